import { currentActor } from '../actor.ts';
import type { Secrets } from '../crypto/secrets.ts';

const READ_SECONDS = 60 * 60;
const WRITE_SECONDS = 15 * 60;

interface WriteGrant {
  contentType: string;
  maxBytes: number;
}

interface ReadGrant {
  /** The account of the person that the address was made for, who has to be a member still; null: for no person. */
  viewer: number | null;
}

/** Makes and checks addresses that carry their own permission. `now` is in milliseconds. */
export interface AddressSigner {
  /** For the person on whose behalf it is called, if there is one. */
  readQuery(key: string, now?: number): string;
  /** The same, and the file is downloaded under this name. */
  downloadQuery(key: string, fileName: string, now?: number): string;
  /** Who may read, or undefined when the address is forged or too old. */
  readGrant(key: string, query: Query, now?: number): ReadGrant | undefined;
  writeQuery(key: string, grant: WriteGrant, now?: number): string;
  /** What may be written, or undefined when the address is forged or too old. */
  writeGrant(key: string, query: Query, now?: number): WriteGrant | undefined;
}

type Query = Record<string, string | undefined>;

export function createAddressSigner(secrets: Secrets): AddressSigner {
  const readText = (key: string, expires: string, viewer: string, name?: string) =>
    ['GET', key, expires, viewer, ...(name === undefined ? [] : [name])].join('\n');
  const currentViewer = () => String(currentActor().id ?? '');
  // Rounded up to the minute, so that a page that asks again soon gets the same address and its cached image.
  const readEnd = (now: number) => String(Math.ceil(now / 60_000) * 60 + READ_SECONDS);
  const writeText = (key: string, expires: string, type: string, bytes: string) =>
    ['PUT', key, expires, type, bytes].join('\n');
  const isAlive = (expires: string, now: number) =>
    /^\d{1,12}$/.test(expires) && Number(expires) * 1000 > now;

  return {
    readQuery(key, now = Date.now()) {
      const expires = readEnd(now);
      const viewer = currentViewer();
      // Nothing of it needs escaping, and a long run has thousands of them.
      return `expires=${expires}&viewer=${viewer}&signature=${secrets.sign(readText(key, expires, viewer))}`;
    },
    downloadQuery(key, name, now = Date.now()) {
      const expires = readEnd(now);
      const viewer = currentViewer();
      const signature = secrets.sign(readText(key, expires, viewer, name));
      return new URLSearchParams({ expires, viewer, name, signature }).toString();
    },
    readGrant(key, { expires = '', viewer = '', signature = '', name }, now = Date.now()) {
      if (!isAlive(expires, now) || !secrets.isSignature(readText(key, expires, viewer, name), signature))
        return undefined;
      return { viewer: viewer === '' ? null : Number(viewer) };
    },
    writeQuery(key, { contentType, maxBytes }, now = Date.now()) {
      const expires = String(Math.floor(now / 1000) + WRITE_SECONDS);
      const bytes = String(maxBytes);
      const signature = secrets.sign(writeText(key, expires, contentType, bytes));
      return new URLSearchParams({ expires, type: contentType, bytes, signature }).toString();
    },
    writeGrant(key, { expires = '', type = '', bytes = '', signature = '' }, now = Date.now()) {
      if (!isAlive(expires, now) || !secrets.isSignature(writeText(key, expires, type, bytes), signature))
        return undefined;
      return { contentType: type, maxBytes: Number(bytes) };
    },
  };
}
