/** What `steplight check` and `steplight mcp` need of the product: it reads tests as the server does and runs them as a worker does, without either. */
export { openChecker } from './checker.ts';
export { findBrowser } from './find-browser.ts';
export { prepareTests } from './prepare-tests.ts';
export { reportOf } from './report.ts';
export { renderJunit } from '../../server/src/modules/reports/junit.ts';
export { webAddress } from 'runner/browser';
/** Loaded by `steplight mcp` alone. */
export const loadLocalMcp = () => import('./mcp/serve-local-mcp.ts');
export const loadForwardMcp = () => import('./mcp/forward-mcp.ts');
