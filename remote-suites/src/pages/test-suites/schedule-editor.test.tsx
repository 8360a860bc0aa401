import { screen, waitFor, within } from '@testing-library/react';
import type { Suite } from 'shared/contract';
import { heldAnswer, server, startFakeClock, type RenderedRemote } from 'shared/testing';
import { respondWithBlueprints, respondWithSuites } from '../../testing/handlers.ts';
import { sampleSuite } from '../../testing/samples.ts';
import { openCreateDialog, openEditDialog } from '../../testing/suites-screen.ts';

const UNSHOWABLE = 'rate(1 day)';

beforeEach(() => {
  startFakeClock(new Date('2026-11-21T12:00:00Z'));
  server.use(respondWithBlueprints(), respondWithSuites());
});
afterEach(() => jest.useRealTimers());

/** Opens the dialog of a suite with a schedule; `save` returns the schedule that is sent. */
async function openSchedule(schedule_expression: string, schedule_timezone: string) {
  const schedule: Partial<Suite> = { schedule_enabled: true, schedule_expression, schedule_timezone };
  const update = heldAnswer('put', '/test_blueprint_category/update/3', { category: sampleSuite(schedule) });
  update.letGo();
  server.use(respondWithSuites(sampleSuite(schedule)), update.handler);
  const { user, dialog } = await openEditDialog('Checkout');
  const save = async () => {
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    return (update.bodies.at(-1) as { schedule_config: object }).schedule_config;
  };
  return { user, dialog, save };
}

const labels = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((option) => option.textContent);

async function chooseZone({ user }: Pick<RenderedRemote, 'user'>, zone: string) {
  await user.click(screen.getByRole('combobox', { name: 'Timezone' }));
  await user.type(await screen.findByRole('combobox', { name: 'Search Timezone' }), zone);
  await user.click(screen.getByRole('option', { name: zone }));
}

async function nextRuns() {
  const list = await screen.findByRole('list', { name: 'Next runs' });
  return (await within(list).findAllByRole('listitem')).map((item) => item.textContent);
}

test('it starts with daily at 9:00 AM, UTC', async () => {
  const { user, dialog } = await openCreateDialog();
  expect(dialog.queryByRole('radiogroup')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('switch', { name: 'Run on a schedule' }));
  expect(dialog.getByRole('radio', { name: 'Daily' })).toBeChecked();
  expect(dialog.getByLabelText('Hour')).toHaveDisplayValue('9 AM');
  expect(dialog.getByLabelText('Minute')).toHaveDisplayValue('00');
  expect(dialog.getByRole('combobox', { name: 'Timezone' })).toHaveTextContent('UTC');
  expect(dialog.getByText('Runs every day at 9:00 AM, UTC')).toBeInTheDocument();
  expect(await nextRuns()).toEqual([
    'Sun, Nov 22, 9:00 AM UTCin 21 hours',
    'Mon, Nov 23, 9:00 AM UTCin 2 days',
    'Tue, Nov 24, 9:00 AM UTCin 3 days',
  ]);
});

test('it has the options of the specification', async () => {
  const { user, dialog } = await openCreateDialog();
  await user.click(dialog.getByRole('switch', { name: 'Run on a schedule' }));
  expect(labels(dialog.getByLabelText('Hour'))).toHaveLength(24);
  expect(labels(dialog.getByLabelText('Hour'))).toEqual(expect.arrayContaining(['12 AM', '12 PM', '11 PM']));
  expect(labels(dialog.getByLabelText('Minute'))).toEqual(['00', '15', '30', '45']);
  await user.click(dialog.getByRole('combobox', { name: 'Timezone' }));
  const zones = labels(await screen.findByRole('listbox', { name: 'Timezone' }));
  expect(zones.slice(0, 6)).toEqual([
    'UTC',
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Los_Angeles',
    'Europe/London',
  ]);
  expect(zones).toHaveLength(new Set(zones).size);
  expect(zones).toEqual(expect.arrayContaining(Intl.supportedValuesOf('timeZone')));
  await user.keyboard('{Escape}');
  await user.click(dialog.getByRole('radio', { name: 'Weekly' }));
  expect(labels(dialog.getByLabelText('Day of week')).map((day) => day?.slice(0, 3))).toEqual([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
  ]);
  await user.click(dialog.getByRole('radio', { name: 'Hourly' }));
  expect(labels(dialog.getByLabelText('Every'))).toEqual([
    '1 hour',
    '2 hours',
    '3 hours',
    '4 hours',
    '6 hours',
    '8 hours',
    '12 hours',
  ]);
  expect(dialog.queryByLabelText('Hour')).not.toBeInTheDocument();
});

test('a change updates the description and the next runs in the time zone', async () => {
  const { user, dialog, save } = await openSchedule('0 9 ? * 2 *', 'America/New_York');
  expect(dialog.getByText('Runs every Monday at 9:00 AM, New York time')).toBeInTheDocument();
  expect(await nextRuns()).toEqual([
    'Mon, Nov 23, 9:00 AM ESTMon, Nov 23, 2:00 PM UTC, your timein 2 days',
    'Mon, Nov 30, 9:00 AM ESTMon, Nov 30, 2:00 PM UTC, your timein 9 days',
    'Mon, Dec 7, 9:00 AM ESTMon, Dec 7, 2:00 PM UTC, your timein 16 days',
  ]);
  await user.click(dialog.getByRole('radio', { name: 'Hourly' }));
  await user.selectOptions(dialog.getByLabelText('Every'), '6 hours');
  expect(dialog.getByText('Runs every 6 hours from midnight, New York time')).toBeInTheDocument();
  expect((await nextRuns())[0]).toMatch(/^Sat, Nov 21, 12:00 PM EST.*in 5 hours$/);
  expect(await save()).toEqual({
    schedule_enabled: true,
    schedule_expression: '0 */6 * * ? *',
    schedule_timezone: 'America/New_York',
  });
});

test('switched off, neither cron text nor time zone is sent', async () => {
  const { user, dialog, save } = await openSchedule('0 9 * * ? *', 'UTC');
  await user.click(dialog.getByRole('switch', { name: 'Run on a schedule' }));
  expect(await save()).toEqual({ schedule_enabled: false });
});

test('any time zone is found by its words', async () => {
  const { user, dialog, save } = await openSchedule('0 9 * * ? *', 'UTC');
  await user.click(dialog.getByRole('combobox', { name: 'Timezone' }));
  await user.type(await screen.findByRole('combobox', { name: 'Search Timezone' }), 'auckland');
  await user.click(screen.getByRole('option', { name: 'Pacific/Auckland' }));
  expect(await save()).toMatchObject({ schedule_timezone: 'Pacific/Auckland' });
});

test('a stored minute and a stored zone remain options', async () => {
  const { user, dialog, save } = await openSchedule('7 9 * * ? *', 'Asia/Kolkata');
  expect(labels(dialog.getByLabelText('Minute'))).toEqual(['00', '07', '15', '30', '45']);
  expect(dialog.getByLabelText('Minute')).toHaveDisplayValue('07');
  expect(dialog.getByRole('combobox', { name: 'Timezone' })).toHaveTextContent('Asia/Kolkata');
  expect((await nextRuns())[0]).toMatch(/^Sun, Nov 22, 9:07 AM GMT\+5:30.*in 16 hours$/);
  await user.selectOptions(dialog.getByLabelText('Minute'), '15');
  await chooseZone({ user }, 'UTC');
  await user.selectOptions(dialog.getByLabelText('Minute'), '07');
  await chooseZone({ user }, 'Asia/Kolkata');
  expect(await save()).toMatchObject({
    schedule_expression: '7 9 * * ? *',
    schedule_timezone: 'Asia/Kolkata',
  });
});

test('stored text that is no cron text is sent unmodified', async () => {
  const { user, dialog, save } = await openSchedule(UNSHOWABLE, 'UTC');
  expect(await dialog.findByText(/is not valid/)).toHaveTextContent(
    `The stored schedule ${UNSHOWABLE} is not valid. It stays as it is until you choose another one.`,
  );
  expect(dialog.getByRole('radio', { name: 'Daily' })).toBeChecked();
  expect(dialog.getByLabelText('Hour')).toHaveDisplayValue('9 AM');
  expect(dialog.queryByText(/^Runs/)).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText('Suite Name'), '!');
  expect(await save()).toMatchObject({ schedule_expression: UNSHOWABLE });
});

test('weekdays, several times a day and every few minutes have fields of their own', async () => {
  const { user, dialog, save } = await openSchedule('30 9 * * ? *', 'UTC');
  await user.click(dialog.getByRole('radio', { name: 'Weekdays' }));
  expect(dialog.getByText('Runs Monday to Friday at 9:30 AM, UTC')).toBeInTheDocument();
  expect((await nextRuns())[0]).toBe('Mon, Nov 23, 9:30 AM UTCin 2 days');
  await user.click(dialog.getByRole('radio', { name: 'Every few minutes' }));
  await user.selectOptions(dialog.getByLabelText('Every'), '15 minutes');
  expect(dialog.getByText('Runs every 15 minutes, UTC')).toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: 'Several times a day' }));
  for (const hour of ['9 AM', '5 PM']) await user.click(dialog.getByRole('checkbox', { name: hour }));
  expect(dialog.getByRole('button', { name: 'Save Changes' })).toHaveAccessibleDescription(
    'Choose at least one hour.',
  );
  for (const hour of ['1 PM', '8 AM']) await user.click(dialog.getByRole('checkbox', { name: hour }));
  expect(dialog.getByText('Runs every day at 8:30 AM and 1:30 PM, UTC')).toBeInTheDocument();
  expect(await save()).toMatchObject({ schedule_expression: '30 8,13 * * ? *' });
});

test('cron text is shown in words; what is refused says what to write instead, and cannot be saved', async () => {
  const { user, dialog, save } = await openSchedule('0 9 ? * 2 *', 'UTC');
  await user.click(dialog.getByRole('radio', { name: 'Cron' }));
  const field = dialog.getByLabelText('Cron expression');
  expect(field).toHaveValue('0 9 ? * 2 *');
  await user.clear(field);
  await user.type(field, '0 25 * * 1-5');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/The hour cannot be 25\. Write 0 to 23/));
  expect(dialog.queryByText(/^Runs/)).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Save Changes' })).toHaveAttribute('aria-disabled', 'true');
  await user.clear(field);
  await user.type(field, '0 9 * * 1-5');
  expect(await dialog.findByText('Runs Monday to Friday at 9:00 AM, UTC')).toBeInTheDocument();
  expect(dialog.getByText(/^Becomes/)).toHaveTextContent('Becomes 0 9 ? * 2-6 *');
  expect((await nextRuns())[0]).toBe('Mon, Nov 23, 9:00 AM UTCin 2 days');
  expect(await save()).toMatchObject({ schedule_expression: '0 9 ? * 2-6 *' });
});

test('stored cron text that is refused does not keep a suite from being renamed', async () => {
  const { user, dialog, save } = await openSchedule('0 25 * * ? *', 'UTC');
  expect(await dialog.findByText(/The hour cannot be 25/)).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Suite Name'), '!');
  expect(await save()).toMatchObject({ schedule_expression: '0 25 * * ? *' });
});

test.each([
  ['the button', '0 9 * * ? *'],
  ['any choice', '0 10 * * ? *'],
])('%s replaces it', async (way, expected) => {
  const { user, dialog, save } = await openSchedule(UNSHOWABLE, 'UTC');
  if (way === 'the button') await user.click(dialog.getByRole('button', { name: 'Use the schedule below' }));
  else await user.selectOptions(dialog.getByLabelText('Hour'), '10 AM');
  expect(dialog.queryByText(/The stored schedule/)).not.toBeInTheDocument();
  expect(dialog.getByText(/^Runs every day at/)).toBeInTheDocument();
  expect(await save()).toMatchObject({ schedule_expression: expected });
});
