import { describe, expect, it } from 'vitest';
import { aDemoTalk } from '../../testing/assistant/aDemoTalk.js';
import { embedded } from '../../testing/stores.js';
import { assistantMessages as say } from '../messages/messages.js';
import { asNear } from '../score/scoreOf.js';

describe('What the assistant shows of the demo', () => {
  const { last: reply } = aDemoTalk(embedded);
  const titlesIn = (text: string) => [...text.matchAll(/^• (.{9})/gm)].map(([, title]) => title ?? '');
  /** How the titles begin that it shows as fitting, and those that it says come close. */
  async function shown(text: string) {
    const blocks = (await reply(text)).split('\n\n');
    const of = (isNear: boolean) => blocks.filter((block) => asNear.test(block) === isNear).flatMap(titlesIn);
    return { fitting: of(false).toSorted(), close: of(true) };
  }
  const fitting = async (text: string) => (await shown(text)).fitting;

  it('takes a garment for whom it usually is where nothing else is said', async () => {
    expect(await fitting('womens shoes size 7')).toEqual(['Party hee', 'Snow boot']);
    expect(await fitting("women's skirts")).toEqual(['Charcoal ', 'Polka-dot']);
    expect(await fitting('falda para mujer')).toEqual(['Charcoal ', 'Polka-dot']);
    expect(await fitting('tie for my dad')).toEqual(['Three goo']);
    expect(await fitting('trowsers for a man waist 34')).toEqual(['Navy pins', 'Weekend b']);
    expect(await fitting('boys dress')).toEqual([]);
  });

  it('says behind what fits what may fit, and why it is not sure', async () => {
    const answer = await reply('gloves');
    expect(answer).toContain(say.alsoClose);
    expect(answer).toMatch(/^• Berry mittens.*\(not quite that\)/m);
    expect(await shown('mens sneakers size 9')).toEqual({ fitting: [], close: ['Red high-'] });
  });

  it('takes khaki pants for pants of their own kind, and says so', async () => {
    expect(await shown('khaki pants')).toEqual({ fitting: [], close: ['Brown cor', 'Maternity'] });
  });

  it('says the nearest sizes where none fits', async () => {
    expect((await shown('womens boots size 11')).close).toEqual(['Chelsea b', 'Snow boot']);
    expect((await shown('dress size 2')).close).toEqual(['Little na', 'Marigold ']);
    // What is for children is no near miss of a grown size, and a handbag has none.
    expect((await shown('t-shirt XXL')).close).toEqual(['Three pla']);
    expect((await shown('woman size 16')).close).toEqual(['High-wais', 'Charcoal ']);
    expect((await shown('cardigan for women, XS or S')).close).toEqual(['Dusty-ros']);
    expect((await shown('pants for men 34x30')).close).toContain('Navy pins');
  });

  it('shows what is for sport as no formal thing', async () => {
    expect(await shown('formal shoes men 11')).toEqual({ fitting: [], close: ['Hiking bo', 'Oxford sh'] });
  });

  it('reads the size of a shoe by its number, not by the age of whom its text speaks', async () => {
    expect(await fitting('shoes size 10')).toEqual(['Hiking bo', 'Oxford sh', 'Two-strap']);
    expect(await fitting('shoes for a 4 year old')).toEqual(['Yellow ra']);
  });

  it('shows nothing small to a teenager, and no grown size to a child', async () => {
    expect(await fitting('clothes for a teenage girl')).not.toContain('Star slee');
    expect(await fitting('suit for my son')).toEqual(['Navy pins']);
    expect(await fitting('suit for a 6 year old boy')).toEqual([]);
  });

  it('reads a donation in Spanish, and some words of other scripts', async () => {
    expect(await fitting('red dress')).toEqual(['Vestido l']);
    expect(await fitting('silk scarf')).toEqual(['絲質圍巾, Chin'.slice(0, 9)]);
    expect(await fitting('green scarf')).toContain('絲質圍巾, Chin'.slice(0, 9));
    expect(await fitting('boys coat age 6')).toEqual(['معطف مطر ']);
    // What is not read is not said to be something else.
    expect(await reply('wool scarf from Chinatown')).not.toContain('another material');
  });

  it('names what is for an occasion first, and no wedding gown', async () => {
    expect(await fitting('dress for a weding size 8')).toContain('Marigold ');
    expect(await fitting('vestido de noche')).not.toContain('Gingham p');
    expect(await fitting('leather shoes for work')).toEqual(['Oxford sh']);
    expect(await fitting('corduroy')).toEqual(['Brown cor', 'Corduroy ']);
    expect(await fitting('something to wear at the gym')).not.toContain('White wor');
  });

  it('says that it does not know a place, and finds a misspelled one', async () => {
    expect(await reply('shoes near Dolores Park')).toMatch(
      new RegExp(`^${say.unknownPlace('dolores park')}\n\nHere is what I found for "shoes":`),
    );
    expect(await reply('clothes near City Hall')).toBe(say.unknownPlace('city hall'));
    expect(await reply('shose near the Misson')).toMatch(/^Do you mean Mission Bay or Mission District\?/);
    expect(await reply('coat in Noe Vally')).toContain('for "coat" in Noe Valley');
    expect(await reply('scarf in Mission Distrct')).not.toContain('Do you mean');
  });

  it('reads distances in words, and includes what is said to be that far', async () => {
    expect(await reply('clothes within half a mile of Glen Park')).toContain(
      say.listedAt(' within 0.5 mi of Glen Park'),
    );
    expect(await reply('shoes within two miles of the Castro')).toContain('within 2 mi of Castro');
    expect(await fitting('jacket within 1 mile of the Castro')).toContain('Denim jac');
    expect(await reply('jackets within wlking distance of the Haight')).toContain('within 1 mi of Haight');
  });

  it('says "new" of the newest alone, and names nothing twice', async () => {
    expect(await reply("what's new?")).toContain(say.newest);
    expect(await reply("what's in Noe Valley?")).toContain(say.listedAt(' in Noe Valley'));
    const titles = titlesIn(await reply('kids shoes with dinosaurs near 94112'));
    expect(new Set(titles).size).toBe(titles.length);
  });
});
