/** Visible text. */

import { cleanText } from 'shared/step-language/normal-text';
import { childrenOf, parentOf, queryAll } from './basics.ts';
import { withoutCutLines } from './cut-text.ts';
import { generatedContent } from './generated-content.ts';
import { isInked, isPlaceholderSeen, isTextSeen } from './ink.ts';
import { hasRoom, isJoined } from './layout.ts';
import { paintedTexts } from './told.ts';
import { isShown } from './visibility.ts';

export interface VisibleText {
  written: string;
  /** With `text-transform` applied. */
  drawn: string;
}

const SILENT = 'script, style, noscript, template, head, iframe, object, svg title, svg desc, datalist';

/** What can be read in a field that shows what is typed: the value or, if it is empty, the placeholder. */
const shownIn = (field: HTMLInputElement | HTMLTextAreaElement): string => {
  if (field.value !== '') return isInked(field) ? field.value : '';
  return field.placeholder !== '' && isPlaceholderSeen(field) ? field.placeholder : '';
};

/** The value of a field or, if it is empty, the placeholder that is seen; the selected option. Never a password. null: it is no field. */
export const fieldText = (element: Element): string | null => {
  if (element instanceof HTMLSelectElement)
    return cleanText([...element.selectedOptions].map(({ label }) => label).join(' '));
  if (element instanceof HTMLTextAreaElement) return shownIn(element);
  if (!(element instanceof HTMLInputElement)) return null;
  if (/^(?:hidden|password|checkbox|radio|file|image|range|color)$/.test(element.type)) return '';
  return shownIn(element);
};

const never = () => false;

/** A longer text is not drawn letter by letter, and what holds more elements is a part of the page. */
const MAX_LETTERS = 60;
const MAX_PARTS = 20 * MAX_LETTERS;

/** What a text says whose letters or digits are drawn one by one, as those that roll to a new number; null: they are not. */
export const textOfLetters = (element: Element): string | null => {
  const label = cleanText(element.getAttribute('aria-label') ?? '');
  if (label === '' || label.length > MAX_LETTERS) return null;
  const parts = queryAll(element, '*').length;
  if (parts < 2 || parts > MAX_PARTS) return null;
  const drawn = childrenOf(element).map((node) => textOf(node).written);
  const compact = (text: string) => text.replace(/\s+/g, '');
  return drawn.join(' ') !== label && compact(drawn.join('')) === compact(label) ? ` ${label} ` : null;
};

const drawnAs = (text: string, transform: string): string => {
  if (transform === 'uppercase') return text.toUpperCase();
  if (transform === 'lowercase') return text.toLowerCase();
  return transform === 'capitalize'
    ? text.replace(/(^|[\s(])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    : text;
};

/**
 * The visible text, one line for each block, as written and as rendered (`text-transform`).
 * @param isLeftOut of the elements in it
 * @param isHidden of the elements in it, whose own text is left out then
 */
export const textOf = (
  root: Node,
  isLeftOut: (element: Element) => boolean = never,
  isHidden: (element: Element) => boolean = never,
): VisibleText => {
  const text = { written: '', drawn: '' };
  const add = (words: string, transform = 'none') => {
    text.written += words;
    text.drawn += drawnAs(words, transform);
  };
  const addMade = (element: Element, pseudo: '::before' | '::after') => {
    const generated = generatedContent(element, pseudo);
    if (generated === '' || !isShown(element) || isHidden(element)) return;
    add(generated, getComputedStyle(element, pseudo).textTransform);
  };
  const read = (node: Node) => {
    if (node instanceof Text) {
      const holder = parentOf(node);
      if (!holder || node.data.trim() === '') return add(node.data === '' ? '' : ' ');
      if (isTextSeen(holder) && !isHidden(holder))
        add(withoutCutLines(node, holder).replace(/\s+/g, ' '), getComputedStyle(holder).textTransform);
      return;
    }
    if (!(node instanceof Element) || node.matches(SILENT) || isLeftOut(node)) return;
    if (node instanceof HTMLBRElement) return add('\n');
    const style = getComputedStyle(node);
    if (style.display === 'none') return;
    if (node instanceof HTMLCanvasElement) {
      if (isShown(node) && !isHidden(node)) paintedTexts(node).forEach((words) => add(`\n${words}\n`));
      return;
    }
    const letters = textOfLetters(node);
    if (letters !== null) return add(letters);
    const field = fieldText(node);
    const gapAt = (side: 'before' | 'after') => {
      if (isJoined(node, side)) return '';
      if (style.display === 'inline' || style.display === 'contents') return hasRoom(style, side) ? ' ' : '';
      return style.display.startsWith('inline') ? ' ' : '\n';
    };
    add(gapAt('before'));
    if (field === null) addMade(node, '::before');
    if (field !== null) add(isShown(node) && !isHidden(node) ? ` ${field} ` : '', style.textTransform);
    else childrenOf(node).forEach(read);
    if (field === null) addMade(node, '::after');
    add(gapAt('after'));
  };
  read(root);
  const tidy = (words: string) =>
    words
      .split('\n')
      .map(cleanText)
      .filter((line) => line !== '')
      .join('\n');
  return { written: tidy(text.written), drawn: tidy(text.drawn) };
};
