import { distanceInMiles, distanceText, donationHref } from '@clothesline/api-client';
import { PinCard } from '../../parts/PinCard.js';
import type { LiveMapModel } from '../useLiveMap.js';
import { SpotCard } from './SpotCard.js';
import type { PlacedMark } from './useMarks.js';

interface MapCardProps {
  model: LiveMapModel;
  selection: PlacedMark;
  onClose: () => void;
}

/** The card for the selected pin or spot. Renders nothing if the donation is gone. */
export function MapCard({ model, selection, onClose }: MapCardProps) {
  const { cardId, donations, origin, linkBase, units, texts } = model;
  const members = new Set(selection.donations.map(({ id }) => id));
  const found = donations
    .filter((donation) => members.has(donation.id))
    .map((donation) => ({ donation, miles: distanceInMiles(origin, donation) }));
  const [first] = found;
  if (!first) return null;
  if (selection.count > 1) {
    return (
      <SpotCard
        id={cardId}
        found={found}
        count={selection.count}
        linkBase={linkBase}
        onClose={onClose}
        units={units}
        texts={texts}
      />
    );
  }
  return (
    <PinCard
      id={cardId}
      donation={first.donation}
      distance={distanceText(first.miles, units, texts)}
      href={donationHref(first.donation.id, linkBase)}
      onClose={onClose}
      isAbove={false}
      texts={texts}
    />
  );
}
