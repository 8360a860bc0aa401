import type { RegistryDocument, RemoteName } from 'shared/registry';
import { hasOverrides } from './override-storage.ts';
import { preloadEntry } from './preload-entry.ts';

/**
 * Asks for the files of the remote that this address needs while the page's own code is still on its way, where the server
 * that wrote the page could not know which that is. Nothing of it is run, and every failure is left to the one who asks again.
 */
export function startEarly(): void {
  const block = document.getElementById('steplight-remotes')?.textContent;
  const name = hasOverrides() ? null : unforeseenRemote();
  if (!block || !name) return;
  try {
    const release = (JSON.parse(block) as Partial<RegistryDocument>).remotes?.[name];
    if (release) preloadEntry(release);
  } catch {
    // A damaged registry keeps nothing else of the page from starting.
  }
}

/** Whether this page load will show the frame of the signed-in product. */
export function needsShell(): boolean {
  return isSignedIn() && isInside(location.pathname);
}

/** The remote behind the first screen, where it depends on the session; who is not signed in comes to sign-in first. */
function unforeseenRemote(): RemoteName | null {
  const { pathname } = location;
  if (!isInside(pathname)) return null;
  if (!isSignedIn()) return 'auth';
  return /^\/(dashboard\/?)?$/.test(pathname) ? 'runs' : null;
}

function isInside(pathname: string): boolean {
  return pathname === '/' || /^\/dashboard(\/|$)/.test(pathname);
}

// The room of the session is not there yet; this only guesses what it will say.
function isSignedIn(): boolean {
  return localStorage.getItem('token') !== null;
}
