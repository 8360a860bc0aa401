import { getConfig } from '@testing-library/react';

type TimerId = ReturnType<typeof setTimeout>;

/** Shorter waits are those of the tools: user-event lets the page act, `findBy…` looks at it. */
const MIN_FAKED_MS = 100;

/**
 * Stops the calendar at a moment, and timers with it: polls, notifications and delays pass only by `jest.advanceTimersByTimeAsync`, however
 * slow the machine is. What the network, React and testing-library need stays real. Ends with the test.
 */
export function startFakeClock(now: Date = new Date()): void {
  const real = currentTimers();
  jest.useFakeTimers({
    now,
    doNotFake: [
      ...(['performance', 'hrtime', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
      ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
      ...(['requestIdleCallback', 'cancelIdleCallback'] as const),
    ],
  });
  const fake = currentTimers();
  const faked = new Set<TimerId | undefined>();
  // With a faked `setTimeout`, `findBy…` would advance the clock itself, and be at its end before a busy machine has answered.
  const isLimitOfFind = (delay: number) => delay === getConfig().asyncUtilTimeout;
  const start =
    (kind: 'setTimeout' | 'setInterval') =>
    (callback: () => void, delay = 0) => {
      if (delay < MIN_FAKED_MS || isLimitOfFind(delay)) return real[kind](callback, delay);
      const timer = fake[kind](callback, delay);
      faked.add(timer);
      return timer;
    };
  const stop = (kind: 'clearTimeout' | 'clearInterval') => (timer: TimerId | undefined) =>
    (faked.has(timer) ? fake : real)[kind](timer);
  Object.assign(globalThis, {
    setTimeout: start('setTimeout'),
    setInterval: start('setInterval'),
    clearTimeout: stop('clearTimeout'),
    clearInterval: stop('clearInterval'),
  });
}

const currentTimers = () => ({ setTimeout, setInterval, clearTimeout, clearInterval });
