/** Set once at the start; libraries that insert style elements take it from here. */
declare let __webpack_nonce__: string;
