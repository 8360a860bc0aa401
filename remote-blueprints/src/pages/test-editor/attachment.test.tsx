import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiAddress, renderRemote, respondWithError, server } from 'shared/testing';
import type { ServerResponse } from 'node:http';
import { remote } from '../../remote.tsx';
import { storedTest } from '../../testing/blueprints.ts';
import {
  recordCalls,
  respondWithBlueprints,
  respondWithoutLiveSessions,
  respondWithoutPlans,
  respondWithStored,
  respondWithSuites,
} from '../../testing/handlers.ts';
import { startUploadServer, type UploadServer } from '../../testing/upload-server.ts';

const stored = { s3_key: 'attachments/1/old.pdf', file_name: 'manual.pdf', file_size: 1536 };
const prices = new File(['name,price\n'], 'prices.csv', { type: 'text/csv' });

let storage: UploadServer;
let signing: ReturnType<typeof recordCalls>;
const update = recordCalls('put', '/test_blueprint/update/1', {
  test_blueprint: storedTest(['Go back'], { version: 2 }),
});

const chip = () => screen.findByRole('group', { name: 'Attached file' });
const save = () => screen.getByRole('button', { name: 'Update Test' });

async function open(file: typeof stored | null = null) {
  server.use(respondWithStored(storedTest(['Go back'], { file })));
  const { user } = renderRemote(remote, '/dashboard/updatetest/1');
  await screen.findByRole('button', { name: 'Attach a file' });
  return user;
}

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('File to attach'), { target: { files: [file] } });

beforeEach(async () => {
  storage = await startUploadServer();
  signing = recordCalls('post', '/files/upload-url', {
    s3_presigned_url: `${storage.origin}/uploads/a.csv?signature=x`,
    s3_key: 'attachments/1/a.csv',
    content_type: 'text/csv',
    filename: 'prices.csv',
  });
  update.bodies.length = 0;
  server.use(
    respondWithBlueprints(),
    respondWithSuites(),
    respondWithoutLiveSessions(),
    respondWithoutPlans(),
    signing.handler,
    update.handler,
  );
});
afterEach(() => storage.close());

test('a file is uploaded at once, without our token, and saved with the test', async () => {
  const user = await open();
  choose(prices);
  expect(within(await chip()).getByText('prices.csv')).toBeVisible();
  expect(await screen.findByText('11 Bytes')).toBeVisible();
  expect(signing.bodies).toEqual([{ filename: 'prices.csv', content_type: 'text/csv' }]);
  expect(storage.received).toEqual([
    {
      url: '/uploads/a.csv?signature=x',
      headers: expect.objectContaining({ 'content-type': 'text/csv' }) as object,
      text: 'name,price\n',
    },
  ]);
  expect(storage.received[0]?.headers).not.toHaveProperty('authorization');
  await user.click(save());
  await waitFor(() => expect(update.bodies).toHaveLength(1));
  expect(update.bodies[0]).toMatchObject({
    file: { s3_key: 'attachments/1/a.csv', file_name: 'prices.csv', file_size: 11 },
  });
});

test('while it is on its way, neither a save nor a run goes without it', async () => {
  let arrive: () => void = () => undefined;
  storage.answerBy((response) => (arrive = () => response.end()));
  await open();
  choose(prices);
  expect(await screen.findByRole('button', { name: 'Uploading...' })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Upload of prices.csv' })).toBeVisible();
  expect(save()).toHaveAccessibleDescription('Wait until the file is uploaded');
  await waitFor(() => expect(storage.received).toHaveLength(1));
  arrive();
  expect(await screen.findByRole('button', { name: 'Run Steps' })).toBeVisible();
  await waitFor(() => expect(save()).not.toHaveAccessibleDescription());
});

test('the simulation gets the file and names it', async () => {
  const simulation = recordCalls('post', '/simulate', { simulation_id: 's' }, 201);
  server.use(
    simulation.handler,
    http.get(`${apiAddress}/simulate/s/status`, () =>
      HttpResponse.json({
        simulation_id: 's',
        status: 'running',
        error: null,
        initial_screenshot_url: null,
        steps: [],
      }),
    ),
  );
  const user = await open(stored);
  await user.click(await screen.findByRole('button', { name: 'Run Steps' }));
  expect(await screen.findByText('Simulation ID: s (File: manual.pdf)')).toBeVisible();
  expect(simulation.bodies[0]).toMatchObject({ s3_key: stored.s3_key, file_name: 'manual.pdf' });
});

test('a stored file is shown with its size and can be removed', async () => {
  const user = await open(stored);
  expect(within(await chip()).getByText('1.50 KB')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove manual.pdf' }));
  expect(screen.queryByText('manual.pdf')).not.toBeInTheDocument();
  await user.click(save());
  await waitFor(() => expect(update.bodies).toHaveLength(1));
  expect(update.bodies[0]).toMatchObject({ file: null });
});

test.each<[string, (response: ServerResponse) => void, string | RegExp]>([
  [
    'the storage refuses it',
    (response) => response.writeHead(413, 'Payload Too Large').end('The file is larger than 25 MB.'),
    'Upload failed: 413 Payload Too Large - The file is larger than 25 MB.',
  ],
  ['the connection is lost', (response) => response.destroy(), /^Upload failed: the connection was lost\./],
])(
  'a failed upload keeps the file before and says why beside the paperclip: %s',
  async (_name, answer, words) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    storage.answerBy(answer);
    const user = await open(stored);
    choose(prices);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(within(await chip()).getByText('manual.pdf')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    await user.click(save());
    await waitFor(() => expect(update.bodies).toHaveLength(1));
    expect(update.bodies[0]).toMatchObject({ file: stored });
  },
);

test('a server that gives no address says why', async () => {
  server.use(respondWithError('post', '/files/upload-url', 400, 'This kind of file cannot be attached.'));
  await open();
  choose(prices);
  expect(await screen.findByRole('alert')).toHaveTextContent('This kind of file cannot be attached.');
  expect(storage.received).toEqual([]);
});

test('a file that cannot be attached is not sent at all, and the one before stays', async () => {
  await open(stored);
  choose(new File(['x'], 'run.exe'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^This kind of file cannot be attached\..*\.csv/,
  );
  expect(within(await chip()).getByText('manual.pdf')).toBeVisible();
  expect(signing.bodies).toEqual([]);
});

test('an upload can be cancelled, and the file before stays', async () => {
  storage.answerBy(() => undefined);
  const user = await open(stored);
  choose(prices);
  await user.click(await screen.findByRole('button', { name: 'Cancel the upload of prices.csv' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(() => expect(save()).not.toHaveAccessibleDescription());
  expect(within(await chip()).getByText('manual.pdf')).toBeVisible();
});
