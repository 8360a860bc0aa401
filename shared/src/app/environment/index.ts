import { LOAD_TIMEOUT_MS } from './load-timeout.ts';

/** What differs between the servers of the product; none of it is built in. */
export interface Environment {
  name: string;
  /** Base address of the API, without a trailing slash. */
  apiAddress: string;
  isStaging: boolean;
  /** E-mail address for requests about privacy and terms. */
  contactAddress: string;
  documentationAddress: string | null;
  /** A website to make a first test of, e.g. the demo shop; absent: the product comes with none. */
  demoAddress?: string | undefined;
  /** The page of the GitHub App, `https://github.com/apps/<slug>`, for an API that does not name it; absent: there is none. */
  githubAppAddress?: string | undefined;
  /** Origins that deployed remotes may be loaded from, whatever the registry says. */
  remoteOrigins: string[];
  /**
   * Origins that previews of remotes may be loaded from if `isStaging` is set: `https://host`, with `*.` before the host
   * or `:*` for any port.
   */
  previewOrigins: string[];
  /** Milliseconds that a server has to deliver one file of the page or of a remote; absent: four seconds. */
  loadTimeoutMs?: number | undefined;
}

/** `environments.json`: environments by host name. */
export type Environments = Record<string, Environment>;

let current: Environment | undefined;

/** The environment of the server of this page. @throws Error before `setEnvironment` was called */
export function environment(): Environment {
  if (!current)
    throw new Error('The environment is not known yet: the host sets it before anything else runs.');
  return current;
}

/** Milliseconds that a server has to deliver one file of the page or of a remote. */
export function loadTimeoutMs(): number {
  return environment().loadTimeoutMs ?? LOAD_TIMEOUT_MS;
}

export function setEnvironment(value: Environment): void {
  current = value;
}

/** The environment of a host name. @throws Error with a message for users if there is none */
export function selectEnvironment(environments: Environments, hostname: string): Environment {
  const found = Object.hasOwn(environments, hostname) ? environments[hostname] : undefined;
  if (!found) throw new Error(`environments.json has no entry for the host "${hostname}".`);
  return found;
}
