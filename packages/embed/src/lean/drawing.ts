import { createElement, type ReactElement } from 'react';

/** A line with two pegs: on other sites it stands for the drawings of empty and failed lists, which weigh 2 KB. */
function Line(): ReactElement {
  const line = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round' } as const;
  return createElement(
    'svg',
    { viewBox: '0 0 240 48', 'aria-hidden': true, opacity: 0.5 },
    createElement('path', { ...line, d: 'M2 10Q120 46 238 10', strokeWidth: 2 }),
    createElement('path', { ...line, d: 'M84 20v20M156 20v20', strokeWidth: 6 }),
  );
}

export { Line as ClotheslineIllustration, Line as ErrorIllustration };
