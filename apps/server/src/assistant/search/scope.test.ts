import type { ChatScope } from '@clothesline/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { worldList } from '../../routes/places.js';
import { openStore } from '../../store/openStore.js';
import type { Store } from '../../store/store.js';
import { someDonations } from '../../testing/donations.js';
import { describeStores, type StorePlace } from '../../testing/stores.js';
import { namedIn } from '../messages/cards.js';
import { createAssistant } from '../createAssistant.js';

describeStores('What a site narrows the assistant to', (kind) => {
  let place: StorePlace;
  let store: Store;
  let titleOf: Map<number, string>;

  beforeAll(async () => {
    place = await kind.place();
    store = await openStore({ ...place.at, seed: someDonations });
    const { donations } = await store.findDonations({ words: '', limit: 50 });
    titleOf = new Map(donations.map(({ id, title }) => [id, title]));
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await place.remove();
  });

  const reply = (text: string, scope: ChatScope) =>
    createAssistant({ store, places: worldList() }).reply(text, [], { scope });
  const titles = async (text: string, scope: ChatScope) =>
    namedIn(await reply(text, scope)).map((id) => titleOf.get(id));

  it('is its categories, however they are written', async () => {
    expect(await titles('a jacket', {})).toEqual(['Denim jacket', 'Blue parka']);
    expect(await titles('a jacket', { categories: ['seasonal'] })).toEqual(['Blue parka']);
    expect(await titles("What's new?", { categories: ['Children', 'MEN'] })).toEqual([
      'Kids snow suit',
      'Denim jacket',
    ]);
    expect(await titles('a hat', { categories: ['Men'] })).toEqual([]);
  });

  it('is what is around its place, as far as it says', async () => {
    expect(await titles("What's new?", { place: 'Mission District', radius: 0.5 })).toEqual([
      'Denim jacket',
      'Rain boots, three pairs',
    ]);
    expect(await titles("What's new?", { place: 'Mission District', radius: 2 })).toHaveLength(4);
    expect(await reply('a jacket', { place: 'mission district', radius: 0.5 })).toContain('within 0.5 mi of Mission');
    // Of the circle alone, wherever else one asks for.
    expect(await titles('a parka in the Outer Sunset', { place: 'Castro', radius: 1 })).toEqual([]);
    expect(await titles('a jacket within 40 miles', { place: 'Castro', radius: 1 })).toEqual([]);
  });

  it('says what lies within it where another place has nothing', async () => {
    const answer = await reply('a hat in the Outer Sunset', { place: 'Castro', radius: 1 });
    expect(answer).toContain('elsewhere');
    expect(namedIn(answer).map((id) => titleOf.get(id))).toEqual(['Straw hat']);
  });

  it('is everything for a place or categories that nobody knows', async () => {
    expect(await titles('a jacket', { place: 'Nowhere at all' })).toEqual(['Denim jacket', 'Blue parka']);
    expect(await titles('a jacket', { categories: ["'; drop table donations; --"] })).toHaveLength(2);
    expect(await titles('a jacket', { place: "'; drop table donations; --" })).toHaveLength(2);
  });

  it('leaves nonsense nonsense, and help help', async () => {
    expect(await reply('asdf qwer', { place: 'Castro' })).toContain("I don't know that");
    expect(await reply('How do I donate?', { categories: ['Men'] })).toContain('Thank you for giving');
  });
});
