import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { colors } from '../../theme/tokens.js';
import { vars } from '../../theme/vars.css.js';
import { Button } from '../Button/Button.js';
import { ThemeRoot } from './ThemeRoot.js';

const rgb = (color: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(', ')})`;
const ground = (element: Element | null) => element && getComputedStyle(element).backgroundColor;

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('theme %s', (theme, index) => {
  test('gives the colours of its tokens', () => {
    const { container } = render(
      <ThemeRoot theme={theme} paint>
        <Button tone="primary">Give</Button>
      </ThemeRoot>,
    );
    expect(ground(container.firstElementChild)).toBe(rgb(colors.canvas[index]));
    expect(ground(container.querySelector('button'))).toBe(rgb(colors.accent[index]));
  });
});

test('themes may be nested', () => {
  const { container } = render(
    <ThemeRoot theme="light">
      <ThemeRoot theme="dark" paint />
    </ThemeRoot>,
  );
  expect(ground(container.firstElementChild?.firstElementChild ?? null)).toBe(rgb(colors.canvas[1]));
});

test('auto follows the color-scheme of the visitor', () => {
  const { container } = render(<ThemeRoot paint />);
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  expect(ground(container.firstElementChild)).toBe(rgb(colors.canvas[isDark ? 1 : 0]));
});

test('a public variable of the page wins over the default', () => {
  const { container } = render(
    <div style={{ '--clothesline-color-accent': 'rgb(1, 2, 3)', '--clothesline-radius-pill': '4px' } as object}>
      <ThemeRoot>
        <Button tone="primary">Give</Button>
      </ThemeRoot>
    </div>,
  );
  const button = container.querySelector('button');
  expect(ground(button)).toBe('rgb(1, 2, 3)');
  expect(button && getComputedStyle(button).borderRadius).toBe('4px');
});

test('a rule of the page outside of the layers wins over the components', () => {
  const { container } = render(
    <>
      <style>{'.brand { background-color: rgb(4, 5, 6) }'}</style>
      <ThemeRoot>
        <Button tone="primary" className="brand">
          Give
        </Button>
      </ThemeRoot>
    </>,
  );
  expect(ground(container.querySelector('button'))).toBe('rgb(4, 5, 6)');
});

test('variables have stable names', () => {
  expect(vars.color.accentHover).toBe('var(--_cl-color-accent-hover)');
  expect(vars.space.xxsmall).toBe('var(--_cl-space-xxsmall)');
});
