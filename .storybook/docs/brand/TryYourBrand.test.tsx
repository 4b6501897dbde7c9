import { contrast, tokens } from '@clothesline/ui/theme';
import { TestProviders } from '@clothesline/api-client/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { brandCss, ownBrand } from './brandVariables.js';
import { verdictTexts } from './BrandVerdict.js';
import { makePalette, listPapers, readableAccent, verdicts } from './palette.js';
import { TryYourBrand } from './TryYourBrand.js';

const steps = ['00', '33', '66', '99', 'cc', 'ff'];
const everyAccent = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));
const paleYellow = '#ffe08a';

describe('a palette', () => {
  test('has enough contrast for the default accent', () => {
    expect(verdicts(makePalette(ownBrand.accent)).filter(({ passes }) => !passes)).toEqual([]);
  });

  test('has enough contrast for the suggested shade of any accent: 4.5:1 for text, 3:1 for controls', () => {
    const failing = everyAccent.filter(
      (accent) => !verdicts(makePalette(readableAccent(accent))).every((v) => v.passes),
    );
    expect(failing).toEqual([]);
  });

  test('has enough contrast in the dark theme for any accent', () => {
    const failing = everyAccent.filter((accent) =>
      verdicts(makePalette(accent)).some(({ says, passes }) => says.startsWith('Dark') && !passes),
    );
    expect(failing).toEqual([]);
  });

  test('is checked against each background', () => {
    const { accent, accentText } = makePalette(paleYellow);
    const found = new Map(verdicts(makePalette(paleYellow)).map((verdict) => [verdict.says, verdict]));
    const links = Math.min(
      ...(['canvas', 'surface', 'sunken', 'raised'] as const).map((background) =>
        contrast(accent[0], tokens.color[background][0]),
      ),
    );
    expect(found.get('Light: links on the page')).toMatchObject({ ratio: links, least: 4.5, passes: false });
    expect(found.get('Light: buttons and switches on the page')).toMatchObject({ least: 3, passes: false });
    expect(found.get('Light: text on buttons')?.ratio).toBeLessThanOrEqual(contrast(accentText[0], accent[0]));
  });
});

describe('the page', () => {
  const show = (accent: string, onAccentChange = vi.fn<(accent: string) => void>()) => {
    render(
      <TestProviders>
        <TryYourBrand brand={{ ...ownBrand, accent }} onAccentChange={onAccentChange} />
      </TestProviders>,
    );
    return onAccentChange;
  };
  const verdict = () =>
    screen.getAllByRole('status').find(({ textContent }) => /^(Yes|Some people)/.test(textContent))?.textContent;

  test.each([ownBrand.accent, '#0b5d4d'])('reports that %s is readable', (accent) => {
    show(accent);
    expect(verdict()).toBe(verdictTexts.passes);
    expect(screen.queryByRole('img', { name: 'Too little' })).toBeNull();
  });

  test('warns about an unreadable accent, shows where, and suggests a readable color', () => {
    const onAccentChange = show(paleYellow);
    expect(verdict()).toBe(verdictTexts.fails);
    const links = screen.getByText(/^Light: links on the page/).closest('li');
    expect(links && within(links).getByRole('img', { name: 'Too little' })).toBeTruthy();
    const better = readableAccent(paleYellow);
    fireEvent.click(screen.getByRole('button', { name: verdictTexts.use(better) }));
    expect(onAccentChange).toHaveBeenCalledWith(better);
    cleanup();
    show(better);
    expect(verdict()).toBe(verdictTexts.passes);
  });
});

test('checks a brand against its own background', () => {
  const failing = (background: string) =>
    verdicts(makePalette(ownBrand.accent), listPapers(background)).filter((one) => !one.passes);
  expect(failing('')).toEqual([]);
  expect(failing('#888888').map(({ says }) => says)).toContain('Light: text on the page');
});

test('generates CSS for variables that differ from the defaults', () => {
  expect(brandCss(ownBrand)).not.toContain('--clothesline');
  const css = brandCss({ ...ownBrand, accent: '#0b5d4d', roundness: 0 });
  expect(css).toContain('  --clothesline-color-accent: light-dark(#0b5d4d, ');
  expect(css).toContain('  --clothesline-radius-large: 0px;');
  expect(css).not.toContain('--clothesline-space');
});

test('uses the colors of the color page for our own accent', () => {
  expect(makePalette(ownBrand.accent).accent).toEqual([...tokens.color.accent]);
});
