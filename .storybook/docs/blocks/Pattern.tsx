import * as styles from './blocks.css.js';

interface LookProps {
  /** Id of the story. */
  of: string;
  /** Caption of the picture. */
  says: string;
}

/** Shows a story as the test run draws it, with a link to the story itself. */
export function Look({ of, says }: LookProps) {
  return (
    <figure className={styles.look}>
      <a href={`?path=/story/${of}`} target="_top">
        <img
          src={`accepted/${of}.webp`}
          alt={`${says} Open the story.`}
          loading="lazy"
          className={styles.lookPicture}
        />
      </a>
      <figcaption>
        <p>{says}</p>
      </figcaption>
    </figure>
  );
}

/** Shows looks beside each other. */
export function Looks({ looks }: { looks: readonly (readonly [of: string, says: string])[] }) {
  return (
    <div className={styles.looks}>
      {looks.map(([of, says]) => (
        <Look key={of} of={of} says={says} />
      ))}
    </div>
  );
}

/** Shows good examples beside bad ones. */
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
