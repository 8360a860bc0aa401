import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'shared/router';

type Changes = Record<string, string | number | null>;

/** The query of the address, and a function that changes values of it in place; null removes one. The function stays the same. */
export type Address = [URLSearchParams, (changes: Changes) => void];

/** One for the whole screen: only the writer itself knows its changes before they are rendered. */
export function useAddress(): Address {
  const [parameters, setParameters] = useSearchParams();
  const latest = useRef({ parameters, setParameters });
  useEffect(() => {
    latest.current = { parameters, setParameters };
  }, [parameters, setParameters]);
  const write = useCallback((changes: Changes) => {
    const next = new URLSearchParams(latest.current.parameters);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, String(value));
    }
    if (next.toString() === latest.current.parameters.toString()) return;
    // The router renders a new address as a transition: a change that comes before that must not undo this one.
    latest.current.parameters = next;
    latest.current.setParameters(next, { replace: true, preventScrollReset: true });
  }, []);
  return [parameters, write];
}
