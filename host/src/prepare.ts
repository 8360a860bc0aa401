import { applyLoadTimeout } from './load-timeout.ts';
import { importShell, needsShell, preloadFirstRemote } from './remotes/early-start.ts';

// Runs while the shared modules are still loading.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) __webpack_nonce__ = nonce;

applyLoadTimeout();
preloadFirstRemote();
// The route imports it again and handles a failure.
if (needsShell()) importShell().catch(() => null);
// Only the session decides which frame the start page needs; a protected address may lead to the login page.
document.body.dataset['area'] = needsShell() ? 'dashboard' : 'public';
