import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiAddress, renderRemote, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { companyApi } from '../../testing/company-api.ts';

test('all tests of the company are exported', async () => {
  companyApi();
  const queries: string[] = [];
  server.use(
    http.get(`${apiAddress}/test_files`, ({ request }) => {
      queries.push(new URL(request.url).search);
      return HttpResponse.json({ files: [], next_after: null });
    }),
  );
  const { user } = renderRemote(remote, '/dashboard/settings');
  const section = within(await screen.findByRole('region', { name: 'Export' }));
  await user.click(section.getByRole('button', { name: 'Export All Tests' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export all tests' }));
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  expect(await dialog.findByText('There is nothing to export.')).toBeVisible();
  expect(queries).toEqual(['']);
});
