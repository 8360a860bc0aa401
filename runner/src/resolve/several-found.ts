import type { StepFix } from 'shared/contract';
import {
  maskedText,
  nameKey,
  printCommand,
  printTarget,
  type Target,
  type Purpose,
} from 'shared/step-language';
import { evaluateIsolated } from '../page/evaluate-isolated.ts';
import type { RunContext } from '../core/run-context.ts';
import { StepFailure } from '../core/step-failure.ts';
import { fixOf } from '../core/step-fix.ts';
import { nameElement } from './name-element.ts';
import { withTarget } from './replace-target.ts';
import { searchNumbered, type FoundIn } from './search.ts';

const MAX_OFFERS = 4;

/** The failure of a step whose target matches several elements: a list of them, with a sentence for each. */
export async function severalFound(
  run: RunContext,
  target: Target,
  purpose: Purpose,
  several: FoundIn[],
): Promise<StepFailure> {
  const shown = several.slice(0, MAX_OFFERS);
  const offers = await Promise.all(shown.map((found) => offerFor(run, target, purpose, found, several)));
  const choices = offers.flatMap((offer) => (offer ? choiceOf(run, target, offer) : []));
  const sentences = [...new Set(choices.map(({ sentence }) => sentence))];
  const fixes = choices.flatMap(({ fix }) => fix);
  const called = target.name === null || target.ordinal !== null ? 'fit' : `are called "${target.name}"`;
  const more = several.length > shown.length ? ` and ${several.length - shown.length} more` : '';
  const list = `${several.length} elements ${called}: ${shown.map(({ description }) => description).join(', ')}${more}.`;
  const choice = sentences.length > 0 ? ` Say which one: ${sentences.join(' · ')}` : '';
  return new StepFailure(list + choice, undefined, { fixes: uniqueFixes(fixes) });
}

/** A target that matches only this element; null: there is none. */
async function offerFor(
  run: RunContext,
  target: Target,
  purpose: Purpose,
  found: FoundIn,
  several: FoundIn[],
): Promise<Target | null> {
  // Their names differ.
  if (target.ordinal !== null) return nameElement(run, found.path, purpose);
  const [offer] = await evaluateIsolated(found.document, 'findOffers', { ids: [found.id], target, purpose });
  if (!offer) return null;
  // A document does not know the elements in other frames.
  const [first, ...others] = await searchNumbered(run.window.page(), {
    target: offer,
    purpose,
    hidden: false,
  });
  const isAlone = first?.id === found.id && others.length === 0;
  return isAlone ? offer : { ...target, ordinal: several.indexOf(found) + 1 };
}

/** The step's command with another target instead of the ambiguous one, else only that target, which fixes nothing. */
function choiceOf(run: RunContext, target: Target, offer: Target): { sentence: string; fix: StepFix[] } {
  const isSameName =
    offer.name === null || (target.name !== null && nameKey(offer.name) === nameKey(target.name));
  // The name stays as the step writes it, with its variables, which may hold a secret.
  const replaced = withTarget(run, target, (written) =>
    isSameName ? { ...offer, name: written.name } : written.name === target.name ? offer : written,
  );
  if (!replaced) return { sentence: printTarget(offer), fix: [] };
  return { sentence: maskedText(printCommand(replaced)), fix: fixOf('replace', replaced) };
}

const uniqueFixes = (fixes: StepFix[]) => [...new Map(fixes.map((fix) => [fix.sentence, fix])).values()];
