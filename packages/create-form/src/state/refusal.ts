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
