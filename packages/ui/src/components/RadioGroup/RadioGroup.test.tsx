import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RadioGroup } from './RadioGroup.js';

const options = ['Not clothes', { value: 'spam', label: 'Spam' }];

test('reports the value of the clicked option', () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<RadioGroup label="What is wrong?" options={options} value="" onValueChange={onValueChange} />);
  fireEvent.click(screen.getByText('Spam'));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('spam');
  expect(screen.getByRole('radio', { name: 'Spam' })).toHaveProperty('checked', false);
});

test('starts with its default and keeps the selection if uncontrolled', () => {
  render(
    <form aria-label="Report">
      <RadioGroup label="What is wrong?" name="reason" options={options} defaultValue="Not clothes" />
    </form>,
  );
  const chosen = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('reason');
  expect(chosen()).toBe('Not clothes');
  fireEvent.click(screen.getByRole('radio', { name: 'Spam' }));
  expect(chosen()).toBe('spam');
});

test('keeps two groups on a page independent', () => {
  render(
    <>
      <RadioGroup label="First" options={options} defaultValue="spam" />
      <RadioGroup label="Second" options={options} defaultValue="spam" />
    </>,
  );
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
});

test('names, describes and marks the group, not its options', () => {
  render(
    <RadioGroup
      label="What is wrong?"
      hint="Only moderators see it"
      error="Please choose"
      required
      options={options}
    />,
  );
  const group = screen.getByRole('radiogroup', { name: 'What is wrong?' });
  expect(group.getAttribute('aria-required')).toBe('true');
  expect(group.getAttribute('aria-invalid')).toBe('true');
  const texts = group.getAttribute('aria-describedby')?.split(' ');
  expect(texts?.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Only moderators see it',
    'Please choose',
  ]);
});

test('disables all options', () => {
  render(<RadioGroup label="What is wrong?" options={options} disabled />);
  for (const radio of screen.getAllByRole('radio')) expect(radio.matches(':disabled')).toBe(true);
});
