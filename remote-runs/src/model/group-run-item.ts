import type { GroupRunItem } from 'shared/contract';
import { isUnfinished } from './run-status.ts';

/** Steps passed of all, as `3/4`; blank while the test is not through. */
export function stepsPassedText(item: GroupRunItem): string {
  if (isUnfinished(item.status)) return '';
  return `${item.total_steps - item.steps_failed}/${item.total_steps}`;
}
