import {
  type CreateDonation,
  donationLimits,
  parseJson,
  type Place,
  readPlace,
  type SafeStorage,
} from '@clothesline/api-client';
import { attemptKey, pickDonation } from './attempt.js';
import { emptyValues, type FormValues } from './formState.js';
import { eachText } from './issues.js';

/** localStorage key. */
export const draftKey = 'clothesline_draft';

/** localStorage key. */
const lastPlaceKey = 'clothesline_last_place';

type ChosenPlace = { locationName: string; place: Place };

export interface Draft {
  values: FormValues;
  /** Stays the same across reloads and tabs until the donation is listed or the form is emptied. */
  id: string;
  /** The donation was sent, but we don't know whether it arrived. */
  sent?: CreateDonation | undefined;
  isWaiting?: boolean;
}

export interface DraftModel {
  restored: Draft | undefined;
  lastPlace: ChosenPlace | undefined;
  prepare(values: FormValues, typed: CreateDonation): CreateDonation;
  attemptKey(donation: CreateDonation): string;
  /**
   * Saves the draft. Empty values remove it, unless it belongs to another form.
   * @param isWaiting Whether to send it once the browser is online
   */
  keep(values: FormValues, isWaiting: boolean): void;
  keepPlace(values: FormValues): void;
  settle(rest?: FormValues): void;
  changedElsewhere(): Draft | undefined;
}

/** @param isHydrated False on server-rendered pages. `changedElsewhere` restores the draft there */
export function createDraft(storage: SafeStorage, isHydrated = true): DraftModel {
  let own: string | null = null;
  /** Created lazily because a server doesn't need it. */
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
      // Don't store the position of the device.
      const place = typeof values.place === 'object' ? values.place : undefined;
      own = JSON.stringify({ ...values, place, ...identify(), isWaiting });
      storage.setItem(draftKey, own);
    } else {
      identity = undefined;
      if (storage.getItem(draftKey) === own) storage.removeItem(draftKey);
    }
  }

  return {
    restored: isHydrated ? read() : undefined,
    lastPlace: isHydrated ? toChosenPlace(parseJson(storage.getItem(lastPlaceKey))) : undefined,
    prepare(values, typed) {
      const { id, sent: before } = identify();
      const sent = pickDonation(before, typed);
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

function newDraftId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** A place that was filled in automatically doesn't count as input. */
export function isTyped(values: FormValues): boolean {
  const { locationName, place } = emptyValues;
  return JSON.stringify({ ...emptyValues, ...values, locationName, place }) !== JSON.stringify(emptyValues);
}

function toChosenPlace(value: unknown): ChosenPlace | undefined {
  const { locationName, place } = (value ?? {}) as Partial<Record<keyof ChosenPlace, unknown>>;
  const known = readPlace(place);
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
      place: readPlace(place),
    },
    id: typeof id === 'string' && /^[\w-]{8,60}$/.test(id) ? id : newDraftId(),
    sent: typeof sent === 'object' && sent !== null ? (sent as CreateDonation) : undefined,
    ...(isWaiting === true && { isWaiting }),
  };
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const texts = (value: unknown) => (Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []);
