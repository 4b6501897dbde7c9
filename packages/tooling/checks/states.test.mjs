import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/paths.mjs';

/*
 * Every state of the product spec as a story of its own: what each widget and each screen must at least be seen in. Without
 * a wish of its own a story is 1280 px wide, light, and moves as little as possible.
 */

const looks = 'Dark ForcedColors RightToLeft';
const phone = 'OnAPhone DarkOnAPhone';

const required = {
  ChatWidget: `Closed Empty WithHistory Waiting Failed Long NearTheLimit Arabic Phone ClosedOnAPhone FailedOnAPhone Dark
    ForcedColors`,
  CreateForm: `Default CategoriesLoading CategoriesFailed EmptySent Pending Created Failed RefusedByServer LongText
    BrokenImage ${phone} ${looks}`,
  DonationCard: `Loading LongText Arabic BrokenPicture NoPicture NoDistance Saved Promised OnAPhone ${looks}`,
  DonationGrid: `Loading Many UnlikeEachOther OnAPhone CompactOnAPhone ${looks}`,
  FeaturedDonations: `Loading LoadingOnAPhone Empty Failed UnlikeEachOther OnAPhone ${looks}`,
  SaveButton: 'Default Saved FocusVisible Dark ForcedColors',
  DonationsMap: `Nearby Explore Detail Loading Empty Failed CategoriesFailed PinPressed LongText Arabic OnAPhone ${looks}`,
  LiveMap: `Nearby Explore Detail Empty Failed PinPressed OneSpot ManyDonations BasemapBlocked EngineBlocked Elsewhere
    LongText Arabic OnAPhone ${looks}`,
  LocationDialog: `Default Typed NothingFound Finding Found Refused OnAPhone ${looks}`,
  HomePage: `Full Loading Empty Failed ${phone} ${looks}`,
  ExplorePage: `Full Loading Failed NothingMatches EmptyCategory OneCategory Filtered NeedsPlace FiltersOnAPhone
    FiltersDarkOnAPhone OnTheMap ${phone} ${looks}`,
  DetailPage: `Full Loading NotFound LongText Saved OnesOwn Editing EditingOnAPhone Withdrawing Expired Hidden Given ${phone} ${looks}`,
  CreatePage: `Blank ${phone} ${looks}`,
  SavedPage: `Full Empty Loading Failed FollowedNew FollowedNothingNew FollowedFailed ${phone} ${looks}`,
  ProfilePage: `MyDonations MyDonationsLoading MyDonationsEmpty MyDonationsFailed SavedItems SavedItemsEmpty Settings
    SignedIn SignedInWithDonations SignedInSettings SignedInSettingsOnAPhone Passkeys PasskeysOnAPhone PasskeysRightToLeft PasskeysFailed
    AddingAPasskey AddingAPasskeyOnAPhone RemovingAPasskey DeletingTheAccount DeletingTheAccountOnAPhone Leaving Suspended
    ${phone} ${looks}`,
  RequestsPage: `Asked AskedOfMe News Waiting WaitingForTheDonor Offered Promised Collected Missed Declined Closed Gone Empty
    SignedOut Loading Failed ${phone} ${looks}`,
  PersonPage: `SignedOut SignedIn OnesOwn GivesNothing WithoutAnAccount Blocking Blocked Reporting ReportingWithoutAReason
    TooManyReports Loading Failed NotFound ${phone} ${looks}`,
  ModerationPage: `Full Deciding WithoutAReason Decided Empty Loading Failed ForOthers SignedOut ${phone} ${looks}`,
  SignInDialog: `Email WithThePeopleOfTheDemo WrongAddress Sending TooMany Code WrongCode WrongPassword PasskeyCanceled WithoutPasskeys ${phone} ${looks}`,
  Mails: `Code CodeWithoutLinks Notice WithSimilarDonations NoticeWithoutLinks Daily EmailChanged PasskeyAdded PasswordSet
    LongText OnAPhone`,
  SignInPage: `Link Wrong Refused SignedIn ${phone} ${looks}`,
  NotFoundPage: `NotFound ${phone} ${looks}`,
};

const files = ['packages/*/src/**/*.stories.tsx', 'apps/{marketplace,server}/src/**/*.stories.tsx']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !file.startsWith(join('packages', 'ui')));

it('knows every widget and every screen', () => {
  expect(files.map((file) => basename(file, '.stories.tsx')).toSorted()).toEqual(Object.keys(required).toSorted());
  const screens = globSync('apps/marketplace/src/routes/*/*Page.tsx', { cwd: root });
  for (const screen of screens) expect(Object.keys(required)).toContain(basename(screen, '.tsx'));
});

it.each(Object.entries(required))('%s is shown in each of its states', (name, states) => {
  const file = files.find((path) => basename(path, '.stories.tsx') === name) ?? '';
  const text = readFileSync(join(root, file), 'utf8');
  const stories = new Set([...text.matchAll(/^export const (\w+): /gm)].map(([, story]) => story));
  expect(states.split(/\s+/).filter((state) => !stories.has(state))).toEqual([]);
});
