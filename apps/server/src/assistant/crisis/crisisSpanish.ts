import type { CrisisTable } from './crisis.js';

const kin = `espos[oa]|marido|mujer|novi[oa]|pareja|ex|papa|padre|mama|madre|padrastro|madrastra|padres|ti[oa]|herman[oa]|prim[oa]|hij[oa]|suegr[oa]|cunad[oa]|familia|jefe|vecin[oa]|dueno|companer[oa]`;
const people = `(?:${kin}|el|ella|ellos|hombres?|senor|tipo|sujeto|muchacho|chico|alguien|desconocid[oa]|person[ae]s?|gente|donantes?|donador|quien|usuari[oa])`;
const someOf = `(?:mi (?:bebe|hij[oa]|nin[oa]|espos[oa]|mama|papa|abuel[oa]|herman[oa]|marido|novi[oa]|pareja|amig[oa]) |mis (?:hijos|ninos|hijas|bebes) |el (?:bebe|nino) |la (?:bebe|nina) |nos |me |se |estoy |estamos |esta |estan )`;
const words = (most: number) => `(?: [\\w,]+){0,${most}}`;
const want = `(?:qu|k)(?:iero|isiera)`;

const harmless: readonly string[] = [
  `muero por|morirse por|me mata(?:n)? (?:de la risa|las ganas)|matar por`,
  `siempre (?:tiene|tengo|tienen|tenemos) (?:mucho )?frio`,
  `(?:zapatos?|botas|tenis|tacones|zapatillas|sandalias|chanclas|tirantes|cuello|corbata|pantalon|pantalones)${words(3)} (?:me|le|les|nos) (?:lastim|mat|aprieta|ahorc|duel)\\w*|(?:me|le|les|nos) (?:lastim|mat|duel)\\w*(?: mucho)? (?:los|las|estos|estas|sus|mis) (?:zapatos?|botas|tenis|tacones|zapatillas|sandalias|pies)`,
  `sin (?:hogar|techo|casa) no (?:se|hay) \\w+|(?:congel\\w+|frio) (?:en|durante) (?:el |la |su |sus |mi )?(?:entrenamientos?|practicas?|clases?|oficina|trabajo|escuela|futbol|partidos?|gimnasio|iglesia|cine)`,
  `(?:direccion|domicilio|telefono|numero|nombre|datos)${words(2)}[ ,]*(?:me da|tengo|por|con) (?:mucho |un poco de )?miedo`,
  `(?:direccion|domicilio)(?: (?:ahi|aqui|alli|en|la|el|lo|pagina|sitio|mapa|para|que|se|todos|todas|todo|mundo|gente|vea|vean|ve|ven|sepa|sepan|sale|salga|aparece|aparezca|publica|publico)){1,9}[?.!,]* (?:me da|tengo) (?:mucho |un poco de )?miedo(?= *(?:$|[.,!?]))`,
  `(?<!que |si |cuando )nadie (?:me|nos) (?:(?:peg|golpe|maltrat|amenaz|lastim)[ao]|hace dano)(?= *(?:$|[.,;!]))|no me pega|me pega (?:bien|con|este|esta|el color|mas)|me toc[oa] (?:la talla|el turno|ir|hacer|comprar|recoger)`,
  `(?:caminar|jugar|correr|andar|salir|pasear|usar|llevar|ropa)(?: \\w+)? en la calle|en la calle (?:\\d|[a-z]+ (?:y|con|esquina))`,
];

/** What people say in need, in Spanish: lower case, without accents. */
export const spanishCrisis: CrisisTable = {
  harmless,
  needs: {
    danger: [
      `(?:esta|estoy|estamos|estan|sigue) (?:\\w+ )?(?:sangrando|inconsciente|desmayad[oa]|ahogand[oa]se|ahogandome|convulsionando|muriendo(?:se|me)?(?! de (?:frio|hambre|risa|ganas))|atrapad[oa]s?|herid[oa]s?|en peligro|dando a luz)|se esta (?:ahogando|muriendo|desangrando|asfixiando|quemando)|me estoy (?:muriendo(?! de (?:frio|hambre|risa|ganas))|desangrando|ahogando)`,
      `no (?:puede|puedo|pueden) respirar|no respira|no despierta|no reacciona|no deja de sangrar|sangra mucho|perdiendo mucha sangre|se desmayo|infarto|ataque al corazon|sobredosis|derrame cerebral|dolor (?:fuerte )?(?:de|en el) pecho|convulsi\\w+|duele (?:mucho )?el pecho|se (?:trago|tomo) (?:\\w+ ){0,2}(?:cloro|veneno|pila|pastillas)`,
      `(?:me |se |nos )?(?:tome|tomo|trague|trago|ingeri|ingirio|bebi|bebio|tomado|tragado) (?:(?:\\w+ )?(?:todas?|todos?|much[oa]s|demasiad[oa]s|monton|frasco|bote|caja|\\d\\d+|veinte|treinta|cuarenta)\\b(?: \\w+){0,4} (?:pastillas?|medic\\w+|pildoras?|tabletas?|paracetamol\\w*|aspirinas?)|(?:\\w+ ){0,2}(?:veneno|cloro|lejia|raticida|insecticida|anticongelante))|me (?:tome|trague) (?:las |unas |mis )?pastillas|envenen\\w+|intoxic\\w+|se (?:esta |puso |pone |ha puesto )?(?:poniendo )?(?:azul|morad[oa])(?= *(?:$|[.,!?]|y|de|mi|el|la))|labios (?:azules|morados)`,
      `(?:llam\\w+|necesit\\w+|mand\\w+|envi\\w+|${want})(?: \\w+){0,2} (?:policia|ambulancia|911|emergencias|bomberos|medico|paramedicos)`,
      `(?:casa|apartamento|cocina|edificio|cuarto|departamento|carro|coche|carpa) (?:\\w+ )?(?:esta(?: en llamas| ardiendo| quemandose)|se (?:esta )?(?:quemando|incendiando))|hay (?:un )?(?:fuego|incendio) en|huele a gas|fuga de gas`,
      `(?:${people}|hay)\\b${words(9)} (?:con|tiene|trae|saco|saca) (?:un |una )?(?:cuchillo|pistola|arma|machete|navaja|rifle|bate)`,
      `(?:${people}|hay)\\b${words(5)} (?:(?:afuera|fuera|detras|frente) de mi (?:puerta|casa|ventana)|quieren? entrar|trat\\w+ de entrar|se meti\\w+) ?(?:a |en )?(?:mi casa)?`,
      `se (?:me |nos )?meti\\w+ (?:a|en) (?:mi|nuestra) (?:casa|cuarto|apartamento)`,
      `me (?:dispar\\w+|apunal\\w+|acuchill\\w+|balear\\w+|atropell\\w+)|(?:lo|la) (?:apunal|atropell|balear)\\w+|balacera|tiroteo`,
    ],
    despair: [
      `(?:estoy|me siento|ando) (?:muy |tan |bien )?(?:triste|sol[oa])(?= *(?:$|[.,!]))`,
      `suicid\\w*|matarme|me (?:${want}|puedo|podria|voy a|iba a) (?:matar|morir|suicidar)|quitarme la vida|acabar con (?:mi vida|todo)|terminar con (?:mi vida|todo)|hacerme dano|cortarme (?=las venas|los brazos)|cortarme las venas|me corto los`,
      `${want}(?: \\w+)? (?:morir|morirme|desaparecer|estar muert[oa]|dormir y no despertar|no despertar)|(?:se quiere (?:morir|matar|suicidar)|quiere (?:morir|morirse|matarse|suicidarse))|ganas de (?:morir|morirme|desaparecer)|deseo (?:morir|estar muert)`,
      `no ${want}(?: \\w+)? (?:vivir|existir|despertar|estar viv[oa]|estar aqui(?= *(?:$|[.,!?]|mas|ya))|seguir(?= *(?:$|[.,!?]|viviendo|asi|con (?:mi vida|esto))))|no (?:tengo|hay|le veo|encuentro)(?: \\w+){0,2} (?:ganas de (?:vivir|seguir|nada)|(?:raz\\w+|motivos?) (?:para|de) (?:vivir|seguir|continuar)|sentido)|sin ganas de vivir`,
      `no le (?:encuentro|hallo|veo|tengo)(?: \\w+){0,2} sentido(?= *(?:$|[.,!?]|a|en))|(?:nada|la vida|mi vida) (?:ya )?(?:no )?tiene sentido|no vale la pena (?:seguir|vivir|continuar|estar|nada|mi vida|la vida|levantar\\w+)|para que (?:seguir|vivo|vivir)(?= *(?:$|[.,!?]|asi|viviendo))|(?:${want}|voy a|ganas de|pienso en|pensando en|pienso) (?:aventarme|tirarme|lanzarme|arrojarme|saltar|brincar) (?:del?|desde|al?|por|en frente)|(?:${want}|voy a|ganas de|pienso en|pensando en) (?:colgarme|ahorcarme|envenenarme)|me (?:${want}|voy a|podria|puedo) (?:aventar|tirar|lanzar|arrojar|colgar|ahorcar)(?= *(?:$|[.,!?]|del|de un|desde|al tren|al metro|por))`,
      `ya no (?:puedo|aguanto|soporto|doy)(?: mas| esto| esta vida| vivir\\w*| seguir)*(?= *(?:$|[.,!?]|asi|y|con))|no (?:puedo|aguanto|soporto) mas(?= *(?:$|[.,!?]|asi|y|con|esta vida))|no puedo (?:seguir asi|seguir viviendo|con mi vida|vivir asi)`,
      `nadie me (?:extran\\w+|va a extranar|echaria de menos|quiere|necesita)|a nadie le import\\w+|(?:estarian|estaria|seria|esten?) mejor (?:sin mi|muert[oa]|morir)|mejor (?:muert[oa]|me muero|morirme|morir)`,
      `la vida (?:no (?:vale|tiene|merece)|ya no)|mi vida no (?:vale|tiene)|cansad[oa] de (?:vivir|la vida|todo(?= *(?:$|[.,!?])))|harto de vivir|harta de vivir|odio mi vida|me odio`,
      `(?:estoy|me siento|ando) (?:muy |tan |bien |totalmente )?(?:desesperad[oa](?! por)|deprimid[oa]|sin esperanza|inutil y|vaci[oa]|completamente sol[oa]|muy sol[oa]|tan sol[oa])|perdi la esperanza|no tengo esperanza|soy una carga`,
    ],
    assault: [
      `(?:me|nos|la|lo|le) (?:ha |han |esta |estan |quiere |quieren |intento |quiso |trato de |va a )*viol(?:a|o|an|aron|aba|ado|ar|arme|ando|aria)\\b|violarme|violaron|fui violada|fui violado|violacion(?! de (?:las|los|la|el) (?:reglas|terminos|normas))|abus\\w+ sexual\\w*|agresion sexual|acos\\w+ sexual\\w*|trata de personas|trata de blancas`,
      `abus(?:o|aron|aba|a|an|aban|ado|ando) de (?:mi|mis|ella|el|nosotras|su)\\b|me (?:manose\\w+|forz\\w+|oblig\\w+ a (?:tener|acostar|prostitu)\\w*|tocaron|toqueteo)|me (?:esta tocando|toca|toco)(?= (?:sin|el cuerpo|las? |mis? partes|los|cuando|al|y|ahi))|(?:${people})\\b${words(4)} me (?:toco|toca|tocaba|ha tocado)\\b(?! (?:la|el|en|a|ir|hacer))`,
    ],
    violence: [
      `(?:me|nos|la|lo|las) (?:tienen?|tenian?|mantienen?|tuvieron|tuvo|dejan?|dejo|dejaron)(?: \\w+)? (?:encerrad|secuestrad|amarrad|cautiv|retenid)[oa]s?|(?:me|nos|la|las) (?:oblig\\w+|fuerzan?|forz\\w+) a (?:trabajar|prostitu\\w+|pedir (?:dinero|limosna)|vender\\w*|robar|mendigar|casar\\w*)|tratantes?|proxeneta|padrote`,
      `(?:${kin}|el|ella)(?: \\w+)? (?:me )?(?:quemo|rompio|tiro|destruyo|corto|boto|escondio|quito|desgarro|vendio) (?:toda |todas |tod[oa] )?(?:mi ropa|la ropa|mis cosas|mis ropas)|(?:no me da|me quita|me controla)(?: \\w+){0,2} (?:dinero|comida|celular|telefono)|(?:descubrio|averiguo|encontro|supo|se entero de|sabe) (?:donde (?:vivo|estoy)|mi direccion)|me (?:pidio|pide|pidieron|exige|exigio)(?: \\w+){0,2} (?:sexo|relaciones|fotos? (?:desnud|intim)\\w+)|sextorsion|extorsion\\w*|(?:tiene|tienen|publico|difundio|va a (?:publicar|mandar|subir)) (?:mis|las|unas) (?:fotos|videos|imagenes) (?:intim|desnud|privad)\\w+|(?:amenaz\\w+|quiere|va a)(?: \\w+){0,2} (?:publicar|mandar|subir|difundir|enviar) mis (?:fotos|videos)|(?:tengo que|debo|si no) (?:acostarme|dormir|tener relaciones|tener sexo) con (?:el|ella)`,
      `violencia (?:domestica|de genero|en (?:mi |la )?casa|familiar|intrafamiliar)|(?:${kin}) (?:es|se pone|esta) (?:muy )?(?:violent[oa]|agresiv[oa]|abusivo|abusiva|maltratador)|orden de (?:restriccion|alejamiento)`,
      `(?:me|nos|la|lo|le|les) (?:ha |han |esta |estan |quiere |quieren |vive |volvio a |siguen? )*(?:golpe\\w+|maltrat\\w+|amenaz\\w+|acos(?:a|o|an|aron|ado|ando|aba)|agred\\w+|persig\\w+|persegu\\w+|atac(?:a|o|an|aron|ando|ado)|secuestr\\w+|estrangul\\w+|ahorc\\w+|siguiendo|encerr\\w+|chantaje\\w+|asalt(?:o|aron|ado)|abus\\w+)`,
      `(?:viene|vienen|vino|anda|andan|esta|estan) (?:\\w+ )?(?:siguiendome|persiguiendome|acosandome|amenazandome|golpeandome|pegandome|maltratandome)`,
      `(?:${people})\\b${words(6)} (?:me|nos|la|les|le) (?:ha |esta |volvio a |quiere |quiso )*(?:peg(?:a|o|an|aba|aron|ado|ando|ar)|lastim\\w+|patea\\w*|empuj\\w+|rob(?:o|aron)|hizo dano|hace dano|matar|mate|va a matar|insult\\w+|sigue(?! (?:quedando|gustando|debiendo|sin))|siguio|siguen|persigue|molesta\\w*|asusta|asusto|jal(?:a|o|aron)|quem(?:o|a))\\b`,
      `me (?:pega|pegaba|pego|pegan|pegaron)(?= *(?:$|[.,!?]|y|mi (?:${kin})|mucho|todos|cuando|otra|muy|fuerte))|me (?:quiere|quieren|va a|van a|quiso|intento) (?:hacer dano|lastimar|pegar|golpear|matar|violar|secuestrar)|(?:va|quiere|quieren|trato|intento) (?:a |de )?(?:hacerme dano|matarme|pegarme|golpearme|lastimarme|violarme)|me va(?:n)? a matar|me quieren? matar`,
      `me robaron|nos robaron|me asaltaron|(?:fui|he sido|estoy siendo|soy|era) (?:\\w+ )?(?:maltratad|golpead|abusad|victima|amenazad|acosad|perseguid|asaltad|atacad)\\w*|sufr\\w+ (?:de )?(?:violencia|abuso|maltrato)`,
      `(?:tengo|le tengo|tenemos|me da|con) (?:mucho )?miedo(?= (?:a|de) (?:mi|el|ella|que (?:mi|el|ella|me|nos)|volver|ir a (?:mi )?casa|un|una|ese|este|regresar)| *(?:$|[.,!?]))|no (?:me siento|estoy|estamos) segur[oa]s? (?:en (?:mi |la )?casa|con)|(?:hui|huyendo|escapando|huimos|escapamos|me escape|me fui huyendo|tuve que huir|escape de)(?: (?:de )?(?:mi |la |el |su )?\\w+)?|no (?:puedo|podemos) (?:volver|regresar) a (?:mi |la |nuestra )?casa|no me deja (?:salir|ir)`,
      `(?:${people})\\b${words(5)} (?:(?:quiere|pidio|pide|exige) (?:\\w+ ){0,2}(?:sexo|fotos? (?:desnud|intim)\\w+|desnud\\w+|relaciones)|me (?:pidio|pide|manda|mando|sigue mandando) (?:\\w+ )?(?:sexo|desnud\\w+|mensajes? (?:sexuales|obscenos|feos)|fotos? (?:desnud|intim)\\w+|relaciones|amenazas)|no me deja en paz|sabe donde vivo|me (?:espera|esperaba) (?:afuera|fuera)|vino a mi casa)`,
    ],
    shelter: [
      `donde (?:puedo|podemos) (?:dormir|comer|quedarme|quedarnos|pasar la noche|ducharme|banarme)(?! con)|donde (?:hay|esta|queda|encuentro) (?:un |el )?(?:albergue|refugio|comedor)|(?:sin|no (?:tengo|hay|tenemos)) calefaccion`,
      `no (?:tengo|tenemos|tiene|tienen|hay) (?:a |en )?(?:donde|adonde|lugar|sitio|un lugar) ?(?:donde |para |a )?(?:dormir|vivir|ir|quedar\\w*|pasar la noche|estar)|no (?:tengo|tenemos) (?:casa|hogar|techo|comida|que comer|nada que comer|cobijas?|ropa(?! (?:de|para (?:la|el|una?|mi))))|no (?:tengo|tenemos) (?:nada )?que poner(?:me|nos)(?= *(?:$|[.,!?]|y|esta noche|hoy|ahora))|no (?:tengo|tenemos) nada(?= *(?:$|[.,!]))|nada que ponerme (?:esta noche|hoy|ahora)|sin (?:ropa|abrigo|zapatos) (?:para )?(?:esta noche|hoy)`,
      `(?:sin|perdi (?:mi|el)) (?:hogar|techo|casa)|indigente|desalojad\\w*|desamparad\\w*|(?:viv\\w+|duerm\\w+|dorm\\w+|estoy|estamos|qued\\w+|ando|andamos|noches?|ninos|hijos|hijas|bebe|familia) en (?:la calle|mi carro|el carro|mi coche|una carpa|la intemperie|un albergue|un refugio)|en la ca(?:ll|y)e(?= *(?:$|[.,!?]|y|con|esta noche|hoy|desde))`,
      `(?:lo )?perd(?:i|imos) (?:todo|mi casa|nuestra casa|toda (?:la|mi|nuestra) ropa|todas? (?:mis|nuestras) cosas)|se (?:(?:me|nos|le|les) )?(?:quemo|inundo|incendio|derrumbo|quemaron) (?:la |mi |nuestra |toda |todo|el )?(?:casa|apartamento|departamento|ropa|edificio|hogar)?|(?:la|mi|nuestra) casa se (?:nos |me )?(?:quemo|inundo|incendio|derrumbo)|incendio en (?:mi|la|nuestra) casa|un incendio`,
      `(?:me|nos) (?:han |ha |acaban de )?(?:echaron|corrieron|sacaron|desalojaron|botaron|echo|corrio|saco|boto|echado|corrido)(?: de (?:mi |la |nuestra )?casa| a la calle| del (?:apartamento|departamento|cuarto))`,
      `(?:me|nos) (?:echaron|corrieron|desalojaron|botaron)|(?:no (?:he|hemos|ha|han) comido|tengo (?:mucha )?hambre|tenemos (?:mucha )?hambre|me muero de hambre)|(?:necesit\\w+|busc\\w+|ocup\\w+) (?:un )?(?:refugio|albergue|techo|lugar (?:donde|para) (?:dormir|quedar\\w*))|me robaron (?:toda )?(?:la|mi) ropa`,
      `no (?:tengo|tenemos)(?: \\w+)? (?:abrigo|chaqueta|chamarra|zapatos|nada)(?= (?:y (?:hace|tengo|hay)|para esta noche|esta noche|contra el frio|para el frio de hoy))`,
    ],
    cold: [
      `${someOf}(?:\\w+ )?(?:congel\\w+|helad[oa]s?|temblando|tiritando|muert[oa]s? de frio)|(?:tengo|tenemos|pas\\w+|hace) (?:mucho|muchisimo|demasiado|tanto) frio(?= *(?:$|[.,!?]|y|aqui|afuera|esta noche|ayud|por favor|en la calle))|(?:me|nos|se) (?:estoy |estamos |esta )?(?:muer\\w+|murien\\w+|morimos) de frio|congelandome|muriendome de frio|hipotermia`,
      `(?:bebe|recien nacido|nin[oa]s?|hij[oa]s?) (?:tiene|tienen|pasa|pasan|esta pasando|estan pasando) (?:mucho )?frio(?= *(?:$|[.,!?]|y|esta noche|aqui|ayud))`,
    ],
  },
  members: `donantes?|donador\\w*|quien (?:me )?(?:da|dona|dio|pidio|regala|ofrece)|persona que (?:da|dona|dio|pidio|regala|ofrece|vino)|(?:de|en) (?:aqui|este sitio|esta pagina)|(?:el|la) que (?:dona|da|pidio|regala)|recog\\w+|entrega|(?:esta|este|la|el) (?:pagina|sitio|app|aplicacion)|mi (?:anuncio|donacion|publicacion)|a cambio de|me (?:da|de|dara|dio|regala|regale|entrega|entregue)(?: \\w+){0,2} (?:abrigo|chaqueta|chamarra|ropa|zapatos|vestido|cosas?|botas|donacion)`,
  giving: `donar|dono|regalar|quiero dar|voluntari\\w*`,
  words:
    'marido esposo esposa novio novia pareja golpea golpeo maltrata maltrato violaron amenaza amenazo amenazando siguiendo acosando acosa sangrando respira respirar ambulancia policia suicidarme matarme morir vivir desesperada desesperado quemo incendio calle dormir quiero hogar techo perdimos congelando abusaron donante pistola cuchillo muriendo persigue hambre miedo albergue refugio',
};
