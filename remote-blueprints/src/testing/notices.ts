import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Closes the notification of a title. */
export async function closeNotice(user: UserEvent, title: string): Promise<void> {
  await screen.findByText(title);
  const notices = within(screen.getByRole('region', { name: 'Notifications' })).getAllByRole('status');
  const notice = notices.find(({ textContent }) => textContent.startsWith(title));
  if (!notice) throw new Error(`No notification says ${title}`);
  await user.click(within(notice).getByRole('button', { name: 'Dismiss notification' }));
}
