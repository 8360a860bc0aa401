import type { VisualBaselines } from 'runner';
import type { Queries } from '../../../platform/database/database.ts';
import type { VisualChecksService } from '../../visual-checks/visual-checks-service.ts';
import { whileHeld, type Attempt } from '../queue/held-attempt-repository.ts';
import type { ExecutedRunRow, StepRow } from '../test-runs/test-runs-repository.ts';

/** What the pages of a run are compared with; undefined: the run is of no test, or its test was deleted. */
export function openRunBaselines(
  visualChecks: VisualChecksService,
  queries: Queries,
  run: ExecutedRunRow,
  { steps, attempt, folder }: { steps: StepRow[]; attempt: Attempt; folder: string },
): VisualBaselines | undefined {
  if (run.blueprintId === null) return undefined;
  return visualChecks.openForRun({
    testRunId: run.kind === 'test' ? run.id : null,
    blueprintId: run.blueprintId,
    browser: run.browser,
    rowName: run.rowName,
    steps: steps.map(({ id, task, place }) => ({ id, task, moduleId: place?.module?.id ?? null })),
    folder,
    write: (work) => whileHeld(queries, attempt, work),
  });
}
