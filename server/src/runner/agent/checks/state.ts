import type { Locator } from 'playwright-core';
import type { ElementState } from '../command.ts';
import { capitalize, describeElement } from '../describe.ts';
import type { Purpose } from '../element-queries.ts';
import { ambiguity, matchTarget } from '../find-target.ts';
import type { Session } from '../session.ts';
import { missing, type CheckOf, type Look } from './look.ts';

const PURPOSE: Record<ElementState, Purpose> = {
  visible: 'see',
  hidden: 'see',
  enabled: 'see',
  disabled: 'see',
  focused: 'see',
  checked: 'toggle',
  unchecked: 'toggle',
  empty: 'field',
  filled: 'field',
};
const ABSENT: Partial<Record<ElementState, ElementState>> = {
  enabled: 'disabled',
  disabled: 'enabled',
  checked: 'unchecked',
  unchecked: 'checked',
  empty: 'filled',
  filled: 'empty',
};

export async function lookAtState(session: Session, { target, state }: CheckOf<'state'>): Promise<Look> {
  const match = await matchTarget(session, target, PURPOSE[state]);
  if (state === 'hidden') {
    const description = match ? await describeElement(match.first(), target) : '';
    return {
      isTrue: !match,
      element: match ? { description, locator: match.first() } : undefined,
      sentence: () =>
        match
          ? `${capitalize(description)} is still visible.`
          : `"${target.words}" is not visible on the page.`,
    };
  }
  if (!match) return missing(session, target.words);
  const element = match.first();
  const description = await describeElement(element, target);
  const isTrue = await isInState(element, state);
  const { remark, marks } = ambiguity(await match.count(), 'looked at the first');
  return {
    isTrue,
    element: { description, locator: element },
    marks,
    sentence: () =>
      `${capitalize(description)} is ${isTrue ? state : (ABSENT[state] ?? `not ${state}`)}${isTrue ? '' : `; expected that it is ${state}`}.${remark}`,
  };
}

async function isInState(element: Locator, state: Exclude<ElementState, 'hidden'>): Promise<boolean> {
  const limit = { timeout: 1000 };
  switch (state) {
    case 'visible':
      return element.isVisible();
    case 'enabled':
      return element.isEnabled(limit);
    case 'disabled':
      return element.isDisabled(limit);
    case 'checked':
      return element.isChecked(limit);
    case 'unchecked':
      return !(await element.isChecked(limit));
    case 'focused':
      return element.evaluate((node) => node === document.activeElement, undefined, limit);
    case 'empty':
      return (await fieldText(element)) === '';
    case 'filled':
      return (await fieldText(element)) !== '';
  }
}

function fieldText(element: Locator): Promise<string> {
  return element.evaluate(
    (node) => ('value' in node ? String(node.value) : (node.textContent ?? '')).trim(),
    undefined,
    { timeout: 1000 },
  );
}
