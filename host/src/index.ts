import { showLoadFailure } from './app/show-load-failure.ts';
import { needsShell, startEarly } from './remotes/early-start.ts';

// Everything else comes behind an import(): shared modules are not there before the federation runtime is.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) __webpack_nonce__ = nonce;

startEarly();
import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx').catch(() =>
  showLoadFailure(document.getElementById('root') ?? document.body),
);
// Asked for again, and awaited, by the route that shows it.
if (needsShell()) import(/* webpackChunkName: "shell" */ './shell/Shell.tsx').catch(() => null);
