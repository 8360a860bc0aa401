import { useId, type FormEvent, type ReactNode } from 'react';
import type { Role } from 'shared/constants';
import { errorText } from 'shared/http';
import { Dialog } from 'shared/overlay';
import { Button, Notice, Stack } from 'shared/ui';

interface Props {
  title: string;
  description?: string;
  submitLabel: string;
  busyLabel: string;
  tone?: 'primary' | 'danger';
  /** The role that sending it requires. */
  requires?: Role;
  /** `off`: the browser suggests nothing in its fields. */
  autoComplete?: 'off';
  /** Why nothing can be sent yet. */
  problem?: string | undefined;
  mutation: { isPending: boolean; isError: boolean; error: Error | null };
  /** Shown where the server gave no reason. */
  failed: string;
  children: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
}

/** A dialog with one form; an error of the server is shown above the fields. */
export function FormDialog({ title, description, problem, mutation, children, onClose, ...props }: Props) {
  const formId = useId();
  const { isPending, isError, error } = mutation;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (problem === undefined && !isPending) props.onSubmit();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      isPending={isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isPending}>
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
          {isError && <Notice tone="danger">{errorText(error, props.failed)}</Notice>}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
