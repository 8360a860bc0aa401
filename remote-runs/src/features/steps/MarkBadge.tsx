import { Badge } from 'shared/ui';
import type { StepMark } from 'shared/contract';
import { markLabel } from '../../model/mark.ts';
import { MarkIcon, markTone } from './MarkIcon.tsx';

/** What is remarkable about a step, in a word or two; the rest shows when it is pointed at, and in the open step. */
export function MarkBadge({ mark: { kind, text } }: { mark: StepMark }) {
  return (
    <Badge tone={markTone(kind)} icon={<MarkIcon kind={kind} />} title={text}>
      {markLabel(kind)}
    </Badge>
  );
}
