import { render } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { contrast } from '../../theme/contrast.js';
import { accentInk } from '../../theme/ownAccent.js';
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
  test('has the colors of its tokens', () => {
    const { container } = render(
      <ThemeRoot theme={theme} paint>
        <Button tone="primary">Give</Button>
      </ThemeRoot>,
    );
    expect(ground(container.firstElementChild)).toBe(rgb(colors.canvas[index]));
    expect(ground(container.querySelector('button'))).toBe(rgb(colors.accent[index]));
  });
});

test('can be nested', () => {
  const { container } = render(
    <ThemeRoot theme="light">
      <ThemeRoot theme="dark" paint />
    </ThemeRoot>,
  );
  expect(ground(container.firstElementChild?.firstElementChild ?? null)).toBe(rgb(colors.canvas[1]));
});

test('follows the visitor’s color scheme by default', () => {
  const { container } = render(<ThemeRoot paint />);
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  expect(ground(container.firstElementChild)).toBe(rgb(colors.canvas[isDark ? 1 : 0]));
});

test('paints the whole window with paint="page"', () => {
  const { container } = render(
    <div style={{ position: 'relative', inlineSize: 50 }}>
      <ThemeRoot theme="dark" paint="page" />
    </div>,
  );
  const root = container.firstElementChild?.firstElementChild;
  const layer = root && getComputedStyle(root, '::before');
  expect(layer?.backgroundColor).toBe(rgb(colors.canvas[1]));
  expect([layer?.width, layer?.height]).toEqual([`${document.documentElement.clientWidth}px`, `${innerHeight}px`]);
});

test('prefers public variables of the page to the defaults', () => {
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

describe.each(['light', 'dark'] as const)('colors derived from a page’s accent, in the %s theme', (theme) => {
  const accents = ['00', '55', 'aa', 'ff'].flatMap((red, _, steps) =>
    steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
  );
  test('have a contrast of 4.5:1 to text for any accent', () => {
    const { container } = render(
      <ThemeRoot theme={theme}>
        {accents.map((accent) => (
          <div key={accent} style={{ '--clothesline-color-accent': accent } as object}>
            <ThemeRoot theme={theme}>
              <Swatch name={accent} />
            </ThemeRoot>
          </div>
        ))}
      </ThemeRoot>,
    );
    const colorOf = (accent: string, color: Color) =>
      painted(container.querySelector(`[data-swatch="${accent}${color}"]`));
    const weak = accents.flatMap((accent) =>
      pairs
        .map(([text, ground]) => ({
          accent,
          text,
          ground,
          ratio: contrast(colorOf(accent, text), colorOf(accent, ground)),
        }))
        .filter(({ ratio }) => ratio < 4.5),
    );
    expect(weak).toEqual([]);
    // The hover color differs, except for black and white.
    for (const accent of accents.slice(1, -1)) {
      expect(colorOf(accent, 'accentHover')).not.toBe(colorOf(accent, 'accent'));
    }
  });
});

/** `ink` is the color of text in the accent, which differs from the accent as a background. */
type Color = keyof typeof vars.color | 'ink';
const valueOf = (color: Color) => (color === 'ink' ? accentInk(vars.color.accent) : vars.color[color]);

const pairs = [
  ['accentText', 'accent'],
  ['accentText', 'accentHover'],
  ['onAccentSoft', 'accentSoft'],
  ['text', 'accentSoft'],
  ['ink', 'canvas'],
  ['ink', 'surface'],
] as const;

/** Renders an element for each color in the pairs. */
function Swatch({ name }: { name: string }) {
  return [...new Set(pairs.flat())].map((color) => (
    <i key={color} data-swatch={name + color} style={{ backgroundColor: valueOf(color) }} />
  ));
}

/** Returns an element's background color as `#rrggbb`, regardless of its color space. */
function painted(element: Element | null): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context || !element) throw new Error('Nothing to paint.');
  context.fillStyle = getComputedStyle(element).backgroundColor;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

test('keeps a text color set by the page', () => {
  const own = { '--clothesline-color-accent': '#552288', '--clothesline-color-accent-text': '#ffff00' } as object;
  const { container } = render(
    <div style={own}>
      <ThemeRoot>
        <Button tone="primary">Give</Button>
      </ThemeRoot>
    </div>,
  );
  const button = container.querySelector('button');
  expect(button && getComputedStyle(button).color).toBe('rgb(255, 255, 0)');
});

test('lets unlayered styles of the page override components', () => {
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

test('warns about a missing style sheet in development', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const frame = document.body.appendChild(document.createElement('iframe'));
  const page: { current: HTMLElement | null } = { current: null };
  // The page's style sheets don't apply inside a frame.
  render(<ThemeRoot ref={page}>Give</ThemeRoot>, { container: frame.contentDocument?.body ?? document.body });
  expect(page.current?.textContent).toBe('Give');
  const told = expect.stringContaining('@clothesline/ui/styles.css');
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(told), 5_000);
  frame.remove();
});
