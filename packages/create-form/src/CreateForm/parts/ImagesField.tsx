import { donationLimits } from '@clothesline/api-client';
import { Button, cx, Picture, type RootProps, Text, VisuallyHidden } from '@clothesline/ui';
import { useEffect, useId, useState, type DragEvent } from 'react';
import { flushSync } from 'react-dom';
import type { CreateFormMessages } from '../../messages.js';
import { photoProblem } from '../../photos/photoProblem.js';
import { isPhoto, type PhotosModel } from '../../photos/usePhotos.js';
import { donationStarts, imageLabels, type FormAction, type FormValues } from '../../state/formState.js';
import { firstMessage, type FieldIssue } from '../../state/issues.js';
import { findControl, fieldNames } from '../focusField.js';
import { AddPhotos } from './AddPhotos.js';
import { ImageAddress } from './ImageAddress.js';
import { ImageLabel } from './ImageLabel.js';
import * as styles from './ImagesField.css.js';
import type { PhotoAction } from './PhotoMenu.js';
import { PhotoPreview } from './PhotoPreview.js';
import { Thumbnail } from './Thumbnail.js';

interface ImagesFieldProps {
  values: FormValues;
  photos: PhotosModel;
  onFiles: (files: readonly File[]) => void;
  issues: readonly FieldIssue[];
  disabled: boolean;
  canSeparate?: boolean | undefined;
  dispatch: (action: FormAction) => void;
  texts: CreateFormMessages;
  root?: RootProps<HTMLDivElement> | undefined;
}

/** The fieldset for photos and image URLs (spec §2). */
export function ImagesField(props: ImagesFieldProps) {
  const { values, photos, onFiles, issues, disabled, canSeparate = true, dispatch, texts, root } = props;
  const legendId = useId();
  const [dragged, setDragged] = useState<number>();
  const [isOver, setOver] = useState(false);
  const [status, setStatus] = useState('');
  const [described, setDescribed] = useState<number>();
  const { images, imageUrl, isSeparate } = values;
  const labels = imageLabels(values);
  const starts = donationStarts(values);
  const added = images.filter((image) => photos.photos.get(image)?.state !== 'failed').length;
  const failures = images.flatMap((image, index) => {
    const problem = photoProblem(photos.photos.get(image), texts);
    return problem ? `${texts.image({ position: index + 1 })}: ${problem.text}` : [];
  });
  const isFull = images.length >= donationLimits.maxImages;

  function remove(index: number, { form }: HTMLButtonElement) {
    flushSync(() => {
      dispatch({ type: 'imageRemoved', index });
      setDescribed(undefined);
      setStatus('');
    });
    // Don't focus a text field here: it would open the keyboard on phones.
    const near = Math.min(index, images.length - 2);
    findControl(form, near < 0 ? fieldNames.addPhotos : fieldNames.imageMenu(near))?.focus();
  }

  function move(from: number, to: number, button?: HTMLButtonElement) {
    flushSync(() => {
      dispatch({ type: 'imageMoved', from, to });
      setDescribed(undefined);
      setStatus(texts.imageMoved({ from: from + 1, to: to + 1, count: images.length }));
    });
    // moving an element in the DOM makes it lose the focus
    button?.focus();
  }

  function describe(index: number, { form }: HTMLButtonElement) {
    flushSync(() => setDescribed(index));
    findControl(form, fieldNames.label(index))?.focus();
  }

  function listActions(index: number): PhotoAction[] {
    const isStart = starts.includes(index);
    const actions: (PhotoAction | false)[] = [
      !isSeparate && { text: texts.describe, act: (button) => describe(index, button) },
      !isSeparate && index > 0 && { text: texts.makeCover, act: (button) => move(index, 0, button) },
      isSeparate &&
        index > 0 && {
          text: isStart ? texts.join : texts.split,
          act: () => dispatch({ type: 'joined', index, isJoined: isStart }),
        },
      index > 0 && { text: texts.moveEarlier, act: (button) => move(index, index - 1, button) },
      index + 1 < images.length && { text: texts.moveLater, act: (button) => move(index, index + 1, button) },
      { text: texts.removeImage, act: (button) => remove(index, button) },
    ];
    return actions.filter((action) => action !== false);
  }

  function separate(form: HTMLFormElement | null) {
    flushSync(() => {
      dispatch({ type: 'separated', isSeparate: !isSeparate });
      setDescribed(undefined);
    });
    findControl(form, isSeparate ? 'title' : fieldNames.label(0))?.focus();
  }

  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    const kinds = ['dragover', 'drop'] as const;
    for (const kind of kinds) document.addEventListener(kind, refuse);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, refuse);
    };
  }, []);

  function over(event: DragEvent) {
    if (disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  }

  function drop(event: DragEvent) {
    setOver(false);
    if (disabled || event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
  }

  return (
    <div
      role="group"
      aria-labelledby={legendId}
      {...root}
      className={cx(styles.group, isOver && styles.over, root?.className)}
      onDragOver={over}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
      }}
      onDrop={drop}
    >
      <span id={legendId} className={styles.legend}>
        {texts.images}
        <span aria-hidden="true" className={styles.mark}>
          {' *'}
        </span>
      </span>
      {images.length > 0 && (
        <ul role="list" className={isSeparate ? styles.rows : styles.thumbnails}>
          {images.map((image, index) => {
            const photo = photos.photos.get(image);
            const problem = photoProblem(photo, texts);
            const isStart = starts.includes(index);
            const next = starts.find((start) => start > index);
            return (
              <li
                key={imageKey(images, index)}
                className={isSeparate ? styles.item : undefined}
                draggable={!disabled && images.length > 1}
                data-dragged={dragged === index || undefined}
                onDragStart={(event) => {
                  setDragged(index);
                  event.dataTransfer.effectAllowed = 'move';
                }}
                onDragEnd={() => setDragged(undefined)}
                onDragOver={(event) => {
                  if (dragged === undefined) return;
                  event.preventDefault();
                  if (dragged === index) return;
                  move(dragged, index);
                  setDragged(index);
                }}
              >
                <Thumbnail
                  picture={
                    isPhoto(image) ? (
                      <PhotoPreview
                        photo={photo}
                        alt={texts.image({ position: index + 1 })}
                        busyText={texts.photoUploading}
                      />
                    ) : (
                      <Picture src={image} alt={texts.image({ position: index + 1 })} ratio="1 / 1" loading="eager" />
                    )
                  }
                  address={isPhoto(image) || isStoredPhoto(image) ? undefined : image}
                  index={index}
                  isCover={!isSeparate && index === 0 && images.length > 1}
                  error={problem?.text ?? firstMessage(issues, 'images', index)}
                  onRetry={
                    problem?.canRetry
                      ? (form) => {
                          findControl(form, fieldNames.imageMenu(index))?.focus();
                          photos.uploads.retry(image);
                        }
                      : undefined
                  }
                  label={isSeparate ? undefined : labels[index]}
                  disabled={disabled}
                  actions={listActions(index)}
                  texts={texts}
                />
                {isSeparate && (
                  <div className={styles.donation}>
                    {!isStart ? (
                      <Text size="small" tone="muted">
                        {texts.joinedImage}
                      </Text>
                    ) : (
                      <ImageLabel
                        // Browser translation doesn't pick up text that changes in place, so remount it with a new key.
                        key={texts.imageTitle({ position: index + 1 })}
                        index={index}
                        label={texts.imageTitle({ position: index + 1 })}
                        placeholder={texts.titlePlaceholder}
                        required
                        maxLength={donationLimits.title}
                        value={labels[index] ?? ''}
                        error={firstMessage(issues, 'labels', index)}
                        readOnly={disabled}
                        nextName={next === undefined ? 'description' : fieldNames.label(next)}
                        dispatch={dispatch}
                      />
                    )}
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {described !== undefined && described < images.length && !isSeparate && (
        <ImageLabel
          key={described}
          index={described}
          label={texts.label({ position: described + 1 })}
          hint={texts.labelHint}
          maxLength={donationLimits.imageDescription}
          value={labels[described] ?? ''}
          readOnly={disabled}
          nextName={fieldNames.imageMenu(described)}
          dispatch={dispatch}
        />
      )}
      {canSeparate && images.length > 1 && (
        <div className={styles.photos}>
          <Button size="small" disabled={disabled} onClick={(event) => separate(event.currentTarget.closest('form'))}>
            {isSeparate ? texts.together : texts.separate}
          </Button>
          {isSeparate && (
            <Text size="small" tone="muted">
              {texts.separateHint}
            </Text>
          )}
        </div>
      )}
      <AddPhotos disabled={disabled || isFull} onFiles={onFiles} texts={texts} />
      {isFull && (
        <Text size="small" tone="muted">
          {texts.allPhotos({ most: donationLimits.maxImages })}
        </Text>
      )}
      {photos.isNotStored && (
        <Text size="small" role="status">
          {texts.photosNotKept}
        </Text>
      )}
      <ImageAddress
        value={imageUrl}
        hint={images.length === 0 ? texts.noImages : undefined}
        error={firstMessage(issues, 'images')}
        disabled={disabled}
        dispatch={dispatch}
        texts={texts}
      />
      <VisuallyHidden role="status">
        {[added > 0 && (status || texts.imageAdded({ count: added })), ...failures].filter(Boolean).join('. ')}
      </VisuallyHidden>
    </div>
  );
}

const isStoredPhoto = (image: string) => /\/photos\/[0-9a-f]{64}-\d+\.webp$/.test(image);

function imageKey(images: readonly string[], index: number): string {
  const url = images[index];
  return `${images.slice(0, index).filter((other) => other === url).length} ${url}`;
}
