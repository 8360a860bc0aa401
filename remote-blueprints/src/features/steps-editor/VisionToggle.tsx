import { Eye, EyeOff } from 'lucide-react';
import { Tooltip } from 'shared/overlay';
import { color, styled } from 'shared/theme';
import { IconButton } from 'shared/ui';
import type { EditorStep } from '../../model/step.ts';

interface Props {
  step: EditorStep;
  onToggle: (step: EditorStep) => void;
}

/** Whether the agent gets a screenshot of the page in this step. */
export function VisionToggle({ step, onToggle }: Props) {
  const label = step.use_vision ? 'AI Vision Enabled' : 'AI Vision Disabled';
  return (
    <Tooltip text={label}>
      <Toggle
        $isOn={step.use_vision}
        size="sm"
        label={label}
        icon={step.use_vision ? <Eye /> : <EyeOff />}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onToggle(step)}
      />
    </Tooltip>
  );
}

const Toggle = styled(IconButton)<{ $isOn: boolean }>`
  ${({ $isOn }) => $isOn && `color: ${color('accentText')};`}
`;
