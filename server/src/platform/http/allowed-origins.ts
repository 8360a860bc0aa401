import type { Config } from '../config.ts';

const LOCALHOST = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** The origins whose pages may call the API, as CORS takes them. */
export const allowedOrigins = ({ allowedOrigins: named }: Pick<Config, 'allowedOrigins'>) =>
  named ?? LOCALHOST;

/** Browsers ask no permission for WebSockets, which therefore check it themselves. */
export function isAllowedOrigin(config: Pick<Config, 'allowedOrigins'>, origin: string | undefined): boolean {
  if (origin === undefined) return false;
  const allowed = allowedOrigins(config);
  return Array.isArray(allowed) ? allowed.includes(origin) : allowed.test(origin);
}
