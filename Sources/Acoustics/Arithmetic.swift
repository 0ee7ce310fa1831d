import func Glibc.expf
import func Glibc.logf

@inline(__always) func logarithm(_ value: Float) -> Float { logf(value) }
@inline(__always) func exponential(_ value: Float) -> Float { expf(value) }
