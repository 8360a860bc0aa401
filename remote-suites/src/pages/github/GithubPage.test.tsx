import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { environment, setEnvironment } from 'shared/environment';
import { apiAddress, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { copiedText } from '../../testing/clipboard.ts';
import { respondWithCompany, respondWithSuites } from '../../testing/handlers.ts';
import { sampleCompany, sampleSuite } from '../../testing/samples.ts';

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
  const { user } = renderRemote(remote, '/dashboard/github');
  const box = within(await screen.findByRole('region', { name: 'API key' }));
  await user.click(box.getByRole('button', { name: 'Copy' }));
  expect(await box.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  expect(await copiedText()).toBe(KEY);
  await waitFor(() => expect(box.getByRole('button', { name: 'Copy' })).toBeInTheDocument(), {
    timeout: 3000,
  });
});

test('a browser that forbids copying is told about', async () => {
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

test('a failure to make a new key keeps the old one and is told', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  server.use(respondWithError('post', '/company/me/api-key', 500));
  const { user } = renderRemote(remote, '/dashboard/github');
  await user.click(await screen.findByRole('button', { name: 'Regenerate' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Regenerate' }));
  expect(await screen.findByText('The API key could not be replaced. Please try again.')).toBeInTheDocument();
  expect(screen.getByText('•'.repeat(24))).toBeInTheDocument();
});

test('the command starts the chosen suite with the key from the environment', async () => {
  server.use(respondWithSuites(sampleSuite(), sampleSuite({ id: 12, name: 'Search' })));
  const { user } = renderRemote(remote, '/dashboard/github');
  const example = within(await screen.findByRole('region', { name: 'Start a suite' }));
  expect(example.getByText(/trigger_run/)).toHaveTextContent(
    `curl --fail-with-body -X POST ${apiAddress}/test_group_run/trigger_run`,
  );
  expect(example.getByText(/trigger_run/)).toHaveTextContent('Bearer $STEPLIGHT_API_KEY');
  expect(example.getByText(/trigger_run/)).toHaveTextContent('{"test_blueprint_category_id":3}');
  await user.click(example.getByRole('combobox', { name: 'Test Suite' }));
  await user.click(await screen.findByRole('option', { name: /Search/ }));
  expect(example.getByText(/trigger_run/)).toHaveTextContent('{"test_blueprint_category_id":12}');
  await user.click(example.getByRole('button', { name: 'Copy' }));
  expect(await copiedText()).toContain('{"test_blueprint_category_id":12}');
});

test('without suites there is a way to make one', async () => {
  server.use(respondWithSuites());
  renderRemote(remote, '/dashboard/github');
  expect(await screen.findByRole('link', { name: 'Create one' })).toHaveAttribute(
    'href',
    '/dashboard/test-suites',
  );
});

test('a company that cannot be loaded shows a neutral message, never Connect GitHub', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  server.use(respondWithError('get', '/company/me', 500, 'Out of order.'));
  const { user } = renderRemote(remote, '/dashboard/github');
  expect(await screen.findByText('Your company could not be loaded.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Connect GitHub' })).not.toBeInTheDocument();
  server.use(respondWithCompany(sampleCompany()));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('•'.repeat(24))).toBeInTheDocument();
});

test('Connect GitHub is offered where there is an app to install, and only before it is', async () => {
  const before = environment();
  const first = renderRemote(remote, '/dashboard/github');
  await screen.findByText('•'.repeat(24));
  expect(screen.queryByRole('link', { name: 'Connect GitHub' })).not.toBeInTheDocument();
  first.unmount();

  setEnvironment({ ...before, githubAppAddress: 'https://github.example/apps/steplight/installations/new' });
  const second = renderRemote(remote, '/dashboard/github');
  expect(await screen.findByRole('link', { name: 'Connect GitHub' })).toHaveAttribute(
    'href',
    'https://github.example/apps/steplight/installations/new',
  );
  second.unmount();

  server.use(respondWithCompany(sampleCompany({ github_installation_id: 5 })));
  renderRemote(remote, '/dashboard/github');
  await screen.findByText('•'.repeat(24));
  expect(screen.queryByRole('link', { name: 'Connect GitHub' })).not.toBeInTheDocument();
  act(() => setEnvironment(before));
});
