import { Combobox } from 'shared/overlay';
import type { LiveBrowser } from '../../../state/live-browser.ts';
import { useLiveElements } from '../../../components/live-elements.ts';

interface Props {
  live: LiveBrowser;
  onChoose: (id: string) => void;
}

/** The named elements of the live page: the way to pick without a pointer. */
export function ElementList({ live, onChoose }: Props) {
  const { data: elements = [], isPending, error } = useLiveElements(live);
  return (
    <Combobox
      label="List of elements"
      isLabelHidden
      placeholder="List of elements"
      searchPlaceholder="Search by name or kind"
      isLoading={isPending}
      emptyText={error?.message ?? 'No element of the page has such a name.'}
      options={elements.map(({ id, name, elementKind }) => ({
        value: id,
        label: name,
        ...(elementKind !== null && { hint: elementKind }),
      }))}
      value={null}
      onChange={(id) => id !== null && onChoose(id)}
    />
  );
}
