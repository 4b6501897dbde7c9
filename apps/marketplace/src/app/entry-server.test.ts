// @vitest-environment jsdom
import { donationFixture, manyDonations } from '@clothesline/api-client/testing';
import { createMembersBackend, type MembersBackendOptions, rosa } from '@clothesline/api-client/testing/members';
import { createClient } from '@clothesline/api-client';
import { act, screen } from '@testing-library/react';
import { aWish } from '../testing/aWish.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

let noise: unknown[] = [];
beforeEach(() => {
  noise = [];
  // React warns, since the same process renders for both server and browser.
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    if (!String(words[0]).startsWith('Detected multiple renderers')) noise.push(words);
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.resetModules();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  document.documentElement.lang = 'en';
  if (noise.length > 0) throw new Error(`Unexpected console output: ${noise.join('\n')}`);
});

interface Opening extends MembersBackendOptions {
  tag?: string;
  appearance?: 'light' | 'dark' | 'auto';
}

/** Renders a URL like the server. */
async function render(address: string, { tag = 'en', appearance = 'auto', ...data }: Opening = {}) {
  const backend = createMembersBackend(data);
  const { createRenderer } = await import('./entry-server.js');
  const renderer = await createRenderer(undefined);
  const { pathname: path, searchParams: search } = new URL(address, 'http://here.example');
  const request = {
    path,
    search,
    tag,
    appearance,
    origin: window.location.origin,
    now: Date.now(),
    fetch: backend.fetch,
  };
  const errors: unknown[] = [];
  const page = await renderer.render(request, { ...(await renderer.ask(request)), isRendered: true }, (error) =>
    errors.push(error),
  );
  return { ...page, errors, backend };
}

/** Hydrates a rendered page like main.tsx. Warnings by React fail the test. */
async function takeOver(address: string, options: Opening = {}) {
  const { html, served, errors, backend } = await render(address, options);
  expect(errors).toEqual([]);
  // The browser loads separate modules.
  vi.resetModules();
  const { startApp } = await import('./startApp.js');
  window.history.replaceState(null, '', address);
  document.documentElement.lang = options.tag?.slice(0, 2) ?? 'en';
  document.body.innerHTML = `<div id="root">${html}</div><script type="application/json" id="served"></script>`;
  const [root, script] = document.body.children as unknown as [HTMLElement, HTMLElement];
  script.textContent = JSON.stringify(served);
  const client = createClient({ host: '', fetch: backend.fetch });
  const before = backend.calls.length;
  const app = await act(() => startApp(root, { client, onError: (error) => console.error(error) }));
  return {
    html,
    root,
    asked: () => backend.calls.slice(before).map(({ url }) => url),
    leave() {
      act(() => app.unmount());
      document.body.innerHTML = '';
    },
  };
}

/** A text after an HTML round trip. */
const asInHtml = (text: string) => text.toWellFormed().replaceAll(/\r\n?/g, '\n').trim();

const addresses = [
  '/',
  '/explore',
  '/explore?search=suit&category=Professional&size=40R&status=available',
  '/explore?view=map',
  '/explore?radius=5&sort=nearest',
  '/explore?page=2',
  '/explore?search=coat%20zebra',
  '/explore?search=2%2525',
  `/donations/${donationFixture.id}`,
  '/donations/999',
  '/donations/none',
  `/people/${rosa.id}`,
  '/people/999',
  '/explore?view=wanted',
  `/wishes/${aWish.id}`,
  '/wishes/999',
  '/saved',
  '/help/safety-tips',
  '/help/imprint',
  '/for-your-site',
  '/nowhere',
];

describe('a rendered page', () => {
  test.each(addresses.flatMap((address) => [[address, 'en-GB'] as const, [address, 'es-MX'] as const]))(
    'hydrates %s in %s without changes or requests',
    async (address, tag) => {
      const language = tag === 'es-MX' ? 'es' : 'en';
      const options = {
        language,
        tag,
        appearance: tag === 'es-MX' ? 'dark' : 'auto',
        donations: manyDonations(60),
        wishes: [aWish],
      } as const;
      const { html, asked, leave } = await takeOver(address, options);
      expect(html).not.toContain('aria-busy="true"');
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(asked()).toEqual([]);
      leave();
    },
  );

  test.each(['/create', '/profile', '/requests', '/moderation', '/sign-in', '/not-me', '/alert'])(
    'only contains the frame of %s, and renders its screen in the browser',
    async (address) => {
      const { html, leave } = await takeOver(address);
      expect(html).toContain('<footer');
      await screen.findByRole('heading', { level: 1 });
      leave();
    },
  );

  test('contains the categories for the form of /create', async () => {
    const { asked, leave } = await takeOver('/create');
    await screen.findByRole('option', { name: 'Women' });
    expect(asked()).toEqual([]);
    leave();
  });

  test('escapes hostile texts', async () => {
    const texts = [
      '</script><script>alert(1)</script><img src=x onerror=alert(1)>',
      '<!-- <script> --!> ]]> &lt;b&gt; "quoted\' `',
      'turned \u202Egnol\u202C \u2028 \u2029 \u0001 \uD800 \uDC00 end',
      `long ${'<b>wide</b> '.repeat(8000)}`,
      'lines\r\nand\rmore',
    ];
    const donations = texts.map((text, index) => ({
      ...donationFixture,
      id: 500 + index,
      title: text.slice(0, 90),
      description: text,
      locationName: text.slice(0, 60),
    }));
    for (const { id, title } of donations) {
      const { root, leave } = await takeOver(`/donations/${id}`, { donations });
      expect(root.querySelector('script, [onerror]')).toBeNull();
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(asInHtml(title));
      leave();
    }
  });

  test('reports a failed component, and leaves it to the browser', async () => {
    vi.doMock('../features/browse/home/Impact.js', () => ({
      Impact() {
        throw new Error('The line broke.');
      },
    }));
    const { html, errors } = await render('/');
    vi.doUnmock('../features/browse/home/Impact.js');
    expect(errors).toEqual([new Error('The line broke.')]);
    expect(html).toContain('<footer');
    expect(html).not.toContain('id="community-stories"');
  });
});
