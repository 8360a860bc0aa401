import type { Selectors } from 'playwright-core';
import { bundleSelectors } from './bundle.ts';

/** `${GATHER}=id` collects the elements that it is evaluated on, in order, under that id. */
export const GATHER = 'steplight-gather';
/** `${FUNCTION}=name.request`: matches an element whose text is the result of the page function of that name; the request is base64. */
export const FUNCTION = 'steplight-function';
/** `${ELEMENT}=id` matches an element by its id (capture/resolve/registry.ts); `${ELEMENT}=id.name.request`: with a fallback if it was removed. */
export const ELEMENT = 'steplight-element';
/** `${RESULT}=answer` filters the result element from all matches. */
export const RESULT = 'steplight-result';

/** The names of the selectors, by the modules in `capture/selectors` that define them. */
const SELECTORS = { gather: GATHER, function: FUNCTION, element: ELEMENT, result: RESULT };

/** Registers the selectors. This must happen before pages are opened. */
export async function registerSelectors(selectors: Selectors): Promise<void> {
  const contents = bundleSelectors(Object.keys(SELECTORS));
  for (const [index, name] of Object.values(SELECTORS).entries())
    await selectors.register(name, { content: contents[index] ?? '' }, { contentScript: true });
}
