import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiAddress, server } from 'shared/testing';
import { respondWithBlueprints, respondWithSuites } from '../../testing/handlers.ts';
import { sampleSuite } from '../../testing/samples.ts';
import { findCard, openSuites } from '../../testing/suites-screen.ts';

test('the tests of a suite are exported', async () => {
  const queries: string[] = [];
  server.use(
    respondWithBlueprints(),
    respondWithSuites(sampleSuite()),
    http.get(`${apiAddress}/playwright_export`, ({ request }) => {
      queries.push(new URL(request.url).search);
      return HttpResponse.json({ files: [], notes: [] });
    }),
  );
  const { user } = openSuites();
  const card = await findCard('Checkout');
  await user.click(card.getByRole('button', { name: 'Export Checkout' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export Checkout' }));
  await user.click(dialog.getByRole('radio', { name: 'For Playwright' }));
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  expect(await dialog.findByText('There is nothing to export.')).toBeVisible();
  expect(queries).toEqual(['?test_blueprint_category_id=3']);
});
