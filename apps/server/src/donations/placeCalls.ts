import { distanceInMiles, endpoints, foldDigits, placesLimit, type Position } from '@clothesline/api-client/contract';
import type { PlaceList } from '@clothesline/location';
import { checked, readQuery } from '../http/checked.js';
import { sendList } from '../http/sendList.js';
import type { CallHandlers } from '../http/callRoutes.js';
import { findMiddle, findNeighbor } from './zipCodes.js';

/** Accepts the usual ways to write ZIP codes, e.g. "94110", "ZIP 94110-1234" or "San Francisco, CA 94110". */
const zipPattern = /^(.*?)\b(\d{5})(?:[- ]?\d{4})?(?!\d)(.*)$/s;

/** States and words like "zip" aren't cities */
const noCity = [/\b(?:zip|postal|post|c[óo]digo|code|usa)\b|[^\p{L}\p{N} ]/giu, /\b[A-Z]{2}\b/g];

/** A city within this distance (in miles) confirms a ZIP code. This prevents "Paris 75001" from ending up in Texas. */
const confirmingMiles = 60;

function findZip(q: string, places: PlaceList): { zip: string; middle: Position } | undefined {
  const [, before = '', zip = '', after = ''] = zipPattern.exec(foldDigits(q)) ?? [];
  const middle = zip === '' ? undefined : (findMiddle(zip) ?? findNeighbor(zip));
  if (!middle) return undefined;
  const city = (text: string) => noCity.reduce((rest, words) => rest.replaceAll(words, ' '), text).trim();
  const named = (text: string) => places.find(city(text), { limit: 5, near: middle, forgives: false });
  const isNear = (text: string) => named(text).some((place) => distanceInMiles(place, middle) <= confirmingMiles);
  // five digits followed by other words are a house number, unless a city confirms that it's a ZIP code
  const isConfirmed = city(after) === '' ? named(before).length === 0 || isNear(before) : isNear(after);
  return isConfirmed ? { zip, middle } : undefined;
}

/** Finds places and US ZIP codes, closest to `near` first. The large list isn't loaded until the first call. */
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
      const found = findZip(q, places);
      if (found) {
        // label it like a district, e.g. "94110, San Francisco"
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
