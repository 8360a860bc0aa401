import type { Company } from 'shared/contract';
import { ConnectedRepositories } from './ConnectedRepositories.tsx';
import { ConnectGithub } from './ConnectGithub.tsx';

/** The company's connection to GitHub, or the way to one. */
export function GithubSection({ company }: { company: Company }) {
  const { github_installation_id, github_repos, github_manage_url, github_install_url } = company;
  if (github_installation_id === null) return <ConnectGithub address={github_install_url} />;
  return <ConnectedRepositories repositories={github_repos} manageAddress={github_manage_url} />;
}
