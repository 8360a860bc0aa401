/** Hides secrets in images of the page. Which texts are secret is decided outside: the page gets no secret, only where they are. */

import { shadowRootOf } from './dom/basics.ts';
import { paintedTexts } from './dom/told.ts';

/** From one offset to another in the text of a document. */
type Span = [start: number, end: number];

/** What may show a secret, and has not been judged. */
interface Unjudged {
  /** The texts of fields. */
  fields: string[];
  /** All other text of the document; null: it is as it was judged. */
  text: string | null;
  /** What is known as secret was shown again, and has been hidden. */
  hasHidden: boolean;
}

interface Judgement {
  /** Whether each of the fields has a secret. */
  fields: boolean[];
  /** The secrets in the text, in their order; null: it was judged before. */
  spans: Span[] | null;
}

/** What is drawn as a whole, and painted black as a whole. */
const FIELDS = new Set(['input', 'textarea', 'select', 'canvas']);
/** Black anyway, or never shown with its value. */
const UNREAD_INPUTS = new Set(['password', 'file', 'hidden', 'checkbox', 'radio', 'range', 'color', 'image']);
/** Their text is not shown, or as that of a field. */
const UNSHOWN = new Set(['script', 'style', 'noscript', 'textarea', 'option']);
/** The style is that of an init script (browser/redact-passwords.ts). */
const HIGHLIGHT = 'steplight-secret';

const judgedFields = new WeakMap<Element, { text: string; version: number; isSecret: boolean }>();
let judgedText = { text: '', version: 0, spans: [] as Span[] };
let asked = { fields: [] as Element[], texts: [] as Text[], version: 0 };
let hidden: StaticRange[] = [];
let highlight: Highlight | null = null;

/** @param version another one: there are further secrets, so all is judged again */
export function findUnjudged(_document: unknown, version: number): Unjudged {
  const fields: Element[] = [];
  const texts: Text[] = [];
  gather(document, fields, texts);
  asked = { fields: fields.filter((field) => !isJudged(field, version)), texts, version };
  const shownAgain = fields.filter((field) => judgedFields.get(field)?.isSecret && !isBlack(field));
  shownAgain.forEach((field) => paintBlack(field));
  const text = textOf(texts);
  const isKnown = text === judgedText.text && version === judgedText.version;
  const hasMoved = isKnown && hide(rangesOf(texts, judgedText.spans));
  return {
    fields: asked.fields.map(textOfField),
    text: isKnown ? null : text,
    hasHidden: hasMoved || shownAgain.length > 0,
  };
}

/** Hides what was found to be secret in what `findUnjudged` has returned last. @returns whether there is more of it than before */
export function hideSecrets(_document: unknown, { fields, spans }: Judgement): boolean {
  const { fields: elements, texts, version } = asked;
  asked = { fields: [], texts: [], version };
  const secret = elements.filter((field, index) => {
    const isSecret = fields[index] === true;
    judgedFields.set(field, { text: textOfField(field), version, isSecret });
    return isSecret;
  });
  secret.forEach((field) => paintBlack(field));
  if (!spans) return secret.length > 0;
  judgedText = { text: textOf(texts), version, spans };
  return hide(rangesOf(texts, spans)) || secret.length > 0;
}

/** Paints an element black for the rest of its life. */
export function paintBlack(element: Element): void {
  const { style } = element as HTMLElement;
  for (const property of ['background', 'color', '-webkit-text-fill-color', 'caret-color', 'fill', 'stroke'])
    style.setProperty(property, 'rgb(0, 0, 0)', 'important');
  for (const property of ['text-shadow', 'transition']) style.setProperty(property, 'none', 'important');
  if (element instanceof HTMLCanvasElement) style.setProperty('filter', 'brightness(0)', 'important');
}

const isBlack = (element: Element): boolean =>
  (element as HTMLElement).style.getPropertyValue('-webkit-text-fill-color') === 'rgb(0, 0, 0)';

function isJudged(field: Element, version: number): boolean {
  const judged = judgedFields.get(field);
  const text = textOfField(field);
  return text === '' || isBlack(field) || (judged?.version === version && judged.text === text);
}

/** Appends the fields and the shown texts of a document or a shadow root. */
function gather(root: Node, fields: Element[], texts: Text[]): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (FIELDS.has(node.localName)) fields.push(node);
      const shadowRoot = shadowRootOf(node);
      if (shadowRoot) gather(shadowRoot, fields, texts);
    } else if (!UNSHOWN.has(node.parentElement?.localName ?? '')) texts.push(node as Text);
  }
}

const textOf = (texts: Text[]): string => texts.map(({ data }) => data).join('');

function textOfField(field: Element): string {
  if (field instanceof HTMLInputElement && UNREAD_INPUTS.has(field.type)) return '';
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    return field.value === '' ? field.placeholder : field.value;
  if (field instanceof HTMLSelectElement)
    return [...field.selectedOptions].map(({ label }) => label).join('\n');
  // A text may be painted in pieces.
  const painted = field instanceof HTMLCanvasElement ? paintedTexts(field) : [];
  return painted.length === 0 ? '' : `${painted.join('\n')}\n${painted.join('')}`;
}

function rangesOf(texts: Text[], spans: Span[]): StaticRange[] {
  if (spans.length === 0) return [];
  const ranges: StaticRange[] = [];
  let before = 0;
  for (const text of texts) {
    for (const [start, end] of spans) {
      const [startOffset, endOffset] = [Math.max(start - before, 0), Math.min(end - before, text.length)];
      if (startOffset < endOffset)
        ranges.push(new StaticRange({ startContainer: text, startOffset, endContainer: text, endOffset }));
    }
    before += text.length;
  }
  return ranges;
}

/** Highlights texts black, which changes nothing of the document. @returns whether others were hidden before */
function hide(ranges: StaticRange[]): boolean {
  const isSame =
    ranges.length === hidden.length && ranges.every((range, index) => isEqual(range, hidden[index]));
  const isThere = ranges.length === 0 || CSS.highlights.get(HIGHLIGHT) === highlight;
  if (isSame && isThere) return false;
  hidden = ranges;
  highlight = new Highlight(...ranges);
  // Above those of the page.
  highlight.priority = 2 ** 30;
  CSS.highlights.set(HIGHLIGHT, highlight);
  for (const { startContainer } of ranges) hideBesides(startContainer.parentElement);
  return ranges.length > 0;
}

const isEqual = (one: StaticRange, other: StaticRange | undefined): boolean =>
  one.startContainer === other?.startContainer &&
  one.startOffset === other.startOffset &&
  one.endOffset === other.endOffset;

/** What a highlight leaves as it is: the letters of a drawing, and shadows of letters. */
function hideBesides(parent: Element | null): void {
  if (parent instanceof SVGElement) paintBlack(parent);
  else if (parent instanceof HTMLElement && getComputedStyle(parent).textShadow !== 'none')
    parent.style.setProperty('text-shadow', 'none', 'important');
}
