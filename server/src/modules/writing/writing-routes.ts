import { tooManyRequests } from '../../platform/http/app-error.ts';
import { callerLeft } from '../../platform/http/caller-left.ts';
import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import { limitByCompany } from '../../platform/http/limit-by-company.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { WritingService } from './writing-service.ts';

const TRANSLATIONS_A_MINUTE = 30;
/** Several at once write a step every few seconds. */
const NEXT_STEPS_A_MINUTE = 120;

/** Needs a scope of its own: the limit on questions to the model is registered there. */
export async function writingRoutes(app: Routes, writing: WritingService): Promise<void> {
  await limitByCompany(app, tooManyRequests);

  addEndpoint(
    app,
    'POST /translations',
    ({ caller, body }, reply) => writing.translate(caller.companyId, body, callerLeft(reply)),
    { config: { rateLimit: { max: TRANSLATIONS_A_MINUTE, timeWindow: 60_000 } } },
  );

  addEndpoint(
    app,
    'POST /writing/next',
    ({ caller, body }, reply) => writing.next(caller.companyId, body, callerLeft(reply)),
    { config: { rateLimit: { max: NEXT_STEPS_A_MINUTE, timeWindow: 60_000 } } },
  );
}
