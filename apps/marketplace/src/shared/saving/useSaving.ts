import { type DonationSaveEvent, useSavedDonations } from '@clothesline/donation-card';

/** What a grid of cards needs for its hearts. */
export function useSaving() {
  const { ids, setSaved } = useSavedDonations();
  return {
    savedIds: ids,
    onSavedChange: ({ donation, saved }: DonationSaveEvent) => setSaved(donation.id, saved),
  };
}
