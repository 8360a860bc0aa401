import { printCommand, readStep, type Place, type Purpose, type Target } from 'shared/step-language';
import type { PageModel, PageNode } from '../page-model.ts';
import { wouldHit } from '../would-hit.ts';
import { documentsAround } from './documents.ts';
import { inFrame, within } from './frames.ts';
import { targetsFor } from './targets.ts';

/**
 * The simplest target that means exactly this node for a purpose, in the page and its frames; for `any` also in assertions, which mean all
 * elements of a name. It is as a step that names it is read.
 * @returns null: no sentence can name it, or the model cannot tell
 */
export function nameNode(model: PageModel, node: PageNode, purpose: Purpose): Target | null {
  for (const target of targetsIn(model, node, purpose)) {
    const read = asRead(target);
    if (read && isOnly(model, node, read, purpose)) return read;
  }
  return null;
}

/** Targets that match only this node of its document, also in its frame and by the number among the elements of all frames. */
function* targetsIn(model: PageModel, node: PageNode, purpose: Purpose): Generator<Target> {
  const documents = documentsAround(model, node);
  const page = documents.at(-1)?.page;
  if (!page) return;
  const isFramed = documents.length > 1;
  const frame = isFramed ? frameAround(documents) : null;
  for (const target of targetsFor(page, node, purpose)) {
    yield target;
    if (frame && target.kind) yield within(target, frame);
    if (isFramed && target.ordinal !== null) yield* numberedIn(model, node, target, purpose);
  }
}

/** The frame of a node; null: one of the frames around it has no name. */
function frameAround(documents: ReturnType<typeof documentsAround>): Place | null {
  let place: Place | null = null;
  for (const { page, frame } of documents) {
    if (!frame) break;
    const [target] = targetsFor(page, frame, 'any');
    if (!target) return null;
    place = inFrame(target, place);
  }
  return place;
}

function numberedIn(model: PageModel, node: PageNode, target: Target, purpose: Purpose): Target[] {
  const hit = wouldHit(model, { ...target, ordinal: null }, purpose);
  const index = hit.result === 'several' ? hit.nodes.indexOf(node) : -1;
  return index < 0 ? [] : [{ ...target, ordinal: index + 1 }];
}

/** null: no sentence says it. */
function asRead(target: Target): Target | null {
  const sentence = printCommand({ kind: 'hover', target });
  const { command } = readStep(sentence);
  return command?.kind === 'hover' && printCommand(command) === sentence ? command.target : null;
}

function isOnly(model: PageModel, node: PageNode, target: Target, purpose: Purpose): boolean {
  return (purpose === 'any' ? [false, true] : [false]).every((every) => {
    const hit = wouldHit(model, target, purpose, every);
    return hit.result === 'one' && hit.node === node;
  });
}
