import { TextField } from 'shared/ui';

interface Props {
  value: string;
  hint?: string;
  /** Only digits are expected. */
  isNumeric?: boolean;
  onChange: (code: string) => void;
}

/** A code of the authenticator app, or a recovery code. */
export function CodeField({
  value,
  hint = 'Of your authenticator app, or a recovery code.',
  isNumeric = false,
  onChange,
}: Props) {
  return (
    <TextField
      label="Code"
      hint={hint}
      autoComplete="one-time-code"
      inputMode={isNumeric ? 'numeric' : 'text'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
