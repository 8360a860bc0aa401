import type { Locator } from 'playwright-core';
import { perform, type Performance } from '../actions/perform.ts';
import type { Command } from './command.ts';
import { matchTarget } from './finding/matches.ts';
import { isolated } from './isolated.ts';
import { poll } from './poll.ts';
import { WAIT_MS, type Session } from './session.ts';

type Tick = Extract<Command, { kind: 'tick' }>;

/** "Tick all checkboxes": each of them in its turn, and in the words of one where there is none. */
export async function* tickEach(
  session: Session,
  { isEach: _, ...command }: Tick,
): AsyncGenerator<Performance> {
  const search = { purpose: 'toggle' } as const;
  const match = await poll(() => matchTarget(session, command.target, search), WAIT_MS, session.signal);
  if (!match) return yield await perform(session, command);
  const elements = await ticked(match.elements);
  if (elements.length === 0) return yield await perform(session, command);
  for (const locator of elements) {
    const done = await perform(session, { ...command, target: { ...command.target, locator } });
    yield done;
    if (!done.action.isSuccessful) return;
  }
}

/** Of "all boxes" those that can be ticked: fields to write in are called boxes, too. */
async function ticked(elements: Locator[]): Promise<Locator[]> {
  const are = await Promise.all(elements.map((element) => isolated(element, canBeTicked)));
  return elements.filter((_, index) => are[index]);
}

/** Runs inside the page. */
const canBeTicked = (element: Element) =>
  !element.matches(
    'select, textarea, [role=textbox], [role=combobox], [role=searchbox], [role=spinbutton], [role=slider], input:not([type=checkbox], [type=radio])',
  );
