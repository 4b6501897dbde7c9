import { type CreateDonation, parseJson, placeSchema, type SafeStorage } from '@clothesline/api-client';
import { emptyValues, type FormValues } from './formState.js';

/** Where a draft is kept on the device. */
export const draftKey = 'clothesline_draft';

/** What is typed, and what makes a second try of it known to the server. */
export interface Draft {
  values: FormValues;
  /** Random, and the same until the donation is listed or the form is emptied: after a reload and in another tab too. */
  id: string;
  /** What was sent while nobody knows whether the server took it. */
  sent?: CreateDonation | undefined;
  /** It is sent as soon as there is a network. */
  isWaiting?: boolean;
}

/** The draft on the device, as one form sees it. Other tabs may have the same form open. */
export interface DraftKeeper {
  /** The draft of an earlier visit; undefined where there is none, or nothing in it. */
  read(): Draft | undefined;
  /** The draft on the device where another tab has written it; undefined where this form did, and where there is none. */
  readOther(): Draft | undefined;
  /** Keeps a draft. One without anything typed forgets what this form wrote, never what another tab did. */
  keep(draft: Draft): void;
}

/** Where nothing can be stored, the form goes on without a draft. */
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
        // A place that the visitor chose; where the visitor is stays with the visitor.
        const place = typeof values.place === 'object' ? values.place : undefined;
        own = JSON.stringify({ ...values, place, ...rest });
        storage.setItem(draftKey, own);
      } else if (storage.getItem(draftKey) === own) {
        storage.removeItem(draftKey);
      }
    },
  };
}

/** A name for a draft that no other has. */
export function newDraftId(): string {
  // Not `randomUUID`, which plain http pages lack.
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** Whether there is anything to lose. */
export function isTyped(values: FormValues): boolean {
  return JSON.stringify({ ...emptyValues, ...values }) !== JSON.stringify(emptyValues);
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
    // Only ever compared with what is typed, and sent again where it is the same.
    sent: typeof sent === 'object' && sent !== null ? (sent as CreateDonation) : undefined,
    ...(isWaiting === true && { isWaiting }),
  };
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const texts = (value: unknown) => (Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []);
