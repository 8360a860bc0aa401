import { DeployError } from '../failure.ts';
import type { Target } from './target.ts';

/** Milliseconds for one file. */
const TIMEOUT = 30_000;

/** What a target's files are served as: anybody may read them there, and nobody write. */
export function httpTarget(address: string): Target {
  const folder = address.replace(/\/*$/, '/');
  return {
    name: address,
    async read(path) {
      const signal = AbortSignal.timeout(TIMEOUT);
      const reply = await fetch(folder + path, { cache: 'no-store', signal }).catch((error: Error) => {
        throw new DeployError(`${folder}${path} could not be read: ${error.message}`, { cause: error });
      });
      if (reply.status === 404) return null;
      if (!reply.ok) throw new DeployError(`${folder}${path} answered ${reply.status}.`);
      return { content: Buffer.from(await reply.arrayBuffer()), version: reply.headers.get('etag') ?? '' };
    },
    async write() {
      throw new DeployError(
        `${address} can only be read. Name the folder or the bucket behind it to change something.`,
      );
    },
  };
}
