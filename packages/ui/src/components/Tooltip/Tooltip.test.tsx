import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tooltipDelay, tooltipSkipDelay } from '../../hooks/tooltipTimes.js';
import { Button } from '../Button/Button.js';
import { ThemeRoot } from '../ThemeRoot/ThemeRoot.js';
import { Tooltip } from './Tooltip.js';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ThemeRoot>
      <Tooltip description="Use my location">
        <Button>Locate</Button>
      </Tooltip>
      <Tooltip description="Share it">
        <Button>Share</Button>
      </Tooltip>
    </ThemeRoot>,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

const button = (name = 'Locate') => screen.getByRole('button', { name });
const tooltip = () => screen.queryByRole('tooltip');
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

test('shows after hovering for 700 ms, and describes its control', () => {
  fireEvent.pointerEnter(button());
  wait(tooltipDelay - 1);
  expect(tooltip()).toBeNull();
  wait(1);
  expect(tooltip()?.textContent).toBe('Use my location');
  expect(button().getAttribute('aria-describedby')).toBe(tooltip()?.id);
});

test('does not show if the pointer leaves earlier', () => {
  fireEvent.pointerEnter(button());
  wait(tooltipDelay - 1);
  fireEvent.pointerLeave(button());
  wait(tooltipDelay);
  expect(tooltip()).toBeNull();
});

test('shows immediately within 300 ms of another tooltip', () => {
  fireEvent.pointerEnter(button());
  wait(tooltipDelay);
  fireEvent.pointerLeave(button());
  wait(tooltipSkipDelay - 1);
  fireEvent.pointerEnter(button('Share'));
  expect(tooltip()?.textContent).toBe('Share it');
});

test('waits again 300 ms after another tooltip', () => {
  fireEvent.pointerEnter(button());
  wait(tooltipDelay);
  fireEvent.pointerLeave(button());
  wait(tooltipSkipDelay);
  fireEvent.pointerEnter(button('Share'));
  expect(tooltip()).toBeNull();
});

test('does not show on touch', () => {
  fireEvent.pointerEnter(button(), { pointerType: 'touch' });
  wait(tooltipDelay);
  expect(tooltip()).toBeNull();
});

test('hides when its control is pressed', () => {
  fireEvent.pointerEnter(button());
  wait(tooltipDelay);
  fireEvent.pointerDown(button());
  expect(tooltip()).toBeNull();
});
