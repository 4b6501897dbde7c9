import { useEffect, useRef, useState } from 'react';
import { Prose } from '../Prose.js';
import * as styles from './component.css.js';
import { ownPage } from './ownPage.js';

interface AnatomyProps extends GuideAnatomy {
  /** Id of the component, in the addresses of its stories. */
  id: string;
}

interface Place {
  left: number;
  top: number;
}

/** Time that a story may take until its parts are there, and the interval of looking for them, in ms. */
const timeout = 90_000;
const pause = 250;

/** Shows a story with its parts numbered and named. */
export function Anatomy({ id, story, height = 120, parts }: AnatomyProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [places, setPlaces] = useState<readonly (Place | undefined)[]>([]);
  const [tall, setTall] = useState(height);
  const look = () => {
    const since = Date.now();
    const timer = setInterval(() => {
      const page = frame.current?.contentDocument;
      if (page) {
        const found = parts.map(([selector]) => findBox(page, selector));
        setPlaces(found);
        setTall(Math.max(height, Math.min(page.querySelector('[data-story]')?.parentElement?.offsetHeight ?? 0, 900)));
      }
      if (Date.now() - since > timeout) clearInterval(timer);
    }, pause);
    return timer;
  };
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => () => clearInterval(timer.current), []);
  return (
    <div data-part="anatomy" data-found={places.filter(Boolean).length}>
      <div className={styles.anatomy}>
        <iframe
          sandbox={ownPage}
          ref={frame}
          title="Its parts, numbered"
          src={`iframe.html?viewMode=story&id=${id}--${story}&globals=theme:light`}
          height={tall}
          className={styles.frame}
          onLoad={() => {
            clearInterval(timer.current);
            timer.current = look();
          }}
        />
        {places.map(
          (place, at) =>
            place && (
              <span key={parts[at]?.[1]} aria-hidden="true" className={styles.mark} style={place}>
                {at + 1}
              </span>
            ),
        )}
      </div>
      <ol>
        {parts.map(([, name, says]) => (
          <li key={name}>
            <strong>{name}</strong>: <Prose>{says}</Prose>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Returns the box of the first visible element of a selector, in px of its page; undefined if there is none. */
function findBox(page: Document, selector: string): Place | undefined {
  for (const element of page.querySelectorAll(selector)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0) return { left, top };
  }
  return undefined;
}
