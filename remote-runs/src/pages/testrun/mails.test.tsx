import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Mail } from 'shared/contract';
import { apiAddress, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { respondWithTestRun, testRunAddress } from '../../testing/test-run-api.ts';

const mailsPath = '/test_run/31/mails';
const inboxAddress = 'abc.defghijklm@inbox.example.com';

function exampleMail(changes: Partial<Mail> = {}): Mail {
  return {
    id: 1,
    from: 'Lumen Lamps <shop@example.com>',
    subject: 'Your sign-up code',
    text: 'Your code is 482913.',
    page_url: `${apiAddress}/mails/1/page?signature=a`,
    attachments: [],
    received_at: '2026-03-02T09:00:10.000Z',
    ...changes,
  };
}

function openRun(...mails: Mail[]) {
  server.use(
    ...respondWithTestRun({ inbox_address: inboxAddress }),
    http.get(apiAddress + mailsPath, () => HttpResponse.json({ mails })),
  );
  return renderRemote(remote, testRunAddress);
}

test('the mails of a run open one at a time, as they look and as text', async () => {
  const terms = { name: 'terms.pdf', content_type: 'application/pdf', size: 2048 };
  const { user } = openRun(
    exampleMail(),
    exampleMail({ id: 2, subject: '', page_url: null, text: '<b>Plain</b>', attachments: [terms] }),
  );
  expect(await screen.findByRole('heading', { name: 'Mails (2)' })).toBeVisible();
  expect(screen.getByText(inboxAddress)).toBeVisible();
  const first = screen.getByRole('button', { name: /^Your sign-up code.*Lumen Lamps.*Mar 2, 2026/ });
  expect(first).toHaveAttribute('aria-expanded', 'false');
  await user.click(first);
  const frame = screen.getByTitle('Mail: Your sign-up code');
  expect(frame).toHaveAttribute('src', `${apiAddress}/mails/1/page?signature=a`);
  expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  await user.click(screen.getByRole('tab', { name: 'Text' }));
  expect(screen.getByText('Your code is 482913.')).toBeVisible();
  expect(screen.queryByTitle(/^Mail:/)).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: /^No subject/ }));
  expect(first).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('<b>Plain</b>')).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'HTML' })).not.toBeInTheDocument();
  const attachments = within(screen.getByRole('list', { name: 'Attachments' }));
  expect(attachments.getByText('terms.pdf, 2.00 KB')).toBeVisible();
});

test('a run without mails says so', async () => {
  openRun();
  expect(await screen.findByRole('heading', { name: 'Mails (0)' })).toBeVisible();
  expect(screen.getByText(/^No mail came to/)).toHaveTextContent(inboxAddress);
});

test('mails that do not load can be loaded again', async () => {
  server.use(...respondWithTestRun({ inbox_address: inboxAddress }), respondWithError('get', mailsPath, 500));
  const { user } = renderRemote(remote, testRunAddress);
  expect(await screen.findByText('Failed to load the mails.')).toBeVisible();
  server.use(http.get(apiAddress + mailsPath, () => HttpResponse.json({ mails: [exampleMail()] })));
  await user.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByRole('heading', { name: 'Mails (1)' })).toBeVisible();
});

test('a run whose steps are not about mails asks for none', async () => {
  server.use(...respondWithTestRun({ inbox_address: null }));
  renderRemote(remote, testRunAddress);
  expect(await screen.findByText('Test Media')).toBeVisible();
  expect(screen.queryByRole('heading', { name: /^Mails/ })).not.toBeInTheDocument();
});
