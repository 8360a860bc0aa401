import { comparableText } from 'shared/step-language';
import type { AssertedPage, Described, FieldErrors } from './asserted-page.ts';
import { agrees, EXACT, type Measure } from './measure.ts';
import { judgeEvery, type AssertionOf, type Verdict } from './verdict.ts';
import { capitalize, listed, shorten } from './wording.ts';

type Placeholder = AssertionOf<'placeholder'>;
type ErrorAssertion = AssertionOf<'error'>;

interface PlaceholderFacts<E> {
  /** The fields of the name with their placeholders; null: it has none. */
  fields: { element: E; placeholder: string | null }[];
}

export async function placeholderFacts<E extends Described, R>(
  page: AssertedPage<E, R>,
  { target }: Placeholder,
): Promise<PlaceholderFacts<E>> {
  const fields = (await page.matches(target, 'field')).map(async (element) => ({
    element,
    placeholder: await page.placeholderOf(element),
  }));
  return { fields: await Promise.all(fields) };
}

/** The placeholder of a field. */
export function judgePlaceholder<E extends Described>(
  { target, text }: Placeholder,
  { fields }: PlaceholderFacts<E>,
): Verdict<E> {
  const objectionTo = ({ element: { description }, placeholder }: (typeof fields)[number]) => {
    if (placeholder === null) return `${capitalize(description)} has no placeholder.`;
    if (comparableText(placeholder) === comparableText(text)) return null;
    return `The placeholder of ${description} is "${placeholder}"; expected that it is "${text}".`;
  };
  return judgeEvery(target, fields, objectionTo, 'field');
}

interface ErrorFacts<E> {
  /** The fields of the name with the messages about each, and the texts beside it that may be one; empty without a target. */
  fields: ({ element: E } & FieldErrors)[];
  /** The messages on the page; empty with a target. */
  errors: string[];
  /** Those of them that have come with the last action, and look like errors. */
  newErrors: string[];
  /** Texts that look like errors; empty with a target. */
  suspects: string[];
  /** Texts that have come with the last action at its form, where they may be the error that is asked for. */
  newTexts: string[];
}

export async function errorFacts<E extends Described, R>(
  page: AssertedPage<E, R>,
  { target, text, negated }: ErrorAssertion,
): Promise<ErrorFacts<E>> {
  if (target) {
    const fields = (await page.matches(target, 'any')).map(async (element) => ({
      element,
      ...(await page.fieldErrorsOf(element)),
    }));
    return { fields: await Promise.all(fields), errors: [], newErrors: [], suspects: [], newTexts: [] };
  }
  const { newErrors, suspects, ...found } = await page.errors();
  const errors = [...found.errors, ...newErrors];
  const isTold =
    text === null ? errors.length > 0 : agrees(errors, { comparison: 'contains', text, negated: false });
  const asks = text !== null || negated;
  return { fields: [], errors, newErrors, suspects, newTexts: isTold || !asks ? [] : await page.newTexts() };
}

/**
 * Error messages of a field or, without one, anywhere on the page:
 * - what `aria-errormessage` or `aria-describedby` of a field with `aria-invalid` names;
 * - what `aria-describedby` names, if it is an alert;
 * - the browser's validation message of an invalid field (`:user-invalid`);
 * - of one that only says that it is invalid, what stands in its own box;
 * - of one that says nothing, what stands in or below its own box in the colour of errors.
 *
 * Of the page also every alert (`role=alert`) that is not green, what has come with the last action and looks like an error, and what has come
 * at its form, or beside the field that is asked about, if it says the expected text. Only what can be seen counts. A class name makes no
 * error, and neither does the colour of what was there before or a new text by itself, but "No error is shown" is not believed while something looks like one or has come.
 */
export function judgeError<E extends Described>(
  { target, text, negated }: ErrorAssertion,
  { fields, errors: onPage, newErrors, suspects: [suspect], newTexts }: ErrorFacts<E>,
  measure: Measure = EXACT,
): Verdict<E> {
  /** Why the assertion does not hold; null: it holds. */
  const objectionTo = (errors: string[], where: string): string | null => {
    const has =
      text === null
        ? errors.length > 0
        : agrees(errors, { comparison: 'contains', text, negated }, measure) !== negated;
    if (has !== negated) return null;
    return errors.length === 0 ? `There is no error ${where}.` : `The error ${where} says ${listed(errors)}.`;
  };
  const objectionAt = (where: string, errors: string[], news: string[], looksWrong?: string) =>
    text === null
      ? (objectionTo(errors, where) ?? doubtOf(negated, looksWrong, news))
      : objectionTo([...errors, ...news], where);
  if (target)
    return judgeEvery(target, fields, ({ element, errors, newTexts: news }) =>
      objectionAt(`for ${element.description}`, errors, news),
    );
  const objection = objectionAt('on the page', onPage, newTexts, suspect);
  if (objection === null) return { result: 'holds' };
  return { result: 'fails', text: objection, isFinal: negated && text === null && newErrors.length > 0 };
}

/** Why nothing can be said about errors; null: nothing is in doubt. */
function doubtOf(negated: boolean, suspect: string | undefined, [news]: string[]): string | null {
  if (!negated) return null;
  const ADVICE = 'Name the text that must be absent: The page does not show "…".';
  if (suspect !== undefined)
    return `The page shows "${shorten(suspect)}", which looks like an error. ${ADVICE}`;
  return news === undefined
    ? null
    : `The form is still open, and "${shorten(news)}" has come with the last action. ${ADVICE}`;
}
