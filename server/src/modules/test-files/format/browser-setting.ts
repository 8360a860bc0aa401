import { browserSettingsSchema, type BrowserSettings } from 'shared/contract';
import { z } from 'zod';

const text = z.string().optional();

/** `browser` of a test or suite: one text for each setting, such as `viewport: 390x844`. */
export const browserSettingSchema = z
  .strictObject({
    engine: text,
    device: text,
    viewport: z
      .string()
      .regex(/^\d{1,5}\s*[x×]\s*\d{1,5}$/u, 'Write width and height, such as 1280x720.')
      .transform((size) => {
        const [width, height] = numbersOf(size, /[x×]/u);
        return { width, height };
      })
      .optional(),
    locale: text,
    timezone: text,
    color_scheme: text,
    geolocation: z
      .string()
      .regex(
        /^[-\d.]+\s*,\s*[-\d.]+(?:\s*,\s*[\d.]+)?$/u,
        'Write latitude and longitude, such as "47.37, 8.54".',
      )
      .transform((place) => {
        const [latitude, longitude, accuracy] = numbersOf(place, /,/u);
        return { latitude, longitude, ...(accuracy !== undefined && { accuracy }) };
      })
      .optional(),
    permissions: z
      .string()
      .transform((list) =>
        list
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean),
      )
      .optional(),
    user_agent: text,
  })
  .pipe(browserSettingsSchema);

/** In the order of the schema; null: there are none. */
export function printBrowser(settings: BrowserSettings): Record<string, string> | null {
  const { engine, device, viewport, locale, timezone, color_scheme, geolocation, permissions, user_agent } =
    settings;
  const place =
    geolocation && [geolocation.latitude, geolocation.longitude, geolocation.accuracy ?? []].flat();
  const printed = {
    engine,
    device,
    viewport: viewport && `${viewport.width}x${viewport.height}`,
    locale,
    timezone,
    color_scheme,
    geolocation: place?.join(', '),
    permissions: permissions && permissions.length > 0 ? permissions.join(', ') : undefined,
    user_agent,
  };
  const given = Object.entries(printed).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return given.length > 0 ? Object.fromEntries(given) : null;
}

const numbersOf = (list: string, separator: RegExp) => list.split(separator).map(Number);
