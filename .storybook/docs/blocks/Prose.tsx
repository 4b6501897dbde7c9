import { Fragment } from 'react';

/** Renders a sentence with code in backticks and emphasis in asterisks, as in Markdown. */
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
