import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { member, type Member } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';

describe('A person’s name', () => {
  let server: TestServer;
  let one: Member;
  let moderator: Member;
  beforeAll(async () => {
    const accounts = {
      secret: 'of a test',
      mailer: { wake: () => {} },
      moderators: ['moderator@example.org'],
      isRequired: false,
      demo: false,
    };
    server = await startTestServer({ accounts, site: { name: 'Warm Coats' } });
    one = await member(server, 'one@example.org');
    moderator = await member(server, 'moderator@example.org');
  });
  afterAll(() => server.stop());

  const refusal = async (change: object) => {
    const { status, json } = await one.call('PATCH', '/api/me', change);
    return [status, json.issues?.[0].path];
  };

  it.each([
    'Moderator',
    'Warm Coats Moderator',
    'The ADMIN',
    'Support',
    'Moderación',
    'Soporte',
    'Warm Coats',
    'warm-coats',
    // Letters of other scripts, full-width letters, and invisible characters.
    'Аdmin',
    'Ａdmin',
    'Ad\u200dmin',
    'Adm1n',
    'Mоderаtor',
    'Ádmin',
    'W\u200carm Coats',
    'WarmCoats',
  ])('cannot be the site’s name: %s', async (displayName) => {
    expect(await refusal({ displayName })).toEqual([422, 'displayName']);
  });

  it.each(['moderator', 'admin', 'admin_2', 'the_support', 'root', 'warm_coats', 'warmcoats', 'm0derator'])(
    'cannot be the site’s name as a username: %s',
    async (username) => expect(await refusal({ username })).toEqual([422, 'username']),
  );

  it.each([
    '\u202easo\u0155',
    'Rosa\u0001',
    'Ro\u200bsa',
    'Rosa\nModel',
    'Ro\u2028sa',
    '\u2066Rosa\u2069',
    'R\u00adosa',
    'Ro\ufeffsa',
  ])('cannot contain invisible characters: %j', async (text) => {
    expect(await refusal({ displayName: text })).toEqual([422, 'displayName']);
    expect(await refusal({ location: text })).toEqual([422, 'location']);
  });

  it.each([
    'Rosa 🧥 وردة',
    'نیم‌فاصله',
    'Zoë 👩‍👧',
    "Máire O'Brien-Smith",
    'Coats for Ana',
    'Modesta',
    'Administra',
    'Li 2',
  ])('can be %s', async (displayName) => {
    expect((await one.call('PATCH', '/api/me', { displayName })).json.displayName).toBe(displayName);
  });

  it('can be the site’s name for a moderator', async () => {
    const change = { displayName: 'Warm Coats Moderator', username: 'moderator' };
    expect((await moderator.call('PATCH', '/api/me', change)).status).toBe(200);
  });
});
