import { Layout } from './Layout.js';

export interface NoticeMailProps {
  text: string;
}

/** A mail that tells what a notice tells. */
export function NoticeMail({ text }: NoticeMailProps) {
  return (
    <Layout title="Clothesline">
      <p>{text}</p>
    </Layout>
  );
}
