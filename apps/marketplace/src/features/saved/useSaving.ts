import { type DonationSaveEvent, useSavedDonations } from '@clothesline/donation-card';

/** Returns the props for the hearts of a grid of cards. */
export function useSaving() {
  const { ids, setSaved } = useSavedDonations();
  return {
    savedIds: ids,
    onSavedChange: ({ donation, saved }: DonationSaveEvent) => setSaved(donation.id, saved),
  };
}
