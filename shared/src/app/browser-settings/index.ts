export { BrowserSettingsRow } from './BrowserSettingsRow.tsx';
export { describeBrowser } from './describe-browser.ts';
