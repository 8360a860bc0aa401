import type { RunBrowser } from 'shared/contract';
import { quoted } from './literal.ts';

/** What `devices['Desktop Chrome']` of the configuration has. */
const DEFAULT_VIEWPORT = { width: 1280, height: 720 };

/** `test.use({ … });` for what a test has in another way than the configuration; no lines if nothing is. */
export function renderBrowser(browser: RunBrowser): string[] {
  const { engine, device, viewport, locale, timezone, geolocation } = browser;
  const { color_scheme: colorScheme, user_agent: userAgent } = browser;
  const isUsual = viewport.width === DEFAULT_VIEWPORT.width && viewport.height === DEFAULT_VIEWPORT.height;
  const permissions = [...new Set([...(browser.permissions ?? []), ...(geolocation ? ['geolocation'] : [])])];
  const options = [
    ...(device === undefined ? [] : [`...devices[${quoted(device)}]`]),
    // A device sets its own browser.
    ...(device !== undefined || engine !== 'chromium' ? [`browserName: ${quoted(engine)}`] : []),
    ...(device !== undefined && engine === 'firefox' ? ['isMobile: false'] : []),
    ...(device === undefined && isUsual ? [] : [`viewport: ${JSON.stringify(viewport)}`]),
    ...(locale === undefined ? [] : [`locale: ${quoted(locale)}`]),
    ...(timezone === undefined ? [] : [`timezoneId: ${quoted(timezone)}`]),
    ...(colorScheme === undefined ? [] : [`colorScheme: ${quoted(colorScheme)}`]),
    ...(geolocation === undefined ? [] : [`geolocation: ${JSON.stringify(geolocation)}`]),
    ...(permissions.length === 0 ? [] : [`permissions: ${JSON.stringify(permissions)}`]),
    ...(userAgent === undefined ? [] : [`userAgent: ${quoted(userAgent)}`]),
  ];
  if (options.length === 0) return [];
  return ['test.use({', ...options.map((option) => `  ${option},`), '});', ''];
}
