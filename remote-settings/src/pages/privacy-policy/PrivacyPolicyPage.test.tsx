import { screen, within } from '@testing-library/react';
import { renderRemote, smokeTest } from 'shared/testing';
import { remote } from '../../remote.tsx';

async function open(address = '/privacy-policy') {
  const page = renderRemote(remote, address, { isSignedIn: false });
  await screen.findByRole('heading', { name: 'Privacy Policy', level: 1 });
  return page;
}

const section = (name: RegExp) => within(screen.getByRole('region', { name }));

smokeTest('anybody can read the privacy policy and go on from it', async () => {
  await open();
  expect(document.title).toBe('Privacy Policy · Steplight');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', '/terms-of-use');
});

test('it states its date, that data are not sold, the age, and where requests go', async () => {
  await open();
  expect(screen.getByText('Effective March 30, 2025')).toBeInTheDocument();
  expect(
    section(/Whom we share it with/).getByText('We do not sell your personal data.'),
  ).toBeInTheDocument();
  expect(section(/under 18/).getByText(/The service is not for people under 18/)).toBeInTheDocument();
  const contact = section(/Your rights/).getByRole('link', { name: 'privacy@steplight.test' });
  expect(contact).toHaveAttribute('href', 'mailto:privacy@steplight.test');
  for (const link of screen.getAllByRole('link', { name: 'privacy@steplight.test' }))
    expect(link).toHaveAttribute('href', 'mailto:privacy@steplight.test');
});

test('the contents lead to each section, numbered in order', async () => {
  const { user, location } = await open();
  const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(
    links.map(({ textContent }, index) => `${index + 1}. ${textContent}`),
  );
  for (const [index, link] of links.entries()) {
    await user.click(link);
    expect(headings[index]).toHaveFocus();
  }
  expect(location()).toBe('/privacy-policy');
});

test('an address with an anchor opens at its section', async () => {
  await open('/privacy-policy#age');
  expect(screen.getByRole('heading', { name: /People under 18/ })).toHaveFocus();
});
