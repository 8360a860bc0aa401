import { writtenIn } from '../assert/own-value.ts';
import { isMasked } from '../dom/secret-input.ts';
import { editorOf } from '../dom/visibility.ts';

/** An element as a form control. */
export interface Control {
  /**
   * The type of an `<input>` ("text", "date", "checkbox" …), or "textarea", "select", "editable" (rich text), "editor" (a text area that only
   * takes the keys for one), "slider" (an ARIA slider or spin button), "group" (of radio buttons), or "other": no control with a value.
   */
  type: string;
  /** Its value; of a select the selected labels. */
  value: string;
  /** A field for passwords and the like. */
  isSecret: boolean;
}

/** An element as a control; never null. */
export function probeControl(element: Element): Control {
  const control = (type: string, value: string, isSecret = false): Control => ({ type, value, isSecret });
  if (element instanceof HTMLInputElement) return control(element.type, element.value, isMasked(element));
  if (element instanceof HTMLTextAreaElement) {
    const editor = editorOf(element);
    return editor ? control('editor', writtenIn(editor).text) : control('textarea', element.value);
  }
  if (element instanceof HTMLSelectElement)
    return control('select', [...element.selectedOptions].map(({ label }) => label).join(', '));
  if (element instanceof HTMLElement && element.isContentEditable)
    return control('editable', element.innerText);
  const number = element.getAttribute('aria-valuenow');
  if (number !== null && element.matches('[role=slider], [role=spinbutton]'))
    return control('slider', number);
  return control(element.matches('fieldset, [role=group], [role=radiogroup]') ? 'group' : 'other', '');
}
