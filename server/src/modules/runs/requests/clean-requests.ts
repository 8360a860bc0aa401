import type { ObservedRequests } from 'runner';
import { hideSecrets } from '../../../platform/hide-secrets.ts';
import { stripNulCharacters } from '../record/strip-nul-characters.ts';
import type { NewRequests } from './requests-repository.ts';

/** Enough to tell requests apart; what comes later in an address is mostly data. */
const MAX_URL_LENGTH = 500;

/** The requests as they are stored: without credentials and secret parameters. */
export function cleanRequests({ list, leftOut }: ObservedRequests): NewRequests {
  const requests = stripNulCharacters(list).map(
    ({ url, atSeconds, durationSeconds, bytes, beganBefore, ...request }) => ({
      ...request,
      url: shortened(hideSecrets(url)),
      time: atSeconds,
      duration: durationSeconds,
      size: bytes,
      began_before: beganBefore,
    }),
  );
  return { requests, leftOut };
}

function shortened(url: string): string {
  return url.length > MAX_URL_LENGTH ? `${url.slice(0, MAX_URL_LENGTH - 1)}…` : url;
}
