import type { RegistryDocument, Release, RemoteName } from 'shared/registry';
import { ownerOf } from '../app/route-owners.ts';
import { hasOverrides } from './override-storage.ts';

/**
 * Asks for the files of the remote that this address needs while the page's own code is still on its way. Nothing of it
 * is run, and every failure is left to the one who asks again.
 */
export function startEarly(): void {
  const block = document.getElementById('steplight-remotes')?.textContent;
  const name = firstRemote(location.pathname);
  if (!block || !name || hasOverrides()) return;
  const release = (JSON.parse(block) as Partial<RegistryDocument>).remotes?.[name];
  if (release) preloadFiles(release);
}

/** Whether this page load will show the frame of the signed-in product. */
export function needsShell(): boolean {
  return isSignedIn() && isInside(location.pathname);
}

/** The remote behind the first screen of a page load; who is not signed in comes to sign-in first. */
function firstRemote(pathname: string): RemoteName | null {
  if (!isInside(pathname)) return ownerOf('public', pathname);
  if (!isSignedIn()) return 'auth';
  return ownerOf('dashboard', pathname.replace(/^\/(dashboard\/?)?/, '') || 'runs');
}

function isInside(pathname: string): boolean {
  return pathname === '/' || /^\/dashboard(\/|$)/.test(pathname);
}

// The room of the session is not there yet; this only guesses what it will say.
function isSignedIn(): boolean {
  return localStorage.getItem('token') !== null;
}

// With the attributes that the scripts themselves will have: else a file is loaded twice.
function preloadFiles({ address, entry, preload, integrity }: Release): void {
  for (const file of [entry, ...preload]) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous' });
    link.integrity = integrity[file] ?? '';
    link.href = address + file;
    document.head.append(link);
  }
}
