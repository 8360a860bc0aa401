import { CalendarClock, KeyRound } from 'lucide-react';
import { RUN_STATUSES } from 'shared/constants';
import { Badge, Dot, Row, Spinner, Stack, StatusBadge } from 'shared/ui';

const TONES = ['neutral', 'success', 'danger', 'warning', 'info', 'module', 'accent'] as const;

export function StatusPreview() {
  return (
    <Stack>
      <Row wrap>
        {[...RUN_STATUSES, null].map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </Row>
      <Row wrap>
        <Badge tone="info" icon={<CalendarClock />}>
          Scheduled
        </Badge>
        <Badge tone="module" icon={<KeyRound />}>
          Login module
        </Badge>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
      <Row>
        {TONES.map((tone) => (
          <Dot key={tone} tone={tone} isActive={tone === 'info'} />
        ))}
        <Spinner />
      </Row>
    </Stack>
  );
}
