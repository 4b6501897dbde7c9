import type { CreateDonation, Place } from '@clothesline/api-client';
import type { FieldIssue } from './issues.js';

/** What the words of the Location field name: where the visitor is, a place, or none that is known. */
export type NamedPlace = 'here' | Place | 'unknown';

/** What the visitor has typed. */
export interface FormValues {
  title: string;
  description: string;
  /** Empty until one is chosen. */
  category: string;
  /** How many pieces it is; empty for one. */
  quantity: string;
  /** What was added, in order: image URLs, and ids of photos (see `isPhoto`). */
  images: readonly string[];
  /** What each image shows, '' where nobody said; the title of its donation where `isSeparate`. */
  labels: readonly string[];
  /** Each image is a donation of its own. */
  isSeparate: boolean;
  /** What stands in the image box and is not added yet. */
  imageUrl: string;
  /** Undefined until the visitor edits it: then the current location no longer changes it. */
  locationName: string | undefined;
  /** What `locationName` names; undefined until it is looked up. */
  place?: NamedPlace | undefined;
}

/** The form (spec §4): idle, pending; success and failure end the pending. */
export interface FormState {
  values: FormValues;
  status: 'idle' | 'pending';
  /** The visitor tried to send: from then on each change is validated at once. */
  isTried: boolean;
  /** What the server found wrong; each goes when its field changes. */
  serverIssues: readonly FieldIssue[];
  /** The values come from a draft of an earlier visit. */
  isRestored: boolean;
  /** It was sent while the browser was offline, and is sent again when it is not. */
  isWaiting: boolean;
  /** What it begins with, and again after each donation. */
  defaults: DefaultValues | undefined;
}

/** The fields that are simply typed or chosen. */
export type TextFieldName = 'title' | 'description' | 'category' | 'quantity' | 'imageUrl' | 'locationName';

export type FormAction =
  | { type: 'typed'; field: TextFieldName; value: string }
  /** The visitor chose a place, which the words of the field now name. */
  | { type: 'placed'; words: string; place: Place }
  /** The words were looked up. They may be other words by now. */
  | { type: 'lookedUp'; words: string; place: NamedPlace }
  /** The place is where the visitor is again. */
  | { type: 'here' }
  | { type: 'imageAdded' }
  | { type: 'photosAdded'; ids: readonly string[] }
  | { type: 'imageRemoved'; index: number }
  | { type: 'imageMoved'; from: number; to: number }
  | { type: 'labeled'; index: number; label: string }
  | { type: 'separated'; isSeparate: boolean }
  /** The visitor tried to send, and something is wrong. */
  | { type: 'refused' }
  | { type: 'sent' }
  | { type: 'failed'; issues: readonly FieldIssue[] }
  /** There is no network: it waits for one, or no longer. */
  | { type: 'waits'; isWaiting: boolean }
  /** The donation of the first image is listed; the others follow. */
  | { type: 'firstCreated' }
  | { type: 'created' }
  /** Another tab of the visitor's has changed the draft. */
  | { type: 'changedElsewhere'; draft: { values: FormValues; isWaiting?: boolean } }
  | { type: 'startedOver' };

export const emptyValues: FormValues = {
  title: '',
  description: '',
  category: '',
  quantity: '',
  images: [],
  labels: [],
  isSeparate: false,
  imageUrl: '',
  locationName: undefined,
};

/** What a form may open with, as a donation has it. */
export type DefaultValues = Partial<
  Pick<
    CreateDonation,
    'title' | 'description' | 'category' | 'quantity' | 'images' | 'imageDescriptions' | 'locationName'
  >
>;

/** The form as it opens, with the draft of an earlier visit if there is one. */
export function initialState(draft?: { values: FormValues; isWaiting?: boolean }, defaults?: DefaultValues): FormState {
  return {
    values: draft?.values ?? valuesOf(defaults),
    status: 'idle',
    isTried: false,
    serverIssues: [],
    isRestored: draft !== undefined,
    isWaiting: draft?.isWaiting ?? false,
    defaults,
  };
}

function valuesOf({
  quantity: pieces,
  images = [],
  imageDescriptions: labels = [],
  ...words
}: DefaultValues = {}): FormValues {
  return { ...emptyValues, ...words, quantity: String(pieces ?? ''), images, labels };
}

/** The transitions of the form. While it is being sent nothing else changes it. */
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
      // Spec §5: Add does nothing when the text is empty; the format is not checked here.
      return url === ''
        ? state
        : withValues(state, { ...values, images: [...values.images, url], imageUrl: '' }, 'images');
    }
    case 'photosAdded':
      return withValues(state, { ...values, images: [...values.images, ...action.ids] }, 'images');
    case 'imageMoved':
      return withValues(
        state,
        {
          ...values,
          images: moved(values.images, action.from, action.to),
          labels: moved(labelsOf(values), action.from, action.to),
        },
        'images',
      );
    case 'imageRemoved':
      return withValues(state, withoutImage(values, action.index), 'images');
    case 'labeled':
      return withValues(state, { ...values, labels: labelsOf(values).with(action.index, action.label) }, 'images');
    case 'separated':
      return withValues(state, separated(values, action.isSeparate), 'images');
    case 'firstCreated':
      return { ...state, values: withoutImage(values, 0) };
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
    case 'created':
    case 'startedOver':
      return initialState(undefined, state.defaults);
  }
}

/** New values; what the server said of the changed field no longer holds. */
function withValues(state: FormState, values: FormValues, field: TextFieldName | 'images'): FormState {
  if (state.status === 'pending') return state;
  return { ...state, values, serverIssues: state.serverIssues.filter((issue) => issue.field !== field) };
}

function moved(list: readonly string[], from: number, to: number): string[] {
  const others = without(list, from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
}

const without = (list: readonly string[], index: number) => list.filter((_, at) => at !== index);

/** A label for each image. */
export function labelsOf({ images, labels }: FormValues): string[] {
  return images.map((_, index) => labels[index] ?? '');
}

function withoutImage(values: FormValues, index: number): FormValues {
  const rest = { ...values, images: without(values.images, index), labels: without(labelsOf(values), index) };
  // The last one is an ordinary donation again, with the title that it had.
  return values.isSeparate && rest.images.length === 1 ? separated(rest, false) : rest;
}

/** The title of the form becomes that of the first image's donation, and back. */
function separated(values: FormValues, isSeparate: boolean): FormValues {
  const [first = '', ...others] = labelsOf(values);
  return isSeparate
    ? { ...values, isSeparate, labels: [values.title || first, ...others], title: '' }
    : { ...values, isSeparate, labels: ['', ...others], title: values.title || first };
}

/** The values of each donation that the form lists, in order. */
export function donationsOf(values: FormValues): FormValues[] {
  if (!values.isSeparate) return [values];
  return values.images.map((image, index) => ({
    ...values,
    isSeparate: false,
    title: values.labels[index] ?? '',
    images: [image],
    labels: [],
    quantity: '',
  }));
}
