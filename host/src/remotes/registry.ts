import { REMOTE_NAMES, type RemoteName } from 'shared/remote';

/** `remotes.json`: the address of each remote's federation manifest, written by whoever deploys. */
export interface RemotesDocument {
  remotes: Record<RemoteName, { manifest: string }>;
}

/** Checks what was read as `remotes.json`. Throws a sentence for a person naming what is missing. */
export function parseRemotes(document: unknown): RemotesDocument {
  const remotes = (document as Partial<RemotesDocument> | null)?.remotes;
  for (const name of REMOTE_NAMES)
    if (typeof remotes?.[name]?.manifest !== 'string')
      throw new Error(`remotes.json does not say where the part "${name}" is.`);
  return document as RemotesDocument;
}
