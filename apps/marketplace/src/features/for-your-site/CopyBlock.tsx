import { Button, CopyIcon, Heading, Inline, Stack, useTexts } from '@clothesline/ui';
import { useId, useRef, useState } from 'react';
import { forYourSite } from '../../locales/en/forYourSite.js';
import * as styles from './ForYourSitePage.css.js';

interface CopyBlockProps {
  title: string;
  text: string;
}

export function CopyBlock({ title, text }: CopyBlockProps) {
  const messages = useTexts(forYourSite);
  const id = useId();
  const shown = useRef<HTMLPreElement>(null);
  const [outcome, setOutcome] = useState({ text, words: '' });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({ text, words: messages.copied });
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setOutcome({ text, words: messages.selected });
    }
  };
  return (
    <Stack space="xsmall">
      <Heading level={3} size="small" id={id}>
        {title}
      </Heading>
      <pre ref={shown} aria-labelledby={id} className={styles.lines}>
        {text}
      </pre>
      <Inline>
        <Button icon={<CopyIcon />} aria-describedby={id} onClick={() => void copy()}>
          {messages.copy}
        </Button>
        {/* the "copied" message only applies to the current text */}
        <span role="status">{outcome.text === text ? outcome.words : ''}</span>
      </Inline>
    </Stack>
  );
}
