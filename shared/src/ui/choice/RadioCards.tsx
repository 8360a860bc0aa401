import { useId } from 'react';
import { color, font, frame, space, styled } from 'shared/theme';

interface Props<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string; description: string }[];
  /** null: nothing is chosen yet. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** The validation error. */
  error?: string | undefined;
}

/** A choice between a few options, each in a card with a text about it. */
export function RadioCards<Value extends string>({ legend, options, value, onChange, error }: Props<Value>) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <Group aria-describedby={error && errorId}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <Choice key={option.value}>
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            aria-labelledby={`${id}-${option.value}`}
            aria-describedby={`${id}-${option.value}-text`}
            onChange={() => onChange(option.value)}
          />
          <span>
            <Label id={`${id}-${option.value}`}>{option.label}</Label>
            <Description id={`${id}-${option.value}-text`}>{option.description}</Description>
          </span>
        </Choice>
      ))}
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    ${font('sm')}
    padding: 0 0 ${space(1)};
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;

const Choice = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(3)};
  ${frame('md')}
  cursor: pointer;

  &:has(:checked) {
    border-color: ${color('accent')};
    background: ${color('accentSoft')};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color('accent')};
    outline-offset: 1px;
  }

  & > input {
    flex: none;
    margin: 3px 0 0;
    accent-color: ${color('accent')};
    outline: none;
  }

  & > span {
    min-width: 0;
  }
`;

const Label = styled.span`
  display: block;
  font-weight: 500;
`;

const Description = styled.span`
  ${font('sm')}
  display: block;
  color: ${color('textMuted')};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const ErrorText = styled.p`
  ${font('sm')}
  color: ${color('danger')};
`;
