import { ChevronsUpDown, LogOut, Monitor, Moon, Settings, Sun } from 'lucide-react';
import { useSession } from 'shared/auth';
import { Menu } from 'shared/overlay';
import { paths } from 'shared/router';
import { useThemePreference, type ThemePreference } from 'shared/theme';
import { signOut } from '../session/sign-out.ts';
import { UserMenuTrigger } from './UserMenuTrigger.tsx';

const THEMES = [
  { value: 'system', label: 'System', icon: <Monitor /> },
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
];

/** The signed-in user's menu: settings, theme, sign out. */
export function UserMenu() {
  const session = useSession();
  const [theme, setTheme] = useThemePreference();
  const email = session?.user.email ?? '';
  return (
    <Menu
      side="top"
      align="start"
      header={`Signed in as ${email}`}
      trigger={
        <UserMenuTrigger email={email}>
          <ChevronsUpDown size={16} aria-hidden />
        </UserMenuTrigger>
      }
      items={[
        { label: 'Settings', icon: <Settings />, to: paths.settings() },
        { kind: 'separator' },
        {
          kind: 'radio',
          label: 'Theme',
          value: theme,
          onChange: (value) => setTheme(value as ThemePreference),
          options: THEMES,
        },
        { kind: 'separator' },
        { label: 'Sign out', icon: <LogOut />, onSelect: () => void signOut() },
      ]}
    />
  );
}
