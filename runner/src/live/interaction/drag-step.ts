import { readDragState } from '../../actions/drag.ts';
import type { Point } from 'shared/contract';
import type { Command, Target } from 'shared/step-language';
import { poll } from '../../core/poll.ts';
import { matchAll } from '../../resolve/resolve.ts';
import { mapTexts } from '../../core/expand-command.ts';
import type { RunContext } from '../../core/run-context.ts';
import type { DragState } from '../../page/capture/actions/drag.ts';
import type { Position } from '../../page/capture/live/drag.ts';
import { evaluateAllIsolated, evaluateIfSingle } from '../../page/evaluate-isolated.ts';
import { elementOf } from '../elements/element-at.ts';
import { nameLiveElement } from '../elements/name-live-element.ts';
import type { LiveElement } from '../types.ts';
import type { Press } from './press.ts';

/** Where something was dropped. */
interface Drop {
  element: LiveElement;
  target: Target;
}

/** Timeout for a page to react to a drop, in milliseconds. */
const REACTION_MS = 300;

/** Called before the pointer moves with a pressed button. */
export async function beginDrag(run: RunContext, press: Press): Promise<void> {
  press.drag ??= {
    source: await nameLiveElement(run, press.element, 'any'),
    state: await readDragState(run, press.element.locator).catch(() => null),
  };
}

/** The innermost element under the pointer that a step can name, below what is dragged. */
export async function dropTarget(
  run: RunContext,
  { element, down, received }: Press,
  point: Point,
): Promise<Drop | null> {
  if (!received) return null;
  // The frame's own pixels.
  const at = { x: received.x + point.x - down.point.x, y: received.y + point.y - down.point.y };
  const ids = (await evaluateIfSingle(element.locator, 'findBelow', at).catch(() => undefined)) ?? [];
  for (const id of ids) {
    const below = await elementOf(run, element.id.replace(/[^/]+$/u, id));
    const target = below && (await nameLiveElement(run, below, 'any'));
    if (below && target) return { element: below, target };
  }
  return null;
}

/**
 * The step of a drag, after the button was released.
 * @returns null: nothing was dragged, but perhaps a text selected; `unnamed`: no step can express it.
 */
export async function dragCommand(
  run: RunContext,
  { element, drag }: Press,
  drop: Drop | null,
): Promise<Extract<Command, { kind: 'drag' }> | 'unnamed' | null> {
  const before = drag?.state;
  const hasChanged = async (): Promise<DragState | 'removed' | null> => {
    if ((await element.locator.count()) !== 1) return 'removed';
    const now = await readDragState(run, element.locator);
    return now.page === before?.page && now.place === before.place ? null : now;
  };
  const now = await poll(run, hasChanged, REACTION_MS);
  if (!now) return null;
  const hasMoved = now === 'removed' || orderOf(now.place) !== orderOf(before?.place);
  if (!hasMoved && (await evaluateIfSingle(element.locator, 'hasSelection'))) return null;
  if (!drop || !drag?.source) return 'unnamed';
  const position = hasMoved ? await positionOf(run, drag.source, drop.target) : 'onto';
  return { kind: 'drag', source: drag.source, destination: drop.target, position };
}

/** In a list what was dropped stands above or below its new neighbour. Both are found by their names: pages render lists again. */
async function positionOf(run: RunContext, source: Target, destination: Target): Promise<Position> {
  const find = async (target: Target) => {
    const [match, ...others] = await matchAll(run, mapTexts(target, run.values.expand), 'any');
    return others.length === 0 ? match?.locator : undefined;
  };
  const [dragged, neighbour] = [await find(source), await find(destination)];
  if (!dragged || !neighbour) return 'onto';
  return evaluateAllIsolated(dragged, 'relationOf', undefined, 'onto', [neighbour]);
}

/** The element's place in the document, without its pixels. */
function orderOf(place = ''): string {
  return place.replace(/^\S+ /u, '');
}
