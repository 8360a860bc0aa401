import { screen, waitFor, within } from '@testing-library/react';
import type { Variable } from 'shared/contract';
import { http, HttpResponse } from 'msw';
import { acceptEditBase, apiAddress, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { companyApi } from '../../testing/company-api.ts';
import { variable, variablesApi } from '../../testing/variables-api.ts';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

async function open(...stored: Variable[]) {
  companyApi();
  const api = variablesApi(...stored);
  const { user } = renderRemote(remote, '/dashboard/settings');
  const section = within(await screen.findByRole('region', { name: 'Variables and secrets' }));
  await waitFor(() => expect(section.queryByText('Loading variables...')).not.toBeInTheDocument());
  const add = () => user.click(section.getByRole('button', { name: 'Add variable' }));
  const dialog = () => within(screen.getByRole('dialog'));
  const save = () => user.click(dialog().getByRole('button', { name: 'Save' }));
  return { api, user, section, add, dialog, save };
}

test('without variables the section explains them', async () => {
  const { section } = await open();
  expect(section.getByText(/^No variables yet\. Add a user name/)).toBeInTheDocument();
});

test('variables show their values, secrets do not', async () => {
  const { section } = await open(variable('base_url', 'https://shop.example'), variable('password', null));
  const [first, second] = section.getAllByRole('listitem').map((item) => within(item));
  expect(first?.getByText('{{base_url}}')).toBeInTheDocument();
  expect(first?.getByText('https://shop.example')).toBeInTheDocument();
  expect(second?.getByText('Secret')).toBeInTheDocument();
  expect(second?.getByRole('button', { name: 'Replace password' })).toBeInTheDocument();
});

test('a secret is added, and its value is masked while typing', async () => {
  const { api, user, section, add, dialog, save } = await open();
  await add();
  await user.type(dialog().getByLabelText('Name'), 'password');
  expect(dialog().getByText('Steps write it as {{password}}')).toBeInTheDocument();
  await user.click(dialog().getByRole('checkbox', { name: /^Secret/ }));
  await user.type(dialog().getByLabelText('Value'), 'horse');
  expect(dialog().getByLabelText('Value')).toHaveAttribute('type', 'password');
  await save();
  expect(await section.findByText('{{password}}')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.saves).toEqual([{ name: 'password', value: 'horse', is_secret: true }]);
});

test('invalid names and values are reported before anything is sent', async () => {
  const { api, user, add, dialog } = await open(variable('user', 'anna'));
  await add();
  const [name, value] = [dialog().getByLabelText('Name'), () => dialog().getByLabelText('Value')];
  const save = dialog().getByRole('button', { name: 'Save' });
  expect(save).toHaveAccessibleDescription('Enter a name.');
  const type = async (typed: string) => {
    await user.clear(name);
    await user.type(name, `${typed}{Tab}`);
  };
  await type('1st');
  expect(name).toHaveAccessibleDescription(/Use letters, digits and underscores only/);
  await type('user');
  expect(name).toHaveAccessibleDescription(/There is a variable of this name already\./);
  await type('pin');
  await user.click(dialog().getByRole('checkbox', { name: /^Secret/ }));
  await user.type(value(), '123{Tab}');
  expect(value()).toHaveAccessibleDescription(/A secret has at least 4 characters/);
  await user.click(save);
  expect(api.saves).toEqual([]);
});

test('a value can be edited, a secret only replaced', async () => {
  const { api, user, section, dialog, save } = await open(
    variable('password', null),
    variable('user', 'anna'),
  );
  await user.click(section.getByRole('button', { name: 'Edit user' }));
  expect(dialog().getByLabelText('Name')).toBeDisabled();
  await user.clear(dialog().getByLabelText('Value'));
  await user.type(dialog().getByLabelText('Value'), 'bob');
  await save();
  expect(await section.findByText('bob')).toBeInTheDocument();
  await user.click(section.getByRole('button', { name: 'Replace password' }));
  expect(dialog().getByText('The stored value is never shown. Enter a new one.')).toBeInTheDocument();
  expect(dialog().getByLabelText('Value')).toHaveValue('');
  await user.type(dialog().getByLabelText('Value'), 'battery');
  await save();
  await waitFor(() => expect(api.saves).toHaveLength(2));
  expect(api.saves[1]).toEqual({ name: 'password', value: 'battery', is_secret: true });
});

test('an error of the server is shown in the dialog, which stays open', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { user, add, dialog, save } = await open();
  server.use(respondWithError('put', '/company/variables/:name', 422, 'There are 200 variables already.'));
  await add();
  await user.type(dialog().getByLabelText('Name'), 'user');
  await user.type(dialog().getByLabelText('Value'), 'anna');
  await save();
  expect(await dialog().findByText('There are 200 variables already.')).toBeInTheDocument();
  expect(dialog().getByLabelText('Value')).toHaveValue('anna');
});

test('a variable is deleted after a confirmation', async () => {
  const { api, user, section } = await open(variable('user', 'anna'));
  await user.click(section.getByRole('button', { name: 'Delete user' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/^Steps that use \{\{user\}\} will fail/)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(api.deleted).toEqual([]);
  await user.click(section.getByRole('button', { name: 'Delete user' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(section.queryByText('{{user}}')).not.toBeInTheDocument());
  expect(api.deleted).toEqual(['user']);
});

test('the reference of a variable can be copied', async () => {
  const { user, section } = await open(variable('user', 'anna'));
  await user.click(section.getByRole('button', { name: 'Copy {{user}}' }));
  expect(await section.findByRole('button', { name: 'Copied {{user}}' })).toBeInTheDocument();
  // user-event's `readText` cannot read the Blob of Node that the test environment provides.
  const [item] = await navigator.clipboard.read();
  const blob = await item?.getType('text/plain');
  expect(await blob?.text()).toBe('{{user}}');
});

test('a loading error can be retried', async () => {
  companyApi();
  server.use(respondWithError('get', '/company/variables', 500));
  const { user } = renderRemote(remote, '/dashboard/settings');
  expect(await screen.findByText('The variables could not be loaded.')).toBeInTheDocument();
  variablesApi(variable('user', 'anna'));
  const box = screen.getByText('The variables could not be loaded.').closest('[role=alert]');
  await user.click(within(box as HTMLElement).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('{{user}}')).toBeInTheDocument();
});

test('a server without variables shows the other settings only', async () => {
  companyApi();
  server.use(respondWithError('get', '/company/variables', 404));
  renderRemote(remote, '/dashboard/settings');
  expect(await screen.findByRole('region', { name: 'Email failure notifications' })).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Variables and secrets' })).not.toBeInTheDocument(),
  );
});

test('of two changes of a variable the one that somebody else has saved can stay', async () => {
  acceptEditBase();
  const loaded = variable('user', 'ada');
  const { user, section, dialog, save } = await open(loaded);
  const bodies: unknown[] = [];
  const content = (value: string) => ({ value, is_secret: false, kind: 'text' });
  server.use(
    http.put(`${apiAddress}/company/variables/user`, async ({ request }) => {
      bodies.push(await request.json());
      const conflicts = [{ field: 'value', element: null, mine: content('ben'), theirs: content('anna') }];
      const refusal = { error: 'Saved.', code: 'edit_conflict', conflicts, changed_by: 'Anna' };
      return HttpResponse.json({ ...refusal, changed_at: '2026-02-03T11:00:00.000Z' }, { status: 409 });
    }),
  );
  await user.click(section.getByRole('button', { name: 'Edit user' }));
  await user.clear(dialog().getByLabelText('Value'));
  await user.type(dialog().getByLabelText('Value'), 'ben');
  await save();
  const question = within(await screen.findByRole('alertdialog'));
  const theirs = question.getByRole('radio', { name: 'As Anna has saved it' });
  expect(theirs).toHaveAccessibleDescription('anna');
  await user.click(theirs);
  await user.click(question.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodies).toEqual([{ value: 'ben', is_secret: false, base: loaded }]);
});
