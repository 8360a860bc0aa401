import {
  ENVIRONMENT_NAME_MAX_LENGTH,
  isStartingUrl,
  isWebAddress,
  WEB_ADDRESS_MAX_LENGTH,
  WEB_ADDRESS_RULE,
} from 'shared/constants';
import { z } from 'zod';

/** The largest value of a PostgreSQL `integer`; ids above it exist nowhere. */
const MAX_ID = 2_147_483_647;

export const idSchema = z.int().min(1).max(MAX_ID);
/** An id inside an address: digits only. */
export const idParamSchema = z
  .string()
  .regex(/^\d+$/, 'The id must be a whole number.')
  .transform(Number)
  .pipe(idSchema);
export const idParamsSchema = z.strictObject({ id: idParamSchema });

/**
 * A field of a reply that the specification does not name. This server always sends it: it is required in the schema's output type, which
 * the server's presenters have. Another release of the server may not know it: it is optional in the input type, which the web packages have.
 */
export function beyondSpec<Schema extends z.ZodType>(schema: Schema) {
  const pipe = new z.ZodPipe({ type: 'pipe', in: schema.optional(), out: schema });
  return pipe as z.ZodPipe<z.ZodOptional<Schema>, Schema>;
}

/** A yes or no in the query of an address. */
export const booleanParamSchema = z.enum(['true', 'false']).transform((text) => text === 'true');

/** One or more of the words, separated by commas. @param what for the message: `A status` */
export const oneOrMore = <Word extends string>(what: string, words: readonly Word[]) =>
  z
    .string()
    .regex(
      new RegExp(`^(?:${words.join('|')})(?:,(?:${words.join('|')}))*$`),
      `${what} is one of ${words.join(', ')}.`,
    )
    .transform((text) => text.split(',') as Word[]);

/** ISO 8601, UTC. */
export const timeSchema = z.iso.datetime();

/** Text that PostgreSQL can hold: no NUL byte, no lone surrogate. */
export const textSchema = z
  .string()
  .refine(
    (text) => !text.includes('\u0000') && text.isWellFormed(),
    'The text holds characters that cannot be stored.',
  );

/** What turns the direction of the text around it: a name with one can look like another (`invoice_fdp.exe`). */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/gu;

/** A name that people read, without characters that change the text around it. */
export const nameTextSchema = textSchema.overwrite((text) => text.replaceAll(DIRECTIONS, ''));

/** The name of a time zone, such as Europe/Zurich. */
export const timeZoneSchema = z.string().max(100).refine(isTimeZone, 'This is no known time zone.');

/** An http or https address. */
export const webAddressSchema = textSchema
  .max(WEB_ADDRESS_MAX_LENGTH, 'The address is too long.')
  .refine(isWebAddress, WEB_ADDRESS_RULE);

/** An http or https address, or a path on the site of an environment. */
export const startingUrlSchema = textSchema
  .max(WEB_ADDRESS_MAX_LENGTH, 'The address is too long.')
  .refine(isStartingUrl, WEB_ADDRESS_RULE);

/** Of an environment, as a request names it. */
export const environmentNameSchema = nameTextSchema.trim().min(1).max(ENVIRONMENT_NAME_MAX_LENGTH);

export const messageSchema = z.object({ message: z.string() });

/** The one shape of every failure. `error` is a sentence for a person, `code` a stable word for a program. */
export const errorSchema = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorReply = z.infer<typeof errorSchema>;

/** Of every call that creates something: repeated with the same key, it creates nothing more. */
export const idempotencyHeadersSchema = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,255}$/, 'The Idempotency-Key must be 1 to 255 visible characters.')
    .describe(
      'One per thing to create. A repeated call with the same key and body gives the reply of the first one, for 24 hours; with another body it is refused (422).',
    )
    .optional(),
});

/** By name: an offset such as +02:00 knows no summer time. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Z]/iu.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
