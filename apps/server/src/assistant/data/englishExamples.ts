/** What people say to the assistant, in English, by what they mean: sentences with a bar between them. */
export const englishExamples = {
  'item.how': `how do i get it | I want the second one, what now? | ok id like that one pls
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
    how do i let them know i want it | can u ask them for me | im interested in the first | yes please i want that
    i need that one | how do u request it | how do i message the giver | how would i reach the person`,
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
    still got it? | you still have those? | are both still there`,
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
    who am i getting it from | who put it up`,
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
    how far is it from the mission | where is the pick up`,
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
    how soon can i have it | can i come by after work | do they do weekends`,
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
    when did they put it up | is it a new listing`,
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
    do you know the measurements | how long is it`,
  'item.more': `tell me more about it | what does it look like | more details pls | Describe the first one for me.
    What's it made of? | is it warm enough for snow | are these waterproof | What can you tell me about the boots?
    any holes or stains on it? | Is the second one wool or something synthetic? | what brand | does it have pockets
    Can you read me the whole description of that one? | I can't see well. What is written about it?
    what condition is the coat in | anything else i should know about these | Go on, what else does the listing say?
    How does it close, with zipper or buttons? | has the scarf been worn a lot
    I would like more information on number three | what color exactly is it | Does the jacket have a hood?
    ooh whats that last one like | Is it good for rain or only for dry days? | Please, give me all what you know of this
    are they in good shape | Is the dress more formal or everyday? | info on the second?`,
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
    more like the first one | like that but different`,
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
    thats too far | something nearer to me | too far away for me | any nearer`,
  'more.bigger': `anything bigger | do u have that in a larger size | those are too small | Is there an XL? | I need a size up
    Same thing but for a bigger person? | too tight for me, show larger ones | bigger pls | Are there any in plus sizes?
    My husband is a big man, these would never go on him. Larger ones? | got 2xl
    He grew a lot this year, so we need the next size up | Could you find one that's a bit roomier?
    wont fit my big feet, got bigger ones | I want more large | Something like that, only two sizes up | not small, large
    i'd burst out of those lol anything wider | Is the same available in a bigger size, please?
    These look made for a child. I need an adult size. | what about a 12 instead of a 10
    show me only the ones larger than medium | They're short on me, are there longer ones?
    I have gained weight; what is there in the bigger sizes? | go up a size | a greater number, for example 44, exists?
    ones for tall people instead? | all tiny, where are the big ones`,
  'more.smaller': `anything smaller | do you have a smaller size | too big for me | Is there a small or extra small?
    one size down please | i'd drown in those, got smaller ones | These are for adults. Have you any in children's sizes?
    tinier | Same one, but for a shorter person? | xs? | I'm quite petite, so I need something smaller than that
    My feet are only a 5, those are huge. Others? | way too large, show me small ones
    Could you look for the same in a size 4? | it would fall off me, is there a slimmer one
    need kid size not grown up size | Something similar that's less wide, perhaps? | go down a size
    I have lost weight. What is there in smaller sizes? | not large, i need small | a littler one for my toddler
    Exists it in more small? | The sleeves would cover my hands, find me one that's shorter | only ones under size 8 pls
    Those would be baggy on her. Something tighter? | what about 36 instead of 38 | smaller pls
    Can you show only the ones smaller than medium?`,
  'more.colors': `other colors? | do you have it in black | same thing but blue | I don't like the color | is there a red one
    not pink please | Does it come in something darker? | got any in white | What other colors are there?
    The color is too loud for me; anything more discreet? | i hate yellow, show me different colors
    Have you one in grey, perhaps? | Something brighter would be nice | any green ones
    For the funeral I need it in black | my son wont wear purple, what about navy | Show me only the brown ones
    like these but in a diff color | Is there the same in other tones? | neutral colors pls
    orange? really? give me another color | Could I see it in beige or cream instead?
    It must be dark blue for the school, exists? | without stripes, plain color if possible | lighter ones?
    I'd prefer one that isn't white, it gets dirty so fast | anything more colorful
    The red one is pretty, but is there one like it in green?`,
  cost: `how much is it | is it free | Do I have to pay anything? | whats the price | is this for sale or what
    Whats the catch | so its really 0 dollars? | Are there any hidden fees? | I don't have any money right now
    do they want something in return | How much do you charge for these? | Must I give a tip to the donor? | cash or card
    wait are u selling these | It can't be for nothing, surely? | Is there a membership fee to use this?
    Could you tell me what this will cost me in the end? | i'm broke can i still get stuff | what it costs?
    do i need a credit card | would they take 10 bucks for it
    Am I expected to bring the person a little something as payment? | free as in totally free?
    I'm on a pension and must watch every penny. Is there any charge? | trade or gift? | I would like to buy the first one
    do u pay a deposit | how much | do i have to pay | what does it cost | is there a fee | really for free?
    are these for sale | do they want money for it | do i need to pay for shipping`,
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
    can i do it without an account | is registration required | can i ask without logging in`,
  password: `i forgot my password | how do I change my password | reset password | Do you support passkeys?
    I can't remember what password I used | Where can I set a new password? | what's my password
    it says wrong password over and over | Is there even a password here?
    can i log in with my fingerprint instead of typing a password
    My old password isn't safe any more; I would like another one. | Lost my passkey when I got a new phone
    how do i add a passkey | Password I have forgotten, what to do?
    does it have to have a capital letter and a number in the password | I think somebody knows my password
    where did the forgot password link go`,
  email: `how do i change my email | I have a new email address | wrong email on my account, how do i fix it
    Can I switch to a different email? | My old mailbox no longer exists. How do I give you the new one?
    typed my email wrong when i signed up | update email | I don't use that Yahoo address any more, please replace it
    where can i edit the email u have for me | Is it possible to have two email addresses on my account?
    I want to put my work mail instead of my private one
    got hacked on gmail so i made a new one, how do i move my account to it
    To which page must I go for changing my e-mail? | My account is under my daughter's email and I'd like it under mine
    change address from hotmail to gmail in my profile | i misspelled my email address in settings can i correct it
    new email same account, possible?`,
  inbox: `where are my messages | how do i see who asked for my stuff | where is my inbox | Did anybody write to me?
    check my messages | I got an email saying there's a message, but where do I read it? | where do my requests show up
    Who wants the things I listed? | cant find the chat with the donor
    Is there a page with all the requests I have sent? | show me what ppl wrote me
    Where do I look at the conversations I've had? | how to open messages
    I asked for something last week, where can I see that again? | Has anyone shown interest in the coats I put up?
    The answers of the donor, where they appear? | do i have any new messages`,
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
    is this chat private | do you store what i write here`,
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
    any safety tips | what if its a scam | how do i know its legit`,
  donate: `how do i give clothes | i have stuff to donate | Can I list mine here too?
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
    can i give away shoes | how do i put up a listing`,
  bundle: `should i list everything together or one at a time | can i put 5 shirts in one post
    Is it better to make one listing for the whole bag? | I have twenty baby outfits, do I need twenty listings?
    bundle or separate? | Can I offer them as a set? | one photo with all of it or one listing each
    Must every piece have its own page? | i got like 3 boxes of stuff do i list each thing
    Would people rather take a lot, or choose single pieces? | May I group several pairs of socks in a single listing?
    it'd take forever to post these one by one | How should I list many things of the same size? | all in one ad ok?
    I wish to give a whole wardrobe at once, is this allowed
    if i list a bundle can someone ask for just one thing from it | Is a lot of mixed kids clothes fine as one item?`,
  condition: `what condition do my clothes have to be in | do you take stained stuff | Can I give something with a small hole?
    does it need to be washed first | Is it OK to donate worn-out shoes? | my jeans r ripped can i still list them
    Do you accept used underwear? | Must the things I give be new?
    It's missing a button. Would anybody still want it, or should I not list it?
    i have old clothes but theyre kinda faded, ok to give? | What would be considered too worn to offer?
    broken zipper allowed? | I'd like to give a coat that smells a bit of smoke. Is that acceptable?
    only nice things or can it be beat up | The clothing I give should be ironed and clean?
    are there quality rules for donating | Can I list things with pet hair on them`,
  onlyClothes: `can i get furniture here | do you have toys too | Is it only clothes? | I need a crib, can I find one on this site?
    can i give away books | got any food | Could I list a stroller? | what about blankets and dishes
    Are bags and jewelry allowed, or strictly things to wear? | I have an old sofa to give | do u do electronics
    Someone needs a mattress, you have? | can i post a microwave
    I'd like to offer some children's books as well. Would that be all right? | diapers and formula?
    Do neighbors here also give things for the kitchen? | looking for a bike lol is that on here
    do you have a wheelchair | wheelchair or crutches | any strollers? | do you have diapers | a crib for the baby
    got any bikes | can i get a mattress | is there food`,
  listingTime: `how long does a listing stay up | does my post expire | what if nobody wants it
    It's been three weeks and no one has asked for my coat | when does my listing run out
    Will my ad disappear by itself after a while? | how many days do i have before it gets taken off
    nobody's asking for my stuff | Can I renew a listing so that it stays longer? | do posts get deleted automatically
    What happens to things that are never asked for? | For how much time is my announcement visible?
    is there a limit on how long i can leave it up | If no neighbor takes my shoes, what becomes of the listing?
    my listing vanished, did it expire? | How do I extend it for another month? I mean the coat I'm giving.
    no takers for mine yet. is there an end date`,
  remove: `how do i take down my listing | i gave it away already how do i mark it | Edit my post
    How can I delete something I listed? | I made a mistake in the description of my coat, can I fix it? | mark as given
    Someone picked up my shoes, so how do I close the listing? | i want to change the pic on my listing
    I've decided to keep the jacket after all. Please take it off the site. | remove my ad | where do i edit what i posted
    My item is gone but people keep writing me about it | put wrong size on my listing, how to change
    The thing I offered is no more available, how I cancel the announcement? | can i hide my listing while im on vacation
    Is there a way to withdraw what I offered? | unlist my boots pls | how do i delete my listing
    can i take my donation down | how do i remove what i posted | can i delete it later if i change my mind
    if i change my mind can i delete what i posted | can i take my listing back later | can i delete a listing I made`,
  removeAccount: `delete my account | how do i close my account | I want all my data erased | unsubscribe me completely
    I no longer wish to be a member | how can i leave this site for good
    Remove my profile and everything you have on me. | where is the delete account button | i dont want an account anymore
    Please wipe my personal information from your records | I move to another country, I want to cancel my registration
    deactivate profile | If I close my account, is everything deleted? | Under GDPR I request deletion of my data
    get me off this thing, erase me | My late father had an account here. How can it be closed?
    take my name out of ur system`,
  pickup: `do you deliver | can it be mailed to me | I have no car | where do we meet | Could my sister collect it for me?
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
    how does pick up work`,
  pictures: `are there photos | can i see a pic | show me pictures | Is there a photo of the back? | pics??
    I'd need to see an image before I decide | Do you have more images of the first one? | the photo wont load
    Where can I look at the pictures? | can u send me an image of it
    It's only one picture and it's blurry, are there better ones? | Could the donor take another photo, of the soles?
    picture please | How I can make the image larger? | got a close up | why is there no photo on this one
    hard to tell without a picture`,
  save: `save it for later | can i favorite this | Let me know when new ones come in | is there a wishlist
    add to my favorites | Could you notify me if something like this gets listed? | bookmark that one
    I'll think about it. Can I keep it on a list somewhere? | send me an alert when there's a kids coat
    where do i find stuff i saved | I would like an email each time a new one appears
    can i follow a donor to see what they post next | remind me of this one tomorrow
    It's not in yet, so tell me when somebody offers it | heart button? | how to keep it in memory so I find it again
    Do you have alerts for new listings? | can i save it for later | how do i bookmark it
    notify me when something comes in | can you let me know when theres new ones | set an alert`,
  report: `i want to report someone | this guy is harassing me | somebody was rude to me | How can I block a person?
    that listing is fake, report it | She asked me for money once I arrived | block this user
    The donor made a nasty remark about my children | inappropriate picture on one of the listings
    he keeps sending me creepy messages | I wish to make a complaint about a neighbor on here
    someone's reselling the stuff they get from here | There's an ad for drugs on your site
    A man insulted me in the chat, what can I do about it? | flag this post
    The person lied, the clothes were full of mold | make her stop texting me | how do i report someone
    this listing looks like a scam, how do i report it | somebody was rude to me, where can i complain
    i want to report a user`,
  unanswered: `they never answered me | how long until they reply | the donor is ignoring me
    I wrote three days ago and heard nothing | no reply yet | Why doesn't she write back? | got left on read
    Does it usually take long to get an answer? | still waiting on the donor to respond
    What if the person never replies to me? | should i message them again, its been a week
    He stopped answering after we had agreed on a day | My request has been sitting there since Monday without a word
    they ghosted me | when is she finally gonna write back | Can you nudge the donor for me? I've had no response.
    The donor don't respond to my message | is it normal that nobody replies | do people even check their messages
    I asked for one last week and it's been total silence | It has been days. Perhaps they didn't see what I wrote?
    no response :( | How many days should one wait for an answer before giving up? | sent a request, crickets
    I keep looking, but the owner hasn't got back to me. | she said shed text me the address and then nothing
    After how much time normally the people answer? | wrote to 4 diff donors and not one answered`,
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
    what if they dont reply | how do i know if i got it | will i get a notification | do they choose me`,
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
    can i withdraw my request`,
  noShow: `they didnt show up | I waited an hour and nobody came | the person who wanted my coat never came
    What do I do if they don't turn up? | got stood up | She wasn't home when I got there
    went to the meeting place and no one was there | The one who should collect it did not appear
    He said noon. It's two now and he still isn't here. | flaked on me again
    I drove all the way and there was no one at the address | what happens to people who dont show
    My neighbor promised to come by for the shoes yesterday but he didn't | no show
    If the other party fails to appear, may I give it to another? | im at the place rn and nobodys here
    Second time this lady doesn't come to our appointment | what if they dont show up | what if the donor doesnt come
    i waited and nobody came | the donor never showed`,
  noFit: `what if it doesnt fit | can i return it | Are exchanges possible?
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
    can i return them | can i exchange it`,
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
    am i allowed to ask if i have a job`,
  howMany: `how many can i ask for | is there a limit per person | can i take both | Could I request more than one thing?
    can i ask for like 5 things | How many pieces may each family have? | two per person or what
    I'd like the first and the second, is that greedy? | what's the max | Is it allowed to ask again next month?
    I have four children. May I request something for each of them? | can i get all of them | Only one by person?
    I already got a coat from here, can I ask for another thing? | Do you limit the number of requests per week?
    is it ok if i ask 3 donors at once | How often can I use this? | how many things can i take | can i ask for two things
    is there a limit | can i request both`,
  age: `how old do i have to be | im 15 can i use this | Is it for adults only? | What is the minimum age? | can kids sign up
    do i need to be 18 | My daughter is thirteen. May she ask by herself? | im a minor is that ok
    Do teenagers need a parent's permission? | I have sixteen years, can I participate? | is there an age limit
    can my little brother use it hes 12 | At 83, am I too old for this? | age requirement?
    Would a high school student be allowed to have an account at his age? | my mom doesnt know im on here and im 14
    Must an adult ask for those under eighteen?`,
  taxes: `can i get a tax receipt | is this tax deductible | Do you give receipts for donations? | i need something for my taxes
    Are you a registered charity, so that I can write it off? | write off? | My accountant wants proof of what I gave away
    How do I claim my donated clothes on my tax return? | donation receipt please
    I gave clothes worth 200 dollars, can I deduct it? | does the IRS accept gifts made on here
    Could the site issue me a certificate for the tax office? | It is possible to have a paper for the fiscal declaration?
    whats ur 501c3 number | do i have to pay taxes on stuff i receive | Form 8283, do you sign it?
    any tax benefit for giving here`,
  device: `is there an app | does it work on my phone | Can I download this for iPhone? | android app?
    I only have an old cell phone, will the site open? | do i need a computer | is it in the app store
    My tablet is from 2014. Can I use it for this? | the page looks weird on my phone | Does one need to install anything?
    can i use it on ipad | I have not smartphone, only computer. It works? | which browser should i use
    cant find ur app on google play | Would it run without Wi-Fi, on mobile data? | is there a mobile version
    Can I put it on my home screen like an app?`,
  noShop: `where is your store | what are your opening hours | Can I come in and look around? | whats your address
    are you open on sundays | Is there a warehouse where I can bring my bags? | do u have a physical shop
    I'd like to visit your shop with my daughter | what time do you close | Where's your office located?
    can i just drop stuff off at ur place | Is there a branch of yours in Chicago? | Which day the shop is open?
    do i come to you guys to try things | Do you have a drop-off box somewhere in town?
    Your building, is there parking nearby?`,
  categories: `what kinds of things do you have | do you have kids clothes | what can i find on here | Which categories are there?
    is there stuff for men too | List all the types of clothing, please | do u have shoes or just clothes
    What sorts of garments do neighbors usually give? | any maternity wear on this site
    Are there also uniforms and work clothes? | show me the categories | Do people offer things for babies here?
    what else besides coats do people give | Formal wear, sports wear, you have all that? | whats all on this site
    Does it include accessories such as hats and belts? | sections?`,
  about: `what is this site | how does this work | who are you | are you a bot | am i talking to a real person or a computer
    Explain to me what Clothesline is. | whats clothesline | I don't understand what this is all about | is this chatgpt
    My granddaughter sent me here. What is it for? | Are you human? | first time here, whats the idea
    How does the whole thing function, from start to finish? | what can u do
    Is it like a thrift store online or something else? | r u ai | You answer very fast. Are you a machine?
    What is the purpose of this page, please? | I landed on here by accident, what am I looking at | what do i call you
    Do you have a name? | Could you explain in simple words how neighbors share clothes here?
    This is a charity, a marketplace, what it is? | how does it all work | what are you exactly
    I'm new. Give me the short version of what you do. | tell me about this website`,
  operator: `who runs this site | who made this | Which company is behind it? | who owns clothesline | Is this run by the city?
    what organization are you with | Are you volunteers or a business? | whos in charge here
    Is a church behind this website? | The responsible of the page, who is? | Is it operated by a nonprofit?
    who started it and why | I'd like to know who stands behind this service | is it a government thing
    Who's the founder of Clothesline? | whose website is this | who runs this | who is behind this site
    are you a charity | who are you | is this run by the city | are you a bot | am i talking to a person`,
  thanks: `thanks | thank you so much | thats all | ok ty | No, that's fine, thank you | ur a lifesaver
    Thanks, that was very helpful | great, got what i needed | thx!! | I appreciate your help | nope im good
    Many thanks, dear, you've been very kind. | perfect, nothing else | awesome tysm | No more questions from me
    That's alright, no need for anything further | God bless you for helping | ok thx | perfect thank u
    thats great thanks a lot | cool thanks | ty!`,
  bye: `bye | goodbye | see you later | cya | have a nice day | Good night! | gotta go | Until next time | bye bye
    i'm off now | Take care of yourself | ok ttyl | So long, and have a pleasant evening | I must leave now, goodbye
    peace out | Talk to you another day | laters | ok goodbye | good night`,
  rude: `you're stupid | fuck you | this is garbage | useless bot | ur so dumb | What an idiot you are | shut up
    stupid machine | screw this shit | You are good for nothing | go to hell | worst bot ever | you suck
    Is your brain missing? | suck it | I've met toasters with more sense than you | moron`,
  none: `is it warm | are they waterproof | what color is it | what are they made of | is it real leather | how worn are they
    any stains? | does the zip work | do they have laces | are there holes in it | tell me more about the first one
    what condition is it in | is it clean | has it been washed | does it smell of smoke | are there photos of the sole
    can i see more pictures | is it itchy | can it go in the dryer | how heavy are they | do they have a heel
    is it lined | what brand is it | why are they giving it away | is it new | were they worn a lot | describe it
    what does it look like | more info | details pls | are they good for snow | would they work for hiking
    is the sole ok | can i try them on first | are they comfy | is the fur real | machine washable?
    from a smoke free home? | any pets in the home | can i take just one of them | do they come in a box
    how tall is the shaft | does it have a brand label | is that real leather or the fake stuff?
    Is the scarf wool? I'm allergic | will it keep me dry in heavy rain or is it more of a drizzle jacket
    does the coat have a hood | has it got pockets | how many pockets and do they zip | does the zipper work?
    is the zip broken | do the boots come with laces | are those lace up or slip on | how high is the heel
    Is the heel a block heel or a stiletto? I can't walk in thin ones anymore. | does the second one have a lining inside
    any stains on it? | are there holes anywhere | how worn are the soles | do they smell
    does it smell like smoke? my mom has asthma | Was it kept in a house with cats? I react quite badly.
    can i machine wash it | does it need ironing | is it dry clean only | can you put it in the dryer or will it shrink
    is it north face or just looks like it | whats the brand on the first one | how old are the shoes themselves
    about how many years has it been worn | are the sleeves long or short | how long are the sleeves on the blue one
    does it cover the knees | how long is the dress, like midi or maxi | are they wide? I have wide feet, bunions too
    is it heavy | how much does that coat weigh roughly | what exactly is in the bundle | how many shirts are in the bag
    are there socks in the baby bundle too | can i just take the pants from the set
    Could I have only the jacket and leave the trousers for somebody else?
    is it ok if i only want one pair out of the three | why is the owner giving it away?
    whats wrong with it, why get rid of it | what would go with that skirt | would that match black jeans
    would this work for a job interview | is that dressy enough for a wedding
    can u wear those to school or will ppl laugh lol | are the boots good for hiking | are they ok for walking on ice
    would these do for standing all day in a kitchen? non slip I mean | is it for boys or girls
    is this a mens or womens jacket | is the sweater soft or scratchy | does the suit come with a bag or hanger
    does it come with the belt in the title | whats the color exactly, more navy or more black?
    is it bright red or dark red | what colour are they | is the white still white or kinda yellow | is it see thru
    is it stretchy | does it have elastic at the waist | buttons or zipper? | are all the buttons still there
    does it have velcro straps or real laces bc my kid cant tie yet | is the down coming out of it
    is it down or synthetic filling | is it warm enough for snow | how warm is it, would it do for sleeping outside
    Would you say the first coat is warmer than the second? | which of the two is in better shape | is it new with tags
    was it ever worn | did they wash it before giving it | Is the fur real? I do not wear animal fur.
    is it vegan leather | any animal products in these shoes | is it 100% cotton | whats the percentage of polyester
    does it have polyester in it bc my son gets rashes | does the color bleed | is the inside fleece
    do they have insoles | can i take the insoles out to put in my orthotics | steel toe?
    are those work boots steel toed, my boss wants that | is it a high top or low top | ankle boots or up to the knee
    is there a zipper on the side of the boot | is the hood removable | does the lining come out in summer
    is there an inside pocket for a wallet | has it got a place for my phone | does it have a logo on it
    is there writing on the shirt | what does it say on the front | whats the print on the hoodie
    Is there anything offensive printed on it? It's for a church thing. | does it have reflective stripes
    is it windproof | is it breathable, i sweat a lot | is that ok for summer or to hot
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
    how wide is the scarf | in black please | something in dark green | I'd rather have brown | size 9 please
    size 11 mens | do u have a 7 and a half | im a medium | XXL tall if there is such a thing | rather boots
    no, sneakers | how about pants | and gloves? | hats too? | socks maybe | anything with a hood | without a hood
    no wool | nothing made of leather pls im vegan | cotton only | i want a wool one | for winter | for summer
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
    within half a mile, I walk with a cane | I can drive so 20 miles is ok | anywhere in the city | is there a hood on it?
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
    do you have coats with a hood? | hi, im looking for a winter coat for myself, womens
    10 and a half works too actually | anything for a newborn baby? | and for a 6 month old
    I need something to wear to a job interview, men | my waist is 32 | do u have a tie to go with it
    dress for a wedding guest size M | jeans | for men | sweaters pls | not wool | ok any hoodies then | raincoat
    for a boy of 6 | school backpack | boots size 9 women | looking for soccer shoes for my son, size 4
    toddler clothes 2 yr old | what about 3? | ok somthing long and fancy then | what about shorts | gloves
    for me, im a woman | n a hat? | and a scarf too pls | i need warm stuff near the mission, mens L | no bundles
    within 2 miles | pyjamas for my husband | ok what do u have in xl | ok i need a size 8 dress
    shoes for my daughter, kids 1 | ok nvm. tutu? | Blazer | ok can i see the blazer again | stuff for yoga | in a size M
    skirts | im pregnant and need clothes | belt | ties | Something for an 8 year old boy | not wool, he itches
    what abt his sister, shes 5 | snow boots | yellow rain boots | handbag | hm what bout a hat w a ribbon | men's jacket
    blue pls | white shirt for work | sorry i shd have said, im a guy | neck 16 | Need sweaters for my dad, hes a large
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
    our house burned down, we lost everything, family of 4 | the boys are 6 and 9
    looking for something warm for my dad, hes an L | actualy XL | socks | football boots for my kid size 4
    work pants men 32 | and 34? | gym clothes | women M | leggins only | ok socks? | a tutu maybe
    light jacket for running | pijamas for men | shirt for my husband, neck 16 | he isnt picky, collar 15.5 is ok
    long modest dress | or a headscarf | k. boots womens 9 | can u find me a blazer | boots | not snow boots | size 9
    clothes for a teen girl size S | somthing colorful | ok. anyway is there a yellow sundress
    hi im looking for a warm jacket for my husband hes a medium | winter coat women size 12
    ok what about boots then, size 7 | need shoes for my son, he is 6 | hes a kids 1 | n a raincoat for him
    do u have any dresses | not for a party tho, something plain for a job interview | baby clothes 3 months
    looking for a suit for an interview | what about just pants and a shirt | and a tie? | size 8 womens sneakers
    what about size 9 | backpack for school pls | i need a hat for the sun | not straw
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
    hi, im looking for shoes for work, mens 9 1/2 | ok and a belt to go with it | the baby is 4 months already sorry
    red dress | any in green instead? | anything for a teen boy who plays soccer | basketball then
    i need a backpack 4 school | women's jeans | ok what about leggings | shoes womens 8 | size 7 wuold work too
    ok show me stuff for the baby too | coat | for women | not a raincoat | hats? | hm no, rather something warm
    and gloves | ok then a tutu or sth for a 5 yr old | yellow rain coat for kid
    I start a new job monday and have nothing to wear, im a woman size 8 | or a blazer | show me sweaters | large
    and in M? | good. i need warm stuff for my grandma, small size | scarf? | snowboots | hiking ones r ok
    shorts then, for a woman | and for my son hes 4 | stuff in glen park | only things for a man | what about noe valley
    forget the man thing, everything there | raincoat womens m | umbrella maybe | pyjamas | k thx. also belts
    2 kids 7 and 8, need hoodies n sweaters | dark is fine | clothes for my husbnd hes a size L | no sports stuff pls
    as a guest i mean lol | sz L | matching shoes 7 | men shoes | any in brown | purse | a tote then
    a normal suit is ok 2 | ok and something for me, S | we lost everything in a fire, need warm clothes for a family
    two kids 6 and 9 | leather boots | for a woman | within 1 mile of nopa | ok pants for a 3 year old | i meant 5, not 3
    blouse size 10 | size 6 sry | blue shirt men | short sleeves | jacket, within 2 miles of mission bay
    actually i meant mission district | not denim | alright. ballet flats? | gray joggers | leggings r fine, size L
    ok. school shoes size 1 | winter clothes for our family | clothes for pregnant women | warm clothes for our kids
    something for my whole family | a hat and gloves for my dad | school clothes for two boys | outfits for a newborn girl
    I need a coat | hello, I want a denim jacket | hi I am looking for boots | good morning, do you have baby clothes
    the blue one | the striped one | the green silk one | the one with the hood | the bigger one | the warmest one
    which one is warmer | which one is bigger | do they speak english | does she speak spanish
    can i get it before tuesday | more formal | less formal | more casual | a bit warmer | something warmer | longer ones
    shorter | softer | ok anywhere is fine | anywhere is fine | wherever | any neighborhood | any size is fine
    any color is ok | do we have to take the scarf as well | must we take all of it
    do i really have to take the whole lot | can she take only the sweater | do the two belong together
    he wears a medium | she prefers blue | he is more like a 5`,
  human: `can i talk to a real person | whats your phone number | I need help from a human | how do i contact support
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
    who do i complain to`,
} as const;
