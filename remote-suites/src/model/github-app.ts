import type { Company } from 'shared/contract';
import { environment } from 'shared/environment';

/**
 * Where the GitHub App is installed. The server names the page with its signed state in it; for a server that does not, the environment names
 * the App. null: no App is registered.
 */
export function installAddress({ github_install_url: address }: Company): string | null {
  return address === undefined ? appInstallAddress() : address;
}

/** Where an owner chooses the repositories that the connected App sees. null: not known. */
export function manageAddress({ github_manage_url: address }: Company): string | null {
  return address ?? appInstallAddress();
}

/** GitHub leads from here to the settings of an App that is installed already. */
function appInstallAddress(): string | null {
  const { githubAppAddress } = environment();
  return githubAppAddress === undefined ? null : `${githubAppAddress.replace(/\/+$/, '')}/installations/new`;
}
