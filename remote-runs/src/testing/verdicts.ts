import type { Issue, Member, Verdict, VerdictReply, WaitingFailure, WaitingRun } from 'shared/contract';

/** A verdict of a colleague, changed as a test needs it. */
export function exampleVerdict(changes: Partial<Verdict> = {}): Verdict {
  return {
    verdict: 'product_bug',
    note: 'The button is gone',
    ticket_url: 'https://tickets.example/7',
    assignee: { user_id: 2, name: 'Grace Hopper' },
    author: { user_id: 1, name: 'Ada Lovelace' },
    judged_at: '2026-03-02T09:00:00.000Z',
    taken_from_test_run_id: null,
    ...changes,
  };
}

/** The ticket of that verdict, as the issue tracker has it. */
export const exampleIssue: Issue = {
  url: 'https://tickets.example/7',
  key: 'SHOP-7',
  title: 'No button',
  status: 'Fixed',
  is_open: false,
  checked_at: '2026-03-02T09:00:00.000Z',
  problem: null,
};

export const exampleVerdictReply = (changes: Partial<VerdictReply> = {}): VerdictReply => ({
  verdict: null,
  signature: 'abc',
  alike: 0,
  ...changes,
});

export const exampleMembers: Member[] = [
  { user_id: 1, name: 'Ada Lovelace', email: 'ada@example.com' },
  { user_id: 2, name: null, email: 'grace@example.com' },
].map((person) => ({ ...person, role: 'editor', joined_at: '2026-03-02T09:00:00.000Z' }));

/** A test run that waits for a verdict. */
function exampleWaitingRun(changes: Partial<WaitingRun> = {}): WaitingRun {
  return {
    id: 31,
    test_name: 'Buy a book',
    row_name: null,
    test_group_run_id: 7,
    test_group_run_name: 'Checkout suite',
    environment: null,
    time_ran: '2026-03-02T09:00:00.000Z',
    failed_step: { place: { step: 2, module: null }, task: 'Click "Buy"' },
    reason: 'There is no "Buy" button.',
    ...changes,
  };
}

/** The newest of test runs that failed alike, and older ones. */
export function exampleWaiting(
  newest: Partial<WaitingRun>,
  ...others: Partial<WaitingRun>[]
): WaitingFailure {
  return {
    count: others.length + 1,
    newest: exampleWaitingRun(newest),
    others: others.map(exampleWaitingRun),
  };
}
