import { describe, expect, it } from 'vitest';
import { standardDurations } from '@clothesline/api-client/hand-over';
import { aHandOver, day, hour, reason, secretPlace } from '../testing/aHandOver.js';
import { visitor } from '../testing/people.js';

describe('A promise', () => {
  const { server, donation, people, span, asks, promises, seen, later, now } = aHandOver();

  const calendar = async (cookies: Map<string, string>, id: number) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return fetch(`${server().host}/api/requests/${id}/calendar.ics`, { headers: { Cookie: cookie } });
  };

  it('advises the donor to wait for more requests for a while after listing', async () => {
    const { donor, ann } = people();
    const listed = now();
    const id = await asks(ann);
    const chooseFrom = async () =>
      (await donor.call('GET', `/api/requests?role=donor&donation=${donation()}`)).json[0].chooseFrom;
    const end = new Date(listed.getTime() + standardDurations.chooseAfter).toISOString();
    expect(await chooseFrom()).toBe(end);
    expect((await seen(donor, id)).chooseFrom).toBe(end);
    expect((await seen(ann, id)).chooseFrom).toBeUndefined();
    await later(standardDurations.chooseAfter);
    expect(await chooseFrom()).toBeUndefined();
    expect((await promises(id)).status).toBe(200);
  });

  it('only offers its calendar entry to the two people', async () => {
    const { donor, ann, bob } = people();
    const id = await asks(ann);
    const forBob = await asks(bob);
    expect((await calendar(donor.cookies, id)).status).toBe(409);
    const time = span(3 * day);
    await promises(id, time);
    for (const { cookies } of [donor, ann]) {
      const response = await calendar(cookies, id);
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
      expect(response.headers.get('Cache-Control')).toBe('private, no-store');
      const text = (await response.text()).replaceAll('\r\n ', '');
      const stamp = (date: string) => date.replaceAll(/[-:]|\.\d+/g, '');
      expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\s*$/);
      expect(text).toContain(`DTSTART:${stamp(time.from)}`);
      expect(text).toContain(`DTEND:${stamp(time.to)}`);
      expect(text).toContain(`LOCATION:${secretPlace}`);
      expect(text).toContain(`/requests?request=${id}`);
      expect(text).not.toMatch(/GEO:|ATTENDEE|@example.org/);
      expect(text).not.toContain(reason);
    }
    expect((await calendar(bob.cookies, id)).status).toBe(404);
    expect((await calendar(bob.cookies, forBob)).status).toBe(409);
    expect((await calendar(visitor(server().host).cookies, id)).status).toBe(401);
    expect((await calendar(ann.cookies, 999_999)).status).toBe(404);
    await donor.call('POST', `/api/requests/${id}/received`, {});
    expect((await calendar(ann.cookies, id)).status).toBe(409);
  });

  it('escapes the place in the calendar entry', async () => {
    const { donor, ann } = people();
    const id = await asks(ann);
    const place = 'Bench; 12, Main\r\nBEGIN:VALARM\nDESCRIPTION:x';
    const { status } = await donor.call('POST', `/api/requests/${id}/promise`, { place, ...span(2 * day, hour) });
    expect(status).toBe(200);
    const text = await (await calendar(ann.cookies, id)).text();
    expect(text).not.toMatch(/^(BEGIN:VALARM|DESCRIPTION)/m);
    expect(text.replaceAll('\r\n ', '')).toContain('LOCATION:Bench\\; 12\\, Main');
  });
});
