import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SentAuditEvent } from 'shared/contract';
import { apiAddress, renderRemote, respondWithError, server, smokeTest } from 'shared/testing';
import { remote } from '../../remote.tsx';

const EVENT: SentAuditEvent = {
  id: 7,
  at: '2026-05-04T10:00:00.000Z',
  actor_id: 1,
  actor: 'Ada Lovelace',
  actor_kind: 'person',
  address: '192.0.2.1',
  action: 'test.updated',
  subject_type: 'test',
  subject_id: '12',
  subject: 'Buy a lamp',
  before: { title: 'Buy', steps: 1 },
  after: { title: 'Buy a lamp', steps: 2, changed_steps: [2] },
};

/** A stand-in for the log; returns the queries it was asked. */
function auditApi(pages: SentAuditEvent[][] = [[EVENT]]) {
  const queries: Record<string, string>[] = [];
  server.use(
    http.get(`${apiAddress}/audit_events`, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      queries.push(query);
      const index =
        query['before'] === undefined
          ? 0
          : pages.findIndex(([event]) => event && event.id < Number(query['before']));
      const audit_events = pages[index] ?? [];
      const hasMore = index + 1 < pages.length;
      return HttpResponse.json({
        audit_events,
        next_before: hasMore ? (audit_events.at(-1)?.id ?? null) : null,
      });
    }),
  );
  return queries;
}

const open = (search = '') => renderRemote(remote, `/dashboard/settings/audit${search}`);

test('the log lists who did what, and a dialog shows before and after', async () => {
  auditApi();
  const { user } = open();
  const table = await screen.findByRole('table', { name: 'Audit log' });
  const row = within(within(table).getAllByRole('row')[1] ?? table);
  expect(row.getByText('Ada Lovelace')).toBeVisible();
  expect(row.getByText('192.0.2.1')).toBeVisible();
  expect(row.getByText('Test changed')).toBeVisible();
  await user.click(row.getByRole('button', { name: /^Details/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Test changed' }));
  expect(dialog.getByRole('row', { name: 'Title Buy Buy a lamp' })).toBeVisible();
  expect(dialog.getByRole('row', { name: 'Changed steps 2' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a failed sign-in has no person and says its reason in words', async () => {
  auditApi([
    [
      {
        ...EVENT,
        actor: 'unknown',
        actor_id: null,
        actor_kind: 'system',
        action: 'session.sign_in_failed',
        subject_type: 'session',
        subject_id: '2',
        subject: 'ada@example.com',
        before: null,
        after: { reason: 'wrong_password' },
      },
    ],
  ]);
  const { user } = open();
  const row = within((await screen.findAllByRole('row'))[1] ?? document.body);
  expect(row.getByText('192.0.2.1')).toBeVisible();
  await user.click(row.getByRole('button', { name: /^Details/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign-in failed' }));
  expect(dialog.getByRole('row', { name: 'Reason Wrong password' })).toBeVisible();
  expect(dialog.queryByText('Session 2')).not.toBeInTheDocument();
});

test('the filters of the address are asked for, and follow what is chosen', async () => {
  const queries = auditApi();
  const { user } = open('?person=ada&action=test.updated&from=2026-05-01&to=2026-05-04');
  await screen.findByRole('table', { name: 'Audit log' });
  expect(queries).toEqual([
    {
      actor: 'ada',
      action: 'test.updated',
      limit: '50',
      from: new Date(2026, 4, 1).toISOString(),
      to: new Date(2026, 4, 5).toISOString(),
    },
  ]);
  expect(screen.getByLabelText('From')).toHaveValue('2026-05-01');
  await user.selectOptions(screen.getByLabelText('Action'), 'Suite created');
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ action: 'suite.created', actor: 'ada' }));
  await user.clear(screen.getByRole('searchbox', { name: 'Person' }));
  await user.type(screen.getByRole('searchbox', { name: 'Person' }), 'grace');
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ action: 'suite.created', actor: 'grace' }));
});

test('nothing that matches can be widened again', async () => {
  const queries = auditApi([[]]);
  const { user } = open('?person=nobody');
  expect(await screen.findByText('Nothing matches these filters.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByText('Nothing is recorded yet.')).toBeVisible();
  expect(queries.at(-1)).toEqual({ limit: '50' });
});

test('earlier events are loaded on request', async () => {
  auditApi([[EVENT], [{ ...EVENT, id: 6, subject: 'An earlier one' }]]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Load More' }));
  expect(await screen.findByText('An earlier one')).toBeVisible();
  expect(screen.getByText('Buy a lamp')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
});

test('people who are not owners read a sentence', async () => {
  server.use(respondWithError('get', '/audit_events', 403, 'For owners.'));
  renderRemote(remote, '/dashboard/settings/audit', { role: 'editor' });
  expect(await screen.findByText(/^Only owners of the company can read the audit log/)).toBeVisible();
  const button = screen.getByRole('button', { name: 'Export CSV' });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
});

test('a failure can be tried again', async () => {
  server.use(respondWithError('get', '/audit_events', 500));
  const { user } = open();
  expect(await screen.findByText('Failed to load the audit log.')).toBeVisible();
  auditApi();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Buy a lamp')).toBeVisible();
});

test('the filtered log is downloaded, with the session', async () => {
  auditApi();
  const asked: { search: string; authorization: string | null }[] = [];
  server.use(
    http.get(`${apiAddress}/audit_events/csv`, ({ request }) => {
      asked.push({
        search: new URL(request.url).search,
        authorization: request.headers.get('authorization'),
      });
      return new HttpResponse('"id"\r\n', { headers: { 'content-type': 'text/csv' } });
    }),
  );
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:log';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user } = open('?action=test.updated');
  await screen.findByText('Buy a lamp');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toEqual(['audit-log.csv']));
  expect(asked).toEqual([
    { search: '?action=test.updated', authorization: expect.stringMatching(/^Bearer /) },
  ]);
});

test('a failed download is reported', async () => {
  auditApi();
  server.use(respondWithError('get', '/audit_events/csv', 500));
  const { user } = open();
  await screen.findByText('Buy a lamp');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Audit log not exported')).toBeVisible();
});

smokeTest('a server without an audit log says so', async () => {
  server.use(respondWithError('get', '/audit_events', 404));
  open();
  expect(await screen.findByText('This server does not have an audit log.')).toBeVisible();
});
