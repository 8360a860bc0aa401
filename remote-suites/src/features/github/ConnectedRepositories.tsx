import { FolderGit2, Settings } from 'lucide-react';
import type { GithubRepo } from 'shared/contract';
import { EmptyState, Heading, LinkButton, Row, Stack } from 'shared/ui';
import { RepositoryList } from './RepositoryList.tsx';

interface Props {
  repositories: GithubRepo[];
  /** Where GitHub lets the owner choose the repositories; undefined: the server does not say. */
  manageAddress: string | null | undefined;
}

/** The repositories that the connected installation may see. */
export function ConnectedRepositories({ repositories, manageAddress }: Props) {
  const manage = manageAddress && (
    <LinkButton requires="owner" href={manageAddress} variant="secondary" size="sm" icon={<Settings />}>
      Manage GitHub App
    </LinkButton>
  );
  return (
    <Stack as="section" gap={4} aria-label="Connected GitHub Repositories">
      <Row gap={3} justify="space-between" wrap>
        <Heading level={2}>Connected GitHub Repositories</Heading>
        {repositories.length > 0 && manage}
      </Row>
      {repositories.length > 0 ? (
        <RepositoryList repositories={repositories} />
      ) : (
        <EmptyState
          icon={<FolderGit2 />}
          text="No repositories were found. Choose on GitHub which ones the app may see."
          action={manage}
        />
      )}
    </Stack>
  );
}
