import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Heading, type HeadingLevel } from './Heading.js';

/** Renders a heading with an unchecked level, as in JavaScript. */
const draw = (level?: number) => render(<Heading level={level as HeadingLevel}>Near you</Heading>);

it.each([undefined, 7])('throws a helpful error for level %s in development', (level) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => draw(level)).toThrow(`Heading: invalid level ${level}.`);
});

it('throws only React’s error in production', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => draw()).toThrow('Element type is invalid');
});
