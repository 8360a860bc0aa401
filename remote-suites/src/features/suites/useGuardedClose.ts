import { confirm, useLeaveGuard } from 'shared/feedback';

/** Closes a form; asks first if that loses changes, as it does before the screen or the page is left. */
export function useGuardedClose(hasChanges: boolean, what: string, onClose: () => void): () => void {
  useLeaveGuard(hasChanges);
  return () => {
    if (!hasChanges) return onClose();
    void confirm({
      title: 'Discard your changes?',
      text: `${what} has not been saved.`,
      confirmLabel: 'Discard Changes',
      cancelLabel: 'Keep Editing',
      tone: 'danger',
    }).then((isConfirmed) => isConfirmed && onClose());
  };
}
