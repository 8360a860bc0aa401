import { EMAIL_PATTERN, RUN_STARTERS, SLACK_WEBHOOK_PATTERN, type RunStarter } from 'shared/constants';
import type { NotificationRoute, NotificationRouteBody } from 'shared/contract';
import type { EditWords } from 'shared/edits';
import { ordinal } from 'shared/format';

type Fields = Omit<NotificationRouteBody, 'base'>;

/** The values of the form. */
export interface RouteDraft extends Omit<Fields, 'branch' | 'emails' | 'slack_webhook'> {
  branch: string;
  /** One a line. */
  emails: string;
  slack_webhook: string;
}

export const STARTERS = [
  { value: 'person', label: 'A person' },
  { value: 'schedule', label: 'The schedule' },
  { value: 'pipeline', label: 'A pipeline or the API' },
] satisfies { value: RunStarter; label: string }[];

/** null: a new route. */
export function draftOfRoute(route: NotificationRoute | null): RouteDraft {
  if (route) {
    const { id: _id, branch, emails, slack_webhook: slack, ...fields } = route;
    return { ...fields, branch: branch ?? '', emails: emails.join('\n'), slack_webhook: slack ?? '' };
  }
  return {
    suite_ids: [],
    environment_ids: [],
    branch: '',
    started_by: [],
    emails: '',
    slack_webhook: '',
    slack_channel: '',
    uses_webhook: false,
    only_changes: false,
    after_failures: 1,
    also_general: false,
  };
}

/** What is sent for a draft. */
export function bodyOfRoute(draft: RouteDraft): Fields {
  const slack = draft.slack_webhook.trim();
  return {
    ...draft,
    branch: draft.branch.trim() || null,
    emails: linesOf(draft.emails),
    slack_webhook: slack || null,
    slack_channel: slack === '' ? '' : draft.slack_channel.trim(),
  };
}

const linesOf = (text: string) => text.split(/[\s,;]+/).filter((line) => line !== '');

/** Errors by the names of the API's fields. */
export function validateRoute(draft: RouteDraft): Partial<Record<keyof Fields, string>> {
  const { emails, slack_webhook: slack, uses_webhook: usesWebhook } = bodyOfRoute(draft);
  const wrong = emails.find((email) => !EMAIL_PATTERN.test(email));
  const isDouble = new Set(emails.map((email) => email.toLowerCase())).size < emails.length;
  if (emails.length === 0 && slack === null && !usesWebhook)
    return { emails: 'Enter an address or a Slack webhook, or choose the webhook.' };
  return {
    ...(wrong !== undefined && { emails: `${wrong} is no email address.` }),
    ...(isDouble && { emails: 'An address is there twice.' }),
    ...(slack !== null &&
      !SLACK_WEBHOOK_PATTERN.test(slack) && {
        slack_webhook: 'Please enter a valid Slack webhook URL (https://hooks.slack.com/services/...)',
      }),
  };
}

export const ROUTE_WORDS: EditWords = {
  suite_ids: { label: 'Suites' },
  environment_ids: { label: 'Environments' },
  branch: { label: 'Branch' },
  started_by: { label: 'Started by' },
  emails: { label: 'Email addresses' },
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

/** `Failures of Checkout on main, started by the schedule → #shop`. @param suites undefined, as the environments: they are not loaded yet */
export function describeRoute(
  route: NotificationRoute,
  suites: Named[] | undefined,
  environments: Named[] | undefined,
): string {
  const { started_by: startedBy, branch } = route;
  const from = [
    route.suite_ids.length === 0 ? ' of all suites' : ` of ${namesOf(route.suite_ids, suites, 'suite')}`,
    ...(route.environment_ids.length === 0
      ? []
      : [` in ${namesOf(route.environment_ids, environments, 'environment')}`]),
    ...(branch === null ? [] : [` on ${branch}`]),
    ...(startedBy.length === 0 || startedBy.length === RUN_STARTERS.length
      ? []
      : [`, started by ${OR.format(startedBy.map((one) => STARTER_WORDS[one]))}`]),
  ];
  const to = [
    ...(route.slack_webhook === null ? [] : [route.slack_channel || 'Slack']),
    ...route.emails,
    ...(route.uses_webhook ? ['the webhook'] : []),
    ...(route.also_general ? ['the general recipients'] : []),
  ];
  return `${whichFailures(route)}${from.join('')} → ${AND.format(to)}`;
}

function whichFailures({ only_changes: onlyChanges, after_failures: after }: NotificationRoute): string {
  if (onlyChanges) return `The ${after === 1 ? 'first' : ordinal(after)} failure in a row`;
  return after === 1 ? 'Failures' : `Failures from the ${ordinal(after)} in a row on`;
}

function namesOf(ids: number[], known: Named[] | undefined, kind: string): string {
  const names = ids.map(
    (id) => known?.find((one) => one.id === id)?.name ?? (known ? `a deleted ${kind}` : '…'),
  );
  return AND.format(names);
}
