import { describe, expect, it } from 'vitest';
import { expectRefused, type Api } from './support.js';

export function describeRoutes(api: () => Api) {
  describe('unknown routes and methods', () => {
    it.each([
      '/api/nope',
      '/api/donation',
      '/api/donations/1/images',
      '/api/chat/a/b',
      '/api/Categories',
      '/api/users',
      '/api/donations/nearby/1',
    ])('return 404 for %s', async (path) => {
      expectRefused(await api().get(path), 404);
      expectRefused(await api().postText(path, '{}'), 404);
    });

    it.each([
      ['POST', '/api/categories', ['GET']],
      ['DELETE', '/api/donations', ['GET', 'POST']],
      ['PUT', '/api/donations', ['GET', 'POST']],
      ['DELETE', '/api/donations/1', ['GET']],
      ['POST', '/api/donations/nearby', ['GET']],
      ['GET', '/api/chat', ['POST']],
      ['GET', '/api/photos', ['POST']],
      ['PUT', '/api/chat/V1StGXR8_Z5jdHi6B-myT', ['GET', 'DELETE']],
    ])('return 405 for %s %s', async (method, path, allowed) => {
      const answer = await api().send(path, { method });
      expectRefused(answer, 405);
      const allow = (answer.headers.get('Allow') ?? '').split(',').map((one) => one.trim());
      expect(allow).toEqual(expect.arrayContaining(allowed));
      expect(allow).not.toContain(method);
    });

    it.each(['/api/categories', '/api/donations?limit=1', '/api/donations/nearby?lat=1&lng=1'])(
      'answer HEAD %s like GET, without a body',
      async (path) => {
        const answer = await api().send(path, { method: 'HEAD' });
        expect(answer).toMatchObject({ status: 200, text: '' });
        expect(answer.headers.get('Content-Type')).toMatch(/json/);
      },
    );

    it('return 404 for HEAD of an unknown donation', async () => {
      expect(await api().send('/api/donations/2147483647', { method: 'HEAD' })).toMatchObject({
        status: 404,
        text: '',
      });
    });
  });
}
