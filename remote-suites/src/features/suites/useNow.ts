import { useEffect, useState } from 'react';

const REFRESH = 30_000;

/** The present moment, kept up to date for words such as “in 3 hours”. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REFRESH);
    return () => clearInterval(timer);
  }, []);
  return now;
}
