import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ArrowLeftIcon, HeartIcon } from './icons.js';

const scaleOf = (element: Element | null) => element && getComputedStyle(element).scale;

test.each([
  ['ltr', 'none'],
  ['rtl', '-1 1'],
])('an icon with a direction is mirrored for %s: %s', (dir, scale) => {
  const { container } = render(
    <div dir={dir}>
      <ArrowLeftIcon />
    </div>,
  );
  expect(scaleOf(container.querySelector('svg'))).toBe(scale);
});

test('an icon without a direction is not mirrored', () => {
  const { container } = render(
    <div dir="rtl">
      <HeartIcon />
    </div>,
  );
  expect(scaleOf(container.querySelector('svg'))).toBe('none');
});

test('an icon grows with its text', () => {
  const { container } = render(
    <div style={{ fontSize: 40 }}>
      <HeartIcon />
    </div>,
  );
  expect(container.querySelector('svg')?.getBoundingClientRect().width).toBe(50);
});
