import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readSession } from 'shared/auth';
import type { Account, AccountCompany } from 'shared/contract';
import { useLeaveGuard } from 'shared/feedback';
import { callApi } from 'shared/http';
import { useQuery } from 'shared/query';
import { defineRemote } from 'shared/remote';
import { atom, useAtom } from 'shared/state';
import { apiAddress, respondWithError, server } from 'shared/testing';
import { renderHost, renderRuns, type RenderedHost } from '../testing/renderHost.tsx';

const ENGINES: AccountCompany = { id: 1, name: 'Analytical Engines', role: 'owner' };
const COMPILERS: AccountCompany = { id: 2, name: 'Compilers', role: 'viewer' };

const notesAtom = atom('nothing noted');

function RunsScreen() {
  const { data } = useQuery({ queryKey: ['company'], queryFn: () => callApi('GET /company/me') });
  const [notes, setNotes] = useAtom(notesAtom);
  return (
    <>
      <h1>{data ? `Runs of ${data.company.name}` : 'Loading'}</h1>
      <button onClick={() => setNotes('noted')}>Note</button>
      <p>{notes}</p>
    </>
  );
}

function Editor() {
  useLeaveGuard(true);
  return <h1>Editor screen</h1>;
}

const remotes = (entries: RenderedHost['entries']) => {
  const dashboardRoutes = [{ path: 'runs', element: <RunsScreen /> }];
  entries.set('runs', () => defineRemote({ name: 'runs', dashboardRoutes }));
  const editor = [{ path: 'tests', element: <Editor /> }];
  entries.set('blueprints', () => defineRemote({ name: 'blueprints', dashboardRoutes: editor }));
};

/** A server on which each token opens a company; switching makes the token of the other one. */
function respondWithCompanies(name: string | null, companies: AccountCompany[], more: Partial<Account> = {}) {
  const opened = { 'Bearer test-token': ENGINES, 'Bearer second-token': COMPILERS };
  const api = { switches: [] as unknown[], loaded: [] as string[] };
  const companyOf = (request: Request) => {
    const token = request.headers.get('Authorization') as keyof typeof opened;
    return opened[token];
  };
  server.use(
    http.get(`${apiAddress}/account`, ({ request }) => {
      const company = companyOf(request);
      const person = { id: 1, email: 'ada@example.com', name };
      const account: Account = { ...person, role: company.role, company, companies, ...more };
      return HttpResponse.json({ account });
    }),
    http.get(`${apiAddress}/company/me`, ({ request }) => {
      const { name: company } = companyOf(request);
      api.loaded.push(company);
      return HttpResponse.json({ company: { name: company } });
    }),
    http.post(`${apiAddress}/account/switch_company`, async ({ request }) => {
      api.switches.push(await request.json());
      return HttpResponse.json({ access_token: 'second-token', user: { id: 1, email: 'ada@example.com' } });
    }),
  );
  return api;
}

async function openMenu({ user }: Pick<RenderedHost, 'user'>) {
  await user.click(await screen.findByRole('button', { name: /^User menu.*Analytical Engines/ }));
  return within(await screen.findByRole('menu'));
}

test('the menu shows the person’s name, address and company', async () => {
  const host = renderHost('/dashboard/runs', {
    prepare: () => respondWithCompanies('Ada Lovelace', [ENGINES]),
  });
  const menu = await openMenu(host);
  for (const text of ['Ada Lovelace', 'ada@example.com', 'Analytical Engines'])
    expect(menu.getByText(text)).toBeVisible();
  expect(menu.queryByRole('group', { name: 'Switch company' })).not.toBeInTheDocument();
});

test('a person without a name is shown by the address', async () => {
  const host = renderHost('/dashboard/runs', { prepare: () => respondWithCompanies(null, [ENGINES]) });
  const menu = await openMenu(host);
  expect(menu.getAllByText('ada@example.com')).toHaveLength(1);
  expect(screen.getByRole('button', { name: /ada@example\.com/ })).toBeVisible();
});

it('a server without accounts leaves the address', async () => {
  server.use(respondWithError('get', '/account', 404));
  const host = await renderRuns();
  await host.user.click(screen.getByRole('button', { name: /ada@example\.com/ }));
  expect(await screen.findByText('Signed in as ada@example.com')).toBeVisible();
});

test('another company opens at the first screen, and nothing of the present one is left', async () => {
  let api: ReturnType<typeof respondWithCompanies> | undefined;
  const host = renderHost('/dashboard/runs', {
    prepare: (entries) => {
      remotes(entries);
      api = respondWithCompanies('Ada', [ENGINES, COMPILERS]);
    },
  });
  const streams: (string | null)[] = [];
  server.use(
    http.get(`${apiAddress}/events`, ({ request }) => {
      streams.push(request.headers.get('Authorization'));
      return new HttpResponse(null, { status: 404 });
    }),
  );
  await screen.findByRole('heading', { name: 'Runs of Analytical Engines' });
  await host.user.click(screen.getByRole('button', { name: 'Note' }));
  const menu = await openMenu(host);
  const group = within(menu.getByRole('group', { name: 'Switch company' }));
  expect(group.getByRole('menuitemradio', { name: 'Analytical Engines' })).toBeChecked();
  await host.user.click(group.getByRole('menuitemradio', { name: 'Compilers' }));

  expect(await screen.findByRole('heading', { name: 'Runs of Compilers' })).toBeVisible();
  expect(await screen.findByText('You are now in Compilers.')).toBeVisible();
  expect(await screen.findByRole('button', { name: /^User menu.*Compilers/ })).toBeVisible();
  expect(screen.getByText('nothing noted')).toBeVisible();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await waitFor(() => expect(host.location()).toBe('/dashboard/runs'));
  expect(api?.switches).toEqual([{ company_id: 2 }]);
  expect(api?.loaded).toEqual(['Analytical Engines', 'Compilers']);
  expect(localStorage.getItem('token')).toBe('second-token');
  // The changes of this company are followed.
  await waitFor(() => expect(streams.at(-1)).toBe('Bearer second-token'));
});

test.each([
  ['/dashboard/grouprun/7', 'group_run', '7'],
  ['/dashboard/tests?tab=tests&suite=3', 'suite', '3'],
])('%s of another company offers to switch, and shows it there', async (address, kind, id) => {
  const asked: unknown[] = [];
  const host = renderHost(address, {
    prepare: () => {
      respondWithCompanies('Ada', [ENGINES, COMPILERS]);
      server.use(
        http.get(`${apiAddress}/account/company_of`, ({ request }) => {
          const isThere = request.headers.get('Authorization') === 'Bearer second-token';
          asked.push(Object.fromEntries(new URL(request.url).searchParams));
          return HttpResponse.json({ company: isThere ? null : COMPILERS });
        }),
      );
    },
  });
  expect(await screen.findByRole('heading', { name: 'This belongs to Compilers' })).toBeVisible();
  expect(asked).toEqual([{ kind, id }]);
  await host.user.click(screen.getByRole('button', { name: 'Switch to Compilers' }));
  const title = kind === 'suite' ? 'Tests screen' : 'Group run screen';
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(host.location()).toBe(address);
  expect(readSession()?.token).toBe('second-token');
});

test('another company is created and opened; a failure stays in the dialog', async () => {
  const host = renderHost('/dashboard/runs', {
    prepare: (entries) => {
      remotes(entries);
      respondWithCompanies('Ada', [ENGINES], { may_create_company: true });
    },
  });
  const sent: unknown[] = [];
  server.use(respondWithError('post', '/companies', 422, 'You belong to 20 companies already.'));
  jest.spyOn(console, 'error').mockReturnValue();
  const menu = await openMenu(host);
  await host.user.click(menu.getByRole('menuitem', { name: 'New company' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New company' }));
  await host.user.type(dialog.getByLabelText('Name'), ' Compilers ');
  await host.user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await dialog.findByText('You belong to 20 companies already.')).toBeVisible();

  server.use(
    http.post(`${apiAddress}/companies`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ company: COMPILERS }, { status: 201 });
    }),
  );
  await host.user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('heading', { name: 'Runs of Compilers' })).toBeVisible();
  expect(sent).toEqual([{ name: 'Compilers' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('who needs a second factor is led to the settings, and nowhere else', async () => {
  const company = { ...ENGINES, role: 'editor' as const };
  const account = {
    id: 1,
    email: 'ada@example.com',
    name: 'Ada',
    role: company.role,
    company,
    companies: [company],
  };
  const host = renderHost('/dashboard/runs', {
    prepare: () =>
      server.use(
        http.get(`${apiAddress}/account`, () =>
          HttpResponse.json({ account: { ...account, needs_two_factor: true } }),
        ),
      ),
  });
  expect(await screen.findByRole('heading', { name: 'Set up two-factor sign-in' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Runs screen' })).not.toBeInTheDocument();
  await host.user.click(screen.getByRole('link', { name: 'Set up' }));
  expect(await screen.findByRole('heading', { name: 'Settings screen' })).toBeVisible();
});

test('who belongs to no company learns so, creates one or goes to the settings to delete the account', async () => {
  const account = {
    id: 1,
    email: 'ada@example.com',
    name: 'Ada',
    role: 'viewer',
    company: null,
    companies: [],
  };
  const host = renderHost('/dashboard/runs', {
    prepare: () => server.use(http.get(`${apiAddress}/account`, () => HttpResponse.json({ account }))),
  });
  expect(await screen.findByRole('heading', { name: 'You belong to no company' })).toBeVisible();
  await host.user.click(screen.getByRole('button', { name: 'New company' }));
  expect(await screen.findByRole('dialog', { name: 'New company' })).toBeVisible();
  await host.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await host.user.click(screen.getByRole('link', { name: 'Delete account' }));
  expect(await screen.findByRole('heading', { name: 'Settings screen' })).toBeVisible();
});

test('a new company is not offered where it would be refused', async () => {
  const host = renderHost('/dashboard/runs', {
    prepare: () => respondWithCompanies('Ada', [ENGINES], { may_create_company: false }),
  });
  const menu = await openMenu(host);
  expect(menu.queryByRole('menuitem', { name: 'New company' })).not.toBeInTheDocument();
});

test('a person of one company is asked for no other one', async () => {
  let isAsked = false;
  renderHost('/dashboard/grouprun/7', {
    prepare: () => {
      respondWithCompanies('Ada', [ENGINES]);
      server.use(
        http.get(`${apiAddress}/account/company_of`, () => {
          isAsked = true;
          return HttpResponse.json({ company: null });
        }),
      );
    },
  });
  expect(await screen.findByRole('heading', { name: 'Group run screen' })).toBeVisible();
  await screen.findByRole('button', { name: /^User menu.*Analytical Engines/ });
  expect(isAsked).toBe(false);
});

test('the present company does nothing, and an error is shown', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const host = renderHost('/dashboard/runs', {
    prepare: () => respondWithCompanies('Ada', [ENGINES, COMPILERS]),
  });
  const menu = await openMenu(host);
  server.use(respondWithError('post', '/account/switch_company', 404, 'The company was not found.'));
  await host.user.click(menu.getByRole('menuitemradio', { name: 'Analytical Engines' }));
  expect(screen.queryByText('Company not switched')).not.toBeInTheDocument();
  await host.user.click(menu.getByRole('menuitemradio', { name: 'Compilers' }));
  expect(await screen.findByText('Company not switched')).toBeVisible();
  expect(screen.getByText('The company was not found.')).toBeVisible();
  expect(readSession()?.token).toBe('test-token');
  expect(screen.getByRole('heading', { name: 'Runs screen' })).toBeVisible();
});

test('a session that has expired leads to the login page', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const host = renderHost('/dashboard/runs', {
    prepare: () => respondWithCompanies('Ada', [ENGINES, COMPILERS]),
  });
  const menu = await openMenu(host);
  server.use(respondWithError('post', '/account/switch_company', 401, 'Please sign in again.'));
  await host.user.click(menu.getByRole('menuitemradio', { name: 'Compilers' }));
  expect(await screen.findByRole('heading', { name: 'Login screen' })).toBeVisible();
  expect(screen.queryByText('Company not switched')).not.toBeInTheDocument();
});

test('unsaved work is asked about once', async () => {
  const host = renderHost('/dashboard/tests', {
    prepare: (entries) => {
      remotes(entries);
      respondWithCompanies('Ada', [ENGINES, COMPILERS]);
    },
  });
  await screen.findByRole('heading', { name: 'Editor screen' });
  const choose = async (answer: string) => {
    const menu = await openMenu(host);
    await host.user.click(menu.getByRole('menuitemradio', { name: 'Compilers' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await host.user.click(question.getByRole('button', { name: answer }));
  };
  await choose('Stay');
  expect(readSession()?.token).toBe('test-token');
  await host.user.keyboard('{Escape}');
  await choose('Leave');
  expect(await screen.findByRole('heading', { name: 'Runs of Compilers' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a company is chosen by keys alone', async () => {
  const host = renderHost('/dashboard/runs', {
    prepare: (entries) => {
      remotes(entries);
      respondWithCompanies('Ada', [ENGINES, COMPILERS]);
    },
  });
  // The first screen of a page load does not take the focus.
  await screen.findByRole('heading', { name: 'Runs of Analytical Engines' });
  (await screen.findByRole('button', { name: /^User menu.*Analytical Engines/ })).focus();
  await host.user.keyboard('{Enter}');
  const menu = within(await screen.findByRole('menu'));
  await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Settings' })).toHaveFocus());
  await host.user.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(menu.getByRole('menuitemradio', { name: 'Compilers' })).toHaveFocus());
  await host.user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Runs of Compilers' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('another tab that switches shows the other company here, too', async () => {
  const host = renderHost('/dashboard/runs', {
    prepare: (entries) => {
      remotes(entries);
      respondWithCompanies('Ada', [ENGINES, COMPILERS]);
    },
  });
  await screen.findByRole('heading', { name: 'Runs of Analytical Engines' });
  await host.user.click(screen.getByRole('button', { name: 'Note' }));
  act(() => {
    localStorage.setItem('token', 'second-token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'second-token' }));
  });
  expect(await screen.findByRole('heading', { name: 'Runs of Compilers' })).toBeVisible();
  expect(screen.getByText('nothing noted')).toBeVisible();
});
