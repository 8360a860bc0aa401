import type { TestRun } from 'shared/contract';
import { lazyPart } from 'shared/remote';
import { useIsComparing } from '../../features/compare/CompareLink.tsx';
import { TestRunResults } from './TestRunResults.tsx';

const CompareView = lazyPart(
  async () => (await import('../../features/compare/CompareView.tsx')).CompareView,
);

interface Props {
  run: TestRun;
  /** Asks for the run again: the addresses of its media last an hour. */
  onRefresh: () => Promise<unknown>;
}

/** The steps of a run with their media or, if the address says so, next to those of the last passed run. */
export function TestRunView(props: Props) {
  if (!useIsComparing()) return <TestRunResults {...props} />;
  return <CompareView {...props} />;
}
