import type { LiveAnswerTo } from 'shared/contract';
import { pathOf, readDocuments } from '../../page/element-path.ts';
import type { RunContext } from '../../core/run-context.ts';
import { evaluateIsolated } from '../../page/evaluate-isolated.ts';

const MAX_ELEMENTS = 300;

/** The visible controls, headings, messages, images and short texts that have a name, in document order, those of frames after their page's. */
export async function listElements(run: RunContext): Promise<LiveAnswerTo<'elements'>> {
  const documents = await readDocuments(run.window.page(), (document) =>
    evaluateIsolated(document, 'findListed', { count: MAX_ELEMENTS }),
  );
  const elements = documents.flatMap(({ frames, found }) =>
    found.elements
      .filter(({ name }) => !run.values.isSecret(name))
      .map((element) => ({ ...element, id: pathOf(frames, element.id), isVisible: true })),
  );
  return { kind: 'elements', elements: elements.slice(0, MAX_ELEMENTS) };
}
