import { defaultLocation } from '@clothesline/api-client/contract';
import type { Site } from '@clothesline/api-client/site';
import type { PlaceList } from '@clothesline/location';
import { callRoutes } from '../http/callRoutes.js';
import type { App } from '../http/environment.js';
import type { ResponseCache } from '../http/responseCache.js';
import { donationCalls, type DonationParts } from './donationCalls.js';
import { placeCalls } from './placeCalls.js';

interface Parts extends DonationParts {
  cache: ResponseCache;
  places: () => Promise<PlaceList>;
  site?: Pick<Site, 'place'> | undefined;
}

export const donationRoutes = (parts: Parts): App =>
  callRoutes(
    { ...donationCalls(parts), ...placeCalls(parts.places, parts.site?.place ?? defaultLocation) },
    parts.cache,
  );
