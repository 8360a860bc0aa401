import { act } from '@testing-library/react';

/** What happens when the user returns to the page's tab: queries load again what is not fresh. */
export const showPage = () =>
  act(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
