import { useEffect, useRef, useState } from 'react';
import { useToolbar } from '../../../toolbar.js';
import { Frame } from '../Frame.js';
import { Prose } from '../Prose.js';
import * as styles from './component.css.js';
import { type Box, margin, placeMarks } from './leaders.js';
import { ownPage } from './ownPage.js';
import { phone } from './StoryFrame.js';

interface AnatomyProps extends GuideAnatomy {
  id: string;
}

/** Timeout and polling interval while waiting for a story's elements to show up (in ms) */
const timeout = 90_000;
const pause = 250;

export function Anatomy({ id, story, height = 120, parts }: AnatomyProps) {
  const { theme, query } = useToolbar();
  const frame = useRef<HTMLIFrameElement>(null);
  const [seen, setSeen] = useState({ boxes: [] as readonly (Box | undefined)[], width: 0, height });
  const look = () => {
    const since = Date.now();
    const timer = setInterval(() => {
      const page = frame.current?.contentDocument;
      if (page?.body) {
        const content = page.querySelector('[data-story]')?.parentElement?.offsetHeight ?? 0;
        const next = {
          boxes: parts.map(([selector]) => findBox(page, selector)),
          width: page.documentElement.clientWidth,
          height: Math.max(height, Math.min(content, 900)),
        };
        setSeen((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
      }
      if (Date.now() - since > timeout) clearInterval(timer);
    }, pause);
    return timer;
  };
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => () => clearInterval(timer.current), []);
  const leaders = placeMarks(seen.boxes, seen);
  return (
    <div data-part="anatomy" data-found={leaders.filter(Boolean).length}>
      <Frame>
        <div className={styles.anatomy} style={{ padding: margin, minInlineSize: phone.width }}>
          <iframe
            sandbox={ownPage}
            ref={frame}
            title="Its parts, numbered"
            src={`iframe.html?viewMode=story&id=${id}--${story}&globals=theme:${theme}${query}`}
            height={seen.height}
            className={styles.part}
            onLoad={() => {
              clearInterval(timer.current);
              timer.current = look();
            }}
          />
          <svg aria-hidden="true" className={styles.leaders}>
            {leaders.map(
              (leader, at) =>
                leader && (
                  <g key={parts[at]?.[1]} transform={`translate(${margin} ${margin})`}>
                    <line x1={leader.mark.left} y1={leader.mark.top} x2={leader.end.left} y2={leader.end.top} />
                    <circle cx={leader.end.left} cy={leader.end.top} r={3} />
                  </g>
                ),
            )}
          </svg>
          {leaders.map(
            (leader, at) =>
              leader && (
                <span
                  key={parts[at]?.[1]}
                  data-part="mark"
                  aria-hidden="true"
                  className={styles.mark}
                  style={{ left: leader.mark.left + margin, top: leader.mark.top + margin }}
                >
                  {at + 1}
                </span>
              ),
          )}
        </div>
      </Frame>
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

/** Returns the box of the first visible match, in px relative to its own page. */
function findBox(page: Document, selector: string): Box | undefined {
  for (const element of page.querySelectorAll(selector)) {
    const { left, top, width, height } = (hasGround(element) ? element : contentRange(element)).getBoundingClientRect();
    if (width > 0 && height > 0) return { left, top, width, height };
  }
  return undefined;
}

/** Whether the element itself is visible. Otherwise only its content is, and we measure that instead. */
function hasGround(element: Element): boolean {
  const { backgroundColor, borderStyle } = getComputedStyle(element);
  return !element.hasChildNodes() || borderStyle !== 'none' || !/^rgba\(.*, 0\)$/.test(backgroundColor);
}

function contentRange(element: Element): Range {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range;
}
