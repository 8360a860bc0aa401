import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { BlueprintListItem } from 'shared/contract';
import { useLocation, useSearchParams, type TestsTab } from 'shared/router';
import { search } from '../../model/listed.ts';
import { readOrder, sortItems, writeOrder, type ListOrder } from '../../model/list-order.ts';

/** How long a person who types must pause before the address follows. */
const ADDRESS_DELAY = 250;
/** Marks what the list itself wrote into the address. */
const OWN = { isOwnSearch: true };

/** What of a list is shown and in which order. The address holds both, so that they are there again after a look at a test. */
export function useListView(tab: TestsTab, items: BlueprintListItem[]) {
  const [parameters, setParameters] = useSearchParams();
  const q = parameters.get('q') ?? '';
  const sort = parameters.get('sort');
  const [text, setText] = useTyped(q);
  const order = useMemo(() => readOrder(sort), [sort]);
  // A key is on screen at once, what it finds as soon as it is found.
  const wanted = useDeferredValue(text);
  const shown = useMemo(() => sortItems(search(items, wanted), order), [items, wanted, order]);

  useEffect(() => {
    if (text === q) return;
    const timer = setTimeout(() => {
      const next = filled({ tab, q: text, sort: sort ?? '' });
      setParameters(next, { replace: true, preventScrollReset: true, state: OWN });
    }, ADDRESS_DELAY);
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

/** What is typed; the address may lag behind it, and counts only when somebody else has written it, such as a link. */
function useTyped(q: string) {
  const { key, state } = useLocation();
  const [typed, setTyped] = useState({ text: q, key });
  const isOwn = (state as Partial<typeof OWN> | null)?.isOwnSearch === true;
  if (key !== typed.key) setTyped({ text: isOwn ? typed.text : q, key });
  return [typed.text, (text: string) => setTyped((now) => ({ ...now, text }))] as const;
}

const filled = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
