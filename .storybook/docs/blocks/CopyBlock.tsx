import { Button, CopyIcon, Inline, Stack } from '@clothesline/ui';
import { useRef, useState } from 'react';
import * as styles from './blocks.css.js';

interface CopyBlockProps {
  /** What the text is, as "the lines". */
  name: string;
  text: string;
}

/** A text and a button that copies it. Where the browser does not let us, the text is selected instead. */
export function CopyBlock({ name, text }: CopyBlockProps) {
  const shown = useRef<HTMLPreElement>(null);
  const [told, setTold] = useState({ text, words: '' });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setTold({ text, words: 'Copied.' });
    } catch {
      if (shown.current) shown.current.ownerDocument.getSelection()?.selectAllChildren(shown.current);
      setTold({ text, words: 'Selected: copy it with Ctrl or ⌘ and C.' });
    }
  };
  return (
    <Stack space="xsmall">
      <pre ref={shown} aria-label={name} className={styles.lines}>
        {text}
      </pre>
      <Inline>
        <Button size="small" icon={<CopyIcon />} onClick={() => void copy()}>
          Copy {name}
        </Button>
        {/* Of another text than this one, it says nothing. */}
        <span role="status">{told.text === text ? told.words : ''}</span>
      </Inline>
    </Stack>
  );
}
