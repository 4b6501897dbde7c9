import { listGuides } from '../../catalog/guides.js';
import { useToolbar } from '../../toolbar.js';
import * as styles from './blocks.css.js';
import { StoryFrame } from './component/StoryFrame.js';
import { DocsLink } from './DocsLink.js';
import { ReactSnippet } from './Snippets.js';

/**
 * Renders the first story live together with its code. The others fall back to their accepted screenshots (in both themes,
 * see packages/tooling/screenshots/darkStories.mjs), as only a single iframe can have focus at a time.
 */
export function Looks({ looks: [first, ...others] }: { looks: readonly (readonly [of: string, says: string])[] }) {
  const { theme } = useToolbar();
  if (!first) return null;
  const [id, says] = first;
  const guide = listGuides().find((known) => id.startsWith(`${known.id}--`))?.guide;
  return (
    <>
      <StoryFrame id={id} says={says} height={640} />
      {guide && <ReactSnippet {...guide.use} />}
      {others.map(([of, caption]) => (
        <figure key={of} className={styles.look}>
          <DocsLink href={`?path=/story/${of}`}>
            <img
              src={`accepted/${of}${theme === 'dark' && !of.startsWith('screens-') ? '.dark' : ''}.webp`}
              alt={`${caption} Open the story.`}
              loading="lazy"
              className={styles.lookPicture}
            />
          </DocsLink>
          <figcaption>
            <p>{caption}</p>
          </figcaption>
        </figure>
      ))}
    </>
  );
}

export function DoDont({ pairs }: { pairs: readonly (readonly [good: string, bad: string])[] }) {
  return (
    <table data-part="do-dont">
      <thead>
        <tr>
          <th>Do</th>
          <th>Don’t</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([good, bad]) => (
          <tr key={good}>
            <td>{good}</td>
            <td>{bad}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
