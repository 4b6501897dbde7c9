import { Badge, Button, ErrorIcon } from '@clothesline/ui';
import { useId, type ReactNode } from 'react';
import type { CreateFormMessages } from '../../messages.js';
import { fieldNames } from '../focusField.js';
import * as styles from './ImagesField.css.js';
import { PhotoMenu, type PhotoAction } from './PhotoMenu.js';

interface ThumbnailProps {
  picture: ReactNode;
  /** Address of the image, if it was added by address. */
  address?: string | undefined;
  /** Its index among the images, from 0. */
  index: number;
  isCover: boolean;
  error: string | undefined;
  /** Retries the upload; undefined if that would not help. Receives the form, since the button disappears. */
  onRetry?: ((form: HTMLFormElement | null) => void) | undefined;
  /** Description of the image. */
  label?: string | undefined;
  disabled: boolean;
  actions: readonly PhotoAction[];
  texts: CreateFormMessages;
}

/** Shows an added image with its menu and its issue. The first image represents the donation in lists. */
export function Thumbnail(props: ThumbnailProps) {
  const { picture, address, index, isCover, error, onRetry, label, disabled, actions, texts } = props;
  const said = label?.trim() || undefined;
  const caption = said ?? address;
  const errorId = useId();
  return (
    <figure className={styles.thumbnail} data-wrong={error !== undefined || undefined}>
      <div className={styles.frame}>
        {picture}
        {isCover && <Badge className={styles.cover}>{texts.cover}</Badge>}
      </div>
      <PhotoMenu
        name={fieldNames.imageMenu(index)}
        label={texts.imageMenu({ position: index + 1 })}
        describedBy={error === undefined ? undefined : errorId}
        disabled={disabled}
        actions={actions}
      />
      {caption !== undefined && (
        <figcaption dir={said ? 'auto' : 'ltr'} title={caption} className={styles.address}>
          {said ?? fileName(caption)}
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
          aria-label={texts.retryPhoto({ position: index + 1 })}
          disabled={disabled}
          onClick={(event) => onRetry(event.currentTarget.closest('form'))}
        >
          {texts.retry}
        </Button>
      )}
    </figure>
  );
}

/** Returns the end of a URL, which is short and differs between images of a site. */
const fileName = (url: string) => url.split(/[?#]/)[0]?.split('/').findLast(Boolean) ?? url;
