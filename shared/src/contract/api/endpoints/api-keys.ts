import { apiKeyBodySchema, apiKeyListReplySchema, createdApiKeyReplySchema } from '../api-keys.ts';
import { idParamsSchema } from '../common.ts';
import { defineEndpoints } from './define-endpoints.ts';

export const apiKeyEndpoints = defineEndpoints('api keys', {
  'GET /api_keys': { role: 'owner', reply: apiKeyListReplySchema },
  'POST /api_keys': {
    role: 'owner',
    description: 'Creates a named key. Its secret is in this reply only.',
    body: apiKeyBodySchema,
    status: 201,
    reply: createdApiKeyReplySchema,
  },
  'DELETE /api_keys/:id': { role: 'owner', description: 'Revokes the key at once.', params: idParamsSchema },
});
