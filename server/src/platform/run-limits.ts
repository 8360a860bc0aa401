/** A step ends after this time. */
export const STEP_TIMEOUT_SECONDS = 60;
/** A run ends after this time, whatever its steps do. */
export const RUN_TIMEOUT_SECONDS = 30 * 60;
