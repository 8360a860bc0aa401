import { useState } from 'react';
import { personalKey, readRemembered, remember } from 'shared/auth';

/**
 * The URL on which this user tries a module, and its setter. It belongs to no module of the API, so this browser keeps it;
 * a module without one, e.g. a new one, begins with the URL that was used last.
 */
export function useTryUrl(moduleId: number | null) {
  const latestKey = personalKey('module-url');
  const key = moduleId === null ? latestKey : `${latestKey}:${moduleId}`;
  const [url, setUrl] = useState(() => readRemembered(key) ?? readRemembered(latestKey) ?? '');
  const change = (changed: string) => {
    setUrl(changed);
    remember(key, changed);
    remember(latestKey, changed);
  };
  return [url, change] as const;
}
