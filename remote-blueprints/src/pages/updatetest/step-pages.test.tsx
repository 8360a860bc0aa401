import { act, fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { StepHit } from 'shared/contract';
import type { Kind } from 'shared/step-language';
import { apiAddress, heldAnswer, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { storedTest } from '../../testing/blueprints.ts';
import { card, field, writeSteps } from '../../testing/editor.ts';
import { recordCalls, respondWithBlueprints, respondWithSuites } from '../../testing/handlers.ts';
import { simulatedStep, simulationOf } from '../../testing/simulations.ts';

afterEach(() => server.events.removeAllListeners());

/** Opens the editor of a stored test with these steps. */
async function open(...actions: string[]) {
  const stored = storedTest(actions);
  server.use(
    respondWithBlueprints(),
    respondWithSuites(),
    http.get(`${apiAddress}/test_blueprint/1`, () => HttpResponse.json({ test_blueprint: stored })),
  );
  const { user } = renderRemote(remote, '/dashboard/updatetest/1');
  await screen.findByRole('listitem', { name: 'Step 1' });
  return user;
}

/** A step last ran an hour ago, on a page with these elements; the others on none. */
function ranOn(step: number, elements: [kind: Kind, name: string][]) {
  const nodes = elements.map(([kind, name], id) => ({ id, kind, role: kind, names: { accessible: name } }));
  server.use(
    http.get(`${apiAddress}/test_blueprint/1/steps/${step}/page`, () =>
      HttpResponse.json({
        latest: {
          taken_at: new Date(Date.now() - 60 * 60 * 1000).toISOString(),
          page: { address: 'http://localhost/', title: 'Shop', nodes },
        },
      }),
    ),
  );
}

const respondWithHits = (...hits: StepHit[]) =>
  http.get(`${apiAddress}/test_blueprint/1/step_hits`, () => HttpResponse.json({ hits }));

const BUY_HIT: StepHit = {
  step_number: 1,
  action: 'Click the "Buy" button',
  result: 'one',
  text: '1 of 1: button "Buy"',
  taken_at: '2026-03-02T09:00:00.000Z',
};
const NO_HIT: StepHit = {
  ...BUY_HIT,
  step_number: 2,
  action: 'Click the "Add to the cart" button',
  result: 'none',
  text: 'None on this page. Nearest: button "Add to cart"',
};

test('the step that is edited says what it would hit on the page that it last ran on', async () => {
  ranOn(2, [
    ['button', 'Buy'],
    ['link', 'More'],
    ['link', 'More'],
  ]);
  const user = await open('Click "Next"', 'Click the "Buy" button');
  await user.click(within(card(2)).getByRole('paragraph'));
  expect(await screen.findByText(/^Would hit: 1 of 1: button "Buy"/)).toHaveTextContent(
    /\(as of 1 hour ago\)$/,
  );
  await user.clear(field());
  await user.type(field(), 'Click the "More" link');
  expect(await screen.findByText(/^Would hit: 2 match: link "More"/)).toBeVisible();
});

test('a name that is not on the page is replaced by a near one', async () => {
  ranOn(1, [
    ['button', 'Add to cart'],
    ['heading', 'Shop'],
  ]);
  const user = await open('Click the "Add to the cart" button');
  await user.click(within(card(1)).getByRole('paragraph'));
  expect(
    await screen.findByText(/^Would hit: None on this page\. Nearest: button "Add to cart"/),
  ).toBeVisible();
  const names = screen.getByRole('group', { name: 'Names on the page' });
  // A heading is no button.
  expect(within(names).getAllByRole('button')).toHaveLength(1);
  await user.click(within(names).getByRole('button', { name: 'Use "Add to cart"' }));
  expect(field()).toHaveValue('Click the "Add to cart" button');
  expect(await screen.findByText(/^Would hit: 1 of 1: button "Add to cart"/)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Names on the page' })).not.toBeInTheDocument();
});

test('all cards say it by one call; one that gets the focus asks for its page, and offers names to use instead', async () => {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/page')) asked.push(new URL(request.url).pathname);
  });
  server.use(respondWithHits(BUY_HIT, NO_HIT));
  ranOn(2, [['button', 'Add to cart']]);
  const user = await open(BUY_HIT.action, NO_HIT.action, 'Click "Next"');
  const line = await within(card(1)).findByText(/^Would hit: 1 of 1: button "Buy"/);
  expect(within(line).getByText(/^\(as of/)).toHaveAttribute('title', expect.stringContaining('2026'));
  expect(within(card(2)).getByText(/^Would hit: None on this page/)).toBeVisible();
  expect(within(card(3)).queryByText(/Would hit/)).not.toBeInTheDocument();
  expect(asked).toEqual([]);

  act(() => card(2).focus());
  await user.click(await within(card(2)).findByRole('button', { name: 'Use "Add to cart"' }));
  expect(card(2)).toHaveTextContent('Click the "Add to cart" button');
  expect(await within(card(2)).findByText(/^Would hit: 1 of 1: button "Add to cart"/)).toBeVisible();
  expect([...new Set(asked)]).toEqual(['/test_blueprint/1/steps/2/page']);
});

test('the answer waits while a pointer is pressed: the card under it does not move', async () => {
  const hits = heldAnswer('get', '/test_blueprint/1/step_hits', { hits: [BUY_HIT] });
  server.use(hits.handler);
  ranOn(2, [['button', 'Next']]);
  await open(BUY_HIT.action, 'Click "Next"');
  fireEvent.pointerDown(card(1));
  hits.letGo();
  // Asked for after that.
  act(() => card(2).focus());
  expect(await within(card(2)).findByText(/^Would hit: 1 of 1: button "Next"/)).toBeVisible();
  expect(within(card(1)).queryByText(/Would hit/)).not.toBeInTheDocument();
  fireEvent.pointerUp(card(1));
  expect(await within(card(1)).findByText(/^Would hit: 1 of 1: button "Buy"/)).toBeVisible();
});

test('a run up to a step without a known page makes its names known, and what the other steps would hit', async () => {
  const simulate = recordCalls('post', '/simulate', { simulation_id: 's' });
  server.use(
    simulate.handler,
    http.get(`${apiAddress}/simulate/s/status`, () => {
      server.use(respondWithHits(BUY_HIT));
      ranOn(2, [['button', 'Add to cart']]);
      return HttpResponse.json(simulationOf('failed', { steps: [simulatedStep({ module_step_number: 1 })] }));
    }),
  );
  const user = await open(BUY_HIT.action, 'Add it to the cart', 'Go back');
  await user.click(
    await within(card(2)).findByRole('button', {
      name: 'Run to here to read the names on its page',
    }),
  );
  const suggestions = await screen.findByRole('group', { name: 'Suggestions for step 2' });
  expect(
    await within(suggestions).findByRole('button', { name: /^Click the "Add to cart" button/ }),
  ).toBeVisible();
  expect(simulate.bodies).toEqual([
    expect.objectContaining({
      steps: [expect.anything(), expect.objectContaining({ action: 'Add it to the cart' })],
    }),
  ]);
  expect(await within(card(1)).findByText(/^Would hit: 1 of 1: button "Buy"/)).toBeVisible();
});

test('names of that page are suggested for a step that is not understood, and completed', async () => {
  ranOn(1, [['button', 'Add to cart']]);
  const user = await open('Add it to the cart');
  const suggestions = await screen.findByRole('group', { name: 'Suggestions for step 1' });
  expect(
    await within(suggestions).findByRole('button', { name: /^Click the "Add to cart" button/ }),
  ).toBeVisible();
  await user.click(within(card(1)).getByRole('paragraph'));
  await user.clear(field());
  await user.type(field(), 'Click "A');
  expect(await screen.findByRole('option', { name: /Add to cart/ })).toBeVisible();
});

test('names are suggested as soon as the steps have run on a page', async () => {
  server.use(
    http.get(`${apiAddress}/test_blueprint/1/steps/1/page`, () => HttpResponse.json({ latest: null })),
    http.post(`${apiAddress}/simulate`, () => {
      ranOn(1, [['button', 'Add to cart']]);
      return HttpResponse.json({ simulation_id: 's' });
    }),
    http.get(`${apiAddress}/simulate/s/status`, () =>
      HttpResponse.json(
        simulationOf('failed', {
          steps: [simulatedStep({ module_step_number: 1, status: 'failed', reason: 'Not clear.' })],
        }),
      ),
    ),
  );
  const user = await open('Add it to the cart', 'Go back');
  await user.click(screen.getByRole('button', { name: 'Run Steps' }));
  const suggestions = await screen.findByRole('group', { name: 'Suggestions for step 1' });
  expect(
    await within(suggestions).findByRole('button', { name: /^Click the "Add to cart" button/ }),
  ).toBeVisible();
});

describe('where a run of the editor has ended', () => {
  /** The run comes to the first steps, of which the last fails on a page with these elements. */
  function endsAt(step: number, elements: [kind: Kind, name: string][]) {
    const nodes = elements.map(([kind, name], id) => ({ id, kind, role: kind, names: { accessible: name } }));
    const page = { address: 'http://localhost/', title: 'Shop', nodes };
    server.use(
      http.post(`${apiAddress}/simulate`, () => HttpResponse.json({ simulation_id: 's' })),
      http.get(`${apiAddress}/simulate/s/status`, () =>
        HttpResponse.json(
          simulationOf('failed', {
            steps: Array.from({ length: 4 }, (_, index) =>
              simulatedStep({
                status: index + 1 < step ? 'completed' : index + 1 === step ? 'failed' : 'pending',
                module_step_number: index + 1,
              }),
            ),
          }),
        ),
      ),
      http.get(`${apiAddress}/simulate/s/steps/:step/page`, ({ params }) =>
        HttpResponse.json({
          latest: Number(params['step']) === step ? { taken_at: '2026-03-02T09:00:00.000Z', page } : null,
        }),
      ),
    );
  }

  test('the names of its page are suggested for all steps behind it, of a test that is not stored, too', async () => {
    endsAt(1, [
      ['button', 'Add to cart'],
      ['link', 'Settings'],
      ['checkbox', 'Remember me'],
    ]);
    server.use(respondWithBlueprints(), respondWithSuites());
    const { user } = renderRemote(remote, '/dashboard/newtest');
    await user.type(await screen.findByRole('textbox', { name: 'URL' }), 'https://shop.test');
    await writeSteps(
      user,
      'Add it to the cart',
      'Go to the settings',
      'Click the "Add to the cart" button',
      'Click the "Frobnicate" button',
      'The "remember me" field is checked',
      'Go to "/account"',
      'Click the "Add to cart" button',
    );
    await user.click(screen.getByRole('button', { name: 'Run Steps' }));
    const suggested = async (step: number, sentence: RegExp) => {
      const suggestions = await screen.findByRole('group', { name: `Suggestions for step ${step}` });
      expect(await within(suggestions).findByRole('button', { name: sentence })).toBeVisible();
    };
    await suggested(1, /^Click the "Add to cart" button/);
    await suggested(2, /^Click the "Settings" link/);
    expect(
      await within(card(3)).findByText(/^Would hit: None on this page\. Nearest: button "Add to cart"/),
    ).toHaveTextContent(/\(where the last run ended, as of /);
    // It may be on another page, and is behind a step that opens one.
    for (const number of [4, 7])
      expect(within(card(number)).queryByText(/Would hit/)).not.toBeInTheDocument();
    act(() => card(5).focus());
    await user.click(await within(card(5)).findByRole('button', { name: 'Use "Remember me"' }));
    expect(card(5)).toHaveTextContent('The "Remember me" checkbox is checked');
  });

  test('a page that the step itself ran on counts more', async () => {
    endsAt(1, [['button', 'Log in']]);
    ranOn(2, [['button', 'Add to cart']]);
    const user = await open('Frobnicate all of it', 'Add it to the cart');
    await user.click(screen.getByRole('button', { name: 'Run Steps' }));
    const suggestions = await screen.findByRole('group', { name: 'Suggestions for step 2' });
    expect(
      await within(suggestions).findByRole('button', { name: /^Click the "Add to cart" button/ }),
    ).toBeVisible();
  });
});

test.each([
  ['a step without a known page', () => undefined],
  [
    'a server that stores no pages',
    () =>
      server.use(
        respondWithError('get', '/test_blueprint/1/steps/1/page', 404),
        respondWithError('get', '/test_blueprint/1/step_hits', 404),
      ),
  ],
])('nothing is said of %s', async (_name, prepare) => {
  ranOn(2, [['button', 'Next']]);
  prepare();
  const user = await open('Click the "Buy" button', 'Click "Next"');
  await user.click(within(card(1)).getByRole('paragraph'));
  await user.keyboard('{Escape}');
  // Asked for after the first one.
  await user.click(within(card(2)).getByRole('paragraph'));
  expect(await screen.findByText(/^Would hit: 1 of 1: button "Next"/)).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(within(card(1)).getByRole('paragraph'));
  expect(field()).toHaveValue('Click the "Buy" button');
  expect(within(card(1)).queryByText(/Would hit/)).not.toBeInTheDocument();
});
