import { useTexts } from '@clothesline/ui';
import type { MouseEvent } from 'react';
import { layout } from '../../locales/en/layout.js';
import * as styles from './SkipLink.css.js';

/** The first thing the Tab key reaches: past the header, to the page. */
export function SkipLink() {
  const messages = useTexts(layout);
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
