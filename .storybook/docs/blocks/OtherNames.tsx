import { instead, sayInstead, toAnchor } from '../../catalog/otherNames.js';
import { listGuides } from '../../catalog/guides.js';
import { DocsLink } from './DocsLink.js';

export function ComponentLink({ id }: { id: string }) {
  const title = listGuides().find((known) => known.id === id)?.title;
  return <DocsLink href={`?path=/docs/${id}--docs`}>{title?.split('/')[1]}</DocsLink>;
}

export function Instead() {
  return Object.entries(instead).map(([name, { component }]) => (
    <p key={name} id={toAnchor(name)}>
      {sayInstead(name)}. See <ComponentLink id={component} />.
    </p>
  ));
}

export function OtherNames() {
  return (
    <ul>
      {listGuides().map(({ id, guide }) => (
        <li key={id}>
          <ComponentLink id={id} />: {guide.alsoCalled}
        </li>
      ))}
    </ul>
  );
}
