import { Spinner } from '@clothesline/ui';
import { useEffect, useRef } from 'react';
import { drawPhoto } from '../../photos/preparePhoto.js';
import type { PhotoUpload } from '../../photos/photoUploads.js';
import * as styles from './ImagesField.css.js';

interface PhotoPreviewProps {
  photo: PhotoUpload | undefined;
  alt: string;
  busyText: string;
}

/** In px. */
const side = 320;

/** Draws the photo on a canvas because a content security policy may block `blob:` images. */
export function PhotoPreview({ photo, alt, busyText }: PhotoPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = photo?.picture;
  useEffect(() => {
    if (picture && canvas.current) drawPhoto(picture, side, canvas.current).catch(() => {});
  }, [picture]);
  const isBusy = photo?.state === 'preparing' || photo?.state === 'uploading';
  return (
    <span className={styles.preview} data-busy={isBusy || undefined}>
      <canvas ref={canvas} role="img" aria-label={alt} width={0} height={0} className={styles.canvas} />
      {isBusy && <Spinner label={busyText} className={styles.spinner} />}
    </span>
  );
}
