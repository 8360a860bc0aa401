import { Gavel } from 'lucide-react';
import type { VerdictKind } from 'shared/constants';
import { VERDICT_VIEWS } from 'shared/results';
import { Badge, VisuallyHidden } from 'shared/ui';

/** Why a test run failed, as people judge it. */
export function VerdictBadge({ verdict }: { verdict: VerdictKind }) {
  const { label, tone } = VERDICT_VIEWS[verdict];
  return (
    <Badge tone={tone} icon={<Gavel aria-hidden />}>
      <VisuallyHidden>Verdict: </VisuallyHidden>
      {label}
    </Badge>
  );
}
