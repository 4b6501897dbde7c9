import '@clothesline/ui/styles.css';
import '@clothesline/donation-card/styles.css';
import '@clothesline/chat-widget/launcher.css';
import './fonts.css';
import './global.css.js';
