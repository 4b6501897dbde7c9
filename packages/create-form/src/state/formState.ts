import type { CreateDonation, Place } from '@clothesline/api-client';
import { eachText, type FieldIssue, type TextName } from './issues.js';

/** The place entered in the Location field: the visitor's position, a known place, or an unknown one. */
export type NamedPlace = 'here' | Place | 'unknown';

/** Values that the visitor has typed. */
export interface FormValues extends Record<TextName, string> {
  /** Added images in order: image URLs, and ids of photos (see `isPhoto`). */
  images: readonly string[];
  /**
   * Description of each image, or ''. If `isSeparate`, the title of the donation that starts with the image, or null
   * if the image belongs to the previous donation.
   */
  labels: readonly (string | null)[];
  /** Whether the images are several donations. */
  isSeparate: boolean;
  /** Content of the image box that is not added yet. */
  imageUrl: string;
  /** Undefined until the visitor edits it, which ends its following of the current location. */
  locationName: string | undefined;
  /** Place that `locationName` names; undefined until it is looked up. */
  place?: NamedPlace | undefined;
}

/** State of the form (spec §4): idle or pending; success and failure end the pending. */
export interface FormState {
  values: FormValues;
  status: 'idle' | 'pending';
  /** Whether the visitor tried to send, which validates each change at once. */
  isTried: boolean;
  /** Issues from the server. Each is cleared when its field changes. */
  serverIssues: readonly FieldIssue[];
  /** Whether the values come from an earlier visit's draft. */
  isRestored: boolean;
  /** Whether it was sent while the browser was offline, and is sent again when it is online. */
  isWaiting: boolean;
  /** Initial values, also after each donation. */
  defaults: InitialValues | undefined;
}

/** Fields with a single typed or chosen text. */
export type TextFieldName = TextName | 'imageUrl' | 'locationName';

export type FormAction =
  | { type: 'typed'; field: TextFieldName; value: string }
  /** The visitor chose a place, which replaces the words of the field. */
  | { type: 'placed'; words: string; place: Place }
  /** The words were looked up, and may have changed by now. */
  | { type: 'lookedUp'; words: string; place: NamedPlace }
  /** The place follows the visitor's position again. */
  | { type: 'here' }
  | { type: 'imageAdded' }
  | { type: 'photosAdded'; ids: readonly string[] }
  | { type: 'imageRemoved'; index: number }
  | { type: 'imageMoved'; from: number; to: number }
  | { type: 'labeled'; index: number; label: string }
  | { type: 'separated'; isSeparate: boolean }
  /** The image joins the donation of the image before it, or starts a donation. */
  | { type: 'joined'; index: number; isJoined: boolean }
  /** The visitor tried to send with wrong fields. */
  | { type: 'refused' }
  | { type: 'sent' }
  | { type: 'failed'; issues: readonly FieldIssue[] }
  /** Begins or ends waiting for a network. */
  | { type: 'waits'; isWaiting: boolean }
  /** The donation of the first image is listed; the others follow. */
  | { type: 'firstCreated' }
  | { type: 'created' }
  /** Another tab has changed the draft. */
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

/** Initial values of a form, in the shape of a donation. */
export type DefaultValues = Partial<
  Omit<CreateDonation, 'userId' | 'latitude' | 'longitude' | 'distance' | 'createdAt'>
>;

/** Initial values with the place that the location names. */
type InitialValues = DefaultValues & Pick<FormValues, 'place'>;

/** Initial state of a form, with an earlier visit's draft if there is one. */
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

/** Changes the form's state. Ignores edits while the form is being sent. */
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
    case 'imageMoved': {
      // Moving an image up equals moving the previous one down, which keeps titles with their donations.
      const [from, to] = action.to === action.from - 1 ? [action.to, action.from] : [action.from, action.to];
      const labels = listedLabels(values);
      // The next image of the same donation keeps its title.
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

/** Sets values and drops the server's issue of the changed field. */
function withValues(state: FormState, values: FormValues, field: TextFieldName | 'images'): FormState {
  if (state.status === 'pending') return state;
  return { ...state, values, serverIssues: state.serverIssues.filter((issue) => issue.field !== field) };
}

function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const others = list.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...list.slice(from, from + 1));
}

/** Returns a label for each image, or ''. */
export function imageLabels(values: FormValues): string[] {
  return listedLabels(values).map((label) => label ?? '');
}

/** Returns a label for each image; null for an image that belongs to the donation of the image before it. */
function listedLabels({ images, labels }: FormValues): (string | null)[] {
  return images.map((_, index) => (index === 0 ? (labels[0] ?? '') : labels[index] === undefined ? '' : labels[index]));
}

function withoutImage(values: FormValues, index: number, count = 1): FormValues {
  const labels = listedLabels(values);
  const isStart = labels[index] !== null && labels[index + count] === null;
  // The next image takes over the title of its donation.
  if (isStart) labels[index + count] = labels[index] ?? '';
  const rest = { ...values, images: values.images.toSpliced(index, count), labels: labels.toSpliced(index, count) };
  // A single remaining donation becomes an ordinary one again, with its former title.
  return values.isSeparate && donationStarts(rest).length === 1 ? separated(rest, false) : rest;
}

/** Moves the title of the form to the first image's donation, and back. */
function separated(values: FormValues, isSeparate: boolean): FormValues {
  const [first = '', ...others] = imageLabels(values);
  return isSeparate
    ? { ...values, isSeparate, labels: [values.title || first, ...others], title: '' }
    : { ...values, isSeparate, labels: ['', ...others], title: values.title || first };
}

/** Returns the index of the first image of each donation that the form lists. */
export function donationStarts(values: FormValues): number[] {
  if (!values.isSeparate) return [0];
  return listedLabels(values).flatMap((label, index) => (label === null ? [] : index));
}

/** Splits the form into the values of each donation that it lists, in order. */
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
