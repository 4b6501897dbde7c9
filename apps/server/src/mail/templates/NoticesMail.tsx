import type { MailedNotice } from '../content.js';
import type { MailLinks } from '../links.js';
import { Layout, muted } from './Layout.js';
import type { MailTexts } from './texts.js';
import type { MailLanguage } from './mailLanguage.js';

export interface NoticesMailProps extends MailLanguage {
  title: string;
  product: string;
  /** One, or all of a day. */
  notices: readonly MailedNotice[];
  links: MailLinks;
}

/** A mail that tells what notices tell. */
export function NoticesMail({ title, product, notices, links, language, texts: all }: NoticesMailProps) {
  const texts = all.notice;
  return (
    <Layout title={title} product={product} language={language}>
      {notices.map((notice) => (
        <NoticePart key={notice.id} notice={notice} links={links} texts={texts} />
      ))}
      <p style={muted}>
        {texts.why(product)} <a href={links.settings}>{texts.settingsLabel}</a>
      </p>
    </Layout>
  );
}

interface NoticePartProps {
  notice: MailedNotice;
  links: MailLinks;
  texts: MailTexts['notice'];
}

function NoticePart({ notice, links, texts }: NoticePartProps) {
  const link = links.notice(notice);
  return (
    <>
      <p dir="auto">
        {notice.text} {link && <a href={link}>{texts.open}</a>}
      </p>
      {notice.similar.length > 0 && (
        <>
          <p>{texts.similar}</p>
          <ul>
            {notice.similar.map(({ id, title }) => (
              <li key={id}>
                <bdi>
                  <a href={links.donation(id)}>{title}</a>
                </bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
