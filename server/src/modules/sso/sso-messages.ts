import type { SsoErrorCode } from 'shared/constants';

/** For the settings and for sign-ins that cannot begin; the login page has its own words for those that fail later. */
export function explainSso(code: SsoErrorCode): string {
  switch (code) {
    case 'provider_unreachable':
      return 'The identity provider does not answer, or its address may not be called from here.';
    case 'wrong_issuer':
      return 'The identity provider names another issuer than the one that is set up. Copy the issuer exactly as the provider shows it.';
    default:
      return 'What the identity provider publishes cannot be used. Check the issuer.';
  }
}
