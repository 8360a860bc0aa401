import type { Issue } from 'shared/contract';

/** Whether the issue is open, and what the tracker calls that: `Open: In Progress`, or `Closed` where both are one. Empty: it was not read yet. */
export function issueState({ status, is_open: isOpen }: Issue): string {
  if (status === null) return '';
  const state = isOpen ? 'Open' : 'Closed';
  return status === state ? state : `${state}: ${status}`;
}
