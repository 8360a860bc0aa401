import type { Locator } from 'playwright-core';
import type { Target } from '../agent/target.ts';
import { MASK } from '../agent/describe.ts';
import { findTarget } from '../agent/finding/find-target.ts';
import type { Found } from '../agent/finding/settle-on.ts';
import { isolatedAll } from '../agent/isolated.ts';
import { WAIT_MS, type Session } from '../agent/session.ts';
import { StepFailure } from '../agent/step-failure.ts';
import { wholeName } from '../agent/text-pattern.ts';
import { attempt, doneWith } from './attempt.ts';
import type { Action, Done } from './action.ts';
import { clickBox } from './click-box.ts';

/** Chooses an option of a dropdown: a native one by its label, a home-made one by opening it and clicking the option. */
export const selectOption: Action<'select'> = async (session, { option, target }) => {
  const list = await listWith(session, option, target);
  const found = await findTarget(session, list, 'choice').catch((error: unknown) => error);
  if (found instanceof StepFailure) return chooseBeside(session, option, target, found);
  if (!isFound(found)) throw found;
  const { sort } = found.traits;
  if (sort === 'list') await selectNative(session, found, option);
  else if (sort === 'text') return typeInstead(session, found, option);
  else await selectCustom(session, found, option);
  return done(found, option);
};

/** "The dropdown", of which there are several: the one that has the option. */
async function listWith(session: Session, option: string, target: Target): Promise<Target> {
  if (target.within || target.readings.every(({ name, ordinal }) => name !== '' || ordinal !== null))
    return target;
  const lists = session.window.page().locator('select').filter({ visible: true });
  const fitting = await isolatedAll(lists, listsWith, option, []);
  const [only, ...others] = fitting;
  return only === undefined || others.length > 0 ? target : { ...target, locator: lists.nth(only) };
}

/** Runs inside the page. */
function listsWith(lists: Element[], label: string): number[] {
  const has = (list: Element) =>
    [...(list as HTMLSelectElement).options].some(
      (one) => one.label.trim().toLowerCase() === label.toLowerCase(),
    );
  return lists.flatMap((list, index) => (has(list) ? [index] : []));
}

function isFound(found: unknown): found is Found {
  return typeof found === 'object' && found !== null && 'locator' in found;
}

/** "Set the visibility to Team": where no list is called so, one of the choices that stand by that name. */
async function chooseBeside(
  session: Session,
  option: string,
  target: Target,
  failure: StepFailure,
): Promise<Done> {
  const [{ name } = { name: '' }] = target.readings.filter((one) => one.name !== '');
  if (!failure.isNotFound || name === '' || target.within) throw failure;
  const choice: Target = {
    words: option,
    readings: [{ name: option, kind: null, ordinal: null, isWhole: true }],
    within: { relation: 'beside', reading: { name, kind: null, ordinal: null } },
  };
  const found = await findTarget(session, choice, 'click', 0).catch(() => null);
  if (!found) throw failure;
  await attempt(session, found, 'chosen', () => clickBox(found.locator));
  return done(found, option);
}

function done(found: Found, option: string): Done {
  return doneWith(
    found,
    `Select "${option}" from ${found.description}`,
    `Selected "${option}" from ${found.description}.`,
  );
}

async function selectNative(session: Session, found: Found, option: string): Promise<void> {
  const label = await matchingLabel(found.locator, option);
  if (label === null) throw new StepFailure(await noOption(found.locator, found.description, option));
  await attempt(session, found, 'set', () => found.locator.selectOption({ label }, { timeout: WAIT_MS }));
}

/** The label as it is written: exact, else in other case. */
async function matchingLabel(select: Locator, option: string): Promise<string | null> {
  const labels = await optionLabels(select);
  return (
    labels.find((label) => label === option) ??
    labels.find((label) => wholeName(option, true).test(label)) ??
    null
  );
}

function optionLabels(select: Locator): Promise<string[]> {
  return isolatedAll(select.locator('option'), labelsOf, undefined, []);
}

/** Runs inside the page. */
function labelsOf(options: Element[]): string[] {
  return options.map((option) => (option as HTMLOptionElement).label.trim());
}

async function noOption(select: Locator, description: string, option: string): Promise<string> {
  const labels = (await optionLabels(select)).slice(0, 8).map((label) => `"${label}"`);
  return `There is no option "${option}" in ${description}. It has ${labels.join(', ') || 'no options'}.`;
}

async function typeInstead(session: Session, found: Found, text: string): Promise<Done> {
  const shown = found.traits.isSecret ? MASK : text;
  await attempt(session, found, 'set', () => found.locator.fill(text, { timeout: WAIT_MS }));
  return doneWith(found, `Set ${found.description} to "${shown}"`, `Set ${found.description} to "${shown}".`);
}

async function selectCustom(session: Session, found: Found, option: string): Promise<void> {
  await attempt(session, found, 'opened', () => found.locator.click({ timeout: WAIT_MS }));
  const target: Target = {
    words: option,
    readings: [{ name: option, kind: null, ordinal: null }],
    within: null,
  };
  const choice = await findTarget(session, target, 'click');
  await attempt(session, choice, 'chosen', () => choice.locator.click({ timeout: WAIT_MS }));
}
