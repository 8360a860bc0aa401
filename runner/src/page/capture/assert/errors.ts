import { queryAll, referredBy } from '../dom/basics.ts';
import { isSeen } from '../dom/visibility.ts';
import { textOf } from '../dom/visible-text.ts';
import { labelsOf } from '../resolve/names.ts';

const CONTROLS =
  'input:not([type=hidden]), select, textarea, [role=combobox], [role=textbox], [role=listbox]';
const NO_MESSAGES = `label, legend, button, a, [role=button], h1, h2, h3, h4, h5, h6, ${CONTROLS}`;
/** No box of one field. */
const LIMITS = 'form, fieldset, section, dialog, main, body, table, tr, ul, ol, [role=dialog], [role=form]';

const isMarkedInvalid = (field: Element): boolean =>
  !/^(?:|false)$/.test(field.getAttribute('aria-invalid') ?? '');

/** What stands in the box around a field, in which there is no other, and what follows this box: one text for each line, labels aside. */
const textsBeside = (field: Element): { inside: string[]; after: string[]; holder: Element } => {
  const isOther = (one: Element) =>
    one !== field && !field.contains(one) && !one.contains(field) && isSeen(one);
  const isAlone = (box: Element) => !queryAll(box, CONTROLS).some(isOther);
  let box = field;
  for (
    let outer = field.parentElement;
    outer && !outer.matches(LIMITS) && isAlone(outer);
    outer = outer.parentElement
  )
    box = outer;
  const labels = new Set(labelsOf(field));
  const linesIn = (element: Element) =>
    textOf(element, (one) => one === field || labels.has(one) || one.matches(NO_MESSAGES))
      .written.split('\n')
      .filter((line) => line !== '');
  const next = box.nextElementSibling;
  return {
    inside: box === field ? [] : linesIn(box),
    after: next && isAlone(next) ? linesIn(next) : [],
    holder: box.parentElement ?? box,
  };
};

/** What may say that a field is not filled in as it must be. */
interface FieldErrors {
  errors: string[];
  /** Texts that stand at a field: where they have come with the last action, they may say why. */
  beside: string[];
}

/** The visible error messages of a field, and what else stands at it. */
export const readFieldErrors = (field: Element): FieldErrors => {
  const errors = errorsOf(field);
  if (errors.length > 0) return { errors, beside: [] };
  const { inside, after, holder } = textsBeside(field);
  const beside = [...inside, ...after];
  const reds =
    beside.length === 0 ? [] : looksIn(holder).filter(({ by }) => by.some((way) => way !== 'name'));
  return { errors: reds.map(({ text }) => text).filter((text) => beside.includes(text)), beside };
};

/** The text of a message that can be seen; empty: it cannot. */
const messageOf = (element: Element): string[] => {
  const { written } = textOf(element);
  return isSeen(element) && written !== '' ? [written] : [];
};

/** The visible error messages of a field; of one that says that it is invalid without saying why, what stands in its box. */
const errorsOf = (field: Element): string[] => {
  const told = toldBy(field);
  return told.length === 0 && isMarkedInvalid(field) ? textsBeside(field).inside : told;
};

/** What a field refers to as its errors, or the browser says of it. */
const toldBy = (field: Element): string[] => {
  const isMarked = isMarkedInvalid(field);
  const described = referredBy(field, 'aria-describedby').filter(
    (one) => isMarked || one.matches('[role=alert]'),
  );
  const named = isMarked ? referredBy(field, 'aria-errormessage') : [];
  const messages = [...named, ...described].flatMap(messageOf);
  const isRejected = field.matches(':user-invalid') && 'validationMessage' in field;
  return isRejected ? [...messages, String(field.validationMessage)] : messages;
};

const channelsOf = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);

/** The colours of the edges that are drawn. */
const edgeColorsOf = (style: CSSStyleDeclaration): string[] =>
  (['Top', 'Right', 'Bottom', 'Left'] as const).flatMap((side) =>
    parseFloat(style[`border${side}Width`]) > 0 ? [style[`border${side}Color`]] : [],
  );

const isGreen = (color: string): boolean => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = channelsOf(color);
  return alpha > 0 && green - Math.max(red, blue) >= 8;
};

/** Whether a message looks as if all were well: a success is announced as an error is, but in green. */
const looksRight = (message: Element): boolean => {
  const text = textOf(message).written;
  const inner = queryAll(message, '*').filter((part) => textOf(part).written === text);
  const colors = [...inner, ...boxesOf(message)].flatMap((part) => {
    const style = getComputedStyle(part);
    return [style.color, style.backgroundColor, ...edgeColorsOf(style)];
  });
  return colors.some(isGreen) && !colors.some(isRed);
};

const isRed = (color: string): boolean => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = channelsOf(color);
  return alpha > 0 && red > 130 && green < red / 2 && blue < red * 0.6;
};

/** By what an element looks like an error: the colour of its words or its edge, that behind them or around its notice, or the names that the page gives it. */
const waysOf = (element: Element): Look['by'] => {
  const NAMED = /(?:^|[-_\s])(?:error|errors|invalid|danger|alert)(?:$|[-_\s])/i;
  const style = getComputedStyle(element);
  const by: Look['by'] = [];
  if (isRed(style.color) || edgeColorsOf(style).some(isRed)) by.push('colour');
  if (isRed(style.backgroundColor)) by.push('fill');
  if (NAMED.test(`${element.className} ${element.id}`)) by.push('name');
  return by;
};

/** An element and the boxes around it that show nothing but its text, buttons and signs aside. */
const boxesOf = (element: Element): Element[] => {
  const textIn = (box: Element) =>
    textOf(box, (one) => one.matches('button, [role=button]')).written.replace(/[^\p{L}\p{N}]/gu, '');
  const outer = element.parentElement;
  const isAlone = outer !== null && outer !== document.body && textIn(outer) === textIn(element);
  return isAlone ? [element, ...boxesOf(outer)] : [element];
};

/** A notice has a title and a line or two. */
const MAX_LINES = 4;

/** Whether the notice around an element, which holds some lines and no field, is edged or filled as errors are. */
const isInRedNotice = (element: Element): boolean => {
  const outer = element.parentElement;
  if (!outer || outer === document.body) return false;
  const style = getComputedStyle(outer);
  // The text of all that is around an element is dear; few boxes are red.
  if (![...edgeColorsOf(style), style.backgroundColor].some(isRed)) return isInRedNotice(outer);
  return queryAll(outer, CONTROLS).length === 0 && textOf(outer).written.split('\n').length <= MAX_LINES;
};

const hasOwnWords = (element: Element): boolean =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(node.textContent ?? ''),
  );

/** A text that looks like an error. */
interface Look {
  text: string;
  by: ('colour' | 'fill' | 'name')[];
}

const looksIn = (root: Element): Look[] =>
  queryAll(root, '*')
    .filter((element) => hasOwnWords(element) && !element.closest('a, button, label, [role=button]'))
    .filter((element) => isSeen(element) && !looksRight(element))
    .map((element): Look => {
      const by = boxesOf(element).flatMap(waysOf);
      if (isInRedNotice(element)) by.push('fill');
      return { text: textOf(element).written, by };
    })
    .filter(({ text, by }) => text !== '' && by.length > 0);

/** All visible error messages in an element, and what else looks like one. */
export function readErrors(root: Element): { errors: string[]; looks: Look[] } {
  const FIELDS = '[aria-invalid], [aria-describedby], :user-invalid';
  const alerts = queryAll(root, '[role=alert]')
    .filter((alert) => !looksRight(alert))
    .flatMap(messageOf);
  const fields = queryAll(root, FIELDS).filter((field) => isSeen(field));
  return { errors: [...new Set([...alerts, ...fields.flatMap(errorsOf)])], looks: looksIn(root) };
}
