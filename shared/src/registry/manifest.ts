import { CONTRACT_VERSION, REMOTE_NAMES, type RemoteName } from './parts.ts';

/** `manifest.json`, which the build of a remote writes beside its files. Names of files are relative to it. */
export interface RemoteManifest {
  name: RemoteName;
  /** The name that the build registers itself under on the page. */
  container: string;
  version: string;
  /** Names exactly the source it was built from. */
  build: string;
  /** The version of `shared` that it was built for. */
  contract: number;
  /** The script that is loaded first; it holds the exposed module. */
  entry: string;
  /** `sha384-…` of every script. */
  integrity: Record<string, string>;
}

const FILE = /^[\w.-]+\.js$/;
const DIGEST = /^sha384-[A-Za-z0-9+/]{64}$/;

/** Of a build for another contract only its name and that number are sure: the rest may be described otherwise there. */
const UNKNOWN = { container: '', version: '?', build: '?', entry: '', integrity: {} };

/**
 * Checks what was read as the manifest of a remote. One for another contract passes, so that it can be refused as such.
 * @param origin what to call it in the message, e.g. its address
 * @throws a sentence for a person
 */
export function readManifest(document: unknown, name: RemoteName, origin: string): RemoteManifest {
  const fault = manifestFault(document as Partial<RemoteManifest> | null, name);
  if (fault) throw new Error(`${origin} is not the manifest of "${name}": ${fault}.`);
  return { ...UNKNOWN, ...(document as RemoteManifest) };
}

function manifestFault(document: Partial<RemoteManifest> | null, name: RemoteName): string | undefined {
  if (typeof document !== 'object' || document === null) return 'it is not an object';
  if (!REMOTE_NAMES.includes(document.name as RemoteName)) return 'it names no part of the page';
  if (document.name !== name) return `it is the one of "${document.name}"`;
  if (typeof document.contract !== 'number') return '"contract" is missing';
  if (document.contract !== CONTRACT_VERSION) return undefined;
  for (const field of ['container', 'version', 'build', 'entry'] as const)
    if (typeof document[field] !== 'string') return `"${field}" is missing`;
  if (!/^\w+$/.test(document.container ?? '')) return '"container" is not a plain name';
  const integrity = Object.entries(document.integrity ?? {});
  if (!integrity.every(([file, digest]) => FILE.test(file) && DIGEST.test(String(digest))))
    return '"integrity" is damaged';
  const isKnown = integrity.some(([file]) => file === document.entry);
  return isKnown ? undefined : `"integrity" lacks ${document.entry}`;
}
