import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { BlueprintListItem } from 'shared/contract';
import { useLocation, useNavigationType, useSearchParams, type TestsTab } from 'shared/router';
import { search } from '../../model/listed.ts';
import { filterItems, readFilter, writeFilter, type ListFilter } from '../../model/list-filter.ts';
import { readOrder, sortItems, writeOrder, type ListOrder } from '../../model/list-order.ts';
import { useFailedTests } from './useFailedTests.ts';
import { useSuiteFilter } from './useSuiteFilter.ts';

/** How long a person who types must pause before the address follows. */
const ADDRESS_DELAY_MS = 250;
/** Marks what the list itself wrote into the address. */
const OWN = { isOwnSearch: true };

/** The search, filters and order of a list. The address holds them, so that it can be shared and the Back button restores them. */
export function useListView(tab: TestsTab, items: BlueprintListItem[]) {
  const [parameters, setParameters] = useSearchParams();
  const q = parameters.get('q') ?? '';
  const [text, setText] = useTyped(q);
  const order = useMemo(() => readOrder(parameters.get('sort')), [parameters]);
  const { filter: asked, unknown } = useMemo(() => readFilter(parameters, tab), [parameters, tab]);
  const { name: suite, isUnknown: isSuiteUnknown } = useSuiteFilter(asked, items);
  const filter = useMemo(
    () => (isSuiteUnknown ? { ...asked, suite: undefined } : asked),
    [asked, isSuiteUnknown],
  );
  const failed = useFailedTests(filter);
  // A typed character appears immediately, its results as soon as they are computed.
  const wanted = useDeferredValue(text);
  const shown = useMemo(
    () => sortItems(search(filterItems(items, filter, failed?.data), wanted), order),
    [items, filter, failed?.data, wanted, order],
  );

  useEffect(() => {
    if (text === q) return;
    const timer = setTimeout(() => {
      const write = (now: URLSearchParams) => withValues(now, { tab, q: text });
      setParameters(write, { replace: true, preventScrollReset: true, state: OWN });
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, q, tab, setParameters]);

  /** A filter is a visit of its own in the browser's history; typing and sorting are not. */
  const write = (values: Record<string, string>, isVisit: boolean) =>
    setParameters((now) => withValues(now, { tab, q: text, ...values }), {
      replace: !isVisit,
      preventScrollReset: true,
      state: OWN,
    });

  return {
    text,
    order,
    filter,
    /** What the address has that makes no sense. */
    unknown,
    /** The name of the suite of the filter, as soon as it is known. */
    suite,
    /** The address asks for a suite that does not exist; the tests of all suites are shown. */
    isSuiteUnknown,
    /** The query of what the filter asks the server for; undefined: nothing. Until it has data, nothing is shown. */
    failed,
    shown,
    /** The search and the filters, as an address has them; empty: there are none. */
    query: new URLSearchParams(withoutEmpty({ q: text.trim(), ...writeFilter(filter) })).toString(),
    setText,
    setOrder: (next: ListOrder) => write({ sort: writeOrder(next) }, false),
    setFilter: (next: ListFilter) => write(writeFilter(next), true),
    clear: () => {
      setText('');
      write({ q: '', ...writeFilter({}) }, true);
    },
  };
}

export type ListView = ReturnType<typeof useListView>;

/** The typed text. The address may lag behind it, and replaces it only if something else wrote the address, such as a link or the Back button. */
function useTyped(q: string) {
  const { key, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [text, setText] = useState(q);
  // A state of its own: together with the text, a letter typed while a navigation renders would start from the discarded render's state.
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    if (isBack || (state as Partial<typeof OWN> | null)?.isOwnSearch !== true) setText(q);
  }
  return [text, setText] as const;
}

/** The address with other values; empty ones leave it. */
function withValues(parameters: URLSearchParams, values: Record<string, string>): Record<string, string> {
  const all = { tab: '', q: '', sort: '', ...Object.fromEntries(parameters), ...values };
  return withoutEmpty(all);
}

const withoutEmpty = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
