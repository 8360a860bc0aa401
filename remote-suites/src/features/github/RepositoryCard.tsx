import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import type { GithubRepo } from 'shared/contract';
import { space, styled } from 'shared/theme';
import { Card, GridItem, Heading, LinkButton, Row, Stack, Text } from 'shared/ui';
import { ownerOf } from '../../model/repository-list.ts';
import { Avatar } from './Avatar.tsx';

/** One connected repository. */
export function RepositoryCard({ repository }: { repository: GithubRepo }) {
  const { repo_name, repo_description, repo_url, avatar_url } = repository;
  const id = useId();
  const owner = ownerOf(repo_url);
  return (
    <GridItem>
      <Body forwardedAs="article" aria-labelledby={id}>
        <Row>
          <Avatar key={avatar_url} address={avatar_url} name={owner || repo_name} />
          <Stack gap={0}>
            <Heading level={3} id={id}>
              {repo_name}
            </Heading>
            {owner !== '' && (
              <Text tone="muted" size="sm" isTruncated>
                {owner}
              </Text>
            )}
          </Stack>
        </Row>
        {repo_description && <Text tone="muted">{repo_description}</Text>}
        <Foot>
          <LinkButton
            href={repo_url}
            variant="secondary"
            size="sm"
            icon={<ExternalLink />}
            aria-describedby={id}
          >
            View on GitHub
          </LinkButton>
        </Foot>
      </Body>
    </GridItem>
  );
}

const Body = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  height: 100%;
`;

const Foot = styled.div`
  margin-top: auto;
`;
