import { Fragment } from 'react';

/** Shows a sentence whose code stands between backticks, and whose stress between two stars, as in Markdown. */
export function Prose({ children }: { children: string }) {
  return children.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, at) => {
    const key = `${at} ${part}`;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    return part.startsWith('**') ? (
      <strong key={key}>{part.slice(2, -2)}</strong>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}
