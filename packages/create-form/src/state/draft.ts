import {
  type CreateDonation,
  donationLimits,
  parseJson,
  type Place,
  placeSchema,
  type SafeStorage,
} from '@clothesline/api-client';
import { attemptKey, toSend } from './attempt.js';
import { emptyValues, type FormValues } from './formState.js';
import { eachText } from './issues.js';

/** Key of the draft in the device's storage. */
export const draftKey = 'clothesline_draft';

/** Key of the place of the last donation in the device's storage. */
const lastPlaceKey = 'clothesline_last_place';

/** A place that the visitor chose, with the words of the field, which may name a meeting point. */
type ChosenPlace = { locationName: string; place: Place };

/** Entered values, and the identity by which the server recognizes a retry. */
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

/**
 * Draft of a form on the device, with the identity that keeps a donation from being listed twice. Other tabs may have
 * the same form open.
 */
export interface DraftModel {
  /** Draft of an earlier visit, if there is one with content. */
  restored: Draft | undefined;
  /** Place of the last donation from this device; undefined if it was the device's position. */
  lastPlace: ChosenPlace | undefined;
  /** Returns the donation to send. It stays on the device until `settle`, so that a retry sends the same. */
  prepare(values: FormValues, typed: CreateDonation): CreateDonation;
  /** Returns the key of a donation. */
  attemptKey(donation: CreateDonation): string;
  /**
   * Saves the entered values. Empty values remove this form's draft, never another tab's.
   * @param isWaiting Whether to send it once there is a network
   */
  keep(values: FormValues, isWaiting: boolean): void;
  /** Saves the place of a listed donation for the next one. */
  keepPlace(values: FormValues): void;
  /** Ends the draft after its donation is listed. Later values, or the rest of several donations, start a new draft. */
  settle(rest?: FormValues): void;
  /** Returns the draft if another tab has changed it since this form last read or saved it. */
  changedElsewhere(): Draft | undefined;
}

/**
 * Makes the draft of a form; stores nothing if the device cannot.
 * @param isHydrated False on a page that a server has rendered, where `changedElsewhere` restores the draft
 */
export function createDraft(storage: SafeStorage, isHydrated = true): DraftModel {
  /** The text that this form last read or saved. */
  let own: string | null = null;
  /** Created on first use, since rendering on a server needs none. */
  let identity: Pick<Draft, 'id' | 'sent'> | undefined;
  const identify = () => (identity ??= { id: newDraftId() });

  function read(): Draft | undefined {
    own = storage.getItem(draftKey);
    const draft = toDraft(parseJson(own));
    if (!draft || !isTyped(draft.values)) return undefined;
    identity = { id: draft.id, sent: draft.sent };
    return draft;
  }

  function write(values: FormValues, isWaiting?: boolean) {
    if (isTyped(values)) {
      // Stores only a place that the visitor chose, never the device's position.
      const place = typeof values.place === 'object' ? values.place : undefined;
      own = JSON.stringify({ ...values, place, ...identify(), isWaiting });
      storage.setItem(draftKey, own);
    } else {
      // Ends the identity, since an emptied form is another donation.
      identity = undefined;
      if (storage.getItem(draftKey) === own) storage.removeItem(draftKey);
    }
  }

  return {
    restored: isHydrated ? read() : undefined,
    lastPlace: isHydrated ? toChosenPlace(parseJson(storage.getItem(lastPlaceKey))) : undefined,
    prepare(values, typed) {
      const { id, sent: before } = identify();
      const sent = toSend(before, typed);
      identity = { id, sent };
      write(values);
      return sent;
    },
    attemptKey: (donation) => attemptKey(identify().id, donation),
    keep: write,
    keepPlace(values) {
      const chosen = toChosenPlace(values);
      if (chosen) storage.setItem(lastPlaceKey, JSON.stringify(chosen));
      else storage.removeItem(lastPlaceKey);
    },
    settle(rest = emptyValues) {
      identity = undefined;
      write(rest);
    },
    changedElsewhere: () => (storage.getItem(draftKey) === own ? undefined : read()),
  };
}

/** Returns a unique id of a draft. */
function newDraftId(): string {
  // Avoids `randomUUID`, which plain http pages lack.
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** Whether the form has values to lose. A place does not count: the last one is filled in from the start. */
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
  const stored = value as Partial<Record<keyof Draft | keyof FormValues, unknown>>;
  const { images, labels, isSeparate, imageUrl, locationName, place, id, sent, isWaiting } = stored;
  return {
    values: {
      ...eachText((field) => text(stored[field])),
      images: texts(images),
      labels: Array.isArray(labels) ? labels.filter((one) => typeof one === 'string' || one === null) : [],
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
