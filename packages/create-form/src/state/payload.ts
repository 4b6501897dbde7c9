import {
  createDonationSchema,
  defaultLocation,
  locationName,
  type CreateDonation,
  type CurrentLocation,
} from '@clothesline/api-client';
import type { FormValues } from './formState.js';
import { toFieldIssues, type FieldIssue } from './issues.js';

/** The distance that is sent (spec §5): the server knows better, and 0 reads as "not known". */
const defaultDistance = 0;

/** What the Location field shows: the visitor's words, else the current location, else San Francisco, CA. */
export function shownLocation(values: FormValues, location: CurrentLocation | undefined): string {
  return values.locationName ?? locationName(location ?? defaultLocation);
}

/** The donation as it is sent (spec §5). */
export function toPayload(
  values: FormValues,
  location: CurrentLocation | undefined,
  userId: number,
  now: Date,
): CreateDonation {
  const { latitude, longitude } = location ?? defaultLocation;
  return {
    title: values.title,
    description: values.description,
    category: values.category,
    images: [...values.images],
    userId,
    latitude,
    longitude,
    locationName: shownLocation(values, location),
    distance: defaultDistance,
    createdAt: now.toISOString(),
  };
}

/** What the contract finds wrong, in the order of the fields. */
export function validate(payload: CreateDonation): FieldIssue[] {
  const result = createDonationSchema.safeParse(payload);
  if (result.success) return [];
  return toFieldIssues(result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
}
