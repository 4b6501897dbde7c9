import { distanceInMiles, toTenthOfMile, type Donation } from '@clothesline/api-client/contract';
import type { Place } from '../../store/store.js';
import { placeOf, type PlaceParts } from '../search/places.js';
import type { PlaceName } from '../understand/intent.js';
import { oneLine, quotable } from '../messages/lines.js';
import type { Messages } from '../messages/messages.js';

/** The most places of one name from which it is told how far something is. */
const mostPlaces = 2;

/** The places that are meant, but where a donation is itself: where several may be, each of them. */
export async function placesMeant(
  from: readonly PlaceName[],
  places: PlaceParts,
  donation?: Pick<Donation, 'locationName'>,
): Promise<readonly Place[]> {
  // How far SoMa is from the Castro: nothing is far from where it is.
  const own = donation?.locationName.toLowerCase().split(',')[0];
  const where = await placeOf(
    from.filter(({ name }) => name !== own),
    places,
  );
  const all = where.choices
    ? await Promise.all(
        where.choices
          .slice(0, mostPlaces)
          .map((name) => placeOf([{ name: name.toLowerCase(), isNamed: true }], places)),
      )
    : [where];
  return all.flatMap((one) => (one.choices || !one.place ? [] : [one.place]));
}

/** How far a donation is from each of some places. */
export function farFrom(donation: Donation, from: readonly Place[], say: Messages): string {
  const miles = from.map(({ position, name }) =>
    say.about.milesFrom(toTenthOfMile(distanceInMiles(position, donation)).toFixed(1), name),
  );
  return say.about.far(quotable(donation.title), oneLine(donation.locationName), miles);
}
