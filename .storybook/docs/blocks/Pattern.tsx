import { listGuides } from '../../catalog/guides.js';
import { StoryFrame } from './component/StoryFrame.js';
import { ReactSnippet } from './Snippets.js';

/** Renders stories in iframes and shows the first one's code. */
export function Looks({ looks: [first, ...others] }: { looks: readonly (readonly [of: string, says: string])[] }) {
  if (!first) return null;
  const [id, says] = first;
  const guide = listGuides().find((known) => id.startsWith(`${known.id}--`))?.guide;
  return (
    <>
      <StoryFrame id={id} says={says} height={640} />
      {guide && <ReactSnippet {...guide.use} />}
      {others.map(([of, caption]) => (
        <StoryFrame key={of} id={of} says={caption} height={640} />
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
