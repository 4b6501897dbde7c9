import { Link, Stack, Text } from '@clothesline/ui';
import type { SiteSettings } from '../../lib/site/site.js';

type ContactProps = NonNullable<SiteSettings['contact']>;

/** Shows the contact of the operators. */
export function Contact({ email, phone, address }: ContactProps) {
  return (
    <Stack space="xsmall">
      {email && (
        <Text>
          <Link href={`mailto:${email}`}>{email}</Link>
        </Text>
      )}
      {phone && (
        <Text>
          <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</Link>
        </Text>
      )}
      {address && (
        <Text>
          {address.map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
        </Text>
      )}
    </Stack>
  );
}
