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
import type { RouteRow } from './routing-repository.ts';

/** Who is told of which runs, beside the general recipients of a company. */
export interface RoutingService {
  /** The oldest first. Viewers get no Slack webhooks. */
  list(caller: Caller): Promise<NotificationRoute[]>;
  /** 422 for a suite or environment that the company does not have, and where there are as many routes as there may be. */
  create(caller: Caller, body: NotificationRouteBody): Promise<NotificationRoute>;
  /** 404 for a route that the company does not have; 422 as `create`. What was deleted since may stay in it. */
  update(caller: Caller, id: number, body: NotificationRouteBody): Promise<NotificationRoute>;
  /** Messages that wait are withdrawn. */
  remove(caller: Caller, id: number): Promise<void>;
}

type Fields = Omit<NotificationRouteBody, 'base'>;

export function createRoutingService({
  database: { queries },
  subscriptions,
}: Pick<Platform, 'database'> & { subscriptions: SubscriptionsService }): RoutingService {
  async function lock(transaction: Transaction, companyId: number, id: number): Promise<RouteRow> {
    const route = (await repository.lockRoutes(transaction, companyId)).find((one) => one.id === id);
    if (!route) throw notFoundInCompany('The route');
    return route;
  }

  return {
    list: async (caller) =>
      (await repository.listRoutes(queries, caller.companyId)).map((row) => present(row, caller)),
    async create(caller, { base: _base, ...fields }) {
      const { companyId } = caller;
      const row = await queries.transaction(async (transaction) => {
        if ((await repository.lockRoutes(transaction, companyId)).length >= NOTIFICATION_ROUTES_MAX)
          throw unprocessable(
            'too_many_routes',
            `There are ${NOTIFICATION_ROUTES_MAX} routes already, which is the most. Delete one first.`,
          );
        await requireKnown(transaction, companyId, fields);
        const created = await repository.insertRoute(transaction, companyId, valuesOf(fields));
        const after = detailsOf(created);
        await recordEvent(transaction, {
          companyId,
          action: 'notification_route.created',
          subject: subjectOf(created),
          after,
        });
        return created;
      });
      await subscriptions.ask(companyId, row.emails);
      return present(row, caller);
    },
    async update(caller, id, { base, ...mine }) {
      const { companyId } = caller;
      const row = await queries.transaction(async (transaction) => {
        const previous = await lock(transaction, companyId, id);
        const fields = await mergeOrRefuse(
          transaction,
          { companyId, id, actions: ['notification_route.updated'] },
          { base, mine, stored: fieldsOf(previous) },
        );
        const { error } = notificationRouteBodySchema.safeParse(fields);
        if (error)
          throw unprocessable('nobody_told', error.issues[0]?.message ?? 'The route is not valid any more.');
        await requireKnown(transaction, companyId, fields, previous);
        const updated = await repository.updateRoute(transaction, previous, valuesOf(fields));
        const changes = changedDetails(detailsOf(previous), detailsOf(updated));
        const isOtherHook = previous.slackWebhook !== updated.slackWebhook;
        if (changes || isOtherHook)
          await recordEvent(transaction, {
            companyId,
            action: 'notification_route.updated',
            subject: subjectOf(updated),
            before: changes?.before ?? {},
            after: { ...changes?.after, ...(isOtherHook && { changed_settings: ['slack_webhook'] }) },
          });
        return updated;
      });
      await subscriptions.ask(companyId, row.emails);
      return present(row, caller);
    },
    remove: ({ companyId }, id) =>
      queries.transaction(async (transaction) => {
        const route = await lock(transaction, companyId, id);
        await repository.deleteRoute(transaction, route);
        const before = detailsOf(route);
        await recordEvent(transaction, {
          companyId,
          action: 'notification_route.deleted',
          subject: subjectOf(route),
          before,
        });
      }),
  };
}

/** @param previous what the route names already may be gone */
async function requireKnown(
  transaction: Transaction,
  companyId: number,
  fields: Fields,
  previous?: RouteRow,
): Promise<void> {
  const lists = [
    { field: 'suite_ids', table: suites, ids: fields.suite_ids, known: previous?.suiteIds },
    {
      field: 'environment_ids',
      table: environments,
      ids: fields.environment_ids,
      known: previous?.environmentIds,
    },
  ];
  for (const { field, table, ids, known = [] } of lists) {
    const added = ids.filter((id) => !known.includes(id));
    const found = await findOwnIds(transaction, table, companyId, added);
    if (added.every((id) => found.includes(id))) continue;
    const problem = 'Something that the route names was deleted meanwhile. Load the page again.';
    throw unprocessable('unknown_reference', problem, { [field]: problem });
  }
}

const fieldsOf = (row: RouteRow): Fields => ({
  suite_ids: row.suiteIds,
  environment_ids: row.environmentIds,
  branch: row.branch,
  started_by: row.startedBy,
  emails: row.emails,
  slack_webhook: row.slackWebhook,
  slack_channel: row.slackChannel,
  uses_webhook: row.usesWebhook,
  only_changes: row.onlyChanges,
  after_failures: row.afterFailures,
  also_general: row.alsoGeneral,
});

const valuesOf = (fields: Fields) => ({
  suiteIds: fields.suite_ids,
  environmentIds: fields.environment_ids,
  branch: fields.branch,
  startedBy: fields.started_by,
  emails: fields.emails,
  slackWebhook: fields.slack_webhook,
  slackChannel: fields.slack_channel,
  usesWebhook: fields.uses_webhook,
  onlyChanges: fields.only_changes,
  afterFailures: fields.after_failures,
  alsoGeneral: fields.also_general,
});

/** With the webhook, a viewer could post to the channel. */
function present(row: RouteRow, { role }: Caller): NotificationRoute {
  const fields = { id: row.id, ...fieldsOf(row) };
  return hasRole(role, 'editor') || row.slackWebhook === null
    ? fields
    : { ...fields, slack_webhook: HIDDEN_WEBHOOK };
}

/** For the audit log, without the secret. */
function detailsOf(row: RouteRow) {
  const { slack_webhook: slackWebhook, ...fields } = fieldsOf(row);
  return { ...fields, has_slack: slackWebhook !== null };
}

const subjectOf = ({ id, slackChannel, emails }: RouteRow) => ({
  id,
  name: [slackChannel, ...emails].filter((to) => to !== '').join(', ') || 'Webhook',
});
