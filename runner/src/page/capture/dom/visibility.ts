/** Which elements are visible. */

import { cleanText } from 'shared/step-language/normal-text';
import { oncePerCall } from '../per-call.ts';
import { childrenOf, parentOf, queryAll, rootOf } from './basics.ts';
import { cutsAll, hidesWords, isClipped } from './clipping.ts';
import { boxOf, hasArea, styleOf } from './layout.ts';
import { isPainted } from './painting.ts';

/** Whether an element itself and words in it are visible: rendered, not clipped, not transparent. */
export const isShown = oncePerCall((element: Element): boolean => {
  const { display, visibility } = styleOf(element);
  if (display === 'contents')
    return visibility === 'visible' && isShown(boxAround(element)) && [...element.childNodes].some(isDrawn);
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const isLaidOut = hasArea(element) || hasSpilledText(element);
  return isLaidOut && !isClipped(element) && !hidesWords(styleOf(element)) && !isErased(element);
});

/** Whether words of an element without an area, such as one of the height 0, are drawn beyond its edges. */
const hasSpilledText = (element: Element): boolean => {
  if (styleOf(element).overflow !== 'visible') return false;
  const text = [...element.childNodes].find((node) => node instanceof Text && cleanText(node.data) !== '');
  if (!text) return false;
  const range = document.createRange();
  range.selectNode(text);
  return [...range.getClientRects()].some(({ width, height }) => width > 0 && height > 0);
};

/** Whether a style of an element, or of what is around it, leaves nothing of it to be seen. */
const isErased = oncePerCall((element: Element): boolean => {
  const outer = parentOf(element);
  return erases(styleOf(element)) || isTurnedAway(element) || (outer !== null && isErased(outer));
});

/** Nobody sees what is fainter. */
const FAINT = 0.02;

const erases = (style: CSSStyleDeclaration): boolean =>
  Number(style.opacity) < FAINT || cutsAll(style) || /\bopacity\(0\)/.test(style.filter);

/** Whether the back of an element, which is not drawn, is turned to the viewer, as of a card before it is flipped. */
const isTurnedAway = (element: Element): boolean => {
  if (styleOf(element).backfaceVisibility !== 'hidden') return false;
  let turn = new DOMMatrix(styleOf(element).transform);
  for (let outer = parentOf(element); outer; outer = parentOf(outer)) {
    if (styleOf(outer).transformStyle !== 'preserve-3d') break;
    turn = new DOMMatrix(styleOf(outer).transform).multiply(turn);
  }
  return turn.m33 < 0;
};

/** What an element without a box of its own is drawn in. */
const boxAround = (element: Element): Element => {
  const outer = parentOf(element);
  if (!outer) return document.documentElement;
  return styleOf(outer).display === 'contents' ? boxAround(outer) : outer;
};

const isDrawn = (node: Node): boolean =>
  node instanceof Element ? isShown(node) : node instanceof Text && cleanText(node.data) !== '';

const isLarge = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  [...element.getClientRects()].some(({ width, height }) => width > 4 && height > 4);

/** Whether an element is drawn whose words a style sheet hides, as those of a button that shows an icon. */
const isDrawnWithoutWords = (element: Element): boolean =>
  hidesWords(styleOf(element)) &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  hasArea(element) &&
  !isClipped(element) &&
  (isPainted(element) || childrenOf(element).some((child) => child instanceof Element && isSeen(child)));

/** What a label can draw. Nobody types into a label. */
const DRAWN_BY_LABEL =
  'input:is([type=checkbox], [type=radio], [type=file], [type=range], [type=color]), button';
/** What is there for a person even if it is not rendered at all: a click on its label reaches it. */
const USED_BY_LABEL = 'input:is([type=checkbox], [type=radio], [type=file])';

/** Whether anything is drawn in a label besides its words. */
const drawsMore = (label: Element): boolean =>
  isPainted(label) || queryAll(label, '*').some((part) => isShown(part) && isPainted(part));

/** Style sheets draw custom checkboxes in the place of transparent ones, or as a part of their labels. */
const isDrawnByLabel = (element: Element): boolean => {
  if (!element.matches(DRAWN_BY_LABEL)) return false;
  const isRendered = element.checkVisibility({ visibilityProperty: true });
  const all = [...((element as HTMLInputElement).labels ?? [])];
  // Words alone are no control: what a label draws in its place has an edge, a background or a picture. A slider may be drawn beside its label.
  const labels = element.matches('[type=range], [type=color]') ? all : all.filter(drawsMore);
  if ((isRendered || element.matches(USED_BY_LABEL)) && labels.some((label) => isShown(label))) return true;
  if (!element.matches('[type=checkbox], [type=radio]')) return false;
  if (labels.some((label) => isLarge(label))) return true;
  const box = boxOf(element);
  const holder = parentOf(element);
  return (
    isRendered && box.width > 4 && box.height > 4 && !isClipped(element) && holder !== null && isLarge(holder)
  );
};

const FIELDS = 'input:not([type=hidden]), select, textarea, [contenteditable], [role=combobox]';
const OPERABLE = `${FIELDS}, a[href], button, [role=button], [role=link], [tabindex]:not([tabindex="-1"])`;
const DRAWN_BY_BOX =
  '[role=combobox], input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=button], [type=submit], [type=reset], [type=image]), select, textarea';
/** Neither keys nor screen readers reach it: it only holds the value of a widget. */
const OUT_OF_REACH = '[aria-hidden=true][tabindex="-1"]';
/** A higher box is a part of the page rather than a control. */
const MAX_HEIGHT = 200;

/** Whether the middle of a box is in another one. */
const isAround = (outer: DOMRect, { x, y, width, height }: DOMRect): boolean =>
  x + width / 2 >= outer.left &&
  x + width / 2 <= outer.right &&
  y + height / 2 >= outer.top &&
  y + height / 2 <= outer.bottom;

/** Whether a text field fills a box, apart from its padding and a second line: what traps robots does not. */
const fills = ({ width, height }: DOMRect, outer: DOMRect): boolean =>
  width > 4 && height > 4 && outer.width <= 2 * width && outer.height <= 3 * height;

/**
 * Whether a text area only takes the keys for an editor that draws the text itself: it cannot be seen and holds a line at most, but somebody is
 * typing into it, or its label can be seen.
 */
const isEditorsHelper = (field: Element): boolean =>
  field instanceof HTMLTextAreaElement &&
  !isShown(field) &&
  !field.value.includes('\n') &&
  (rootOf(field).activeElement === field || [...field.labels].some((label) => isShown(label)));

/**
 * The box that draws a native field which cannot be seen itself, and holds nothing else to be used; null: none does. A text field fills it,
 * a slider stands in it, and a field with a list of its own may be anywhere: its value is what the box shows.
 */
export const drawnBoxOf = (field: Element): Element | null => {
  if (!field.matches(DRAWN_BY_BOX) || field.matches(OUT_OF_REACH)) return null;
  if (!field.checkVisibility({ visibilityProperty: true })) return null;
  const hasList = field.matches('[role=combobox], [aria-haspopup]');
  const isHelper = isEditorsHelper(field);
  let box = boxOf(field);
  const hidden: DOMRect[] = [];
  const isPlaced = (element: Element) =>
    isAround(boxOf(element), box) &&
    (isHelper || field.matches('[type=range]') || fills(box, boxOf(element)));
  const isDrawing = (element: Element) =>
    element !== field &&
    hidden.every((inner) => isAround(boxOf(element), inner)) &&
    (isShown(element) ? isPainted(element) : isDrawnWithoutWords(element));
  for (let holder = parentOf(field); holder && holder !== document.body; holder = parentOf(holder)) {
    const outer = boxOf(holder);
    if (outer.height > MAX_HEIGHT && !isHelper) return null;
    const others = queryAll(holder, hasList ? FIELDS : OPERABLE);
    if (others.some((other) => !other.contains(field) && isShown(other))) return null;
    if ((hasList || isPlaced(holder)) && isDrawing(holder)) return holder;
    if (queryAll(holder, '*').some((part) => isPlaced(part) && isDrawing(part))) return holder;
    if (isShown(holder)) continue;
    if (outer.width > 4 && outer.height > 4) hidden.push(outer);
    else if (styleOf(holder).overflow !== 'visible') box = outer;
  }
  return null;
};

/** The box in which an editor draws what is typed into a field that cannot be seen; null: it is no such field. */
export const editorOf = (field: Element): Element | null =>
  isEditorsHelper(field) ? drawnBoxOf(field) : null;

/** Pixels by which what a transparent control lies over may reach out of it. */
const GLASS_EDGE = 4;

/** Whether a control that cannot be seen lies over all of something that can, such as a text that is edited when it is pressed. */
export const isGlass = (element: Element): boolean => {
  const { opacity, position, pointerEvents } = styleOf(element);
  if (!element.matches('button, a[href], [role=button], [role=link]') || Number(opacity) >= FAINT)
    return false;
  if (position !== 'absolute' || pointerEvents === 'none' || isClipped(element)) return false;
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  const { left, right, top, bottom } = boxOf(element);
  const isBelow = (box: DOMRect) =>
    box.left >= left - GLASS_EDGE &&
    box.right <= right + GLASS_EDGE &&
    box.top >= top - GLASS_EDGE &&
    box.bottom <= bottom + GLASS_EDGE;
  const around = parentOf(element);
  return [...(around?.children ?? [])].some(
    (other) => other !== element && isShown(other) && isBelow(boxOf(other)),
  );
};

/** Whether an element is visible, or what draws it: a style sheet hides its words or itself, and shows something else instead. */
export const isSeen = (element: Element): boolean =>
  isShown(element) ||
  isDrawnWithoutWords(element) ||
  isDrawnByLabel(element) ||
  isGlass(element) ||
  drawnBoxOf(element) !== null;
