/* Typebot's bubble as its documentation writes it. */
import Typebot from '@typebot.io/js/web';

Typebot.initBubble({ typebot: 'bench', apiHost: location.origin });
