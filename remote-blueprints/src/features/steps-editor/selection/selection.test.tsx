import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderRemote, server } from 'shared/testing';
import { remote } from '../../../remote.tsx';
import { listedModule, storedStep, storedTest } from '../../../testing/blueprints.ts';
import { card, chooseFromMenu, texts, writeSteps } from '../../../testing/editor.ts';
import {
  recordCalls,
  respondWithBlueprints,
  respondWithStored,
  respondWithSuites,
} from '../../../testing/handlers.ts';

const bar = () => screen.findByRole('toolbar', { name: 'Selected steps' });
const inBar = async (name: string) => within(await bar()).getByRole('button', { name });
const box = (number: number) => screen.getByRole('checkbox', { name: `Select step ${number}` });
const selected = () => screen.getAllByRole('checkbox', { checked: true }).map((one) => one.ariaLabel ?? one);

async function openWith(...written: string[]) {
  const { user } = renderRemote(remote, '/dashboard/newmodule');
  await writeSteps(user, ...written);
  return user;
}

test('selected steps are moved as a block, duplicated and deleted together, each as one change', async () => {
  const user = await openWith('a', 'b', 'c', 'd');
  expect(screen.queryByRole('toolbar', { name: 'Selected steps' })).not.toBeInTheDocument();
  await user.click(box(3));
  await user.keyboard('{Shift>}');
  await user.click(box(4));
  await user.keyboard('{/Shift}');
  expect(await bar()).toHaveTextContent('2 selected');

  await user.click(await inBar('Move up'));
  expect(texts()).toEqual(['a', 'c', 'd', 'b']);
  expect(await inBar('Move up')).toHaveFocus();
  await user.click(await inBar('Move up'));
  expect(texts()).toEqual(['c', 'd', 'a', 'b']);
  expect(screen.getByText('2 steps moved up')).toBeInTheDocument();

  await user.click(await inBar('Duplicate'));
  expect(texts()).toEqual(['c', 'd', 'c', 'd', 'a', 'b']);
  expect(card(3)).toHaveFocus();
  expect(selected()).toEqual([box(3), box(4)]);

  await user.click(await inBar('Delete'));
  expect(texts()).toEqual(['c', 'd', 'a', 'b']);
  expect(card(3)).toHaveFocus();
  expect(screen.queryByRole('toolbar', { name: 'Selected steps' })).not.toBeInTheDocument();
  await user.keyboard('{Control>}z{/Control}');
  expect(texts()).toEqual(['c', 'd', 'c', 'd', 'a', 'b']);
});

test('the keyboard selects: Space one, Shift with arrows a range, Ctrl+A all, Escape none', async () => {
  const user = await openWith('a', 'b', 'c', 'd');
  card(2).focus();
  await user.keyboard(' ');
  expect(selected()).toEqual([box(2)]);
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(selected()).toEqual([box(2), box(3), box(4)]);
  expect(card(4)).toHaveFocus();
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(selected()).toEqual([box(2), box(3)]);

  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(texts()).toEqual(['b', 'c', 'a', 'd']);
  expect(card(2)).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();

  await user.keyboard('{Control>}a{/Control}{Delete}');
  expect(texts()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
});

test('Shift with a click selects from the focused step on; the bar gives the focus back', async () => {
  const user = await openWith('a', 'b', 'c');
  await user.click(screen.getByText('a'));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByText('c'));
  await user.keyboard('{/Shift}');
  expect(await bar()).toHaveTextContent('3 selected');
  await user.click(await inBar('Clear the selection'));
  expect(card(1)).toHaveFocus();
  expect(screen.queryByRole('toolbar', { name: 'Selected steps' })).not.toBeInTheDocument();
});

test('a step outside of the selection is changed alone', async () => {
  const user = await openWith('a', 'b', 'c');
  await chooseFromMenu(user, 1, 'Select');
  await waitFor(() => expect(card(1)).toHaveFocus());
  card(3).focus();
  await user.keyboard('{Backspace}');
  expect(texts()).toEqual(['a', 'b']);
  expect(selected()).toEqual([box(1)]);
  await chooseFromMenu(user, 1, 'Unselect');
  expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
});

test('disabled steps keep their number, say so, and can be enabled again', async () => {
  const user = await openWith('a', 'b', 'zzz');
  expect(screen.getByRole('button', { name: /unclear/ })).toBeVisible();
  await user.click(box(2));
  await user.click(box(3));
  expect(card(3)).toHaveFocus();
  await user.click(await inBar('Disable'));
  expect(screen.getByText('2 steps disabled')).toBeInTheDocument();
  expect(within(card(1)).queryByText('Disabled')).not.toBeInTheDocument();
  expect(within(card(3)).getByText('Disabled')).toBeVisible();
  expect(within(card(3)).getByText('3')).toBeVisible();

  await user.click(await inBar('Enable'));
  expect(screen.queryByText('Disabled')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getAllByText('Disabled')).toHaveLength(2);
  await chooseFromMenu(user, 2, 'Enable');
  await waitFor(() => expect(card(2)).toHaveFocus());
  card(3).focus();
  await user.keyboard('{Escape}{Control>}/{/Control}');
  expect(screen.queryByText('Disabled')).not.toBeInTheDocument();
});

const clipboard = (text = '') => {
  const stored = { text };
  return {
    stored,
    data: { getData: () => stored.text, setData: (_: string, set: string) => (stored.text = set) },
  };
};

test('steps are copied as lines, cut, and pasted behind the focused step', async () => {
  const user = await openWith('Click "Shop"', 'Go back', 'Reload the page');
  const { stored, data } = clipboard();
  await chooseFromMenu(user, 2, 'Disable');
  card(1).focus();
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  fireEvent.copy(document, { clipboardData: data });
  expect(stored.text).toBe('Click "Shop"\nGo back');
  expect(screen.getByText('2 steps copied')).toBeInTheDocument();

  card(3).focus();
  fireEvent.paste(document, { clipboardData: data });
  expect(texts()).toEqual(['Click "Shop"', 'Go back', 'Reload the page', 'Click "Shop"', 'Go back']);
  expect(screen.getByText('2 steps pasted')).toBeInTheDocument();
  expect(card(5)).toHaveFocus();
  expect(within(card(5)).getByText('Disabled')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(texts()).toEqual(['Click "Shop"', 'Go back', 'Reload the page']);

  await user.keyboard('{Escape}');
  card(3).focus();
  fireEvent.cut(document, { clipboardData: data });
  expect(stored.text).toBe('Reload the page');
  expect(texts()).toEqual(['Click "Shop"', 'Go back']);
});

test('lines are pasted into an empty list, but not while a field or a dialog has the focus', async () => {
  const { user } = renderRemote(remote, '/dashboard/newmodule');
  const name = await screen.findByRole('textbox', { name: 'Module Name' });
  const { data } = clipboard('1. Click "Shop"\n\n- [ ] The page shows "Total"\n');
  name.focus();
  fireEvent.paste(document, { clipboardData: data });
  expect(texts()).toEqual([]);
  await user.click(screen.getByRole('heading', { name: 'Steps' }));
  fireEvent.paste(document, { clipboardData: data });
  expect(texts()).toEqual(['Click "Shop"', 'The page shows "Total"']);
});

test('the bar copies, too', async () => {
  const user = await openWith('a', 'b');
  await user.click(box(2));
  await user.click(await inBar('Copy'));
  expect(await inBar('Copied')).toBeVisible();
  const [item] = await navigator.clipboard.read();
  expect(await (await item?.getType('text/plain'))?.text()).toBe('b');
});

test('a copied module is pasted as the same module, disabled if it was; both are saved', async () => {
  const update = recordCalls('put', '/test_blueprint/update/1', { test_blueprint: storedTest([]) });
  const module = storedStep({ step_number: 2, type: 'module', action: '', test_blueprint_module_id: 50 });
  const test = storedTest(['Go back']);
  server.use(
    respondWithStored({ ...test, test_steps: [...test.test_steps, module] }),
    respondWithBlueprints(listedModule()),
    respondWithSuites(),
    update.handler,
  );
  const { user } = renderRemote(remote, '/dashboard/updatetest/1');
  await waitFor(() => expect(card(2)).toHaveTextContent('Sign in'));
  card(2).focus();
  await user.keyboard('{Control>}/{/Control}');
  const { stored, data } = clipboard();
  fireEvent.copy(document, { clipboardData: data });
  expect(stored.text).toBe('Use the module "Sign in"');
  fireEvent.paste(document, { clipboardData: data });
  expect(card(3)).toHaveTextContent('Sign in');

  await user.click(screen.getByRole('button', { name: 'Update Test' }));
  await waitFor(() => expect(update.bodies).toHaveLength(1));
  const use = { type: 'module', test_blueprint_module_id: 50, is_disabled: true };
  expect(update.bodies).toMatchObject([{ steps: [{ action: 'Go back' }, use, use] }]);
  expect(update.bodies).not.toMatchObject([{ steps: [{ is_disabled: expect.anything() }, {}, {}] }]);
});
