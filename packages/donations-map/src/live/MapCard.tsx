import { distanceInMiles, donationHref, type Donation, type Position } from '@clothesline/api-client';
import type { DonationsMapMessages } from '../messages.js';
import { PinCard } from '../parts/PinCard.js';
import { distanceText, type Units } from './distanceText.js';
import type { Selection } from './selection.js';
import { SpotCard } from './SpotCard.js';

interface MapCardProps {
  id: string;
  selection: Selection;
  donations: readonly Donation[];
  origin: Position;
  linkBase: string;
  units: Units;
  onClose: () => void;
  texts: DonationsMapMessages;
}

/** What the selected pin or spot holds. Nothing, if it is not among the donations any more. */
export function MapCard({ id, selection, donations, origin, linkBase, units, onClose, texts }: MapCardProps) {
  if (selection.kind === 'donation') {
    const donation = donations.find((one) => one.id === selection.id);
    if (!donation) return null;
    return (
      <PinCard
        id={id}
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
      id={id}
      found={found}
      count={selection.count}
      linkBase={linkBase}
      onClose={onClose}
      units={units}
      texts={texts}
    />
  );
}
