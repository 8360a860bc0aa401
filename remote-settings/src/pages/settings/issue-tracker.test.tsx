import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { IssueTracker } from 'shared/contract';
import { apiAddress, renderRemote, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { companyApi } from '../../testing/company-api.ts';

const JIRA: IssueTracker = {
  kind: 'jira',
  site: 'https://acme.atlassian.net',
  project: 'SHOP',
  email: 'ada@example.com',
  has_token: true,
};

/** Opens the section with what is stored; what is sent is collected, and answered with `refusal` where there is one. */
async function open(
  tracker: IssueTracker | null,
  refusal?: object,
  options: Parameters<typeof renderRemote>[2] = {},
) {
  companyApi();
  const stored = { now: tracker };
  const sent: unknown[] = [];
  const address = `${apiAddress}/company/issue_tracker`;
  server.use(
    http.get(address, () => HttpResponse.json({ issue_tracker: stored.now })),
    http.put(address, async ({ request }) => {
      sent.push(await request.json());
      if (refusal) return HttpResponse.json(refusal, { status: 422 });
      stored.now = JIRA;
      return HttpResponse.json({ issue_tracker: JIRA });
    }),
    http.delete(address, () => {
      stored.now = null;
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(`${address}/test`, () =>
      HttpResponse.json({ is_working: true, message: 'The tracker answers, and has The shop.' }),
    ),
  );
  const { user } = renderRemote(remote, '/dashboard/settings', options);
  const section = within(await screen.findByRole('region', { name: 'Issue tracker' }));
  await waitFor(() => expect(section.queryByText('Loading the issue tracker...')).not.toBeInTheDocument());
  return { user, section, sent };
}

test('a tracker is set up with what it needs, tested and removed', async () => {
  const { user, section, sent } = await open(null);
  expect(section.getByRole('textbox', { name: 'API address' })).toHaveValue('https://api.github.com');
  await user.selectOptions(section.getByRole('combobox', { name: 'Tracker' }), 'Jira Cloud');
  await user.type(section.getByRole('textbox', { name: 'Site' }), JIRA.site);
  await user.type(section.getByRole('textbox', { name: 'Project key' }), 'SHOP');
  await user.type(section.getByRole('textbox', { name: /^E-mail address/ }), 'ada@example.com');
  await user.type(section.getByLabelText('API token'), 'secret');
  await user.click(section.getByRole('button', { name: 'Save' }));
  await user.click(await section.findByRole('button', { name: 'Test the connection' }));
  expect(await section.findByText('The tracker answers, and has The shop.')).toBeVisible();
  const { has_token: _, ...settings } = JIRA;
  expect(sent).toEqual([{ ...settings, token: 'secret' }]);
  expect(section.getByLabelText('API token')).toHaveValue('');

  // A new token, and nothing else.
  await user.type(section.getByLabelText('API token'), 'other');
  await user.click(section.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(section.getByLabelText('API token')).toHaveValue(''));
  expect(sent.at(-1)).toMatchObject({ token: 'other' });
  expect(section.queryByText('The tracker answers, and has The shop.')).not.toBeInTheDocument();

  await user.click(section.getByRole('button', { name: 'Remove' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(section.getByRole('combobox', { name: 'Tracker' })).toHaveValue('github'));
});

test('a stored token is kept, one is not needed for GitHub, and Linear asks for no address', async () => {
  const { user, section, sent } = await open(JIRA, {
    error: 'Enter the project.',
    code: 'invalid_request',
    fields: { project: 'Enter the repository as owner/name.' },
  });
  await user.click(section.getByRole('button', { name: 'Save' }));
  await user.selectOptions(section.getByRole('combobox', { name: 'Tracker' }), 'Linear');
  expect(section.queryByRole('textbox', { name: 'Site' })).not.toBeInTheDocument();
  await user.selectOptions(section.getByRole('combobox', { name: 'Tracker' }), 'GitHub');
  await user.click(section.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(section.getByRole('textbox', { name: 'Repository' })).toHaveAccessibleDescription(
      'Enter the repository as owner/name.',
    ),
  );
  await waitFor(() => expect(sent).toHaveLength(2));
  const [kept, none] = sent as { token?: string | null }[];
  expect(kept).not.toHaveProperty('token');
  expect(none).toMatchObject({ kind: 'github', token: null, email: null });
});

test('a viewer sees the settings, or that there are none, and changes nothing', async () => {
  const { section } = await open(JIRA, undefined, { role: 'viewer' });
  expect(await section.findByRole('textbox', { name: 'Project key' })).toHaveAttribute('readonly');
  for (const name of ['Save', 'Test the connection', 'Remove'])
    expect(section.getByRole('button', { name })).toHaveAccessibleDescription(/^Your role is Viewer/);
  cleanup();
  const none = await open(null, undefined, { role: 'viewer' });
  expect(await none.section.findByText('No issue tracker is set up.')).toBeVisible();
  expect(none.section.queryByRole('button')).not.toBeInTheDocument();
});
