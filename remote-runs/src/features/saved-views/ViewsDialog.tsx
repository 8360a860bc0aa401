import { Dialog } from 'shared/overlay';
import { useQuery } from 'shared/query';
import { LoadState, PlainList, Stack, Text } from 'shared/ui';
import { savedViewsQuery } from '../../api/saved-views.ts';
import { SavedViewItem } from './SavedViewItem.tsx';
import { SaveViewForm } from './SaveViewForm.tsx';

interface Props {
  query: string;
  onClose: () => void;
}

/** The saved views to open, rename and delete, and a form that saves the present filters as one. */
export function ViewsDialog({ query, onClose }: Props) {
  const views = useQuery(savedViewsQuery());
  return (
    <Dialog isOpen onClose={onClose} title="Views" description="Filters of the list of runs by name.">
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
                    <SavedViewItem key={view.id} view={view} onOpen={onClose} />
                  ))}
                </PlainList>
              )}
              <SaveViewForm query={query} />
            </Stack>
          )
        }
      </LoadState>
    </Dialog>
  );
}
