import { Blocks, Building2, ChevronsUpDown, LogOut, Monitor, Moon, Plus, Settings, Sun } from 'lucide-react';
import { useState } from 'react';
import { endSession, readSession, useSession } from 'shared/auth';
import type { Account } from 'shared/contract';
import { environment } from 'shared/environment';
import { confirmLeaving, logError } from 'shared/feedback';
import { callApi } from 'shared/http';
import { useAccount } from 'shared/members';
import { Menu } from 'shared/overlay';
import { lazyPart } from 'shared/remote';
import { paths, useNavigate } from 'shared/router';
import { color, font, styled, useThemePreference, type ThemePreference } from 'shared/theme';
import { switchCompany } from '../session/switch-company.ts';
import { UserMenuTrigger } from './UserMenuTrigger.tsx';

const RemotesDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "remotes" */ '../deployments/RemotesDialog.tsx')).RemotesDialog,
);

const NewCompanyDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "new-company" */ './NewCompanyDialog.tsx')).NewCompanyDialog,
);

const THEMES = [
  { value: 'system', label: 'System', icon: <Monitor /> },
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
];

/**
 * The signed-in user's menu: who it is and in which company, settings, other companies and a new one, theme, sign out. On staging, owners find the
 * remotes of the page and their builds here.
 */
export function UserMenu() {
  const session = useSession();
  const account = useAccount().data;
  const [theme, setTheme] = useThemePreference();
  const companies = useCompanies(account);
  const [showsRemotes, setShowsRemotes] = useState(false);
  const [isFounding, setIsFounding] = useState(false);
  const newCompany = { label: 'New company', icon: <Plus />, onSelect: () => setIsFounding(true) };
  const remotes = { label: 'Remotes', icon: <Blocks />, onSelect: () => setShowsRemotes(true) };
  // Whoever may deploy looks after a company, too. A server without accounts has no roles.
  const mayDeploy = account === null || account?.role === 'owner';
  const email = session?.user.email ?? '';
  return (
    <>
      <Menu
        side="top"
        align="start"
        header={<Person email={email} account={account} />}
        trigger={
          <UserMenuTrigger name={account?.name ?? email} company={account?.company?.name}>
            <ChevronsUpDown size={16} aria-hidden />
          </UserMenuTrigger>
        }
        items={[
          { label: 'Settings', icon: <Settings />, to: paths.settings() },
          { kind: 'separator' },
          ...companies,
          ...(account?.may_create_company ? [newCompany, { kind: 'separator' as const }] : []),
          {
            kind: 'radio',
            label: 'Theme',
            value: theme,
            onChange: (value) => setTheme(value as ThemePreference),
            options: THEMES,
          },
          { kind: 'separator' },
          ...(environment().isStaging && mayDeploy ? [remotes] : []),
          { label: 'Sign out', icon: <LogOut />, onSelect: () => void signOut() },
        ]}
      />
      {showsRemotes && <RemotesDialog onClose={() => setShowsRemotes(false)} />}
      {isFounding && <NewCompanyDialog onClose={() => setIsFounding(false)} />}
    </>
  );
}

/** The menu's items for a person of several companies; none for others. */
function useCompanies(account: Account | null | undefined) {
  const navigate = useNavigate();
  const { company, companies } = account ?? {};
  if (!company || !companies || companies.length < 2) return [];
  const handleChange = (value: string) => {
    const chosen = companies.find(({ id }) => String(id) === value);
    if (chosen && chosen.id !== company.id)
      void switchCompany(chosen, () => navigate(paths.dashboard(), { flushSync: true }));
  };
  return [
    {
      kind: 'radio' as const,
      label: 'Switch company',
      value: String(company.id),
      onChange: handleChange,
      options: companies.map(({ id, name }) => ({ value: String(id), label: name, icon: <Building2 /> })),
    },
  ];
}

function Person({ email, account }: { email: string; account: Account | null | undefined }) {
  if (!account) return `Signed in as ${email}`;
  return (
    <>
      {account.name !== null && <Line $isStrong>{account.name}</Line>}
      <Line $isStrong={account.name === null}>{email}</Line>
      {account.company && <Line>{account.company.name}</Line>}
    </>
  );
}

const Line = styled.div<{ $isStrong?: boolean }>`
  ${font('sm')}
  ${({ $isStrong }) => $isStrong && 'font-weight: 500;'}
  color: ${({ $isStrong }) => color($isStrong ? 'text' : 'textMuted')};
`;

/** Ends the session here at once and on the server in the background. Confirms first if work is unsaved. */
async function signOut(): Promise<void> {
  if (!(await confirmLeaving())) return;
  const token = readSession()?.token;
  if (!token) return;
  endSession('signed-out');
  callApi('POST /auth/logout', { bearer: token }).catch((error: unknown) =>
    logError(error, 'Signing out on the server failed.'),
  );
}
