import type { Issue } from 'shared/contract';

/** Whether the issue is open, and what the tracker calls that: `Open: In Progress`, or `Closed` where both are one. */
export function issueState({ status, is_open: isOpen }: Issue): string {
  const state = isOpen ? 'Open' : 'Closed';
  return status === null || status === state ? state : `${state}: ${status}`;
}
