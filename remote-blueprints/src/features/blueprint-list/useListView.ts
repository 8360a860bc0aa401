import { useMemo } from 'react';
import type { BlueprintListItem } from 'shared/contract';
import { useSearchParams, type TestsTab } from 'shared/router';
import { search } from '../../model/listed.ts';
import { readOrder, sortItems, writeOrder, type ListOrder } from '../../model/list-order.ts';

/** What of a list is shown and in which order. The address holds both, so that they are there again after a look at a test. */
export function useListView(tab: TestsTab, items: BlueprintListItem[]) {
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.get('q') ?? '';
  const sort = parameters.get('sort');
  const order = useMemo(() => readOrder(sort), [sort]);
  const shown = useMemo(() => sortItems(search(items, text), order), [items, text, order]);

  const change = (part: Record<string, string>) => {
    const next = { q: text, sort: sort ?? '', ...part };
    const filled = Object.entries(next).filter(([, value]) => value !== '');
    setParameters({ tab, ...Object.fromEntries(filled) }, { replace: true, preventScrollReset: true });
  };
  return {
    text,
    order,
    shown,
    setText: (q: string) => change({ q }),
    setOrder: (next: ListOrder) => change({ sort: writeOrder(next) }),
  };
}
