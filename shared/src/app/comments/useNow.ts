import { useEffect, useState } from 'react';

const INTERVAL_MS = 30_000;

/** The time, for texts such as `3 minutes ago`; updates by itself. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
