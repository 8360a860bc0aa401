import type { Locator } from 'playwright-core';
import { traitSight } from '../../agent/finding/trait-sight.ts';
import { isolated, PATIENT_MS } from '../../agent/isolated.ts';
import { controls } from '../../agent/lens/controls.ts';
import { withPieces } from '../../agent/lens/lens.ts';
import { motion } from '../../agent/lens/motion.ts';
import { plainName } from '../../agent/lens/plain-name.ts';

/** The way to what lies in the middle of an element, where it is clicked. */
export interface PlainPath {
  /** An expression for it; empty: none leads there from the page itself. */
  path: string;
  /** How far up from there the element is. */
  depth: number;
}

/** The way to an element that nothing invites to click, not even what lies in its middle. null: a click may do more than a script hears of. */
export function pathToPlain(locator: Locator): Promise<PlainPath | null> {
  return isolated(locator, pathOf, undefined, PATIENT_MS);
}

const pathOf = withPieces(
  motion,
  plainName,
  controls,
  traitSight,
)((lens, element: Element): PlainPath | null => {
  if (element.matches('canvas, video, audio, iframe, object, embed, area')) return null;
  if (element instanceof HTMLElement && element.isContentEditable) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as Document | ShadowRoot;
  const hit = root.elementFromPoint(x + width / 2, y + height / 2);
  const start = hit && element.contains(hit) ? hit : element;
  if (lens.isMadeForClicks(start)) return null;
  const unknown = { path: '', depth: 0 };
  if (window !== window.top) return unknown;
  const steps: string[] = [];
  let depth = 0;
  for (let node = start; node !== element; node = node.parentElement ?? element) depth++;
  for (let node = start; node !== document.documentElement;) {
    const parent: ParentNode | null = node.parentNode;
    if (!(parent instanceof Element || parent instanceof ShadowRoot)) return unknown;
    const index = [...parent.children].indexOf(node);
    steps.unshift(`${parent instanceof ShadowRoot ? '.shadowRoot' : ''}.children[${index}]`);
    node = parent instanceof ShadowRoot ? parent.host : parent;
  }
  return { path: `document.documentElement${steps.join('')}`, depth };
}) as (element: Element) => PlainPath | null;
