import type { GithubRepo } from 'shared/contract';
import type { StoredRepository } from './tables.ts';

export function presentRepository(stored: StoredRepository): GithubRepo {
  const { repo_id, repo_name, repo_description, repo_url, avatar_url } = stored;
  return { repo_id, repo_name, repo_description, repo_url, avatar_url };
}
