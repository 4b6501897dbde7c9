/* tests and stories use the uncompiled styles instead */
import '@clothesline/ui/styles.css';
import '@clothesline/donation-card/styles.css';
import '@clothesline/donations-map/styles.css';
import '@clothesline/create-form/styles.css';
import '@clothesline/location/styles.css';
import '@clothesline/chat-widget/styles.css';
import './fonts.css';
