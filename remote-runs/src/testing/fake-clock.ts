afterEach(() => jest.useRealTimers());

/** Lets a test skip the waiting. Time goes on by itself too; what the network needs stays real. */
export function startFakeClock(now: Date = new Date()): void {
  jest.useFakeTimers({
    now,
    advanceTimers: true,
    doNotFake: ['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask', 'performance'],
  });
}
