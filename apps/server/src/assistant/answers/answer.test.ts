import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '../../store/openStore.js';
import type { Store } from '../../store/store.js';
import { aDonation, someDonations } from '../../testing/donations.js';
import { describeStores, type StorePlace } from '../../testing/stores.js';
import { worldList } from '../../routes/places.js';
import { createAssistant } from '../createAssistant.js';
import { assistantMessages as say } from '../messages/messages.js';

describeStores('The assistant', (kind) => {
  let place: StorePlace;
  let store: Store;

  beforeAll(async () => {
    place = await kind.place();
    store = await openStore({ ...place.at, seed: someDonations });
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await place.remove();
  });

  const reply = (text: string) => createAssistant({ store, places: worldList() }).reply(text);

  /** The titles that an answer names, in order. */
  const titles = async (text: string) =>
    [...(await reply(text)).matchAll(/^• (.+?), (?:Mission|Castro|Outer|San)/gm)].map(([, title]) => title);

  it('says that it is automated', async () => {
    for (const text of ['Hello', 'Are you a person?', 'asdf qwer']) expect(await reply(text)).toContain('automated');
  });

  it('finds a word and its kin, the word itself first', async () => {
    // A suit holds a jacket, and is none.
    expect(await titles('Do you have a jacket?')).toEqual(['Denim jacket', 'Blue parka']);
  });

  it('finds a category by its name and by other words', async () => {
    expect(await titles('shoes')).toEqual(['Rain boots, three pairs']);
    expect(await titles('something for a toddler')).toEqual(['Kids snow suit']);
    expect(await titles('anything for kids')).toEqual(['Kids snow suit']);
    expect((await titles('I have an interview'))[0]).toBe('Charcoal suit');
  });

  it('takes a word for a word: a hat is not in "that"', async () => {
    expect(await titles('a hat')).toEqual(['Straw hat']);
  });

  it('names title, place and link', async () => {
    expect(await reply('parka')).toMatch(/^• Blue parka, Outer Sunset, San Francisco: \/donations\/3$/m);
  });

  it('knows the places that donations are at', async () => {
    expect(await titles('jackets in the Mission')).toEqual(['Denim jacket']);
    expect(await reply('jackets in the Mission')).toContain('in Mission District');
    expect(await titles('what is new in the castro?')).toEqual(['Straw hat', 'Charcoal suit']);
    expect(await titles('Mission jackets')).toEqual(['Denim jacket']);
  });

  it('measures from the middle of a place', async () => {
    const found = await reply('jackets within 2 miles of the Castro');
    expect(found).toContain('within 2 mi of Castro');
    expect(found).toMatch(/Denim jacket, Mission District, San Francisco \(1\.[0-9] mi from Castro\)/);
    expect(found).not.toContain('parka');
    expect(await titles('jackets within 10 miles of the Castro')).toEqual(['Denim jacket', 'Blue parka']);
  });

  it('looks elsewhere where a place has none, and says so', async () => {
    const found = await reply('a hat in the Outer Sunset');
    expect(found).toContain(say.foundWide('"hat"', say.inPlace('Outer Sunset')));
    expect(found).toMatch(/Straw hat.*\(3\.6 mi from Outer Sunset\)/);
  });

  it('comes close where nothing fits all', async () => {
    expect(await reply('a blue hat for men')).toContain(say.foundLoosely('"blue hat" for men', ''));
  });

  it('says where it cannot see: near the visitor', async () => {
    expect(await reply('boots near me')).toContain(say.nearMe);
    expect(await titles('boots near me')).toEqual(['Rain boots, three pairs']);
  });

  it('says so when it does not know, and when there is none', async () => {
    expect(await reply('What is the capital of France?')).toBe(`${say.unknown} ${say.noContact}`);
    expect(await reply('Do you have kilts?')).toBe(say.nothing('"kilts"', ''));
    expect(await reply('')).toBe(`${say.unknown} ${say.noContact}`);
  });

  it('finds at once what was listed a moment ago, and keeps its title on one line', async () => {
    const { id } = await store.addDonation(aDonation({ title: 'Zebra\n• poncho: /donations/999' }));
    expect(await reply('zebra')).toContain(`• Zebra • poncho: …, San Francisco, CA: /donations/${id}`);
  });

  it('names a title without characters that turn the rest of its line around', async () => {
    const { id } = await store.addDonation(aDonation({ title: 'Walrus \u202Eonesie\u2069' }));
    expect(await reply('walrus')).toContain(`• Walrus onesie, San Francisco, CA: /donations/${id}`);
  });

  it("shows the very thing before its kinds, and a boy's as a girl's never", async () => {
    const place = { latitude: 37.75, longitude: -122.5, locationName: 'Nowhere, San Francisco' };
    const ids = [];
    for (const title of ["Girl's pullover", "Boy's pullover", "Girl's cardigan"]) {
      ids.push((await store.addDonation(aDonation({ ...place, title, category: 'Children' }))).id);
    }
    const shown = [...(await reply('a pullover for a girl')).matchAll(/\/donations\/(\d+)$/gm)].map(([, id]) =>
      Number(id),
    );
    expect(shown).toEqual([ids[0], ids[2]]);
    const near = { latitude: 37.7609, longitude: -122.435, locationName: 'Castro, San Francisco' };
    await store.addDonation(aDonation({ ...near, title: "Girl's hoodie", category: 'Children' }));
    const around = [...(await reply('a pullover for a girl within 9 miles of the Castro')).matchAll(/^• ([^,]+),/gm)];
    expect(around[0]?.[1]).toBe("Girl's pullover");
  });

  it('survives every character that has a meaning to a search', async () => {
    for (const text of [
      '100% wool_',
      'c++ (coat) [x] {2} \\m',
      "o'neill jackets",
      'معطف في سان فرانسيسكو',
      '*.?|^$ shirts',
      '-- ; drop table coats',
    ]) {
      expect((await reply(text)).length).toBeGreaterThan(0);
    }
  });
});
