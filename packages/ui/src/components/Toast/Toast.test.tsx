import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ui as messages } from '../../locales/en/ui.js';
import { ToastProvider } from './ToastProvider.js';
import { toastDuration, toastRemoveDelay, type ToastContent } from './toastReducer.js';
import { useToast } from './useToast.js';
import { useToastState } from './useToastState.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Opener(content: ToastContent) {
  const { toast, dismiss } = useToast();
  return (
    <>
      <button onClick={() => toast(content)}>Show</button>
      <button onClick={() => dismiss()}>Dismiss all</button>
    </>
  );
}

const show = (content: ToastContent) => {
  const view = render(
    <ToastProvider>
      <Opener {...content} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText('Show'));
  return view;
};
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

test('is announced as a status in a named region', () => {
  show({ title: 'Donation Created', description: 'Your donation has been successfully listed.' });
  expect(screen.getByRole('region', { name: messages.notifications({ hotkey: 'F8' }) })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('Donation Created');
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('announces a failure as an alert', () => {
  show({ title: 'Error', variant: 'destructive' });
  expect(screen.getByRole('alert').textContent).toContain('Error');
});

test('closes after 5000 ms', () => {
  show({ title: 'Saved' });
  wait(toastDuration - 1);
  expect(screen.getByText('Saved')).toBeTruthy();
  wait(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('pauses while hovered', () => {
  show({ title: 'Saved' });
  wait(3000);
  fireEvent.pointerEnter(screen.getByText('Saved'));
  wait(60_000);
  fireEvent.pointerLeave(screen.getByText('Saved'));
  wait(1999);
  expect(screen.getByText('Saved')).toBeTruthy();
  wait(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('pauses while focused', () => {
  show({ title: 'Saved' });
  act(() => screen.getByRole('button', { name: messages.dismiss }).focus());
  wait(60_000);
  expect(screen.getByText('Saved')).toBeTruthy();
});

test('pauses while the page is hidden', () => {
  show({ title: 'Saved' });
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  wait(60_000);
  expect(screen.getByText('Saved')).toBeTruthy();
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  wait(toastDuration);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('shows a single toast at a time', () => {
  show({ title: 'Saved' });
  fireEvent.click(screen.getByText('Show'));
  expect(screen.getAllByText('Saved')).toHaveLength(1);
});

test('closes with its button or `dismiss()`', () => {
  show({ title: 'Saved' });
  fireEvent.click(screen.getByRole('button', { name: messages.dismiss }));
  expect(screen.queryByText('Saved')).toBeNull();
  fireEvent.click(screen.getByText('Show'));
  fireEvent.click(screen.getByText('Dismiss all'));
  expect(screen.queryByText('Saved')).toBeNull();
});

test('runs its action and closes', () => {
  const onClick = vi.fn<() => void>();
  show({ title: 'Removed', action: { label: 'Undo', onClick } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.queryByText('Removed')).toBeNull();
});

test('is removed 1,000,000 ms after being dismissed', () => {
  const { result } = renderHook(() => useToastState());
  act(() => result.current.toasts.toast({ title: 'Saved' }).dismiss());
  expect(result.current.state).toMatchObject([{ title: 'Saved', open: false }]);
  wait(toastRemoveDelay - 1);
  expect(result.current.state).toHaveLength(1);
  wait(1);
  expect(result.current.state).toEqual([]);
});

test('clears its timers on unmount', () => {
  show({ title: 'Saved' }).unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('useToast throws without a provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(() => useToast())).toThrow('useToast must be used within a <ToastProvider>');
});
