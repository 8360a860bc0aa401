import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { server } from 'shared/testing';
import {
  respondWithGenerator,
  respondWithoutLiveSessions,
  respondWithoutPlans,
  respondWithoutStepPages,
  respondWithVariables,
} from './handlers.ts';

// What the steps editor asks for by itself.
beforeEach(() =>
  server.use(
    respondWithGenerator({ by: 'rules', model: null }),
    respondWithVariables(),
    respondWithoutLiveSessions(),
    respondWithoutPlans(),
    ...respondWithoutStepPages(),
  ),
);

/** The cards of the steps editor, from the outside. */
export const card = (number: number) => screen.getByRole('listitem', { name: `Step ${number}` });
export const cards = () => screen.queryAllByRole('listitem', { name: /^Step \d+$/ });
export const texts = () => cards().map((item) => within(item).queryByRole('paragraph')?.textContent ?? '');
export const field = () => screen.getByRole<HTMLTextAreaElement>('combobox', { name: /^Text of step/ });

export async function chooseAdd(user: UserEvent, item: 'Add Step' | 'Add Module'): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

/** Writes steps the way a person does: Enter leads from one to the next, Escape ends. */
export async function writeSteps(user: UserEvent, ...written: string[]): Promise<void> {
  await chooseAdd(user, 'Add Step');
  for (const text of written) await user.type(field(), `${text}{Enter}`);
  await user.keyboard('{Escape}');
}

export async function chooseFromMenu(user: UserEvent, number: number, item: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: `Menu of step ${number}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}
