/** Shows the card of a step in the middle of the window and focuses it. */
export function focusStep(id: string): void {
  const card = document.getElementById(id);
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'center' });
}
