import { MASK } from 'shared/step-language';

/** A person can judge it at a glance. */
const MAX_LENGTH = 100;

/** Whether a step can be made to expect a text of the page: it is short, hides no secret, and would not be read as a variable. */
export function isAcceptable(text: string): boolean {
  return text.length <= MAX_LENGTH && !text.includes(MASK) && !text.includes('{{');
}
