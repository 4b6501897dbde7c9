import * as styles from './component.css.js';
import { ownPage } from './ownPage.js';

interface StoryFrameProps {
  /** Id of the story. */
  id: string;
  theme?: 'light' | 'dark';
  height: number;
  globals?: string;
}

/** Shows a story in a page of its own, which contains its overlays. */
export function StoryFrame({ id, theme = 'light', height, globals = '' }: StoryFrameProps) {
  const name = id.split('--')[1]?.replaceAll('-', ' ') ?? id;
  return (
    <figure className={styles.figure}>
      <iframe
        sandbox={ownPage}
        title={`${name}, ${theme}`}
        src={`iframe.html?viewMode=story&id=${id}&globals=theme:${theme}${globals && `;${globals}`}`}
        loading="lazy"
        height={height}
        className={styles.frame}
      />
      <figcaption>
        <p>
          {name}, {theme}
        </p>
      </figcaption>
    </figure>
  );
}
