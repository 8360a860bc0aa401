import { followPath } from '../../page/element-path.ts';
import type { RunContext } from '../../core/run-context.ts';
import type { ReceivedEvent } from '../../page/capture/live/received-event.ts';
import { evaluateIfSingle, evaluateIsolated } from '../../page/evaluate-isolated.ts';
import type { LiveElement } from '../types.ts';

/** `other`: something else received it, or the page swallowed it. `gone`: the document has been replaced. */
type Reception = ReceivedEvent | 'other' | 'gone';

/**
 * Listens for the next event of the person at an element's document, where scripts of the page cannot interfere: a page that moves
 * another element under the pointer between the hit test and the click must not get a step that names the first one.
 */
export async function awaitEvent({ locator }: LiveElement, type: 'pointerdown' | 'keydown'): Promise<void> {
  await evaluateIfSingle(locator, 'listenForEvent', type);
}

/** Whether the element received the event; it may have been removed since. */
export async function readReception({ window }: RunContext, { id }: LiveElement): Promise<Reception> {
  const place = followPath(window.page(), id);
  if (!place) return 'gone';
  return (await evaluateIsolated(place.document, 'takeReception').catch(() => null)) ?? 'gone';
}
