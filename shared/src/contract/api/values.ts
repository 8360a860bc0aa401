import { z } from 'zod';
import {
  SECRET_MIN_LENGTH,
  VARIABLE_KINDS,
  VARIABLE_MAX_LENGTH,
  VARIABLE_NAME_MAX_LENGTH,
  VARIABLE_NAME_PATTERN,
} from 'shared/constants';
import { beyondSpec, textSchema, timeSchema } from './common.ts';
import { editBaseSchema, editErrorSchema, mergedEdit } from './edits.ts';
import { defineEndpoints } from './endpoints/define-endpoints.ts';

/** A value of the company that steps name as `{{name}}`. */
export const variableSchema = z.object({
  name: z.string(),
  /** null: a secret, which is never given out again. */
  value: z.string().nullable(),
  is_secret: z.boolean(),
  kind: beyondSpec(z.enum(VARIABLE_KINDS)),
  updated_at: timeSchema,
});
export type Variable = z.input<typeof variableSchema>;
export type SentVariable = z.output<typeof variableSchema>;
/** In the order of their names. */
const variableListReplySchema = z.object({ variables: z.array(variableSchema) });
export const variableReplySchema = z.object({ variable: variableSchema, ...mergedEdit });

export const variableParamsSchema = z.strictObject({
  name: z
    .string()
    .max(VARIABLE_NAME_MAX_LENGTH, `A name has at most ${VARIABLE_NAME_MAX_LENGTH} characters.`)
    .regex(
      VARIABLE_NAME_PATTERN,
      'A name has letters, digits and underscores, and does not begin with a digit.',
    ),
});

export const variableBodySchema = z
  .strictObject({
    value: textSchema
      .min(1, 'Enter a value.')
      .max(VARIABLE_MAX_LENGTH, `A value has at most ${VARIABLE_MAX_LENGTH} characters.`),
    is_secret: z.boolean(),
    /** Absent: a text. The value of a one-time password is its secret in base32, or an `otpauth://` address; it is always a secret. */
    kind: z.enum(VARIABLE_KINDS).optional(),
    base: editBaseSchema.optional(),
  })
  .refine(({ kind, is_secret }) => kind !== 'one-time-password' || is_secret, {
    path: ['is_secret'],
    error: 'A one-time password is always a secret.',
  })
  .refine(({ value, is_secret }) => !is_secret || value.trim().length >= SECRET_MIN_LENGTH, {
    path: ['value'],
    error: `A secret has at least ${SECRET_MIN_LENGTH} characters: a shorter one could not be hidden in results.`,
  });
export type VariableBody = z.infer<typeof variableBodySchema>;

export const variableEndpoints = defineEndpoints('variables', {
  'GET /company/variables': { role: 'viewer', reply: variableListReplySchema },
  'PUT /company/variables/:name': {
    role: 'editor',
    params: variableParamsSchema,
    body: variableBodySchema,
    reply: variableReplySchema,
    errors: { 409: editErrorSchema },
  },
  'DELETE /company/variables/:name': { role: 'editor', params: variableParamsSchema },
});
