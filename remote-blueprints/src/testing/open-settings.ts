import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the row of settings above the steps of a test. */
export const openSettings = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Settings' }));
