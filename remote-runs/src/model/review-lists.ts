import type { ReviewList } from 'shared/constants';

interface ReviewListView {
  label: string;
  /** `3 failed test runs of this run wait for a verdict.` */
  totalText: (count: string, isOne: boolean, isOfRun: boolean) => string;
  nothing: string;
  nothingOfRun: string;
}

const runs = (count: string, isOne: boolean, isOfRun: boolean) =>
  `${count} failed test ${isOne ? 'run' : 'runs'}${isOfRun ? ' of this run' : ''}`;

/** What the lists of failures are called, and say. */
export const REVIEW_LIST_VIEWS: Record<ReviewList, ReviewListView> = {
  waiting: {
    label: 'To review',
    totalText: (...total) => `${runs(...total)} ${total[1] ? 'waits' : 'wait'} for a verdict.`,
    nothing: 'Nothing to review: each failure has a verdict, or its test has passed since.',
    nothingOfRun: 'Nothing to review in this run: each failure has a verdict, or its test has passed since.',
  },
  mine: {
    label: 'My failures',
    totalText: (...total) => `${runs(...total)} ${total[1] ? 'is' : 'are'} assigned to you.`,
    nothing: 'No failure is assigned to you.',
    nothingOfRun: 'No failure of this run is assigned to you.',
  },
  passed_since: {
    label: 'Passed since',
    totalText: (...total) =>
      `${runs(...total)} ${total[1] ? 'has' : 'have'} no verdict, and ${total[1] ? 'its test has' : 'their tests have'} passed since.`,
    nothing: 'No test has passed since it failed without a verdict.',
    nothingOfRun: 'No test of this run has passed since it failed without a verdict.',
  },
};
