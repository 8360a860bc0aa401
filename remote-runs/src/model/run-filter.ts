import type { GroupRunItem } from 'shared/contract';
import { testRunName } from 'shared/format';
import { outcomeOf } from './run-status.ts';

export interface RunFilter {
  text: string;
  isOnlyFailed: boolean;
}

/** The tests whose name holds the text, in whatever case, all or only those that failed; their order stays. */
export function filterItems(items: GroupRunItem[], { text, isOnlyFailed }: RunFilter): GroupRunItem[] {
  const wanted = text.trim().toLocaleLowerCase();
  if (wanted === '' && !isOnlyFailed) return items;
  return items.filter(
    (item) =>
      testRunName(item.test_name, item.row_name).toLocaleLowerCase().includes(wanted) &&
      (!isOnlyFailed || outcomeOf(item) === 'failed'),
  );
}
