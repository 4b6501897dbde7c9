/* Typebot's chat bubble, set up as described in its docs. */
import Typebot from '@typebot.io/js/web';

Typebot.initBubble({ typebot: 'bench', apiHost: location.origin });
