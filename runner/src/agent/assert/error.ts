import { evaluateIsolated } from '../evaluate-isolated.ts';
import { withProbe, withProbeModules, type DomProbe } from '../probe/dom-probe.ts';
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
      objectionTo(await evaluateIsolated(field.locator, readFieldErrors), `for ${field.description}`),
    );
  const objection =
    objectionTo(await errorsOnPage(run), 'on the page') ??
    (negated && text === null ? doubt(await readOnPage(run, readSuspects)) : null);
  return { isTrue: objection === null, sentence: () => objection ?? sentenceOf(assertion) };
}

const errorsOnPage = (run: RunContext) => readOnPage(run, readErrors);

async function readOnPage(run: RunContext, read: typeof readErrors): Promise<string[]> {
  const scopes = (await scopesOf(run, null)).flat();
  return (await Promise.all(scopes.map((scope) => evaluateIsolated(scope, read)))).flat();
}

function doubt([suspect]: string[]): string | null {
  if (suspect === undefined) return null;
  return `The page shows "${shorten(suspect)}", which looks like an error. Name the text that must be absent: The page does not show "…".`;
}

/** Runs inside the page: the visible error messages of a field. */
function fieldErrors({ isSeen, textOf }: DomProbe) {
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

const readFieldErrors = withProbeModules(fieldErrors)((probe, field: Element): string[] =>
  probe.errorsOf(field),
);

const readErrors = withProbeModules(fieldErrors)((probe, root: Element): string[] => {
  const FIELDS = '[aria-invalid], [aria-describedby], :user-invalid';
  const alerts = probe.queryAll(root, '[role=alert]').flatMap(probe.messageOf);
  const fields = probe.queryAll(root, FIELDS).filter((field) => probe.isSeen(field));
  return [...new Set([...alerts, ...fields.flatMap(probe.errorsOf)])];
});

/** Runs inside the page: texts that look like errors, by their colour or the names that the page gives them. */
const readSuspects = withProbe((probe, root: Element): string[] => {
  const NAMED = /(?:^|[-_\s])(?:error|errors|invalid|danger|alert)(?:$|[-_\s])/i;
  const isRed = (element: Element) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(
      Number,
    );
    return red > 130 && green < red / 2 && blue < red / 2;
  };
  const hasOwnWords = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(node.textContent ?? ''),
    );
  return probe
    .queryAll(root, '*')
    .filter((element) => hasOwnWords(element) && !element.closest('a, button, label, [role=button]'))
    .filter((element) => NAMED.test(`${element.className} ${element.id}`) || isRed(element))
    .filter((element) => probe.isSeen(element))
    .map((element) => probe.textOf(element).written)
    .filter((text) => text !== '');
});
