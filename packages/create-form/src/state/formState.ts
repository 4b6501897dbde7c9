import type { CreateDonation, Place } from '@clothesline/api-client';
import { eachText, type FieldIssue, type TextName } from './issues.js';

/** Position, known or unknown place. */
export type NamedPlace = 'here' | Place | 'unknown';

export interface FormValues extends Record<TextName, string> {
  images: readonly string[];
  /** Descriptions. If `isSeparate`, the title of the donation that starts here, or null. */
  labels: readonly (string | null)[];
  /** Several donations. */
  isSeparate: boolean;
  imageUrl: string;
  /** Undefined while it follows the location. */
  locationName: string | undefined;
  place?: NamedPlace | undefined;
}

/** Spec §4. */
export interface FormState {
  values: FormValues;
  status: 'idle' | 'pending';
  /** Validates each change after the first attempt. */
  isTried: boolean;
  /** Cleared when the field changes. */
  serverIssues: readonly FieldIssue[];
  isRestored: boolean;
  /** Sent when online. */
  isWaiting: boolean;
  /** Initial values, also after each donation. */
  defaults: InitialValues | undefined;
}

export type TextFieldName = TextName | 'imageUrl' | 'locationName';

export type FormAction =
  | { type: 'typed'; field: TextFieldName; value: string }
  /** Replaces the field's words. */
  | { type: 'placed'; words: string; place: Place }
  | { type: 'lookedUp'; words: string; place: NamedPlace }
  /** Follows the location again. */
  | { type: 'here' }
  | { type: 'imageAdded' }
  | { type: 'photosAdded'; ids: readonly string[] }
  | { type: 'imageRemoved'; index: number }
  | { type: 'imageMoved'; from: number; to: number }
  | { type: 'labeled'; index: number; label: string }
  | { type: 'separated'; isSeparate: boolean }
  /** Joins the previous donation, or starts a new donation. */
  | { type: 'joined'; index: number; isJoined: boolean }
  | { type: 'refused' }
  | { type: 'sent' }
  | { type: 'failed'; issues: readonly FieldIssue[] }
  | { type: 'waits'; isWaiting: boolean }
  /** The others follow. */
  | { type: 'firstCreated' }
  | { type: 'created' }
  /** In another tab. */
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
      // Spec §5: no format check, and no effect when empty.
      return url === ''
        ? state
        : withValues(state, { ...values, images: [...values.images, url], imageUrl: '' }, 'images');
    }
    case 'photosAdded':
      return withValues(state, { ...values, images: [...values.images, ...action.ids] }, 'images');
    case 'imageMoved': {
      // Moving up equals moving the previous image down, which keeps titles.
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

/** An entry per image, or ''. */
export function imageLabels(values: FormValues): string[] {
  return listedLabels(values).map((label) => label ?? '');
}

/** Null continues the previous donation. */
function listedLabels({ images, labels }: FormValues): (string | null)[] {
  return images.map((_, index) => (index === 0 ? (labels[0] ?? '') : labels[index] === undefined ? '' : labels[index]));
}

function withoutImage(values: FormValues, index: number, count = 1): FormValues {
  const labels = listedLabels(values);
  const isStart = labels[index] !== null && labels[index + count] === null;
  // The next image takes over the title.
  if (isStart) labels[index + count] = labels[index] ?? '';
  const rest = { ...values, images: values.images.toSpliced(index, count), labels: labels.toSpliced(index, count) };
  // A single remaining donation keeps its title.
  return values.isSeparate && donationStarts(rest).length === 1 ? separated(rest, false) : rest;
}

/** Moves the title to the first donation, and back. */
function separated(values: FormValues, isSeparate: boolean): FormValues {
  const [first = '', ...others] = imageLabels(values);
  return isSeparate
    ? { ...values, isSeparate, labels: [values.title || first, ...others], title: '' }
    : { ...values, isSeparate, labels: ['', ...others], title: values.title || first };
}

/** Indexes of first images. */
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
