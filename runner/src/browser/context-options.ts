import type { BrowserContextOptions } from 'playwright-core';
import type { RunBrowser } from 'shared/contract';

export const VIEWPORT = { width: 1280, height: 720 };

/**
 * How the window of a run presents itself, for Playwright. A device that the registry does not have any more gives its run only the
 * viewport that was stored with it.
 */
export async function contextOptions(settings: RunBrowser | undefined): Promise<BrowserContextOptions> {
  if (!settings) return { viewport: VIEWPORT };
  const { engine, device, viewport, locale, timezone, color_scheme: colorScheme, geolocation } = settings;
  const permissions = [
    ...new Set([...(settings.permissions ?? []), ...(geolocation ? ['geolocation'] : [])]),
  ];
  return {
    ...(device !== undefined && (await deviceOptions(device, engine))),
    viewport,
    ...(locale !== undefined && { locale }),
    ...(timezone !== undefined && { timezoneId: timezone }),
    ...(colorScheme !== undefined && { colorScheme }),
    ...(geolocation && { geolocation: withoutAbsent(geolocation) }),
    ...(permissions.length > 0 && { permissions }),
    ...(settings.user_agent !== undefined && { userAgent: settings.user_agent }),
  };
}

async function deviceOptions(name: string, engine: RunBrowser['engine']): Promise<BrowserContextOptions> {
  // Large, and needed for devices only.
  const { devices } = await import('playwright-core');
  const device = devices[name];
  if (!device) return {};
  const { userAgent, deviceScaleFactor, isMobile, hasTouch } = device;
  // Firefox has no mobile mode and refuses the option.
  return { userAgent, deviceScaleFactor, hasTouch, ...(engine !== 'firefox' && { isMobile }) };
}

function withoutAbsent({ latitude, longitude, accuracy }: NonNullable<RunBrowser['geolocation']>) {
  return { latitude, longitude, ...(accuracy !== undefined && { accuracy }) };
}
