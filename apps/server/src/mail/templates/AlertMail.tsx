import { categoryText, nameTexts, type NameTexts, stateTexts, sizeText } from '@clothesline/api-client/contract';
import type { AlertSearch } from '@clothesline/api-client/members';
import { getTexts } from '../../language/texts.js';
import type { AlertContent } from '../content.js';
import { mailLinks, unsubscribeLink } from '../links.js';
import type { MailSite } from '../mail.js';
import { ButtonLink } from './ButtonLink.js';
import { DonationRow } from './DonationRow.js';
import { Layout, muted } from './Layout.js';
import type { MailLanguage } from './mailLanguage.js';

type Units = MailSite['units'];

const kilometersPerMile = 1.609344;

const allNames = { ...nameTexts, ...stateTexts, $: [...nameTexts.$, ...stateTexts.$] };

function formatDistance(miles: number, { miles: inMiles, kilometers }: NameTexts, units: Units): string {
  return units === 'km' ? kilometers({ distance: miles * kilometersPerMile }) : inMiles({ distance: miles });
}

export function describeSearch(
  { search, category, size, around }: AlertSearch,
  { language, texts: { alert: texts } }: MailLanguage,
  units?: Units,
): string {
  const names = getTexts(allNames, language);
  const parts = [
    search?.trim() && texts.words({ words: search.trim() }),
    category && categoryText(category, names),
    size?.trim() && texts.size({ size: sizeText(size.trim(), names) }),
    around && texts.around({ distance: formatDistance(around.miles, names, units), place: around.place }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(names.separator) : texts.everything;
}

export function describeFind(
  { place, sizes = [], miles, donor }: AlertContent['alerts'][number]['finds'][number],
  { language, texts: { alert: texts } }: MailLanguage,
  units?: Units,
): string[] {
  const names = getTexts(allNames, language);
  const named = sizes.map((size) => sizeText(size, names)).join(names.separator);
  const where =
    miles === undefined
      ? place
      : `${place}${names.separator}${texts.away({ distance: formatDistance(miles, names, units) })}`;
  return [...(named ? [texts.sizes({ sizes: named })] : []), where, ...(donor ? [texts.from({ name: donor })] : [])];
}

export function exploreLink({ address }: MailSite, { search, category, size }: AlertSearch): string {
  const query = Object.entries({ search, category, size }).filter((entry): entry is [string, string] => !!entry[1]);
  return `${address}/explore?${new URLSearchParams([...query, ['sort', 'newest']]).toString()}`;
}

export interface ConfirmAlertMailProps extends MailLanguage {
  title: string;
  text: string;
  product: string;
  search: string;
  link: string;
}

export function ConfirmAlertMail({ title, text, search, link, product, language, texts }: ConfirmAlertMailProps) {
  return (
    <Layout title={title} product={product} language={language}>
      <p>{text}</p>
      <p>{search}</p>
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

/** Lists new results. The button opens the result if it's the only match, otherwise the first search. */
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
          <p style={muted}>{texts.section({ search: describeSearch(alert.search, spoken, site.units) })}</p>
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
