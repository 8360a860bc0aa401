import { isSitePath } from 'shared/constants';
import type { GivenValue, RunRequest } from 'runner';
import type { StoredCredentials, StoredHeader } from './site-access.ts';

/** Stands for the site of a test whose starting URL is a path, and is never opened: plans know its pages by it. */
const PATH_ORIGIN = 'http://site.invalid';

/** A starting URL as a full address, for a run that has a base URL. */
export const addressOnSite = (startingUrl: string): string =>
  isSitePath(startingUrl) ? PATH_ORIGIN + startingUrl : startingUrl;

export interface RunStart {
  startingUrl: string | null;
  /** Absent: addresses are opened as they are. */
  baseUrl: RunRequest['baseUrl'];
}

/**
 * Where a test starts.
 * @param baseUrl stands in place of the starting URL's origin, after its values are filled in; null: nothing does
 */
export function startOf(startingUrl: string | null, baseUrl: string | null, values: GivenValue[]): RunStart {
  if (startingUrl === null || baseUrl === null) return { startingUrl, baseUrl: undefined };
  if (isSitePath(startingUrl))
    return { startingUrl: addressOnSite(startingUrl), baseUrl: { from: PATH_ORIGIN, to: baseUrl } };
  const from = URL.parse(withValues(startingUrl, values))?.origin;
  return { startingUrl, baseUrl: from === undefined ? undefined : { from, to: baseUrl } };
}

/** The site that a test opens first, or as much of its address as is known. */
export const openedSite = ({ startingUrl, baseUrl }: RunStart, values: GivenValue[]): string | null =>
  startingUrl && (baseUrl?.to ?? withValues(startingUrl, values));

const withValues = (text: string, values: GivenValue[]): string =>
  text.replace(
    /\{\{\s*(\w+)\s*\}\}/gu,
    (use, name: string) => values.find((one) => one.name === name)?.value ?? use,
  );

interface Access {
  baseUrl: string | null;
  headers: StoredHeader[];
  credentials: StoredCredentials | null;
}

/** The site that gets the environment's headers and authentication: that of its base URL, else where the run takes place. */
export function siteAccessOf(
  environment: Access | undefined,
  { startingUrl, baseUrl }: RunStart,
  values: GivenValue[],
): RunRequest['access'] {
  if (!environment || (environment.headers.length === 0 && !environment.credentials)) return undefined;
  const address = environment.baseUrl ?? baseUrl?.to ?? withValues(startingUrl ?? '', values);
  const origin = URL.parse(address)?.origin;
  const { headers, credentials } = environment;
  return origin === undefined ? undefined : { origin, headers, credentials };
}
