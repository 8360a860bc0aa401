import { plainTarget, readStep, type Command, type Target } from 'shared/step-language';
import type { LiveAnswerTo, LiveQuery } from 'shared/contract';
import { valuesOf } from 'shared/page-model/assert';
import { assertedPage } from '../../assert/asserted-page.ts';
import { mapTexts } from '../../core/expand-command.ts';
import { evaluate } from '../../assert/evaluate.ts';
import { inspectTarget, type Inspection } from '../../resolve/inspect-target.ts';
import { matchAll, whatIsThere, type Match } from '../../resolve/resolve.ts';
import { targetsOf, type MeantTarget } from '../../resolve/targets-of-command.ts';
import type { RunContext } from '../../core/run-context.ts';
import { StepFailure } from '../../core/step-failure.ts';

type Highlight = LiveAnswerTo<'highlight'>;

/** More boxes than this show nothing. */
const MAX_MATCHES = 50;
const BOX_TIMEOUT_MS = 1000;

/**
 * What a step would hit now: the elements that its targets match, and why it is not exactly one. An assertion is about all elements
 * of a name: several are no mistake. Does not act, wait or scroll.
 */
export async function highlight(
  run: RunContext,
  { type, action }: Extract<LiveQuery, { kind: 'highlight' }>,
): Promise<Highlight> {
  const { command, problem } = readStep(action, type);
  if (!command) return { kind: 'highlight', matches: [], message: problem?.message ?? null };
  try {
    const { matches, message } = await inspectCommand(run, command);
    return {
      kind: 'highlight',
      matches: await Promise.all(matches.slice(0, MAX_MATCHES).map((match) => describe(run, match))),
      message: message === null ? null : run.values.mask(message),
    };
  } catch (error) {
    // A name of an unknown variable, for example.
    if (!(error instanceof StepFailure)) throw error;
    return { kind: 'highlight', matches: [], message: run.values.mask(error.message) };
  }
}

async function inspectCommand(run: RunContext, command: Command): Promise<Inspection> {
  const expanded = mapTexts(command, run.values.expand);
  const meant = expanded.kind === 'waitUntil' ? expanded.assertion : expanded;
  if (meant.kind === 'shows') return inspectText(run, meant);
  const context = { ...run, written: command };
  const inspections = await Promise.all(
    targetsOf(meant).map((target) =>
      target.isEveryMeant ? inspectAll(context, target) : inspectOne(context, target),
    ),
  );
  return {
    matches: inspections.flatMap(({ matches }) => matches),
    message: inspections.map(({ message }) => message).find((message) => message !== null) ?? null,
  };
}

/** Of the first search that matches anything; if none does, the first one's message. */
async function inspectOne(run: RunContext, { searches }: MeantTarget): Promise<Inspection> {
  const found: Inspection[] = [];
  for (const { target, purpose } of searches) {
    const inspection = await inspectTarget(run, target, purpose);
    if (inspection.matches.length > 0) return inspection;
    found.push(inspection);
  }
  return found[0] ?? { matches: [], message: null };
}

/** All elements that an assertion is about; without any, the values that its name labels. */
async function inspectAll(run: RunContext, { searches }: MeantTarget): Promise<Inspection> {
  const [search] = searches;
  if (!search) return { matches: [], message: null };
  const found = await matchAll(run, search.target, search.purpose);
  const matches = found.length > 0 ? found : await labelled(run, search.target);
  return {
    matches,
    message: matches.length > 0 ? null : await whatIsThere(run, search.target, search.purpose),
  };
}

async function labelled(run: RunContext, target: Target): Promise<Match[]> {
  const values = await valuesOf(assertedPage(run), target);
  return values.map(({ locator, description }) => ({ locator, description, box: null }));
}

/** A text of the page: the elements that show it as a whole. */
async function inspectText(
  run: RunContext,
  assertion: Extract<Command, { kind: 'shows' }>,
): Promise<Inspection> {
  const { text, place } = assertion;
  const matches = await matchAll(run, plainTarget(text, 'text', place), 'any');
  const { isTrue, sentence } = await evaluate(run, assertion);
  return { matches, message: isTrue ? null : await sentence() };
}

async function describe({ values }: RunContext, { description, box, locator }: Match) {
  return {
    description: values.mask(description),
    box: box ?? (await locator.boundingBox({ timeout: BOX_TIMEOUT_MS }).catch(() => null)),
  };
}
