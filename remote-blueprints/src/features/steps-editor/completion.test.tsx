import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { apiAddress, renderRemote, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { chooseAdd, field, texts, writeSteps } from '../../testing/editor.ts';
import { respondWithVariables } from '../../testing/handlers.ts';

/** Writes these steps and begins another one with `text`. */
async function begin(text: string, ...before: string[]): Promise<UserEvent> {
  const { user } = renderRemote(remote, '/dashboard/newmodule');
  if (before.length > 0) await writeSteps(user, ...before);
  await chooseAdd(user, 'Add Step');
  if (text !== '') await user.keyboard(text);
  return user;
}

const list = () => screen.queryByRole('listbox', { name: 'Completions' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

test('the field is a combobox of what can follow', async () => {
  await begin('Dou');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', list()?.id);
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  expect(options()).toEqual([expect.stringMatching(/^Double-click/)]);
});

test('variables of environments are offered, those of the company first', async () => {
  const variable = (name: string, is_secret = false) => ({ name, value: null, is_secret });
  const environment = { base_url: null, header_names: [], http_user: null };
  server.use(
    respondWithVariables('user'),
    http.get(`${apiAddress}/environments`, () =>
      HttpResponse.json({
        environments: [
          { ...environment, id: 1, name: 'Staging', variables: [variable('user'), variable('token', true)] },
          { ...environment, id: 2, name: 'Preview', variables: [variable('token', true)] },
        ],
      }),
    ),
  );
  await begin('Type {{{{');
  await waitFor(() =>
    expect(options()).toEqual([
      expect.stringMatching(/^{{user}}.*a variable$/),
      expect.stringMatching(/^{{token}}.*a secret of environments$/),
      expect.stringMatching(/^{{inbox}}/),
    ]),
  );
});

test('the arrow keys go round, through the text itself', async () => {
  const user = await begin('Cl');
  const count = options().length;
  expect(count).toBeGreaterThan(1);
  await user.keyboard('{ArrowDown}');
  expect(active()).toHaveAttribute('aria-selected', 'true');
  expect(active()).toHaveTextContent(/^Click/);
  await user.keyboard('{ArrowUp}');
  expect(active()).toBeNull();
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe(screen.getAllByRole('option').at(-1));
});

test('Tab accepts the first option, and what can follow is offered next', async () => {
  const user = await begin('Dou', 'Click "Buy"', 'Clear "Name"');
  await user.tab();
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('Double-click ');
  expect(options()).toEqual([expect.stringMatching(/^Name/), expect.stringMatching(/^Buy/)]);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field().value.trim()).toBe('Double-click "Buy"');
  expect(list()).toBeNull();
  await user.keyboard('{Enter}');
  expect(texts()).toEqual(['Click "Buy"', 'Clear "Name"', 'Double-click "Buy"', '']);
});

test('Enter saves as long as no option was chosen', async () => {
  const user = await begin('Cl');
  expect(list()).toBeVisible();
  await user.keyboard('{Enter}');
  expect(texts()).toEqual(['Cl', '']);
});

test('Escape closes the list first, then cancels', async () => {
  const user = await begin('Cl');
  await user.keyboard('{Escape}');
  expect(list()).toBeNull();
  expect(field()).toHaveValue('Cl');
  await user.keyboard('{Escape}');
  expect(texts()).toEqual([]);
});

test('a click accepts, and the focus stays in the text', async () => {
  const user = await begin('Dou');
  await user.click(screen.getByRole('option', { name: /^Double-click/ }));
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('Double-click ');
});

test('behind a whole sentence Tab leaves the field', async () => {
  const user = await begin('Click "Buy" ');
  expect(list()).toBeVisible();
  await user.tab();
  expect(texts()).toEqual(['Click "Buy"']);
});

test('the arrow key down shows what a step can begin with; an empty step offers nothing by itself', async () => {
  const user = await begin('');
  expect(list()).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(options().length).toBeGreaterThan(1);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field()).not.toHaveValue('');
});

test("the company's variables and what earlier steps remember are offered behind braces", async () => {
  server.use(respondWithVariables('email', 'secret_code'));
  // user-event reads two braces as one.
  const user = await begin('Type "{{{{', 'Remember "Order number" as order');
  await waitFor(() =>
    expect(options()).toEqual([
      '{{order}} remembered in step 1',
      '{{email}} a variable',
      '{{secret_code}} a secret',
      '{{inbox}} an address for mails to the run',
    ]),
  );
  expect(active()).toHaveTextContent('{{order}}');
  await user.keyboard('e{Enter}');
  expect(field()).toHaveValue('Type "{{email}}');
  expect(list()).toBeNull();
  await user.keyboard('" into "{{{{se{Tab}');
  expect(field()).toHaveValue('Type "{{email}}" into "{{secret_code}}');
  await user.keyboard('"{Enter}');
  expect(texts()).toEqual([
    'Remember "Order number" as order',
    'Type "{{email}}" into "{{secret_code}}"',
    '',
  ]);
});

test('an unknown name in braces stays as it is typed', async () => {
  const user = await begin('Type "{{{{nobody');
  expect(list()).toBeNull();
  await user.keyboard('}}" into "Name"{Enter}');
  expect(texts()).toEqual(['Type "{{nobody}}" into "Name"', '']);
});

test('nothing is offered while an input method composes', async () => {
  await begin('');
  fireEvent.input(field(), { target: { value: 'Cl' }, isComposing: true });
  expect(field()).toHaveValue('Cl');
  expect(list()).toBeNull();
  fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
  expect(list()).toBeNull();
});

test('the options explain themselves', async () => {
  await begin('Dou');
  expect(within(screen.getByRole('option')).getByText(/Double-click "/)).toBeVisible();
});
