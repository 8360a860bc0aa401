import { useEffect, useState } from 'react';
import { useSearchParams } from 'shared/router';
import { readFilter, writeFilter, type ListedFilter } from '../../model/audit-filter.ts';

/** How long a person who types must pause before the address follows. */
const ADDRESS_DELAY_MS = 250;

/** The filter, which the address holds, so that it can be shared and the Back button restores it. */
export function useAuditFilter() {
  const [parameters, setParameters] = useSearchParams();
  const filter = readFilter(parameters);
  const { person } = filter;
  const [typed, setTyped] = useState({ text: person, written: person });
  // The address was changed by something else than typing.
  if (typed.written !== person) setTyped({ text: person, written: person });

  useEffect(() => {
    if (typed.text === person) return;
    const timer = setTimeout(() => {
      setTyped(({ text }) => ({ text, written: text }));
      setParameters((now) => writeFilter({ ...readFilter(now), person: typed.text }), { replace: true });
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed.text, person, setParameters]);

  return {
    filter,
    /** What is being typed. */
    person: typed.text,
    setPerson: (text: string) => setTyped((now) => ({ ...now, text })),
    setFilter: (change: Partial<ListedFilter>) =>
      setParameters((now) => writeFilter({ ...readFilter(now), person: typed.text, ...change })),
  };
}
