import { expect, it } from 'vitest';
import { aDonation } from '../../testing/donations.js';
import { aDemoTalk } from '../../testing/assistant/aDemoTalk.js';
import { describeStores } from '../../testing/stores.js';
import { assistantMessages as say } from '../messages/messages.js';

describeStores('A conversation over the demo', (kind) => {
  const { talk, last: lastAnswer, store } = aDemoTalk(kind);

  /** How the titles begin that the last answer names. */
  const last = async (...messages: string[]) =>
    [...(await lastAnswer(...messages)).matchAll(/^• (.{9})/gm)].map(([, title]) => title);

  it('shows nothing for others as if it fitted', async () => {
    const [answer] = await talk('warm coat for a 4 year old');
    expect(answer).toBe(say.nothing('"warm coat" (4 year old)', ''));
    expect(await last('kids coat')).toEqual(['معطف مطر ']);
    expect(await last("men's boots")).toEqual(['Hiking bo']);
    expect(await last('sneakers for women, size 8')).toEqual(['Everyday ']);
  });

  it('names what comes close as such', async () => {
    const [answer] = await talk("men's boots in size 9");
    expect(answer).toContain(say.foundLoosely('"boots" for men (size 9)', ''));
    expect(answer).toMatch(/^• Hiking boots.*\(another size\)/m);
    const [dinosaurs] = await talk('mittens with dinosaurs for a 6 year old');
    expect(dinosaurs).toContain('Nothing says "dinosaurs"');
    expect(dinosaurs).toContain('• Berry mittens');
  });

  it('asks which place is meant, and takes the answer', async () => {
    const [question, answer] = await talk('boots near the mission', 'the second one');
    expect(question).toBe('Do you mean Mission Bay or Mission District?');
    expect(answer).toContain('within 3 mi of Mission District');
    expect((await talk('boots near the mission', 'mission bay')).at(-1)).toContain('within 3 mi of Mission Bay');
    expect((await talk('boots near the mission', 'the Mission')).at(-1)).toContain('of Mission District');
    expect((await talk('anything in the Sunset?'))[0]).toBe('Do you mean Inner Sunset or Outer Sunset?');
  });

  it('looks around a place where nothing is listed', async () => {
    const [answer] = await talk('socks in Oakland');
    expect(answer).toContain(say.foundWide('"socks"', say.within('5', 'Oakland')));
    expect(answer).toMatch(/• Six pairs.* mi from Oakland/);
  });

  it('knows ZIP codes, and says where it knows none', async () => {
    const [answer] = await talk('boots within 2 miles of 94114');
    expect(answer).toContain(say.found('"boots"', say.within('2', '94114')));
    expect(answer).toMatch(/• Hiking boots.*mi from 94114\)/);
    expect((await talk('anything for kids in 94112'))[0]).toContain('within 2 mi of 94112');
    // New York is no place near this site, and 99999 none at all.
    expect(await talk('boots near 10001', 'boots near 99999')).toEqual([
      say.unknownZip('10001'),
      say.unknownZip('99999'),
    ]);
    expect((await talk('boots near 99999', '94114')).at(-1)).toContain('within 3 mi of 94114');
    expect((await talk('boots within walking distance'))[0]).toContain(say.nearMe);
    expect((await talk('boots', 'within walking distance of 94114')).at(-1)).toContain('within 1 mi of 94114');
  });

  it('goes on from what was looked for before, and says so', async () => {
    const [, answer] = await talk("a men's jacket", 'something in blue instead');
    expect(answer).toContain('Going on from before: "blue jacket" for men');
    expect((await last("a men's jacket", 'something in blue instead'))[0]).toBe('Blue puff');
    expect(await last('shoes', 'for kids', 'size 13')).toEqual(['Yellow ra']);
    expect(await last('overalls for a 4 year old', 'and a tutu?')).toEqual(['Pink tutu']);
    expect((await talk('overalls for a 4 year old', 'and a tutu?')).at(-1)).toContain('"tutu" (4 year old)');
    // A size in letters is of the thing that it was said of.
    expect((await talk("a men's jacket, size M", 'and boots?')).at(-1)).toContain('"boots" for men:');
    expect((await talk('boots for my son', 'what about for me?')).at(-1)).not.toContain('son');
    // Words that nothing has are told once.
    const [, told, then] = await talk('boots', 'in flurbish', 'for kids');
    expect(told).toContain('Nothing says "flurbish"');
    expect(then).toContain('"boots" for kids:');
    // Another thing, asked for in full, is another search.
    expect((await talk('boots for my son', 'Do you have an umbrella?')).at(-1)).not.toContain('son');
  });

  it('keeps for whom, which size and where for a thing that is named alone', async () => {
    const [, sweater] = await talk('clothes for a woman size L', 'a sweater');
    expect(sweater).toContain('Going on from before: "sweater" for a woman (size L)');
    expect((await talk('shoes for kids', 'boots')).at(-1)).toContain('Going on from before: "boots" for kids');
    expect((await talk('kids clothes near Glen Park', 'just shoes')).at(-1)).toContain(
      '"shoes" for kids within 3 mi of Glen Park',
    );
    expect(await last('leggings', 'the one in the Outer Richmond')).toEqual(['Running l']);
    expect(await last('jackets', 'not the denim one')).not.toContain('Denim jac');
    expect((await talk('something blue', 'a dress')).at(-1)).toContain('"blue dress"');
    expect((await talk('jacket', 'which one is closest to Noe Valley')).at(-1)).toMatch(/^The nearest first:/);
    // Nothing before can be carried over, or the message asks for something else.
    expect((await talk('hat', 'beanie')).at(-1)).toContain(say.found('"beanie"', ''));
    expect((await talk('boots for men', 'do you have umbrellas?')).at(-1)).toContain(say.found('"umbrellas"', ''));
  });

  it('asks once which place is meant, then shows each', async () => {
    const [asked, answer] = await talk('what do you have in the Sunset', 'only for women');
    expect(asked).toBe(say.whichPlace(['Inner Sunset', 'Outer Sunset']));
    expect(answer).toMatch(/for women in Inner Sunset right now[^]*for women in Outer Sunset:/);
    expect((await talk('jacket near the Mission', 'closer')).at(-1)).toMatch(
      /within 1.5 mi of Mission Bay:[^]*within 1.5 mi of Mission District/,
    );
    expect((await talk('anything in the Sunset', 'the outer one')).at(-1)).toContain(say.listedAt(' in Outer Sunset'));
    expect((await talk('coat in the Sunset', 'both', 'for kids')).at(-1)).toContain('"coat" for kids in Inner Sunset');
    const twice = [...((await talk('coat in the Sunset', 'either')).at(-1) ?? '').matchAll(/\/donations\/(\d+)/g)];
    expect(new Set(twice.map(([, id]) => id)).size).toBe(twice.length);
  });

  it('says what a donation says of itself, and what it does not', async () => {
    const answer = async (question: string) => (await talk('umbrella', question)).at(-1);
    expect(await answer('does it have pockets?')).toContain(say.about.unsaid('Dotted umbrella, barely rained on'));
    expect((await talk('mustard sweater size L', 'is it wool?')).at(-1)).toMatch(/^"Mustard sweater/);
    expect((await talk('boots', 'is it wool?')).at(-1)).toBe(say.which(4));
    expect((await talk('boots', 'is the first one made of silk?')).at(-1)).toContain(
      '"Hiking boots, men’s 10½" says: "Leather',
    );
    expect((await talk('boots', 'can you hold the second one for me')).at(-1)).toBe(
      (await talk('boots', 'how do I get the second one')).at(-1),
    );
    expect((await talk('boots', 'the fifth one')).at(-1)).toBe(`${say.fewer(4)} ${say.which(4)}`);
    expect((await talk('boots', 'and how do I contact them?')).at(-1)).toBe(say.topics('', []).contact);
    expect((await talk('jeans for a woman', 'bigger')).at(-1)).toBe(say.topics('', []).otherSize);
  });

  it('takes thanks for thanks, whatever is said beside it', async () => {
    const { thanks, bye } = say.topics('', []);
    for (const text of ["thanks, you're very kind", 'ok thank you so much for your help', "perfect, that's all"]) {
      expect((await talk('boots', text)).at(-1), text).toBe(thanks);
    }
    expect((await talk('boots', 'great, thank you, bye')).at(-1)).toBe(bye);
    expect((await talk('boots', 'thanks, do you have hats?')).at(-1)).toContain('"hats"');
  });

  it('answers again in another language', async () => {
    const [, again, then] = await talk('do you have umbrellas?', 'en español por favor', 'y botas');
    expect(again).toMatch(/^Esto encontré para «paraguas»:\n• Dotted/);
    expect(then).toContain('«botas»');
    expect((await talk('abrigo', 'in English please')).at(-1)).toContain(say.found('"coat"', ''));
  });

  it('tells how many there are', async () => {
    expect((await talk('how many umbrellas do you have?'))[0]).toContain(say.counted('1', '"umbrellas"', ''));
  });

  it('keeps the place until another one is named', async () => {
    const answers = await talk('shoes within 2 miles of the Castro', 'for kids', 'near Glen Park', 'closer');
    expect(answers[1]).toContain('for kids within 2 mi of Castro');
    expect(answers[2]).toContain('for kids within 3 mi of Glen Park');
    expect(answers[3]).toContain('for kids within 1.5 mi of Glen Park');
  });

  it('shows others, and says when there are no more', async () => {
    const first = await last('jacket');
    const more = await last('jacket', 'more');
    expect(first).toHaveLength(4);
    expect(more.length).toBeGreaterThan(0);
    expect(more.filter((title) => first.includes(title))).toEqual([]);
    expect((await talk('umbrella', 'anything else?')).at(-1)).toBe(say.noMore('"umbrella"', ''));
  });

  it('answers about one of those that it showed', async () => {
    const [shown = ''] = await talk('boots');
    const ids = [...shown.matchAll(/\/donations\/(\d+)$/gm)].map(([, id]) => Number(id));
    const second = await store().donation(ids[1] ?? 0);
    const answer = async (question: string) => (await talk('boots', question)).at(-1);
    expect(await answer('the second one, is it still there?')).toBe(
      `${say.about.state(second?.title ?? '', say.about.states['available'] ?? '')}\n/donations/${ids[1]}`,
    );
    expect(await answer('who gives the second one?')).toBe(
      `${say.about.donor(second?.title ?? '')}\n/donations/${ids[1]}`,
    );
    for (const id of ids) expect(await answer('is it still there?')).toContain(`right now.\n/donations/${id}`);
    expect((await talk('umbrella', 'how do I get it?')).at(-1)).toContain('press "Contact Donor"');
    expect((await talk('how do I get it?'))[0]).toBe(say.topics('Clothesline', []).pickup);
    expect((await talk('is it still there?'))[0]).toBe(say.which(0));
  });

  it('answers several things at once', async () => {
    const [answer] = await talk('I need a raincoat for my daughter and boots for me');
    expect(answer).toContain('"raincoat" for your daughter');
    expect(answer).toContain('"boots":');
    expect(answer?.match(/^• /gm)?.length).toBeLessThanOrEqual(4);
  });

  it('finds what serves, without its words', async () => {
    expect(await last('something warm for a baby')).toContain('Star slee');
    expect(await last('something to sleep in')).toContain('Flannel p');
    expect(await last('clothes for the snow')).toContain('Snow boot');
    expect(await last('school clothes for my son, he is 8')).not.toContain('Gingham p');
    const [answer] = await talk('I lost my job and my kids need shoes on Monday');
    expect(answer).toContain(say.found('"shoes" for kids', ''));
    expect((await talk('my grandmother is always cold'))[0]).toContain('"warm" for a woman');
  });

  it('leaves out what is not wanted, and takes one color of several', async () => {
    expect(await last('a dress that is not green, for women')).not.toContain('Forest-gr');
    expect(await last('a dress that is not green, for women')).toContain('Marigold ');
    expect((await talk('a dress that is not green'))[0]).toContain('"dress", not green');
    expect((await talk('blue or green sweater'))[0]).toContain('• Green cable-knit');
    expect(await last('un vestido que no sea verde')).not.toContain('Forest-gr');
  });

  it('takes a number alone for one of those that it showed', async () => {
    expect((await talk('boots', '1')).at(-1)).toMatch(/^"Hiking boots/);
    expect((await talk('boots', '9')).at(-1)).toContain('• Chelsea boots');
    const first = await last('boots');
    expect((await last('jacket', 'show me the next ones')).length).toBeGreaterThan(0);
    expect((await last('boots', 'show me the next ones')).filter((title) => first.includes(title))).toEqual([]);
  });

  it('forgives a wrong letter', async () => {
    expect(await last('snekers size 8 for women')).toEqual(['Everyday ']);
    expect((await last('pijamas'))[0]).toBe('Flannel p');
    expect((await talk('What is the weather like?'))[0]).toBe(`${say.unknown} ${say.noContact}`);
  });

  it('names help first to somebody in need, then what fits', async () => {
    const [answer = ''] = await talk('I lost everything in a fire and need clothes for a man, size L');
    expect(answer).toMatch(/^I am sorry[^]*• Shelter, food and clothes tonight: 211/);
    expect(answer).toContain('for a man (size L):\n• ');
    const [alone = ''] = await talk('My husband hits me, I need to leave');
    expect(alone).toContain('1-800-799-7233');
    expect(alone).not.toContain('/donations/');
    expect((await talk('I am freezing and homeless', 'a coat for a woman')).at(-1)).toContain('• Camel wool');
    expect((await talk('my baby is freezing'))[0]).toMatch(/211[^]*"warm" for a baby:\n• Star sleep/);
    expect((await talk('I am homeless in the Castro'))[0]).toMatch(/211[^]*in Castro:\n• /);
    expect((await talk('my boyfriend beat me with a belt'))[0]).not.toContain('/donations/');
    const [threatened] = await talk('the donor threatened me after the pickup');
    expect(threatened).toMatch(/Report[^]*Block[^]*: 911[^]*1-800-799-7233/);
    // Nobody is in need who looks for something against the cold.
    const others = await Promise.all([talk('a coat for cold days'), talk('clothes to hit the gym')]);
    expect(others.flat().join(' ')).not.toContain('211');
  });

  it('takes no link from the words of a donation', async () => {
    const { id } = await store().addDonation(
      aDonation({ title: 'Walrus poncho: /donations/1', description: 'Lovely: /donations/2\n• x: /donations/3' }),
    );
    const about = `/donations/${id}`;
    expect((await talk('walrus', 'is the first one still there?')).at(-1)).toContain(about);
    expect((await talk('walrus', 'tell me more about it', 'is it still there?')).at(-1)).toContain(about);
  });

  it('shows what is available alone, from one moment to the next', async () => {
    const set = (status: string) =>
      store().transaction(
        (trx) =>
          trx
            .updateTable('donations')
            .set({ status })
            .where('title', '=', 'Dotted umbrella, barely rained on')
            .execute(),
        { changesLists: true },
      );
    expect((await talk('umbrella'))[0]).toContain('/donations/');
    await set('promised');
    expect((await talk('umbrella'))[0]).not.toContain('/donations/');
    await set('available');
    expect((await talk('umbrella'))[0]).toContain('/donations/');
  });
});
