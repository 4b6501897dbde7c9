import {
  createDonationSchema,
  defaultLocation,
  foldDigits,
  issuesOf,
  locationName,
  type CreateDonation,
  type CurrentLocation,
} from '@clothesline/api-client';
import type { CreateFormMessages } from '../messages.js';
import { photoProblem } from '../photos/photoProblem.js';
import type { PhotoUpload } from '../photos/photoUploads.js';
import { isPhoto } from '../photos/usePhotos.js';
import { donationsOf, labelsOf, type FormValues } from './formState.js';
import { toFieldIssues, type FieldIssue } from './issues.js';

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

/** What stands for a photo that is not stored yet while the other fields are checked. */
const photoOnItsWay = `/photos/${'0'.repeat(64)}-320.webp`;

/**
 * The donation as it is sent (spec §5).
 * @param photos The form's photos by id
 */
export function toPayload(
  values: FormValues,
  location: CurrentLocation | undefined,
  userId: number,
  now: Date,
  photos: ReadonlyMap<string, PhotoUpload> = new Map(),
): CreateDonation {
  const { latitude, longitude } = placeOf(values, location) ?? location ?? defaultLocation;
  const labels = labelsOf(values);
  const quantity = quantityOf(values.quantity);
  return {
    title: values.title,
    description: values.description,
    category: values.category,
    images: imagesOf(values, photos),
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

/** The addresses of the images; of a photo that is not stored yet a stand-in. */
export function imagesOf({ images }: FormValues, photos: ReadonlyMap<string, PhotoUpload>): string[] {
  return images.map((image) => (isPhoto(image) ? (photos.get(image)?.url ?? photoOnItsWay) : image));
}

/** Undefined for one piece; `NaN`, which the contract refuses, for what is no number. */
function quantityOf(words: string): number | undefined {
  const number = Number(foldDigits(words).trim() || 1);
  return number === 1 ? undefined : number;
}

/** What the contract finds wrong, in the order of the fields. */
export function validate(payload: CreateDonation, { issues: texts }: CreateFormMessages): FieldIssue[] {
  const result = createDonationSchema.safeParse(payload);
  if (result.success) return [];
  return toFieldIssues(issuesOf(result.error), texts);
}

/**
 * What the contract finds wrong with the donations that the form lists, at the fields that show it.
 * @param toSent What is sent of one
 */
export function validateAll(
  values: FormValues,
  toSent: (one: FormValues) => CreateDonation,
  texts: CreateFormMessages,
): FieldIssue[] {
  const all = donationsOf(values).map((one) => validate(toSent(one), texts));
  return values.isSeparate
    ? all.flatMap((issues, index) => issues.flatMap((issue) => atImage(issue, index)))
    : all.flat();
}

/** An issue of the donation of one image; none for a field that they share, which the first one tells. */
export function atImage(issue: FieldIssue, index: number): FieldIssue[] {
  if (issue.field === 'title') return [{ ...issue, field: 'labels', index }];
  if (issue.field === 'images' && issue.index !== undefined) return [{ ...issue, index }];
  return index === 0 ? [issue] : [];
}

/** What is wrong with photos that are not on their way any more, and not stored. */
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

/** What is wrong with a place that nobody knows. */
export function placeIssues({ locationName: words = '', place }: FormValues, texts: CreateFormMessages): FieldIssue[] {
  if (place !== 'unknown' || words.trim() === '') return [];
  return [{ field: 'locationName', message: texts.placeUnknown(words.trim()) }];
}
