import type { ComponentProps } from 'react';
import { space, styled } from 'shared/theme';
import { controlStyle } from './control-style.ts';
import { Field, type FieldOwnProps } from './Field.tsx';
import { useReadOnly } from './useReadOnly.ts';

export type TextAreaProps = FieldOwnProps & ComponentProps<'textarea'>;

/** A multi-line text input. */
export function TextArea({
  id,
  label,
  isLabelHidden,
  hint,
  error,
  isOptional,
  requires,
  ...rest
}: TextAreaProps) {
  const lock = useReadOnly(requires);
  return (
    <Field {...{ id, label, isLabelHidden, hint, error, isOptional }}>
      {(control) => <Input rows={4} {...rest} {...lock} {...control} />}
    </Field>
  );
}

const Input = styled.textarea`
  ${controlStyle}
  padding-block: ${space(2)};
  resize: vertical;
`;
