import { capitalize } from '../describe.ts';
import { isolated } from '../isolated.ts';
import { withPieces } from '../lens/lens.ts';
import { matchAll, type Match } from '../resolver/resolve.ts';
import type { RunContext } from '../run-context.ts';
import { collapse } from '../texts/contained-text.ts';
import { listed, notThere, type AssertionOf, type AssertionResult } from './assertion-result.ts';
import { sentenceOf } from './evaluate.ts';
import { ownValues } from './own-value.ts';

/** What every dropdown, list of options, radio group or menu of that name offers. Case counts. */
export async function evaluateOptions(
  run: RunContext,
  assertion: AssertionOf<'options'>,
): Promise<AssertionResult> {
  const { target, only } = assertion;
  const found = await choicesOf(run, assertion);
  const [first] = found;
  if (!first) return notThere(run, target);
  const all = await Promise.all(
    found.map(async (match) => ({ match, options: await isolated(match.locator, readOptions) })),
  );
  const wanted = assertion.options.map(collapse);
  const agrees = (options: string[] | null) =>
    options !== null &&
    wanted.every((option) => options.includes(option)) &&
    (!only || options.every((option) => wanted.includes(option)));
  const wrong = all.find(({ options }) => !agrees(options));
  const { match, options } = wrong ?? { match: first, options: null };
  return {
    isTrue: !wrong,
    element: match,
    sentence: () => {
      if (!wrong) return sentenceOf(assertion);
      return options === null
        ? `${capitalize(match.description)} shows no options. Open it first.`
        : `${capitalize(match.description)} offers ${listed(options) || 'nothing'}; expected ${only ? 'only ' : ''}${listed(wanted)}.`;
    },
  };
}

async function choicesOf(run: RunContext, { target }: AssertionOf<'options'>): Promise<Match[]> {
  const dropdowns = await matchAll(run, target, 'dropdown');
  return dropdowns.length > 0 ? dropdowns : matchAll(run, target, 'any');
}

/** Runs at an element: the labels that can be chosen from it; null: it shows none. */
const readOptions = withPieces(ownValues)((lens, element: Element): string[] | null => {
  const OPTIONS =
    '[role=option], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=radio], input[type=radio]';
  const root = element.getRootNode() as Document | ShadowRoot;
  if (element instanceof HTMLSelectElement)
    return [...element.options].filter((option) => !option.hidden).map(({ label }) => lens.clean(label));
  if (element instanceof HTMLInputElement && element.list)
    return [...element.list.options].map(({ label, value }) => lens.clean(label || value));
  const popups = `${element.getAttribute('aria-controls') ?? ''} ${element.getAttribute('aria-owns') ?? ''}`;
  const holders = [
    element,
    ...popups.split(/\s+/).flatMap((id) => (id ? (root.getElementById(id) ?? []) : [])),
  ];
  const options = holders
    .flatMap((holder) => [...holder.querySelectorAll(OPTIONS)])
    .filter((one) => lens.isSeen(one));
  const labels = options.map((option) =>
    option instanceof HTMLInputElement ? lens.labelOf(option) : lens.clean(lens.textOf(option).written),
  );
  return labels.length > 0 ? labels : null;
});
