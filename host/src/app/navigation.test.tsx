import { act, useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { defineRemote } from 'shared/remote';
import { renderHost, type RenderedHost } from '../testing/renderHost.tsx';

async function renderRuns(at = '/dashboard/runs'): Promise<RenderedHost> {
  const host = renderHost(at);
  await screen.findByRole('heading', { name: 'Runs screen' });
  return host;
}

function pressBack(host: RenderedHost): Promise<void> {
  return act(() => host.goBack());
}

describe('the focus', () => {
  it.each(['/dashboard/runs', '/dashboard', '/'])(
    'stays where it is when a page is loaded at %s',
    async (at) => {
      await renderRuns(at);
      expect(document.body).toHaveFocus();
    },
  );

  it('moves to the heading of a new screen', async () => {
    const host = await renderRuns();
    await host.user.click(screen.getByRole('link', { name: 'Test Suites' }));
    const heading = await screen.findByRole('heading', { name: 'Suites screen' });
    await waitFor(() => expect(heading).toHaveFocus());
    await pressBack(host);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Runs screen' })).toHaveFocus());
  });

  it('stays where it is when only the query changes', async () => {
    const host = await renderRuns();
    await act(() => host.navigate('/dashboard/tests?tab=tests'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Tests screen' })).toHaveFocus());
    const link = screen.getByRole('link', { name: 'Runs' });
    act(() => link.focus());
    await act(() => host.navigate('/dashboard/tests?tab=modules'));
    expect(link).toHaveFocus();
  });

  it('moves from the login page to the heading of the first screen', async () => {
    const host = renderHost('/login', { isSignedIn: false });
    await screen.findByRole('heading', { name: 'Login screen' });
    act(() => host.signIn());
    await act(() => host.navigate('/dashboard/runs'));
    const heading = await screen.findByRole('heading', { name: 'Runs screen' });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('moves from the user menu to the heading of the chosen screen', async () => {
    const host = await renderRuns();
    await host.user.click(screen.getByRole('button', { name: /ada@example\.com/ }));
    await host.user.click(await screen.findByRole('menuitem', { name: 'Settings' }));
    const heading = await screen.findByRole('heading', { name: 'Settings screen' });
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it.each(['while its remote is loading', 'once its remote is loaded'])(
    'stays where a new screen sets it, %s',
    async (when) => {
      const suites = defineRemote({
        name: 'suites',
        dashboardRoutes: [
          { path: 'github', element: <h1>CI/CD screen</h1> },
          {
            path: 'test-suites',
            element: (
              <>
                <h1>Suites screen</h1>
                <input aria-label="Name" autoFocus />
              </>
            ),
          },
        ],
      });
      const host = await renderRuns();
      host.entries.set('suites', () => suites);
      if (when.startsWith('once')) {
        await act(() => host.navigate('/dashboard/github'));
        await screen.findByRole('heading', { name: 'CI/CD screen' });
      }
      await host.user.click(screen.getByRole('link', { name: 'Test Suites' }));
      expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveFocus();
    },
  );

  it('follows a heading that is replaced when the data is loaded', async () => {
    const Screen = () => {
      const [isLoaded, setIsLoaded] = useState(false);
      return isLoaded ? (
        <h1>Loaded</h1>
      ) : (
        <section>
          <h1>Loading</h1>
          <button onClick={() => setIsLoaded(true)}>Answer</button>
        </section>
      );
    };
    const suites = defineRemote({
      name: 'suites',
      dashboardRoutes: [{ path: 'test-suites', element: <Screen /> }],
    });
    const host = await renderRuns();
    host.entries.set('suites', () => suites);
    await act(() => host.navigate('/dashboard/test-suites'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Loading' })).toHaveFocus());
    act(() => screen.getByRole('button', { name: 'Answer' }).click());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Loaded' })).toHaveFocus());
  });
});

describe('the scroll position', () => {
  let scrollTo: jest.SpyInstance;
  beforeEach(() => {
    scrollTo = jest.spyOn(globalThis, 'scrollTo').mockReturnValue();
    sessionStorage.clear();
  });
  afterEach(() => scrollPage(0));

  function scrollPage(top: number): void {
    Object.assign(globalThis, { scrollY: top });
    dispatchEvent(new Event('scroll'));
  }

  it('is the top for a new screen, and restored on Back', async () => {
    const host = await renderRuns();
    scrollPage(640);
    await act(() => host.navigate('/dashboard/test-suites'));
    await screen.findByRole('heading', { name: 'Suites screen' });
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    scrollPage(0);
    await pressBack(host);
    await screen.findByRole('heading', { name: 'Runs screen' });
    expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
  });

  it('is the top for another screen that is opened by its address', async () => {
    const host = await renderRuns();
    scrollPage(640);
    dispatchEvent(new Event('pagehide'));
    host.unmount();
    scrollPage(0);
    scrollTo.mockClear();
    renderHost('/dashboard/test-suites');
    await screen.findByRole('heading', { name: 'Suites screen' });
    expect(scrollTo).not.toHaveBeenCalledWith(0, 640);
  });

  it('does not change with the query', async () => {
    const host = await renderRuns();
    await act(() => host.navigate('/dashboard/tests?tab=tests'));
    await screen.findByRole('heading', { name: 'Tests screen' });
    scrollTo.mockClear();
    await act(() => host.navigate('/dashboard/tests?tab=modules'));
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('is restored on Back after a jump within the screen', async () => {
    const host = await renderRuns('/dashboard/runs');
    scrollTo.mockClear();
    await act(() => host.navigate('/dashboard/runs#latest'));
    expect(scrollTo).not.toHaveBeenCalled();
    scrollPage(900);
    await pressBack(host);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  });

  it('is not restored once the user scrolls', async () => {
    const host = await renderRuns();
    scrollPage(640);
    await act(() => host.navigate('/dashboard/test-suites'));
    scrollPage(0);
    const resized: (() => void)[] = [];
    jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((notify) => {
      resized.push(notify as () => void);
      return { observe: jest.fn(), unobserve: jest.fn(), disconnect: () => resized.pop() };
    });
    await pressBack(host);
    scrollTo.mockClear();
    resized.forEach((notify) => notify());
    expect(scrollTo).toHaveBeenCalledWith(0, 640);
    dispatchEvent(new Event('wheel'));
    expect(resized).toEqual([]);
  });

  it('is restored after a reload', async () => {
    const host = await renderRuns();
    scrollPage(320);
    dispatchEvent(new Event('pagehide'));
    host.unmount();
    scrollTo.mockClear();
    await renderRuns();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 320);
  });
});
