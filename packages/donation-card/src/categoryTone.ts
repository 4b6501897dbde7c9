import type { BadgeProps } from '@clothesline/ui';

type Tone = NonNullable<BadgeProps['tone']>;

const tones: ReadonlyMap<string, Tone> = new Map([
  ['Women', 'accent'],
  ['Men', 'info'],
  ['Children', 'highlight'],
  ['Athletic', 'success'],
  ['Footwear', 'neutral'],
  ['Accessories', 'accent'],
  ['Professional', 'info'],
  ['Seasonal', 'success'],
]);

/** Returns the badge tone of a category; neutral for categories that only the server knows. */
export function categoryTone(category: string): Tone {
  return tones.get(category) ?? 'neutral';
}
