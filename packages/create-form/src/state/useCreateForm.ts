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
import { useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { CreateFormMessages } from '../messages.js';
import { addressesIn } from './address.js';
import {
  donationsOf,
  formReducer,
  initialState,
  type FormAction,
  type FormState,
  type FormValues,
  type DefaultValues,
} from './formState.js';
import { toFieldIssues, toFieldOrder, type FieldIssue } from './issues.js';
import { addPhotos } from '../photos/addPhotos.js';
import { photoProblem } from '../photos/photoProblem.js';
import { retryFailed } from '../photos/retryFailed.js';
import { isPhoto, usePhotos, type PhotosModel } from '../photos/usePhotos.js';
import { issuesOf } from './refusal.js';
import { atImage, photoIssues, placeIssues, placeOf, shownLocation, toPayload, validateAll } from './payload.js';
import { useDraft, useKeptValues, useOtherTabs } from './useDraft.js';
import { useNamedPlace } from './useNamedPlace.js';

export interface UseCreateFormOptions {
  /** The user that the donation is made as. */
  userId: number;
  /** Where a draft is kept; nowhere by default. */
  draftStorage?: KeyValueStore | 'device' | undefined;
  defaultValues?: DefaultValues | undefined;
  /** Lists one donation in the place of the client. */
  onSubmit?: SubmitHandler | undefined;
  /** The list of places on the device; the server is asked without it. */
  loadPlaces?: LoadPlaces | undefined;
  /** The token to list with (see `listingCalls`), where there is one. */
  tokenOf: () => string | undefined;
  texts: CreateFormMessages;
}

/**
 * Lists a donation in a way of the page's own. What it rejects with is told as an answer of the server is: `issues`, with
 * the `path` of a field each, show at the fields.
 * @param key The same for each try to list the same donation
 */
export type SubmitHandler = (donation: CreateDonation, key: string) => Promise<Donation | void>;

/** How a try to send ended. */
export type SubmitResult =
  | { outcome: 'created'; donations: readonly (Donation | undefined)[] }
  /** Not sent: something is wrong with the fields. */
  | { outcome: 'invalid'; issues: readonly FieldIssue[] }
  /** Sent, and refused or lost; with issues where the server says what is wrong. */
  | {
      outcome: 'failed';
      issues: readonly FieldIssue[];
      error: unknown;
      /** Of several, those that are listed. */ created: number;
    }
  /** Not sent: this tells where or how to find the visitor (`addressesIn`), and the visitor has not said that it may be published. */
  | { outcome: 'address'; address: string; field: FieldIssue['field']; index?: number }
  /** Not sent: the browser is offline. It waits for the network. */
  | { outcome: 'waiting' }
  /** Another try is under way. */
  | { outcome: 'ignored' };

export interface CreateFormModel {
  state: FormState;
  /** What is wrong now; empty until the first try to send. */
  issues: readonly FieldIssue[];
  /** What the Location field shows. */
  locationName: string;
  /** Where the donation is; undefined while its words are looked up, and where they name no place. */
  place: CurrentLocation | undefined;
  photos: PhotosModel;
  /** Adds pictures as far as there is room. Returns how many were left out. */
  addPhotos(files: readonly File[]): number;
  dispatch(action: FormAction): void;
  /** @param accepted What tells where or how to find the visitor, and may be published. */
  submit(accepted?: string): Promise<SubmitResult>;
}

/** The form's state joined with the current location, the draft on the device and the call that lists the donation. */
export function useCreateForm(options: UseCreateFormOptions): CreateFormModel {
  const { userId, draftStorage, defaultValues, onSubmit, loadPlaces, tokenOf, texts } = options;
  const draft = useDraft(draftStorage);
  const [state, dispatch] = useReducer(formReducer, undefined, () => initialState(draft.restored, defaultValues));
  const { location } = useCurrentLocation();
  const { mutateAsync } = useCreateDonation({ keyOf: draft.keyOf, tokenOf, send: onSubmit });
  const isSending = useRef(false);
  /** Of several, those that are listed while others are not. */
  const created = useRef<(Donation | undefined)[]>([]);
  const acceptedAddresses = useRef(new Set<string>());
  useKeptValues(draft.keep, state.values, state.isWaiting);
  useOtherTabs(draft.changedElsewhere, (changed) => {
    if (!isSending.current) dispatch({ type: 'changedElsewhere', draft: changed });
  });
  const lookUp = useNamedPlace(state.values, loadPlaces, dispatch);
  const photos = usePhotos(state.values.images, draftStorage !== undefined, tokenOf);

  const found = state.isTried
    ? toFieldOrder([
        ...validateAll(state.values, (one) => toPayload(one, location, userId, anyTime, photos.photos), texts),
        ...photoIssues(state.values, photos.photos, texts),
        ...placeIssues(state.values, texts),
      ])
    : [];
  const issues = [...found, ...state.serverIssues];

  /** Drawn at once: the controls must be enabled again before one of them can get the focus. */
  const endWith = (action: FormAction) => flushSync(() => dispatch(action));

  function wait(): SubmitResult {
    endWith({ type: 'waits', isWaiting: true });
    return { outcome: 'waiting' };
  }

  async function submit(accepted?: string): Promise<SubmitResult> {
    // A ref, not the state: two presses may come before a rendering.
    if (isSending.current) return { outcome: 'ignored' };
    isSending.current = true;
    try {
      return await check(accepted);
    } finally {
      isSending.current = false;
    }
  }

  /** The values with what their words name. */
  async function withPlace(values: FormValues): Promise<FormValues> {
    const { locationName: words, place } = values;
    if (words === undefined || words.trim() === '' || place !== undefined) return values;
    const named = await lookUp(words);
    dispatch({ type: 'lookedUp', words, place: named });
    return { ...values, place: named };
  }

  async function check(accepted: string | undefined): Promise<SubmitResult> {
    let values: FormValues;
    try {
      values = await withPlace(state.values);
    } catch (error) {
      if (isOffline(error)) return wait();
      const issues: FieldIssue[] = [{ field: 'locationName', message: texts.placeFailed }];
      endWith({ type: 'failed', issues });
      return { outcome: 'invalid', issues };
    }
    const typed = (one: FormValues) => toPayload(one, location, userId, now(), photos.photos);
    const wrong = [...validateAll(values, typed, texts), ...placeIssues(values, texts)];
    if (wrong.length > 0) {
      dispatch({ type: 'refused' });
      return { outcome: 'invalid', issues: wrong };
    }
    if (accepted !== undefined) acceptedAddresses.current.add(accepted);
    for (const [index, one] of donationsOf(values).entries()) {
      const words = typed(one);
      for (const field of ['locationName', 'title', 'description'] as const) {
        const address = addressesIn(words[field]).find((found) => !acceptedAddresses.current.has(found));
        if (address !== undefined) {
          return values.isSeparate && field === 'title'
            ? { outcome: 'address', address, field: 'labels', index }
            : { outcome: 'address', address, field };
        }
      }
    }
    dispatch({ type: 'sent' });
    photos.uploads.resume();
    retryFailed(photos.uploads, texts);
    await photos.uploads.settled();
    const stored = photos.uploads.current();
    const failed = photoIssues(values, stored, texts);
    const later = [...stored.values()].find((photo) => photoProblem(photo, texts)?.canRetry);
    if (later && isOffline(later.error)) return wait();
    if (failed.length > 0) {
      endWith({ type: 'failed', issues: [] });
      return { outcome: 'invalid', issues: failed };
    }
    let rest = values;
    try {
      const held = values.images.map((image) => stored.get(image)).find((photo) => photo?.state === 'held');
      if (held) throw held.error;
      for (;;) {
        const [one = rest, ...others] = donationsOf(rest);
        const complete = toPayload(one, location, userId, now(), stored);
        created.current.push(await mutateAsync(draft.prepare(rest, complete)));
        if (others.length === 0) break;
        rest = formReducer({ ...state, values: rest }, { type: 'firstCreated' }).values;
        draft.settle(rest);
        endWith({ type: 'firstCreated' });
      }
      // Here too: the form may be gone from the page by now.
      draft.settle();
      endWith({ type: 'created' });
      return { outcome: 'created', donations: created.current.splice(0) };
    } catch (error) {
      const issues = toFieldIssues(issuesOf(error), texts.issues);
      if (issues.length === 0 && isOffline(error)) return wait();
      const refusals = issues.filter((issue) => !uploadsAgain(rest, issue));
      const shown = rest.isSeparate ? refusals.flatMap((issue) => atImage(issue, 0)) : refusals;
      endWith({ type: 'failed', issues: shown });
      return { outcome: 'failed', issues: shown, error, created: created.current.length };
    }
  }

  /** A server deletes photos that no donation uses after a day. */
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
    addPhotos: (files) => addPhotos(files, { count: state.values.images.length, uploads: photos.uploads, dispatch }),
    locationName: shownLocation(state.values, location),
    place: placeOf(state.values, location),
    dispatch,
    submit,
  };
}

/** The time of a donation that is only looked at: whenever it is, it is a valid one. */
const anyTime = new Date(0);

/** Whether there was no answer, and the browser knows that it has no network. */
const isOffline = (error: unknown) => failureKind(error) === 'offline';

const now = () => new Date();
