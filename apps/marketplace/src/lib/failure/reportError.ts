import { apiHost } from '../apiHost.js';

/** Per page load. */
const mostReports = 5;

/** Stack frames of a report. */
const mostFrames = 5;

const sent = new Set<string>();

/**
 * Reports the kind and code positions of an error, but never its message or URL, which may contain typed text. Once
 * each.
 */
export function reportError(error: unknown): void {
  const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: '' };
  const frames = [...(stack ?? '').matchAll(/\/assets\/[\w.-]+:\d+:\d+/g)].slice(0, mostFrames).map(String);
  const body = JSON.stringify({ name, frames });
  if (sent.has(body) || sent.size >= mostReports) return;
  sent.add(body);
  const headers = { 'Content-Type': 'application/json' };
  // Best effort.
  fetch(`${apiHost()}/api/client-errors`, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
}
