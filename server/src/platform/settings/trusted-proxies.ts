import { isIP } from 'node:net';
import { z } from 'zod';

/** Addresses, ranges like 10.0.0.0/8, or loopback, with commas between them. */
export const proxiesSchema = z
  .string()
  .transform((text) => text.split(',').map((proxy) => proxy.trim()))
  .refine((proxies) => proxies.every(isProxy), 'must list addresses, ranges like 10.0.0.0/8, or loopback');

function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  const isRange = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most);
  return text === 'loopback' || (isIP(address) > 0 && isRange && rest.length === 0);
}
