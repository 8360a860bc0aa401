import type { Locator } from 'playwright-core';
import { traitSight } from '../../agent/finding/trait-sight.ts';
import { isolated, PATIENT_MS } from '../../agent/isolated.ts';
import { controls } from '../../agent/lens/controls.ts';
import { withPieces } from '../../agent/lens/lens.ts';
import { motion } from '../../agent/lens/motion.ts';
import { plainName } from '../../agent/lens/plain-name.ts';

/**
 * An expression for an element that nothing invites to click, not even what lies in its middle; empty: none leads there from the
 * page itself. null: a click may do more than a script hears of.
 */
export function pathToPlain(locator: Locator): Promise<string | null> {
  return isolated(locator, pathOf, undefined, PATIENT_MS);
}

const pathOf = withPieces(
  motion,
  plainName,
  controls,
  traitSight,
)((lens, element: Element): string | null => {
  if (element.matches('canvas, video, audio, iframe, object, embed, area')) return null;
  if (element instanceof HTMLElement && element.isContentEditable) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as Document | ShadowRoot;
  const hit = root.elementFromPoint(x + width / 2, y + height / 2);
  if (hit && element.contains(hit) && lens.isMadeForClicks(hit)) return null;
  if (window !== window.top) return '';
  const steps: string[] = [];
  for (let node = element; node !== document.documentElement;) {
    const parent: ParentNode | null = node.parentNode;
    if (!(parent instanceof Element || parent instanceof ShadowRoot)) return '';
    const index = [...parent.children].indexOf(node);
    steps.unshift(`${parent instanceof ShadowRoot ? '.shadowRoot' : ''}.children[${index}]`);
    node = parent instanceof ShadowRoot ? parent.host : parent;
  }
  return `document.documentElement${steps.join('')}`;
}) as (element: Element) => string | null;
