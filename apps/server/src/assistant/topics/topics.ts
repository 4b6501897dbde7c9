import type { Topic } from './topic.js';

/** A match anywhere, or a match of the second somewhere after the first: `.*` between the two would backtrack. */
type Pattern = RegExp | readonly [RegExp, RegExp];

/** The topic of a question in lower case: the first that one of its patterns fits. */
export function topicOf(text: string): Topic | undefined {
  return topicPatterns.find(([, ...patterns]) => patterns.some((pattern) => fits(pattern, text)))?.[0];
}

function fits(pattern: Pattern, text: string): boolean {
  if (pattern instanceof RegExp) return pattern.test(text);
  const [first, second] = pattern;
  const found = first.exec(text);
  return found !== null && second.test(text.slice(found.index + found[0].length));
}

const topicPatterns: readonly (readonly [Topic, ...Pattern[]])[] = [
  [
    'noPhone',
    /\b(?:don'?t|do not|doesn'?t|without|have no|got no|with no|no) (?:have |own |got |even )*(?:an? |any |my own )?(?:cell ?|mobile |tele)?phones?\b(?! (?:pockets?|cases?|holders?|bags?))/,
  ],
  [
    'cost',
    [
      /\b(?:asked|asks|asking|wants?|wanted|charged|charges|charging|demands?)\b/,
      /\b(?:money|cash|to pay|me pay|a deposit|\d+ (?:dollars|bucks|usd))\b|\$ ?\d/,
    ],
  ],
  [
    'help',
    /^(?:(?:hi|hello|hey|please|ok|so)\b[ ,.!]*)*(?:(?:i|we)(?:'m|'re| am| are)? )?(?:really |urgently |badly |just |do )*(?:need|want|in need of|could use) (?:some |your |a little |urgent |a lot of )?help(?: (?:please|urgently|now|me|us|asap|today))*\W*$|^(?:i'?m|i am|we are|we're) in (?:trouble|need)\W*$/,
  ],
  [
    'password',
    [
      /\b(?:forgot|forgotten|forget|lost|reset|change|set|add|remove|remember|know|recover|wrong|new|without|need)\b/,
      /\b(?:passwords?|passkeys?)\b/,
    ],
    [/\b(?:passwords?|passkeys?)\b/, /\b(?:forgot|forgotten|lost|wrong|work|works|reset|change)\b/],
    /\bpasskeys?\b|^(?:my )?passwords?\W*$/,
  ],
  [
    'account',
    [
      /\b(?:account|sign(?:ed)?[ -]?(?:in|up)|log(?:ged)?[ -]?in|register(?:ed)?)\b/,
      /\b(?:ask|request|get|take|contact|message|pick|claim|reserve|give|donate|list|post)\b/,
    ],
    [
      /\b(?:ask|request|contact|claim|reserve|donate|give|list|post)\b/,
      /\b(?:without|need|have|making|creating)(?: to)?(?: an?)? (?:account|sign(?:ed|ing)?[ -]?(?:in|up)|log(?:ged|ging)?[ -]?in|register(?:ed|ing)?)\b/,
    ],
  ],
  [
    'inbox',
    [
      /\b(?:where|how|find|check|read|open)\b/,
      /\b(?:my (?:messages|requests|inbox|notifications)|who (?:has |have )?(?:asked|requested|wants|wrote)|the requests)\b/,
    ],
  ],
  ['email', [/\b(?:change|update|edit|new|wrong|another|different)\b/, /\be-?mail(?: address)?\b/]],
  [
    'bundle',
    [
      /\b(?:list|post|donate|give|offer|put|upload)\b/,
      /\b(?:one by one|one at a time|separately|individually|all together|in one (?:listing|post|donation|go)|as a bundle)\b/,
    ],
  ],
  [
    'taxes',
    /\b(?:tax(?:es)?|deduct\w*|write[ -]?off|501)\b/,
    [/\breceipts?\b/, /\b(?:donat\w*|give|giving)\b/],
    /\b(?:get|give|have|issue|provide|need) (?:me )?(?:a |an |any |the )?receipts?\b/,
  ],
  [
    'age',
    /\bhow old (?:do|must|should|does) (?:i|you|one|we|somebody|someone|a person)\b|\b(?:minimum|age) (?:age|limit|requirement|restriction)s?\b|\b(?:under|over|below) (?:18|16|13|21|age)\b(?! (?:months?|dollars))|\bunder ?age\b/,
    [
      /\b(?:can|may|are|is|do)\b/,
      /\b(?:minors?|teenagers?|teens|children|kids) (?:allowed|(?:to )?(?:use|join|ask|sign|request|register|post))\b/,
    ],
    [/\bi(?: am|'m|m| have) (?:only )?1[0-7]\b/, /\b(?:can|may|allowed)\b/],
    [
      /\b(?:can|may|could|allowed)\b/,
      /\b1[0-7][ -]?(?:years?|yrs?|yo)(?:[ -]olds?)?(?: \w+){0,3} (?:use|join|sign|register|post|ask)\b/,
    ],
  ],
  [
    'afterAsking',
    /\bwhat (?:happens|comes|do i do|is next|should i do|to do)\b(?: \w+){0,2} (?:after|once|when|next|if)\b(?: \w+){0,3} (?:ask|asked|request|requested|contact|contacted|apply|send|sent|asking|requesting)\b/,
    /\b(?:after|once) i(?:'ve| have)? (?:ask(?:ed)?|request(?:ed)?|contact(?:ed)?)(?: \w+){0,4},? (?:what|how|when|then)\b|\bhow (?:will|do) i (?:know|find out)(?: if| whether| when)? (?:i|they|it|the donor|somebody)\b/,
  ],
  [
    'noShow',
    [
      /\b(?:person|donor|giver|owner|asker|taker|they|she|he|nobody|no one|somebody|someone|recipient)\b/,
      /\b(?:(?:did|does|has|have|had)(?:n'?t| not)|never) (?:show|showed|shown|come|came|turn(?:ed)?|appear(?:ed)?)\b|\b(?:stood me up|no[ -]?show)\b/,
    ],
    /\bnobody (?:came|showed|was there|turned up|there)\b|\bgot stood up\b|\bstood me up\b/,
  ],
  [
    'listingCount',
    [
      /\b(?:limit|maximum|max)\b|\bhow (?:many|much)\b|\bas many as\b/,
      /\b(?:can|may|could|allowed to|able to)(?: i| we)? (?:list|post|donate|give|upload|publish|put up)\b/,
    ],
  ],
  [
    'choosing',
    [
      /\b(?:\d+|two|three|four|five|several|many|some|multiple|more than one) (?:people|persons|others|neighbou?rs)\b|\bthe others?\b/,
      /\b(?:(?:how|who|which|what) (?:one )?(?:do|should|must|can|would|will) i (?:have to |need to )?(?:pick|choose|decide|give|select|take)|say no|turn (?:them|him|her) down|(?:pick|choose) (?:one|who))\b/,
    ],
  ],
  [
    'howMany',
    [
      /\bhow (?:many|much)\b/,
      /\b(?:can|may|am|allowed)(?: (?:i|we|one|to)){0,2} (?:ask|request|take|get|have|claim)\b/,
    ],
    /\b(?:can|may) (?:i|we) (?:ask for|request|take|get|have|pick|claim) (?:more than|two|three|several|many|multiple|as many|a few)\b|\b(?:limit|maximum) (?:of|on|to|for) (?:the )?(?:\w+ )?(?:requests?|items?|things|donations?|clothes)\b|\bis there (?:a|any) (?:limit|maximum)\b/,
  ],
  [
    'refuse',
    [
      /\b(ignore|forget|disregard|override|bypass)\b/,
      /\b(instructions?|rules|prompts?|guidelines|training|above|programming|restrictions)\b/,
    ],
    /\b(system|hidden|initial|secret) (prompt|message|instructions)\b|\byour (prompt|instructions|rules|source code|api key|configuration|system)\b|\b(developer|admin|debug|god|dan) mode\b|\bjailbreak|\bpretend (to be|you|that)\b|\bact as (a|an|if|my)\b|\byou are now\b|\bfrom now on\b|\b(drop|truncate) table\b|\b(delete|select \*|insert) (from|into)\b|<\/?script|\brepeat after me\b|\bsay exactly\b/,
    [
      /\b(phone|telephone|cell|mobile) ?(number|no)?|\b(e-?mails?|passwords?|(home|street|exact|private) address(es)?|addresses|real names?|surnames?|credit cards?)\b/,
      /\bof (the |a |an |all |every |each |other |your |that |this )*(donors?|users?|owners?|people|givers?|members?|admins?|persons?|women|woman|man|first|second|third|everyone|everybody)\b/,
    ],
    /(?!(?<=\b(?:from|on|with|using) )(?:her|his|their) phone\b(?! ?(?:number|no\b|#)))\b(?:her|his|their) (?:(?:phone|cell|mobile|home|exact|real|full|private) ?)*(?:number|address|e-?mail|phone|last name|surname|instagram|facebook|whatsapp)\b|\bthe phone number of (?!(?:the |size |of )*(?:shoes?|boots?|sneakers|clothes|size))|\bwhere (?:she|he|they) lives?\b|\bis (?:she|he) (?:home|at home|alone|single|married|pretty|cute|hot)\b|\bwhen is (?:she|he) (?:home|alone)\b/,
    /\b(?:sexy|naked|horny|hot|lonely|single|young) (?:women|woman|girls|ladies|men|guys|donors?|singles)(?!'?s? (?:clothes|clothing|dress|shoes|size|coat|jacket|outfit))\b|(?<!\b(?:i'?m|i am) (?:an? )?|(?:^|[.,;!?] )as an? )\b(?:wom[ae]n|girls?|ladies|men|donors?|somebody|someone) (?:\w+ ){0,3}(?:living|lives?) alone\b|\b(?:nudes|porn|escorts?|prostitutes?|hook ?up|have sex|sex with)\b|\b(?:date|marry|flirt with) (?:a|the|some|your|her|him) ?(?:donors?|wom[ae]n|girls?)?\b/,
    [
      /\b(donors?|users?|owners?|admins?|members?|everyones?|other peoples?)'?s?'? /,
      /^(phone|telephone|e-?mails?|passwords?|home|street|exact address|private|real names?|credit)\b/,
    ],
    /\b(admin|root|database) (password|access|login|rights)\b|\bwhere (does|do) (she|he|they|the (donor|owner|woman|man)|this (person|donor|woman|man)) live\b|\bhack\b|\bbuy (drugs|weapons|guns)\b|\b(make|build) a bomb\b/,
  ],
  [
    'rude',
    /\b(stupid|idiots?|dumb|useless|morons?|fuck(ing|ed|er)?|shit(ty)?|bitch|asshole|you suck|sucks|shut up|i hate you|go to hell|damn you|screw you|crap|bastard|worthless|piece of trash|garbage bot|the worst|no help|not helpful|unhelpful)\b|\b(?:you|this|that) (?:did|do|does|is|are)(?:n'?t| not| no) (?:help|work|any good|helping)\b|\b(?:terrible|awful|bad|annoying) (?:bot|assistant|site|service|app)\b/,
  ],
  [
    'device',
    /\b(?:use|on|with|from|by) (?:my |a |an |the )?(?:phone|cell ?phone|mobile|iphone|android|tablet|ipad|computer|laptop|smart ?phone)\b|\b(?:is there|do you have|have|download|install|need) (?:an?|the|your) app\b/,
  ],
  [
    'keeping',
    /^(?!.*\bfit\b).*(?:\b(?:borrow(?:ed|ing)?|lend(?:ing)?|lent|a loan|on loan|for keeps)\b|\bget to keep\b)|\b(?:mine|ours|yours|theirs) to keep\b/,
    /^(?!.*\bfit\b).*\b(?:do|must|should|will|would) (?:i|we) (?:have to |need to |get to )?(?:keep (?:it|them|what|the clothes)(?! (?:for me|until|on hold|for (?:a|an|one|two) ))|(?:give|bring|send|hand) (?:it|them|the \w+|clothes|everything|things) back|return (?:it|them|the \w+|clothes|everything|things))(?!.*\b(?:fit|like)\b)/,
  ],
  [
    'noFit',
    [
      /\b(?:return|returns|exchange|give back|bring back|send back|swap)\b/,
      /\b(?:policy|(?:n'?t|not|never) (?:fit|like|want|work)|too (?:small|big|large|tight))|\b(?:jackets?|coats?|clothes|shoes?|dress(?:es)?|pants|donations?)\b/,
    ],
    /\b(?:can|may|could) (?:i|she|he|we) try (?:it|them|this|that|the \w+) on\b/,
    [/\b(?:if|when)\b/, /(?:n'?t|\bnot|\bnever) (?:fit|like it)\b|\btoo (?:small|big|large|tight)\b|\bwrong size\b/],
    /\b(?:return|exchange|give back|bring back|send back) (?:it|them|something|an item|clothes|things|a donation)\b|\b(?:give|bring|send) (?:it|them) back\b|\b(?:returns|exchanges)\b/,
  ],
  [
    'listingTime',
    [/\bhow (?:long|many days)\b/, /\b(?:listings?|listed|posts?|ads?|stays?|online|visible|expires?|last)\b/],
    /\b(?:listings?|donations?|posts?|ads?|items?) (?:\w+ )?expires?\b|\b(?:nobody|no ?one) (?:wants|takes|asks|likes|is interested|picks)\b|\bwhen (?:does|do|will) (?:my |a |the )?(?:listings?|donations?|posts?) (?:end|disappear)\b/,
  ],
  [
    'cancelRequest',
    /\b(?:cancel|withdraw|undo|take back) (?:\w+ )?(?:requests?|pick ?-?ups?|meetings?|appointments?|promises?)\b|\b(?:running|be|am) late\b/,
    /\bi (?:(?:ca|wo|do)n'?t|cannot|can not|am not able to|will not|do not) (?:be able to )?(?:come(?! back)|show up|make it|go (?:on|to(?:day|night|morrow))|pick it up)\b/,
  ],
  [
    'whoMayAsk',
    /\b(?:ask|take|collect|pick|request)\b(?: \w+){0,3} for (?:a friend|someone else|somebody else|another person)\b/,
    /\bwho (?:can|may|is allowed|is eligible|gets|qualifies|is this for)\b(?! (?:see|read|know|find|else))|\bdo (?:i|we) (?:have|need) to (?:prove|be(?! (?:home|at home|there|present|in person)\b)|show|qualify)\b|\b(?:eligible|eligibility|qualify|low income|(?<!\b(?:bullet|water|wind|rain|fire|stain|snow|wrinkle)[ -])proof|prove|undocumented|citizen(?:ship)?)\b|\b(?:need|bring|show|have|carry) (?:an? |my |your |any |some )?(?:photo )?(?:id|papers|documents|referral)\b/,
    /\bhow often(?: \w+){0,3} (?:can|may) (?:i|we|one|somebody|a person)\b/,
  ],
  [
    'noShop',
    /\bwhere are you\b|\bwhere(?: is|'s| are) (?:your|the) (?:shop|store|office|warehouse|location|building|place)\b|\b(?:your|physical) (?:address|location|office|shop|store|warehouse)\b|\bdrop(?:ping|ped)?(?: \w+){0,4}[ -]?off\b|\bdrop ?-?off\b|\bdonation (?:box|bin|center|centre)s?\b|\bdo you have (?:an?|any) (?:shop|store|office|warehouse|location)s?\b/,
  ],
  [
    'onlyClothes',
    [
      /\b(?:accept|take|collect|donate|give away|give|list|post)\b/,
      /\b(?:furniture|toys?|books?|food|electronics|mattress(?:es)?|couch(?:es)?|sofas?|appliances?|strollers?|dishes|televisions?|tvs?|bikes?|bicycles?|cribs?|bedding|laptops?|computers?|fridges?)\b/,
    ],
  ],
  [
    'removeAccount',
    [
      /\b(delete|close|remove|cancel|erase|deactivate|download|export)\b/,
      /\b(accounts?|profile|my (personal )?(data|information|details))\b/,
    ],
    /^(?:and |what about |also )*(?:my |the )?(?:whole|entire) account\b/,
  ],
  [
    'remove',
    /\b(?:take|pull|bring) (?:it|this|that|them|my \w+|the (?:listing|ad|post|donation|thing)|what i \w+) (?:down|off|offline)\b|\b(?:how (?:do|can|would)|can|may|could) i (?:edit|remove|delete|withdraw|unlist|renew|update) (?:it|them|this|that|mine)\b/,
    [
      /\b(?:delete|remove|take down|withdraw|edit|change|correct|fix|update)\b/,
      /\b(?:i|we)(?:'ve| have)? (?:already )?(?:posted|listed|uploaded|published|put up)\b/,
    ],
    [
      /\b(delete|remove|take down|withdraw|edit|change|cancel|unlist|renew|mark|hide|unpublish)\b/,
      /\b(listings?|donations?|posts?|items?|ads?|as given|what i (listed|posted)|it from the site)\b/,
    ],
    [/\bmy (listing|donation|post|ad|item)s?\b/, /\b(delete|remove|down|withdraw|edit|change|gone|given|offline)\b/],
  ],
  [
    'report',
    [
      /\b(?:donors?|givers?|askers?|takers?|person|somebody|someone|users?|member)\b/,
      /\b(?:was|is|were|been|sent|sends|said|says)(?: me| to me)?(?: very| so| really| being| an?| something| some)*(?: things)? (?:rude|lied|lying|creepy|creep|weird|racist|offensive|inappropriate|disrespectful|aggressive|scammer)\b|^ (?:\w+ )?(?:lied|lies)\b/,
    ],
    /\bmakes? me (?:feel )?(?:\w+ )?(?:uncomfortable|unsafe|uneasy|nervous)\b|\b(?:is|are|gets?|being) (?:\w+ )?(?:rude|creepy|pushy|mean) (?:to|with|towards?) (?:me|us)\b/,
    /\breport (a|an|this|the|that|it|somebody|someone|him|her|them|listings?|donations?|people|users?|abuse|fake|spam)\b|\bhow (do|can) i report\b|\b(moderators?|block (a|this|that|the|somebody|someone|him|her))\b|\b(fake|offensive|inappropriate|suspicious) (listing|donation|photo|picture|post|message)\b/,
  ],
  [
    'operator',
    /(?<!\b(?:guy|man|woman|person|someone|somebody|friend|kid|boy|girl|brother|sister|neighbor|anyone|people) )\bwho (runs|owns|operates|manages|made|created|built|is behind|is responsible|started|organizes|maintains)\b|\bwho(se)? is (the )?(behind|running|responsible)\b|\bwhose (site|website|page)\b|\bare you (a )?(charity|company|non-?profit|business)\b|\bis this (run by )?(a )?(charity|company|non-?profit|business)\b/,
  ],
  [
    'ownPhotos',
    [
      /\b(?:can'?t|cannot|can not|unable to|don'?t know how to|no way to|have to|must) (?:(?:take|taking|add|adding|upload|have|having|get|send|make)\b)?/,
      /\b(?:photos?|pictures?|pics?|camera)\b/,
    ],
  ],
  [
    'condition',
    [
      /\b(what|which|in what) (kind of )?(condition|state|quality)\b/,
      /\b(items?|clothes|things|donat|must|should|have to|need|be|accept|does|do|is|are|can)/,
    ],
    [
      /\b(can|could|may|should|do|does|is it (ok|okay|fine|allowed)|accept|take|have to|must|donate|give)\b/,
      /\b(stain(s|ed)?|torn|holes?|ripped|broken|damaged|worn ?out|dirty|washed|clean|used underwear|underwear|pilling|faded|missing buttons?|second[- ]?hand|used clothes|used)\b/,
    ],
    /\b(?:bed ?bugs?|lice|fleas|germs)\b|\b(?:are|is) (?:they|it|the clothes|the items|everything) (?:washed|clean|disinfected|sanitized)\b/,
    [/^(are|is) (these|those|the|they|it|all)\b/, /\b(clean|washed|dirty|in good condition)\b/],
    /\bwhat (can|should|may) i (not )?(donate|give|list)\b|\bwhat (do|don't|items do) you (accept|take)\b|\bwhat (is|are) (not )?(accepted|allowed)\b|\bwhich (items|things|clothes) (are|can)\b|\bdo you (?:accept|take|collect)\b/,
  ],
  [
    'privacy',
    /\bdo you (?:keep|save|store|record|log|delete) (?:them|it|that|all)\b|\b(privacy|gdpr|cookies?|personal (data|information|details)|my data)\b|\bdo you (store|track|collect|save|keep|record|log|share|sell) (my|what|our|this|these|any|data|me|messages|conversations?)\b|\bwho (can |else )?(sees?|reads?|knows)\b|\bwhat (do you|does this site) (know|store|collect)\b|\banonymous(ly)?\b|\bthis conversation\b/,
    [
      /^(?!.*\b(?:change|update|edit|add|enter|type|verify)\b).*\b(?:what|who|do|does|is|will|can|why|where)\b/,
      /\bmy (?:exact |home |e-?mail |phone |real )?(?:address|location|position|phone|number|e-?mail|name|messages|conversations?)\b/,
    ],
    [
      /\bmy (?:exact |home )?(?:address|location|phone|number|e-?mail|name)\b/,
      /\b(?:sees?|seen|shown?|visible|public|published|everyone|everybody|strangers)\b/,
    ],
    [
      /\bis (this|my|the) (chat|conversation|data|information|email)\b/,
      /\b(private|safe|secret|stored|saved|shared)\b/,
    ],
  ],
  [
    'about',
    /\b(who|what) (are|r) (you|u)\b|\bare you (an? )?(chat ?gpt|gpt|siri|alexa|claude|gemini|llm|language model|real|human|person|bot|robot|machine|ai|automated|computer)|\b(what|who) is (this|clothesline)\b|\bwhat (can|do) you do\b|\bhow can you help\b|\btalk(ing)? to (an? )?(human|person|robot|bot|machine)|\bwhat (does|is) (this|the) (site|website|page|app|place)\b|\bhow does (?:it|this|the whole thing|(?:this|the) (?:site|website|app|page|thing)) (?:all )?work\b|\bis this (?:an? )?(?:chat ?)?(?:bot|robot|ai|machine|human|real person)\b|\bis (?:any ?body|any ?one|some ?body|some ?one) (?:there|here)\W*$|^(?:please,? )?(?:can you )?help(?: me)?(?:,? please)?\W*$/,
  ],
  ['ownPhotos', [/\b(?:do i need|must|have to|required|need)\b/, /\b(?:photos?|pictures?|pics?|images?)\b/]],
  [
    'donate',
    [/\bhow (do|can|could|should|would|to)\b/, /\b(donate|give|list|post|offer|upload)\b/],
    [/\b(?:i|we)('d| would|'ve)? (have|got) /, /\b(to|for) (donat|giv)/],
    /\b(?:giving away|give away|donating|donate|parting with|passing on|getting rid of) (?:his|her|their|my|our)\b|\b(?:want|like|wish|ready) to (?:give|pass on) (?:(?:his|her|their|my|our|away|them|it)\b|(?:\w+ ){1,4}away\b)|\bi(?:'?m| am) (?:giving|donating),? not (?:looking|asking|taking)\b/,
    /\b(?:add|upload|attach) (?:a |an |my |some |more |the )*(?:pictures?|photos?|pics?|images?)\b/,
    /^(?:\w+ )?(?:can|may|could) i (?:donate|give away|list)\b|\b(?:give|donate|list|post|offer) (?:away )?mine\b/,
    /\b(want|like|wish|ready|love) to (donate|give|list|post|offer)\b|\b(donate|give away|get rid of|drop off) (my|some|our|old|a|an|these|this)\b|^(donate|donating|give)\W*$/,
  ],
  [
    'safety',
    /\bcome (?:to|over to|into) my (?:house|home|place|apartment)\b|\bmake sure (?:that )?(?:they|he|she|the (?:other )?(?:person|donor|guy|one))\b|\b(?:creeps?|weirdos?|murderers?|legit|trustworthy)\b|\b(safe|safety|safely|scam|trust|strangers?|danger|dangerous|secure|address)\b/,
  ],
  [
    'unanswered',
    [
      /\b(?:donors?|owners?|givers?|nobody|no one|they|she|he|person|somebody|someone)\b/,
      /^ ?(?:(?:does|do|did|is|are|has|have|wo|would|will)(?:n'?t| not)|never|no longer|still not)? ?(?:answers?|answered|answering|repl(?:y|ies|ied)|respond(?:s|ed)?|writes? back|wrote back|show(?:s|ed)? up|came)\b/,
    ],
    [/\bhow (?:fast|quick(?:ly)?|soon|long)\b/, /\b(?:answer|reply|respond|write back|get back|hear back)\b/],
    /\bno (?:answer|reply|response)\b|\b(?:how long|when) (?:until|does it take|will (?:i|they|she|he|the donor)|do (?:i|they)) (?:hear|get an answer|answer|reply)\b/,
  ],
  [
    'contact',
    /\bhow (?:do|can|would|could) i (?:get|claim|take|have|ask for) (?:one|an item|a donation|something|things|stuff)\b|\b(?:what is|explain) the (?:process|procedure|steps?)\b|\b(?:can|may|how do|could) i (?:reserve|hold|claim|request)\b|\bput (?:it|this|that|something) on hold\b/,
    /\b(contact|message|reach|write to|talk to|call|phone|email|ask) (?:to )?(the |a |an |my )?(donor|owner|giver|seller|poster|person)\b|\bhow (do|can) i (contact|reach)\b/,
  ],
  [
    'pickup',
    /\b(?:can|could|shall|should) (?:we|they|she|he|the donor) (?:also )?meet\b|\bmeet (?:halfway|in the middle)\b|\bmy \w+ (?:just |simply )?(?:goes|comes|would (?:go|come)|will (?:go|come)|can (?:go|come)) (?:instead|insted|in my place|for me)\b/,
    /\b(?:can|could|may) (?:(?:my|a) \w+|some(?:one|body) else|another person|anyone else) (?:also )?(?:pick|collect|come|get|fetch|grab) (?:it|them|this|that|for me|by|up)\b/,
    /\bpick(?:ing|ed)?[ -]?(?:(?:it|them|this|that|things?|items?|clothes|stuff|something|somthing|my|a|an|the|one|donations?) ?){0,3}up\b|\b(?:bring|drop|send) (?:it|them|something|things|clothes) (?:to|at|by) (?:me|my|us|our)\b|\bpick ?-?ups?\b|\bhand(?:ing)?[ -]?overs?\b|\bhow long do (?:i|we) have to (?:pick|collect|get)\b|(?<!\bi )\bcollect(ing|ion)?\b|\bi collect (?:it|them|this|that|the)\b|\bdeliver(y|ed|s)?\b|\b(?:can|could|will|would|do) (?:they|you|u|donors?|people|somebody|someone) (?:also )?(?:mail|ship|send|post(?= (?:it|them|this|that)\b)|deliver|bring)\b|\bhow (?:do|can|should|would) (?:we|i) (?:arrange|agree|organize|organise|coordinate)\b|\bship(ping|ped)?\b|\bhow (do|can|would) i (get|receive|claim|take|have) (it|them|this|the (?:clothes|items?|things|donations?)|my (?:clothes|items?|things|donation)|clothes|items)\b/,
  ],
  [
    'pickup',
    /\b(?:opening|business|store|shop|office) hours\b|\b(?:what time|when) (?:do|are) you (?:open|close|closed)\b|\bare you (?:open|closed)\b/,
  ],
  [
    'pictures',
    // Of a donation that is named it is asked with the donation.
    /\b(?:see|view|find|look at|get|have|is there|are there) (?:a |any |some |more |the |its |their )*(?:pictures?|photos?|pics?|images?)(?: of (?:it|them|this|that|everything|the (?:items?|clothes|things|donations?)))?\W*$/,
  ],
  [
    'save',
    /\b(save|saved|saving|favou?rite|bookmark|heart)\b(?! my (?:life|day|week|winter)\b)/,
    /\bfollow (a|the|this|that|my) search\b/,
    /\b(?:post|leave|put up|make|place|write) (?:\w+ ){0,3}(?:a request|wanted|wish ?list|an ad) ?(?:for|that)?\b|\bpost (?:\w+ ){0,2}that (?:i|we|he|she|they)\b/,
    [/\b(alerts?|notif(y|ied|ications?)|email me|text me|let me know|tell me)\b/, /\b(search|new|listed|when|if)\b/],
    [
      /\b(tell|let) me (know )?when\b/,
      /\b(listed|available|in stock|come|comes|arrives?|there (is|are)|you (get|have))\b/,
    ],
  ],
  [
    'account',
    [/\bcode\b/, /\b(?:arriv\w+|came|come|get|got|receiv\w+|work\w*|expired|sent)\b/],
    /\b(?:get|got|receive|received|no) (?:the |a |my |any )?(?:sign.?in |login |verification )?code\b|\bverification\b/,
    /\b(sign|log) ?-?(in|up|on|out)\b|\b(login|account|register|password|(?<!(?:their|his|her|people'?s|person'?s|somebody'?s|someone'?s) )profile)\b/,
  ],
  [
    'cost',
    /\b(?:can|could|may) (?:i|we) (?:also )?(?:trade|barter)\b|\b(?:the|a) catch\b|\b(?:card|bank account) (?:number|details)\b|\b(?:credit|debit|bank) cards?\b|\b(?:is|are) (?:this|the|your) (?:site|app|website|service|page|place|thing) (?:really )?fre+\b|\b(cost|price|pay|payment|fee|fees|charge|money|sell|buy|refunds?|discounts?)\b|\b(is|are) (it|this|that|everything|they|all|the items?|the clothes|clothes) (really |all |all of it )?fre+\b|^(?:is|are) (?:it |they |all )?(?:really )?free(?: really)?\W*$|\bhow much (?:is|are|for|does|do)\b(?! (?:\w+ )?(?:hold|fit|weigh))|\bcheapest (?:thing|things|item|one|ones|you)\b/,
  ],
  ['categories', [/\b(which|what|list|show)\b/, /\b(categories|kinds|types)\b/], /^categories\W*$/],
  [
    'apology',
    /^(?:(?:ok|oh|hey|and|well)\b[ ,.!]*)*(?:i(?:'?m| am) )?(?:so |really |very )*sorry (?:for|about) (?:being|my|the|what i|how i|that)\b|^(?:(?:ok|oh|hey|and|well)\b[ ,.!]*)*(?:my apologies|i apologi[sz]e)\b/,
  ],
  [
    'thanks',
    /^(?:(?:ok(?:ay)?|no|nope|great|perfect|cool|yes)\b[ ,.!]*)*(?:that'?s|that is) (?:all|it|everything|enough|perfect|great)\b|^(?:no,? )?nothing else\W*$|^(?:i'?m|i am) (?:good|fine|done|all set)\W*$/,
    /\b(?:saved|changed|made) my (?:life|day|week|winter)\b/,
    /\bi (?:really )?(?:love|like|appreciate) (?:this|your|the) (?:site|website|page|app|place|idea|project|help)\b/,
    /^(ok(ay)?|no(pe)?|cool|all ?right|got it|never ?mind)\W*$/,
    /^(ok(ay)?,? ?)?(many )?(thanks?( you)?|thank you|thx|ty|cheers|great|perfect|awesome)( so much| a lot| very much)?\W*$/,
  ],
  [
    'bye',
    /^(?:(?:ok|okay|well|alright|all right|thanks|thank you)\b[ ,.!]*)*(?:good ?)?bye\b|^see you\b|^good ?night\b|^[^?]*\b(?:good ?)?bye+\W*$|^(?!.*\b(?:you|i|we) have\b)[^?]*\bhave an? (?:\w+ )?(?:day|evening|night|weekend|week)\W*$|^[^?]*\bbless (?:you|u)(?: all)?\W*$/,
  ],
];
