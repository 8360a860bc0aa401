export { ApiError, errorBody, errorText, isNotFound } from './ApiError.ts';
export { callApi, callForFile, onRoleRequired } from './client.ts';
export type { CallArguments, CallOptions } from './client.ts';
export { isOffline, onConnectionChange, whenOnline } from './connection.ts';
export { saveFile } from './save-file.ts';
