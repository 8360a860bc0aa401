import { screen } from '@testing-library/react';
import { renderRemote } from 'shared/testing';
import { remote } from '../../remote.tsx';

test('anybody can read the terms and go on from them', async () => {
  renderRemote(remote, '/terms-of-use', { isSignedIn: false });
  expect(await screen.findByRole('heading', { name: 'Terms of Use', level: 1 })).toBeInTheDocument();
  expect(document.title).toBe('Terms of Use · Steplight');
  expect(screen.getByText('Effective March 30, 2025')).toBeInTheDocument();
  expect(screen.getByText(/at least 18 years old/)).toBeInTheDocument();
  expect(screen.getByText(/laws of the State of California/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'privacy@steplight.test' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  const links = screen.getAllByRole('link', { name: 'Privacy Policy' });
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toHaveAttribute('href', '/privacy-policy');
});
