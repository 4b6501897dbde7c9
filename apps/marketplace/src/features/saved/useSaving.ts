import { type DonationSaveEvent, useSavedDonations } from '@clothesline/donation-card';

export function useSaving() {
  const { ids, setSaved } = useSavedDonations();
  return {
    savedIds: ids,
    onSavedChange: ({ donation, saved }: DonationSaveEvent) => setSaved(donation.id, saved),
  };
}
