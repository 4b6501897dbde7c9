export { categoryTone } from './categoryTone.js';
export { DonationCard, type DonationCardProps, type DonationSaveEvent } from './DonationCard/DonationCard.js';
export { DonationCardSkeleton } from './DonationCard/DonationCardSkeleton.js';
export { DonationGrid, type DonationGridProps } from './DonationGrid/DonationGrid.js';
export { DonationGridSkeleton, type DonationGridSkeletonProps } from './DonationGrid/DonationGridSkeleton.js';
export { FeaturedDonations, type FeaturedDonationsProps } from './FeaturedDonations/FeaturedDonations.js';
export { donationCardMessages, type DonationCardMessages } from './messages.js';
export {
  mapAddress,
  type NeedOfferEvent,
  OrganizationNeeds,
  type OrganizationNeedsProps,
} from './OrganizationNeeds/OrganizationNeeds.js';
export { needsMessages, type NeedsMessages } from './OrganizationNeeds/messages.js';
export { SaveButton, type SaveButtonProps } from './SaveButton/SaveButton.js';
export type { SavedEntries, SavedEntry } from './saved/savedEntries.js';
export { savedKey, type SavedStoreOptions } from './saved/savedStore.js';
export {
  SavedDonationsProvider,
  useSavedDonations,
  type SavedDonations,
  type SavedDonationsProviderProps,
} from './saved/useSavedDonations.js';
export type { DonationSelectEvent } from './selectEvent.js';
