/** Messages of somebody who has not read the examples, by what they mean: sentences with a bar between them. None of them may become an example. */
export const inOtherWords = {
  en: {
    'item.how': `ok I'll take the brown ones, what do I do now | Could you put the second coat aside for me, please?
      how do i claim it | omg yes those boots!! i need them
      My daughter would love that scarf. What is the next step to ask for it? | dibs on the first one
      Please, I am wanting this jacket, how to request? | where do i click to get the sweater
      I'd be intrested in the raincoat, how would I go about getting it`,
    'item.state': `are the boots gone already? | Has anybody claimed the grey coat yet? | still up for grabs?
      is it too late for the scarf | I suppose somebody else has beaten me to it? | u still got those
      Sorry, does this one is available yet? | did someone get the first pair allready
      I'm hoping that parka hasn't been promised to another person.`,
    'item.donor': `whose coat is it | Who is giving these away? | may I know the name of the person who posted the boots?
      who put this up | Is the donor a man or a woman? | what's the giver called
      I'd like to know a little about the lady who is offering the scarf. | who's the doner
      Which neighbor does this belong to?`,
    'item.place': `whereabouts is that one | How many miles from Daly City is it? | what part of town are the boots in
      is that in the Mission | Is it walking distance from me? I'm on 24th Street | wheres it at
      Which neighborhood is the coat located in, if I may ask? | How long to get there by bus from the Sunset?
      is it anywere near oakland`,
    'item.time': `I work until six, would evenings work for this one? | can i come get it tmrw
      what hours is the coat person around | Only weekends are possible for me, does that suit them?
      is saturday morning ok | When would I be able to collect the boots? | what days r they free for pickup
      I fly out on Friday, so could I have it before then? | can I pick it up tonite after 8`,
    'item.listed': `when did they post it | how long has that coat been up | Is this a recent listing or an old one?
      since when is it online? | was the scarf put up this week | Could you tell me the date the boots were added?
      how many days ago was this posted | is this like from last year or what | wen was it listed`,
    'item.size': `what size are they | I'm usually a 38 European, would those work for me? | do they run small
      is the coat a medium or what | My son is eight and tall for his age. Will it fit him?
      how long are the sleeves, I have very long arms and things never fit | 5'2 and 130 lbs, too big for me u think?
      Is it true to size? | waht size is the secnd one`,
    'item.more': `tell me more about the second one | more info pls | Could you describe the coat in greater detail?
      what's that jacket like | what else do we know about the boots
      I'd like to hear the full description before I decide. | can u give me the details on number 1
      Please explain me more of this scarf | whats the discription say`,
    'more.more': `meh, got anything else? | Those aren't really what I had in mind. Are there others? | next
      none of those do it for me | show me some more please
      Do you have something along the same lines as the second one? | keep going | is that all there is?
      nah not feelin these, any othr ones`,
    'more.closer': `that's way too far, got anything nearer? | anything closer to me
      I'd rather not cross the bridge for a scarf. Is there another one nearer by? | show ones less far away
      too far lol | My knees are bad, so I'd need one closer to home | closer ones?
      i dont drive, any in walking distance instead | is there some more near than these`,
    'more.bigger': `do you have those a size up | bigger? | Those would be too tight on me. Is there a larger one?
      same thing but larger pls | I'm a big guy, I need more room than that | one size larger, if there is such a thing
      that would never button on me, got it in a bigger size
      my feet are wider and longer than this, show me larger boots | anything biger like that`,
    'more.smaller': `smaller ones? | I'd swim in that coat. Is there one a size down? | same but in a smaller size
      too big for me, i'm tiny | Would there be a pair that is a half size less?
      she's very petite, so we'd need the same in something smaller | go down a size
      These are too large, please show littler | any smaler version of the first`,
    'more.colors': `does it come in any other color | same but different colour?
      I don't care for the shade. What other colors are there? | other colors pls
      not a fan of that color, show me similar ones in another | only in brown? | ugly color tho, any others
      Is there possible same scarf with another colours? | got that in any other colers`,
    cost: `how much | So what's the catch here? | is it really free free | do I have to pay anything for the coat?
      What price are they asking? | are there fees or something | I have no money at the moment, is that a problem?
      wait its for free?? no way | How many dollars it costs the boots?`,
    account: `do i have to sign up | Can I do this without registering? | where's my code, it never came | I can't log in
      How do I make an account? | it says sign in, how
      I checked my spam folder twice and the sign-in code is not there. | must I be a member first? | how do i loggin`,
    password: `forgot my password | How do I change my password? My grandson set it up for me | pw reset pls
      can i use a passkey instead | I'd like to choose a stronger password | it keeps saying wrong password
      Does the site support Face ID or passkeys? | I don't remember which password I put, what can I do
      lost my pasword help`,
    email: `I have a new email address, how do I update it | need to change my email
      My account still has my old work address for email. How can it be replaced?
      i typed my email wrong when i signed up how do i fix it | can I switch from yahoo to gmail on here
      Where do I edit the e-mail on my profile? | I don't use that hotmail anymore, put my other one instead
      How I can to put different email in the account? | chnage email adress`,
    inbox: `where are my messages | how can I see who asked for my jacket
      I believe somebody wrote to me. Where would I read it? | inbox?
      where do i find the requests people sent for my stuff | did i get any replies, where do they show up
      Where can I look back at what I wrote to the donor?
      got an email saying i have a new message on here, how do i open it | were do i chek my mesages`,
    privacy: `can the donor see my phone number | Who gets to see where I live? | do you save this chat
      i dont want my address public | What do you do with my data? | Will strangers be shown my email?
      are u selling my info | Is what I type here being read by somebody?
      does other people can see my messages with donor`,
    safety: `is this legit | is it safe meeting a stranger for this | My mother is 74 and would be going alone. Should I worry?
      sounds like a scam ngl | How do I know they won't rob me? | any tips for staying safe when I go
      I'm a woman by myself, is that a good idea to go to someone's house?
      do you check that the donors are who they say they are | is this a scamm`,
    donate: `I've got a bag of baby clothes to give away | how do i list something
      Could I offer my late husband's suits here? | where do I put up my stuff
      my closet is overflowing, can you take some of it | how can I donate
      I'd like to give back too, I have some sweaters nobody wears | can u post my jacket for me to give
      How I publish clothes that I want to gift?`,
    bundle: `should I post ten baby onesies all in one or separately | can i put everything in one listing
      Is it better to make a separate listing for each shirt? | one post per item or a whole bag?
      I have 3 coats to give, do I need three ads? | ok to list a lot of kids clothes together
      Would you advise grouping the shoes with the trousers, or one by one? | can i do a mixed bag post lol
      do I list my stuf as a bundel`,
    condition: `do you accept clothes with stains | can I give something with a small hole | Must the things I donate be like new?
      do i gotta wash it before i give it away
      my jeans are pretty beat up, would anyone take them or is that not allowed | What condition should my items be in?
      Are worn-out shoes acceptable to list? | Is ok if I give used underwears?
      the zipper on mine is brokn can i still donate it`,
    onlyClothes: `can i give away a couch | do people have toys on here | Is it solely clothing, or furniture as well?
      need a crib too, anyone giving one? | I have a box of cookbooks. May I offer those? | food? | any free microwaves
      do you also have dishes and pans for kitchen | can I list a bycicle`,
    listingTime: `how long will my post stay up | do listings expire | what happens if nobody wants my coat
      After how many weeks does an ad disappear? | does my listing go away by itself
      If there is no taker, is my item simply left there forever? | how many days until it expires
      will i have to repost my shoes every month | when do my ad finish?`,
    remove: `how do I take my post down | i gave the coat to my cousin so delete my listing
      Can I still edit what I wrote in my ad? | mark as given how
      I put the wrong size in my listing, how can I correct it? | someone already came for my boots, how do I close it
      where's the button to remove my item | I have decided to keep the jacket I posted. How do I withdraw it?
      edit my lising`,
    removeAccount: `delete my account | how do i get off this site for good | I wish to have my profile erased | wanna deactivate
      Please remove all the data you hold about me.
      I'm moving abroad and won't need my account anymore, how do I close it | unregister me
      erase everything you have on me | how to cancell my acount`,
    pickup: `I don't have a car | can they mail it to me | do you deliver | Could my sister fetch it for me?
      so where do we meet, their house or somewhere public | I'm in a wheelchair, could somebody bring it over?
      will the donor ship to Sacramento if I pay the postage | how does the hand off work
      can they dilever it at my home`,
    pictures: `any pics | Can I see a photo of the coat? | show me a picture of the second pair
      do you have images from the back | I'd need to see what it looks like first, is there a photograph?
      can they send more photos | pic is blurry got a better one | why there is no photo? | fotos of the boots plz`,
    save: `can i bookmark it | I want to think about it overnight, can I save this one? | add to favorites
      let me know when new boots come in | Is there a wish list on this site? | ping me if a size 6 shows up someday
      how do i like save it for later | Can you send me an alert when somebody lists a winter coat?
      where my favorits are`,
    report: `this guy was super rude to me | how do I report somebody
      That listing is selling counterfeit bags, you should look at it. | block her please
      The person has made me very uncomfortable with his comments. Whom do I tell? | flag this post
      someone keeps sending creepy msgs | donor asked me for money, where do I denounce it
      how to reprot a fake listing`,
    unanswered: `she never wrote back | I sent a message three days ago and nothing | How long do donors usually take to reply?
      ghosted by the boots guy lol | still waiting to hear from the owner of the coat | no response what now
      What shall I do if the giver does not answer? | left me on read 😭 | the donner isnt anwsering me`,
    afterAsking: `ok I asked for it, what happens next | how will I know if they picked me | Once my request is sent, then what?
      do i get a notification if she says yes
      I've contacted the donor this morning. How shall I learn whether I'm the chosen one?
      so after i hit contact donor whats the process | how do they decide who gets it
      sent my request 2 min ago, is it mine now? | after I ask, how I will be informed of the decision?`,
    cancelRequest: `I don't need the coat anymore, how do I cancel | changed my mind
      something came up and I can't make it to the pickup | how do i take back my request
      Please tell the donor I shan't be coming after all. | unrequest the boots
      found one elsewhere, so I'd like to withdraw what I asked for
      my kid is sick, cant go get it today like we agreed | i ask for wrong one, can i undo the request`,
    noShow: `nobody was there when I came | i waited 40 min and he didnt come
      What do I do when the person who wanted my coat never turned up? | she stood me up
      We had agreed on noon and no one appeared. | donor flaked
      I went all the way across town for nothing, the house was empty
      the girl who was gonna pick up my shoes is a no show | the men did not came to the meeting`,
    noFit: `what if it doesn't fit me | can i give it back | Is there any way to exchange it if the boots turn out too tight?
      return policy? | I got the coat yesterday and I can't close it. What now? | and if they pinch
      can I swap for another size after | Suppose my husband doesn't like it, may it be returned?
      if is not fit to me can I to return`,
    whoMayAsk: `can anyone ask or just poor people | I have a decent job, is it ok if I take one?
      do I need to prove I'm low income | Is this only for the homeless?
      can i request it for a friend who has no internet | Am I eligible?
      do u have to live in the city to ask for stuff | I'm undocumented, do they want papers?
      what are the requirments to get clothes`,
    howMany: `can i take both | is there a limit | How many items is one person allowed to request?
      could I ask for three or four at the same time | I have five kids, may I get something for each of them?
      only one each? | whats the max i can get per week | Would it be greedy to ask for the boots as well as the scarf?
      how much things can I take maximum`,
    age: `im 15 can i use this | what's the minimum age | Do you have to be eighteen? | can a minor ask for stuff here
      My granddaughter is 13, may she have a profile of her own? | am i too young for this site | is it 18+
      do kids need a parents permission to join | how old I must have to use this page`,
    taxes: `can I deduct this | do I get a receipt for my taxes | Is what I give here tax deductible?
      need a donation slip for the IRS | My accountant wants proof of what I donated. Do you issue any? | write off?
      are you a 501c3, I want to claim it on my return | how do i get a tax reciept
      does the donation counts for declare the taxes`,
    device: `is there an app | can't find you in the app store | Does this work on an old Android?
      do i need a computer for this | can I use it on my iPad
      My phone is a flip phone with internet. Will your site open? | got an iphone version?
      Is it a program I have to install? | i can use in the cellphone?`,
    noShop: `where's your store | what are your opening hours | Can I come in and try things on at your shop?
      what time do you close | Is there a physical location where I could browse the clothes in person?
      do you guys have a warehouse | whats the address of the thrift store
      I am outside in Market Street and I don't find your shop | r u open on sundays`,
    categories: `what kind of stuff do you have | what can I find on here | Could you list the types of clothing people offer?
      like is it all coats or what | do you have a list of categories | what sections are there
      What sorts of garments may one look for on this site? | so what all do u got | which types of clothes is in here`,
    about: `what is this | are you a robot | How does the whole thing work? | who am I talking to
      my friend sent me this link, what is Clothesline | r u chatgpt
      Forgive me, I am new. Could you explain what this website does? | am I chatting with a real person or a machine?
      how dose this site work`,
    operator: `who runs this | Which organization is behind the site? | is this a church thing | who made clothesline
      Are you a nonprofit, or does some company own it? | who's funding all this | does the city run it
      what company is it | who is the owner of this web page`,
    thanks: `thx | That's all I needed, thank you so much dear | no that's fine | ty ur the best
      cheers, that was very helpful | I'm good, nothing else | Many thanks for your kind help | perfect thats it for now
      thank you for all, God bless`,
    bye: `bye | ok gotta go | see ya | Goodbye, and have a lovely day | ttyl | cya later | Good night
      I must leave now, until another time | take care, bye bye`,
    rude: `you're useless | stupid bot | f*** off | this is the dumbest thing I've ever used | shut up
      Are you an idiot or what? | you suck so bad | what a piece of garbage you are | ur a moron`,
    none: `are they waterproof | does it have pockets | is the zip ok | can it be machine washed | would it work for hiking
      why are they giving it away | is that real leather | does the coat have a hood
      how warm is it, like could I wear it in Tahoe | Has anyone in that home got cats? I'm allergic
      is there any smell of smoke | what's it made of | Is the lining torn at all? | which brand is it
      do the boots have a heel | are the laces included | is the second one heavier than the first
      would that be appropriate for a job interview | can you wear it in the rain | is it itchy
      which of the two would you pick? | does the wool one shrink | is it for men or women | are the soles worn down
      do they have steel toes, I need them for work | is it vintage | can I iron that | would it go with black jeans
      has it been worn a lot | how many buttons does it have | in blue | something warmer | for my son | and gloves?
      within 2 miles of the Castro | size 9 | with a hood | without wool | cheaper looking ones are fine
      actually I'm looking for a dress | only the waterproof ones | Perhaps something a bit more formal, for a funeral
      do u have hoodies | kids sizes | what about hats | anything in Bernal Heights | not leather, I'm vegan
      same but for women | make that a raincoat | toddler 3T | less flashy please | I need it for skiing
      maternity jeans would be nice also | black or navy | somthing lighter for summer | with short sleeves
      brand new with tags only | XL | no heels, I have to stand all day | show me scarves in place of boots`,
    human: `can I talk to a real person | do you have a phone number for help | Is there anyone I can ring about this?
      human please | support email? | how do i get hold of the team
      I'd prefer speaking with someone instead of typing to a machine | customer service
      i want to contact with the responsibles of help`,
  },
  es: {
    'item.how': `Quiero la segunda, ¿qué hago? | ¿Me podría apartar las botas cafés, por favor? | me la quedo!! como la pido
      Me interesa el abrigo. ¿Cómo lo solicito? | dónde le pico para pedir la bufanda`,
    'item.state': `¿Todavía está disponible? | ya se la llevaron o sigue? | ¿Alguien más ya pidió el abrigo o aún está libre?
      Oye, ¿las botas siguen ahí? | ojala no se lo hayan dado a otra persona, sigue disponible??`,
    'item.donor': `¿Quién la regala? | de quién son esas botas? | ¿Cómo se llama la persona que dona el abrigo? | quien lo publico
      Me gustaría saber qué vecino está ofreciendo la bufanda.`,
    'item.place': `¿En qué barrio está? | ¿Me queda muy lejos? Yo vivo en Richmond | por donde estan las botas
      A cuántas cuadras queda eso de la calle Valencia? | ¿En qué zona se encuentra el abrigo, si es tan amable?`,
    'item.time': `¿Se puede recoger el domingo? | salgo de trabajar a las 7, puedo pasar después?
      ¿Qué días puedo ir por las botas? | ¿A qué horas se puede pasar a recogerlo?
      puedo ir x el abrigo oy en la tarde?`,
    'item.listed': `¿Cuándo lo publicaron? | hace cuánto que está anunciado el abrigo | ¿Es un anuncio reciente o ya es viejo?
      ¿Desde qué fecha aparece publicada la bufanda? | eso lo subieron ayer o hace meses?`,
    'item.size': `¿De qué talla es? | calzo del 7, ¿me quedarán? | viene grande o chica esa chamarra?
      Uso la 42, ¿cree que me sirva el abrigo? | que numero son las botas`,
    'item.more': `Cuéntame más de la primera | ¿Me puede describir el abrigo? | más detalles porfa
      ¿Cómo es la bufanda? Descríbamela un poco | qué más dice el anuncio de las botas`,
    'more.more': `¿Hay otras? | no me gustó ninguna, enséñame más | ¿Tendrá algo parecido al primero? | las siguientes porfa
      ¿Eso es todo lo que hay?`,
    'more.closer': `¿Hay alguno más cerca? | uy no, queda lejísimos, busca otras que estén más cerquita
      Prefiero no viajar tanto, ¿tiene opciones más cercanas? | mas cerca de mi casa
      esas me quedan a trasmano, algo por aquí al lado?`,
    'more.bigger': `¿La tienen en una talla más grande? | me quedaría apretado, ¿hay uno más amplio? | más grande porfa
      Mi marido es muy corpulento, necesitaría una talla mayor | igual pero en grande hay?`,
    'more.smaller': `¿Lo hay en más chico? | me va a nadar, busca una talla menos | ¿Tendrán las mismas en un número más pequeño?
      es enorme para mí, uno más chiquito? | Mi hija es menudita, necesitamos una talla inferior`,
    'more.colors': `¿Lo hay en otros colores? | ese color no me gusta, hay de otro? | ¿Solo viene en ese tono?
      en que otros colores estan | Bonita bufanda, pero ¿la tendrán en colores distintos?`,
    cost: `¿Cuánto cuesta? | es gratis de verdad o hay que pagar algo? | ¿Dónde está el truco? Nadie regala nada
      cuánto piden por la chamarra | Disculpe, ¿cobran alguna comisión?`,
    account: `¿Tengo que registrarme? | no me llega el código para entrar | ¿Cómo creo una cuenta? | como inicio sesion
      ¿Se puede usar sin darse de alta?`,
    password: `Olvidé mi contraseña | ¿Cómo cambio la clave? | no me acuerdo del password
      ¿Puedo usar una llave de acceso en lugar de contraseña? | Quisiera poner una contraseña nueva, ¿dónde se hace?`,
    email: `Quiero cambiar mi correo | ¿Cómo actualizo el email de mi cuenta?
      puse mal mi correo al registrarme, cómo lo corrijo? | Ya no uso ese correo electrónico, ¿puedo poner otro?
      tengo gmail nuevo donde lo cambio en mi cuenta`,
    inbox: `¿Dónde veo mis mensajes? | cómo sé quién pidió mi abrigo | ¿Dónde aparecen las solicitudes que me han hecho?
      donde esta el buzon | Me avisaron que alguien me escribió, ¿dónde lo leo?`,
    privacy: `¿Quién puede ver mi dirección? | se guarda esta conversación? | No quiero que vean mi teléfono, ¿es público?
      ¿Qué hacen con mis datos personales? | le van a dar mi correo a la otra persona?`,
    safety: `¿Es seguro quedar con un desconocido? | esto no será una estafa? | Me da miedo ir sola, ¿qué me recomienda?
      es confiable este sitio? | ¿Y si es un asaltante? ¿Cómo me cuido?`,
    donate: `¿Cómo dono ropa? | tengo unos zapatos que ya no uso, los puedo regalar aquí?
      Quisiera ofrecer la ropa de mi difunta madre | donde subo mis cosas
      quiero poner un anuncio de una chaqueta que regalo, cómo va?`,
    bundle: `¿Publico todo junto o prenda por prenda? | puedo hacer un solo anuncio con toda la bolsa?
      Tengo seis camisas para dar, ¿las pongo en un lote? | un anuncio por cada cosa o uno para todas?
      ¿Conviene separar los zapatos de la ropa cuando los publique, o van juntos?`,
    condition: `¿En qué estado tiene que estar la ropa que dono? | aceptan ropa manchada?
      mi abrigo tiene un botón menos, ¿igual lo puedo dar? | ¿Hay que lavarlas antes de donarlas?
      puedo regalar zapatos muy gastados o no`,
    onlyClothes: `¿También hay muebles? | puedo regalar juguetes aquí? | ¿Solo es ropa o también libros? | necesito una cuna, hay?
      Tengo comida enlatada que me sobra, ¿la puedo ofrecer?`,
    listingTime: `¿Cuánto tiempo dura mi anuncio? | y si nadie quiere lo que puse? | ¿Las publicaciones caducan?
      a los cuántos días se borra solo el anuncio | ¿Tengo que renovar mi publicación cada cierto tiempo?`,
    remove: `¿Cómo borro mi anuncio? | ya regalé las botas que publiqué, cómo lo marco
      Me equivoqué en la descripción de mi prenda, ¿la puedo editar? | quitar mi publicacion
      Al final me quedo con mi abrigo, ¿cómo retiro el anuncio que puse?`,
    removeAccount: `Quiero eliminar mi cuenta | cómo me doy de baja | Borren todos mis datos, por favor
      ¿Cómo cierro mi perfil definitivamente? | ya no quiero estar registrado, bórrame`,
    pickup: `¿Lo mandan a domicilio? | no tengo carro, me lo pueden traer? | ¿Puede pasar mi hermano a recogerlo por mí?
      ¿Cómo se hace la entrega? | dónde nos vemos para que me lo den, en su casa o en un café?`,
    pictures: `¿Hay fotos? | mándame una foto de la bufanda | ¿Se pueden ver más imágenes? | quiero ver como se ve, tienes foto?
      La imagen está muy oscura, ¿no habrá otra?`,
    save: `¿Puedo guardarla para verla después? | avísame cuando haya botas nuevas | ¿Hay una lista de favoritos?
      como le doy me gusta para que no se me pierda | Quisiera recibir un aviso si publican más abrigos.`,
    report: `Quiero denunciar a una persona | me insultó el que regalaba la chamarra | ¿Cómo bloqueo a alguien?
      Este anuncio es falso, ¿dónde lo reporto? | una señora me esta mandando mensajes groseros q hago`,
    unanswered: `No me contesta | le escribí al del abrigo hace una semana y nada | ¿Cuánto tardan en responder normalmente?
      me dejó en visto la de las botas | ¿Qué hago si el donante no responde?`,
    afterAsking: `Ya lo pedí, ¿ahora qué sigue? | cómo sé si me lo dieron a mí | Después de solicitarlo, ¿qué pasa?
      me avisan si me eligen? | ¿Cómo decide el donante a quién se lo da?`,
    cancelRequest: `Ya no lo quiero, ¿cómo cancelo? | me arrepentí de haber pedido las botas
      No voy a poder ir a recogerlo, ¿qué hago? | quiero retirar mi solicitud
      se me complico y no llego a la cita, como le aviso q ya no`,
    noShow: `No llegó nadie | me dejó plantada la del abrigo | Quedamos a las cinco y la persona no se presentó, ¿qué hago?
      fui hasta allá y no había nadie | estuve esperando una hora y nunca vino x las botas`,
    noFit: `¿Y si no me queda? | se puede devolver? | ¿Aceptan cambios si me aprietan los zapatos?
      Ya la recogí y me queda chica, ¿qué hago con ella? | y si luego no me gusta la puedo regresar`,
    whoMayAsk: `¿Cualquiera puede pedir? | tengo que demostrar que soy de bajos recursos?
      ¿Puedo pedir algo para una amiga que lo necesita? | no tengo papeles, igual puedo solicitar?
      Tengo trabajo, ¿está mal que yo pida ropa aquí?`,
    howMany: `¿Cuántas puedo pedir? | puedo llevarme las dos? | ¿Hay un límite de prendas por persona?
      solo una o puedo pedir varias | Somos seis en casa, ¿podemos solicitar para todos a la vez?`,
    age: `¿Qué edad hay que tener? | tengo 16, puedo usar la página? | ¿Es solo para mayores de edad?
      mi hijo de 14 quiere registrarse él solo, lo dejan? | hay un limite de edad o que`,
    taxes: `¿Dan recibo para impuestos? | se puede deducir de la renta lo que doy?
      Necesito un comprobante de donación para Hacienda | ¿Es deducible? | me dan factura o algo para el SAT`,
    device: `¿Tienen aplicación? | se puede usar desde el celular? | ¿Funciona en una tableta? | como la bajo en android
      ¿Es necesario tener computadora?`,
    noShop: `¿Dónde está la tienda? | a qué hora abren | ¿Tienen un local donde ir a ver la ropa?
      me pasas la dirección de su tienda? | ¿Cierran a mediodía?`,
    categories: `¿Qué tipo de cosas hay? | qué categorías tienen | ¿Qué clases de ropa se encuentran aquí?
      q mas puedo buscar aparte de botas, que tipos de prendas manejan | Dígame qué secciones hay, por favor`,
    about: `¿Qué es esto? | eres un bot? | ¿Cómo funciona la página? | con quién estoy hablando
      Es mi primera vez aquí, ¿me explica de qué se trata el sitio?`,
    operator: `¿Quién está detrás de esta página? | de quién es el sitio | ¿Es una ONG o una empresa la que lo lleva?
      esto lo maneja el gobierno o quién | ¿Qué organización administra Clothesline?`,
    thanks: `Gracias | muchas gracias, muy amable | no, así está bien | eso es todo, mil gracias | grax me ayudaste un buen`,
    bye: `Adiós | hasta luego | bueno me voy, nos vemos | Que tenga buen día, hasta pronto | bai`,
    rude: `Eres un inútil | pinche bot no sirves para nada | vete a la mierda | qué tonto eres | Cállate, imbécil`,
    none: `¿Son impermeables? | tiene bolsas? | ¿Se puede lavar en lavadora? | sirve para la nieve? | ¿Por qué lo regalan?
      el cierre funciona bien? | ¿De qué material es? | ¿Es piel de verdad o sintética? | trae gorro la chamarra?
      ¿Qué marca son las botas? | ¿Está muy usado? | pica la lana esa? | ¿Es de hombre o de mujer?
      ¿Tienen mucho tacón? | aguanta la lluvia? | ¿Cuál de los dos abriga más? | ¿La suela está gastada?
      huele a cigarro? | en azul | algo más calientito | para mi hijo de 5 años | ¿y guantes? | talla M
      Mejor un vestido, por favor | sin lana porque soy alérgica | con capucha | que esté en la Misión
      algo mas elegante para una boda | ahora busca pantalones | de manga larga`,
    human: `Quiero hablar con una persona | ¿Tienen un teléfono de atención? | pásame con un humano
      ¿A qué correo escribo para pedir ayuda al equipo? | soporte tecnico por favor`,
  },
} as const;
