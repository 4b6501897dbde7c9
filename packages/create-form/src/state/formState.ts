import type { CreateDonation, Place } from '@clothesline/api-client';
import { eachText, type FieldIssue, type TextName } from './issues.js';

export type NamedPlace = 'here' | Place | 'unknown';

export interface FormValues extends Record<TextName, string> {
  images: readonly string[];
  /**
   * A description per image. If `isSeparate` is set, it is the title of the donation that starts at this image, or
   * `null` if the image belongs to the previous donation.
   */
  labels: readonly (string | null)[];
  /** Several donations. */
  isSeparate: boolean;
  imageUrl: string;
  locationName: string | undefined;
  place?: NamedPlace | undefined;
}

/** Spec §4. */
export interface FormState {
  values: FormValues;
  status: 'idle' | 'pending';
  isTried: boolean;
  serverIssues: readonly FieldIssue[];
  isRestored: boolean;
  isWaiting: boolean;
  defaults: InitialValues | undefined;
}

export type TextFieldName = TextName | 'imageUrl' | 'locationName';

export type FormAction =
  | { type: 'typed'; field: TextFieldName; value: string }
  | { type: 'placed'; words: string; place: Place }
  | { type: 'lookedUp'; words: string; place: NamedPlace }
  | { type: 'here' }
  | { type: 'imageAdded' }
  | { type: 'photosAdded'; ids: readonly string[] }
  | { type: 'imageRemoved'; index: number }
  | { type: 'imageMoved'; from: number; to: number }
  | { type: 'labeled'; index: number; label: string }
  | { type: 'separated'; isSeparate: boolean }
  | { type: 'joined'; index: number; isJoined: boolean }
  | { type: 'refused' }
  | { type: 'sent' }
  | { type: 'failed'; issues: readonly FieldIssue[] }
  | { type: 'waits'; isWaiting: boolean }
  | { type: 'firstCreated' }
  | { type: 'created' }
  | { type: 'changedElsewhere'; draft: { values: FormValues; isWaiting?: boolean } }
  | { type: 'startedOver' };

export const emptyValues: FormValues = {
  ...eachText(() => ''),
  images: [],
  labels: [],
  isSeparate: false,
  imageUrl: '',
  locationName: undefined,
};

export type DefaultValues = Partial<
  Omit<CreateDonation, 'userId' | 'latitude' | 'longitude' | 'distance' | 'createdAt'>
>;

type InitialValues = DefaultValues & Pick<FormValues, 'place'>;

export function initialState(draft?: { values: FormValues; isWaiting?: boolean }, defaults?: InitialValues): FormState {
  return {
    values: draft?.values ?? toValues(defaults),
    status: 'idle',
    isTried: false,
    serverIssues: [],
    isRestored: draft !== undefined,
    isWaiting: draft?.isWaiting ?? false,
    defaults,
  };
}

function toValues({
  quantity: pieces,
  images = [],
  imageDescriptions: labels = [],
  ...words
}: InitialValues = {}): FormValues {
  return { ...emptyValues, ...words, quantity: String(pieces ?? ''), images, labels };
}

export function formReducer(state: FormState, action: FormAction): FormState {
  const { values } = state;
  switch (action.type) {
    case 'typed': {
      const place = action.field === 'locationName' ? undefined : values.place;
      return withValues(state, { ...values, place, [action.field]: action.value }, action.field);
    }
    case 'placed':
      return withValues(state, { ...values, locationName: action.words, place: action.place }, 'locationName');
    case 'lookedUp':
      return values.locationName === action.words ? { ...state, values: { ...values, place: action.place } } : state;
    case 'here':
      return withValues(state, { ...values, locationName: undefined, place: undefined }, 'locationName');
    case 'imageAdded': {
      const url = values.imageUrl.trim();
      // Spec §5: the format isn't checked, and an empty URL does nothing.
      return url === ''
        ? state
        : withValues(state, { ...values, images: [...values.images, url], imageUrl: '' }, 'images');
    }
    case 'photosAdded':
      return withValues(state, { ...values, images: [...values.images, ...action.ids] }, 'images');
    case 'imageMoved': {
      // Moving an image up is the same as moving the previous image down. Treat them alike so that the titles stay in
      // place.
      const [from, to] = action.to === action.from - 1 ? [action.to, action.from] : [action.from, action.to];
      const labels = listedLabels(values);
      if (labels[from + 1] === null) [labels[from], labels[from + 1]] = [null, labels[from] ?? ''];
      return withValues(
        state,
        { ...values, images: moved(values.images, from, to), labels: moved(labels, from, to) },
        'images',
      );
    }
    case 'imageRemoved':
      return withValues(state, withoutImage(values, action.index), 'images');
    case 'labeled':
      return withValues(state, { ...values, labels: listedLabels(values).with(action.index, action.label) }, 'images');
    case 'joined': {
      const label = action.isJoined ? null : '';
      return withValues(state, { ...values, labels: listedLabels(values).with(action.index, label) }, 'images');
    }
    case 'separated':
      return withValues(state, separated(values, action.isSeparate), 'images');
    case 'firstCreated':
      return { ...state, values: withoutImage(values, 0, splitDonations(values)[0]?.images.length) };
    case 'refused':
      return { ...state, isTried: true, isWaiting: false };
    case 'sent':
      return { ...state, status: 'pending', isTried: true, serverIssues: [], isWaiting: false };
    case 'failed':
      return { ...state, status: 'idle', serverIssues: action.issues };
    case 'waits':
      return { ...state, status: 'idle', isWaiting: action.isWaiting };
    case 'changedElsewhere':
      return state.status === 'pending' ? state : initialState(action.draft, state.defaults);
    case 'created': {
      const { locationName, place } = values;
      return initialState(
        undefined,
        locationName === undefined ? state.defaults : { ...state.defaults, locationName, place },
      );
    }
    case 'startedOver':
      return initialState(undefined, state.defaults);
  }
}

function withValues(state: FormState, values: FormValues, field: TextFieldName | 'images'): FormState {
  if (state.status === 'pending') return state;
  return { ...state, values, serverIssues: state.serverIssues.filter((issue) => issue.field !== field) };
}

function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const others = list.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...list.slice(from, from + 1));
}

/** Returns a label per image, or '' if it's missing. */
export function imageLabels(values: FormValues): string[] {
  return listedLabels(values).map((label) => label ?? '');
}

function listedLabels({ images, labels }: FormValues): (string | null)[] {
  return images.map((_, index) => (index === 0 ? (labels[0] ?? '') : labels[index] === undefined ? '' : labels[index]));
}

function withoutImage(values: FormValues, index: number, count = 1): FormValues {
  const labels = listedLabels(values);
  const isStart = labels[index] !== null && labels[index + count] === null;
  if (isStart) labels[index + count] = labels[index] ?? '';
  const rest = { ...values, images: values.images.toSpliced(index, count), labels: labels.toSpliced(index, count) };
  return values.isSeparate && donationStarts(rest).length === 1 ? separated(rest, false) : rest;
}

function separated(values: FormValues, isSeparate: boolean): FormValues {
  const [first = '', ...others] = imageLabels(values);
  return isSeparate
    ? { ...values, isSeparate, labels: [values.title || first, ...others], title: '' }
    : { ...values, isSeparate, labels: ['', ...others], title: values.title || first };
}

/** Returns the index of the first image of each donation. */
export function donationStarts(values: FormValues): number[] {
  if (!values.isSeparate) return [0];
  return listedLabels(values).flatMap((label, index) => (label === null ? [] : index));
}

/** In order. */
export function splitDonations(values: FormValues): FormValues[] {
  if (!values.isSeparate) return [values];
  return donationStarts(values).map((start, index, starts) => ({
    ...values,
    isSeparate: false,
    title: values.labels[start] ?? '',
    images: values.images.slice(start, starts[index + 1]),
    labels: [],
    quantity: '',
  }));
}
