import { Check } from 'lucide-react';
import { color, font, space, styled } from 'shared/theme';
import { menuLineStyle } from '../menu-style.ts';
import type { ComboboxOption } from './options.ts';

interface Props {
  id: string;
  option: ComboboxOption;
  isSelected: boolean;
  isHighlighted: boolean;
  onHighlight: () => void;
  onSelect: () => void;
}

export function OptionItem({
  id,
  option: { label, hint },
  isSelected,
  isHighlighted,
  onHighlight,
  onSelect,
}: Props) {
  return (
    <Line
      ref={isHighlighted ? scrollIntoView : undefined}
      id={id}
      role="option"
      aria-selected={isSelected}
      data-highlighted={isHighlighted || undefined}
      onPointerMove={onHighlight}
      // The search input keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onSelect}
    >
      <Label>{label}</Label>
      {/* The space separates them in the option's accessible name. */}
      {hint && (
        <>
          {' '}
          <Hint>{hint}</Hint>
        </>
      )}
      <Mark $isShown={isSelected} aria-hidden>
        <Check size={16} />
      </Mark>
    </Line>
  );
}

function scrollIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
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
