import { CONTRACT_VERSION, REMOTE_NAMES, type RemoteName } from './remotes.ts';

/** `manifest.json`, which the build of a remote writes next to its files. File names are relative to it. */
export interface RemoteManifest {
  name: RemoteName;
  /** The global name under which the build registers itself on the page. */
  container: string;
  version: string;
  /** A digest of the sources. */
  build: string;
  /** The version of `shared` that the remote was built for. */
  contract: number;
  /** The script that is loaded first; it contains the exposed module. */
  entry: string;
  /** `sha384-…` of every script. */
  integrity: Record<string, string>;
}

const FILE = /^[\w.-]+\.js$/;
const DIGEST = /^sha384-[A-Za-z0-9+/]{64}$/;

/** A manifest for another contract may have another shape: only its name and contract are certain. */
const UNKNOWN = { container: '', version: '?', build: '?', entry: '', integrity: {} };

/**
 * Validates the manifest of a remote. One for another contract is accepted, so that the caller can name the mismatch.
 * @param source what the message calls it, e.g. its address
 * @throws Error with a message for users
 */
export function parseManifest(value: unknown, name: RemoteName, source: string): RemoteManifest {
  const problem = findProblem(value as Partial<RemoteManifest> | null, name);
  if (problem) throw new Error(`${source} is not the manifest of "${name}": ${problem}.`);
  return { ...UNKNOWN, ...(value as RemoteManifest) };
}

function findProblem(manifest: Partial<RemoteManifest> | null, name: RemoteName): string | undefined {
  if (typeof manifest !== 'object' || manifest === null) return 'it is not an object';
  if (!REMOTE_NAMES.includes(manifest.name as RemoteName)) return 'it does not name a remote';
  if (manifest.name !== name) return `it is the one of "${manifest.name}"`;
  if (typeof manifest.contract !== 'number') return '"contract" is missing';
  if (manifest.contract !== CONTRACT_VERSION) return undefined;
  for (const field of ['container', 'version', 'build', 'entry'] as const)
    if (typeof manifest[field] !== 'string') return `"${field}" is missing`;
  if (!/^\w+$/.test(manifest.container ?? '')) return '"container" is not a plain name';
  const integrity = Object.entries(manifest.integrity ?? {});
  if (!integrity.every(([file, digest]) => FILE.test(file) && DIGEST.test(String(digest))))
    return '"integrity" is invalid';
  const hasEntry = integrity.some(([file]) => file === manifest.entry);
  return hasEntry ? undefined : `"integrity" lacks ${manifest.entry}`;
}
