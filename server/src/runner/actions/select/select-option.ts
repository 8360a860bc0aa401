import type { Command } from '../../agent/command.ts';
import { capitalize, MASK } from '../../agent/describe.ts';
import { beginSight, takeSight } from '../../agent/finding/appeared.ts';
import { findTarget } from '../../agent/finding/find-target.ts';
import type { Found } from '../../agent/finding/settle-on.ts';
import { WAIT_MS, type Session } from '../../agent/session.ts';
import { StepFailure } from '../../agent/step-failure.ts';
import type { Target } from '../../agent/target.ts';
import type { Action, Done } from '../action.ts';
import { clickToSomeEnd } from '../click/lost-click.ts';
import { numberAt } from '../number-of.ts';
import { slideTo } from '../slider.ts';
import { stepTo } from '../stepper.ts';
import { attempt, doneWith } from '../attempt.ts';
import { controlInCell } from './cell-control.ts';
import { chooseBeside } from './choose-beside.ts';
import { anyFilter, listWith } from './list-with.ts';
import { isMereText } from './mere-text.ts';
import { chooseFromList } from './native-list.ts';

type Select = Extract<Command, { kind: 'select' }>;

/** Chooses an option of a dropdown: a native one by its label, a home-made one by opening it and clicking the option. */
export const selectOption: Action<'select'> = async (session, command) => {
  const { option, target, isSet } = command;
  const list = await listWith(session, option, target);
  const found = await findTarget(session, list, 'choice').catch((error: unknown) => error);
  const isSure = isFound(found) && (found.isNear !== true || found.traits.sort === 'list');
  const otherwise = isSure || !isLost(found) ? null : await elsewhere(session, command);
  if (otherwise) return otherwise;
  if (!isFound(found)) return done(await chooseBeside(session, option, target, found), option);
  const { sort } = found.traits;
  // A slider that is no field offers nothing to choose.
  const slid = sort === 'other' && isSet ? await countTo(session, option, target, found) : null;
  if (slid) return slid;
  // To choose is not to write into whatever field stands near.
  if (sort === 'text' && !isSure && !isSet)
    return done(await chooseBeside(session, option, target, noList(target, option)), option);
  if (sort === 'text') return typeInstead(session, found, await limitOf(found, option));
  if (sort === 'list') return done(found, await chooseFromList(session, found, option, command.isMore));
  if (await isMereText(found.locator))
    throw new StepFailure(`${capitalize(found.description)} is no list to choose "${option}" from.`);
  await openAndChoose(session, found, option);
  return done(found, option);
};

function isFound(found: unknown): found is Found {
  return typeof found === 'object' && found !== null && 'locator' in found;
}

/** Whether no list of the name is there, or only something that may be it. */
function isLost(found: unknown): boolean {
  return isFound(found) || found instanceof StepFailure;
}

/** What else may be set: a number that buttons count, what a cell of a table holds, or the only list that offers it. null: nothing. */
async function elsewhere(session: Session, command: Select): Promise<Done | null> {
  const { option, target } = command;
  const counted = await countTo(session, option, target, null);
  if (counted) return counted;
  const cell = (await controlInCell(session, target)) ?? (await anyFilter(session, option, target));
  return cell && selectOption(session, { ...command, target: cell });
}

function noList({ words }: Target, option: string): StepFailure {
  const text = `Nothing called "${words}" offers "${option}" to choose. To write into a field, say so: Type "${option}" into "${words}".`;
  return new StepFailure(text, undefined, true);
}

/** "Set the number of guests to 4", where buttons count it, or a slider. null: it is no number, or nothing counts it. */
async function countTo(
  session: Session,
  option: string,
  target: Target,
  known: Found | null,
): Promise<Done | null> {
  if (!/^\d{1,6}$/u.test(option)) return null;
  const goal = Number(option);
  const counted = known || goal > 999 ? null : await stepTo(session, target, () => goal);
  return counted ?? slideTo(session, target, goal, known);
}

/** "The maximum" of what has one; any other text as it is. */
async function limitOf({ locator }: Found, text: string): Promise<string> {
  const which =
    /^(?:the |its )?(?:(max)(?:imum)?|highest|largest|most|min(?:imum)?|lowest|smallest|least)(?: value)?$/iu;
  if (!which.test(text)) return text;
  const isMost = /max|highest|largest|most/iu.test(text);
  return (await locator.getAttribute(isMost ? 'max' : 'min', { timeout: WAIT_MS })) ?? text;
}

function done(found: Found, option: string): Done {
  return doneWith(
    found,
    `Select "${option}" from ${found.description}`,
    `Selected "${option}" from ${found.description}.`,
  );
}

async function typeInstead(session: Session, found: Found, text: string): Promise<Done> {
  if (/^(?:the )?(?:first|second|third|fourth|fifth|last)(?: one)?$/iu.test(text))
    throw new StepFailure(
      `${capitalize(found.description)} has no options of which one could be the ${text}.`,
    );
  const shown = found.traits.isSecret ? MASK : text;
  await attempt(session, found, 'set', () => found.locator.fill(text, { timeout: WAIT_MS }));
  // A field for dates takes no text that is none, and says nothing.
  const held = await found.locator.inputValue({ timeout: WAIT_MS }).catch(() => text);
  if (held === '' && text !== '')
    throw new StepFailure(`${capitalize(found.description)} does not take "${shown}": it stays empty.`);
  const stands = await numberAt(found.locator);
  if (stands !== null && /^-?\d+(?:\.\d+)?$/u.test(text) && stands !== Number(text))
    throw new StepFailure(`${capitalize(found.description)} does not take ${shown}: it stands at ${stands}.`);
  return doneWith(found, `Set ${found.description} to "${shown}"`, `Set ${found.description} to "${shown}".`);
}

async function openAndChoose(session: Session, found: Found, option: string): Promise<void> {
  takeSight(session);
  await attempt(session, found, 'opened', () => found.locator.click({ timeout: WAIT_MS }));
  beginSight(session);
  const target: Target = {
    words: option,
    readings: [{ name: option, kind: null, ordinal: null }],
    within: null,
  };
  const choice = await findTarget(session, target, 'click');
  await clickToSomeEnd(session, choice, 'chosen', () => choice.locator.click({ timeout: WAIT_MS }));
}
