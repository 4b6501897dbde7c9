import { describe, expect, it } from 'vitest';
import { expectRefused } from '../support.js';
import type { MembersApi } from './support.js';

export function describeEvents(api: () => MembersApi) {
  describe('GET /api/events', () => {
    it('requires a session', async () => {
      expectRefused(await api().visitor().call('GET', '/api/events'), 401);
    });

    it('streams events that must not be cached', async () => {
      const response = await (await api().member()).open('/api/events');
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toMatch(/^text\/event-stream\b/);
      expect(response.headers.get('Cache-Control')).toContain('no-store');
      const reader = response.body?.getReader();
      expect(new TextDecoder().decode((await reader?.read())?.value)).toMatch(/^retry: \d+\n/);
      await reader?.cancel();
    });
  });
}
