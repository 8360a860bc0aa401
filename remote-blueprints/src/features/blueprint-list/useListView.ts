import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { BlueprintListItem } from 'shared/contract';
import { useLocation, useSearchParams, type TestsTab } from 'shared/router';
import { search } from '../../model/listed.ts';
import { readOrder, sortItems, writeOrder, type ListOrder } from '../../model/list-order.ts';

/** How long a person who types must pause before the address follows. */
const ADDRESS_DELAY_MS = 250;
/** Marks what the list itself wrote into the address. */
const OWN = { isOwnSearch: true };

/** The search and order of a list. The address holds both, so that the Back button restores them. */
export function useListView(tab: TestsTab, items: BlueprintListItem[]) {
  const [parameters, setParameters] = useSearchParams();
  const q = parameters.get('q') ?? '';
  const sort = parameters.get('sort');
  const [text, setText] = useTyped(q);
  const order = useMemo(() => readOrder(sort), [sort]);
  // A typed character appears immediately, its results as soon as they are computed.
  const wanted = useDeferredValue(text);
  const shown = useMemo(() => sortItems(search(items, wanted), order), [items, wanted, order]);

  useEffect(() => {
    if (text === q) return;
    const timer = setTimeout(() => {
      const next = filled({ tab, q: text, sort: sort ?? '' });
      setParameters(next, { replace: true, preventScrollReset: true, state: OWN });
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, q, tab, sort, setParameters]);

  return {
    text,
    order,
    shown,
    setText,
    setOrder: (next: ListOrder) =>
      setParameters(filled({ tab, q: text, sort: writeOrder(next) }), {
        replace: true,
        preventScrollReset: true,
        state: OWN,
      }),
  };
}

/** The typed text. The address may lag behind it, and replaces it only if something else wrote the address, such as a link. */
function useTyped(q: string) {
  const { key, state } = useLocation();
  const [text, setText] = useState(q);
  // A state of its own: together with the text, a letter typed while a navigation renders would start from the discarded render's state.
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    if ((state as Partial<typeof OWN> | null)?.isOwnSearch !== true) setText(q);
  }
  return [text, setText] as const;
}

const filled = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
