import { apiHost } from '../apiHost.js';

const maxReports = 5;

const maxFrames = 5;

const sent = new Set<string>();

/**
 * Reports the type and stack positions of an error, once each. The message and the page's URL are never sent because
 * either could contain text that the visitor typed.
 */
export function reportError(error: unknown): void {
  const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: '' };
  const frames = [...(stack ?? '').matchAll(/\/assets\/[\w.-]+:\d+:\d+/g)].slice(0, maxFrames).map(String);
  const body = JSON.stringify({ name, frames });
  if (sent.has(body) || sent.size >= maxReports) return;
  sent.add(body);
  const headers = { 'Content-Type': 'application/json' };
  // Best effort.
  fetch(`${apiHost()}/api/client-errors`, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
}
