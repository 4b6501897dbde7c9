import { contrast, tokens } from '@clothesline/ui/theme';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { parseBrand, brandQuery, brandTokens, ownBrand } from './brandVariables.js';
import { verdictTexts } from './BrandVerdict.js';
import { makePalette, listPapers, readableAccent, verdicts } from './palette.js';
import { TryYourBrand } from './TryYourBrand.js';

const steps = ['00', '33', '66', '99', 'cc', 'ff'];
const everyAccent = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));
const paleYellow = '#ffe08a';

describe('a palette', () => {
  test('of the default accent has enough contrast', () => {
    expect(verdicts(makePalette(ownBrand.accent)).filter(({ passes }) => !passes)).toEqual([]);
  });

  test('of the suggested shade has enough contrast for any accent: 4.5:1 for text, 3:1 for controls', () => {
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
      ...(['canvas', 'surface', 'sunken', 'raised'] as const).map((ground) =>
        contrast(accent[0], tokens.color[ground][0]),
      ),
    );
    expect(found.get('Light: links on paper')).toMatchObject({ ratio: links, least: 4.5, passes: false });
    expect(found.get('Light: buttons and switches on paper')).toMatchObject({ least: 3, passes: false });
    expect(found.get('Light: words on a button')?.ratio).toBeLessThanOrEqual(contrast(accentText[0], accent[0]));
  });
});

describe('the page', () => {
  const enter = (accent: string) => {
    fireEvent.change(screen.getByRole('textbox', { name: 'Accent as a number' }), { target: { value: accent } });
  };
  const verdict = () =>
    screen.getAllByRole('status').find(({ textContent }) => /^(Yes|Careful)/.test(textContent))?.textContent;

  test('reports that an accent is readable', () => {
    render(<TryYourBrand />);
    expect(verdict()).toBe(verdictTexts.passes);
    enter('#0b5d4d');
    expect(verdict()).toBe(verdictTexts.passes);
    expect(screen.queryByRole('img', { name: 'Too little' })).toBeNull();
  });

  test('warns about an unreadable accent, shows where, and suggests a readable color', () => {
    render(<TryYourBrand />);
    enter(paleYellow);
    expect(verdict()).toBe(verdictTexts.fails);
    const links = screen.getByText(/^Light: links on paper/).closest('li');
    expect(links && within(links).getByRole('img', { name: 'Too little' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: verdictTexts.use(readableAccent(paleYellow)) }));
    expect(verdict()).toBe(verdictTexts.passes);
  });
});

describe('a brand in the address', () => {
  const brand = { ...ownBrand, name: 'Warm Hands', accent: '#0b5d4d', ground: '#fff6fa', roundness: 0, textScale: 1.2 };

  test('survives writing and reading', () => {
    expect(parseBrand(brandQuery(brand))).toEqual(brand);
    expect(brandQuery(ownBrand)).toBe('');
  });

  test('falls back to the default for invalid settings', () => {
    expect(parseBrand('accent=red&roundness=9&density=x&font=a;b&name=%3Cscript%3E')).toEqual(ownBrand);
  });

  test('is checked against its own background', () => {
    const failing = (ground: string) =>
      verdicts(makePalette(ownBrand.accent), listPapers(ground)).filter((one) => !one.passes);
    expect(failing('')).toEqual([]);
    expect(failing('#888888').map(({ says }) => says)).toContain('Light: words on paper');
  });

  test('is exported as tokens for both themes', () => {
    const { light, dark } = JSON.parse(brandTokens(brand));
    expect(light.color.accent.$value.hex).toBe('#0b5d4d');
    expect(contrast(dark.color.accent.$value.hex, tokens.color.canvas[1])).toBeGreaterThanOrEqual(4.5);
  });
});

test('our own accent is checked with the colors of the color page', () => {
  expect(makePalette(ownBrand.accent).accent).toEqual([...tokens.color.accent]);
});
