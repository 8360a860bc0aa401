/** Which elements hold texts. */

/** Whether an element has a text that is in no other element in it. */
export const holdsOwnText = (element: Element) =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** A text that may be repeated: nothing that a person has typed or chosen. */
export const holdsText = (element: Element) =>
  !element.matches('script, style, option, select, textarea') &&
  !(element instanceof HTMLElement && element.isContentEditable) &&
  holdsOwnText(element);
