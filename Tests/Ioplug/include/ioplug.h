#pragma once
// The library of this target is loaded by libasound; nothing of it is called from Swift.
