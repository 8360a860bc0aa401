import type { Locator } from 'playwright-core';
import type { Box } from 'shared/contract';
import { describedTargets, isDescribed } from 'shared/page-model';
import type { Seeking } from 'shared/page-model/assert';
import type { Target, Purpose } from 'shared/step-language';
import { siteOf } from '../browser/base-url.ts';
import type { ElementProbe, Search } from '../page/capture/resolve/find.ts';
import type { DistinguishedElement } from '../page/capture/resolve/fingerprints.ts';
import { revealClosedRootsSometimes } from '../page/closed-shadow-roots.ts';
import { poll } from '../core/poll.ts';
import type { RunContext } from '../core/run-context.ts';
import { notFound, surroundingsOf } from './not-found.ts';
import { pointAt } from './point-at.ts';
import { locatorOf, pickNumbered, searchPage, searchSurroundings, type FoundIn } from './search.ts';
import { severalFound } from './several-found.ts';

export type { ElementProbe, Purpose };

/** An element that a target matches. */
export interface Match {
  locator: Locator;
  /** e.g. `button "Buy now"`; never the value of a field. */
  description: string;
  /** Its current box in pixels of the window; null: it is in a frame, or animated. */
  box: Box | null;
  /** The result of the probe that the caller asked for; absent: the probe has not run. */
  state?: { probe: ElementProbe; value: unknown };
  /** What identifies it; absent: it was not asked for, or it is one of several in frames. */
  seen?: DistinguishedElement;
}

interface ResolveOptions {
  /** Milliseconds. */
  limit?: number | undefined;
  /** Evaluated with the search, to save a round trip. */
  probe?: ElementProbe | undefined;
}

/**
 * The elements that a target matches, in document order, without waiting. Variables in names must be expanded before.
 * For the purpose `any` these are all elements of the name, controls and texts: an assertion must hold for each.
 * An ordinal picks one of them.
 */
export async function matchAll(
  run: RunContext,
  target: Target,
  purpose: Purpose,
  { hidden = false, plural = false }: Seeking = {},
): Promise<Match[]> {
  const leniency = { hidden, every: purpose === 'any', plural: plural || target.ordinal !== null };
  const found = await search(run, target, purpose, leniency);
  const all = found.length > 0 || hidden ? found : await searchDescribed(run, target, purpose);
  const meant = await pickNumbered(run.window.page(), all, { target, purpose, ...leniency });
  return meant.map((found) => matchOf(found, all, target));
}

/**
 * Waits until exactly one element matches and is not animated, at most `limit` milliseconds. Several are reported as soon as
 * the page has loaded.
 * @throws StepFailure that lists the nearest names and what exists of that kind, or the several matches with a sentence for each.
 */
export async function resolveOne(
  run: RunContext,
  target: Target,
  purpose: Purpose,
  { limit = run.timing.wait, probe }: ResolveOptions = {},
): Promise<Match> {
  const { window, timing } = run;
  const start = performance.now();
  const remaining = () => Math.max(0, limit - (performance.now() - start));
  let isAtRest = false;
  let hasPointed = false;
  const searchOne = () =>
    search(run, target, purpose, { probe, isIdentified: true, plural: target.ordinal !== null });
  const pick = async (all: FoundIn[]) => {
    const picked = await pickNumbered(window.page(), all, { target, purpose, hidden: false });
    return purpose === 'click' && isOneLink(picked) ? picked.slice(0, 1) : picked;
  };
  const onlyDescribed = async () => {
    const [only, ...others] = await searchDescribed(run, target, purpose, { probe, isIdentified: true });
    return only && others.length === 0 ? matchOf(only, [only], target, probe) : null;
  };
  const attempt = async (): Promise<Match | FoundIn[] | null> => {
    const all = await searchOne();
    const [found, ...others] = await pick(all);
    const isInDoubt = found ? others.length > 0 : isDescribed(run.sentence, target, purpose);
    if (isInDoubt && !isAtRest) {
      isAtRest = await window.activity.waitUntilIdle(window.page(), remaining());
      return null;
    }
    if (!found && !hasPointed && /^(?:click|expand)$/.test(purpose)) {
      hasPointed = true;
      const hidden = await search(run, target, purpose, { hidden: true });
      if (await pointAt(run, target.place, hidden)) return null;
    }
    if (!found) return onlyDescribed();
    if (others.length > 0) return [found, ...others];
    const isWaitedFor = found.isMoving && purpose !== 'any' && performance.now() - start < timing.motion;
    return isWaitedFor ? null : matchOf(found, all, target, probe);
  };
  const outcome = await poll(run, attempt, limit);
  if (outcome && 'locator' in outcome) return outcome;
  const all = outcome ?? (await searchOne());
  const several = outcome ?? (await pick(all));
  // It has come at the last moment, or was waited for until it stands still.
  const [last] = several;
  if (last && several.length === 1) return matchOf(last, all, target, probe);
  throw several.length > 1
    ? await severalFound(run, target, purpose, several)
    : await notFound(run, target, purpose);
}

/** What a step describes in its own words, where nothing is called so: empty, if it has a name. */
async function searchDescribed(
  run: RunContext,
  target: Target,
  purpose: Purpose,
  options?: SearchOptions,
): Promise<FoundIn[]> {
  if (!isDescribed(run.sentence, target, purpose)) return [];
  const { named } = await searchSurroundings(run.window.page(), { target, purpose, hidden: false });
  const found = (
    await Promise.all(describedTargets(target, named).map((one) => search(run, one, purpose, options)))
  ).flat();
  return found.filter(({ path }, index) => index === found.findIndex((other) => other.path === path));
}

/** Whether it makes no difference which of several links of a name is clicked, as in the head and the foot of a page. */
function isOneLink([first, ...others]: FoundIn[]): boolean {
  return first !== undefined && first.address !== '' && others.every((one) => one.address === first.address);
}

/** A sentence about a missing target: the nearest names on the page and what exists of its kind. */
export async function whatIsThere(
  run: RunContext,
  target: Target,
  purpose: Purpose = 'any',
): Promise<string> {
  return (await surroundingsOf(run, target, purpose)).text;
}

interface SearchOptions extends Partial<Pick<Search, 'hidden' | 'every' | 'plural'>> {
  probe?: ElementProbe | undefined;
  isIdentified?: boolean;
}

async function search(
  run: RunContext,
  target: Target,
  purpose: Purpose,
  { hidden = false, every = false, plural = false, probe, isIdentified = false }: SearchOptions = {},
): Promise<FoundIn[]> {
  const { window, startingUrl, baseUrl } = run;
  const identify = isIdentified ? { site: siteOf(startingUrl, baseUrl), ordinal: target.ordinal } : undefined;
  const request = { target, purpose, hidden, every, plural, read: probe, identify };
  const found = await searchPage(window.page(), request);
  if (found.length > 0 || !(await revealClosedRootsSometimes(run))) return found;
  return searchPage(window.page(), request);
}

function matchOf(found: FoundIn, all: FoundIn[], target: Target, probe?: ElementProbe): Match {
  const { description, box, isMoving, seen } = found;
  return {
    locator: locatorOf(found, all, target),
    description,
    box: isMoving ? null : box,
    ...(probe && 'state' in found && { state: { probe, value: found.state } }),
    ...(seen && { seen }),
  };
}
