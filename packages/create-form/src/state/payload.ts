import {
  createDonationSchema,
  defaultLocation,
  locationName,
  type CreateDonation,
  type CurrentLocation,
} from '@clothesline/api-client';
import type { CreateFormMessages } from '../messages.js';
import type { FormValues } from './formState.js';
import { toFieldIssues, type FieldIssue } from './issues.js';

/** What is said of the place. */
export type PlaceTexts = Pick<CreateFormMessages, 'placeUnknown' | 'placeFailed'>;

/** The distance that is sent (spec §5): the server knows better, and 0 reads as "not known". */
const defaultDistance = 0;

/** What the Location field shows: the visitor's words, else the current location, else San Francisco, CA. */
export function shownLocation(values: FormValues, location: CurrentLocation | undefined): string {
  return values.locationName ?? locationName(location ?? defaultLocation);
}

/** Where the donation is; undefined until the words of the Location field are looked up, and where they name no place. */
export function placeOf(
  { locationName: words, place }: FormValues,
  location: CurrentLocation | undefined,
): CurrentLocation | undefined {
  if (words === undefined || place === 'here') return location ?? defaultLocation;
  return place === 'unknown' ? undefined : place;
}

/** The donation as it is sent (spec §5). */
export function toPayload(
  values: FormValues,
  location: CurrentLocation | undefined,
  userId: number,
  now: Date,
): CreateDonation {
  const { latitude, longitude } = placeOf(values, location) ?? location ?? defaultLocation;
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

/** What is wrong with a place that nobody knows. */
export function placeIssues({ locationName: words = '', place }: FormValues, texts: PlaceTexts): FieldIssue[] {
  if (place !== 'unknown' || words.trim() === '') return [];
  return [{ field: 'locationName', message: texts.placeUnknown(words.trim()) }];
}
