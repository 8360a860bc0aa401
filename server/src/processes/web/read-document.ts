import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds after which a server that is silent counts as failed. */
const TIMEOUT = 4000;

/**
 * A JSON document from a file or an address; of a folder (an address that ends with a slash), the file of that name in it.
 * Rejects with a sentence that names the place.
 */
export async function readDocument(place: string, name: string): Promise<unknown> {
  try {
    const text = /^https?:/.test(place) ? await readAddress(place, name) : await readPath(place, name);
    return JSON.parse(text) as unknown;
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    throw new Error(`${name} could not be read from ${place}: ${reason}`, { cause: error });
  }
}

async function readAddress(address: string, name: string): Promise<string> {
  const full = address.endsWith('/') ? address + name : address;
  const response = await fetch(full, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return response.text();
}

async function readPath(path: string, name: string): Promise<string> {
  const isFolder = (await stat(path)).isDirectory();
  return readFile(isFolder ? join(path, name) : path, 'utf8');
}
