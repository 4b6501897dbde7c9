import { Badge, Button, ErrorIcon } from '@clothesline/ui';
import { useId, type ReactNode } from 'react';
import type { CreateFormMessages } from '../../messages.js';
import { fieldNames } from '../focusField.js';
import * as styles from './ImagesField.css.js';
import { PhotoMenu, type PhotoAction } from './PhotoMenu.js';

interface ThumbnailProps {
  picture: ReactNode;
  address?: string | undefined;
  index: number;
  isCover: boolean;
  error: string | undefined;
  onRetry?: ((form: HTMLFormElement | null) => void) | undefined;
  /** Description. */
  label?: string | undefined;
  disabled: boolean;
  actions: readonly PhotoAction[];
  texts: CreateFormMessages;
}

/** An image with its menu and error message. The first image is the cover of the donation. */
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

const fileName = (url: string) => url.split(/[?#]/)[0]?.split('/').findLast(Boolean) ?? url;
