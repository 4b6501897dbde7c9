import type { MouseEvent } from 'react';
import { layoutMessages as messages } from '../messages.js';
import * as styles from './SkipLink.css.js';

/** The first thing the Tab key reaches: past the header, to the page. */
export function SkipLink() {
  function skip(event: MouseEvent<HTMLAnchorElement>) {
    // Avoids following the anchor, which would add an entry to the history.
    event.preventDefault();
    event.currentTarget.ownerDocument.getElementById('content')?.focus();
  }
  return (
    <a href="#content" className={styles.link} onClick={skip}>
      {messages.skipToContent}
    </a>
  );
}
