import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiAddress, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { listedModule, listedTest } from '../../testing/blueprints.ts';
import { recordDownloads } from '../../testing/downloads.ts';
import { respondWithBlueprints, respondWithHistories, respondWithSuites } from '../../testing/handlers.ts';

const tests = [listedTest({ id: 1, title: 'Buy' }), listedTest({ id: 2, title: 'Search' })];
const dialog = () => within(screen.getByRole('dialog'));
const start = () => dialog().getByRole('button', { name: 'Export' });
const open = (tab = 'tests') => renderRemote(remote, `/dashboard/tests?tab=${tab}`);

/** Answers with a page per `after`; notes the queries. */
function respondWithPages(...pages: string[][]) {
  const queries: string[] = [];
  const handler = http.get(`${apiAddress}/test_files`, ({ request }) => {
    const { search, searchParams } = new URL(request.url);
    queries.push(search);
    const page = Number(searchParams.get('after') ?? 0);
    const files = (pages[page] ?? []).map((path) => ({
      path,
      content: `# ${path}`,
      test_blueprint_id: 1,
      hash: 'a'.repeat(64),
    }));
    return HttpResponse.json({ files, next_after: page + 1 < pages.length ? page + 1 : null });
  });
  return { handler, queries };
}

beforeEach(() =>
  server.use(
    respondWithBlueprints(...tests, listedModule({ used_by_integration_count: 0 })),
    respondWithHistories(),
    respondWithSuites(),
  ),
);
afterEach(() => jest.restoreAllMocks());

test('a test that is one file is downloaded as it is', async () => {
  const downloads = recordDownloads();
  const pages = respondWithPages(['shop/buy.steps.md']);
  server.use(pages.handler);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Export Buy' }));
  expect(await screen.findByRole('dialog', { name: 'Export Buy' })).toBeVisible();
  await user.click(start());
  expect(await dialog().findByText('1 file was downloaded.')).toBeVisible();
  expect(downloads).toEqual([{ name: 'buy.steps.md', content: expect.any(Blob) }]);
  expect(pages.queries).toEqual(['?test_blueprint_ids=1']);
});

test('several tests are downloaded as an archive, page by page', async () => {
  const downloads = recordDownloads();
  const pages = respondWithPages(['shop/suite.yaml', 'shop/buy.steps.md'], ['shop/search.steps.md']);
  server.use(pages.handler);
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  const bar = within(screen.getByRole('toolbar', { name: 'Selected tests' }));
  await user.click(bar.getByRole('button', { name: 'Export' }));
  expect(await screen.findByRole('dialog', { name: 'Export 2 tests' })).toBeVisible();
  await user.click(start());
  expect(await dialog().findByText('3 files were downloaded.')).toBeVisible();
  expect(downloads).toEqual([{ name: 'steplight-tests.zip', content: expect.any(Blob) }]);
  expect(pages.queries).toEqual(['?test_blueprint_ids=2%2C1', '?test_blueprint_ids=2%2C1&after=1']);
});

test('Playwright specs are downloaded, and what they cannot express is listed', async () => {
  const downloads = recordDownloads();
  server.use(
    http.get(`${apiAddress}/playwright_export`, () =>
      HttpResponse.json({
        files: [
          { path: 'tests/buy.spec.ts', content: 'test' },
          { path: 'playwright.config.ts', content: 'config' },
        ],
        notes: [{ path: 'tests/buy.spec.ts', step_number: 4, message: 'AI Vision has no code.' }],
      }),
    ),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Export Buy' }));
  await user.click(await screen.findByRole('radio', { name: 'For Playwright' }));
  await user.click(start());
  const notes = within(await dialog().findByRole('region', { name: 'Notes' }));
  expect(notes.getByText('tests/buy.spec.ts, step 4')).toBeVisible();
  expect(notes.getByText('AI Vision has no code.')).toBeVisible();
  expect(downloads.map(({ name }) => name)).toEqual(['steplight-playwright.zip']);
});

test('modules are exported as files only', async () => {
  const { user } = open('modules');
  await user.click(await screen.findByRole('button', { name: 'Export Sign in' }));
  expect(await screen.findByRole('dialog', { name: 'Export Sign in' })).toBeVisible();
  expect(dialog().queryByRole('radio')).not.toBeInTheDocument();
});

async function expectFailure(shown: string | RegExp) {
  const downloads = recordDownloads();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Export Buy' }));
  await waitFor(() => expect(start()).toBeVisible());
  await user.click(start());
  expect(await dialog().findByText(shown)).toBeVisible();
  expect(downloads).toEqual([]);
}

test('an export that fails can be repeated', async () => {
  server.use(respondWithError('get', '/test_files', 503));
  await expectFailure('The export failed. Please try again.');
});

test('a server that exports nothing says so', async () => {
  server.use(respondWithError('get', '/test_files', 404, 'Not found'));
  await expectFailure(/this server exports no tests\./);
});
