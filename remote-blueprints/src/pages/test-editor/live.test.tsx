import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { LiveRequest } from 'shared/contract';
import { renderRemote, respondWithEnvironments, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { storedTest } from '../../testing/blueprints.ts';
import { card, chooseFromMenu, field } from '../../testing/editor.ts';
import {
  recordCalls,
  respondWithBlueprints,
  respondWithStored,
  respondWithSuites,
} from '../../testing/handlers.ts';
import { stubDrawing } from '../../testing/live-images.ts';
import { openLiveWorker } from '../../testing/live-worker.ts';
import { openPlan, planProposal } from '../../testing/plans.ts';

type Options = Parameters<typeof openLiveWorker>[0];

const stored = storedTest(['Click "A"', 'Click "B"', 'Click "C"', 'Click "D"']);
const simulation = recordCalls('post', '/simulate', { simulation_id: 's' }, 201);
let drawing: ReturnType<typeof stubDrawing>;

beforeEach(() => {
  simulation.bodies.length = 0;
  drawing = stubDrawing();
  server.use(
    respondWithStored(stored),
    respondWithBlueprints(),
    respondWithSuites(),
    simulation.handler,
    recordCalls('put', '/test_blueprint/update/1', { test_blueprint: stored }).handler,
  );
});

const button = (name: string) => screen.getByRole('button', { name });
const livePage = () => screen.getByRole('textbox', { name: 'Live page' });
const canvas = () => screen.getByRole('img', { name: 'The live page' });
const address = () => screen.getByRole('textbox', { name: 'Address of the live page' });
const summary = async () => within(await screen.findByRole('group', { name: 'Result of the run' }));

async function openLive(options?: Options) {
  const worker = openLiveWorker(options);
  server.use(...worker.handlers);
  const view = renderRemote(remote, '/dashboard/updatetest/1');
  await view.user.click(await screen.findByRole('button', { name: 'Open live browser' }));
  await waitFor(() => expect(address()).toHaveValue('https://shop.test/'));
  return { ...view, worker, runs: () => worker.receivedOf('run').map(describeRun) };
}

const describeRun = ({ starting_url, steps }: Extract<LiveRequest, { type: 'run' }>) =>
  [starting_url ?? 'there', ...steps.map(({ action }) => action)].join(', ');

async function edit(user: UserEvent, number: number, text: string) {
  await chooseFromMenu(user, number, 'Edit');
  await user.clear(field());
  await user.type(field(), text);
  await user.keyboard('{Control>}{Enter}{/Control}');
}

test('opens where the next run takes place', async () => {
  localStorage.setItem('steplight.last-environment', '{"id":1,"name":"Staging"}');
  server.use(respondWithEnvironments('Staging'));
  const { worker } = await openLive();
  expect(worker.starts).toMatchObject([{ environment: 'Staging' }]);
  localStorage.removeItem('steplight.last-environment');
});

test('shows the page, acknowledges its frames and ends with the editor', async () => {
  const { worker, user, unmount } = await openLive();
  expect(worker.starts).toEqual([{ starting_url: 'https://shop.test', blueprint_id: 1 }]);
  expect(worker.receivedOf('watch')).toEqual([{ type: 'watch', isOn: true }]);
  worker.sendFrame(3);
  await waitFor(() => expect(worker.receivedOf('shown')).toEqual([{ type: 'shown', frame: 3 }]));
  expect(drawing.drawings()).toBe(1);
  fireEvent.mouseDown(canvas(), { button: 0, detail: 1 });
  await waitFor(() => expect(worker.receivedOf('input')).toMatchObject([{ input: { frame: 3 } }]));
  worker.received.length = 2;

  await user.click(button('Back'));
  await user.clear(address());
  await user.type(address(), 'shop.test/cart{Enter}');
  await user.click(button('Restart'));
  expect(worker.received.slice(2)).toEqual([
    { type: 'navigate', to: 'back' },
    { type: 'navigate', to: { url: 'https://shop.test/cart' } },
    { type: 'restart', starting_url: 'https://shop.test' },
  ]);
  const page = { type: 'page', url: 'https://shop.test/', title: 'Shop', isLoading: false } as const;
  const tab = (id: string, isFront: boolean) => ({ id, title: `Tab ${id}`, isFront });
  worker.send({ ...page, tabs: [tab('1', false), tab('2', true)] });
  await user.click(await screen.findByRole('button', { name: 'Tab 1' }));
  expect(worker.receivedOf('tab')).toEqual([{ type: 'tab', id: '1', change: 'show' }]);
  unmount();
  await waitFor(() => expect(worker.deletions()).toBe(1));
});

test('runs to a step, goes on from there, and begins again after a change before it', async () => {
  const { user, runs } = await openLive();
  expect(await screen.findByText('The browser is here')).toBeVisible();
  expect(within(card(1)).queryByText('The browser is here')).not.toBeInTheDocument();
  await chooseFromMenu(user, 2, 'Run to here');
  expect((await summary()).getByRole('status')).toHaveTextContent(
    'Steps 1 to 2 passedIn the live browser, from the starting URL',
  );
  expect(await within(card(2)).findByText('The browser is here')).toBeVisible();
  await chooseFromMenu(user, 4, 'Run to here');
  await waitFor(() => expect(within(card(4)).getByText('The browser is here')).toBeVisible());
  expect(within(card(1)).getByText('Success: Done')).toBeInTheDocument();
  expect((await summary()).getByRole('status')).toHaveTextContent(
    'Steps 3 to 4 passedIn the live browser, where it was',
  );
  await chooseFromMenu(user, 1, 'Run this step');
  await waitFor(() => expect(within(card(1)).getByText('The browser is here')).toBeVisible());
  await chooseFromMenu(user, 3, 'Delete');
  await chooseFromMenu(user, 3, 'Run to here');
  await waitFor(() =>
    expect(runs()).toEqual([
      'https://shop.test, Click "A", Click "B"',
      'there, Click "C", Click "D"',
      'there, Click "A"',
      'https://shop.test, Click "A", Click "B", Click "D"',
    ]),
  );
});

test('the card that steps were to run to says which step they stopped at, and leads to it', async () => {
  const { user } = await openLive({
    outcomeOf: (text) => (text === 'Click "B"' ? { isSuccessful: false, result: 'There is no "B".' } : {}),
  });
  await chooseFromMenu(user, 3, 'Run to here');
  await user.click(await within(card(3)).findByRole('button', { name: 'Go to step 2' }));
  expect(card(3)).toHaveTextContent('Not reached: the run stopped at step 2, which failed.');
  expect(card(2)).toHaveFocus();
  await edit(user, 2, 'Click "A"');
  await waitFor(() => expect(card(3)).not.toHaveTextContent('Not reached'));
});

test('steps begin again where the starting URL has changed', async () => {
  const { user, runs } = await openLive();
  await chooseFromMenu(user, 2, 'Run to here');
  await summary();
  const url = screen.getByRole('textbox', { name: 'URL' });
  await user.clear(url);
  await user.type(url, 'https://other.test');
  for (const number of [3, 4]) {
    await chooseFromMenu(user, number, 'Run to here');
    await waitFor(() => expect(within(card(number)).getByText('The browser is here')).toBeVisible());
  }
  expect(runs()).toEqual([
    'https://shop.test, Click "A", Click "B"',
    'https://other.test, Click "A", Click "B", Click "C"',
    'there, Click "D"',
  ]);
});

test('asks before a step runs again that has sent data', async () => {
  const { user, runs } = await openLive({
    outcomeOf: (text) => (text === 'Click "B"' ? { sent: ['POST /orders'] } : {}),
  });
  await chooseFromMenu(user, 2, 'Run to here');
  await summary();
  await chooseFromMenu(user, 2, 'Run this step');
  const question = await screen.findByRole('alertdialog', { name: 'Run Again' });
  expect(question).toHaveAccessibleDescription('Step 2 sent data (POST /orders). Run it again?');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(runs()).toHaveLength(1);
  await chooseFromMenu(user, 2, 'Run this step');
  await user.click(await screen.findByRole('checkbox', { name: /^Do not ask again/ }));
  await user.click(button('Run Again'));
  await waitFor(() => expect(runs()).toHaveLength(2));
  await chooseFromMenu(user, 1, 'Run from here');
  await waitFor(() => expect(runs()).toHaveLength(3));
});

test('asks about a step that was stopped, or has sent something after its end', async () => {
  const { user, worker } = await openLive({ outcomeOf: (text) => ({ isEndless: text === 'Click "B"' }) });
  await chooseFromMenu(user, 2, 'Run to here');
  await within(card(1)).findByText('Success: Done');
  worker.send({ type: 'refused', request: null, message: 'Steps are running.' });
  expect(await screen.findByText('Steps are running.')).toBeVisible();
  worker.send({ type: 'step-sent', run: 1, index: 1, requests: ['POST /orders'] });
  worker.send({ type: 'run-finished', run: 1, status: 'stopped', error: null });
  worker.send({ type: 'step-sent', run: 1, index: 0, requests: ['PUT /cart'] });
  await (await summary()).findByText(/stopped/i);
  expect(screen.queryByText('Steps are running.')).not.toBeInTheDocument();
  await chooseFromMenu(user, 2, 'Run to here');
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
    'Step 2 sent data (POST /orders). Run it again?',
  );
  await user.click(button('Cancel'));
  await chooseFromMenu(user, 1, 'Run this step');
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/PUT \/cart/);
});

test('Run Steps runs in the live browser, from a new window, with the notice of the end of a simulation', async () => {
  const { user, runs, worker } = await openLive({
    outcomeOf: (text) => (text === 'Click "C"' ? { isSuccessful: false, result: 'There is no "C".' } : {}),
  });
  await user.click(button('Run Steps'));
  expect(await screen.findByText('Simulation Failed')).toBeVisible();
  expect(screen.queryByText('Simulation Started')).not.toBeInTheDocument();
  expect(await (await summary()).findByText('Step 3 of 4 failed')).toBeVisible();
  expect(within(card(3)).getByText('There is no "C".', { exact: false })).toBeVisible();
  expect(runs()).toEqual(['https://shop.test, Click "A", Click "B", Click "C", Click "D"']);
  expect(simulation.bodies).toEqual([]);
  // What the failed step would hit now is asked for.
  await waitFor(() =>
    expect(worker.receivedOf('query')).toMatchObject([{ query: { kind: 'highlight', action: 'Click "C"' } }]),
  );
  await user.click(button('Screenshots'));
  expect(await screen.findByRole('img', { name: 'Latest screenshot' })).toBeVisible();
  expect(worker.receivedOf('watch').at(-1)).toEqual({ type: 'watch', isOn: false });
});

test('the pointer reaches the page, and once it was pressed wheel, keys and pasted text, too', async () => {
  const { user, worker } = await openLive();
  const inputs = () => worker.receivedOf('input').map(({ input }) => input);
  jest
    .spyOn(canvas(), 'getBoundingClientRect')
    .mockReturnValue({ left: 100, top: 50, width: 640, height: 360 } as DOMRect);
  fireEvent.pointerMove(canvas(), { clientX: 110, clientY: 60 });
  fireEvent.wheel(canvas(), { deltaY: 10 });
  await user.keyboard('x');
  await waitFor(() => expect(inputs()).toMatchObject([{ kind: 'move' }]));

  worker.received.length = 0;
  fireEvent.mouseDown(canvas(), { clientX: 420, clientY: 230, detail: 2, button: 0 });
  fireEvent.mouseUp(canvas(), { clientX: 420, clientY: 230, button: 0 });
  const point = { x: 640, y: 360 };
  await waitFor(() =>
    expect(inputs()).toEqual([
      { kind: 'down', point, button: 'left', count: 2, modifiers: [] },
      { kind: 'up', point, button: 'left' },
    ]),
  );
  expect(livePage()).toHaveFocus();
  worker.received.length = 0;
  await user.keyboard('a{Enter}{Control>}c{/Control}');
  await user.paste('lamp');
  fireEvent.wheel(canvas(), { clientX: 420, clientY: 230, deltaY: 10 });
  await waitFor(() =>
    expect(inputs()).toEqual([
      { kind: 'text', text: 'a' },
      { kind: 'key', key: 'Enter', modifiers: [] },
      { kind: 'key', key: 'c', modifiers: ['Control'] },
      { kind: 'text', text: 'lamp' },
      { kind: 'wheel', point, dx: 0, dy: 10 },
    ]),
  );

  worker.received.length = 0;
  fireEvent.paste(livePage(), { clipboardData: { getData: () => '' } });
  expect(screen.getByText('Only text can be pasted into the page.')).toBeVisible();
  fireEvent.paste(livePage(), { clipboardData: { getData: () => 'x'.repeat(6000) } });
  expect(screen.getByText('Only the first 5,000 characters were pasted.')).toBeVisible();
  await waitFor(() => expect(inputs()).toEqual([{ kind: 'text', text: 'x'.repeat(5000) }]));
  expect(fireEvent.drop(canvas(), { dataTransfer: { types: ['Files'] } })).toBe(false);
  expect(screen.getByText(/Files cannot be dropped on the page/)).toBeVisible();

  // Keys of the editor stay its own.
  worker.received.length = 0;
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(/saved|updated/i)).toBeVisible();
  const leaveButton = () => screen.queryByRole('button', { name: 'Leave page (Esc Esc)' });
  expect(leaveButton()?.parentElement).toContainElement(address());
  await user.keyboard('{Escape}{Escape}');
  expect(livePage()).not.toHaveFocus();
  expect(leaveButton()).not.toBeInTheDocument();
  await user.keyboard('y');
  expect(inputs()).toEqual([{ kind: 'key', key: 'Escape', modifiers: [] }]);
});

test('composed text arrives when it is complete', async () => {
  const { worker } = await openLive();
  livePage().focus();
  fireEvent.compositionStart(livePage());
  fireEvent.input(livePage(), { target: { value: 'ni' }, isComposing: true });
  expect(worker.receivedOf('input')).toEqual([]);
  fireEvent.compositionEnd(livePage(), { target: { value: '你' } });
  await waitFor(() =>
    expect(worker.receivedOf('input')).toEqual([{ type: 'input', input: { kind: 'text', text: '你' } }]),
  );
});

test('a lost worker is said, and the steps run to the cursor in a new browser', async () => {
  const { user, worker, runs } = await openLive({
    outcomeOf: (text) => (text === 'Click "A"' ? { sent: ['POST /login'] } : {}),
  });
  await chooseFromMenu(user, 2, 'Run to here');
  await summary();
  worker.disconnect(true);
  expect(await screen.findByText('The worker with the live browser has stopped.')).toBeVisible();
  await user.click(button('Resume at step 3'));
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
    'Step 1 sent data (POST /login). Run it again?',
  );
  await user.click(button('Run Again'));
  await waitFor(() => expect(runs()).toHaveLength(2));
  expect(runs()[1]).toBe(runs()[0]);
  expect(worker.starts).toHaveLength(2);
});

test('an interrupted connection is established again', async () => {
  const { worker } = await openLive();
  worker.disconnect();
  await waitFor(() => expect(worker.connections()).toBe(2));
  await waitFor(() => expect(worker.receivedOf('watch')).toHaveLength(2));
  worker.send({ type: 'ended', reason: 'idle', message: 'Nobody used it for 5 minutes.' });
  expect(await screen.findByText('Nobody used it for 5 minutes.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Resume/ })).not.toBeInTheDocument();
  expect(button('Open again')).toBeVisible();
});

test('before a browser ends that is not used it says so; what it had done is done again', async () => {
  const { user, worker, runs } = await openLive({ idleSeconds: 60.3 });
  const warning = () => screen.queryByText(/closes in a minute because it is not used/);
  await waitFor(() => expect(warning()).toBeVisible());
  await user.click(button('Reload'));
  await waitFor(() => expect(warning()).not.toBeInTheDocument());
  await chooseFromMenu(user, 2, 'Run to here');
  await summary();
  worker.send({ type: 'ended', reason: 'idle', message: 'Nobody used it for 5 minutes.' });
  await user.click(await screen.findByRole('button', { name: 'Resume at step 3' }));
  await waitFor(() => expect(runs()).toHaveLength(2));
  expect(runs()[1]).toBe(runs()[0]);
});

test('a name on the live page is put into a failed step by one click', async () => {
  const missingName = { name: 'A', alike: ['Add'], others: ['Search'] };
  const failed = { isSuccessful: false, result: 'There is no "A".', missingName };
  const { user } = await openLive({ outcomeOf: (text) => (text === 'Click "A"' ? failed : {}) });
  await chooseFromMenu(user, 2, 'Run to here');
  await user.click(await within(card(1)).findByRole('button', { name: 'Use "Add"' }));
  expect(card(1)).toHaveTextContent('Click "Add"');
  expect(screen.queryByRole('button', { name: 'Use "Search"' })).not.toBeInTheDocument();
});

test('a sentence that says which element is meant is put into a failed step of the live page by one click', async () => {
  const fixes = [{ kind: 'replace' as const, sentence: 'Click the 2nd "A" link' }];
  const failed = { isSuccessful: false, result: '2 elements are called "A".', fixes };
  const { user } = await openLive({ outcomeOf: (text) => (text === 'Click "A"' ? failed : {}) });
  await chooseFromMenu(user, 2, 'Run to here');
  await user.click(await within(card(1)).findByRole('button', { name: 'Use: Click the 2nd "A" link' }));
  expect(card(1)).toHaveTextContent('Click the 2nd "A" link');
});

test('what a model wrote for a step that ran takes its place by one click, and one undo takes it back', async () => {
  const written = ['Click "Add"', 'Accept the dialog'];
  const { user } = await openLive({ outcomeOf: (text) => (text === 'Click "A"' ? { written } : {}) });
  await chooseFromMenu(user, 2, 'Run to here');
  await user.click(await within(card(1)).findByRole('button', { name: 'Keep' }));
  expect(card(1)).toHaveTextContent('Click "Add"');
  expect(card(2)).toHaveTextContent('Accept the dialog');
  expect(screen.queryByRole('button', { name: 'Keep' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(card(1)).toHaveTextContent('Click "A"');
});

test('a step that names another element than the plan is accepted where it has failed', async () => {
  const plan = openPlan(1, { entries: [], proposals: [] });
  server.use(...plan.handlers());
  const text = 'Click "A"';
  const conflict = planProposal({
    id: 12,
    kind: 'conflict',
    text,
    test_run_id: null,
    planned: 'button "B" (id a)',
    found: 'button "A" (id b)',
  });
  const outcomeOf = () => ({ isEndless: plan.decisions.length === 0 });
  const { user, worker } = await openLive({ outcomeOf });
  const readings = plan.readings();
  await chooseFromMenu(user, 2, 'Run to here');
  await waitFor(() => expect(plan.readings()).toBe(readings + 1));
  plan.propose(conflict);
  const result = 'The sentence and the plan name different elements.';
  const failed = { isSuccessful: false, result, sent: [] };
  worker.send({ type: 'step-finished', run: 1, index: 0, ...failed });
  worker.send({ type: 'run-finished', run: 1, status: 'failed', error: null });
  const proposal = within(await within(card(1)).findByRole('group', { name: 'Proposal for step 1' }));
  expect(proposal.getByText('button "B" (id a)')).toBeVisible();
  expect(proposal.getByText('button "A" (id b)')).toBeVisible();
  await user.click(proposal.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('1 proposal accepted.')).toBeVisible();
  expect(plan.decisions).toEqual([{ accept: [12] }]);
  await waitFor(() =>
    expect(screen.queryByRole('group', { name: 'Proposal for step 1' })).not.toBeInTheDocument(),
  );
  await chooseFromMenu(user, 2, 'Run to here');
  await waitFor(() => expect(card(1)).toHaveTextContent('Success'));
});

test('a step that is offered before a failed one is inserted once, however often it is pressed', async () => {
  const fixes = [{ kind: 'insert_before' as const, sentence: 'Expand "More"' }];
  const failed = { isSuccessful: false, result: 'There is no "B". It is in the page, but hidden.', fixes };
  const { user } = await openLive({ outcomeOf: (text) => (text === 'Click "B"' ? failed : {}) });
  await chooseFromMenu(user, 2, 'Run to here');
  const name = 'Insert before: Expand "More"';
  await user.click(await within(card(2)).findByRole('button', { name }));
  expect(card(2)).toHaveTextContent('Expand "More"');
  expect(card(2)).toHaveFocus();
  await user.click(within(card(3)).getByRole('button', { name }));
  expect(card(2)).toHaveFocus();
  expect(screen.getAllByRole('listitem', { name: /^Step / })).toHaveLength(5);
});

test('what happened while the connection was lost is known', async () => {
  const outcomeOf = (text: string) => ({ isEndless: text === 'Click "B"' });
  const { user, worker } = await openLive({ outcomeOf });
  await chooseFromMenu(user, 2, 'Run to here');
  const progress = await screen.findByRole('group', { name: 'Result of the run' });
  await within(progress).findByText(/running/i);
  worker.disconnect();
  const finished = { isSuccessful: true, result: 'Done', sent: ['POST /orders'] };
  worker.send({ type: 'step-finished', run: 1, index: 1, ...finished });
  worker.send({ type: 'run-finished', run: 1, status: 'passed', error: null });
  expect(await within(progress).findByText('Steps 1 to 2 passed')).toBeVisible();
  expect(within(card(2)).getByText('The browser is here')).toBeVisible();
  await chooseFromMenu(user, 2, 'Run this step');
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/POST \/orders/);
});

test('after a connection that was lost for too long everything is begun again', async () => {
  const outcomeOf = (text: string) => ({ isEndless: text === 'Click "B"' });
  const { user, worker, runs } = await openLive({ outcomeOf, isForgetful: true });
  await chooseFromMenu(user, 2, 'Run to here');
  await within(card(1)).findByText('Success: Done');
  worker.disconnect();
  expect(await screen.findAllByText(/The connection was away too long/)).not.toHaveLength(0);
  await chooseFromMenu(user, 2, 'Run to here');
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
    'Steps 1 and 2 sent data (perhaps, the connection was lost). Run them again?',
  );
  await user.click(button('Run Again'));
  await waitFor(() => expect(runs()).toHaveLength(2));
  expect(runs()[1]).toBe(runs()[0]);
});

test('steps that never arrived because the connection was lost do not run for ever', async () => {
  const { user, worker } = await openLive();
  worker.loseRequests();
  await chooseFromMenu(user, 2, 'Run to here');
  worker.disconnect();
  expect(await screen.findByText(/The connection was lost before the steps began/)).toBeVisible();
  await chooseFromMenu(user, 2, 'Run to here');
  expect((await summary()).getByText('Steps 1 to 2 passed')).toBeVisible();
});

test('steps run again after a browser that was lost while it asked', async () => {
  const { user, worker } = await openLive({ outcomeOf: () => ({ sent: ['POST /orders'] }) });
  await chooseFromMenu(user, 1, 'Run this step');
  await summary();
  await chooseFromMenu(user, 1, 'Run this step');
  await screen.findByRole('alertdialog', { name: 'Run Again' });
  worker.disconnect(true);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(worker.receivedOf('run')).toHaveLength(1);
  await user.click(button('Close live browser'));
  await user.click(button('Run Steps'));
  await waitFor(() => expect(simulation.bodies).toHaveLength(1));
});

test('without a free browser it says so, and can be tried again', async () => {
  server.use(respondWithError('post', '/live', 503, 'All live browsers are in use.'));
  const { user } = renderRemote(remote, '/dashboard/updatetest/1');
  await user.click(await screen.findByRole('button', { name: 'Open live browser' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('All live browsers are in use.');
  const preview = () => screen.getByRole('region', { name: 'Step Preview' });
  await waitFor(() => expect(preview()).toHaveFocus());
  const worker = openLiveWorker();
  server.use(...worker.handlers);
  await user.click(button('Try again'));
  await waitFor(() => expect(address()).toHaveValue('https://shop.test/'));
  await user.click(button('Close live browser'));
  expect(await screen.findByText('Run steps to see preview')).toBeVisible();
  await waitFor(() => expect(preview()).toHaveFocus());
  await waitFor(() => expect(worker.deletions()).toBe(1));
});

test('what the browser asks is answered over the page', async () => {
  const { user, worker } = await openLive();
  livePage().focus();
  const option = (label: string, isSelected: boolean) => ({ label, isSelected, isDisabled: false });
  const ask = async (question: number, about: object) => {
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    worker.send({ type: 'question', question, about } as never);
    return within(await screen.findByRole('dialog'));
  };
  const options = [option('Small', true), option('Large', false)];
  const select = await ask(1, { kind: 'select', label: 'Size', box: null, isMultiple: false, options });
  await user.click(select.getByRole('button', { name: 'Large' }));
  await ask(6, { kind: 'select', label: 'Size', box: null, isMultiple: false, options });
  await user.keyboard('{ArrowDown}{Enter}');
  const several = await ask(2, { kind: 'select', label: 'Size', box: null, isMultiple: true, options });
  await user.click(several.getByRole('checkbox', { name: 'Large' }));
  await user.click(several.getByRole('button', { name: 'OK' }));
  const prompt = await ask(3, { kind: 'dialog', dialog: 'prompt', message: 'Name?', defaultText: 'Ann' });
  await user.type(prompt.getByRole('textbox'), 'e{Enter}');
  const confirm = await ask(4, { kind: 'dialog', dialog: 'confirm', message: 'Delete?', defaultText: '' });
  expect(confirm.getByRole('button', { name: 'OK' })).toHaveFocus();
  await user.click(confirm.getByRole('button', { name: 'Cancel' }));
  const file = await ask(5, { kind: 'file', label: 'Photo' });
  expect(file.getByRole('button', { name: 'Attach a file' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(worker.receivedOf('answer').map(({ answer }) => answer)).toEqual([
      { options: [1] },
      { options: [1] },
      { options: [0, 1] },
      { text: 'Anne' },
      null,
      null,
    ]),
  );
  await waitFor(() => expect(livePage()).toHaveFocus());
});

test('a page that asks while a step is edited gets none of its keys', async () => {
  const { user, worker } = await openLive();
  await chooseFromMenu(user, 2, 'Edit');
  await user.clear(field());
  await user.keyboard('Click "');
  const about = { kind: 'dialog', dialog: 'prompt', message: 'Name?', defaultText: '' } as const;
  worker.send({ type: 'question', question: 1, about });
  const question = within(await screen.findByRole('dialog', { name: 'The page asks' }));
  expect(screen.getByText('The page waits for an answer.')).toBeVisible();
  await user.keyboard('Buy"');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('Click "Buy"');
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(livePage()).not.toHaveFocus();
  expect(worker.receivedOf('input')).toEqual([]);
});

test('a step that is edited shows what it would hit', async () => {
  const box = { x: 128, y: 72, width: 64, height: 36 };
  const { user, worker } = await openLive({
    answerTo: (query) => {
      if (query.kind !== 'highlight') return null;
      const isFound = query.action === 'Click "B"';
      const matches = isFound ? [{ description: 'button "B"', box }] : [];
      return { kind: 'highlight', matches, message: isFound ? null : 'There is no "Bx". Nearest: "B".' };
    },
  });
  await chooseFromMenu(user, 2, 'Edit');
  await waitFor(() => {
    const outline = document.querySelector<HTMLElement>('[data-outline]');
    expect(outline).toHaveStyle({ left: '10%', top: '10%', width: '5%', height: '5%' });
  });
  await edit(user, 2, 'Click "Bx"');
  await chooseFromMenu(user, 2, 'Edit');
  expect(
    await within(card(2)).findByText('In the live browser: There is no "Bx". Nearest: "B".'),
  ).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.querySelector('[data-outline]')).toBeNull());
  expect(worker.receivedOf('query').length).toBeGreaterThan(1);
});

test('a colleague’s browser can be watched, not used', async () => {
  const id = '6f0f7f0e-8a53-4c8e-9b8e-2f6f3c1d0a11';
  const session = { live_session_id: id, started_at: '2026-01-01T00:00:00.000Z' };
  const worker = openLiveWorker({
    sessions: [
      { ...session, started_by: 'ann@example.com', is_own: false },
      { ...session, started_by: 'ada@example.com', is_own: true },
    ],
  });
  const plan = openPlan(1, { entries: [], proposals: [] });
  server.use(...worker.handlers, ...plan.handlers());
  const { user } = renderRemote(remote, '/dashboard/updatetest/1');
  expect(await screen.findByText('has a live browser open')).toHaveTextContent(/^ann@example.com has/);
  await user.click(button('Watch ann@example.com'));
  expect(await screen.findByText('Watching')).toHaveTextContent('Watching ann@example.com');
  await waitFor(() => expect(address()).toHaveValue('https://shop.test/'));
  expect(address()).toHaveAttribute('readonly');
  fireEvent.pointerMove(canvas());
  fireEvent.mouseDown(canvas(), { button: 0, detail: 1 });
  expect(await screen.findByText('The page can only be watched now.')).toBeVisible();
  expect(worker.receivedOf('input')).toEqual([]);
  // What the colleague's steps add to the plan is stored by the colleague's editor.
  worker.send({
    type: 'run-finished',
    run: 9,
    status: 'passed',
    error: null,
    plan: [{ type: 'act', text: 'Click "A"', page: '/', actions: [], origin: 'attempt' }],
  });
  worker.send({ type: 'page', url: 'https://shop.test/cart', title: 'Cart', isLoading: false, tabs: [] });
  await waitFor(() => expect(address()).toHaveValue('https://shop.test/cart'));
  expect(plan.added).toEqual([]);
  await user.click(button('Stop watching'));
  expect(worker.deletions()).toBe(0);
});

test('on a phone a colleague’s browser that could not be watched is asked for again', async () => {
  showPhone();
  const id = '6f0f7f0e-8a53-4c8e-9b8e-2f6f3c1d0a11';
  const session = { live_session_id: id, started_at: '2026-01-01T00:00:00.000Z' };
  const worker = openLiveWorker({ sessions: [{ ...session, started_by: 'Ann', is_own: false }] });
  server.use(...worker.handlers);
  server.use(respondWithError('post', `/live/${id}/tickets`, 404, 'It has ended.'));
  const { user } = renderRemote(remote, '/dashboard/updatetest/1', { role: 'viewer' });
  await user.click(await screen.findByRole('button', { name: 'Watch Ann' }));
  expect(await screen.findByText('It has ended.')).toBeVisible();
  server.use(...worker.handlers);
  await user.click(button('Try again'));
  expect(await screen.findByText('Watching')).toHaveTextContent('Watching Ann');
  expect(worker.starts).toEqual([]);
  fireEvent.mouseDown(canvas(), { button: 0, detail: 1 });
  // A phone could run no steps here either.
  expect(await screen.findByText('The page can only be watched now.')).toBeVisible();
});

test('on a phone the page is watched and steps run', async () => {
  showPhone();
  const { user, worker, runs } = await openLive();
  fireEvent.pointerMove(canvas());
  fireEvent.mouseDown(canvas(), { button: 0, detail: 1 });
  expect(
    await screen.findByText('Using the page needs a wider screen. Steps can be run here.'),
  ).toBeVisible();
  expect(worker.receivedOf('input')).toEqual([]);
  expect(button('Record')).toHaveAccessibleDescription('Recording needs a wider screen.');
  expect(button('Pick')).toHaveAccessibleDescription('Picking needs a wider screen.');
  for (const name of ['Record', 'Pick']) await user.click(button(name));
  expect(worker.receivedOf('record')).toEqual([]);
  expect(button('Pick')).toHaveAttribute('aria-pressed', 'false');
  await chooseFromMenu(user, 2, 'Run to here');
  await waitFor(() => expect(runs()).toHaveLength(1));
});

const matchPhone = {
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
} as unknown as MediaQueryList;

function showPhone(): void {
  const matches = jest.spyOn(globalThis, 'matchMedia');
  matches.mockImplementation((media) => ({ ...matchPhone, media, matches: media.includes('767') }));
}

test('it needs a starting URL', async () => {
  renderRemote(remote, '/dashboard/newtest');
  expect(await screen.findByRole('button', { name: 'Open live browser' })).toHaveAccessibleDescription(
    'Please provide a starting URL first',
  );
});
