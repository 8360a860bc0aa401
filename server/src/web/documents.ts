/** `environments.json`: by host name, what the page must know about the place it is served from. */
export type Environments = Record<
  string,
  {
    name: string;
    apiAddress: string;
    isStaging: boolean;
    contactAddress: string;
    documentationAddress: string | null;
    /** A website to make a first test of, e.g. the demo shop; none by default. */
    demoAddress?: string | undefined;
    /** The page of the GitHub App, for an API that does not name it; none by default. */
    githubAppAddress?: string | undefined;
    /** Origins that deployed remotes may be loaded from, whatever the registry says. */
    remoteOrigins: string[];
    /** Origins that previews of remotes may be loaded from where `isStaging` is set; `*.` before the host, `:*` as any port. */
    previewOrigins: string[];
    /** Origins of the bucket where screenshots, recordings and attachments are kept; none where the API keeps them. */
    fileOrigins?: string[] | undefined;
    /** Milliseconds that a server has to deliver one file of the page or of a remote; the page's own limit by default. */
    loadTimeoutMs?: number | undefined;
  }
>;

const LOCAL_LOAD_TIMEOUT_MS = 60_000;

/** The environments of a product that runs on the machine of the person who looks at it. */
export function localEnvironments(
  apiAddress: string,
  remoteOrigins: string[],
  demoAddress?: string,
): Environments {
  const local = {
    name: 'local',
    apiAddress,
    isStaging: true,
    contactAddress: 'privacy@steplight.example',
    documentationAddress: null,
    demoAddress,
    remoteOrigins,
    previewOrigins: ['http://localhost:*', 'http://127.0.0.1:*'],
    // Everything comes from this machine: if it takes long, the machine is busy.
    loadTimeoutMs: LOCAL_LOAD_TIMEOUT_MS,
  };
  return { localhost: local, '127.0.0.1': local };
}
