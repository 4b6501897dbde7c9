import { ArrowLeftIcon, ArrowRightIcon, Badge, Button, CloseIcon, ErrorIcon } from '@clothesline/ui';
import { useId, type ReactNode } from 'react';
import type { CreateFormMessages } from '../../messages.js';
import { fieldNames } from '../focusField.js';
import * as styles from './ImagesField.css.js';

interface ThumbnailProps {
  picture: ReactNode;
  /** Address of the image, if it was added by address. */
  address?: string | undefined;
  /** Its index among the images, from 0. */
  index: number;
  /** Number of images that it is ordered among. */
  count: number;
  error: string | undefined;
  /** Retries the upload; undefined if that does not help. Gets the form, since the button goes away. */
  onRetry?: ((form: HTMLFormElement | null) => void) | undefined;
  /** Description of the image. */
  label?: string | undefined;
  /** Opens and closes the description's field; undefined if there is none. */
  onDescribe?: ((form: HTMLFormElement | null) => void) | undefined;
  /** Whether that field is open. */
  isDescribed: boolean;
  disabled: boolean;
  /** Gets the form, since the focus has to find another control. */
  onRemove: (form: HTMLFormElement | null) => void;
  onMove: (to: number, form: HTMLFormElement | null) => void;
  texts: CreateFormMessages;
}

/** Shows an added image with its controls and its issue. The first one is the picture in lists. */
export function Thumbnail(props: ThumbnailProps) {
  const { picture, address, index, count, error, onRetry, disabled, onRemove, onMove, texts } = props;
  const { label, onDescribe, isDescribed } = props;
  const said = label?.trim() || undefined;
  const position = index + 1;
  const errorId = useId();
  const describedBy = error === undefined ? undefined : errorId;
  return (
    <figure className={styles.thumbnail} data-wrong={error !== undefined || undefined}>
      <div className={styles.frame}>
        {picture}
        {index === 0 && count > 1 && <Badge className={styles.cover}>{texts.cover}</Badge>}
        <button
          type="button"
          name={fieldNames.removeImage(index)}
          aria-label={texts.removeImage(position)}
          aria-describedby={describedBy}
          disabled={disabled}
          className={styles.remove}
          onClick={(event) => onRemove(event.currentTarget.form)}
        >
          <CloseIcon />
        </button>
      </div>
      {count > 1 && (
        <div className={styles.moves}>
          <button
            type="button"
            name={fieldNames.moveImage(index, 'earlier')}
            aria-label={texts.moveEarlier(position)}
            disabled={disabled || index === 0}
            className={styles.move}
            onClick={(event) => onMove(index - 1, event.currentTarget.form)}
          >
            <ArrowLeftIcon />
          </button>
          <button
            type="button"
            name={fieldNames.moveImage(index, 'later')}
            aria-label={texts.moveLater(position)}
            disabled={disabled || position === count}
            className={styles.move}
            onClick={(event) => onMove(index + 1, event.currentTarget.form)}
          >
            <ArrowRightIcon />
          </button>
        </div>
      )}
      {index > 1 && count > 1 && (
        <button
          type="button"
          aria-label={texts.makeImageCover(position)}
          disabled={disabled}
          className={styles.describe}
          onClick={(event) => onMove(0, event.currentTarget.form)}
        >
          {texts.makeCover}
        </button>
      )}
      {onDescribe && (
        <button
          type="button"
          name={fieldNames.describe(index)}
          aria-label={said ? `${texts.describeImage(position)}: ${said}` : texts.describeImage(position)}
          aria-expanded={isDescribed}
          disabled={disabled}
          className={styles.describe}
          onClick={(event) => onDescribe(event.currentTarget.form)}
        >
          {said ?? texts.describe}
        </button>
      )}
      {address !== undefined && (
        <figcaption dir="ltr" title={address} className={styles.address}>
          {fileName(address)}
        </figcaption>
      )}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          <ErrorIcon />
          {error}
        </p>
      )}
      {onRetry && (
        <Button
          size="small"
          name={fieldNames.retryPhoto(index)}
          aria-label={texts.retryPhoto(position)}
          disabled={disabled}
          onClick={(event) => onRetry(event.currentTarget.closest('form'))}
        >
          {texts.retry}
        </Button>
      )}
    </figure>
  );
}

/** Returns the end of an address, which differs between pictures of one site and fits the room. */
const fileName = (url: string) => url.split(/[?#]/)[0]?.split('/').findLast(Boolean) ?? url;
