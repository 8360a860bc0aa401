import { useId, useState } from 'react';
import { color, lineClamp, styled } from 'shared/theme';

/** About as many characters as a line has. */
const LINE_LENGTH = 75;

interface Props {
  text: string;
  /** A longer text begins folded to so many lines. */
  maxLines: number;
}

/** A text of a page, as it wrote it; a long one is folded. */
export function LongText({ text, maxLines }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const isLong = text.length > maxLines * LINE_LENGTH || text.split('\n').length > maxLines;
  return (
    <>
      <Message id={id} $lines={isLong && !isOpen ? maxLines : null}>
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

const Message = styled.p<{ $lines: number | null }>`
  font-family: ui-monospace, monospace;
  font-size: 0.75rem;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  ${({ $lines }) => $lines !== null && lineClamp($lines)}
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
