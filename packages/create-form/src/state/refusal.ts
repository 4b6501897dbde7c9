import { ApiError, errorStatus, failureKind, findIssue, retryTime, translate } from '@clothesline/api-client';
import type { CreateFormMessages } from '../messages.js';
import type { PathIssue } from './issues.js';

export function readIssues(error: unknown): PathIssue[] {
  const { issues }: { issues?: unknown } = Object(error);
  return Array.isArray(issues) ? issues.map(pathIssue) : [];
}

function pathIssue(issue: unknown): PathIssue {
  const { path, message, code, values }: Partial<Record<keyof PathIssue, unknown>> = Object(issue);
  // A custom `onSubmit` may throw Zod issues. Their codes have a different meaning, so ours take precedence.
  const own = findIssue(String(message));
  const sent = typeof code === 'string' ? { code, values: Object(values) } : {};
  return { path: [path].flat().join('.'), ...sent, ...own };
}

export function isForeignSite(error: unknown): boolean {
  return error instanceof ApiError && error.answer?.code === 'foreignOrigin';
}

/** Explains that the server doesn't accept this website, or returns the server's message about the account. */
export function refusalText(error: unknown, texts: CreateFormMessages): string {
  const answer = error instanceof ApiError && !isForeignSite(error) ? error.answer : undefined;
  return answer?.message ? translate(answer, texts) : texts.refusedText;
}

/** Explains why a donation couldn't be listed. */
export function failureText(error: unknown, texts: CreateFormMessages): string {
  const kind = failureKind(error);
  if (errorStatus(error) === 401) return texts.signInText;
  if (kind === 'tooMany') return texts.tooManyText({ when: retryTime(error, texts) });
  return kind === 'notAllowed' ? refusalText(error, texts) : texts.failedText;
}
