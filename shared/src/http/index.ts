export { ApiError, errorBody, errorText } from './ApiError.ts';
export { callApi } from './client.ts';
