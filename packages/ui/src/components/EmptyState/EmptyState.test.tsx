import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ui as messages } from '../../locales/en/ui.js';
import { ErrorState } from '../ErrorState/ErrorState.js';
import { EmptyState } from './EmptyState.js';

test('EmptyState shows a heading, text and an action', () => {
  render(
    <EmptyState
      title="No Saved Items"
      description="Nothing yet."
      action={<a href="/explore">Browse</a>}
      headingLevel={3}
    />,
  );
  expect(screen.getByRole('heading', { name: 'No Saved Items', level: 3 })).toBeTruthy();
  expect(screen.getByText('Nothing yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Browse' })).toBeTruthy();
});

test('ErrorState is announced and can retry', () => {
  const onRetry = vi.fn<() => void>();
  render(<ErrorState title="Failed to fetch donations" onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('Failed to fetch donations');
  fireEvent.click(screen.getByRole('button', { name: messages.retry }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('ErrorState has no button without `onRetry`', () => {
  render(<ErrorState title="Failed to fetch donations" />);
  expect(screen.queryByRole('button')).toBeNull();
});
