import { Check, CircleCheck, ImagePlus, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { VisualStatus } from 'shared/constants';
import type { VisualCheck } from 'shared/contract';
import { Badge, type Tone } from 'shared/ui';

const VIEWS: Record<VisualStatus, { tone: Tone; icon: ReactNode; label: string }> = {
  new: { tone: 'warning', icon: <ImagePlus aria-hidden />, label: 'New screenshot' },
  same: { tone: 'success', icon: <Check aria-hidden />, label: 'As before' },
  changed: { tone: 'danger', icon: <TriangleAlert aria-hidden />, label: 'Changed' },
  accepted: { tone: 'success', icon: <CircleCheck aria-hidden />, label: 'Accepted' },
};

/** The result of a comparison, with the number of changed pixels. */
export function VisualStatusBadge({ check: { status, changed_pixels } }: { check: VisualCheck }) {
  const { tone, icon, label } = VIEWS[status];
  const pixels = changed_pixels ?? 0;
  const count =
    status === 'changed' && pixels > 0
      ? `: ${pixels.toLocaleString('en-US')} ${pixels === 1 ? 'pixel' : 'pixels'}`
      : '';
  return (
    <Badge tone={tone} icon={icon}>
      {label + count}
    </Badge>
  );
}
