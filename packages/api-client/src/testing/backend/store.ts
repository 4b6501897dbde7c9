import { areaMeters, findArea } from '../../contract/area.js';
import { allItems } from '../../contract/category.js';
import type { StoredMessage } from '../../contract/sendMessage.js';
import type { OrganizationPage } from '../../contract/organization.js';
import type { CreateDonation } from '../../contract/createDonation.js';
import { defaultStatus, matchesSearch, searchNeedle, type Donation } from '../../contract/donation.js';
import type { ListQuery } from '../../contract/listQuery.js';
import { distanceInMiles, toTenthOfMile, type Position } from '../../contract/position.js';
import type { FakeChat } from './chat.js';
import { fixtureSizes } from '../donationFixtures.js';
import type { FakeListing } from './listing.js';

export interface Store {
  categories: string[];
  donations: Donation[];
  messages: StoredMessage[];
  chat: FakeChat;
  answered: Map<string, { body: string; answer: unknown }>;
  /** Totals are estimates. */
  isEstimating: boolean;
  needsAccount: boolean;
  organizationPages: OrganizationPage[];
  listing: FakeListing;
}

export function listed(store: Store, query: Omit<ListQuery, 'limit' | 'ids' | 'cursor'>) {
  const { category, search = '', size, status, radius, sort } = query;
  const position = { latitude: query.lat ?? Number.NaN, longitude: query.lng ?? Number.NaN };
  const isInReach = (donation: Donation) => radius === undefined || distanceInMiles(position, donation) <= radius;
  const donations = store.donations
    .filter((donation) => isOnOffer(donation) && inCategory(donation, category) && hasSize(donation, size))
    .filter((donation) => (status === undefined || donation.status === status) && isInReach(donation))
    .sort((one, other) => other.id - one.id)
    .map(asListed);
  const { found, words } = findText(donations, searchNeedle(search));
  const isPlain = searchNeedle(search) === '' && !size?.trim() && status === undefined && radius === undefined;
  const inOrder = isPlain && !sort ? availableFirst(found) : ordered(found, position, sort);
  return { found: inOrder, instead: words };
}

/** Donations with all words, else the most. The server also matches word forms. */
function findText(donations: readonly Donation[], needle: string): { found: Donation[]; words: string } {
  const words = needle.split(/\s+/);
  const rows = donations.map((donation) => ({
    donation,
    has: words.filter((word) => matchesSearch(donation, word)).join(' '),
  }));
  const exact = rows.filter(({ has }) => has === words.join(' '));
  const [best] = rows.toSorted((one, other) => other.has.length - one.has.length);
  if (exact.length > 0 || !best?.has) return { found: exact.map(({ donation }) => donation), words: '' };
  return { found: rows.filter(({ has }) => has === best.has).map(({ donation }) => donation), words: best.has };
}

/** Lists omit given, withdrawn and expired donations. */
const isOnOffer = ({ status }: Donation) => status === defaultStatus || status === 'promised';

function availableFirst(donations: readonly Donation[]): Donation[] {
  const isTaken = ({ status }: Donation) => Number(status !== defaultStatus);
  return donations.toSorted((one, other) => isTaken(one) - isTaken(other));
}

function ordered(donations: readonly Donation[], position: Position, order: ListQuery['sort']): Donation[] {
  const newest = order === undefined ? [...donations] : donations.toSorted((one, other) => other.id - one.id);
  if (order !== 'nearest') return newest;
  return newest.sort((one, other) => distanceInMiles(position, one) - distanceInMiles(position, other));
}

/** With distance in miles. */
export function nearest(store: Store, position: Position, category?: string): Donation[] {
  return store.donations
    .filter((donation) => isOnOffer(donation) && inCategory(donation, category))
    .map((donation) => ({ donation, miles: distanceInMiles(position, donation) }))
    .sort((one, other) => one.miles - other.miles || other.donation.id - one.donation.id)
    .map(({ donation, miles }) => ({ ...asListed(donation), distance: toTenthOfMile(miles) }));
}

/** In ms. Tolerates wrong clocks. */
const oneDay = 86_400_000;

/** Drops the distance, which is 0 or from an unknown place (spec §5). */
export function addDonation(
  store: Store,
  { distance: _distance, createdAt, ...sent }: CreateDonation,
  now: Date,
): Donation {
  const id = Math.max(0, ...store.donations.map((donation) => donation.id)) + 1;
  const age = now.getTime() - Date.parse(createdAt ?? '');
  const { latitude, longitude } = findArea(sent).center;
  const donation = {
    id,
    ...sent,
    latitude,
    longitude,
    areaMeters,
    status: defaultStatus,
    createdAt: createdAt !== undefined && age >= 0 && age <= oneDay ? createdAt : now.toISOString(),
  };
  store.donations.push(donation);
  return donation;
}

export function asListed({ distance: _distance, ...donation }: Donation): Donation {
  const sizes = fixtureSizes.get(donation.description) ?? [];
  return sizes.length > 0 ? { sizes, ...donation } : donation;
}

function hasSize({ sizes = [], description }: Donation, size = ''): boolean {
  const asked = size.trim().toLowerCase();
  return (
    asked === '' || [...sizes, ...(fixtureSizes.get(description) ?? [])].some((one) => one.toLowerCase() === asked)
  );
}

function inCategory(donation: Donation, category: string | undefined): boolean {
  return category === undefined || category === '' || category === allItems || donation.category === category;
}
