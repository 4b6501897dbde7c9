import { Skeleton } from '@clothesline/ui';
import * as styles from './CreatePage.css.js';

/** The heights of the form's parts, in px. */
const heights = { title: 70, description: 140, category: 70, photos: 190, placeAndMap: 460, button: 48 };

/** The form's place while its code is on the way, about in its final size. */
export function ListingFormSkeleton() {
  return (
    <div data-skeleton="" aria-busy="true" className={styles.skeleton}>
      {Object.entries(heights).map(([part, height]) => (
        <Skeleton key={part} height={height} radius="medium" />
      ))}
    </div>
  );
}
