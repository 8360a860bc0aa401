import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ImportedTest } from 'shared/contract';
import { renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { listedTest, storedTest } from '../../testing/blueprints.ts';
import {
  recordCalls,
  respondWithBlueprints,
  respondWithHistories,
  respondWithStored,
  respondWithVariables,
} from '../../testing/handlers.ts';
import { importedStep, importedTest } from '../../testing/imports.ts';
import '../../testing/editor.ts';

const file = (name = 'shop.side') => new File(['{}'], name);

function respondWithPreview(tests: ImportedTest[], problems: { file: string; message: string }[] = []) {
  return recordCalls('post', '/imports/preview', { tests, problems });
}

async function open() {
  const page = renderRemote(remote, '/dashboard/tests?tab=tests');
  await page.user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import tests' }));
  const choose = (...files: File[]) => page.user.upload(dialog.getByLabelText('Files to import'), files);
  return { ...page, choose };
}

const dialog = () => within(screen.getByRole('dialog'));
const submit = () => dialog().getByRole('button', { name: /^Import/ });
const step = (number: number) => within(dialog().getByRole('listitem', { name: `Step ${number}` }));

beforeEach(() =>
  server.use(respondWithBlueprints(listedTest()), respondWithHistories(), respondWithVariables()),
);

test('a file is previewed, changed and imported', async () => {
  const preview = respondWithPreview([
    importedTest(['Click "Buy"', 'The lamp works'], {
      starting_url: null,
      tags: ['shop'],
      rejected: [{ source: 'executeScript | x()', line: 7, why: 'Scripts are not run.' }],
    }),
  ]);
  const creation = recordCalls('post', '/imports', { test_blueprint_ids: [9] }, 201);
  server.use(preview.handler, creation.handler, respondWithStored(storedTest([], { id: 9 })));
  const { user, choose, location } = await open();
  await choose(file());
  expect(await dialog().findByText('1 test · 1 step understood · 1 unclear · 1 left out')).toBeVisible();
  expect(preview.bodies).toEqual([{ files: [{ name: 'shop.side', content_base64: btoa('{}') }] }]);
  expect(step(1).getByText('Understood')).toBeInTheDocument();
  expect(step(2).getByText('Unclear')).toBeInTheDocument();
  expect(dialog().getByText('Line 7. Scripts are not run.')).toBeVisible();
  expect(submit()).toHaveAccessibleDescription('One test needs a URL');

  await user.clear(dialog().getByRole('textbox', { name: 'Name' }));
  await user.type(dialog().getByRole('textbox', { name: 'Name' }), 'Buy');
  await user.type(dialog().getByRole('textbox', { name: 'Suite' }), 'Shop');
  await user.type(dialog().getByRole('textbox', { name: 'URL' }), 'shop.test{Tab}');
  await user.click(submit());
  expect(await screen.findByText('1 test imported.')).toBeVisible();
  expect(creation.bodies).toEqual([
    {
      tests: [
        expect.objectContaining({
          title: 'Buy',
          starting_url: 'https://shop.test',
          suite_name: 'Shop',
          tags: ['shop'],
          steps: [
            { type: 'act', action: 'Click "Buy"', use_vision: false, is_disabled: false, module_title: null },
            expect.objectContaining({ action: 'The lamp works' }),
          ],
        }),
      ],
    },
  ]);
  await user.click(screen.getByRole('link', { name: 'Open' }));
  await waitFor(() => expect(location()).toBe('/dashboard/updatetest/9'));
});

test('a suggestion takes the place of an unclear step', async () => {
  server.use(
    respondWithPreview([
      importedTest([], {
        steps: [
          importedStep('Click "A" and then click "B"', { source: 'click | css=.a', line: 3 }),
          importedStep('Click "C"', { warning: 'It is named by its place.' }),
        ],
      }),
    ]).handler,
  );
  const { user, choose } = await open();
  await choose(file());
  await dialog().findByText('click | css=.a');
  await user.click(step(1).getByRole('button', { name: /Click "A" · Click "B"/ }));
  expect(dialog().getByText('1 test · 3 steps understood')).toBeVisible();
  expect(step(2).getByText('Click "B"')).toBeVisible();
  expect(step(3).getByText('It is named by its place.')).toBeVisible();
});

test('of several tests some are chosen; one URL serves those without', async () => {
  const tests = ['One', 'Two', 'Three'].map((title) =>
    importedTest(['Click "Buy"'], { title, starting_url: title === 'Three' ? 'https://own.test' : null }),
  );
  const creation = recordCalls('post', '/imports', { test_blueprint_ids: [8, 9] }, 201);
  server.use(respondWithPreview(tests).handler, creation.handler);
  const { user, choose } = await open();
  await choose(file());
  await user.click(await dialog().findByRole('checkbox', { name: 'Select all (3 of 3)' }));
  expect(submit()).toHaveAccessibleDescription('Choose at least one test');
  await user.click(dialog().getByRole('checkbox', { name: 'One' }));
  await user.click(dialog().getByRole('checkbox', { name: 'Three' }));
  expect(dialog().getByText('URL missing')).toBeVisible();
  await user.type(dialog().getByRole('textbox', { name: 'URL of tests without one' }), 'https://shop.test');
  expect(dialog().queryByText('URL missing')).not.toBeInTheDocument();
  await user.click(submit());
  expect(await screen.findByText('2 tests imported.')).toBeVisible();
  expect(creation.bodies).toMatchObject([
    {
      tests: [
        { title: 'One', starting_url: 'https://shop.test' },
        { title: 'Three', starting_url: 'https://own.test' },
      ],
    },
  ]);
});

test('a test of which no step is left is not selected, and says why', async () => {
  const rejected = [{ source: 'executeScript | x()', line: 7, why: 'Scripts are not run.' }];
  const tests = [importedTest([], { title: 'Scripts', rejected }), importedTest(['Click "Buy"'])];
  server.use(respondWithPreview(tests).handler);
  const { choose } = await open();
  await choose(file());
  expect(await dialog().findByRole('checkbox', { name: 'Scripts' })).not.toBeChecked();
  expect(dialog().getByRole('checkbox', { name: 'Buy a lamp' })).toBeChecked();
  expect(dialog().getByText(/^No step came of this file, so the test could not pass\./)).toBeVisible();
});

test('missing variables are stored with the tests; secrets are masked', async () => {
  const variables = [
    { name: 'user', value: 'ada', is_secret: false },
    { name: 'password', value: null, is_secret: true },
    { name: 'known', value: null, is_secret: false },
    { name: 'later', value: null, is_secret: false },
  ];
  const creation = recordCalls('post', '/imports', { test_blueprint_ids: [9] }, 201);
  server.use(
    respondWithVariables('known'),
    respondWithPreview([importedTest(['Click "Buy"'], { variables })]).handler,
    creation.handler,
  );
  const { user, choose } = await open();
  await choose(file());
  const secret = await dialog().findByLabelText('{{password}}');
  expect(secret).toHaveAttribute('type', 'password');
  expect(dialog().queryByLabelText('{{known}}')).not.toBeInTheDocument();
  await user.type(secret, 'horse');
  await user.click(submit());
  expect(await screen.findByText('1 test imported.')).toBeVisible();
  expect(creation.bodies).toMatchObject([
    {
      variables: [
        { name: 'password', value: 'horse', is_secret: true },
        { name: 'user', value: 'ada', is_secret: false },
      ],
    },
  ]);
});

test('it is said when it is not known which variables are missing, and asked again', async () => {
  const variables = [{ name: 'user', value: null, is_secret: false }];
  server.use(
    respondWithError('get', '/company/variables', 503, 'The database is busy.'),
    respondWithPreview([importedTest(['Click "Buy"'], { variables })]).handler,
  );
  const { user, choose } = await open();
  await choose(file());
  expect(await dialog().findByText(/variables of the company could not be loaded/)).toBeVisible();
  server.use(respondWithVariables('known'));
  await user.click(dialog().getByRole('button', { name: 'Try Again' }));
  expect(await dialog().findByLabelText('{{user}}')).toBeVisible();
});

test('settings, handlers and the table of an own file come along', async () => {
  const extras = {
    browser: { locale: 'de-CH' },
    handlers: ['When "Accept" is shown, click it'],
    table: { columns: [{ name: 'user', is_secret: false }], rows: [['ada'], ['bob']] },
  };
  const creation = recordCalls('post', '/imports', { test_blueprint_ids: [9] }, 201);
  server.use(respondWithPreview([importedTest(['Click "Buy"'], extras)]).handler, creation.handler);
  const { user, choose } = await open();
  await choose(file('steplight.zip'));
  expect(await dialog().findByText(/table of 2 rows · 1 handler · browser settings/)).toBeVisible();
  await user.click(submit());
  expect(await screen.findByText('1 test imported.')).toBeVisible();
  expect(creation.bodies).toMatchObject([{ tests: [extras] }]);
});

test('files that cannot be read are named, and a dropped one is read', async () => {
  server.use(respondWithPreview([], [{ file: 'shop.side', message: 'It is not JSON (line 3).' }]).handler);
  await open();
  const area = dialog().getByRole('button', { name: 'Choose Files' }).parentElement;
  if (area) fireEvent.drop(area, { dataTransfer: { files: [file()] } });
  expect(await dialog().findByText(/It is not JSON \(line 3\)\./)).toBeVisible();
  expect(dialog().getByRole('button', { name: 'Choose Files' })).toBeVisible();
});

test('too large files are refused before they are sent', async () => {
  const preview = respondWithPreview([]);
  server.use(preview.handler);
  const { choose } = await open();
  const large = file();
  Object.defineProperty(large, 'size', { value: 21 * 1024 * 1024 });
  await choose(large);
  expect(await dialog().findByText('Together the files may have at most 20 MB.')).toBeVisible();
  expect(preview.bodies).toEqual([]);
});

test('of hundreds of tests and steps the first are shown until all are asked for', async () => {
  const tests = Array.from({ length: 120 }, (_, index) => importedTest([], { title: `Test ${index + 1}` }));
  server.use(respondWithPreview(tests).handler);
  const { user, choose } = await open();
  await choose(file());
  await dialog().findByRole('checkbox', { name: 'Test 50' });
  expect(dialog().queryByRole('checkbox', { name: 'Test 51' })).not.toBeInTheDocument();
  await user.click(dialog().getByRole('button', { name: 'Show all 120 tests' }));
  expect(dialog().getByRole('checkbox', { name: 'Test 120' })).toBeVisible();
});

test('an import that fails keeps what was changed', async () => {
  server.use(
    respondWithPreview([importedTest(['Click "Buy"'])]).handler,
    respondWithError('post', '/imports', 422, 'There is no module "Sign in".'),
  );
  const { user, choose } = await open();
  await choose(file());
  await user.type(await dialog().findByRole('textbox', { name: 'Name' }), '!');
  await user.click(submit());
  expect(await dialog().findByText('There is no module "Sign in".')).toBeVisible();
  expect(dialog().getByRole('textbox', { name: 'Name' })).toHaveValue('Buy a lamp!');
});

test('a server that imports nothing says so', async () => {
  server.use(respondWithError('post', '/imports/preview', 404, 'Not found'));
  const { choose } = await open();
  await choose(file());
  expect(await dialog().findByText('This server does not import tests.')).toBeVisible();
});
