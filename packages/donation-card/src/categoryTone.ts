import type { BadgeProps } from '@clothesline/ui';

type Tone = NonNullable<BadgeProps['tone']>;

/** Color of each known category's badge. The name is always there too, since color alone is not enough. */
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

/** The badge tone of a category; neutral for one that only the server knows. */
export function categoryTone(category: string): Tone {
  return tones.get(category) ?? 'neutral';
}
