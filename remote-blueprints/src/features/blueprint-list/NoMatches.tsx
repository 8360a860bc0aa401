import { SearchX } from 'lucide-react';
import type { TestsTab } from 'shared/router';
import { Button, EmptyState } from 'shared/ui';
import { isFiltered } from '../../model/list-filter.ts';
import type { ListView } from './useListView.ts';

interface Props {
  tab: TestsTab;
  view: ListView;
  onClear: () => void;
}

/** Shown instead of a list of which nothing is left by its search and filters. */
export function NoMatches({ tab, view: { text, filter }, onClear }: Props) {
  const searched = text.trim();
  const isFilter = isFiltered(filter);
  const by = searched === '' ? 'the filters' : `“${searched}”${isFilter ? ' with these filters' : ''}`;
  return (
    <EmptyState
      icon={<SearchX />}
      text={`No ${tab} match ${by}.`}
      action={
        <Button variant="secondary" onClick={onClear}>
          {isFilter ? 'Clear Filters' : 'Clear Search'}
        </Button>
      }
    />
  );
}
