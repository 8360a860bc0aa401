import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyStoredTheme, THEME_PREFERENCES, useThemePreference } from 'shared/theme';

afterEach(() => {
  localStorage.clear();
  applyStoredTheme();
});

function Choice() {
  const [preference, setPreference] = useThemePreference();
  return THEME_PREFERENCES.map((name) => (
    <button key={name} aria-pressed={name === preference} onClick={() => setPreference(name)}>
      {name}
    </button>
  ));
}

test('a choice applies at once and is still there when the page is opened again', async () => {
  render(<Choice />);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('system');
  await userEvent.click(screen.getByText('dark'));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('dark');

  document.documentElement.removeAttribute('data-theme');
  applyStoredTheme();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

test('the system decides again after system has been chosen', async () => {
  render(<Choice />);
  await userEvent.click(screen.getByText('light'));
  await userEvent.click(screen.getByText('system'));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});

test('a choice in another tab is followed', () => {
  render(<Choice />);
  localStorage.setItem('steplight.theme', 'dark');
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'steplight.theme' })));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('dark');
});

test('anything else in the store is the same as no choice', () => {
  localStorage.setItem('steplight.theme', 'sepia');
  render(<Choice />);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('system');
});
