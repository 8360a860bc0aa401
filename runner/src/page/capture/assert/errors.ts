import { queryAll } from '../dom/basics.ts';
import { isSeen } from '../dom/visibility.ts';
import { textOf } from '../dom/visible-text.ts';

/** The text of a message that can be seen; empty: it cannot. */
const messageOf = (element: Element): string[] => {
  const { written } = textOf(element);
  return isSeen(element) && written !== '' ? [written] : [];
};

/** The visible error messages of a field. */
export const readFieldErrors = (field: Element): string[] => {
  const root = field.getRootNode() as Document | ShadowRoot;
  const named = (attribute: string) =>
    (field.getAttribute(attribute) ?? '')
      .split(/\s+/)
      .flatMap((id) => (id ? (root.getElementById(id) ?? []) : []));
  const isMarked = !/^(?:|false)$/.test(field.getAttribute('aria-invalid') ?? '');
  const described = named('aria-describedby').filter((one) => isMarked || one.matches('[role=alert]'));
  const messages = [...(isMarked ? named('aria-errormessage') : []), ...described].flatMap(messageOf);
  const isRejected = field.matches(':user-invalid') && 'validationMessage' in field;
  return isRejected ? [...messages, String(field.validationMessage)] : messages;
};

/** All visible error messages in an element. */
export function readErrors(root: Element): string[] {
  const FIELDS = '[aria-invalid], [aria-describedby], :user-invalid';
  const alerts = queryAll(root, '[role=alert]').flatMap(messageOf);
  const fields = queryAll(root, FIELDS).filter((field) => isSeen(field));
  return [...new Set([...alerts, ...fields.flatMap(readFieldErrors)])];
}

/** Texts that look like errors, by their colour or the names that the page gives them. */
export function readSuspects(root: Element): string[] {
  const NAMED = /(?:^|[-_\s])(?:error|errors|invalid|danger|alert)(?:$|[-_\s])/i;
  const isRed = (element: Element) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(
      Number,
    );
    return red > 130 && green < red / 2 && blue < red / 2;
  };
  const hasOwnWords = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(node.textContent ?? ''),
    );
  return queryAll(root, '*')
    .filter((element) => hasOwnWords(element) && !element.closest('a, button, label, [role=button]'))
    .filter((element) => NAMED.test(`${element.className} ${element.id}`) || isRed(element))
    .filter((element) => isSeen(element))
    .map((element) => textOf(element).written)
    .filter((text) => text !== '');
}
