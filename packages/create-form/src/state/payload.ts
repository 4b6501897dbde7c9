import {
  createDonationSchema,
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
import { toFieldIssues, type FieldIssue } from './issues.js';
import { readIssues } from './refusal.js';

/** Distance that is sent (spec §5): the server computes its own, and 0 means "unknown". */
const defaultDistance = 0;

/** Text of the Location field: the visitor's words, else the current location, else San Francisco, CA. */
export function shownLocation(values: FormValues, location: CurrentLocation | undefined): string {
  return values.locationName ?? locationName(location ?? defaultLocation);
}

/** Place of the donation; undefined until the words of the Location field are looked up, and if they name no place. */
export function findPlace(
  { locationName: words, place }: FormValues,
  location: CurrentLocation | undefined,
): CurrentLocation | undefined {
  if (words === undefined || place === 'here') return location ?? defaultLocation;
  return place === 'unknown' ? undefined : place;
}

/** Placeholder for a photo that is still uploading, so that the other fields can be validated. */
const photoOnItsWay = `/photos/${'0'.repeat(64)}-320.webp`;

/**
 * Builds the donation to send (spec §5).
 * @param photos The form's photos by id
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

/** The description with size and condition as a last line, unless the text has the size already. */
function describe({ title, description, size, condition }: FormValues): string {
  const isKnown = `${title} ${description}`.toLowerCase().includes(size.trim().toLowerCase());
  const line = [isKnown ? '' : size.trim(), condition].filter(Boolean).join(', ');
  return description.trim() === '' || line === '' ? description : `${description}\n\n${line}`;
}

/** Returns the URLs of the images, with a placeholder for photos that are still uploading. */
export function imageAddresses({ images }: FormValues, photos: ReadonlyMap<string, PhotoUpload>): string[] {
  return images.map((image) => (isPhoto(image) ? (photos.get(image)?.url ?? photoOnItsWay) : image));
}

/** Parses the quantity: undefined for a single piece; `NaN`, which the contract rejects, if it is not a number. */
function parseQuantity(words: string): number | undefined {
  const number = Number(foldDigits(words).trim() || 1);
  return number === 1 ? undefined : number;
}

/** Returns the contract's issues, in the order of the fields. */
export function validate(payload: CreateDonation, texts: CreateFormMessages): FieldIssue[] {
  return toFieldIssues(readIssues(createDonationSchema.safeParse(payload).error), texts);
}

/**
 * Returns the contract's issues with each donation of the form, at the fields that show them.
 * @param toSent Builds what is sent of one
 */
export function validateAll(
  values: FormValues,
  toSent: (one: FormValues) => CreateDonation,
  texts: CreateFormMessages,
): FieldIssue[] {
  const starts = donationStarts(values);
  const all = splitDonations(values).map((one) => validate(toSent(one), texts));
  return values.isSeparate
    ? all.flatMap((issues, index) => issues.flatMap((issue) => atImage(issue, starts[index] ?? 0)))
    : all.flat();
}

/**
 * Moves an issue to the donation that starts with an image. Drops issues of shared fields, which the first donation
 * has.
 */
export function atImage(issue: FieldIssue, index: number): FieldIssue[] {
  if (issue.field === 'title') return [{ ...issue, field: 'labels', index }];
  if (issue.field === 'images' && issue.index !== undefined) return [{ ...issue, index: index + issue.index }];
  return index === 0 ? [issue] : [];
}

/** Returns the issues of photos that are neither stored nor being uploaded. */
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

/** Returns the issue of a place that is unknown. */
export function placeIssues({ locationName: words = '', place }: FormValues, texts: CreateFormMessages): FieldIssue[] {
  if (place !== 'unknown' || words.trim() === '') return [];
  return [{ field: 'locationName', message: texts.placeUnknown({ words: words.trim() }) }];
}
