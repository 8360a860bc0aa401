import type { TestRunRow } from '../test-runs/test-runs-repository.ts';

/** A test of a group run, or a row of its table: the try that counts, and those before it, oldest first. */
export interface Tries<Run> {
  counted: Run;
  earlier: Run[];
}

type Tried = Pick<TestRunRow, 'id' | 'blueprintId' | 'rowName' | 'retry' | 'isSuperseded'>;

/** The test runs of a group run by their tests, in the order in which those began. */
export function triesOf<Run extends Tried>(runs: Run[]): Tries<Run>[] {
  const byTest = Map.groupBy(runs, (run) =>
    // A deleted test is none of the others.
    run.blueprintId === null ? run.id : `${run.blueprintId} ${run.rowName ?? ''}`,
  );
  return [...byTest.values()].flatMap((tries) => {
    const ordered = tries.toSorted((one, other) => one.retry - other.retry || one.id - other.id);
    return ordered
      .filter(({ isSuperseded }) => !isSuperseded)
      .map((counted) => ({
        counted,
        earlier: ordered.filter((run) => run.isSuperseded && run.retry < counted.retry),
      }));
  });
}
