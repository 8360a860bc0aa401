import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from 'shared/constants';
import { enabledControls, renderRemote, respondWithEnvironments, server } from 'shared/testing';
import { remote } from '../remote.tsx';
import { respondWithBlueprints, respondWithCompany, respondWithSuites } from '../testing/handlers.ts';
import { sampleBlueprint, sampleCompany, sampleRepository, sampleSuite } from '../testing/samples.ts';

const EDITORS = 'Your role is Viewer: ask an owner for the role Editor.';
const suite = sampleSuite({
  schedule_enabled: true,
  schedule_expression: '0 9 * * *',
  schedule_timezone: 'UTC',
  browser: { locale: 'de-CH' },
});

/** Controls that only read. A suite's dialog shows its settings. */
const READING = [
  'button Edit Checkout',
  'button Export Checkout',
  'button No environment',
  'button Cancel',
  'button Close',
  'button Change browser settings',
];

const others = (reading: string[]) => enabledControls().filter((name) => !reading.includes(name));

async function openSuite(role: Role) {
  server.use(
    respondWithSuites(suite),
    respondWithBlueprints(sampleBlueprint()),
    respondWithEnvironments('Staging'),
  );
  const { user } = renderRemote(remote, '/dashboard/test-suites', { role });
  await user.click(await screen.findByRole('button', { name: 'Edit Checkout' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Checkout' }));
  await form.findByRole('button', { name: 'Change browser settings' });
  return { user, form };
}

test('a viewer sees a suite with all its settings, and can change and start nothing', async () => {
  const { user, form } = await openSuite('viewer');
  const create = screen.getByRole('button', { name: 'New Test Suite', hidden: true });
  await waitFor(() => expect(create).toHaveAccessibleDescription(EDITORS));
  expect(others(READING)).toEqual([]);
  expect(form.getByLabelText('Suite Name')).toHaveValue('Checkout');
  expect(form.getByRole('button', { name: 'Save Changes' })).toHaveAccessibleDescription(EDITORS);
  await user.click(form.getByRole('button', { name: 'Change browser settings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Browser settings' }));
  expect(dialog.getByLabelText('Locale')).toHaveValue('de-CH');
  expect(others(READING)).toEqual([]);
});

test('an owner can change them', async () => {
  await openSuite('owner');
  expect(enabledControls()).toEqual(
    expect.arrayContaining([
      ...['button New Test Suite', 'button Run Checkout', 'button Delete Checkout', 'button Save Changes'],
      ...['textbox Suite Name', 'switch Run on a schedule', 'radio Daily', 'combobox Timezone'],
    ]),
  );
});

test('a viewer sees no API key, and connects nothing', async () => {
  server.use(
    respondWithCompany(sampleCompany({ api_key: '', github_install_url: 'https://github.com/app' })),
  );
  renderRemote(remote, '/dashboard/github', { role: 'viewer' });
  expect(await screen.findByText('Only editors and owners see the key.')).toBeVisible();
  const connect = await screen.findByRole('button', { name: 'Connect GitHub' });
  expect(connect).toHaveAccessibleDescription('Only owners may do this.');
  expect(enabledControls()).toEqual([]);
});

test('an editor sees the API key, which only an owner replaces', async () => {
  const company = sampleCompany({
    github_installation_id: 7,
    github_repos: [sampleRepository()],
    github_manage_url: 'https://github.com/settings',
  });
  server.use(respondWithCompany(company));
  const { unmount } = renderRemote(remote, '/dashboard/github', { role: 'editor' });
  await screen.findByRole('button', { name: 'Manage GitHub App' });
  expect(enabledControls()).toEqual(['button Show API key', 'button Copy']);
  unmount();
  renderRemote(remote, '/dashboard/github', { role: 'owner' });
  await screen.findByRole('link', { name: 'Manage GitHub App' });
  expect(enabledControls()).toEqual(['button Show API key', 'button Copy', 'button Regenerate']);
});
