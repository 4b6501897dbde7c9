import { useEffect, useRef, useState } from 'react';
import { useToolbar } from '../../../toolbar.js';
import { Prose } from '../Prose.js';
import * as styles from './component.css.js';
import { ownPage } from './ownPage.js';

interface AnatomyProps extends GuideAnatomy {
  id: string;
}

/** How often (in ms) to measure the story, as content may load late. */
const pause = 500;

/** Shows a story and a list of its parts. Clicking a part outlines it in the story. */
export function Anatomy({ id, story, height = 120, parts }: AnatomyProps) {
  const { theme, query } = useToolbar();
  const frame = useRef<HTMLIFrameElement>(null);
  const [content, setContent] = useState(height);
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const look = () => {
      const page = frame.current?.contentDocument;
      setContent(page?.querySelector('[data-story]')?.parentElement?.scrollHeight ?? 0);
      for (const element of page?.querySelectorAll<HTMLElement>('[data-outlined]') ?? []) outline(element, false);
      const found = shown ? [...(page?.querySelectorAll<HTMLElement>(shown) ?? [])] : [];
      outline(
        found.find((element) => element.checkVisibility()),
        true,
      );
    };
    look();
    const timer = setInterval(look, pause);
    return () => clearInterval(timer);
  }, [shown]);
  return (
    <div data-part="anatomy">
      <iframe
        sandbox={ownPage}
        ref={frame}
        title="Anatomy"
        src={`iframe.html?viewMode=story&id=${id}--${story}&globals=theme:${theme}${query}`}
        height={Math.max(height, Math.min(content, 900))}
        className={styles.part}
      />
      <ol>
        {parts.map(([selector, name, says]) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={shown === selector}
              className={styles.partName}
              onClick={() => setShown(shown === selector ? undefined : selector)}
            >
              {name}
            </button>
            : <Prose>{says}</Prose>
          </li>
        ))}
      </ol>
    </div>
  );
}

function outline(element: HTMLElement | undefined, isShown: boolean) {
  if (!element) return;
  element.toggleAttribute('data-outlined', isShown);
  element.style.outline = isShown ? '3px solid #d01884' : '';
}
