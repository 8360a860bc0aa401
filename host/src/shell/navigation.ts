import { Blocks, FlaskConical, GitBranch, PlayCircle, type LucideIcon } from 'lucide-react';
import type { RemoteName } from 'shared/remote';
import { paths } from 'shared/router';

export interface NavigationItem {
  label: string;
  to: string;
  icon: LucideIcon;
  /** Loaded ahead when a person points at the item. */
  remote: RemoteName;
}

export const navigation: NavigationItem[] = [
  { label: 'Runs', to: paths.runs(), icon: PlayCircle, remote: 'runs' },
  { label: 'Tests and Modules', to: paths.tests(), icon: FlaskConical, remote: 'blueprints' },
  { label: 'Test Suites', to: paths.testSuites(), icon: Blocks, remote: 'suites' },
  { label: 'CI/CD', to: paths.github(), icon: GitBranch, remote: 'suites' },
];
