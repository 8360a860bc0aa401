/**
 * The product's fixed words and numbers: plain values, so that a page can use one without loading the schema library.
 * Durations are milliseconds unless a name says otherwise.
 */

export * from './limits.ts';

export const API_PORT = 5000;

export const STEP_TYPES = ['act', 'assert', 'module'] as const;
export type StepType = (typeof STEP_TYPES)[number];

export const BLUEPRINT_TYPES = ['integration', 'module'] as const;
export type BlueprintType = (typeof BLUEPRINT_TYPES)[number];

/** A test run's life: pending → running → passed | failed | error | cancelled. */
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

/** The vocabulary of everything the agent can do in a browser. */
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

/** Who found out what to do: the built-in interpreter, a language model, or what a model found in a former run. */
export const ACTION_SOURCES = ['interpreter', 'model', 'memory'] as const;
export type ActionSource = (typeof ACTION_SOURCES)[number];

/**
 * What is remarkable about a step beyond its result: the page contradicted it (an exception, an answer of 500 or more), a model carried
 * it out, a former run's findings were replayed or had to be found anew, AI Vision was on without a model that sees, the test was
 * started again after its worker had died, screenshots could not be stored. Only stored results of former versions have `always_true`
 * (passes on any page) and `ambiguous` (several elements fitted): such steps fail today.
 */
export const STEP_MARKS = [
  'contradicted',
  'always_true',
  'ambiguous',
  'model',
  'replayed',
  'healed',
  'no_vision',
  'begun_again',
  'pictures_lost',
] as const;
export type StepMarkKind = (typeof STEP_MARKS)[number];

/** What a page tells its developers: an exception nobody caught, a console message, a request that failed. */
export const PAGE_EVENT_KINDS = ['exception', 'console', 'request'] as const;
export type PageEventKind = (typeof PAGE_EVENT_KINDS)[number];

/** Who or what started a group run. */
export const RUN_STARTERS = ['person', 'schedule', 'pipeline'] as const;
export type RunStarter = (typeof RUN_STARTERS)[number];

/** Results that a history shows at most. */
export const HISTORY_LENGTH = 20;

/** The ways to tell a company that a run has failed. */
export const NOTIFICATION_CHANNELS = ['email', 'slack'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

export const RESET_REDIRECT_DELAY = 3000;
export const TOAST_DURATION = 5000;
/** Toasts of the test, module and simulation screens. */
export const TOAST_DURATION_EDITOR = 3000;
export const RUN_NOTICE_DURATION = 5000;
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
export const SCHEDULE_TIMEZONES = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/London',
] as const;
