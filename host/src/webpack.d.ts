/** Set once at the start; libraries that insert style elements read it. */
declare let __webpack_nonce__: string;
