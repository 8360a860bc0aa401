import { OVERVIEW_STEP_RUNS } from 'shared/constants';
import type { OverviewSlowStep } from 'shared/contract';
import { runDuration } from 'shared/format';
import { paths } from 'shared/router';
import { Cell, TableRow } from 'shared/table';
import { NameLink } from './NameLink.tsx';
import { OverviewSection } from './OverviewSection.tsx';

const COLUMNS = [
  { name: 'Step', width: '45%' },
  { name: 'Test' },
  { name: 'Median', isNumeric: true },
  { name: 'Passed', isNumeric: true },
];

const NEWEST = OVERVIEW_STEP_RUNS.toLocaleString('en-US');

/** The steps that took longest where they passed. */
export function SlowSteps({ steps }: { steps: readonly OverviewSlowStep[] }) {
  return (
    <OverviewSection
      title="Slowest steps"
      description={`By the median of how long they took, in the last ${NEWEST} test runs of the period.`}
      empty="No step has passed in the period."
      columns={COLUMNS}
      rows={steps.map((step) => (
        <TableRow key={`${step.test_run_id} ${step.step_number}`}>
          <Cell>
            <NameLink to={paths.testRun(step.test_run_id, { step: step.step_number })} name={step.task} />
          </Cell>
          <Cell label="Test">
            <NameLink to={paths.updateTest(step.test_blueprint_id)} name={step.test_name} />
          </Cell>
          <Cell label="Median" isNumeric>
            {runDuration(step.median_duration)}
          </Cell>
          <Cell label="Passed" isNumeric>
            {step.count} {step.count === 1 ? 'time' : 'times'}
          </Cell>
        </TableRow>
      ))}
    />
  );
}
