import func Glibc.cosf
import func Glibc.expf
import func Glibc.log10f
import func Glibc.logf
import func Glibc.sinf

@inline(__always) func logarithm(_ value: Float) -> Float { logf(value) }
@inline(__always) func exponential(_ value: Float) -> Float { expf(value) }
/// Octaves from 1.
@inline(__always) func octaves(_ ratio: Float) -> Float { logf(ratio) * 1.442_695_04 }
/// The decibels of a power.
@inline(__always) func decibels(_ power: Float) -> Float { 10 * log10f(power) }
@inline(__always) func sine(_ angle: Float) -> Float { sinf(angle) }
@inline(__always) func cosine(_ angle: Float) -> Float { cosf(angle) }
