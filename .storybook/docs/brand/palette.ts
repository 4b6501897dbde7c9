import { contrast, tokens } from '@clothesline/ui/theme';

const { color } = tokens;

/** One brand colour and what follows from it, as `[light, dark]`. */
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

/** The colour itself where it holds 4.5:1 on all grounds; else the nearest one on the way to black or white that does. */
export function readable(value: string, toward: string, grounds: readonly string[]): string {
  const steps = Array.from({ length: 51 }, (_, step) => mix(value, toward, step / 50));
  return steps.find((step) => grounds.every((ground) => contrast(step, ground) >= 4.5)) ?? toward;
}

const grounds = (index: 0 | 1) => papers.map((paper) => color[paper][index]);

/** A light accent that can be read, from any. */
export const readableAccent = (accent: string) => readable(accent, black, [...grounds(0), white]);

/** Everything that goes with an accent. The light one is taken as it is; the dark one is made to be read at night. */
export function paletteOf(accent: string): Palette {
  const night = readable(accent, white, grounds(1));
  const [softDay, softNight] = [mix(accent, color.surface[0], 0.86), mix(night, color.surface[1], 0.8)];
  return {
    accent: [accent, night],
    accentHover: [mix(accent, black, 0.18), mix(night, white, 0.25)],
    accentText: [inkOn(accent, white), mix(night, black, 0.88)],
    accentSoft: [softDay, softNight],
    onAccentSoft: [readable(mix(accent, black, 0.3), black, [softDay]), readable(night, white, [softNight])],
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
export function verdicts({ accent, accentHover, accentText, accentSoft, onAccentSoft }: Palette): Verdict[] {
  return ([0, 1] as const).flatMap((index) => {
    const theme = index === 0 ? 'Light' : 'Dark';
    const onPaper = Math.min(...grounds(index).map((ground) => contrast(accent[index], ground)));
    const onButton = Math.min(...[accent, accentHover].map((ground) => contrast(accentText[index], ground[index])));
    return [
      verdict(`${theme}: words on a button`, onButton, 4.5),
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
