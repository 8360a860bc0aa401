import type { Frame, FrameLocator, Locator, Page } from 'playwright-core';
import { expressionOf } from '../browser/page-library.ts';
import { ELEMENT, GATHER, NOTE, WORK } from '../browser/selectors.ts';

/** Where a function works: in a document, or at an element. */
export type EvaluationScope = Page | Frame | FrameLocator | Locator;

/** A function of the page's side: its subject is the element (the document of a page), or all elements of a locator. */
type Work<S, A, R> = (subject: S, argument: A, lists: Element[][]) => R;

/** A look that is taken again and again gives up soon on an element that has gone. */
const POLLED_ELEMENT_TIMEOUT_MS = 3000;
/** What has to be known before an act is waited for on a busy machine, too. */
export const ELEMENT_TIMEOUT_MS = 10_000;

/**
 * Evaluates a function at an element, in the world that Playwright's own scripts live in: nothing that the page's scripts have
 * redefined is used, and the page's world need not be given Playwright's scripts as well, which takes longer than most looks.
 * Playwright lets only selectors work there, so the function is one, and its answer (JSON) the text of what it finds.
 * @param timeout milliseconds that an element is waited for
 * @throws what `poll` takes for a changing page, if the element or its document goes away.
 */
export function evaluateIsolated<S, A, R>(
  ground: EvaluationScope,
  work: Work<S, A, R>,
  argument?: A,
  timeout = POLLED_ELEMENT_TIMEOUT_MS,
): Promise<R> {
  return answerOf<R>(ground.locator(orderOf(work, argument, [])), timeout);
}

/** The same for all elements of a locator, which are the subject; without any, `none` is the answer. `others` are further lists. */
export async function evaluateAllIsolated<A, R>(
  locator: Locator,
  work: Work<Element[], A, R>,
  argument: A,
  none: R,
  others: Locator[] = [],
): Promise<R> {
  const [list, ...lists] = [locator, ...others].map((each) => ({ each, id: String(++gathered) }));
  if (!list) return none;
  const kept = lists.reduce((all, { each, id }) => all.or(gather(each, id)), gather(list.each, list.id));
  const order = orderOf(work, argument, [list.id, ...lists.map(({ id }) => id)]);
  // What `or` does to locators, whose frame nobody tells: the work is done at the document, when all lists are complete.
  const note = kept.locator(`internal:or=${JSON.stringify(order)} >> ${NOTE}=answer`);
  const { answer = none } = await read<R>(note, POLLED_ELEMENT_TIMEOUT_MS);
  return answer;
}

/**
 * An element by the id that the resolver gave it.
 * @param again finds it anew, if it has been replaced by another one since; absent: it is gone then
 */
export function elementById<A>(
  ground: EvaluationScope,
  id: string,
  again?: { work: Work<unknown, A, Element[]>; argument: A },
): Locator {
  if (!again) return ground.locator(`${ELEMENT}=${id}`);
  return ground.locator(`${ELEMENT}=${id}.${sourceOf(again.work)}.${encode({ argument: again.argument })}`);
}

let gathered = 0;

function gather(locator: Locator, id: string): Locator {
  return locator.locator(`${GATHER}=${id}`);
}

async function answerOf<R>(note: Locator, timeout: number): Promise<R> {
  return (await read<R>(note, timeout)).answer as R;
}

async function read<R>(note: Locator, timeout: number): Promise<{ answer?: R }> {
  try {
    return JSON.parse((await note.textContent({ timeout })) ?? '{}') as { answer?: R };
  } catch (error) {
    throw withoutOrder(error);
  }
}

function orderOf(work: object, argument: unknown, lists: string[]): string {
  return `${WORK}=${sourceOf(work)}.${encode({ argument, lists })}`;
}

function encode(order: object): string {
  return Buffer.from(JSON.stringify(order)).toString('base64');
}

const sources = new WeakMap<object, string>();

function sourceOf(work: object): string {
  const known = sources.get(work);
  if (known !== undefined) return known;
  const source = Buffer.from(expressionOf(work)).toString('base64');
  sources.set(work, source);
  return source;
}

/** What a message quotes of the order may hold what must not be told. */
function withoutOrder(error: unknown): unknown {
  if (error instanceof Error) {
    error.message = error.message.replaceAll(/(steplight-(?:work|element)=)[\w+/=.-]+/gu, '$1…');
    error.stack = error.stack?.replaceAll(/(steplight-(?:work|element)=)[\w+/=.-]+/gu, '$1…');
  }
  return error;
}
