/* Typebot's bubble as its documentation sets it up. */
import Typebot from '@typebot.io/js/web';

Typebot.initBubble({ typebot: 'bench', apiHost: location.origin });
