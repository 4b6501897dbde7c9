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
import { toFieldIssues, toFieldOrder, type FieldIssue } from './issues.js';
import { photoProblem, retryFailed } from '../photos/photoProblem.js';
import { isPhoto, usePhotos, type PhotosModel } from '../photos/usePhotos.js';
import { readIssues } from './refusal.js';
import { atImage, photoIssues, placeIssues, findPlace, shownLocation, toPayload, validateAll } from './payload.js';
import { useDraft, useKeptValues, useOtherTabs } from './useDraft.js';
import { useNamedPlace } from './useNamedPlace.js';

/** Options of a form that lists donations. */
export interface ListingOptions {
  /** The id of the donor (spec §5: 1). */
  userId?: number | undefined;
  /** Storage of the draft until it is sent: 'device' for the page's localStorage, or your own. None by default. */
  draftStorage?: KeyValueStore | 'device' | undefined;
  /** Initial values, if no draft is restored, and again after each donation. */
  defaultValues?: DefaultValues | undefined;
  /**
   * Lists a donation in your own way, such as through your server. By default the form uses the server of the
   * `ApiProvider`.
   */
  onSubmit?: SubmitHandler | undefined;
  /**
   * Loads the list of places: `async () => (await import('@clothesline/location/list')).list`. By default the server
   * is asked.
   */
  loadPlaces?: LoadPlaces | undefined;
}

interface ModelOptions extends ListingOptions {
  /** Returns the token to list with (see `listingCalls`), if there is one. */
  getToken: () => string | undefined;
  texts: CreateFormMessages;
}

/**
 * Lists a donation in a way of the page's own. Its rejection is handled like the server's: `issues`, with the `path` of
 * a field each, show at the fields.
 * @param key The same for each try to list the same donation
 */
export type SubmitHandler = (donation: CreateDonation, key: string) => Promise<Donation | void>;

/** Outcome of a try to send. */
export type SubmitResult =
  | { outcome: 'created'; donations: readonly (Donation | undefined)[] }
  /** Not sent: some fields are wrong. */
  | { outcome: 'invalid'; issues: readonly FieldIssue[] }
  /** Sent, and refused or lost; with the server's issues if it named any. */
  | {
      outcome: 'failed';
      issues: readonly FieldIssue[];
      error: unknown;
      /** Of several, those that are listed. */ created: number;
    }
  /** Not sent: texts contain contact details (`findAddresses`) that the visitor has not agreed to publish. */
  | { outcome: 'address'; addresses: readonly string[]; first: Omit<FieldIssue, 'message'> }
  /** Not sent: the browser is offline. It waits for the network. */
  | { outcome: 'waiting' }
  /** Another try is under way. */
  | { outcome: 'ignored' };

export interface CreateFormModel {
  state: FormState;
  /** Current issues, in the order of the fields; empty until the first try to send. */
  issues: readonly FieldIssue[];
  /** Text of the Location field. */
  locationName: string;
  /** Place of the donation; undefined while its words are looked up, and if they name no place. */
  place: CurrentLocation | undefined;
  photos: PhotosModel;
  /** Adds pictures of the device and uploads them at once. Returns how many exceeded the limit and were left out. */
  addPhotos(files: readonly File[]): number;
  dispatch(action: FormAction): void;
  /**
   * Checks the values, and lists the donation.
   * @param accepted Texts that looked like addresses at the last try, and may be published
   * @returns The outcome. Never rejects
   */
  submit(accepted?: readonly string[]): Promise<SubmitResult>;
}

/** Joins the form's state with the current location, the draft on the device and the call that lists the donation. */
export function useFormModel(options: ModelOptions): CreateFormModel {
  const { userId = 1, draftStorage, defaultValues, onSubmit, loadPlaces, getToken, texts } = options;
  const draft = useDraft(draftStorage);
  const [state, dispatch] = useReducer(formReducer, undefined, () =>
    initialState(draft.restored, { ...draft.lastPlace, ...defaultValues }),
  );
  const { location } = useCurrentLocation();
  const { mutateAsync } = useCreateDonation({ getKey: draft.attemptKey, getToken, send: onSubmit });
  const isSending = useRef(false);
  /** Donations already listed, if the form lists several and some failed. */
  const created = useRef<(Donation | undefined)[]>([]);
  const acceptedAddresses = useRef(new Set<string>());
  useKeptValues(draft.keep, state.values, state.isWaiting);
  useOtherTabs(draft.changedElsewhere, (changed) => {
    if (!isSending.current) dispatch({ type: 'changedElsewhere', draft: changed });
  });
  const lookUp = useNamedPlace(state.values, loadPlaces, dispatch);
  const photos = usePhotos(state.values.images, dispatch, { isDraft: draftStorage !== undefined, getToken });

  const typed = (one: FormValues) => toPayload(one, location, userId, anyTime, photos.photos);
  const findWrong = (values: FormValues) => [...validateAll(values, typed, texts), ...placeIssues(values, texts)];
  const found = state.isTried
    ? toFieldOrder([...findWrong(state.values), ...photoIssues(state.values, photos.photos, texts)])
    : [];
  const issues = [...found, ...state.serverIssues];

  /** Renders synchronously: the controls must be enabled before they can be focused. */
  const endPending = (action: FormAction) => flushSync(() => dispatch(action));

  function wait(): SubmitResult {
    endPending({ type: 'waits', isWaiting: true });
    return { outcome: 'waiting' };
  }

  async function submit(accepted: readonly string[] = []): Promise<SubmitResult> {
    // Uses a ref, since two presses may happen before a render.
    if (isSending.current) return { outcome: 'ignored' };
    isSending.current = true;
    try {
      return await check(accepted);
    } finally {
      isSending.current = false;
    }
  }

  /** Adds the place that the words name. */
  async function withPlace(values: FormValues): Promise<FormValues> {
    const { locationName: words, place } = values;
    if (words === undefined || words.trim() === '' || place !== undefined) return values;
    const named = await lookUp(words);
    dispatch({ type: 'lookedUp', words, place: named });
    return { ...values, place: named };
  }

  /** Resolves the place, validates, and asks about contact details in the texts; then lists. */
  async function check(accepted: readonly string[]): Promise<SubmitResult> {
    let values: FormValues;
    try {
      values = await withPlace(state.values);
    } catch (error) {
      if (isOffline(error)) return wait();
      const issues: FieldIssue[] = [{ field: 'locationName', message: texts.placeFailed }];
      endPending({ type: 'failed', issues });
      return { outcome: 'invalid', issues };
    }
    const wrong = findWrong(values);
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

  /** Uploads the remaining photos and lists the donations one by one. */
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
      // Settles here too, since the form may have left the page by now.
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

  /** Uploads a photo again, which a server deletes if no donation uses it within a day. */
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

/** Finds addresses in the texts of the donations, with the field of each. */
function findPublished(values: FormValues, typed: (one: FormValues) => CreateDonation) {
  const starts = donationStarts(values);
  return splitDonations(values).flatMap((one, at) => {
    const index = starts[at];
    const words = typed(one);
    return (['locationName', 'title', 'description'] as const).flatMap((field) => {
      const shownAt = values.isSeparate && field === 'title' ? ({ field: 'labels', index } as const) : { field };
      return findAddresses(words[field]).map((address) => ({ address, at: shownAt }));
    });
  });
}

/** Valid time for a donation that is only checked. */
const anyTime = new Date(0);

const now = () => new Date();

/** Whether the call got no answer and the browser is offline. */
const isOffline = (error: unknown) => failureKind(error) === 'offline';
