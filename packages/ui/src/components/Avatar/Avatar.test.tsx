import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './Avatar.js';

test.each([
  ['Sara Jones', 'SJ'],
  ['Maria de la Cruz', 'MC'],
  ['bo', 'B'],
  ['User #7', '7'],
  ['User #12', '12'],
  ['User #100', '100'],
  ['User #10000', '#'],
  ['  ', ''],
  ['𝒜da 👋', '𝒜'],
])('shows the initials of %j: %j', (name, initials) => {
  const { container } = render(<Avatar name={name} alt="" />);
  expect(container.textContent).toBe(initials);
});

test('is labelled by its name or alt, and hidden with an empty alt', () => {
  const { rerender } = render(<Avatar name="Sara Jones" />);
  expect(screen.getByRole('img', { name: 'Sara Jones' })).toBeTruthy();
  rerender(<Avatar name="Sara Jones" alt="You" />);
  expect(screen.getByRole('img', { name: 'You' })).toBeTruthy();
  rerender(<Avatar name="Sara Jones" alt="" />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('falls back to initials if the image fails to load', () => {
  const { container } = render(<Avatar name="Sara Jones" src="https://example.org/sara.jpg" />);
  const picture = container.querySelector('img');
  expect(picture).not.toBeNull();
  if (picture) fireEvent.error(picture);
  expect(container.textContent).toBe('SJ');
});
