import { evaluateIfSingle, evaluateIsolated } from '../page/evaluate-isolated.ts';
import type { Execute } from './action.ts';
import { MissingElement } from '../resolve/not-found.ts';
import { expectEffect, findElement, onElement } from './on-element.ts';
import { scrollUntilFound } from './scroll-search.ts';

export const scroll: Execute<'scroll'> = async (run, { direction }) => {
  run.action.begin();
  const hasMoved = await evaluateIsolated(run.window.page(), 'scrollPage', direction);
  const way = direction === 'top' || direction === 'bottom' ? `to the ${direction}` : direction;
  if (hasMoved) return { result: `Scrolled ${way}.` };
  return {
    result:
      way === direction
        ? `The page does not scroll ${way} any further.`
        : `The page is at the ${direction} already.`,
  };
};

export const scrollTo: Execute<'scrollTo'> = async (run, { target }) => {
  const vain = run.action.elements.target ? null : await scrollUntilFound(run, target);
  const element = await findElement(run, target, 'any', vain ? { limit: 0 } : {}).catch((error: unknown) => {
    if (!vain || !(error instanceof MissingElement)) throw error;
    throw new MissingElement(`${error.message} ${vain}`, undefined, error.help);
  });
  const { locator, description } = element;
  await onElement(run, element, 'scrolled to', () =>
    locator.scrollIntoViewIfNeeded({ timeout: run.timing.action }),
  );
  const isThere = () => evaluateIfSingle(locator, 'isInView');
  await expectEffect(run, element, isThere, () => `The ${description} does not come into view.`);
  return { result: `Scrolled to the ${description}.`, element };
};
