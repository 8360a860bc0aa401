import { confirm } from 'shared/feedback';

/** Asks before what a person has typed is thrown away. */
export function confirmDiscard(what: string): Promise<boolean> {
  return confirm({
    title: 'Discard your changes?',
    text: `${what} has not been saved.`,
    confirmLabel: 'Discard Changes',
    cancelLabel: 'Keep Editing',
    tone: 'danger',
  });
}
