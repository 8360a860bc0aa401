import { color, font, media, radius, shadow, space, styled } from 'shared/theme';
import type { Side } from './side.ts';

const SIDES = [
  { value: 'before', label: 'Before' },
  { value: 'after', label: 'After' },
] as const;

interface Props {
  side: Side;
  onSide: (side: Side) => void;
}

/** The screenshot before the action or after it. Two buttons and no radio group: the arrow keys move along the timeline. */
export function SideSwitch({ side, onSide }: Props) {
  return (
    <Root role="group" aria-label="Screenshot before or after the action">
      {SIDES.map(({ value, label }) => (
        <Choice key={value} type="button" aria-pressed={value === side} onClick={() => onSide(value)}>
          {label}
        </Choice>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: inline-flex;
  padding: 3px;
  border-radius: ${radius('md')};
  background: ${color('neutralSoft')};
`;

const Choice = styled.button`
  ${font('sm')}
  min-height: 30px;
  padding: 0 ${space(3)};
  border-radius: ${radius('sm')};
  color: ${color('textMuted')};
  font-weight: 500;

  &:hover {
    color: ${color('text')};
  }

  &[aria-pressed='true'] {
    background: ${color('surface')};
    color: ${color('text')};
    box-shadow: ${shadow('sm')};
  }

  ${media.phone} {
    min-height: 40px;
  }
`;
