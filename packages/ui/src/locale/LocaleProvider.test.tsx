import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ErrorState } from '../components/ErrorState/ErrorState.js';
import { ThemeRoot } from '../components/ThemeRoot/ThemeRoot.js';
import uiSpanish from '../locales/es.js';
import { ui as uiMessages } from '../locales/en/ui.js';
import { useLocale } from './locale.js';
import { LocaleProvider } from './LocaleProvider.js';
import { useTexts } from './useTexts.js';

const failed = <ErrorState title="Fehler" onRetry={() => {}} />;
const catalogs = [uiSpanish];

function Shown() {
  const { language, units, direction } = useLocale();
  return <output>{[language, units, direction].join()}</output>;
}

const shown = () => screen.getByRole('status').textContent;

test('uses English without a provider, and sets no language or direction', () => {
  render(<ThemeRoot data-testid="root">{failed}</ThemeRoot>);
  expect(screen.getByRole('button', { name: uiMessages.retry })).toBeTruthy();
  expect(screen.getByTestId('root').matches('[lang], [dir]')).toBe(false);
});

test('uses texts from its catalogs, and sets their language and direction on the theme root', () => {
  render(
    <LocaleProvider language="es-MX" catalogs={catalogs}>
      <ThemeRoot data-testid="root">{failed}</ThemeRoot>
    </LocaleProvider>,
  );
  expect(screen.getByRole('button', { name: uiSpanish.ui.retry })).toBeTruthy();
  expect(screen.getByTestId('root').outerHTML).toMatch(/^<div lang="es-MX" dir="ltr"/);
});

test('lets a partial catalog override single texts', () => {
  const ownWords = [{ ui: { retry: 'Otra vez' } }];
  function Texts() {
    const { retry, close } = useTexts(uiMessages);
    return <output>{[retry, close].join()}</output>;
  }
  render(
    <LocaleProvider language="es" catalogs={catalogs}>
      <LocaleProvider catalogs={ownWords}>
        <Texts />
      </LocaleProvider>
    </LocaleProvider>,
  );
  expect(shown()).toBe(`Otra vez,${uiSpanish.ui.close}`);
});

test.each([
  ['ar', 'ar,mi,rtl'],
  ['ar-EG', 'ar-EG-u-nu-latn,mi,rtl'],
  ['he-IL', 'he-IL,mi,rtl'],
  ['de', 'de,mi,ltr'],
  ['arn', 'arn,mi,ltr'],
])('resolves the language %s to %s', (language, expected) => {
  render(
    <LocaleProvider language={language}>
      <Shown />
    </LocaleProvider>,
  );
  expect(shown()).toBe(expected);
});

test('inherits omitted props from the outer provider', () => {
  render(
    <LocaleProvider language="he" units="km">
      <LocaleProvider units="mi">
        <Shown />
      </LocaleProvider>
    </LocaleProvider>,
  );
  expect(shown()).toBe('he,mi,rtl');
});

test.each(['', '_', 'x', 'en_US', '<script>'])('ignores the invalid language %j', (language) => {
  render(
    <LocaleProvider language={language} units="km">
      <Shown />
    </LocaleProvider>,
  );
  expect(shown()).toBe(',km,');
});
