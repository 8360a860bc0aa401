import { parse } from 'bowser';

/** Browser and operating system in words, e.g. `Chrome 141` and `macOS`; null: the text names none. */
export function describeBrowser(userAgent: string | null): { browser: string | null; system: string | null } {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = parse(userAgent);
  const [major = ''] = (browser.version ?? '').split('.');
  return { browser: `${browser.name ?? ''} ${major}`.trim() || null, system: os.name || null };
}
