/** Stems by document frequency in the samples and the judged pairs. */
const OFTEN = `
  aanbes advise bedrij begele beheer beoord binnen contra contro dienst direct drie eisen ervari functi gebrui gemeen
  inclus inschr interi jaar kennis levera leveri locati maakt maande medewe minima nederl niet nieuwe omgevi onderh
  onderz ontwer ontwik opdrac opleid opstel projec samen senior team techni toezic twee uitvoe verlen verste vervan vier
  vijf volgen week werk werken werkt worden wordt zijn zoeken zoekt`
const USUAL = `
  aanbie aanpak aanslu aantal aantoo aanvra accoun acht achter actual advies afdeli afgero alle analys applic arbeid
  archit automa azure basis begrot behand bekend belast beleid bent bereid bereik beschi beslui bestaa bestuu beveil
  bewaak bewone bezwaa blijft bouw bouwen bouwt brengt budget buiten busine certif circa civiel cloud colleg commun
  comple consul coordi corpor daarna dageli dagen data decemb deel deelne develo deze digita dijkve docume domein dossie
  duur eerste eigen eind eindkl elektr energi engine ervare europe exclus extern extra financ gaan gaat gebied gebouw
  geen gegeve gegund gespre gevraa groot gunnin haar handha hart hebben hebt heeft houdt huidig hybrid implem info
  inform infras inhuur inkoop inrich inspec instal integr intern inwone inzet jaarli jeugd jeugdh juridi jurist kandid
  kantoo kilome komend koppel kosten kunnen kwalit kwarta labora landel leerli leidin leidt levere levert loopti maar
  maken manage master maxima meer mensen migrat milieu miljoe minste mobili moet moeten mogeli natuur neemt negen netwer
  nieuw nieuwb niveau nodig omschr onder ondern onders onderw ongeve ontvan onze open openba opleve oploss optie opties
  organi overee overhe overle partic partij percee person plaats plan planni platfo proced proces produc profie progra
  provin public publie raad raamov rappor realis rechte refere regio region regist renova richt rioler risico rond
  ruimte samenw schole school schoon schrij securi select servic sociaa softwa specia spreek staat start stelt storin
  strate subsid systee system tarief teamle teams telefo test tien tijdel toegan tussen twaalf uitwer uren vanaf vast
  vaste vastge veerti veilig verant verbet vereis vergel vergun verkee vernie verpli vervoe verwac verwer verzor verzui
  vijfti voert voorbe voorst voorzi vragen waar waarva warmte waters wegen weken werkpl werkza wonen woning zaaksy zelf
  zelfst zeven zieken zoek zorg`
const SOME = `
  aanbod aankon aankoo aanleg aanmel aannem aansch aansla aanspr aanstu aanvul accept access achtti admini afgelo afhand
  afname afspra afstan afstem algeme alles ambula analis andere anteri apis appara archie asbest asfalt balie basiss
  bedden bedien bedraa begint behere beide beperk beproe berich beroep besche beschr beslis bestee bestek bestel betali
  bevind bewake bezoek bezwar bijdra bijeen bijsta bijzon blijve bouwku brandw breng brenge brugge bureau burger capaci
  catego centra centru circul ciso cissp client cluste code combin commis conces condit constr contac contai crisis
  daarom daarvo dagbes datace deadli defini denkni depot derde dertig design detect devops docent doelgr doen doet
  doorlo dooron draagt draaie draait drinkw dutch duurt duurza dynami econom eens eerder eigena einde elkaar elke engels
  euro evalua experi exploi facili factur fase fietse formul gecert gecont gedrag gedure geeft gegadi geldt geleve
  gelijk gemaak gemale gemidd geraam geregi geschi geslot geven gevoel gevolg gewerk gezame gezins gezond glasbe goed
  groen groeno groepe gronde gronin grote haag half hand harvey helder hele helft helpt hergeb herinr herste herzie hoog
  hoogst houd houden huisho huisve hulp hulpmi iedere iemand inburg incide indien ingeni inkome inkope inlich instel
  instru intake interv invent invoer inzame jaarpl jaarre januar jaren java jeugdc jonger junior kabels kantor kazern
  keer kent keten keuken keuzes kindce kinder klantc klantm kleine klimaa komen komt kopen krijge krijgt kubern kunstw
  kunt kwarti langs laptop legt leiden levens licent ligt lokale loopt lopen lopend lost maak maand maatsc maatwe marktc
  marktp materi maximu medior medisc meerja meldin meldka meter meubil micros midden minico minist minute mobiel model
  modell module monito montag must nacht nadere namens nash nazorg netbeh nether noord noorde office omvang omvat onafha
  onderd onderg online oost operat opnieu opslag opvang opvolg opzett orde oude ouders overbr overga overge owner pakket
  parkee partne patien percel period persoo piketd planec planne planol politi portaa prakti presta preven prijs primai
  priori privac procen progno python recht rechtb rechtm rechts recons regeli regels regelt regie reinig rekeni rekent
  releas repara resear rest result richti rijbew rijk rivier rolsto rooste ruim salari samenh scenar schaal schatt
  schuld screen scrum secret sector septem server sloop sluit sluite sluiti social specif sporth sprint staan standa
  startd statio stel sticht stikst straat stroom studen studie stukke stuurt taal taken tariev teamma tegeli telt termij
  terug terwij testen tester thuis tijd tijden toepas toetse toetst totaal traine traini trajec transf transp tweede
  tweema twinti uitbes uitbre uitgen uitgev uitker uitkom uitrol uitzen univer vaardi vacatu vallen vastgo verand verbli
  verbou verdee verduu vergad verhui verkla verlic verloo verple versch versie versla verstr vertaa vertre vertro verwij
  verzek verzoe vestig vinden vindt visie voeren voertu voldoe volgt volksh volled vooraa vooraf voorke voorne voorra
  voortg vraagt vrijwi waarde waarin waaron wachtt water waterl weeken weer wegens wekeli welke werkda wervin west weten
  wethou wijk wijken wijkte wijzig winter wissel with zestig zich ziekte zitten zonnep zorgt zuid zuiver zwemba`

const wordsOf = (text: string) => new Set(text.trim().split(/\s+/))
const [often, usual, some] = [wordsOf(OFTEN), wordsOf(USUAL), wordsOf(SOME)]

/** Inverse document frequency, in steps; 1 for a stem that hardly any other text contains. */
export function rarityOfStem(stem: string): number {
  if (often.has(stem)) return 0.1
  if (usual.has(stem)) return 0.35
  return some.has(stem) ? 0.7 : 1
}
