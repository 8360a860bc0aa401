import type { VerdictFilter } from 'shared/constants';
import { VERDICT_LABELS } from 'shared/list-filter';
import { statusView } from 'shared/results';
import { TEST_FILTERS, WITHOUT_SUITE, type ListFilter } from './list-filter.ts';

type TestFilter = (typeof TEST_FILTERS)[number];

/** What the tests are narrowed by, each as a short text. @param suite the name of the suite, as soon as it is known */
export function chipsOf(
  filter: ListFilter,
  suite: string | undefined,
): { name: TestFilter; label: string }[] {
  return TEST_FILTERS.flatMap((name) => {
    const value = filter[name];
    return value === undefined ? [] : [{ name, label: LABELS[name](value, suite) }];
  });
}

const LABELS: Record<TestFilter, (value: string, suite: string | undefined) => string> = {
  status: (value) => `Status: ${statusView(value).label}`,
  verdict: (value) => `Verdict: ${VERDICT_LABELS[value as VerdictFilter]}`,
  text: (value) => `Failure: “${value}”`,
  suite: (value, suite) => (value === WITHOUT_SUITE ? 'No suite' : `Suite: ${suite ?? value}`),
  tag: (value) => `Tag: ${value}`,
};
