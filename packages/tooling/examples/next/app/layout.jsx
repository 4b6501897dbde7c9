import '@clothesline/ui/styles.css';
import '@clothesline/chat-widget/styles.css';
import '@clothesline/donation-card/styles.css';
import '@clothesline/donations-map/styles.css';

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
