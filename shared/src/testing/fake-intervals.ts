/**
 * Fakes `setInterval` only, so that a test can advance to the next poll while requests and waiting use real time: with
 * a faked `setTimeout`, `findBy…` would use up its time before a busy machine has answered. Ends with the test.
 */
export function fakeIntervals(): void {
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: [
      ...(['Date', 'performance', 'hrtime', 'nextTick', 'queueMicrotask'] as const),
      ...(['setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'] as const),
      ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
      ...(['requestIdleCallback', 'cancelIdleCallback'] as const),
    ],
  });
}
