import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { Role } from 'shared/constants';
import { confirm, useLeaveGuard } from 'shared/feedback';
import { Dialog, type DialogProps } from 'shared/overlay';
import { Button, Notice, Stack } from 'shared/ui';

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
  /** Whether closing it loses something; by default, whether anything was entered. For forms that buttons change too. */
  hasChanges?: boolean;
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

const QUESTION = {
  title: 'Discard your changes?',
  text: 'What you have entered here is not saved.',
  confirmLabel: 'Discard Changes',
  cancelLabel: 'Keep Editing',
  tone: 'danger',
} as const;

/** A dialog with one form. Only Cancel drops what was entered without a question; Escape, Back and a click outside ask. */
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
  const [entered, setEntered] = useState<'nothing' | 'something' | 'sent'>('nothing');
  // What was sent may lead to another page, unless it was refused.
  const isUnsaved = entered === 'something' || (entered === 'sent' && error !== null);
  const { hasChanges } = props;
  const allowLeaving = useLeaveGuard((hasChanges ?? isUnsaved) && !isPending);

  function handleClose() {
    // A dialog that is still open after it was sent has not been accepted.
    if (!(hasChanges ?? entered !== 'nothing')) return onClose();
    void confirm(QUESTION).then((isConfirmed) => isConfirmed && onClose());
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // A form around it, in the tree of components, must not be sent.
    event.stopPropagation();
    if (problem !== undefined || isPending) return;
    allowLeaving();
    setEntered('sent');
    props.onSubmit();
  }

  return (
    <Dialog
      isOpen
      size={size}
      onClose={handleClose}
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
      <form
        id={formId}
        onChange={() => setEntered('something')}
        onSubmit={handleSubmit}
        noValidate
        autoComplete={props.autoComplete}
      >
        <Stack gap={4}>
          {error !== null && <Notice tone="danger">{error}</Notice>}
          {children}
        </Stack>
      </form>
      {props.below}
    </Dialog>
  );
}
