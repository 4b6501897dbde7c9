import { instead, sayInstead, toAnchor } from '../../catalog/otherNames.js';
import { listGuides } from '../../catalog/guides.js';

/** Lists what is not here, each with what to use instead. */
export function Instead() {
  return Object.entries(instead).map(([name, { page }]) => (
    <p key={name} id={toAnchor(name)}>
      {sayInstead(name)}. <a href={`?path=/docs/${page}`}>See there</a>.
    </p>
  ));
}

/** Lists the components with what others call them. */
export function OtherNames() {
  return (
    <ul>
      {listGuides().map(({ id, title, guide }) => (
        <li key={id}>
          <a href={`?path=/docs/${id}--docs`}>{title.split('/')[1]}</a>: {guide.alsoCalled}
        </li>
      ))}
    </ul>
  );
}
