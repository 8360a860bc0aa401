import type { GeneratedSteps } from 'shared/contract';
import { Dialog } from 'shared/overlay';
import { isClear, maskedText } from 'shared/step-language';
import { Button, Stack, Text } from 'shared/ui';
import { DiffLine } from '../../components/diff/DiffLine.tsx';
import { QuestionForm } from '../../components/QuestionForm.tsx';
import { readingOf } from '../../model/reading.ts';

interface Props {
  generated: GeneratedSteps;
  model: string;
  onAccept: () => void;
  onAnswer: (question: string, answer: string) => void;
  /** Leads back to the material. */
  onBack: () => void;
}

/** The steps that the model has made, as a change that a person accepts. */
export function GeneratedReview({ generated, model, onAccept, onAnswer, onBack }: Props) {
  const { steps, left_out: leftOut = [], question } = generated;
  const reviewed = steps.map((step) => ({ ...step, reading: readingOf(step.action, step.type) }));
  const understood = reviewed.filter(({ reading }) => isClear(reading)).length;
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onBack}
      title="Review the steps"
      description={`Made by the model ${model}. Nothing changes until you add them after those that are there.`}
      footer={
        <>
          <Button variant="secondary" onClick={onBack}>
            Back
          </Button>
          <Button onClick={onAccept}>
            {steps.length === 1 ? 'Add 1 Step' : `Add ${steps.length} Steps`}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text size="sm">
          {understood} of {steps.length} understood
        </Text>
        <div role="group" aria-label="Suggested steps">
          {reviewed.map(({ action, use_vision, reading }, index) => (
            <DiffLine key={index} kind="added" label="Added:">
              {maskedText(action)}
              {(use_vision || !isClear(reading)) && (
                <Text size="sm" tone="muted">
                  {use_vision ? 'Judged by AI Vision' : `Unclear: ${reading.problem?.message}`}
                </Text>
              )}
            </DiffLine>
          ))}
        </div>
        {leftOut.length > 0 && (
          <Text size="sm" tone="muted">
            {leftOut.length === 1
              ? 'One piece of the material became no step. It is shown next.'
              : `${leftOut.length} pieces of the material became no step. They are shown next.`}
          </Text>
        )}
        {question !== undefined && (
          <QuestionForm question={question} onAnswer={(answer) => onAnswer(question, answer)} />
        )}
      </Stack>
    </Dialog>
  );
}
