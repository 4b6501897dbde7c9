import { distanceInMiles, endpoints, foldDigits, placesLimit, type Position } from '@clothesline/api-client/contract';
import type { PlaceList } from '@clothesline/location';
import { checked, readQuery } from '../http/checked.js';
import { sendList } from '../http/sendList.js';
import type { CallHandlers } from '../http/addCalls.js';
import { findMiddle, findNeighbor } from './zipCodes.js';

/** A ZIP code as people write it: "94110", "CA 94110", "San Francisco, CA 94110-1234". */
const zipPattern = /^(.*?)[\s,]*\b(\d{5})(?:-\d{4})?(?:[\s,]+USA?)?$/i;

/** Miles from a ZIP code within which a city named beside it confirms it: "Paris 75001" is no ZIP code of Texas. */
const confirmingMiles = 60;

function findZip(q: string, places: PlaceList, near: Position): { zip: string; middle: Position } | undefined {
  const [, before = '', zip = ''] = zipPattern.exec(foldDigits(q).trim()) ?? [];
  const middle = zip === '' ? undefined : (findMiddle(zip) ?? findNeighbor(zip));
  if (!middle) return undefined;
  const city = before.replace(/(?:^|[\s,])[A-Z]{2}[\s,]*$/, '').trim();
  const named = city === '' ? [] : places.find(city, { limit: 5, near });
  const isConfirmed = named.length === 0 || named.some((place) => distanceInMiles(place, middle) <= confirmingMiles);
  return isConfirmed ? { zip, middle } : undefined;
}

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
      const found = findZip(q, places, near);
      if (found) {
        // Names the city as a district does: "94110, San Francisco".
        const region = places.nearest(found.middle)?.city ?? '';
        return sendList(c, [{ city: found.zip, region, ...found.middle }], { revalidated: true });
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
