import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.js';

test('does not submit forms by default', () => {
  const onClick = vi.fn<() => void>();
  render(<Button onClick={onClick}>Share</Button>);
  const button = screen.getByRole('button', { name: 'Share' });
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(button.getAttribute('type')).toBe('button');
});

test('renders a link with `href`', () => {
  render(
    <Button href="/create" target="_blank">
      Donate
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Donate' });
  expect(link.getAttribute('href')).toBe('/create');
  expect(link.getAttribute('target')).toBe('_blank');
});

test('keeps its name and focus while busy, and ignores clicks', () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Creating Donation...
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Creating Donation...', busy: true });
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button).toHaveProperty('disabled', false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('can be disabled', () => {
  render(<Button disabled>Share</Button>);
  expect(screen.getByRole('button')).toHaveProperty('disabled', true);
});
