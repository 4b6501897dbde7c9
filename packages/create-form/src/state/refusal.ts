import { ApiError, errorStatus, failureKind, parseJson, retryTime } from '@clothesline/api-client';
import type { CreateFormMessages } from '../messages.js';
import type { PathIssue } from './issues.js';

/**
 * Returns the issues of single fields in an error: an `ApiError`, a schema's error (whose paths are lists), or an error
 * of the page's own with `issues`. Empty if it has none, or without an error.
 */
export function readIssues(error: unknown): PathIssue[] {
  const { issues }: { issues?: unknown } = Object(error);
  return Array.isArray(issues) ? issues.map(pathIssue) : [];
}

function pathIssue(issue: unknown): PathIssue {
  const { path, message }: { path?: unknown; message?: unknown } = Object(issue);
  return { path: [path].flat().join('.'), message: String(message) };
}

/** Copy of the contract's code, since importing it would bring the contract into every page. */
const foreignOriginCode = 'foreignOrigin';

/** Whether a server takes no donations from this website. */
export function isForeignSite(error: unknown): boolean {
  return error instanceof ApiError && Object(parseJson(error.body)).code === foreignOriginCode;
}

/** Text for a visitor who may not list: about the website, or about the account in the words of the server. */
export function refusalText(error: unknown, texts: CreateFormMessages): string {
  const said = error instanceof ApiError && !isForeignSite(error) && error.answer?.message;
  if (!said) return texts.refusedText;
  const own: unknown = Object(texts)[said];
  return typeof own === 'string' ? own : said;
}

/** Text for a visitor whose donation was sent and not listed. */
export function failureText(error: unknown, texts: CreateFormMessages): string {
  const kind = failureKind(error);
  if (errorStatus(error) === 401) return texts.signInText;
  if (kind === 'tooMany') return texts.tooManyText({ when: retryTime(error, texts) });
  return kind === 'notAllowed' ? refusalText(error, texts) : texts.failedText;
}
