import { Check } from 'lucide-react';
import { color, font, space, styled } from 'shared/theme';
import { menuLineStyle } from '../menu-style.ts';
import type { ComboboxOption } from './options.ts';

interface Props {
  id: string;
  option: ComboboxOption;
  isChosen: boolean;
  isMarked: boolean;
  onMark: () => void;
  onChoose: () => void;
}

export function OptionItem({ id, option: { label, hint }, isChosen, isMarked, onMark, onChoose }: Props) {
  return (
    <Line
      id={id}
      role="option"
      aria-selected={isChosen}
      data-highlighted={isMarked || undefined}
      onPointerMove={onMark}
      // The search keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Label>{label}</Label>
      {/* The space keeps them apart where they are read as the option's name. */}
      {hint && (
        <>
          {' '}
          <Hint>{hint}</Hint>
        </>
      )}
      <Mark $isShown={isChosen} aria-hidden>
        <Check size={16} />
      </Mark>
    </Line>
  );
}

const Line = styled.li`
  ${menuLineStyle}
`;

const Label = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Hint = styled.span`
  ${font('sm')}
  flex: none;
  color: ${color('textMuted')};
`;

const Mark = styled.span<{ $isShown: boolean }>`
  flex: none;
  margin-left: ${space(1)};
  color: ${color('accentText')};
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
`;
