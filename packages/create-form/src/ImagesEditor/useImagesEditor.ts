import type { Donation } from '@clothesline/api-client';
import { useReducer } from 'react';
import type { CreateFormMessages } from '../messages.js';
import { useFormTexts } from '../useFormTexts.js';
import { retryFailed } from '../photos/photoProblem.js';
import { usePhotos, type PhotosModel } from '../photos/usePhotos.js';
import {
  emptyValues,
  formReducer,
  initialState,
  imageLabels,
  type FormAction,
  type FormState,
} from '../state/formState.js';
import { toFieldIssues, type FieldIssue, type PathIssue } from '../state/issues.js';
import { imageAddresses, photoIssues } from '../state/payload.js';

export type DonationImages = Pick<Donation, 'images' | 'imageDescriptions'>;

export interface ImagesEditorModel {
  state: FormState;
  photos: PhotosModel;
  issues: readonly FieldIssue[];
  texts: CreateFormMessages;
  /** Returns how many files were over the limit. */
  addPhotos(files: readonly File[]): number;
  dispatch(action: FormAction): void;
  /**
   * Waits until new photos are uploaded.
   * @returns The changed fields, `{}` if nothing changed, or `undefined` if a photo couldn't be uploaded
   */
  finish(): Promise<Partial<DonationImages> | undefined>;
  /** Shows issues that the server reported for the images. Returns the first issue. */
  refuse(issues: readonly PathIssue[]): FieldIssue | undefined;
}

/** State for editing the images of a donation. Render it with `<ImagesEditor>`. */
export function useImagesEditor(
  { images, imageDescriptions = [] }: DonationImages,
  messages?: Partial<CreateFormMessages>,
): ImagesEditorModel {
  const texts = useFormTexts(messages);
  const [state, dispatch] = useReducer(formReducer, undefined, () =>
    initialState({ values: { ...emptyValues, images, labels: imageDescriptions } }),
  );
  const { values, isTried, serverIssues } = state;
  const photos = usePhotos(values.images, dispatch);
  const { uploads } = photos;

  return {
    state,
    photos,
    texts,
    dispatch,
    issues: [...(isTried ? photoIssues(values, photos.photos, texts) : []), ...serverIssues],
    addPhotos: photos.add,
    async finish() {
      retryFailed(uploads, texts);
      await uploads.settled();
      const stored = uploads.current();
      if (photoIssues(values, stored, texts).length > 0) {
        dispatch({ type: 'refused' });
        return undefined;
      }
      const now = imageAddresses(values, stored);
      const labels = imageLabels(values);
      const isSame = sameList(now, images);
      if (isSame && sameList(labels, imageLabels({ ...values, images, labels: imageDescriptions }))) return {};
      const isDescribed = labels.some((label) => label.trim() !== '');
      // The server drops the old descriptions when it gets new images.
      return { ...(!isSame && { images: now }), ...((isSame || isDescribed) && { imageDescriptions: labels }) };
    },
    refuse(issues) {
      const own = toFieldIssues(issues, texts).filter(({ field }) => field === 'images' || field === 'labels');
      if (own.length > 0) dispatch({ type: 'failed', issues: own });
      return own[0];
    },
  };
}

const sameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((entry, index) => entry === other[index]);
