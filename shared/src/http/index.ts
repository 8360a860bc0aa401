export { ApiError, errorText } from './ApiError.ts';
export { request } from './request.ts';
export type { RequestOptions } from './request.ts';
