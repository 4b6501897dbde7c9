import type { CrisisTable } from './crisis.js';

const kin = `husband|wife|boyfriend|girlfriend|partner|fianc?ee?|ex|dad|daddy|father|mom|mum|mother|parents|step ?(?:dad|father|mom|mother)|uncle|aunt|brother|sister|cousin|son|daughter|family|bf|gf|hubby|landlord|boss|neighbou?rs?|coworker|roommate|housemate|pimp`;
const partner = `husband|wife|boyfriend|girlfriend|partner|fianc?ee?|ex|bf|gf|hubby|pimp|he|she`;
/** Of what people take who poison themselves. */
const drugs = `pills?|meds|medications?|medicines?|tablets?|capsules?|tylenol|acetaminophen|ibuprofen|advil|aspirins?|xanax|benadryl|antidepressants?|painkillers?|opioids?|fentanyl`;
const people = `(?:${kin}|he|hes|she|shes|they|theyre|man|men|guys?|dude|woman|somebody|someone|people|person|strangers?|gang|donors?|owner|givers?|askers?|takers?|requesters?|users?|members?|seller)`;
/** Whom somebody harms. */
const whom = `(?:me|us|her|him|them|my (?:kids?|child|children|baby|son|daughter|mom|mother|mum|sister|brother|friend)|(?:the|our|his|her) (?:kids?|children|baby|wife|girlfriend|daughter|son))`;
/** What somebody who controls another one does with their things. */
const ruined = `(?:burn(?:s|ed|t|ing)|destroy(?:s|ed)|cut(?:s| up)?|rip(?:s|ped)(?: up)?|tore(?: up)?|shredded|thr(?:ew|ows|own) (?:out|away)|trashed|got rid of|hid|hides|sold|took away|takes away|locked away)`;
const allMine = `(?:all (?:of )?my (?:clothes|clothing|things|stuff|belongings|shoes|coats)|everything i (?:had|have|own|owned))`;
const mine = `my (?:clothes|clothing|things|stuff|belongings)`;
const relative = `(?:baby|babies|son|daughter|kids?|child|children|toddler|newborn|mom|mum|mother|dad|father|grandma|grandmother|grandpa|grandfather|someone|somebody|husband|wife|friend|brother|sister|family|partner|boyfriend|girlfriend|roommate)`;
const someOf = `(?:i am|im|we are|were|he is|hes|she is|shes|they are|theyre|am|(?:my |the |our )?${relative} (?:is|are)|my ${relative}s)`;
const very = `(?:so |very |really |literally |just |both |all |still |now |currently |already |badly |freezing ){0,2}`;
const words = (most: number) => `(?: [\\w,]+){0,${most}}`;

/** Sayings and garments with words of danger in them. */
const harmless: readonly string[] = [
  `dying (?:for|to)(?! (?:stop|end|escape|get away|leave|be free))|(?:would|id|could) (?:die|kill) (?:for|to)|kill for|(?:is|are|was|absolutely|dress|shoes?|coat|jacket|outfit|one) to die for`,
  `freezing (?:weather|temperatures?|days|rain|nights|winters?|season|climate|morning|cold (?:weather|days|winter))`,
  `(?:always|usually|often) (?:so |very )?(?:freezing|cold)|freezing (?:in|at) (?:the|my|our|an?) (?:office|class(?:room)?|work|school|gym|church|movies?|theater)|freezing at (?:work|school)`,
  `hit me with (?:your|whatever|all you)|(?<![a-z] )hit me with(?! (?:a|an|his|her|the|my) (?:belt|bat|stick|bottle|pan|fist|car|chair|hammer|cord|shoe|stone|rock))|(?:please|ok|okay) hit me with`,
  `chok(?:e|es|ed|ing) (?:on (?:the |all the |this )?(?:dust|pollen|smog|exhaust)|up|with laughter)|freezing (?:at|in|during|after|before) (?:\\w+ ){0,2}(?:practice|class(?:es)?|training|games?|lessons?|recess|rehearsals?|matches|meets)`,
  `hit(?:s|ting)? me up|beats? (?:me|us|him|her) (?:at|to)|breathe in${words(3)} (?:pants|jeans|dress|shirt|suit|bra|clothes|waist\\w*)`,
  `(?:(?:shoes?|boots?|heels?|sneakers|sandals|feet|ones|straps?|bra|collar|waist\\w*|pants|tie)${words(2)}|(?:that|which) (?:dont|doesnt|wont|do not|does not|will not|wouldnt|didnt)) (?:hurt|kill|chok|pinch)\\w* (?:me|us|him|her|them)`,
  `(?:kindness|generosity|gesture|story|note|words)${words(1)} touch(?:ed|es) (?:me|us|her|him)`,
  `(?:wife|mom|mum|boss|daughter|sister|girlfriend|bride) (?:will|would|is going to|is gonna|gonna) kill me(?! if i (?:leave|tell|go))`,
  `suicide squad`,
  `(?:can|could|will|does|may|do) (?:the |a |an |other )?(?:donors?|people|users?|others|someone|somebody) (?:see|follow|find|contact|message)`,
  `cut(?:ting)? myself (?:a|an|some|off)`,
];

/** What people say in need, in English: lower case, without apostrophes. The first kind that fits decides. */
export const englishCrisis: CrisisTable = {
  harmless,
  needs: {
    danger: [
      `${someOf} ${very}(?:bleeding|unconscious|unresponsive|not breathing|choking|having (?:a |an )?(?:seizure|heart attack|stroke|asthma)|drowning|overdosing|dying(?! (?:of (?:cold|heat|laugh\\w*|hunger)|for|to|my|over|the|it|these|some|laughing))|in labor(?! day)|trapped|passed out|hurt bad|badly hurt|injured|in danger)`,
      `(?:wont|cant|cannot|doesnt|keeps?|is not|not) stop(?:ping|s)? bleeding|bleeding (?:badly|a lot|out|to death|heavily)|keeps bleeding`,
      `(?:cant|cannot|can not|hardly|stopped|stops|isnt|not|arent) breath(?:e|ing)|wont wake up|(?:isnt|not) waking up|heart attack|(?:my|his|her|a|severe) (?:chest pains?|chest hurts)|took an overdose`,
      `(?:swallowed|drank|ate)${words(3)} (?:bleach|poison|batter(?:y|ies)|pills|chemicals?)|poisoned|${relative} (?:just )?(?:collapsed|fainted)|going in ?to labor|(?:my|an?) ex(?: ${relative})? is (?:outside|here|at my)`,
      `(?:took|taken|swallowed|ate|downed|popped|drank|had) (?:(?:just|like|about|around|maybe|almost|nearly|over) )*(?:all|every|too many|so many|way too many|a (?:whole|full|entire|bunch|lot|handful|fistful|ton)|my (?:whole|entire|full)|the (?:whole|entire|full)|(?:\\d|[a-z]+ty)\\d*)(?: \\w+){0,4} (?:${drugs})|swallowed(?: \\w+){0,3} (?:${drugs})|(?:took|swallowed|drank|ate|eaten|drunk)(?: \\w+){0,2} (?:poison|bleach|antifreeze|detergent|drain cleaner|cleaning fluid)`,
      `(?:od ?ed|overdosed)(?! on (?:shopping|clothes|color|pink))|(?:took|had|having|has) an overdose|overdosing|(?:${relative}|he|she|i) (?:is |am |was |got |has been )?poisoned|(?:(?:is|are|am|im|hes|shes|baby|lips|face)) (?:turning|turned|going|gone) (?:blue|purple|gr[ae]y)|lips are blue`,
      `number (?:for|of|to call) (?:the |an |a )?(?:police|ambulance|emergenc\\w+|hospital)`,
      `(?:need|call|send|get|want) (?:me |us |for )?(?:an |a |the |some )?(?:ambulance|police|cops|doctor|paramedics?|911)`,
      `(?:broke|broken) (?:my|his|her) (?:leg|arm|neck|back|hip|wrist|ankle|ribs?)|fell (?:down the stairs|off (?:the|a) (?:roof|ladder|balcony))|hit by a (?:car|bus|truck|bike)|car (?:crash|wreck)`,
      `(?:my|our|the|this) (?:house|home|apartment|building|kitchen|room|bedroom|roof|car|place|flat|stove|bed|couch|tent|neighbou?rs house)(?: is| are|s)? (?:on fire|burning|in flames)|there(?:s| is) a fire (?:in|at|on) (?:my|our|the)|smell(?:s|ing)? (?:of |like )?gas|gas leak`,
      `(?:${people}|there(?:s| is| are))\\b${words(9)} (?:with|has|have|had|got|pulled|waving|pointing|pointed|holding) (?:a |an |his |her )?(?:knife|gun|weapon|machete|bat|pistol|rifle)(?! (?:pleat|pattern|print|pocket|holster|costume|metal))`,
      `(?:${people}|there(?:s| is))\\b${words(6)} (?:outside|at|in|inside|behind|banging on|breaking|trying) ?(?:of |to |on )?(?:open |get in |break in )?(?:my|our|the) (?:door|window|house|apartment|home|room|tent) (?:right now|now|and (?:i am|im|we are|were) (?:scared|afraid|alone)|trying|with)`,
      `(?:breaking|broke|break|get|getting) (?:in to|into) (?:my|our) (?:house|home|apartment|room|tent|place)|(?:trying|tries|tried) to (?:get|break|come|climb|force \\w+) (?:way )?(?:in ?to|into|in|through) (?:my|our) (?:house|home|apartment|room|tent|window|door)|(?:stranger|someone|somebody|man|guy) (?:\\w+ )?(?:outside|inside|behind|in) my (?:house|home|bedroom|window|door|apartment|tent)|intruder|gunshots|(?:was|got|been|is|were) (?:stabbed|shot)(?! (?:at|of|in black))`,
    ],
    despair: [
      `(?:i am|im|i feel|feeling) (?:so |very |really |just )?(?:sad|lonely|heartbroken|broken|alone)(?= *(?:$|[.,!]))`,
      `suicid\\w*|unalive|self ?harm\\w*|kil+(?:ing)? (?:my|him|her|them) ?sel(?:f|ves)|kms|(?:hurt|harm|cut)(?:ting|ing)? (?:my|him|her|them)self|hang (?:my|him|her)self|slit(?:ting)? my|(?:jump(?:ing)?|throw(?:ing)? myself) (?:off|from|in front of|under|into) (?:a|an|the|that) (?:bridge|roof|building|balcony|train|bus|truck|cliff|river|window)`,
      `life (?:has|holds|got|is without|without) (?:no |any )?(?:meaning|purpose|point|value|sense)|(?:dont|do not|cant|cannot|can not|no longer|hardly) (?:see|find|have)(?: \\w+)? (?:reason|point|purpose|sense|meaning|will) (?:to|in|of|for) (?:keep|go|live|living|going|continu\\w+|carry|life|anything|being|wak\\w+|my life)|(?:no|any) (?:reason|point|purpose|sense) (?:to|in) (?:keep|keeping|continue|continuing|carry|carrying) (?:going|on|living)|why (?:am i|should i) (?:even |still )?(?:alive|living|keep (?:going|living)|live)|want (?:it|everything) to (?:be over|stop|end)(?= *(?:$|[.,!?]))`,
      `(?:want|wanna|going|gonna|ready)(?: to)? end (?:it|this|everything)(?= *(?:$|[.,!?]|all|now|tonight|today))|nothing matters any ?more|ways? to (?:die|kill|end my)|(?:pills|meds|medication)${words(6)} (?:take|swallow) (?:them|it) all|(?:end|ending|take|taking|ended) (?:my|his|her|their) (?:own )?life|end(?:ing)? it all|end it tonight|(?:take|taking|took) (?:all (?:of )?my|too many|a bunch of|a lot of) (?:pills|meds|medication)`,
      `(?:wan(?:t|na)|wants|wanted|wish|ready|rather|going|gonna|feel like|thinking (?:of|about)|think (?:of|about)|better)(?: (?:to|just|i|could|would|be))* (?:die|dead|dying|disappear|not exist|not wake up|never wake up)(?! (?:for (?:an?|the|this|that|these|some)|to (?:get|have|find|wear)|my (?:shirt|hair|clothes|dress|jeans|shoes)))`,
      `wish i (?:was|were|wasnt|werent|had never been|hadnt been|never was) (?:dead|here|alive|born)|better off (?:dead|without me)|(?:feel|feels|feeling) like (?:dying|ending|giving up on)`,
      `(?:dont|do not|not|no longer|never|didnt) (?:want|wanna|wish|care|deserve)(?: to)? (?:live|be alive|be living|exist|wake up|keep going|keep living|go on(?= *(?:$|[.,!?]|living|like|any ?more)))`,
      `(?:dont|do not|no longer|not)(?: \\w+)? (?:want|wanna)(?: to)? be (?:here|around|in this world)(?= *(?:any ?more|any longer|$|[.,!?]))`,
      `(?:cant|cannot|can not|dont think i can|couldnt) (?:go on(?= *(?:$|[.,!?]|like|living|any ?more|with (?:life|this)|without))|(?:take|do|bear|handle|stand) (?:it|this|life) any ?more|keep (?:going|living)|live (?:like this|any ?more|with(?:out)?))`,
      `(?:nobody|no one|noone|no body|everyone|they|who) (?:would|will|wil|d|ll) (?:even )?(?:miss me|notice if i|care if i|be better off)|(?:nobody|no one|noone) (?:cares|loves me|wants me)`,
      `(?:tired|sick) of (?:living|life|being alive|everything and)|no (?:reason|point|will|point in|reason in) (?:to live|to go on|in living|in life|living|going on)|nothing (?:left )?to live for|life (?:is|s|isnt|is not)? ?(?:not |no longer )?(?:worth|pointless|meaningless|hopeless)|(?:hate|done with|given up on|give up on|giving up on) (?:my )?life|hate (?:myself|being alive)`,
      `(?:i am|im|i feel|feel|feeling|so|completely|totally) (?:so |very |really |completely |totally )?(?:hopeless|worthless|like a burden|depressed|desperate(?= *(?:$|[.,!?]|and (?:alone|scared|dont|do not)|i |please)))|no hope (?:left|any ?more)|feel (?:so |completely |totally )?(?:alone|empty)`,
      `(?:see|is|whats|the|no|any) (?:\\w+ )?point (?:in|of|to) (?:living|life|going on|anything)|say(?:ing)? goodbye to (?:everyone|the world|my family|life)`,
    ],
    assault: [
      `rapp?(?:e|ed|es|ing|ist) (?:me|us|her|him|my|them)\\b|\\brape?d\\b|(?:a |by a |my |the )rapist|sexual(?:ly)? (?:assault|abus|harass|attack|violen)\\w*|molest(?:ed|s|ing)?|sex ?traffick\\w*|human traffick\\w*|traffick(?:ed|ing)`,
      `(?:${people})\\b${words(6)} (?:grop(?:ed|es|ing)|forc(?:ed|es|ing) (?:me|us|her|him) (?:to have sex|into sex|on)|forced (?:him|her)self on) ?(?:me|us|her|him)?`,
      `(?:${people})\\b${words(5)} (?:comes?|came|sneaks?|climbs?|gets?) (?:in ?to|in) my (?:bed|room at night)`,
      `(?:${people})\\b${words(6)} touch(?:ed|es|ing) (?:me|us|my (?:kid|child|son|daughter|body|breasts?|butt|private|leg)|her|him)\\b`,
      `(?:was|were|been|being|got) (?:groped|molested|touched (?:by|without|against|inappropriately))`,
    ],
    violence: [
      `traffickers?|forced (?:marriage|labor|labour)|(?:forc(?:es|ed|ing)) (?:me|us|her|him|them) (?:to|into) (?:work|beg|steal|marry|marriage|labor|sell|prostitut\\w+|porn)|(?:making|makes|made) (?:me|us|her) (?:sell (?:my|our|her) ?(?:body|self)|prostitut\\w+|beg)|(?:keeps?|kept|keeping|holds?|holding|held) (?:me|us|her|him)(?: \\w+)? (?:locked|captive|prisoner|hostage|imprisoned|against)|(?:im|i am|we are|i was) (?:being )?(?:locked (?:in|up)|held (?:captive|hostage|prisoner|against))`,
      `(?:${people})\\b${words(5)} (?:found(?: out)?|figured out|learned|discovered|tracked(?: down)?) (?:where (?:i|we)(?: \\w+)? (?:live|am|are|stay|staying|living|work|moved)|my (?:new )?(?:address|home|place|apartment))`,
      `sextort\\w*|revenge porn|blackmail\\w*|(?:${people})\\b${words(6)} (?:has|have|posted|leaked|shared|sent (?:around )?|shows?|showed) my (?:nudes?|naked \\w+|private (?:photos?|pictures?|videos?)|intimate \\w+)|(?:threat\\w+|says (?:he|she|they) will|going|gonna|wants?|will)(?: to)? (?:post|send|share|leak|publish|show) (?:everyone |around )?my (?:\\w+ )?(?:photos?|pictures?|pics|nudes?|videos?)`,
      `(?:${kin}|he|she)\\b(?: (?:has|had|just|also|then|again))? ${ruined} ${allMine}|(?:${partner})\\b(?: (?:has|had|just|also|then|again))? ${ruined} ${mine}`,
      `(?:${partner})\\b${words(9)} (?:controls (?:me|my|all|every\\w*|what i)|(?:wont|doesnt|does not|will not|never|didnt|refuses to) (?:give|gives|let|lets|allow|allows) me (?:any |have |use |see |spend |to )?(?:money|food|eat|work|leave|my (?:id|papers|phone|passport|family|friends)))`,
      `(?:have to|must|should|need to|if i|only if i|unless i) (?:sleep|have sex|make out|go to bed) with (?:him|her|them|the donor)|(?:have to|must|unless i|if i|me to) (?:kiss (?:him|her)|undress|send (?:him |her |them )?(?:nudes?|naked|sexy))`,
      `domestic (?:violence|abuse)|abusive (?:${kin}|relationship|home|marriage|man|household|situation)|(?:${kin}|he|she) (?:is|s|was|gets|has been|can be) (?:\\w+ )?(?:abusive|violent|dangerous|physically)|violent (?:${kin}|home|relationship)|battered (?:wom[ae]n|wife)|restraining order`,
      `(?:${people})\\b${words(6)} (?:hit|hits|hitting|hitted|beat|beats|beating|beaten|hurt|hurts|hurting|abus(?:e|es|ed|ing)|threat(?:en|ens|ened|ening)?|attack(?:s|ed|ing)?|assault(?:s|ed|ing)?|chok(?:e|es|ed|ing)|strangl(?:e|es|ed|ing)|punch(?:es|ed|ing)?|kick(?:s|ed|ing)|slap(?:s|ped|ping)?|stab(?:s|bed|bing)?|shov(?:es|ed|ing)|push(?:es|ed)|(?:put|puts|putting|laid|lays) (?:his|her|their) hands?|stalk(?:s|ed|ing)?|harass(?:es|ed|ing)?|terroriz\\w+|torment\\w*|chas(?:es|ed|ing)|robb?(?:ed|s|ing)?|mugg?(?:ed|ing)|jumped|grabb?(?:ed|s|ing)|blackmail(?:s|ed|ing)?|kidnapp?(?:ed|ing)?|lock(?:s|ed|ing)|drugged|burn(?:s|ed)|shoot(?:s|ing)?|shot) (?:up |on )?${whom}\\b(?! out)`,
      `(?:${people})\\b${words(12)} (?:(?:will|gonna|going to|wants? to|tried to|try to|trying to|threat\\w* to|wanna|said (?:he|she|they) (?:will|would|is going to)|says (?:he|she|they)(?:ll| will| is going to)) (?:kill|hurt|beat|hit|rape|shoot|stab|find|kiss|touch|grab|drag|undress) (?:me|us|her|him|my)|wont let (?:me|us) (?:leave|go|out|eat)|(?:wont|will not|doesnt|refuses to) leave me alone|yell\\w* and hit\\w*|raises? (?:his|her) hands? (?:on|at|to))`,
      `(?:(?:${people})\\b${words(6)}) (?:follow(?:s|ed|ing)?|stalk(?:s|ed|ing)?) (?:me|us|my (?:daughter|son|kids?))\\b(?! (?:on|back on))`,
      `(?:hits|beats|abuses|rapes|chokes|hitting|abusing) (?:me|us)\\b|(?:hit|beat|beats|hits) (?:me|us) (?:up|again|last night|today|yesterday|every|all the time|so|badly|with|in)`,
      `\\b(?:i|im|ive|we|weve|were|my ${relative})\\b${words(3)} (?:was|were|been|being|got|get|gets|getting|am|are|is|im)(?: \\w+)? (?:beaten|beat up|abused|assaulted|attacked|stalked|robbed|mugged|threatened|harassed|choked|strangled|kidnapped|jumped|chased|blackmailed|mistreated)\\b`,
      `\\b(?:im|am|were|are|ive been|have been|been|got|being)(?: being)? (?:beaten|beat up|abused|assaulted|attacked|stalked|robbed|mugged|threatened|harassed|chased|blackmailed)\\b(?! by the weather)|\\b(?:i was|im|am|were|was|are|ive been|have been|been|got|being)(?: being)? followed\\b(?! by (?!(?:an? |the |some |my |this |that |two |those )?(?:\\w+ )?(?:${people})\\b))`,
      `(?:beaten|abused|assaulted|attacked|stalked|robbed|mugged|threatened|harassed|followed|chased) by (?:my |an? |the |some )?(?:${people})\\b|^(?:please |help |me |omg )*(?:i am|im) (?:so |really |very )?(?:scared|afraid|terrified)(?= *(?:$|[.,!?]))`,
      `(?:scared|afraid|terrified|frightened|fear) of (?:my |the |this |that |a |our )?(?:${kin}|him|her|them|man|guy|donor)\\b(?! (?:wont|will not|may not|might not|did not|didnt|dont))|(?:scared|afraid|terrified) (?:to (?:go home|be home|go back|stay (?:home|with))|for my life|(?:that )?(?:he|she|they)(?: \\w+){0,2} (?:kill|hurt|hit|find|come))`,
      `(?:dont|do not|not|never|didnt) (?:feel )?safe (?:at (?:home|my)|with (?:my|him|her|them)|in my (?:own )?(?:home|house)|around (?:my|him|her))|(?:my|our) li(?:fe|ves) (?:is|are) in danger`,
      `(?:fled|flee|fleeing|escap(?:e|ed|ing)|ran away|run away|running away|hiding|got away|ran out)(?: from)? (?:my |an? |the |our )?(?:abus\\w+|violen\\w+|${kin}|home|house|him|her|them)\\b|left (?:my |an? |the )?(?:abusive|violent)|ran away (?:with nothing|from)`,
      `(?:${people})\\b${words(5)} (?:(?:took|has|stole|hid|keeps) (?:all )?my (?:passport|papers|documents|phone|money|kids|children)|(?:followed|came|waiting|waits|shows? up|showed up|knows) (?:\\w+ ){0,2}(?:outside my|to my (?:house|home|work|door)|at my (?:house|home|work|door)|where i live))`,
      `(?:donors?|giver|owner|asker|requester|taker|person|man|guy|he|someone|somebody|user)\\b${words(5)} (?:(?:asked|asks|wants?|wanted|begged) (?:me )?(?:for )?(?:sex|nudes?|to sleep with)|sent me (?:\\w+ )?(?:nudes?|naked|dick|sexual|porn|threats?|threatening)|keeps? (?:on )?(?:texting|messaging|calling|writing|bothering|insulting) me|(?:scared|scares|creeps?|creeped|insults?|insulted|bothers|bothered|intimidat\\w+|bull(?:y|ies|ied|ying)) me|made me (?:feel )?(?:\\w+ )?(?:unsafe|uncomfortable|scared))`,
    ],
    shelter: [
      `where(?: is| are|s| can (?:i|we) find)? (?:the |a |an )?(?:nearest |closest |homeless )?shelters?|where (?:can|could|do) (?:i|we) (?:sleep|stay|eat|get (?:a meal|food|warm)|shower|go tonight)|(?:number|call) (?:\\w+ ){0,4}shelter|no heat(?:ing|er)?(?= *(?:$|[.,!]|in|and|at|tonight))`,
      `(?:nowhere|no where|no ?place|dont have (?:any|a) ?(?:place|where)|not have (?:a|any) place|no roof) (?:safe |warm )?(?:to (?:go|sleep|stay|live|spend)|over)`,
      `homeless|unhoused|houseless|evict(?:ed|ion|ing)|sleep(?:s|ing)? (?:rough|outside|outdoors|in (?:my|our|the|a) (?:car|van|truck|park|tent|bus|doorway|station))|slept (?:outside|in (?:my|our|the|a) (?:car|park|van|tent))|liv(?:e|es|ing) (?:rough|outside|in (?:my|our|the|a) (?:car|van|tent|shelter))`,
      `(?:(?:my|our|the) ${relative} )?(?:kicked|threw|thrown|put|throws|locked) (?:me |us )?out(?! (?:my|all|an?|old|his|her|some)\\b)(?: of (?:my|our|the) (?:house|home|apartment|place)| on the streets?)?`,
      `(?:on|in|off) the streets?(?= *(?:$|[,.;!?]|and|with|tonight|now|right|since|for|in the|at night|here))`,
      `lost (?:everything|(?:all )?(?:my|our) (?:home|house|apartment|clothes|things|stuff|belongings|place))|house ?fire|(?:(?:house|home|apartment|building|place|trailer) (?:has |had |just |was |is |got ){0,2}(?:burned|burnt|burning|flooded|destroyed)(?: down)?)|(?:fire|flood|storm|earthquake|hurricane|tornado) (?:destroyed|took|burned) (?:my|our|the|all|everything)(?: \\w+)?|burn(?:ed|t) (?:down|in (?:a|the) fire)`,
      `(?:have|has|got|with|without|have got) (?:no|not any|any|absolutely no|nothing but the) (?:warm )?(?:clothes|clothing|coat|jacket|shoes|shelter|home|house|bed|blankets?|heat(?:ing)?|money) (?:for tonight|tonight|to (?:sleep|stay|live)|at all|left|on my back|out here|outside|and (?:its|it is|im|i am) (?:so )?(?:cold|freezing))|(?:no|have no|dont have(?: any)?|got no) (?:clothes|clothing) (?:for )?(?:tonight|at all|left|and|now)|nothing (?:warm )?to wear (?:tonight|at all|right now|outside)|(?:only|just|nothing but)(?: \\w+)? the clothes (?:on my back|on our backs|im wearing|i am wearing)|no shelter|(?:have|has|had|with|got) no (?:warm )?(?:clothes|clothing)(?= *(?:$|[.,!]))|(?:i|we) (?:have|got|own) (?:absolutely )?nothing(?= *(?:$|[.,!]|left|at all|and))|(?:have|got) no (?:home|house|shelter)`,
      `(?:stole|stolen|taken|robbed of) (?:all |everything|of everything)(?: my (?:clothes|things|stuff|belongings)| i (?:had|have|own)| we (?:had|have))?|(?:someone|somebody|they|he|she|people) (?:stole|took) (?:all )?(?:of )?(?:my|our) (?:clothes|coat|jacket|shoes|bags?|tent|stuff|things|backpack)`,
      `(?:havent|have not|hasnt|has not|didnt|not) (?:eaten|eat)|(?:have|got|has|with) no food|nothing to eat|need(?:s)? food|${someOf} ${very}(?:starving|hungry)(?! for)`,
      `(?:stay|staying|live|living|am|im|in) (?:at |in )?(?:a |the )?(?:homeless|womens|family|emergency|domestic violence) shelter|need (?:a |some )?(?:shelter|place to (?:sleep|stay))`,
    ],
    cold: [
      `${someOf} ${very}(?:freezing(?: cold| to death)?|frozen|shivering|hypothermic|cold and (?:wet|hungry|alone|scared|tired|homeless|have|need|on|we|i))`,
      `(?:my|the|our) (?:baby|newborn|infant|toddler) is cold(?= *(?:$|[.,!?]|and|please|help|tonight|out))`,
      `${someOf} (?:so|very|really|too|super) cold(?= *(?:$|[.,!?]|and|out|tonight|right now|please|help|here|i need|we need))`,
      `(?:freez(?:e|ing)|frozen) (?:and|tonight|outside|to death|out here|right now|in (?:my|the|a|this) (?:car|tent|van|park|street|streets|rain|cold|snow))|dying of cold|hypothermia|frost ?bite`,
    ],
  },
  /** Who is met through the site. */
  members: `(?:on|from|through|in) here|donors?|givers?|askers?|requesters?|takers?|recipients?|pick(?:ed|ing)?[ -]?(?:\\w+ )?ups?|meet ?ups?|hand ?-?overs?|met (?:on|through|from|via|off) (?:here|this|the|your)|(?:from|on|through) (?:this|the|your) (?:site|app|website|page)|my (?:listing|donation|ad)|(?:to|came to|come to) (?:collect|get) (?:the|my|it)|when we met|who (?:gave|asked|offered|listed)|(?:in exchange|in return|exchange) for|(?:gives?|giving|gave|give) (?:me|us)(?: \\w+){0,2} (?:it|them|coats?|jackets?|dress|shoes|boots|clothes|clothing|things?|items?|bag|sweater|pants|shirts?)`,
  /** Who has something to give speaks of others' need. */
  giving: `donat\\w*|(?:give|giving) (?:away|it|them|my|our|some|clothes|stuff|to)|volunteer\\w*|get rid of`,
  /** Words that are often written with a wrong letter in haste. */
  words:
    'freezing homeless shelter evicted sleeping outside street streets suicide suicidal myself anymore bleeding breathing breathe unconscious ambulance overdose husband boyfriend girlfriend partner stepdad abused abusing abusive beaten beating hitting threatened threatening threatens following followed stalking stalked harassing harassed assaulted attacked molested strangled violence violent robbed stranger burned flooded everything nowhere tonight scared afraid desperate hopeless depressed donor shivering choking poisoned knife police starving hungry nobody disappear',
};
