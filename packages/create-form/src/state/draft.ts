import {
  type CreateDonation,
  donationLimits,
  parseJson,
  type Place,
  placeSchema,
  type SafeStorage,
} from '@clothesline/api-client';
import { emptyValues, type FormValues } from './formState.js';

/** Key of the draft in the device's storage. */
export const draftKey = 'clothesline_draft';

/** Key of the place of the last donation in the device's storage. */
export const lastPlaceKey = 'clothesline_last_place';

/** A place that the visitor chose, with the words of the field, which may name a meeting point. */
export type ChosenPlace = { locationName: string; place: Place };

/** Typed values, and the identity by which the server recognizes a second try. */
export interface Draft {
  values: FormValues;
  /**
   * Random, and the same until the donation is listed or the form is emptied: after a reload and in another tab too.
   */
  id: string;
  /** Donation that was sent without a known outcome. */
  sent?: CreateDonation | undefined;
  /** Whether it is sent as soon as there is a network. */
  isWaiting?: boolean;
}

/** Draft on the device, as one form sees it. Other tabs may have the same form open. */
export interface DraftKeeper {
  /** Returns the draft of an earlier visit; undefined if there is none, or if it is empty. */
  read(): Draft | undefined;
  /** Returns the draft on the device if another tab has written it; undefined if this form did, or if there is none. */
  readOther(): Draft | undefined;
  /** Keeps a draft. An empty one removes this form's own draft, never that of another tab. */
  keep(draft: Draft): void;
  /** Returns the place of the last donation; undefined if it was the device's position. */
  readPlace(): ChosenPlace | undefined;
  /** Keeps the place of a listed donation for the next one. */
  keepPlace(values: FormValues): void;
}

/** Keeps the draft; does nothing if the device cannot store it. */
export function createDraftKeeper(storage: SafeStorage): DraftKeeper {
  let own: string | null = null;
  return {
    read() {
      own = storage.getItem(draftKey);
      const draft = toDraft(parseJson(own));
      return draft && isTyped(draft.values) ? draft : undefined;
    },
    readOther() {
      return storage.getItem(draftKey) === own ? undefined : this.read();
    },
    keep({ values, ...rest }) {
      if (isTyped(values)) {
        // Stores only a place that the visitor chose, never the device's position.
        const place = typeof values.place === 'object' ? values.place : undefined;
        own = JSON.stringify({ ...values, place, ...rest });
        storage.setItem(draftKey, own);
      } else if (storage.getItem(draftKey) === own) {
        storage.removeItem(draftKey);
      }
    },
    readPlace: () => toChosenPlace(parseJson(storage.getItem(lastPlaceKey))),
    keepPlace(values) {
      const chosen = toChosenPlace(values);
      if (chosen) storage.setItem(lastPlaceKey, JSON.stringify(chosen));
      else storage.removeItem(lastPlaceKey);
    },
  };
}

/** Returns a unique id of a draft. */
export function newDraftId(): string {
  // Avoids `randomUUID`, which plain http pages lack.
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** Whether the form has values to lose. A place alone is none: the last one stands in the field from the start. */
export function isTyped(values: FormValues): boolean {
  const { locationName, place } = emptyValues;
  return JSON.stringify({ ...emptyValues, ...values, locationName, place }) !== JSON.stringify(emptyValues);
}

function toChosenPlace(value: unknown): ChosenPlace | undefined {
  const { locationName, place } = (value ?? {}) as Partial<Record<keyof ChosenPlace, unknown>>;
  const known = placeSchema.safeParse(place).data;
  if (typeof locationName !== 'string' || locationName.length > donationLimits.locationName) return undefined;
  return known && { locationName, place: known };
}

function toDraft(value: unknown): Draft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { title, description, category, quantity, images, labels, isSeparate, imageUrl, locationName, place, ...rest } =
    value as Partial<Record<keyof Draft | keyof FormValues, unknown>>;
  const { id, sent, isWaiting } = rest;
  return {
    values: {
      title: text(title),
      description: text(description),
      category: text(category),
      quantity: text(quantity),
      images: texts(images),
      labels: texts(labels),
      isSeparate: isSeparate === true,
      imageUrl: text(imageUrl),
      locationName: typeof locationName === 'string' ? locationName : undefined,
      place: placeSchema.safeParse(place).data,
    },
    id: typeof id === 'string' && /^[\w-]{8,60}$/.test(id) ? id : newDraftId(),
    // Cast, since it is only compared with the typed values, and sent again if it is equal.
    sent: typeof sent === 'object' && sent !== null ? (sent as CreateDonation) : undefined,
    ...(isWaiting === true && { isWaiting }),
  };
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const texts = (value: unknown) => (Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []);
