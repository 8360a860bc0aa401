import type { SentAuditEvent } from 'shared/contract';
import { shortDateTime } from 'shared/format';
import { Cell, HeadCell, Table, TableRow } from 'shared/table';
import { styled } from 'shared/theme';
import { Button, Stack, Text, VisuallyHidden } from 'shared/ui';
import { wide } from '../../components/wide.ts';
import { actionLabel } from '../../model/audit-words.ts';

interface Props {
  events: SentAuditEvent[];
  onOpen: (event: SentAuditEvent) => void;
}

/** A failed sign-in has no person; it is nothing automatic. */
const UNKNOWN = 'unknown';

const KINDS: Partial<Record<SentAuditEvent['actor_kind'], string>> = {
  api_key: 'API key',
  operator: 'Operator of the server',
  system: 'Automatic',
};

/** Events, newest first. */
export function AuditTable({ events, onOpen }: Props) {
  return (
    <Table
      label="Audit log"
      head={
        <>
          <HeadCell>Time</HeadCell>
          <HeadCell>Person</HeadCell>
          <HeadCell>Action</HeadCell>
          <HeadCell>Subject</HeadCell>
          <HeadCell isLabelHidden>Details</HeadCell>
        </>
      }
    >
      {events.map((event) => (
        <TableRow key={event.id}>
          <TimeCell label="Time">
            <time dateTime={event.at}>{shortDateTime(event.at)}</time>
          </TimeCell>
          <PersonCell label="Person">
            <Stack gap={0}>
              <bdi>{event.actor}</bdi>
              <Text tone="muted" size="sm">
                {[event.actor !== UNKNOWN && KINDS[event.actor_kind], event.address]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Stack>
          </PersonCell>
          <ActionCell label="Action">{actionLabel(event.action)}</ActionCell>
          <Cell label="Subject">
            <bdi>{event.subject}</bdi>
          </Cell>
          <Cell>
            <Button variant="secondary" size="sm" onClick={() => onOpen(event)}>
              Details
              <VisuallyHidden>
                {' '}
                of {actionLabel(event.action)}, {event.subject}
              </VisuallyHidden>
            </Button>
          </Cell>
        </TableRow>
      ))}
    </Table>
  );
}

const TimeCell = styled(Cell)`
  ${wide} {
    white-space: nowrap;
  }
`;

const ActionCell = styled(Cell)`
  ${wide} {
    min-width: 160px;
  }
`;

const PersonCell = styled(Cell)`
  ${wide} {
    min-width: 200px;
  }
`;
