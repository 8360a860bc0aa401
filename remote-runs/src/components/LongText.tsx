import { useId, useState } from 'react';
import { color, lineClamp, styled } from 'shared/theme';

/** About as many characters as a line has. */
const LINE_LENGTH = 75;

interface Props {
  text: string;
  /** A longer text begins folded to so many lines. */
  maxLines: number;
  /** Sentences of ours; default: what a page wrote, as code. */
  isProse?: boolean;
}

/** A text as it was written; a long one is folded. */
export function LongText({ text, maxLines, isProse = false }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const isLong = text.length > maxLines * LINE_LENGTH || text.split('\n').length > maxLines;
  return (
    <>
      <Message id={id} $isProse={isProse} $lines={isLong && !isOpen ? maxLines : null}>
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

const Message = styled.p<{ $isProse: boolean; $lines: number | null }>`
  ${({ $isProse }) => !$isProse && 'font-family: ui-monospace, monospace; font-size: 0.75rem;'}
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  ${({ $lines }) => $lines !== null && lineClamp($lines)}
`;

const Toggle = styled.button`
  justify-self: start;
  color: ${color('accentText')};
`;
