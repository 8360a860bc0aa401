import type { BrowserEngine } from 'shared/constants';
import type { BrowserSettings } from 'shared/contract';

const ENGINES: Record<BrowserEngine, string> = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };

/** Browser settings in one line, e.g. `Chromium · iPhone 15 · de-CH`; empty: none are set. */
export function describeBrowser(settings: BrowserSettings): string {
  const { engine, device, viewport, locale, timezone, color_scheme: scheme, geolocation } = settings;
  const { permissions = [], user_agent: userAgent } = settings;
  return [
    engine && ENGINES[engine],
    device,
    viewport && `${viewport.width}×${viewport.height}`,
    locale,
    timezone,
    scheme && `${scheme} colors`,
    geolocation && `at ${geolocation.latitude}, ${geolocation.longitude}`,
    permissions.length > 0 && `may use ${permissions.join(', ')}`,
    userAgent !== undefined && 'own user agent',
  ]
    .filter(Boolean)
    .join(' · ');
}
