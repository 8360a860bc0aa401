import { fireEvent, screen, within } from '@testing-library/react';
import type { Company, GithubRepo } from 'shared/contract';
import { renderRemote, server, smokeTest } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { respondWithCompany, respondWithSuites } from '../../testing/handlers.ts';
import { sampleCompany, sampleRepository } from '../../testing/samples.ts';

const MANAGE = 'https://github.com/organizations/ada/settings/installations/5';

function show(github_repos: GithubRepo[], overrides: Partial<Company> = {}) {
  const company = sampleCompany({ github_installation_id: 5, github_manage_url: MANAGE, github_repos });
  server.use(respondWithCompany({ ...company, ...overrides }), respondWithSuites());
  return renderRemote(remote, '/dashboard/github');
}

const avatar = (card: HTMLElement) => card.querySelector('img');

smokeTest('each repository is a card with avatar, name, description and a link to GitHub', async () => {
  show([sampleRepository()]);
  const section = within(await screen.findByRole('region', { name: 'Connected GitHub Repositories' }));
  expect(section.getByRole('heading', { name: 'Connected GitHub Repositories' })).toBeInTheDocument();
  const card = section.getByRole('article', { name: 'shop' });
  expect(card).toHaveTextContent('What customers see');
  expect(avatar(card)).toHaveAttribute('src', 'https://avatars.githubusercontent.com/u/1?v=4');
  const link = within(card).getByRole('link', { name: 'View on GitHub' });
  expect(link).toHaveAttribute('href', 'https://github.com/ada/shop');
  expect(link).toHaveAccessibleDescription('shop');
  expect(section.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.getByText('•'.repeat(24))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'CI/CD instructions' })).toBeInTheDocument();
  expect(screen.queryByText(/Connect GitHub/)).not.toBeInTheDocument();
});

test('a letter replaces an avatar that is missing or does not load', async () => {
  show([sampleRepository({ avatar_url: null }), sampleRepository({ repo_id: 2, repo_name: 'site' })]);
  const without = await screen.findByRole('article', { name: 'shop' });
  expect(avatar(without)).toBeNull();
  expect(within(without).getByText('A')).toBeInTheDocument();
  const broken = screen.getByRole('article', { name: 'site' });
  fireEvent.error(avatar(broken) as HTMLImageElement);
  expect(avatar(broken)).toBeNull();
  expect(within(broken).getByText('A')).toBeInTheDocument();
});

test('the repositories are chosen on GitHub', async () => {
  const { unmount } = show([sampleRepository()]);
  expect(await screen.findByRole('link', { name: 'Manage GitHub App' })).toHaveAttribute('href', MANAGE);
  unmount();
  show([]);
  expect(await screen.findByRole('link', { name: 'Manage GitHub App' })).toHaveAttribute('href', MANAGE);
});

test('without a repository the section says so', async () => {
  show([]);
  expect(await screen.findByText(/^No repositories were found/)).toBeInTheDocument();
});

test('many repositories can be searched', async () => {
  const many = Array.from({ length: 250 }, (_, index) =>
    sampleRepository({ repo_id: index, repo_name: `service-${index}`, repo_description: null }),
  );
  const { user } = show(many);
  expect(await screen.findByText('250 repositories')).toBeInTheDocument();
  const search = screen.getByRole('searchbox', { name: 'Search repositories' });
  await user.type(search, 'ada 249');
  expect(screen.getByText('1 of 250 repositories')).toBeInTheDocument();
  expect(screen.getByText('service-249')).toBeInTheDocument();
  expect(screen.queryByText('service-24')).not.toBeInTheDocument();
  await user.type(search, 'x');
  expect(screen.getByText('No repository fits “ada 249x”.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(screen.getByText('250 repositories')).toBeInTheDocument();
});
