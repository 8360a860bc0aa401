import { z } from 'zod';

export const portSchema = z.coerce.number().int().min(0).max(65_535);
/** A full address; it is kept without the slash at its end. */
export const addressSchema = z
  .url({ protocol: /^https?$/, error: 'must be a full address that begins with http:// or https://' })
  .transform((address) => address.replace(/\/+$/, ''));
