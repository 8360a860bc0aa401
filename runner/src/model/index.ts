export { DEFAULT_MODEL_LIMITS, type ModelLimits } from './model-limits.ts';
export { modelOptions, openModel } from './model-options.ts';
export { MODEL_PROVIDERS, type ModelConnection } from './model-connection.ts';
