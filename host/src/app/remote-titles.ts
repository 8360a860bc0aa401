import type { RemoteName } from 'shared/registry';

/** What users call the screens of a remote. */
export const REMOTE_TITLES: Record<RemoteName, string> = {
  auth: 'Sign-in',
  suites: 'Test Suites and CI/CD',
  blueprints: 'Tests and Modules',
  runs: 'Runs',
  settings: 'Settings',
};
