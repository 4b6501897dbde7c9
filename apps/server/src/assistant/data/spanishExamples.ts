/** The same in Spanish. */
export const spanishExamples = {
  'item.how': `¿cómo lo consigo? | quiero el segundo, ¿qué hago ahora? | me lo apartas porfa | ¿Qué tengo que hacer para pedir ese?
    me interesa la primera, cómo la pido | Buenas tardes, quisiera solicitar el abrigo gris, ¿cuáles son los pasos?
    yo las quiero!! con quien hablo | ¿Dónde le doy clic para pedir las botas? | Me lo quedo. ¿Y ahora?
    sí, ese mero, ¿cómo le hago para que me lo den? | ¿Me podrían reservar la bufanda roja?
    Vale, la última me viene de perlas, ¿cómo la solicito? | como ago para pedirlo | ¿Puedo quedarme con esos?
    Fíjese que a mi hijo le hace falta la chamarra, ¿cómo hago para que nos la regalen? | Apúntame para el número dos
    necesito ese, ¿le escribo a la persona o cómo va la cosa? | Me gustaría tener el vestido, dígame cómo proceder
    hola q boton aprieto para pedir este`,
  'item.state': `¿todavía está disponible? | ¿sigue ahí? | ya se lo dieron a alguien? | ¿Aún están libres esas dos? | ¿Ya la apartaron?
    dime que nadie se ha llevado las botas | ¿Todavía hay o ya voló? | ¿La bufanda sigue disponible, o ya tiene dueño?
    Seguro que ya me lo ganaron, ¿no? | ¿Hay alguien más pidiéndolo antes que yo? | sigue disponible el primero
    Perdone, ¿el abrigo ya fue entregado? | ¿Está reservado o se puede pedir aún? | llegué tarde?
    ¿El segundo ya está comprometido con alguien? | ¿cuántas personas lo han pedido ya? | ya no está vdd
    ¿Nadie ha solicitado el vestido azul todavía? | Antes de ilusionarme, ¿sigue en pie ese?`,
  'item.donor': `¿quién lo da? | de quién es | ¿Quién regala el primero? | ¿Cómo se llama la persona que lo ofrece?
    ¿Es la misma persona la que da los dos? | quién subió ese | ¿Me puede decir quién es el donante?
    ¿De quién son las botas? | ¿Lo da un particular o una asociación? | Quisiera saber a quién le estaría escribiendo
    ¿Qué vecino está regalando la bufanda? | es de una señora o de un chavo? | quien es la persona del segundo
    ¿Sabes algo de quien lo publicó? | ¿Quién es el dueño actual de la chaqueta?
    ¿La que da esto ha regalado otras cosas antes? | a nombre de quién está la última
    ¿Quién puso en la lista el abrigo verde? | ¿Y estos de parte de quién vienen?`,
  'item.place': `¿dónde está? | en qué colonia | ¿En qué barrio está el primero? | qué tan lejos me queda | ¿Está cerca del centro?
    por dónde es eso | ¿A cuántos kilómetros está de mi casa? | ¿Las botas están en esta ciudad?
    ¿Me queda cerca andando? | ¿Qué zona es la del segundo? | Vivo en la zona 7, ¿eso queda lejos?
    ¿Se llega en metro hasta ahí? | ¿Cuál de estos está más cerquita de la estación? | en donde queda lo de la bufanda
    ¿Los dos están por el mismo rumbo? | ¿Sería tan amable de decirme en qué parte de la ciudad se encuentra? | ubicación?
    ¿El abrigo está por aquí o hay que cruzar toda la ciudad? | ¿Cuánto se tarda uno en llegar hasta donde está?`,
  'item.time': `¿cuándo puedo recogerlo? | puedo ir el sábado? | ¿A qué hora se puede pasar por él?
    ¿Qué días tiene libres la persona? | mañana temprano se puede? | Salgo del trabajo a las seis, ¿me daría tiempo?
    ¿Se podría el fin de semana? | solo puedo en las tardes | ¿Para cuándo podría tener las botas? | hoy mismo se puede?
    ¿En qué horario se recoge el abrigo? | Trabajo de noche, ¿sería posible por la mañana?
    que dias puedo ir x el segundo | ¿Antes del viernes hay chance?
    Yo nada más descanso los domingos, ¿ese día está bien? | ¿Puedo pasar por la bufanda entre semana?
    ¿Puede esperar hasta la semana que viene? Estoy de viaje | ¿Hasta qué hora puedo ir por él?
    ¿Me lo podrían dar a mediodía?`,
  'item.listed': `¿cuándo lo publicaron? | de cuándo es el anuncio | ¿Cuánto tiempo lleva publicado? | ¿Es reciente o ya tiene rato?
    ¿Qué día subieron el primero? | hace cuánto que está ahí | ¿Desde cuándo ofrecen las botas? | ¿Es un anuncio viejo?
    fecha de publicación? | ¿Lo acaban de poner? | ¿Cuál de los dos se publicó antes?
    ¿La bufanda la pusieron esta semana? | Me parece que ya lo había visto el mes pasado, ¿es el mismo anuncio?
    ¿Hace muchos días que listaron el segundo? | ¿alguno de estos es de hoy? | cuando salio lo del abrigo
    ¿Podría decirme en qué fecha se dio de alta esta publicación? | eso es nuevo o es de hace meses?
    ¿Cuándo apareció la chamarra en la página?`,
  'item.size': `¿qué talla es? | de qué número son | ¿Me quedará? Mido 1.60 | ¿Es talla mediana o grande? | vienen chicas o normales?
    ¿El primero le serviría a un niño de ocho años? | Calzo del 38, ¿me valen las botas? | ¿Cuánto mide de largo?
    qué talla sería en Europa | ¿Es de hombre o de mujer la talla? | soy talla 14 crees que me entre
    ¿La chaqueta queda ajustada o floja? | ¿Podría darme las medidas en centímetros, por favor?
    ¿Las dos son de la misma talla? | Tengo el pie ancho, ¿me apretarán? | ¿Qué tan largas son las mangas del abrigo?
    es XL? | Mi mamá es bajita, ¿no le quedará enorme? | ¿El vestido llega hasta la rodilla?`,
  'item.more': `cuéntame más | ¿cómo es? | dame más detalles del primero | ¿De qué material está hecho? | ¿Abriga bastante?
    ¿Qué más dice el anuncio? | son impermeables? | ¿Está muy usado o casi nuevo? | Descríbame las botas, por favor
    q marca es | ¿La chamarra tiene capucha? | Quisiera más información del segundo | ¿Tiene alguna mancha o rotura?
    ¿Lleva cremallera o botones? | a ver, ¿y el último qué tal está? | ¿En qué estado se encuentra el abrigo?
    No veo bien la pantalla, ¿me lee lo que pone sobre ese? | ¿De qué color es exactamente la bufanda?
    ¿Y ese sirve para la lluvia?`,
  'more.more': `muéstrame otros | ninguno de estos | ¿qué más hay? | siguiente | ¿no tienes otros? | No me gusta ninguno
    algo parecido pero diferente | ¿Son todos o hay más? | enséñame más opciones porfa | ¿Habrá otra como la primera?
    mmm no me convencen, ¿qué otra cosa tienes? | Esos ya los vi, quiero ver otros distintos | Pásame los que siguen
    a ver más | ¿Podría mostrarme algunos más, si es tan amable? | estos no son lo que busco
    ¿Nada más dos? Pensé que habría una lista más larga | ¿Tenéis alguno similar? | No, esos no. Sigue`,
  'more.closer': `¿hay algo más cerca? | están muy lejos, ¿no hay por mi casa? | muéstrame solo los de mi colonia | más cerquita porfa
    No puedo ir tan lejos | ¿Tienes otros que queden por el centro? | ¿No habrá alguno al que pueda ir andando?
    eso está al otro lado de la ciudad, busca por aquí | ¿Hay otros a menos de dos kilómetros? | algo q me quede cerca
    Yo no manejo, necesito uno a la vuelta de mi casa | Ordénalos por cercanía | ¿Y en mi barrio no hay nada?
    Me gustaría ver los más próximos a mi domicilio | muy lejos | Vivo en el sur, ¿tienes otros por ahí?
    Para mí es una hora en camión, ¿no tiene otro menos retirado? | Lo mismo pero más cerca
    ¿Tenéis alguno que no pille tan lejos?`,
  'more.bigger': `¿hay más grandes? | lo tienes en una talla mayor? | esos son muy chicos para mí | necesito una talla más
    ¿Habrá en XL? | Está muy pequeño, busco algo más amplio | más grande porfa | ¿Tienes tallas extra?
    Mi esposo es grandote, eso no le entra; ¿hay más grandes? | ¿Y en el número 44 no hay?
    eso me aprieta seguro, enséñame otros más anchos | Mi hijo ya creció, muéstreme la talla siguiente
    ¿No hay uno igual pero más grande? | quiero ver solo de la L para arriba
    Esas parecen de niño, yo las necesito de adulto | ¿Tendréis algo parecido en talla grande? | un numero mas grande
    Me quedarían cortos, ¿hay más largos? | ¿Sería posible ver lo mismo en una talla superior?`,
  'more.smaller': `¿hay más chicos? | ¿lo tienes en una talla menor? | me queda enorme, busco algo más pequeño | una talla menos
    ¿Habrá en XS? | son muy grandes para mí | más pequeño porfa | Yo soy menudita, ¿no tienen tallas chicas?
    Eso es de adulto, lo necesito de niño | ¿Y en el número 35 no hay? | me nada eso jaja, enséñame otros más chiquitos
    ¿No hay uno igual pero más pequeño? | quiero ver solo de la S para abajo
    He adelgazado, muéstreme lo mismo en una talla inferior | Se le caería a mi hija, ¿hay más angostos?
    ¿Tendréis algo parecido en talla pequeña? | para bebé más bien, ese está grandote
    Me arrastrarían, ¿los hay más cortos? | baja una talla`,
  'more.colors': `¿hay en otros colores? | lo tienes en negro? | lo mismo pero azul | no me gusta el color | ¿Habrá una roja?
    rosa no, otro color | ¿Qué otros colores hay? | algo más oscurito | Es para un velorio, lo necesito en negro
    ¿Tenéis alguno en gris? | Muéstrame nada más los verdes | ese color está muy chillón, ¿hay algo más discreto?
    ¿No viene en color beige? | Para el uniforme tiene que ser azul marino, ¿hay? | igual pero de otro color porfa
    Mi hijo no se pone nada amarillo, ¿qué más colores tienes? | más clarito | ¿Sería posible verlo en un tono más alegre?
    liso, sin rayas, de un solo color`,
  cost: `¿cuánto cuesta? | es gratis? | ¿Hay que pagar algo? | qué precio tiene | ¿Está a la venta o lo regalan?
    ¿Dónde está la trampa? | No traigo dinero ahorita | ¿De verdad no cobran nada? | a cómo lo dan
    ¿Hay alguna comisión o cuota? | ¿Tengo que darle algo a cambio a la persona?
    Soy jubilada y voy justa de dinero, ¿esto sale por algo? | se paga en efectivo o con tarjeta | ¿Cuánto le debo?
    Quiero comprar el primero | ¿Me van a cobrar después? | o sea que no cuesta ni un peso? | ¿Piden algún depósito?
    ando sin lana, igual puedo pedir?`,
  account: `¿necesito una cuenta? | cómo inicio sesión | ¿Dónde me registro? | no me llega el código
    ¿Hay que darse de alta para pedir algo? | ¿Puedo usarlo sin registrarme? | donde está el botón de entrar
    ¿Cómo me hago un perfil? | Me pide un código de seis números, ¿de dónde lo saco? | no puedo entrar a mi cuenta
    ¿Se puede entrar con Google? | Quisiera inscribirme, ¿qué se necesita? | hazme una cuenta
    Puse mi correo y no me mandaron nada para entrar | ¿Es obligatorio ser miembro? | el código ya venció, mándame otro
    Dice que primero inicie sesión y no sé cómo | como me registro aki
    Mi hija ya tiene cuenta, ¿yo también tengo que abrir una?`,
  password: `se me olvidó la contraseña | ¿cómo cambio mi contraseña? | quiero restablecer la clave
    No me acuerdo de la contraseña que puse | me dice contraseña incorrecta a cada rato
    ¿Se pueden usar llaves de acceso (passkeys)? | ¿Dónde pongo una contraseña nueva? | ¿Aquí se usa contraseña o no?
    perdí mi passkey al cambiar de celular | Creo que alguien sabe mi clave, necesito otra | cual es mi contraseña`,
  email: `¿cómo cambio mi correo? | tengo un correo nuevo | Me equivoqué al escribir mi email, ¿lo puedo corregir?
    quiero poner otro correo en mi cuenta | Ya no uso esa dirección de Hotmail, ¿cómo la sustituyo?
    ¿Dónde actualizo el correo electrónico? | mi cuenta está con el email de mi hija y quiero poner el mío
    Perdí el acceso a mi Gmail viejo y necesito cambiarlo en mi perfil | se puede tener dos correos en la misma cuenta?
    cambiar email | ¿En qué parte de los ajustes se modifica el correo?`,
  inbox: `¿dónde están mis mensajes? | cómo veo quién pidió mis cosas | ¿Dónde está la bandeja de entrada?
    ¿Me ha escrito alguien? | no encuentro el chat con la señora que dona | ¿Dónde aparecen las solicitudes que mandé?
    Me llegó un correo de que tengo un mensaje, ¿dónde lo leo? | tengo mensajes nuevos?
    Quiero ver quiénes se interesaron por lo que publiqué | ¿En qué parte veo mis conversaciones? | ver mis pedidos`,
  privacy: `¿quién puede ver mi dirección? | mi número sale público? | ¿Guardan esta conversación? | ¿Qué hacen con mis datos?
    No quiero que sepan dónde vivo | ¿Alguien más lee mis mensajes? | venden mi información?
    ¿La otra persona ve mi correo? | ¿Se ve mi nombre verdadero? | puede mi ex encontrarme aquí?
    ¿Le pasan mis datos al gobierno? No tengo papeles | Prefiero quedar en el anonimato, ¿se puede?
    ¿Cuánto tiempo se conservan estos chats? | quién ve lo que te estoy escribiendo | ¿Cuál es su política de privacidad?
    ¿Todos pueden ver mi ubicación? | Espero que mi teléfono no le llegue a cualquiera | ¿Usáis cookies o me rastreáis?
    ¿Le llega mi domicilio al donante cuando le escribo?`,
  safety: `¿es seguro? | esto es confiable? | me suena a estafa | ¿No es peligroso verse con un desconocido?
    Me da miedo ir sola | ¿Puedo ir acompañada cuando nos veamos? | cómo sé que no es fraude
    ¿Verifican a las personas que donan? | Vivo sola, ¿es prudente que vengan a mi casa? | no me vayan a asaltar
    ¿Qué precauciones debo tomar al encontrarme con esa persona? | ¿Me puedo fiar de la gente de aquí?
    Me piden que mande dinero antes, ¿eso es normal? | ¿Ha habido robos o problemas con esto?
    neta es real o es puro engaño? | ¿Y si la persona resulta ser mala? | consejos de seguridad
    Mi mamá no quiere que vaya porque no los conocemos | ¿Es un timo?`,
  donate: `¿cómo dono ropa? | tengo ropa para regalar | ¿Puedo publicar la mía aquí? | Quiero dar unos zapatos que ya no uso
    dónde subo mi ropa | ¿Cómo se ofrece algo en esta página?
    A mis hijos ya no les queda nada de esto, ¿cómo se lo paso a alguien? | Yo no necesito, yo quiero donar
    ¿Qué hago para poner un anuncio? | reciben donaciones? | Falleció mi papá y quisiera regalar sus trajes
    Tengo el armario a reventar y me gustaría dar cosas | como publico una chamarra | ¿Cualquiera puede donar?
    Me mudo y no me puedo llevar todo, ¿lo puedo ofrecer por aquí? | publicar prenda
    ¿Nuestra parroquia podría donar abrigos? | También quiero ayudar, ¿dónde pongo mis cosas?
    ¿Qué datos me piden si quiero regalar ropa?`,
  bundle: `¿pongo todo junto o por separado? | ¿Puedo meter cinco camisas en un solo anuncio?
    Tengo una bolsa entera, ¿hago una sola publicación? | uno por uno o todo en paquete
    ¿Cada prenda necesita su propio anuncio? | Son veinte conjuntos de bebé, ¿tengo que publicar veinte veces?
    ¿Se puede ofrecer como lote? | ¿Es mejor juntar las cosas de la misma talla en una publicación?
    me va a llevar una eternidad subirlas una a una | Si publico un lote, ¿alguien puede pedir solo una pieza?
    ¿Conviene agrupar varias prendas al publicarlas?`,
  condition: `¿en qué estado debe estar la ropa que doy? | aceptan ropa manchada? | ¿Puedo donar algo con un hoyito?
    ¿Tiene que estar lavada la ropa que regale? | ¿Lo que doy tiene que ser nuevo?
    mis pantalones están rotos, los puedo publicar? | Le falta un botón, ¿igual lo puedo donar?
    ¿Se admite ropa muy gastada? | ¿Reciben ropa interior usada?
    Tengo zapatos viejitos, ¿todavía sirven para dar o mejor no? | ¿Hay requisitos de calidad para donar?`,
  onlyClothes: `¿también hay muebles? | tienen juguetes? | ¿Es solo ropa? | Necesito una cuna, ¿la consigo aquí?
    ¿Puedo regalar libros? | hay comida? | ¿Se puede publicar una carriola?
    Tengo un sofá para dar, ¿lo acepta esta página? | ¿Y cobijas o trastes, o nada más cosas de vestir?
    puedo poner un microondas | ¿También regaláis pañales o leche para bebé? | una silla de ruedas | tienen carriolas
    ¿tienen pañales? | necesito una cuna | bicicletas | ¿hay comida?`,
  listingTime: `¿cuánto dura un anuncio? | mi publicación caduca? | ¿Y si nadie lo quiere?
    Llevo tres semanas y nadie ha pedido lo que puse | ¿Los anuncios se borran solos?
    ¿Cuántos días permanece visible lo que publico? | ¿Puedo renovar mi anuncio para que dure más?
    desapareció mi publicación, ya venció? | ¿Qué pasa con las cosas que nadie pide? | nadie se interesa por mi ropa
    ¿Hay fecha límite para lo que uno publica?`,
  remove: `¿cómo quito mi anuncio? | ya lo regalé, ¿cómo lo marco? | quiero editar mi publicación
    Me equivoqué en la descripción de lo que doy, ¿la puedo corregir? | borrar mi anuncio
    Ya entregué mis zapatos y me siguen escribiendo, ¿cómo cierro la publicación?
    Al final me voy a quedar con la chaqueta que puse, quítenla | ¿Cómo le cambio la foto a lo que publiqué?
    marcar como entregado | puse mal la talla en mi anuncio | ¿Puedo ocultar lo mío mientras estoy de vacaciones?
    ¿puedo borrar lo que publiqué si me arrepiento? | ¿puedo quitar después lo que puse?`,
  removeAccount: `borra mi cuenta | ¿cómo cierro mi cuenta? | Quiero que eliminen todos mis datos | ya no quiero estar registrado
    ¿Cómo me doy de baja? | Deseo cancelar mi registro por completo | dónde está el botón para eliminar la cuenta
    Quiten mi perfil y todo lo que tengan de mí | Si cierro la cuenta, ¿se borra todo? | desactivar perfil
    Mi papá falleció y tenía cuenta aquí, ¿cómo la cierro?`,
  pickup: `¿lo mandan a domicilio? | hacen envíos? | No tengo carro | ¿Dónde nos vemos? | ¿Puede recogerlo mi hermana por mí?
    me lo pueden traer? | No puedo salir de casa | ¿Cómo se hace la entrega?
    ¿Voy a su casa o quedamos en un sitio público? | ¿Me lo podrían enviar por correo? Yo pago
    ando en silla de ruedas y no puedo ir por él | ¿El donante me lo acercaría? | hay algún punto de entrega?
    ¿Lo dejan en la puerta o me lo dan en mano? | Vivo en un pueblo y no pasa el autobús, ¿qué hago?
    puede ir mi novio en mi lugar | ¿Quién decide el lugar para encontrarnos?
    Me acaban de operar, ¿habría manera de que me lo traigan? | ¿Llega por paquetería?`,
  pictures: `¿hay fotos? | mándame una foto | ¿Puedo ver más imágenes? | no carga la foto | ¿Tienes una foto de la parte de atrás?
    sin imagen no me animo, ¿la hay? | ¿Dónde se ven las fotografías? | La imagen está borrosa, ¿no hay otra mejor?
    foto porfa | ¿Por qué este no trae foto? | ¿Podría el donante sacarle otra foto más de cerca?`,
  save: `guárdalo para después | ¿puedo ponerlo en favoritos? | Avísame cuando haya nuevos | ¿Hay lista de deseos?
    Lo voy a pensar, ¿lo puedo guardar en algún lado? | me mandas una notificación si sale algo así
    ¿Dónde están los que guardé? | Quisiera recibir un correo cuando publiquen otro parecido | agregar a favoritos
    ¿Se pueden activar alertas? | recuérdame este mañana`,
  report: `quiero reportar a alguien | este tipo me está acosando | Me trataron muy mal | ¿Cómo bloqueo a una persona?
    ese anuncio es falso, repórtalo | Al llegar, la señora me quiso cobrar | bloquear usuario
    Me mandan mensajes groseros | Quisiera poner una queja de un donante | hay una foto indecente en un anuncio
    Un vecino está revendiendo lo que le regalan aquí`,
  unanswered: `no me contestan | ¿cuánto tardan en responder? | me dejaron en visto | Escribí hace tres días y nada
    ¿Por qué no me responde la señora? | el donante me ignora | ¿Es normal que no contesten?
    Sigo esperando respuesta del donante | ¿Qué hago si nunca me contesta? | ya le escribí 2 veces y ni sus luces
    ¿Cuántos días hay que esperar a que respondan? | Habíamos quedado en un día y dejó de contestar | aún no me responde
    ¿Puede usted recordarle que me conteste? | Pedí algo la semana pasada y silencio total
    le mando otro mensaje o espero? no me ha contestado | A lo mejor no vio lo que le escribí, ya pasó una semana
    Escribí a cuatro personas y ninguna me ha respondido | ¿Cuándo me van a contestar?`,
  afterAsking: `¿qué pasa después de pedirlo? | cómo sé si me lo dieron a mí | ¿Quién decide a quién se lo dan?
    ya mandé la solicitud, ¿y luego? | ¿Me avisan si me toca? | ¿Es para el primero que lo pida?
    Si lo piden varios, ¿cómo escogen? | ¿Me llega un correo si me eligen? | le di al botón de contactar, con eso ya?
    ¿Pedirlo significa que ya es mío? | ¿Me dicen algo si se lo dan a otro? | Después de enviar el mensaje, ¿qué sigue?
    me aceptaron!! y ahora qué hago | ¿Cuándo sabré si me han elegido? | ¿Es seguro que me lo den si lo solicito?
    escogen al azar o cómo | ¿Quién escribe primero una vez hecha la petición?
    ¿Recibiré alguna confirmación de mi solicitud? | ¿Qué probabilidades tengo si hay más gente que lo pide?`,
  cancelRequest: `cambié de opinión | ¿cómo cancelo mi solicitud? | No voy a poder ir mañana | ya no lo necesito
    quiero retirar mi petición | Me salió un imprevisto y tengo que cancelar
    ya conseguí uno en otro lado, ¿cómo anulo lo que pedí? | pedí el equivocado sin querer
    ¿Todavía me puedo echar para atrás? | Se me descompuso el carro y no llego a la cita, ¿qué hago? | cancélalo
    ¿Cómo le digo a la persona que ya no me interesa? | estoy enferma y habíamos quedado hoy
    Le di a contactar por error, ¿se puede deshacer? | ¿Pasa algo si cancelo?
    Tendríamos que cambiar el día porque me movieron el turno
    A mi nieto ya le compraron unos, mejor que se los den a otra familia y no a nosotros
    No me dan permiso en el trabajo para ir por él y ya había dicho que sí | Quisiera desistir de lo que solicité ayer`,
  noShow: `no llegó | me dejaron plantado | Esperé una hora y no vino nadie | ¿Qué hago si la otra persona no se presenta?
    fui al lugar y no había nadie | La que quería mi abrigo nunca pasó por él
    Quedamos a las doce, son las dos y no aparece | estoy aquí y no hay nadie | No estaba en su casa cuando llegué
    Ya es la segunda vez que me queda mal y no viene a la cita | ¿Puedo dárselo a otro si el que iba a venir no vino?`,
  noFit: `¿y si no me queda? | se puede devolver? | ¿Hay cambios? | me lo probé en casa y me aprieta, ¿qué hago?
    ¿Qué hago si no le queda a mi hijo una vez que lo tenga? | Si no me gusta, ¿lo tengo que regresar?
    ¿Me lo puedo probar antes de llevármelo? | los que me dieron ayer me quedaron grandes
    ¿Puedo pasárselo a otra persona si no me sirve? | Política de devoluciones | ¿Y si llego a casa y no me cierra?
    ¿Me lo cambiarían por otro? | Recogí las botas y me hacen daño, ¿puedo cambiarlas?
    y si no es de mi talla lo regreso o q | En caso de que no me venga bien, ¿debo devolvérselo al donante?
    ¿Lo puedo volver a publicar aquí si no me vale? | Me da pena llevármelo y que luego no le quede a mi mamá
    no me quedó :( ahora qué | ¿Aceptaría el donante que se lo devuelva si no sirve?`,
  whoMayAsk: `¿cualquiera puede pedir? | tengo que demostrar que soy pobre? | ¿Hay límite de ingresos?
    ¿Puedo pedir para una amiga? | yo sí trabajo, igual puedo? | ¿Quiénes tienen derecho a esto?
    ¿Me van a pedir papeles? | No es que esté muy necesitado, ¿está mal que pida algo? | es solo para gente sin casa?
    ¿Hace falta un informe de los servicios sociales? | No quiero quitárselo a alguien que lo necesite más
    Soy migrante, ¿me dejan pedir? | ¿Puedo solicitar algo para mi vecina, que no usa internet?
    ¿Qué requisitos hay para recibir ropa? | Somos un albergue, ¿podemos pedir para nuestra gente?
    necesito comprobante de algo? | ¿Tengo que vivir en esta ciudad para poder solicitar?
    Ganamos un poquito más del mínimo, ¿todavía calificamos? | ¿Los estudiantes también podemos?`,
  howMany: `¿cuántos puedo pedir? | hay un tope de cosas por persona? | ¿Me puedo llevar los dos?
    ¿Se puede pedir más de una cosa? | puedo pedir todos? | ¿Cuántas prendas por familia?
    Tengo cuatro hijos, ¿puedo pedir algo para cada uno? | Ya me dieron un abrigo, ¿puedo pedir otra cosa más?
    ¿Solo uno por persona? | máximo cuántos | ¿Puedo escribirles a tres donantes a la vez?`,
  age: `¿qué edad hay que tener? | tengo 15, puedo usarlo? | ¿Es solo para mayores de edad? | ¿Cuál es la edad mínima?
    soy menor, hay problema? | Mi hija tiene trece, ¿puede pedir ella sola? | ¿Hay que tener 18?
    ¿Los adolescentes necesitan permiso de sus papás? | A mis 83 años, ¿no soy ya muy vieja para esto?
    mi hermanito de 12 se puede registrar? | ¿Hay límite de edad?`,
  taxes: `¿dan recibo para impuestos? | es deducible? | ¿Me dan un comprobante de la donación para Hacienda?
    Necesito algo para mi declaración de la renta | ¿Expiden recibos deducibles para el SAT?
    Mi contador me pide constancia de lo que doné | ¿Puedo desgravar la ropa que he dado? | recibo fiscal porfa
    ¿Tengo que declarar lo que me regalan? | ¿Están registrados como donataria autorizada?
    doné como mil pesos en ropa, lo puedo deducir?`,
  device: `¿hay app? | funciona en el celular? | ¿La puedo descargar para iPhone? | no la encuentro en la Play Store
    ¿Necesito computadora? | Mi teléfono es muy viejito, ¿se abrirá la página? | ¿Se puede usar en una tableta?
    app para android | ¿Hay que instalar algo? | se ve raro en mi cel | ¿Qué navegador me recomendáis para esta web?`,
  noShop: `¿dónde está su tienda? | a qué hora abren | ¿Cuál es su dirección? La de ustedes | ¿Puedo ir al local a ver?
    abren los domingos? | ¿Tienen bodega donde llevar las bolsas? | ¿Hay tienda física? | hasta qué hora cierran
    ¿Dónde quedan sus oficinas? | ¿Tenéis alguna sucursal en Sevilla?
    Quisiera pasar a su tienda con mi nieta, ¿qué horario manejan?`,
  categories: `¿qué tipo de cosas hay? | tienen ropa de niño? | ¿Qué categorías hay? | qué se puede encontrar aquí
    ¿Hay cosas para hombre también? | ¿Qué clase de prendas regala la gente? | hay zapatos o solo ropa
    ¿Tenéis ropa premamá? | Dígame todas las secciones, por favor | ¿También hay uniformes y ropa de trabajo?
    ¿Aparte de abrigos qué más suelen dar?`,
  about: `¿qué es esta página? | cómo funciona esto | ¿quién eres? | eres un bot? | ¿Hablo con una persona o con una máquina?
    Explíqueme qué es Clothesline | No entiendo de qué va esto | es inteligencia artificial?
    Mi nieta me mandó aquí, ¿para qué sirve? | qué puedes hacer tú | ¿Cómo funciona todo, de principio a fin?
    Es mi primera vez aquí, ¿cuál es la idea? | ¿Tú cómo te llamas?
    ¿Es como una tienda de segunda mano en línea o qué es? | Contestas rapidísimo, ¿eres humano? | de qué trata esta web
    ¿Me podría explicar con palabras sencillas en qué consiste el sitio? | qué eres exactamente`,
  operator: `¿quién maneja esta página? | quién hizo esto | ¿Qué empresa está detrás? | ¿Es del gobierno? | de quién es este sitio
    ¿Lo lleva el ayuntamiento? | ¿Son voluntarios o es un negocio? | ¿Quién fundó Clothesline?
    ¿Qué organización administra la web? | es de alguna iglesia? | Quisiera saber quién es el responsable de este servicio`,
  thanks: `gracias | muchas gracias | eso es todo | ok grax | No, así está bien, gracias | Muy amable, me ayudó mucho
    mil gracias!! | perfecto, ya no necesito nada más | Se lo agradezco de corazón | Dios se lo pague
    ya con eso, gracias | no, nada más`,
  bye: `adiós | hasta luego | nos vemos | chao | bye | Que tenga buen día | me voy | Buenas noches, hasta mañana
    ahí nos vemos | Hasta la próxima | cuídate`,
  rude: `eres un inútil | pendejo | vete a la mierda | qué bot más estúpido | idiota | no sirves para nada | cállate
    chinga tu madre | Menuda basura de robot | gilipollas | Tienes menos cerebro que una piedra`,
  none: `de qué material es | es piel de verdad o imitación? | son impermeables? | trae gorro la chamarra? | ¿Tiene capucha?
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
    son de tiro alto? | está nueva con etiqueta? | llevan cordones o son de meter | en negro por favor | mejor en azul
    talla 9 por favor | del 27 mexicano | número 42 de hombre | tienes en mediana | mejor botas | no, tenis
    y pantalones? | y guantes? | también gorros | algo con capucha | que no sea de lana | nada de piel, soy vegana
    de algodón nomás | para el invierno | es para mi hijo de 6 años | para mi niña que tiene 11 pero está altita
    para mi esposo, es talla 36 | para un bebé de tres meses | para mi abuelita | de mujer no de hombre
    para gemelos de 4 añitos | a menos de dos millas del Castro | en Noe Valley | en la Misión | solo en oakland
    en Daly City hay algo? | vivo en el 94110, que se pueda ir caminando | por el Excelsior
    a 10 minutos en camión de Civic Center | no tan formal | algo más elegante, es para la corte | más calientito
    algo más ligero | más gruesa | algo más largo que tape la rodilla | con cierre, no con botones
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
    una campera para mi hermano que llega de Argentina | ¿para qué edad son? | ¿cuál es más grande?
    como le hago para pedirlo | la de cuero, ¿de qué color es? | ¿y las otras son muy calientes? | ¿Qué dibujos traen?
    ¿Lo usaron mucho? | ¿Le quedará a alguien de cabeza grande? | ¿la otra de qué color es?
    ¿de qué color es y qué talla? | ¿están en buen estado? | ¿me puedo llevar solo la bufanda? | gracias, ¿cómo los pido?
    ¿cuánto cuesta? | busco un abrigo para mi mamá | usa talla M | ropa para recién nacido | y para 5 meses? | y botas?
    vestido para graduación | necesito una mochila para la escuela | traje para entrevista de trabajo | es para mujer
    talla 8 | chamarra para niño de 7 años | pantalones de hombre cintura 34 | y cintura 33? | ropa de embarazo | tacones
    bueno, y zapatos bajitos del 6 | entonces un vestido | gorro y guantes | para niños | sueter de hombre | q no pique
    y con cuello de tortuga no hay? | pijama para mi esposo | busco un vestido | sapatos pa niño | talla 1
    avrigo d mujer talla 12 | y para mi hija de 6 años | ropa de bebe | recien nacido | pantalon de hombre | cintura 33
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
    buenos días, ¿tienen ropa de bebé? | algo abrigado para mi papá | uniformes para la escuela | la azul
    la de color turquesa | el de rayas | la de mezclilla | la más grande | el más abrigado | ¿habla español? | más formal
    menos formal | algo más abrigado | más largo | donde sea | de cualquier color | cualquier talla | tiene manchas
    tienen agujeros | ¿hay que llevarse todo? | ella prefiere azul | usa mediana`,
  human: `quiero hablar con una persona | ¿cuál es su teléfono? | ¿Cómo contacto con soporte? | pásame con un humano
    ¿Hay alguien a quien pueda llamar? | atención al cliente | No me gusta hablar con máquinas, ¿me comunica con alguien?
    tienen whatsapp de soporte? | ¿A qué correo les escribo si tengo un problema con la página?
    La página falla, ¿a quién le aviso? | un agente porfa | ¿Podría llamarme alguien del equipo?
    Tengo una sugerencia para la web, ¿dónde la mando? | no me entiendes, quiero una persona real
    ¿Hay un formulario de contacto? | Mi caso es complicado y prefiero explicárselo a alguien de ustedes
    ¿Tenéis un número de ayuda? | con quién me quejo de este sitio, necesito alguien de soporte
    Deme por favor un número donde los pueda localizar`,
} as const;
