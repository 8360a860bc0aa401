import { API_KEY_NAME_MAX_LENGTH, API_KEY_ROLES } from 'shared/constants';
import { z } from 'zod';
import { idParamsSchema, idSchema, nameTextSchema, timeSchema } from './common.ts';
import { defineEndpoints } from './endpoints/define-endpoints.ts';

/** A named API key, without its secret. */
const apiKeySchema = z.object({
  id: idSchema,
  name: z.string(),
  role: z.enum(API_KEY_ROLES),
  /** The last four characters of the secret. */
  hint: z.string(),
  /** Who created it: a name or an e-mail address; null: the account was deleted. */
  created_by: z.string().nullable(),
  created_at: timeSchema,
  /** May have passed; null: it never expires. */
  expires_at: timeSchema.nullable(),
  /** To the minute; null: it was not used yet. */
  last_used_at: timeSchema.nullable(),
  /** The IP address that it was last used from. */
  last_used_from: z.string().nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

/** In the order of their names. */
const apiKeyListReplySchema = z.object({ api_keys: z.array(apiKeySchema) });

const apiKeyBodySchema = z.strictObject({
  name: nameTextSchema
    .trim()
    .min(1, 'Enter a name.')
    .max(API_KEY_NAME_MAX_LENGTH, `A name has at most ${API_KEY_NAME_MAX_LENGTH} characters.`),
  role: z.enum(API_KEY_ROLES),
  /** In the future, at most two years ahead; null: never. */
  expires_at: timeSchema.nullable(),
});
export type ApiKeyBody = z.output<typeof apiKeyBodySchema>;

const createdApiKeySchema = apiKeySchema.extend({
  /** What a program sends as the bearer. No other reply contains it. */
  secret: z.string(),
});
export type CreatedApiKey = z.infer<typeof createdApiKeySchema>;

export const apiKeyEndpoints = defineEndpoints('api keys', {
  'GET /api_keys': { role: 'owner', reply: apiKeyListReplySchema },
  'POST /api_keys': {
    role: 'owner',
    description: 'Creates a named key. Its secret is in this reply only.',
    body: apiKeyBodySchema,
    status: 201,
    reply: z.object({ api_key: createdApiKeySchema }),
  },
  'DELETE /api_keys/:id': { role: 'owner', description: 'Revokes the key at once.', params: idParamsSchema },
});
