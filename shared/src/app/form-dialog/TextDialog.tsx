import { useState, type ComponentProps } from 'react';
import { TextField } from 'shared/ui';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';

interface Props extends Omit<FormDialogProps, 'problem' | 'children' | 'onSubmit'> {
  field: Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'>;
  initial?: string;
  /** Why nothing can be sent while the field is empty; undefined: it may be empty. */
  missing?: string;
  /** Gets the text without spaces around it. */
  onSubmit: (text: string) => void;
}

/** A dialog that asks for one line of text. */
export function TextDialog({ field, initial = '', missing, onSubmit, ...frame }: Props) {
  const [value, setValue] = useState(initial);
  const text = value.trim();
  return (
    <FormDialog {...frame} problem={text === '' ? missing : undefined} onSubmit={() => onSubmit(text)}>
      <TextField {...field} value={value} onChange={({ target }) => setValue(target.value)} />
    </FormDialog>
  );
}
