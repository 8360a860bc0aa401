import type { LiveAnswerTo } from 'shared/contract';
import { documentAt, MAX_FRAME_DEPTH, pathOf } from '../../page/element-path.ts';
import type { RunContext } from '../../core/run-context.ts';
import { evaluateIsolated } from '../../page/evaluate-isolated.ts';

type Listed = LiveAnswerTo<'elements'>['elements'][number];

const MAX_ELEMENTS = 300;

/** The visible controls, headings, messages, images and short texts that have a name, in document order, those of frames after their page's. */
export async function listElements(run: RunContext): Promise<LiveAnswerTo<'elements'>> {
  const elements = await listIn(run, []);
  return { kind: 'elements', elements: elements.slice(0, MAX_ELEMENTS) };
}

async function listIn(run: RunContext, frames: string[]): Promise<Listed[]> {
  const document = documentAt(run.window.page(), frames);
  const found = await evaluateIsolated(document, 'findListed', { count: MAX_ELEMENTS });
  const own = found.elements
    .filter(({ name }) => !run.values.isSecret(name))
    .map((element) => ({ ...element, id: pathOf(frames, element.id), isVisible: true }));
  if (frames.length >= MAX_FRAME_DEPTH) return own;
  // A frame that is removed or does not load has no elements.
  const inner = found.frames.map((id) => listIn(run, [...frames, id]).catch(() => []));
  return [...own, ...(await Promise.all(inner)).flat()];
}
