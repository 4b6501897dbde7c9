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
    ['Тепла зимова куртка. Для дівчинки, розмір 4–5 років, майже нова.', 'uk'],
    ['Мені потрібна зимова куртка для дівчинки', 'uk'],
    ['Топло зимно яке, много запазено, за момиче от 4 години', undefined],
    ['Ciepła kurtka zimowa', undefined],
    ['Зимска јакна, као нова', undefined],
    ['Зимове паліто, амаль новае, для дзяўчынкі', undefined],
    ['جاکٹ گرم ہے', undefined],
    ['न्यानो ज्याकेट, नयाँ जस्तै', undefined],
    ['यह गर्म जैकेट है और बच्चों के लिए', undefined],
    ['מעיל חורף חם, כמעט חדש, עם כובע', undefined],
    ['א ווארעמער מאנטל, כמעט ניי', undefined],
    ['El Paso and Los Lobos T-shirts', undefined],
    ['El Paso, Los Lobos, La Paz: T-shirts', undefined],
    ['Die Hard and Das Boot T-shirts', undefined],
    ['Kimono “着物” with obi', undefined],
    ['Makapal na jacket para sa mga bata, may hood ito.', 'tl'],
  ])('is detected only if certain: %s', (text, language) => {
    expect(foreignLanguage(text)).toBe(language);
    expect(foreignLanguage(text, `${language ?? 'en'}-XX`)).toBeUndefined();
  });

  test('is English on a Spanish page', () => {
    expect(foreignLanguage('Zebra raincoat. Waterproof, with a hood that fits over a bun.', 'es')).toBeUndefined();
    expect(foreignLanguage('Waterproof, with a hood, and it has the marigold lining.', 'es-MX')).toBe('en');
  });

  test.each(['', 'Levi’s 501', 'Silk kimono (着物), worn with a belt, like new', 'La Coruña', '12', '🧥🧥'])(
    'is undefined if uncertain: "%s"',
    (text) => {
      expect(foreignLanguage(text)).toBeUndefined();
    },
  );
});
