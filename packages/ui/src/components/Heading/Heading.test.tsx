import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Heading, type HeadingLevel } from './Heading.js';

/** Draws a heading of plain JavaScript, whose props are not checked. */
const draw = (level?: number) => render(<Heading level={level as HeadingLevel}>Near you</Heading>);

it.each([undefined, 7])('level %s names the remedy in development', (level) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => draw(level)).toThrow(`Heading: ${level} is no level. Give its place`);
});

it('logs nothing in production', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => draw()).toThrow('Element type is invalid');
});
