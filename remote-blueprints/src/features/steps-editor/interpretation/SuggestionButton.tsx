import { ArrowRight, Split } from 'lucide-react';
import type { Suggestion } from 'shared/step-language';
import { color, font, media, radius, space, styled } from 'shared/theme';

interface Props {
  suggestion: Suggestion;
  onAccept: (sentences: string[]) => void;
}

/** What could stand there instead. Pressing it puts it there. */
export function SuggestionButton({ suggestion: { sentences, note }, onAccept }: Props) {
  const isSplit = sentences.length > 1;
  return (
    <Root
      type="button"
      // The text that is being edited keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onAccept(sentences)}
    >
      {isSplit ? <Split size={14} aria-hidden /> : <ArrowRight size={14} aria-hidden />}
      <Words>
        {isSplit && <Strong>Split into {sentences.length} steps</Strong>}
        {sentences.map((sentence, index) => (
          <span key={index}>
            {isSplit ? `${index + 1}. ${sentence}` : sentence} {!isSplit && <Note>{note}</Note>}
          </span>
        ))}
      </Words>
    </Root>
  );
}

const Root = styled.button`
  ${font('sm')}
  display: flex;
  gap: ${space(2)};
  align-items: center;
  max-width: 100%;
  min-height: 30px;
  padding: ${space(1)} ${space(3)} ${space(1)} ${space(2)};
  color: ${color('text')};
  text-align: left;
  cursor: pointer;
  background: ${color('surface')};
  border: 1px solid ${color('borderStrong')};
  border-radius: ${radius('md')};

  &:hover {
    background: ${color('hover')};
  }

  & > svg {
    flex: none;
    color: ${color('accentText')};
  }

  ${media.phone} {
    min-height: 40px;
  }
`;

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
