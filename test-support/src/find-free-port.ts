import { listen } from './listen.ts';

/** A port of 127.0.0.1 that nothing listens on: for a server whose address must be known before it starts, or as an address that refuses connections. */
export async function findFreePort(): Promise<number> {
  const { address, close } = await listen(() => undefined);
  await close();
  return Number(new URL(address).port);
}
