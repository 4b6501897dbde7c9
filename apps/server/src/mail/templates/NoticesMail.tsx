import type { MailedNotice } from '../content.js';
import type { MailLinks } from '../links.js';
import type { MailSite } from '../mail.js';
import { ButtonLink } from './ButtonLink.js';
import { DonationRow } from './DonationRow.js';
import { Layout, Lines, muted } from './Layout.js';
import type { MailLanguage, MailTexts } from './mailLanguage.js';

export interface NoticesMailProps extends MailLanguage {
  title: string;
  site: MailSite;
  notices: readonly MailedNotice[];
  links: MailLinks;
}

export function NoticesMail({ title, site, notices, links, language, texts: all }: NoticesMailProps) {
  const texts = all.notice;
  const { product } = site;
  const [only] = notices;
  const button = notices.length === 1 && only && links.notice(only);
  return (
    <Layout title={title} product={product} language={language}>
      {notices.map((notice) => (
        <NoticePart
          key={notice.id}
          notice={notice}
          site={site}
          links={links}
          texts={texts}
          isHeading={title === notice.text}
        />
      ))}
      {button && <ButtonLink href={button}>{texts.open}</ButtonLink>}
      <p style={muted}>
        {texts.why({ product })} <a href={links.settings}>{texts.settingsLabel}</a>
      </p>
    </Layout>
  );
}

interface NoticePartProps {
  notice: MailedNotice;
  site: MailSite;
  links: MailLinks;
  texts: MailTexts['notice'];
  isHeading: boolean;
}

function NoticePart({ notice, site, links, texts, isHeading }: NoticePartProps) {
  const { text, title: subject, image, who, words, similar } = notice;
  const link = links.notice(notice);
  return (
    <>
      {!isHeading && (
        <p>
          {text} {link && !subject && <a href={link}>{texts.open}</a>}
        </p>
      )}
      {words && (
        <p dir="auto">
          <Lines text={texts.words({ words })} />
        </p>
      )}
      {subject && link && (
        <DonationRow
          site={site}
          href={link}
          title={subject}
          image={image}
          details={[who && texts.who({ name: who })]}
        />
      )}
      {similar.length > 0 && (
        <>
          <p>{texts.similar}</p>
          <ul>
            {similar.map(({ id, title: name }) => (
              <li key={id}>
                <bdi>
                  <a href={links.donation(id)}>{name}</a>
                </bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
