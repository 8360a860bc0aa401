import type { OverviewTest } from 'shared/contract';
import { paths } from 'shared/router';
import { Cell, TableRow } from 'shared/table';
import { NameLink } from './NameLink.tsx';
import { OverviewSection } from './OverviewSection.tsx';
import { RunLink } from './RunLink.tsx';

const KINDS = {
  failing: {
    title: 'Most failing tests',
    description: 'By the number of their bad results in the period.',
    empty: 'No test has failed in the period.',
    column: 'Failed',
  },
  flaky: {
    title: 'Most flaky tests',
    description:
      'By how often they passed at a later try only, or passed and failed with the same version of test and site.',
    empty: 'No test was flaky in the period.',
    column: 'Flaky',
  },
};

interface Props {
  kind: keyof typeof KINDS;
  tests: readonly OverviewTest[];
}

/** The tests that failed or were flaky most often. */
export function WorstTests({ kind, tests }: Props) {
  const { column, ...texts } = KINDS[kind];
  return (
    <OverviewSection
      {...texts}
      columns={[{ name: 'Test' }, { name: column, isNumeric: true }, { name: 'Last time', isNumeric: true }]}
      rows={tests.map(({ test_blueprint_id: id, name, count, results, last }) => (
        <TableRow key={id}>
          <Cell>
            <NameLink to={paths.updateTest(id)} name={name} />
          </Cell>
          <Cell label={column} isNumeric>
            {count} of {results}
          </Cell>
          <Cell label="Last time" isNumeric>
            <RunLink run={last} name={name} />
          </Cell>
        </TableRow>
      ))}
    />
  );
}
