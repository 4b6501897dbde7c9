import { endpoints, placesLimit, type Position } from '@clothesline/api-client/contract';
import type { PlaceList } from '@clothesline/location';
import { checked, readQuery } from '../http/checked.js';
import { sendList } from '../http/sendList.js';
import type { CallHandlers } from '../http/addCalls.js';

/** The call about places, those near `near` first. `list` is asked for it at the first call: who never needs it does not keep it in memory. */
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
