import {
  categoryText,
  nameTexts,
  type NameTexts,
  type StateTexts,
  stateTexts,
  type SiteLanguage,
  sizeText,
} from '@clothesline/api-client/contract';
import spanish from '@clothesline/api-client/locales/es';
import type { AlertSearch } from '@clothesline/api-client/members';
import type { AlertContent } from '../content.js';
import { mailLinks, unsubscribeLink } from '../links.js';
import type { MailSite } from '../mail.js';
import { ButtonLink } from './ButtonLink.js';
import { DonationRow } from './DonationRow.js';
import { Layout, muted } from './Layout.js';
import type { MailLanguage } from './mailLanguage.js';

type Units = MailSite['units'];

const kilometersPerMile = 1.609344;

const names: Record<SiteLanguage, NameTexts & StateTexts> = {
  en: { ...nameTexts, ...stateTexts },
  es: { ...spanish.names, ...spanish.states },
};

/** A distance in the units of the site: 2.5 mi, 4 km. */
function formatDistance(miles: number, language: SiteLanguage, units: Units): string {
  const { miles: inMiles, kilometers } = names[language];
  return units === 'km' ? kilometers({ distance: miles * kilometersPerMile }) : inMiles({ distance: miles });
}

/** A search in words, in the language of its reader: “coat”, Children, size 4T, within 5 mi of Oakland. */
export function describeSearch(
  { search, category, size, around }: AlertSearch,
  { language, texts: { alert: texts } }: MailLanguage,
  units?: Units,
): string {
  const parts = [
    search?.trim() && texts.words(search.trim()),
    category && categoryText(category, names[language]),
    size?.trim() && texts.size(sizeText(size.trim(), names[language])),
    around && texts.around(formatDistance(around.miles, language, units), around.place),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : texts.everything;
}

/** Size, distance, place and donor of a find, each in a few words. */
export function describeFind(
  { place, sizes = [], miles, donor }: AlertContent['alerts'][number]['finds'][number],
  { language, texts: { alert: texts } }: MailLanguage,
  units?: Units,
): string[] {
  const named = sizes.map((size) => sizeText(size, names[language])).join(', ');
  const where = miles === undefined ? place : `${place}, ${texts.away(formatDistance(miles, language, units))}`;
  return [...(named ? [texts.sizes(named)] : []), where, ...(donor ? [texts.from(donor)] : [])];
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
  /** Names what the server knows of the search. */
  search: string;
  /** The page whose button confirms. */
  link: string;
}

/** Mail that asks an address whether it wants the mails of an alert. */
export function ConfirmAlertMail({ title, text, search, link, product, language, texts }: ConfirmAlertMailProps) {
  return (
    <Layout title={title} product={product} language={language}>
      <p>{text}</p>
      <p dir="auto">{search}</p>
      <ButtonLink href={link}>{texts.alert.confirm}</ButtonLink>
      <p style={muted}>{texts.alert.ignore}</p>
    </Layout>
  );
}

export interface AlertMailProps extends MailLanguage {
  title: string;
  content: AlertContent;
  site: MailSite;
}

/** Mail with the new finds of one or more searches. One find has the button, else all of the first search. */
export function AlertMail({ title, content, site, ...spoken }: AlertMailProps) {
  const { alerts, token } = content;
  const texts = spoken.texts.alert;
  const links = mailLinks(site);
  const finds = alerts.flatMap((alert) => alert.finds);
  const [first] = alerts;
  const [only] = finds;
  const isOne = finds.length === 1;
  return (
    <Layout title={title} product={site.product} language={spoken.language}>
      {alerts.map((alert) => (
        <div key={alert.token}>
          <p dir="auto" style={muted}>
            {texts.section(describeSearch(alert.search, spoken, site.units))}
          </p>
          {alert.finds.map((find) => (
            <DonationRow
              key={find.id}
              site={site}
              href={links.donation(find.id)}
              title={find.title}
              image={find.image}
              details={describeFind(find, spoken, site.units)}
            />
          ))}
          {alerts.length > 1 && (
            <p style={muted}>
              {alert.hasMore && <a href={exploreLink(site, alert.search)}>{texts.more}</a>}{' '}
              <a href={unsubscribeLink(site, alert.token)}>{texts.stop}</a>
            </p>
          )}
        </div>
      ))}
      {isOne && only && <ButtonLink href={links.donation(only.id)}>{texts.see}</ButtonLink>}
      {!isOne && first && <ButtonLink href={exploreLink(site, first.search)}>{texts.seeAll}</ButtonLink>}
      <p style={muted}>
        <a href={unsubscribeLink(site, token)}>{alerts.length > 1 ? texts.stopAll : texts.stop}</a>
      </p>
    </Layout>
  );
}
