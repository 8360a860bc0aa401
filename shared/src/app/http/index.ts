export { ApiError, editRefusal, errorBody, errorText, isNotFound } from './ApiError.ts';
export { acceptsEditBase, callApi, callForFile, onRoleRequired } from './client.ts';
export type { CallArguments, CallOptions } from './client.ts';
export { connection, isOffline, noteAnswer, onConnectionChange, whenOnline } from './connection.ts';
export type { Connection } from './connection.ts';
export { saveFile } from './save-file.ts';
