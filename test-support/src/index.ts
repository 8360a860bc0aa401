export { eventually } from './eventually.ts';
export { findFreePort } from './find-free-port.ts';
export { listen, type Site } from './listen.ts';
