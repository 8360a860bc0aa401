import { screen } from '@testing-library/react';
import { renderRemote } from 'shared/testing';
import { remote } from '../../remote.tsx';

test('anybody can read the privacy policy and go on from it', async () => {
  renderRemote(remote, '/privacy-policy', { isSignedIn: false });
  expect(await screen.findByRole('heading', { name: 'Privacy Policy', level: 1 })).toBeInTheDocument();
  expect(document.title).toBe('Privacy Policy · Steplight');
  expect(screen.getByText('Effective March 30, 2025')).toBeInTheDocument();
  expect(screen.getByText('We do not sell your personal data.')).toBeInTheDocument();
  expect(screen.getByText(/not for people under 18/)).toBeInTheDocument();
  for (const link of screen.getAllByRole('link', { name: 'privacy@steplight.test' }))
    expect(link).toHaveAttribute('href', 'mailto:privacy@steplight.test');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', '/terms-of-use');
});
