import { ClientError, ResponseBodyError, AuthorizationResponseError } from 'openid-client';
import type { SsoErrorCode } from 'shared/constants';
import { OutgoingError } from '../../platform/outgoing/outgoing-error.ts';

/** A sign-in that ends without a session. */
export class SsoError extends Error {
  readonly code: SsoErrorCode;

  constructor(code: SsoErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'SsoError';
    this.code = code;
  }
}

const BY_CLAIM: Record<string, SsoErrorCode> = {
  nonce: 'wrong_nonce',
  iss: 'wrong_issuer',
  aud: 'wrong_audience',
  azp: 'wrong_audience',
};

/** What a failure of openid-client, or of the connection to the provider, amounts to. Other errors are thrown again. */
export function explainProviderError(error: unknown): SsoError {
  if (error instanceof SsoError) return error;
  if (error instanceof AuthorizationResponseError)
    return new SsoError(error.error === 'access_denied' ? 'cancelled' : 'provider_error', { cause: error });
  if (error instanceof ResponseBodyError)
    return new SsoError(error.error === 'invalid_grant' ? 'code_rejected' : 'provider_error', {
      cause: error,
    });
  const causes = [...causesOf(error)];
  if (causes.some((cause) => cause instanceof OutgoingError))
    return new SsoError('provider_unreachable', { cause: error });
  if (!(error instanceof ClientError)) throw error;
  return new SsoError(codeOf(error, causes), { cause: error });
}

function codeOf({ code = '' }: ClientError, causes: unknown[]): SsoErrorCode {
  switch (code) {
    case 'OAUTH_TIMEOUT':
    case 'OAUTH_ABORT':
      return 'provider_unreachable';
    case 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED':
      return 'token_expired';
    case 'OAUTH_JWT_CLAIM_COMPARISON_FAILED':
      return causes.map(claimOf).find((found) => found !== undefined) ?? 'bad_signature';
    case 'OAUTH_KEY_SELECTION_FAILED':
    case 'OAUTH_UNSUPPORTED_OPERATION':
    case 'OAUTH_INVALID_RESPONSE':
      return 'bad_signature';
    default:
      return 'provider_error';
  }
}

const claimOf = (cause: unknown): SsoErrorCode | undefined =>
  BY_CLAIM[(cause as { claim?: string } | undefined)?.claim ?? ''];

function* causesOf(error: unknown): Generator {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = (cause as Error).cause)
    yield cause;
}
