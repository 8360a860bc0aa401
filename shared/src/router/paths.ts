export type TestsTab = 'tests' | 'modules';

/** A step of a test run by its number, and an action of it (from 1). */
export interface TestRunPlace {
  step: number;
  action?: number | null;
}

/** Every address of the product, in one place. */
export const paths = {
  home: () => '/',
  login: (next?: string) => (next ? `/login?${new URLSearchParams({ next })}` : '/login'),
  signup: () => '/signup',
  forgotPassword: () => '/forgot-password',
  passwordReset: (token: string) => `/password-reset/${encodeURIComponent(token)}`,
  privacyPolicy: () => '/privacy-policy',
  termsOfUse: () => '/terms-of-use',
  dashboard: () => '/dashboard',
  runs: () => '/dashboard/runs',
  groupRun: (id: number) => `/dashboard/grouprun/${id}`,
  testRun: (id: number, place?: TestRunPlace) => `/dashboard/testrun/${id}${place ? placeQuery(place) : ''}`,
  tests: (tab: TestsTab = 'tests') => `/dashboard/tests?tab=${tab}`,
  newTest: () => '/dashboard/newtest',
  newModule: () => '/dashboard/newmodule',
  updateTest: (id: number) => `/dashboard/updatetest/${id}`,
  updateModule: (id: number) => `/dashboard/updatemodule/${id}`,
  testSuites: () => '/dashboard/test-suites',
  github: () => '/dashboard/github',
  githubSetup: () => '/dashboard/github/setup',
  githubInstructions: () => '/dashboard/github/instructions',
  settings: () => '/dashboard/settings',
} as const;

function placeQuery({ step, action }: TestRunPlace): string {
  return `?step=${step}${action ? `&action=${action}` : ''}`;
}

/** Where to go after signing in: the `next` of the address if it is a path of this site, else the dashboard. */
export function safeNextPath(next: string | null): string {
  if (!next || !next.startsWith('/')) return paths.dashboard();
  const base = 'https://steplight.invalid';
  const url = URL.parse(next, base);
  // `/.//name` is a path of this site to the parser, and another site's address once the dot is gone.
  const isOfThisSite = url?.origin === base && !url.pathname.startsWith('//');
  return isOfThisSite ? url.pathname + url.search + url.hash : paths.dashboard();
}
