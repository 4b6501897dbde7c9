import { expect } from 'storybook/test';

/** Expects motion, or none with reduced motion. */
export async function expectMotionAsWished({ canvasElement }: { canvasElement: HTMLElement }) {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const moving = canvasElement.getAnimations({ subtree: true });
  await expect(moving.length > 0).toBe(!isReduced);
}
