import { inFrame, within } from 'shared/page-model';
import type { Page } from 'playwright-core';
import type { Place, Target, Purpose } from 'shared/step-language';
import { exactSentence } from '../core/exact-sentence.ts';
import { mapTexts } from '../core/expand-command.ts';
import { evaluateIsolated } from '../page/evaluate-isolated.ts';
import { escapeNames } from '../values/values.ts';
import type { RunContext } from '../core/run-context.ts';
import { followPath } from '../page/element-path.ts';
import { searchNumbered, searchPage } from './search.ts';

/** How many targets are tried: the simplest one cannot always be written, or means an element of another frame, too. */
const COUNTS = { alone: [1, 12], framed: [2, 12] };

/**
 * The simplest target that means exactly this element for a purpose, by the resolver's own search over the page and its frames; for
 * `any` also in assertions, which mean all elements of a name. Contains no value of a field and no secret. Its texts are as a step
 * writes them: `\{{name}}` where the page shows braces.
 * @param path the ids of the frames around the element and its own (page/element-path.ts)
 * @param lasts one that means it also when its table has got more rows, if there is one
 * @returns null: no sentence can name it.
 */
export async function nameElement(
  run: RunContext,
  path: string,
  purpose: Purpose,
  lasts = false,
): Promise<Target | null> {
  const page = run.window.page();
  const end = followPath(page, path);
  if (!end) return null;
  const isFramed = page.frames().length > 1;
  for (const count of COUNTS[isFramed ? 'framed' : 'alone']) {
    const found = await evaluateIsolated(end.document, 'findTargets', { id: end.id, purpose, count, lasts });
    for (const target of found) {
      const unique = isFramed ? await uniqueInPage(page, path, target, purpose) : target;
      const written = unique && asWritten(run, unique);
      if (written) return written;
    }
    if (found.length < count) return null;
  }
  return null;
}

/** A target with its texts as a step writes them; null: it contains a secret, or no sentence says it. */
function asWritten({ values }: RunContext, target: Target): Target | null {
  const isSecret = textsOf(target).some(values.isSecret);
  const command = mapTexts({ kind: 'hover', target } as const, escapeNames);
  return isSecret || exactSentence(command) === null ? null : command.target;
}

function textsOf({ name, place }: Target): string[] {
  return [...(name === null ? [] : [name]), ...(place ? textsOf(place.target) : [])];
}

/** The target itself, the target in its frame, or the target with its number among the elements of all frames; null: none means only it. */
async function uniqueInPage(
  page: Page,
  path: string,
  target: Target,
  purpose: Purpose,
): Promise<Target | null> {
  if (await isOnly(page, path, target, purpose)) return target;
  const frame = target.kind && (await frameAround(page, path));
  const inFrame = frame && within(target, frame);
  if (inFrame && (await isOnly(page, path, inFrame, purpose))) return inFrame;
  if (target.ordinal === null) return null;
  const all = await searchPage(page, { target, purpose, hidden: false, plural: true });
  const index = all.findIndex(({ id }) => id === ownId(path));
  return index < 0 ? null : { ...target, ordinal: index + 1 };
}

async function isOnly(page: Page, path: string, target: Target, purpose: Purpose): Promise<boolean> {
  const search = { target, purpose, hidden: false, plural: target.ordinal !== null };
  const searches = purpose === 'any' ? [search, { ...search, every: true }] : [search];
  for (const one of searches) {
    const [first, ...others] = await searchNumbered(page, one);
    if (first?.id !== ownId(path) || others.length > 0) return false;
  }
  return true;
}

const ownId = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The frame of an element as a place: in the frame "Inner" in the frame "Outer". null: it is in none, or in one that has no name. */
export async function frameAround(page: Page, path: string): Promise<Place | null> {
  let place: Place | null = null;
  for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
    const frame = followPath(page, path.slice(0, end));
    const search = { id: frame?.id ?? '', purpose: 'any' as const, count: 1 };
    const [target] = frame ? await evaluateIsolated(frame.document, 'findTargets', search) : [];
    if (!target) return null;
    place = inFrame(target, place);
  }
  return place;
}
