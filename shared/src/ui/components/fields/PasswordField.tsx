import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { styled } from 'shared/theme';
import { IconButton } from '../actions/IconButton.tsx';
import { controlStyle } from './control-style.ts';
import { Field, type FieldOwnProps } from './Field.tsx';
import { useReadOnly } from './useReadOnly.ts';

export type PasswordFieldProps = FieldOwnProps & Omit<ComponentProps<'input'>, 'type'>;

/** A password input that can reveal its value. */
export function PasswordField({
  id,
  label,
  isLabelHidden,
  hint,
  error,
  isOptional,
  requires,
  ...rest
}: PasswordFieldProps) {
  const lock = useReadOnly(requires);
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...{ id, label, isLabelHidden, hint, error, isOptional }}>
      {(control) => (
        <Box>
          <Input
            spellCheck={false}
            autoCapitalize="off"
            {...rest}
            {...lock}
            {...control}
            type={isShown ? 'text' : 'password'}
          />
          <Toggle>
            <IconButton
              requires="viewer"
              size="sm"
              label={isShown ? 'Hide password' : 'Show password'}
              icon={isShown ? <EyeOff /> : <Eye />}
              onClick={() => setIsShown(!isShown)}
            />
          </Toggle>
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;
`;

const Input = styled.input`
  ${controlStyle}
  padding-right: 44px;
`;

const Toggle = styled.div`
  display: flex;
  align-items: center;
  position: absolute;
  inset: 0 3px 0 auto;
`;
