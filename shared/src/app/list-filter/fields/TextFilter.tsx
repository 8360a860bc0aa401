import { TextField } from 'shared/ui';
import type { FilterFieldProps } from './filter-field.ts';

interface Props extends FilterFieldProps {
  label: string;
  placeholder: string;
}

export function TextFilter({ label, placeholder, value, onChange }: Props) {
  return (
    <TextField
      label={label}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
