/** The same in Spanish. */
export const spanishExamples = {
  'item.how': `¿cómo lo consigo? | quiero el segundo, ¿qué hago ahora? | me lo apartas porfa | ¿Qué tengo que hacer para pedir ese?
    me interesa la primera, cómo la pido | Buenas tardes, quisiera solicitar el abrigo gris, ¿cuáles son los pasos?
    yo las quiero!! con quien hablo | ¿Dónde le doy clic para pedir las botas? | Me lo quedo. ¿Y ahora?
    sí, ese mero, ¿cómo le hago para que me lo den? | ¿Me podrían reservar la bufanda roja?
    Vale, la última me viene de perlas, ¿cómo la solicito? | como ago para pedirlo | ¿Puedo quedarme con esos?
    Fíjese que a mi hijo le hace falta la chamarra, ¿cómo hago para que nos la regalen? | Apúntame para el número dos
    necesito ese, ¿le escribo a la persona o cómo va la cosa? | Me gustaría tener el vestido, dígame cómo proceder
    hola q boton aprieto para pedir este | me late la primera, ¿qué le pico para que sea mía?
    Ándele pues, apúnteme para las botas | ¿y ahora qué hago para quedarme con ese abrigo?
    Me interesa la bufanda, ¿a quién se la pido? | bro la quiero, como le hago | ocupo esas botas pa la obra, que sigue
    ¿Me la puede apartar mientras junto valor para escribirle a la persona?
    Mire, señorita, yo no le entiendo mucho a esto, pero ese suéter es para mí, ¿dónde lo solicito?
    la campera gris es justo lo que buscaba, ¿cómo hago para pedirla, vos sabés? | esa mera, ¿cual es el paso siguiente?
    ¿Me regala la segunda? ¿Dónde lleno la solicitud? | quiero esa
    Tengo tres niños y llevo rato buscando un saco así; dígame nomás qué botón aprieto para pedirlo
    kiero los tenis como los pido | ¿Hay que mandar mensaje para que me la den o cómo se hace?
    Me quedo con la de abajo, vos decime qué sigue | ¿Con qué trámite puedo solicitar esta prenda?
    ya me decidí por el segundo, ¿como lo reclamo? | ¿cómo le escribo a la señora? | y como le escribo a la persona
    ¿cómo los contacto? | ¿cómo le escribo? | ¿cómo contacto con la persona que lo regala?
    ¿cómo me comunico con quien los da? | a quien lo da, ¿cómo le aviso?`,
  'item.state': `¿todavía está disponible? | ¿sigue ahí? | ya se lo dieron a alguien? | ¿Aún están libres esas dos? | ¿Ya la apartaron?
    dime que nadie se ha llevado las botas | ¿Todavía hay o ya voló? | ¿La bufanda sigue disponible, o ya tiene dueño?
    Seguro que ya me lo ganaron, ¿no? | ¿Hay alguien más pidiéndolo antes que yo? | sigue disponible el primero
    Perdone, ¿el abrigo ya fue entregado? | ¿Está reservado o se puede pedir aún? | llegué tarde?
    ¿El segundo ya está comprometido con alguien? | ¿cuántas personas lo han pedido ya? | ya no está vdd
    ¿Nadie ha solicitado el vestido azul todavía? | Antes de ilusionarme, ¿sigue en pie ese?
    ¿todavía anda libre o ya voló? | ¿Ya me la ganaron? | sigue disponible? | Disculpe, ¿no la habrán apartado ya?
    Ojalá no sea tarde, ¿alguien ya se quedó con las botas? | aun esta? | ¿la campera sigue estando o ya la dieron?
    Ayer la vi y no me animé a pedirla; hoy ya no sé si hay alguien que se me adelantó | ¿ya tiene dueño ese abrigo?
    no se la an llevado vdd? | ¿Siguen ahí los zapatos o nomás quedó el anuncio? | oiga y si está vigente esto?
    ¿La bufanda ya está comprometida con alguien? | fijate si alguien ya se la llevó
    ¿Me puede confirmar que nadie lo ha reservado aún? | ya la agarraron?
    ¿hay más gente formada para esta chamarra antes que yo? | dime que no llegué tarde y que el saco no se ha ido`,
  'item.donor': `¿quién lo da? | de quién es | ¿Quién regala el primero? | ¿Cómo se llama la persona que lo ofrece?
    ¿Es la misma persona la que da los dos? | quién subió ese | ¿Me puede decir quién es el donante?
    ¿De quién son las botas? | ¿Lo da un particular o una asociación? | Quisiera saber a quién le estaría escribiendo
    ¿Qué vecino está regalando la bufanda? | es de una señora o de un chavo? | quien es la persona del segundo
    ¿Sabes algo de quien lo publicó? | ¿Quién es el dueño actual de la chaqueta?
    ¿La que da esto ha regalado otras cosas antes? | a nombre de quién está la última
    ¿Quién puso en la lista el abrigo verde? | ¿Y estos de parte de quién vienen? | ¿de quién es?
    ¿Y quién la está regalando? | quien puso esas botas | ¿Cómo se llama la señora que da el abrigo?
    oye ¿quién es el alma buena que suelta esta chamarra? | ¿Lo ofrece un particular o alguna asociación?
    ¿Quién es el dueño de los tenis? | me gustaria saber de parte de quien viene | kien lo da
    ¿De qué vecino es esa campera? | Vea, antes de escribir me gusta saber con quién trato, ¿quién ofrece la bufanda?
    ¿es hombre o mujer la persona que lo regala? | esa ropa de quien era, quien la esta ofreciendo
    ¿Sabés quién publicó el saco? | ¿A nombre de quién está el anuncio? | dígame qué persona está detrás de esas botas
    ¿la da alguien conocido del barrio? | nombre de quien dona | ¿quién la tiene?`,
  'item.place': `¿dónde está? | en qué colonia | ¿En qué barrio está el primero? | qué tan lejos me queda | ¿Está cerca del centro?
    por dónde es eso | ¿A cuántos kilómetros está de mi casa? | ¿Las botas están en esta ciudad?
    ¿Me queda cerca andando? | ¿Qué zona es la del segundo? | Vivo en la zona 7, ¿eso queda lejos?
    ¿Se llega en metro hasta ahí? | ¿Cuál de estos está más cerquita de la estación? | en donde queda lo de la bufanda
    ¿Los dos están por el mismo rumbo? | ¿Sería tan amable de decirme en qué parte de la ciudad se encuentra? | ubicación?
    ¿El abrigo está por aquí o hay que cruzar toda la ciudad? | ¿Cuánto se tarda uno en llegar hasta donde está?
    ¿por qué rumbo queda? | ¿Está lejos de la terminal? | en que colonia esta la chamarra | ¿A cuántas cuadras me queda?
    yo no tengo carro, ¿se llega en camión hasta donde están las botas? | ¿Eso cae por el centro o hasta la salida?
    donde es | ¿Y en qué barrio está la campera? | a cuantas millas esta de aqui
    ¿Por dónde vive quien lo tiene, más o menos? ¿norte o sur? | keda serca?
    Mire, es que ando en bicicleta y con este calor… ¿qué tan retirado está el abrigo?
    ¿de qué lado de la ciudad está ese suéter? | ¿vos sabés si queda lejos de la universidad?
    codigo postal de la primera? | ¿Cuánto se hace manejando hasta allá? | ¿la bufanda está en mi zona o en otra?
    ¿Está pa'l lado del río? | en que barrio | ta bien, en que barrio`,
  'item.time': `¿cuándo puedo recogerlo? | puedo ir el sábado? | ¿A qué hora se puede pasar por él?
    ¿Qué días tiene libres la persona? | mañana temprano se puede? | Salgo del trabajo a las seis, ¿me daría tiempo?
    ¿Se podría el fin de semana? | solo puedo en las tardes | ¿Para cuándo podría tener las botas? | hoy mismo se puede?
    ¿En qué horario se recoge el abrigo? | Trabajo de noche, ¿sería posible por la mañana?
    que dias puedo ir x el segundo | ¿Antes del viernes hay chance?
    Yo nada más descanso los domingos, ¿ese día está bien? | ¿Puedo pasar por la bufanda entre semana?
    ¿Puede esperar hasta la semana que viene? Estoy de viaje | ¿Hasta qué hora puedo ir por él?
    ¿Me lo podrían dar a mediodía? | ¿se puede el sábado tempranito?
    salgo de la chamba a las 6, ¿todavía alcanzo a pasar por ella? | ¿Qué días le acomodan a la señora?
    a que horas puedo ir por las botas | ¿Podría ser hoy mismo? | ¿cuándo puedo pasar a buscar la campera?
    Nomás descanso los martes, ¿habrá modo de recogerlo ese día? | ¿En qué horario entregan este abrigo?
    mañana x la tarde? | Mi hijo entra a la escuela el lunes y lo ocupa antes; ¿sería posible el domingo?
    ¿y de noche se puede, tipo nueve? | pa cuando la podria tener | entre semana o solo fin de semana
    ¿Tiene que ser a fuerza por la mañana? | ¿Qué tan pronto puedo ir por la bufanda? | ahorita puedo pasar?
    ¿te parece que el viernes a la salida del laburo se pueda retirar? | ke dias se puede recojer | ¿a qué hora voy?`,
  'item.listed': `¿cuándo lo publicaron? | de cuándo es el anuncio | ¿Cuánto tiempo lleva publicado? | ¿Es reciente o ya tiene rato?
    ¿Qué día subieron el primero? | hace cuánto que está ahí | ¿Desde cuándo ofrecen las botas? | ¿Es un anuncio viejo?
    fecha de publicación? | ¿Lo acaban de poner? | ¿Cuál de los dos se publicó antes?
    ¿La bufanda la pusieron esta semana? | Me parece que ya lo había visto el mes pasado, ¿es el mismo anuncio?
    ¿Hace muchos días que listaron el segundo? | ¿alguno de estos es de hoy? | cuando salio lo del abrigo
    ¿Podría decirme en qué fecha se dio de alta esta publicación? | eso es nuevo o es de hace meses?
    ¿Cuándo apareció la chamarra en la página? | ¿de cuándo es el anuncio? | ¿Hace mucho que lo subieron?
    cuanto lleva publicado | ¿desde qué día está ahí esa chamarra? | ¿Es publicación nueva o ya tiene sus meses?
    ke dia lo publicaron | ¿Recién la subieron a la campera o ya tiene tiempo?
    Yo entro diario y no había visto esas botas, ¿apenas las pusieron? | fecha en que lo pusieron porfa
    ¿Ese aviso es viejo? | ¿cuándo apareció en la página el abrigo? | ¿Lleva rato ahí el suéter o es de hoy?
    esta publicacion de que fecha es | ¿Me podría decir cuándo fue dada de alta esta donación?
    es de esta semana el anuncio? | no será un anuncio del año pasado, ¿verdad? | ¿cuántos días tiene listada la bufanda?
    apenas la pusieron o q`,
  'item.size': `¿qué talla es? | de qué número son | ¿Me quedará? Mido 1.60 | ¿Es talla mediana o grande? | vienen chicas o normales?
    ¿El primero le serviría a un niño de ocho años? | Calzo del 38, ¿me valen las botas? | ¿Cuánto mide de largo?
    qué talla sería en Europa | ¿Es de hombre o de mujer la talla? | soy talla 14 crees que me entre
    ¿La chaqueta queda ajustada o floja? | ¿Podría darme las medidas en centímetros, por favor?
    ¿Las dos son de la misma talla? | Tengo el pie ancho, ¿me apretarán? | ¿Qué tan largas son las mangas del abrigo?
    es XL? | Mi mamá es bajita, ¿no le quedará enorme? | ¿El vestido llega hasta la rodilla? | ¿qué número calzan?
    ¿es chica o mediana? | soy llenita, ¿me cerrará? | Mido 1.80, ¿no me quedará rabón? | de que talla es la chamarra
    ¿Viene reducida o es amplia? | ¿Qué talle es la campera? | que numero son las botas, yo calzo 27
    mi nieta tiene seis años pero está grandota, ¿le quedará el abrigo? | ¿La etiqueta qué medida dice? | tayas?
    ¿me va a apretar de los hombros? | ¿Corresponde a talla de niño o de adulto? | ¿cuánto mide de largo la manga?
    yo soy XL en todo, ¿me entrará o ni lo intento? | ¿vos creés que me ande bien, siendo 42 de pie?
    es grande de talla o talla normal | ¿De cintura cuánto tiene el pantalón? | ¿talla? | ¿tallas? | ¿de qué número es?`,
  'item.more': `cuéntame más | ¿cómo es? | dame más detalles del primero | ¿De qué material está hecho? | ¿Abriga bastante?
    ¿Qué más dice el anuncio? | son impermeables? | ¿Está muy usado o casi nuevo? | Descríbame las botas, por favor
    q marca es | ¿La chamarra tiene capucha? | Quisiera más información del segundo | ¿Tiene alguna mancha o rotura?
    ¿Lleva cremallera o botones? | a ver, ¿y el último qué tal está? | ¿En qué estado se encuentra el abrigo?
    No veo bien la pantalla, ¿me lee lo que pone sobre ese? | ¿De qué color es exactamente la bufanda?
    ¿Y ese sirve para la lluvia? | platíqueme más de esas botas | ¿Qué más me dices de la primera?
    a ver, cuéntame bien cómo es | descripcion completa porfa | ¿Qué puso la persona sobre el abrigo?
    mas detalles del segundo | No veo bien de cerca, hijo, descríbamelo usted por favor
    contame un poco más de esa campera | ¿y cómo es ese suéter? | dame mas info de la chamarra
    ¿Me puede ampliar la información del número dos? | ¿qué características tiene?
    m interesa pero dice bien poquito, q mas se sabe | Explíqueme bien de qué se trata esa prenda, con todo y detalle
    ¿Cómo la describen? | haber dime mas del saco | quisiera saber todo lo que haya sobre la bufanda
    la segunda me llamó la atención, ándele, hábleme de ella`,
  'more.more': `muéstrame otros | ninguno de estos | ¿qué más hay? | siguiente | ¿no tienes otros? | No me gusta ninguno
    algo parecido pero diferente | ¿Son todos o hay más? | enséñame más opciones porfa | ¿Habrá otra como la primera?
    mmm no me convencen, ¿qué otra cosa tienes? | Esos ya los vi, quiero ver otros distintos | Pásame los que siguen
    a ver más | ¿Podría mostrarme algunos más, si es tan amable? | estos no son lo que busco
    ¿Nada más dos? Pensé que habría una lista más larga | ¿Tenéis alguno similar? | No, esos no. Sigue | ¿y no hay más?
    ninguna me convence, a ver qué más tienes | enseñame otras | otras opciones porfavor
    ¿Tendrá algo parecido pero que no sea ninguna de esas? | sígale, ¿qué más hay en la lista?
    no me laten, pásame las que siguen | ¿eso es todo o quedan más por ver? | mostrame otras, estas no me copan
    No es lo que tenía en mente, ¿me puede presentar algunas alternativas?
    Híjole, esas no; busque tantito más a ver si sale otra | nel, otras | ¿Habrá más modelos de botas aparte de estos dos?
    algo x el estilo pero distinto | ay no, mi marido no se pone eso ni loco, ¿qué otras hay? | ver mas
    me gustaría ver el resto de los que encontró | más como ese`,
  'more.closer': `¿hay algo más cerca? | están muy lejos, ¿no hay por mi casa? | muéstrame solo los de mi colonia | más cerquita porfa
    No puedo ir tan lejos | ¿Tienes otros que queden por el centro? | ¿No habrá alguno al que pueda ir andando?
    eso está al otro lado de la ciudad, busca por aquí | ¿Hay otros a menos de dos kilómetros? | algo q me quede cerca
    Yo no manejo, necesito uno a la vuelta de mi casa | Ordénalos por cercanía | ¿Y en mi barrio no hay nada?
    Me gustaría ver los más próximos a mi domicilio | muy lejos | Vivo en el sur, ¿tienes otros por ahí?
    Para mí es una hora en camión, ¿no tiene otro menos retirado? | Lo mismo pero más cerca
    ¿Tenéis alguno que no pille tan lejos? | uy, está retirado, ¿no hay por acá cerca? | ¿alguna que me quede a pie?
    muy lejos, otras mas cercanas | busque una de este lado de la ciudad, hasta allá no llego
    ¿Habrá otra que esté por mi barrio? | no tengo carro, ¿hay alguna más cerquita? | ¿Tenés algo más cerca de casa?
    esas estan en casa de la fregada, enséñame las d aqui nomás
    Me cuesta caminar, joven; ¿no tendrá unas más próximas a mi domicilio? | mas serca
    ¿cuáles me quedan a menos distancia? | ordénalas por la más cercana a mí
    ¿y en mi misma colonia no hay nadie que dé unas?
    Preferiría no tomar dos camiones, ¿hay otras que queden menos lejos? | quiero de las que esten aqui a la vuelta
    ¿No hay por estos rumbos, en vez de hasta allá? | está a trasmano, ¿alguna que no quede tan lejos?
    la gasolina está cara, búsqueme otras a unos pasos de aquí`,
  'more.bigger': `¿hay más grandes? | lo tienes en una talla mayor? | esos son muy chicos para mí | necesito una talla más
    ¿Habrá en XL? | Está muy pequeño, busco algo más amplio | más grande porfa | ¿Tienes tallas extra?
    Mi esposo es grandote, eso no le entra; ¿hay más grandes? | ¿Y en el número 44 no hay?
    eso me aprieta seguro, enséñame otros más anchos | Mi hijo ya creció, muéstreme la talla siguiente
    ¿No hay uno igual pero más grande? | quiero ver solo de la L para arriba
    Esas parecen de niño, yo las necesito de adulto | ¿Tendréis algo parecido en talla grande? | un numero mas grande
    Me quedarían cortos, ¿hay más largos? | ¿Sería posible ver lo mismo en una talla superior? | ¿y más grande no habrá?
    me va a quedar apretada, ¿hay una talla arriba? | mas grandes | ¿Tendrá esas mismas botas en un número más?
    mi chamaco ya no cabe en esa, ¿una mayorcita? | una talla mas porfa | La misma pero más amplia, que estoy gordita
    ¿Hay la misma campera en un talle más? | ocupo unos más grandotes, estos no me entran
    a ver el mismo pero mas grandecito | ¿No existe en una medida superior?
    esa no me cierra ni de chiste, búscame algo igual pero más holgado | necesitaría un número mayor al que me mostró
    mas grnade? | Está muy chiquito, mija, ¿no tendrá igual pero que me venga? | subile un talle, ¿hay?
    ¿lo hay para alguien más ancho que yo, o sea de más talla? | quiero de esas pero en más grande`,
  'more.smaller': `¿hay más chicos? | ¿lo tienes en una talla menor? | me queda enorme, busco algo más pequeño | una talla menos
    ¿Habrá en XS? | son muy grandes para mí | más pequeño porfa | Yo soy menudita, ¿no tienen tallas chicas?
    Eso es de adulto, lo necesito de niño | ¿Y en el número 35 no hay? | me nada eso jaja, enséñame otros más chiquitos
    ¿No hay uno igual pero más pequeño? | quiero ver solo de la S para abajo
    He adelgazado, muéstreme lo mismo en una talla inferior | Se le caería a mi hija, ¿hay más angostos?
    ¿Tendréis algo parecido en talla pequeña? | para bebé más bien, ese está grandote
    Me arrastrarían, ¿los hay más cortos? | baja una talla | me nada, ¿hay más chica? | una talla menos?
    ¿Tendrá las mismas pero más chiquitas? | mas pequeña
    mi mamá es bien menudita, ¿no hay ese abrigo en una medida menor? | ¿Hay la misma campera en un talle menos?
    esos parecen lanchas, búscame unos más chicos | un numero abajo de esas botas
    He adelgazado mucho por la enfermedad; quisiera el mismo suéter, pero reducido
    está enorme, ¿algo igual pero más ajustadito? | mas chiko
    ¿Lo habrá en versión más corta y angosta? La niña se pierde ahí | bajale un talle, ¿tenés?
    la quiero igual pero menos grande | me quedaría guanga, ¿no habrá una menor?
    ¿No tiene el mismo modelo en talla inferior? | es q calzo bien chiquito, unas asi pero de menos numero
    igualita pero pa alguien más flaco`,
  'more.colors': `¿hay en otros colores? | lo tienes en negro? | lo mismo pero azul | no me gusta el color | ¿Habrá una roja?
    rosa no, otro color | ¿Qué otros colores hay? | algo más oscurito | Es para un velorio, lo necesito en negro
    ¿Tenéis alguno en gris? | Muéstrame nada más los verdes | ese color está muy chillón, ¿hay algo más discreto?
    ¿No viene en color beige? | Para el uniforme tiene que ser azul marino, ¿hay? | igual pero de otro color porfa
    Mi hijo no se pone nada amarillo, ¿qué más colores tienes? | más clarito | ¿Sería posible verlo en un tono más alegre?
    liso, sin rayas, de un solo color | ¿y en otro color? | nomás hay de ese color? | ¿La misma pero de otro tono?
    no me gusta el color, ¿qué otros hay? | otros colores | ¿en qué colores más viene la bufanda?
    el modelo sí, el color no; ¿hay variedad? | ese color me hace ver pálida, búsqueme el mismo en otro
    ¿Viene en más colores la campera? | hay de mas colores o solo asi
    Quisiera saber si existe la misma prenda en una coloración distinta | en otro colór tendras?
    ¿De qué otros colores tiene esas botas? | está muy chillón, ¿no habrá igual pero de otro color?
    que colores hay del mismo | a mi hija no le va ese color, mostrame los demás colores que haya
    ¿puedo escoger color o es el único? | igualita pero de diferente color porfa`,
  cost: `algo más barato? | ¿hay uno más barato? | ¿cuánto cuesta? | es gratis? | ¿Hay que pagar algo? | qué precio tiene | ¿Está a la venta o lo regalan?
    ¿Dónde está la trampa? | No traigo dinero ahorita | ¿De verdad no cobran nada? | a cómo lo dan
    ¿Hay alguna comisión o cuota? | ¿Tengo que darle algo a cambio a la persona?
    Soy jubilada y voy justa de dinero, ¿esto sale por algo? | se paga en efectivo o con tarjeta | ¿Cuánto le debo?
    Quiero comprar el primero | ¿Me van a cobrar después? | o sea que no cuesta ni un peso? | ¿Piden algún depósito?
    ando sin lana, igual puedo pedir? | ¿y cuánto va a ser? | a poco es gratis | ¿Qué precio tienen las botas?
    cuanto kuesta | ¿Se paga algo o de plano lo regalan? | Disculpe, ¿hay que dar alguna cooperación?
    ando sin un peso, ¿me van a cobrar algo por la chamarra? | ¿La campera sale plata o la dan nomás?
    ¿es venta o regalo? | ¿No me saldrán después con que debo dinero? | ¿Cobran comisión ustedes? | en cuanto la dejan
    ¿De veritas no cuesta, joven? | seguro hay un costo escondido, dime la neta
    ¿Tiene algún valor o es donación sin cargo? | precio? | y eso hay que pagarlo o q onda`,
  account: `¿necesito una cuenta? | cómo inicio sesión | ¿Dónde me registro? | no me llega el código
    ¿Hay que darse de alta para pedir algo? | ¿Puedo usarlo sin registrarme? | donde está el botón de entrar
    ¿Cómo me hago un perfil? | Me pide un código de seis números, ¿de dónde lo saco? | no puedo entrar a mi cuenta
    ¿Se puede entrar con Google? | Quisiera inscribirme, ¿qué se necesita? | hazme una cuenta
    Puse mi correo y no me mandaron nada para entrar | ¿Es obligatorio ser miembro? | el código ya venció, mándame otro
    Dice que primero inicie sesión y no sé cómo | como me registro aki
    Mi hija ya tiene cuenta, ¿yo también tengo que abrir una? | ¿me tengo que inscribir? | no me llegó el código
    donde inicio sesion | ¿A fuerza hay que hacer cuenta? | ¿Cómo me doy de alta?
    quiero entrar y me pide un código, ¿ese de dónde sale? | soy nueva aquí, ¿dónde me registro? | se puede sin cuenta?
    como abro mi cuenta | Señorita, llevo rato esperando los numeritos esos para entrar y nada
    ¿Hay que ser miembro para pedir? | ¿por dónde me logueo? | rejistrarme donde
    ¿Es necesario crear un usuario para solicitar algo? | ¿vos sabés cómo ingreso a mi perfil?
    ya pedí el código tres veces y nomás no aparece | ¿Ocupo darme de alta antes de escribirle a la gente?
    crear cuenta porfa | ¿ocupo cuenta o correo? | ¿se necesita correo?`,
  password: `se me olvidó la contraseña | ¿cómo cambio mi contraseña? | quiero restablecer la clave
    No me acuerdo de la contraseña que puse | me dice contraseña incorrecta a cada rato
    ¿Se pueden usar llaves de acceso (passkeys)? | ¿Dónde pongo una contraseña nueva? | ¿Aquí se usa contraseña o no?
    perdí mi passkey al cambiar de celular | Creo que alguien sabe mi clave, necesito otra | cual es mi contraseña
    ¿Cómo cambio mi clave? | no me acuerdo de mi password | contraceña perdida | ¿qué es eso de la llave de acceso?
    ¿Puedo entrar con la huella en lugar de la contraseña? | mi nieto me puso la contraseña y ya ni él se acuerda
    quiero otra contraseña, ¿dónde la pongo? | resetear clave | ¿Dónde restablezco mi contraseña, por favor?
    creo que mi ex se sabe mi contraseña, ocupo cambiarla ya | me dice que la clave está mal
    ¿Cómo hago para recuperar la contraseña, che? | olvide mi clave ayuda | ¿Aceptan passkeys?
    híjole, la contraseña la tenía en un papelito y lo tiré | ¿Se puede modificar la contraseña desde el celular?
    donde le pico a "olvidé mi contraseña"`,
  email: `¿cómo cambio mi correo? | tengo un correo nuevo | Me equivoqué al escribir mi email, ¿lo puedo corregir?
    quiero poner otro correo en mi cuenta | Ya no uso esa dirección de Hotmail, ¿cómo la sustituyo?
    ¿Dónde actualizo el correo electrónico? | mi cuenta está con el email de mi hija y quiero poner el mío
    Perdí el acceso a mi Gmail viejo y necesito cambiarlo en mi perfil | se puede tener dos correos en la misma cuenta?
    cambiar email | ¿En qué parte de los ajustes se modifica el correo? | puse mal mi email cuando me inscribí
    Ya no uso el hotmail ese, ¿dónde pongo el nuevo? | cambiar correo de la cuenta | tengo otro gmail, quiero que sea ese
    ¿Se puede actualizar la dirección de correo electrónico? | me hackearon el correo y ocupo poner otro en mi perfil
    ¿Cómo hago para cambiar el mail, che? | kiero cambiar mi correo
    El correo de la empresa ya me lo quitaron, ¿cómo registro el personal? | modificar email
    ¿En dónde corrijo el correo con el que me di de alta?
    mi hija me hizo la cuenta con su correo y yo quisiera poner el mío | ¿Puedo pasar mi cuenta a otro email?
    el mail que tengo puesto ya no existe | ¿Me ayudas a sustituir mi correo viejito?
    ocupo q mi cuenta tenga otro correo | ¿Dónde edito mi e-mail?`,
  inbox: `¿dónde están mis mensajes? | cómo veo quién pidió mis cosas | ¿Dónde está la bandeja de entrada?
    ¿Me ha escrito alguien? | no encuentro el chat con la señora que dona | ¿Dónde aparecen las solicitudes que mandé?
    Me llegó un correo de que tengo un mensaje, ¿dónde lo leo? | tengo mensajes nuevos?
    Quiero ver quiénes se interesaron por lo que publiqué | ¿En qué parte veo mis conversaciones? | ver mis pedidos
    ¿dónde veo mis mensajes? | me contestaron pero no encuentro en dónde
    ¿Quién ha pedido lo que yo puse? ¿Dónde lo reviso? | mis solicitudes donde estan | ¿Hay bandeja de entrada?
    ¿Cómo sé si alguien me escribió? | a donde llegan las respuestas
    Le escribí a un señor anteayer y quiero releer lo que pusimos, ¿por dónde? | ver mensages
    ¿en qué parte aparecen las personas que quieren mi abrigo? | ¿Dónde quedan guardadas las cosas que ya pedí?
    abrime los mensajes | me sonó el aviso de mensaje y no lo hallo | ¿Tengo algún recado? | buzon
    ¿Dónde puedo consultar mis peticiones anteriores? | quiero ver mis chats con los vecinos
    ¿vos sabés dónde miro los mensajes que me mandaron?`,
  privacy: `me da pena dar mi dirección | no quiero que sepan dónde vivo | me da miedo poner mi domicilio
    ¿quién puede ver mi dirección? | mi número sale público? | ¿Guardan esta conversación? | ¿Qué hacen con mis datos?
    No quiero que sepan dónde vivo | ¿Alguien más lee mis mensajes? | venden mi información?
    ¿La otra persona ve mi correo? | ¿Se ve mi nombre verdadero? | puede mi ex encontrarme aquí?
    ¿Le pasan mis datos al gobierno? No tengo papeles | Prefiero quedar en el anonimato, ¿se puede?
    ¿Cuánto tiempo se conservan estos chats? | quién ve lo que te estoy escribiendo | ¿Cuál es su política de privacidad?
    ¿Todos pueden ver mi ubicación? | Espero que mi teléfono no le llegue a cualquiera | ¿Usáis cookies o me rastreáis?
    ¿Le llega mi domicilio al donante cuando le escribo? | ¿Le pasan mis datos a alguien? | mi numero lo ve todo el mundo?
    ¿Se queda guardado lo que escribo aquí? | no quiero que mi ex sepa dónde vivo, ¿sale mi domicilio?
    ¿La migra puede ver esto? | estos mensajes quien los lee | ¿Es confidencial esta conversación?
    ¿Venden nuestra información, joven? | mi correo lo ven los demas? | ¿Qué hacen con mis datos personales?
    ¿aparece mi nombre completo o no? | ¿vos guardás esta charla?
    me da pena que los vecinos se enteren que pido, ¿se sabe? | pribacidad? | ¿Mi teléfono se le muestra al que dona?
    ¿queda registro de lo que platicamos? | ¿Qué tanto de mí puede ver un desconocido en esta página?
    ¿tengo que poner mi dirección? | ¿van a ver mi dirección? | ¿piden mi dirección? | ¿cómo borro esta conversación?`,
  safety: `¿es seguro? | esto es confiable? | me suena a estafa | ¿No es peligroso verse con un desconocido?
    Me da miedo ir sola | ¿Puedo ir acompañada cuando nos veamos? | cómo sé que no es fraude
    ¿Verifican a las personas que donan? | Vivo sola, ¿es prudente que vengan a mi casa? | no me vayan a asaltar
    ¿Qué precauciones debo tomar al encontrarme con esa persona? | ¿Me puedo fiar de la gente de aquí?
    Me piden que mande dinero antes, ¿eso es normal? | ¿Ha habido robos o problemas con esto?
    neta es real o es puro engaño? | ¿Y si la persona resulta ser mala? | consejos de seguridad
    Mi mamá no quiere que vaya porque no los conocemos | ¿Es un timo? | ¿no será estafa?
    me da miedo ir sola con un desconocido | ¿Es de fiar esta página? | ¿y si me asaltan? | es seguro?
    ¿Verifican a la gente que da ropa? | Vivo sola y ya estoy grande, ¿no es peligroso que venga alguien a mi casa?
    ke tal si es un ratero | ¿conviene que vaya acompañada? | ¿Qué cuidados debo tener al encontrarme con alguien?
    esto es real o puro fraude | ¿Es confiable la persona o cómo sé que no me va a hacer algo?
    ¿hay riesgo si voy de noche? | mi hija de 16 quiere ir a recogerla, ¿no le pasará nada?
    ¿No es medio turbio juntarse con un extraño? | ¿Han tenido problemas de seguridad?
    suena demasiado bonito pa ser cierto, ¿no me van a robar? | recomendaciones pa ir segura? | ¿es una estafa esto?`,
  donate: `murió mi esposo y tengo toda su ropa | no sé por dónde empezar con tanta ropa | ¿cómo dono ropa? | tengo ropa para regalar | ¿Puedo publicar la mía aquí? | Quiero dar unos zapatos que ya no uso
    dónde subo mi ropa | ¿Cómo se ofrece algo en esta página?
    A mis hijos ya no les queda nada de esto, ¿cómo se lo paso a alguien? | Yo no necesito, yo quiero donar
    ¿Qué hago para poner un anuncio? | reciben donaciones? | Falleció mi papá y quisiera regalar sus trajes
    Tengo el armario a reventar y me gustaría dar cosas | como publico una chamarra | ¿Cualquiera puede donar?
    Me mudo y no me puedo llevar todo, ¿lo puedo ofrecer por aquí? | publicar prenda
    ¿Nuestra parroquia podría donar abrigos? | También quiero ayudar, ¿dónde pongo mis cosas?
    ¿Qué datos me piden si quiero regalar ropa? | yo también tengo ropa para dar | ¿cómo subo una chamarra mía?
    quiero donar | ¿Puedo ofrecer aquí lo que ya no usa mi niño?
    Tengo el ropero lleno de cosas de mi difunto esposo, ¿cómo se las hago llegar a alguien? | donde publico mi ropa
    ¿Reciben donaciones? Traigo dos bolsas | estoy limpiando el clóset, ¿lo puedo poner acá?
    ¿cómo hago para publicar una campera que no uso? | pa regalar ropa como le hago
    ¿De qué manera puede uno contribuir con prendas? | boy a donar unos zapatos
    quiero poner un anuncio de unas botas que doy | ¿me dejan dar cosas a mí?
    ¿Qué ocupo para empezar a regalar por aquí? | en la parroquia nos sobró ropa, ¿la podríamos ofrecer con ustedes?
    agregar prenda | che, ¿y si yo quiero dar algo, por dónde arranco? | cuántas fotos tengo que poner
    ¿tengo que poner fotos? | no sé tomar buenas fotos, ¿es obligatorio? | ¿cuántas fotos se pueden?
    ¿son obligatorias las fotos?`,
  bundle: `¿pongo todo junto o por separado? | ¿Puedo meter cinco camisas en un solo anuncio?
    Tengo una bolsa entera, ¿hago una sola publicación? | uno por uno o todo en paquete
    ¿Cada prenda necesita su propio anuncio? | Son veinte conjuntos de bebé, ¿tengo que publicar veinte veces?
    ¿Se puede ofrecer como lote? | ¿Es mejor juntar las cosas de la misma talla en una publicación?
    me va a llevar una eternidad subirlas una a una | Si publico un lote, ¿alguien puede pedir solo una pieza?
    ¿Conviene agrupar varias prendas al publicarlas? | ¿las pongo todas juntas o una por una?
    tengo 20 playeras para dar, ¿hago 20 anuncios? | ¿Se puede publicar un lote?
    una bolsa completa en un solo anuncio se vale? | ¿Conviene agrupar la ropa de bebé por talla en una sola publicación?
    todo junto o separado | ¿Cada prenda va con su propio anuncio?
    quiero dar un paquete de pantalones, ¿lo subo como uno solo? | ¿Es mejor ofrecer el conjunto o las piezas sueltas?
    ¿armo un combo con lo que doy o voy de a una? | por cepardo o en bola?
    Son los uniformes de mis tres hijos, ¿los anuncio en montón o cada uno aparte?
    el gorro y los guantes que voy a regalar, ¿van en la misma publicación?
    ¿Puedo meter varias cosas en una sola donación? | ¿da igual si publico toda la maleta de una vez?
    ¿vos qué decís, publico prenda por prenda o hago una bolsa? | juntar todo en 1 anuncio?
    ¿Me recomienda listar por caja o individualmente?`,
  condition: `¿hay que lavarla antes? | ¿la entrego lavada? | ¿debo plancharla? | ¿tengo que lavarla primero? | ¿hay que lavar la ropa antes de darla? | ¿en qué estado debe estar la ropa que doy? | aceptan ropa manchada? | ¿Puedo donar algo con un hoyito?
    ¿Tiene que estar lavada la ropa que regale? | ¿Lo que doy tiene que ser nuevo?
    mis pantalones están rotos, los puedo publicar? | Le falta un botón, ¿igual lo puedo donar?
    ¿Se admite ropa muy gastada? | ¿Reciben ropa interior usada?
    Tengo zapatos viejitos, ¿todavía sirven para dar o mejor no? | ¿Hay requisitos de calidad para donar?
    ¿puedo dar algo que ya está usadito? | la que quiero regalar tiene una manchita, ¿la aceptan?
    ¿En qué condiciones tiene que estar lo que done? | ¿Se vale dar ropa rota? | tiene que ser nueva para donarla?
    Mis suéteres ya tienen bolitas, ¿así los puedo ofrecer?
    ¿les sirve aunque le falte un botón? es una blusa mía que quiero dar | ropa manchada si reciben?
    los zapatos que daría están gastados de la suela, ¿sirven? | ¿Debo lavarla y plancharla antes de regalarla?
    ¿hay requisitos de estado para publicar prendas?
    mi ropa de trabajo trae pintura, ¿a alguien le servirá o mejor no la pongo? | aceptan ropa biejita
    ¿puedo poner una campera con el cierre roto? | ¿Qué tan buena tiene que estar pa poder regalarla aquí?
    ¿nomás aceptan cosas en buen estado? | ¿Es admisible donar prendas desteñidas?
    si está descosida, ¿igual la puedo publicar? | ¿y si viene sucio?`,
  onlyClothes: `¿también puedo publicar zapatos o solo ropa? | ¿aceptan bolsas? | ¿se pueden dar joyas aquí? | ¿también hay muebles? | tienen juguetes? | ¿Es solo ropa? | Necesito una cuna, ¿la consigo aquí?
    ¿Puedo regalar libros? | hay comida? | ¿Se puede publicar una carriola?
    Tengo un sofá para dar, ¿lo acepta esta página? | ¿Y cobijas o trastes, o nada más cosas de vestir?
    puedo poner un microondas | ¿También regaláis pañales o leche para bebé? | ¿también dan muebles?
    ¿Hay juguetes o pura ropa? | ocupo una cama, ¿aquí se consigue? | regalan comida?
    ¿Puedo ofrecer una carriola y una andadera? | tengo libros para dar, ¿los puedo poner? | solo ropa?
    me mudé y no tengo ni platos, ¿manejan cosas de casa? | ¿Se puede publicar una bici? | ¿y pañales no tienen?
    muevles hay? | ¿Aceptan electrodomésticos o nada más prendas? | ¿acá también se regalan colchones?
    útiles escolares tienen? | ¿nomás es de vestir o hay de todo? | tengo un sillón viejo, ¿lo puedo subir?
    ¿Se permiten artículos que no sean de vestir? | ¿vos sabés si puedo conseguir una heladera por acá?
    una silla de ruedas | tienen carriolas | ¿tienen pañales? | necesito una cuna | bicicletas | ¿hay comida?`,
  listingTime: `¿cuánto dura un anuncio? | mi publicación caduca? | ¿Y si nadie lo quiere?
    Llevo tres semanas y nadie ha pedido lo que puse | ¿Los anuncios se borran solos?
    ¿Cuántos días permanece visible lo que publico? | ¿Puedo renovar mi anuncio para que dure más?
    desapareció mi publicación, ya venció? | ¿Qué pasa con las cosas que nadie pide? | nadie se interesa por mi ropa
    ¿Hay fecha límite para lo que uno publica? | ¿cuánto tiempo dura mi anuncio? | ¿se borran solas las publicaciones?
    ¿y si nadie quiere lo que puse? | llevo dos semanas con el vestido publicado y nadie lo pide, ¿qué pasa?
    ¿Tienen fecha de vencimiento? | cuantos dias se queda | ¿Hay que renovarlo cada mes o se queda fijo?
    ¿Por cuánto tiempo permanece visible una donación? | caduka? | Lo que no se lleva nadie, ¿a dónde va a dar?
    mi publicacion se quita despues de un tiempo? | ¿cuánto queda arriba lo que yo publico?
    si subo algo hoy, ¿hasta cuándo aparece? | nadie me ha pedido las botas que ofrecí, ¿se quedan ahí para siempre?
    tiempo limite de los anuncios? | ¿a vos te consta si los avisos vencen?
    ¿Se da de baja en automático mi anuncio al mes? | ¿cuánto aguanta una publicación? | ¿y si nadie la quiere?`,
  remove: `puse mal la talla, ¿cómo la corrijo? | quiero cambiarle la foto a mi anuncio | nomás quiero poner otra foto
    ¿puedo editar lo que ya publiqué? | ¿y si alguien ya lo pidió antes de corregirlo? | ¿cómo quito mi anuncio? | ya lo regalé, ¿cómo lo marco? | quiero editar mi publicación
    Me equivoqué en la descripción de lo que doy, ¿la puedo corregir? | borrar mi anuncio
    Ya entregué mis zapatos y me siguen escribiendo, ¿cómo cierro la publicación?
    Al final me voy a quedar con la chaqueta que puse, quítenla | ¿Cómo le cambio la foto a lo que publiqué?
    marcar como entregado | puse mal la talla en mi anuncio | ¿Puedo ocultar lo mío mientras estoy de vacaciones?
    ya regalé la chamarra, ¿cómo la doy de baja? | me equivoqué en la talla de lo que publiqué, ¿dónde lo arreglo?
    borrar publicacion | ¿Cómo le pongo que ya se entregó lo mío?
    me siguen escribiendo por unas botas que ya di, quiero bajarlas | editar mi anuncio
    ya no quiero dar el vestido que subí | ¿Dónde modifico la descripción de mi donación? | kitar lo q publique
    ¿Cómo marco mi prenda como entregada? | bajame la publicación de la campera, ya la dí
    mi vecina se llevó el traje que ofrecí y sigue apareciendo, ¿cómo lo retiro? | ¿Se puede cambiar el texto de mi aviso?
    eliminar prenda que puse | ¿y para sacar de la página algo que yo subí? | Ya no la tengo, ¿cómo cierro mi oferta?
    quiero corregir lo que escribí en mi listado | ¿puedo borrar lo que publiqué si me arrepiento?
    ¿puedo quitar después lo que puse?`,
  removeAccount: `borra mi cuenta | ¿cómo cierro mi cuenta? | Quiero que eliminen todos mis datos | ya no quiero estar registrado
    ¿Cómo me doy de baja? | Deseo cancelar mi registro por completo | dónde está el botón para eliminar la cuenta
    Quiten mi perfil y todo lo que tengan de mí | Si cierro la cuenta, ¿se borra todo? | desactivar perfil
    Mi papá falleció y tenía cuenta aquí, ¿cómo la cierro? | quiero borrar mi cuenta
    ¿cómo me salgo de esto para siempre? | elimínenme por favor | dar de baja mi usuario
    ¿Se pueden eliminar todos mis datos? | ya me mudé de ciudad y no ocupo el perfil, ¿cómo lo cierro? | borrar perfil
    Mi mamá falleció y su cuenta sigue ahí, ¿qué hago para que la quiten? | ya no quiero estar inscrita aquí
    ¿Cómo desactivo mi registro? | kiero eliminar mi cuenta | sacame de la página, borrá todo lo mío
    ¿De qué manera solicito la supresión de mi información? | me registré por error, ¿cómo lo deshago?
    cerrar cuenta definitivamente | que no quede nada mío en su sistema, ¿cómo le hago?
    ¿dónde está lo de darse de baja del sitio? | quiero desaparecer de aquí, con mi perfil y todo`,
  pickup: `¿puede ir mi esposa en mi lugar? | mi hermano lo recogería por mí, ¿está bien? | ¿puede pasar otra persona por él? | va mi mamá en vez de mí, ¿se puede? | ¿lo mandan a domicilio? | hacen envíos? | No tengo carro | ¿Dónde nos vemos? | ¿Puede recogerlo mi hermana por mí?
    me lo pueden traer? | No puedo salir de casa | ¿Cómo se hace la entrega?
    ¿Voy a su casa o quedamos en un sitio público? | ¿Me lo podrían enviar por correo? Yo pago
    ando en silla de ruedas y no puedo ir por él | ¿El donante me lo acercaría? | hay algún punto de entrega?
    ¿Lo dejan en la puerta o me lo dan en mano? | Vivo en un pueblo y no pasa el autobús, ¿qué hago?
    puede ir mi novio en mi lugar | ¿Quién decide el lugar para encontrarnos?
    Me acaban de operar, ¿habría manera de que me lo traigan? | ¿Llega por paquetería? | ¿lo mandan por correo?
    ¿puede ir mi cuñado a recogerla por mí? | ¿me la traen o yo voy? | hacen envios?
    ¿En dónde se ve uno con la persona para la entrega? | no tengo en qué ir, ¿lo traen a domicilio?
    ¿Se puede dejar encargado con un vecino? | como es la entrega
    Ya no camino bien, hijo, ¿habrá quien me lo acerque a la casa? | ¿va uno a casa del que dona o quedan en un lugar?
    embios a otra ciudad? | ¿Hay que recogerlo en persona o puede mi esposa? | ¿lo envían o hay que retirarlo?
    me lo pueden mandar por uber? | ¿Cómo se hace el intercambio, en mano?
    ¿nos juntamos en un lugar público o cómo es la movida?
    ¿Podría una trabajadora social recibirlo en nombre de la señora? | me lo deja en la puerta y paso?
    no tengo teléfono, ¿cómo quedamos? | ¿la puedo recoger por ella? | me los pueden mandar a la casa | ¿me lo mandan?`,
  pictures: `¿hay fotos? | mándame una foto | ¿Puedo ver más imágenes? | no carga la foto | ¿Tienes una foto de la parte de atrás?
    sin imagen no me animo, ¿la hay? | ¿Dónde se ven las fotografías? | La imagen está borrosa, ¿no hay otra mejor?
    foto porfa | ¿Por qué este no trae foto? | ¿Podría el donante sacarle otra foto más de cerca? | ¿tiene fotos?
    a ver una foto | ¿Se puede ver por atrás? | mándame la imagen | no carga la foto en mi cel
    nomas sale una foto, ¿hay otras? | ¿Me enseña un retrato de la chamarra? Es que así de oídas no sé | fotitos?
    ¿Hay alguna imagen más de cerca? | quiero verla en foto antes de decidirme | mostrame fotos de la campera
    ay mija, ¿y no la puedo ver? póngame la foto | imajen porfa | ¿Podría pedirle a la persona que suba más fotografías?
    foto de la suela | ¿Se puede agrandar la imagen? | yo hasta no ver no creer, ¿dónde está la foto?
    no trae foto el anuncio?`,
  save: `guárdalo para después | ¿puedo ponerlo en favoritos? | Avísame cuando haya nuevos | ¿Hay lista de deseos?
    Lo voy a pensar, ¿lo puedo guardar en algún lado? | me mandas una notificación si sale algo así
    ¿Dónde están los que guardé? | Quisiera recibir un correo cuando publiquen otro parecido | agregar a favoritos
    ¿Se pueden activar alertas? | recuérdame este mañana | ¿la puedo guardar en favoritos? | avísame cuando suban más
    guardala para despues | ¿Cómo marco esta para verla luego? | quiero que me llegue notificación si ponen botas
    se me acaba la pila, ¿dónde la dejo guardada para encontrarla en la noche? | ponle corazoncito
    ¿Me echan un aviso el día que llegue algún abriguito de niña? | fabritos? | ¿Existe alguna alerta para prendas nuevas?
    avisame si aparece otra campera así | la quiero tener a la mano para enseñársela a mi esposo, ¿se guarda?
    alertas de nuevos anuncios? | ¿cómo le hago pa no perder de vista este anuncio?
    ¿Podría notificarme en cuanto se publique algo de mi talla? | guardame esta, mañana la veo con calma
    una notificación cuando haya ropa de bebé, ¿se puede?`,
  report: `me escribió una grosería | es muy grosero conmigo | me está molestando por mensajes | me anda escribiendo cosas feas
    me está insultando un usuario | un señor me manda mensajes feos | me escriben vulgaridades
    la persona que lo pidió me dijo de cosas | quiero reportar a alguien | este tipo me está acosando | Me trataron muy mal | ¿Cómo bloqueo a una persona?
    ese anuncio es falso, repórtalo | Al llegar, la señora me quiso cobrar | bloquear usuario
    Me mandan mensajes groseros | Quisiera poner una queja de un donante | hay una foto indecente en un anuncio
    Un vecino está revendiendo lo que le regalan aquí | esta persona me está molestando | quiero bloquear a alguien
    ¿Dónde denuncio un anuncio? | me contestó bien grosero el señor | reportar
    ¡Me quiso cobrar por las botas! ¿A quién le digo? | un tipo le mandó cochinadas a mi hija por aquí
    ese anuncio es falso, quítenlo | ¿Cómo hago para que no me escriba más ese tipo?
    La donante me insultó por mi acento, quisiera presentar una queja | denunsiar a un usuario | me acosan por mensajes
    hay uno que está vendiendo en vez de regalar, ¿dónde lo acuso? | bloqueame a este pibe
    la señora me gritó y me trató de limosnera, eso no se vale, quiero reportarla | publicación ofensiva, ¿cómo aviso?
    ¿Qué hago si un vecino me falta al respeto en el chat? | me está amenazando el que dona | ¿van a saber que fui yo?`,
  unanswered: `¿qué tan rápido contestan? | ¿en cuánto tiempo me responden? | ya van tres días | le escribí hace una semana | sigo esperando desde el lunes
    no me contestan | ¿cuánto tardan en responder? | me dejaron en visto | Escribí hace tres días y nada
    ¿Por qué no me responde la señora? | el donante me ignora | ¿Es normal que no contesten?
    Sigo esperando respuesta del donante | ¿Qué hago si nunca me contesta? | ya le escribí 2 veces y ni sus luces
    ¿Cuántos días hay que esperar a que respondan? | Habíamos quedado en un día y dejó de contestar | aún no me responde
    ¿Puede usted recordarle que me conteste? | Pedí algo la semana pasada y silencio total
    le mando otro mensaje o espero? no me ha contestado | A lo mejor no vio lo que le escribí, ya pasó una semana
    Escribí a cuatro personas y ninguna me ha respondido | ¿Cuándo me van a contestar? | ya tiene tres días y no contesta
    me dejó en visto | le escribí por el abrigo y nada de nada | no me responde | ¿Y si la señora nunca me contesta?
    ando pegada al celular y ni sus luces del señor de las botas | ¿Es normal que se demoren tanto en contestar?
    no contestan k hago | ¿le insisto o me espero? | hace una semana pedí la campera y el flaco ni mu
    Mandé recadito muy atento el lunes y hasta hoy puro silencio | ¿En cuánto tiempo suelen responder los donantes?
    sin respuesta | ¿cuántos días le doy antes de darme por vencida de que responda? | me ignoró la persona que dona
    todabia no me contestan | ¿Será que no leen los mensajes? Porque a mí nadie me ha respondido`,
  afterAsking: `¿qué pasa después de pedirlo? | cómo sé si me lo dieron a mí | ¿Quién decide a quién se lo dan?
    ya mandé la solicitud, ¿y luego? | ¿Me avisan si me toca? | ¿Es para el primero que lo pida?
    Si lo piden varios, ¿cómo escogen? | ¿Me llega un correo si me eligen? | le di al botón de contactar, con eso ya?
    ¿Pedirlo significa que ya es mío? | ¿Me dicen algo si se lo dan a otro? | Después de enviar el mensaje, ¿qué sigue?
    me aceptaron!! y ahora qué hago | ¿Cuándo sabré si me han elegido? | ¿Es seguro que me lo den si lo solicito?
    escogen al azar o cómo | ¿Quién escribe primero una vez hecha la petición?
    ¿Recibiré alguna confirmación de mi solicitud? | ¿Qué probabilidades tengo si hay más gente que lo pide?
    y después de pedirla, ¿qué pasa? | ¿cómo sé si me la dieron? | ¿me avisan si salgo elegida?
    ya la pedí, ¿ahora qué sigue? | ¿Es para el que pida primero? | si somos varios, ¿quién decide a quién le toca?
    una vez que le pico a contactar, ¿ya es mía? | ¿Cómo se entera uno de que fue aceptado? | como escojen a kien darsela
    ¿llega un mensaje cuando dicen que sí? | Supongamos que mando la solicitud hoy, ¿qué viene luego?
    ¿Me dirían si se la dan a otra persona? | ¿lo sortean o el dueño elige?
    ya mandé mensaje, ¿con eso queda apartado o falta algo? | después que la pido, ¿me confirman?
    ¿vos sabés qué pasa una vez que contacto? | que pasa despues de q la pido
    ¿Cómo sabré, señorita, si me tocó el abriguito que ya solicité?`,
  cancelRequest: `cambié de opinión | ¿cómo cancelo mi solicitud? | No voy a poder ir mañana | ya no lo necesito
    quiero retirar mi petición | Me salió un imprevisto y tengo que cancelar
    ya conseguí uno en otro lado, ¿cómo anulo lo que pedí? | pedí el equivocado sin querer
    ¿Todavía me puedo echar para atrás? | Se me descompuso el carro y no llego a la cita, ¿qué hago? | cancélalo
    ¿Cómo le digo a la persona que ya no me interesa? | estoy enferma y habíamos quedado hoy
    Le di a contactar por error, ¿se puede deshacer? | ¿Pasa algo si cancelo?
    Tendríamos que cambiar el día porque me movieron el turno
    A mi nieto ya le compraron unos, mejor que se los den a otra familia y no a nosotros
    No me dan permiso en el trabajo para ir por él y ya había dicho que sí | Quisiera desistir de lo que solicité ayer
    ya no la quiero, ¿cómo le digo? | cancelar mi solicitud | me salió un imprevisto y no puedo ir por ella
    ¿Se puede echar para atrás lo que pedí? | me equivoqué, pedí la que no era
    ya me dieron otra chamarra en la iglesia, ¿cómo retiro mi petición? | no boy a poder ir mañana
    ¿Cómo anulo el pedido que hice? | me cambiaron el turno y no llego a la cita con la señora, ¿qué hago? | me arrepentí
    ¿cómo hago para bajarme del pedido de la campera?
    mi niño amaneció con calentura y quedé de ir por el abrigo, ¿le cancelo por dónde? | quitar mi solicitud
    Ya no me hace falta lo que solicité, desearía retirar mi petición | ya no ocupo las botas que pedi, cancelelas
    pedí dos cosas y solo quiero una, ¿cómo deshago la otra? | que siempre no, ¿cómo lo cancelo?
    quedé en ir y no puedo, ¿cómo le aviso al dueño?`,
  noShow: `no llegó | me dejaron plantado | Esperé una hora y no vino nadie | ¿Qué hago si la otra persona no se presenta?
    fui al lugar y no había nadie | La que quería mi abrigo nunca pasó por él
    Quedamos a las doce, son las dos y no aparece | estoy aquí y no hay nadie | No estaba en su casa cuando llegué
    Ya es la segunda vez que me queda mal y no viene a la cita | ¿Puedo dárselo a otro si el que iba a venir no vino?
    me dejó plantada | fui y no había nadie | Quedamos a las cinco y el señor nunca llegó
    estuve una hora en la gasolinera y no vino | no llego la persona | ¿Qué hago si no se presenta?
    agarré dos camiones hasta allá y nadie me abrió | La muchacha que quería mis vestidos no apareció, ya van dos veces
    me plantaron, bro | kedamos y no vino | ¿y si voy y la persona no va? | el pibe que iba a buscar la campera nunca cayó
    toqué y toqué como habíamos quedado, y ni quien saliera | La otra parte no acudió a la cita, ¿cómo procedo?
    me quedé esperando con mis niños en el frío y la señora no asistió
    ya son las 8 y quedó de venir a las 6 por los zapatos que doy | no asistió
    fui hasta el parque de oquis, no se apareció el del abrigo`,
  noFit: `recogí un vestido y venía manchado | lo que me dieron está roto | no era como decía el anuncio
    ¿y si no me queda? | se puede devolver? | ¿Hay cambios? | me lo probé en casa y me aprieta, ¿qué hago?
    ¿Qué hago si no le queda a mi hijo una vez que lo tenga? | Si no me gusta, ¿lo tengo que regresar?
    ¿Me lo puedo probar antes de llevármelo? | los que me dieron ayer me quedaron grandes
    ¿Puedo pasárselo a otra persona si no me sirve? | Política de devoluciones | ¿Y si llego a casa y no me cierra?
    ¿Me lo cambiarían por otro? | Recogí las botas y me hacen daño, ¿puedo cambiarlas?
    y si no es de mi talla lo regreso o q | En caso de que no me venga bien, ¿debo devolvérselo al donante?
    ¿Lo puedo volver a publicar aquí si no me vale? | Me da pena llevármelo y que luego no le quede a mi mamá
    no me quedó :( ahora qué | ¿Aceptaría el donante que se lo devuelva si no sirve? | ¿se puede devolver?
    Ya me la dieron y me queda chica, ¿qué hago? | hacen cambios? | si le aprieta a mi niño, ¿la regreso?
    ¿Puedo probármela antes y decir que no? | me llegaron los zapatos y no me entran
    ¿Qué pasa si llegando a la casa resulta que no me viene? | debolucion? | ¿aceptan cambio de talla?
    recogí la campera y me queda enorme, ¿la devuelvo?
    si no es de mi talla ¿se la puedo dar a mi hermana o hay que devolverla? | ¿Existe política de devoluciones?
    no me kedo | ay, ¿y si ya que la tengo no me cierra? ¿se enoja la señora?
    en caso de que no le sirva a mi mamá, ¿cómo se cambia? | ¿y si me los mido y nomás no?
    ¿Qué procede cuando la prenda recibida no ajusta?`,
  whoMayAsk: `¿cualquiera puede pedir? | tengo que demostrar que soy pobre? | ¿Hay límite de ingresos?
    ¿Puedo pedir para una amiga? | yo sí trabajo, igual puedo? | ¿Quiénes tienen derecho a esto?
    ¿Me van a pedir papeles? | No es que esté muy necesitado, ¿está mal que pida algo? | es solo para gente sin casa?
    ¿Hace falta un informe de los servicios sociales? | No quiero quitárselo a alguien que lo necesite más
    Soy migrante, ¿me dejan pedir? | ¿Puedo solicitar algo para mi vecina, que no usa internet?
    ¿Qué requisitos hay para recibir ropa? | Somos un albergue, ¿podemos pedir para nuestra gente?
    necesito comprobante de algo? | ¿Tengo que vivir en esta ciudad para poder solicitar?
    Ganamos un poquito más del mínimo, ¿todavía calificamos? | ¿Los estudiantes también podemos?
    ¿hay que demostrar que uno es pobre? | no tengo papeles, ¿igual puedo? | ¿Piden comprobante de ingresos?
    yo sí trabajo, ¿me toca o es para gente más necesitada? | puedo pedir pa una amiga?
    ¿Quiénes tienen derecho a solicitar? | es solo pa gente de bajos recursos?
    Mi vecina no sabe usar internet, ¿la puedo pedir yo a su nombre? | ¿hace falta ser ciudadano? | requisitos pa pedir
    me da pena quitársela a quien la necesite más, ¿para quién es esto?
    ¿puedo pedir si vengo de otro país y estoy de paso? | ¿Una pensionada puede pedir o es nomás para familias?
    ¿vos sabés si piden algún certificado de que necesito? | nesesito comprobar algo para que me den?
    ¿Como trabajadora social, puedo solicitar en nombre de mis usuarios?
    un compa de la obra ocupa botas y no tiene cuenta, ¿yo se las puedo pedir?`,
  howMany: `¿cuántos puedo pedir? | hay un tope de cosas por persona? | ¿Me puedo llevar los dos?
    ¿Se puede pedir más de una cosa? | puedo pedir todos? | ¿Cuántas prendas por familia?
    Tengo cuatro hijos, ¿puedo pedir algo para cada uno? | Ya me dieron un abrigo, ¿puedo pedir otra cosa más?
    ¿Solo uno por persona? | máximo cuántos | ¿Puedo escribirles a tres donantes a la vez? | ¿puedo pedir las dos?
    ¿hay límite? | tengo cuatro chamacos, ¿puedo pedir cuatro chamarras? | ¿Cuántas cosas puede llevarse uno?
    solo una por persona? | ¿no es encaje si pido tres? | cuantas puedo agarrar
    ¿Se permite solicitar varias prendas al mismo tiempo? | ayer pedí un suéter, ¿hoy puedo pedir otra cosa?
    ¿Me dejan llevarme todas? | maximo por familia? | si pido la bufanda, ¿también puedo pedir el abrigo?
    kuantas se pueden pedir | ¿hay tope por mes? | ¿puedo pedir más de una o vos me cortás?
    Las dos me hacen falta, señorita, ¿me las dan o tengo que escoger? | ¿Cuál es el número máximo de solicitudes?
    me puedo llevar varios pares o nomas uno`,
  age: `¿qué edad hay que tener? | tengo 15, puedo usarlo? | ¿Es solo para mayores de edad? | ¿Cuál es la edad mínima?
    soy menor, hay problema? | Mi hija tiene trece, ¿puede pedir ella sola? | ¿Hay que tener 18?
    ¿Los adolescentes necesitan permiso de sus papás? | A mis 83 años, ¿no soy ya muy vieja para esto?
    mi hermanito de 12 se puede registrar? | ¿Hay límite de edad? | tengo 15, ¿puedo usarla? | ¿hay que ser mayor de edad?
    ¿Desde qué edad se puede pedir? | edad minima | mi nieto de doce quiere pedir él solito, ¿lo dejan?
    soy menor, hay bronca? | ¿Es nomás para adultos? | ¿Los adolescentes pueden registrarse? | q edad ocupo tener
    me faltan dos meses para los 18, ¿me espero? | ¿Mi hija de prepa puede entrar o necesita mi permiso?
    ¿a partir de cuántos años? | ¿puedo meterme si tengo 16, boludo? | hedad? | ¿Cuántos años hay que tener para donar?
    ¿un chavo de secundaria puede usar esto? | ¿Se requiere tener cierta edad? | menores de edad si o no`,
  taxes: `¿dan recibo para impuestos? | es deducible? | ¿Me dan un comprobante de la donación para Hacienda?
    Necesito algo para mi declaración de la renta | ¿Expiden recibos deducibles para el SAT?
    Mi contador me pide constancia de lo que doné | ¿Puedo desgravar la ropa que he dado? | recibo fiscal porfa
    ¿Tengo que declarar lo que me regalan? | ¿Están registrados como donataria autorizada?
    doné como mil pesos en ropa, lo puedo deducir? | ¿dan recibo para los impuestos? | ¿esto se puede deducir?
    necesito comprobante de donación para el contador | recibo de donacion | ¿Cuenta para los taxes?
    ¿Expiden factura o constancia deducible? | mi esposo hace los taxes y quiere papelito de lo que doy | deducible?
    ¿Hay que declarar lo que recibo? | en la iglesia me dan un papel para el income tax, ¿ustedes también? | inpuestos?
    ¿Me mandan algo para mi declaración anual? | ¿vos das algún comprobante para Ganancias?
    cuanto puedo descontar de taxes por esta ropa | ¿Son asociación con recibos deducibles? | ¿y el ticket pa Hacienda?
    Si dono los trajes, ¿me extienden algún documento fiscal? | constancia pa los taxes porfa`,
  device: `¿hay app? | funciona en el celular? | ¿La puedo descargar para iPhone? | no la encuentro en la Play Store
    ¿Necesito computadora? | Mi teléfono es muy viejito, ¿se abrirá la página? | ¿Se puede usar en una tableta?
    app para android | ¿Hay que instalar algo? | se ve raro en mi cel | ¿Qué navegador me recomendáis para esta web?
    ¿hay aplicación? | ¿sirve en un celular viejito? | nomás tengo teléfono, no computadora, ¿se puede así?
    donde la descargo | ¿Funciona en iPhone? | ¿jala en android? | ¿Me la puedo bajar al celu?
    mi nieto me prestó su tableta, ¿ahí abre la página? | aplicasion? | ¿Necesito computadora a fuerza?
    ¿Hay una versión para móviles? | ¿gasta muchos datos en el cel? | app? | ¿en qué navegador hay que abrirla?
    ¿Se instala o es pura página de internet? | cómo la pongo en la pantalla de mi celular
    ¿anda en la compu también o solo en el teléfono?`,
  noShop: `¿dónde está su tienda? | a qué hora abren | ¿Cuál es su dirección? La de ustedes | ¿Puedo ir al local a ver?
    abren los domingos? | ¿Tienen bodega donde llevar las bolsas? | ¿Hay tienda física? | hasta qué hora cierran
    ¿Dónde quedan sus oficinas? | ¿Tenéis alguna sucursal en Sevilla?
    Quisiera pasar a su tienda con mi nieta, ¿qué horario manejan? | ¿dónde está la tienda? | ¿a qué hora cierran?
    ¿Tienen local? | quiero ir a ver la ropa en persona, ¿a dónde voy? | direccion de la tienda | ¿Abren los domingos?
    ¿es una tienda de segunda? | ¿Cuál es su horario de atención? | ¿hay bodega donde pueda uno escoger?
    donde estan ubicados ustedes | ¿Tienen sucursal en Puebla? | ¿puedo caer al local a mirar? | tienda fisica?
    ¿Y el bazar dónde lo ponen, joven? | oraio de la tienda | ¿hay mostrador donde dejar mis bolsas?
    ¿Existe algún establecimiento que se pueda visitar? | nomás están en internet o hay un lugar pa ir?`,
  categories: `¿qué tipo de cosas hay? | tienen ropa de niño? | ¿Qué categorías hay? | qué se puede encontrar aquí
    ¿Hay cosas para hombre también? | ¿Qué clase de prendas regala la gente? | hay zapatos o solo ropa
    ¿Tenéis ropa premamá? | Dígame todas las secciones, por favor | ¿También hay uniformes y ropa de trabajo?
    ¿Aparte de abrigos qué más suelen dar? | ¿qué tanto tienen? | ¿Qué clase de ropa hay?
    ¿manejan para dama y caballero? | dime las secciones | que categorias hay | ¿Hay de todo o puro abrigo?
    ¿qué cosas se encuentran por acá? | ¿Qué tipos de prendas ofrecen en general? | a ver, ¿de qué hay?
    no sé ni qué pedir, ¿qué suele haber? | kategorias | ¿hay apartado de bebés, de maternidad, de niños?
    ¿Cuáles son los rubros? | ¿nomás ropa de invierno o también de calor? | aparte de botas, ¿qué más da la gente?
    enlísteme lo que se maneja, por favor | tipos de ropa? | ¿qué departamentos tiene esto, como en las tiendas?`,
  about: `¿qué es esta página? | cómo funciona esto | ¿quién eres? | eres un bot? | ¿Hablo con una persona o con una máquina?
    Explíqueme qué es Clothesline | No entiendo de qué va esto | es inteligencia artificial?
    Mi nieta me mandó aquí, ¿para qué sirve? | qué puedes hacer tú | ¿Cómo funciona todo, de principio a fin?
    Es mi primera vez aquí, ¿cuál es la idea? | ¿Tú cómo te llamas?
    ¿Es como una tienda de segunda mano en línea o qué es? | Contestas rapidísimo, ¿eres humano? | de qué trata esta web
    ¿Me podría explicar con palabras sencillas en qué consiste el sitio? | qué eres exactamente | ¿eres robot?
    ¿qué es esto? | ¿Con quién hablo? | explícame cómo funciona la página | sos un bot?
    mi comadre me mandó el enlace, ¿de qué se trata? | ¿Usted es persona o máquina? | como funciona
    no le entiendo bien a esto, ¿cuál es la idea? | ¿Qué es Clothesline? | kien eres | ¿eres inteligencia artificial?
    me dieron este papelito en la clínica, ¿para qué sirve esta página? | ¿Para qué existe este sitio? | y tú qué haces?
    ¿vos quién sos? | que onda con esta pagina | ¿Me está contestando una persona de carne y hueso? | como funciona esto
    ¿cómo funciona?`,
  operator: `¿quién maneja esta página? | quién hizo esto | ¿Qué empresa está detrás? | ¿Es del gobierno? | de quién es este sitio
    ¿Lo lleva el ayuntamiento? | ¿Son voluntarios o es un negocio? | ¿Quién fundó Clothesline?
    ¿Qué organización administra la web? | es de alguna iglesia? | Quisiera saber quién es el responsable de este servicio
    ¿de quién es esta página? | ¿quién está detrás de esto? | ¿Lo maneja el gobierno? | ¿Es de alguna iglesia?
    que empresa hizo esto | ¿Quién lo patrocina? | quien es el dueño del sitio | ¿qué organización lo opera?
    ¿Es una ONG o una compañía? | kien maneja la pagina | ¿y a ustedes quién les paga?
    ¿esto es del municipio o de particulares? | ¿la hicieron unos vecinos o una empresa?
    ¿Quién administra la plataforma? | ¿detrás de la página hay algún partido político? | responsable del sitio?
    ¿quién banca todo esto?`,
  thanks: `gracias | muchas gracias | eso es todo | ok grax | No, así está bien, gracias | Muy amable, me ayudó mucho
    mil gracias!! | perfecto, ya no necesito nada más | Se lo agradezco de corazón | Dios se lo pague
    ya con eso, gracias | no, nada más | mil gracias | no, así está bien | muy amable, joven | grasias
    sos un genio, gracias | eso sería todo | te la rifaste | no, gracias, ya no ocupo nada más
    le agradezco mucho la atención | va, gracias | listo, era todo lo que quería saber | No se preocupe, con esto me basta
    thank you, que Diosito la bendiga | de lujo, gracias | se agradece, compa | me sirvió un montón, gracias
    muchas gracias señorita | bueno gracias lo voy a pensar | Dios los bendiga`,
  bye: `adiós | hasta luego | nos vemos | chao | bye | Que tenga buen día | me voy | Buenas noches, hasta mañana
    ahí nos vemos | Hasta la próxima | cuídate | ahí la vidrios | Que pase buenas noches | ya me voy, llegó mi camión
    hasta mañana | nos vemos luego, ya entro a trabajar | Hasta luego, joven | me despido | chau, hasta la próxima
    adios q esten bien | ahi nos wachamos | Quede usted con Dios | cuídate, bye | asta luego
    me voy a dormir, hasta mañana`,
  rude: `eres un inútil | pendejo | vete a la mierda | qué bot más estúpido | idiota | no sirves para nada | cállate
    chinga tu madre | Menuda basura de robot | gilipollas | Tienes menos cerebro que una piedra | pinche robot
    qué máquina tan tonta | vete al diablo | callate | sos un boludo | Qué porquería de asistente | estas bien menso
    andá a cagar | vale madre tu página | estupida maquina | ni para eso sirve, burro | puro pendejo programando esto
    hijo de tu... | baboso`,
  'item.detail': `¿cabe una computadora? | ¿le cabe una laptop? | ¿caben libros? | ¿viene con algo más? | ¿trae algo más? | ¿incluye otra cosa? | ¿son buenos para el pasto? | ¿sirven para correr? | ¿es buena para la lluvia? | ¿color? | ¿de qué color? | ¿y el color? | de qué material es | es piel de verdad o imitación? | son impermeables? | trae gorro la chamarra? | ¿Tiene capucha?
    tiene bolsas por dentro? | cuantos bolsillos tiene | le sirve el cierre | traen agujetas las botas
    que tan alto es el tacón | es tacon grueso o delgadito | está forrada por dentro? | tiene manchas? | trae algun hoyo
    qué tan gastada está la suela | huele a cigarro? es que soy asmatica
    En la casa donde estaba, ¿había gatos? Es que tengo alergia. | se puede meter a la lavadora | hay que plancharla?
    se puede meter a la secadora o se encoge | ¿Solo se limpia en tintorería? | de que marca son
    son nike originales o piratas jaja | cuantos años de uso tiene | es de manga larga?
    hasta donde llega la falda, a la rodilla? | son anchas? tengo el pie ancho y juanetes | pesa mucho el abrigo?
    qué viene en el paquete | cuantas playeras son en la bolsa | incluye calcetines lo de bebé
    puedo llevarme nomas el saco sin el pantalon | ¿Podría quedarme solo con uno de los dos pares? | por qué lo regalan
    que le pasa, por que ya no lo quieren | con qué se puede combinar | queda bien con pantalon de mezclilla?
    sirve para una entrevista de trabajo? | ¿Es bastante elegante para una boda? | se puede llevar a la escuela
    aguantan para la montaña | sirven pa la lluvia | no se resbalan? trabajo en cocina | es de niño o de niña
    es de hombre o de mujer la chamarra | pica la lana? | viene con funda o percha el traje | trae el cinturón?
    el color es azul marino o negro? | es rojo fuerte o mas bien vino | se transparenta la blusa? | es de tela que estira
    tiene elástico en la cintura | es de botones o de cierre | le faltan botones?
    traen velcro? mi niño no sabe amarrarse | es de pluma o de relleno sintético
    calienta bastante? es para dormir en la calle | cuál de las dos abriga más | cuál está en mejor estado
    ya viene lavada | es 100% algodón? | lleva poliéster? a mi hija le salen ronchas | se destiñe?
    por dentro es polar o que | traen plantillas las botas
    se les puede quitar la plantilla para poner las mías ortopédicas | tienen casquillo de acero
    son botines o llegan a la rodilla | se le quita la capucha? | tiene bolsa para el celular
    trae algo escrito en el frente? | que dice la playera | corta el viento? | es fresca para el verano o da calor
    los vaqueros están rotos a propósito? | alguien ya la remendó | se le puede soltar el dobladillo | está muy escotado?
    los tirantes se ajustan? | son guantes o manoplas | estan los dos guantes o falta uno | se le está despegando la suela
    sirven para correr o nomas pa caminar | prenden lucecitas los tenis? | es de maternidad? | está tejido a mano?
    es de los años ochenta o imita | la corbata es de seda? | trae chaleco el traje | la tela es gruesa o delgada
    huele a humedad o a naftalina | tiene la piel agrietada | es blanca blanca o ya está percudida
    q tan larga es la bufanda | las chanclas son de hule o de cuero | vos sabés si el suéter es de lana
    son de tiro alto? | está nueva con etiqueta? | llevan cordones o son de meter | ¿para qué edad son?
    ¿cuál es más grande? | como le hago para pedirlo | la de cuero, ¿de qué color es? | ¿y las otras son muy calientes?
    ¿Qué dibujos traen? | ¿Lo usaron mucho? | ¿Le quedará a alguien de cabeza grande? | ¿la otra de qué color es?
    ¿de qué color es y qué talla? | ¿están en buen estado? | ¿me puedo llevar solo la bufanda? | gracias, ¿cómo los pido?
    ¿cuánto cuesta? | la azul | la de color turquesa | el de rayas | la de mezclilla | la más grande | el más abrigado
    ¿habla español? | tiene manchas | tienen agujeros | ¿hay que llevarse todo? | ¿es de piel o imitación?
    ¿de qué tela es? | ¿trae bolsas? | ¿calienta de a deveras o es pura finta? | aguanta el agua?
    ¿tiene cierre o botones? | ¿se puede meter a la lavadora? | ¿está manchado? | ¿Qué tan gastada está la suela?
    ¿con qué la combino? | por que la regala, tiene algo malo? | ¿es de hombre o de mujer?
    ¿puedo pedir nomás el pantalón y no el saco? | ¿Trae gorro la chamarra? | la campera, ¿es impermeable? | ¿pica?
    es lana? | ¿tiene forro por dentro? | ¿huele a cigarro? | ¿se ve de señora grande?
    ¿Sirve para una entrevista de trabajo? | ¿qué marca es? | de que color son las agujetas | ¿pesa mucho? | casquillo?
    ¿no resbalan? es que yo trapeo pisos en el hospital | ¿cuál de las dos abriga más? | ¿ya está lavada?
    ¿le falta algún botón? | ¿es gruesa o delgadita? | se transparenta? | ¿Cuánto la usó la señora? | ¿estira?
    ¿se encoge si la meto a la secadora? | ¿sirve pa la nieve o nomás pa el frío? | ¿viene con cinturón?
    es el conjunto o solo la blusa | ¿se podría separar el conjunto? | ¿Se cierran con velcro? Mi niño aún no sabe amarrar
    ¿lleva plancha? | impermiable o no | ¿el gris es claro o es gris rata? | ¿tiene el cierre bueno?
    ¿está rota de alguna costura? | ¿para quién es, para niña o niño? | ¿la puedo usar en la iglesia o es muy escotada?
    es de niño o niña? | puedo agarrar nomas el pantalon | la bufanda china que dice | ¿Eso cuánto es en talla europea?
    ¿de qué equipo es? | ¿qué dice ahí? | esta limpia la ropita | ¿está limpio? | esta maltratada?
    tiene el nombre de otro niño? | le caben cuadernos y lonchera | son los seis pares o me dan uno solo
    solo quiero el pantalon se puede? | ¿De qué material son? | son para niño o niña | ¿nuevo? | ¿usado? | ¿limpio?
    ¿abriga? | ¿trae bufanda? | ¿cuántas piezas son? | ¿en qué estado están? | ¿están nuevos?
    ¿lo puedo llevar solo, sin lo demás? | la de color rojo | el de color café | ¿de verdad es piel?`,
  wish: `en negro por favor | mejor en azul | talla 9 por favor | del 27 mexicano | número 42 de hombre | tienes en mediana
    mejor botas | no, tenis | y pantalones? | y guantes? | también gorros | algo con capucha | que no sea de lana
    nada de piel, soy vegana | de algodón nomás | para el invierno | es para mi hijo de 6 años
    para mi niña que tiene 11 pero está altita | para mi esposo, es talla 36 | para un bebé de tres meses
    para mi abuelita | de mujer no de hombre | para gemelos de 4 añitos | a menos de dos millas del Castro | en Noe Valley
    en la Misión | solo en oakland | en Daly City hay algo? | vivo en el 94110, que se pueda ir caminando
    por el Excelsior | a 10 minutos en camión de Civic Center | no tan formal | algo más elegante, es para la corte
    más calientito | algo más ligero | más gruesa | algo más largo que tape la rodilla | con cierre, no con botones
    zapatos bajitos sin tacón | sin agujetas porque ya no me puedo agachar | que sea impermeable | algo pa la lluvia
    para trabajar en la construcción | para una entrevista el martes | para la quinceañera de mi sobrina
    para la graduación de mi hijo | uniforme de escuela, playera blanca | pantalón negro de mesero | para ir al gimnasio
    algo para ir a misa | un disfraz | bañador | que sean dos si hay | unas tres camisas | una bolsa de ropa de bebé mejor
    y un cinturón | y chamarras? | abrigo, no chamarra | vaqueros talla 40 | falda larga por mi religión | traje completo
    camisa blanca y corbata | blusas de manga larga | ropa interior nueva | ropa térmica | mallas para ballet
    pantalon de embarazada | pantuflas | botas vaqueras | botas de casquillo del 10 | botas de agua para niño | solo nike
    la marca no importa con que abrigue | de cualquier color menos rosa | nada de flores | liso, sin letras
    Que no sea rojo, a mi hijo no le gusta. | algo más suave que no pique | que no haya que planchar
    no importa si está manchado, es para pintar la casa | algo mas moderno para una chava de 15 | para un señor flaco
    Busco algo para mi mamá, tiene 82 años y siempre tiene frío. | 2T | para recien nacido | niña 7/8
    se nos quemó la casa, necesitamos pantalones camisas y zapatos | gorro y bufanda a juego | chamarra de mezclilla
    rompevientos | un suéter chico | y zapatos que le queden al vestido | mejor vestidos | para una patoja de 8 años
    unos caites o sandalias para mi cipote | algo por Fruitvale o San Leandro | hasta 5 millas esta bien
    en cualquier parte de la ciudad | tengo carro, hasta 20 millas puedo
    una campera para mi hermano que llega de Argentina | busco un abrigo para mi mamá | usa talla M
    ropa para recién nacido | y para 5 meses? | y botas? | vestido para graduación | necesito una mochila para la escuela
    traje para entrevista de trabajo | es para mujer | talla 8 | chamarra para niño de 7 años
    pantalones de hombre cintura 34 | y cintura 33? | ropa de embarazo | tacones | bueno, y zapatos bajitos del 6
    entonces un vestido | gorro y guantes | para niños | sueter de hombre | q no pique | y con cuello de tortuga no hay?
    pijama para mi esposo | busco un vestido | sapatos pa niño | talla 1 | avrigo d mujer talla 12
    y para mi hija de 6 años | ropa de bebe | recien nacido | pantalon de hombre | cintura 33
    chaqueta azul talla M hombre | mochila | sueter talla L | mejor algo de verano | para mujer | y sandalias?
    zapatos para la escuela entonces | botas de mujer numero 7 | y en 9 | gorro para el frio | tamb guantes | de mujer
    perdon, para niña de 6 | algo para mi abuela, talla M | algo calientito | chamarra impermeable cerca de la Misión
    hola busco un abrigo de mujer | talla m | zapatos para niño de 6 años | y un suetercito | mejor una chamarra
    tienen vestidos? | ropa para bebe recien nacido | necesito ropa para una entrevista, soy mujer talla 8 | y zapatos?
    soy del 9 | tiene mochilas | pantalones de hombre talla 32 | bueno y un cinturon | ok y busco una gorra | y de mujer?
    chamarra azul talla M hombre | entonces un vestido, tiene 6 | una bufanda pues | algo para niña de 8
    perdon es niño y tiene 3 | soy hombre talla L | tenis del 8 | ok olvida los zapatos, tienen paraguas?
    busco una chamarra para hombre talla M | y algo para mi esposa, talla S | zapatos de mujer numero 7 | y del 6?
    vestido largo | y uno verde? | necesito ropa pa una entrevista, soy hombre | mejor solo camisa y pantalon
    tenis talla 9 | bueno y botas | aunq sea un sueter | y para su hermanita de 6 | ok ahora busco una falda | unos shorts
    bufanda | y guantes de mujer | ropa para niña de 4 | camisas de hombre | de manga corta
    bueno ropa comoda para mi papa, es XL | chaqueta impermeable | de niño | ropa para embarazada
    ropa de invierno para mi familia | busco un abrigo | hola, quiero unos tenis | necesito ropa para mis hijos
    buenos días, ¿tienen ropa de bebé? | algo abrigado para mi papá | uniformes para la escuela | más formal
    menos formal | algo más abrigado | más largo | donde sea | de cualquier color | cualquier talla | ella prefiere azul
    usa mediana | ¿y guantes? | ahora para mi niño, tiene 7 | mejor en verde | algo para un velorio | talla 10 mejor
    ¿y en Tijuana? | sin gorro | con bolsas porfa | para mi esposo, que trabaja en techos | vestidos
    entonces un impermeable | algo más calientito | busco pijamas | ocupo uniforme de enfermera | ropita de recién nacido
    Para mi mamá que está en silla de ruedas, algo fácil de poner | vestido para quinceañera, color vino si hay
    zapatos para bailar folclórico | que no sea lana | sin tacón | manga larga | en negro | pa un chavo alto
    cerca de la Villa | un traje para ir a la corte, tengo audiencia el 14 | guantes de trabajo | de algodón no tendrás?
    roja, no rosa | de caballero, no de dama | botas de lluvia para un chiquito | calcetines
    un traje de baño para la nena, tiene cinco | algo livianito para primavera
    Fíjese que mi nieta sale de pastorcita en la escuela y me piden un rebozo viejito, de preferencia café
    con franjas reflejantes, que trabajo en la carretera | no de esas no. tenis? | es muy formal, algo más de diario
    mi mamá ocupa una bolsa y una bufanda | es para chavo de 15 años flaco | ¿hay alguno más ligero?
    tiene algo más para él, pantalón | hay un impermeable también | ¿hay uno con bolsas? | ¿tienen alguna con gorro?
    gracias, ¿tienen gorros?`,
  choosing: `me escribieron varios, ¿a cuál se lo doy? | tres personas quieren mi abrigo, ¿cómo decido? | ¿cómo les digo que no a los demás? | ¿se vale decir que no? | ¿yo elijo a quién se lo doy? | quién decide a quién le toca | ¿puedo escoger a la persona?
    no quiero que lo revendan | ¿cómo sé que no lo van a vender? | ¿puedo ver quién me lo pide?
    ¿está mal decirle que no a alguien? | puedo rechazar a alguien | ¿tengo que dárselo al primero?
    quisiera que le llegue a quien más lo necesita | me gustaría dárselo a una mamá con niños
    me lo pidieron cinco personas, ¿a quién se lo doy? | ¿puedo ver el perfil de quien lo pide?
    ¿y si no me late la persona? | cómo le digo que no sin ofender | ¿es por orden de llegada o yo escojo?
    que no se lo lleve un revendedor | ¿puede ser para una familia que lo perdió todo?`,
  noPhone: `no tengo celular | no tengo número de teléfono, ¿puedo pedir? | ¿y si no tengo dirección?
    vivo en la calle y no tengo domicilio | ¿hace falta dar un teléfono? | me cortaron el teléfono
    ¿cómo me avisan si no tengo cel? | sin teléfono ¿cómo le hago? | no tengo ni correo ni teléfono
    ¿es obligatorio el número? | vivo en un albergue, no tengo dirección fija | solo uso la computadora de la biblioteca
    ¿me van a llamar por teléfono? no tengo`,
  ownPhotos: `¿es obligatoria la foto? | ¿hace falta una foto para publicar? | ¿necesito foto para poner el anuncio?
    ¿tengo que poner foto? | son obligatorias las fotos? | ¿puedo publicar sin foto?
    no sé tomar fotos | mi cámara no sirve | ¿cuántas fotos pongo? | ¿con una foto basta?
    no tengo con qué sacar la foto | ¿qué debe verse en la foto? | ¿le tomo foto a la mancha también?
    se me descompuso el cel y no puedo tomar fotos | ¿cómo saco una buena foto del vestido?`,
  listingSize: `¿qué talla le pongo? | no trae etiqueta, ¿qué talla escribo? | son de varias tallas, ¿qué pongo?
    ¿tengo que decir la talla? | ¿dónde escribo la talla? | la etiqueta está borrada, ¿cómo pongo la talla?
    en la bolsa hay tallas distintas, cómo lo escribo | ¿la mido o qué pongo de talla?`,
  languages: `¿hablas español? | en qué idiomas puedo escribir | ¿entiendes inglés también? | ¿puedo escribir en español?
    no sé inglés, ¿está bien? | ¿hablan náhuatl?`,
  smallTalk: `¿cómo estás? | qué tal | ¿cómo te va? | cómo andas | ¿cómo amaneciste? | qué onda | ¿todo bien?
    ¿cómo has estado? | mucho gusto | que hubo | ¿qué haces?`,
  human: `¿le puedes recordar por mí? | ¿le puedes escribir tú? | ¿le preguntas por mí? | dile de mi parte que sí voy | ¿le mandas un mensaje al donante?
    quiero hablar con una persona | ¿cuál es su teléfono? | ¿Cómo contacto con soporte? | pásame con un humano
    ¿Hay alguien a quien pueda llamar? | atención al cliente | No me gusta hablar con máquinas, ¿me comunica con alguien?
    tienen whatsapp de soporte? | ¿A qué correo les escribo si tengo un problema con la página?
    La página falla, ¿a quién le aviso? | un agente porfa | ¿Podría llamarme alguien del equipo?
    Tengo una sugerencia para la web, ¿dónde la mando? | no me entiendes, quiero una persona real
    ¿Hay un formulario de contacto? | Mi caso es complicado y prefiero explicárselo a alguien de ustedes
    ¿Tenéis un número de ayuda? | con quién me quejo de este sitio, necesito alguien de soporte
    Deme por favor un número donde los pueda localizar | ¿tienen teléfono? | pásame con alguien de verdad
    atencion al cliente | ¿Cómo me comunico con ustedes?
    no le entiendo a la máquina, joven, ¿no hay una señorita que me atienda? | numero de soporte
    ¿hay whatsapp de la página? | ¿A qué correo escribo para soporte técnico? | necesito un humano ya
    comunicame con alguien del equipo | ablar con un asesor | ¿Dónde puedo llamar si tengo un problema con el sitio?
    ocupo marcarle a alguien, ¿a qué número? | ¿Hay algún encargado con quien platicar? | ayuda de una persona porfa
    Desearía ponerme en contacto con el personal, ¿cuál es el medio? | vos no me servís, pasame con un operador`,
  keeping: `¿me lo puedo quedar? | ¿es prestado o regalado? | ¿hay que devolver la ropa después? | ¿ya es mío para siempre? | ¿luego tengo que regresarlo?`,
  listingCount: `¿cuántas cosas puedo publicar? | ¿hay un máximo de publicaciones? | ¿puedo subir veinte prendas el mismo día?`,
  apology: `perdón por lo que dije | disculpa que te hablé feo | perdona, tuve un mal día`,
} as const;
