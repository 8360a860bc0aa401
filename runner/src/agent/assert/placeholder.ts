import { evaluateIsolated } from '../../page/evaluate-isolated.ts';
import { capitalize } from '../describe.ts';
import { matchAll } from '../resolve/resolve.ts';
import type { RunContext } from '../run-context.ts';
import { comparableText } from 'shared/step-language/normal-text';
import type { AssertionOf, AssertionResult } from './assertion-result.ts';
import { everyElement } from './every-element.ts';

/** The placeholder of a field. */
export async function evaluatePlaceholder(
  run: RunContext,
  assertion: AssertionOf<'placeholder'>,
): Promise<AssertionResult> {
  const { target, text } = assertion;
  return everyElement(
    run,
    assertion,
    await matchAll(run, target, 'field'),
    async ({ locator, description }) => {
      const actual = await evaluateIsolated(locator, 'readPlaceholder');
      if (actual === null) return `${capitalize(description)} has no placeholder.`;
      if (comparableText(actual) === comparableText(text)) return null;
      return `The placeholder of ${description} is "${actual}"; expected that it is "${text}".`;
    },
    'field',
  );
}
