import { lazy } from 'react';
import type { RouteObject } from 'shared/router';

const SettingsPage = lazy(async () => ({
  default: (await import('./pages/settings/SettingsPage.tsx')).SettingsPage,
}));
const PrivacyPolicyPage = lazy(async () => ({
  default: (await import('./pages/privacy-policy/PrivacyPolicyPage.tsx')).PrivacyPolicyPage,
}));
const TermsOfUsePage = lazy(async () => ({
  default: (await import('./pages/terms-of-use/TermsOfUsePage.tsx')).TermsOfUsePage,
}));

export const dashboardRoutes: RouteObject[] = [{ path: 'settings', element: <SettingsPage /> }];

export const publicRoutes: RouteObject[] = [
  { path: 'privacy-policy', element: <PrivacyPolicyPage /> },
  { path: 'terms-of-use', element: <TermsOfUsePage /> },
];
