import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { color, styled } from 'shared/theme';
import { VisuallyHidden } from 'shared/ui';

const VIEWS = {
  passed: { Icon: CircleCheck, label: 'Passed', tone: 'success' },
  failed: { Icon: CircleX, label: 'Failed', tone: 'danger' },
  unreached: { Icon: CircleDashed, label: 'Not reached', tone: 'textMuted' },
} as const;

/** How a step came out; `null` is a step that was not reached. */
export function StepStatusIcon({ isSuccessful }: { isSuccessful: boolean | null }) {
  const { Icon, label, tone } =
    VIEWS[isSuccessful === null ? 'unreached' : isSuccessful ? 'passed' : 'failed'];
  return (
    <Root $tone={tone}>
      <Icon size={20} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Root>
  );
}

const Root = styled.span<{ $tone: 'success' | 'danger' | 'textMuted' }>`
  display: inline-flex;
  flex: none;
  color: ${({ $tone }) => color($tone)};
`;
