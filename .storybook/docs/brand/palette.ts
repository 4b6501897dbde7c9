import { contrast, tokens } from '@clothesline/ui/theme';

const { color } = tokens;

export interface Palette {
  accent: [string, string];
  accentHover: [string, string];
  accentText: [string, string];
  accentSoft: [string, string];
  onAccentSoft: [string, string];
}

const black = '#000000';
const white = '#ffffff';
const papers = ['canvas', 'surface', 'sunken', 'raised'] as const;

export function mix(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [first, second].map((value) => Number.parseInt(value.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * (1 - share) + (b ?? 0) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/**
 * Returns the color if it has a contrast of 4.5:1 on all backgrounds. Otherwise moves it toward black or white until it
 * does.
 */
export function readable(value: string, toward: string, backgrounds: readonly string[]): string {
  const steps = Array.from({ length: 51 }, (_, step) => mix(value, toward, step / 50));
  return steps.find((step) => backgrounds.every((background) => contrast(step, background) >= 4.5)) ?? toward;
}

const ourBackgrounds = (index: 0 | 1): string[] => papers.map((paper) => color[paper][index]);

export const readableAccent = (accent: string, papers: readonly string[] = ourBackgrounds(0)) =>
  readable(accent, black, [...papers, white]);

const ours: Palette = {
  accent: [...color.accent],
  accentHover: [...color.accentHover],
  accentText: [...color.accentText],
  accentSoft: [...color.accentSoft],
  onAccentSoft: [...color.onAccentSoft],
};

/**
 * Derives a palette from an accent. The light color is used as is; the dark color is adjusted to be readable on dark
 * backgrounds.
 */
export function makePalette(accent: string): Palette {
  if (accent === color.accent[0]) return ours;
  const night = readable(accent, white, ourBackgrounds(1));
  const [softDay, softNight] = [mix(accent, color.surface[0], 0.86), mix(night, color.surface[1], 0.8)];
  return {
    accent: [accent, night],
    accentHover: [mix(accent, black, 0.18), mix(night, white, 0.25)],
    accentText: [pickInk(accent, white), mix(night, black, 0.88)],
    accentSoft: [softDay, softNight],
    onAccentSoft: [readable(mix(accent, black, 0.3), black, [softDay]), readable(night, white, [softNight])],
  };
}

/** Derives the light theme's backgrounds from a single color. The dark theme isn't customizable. */
export function makeBackgrounds(
  background: string,
): Record<'canvas' | 'surface' | 'sunken' | 'raised', [string, string]> {
  return {
    canvas: [background, color.canvas[1]],
    surface: [mix(background, white, 0.7), color.surface[1]],
    sunken: [mix(background, color.text[0], 0.06), color.sunken[1]],
    raised: [white, color.raised[1]],
  };
}

export function listPapers(background: string): (index: 0 | 1) => string[] {
  if (!background) return ourBackgrounds;
  const own = makeBackgrounds(background);
  return (index) => papers.map((paper) => own[paper][index]);
}

export function makeSecond(second: string): Record<'highlight' | 'highlightSoft', [string, string]> {
  const soft: [string, string] = [mix(second, white, 0.85), mix(second, color.surface[1], 0.75)];
  return {
    highlightSoft: soft,
    highlight: [readable(second, black, [soft[0]]), readable(second, white, [soft[1]])],
  };
}

/** Prefers white. Falls back to the dark text color if white has too little contrast and dark is better. */
function pickInk(background: string, preferred: string): string {
  if (contrast(preferred, background) >= 4.5) return preferred;
  const dark = color.text[0];
  return contrast(dark, background) > contrast(preferred, background) ? dark : preferred;
}

export interface Verdict {
  says: string;
  ratio: number;
  least: 4.5 | 3;
  passes: boolean;
}

/** Checks a palette against WCAG 2.2 and reports the lowest contrast ratio for each text or control color. */
export function verdicts(
  { accent, accentHover, accentText, accentSoft, onAccentSoft }: Palette,
  backgrounds = ourBackgrounds,
): Verdict[] {
  return ([0, 1] as const).flatMap((index) => {
    const theme = index === 0 ? 'Light' : 'Dark';
    const onPaper = Math.min(...backgrounds(index).map((background) => contrast(accent[index], background)));
    const inks = Math.min(
      ...backgrounds(index).flatMap((background) =>
        [color.text, color.muted].map((ink) => contrast(ink[index], background)),
      ),
    );
    const onButton = Math.min(
      ...[accent, accentHover].map((background) => contrast(accentText[index], background[index])),
    );
    return [
      verdict(`${theme}: text on buttons`, onButton, 4.5),
      verdict(`${theme}: text on the page`, inks, 4.5),
      verdict(`${theme}: links on the page`, onPaper, 4.5),
      verdict(`${theme}: text on a soft background`, contrast(onAccentSoft[index], accentSoft[index]), 4.5),
      verdict(`${theme}: buttons and switches on the page`, onPaper, 3),
      verdict(`${theme}: focus ring on a soft background`, contrast(color.focus[index], accentSoft[index]), 3),
    ];
  });
}

const verdict = (says: string, ratio: number, least: 4.5 | 3): Verdict => ({
  says,
  ratio,
  least,
  passes: ratio >= least,
});
