import { useState } from 'react';
import { Select } from 'shared/choice';
import { ALERT_AFTER_MAX } from 'shared/constants';
import type { NotificationRoute } from 'shared/contract';
import { ordinal } from 'shared/format';
import { ApiError } from 'shared/http';
import { useQuery } from 'shared/query';
import { suitesQuery } from 'shared/run-environment';
import { Checkbox, TextArea, TextField } from 'shared/ui';
import { environmentsQuery } from '../../../api/environments.ts';
import { useSaveRoute } from '../../../api/notification-routes.ts';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { bodyOfRoute, draftOfRoute, STARTERS, validateRoute } from '../../../model/route-draft.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

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
  const [draft, setDraft] = useState(() => draftOfRoute(route));
  const [touched, setTouched] = useState<Record<string, boolean>>({});
  const [loaded] = useState(route);
  const save = useSaveRoute(loaded);
  const suites = optionsOf(useQuery(suitesQuery()).data, draft.suite_ids, 'suite');
  const environments = optionsOf(useQuery(environmentsQuery()).data, draft.environment_ids, 'environment');
  const errors: Record<string, string> = validateRoute(draft);
  const [firstError] = Object.values(errors);
  const refused = save.error instanceof ApiError ? save.error.fields : {};
  const change = (fields: Partial<typeof draft>) => setDraft({ ...draft, ...fields });
  const errorOf = (field: string) => (touched[field] ? errors[field] : undefined) ?? refused[field];
  const touch = (field: string) => () => setTouched({ ...touched, [field]: true });

  return (
    <FormDialog
      title={route ? 'Edit route' : 'Add route'}
      description="For runs that fit all conditions."
      requires="editor"
      submitLabel="Save"
      busyLabel="Saving..."
      autoComplete="off"
      problem={firstError}
      mutation={save}
      failed="Failed to save the route."
      onSubmit={() => save.mutate(bodyOfRoute(draft), { onSuccess: onClose })}
      onClose={onClose}
    >
      <CheckboxGroup
        legend="Suites"
        hint="All suites, and runs without one."
        options={suites}
        value={draft.suite_ids}
        onChange={(ids) => change({ suite_ids: ids })}
      />
      {environments.length > 0 && (
        <CheckboxGroup
          legend="Environments"
          hint="Any environment."
          options={environments}
          value={draft.environment_ids}
          onChange={(ids) => change({ environment_ids: ids })}
        />
      )}
      <TextField
        label="Branch"
        isOptional
        hint="A name, or a pattern such as release/*"
        value={draft.branch}
        error={refused.branch}
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
      <TextArea
        label="Email addresses"
        isOptional
        hint="One a line. An address of no member is asked first."
        rows={3}
        value={draft.emails}
        error={errorOf('emails')}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        onBlur={touch('emails')}
        onChange={({ target }) => change({ emails: target.value })}
      />
      <TextField
        label="Slack webhook URL"
        isOptional
        value={draft.slack_webhook}
        error={errorOf('slack_webhook')}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        onBlur={touch('slack_webhook')}
        onChange={({ target }) => change({ slack_webhook: target.value })}
      />
      {draft.slack_webhook !== '' && (
        <TextField
          label="Slack channel"
          isOptional
          hint="What the list of routes calls it, such as #shop"
          value={draft.slack_channel}
          error={refused.slack_channel}
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

/** With those that are chosen and gone. */
function optionsOf(known: { id: number; name: string }[] = [], chosen: number[], kind: string) {
  const gone = chosen.filter((id) => !known.some((one) => one.id === id));
  return [
    ...known.map(({ id, name }) => ({ value: id, label: name })),
    ...gone.map((id) => ({ value: id, label: `A deleted ${kind}` })),
  ];
}
