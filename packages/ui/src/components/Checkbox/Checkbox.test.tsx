import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Checkbox } from './Checkbox.js';

test('toggles on label click and reports the new state', () => {
  const onCheckedChange = vi.fn<(checked: boolean) => void>();
  render(<Checkbox label="Only what is available" name="status" onCheckedChange={onCheckedChange} />);
  const box = screen.getByRole('checkbox', { name: 'Only what is available' });
  fireEvent.click(screen.getByText('Only what is available'));
  expect(box).toHaveProperty('checked', true);
  fireEvent.click(box);
  expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
});

test('keeps its controlled state until the prop changes', () => {
  const { rerender } = render(<Checkbox label="Washed" checked={false} />);
  fireEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
  rerender(<Checkbox label="Washed" checked />);
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
});

test('is described by hint and error, with the required mark excluded from its name', () => {
  render(<Checkbox label="Washed" hint="At 30 degrees" error="Please wash them first" required />);
  const box = screen.getByRole('checkbox', { name: 'Washed' });
  expect(box).toHaveProperty('required', true);
  expect(box.getAttribute('aria-invalid')).toBe('true');
  const texts = box.getAttribute('aria-describedby')?.split(' ');
  expect(texts?.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'At 30 degrees',
    'Please wash them first',
  ]);
});
