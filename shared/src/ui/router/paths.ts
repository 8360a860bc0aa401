export type TestsTab = 'tests' | 'modules';

/** A step of a test run by its number, and one of its actions (from 1). */
export interface TestRunLocation {
  step: number;
  action?: number | null;
}

/** What is to be done to a step that is edited. */
type FixToEdit =
  /** A name on the page is to stand in the sentence instead of one that was missing. */
  | { missing: string; name: string }
  /** Another sentence is to stand in its place; a password in it is masked. */
  | { sentence: string }
  /** A step with this sentence is to be inserted before it. */
  | { before: string }
  /** The run is to treat it as an interruption, as this sentence says. */
  | { handle: string }
  /** These sentences are to stand in its place, a step each. */
  | { keep: string[] };

/** A step of a test or module, by its number in the editor, to be edited because of what came of it in a test run. */
export interface StepToEdit {
  step: number;
  /** The id of the test run. */
  run: number;
  fix?: FixToEdit;
}

/** Every address of the product, in one place. */
export const paths = {
  home: () => '/',
  login: (next?: string) => (next ? `/login?${new URLSearchParams({ next })}` : '/login'),
  signup: () => '/signup',
  forgotPassword: () => '/forgot-password',
  passwordReset: (token: string) => `/password-reset/${encodeURIComponent(token)}`,
  invitation: (token: string) => `/invitation/${encodeURIComponent(token)}`,
  confirmEmail: (token: string) => `/confirm-email/${encodeURIComponent(token)}`,
  notificationMails: (token: string) => `/notification-mails/${encodeURIComponent(token)}`,
  privacyPolicy: () => '/privacy-policy',
  termsOfUse: () => '/terms-of-use',
  /** What a share link leads to; of a group run also one of its test runs. */
  shared: (token: string, testRunId?: number) =>
    `/s/${encodeURIComponent(token)}${testRunId === undefined ? '' : `/${testRunId}`}`,
  dashboard: () => '/dashboard',
  runs: () => '/dashboard/runs',
  overview: () => '/dashboard/runs?tab=overview',
  /** Failed test runs without a verdict. */
  runsToReview: (groupRunId?: number) =>
    `/dashboard/runs?tab=review${groupRunId === undefined ? '' : `&run=${groupRunId}`}`,
  groupRun: (id: number) => `/dashboard/grouprun/${id}`,
  testRun: (id: number, at?: TestRunLocation) => `/dashboard/testrun/${id}${at ? locationQuery(at) : ''}`,
  tests: (tab: TestsTab = 'tests') => `/dashboard/tests?tab=${tab}`,
  /** The tests of a suite. */
  suiteTests: (suiteId: number) => `/dashboard/tests?tab=tests&suite=${suiteId}`,
  /** Of the suite, if one is given. */
  newTest: (suiteId?: number) => `/dashboard/newtest${suiteId === undefined ? '' : `?suite=${suiteId}`}`,
  newModule: () => '/dashboard/newmodule',
  updateTest: (id: number, edit?: StepToEdit) => `/dashboard/updatetest/${id}${edit ? editQuery(edit) : ''}`,
  updateModule: (id: number, edit?: StepToEdit) =>
    `/dashboard/updatemodule/${id}${edit ? editQuery(edit) : ''}`,
  testSuites: () => '/dashboard/test-suites',
  github: () => '/dashboard/github',
  githubSetup: () => '/dashboard/github/setup',
  githubInstructions: () => '/dashboard/github/instructions',
  settings: () => '/dashboard/settings',
  auditLog: () => '/dashboard/settings/audit',
} as const;

function locationQuery({ step, action }: TestRunLocation): string {
  return `?step=${step}${action ? `&action=${action}` : ''}`;
}

function editQuery({ step, run, fix }: StepToEdit): string {
  const what = fix ? `&${new URLSearchParams(fixParameters(fix))}` : '';
  return `?step=${step}&edit=true&run=${run}${what}`;
}

function fixParameters(fix: FixToEdit): Record<string, string> | string[][] {
  if ('keep' in fix) return fix.keep.map((sentence) => ['keep', sentence]);
  return 'missing' in fix ? { missing: fix.missing, use: fix.name } : fix;
}

/** Where to go after signing in: the `next` of the address if it is a path of this site, else the dashboard. */
export function safeNextPath(next: string | null): string {
  if (!next || !next.startsWith('/')) return paths.dashboard();
  const base = 'https://steplight.invalid';
  const url = URL.parse(next, base);
  // The parser reads `/.//name` as a path of this site, but without the dot it is another site's address.
  const isSameSite = url?.origin === base && !url.pathname.startsWith('//');
  return isSameSite ? url.pathname + url.search + url.hash : paths.dashboard();
}
