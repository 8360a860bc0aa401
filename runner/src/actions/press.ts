import { plainTarget } from 'shared/step-language';
import { StepFailure } from '../core/step-failure.ts';
import type { Execute } from './action.ts';
import { findValueControl } from './fields/find-control.ts';
import { focusedField } from './fields/focused.ts';
import { pressInField } from './fields/hide-typed.ts';
import { keyNames, pressedKeys } from './keys.ts';
import { onElement, repeat } from './on-element.ts';

const MAX_TIMES = 200;

export const press: Execute<'press'> = async (run, { keys, times, target }) => {
  const names = keyNames(keys);
  if (times > MAX_TIMES) throw new StepFailure(`A key is pressed at most ${MAX_TIMES} times.`);
  const often = times === 1 ? '' : ` ${times} times`;
  if (!target && !run.action.elements.target) {
    await run.action.onFocused();
    const focused = run.values.hasSecrets() ? await focusedField(run).catch(() => null) : null;
    await pressInField(run, focused, () => {
      run.action.begin();
      return repeat(run, times, () => run.window.page().keyboard.press(pressedKeys(names)));
    });
    return { result: `Pressed ${names}${often}.` };
  }
  const named = target ?? plainTarget(null, 'field');
  const element = await findValueControl(run, named);
  await onElement(run, element, 'given the key', () =>
    pressInField(run, element, () =>
      repeat(run, times, () => element.locator.press(pressedKeys(names), { timeout: run.timing.action })),
    ),
  );
  return { result: `Pressed ${names}${often} in the ${element.description}.`, element };
};
