import { useContext, useEffect, useState, type ReactNode } from 'react';
import { SLOW_LOAD_MS } from 'shared/constants';
import { color, flexRow, font, space, styled, wrappingRow } from 'shared/theme';
import { Button } from '../actions/Button.tsx';
import { Skeleton, type SkeletonShape } from '../skeleton/Skeleton.tsx';
import { Spinner } from '../status/Spinner.tsx';
import { ErrorBox } from './ErrorBox.tsx';
import { HangingLoadsContext } from './hanging-loads-context.ts';

/** The subset of a react-query result that is used. */
export interface LoadableQuery<T> {
  data: T | undefined;
  isError: boolean;
  isFetching?: boolean;
  refetch: () => unknown;
}

interface Props<T> {
  query: LoadableQuery<T>;
  /** Its data count as not loaded yet: something that is shown with them is still missing. */
  isWaitingForMore?: boolean;
  /** Shown while the first data load. */
  loading: string;
  /** Shown instead of a spinner and the text, which screen readers still get. */
  skeleton?: SkeletonShape;
  /** Shown when loading failed and there are no data. */
  failed: string;
  /** Replaces `children` when the data are an empty list. */
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * Shows a query's loading state, its error, or its data. The data remain when a later refresh fails. After an error, and when the answer takes long,
 * it offers to try again.
 */
export function LoadState<T>({
  query,
  isWaitingForMore,
  loading,
  skeleton,
  failed,
  empty,
  children,
}: Props<T>) {
  const { data, isError, isFetching = false, refetch } = query;
  if (data !== undefined && !isWaitingForMore) {
    const isEmpty = Array.isArray(data) && data.length === 0;
    return isEmpty && empty !== undefined ? empty : children(data);
  }
  const retry = () => void refetch();
  if (isError && data === undefined)
    return <ErrorBox text={failed} isRetrying={isFetching} onRetry={retry} />;
  return (
    <>
      {isFetching && <SlowLoad onRetry={retry} />}
      {skeleton ? (
        <Skeleton shape={skeleton} loading={loading} />
      ) : (
        <Loading role="status">
          <Spinner />
          {loading}
        </Loading>
      )}
    </>
  );
}

const Loading = styled.div`
  ${flexRow(3)}
  justify-content: center;
  padding: ${space(12)} ${space(4)};
  color: ${color('textMuted')};
`;

/** Offers to ask again once an answer has been awaited for long. */
function SlowLoad({ onRetry }: { onRetry: () => void }) {
  const [isSlow, setIsSlow] = useState(false);
  const beginAgain = useContext(HangingLoadsContext);
  useEffect(() => {
    const timer = isSlow ? undefined : setTimeout(() => setIsSlow(true), SLOW_LOAD_MS);
    return () => clearTimeout(timer);
  }, [isSlow]);
  if (!isSlow) return null;
  const handleRetry = () => {
    setIsSlow(false);
    beginAgain();
    onRetry();
  };
  return (
    <Root role="status">
      This is taking longer than usual.
      <Button requires="viewer" variant="secondary" size="sm" onClick={handleRetry}>
        Try Again
      </Button>
    </Root>
  );
}

const Root = styled.div`
  ${font('md')}
  ${wrappingRow(2, 3)}
  justify-content: center;
  padding-block: ${space(3)};
  color: ${color('textMuted')};
`;
