import { SearchX } from 'lucide-react';
import { useState } from 'react';
import type { GithubRepo } from 'shared/contract';
import { ListToolbar } from 'shared/choice';
import { Button, EmptyState, Grid, Stack } from 'shared/ui';
import { MANY_REPOSITORIES, matchesRepository, repositoryCount } from '../../model/repository-list.ts';
import { RepositoryCard } from './RepositoryCard.tsx';

/** The cards; once there are many, with a search. */
export function RepositoryList({ repositories }: { repositories: GithubRepo[] }) {
  const [search, setSearch] = useState('');
  const shown = repositories.filter((repository) => matchesRepository(repository, search));
  return (
    <Stack gap={4}>
      {(repositories.length >= MANY_REPOSITORIES || search !== '') && (
        <ListToolbar
          label="Repositories"
          search={{
            label: 'Search repositories',
            placeholder: 'Search by name or description',
            value: search,
            onChange: setSearch,
          }}
          count={repositoryCount(shown.length, repositories.length)}
        />
      )}
      {shown.length === 0 && (
        <EmptyState
          icon={<SearchX />}
          text={`No repository fits “${search.trim()}”.`}
          action={
            <Button variant="secondary" onClick={() => setSearch('')}>
              Clear Search
            </Button>
          }
        />
      )}
      <Grid as="ul" minColumn={310} aria-label="Repositories">
        {shown.map((repository) => (
          <RepositoryCard key={repository.repo_id} repository={repository} />
        ))}
      </Grid>
    </Stack>
  );
}
