export const REMOTE_NAMES = ['auth', 'suites', 'blueprints', 'runs', 'settings'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

/** Raise it with every change of `shared` that breaks an older remote or host. */
export const CONTRACT_VERSION = 12;

/** The two kinds of screens: public ones, and those behind sign-in. */
export type Area = 'public' | 'dashboard';

const OWNERS: Record<Area, Record<string, RemoteName>> = {
  public: {
    login: 'auth',
    signup: 'auth',
    'forgot-password': 'auth',
    'password-reset': 'auth',
    invitation: 'auth',
    'confirm-email': 'auth',
    'notification-mails': 'auth',
    'privacy-policy': 'settings',
    'terms-of-use': 'settings',
    s: 'runs',
  },
  dashboard: {
    runs: 'runs',
    overview: 'runs',
    grouprun: 'runs',
    testrun: 'runs',
    tests: 'blueprints',
    newtest: 'blueprints',
    newmodule: 'blueprints',
    updatetest: 'blueprints',
    updatemodule: 'blueprints',
    'test-suites': 'suites',
    github: 'suites',
    settings: 'settings',
  },
};

/** The remote that owns a path, given relative to its area: its first segment decides. Null if no remote does. */
export function ownerOf(area: Area, path: string): RemoteName | null {
  const [segment = ''] = path.replace(/^\//, '').split('/');
  return new Map(Object.entries(OWNERS[area])).get(segment) ?? null;
}

/** The remote that owns a whole path of the site; null if no remote does. */
export function remoteAt(pathname: string): RemoteName | null {
  const inside = /^\/dashboard\/(.*)$/.exec(pathname);
  return inside ? ownerOf('dashboard', inside[1] ?? '') : ownerOf('public', pathname);
}
