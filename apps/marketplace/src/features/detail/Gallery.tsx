import { Button, Picture, useTexts, VisuallyHidden } from '@clothesline/ui';
import { photoSrcSet } from '@clothesline/api-client';
import { useState } from 'react';
import { detail } from '../../locales/en/detail.js';
import { Deferred } from '../../lib/loading/Deferred.js';
import { createPart } from '../../lib/loading/createPart.js';
import * as styles from './Gallery.css.js';

const pictureViewer = createPart(async () => (await import('./PictureViewer.js')).PictureViewer);

const thumbnailStep = 12;

interface GalleryProps {
  images: readonly string[];
  descriptions?: readonly string[] | undefined;
  title: string;
}

export function Gallery({ images, descriptions, title }: GalleryProps) {
  const messages = useTexts(detail);
  const [chosen, setChosen] = useState(0);
  const [count, setCount] = useState(thumbnailStep);
  const [isViewed, setViewed] = useState(false);
  const alts = images.map((_, index) => {
    const description = descriptions?.[index]?.trim() || title;
    return images.length > 1
      ? messages.picture({ number: index + 1, of: images.length, shows: description })
      : description;
  });
  return (
    <div className={styles.gallery}>
      <button type="button" className={styles.large} onClick={() => setViewed(true)}>
        <Picture
          src={images[chosen]}
          srcSet={photoSrcSet(images[chosen])}
          alt={alts[chosen] ?? title}
          ratio="4 / 3"
          fit="contain"
          loading="eager"
          sizes="(min-width: 768px) 620px, 100vw"
        />
        <VisuallyHidden>{messages.enlarge}</VisuallyHidden>
      </button>
      {isViewed && (
        <Deferred component={pictureViewer.component} waiting={null} failedTitle={messages.viewerFailed}>
          {(PictureViewer) => (
            <PictureViewer
              images={images}
              alts={alts}
              first={chosen}
              onShow={setChosen}
              onClose={() => setViewed(false)}
            />
          )}
        </Deferred>
      )}
      {images.length > 1 && (
        <ul aria-label={messages.pictures} className={styles.thumbnails}>
          {images.slice(0, count).map((image, index) => (
            // the same URL may appear more than once
            <li key={imageKey(images, index)}>
              <button
                type="button"
                aria-label={messages.showPicture({ number: index + 1 })}
                aria-pressed={index === chosen}
                className={styles.thumbnail}
                onClick={() => setChosen(index)}
              >
                <Picture src={image} srcSet={photoSrcSet(image)} alt="" ratio="1 / 1" sizes="80px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {images.length > count && (
        <Button size="small" className={styles.more} onClick={() => setCount(count + thumbnailStep)}>
          {messages.morePictures}
        </Button>
      )}
    </div>
  );
}

function imageKey(images: readonly string[], index: number): string {
  const image = images[index];
  return `${images.slice(0, index).filter((other) => other === image).length} ${image}`;
}
