import { Columns2, X } from 'lucide-react';
import type { TestRun } from 'shared/contract';
import { useQuery } from 'shared/query';
import { paths, useSearchParams } from 'shared/router';
import { LinkButton } from 'shared/ui';
import { lastPassedQuery } from '../../api/last-passed.ts';
import { isComparable } from '../../model/test-run.ts';

/** Whether the address asks for the comparison of a test run. */
export function useIsComparing(): boolean {
  return useSearchParams()[0].get('compare') === 'last-passed';
}

/** From a run that failed to its comparison with the last passed one, if there is one, and back. */
export function CompareLink({ run }: { run: TestRun }) {
  const isComparing = useIsComparing();
  const mayCompare = isComparable(run);
  const { data } = useQuery({ ...lastPassedQuery(run.id), enabled: mayCompare });
  if (!mayCompare || !(isComparing || data?.test_run)) return null;
  const to = paths.testRun(run.id);
  return isComparing ? (
    <LinkButton variant="secondary" icon={<X size={16} aria-hidden />} to={to}>
      Close Comparison
    </LinkButton>
  ) : (
    <LinkButton
      variant="secondary"
      icon={<Columns2 size={16} aria-hidden />}
      to={`${to}?compare=last-passed`}
    >
      Compare With Last Passed
    </LinkButton>
  );
}
