import {
  translationBodySchema,
  translationReplySchema,
  writingBodySchema,
  writingReplySchema,
} from '../writing.ts';
import { defineEndpoints } from './define-endpoints.ts';

const ASKS =
  'Asks the model: 409 `no_model` where none is configured, 502 `model_failed` where it does not answer.';

export const writingEndpoints = defineEndpoints('writing', {
  'POST /translations': {
    role: 'editor',
    description: ASKS,
    body: translationBodySchema,
    reply: translationReplySchema,
  },
  'POST /writing/next': {
    role: 'editor',
    description: `The steps that come next for source material, on the page that its steps have led to. ${ASKS}`,
    body: writingBodySchema,
    reply: writingReplySchema,
  },
});
