import type { LiveAnswerTo } from 'shared/contract';
import { evaluateIsolated } from '../../agent/evaluate-isolated.ts';
import { inPage } from '../../agent/resolve/page/in-page.ts';
import type { RunContext } from '../../agent/run-context.ts';
import { documentAt, MAX_FRAME_DEPTH, pathOf } from './element-path.ts';

type Listed = LiveAnswerTo<'elements'>['elements'][number];

const MAX_ELEMENTS = 300;

/** The visible controls, headings, messages, images and short texts that have a name, in document order, those of frames after their page's. */
export async function listElements(run: RunContext): Promise<LiveAnswerTo<'elements'>> {
  const elements = await listIn(run, []);
  return { kind: 'elements', elements: elements.slice(0, MAX_ELEMENTS) };
}

async function listIn(run: RunContext, frames: string[]): Promise<Listed[]> {
  const document = documentAt(run.window.page(), frames);
  const found = await evaluateIsolated(document, findListed, { count: MAX_ELEMENTS });
  const own = found.elements
    .filter(({ name }) => !run.values.isSecret(name))
    .map((element) => ({ ...element, id: pathOf(frames, element.id), isVisible: true }));
  if (frames.length >= MAX_FRAME_DEPTH) return own;
  // A frame that is removed or does not load has no elements.
  const inner = found.frames.map((id) => listIn(run, [...frames, id]).catch(() => []));
  return [...own, ...(await Promise.all(inner)).flat()];
}

interface Found {
  elements: { id: string; name: string; elementKind: string | null }[];
  /** Ids of visible frames. */
  frames: string[];
}

const findListed = inPage((page, _: unknown, { count }: { count: number }): Found => {
  const MAX_LENGTH = 80;
  const NAMED = /^(?:heading|img|image|alert|status|dialog|alertdialog|progressbar|meter)$/;
  const NO_TEXTS = 'label, h1, h2, h3, h4, h5, h6, [role=heading], select, script, style, title';
  const isInside = (element: Element) =>
    page
      .chainOf(element)
      .some((node) => node.matches(NO_TEXTS) || (node !== element && page.isFor(node, 'click')));
  const isListed = (element: Element) =>
    !element.matches('option, optgroup') &&
    (page.isFor(element, 'click') ||
      NAMED.test(page.roleOf(element)) ||
      (page.holdsOwnText(element) && !isInside(element)));
  const elements: Found['elements'] = [];
  for (const element of page.all) {
    if (elements.length === count) break;
    if (!isListed(element) || !page.isVisible(element)) continue;
    const name = page.titleOf(element);
    if (name !== '' && name.length <= MAX_LENGTH)
      elements.push({ id: page.idOf(element), name, elementKind: page.kindOf(element) });
  }
  return { elements, frames: [...page.framesFor(null).keys()].map(page.idOf) };
});
