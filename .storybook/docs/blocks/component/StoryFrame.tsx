import * as styles from './component.css.js';

interface StoryFrameProps {
  /** Of the story. */
  id: string;
  theme?: 'light' | 'dark';
  height: number;
  globals?: string;
}

/** A story in a page of its own: what it lays over the page stays in here. */
export function StoryFrame({ id, theme = 'light', height, globals = '' }: StoryFrameProps) {
  const name = id.split('--')[1]?.replaceAll('-', ' ') ?? id;
  return (
    <figure className={styles.figure}>
      <iframe
        title={`${name}, ${theme}`}
        src={`iframe.html?viewMode=story&id=${id}&globals=theme:${theme}${globals && `;${globals}`}`}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        height={height}
        className={styles.frame}
      />
      <figcaption>
        {name}, {theme}
      </figcaption>
    </figure>
  );
}
