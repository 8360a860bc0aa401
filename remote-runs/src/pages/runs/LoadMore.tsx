import { space, styled } from 'shared/theme';
import { Button, ErrorBox } from 'shared/ui';

interface LoadMoreProps {
  query: { fetchNextPage: () => unknown; isFetchingNextPage: boolean; isFetchNextPageError: boolean };
}

/** Continues a list that comes in pages. */
export function LoadMore({ query }: LoadMoreProps) {
  const handleClick = () => void query.fetchNextPage();
  return (
    <Root>
      {query.isFetchNextPageError ? (
        <ErrorBox text="Failed to load more runs." onRetry={handleClick} />
      ) : (
        <Button
          variant="secondary"
          isBusy={query.isFetchingNextPage}
          busyLabel="Loading runs..."
          onClick={handleClick}
        >
          Load more
        </Button>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-content: center;
  padding-top: ${space(5)};
`;
