import { emptyValues, type FormValues } from './formState.js';

/** Where a draft is kept on the device. */
export const draftKey = 'clothesline_draft';

/** The part of a Web Storage that is used; each call may throw, as blocked storages do. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The draft of an earlier visit; undefined where there is none, or nothing in it. */
export function readDraft(storage: DraftStorage | undefined): FormValues | undefined {
  try {
    const value: unknown = JSON.parse(storage?.getItem(draftKey) ?? 'null');
    const draft = toValues(value);
    return draft && isTyped(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is typed, forgets it when nothing is. A full or blocked storage never stops anybody from typing. */
export function keepDraft(storage: DraftStorage | undefined, values: FormValues): void {
  try {
    if (isTyped(values)) storage?.setItem(draftKey, JSON.stringify(values));
    else storage?.removeItem(draftKey);
  } catch {
    // The form goes on without a draft.
  }
}

/** Whether there is anything to lose. */
export function isTyped(values: FormValues): boolean {
  return JSON.stringify({ ...emptyValues, ...values }) !== JSON.stringify(emptyValues);
}

/** The page's own storage; undefined where the browser blocks it, which it does by throwing. */
export function deviceStorage(): DraftStorage | undefined {
  try {
    return globalThis.localStorage ?? undefined;
  } catch {
    return undefined;
  }
}

function toValues(value: unknown): FormValues | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { title, description, category, images, imageUrl, locationName } = value as Partial<
    Record<keyof FormValues, unknown>
  >;
  return {
    title: text(title),
    description: text(description),
    category: text(category),
    images: Array.isArray(images) ? images.filter((url) => typeof url === 'string') : [],
    imageUrl: text(imageUrl),
    locationName: typeof locationName === 'string' ? locationName : undefined,
  };
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
