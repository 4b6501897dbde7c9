import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chatMessages as words } from './messages.js';
import { long, many } from './testing/conversations.js';
import { reactAdapter } from './testing/adapter.js';
import { comeBack, createKit } from './testing/kit.js';

const { opened, show } = createKit(reactAdapter, userEvent);

/** Opens the chat and waits for its history. */
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

it('is keyboard accessible: ChatWidget', async () => {
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
    // A font that loads late makes messages taller.
    log().style.lineHeight = '3';
    await waitFor(() => expect(isAtEnd()).toBe(true));
    log().scrollTop = 0;
    await waitFor(() => expect(log().scrollTop).toBe(0));
    log().style.lineHeight = '4';
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(log().scrollTop).toBe(0);
  });

  it('breaks long words and URLs', async () => {
    const { log } = await openedWith(long);
    expect(log().scrollWidth).toBe(log().clientWidth);
  });

  it('keeps typing fast with 200 messages', async () => {
    /** Returns the fastest keystroke in ms. Rerendering the conversation would take 30 times as long. */
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

  it('follows a right-to-left page', async () => {
    document.documentElement.dir = 'rtl';
    const { chat, panel, input } = await openedWith(long);
    expect(panel()?.getBoundingClientRect().left).toBe(16);
    expect(chat.getByRole('button', { name: words.closeChat }).getBoundingClientRect().left).toBe(16);
    expect(getComputedStyle(input()).direction).toBe('rtl');
    expect(getComputedStyle(await chat.findByRole('link', { name: '/donations/12' })).direction).toBe('ltr');
  });
});

describe('on a desktop', () => {
  it('keeps the page interactive', async () => {
    const { panel } = await opened();
    const before = document.createElement('button');
    document.body.prepend(before);
    before.focus();
    expect(document.activeElement).toBe(before);
    expect(panel()).not.toBeNull();
    before.remove();
  });

  it('does not shift the page', async () => {
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
  /** Returns the fastest relayout of all lines in ms. */
  const relayout = (log: HTMLElement) =>
    Math.min(
      ...Array.from({ length: 9 }, (_, index) => {
        const start = performance.now();
        log.style.letterSpacing = `${index % 2}px`;
        void log.scrollHeight;
        return performance.now() - start;
      }),
    );

  it('renders only visible messages, so that layout stays fast', { timeout: 60_000 }, async () => {
    const short = await openedWith(many(20));
    const ofShort = relayout(short.log());
    short.unmount();
    const { log } = await openedWith(many(1000));
    const list = log();
    const rows = [...list.querySelectorAll<HTMLElement>('[part^="message"]')];
    // Links render late and scroll the list.
    await waitFor(() => expect(rows.at(-1)?.querySelector('a')).not.toBeNull());
    const isDrawn = (row: Element | undefined) =>
      row?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === true;
    await waitFor(() => expect(rows.filter(isDrawn).length).toBeLessThan(80));
    // About 40 if all messages were rendered.
    expect(relayout(list) / ofShort).toBeLessThan(12);
    const end = list.getBoundingClientRect().bottom;
    expect(rows.at(-1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(end);
    list.scrollTop = 0;
    await waitFor(() => expect(isDrawn(rows[0])).toBe(true));
    expect(rows[0]?.getBoundingClientRect().top).toBeGreaterThanOrEqual(list.getBoundingClientRect().top);
    const [first, second] = rows.map((row) => row.firstElementChild?.getBoundingClientRect());
    // No extra space may be reserved for the outlines of rendered messages.
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

  it('is modal up to a width of 767 px', async () => {
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

  it('traps focus', async () => {
    const { focused, input, chat, log } = await opened();
    await waitFor(() => expect(focused()).toBe(input()));
    await userEvent.keyboard('x{Tab}{Tab}');
    expect(focused()).toBe(chat.getByRole('button', { name: words.closeChat }));
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe(log());
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
    expect(focused()).toBe(chat.getByRole('button', { name: words.send }));
  });

  it('returns focus to the launcher after closing', async () => {
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

  it('has touch targets of at least 44 px', async () => {
    const { chat, input } = await opened();
    const targets = [
      chat.getByRole('button', { name: words.closeChat }),
      chat.getByRole('button', { name: words.send }),
      input(),
    ];
    for (const target of targets) expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });
});
