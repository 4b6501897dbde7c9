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

/** Opens a screen, and returns its text once loaded. Fails on blank pages, crashes, and endless loading. */
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

/** Waits for a button whose name starts with `name`, and clicks it. */
async function press(name: string): Promise<void> {
  const find = (label: string) => {
    const buttons = [...document.querySelectorAll('button')].filter((button) => button.getClientRects().length > 0);
    const button = buttons.find((each) => (each.getAttribute('aria-label') ?? each.innerText).startsWith(label));
    button?.click();
    return button !== undefined;
  };
  await expect.poll(() => firefox.evaluate(find, name), { message: `no button ${name}` }).toBe(true);
}

/** Checks that no error boundary is shown, and no error was thrown. */
async function expectNoFailure(): Promise<void> {
  const text = await pageText();
  expect(['didn’t load', 'stopped working'].filter((words) => text.includes(words))).toEqual([]);
  expect(firefox.uncaught()).toEqual([]);
}

/** WebDriver's key code of Enter. */
const enter = '\uE007';

/** Fills in the donation form with the keyboard. */
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

/** The server's donations with this title. */
async function listed(title: string): Promise<{ createdAt: string }[]> {
  const response = await fetch(`${server.origin}/api/donations?search=${encodeURIComponent(title)}`);
  const found = (await response.json()) as { title: string; createdAt: string }[];
  // The search also finds other titles with the same words.
  return found.filter((donation) => donation.title === title);
}

for (const [name, answer] of Object.entries(answers)) {
  test(`each screen handles the response: ${name}`, async () => {
    proxy.api = answer;
    for (const path of everywhere.has(name) ? screens : ['/donations/1']) await visit(path);
    const text = await visit('/explore');
    const said = Object.entries(sentences).filter(([, sentence]) => text.includes(sentence));
    expect(said.map(([kind]) => kind)).toEqual([answer.sentence]);
  });
}

for (const [name, source] of Object.entries(devices)) {
  test(`each screen works on the device: ${name}`, async () => {
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
  test(`a donation listed with ${name} has today’s date`, async () => {
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

test('no city is named for a position far from all cities', async () => {
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

test('an outdated browser shows a message', async () => {
  const stop = await firefox.beforeEachPage(tooOld);
  await firefox.open(proxy.origin);
  await expect.poll(pageText).toContain('without JavaScript');
  await stop();
});

test('no screen loads forever if the server does not respond', async () => {
  // Speeds up timeouts by a factor of twenty.
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

test('screens show a message if their code is missing after a deploy', async () => {
  proxy.missing = /\/assets\/\w+Page-.*\.js$/;
  for (const path of screens) {
    expect(await visit(path)).toMatch(/Try again|Reload the page/);
    // The page checks for a newer release first.
    await expect.poll(pageText).toContain('We couldn’t load this. Try again in a minute.');
  }
});

test('URLs with a stray % work', async () => {
  for (const path of ['/#%', '/explore#%E0%A4%A', '/saved#%zz']) await visit(path);
});
