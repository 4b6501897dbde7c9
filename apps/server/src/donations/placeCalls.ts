import { endpoints, placesLimit, type Position } from '@clothesline/api-client/contract';
import type { PlaceList } from '@clothesline/location';
import { checked, readQuery } from '../http/checked.js';
import { sendList } from '../http/sendList.js';
import type { CallHandlers } from '../http/addCalls.js';
import { findMiddle } from './zipCodes.js';

/** Five digits, as a ZIP code has them. */
const zipPattern = /^\d{5}$/;

/**
 * The call about places, those near `near` first; a ZIP code of the United States is a place. The
 * list loads at the first call, since it is large.
 */
export function placeCalls(list: () => Promise<PlaceList>, near: Position): Pick<CallHandlers, 'findPlaces'> {
  return {
    async findPlaces(c) {
      const {
        q = '',
        lat,
        lng,
        limit = placesLimit.standard,
      } = checked(endpoints.findPlaces.query, readQuery(c.req.url));
      const places = await list();
      const zip = q.trim();
      const middle = zipPattern.test(zip) ? findMiddle(zip) : undefined;
      if (middle) {
        // Names the city as a district does: "94110, San Francisco".
        const region = places.nearest(middle)?.city ?? '';
        return sendList(c, [{ city: zip, region, ...middle }], { revalidated: true });
      }
      if (lat === undefined || lng === undefined) {
        return sendList(c, places.find(q, { limit, near }), { revalidated: true });
      }
      const place = places.nearest({ latitude: lat, longitude: lng });
      return sendList(c, place ? [place] : [], { revalidated: true });
    },
  };
}

async function loadWorldList(): Promise<PlaceList> {
  return (await import('@clothesline/location/world')).createWorldList();
}

/** The larger list, made once by `make`; after a failure the next call tries again. */
export function worldList(make = loadWorldList): () => Promise<PlaceList> {
  let made: Promise<PlaceList> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
