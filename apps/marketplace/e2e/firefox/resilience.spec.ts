import { expect, test } from '@playwright/test';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers, everywhere, sentences } from '../resilience/answers.js';
import { devices } from '../resilience/devices.js';
import { screens } from '../resilience/screens.js';
import { seededStore } from '../support/globalSetup.js';
import { type RunningServer, startServer } from '../support/server.js';
import { type Firefox, startFirefox } from './browser.js';
import { type Proxy, startProxy } from './proxy.js';

let folder: string;
let server: RunningServer;
let proxy: Proxy;
let firefox: Firefox;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clothesline-e2e-'));
  cpSync(seededStore, folder, { recursive: true });
  server = await startServer(folder);
  proxy = await startProxy(server.origin);
  firefox = await startFirefox();
});
test.afterAll(async () => {
  firefox.close();
  proxy.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
test.afterEach(() => {
  Object.assign(proxy, { api: 'server', missing: undefined });
});

/** Opens a screen, waits until it has all it will get, and gives its text. Fails on a blank page, a crash, an endless wait. */
async function visit(path: string): Promise<string> {
  await firefox.open(proxy.origin + path);
  const { wrong, text } = await firefox.evaluate(async (timeout) => {
    const look = () => {
      const isShown = (selector: string) =>
        [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
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

for (const [name, answer] of Object.entries(answers)) {
  test(`the answer: ${name}`, async () => {
    proxy.api = answer;
    for (const path of everywhere.has(name) ? screens : ['/donations/1']) await visit(path);
    const text = await visit('/explore');
    const said = Object.entries(sentences).filter(([, sentence]) => text.includes(sentence));
    expect(said.map(([kind]) => kind)).toEqual([answer.sentence]);
  });
}

for (const [name, prepare] of Object.entries(devices)) {
  test(`the device: ${name}`, async () => {
    const stop = await firefox.beforeEachPage(prepare);
    for (const path of screens) await visit(path);
    await visit('/donations/1');
    const wrong = await firefox.evaluate(async () => {
      const press = async (label: RegExp) => {
        const find = () =>
          [...document.querySelectorAll('button')].find(
            (button) => label.test(button.getAttribute('aria-label') ?? button.innerText) && button.checkVisibility(),
          );
        for (let tries = 0; !find() && tries < 100; tries++) await new Promise((resolve) => setTimeout(resolve, 100));
        const button = find();
        button?.click();
        await new Promise((resolve) => setTimeout(resolve, 500));
        return button ? [] : [`no button ${label}`];
      };
      return [
        ...(await press(/^Save /)),
        ...(await press(/^Location: /)),
        ...(await press(/^Use my location/)),
        ...(await press(/^Close/)),
        ...(await press(/^Open chat/)),
        ...(await press(/^Close chat/)),
        // What a boundary says of a screen, and of what is around it.
        ...['did not load', 'stopped working'].filter((words) => document.body.innerText.includes(words)),
      ];
    }, undefined);
    await stop();
    expect(wrong).toEqual([]);
    expect(firefox.uncaught()).toEqual([]);
  });
}

test('the server that never answers', async () => {
  // The time limits pass twenty times as fast.
  const stop = await firefox.beforeEachPage(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, delay = 0) => setTimeout(run, delay >= 15_000 ? delay / 20 : delay),
    });
  });
  proxy.api = 'nobody';
  for (const path of screens) await visit(path);
  expect(await visit('/explore')).toContain(sentences.noAnswer);
  await stop();
});

test('code that is gone after a deploy', async () => {
  proxy.missing = /\/assets\/\w+Page-.*\.js$/;
  const text = () => firefox.evaluate(() => document.querySelector('main')?.innerText ?? '', undefined);
  for (const path of screens) {
    expect(await visit(path)).toMatch(/Try again|Reload the page/);
    // The page first asks whether a newer release is there.
    await expect.poll(text).toContain('The server could not send it. Try again in a minute.');
  }
});

test('an address with a stray %', async () => {
  for (const path of ['/#%', '/explore#%E0%A4%A', '/saved#%zz']) await visit(path);
});
