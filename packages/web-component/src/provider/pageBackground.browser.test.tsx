import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { adoptSheets } from '../sheets.js';
import { ElementProvider } from './ElementProvider.js';
import { luminanceBehind, type Theme } from './pageBackground.js';

afterEach(() => {
  document.documentElement.removeAttribute('style');
  document.body.removeAttribute('class');
});

/** Renders an element with a frame in a section of the page. */
function put(theme: Theme, section = '') {
  const place = document.createElement('section');
  place.style.cssText = section;
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  adoptSheets(
    root,
    Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent),
  );
  const inner = document.createElement('div');
  root.append(inner);
  place.append(host);
  document.body.append(place);
  const react = createRoot(inner);
  act(() =>
    react.render(
      <ElementProvider apiHost="" theme={theme} lang={undefined} catalogs={undefined} host={host}>
        Coats
      </ElementProvider>,
    ),
  );
  onTestFinished(() => {
    act(() => react.unmount());
    place.remove();
  });
  const look = () => {
    // The frame's only child has the theme.
    const { colorScheme, backgroundColor } = getComputedStyle(inner.firstElementChild as Element);
    return `${colorScheme}, ${backgroundColor === 'rgba(0, 0, 0, 0)' ? 'no background' : 'own background'}`;
  };
  return { host, look };
}

test.each<[Theme, string, string]>([
  ['auto', 'background: #faf0d7', 'light, no background'],
  ['auto', 'background: #4b2a86', 'dark, no background'],
  ['auto', 'background: #16181d', 'dark, no background'],
  ['auto', 'background: oklch(0.3 0.12 300)', 'dark, no background'],
  ['auto', 'background: rgb(0 0 0 / 4%)', 'light, no background'],
  ['auto', 'background: #888', 'light dark, own background'],
  ['auto', 'background: linear-gradient(white, black)', 'light dark, own background'],
  ['auto', 'color-scheme: dark', 'light, no background'],
  ['light', 'background: #faf0d7', 'light, no background'],
  ['light', 'background: #16181d', 'light, own background'],
  ['light', 'background: linear-gradient(white, black)', 'light, no background'],
  ['dark', 'background: #16181d', 'dark, no background'],
  ['dark', 'background: #4b2a86', 'dark, no background'],
  ['dark', 'background: #faf0d7', 'dark, own background'],
  ['dark', '', 'dark, own background'],
  ['auto', '', 'light, no background'],
])('resolves the theme %s on "%s" to %s', (theme, section, expected) => {
  expect(put(theme, section).look()).toBe(expected);
});

test('follows the page’s color scheme without a background', () => {
  document.documentElement.style.colorScheme = 'dark';
  expect(put('auto').look()).toBe('dark, no background');
});

test('follows color changes of the page', async () => {
  const sheet = document.createElement('style');
  sheet.textContent = 'body.night { background: #101014 }';
  document.head.append(sheet);
  onTestFinished(() => sheet.remove());
  const { look } = put('auto');
  expect(look()).toBe('light, no background');
  await act(async () => document.body.classList.add('night'));
  expect(look()).toBe('dark, no background');
});

test('follows style changes and late style sheets around it', async () => {
  const { host, look } = put('auto');
  const section = host.parentElement as HTMLElement;
  await act(async () => {
    section.style.background = '#101014';
  });
  expect(look()).toBe('dark, no background');
  await act(async () => {
    section.style.background = '';
    section.className = 'late';
  });
  expect(look()).toBe('light, no background');
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `data:text/css,${encodeURIComponent('.late { background: #101014 }')}`;
  onTestFinished(() => link.remove());
  await act(async () => {
    document.head.append(link);
    await new Promise((resolve) => link.addEventListener('load', resolve));
  });
  expect(look()).toBe('dark, no background');
});

test('detects the background across a shadow root and a slot', () => {
  const outer = document.createElement('div');
  outer.attachShadow({ mode: 'open' }).innerHTML = '<div style="background: #16181d"><slot></slot></div>';
  document.body.append(outer);
  onTestFinished(() => outer.remove());
  const { host, look } = put('auto');
  outer.append(host);
  act(() => void window.dispatchEvent(new Event('transitionend')));
  expect(look()).toBe('dark, no background');
});

test('takes up no space, and leaves nothing in its host', () => {
  const { host } = put('dark', 'background: #fff; inline-size: 300px');
  const plain = put('light', 'background: #fff; inline-size: 300px');
  expect([host.offsetWidth, host.offsetHeight]).toEqual([plain.host.offsetWidth, plain.host.offsetHeight]);
  expect(host.shadowRoot?.childElementCount).toBe(1);
});

test('does not detect the background without relative colors', () => {
  const real = window.getComputedStyle.bind(window);
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    const { backgroundColor, backgroundImage } = real(element);
    const color = `color(from ${backgroundColor} xyz-d65 x y z)`;
    return { backgroundColor, backgroundImage, color } as CSSStyleDeclaration;
  });
  const host = document.createElement('div');
  host.attachShadow({ mode: 'open' });
  document.body.append(host);
  onTestFinished(() => host.remove());
  expect(luminanceBehind(host)).toBeNaN();
});
