import type { failureMessages as callMessages, standardSite } from '@clothesline/api-client';
import type { launcherMessages } from '@clothesline/chat-widget/launcher';
import type { DonationCardMessages } from '@clothesline/donation-card';
import type { footerMessages } from '../../layout/footer/messages.js';
import type { layoutMessages } from '../../layout/messages.js';
import type { messages as alertPageMessages } from '../../routes/alert/messages.js';
import type { messages as createMessages } from '../../routes/create/messages.js';
import type { messages as detailMessages } from '../../routes/detail/messages.js';
import type { messages as exploreMessages } from '../../routes/explore/messages.js';
import type { messages as forYourSiteMessages } from '../../routes/for-your-site/messages.js';
import type { messages as homeMessages } from '../../routes/home/messages.js';
import type { messages as moderationMessages } from '../../routes/moderation/messages.js';
import type { messages as notFoundMessages } from '../../routes/not-found/messages.js';
import type { messages as notMeMessages } from '../../routes/not-me/messages.js';
import type { messages as personMessages } from '../../routes/person/messages.js';
import type { messages as profileMessages } from '../../routes/profile/messages.js';
import type { messages as requestsMessages } from '../../routes/requests/messages.js';
import type { messages as signInPageMessages } from '../../routes/sign-in/messages.js';
import type { accountMessages } from '../account/messages.js';
import type { alertMessages } from '../alerts/messages.js';
import type { signInMessages } from '../account/signInMessages.js';
import type { messages as distancesMessages } from '../distances/messages.js';
import type { failureMessages } from '../failure/messages.js';
import type { messages as followingMessages } from '../following/messages.js';
import type { handOverMessages } from '../hand-over/messages.js';
import type { messages as mapMessages } from '../map/messages.js';
import type { ownDonationMessages } from '../own-donations/messages.js';
import type { pushMessages } from '../push/messages.js';
import type { reportButtonMessages } from '../reporting/buttonMessages.js';
import type { reportingMessages } from '../reporting/messages.js';
import type { messages as savingMessages } from '../saving/messages.js';
import type { shareMessages } from '../share/messages.js';
import type { stepMessages } from '../steps/messages.js';
import type { names } from './names.js';
import type { helpTexts } from '../../layout/help/topics.js';
import type { policyTexts } from '../../layout/help/policies.js';
import type { sampleTexts } from '../../routes/home/stories.js';
import type { wholeStories } from '../../routes/home/sampleParagraphs.js';

/** Texts of the same names in another language, each with the same parts. */
type Translated<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => infer Result
    ? (...values: Values) => Translated<Result>
    : { [Name in keyof Texts]: Translated<Texts[Name]> };

/** Texts of the marketplace by their room, all of which a translation must have. */
export interface Translations {
  footer: Translated<typeof footerMessages>;
  layout: Translated<typeof layoutMessages>;
  create: Translated<typeof createMessages>;
  detail: Translated<typeof detailMessages>;
  explore: Translated<typeof exploreMessages>;
  forYourSite: Translated<typeof forYourSiteMessages>;
  home: Translated<typeof homeMessages>;
  moderation: Translated<typeof moderationMessages>;
  notFound: Translated<typeof notFoundMessages>;
  person: Translated<typeof personMessages>;
  profile: Translated<typeof profileMessages>;
  requests: Translated<typeof requestsMessages>;
  alertPage: Translated<typeof alertPageMessages>;
  notMePage: Translated<typeof notMeMessages>;
  signInPage: Translated<typeof signInPageMessages>;
  account: Translated<typeof accountMessages>;
  signIn: Translated<typeof signInMessages>;
  alerts: Translated<typeof alertMessages>;
  distances: Translated<typeof distancesMessages>;
  failure: Translated<typeof failureMessages>;
  following: Translated<typeof followingMessages>;
  handOver: Translated<typeof handOverMessages>;
  map: Translated<typeof mapMessages>;
  ownDonations: Translated<typeof ownDonationMessages>;
  push: Translated<typeof pushMessages>;
  reportButton: Translated<typeof reportButtonMessages>;
  reporting: Translated<typeof reportingMessages>;
  saving: Translated<typeof savingMessages>;
  share: Translated<typeof shareMessages>;
  steps: Translated<typeof stepMessages>;
  names: Translated<typeof names>;
  help: Translated<typeof helpTexts>;
  policies: Translated<typeof policyTexts>;
  stories: Translated<typeof sampleTexts>;
  wholeStories: Translated<typeof wholeStories>;
  /** Texts of packages that a screen uses without a component. */
  calls: Omit<Translated<typeof callMessages>, '$'>;
  cards: Partial<DonationCardMessages>;
  launcher: Omit<Translated<typeof launcherMessages>, '$'>;
  site: Translated<typeof standardSite>;
}
