import { donationFixture, donationFixtures, TestProviders } from '@clothesline/api-client/testing';
import { ChatWidget } from '@clothesline/chat-widget';
import { CreateForm, ImagesEditor, useImagesEditor } from '@clothesline/create-form';
import {
  DonationCard,
  DonationCardSkeleton,
  DonationGrid,
  DonationGridSkeleton,
  FeaturedDonations,
  OrganizationNeeds,
  SaveButton,
} from '@clothesline/donation-card';
import { DetailMap, DonationsMap, ExploreMap, NearbyMap } from '@clothesline/donations-map';
import { LocationDialog, PlaceField } from '@clothesline/location/react';
import * as ui from '@clothesline/ui';
import { render } from '@testing-library/react';
import type { ComponentType, CSSProperties, ReactElement, RefCallback } from 'react';
import { expect, test, vi } from 'vitest';

/* Class name, style, ref, id, data-* and aria-* reach the root of every exported component of every package. */

const entries = import.meta.glob<Record<string, unknown>>(
  [
    '../../packages/{api-client,ui,chat-widget,create-form,donation-card,donations-map}/src/index.ts',
    '../../packages/location/src/react/index.ts',
  ],
  { eager: true },
);

/** Props that a page passes. */
interface Given {
  className: string;
  style: CSSProperties;
  id: string;
  'data-testid': string;
  'aria-describedby': string;
  ref: RefCallback<Element>;
}

const none = () => undefined;

function Images(root: Given) {
  return <ImagesEditor {...root} model={useImagesEditor({ images: [] })} />;
}

const roots: Record<string, (root: Given) => ReactElement> = {
  Anchor: (root) => (
    <ui.Anchor {...root} href="/">
      Home
    </ui.Anchor>
  ),
  Avatar: (root) => <ui.Avatar {...root} name="Sara Jones" />,
  Badge: (root) => <ui.Badge {...root}>Women</ui.Badge>,
  Button: (root) => <ui.Button {...root}>Share</ui.Button>,
  'Button with href': (root) => (
    <ui.Button {...root} href="/create">
      Give
    </ui.Button>
  ),
  Dialog: (root) => (
    <ui.Dialog {...root} open onOpenChange={none} title="Location">
      Where
    </ui.Dialog>
  ),
  DrawingSheet: (root) => (
    <ui.DrawingSheet {...root} viewBox="0 0 10 10">
      <path />
    </ui.DrawingSheet>
  ),
  EmptyState: (root) => <ui.EmptyState {...root} title="Nothing yet" />,
  ErrorState: (root) => <ui.ErrorState {...root} title="Failed" />,
  Heading: (root) => (
    <ui.Heading {...root} level={2}>
      Near you
    </ui.Heading>
  ),
  IconButton: (root) => <ui.IconButton {...root} label="Close" icon="×" />,
  'IconButton with href': (root) => <ui.IconButton {...root} label="Close" icon="×" href="/" />,
  Inline: (root) => <ui.Inline {...root}>One</ui.Inline>,
  Link: (root) => (
    <ui.Link {...root} href="/">
      Home
    </ui.Link>
  ),
  Picture: (root) => <ui.Picture {...root} src="https://example.org/coat.webp" alt="A coat" />,
  RadioGroup: (root) => <ui.RadioGroup {...root} label="For" options={['Women']} />,
  Skeleton: (root) => <ui.Skeleton {...root} />,
  Spinner: (root) => <ui.Spinner {...root} />,
  Stack: (root) => <ui.Stack {...root}>One</ui.Stack>,
  Surface: (root) => <ui.Surface {...root}>One</ui.Surface>,
  Tabs: (root) => (
    <ui.Tabs {...root} label="Views" value="a" onValueChange={none} tabs={[{ id: 'a', label: 'A', content: 'A' }]} />
  ),
  Text: (root) => <ui.Text {...root}>Words</ui.Text>,
  ThemeRoot: (root) => <ui.ThemeRoot {...root}>Page</ui.ThemeRoot>,
  Toaster: (root) => <ui.Toaster {...root} toasts={[]} onDismiss={none} />,
  Tooltip: (root) => (
    <ui.Tooltip {...root} description="More">
      <button type="button">Share</button>
    </ui.Tooltip>
  ),
  TypingDots: (root) => <ui.TypingDots {...root} label="Typing" />,
  VisuallyHidden: (root) => <ui.VisuallyHidden {...root}>Words</ui.VisuallyHidden>,
  DonationCard: (root) => <DonationCard {...root} donation={donationFixture} />,
  DonationCardSkeleton: (root) => <DonationCardSkeleton {...root} />,
  DonationGrid: (root) => <DonationGrid {...root} donations={donationFixtures.slice(0, 2)} />,
  DonationGridSkeleton: (root) => <DonationGridSkeleton {...root} count={2} />,
  FeaturedDonations: (root) => <FeaturedDonations {...root} donations={donationFixtures.slice(0, 2)} />,
  OrganizationNeeds: (root) => <OrganizationNeeds {...root} organizationId={2} />,
  SaveButton: (root) => <SaveButton {...root} title="Coat" saved={false} onSavedChange={none} />,
  'SaveButton, labeled': (root) => <SaveButton {...root} labeled title="Coat" saved onSavedChange={none} />,
  'DonationsMap, nearby': (root) => <DonationsMap {...root} variant="nearby" />,
  'DonationsMap, explore': (root) => <DonationsMap {...root} variant="explore" />,
  DonationsMap: (root) => <DonationsMap {...root} variant="detail" locationName="Oakland, CA" />,
  NearbyMap: (root) => <NearbyMap {...root} />,
  ExploreMap: (root) => <ExploreMap {...root} />,
  DetailMap: (root) => <DetailMap {...root} locationName="Oakland, CA" />,
  CreateForm: (root) => <CreateForm {...root} />,
  ImagesEditor: (root) => <Images {...root} />,
  ChatWidget: (root) => <ChatWidget {...root} />,
  LocationDialog: (root) => <LocationDialog {...root} open onOpenChange={none} />,
};

/** Fields, whose frame gets class name and style and whose control gets all other props, like an `<input>`. */
const fields: Record<string, (root: Given) => ReactElement> = {
  Checkbox: (root) => <ui.Checkbox {...root} label="Washed" />,
  SearchField: (root) => <ui.SearchField {...root} label="Search" value="" onValueChange={none} />,
  Select: (root) => <ui.Select {...root} label="Category" options={['Women']} value="Women" onValueChange={none} />,
  TextArea: (root) => <ui.TextArea {...root} label="Words" />,
  TextField: (root) => <ui.TextField {...root} label="Words" />,
};

/** Fields whose frame is in another element, or whose control is the page's own. */
const others: Record<string, (root: Given) => ReactElement> = {
  Field: ({ ref, className, style, ...root }) => (
    <ui.Field label="Words" ref={ref} className={className} style={style}>
      {(control) => <input {...control} {...root} />}
    </ui.Field>
  ),
  PlaceField: (root) => <PlaceField {...root} label="Where" value="" onType={none} onChoose={none} />,
};

/** Marks on a `DrawingSheet`, whose root is the sheet. */
const marks = ['HangingGarment', 'Rope'];

const drawn = Object.entries(ui).filter(([name]) => /(Icon|Illustration)$/.test(name)) as [
  string,
  ComponentType<Given>,
][];
for (const [name, Drawing] of drawn) roots[name] = (root) => <Drawing {...root} />;

const isComponent = (name: string, value: unknown) =>
  /^[A-Z]/.test(name) &&
  !/(Provider|Context|Error|^Prefetched)$/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));

test('the table includes every exported component', () => {
  const exported = Object.values(entries).flatMap((entry) =>
    Object.entries(entry).flatMap(([name, value]) => (isComponent(name, value) ? name : [])),
  );
  expect(exported.length).toBeGreaterThan(70);
  const known = new Set([...Object.keys(roots), ...Object.keys(fields), ...Object.keys(others), ...marks]);
  expect(exported.filter((name) => !known.has(name))).toEqual([]);
});

function show(content: (root: Given) => ReactElement, given: Partial<Given>) {
  const { container } = render(
    <TestProviders>
      <ui.ToastProvider>{content(given as Given)}</ui.ToastProvider>
    </TestProviders>,
  );
  return container.firstElementChild;
}

function showWithAll(content: (root: Given) => ReactElement) {
  const ref = vi.fn<(element: Element | null) => void>();
  const root = show(content, {
    className: 'mine',
    style: { scrollMarginTop: 7 },
    id: 'own',
    'data-testid': 'root',
    'aria-describedby': 'note',
    ref,
  });
  return { root, referred: ref.mock.calls[0]?.[0] };
}

const isStyled = (element: Element | null) =>
  (element instanceof HTMLElement || element instanceof SVGElement) && element.style.scrollMarginTop === '7px';

test.each(Object.entries(roots))('%s', (_, content) => {
  // The component must keep its own attributes.
  const plain = show(content, {});
  const { root, referred } = showWithAll(content);
  expect([...(root?.classList ?? [])].toSorted()).toEqual([...(plain?.classList ?? []), 'mine'].toSorted());
  expect(isStyled(root)).toBe(true);
  expect(root?.id).toBe('own');
  expect(root?.getAttribute('data-testid')).toBe('root');
  expect(root?.getAttribute('aria-describedby')).toBe('note');
  expect(referred).toBe(root);
});

test.each(Object.entries(fields))('%s', (_, content) => {
  const { root, referred } = showWithAll(content);
  expect(root?.classList.contains('mine')).toBe(true);
  expect(isStyled(root)).toBe(true);
  expect(referred?.id).toBe('own');
  expect(referred?.getAttribute('data-testid')).toBe('root');
  expect(referred?.getAttribute('aria-describedby')).toContain('note');
  expect(referred?.matches('input, textarea, select')).toBe(true);
});
