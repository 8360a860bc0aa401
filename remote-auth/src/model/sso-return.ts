import { SSO_ERRORS, type SsoErrorCode } from 'shared/constants';

/** What the API says in the fragment of the address when it leads back from the identity provider. */
export interface SsoReturn {
  code: string | null;
  /** A sentence for the person. */
  error: string | null;
}

/** `fragment`: with its `#`. */
export function readSsoReturn(fragment: string): SsoReturn {
  const fields = new URLSearchParams(fragment.slice(1));
  const error = fields.get('sso_error');
  return { code: fields.get('sso'), error: error === null ? null : explain(error) };
}

function explain(word: string): string {
  const code = SSO_ERRORS.find((known) => known === word);
  return code ? SENTENCES[code] : 'Single sign-on failed. Please try again.';
}

const AGAIN = 'Please start the sign-in again.';
const ASK_OWNER = 'Ask an owner of your company to check the settings of single sign-on.';

const SENTENCES: Record<SsoErrorCode, string> = {
  attempt_unknown: `This sign-in was used already, or it was not started in this browser. ${AGAIN}`,
  attempt_expired: `The sign-in took longer than ten minutes. ${AGAIN}`,
  wrong_state: `The reply of your identity provider belongs to another sign-in. ${AGAIN}`,
  wrong_issuer: `The reply did not come from your company's identity provider. ${ASK_OWNER}`,
  wrong_nonce: `The reply of your identity provider was made for another sign-in. ${AGAIN}`,
  wrong_audience: `The reply of your identity provider was made for another application. ${ASK_OWNER}`,
  bad_signature: `The signature of your identity provider could not be verified. ${ASK_OWNER}`,
  token_expired:
    'The reply of your identity provider has expired. Please try again; if it happens each time, the clock of the provider is wrong.',
  code_rejected: `Your identity provider did not accept the sign-in any more. ${AGAIN}`,
  cancelled: 'You cancelled the sign-in at your identity provider.',
  provider_error: `Your identity provider reported a problem. ${ASK_OWNER}`,
  provider_unreachable: 'Your identity provider does not answer. Please try again in a few minutes.',
  provider_off: 'Your company has changed or turned off single sign-on meanwhile. Please start again.',
  email_missing: `Your identity provider does not tell your e-mail address. ${ASK_OWNER}`,
  email_unverified:
    'Your identity provider does not confirm your e-mail address. Log in with your password and link your account in the settings; without an account, ask an owner to invite you.',
  domain_unverified:
    'Your company has not verified the domain of your e-mail address. If you have an account, log in with your password and link it in the settings.',
  domain_foreign: 'The domain of your e-mail address belongs to another company.',
  not_member:
    'There is an account with your e-mail address, but it is not a member of this company. Ask an owner to invite you.',
  removed: 'You were removed from the company. Ask an owner to invite you again.',
  linked_to_other:
    'This account is linked to another person of your identity provider. An owner can remove it from the company and invite you again.',
  no_role: 'Your identity provider gives you no role here. Ask an owner of your company for access.',
  busy: 'Too many sign-ins come from your network at the moment. Please try again in a minute.',
  internal: `The sign-in failed here, not at your identity provider. ${AGAIN}`,
};
