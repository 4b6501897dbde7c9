export { createClient, type Client, type ClientOptions } from './createClient.js';
export { wrapClient, type ClientCall } from './wrapClient.js';
export { ResponseError, ApiError, errorStatus, FetchError, NetworkError } from './errors.js';
export { failureKind, failureText } from './failureText.js';
export { retryTime } from './retryTime.js';
export type { Page } from './page.js';
export { createWriteKeys, type WriteKeys } from './writeKeys.js';
export type { RequestInput, RequestResult } from './types.js';
export { withToken } from './withToken.js';
