import type { EnvironmentBody } from 'shared/contract';
import type { Secrets } from '../../platform/crypto/secrets.ts';
import { unprocessable } from '../../platform/http/app-error.ts';
import type { EnvironmentRow } from './environments-repository.ts';

export interface StoredHeader {
  name: string;
  value: string;
}

export interface StoredCredentials {
  user: string;
  password: string;
}

type Sealed = Pick<EnvironmentRow, 'headers' | 'httpCredentials'>;

/** The headers and the HTTP authentication of an environment, decrypted. */
export function openAccess(secrets: Secrets, { headers, httpCredentials }: Sealed) {
  return {
    headers: headers === null ? [] : (JSON.parse(secrets.decrypt(headers)) as StoredHeader[]),
    credentials:
      httpCredentials === null ? null : (JSON.parse(secrets.decrypt(httpCredentials)) as StoredCredentials),
  };
}

/**
 * Encrypts the headers and the HTTP authentication of an environment. Values that were left out are those of `previous`. 422 where there is
 * none: their base URL's origin has changed, or they are new.
 */
export function sealAccess(
  secrets: Secrets,
  { base_url: baseUrl, headers, http_authentication: http }: EnvironmentBody,
  previous?: EnvironmentRow,
): Sealed {
  // Otherwise someone who may not see a value could have it sent to a site of their own.
  const isSamePlace = previous !== undefined && originOf(previous.baseUrl) === originOf(baseUrl);
  const known = isSamePlace ? openAccess(secrets, previous) : { headers: [], credentials: null };
  const stored = headers.map(({ name, value }, index): StoredHeader => {
    const retained = known.headers.find((other) => other.name.toLowerCase() === name.toLowerCase())?.value;
    return { name, value: value ?? retained ?? missing(`headers.${index}.value`, `the header ${name}`) };
  });
  const credentials = http && {
    user: http.user,
    password:
      http.password ??
      known.credentials?.password ??
      missing('http_authentication.password', 'HTTP authentication'),
  };
  return {
    headers: stored.length === 0 ? null : secrets.encrypt(JSON.stringify(stored)),
    httpCredentials: credentials && secrets.encrypt(JSON.stringify(credentials)),
  };
}

const originOf = (address: string | null) => (address === null ? null : URL.parse(address)?.origin);

function missing(field: string, what: string): never {
  const message = `Enter the value of ${what} again: it is stored only as long as the origin of the base URL stays.`;
  throw unprocessable('missing_value', message, { [field]: message });
}
