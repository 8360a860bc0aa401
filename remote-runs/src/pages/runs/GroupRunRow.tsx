import { memo, type ComponentProps } from 'react';
import type { GroupRun } from 'shared/contract';
import { longDateTime, runDuration } from 'shared/format';
import { paths } from 'shared/router';
import { space, styled } from 'shared/theme';
import { Cell, RowLink, TableRow } from 'shared/table';
import { Text } from 'shared/ui';
import { RelativeTime } from '../../features/times/RelativeTime.tsx';
import { isUnfinished } from '../../model/run-status.ts';
import { ResultCell } from './ResultCell.tsx';
import { StarterMark } from './StarterMark.tsx';

interface Props extends ComponentProps<'tr'> {
  run: GroupRun;
}

export const GroupRunRow = memo(function GroupRunRow({ run, ...row }: Props) {
  const start = run.startTime ?? run.created_at;
  return (
    <TableRow {...row}>
      <Cell>
        <div>
          <RowLink to={paths.groupRun(run.id)}>{run.name}</RowLink>
          <Origin>
            <Text size="sm" tone="muted">
              {longDateTime(start)} · <RelativeTime at={start} />
            </Text>
            {run.started_by && <StarterMark starter={run.started_by} />}
          </Origin>
        </div>
      </Cell>
      <Cell label="Duration">{isUnfinished(run.status) ? 'In progress' : runDuration(run.duration)}</Cell>
      <Cell label="Test Results">
        <ResultCell run={run} />
      </Cell>
    </TableRow>
  );
});

const Origin = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  align-items: center;
`;
