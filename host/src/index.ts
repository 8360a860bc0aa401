import { showLoadFailure } from './app/show-load-failure.ts';
import { importShell, needsShell, preloadFirstRemote } from './remotes/early-start.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) __webpack_nonce__ = nonce;

preloadFirstRemote();
// The route imports it again and handles a failure.
if (needsShell()) importShell().catch(() => null);

// Everything else is imported asynchronously: shared modules need the federation runtime first.
import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx').catch(() =>
  showLoadFailure(document.getElementById('root') ?? document.body),
);
