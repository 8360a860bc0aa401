import type { Environments } from 'shared/environment';

/**
 * Sets how long the chunks of host and remotes may take to load (`shared/tooling/load-timeout-plugin.mjs`). The first of them
 * load before `shared/environment` is there, so it reads the environments that the server wrote into the page.
 */
export function applyLoadTimeout(): void {
  const block = document.getElementById('steplight-environments')?.textContent;
  if (!block) return;
  try {
    const environments = JSON.parse(block) as Partial<Environments>;
    Object.assign(globalThis, { steplightLoadTimeoutMs: environments[location.hostname]?.loadTimeoutMs });
  } catch {
    // The start of the page reports what is wrong with them.
  }
}
