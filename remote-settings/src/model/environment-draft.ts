import { isWebAddress, WEB_ADDRESS_RULE } from 'shared/constants';
import type { BodyInputOf, Environment } from 'shared/contract';
import type { EditWords } from 'shared/edits';

/** A header in the form. */
export interface HeaderDraft {
  /** For React. */
  key: number;
  name: string;
  value: string;
  /** The server has a value, which an empty field leaves as it is. */
  isStored: boolean;
}

/** The values of the form. */
export interface EnvironmentDraft {
  name: string;
  baseUrl: string;
  headers: HeaderDraft[];
  httpUser: string;
  httpPassword: string;
  /** The server has a password, which an empty field leaves as it is. */
  hasPassword: boolean;
  /** Its runs wait for each other; null: nothing was chosen; undefined: the server does not know that. */
  oneRunAtATime: boolean | null | undefined;
}

const EMPTY: EnvironmentDraft = {
  name: '',
  baseUrl: '',
  headers: [],
  httpUser: '',
  httpPassword: '',
  hasPassword: false,
  oneRunAtATime: null,
};

/** null: a new environment. */
export function draftOfEnvironment(environment: Environment | null): EnvironmentDraft {
  if (!environment) return EMPTY;
  return {
    name: environment.name,
    baseUrl: environment.base_url ?? '',
    headers: environment.header_names.map((name, key) => ({ key, name, value: '', isStored: true })),
    httpUser: environment.http_user ?? '',
    httpPassword: '',
    hasPassword: environment.http_user !== null,
    oneRunAtATime: environment.one_run_at_a_time,
  };
}

export function withHeader(draft: EnvironmentDraft): EnvironmentDraft {
  const key = Math.max(-1, ...draft.headers.map((header) => header.key)) + 1;
  return { ...draft, headers: [...draft.headers, { key, name: '', value: '', isStored: false }] };
}

/** What is sent for a draft; rows without a name are left out. */
export function bodyOfEnvironment(draft: EnvironmentDraft): BodyInputOf<'POST /environments'> {
  const { name, baseUrl, headers, httpUser, httpPassword, oneRunAtATime } = draft;
  return {
    name: name.trim(),
    base_url: baseUrl.trim() || null,
    headers: headers
      .filter((header) => header.name.trim() !== '')
      .map((header) => ({
        name: header.name.trim(),
        ...((header.value !== '' || !header.isStored) && { value: header.value }),
      })),
    http_authentication:
      httpUser === ''
        ? null
        : { user: httpUser, ...((httpPassword !== '' || !draft.hasPassword) && { password: httpPassword }) },
    ...(typeof oneRunAtATime === 'boolean' && { one_run_at_a_time: oneRunAtATime }),
  };
}

/** What a change of an environment is based on. */
export const baseOfEnvironment = (environment: Environment) => ({
  ...bodyOfEnvironment(draftOfEnvironment(environment)),
  updated_at: environment.updated_at,
});

export const ENVIRONMENT_WORDS: EditWords = {
  name: { label: 'Name' },
  base_url: { label: 'Base URL' },
  headers: {
    label: ({ element }) => (element === null ? 'Headers' : `Header ${element}`),
    text: (header: unknown) => (header === null ? 'Removed' : 'With a value that is not shown'),
  },
  http_authentication: {
    label: 'HTTP authentication',
    text: (access: { user: string } | null) => (access ? `User ${access.user}` : 'None'),
  },
  one_run_at_a_time: { label: 'One run at a time' },
};

/** Errors by the names of the API's fields, e.g. `base_url`. @param taken names of other environments */
export function validateEnvironment(
  { name, baseUrl }: EnvironmentDraft,
  taken: string[],
): Record<string, string> {
  const isTaken = taken.some((other) => other.toLowerCase() === name.trim().toLowerCase());
  const address = baseUrl.trim();
  return {
    ...(name.trim() === '' && { name: 'Enter a name.' }),
    ...(isTaken && { name: 'There is an environment of this name already.' }),
    ...(address !== '' && !isWebAddress(address) && { base_url: WEB_ADDRESS_RULE }),
  };
}
