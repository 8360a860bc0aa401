/** Why a sign-in by single sign-on ended without a session, as the address of the login page names it. */
export const SSO_ERRORS = [
  'attempt_unknown',
  'attempt_expired',
  'wrong_state',
  'wrong_issuer',
  'wrong_nonce',
  'wrong_audience',
  'bad_signature',
  'token_expired',
  'code_rejected',
  'cancelled',
  'provider_error',
  'provider_unreachable',
  'provider_off',
  'email_missing',
  'email_unverified',
  'domain_unverified',
  'domain_foreign',
  'not_member',
  'removed',
  'linked_to_other',
  'no_role',
  'busy',
  'internal',
] as const;
export type SsoErrorCode = (typeof SSO_ERRORS)[number];

/** What the TXT record of a company's e-mail domain begins with; the domain's token follows. */
export const SSO_RECORD_PREFIX = 'steplight-verification=';
