import { environment } from 'shared/environment';
import { Badge } from 'shared/ui';

/** Tells that this is not the product that customers use. */
export function StagingBadge() {
  return environment().isStaging && <Badge tone="warning">Staging</Badge>;
}
