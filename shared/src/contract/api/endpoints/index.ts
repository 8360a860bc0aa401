import type { z } from 'zod';
import { apiKeyEndpoints } from '../api-keys.ts';
import { auditEndpoints } from '../audit.ts';
import { accountEndpoints } from './account.ts';
import { authEndpoints } from '../auth.ts';
import { blueprintEndpoints } from './blueprints.ts';
import { browserSettingsEndpoints } from '../browser-settings.ts';
import { commentEndpoints } from '../comments.ts';
import {
  companyEndpoints,
  githubEndpoints,
  notificationRouteEndpoints,
  personalNotificationEndpoints,
} from './company.ts';
import { environmentEndpoints } from '../environments.ts';
import { fileEndpoints } from '../files.ts';
import { liveSessionEndpoints } from '../live-sessions.ts';
import { memberEndpoints } from '../members.ts';
import { overviewEndpoints } from './overview.ts';
import { planEndpoints } from '../plans.ts';
import { quarantineEndpoints } from '../quarantine.ts';
import { runEndpoints } from './runs.ts';
import { savedViewEndpoints } from '../saved-views.ts';
import { shareLinkEndpoints } from '../share-links.ts';
import { simulationEndpoints } from '../simulation.ts';
import { ssoEndpoints } from '../sso.ts';
import { suiteEndpoints } from '../suites.ts';
import { testFileEndpoints } from '../test-files.ts';
import { triageEndpoints } from './triage.ts';
import { variableEndpoints } from '../values.ts';
import { visualCheckEndpoints } from '../visual-checks.ts';
import { writingEndpoints } from '../writing.ts';

export type { Endpoint } from './define-endpoints.ts';

/**
 * Every JSON call of the API, by method and path. The server registers its routes from this table; the dashboard takes only
 * its types, so that neither the table nor the schema library is part of a page. The calls of a resource stand with its schemas, those of
 * the largest ones here.
 */
export const endpoints = {
  ...authEndpoints,
  ...accountEndpoints,
  ...memberEndpoints,
  ...companyEndpoints,
  ...notificationRouteEndpoints,
  ...personalNotificationEndpoints,
  ...apiKeyEndpoints,
  ...githubEndpoints,
  ...ssoEndpoints,
  ...suiteEndpoints,
  ...blueprintEndpoints,
  ...browserSettingsEndpoints,
  ...quarantineEndpoints,
  ...fileEndpoints,
  ...simulationEndpoints,
  ...liveSessionEndpoints,
  ...runEndpoints,
  ...overviewEndpoints,
  ...triageEndpoints,
  ...savedViewEndpoints,
  ...shareLinkEndpoints,
  ...variableEndpoints,
  ...environmentEndpoints,
  ...planEndpoints,
  ...testFileEndpoints,
  ...writingEndpoints,
  ...visualCheckEndpoints,
  ...commentEndpoints,
  ...auditEndpoints,
};

/** `GET /test_run/:id`, … */
export type EndpointKey = keyof typeof endpoints;

/** The calls that create something; each takes an `Idempotency-Key`. */
export type CreatingEndpoint = {
  [Key in EndpointKey]: (typeof endpoints)[Key] extends { status: 201 } ? Key : never;
}[EndpointKey];

type Schema<Key extends EndpointKey, Section extends string> =
  (typeof endpoints)[Key] extends Record<Section, infer Found extends z.ZodType> ? Found : never;

/** Sections of a call as the server reads them; `never` for a section that the call does not have. */
export type ParamsOf<Key extends EndpointKey> = z.output<Schema<Key, 'params'>>;
export type QueryOf<Key extends EndpointKey> = z.output<Schema<Key, 'query'>>;
export type HeadersOf<Key extends EndpointKey> = z.output<Schema<Key, 'headers'>>;
export type BodyOf<Key extends EndpointKey> = z.output<Schema<Key, 'body'>>;

/** The body as a caller writes it: fields with a default may be left out. */
export type BodyInputOf<Key extends EndpointKey> = z.input<Schema<Key, 'body'>>;

/** The reply as a caller gets it: fields beyond the specification may be missing. `undefined` where there is no body. */
export type ReplyOf<Key extends EndpointKey> = [Schema<Key, 'reply'>] extends [never]
  ? undefined
  : z.input<Schema<Key, 'reply'>>;

/** The reply as this server sends it. `undefined` where there is no body. */
export type ReplyOutputOf<Key extends EndpointKey> = [Schema<Key, 'reply'>] extends [never]
  ? undefined
  : z.output<Schema<Key, 'reply'>>;

/** The body of a failure with this status; only of those statuses that carry more than `errorSchema`. */
export type ErrorOf<Key extends EndpointKey, Status extends number> = (typeof endpoints)[Key] extends {
  errors: Record<Status, infer Found extends z.ZodType>;
}
  ? z.input<Found>
  : never;
