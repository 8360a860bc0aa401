import { type ElementProbe, type Match, resolveOne } from '../resolve/resolve.ts';
import { isSameElement, lastingWords, type Fingerprint } from 'shared/contract';
import type { Command, Target, Purpose } from 'shared/step-language';
import { exactSentence } from '../core/exact-sentence.ts';
import { mapTexts } from '../core/expand-command.ts';
import { nameElement } from '../resolve/name-element.ts';
import type { RunContext } from '../core/run-context.ts';
import { StepFailure } from '../core/step-failure.ts';
import { escapeNames } from '../values/values.ts';
import { targetOf, withTarget } from './command-target.ts';
import { fingerprintOf } from './fingerprint.ts';
import { inCommon, isContradicted, isLasting } from './identity.ts';
import { searchByAttributes, type FoundPlanned } from './search-planned.ts';

/** A planned element that is called something else now. */
export interface Renamed {
  match: Match;
  planned: Fingerprint;
  found: Fingerprint;
  /** The sentence of the step with the new name. */
  sentence: string;
}

/** Why the element with the attributes of a planned one is not taken for it, as a sentence. */
interface Rejected {
  rejection: string;
}

/**
 * Looks for the element of earlier runs under another name: the only visible one with a lasting attribute of it, of the same role, in the
 * same section or row. An element that was known next to it, or that a person has refused, is another one.
 * @returns null: nothing on the page has an attribute of it
 */
export async function findRenamed(
  run: RunContext & { written: Command },
  planned: Fingerprint[],
  purpose: Purpose,
  probe: ElementProbe | undefined,
): Promise<Renamed | Rejected | null> {
  const candidates = await candidatesOf(run, planned);
  const [first] = candidates;
  if (!first || candidates.some(({ found }) => found.path !== first.found.path)) return null;
  const rejection = rejectionOf(run, planned, candidates);
  if (rejection) return { rejection };
  const { found, planned: before } = first;
  const renamed = await underNewName(run, found, purpose, probe);
  if (!renamed) return { rejection: `${standsThere(found, before)}, which no sentence can name.` };
  return { ...renamed, planned: before };
}

interface Candidate {
  planned: Fingerprint;
  found: FoundPlanned;
}

/** For each planned element the only one with its attributes. */
async function candidatesOf(run: RunContext, planned: Fingerprint[]): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  for (const one of planned.filter(isLasting)) {
    const [found, ...others] = (await searchByAttributes(run, one)).found;
    if (found && others.length === 0) candidates.push({ planned: one, found });
  }
  return candidates;
}

function rejectionOf(run: RunContext, all: Fingerprint[], candidates: Candidate[]): string | null {
  const dismissed = run.step.plan?.entry?.dismissed ?? [];
  const known = new Set(all.flatMap(({ neighbours }) => neighbours.map(plain)));
  for (const { planned, found } of candidates) {
    const { seen } = found;
    const there = standsThere(found, planned);
    if (seen.name === null || plain(seen.name) === plain(planned.name ?? '')) return `${there}.`;
    if (known.has(plain(seen.name))) return `${there}, which stood next to it before.`;
    if (isContradicted(planned, seen)) return `${there}, with other attributes besides.`;
    if (planned.row === null && planned.section !== seen.section) return `${there}, in another section.`;
    const renamed = { ...planned, name: seen.name };
    if (dismissed.some((one) => isSameElement(one, renamed) || one.name === seen.name))
      return `${there}, which a person has refused for this step.`;
  }
  return null;
}

function standsThere({ seen }: FoundPlanned, planned: Fingerprint): string {
  return `Earlier runs acted on an element (${lastingWords(inCommon(planned, seen))}) that is now the ${seen.description}`;
}

const plain = (text: string) => text.trim().toLowerCase();

/** The element found by a sentence of the same command: at the same place by its new name, else as the recorder would name it. */
async function underNewName(
  run: RunContext & { written: Command },
  { path, seen }: FoundPlanned,
  purpose: Purpose,
  probe: ElementProbe | undefined,
): Promise<Omit<Renamed, 'planned'> | null> {
  const target = targetOf(run.written);
  if (!target || seen.name === null || run.values.isSecret(seen.name)) return null;
  const renamed = { ...target, name: escapeNames(seen.name) };
  const candidates: (() => Promise<Target | null>)[] = [
    () => Promise.resolve(renamed),
    () => nameElement(run, path, purpose),
  ];
  for (const candidate of candidates) {
    const named = await candidate();
    const sentence = named && exactSentence(withTarget(run.written, named));
    if (!named || !sentence) continue;
    const match = await resolveNow(run, mapTexts(named, run.values.expand), purpose, probe);
    if (match?.seen?.key === seen.key) return { match, sentence, found: fingerprintOf(run, match.seen) };
  }
  return null;
}

/** null: it is not exactly one element. */
function resolveNow(
  run: RunContext,
  target: Target,
  purpose: Purpose,
  probe: ElementProbe | undefined,
): Promise<Match | null> {
  return resolveOne(run, target, purpose, { limit: 0, probe }).catch((error: unknown) => {
    if (error instanceof StepFailure) return null;
    throw error;
  });
}
