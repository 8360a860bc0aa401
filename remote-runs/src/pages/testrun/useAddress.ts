import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'shared/router';

type Changes = Record<string, string | number | null>;

/** The query of the address, and a function that changes values of it in place; null removes one. The function stays the same. */
export function useAddress(): [URLSearchParams, (changes: Changes) => void] {
  const [parameters, setParameters] = useSearchParams();
  const latest = useRef({ parameters, setParameters });
  useEffect(() => {
    latest.current = { parameters, setParameters };
  });
  const write = useCallback((changes: Changes) => {
    const next = new URLSearchParams(latest.current.parameters);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, String(value));
    }
    if (next.toString() !== latest.current.parameters.toString())
      latest.current.setParameters(next, { replace: true, preventScrollReset: true });
  }, []);
  return [parameters, write];
}
