import { useState } from 'react';
import { useSession } from 'shared/auth';

/**
 * The URL on which this user tries a module, and its setter. It belongs to no module of the API, so this browser keeps it;
 * a module without one, e.g. a new one, begins with the URL that was used last.
 */
export function useTryUrl(moduleId: number | null) {
  const latestKey = `module-url:${useSession()?.user.email}`;
  const key = moduleId === null ? latestKey : `${latestKey}:${moduleId}`;
  const [url, setUrl] = useState(() => load(key) ?? load(latestKey) ?? '');
  const change = (changed: string) => {
    setUrl(changed);
    store(key, changed);
    store(latestKey, changed);
  };
  return [url, change] as const;
}

function load(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, url: string): void {
  try {
    localStorage.setItem(key, url);
  } catch {
    // A full or blocked storage: the URL is there until the page is left.
  }
}
