import { memo, type ComponentProps } from 'react';
import type { GroupRunItem } from 'shared/contract';
import { runDuration, shortDateTime } from 'shared/format';
import { paths } from 'shared/router';
import { Cell, RowLink, TableRow } from 'shared/table';
import { StatusBadge } from 'shared/results';
import { stepsPassedText } from '../../model/run-status.ts';

interface Props extends ComponentProps<'tr'> {
  item: GroupRunItem;
}

export const TestRunRow = memo(function TestRunRow({ item, ...row }: Props) {
  const { id, test_name, status, time_ran, total_duration } = item;
  return (
    <TableRow {...row}>
      <Cell>
        <RowLink to={paths.testRun(id)}>{test_name}</RowLink>
      </Cell>
      <Cell label="Status">
        <StatusBadge status={status} />
      </Cell>
      <Cell label="Steps Passed" isNumeric>
        {stepsPassedText(item)}
      </Cell>
      <Cell label="Time Run" isNumeric>
        {time_ran === null ? '–' : shortDateTime(time_ran)}
      </Cell>
      <Cell label="Total Duration" isNumeric>
        {status === 'cancelled' && typeof total_duration !== 'number' ? '–' : runDuration(total_duration)}
      </Cell>
    </TableRow>
  );
});
