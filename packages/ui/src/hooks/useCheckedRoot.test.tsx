import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  // Other tests have already loaded the real version.
  vi.resetModules();
  vi.doMock('react', async (load) => ({ ...(await load<object>()), version: '18.3.1' }));
});
afterEach(() => {
  vi.doUnmock('react');
  vi.resetModules();
});

async function renderRoots() {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { ThemeRoot } = await import('../components/ThemeRoot/ThemeRoot.js');
  render(<ThemeRoot>Give</ThemeRoot>);
  render(<ThemeRoot>Give</ThemeRoot>);
  return error.mock.calls;
}

it('does not warn about React 18 in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(await renderRoots()).toEqual([]);
});

it('warns once per page in development that React 18 is too old', async () => {
  expect(await renderRoots()).toEqual([
    [expect.stringMatching(/needs React 19, but this page has 18\.3\.1.*embed\.js/)],
  ]);
});
