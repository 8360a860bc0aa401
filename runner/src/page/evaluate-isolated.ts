import type { Frame, FrameLocator, Locator, Page } from 'playwright-core';
import type * as pageFunctions from './capture/entry.ts';
import { ELEMENT, FUNCTION, GATHER, RESULT } from './selectors.ts';

/** Where a function is evaluated: in a document, or at an element. */
export type EvaluationScope = Page | Frame | FrameLocator | Locator;

/** The functions that run inside the page: the subject is the element (for a page its document), or all elements of a locator. */
type PageFunctions = typeof pageFunctions;

type PageFunctionName = keyof PageFunctions;

/** The names of the functions that take this subject. */
type NameFor<S> = {
  [N in PageFunctionName]: PageFunctions[N] extends (subject: S, argument: never, lists: never) => unknown
    ? N
    : never;
}[PageFunctionName];

type ArgumentOf<N extends PageFunctionName> =
  Parameters<PageFunctions[N]> extends [unknown, infer A, ...unknown[]] ? A : undefined;

/** What a function returns. */
export type AnswerOf<N extends PageFunctionName> = ReturnType<PageFunctions[N]>;

/** Timeout for evaluations that are polled: a removed element is found missing soon. */
const POLLED_ELEMENT_TIMEOUT_MS = 3000;

/**
 * Evaluates a function at an element in the isolated world of Playwright's own scripts: scripts of the page cannot interfere,
 * and Playwright's scripts need not be injected into the page's main world, which takes longer than most evaluations.
 * Playwright offers only selectors in that world, so the function runs as one, and its result (JSON) is the text of the match.
 * @param timeout for the element, in milliseconds
 * @throws an error that `poll` ignores if the element or its document goes away.
 */
export async function evaluateIsolated<N extends PageFunctionName>(
  scope: EvaluationScope,
  name: N,
  argument?: ArgumentOf<N>,
  timeout = POLLED_ELEMENT_TIMEOUT_MS,
): Promise<AnswerOf<N>> {
  const { answer } = await read<AnswerOf<N>>(scope.locator(requestFor(name, argument, [])), timeout);
  return answer as AnswerOf<N>;
}

/** The same for all elements of a locator as the subject; without any, the result is `none`. `others` are further lists of elements. */
export async function evaluateAllIsolated<N extends NameFor<Element[]>>(
  locator: Locator,
  name: N,
  argument: ArgumentOf<N>,
  none: AnswerOf<N>,
  others: Locator[] = [],
): Promise<AnswerOf<N>> {
  const [list, ...lists] = [locator, ...others].map((each) => ({ each, id: String(++gathered) }));
  if (!list) return none;
  const collected = lists.reduce((all, { each, id }) => all.or(gather(each, id)), gather(list.each, list.id));
  const request = requestFor(name, argument, [list.id, ...lists.map(({ id }) => id)]);
  // As `Locator.or` would, but without knowing the frame: the function runs at the document when all lists are complete.
  const result = collected.locator(`internal:or=${JSON.stringify(request)} >> ${RESULT}=answer`);
  const { answer = none } = await read<AnswerOf<N>>(result, POLLED_ELEMENT_TIMEOUT_MS);
  return answer;
}

/** Evaluates a function at the only element of a locator, without waiting for it. undefined: there is none, or several. */
export async function evaluateIfSingle<N extends NameFor<Element>>(
  locator: Locator,
  name: N,
  argument?: ArgumentOf<N>,
): Promise<AnswerOf<N> | undefined> {
  const id = String(++gathered);
  const request = requestFor(name, argument, [id], true);
  const result = gather(locator, id).locator(`internal:or=${JSON.stringify(request)} >> ${RESULT}=answer`);
  return (await read<AnswerOf<N>>(result, POLLED_ELEMENT_TIMEOUT_MS)).answer;
}

/**
 * An element by its id from the resolver.
 * @param fallback finds its replacement if it has been re-rendered; absent: there is none
 */
export function elementById(
  scope: EvaluationScope,
  id: string,
  fallback?: { name: 'findAgain'; argument: ArgumentOf<'findAgain'> },
): Locator {
  if (!fallback) return scope.locator(`${ELEMENT}=${id}`);
  return scope.locator(`${ELEMENT}=${id}.${fallback.name}.${encode({ argument: fallback.argument })}`);
}

let gathered = 0;

function gather(locator: Locator, id: string): Locator {
  return locator.locator(`${GATHER}=${id}`);
}

async function read<R>(result: Locator, timeout: number): Promise<{ answer?: R }> {
  try {
    return JSON.parse((await result.textContent({ timeout })) ?? '{}') as { answer?: R };
  } catch (error) {
    throw withoutRequest(error);
  }
}

function requestFor(name: PageFunctionName, argument: unknown, lists: string[], isSingle?: boolean): string {
  return `${FUNCTION}=${name}.${encode({ argument, lists, isSingle })}`;
}

function encode(request: object): string {
  return Buffer.from(JSON.stringify(request)).toString('base64');
}

/** Removes the encoded request from an error message: it may contain a secret. */
function withoutRequest(error: unknown): unknown {
  if (error instanceof Error) {
    error.message = error.message.replaceAll(/(steplight-(?:function|element)=)[\w+/=.-]+/gu, '$1…');
    error.stack = error.stack?.replaceAll(/(steplight-(?:function|element)=)[\w+/=.-]+/gu, '$1…');
  }
  return error;
}
