import { CloseIcon, ErrorIcon, Picture } from '@clothesline/ui';
import { useId } from 'react';
import type { CreateFormMessages } from '../../messages.js';
import * as styles from './ImagesField.css.js';

interface ThumbnailProps {
  url: string;
  /** Its place among the images, from 1. */
  position: number;
  /** The name of its remove button. */
  name: string;
  error: string | undefined;
  disabled: boolean;
  /** Gets the form, where the focus has to find another place. */
  onRemove: (form: HTMLFormElement | null) => void;
  texts: CreateFormMessages;
}

/** An added image with its remove control, and what is wrong with it. */
export function Thumbnail({ url, position, name, error, disabled, onRemove, texts }: ThumbnailProps) {
  const errorId = useId();
  return (
    <figure className={styles.thumbnail} data-wrong={error !== undefined || undefined}>
      <div className={styles.frame}>
        <Picture src={url} alt={texts.image(position)} ratio="1 / 1" loading="eager" />
        <button
          type="button"
          name={name}
          aria-label={texts.removeImage(position)}
          aria-describedby={error === undefined ? undefined : errorId}
          disabled={disabled}
          className={styles.remove}
          onClick={(event) => onRemove(event.currentTarget.form)}
        >
          <CloseIcon />
        </button>
      </div>
      <figcaption dir="ltr" title={url} className={styles.address}>
        {fileName(url)}
      </figcaption>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          <ErrorIcon />
          {error}
        </p>
      )}
    </figure>
  );
}

/** The end of an address: what differs between pictures of one site, and what there is room for. */
const fileName = (url: string) => url.split(/[?#]/)[0]?.split('/').findLast(Boolean) ?? url;
