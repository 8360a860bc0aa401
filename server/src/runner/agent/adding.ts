import type { Locator } from 'playwright-core';
import { perform, type Performance } from '../actions/perform.ts';
import type { Command } from './command.ts';
import { contentOfField, keepField } from './kept-field.ts';
import { seenTexts } from './page-text.ts';
import { poll } from './poll.ts';
import { WAIT_MS, type Session } from './session.ts';
import { StepFailure } from './step-failure.ts';
import type { Target } from './target.ts';
import { tidy } from './texts/text-pattern.ts';

type Send = Extract<Command, { kind: 'press' }>;

/** How far up from a field its button may stand. */
const HOLDERS = ['xpath=ancestor::form[1]', 'xpath=..', 'xpath=../..', 'xpath=../../..'];
const HELP = 'Say what to do, for example: Type Milk into New item and click Add.';
const ADD = /^\W*(?:add|create|save|insert|submit)\b|^\s*[+＋➕]\s*$/iu;

/**
 * Sends an entry that has been typed, and looks whether it came: some lists take it at Enter, others want a button. An entry has come
 * where the field is empty again, or gone, or the text stands on the page once more.
 * @param entry as the step writes it: a value's name stands for it in sentences
 * @throws StepFailure where all that could be typed into is a field to search with
 */
export async function* send(session: Session, command: Send, entry: string): AsyncGenerator<Performance> {
  const text = session.values.expand(entry);
  const field = session.window.page().locator(':focus').first();
  const isSearch = await keepField(field);
  if (isSearch) throw new StepFailure(`The only field for "${entry}" is one to search with. ${HELP}`);
  const before = await tally(session, text);
  const hasCome = async () => {
    const left = isSearch === null ? undefined : await contentOfField(session);
    const now = await tally(session, text);
    return left === '' || now > before || (left === null && now > 0) ? true : null;
  };
  const enter = await perform(session, command);
  if (!enter.action.isSuccessful || (await poll(hasCome, WAIT_MS / 2, session.signal))) return yield enter;
  const button = await buttonOf(field);
  if (!button)
    return yield failed(enter, `Nothing took "${entry}" in, and no button to add it stands there.`);
  yield enter;
  const click = await perform(session, { kind: 'click', target: button, way: 'single' });
  if (!click.action.isSuccessful || (await poll(hasCome, WAIT_MS, session.signal))) return yield click;
  yield failed(click, `Nothing took "${entry}" in.`);
}

function failed(performance: Performance, why: string): Performance {
  return {
    ...performance,
    action: { ...performance.action, isSuccessful: false },
    sentence: `${performance.sentence} ${why} ${HELP}`,
  };
}

/** The one button beside the field that says that it adds. */
async function buttonOf(field: Locator): Promise<Target | null> {
  for (const holder of HOLDERS) {
    const buttons = field.locator(holder).getByRole('button', { name: ADD }).filter({ visible: true });
    const count = await buttons.count();
    if (count > 1) return null;
    const words = 'the button beside the field';
    if (count === 1) return { words, locator: buttons, readings: [], within: null };
  }
  return null;
}

/** How often the page shows the text, in fields and elsewhere. */
async function tally(session: Session, text: string): Promise<number> {
  const shown = (await seenTexts(session, null)).map(tidy).join('\n');
  return shown.split(tidy(text)).length - 1;
}
