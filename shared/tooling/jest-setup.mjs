import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// The first test of a file also loads the modules of a screen, perhaps on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

// On a busy machine a notification could close before a test has read it. `toasts.test.tsx` tests the real times.
jest.mock('shared/constants', () => ({
  ...jest.requireActual('shared/constants'),
  TOAST_DURATION: 600_000,
  TOAST_DURATION_EDITOR: 600_000,
  RUN_NOTICE_DURATION: 600_000,
}));

// A test that fails must not leave its fake timers to the next.
afterEach(() => {
  jest.useRealTimers();
});
