import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HeartIcon } from '../../icons/icons.js';
import { IconButton } from './IconButton.js';

test('is named by its label', () => {
  render(<IconButton label="Save" icon={<HeartIcon />} />);
  expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('aria-pressed')).toBe(false);
});

test('is a toggle button with `pressed`', () => {
  const { rerender } = render(<IconButton label="Save" icon={<HeartIcon />} pressed={false} />);
  expect(screen.getByRole('button', { name: 'Save', pressed: false })).toBeTruthy();
  rerender(<IconButton label="Save" icon={<HeartIcon />} pressed />);
  expect(screen.getByRole('button', { name: 'Save', pressed: true })).toBeTruthy();
});

test('renders a link with `href`', () => {
  render(<IconButton label="Back" icon={<HeartIcon />} href="/" />);
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/');
});
