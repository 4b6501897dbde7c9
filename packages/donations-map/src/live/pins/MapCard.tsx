import { distanceInMiles, donationHref, distanceText } from '@clothesline/api-client';
import { PinCard } from '../../parts/PinCard.js';
import type { LiveMapModel } from '../useLiveMap.js';
import type { Selection } from './selection.js';
import { SpotCard } from './SpotCard.js';

interface MapCardProps {
  model: LiveMapModel;
  selection: Selection;
  onClose: () => void;
}

/** Card of the selected pin or spot. Renders nothing if its donation is gone. */
export function MapCard({ model, selection, onClose }: MapCardProps) {
  const { cardId, donations, origin, linkBase, units, texts } = model;
  if (selection.kind === 'donation') {
    const donation = donations.find((one) => one.id === selection.id);
    if (!donation) return null;
    return (
      <PinCard
        id={cardId}
        donation={donation}
        distance={distanceText(distanceInMiles(origin, donation), units, texts)}
        href={donationHref(donation.id, linkBase)}
        onClose={onClose}
        isAbove={false}
        texts={texts}
      />
    );
  }
  const members = new Set(selection.ids);
  const found = donations
    .filter((donation) => members.has(donation.id))
    .map((donation) => ({ donation, miles: distanceInMiles(origin, donation) }));
  if (found.length === 0) return null;
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
