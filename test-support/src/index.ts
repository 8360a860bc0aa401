export { eventually } from './eventually.ts';
export { listen, type Site } from './listen.ts';
