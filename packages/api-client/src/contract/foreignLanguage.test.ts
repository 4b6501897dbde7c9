import { describe, expect, test } from 'vitest';
import { foreignLanguage } from './foreignLanguage.js';

describe('the language of a listing', () => {
  test.each([
    ['Abrigo de invierno. Muy calentito, con capucha y para una niña de seis años.', 'es'],
    ['Casaco de inverno. Muito quente, com capuz, em bom estado.', 'pt'],
    ['Manteau d’hiver. Très chaud, avec une capuche, pour les petits.', 'fr'],
    ['Winterjacke mit Kapuze, sehr warm und kaum getragen.', 'de'],
    ['معطف شتوي دافئ مقاس متوسط', 'ar'],
    ['冬天的外套，几乎全新', 'zh'],
    ['冬のコート、ほとんど新品です', 'ja'],
    ['Тёплая зимняя куртка, размер M', 'ru'],
    ['Áo khoác mùa đông, gần như mới', 'vi'],
    ['Makapal na jacket para sa mga bata, may hood ito.', 'tl'],
  ])('is named where it is another one than the page’s: %s', (text, language) => {
    expect(foreignLanguage(text)).toBe(language);
    expect(foreignLanguage(text, `${language}-XX`)).toBeUndefined();
  });

  test('is English on a Spanish page', () => {
    expect(foreignLanguage('Zebra raincoat. Waterproof, with a hood that fits over a bun.', 'es')).toBeUndefined();
    expect(foreignLanguage('Waterproof, with a hood, and it has the marigold lining.', 'es-MX')).toBe('en');
  });

  test.each(['', 'Levi’s 501', 'Silk kimono (着物), worn with a belt, like new', 'La Coruña', '12', '🧥🧥'])(
    'is left open where it is in doubt: "%s"',
    (text) => {
      expect(foreignLanguage(text)).toBeUndefined();
    },
  );
});
