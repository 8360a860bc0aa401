import { act, useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { defineRemote } from 'shared/remote';
import { renderHost, renderRuns } from '../testing/renderHost.tsx';

it.each(['/dashboard/runs', '/dashboard', '/'])(
  'the focus stays where it is when a page is loaded at %s',
  async (at) => {
    await renderRuns(at);
    expect(document.body).toHaveFocus();
  },
);

it('the focus moves to the heading of a new screen', async () => {
  const host = await renderRuns();
  await host.user.click(screen.getByRole('link', { name: 'Test Suites' }));
  const heading = await screen.findByRole('heading', { name: 'Suites screen' });
  await waitFor(() => expect(heading).toHaveFocus());
  await host.goBack();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Runs screen' })).toHaveFocus());
});

it('the focus moves to the heading of a screen that is returned to before another one had a heading', async () => {
  const host = await renderRuns();
  const dashboardRoutes = [{ path: 'test-suites', element: <p>No heading yet</p> }];
  host.entries.set('suites', () => defineRemote({ name: 'suites', dashboardRoutes }));
  await act(() => host.navigate('/dashboard/test-suites'));
  await screen.findByText('No heading yet');
  await host.goBack();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Runs screen' })).toHaveFocus());
});

it('the focus stays where it is when only the query changes', async () => {
  const host = await renderRuns();
  await act(() => host.navigate('/dashboard/tests?tab=tests'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Tests screen' })).toHaveFocus());
  const link = screen.getByRole('link', { name: 'Runs' });
  act(() => link.focus());
  await act(() => host.navigate('/dashboard/tests?tab=modules'));
  expect(link).toHaveFocus();
});

it('the focus moves from the login page to the heading of the first screen', async () => {
  const host = renderHost('/login', { isSignedIn: false });
  await screen.findByRole('heading', { name: 'Login screen' });
  act(() => host.signIn());
  await act(() => host.navigate('/dashboard/runs'));
  const heading = await screen.findByRole('heading', { name: 'Runs screen' });
  await waitFor(() => expect(heading).toHaveFocus());
});

it('the focus moves from the user menu to the heading of the chosen screen', async () => {
  const host = await renderRuns();
  await host.user.click(screen.getByRole('button', { name: /ada@example\.com/ }));
  await host.user.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  const heading = await screen.findByRole('heading', { name: 'Settings screen' });
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await waitFor(() => expect(heading).toHaveFocus());
});

it.each(['while its remote is loading', 'once its remote is loaded'])(
  'the focus stays where a new screen sets it, %s',
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

it('the focus follows a heading that is replaced when the data is loaded', async () => {
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
