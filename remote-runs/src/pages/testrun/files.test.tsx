import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { RunFile } from 'shared/contract';
import { apiAddress, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { exampleStep } from '../../testing/example-runs.ts';
import { respondWithTestRun, testRunAddress } from '../../testing/test-run-api.ts';

const filesPath = '/test_run/31/files';
const invoice: RunFile = {
  id: 1,
  step_number: 2,
  name: 'invoice.pdf',
  content_type: 'application/pdf',
  size: 2048,
  url: `${apiAddress}/artifacts/runs/1/31/1/file-1?name=invoice.pdf&signature=a`,
};

const respondWithFiles = (files: RunFile[]) =>
  http.get(apiAddress + filesPath, () => HttpResponse.json({ files }));

async function openFiles() {
  server.use(
    ...respondWithTestRun({
      results: [exampleStep({ step_number: 1 }), exampleStep({ step_number: 2, task: 'Download it' })],
    }),
  );
  const rendered = renderRemote(remote, testRunAddress);
  await rendered.user.click(await screen.findByRole('tab', { name: 'Files' }));
  return rendered;
}

test('downloads have a name, type and size, and lead to their step', async () => {
  const removed: RunFile = {
    ...invoice,
    id: 2,
    step_number: null,
    name: 'orders.csv',
    content_type: 'text/csv',
    url: null,
  };
  server.use(respondWithFiles([invoice, removed]));
  const { user, location } = await openFiles();
  const [first, second] = within(await screen.findByRole('list', { name: 'Files' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('invoice.pdfapplication/pdf2.00 KBStep 2');
  expect(screen.getByRole('link', { name: 'Download invoice.pdf' })).toHaveAttribute('href', invoice.url);
  expect(second).toHaveTextContent(
    'orders.csvtext/csv2.00 KBBefore the first stepRemoved because of its age',
  );
  expect(screen.queryByRole('link', { name: 'Download orders.csv' })).not.toBeInTheDocument();
  expect(location()).toBe(`${testRunAddress}?media=files`);

  await user.click(screen.getByRole('button', { name: 'Step 2' }));
  expect(screen.getByRole('button', { name: /2 ?Download it/ })).toHaveAttribute('aria-current', 'step');
});

test('a run without downloads says so', async () => {
  server.use(respondWithFiles([]));
  await openFiles();
  expect(await screen.findByText('The test downloaded no files.')).toBeVisible();
});

test('downloads that do not load can be tried again', async () => {
  server.use(respondWithError('get', filesPath, 500));
  const { user } = await openFiles();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the files.');
  server.use(respondWithFiles([invoice]));
  await user.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByText('invoice.pdf')).toBeVisible();
});

test('a server that stores no downloads shows a note instead of an error', async () => {
  server.use(respondWithError('get', filesPath, 404));
  await openFiles();
  expect(await screen.findByText('The downloads of this run were not recorded.')).toBeVisible();
});
