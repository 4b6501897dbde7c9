import { describe, expect, it } from 'vitest';
import { maxBodyBytes } from '@clothesline/api-client/contract';
import { aDonation, expectRefused, expectFieldRefused, type Api } from './support.js';

const path = '/api/donations';

export function describeBodies(api: () => Api) {
  describe('POST bodies', () => {
    it.each([
      '',
      ' ',
      '{',
      '{"title":"x"',
      '{title:"x"}',
      "{'title':'x'}",
      '[1,]',
      'undefined',
      '{"a":1}}',
      '{"a":01}',
      'title=x',
      '\u0000',
    ])('rejects malformed JSON: %j', async (text) => {
      expectRefused(await api().postText(path, text), 400);
      expectRefused(await api().postText('/api/chat', text), 400);
    });

    it.each(['null', 'true', '1', '"text"', '[]', '[{"title":"x"}]'])(
      'rejects JSON that is not an object: %s',
      async (text) => {
        expectRefused(await api().postText(path, text), 400);
        expectRefused(await api().postText('/api/chat', text), 400);
      },
    );

    it.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'text/json',
      'application/jsonp',
      null,
    ])('rejects the content type %s', async (type) => {
      expectRefused(await api().postText(path, JSON.stringify(aDonation()), type), 415);
    });

    it('accepts the charset UTF-8, case-insensitively', async () => {
      for (const type of ['application/json; charset=utf-8', 'Application/JSON;Charset="UTF-8"']) {
        expect((await api().postText(path, JSON.stringify(aDonation()), type)).status).toBe(201);
      }
    });

    it('rejects other charsets', async () => {
      expectRefused(
        await api().postText(path, JSON.stringify(aDonation()), 'application/json; charset=utf-16'),
        [400, 415],
      );
    });

    it('rejects invalid UTF-8', async () => {
      const bytes = new TextEncoder().encode(JSON.stringify(aDonation({ title: 'X' })));
      bytes[bytes.indexOf('X'.charCodeAt(0))] = 0xff;
      expectRefused(await api().postText(path, bytes, 'application/json'), 400);
    });

    it('rejects bodies that are too large', async () => {
      expectRefused(
        await api().postText(path, JSON.stringify(aDonation({ description: 'x'.repeat(maxBodyBytes) }))),
        413,
      );
      expectRefused(await api().postText('/api/chat', ' '.repeat(maxBodyBytes + 1)), 413);
    });

    it('handles deeply nested JSON', async () => {
      const deep = '['.repeat(20_000) + ']'.repeat(20_000);
      expectRefused(await api().postText(path, deep), 400);
      expectRefused(await api().postText(path, '['.repeat(100_000)), 400);
      const withDeepTitle = JSON.stringify(aDonation({ title: 1 })).replace('"title":1', `"title":${deep}`);
      expectRefused(await api().postText(path, withDeepTitle), 400);
      const withDeepExtra = `{"extra":${deep},${JSON.stringify(aDonation()).slice(1)}`;
      expect([201, 400]).toContain((await api().postText(path, withDeepExtra)).status);
    });

    it('uses one of several duplicate fields', async () => {
      const text = JSON.stringify(aDonation()).replace('{', '{"title":"first",');
      expect([201, 400]).toContain((await api().postText(path, text)).status);
      const twice = JSON.stringify(aDonation({ title: 'last' })).replace(
        '"title":"last"',
        '"title":"first","title":""',
      );
      expectFieldRefused(await api().postText(path, twice), 'title');
    });
  });
}
