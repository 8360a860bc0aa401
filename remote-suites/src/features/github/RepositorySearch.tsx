import { media, space, styled } from 'shared/theme';
import { SearchField, Text } from 'shared/ui';

interface Props {
  search: string;
  onSearch: (search: string) => void;
  /** How many there are; read out when it changes. */
  count: string;
}

/** The search of a long list of repositories. */
export function RepositorySearch({ search, onSearch, count }: Props) {
  return (
    <Tools role="search" aria-label="Repositories">
      <Words>
        <SearchField
          label="Search repositories"
          placeholder="Search by name or description"
          value={search}
          onChange={onSearch}
        />
      </Words>
      <Text tone="muted" size="sm" role="status" isNumeric>
        {count}
      </Text>
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
`;

const Words = styled.div`
  flex: 0 1 340px;
  min-width: 0;

  ${media.phone} {
    flex: 1 1 100%;
  }
`;
