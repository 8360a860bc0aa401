import type { Completion } from 'shared/step-language';
import { color, font, layer, radius, shadow, space, styled } from 'shared/theme';
import { optionId } from './useCompletion.ts';

interface Props {
  id: string;
  completions: Completion[];
  /** -1 if no option is active. */
  active: number;
  onAccept: (index: number) => void;
}

/** Completions at the cursor of a step's text. The field keeps the focus and handles the arrow keys. */
export function CompletionList({ id, completions, active, onAccept }: Props) {
  return (
    <List
      ref={scrollToNearest}
      id={id}
      role="listbox"
      aria-label="Completions"
      onMouseDown={(event) => event.preventDefault()}
    >
      {completions.map(({ label, detail, insert }, index) => (
        <Option
          key={`${label} ${insert}`}
          ref={index === active ? scrollToNearest : undefined}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          data-highlighted={index === active || undefined}
          onClick={() => onAccept(index)}
        >
          <Label>{label}</Label> {detail && <Detail>{detail}</Detail>}
        </Option>
      ))}
    </List>
  );
}

const scrollToNearest = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

const List = styled.ul`
  position: absolute;
  top: calc(100% + ${space(1)});
  right: 0;
  left: 0;
  z-index: ${layer('popover')};
  max-height: min(260px, 40dvh);
  padding: ${space(1)};
  margin: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
  background: ${color('surface')};
  border: 1px solid ${color('borderStrong')};
  border-radius: ${radius('md')};
  box-shadow: ${shadow('md')};
`;

const Option = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  align-items: baseline;
  justify-content: space-between;
  padding: ${space(1)} ${space(2)};
  cursor: pointer;
  border-radius: ${radius('sm')};

  &:hover {
    background: ${color('neutralSoft')};
  }

  &[data-highlighted] {
    background: ${color('accentSoft')};
    box-shadow: inset 2px 0 ${color('accent')};
  }

  @media (pointer: coarse) {
    padding-block: ${space(2)};
  }
`;

const Label = styled.span`
  overflow-wrap: anywhere;
`;

const Detail = styled.span`
  ${font('xs')}
  color: ${color('textMuted')};
  overflow-wrap: anywhere;
`;
