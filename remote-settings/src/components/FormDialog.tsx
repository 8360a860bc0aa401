import { errorText } from 'shared/http';
import { FormDialog as Frame, type FormDialogProps } from 'shared/form-dialog';

interface Props extends Omit<FormDialogProps, 'isPending' | 'error'> {
  mutation: { isPending: boolean; isError: boolean; error: Error | null };
  /** Shown where the server gave no reason. */
  failed: string;
}

/** A dialog with one form, which a mutation sends. */
export function FormDialog({ mutation: { isPending, isError, error }, failed, ...frame }: Props) {
  return <Frame {...frame} isPending={isPending} error={isError ? errorText(error, failed) : null} />;
}
