/**
 * The product's constants: plain values, so that a page can use one without loading the schema library.
 * Durations are milliseconds unless a name says otherwise.
 */

export * from './audit.ts';
export * from './demo.ts';
export * from './edits.ts';
export * from './issues.ts';
export * from './limits.ts';
export * from './live.ts';
export * from './names.ts';
export * from './overview.ts';
export * from './roles.ts';
export * from './sso.ts';
export * from './triage.ts';

export const API_PORT = 5000;

/**
 * The header by which a server says that it honours `Idempotency-Key`. Others do not get one: a browser would not send a call of another origin
 * with a header that the server does not allow.
 */
export const ACCEPTS_IDEMPOTENCY_KEY = 'accepts-idempotency-key';

export const STEP_TYPES = ['act', 'assert', 'module'] as const;
export type StepType = (typeof STEP_TYPES)[number];

export const BLUEPRINT_TYPES = ['integration', 'module'] as const;
export type BlueprintType = (typeof BLUEPRINT_TYPES)[number];

/** Lists whose filters can be saved as a view. */
export const SAVED_VIEW_LISTS = ['runs', 'tests'] as const;
export type SavedViewList = (typeof SAVED_VIEW_LISTS)[number];

/** States of a test run: pending → running → passed | failed | error | cancelled. */
export const RUN_STATUSES = ['pending', 'running', 'passed', 'failed', 'error', 'cancelled'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

export const SIMULATION_STATUSES = [
  'pending',
  'running',
  'completed',
  'failed',
  'cancelled',
  'not_found',
] as const;
export type SimulationStatus = (typeof SIMULATION_STATUSES)[number];

export const STEP_STATUSES = ['pending', 'running', 'completed', 'failed'] as const;
export type StepStatus = (typeof STEP_STATUSES)[number];

/** Everything the agent can do in a browser. */
export const ACTION_TYPES = [
  'go_to_url',
  'click_element_by_index',
  'input_text',
  'scroll_down',
  'scroll_up',
  'scroll_to_text',
  'select_dropdown_option',
  'get_dropdown_options',
  'drag_drop',
  'send_keys',
  'search_google',
  'go_back',
  'open_tab',
  'close_tab',
  'switch_tab',
  'extract_content',
  'save_pdf',
  'wait',
  'done',
  'get_sheet_contents',
  'select_cell_or_range',
  'get_range_contents',
  'clear_selected_range',
  'input_selected_cell_text',
  'update_range_contents',
] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

/** Whose sentence an action carries out: the step's, or one that a model wrote for it. `memory`: in results of earlier versions, the repetition of a model's action. */
export const ACTION_SOURCES = ['interpreter', 'model', 'memory'] as const;
export type ActionSource = (typeof ACTION_SOURCES)[number];

/**
 * Remarks about a step in addition to its result: the page contradicted it (an exception, a reply of 500 or more), a model
 * wrote its sentences, AI Vision judged it, a model's actions were repeated (in results of earlier versions), the element was found under
 * another name than planned, AI Vision was on without a vision model,
 * the test was restarted after its worker died, screenshots could not be stored, a handler answered an interruption, the sign-in of
 * another test was used, there is no accepted screenshot yet.
 */
export const STEP_MARKS = [
  'contradicted',
  'model',
  'vision',
  'replayed',
  'healed',
  'no_vision',
  'restarted',
  'screenshots_lost',
  'interruption',
  'shared_login',
  'new_baseline',
] as const;
export type StepMarkKind = (typeof STEP_MARKS)[number];

/** What filled an entry of a plan: a green run, an attempt in the editor, a recording, a model, a person who accepted it, an import. */
export const PLAN_ORIGINS = ['run', 'attempt', 'recording', 'model', 'person', 'import'] as const;
export type PlanOrigin = (typeof PLAN_ORIGINS)[number];

/** Files that tests are imported from. */
export const IMPORT_FORMATS = [
  'steplight',
  'playwright-trace',
  'playwright-code',
  'cypress',
  'chrome-recorder',
  'selenium-ide',
  'gherkin',
  'text',
] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** What a page reports to its developers: an uncaught exception, a console message, a failed request. */
export const PAGE_EVENT_KINDS = ['exception', 'console', 'request'] as const;
export type PageEventKind = (typeof PAGE_EVENT_KINDS)[number];

/** Who or what started a group run. */
export const RUN_STARTERS = ['person', 'schedule', 'pipeline'] as const;
export type RunStarter = (typeof RUN_STARTERS)[number];

/** Browsers that tests can run in; others than Chromium need a browser pool that offers them. */
export const BROWSER_ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type BrowserEngine = (typeof BROWSER_ENGINES)[number];

export const COLOR_SCHEMES = ['light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** What a page may be allowed without asking. */
export const PERMISSIONS = [
  'geolocation',
  'notifications',
  'clipboard-read',
  'clipboard-write',
  'camera',
  'microphone',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** A text, or the secret that one-time passwords are made from (RFC 6238): steps get the password of the moment. */
export const VARIABLE_KINDS = ['text', 'one-time-password'] as const;
export type VariableKind = (typeof VARIABLE_KINDS)[number];

/** Of a screenshot that is compared: there was nothing to compare it with, it is the same, it differs, a person has accepted it. */
export const VISUAL_STATUSES = ['new', 'same', 'changed', 'accepted'] as const;
export type VisualStatus = (typeof VISUAL_STATUSES)[number];

/** The maximum number of results in a history. */
export const HISTORY_LENGTH = 20;

/** A test that passed at the first try in so many runs before is stable. */
export const STABLE_RUNS = 10;

/** How a company is notified of its runs: the channels with a list of recipients. */
export const NOTIFICATION_CHANNELS = ['email', 'slack'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];
/** All ways that a message can go: the company's webhook too. */
export const DELIVERY_CHANNELS = [...NOTIFICATION_CHANNELS, 'webhook'] as const;
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number];
/** What a person may want to be told of by mail. */
export const PERSONAL_NOTIFICATION_KINDS = [
  'failure',
  'recovery',
  'flaky',
  'slow',
  'missed_start',
  'assignment',
] as const;
export type PersonalNotificationKind = (typeof PERSONAL_NOTIFICATION_KINDS)[number];
/** How often a person gets a summary by mail. */
export const DIGEST_RHYTHMS = ['daily', 'weekly'] as const;
export type DigestRhythm = (typeof DIGEST_RHYTHMS)[number];
/** For people who have not chosen: what concerns them alone. */
export const DEFAULT_NOTIFICATION_KINDS: PersonalNotificationKind[] = ['assignment'];
/** The most routes of notifications that a company has. */
export const NOTIFICATION_ROUTES_MAX = 100;
/** For how long messages are also signed with the secret that the last one has replaced. */
export const WEBHOOK_SECRET_OVERLAP_HOURS = 24;

export const RESET_REDIRECT_DELAY = 3000;
export const TOAST_DURATION = 5000;
/** Toasts of the test, module and simulation screens. */
export const TOAST_DURATION_EDITOR = 3000;
export const RUN_NOTICE_DURATION = 5000;
/** How long a screen waits for an answer before it offers to ask again. */
export const SLOW_LOAD_MS = 10_000;
export const COPIED_DURATION = 2000;
export const SIMULATION_POLL_INTERVAL = 5000;
export const RUNS_POLL_INTERVAL = 5000;
export const API_KEY_MASK_MAX_LENGTH = 24;
export const STEP_PREVIEW_HEIGHT_PX = 500;
export const COPY_SUFFIX = ' (Copy)';
export const UNNAMED_TEST = 'Unnamed Test';

export const HOURLY_INTERVALS = [1, 2, 3, 4, 6, 8, 12] as const;
export const SCHEDULE_MINUTES = [0, 15, 30, 45] as const;
/** Day numbers of the AWS cron dialect. */
export const DAYS_OF_WEEK = [
  { value: 2, label: 'Monday' },
  { value: 3, label: 'Tuesday' },
  { value: 4, label: 'Wednesday' },
  { value: 5, label: 'Thursday' },
  { value: 6, label: 'Friday' },
  { value: 7, label: 'Saturday' },
  { value: 1, label: 'Sunday' },
] as const;
/** Which starts that a schedule missed are made up for: none, one for all, or each of the last hour. */
export const MISSED_STARTS = ['none', 'one', 'all'] as const;
export type MissedStarts = (typeof MISSED_STARTS)[number];
/** The most failed runs in a row that a suite waits for before it tells of them. */
export const ALERT_AFTER_MAX = 10;
export const SCHEDULE_TIMEZONES = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/London',
] as const;
