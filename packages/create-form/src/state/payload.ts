import {
  defaultLocation,
  foldDigits,
  locationName,
  type CreateDonation,
  type CurrentLocation,
} from '@clothesline/api-client';
import type { CreateFormMessages } from '../messages.js';
import { photoProblem } from '../photos/photoProblem.js';
import type { PhotoUpload } from '../photos/photoUploads.js';
import { isPhoto } from '../photos/usePhotos.js';
import { donationStarts, imageLabels, splitDonations, type FormValues } from './formState.js';
import type { FindIssues } from './checks.js';
import { toFieldIssues, type FieldIssue } from './issues.js';

/** Spec §5. The server treats 0 as unknown. */
const defaultDistance = 0;

export function shownLocation(values: FormValues, location: CurrentLocation | undefined): string {
  return values.locationName ?? locationName(location ?? defaultLocation);
}

/** Returns the position for the text in the place field, or `undefined` if we don't know it. */
export function findPlace(
  { locationName: words, place }: FormValues,
  location: CurrentLocation | undefined,
): CurrentLocation | undefined {
  if (words === undefined || place === 'here') return location ?? defaultLocation;
  return place === 'unknown' ? undefined : place;
}

const photoOnItsWay = `/photos/${'0'.repeat(64)}-320.webp`;

/**
 * Builds the request body (spec §5).
 * @param photos Uploads by photo id
 */
export function toPayload(
  values: FormValues,
  location: CurrentLocation | undefined,
  userId: number,
  now: Date,
  photos: ReadonlyMap<string, PhotoUpload> = new Map(),
): CreateDonation {
  const { latitude, longitude } = findPlace(values, location) ?? location ?? defaultLocation;
  const labels = imageLabels(values);
  const quantity = parseQuantity(values.quantity);
  return {
    title: values.title,
    description: describe(values),
    category: values.category,
    images: imageAddresses(values, photos),
    ...(labels.some((label) => label.trim() !== '') && { imageDescriptions: labels }),
    ...(quantity !== undefined && { quantity }),
    userId,
    latitude,
    longitude,
    locationName: shownLocation(values, location),
    distance: defaultDistance,
    createdAt: now.toISOString(),
  };
}

function describe({ title, description, size, condition }: FormValues): string {
  const isKnown = `${title} ${description}`.toLowerCase().includes(size.trim().toLowerCase());
  const line = [isKnown ? '' : size.trim(), condition].filter(Boolean).join(', ');
  return description.trim() === '' || line === '' ? description : `${description}\n\n${line}`;
}

export function imageAddresses({ images }: FormValues, photos: ReadonlyMap<string, PhotoUpload>): string[] {
  return images.map((image) => (isPhoto(image) ? (photos.get(image)?.url ?? photoOnItsWay) : image));
}

/** Returns `undefined` for a single piece and `NaN` if it's not a number. */
function parseQuantity(words: string): number | undefined {
  const number = Number(foldDigits(words).trim() || 1);
  return number === 1 ? undefined : number;
}

export function validateAll(
  values: FormValues,
  toSent: (one: FormValues) => CreateDonation,
  findIssues: FindIssues,
  texts: CreateFormMessages,
): FieldIssue[] {
  const starts = donationStarts(values);
  const all = splitDonations(values).map((one) => toFieldIssues(findIssues(toSent(one)), texts));
  return values.isSeparate
    ? all.flatMap((issues, index) => issues.flatMap((issue) => atImage(issue, starts[index] ?? 0)))
    : all.flat();
}

/**
 * Maps an issue of a single donation (out of several) to the image it starts at. Issues of shared fields are only
 * reported for the first donation.
 */
export function atImage(issue: FieldIssue, index: number): FieldIssue[] {
  if (issue.field === 'title') return [{ ...issue, field: 'labels', index }];
  if (issue.field === 'images' && issue.index !== undefined) return [{ ...issue, index: index + issue.index }];
  return index === 0 ? [issue] : [];
}

export function photoIssues(
  { images }: FormValues,
  photos: ReadonlyMap<string, PhotoUpload>,
  texts: CreateFormMessages,
): FieldIssue[] {
  return images.flatMap((image, index) => {
    const problem = photoProblem(photos.get(image), texts);
    return problem ? [{ field: 'images' as const, index, message: problem.text }] : [];
  });
}

export function placeIssues({ locationName: words = '', place }: FormValues, texts: CreateFormMessages): FieldIssue[] {
  if (place !== 'unknown' || words.trim() === '') return [];
  return [{ field: 'locationName', message: texts.placeUnknown({ words: words.trim() }) }];
}
