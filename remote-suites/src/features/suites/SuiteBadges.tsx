import { CalendarClock, KeyRound } from 'lucide-react';
import type { Suite } from 'shared/contract';
import { useQuery } from 'shared/query';
import { Badge, Row } from 'shared/ui';
import { moduleChoicesQuery } from '../../api/tests.ts';

/** Badges for the schedule and the login module. */
export function SuiteBadges({ suite }: { suite: Suite }) {
  const { data: modules = [] } = useQuery(moduleChoicesQuery());
  const loginModuleId = suite.login_module_blueprint_id;
  const loginModule = modules.find(({ id }) => id === loginModuleId);
  return (
    <Row gap={2} wrap>
      {suite.schedule_enabled && (
        <Badge tone="info" icon={<CalendarClock />}>
          Scheduled
        </Badge>
      )}
      {Boolean(loginModuleId) && (
        <Badge tone="module" icon={<KeyRound />} title={loginModule?.name}>
          {loginModule ? `Login: ${loginModule.name}` : 'Login module'}
        </Badge>
      )}
    </Row>
  );
}
