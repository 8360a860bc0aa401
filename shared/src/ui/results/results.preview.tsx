import { CalendarClock, KeyRound } from 'lucide-react';
import { HISTORY_LENGTH, RUN_STATUSES, type RunStatus } from 'shared/constants';
import { FlakyBadge, ResultStrip, StatusBadge } from 'shared/results';
import { Badge, Dot, Row, Spinner, Stack } from 'shared/ui';

const TONES = ['neutral', 'success', 'danger', 'warning', 'info', 'module', 'accent'] as const;

const ENDINGS: RunStatus[] = ['passed', 'passed', 'failed', 'passed', 'error'];
const RESULTS = Array.from({ length: HISTORY_LENGTH }, (_, index) => ({
  test_run_id: index + 1,
  status: ENDINGS[index % ENDINGS.length] ?? 'passed',
  time_ran: new Date(2026, 2, index + 1, 9).toISOString(),
  is_changed: index % 7 === 6,
  is_flaky: index % 5 === 3,
}));

export function ResultsPreview() {
  return (
    <Stack>
      <Row wrap>
        {[...RUN_STATUSES, null].map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
        <StatusBadge status="passed" isFlaky />
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
      <Row>
        <ResultStrip label="Last results" results={RESULTS} currentId={16} />
        <ResultStrip label="Last results of a new test" results={RESULTS.slice(0, 4)} />
        <FlakyBadge />
      </Row>
    </Stack>
  );
}
