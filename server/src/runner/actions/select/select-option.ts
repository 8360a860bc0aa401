import { capitalize, MASK } from '../../agent/describe.ts';
import { beginSight, takeSight } from '../../agent/finding/appeared.ts';
import { findTarget } from '../../agent/finding/find-target.ts';
import type { Found } from '../../agent/finding/settle-on.ts';
import { WAIT_MS, type Session } from '../../agent/session.ts';
import { StepFailure } from '../../agent/step-failure.ts';
import type { Target } from '../../agent/target.ts';
import type { Action, Done } from '../action.ts';
import { attempt, doneWith } from '../attempt.ts';
import { chooseBeside } from './choose-beside.ts';
import { listWith } from './list-with.ts';
import { isMereText } from './mere-text.ts';
import { chooseFromList } from './native-list.ts';

/** Chooses an option of a dropdown: a native one by its label, a home-made one by opening it and clicking the option. */
export const selectOption: Action<'select'> = async (session, { option, target }) => {
  const list = await listWith(session, option, target);
  const found = await findTarget(session, list, 'choice').catch((error: unknown) => error);
  if (found instanceof StepFailure) return done(await chooseBeside(session, option, target, found), option);
  if (!isFound(found)) throw found;
  const { sort } = found.traits;
  if (sort === 'text') return typeInstead(session, found, option);
  if (sort === 'list') return done(found, await chooseFromList(session, found, option));
  if (await isMereText(found.locator))
    throw new StepFailure(`${capitalize(found.description)} is no list to choose "${option}" from.`);
  await openAndChoose(session, found, option);
  return done(found, option);
};

function isFound(found: unknown): found is Found {
  return typeof found === 'object' && found !== null && 'locator' in found;
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
  await attempt(session, choice, 'chosen', () => choice.locator.click({ timeout: WAIT_MS }));
}
