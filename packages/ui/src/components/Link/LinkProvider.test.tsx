import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.js';
import { IconButton } from '../IconButton/IconButton.js';
import { Anchor } from './Anchor.js';
import { Link } from './Link.js';
import { LinkProvider } from './LinkProvider.js';

const navigate = vi.fn<(href: string) => void>();

/** Records links left to the browser, since jsdom cannot navigate. */
let left: string[] = [];
const leave = (event: MouseEvent) => {
  if (!event.defaultPrevented) left.push((event.target as Element).closest('a')?.getAttribute('href') ?? '');
  event.preventDefault();
};
beforeEach(() => {
  left = [];
  navigate.mockReset();
  document.addEventListener('click', leave);
});
afterEach(() => document.removeEventListener('click', leave));

const show = (link: ReactNode) => {
  render(<LinkProvider navigate={navigate}>{link}</LinkProvider>);
  return screen.getByRole('link');
};

describe('navigate', () => {
  const address = '/explore?size=4T#top';
  test.each(
    Object.entries({
      Link: <Link href={address}>View all</Link>,
      Button: <Button href={address}>View all</Button>,
      IconButton: <IconButton href={address} label="View all" icon="›" />,
      Anchor: <Anchor href={address}>View all</Anchor>,
      'a link with an origin': <Link href={window.location.origin + address}>View all</Link>,
    }),
  )('handles %s instead of the browser', async (_, link) => {
    await userEvent.click(show(link));
    expect(navigate.mock.calls).toEqual([[address]]);
    expect(left).toEqual([]);
  });

  test.each([
    { href: 'https://example.org/' },
    { href: '/terms', target: '_blank' },
    { href: '/export', download: '' },
    { href: '#content' },
    { href: 'mailto:hello@example.org' },
  ])('leaves $href to the browser', async (props) => {
    await userEvent.click(show(<Link {...props}>There</Link>));
    expect(navigate).not.toHaveBeenCalled();
    expect(left).toEqual([props.href]);
  });

  test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', (key) => {
    fireEvent.click(show(<Link href="/explore">View all</Link>), { [key]: true });
    expect(navigate).not.toHaveBeenCalled();
    expect(left).toEqual(['/explore']);
  });

  test('is not called if the click was prevented', async () => {
    await userEvent.click(
      show(
        <Link href="/explore" onClick={(event) => event.preventDefault()}>
          View all
        </Link>,
      ),
    );
    expect(navigate).not.toHaveBeenCalled();
  });

  test('is keyboard accessible: Anchor, LinkProvider', async () => {
    show(<Anchor href="/explore">View all</Anchor>);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(navigate.mock.calls).toEqual([['/explore']]);
  });
});

describe('component', () => {
  const Routed = ({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
    <a {...rest} data-routed="">
      {children}
    </a>
  );

  test('is rendered instead of <a>, with all of its props', () => {
    const ref = vi.fn<(element: HTMLElement | null) => void>();
    render(
      <LinkProvider component={Routed}>
        <Button href="/create" ref={ref} className="mine" aria-describedby="note">
          Donate
        </Button>
      </LinkProvider>,
    );
    const link = screen.getByRole('link', { name: 'Donate' });
    expect(link.dataset.routed).toBe('');
    expect(link.getAttribute('href')).toBe('/create');
    expect(link.getAttribute('aria-describedby')).toBe('note');
    expect(link.classList.contains('mine')).toBe(true);
    expect(ref).toHaveBeenCalledWith(link);
  });

  test.each([
    { href: 'https://example.org/' },
    { href: '//example.org/' },
    { href: 'mailto:hello@example.org' },
    { href: '#content' },
    { href: '/terms', target: '_blank' },
    { href: '/export', download: '' },
  ])('is not used for $href', (props) => {
    render(
      <LinkProvider component={Routed}>
        <Link {...props}>There</Link>
      </LinkProvider>,
    );
    expect(screen.getByRole('link').dataset.routed).toBeUndefined();
  });

  test('is rendered on a server', () => {
    const html = renderToString(
      <LinkProvider component={Routed}>
        <Link href="/explore">View all</Link>
      </LinkProvider>,
    );
    expect(html).toContain('data-routed');
  });
});

test('leaves links to the browser without a provider', async () => {
  render(<Link href="/explore">View all</Link>);
  await userEvent.click(screen.getByRole('link'));
  expect(left).toEqual(['/explore']);
});
