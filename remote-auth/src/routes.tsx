import type { RouteObject } from 'shared/router';
import { ForgotPasswordPage } from './pages/forgot-password/ForgotPasswordPage.tsx';
import { LoginPage } from './pages/login/LoginPage.tsx';
import { PasswordResetPage } from './pages/password-reset/PasswordResetPage.tsx';
import { PrivacyPolicyPage } from './pages/privacy-policy/PrivacyPolicyPage.tsx';
import { SignupPage } from './pages/signup/SignupPage.tsx';
import { TermsOfUsePage } from './pages/terms-of-use/TermsOfUsePage.tsx';

export const routes: RouteObject[] = [
  { path: 'login', element: <LoginPage /> },
  { path: 'signup', element: <SignupPage /> },
  { path: 'forgot-password', element: <ForgotPasswordPage /> },
  { path: 'password-reset/:token?', element: <PasswordResetPage /> },
  { path: 'privacy-policy', element: <PrivacyPolicyPage /> },
  { path: 'terms-of-use', element: <TermsOfUsePage /> },
];
