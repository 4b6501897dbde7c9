import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { warnings } from './messages.js';
import { createPage, grace, inside, shown } from './testing/page.js';
import { defineProbe, type ProbeElement } from './testing/probe.js';

let page: ReturnType<typeof createPage>;
beforeEach(() => {
  page = createPage();
});
afterEach(() => page.root.remove());

const defaults = { label: 'Count', size: 1, href: '/', open: false, theme: 'auto' };

describe('attributes', () => {
  it('use their defaults if omitted', async () => {
    const { tag, define } = defineProbe();
    define();
    expect(await shown(page.put(`<${tag}></${tag}>`))).toEqual(defaults);
  });

  it('are parsed by type', async () => {
    const { tag, define } = defineProbe();
    define();
    const element = page.put(
      `<${tag} api-host="https://a.example" size="2.5" open theme="dark" words='["a"]' lang="ar"></${tag}>`,
    );
    expect(await shown(element)).toEqual({
      apiHost: 'https://a.example',
      label: 'Count',
      size: 2.5,
      href: '/',
      open: true,
      theme: 'dark',
      words: ['a'],
      lang: 'ar',
    });
  });

  it('are stripped of curly quotes, with a warning', async () => {
    const { tag, define } = defineProbe();
    define();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await shown(page.put(`<${tag} label=”Two” size=“3”></${tag}>`))).toEqual({
      ...defaults,
      label: 'Two',
      size: 3,
    });
    expect(warn).toHaveBeenCalledWith(warnings.curlyQuotes(tag, 'label', '”Two”'));
    expect(warn).toHaveBeenCalledWith(warnings.curlyQuotes(tag, 'size', '“3”'));
  });

  it('can change', async () => {
    const { tag, define } = defineProbe();
    define();
    const element = page.put(`<${tag} label="One"></${tag}>`);
    await inside(element).findByText('One: 0');
    element.setAttribute('label', 'Two');
    expect(await inside(element).findByText('Two: 0')).toBeTruthy();
  });

  it('return to their defaults when removed', async () => {
    const { tag, define } = defineProbe();
    define();
    const element = page.put(`<${tag} label="One" open words='["a"]' size="3"></${tag}>`);
    await inside(element).findByText('One: 0');
    for (const name of ['label', 'open', 'words', 'size']) element.removeAttribute(name);
    await inside(element).findByText('Count: 0');
    expect(await shown(element)).toEqual(defaults);
  });

  it.each([
    ['words', "'{oops'", /^<test-probe-\w+>: ignored words: .+Write an array of words as JSON/],
    ['words', "'[1]'", /it is JSON, but not an array of words/],
    ['size', '"many"', /size="many" is not a number/],
    ['theme', '"pink"', /theme="pink" is not one of auto, light, dark/],
    ['theme', '"dark;position:fixed"', /is not one of auto, light, dark/],
    ['size', '"NaN"', /size="NaN" is not a number/],
    ['href', '"javascript:alert(1)"', /href="javascript:alert\(1\)" is not a web address/],
    ['lang', '"no such language"', /lang="no such language" is not a language tag/],
    ['words', '"[object Object]"', /a framework set it .+ set the property words in a script/],
  ])('warn and use the default if invalid (%s=%s)', async (name, value, warning) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { tag, define } = defineProbe();
    define();
    expect(await shown(page.put(`<${tag} ${name}=${value}></${tag}>`))).toEqual(defaults);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(warning)]]);
  });

  it.each([
    ['size', 'Infinity', 100],
    ['size', '-1e9', 0],
    ['count', '1e9', 10],
    ['count', '0', 1],
    ['count', '2.9', 2],
  ])('are clamped to their range with a warning (%s=%s gives %d)', async (name, text, used) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { tag, define } = defineProbe();
    define();
    expect(await shown(page.put(`<${tag} ${name}="${text}"></${tag}>`))).toEqual({ ...defaults, [name]: used });
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/is not between \d+ and \d+\. Using /)]]);
  });

  it('can have the name of their property, as frameworks set it before definition', async () => {
    const { tag, define } = defineProbe();
    const element = page.put(`<${tag} apihost="https://a.example"></${tag}>`);
    define();
    expect(await shown(element)).toMatchObject({ apiHost: 'https://a.example' });
    element.removeAttribute('apihost');
    await waitFor(async () => expect(await shown(element)).toEqual(defaults));
  });

  it('are read from the mount point if they are in the table', async () => {
    const { tag, define } = defineProbe();
    define();
    const place = document.createElement('div');
    place.innerHTML = `<${tag} label="Own"></${tag}>`;
    const given = { test: '', size: '3', label: 'Place', onfocus: 'globalThis.ran = 1', style: 'color: red', id: 'x' };
    for (const [name, text] of Object.entries(given)) place.setAttribute(`data-${name}`, text);
    page.root.append(place);
    const [element] = place.children;
    expect(await shown(element as Element)).toEqual({ ...defaults, label: 'Own', size: 3 });
    expect(element?.getAttributeNames().toSorted()).toEqual(['label', 'size']);
  });

  it('allow only known hosts as server URLs on mount points', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const addresses = {
      'https://own.example/api': true,
      'https://named.example': true,
      'https://Own.example/a.json': true,
      'https://own.example\\@evil.example': false,
      'https://own.example.': false,
      'https://evil.example': false,
      'https://own.example.evil.example': false,
      'https://own.example@evil.example': false,
      'https://own.example:444': false,
      'http://own.example': false,
      '//evil.example': false,
      '/path': false,
      '': false,
      own: false,
    };
    const shownHosts = Object.keys(addresses).map(async (address) => {
      const { tag, define } = defineProbe({ hosts: ['https://own.example', 'https://named.example'] });
      define();
      const place = document.createElement('div');
      place.setAttribute('data-test', '');
      place.setAttribute('data-api-host', address);
      place.innerHTML = `<${tag}></${tag}><${tag} api-host="${address}"></${tag}>`;
      page.root.append(place);
      const [mounted, own] = (await Promise.all([...place.children].map(shown))) as Partial<ProbeElement>[];
      // Tags may have any URL, since only authors who may write scripts can write tags.
      expect(own?.apiHost).toBe(address);
      return [address, mounted?.apiHost === address] as const;
    });
    expect(Object.fromEntries(await Promise.all(shownHosts))).toEqual(addresses);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("is not on a host in the script's data-hosts"));
  });

  it('are true if boolean and present, with a warning about "false"', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { tag, define } = defineProbe();
    define();
    expect(await shown(page.put(`<${tag} open="false"></${tag}>`))).toMatchObject({ open: true });
    expect(warn.mock.calls).toEqual([[warnings.presentFalse(tag, 'open')]]);
  });
});

describe('properties', () => {
  it('accept values and are not reflected', async () => {
    const { tag, define } = defineProbe();
    define();
    const element = page.put(`<${tag}></${tag}>`);
    element.words = ['a', 'b'];
    element.open = true;
    await waitFor(async () => expect(await shown(element)).toMatchObject({ words: ['a', 'b'], open: true }));
    expect(element.getAttributeNames()).toEqual([]);
    expect(element.words).toEqual(['a', 'b']);
  });

  it('are kept if set before definition', async () => {
    const { tag, define } = defineProbe();
    const element = page.put(`<${tag} label="From the page" size="2"></${tag}>`);
    element.words = ['early'];
    element.label = 'From the script';
    define();
    expect(await shown(element)).toMatchObject({ words: ['early'], label: 'From the script', size: 2 });
    element.setAttribute('label', 'Later');
    expect(await inside(element).findByText('Later: 0')).toBeTruthy();
  });

  it('are forwarded from the mount point, before and after definition', async () => {
    const { tag, define } = defineProbe();
    const place = Object.assign(document.createElement('div'), { label: 'Early', open: true });
    place.setAttribute('data-test', '');
    place.innerHTML = `<${tag}></${tag}>`;
    page.root.append(place);
    define();
    const [element] = place.children;
    expect(await shown(element as Element)).toMatchObject({ label: 'Early', open: true });
    place.label = 'Later';
    expect(await inside(element as Element).findByText('Later: 0')).toBeTruthy();
    expect((element as ProbeElement).label).toBe('Later');
    expect(place.open).toBe(true);
  });

  it('fall back to the attribute when unset', async () => {
    const { tag, define } = defineProbe();
    define();
    const element = page.put(`<${tag} label="Page"></${tag}>`);
    element.label = 'Script';
    await inside(element).findByText('Script: 0');
    Reflect.set(element, 'label', undefined);
    expect(await inside(element).findByText('Page: 0')).toBeTruthy();
  });

  it('are applied once the element is on a page', async () => {
    const { tag, log, define } = defineProbe();
    define();
    const element = document.createElement(tag) as ProbeElement;
    element.label = 'Waiting';
    element.setAttribute('size', '4');
    await grace();
    expect(log.updates).toBe(0);
    page.root.append(element);
    expect(await shown(element)).toMatchObject({ label: 'Waiting', size: 4 });
    await waitFor(() => expect(log.mounts).toBe(1));
  });
});
