import { color, font, space, styled } from 'shared/theme';
import { Checkbox } from 'shared/ui';

interface Props<Value> {
  legend: string;
  /** What no choice means. */
  hint: string;
  options: readonly { value: Value; label: string }[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}

/** Any number of a list's options. A long list scrolls. */
export function CheckboxGroup<Value extends string | number>(props: Props<Value>) {
  const { legend, hint, options, value, onChange } = props;
  return (
    <Group>
      <legend>{legend}</legend>
      {value.length === 0 && <Hint>{hint}</Hint>}
      <Options>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={value.includes(option.value)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...value, option.value] : value.filter((one) => one !== option.value),
              )
            }
          />
        ))}
      </Options>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    ${font('sm')}
    padding: 0;
    font-weight: 500;
  }
`;

const Hint = styled.p`
  ${font('sm')}
  margin: 0;
  color: ${color('textMuted')};
`;

const Options = styled.div`
  display: grid;
  gap: ${space(1)};
  max-height: 12rem;
  margin-top: ${space(1)};
  overflow-y: auto;
  overflow-wrap: anywhere;
`;
