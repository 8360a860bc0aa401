import { IMPORT_MAX_BYTES } from 'shared/constants';
import { tooManyRequests } from '../../platform/http/app-error.ts';
import { callerLeft } from '../../platform/http/caller-left.ts';
import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import { limitByCompany } from '../../platform/http/limit-by-company.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { ImportsService } from './imports-service.ts';

const PREVIEWS_A_MINUTE = 20;
/** Files in base64, and some room for their names. */
const BODY_LIMIT = Math.ceil((IMPORT_MAX_BYTES * 4) / 3) + 1024 * 1024;

/** Registers the preview of imports, whose bodies may be larger than those of other routes. Needs a scope of its own for its limit. */
export async function importsRoutes(app: Routes, imports: ImportsService): Promise<void> {
  await limitByCompany(app, tooManyRequests);

  addEndpoint(
    app,
    'POST /imports/preview',
    ({ caller, body }, reply) => imports.preview(caller.companyId, body.files, callerLeft(reply)),
    { bodyLimit: BODY_LIMIT, config: { rateLimit: { max: PREVIEWS_A_MINUTE, timeWindow: 60_000 } } },
  );
}
