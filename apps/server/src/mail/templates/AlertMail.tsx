import type { AlertSearch } from '@clothesline/api-client/members';
import type { AlertContent } from '../content.js';
import { mailLinks, unsubscribeLink } from '../links.js';
import type { MailSite } from '../mail.js';
import { ButtonLink } from './ButtonLink.js';
import { Layout, muted } from './Layout.js';
import type { MailTexts } from './texts.js';
import type { MailLanguage } from './mailLanguage.js';

/** A search in words: “coat”, Children, size 4T, within 5 mi of Oakland. */
export function describeSearch({ search, category, size, around }: AlertSearch, texts: MailTexts['alert']): string {
  const parts = [
    search?.trim() && texts.words(search.trim()),
    category,
    size?.trim() && texts.size(size.trim()),
    around && texts.around(around.miles, around.place),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : texts.everything;
}

/** The search on Explore, from the site's own place if the circle is around another. */
export function exploreLink({ address }: MailSite, { search, category, size }: AlertSearch): string {
  const query = Object.entries({ search, category, size }).filter((entry): entry is [string, string] => !!entry[1]);
  return `${address}/explore?${new URLSearchParams([...query, ['sort', 'newest']]).toString()}`;
}

export interface ConfirmAlertMailProps extends MailLanguage {
  title: string;
  text: string;
  product: string;
  /** The page whose button confirms. */
  link: string;
}

/** Mail that asks an address whether it wants the mails of an alert. */
export function ConfirmAlertMail({ title, text, link, product, language, texts }: ConfirmAlertMailProps) {
  return (
    <Layout title={title} product={product} language={language}>
      <p>{text}</p>
      <p>
        <ButtonLink href={link}>{texts.alert.confirm}</ButtonLink>
      </p>
      <p style={muted}>{texts.alert.ignore}</p>
    </Layout>
  );
}

export interface AlertMailProps extends MailLanguage {
  title: string;
  content: AlertContent;
  site: MailSite;
}

/** Mail with the new finds of one or more searches. */
export function AlertMail({ title, content, site, language, texts: all }: AlertMailProps) {
  const { alerts, token } = content;
  const texts = all.alert;
  const links = mailLinks(site);
  const stop = unsubscribeLink(site, token);
  return (
    <Layout title={title} product={site.product} language={language}>
      {alerts.map((alert) => (
        <div key={alert.token}>
          <p dir="auto">
            <b>{texts.section(describeSearch(alert.search, texts))}</b>
          </p>
          <ul>
            {alert.finds.map(({ id, title: name, place }) => (
              <li key={id}>
                <bdi>
                  <a href={links.donation(id)}>{name}</a>
                </bdi>
                , <bdi>{place}</bdi>
              </li>
            ))}
          </ul>
          <p style={muted}>
            {alert.hasMore && <a href={exploreLink(site, alert.search)}>{texts.more}</a>}{' '}
            {alerts.length > 1 && <a href={unsubscribeLink(site, alert.token)}>{texts.stop}</a>}
          </p>
        </div>
      ))}
      <p style={muted}>
        <a href={stop}>{alerts.length > 1 ? texts.stopAll : texts.stop}</a>
      </p>
    </Layout>
  );
}
