import { lazyScreen } from 'shared/remote';
import type { RouteObject } from 'shared/router';
import { ForgotPasswordPage } from './pages/forgot-password/ForgotPasswordPage.tsx';
import { LoginPage } from './pages/login/LoginPage.tsx';
import { PasswordResetPage } from './pages/password-reset/PasswordResetPage.tsx';
import { SignupPage } from './pages/signup/SignupPage.tsx';

// The first four are not lazy: they share nearly all of their code.
export const routes: RouteObject[] = [
  { path: 'login', element: <LoginPage /> },
  { path: 'signup', element: <SignupPage /> },
  { path: 'forgot-password', element: <ForgotPasswordPage /> },
  { path: 'password-reset/:token?', element: <PasswordResetPage /> },
  {
    path: 'invitation/:token?',
    ...lazyScreen(async () => (await import('./pages/invitation/InvitationPage.tsx')).InvitationPage),
  },
  {
    path: 'confirm-email/:token?',
    ...lazyScreen(async () => (await import('./pages/confirm-email/ConfirmEmailPage.tsx')).ConfirmEmailPage),
  },
  {
    path: 'notification-mails/:token?',
    ...lazyScreen(
      async () =>
        (await import('./pages/notification-mails/NotificationMailsPage.tsx')).NotificationMailsPage,
    ),
  },
];
