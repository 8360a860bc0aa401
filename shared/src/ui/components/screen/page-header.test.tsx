import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'shared/router';
import { PageHeader } from 'shared/ui';

test('the title is the focusable heading and the document title, and the back link has its address', () => {
  const header = <PageHeader title="Checkout suite" backTo="/dashboard/runs" backLabel="Back to runs" />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: header }])} />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Checkout suite' });
  heading.focus();
  expect(heading).toHaveFocus();
  expect(document.title).toBe('Checkout suite · Steplight');
  expect(screen.getByRole('link', { name: 'Back to runs' })).toHaveAttribute('href', '/dashboard/runs');
});
