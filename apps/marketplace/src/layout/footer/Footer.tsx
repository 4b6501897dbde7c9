import { cx, Heading, Link, RecycleIcon, Text } from '@clothesline/ui';
import { useState } from 'react';
import { product } from '../../product.js';
import { paths } from '../../routing/paths.js';
import { column } from '../../shared/page/Page.css.js';
import { helpAnchors } from '../help/anchors.js';
import { layoutMessages as messages } from '../messages.js';
import * as styles from './Footer.css.js';
import { FooterLine } from './FooterLine.js';
import { Newsletter } from './Newsletter.js';
import { SocialLinks } from './SocialLinks.js';

const quickLinks = [
  { href: paths.home, label: messages.home },
  { href: paths.explore, label: messages.browseDonations },
  { href: paths.create, label: messages.donateItems },
  { href: paths.communityStories, label: messages.communityStories },
];

const support = [
  { href: `#${helpAnchors.helpCenter}`, label: messages.helpCenter },
  { href: `#${helpAnchors.safetyTips}`, label: messages.safetyTips },
  { href: `#${helpAnchors.donationGuidelines}`, label: messages.donationGuidelines },
  { href: `#${helpAnchors.contactUs}`, label: messages.contactUs },
];

const policies = [
  { href: `#${helpAnchors.privacyPolicy}`, label: messages.privacyPolicy },
  { href: `#${helpAnchors.termsOfService}`, label: messages.termsOfService },
  { href: `#${helpAnchors.cookiePolicy}`, label: messages.cookiePolicy },
];

/** The end of every page (spec §2 "Footer"). */
export function Footer() {
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer className={styles.footer}>
      <FooterLine />
      <div className={cx(column, styles.columns)}>
        <div className={styles.brand}>
          <span className={styles.wordmark}>
            <RecycleIcon size={24} aria-hidden="true" className={styles.icon} />
            {product}
          </span>
          <Text tone="muted">{messages.footerBlurb}</Text>
        </div>
        <LinkList title={messages.quickLinks} links={quickLinks} />
        <LinkList title={messages.support} links={support} />
        <section className={styles.group}>
          <Heading level={2} size="small">
            {messages.stayConnected}
          </Heading>
          <Newsletter />
          <SocialLinks />
        </section>
      </div>
      <div className={cx(column, styles.end)}>
        <div className={styles.legal}>
          <Text size="small" tone="muted">
            {messages.copyright(year)}
          </Text>
          <ul className={styles.policies} aria-label={messages.legal}>
            {policies.map(({ href, label }) => (
              <li key={href}>
                <Link tone="plain" href={href}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
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
            <Link tone="plain" href={href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
