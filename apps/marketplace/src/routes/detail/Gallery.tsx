import { photoSrcSet } from '@clothesline/api-client';
import { Button, Picture } from '@clothesline/ui';
import { useState } from 'react';
import * as styles from './Gallery.css.js';
import { messages } from './messages.js';

/** How many thumbnails are shown at first, and added by each "Show more pictures". */
const thumbnailStep = 12;

interface GalleryProps {
  images: readonly string[];
  /** Description of each image, '' without one. */
  descriptions?: readonly string[] | undefined;
  title: string;
}

/** The first picture large; with several, the others to choose from below. */
export function Gallery({ images, descriptions, title }: GalleryProps) {
  const [chosen, setChosen] = useState(0);
  const [count, setCount] = useState(thumbnailStep);
  const description = descriptions?.[chosen]?.trim() || title;
  const alt = images.length > 1 ? messages.picture(chosen + 1, images.length, description) : description;
  return (
    <div className={styles.gallery}>
      <div className={styles.large}>
        <Picture
          src={images[chosen]}
          srcSet={photoSrcSet(images[chosen])}
          alt={alt}
          ratio="4 / 3"
          loading="eager"
          sizes="(min-width: 768px) 620px, 100vw"
        />
      </div>
      {images.length > 1 && (
        <ul aria-label={messages.pictures} className={styles.thumbnails}>
          {images.slice(0, count).map((image, index) => (
            // Keys by address and count, since one address may be in it twice.
            <li key={imageKey(images, index)}>
              <button
                type="button"
                aria-label={messages.showPicture(index + 1)}
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

/** Combines the address with its count among equal ones. */
function imageKey(images: readonly string[], index: number): string {
  const image = images[index];
  return `${images.slice(0, index).filter((other) => other === image).length} ${image}`;
}
