import { Play } from 'lucide-react';
import { space, styled } from 'shared/theme';
import { Button } from 'shared/ui';
import { CopyStepLink } from './CopyStepLink.tsx';

interface Props {
  runId: number;
  stepNumber: number;
  /** The action on show, from 1; 0 where none of this step is. */
  action: number;
  onWatch: (() => void) | undefined;
}

/** What can be done with an open step. */
export function StepTools({ runId, stepNumber, action, onWatch }: Props) {
  return (
    <Root>
      {onWatch && (
        <Button
          size="sm"
          variant="ghost"
          icon={<Play />}
          aria-label={`Watch step ${stepNumber}`}
          onClick={onWatch}
        >
          Watch
        </Button>
      )}
      <CopyStepLink runId={runId} stepNumber={stepNumber} action={action} />
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-inline-start: -${space(3)};
`;
