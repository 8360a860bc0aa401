import { screen, within } from '@testing-library/react';
import type { Suite } from 'shared/contract';
import { heldAnswer, server, startFakeClock, type RenderedRemote } from 'shared/testing';
import { respondWithBlueprints, respondWithSuites } from '../../testing/handlers.ts';
import { sampleSuite } from '../../testing/samples.ts';
import { findCard, openCreateDialog, openEditPanel } from '../../testing/suites-screen.ts';

const UNSHOWABLE = '0 9 ? * MON-FRI *';

beforeEach(() => {
  startFakeClock(new Date('2026-11-21T12:00:00Z'));
  server.use(respondWithBlueprints(), respondWithSuites());
});
afterEach(() => jest.useRealTimers());

/** Opens the panel of a suite with a schedule; `save` returns the schedule that is sent. */
async function openSchedule(schedule_expression: string, schedule_timezone: string) {
  const schedule: Partial<Suite> = { schedule_enabled: true, schedule_expression, schedule_timezone };
  const update = heldAnswer('put', '/test_blueprint_category/update/3', { category: sampleSuite(schedule) });
  update.letGo();
  server.use(respondWithSuites(sampleSuite(schedule)), update.handler);
  const { user, card } = await openEditPanel('Checkout');
  const save = async () => {
    await user.click(card.getByRole('button', { name: 'Save Changes' }));
    const saved = await findCard('Checkout');
    expect(saved.queryByLabelText('Suite Name')).not.toBeInTheDocument();
    return (update.bodies.at(-1) as { schedule_config: object }).schedule_config;
  };
  return { user, card, save };
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
  const { user, card, save } = await openSchedule('0 9 ? * 2 *', 'America/New_York');
  expect(card.getByText('Runs every Monday at 9:00 AM, New York time')).toBeInTheDocument();
  expect(await nextRuns()).toEqual([
    'Mon, Nov 23, 9:00 AM ESTin 2 days',
    'Mon, Nov 30, 9:00 AM ESTin 9 days',
    'Mon, Dec 7, 9:00 AM ESTin 16 days',
  ]);
  await user.click(card.getByRole('radio', { name: 'Hourly' }));
  await user.selectOptions(card.getByLabelText('Every'), '6 hours');
  expect(card.getByText('Runs every 6 hours from midnight, New York time')).toBeInTheDocument();
  expect((await nextRuns())[0]).toBe('Sat, Nov 21, 12:00 PM ESTin 5 hours');
  expect(await save()).toEqual({
    schedule_enabled: true,
    schedule_expression: '0 */6 * * ? *',
    schedule_timezone: 'America/New_York',
  });
});

test('switched off, neither cron text nor time zone is sent', async () => {
  const { user, card, save } = await openSchedule('0 9 * * ? *', 'UTC');
  await user.click(card.getByRole('switch', { name: 'Run on a schedule' }));
  expect(await save()).toEqual({ schedule_enabled: false });
});

test('any time zone is found by its words', async () => {
  const { user, card, save } = await openSchedule('0 9 * * ? *', 'UTC');
  await user.click(card.getByRole('combobox', { name: 'Timezone' }));
  await user.type(await screen.findByRole('combobox', { name: 'Search Timezone' }), 'auckland');
  await user.click(screen.getByRole('option', { name: 'Pacific/Auckland' }));
  expect(await save()).toMatchObject({ schedule_timezone: 'Pacific/Auckland' });
});

test('a stored minute and a stored zone remain options', async () => {
  const { user, card, save } = await openSchedule('7 9 * * ? *', 'Asia/Kolkata');
  expect(labels(card.getByLabelText('Minute'))).toEqual(['00', '07', '15', '30', '45']);
  expect(card.getByLabelText('Minute')).toHaveDisplayValue('07');
  expect(card.getByRole('combobox', { name: 'Timezone' })).toHaveTextContent('Asia/Kolkata');
  expect((await nextRuns())[0]).toBe('Sun, Nov 22, 9:07 AM GMT+5:30in 16 hours');
  await user.selectOptions(card.getByLabelText('Minute'), '15');
  await chooseZone({ user }, 'UTC');
  await user.selectOptions(card.getByLabelText('Minute'), '07');
  await chooseZone({ user }, 'Asia/Kolkata');
  expect(await save()).toMatchObject({
    schedule_expression: '7 9 * * ? *',
    schedule_timezone: 'Asia/Kolkata',
  });
});

test.each([
  [UNSHOWABLE, 'cannot be shown here'],
  ['every day', 'is not valid'],
])('the stored text %j %s; it is sent unmodified', async (text, words) => {
  const { user, card, save } = await openSchedule(text, 'UTC');
  expect(await card.findByText(new RegExp(words))).toHaveTextContent(
    `The stored schedule ${text} ${words}. It stays as it is until you choose another one.`,
  );
  expect(card.getByRole('radio', { name: 'Daily' })).toBeChecked();
  expect(card.getByLabelText('Hour')).toHaveDisplayValue('9 AM');
  expect(card.queryByText(/^Runs/)).not.toBeInTheDocument();
  await user.type(card.getByLabelText('Suite Name'), '!');
  expect(await save()).toMatchObject({ schedule_expression: text });
});

test.each([
  ['the button', '0 9 * * ? *'],
  ['any choice', '0 10 * * ? *'],
])('%s replaces unsupported text', async (way, expected) => {
  const { user, card, save } = await openSchedule(UNSHOWABLE, 'UTC');
  if (way === 'the button') await user.click(card.getByRole('button', { name: 'Use the schedule below' }));
  else await user.selectOptions(card.getByLabelText('Hour'), '10 AM');
  expect(card.queryByText(/The stored schedule/)).not.toBeInTheDocument();
  expect(card.getByText(/^Runs every day at/)).toBeInTheDocument();
  expect(await save()).toMatchObject({ schedule_expression: expected });
});
