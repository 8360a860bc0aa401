import { History } from 'lucide-react';
import { useState } from 'react';
import { isNotFound } from 'shared/http';
import { SidePanel } from 'shared/overlay';
import { useQueries, useQuery } from 'shared/query';
import { Button, EmptyState, ErrorBox, LoadState, PlainList, Stack } from 'shared/ui';
import { versionListQuery } from '../../api/versions.ts';
import { VersionItem } from './VersionItem.tsx';

interface Props {
  id: number;
  onClose: () => void;
}

/** The versions of a stored test or module, newest first; one at a time opens to its differences from the editor. */
export function HistoryPanel({ id, onClose }: Props) {
  const { first, versions, more } = useVersions(id);
  const [openVersion, setOpenVersion] = useState<number | null>(null);
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title="History"
      description="Select a version to compare it with the editor."
    >
      {isNotFound(first.error) ? (
        <EmptyState icon={<History />} text="This server keeps no history." />
      ) : (
        <LoadState query={first} loading="Loading the history..." failed="Failed to load the history.">
          {() =>
            versions.length < 2 ? (
              <EmptyState icon={<History />} text="No earlier versions yet" />
            ) : (
              <Stack gap={4}>
                <PlainList as="ol" aria-label="Versions">
                  {versions.map((version, index) => (
                    <VersionItem
                      key={version.version}
                      id={id}
                      version={version}
                      isCurrent={index === 0}
                      isOpen={version.version === openVersion}
                      onToggle={setOpenVersion}
                      onRestored={onClose}
                    />
                  ))}
                </PlainList>
                {more?.isError && (
                  <ErrorBox
                    text="Failed to load earlier versions."
                    isRetrying={more.isLoading}
                    onRetry={more.load}
                  />
                )}
                {more && !more.isError && (
                  <Button
                    requires="viewer"
                    variant="secondary"
                    isBusy={more.isLoading}
                    busyLabel="Loading..."
                    onClick={more.load}
                  >
                    Show more
                  </Button>
                )}
              </Stack>
            )
          }
        </LoadState>
      )}
    </SidePanel>
  );
}

/**
 * The versions of a test or module, page by page. `first` is the query of the first page; `more` loads the next page, or the last
 * one again if that failed, and is absent at the end.
 */
function useVersions(id: number) {
  const [cursors, setCursors] = useState<number[]>([]);
  const first = useQuery(versionListQuery(id, undefined));
  const further = useQueries({ queries: cursors.map((before) => versionListQuery(id, before)) });
  const pages = [first, ...further];
  const last = further.at(-1) ?? first;

  const next = last.data?.next_before;
  const load = () => {
    if (last.isError) void last.refetch();
    else if (next) setCursors([...cursors, next]);
  };
  return {
    first,
    versions: pages.flatMap(({ data }) => data?.versions ?? []),
    more: last.data && !next ? null : { load, isLoading: last.isFetching, isError: last.isError },
  };
}
