import type { GroupRunDetailReply } from 'shared/contract';
import { callApi } from '../../flows/call-api.ts';

export interface Screen {
  path: string;
  /** What the window's title says before the product's name. */
  title: string;
}

/** Every screen that needs no sign-in, and shows no problem without one. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  { path: '/login', title: 'Login' },
  { path: '/signup', title: 'Sign up' },
  { path: '/forgot-password', title: 'Forgot password' },
  { path: '/password-reset/token', title: 'Reset password' },
  { path: '/confirm-email/token', title: 'Confirm e-mail address' },
  { path: '/notification-mails/token', title: 'Mails with results' },
  { path: '/privacy-policy', title: 'Privacy Policy' },
  { path: '/terms-of-use', title: 'Terms of Use' },
  { path: '/nonsense', title: 'Page not found' },
];

/** Every screen behind sign-in whose address is known beforehand. A new one is one line here. */
export const DASHBOARD_SCREENS: readonly Screen[] = [
  { path: '/dashboard', title: 'Runs' },
  { path: '/dashboard/runs', title: 'Runs' },
  { path: '/dashboard/runs?tab=overview', title: 'Runs' },
  { path: '/dashboard/runs?tab=review', title: 'Runs' },
  { path: '/dashboard/tests?tab=tests', title: 'Tests and Modules' },
  { path: '/dashboard/tests?tab=modules', title: 'Tests and Modules' },
  { path: '/dashboard/newtest', title: 'Create New Test' },
  { path: '/dashboard/newmodule', title: 'Create New Module' },
  { path: '/dashboard/test-suites', title: 'Test Suites' },
  { path: '/dashboard/github', title: 'CI/CD' },
  { path: '/dashboard/github/setup', title: 'CI/CD' },
  { path: '/dashboard/github/instructions', title: 'CI/CD instructions' },
  { path: '/dashboard/settings', title: 'Settings' },
  { path: '/dashboard/settings/you', title: 'Settings' },
  { path: '/dashboard/settings/access', title: 'Settings' },
  { path: '/dashboard/settings/audit', title: 'Audit Log' },
  { path: '/dashboard/nonsense', title: 'Page not found' },
];

/** The screens of one seeded test and one seeded module. */
export async function blueprintScreens(): Promise<Screen[]> {
  const { test_blueprints: blueprints } = await callApi('GET /test_blueprint/list');
  // The oldest of them: other specs make tests of their own, and delete them.
  const idOf = (type: string) =>
    Math.min(...blueprints.filter((blueprint) => blueprint.type === type).map(({ id }) => id));
  return [
    { path: `/dashboard/updatetest/${idOf('integration')}`, title: 'Update Test' },
    { path: `/dashboard/updatemodule/${idOf('module')}`, title: 'Update Module' },
  ];
}

/** The screens of a run and of its tests; those that failed are also compared with their last passed run. */
export function runScreens({ test_group_run: groupRun, test_runs: testRuns }: GroupRunDetailReply): Screen[] {
  return [
    { path: `/dashboard/grouprun/${groupRun.id}`, title: groupRun.name },
    ...testRuns.map(({ id, test_name }) => ({ path: `/dashboard/testrun/${id}`, title: test_name })),
    ...testRuns
      .filter(({ status }) => status === 'failed')
      .map(({ id, test_name }) => ({
        path: `/dashboard/testrun/${id}?compare=last-passed`,
        title: test_name,
      })),
  ];
}
