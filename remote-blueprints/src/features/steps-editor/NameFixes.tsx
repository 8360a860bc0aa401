import { ArrowRight } from 'lucide-react';
import { PhraseButton } from '../../components/PhraseButton.tsx';

interface Props {
  /** A name on the page, and the step with it. */
  fixes: { name: string; sentence: string }[];
  onAccept: (sentences: string[]) => void;
}

/** The names on the page that a step may have meant, each a button that puts it into the step. */
export function NameFixes({ fixes, onAccept }: Props) {
  return fixes.map(({ name, sentence }) => (
    <PhraseButton
      key={sentence}
      type="button"
      // An edited field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onAccept([sentence])}
    >
      <ArrowRight size={14} aria-hidden />
      {`Use "${name}"`}
    </PhraseButton>
  ));
}
