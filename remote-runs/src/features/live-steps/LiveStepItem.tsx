import { CircleDashed } from 'lucide-react';
import { memo } from 'react';
import type { StepResult } from 'shared/contract';
import { color, font, frame, space, styled } from 'shared/theme';
import { Spinner, Stack, VisuallyHidden } from 'shared/ui';
import { StepStatusIcon } from '../../components/StepStatusIcon.tsx';
import { labelOf } from '../../model/step-place.ts';
import { resultText } from '../../model/test-run.ts';

interface Props {
  step: StepResult;
  /** It is carried out right now. */
  isCurrent: boolean;
}

/** A step of a run under way: what it came to, or that its turn is now or later. */
export const LiveStepItem = memo(function LiveStepItem({ step, isCurrent }: Props) {
  const { is_successful: isSuccessful, task } = step;
  return (
    <Root aria-current={isCurrent ? 'step' : undefined} data-failed={isSuccessful === false || undefined}>
      {isSuccessful === null ? (
        <OpenIcon isCurrent={isCurrent} />
      ) : (
        <StepStatusIcon isSuccessful={isSuccessful} />
      )}
      <Label>{labelOf(step)}</Label>
      <Stack gap={1}>
        <span>{task}</span>
        {isSuccessful === false && <Reason>{resultText(step)}</Reason>}
      </Stack>
    </Root>
  );
});

function OpenIcon({ isCurrent }: { isCurrent: boolean }) {
  return (
    <Open data-current={isCurrent || undefined}>
      {isCurrent ? <Spinner size={20} /> : <CircleDashed size={20} aria-hidden />}
      <VisuallyHidden>{isCurrent ? 'Running' : 'Waiting'}</VisuallyHidden>
    </Open>
  );
}

const Root = styled.li`
  display: grid;
  grid-template-columns: auto minmax(var(--label-width), auto) minmax(0, 1fr);
  gap: ${space(3)};
  align-items: start;
  padding: ${space(3)};
  overflow-wrap: anywhere;
  background: ${color('surface')};
  ${frame('md')}

  &[aria-current] {
    background: ${color('infoSoft')};
    border-color: ${color('info')};
  }

  &[data-failed] {
    border-color: ${color('danger')};
  }
`;

const Open = styled.span`
  display: inline-flex;
  flex: none;
  color: ${color('textMuted')};

  &[data-current] {
    color: ${color('info')};
  }
`;

const Label = styled.span`
  color: ${color('textMuted')};
  font-variant-numeric: tabular-nums;
`;

const Reason = styled.p`
  ${font('sm')}
  color: ${color('danger')};
  white-space: pre-line;
`;
