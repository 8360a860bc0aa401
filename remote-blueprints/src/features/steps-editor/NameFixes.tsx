import { ArrowRight } from 'lucide-react';
import type { MissingName } from 'shared/contract';
import { fixesFor } from 'shared/step-language';
import { PhraseButton } from '../../components/PhraseButton.tsx';
import type { EditorStep } from '../../model/step.ts';
import type { StepActions } from './step-actions.ts';

interface Props {
  step: EditorStep;
  missing: MissingName;
  onAccept: StepActions['accept'];
}

/** The names on the page that a failed step may have meant, each a button that puts it into the step. */
export function NameFixes({ step, missing, onAccept }: Props) {
  const { fixes, areAlike } = fixesFor(step.action, missing);
  return (
    <>
      {fixes.length > 0 && !areAlike && <span>On the page:</span>}
      {fixes.map(({ name, sentence }) => (
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
      ))}
    </>
  );
}
