import { screen, waitFor, within } from '@testing-library/react';
import { renderRemote, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { storedModule, storedStep } from '../../testing/blueprints.ts';
import { card, chooseAdd, field, texts, writeSteps } from '../../testing/editor.ts';
import { recordCalls, respondWithGenerator, respondWithStored } from '../../testing/handlers.ts';

const SEVERAL = 'Click "Cart" and then click "Checkout"';

/** Opens a stored module with these steps. */
async function openStored(...steps: [type: 'act' | 'assert', action: string][]) {
  const test_steps = steps.map(([type, action], index) =>
    storedStep({ id: 100 + index, step_number: index + 1, type, action }),
  );
  server.use(respondWithStored(storedModule([], { test_steps })));
  const { user } = renderRemote(remote, '/dashboard/updatemodule/50');
  await screen.findByRole('listitem', { name: 'Step 1' });
  return user;
}

const suggestionsOf = (number: number) =>
  within(card(number)).getByRole('group', { name: `Suggestions for step ${number}` });
/** The code that finds suggestions is loaded with the first text that is not understood. */
const findSuggestionsOf = (number: number) =>
  within(card(number)).findByRole('group', { name: `Suggestions for step ${number}` });
const press = (number: number, name: string | RegExp) =>
  within(suggestionsOf(number)).getByRole('button', { name });

test('each step says how it is understood', async () => {
  await openStored(
    ['act', 'Click "Buy"'],
    ['act', 'click Buy'],
    ['act', 'please click "Buy"'],
    ['act', 'The "Express" tab is selected'],
    ['act', SEVERAL],
    ['act', 'Type "x" into'],
    ['assert', 'The page shows ""'],
    ['act', 'Make it so'],
    ['act', 'Press Delete'],
  );
  expect(within(card(1)).getByRole('img', { name: 'Understood' })).toBeVisible();
  expect(card(2)).toHaveTextContent('Understood as Click "Buy"');
  expect(card(3)).toHaveTextContent('Understood as Click "Buy" Changed: "please" left out');
  expect(within(card(4)).getByText('Act or assert?')).toBeVisible();
  expect(within(card(5)).getByText('Several steps')).toBeVisible();
  expect(within(card(6)).getByText('Incomplete')).toBeVisible();
  expect(within(card(7)).getByText('Cannot fail')).toBeVisible();
  expect(within(card(8)).getByText('Not understood')).toBeVisible();
  expect(within(card(9)).getByText('Ambiguous')).toBeVisible();
  expect(press(9, /^Click "Delete"/)).toBeVisible();
});

test('what is typed into a password field is shown only while the step is edited', async () => {
  const user = await openStored(
    ['act', 'Type "lightbulb" into "Password"'],
    ['act', 'please enter "lightbulb" in "Password"'],
    ['act', 'please enter "lightbulb" in "Search"'],
    ['act', 'Type "lightbulb" into "PIN" and then click "Sign in"'],
  );
  expect(card(1)).toHaveTextContent('Type "••••" into "Password"');
  expect(card(2)).toHaveTextContent('please enter "••••" in "Password"');
  expect(card(2)).toHaveTextContent('Understood as Type "••••" into "Password"');
  expect(card(3)).toHaveTextContent('Understood as Type "lightbulb" into "Search"');
  expect(press(4, /^Split into 2 steps/)).toHaveTextContent('1. Type "••••" into "PIN"');
  for (const number of [1, 2, 4]) expect(card(number)).not.toHaveTextContent('lightbulb');
  await user.click(within(card(1)).getByText('"••••"'));
  expect(field()).toHaveValue('Type "lightbulb" into "Password"');
});

test('the unclear steps are counted, and shown one after the other', async () => {
  const user = await openStored(['act', SEVERAL], ['act', 'Click "Buy"'], ['act', 'Make it so']);
  expect(screen.getByText('1 understood')).toBeVisible();
  const next = screen.getByRole('button', { name: '2 unclear' });
  await user.click(next);
  expect(card(1)).toHaveFocus();
  await user.click(next);
  expect(card(3)).toHaveFocus();
  await user.click(next);
  expect(card(1)).toHaveFocus();
});

test('without unclear steps there is nothing to go to', async () => {
  await openStored(['act', 'Click "Buy"']);
  expect(screen.getByText('1 understood')).toBeVisible();
  expect(screen.queryByRole('button', { name: /unclear/ })).not.toBeInTheDocument();
});

test('opening and saving rewrites nothing; choosing a reading of a clash changes the type', async () => {
  const update = recordCalls('put', '/test_blueprint/update/50', { test_blueprint: storedModule([]) });
  server.use(update.handler);
  const user = await openStored(['act', 'The "Express" tab is selected'], ['act', 'please click "Buy"']);
  const save = screen.getByRole('button', { name: 'Update Module' });
  await user.click(save);
  await waitFor(() => expect(update.bodies).toHaveLength(1));
  expect(update.bodies[0]).toMatchObject({
    steps: [
      { type: 'act', action: 'The "Express" tab is selected' },
      { type: 'act', action: 'please click "Buy"' },
    ],
  });

  await user.click(press(1, /^The "Express" tab is selected/));
  expect(card(1)).toHaveFocus();
  expect(within(card(1)).getByRole('img', { name: 'Step 1: Assert' })).toBeVisible();
  await user.click(save);
  await waitFor(() => expect(update.bodies).toHaveLength(2));
  expect(update.bodies[1]).toMatchObject({ steps: [{ type: 'assert' }, { type: 'act' }] });
});

test('several steps are split, and that is undone at once', async () => {
  const user = await openStored(['act', SEVERAL], ['act', 'Go back']);
  await user.click(press(1, /^Split into 2 steps/));
  expect(texts()).toEqual(['Click "Cart"', 'Click "Checkout"', 'Go back']);
  expect(card(2)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(texts()).toEqual([SEVERAL, 'Go back']);
});

test('what is missing is added, with the cursor in its quotes', async () => {
  const user = await openStored(['act', 'Type "x" into']);
  await user.click(press(1, 'Add a text in quotes'));
  expect(field()).toHaveFocus();
  await user.keyboard('Name{Enter}');
  expect(texts()).toEqual(['Type "x" into "Name"']);
});

test('a sentence that can be written instead is taken over by a press, or else said', async () => {
  const user = await openStored(['act', 'Press the Send to printer button'], ['act', 'Click Book for NJ 40']);
  expect(card(1)).toHaveTextContent(/Not understood ?Click the "Send to printer" button/);
  await user.click(press(1, /^Click the "Send to printer" button/));
  expect(texts()).toEqual(['Click the "Send to printer" button', 'Click Book for NJ 40']);
  // What is behind "for" may as well say which of several elements is meant.
  expect(card(2)).toHaveTextContent('Write: Click "Book for NJ 40".');
  expect(within(card(2)).queryByRole('group', { name: /^Suggestions/ })).not.toBeInTheDocument();
});

test('while a step is written its meaning follows, and a suggestion is taken by keys alone', async () => {
  const { user } = renderRemote(remote, '/dashboard/newmodule');
  await chooseAdd(user, 'Add Step');
  await user.keyboard('Click on buy now');
  const state = () => within(card(1)).getByRole('status');
  expect(state()).toHaveTextContent('Not understood');
  expect(field()).toHaveAccessibleDescription(/Not understood/);
  await findSuggestionsOf(1);
  await user.tab();
  const suggestion = within(suggestionsOf(1)).getAllByRole('button')[0];
  expect(suggestion).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field()).toHaveFocus();
  expect(state()).toHaveTextContent('Understood');
  const written = field().value;
  await user.keyboard('{Enter}');
  expect(texts()[0]).toBe(written);
  expect(field()).toHaveValue('');
});

test('where no page is known, what would make it known is offered at the first unclear step, where a run stops', async () => {
  await openStored(['act', 'Add it to the cart'], ['act', 'Add it to the cart'], ['act', 'Click on buy now']);
  const offer = { name: 'Run to here to read the names on its page' };
  expect(await within(card(1)).findByRole('button', offer)).toBeVisible();
  await findSuggestionsOf(3);
  for (const number of [2, 3])
    expect(within(card(number)).queryByRole('button', offer)).not.toBeInTheDocument();
});

test('leaving the suggestions saves the text', async () => {
  const { user } = renderRemote(remote, '/dashboard/newmodule');
  await chooseAdd(user, 'Add Step');
  await user.keyboard('Click on buy now');
  await findSuggestionsOf(1);
  await user.tab();
  await user.click(screen.getByRole('textbox', { name: 'Module Name' }));
  expect(texts()).toEqual(['Click on buy now']);
});

test('Escape in the suggestions leads back to the text', async () => {
  const { user } = renderRemote(remote, '/dashboard/newmodule');
  await chooseAdd(user, 'Add Step');
  await user.keyboard('Click on buy now');
  await findSuggestionsOf(1);
  await user.tab();
  await user.keyboard('{Escape}');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('Click on buy now');
});

test.each([
  ['model' as const, true],
  ['rules' as const, false],
])('a note says whether the model executes the step: %s', async (by, isShown) => {
  server.use(respondWithGenerator({ by, model: null }));
  await openStored(['act', 'Make it so'], ['act', SEVERAL]);
  const note = 'In a run the model writes sentences for this step, and you can keep them.';
  if (isShown) expect(await within(card(1)).findByText(note)).toBeVisible();
  else expect(screen.queryByText(note)).not.toBeInTheDocument();
  expect(within(card(2)).queryByText(note)).not.toBeInTheDocument();
});

test('an example of the reference becomes a step to change', async () => {
  const { user } = renderRemote(remote, '/dashboard/newmodule');
  await writeSteps(user, 'Go back');
  await user.click(screen.getByRole('button', { name: 'What can I write?' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Search the forms' }), 'reload');
  const examples = screen.getAllByRole('button', { name: /^Add the step: / });
  expect(examples.map((example) => example.textContent)).toEqual(['Reload the page']);
  examples[0]?.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field()).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(field()).toHaveValue('Reload the page');
  await user.keyboard('{Escape}');
  expect(texts()).toEqual(['Go back', 'Reload the page']);
});

test('a search that finds nothing says so', async () => {
  const { user } = renderRemote(remote, '/dashboard/newmodule');
  await user.click(await screen.findByRole('button', { name: 'What can I write?' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Search the forms' }), 'zzz');
  expect(screen.getByText('Nothing matches “zzz”.')).toBeVisible();
});

test('the address can name the step that is wanted', async () => {
  server.use(respondWithStored(storedModule(['Go back', SEVERAL])));
  renderRemote(remote, '/dashboard/updatemodule/50?step=2');
  await waitFor(() => expect(card(2)).toHaveFocus());
});
