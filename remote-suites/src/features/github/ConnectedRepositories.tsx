import { FolderGit2, Settings } from 'lucide-react';
import type { GithubRepo } from 'shared/contract';
import { EmptyState, Heading, Row, Stack } from 'shared/ui';
import { GithubAppLink } from './GithubAppLink.tsx';
import { RepositoryList } from './RepositoryList.tsx';

interface Props {
  repositories: GithubRepo[];
  /** Where GitHub lets the owner choose the repositories; null: not known. */
  manageAddress: string | null;
}

/** The repositories that the connected installation may see. */
export function ConnectedRepositories({ repositories, manageAddress }: Props) {
  const manage = (
    <GithubAppLink
      address={manageAddress}
      missing="Open the settings of your account or organization on GitHub, and there Installed GitHub Apps."
      variant="secondary"
      size="sm"
      icon={<Settings />}
    >
      Manage GitHub App
    </GithubAppLink>
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
