import type { Platform } from '../../platform/platform.ts';
import type { AuthService } from '../auth/auth-service.ts';
import { createOidcClient } from './oidc-client.ts';
import { createSsoSignInService } from './sign-in-service.ts';
import { createSsoCookies } from './sso-cookie.ts';
import { createSsoService } from './sso-service.ts';

/** Single sign-on: its settings, the sign-in, and the cookies of sign-ins that are at the provider. */
export function createSso({ auth, ...platform }: Platform & { auth: AuthService }) {
  const redirectAddress = `${platform.apiAddress}/auth/sso/callback`;
  const client = createOidcClient(platform.config, redirectAddress);
  return {
    settings: createSsoService({ ...platform, client, redirectAddress }),
    signIn: createSsoSignInService({ ...platform, auth, client }),
    cookies: createSsoCookies(platform.apiAddress),
  };
}
