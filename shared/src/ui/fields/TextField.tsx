import type { ComponentProps } from 'react';
import { styled } from 'shared/theme';
import { controlStyle } from './control-style.ts';
import { Field, type FieldOwnProps } from './Field.tsx';

export type TextFieldProps = FieldOwnProps & ComponentProps<'input'>;

/** A single-line text input. */
export function TextField({ id, label, isLabelHidden, hint, error, isOptional, ...rest }: TextFieldProps) {
  return (
    <Field {...{ id, label, isLabelHidden, hint, error, isOptional }}>
      {(control) => <Input type="text" {...rest} {...control} />}
    </Field>
  );
}

const Input = styled.input`
  ${controlStyle}
`;
