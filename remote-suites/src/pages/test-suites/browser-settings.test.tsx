import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiAddress, heldAnswer, server } from 'shared/testing';
import { respondWithBlueprints, respondWithSuites } from '../../testing/handlers.ts';
import { sampleBlueprint, sampleSuite } from '../../testing/samples.ts';
import { openEditDialog } from '../../testing/suites-screen.ts';

const UPDATE = '/test_blueprint_category/update/3';
const DEVICES = [
  { name: 'iPhone 15', width: 393, height: 659, is_mobile: true },
  { name: 'Pixel 7', width: 412, height: 839, is_mobile: true },
];

const suite = () =>
  sampleSuite({ login_module_blueprint_id: 8, shares_login: true, browser: { locale: 'de-CH' } });

beforeEach(() =>
  server.use(
    respondWithBlueprints(sampleBlueprint()),
    respondWithSuites(suite()),
    http.get(`${apiAddress}/browser_devices`, () => HttpResponse.json({ devices: DEVICES })),
  ),
);

test('a suite gets a device and other browser settings, and each test its own sign-in', async () => {
  const update = heldAnswer('put', UPDATE, { category: suite() });
  server.use(update.handler);
  const { user, dialog } = await openEditDialog('Checkout');
  const row = within(await dialog.findByRole('group', { name: 'Browser settings' }));
  expect(row.getByText('de-CH')).toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'Change browser settings' }));
  const settings = within(await screen.findByRole('dialog', { name: 'Browser settings' }));
  expect(settings.getByLabelText(/^Locale/)).toHaveValue('de-CH');

  const device = await settings.findByRole('combobox', { name: 'Device' });
  await user.click(device);
  await user.keyboard('iph{Enter}');
  expect(device).toHaveTextContent('iPhone 15');
  await user.type(settings.getByLabelText(/^Width/), '20');
  await user.type(settings.getByLabelText(/^Time zone/), 'Europe/Nowhere');
  await user.click(settings.getByRole('button', { name: 'Apply' }));
  expect(settings.getByLabelText(/^Width/)).toHaveAccessibleDescription(/Enter 200 to 4000 pixels\./);
  expect(settings.getByLabelText(/^Time zone/)).toHaveAccessibleDescription(/Enter a known time zone/);

  await user.clear(settings.getByLabelText(/^Width/));
  await user.clear(settings.getByLabelText(/^Time zone/));
  await user.type(settings.getByLabelText(/^Time zone/), 'Europe/Zurich');
  await user.selectOptions(settings.getByLabelText(/^Color scheme/), 'Dark');
  await user.type(settings.getByLabelText(/^Latitude/), '47.37');
  await user.type(settings.getByLabelText(/^Longitude/), '8.54');
  await user.click(settings.getByLabelText('Notifications'));
  await user.click(settings.getByRole('button', { name: 'Apply' }));
  expect(screen.queryByRole('dialog', { name: 'Browser settings' })).not.toBeInTheDocument();
  expect(
    row.getByText('iPhone 15 · de-CH · Europe/Zurich · dark colors · at 47.37, 8.54 · may use notifications'),
  ).toBeInTheDocument();

  await user.click(dialog.getByRole('checkbox', { name: /^Sign in once/ }));
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await dialog.findByRole('button', { name: 'Saving...' })).toBeInTheDocument();
  expect(update.bodies).toEqual([
    expect.objectContaining({
      shares_login: false,
      browser: {
        device: 'iPhone 15',
        locale: 'de-CH',
        timezone: 'Europe/Zurich',
        color_scheme: 'dark',
        geolocation: { latitude: 47.37, longitude: 8.54 },
        permissions: ['notifications'],
      },
    }),
  ]);
  update.letGo();
});

test('what the server refuses stands next to the settings', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const rejection = {
    error: 'There is no device "iPhone 155".',
    code: 'invalid_browser_settings',
    fields: { 'browser.device': 'There is no device "iPhone 155".' },
  };
  server.use(http.put(`${apiAddress}${UPDATE}`, () => HttpResponse.json(rejection, { status: 422 })));
  const { user, dialog } = await openEditDialog('Checkout');
  const row = within(await dialog.findByRole('group', { name: 'Browser settings' }));
  await user.click(dialog.getByRole('checkbox', { name: /^Sign in once/ }));
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await row.findByRole('alert')).toHaveTextContent('There is no device "iPhone 155".');
});
