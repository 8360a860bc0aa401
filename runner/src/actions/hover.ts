import type { Execute } from './action.ts';
import { ACT_MS, findElement, onElement } from './on-element.ts';

export const hover: Execute<'hover'> = async (run, { target }) => {
  const element = await findElement(run, target, 'any');
  await onElement(run, element, 'pointed at', () => element.locator.hover({ timeout: ACT_MS }));
  return { result: `The pointer is over the ${element.description}.`, element };
};
