/** Badges and bars for the results of tests. */
export { FlakyBadge } from './FlakyBadge.tsx';
export { ResultStrip } from './ResultStrip.tsx';
export { StatusBadge } from './StatusBadge.tsx';
export { VERDICT_VIEWS } from './verdict-views.ts';
export { statusView } from './status-view.ts';
export type { StatusView } from './status-view.ts';
