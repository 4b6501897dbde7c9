import { ApiError, errorStatus, failureKind, foreignOriginCode, retryTime } from '@clothesline/api-client';
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

/** Whether a server takes no donations from this website. */
export function isForeignSite(error: unknown): boolean {
  return answerOf(error)?.code === foreignOriginCode;
}

/** What somebody is told who may not: of the website, or of the account in the words of the server. */
export function refusalText(error: unknown, texts: CreateFormMessages): string {
  const said = isForeignSite(error) ? undefined : answerOf(error)?.message;
  return said ? texts.refusal(said) : texts.refusedText;
}

/** What somebody is told whose donation was sent and not listed. */
export function failureTextOf(error: unknown, texts: CreateFormMessages): string {
  const kind = failureKind(error);
  if (errorStatus(error) === 401) return texts.signInText;
  if (kind === 'tooMany') return texts.tooManyText(retryTime(error, texts));
  return kind === 'notAllowed' ? refusalText(error, texts) : texts.failedText;
}

const answerOf = (error: unknown) => (error instanceof ApiError ? error.answer : undefined);
