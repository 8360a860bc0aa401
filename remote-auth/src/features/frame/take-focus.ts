/** As a ref: gives the focus to what stands in the place of a form that had it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
