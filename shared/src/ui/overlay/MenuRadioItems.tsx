import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { color, font, space, styled } from 'shared/theme';
import type { MenuRadio } from './menu-item.ts';
import { menuLineStyle } from './menu-style.ts';

/** A radio group in a menu; the menu stays open so that the effect is visible. */
export function MenuRadioItems({ item: { label, value, onChange, options } }: { item: MenuRadio }) {
  return (
    <Radix.RadioGroup value={value} onValueChange={onChange} aria-label={label}>
      <Label aria-hidden>{label}</Label>
      {options.map((option) => (
        <Line key={option.value} value={option.value} onSelect={(event) => event.preventDefault()}>
          {option.icon}
          {option.label}
          <Mark>
            <Check size={16} />
          </Mark>
        </Line>
      ))}
    </Radix.RadioGroup>
  );
}

const Label = styled.div`
  ${font('xs')}
  padding: ${space(2)} ${space(2)} ${space(1)};
  color: ${color('textMuted')};
  font-weight: 500;
`;

const Line = styled(Radix.RadioItem)`
  ${menuLineStyle}
`;

const Mark = styled(Radix.ItemIndicator)`
  margin-left: auto;
  color: ${color('accentText')};
`;
