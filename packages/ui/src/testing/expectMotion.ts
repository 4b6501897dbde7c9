import { expect } from 'storybook/test';

/** Something moves inside, unless the visitor has asked for less motion: then nothing does. */
export async function expectMotionAsWished({ canvasElement }: { canvasElement: HTMLElement }) {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const moving = canvasElement.getAnimations({ subtree: true });
  await expect(moving.length > 0).toBe(!isReduced);
}
