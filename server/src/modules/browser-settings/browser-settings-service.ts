export { checkBrowserSettings, checkMergedSettings, mayConflict } from './check-browser-settings.ts';
export { isDefaultBrowser, runBrowserOf } from './run-browser.ts';
