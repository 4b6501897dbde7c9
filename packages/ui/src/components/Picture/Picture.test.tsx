import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './Picture.js';

const shown = () => document.querySelector('img');

test('shows a URL without sending a referrer', () => {
  render(<Picture src="https://example.org/coat.jpg" alt="A coat" />);
  const picture = screen.getByRole('img', { name: 'A coat' });
  expect(picture.getAttribute('src')).toBe('https://example.org/coat.jpg');
  expect(picture.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(picture.getAttribute('loading')).toBe('lazy');
  expect(picture.getAttribute('decoding')).toBe('async');
});

test.each([
  undefined,
  '',
  'coat.jpg',
  '/coat.jpg',
  '//example.org/coat.jpg',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'ftp://example.org/coat.jpg',
  'https://',
])('shows a placeholder instead of %j', (src) => {
  render(<Picture src={src} alt="A coat" />);
  expect(shown()).toBeNull();
  expect(screen.getByRole('img', { name: 'A coat' })).toBeTruthy();
});

test.each(['/pictures/coat.svg', 'data:image/png;base64,AAAA'])('shows %s if trusted', (src) => {
  render(<Picture src={src} alt="A coat" trusted />);
  expect(shown()?.getAttribute('src')).toBe(src);
});

test('shows a placeholder if the image fails to load, and tries a new src', () => {
  const { rerender } = render(<Picture src="https://example.org/broken.jpg" alt="A coat" />);
  fireEvent.error(screen.getByRole('img'));
  expect(shown()).toBeNull();
  expect(screen.getByRole('img', { name: 'A coat' })).toBeTruthy();
  rerender(<Picture src="https://example.org/coat.jpg" alt="A coat" />);
  expect(shown()).not.toBeNull();
});

test('is decorative with an empty alt', () => {
  render(<Picture src={undefined} alt="" />);
  expect(screen.queryByRole('img')).toBeNull();
});
