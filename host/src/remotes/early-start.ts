import type { RemoteName } from 'shared/remote';
import { ownerOf } from '../app/route-owners.ts';
import type { RemotesDocument } from './registry.ts';

interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { assets: { js: { sync: string[] } } }[];
}

const answers = new Map<string, Promise<Response>>();

/**
 * Asks for the remote that this address needs while the page's own code is still on its way: first its manifest, then
 * the files that the manifest names. Nothing of it is run, and every failure is left to the one who asks again.
 */
export function startEarly(): void {
  const block = document.getElementById('steplight-remotes')?.textContent;
  const name = firstRemote(location.pathname);
  if (!block || !name) return;
  const address = (JSON.parse(block) as RemotesDocument).remotes[name].manifest;
  const answer = fetchFresh(address);
  answers.set(address, answer);
  answer
    .then(async (response) => preloadFiles(address, (await response.clone().json()) as Manifest))
    .catch(() => null);
}

/** Whether this page load will show the frame of the signed-in product. */
export function needsShell(): boolean {
  return isSignedIn() && isInside(location.pathname);
}

/** The answer to the request for a manifest: the one that is under way since the start of the page, else a new one. */
export function fetchManifestAnswer(address: string, signal: AbortSignal): Promise<Response> {
  const answer = answers.get(address);
  answers.delete(address);
  return answer ? Promise.race([answer, rejection(signal)]) : fetchFresh(address, signal);
}

function fetchFresh(address: string, signal: AbortSignal | null = null): Promise<Response> {
  return fetch(address, { cache: 'no-cache', credentials: 'omit', signal });
}

function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
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

function preloadFiles(manifestAddress: string, { metaData, exposes }: Manifest): void {
  const files = [metaData.remoteEntry.name, ...exposes.flatMap(({ assets }) => assets.js.sync)];
  for (const file of files) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous' });
    link.href = new URL(file, manifestAddress).href;
    document.head.append(link);
  }
}
