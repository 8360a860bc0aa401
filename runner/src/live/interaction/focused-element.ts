import { documentAt, MAX_FRAME_DEPTH, pathOf } from '../../page/element-path.ts';
import type { RunContext } from '../../core/run-context.ts';
import { evaluateIsolated } from '../../page/evaluate-isolated.ts';
import { elementOf } from '../elements/element-at.ts';
import type { LiveElement } from '../types.ts';

/** The element that receives keys, in frames and open shadow roots, too; null: none but the page itself. */
export async function focusedElement(run: RunContext): Promise<LiveElement | null> {
  const frames: string[] = [];
  while (frames.length <= MAX_FRAME_DEPTH) {
    const document = documentAt(run.window.page(), frames);
    const found = await evaluateIsolated(document, 'findFocused');
    if (!found) return null;
    if (!found.isFrame) return elementOf(run, pathOf(frames, found.id));
    frames.push(found.id);
  }
  return null;
}
