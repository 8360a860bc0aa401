import { evaluateIsolated } from '../../page/evaluate-isolated.ts';
import { matchAll, scopesOf } from '../resolve/resolve.ts';
import type { RunContext } from '../run-context.ts';
import { listed, sentenceOf, shorten, type AssertionOf, type AssertionResult } from './assertion-result.ts';
import { everyElement } from './every-element.ts';
import { agrees } from './text-comparison.ts';

/**
 * Error messages of a field or, without one, anywhere on the page:
 * - what `aria-errormessage` or `aria-describedby` of a field with `aria-invalid` names;
 * - what `aria-describedby` names, if it is an alert;
 * - the browser's validation message of an invalid field (`:user-invalid`).
 *
 * Of the page also every alert (`role=alert`). Only what can be seen counts. Colours and class names do not make an error, but "No error is
 * shown" is not believed while something looks like one.
 */
export async function evaluateError(
  run: RunContext,
  assertion: AssertionOf<'error'>,
): Promise<AssertionResult> {
  const { target, text, negated } = assertion;
  /** Why the assertion does not hold; null: it holds. */
  const objectionTo = (errors: string[], where: string): string | null => {
    const has =
      text === null
        ? errors.length > 0
        : agrees(errors, { comparison: 'contains', text, negated }) !== negated;
    if (has !== negated) return null;
    return errors.length === 0 ? `There is no error ${where}.` : `The error ${where} says ${listed(errors)}.`;
  };
  if (target)
    return everyElement(run, { ...assertion, target }, await matchAll(run, target, 'any'), async (field) =>
      objectionTo(await evaluateIsolated(field.locator, 'readFieldErrors'), `for ${field.description}`),
    );
  const objection =
    objectionTo(await errorsOnPage(run), 'on the page') ??
    (negated && text === null ? doubt(await readOnPage(run, 'readSuspects')) : null);
  return { isTrue: objection === null, sentence: () => objection ?? sentenceOf(assertion) };
}

const errorsOnPage = (run: RunContext) => readOnPage(run, 'readErrors');

async function readOnPage(run: RunContext, read: 'readErrors' | 'readSuspects'): Promise<string[]> {
  const scopes = (await scopesOf(run, null)).flat();
  return (await Promise.all(scopes.map((scope) => evaluateIsolated(scope, read)))).flat();
}

function doubt([suspect]: string[]): string | null {
  if (suspect === undefined) return null;
  return `The page shows "${shorten(suspect)}", which looks like an error. Name the text that must be absent: The page does not show "…".`;
}
