/**
 * Synonyms, abbreviations and English pairs: one line a group. `a | b` are the same, whichever was typed; `x > a | b`: whoever
 * types x asks for a and b too, and not the other way round. Lower case, singular; terms of four words at most. Inflections and
 * derivations are found by rules, see stem.ts and derivations.ts.
 */
export const synonymLines = `
openbare verlichting | straatverlichting | lantaarnpalen | lichtmasten
bouwen > nieuwbouw | bouwwerk | realisatie nieuwbouw
bouw > nieuwbouw | verbouwing | renovatie | aannemer | bouwkundig
bouwwerkzaamheden | bouwwerken | bouwkundige werkzaamheden
aannemer > bouwwerkzaamheden | bouwkundig aannemer | hoofdaannemer
hoofdaannemer | main contractor | general contractor
onderaannemer | subcontractor
bouwbedrijf | bouwonderneming | aannemersbedrijf
nieuwbouw | new construction | nieuwbouwproject
verbouwen | verbouwing | verbouw
verbouwen > renovatie | interne verbouwing | herinrichting gebouw
renovatie | renoveren | renovation
renovatie > grootschalige renovatie | groot onderhoud | verbouwing
restauratie monument | restauratiewerkzaamheden | monumentenrestauratie
monument > rijksmonument | gemeentelijk monument | monumentenzorg
monumentenzorg | erfgoedzorg
cultureel erfgoed | cultuurhistorie | cultuurhistorisch erfgoed
transformatie gebouw | herbestemming | herontwikkeling gebouw
slopen | sloop | sloopwerk | sloopwerkzaamheden
sloop > asbestsanering | circulaire sloop | amoveren
amoveren | slopen | sloopwerk
circulair slopen | circulaire sloop | oogsten bouwmaterialen
sloper | sloopbedrijf
asbest | asbestsanering | asbestverwijdering
asbest > asbestinventarisatie | asbestonderzoek | asbestdak
asbestinventarisatie | asbestonderzoek
asbestsaneerder | asbestsanering
uitbreiding gebouw | aanbouw | uitbouw
casco | ruwbouw
ruwbouw > fundering | betonwerk | metselwerk
afbouw > stukadoorswerk | tegelwerk | schilderwerk | wandafwerking | plafonds
inbouwpakket | inbouw interieur
design and build | design & build | d&b
design and construct | design & construct | d&c | ontwerp en uitvoering
engineering and construct | engineering & construct | e&c
dbfm | design build finance maintain
dbm | design build maintain | design build en maintain
dbmo | design build maintain operate
uav-gc | uav gc | geintegreerd contract | geïntegreerd contract
uav | uniforme administratieve voorwaarden
raw | raw-bestek | raw bestek | standaard raw
raw-raamovereenkomst | raw raamovereenkomst | open posten bestek
open posten bestek | openpostenbestek
bestek | bestekken | besteksteksten
bestek > stabu | raw-bestek
bestekschrijver | besteksvoorbereider | bestekschrijven
stabu | stabu-bestek
bouwteam | bouwteamovereenkomst | bouwteampartner
turnkey | sleutelklaar
directievoering | bouwdirectie | directie uav
directievoerder | directievoering | directievoering en toezicht
toezichthouder bouw | bouwtoezicht | opzichter
opzichter | dagelijks toezicht | toezicht op de uitvoering
toezichthouder uav-gc | contractbeheersing uav-gc
bouwmanagement | bouwprojectmanagement | construction management
bouwmanager | bouwmanagement
bouwprojectleider | projectleider bouw
bouwbegeleiding | bouwbegeleider
bouwkundige | bouwkunde | bouwkundig adviseur
bouwkundig onderhoud | onderhoud gebouwen | gebouwenonderhoud
bouwkundig tekenaar | bouwtekenaar | tekenaar bouwkunde
bouwinspecteur | inspecteur bouw | toezichthouder bouw
bouwplaatsinrichting | inrichting bouwplaats | bouwplaatsvoorzieningen
bouwkeet | keet | schaftkeet
bouwhek | bouwhekken | afzethekken
bouwlogistiek | bouwhub
uitvoerder bouw | bouwuitvoerder
uitvoerder gww | uitvoerder infra | uitvoerder civiel
werkvoorbereider | werkvoorbereiding
calculator bouw | bouwcalculator | kostendeskundige | bouwkostendeskundige
kostendeskundige | kostenraming | kostenadviseur | cost engineer
cost engineer | cost engineering | kostendeskundige
bouwkosten | bouwkostenadvies | bouwkostenraming
planner bouw | bouwplanning
projectvoorbereider infra | werkvoorbereider infra | werkvoorbereider gww
technisch manager infra | technisch manager ipm
ipm | integraal projectmanagement
omgevingsmanager | omgevingsmanagement
contractmanager infra | contractmanager gww | contractmanager ipm
architect | architectuur | architectendiensten
architect > bouwkundig ontwerp | architectenselectie | ontwerpteam
architectenbureau | architectendiensten
architectenselectie | selectie architect
interieurarchitect | interieurontwerp | interieurontwerper
landschapsarchitect | landschapsarchitectuur | landschapsontwerp
stedenbouwkundige | stedenbouw | stedenbouwkundig ontwerp
stedenbouwkundig plan | stedenbouwkundig ontwerp
constructeur | constructieadvies | constructief ontwerp
constructeur > constructieberekening | sterkteberekening
constructieadvies | constructief adviseur | constructieadviseur
constructieberekening | sterkteberekening | constructieve berekening
bouwfysica | bouwfysisch advies | bouwfysisch adviseur
akoestiek | geluidsadvies | akoestisch advies
akoestisch onderzoek | geluidsonderzoek
installatieadviseur | installatieadvies | adviseur installaties
installatieadvies > w-installaties | e-installaties
ontwerpteam | ontwerpende partijen
ingenieursbureau | ingenieursdiensten | engineering services
ingenieursdiensten > civiele techniek | constructieadvies | installatieadvies | planvorming
ingenieur > ingenieursdiensten | engineer
bim | bouwwerk informatiemodel | building information modeling
bim-modelleur | bim modeller | revit modelleur
bim > revit | 3d-model | ifc
3d-scan | 3d-scanning | laserscan | puntenwolk
inmeten | inmeting | landmeten | landmeetkundige werkzaamheden
landmeter | landmeetkundige | landmeten | geodesie
landmeten > gnss | total station | tachymeter
geodeet | geodesie | geodetisch
maatvoering | maatvoerder | uitzetten werk
bouwvergunning | omgevingsvergunning bouwen | omgevingsvergunning
wkb | wet kwaliteitsborging
kwaliteitsborger | kwaliteitsborging bouw
constructieve veiligheid | constructief veilig
mjop | meerjarenonderhoudsplan | meerjaren onderhoudsplan | meerjarenonderhoudsplanning
dmjop | duurzaam meerjarenonderhoudsplan | duurzaam mjop
nen 2767 | nen2767 | conditiemeting
conditiemeting | conditie-inspectie | bouwkundige inspectie
nen 3140 | nen3140 | keuring elektrische arbeidsmiddelen | elektrische keuring
nen 1010 | nen1010 | elektrische laagspanningsinstallatie
nen 2580 | nen2580 | meetcertificaat
opleverkeuring | oplevering | bouwkundige oplevering
nulmeting bebouwing | bouwkundige vooropname | bouwkundige opname
trillingsmeting | trillingsmonitoring
zettingsmeting | zettingsmonitoring | deformatiemeting
deformatiemeting | deformatiemonitoring
fundering | funderingswerk | foundation
fundering > heipalen | funderingsherstel | paalfundering
funderingsherstel | herstel fundering | funderingsrenovatie
funderingsonderzoek | onderzoek fundering
heien | heiwerk | heipalen | paalfundering
heipalen > betonpaal | schroefpaal | boorpaal
damwand | damwanden | sheet piling | damwandplanken
bouwput | bouwkuip
grondkering | keerwand | keermuur
keermuur | keerwand | l-wand
onderheien | onderheid | paalmatras
sondering | sonderingen | grondmechanisch onderzoek
geotechniek | grondmechanica | geotechnisch advies
geotechnisch onderzoek | grondonderzoek | sonderen en boren
metselaar | metselwerk | metselen
metselwerk > voegwerk | gevelherstel | baksteen
voegwerk | voeger | gevelvoegen
gevelrenovatie | gevelherstel | gevelonderhoud
gevelreiniging | gevelreinigen | gevel schoonmaken
gevel > gevelbekleding | gevelrenovatie | vliesgevel
gevelbekleding | gevelbeplating
vliesgevel | glasgevel
gevelisolatie | buitengevelisolatie | spouwmuurisolatie
isoleren | isolatie | isolatiewerk
isolatie > dakisolatie | vloerisolatie | gevelisolatie | spouwmuurisolatie | isolatieglas
isolatiemateriaal | isolatiematerialen
verduurzaming | verduurzamen | verduurzaming gebouwen
verduurzaming > isolatie | zonnepanelen | warmtepomp | ledverlichting | energiebesparing
verduurzaming vastgoed | verduurzaming maatschappelijk vastgoed | duurzaam vastgoed
beton | betonwerk | betonconstructie
betonherstel | betonreparatie | betonrenovatie
betonwerk > bekisting | wapening | betonstort
prefab beton | betonelementen | prefab betonelementen
betonmortel | stortbeton
wapening | betonstaal | wapeningsstaal
timmerman | timmerwerk | timmerwerkzaamheden
timmerwerk > kozijn | aftimmeren | houtbouw
kozijn | kozijnen | ramen en deuren
kozijn vervangen | vervanging kozijnen | kozijnvervanging
raam | venster | ramen en kozijnen
deur > binnendeur | buitendeur | automatische deur | branddeur
automatische deur | automatische deuren | schuifdeur | deurautomaat
overheaddeur | sectionaaldeur | roldeur | bedrijfsdeur
brandwerende deur | branddeur | brandwerende scheiding
hang- en sluitwerk | hang en sluitwerk | sloten en scharnieren
slotenmaker | sleutelservice | sloten
sluitplan | sleutelplan | sluitsysteem | cilinders en sleutels
sleutelkast | sleutelbeheersysteem | sleutelbeheer
houtbouw | houten bouw | houtskeletbouw
hsb | houtskeletbouw
biobased bouwen | biobased | biobased bouwmaterialen
conceptueel bouwen | fabrieksmatig bouwen | industriële bouw | conceptuele woningbouw
modulair bouwen | modulaire bouw | unitbouw | modulebouw
unitbouw | units | tijdelijke units
prefab | geprefabriceerd | geprefabriceerde gebouwen
tijdelijke huisvesting | noodlokalen | tijdelijke units | unitbouw
noodlokaal | noodlokalen | tijdelijk klaslokaal
tijdelijk schoolgebouw | tijdelijke huisvesting school | tijdelijke schoolhuisvesting
flexwoning | flexwoningen | flexwonen | tijdelijke woning
container units | portakabin | kantoorunits
staalconstructie | staalbouw | stalen constructie
staalbouwer | staalconstructie
lasser | laswerk | lassen
lassen | laswerkzaamheden | welding
lasapparatuur | lasapparaat | lasmachine
constructiebankwerker | metaalbewerker | metaalbewerking
metaalbewerking | metaalbewerken | verspanen
cnc | cnc-machine | cnc machine | cnc-frees
freesmachine | freesbank
draaibank | draaimachine
smid | smederij | smeedwerk
hekwerk | hekwerken | omheining | fencing
hekwerk > poort | spijlenhek | gaashekwerk | ballenvanger
omheining | erfafscheiding | afrastering
toegangspoort > schuifpoort | draaipoort | speedgate
slagboom | slagbomen | parkeerslagboom
leuning | leuningwerk | balustrade | railing
dakdekker | dakwerk | dakbedekking
dakbedekking | dakwerkzaamheden | dakwerk | roofing
dak > dakbedekking | dakrenovatie | dakonderhoud | dakinspectie | dakgoot
dakonderhoud | onderhoud daken | onderhoud platte daken
dakrenovatie | dakvervanging | renovatie dak
bitumen dakbedekking | bitumineuze dakbedekking
epdm | kunststof dakbedekking
dakgoot | goot | zinkwerk
groendak | groendaken | sedumdak | vegetatiedak | groen dak
dakveiligheid | valbeveiliging | dakveiligheidsvoorziening
valbeveiliging | valbeveiligingssystemen | veilig werken op hoogte
dakpannen | pannendak
riet dekken | rieten dak | rietdekker
leidekker | leiendak | leien
schilder | schilderwerk | schilderen | schilderwerkzaamheden
schilderwerk > binnenschilderwerk | buitenschilderwerk | verfwerk | glaszetten
painting works | schilderwerk
verf | verfproducten | verf en lak | verfmaterialen
verf > lak | beits | muurverf
behanger | behangwerk | behangen
stukadoor | stukadoorswerk | stucwerk | pleisterwerk
stucwerk > pleisterwerk | spuitwerk
tegelzetter | tegelwerk | tegelzetten
tegels | wandtegels | vloertegels
natuursteen | natuursteenwerk | steenhouwer
plafond | systeemplafond | plafondwerk
systeemplafond | plafondplaten | verlaagd plafond
systeemwand | scheidingswand | binnenwand
scheidingswand > vouwwand | verplaatsbare wand | mobiele wand
vouwwand | paneelwand | mobiele wand
vloer > vloerbedekking | gietvloer | dekvloer | vloerafwerking
vloerbedekking | vloerafwerking | flooring
vloerbedekking > tapijt | tapijttegels | linoleum | pvc-vloer | marmoleum
tapijt | tapijttegels | vloertapijt
linoleum | marmoleum
gietvloer | kunststof gietvloer | troffelvloer | kunstharsvloer
dekvloer | afwerkvloer | cementdekvloer
parket | houten vloer | parketvloer
computervloer | verhoogde vloer
vloerenlegger | vloeren leggen | woningstoffering
stoffering | stofferingswerk | projectstoffering
stoffeerder | stoffering | stofferen
herstofferen | herstoffering
glas | glaswerk | beglazing
glaszetter | glaszetten | glasreparatie | beglazing
beglazing > dubbel glas | isolatieglas | hr++ | triple glas
dubbel glas | hr++ glas | isolatieglas
glasschade | ruitschade | glasherstel
voorzetraam | achterzetraam | achterzetbeglazing
zonwering | zonwering buiten | zonneschermen
zonwering > screens | raambekleding | lamellen | jaloezieën
raambekleding | raamdecoratie | binnenzonwering | gordijnen
gordijn | gordijnen | overgordijn | vitrage
theatergordijn | toneeldoek | toneelgordijn
keuken > keukenblok | pantry | keukeninrichting
keukenblok | keukenblokken | keukens en toebehoren
pantry | keukenblok kantoor
badkamer | badkamerrenovatie | natte cel
bkt | badkamer keuken toilet | badkamers keukens toiletten
toilet | wc | toiletgroep | sanitaire ruimte
toiletgroep | renovatie toiletgroepen | toiletblok
openbaar toilet | openbare toiletten | publiek toilet | urinoir
mobiel toilet | mobiele toiletten | toiletunits | dixi
toiletwagen | mobiele sanitaire voorziening | sanitaire units
sanitair | sanitaire voorzieningen | sanitaire installatie
loodgieter | loodgieterswerk | loodgieterij
loodgieter > sanitair | riolering | waterleiding | lekkage
lekkage | lekdetectie | waterlek
trap > trappen | trappenhuis | noodtrap
noodtrap | vluchttrap
traplift | trapliften | stoellift
lift | liften | elevator
lift > personenlift | goederenlift | liftonderhoud | liftinstallatie | liftrenovatie
liftinstallatie | liftinstallaties | liften
liftonderhoud | onderhoud liften | onderhoud liftinstallaties
liftmonteur | liftonderhoud
liftkeuring | keuring liften
liftvervanging | vervangen lift | liftrenovatie | modernisering lift
roltrap | roltrappen | rolpad | escalator
hefplateau | plateaulift | platformlift
gondel gevelonderhoud | glazenwassersinstallatie | gevelonderhoudsinstallatie
steiger bouw | steigerbouw | steigers | steigerwerk
steigerbouw > rolsteiger | gevelsteiger
ladder | ladders en trappen | klimmaterieel
klimmaterieel | keuring klimmaterieel | ladders en steigers
hoogwerker | hoogwerkers | aerial platform | schaarhoogwerker
kraan > hijskraan | mobiele kraan | autolaadkraan | graafmachine
hijskraan | torenkraan | telekraan
bovenloopkraan | loopkraan | portaalkraan
havenkraan | kadekraan
hijsmiddelen | hijs- en hefmiddelen | hef- en hijsmiddelen | hijsgereedschap
keuring hijsmiddelen | keuring hijs- en hefmiddelen
bouwmaterialen | bouwstoffen | building materials
bouwmaterialen > hout | zand | cement | stenen | isolatiemateriaal
bouwmarkt | doe-het-zelf artikelen | ijzerwaren
ijzerwaren | bevestigingsmaterialen | bevestigingsmiddelen | hardware artikelen
schroeven | bouten en moeren | bevestigingsmaterialen
hout | houtproducten | houtmateriaal | timber
plaatmateriaal | houtplaten | multiplex
hardhout | tropisch hardhout
school bouwen | nieuwbouw school | schoolgebouw | nieuwbouw basisschool
schoolgebouw | schoolgebouwen | onderwijsgebouw | onderwijshuisvesting
onderwijshuisvesting | schoolhuisvesting | huisvesting onderwijs
kindcentrum | ikc | integraal kindcentrum
ikc | integraal kindcentrum | brede school
basisschool | primair onderwijs
sporthal | sportzaal | gymzaal | gymlokaal
sporthal > sportaccommodatie | sportcomplex
gymzaal | gymlokaal | gymnastieklokaal | sportzaal
zwembad | zwembaden | swimming pool
zwembad > zwembadtechniek | waterbehandeling zwembad | buitenbad | instructiebad
zwembadtechniek | zwembadinstallatie | zwemwaterbehandeling
zwembadchemicaliën | chemicaliën zwembad | zwembadchloor
beweegbare bodem zwembad | beweegbare zwembadbodem
gemeentehuis | stadhuis | raadhuis | gemeentekantoor
gemeentewerf | werf gemeente | buitendienstlocatie | nieuwbouw werf
kantoorgebouw | kantoorpand | kantoorhuisvesting
kantoorrenovatie | herinrichting kantoor | verbouwing kantoor
ziekenhuisbouw | nieuwbouw ziekenhuis | ziekenhuisgebouw
verpleeghuis | zorgcentrum | woonzorgcentrum | nieuwbouw verpleeghuis
gevangenis | penitentiaire inrichting | pi | justitiële inrichting
politiebureau | politiegebouw
brandweerkazerne | kazerne brandweer | brandweerpost | nieuwbouw brandweerkazerne
kazerne | legerplaats | defensielocatie
ambulancepost | ambulancestandplaats
dorpshuis | multifunctionele accommodatie | mfa | buurthuis
mfa | multifunctionele accommodatie | multifunctioneel centrum
mfc | multifunctioneel centrum | multifunctionele accommodatie
buurthuis | wijkcentrum | buurtcentrum | gemeenschapshuis
museum > museuminrichting | tentoonstellingsbouw | depot
museuminrichting | tentoonstellingsinrichting | vitrines
tentoonstellingsbouw | tentoonstellingsontwerp | expositiebouw
theater > theatertechniek | schouwburg | toneelverlichting
schouwburg | theater | podium
theatertechniek | theaterinstallaties | trekkenwand | podiumtechniek
tribune | tribunes | telescopische tribune | inschuifbare tribune
bioscoop | filmzaal
bibliotheek > bibliotheekinrichting | bibliotheekmeubilair
kerk | kerkgebouw | godshuis
begraafplaats | begraafplaatsen | cemetery | kerkhof
begraafplaats > grafdelven | grafruiming | uitvaart | grafkelder
grafruiming | ruimen graven | ruimen van graven
crematorium | crematie | crematieoven
parkeergarage | parkeergebouw | parking
parkeergarage > fietsenstalling | parkeerbeheer
fietsenstalling | fietsenstallingen | rijwielstalling | fietsparkeren
fietsenrek | fietsklem | fietsparkeersysteem | fietsbeugel
stationsgebouw | treinstation | ov-station
woningbouw | woningen bouwen | nieuwbouw woningen | realisatie woningen
appartement | appartementen | appartementencomplex
sociale huurwoning | sociale huur | corporatiewoning
woningcorporatie | wooncorporatie | woningbouwvereniging | woningstichting
woningrenovatie | renovatie woningen
mutatieonderhoud | mutatie-onderhoud | mutatiewerk
dagelijks onderhoud | reparatieonderhoud | klachtenonderhoud | reparatieverzoeken
planmatig onderhoud | planmatig groot onderhoud | gepland onderhoud
groot onderhoud | planmatig onderhoud | grootschalig onderhoud
correctief onderhoud | storingsonderhoud | storingsdienst
preventief onderhoud | planmatig onderhoud | periodiek onderhoud
rgs | resultaatgericht samenwerken | resultaatgericht onderhoud
prestatiecontract | prestatiebestek | prestatiegericht onderhoud
onderhoud | instandhouding | maintenance
onderhoud gebouwen | gebouwonderhoud | vastgoedonderhoud | building maintenance
vastgoedbeheer | gebouwenbeheer | property management
vastgoed | onroerend goed | real estate
vastgoedmanager | vastgoedmanagement
vastgoedadvies | vastgoedadviseur | huisvestingsadvies
taxatie | taxaties | taxatiediensten | waardebepaling
taxateur | taxatie | taxeren
taxatie > woz | onroerendgoedtaxatie
woz | waardering onroerende zaken | woz-taxatie
makelaar | makelaardij | makelaarsdiensten
projectontwikkelaar | projectontwikkeling | ontwikkelende partij
gebiedsontwikkeling | area development | gebiedsontwikkelaar
gebiedsontwikkelaar | projectleider gebiedsontwikkeling
planeconoom | planeconomie | grondexploitatie
grex | grondexploitatie
grondverkoop | kavelverkoop | verkoop bouwkavel | gronduitgifte
grondzaken | grondverwerving | gronduitgifte
rentmeester | rentmeesterij | grondverwerving
huisvesting > huisvestingsadvies | kantoorhuisvesting | huisvestingsplan
ihp | integraal huisvestingsplan
leegstandbeheer | anti-kraak | antikraak | leegstandsbeheer
kantoorhuur | huur kantoorruimte | huur van kantoorruimte
handyman | klusjesman | klussendienst | huismeester
huismeester | conciërge | gebouwbeheerder
klussen > klein onderhoud | handyman
technisch beheer | technisch onderhoud | technisch gebouwbeheer
technisch onderhoud gebouwen | technisch gebouwonderhoud | gebouwgebonden onderhoud
pps | publiek-private samenwerking | publiek private samenwerking | ppp
breeam | breeam-nl | duurzaamheidscertificering gebouwen
bouwhistorie | bouwhistorisch onderzoek
kleurhistorisch onderzoek | kleuronderzoek monument
archeologie | archeologisch onderzoek | archeologische opgraving
archeoloog | archeologie | archeologisch onderzoek
archeologie > proefsleuven | opgraving | bureauonderzoek archeologie
ooo | opsporing ontplofbare oorlogsresten | opsporing conventionele explosieven
explosieven | ontplofbare oorlogsresten | conventionele explosieven | niet gesprongen explosieven
explosieven > oce | opsporing ontplofbare oorlogsresten | explosievenonderzoek | munitie
bom opsporen | explosievenonderzoek | opsporen conventionele explosieven
oce | ontplofbare oorlogsresten | conventionele explosieven
interieurbouw | interieurbouwer | maatwerk interieur | vaste inrichting
interieur | inrichting | interieurinrichting
balie | receptiebalie | ontvangstbalie
maatwerkmeubilair | maatmeubilair | maatwerk meubels
losse inrichting | los meubilair
brandwerende voorziening | brandcompartimentering | brandwerende doorvoer
brandveiligheid | fire safety | brandpreventie
brandveiligheid > brandmeldinstallatie | blusmiddelen | brandcompartimentering | noodverlichting | ontruimingsplan
legionella | legionellabeheer | legionellapreventie
legionella > risicoanalyse legionella | drinkwaterinstallatie | watermonsters
aardbevingsbestendig | versterkingsopgave | bouwkundig versterken | versterking groningen
versterkingsopgave | versterkingsoperatie | aardbevingsversterking
toegankelijkheid gebouw | integrale toegankelijkheid | rolstoeltoegankelijkheid
woningaanpassing | woningaanpassingen | wmo woningaanpassing | aanpassen woning
noodopvang vluchtelingen | opvanglocatie | noodopvanglocatie | asielopvang
azc | asielzoekerscentrum | asielopvang
bouwrijp maken | bouwrijpmaken | bouw- en woonrijp maken | bouwrijp
woonrijp maken | woonrijpmaken | bouw- en woonrijp maken
bouwrijp > grondwerk | riolering | bouwweg
paviljoen | horecapaviljoen | strandpaviljoen
tiny house | tiny houses | kleine woningen
stacaravan | chalet | recreatiewoning
kas | kassen | tuinbouwkas | warenhuis tuinbouw
stal | stalbouw | veestal
loods | bedrijfshal | opslagloods | magazijnhal
hangar | vliegtuighangar
schietbaan | schietbanen | schietinrichting | schiettrainingscentrum
beeldende kunst | kunstobject | kunstopdracht
kunstobject > standbeeld | gedenkteken | muurschildering
standbeeld | beeldhouwwerk | gedenkteken
natuurvriendelijk isoleren | natuurinclusief isoleren
schoonmaak | reiniging | schoonhouden | schoonmaakonderhoud | cleaning | poetsen | schoonmaakdiensten | gebouwenreiniging
glasbewassing | ramen wassen | ramen lappen | glazenwasser | glazenwasserij | raambewassing | window cleaning
glazenwasser | glasbewassing
gevelreiniging | gevelbewassing
afval | vuilnis | huisvuil | waste | afvalstoffen
vuilnis > restafval | huishoudelijk afval | inzameling | afvalinzameling
afvalinzameling | vuilophaal | inzameling huishoudelijk afval | vuilnisophaaldienst | waste collection
afvalverwerking | verwerking afval | waste processing | afvalbeheer
vuilniswagen | huisvuilwagen | inzamelvoertuig | kraakwagen | achterlader | zijlader
afvalbak | prullenbak | container | vuilnisbak
containers > minicontainers | ondergrondse containers | rolcontainers
kliko | minicontainer | rolcontainer | otto
riool | riolering | rioolstelsel | sewer | rioleringen
rioolreiniging | kolkenreiniging | kolken zuigen | rioolinspectie | ontstopping
rioolwaterzuivering | rwzi | afvalwaterzuivering | zuivering | zuiveringsinstallatie | awzi
gemaal | rioolgemaal | poldergemaal | pompstation | pumping station
straatverlichting | openbare verlichting | lantaarnpalen | lichtmasten | ovl | street lighting
lantaarnpaal | lichtmast
verlichting | lampen | led | armaturen | lighting
stoplicht | verkeerslicht | verkeersregelinstallatie | vri | vri's | ivri
weg | wegen | road
wegwerkzaamheden | wegenonderhoud | wegenbouw | asfalteren | asfaltonderhoud | road works
asfalt | asfaltering | asfaltverharding | bitumen
bestrating | straatwerk | stratenmaker | klinkers | verharding | elementenverharding | straatmaker
stoep | trottoir | voetpad
fietspad | fietsroute | fietssnelweg | doorfietsroute | fietsverbinding | snelfietsroute | rijwielpad
herinrichting | reconstructie | herstructurering
brug | bruggen | bridge | kunstwerk | viaduct
kunstwerken > bruggen | sluizen | viaducten | tunnels
sluis | schutsluis | lock
dijk | waterkering | dijkversterking | kade | levee
dijkversterking | dijkverbetering | hwbp | hoogwaterbescherming
kade | kademuur | kadeconstructie | oever | wallenkant
oever | oeverbescherming | beschoeiing | damwand
baggeren | baggerwerk | baggerwerkzaamheden | dredging | waterbodem
sloot | watergang | maaien watergangen | slootonderhoud
grondwerk | grondverzet | graafwerk | earthworks
kraan | hijskraan | graafmachine | crane
tunnel | onderdoorgang | passage
spoor | spoorweg | railinfra | rail | trein | railway
spoorwegovergang | overweg
gladheidsbestrijding | strooien | winterdienst | gladheid | strooizout | sneeuwruimen
strooizout | dooizout | wegenzout | strooimiddel | zout
verkeersborden | bewegwijzering | bebording | signing | verkeerstekens | wegwijzers
verkeersmaatregelen | verkeersregelaars | afzetting | bebakening
verkeersregelaar | verkeersregelaars | traffic controller
belijning | markering | wegmarkering
slagboom | hekwerk | afrastering | omheining | fence | hekken
bouw | nieuwbouw | construction | bouwen | bouwproject
verbouwing | verbouw | renovatie | verbouwen | refurbishment | renovation | verduurzaming
renovatie | renoveren | groot onderhoud | opknappen | modernisering
sloop | slopen | sloopwerk | demolition | amoveren | ontmanteling
asbest | asbestsanering | asbestverwijdering | asbestos
dak | dakbedekking | dakwerk | dakdekker | roof | dakrenovatie | bitumen dak
dakdekker | dakbedekking | dakwerkzaamheden
schilder | schilderwerk | verfwerk | buitenschilderwerk | painting | schilderen | schilderonderhoud
timmerman | timmerwerk | kozijnen | carpentry
kozijn | kozijnen | ramen | puien
loodgieter > sanitair | riolering | waterleiding | dakgoten | installatietechniek
elektricien > elektrotechniek | elektra | elektrotechnische installaties
installateur > installaties | elektrotechniek | werktuigbouwkundig | klimaatinstallaties
elektra | elektrotechniek | e-installatie | electrical | elektrotechnisch
werktuigbouwkundig | w-installatie | mechanical | werktuigkundig
cv | centrale verwarming | cv-ketel | ketel | verwarmingsinstallatie | heating
verwarming | warmte | cv-installatie | heating
warmtepomp | heat pump | hybride warmtepomp
airco | airconditioning | koeling | klimaatbeheersing | klimaatinstallatie | hvac | luchtbehandeling
ventilatie | luchtbehandeling | mechanische ventilatie | hvac
lift | liften | elevator | roltrap | liftinstallatie | liftonderhoud
brandmeldinstallatie | brandmelders | brandalarm | bmi | brandveiligheid
brandblusser | blusmiddelen | brandblusmiddelen | brandblussers
sprinkler | sprinklerinstallatie | blusinstallatie
noodstroom | aggregaat | noodstroomaggregaat | ups | generator
zonnepanelen | zonnepaneel | pv | pv-panelen | solar | zonne-energie | pv-installatie | zonnestroom
windmolen | windturbine | windenergie | windpark | wind energy
laadpaal | laadpalen | laadinfrastructuur | laadstation | charging | oplaadpunt | laadpunten | laadinfra | ev charging
elektriciteit | stroom | electricity | elektrische energie | power
gas | aardgas | natural gas
energie | energy | energielevering
warmtenet | stadsverwarming | stadswarmte | district heating | aquathermie
batterij | accu | energieopslag | battery
energielabel | energieadvies | energiebesparing | epa
isolatie | isoleren | na-isolatie | spouwmuurisolatie | insulation
drinkwater | leidingwater | waterleiding | drinking water
watermeter | drinkwatermeter | watermeters
waterschap | hoogheemraadschap | hhs | water board
groenonderhoud | groenvoorziening | hovenier | groenbeheer | plantsoen | tuinonderhoud | landscaping | grasmaaien | hoveniersdiensten
hovenier | hoveniersdiensten | tuinman | tuinonderhoud
groenonderhoud > maaien | snoeien | bomen | gras | beplanting
gras | gazon | maaien | maaiwerk | grasveld
maaien | maaiwerkzaamheden | bermen maaien | mowing
boom | bomen | boomverzorging | boomonderhoud | snoeien | trees | boomveiligheidscontrole
snoeien | snoeiwerk | boomverzorging
onkruid | onkruidbestrijding | onkruidbeheersing
ongedierte | ongediertebestrijding | plaagdierbestrijding | ratten | pest control | dierplaagbeheersing | muizen
speeltuin | speeltoestel | speelplaats | speelvoorziening | speeltoestellen | playground
sportveld | kunstgras | sportpark | voetbalveld | sportvelden | kunstgrasveld
sporthal | gymzaal | sportzaal | gymnastieklokaal | gymzalen | sports hall
zwembad | zwemwater | swimming pool | zwembaden
begraafplaats | kerkhof | begraven | uitvaart | lijkbezorging
straatmeubilair | banken | zitbanken | parkbank | bankje | abri | street furniture
park | plantsoen | stadspark
parkeren | parkeergarage | parkeerplaats | parking | parkeerterrein | parkeerbeheer
parkeerautomaat | parkeerautomaten | parkeermeter
handhaving | boa | handhaver | toezichthouder | toezicht | bijzonder opsporingsambtenaar
beveiliging | bewaking | security | beveiliger | surveillance | objectbeveiliging
bewaker | beveiliger | bewaking | beveiliging | portier
camera | camerabewaking | cameratoezicht | cctv | videobewaking | bodycam
alarm | inbraakalarm | alarminstallatie | alarmopvolging | inbraakbeveiliging
toegangscontrole | toegangspas | access control | toegangsbeheer
slot | sloten | sleutels | hang en sluitwerk | sleutelbeheer
receptie | receptionist | gastvrijheid | hospitality | balie | ontvangst
catering | bedrijfsrestaurant | kantine | bedrijfscatering | maaltijden | lunch | restauratieve diensten
eten > maaltijden | catering | voeding | levensmiddelen
koffie | koffieautomaat | koffiemachine | warme drankenautomaten | drankautomaten | coffee
maaltijden | voeding | maaltijdvoorziening | meals
levensmiddelen | voedingsmiddelen | food | boodschappen
groente | fruit | aardappelen | vegetables
meubels | meubilair | kantoormeubilair | furniture | inrichting | kantoorinrichting | inventaris
kantoormeubilair | bureaus | bureaustoelen | kantoorinrichting | bureaustoel
stoel | stoelen | bureaustoel | zitmeubilair
schoolmeubilair | schoolmeubels | klaslokaal inrichting
verhuizing | verhuizen | verhuisdiensten | relocation | verhuizer | verhuisbedrijf
gordijnen | raambekleding | zonwering | zonneschermen | jaloezieen | vitrage
vloer | vloerbedekking | tapijt | linoleum | vloeren
kantoorartikelen | kantoorbenodigdheden | office supplies | papier | kantoorspullen
papier | kopieerpapier | paper
drukwerk | printing | drukkerij | drukken | printwerk | repro
printer | printers | multifunctional | mfp | kopieerapparaat | printen | afdrukapparatuur | multifunctionals
kleding | bedrijfskleding | werkkleding | uniform | dienstkleding | clothing | uniformen | workwear
uniform | dienstkleding | bedrijfskleding
wasserij | textielreiniging | linnengoed | was | laundry | textielverzorging
schoenen | veiligheidsschoenen | werkschoenen | footwear
pbm | persoonlijke beschermingsmiddelen | veiligheidskleding | ppe
auto | auto's | personenauto | voertuig | wagenpark | car | vehicle | dienstauto
wagenpark | fleet | lease | leaseauto | autolease | voertuigen | vlootbeheer
vrachtwagen | vrachtauto | truck | bedrijfswagen | lorry
busje | bestelwagen | bestelbus | van | bestelauto
bus | ov-bus | autobus | stadsbus
fiets | fietsen | bicycle | e-bike | elektrische fiets | dienstfiets
brandstof | diesel | benzine | tankpas | fuel | hvo | tankpassen
banden | autobanden | tyres
ambulance | ziekenauto | ambulances
brandweerauto | brandweerwagen | tankautospuit | tas | redvoertuig | brandweervoertuig
brandweer > tankautospuit | brandweervoertuig | ademlucht | blusmiddelen
boot | vaartuig | schip | patrouillevaartuig | vessel | ship
veerpont | pont | veerboot | veerverbinding | veerdienst | ferry
schip > vaartuig | patrouillevaartuig | werkschip
openbaar vervoer | ov | public transport | busvervoer | ov-concessie
taxi | taxivervoer | doelgroepenvervoer | wmo-vervoer | leerlingenvervoer | personenvervoer
leerlingenvervoer | schoolvervoer | schoolbus | vervoer leerlingen
doelgroepenvervoer | wmo-vervoer | regiotaxi | taxivervoer
transport | vervoer | logistiek | goederenvervoer
koerier | pakketten | bezorging | koeriersdiensten | courier | pakketdienst
post | postbezorging | poststukken | postdiensten | mail
magazijn | opslag | warehouse | depot | loods
tolk | tolken | vertaling | vertaler | tolkdiensten | vertaaldiensten | interpreter | translation
ziekenhuis | umc | medisch centrum | hospital | kliniek
rolstoel | rolstoelen | scootmobiel | hulpmiddelen | wmo-hulpmiddelen | wheelchair
hulpmiddelen | wmo-hulpmiddelen | rolstoelen | scootmobielen | trapliften
traplift | trapliften
woningaanpassing | wmo-voorziening
handschoenen | gloves
medicijnen | geneesmiddelen | farmaceutisch | medicines | medicatie | pharma
medische hulpmiddelen | medische verbruiksartikelen | medical devices
mri | mri-scanner | mri-systeem | scanner
echo | echoapparatuur | echografie | ultrasound
rontgen | x-ray | radiologie | ct-scanner | röntgen
ziekenhuisbed | bedden | hospital beds | verpleegbed
laboratorium | lab | laboratoriumapparatuur | analyse-apparatuur | laboratory
microscoop | microscopen | microscopy
thuiszorg | huishoudelijke hulp | hulp in de huishouding | wijkverpleging | hulp bij huishouden
huishoudelijke hulp | hulp bij het huishouden | huishoudelijke ondersteuning
jeugdzorg | jeugdhulp | youth care | jeugdbescherming | pleegzorg
jeugdhulp > pleegzorg | jeugdbescherming | kindzorg
ouderenzorg | verpleeghuis | verzorgingshuis | ouderen | elderly care | vvt
gehandicaptenzorg | vg | gehandicapten | disabled
ggz | geestelijke gezondheidszorg | psychiatrie | mental health
psycholoog | psychologie | gz-psycholoog | orthopedagoog
maatschappelijk werk | maatschappelijk werker | social work
hulpverlener > jeugdhulp | maatschappelijk werk | casemanager | begeleider
daklozen | dakloosheid | maatschappelijke opvang | nachtopvang | homeless
beschermd wonen | beschermd thuis | ggz-wonen
schuldhulp | schuldhulpverlening | schuldsanering | schulden | debt
dagbesteding | dagopvang | begeleiding groep
vluchtelingen | asielzoekers | asiel | oekraine | opvang | refugees | statushouders | azc | noodopvang
inburgering | taalonderwijs | nt2 | inburgeraar | nederlands als tweede taal
kinderopvang | bso | peuteropvang | childcare | crèche
ggd | gezondheidsdienst | publieke gezondheid | jeugdgezondheidszorg
vaccinatie | vaccins | inenting | vaccine
arbo | arbodienst | bedrijfsarts | verzuim | arbodienstverlening | arbozorg
verzuim | ziekteverzuim | verzuimbegeleiding | casemanager verzuim
re-integratie | reintegratie | outplacement | jobcoach | tweede spoor | werktoeleiding
jobcoach | jobcoaching
onderwijs | school | education | scholen
school > onderwijs | klaslokalen | schoolgebouw
schoolboeken | leermiddelen | boeken | lesmateriaal | lesmethode
boeken | bibliotheek | library
leraar | docent | leerkracht | teacher | onderwijzer
opleiding | training | cursus | scholing | course | bijscholing | leergang
cursus | training | opleiding | workshop
e-learning | elearning | online leren | leermanagementsysteem | lms | digitaal leren
lms | leermanagementsysteem | learning management
museum | erfgoed | tentoonstelling | collectie | museaal
monument | monumentenzorg | restauratie | erfgoed | rijksmonument
theater | schouwburg | podium | podiumtechniek | theatertechniek
evenement | evenementen | event | events | festival
podium | podiumtechniek | geluid | licht en geluid | audiovisueel
audiovisueel | av | av-middelen | beeldschermen | schermen | audiovisuele middelen | narrowcasting
beamer | projector | touchscreen | digibord | smartboard
beeldscherm | monitor | scherm | display
reclame | advertenties | media | mediabureau | advertising | campagne
website | webontwikkeling | webdesign | webbouw | cms | webportaal | site
software | applicatie | programmatuur | applicaties | app
ict | it | automatisering | informatietechnologie | informatisering
ict > software | applicatiebeheer | netwerk | werkplek | servers | systeembeheer
softwareontwikkeling | software development | softwareontwikkelaar | applicatieontwikkeling
developer | ontwikkelaar | programmeur | software engineer | softwareontwikkelaar | engineer
programmeur | software developer | developer | ontwikkelaar | software engineer
front-end | frontend | frontend developer | front end
back-end | backend | backend developer | back end
fullstack | full stack | full-stack
javascript | typescript | react | angular | vue | node
java | jee | spring | java developer
.net | dotnet | c# | csharp | asp.net
python | data science
php | laravel | symfony
low-code | lowcode | mendix | outsystems | no-code | thinkwise
mobiele app | app-ontwikkeling | ios | android | mobile app
devops | ci/cd | platform engineer | site reliability
cloud | azure | aws | cloudhosting | public cloud | cloudplatform
azure | microsoft cloud | azure devops
aws | amazon web services
kubernetes | openshift | containers | docker | containerplatform
server | servers | serverhardware | serverpark
datacenter | datacentrum | rekencentrum | hosting | colocatie | data centre
hosting | webhosting | managed hosting | cloudhosting
storage | opslag | dataopslag | san
backup | back-up | reservekopie
netwerk | network | lan | wan | wifi | datanetwerk | netwerkinfrastructuur
wifi | wi-fi | wlan | draadloos netwerk | wireless
firewall | firewalls | netwerkbeveiliging
glasvezel | fiber | glasvezelnetwerk | fibre | breedband
internet | internetverbinding | dataverbindingen | internettoegang
telefonie | telefoon | telecom | voip | mobiele telefonie | belvoorziening | mobiele communicatie | telephony
mobiele telefoons | smartphones | mobiele telefonie | mobiele devices
callcenter | klantcontactcentrum | kcc | contactcenter | call center | klantenservice
laptop | laptops | notebook | notebooks | chromebook | werkplekhardware
computer | pc | computers | desktop | werkstations | hardware
hardware | ict-hardware | apparatuur | werkplekapparatuur
tablet | ipad | tablets
werkplek | digitale werkplek | workplace | werkplekbeheer | vdi | modern workplace
microsoft 365 | office 365 | m365 | o365 | sharepoint | teams
sharepoint | microsoft 365
licentie | licenties | licences | softwarelicenties | license
systeembeheer | systeembeheerder | system administrator | sysadmin | serverbeheer
applicatiebeheer | functioneel beheer | applicatiebeheerder | functioneel beheerder | application management
functioneel beheerder | functioneel beheer | functioneel applicatiebeheerder | applicatiebeheerder | fab
technisch beheerder | technisch beheer | systeembeheerder | technisch applicatiebeheerder
netwerkbeheer | netwerkbeheerder | netwerkspecialist | network engineer
servicedesk | helpdesk | service desk | ict-ondersteuning | supportmedewerker | itsm
itsm | servicemanagement | topdesk | servicenow | itil
informatiebeveiliging | cybersecurity | security | infosec | cyber | bio | iso 27001
cybersecurity | informatiebeveiliging | security | cyberbeveiliging | digitale veiligheid | cyber security
hacker | pentest | ethical hacker | penetratietest | penetration test
pentest | penetratietest | pentester | security test
ciso | information security officer | informatiebeveiligingsadviseur | chief information security officer | iso
soc | security operations center | siem | monitoring en detectie
siem | soc | security monitoring
mdr | managed detection | edr | detectie en respons
privacy | avg | gdpr | gegevensbescherming | persoonsgegevens | functionaris gegevensbescherming
avg | gdpr | privacy | algemene verordening gegevensbescherming
fg | functionaris gegevensbescherming | privacy officer | data protection officer | dpo
iam | identity and access management | identiteitsbeheer | toegangsbeheer | identity
inloggen | authenticatie | digid | eherkenning | single sign-on | login
ot | operationele techniek | scada | procesautomatisering | industriele automatisering | operational technology
data | gegevens | datamanagement | informatiemanagement
data-analist | data analist | data analyst | bi-specialist | data-analyse | datascientist
data engineer | dataplatform | datawarehouse | etl | databricks | data-engineer
data scientist | datawetenschapper | machine learning | datascience
datawarehouse | dwh | business intelligence | bi | data warehouse
bi | business intelligence | power bi | rapportage | datawarehouse | dashboards
power bi | powerbi | dashboard | bi
ai | artificial intelligence | kunstmatige intelligentie | machine learning | algoritmes | generatieve ai
kunstmatige intelligentie | ai | machine learning
database | databases | sql | oracle | dba | databasebeheer
dba | databasebeheerder | database administrator
gis | geo-informatie | geodata | geografisch informatiesysteem | esri | arcgis | kaarten
geo | gis | geo-informatie | landmeten | geodesie
landmeter | landmeten | geodesie | inmeten | landmeetkundig
bim | bouwwerkinformatiemodel | 3d-model
erp | bedrijfssoftware | sap | afas | erp-systeem | financieel systeem
sap | s/4hana | s4hana | abap | erp
afas | erp | salarispakket
oracle | database | fusion
financieel systeem | financieel pakket | boekhoudsoftware | financiële administratie | finance systeem
crm | klantrelatiebeheer | salesforce | dynamics | relatiebeheersysteem
salesforce | crm
dynamics | microsoft dynamics | d365 | crm
zaaksysteem | zaakgericht werken | zaakafhandeling | dms | zaakafhandelcomponent | case management
dms | documentmanagement | documentbeheer | zaaksysteem | document management
archief | archivering | archivist | informatiebeheer | e-depot | records management | digitalisering archief
informatiebeheer | recordmanagement | archiefbeheer | documentair informatiespecialist | div
woo | wet open overheid | wob | woo-verzoeken | openbaarmaking
digitalisering | digitale transformatie | digitization | digitaliseren | scannen
scannen | digitaliseren | archief scannen
epd | elektronisch patiëntendossier | ecd | zis | elektronisch cliëntdossier | patiëntendossier | ehr
ecd | elektronisch cliëntdossier | cliëntdossier
hrm-systeem | hr-systeem | personeelsinformatiesysteem | salarissysteem | e-hrm
salaris | salarisadministratie | payroll | loonadministratie | salarisverwerking | verloning
payroll | payrolling | salarisadministratie | verloning
planningssoftware | roostersoftware | roosterplanning | planning
omgevingswet | omgevingsplan | dso | ruimtelijke ordening | vergunningen
vergunning | vergunningen | vth | vergunningverlening | permits | vergunningverlener
vth | vergunningen toezicht handhaving | toezicht en handhaving
bestemmingsplan | omgevingsplan | ruimtelijk plan | ruimtelijke ordening
belastingen | belastingapplicatie | heffing | tax | belasting | woz
woz | waardering onroerende zaken | taxaties | taxatie
taxatie | taxateur | waardebepaling | valuation | taxeren
architect | enterprise architect | solution architect | informatiearchitect | it-architect
solution architect | oplossingsarchitect | solutionarchitect | it-architect
enterprise architect | enterprise-architect | domeinarchitect | informatiearchitect
bouwkundige | architect | bouwkundig tekenaar | architectenbureau
architectenbureau | architect | ontwerpteam | architectendiensten
tekenaar | engineer | cad | ontwerper | drafting
constructeur | constructies | constructief ontwerp | structural engineer
tester | testen | testautomatisering | testmanager | testspecialist | qa | quality assurance | test engineer
testautomatisering | test automation | geautomatiseerd testen
scrum master | scrummaster | agile coach | scrum
agile | scrum | safe | agile coach | wendbaar
product owner | productowner | po | producteigenaar
business analist | businessanalist | informatieanalist | business analyst | procesanalist | requirements
informatieanalist | informatie-analist | business analist | informatieanalyse
informatiemanager | informatiemanagement | cio | i-adviseur | informatieadviseur
cio | chief information officer | informatiemanager
ux | ux-designer | gebruikerservaring | interaction designer | user experience
toegankelijkheid | accessibility | wcag | digitoegankelijk
projectmanager | projectleider | project manager | projectmanagement | projectleiding
projectleider | projectmanager | project leader | projectleiding
programmamanager | programma manager | program manager | programmaleider | programmamanagement
procesmanager | procesregisseur | procesbegeleider | process manager
omgevingsmanager | omgevingsmanagement | stakeholdermanager | participatie
contractmanager | contractmanagement | contractbeheer | contract manager
technisch manager | technisch management | technical manager
verandermanager | verandermanagement | change manager | change management | transformatie | organisatieverandering
interim manager | interim-manager | interimmanager | interim-teamleider | interim teammanager
manager | teammanager | teamleider | afdelingsmanager | leidinggevende | afdelingshoofd
teamleider | teammanager | team lead | teamcoach | coördinator
directeur | bestuurder | director | gemeentesecretaris | ceo
pmo | projectondersteuner | projectsupport | project management office | projectbureau
projectondersteuner | projectsecretaris | projectassistent | pmo
secretaresse | managementassistent | management assistent | secretariaat | officemanager | directiesecretaresse
secretariaat | secretaresse | managementondersteuning
administratief medewerker | administratie | administratieve ondersteuning | administrator
inkoop | inkoper | procurement | aanbesteden | purchasing | inkoopadvies | inkoopadviseur
inkoper | inkoopadviseur | inkoop | buyer | purchaser | aanbestedingsadviseur
aanbestedingsjurist | aanbestedingsrecht | inkoopjurist
jurist | juridisch adviseur | lawyer | juridisch | legal | juridische dienstverlening | juridisch advies
advocaat | advocatuur | juridische dienstverlening | lawyer | advocaten | procesvertegenwoordiging | rechtsbijstand
notaris | notariële diensten | notary | notariaat
deurwaarder | gerechtsdeurwaarder | incasso | gerechtsdeurwaardersdiensten | bailiff
incasso | deurwaarder | debiteuren | invordering | debt collection
bezwaar | bezwaarschriften | bezwaar en beroep | bezwaarcommissie
integriteit | vertrouwenspersoon | compliance | integriteitsonderzoek | klokkenluider
compliance | naleving | toezicht | governance
risico | risicomanagement | risk | risk management
accountant | accountantscontrole | accountantsdiensten | jaarrekening | auditor | accountancy | controleverklaring
audit | auditor | interne controle | internal audit | auditing | audits
controller | business controller | financial controller | concerncontroller | financieel controller
boekhouder | boekhouding | financiële administratie | financieel medewerker | bookkeeper | crediteuren
boekhouding | financiële administratie | bookkeeping | grootboek | administratie
crediteuren | debiteuren | crediteurenadministratie | accounts payable
financieel adviseur | financieel advies | planning en control | financial advisor | business controller
begroting | planning en control | p&c | jaarrekening
fiscalist | belastingadviseur | fiscaal | btw | tax advisor | fiscaal advies
bank | bankdiensten | betalingsverkeer | banking | bancaire diensten | huisbankier
betaling | betalingsverkeer | payment | pinautomaat | betaalautomaten
treasury | kasbeheer | lening | treasuryadvies | financiering
subsidie | subsidies | grants | subsidieadviseur | subsidiemanagement | subsidieverlening
verzekering | verzekeringen | insurance | makelaar verzekeringen | verzekeringsmakelaar | verzekeraar
verzekering > brandverzekering | aansprakelijkheid | wagenparkverzekering
pensioen | pensioenadvies | pension
hr | p&o | personeelszaken | human resources | hrm | hr-adviseur | personeel
hr-adviseur | hr adviseur | p&o-adviseur | hr business partner | personeelsadviseur
recruitment | recruiter | werving | werving en selectie | headhunter | executive search
werving | recruitment | werving en selectie | arbeidsmarktcommunicatie
uitzendkrachten | uitzendbureau | flexkrachten | uitzenden | tijdelijk personeel | temporary staff | inhuur personeel
inhuur > externe inhuur | flexibele arbeid | broker | msp
broker | inhuurdesk | msp | marktplaats inhuur | dynamisch aankoopsysteem
das | dynamisch aankoopsysteem | dps
functiewaardering | hr21 | functiehuis | salarishuis
coach | coaching | loopbaancoach | teamcoach | loopbaanbegeleiding
assessment | assessments | talentassessment
communicatie | communicatieadviseur | communication | woordvoerder | pr | voorlichting
communicatieadviseur | communicatie adviseur | communications advisor | woordvoering | communicatiemedewerker
woordvoerder | persvoorlichter | woordvoering | spokesperson
marketing | marketeer | marketing en communicatie | campagne
tekstschrijver | copywriter | redacteur | webredacteur | contentspecialist
webredacteur | contentbeheerder | redacteur | content
vormgever | vormgeving | grafisch ontwerp | designer | dtp | opmaak
fotograaf | fotografie | photography
video | film | videoproductie | filmproductie
social media | sociale media | online communicatie
onderzoek | onderzoeker | research | onderzoeksbureau | evaluatie
enquete | marktonderzoek | survey | peiling | medewerkersonderzoek | tevredenheidsonderzoek
evaluatie | onderzoek | evaluatieonderzoek
bodemonderzoek | milieukundig onderzoek | grondonderzoek | sonderingen | soil investigation
archeologie | archeologisch onderzoek | opgraving
explosieven | ontplofbare oorlogsresten | ooo | niet gesprongen explosieven | bommen
ecoloog | ecologie | natuuronderzoek | flora en fauna | biodiversiteit
milieu | milieuadviseur | environment | omgevingsdienst | milieukundige
stikstof | natuurvergunning | aerius
klimaat | klimaatadaptatie | duurzaamheid | climate
duurzaamheid | verduurzaming | sustainability | circulair | duurzaam
circulair | circulaire economie | hergebruik | circular
energietransitie | warmtetransitie | verduurzaming | aardgasvrij | energy transition
advies | adviseur | consultancy | adviesdiensten | advisering | consultant
beleidsadviseur | beleidsmedewerker | beleid | policy advisor | senior beleidsadviseur
beleidsmedewerker | beleidsadviseur | beleidsondersteuner
strategie | strategisch advies | strategisch adviseur | strategy
bestuursadviseur | bestuurlijk adviseur | concernadviseur
planeconoom | grondexploitatie | grondzaken | planeconomie | vastgoedeconoom
grondzaken | grondverwerving | rentmeester | planeconoom
stedenbouw | stedenbouwkundige | ruimtelijk ontwerp | urban planning | stedenbouwkundig
planoloog | ruimtelijke ordening | ro-adviseur | planologie
ruimtelijke ordening | planologie | ro | omgevingsplan | bestemmingsplan
gebiedsontwikkeling | gebiedsmanager | gebiedsregisseur | stedelijke ontwikkeling
vastgoed | onroerend goed | real estate | vastgoedbeheer | vastgoedadviseur | huisvesting
huisvesting | huisvestingsadvies | accommodatie | onderwijshuisvesting | vastgoed
woningen | huizen | woningbouw | sociale huurwoningen | appartementen | housing
woningcorporatie | woningbouwvereniging | corporatie | wooncorporatie | housing corporation
makelaar | verkoop vastgoed | aankoopmakelaar | broker
verkeer | mobiliteit | verkeerskundige | verkeerskunde | traffic
verkeerskundige | verkeerskunde | mobiliteitsadviseur | verkeersadviseur
mobiliteit | mobiliteitsadviseur | deelmobiliteit | verkeer en vervoer
toezichthouder | directievoerder | uavgc | toezicht | bouwtoezicht | opzichter | directievoering
directievoering | bouwdirectie | toezicht op de uitvoering | directievoerder
bouwkosten | kostendeskundige | calculator | kostenraming
werkvoorbereider | werkvoorbereiding | bestekschrijver
bestekschrijver | raw | bestek | werkvoorbereider
assetmanagement | asset manager | beheer openbare ruimte | assetbeheer
openbare ruimte | buitenruimte | public space | leefomgeving | beheer openbare ruimte
sociaal domein | wmo | jeugd | participatie | social domain
wmo | wet maatschappelijke ondersteuning | maatschappelijke ondersteuning
wmo-consulent | consulent wmo | klantmanager | consulent
bijstand | participatiewet | uitkering | sociale zaken | werk en inkomen | inkomensconsulent
klantmanager | consulent | casemanager | werkconsulent | inkomensconsulent
armoede | minimabeleid | schuldhulpverlening | bestaanszekerheid
burgerzaken | publieksdienstverlening | paspoort | rijbewijs | kcc | identiteitsbewijs
verkiezingen | stembureau | stembiljetten | elections
griffie | griffier | gemeenteraad | raadsgriffier
veiligheid | openbare orde | integrale veiligheid | safety | veiligheidsadviseur
ondermijning | criminaliteit | ondermijnende criminaliteit
crisis | crisisbeheersing | crisismanagement | rampenbestrijding | crisismanager
politie | police | nationale politie
defensie | leger | krijgsmacht | defence | marine | landmacht
gevangenis | dji | penitentiaire inrichting | justitiële inrichting
arrestanten | arrestantenzorg | cellen
veiligheidskundige | vca | arbo | v&g | veiligheidskunde
rijkswaterstaat | rws
rws | rijkswaterstaat
uwv | uitvoeringsinstituut werknemersverzekeringen
svb | sociale verzekeringsbank
vng | vereniging van nederlandse gemeenten
rvo | rijksdienst voor ondernemend nederland
coa | centraal orgaan opvang asielzoekers
ind | immigratie- en naturalisatiedienst
duo | dienst uitvoering onderwijs
nvwa | nederlandse voedsel en warenautoriteit
rivm | volksgezondheid en milieu
knmi | meteorologisch instituut
kadaster | basisregistraties | landregistratie
basisregistratie | basisregistraties | bag | bgt | brp
minbzk | binnenlandse zaken | bzk
minjenv | justitie en veiligheid | jenv
ienw | infrastructuur en waterstaat
vws | volksgezondheid welzijn en sport
ocw | onderwijs cultuur en wetenschap
szw | sociale zaken en werkgelegenheid
ezk | economische zaken
lnv | landbouw natuur en voedselkwaliteit | landbouw
hoogheemraadschap | waterschap
omgevingsdienst | milieudienst | odr
universiteit | university | hoger onderwijs
hogeschool | hbo | university of applied sciences
mbo | roc | middelbaar beroepsonderwijs
basisschool | primair onderwijs | basisonderwijs | po
middelbare school | voortgezet onderwijs | vo
gemeente | municipality | gemeentelijk
provincie | province | provinciaal
regisseur | procesregisseur | gebiedsregisseur
kwartiermaker | trekker | programmaleider
kwaliteit | kwaliteitsmanagement | kwaliteitsmedewerker | quality
logopedist | logopedie | speech therapist
verpleegkundige | verpleging | verzorgende | nurse
arts | bedrijfsarts | jeugdarts | huisarts | doctor
tandarts | mondzorg | tandheelkunde | dentist
dierenarts | dieren | dierenambulance | dierenwelzijn
reisbureau | zakenreizen | dienstreizen | travel | reizen
hotel | overnachting | hotels | accommodatie | conferentie
vergaderzaal | vergaderlocatie | congres | conferentie
kerstpakket | relatiegeschenken | kerstpakketten | geschenken | promotiemateriaal
vlaggen | banieren | promotiemateriaal
drone | drones | onbemand | uav
sensor | sensoren | iot | internet of things | meetnet
meetapparatuur | meetinstrumenten | meters | measuring equipment
weegbrug | weegschaal | weegapparatuur
gereedschap | tools | handgereedschap | machines
machine | machines | installatie | machinery
pomp | pompen | pumps
klep | afsluiters | valves
buizen | leidingen | pipes | leidingwerk
kabels | kabels en leidingen | bekabeling | cables | nutsleidingen
beton | betonwerk | concrete | betonreparatie
staal | staalconstructie | steel
hout | houtwerk | timber
zand | grind | grond | zandlevering
stenen | klinkers | tegels | betonstenen | bestratingsmateriaal
portacabin | tijdelijke huisvesting | units | noodlokalen | modulaire bouw | tijdelijke units
tiny house | flexwoning | flexwoningen | tijdelijke woningen
kerncentrale | nucleair | straling
waterstof | hydrogen
biogas | groen gas | vergisting
geothermie | aardwarmte
`
