import type { RemoteName } from 'shared/registry';

/** What people call the part of the product that a remote brings. */
export const REMOTE_TITLES: Record<RemoteName, string> = {
  auth: 'Sign-in',
  suites: 'Test Suites and CI/CD',
  blueprints: 'Tests and Modules',
  runs: 'Runs',
  settings: 'Settings',
};
