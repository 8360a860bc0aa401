import { isolated } from '../isolated.ts';
import { withPieces, type Lens } from '../probe/lens.ts';
import { matchAll, scopesOf } from '../resolve/resolve.ts';
import type { RunContext } from '../run-context.ts';
import { listed, sentenceOf, type AssertionOf, type AssertionResult } from './assertion-result.ts';
import { everyElement } from './every-element.ts';
import { agrees } from './text-comparison.ts';

/**
 * Error messages. What counts, of a field and, without one, anywhere on the page:
 * - what `aria-errormessage` or `aria-describedby` of a field with `aria-invalid` names;
 * - what `aria-describedby` names, if it is an alert;
 * - what the browser itself says of a field that it shows to be invalid (`:user-invalid`).
 *
 * Of the page also every alert (`role=alert`). Colours and class names do not count. Only what can be seen does.
 */
export async function evaluateError(
  run: RunContext,
  assertion: AssertionOf<'error'>,
): Promise<AssertionResult> {
  const { target, text, negated } = assertion;
  /** What is otherwise than asserted; null: nothing. */
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
      objectionTo(await isolated(field.locator, readFieldErrors), `for ${field.description}`),
    );
  const objection = objectionTo(await errorsOnPage(run), 'on the page');
  return { isTrue: objection === null, sentence: () => objection ?? sentenceOf(assertion) };
}

async function errorsOnPage(run: RunContext): Promise<string[]> {
  const scopes = (await scopesOf(run, null)).flat();
  return (await Promise.all(scopes.map((scope) => isolated(scope, readErrors)))).flat();
}

/** Runs inside the page: the error messages of a field that can be seen. */
function fieldErrors({ isSeen, textOf }: Lens) {
  const messageOf = (element: Element): string[] => {
    const { written } = textOf(element);
    return isSeen(element) && written !== '' ? [written] : [];
  };

  const errorsOf = (field: Element): string[] => {
    const root = field.getRootNode() as Document | ShadowRoot;
    const named = (attribute: string) =>
      (field.getAttribute(attribute) ?? '')
        .split(/\s+/)
        .flatMap((id) => (id ? (root.getElementById(id) ?? []) : []));
    const isMarked = !/^(?:|false)$/.test(field.getAttribute('aria-invalid') ?? '');
    const described = named('aria-describedby').filter((one) => isMarked || one.matches('[role=alert]'));
    const messages = [...(isMarked ? named('aria-errormessage') : []), ...described].flatMap(messageOf);
    const isRejected = field.matches(':user-invalid') && 'validationMessage' in field;
    return isRejected ? [...messages, String(field.validationMessage)] : messages;
  };

  return { messageOf, errorsOf };
}

const readFieldErrors = withPieces(fieldErrors)((lens, field: Element): string[] => lens.errorsOf(field));

const readErrors = withPieces(fieldErrors)((lens, root: Element): string[] => {
  const FIELDS = '[aria-invalid], [aria-describedby], :user-invalid';
  const alerts = lens.queryAll(root, '[role=alert]').flatMap(lens.messageOf);
  const fields = lens.queryAll(root, FIELDS).filter((field) => lens.isSeen(field));
  return [...new Set([...alerts, ...fields.flatMap(lens.errorsOf)])];
});
