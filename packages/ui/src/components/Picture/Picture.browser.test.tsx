import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { mount } from '../../testing/mount.js';
import { Picture } from './Picture.js';

// One red pixel.
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

test.each([
  ['with an image', <Picture key="a" src={pixel} trusted alt="" ratio={3 / 2} loading="eager" />],
  ['without an image', <Picture key="b" src={undefined} alt="" ratio="3 / 2" />],
])('keeps its ratio %s', (_case, picture) => {
  const { container } = mount(<div style={{ width: 300 }}>{picture}</div>);
  const box = container.querySelector('span')?.getBoundingClientRect();
  expect(box?.width).toBe(300);
  expect(box?.height).toBe(200);
});

test.each([
  ['that failed before hydration', 'data:image/png;base64,AAAA', 0],
  ['that has loaded', pixel, 1],
  ['without an intrinsic size', 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>', 1],
])('hydrates an image %s', async (_case, src, count) => {
  const picture = <Picture src={src} trusted alt="A coat" loading="eager" />;
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(picture);
  await new Promise((resolve) => {
    for (const event of ['load', 'error']) page.querySelector('img')?.addEventListener(event, resolve);
  });
  render(picture, { container: page, hydrate: true });
  await expect.poll(() => page.querySelectorAll('img').length).toBe(count);
  expect(page.querySelector('[role=img], img')?.getAttribute('aria-label') ?? page.querySelector('img')?.alt).toBe(
    'A coat',
  );
});
