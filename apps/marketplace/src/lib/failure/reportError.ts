import { apiHost } from '../apiHost.js';

/** Maximum number of reports per page load, since repeated failures add nothing. */
const mostReports = 5;

/** Stack frames of a report. */
const mostFrames = 5;

const sent = new Set<string>();

/**
 * Reports a failed part of the app to the server's log: the kind of error and its place in the built files. Never the
 * error's message or the page's address, since both may hold typed text. Sends each report once.
 */
export function reportError(error: unknown): void {
  const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: '' };
  const frames = [...(stack ?? '').matchAll(/\/assets\/[\w.-]+:\d+:\d+/g)].slice(0, mostFrames).map(String);
  const body = JSON.stringify({ name, frames });
  if (sent.has(body) || sent.size >= mostReports) return;
  sent.add(body);
  const headers = { 'Content-Type': 'application/json' };
  // A report that is lost must not disturb the visitor.
  fetch(`${apiHost()}/api/client-errors`, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
}
