import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ArrowLeftIcon, HeartIcon } from './icons.js';

const scaleOf = (element: Element | null) => element && getComputedStyle(element).scale;

test.each([
  ['ltr', 'none'],
  ['rtl', '-1 1'],
])('mirrors a directional icon only in right-to-left text: %s, %s', (dir, scale) => {
  const { container } = render(
    <div dir={dir}>
      <ArrowLeftIcon />
    </div>,
  );
  expect(scaleOf(container.querySelector('svg'))).toBe(scale);
});

test('does not mirror other icons', () => {
  const { container } = render(
    <div dir="rtl">
      <HeartIcon />
    </div>,
  );
  expect(scaleOf(container.querySelector('svg'))).toBe('none');
});

test('scales with the font size', () => {
  const { container } = render(
    <div style={{ fontSize: 40 }}>
      <HeartIcon />
    </div>,
  );
  expect(container.querySelector('svg')?.getBoundingClientRect().width).toBe(50);
});
