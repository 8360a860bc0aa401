import type { Locator } from 'playwright-core';
import { pick } from '../finding/pick/pick.ts';
import { isolated } from '../isolated.ts';
import { withLens } from '../lens/lens.ts';
import type { Session } from '../session.ts';
import { containedText } from '../texts/text-pattern.ts';

/** Whether one of the places where a text stands is a message, a note or a caption. `noun`: which of them the step calls it. */
export async function standsAs(
  session: Session,
  noun: 'message' | 'note' | 'caption',
  text: string,
): Promise<boolean> {
  const page = session.window.page();
  const seen = (texts: Locator) => pick(texts, { isSeen: true, isError: false, near: null });
  const whole = await seen(page.getByText(containedText(text, false)));
  // Where a line breaks without a space, its last word has no end in the element's text.
  const places = whole.length > 0 ? whole : await seen(page.getByText(text));
  // It is spread over several elements, or stands in a frame.
  if (places.length === 0) return noun !== 'caption' && !(await isolated(page, isTyped, text));
  const are = await Promise.all(places.map((place) => isolated(place, isOfSort, noun)));
  return are.includes(true);
}

/** Runs inside the page: what somebody has typed is not what the page says. */
const isTyped = (_page: unknown, text: string): boolean =>
  [...document.querySelectorAll('input, textarea')].some(
    (field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      !/^(?:checkbox|radio|button|submit)$/.test(field.type) &&
      field.value.toLowerCase().includes(text.toLowerCase()),
  );

const isOfSort = withLens((lens, element: Element, noun: string): boolean => {
  const isCaption = element.closest('caption, figcaption, [class*="caption" i]') !== null;
  if (noun === 'caption') return isCaption || document.querySelector('caption, figcaption') === null;
  // Where something is headed "Internal note", that is the note.
  const HEADS = 'h1, h2, h3, h4, h5, h6, b, strong, dt, legend, [role=heading]';
  const word = new RegExp(`\\b${noun}\\b`, 'i');
  const heads = [...document.querySelectorAll(HEADS)].filter(
    (head) => lens.isSeen(head) && word.test(head.textContent ?? ''),
  );
  if (noun === 'note' && heads.length > 0)
    return heads.some((head) => {
      const group = head.parentElement?.closest('div, section, article, li, aside, blockquote, dl');
      return group?.contains(element) === true;
    });
  if (element.closest('[role=alert], [role=status], [role=dialog], dialog, output, [aria-live]') !== null)
    return true;
  if (element.closest('[role=log], [class*="message" i], [class*="chat" i], [class*="comment" i]') !== null)
    return true;
  // A badge is a word beside others.
  const { parentElement } = element;
  const isInline = getComputedStyle(element).display.startsWith('inline');
  const isAlone = lens.clean(parentElement?.textContent ?? '') === lens.clean(element.textContent ?? '');
  if (isInline && (!isAlone || element.matches('[class*="badge" i], [class*="chip" i], [class*="tag" i]')))
    return false;
  const OTHERS =
    'h1, h2, h3, h4, h5, h6, th, td, dt, dd, button, a, option, label, legend, summary, nav, header, footer, [role=heading], [role=cell], [role=gridcell], [role=columnheader], [role=rowheader], [role=tab], [role=button], [role=link], [role=option]';
  const isEntry = element.closest('li, [role=listitem]') !== null;
  return element.closest(OTHERS) === null && (!isEntry || element.closest('[class*="error" i]') !== null);
});
