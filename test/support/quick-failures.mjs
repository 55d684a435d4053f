// Without a message, a failing `assert.ok` of Node 20 looks for its expression in the source. In the one long line to
// which tsx compiles a file that takes minutes, and the file runs out of time instead of saying what failed.
import assert from 'node:assert/strict';

const { ok } = assert;
assert.ok = (value, message = 'expected a truthy value') => ok(value, message);
