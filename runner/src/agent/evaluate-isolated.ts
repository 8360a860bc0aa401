import type { Frame, FrameLocator, Locator, Page } from 'playwright-core';
import { expressionOf } from '../browser/page-library.ts';
import { ELEMENT, GATHER, RESULT, FUNCTION } from '../browser/selectors.ts';

/** Where a function is evaluated: in a document, or at an element. */
export type EvaluationScope = Page | Frame | FrameLocator | Locator;

/** A function that runs inside the page: its subject is the element (for a page its document), or all elements of a locator. */
type PageFunction<S, A, R> = (subject: S, argument: A, lists: Element[][]) => R;

/** Timeout for evaluations that are polled: a removed element is found missing soon. */
const POLLED_ELEMENT_TIMEOUT_MS = 3000;
/** Timeout for evaluations that an action depends on, in milliseconds: enough for a busy machine. */
export const ELEMENT_TIMEOUT_MS = 10_000;

/**
 * Evaluates a function at an element in the isolated world of Playwright's own scripts: scripts of the page cannot interfere,
 * and Playwright's scripts need not be injected into the page's main world, which takes longer than most evaluations.
 * Playwright offers only selectors in that world, so the function runs as one, and its result (JSON) is the text of the match.
 * @param timeout for the element, in milliseconds
 * @throws an error that `poll` ignores if the element or its document goes away.
 */
export function evaluateIsolated<S, A, R>(
  scope: EvaluationScope,
  pageFunction: PageFunction<S, A, R>,
  argument?: A,
  timeout = POLLED_ELEMENT_TIMEOUT_MS,
): Promise<R> {
  return evaluateAt<R>(scope.locator(requestFor(pageFunction, argument, [])), timeout);
}

/** The same for all elements of a locator as the subject; without any, the result is `none`. `others` are further lists of elements. */
export async function evaluateAllIsolated<A, R>(
  locator: Locator,
  pageFunction: PageFunction<Element[], A, R>,
  argument: A,
  none: R,
  others: Locator[] = [],
): Promise<R> {
  const [list, ...lists] = [locator, ...others].map((each) => ({ each, id: String(++gathered) }));
  if (!list) return none;
  const collected = lists.reduce((all, { each, id }) => all.or(gather(each, id)), gather(list.each, list.id));
  const request = requestFor(pageFunction, argument, [list.id, ...lists.map(({ id }) => id)]);
  // As `Locator.or` would, but without knowing the frame: the function runs at the document when all lists are complete.
  const result = collected.locator(`internal:or=${JSON.stringify(request)} >> ${RESULT}=answer`);
  const { answer = none } = await read<R>(result, POLLED_ELEMENT_TIMEOUT_MS);
  return answer;
}

/** Evaluates a function at the only element of a locator, without waiting for it. undefined: there is none, or several. */
export async function evaluateIfSingle<A, R>(
  locator: Locator,
  pageFunction: PageFunction<Element, A, R>,
  argument?: A,
): Promise<R | undefined> {
  const id = String(++gathered);
  const request = requestFor(pageFunction, argument, [id], true);
  const result = gather(locator, id).locator(`internal:or=${JSON.stringify(request)} >> ${RESULT}=answer`);
  return (await read<R>(result, POLLED_ELEMENT_TIMEOUT_MS)).answer;
}

/**
 * An element by its id from the resolver.
 * @param fallback finds its replacement if it has been re-rendered; absent: there is none
 */
export function elementById<A>(
  scope: EvaluationScope,
  id: string,
  fallback?: { pageFunction: PageFunction<unknown, A, Element[]>; argument: A },
): Locator {
  if (!fallback) return scope.locator(`${ELEMENT}=${id}`);
  return scope.locator(
    `${ELEMENT}=${id}.${sourceOf(fallback.pageFunction)}.${encode({ argument: fallback.argument })}`,
  );
}

let gathered = 0;

function gather(locator: Locator, id: string): Locator {
  return locator.locator(`${GATHER}=${id}`);
}

async function evaluateAt<R>(result: Locator, timeout: number): Promise<R> {
  return (await read<R>(result, timeout)).answer as R;
}

async function read<R>(result: Locator, timeout: number): Promise<{ answer?: R }> {
  try {
    return JSON.parse((await result.textContent({ timeout })) ?? '{}') as { answer?: R };
  } catch (error) {
    throw withoutRequest(error);
  }
}

function requestFor(pageFunction: object, argument: unknown, lists: string[], isSingle?: boolean): string {
  return `${FUNCTION}=${sourceOf(pageFunction)}.${encode({ argument, lists, isSingle })}`;
}

function encode(request: object): string {
  return Buffer.from(JSON.stringify(request)).toString('base64');
}

const sources = new WeakMap<object, string>();

function sourceOf(pageFunction: object): string {
  const known = sources.get(pageFunction);
  if (known !== undefined) return known;
  const source = Buffer.from(expressionOf(pageFunction)).toString('base64');
  sources.set(pageFunction, source);
  return source;
}

/** Removes the encoded request from an error message: it may contain a secret. */
function withoutRequest(error: unknown): unknown {
  if (error instanceof Error) {
    error.message = error.message.replaceAll(/(steplight-(?:pageFunction|element)=)[\w+/=.-]+/gu, '$1…');
    error.stack = error.stack?.replaceAll(/(steplight-(?:pageFunction|element)=)[\w+/=.-]+/gu, '$1…');
  }
  return error;
}
