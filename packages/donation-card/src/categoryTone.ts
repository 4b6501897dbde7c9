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

/** Returns the badge color for a category. Custom categories of a server are neutral. */
export function categoryTone(category: string): Tone {
  return tones.get(category) ?? 'neutral';
}
