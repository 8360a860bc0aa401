import { screen, within } from '@testing-library/react';
import { renderRemote, type RenderedRemote } from 'shared/testing';
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

/** Opens the screen, and the dialog that edits a suite. */
export async function openEditDialog(name: string) {
  const page = openSuites();
  const dialog = await editSuite(page.user, name);
  return { ...page, dialog };
}

/** Queries within the dialog that edits a suite, once it is open. */
export async function editSuite(user: RenderedRemote['user'], name: string) {
  const card = await findCard(name);
  await user.click(card.getByRole('button', { name: `Edit ${name}` }));
  return within(await screen.findByRole('dialog', { name: `Edit ${name}` }));
}
