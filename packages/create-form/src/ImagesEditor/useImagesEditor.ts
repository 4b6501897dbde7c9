import type { Donation } from '@clothesline/api-client';
import { useReducer } from 'react';
import type { CreateFormMessages } from '../messages.js';
import { useFormTexts } from '../useFormTexts.js';
import { addPhotos } from '../photos/addPhotos.js';
import { retryFailed } from '../photos/retryFailed.js';
import { usePhotos, type PhotosModel } from '../photos/usePhotos.js';
import {
  emptyValues,
  formReducer,
  initialState,
  labelsOf,
  type FormAction,
  type FormState,
} from '../state/formState.js';
import { toFieldIssues, type FieldIssue, type PathIssue } from '../state/issues.js';
import { imagesOf, photoIssues } from '../state/payload.js';

/** What a donation shows, as calls take it. */
export type DonationImages = Pick<Donation, 'images' | 'imageDescriptions'>;

export interface ImagesEditorModel {
  state: FormState;
  photos: PhotosModel;
  /** What was wrong with the images at the last try, with photos and to the server. */
  issues: readonly FieldIssue[];
  texts: CreateFormMessages;
  /** Adds pictures as far as there is room. Returns how many were left out. */
  addPhotos(files: readonly File[]): number;
  dispatch(action: FormAction): void;
  /**
   * Waits until new photos are stored.
   * @returns The images where they are others now, `{}` where nothing changed, undefined where a photo could not be
   * stored, which the field says
   */
  finish(): Promise<Partial<DonationImages> | undefined>;
  /** Shows what the server finds wrong with the images. Returns the first of it; undefined where it is about other fields. */
  refuse(issues: readonly PathIssue[]): FieldIssue | undefined;
}

/** The images of a donation that is listed already, while they are changed. Show them with `<ImagesEditor>`. */
export function useImagesEditor(
  { images, imageDescriptions = [] }: DonationImages,
  messages?: Partial<CreateFormMessages>,
): ImagesEditorModel {
  const texts = useFormTexts(messages);
  const [state, dispatch] = useReducer(formReducer, undefined, () =>
    initialState({ values: { ...emptyValues, images, labels: imageDescriptions } }),
  );
  const { values, isTried, serverIssues } = state;
  const photos = usePhotos(values.images, false);
  const { uploads } = photos;

  return {
    state,
    photos,
    texts,
    dispatch,
    issues: [...(isTried ? photoIssues(values, photos.photos, texts) : []), ...serverIssues],
    addPhotos: (files) => addPhotos(files, { count: values.images.length, uploads, dispatch }),
    async finish() {
      retryFailed(uploads, texts);
      await uploads.settled();
      const stored = uploads.current();
      if (photoIssues(values, stored, texts).length > 0) {
        dispatch({ type: 'refused' });
        return undefined;
      }
      const now = imagesOf(values, stored);
      const labels = labelsOf(values);
      const isSame = sameList(now, images);
      if (isSame && sameList(labels, labelsOf({ ...values, images, labels: imageDescriptions }))) return {};
      const isDescribed = labels.some((label) => label.trim() !== '');
      // New images take the descriptions of the old ones away, so these are sent with them.
      return { ...(!isSame && { images: now }), ...((isSame || isDescribed) && { imageDescriptions: labels }) };
    },
    refuse(issues) {
      const own = toFieldIssues(issues, texts.issues).filter(({ field }) => field === 'images' || field === 'labels');
      if (own.length > 0) dispatch({ type: 'failed', issues: own });
      return own[0];
    },
  };
}

const sameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((entry, index) => entry === other[index]);
