import type { Assertion } from 'shared/step-language';
import type { PageModel } from '../page-model.ts';
import { Unknown } from '../resolve/page-reader.ts';
import { needsSettledPage } from './absence.ts';
import { POSSIBLE, SURE } from './bounds.ts';
import { gatherFor, isOfPage } from './judge.ts';
import { ModelAssertedPage, type DescribedNode } from './model-asserted-page.ts';
import { readText } from './model-texts.ts';
import type { Verdict } from './verdict.ts';

/**
 * What an assertion comes to on a stored page: what it came to on the page when that was stored, or `unknown`.
 * @param startingUrl of the test; absent: it is not known, and neither is whether a path is enough of an address
 */
export async function evaluateOnModel(
  model: PageModel,
  assertion: Assertion,
  startingUrl?: string,
): Promise<Verdict<DescribedNode>> {
  if (startingUrl !== undefined) return evaluateFrom(model, assertion, startingUrl);
  const [here, elsewhere] = await Promise.all([
    evaluateFrom(model, assertion, model.address),
    evaluateFrom(model, assertion, 'about:blank'),
  ]);
  return here.result === elsewhere.result ? here : unknown('Where the test starts is not known.');
}

async function evaluateFrom(
  model: PageModel,
  assertion: Assertion,
  startingUrl: string,
): Promise<Verdict<DescribedNode>> {
  if (!isOfPage(assertion)) return unknown('It is not about what the page shows.');
  if (JSON.stringify(assertion).includes('{{')) return unknown('The value of a variable is not known.');
  try {
    if (needsSettledPage(assertion) && !isSettled(model))
      throw new Unknown('The page was empty, or still loading.');
    const judge = await gatherFor(new ModelAssertedPage(model, startingUrl), assertion);
    const [sure, possible] = [judge(SURE), judge(POSSIBLE)];
    return sure.result === possible.result ? sure : unknown('The page does not tell for certain.');
  } catch (error) {
    if (error instanceof Unknown) return unknown(error.message);
    throw error;
  }
}

function unknown(text: string): Verdict<DescribedNode> {
  return { result: 'unknown', text };
}

/** Whether a page showed something and did not load any more: nothing can be said about what another one does not show. */
export function isSettled({ format, isBusy = format !== 2, nodes }: PageModel): boolean {
  const text = readText(nodes);
  const isLoading = /(?:loading(?: \p{L}+){0,2}|please wait)\s*(?:\.{2,3}|…)/iu.test(text);
  return !isBusy && !isLoading && text !== '';
}
