import { expect, it } from 'vitest';
import { aDemoTalk } from '../../testing/assistant/aDemoTalk.js';
import { describeStores } from '../../testing/stores.js';
import { assistantMessages as say } from '../messages/messages.js';

describeStores('What is asked about those that were shown', (kind) => {
  const { last: talk } = aDemoTalk(kind);

  it('is of the one that fits, where others only come close', async () => {
    expect(await talk('zebra raincoat', 'does it have a hood?')).toMatch(/^"Zebra raincoat".*a hood/);
    expect(await talk('zebra raincoat', 'where exactly?')).toMatch(/^"Zebra raincoat" is in Bernal Heights/);
    expect(await talk('zebra raincoat', 'when can I pick it up?')).toMatch(/evenings and weekends[^]*Contact Donor/);
    expect(await talk('busco zapatos de mujer', 'del 9', '¿quien lo da?')).toContain('Chelsea boots');
  });

  it('is of the one that is named', async () => {
    expect(await talk('skirt', 'what about the polka dot one, who is giving it?')).toMatch(/"Polka-dot midi skirt"/);
    expect(await talk('jackets for men', 'the denim one, is it available')).toMatch(/^"Denim jacket.*still available/);
    expect(await talk('jackets for men', 'where is the denim jacket?')).toContain('Haight-Ashbury');
    expect(await talk('jackets for men', 'is it available?')).toMatch(
      /^"Denim jacket.*still available[^]*"Fleece jacket/,
    );
    expect(await talk('jackets for men', 'do you have a denim skirt?')).not.toMatch(/^"Denim jacket/);
  });

  it('is answered from what it says, and from where and when it is listed', async () => {
    expect(await talk('cardigan', 'can I machine wash it?')).toMatch(/^"Dusty-rose cardigan" says: "Hand wash/);
    expect(await talk('coat size 12', 'which donor is it?')).toContain('names its donor');
    expect(await talk('coat size 12', 'when was it posted?')).toMatch(/was listed on \w+ \d+, \d{4}/);
    expect(await talk('abrigo de mujer talla 12', '¿cuándo se publicó?')).toMatch(/se publicó el \d+ de \w+/);
    expect(await talk('I want a blazer', 'how far is it from Nob Hill?')).toMatch(/about 0\.\d mi from Nob Hill/);
  });

  it('goes on with another color, without those that were shown', async () => {
    expect(await talk('dress size M', 'in another color please')).toBe(say.noMore('"dress" (size M)', ''));
    expect(await talk('vestidos', 'talla L', 'otro color')).toMatch(/^Eso es todo/);
    const others = await talk('red shoes', 'other colors?');
    expect(others).toContain('"shoes", not red');
    expect(others).not.toContain('Red high-tops');
    expect(await talk('dress size M', 'a different one')).toBe(say.noMore('"dress" (size M)', ''));
  });

  it('goes on with the next sizes, or asks for one', async () => {
    expect(await talk('jacket size M men', 'a bigger size')).toContain('Olive bomber jacket');
    expect(await talk('vestidos talla M', 'más grande')).toContain('Forest-green wrap dress');
    expect(await talk('shoes size 8', 'one size bigger')).toContain('Chelsea boots, women’s 9');
    expect(await talk('hiking boots', 'smaller')).toBe(say.noMore('"hiking boots" (shoe 10, shoe 9.5, shoe 9)', ''));
    expect(await talk('baby clothes 3-6 months', 'bigger')).toContain('Striped summer romper (18-24m)');
    expect(await talk('sweater for a man', 'bigger')).toBe(say.topics('', []).otherSize);
  });

  it('is thanked for beside another wish', async () => {
    expect(await talk('boots', 'thanks, do you also have mittens?')).toContain(`${say.welcome}\n\n`);
    expect(await talk('boots', 'thanks, do you also have toys?')).toContain('This site is for clothes');
  });

  it('is told again in another language', async () => {
    expect(await talk('busco paraguas', 'do you have it in english?')).toContain(say.found('"umbrella"', ''));
  });
});
