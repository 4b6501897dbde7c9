import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createNavigator } from './navigator.js';

/** Navigates like wouter. */
function push(to: string, options?: { replace?: boolean; state?: unknown }) {
  window.history[options?.replace ? 'replaceState' : 'pushState'](options?.state, '', to);
}

const wentBack = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  Object.defineProperty(window, 'scrollY', { value: 0, writable: true });
});

describe('navigator', () => {
  test('restores the scroll position when going back', async () => {
    const navigator = createNavigator(window);
    const stop = navigator.listen();
    Object.assign(window, { scrollY: 700 });
    navigator.aroundNav(push, '/explore');
    expect(navigator.arrival()).toMatchObject({ kind: 'push', scroll: 0 });
    expect(navigator.canGoBack()).toBe(true);

    const back = wentBack();
    window.history.back();
    await back;
    expect(navigator.arrival()).toMatchObject({ kind: 'pop', scroll: 700 });
    expect(navigator.canGoBack()).toBe(false);
    stop();
  });

  test('does not report an arrival if only the URL changed', () => {
    const navigator = createNavigator(window);
    const heard = vi.fn<() => void>();
    navigator.subscribe(heard);
    navigator.aroundNav(push, '/explore?search=coat', { replace: true });
    expect(heard).not.toHaveBeenCalled();
    expect(window.history.state).toEqual({ index: 0 });
  });

  test('does not report an arrival if an anchor was opened and closed', async () => {
    const navigator = createNavigator(window);
    const stop = navigator.listen();
    const heard = vi.fn<() => void>();
    navigator.subscribe(heard);
    window.history.pushState(null, '', '/#help-center');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    expect(navigator.canGoBack()).toBe(true);
    const back = wentBack();
    window.history.back();
    await back;
    expect(heard).not.toHaveBeenCalled();
    expect(navigator.canGoBack()).toBe(false);
    stop();
  });

  test('focuses the page on each navigation except the first', () => {
    const navigator = createNavigator(window);
    expect(navigator.claim(navigator.arrival())).toBe(false);
    navigator.aroundNav(push, '/saved');
    expect(navigator.claim(navigator.arrival())).toBe(true);
    expect(navigator.claim(navigator.arrival())).toBe(false);
  });

  test('keeps the state of a page', () => {
    const navigator = createNavigator(window);
    navigator.aroundNav(push, '/explore', { replace: true, state: { shown: 48 } });
    expect(window.history.state).toEqual({ shown: 48, index: 0 });
  });
});
