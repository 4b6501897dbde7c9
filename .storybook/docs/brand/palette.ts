import { contrast, tokens } from '@clothesline/ui/theme';

const { color } = tokens;

/** One brand color and what follows from it, as `[light, dark]`. */
export interface Palette {
  accent: [string, string];
  accentHover: [string, string];
  accentText: [string, string];
  accentSoft: [string, string];
  onAccentSoft: [string, string];
}

const black = '#000000';
const white = '#ffffff';
/** What the accent lies on, as words and as the ground of a button. */
const papers = ['canvas', 'surface', 'sunken', 'raised'] as const;

/** `#rrggbb` between two others; a share of 0 is the first. */
export function mix(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [first, second].map((value) => Number.parseInt(value.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * (1 - share) + (b ?? 0) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** The color itself where it holds 4.5:1 on all grounds; else the nearest one on the way to black or white that does. */
export function readable(value: string, toward: string, grounds: readonly string[]): string {
  const steps = Array.from({ length: 51 }, (_, step) => mix(value, toward, step / 50));
  return steps.find((step) => grounds.every((ground) => contrast(step, ground) >= 4.5)) ?? toward;
}

const ourGrounds = (index: 0 | 1): string[] => papers.map((paper) => color[paper][index]);

/** A light accent that can be read, from any. */
export const readableAccent = (accent: string, papers: readonly string[] = ourGrounds(0)) =>
  readable(accent, black, [...papers, white]);

/** The colors of the product, where no other accent is chosen: those that the page of colors shows. */
const ours: Palette = {
  accent: [...color.accent],
  accentHover: [...color.accentHover],
  accentText: [...color.accentText],
  accentSoft: [...color.accentSoft],
  onAccentSoft: [...color.onAccentSoft],
};

/** Everything that goes with an accent. The light one is taken as it is; the dark one is made to be read at night. */
export function paletteOf(accent: string): Palette {
  if (accent === color.accent[0]) return ours;
  const night = readable(accent, white, ourGrounds(1));
  const [softDay, softNight] = [mix(accent, color.surface[0], 0.86), mix(night, color.surface[1], 0.8)];
  return {
    accent: [accent, night],
    accentHover: [mix(accent, black, 0.18), mix(night, white, 0.25)],
    accentText: [inkOn(accent, white), mix(night, black, 0.88)],
    accentSoft: [softDay, softNight],
    onAccentSoft: [readable(mix(accent, black, 0.3), black, [softDay]), readable(night, white, [softNight])],
  };
}

/** The papers of the light theme from one of them; at night ours stay. */
export function groundsOf(ground: string): Record<'canvas' | 'surface' | 'sunken' | 'raised', [string, string]> {
  return {
    canvas: [ground, color.canvas[1]],
    surface: [mix(ground, white, 0.7), color.surface[1]],
    sunken: [mix(ground, color.text[0], 0.06), color.sunken[1]],
    raised: [white, color.raised[1]],
  };
}

/** What words and controls lie on, by the theme: of a ground, or ours. */
export function papersOf(ground: string): (index: 0 | 1) => string[] {
  if (!ground) return ourGrounds;
  const own = groundsOf(ground);
  return (index) => papers.map((paper) => own[paper][index]);
}

/** What is told by a second hue: news, and its soft ground. */
export function secondOf(second: string): Record<'highlight' | 'highlightSoft', [string, string]> {
  const soft: [string, string] = [mix(second, white, 0.85), mix(second, color.surface[1], 0.75)];
  return {
    highlightSoft: soft,
    highlight: [readable(second, black, [soft[0]]), readable(second, white, [soft[1]])],
  };
}

/** White by preference; dark ink where that can be read better. */
function inkOn(ground: string, preferred: string): string {
  if (contrast(preferred, ground) >= 4.5) return preferred;
  const dark = color.text[0];
  return contrast(dark, ground) > contrast(preferred, ground) ? dark : preferred;
}

export interface Verdict {
  says: string;
  ratio: number;
  /** What WCAG 2.2 asks for: 4.5 of words, 3 of a control's shape. */
  least: 4.5 | 3;
  passes: boolean;
}

/** What WCAG 2.2 says of a palette: the lowest ratio of each pair that carries words or makes a control. */
export function verdicts(
  { accent, accentHover, accentText, accentSoft, onAccentSoft }: Palette,
  grounds = ourGrounds,
): Verdict[] {
  return ([0, 1] as const).flatMap((index) => {
    const theme = index === 0 ? 'Light' : 'Dark';
    const onPaper = Math.min(...grounds(index).map((ground) => contrast(accent[index], ground)));
    const inks = Math.min(
      ...grounds(index).flatMap((ground) => [color.text, color.muted].map((ink) => contrast(ink[index], ground))),
    );
    const onButton = Math.min(...[accent, accentHover].map((ground) => contrast(accentText[index], ground[index])));
    return [
      verdict(`${theme}: words on a button`, onButton, 4.5),
      verdict(`${theme}: words on paper`, inks, 4.5),
      verdict(`${theme}: links on paper`, onPaper, 4.5),
      verdict(`${theme}: words on a soft ground`, contrast(onAccentSoft[index], accentSoft[index]), 4.5),
      verdict(`${theme}: buttons and switches on paper`, onPaper, 3),
      verdict(`${theme}: the focus ring on a soft ground`, contrast(color.focus[index], accentSoft[index]), 3),
    ];
  });
}

const verdict = (says: string, ratio: number, least: 4.5 | 3): Verdict => ({
  says,
  ratio,
  least,
  passes: ratio >= least,
});
