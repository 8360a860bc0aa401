import { useId, useState } from 'react';
import { color, css, styled } from 'shared/theme';

/** Longer ones begin folded. */
const MAX_LENGTH = 300;
const MAX_LINES = 4;

/** A message of a page, as it wrote it; a long one is folded. */
export function LongText({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const isLong = text.length > MAX_LENGTH || text.split('\n').length > MAX_LINES;
  return (
    <>
      <Message id={id} $isFolded={isLong && !isOpen}>
        {text}
      </Message>
      {isLong && (
        <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show more'}
        </Toggle>
      )}
    </>
  );
}

const Message = styled.p<{ $isFolded: boolean }>`
  font-family: ui-monospace, monospace;
  font-size: 0.75rem;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  ${({ $isFolded }) =>
    $isFolded &&
    css`
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: ${MAX_LINES};
    `}
`;

const Toggle = styled.button`
  justify-self: start;
  padding: 0;
  border: 0;
  background: none;
  color: ${color('accentText')};
  font: inherit;
  cursor: pointer;
`;
