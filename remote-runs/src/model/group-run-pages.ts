import type { GroupRun, GroupRunListReply } from 'shared/contract';

/** The runs of all loaded pages; one that a new run pushed over a page's edge is listed once. */
export function joinPages(pages: GroupRunListReply[]): GroupRun[] {
  const runs = pages.flatMap((page) => page.test_group_runs);
  return [...new Map(runs.map((run) => [run.id, run])).values()];
}
