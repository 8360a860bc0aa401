import type { Locator } from 'playwright-core';
import { capitalize } from '../../agent/describe.ts';
import type { Found } from '../../agent/finding/settle-on.ts';
import { WAIT_MS, type Session } from '../../agent/session.ts';
import { StepFailure } from '../../agent/step-failure.ts';
import { attempt } from '../attempt.ts';
import { placeOf, stateOf, type ListState, type Option } from './options.ts';

const SETTLE_MS = 5000;

/**
 * Chooses an option of a native list and looks whether the list shows it then.
 * @param isMore whether what is chosen there stays so
 * @returns the label, as the list writes it.
 * @throws StepFailure if there is no such option, or the page does not let it stand.
 */
export async function chooseFromList(
  session: Session,
  found: Found,
  name: string,
  isMore = false,
): Promise<string> {
  const before = await stateOf(found.locator);
  const index = placeOf(before.options, name);
  const option = index === null ? undefined : before.options[index];
  if (index === null || !option) throw new StepFailure(noOption(before.options, found.description, name));
  if (isMore && !before.isMultiple)
    throw new StepFailure(
      `${capitalize(found.description)} takes only one option, so "${name}" cannot be one more.`,
    );
  const stay = isMore ? [...before.options.keys()].filter((place) => before.options[place]?.isChosen) : [];
  await attempt(session, found, 'set', () => setList(found.locator, index, stay));
  await expectTaken(session, found.locator, { before, index, description: found.description });
  return option.label;
}

/** Sets a list as a click on the option would; others may stay chosen. */
export async function setList(list: Locator, index: number, stay: number[] = []): Promise<void> {
  const places = [...stay, index].map((place) => ({ index: place }));
  await list.selectOption(places, { timeout: WAIT_MS });
}

/**
 * A page may take back what was chosen, at once or when its server has answered.
 * @throws StepFailure if the list does not show the option, and nothing else has come of it.
 */
export async function expectTaken(
  session: Session,
  list: Locator,
  { before, index, description }: { before: ListState; index: number; description: string },
): Promise<void> {
  const { window } = session;
  await window.activity.answer(window.page(), SETTLE_MS);
  session.signal.throwIfAborted();
  // A list that has gone, or has other options by now, was taken at its word.
  const now = await stateOf(list).catch(() => null);
  if (
    now?.options.map(({ label }) => label).join('\n') !== before.options.map(({ label }) => label).join('\n')
  )
    return;
  if (now.options[index]?.isChosen) return;
  const shown = now.options.filter(({ isChosen }) => isChosen);
  // A list of things to do goes back to its heading once one is done.
  const isBack = shown.every(({ isChoice }) => !isChoice);
  if (isBack && now.surroundings !== before.surroundings) return;
  const wanted = before.options[index]?.label ?? '';
  const labels = shown.map(({ label }) => `"${label}"`).join(', ');
  throw new StepFailure(
    `${capitalize(description)} did not take "${wanted}": it shows ${labels || 'no option'} again.`,
  );
}

function noOption(options: Option[], description: string, name: string): string {
  const labels = options.slice(0, 8).map(({ label }) => `"${label}"`);
  return `There is no option "${name}" in ${description}. It has ${labels.join(', ') || 'no options'}.`;
}
