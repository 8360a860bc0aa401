import { Tooltip } from 'shared/overlay';
import { radius, styled } from 'shared/theme';
import { useMissingRole } from 'shared/ui';
import { readingOfStep } from '../../model/step-readings.ts';
import type { EditorStep } from '../../model/step.ts';
import { StepTypeIcon } from './StepTypeIcon.tsx';

interface Props {
  step: EditorStep;
  number: number;
  onToggle: (step: EditorStep) => void;
}

const WORDS = {
  act: { is: 'Act', other: 'assert' },
  assert: { is: 'Assert', other: 'act' },
};

/** The type of a step. The form of the sentence decides; where it does not, pressing the icon switches the type. */
export function StepTypeToggle({ step, number, onToggle }: Props) {
  const isReadOnly = useMissingRole('editor') !== undefined;
  if (step.type === 'module') return <StepTypeIcon type="module" />;
  const { is, other } = WORDS[step.type];
  if (isReadOnly)
    return (
      <Mark role="img" aria-label={`Step ${number}: ${is}`}>
        <StepTypeIcon type={step.type} />
      </Mark>
    );
  if (readingOfStep(step)?.type)
    return (
      <Tooltip text={`${is} – follows from the sentence`}>
        <Mark role="img" aria-label={`Step ${number}: ${is}`}>
          <StepTypeIcon type={step.type} />
        </Mark>
      </Tooltip>
    );
  return (
    <Tooltip text={`${is} – click to make it an ${other}`}>
      <Root
        type="button"
        aria-label={`Step ${number}: ${is}. Change to ${other}`}
        // The edited field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onToggle(step)}
      >
        <StepTypeIcon type={step.type} />
      </Root>
    </Tooltip>
  );
}

const Mark = styled.span`
  display: inline-grid;
`;

const Root = styled.button`
  display: inline-grid;
  border-radius: ${radius('sm')};
  background: transparent;
`;
