/** Limits of the API, used by its schemas and by forms. Lengths are UTF-16 code units. */

export const BLUEPRINT_TITLE_MAX_LENGTH = 300;
export const SUITE_NAME_MAX_LENGTH = 200;
export const GROUP_RUN_NAME_MAX_LENGTH = 300;
/** The name of a git branch. */
export const BRANCH_MAX_LENGTH = 255;
/** What is searched for in failed steps. */
export const FAILED_TEXT_MAX_LENGTH = 200;
/** Saved views that a person sees. */
export const SAVED_VIEWS_MAX = 100;
export const SAVED_VIEW_NAME_MAX_LENGTH = 100;
export const SAVED_VIEW_QUERY_MAX_LENGTH = 4000;

/** Steps of a test, a module or a simulation. */
export const STEPS_MAX = 1000;
export const STEP_TEXT_MAX_LENGTH = 5000;
/** Material that steps are generated from. */
export const SOURCE_MATERIAL_MAX_LENGTH = 200_000;
/** How far a model may go for one test that it writes, where the server says nothing else: `questions` to the person, `calls` of the model. */
export const WRITING_LIMITS = { steps: 60, questions: 3, calls: 200, minutes: 15 };
export type WritingLimits = typeof WRITING_LIMITS;

/** Tags of a test. */
export const TAGS_MAX = 20;
export const TAG_MAX_LENGTH = 50;
export const TAG_PATTERN = /^[\p{L}\p{N}][\p{L}\p{N}._/-]*$/u;

export const PLAN_ENTRIES_MAX = 2000;
/** Tests that one import may make, and the size of its files together. */
export const IMPORT_TESTS_MAX = 500;
export const IMPORT_MAX_BYTES = 20 * 1024 * 1024;
/** Files of one push. */
export const TEST_FILES_MAX = 1000;
export const ENVIRONMENT_NAME_MAX_LENGTH = 100;
export const ENVIRONMENTS_MAX = 50;
export const HEADERS_MAX = 20;

/** Sides of a viewport in CSS pixels. */
export const VIEWPORT_MIN = 200;
export const VIEWPORT_MAX = 4000;
export const USER_AGENT_MAX_LENGTH = 500;

/** The table of a data-driven test. */
export const DATA_ROWS_MAX = 500;
export const DATA_COLUMNS_MAX = 50;
export const DATA_CELL_MAX_LENGTH = 4000;
export const DATA_TABLE_MAX_BYTES = 1024 * 1024;

/** Interruption handlers of a test or suite. */
export const HANDLERS_MAX = 20;
export const HANDLER_MAX_LENGTH = 500;

export const RETRIES_MAX = 2;
export const QUARANTINE_DAYS_MAX = 90;
export const QUARANTINE_REASON_MAX_LENGTH = 500;

/** A comment, the comments on one page, and the people whom one of them mentions. */
export const COMMENT_MAX_LENGTH = 5000;
export const COMMENTS_MAX = 500;
export const MENTIONS_MAX = 20;

/** How long a share link lives: without a choice, and at most; and how many live ones a company may have. */
export const SHARE_LINK_DAYS = 7;
export const SHARE_LINK_DAYS_MAX = 90;
export const SHARE_LINKS_MAX = 500;

/** One mail to the inbox, and the mails of a company in an hour. */
export const MAIL_MAX_BYTES = 20 * 1024 * 1024;
export const MAILS_PER_HOUR_MAX = 1000;
/** The variable with the address of a run's inbox. */
export const INBOX_VARIABLE = 'inbox';
/** A mail in a page of its own: no script, nothing from elsewhere; links open as in a mail program. */
export const MAIL_CONTENT_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'";

/** Downloads of a run: one, and all of them. */
export const DOWNLOAD_MAX_BYTES = 50 * 1024 * 1024;
export const DOWNLOADS_MAX_BYTES = 200 * 1024 * 1024;
export const DOWNLOADS_MAX = 20;

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

/** Companies that a person may belong to and still create another one. */
export const COMPANIES_MAX = 20;
export const COMPANY_NAME_MAX_LENGTH = 200;

/** Named API keys of a company. */
export const API_KEYS_MAX = 50;
export const API_KEY_NAME_MAX_LENGTH = 100;

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

/** A path on the site of the environment that a test runs in. */
export function isSitePath(text: string): boolean {
  return /^\/(?![/\\])\S*$/u.test(text);
}

/** Where a test may start. */
export function isStartingUrl(text: string): boolean {
  return isSitePath(text) || isWebAddress(text);
}
