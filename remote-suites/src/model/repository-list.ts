import type { GithubRepo } from 'shared/contract';
import { hasEveryWord } from './search.ts';

/** From so many repositories on, they can be searched. */
export const MANY_REPOSITORIES = 9;

/** Whether name, owner and description hold every word of the search. */
export function matchesRepository(repository: GithubRepo, search: string): boolean {
  const { repo_name, repo_description, repo_url } = repository;
  return hasEveryWord(`${repo_name} ${ownerOf(repo_url)} ${repo_description ?? ''}`, search);
}

/** `250 repositories`, or while searching `3 of 250 repositories`. */
export function repositoryCount(shown: number, total: number): string {
  const all = `${total} ${total === 1 ? 'repository' : 'repositories'}`;
  return shown === total ? all : `${shown} of ${all}`;
}

/** The account in a repository's address; empty where there is none. */
export function ownerOf(repositoryAddress: string): string {
  return URL.parse(repositoryAddress)?.pathname.split('/')[1] ?? '';
}
