import { screen, within } from '@testing-library/react';
import { renderRemote } from 'shared/testing';
import { remote } from '../remote.tsx';

/** Opens the Test Suites screen. */
export function openSuites() {
  return renderRemote(remote, '/dashboard/test-suites');
}

/** Queries within the card of a suite, once it is there. */
export async function findCard(name: string) {
  return within(await screen.findByRole('article', { name }));
}

/** Opens the dialog for a new suite. */
export async function openCreateDialog() {
  const page = openSuites();
  await page.user.click(await screen.findByRole('button', { name: 'New Test Suite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Test Suite' }));
  return { ...page, dialog };
}

/** Opens the edit panel on a suite's card. */
export async function openEditPanel(name: string) {
  const page = openSuites();
  const card = await findCard(name);
  await page.user.click(card.getByRole('button', { name: `Edit ${name}` }));
  await card.findByLabelText('Suite Name');
  return { ...page, card };
}
