/** Spanish of several countries and of the phone, as in `spanishWords.ts`: an English phrase, then how it is said. */
export const spanishRegions = `
i did not bring: y no traje, que no traje, no me traje, no trajimos
jacket or sweater: chompa, chompas
twins: jimaguas
for the boy: pal varon, pal nino
for the girl: pa la hembra, para la hembra
boy and girl: hembra y varon, varon y hembra, nina y varon
baby: guagua, wawa, guaguita, wawita
something warm: algo de abrigo, algo abrigador
tiny: chiquitas, chiquitos
to match: a juego, que hagan juego
what is it: y eso que es, eso que es, que cosa es
can i try it on: puedo probarmelo, puedo probarmela, puedo probarme, me lo puedo probar, me la puedo probar
let me know when: me pueden avisar cuando, me puede avisar cuando, me avisan cuando, avisarme cuando, avisenme cuando, me avisas cuando, pueden avisarme cuando
can you let me know when it is listed: lo de avisarme
how do i donate: donde lo publico, donde la publico, donde los publico, donde publico, como subo, como lo subo, como la subo, como publico, como lo publico, como la publico
i am giving, not looking: yo la regalo, yo lo regalo, yo los regalo
do they come to my house: pasa a mi casa, pasan a mi casa, vienen a mi casa, viene a mi casa, tienen que venir a mi casa, tiene que venir a mi casa
good night: feliz noche, feliz tarde, feliz dia, que descanse, que descansen
no: no senor, no senora, no senorita, no che, no po, no pues
turns 15: cumple quince, cumple 15, cumple sus quince, cumple los quince
on the map: en el mapa
where i live: donde vivo, donde vivimos, mi domicilio
can my family pick it up: puede pasar mi esposo, puede pasar mi esposa, puede pasar mi hermano, puede pasar mi hermana, puede pasar mi hijo, puede pasar mi hija, puede recogerlo mi esposo, puede recogerlo mi esposa, puedo mandar a mi esposo, puedo mandar a mi hermana, puedo mandar a mi hijo
if i cannot come: si no llego, si no puedo llegar, si no alcanzo a llegar
what happens: que pasa, que sucede
who is giving it: quien las regala, quien los regala, quien la regala, quien lo regala, quien las da, quien los da, quien la da, quien lo da
how do i write to the donor: puedo escribirle, puedo escribirles, le puedo escribir, se le puede escribir
who do i talk to: a quien le aviso, a quien aviso, a quien le escribo, a quien le digo
how do i ask for it: como se lo pido, como se los pido, como lo solicito, como hago para pedirlo, como hago para pedirla, como le hago para pedirlo, como le hago pa pedirla, como le hago pa pedirlo
do they all come together: van juntas, van juntos, vienen juntas, vienen juntos
what does it say: que dice, que dicen, que pone, que ponen
works for me: me sirve, me sirven
is it warm: es calientita, es calentita, es calientito, es calentito, abriga, abriga mucho, calienta
do you charge: cobran algo, cobran, hay que pagar
`;

/** Words of several countries that say nothing about what is looked for. */
export const regionFillers = `
wena, wenas, po, pos, poh, bacan, filo, che, boludo, parce, parcero, chido, padrisimo, chevere, bro, wey, guey, joven, mm, mmm, uy, ay, uff, jeje, jiji, mola, guay, tio, vale, friolenta, friolento, holgadito, holgadita,
completo, completa, dice, dicen, desconfianza, arreglar, costurera, dijo, digo, cierra
`;
