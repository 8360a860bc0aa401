export { ApiError, errorBody, errorText, isNotFound } from './ApiError.ts';
export { callApi } from './client.ts';
