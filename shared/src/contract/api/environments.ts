import {
  ENVIRONMENT_NAME_MAX_LENGTH,
  HEADERS_MAX,
  SECRET_MIN_LENGTH,
  VARIABLE_MAX_LENGTH,
} from 'shared/constants';
import { z } from 'zod';
import {
  beyondSpec,
  idParamSchema,
  idParamsSchema,
  idSchema,
  textSchema,
  timeSchema,
  webAddressSchema,
} from './common.ts';
import { editBaseSchema, editErrorSchema, mergedEdit } from './edits.ts';
import { defineEndpoints } from './endpoints/define-endpoints.ts';
import { variableBodySchema, variableParamsSchema, variableReplySchema, variableSchema } from './values.ts';

/** Where tests run: an installation of the company's site. Values of headers and the password are never given out again. */
export const environmentSchema = z.object({
  id: idSchema,
  name: z.string(),
  base_url: z.string().nullable(),
  header_names: z.array(z.string()),
  /** The user name of HTTP authentication; null: there is none. */
  http_user: z.string().nullable(),
  /** Its runs wait for each other. */
  one_run_at_a_time: beyondSpec(z.boolean()),
  /** Of its own fields. */
  updated_at: beyondSpec(timeSchema),
  /** They replace the company's variables of the same name. */
  variables: z.array(variableSchema),
});
export type Environment = z.input<typeof environmentSchema>;
export type SentEnvironment = z.output<typeof environmentSchema>;

/** In the order of their names. */
const environmentListReplySchema = z.object({ environments: z.array(environmentSchema) });
const environmentReplySchema = z.object({ environment: environmentSchema, ...mergedEdit });

/** RFC 9110, section 5.6.2. */
const TOKEN = /^[!#$%&'*+.^_`|~\dA-Za-z-]{1,100}$/;
/** Set by the browser for each request or connection. */
const REFUSED_HEADERS = new Set([
  'connection',
  'content-length',
  'cookie',
  'host',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const headerSchema = z.strictObject({
  name: z
    .string()
    .regex(TOKEN, 'The name of a header has letters, digits and hyphens.')
    .refine((name) => !REFUSED_HEADERS.has(name.toLowerCase()), 'The browser sets this header itself.'),
  /** Absent: as stored under this name. */
  value: z
    .string()
    .trim()
    .min(1, 'Enter a value.')
    .max(VARIABLE_MAX_LENGTH)
    .regex(/^[\t\x20-\x7e]*$/, 'The value of a header has letters, digits and signs of ASCII, in one line.')
    .optional(),
});

const credentialsSchema = z.strictObject({
  user: textSchema
    .min(1, 'Enter a user name.')
    .max(200)
    .regex(/^[^:]*$/, 'A user name has no colon.'),
  /** Absent: as stored. */
  password: textSchema
    .max(VARIABLE_MAX_LENGTH)
    .refine(
      (password) => password.trim().length >= SECRET_MIN_LENGTH,
      `A password has at least ${SECRET_MIN_LENGTH} characters: a shorter one could not be hidden in results.`,
    )
    .optional(),
});

const bodyFields = {
  name: textSchema
    .trim()
    .min(1, 'Enter a name.')
    .max(ENVIRONMENT_NAME_MAX_LENGTH, `A name has at most ${ENVIRONMENT_NAME_MAX_LENGTH} characters.`),
  /** null: tests run at their own addresses. */
  base_url: webAddressSchema
    .refine((address) => {
      const url = URL.parse(address);
      return url === null || `${url.username}${url.password}${url.search}${url.hash}` === '';
    }, 'Enter the address without a user name, a question mark or a hash.')
    .nullable(),
  /** Sent to the origin of the base URL only. */
  headers: z
    .array(headerSchema)
    .max(HEADERS_MAX, `An environment has at most ${HEADERS_MAX} headers.`)
    .refine(
      (headers) => new Set(headers.map(({ name }) => name.toLowerCase())).size === headers.length,
      'Each header is named once.',
    ),
  /** null: none. */
  http_authentication: credentialsSchema.nullable(),
  /** Absent: as it is; of a new one: no. */
  one_run_at_a_time: z.boolean().optional(),
};
const environmentBodySchema = z.strictObject(bodyFields);
export type EnvironmentBody = z.output<typeof environmentBodySchema>;
const environmentUpdateSchema = z.strictObject({ ...bodyFields, base: editBaseSchema.optional() });
export type EnvironmentUpdate = z.output<typeof environmentUpdateSchema>;

const addressCheckQuerySchema = z.strictObject({ url: webAddressSchema });
/** Why tests cannot be run there, as a sentence; null: nothing is known against it. */
const addressCheckReplySchema = z.object({ problem: z.string().nullable() });

const environmentVariableParamsSchema = variableParamsSchema.extend({ id: idParamSchema });

export const environmentEndpoints = defineEndpoints('environments', {
  'GET /environments': { role: 'viewer', reply: environmentListReplySchema },
  'GET /environments/address_check': {
    role: 'editor',
    description:
      'Whether an environment with this base URL would be refused because browsers may not go there.',
    query: addressCheckQuerySchema,
    reply: addressCheckReplySchema,
  },
  'POST /environments': {
    role: 'editor',
    body: environmentBodySchema,
    status: 201,
    reply: environmentReplySchema,
  },
  'PUT /environments/:id': {
    role: 'editor',
    params: idParamsSchema,
    body: environmentUpdateSchema,
    reply: environmentReplySchema,
    errors: { 409: editErrorSchema },
  },
  'DELETE /environments/:id': { role: 'editor', params: idParamsSchema },
  'PUT /environments/:id/variables/:name': {
    role: 'editor',
    params: environmentVariableParamsSchema,
    body: variableBodySchema,
    reply: variableReplySchema,
    errors: { 409: editErrorSchema },
  },
  'DELETE /environments/:id/variables/:name': { role: 'editor', params: environmentVariableParamsSchema },
});
