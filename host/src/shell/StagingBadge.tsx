import { environment } from 'shared/environment';
import { Badge } from 'shared/ui';

/** Marks a staging environment. */
export function StagingBadge() {
  return environment().isStaging ? <Badge tone="warning">Staging</Badge> : null;
}
