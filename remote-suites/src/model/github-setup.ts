/** What GitHub's install page gave the browser on its way back. */
export interface GithubSetup {
  installationId: string;
  state: string | null;
  code: string | null;
}

/** What GitHub adds to the address that it leads back to. */
const PARAMETERS = ['installation_id', 'state', 'code', 'setup_action'];

/** Null: the address asks for no setup. */
export function readGithubSetup(parameters: URLSearchParams): GithubSetup | null {
  const installationId = parameters.get('installation_id');
  if (!installationId) return null;
  return { installationId, state: parameters.get('state'), code: parameters.get('code') };
}

/** Whether the person may not install the app and has asked the organization's owner to do so. */
export function isInstallRequest(parameters: URLSearchParams): boolean {
  return !parameters.get('installation_id') && parameters.get('setup_action') === 'request';
}

/** A copy without anything of the setup. */
export function withoutGithubSetup(parameters: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(parameters);
  for (const name of PARAMETERS) rest.delete(name);
  return rest;
}
