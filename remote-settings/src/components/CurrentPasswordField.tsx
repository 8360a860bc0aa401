import { PasswordField } from 'shared/ui';

interface Props {
  label?: string;
  value: string;
  onChange: (password: string) => void;
}

export function CurrentPasswordField({ label = 'Your password', value, onChange }: Props) {
  return (
    <PasswordField
      label={label}
      autoComplete="current-password"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
