import {
  type CreateDonation,
  failureKind,
  type Donation,
  type CurrentLocation,
  type KeyValueStore,
  useCreateDonation,
  useCurrentLocation,
} from '@clothesline/api-client';
import type { LoadPlaces } from '@clothesline/location/react';
import { useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CreateFormMessages } from '../messages.js';
import { findAddresses } from './address.js';
import {
  donationStarts,
  splitDonations,
  formReducer,
  initialState,
  type FormAction,
  type FormState,
  type FormValues,
  type DefaultValues,
} from './formState.js';
import type { FindIssues } from './checks.js';
import { textFields, toFieldIssues, toFieldOrder, type FieldIssue, type FieldName } from './issues.js';
import { loadChecks } from './loadChecks.js';
import { photoProblem, retryFailed } from '../photos/photoProblem.js';
import { isPhoto, usePhotos, type PhotosModel } from '../photos/usePhotos.js';
import { readIssues } from './refusal.js';
import { atImage, photoIssues, placeIssues, findPlace, shownLocation, toPayload, validateAll } from './payload.js';
import { useDraft, useKeptValues, useOtherTabs } from './useDraft.js';
import { useNamedPlace } from './useNamedPlace.js';

export interface ListingOptions {
  /**
   * Id of the donor.
   * @default 1 (spec §5)
   */
  userId?: number | undefined;
  /** Storage for drafts. Use 'device' for localStorage or pass a custom storage. Drafts are disabled by default. */
  draftStorage?: KeyValueStore | 'device' | undefined;
  /** Initial values, used if there's no draft and again after each donation. */
  defaultValues?: DefaultValues | undefined;
  /** Sends the donation. Defaults to sending it to the server of the `ApiProvider`. */
  onSubmit?: SubmitHandler | undefined;
  /**
   * Loads a list of places, e.g. `async () => (await import('@clothesline/location/list')).list`. By default, places
   * are looked up on the server.
   */
  loadPlaces?: LoadPlaces | undefined;
}

interface ModelOptions extends ListingOptions {
  getToken: () => string | undefined;
  texts: CreateFormMessages;
}

/**
 * Sends a donation. To show errors next to fields, reject with an error that has `issues`, each with a `path`.
 * @param key Idempotency key that stays the same for all attempts
 */
export type SubmitHandler = (donation: CreateDonation, key: string) => Promise<Donation | void>;

export type SubmitResult =
  | { outcome: 'created'; donations: readonly (Donation | undefined)[] }
  | { outcome: 'invalid'; issues: readonly FieldIssue[] }
  | {
      outcome: 'failed';
      issues: readonly FieldIssue[];
      error: unknown;
      created: number;
    }
  /** The text contains contact details that haven't been confirmed yet. See `findAddresses`. */
  | { outcome: 'address'; addresses: readonly string[]; first: Omit<FieldIssue, 'message'> }
  | { outcome: 'waiting' }
  /** Already sending. */
  | { outcome: 'ignored' };

export interface CreateFormModel {
  state: FormState;
  issues: readonly FieldIssue[];
  locationName: string;
  place: CurrentLocation | undefined;
  photos: PhotosModel;
  /** Uploads photos. Returns how many were over the limit. */
  addPhotos(files: readonly File[]): number;
  dispatch(action: FormAction): void;
  /**
   * Validates and lists the donation. Never rejects.
   * @param accepted Contact details that the donor has confirmed
   */
  submit(accepted?: readonly string[]): Promise<SubmitResult>;
}

/** Ties together the form state, the location, the draft and sending. */
export function useFormModel(options: ModelOptions): CreateFormModel {
  const { userId = 1, draftStorage, defaultValues, onSubmit, loadPlaces, getToken, texts } = options;
  const draft = useDraft(draftStorage);
  const [state, dispatch] = useReducer(formReducer, undefined, () =>
    initialState(draft.restored, { ...draft.lastPlace, ...defaultValues }),
  );
  const { location } = useCurrentLocation();
  const { mutateAsync } = useCreateDonation({ getKey: draft.attemptKey, getToken, send: onSubmit });
  const isSending = useRef(false);
  const created = useRef<(Donation | undefined)[]>([]);
  const acceptedAddresses = useRef(new Set<string>());
  useKeptValues(draft.keep, state.values, state.isWaiting);
  useOtherTabs(draft.changedElsewhere, (changed) => {
    if (!isSending.current) dispatch({ type: 'changedElsewhere', draft: changed });
  });
  const lookUp = useNamedPlace(state.values, loadPlaces, dispatch);
  const photos = usePhotos(state.values.images, dispatch, { isDraft: draftStorage !== undefined, getToken });

  const typed = (one: FormValues) => toPayload(one, location, userId, anyTime, photos.photos);
  const [findIssues, setFindIssues] = useState<FindIssues>();
  const findWrong = (values: FormValues, find: FindIssues) => [
    ...validateAll(values, typed, find, texts),
    ...placeIssues(values, texts),
  ];
  const found =
    state.isTried && findIssues
      ? toFieldOrder([...findWrong(state.values, findIssues), ...photoIssues(state.values, photos.photos, texts)])
      : [];
  const issues = [...found, ...state.serverIssues];

  /** Flush synchronously because a disabled control can't be focused. */
  const endPending = (action: FormAction) => flushSync(() => dispatch(action));

  function wait(): SubmitResult {
    endPending({ type: 'waits', isWaiting: true });
    return { outcome: 'waiting' };
  }

  async function submit(accepted: readonly string[] = []): Promise<SubmitResult> {
    // Two clicks can arrive before React re-renders.
    if (isSending.current) return { outcome: 'ignored' };
    isSending.current = true;
    try {
      return await check(accepted);
    } finally {
      isSending.current = false;
    }
  }

  async function withPlace(values: FormValues): Promise<FormValues> {
    const { locationName: words, place } = values;
    if (words === undefined || words.trim() === '' || place !== undefined) return values;
    const named = await lookUp(words);
    dispatch({ type: 'lookedUp', words, place: named });
    return { ...values, place: named };
  }

  async function check(accepted: readonly string[]): Promise<SubmitResult> {
    let checks: Awaited<ReturnType<typeof loadChecks>>;
    try {
      checks = await loadChecks();
    } catch (error) {
      if (isOffline(error)) return wait();
      endPending({ type: 'failed', issues: [] });
      return { outcome: 'failed', issues: [], error, created: 0 };
    }
    setFindIssues(() => checks.findIssues);
    let values: FormValues;
    try {
      values = await withPlace(state.values);
    } catch (error) {
      if (isOffline(error)) return wait();
      const issues: FieldIssue[] = [{ field: 'locationName', message: texts.placeFailed }];
      endPending({ type: 'failed', issues });
      return { outcome: 'invalid', issues };
    }
    const wrong = findWrong(values, checks.findIssues);
    if (wrong.length > 0) {
      dispatch({ type: 'refused' });
      return { outcome: 'invalid', issues: wrong };
    }
    for (const address of accepted) acceptedAddresses.current.add(address);
    const found = findPublished(values, typed).filter(({ address }) => !acceptedAddresses.current.has(address));
    const [first] = found;
    if (first) {
      const addresses = [...new Set(found.map(({ address }) => address))];
      return { outcome: 'address', addresses, first: first.at };
    }
    return list(values);
  }

  async function list(values: FormValues): Promise<SubmitResult> {
    dispatch({ type: 'sent' });
    photos.uploads.resume();
    retryFailed(photos.uploads, texts);
    await photos.uploads.settled();
    const stored = photos.uploads.current();
    const failed = photoIssues(values, stored, texts);
    const later = [...stored.values()].find((photo) => photoProblem(photo, texts)?.canRetry);
    if (later && isOffline(later.error)) return wait();
    if (failed.length > 0) {
      endPending({ type: 'failed', issues: [] });
      return { outcome: 'invalid', issues: failed };
    }
    let rest = values;
    try {
      const held = values.images.map((image) => stored.get(image)).find((photo) => photo?.state === 'held');
      if (held) throw held.error;
      for (;;) {
        const [one = rest, ...others] = splitDonations(rest);
        const complete = toPayload(one, location, userId, now(), stored);
        created.current.push(await mutateAsync(draft.prepare(rest, complete)));
        if (others.length === 0) break;
        rest = formReducer({ ...state, values: rest }, { type: 'firstCreated' }).values;
        draft.settle(rest);
        endPending({ type: 'firstCreated' });
      }
      // Don't leave this to an effect, the form may have been unmounted while we were waiting.
      draft.settle();
      draft.keepPlace(values);
      endPending({ type: 'created' });
      return { outcome: 'created', donations: created.current.splice(0) };
    } catch (error) {
      const issues = toFieldIssues(readIssues(error), texts);
      if (issues.length === 0 && isOffline(error)) return wait();
      const refusals = issues.filter((issue) => !uploadsAgain(rest, issue));
      const shown = rest.isSeparate ? refusals.flatMap((issue) => atImage(issue, 0)) : refusals;
      endPending({ type: 'failed', issues: shown });
      return { outcome: 'failed', issues: shown, error, created: created.current.length };
    }
  }

  /** Servers delete photos that aren't used within a day, so an old draft may need to upload them again. */
  function uploadsAgain(values: FormValues, { field, index = -1 }: FieldIssue): boolean {
    const image = values.images[index] ?? '';
    if (field !== 'images' || !isPhoto(image)) return false;
    photos.uploads.uploadAgain(image);
    return true;
  }

  return {
    state,
    issues,
    photos,
    addPhotos: photos.add,
    locationName: shownLocation(state.values, location),
    place: findPlace(state.values, location),
    dispatch,
    submit,
  };
}

function findPublished(values: FormValues, typed: (one: FormValues) => CreateDonation) {
  const starts = donationStarts(values);
  return splitDonations(values).flatMap((one, at) => {
    const index = starts[at];
    const words: Partial<Record<FieldName, unknown>> = typed(one);
    return (['locationName', ...textFields] as const).flatMap((field) => {
      const text = words[field];
      if (typeof text !== 'string') return [];
      const shownAt = values.isSeparate && field === 'title' ? ({ field: 'labels', index } as const) : { field };
      return findAddresses(text).map((address) => ({ address, at: shownAt }));
    });
  });
}

const anyTime = new Date(0);

const now = () => new Date();

const isOffline = (error: unknown) => failureKind(error) === 'offline';
