export { ApiError, errorBody, errorText, isNotFound } from './ApiError.ts';
export { callApi } from './client.ts';
export type { CallArguments } from './client.ts';
export { newIdempotencyKey } from './idempotency-key.ts';
