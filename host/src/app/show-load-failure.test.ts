import { screen } from '@testing-library/react';
import { showLoadFailure } from './show-load-failure.ts';

test('a page whose code could not be loaded reports it and offers a reload', () => {
  const root = document.body.appendChild(document.createElement('div'));
  showLoadFailure(root);
  expect(screen.getByRole('alert')).toHaveTextContent('Steplight could not be loaded.');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});
