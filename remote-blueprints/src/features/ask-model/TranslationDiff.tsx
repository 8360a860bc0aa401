import { TriangleAlert } from 'lucide-react';
import type { Translation } from 'shared/contract';
import { maskedText } from 'shared/step-language';
import { color, font, radius, space, styled } from 'shared/theme';
import { DiffLine } from '../../components/diff/DiffLine.tsx';

interface Props {
  /** The texts that the model was asked about. */
  before: string[];
  /** Its sentences; none while there is no answer. */
  after: Translation['steps'];
}

/** The steps before and after the change that the model suggests. */
export function TranslationDiff({ before, after }: Props) {
  // Nothing is removed as long as there is nothing instead.
  if (after.length === 0)
    return (
      <Asked>
        {before.map((text, index) => (
          <li key={index}>{maskedText(text)}</li>
        ))}
      </Asked>
    );
  return (
    <div role="group" aria-label="Suggested change">
      {before.map((text, index) => (
        <DiffLine key={`before ${index}`} kind="removed" label="Before:">
          {maskedText(text)}
        </DiffLine>
      ))}
      {after.map(({ action, guessed = [] }, index) => (
        <DiffLine key={`after ${index}`} kind="added" label="After:">
          {maskedText(action)}
          {guessed.length > 0 && (
            <Guessed>
              <TriangleAlert size={13} aria-hidden /> {describeGuess(guessed)}
            </Guessed>
          )}
        </DiffLine>
      ))}
    </div>
  );
}

/** Names that come from the model alone. */
function describeGuess(names: string[]): string {
  const list = new Intl.ListFormat('en').format(names.map((name) => `"${name}"`));
  return names.length === 1
    ? `Guessed: ${list} is neither in the text nor on the page.`
    : `Guessed: ${list} are neither in the text nor on the page.`;
}

const Asked = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding: ${space(2)} ${space(3)};
  margin: 0;
  list-style: none;
  background: ${color('surfaceSunken')};
  border-radius: ${radius('md')};
  overflow-wrap: anywhere;
`;

const Guessed = styled.span`
  ${font('sm')}
  display: flex;
  gap: ${space(1)};
  color: ${color('text')};

  & > svg {
    flex: none;
    margin-top: 3px;
  }
`;
