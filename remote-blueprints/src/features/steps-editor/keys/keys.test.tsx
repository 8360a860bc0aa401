import { screen, waitFor, within } from '@testing-library/react';
import { renderRemote } from 'shared/testing';
import { remote } from '../../../remote.tsx';
import { card, chooseFromMenu, field, texts, writeSteps } from '../../../testing/editor.ts';

async function openWith(...written: string[]) {
  const { user } = renderRemote(remote, '/dashboard/newmodule');
  await writeSteps(user, ...written);
  return user;
}

test('Enter at the end of a text begins the next step, also among others; within it, it only saves', async () => {
  const user = await openWith('a', 'c');
  card(1).focus();
  await user.keyboard('{Enter}');
  await user.type(field(), '!{Enter}');
  expect(field()).toHaveFocus();
  await user.type(field(), 'b{Enter}');
  await user.type(field(), 'never mind{Escape}');
  expect(texts()).toEqual(['a!', 'b', 'c']);
  expect(card(2)).toHaveFocus();

  await user.keyboard('{Enter}{ArrowLeft}B{Enter}');
  expect(texts()).toEqual(['a!', 'Bb', 'c']);
  expect(card(2)).toHaveFocus();
});

test('steps are inserted above and below, and duplicated', async () => {
  const user = await openWith('a');
  await chooseFromMenu(user, 1, 'Insert above');
  await user.type(field(), 'first{ArrowLeft}{Enter}{Escape}');
  expect(texts()).toEqual(['first', 'a']);
  await chooseFromMenu(user, 1, 'Insert below');
  await user.type(field(), 'second{Enter}{Escape}');
  expect(texts()).toEqual(['first', 'second', 'a']);

  card(3).focus();
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  await user.type(field(), 'last{Enter}{Escape}');
  await user.keyboard('{Control>}d{/Control}');
  expect(texts()).toEqual(['first', 'second', 'a', 'last', 'last']);
  expect(card(5)).toHaveFocus();
  expect(screen.getByText('Step 4 duplicated')).toBeInTheDocument();
  await chooseFromMenu(user, 1, 'Duplicate');
  expect(texts()).toEqual(['first', 'first', 'second', 'a', 'last', 'last']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(texts()).toEqual(['first', 'second', 'a', 'last', 'last']);
});

test('the arrow keys, Home and End move the focus from card to card', async () => {
  const user = await openWith('a', 'b', 'c');
  card(1).focus();
  await user.keyboard('{ArrowDown}');
  expect(card(2)).toHaveFocus();
  await user.keyboard('{End}{ArrowDown}');
  expect(card(3)).toHaveFocus();
  await user.keyboard('{Home}{ArrowUp}');
  expect(card(1)).toHaveFocus();
  expect(texts()).toEqual(['a', 'b', 'c']);
});

test('the shortcuts are listed in a dialog, opened by a button or "?", which a field keeps', async () => {
  const user = await openWith('a');
  const dialog = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  card(1).focus();
  await user.keyboard('?');
  expect(within(await dialog()).getByText('Duplicate')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(card(1)).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  expect(await dialog()).toBeVisible();
  await user.keyboard('{Escape}');
  const name = screen.getByRole('textbox', { name: 'Module Name' });
  await user.type(name, 'Why?');
  expect(name).toHaveValue('Why?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
