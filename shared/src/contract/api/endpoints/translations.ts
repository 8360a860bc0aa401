import { translationBodySchema, translationReplySchema } from '../translations.ts';
import { defineEndpoints } from './define-endpoints.ts';

export const translationEndpoints = defineEndpoints('translations', {
  'POST /translations': {
    role: 'editor',
    description:
      'Asks the model: 409 `no_model` where none is configured, 502 `model_failed` where it does not answer.',
    body: translationBodySchema,
    reply: translationReplySchema,
  },
});
