/**
 * Prefixes of second parts of Dutch compounds: 'zorg' for jeugdzorg and jeugdzorgaanbieder, 'advis' for
 * beleidsadvisering. Words of procurement and of the work that is tendered, at least three letters long. Other words
 * are found too when they are long enough and a compound ends in them.
 */
export const wordParts = `
aanbested aanbied aanbod aanlei aanleg aannem aanpak aansluit aansprake aanvra abonnement acceptat accountan achter
acteur actie activit adminis advies advis advocat afdeling afspra afval afvoer agent akkoord alarm ambtena analis
analys apparat apparaat appara applicat arbeid arbo archie architect artikel asfalt assisten atelier audit auto
bad baden bagger bak balie bank banen basis bedden bediening bedrijf bedrijv begeleid begroting behandel beheer
behoud bekabel belasting beleid bemiddel benodigd bepaling berging bericht beschei bescherm beschikking bespar
bestand bestek bestel bestemming bestrat bestrijd bestur bestuur betaal betalings betrekking beveilig bevolking
bewak bewerk bewon bezorg bibliothe blad bode bodem boeken boer bomen boom boot boring borging bouw bouwkund brand
breed brief briev broker brug budget bureau burger bus buis bussen buurt camera campagne campus capacit cassette
catering centra centrum certific chauffeur check chirurg client coach code coll college commissi communicat
complex component computer concept concess concern consult contain contract control coordinat corporat cultuur
cursus daken dak data datum deal debat deel deeltij dekking depot deskundig detect diagnost dienst dieren dijk
directeur directi docent document doel domein dorp dossier draag drager drinkwater druk duin eiland eigena
element energie engineer enquete evaluat evenement examen exploit factuur factur faciliteit festival fiets film
financ firma folder fonds format formul foto functie functionar fusie gang garage garantie gas gebied gebouw gebruik
gedrag gegeven geld geluid gemaal gemal gemeente generator gevel gezin gezondheid glas goed goederen graf groen
groep grond haard hal handel handhav handleid haven heffing hef herstel hout hub huis huiz hulp huur 
hygien identit impact import incasso industri informat infra ingenieur inhuur inkomen inkoop inkoper innovat
inrichting inspect inspectie installat instell instituut instrument integrat internet interview inzamel inventar
inzet jaar jeugd jurist kaart kabel kade kader kamer kanaal kanal kantoor kantor kapitaal kast kasten keten keur
keuken kering kind klacht klant kleding kliniek klooster kosten koeling koerier kraan kracht krediet kunde kunst
kwaliteit laadpa laad laborat lamp land last lease leer leerling leges leiding leider leen leven leverancier lever
levering licent licht lift linnen locat logist logo loket loon loop lucht maatregel maatschap maat machine magazij
makel makelaar management manager markt marketing mast masten materia materie medewerk media medic meet meld
melding menu merk meter methode meting meubel meubil middel milieu mobili model module monitor monitoring motor
museum muren muziek natuur netwerk net netten niveau norm nota objec ober oever officer olie omgeving onderhoud
onderneming ondernem onderwijs onderzoek ontsluit ontslui ontwerp ontwikkel opdracht operat oplei oplossing
opname opslag optiek opvang opvolg organisat overeenkomst overgang overheid overleg overzicht palen paal pad paden
paneel panelen pand panden papier park parken parkeer partij partner patient pens pensioen perceel percelen
personeel pers persoon peuter piloot plaats plan planning plat platform plein ploeg politie pomp pompen poort
portaal portefeuille positie post praktijk preventie prijs print privacy procedur proces product productie
professional profiel programm project promot protocol psycholoog publicat radar rail ramen rapport recht rechten
recherche reclame record recreat recycl redacteur reductie regel regeling regie regio register registrat
reiniging reis reizen reizig rekening remise reparat repro reserver respons restaurat resultaat revisie ring
riool riolering risico roep rol rooster route ruimte ruimten salaris sanering schade schap scheep schema scherm
schip school schol schoonmaak schoonma schouw schuld secretari sector selectie server service set sets signal
sign simulat sister sloop sloot sluis sluiz slot software soort spec specialist speel spel spoor sport spreek
spuit staal stad stal stallen stalling stand standaard station stelsel steun stichting stof stoffen stoel storing
straat strat strategi stroom stroming structuur student studie subsidie supervis support systeem systemen taak
taal tafel taken talen tank tarief tariev taxat taxi team techni technolog tekening telefoon telling tent terrein
test tester testen therapeut therapie ticket toegang toelag toestel toets toezicht tolk toner tools traject
training trainer tram transformat transit transport trap trein tribune tuin tunnel uitgev uitgift uitkering
uitrust uitvoer uitwissel uitzend vaart vaccin vaardig vak vakken vakan vastgoed vaartuig veld velden veilig
veiligheid verbeter verbind verbouw verbruik verenig verf vergader vergoed vergunning verhaal verhard verhuis
verhuur verhuiz verkeer verkenn verkiez verkoop verleng verlen verlening verlicht vermogen vernieuw verpakking
verpleeg verpleg verslag versterk verstrek vertaal vertaler vertaling vervang vervoer verwarm verwerk verzek
verzorg verzuim vezel video visie vlees vliegtuig vloer vloot voedsel voer voertuig voetbal voorlicht voorraad
voorzien voorziening vracht vragen vrijwillig vuil waag waard wacht wagen wand warmte was water weg wegen website
wei welzijn werf werk werker werkplek werkza werkzaam werving wet wetgeving wetten wetenschap wijk wijken wijzig
winkel wissel woning wonen woord zaak zaal zaken zalen zand zee zeker zending zetel ziek ziekenhu zone zones zorg
zout zuiver zwem`

/** No seam after one of these: verzorging does not contain zorg, nor transport sport. */
export const noFirstPart =
  '^(ver|her|ont|uit|aan|door|voor|over|onder|tran|pas|dis|con|com|pre|pro|sub|inter|rap|tele|auto|manu|appar|digi|kapi|hospi|vert|best|gest|toes|opge|inge|afge|bijge|uitge|aange)$|(be|ge|ont|ver)$'

/** Words that end like one of these prefixes and are first parts all the same: 'serverbeheer' contains beheer. */
export const firstPartAfterAll = '(ser|oe|le|zil|vij)ver$|(lle|ra|ba)ge$|front$'
