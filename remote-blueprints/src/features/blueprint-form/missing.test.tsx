import { screen } from '@testing-library/react';
import { renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';

test.each([
  ['updatetest', 'This test does not exist, or it belongs to another company.', 'All tests', 'tests'],
  ['updatemodule', 'This module does not exist, or it belongs to another company.', 'All modules', 'modules'],
])('an address of %s where nothing is leads to the list', async (screenName, text, link, tab) => {
  server.use(
    respondWithError('get', '/test_blueprint/9', 404),
    respondWithError('get', '/test_blueprint/NaN', 422),
  );
  const { unmount } = renderRemote(remote, `/dashboard/${screenName}/9`);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  unmount();

  renderRemote(remote, `/dashboard/${screenName}/nine`);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', `/dashboard/tests?tab=${tab}`);
});
