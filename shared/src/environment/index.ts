/** What differs between the hosts that serve the product; nothing of it is built in. */
export interface Environment {
  name: string;
  /** Base address of the API, without a trailing slash. */
  apiAddress: string;
  isStaging: boolean;
  /** E-mail address for requests about privacy and terms. */
  contactAddress: string;
  documentationAddress: string | null;
  /** Origins that the deployed parts may come from, whatever the registry says. */
  partOrigins: string[];
  /**
   * Origins that previews of parts may come from where `isStaging` is set: `https://host`, with `*.` before the host or `:*`
   * for any port.
   */
  previewOrigins: string[];
}

/** `environments.json`: the environment of each host name. */
export type EnvironmentsDocument = Record<string, Environment>;

let current: Environment | undefined;

/** The environment of the host that serves this page. Throws before the host has set it. */
export function environment(): Environment {
  if (!current)
    throw new Error('The environment is not known yet: the host sets it before anything else runs.');
  return current;
}

export function setEnvironment(value: Environment): void {
  current = value;
}

/** The environment for a host name. Throws a sentence for a person when the document does not know it. */
export function selectEnvironment(document: EnvironmentsDocument, hostname: string): Environment {
  const found = Object.hasOwn(document, hostname) ? document[hostname] : undefined;
  if (!found) throw new Error(`environments.json has no entry for the host "${hostname}".`);
  return found;
}
