import type { ComponentProps, ComponentType } from 'react';
import { styled } from 'shared/theme';
import { PlainList, type Checkbox } from 'shared/ui';

export interface OptionsProps<Value> {
  options: readonly { value: Value; label: string }[];
  value: readonly Value[];
  /** Gets the chosen values in the order of the options. */
  onChange: (value: Value[]) => void;
}

interface Props<Value> extends OptionsProps<Value> {
  /** A checkbox, or a switch where a choice takes effect at once. */
  control: ComponentType<Pick<ComponentProps<typeof Checkbox>, 'label' | 'checked' | 'onChange'>>;
  labelledBy: string;
}

/** Any number of options. A long list scrolls. */
export function Options<Value extends string | number>(props: Props<Value>) {
  const { control: Control, labelledBy, options, value, onChange } = props;
  const change = (changed: Value, isChosen: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((one) => (one === changed ? isChosen : value.includes(one))),
    );
  return (
    <List aria-labelledby={labelledBy}>
      {options.map((option) => (
        <li key={option.value} dir="auto">
          <Control
            label={option.label}
            checked={value.includes(option.value)}
            onChange={({ target }) => change(option.value, target.checked)}
          />
        </li>
      ))}
    </List>
  );
}

const List = styled(PlainList)`
  max-height: 20rem;
  overflow-y: auto;
  overflow-wrap: anywhere;
`;
