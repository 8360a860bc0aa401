export { DEFAULT_MODEL_LIMITS, type ModelLimits } from './model-limits.ts';
export { ModelError } from './model-error.ts';
export { modelOptions } from './model-options.ts';
export { MODEL_PROVIDERS, type ModelConnection } from './model-connection.ts';
export { redactSecrets } from './structured/redact.ts';
export {
  createStructuredModel,
  type StructuredModel,
  type StructuredOptions,
} from './structured/structured-model.ts';
