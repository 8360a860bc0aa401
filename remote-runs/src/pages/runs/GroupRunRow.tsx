import { memo } from 'react';
import type { GroupRun } from 'shared/contract';
import { longDateTime, runDuration } from 'shared/format';
import { paths } from 'shared/router';
import { Cell, RowLink, TableRow, Text } from 'shared/ui';
import { RelativeTime } from '../../features/times/RelativeTime.tsx';
import { isUnfinished } from '../../model/run-status.ts';
import { ResultCell } from './ResultCell.tsx';

export const GroupRunRow = memo(function GroupRunRow({ run }: { run: GroupRun }) {
  const start = run.startTime ?? run.created_at;
  return (
    <TableRow>
      <Cell>
        <div>
          <RowLink to={paths.groupRun(run.id)}>{run.name}</RowLink>
          <Text size="sm" tone="muted">
            {longDateTime(start)} · <RelativeTime at={start} />
          </Text>
        </div>
      </Cell>
      <Cell label="Duration">{isUnfinished(run.status) ? 'In progress' : runDuration(run.duration)}</Cell>
      <Cell label="Test Results">
        <ResultCell run={run} />
      </Cell>
    </TableRow>
  );
});
