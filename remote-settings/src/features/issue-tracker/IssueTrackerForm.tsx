import { useState, type FormEvent } from 'react';
import { Select } from 'shared/choice';
import { TRACKER_KINDS, TRACKER_SITES, type TrackerKind } from 'shared/constants';
import type { IssueTracker } from 'shared/contract';
import { confirmAndMutate } from 'shared/feedback';
import { ApiError, errorText } from 'shared/http';
import { Button, Notice, PasswordField, Row, Stack, TextField } from 'shared/ui';
import { useRemoveIssueTracker, useSaveIssueTracker, useTestIssueTracker } from '../../api/issue-tracker.ts';

/** What people call the settings of each tracker. `site` null: its API is at one place only. */
const VIEWS = {
  github: { label: 'GitHub', project: 'Repository', example: 'acme/shop', site: 'API address' },
  jira: { label: 'Jira Cloud', project: 'Project key', example: 'SHOP', site: 'Site' },
  linear: { label: 'Linear', project: 'Team key', example: 'ENG', site: null },
} as const;

const KINDS = TRACKER_KINDS.map((value) => ({ value, label: VIEWS[value].label }));
const plain = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } as const;
const EMPTY: IssueTracker = {
  kind: 'github',
  site: TRACKER_SITES.github,
  project: '',
  email: null,
  has_token: false,
};
const small = { variant: 'secondary', size: 'sm' } as const;

/** Sets the issue tracker up (null: there is none), changes, tests and removes it. Key it by the tracker. */
export function IssueTrackerForm({ tracker }: { tracker: IssueTracker | null }) {
  const { has_token: isTokenStored, ...stored } = tracker ?? EMPTY;
  const [draft, setDraft] = useState(stored);
  const [token, setToken] = useState('');
  const [save, test, remove] = [useSaveIssueTracker(), useTestIssueTracker(), useRemoveIssueTracker()];
  const { kind } = draft;
  const view = VIEWS[kind];
  const refused = save.error instanceof ApiError ? save.error.fields : {};
  const hasToken = isTokenStored && stored.kind === kind;
  const mayLackToken = kind === 'github' && !hasToken;
  const tokenHint = mayLackToken && 'Leave it empty if the GitHub App may write issues in the repository.';

  function handleKind(next: TrackerKind) {
    setDraft(next === stored.kind ? stored : { ...draft, kind: next, site: TRACKER_SITES[next] });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const given = token === '' ? (mayLackToken ? null : undefined) : token;
    const email = kind === 'jira' ? draft.email : null;
    test.reset();
    save.mutate({ body: { ...draft, email, token: given } }, { onSuccess: () => setToken('') });
  }

  const field = (name: 'site' | 'project' | 'email', label: string, placeholder?: string) => (
    <TextField
      {...plain}
      label={label}
      placeholder={placeholder}
      value={draft[name] ?? ''}
      error={refused[name]}
      onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
    />
  );

  const handleRemove = () =>
    confirmAndMutate(remove, undefined, {
      title: 'Remove the issue tracker?',
      text: 'Verdicts keep the addresses of their issues, whose state is not read any more.',
      confirmLabel: 'Remove',
      tone: 'danger',
      failed: 'Issue tracker not removed',
    });

  return (
    <Stack as="form" gap={4} onSubmit={handleSubmit}>
      <Select
        label="Tracker"
        options={KINDS}
        value={kind}
        onChange={({ target }) => handleKind(target.value as TrackerKind)}
      />
      {view.site !== null && field('site', view.site, 'https://acme.atlassian.net')}
      {field('project', view.project, view.example)}
      {kind === 'jira' && field('email', 'E-mail address of the account')}
      <PasswordField
        label="API token"
        hint={hasToken ? 'Leave it empty to use the stored one.' : tokenHint || undefined}
        autoComplete="new-password"
        value={token}
        error={refused.token}
        onChange={({ target }) => setToken(target.value)}
      />
      <Row gap={2} wrap>
        <Button type="submit" size="sm" isBusy={save.isPending} busyLabel="Saving...">
          Save
        </Button>
        {tracker && (
          <>
            <Button {...small} isBusy={test.isPending} busyLabel="Testing..." onClick={() => test.mutate()}>
              Test the connection
            </Button>
            <Button {...small} isBusy={remove.isPending} onClick={() => void handleRemove()}>
              Remove
            </Button>
          </>
        )}
      </Row>
      {save.isError && (
        <Notice tone="danger">{errorText(save.error, 'The issue tracker could not be saved.')}</Notice>
      )}
      {test.data && <Notice tone={test.data.is_working ? 'success' : 'danger'}>{test.data.message}</Notice>}
      {test.isError && <Notice tone="danger">{errorText(test.error, 'The test has failed.')}</Notice>}
    </Stack>
  );
}
