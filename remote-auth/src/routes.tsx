import type { RouteObject } from 'shared/router';
import { ForgotPasswordPage } from './pages/forgot-password/ForgotPasswordPage.tsx';
import { LoginPage } from './pages/login/LoginPage.tsx';
import { PasswordResetPage } from './pages/password-reset/PasswordResetPage.tsx';
import { SignupPage } from './pages/signup/SignupPage.tsx';

// Not lazy: the four screens share nearly all of their code.
export const routes: RouteObject[] = [
  { path: 'login', element: <LoginPage /> },
  { path: 'signup', element: <SignupPage /> },
  { path: 'forgot-password', element: <ForgotPasswordPage /> },
  { path: 'password-reset/:token?', element: <PasswordResetPage /> },
];
