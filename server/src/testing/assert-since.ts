import assert from 'node:assert/strict';

/** Fails unless the time is one from `start`, in milliseconds, until now. */
export function assertSince(start: number, time: string | number | null): void {
  const at = time === null ? NaN : new Date(time).getTime();
  const now = Date.now();
  assert.ok(start <= at && at <= now, `${time} is not from ${start} until ${now}`);
}
