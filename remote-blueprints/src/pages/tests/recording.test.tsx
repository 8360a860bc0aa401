import { act, screen, waitFor, within } from '@testing-library/react';
import { environment, setEnvironment } from 'shared/environment';
import { renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { listedTest, storedTest } from '../../testing/blueprints.ts';
import '../../testing/editor.ts';
import { openLiveWorker } from '../../testing/live-worker.ts';
import { stubDrawing } from '../../testing/live-images.ts';
import {
  recordCalls,
  respondWithBlueprints,
  respondWithHistories,
  respondWithSuites,
} from '../../testing/handlers.ts';

const open = () => renderRemote(remote, '/dashboard/tests?tab=tests');
const withDemo = (demoAddress: string | undefined) => setEnvironment({ ...environment(), demoAddress });
const guide = () => screen.findByRole('region', { name: 'Make your first test in three steps' });
const seeded = listedTest({ title: 'Search', starting_url: 'http://shop.test/search' });

beforeEach(() => {
  stubDrawing();
  server.use(respondWithBlueprints(seeded), respondWithHistories(), respondWithSuites());
});
afterEach(() => {
  withDemo(undefined);
  localStorage.clear();
});

test('"Record a Test" asks for a name and a URL as the editor does, and records there', async () => {
  const worker = openLiveWorker();
  server.use(...worker.handlers);
  const { user, location, unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'Record a Test' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record a test' }));
  await user.click(dialog.getByRole('button', { name: 'Start Recording' }));
  const [name, url] = [
    dialog.getByRole('textbox', { name: 'Name' }),
    dialog.getByRole('textbox', { name: 'URL' }),
  ];
  expect(name).toHaveAccessibleDescription('Enter a name.');
  expect(url).toHaveAccessibleDescription('Enter a URL.');
  await user.type(name, 'Buy a lamp');
  await user.type(url, 'ftp://shop');
  expect(url).toHaveAccessibleDescription('Enter a full address that begins with http:// or https://.');
  await user.clear(url);
  await user.type(url, 'shop.test');
  await user.click(dialog.getByRole('button', { name: 'Start Recording' }));
  await waitFor(() => expect(location()).toBe('/dashboard/newtest'));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Buy a lamp');
  expect(screen.getByRole('textbox', { name: 'URL' })).toHaveValue('https://shop.test');
  await waitFor(() => expect(worker.receivedOf('record')).toEqual([{ type: 'record', isOn: true }]));
  expect(worker.starts).toEqual([{ starting_url: 'https://shop.test' }]);
  expect(await screen.findByText('Recording')).toBeVisible();
  unmount();
  await waitFor(() => expect(worker.deletions()).toBe(1));
});

test('what was written of another new test is offered by its name, and not above one that is recorded', async () => {
  server.use(...openLiveWorker().handlers);
  const openNew = () => renderRemote(remote, '/dashboard/newtest');
  const lost = openNew();
  await lost.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Buy a desk');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  lost.unmount();

  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'Record a Test' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record a test' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Buy a lamp');
  await user.type(dialog.getByRole('textbox', { name: 'URL' }), 'shop.test');
  await user.click(dialog.getByRole('button', { name: 'Start Recording' }));
  expect(await screen.findByText('Recording')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  unmount();

  openNew();
  expect(await screen.findByText(/unsaved changes .* to this page: "Buy a desk"\.$/)).toBeVisible();
});

test('without a free browser the test is recorded as soon as there is one', async () => {
  server.use(respondWithError('post', '/live', 503, 'All live browsers are in use.'));
  withDemo('http://shop.test');
  server.use(respondWithBlueprints());
  const { user } = open();
  await user.click(within(await guide()).getByRole('button', { name: 'Record a Test' }));
  await user.click(await screen.findByRole('button', { name: 'Start Recording' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('All live browsers are in use.');
  expect(screen.queryByText(/^Use the page on the right/)).not.toBeInTheDocument();
  server.use(...openLiveWorker().handlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Recording')).toBeVisible();
  expect(screen.getByText(/^Use the page on the right/)).toBeVisible();
});

test('a phone says that recording needs a wider screen', async () => {
  const phone = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  const matchMedia = jest.spyOn(globalThis, 'matchMedia').mockReturnValue(phone as unknown as MediaQueryList);
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'Record a Test' });
  expect(button).toHaveAccessibleDescription('Recording a test needs a wider screen.');
  await user.click(button);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  matchMedia.mockRestore();
});

test('who has no tests is guided to a first one; who has some is not', async () => {
  server.use(respondWithBlueprints());
  const { unmount } = open();
  expect(within(await guide()).getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step');
  unmount();
  server.use(respondWithBlueprints(seeded));
  open();
  expect(await screen.findByRole('row', { name: /Search/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close the guide' })).not.toBeInTheDocument();
});

test('the guide leads from the demo shop to a green run, and shows what is done', async () => {
  withDemo('http://shop.test');
  const worker = openLiveWorker();
  const created = storedTest(['Click "Buy"'], { id: 9, title: 'My first test' });
  const creation = recordCalls('post', '/test_blueprint/create', { test_blueprint: created }, 201);
  const trigger = recordCalls('post', '/test_group_run/trigger_run', { test_group_run: { id: 12 } }, 201);
  server.use(...worker.handlers, creation.handler, trigger.handler);
  const { user } = open();
  await user.click(within(await guide()).getByRole('button', { name: 'Record a Test' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record a test' }));
  expect(dialog.getByRole('textbox', { name: 'URL' })).toHaveValue('http://shop.test');
  await user.click(dialog.getByRole('button', { name: 'Start Recording' }));
  expect(
    await screen.findByText('Use the page on the right. Every click and every text becomes a step.'),
  ).toBeVisible();

  server.use(respondWithBlueprints(listedTest({ id: 9, title: 'My first test' }), seeded));
  await user.click(screen.getByRole('button', { name: 'Create Test' }));
  const [record, save, run] = within(await guide()).getAllByRole('listitem');
  expect(record).toHaveTextContent('Record, done');
  expect(save).toHaveTextContent('Save, done“My first test” is saved.');
  expect(run).toHaveAttribute('aria-current', 'step');
  await user.click(screen.getByRole('button', { name: 'Run It' }));
  server.use(
    respondWithBlueprints(listedTest({ id: 9, title: 'My first test', last_status: 'passed' }), seeded),
  );
  await user.click(await screen.findByRole('button', { name: 'Run Test' }));
  const green = within(await screen.findByRole('region', { name: 'Your first test is green' }));
  expect(green.getAllByRole('listitem')[2]).toHaveTextContent('Run, done');
  expect(trigger.bodies).toEqual([expect.objectContaining({ test_blueprint_ids: [9] })]);
});

test('the guide stays closed', async () => {
  withDemo('http://shop.test');
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'Close the guide' }));
  expect(screen.queryByText('Make your first test in three steps')).not.toBeInTheDocument();
  unmount();
  open();
  expect(await screen.findByRole('row', { name: /Search/ })).toBeVisible();
  expect(screen.queryByText('Make your first test in three steps')).not.toBeInTheDocument();
});
