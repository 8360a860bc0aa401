import { useId, type FormEvent, type ReactNode } from 'react';
import type { Role } from 'shared/constants';
import { Button, Notice, Stack } from 'shared/ui';
import { Dialog, type DialogProps } from './Dialog.tsx';

export interface FormDialogProps extends Pick<DialogProps, 'size'> {
  title: string;
  description?: string | undefined;
  submitLabel: string;
  busyLabel?: string;
  tone?: 'primary' | 'danger' | undefined;
  /** The role that sending it requires. */
  requires?: Role | undefined;
  /** `off`: the browser suggests nothing in its fields. */
  autoComplete?: 'off' | undefined;
  /** Why nothing can be sent yet. */
  problem?: string | undefined;
  isPending?: boolean;
  /** Why the last attempt has failed; shown above the fields. */
  error?: string | null;
  /** A button in front of the others. */
  extraAction?: ReactNode;
  /** What is below the form. */
  below?: ReactNode;
  children: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
}

/** A dialog with one form. */
export function FormDialog({
  size,
  title,
  description,
  problem,
  isPending = false,
  error = null,
  children,
  onClose,
  ...props
}: FormDialogProps) {
  const formId = useId();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // A form around it, in the tree of components, must not be sent.
    event.stopPropagation();
    if (problem === undefined && !isPending) props.onSubmit();
  }

  return (
    <Dialog
      isOpen
      size={size}
      onClose={onClose}
      title={title}
      description={description}
      isPending={isPending}
      footer={
        <>
          {props.extraAction}
          <Button requires="viewer" variant="secondary" onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={props.tone}
            requires={props.requires}
            isBusy={isPending}
            busyLabel={props.busyLabel}
            disabledReason={problem}
          >
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit} noValidate autoComplete={props.autoComplete}>
        <Stack gap={4}>
          {error !== null && <Notice tone="danger">{error}</Notice>}
          {children}
        </Stack>
      </form>
      {props.below}
    </Dialog>
  );
}
