/** Limits of the API, used by its schemas and by forms. Lengths are UTF-16 code units. */

export const BLUEPRINT_TITLE_MAX_LENGTH = 300;
export const SUITE_NAME_MAX_LENGTH = 200;
export const GROUP_RUN_NAME_MAX_LENGTH = 300;

/** Steps of a test, a module or a simulation. */
export const STEPS_MAX = 1000;
export const STEP_TEXT_MAX_LENGTH = 5000;
/** Material that steps are generated from. */
export const SOURCE_MATERIAL_MAX_LENGTH = 200_000;

/** Tests in one call: to start, to move or delete, to load histories of. */
export const TESTS_PER_RUN_MAX = 1000;
export const TESTS_PER_CHANGE_MAX = 10_000;
export const TESTS_PER_HISTORIES_MAX = 200;

export const ATTACHMENT_EXTENSIONS = [
  '.txt',
  '.md',
  '.pdf',
  '.doc',
  '.docx',
  '.json',
  '.csv',
  '.jpg',
  '.jpeg',
  '.png',
  '.gif',
  '.webp',
  '.svg',
  '.bmp',
  '.tiff',
] as const;
export const ATTACHMENT_MAX_BYTES = 25 * 1024 * 1024;
export const FILE_NAME_MAX_LENGTH = 255;

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 1024;
export const EMAIL_MAX_LENGTH = 254;
/** No spaces, one @, a dot in the domain. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** `https://hooks.slack.com/services/` and three segments: two of capital letters and digits, one alphanumeric. */
export const SLACK_WEBHOOK_PATTERN =
  /^https:\/\/hooks\.slack\.com\/services\/[A-Z0-9]+\/[A-Z0-9]+\/[A-Za-z0-9]+$/;

/** The name of a variable, which steps use as `{{name}}`: letters, digits and underscores, not beginning with a digit. */
export const VARIABLE_NAME_PATTERN = /^[A-Za-z_][A-Za-z0-9_]*$/;
export const VARIABLE_NAME_MAX_LENGTH = 64;
export const VARIABLE_MAX_LENGTH = 4000;
/** A shorter secret could not be hidden in results: too many harmless texts contain it. */
export const SECRET_MIN_LENGTH = 4;
export const VARIABLES_MAX = 200;

export const WEB_ADDRESS_MAX_LENGTH = 2048;
export const WEB_ADDRESS_RULE = 'Enter a full address that begins with http:// or https://.';

/** A full http or https address. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname !== '';
}
