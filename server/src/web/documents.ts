import { REMOTE_NAMES, type RemoteName } from './ports.ts';

/** `environments.json`: by host name, what the page must know about the place it is served from. */
export type EnvironmentsDocument = Record<
  string,
  {
    name: string;
    apiAddress: string;
    isStaging: boolean;
    contactAddress: string;
    documentationAddress: string | null;
  }
>;

/** `remotes.json`: the address of each remote's federation manifest. */
export interface RemotesDocument {
  remotes: Record<RemoteName, { manifest: string }>;
}

/** The environments of a product that runs on the machine of the person who looks at it. */
export function localEnvironments(apiAddress: string): EnvironmentsDocument {
  const local = {
    name: 'local',
    apiAddress,
    isStaging: true,
    contactAddress: 'privacy@steplight.example',
    documentationAddress: null,
  };
  return { localhost: local, '127.0.0.1': local };
}

/** The registry of remotes for the origins that they are served from. */
export function remotesDocument(origins: Record<RemoteName, string>): RemotesDocument {
  const entries = REMOTE_NAMES.map((name) => [name, { manifest: `${origins[name]}/mf-manifest.json` }]);
  return { remotes: Object.fromEntries(entries) as RemotesDocument['remotes'] };
}
