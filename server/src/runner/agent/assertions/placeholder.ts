import { capitalize } from '../describe.ts';
import { isolated } from '../isolated.ts';
import { matchAll } from '../resolver/resolve.ts';
import type { RunContext } from '../run-context.ts';
import { collapse } from '../texts/contained-text.ts';
import { notThere, type AssertionOf, type AssertionResult } from './assertion-result.ts';
import { sentenceOf } from './evaluate.ts';

/** What every field of that name shows while it is empty. */
export async function evaluatePlaceholder(
  run: RunContext,
  assertion: AssertionOf<'placeholder'>,
): Promise<AssertionResult> {
  const fields = await matchAll(run, assertion.target, 'field');
  const [first] = fields;
  if (!first) return notThere(run, assertion.target);
  const placeholders = await Promise.all(fields.map(({ locator }) => isolated(locator, readPlaceholder)));
  const index = placeholders.findIndex((one) => one === null || collapse(one) !== collapse(assertion.text));
  const { description } = fields[index] ?? first;
  const actual = placeholders[index] ?? null;
  return {
    isTrue: index < 0,
    element: fields[index] ?? first,
    sentence: () => {
      if (index < 0) return sentenceOf(assertion);
      return actual === null
        ? `${capitalize(description)} has no placeholder.`
        : `The placeholder of ${description} is "${actual}"; expected that it is "${assertion.text}".`;
    },
  };
}

/** Runs inside the page. */
const readPlaceholder = (field: Element): string | null =>
  field.getAttribute('placeholder') ?? field.getAttribute('aria-placeholder');
