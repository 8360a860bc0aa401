import type { SavedViewList } from 'shared/constants';
import { Dialog } from 'shared/overlay';
import { useQuery } from 'shared/query';
import { paths } from 'shared/router';
import { LoadState, PlainList, Stack, Text } from 'shared/ui';
import { SavedViewItem } from './SavedViewItem.tsx';
import { SaveViewForm } from './SaveViewForm.tsx';
import { savedViewsQuery } from './saved-views.ts';

const LISTS: Record<SavedViewList, { path: string; description: string }> = {
  runs: { path: paths.runs(), description: 'Filters of the list of runs by name.' },
  tests: { path: paths.tests(), description: 'Filters of the list of tests by name.' },
};

interface Props {
  list: SavedViewList;
  query: string;
  onClose: () => void;
}

/** The saved views to open, rename and delete, and a form that saves the present filters as one. */
export function ViewsDialog({ list, query, onClose }: Props) {
  const { path, description } = LISTS[list];
  const views = useQuery(savedViewsQuery(list));
  return (
    <Dialog isOpen onClose={onClose} title="Views" description={description}>
      <LoadState
        query={views}
        loading="Loading the views..."
        skeleton="lines"
        failed="The views could not be loaded."
      >
        {(saved) =>
          saved === null ? (
            <Text tone="muted">This server has no views.</Text>
          ) : (
            <Stack gap={4}>
              {saved.length === 0 && <Text tone="muted">No views yet.</Text>}
              {saved.length > 0 && (
                <PlainList aria-label="Saved views">
                  {saved.map((view) => (
                    <SavedViewItem
                      key={view.id}
                      view={view}
                      to={withQuery(path, view.query)}
                      onOpen={onClose}
                    />
                  ))}
                </PlainList>
              )}
              <SaveViewForm list={list} query={query} />
            </Stack>
          )
        }
      </LoadState>
    </Dialog>
  );
}

const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;
