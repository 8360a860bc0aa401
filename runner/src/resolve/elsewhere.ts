import { within } from 'shared/page-model';
import type { StepFix } from 'shared/contract';
import { printTarget, type Command, type Place, type Purpose, type Target } from 'shared/step-language';
import type { Revealer } from '../page/capture/resolve/revealers.ts';
import { evaluateIsolated } from '../page/evaluate-isolated.ts';
import type { RunContext } from '../core/run-context.ts';
import { fixOf } from '../core/step-fix.ts';
import { frameAround, nameElement } from './name-element.ts';
import { searchNumbered, type FoundIn } from './search.ts';
import { withTarget } from './replace-target.ts';

/** Where the missing element of a step is, and what gets the step there. */
export interface Elsewhere {
  /** A sentence. */
  text: string;
  fixes: StepFix[];
}

/** What shows the only element that a target means, which is hidden; null: no control says that it does. */
export async function whatShows(
  run: RunContext,
  target: Target,
  purpose: Purpose,
): Promise<Elsewhere | null> {
  const found = await findOnly(run, target, purpose, { hidden: true });
  const revealer = found && (await evaluateIsolated(found.document, 'findRevealer', { id: found.id }));
  return revealer && shownBy(run, revealer, found.path.slice(0, -found.id.length));
}

/** The same for a text that stands in one hidden place of the page, frames aside. */
export async function whatShowsText(run: RunContext, text: string): Promise<Elsewhere | null> {
  const revealer = await evaluateIsolated(run.window.page(), 'findRevealerOfText', { text });
  return revealer && shownBy(run, revealer, '');
}

/** @param around the path of the frame that the control is in, with a slash at its end; empty: it is in the page */
async function shownBy(run: RunContext, revealer: Revealer, around: string): Promise<Elsewhere> {
  const control = await nameElement(run, around + revealer.id, 'click');
  const text = revealer.isGuess
    ? `The pointer over the ${revealer.description} may show it.`
    : `The ${revealer.description} shows it.`;
  if (!control) return { text, fixes: [] };
  const command: Command = revealer.isGuess
    ? { kind: 'hover', target: control }
    : revealer.isCollapsed
      ? { kind: 'expand', target: control, expanded: true }
      : { kind: 'click', gesture: 'click', times: 1, target: control };
  return { text, fixes: fixOf('insert_before', command) };
}

/** Where the only element is that a target names in the wrong frame; null: it names none, or there is no such element in the others. */
export async function inOtherFrame(
  run: RunContext,
  target: Target,
  purpose: Purpose,
): Promise<Elsewhere | null> {
  const anywhere = { ...target, place: withoutFrames(target.place) };
  if (printTarget(anywhere) === printTarget(target)) return null;
  const found = await findOnly(run, anywhere, purpose, { hidden: false });
  if (!found) return null;
  const frame = await frameAround(run.window.page(), found.path);
  const there = frame && within(anywhere, frame);
  const isOnly = there && (await findOnly(run, there, purpose, { hidden: false }))?.path === found.path;
  const elsewhere = isOnly ? there : anywhere;
  const command = withTarget(run, target, ({ name }) => ({ ...elsewhere, name }));
  const where = frame ? `in ${printTarget(frame.target)}` : 'on the page, in no frame with a name';
  return {
    text: `The ${found.description} is ${where}.`,
    fixes: command ? fixOf('replace', command) : [],
  };
}

/**
 * Where the only element is that an action names in a place that is not there, and that has no name of its own, such as "the menu"; null: there is
 * no such element, or several. With a name the place tells apart what is alike: "Delete" in the row of something else is not meant.
 */
export async function withoutPlace(
  run: RunContext,
  target: Target,
  purpose: Purpose,
): Promise<Elsewhere | null> {
  const { place } = target;
  // An assertion would say less.
  if (!place || place.target.name !== null || place.target.place || purpose === 'any') return null;
  const anywhere = { ...target, place: null };
  const found = await findOnly(run, anywhere, purpose, { hidden: false });
  if (!found) return null;
  const command = withTarget(run, target, ({ name }) => ({ ...anywhere, name }));
  return { text: `The ${found.description} is elsewhere.`, fixes: command ? fixOf('replace', command) : [] };
}

function withoutFrames(place: Place | null): Place | null {
  if (!place) return null;
  const outer = withoutFrames(place.target.place);
  return place.target.kind === 'frame' ? outer : { ...place, target: { ...place.target, place: outer } };
}

/** The element that a target means, in the page and its frames; null: there is none, or several. */
async function findOnly(
  { window }: RunContext,
  target: Target,
  purpose: Purpose,
  { hidden }: { hidden: boolean },
): Promise<FoundIn | null> {
  const [found, ...others] = await searchNumbered(window.page(), { target, purpose, hidden });
  return found && others.length === 0 ? found : null;
}
