import {
  USER_AGENT_MAX_LENGTH,
  VIEWPORT_MAX,
  VIEWPORT_MIN,
  type BrowserEngine,
  type ColorScheme,
  type Permission,
} from 'shared/constants';
import type { BrowserSettings } from 'shared/contract';

/** Browser settings as the fields hold them; an empty text: not set. */
export interface BrowserForm {
  engine: BrowserEngine | '';
  device: string;
  width: string;
  height: string;
  locale: string;
  timezone: string;
  colorScheme: ColorScheme | '';
  latitude: string;
  longitude: string;
  permissions: Permission[];
  userAgent: string;
}

export type BrowserFormErrors = Partial<Record<keyof BrowserForm, string>>;

export function formOf(settings: BrowserSettings): BrowserForm {
  const { engine = '', device = '', viewport, locale = '', timezone = '', geolocation } = settings;
  return {
    engine,
    device,
    locale,
    timezone,
    width: textOf(viewport?.width),
    height: textOf(viewport?.height),
    colorScheme: settings.color_scheme ?? '',
    latitude: textOf(geolocation?.latitude),
    longitude: textOf(geolocation?.longitude),
    permissions: settings.permissions ?? [],
    userAgent: settings.user_agent ?? '',
  };
}

/** @param previous keeps the accuracy of a location, which has no field */
export function settingsOf(form: BrowserForm, previous: BrowserSettings): BrowserSettings {
  const locale = form.locale.trim();
  const timezone = form.timezone.trim();
  const userAgent = form.userAgent.trim();
  const accuracy = previous.geolocation?.accuracy;
  return {
    ...(form.engine !== '' && { engine: form.engine }),
    ...(form.device !== '' && { device: form.device }),
    ...(form.width !== '' && { viewport: { width: Number(form.width), height: Number(form.height) } }),
    ...(locale !== '' && { locale }),
    ...(timezone !== '' && { timezone }),
    ...(form.colorScheme !== '' && { color_scheme: form.colorScheme }),
    ...(form.latitude !== '' && {
      geolocation: {
        latitude: Number(form.latitude),
        longitude: Number(form.longitude),
        ...(accuracy !== undefined && { accuracy }),
      },
    }),
    ...(form.permissions.length > 0 && { permissions: form.permissions }),
    ...(userAgent !== '' && { user_agent: userAgent }),
  };
}

/** The same rules as the server's, as far as a page can tell. */
export function errorsOf(form: BrowserForm): BrowserFormErrors {
  const errors: BrowserFormErrors = {};
  if (form.width !== '' || form.height !== '') {
    if (!isBetween(form.width, VIEWPORT_MIN, VIEWPORT_MAX, true)) errors.width = SIDE_RULE;
    if (!isBetween(form.height, VIEWPORT_MIN, VIEWPORT_MAX, true)) errors.height = SIDE_RULE;
  }
  if (form.latitude !== '' || form.longitude !== '') {
    if (!isBetween(form.latitude, -90, 90)) errors.latitude = 'Enter degrees from -90 to 90.';
    if (!isBetween(form.longitude, -180, 180)) errors.longitude = 'Enter degrees from -180 to 180.';
  }
  const locale = form.locale.trim();
  if (locale !== '' && !isLocale(locale)) errors.locale = 'Enter a known locale, such as de-CH.';
  const timezone = form.timezone.trim();
  if (timezone !== '' && !isTimeZone(timezone))
    errors.timezone = 'Enter a known time zone, such as Europe/Zurich.';
  if (form.userAgent.trim().length > USER_AGENT_MAX_LENGTH)
    errors.userAgent = `Enter at most ${USER_AGENT_MAX_LENGTH} characters.`;
  return errors;
}

const SIDE_RULE = `Enter ${VIEWPORT_MIN} to ${VIEWPORT_MAX} pixels.`;

const textOf = (value: number | undefined) => (value === undefined ? '' : String(value));

function isBetween(text: string, low: number, high: number, isWhole = false): boolean {
  const value = Number(text);
  return text.trim() !== '' && value >= low && value <= high && (!isWhole || Number.isInteger(value));
}

function isLocale(locale: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}

function isTimeZone(timezone: string): boolean {
  try {
    return /^[a-z]/iu.test(timezone) && new Intl.DateTimeFormat('en', { timeZone: timezone }) !== null;
  } catch {
    return false;
  }
}
