import ical, { ICalCalendarMethod } from 'ical-generator';
import { memberCall } from '../accounts/memberCall.js';
import type { App } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import { sendText } from '../http/sendText.js';
import { publicOrigin } from '../security/origins.js';
import type { HandOverParts } from './handOverParts.js';
import { readOwnRequest } from './readOwnRequest.js';
import { getTexts } from '../language/texts.js';
import { calendar as calendarTexts } from '../locales/en/calendar.js';
import { chosenLanguage } from '../language/chosenLanguage.js';

export function addCalendar(app: App, { database, donations, sessions, origins }: HandOverParts): void {
  const path = '/api/requests/:id/calendar.ics';
  app.get(
    path,
    memberCall(origins, async (c) => {
      c.set('route', '/api/requests/{id}/calendar.ics');
      const user = await sessions.reader(c);
      const { request } = await readOwnRequest(database, c, user);
      const { id, state, place, from_at: start, to_at: end } = request;
      if (state !== 'promised' || !start || !end || place === null) throw new HttpError(409, 'wrongState');
      const donation = await donations.get(request.donation_id);
      const origin = publicOrigin(c, origins);
      const calendar = ical({ prodId: '//Clothesline//Requests//EN', method: ICalCalendarMethod.PUBLISH });
      calendar.createEvent({
        // use a stable ID so that calendars update the event when the time changes
        id: `request-${id}@${new URL(origin).host}`,
        sequence: Math.floor(request.updated_at.getTime() / 1000),
        stamp: request.updated_at,
        start,
        end,
        summary: getTexts(calendarTexts, chosenLanguage(user)).collect({ title: donation?.title ?? '' }),
        location: place,
        url: `${origin}/requests?request=${id}`,
      });
      c.header('Content-Disposition', `attachment; filename="clothesline-${id}.ics"`);
      return sendText(c, calendar.toString(), { type: 'text/calendar; charset=utf-8', revalidated: false });
    }),
  );
}
