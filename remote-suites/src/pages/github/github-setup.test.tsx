import { configure, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiAddress, renderRemote, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { respondWithCompany, respondWithSuites } from '../../testing/handlers.ts';
import { sampleCompany, sampleRepository } from '../../testing/samples.ts';

const WAY_BACK = '/dashboard/github/setup?installation_id=5&state=1.2.3.x%2By&code=c0de&setup_action=install';
const connected = sampleCompany({ github_installation_id: 5, github_repos: [sampleRepository()] });

/** Answers the setup: each call with the next answer, the last one for ever. Returns the queries that came. */
function answerSetup(...answers: Response[]) {
  const queries: Record<string, string>[] = [];
  server.use(
    http.get(`${apiAddress}/github/setup`, ({ request }) => {
      const answer = answers[Math.min(queries.length, answers.length - 1)] as Response;
      queries.push(Object.fromEntries(new URL(request.url).searchParams));
      return answer.clone();
    }),
  );
  return queries;
}

const success = () => HttpResponse.json({ company: connected });
const failure = (status: number, error?: string) =>
  HttpResponse.json(error === undefined ? {} : { error, code: 'test_error' }, { status });

beforeEach(() => {
  // Every effect and every first render twice, as while developing.
  configure({ reactStrictMode: true });
  jest.spyOn(console, 'error').mockReturnValue();
  server.use(respondWithCompany(connected), respondWithSuites());
});
afterEach(() => configure({ reactStrictMode: false }));

test.each(['/dashboard/github', '/dashboard/github/setup'])(
  'the way back to %s completes the setup, once, and a reload does not ask again',
  async (path) => {
    const queries = answerSetup(success());
    const { user, location } = renderRemote(remote, `${path}?${WAY_BACK.split('?')[1]}`);
    expect(await screen.findByText('Completing GitHub Setup')).toBeInTheDocument();
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
    expect(await screen.findByText('GitHub Setup Complete!')).toBeInTheDocument();
    await waitFor(() => expect(location()).toBe(path));
    expect(queries).toEqual([{ installation_id: '5', state: '1.2.3.x+y', code: 'c0de' }]);

    await user.click(screen.getByRole('button', { name: 'View Connected Repositories' }));
    expect(await screen.findByText('Connected GitHub Repositories')).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'shop' })).toBeInTheDocument();
    expect(location()).toBe('/dashboard/github');
    expect(queries).toHaveLength(1);
  },
);

test('only what GitHub sent is passed on', async () => {
  const queries = answerSetup(success());
  renderRemote(remote, '/dashboard/github/setup?installation_id=5');
  expect(await screen.findByText('GitHub Setup Complete!')).toBeInTheDocument();
  expect(queries).toEqual([{ installation_id: '5' }]);
});

test('a failure shows the sentence of the server; Try Again asks once more', async () => {
  const queries = answerSetup(failure(422, 'GitHub does not know this installation.'), success());
  const { user, location } = renderRemote(remote, WAY_BACK);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Setup FailedGitHub does not know this installation.Try Again',
  );
  expect(screen.queryByText('There was an error completing the GitHub setup')).not.toBeInTheDocument();
  expect(location()).toBe(WAY_BACK);
  expect(queries).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByRole('region', { name: 'GitHub setup' })).toHaveFocus();
  expect(await screen.findByText('GitHub Setup Complete!')).toBeInTheDocument();
  expect(queries).toHaveLength(2);
});

test.each([
  ['no sentence', failure(500)],
  ['no answer', HttpResponse.error()],
])('a failure with %s shows our own message', async (_, answer) => {
  answerSetup(answer);
  renderRemote(remote, WAY_BACK);
  expect(await screen.findByText('Setup Failed')).toBeInTheDocument();
  expect(screen.getByText('Failed to complete GitHub setup')).toBeInTheDocument();
  expect(screen.getByText('There was an error completing the GitHub setup')).toBeInTheDocument();
});

test('after a failure there is a way to the screen without a setup', async () => {
  const queries = answerSetup(failure(422, 'This way back from GitHub has expired.'));
  server.use(respondWithCompany(sampleCompany({ github_install_url: 'https://github.example/new' })));
  const { user, location } = renderRemote(remote, WAY_BACK);
  await user.click(await screen.findByRole('button', { name: 'Back to CI/CD' }));
  expect(await screen.findByRole('region', { name: 'GitHub' })).toBeInTheDocument();
  expect(location()).toBe('/dashboard/github');
  expect(queries).toHaveLength(1);
});

test("a user who had to ask the organization's owner sees a note to wait", async () => {
  const queries = answerSetup(success());
  server.use(respondWithCompany(sampleCompany({ github_install_url: 'https://github.example/new' })));
  renderRemote(remote, '/dashboard/github/setup?setup_action=request&state=1.2.3.x');
  expect(
    await screen.findByText(/^An owner of your GitHub organization has been asked to approve the app/),
  ).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'GitHub' })).toBeInTheDocument();
  expect(queries).toEqual([]);
});
