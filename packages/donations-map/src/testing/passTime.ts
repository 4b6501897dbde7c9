import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Real timer, since a test's own timers are fake. */
const { setTimeout: realTimeout } = globalThis;

/** Advances the test's clock while the fake server responds. */
export async function passTime(milliseconds: number): Promise<void> {
  const steps = 10;
  for (let step = 0; step < steps; step += 1) {
    await act(async () => {
      await new Promise((resolve) => realTimeout(resolve, 0));
      await vi.advanceTimersByTimeAsync(milliseconds / steps);
    });
  }
}
