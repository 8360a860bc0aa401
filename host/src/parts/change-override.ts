import type { RemoteName } from 'shared/registry';
import { storeOverrides } from '../remotes/override-storage.ts';

/** Has this tab show exactly these builds; the page loads anew, since a build that has run cannot be taken back. */
export function changeOverride(addresses: Partial<Record<RemoteName, string>>): void {
  storeOverrides(addresses);
  location.reload();
}
