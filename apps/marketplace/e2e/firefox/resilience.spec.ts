import { expect, test } from '@playwright/test';
import { answers, everywhere, sentences } from '../resilience/answers.js';
import { clocks, devices, script, tooOld } from '../resilience/devices.js';
import { screens } from '../resilience/screens.js';
import { type FreshServer, startFreshServer } from '../support/freshServer.js';
import { type Proxy, startProxy } from '../support/proxy.js';
import { readPictureUrl } from '../support/visitor.js';
import { type Firefox, startFirefox } from './browser.js';

let server: FreshServer;
let proxy: Proxy;
let firefox: Firefox;

test.beforeAll(async () => {
  server = await startFreshServer();
  proxy = await startProxy(server.origin);
  firefox = await startFirefox();
});
test.afterAll(async () => {
  firefox.close();
  proxy.close();
  await server.remove();
});
test.afterEach(() => {
  Object.assign(proxy, { api: 'server', missing: undefined, losesPosts: false });
});

/** Opens a screen, waits until it has all it will get, and gives its text. Fails on a blank page, a crash, an endless wait. */
async function visit(path: string): Promise<string> {
  await firefox.open(proxy.origin + path);
  const { wrong, text } = await firefox.evaluate(async (timeout) => {
    const look = () => {
      const isShown = (selector: string) =>
        [...document.querySelectorAll(selector)].some((element) => element.getClientRects().length > 0);
      const words = document.getElementById('root')?.innerText ?? '';
      return [
        words.trim() === '' && 'is blank',
        !document.querySelector('h1')?.textContent && 'has no heading',
        words.includes('stopped working') && 'stopped working',
        isShown('[data-skeleton], [aria-busy=true]') && 'is still loading',
      ].filter(Boolean);
    };
    const end = Date.now() + timeout;
    while (look().length > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 100));
    return { wrong: look(), text: document.querySelector('main')?.innerText ?? '' };
  }, 20_000);
  expect([path, ...wrong]).toEqual([path]);
  expect([path, ...firefox.uncaught()]).toEqual([path]);
  return text;
}

const pageText = () => firefox.evaluate(() => document.body.innerText, undefined);

/** Presses the button whose name begins with `name`, as soon as there is one. */
async function press(name: string): Promise<void> {
  const find = (label: string) => {
    const buttons = [...document.querySelectorAll('button')].filter((button) => button.getClientRects().length > 0);
    const button = buttons.find((each) => (each.getAttribute('aria-label') ?? each.innerText).startsWith(label));
    button?.click();
    return button !== undefined;
  };
  await expect.poll(() => firefox.evaluate(find, name), { message: `no button ${name}` }).toBe(true);
}

/** Checks that no boundary shows a failure, and that no error was thrown. */
async function expectNoFailure(): Promise<void> {
  const text = await pageText();
  expect(['didn’t load', 'stopped working'].filter((words) => text.includes(words))).toEqual([]);
  expect(firefox.uncaught()).toEqual([]);
}

/** Key code of Enter in WebDriver. */
const enter = '\uE007';

/** Fills the form for donations with keys. */
async function fillDonation(title: string): Promise<void> {
  await visit('/create');
  const image = new URL(await readPictureUrl(server.origin), server.origin).href;
  const values = {
    Title: title,
    Description: 'Worn for two winters.',
    Category: 'Women',
    'Image URL': `${image}${enter}`,
  };
  for (const [label, value] of Object.entries(values)) {
    await firefox.evaluate((name) => {
      const labels = [...document.querySelectorAll('label')];
      labels.find((each) => each.innerText.startsWith(name))?.control?.focus();
    }, label);
    await firefox.type(value);
  }
  await expect.poll(() => firefox.evaluate(() => document.querySelectorAll('form img').length, undefined)).toBe(1);
}

/** The donations of this title that the server has. */
async function listed(title: string): Promise<{ createdAt: string }[]> {
  const response = await fetch(`${server.origin}/api/donations?search=${encodeURIComponent(title)}`);
  const found = (await response.json()) as { title: string; createdAt: string }[];
  // The search finds others that have the words too.
  return found.filter((donation) => donation.title === title);
}

for (const [name, answer] of Object.entries(answers)) {
  test(`the answer: ${name}`, async () => {
    proxy.api = answer;
    for (const path of everywhere.has(name) ? screens : ['/donations/1']) await visit(path);
    const text = await visit('/explore');
    const said = Object.entries(sentences).filter(([, sentence]) => text.includes(sentence));
    expect(said.map(([kind]) => kind)).toEqual([answer.sentence]);
  });
}

for (const [name, source] of Object.entries(devices)) {
  test(`the device: ${name}`, async () => {
    const stop = await firefox.beforeEachPage(source);
    for (const path of screens) await visit(path);
    await visit('/donations/1');
    const labels = ['Save ', 'Location: ', 'Use my location', 'Close', 'Open chat', 'Close chat'];
    for (const label of labels) await press(label);
    await expectNoFailure();
    await stop();
  });
}

for (const [name, source] of Object.entries(clocks)) {
  test(`a donation given with ${name} is of today`, async () => {
    const stop = await firefox.beforeEachPage(source);
    const title = `A coat of ${name}`;
    await fillDonation(title);
    await press('Create Donation');
    await expect.poll(pageText).toContain('Your donation has been successfully listed.');
    await stop();
    const [donation] = await listed(title);
    expect(Math.abs(Date.parse(donation?.createdAt ?? '') - Date.now())).toBeLessThan(120_000);
  });
}

test('a position without a nearby city has no city name', async () => {
  const stop = await firefox.allowPosition(proxy.origin, { latitude: 39.1, longitude: -117.2 });
  for (const path of screens) await visit(path);
  await visit('/create');
  await expect.poll(() => firefox.evaluate(() => document.body.innerText, undefined)).toContain('Your location');
  const place = await firefox.evaluate(() => {
    const labels = [...document.querySelectorAll('label')];
    const field = labels.find((each) => each.innerText.startsWith('Location'))?.control;
    return field instanceof HTMLInputElement ? field.value : 'no field';
  }, undefined);
  expect(place).toBe('');
  await stop();
});

test('a donation is listed once if its response is lost', async () => {
  const title = 'A coat that is listed once';
  await fillDonation(title);
  proxy.losesPosts = true;
  await press('Create Donation');
  await expect.poll(pageText).toContain('Failed to create donation. Please try again.');
  proxy.losesPosts = false;
  await visit('/create');
  await press('Create Donation');
  await expect.poll(pageText).toContain('Your donation has been successfully listed.');
  expect(await listed(title)).toHaveLength(1);
});

test('a browser that is too old', async () => {
  const stop = await firefox.beforeEachPage(tooOld);
  await firefox.open(proxy.origin);
  await expect.poll(pageText).toContain('without JavaScript');
  await stop();
});

test('the server that never answers', async () => {
  // The time limits pass twenty times as fast.
  const hurry = script(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, delay = 0) => setTimeout(run, delay >= 15_000 ? delay / 20 : delay),
    });
  });
  const stop = await firefox.beforeEachPage(hurry);
  proxy.api = 'nobody';
  for (const path of screens) await visit(path);
  expect(await visit('/explore')).toContain(sentences.noAnswer);
  await stop();
});

test('code that is gone after a deploy', async () => {
  proxy.missing = /\/assets\/\w+Page-.*\.js$/;
  for (const path of screens) {
    expect(await visit(path)).toMatch(/Try again|Reload the page/);
    // The page first asks whether a newer release is there.
    await expect.poll(pageText).toContain('We couldn’t load this. Try again in a minute.');
  }
});

test('an address with a stray %', async () => {
  for (const path of ['/#%', '/explore#%E0%A4%A', '/saved#%zz']) await visit(path);
});
