import { useEffect, useState } from 'react';

const REFRESH_INTERVAL_MS = 30_000;

/** The current time, updated for texts such as “in 3 hours”. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REFRESH_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
