import { Blocks, FlaskConical, GitBranch, PlayCircle, type LucideIcon } from 'lucide-react';
import { paths } from 'shared/router';

export interface NavigationItem {
  label: string;
  to: string;
  icon: LucideIcon;
  /** First path segments below the dashboard that belong to the item; its own screen's comes first. */
  segments: readonly string[];
}

export const navigation: NavigationItem[] = [
  {
    label: 'Runs',
    to: paths.runs(),
    icon: PlayCircle,
    segments: ['runs', 'overview', 'grouprun', 'testrun'],
  },
  {
    label: 'Tests and Modules',
    to: paths.tests(),
    icon: FlaskConical,
    segments: ['tests', 'newtest', 'newmodule', 'updatetest', 'updatemodule'],
  },
  {
    label: 'Test Suites',
    to: paths.testSuites(),
    icon: Blocks,
    segments: ['test-suites'],
  },
  { label: 'CI/CD', to: paths.github(), icon: GitBranch, segments: ['github'] },
];

/** `aria-current` of an item: `page` on its own screen, `true` on one that belongs to it. `/dashboard` means the runs. */
export function ariaCurrent({ segments }: NavigationItem, pathname: string): 'page' | 'true' | undefined {
  const [, , segment = '', ...below] = pathname.split('/');
  const at = segments.indexOf(segment || 'runs');
  if (at < 0) return undefined;
  return at === 0 && below.join('') === '' ? 'page' : 'true';
}
