import type { MailSite } from '../mail.js';
import { Cell, muted, Table } from './Layout.js';

/** In px. */
const pictureSize = 96;

export interface DonationRowProps {
  site: MailSite;
  href: string;
  title: string;
  /** Must be hosted by us. Other images would let third parties track the reader. */
  image?: string | undefined;
  details: readonly (string | undefined)[];
}

export function DonationRow({ site, href, title, image, details }: DonationRowProps) {
  const shown = details.filter((one) => one !== undefined && one !== '');
  return (
    <Table style={{ margin: '0 0 16px' }}>
      {image && (
        <Cell width={pictureSize + 16} valign="top" style={{ width: pictureSize + 16 }}>
          <img
            src={site.address + image}
            width={pictureSize}
            height={pictureSize}
            alt=""
            style={{ display: 'block', border: 0, borderRadius: 8, objectFit: 'cover' }}
          />
        </Cell>
      )}
      <Cell valign="top">
        <bdi>
          <a href={href} style={{ fontWeight: 600 }}>
            {title}
          </a>
        </bdi>
        {shown.map((detail) => (
          <span key={detail} style={muted}>
            <br />
            {detail}
          </span>
        ))}
      </Cell>
    </Table>
  );
}
