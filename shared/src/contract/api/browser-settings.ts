import {
  BROWSER_ENGINES,
  COLOR_SCHEMES,
  PERMISSIONS,
  USER_AGENT_MAX_LENGTH,
  VIEWPORT_MAX,
  VIEWPORT_MIN,
} from 'shared/constants';
import { z } from 'zod';
import { textSchema } from './common.ts';
import { defineEndpoints } from './endpoints/define-endpoints.ts';

const sideSchema = z
  .int()
  .min(VIEWPORT_MIN, `A side has at least ${VIEWPORT_MIN} pixels.`)
  .max(VIEWPORT_MAX, `A side has at most ${VIEWPORT_MAX} pixels.`);

/** How the browser of a test presents itself. What is absent is taken from the suite, then from the product. */
export const browserSettingsSchema = z.strictObject({
  engine: z.enum(BROWSER_ENGINES).optional(),
  /** A name of Playwright's registry, e.g. `iPhone 15`; `viewport` and `user_agent` replace parts of it. */
  device: textSchema.trim().min(1).max(100).optional(),
  viewport: z.strictObject({ width: sideSchema, height: sideSchema }).optional(),
  /** BCP 47, e.g. `de-CH`. */
  locale: textSchema.trim().min(2).max(35).optional(),
  /** IANA, e.g. `Europe/Zurich`. */
  timezone: textSchema.trim().min(1).max(64).optional(),
  color_scheme: z.enum(COLOR_SCHEMES).optional(),
  /** Degrees, and metres. */
  geolocation: z
    .strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      accuracy: z.number().min(0).max(100_000).optional(),
    })
    .optional(),
  permissions: z.array(z.enum(PERMISSIONS)).max(PERMISSIONS.length).optional(),
  user_agent: textSchema.trim().min(1).max(USER_AGENT_MAX_LENGTH).optional(),
});
export type BrowserSettings = z.infer<typeof browserSettingsSchema>;

/** What a run had: the settings of its test and suite together. */
export const runBrowserSchema = browserSettingsSchema.extend({
  engine: z.enum(BROWSER_ENGINES),
  viewport: z.strictObject({ width: z.int(), height: z.int() }),
});
export type RunBrowser = z.infer<typeof runBrowserSchema>;

const browserDeviceSchema = z.object({
  name: z.string(),
  /** Of its page area, in CSS pixels. */
  width: z.int(),
  height: z.int(),
  /** A phone or tablet. */
  is_mobile: z.boolean(),
});

/** The devices that a test can present itself as. */
const browserDevicesReplySchema = z.object({ devices: z.array(browserDeviceSchema) });

export const browserSettingsEndpoints = defineEndpoints('browser settings', {
  'GET /browser_devices': { role: 'viewer', reply: browserDevicesReplySchema },
});
