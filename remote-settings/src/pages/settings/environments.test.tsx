import { screen, waitFor, within } from '@testing-library/react';
import type { Environment } from 'shared/contract';
import { http, HttpResponse } from 'msw';
import { apiAddress, renderRemote, respondWithError, server } from 'shared/testing';

import { remote } from '../../remote.tsx';
import { companyApi } from '../../testing/company-api.ts';
import { environment, environmentsApi } from '../../testing/environments-api.ts';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

async function open(...stored: Environment[]) {
  companyApi();
  const api = environmentsApi(...stored);
  const { user } = renderRemote(remote, '/dashboard/settings');
  const section = within(await screen.findByRole('region', { name: 'Environments' }));
  await waitFor(() => expect(section.queryByText('Loading environments...')).not.toBeInTheDocument());
  const dialog = () => within(screen.getByRole('dialog'));
  const save = () => user.click(dialog().getByRole('button', { name: 'Save' }));
  return { api, user, section, dialog, save };
}

test('an environment is added with its address, headers and HTTP authentication', async () => {
  const { api, user, section, dialog, save } = await open();
  expect(section.getByText(/^No environments yet\./)).toBeInTheDocument();
  await user.click(section.getByRole('button', { name: 'Add environment' }));
  await user.type(dialog().getByLabelText('Name'), 'Staging');
  await user.type(dialog().getByLabelText(/^Base URL/), 'https://staging.example');
  await user.click(dialog().getByRole('button', { name: 'Add header' }));
  await user.type(dialog().getByLabelText('Name of header 1'), 'X-Preview');
  await user.type(dialog().getByLabelText('Value of header 1'), 'sesame');
  expect(dialog().getByLabelText('Value of header 1')).toHaveAttribute('type', 'password');
  await user.type(dialog().getByLabelText(/^User name for HTTP/), 'ada');
  await user.type(dialog().getByLabelText('Password for HTTP authentication'), 'horse');
  await save();
  expect(await section.findByRole('heading', { name: 'Staging' })).toBeInTheDocument();
  expect(section.getByText('https://staging.example')).toBeInTheDocument();
  expect(
    section.getByText('Sends X-Preview. Signs in as ada where the site asks for it.'),
  ).toBeInTheDocument();
  expect(api.saves).toEqual([
    {
      name: 'Staging',
      base_url: 'https://staging.example',
      headers: [{ name: 'X-Preview', value: 'sesame' }],
      http_authentication: { user: 'ada', password: 'horse' },
    },
  ]);
});

test('stored values stay when the environment is changed, unless they are replaced', async () => {
  const { api, user, section, dialog, save } = await open(
    environment(1, 'Staging', { header_names: ['X-A', 'X-B'], http_user: 'ada', one_run_at_a_time: false }),
  );
  await user.click(section.getByRole('button', { name: 'Edit Staging' }));
  await user.click(dialog().getByRole('checkbox', { name: 'One run at a time' }));
  await user.type(dialog().getByLabelText('Value of header 2'), 'new value');
  await user.click(dialog().getByRole('button', { name: 'Remove header 1' }));
  await save();
  await waitFor(() => expect(api.saves).toHaveLength(1));
  expect(api.saves[0]).toMatchObject({
    headers: [{ name: 'X-B', value: 'new value' }],
    http_authentication: { user: 'ada' },
    one_run_at_a_time: true,
  });
  expect(await section.findByText(/One run at a time\.$/)).toBeInTheDocument();
});

test('invalid entries are reported before anything is sent, and those of the server at their fields', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { api, user, section, dialog, save } = await open(environment(1, 'Staging'));
  await user.click(section.getByRole('button', { name: 'Add environment' }));
  await user.type(dialog().getByLabelText('Name'), 'staging{Tab}');
  expect(dialog().getByLabelText('Name')).toHaveAccessibleDescription(/environment of this name already/);
  await user.type(dialog().getByLabelText('Name'), ' 2');
  await user.type(dialog().getByLabelText(/^Base URL/), '/cart{Tab}');
  expect(dialog().getByLabelText(/^Base URL/)).toHaveAccessibleDescription(/Enter a full address/);
  await save();
  expect(api.saves).toEqual([]);
  await user.clear(dialog().getByLabelText(/^Base URL/));
  await user.click(dialog().getByRole('button', { name: 'Add header' }));
  await user.type(dialog().getByLabelText('Name of header 1'), 'Host');
  const error = 'The browser sets this header itself.';
  server.use(
    http.post(`${apiAddress}/environments`, () =>
      HttpResponse.json({ error, code: 'invalid', fields: { 'headers.0.name': error } }, { status: 400 }),
    ),
  );
  await save();
  await waitFor(() => expect(dialog().getByLabelText('Name of header 1')).toHaveAccessibleDescription(error));
});

test('an address that browsers may not go to says so when the field is left', async () => {
  const { user, section, dialog } = await open();
  const problem = 'This address is inside the network of Steplight itself.';
  server.use(
    http.get(`${apiAddress}/environments/address_check`, ({ request }) => {
      const isInside = new URL(request.url).searchParams.get('url') === 'http://10.0.0.7';
      return HttpResponse.json({ problem: isInside ? problem : null });
    }),
  );
  await user.click(section.getByRole('button', { name: 'Add environment' }));
  const address = dialog().getByLabelText(/^Base URL/);
  await user.type(address, 'http://10.0.0.7');
  expect(dialog().queryByText(problem)).not.toBeInTheDocument();
  await user.tab();
  expect(await dialog().findByText(problem)).toBeVisible();
  expect(address).toHaveAccessibleDescription(expect.stringContaining(problem));
  await user.type(address, '0');
  expect(dialog().queryByText(problem)).not.toBeInTheDocument();
});

test('an environment gets a one-time password of its own', async () => {
  const { api, user, section, dialog, save } = await open(environment(1, 'Staging'));
  await user.click(section.getByRole('button', { name: 'Add variable to Staging' }));
  await user.type(dialog().getByLabelText('Name'), 'otp');
  await user.selectOptions(dialog().getByLabelText('Kind'), 'one-time-password');
  expect(dialog().queryByRole('checkbox', { name: /^Secret/ })).not.toBeInTheDocument();
  await user.type(dialog().getByLabelText('Secret of the one-time password'), 'JBSWY3DPEHPK3PXP');
  await save();
  const list = within(await section.findByRole('list', { name: 'Variables of Staging' }));
  expect(list.getByText('One-time password')).toBeInTheDocument();
  expect(api.variables).toEqual([
    ['1', 'otp', { value: 'JBSWY3DPEHPK3PXP', is_secret: true, kind: 'one-time-password' }],
  ]);
});

test('an environment is deleted after a confirmation; an error is shown', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { api, user, section } = await open(environment(1, 'Staging'));
  const remove = async () => {
    await user.click(section.getByRole('button', { name: 'Delete Staging' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete' }));
  };
  const rejection = respondWithError('delete', '/environments/:id', 409, 'Schedules run in it: Nightly.');
  server.use(rejection);
  await remove();
  expect(await screen.findByText('Schedules run in it: Nightly.')).toBeInTheDocument();
  environmentsApi(...api.environments);
  await remove();
  await waitFor(() => expect(section.queryByRole('heading', { name: 'Staging' })).not.toBeInTheDocument());
});

test('a server without environments shows the other settings only', async () => {
  companyApi();
  server.use(respondWithError('get', '/environments', 404));
  renderRemote(remote, '/dashboard/settings');
  expect(await screen.findByRole('region', { name: 'Email failure notifications' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Environments' })).not.toBeInTheDocument());
});
