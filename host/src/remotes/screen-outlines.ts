import type { SkeletonShape } from 'shared/ui';

/** What the screen at an address looks like while its code is loading. */
export interface ScreenOutline {
  shape: SkeletonShape;
  /** What the header has next to its title. */
  hasBackLink?: boolean;
  hasDescription?: boolean;
  hasAction?: boolean;
  /** Between the header and the content. */
  hasTabs?: boolean;
}

const EDITOR = { hasBackLink: true, hasAction: true } as const;

/** By the first path segment below the dashboard. */
const OUTLINES = new Map<string, ScreenOutline>(
  Object.entries({
    runs: { shape: 'tall-table', hasAction: true, hasTabs: true },
    // An address of before, which leads to a tab of the runs.
    overview: { shape: 'cards', hasAction: true, hasTabs: true },
    grouprun: { shape: 'table', hasBackLink: true },
    testrun: { shape: 'run', hasBackLink: true },
    tests: { shape: 'searchable-table', hasAction: true, hasTabs: true },
    newtest: { shape: 'editor', ...EDITOR },
    updatetest: { shape: 'editor', ...EDITOR },
    newmodule: { shape: 'module', ...EDITOR },
    updatemodule: { shape: 'module', ...EDITOR },
    'test-suites': { shape: 'cards', hasDescription: true, hasAction: true },
    github: { shape: 'sections', hasDescription: true },
    settings: { shape: 'sections' },
  }),
);

/** The outline of the screen at a path relative to the dashboard. */
export function outlineOf(path: string): ScreenOutline {
  return OUTLINES.get(path.split('/')[0] ?? '') ?? { shape: 'lines' };
}
