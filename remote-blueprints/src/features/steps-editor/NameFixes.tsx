import { ArrowRight } from 'lucide-react';
import { fixesFor } from 'shared/step-language';
import { PhraseButton } from '../../components/PhraseButton.tsx';
import type { EditorStep } from '../../model/step.ts';
import type { StepActions } from './step-actions.ts';

interface Props {
  step: EditorStep;
  reason: string;
  onAccept: StepActions['accept'];
}

/** The names on the page that a failed step may have meant, each a button that puts it into the step. */
export function NameFixes({ step, reason, onAccept }: Props) {
  return fixesFor(step.action, reason).map(({ name, sentence }) => (
    <PhraseButton
      key={name}
      type="button"
      // An edited field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onAccept(step, [sentence])}
    >
      <ArrowRight size={14} aria-hidden />
      {`Use "${name}"`}
    </PhraseButton>
  ));
}
