import { idParamsSchema } from '../common.ts';
import { issueDraftSchema } from '../issues.ts';
import {
  toReviewQuerySchema,
  toReviewReplySchema,
  verdictBodySchema,
  verdictRemovalQuerySchema,
  verdictReplySchema,
} from '../triage.ts';
import { defineEndpoints } from './define-endpoints.ts';

export const triageEndpoints = defineEndpoints('triage', {
  'GET /test_run/to_review': {
    role: 'viewer',
    description:
      'Failed test runs without a verdict, those of one cause together; newest first. With `list`: those assigned to the caller, or those whose test has passed since.',
    query: toReviewQuerySchema,
    reply: toReviewReplySchema,
  },
  'GET /test_run/:id/verdict': { role: 'viewer', params: idParamsSchema, reply: verdictReplySchema },
  'PUT /test_run/:id/verdict': {
    role: 'editor',
    description:
      'Judges why a test run failed. Later runs of the test that fail alike take the verdict over.',
    params: idParamsSchema,
    body: verdictBodySchema,
    reply: verdictReplySchema,
  },
  'DELETE /test_run/:id/verdict': {
    role: 'editor',
    description: 'Later runs of the test that fail alike do not take it over any more.',
    params: idParamsSchema,
    query: verdictRemovalQuerySchema,
  },
  'GET /test_run/:id/issue': {
    role: 'viewer',
    description: 'What an issue about the failure could say.',
    params: idParamsSchema,
    reply: issueDraftSchema,
  },
  'POST /test_run/:id/issue': {
    role: 'editor',
    description:
      'Creates an issue in the issue tracker, and has the verdict name it. Nothing is created where the verdict names a ticket by now.',
    params: idParamsSchema,
    body: issueDraftSchema,
    status: 201,
    reply: verdictReplySchema,
  },
});
