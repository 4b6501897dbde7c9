import { Button, CopyIcon, Heading, Inline } from '@clothesline/ui';
import { useRef, useState } from 'react';
import * as styles from './brand.css.js';

interface CopyCssProps {
  heading: string;
  css: string;
}

/** Shows text with a copy button. If the browser blocks copying, the text is selected instead. */
export function CopyCss({ heading, css }: CopyCssProps) {
  const text = useRef<HTMLPreElement>(null);
  const [told, setTold] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(css);
      setTold('Copied.');
    } catch {
      if (text.current) text.current.ownerDocument.getSelection()?.selectAllChildren(text.current);
      setTold('Selected: copy it with Ctrl or ⌘ and C.');
    }
  };
  return (
    <>
      <Heading level={3}>{heading}</Heading>
      <Inline justify="end">
        <span role="status">{told}</span>
        <Button icon={<CopyIcon />} onClick={() => void copy()}>
          Copy {heading}
        </Button>
      </Inline>
      <pre ref={text} className={styles.css}>
        {css}
      </pre>
    </>
  );
}
