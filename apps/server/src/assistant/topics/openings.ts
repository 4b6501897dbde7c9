/** Where a greeting starts a message. */
export const greeting =
  /^(hi|hello|hey|hiya|howdy|good (morning|afternoon|evening|day)|greetings|hola|salut|buenas|👋)(?=$|[^\p{L}])/u;

/** What surely asks for donations. */
export const asking =
  /\b(do you (?:also |maybe |still )?have|have you got|is there|are there|any|looking for|look for|search|find|show|need|want|(?:i'd|would) like|list|available|what(?:'?s| is) new|newest|latest|near me|nearby|got)\b/;
