import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiAddress, renderRemote, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { storedModule, storedStep, storedTest } from '../../testing/blueprints.ts';
import { card } from '../../testing/editor.ts';
import {
  respondWithBlueprints,
  respondWithStored,
  respondWithSuites,
  respondWithVariables,
} from '../../testing/handlers.ts';

const USER = 'Type "{{user}}" into "Name"';
const SUM = 'Type "{{sum}}" into "Total"';
const OTHER = 'Click "{{nme}}"';

const respondWithTable = (...names: string[]) =>
  http.get(`${apiAddress}/test_blueprint/:id/table`, () =>
    HttpResponse.json({
      table: {
        columns: names.map((name) => ({ name, is_secret: false })),
        rows: [],
        updated_at: '2026-03-02T09:00:00.000Z',
        updated_by: 1,
      },
    }),
  );

beforeEach(() => {
  server.use(
    respondWithBlueprints(),
    respondWithSuites(),
    respondWithVariables('user'),
    http.get(`${apiAddress}/environments`, () => HttpResponse.json({ environments: [] })),
    http.get(`${apiAddress}/test_blueprint/:id/table`, () => HttpResponse.json({}, { status: 404 })),
  );
});

async function openTest(steps: string[]) {
  server.use(respondWithStored(storedTest(steps)));
  const { user } = renderRemote(remote, '/dashboard/updatetest/1');
  await screen.findByRole('listitem', { name: 'Step 1' });
  return user;
}

test('a step that names an unknown value is unclear, and says which are known', async () => {
  await openTest([USER, OTHER, 'Remember "Total" as sum', SUM]);
  expect(await within(card(2)).findByText('Unknown value')).toBeVisible();
  expect(card(2)).toHaveTextContent('There is no value named {{nme}}. Known here: {{inbox}}, {{user}}.');
  expect(within(card(2)).queryByRole('img', { name: 'Understood' })).not.toBeInTheDocument();
  for (const number of [1, 3, 4])
    expect(within(card(number)).getByRole('img', { name: 'Understood' })).toBeVisible();
  expect(screen.getByText('3 understood')).toBeVisible();
  expect(screen.getByRole('button', { name: '1 unclear' })).toBeVisible();
});

test('it is said while the step is typed, and gone once it is right', async () => {
  const user = await openTest([USER, OTHER]);
  await user.click(await screen.findByText('{{nme}}'));
  expect(within(card(2)).getByRole('status')).toHaveTextContent('Unknown value');
  await user.clear(screen.getByRole('combobox', { name: 'Text of step 2' }));
  await user.paste('Click "{{user}}"');
  await waitFor(() => expect(within(card(2)).getByRole('status')).toHaveTextContent('Understood'));
  await user.keyboard('{Escape}');
});

test('the columns of the table are known', async () => {
  server.use(respondWithTable('sum'));
  await openTest([SUM, OTHER]);
  expect(await within(card(2)).findByText('Unknown value')).toBeVisible();
  expect(within(card(1)).getByRole('img', { name: 'Understood' })).toBeVisible();
});

test('what a module remembers is known behind it', async () => {
  const use = { type: 'module', action: '', test_blueprint_module_id: 50 } as const;
  const test_steps = [
    storedStep({ id: 1, step_number: 1, action: SUM }),
    storedStep({ id: 2, step_number: 2, ...use }),
    storedStep({ id: 3, step_number: 3, action: SUM }),
  ];
  server.use(
    http.get(`${apiAddress}/test_blueprint/:id`, ({ params: { id } }) =>
      HttpResponse.json({
        test_blueprint:
          id === '50' ? storedModule(['Remember "Total" as sum']) : storedTest([], { test_steps }),
      }),
    ),
  );
  renderRemote(remote, '/dashboard/updatetest/1');
  await screen.findByRole('listitem', { name: 'Step 1' });
  expect(await within(card(1)).findByText('Unknown value')).toBeVisible();
  expect(within(card(3)).getByRole('img', { name: 'Understood' })).toBeVisible();
});

test('the values of a module come from its tests, so it has no unknown ones', async () => {
  server.use(respondWithStored(storedModule([OTHER])));
  renderRemote(remote, '/dashboard/updatemodule/50');
  await screen.findByRole('listitem', { name: 'Step 1' });
  expect(within(card(1)).getByRole('img', { name: 'Understood' })).toBeVisible();
});

test('where the variables cannot be loaded, nothing is called unknown', async () => {
  let asked = 0;
  server.use(
    http.get(`${apiAddress}/company/variables`, () => {
      asked += 1;
      return HttpResponse.json({}, { status: 404 });
    }),
  );
  await openTest([OTHER]);
  await waitFor(() => expect(asked).toBeGreaterThan(0));
  expect(within(card(1)).getByRole('img', { name: 'Understood' })).toBeVisible();
});
