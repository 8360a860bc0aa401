import { z } from 'zod';

export const portSchema = z.coerce.number().int().min(0).max(65_535);
/** A full address; it is kept without the slash at its end. */
export const addressSchema = z
  .url({ protocol: /^https?$/, error: 'must be a full address that begins with http:// or https://' })
  .transform((address) => address.replace(/\/+$/, ''));

/** The variables that are set, as the schema reads them. @throws an error whose message names every variable at error */
export function readVariables<Schema extends z.ZodType>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(given);
  if (!error) return data;
  const problems = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The configuration is wrong. ${problems.join('; ')}.`);
}
