import { hitOf, rootOf } from '../dom/basics.ts';
import { isPainted } from '../dom/painting.ts';
import { drawnBoxOf, isGlass, isShown } from '../dom/visibility.ts';
import { holdsText } from '../resolve/own-text.ts';
import { isFor } from '../resolve/resolver.ts';
import { roleOf } from '../resolve/roles.ts';
import { chainOf } from '../resolve/tree.ts';

interface ClickPointState {
  /** It is covered, hidden or out of view, and has a visible label. */
  isBehindLabel: boolean;
  /** It cannot be seen, and is reached by a click on the box that draws it: the how manieth element around it that is; 0: none. */
  boxLevel: number;
  isNativeOption: boolean;
  /** Other items stand in it, on which its middle may be, or it is a line of a tree, whose words alone may react. */
  isAroundItems: boolean;
  /** Nothing shows that it reacts to a click: it is no control, is in none, and the pointer over it is that of text. */
  isOnlyText: boolean;
  /** How many levels above it the disabled control is that it is a part of; 0: it is in none. */
  disabledLevel: number;
  /** A control that cannot be seen lies over it, or an empty pane beside it, or what it lies on itself, which may pass on what is done to it. */
  under: 'control' | 'pane' | null;
  id: string;
}

const isOnlyText = (element: Element): boolean =>
  roleOf(element) === '' &&
  holdsText(element) &&
  /^(?:auto|default|text)$/.test(getComputedStyle(element).cursor) &&
  !chainOf(element).some((one) => isLikelyControl(one));

const isLikelyControl = (element: Element): boolean =>
  element.matches(
    'label, summary, [tabindex], [draggable=true], [onclick], [onmousedown], [onpointerdown]',
  ) ||
  element.localName.includes('-') ||
  isFor(element, 'click');

/** Whether its list is drawn in the page, and not opened by the browser. */
const isInListBox = (option: HTMLOptionElement): boolean => {
  const list = option.closest('select');
  return list !== null && (list.multiple || list.size > 1);
};

/** A part of a disabled control is as disabled as the control. */
const disabledLevelOf = (element: Element): number => {
  const chain = chainOf(element);
  const level = chain.findIndex(
    (one) => one.matches('button:disabled, [aria-disabled=true]') && isFor(one, 'click'),
  );
  return Math.max(level, 0);
};

const ITEM = /^(?:treeitem|listitem|menuitem)$/;
const ITEMS = '[role=group], [role=menu], ul, ol';

/** How an element can be clicked. */
export function probeClickPoint(element: Element): ClickPointState {
  const state = {
    isBehindLabel: false,
    boxLevel: 0,
    isNativeOption: element instanceof HTMLOptionElement && !isInListBox(element),
    isAroundItems:
      roleOf(element) === 'treeitem' || (ITEM.test(roleOf(element)) && element.querySelector(ITEMS) !== null),
    isOnlyText: isOnlyText(element),
    disabledLevel: disabledLevelOf(element),
    under: null,
  };
  const hit = hitOf(element);
  if (hit === element) return { ...state, id: '' };
  if (hit && !element.contains(hit) && isGlass(hit)) return { ...state, under: 'control', id: '' };
  if (hit && (isPane(hit, element) || isPassedThrough(hit, element)))
    return { ...state, under: 'pane', id: '' };
  if (element.matches('input:is([type=checkbox], [type=radio], [type=file])') || isHiddenButton(element))
    state.isBehindLabel = [...((element as HTMLInputElement).labels ?? [])].some((label) => {
      const box = label.getBoundingClientRect();
      return label.checkVisibility({ visibilityProperty: true }) && box.width > 0 && box.height > 0;
    });
  else if (!isShown(element)) {
    const drawn = drawnBoxOf(element);
    for (let box: Element | null = drawn && element; box && box !== drawn; box = box.parentElement)
      state.boxLevel++;
  }
  return { ...state, id: element.id };
}

/** Pixels by which an area for fingers is larger than what it is for. */
const FINGER = 24;

/** Whether nothing is drawn by what lies over an element, of about its size and in the same box: an area for fingers. */
const isPane = (hit: Element, element: Element): boolean => {
  const isBeside = !element.contains(hit) && !hit.contains(element) && hit.parentElement?.contains(element);
  if (!isBeside || hit.childNodes.length > 0 || isPainted(hit)) return false;
  const [outer, inner] = [hit.getBoundingClientRect(), element.getBoundingClientRect()];
  return outer.width <= inner.width + 2 * FINGER && outer.height <= inner.height + 2 * FINGER;
};

/** Whether a text that takes no press stands on, or in, what is hit in its place: the number of a seat in a drawing. */
const isPassedThrough = (hit: Element, element: Element): boolean =>
  roleOf(element) === '' &&
  getComputedStyle(element).pointerEvents === 'none' &&
  hit.parentElement !== null &&
  hit.parentElement.contains(element);

const isHiddenButton = (element: Element) => element.localName === 'button' && !isShown(element);

/** What does something of its own when it is pressed. */
const OPERABLE =
  'a, button, select, textarea, [role=button], [role=link], [tabindex]:not([tabindex="-1"]), [onclick]';
/** In the box of a field, they may empty it or remove a part of its value. */
const ICONS = 'svg, svg *, img';

/** Pixels of a sign in a line of text, at most. */
const SIGN_SIZE = 40;

/** What a style sheet draws in an item before its first words, no control and without words of its own: the arrow that opens it. */
const drawnSignOf = (item: Element): Element | undefined => {
  const before: Element[] = [];
  for (const part of item.querySelectorAll('*')) {
    if (part.closest(ITEMS) !== item.closest(ITEMS)) break;
    const hasText = (part.textContent ?? '').trim() !== '';
    if (hasText && part.childElementCount === 0) break;
    if (!hasText && part.childElementCount === 0) before.push(part);
  }
  return before.find((part) => {
    const { width, height } = part.getBoundingClientRect();
    const isSmall = width > 0 && height > 0 && width <= SIGN_SIZE && height <= SIGN_SIZE;
    return isSmall && isShown(part) && isPainted(part) && !isFor(part, 'toggle') && !isFor(part, 'click');
  });
};

/**
 * The middle of the first words of an item that are not in the items inside it, if there are some in no control of its own either. null: it has
 * no text.
 * @param opens rather of the arrow that opens it, if it is drawn by a sign or a style sheet
 */
export function findOwnPoint(item: Element, { opens }: { opens: boolean }): { x: number; y: number } | null {
  const isInside = (holder: Element | null) => holder !== null && holder !== item && item.contains(holder);
  /** The best first: what is meant, the rest, and both in controls. */
  const points: { x: number; y: number }[] = [];
  const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
  const { x: left, y: top } = item.getBoundingClientRect();
  const sign = opens ? drawnSignOf(item) : undefined;
  if (sign) {
    const { x, y, width, height } = sign.getBoundingClientRect();
    return { x: x + width / 2 - left, y: y + height / 2 - top };
  }
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    if ((text.nodeValue ?? '').trim() === '' || isInside(holder?.closest(ITEMS) ?? null)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { x, y, width, height } = range.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    const middle = { x: x + width / 2 - left, y: y + height / 2 - top };
    const isSign = !/[\p{L}\p{N}]/u.test(text.nodeValue ?? '');
    const rank = (isInside(holder?.closest(OPERABLE) ?? null) ? 2 : 0) + (isSign === opens ? 0 : 1);
    points[rank] ??= middle;
  }
  return points.find((point) => point !== undefined) ?? null;
}

/**
 * Scrolls to a label, or to the box of a field.
 * @returns a point of it that is not covered, not in a link or control in it, and on no icon if there is another one. null: there is none.
 */
export function findFreePoint(label: Element): { x: number; y: number } | null {
  // Only Chromium has it.
  (label as Element & { scrollIntoViewIfNeeded(): void }).scrollIntoViewIfNeeded();
  const root = rootOf(label);
  const box = label.getBoundingClientRect();
  const points = [...label.getClientRects()].flatMap(({ x, y, width, height }) =>
    [0.5, 0.02, 0.2, 0.8, 0.98].map((share) => ({ x: x + width * share, y: y + height / 2 })),
  );
  const free = points.filter(({ x, y }) => {
    const hit = root.elementFromPoint(x, y);
    return hit !== null && label.contains(hit) && (hit.closest(OPERABLE)?.contains(label) ?? true);
  });
  const point = free.find(({ x, y }) => root.elementFromPoint(x, y)?.matches(ICONS) === false) ?? free[0];
  return point ? { x: point.x - box.x, y: point.y - box.y } : null;
}
