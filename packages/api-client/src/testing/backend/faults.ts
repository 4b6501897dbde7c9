import type { AnyEndpointName } from './engine.js';

export type Fault = {
  endpoint?: AnyEndpointName;
  times?: number;
} & (
  | { status: number; body?: string }
  | { networkError: true }
  | { html: true }
  | { halfBody: true }
  | { wrongShape: true }
  | { hang: true }
);

export async function failedResponse(
  fault: Fault,
  good: () => Promise<Response>,
  recovered: Promise<void>,
): Promise<Response> {
  if ('networkError' in fault) throw new TypeError('Failed to fetch');
  if ('status' in fault) {
    const body = fault.body ?? JSON.stringify({ message: 'The server has a problem.' });
    return new Response(body, { status: fault.status, headers: { 'Content-Type': 'application/json' } });
  }
  if ('html' in fault) {
    return new Response('<!doctype html><title>Welcome</title><p>Please log in to this Wi-Fi.</p>', {
      headers: { 'Content-Type': 'text/html' },
    });
  }
  if ('wrongShape' in fault) {
    return new Response('{"rows":[{"name":"?"}]}', { headers: { 'Content-Type': 'application/json' } });
  }
  if ('hang' in fault) {
    await recovered;
    return good();
  }
  const response = await good();
  const text = await response.text();
  return new Response(text.slice(0, Math.ceil(text.length / 2)), {
    status: response.status,
    headers: response.headers,
  });
}
