import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ThemeRoot } from '../components/ThemeRoot/ThemeRoot.js';

vi.mock('react', async (load) => ({ ...(await load<object>()), version: '18.3.1' }));

it('says nothing of React 18 in production', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubEnv('NODE_ENV', 'production');
  render(<ThemeRoot>Give</ThemeRoot>);
  expect(error).not.toHaveBeenCalled();
});

it('tells once a page in development that React 18 is too old, and the way out', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<ThemeRoot>Give</ThemeRoot>);
  render(<ThemeRoot>Give</ThemeRoot>);
  expect(error.mock.calls).toEqual([[expect.stringMatching(/needs React 19, and this page has 18\.3\.1.*embed\.js/)]]);
});
