import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The real one: a test's own timers stand still. */
const { setTimeout: realTimeout } = globalThis;

/** Lets `milliseconds` pass on the test's clock, and what was asked of the fake server be answered meanwhile. */
export async function passTime(milliseconds: number): Promise<void> {
  const steps = 10;
  for (let step = 0; step < steps; step += 1) {
    await act(async () => {
      await new Promise((resolve) => realTimeout(resolve, 0));
      await vi.advanceTimersByTimeAsync(milliseconds / steps);
    });
  }
}
