import { screen, within } from '@testing-library/react';
import { renderRemote, smokeTest } from 'shared/testing';
import { remote } from '../../remote.tsx';

async function open() {
  renderRemote(remote, '/terms-of-use', { isSignedIn: false });
  await screen.findByRole('heading', { name: 'Terms of Use', level: 1 });
}

smokeTest('anybody can read the terms and go on from them', async () => {
  await open();
  expect(document.title).toBe('Terms of Use · Steplight');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  const [inText, atEnd] = screen.getAllByRole('link', { name: 'Privacy Policy' });
  expect(inText).toHaveAttribute('href', '/privacy-policy');
  expect(atEnd).toHaveAttribute('href', '/privacy-policy');
});

test('they state their date, the age, the law and where questions go', async () => {
  await open();
  expect(screen.getByText('Effective March 30, 2025')).toBeInTheDocument();
  expect(screen.getByText(/at least 18 years old/)).toBeInTheDocument();
  const law = within(screen.getByRole('region', { name: /Governing law/ }));
  expect(law.getByText(/governed by the laws of the State of California/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'privacy@steplight.test' })).toHaveAttribute(
    'href',
    'mailto:privacy@steplight.test',
  );
});

test('the contents name every section in order', async () => {
  await open();
  const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    links.map(({ textContent }, index) => `${index + 1}. ${textContent}`),
  );
});
