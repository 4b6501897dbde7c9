import { expect, test } from 'vitest';
import { mount } from '../../testing/mount.js';
import { Picture } from './Picture.js';

// One red px.
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

test.each([
  ['with a picture', <Picture key="a" src={pixel} trusted alt="" ratio={3 / 2} loading="eager" />],
  ['without one', <Picture key="b" src={undefined} alt="" ratio="3 / 2" />],
])('the box has its ratio %s', (_case, picture) => {
  const { container } = mount(<div style={{ width: 300 }}>{picture}</div>);
  const box = container.querySelector('span')?.getBoundingClientRect();
  expect(box?.width).toBe(300);
  expect(box?.height).toBe(200);
});
