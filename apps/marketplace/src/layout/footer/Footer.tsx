import { cx, Heading, Link, Text, useTexts } from '@clothesline/ui';
import { layout } from '../../locales/en/layout.js';
import { apiHost } from '../../lib/apiHost.js';
import { helpPath, paths } from '../../lib/routing/paths.js';
import { column } from '../../lib/page/Page.css.js';
import { LaterPart } from '../../lib/loading/LaterPart.js';
import { useNow } from '../../lib/served/served.js';
import { hasHelpText, hasStories, type SiteSettings, useSite } from '../../lib/site/site.js';
import { helpAnchors, type HelpName } from '../../lib/helpAnchors.js';
import { Logo } from '../Logo.js';
import { languageChoice, stayConnected } from '../laterParts.js';
import * as styles from './Footer.css.js';

type LayoutTexts = typeof layout;

const quickLinks = (messages: LayoutTexts, site: SiteSettings) => [
  { href: paths.home, label: messages.home },
  { href: paths.explore, label: messages.browseDonations },
  { href: paths.create, label: messages.donateItems },
  ...(hasStories(site) ? [{ href: paths.communityStories, label: messages.communityStories }] : []),
];

const takeAlong = (messages: LayoutTexts) => [
  { href: paths.forYourSite, label: messages.forYourSite },
  { href: `${apiHost()}/donations.atom`, label: messages.feed },
];

const support = ['helpCenter', 'safetyTips', 'donationGuidelines', 'contactUs'] as const;
const policies = ['privacyPolicy', 'termsOfService', 'cookiePolicy', 'imprint'] as const;

const helpLinks = (messages: LayoutTexts, names: readonly HelpName[], site: SiteSettings) =>
  names
    .filter((name) => hasHelpText(site, helpAnchors[name]))
    .map((name) => ({ href: helpPath(helpAnchors[name]), label: messages[name] }));

export function Footer() {
  const messages = useTexts(layout);
  const site = useSite();
  const year = new Date(useNow()).getUTCFullYear();
  return (
    <footer className={styles.footer}>
      <FooterLine />
      <div className={cx(column, styles.columns)}>
        <div className={styles.brand}>
          <span className={styles.wordmark}>
            <Logo size={24} />
            {site.name}
          </span>
          <Text tone="muted">{site.tagline ?? messages.tagline}</Text>
        </div>
        <LinkList title={messages.quickLinks} links={quickLinks(messages, site)} />
        <LinkList title={messages.support} links={helpLinks(messages, support, site)} />
        <LinkList title={messages.takeAlong} links={takeAlong(messages)} />
        <LaterPart as="section" part={stayConnected} className={styles.group} />
      </div>
      <div className={cx(column, styles.end)}>
        <div className={styles.legal}>
          <Text size="small" tone="muted">
            {messages.copyright({ year, site: site.name })}
          </Text>
          <ul className={styles.policies} aria-label={messages.legal}>
            {helpLinks(messages, policies, site).map(({ href, label }) => (
              <li key={href}>
                <Link variant="plain" href={href} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <LaterPart part={languageChoice} />
      </div>
    </footer>
  );
}

interface LinkListProps {
  title: string;
  links: readonly { href: string; label: string }[];
}

function LinkList({ title, links }: LinkListProps) {
  return (
    <nav aria-label={title} className={styles.group}>
      <Heading level={2} size="small">
        {title}
      </Heading>
      <ul className={styles.links}>
        {links.map(({ href, label }) => (
          <li key={label}>
            <Link variant="plain" href={href} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FooterLine() {
  return (
    <svg className={styles.line} viewBox="0 0 1200 40" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.ground} d="M0 6C300 34 900 34 1200 6V40H0Z" />
      <path className={styles.rope} d="M0 6C300 34 900 34 1200 6" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
