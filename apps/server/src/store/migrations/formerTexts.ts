/** Lines that were stored in English, by their codes. */
export const formerLines = {
  promise: 'Promised. Place and time are set.',
  offer: 'It is your turn: the donation is held for you until you accept.',
  propose: 'Another time is proposed. The donor has to accept it.',
  accept: 'Accepted. Place and time are set.',
  decline: 'The donor declined.',
  cancel: 'The request was taken back.',
  takeBack: 'The offer was taken back.',
  receive: 'Collected.',
  miss: 'It was not collected.',
  object: 'The asker objects: this does not count as a no-show.',
  close: 'This request is closed.',
};

/** Notices that were stored as sentences, in English and Spanish, by their codes. Longer ones with the same beginning come first. */
export const formerNotices = {
  askedBy: ['{name} asks for "{title}": “{reason}”', '{name} pide «{title}»: «{reason}»'],
  asked: ['Someone is asking for "{title}".', 'Alguien pide «{title}».'],
  message: ['There is a new message about "{title}".', 'Hay un mensaje nuevo sobre «{title}».'],
  promised: [
    '"{title}" is promised: place and time are set.',
    '«{title}» está prometida: el lugar y la hora están acordados.',
  ],
  proposed: [
    'Another time is proposed for "{title}". Accept it, or take the offer back.',
    'Se propone otra hora para «{title}». Acéptala, o retira el ofrecimiento.',
  ],
  offered: [
    'It is your turn: accept "{title}" before the offer ends.',
    'Te toca: acepta «{title}» antes de que termine la oferta.',
  ],
  declined: ['The donor of "{title}" chose somebody else.', 'Quien dona «{title}» eligió a otra persona.'],
  cancelled: ['A request for "{title}" was taken back.', 'Se retiró una solicitud de «{title}».'],
  missed: ['"{title}" was not collected in time.', '«{title}» no se recogió a tiempo.'],
  received: ['"{title}" was collected.', '«{title}» se recogió.'],
  closed: ['"{title}" is no longer available.', '«{title}» ya no está disponible.'],
  given: ['"{title}" went to somebody else.', '«{title}» la recibió otra persona.'],
  'answer reminder': ['People wait for your answer about "{title}".', 'Hay quien espera tu respuesta sobre «{title}».'],
  paused: [
    '"{title}" is paused, since nobody got an answer. You can offer it again.',
    '«{title}» está en pausa, porque nadie recibió respuesta. La puedes ofrecer otra vez.',
  ],
  'pickup reminder': ['"{title}" is to be collected soon.', 'Pronto se recoge «{title}».'],
  'expiry reminder': ['"{title}" expires soon. You can renew it.', '«{title}» caduca pronto. La puedes renovar.'],
  expired: ['"{title}" has expired. You can renew it.', '«{title}» caducó. La puedes renovar.'],
  messageHidden: [
    'A moderator has hidden a message of yours: {reason}',
    'La moderación ocultó un mensaje tuyo: {reason}',
  ],
  donationHidden: ['A moderator has hidden "{title}": {reason}', 'La moderación ocultó «{title}»: {reason}'],
  restored: ['"{title}" is shown again.', '«{title}» se muestra otra vez.'],
  messageRestored: ['A message of yours is shown again.', 'Un mensaje tuyo se muestra otra vez.'],
  suspended: [
    'A moderator suspended your account. You can still read, but not write. The reason: {reason}',
    'La moderación suspendió tu cuenta. Puedes leer, y no escribir nada: {reason}',
  ],
  accountRestored: ['Your account is no longer suspended.', 'Tu cuenta ya no está suspendida.'],
  found: ['New for {search}:', 'Nuevo para {search}:'],
};
