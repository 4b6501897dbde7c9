import { apiHost } from '../../config.js';

/** Reports of one page load. An app that fails again and again says nothing new. */
const mostReports = 5;

/** Stack frames of a report. */
const mostFrames = 5;

const sent = new Set<string>();

/**
 * Tells the server's log that a part of the app failed: the kind of error and where in the built files it happened.
 * Never the error's message or the page's address: both may hold what the visitor typed. Each report is sent once.
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
