import { takeRefusedConnections } from '../src/testing/real-connections.ts';

// Tests in the node environment have no use for these, and load faster without.
if (typeof document !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');
  // The first test of a file also loads the modules of a screen, perhaps on a busy machine. No wait of the product is as long (see `startFakeClock`).
  jest.requireActual('@testing-library/dom').configure({ asyncUtilTimeout: 61_234 });
  // React notes a stack for each of the first ten thousand elements a second, which only its developer tools show.
  const react = jest.requireActual('react');
  const internals = react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });
}

// On a busy machine a notification could close before a test has read it, and an answer take long. `toasts.test.tsx` tests the real times.
jest.mock('shared/constants', () => ({
  ...jest.requireActual('shared/constants'),
  TOAST_DURATION: 600_000,
  TOAST_DURATION_EDITOR: 600_000,
  RUN_NOTICE_DURATION: 600_000,
  SLOW_LOAD_MS: 600_000,
}));

// What a test leaves in the browser, an unsaved draft say, must not reach the next.
beforeEach(() => {
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
});

// A test that fails must not leave its fake timers to the next.
afterEach(() => {
  jest.useRealTimers();
});

// A page shows a refused call like any failed one; the test names the address.
afterEach(() => {
  const refused = takeRefusedConnections();
  if (refused.length > 0) throw new Error(`Refused to connect to ${refused.join(', ')}.`);
});
