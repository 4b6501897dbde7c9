// @vitest-environment jsdom
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { keepActions } from './keepActions.js';

function setUp() {
  document.body.innerHTML = '<div><button type="button">Save</button></div>';
  const [root] = document.body.children as unknown as [HTMLElement];
  const button = root.querySelector('button') as HTMLElement;
  const onClick = vi.fn<() => void>();
  return { root, button, onClick, onHydrated: keepActions(root) };
}

test('repeats a click from before hydration', async () => {
  const { button, onClick, onHydrated } = setUp();
  button.click();
  button.addEventListener('click', onClick);
  onHydrated();
  await wait();
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('does not repeat a click that React handles by finishing hydration', async () => {
  const { root, button, onClick, onHydrated } = setUp();
  root.addEventListener('click', () => {
    onHydrated();
    onClick();
  });
  button.click();
  await wait();
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('does not repeat a click right after hydration', async () => {
  const { button, onClick, onHydrated } = setUp();
  button.addEventListener('click', onClick);
  onHydrated();
  button.click();
  await wait();
  expect(onClick).toHaveBeenCalledTimes(1);
});
