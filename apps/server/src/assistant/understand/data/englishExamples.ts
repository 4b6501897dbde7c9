/** What people say to the assistant, in English, by what they mean: sentences with a bar between them. */
export const englishExamples = {
  'item.how': `how do I tell the one who has it that I would like it | how do I let the owner of the green one know | who do i talk to about this one | who do I talk to | who should i talk to to get it | who do I speak with for the second
    how do i get it | how does asking work | how does asking for something work | how do i ask for things here | I want the second one, what now? | ok id like that one pls
    Could you tell me the steps to ask for this? | do i just click something to claim it | can u put it aside for me
    I'd love to have these if nobody minds. What should I do? | Reserve the first one for me
    these are perfect!! how can i get them | Who do I write to if I want the last one?
    mine mine mine, sign me up for the first pair | I will take it. What must I do now?
    Please, how I can ask for the black boots? | what button do i press to request the scarf
    My daughter needs the winter coat badly, how can we ask for it | dibs on the boots
    Yes, that one. Go ahead and request it for me. | so do i message the person or what
    Is there a way to hold the blue jacket for me until I've asked?
    Number two is just what I was looking for; how would I go about requesting it? | i need it how to apply
    Explain me how to take this one | Can I have it? | Where do I say that I'm interested in the red scarf? | how 2 claim
    Good morning, I should like to put my name down for the grey sweater.
    that last one would be great for work, whats the next step | I'm interested in the dress, how does one go about it
    how can i have it | i'd like that one, what do i do now | ok i want it, whats next
    how does this work, do i message someone | can i have the first one | could i get the second one please | ill take it
    sign me up for that one | how do i claim these | what do i need to do to get them | who do i contact to get it
    i would like to ask for the red one | can you reserve it for me | hold it for me please | put my name on it
    what now? | whats the next step | how to request | where do i click | do i just show up
    how do i let them know i want it | im interested in the first | yes please i want that
    i need that one | how do u request it | how do i message the giver | how would i reach the person
    ok so whats my next move if i want the second ones | Dibs on the gray boots. What do I press?
    bruh im sold, how do i cop these
    I have been looking for a coat like this since my divorce, and my bus comes in two minutes, so please just tell me where I put my name down for it.
    Please, I take this one. What I must do? | put me down for the scarf | How does one go about claiming the first pair?
    want it. now what
    My client would be very happy with this jacket; what are the steps for requesting it on her behalf from this screen?
    gimme the brown one, wats the procedure | Do I write to somebody to have it, or do I click?
    Is there a button to ask for this, I only see the picture
    I just came off nights and I'm fried, walk me through getting those clogs
    can u hold it for me til i figure out how to ask | That's the one! Sign me up.
    Kindly, how do I go about collecting my claim on this sweater, do I send a request first?
    me want this shoe, where push | alright you convinced me, let's do the blue parka | can you tell him i will come today
    who do i tell that i come | and how do I contact them? | how do i write to them | how do i reach her
    who do i message about it`,
  'item.state': `is it still available | has somebody already taken it? | still there? | did anyone claim the first one yet
    Are these gone? | u still got it or no | I hope I'm not too late for this one. Am I?
    Is the red scarf still up for grabs? | Before I get my hopes up, is that one spoken for? | already given away?
    How many people have asked for it before me? | pls tell me nobody got the boots yet | is anyone else in line for these
    It is not yet gone, yes? | Could you check whether the second is free or promised to someone
    so is it reserved or can ppl still ask | Are both pairs still open? | Does the grey coat still exist or is it taken
    bet its gone already | Last time I asked, everything had been taken. Is this one really left? | available?
    What is the status of the third one? | The dress, somebody has it already? | im probably too late right
    Is there any pending request on that jacket? | Can you confirm these have not been given to another person?
    did it go to someone else | Is the blue sweater still waiting for an owner? | is it still there | still available?
    is the first one taken already | are they gone | has anyone claimed it yet | did somebody already take it
    is it spoken for | does anybody else want it | are these still up for grabs | is it reserved | r they still avail
    still got it? | you still have those? | are both still there | did somebody beat me to it | still up for grabs?
    Has this one been spoken for? | ngl these prob already gone right
    Tell me the truth, is it already promised to another lady?
    I saw it this morning before my shift and now I'm worried, has anybody snatched the coat yet?
    Is available yet or finish? | stil there?? | Am I too late for the boots?
    Is anyone else ahead of me for that jacket? | nobody grabbed it yet? | Please, is the sweater free or it is reserved?
    last time I fell in love with a thing on here it was gone already, so is this one open or not
    Could you confirm that this listing is current and no one has claimed it? | is it taken
    are they gone gone or can somebody still have em | The parka, it has not found a home yet?
    so the scarf hasnt been given to anyone?`,
  'item.donor': `who is giving it | whos the donor | Who do these belong to? | Whose is the first one?
    is it the same person giving both? | Tell me the name of the one who listed this | who put that up
    Do you know anything about the person offering it? | who owns the boots now | From who it comes?
    Is the giver a man or a woman? | Which neighbor does the scarf come from?
    i wanna know who's giving this away before i ask | What kind of person is donating that one?
    the donor of the second one, whats their name | Has whoever offers these given away things before?
    Might I know to whom I'd be writing? | who had it before | Is it from that lady Rosa again?
    Is the lady with the coat someone I'd know from the block? | who posted the third one
    Could you tell me a little about the giver? | are these from different people | name of person giving the dress?
    Who is kind enough to part with such a lovely jacket? | who would i be getting it from
    Which user listed the blue one? | who is giving it away | who's the owner | who has it | whose is it
    who listed the second one | is it from a shop or a person | whats the name of the person | who do they belong to
    who am i getting it from | who put it up | whose closet did this come out of | Who's parting with it?
    who is the person behind the listing | wait who posted that coat
    May I know the name of the kind soul offering these boots? | Is it a man or a woman who is giving this?
    Which neighbor does this belong to? | who put this up
    Before I ask I like to know who I'm dealing with: who is the owner of the jacket? | what person give this
    is the giver somebody who has listed other stuff, who are they | hoo is donating the sweater
    From whom would I be receiving this? | bruh whose boots r these lol
    My daughter says never take from strangers, so who exactly is the lady or gentleman offering the scarf?
    is that from a family or an organization, the parka I mean | these belong to who?
    what's the name of the one giving it out | whos got it | what else do they give | what else is she giving away
    what else does this donor have | does he have other things listed | anything else from the same donor?`,
  'item.place': `where is it | which neighborhood? | how far is that one from me | what part of town are these in
    Is it anywhere near the train station? | is that walking distance | Location of the second one? | how many miles
    Could I reach it by bus from downtown? | Where does the person with the boots live, roughly? | wheres this at
    Is the first one on the north side or the south side? | is it close to me or nah | In what zone is situated the scarf?
    Which one of these is nearest to the library? | I'm in Oakdale, is that far? | tell me the area for the coat
    What street or district would I be going to? | how long is the drive to it
    Is it in the city itself, or somewhere out in the suburbs? | Are both in the same neighborhood? | where abouts r they
    Would I need to cross town to get to it? | the jacket, is it around here? | What's the zip code for that listing?
    I can't walk more than a few blocks. How distant is this one? | is the dress in my area
    Where are the black shoes located, please? | where can i pick it up | what part of town | where would i have to go
    how far is that from me | wheres the first one | which neighborhood is it in | is it near the castro
    where do they live | where exactly is it | whats the address | is that close to downtown
    how far is it from the mission | where is the pick up | Is that anywhere near the Greyhound station?
    how many blocks from me | like is this walkable or nah
    I have only the bus and two babies with me, so in which area are those boots?
    Where does this one live, east side or west side? | how long would it take me to drive out there
    wich neighborhood is the coat in | Is it far? | What is the location of the item, please?
    Is the jacket on the same side of the river as us? | cross streets? | zip code of the first one
    My knees are not what they were. Is it close to downtown or way out by the mall? | In what district this scarf is?
    where at | can i get there on the 14 bus from the hospital or is it out in the sticks
    how many miles away is the sweater | it is where | is where | where it is`,
  'item.time': `when can i pick it up | is saturday ok | Could I come by after work, around six? | what days work for the donor
    does tomorrow morning work | can i get it tonight | I only have Sundays off. Would that be possible?
    what time should i come for the boots | is it possible weekends | which hours are they free
    I work nights, so could I collect it early in the morning? | Any chance of getting these before Friday?
    when r they home | Monday or Tuesday, it is good for the first one? | i can only do evenings
    How soon could I have the coat? | until what hour can I come | What days is the scarf available for collection?
    I get out of school at 3, can I come then | Would the giver be around during the week?
    can it wait till next week, i get back on the 12th | It's urgent, I need it by Thursday. Can that be arranged?
    at what times is the second one possible | Is there a set time for collecting the jacket or do we work it out?
    lunch break ok? like 12:30 | I am away until the end of the month; is picking it up later a problem?
    is the dress available to collect this afternoon | what times work | can i come tomorrow | can i get it today
    is saturday ok for pickup | what days can i collect | when would i be able to get it | could i pick it up tonight
    how soon can i have it | can i come by after work | do they do weekends | would saturday morning work
    I get off at 7am, could I swing by for it right after? | when can i go grab it | Is the person free in the evenings?
    any chance for today, im already in my car lol | what hours r good for the boots
    Only Sunday I not work. Is possible Sunday? | after school ok? like 330
    My mother flies home on Thursday, so I'd need the coat before then. Can that be done? | Which days suit the donor?
    tmrw? | Can one fetch it during the weekend, or strictly weekdays? | how soon could I have the jacket in my hands
    does it gotta be daytime, i work construction til dark | Are late hours possible, say around nine at night?
    this week or next | What time slot is the scarf available for collection?
    can it be picked up on my lunch break, noon to one | thanks, ill go today, what time | what time can i go`,
  'item.listed': `when was it listed | how old is this listing | how long has it been up | what day was it posted?
    Is this a new one or has it been sitting there for months? | When did the first one go up?
    since when are the boots on here | date posted? | did these just get added | Is that an old post?
    When did they put the scarf online? | was it listed this week | Has the second one been on the site for long?
    how many days ago was that put up | I think I saw this one last winter, is it the same listing? | how recent r these
    Which of the two was posted first? | From what date is the announcement? | the coat, was it posted recently
    Could you tell me on which day this was published? | is it fresh or some post from last year lol
    How long ago did the person add it? | tell me when the jacket was put on the list | Are any of these from today?
    was it here yesterday already or is it new | What's the posting date on the last one?
    this looks like an ancient listing, is it | When was the blue dress first offered here? | when was it posted
    when did they put it up | is it a new listing | how long has that been sitting there
    Is this a fresh post or an old one? | since when is this on the page | That ad looks dusty. What date is it from?
    did this go up today or what | how old is that listing fr | On which day was the jacket posted?
    I check every morning and never saw these boots, are they new on here? | when was add posted | date of posting pls
    Has the coat been online for weeks or for days? | From what day is this announcement? | is the scarf a recent one
    posted when | I'd like to know whether the sweater was published before or after the holidays. | been up long?
    just listed or been a minute`,
  'item.size': `what size is it | would it fit me? im 5'4 | do they run small | Is the first one a medium or a large?
    whats the size on those | I usually wear a 10, would the boots do? | How long are the sleeves?
    My son is eight. Would that be right for him? | Which European size corresponds to it? | is it mens or womens sizing
    size? | does that come up tight around the shoulders | Can you give me the measurements of the coat in centimeters?
    too big for a size 6? | I'm rather tall. Is the second one long enough? | What number is the shoe?
    i have wide feet will these work | Is the jacket loose or fitted? | the waist, how much it measures?
    do u think a 12 yr old could wear it | Does the dress go below the knee? | XL or just L?
    I'm between two sizes, would that one be roomy? | are both the same size | Would the sweater fit over a thick shirt?
    It doesn't say whether it's a small. Is it? | how tall would u have to be for these pants | True to size?
    what sizes are they | which size is the first one | is it true to size | would it fit a size 7
    will these fit me im an 8 | whats the eu size | how big is it | is the second one a 7 or an 8
    do you know the measurements | how long is it | im like 5'9 and skinny would i swim in it
    what do the tag say, M or L | Does the jacket run tight? | What number are the boots?
    I wear a 12 in women's usually, will that go over my hips? | wat size r the second ones
    My son is nine but tall for his age, would the coat be too short on him?
    The shoulders, are they wide enough for a big man? | how many inches around the waist
    I have EU 39 foot, this boots is for me? | Is it cut generously or is it one of those narrow ones? | measurements?
    they gonna squeeze my toes? i'm an 11 wide | is that a kids medium or a grown up medium
    Which size was written on the label, please?
    I'm seven months along so tell me honestly, would that sweater close over the belly | sizing?? | sizes? | what size
    would 10.5 fit me if i wear 11 | would a mens M fit a woman 5'8 | my kid is 4, is it too big
    are they too small for a 9 | she is a bit chubby, will it fit`,
  'item.more': `what even is that | what is that thing exactly | whats inside | tell me what this is | tell me more about it | what does it look like | more details pls | Describe the first one for me.
    What's it made of? | is it warm enough for snow | are these waterproof | What can you tell me about the boots?
    any holes or stains on it? | Is the second one wool or something synthetic? | what brand | does it have pockets
    Can you read me the whole description of that one? | I can't see well. What is written about it?
    what condition is the coat in | anything else i should know about these | Go on, what else does the listing say?
    How does it close, with zipper or buttons? | has the scarf been worn a lot
    I would like more information on number three | what color exactly is it | Does the jacket have a hood?
    ooh whats that last one like | Is it good for rain or only for dry days? | Please, give me all what you know of this
    are they in good shape | Is the dress more formal or everyday? | info on the second?
    go on, what else is there to know about the first | Describe the boots for me, my screen is cracked
    whats the deal with that jacket | Could you read me everything the donor wrote? | fill me in on the second one
    deets? | I'm curious about the scarf, say a bit more please | more info on number 2
    What did they write about the coat? | Please explain me this one better
    You only gave me one line. Is there a longer description of the sweater? | spill, what's it like
    tel me more abt the parka | Paint me a picture of those shoes in words, I'm visually impaired.
    and the details of that one? | I'd appreciate the full particulars of the gray one.
    what kinda jacket is it exactly, break it down for me | Sounds interesting, keep talking about this coat`,
  'more.more': `show me others | none of these | what else is there | next | got anything else | I don't like any of them
    Do you have something similar? | nah keep going | Are those all, or are there more? | not really my style, other ones?
    Could I see a few more, please? | more options | Is there another one like the first? | hmm no. what other stuff u got
    These aren't what I'm looking for | Show next ones please | any more like that
    Only two? I was hoping for a longer list. | I have seen these already, give me different ones | skip these
    Let's see what comes after those. | Something along the same lines but not these
    I'm not convinced. What other choices do I have? | can i see the rest of the list | You must have others!
    ugh no not those | Do there exist others of this type? | show me more | anything else | what else | any others
    more please | got more? | are there more | is that all | other options? | what else do you have | different ones
    something else | i dont like those | not my style | hmm not really what i want | anything similar
    more like the first one | like that but different | meh, what else you got | keep scrolling for me
    None of those speak to me, what other ones are there? | nah next | Got anything along those lines but not these?
    is that all of em? show the rest | Those are not for my taste. Others, please. | are there more where those came from
    bruh these mid, pull up some different ones | Please, other options for to see
    I asked for boots for my husband and you gave me two he'd never wear, surely you have a few more pairs? | page 2?
    any alternatives | othr ones pls | Let me see what else is in that pile.
    I'd like to view further results before deciding. | can you find me ones in the same style as that
    skip these, deal me a new hand | more like that | more like this one`,
  'more.closer': `anything closer | these are too far, got any near me? | Is there something nearer to my house? | i cant go that far
    Show only the ones in my neighborhood | closer ones pls | I don't drive, so I need one I can walk to
    That's across town. Others around here? | what about stuff within a mile
    Do you have the same thing but less far away? | too far | Any others near the hospital, where I live?
    I'd rather not travel so much; are there ones closer by? | nothing nearby?? | Can you look closer to downtown instead?
    one hour by bus is too much for me, find me a nearer one | show me whats around the corner | Sort by the nearest
    Maybe someone on my side of the river has one? | is there any that is more near | got some in walking distance instead
    Those are all in the next town. What do we have locally? | im on the east side, find me some there
    My knees are bad. I need one just down the street. | less distance please | which others are right by me
    Could you search again, but only around Maple Street? | not going all the way out there lol, show nearby ones | closer
    thats too far | something nearer to me | too far away for me | any nearer | that's a trek, anything nearer to me?
    too far. whats around here | Do you have one I could reach on foot? | bruh thats like an hour away, got some closer
    I take the bus with a stroller, so please find one on my side of town instead | nerby ones?
    My car died. Is somebody giving one in my own neighborhood rather than over there?
    cut the distance, show me less far ones | Is other, more near my house?
    Those are out in the suburbs; I'd prefer ones within a mile or two. | any in walking distance
    can't go that far on a nurse's schedule, what's next door | sort by closest
    I'd rather not cross the bridge for it. Others on this side? | anything just down the street
    gas is expensive, find me a pair thats not so far out | show the nearest ones to me
    Is there one less distant from here?`,
  'more.bigger': `anything bigger | do u have that in a larger size | those are too small | Is there an XL? | I need a size up
    Same thing but for a bigger person? | too tight for me, show larger ones | bigger pls | Are there any in plus sizes?
    My husband is a big man, these would never go on him. Larger ones? | got 2xl
    He grew a lot this year, so we need the next size up | Could you find one that's a bit roomier?
    wont fit my big feet, got bigger ones | I want more large | Something like that, only two sizes up | not small, large
    i'd burst out of those lol anything wider | Is the same available in a bigger size, please?
    These look made for a child. I need an adult size. | what about a 12 instead of a 10
    show me only the ones larger than medium | They're short on me, are there longer ones?
    I have gained weight; what is there in the bigger sizes? | go up a size | a greater number, for example 44, exists?
    ones for tall people instead? | all tiny, where are the big ones | those would choke me, got one with more room?
    one size up? | My boy grows like a weed, is there the same thing but larger | bigger
    Same coat but for a wider man, you have? | im thicc, need it roomier fr | anything next size up in those boots
    Too little for me. I want more big. | he's already outgrown that, find the larger version
    I would need it a number higher, does it exist? | do they come any larger
    That one I'd burst out of. Something similar in a more generous cut please | larger plz
    I put on weight with the night shifts, so the same sweater, a size or two above, if there is one
    biger ones like this? | is there a pair like that but longer, for big feet | go up a size for me
    Have you the identical style in a greater size?`,
  'more.smaller': `anything smaller | do you have a smaller size | too big for me | Is there a small or extra small?
    one size down please | i'd drown in those, got smaller ones | These are for adults. Have you any in children's sizes?
    tinier | Same one, but for a shorter person? | xs? | I'm quite petite, so I need something smaller than that
    My feet are only a 5, those are huge. Others? | way too large, show me small ones
    Could you look for the same in a size 4? | it would fall off me, is there a slimmer one
    need kid size not grown up size | Something similar that's less wide, perhaps? | go down a size
    I have lost weight. What is there in smaller sizes? | not large, i need small | a littler one for my toddler
    Exists it in more small? | The sleeves would cover my hands, find me one that's shorter | only ones under size 8 pls
    Those would be baggy on her. Something tighter? | what about 36 instead of 38 | smaller pls
    Can you show only the ones smaller than medium? | I'd drown in that, anything littler? | size down?
    My mother is tiny, is there the same coat in a smaller cut | smaller
    these are clown shoes on me lol got less big ones | Is same but more small possible?
    one number lower in those boots please | shes only 4'10, that would drag on the floor, find a shorter one like it
    smaler ones | too baggy. similar but snugger? | Would you have that in a petite version?
    Since the chemo I've shrunk a lot, so I'd want that sweater a size or two below
    anything like this but for a slimmer person | That's enormous. Go down a size, please.
    do they have em in a lesser size | need it tinier fr | my feet slide out of those, next size under?
    Same style, reduced size, for a narrow-shouldered man`,
  'more.colors': `other colors? | do you have it in black | same thing but blue | I don't like the color | is there a red one
    not pink please | Does it come in something darker? | got any in white | What other colors are there?
    The color is too loud for me; anything more discreet? | i hate yellow, show me different colors
    Have you one in grey, perhaps? | Something brighter would be nice | any green ones
    For the funeral I need it in black | my son wont wear purple, what about navy | Show me only the brown ones
    like these but in a diff color | Is there the same in other tones? | neutral colors pls
    orange? really? give me another color | Could I see it in beige or cream instead?
    It must be dark blue for the school, exists? | without stripes, plain color if possible | lighter ones?
    I'd prefer one that isn't white, it gets dirty so fast | anything more colorful
    The red one is pretty, but is there one like it in green? | does it come in any other shade | only that color??
    Are there different colors of the same one? | not feeling that color, what others are there
    Same boots, other color, you have? | got more colorways
    I never wear that tone, it washes me out. Are there others like it in a different hue? | othr colors?
    what colors can I choose from for the scarf | is there the same thing but not so loud a color
    Would that jacket exist in something less dull in color? | color options
    ngl the color is ugly, same one but different color?
    My daughter hates this colour; which other colours are there of the same coat? | show me it in every color you have
    Can I see similar ones in a different colour, please | just the one color or a few to pick from
    the shape is right, the color isn't, any variation?`,
  cost: `anything cheaper | something cheaper? | is there a cheaper one | cheaper ones | how much is it | is it free | Do I have to pay anything? | whats the price | is this for sale or what
    Whats the catch | so its really 0 dollars? | Are there any hidden fees? | I don't have any money right now
    do they want something in return | How much do you charge for these? | Must I give a tip to the donor? | cash or card
    wait are u selling these | It can't be for nothing, surely? | Is there a membership fee to use this?
    Could you tell me what this will cost me in the end? | i'm broke can i still get stuff | what it costs?
    do i need a credit card | would they take 10 bucks for it
    Am I expected to bring the person a little something as payment? | free as in totally free?
    I'm on a pension and must watch every penny. Is there any charge? | trade or gift? | I would like to buy the first one
    do u pay a deposit | how much | do i have to pay | what does it cost | is there a fee | really for free?
    are these for sale | do they want money for it | do i need to pay for shipping | so whats the catch
    do i gotta pay for these | How much you want for it?
    Is this truly free, sweetheart, or do they ask for money afterwards? | $$?
    ain't nobody giving boots away, what do they charge
    I've got eleven dollars till Friday, tell me now if there's a price | is it for sale or a gift
    Any hidden fees on your end? | In my country somebody always wants something back. What is the price here? | how mutch
    do I owe the person anything if I take the coat | free free? | must one leave a donation or a tip
    what price have the jacket | Will my client be charged at any point?
    do yall want my card number later or is it really 0 dollars | Is there a membership fee behind this?`,
  account: `do i need an account | how do i sign in | where do i register | I never got my sign-in code
    Is it necessary to sign up before asking for something? | can i use it without logging in | the code didnt arrive
    How do I create a profile here? | log in where | I typed my email but nothing came to let me in
    it says sign in first, how | May I browse and ask without joining? | wheres the login button
    Is it possible to enter with Google or Facebook? | Do I have to become a member? | make me an account | cant log in
    It wants six digits from me. Where are those digits? | how to inscribe me | I would like to join, what is required?
    that code u sent expired, need another one | My wife already signed up; do I need to as well?
    Is registering obligatory, or may a guest come in too? | signup link? | I don't see where one registers on this page.
    it keeps kicking me back to the sign in page | Do I have to give my name and so on to open an account?
    the login code went to spam or smth | do i have to sign up | do i need to register for that
    can i do it without an account | is registration required | can i ask without logging in
    do i need to register to ask for this | Must I be a member? | the code never came to my mail | where do i log in
    can i do this without making a profile | It wants a code from me. What code, where I find? | how to create user
    sign up link? | I'm not very good with computers, does one have to enroll before asking?
    bruh it keeps asking for a code i never got
    I waited ten minutes at the bus stop for that six digit thing and nothing arrived | Where's the place to join?
    acount needed? | do I gotta sign up just to talk to the lady
    Can we share one login at our shelter or does each resident have to register? | How I enter in my account?
    i think i already joined last year, how do i get back in | which button is for registering, please
    do i need an account or an email for that | is an email address needed`,
  password: `i forgot my password | how do I change my password | reset password | Do you support passkeys?
    I can't remember what password I used | Where can I set a new password? | what's my password
    it says wrong password over and over | Is there even a password here?
    can i log in with my fingerprint instead of typing a password
    My old password isn't safe any more; I would like another one. | Lost my passkey when I got a new phone
    how do i add a passkey | Password I have forgotten, what to do?
    does it have to have a capital letter and a number in the password | I think somebody knows my password
    where did the forgot password link go | i forgot my password again ugh | How do I set a new password?
    what even is a passkey | it says wrong password, can i reset it
    I'd like my password to be something I can remember, where does one alter it? | pasword lost
    My son made me the password and he is at work. How I make other?
    can I log in with my fingerprint instead of typing the password | need 2 change my pw
    Nineteen passwords I have, dear, and yours is the one that has slipped my mind
    locked out, dont know the password no more | where's the "forgot password" thing
    I think my ex knows my password. How do I switch it? | reset pswd | turn on face id for sign in how
    The password I typed isn't accepted, is there a recovery link? | do I even have a password here or not`,
  email: `how do i change my email | I have a new email address | wrong email on my account, how do i fix it
    Can I switch to a different email? | My old mailbox no longer exists. How do I give you the new one?
    typed my email wrong when i signed up | update email | I don't use that Yahoo address any more, please replace it
    where can i edit the email u have for me | Is it possible to have two email addresses on my account?
    I want to put my work mail instead of my private one
    got hacked on gmail so i made a new one, how do i move my account to it
    To which page must I go for changing my e-mail? | My account is under my daughter's email and I'd like it under mine
    change address from hotmail to gmail in my profile | i misspelled my email address in settings can i correct it
    new email same account, possible? | i got a new gmail how do i swap it | Can I update the email on file?
    The old mail address of mine is dead, where put new one?
    my work email is on there and I just quit, need to switch to my personal one | change email
    I typed my email wrong when I joined, fix? | where do i edit my e-mail
    Yahoo closed my account on me, dear, so you need my other address for mail
    How do I replace the email my account uses? | want to use a diffrent email | can u move my account to my other email
    I married and my mail has a new name; in which settings do I correct it? | put my school email instead
    My client no longer has access to the email she registered with, can it be changed? | email update where
    new mail adress, how tell the site | Is it possible to have my account under a different email than the one I gave?
    swap the gmail i signed up with fr`,
  inbox: `where are my messages | how do i see who asked for my stuff | where is my inbox | Did anybody write to me?
    check my messages | I got an email saying there's a message, but where do I read it? | where do my requests show up
    Who wants the things I listed? | cant find the chat with the donor
    Is there a page with all the requests I have sent? | show me what ppl wrote me
    Where do I look at the conversations I've had? | how to open messages
    I asked for something last week, where can I see that again? | Has anyone shown interest in the coats I put up?
    The answers of the donor, where they appear? | do i have any new messages | where do replies show up
    how do i see who wants my jacket that i put up | Did I get any messages? | cant find my chats with the donor
    Where my letters from the people?
    I wrote to a lady about a crib blanket yesterday, where do I read our conversation? | my requests, wheres the list
    is there an inbox | Somebody must've asked for my shoes by now, where would I look? | mesages where
    which page shows all the things i asked for | show me my dms | Where can a person review her past requests?
    i got a notification but now i dont know where the msg is | who requested my coat, where do I check
    Is there a mailbox in this site for me? | open my messages pls | Where do I look up what I've already applied for?`,
  privacy: `who can see my address | is my phone number public | do u save this chat | What do you do with my data?
    will they see my real name | I don't want strangers knowing where I live | Are my messages read by anybody else?
    do you sell my info | Can other people see my email? | Is this conversation kept somewhere?
    hope my number doesnt show up on here | Before I type anything personal, who has access to it?
    whats your privacy policy | Does the donor get my home address when I ask? | can my ex find me on here
    How long are those chats stored? | My data, they are shared with third persons?
    I'd rather remain anonymous. Is that possible? | does google see what i post
    Which of my details are visible to the neighbors? | do you track me | who reads what im writing to u right now
    Will I start getting advertising emails because of this? | is my location shown to everyone
    I'm undocumented. Do you give information about me to the government? | Are there cookies on this site?
    can people look up my profile | My landlord shouldn't find out I use this. Would he be able to see it?
    do they see my address | will my phone number be shown | who can see my info | is my email visible
    will people know where i live | do you sell my data | what do you do with my data | do you keep these messages
    is this chat private | do you store what i write here | can the donor see where i live
    Who gets to read what I'm typing here? | do yall sell my info
    My ex must not find my address. Is it shown to anybody? | is my number public
    Are our conversations recorded anywhere? | Who can look at my telephone?
    I left a shelter in March and I'm careful now: does my name come up when strangers search?
    what do you do with the data of persons | will other folks see my email | does immigration get to see this stuff
    is this convo private | I work in a hospital and can't have patients finding me, how visible is my profile?
    privcy policy? | does the whole neighborhood know when I ask for something
    How is my personal information stored and for how long? | bruh who can see my dms | do I have to put my address
    do i need to write my address | must i give my street | how do i delete my chat history
    can i erase this conversation | delete what i wrote here`,
  safety: `is it safe to meet them | is this legit | sounds like a scam | I'm a woman living alone, should I be worried?
    do you check who these people are | can i bring a friend when i meet them | What if the person is dangerous?
    I'm nervous about meeting a stranger | how do i know its not fake | Are the donors verified?
    is it ok to go by myself | My mother says never meet people from the internet | safety tips?
    Has anybody ever been robbed doing this? | they want me to send a gift card first, is that normal
    Can I trust the people on here? | dont wanna get kidnapped lol
    Should I let them come to my house, or is that unwise? | It is secure to go alone in the night?
    how can I tell if someone is a scammer | I'm 80 and a bit frail; is there any risk in this?
    is it sketchy to go to some randos house | Do you do background checks?
    What precautions would you advise before I see this person? | too good to be true?
    i got scammed on another site, is this one any different
    Would you let your own daughter go and meet one of these people? | is it safe to meet strangers
    how do i know they are not a creep | should i go alone | is this safe | what if the person is dangerous
    any safety tips | what if its a scam | how do i know its legit | what if its some creep
    is it ok for me to go alone to meet this person | sounds like a scam ngl | Are these people checked by anybody?
    I'm seventy-four and live by myself; is it wise to let a stranger come for things? | how do i know they wont rob me
    Is legit this page? | safe? | my mom says strangers online are dangerous, is it cool to meet up
    Should I bring somebody with me when I collect? | Do you run background checks on donors?
    any tips for meeting a stranger safely | it is dangerous to go in house of unknown man?
    Has anyone been hurt doing this? | scamm or real
    I'm sending a young mother to this; what precautions do you recommend for the meeting? | can i trust the ppl on here
    going at night with my baby, is that risky | is it a scam`,
  donate: `I have all my late husband's clothes and don't know where to start | my mother died and left a closet full
    where do I even begin with all these clothes | i dont know how to start | how do i give clothes | i have stuff to donate | Can I list mine here too?
    My closet is full and I'd like to give some of it away | where do i post my clothes
    How does one offer something on this site? | got a bag of baby clothes nobody needs anymore | I want to donate also
    can i put up a jacket i dont wear | What do I do to make a listing?
    My husband died and I have all his suits. Could somebody use them? | add my item | i wanna get rid of some shoes
    I don't need anything, I'd rather give | Where can I upload the things that I want to gift? | do u take donations
    how 2 post | Could my church give you its leftover coats? | kids outgrew everything, how can i pass it on to someone
    What information must I fill in when I offer clothes? | new listing
    I'd like to help others by giving some sweaters. How do I start? | can anyone donate or only members
    Is it possible for me to be a donor? | im moving and cant take all my clothes with me, can they go on here
    Let me give something back, where do I list it? | whats the button for giving something away
    I have to offer two trousers, how I publish them? | how do i donate something | i have stuff to give away too
    can i give clothes here | where do i list my old coat | how do i post something | i want to donate my boots
    can i give away shoes | how do i put up a listing | ive got bags of stuff to get rid of, do you take em
    how do i post my own jacket | Can I give too?
    My late husband's suits are still in the wardrobe and I'd like them to go to someone. Where do I begin?
    i wanna list sumthing | Where one puts the clothes to give?
    actually i'm cleaning out my closet, can i put things up here
    Is there a form for people who'd like to pass clothes along? | how u add a listing
    I have baby clothes my daughter don't use now, I can share them here? | post item how
    got some old kicks to hand down, how does that work
    We did a clothing drive at church; could our leftovers go on your site?
    I don't need anything for myself today, I'd rather offer a coat of mine | doante clothes?
    what do I do to become a donor | Next time it's my turn to give. How? | upload my stuff where
    how many photos do i need | do i have to add pictures | are photos required | must there be a photo
    how many pictures can i put`,
  bundle: `should i list everything together or one at a time | can i put 5 shirts in one post
    Is it better to make one listing for the whole bag? | I have twenty baby outfits, do I need twenty listings?
    bundle or separate? | Can I offer them as a set? | one photo with all of it or one listing each
    Must every piece have its own page? | i got like 3 boxes of stuff do i list each thing
    Would people rather take a lot, or choose single pieces? | May I group several pairs of socks in a single listing?
    it'd take forever to post these one by one | How should I list many things of the same size? | all in one ad ok?
    I wish to give a whole wardrobe at once, is this allowed
    if i list a bundle can someone ask for just one thing from it | Is a lot of mixed kids clothes fine as one item?
    should i put all the baby stuff in one post | One ad per shirt or the whole bag together?
    I have fourteen onesies to give, must I list each separate? | is it better to lump it or split it
    can i do a lot of 5 jeans as one listing | For giving: everything in one, or each thing its own?
    seperate listings or 1 | bruh do i rlly gotta make 20 posts for 20 tees
    Would people prefer that I group my winter things by size into a set?
    My sister's whole wardrobe, do I offer it as a package? | all at once or piece by piece
    is giving a bag of mixed clothes ok as a single entry | Do matching hat and gloves go up as a pair or as two?
    I have many things of children; one announcement is enough for all? | combine my items?
    Would you advise our volunteers to list by the box or by the garment? | can I post a bundle
    If I list my scrubs, five sets, do they go in together?`,
  condition: `do I need to wash them first | should I wash the clothes before I give them | do they have to be washed before | must I iron things first | what condition do my clothes have to be in | do you take stained stuff | Can I give something with a small hole?
    does it need to be washed first | Is it OK to donate worn-out shoes? | my jeans r ripped can i still list them
    Do you accept used underwear? | Must the things I give be new?
    It's missing a button. Would anybody still want it, or should I not list it?
    i have old clothes but theyre kinda faded, ok to give? | What would be considered too worn to offer?
    broken zipper allowed? | I'd like to give a coat that smells a bit of smoke. Is that acceptable?
    only nice things or can it be beat up | The clothing I give should be ironed and clean?
    are there quality rules for donating | Can I list things with pet hair on them
    does it have to be like new for me to give it | my jeans got a hole in the knee, can i still post them
    Would anybody want a coat with a missing button from me, or is that not allowed? | do yall take stained stuff
    How good must be the clothes that I bring? | The sweaters I'd offer are a bit pilled. Acceptable?
    is used underwear ok to donate lol | old but clean, thats fine to list?
    what shape do things need to be in to be given | ripped stuff ok or nah | Do I have to wash and iron what I give?
    My work pants have paint all over, do people accept that or should I throw them | standards for donated clothes?
    can I give shoes that are worn down at the heel | broken ziper on the coat im giving, ok?
    Before I list my mother's things: are faded garments welcome? | Do you only accept new with tags?
    are smoky smelling clothes alright to put up | and if it comes dirty | what if the thing is dirty when i get it`,
  onlyClothes: `may I list a pair of boots as well or just clothing | do you take handbags too | can people give jewelry here | are shoes fine to give | is it allowed to list hats | I need pots and pans | looking for a lamp and a table | do you have a microwave | any dishes or cups | i want a blender
    we need a mattress and a sofa | is there a fridge | plates, spoons, things for the kitchen | can i get furniture here | do you have toys too | Is it only clothes? | I need a crib, can I find one on this site?
    can i give away books | got any food | Could I list a stroller? | what about blankets and dishes
    Are bags and jewelry allowed, or strictly things to wear? | I have an old sofa to give | do u do electronics
    Someone needs a mattress, you have? | can i post a microwave
    I'd like to offer some children's books as well. Would that be all right? | diapers and formula?
    Do neighbors here also give things for the kitchen? | looking for a bike lol is that on here | got any couches on here
    can i get a crib too or just clothing | Are toys allowed?
    my apartment is empty, i need also table and bed, you have? | do people give food on here
    I have boxes of books left over from the classroom, would this be the place for them? | only clothes? | diapers?
    where would I find kitchen things, is that something you do | can i list my old tv | bruh anyone giving away a ps4
    My client moved in with nothing: do you also offer household goods? | strollers n car seats count?
    Is it for garments alone, or may one post a bicycle? | furnitre? | can I put up a mattress
    Do you do school supplies as well? | I seek pots and dishes, is here possible? | do you have a wheelchair
    wheelchair or crutches | any strollers? | do you have diapers | a crib for the baby | got any bikes
    can i get a mattress | is there food`,
  listingTime: `how long does a listing stay up | does my post expire | what if nobody wants it
    It's been three weeks and no one has asked for my coat | when does my listing run out
    Will my ad disappear by itself after a while? | how many days do i have before it gets taken off
    nobody's asking for my stuff | Can I renew a listing so that it stays longer? | do posts get deleted automatically
    What happens to things that are never asked for? | For how much time is my announcement visible?
    is there a limit on how long i can leave it up | If no neighbor takes my shoes, what becomes of the listing?
    my listing vanished, did it expire? | How do I extend it for another month? I mean the coat I'm giving.
    no takers for mine yet. is there an end date | how long till my post disappears | do listings expire
    If nobody picks my dress, what happens to it? | my coat's been up two weeks and crickets, does it get kicked off?
    After how many days the announcement is finished? | does it stay forever or | nobody wants my stuff lol what now
    For what period will my offer remain visible? | is there a time limit on posts
    how many days do i get when i list something | Will my ad drop off the page by itself at some point? | expiry?
    What becomes of the things nobody asks for? | do I have to renew my listing every month
    how long does an item I put up last | If I post on Monday is it still up by next month? | do u auto delete old posts
    no one has asked about my boots, do they just stay listed | and if nobody wants it`,
  remove: `it was collected yesterday, must I take the ad down | after somebody fetched it, do I remove it | do i delete it once its gone | somebody asked for it already, what now | a person has asked already and the listing is wrong | i wrote the wrong size in my ad, how do I correct it | can I swap the picture of my listing
    I want to put another photo on it | I only want to change the text | somebody has asked already, can I still edit it
    what if a person asked for it before I fixed the mistake | how do i take down my listing | i gave it away already how do i mark it | Edit my post
    How can I delete something I listed? | I made a mistake in the description of my coat, can I fix it? | mark as given
    Someone picked up my shoes, so how do I close the listing? | i want to change the pic on my listing
    I've decided to keep the jacket after all. Please take it off the site. | remove my ad | where do i edit what i posted
    My item is gone but people keep writing me about it | put wrong size on my listing, how to change
    The thing I offered is no more available, how I cancel the announcement? | can i hide my listing while im on vacation
    Is there a way to withdraw what I offered? | unlist my boots pls | how do i delete my listing
    can i take my donation down | how do i remove what i posted | already gave my coat to my cousin, how do i take it off
    mark as gone? | I made a typo in my post, where do I fix it? | how 2 delete my listing
    I want change the text of my announcement
    The neighbor collected the suit I listed, so how do I show that it's been given? | pull my ad down
    I changed my mind about giving away that sweater, take it off the page | edit my post pls
    can i swap the size i wrote on my own item | bruh ppl keep texting about shoes i already gave out how do i unlist
    Where's the option to close my offer? | need to remove the jeans i posted
    My listing should disappear, the item is gone since Tuesday | how do you hide an item i put up for a while
    correct the description on my donation | tak my post down | I donated already, how I tell the page it is finish?
    what if i change my mind and want to keep it | i listed it but want to keep it now
    can i delete it later if i change my mind | if i change my mind can i delete what i posted
    can i take my listing back later | can i delete a listing I made`,
  removeAccount: `delete my account | how do i close my account | I want all my data erased | unsubscribe me completely
    I no longer wish to be a member | how can i leave this site for good
    Remove my profile and everything you have on me. | where is the delete account button | i dont want an account anymore
    Please wipe my personal information from your records | I move to another country, I want to cancel my registration
    deactivate profile | If I close my account, is everything deleted? | Under GDPR I request deletion of my data
    get me off this thing, erase me | My late father had an account here. How can it be closed?
    take my name out of ur system | i want out, wipe everything | how do I close my account for good
    Delete me from this site | im done w this app, erase my profile | Please to cancel my registration completely
    Is there a way to have all my data removed? | I signed up by mistake, how do I unregister? | deactivate my acct
    My mother passed away last month and her profile is still on your site; how do I get it closed? | delete acount
    get rid of my user and everything u have on me
    I moved to another state, so I no longer need membership. Where do I end it?
    unsubscribe me from all this and kill the login | remove my profile permanently | right to be forgotten request
    how can quit from the site forever | bruh nuke my account
    I'd rather not be in your records any more; what's the procedure?`,
  pickup: `can my wife come for it in my place | my brother would fetch it for me, is that fine | is it ok if another person collects it | my mom goes there instead of me, ok? | I still want it, only my neighbor comes and takes it | could a friend get it on my behalf since I can hardly walk | do I have to be home when they come | must I be there in person for it | do you deliver | can it be mailed to me | I have no car | where do we meet | Could my sister collect it for me?
    can they drop it off | i cant leave the house | How does the handover work?
    Do I go to their house or meet somewhere in public? | shipping? | I'm in a wheelchair, so I can't come and fetch it
    would the donor bring it to my place | can i send my bf to grab it | Is it possible the post sends it to me? I pay.
    We live out in the country and there's no bus. What then? | do u bring it to my door
    Does somebody hand it to me in person, or is it left outside? | i dont drive and have 2 babies
    Can they leave it on the porch? | My neighbor could fetch it on my behalf. Is that allowed? | is there a pick up point
    How will the clothes come to me? | I just had surgery and can't get out, any way to have it sent?
    who decides the meeting spot | can we meet at mcdonalds or something
    Is there a courier that could carry it to my mother's flat? | can u ship to canada | do they deliver
    can you mail it to me | is there delivery | do you ship | can it be sent by post
    i dont have a car can someone bring it | can my friend pick it up for me | can somebody else collect it
    how does pick up work | do u ship | can my brother go get it instead of me
    Does the donor bring it to my door or must I go? | where do we usually meet, like a parking lot?
    Could it be left on the porch? | i cant leave work can someone drop it off
    I don't drive any more. Would you send it by post? | how does the handoff work
    Is it possible my neighbor takes it for me? | mail it? | Is there delivery in your service?
    They come to my house or I go to them? | we meeting at their place or somewhere public
    I'm in a wheelchair, three floors up, no elevator. Is bringing it over something donors do? | delivry?
    My client has no transport; may a caseworker collect in her place? | can you put it on the bus to Fresno for me
    so how do we do the exchange, face to face? | we dont have phone number yet is that ok for meeting
    do i need a phone to arrange it | can i pick it up for her | can i collect it in her name
    can someone else get it, im in a wheelchair`,
  pictures: `are there photos | can i see a pic | show me pictures | Is there a photo of the back? | pics??
    I'd need to see an image before I decide | Do you have more images of the first one? | the photo wont load
    Where can I look at the pictures? | can u send me an image of it
    It's only one picture and it's blurry, are there better ones? | Could the donor take another photo, of the soles?
    picture please | How I can make the image larger? | got a close up | why is there no photo on this one
    hard to tell without a picture | pics? | any photo of it | Can I see the back of the coat too?
    show me what it looks like w a picture | My eyes need more than words, is there an image?
    i only see one photo, are there others | Is it possible to look at foto? | pic of the sole plz
    Would the donor add a close-up? | bruh no pics?? | Could you show me a larger picture of that sweater?
    the photo wont load on my phone | I can't judge from a description, my husband is picky. Do you have photographs?
    picturs of the second? | zoom in on that image for me | Has she posted any snapshots from other angles?
    let me see it | I want to see how look this boots, send image`,
  save: `can I put up a note that I am searching for a stroller coat | is there a wanted list where I write what I need | can we post what our client is missing | save it for later | can i favorite this | Let me know when new ones come in | is there a wishlist
    add to my favorites | Could you notify me if something like this gets listed? | bookmark that one
    I'll think about it. Can I keep it on a list somewhere? | send me an alert when there's a kids coat
    where do i find stuff i saved | I would like an email each time a new one appears
    can i follow a donor to see what they post next | remind me of this one tomorrow
    It's not in yet, so tell me when somebody offers it | heart button? | how to keep it in memory so I find it again
    Do you have alerts for new listings? | can i save it for later | how do i bookmark it
    notify me when something comes in | can you let me know when theres new ones | set an alert | can i bookmark this
    lmk when new ones get posted | I'd like to come back to this after payday, where do I store it? | heart it for me
    Ping me if a navy peacoat ever shows up | favorites??
    I'm on the bus and about to lose signal, keep this one so I find it tonight | How to put in my favorites?
    notify me abt new boots | Can I get an alert whenever something in this category comes in? | sav for later
    pin that one so I don't lose it | Could you remind me of this listing tomorrow?
    can I set an alarm for size 8 shoes coming in | let my phone buzz if somebody lists a stroller coat
    Is there a way to keep a list of the ones I like? | want remember this for other day, how mark it`,
  report: `he keeps sending me nasty messages | someone is insulting me here | She writes me dirty things
    a man on here called me names | i got a vulgar message from the one who asked | i want to report someone | this guy is harassing me | somebody was rude to me | How can I block a person?
    that listing is fake, report it | She asked me for money once I arrived | block this user
    The donor made a nasty remark about my children | inappropriate picture on one of the listings
    he keeps sending me creepy messages | I wish to make a complaint about a neighbor on here
    someone's reselling the stuff they get from here | There's an ad for drugs on your site
    A man insulted me in the chat, what can I do about it? | flag this post
    The person lied, the clothes were full of mold | make her stop texting me | how do i report someone
    this listing looks like a scam, how do i report it | somebody was rude to me, where can i complain
    i want to report a user | this dude keeps sending me gross messages | block someone how
    The lady was awfully nasty to me, whom do I tell? | that listing is fake, flag it
    He asked money for the boots! This is not allowed, where I complain? | someone's being a creep in my dms | report
    A man wrote something vulgar to my daughter. I want him dealt with.
    that post got a nazi patch in the pic wtf, can you get it pulled | how do I make this person stop writing me
    She insulted me because of my accent; is there a place to denounce this? | repport user
    This neighbor's selling instead of giving, who should know about it? | can i block her so she never sees me again
    i think the ad is a stolen picture, where to flag it
    One of the donors harassed my client, I need to file a complaint | that guy threatened me | bad person, want report
    will they know it was me | do they see who reported them`,
  unanswered: `how quick do folks reply | how fast will I hear something | do they usually write back the same day | it has been three days now | i wrote to him a week ago | its been days and nothing | still waiting for her since monday
    they never answered me | how long until they reply | the donor is ignoring me
    I wrote three days ago and heard nothing | no reply yet | Why doesn't she write back? | got left on read
    Does it usually take long to get an answer? | still waiting on the donor to respond
    What if the person never replies to me? | should i message them again, its been a week
    He stopped answering after we had agreed on a day | My request has been sitting there since Monday without a word
    they ghosted me | when is she finally gonna write back | Can you nudge the donor for me? I've had no response.
    The donor don't respond to my message | is it normal that nobody replies | do people even check their messages
    I asked for one last week and it's been total silence | It has been days. Perhaps they didn't see what I wrote?
    no response :( | How many days should one wait for an answer before giving up? | sent a request, crickets
    I keep looking, but the owner hasn't got back to me. | she said shed text me the address and then nothing
    After how much time normally the people answer? | wrote to 4 diff donors and not one answered
    its been 3 days and no reply | she left me on read | How long do people normally take to write back?
    I asked for the coat Monday and it's all silence | The donor no answer. What I do? | no response yet
    should i message again or is that annoying | bruh they ghosted me
    How patient must I be before I give up on hearing back? | dude hasnt texted me back abt the boots
    when will they anser | I wrote a very polite note about the jacket last week, and not a peep since
    still waiting to hear from the lady | Typically what's the response time of donors?
    My client's request has gone unacknowledged for days. Is that usual? | do they even read messages, nobody writes me
    been checking my phone all shift, nothing from the person | radio silence`,
  afterAsking: `what happens after i ask | how will i know if i got it | Who decides who gets it? | so i sent the request, now what
    do they tell me yes or no | Is it first come first served? | If several people ask, how is one chosen?
    will i get an email when im picked | Once I press the button, what comes next? | does asking mean its mine
    When do I find out whether they've chosen me? | what are my chances if others ask too
    I've contacted the donor. What should I expect from here? | do i get a confirmation
    After my request, who must write first? | Am I informed if somebody else is chosen?
    i clicked contact donor and wrote, is that all i need to do | How do donors pick the person?
    does the first one to ask get it | After I have send my message, what is following?
    What if the donor says yes? What do I do then? | do they pick randomly or
    Would I be notified in case I'm not selected? | how do i see if they said yes
    Is it certain that I receive it if I ask? | So asking only puts me in line, does it? | they accepted me!! whats next
    Will the giver see my request right away? | how long until they answer | when will i hear back
    what if they dont reply | how do i know if i got it | will i get a notification | do they choose me
    and once i ask, then what | how will i know if they pick me | Suppose I send the request. What comes next?
    do i get a text if i get it | who decides between me and the others
    After I press the button, the coat is mine or I wait? | is it first come first serve | how they choose
    When several of us want the same thing, how does one find out who gets it?
    so i hit contact and the person just says yes or no? | Would I be told if it went to somebody else?
    what hapens after i contact them
    If I apply now at the bus stop, does something come to my phone saying I've been selected?
    do they pick a winner or how | How is my client informed when the donor has decided?
    ok asked for it, what happens now | I already sent request. How I know if is yes?`,
  cancelRequest: `i changed my mind | how do i cancel my request | I can't come tomorrow after all | take back my request
    I don't need it anymore | cant make it to the pickup | Something came up and I have to cancel
    found one somewhere else, how do i undo asking | Please withdraw what I asked for
    nvm i dont want it anymore, already messaged them tho
    My car broke down, so I will not be able to be there. What should I do? | i asked for the wrong one by mistake
    Can I still back out? | How do I let the giver know that I'm no longer interested? | I want to annul my petition
    im sick and we were supposed to meet today | unrequest | Would it be rude to say no now that she picked me?
    We need to move our meeting to another day, since my shift changed | clicked contact by accident, can i take it back
    My grandson got shoes from his aunt, so give those to another family instead of us | is there a penalty if i cancel
    running late and might not get there at all, what do i do | Cancel it.
    I must decline, though I had asked for it last night. | how to delete the request i sent
    I have already requested, but now I don't want. How to stop it? | i told them id come but i cant get off work
    can i cancel if i change my mind | how do i take back my request | what if i dont want it anymore
    can i withdraw my request | nvm i dont want it anymore how do i tell them | can i take back my request
    I found one at church, so I must withdraw what I asked for | something came up, cant make it to the pickup tomorrow
    undo my ask | I am sick, I cannot go to take the coat. How I cancel? | cancel the boots i requested
    my shift got changed so I won't be able to meet her, what should I do? | oops asked for the wrong one
    I applied too hastily and regret it; may I retract? | how to unrequest
    my kid's got a fever, need to call off the meetup
    I don't need that jacket no more, my boss gave me one, how do I back out | cansel request | pull my name off that one
    We requested on behalf of a client who's since moved. How do we rescind it? | changed my mind lol
    I got a ride problem and can't show up like I said, let the person know how?`,
  noShow: `they didnt show up | I waited an hour and nobody came | the person who wanted my coat never came
    What do I do if they don't turn up? | got stood up | She wasn't home when I got there
    went to the meeting place and no one was there | The one who should collect it did not appear
    He said noon. It's two now and he still isn't here. | flaked on me again
    I drove all the way and there was no one at the address | what happens to people who dont show
    My neighbor promised to come by for the shoes yesterday but he didn't | no show
    If the other party fails to appear, may I give it to another? | im at the place rn and nobodys here
    Second time this lady doesn't come to our appointment | what if they dont show up | what if the donor doesnt come
    i waited and nobody came | the donor never showed | i waited 40 min at the gas station and nobody came
    she stood me up | We agreed on noon and the gentleman never appeared
    The person not come. I was there one hour with child. | dude never showed | what do i do if the donor doesnt turn up
    bruh i took two buses and they weren't even there | The woman who wanted my dresses failed to appear, twice now
    I rang the bell like we said and nobody opened, car gone, nothing | they flaked on me
    got all the way there and nobdy was there | My client was left standing in the cold; the other party didn't come
    he was supposed to come get the shoes from me at 6, its 8
    drove across town after a 12 hour shift and the lady wasn't home
    What happens if the other one doesn't keep the appointment? | they bailed, now what
    stood at the library for nothing yesterday, person didnt come`,
  noFit: `I picked up a dress and it has a stain nobody mentioned | the boots i got here are broken | what I received is torn
    the jacket they gave me has a broken zipper, what now | it was not like in the listing | what if it doesnt fit | can i return it | Are exchanges possible?
    they were too small when i tried them at home, now what | What do I do with it if it's the wrong size once I have it?
    do i have to give it back if i dont like it | I picked it up and it's too tight. Can I swap it? | return policy?
    May I try it on before taking it? | got home and the zipper wont close on me
    If the shoes don't fit my boy, could we bring them back? | can i pass it on to someone else if its not right for me
    It doesn't go me well, can I give back? | the one i got yesterday is way too big
    Suppose I put it on and it doesn't suit me, then what? | Is one allowed to change it for another? | can i regive it
    I'm worried that I'll take them and they won't fit after all | do ppl let u try stuff on first
    In case the dress turns out unsuitable, must I return it to the donor? | tried it, hate it, what now
    The boots I received last week pinch. Any way to exchange them? | refund or swap or anything if its the wrong size?
    My mother may not like it on her. Would the giver take it back? | what happens if i cant wear it once i have it
    Can I list it again here if it turns out not to fit? | doesn't fit :( who do i give it to
    If it's wrong for her, do I owe the donor anything or just hand it on? | can i give it back if its too small
    can i return them | can i exchange it | what if i get it home and its too tight
    If the boots turn out small, am I stuck with them? | do yall do exchanges
    And if it doesn't suit me once I've tried it, what then? | If is not good on me, I give back?
    suppose my son can't squeeze into it after we pick it up | can i try it on first n say no
    it came and it hangs off me like a tent, what do i do w it
    Would the donor be offended if I brought it back for not fitting? | didnt fit :( | swap if wrong size?
    I took the shoes yesterday and they pinch, how do I go about exchanging them?
    if its no good on my client, where does it go
    My granddaughter may not fit in it. Must I hand it back or may I pass it on? | got the jeans, cant zip em, now what
    give it back if it doesnt fti?`,
  whoMayAsk: `can anyone ask for stuff | do i have to prove im poor | Is there an income limit?
    Am I allowed to ask on behalf of a friend? | i have a job can i still use this | Who qualifies for this?
    do you need to see my papers | I'm not exactly in need. Would it be wrong of me to take something?
    is it only for homeless people | Can a student ask for these? | i dont wanna take it from someone who needs it more
    Must I show a letter from social services? | can i ask for my cousin who doesnt have internet
    Do I need to live in this city to request things? | I am refugee, have I the right? | what proof do u need
    We're a shelter. May we request clothes for our guests?
    My family earns a little above minimum wage, so I'm not sure we're eligible | anybody or only low income
    Could a teacher ask on behalf of a pupil? | do i gotta be on food stamps
    Are there any requirements one has to meet to receive clothes? | im not a citizen is that a problem
    Is it meant for families only, or are single men welcome too? | I feel bad, im not poor or anything
    For my elderly neighbor I'd like to ask. Is this permitted? | do they check how much i make
    Can people from the next town use it as well? | do i need to show id | is there an income limit | who can get these
    am i allowed to ask if i have a job | do i have to be poor to get this | I got a job, is it still okay if I ask?
    what papers do I need to show to qualify | am I allowed to ask on my roommate's behalf, she's too shy
    Is this for low-income only? | I am refugee without documents here, I have right to ask? | anyone can ask?
    I feel bad taking it when others need more. Who is it meant for? | do u check income | is it just for ppl in this city
    May a retired person with a pension request, or is it reserved for families? | proof of need?
    can I ask on behalf of a coworker who has no internet | i dont get food stamps, does that count me out
    As a social worker, am I allowed to request for the people I serve? | is it only for citizens | elegible?
    my buddy on the site needs boots but he don't read, can I put in for him`,
  howMany: `how many can i ask for | is there a limit per person | can i take both | Could I request more than one thing?
    can i ask for like 5 things | How many pieces may each family have? | two per person or what
    I'd like the first and the second, is that greedy? | what's the max | Is it allowed to ask again next month?
    I have four children. May I request something for each of them? | can i get all of them | Only one by person?
    I already got a coat from here, can I ask for another thing? | Do you limit the number of requests per week?
    is it ok if i ask 3 donors at once | How often can I use this? | how many things can i take | can i ask for two things
    is there a limit | can i request both | can i ask for both | How many may one person take?
    i got 4 kids, is asking for 4 coats greedy | one per person? | I can have the two boots pairs or only one?
    would it be cheeky to request three different things in a week | max per month? | am i allowed more than 1
    We outfit thirty people a winter; is there a cap on our requests? | can i get all of these lol | how mny can i ask for
    If I take the scarf, may I still ask for the coat? | do u cut ppl off after a certain number
    I asked for a sweater yesterday already, can I put in for another today?
    The whole list interests me; is that permitted? | how many things at the same time is allowed
    limit on pickups per family?`,
  age: `how old do i have to be | im 15 can i use this | Is it for adults only? | What is the minimum age? | can kids sign up
    do i need to be 18 | My daughter is thirteen. May she ask by herself? | im a minor is that ok
    Do teenagers need a parent's permission? | I have sixteen years, can I participate? | is there an age limit
    can my little brother use it hes 12 | At 83, am I too old for this? | age requirement?
    Would a high school student be allowed to have an account at his age? | my mom doesnt know im on here and im 14
    Must an adult ask for those under eighteen? | do you have to be 18
    My grandson is twelve, may he ask for things himself? | minimum age? | is it for adults only
    what old I must have for sign | am i too young for this fr | can a minor make a request
    My daughter in high school wants an account, are teens allowed? | age limit
    do i need my moms permission, im in 10th grade | How old must somebody be to use the site? | 16 ok?
    We serve youth aged 14 and up; may they register on their own? | do kids get to join
    turning 18 in may, gotta wait till then? | ageee requirement? | can u be under 18 and give clothes away`,
  taxes: `can i get a tax receipt | is this tax deductible | Do you give receipts for donations? | i need something for my taxes
    Are you a registered charity, so that I can write it off? | write off? | My accountant wants proof of what I gave away
    How do I claim my donated clothes on my tax return? | donation receipt please
    I gave clothes worth 200 dollars, can I deduct it? | does the IRS accept gifts made on here
    Could the site issue me a certificate for the tax office? | It is possible to have a paper for the fiscal declaration?
    whats ur 501c3 number | do i have to pay taxes on stuff i receive | Form 8283, do you sign it?
    any tax benefit for giving here | can i write this off | do you give receipts for the irs
    I'd want a slip for my accountant if I give the suits | is it tax deductible
    Do I receive paper for taxes when I donate? | tax form?
    my wife does our taxes and shes gonna ask for proof of donation | 501c3? | how do I value my clothes for the deduction
    will i get something in writing for my return | recipt for donation | Are gifts made here deductible on Schedule A?
    Some paper for the taxes, you give? | Goodwill always printed me a receipt, do you people do that as well?
    charity letter for tax season? | does getting free clothes count as income lol
    Is the transaction reportable on my tax return? | need a donation statement for 2024`,
  device: `is there an app | does it work on my phone | Can I download this for iPhone? | android app?
    I only have an old cell phone, will the site open? | do i need a computer | is it in the app store
    My tablet is from 2014. Can I use it for this? | the page looks weird on my phone | Does one need to install anything?
    can i use it on ipad | I have not smartphone, only computer. It works? | which browser should i use
    cant find ur app on google play | Would it run without Wi-Fi, on mobile data? | is there a mobile version
    Can I put it on my home screen like an app? | can't find u in the play store | does it run on an old samsung
    I only have my phone, no computer, that's alright? | iphone? | Is possible install this in telephone?
    do i have to use a laptop for it | My grandson gave me a tablet; will your page open on that? | apk link
    works on android or nah | Which browser does the site need? | aplication for phone? | where do i download it
    can our clients use this from the library computers and their phones alike? | put it on my home screen how
    does this eat a lot of data on mobile | is the phone version the same as on a pc | Would it function on a flip phone?`,
  noShop: `where is your store | what are your opening hours | Can I come in and look around? | whats your address
    are you open on sundays | Is there a warehouse where I can bring my bags? | do u have a physical shop
    I'd like to visit your shop with my daughter | what time do you close | Where's your office located?
    can i just drop stuff off at ur place | Is there a branch of yours in Chicago? | Which day the shop is open?
    do i come to you guys to try things | Do you have a drop-off box somewhere in town?
    Your building, is there parking nearby? | where's your store at | can i come in and look around
    Is there a warehouse I could visit and browse the racks? | do yall have a physical spot | In which street is the shop?
    open sundays? | I'd rather try things on in person; do you have a showroom? | whats ur address
    Are you a thrift store? | hours? | can i walk in there after my shift or are you shut by then
    Your shop is where? I come now. | locaton of your store | is there a counter where I drop my bags off
    May our group come tour your premises? | u got a branch in the bronx | like is it a real building or only online`,
  categories: `what kinds of things do you have | do you have kids clothes | what can i find on here | Which categories are there?
    is there stuff for men too | List all the types of clothing, please | do u have shoes or just clothes
    What sorts of garments do neighbors usually give? | any maternity wear on this site
    Are there also uniforms and work clothes? | show me the categories | Do people offer things for babies here?
    what else besides coats do people give | Formal wear, sports wear, you have all that? | whats all on this site
    Does it include accessories such as hats and belts? | sections? | what all do you have
    what kinds of stuff is on here | Do you carry things for men as well as ladies? | List your sections for me
    what can one find here, only coats? | like is there streetwear, shoes, hats, what | Which types of clothing are there?
    catagories? | is it all winter stuff or is there summer too | what departments
    Give me an overview of everything on offer | besides boots what do people give | Which clothes you have in general?
    menu of things? | For my intake sheet, what garment groups does the site cover?
    do you have kids things, baby things, maternity, that sort of sections? | idk what to ask for, what is there | types?`,
  about: `what is this site | how does this work | who are you | are you a bot | am i talking to a real person or a computer
    Explain to me what Clothesline is. | whats clothesline | I don't understand what this is all about | is this chatgpt
    My granddaughter sent me here. What is it for? | Are you human? | first time here, whats the idea
    How does the whole thing function, from start to finish? | what can u do
    Is it like a thrift store online or something else? | r u ai | You answer very fast. Are you a machine?
    What is the purpose of this page, please? | I landed on here by accident, what am I looking at | what do i call you
    Do you have a name? | Could you explain in simple words how neighbors share clothes here?
    This is a charity, a marketplace, what it is? | how does it all work | what are you exactly
    I'm new. Give me the short version of what you do. | tell me about this website | what is this place even
    explain like im five how this works | Whom am I speaking with, a machine or a lady? | how does the whole thing go
    You are human? | my cousin sent me the link, what's it about | bruh is this ai | what do you do
    I've never used anything of this sort; what is the idea behind Clothesline? | wat is this site | are u chatgpt
    What's the purpose of this website? | who r u
    Somebody at the clinic gave me this on a piece of paper. What is it for? | is a real person typing this
    I not understand how function this page | give me the short version of what clothesline is`,
  operator: `who runs this site | who made this | Which company is behind it? | who owns clothesline | Is this run by the city?
    what organization are you with | Are you volunteers or a business? | whos in charge here
    Is a church behind this website? | The responsible of the page, who is? | Is it operated by a nonprofit?
    who started it and why | I'd like to know who stands behind this service | is it a government thing
    Who's the founder of Clothesline? | whose website is this | who runs this | who is behind this site
    are you a charity | who are you | is this run by the city | are you a bot | am i talking to a person | who owns this
    whos behind the website | Is it the city that runs this? | which charity operates Clothesline
    Who pays for all of this? | is this a church thing | what company made it | who created this page
    Is this connected with the government? | hoo runs it | Are you a nonprofit, and what's the name of the organization?
    some startup or what | Who is the boss of this site?
    I taught civics for thirty years, so naturally I ask: who funds you? | which group is responsible of this service
    is facebook behind this | founders? | Before I refer clients, I need to know which agency is in charge of the platform`,
  thanks: `thanks | thank you so much | thats all | ok ty | No, that's fine, thank you | ur a lifesaver
    Thanks, that was very helpful | great, got what i needed | thx!! | I appreciate your help | nope im good
    Many thanks, dear, you've been very kind. | perfect, nothing else | awesome tysm | No more questions from me
    That's alright, no need for anything further | God bless you for helping | ok thx | perfect thank u
    thats great thanks a lot | cool thanks | ty! | ur a lifesaver ty | nah im good | That will be all, thank you kindly
    bless you | ok cool that's all i needed | thx | No more question, thank you very much | appreciate it fam
    You have been most helpful, dear | perfect, I've got what I came for | W bot fr thanks
    no thats ok dont worry about it | thank u so mutch | I'm grateful, truly. My kids will be warm.
    Great, that answers it. | alright then, nothing further | tysm | Much obliged | ok thanks ill think about it
    god bless you | thx man`,
  bye: `bye | goodbye | see you later | cya | have a nice day | Good night! | gotta go | Until next time | bye bye
    i'm off now | Take care of yourself | ok ttyl | So long, and have a pleasant evening | I must leave now, goodbye
    peace out | Talk to you another day | laters | ok goodbye | good night | gotta bounce | Good night, dear
    im out peace | My bus is here, talk later | ttyl | Goodbye and have nice day | see ya around
    I must go now to bed, farewell | later dude | Off to my shift, bye now | catch u tmrw | have a good one | k bye
    I'm logging off | take care, goodby`,
  rude: `you're stupid | fuck you | this is garbage | useless bot | ur so dumb | What an idiot you are | shut up
    stupid machine | screw this shit | You are good for nothing | go to hell | worst bot ever | you suck
    Is your brain missing? | suck it | I've met toasters with more sense than you | moron | useless piece of junk
    stupid robot | wow ur dumb as a brick | trash bot fr | What an idiotic machine | stfu
    I've met doorknobs with more brains than you | bruh you're so garbage | screw you | This is crap and so are you
    you are fool | worst bot ever, moron | bite me | dumbass | u r an idot | get lost, clown`,
  'item.detail': `color | color? | colour? | what color | its color? | what colour is it | the color? | and the color | what are they made of | is that real leather or the fake stuff? | Is the scarf wool? I'm allergic
    are they waterproof | will it keep me dry in heavy rain or is it more of a drizzle jacket | does the coat have a hood
    has it got pockets | how many pockets and do they zip | does the zipper work? | is the zip broken
    do the boots come with laces | are those lace up or slip on | how high is the heel
    Is the heel a block heel or a stiletto? I can't walk in thin ones anymore. | is it lined
    does the second one have a lining inside | any stains on it? | are there holes anywhere | how worn are the soles
    do they smell | does it smell like smoke? my mom has asthma | Was it kept in a house with cats? I react quite badly.
    any pets in the home | can i machine wash it | does it need ironing | is it dry clean only
    can you put it in the dryer or will it shrink | what brand is it | is it north face or just looks like it
    whats the brand on the first one | how old are the shoes themselves | about how many years has it been worn
    are the sleeves long or short | how long are the sleeves on the blue one | does it cover the knees
    how long is the dress, like midi or maxi | are they wide? I have wide feet, bunions too | is it heavy
    how much does that coat weigh roughly | what exactly is in the bundle | how many shirts are in the bag
    are there socks in the baby bundle too | can i just take the pants from the set
    Could I have only the jacket and leave the trousers for somebody else?
    is it ok if i only want one pair out of the three | why is the owner giving it away?
    whats wrong with it, why get rid of it | what would go with that skirt | would that match black jeans
    would this work for a job interview | is that dressy enough for a wedding
    can u wear those to school or will ppl laugh lol | are the boots good for hiking | are they ok for walking on ice
    would these do for standing all day in a kitchen? non slip I mean | is it for boys or girls
    is this a mens or womens jacket | is it itchy | is the sweater soft or scratchy
    does the suit come with a bag or hanger | does it come with the belt in the title
    whats the color exactly, more navy or more black? | is it bright red or dark red | what colour are they
    is the white still white or kinda yellow | is it see thru | is it stretchy | does it have elastic at the waist
    buttons or zipper? | are all the buttons still there | does it have velcro straps or real laces bc my kid cant tie yet
    is the down coming out of it | is it down or synthetic filling | is it warm enough for snow
    how warm is it, would it do for sleeping outside | Would you say the first coat is warmer than the second?
    which of the two is in better shape | is it new with tags | was it ever worn | did they wash it before giving it
    is it clean | Is the fur real? I do not wear animal fur. | is it vegan leather | any animal products in these shoes
    is it 100% cotton | whats the percentage of polyester | does it have polyester in it bc my son gets rashes
    does the color bleed | is the inside fleece | do they have insoles | can i take the insoles out to put in my orthotics
    steel toe? | are those work boots steel toed, my boss wants that | is it a high top or low top
    ankle boots or up to the knee | is there a zipper on the side of the boot | is the hood removable
    does the lining come out in summer | is there an inside pocket for a wallet | has it got a place for my phone
    does it have a logo on it | is there writing on the shirt | what does it say on the front
    whats the print on the hoodie | Is there anything offensive printed on it? It's for a church thing.
    does it have reflective stripes | is it windproof | is it breathable, i sweat a lot | is that ok for summer or to hot
    could my daughter wear it for her quinceañera | can it be worn at a funeral
    is it proper for the mosque, i mean does it cover arms | does it have shoulder pads | high waist or low waist?
    are the jeans ripped on purpose | any missing buttons or loose threads | did someone repair it before
    has it been altered or hemmed | can the hem be let down | Is there enough fabric in the seam to let it out a little?
    is the neckline low | v neck or round neck | does it have built in bra | strapless or with straps
    are the straps adjustable | is the back open | is the hat knitted | are the gloves touchscreen ones
    are they gloves or mittens | leather gloves, with lining or no | is there both gloves or only one
    is one shoe more worn than the other | how is the tread | are the soles coming off | will they scuff a gym floor
    do they light up | do they squeak | is it good for a toddler learning to walk | does the snowsuit have feet attached
    are the onesies with snaps or over the head | are there any strings on the neck, it is for baby | is it maternity
    can i nurse in that dress | does it fold small for travel | where was it made | is it handmade
    is it vintage or just old | is that a genuine Levis | is the tie silk | clip on tie or a real one
    are the pants same fabric as the jacket | does the suit have a vest
    Please, the coat, it have button or the close with belt? | sorry my english, this shoe is hard or soft inside?
    is the material thick or thin | does it make noise when you walk like those plastic pants
    is it moth eaten? old wool often is | does it smell of mothballs | any bed bugs risk? has it been treated
    was it stored in a garage or a basement, i worry about mold | is it ok to bleach | how should I wash the wool one
    can i dye it black | r the shoes scuffed | is the leather cracked | does it got glitter on it | wats it feel like
    is it thick enuf for nite shift in a warehouse thats cold | is the scarf long enough to wrap twice
    how wide is the scarf | is it warm | what color is it | is it real leather | how worn are they | any stains?
    does the zip work | do they have laces | are there holes in it | tell me more about the first one
    what condition is it in | has it been washed | does it smell of smoke | are there photos of the sole
    can i see more pictures | can it go in the dryer | how heavy are they | do they have a heel
    why are they giving it away | is it new | were they worn a lot | describe it | what does it look like | more info
    details pls | are they good for snow | would they work for hiking | is the sole ok | can i try them on first
    are they comfy | is the fur real | machine washable? | from a smoke free home? | can i take just one of them
    do they come in a box | how tall is the shaft | does it have a brand label | is there a hood on it?
    does it have a hood? | does a laptop fit in it? | would he bring it to me? I have no car | can I take just one?
    could I take only the kids' sweaters? | I have wide feet, would they fit? | what would that be in US sizes?
    wat size r they | wich colors | the red one whats it filled with | the boots, are they leather?
    what color is the scarf that comes with it? | is it in good condition?
    does it have a hood, is it for women and where is it? | the first one, what color is it? | is it itchy?
    can I pick it up on a saturday? | is it long? | i only need the black one, is that ok | anything wrong with it?
    whats it made of? | who made them | whats it made of | ok back to the ties, what patterns | are they waterproof?
    what does it say? i cant read it | Can I pack it in a suitcase?
    I measure about 30 around the waist, will they be too tight? | can i have only the coat i dont need the scarf
    do we really have to take the scarf as well? | What else is in there? | Is anything broken on it?
    back to the umbrella: is the handle plastic? | are the shorts with a drawstring? | Which one is bigger?
    Is there still a kid's name written in the school one? | which pair would survive a weekend in Tahoe?
    are the knees worn through? | and the woolly one, who knitted it?
    would my wife be able to wear them, she is about a men’s S | can she get them on without my help? | wat colr
    ziper works? | can he use em on gras | tiene manchas | que numero son | is there one with pockets?
    with long sleeves? | do you have one in S? | what color shirts do you have? | do you have it in another color?
    do you have coats with a hood? | the boys are 6 and 9 | the baby is 4 months already sorry | the blue one
    the striped one | the green silk one | the one with the hood | the bigger one | the warmest one | which one is warmer
    which one is bigger | do they speak english | does she speak spanish | can i get it before tuesday
    do we have to take the scarf as well | must we take all of it | do i really have to take the whole lot
    can she take only the sweater | do the two belong together | is that real leather or the peely kind
    what's it made of | wool or acrylic? my skin hates wool | Does it have pockets inside?
    will that keep me alive in a Minnesota january | bruh is it waterproof | zipper or buttons?
    Can it go in the machine or by hand only? | any stains on it | What color are the laces
    does the second one have a hood | Is the lining still good? | would it go with a black skirt
    my interview is at a bank, is that too casual | why they give it away, something is wrong with it?
    is that for men or women | could I have just the vest and not the pants | smells like smoke?
    do they have cats, im allergic | Is it heavy to wear? | does it wrinkle easily | Would those be all right on ice?
    can u see any holes in the elbows
    I came from Accra in August and nobody told me about this cold, so would that jacket be enough by itself or do I wear something under it?
    is the fur fake | Does the color fade after washing? | Are they insulated, the boots | does the belt come with it
    which one is warmer of the two | which of those would you pick for snow | Has it been washed?
    are the buttons all there | is it thick or thin | see through?
    Is it suitable for a person of seventy or is it a young style? | does it stretch
    has she worn it a lot or once or twice | can u wear it in summer | is it good for running
    slip resistant? i'm on hospital floors all night | is it vintage | flat or with heel? | does the zip stick
    are there scuffs on the toe | Is there any rip in the seam? | leater? | watterproof or no
    the gray, it is light gray or dark gray? | can I take only the hat from that set | is it a set or just the top
    would she split the set | Do they close with velcro? My boy can't tie yet | ironing needed? | dry clean only?
    does it pill | will it shrink in the dryer | has it got a logo on it | can i dye it | is the collar stiff
    Is it okay for the mosque, is it covering the arms? | would it pass for school uniform | unisex?
    does that look like grandma clothes ngl | what's the story behind it, why is she letting go of it
    for who is this, for child? | comfy for standing all day? im a nurse | whats merino | how high r they
    what team is it | real leather? | do they stink haha | the hoodie, any damage | and that backpack is it a big one
    does it have to be with the shirt or can i just take the pants | is the 3-5 bundle all boys stuff
    this basket, can we get all of it | are they both near each other? | new or used?
    are there instructions how to wash it | is the reflective thing big | what does it say in english
    is it ok to tumble dry | is the scarf included | i only want the jeans not everything
    can i have the leggings without the top | is it all three or can i take 1 | just the black one, possible?
    how many pair | how many are in it | can i get just 2 pairs | those brown ones are leather right | do they come clean
    is it near chinatown | what team | which brand | what material | what does it say | new? | used? | clean? | warm?
    waterproof? | itchy? | heavy? | stretchy? | heel height? | any holes? | any scratches on it?
    is there a buckle on them | do shinguards come with it | can we take everything | can we get all of it
    wool or cotton? | how many shirts are in it | can i get only the M ones | is it really zebra print lol
    is it really leather | is it really that blue | is that really wool`,
  wish: `I'd like clothes | I would like some clothes please | I want clothes | we need clothes | I'd like something to wear | in black please | something in dark green | I'd rather have brown | size 9 please | size 11 mens
    do u have a 7 and a half | im a medium | XXL tall if there is such a thing | rather boots | no, sneakers
    how about pants | and gloves? | hats too? | socks maybe | anything with a hood | without a hood | no wool
    nothing made of leather pls im vegan | cotton only | i want a wool one | for winter | for summer
    its for my son who is 6 | for my daughter, she's 11 but tall for her age | For my husband, he wears a 42 long.
    for a baby 3 months | for my grandma | its for me, im a guy | men's not women's | i meant ladies shoes
    for twins, both 4 years old | within 2 miles of the Castro | in Noe Valley | in the Mission | near 24th street bart
    only oakland | Could you look around the Sunset District instead? | anything in Daly City
    I live in 94110, what is in walking distance | no more than 10 minutes by bus from Civic Center | not so formal
    more formal than that, it is for court | warmer | something lighter | thicker please
    something longer, i dont like it above the knee | shorter ones, like shorts | with pockets | with a zipper not buttons
    flat shoes, no heels | heels but low ones | no laces, i cant bend down anymore | waterproof ones
    something for the rain | i need it for work, construction | for a job interview next tuesday | for a wedding in june
    for my nieces quinceanera | for graduation | school uniform, white polo | scrubs for a nurse
    black pants for a waiter job | something for hiking | for the gym | for running | for yoga
    for sleeping, pajamas i mean | something to wear to church | a costume for halloween maybe | ski clothes | swimsuit
    prom dress | two of them if there are | three shirts at least | a whole bag of baby clothes would be best
    do you have kids raincoats | and a belt | what about jackets | coats, not jackets | a vest maybe | Hoodies.
    jeans 32 34 | wide leg pants | a skirt | long skirt for religious reasons | hijab or a long scarf | turban cloth
    a suit | tuxedo?? | a tie and a white shirt | dress shirt neck 16 | blouse with long sleeves | underwear, new only
    bras 36C | thermal underwear | tights for my girl ballet | maternity pants | nursing tops | sandals for wide feet
    crocs | cowboy boots | steel toe boots 10.5 | rain boots for a toddler | uggs | vans or converse | nike only
    adidas if u got it | patagonia or something like that | brand doesnt matter just warm | any color but pink
    nothing with flowers | no stripes please | plain without logo | white | grey or blue is ok
    Not red. My son won't wear red. | something softer, he has sensory issues | not itchy
    something that dosent need ironing | machine washable ones only | only things in very good condition
    doesn't matter if its stained, its for painting the house | something less old fashioned
    cooler lol something a 15 yr old would wear | for a teen girl | for a old man he is thin
    I am looking for something for my mother, she is 82 and always cold. | for a big guy 300 lbs | kids size 13 shoes
    toddler 2T | newborn | 4T or 5T boys | girls 7/8 | something for both of us, me and my wife
    my brother just got out of the hospital and has only a gown, he needs everything
    i lost everything in a fire, pants shirts shoes | sleeping outside need a heavy coat | backpack
    a winter hat with ear flaps | mittens for kids | scarf and hat set | leather jacket | jean jacket | windbreaker
    puffer | cardigan for office | sweater size small | Please I search jacket for woman, big size, not expensive color
    ok and shoes to go with it | is there a matching jacket somewhere | and something under it, a t shirt
    maybe dresses instead | sorry I wrote boots but I meant shoes for indoor | not shoes, shirts | try "parka"
    hmm do u have overalls | ones with velcro | with a long back so it covers my behind | no polyester
    anything from the 70s | emo type stuff | in the east bay this time | by golden gate park
    around Bernal Heights or Glen Park | where my sister lives, in Fremont | just san jose | up to 5 miles is fine
    within half a mile, I walk with a cane | I can drive so 20 miles is ok | anywhere in the city
    hi, im looking for a winter coat for myself, womens | 10 and a half works too actually | anything for a newborn baby?
    and for a 6 month old | I need something to wear to a job interview, men | my waist is 32
    do u have a tie to go with it | dress for a wedding guest size M | jeans | for men | sweaters pls | not wool
    ok any hoodies then | raincoat | for a boy of 6 | school backpack | boots size 9 women
    looking for soccer shoes for my son, size 4 | toddler clothes 2 yr old | what about 3?
    ok somthing long and fancy then | what about shorts | gloves | for me, im a woman | n a hat? | and a scarf too pls
    i need warm stuff near the mission, mens L | no bundles | within 2 miles | pyjamas for my husband
    ok what do u have in xl | ok i need a size 8 dress | shoes for my daughter, kids 1 | ok nvm. tutu? | Blazer
    ok can i see the blazer again | stuff for yoga | in a size M | skirts | im pregnant and need clothes | belt | ties
    Something for an 8 year old boy | not wool, he itches | what abt his sister, shes 5 | snow boots | yellow rain boots
    handbag | hm what bout a hat w a ribbon | men's jacket | blue pls | white shirt for work
    sorry i shd have said, im a guy | neck 16 | Need sweaters for my dad, hes a large
    he lives in noe valley n cant travel far | underwear or socks? | umbrela | cool. n a raincoat to go with it?
    t shirts L | and for a kid of 4 | sandals womens size 10 | something warm for my girlfriend shes a small
    ok u got scarves? | ok a cap then | cardigan or something light for the office | in pink | jacket size S unisex
    actually M would be better | basketball stuff | ok and red shoes? | winter coat for a woman | mens jacket size M
    ok and in L? | shoes for my daughter, shes 4 | dress | for a girl, 6 years | do you have a hoodie for my son hes 8
    need a suit for job interview, im 40R | do u have shoes to go with it? size 9.5 | and a tie | baby clothes newborn
    jeans size 29 | for my husband, waist 34 | backpack for school | another one? | ok something red then? | warm gloves
    for a kid | rain jacket | for me i mean, adult | ok im looking for a skirt | a skirt in size 12
    ok, show me the skirt again | sneakers | any mens boots then | do you have hats | not the straw one
    clothes for a 3 year old boy | ok then shorts | sweater size L | for a man | something softer, M is fine
    coat neer noe valley | within 2 mi pls | maternity clothes | and for the baby after? | womens shoes size 7
    flat ones, i cant walk in heels | how about 8 | scarf | L then
    our house burned down, we lost everything, family of 4 | looking for something warm for my dad, hes an L | actualy XL
    socks | football boots for my kid size 4 | work pants men 32 | and 34? | gym clothes | women M | leggins only
    ok socks? | a tutu maybe | light jacket for running | pijamas for men | shirt for my husband, neck 16
    he isnt picky, collar 15.5 is ok | long modest dress | or a headscarf | k. boots womens 9 | can u find me a blazer
    boots | not snow boots | size 9 | clothes for a teen girl size S | somthing colorful
    ok. anyway is there a yellow sundress | hi im looking for a warm jacket for my husband hes a medium
    winter coat women size 12 | ok what about boots then, size 7 | need shoes for my son, he is 6 | hes a kids 1
    n a raincoat for him | do u have any dresses | not for a party tho, something plain for a job interview
    baby clothes 3 months | looking for a suit for an interview | what about just pants and a shirt | and a tie?
    size 8 womens sneakers | what about size 9 | backpack for school pls | i need a hat for the sun | not straw
    hello do you have anything for a newborn girl | tutu for my daughter shes 5 | and a dress for her
    maybe some shoes too, size 13 | hiking boots men 10.5 | forget the boots. socks? | wool one for a man
    cool. btw do u have kids sweaters | yoga pants size L | ok any running stuff then | need rain gear
    its for me, im a woman medium | an umbrela would be good too | something to wear as a wedding guest size M
    im a guy lol | shoes to go with it? | shoes for my wife size 6 | what abt for our boy, hes 4 | xl
    just a nice blouse in 10 then | ok just warm gloves then | for a child of 6 | womens tops in small
    leave out the white one | anything near the tenderloin | im pregnant and need some clothes | ok and baby stuff | a bag
    blue shirt for work mens | i wear L, mens | kids are 4 and 6 | bernal is ok too | looking 4 a leather belt
    do you have scarfs | sandals women size 10 | gym clothes for a teenage boy | size m | cleats for soccer size 4 youth
    ok im looking for pajamas | ok clothes for 8 yr old boy | skirt size 12 | sorry actually im an 8 | heels size 7
    ok show me the heels again | t shirts | for my 4yo | what do you have thats close | i need a vest | puffer jacket
    jacket within 2 miles of the castro | ok make it 5 miles | only mens | socks then | need a warm jacket mens medium
    dresses size M | winter coat for my daughter shes 6 | and boots? | do u have any suits | and ties?
    hi, im looking for shoes for work, mens 9 1/2 | ok and a belt to go with it | red dress | any in green instead?
    anything for a teen boy who plays soccer | basketball then | i need a backpack 4 school | women's jeans
    ok what about leggings | shoes womens 8 | size 7 wuold work too | ok show me stuff for the baby too | coat | for women
    not a raincoat | hats? | hm no, rather something warm | and gloves | ok then a tutu or sth for a 5 yr old
    yellow rain coat for kid | I start a new job monday and have nothing to wear, im a woman size 8 | or a blazer
    show me sweaters | large | and in M? | good. i need warm stuff for my grandma, small size | scarf? | snowboots
    hiking ones r ok | shorts then, for a woman | and for my son hes 4 | stuff in glen park | only things for a man
    what about noe valley | forget the man thing, everything there | raincoat womens m | umbrella maybe | pyjamas
    k thx. also belts | 2 kids 7 and 8, need hoodies n sweaters | dark is fine | clothes for my husbnd hes a size L
    no sports stuff pls | as a guest i mean lol | sz L | matching shoes 7 | men shoes | any in brown | purse | a tote then
    a normal suit is ok 2 | ok and something for me, S | we lost everything in a fire, need warm clothes for a family
    two kids 6 and 9 | leather boots | for a woman | within 1 mile of nopa | ok pants for a 3 year old | i meant 5, not 3
    blouse size 10 | size 6 sry | blue shirt men | short sleeves | jacket, within 2 miles of mission bay
    actually i meant mission district | not denim | alright. ballet flats? | gray joggers | leggings r fine, size L
    ok. school shoes size 1 | winter clothes for our family | clothes for pregnant women | warm clothes for our kids
    something for my whole family | a hat and gloves for my dad | school clothes for two boys | outfits for a newborn girl
    I need a coat | hello, I want a denim jacket | hi I am looking for boots | good morning, do you have baby clothes
    more formal | less formal | more casual | a bit warmer | something warmer | longer ones | shorter | softer
    ok anywhere is fine | anywhere is fine | wherever | any neighborhood | any size is fine | any color is ok
    he wears a medium | she prefers blue | he is more like a 5 | ok and gloves? | now for my son, hes 7 | in green maybe
    something for a funeral | size 10 instead | What about in Oakland? | with pockets please
    my husband needs too, for work in roof | show me dresses | a raincoat then | warmer than that? | and pants? | hats
    Maybe jeans for a girl of eleven years | do u have pajamas | i actually need scrubs | anything for a newborn
    For my mother, in a wheelchair, something easy to put on | prom dress, burgundy if theres one | shoes for dance class
    something i can wear to a quinceañera | no heels | long sleeves, not short | in black | for a tall guy
    near Riverside | ski pants for two kids | a suit for court, my hearing is on the 14th | work gloves
    do you have it in cotton | red not pink | men's, not ladies
    The thing is, my daughter got a part in the school play and she has to be a Victorian orphan, so an old brown shawl?
    bet but for girls | rain boots, toddler | something lighter for spring | A thing to sleep in, flannel if you can
    anything with reflective tape for road work | swimsuit for my kid's lessons, she's five | anything longer
    anything in white | a dark tie and a white shirt then, neck 16 | hes a boy 7 yrs | hes big for his age almost 3
    too fancy. just a blouse | that's too small. any dark jacket? | something with more room | same but medium?
    black vest? | too small, i need L | ok scarf please | ok any other pants then | do u have trousers to match
    i dont have a car, what do you have in the tenderloin | is there one with pockets? | do you have one with a hood
    any with long sleeves | got one without buttons | are there any with a zipper | thanks, do you have hats?
    not the puffer, something else | not that one, another`,
  choosing: `lots of people wrote to me, which of them do I give it to | three neighbors want my coat, how do I decide | how do I choose between those who asked | where do I say yes to one of them | can I tell the rest politely that it is gone | is it fine to refuse somebody | ok to say no | Is it allowed to say no to the first person? | show me the profile of the one who asks
    can I look at somebody's profile before I decide | can i read their page first | who decides who gets my stuff | do I get to pick the person | can I pick whoever I like
    I don't want it to end up with somebody who sells it | how do I know they won't resell it
    is there some way to see who is asking | Can I look at the page of the person who asked me?
    am I allowed to turn people down | may I refuse someone | do I have to say yes to the first one
    what if I don't like the person who asks | Can I give it to the one who needs it most?
    I'd like it to go to a mother with little ones | could a refugee family get it
    five people asked for my coat, who gets it | so whats the best way to choose between them
    Is it rude to say no? | how do I tell her no without hurting her feelings
    first come first served or do i choose | will it go to a person in real need
    I want to be sure that it reaches a good home | can I see what others say about him
    do i know anything about the people who ask | How do I decline a request?
    what do I tell the others who asked | I would rather give it to a neighbor
    can we keep resellers away | I dont want flippers to get these`,
  noPhone: `i dont have a phone | I have no phone number, can I still ask | my phone got cut off
    what if you don't own a cell phone | I'm homeless and have no address | do I need an address to get something
    i got no email either | we live in our car so no address | can I use this without giving a number
    Must I give a telephone number? | do they need to call me | how will they reach me with no phone
    I only have the library computer | no cell no nothing, can i still get clothes
    I live in a shelter and have no mail address | they wont let me sign in without a number?
    is a phone number required | do i have to have a home address | no fixed address, is that ok`,
  ownPhotos: `do I have to add a photo | are pictures required | must there be a picture | can I list without a photo
    I don't know how to take pictures | my camera is broken | how many photos should I add
    what should the picture show | Do I need a good camera? | is one pic enough
    can I post it without pics | I have no way to take a photo | does it need to be on a hanger
    should I photograph the stain too | whats a good photo for this | how do i take a nice picture of a dress
    I cannot upload a picture, is it possible without`,
  listingSize: `what size should I write | how do I say the size if the label is gone | there's no tag, what size do I put
    the bundle has different sizes, what do I write | do I have to give a size | where do I put the size in
    which size do I enter when everything is different | the label says EU 40, what do I write
    how should i describe the sizes in my bag of kids clothes | its been washed so much the tag is blank
    what do I write for the sizes | sizes are all over the place, what to put
    is the size important in a listing | Should I measure it?`,
  languages: `what languages do you speak | do you understand spanish | can I write in my language | is english ok | do you know any spanish
    can you talk in spanish and english | which languages can I use here | Do you speak Chinese? | can i chat in arabic
    my english is not good, is that a problem | habla usted ingles`,
  smallTalk: `how are you | how are you doing | how's it going | hows your day | how have you been | whats up
    what's up with you | you ok? | nice to meet you | how do you feel today | are you having a good day
    sup | how r u | hope you are well | how is life`,
  human: `could you remind them for me | Can you give them a nudge? | can you ask her for me | could you message the owner for me | can you write him that I am late | would you call them for me
    can u tell the donor im coming | will you pass on a message | write to her on my behalf | can i talk to a real person | whats your phone number | I need help from a human | how do i contact support
    Is there somebody I could call? | get me a person not a robot | customer service
    Please connect me with someone from the team | I don't like typing to a machine; may I telephone someone?
    do u have an email i can write to for help | help desk? | there's a bug on the site, who do i tell
    Could a member of staff get back to me? | agent | I want to speak to your supervisor
    how I can reach the support of the page | let me chat w someone real
    Whom do I write to with a suggestion for the website? | you arent helping, i need an actual person
    Is there a hotline? | My problem is complicated, I'd rather explain it to somebody in person on the line
    wheres the contact form | have somebody call me | I'm a journalist and would like to get in touch with your team
    do you guys have whatsapp for support | Is anyone from the site available to speak Spanish with my mother?
    operator please, a live one | Kindly give me the number where I may ring you. | can i talk to a human
    is there a phone number for support | how do i reach you guys | i need a real person | whats your email
    who do i complain to | let me talk to a real person | is there a number i can call | customer service?
    I'd sooner speak with someone on the telephone, if there is such a person | get me a human bruh
    how do I reach the support team | Can anybody from your staff write me back? | suport email
    I don't want machine, give me people please | whos the manager, i need to talk to them
    Where do I mail a letter to the people in your office? | hotline?
    You and I are going in circles. Connect me with your team.
    As an agency we'd like to speak to someone at Clothesline, whom do we contact? | helpdesk pls
    is somebody there who can speak Ukrainian with me by phone | do you guys have whatsapp for questions`,
  keeping: `do we get to keep these | is it for keeps | am I only lending it | do the things have to go back one day | does it belong to me then | can we keep what we are given | is this like a library where you return things | do I have to bring it back at the end`,
  listingCount: `how many things may I list | is there a maximum number of listings | can I put up twenty listings | may i post ten things in one day | do you limit how much one person can give | how often can I list something`,
  apology: `sorry for shouting | I was rude before, sorry about that | I apologize for my words | forgive me, bad day | didn't mean to be mean to you`,
} as const;
