import { nameTexts, type SiteLanguage } from '@clothesline/api-client/contract';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { confirmLink, mailLinks, signInLink, undoLink, unsubscribeLink, type MailLinks } from './links.js';
import type { Mail, MailSite, WrittenMail } from './mail.js';
import type { AlertContent, MailedNotice } from './content.js';
import { AlertMail, ConfirmAlertMail, describeFind, describeSearch, exploreLink } from './templates/AlertMail.js';
import { getTexts } from '../language/texts.js';
import { outlookEnd, outlookStart, outlookTable } from './templates/Layout.js';
import { ChangedMail } from './templates/ChangedMail.js';
import { ContactMail } from './templates/ContactMail.js';
import { CodeMail } from './templates/CodeMail.js';
import { NoticesMail } from './templates/NoticesMail.js';
import { mailLanguage, type MailLanguage, type MailTexts } from './templates/mailLanguage.js';

/** Maximum length in characters, as subjects may contain titles written by other people */
const longestSubject = 150;

export function writeMail({ to, content }: Mail, site: MailSite): WrittenMail {
  const { product } = site;
  const spoken = mailLanguage(content.language);
  const { code: codeTexts, listingCode: listingCodeTexts, notice: noticeTexts, changed: changedTexts } = spoken.texts;
  if (content.kind === 'code') {
    const { code } = content;
    const link = signInLink(site, to, content.link ?? code);
    return {
      subject: codeTexts.subject({ product, code }),
      text: paragraphs(
        codeTexts.title({ product }),
        codeTexts.enter,
        code,
        `${codeTexts.link}\n${link}`,
        codeTexts.ignore,
      ),
      html: renderMail(
        <CodeMail
          title={codeTexts.title({ product })}
          product={product}
          code={code}
          link={link}
          ignore={codeTexts.ignore}
          {...spoken}
        />,
      ),
    };
  }
  if (content.kind === 'listing code') {
    const { code } = content;
    const title = listingCodeTexts.title({ product, site: content.site ?? product });
    // omit the link, the code only works on the other site
    return {
      subject: codeTexts.subject({ product, code }),
      text: paragraphs(title, codeTexts.enter, code, listingCodeTexts.ignore),
      html: renderMail(
        <CodeMail title={title} product={product} code={code} ignore={listingCodeTexts.ignore} {...spoken} />,
      ),
    };
  }
  if (content.kind === 'changed') {
    const { until } = content;
    const title = until
      ? changedTexts.deletedTitle({ product, day: formatDay(until, spoken.language) })
      : changedTexts.title({ product });
    const undo = until ? changedTexts.undoDeletion : changedTexts.undo;
    const text = changedTexts.what[content.what];
    const link = undoLink(site, content.undo);
    return {
      subject: title,
      text: paragraphs(title, text, link && `${undo}\n${link}`, changedTexts.warning),
      html: renderMail(<ChangedMail title={title} product={product} text={text} undo={undo} link={link} {...spoken} />),
    };
  }
  if (content.kind === 'contact') {
    const title = spoken.texts.contact.title({ product });
    const from = spoken.texts.contact.from({ email: content.email });
    return {
      subject: title,
      text: paragraphs(title, content.words, from),
      html: renderMail(<ContactMail title={title} product={product} words={content.words} from={from} {...spoken} />),
    };
  }
  if (content.kind === 'contact digest') {
    const title = spoken.texts.contact.digest({ product, count: content.count });
    const text = `${spoken.texts.contact.digestText}\n${site.address}/moderation`;
    return {
      subject: title,
      text: paragraphs(title, text),
      html: renderMail(<ContactMail title={title} product={product} words={text} {...spoken} />),
    };
  }
  if (content.kind === 'confirm alert') {
    const { alert: texts } = spoken.texts;
    const known = { ...content.search, search: undefined };
    const isAny = Object.values(known).every((value) => value === undefined);
    const search = texts.confirmSearch({
      search: isAny ? texts.anySearch : describeSearch(known, spoken, site.units),
    });
    const title = texts.confirmTitle({ product });
    const text = texts.confirmText[content.pace];
    const link = confirmLink(site, content.token);
    return {
      subject: oneLine(title),
      text: paragraphs(title, text, search, link, texts.ignore),
      html: renderMail(
        <ConfirmAlertMail title={title} text={text} search={search} product={product} link={link} {...spoken} />,
      ),
    };
  }
  if (content.kind === 'alert') {
    const { alerts, token } = content;
    const texts = spoken.texts.alert;
    const finds = alerts.flatMap((alert) => alert.finds);
    const [first] = finds;
    const count = new Set(finds.map(({ id }) => id)).size;
    const title = count === 1 && first ? texts.one({ title: first.title }) : texts.several({ product, count });
    const stop = unsubscribeLink(site, token);
    return {
      subject: oneLine(title),
      text: paragraphs(
        title,
        ...alerts.map((alert) => plainFinds(alert, site, spoken)),
        `${alerts.length > 1 ? texts.stopAll : texts.stop}:\n${stop}`,
      ),
      html: renderMail(<AlertMail title={title} content={content} site={site} {...spoken} />),
    };
  }
  const notices = content.kind === 'notice' ? [content.notice] : content.notices;
  const links = mailLinks(site);
  const title =
    content.kind === 'digest' ? noticeTexts.digest({ product, count: notices.length }) : content.notice.text;
  return {
    subject: oneLine(title),
    text: paragraphs(
      content.kind === 'digest' ? title : undefined,
      ...notices.map((notice) => plainNotice(notice, links, noticeTexts)),
      noticeTexts.why({ product }),
      `${noticeTexts.settings}\n${links.settings}`,
    ),
    html: renderMail(<NoticesMail title={title} site={site} notices={notices} links={links} {...spoken} />),
  };
}

function formatDay(time: string, language: SiteLanguage): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
}

function plainFinds(
  { search, finds, hasMore, token }: AlertContent['alerts'][number],
  site: MailSite,
  spoken: MailLanguage,
): string {
  const links = mailLinks(site);
  const texts = spoken.texts.alert;
  const { separator } = getTexts(nameTexts, spoken.language);
  const lines = [texts.section({ search: describeSearch(search, spoken, site.units) })];
  for (const find of finds) {
    lines.push(
      `${[find.title, ...describeFind(find, spoken, site.units)].join(separator)}: ${links.donation(find.id)}`,
    );
  }
  if (hasMore) lines.push(`${texts.more}: ${exploreLink(site, search)}`);
  lines.push(`${texts.stop}: ${unsubscribeLink(site, token)}`);
  return lines.join('\n');
}

function plainNotice(
  { text, similar, who, words, ...notice }: MailedNotice,
  links: MailLinks,
  texts: MailTexts['notice'],
): string {
  const lines = [text];
  if (words) lines.push(texts.words({ words }));
  if (who) lines.push(texts.who({ name: who }));
  const link = links.notice(notice);
  if (link) lines.push(link);
  if (similar.length > 0) lines.push(texts.similar);
  for (const { id, title } of similar) lines.push(`${title}: ${links.donation(id)}`);
  return lines.join('\n');
}

function paragraphs(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join('\n\n');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, longestSubject).toWellFormed();
}

function renderMail(mail: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(mail)}`
    .replace(outlookStart, outlookTable.start)
    .replace(outlookEnd, outlookTable.end);
}
