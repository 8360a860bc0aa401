import { readManifest, type RemoteManifest } from './manifest.ts';
import { REMOTE_NAMES, type RemoteName } from './parts.ts';

/** A build of a remote that is in use. */
export interface Release extends RemoteManifest {
  /** Where its files are; ends with a slash. */
  address: string;
  /** The commit it was deployed from, where that is known. */
  commit: string | null;
}

/** `remotes.json`: the builds that make up the page, written by whoever deploys. */
export interface Registry {
  /** The host's own build, where that is known. */
  host: { build: string } | null;
  remotes: Record<RemoteName, Release>;
}

/** Checks what was read as `remotes.json`. Throws a sentence for a person that names what is wrong. */
export function readRegistry(document: unknown): Registry {
  const remotes = (document as Partial<Registry> | null)?.remotes;
  for (const name of REMOTE_NAMES) {
    const release = (remotes as Partial<Registry['remotes']> | undefined)?.[name];
    if (!release || !isFolder(release.address))
      throw new Error(`remotes.json does not say where the part "${name}" is.`);
    readManifest(release, name, 'remotes.json');
  }
  return { ...(document as Registry), host: (document as Registry).host ?? null };
}

function isFolder(address: unknown): boolean {
  return typeof address === 'string' && /^https?:\/\/[^?#]+\/$/.test(address) && URL.canParse(address);
}
