// Everything else comes after this boundary: shared modules are not there before the federation runtime is.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) __webpack_nonce__ = nonce;
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
