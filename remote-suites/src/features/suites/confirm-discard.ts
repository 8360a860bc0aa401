import { confirm } from 'shared/feedback';

/** Asks for confirmation before changes are discarded. */
export function confirmDiscard(what: string): Promise<boolean> {
  return confirm({
    title: 'Discard your changes?',
    text: `${what} has not been saved.`,
    confirmLabel: 'Discard Changes',
    cancelLabel: 'Keep Editing',
    tone: 'danger',
  });
}
