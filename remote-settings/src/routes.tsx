import { lazyScreen } from 'shared/remote';
import type { RouteObject } from 'shared/router';

const settings = lazyScreen(async () => (await import('./pages/settings/SettingsPage.tsx')).SettingsPage);

export const dashboardRoutes: RouteObject[] = [
  { path: 'settings', ...settings },
  { path: 'settings/you', ...settings },
  { path: 'settings/access', ...settings },
  {
    path: 'settings/audit',
    ...lazyScreen(async () => (await import('./pages/audit/AuditPage.tsx')).AuditPage),
  },
];

export const publicRoutes: RouteObject[] = [
  {
    path: 'privacy-policy',
    ...lazyScreen(
      async () => (await import('./pages/privacy-policy/PrivacyPolicyPage.tsx')).PrivacyPolicyPage,
    ),
  },
  {
    path: 'terms-of-use',
    ...lazyScreen(async () => (await import('./pages/terms-of-use/TermsOfUsePage.tsx')).TermsOfUsePage),
  },
];
