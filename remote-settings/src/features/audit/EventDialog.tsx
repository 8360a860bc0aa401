import type { SentAuditEvent } from 'shared/contract';
import { longDateTime } from 'shared/format';
import { Dialog } from 'shared/overlay';
import { Cell, HeadCell, Table, TableRow } from 'shared/table';
import { Stack, Text } from 'shared/ui';
import { actionLabel, detailText, wordOf } from '../../model/audit-words.ts';

interface Props {
  event: SentAuditEvent;
  onClose: () => void;
}

/** What an event has changed: before and after. */
export function EventDialog({ event, onClose }: Props) {
  const { before, after } = event;
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const by = event.address === null ? event.actor : `${event.actor} (${event.address})`;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={actionLabel(event.action)}
      description={`${event.subject} · ${by} · ${longDateTime(event.at)}`}
    >
      <Stack gap={4}>
        {keys.length === 0 ? (
          <Text tone="muted">No details are recorded of this action.</Text>
        ) : (
          <Table
            label="Changes"
            head={
              <>
                <HeadCell>What</HeadCell>
                <HeadCell>Before</HeadCell>
                <HeadCell>After</HeadCell>
              </>
            }
          >
            {keys.map((key) => (
              <TableRow key={key}>
                <Cell label="What">{wordOf(key)}</Cell>
                <Cell label="Before">{before && key in before ? textOf(key, before[key]) : ''}</Cell>
                <Cell label="After">{after && key in after ? textOf(key, after[key]) : ''}</Cell>
              </TableRow>
            ))}
          </Table>
        )}
        {/* What happens to a session or an account has the number of its person, who is named above. */}
        {event.subject_id !== null && !['session', 'account'].includes(event.subject_type) && (
          <Text tone="muted" size="sm">
            {wordOf(event.subject_type)} {event.subject_id}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

/** Reasons are codes of the server: `wrong_password`. */
const textOf = (key: string, value: unknown): string =>
  key === 'reason' && typeof value === 'string' && /^[a-z_]+$/.test(value)
    ? wordOf(value)
    : detailText(value);
