import { RUN_STARTERS, type RunStarter } from 'shared/constants';
import type { NotificationRoute, NotificationRouteBody } from 'shared/contract';
import type { EditWords } from 'shared/edits';
import { ordinal } from 'shared/format';

/** What is sent of a route. */
export type RouteFields = Omit<NotificationRouteBody, 'base'>;

export const EMPTY_ROUTE: RouteFields = {
  suite_ids: [],
  environment_ids: [],
  branch: null,
  started_by: [],
  emails: [],
  slack_webhook: null,
  slack_channel: '',
  uses_webhook: false,
  only_changes: false,
  after_failures: 1,
  also_general: false,
};

export const fieldsOfRoute = ({ id: _id, ...fields }: NotificationRoute): RouteFields => fields;

export const STARTERS = [
  { value: 'person', label: 'A person' },
  { value: 'schedule', label: 'The schedule' },
  { value: 'pipeline', label: 'A pipeline or the API' },
] satisfies { value: RunStarter; label: string }[];

export const ROUTE_WORDS: EditWords = {
  suite_ids: { label: 'Suites' },
  environment_ids: { label: 'Environments' },
  branch: { label: 'Branch' },
  started_by: { label: 'Started by' },
  emails: { label: 'Recipients' },
  slack_webhook: { label: 'Slack webhook URL' },
  slack_channel: { label: 'Slack channel' },
  uses_webhook: { label: 'The webhook' },
  only_changes: { label: 'Only when it changes' },
  after_failures: { label: 'Tell of failures' },
  also_general: { label: 'Also the general recipients' },
};

const AND = new Intl.ListFormat('en-GB');
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const STARTER_WORDS: Record<RunStarter, string> = {
  person: 'a person',
  schedule: 'the schedule',
  pipeline: 'a pipeline',
};

interface Named {
  id: number;
  name: string;
}

/**
 * `Runs of Checkout on main, started by the schedule; failures from the 3rd in a row on → #shop`.
 * @param suites undefined, as the environments: they are not loaded yet
 */
export function describeRoute(
  route: NotificationRoute,
  suites: Named[] | undefined,
  environments: Named[] | undefined,
): string {
  const { suite_ids: suiteIds, environment_ids: environmentIds, started_by: startedBy, branch } = route;
  const runs = [
    suiteIds.length === 0 ? 'All runs' : `Runs of ${namesOf(suiteIds, suites, 'suite')}`,
    environmentIds.length > 0 && ` in ${namesOf(environmentIds, environments, 'environment')}`,
    branch !== null && ` on ${branch}`,
    startedBy.length > 0 && `, ${starts(startedBy)}`,
    whichFailures(route),
  ];
  const to = [
    route.slack_webhook !== null && (route.slack_channel || 'Slack'),
    ...route.emails,
    route.uses_webhook && 'the webhook',
    route.also_general && 'the general recipients',
  ];
  return `${runs.filter(Boolean).join('')} → ${AND.format(to.filter((one) => one !== false))}`;
}

const starts = (starters: RunStarter[]): string =>
  starters.length === RUN_STARTERS.length
    ? 'however they were started'
    : `started by ${OR.format(starters.map((one) => STARTER_WORDS[one]))}`;

function whichFailures({ only_changes: onlyChanges, after_failures: after }: NotificationRoute): string {
  if (onlyChanges) return `; of failures in a row only the ${after === 1 ? 'first' : ordinal(after)}`;
  return after === 1 ? '' : `; failures from the ${ordinal(after)} in a row on`;
}

const namesOf = (ids: number[], known: Named[] | undefined, kind: string): string =>
  AND.format(
    ids.map((id) => known?.find((one) => one.id === id)?.name ?? (known ? `a deleted ${kind}` : '…')),
  );
