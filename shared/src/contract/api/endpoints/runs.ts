import { errorSchema, idempotencyHeadersSchema, idParamsSchema } from '../common.ts';
import { mailsReplySchema } from '../mails.ts';
import {
  latestPageReplySchema,
  runChangesReplySchema,
  stepHitsReplySchema,
  stepPageParamsSchema,
  stepPageReplySchema,
} from '../pages.ts';
import { unclearStepsErrorSchema } from '../readings.ts';
import { runFilesReplySchema } from '../run-files.ts';
import {
  groupRunDetailReplySchema,
  groupRunListQuerySchema,
  groupRunListReplySchema,
  groupRunReplySchema,
  historiesQuerySchema,
  historiesReplySchema,
  historyReplySchema,
  lastPassedReplySchema,
  pageEventsReplySchema,
  rerunBodySchema,
  testRunReplySchema,
  triggerRunBodySchema,
} from '../runs.ts';
import { stepRequestsReplySchema } from '../step-requests.ts';
import { stepScreenshotsReplySchema } from '../step-screenshots.ts';
import { defineEndpoints } from './define-endpoints.ts';

export const runEndpoints = defineEndpoints('runs', {
  'POST /test_group_run/trigger_run': {
    access: 'session-or-key',
    role: 'editor',
    headers: idempotencyHeadersSchema,
    body: triggerRunBodySchema,
    status: 201,
    reply: groupRunReplySchema,
    errors: { 422: unclearStepsErrorSchema.or(errorSchema) },
  },
  'POST /test_group_run/:id/rerun': {
    access: 'session-or-key',
    role: 'editor',
    headers: idempotencyHeadersSchema,
    params: idParamsSchema,
    body: rerunBodySchema,
    status: 201,
    reply: groupRunReplySchema,
  },
  'GET /test_group_run/list': {
    role: 'viewer',
    query: groupRunListQuerySchema,
    reply: groupRunListReplySchema,
  },
  'GET /test_group_run/:id': {
    access: 'session-or-key',
    role: 'viewer',
    params: idParamsSchema,
    reply: groupRunDetailReplySchema,
  },
  'POST /test_group_run/:id/cancel': { role: 'editor', params: idParamsSchema },
  'GET /test_run/:id': { role: 'viewer', params: idParamsSchema, reply: testRunReplySchema },
  'GET /test_run/:id/events': { role: 'viewer', params: idParamsSchema, reply: pageEventsReplySchema },
  'GET /test_run/:id/mails': { role: 'viewer', params: idParamsSchema, reply: mailsReplySchema },
  'GET /test_run/:id/files': { role: 'viewer', params: idParamsSchema, reply: runFilesReplySchema },
  'GET /test_run/:id/steps/:step/page': {
    role: 'viewer',
    params: stepPageParamsSchema,
    reply: stepPageReplySchema,
  },
  'GET /test_run/:id/steps/:step/requests': {
    role: 'viewer',
    params: stepPageParamsSchema,
    reply: stepRequestsReplySchema,
  },
  'GET /test_run/:id/steps/:step/screenshots': {
    role: 'viewer',
    params: stepPageParamsSchema,
    reply: stepScreenshotsReplySchema,
  },
  'GET /test_run/:id/changes': { role: 'viewer', params: idParamsSchema, reply: runChangesReplySchema },
  'GET /test_run/:id/last_passed': { role: 'viewer', params: idParamsSchema, reply: lastPassedReplySchema },
  'GET /test_run/:id/history': { role: 'viewer', params: idParamsSchema, reply: historyReplySchema },
  'GET /test_blueprint/:id/steps/:step/page': {
    role: 'viewer',
    params: stepPageParamsSchema,
    reply: latestPageReplySchema,
  },
  'GET /test_blueprint/:id/step_hits': { role: 'viewer', params: idParamsSchema, reply: stepHitsReplySchema },
  'GET /test_blueprint/histories': {
    role: 'viewer',
    query: historiesQuerySchema,
    reply: historiesReplySchema,
  },
});
