import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { color, space, styled } from 'shared/theme';
import { controlStyle, Field, useMissingRole, type FieldOwnProps } from 'shared/ui';

export interface SelectOption {
  value: string | number;
  label: string;
}

export type SelectProps = FieldOwnProps &
  Omit<ComponentProps<'select'>, 'children'> & { options: readonly SelectOption[] };

/** A native select for a few values; use Combobox for many. */
export function Select({
  id,
  label,
  isLabelHidden,
  hint,
  error,
  isOptional,
  options,
  requires,
  ...rest
}: SelectProps) {
  const reason = useMissingRole(requires);
  return (
    <Field {...{ id, label, isLabelHidden, hint, error, isOptional }}>
      {(control) => (
        <Box>
          <Control {...rest} {...(reason && { disabled: true, title: reason })} {...control}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Control>
          <Arrow size={16} aria-hidden />
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;
`;

const Control = styled.select`
  ${controlStyle}
  appearance: none;
  padding-right: ${space(8)};
  text-overflow: ellipsis;
  cursor: pointer;
`;

const Arrow = styled(ChevronDown)`
  position: absolute;
  inset: 0 ${space(3)} 0 auto;
  margin-block: auto;
  color: ${color('textMuted')};
  pointer-events: none;
`;
