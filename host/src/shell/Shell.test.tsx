import { act } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readSession } from 'shared/auth';
import { environment, selectEnvironment, setEnvironment } from 'shared/environment';
import { useLeaveGuard } from 'shared/feedback';
import { apiQuery, useQuery } from 'shared/query';
import { defineRemote } from 'shared/remote';
import { apiAddress, server, setOnline } from 'shared/testing';
import { renderHost, renderRuns, type RenderedHost } from '../testing/renderHost.tsx';

it('marks the current one of the four sections', async () => {
  const host = await renderRuns();
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Runs', '/dashboard/runs'],
    ['Tests and Modules', '/dashboard/tests?tab=tests'],
    ['Test Suites', '/dashboard/test-suites'],
    ['CI/CD', '/dashboard/github'],
  ]);
  const marks = () => links.map((link) => link.getAttribute('aria-current'));
  for (const [address, expected] of [
    ['/dashboard/runs', ['page', null, null, null]],
    ['/dashboard', ['page', null, null, null]],
    ['/dashboard/grouprun/4', ['true', null, null, null]],
    ['/dashboard/testrun/4', ['true', null, null, null]],
    ['/dashboard/tests?tab=modules', [null, 'page', null, null]],
    ['/dashboard/newtest', [null, 'true', null, null]],
    ['/dashboard/newmodule', [null, 'true', null, null]],
    ['/dashboard/updatetest/4', [null, 'true', null, null]],
    ['/dashboard/updatemodule/4', [null, 'true', null, null]],
    ['/dashboard/test-suites', [null, null, 'page', null]],
    ['/dashboard/github', [null, null, null, 'page']],
    ['/dashboard/github/setup?installation_id=1', [null, null, null, 'true']],
    ['/dashboard/github/instructions', [null, null, null, 'true']],
    ['/dashboard/settings', [null, null, null, null]],
  ] as const) {
    await act(() => host.navigate(address));
    expect([address, marks()]).toEqual([address, expected]);
  }
});

it('shows the signed-in user and links to the settings', async () => {
  const host = await renderRuns();
  await host.user.click(screen.getByRole('button', { name: /ada@example\.com/ }));
  await host.user.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  expect(await screen.findByRole('heading', { name: 'Settings screen' })).toBeVisible();
});

it.each([
  ['on the server, too', 204],
  ['even if the server fails', 500],
])('signs out %s', async (_how, status) => {
  jest.spyOn(console, 'error').mockReturnValue();
  const tokens: (string | null)[] = [];
  server.use(
    http.post(`${apiAddress}/auth/logout`, ({ request }) => {
      tokens.push(request.headers.get('authorization'));
      return new HttpResponse(null, { status });
    }),
  );
  const host = await renderRuns();
  await host.user.click(screen.getByRole('button', { name: /ada@example\.com/ }));
  await host.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await screen.findByRole('heading', { name: 'Login screen' });
  expect(host.location()).toBe('/login');
  expect(readSession()).toBeNull();
  await waitFor(() => expect(tokens).toEqual(['Bearer test-token']));
});

it('confirms before signing out with unsaved work', async () => {
  server.use(http.post(`${apiAddress}/auth/logout`, () => new HttpResponse(null, { status: 204 })));
  function Editor() {
    useLeaveGuard(true);
    return <h1>Editor screen</h1>;
  }
  const prepare = (entries: RenderedHost['entries']) =>
    entries.set('runs', () =>
      defineRemote({ name: 'runs', dashboardRoutes: [{ path: 'runs', element: <Editor /> }] }),
    );
  const host = renderHost('/dashboard/runs', { prepare });
  await screen.findByRole('heading', { name: 'Editor screen' });
  const signOut = async () => {
    await host.user.click(screen.getByRole('button', { name: /ada@example\.com/ }));
    await host.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    return within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  };
  await host.user.click((await signOut()).getByRole('button', { name: 'Stay' }));
  expect(readSession()).not.toBeNull();
  expect(screen.getByRole('heading', { name: 'Editor screen' })).toBeVisible();
  await host.user.click((await signOut()).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'Login screen' })).toBeVisible();
  expect(readSession()).toBeNull();
});

it('switches the theme of the page', async () => {
  const host = await renderRuns();
  await host.user.click(screen.getByRole('button', { name: /ada@example\.com/ }));
  await host.user.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

// jsdom applies no media queries: the button that opens it is always present.
const button = (name: string) => screen.getByRole('button', { name, hidden: true });

async function renderOpen() {
  const host = await renderRuns();
  const openButton = button('Open navigation');
  await host.user.click(openButton);
  expect(openButton).toHaveAttribute('aria-expanded', 'true');
  expect(openButton).toHaveAttribute('aria-controls', screen.getByRole('dialog', { name: 'Sidebar' }).id);
  return { ...host, openButton };
}

function expectClosed(openButton: HTMLElement): void {
  expect(openButton).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toBeInTheDocument();
  expect(document.body).not.toHaveAttribute('data-scroll-locked');
}

describe('the navigation of a small screen', () => {
  it('traps the focus while it is open, and the page behind it does not scroll', async () => {
    const { user } = await renderOpen();
    expect(button('Close navigation')).toHaveFocus();
    expect(screen.queryByRole('main')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Skip to content' })).not.toBeInTheDocument();
    expect(document.body).toHaveAttribute('data-scroll-locked');
    const panel = screen.getByRole('dialog');
    const seen = new Set<Element | null>();
    for (let count = 0; count < 9; count++) {
      await user.tab();
      seen.add(document.activeElement);
      expect(panel).toContainElement(document.activeElement as HTMLElement);
    }
    // The logo, the close button, four items, the user menu.
    expect(seen.size).toBe(7);
    act(() => screen.getByRole('link', { name: /Steplight/ }).focus());
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: /User menu/ })).toHaveFocus();
  });

  it.each([
    ['its button', ({ user }: RenderedHost) => user.click(button('Close navigation'))],
    ['Escape', ({ user }: RenderedHost) => user.keyboard('{Escape}')],
    ['the item of the current screen', ({ user }: RenderedHost) => user.click(screen.getByText('Runs'))],
  ])('is closed by %s, which returns the focus', async (_what, close) => {
    const host = await renderOpen();
    await close(host);
    expectClosed(host.openButton);
    expect(host.openButton).toHaveFocus();
  });

  it('is closed by a click outside', async () => {
    const { user, openButton } = await renderOpen();
    await user.click(screen.getByRole('dialog').previousElementSibling as Element);
    expectClosed(openButton);
  });

  it('is closed by choosing a screen, whose heading takes the focus', async () => {
    const { user, openButton } = await renderOpen();
    await user.click(screen.getByRole('link', { name: 'Test Suites' }));
    const heading = await screen.findByRole('heading', { name: 'Suites screen' });
    expectClosed(openButton);
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('is not closed by the Escape that closes the user menu in it', async () => {
    const { user, openButton } = await renderOpen();
    await user.click(screen.getByRole('button', { name: /User menu/ }));
    await screen.findByRole('menu');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(openButton).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expectClosed(openButton);
  });

  it('is closed when the window becomes wide', async () => {
    const wide = Object.assign(new EventTarget(), { matches: false });
    jest.spyOn(globalThis, 'matchMedia').mockReturnValue(wide as unknown as MediaQueryList);
    const { openButton } = await renderOpen();
    act(() => {
      wide.matches = true;
      wide.dispatchEvent(new Event('change'));
    });
    expectClosed(openButton);
  });
});

describe('the staging badge', () => {
  const production = { ...environment(), name: 'production', isStaging: false };
  const document = {
    localhost: { ...production, name: 'local', isStaging: true },
    'staging.steplight.test': { ...production, name: 'staging', isStaging: true },
    'app.steplight.test': production,
  };
  afterEach(() => setEnvironment(production));

  it.each([
    ['localhost', true],
    ['staging.steplight.test', true],
    ['app.steplight.test', false],
  ])('on %s: %s', async (hostname, isShown) => {
    setEnvironment(selectEnvironment(document, hostname));
    await renderRuns();
    expect(screen.queryAllByText('Staging').length > 0).toBe(isShown);
  });
});

it('lets the keyboard skip the navigation', async () => {
  const host = await renderRuns();
  await host.user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await host.user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

/** The height of what covers the top of the screen around an element; on a phone the bar comes on top of it. */
function topBarOf(element: Element): string | undefined {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const height = getComputedStyle(around).getPropertyValue('--banner');
    if (height !== '') return height;
  }
  return undefined;
}

it('says that there is no connection until it is back, and that changes are kept', async () => {
  await renderRuns();
  expect(screen.queryByText(/^No connection/)).not.toBeInTheDocument();
  setOnline(false);
  expect(await screen.findByText('No connection. Your changes are kept.')).toBeVisible();
  // What stays in sight at the top makes room for it.
  expect(topBarOf(screen.getByRole('main'))).toBe('48px');
  setOnline(true);
  expect(topBarOf(screen.getByRole('main'))).toBe('0px');
  expect(screen.queryByText(/^No connection/)).not.toBeInTheDocument();
});

describe('while the server does not answer', () => {
  const DOWN = () => new HttpResponse(null, { status: 503 });
  const UP = () => HttpResponse.json({ status: 'ok' });

  /** A screen that shows the name of the company, and may have unsaved work. */
  async function open({ isUnsaved }: { isUnsaved: boolean }) {
    const backend = { name: 'Old', answer: UP as () => Response };
    server.use(
      http.get(`${apiAddress}/health/live`, () => backend.answer()),
      http.get(`${apiAddress}/company/me`, () =>
        backend.answer === UP ? HttpResponse.json({ company: { name: backend.name } }) : DOWN(),
      ),
    );
    function Screen() {
      useLeaveGuard(isUnsaved);
      const company = useQuery(apiQuery('GET /company/me'));
      return (
        <>
          <h1>{company.data?.company.name}</h1>
          <button onClick={() => void company.refetch()}>Load</button>
        </>
      );
    }
    const host = renderHost('/dashboard/runs', {
      prepare: (entries) =>
        entries.set('runs', () =>
          defineRemote({ name: 'runs', dashboardRoutes: [{ path: 'runs', element: <Screen /> }] }),
        ),
    });
    await screen.findByRole('heading', { name: 'Old' });
    return {
      load: () => host.user.click(screen.getByRole('button', { name: 'Load' })),
      goDown: () => void (backend.answer = DOWN),
      comeBack: () => Object.assign(backend, { name: 'New', answer: UP }),
    };
  }

  it.each([
    [false, 'The server does not answer.'],
    [true, 'Not saved: the server does not answer. Your changes are kept here.'],
  ])('says so until it is back, and loads the screen again (unsaved: %s)', async (isUnsaved, text) => {
    const page = await open({ isUnsaved });
    page.goDown();
    await page.load();
    expect(await screen.findByText(text)).toBeVisible();
    expect(topBarOf(screen.getByRole('main'))).toBe('48px');
    expect(document.documentElement).toHaveAttribute('data-disconnected');
    page.comeBack();
    expect(await screen.findByRole('heading', { name: 'New' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
    expect(document.documentElement).not.toHaveAttribute('data-disconnected');
  });

  it('does not take the failure of one call for it', async () => {
    const page = await open({ isUnsaved: false });
    let asked = 0;
    server.use(
      http.get(`${apiAddress}/health/live`, () => {
        asked += 1;
        return UP();
      }),
      http.get(`${apiAddress}/company/me`, DOWN, { once: true }),
      http.get(`${apiAddress}/company/me`, () => HttpResponse.json({ company: { name: 'Newer' } })),
    );
    await page.load();
    expect(await screen.findByRole('heading', { name: 'Newer' })).toBeVisible();
    expect(asked).toBe(1);
    expect(screen.queryByText(/server does not answer/)).not.toBeInTheDocument();
  });
});
