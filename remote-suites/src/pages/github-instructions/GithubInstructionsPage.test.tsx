import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { environment, setEnvironment } from 'shared/environment';
import { apiAddress, renderRemote, respondWithError, server, smokeTest } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { copiedText } from '../../testing/clipboard.ts';
import { respondWithSuites } from '../../testing/handlers.ts';
import { sampleSuite } from '../../testing/samples.ts';

const AT = '/dashboard/github/instructions';

beforeEach(() => server.use(respondWithSuites(sampleSuite(), sampleSuite({ id: 12, name: 'Search' }))));

const panel = () => screen.findByRole('tabpanel');

test('the tabs hold a snippet each; arrow keys go through them and the address follows', async () => {
  const { user, location } = renderRemote(remote, AT);
  expect(await screen.findByText('Loading test suites...')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'CI/CD instructions' })).toBeInTheDocument();
  expect(document.title).toBe('CI/CD instructions · Steplight');
  expect(await panel()).toHaveTextContent('.github/workflows/steplight.yml');
  expect(await panel()).toHaveTextContent('Settings → Secrets and variables → Actions');
  await user.click(screen.getByRole('tab', { name: 'GitHub Actions' }));
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('tab', { name: 'GitLab CI', selected: true })).toHaveFocus();
  expect(await panel()).toHaveTextContent('.gitlab-ci.yml');
  expect(location()).toBe(`${AT}?tab=gitlab`);
});

test.each([
  ['github', 'GitHub Actions', 'secrets.STEPLIGHT_API_KEY'],
  ['gitlab', 'GitLab CI', 'masked variable named STEPLIGHT_API_KEY'],
  ['jenkins', 'Jenkins', "credentialsId: 'STEPLIGHT_API_KEY'"],
  ['shell', 'Any shell', 'environment variable STEPLIGHT_API_KEY'],
])('?tab=%s opens %s', async (tab, name, words) => {
  renderRemote(remote, `${AT}?tab=${tab}`);
  expect(await screen.findByRole('tab', { name, selected: true })).toBeInTheDocument();
  expect(await panel()).toHaveTextContent(words);
  expect(await panel()).toHaveTextContent(apiAddress);
  expect(await panel()).toHaveTextContent('--junit reports/junit.xml --ctrf reports/ctrf.json');
});

smokeTest('the chosen suite fills the snippet, which can be copied', async () => {
  const { user, location } = renderRemote(remote, `${AT}?tab=shell`);
  expect(await panel()).toHaveTextContent('--suite 3 ');
  await user.click(screen.getByRole('combobox', { name: 'Test Suite' }));
  await user.type(await screen.findByPlaceholderText('Search...'), 'sea');
  await user.click(await screen.findByRole('option', { name: /Search/ }));
  expect(await panel()).toHaveTextContent('--suite 12 ');
  expect(location()).toBe(`${AT}?tab=shell&suite=12`);
  await user.click(within(await panel()).getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  expect(await copiedText()).toMatch(new RegExp(`^export STEPLIGHT_API="${apiAddress}"\n.*--suite 12 `, 's'));
});

test('an address with a suite opens on it; one that is gone gives way to the first', async () => {
  const first = renderRemote(remote, `${AT}?tab=shell&suite=12`);
  expect(await panel()).toHaveTextContent('--suite 12 ');
  first.unmount();
  renderRemote(remote, `${AT}?tab=shell&suite=99`);
  expect(await panel()).toHaveTextContent('--suite 3 ');
});

test('the exit codes are listed', async () => {
  renderRemote(remote, AT);
  const table = within(await screen.findByRole('table', { name: 'Exit codes' }));
  const rows = table.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual([
    'CodeMeaning',
    '0Every test passed.',
    '1A test failed.',
    '2The call is wrong: the key, the suite or the arguments.',
    '3It was not finished in time. The run goes on.',
    '4The service or a run broke.',
  ]);
});

test('an address that pipelines cannot reach is warned of', async () => {
  const before = environment();
  const first = renderRemote(remote, AT);
  expect(await panel()).toHaveTextContent(apiAddress);
  expect(screen.queryByText(/^Only this computer/)).not.toBeInTheDocument();
  first.unmount();
  setEnvironment({ ...before, apiAddress: 'http://localhost' });
  const categories = [sampleSuite()];
  server.use(
    http.get('http://localhost/test_blueprint_category/list', () => HttpResponse.json({ categories })),
  );
  renderRemote(remote, AT);
  expect(await screen.findByText(/^Only this computer finds the API/)).toBeInTheDocument();
  setEnvironment(before);
});

test('without suites there is a way to make one', async () => {
  server.use(respondWithSuites());
  renderRemote(remote, AT);
  expect(await screen.findByRole('link', { name: 'Create a Test Suite' })).toHaveAttribute(
    'href',
    '/dashboard/test-suites',
  );
  expect(screen.getByRole('table', { name: 'Exit codes' })).toBeInTheDocument();
});

test('suites that cannot be loaded can be tried again', async () => {
  server.use(respondWithError('get', '/test_blueprint_category/list', 500));
  const { user } = renderRemote(remote, AT);
  expect(await screen.findByText('Failed to load test suites. Please try again later.')).toBeInTheDocument();
  server.use(respondWithSuites(sampleSuite()));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await panel()).toHaveTextContent('--suite 3 ');
});
