import { ApiError, errorStatus, failureKind, retryTime } from '@clothesline/api-client';
import type { CreateFormMessages } from '../messages.js';
import type { PathIssue } from './issues.js';

/**
 * What an error says of single fields: an `ApiError`, what a schema throws (its paths are lists), or an error of the page's
 * own with `issues`. Nothing where it says nothing.
 */
export function issuesOf(error: unknown): PathIssue[] {
  const { issues }: { issues?: unknown } = Object(error);
  return Array.isArray(issues) ? issues.map(pathIssue) : [];
}

function pathIssue(issue: unknown): PathIssue {
  const { path, message }: { path?: unknown; message?: unknown } = Object(issue);
  return { path: [path].flat().join('.'), message: String(message) };
}

/** As in the contract, which, imported, would be part of every page. */
const foreignOriginCode = 'foreignOrigin';

/** Whether a server takes no donations from this website. */
export function isForeignSite(error: unknown): boolean {
  return error instanceof ApiError && codeOf(error.body) === foreignOriginCode;
}

/** What somebody is told who may not: of the website, or of the account in the words of the server. */
export function refusalText(error: unknown, texts: CreateFormMessages): string {
  const said = error instanceof ApiError && !isForeignSite(error) && error.answer?.message;
  return said ? texts.refusal(said) : texts.refusedText;
}

/** What somebody is told whose donation was sent and not listed. */
export function failureTextOf(error: unknown, texts: CreateFormMessages): string {
  const kind = failureKind(error);
  if (errorStatus(error) === 401) return texts.signInText;
  if (kind === 'tooMany') return texts.tooManyText(retryTime(error, texts));
  return kind === 'notAllowed' ? refusalText(error, texts) : texts.failedText;
}

function codeOf(body: string): unknown {
  try {
    return Object(JSON.parse(body)).code;
  } catch {
    return undefined;
  }
}
