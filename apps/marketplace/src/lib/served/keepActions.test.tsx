// @vitest-environment jsdom
import { setTimeout as wait } from 'node:timers/promises';
import { type ReactNode, startTransition, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
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

interface PageProps {
  onReady: () => void;
  children: (value: string, onChange: (value: string) => void) => ReactNode;
}

/** Renders its field again when hydrated, which makes React write the value of the state to the field. */
function Page({ onReady, children }: PageProps) {
  const [value, onChange] = useState('');
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  useLayoutEffect(onReady, [onReady]);
  return (
    <>
      {children(value, onChange)}
      <output>{value}</output>
    </>
  );
}

let unmount = () => {};

afterEach(() => unmount());

/** Hydrates a page and calls `act` before React has finished. */
async function actDuringHydration(children: PageProps['children'], act: (root: HTMLElement) => void) {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(<Page onReady={() => {}}>{children}</Page>);
  const onReady = keepActions(root);
  startTransition(() => {
    const hydrated = hydrateRoot(root, <Page onReady={onReady}>{children}</Page>);
    unmount = () => hydrated.unmount();
  });
  act(root);
  await vi.waitFor(() => expect(root.querySelector('output')?.textContent).toBe('b'));
  return root;
}

const dispatch = (field: Element | null, type: string) => field?.dispatchEvent(new Event(type, { bubbles: true }));

test('does not repeat a choice of files that React handles by finishing hydration', async () => {
  const onFiles = vi.fn<() => void>();
  const children: PageProps['children'] = (_, onChange) => (
    <input
      type="file"
      onChange={() => {
        onFiles();
        onChange('b');
      }}
    />
  );
  await actDuringHydration(children, ({ firstElementChild: field }) => {
    Object.defineProperty(field, 'files', { value: [new File([''], 'coat.jpg')], writable: true });
    dispatch(field, 'input');
    dispatch(field, 'change');
  });
  await wait(20);
  expect(onFiles).toHaveBeenCalledTimes(1);
});

test('keeps an option selected during hydration', async () => {
  const children: PageProps['children'] = (value, onChange) => (
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">A</option>
      <option value="b">B</option>
    </select>
  );
  const root = await actDuringHydration(children, ({ firstElementChild: field }) => {
    Object.assign(field as HTMLSelectElement, { value: 'b' });
    dispatch(field, 'input');
    dispatch(field, 'change');
  });
  expect(root.querySelector('select')).toHaveProperty('value', 'b');
});

test('keeps text typed during hydration', async () => {
  const children: PageProps['children'] = (value, onChange) => (
    <input value={value} onChange={({ target }) => onChange(target.value)} />
  );
  const root = await actDuringHydration(children, ({ firstElementChild: field }) => {
    Object.assign(field as HTMLInputElement, { value: 'b' });
    dispatch(field, 'input');
  });
  expect(root.querySelector('input')).toHaveProperty('value', 'b');
});

test('keeps a box checked during hydration', async () => {
  const children: PageProps['children'] = (value, onChange) => (
    <input type="checkbox" checked={value === 'b'} onChange={({ target }) => onChange(target.checked ? 'b' : '')} />
  );
  const root = await actDuringHydration(children, ({ firstElementChild: box }) => (box as HTMLElement).click());
  expect(root.querySelector('input')).toHaveProperty('checked', true);
});
