import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chatMessages as words } from './messages.js';
import { long, many } from './testing/conversations.js';
import { reactAdapter } from './testing/adapter.js';
import { comeBack, createKit } from './testing/kit.js';

const { opened, show } = createKit(reactAdapter, userEvent);

/** With what was said before on the screen. */
async function openedWith(messages: ReturnType<typeof many>) {
  const chat = await opened({ messages });
  await waitFor(() => expect(chat.bubbles()).toHaveLength(messages.length));
  return chat;
}

beforeEach(comeBack);
afterEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  document.documentElement.dir = '';
  await page.viewport(1280, 800);
});

it('MUST be usable by keyboard: ChatWidget', async () => {
  const { launcher, panel, focused, input, sends, bubbles, sendButton } = show();
  const button = await launcher();
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe(button);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe(input()));
  await userEvent.keyboard('Any coats?{Enter}');
  await waitFor(() => expect(bubbles()).toHaveLength(2));
  await waitFor(() => expect(focused()).toBe(input()));
  await userEvent.keyboard('And boots?{Tab}');
  expect(focused()).toBe(sendButton());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sends()).toHaveLength(2));
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(focused()).toBe(await launcher());
});

describe('the conversation', () => {
  it('scrolls to the newest message', async () => {
    const { log, say, bubbles } = await openedWith(many(30));
    const isAtEnd = () => Math.abs(log().scrollHeight - log().clientHeight - log().scrollTop) <= 1;
    expect(log().scrollHeight).toBeGreaterThan(log().clientHeight);
    expect(isAtEnd()).toBe(true);
    log().scrollTop = 0;
    await say('Anything else?');
    await waitFor(() => expect(bubbles()).toHaveLength(32));
    expect(isAtEnd()).toBe(true);
    // A late font makes messages taller.
    log().style.lineHeight = '3';
    await waitFor(() => expect(isAtEnd()).toBe(true));
    log().scrollTop = 0;
    await waitFor(() => expect(log().scrollTop).toBe(0));
    log().style.lineHeight = '4';
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(log().scrollTop).toBe(0);
  });

  it('breaks long words and addresses', async () => {
    const { log } = await openedWith(long);
    expect(log().scrollWidth).toBe(log().clientWidth);
  });

  it('does not slow down typing under 200 messages', async () => {
    /** Milliseconds of a key, at best. A conversation that renders with it takes 30 times as long. */
    const keyTime = async (count: number) => {
      const { input, unmount } = await openedWith(many(count));
      const times = Array.from({ length: 20 }, (_, letters) => {
        const start = performance.now();
        fireEvent.input(input(), { target: { value: 'x'.repeat(letters + 1) } });
        return performance.now() - start;
      });
      unmount();
      return Math.min(...times);
    };
    const short = await keyTime(10);
    expect((await keyTime(200)) / short).toBeLessThan(6);
  });

  it('reads from right to left with the page', async () => {
    document.documentElement.dir = 'rtl';
    const { chat, panel, input } = await openedWith(long);
    expect(panel()?.getBoundingClientRect().left).toBe(16);
    expect(chat.getByRole('button', { name: words.closeChat }).getBoundingClientRect().left).toBe(16);
    expect(getComputedStyle(input()).direction).toBe('rtl');
    expect(getComputedStyle(await chat.findByRole('link', { name: '/donations/12' })).direction).toBe('ltr');
  });
});

describe('on a desktop', () => {
  it('leaves the page in use', async () => {
    const { panel } = await opened();
    const before = document.createElement('button');
    document.body.prepend(before);
    before.focus();
    expect(document.activeElement).toBe(before);
    expect(panel()).not.toBeNull();
    before.remove();
  });

  it('moves nothing on the page', async () => {
    const size = () => [document.documentElement.scrollWidth, document.documentElement.scrollHeight, scrollY];
    const before = size();
    await opened();
    expect(size()).toEqual(before);
  });

  it('does not animate with reduced motion', async () => {
    const { panel } = await opened();
    expect(panel()?.getAnimations({ subtree: true })).toEqual([]);
  });
});

describe('a conversation of 1,000 messages', () => {
  /** Milliseconds that a change of all lines takes, at best. */
  const relayout = (log: HTMLElement) =>
    Math.min(
      ...Array.from({ length: 9 }, (_, index) => {
        const start = performance.now();
        log.style.letterSpacing = `${index % 2}px`;
        void log.scrollHeight;
        return performance.now() - start;
      }),
    );

  it('renders only visible messages, and scrolls like a chat of 20', { timeout: 60_000 }, async () => {
    const short = await openedWith(many(20));
    const ofShort = relayout(short.log());
    short.unmount();
    const { log } = await openedWith(many(1000));
    const list = log();
    const rows = [...list.querySelectorAll<HTMLElement>('[part^="message"]')];
    // What comes later is there, and scrolls no more.
    await waitFor(() => expect(rows.at(-1)?.querySelector('a')).not.toBeNull());
    const isDrawn = (row: Element | undefined) =>
      row?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === true;
    await waitFor(() => expect(rows.filter(isDrawn).length).toBeLessThan(80));
    // With everything drawn it is some 40 times.
    expect(relayout(list) / ofShort).toBeLessThan(12);
    const end = list.getBoundingClientRect().bottom;
    expect(rows.at(-1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(end);
    list.scrollTop = 0;
    await waitFor(() => expect(isDrawn(rows[0])).toBe(true));
    expect(rows[0]?.getBoundingClientRect().top).toBeGreaterThanOrEqual(list.getBoundingClientRect().top);
    const [first, second] = rows.map((row) => row.firstElementChild?.getBoundingClientRect());
    // As far from each other as where all are drawn: no room is taken for outlines.
    expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeLessThan(60);
  });
});

describe('on a phone', () => {
  beforeEach(() => page.viewport(375, 700));

  it('fills the screen and is modal', async () => {
    const { panel } = await opened();
    expect(panel()?.getAttribute('aria-modal')).toBe('true');
    expect(panel()?.getBoundingClientRect()).toMatchObject({ left: 0, top: 0, width: 375, height: 700 });
  });

  it('starts at 767 px', async () => {
    await page.viewport(768, 700);
    const { panel } = await opened();
    expect(panel()?.getAttribute('aria-modal')).toBeNull();
    await page.viewport(767, 700);
    await waitFor(() => expect(panel()?.getAttribute('aria-modal')).toBe('true'));
  });

  it('keeps the input above the virtual keyboard', async () => {
    const viewport = Object.assign(new EventTarget(), { height: 700, offsetTop: 0 });
    vi.stubGlobal('visualViewport', viewport);
    const { panel, input } = await opened();
    Object.assign(viewport, { height: 380, offsetTop: 20 });
    viewport.dispatchEvent(new Event('resize'));
    expect(panel()?.getBoundingClientRect()).toMatchObject({ top: 20, height: 380 });
    expect(input().getBoundingClientRect().bottom).toBeLessThan(400);
  });

  it('traps Tab, since it covers the page', async () => {
    const { focused, input, chat, log } = await opened();
    await waitFor(() => expect(focused()).toBe(input()));
    await userEvent.keyboard('x{Tab}{Tab}');
    expect(focused()).toBe(chat.getByRole('button', { name: words.closeChat }));
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe(log());
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
    expect(focused()).toBe(chat.getByRole('button', { name: words.send }));
  });

  it('closes by its own button, and focuses the floating button', async () => {
    const { close, launcher, focused } = await opened();
    await close();
    const button = await launcher();
    await waitFor(() => expect(focused()).toBe(button));
  });

  it('closes when a donation link is followed', async () => {
    const { chat, panel } = await openedWith(long);
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(await chat.findByRole('link', { name: '/donations/12' }));
    await waitFor(() => expect(panel()).toBeNull());
  });

  it('has targets of 44 px', async () => {
    const { chat, input } = await opened();
    const targets = [
      chat.getByRole('button', { name: words.closeChat }),
      chat.getByRole('button', { name: words.send }),
      input(),
    ];
    for (const target of targets) expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });
});
