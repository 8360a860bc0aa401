import { GitBranch, MessageSquare, Server } from 'lucide-react';
import { memo, type ComponentProps } from 'react';
import type { GroupRun } from 'shared/contract';
import { longDateTime, relativeTime, runDuration } from 'shared/format';
import { paths } from 'shared/router';
import { color, font, inlineRow, styled, wrappingRow } from 'shared/theme';
import { Cell, RowLink, TableRow } from 'shared/table';
import { Badge, Text, VisuallyHidden } from 'shared/ui';
import { StartedBy } from '../../components/StartedBy.tsx';
import { isUnfinished } from '../../model/run-status.ts';
import { useTickingText } from '../../state/clock.ts';
import { ResultCell } from './ResultCell.tsx';

interface Props extends ComponentProps<'tr'> {
  run: GroupRun;
}

export const GroupRunRow = memo(function GroupRunRow({ run, ...row }: Props) {
  const start = run.startTime ?? run.created_at;
  return (
    <TableRow {...row}>
      <Cell>
        <div>
          <RowLink to={paths.groupRun(run.id)} name={run.name} />
          <Origin>
            <Text size="sm" tone="muted">
              {longDateTime(start)} · <RelativeTime at={start} />
            </Text>
            <StartedBy run={run} isBrief />
            {run.environment && <Place icon={<Server />}>{run.environment}</Place>}
            {run.branch && <Place icon={<GitBranch />}>{run.branch}</Place>}
            <CommentCount count={run.comment_count ?? 0} />
          </Origin>
        </div>
      </Cell>
      <Cell label="Duration">
        <Duration>{isUnfinished(run.status) ? 'In progress' : runDuration(run.duration)}</Duration>
      </Cell>
      <Cell label="Test Results">
        <ResultCell run={run} />
      </Cell>
    </TableRow>
  );
});

/** How long ago something was (`at`: ISO 8601); updates by itself. */
function RelativeTime({ at }: { at: string }) {
  const text = useTickingText((now) => relativeTime(new Date(at), now));
  return <time dateTime={at}>{text}</time>;
}

const Duration = styled.span`
  white-space: nowrap;
`;

const Origin = styled.div`
  ${wrappingRow(0, 3)}
`;

/** A column is as wide as the longest text in it that does not wrap. */
const Place = styled(Badge)`
  max-width: 16rem;
`;

/** How many comments there are on a run; nothing where there are none. */
function CommentCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Root>
      <MessageSquare size={14} aria-hidden />
      <span>
        {count}
        <VisuallyHidden>{count === 1 ? ' comment' : ' comments'}</VisuallyHidden>
      </span>
    </Root>
  );
}

const Root = styled.span`
  ${font('sm')}
  ${inlineRow(1)}
  color: ${color('textMuted')};
`;
