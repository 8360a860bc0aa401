import { needsShell, startEarly } from './remotes/early-start.ts';

// What need not wait for the shared modules: it runs while those are on their way.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) __webpack_nonce__ = nonce;

startEarly();
// Asked for again, and awaited, by the route that shows it.
if (needsShell()) import(/* webpackChunkName: "shell" */ './shell/Shell.tsx').catch(() => null);
