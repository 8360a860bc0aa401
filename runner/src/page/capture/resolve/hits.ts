/**
 * What a person means who points at a place of the page. It needs the document: what is drawn at a point, the shape of the pointer there, tags,
 * and what only the browser draws.
 */

import { childrenOf } from '../dom/basics.ts';
import { isSeen } from '../dom/visibility.ts';
import { holdsOwnText } from './own-text.ts';
import { isEmbedded, isHinted, isLayout } from './layouts.ts';
import { visibleTextOf } from './names.ts';
import { idOf } from './registry.ts';
import { isEditableRoot, roleOf } from './roles.ts';
import { chainOf } from './tree.ts';
import { describe, isFor, kindOf } from './resolver.ts';

/** What no step can name, as the recorder distinguishes it. */
export type Unnameable = 'canvas' | 'plug-in' | 'media' | 'closed shadow root';

/** A larger box is a layout, of which a text in it is only a part. */
const MAX_HEIGHT = 100;

/** The innermost element at a point, also in open shadow roots; null: nothing of the page. */
export const elementUnder = (x: number, y: number): Element | null => {
  let hit = document.elementFromPoint(x, y);
  while (hit?.shadowRoot) {
    const inner: Element | null = hit.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  return hit;
};

const controlOf = (node: Element): Element | null => {
  if (isFor(node, 'click')) return node;
  return node instanceof HTMLLabelElement && node.control && isSeen(node.control) ? node.control : null;
};

const isEditable = (node: Element) => node instanceof HTMLElement && node.isContentEditable;
const isPointedAt = (node: Element) => getComputedStyle(node).cursor === 'pointer';
const hasName = (node: Element) => isHinted(node) || visibleTextOf(node) !== '';

/** The innermost element that shows the same text as a box around it, if the box is as small as a button. */
const innermost = (node: Element): Element => {
  const text = visibleTextOf(node);
  if (text === '' || roleOf(node) !== '' || node.getBoundingClientRect().height > MAX_HEIGHT) return node;
  const inner = childrenOf(node).find(
    (child) => child instanceof Element && isSeen(child) && visibleTextOf(child) === text,
  );
  return inner instanceof Element ? innermost(inner) : node;
};

/** What is no control: a heading, an image, a text; of an icon in a box that reacts to the pointer, that box. */
const thingAt = (chain: Element[]): Element | null => {
  const [deepest] = chain;
  if (deepest && isEmbedded(deepest)) return deepest;
  const heading = chain.find((node) => roleOf(node) === 'heading');
  if (heading) return heading;
  const graphic = chain.find((node) => node.localName === 'svg') ?? deepest;
  if (!graphic || hasName(graphic) || roleOf(graphic) === 'img') return graphic ?? null;
  const around = chain.slice(chain.indexOf(graphic));
  const reacting = isPointedAt(graphic)
    ? around.slice(
        0,
        around.findIndex((node) => !isPointedAt(node)),
      )
    : [];
  // What reacts by itself is not what stands around it.
  if (reacting.length > 0) return reacting.find(hasName) ?? reacting.at(-1) ?? graphic;
  return around.find(hasName) ?? graphic;
};

/** The control at or around an element, else the heading, image, text or cell; null: only the page's background. */
export const resolveHit = (deepest: Element): Element | null => {
  const whole = chainOf(deepest);
  const host = isEditable(deepest) ? whole.find(isEditableRoot) : undefined;
  const chain = host ? whole.slice(whole.indexOf(host)) : whole;
  for (const node of chain) {
    const control = controlOf(node);
    if (control) return control;
  }
  const thing = thingAt(chain);
  const meant = thing && innermost(thing);
  return meant && !isLayout(meant) ? meant : null;
};

const HOSTS =
  'article, aside, blockquote, div, footer, h1, h2, h3, h4, h5, h6, header, main, nav, p, section, span';

/** Whether what is drawn there may be in a closed shadow root of this element: scripts cannot see whether it has one. */
export const mayHideContent = (deepest: Element, meant: Element | null): boolean => {
  if (deepest.shadowRoot || (meant && isFor(meant, 'click'))) return false;
  return deepest.localName.includes('-') || (deepest.matches(HOSTS) && !holdsOwnText(deepest));
};

const UNNAMEABLE: Record<string, Unnameable> = {
  canvas: 'canvas',
  object: 'plug-in',
  embed: 'plug-in',
  video: 'media',
  audio: 'media',
};

/** Why no step can name what stands at an element; null: one may. */
export const whyUnnameable = (deepest: Element, meant: Element): Unnameable | null => {
  if (meant !== deepest && isFor(meant, 'click')) return null;
  const isPlayer = deepest instanceof HTMLMediaElement;
  if (isPlayer && !deepest.controls) return null;
  return UNNAMEABLE[deepest.localName] ?? null;
};

/** An element as it is told to a person. */
export const pointed = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return {
    id: idOf(element),
    description: describe(element),
    box: { x, y, width, height },
    kind: kindOf(element),
    // e.g. `select`, `input:date`
    tag: element instanceof HTMLInputElement ? `input:${element.type}` : element.localName,
  };
};

/** Where the document of a frame begins, and how large its pixels are. */
export const contentOf = (frame: HTMLElement) => {
  const { x, y, width } = frame.getBoundingClientRect();
  const { paddingLeft, paddingTop } = getComputedStyle(frame);
  const scale = frame.offsetWidth > 0 ? width / frame.offsetWidth : 1;
  return {
    x: x + scale * (frame.clientLeft + parseFloat(paddingLeft)),
    y: y + scale * (frame.clientTop + parseFloat(paddingTop)),
    scale,
  };
};
