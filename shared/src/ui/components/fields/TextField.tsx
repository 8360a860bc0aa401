import type { ComponentProps } from 'react';
import { styled } from 'shared/theme';
import { controlStyle } from './control-style.ts';
import { Field, type FieldOwnProps } from './Field.tsx';
import { useReadOnly } from './useReadOnly.ts';

export type TextFieldProps = FieldOwnProps & ComponentProps<'input'>;

/** A single-line text input. */
export function TextField({
  id,
  label,
  isLabelHidden,
  hint,
  error,
  isOptional,
  requires,
  ...rest
}: TextFieldProps) {
  const lock = useReadOnly(requires);
  return (
    <Field {...{ id, label, isLabelHidden, hint, error, isOptional }}>
      {(control) => <Input type="text" {...rest} {...lock} {...control} />}
    </Field>
  );
}

const Input = styled.input`
  ${controlStyle}
`;
