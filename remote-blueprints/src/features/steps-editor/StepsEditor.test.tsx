import { fireEvent, screen, within } from '@testing-library/react';
import { renderRemote } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { card, cards, chooseAdd, chooseFromMenu, field, texts, writeSteps } from '../../testing/editor.ts';

const open = () => renderRemote(remote, '/dashboard/newmodule');
const textOf = (number: number) => within(card(number)).getByRole('paragraph');

test('steps are written one after the other, and numbered', async () => {
  const { user } = open();
  expect(await screen.findByText(/No steps yet/)).toBeVisible();
  await writeSteps(user, 'Open the shop', '  Add a lamp ');
  expect(texts()).toEqual(['Open the shop', 'Add a lamp']);
  expect(within(card(2)).getByText('2')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: /^Text of step/ })).not.toBeInTheDocument();
});

test('the module of a module is not offered', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('menuitem', { name: 'Add Step' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Add Module' })).not.toBeInTheDocument();
});

test('the new step has the focus', async () => {
  const { user } = open();
  await chooseAdd(user, 'Add Step');
  expect(field()).toHaveFocus();
});

test('a new step that is left empty, or cancelled, is removed', async () => {
  const { user } = open();
  await chooseAdd(user, 'Add Step');
  await user.click(screen.getByRole('textbox', { name: 'Module Name' }));
  expect(cards()).toHaveLength(0);

  await chooseAdd(user, 'Add Step');
  await user.type(field(), 'Never mind{Escape}');
  expect(cards()).toHaveLength(0);
});

test('leaving the field saves, Escape takes the change back, emptying removes', async () => {
  const { user } = open();
  await writeSteps(user, 'Open', 'Close');

  await user.click(screen.getByText('Open'));
  expect(field()).toHaveFocus();
  await user.type(field(), ' the shop');
  await user.click(screen.getByRole('textbox', { name: 'Module Name' }));
  expect(texts()).toEqual(['Open the shop', 'Close']);

  await user.click(screen.getByText('Close'));
  await user.type(field(), ' it{Escape}');
  expect(texts()).toEqual(['Open the shop', 'Close']);
  expect(card(2)).toHaveFocus();

  await user.keyboard('{Enter}');
  await user.clear(field());
  await user.keyboard('{Enter}');
  expect(texts()).toEqual(['Open the shop']);
});

test('a click edits a step, and the second one of a double click leaves the text as it is', async () => {
  const { user } = open();
  await writeSteps(user, 'Open the shop', 'Close');
  await user.click(textOf(2));
  expect(field()).toHaveValue('Close');
  expect(field()).toHaveFocus();
  await user.click(textOf(1));
  expect(field()).toHaveValue('Open the shop');
  await user.keyboard('{Escape}');

  // The first click puts the field where the second one goes; it would select a word there, which typing replaces.
  await user.click(textOf(2));
  expect(fireEvent.mouseDown(field(), { detail: 2 })).toBe(false);
  // On a phone the field is elsewhere, and the second tap meets the card. It takes the focus nowhere.
  expect(fireEvent.mouseDown(card(2), { detail: 2 })).toBe(false);
  // A double click in the field itself selects a word, as in any field.
  expect(fireEvent.mouseDown(field(), { detail: 1 })).toBe(true);
  expect(fireEvent.mouseDown(field(), { detail: 2 })).toBe(true);
});

test('while a text is edited the press on another one edits that, wherever the button is released', async () => {
  const { user } = open();
  await writeSteps(user, 'Open', 'Close');
  await user.click(textOf(1));
  await user.type(field(), ' the shop');
  await user.pointer({ keys: '[MouseLeft>]', target: textOf(2) });
  expect(field()).toHaveAccessibleName('Text of step 2');
  // The field of the first text is gone, and the cards have moved below the pointer.
  await user.pointer({ keys: '[/MouseLeft]', target: screen.getByRole('heading', { name: 'Steps' }) });
  expect(field()).toHaveValue('Close');
  expect(field()).toHaveFocus();
  expect(textOf(1)).toHaveTextContent('Open the shop');
});

test('a click that ends the selection of text, or selects steps, does not edit', async () => {
  const { user } = open();
  await writeSteps(user, 'Open the shop', 'Close');
  const text = textOf(1);
  document.getSelection()?.selectAllChildren(text);
  fireEvent.click(text);
  document.getSelection()?.removeAllRanges();
  fireEvent.click(text, { shiftKey: true });
  expect(screen.queryByRole('combobox', { name: /^Text of step/ })).not.toBeInTheDocument();
  // As the specification has it, whatever the clicks did.
  fireEvent.doubleClick(text);
  expect(field()).toHaveValue('Open the shop');
});

test('Enter that picks a candidate of an input method does not save', async () => {
  const { user } = open();
  await chooseAdd(user, 'Add Step');
  await user.type(field(), 'にほん');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(field()).toHaveValue('にほん');
});

test('the icon follows the form of the sentence, again after every edit', async () => {
  const { user } = open();
  await writeSteps(user, 'The page shows "Paid"', 'Click "Buy"');
  expect(within(card(1)).getByRole('img', { name: 'Step 1: Assert' })).toBeVisible();
  expect(within(card(2)).getByRole('img', { name: 'Step 2: Act' })).toBeVisible();
  await user.click(screen.getByText('The page shows'));
  await user.clear(field());
  await user.type(field(), 'Go back{Enter}');
  expect(within(card(1)).getByRole('img', { name: 'Step 1: Act' })).toBeVisible();
});

test('outside of the language the icon changes the type, which stays through edits', async () => {
  const { user } = open();
  await writeSteps(user, 'zzz');
  await user.click(within(card(1)).getByRole('button', { name: 'Step 1: Act. Change to assert' }));
  await user.click(screen.getByText('zzz'));
  await user.type(field(), ' zzz{Enter}');
  expect(within(card(1)).getByRole('button', { name: 'Step 1: Assert. Change to act' })).toBeVisible();
});

test('the eye turns AI Vision on and off', async () => {
  const { user } = open();
  await writeSteps(user, 'Open');
  await user.click(screen.getByRole('button', { name: 'AI Vision Disabled' }));
  const eye = screen.getByRole('button', { name: 'AI Vision Enabled' });
  await user.unhover(eye);
  await user.hover(eye);
  expect(await screen.findByRole('tooltip', { name: 'AI Vision Enabled' })).toBeInTheDocument();
});

test('steps move by keyboard and by menu, and keep the numbers 1 to n', async () => {
  const { user } = open();
  await writeSteps(user, 'a', 'b', 'c');
  card(3).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(texts()).toEqual(['a', 'c', 'b']);
  expect(card(2)).toHaveFocus();
  expect(screen.getByText('Step 3 moved to position 2 of 3')).toBeInTheDocument();
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  expect(texts()).toEqual(['c', 'a', 'b']);
  await chooseFromMenu(user, 1, 'Move down');
  expect(texts()).toEqual(['a', 'c', 'b']);
  expect(card(2)).toHaveFocus();
});

test('the menu edits and deletes; the numbers close up', async () => {
  const { user } = open();
  await writeSteps(user, 'a', 'b', 'c');
  await chooseFromMenu(user, 2, 'Delete');
  expect(texts()).toEqual(['a', 'c']);
  expect(card(2)).toHaveFocus();
  await chooseFromMenu(user, 2, 'Edit');
  expect(field()).toHaveFocus();
  await user.type(field(), 'd{ArrowLeft}{Enter}');
  expect(texts()).toEqual(['a', 'cd']);
  expect(card(2)).toHaveFocus();
});

test('several lines pasted into a new step are several steps', async () => {
  const { user } = open();
  await chooseAdd(user, 'Add Step');
  await user.paste('1. Click "Shop"\n2. The page shows "Total"\n');
  expect(texts()).toEqual(['Click "Shop"', 'The page shows "Total"']);
  expect(within(card(2)).getByRole('img', { name: 'Step 2: Assert' })).toBeVisible();
});

test('several lines pasted into a step go in at the cursor, and are undone at once', async () => {
  const { user } = open();
  await writeSteps(user, 'Click "Shop"', 'Go back');
  await user.click(screen.getByText('"Shop"'));
  field().setSelectionRange(6, 12);
  await user.paste('- "Cart"\n\n- [ ] The page shows "Total"\n');
  expect(texts()).toEqual(['Click "Cart"', 'The page shows "Total"', 'Go back']);
  expect(card(2)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(texts()).toEqual(['Click "Shop"', 'Go back']);
});

test('one line is pasted as text', async () => {
  const { user } = open();
  await chooseAdd(user, 'Add Step');
  await user.paste('Open the shop\n');
  expect(field()).toHaveValue('Open the shop\n');
  await user.keyboard('{Enter}{Escape}');
  expect(texts()).toEqual(['Open the shop']);
});

test('changes are undone and redone, by buttons and by keys', async () => {
  const { user } = open();
  expect(await screen.findByText(/No steps yet/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await writeSteps(user, 'Open', 'Close');
  await chooseFromMenu(user, 1, 'Delete');
  expect(texts()).toEqual(['Close']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(texts()).toEqual(['Open', 'Close']);
  card(2).focus();
  await user.keyboard('{Control>}z{/Control}');
  expect(texts()).toEqual(['Open']);
  await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
  expect(texts()).toEqual(['Open', 'Close']);
  await user.keyboard('{Control>}y{/Control}');
  expect(texts()).toEqual(['Close']);
  expect(screen.getByRole('button', { name: 'Redo' })).toBeDisabled();
});

test('undoing a paste by keys gives the focus back to the step that was pasted behind', async () => {
  const { user } = open();
  await writeSteps(user, 'Open', 'Close');
  card(1).focus();
  await user.paste('Click "Cart"\nClick "Pay"');
  expect(card(3)).toHaveFocus();
  await user.keyboard('{Control>}z{/Control}');
  expect(texts()).toEqual(['Open', 'Close']);
  expect(card(1)).toHaveFocus();
  await user.keyboard('{Control>}y{/Control}');
  expect(texts()).toEqual(['Open', 'Click "Cart"', 'Click "Pay"', 'Close']);
  expect(card(1)).toHaveFocus();
});

test('undoing all steps leaves the focus in the editor, where redo brings them back', async () => {
  const { user } = open();
  expect(await screen.findByText(/No steps yet/)).toBeVisible();
  await user.paste('Click "Cart"\nClick "Pay"');
  expect(card(2)).toHaveFocus();
  await user.keyboard('{Control>}z{/Control}');
  expect(cards()).toHaveLength(0);
  expect(screen.getByRole('region', { name: 'Steps' })).toHaveFocus();
  await user.keyboard('{Control>}y{/Control}');
  expect(cards()).toHaveLength(2);
});

test('in a field, Ctrl+Z belongs to its text', async () => {
  const { user } = open();
  await writeSteps(user, 'Open');
  await user.click(screen.getByRole('textbox', { name: 'Module Name' }));
  await user.keyboard('{Control>}z{/Control}');
  expect(texts()).toEqual(['Open']);
});
