import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyStoredTheme, THEME_PREFERENCES, useThemePreference } from 'shared/theme';

afterEach(() => {
  localStorage.clear();
  applyStoredTheme();
});

function Preferences() {
  const [preference, setPreference] = useThemePreference();
  return THEME_PREFERENCES.map((name) => (
    <button key={name} aria-pressed={name === preference} onClick={() => setPreference(name)}>
      {name}
    </button>
  ));
}

test('a preference applies at once and persists', async () => {
  render(<Preferences />);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('system');
  await userEvent.click(screen.getByText('dark'));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('dark');

  document.documentElement.removeAttribute('data-theme');
  applyStoredTheme();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

test('the preference system follows the system again', async () => {
  render(<Preferences />);
  await userEvent.click(screen.getByText('light'));
  await userEvent.click(screen.getByText('system'));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});

test('a change in another tab applies here', () => {
  render(<Preferences />);
  localStorage.setItem('steplight.theme', 'dark');
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'steplight.theme' })));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('dark');
});

test('an unknown stored value is the same as none', () => {
  localStorage.setItem('steplight.theme', 'sepia');
  render(<Preferences />);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('system');
});
