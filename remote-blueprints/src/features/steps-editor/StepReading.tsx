import type { Reading } from 'shared/step-language';
import { readingOfStep } from '../../model/step-readings.ts';
import type { EditorStep } from '../../model/step.ts';
import { FirstLine, SecondLine } from './card-lines.ts';
import { Interpretation } from './interpretation/Interpretation.tsx';
import type { StepActions } from './step-actions.ts';
import { StepText } from './StepText.tsx';

interface Props {
  step: EditorStep;
  number: number;
  /** Its reading, if it names an unknown value. */
  unknown: Reading | undefined;
  actions: Pick<StepActions, 'startEditing' | 'isEditing' | 'accept'>;
}

/** The text of a step and, unless it already is a sentence of the language, its interpretation. */
export function StepReading({ step, number, unknown, actions }: Props) {
  const { id, action } = step;
  const reading = unknown ?? readingOfStep(step);
  const isSentence = reading?.state === 'understood' && reading.sentence === action;
  return (
    <>
      <FirstLine>
        <StepText
          text={action}
          reading={reading}
          isEditingElsewhere={actions.isEditing}
          onEdit={() => actions.startEditing(id)}
        />
      </FirstLine>
      {reading && !isSentence && (
        <SecondLine>
          <Interpretation
            stepId={step.id}
            number={number}
            reading={reading}
            text={action}
            onAccept={(sentences) => actions.accept(step, sentences)}
            onInsert={(words) => actions.startEditing(id, `${action} ${words}`)}
          />
        </SecondLine>
      )}
    </>
  );
}
