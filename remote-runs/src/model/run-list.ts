import type { GroupRun, GroupRunListReply } from 'shared/contract';

/** What is loaded of the list of group runs, without a gap. */
export interface RunList {
  /** Newest first. */
  runs: GroupRun[];
  /** Older runs have smaller ids than this; null: all are loaded, as far as the server says. */
  next_before: number | null;
}

export function startList({ test_group_runs, next_before }: GroupRunListReply): RunList {
  return { runs: test_group_runs, next_before: next_before ?? null };
}

/** The list continued by the page of older runs that was asked for at its end. */
export function appendPage(list: RunList, page: GroupRunListReply): RunList {
  return { runs: mergeRuns(list.runs, page.test_group_runs), next_before: page.next_before ?? null };
}

/**
 * What is known with a page that was just loaded: the newest runs, or those below `before`. Known runs that the page should have but does
 * not have no longer match the filter of the list.
 */
export function applyPage(known: GroupRun[], page: GroupRunListReply, before = Infinity): GroupRun[] {
  const ids = new Set(page.test_group_runs.map(({ id }) => id));
  const end = page.next_before ?? 0;
  const left = known.filter(({ id }) => id >= before || id < end || ids.has(id));
  return mergeRuns(left.length < known.length ? left : known, page.test_group_runs);
}

/** Known runs and fresh ones by id, newest first. What has not changed stays the same object, the list included. */
export function mergeRuns(known: GroupRun[], fresh: GroupRun[]): GroupRun[] {
  const runs = new Map(known.map((run) => [run.id, run]));
  let hasChanged = false;
  for (const run of fresh) {
    const previous = runs.get(run.id);
    if (previous && isSame(previous, run)) continue;
    runs.set(run.id, run);
    hasChanged = true;
  }
  return hasChanged ? [...runs.values()].sort((a, b) => b.id - a.id) : known;
}

/** By value: a newer server may add fields that hold objects. */
function isSame(a: GroupRun, b: GroupRun): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
