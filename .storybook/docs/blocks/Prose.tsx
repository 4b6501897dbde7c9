import { Fragment } from 'react';

/** Supports just `code` in backticks and **bold**, because full Markdown would be overkill for a sentence. */
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
