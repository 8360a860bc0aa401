import { evaluateIsolated } from '../../page/evaluate-isolated.ts';
import { capitalize } from '../describe.ts';
import { matchAll } from '../resolve/resolve.ts';
import type { RunContext } from '../run-context.ts';
import { cleanText, comparableText } from 'shared/step-language/normal-text';
import { listed, type AssertionOf, type AssertionResult } from './assertion-result.ts';
import { everyElement } from './every-element.ts';

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
    const options = await evaluateIsolated(locator, 'readOptions');
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
