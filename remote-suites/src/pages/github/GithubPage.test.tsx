import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { environment, setEnvironment } from 'shared/environment';
import { apiAddress, renderRemote, respondWithError, server, startFakeClock } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { copiedText } from '../../testing/clipboard.ts';
import { respondWithCompany, respondWithSuites } from '../../testing/handlers.ts';
import { sampleCompany, sampleRepository, sampleSuite } from '../../testing/samples.ts';

const KEY = sampleCompany().api_key;

beforeEach(() => server.use(respondWithCompany(sampleCompany()), respondWithSuites(sampleSuite())));
afterEach(() => jest.useRealTimers());

test.each(['/dashboard/github', '/dashboard/github/setup'])('%s shows the masked API key', async (at) => {
  const { user } = renderRemote(remote, at);
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  expect(await screen.findByText('•'.repeat(24))).toBeInTheDocument();
  expect(document.title).toBe('CI/CD · Steplight');
  await user.click(screen.getByRole('button', { name: 'Show API key' }));
  expect(screen.getByText(KEY)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hide API key' }));
  expect(screen.queryByText(KEY)).not.toBeInTheDocument();
});

test('the hidden key can be copied, and the button says so for two seconds', async () => {
  startFakeClock();
  const { user } = renderRemote(remote, '/dashboard/github');
  const box = within(await screen.findByRole('region', { name: 'API key' }));
  await user.click(box.getByRole('button', { name: 'Copy' }));
  expect(await box.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  expect(await copiedText()).toBe(KEY);
  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect(box.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(box.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
});

test('a browser that forbids copying shows a message', async () => {
  const { user } = renderRemote(remote, '/dashboard/github');
  const box = within(await screen.findByRole('region', { name: 'API key' }));
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
  await user.click(box.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copy failed')).toBeInTheDocument();
});

test('a new key is made after a question, and shown in the place of the old one', async () => {
  let made = 0;
  server.use(
    http.post(`${apiAddress}/company/me/api-key`, () => {
      made += 1;
      return HttpResponse.json({ company: sampleCompany({ api_key: 'sk_new' }) });
    }),
  );
  const { user } = renderRemote(remote, '/dashboard/github');
  await user.click(await screen.findByRole('button', { name: 'Regenerate' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(made).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Regenerate' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Regenerate' }));
  expect(await screen.findByText('••••••')).toBeInTheDocument();
  expect(made).toBe(1);
});

test('a failure to regenerate the key is shown, and the old key stays', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  server.use(respondWithError('post', '/company/me/api-key', 500));
  const { user } = renderRemote(remote, '/dashboard/github');
  await user.click(await screen.findByRole('button', { name: 'Regenerate' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Regenerate' }));
  expect(await screen.findByText('The API key could not be replaced. Please try again.')).toBeInTheDocument();
  expect(screen.getByText('•'.repeat(24))).toBeInTheDocument();
});

test('the instructions are a link away', async () => {
  const { user, location } = renderRemote(remote, '/dashboard/github');
  await user.click(await screen.findByRole('link', { name: 'CI/CD instructions' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'CI/CD instructions' })).toBeInTheDocument();
  expect(location()).toBe('/dashboard/github/instructions');
});

test('a company that cannot be loaded shows a neutral message, never Connect GitHub', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  server.use(respondWithError('get', '/company/me', 500, 'Out of order.'));
  const { user } = renderRemote(remote, '/dashboard/github');
  expect(await screen.findByText('Your company could not be loaded.')).toBeInTheDocument();
  expect(screen.queryByText(/Connect GitHub/)).not.toBeInTheDocument();
  server.use(respondWithCompany(sampleCompany()));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('•'.repeat(24))).toBeInTheDocument();
});

test('Connect GitHub leads to the page that installs the app', async () => {
  const address = 'https://github.com/apps/steplight/installations/new?state=1.2.3.x';
  server.use(respondWithCompany(sampleCompany({ github_install_url: address })));
  renderRemote(remote, '/dashboard/github');
  expect(await screen.findByRole('link', { name: 'Connect GitHub' })).toHaveAttribute('href', address);
  expect(screen.getByText('•'.repeat(24))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'CI/CD instructions' })).toBeInTheDocument();
});

test('a server without a GitHub App says so, and shows the key and the instructions all the same', async () => {
  renderRemote(remote, '/dashboard/github');
  expect(await screen.findByText(/^GitHub is not set up on this server/)).toBeInTheDocument();
  const connect = screen.getByRole('button', { name: 'Connect GitHub' });
  expect(connect).toHaveAccessibleDescription(/^A GitHub App must be registered for this server first/);
  expect(screen.getByText('•'.repeat(24))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'CI/CD instructions' })).toBeInTheDocument();
});

describe('a server that does not name its GitHub App', () => {
  const before = environment();
  beforeEach(() => setEnvironment({ ...before, githubAppAddress: 'https://github.com/apps/steplight/' }));
  afterEach(() => setEnvironment(before));
  const install = 'https://github.com/apps/steplight/installations/new';
  const unnamed = { github_install_url: undefined, github_manage_url: undefined };

  test('is connected to the App of the environment', async () => {
    server.use(respondWithCompany(sampleCompany(unnamed)));
    renderRemote(remote, '/dashboard/github');
    expect(await screen.findByRole('link', { name: 'Connect GitHub' })).toHaveAttribute('href', install);
  });

  test('has its installation managed there, with and without repositories', async () => {
    for (const github_repos of [[], [sampleRepository()]]) {
      server.use(respondWithCompany(sampleCompany({ ...unnamed, github_installation_id: 5, github_repos })));
      const { unmount } = renderRemote(remote, '/dashboard/github');
      expect(await screen.findByRole('link', { name: 'Manage GitHub App' })).toHaveAttribute('href', install);
      unmount();
    }
  });

  test('says where the installation is managed if the environment names no App either', async () => {
    setEnvironment(before);
    server.use(respondWithCompany(sampleCompany({ ...unnamed, github_installation_id: 5 })));
    renderRemote(remote, '/dashboard/github');
    const manage = await screen.findByRole('button', { name: 'Manage GitHub App' });
    expect(manage).toHaveAccessibleDescription(/Installed GitHub Apps/);
  });
});
