import { hasRole, NOTIFICATION_ROUTES_MAX } from 'shared/constants';
import {
  notificationRouteBodySchema,
  type NotificationRoute,
  type NotificationRouteBody,
} from 'shared/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import { notFoundInCompany, unprocessable } from '../../../platform/http/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changedDetails, mergeOrRefuse, recordEvent } from '../../audit/audit-service.ts';
import { HIDDEN_WEBHOOK } from '../../company/company-service.ts';
import { environments } from '../../environments/tables.ts';
import { suites } from '../../suites/tables.ts';
import { findOwnIds } from '../own-ids-repository.ts';
import type { SubscriptionsService } from '../subscriptions/subscriptions-service.ts';
import * as repository from './routing-repository.ts';
import type { RouteFields, RouteRow } from './routing-repository.ts';

/** Who is told of which runs, beside the general recipients of a company. */
export interface RoutingService {
  /** The oldest first. Viewers get no Slack webhooks. */
  list(caller: Caller): Promise<NotificationRoute[]>;
  /**
   * @param id null: a new route. @throws a 404 for a route that the company does not have; a 422 for a suite or environment that it does not
   * have, other than one that the route has named already, and where there are as many routes as there may be
   */
  save(caller: Caller, id: number | null, body: NotificationRouteBody): Promise<NotificationRoute>;
  /** Messages that wait are withdrawn. */
  remove(caller: Caller, id: number): Promise<void>;
}

export function createRoutingService({
  database: { queries },
  subscriptions,
}: Pick<Platform, 'database'> & { subscriptions: SubscriptionsService }): RoutingService {
  return {
    list: async (caller) =>
      (await repository.listRoutes(queries, caller.companyId)).map((row) => present(row, caller)),
    async save(caller, id, { base, ...mine }) {
      const { companyId } = caller;
      const row = await queries.transaction(async (transaction) => {
        const routes = await repository.lockRoutes(transaction, companyId);
        const previous = id === null ? undefined : find(routes, id);
        if (!previous && routes.length >= NOTIFICATION_ROUTES_MAX)
          throw unprocessable(
            'too_many_routes',
            `There are ${NOTIFICATION_ROUTES_MAX} routes already, which is the most. Delete one first.`,
          );
        const fields = previous
          ? await mergeOrRefuse(
              transaction,
              { companyId, id: previous.id, actions: ['notification_route.updated'] },
              { base, mine, stored: previous },
            )
          : mine;
        const { error } = notificationRouteBodySchema.safeParse(fields);
        if (error)
          throw unprocessable('nobody_told', error.issues[0]?.message ?? 'The route is not valid any more.');
        await requireKnown(transaction, companyId, fields, previous);
        const saved = await repository.saveRoute(transaction, companyId, previous, fields);
        await record(transaction, previous, saved);
        return saved;
      });
      await subscriptions.ask(caller, row.emails);
      return present(row, caller);
    },
    remove: ({ companyId }, id) =>
      queries.transaction(async (transaction) => {
        const route = find(await repository.lockRoutes(transaction, companyId), id);
        await repository.deleteRoute(transaction, route);
        await record(transaction, route, undefined);
      }),
  };
}

function find(routes: RouteRow[], id: number): RouteRow {
  const route = routes.find((one) => one.id === id);
  if (!route) throw notFoundInCompany('The route');
  return route;
}

async function requireKnown(
  transaction: Transaction,
  companyId: number,
  fields: RouteFields,
  previous: RouteRow | undefined,
): Promise<void> {
  for (const [field, table] of [['suite_ids', suites] as const, ['environment_ids', environments] as const]) {
    const added = fields[field].filter((id) => !previous?.[field].includes(id));
    const found = await findOwnIds(transaction, table, companyId, added);
    if (added.every((id) => found.includes(id))) continue;
    const problem = 'Something that the route names was deleted meanwhile. Load the page again.';
    throw unprocessable('unknown_reference', problem, { [field]: problem });
  }
}

/** With the webhook, a viewer could post to the channel. */
function present({ companyId: _companyId, ...route }: RouteRow, { role }: Caller): NotificationRoute {
  return hasRole(role, 'editor') || route.slack_webhook === null
    ? route
    : { ...route, slack_webhook: HIDDEN_WEBHOOK };
}

/** Nothing where nothing has changed. @param previous undefined: the route is new; `saved`: it was deleted */
async function record(
  transaction: Transaction,
  previous: RouteRow | undefined,
  saved: RouteRow | undefined,
): Promise<void> {
  const route = saved ?? previous;
  const changes = changedDetails(detailsOf(previous), detailsOf(saved));
  const isOtherHook = previous && saved && previous.slack_webhook !== saved.slack_webhook;
  if (!route || !(changes || isOtherHook)) return;
  const { id, companyId, slack_channel: channel, emails } = route;
  await recordEvent(transaction, {
    companyId,
    action: `notification_route.${saved ? (previous ? 'updated' : 'created') : 'deleted'}`,
    subject: { id, name: [channel, ...emails].filter((to) => to !== '').join(', ') || 'Webhook' },
    before: previous && (changes?.before ?? {}),
    after: saved && { ...changes?.after, ...(isOtherHook && { changed_settings: ['slack_webhook'] }) },
  });
}

/** Without the secret. */
function detailsOf(row: RouteRow | undefined) {
  if (!row) return {};
  const { id: _id, companyId: _companyId, slack_webhook: slackWebhook, ...fields } = row;
  return { ...fields, has_slack: slackWebhook !== null };
}
