import { errorText } from '../../members/texts.js';
import { makeCreateDonationSchema } from '../../contract/createDonation.js';
import { placesLimit } from '../../contract/findPlaces.js';
import { findPlaces, nearestPlace } from './places.js';
import { endpoints, type EndpointName } from '../../contract/endpoints.js';
import { pageSize, searchedInsteadHeader, totalCountHeader, totalEstimateHeader } from '../../contract/list.js';
import { photoLimits, photoTypes } from '../../contract/photo.js';
import { searchNeedle } from '../../contract/donation.js';
import { checked, once, readQuery, type Call } from './call.js';
import { chatHandlers } from './chat.js';
import { jsonResponse, readJson, HttpError } from './http.js';
import { nobody, tokenOwner } from './listing.js';
import { addDonation, listed, nearest, asListed } from './store.js';

/** Donor id for tokens without accounts. */
const anAccountId = 10_001;

export const handlers: Record<EndpointName, (call: Call) => Response | Promise<Response>> = {
  listCategories: ({ store }) => jsonResponse(200, store.categories),

  listDonations({ url, store }) {
    const {
      limit = pageSize.standard,
      cursor,
      ids,
      ...filter
    } = checked(endpoints.listDonations.query, readQuery(url));
    if (ids !== undefined) {
      const found = ids
        .split(',')
        .flatMap((id) => listed(store, {}).found.find((donation) => donation.id === Number(id)) ?? []);
      return jsonResponse(200, found, { [totalCountHeader]: String(found.length) });
    }
    const { found: matches, instead } = listed(store, filter);
    const start = cursor === undefined ? 0 : matches.findIndex(({ id }) => String(id) === cursor) + 1;
    if (cursor !== undefined && start === 0) throw new HttpError(400, errorText('badCursor'));
    const rest = matches.slice(start);
    const page = rest.slice(0, limit);
    const last = page.at(-1);
    const next = new URL(url);
    if (last) next.searchParams.set('cursor', String(last.id));
    return jsonResponse(200, page, {
      [totalCountHeader]: String(matches.length),
      ...(store.isEstimating && filter.search && { [totalEstimateHeader]: 'true' }),
      ...(searchNeedle(filter.search ?? '') !== '' && { [searchedInsteadHeader]: encodeURIComponent(instead) }),
      ...(rest.length > page.length && { Link: `<${next.pathname}${next.search}>; rel="next"` }),
    });
  },

  listNearbyDonations({ url, store }) {
    const {
      lat,
      lng,
      category,
      limit = pageSize.nearby,
      cursor,
    } = checked(endpoints.listNearbyDonations.query, readQuery(url));
    const found = nearest(store, { latitude: lat, longitude: lng }, category);
    const start = cursor === undefined ? 0 : found.findIndex(({ id }) => String(id) === cursor) + 1;
    if (cursor !== undefined && start === 0) throw new HttpError(400, errorText('badCursor'));
    return jsonResponse(200, found.slice(start, start + limit));
  },

  getDonation({ params, store }) {
    const { id } = checked(endpoints.getDonation.params, params);
    const donation = store.donations.find((one) => one.id === id);
    if (!donation) throw new HttpError(404, errorText('donationNotFound'));
    return jsonResponse(200, asListed(donation));
  },

  async createDonation(call) {
    const { request, store, now } = call;
    const donorId = call.donorId ?? (tokenOwner(call) === undefined ? undefined : anAccountId);
    rejectNobody(call);
    const body = checked(makeCreateDonationSchema(store.categories), await readJson(request));
    const sent = { ...body, userId: donorId ?? body.userId };
    return jsonResponse(
      201,
      once(store, request, sent, () => addDonation(store, sent, now)),
    );
  },

  async uploadPhoto(call) {
    rejectNobody(call);
    const photo = await call.request.blob();
    if (!photoTypes.some((type) => type === photo.type)) {
      throw new HttpError(422, errorText('photoType'));
    }
    if (photo.size > photoLimits.bytes) {
      throw new HttpError(413, errorText('tooLarge', { bytes: photoLimits.bytes }));
    }
    const url = `/photos/${await sha256(photo)}-1280.webp`;
    return jsonResponse(201, { url, width: 1280, height: 960, variants: [{ url, width: 1280 }] });
  },

  findPlaces({ url }) {
    const { q = '', lat, lng, limit = placesLimit.standard } = checked(endpoints.findPlaces.query, readQuery(url));
    const places =
      lat === undefined || lng === undefined ? findPlaces(q) : nearestPlace({ latitude: lat, longitude: lng });
    return jsonResponse(200, places.slice(0, limit));
  },
  ...chatHandlers,
};

export const organizationHandlers = {
  getOrganization({ params, store }: Call) {
    const found = store.organizationPages.find(({ id }) => String(id) === params.id);
    if (!found) throw new HttpError(404, errorText('notThere'));
    return jsonResponse(200, found);
  },
};

function rejectNobody(call: Call): void {
  const { store, donorId = tokenOwner(call) } = call;
  if (store.needsAccount && !donorId) throw nobody();
}

async function sha256(file: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
