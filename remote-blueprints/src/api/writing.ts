import type { TranslationBody, WritingBody } from 'shared/contract';
import { callApi } from 'shared/http';
import { queryOptions } from 'shared/query';

interface Asked extends Omit<TranslationBody, 'elements'> {
  /** The elements of the live page, e.g. `button "Buy now"`. */
  elements: () => Promise<string[]>;
}

/** What the model says a text is in the step language. It is asked once for each text, and not in the background: each call costs. */
export function translationQuery({ elements, ...body }: Asked) {
  return queryOptions({
    queryKey: ['remote-blueprints', 'translation', body],
    queryFn: async ({ signal }) =>
      callApi('POST /translations', { body: { ...body, elements: await elements() }, signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** The steps that come next for source material. */
export const askForNextSteps = (body: WritingBody, signal: AbortSignal) =>
  callApi('POST /writing/next', { body, signal });
