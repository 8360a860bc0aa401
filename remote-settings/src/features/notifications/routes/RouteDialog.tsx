import { useState } from 'react';
import { Select } from 'shared/choice';
import { ALERT_AFTER_MAX, BRANCH_MAX_LENGTH } from 'shared/constants';
import type { NotificationRoute } from 'shared/contract';
import { ordinal } from 'shared/format';
import { useQuery } from 'shared/query';
import { suitesQuery } from 'shared/run-environment';
import { Checkbox, TextField } from 'shared/ui';
import { environmentsQuery } from '../../../api/environments.ts';
import { useSaveRoute } from '../../../api/notification-routes.ts';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { validateRecipient } from '../../../model/recipients.ts';
import { EMPTY_ROUTE, fieldsOfRoute, STARTERS, type RouteFields } from '../../../model/route-words.ts';
import { CHANNELS } from '../channels.ts';
import { RecipientEditor } from '../RecipientEditor.tsx';
import { useRecipientDraft } from '../useRecipientDraft.ts';
import { CheckboxGroup, NamedGroup } from './CheckboxGroup.tsx';

interface Props {
  /** null: a new route. */
  route: NotificationRoute | null;
  onClose: () => void;
}

const AFTER = Array.from({ length: ALERT_AFTER_MAX }, (_, index) => ({
  value: index + 1,
  label: index === 0 ? 'From the first one on' : `From the ${ordinal(index + 1)} in a row on`,
}));

/** Adds or changes a route; closes after a successful save. */
export function RouteDialog({ route, onClose }: Props) {
  const [loaded] = useState(route);
  const [stored] = useState(() => (route ? fieldsOfRoute(route) : EMPTY_ROUTE));
  const [draft, setDraft] = useState(stored);
  const [isSlackLeft, setIsSlackLeft] = useState(false);
  const save = useSaveRoute(loaded);
  const suites = useQuery(suitesQuery());
  const environments = useQuery(environmentsQuery());
  const change = (fields: Partial<RouteFields>) => setDraft({ ...draft, ...fields });
  const address = useRecipientDraft('email', draft.emails, (added) =>
    change({ emails: [...draft.emails, ...added] }),
  );
  // What is in the field, and was not added yet, is meant too.
  const emails = [...draft.emails, ...address.right];
  const slack = draft.slack_webhook?.trim() || null;
  const slackError =
    slack !== null && validateRecipient('slack', slack, []) ? CHANNELS.slack.invalid : undefined;
  const isNobodyTold = emails.length === 0 && slack === null && !draft.uses_webhook;
  const handleSubmit = () =>
    save.mutate(
      {
        ...draft,
        branch: draft.branch?.trim() || null,
        emails,
        slack_webhook: slack,
        slack_channel: slack === null ? '' : draft.slack_channel,
      },
      { onSuccess: onClose },
    );

  return (
    <FormDialog
      title={route ? 'Edit route' : 'Add route'}
      description="For runs that fit all conditions."
      requires="editor"
      submitLabel="Save"
      busyLabel="Saving..."
      autoComplete="off"
      problem={
        address.problem ??
        slackError ??
        (isNobodyTold ? 'Enter an address or a Slack webhook, or choose the webhook.' : undefined)
      }
      hasChanges={draft !== stored || address.text !== ''}
      mutation={save}
      failed="Failed to save the route."
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <NamedGroup
        legend="Suites"
        hint="All suites, and runs without one."
        kind="suite"
        query={suites}
        value={draft.suite_ids}
        onChange={(ids) => change({ suite_ids: ids })}
      />
      <NamedGroup
        legend="Environments"
        hint="Any environment."
        kind="environment"
        query={environments}
        value={draft.environment_ids}
        onChange={(ids) => change({ environment_ids: ids })}
      />
      <TextField
        label="Branch"
        isOptional
        hint="A name, or a pattern such as release/*"
        value={draft.branch ?? ''}
        maxLength={BRANCH_MAX_LENGTH}
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => change({ branch: target.value })}
      />
      <CheckboxGroup
        legend="Started by"
        hint="Anything, except for a person at a single test."
        options={STARTERS}
        value={draft.started_by}
        onChange={(starters) => change({ started_by: starters })}
      />
      <RecipientEditor
        channel="email"
        recipients={draft.emails}
        draft={address}
        empty="No addresses. One of no member is asked first."
        onRemove={(removed) => change({ emails: draft.emails.filter((email) => email !== removed) })}
      />
      <TextField
        label={CHANNELS.slack.fieldLabel}
        isOptional
        value={draft.slack_webhook ?? ''}
        error={isSlackLeft ? slackError : undefined}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        onBlur={() => setIsSlackLeft(true)}
        onChange={({ target }) => change({ slack_webhook: target.value })}
      />
      {slack !== null && (
        <TextField
          label="Slack channel"
          isOptional
          hint="What the list of routes calls it, such as #shop"
          value={draft.slack_channel}
          maxLength={80}
          onChange={({ target }) => change({ slack_channel: target.value })}
        />
      )}
      <Checkbox
        label="The company's webhook"
        checked={draft.uses_webhook}
        onChange={({ target }) => change({ uses_webhook: target.checked })}
      />
      <Checkbox
        label="Also the general recipients"
        checked={draft.also_general}
        onChange={({ target }) => change({ also_general: target.checked })}
      />
      <Select
        label="Tell of failures"
        options={AFTER}
        value={draft.after_failures}
        onChange={({ target }) => change({ after_failures: Number(target.value) })}
      />
      <Checkbox
        label="Only when it changes"
        hint="The first of these failures and the recovery, not each failure in between."
        checked={draft.only_changes}
        onChange={({ target }) => change({ only_changes: target.checked })}
      />
    </FormDialog>
  );
}
