import { ArrowRight } from 'lucide-react';
import { PhraseButton } from '../../components/PhraseButton.tsx';

interface Props {
  /** A name on the page, and the step with it. */
  fixes: { name: string; sentence: string }[];
  /** Whether the names are like the one that was written; else they are only those of the page. */
  areAlike?: boolean;
  onAccept: (sentences: string[]) => void;
}

/** The names on the page that a step may have meant, each a button that puts it into the step. */
export function NameFixes({ fixes, areAlike = true, onAccept }: Props) {
  return (
    <>
      {fixes.length > 0 && !areAlike && <span>On the page:</span>}
      {fixes.map(({ name, sentence }) => (
        <PhraseButton key={sentence} keepsFocus onClick={() => onAccept([sentence])}>
          <ArrowRight size={14} aria-hidden />
          {`Use "${name}"`}
        </PhraseButton>
      ))}
    </>
  );
}
