import { memo } from 'react';
import type { GroupRunItem } from 'shared/contract';
import { runDuration, shortDateTime } from 'shared/format';
import { paths } from 'shared/router';
import { Cell, RowLink, StatusBadge, TableRow } from 'shared/ui';
import { stepsPassedText } from '../../model/group-run-item.ts';

export const TestRunRow = memo(function TestRunRow({ item }: { item: GroupRunItem }) {
  const { id, test_name, status, time_ran, total_duration } = item;
  return (
    <TableRow>
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
        {status === 'cancelled' && total_duration === null ? '–' : runDuration(total_duration)}
      </Cell>
    </TableRow>
  );
});
