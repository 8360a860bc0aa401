import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackLink, createMemoryRouter, RouterProvider } from 'shared/router';

/** Sets the browser's history; the last entry is the current page. */
function mockHistory(...paths: string[]): void {
  const navigation = {
    currentEntry: { index: paths.length - 1 },
    entries: () => paths.map((path) => ({ url: `http://localhost${path}` })),
  };
  Object.assign(globalThis, { navigation });
}

afterEach(() => Reflect.deleteProperty(globalThis, 'navigation'));

async function pressBack(initialEntries: string[]): Promise<string> {
  const router = createMemoryRouter([{ path: '*', element: <BackLink to="/list?tab=a">Back</BackLink> }], {
    initialEntries,
  });
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  return `${router.state.historyAction} ${router.state.location.pathname}${router.state.location.search}`;
}

test.each([
  ['from the list', ['/list?tab=a&q=x', '/item'], 'POP /list?tab=a&q=x'],
  ['from another tab of the list', ['/list?tab=b', '/item'], 'PUSH /list?tab=a'],
  ['from elsewhere', ['/other', '/item'], 'PUSH /list?tab=a'],
  ['from outside', ['/item'], 'PUSH /list?tab=a'],
])('a user who came %s', async (_, entries, expected) => {
  mockHistory(...entries);
  expect(await pressBack(entries)).toBe(expected);
});

test('without the Navigation API the link leads to the list', async () => {
  expect(await pressBack(['/list?tab=a', '/item'])).toBe('PUSH /list?tab=a');
});
