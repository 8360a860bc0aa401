import type { ComponentProps } from 'react';
import { space, styled } from 'shared/theme';
import { controlStyle } from './control-style.ts';
import { Field, type FieldOwnProps } from './Field.tsx';

export type TextAreaProps = FieldOwnProps & ComponentProps<'textarea'>;

/** A multi-line text input. */
export function TextArea({ id, label, isLabelHidden, hint, error, isOptional, ...rest }: TextAreaProps) {
  return (
    <Field {...{ id, label, isLabelHidden, hint, error, isOptional }}>
      {(control) => <Input rows={4} {...rest} {...control} />}
    </Field>
  );
}

const Input = styled.textarea`
  ${controlStyle}
  padding-block: ${space(2)};
  resize: vertical;
`;
