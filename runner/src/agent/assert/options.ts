import { capitalize } from '../describe.ts';
import { evaluateIsolated } from '../evaluate-isolated.ts';
import { withProbeModules } from '../probe/dom-probe.ts';
import { matchAll } from '../resolve/resolve.ts';
import type { RunContext } from '../run-context.ts';
import { cleanText, comparableText } from '../texts/normal-text.ts';
import { listed, type AssertionOf, type AssertionResult } from './assertion-result.ts';
import { everyElement } from './every-element.ts';
import { ownValues } from './own-value.ts';

/** The options of a dropdown, listbox, radio group or menu. Case counts. */
export async function evaluateOptions(
  run: RunContext,
  assertion: AssertionOf<'options'>,
): Promise<AssertionResult> {
  const { target, only } = assertion;
  const dropdowns = await matchAll(run, target, 'dropdown');
  const found = dropdowns.length > 0 ? dropdowns : await matchAll(run, target, 'any');
  const wanted = assertion.options.map(cleanText);
  const has = (all: string[], one: string) =>
    all.some((other) => comparableText(other) === comparableText(one));
  return everyElement(run, assertion, found, async ({ locator, description }) => {
    const options = await evaluateIsolated(locator, readOptions);
    const name = capitalize(description);
    if (!options) return `${name} shows no options. Open it first.`;
    const isSo =
      wanted.every((option) => has(options, option)) &&
      (!only || options.every((option) => has(wanted, option)));
    return isSo
      ? null
      : `${name} offers ${listed(options) || 'nothing'}; expected ${only ? 'only ' : ''}${listed(wanted)}.`;
  });
}

/** Runs at an element: the labels of its options; null: it has none. */
const readOptions = withProbeModules(ownValues)((probe, element: Element): string[] | null => {
  const OPTIONS =
    '[role=option], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=radio], input[type=radio]';
  const root = element.getRootNode() as Document | ShadowRoot;
  if (element instanceof HTMLSelectElement)
    return [...element.options].filter((option) => !option.hidden).map(({ label }) => probe.clean(label));
  if (element instanceof HTMLInputElement && element.list)
    return [...element.list.options].map(({ label, value }) => probe.clean(label || value));
  const popups = `${element.getAttribute('aria-controls') ?? ''} ${element.getAttribute('aria-owns') ?? ''}`;
  const holders = [
    element,
    ...popups.split(/\s+/).flatMap((id) => (id ? (root.getElementById(id) ?? []) : [])),
  ];
  const options = holders
    .flatMap((holder) => probe.queryAll(holder, OPTIONS))
    .filter((one) => probe.isSeen(one));
  const labels = options.map((option) =>
    option instanceof HTMLInputElement ? probe.labelOf(option) : probe.clean(probe.textOf(option).written),
  );
  return labels.length > 0 ? labels : null;
});
