import { ArrowRight, Split } from 'lucide-react';
import { maskedText, type Suggestion } from 'shared/step-language';
import { color, font, styled } from 'shared/theme';
import { PhraseButton } from '../../../components/PhraseButton.tsx';

interface Props {
  suggestion: Suggestion;
  onAccept: (sentences: string[]) => void;
}

/** One or more sentences that replace the step when the button is pressed. */
export function SuggestionButton({ suggestion: { sentences, note }, onAccept }: Props) {
  const isSplit = sentences.length > 1;
  return (
    <PhraseButton keepsFocus onClick={() => onAccept(sentences)}>
      {isSplit ? <Split size={14} aria-hidden /> : <ArrowRight size={14} aria-hidden />}
      <Words>
        {isSplit && <Strong>Split into {sentences.length} steps</Strong>}
        {sentences.map((sentence, index) => (
          <span key={index}>
            {isSplit && `${index + 1}. `}
            {maskedText(sentence)} {!isSplit && <Note>{note}</Note>}
          </span>
        ))}
      </Words>
    </PhraseButton>
  );
}

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Strong = styled.span`
  font-weight: 500;
`;

const Note = styled.span`
  ${font('xs')}
  color: ${color('textMuted')};
`;
