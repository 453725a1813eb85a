/**
 * Synonyms, abbreviations and English pairs: one line a group. `a | b` are the same, whichever was typed; `x > a | b`: whoever
 * types x asks for a and b too, and not the other way round, and as a rule only when nothing has x. `x | y >> a | b`: whoever types x or
 * y asks for a and b at once, and not the other way round: what people say, and what titles say. Lower case, singular; terms of four words at most. Inflections and
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
weg > wegenbouw | wegonderhoud | rijbaan | asfalt | bestrating
wegenbouw | wegwerkzaamheden | wegenwerk | road construction
wegonderhoud | onderhoud wegen | wegenonderhoud | onderhoud verhardingen
wegenonderhoud > asfalt | elementenverharding | wegmarkering | bermen
gww | grond- weg- en waterbouw | grond weg en waterbouw
infra > wegenbouw | riolering | kunstwerken | kabels en leidingen | civiele techniek
civiele techniek | civieltechnisch | civieltechnische werken | civil engineering
civiel ingenieur | civieltechnisch ingenieur | civieltechnisch adviseur
civieltechnisch medewerker | medewerker civiele techniek
civieltechnisch projectleider | projectleider civiele techniek | projectleider civiel | projectleider infra
straat > bestrating | herinrichting straat | reconstructie straat
straten leggen | bestrating | straatwerk | bestratingswerk
stratenmaker | straatwerk | bestrating | bestraten
bestrating > straatwerk | elementenverharding | herstraten | klinkers | trottoir
herstraten | herbestrating | herstraatwerk
elementenverharding | elementverharding | elementenverhardingen
klinkers | straatbaksteen | gebakken klinkers | straatstenen
straatstenen | betonstraatstenen | klinkers
stoeptegel | trottoirtegel | betontegel | tegelverharding
stoep | trottoir | voetpad
stoeprand | trottoirband | opsluitband
trottoirband | betonbanden | kantopsluiting
natuursteen bestrating | natuursteenverharding | natuurstenen bestrating
asfalt | asfaltwerk | asfaltverharding | asphalt
asfalteren | asfaltering | asfaltwerkzaamheden | asfaltonderhoud
asfalt > asfaltreparatie | freeswerk | deklaag | slijtlaag | oppervlakbehandeling
asfaltreparatie | reparatie asfalt | asfaltherstel
asfaltonderzoek | asfaltboringen | verhardingsonderzoek
frezen asfalt | freeswerk | asfaltfrezen
oppervlakbehandeling | slijtlaag | oppervlaktebehandeling wegen
deklaag | asfaltdeklaag | vervangen deklaag
teerhoudend asfalt | tag | teerhoudend asfaltgranulaat
gat in de weg | wegschade | asfaltreparatie
wegdek | wegverharding | verharding weg
verharding | verhardingen | wegverharding
betonverharding | betonweg | betonpad
cementbetonverharding | betonverharding
halfverharding | halfverhard pad | schelpenpad | gravelpad
zandpad | onverharde weg | zandweg
snelweg | autosnelweg | rijksweg | highway
provinciale weg | n-weg
rijbaan | rijbanen | rijstrook
spitsstrook | vluchtstrook
vangrail | geleiderail | geleideconstructie | voertuigkering
geleiderail > geleidebarrier | betonnen barrier
rotonde | turborotonde | verkeersplein
rotonde aanleggen | aanleg rotonde | reconstructie kruising
kruispunt | kruising | verkeerskruising
kruispunt > rotonde | verkeersregelinstallatie
fietspad | fietspaden | rijwielpad | cycle path
fietspad > fietsstraat | snelfietsroute | doorfietsroute
snelfietsroute | fietssnelweg | doorfietsroute | hoogwaardige fietsroute
fietsbrug | fiets- en voetgangersbrug | fietsersbrug | langzaamverkeersbrug
fietstunnel | fietsonderdoorgang | langzaamverkeerstunnel
zebrapad | voetgangersoversteekplaats | voetgangersoversteek | vop
verkeersdrempel | snelheidsremmende maatregelen | verkeersplateau | snelheidsremmer
30 km zone | 30 km-zone | gow30 | snelheidsverlaging
schoolzone | schoolomgeving | verkeersveilige schoolomgeving
verkeersveiligheid | verkeersveiligheidsmaatregelen | road safety
reconstructie weg | wegreconstructie | herinrichting weg
herinrichting openbare ruimte | herinrichting straat | herinrichting woonwijk
herinrichting centrum | centrumplan | herinrichting dorpskern
openbare ruimte | buitenruimte | public space
openbare ruimte > straatmeubilair | bestrating | groenvoorziening | openbare verlichting | speelvoorziening
bor | beheer openbare ruimte
ibor | integraal beheer openbare ruimte
beheerder openbare ruimte | beheer openbare ruimte | wijkbeheerder
adviseur openbare ruimte | beheeradviseur openbare ruimte
beheerplan openbare ruimte | beheerplan | kwaliteitsplan openbare ruimte
kwaliteitsmeting openbare ruimte | schouw openbare ruimte | beeldkwaliteit schouw
weginspectie | inspectie wegen | weginspecties | wegenschouw
weginspecteur | weginspectie
wegbeheerder | wegbeheer
kapotte straat | wegschade | schouw
asset management | assetmanagement | assetmanager infra
bgt | basisregistratie grootschalige topografie
stoplicht | verkeerslicht | verkeersregelinstallatie | vri
verkeersregelinstallatie | vri | ivri | traffic lights
ivri | intelligente verkeersregelinstallatie | talking traffic
verkeersregelaar | verkeersregelaars | verkeersbegeleiding
verkeersbord | verkeersborden | verkeerstekens | bebording
bebording > verkeersborden | bewegwijzering | straatnaamborden
straatnaambord | straatnaamborden | straatnaambordjes
huisnummerbord | huisnummerborden | huisnummering
bewegwijzering | signing | wayfinding | routeborden
bewegwijzering gebouwen | signing gebouw | wayfinding
portaal | verkeersportaal | bewegwijzeringsportaal
wegmarkering | markering weg | markeringen | belijning
belijning | wegmarkering | thermoplast
wegafzetting | verkeersafzetting | afzetmateriaal
verkeersmaatregelen | tijdelijke verkeersmaatregelen | wegafzetting | verkeersvoorzieningen
bewegwijzerde omleiding | omleidingsroute | omleiding verkeer
bereikbaarheid tijdens werk | blvc | blvc-plan
blvc | bereikbaarheid leefbaarheid veiligheid communicatie
verkeersmanagement | verkeersmanager | traffic management
verkeerscentrale | verkeersleiding wegen
drip | dynamisch routeinformatiepaneel | dynamische route informatie panelen
matrixbord | signaleringsbord | verkeerssignalering
verkeerskundige | verkeerskunde | verkeerskundig adviseur | verkeersadviseur
verkeerskundig onderzoek | verkeersonderzoek | verkeersstudie
verkeersmodel | verkeersmodellen | verkeerssimulatie
verkeerstelling | verkeerstellingen | verkeersmeting | telpunten
parkeeronderzoek | parkeertelling | parkeerdruk
mobiliteitsadviseur | adviseur mobiliteit | beleidsadviseur mobiliteit
mobiliteitsplan | mobiliteitsvisie | gvvp
gvvp | gemeentelijk verkeers- en vervoersplan
parkeren > parkeerautomaat | parkeergarage | parkeerterrein | parkeervergunning | parkeerhandhaving
parkeerplaats | parkeerterrein | parkeervakken | parkeergelegenheid
parkeerautomaat | parkeerautomaten | parkeermeter | betaalautomaat parkeren
parkeermanagementsysteem | parkeerapparatuur | parkeersysteem
parkeerbeheer | parkeerexploitatie | beheer parkeergarages
parkeerhandhaving | parkeercontrole | parkeercontroleur | handhaving parkeren
scanauto | scanvoertuig | kentekenscan
parkeervergunning | digitaal parkeren | parkeerrechten
belparkeren | mobiel parkeren | parkeerapp
parkeerverwijssysteem | prvs | parkeerverwijzing
anpr | kentekenherkenning | kentekenregistratie camera
zakpaal | zakkende paal | poller | verzinkbare paal
paaltje | afzetpaal | anti-parkeerpaal | anti-ramming
zero-emissiezone | milieuzone | ze-zone
bushalte | bushaltes | halteplaats | ov-halte
bushalte > abri | toegankelijke halte | dris
abri | abri's | wachthuisje | bushokje
dris | dynamisch reisinformatiesysteem
busbaan | busstrook | hov-baan
hov | hoogwaardig openbaar vervoer
busstation | ov-knooppunt | overstappunt
spoor | spoorweg | spoorbaan | railway
spoor > spoorbouw | spoorvernieuwing | spooronderhoud | spoorbeveiliging | bovenleiding
spoorwerk | spoorwerkzaamheden | railinfra | spoorbouw
rails | spoorstaaf | spoorstaven | sporen
bovenleiding | bovenleidingen | catenary
wissel spoor | spoorwissel | wissels spoor
dwarsligger | dwarsliggers | spoorbielzen | spoorbiels
ballast spoor | spoorballast
spoorbeveiliging | treinbeveiliging | seinwezen
spoorwegovergang | overweg | overwegbeveiliging
spooronderdoorgang | onderdoorgang spoor | spoortunnel
perron | perrons | platform station
geluidsscherm | geluidsschermen | geluidswand | geluidswal
geluidwerende voorziening | geluidsisolatie woningen | geluidsanering | gevelsanering
lichtmast | lantaarnpaal | straatlantaarn | lichtmasten
straatverlichting | openbare verlichting | ovl | street lighting
openbare verlichting > lichtmast | armatuur | ledarmatuur | lichtmasten
ovl | openbare verlichting
armatuur | verlichtingsarmatuur | armaturen verlichting
feestverlichting | sfeerverlichting | kerstverlichting
sportveldverlichting | veldverlichting | lichtinstallatie sportveld
mastfundering | lichtmastfundering
brug | bruggen | bridge
brug > brugdek | beweegbare brug | vaste brug | houten brug | brugrenovatie | brugbediening
beweegbare brug | ophaalbrug | basculebrug | draaibrug | hefbrug
brugwachter | brugbediening | bediening bruggen en sluizen
brugbediening > sluisbediening | bediening op afstand
brugrenovatie | renovatie brug | vervanging brug | brugvervanging
vervanging bruggen | vervangen bruggen | vernieuwen bruggen
brugdek | rijdek | dekdelen brug
composiet brug | kunststof brug | composietbrug
viaduct | fly-over | ongelijkvloerse kruising
ecoduct | faunapassage | wildviaduct | ecopassage
faunapassage > amfibieëntunnel | dassentunnel | wildraster
tunnel | tunnels | onderdoorgang
tunnel > tunneltechnische installaties | tunnelveiligheid | aquaduct
tunneltechnische installaties | tti | tunnelinstallaties
aquaduct | verdiepte ligging
civiel kunstwerk | civiele kunstwerken | civieltechnische kunstwerken
kunstwerken > bruggen | viaducten | tunnels | sluizen | duikers | kademuren
onderhoud kunstwerken | onderhoud civiele kunstwerken | onderhoud bruggen
inspectie kunstwerken | kunstwerkinspectie | bruginspectie
vervangingsopgave kunstwerken | vervanging en renovatie | v&r
v&r | vervanging en renovatie
sluis | sluizen | sluiscomplex | schutsluis
sluis > sluisdeur | sluisbediening | spuisluis | keersluis
sluisdeur | sluisdeuren | puntdeur
sluiswachter | sluisbediening
stuw | stuwen | stuwcomplex | waterkerende stuw
gemaal | gemalen | poldergemaal | pompstation
gemaal > boezemgemaal | rioolgemaal | gemaalrenovatie | pomp
rioolgemaal | rioolgemalen | pompput | pompgemaal
drukriolering | drukriool | minigemaal | pompunits drukriolering
pomp | pompen | pumps
pomp > dompelpomp | vacuümpomp | noodpomp | centrifugaalpomp
noodpomp | noodpompen | mobiele pomp
duiker onder weg | grondduiker
duikwerk | duikwerkzaamheden | duikbedrijf | onderwaterwerk
kade | kademuur | kademuren | quay wall
kademuur > kadeherstel | kadevernieuwing | walmuur
kadeherstel | kadevernieuwing | vernieuwing kademuur | renovatie kademuur
steiger water | aanlegsteiger | aanmeersteiger | steigers aanleg
aanlegvoorziening | afmeervoorziening | aanlegplaats | ligplaats
jachthaven | passantenhaven | marina
meerpaal | afmeerpaal | dukdalf | remmingwerk
remmingwerk | geleidewerk | remming- en geleidewerk
steigers en vlonders | vlonder | vlonderpad
beschoeiing | oeverbeschoeiing | walbeschoeiing | oeverbescherming
oever | oevers | waterkant
natuurvriendelijke oever | nvo | natuurlijke oever
nvo | natuurvriendelijke oever
oeverbescherming > beschoeiing | steenbestorting | oeverherstel
steenbestorting | stortsteen | breuksteen | steenzetting
waterbouwsteen | breuksteen | stortsteen
dijk | waterkering | dijklichaam | dike
dijk > dijkversterking | dijkverbetering | dijkinspectie
dijkversterking | dijkverbetering | dijkverzwaring | dijkverhoging
waterkering | primaire waterkering | regionale waterkering | kade waterkering
kadeverbetering | verbetering regionale kering | kadeversterking
hwbp | hoogwaterbeschermingsprogramma
dijkbekleding | steenbekleding | steenzetting
hoogwater | hoogwaterbescherming | hoogwaterveiligheid | overstroming
overstroming | wateroverlast | flood
waterveiligheid | flood protection | waterkeringen
wateroverlast | hemelwateroverlast | klimaatadaptatie
klimaatadaptatie | klimaatbestendig | klimaatadaptief | klimaatadaptatiemaatregelen
klimaatadaptatie > waterberging | vergroening | hittestress | regenwater
hittestress | hitte | verkoeling stad
stormvloedkering | stormvloedkeringen | storm surge barrier
waterbouw | waterbouwkundige werken | natte waterbouw | hydraulic engineering
waterbouwer | waterbouwkundig aannemer
baggeren | baggerwerk | baggerwerkzaamheden | dredging
baggerwerk > baggerspecie | waterbodem | onderhoudsbaggerwerk | baggerdepot
bagger | baggerspecie | slib waterbodem
sloot baggeren | baggeren watergangen | baggeren sloten
sloot | watergang | waterloop | wetering
gracht | grachten | singel
watergang > sloot | duiker | maaien watergangen | baggeren
waterbodemonderzoek | waterbodemonderzoeken | onderzoek waterbodem
peiling | dieptepeiling | bathymetrie | peilwerk | hydrografische opname
hydrografie | hydrografische metingen | hydrographic survey
vaarweg | vaarwegen | kanaal | waterway
vaarweg > vaarwegmarkering | bebakening | baggeren | oevers
vaarwegmarkering | bebakening | betonning | boeien
boei | boeien | betonning
strandsuppletie | zandsuppletie | kustsuppletie | suppletie
kustonderhoud | kustlijnzorg | zandsuppletie
strandpaal | strandhoofd | golfbreker
golfbreker | havendam | strekdam
haven | havens | port
haven > kade | havenmeester | nautisch | havengeld
havenmeester | havendienst | havenbeheer
riool | riolering | rioolstelsel | sewer
riolering > rioolreiniging | rioolinspectie | rioolvervanging | rioolrenovatie | rioolgemaal | hwa | dwa
riool vervangen | rioolvervanging | vervangen riolering | rioolvernieuwing
rioolrenovatie | relinen | relining | kousmethode | rioolreparatie
rioolreiniging | rioolreinigen | reinigen riolering | sewer cleaning
rioolinspectie | inspectie riolering | riool-inspectie | camera-inspectie riool
rioolontstopping | ontstopping | ontstoppen riool | rioolontstopper
kolkenreiniging | kolken zuigen | reinigen kolken | kolken reinigen
kolk | kolken | straatkolk | trottoirkolk
put riolering | rioolput | inspectieput
putdeksel | putdeksels | putafdekking | putrand
rioolbeheer | rioolbeheerder | rioleringsbeheer
rioleringsplan | grp | gemeentelijk rioleringsplan | wrp
grp | gemeentelijk rioleringsplan
gwsw | gegevenswoordenboek stedelijk water
afkoppelen | afkoppelen hemelwater | regenwater afkoppelen | hemelwaterafvoer
hwa | hemelwaterafvoer | regenwaterriool | hwa-riool
dwa | droogweerafvoer | vuilwaterriool
regenwater | hemelwater | rainwater
waterberging | bergbezinkbassin | waterbuffer | wadi | infiltratiekrat
bergbezinkbassin | bbb | bergbezinkvoorziening
wadi | wadi's | infiltratievoorziening
infiltratie | infiltratieriool | it-riool | infiltratievoorziening
iba | individuele behandeling afvalwater
septic tank | iba
afvalwater | rioolwater | wastewater | sewage
afvalwaterzuivering | rioolwaterzuivering | rwzi | awzi | zuiveringsinstallatie
rwzi | rioolwaterzuiveringsinstallatie | rioolwaterzuivering
awzi | afvalwaterzuiveringsinstallatie | afvalwaterzuivering
zuivering afvalwater > beluchting | slibontwatering | nabezinktank | effluent
nabezinktank | bezinktank | nabezinker
vierde zuiveringstrap | medicijnresten verwijdering | microverontreinigingen
zuiveringsslib | rioolslib | slibverwerking | slib
slibverwerking | slibontwatering | slibverbranding | slibeindverwerking | slibtransport
slibontwatering > centrifuge slib | polymeer slib | poly-elektroliet
poly-elektroliet | polyelectroliet | polymeer | pe slibontwatering
slibgisting | slibvergisting | slibgistingstank
ijzerchloride | ferrichloride | chemicaliën waterzuivering
waterschap | hoogheemraadschap | water board
waterbeheer | watermanagement | waterbeheerder | water management
stedelijk water | stedelijk waterbeheer | urban water
adviseur water | beleidsadviseur water | adviseur stedelijk water | wateradviseur
hydroloog | hydrologie | geohydrologie
geohydroloog | geohydrologisch onderzoek | grondwatermodel
grondwater | groundwater | grondwaterstand
grondwatermeetnet | grondwatermonitoring | peilbuizen | grondwatermeting
peilbuis | peilbuizen | grondwatermeetnet
bemaling | grondwaterbemaling | bronbemaling
drainage | drainagewerk | ontwatering
waterkwaliteit | oppervlaktewaterkwaliteit | waterkwaliteitsonderzoek
krw | kaderrichtlijn water
krw > natuurvriendelijke oever | vispassage | beekherstel
vispassage | vistrap | vispasseerbaarheid
beekherstel | beekdalherstel | herinrichting beek | hermeandering
drinkwater | drinking water | leidingwater
drinkwaterbedrijf | waterleidingbedrijf
waterleiding | drinkwaterleiding | waterleidingnet | transportleiding water
watermeter | watermeters | slimme watermeter
drinkwatertap | watertappunt | watertap | drinkwaterpunt
waterzuivering | waterbehandeling | water treatment
waterzuivering > ontharding | omgekeerde osmose | waterfilter
waterontharder | ontharding water | onthardingsinstallatie
bluswatervoorziening | bluswater | brandkraan | brandput | geboorde put
brandkraan | hydrant | brandkranen | bluswatervoorziening
fontein | waterornament | fonteinen
leiding > kabels en leidingen | persleiding | transportleiding | buizen
persleiding | persleidingen | rioolpersleiding | afvalwatertransportleiding
buizen | leidingmateriaal | pijpen | buismateriaal
afsluiter | afsluiters | kleppen | appendages
appendages | afsluiters | valves
kabels en leidingen | k&l | ondergrondse infrastructuur | nutsvoorzieningen
kabels en leidingen > klic | verleggen kabels | proefsleuf
klic | klic-melding | graafmelding
nuts | nutsvoorzieningen | nutsbedrijf
hdd | gestuurde boring | horizontal directional drilling
sleufloze techniek | gestuurde boring | boogzinker | persing
proefsleuf | proefsleuven | proefsleuvenonderzoek
glasvezel aanleg | aanleg glasvezel | glasvezelnetwerk
grondwerk | grondverzet | graafwerk | graafwerkzaamheden | earthworks
grond > grondwerk | grondstromen | grondonderzoek | grondbank
grondbank | gronddepot | grondstromen
grondstromen | grondstromencoördinatie | grondstromenmanager
zand | ophoogzand | straatzand | zandlevering
zand > ophoogzand | straatzand | drainagezand | speelzand
grind | split | grind en zand
bodem > bodemonderzoek | bodemsanering | bodembeheer | bodemkwaliteit
bodemonderzoek | milieukundig bodemonderzoek | verkennend bodemonderzoek | soil investigation
bodemsanering | grondsanering | sanering bodem | soil remediation
milieukundige begeleiding | mkb bodemsanering | milieukundig begeleider
adviseur bodem | bodemadviseur | bodemspecialist | milieuadviseur bodem
bodemverontreiniging | grondverontreiniging | verontreinigde grond
stortplaats | vuilstort | vuilnisbelt | afvalstort | landfill
nazorg stortplaats | nazorg stortplaatsen | voormalige stortplaats
pfas | poly- en perfluoralkylstoffen
veldwerker bodem | bodemkundig veldwerk | milieukundig veldwerk
hoogspanningslijn | hoogspanningsverbinding | hoogspanningsmast
hoogspanning | high voltage | hoogspanningsstation
laagspanning | low voltage | laagspanningsverdeler
middenspanning | medium voltage | middenspanningsinstallatie
trafo | transformator | transformatorstation | trafostation
trafostation | transformatorhuisje | compactstation
schakelkast | verdeelkast | schakelpaneel | verdeelinrichting | besturingskast
hoofdverdeler | hoofdverdeelinrichting | laagspanningsverdeelinrichting
generator | aggregaat | noodstroomaggregaat
noodstroom | noodstroomvoorziening | noodstroominstallatie | nsa
noodstroom > ups | aggregaat | noodstroomaggregaat
nsa | noodstroomaggregaat | noodstroominstallatie
ups | no-break | no break | uninterruptible power supply
elektricien | elektromonteur | elektrotechnisch monteur | e-monteur
elektricien > elektrotechniek | elektrische installatie
elektrotechniek | elektrotechnische werkzaamheden | e-installatie | electrical engineering
e-installatie | elektrotechnische installatie | elektrische installatie
w-installatie | werktuigbouwkundige installatie | mechanische installatie
werktuigbouwkunde | werktuigbouwkundig | mechanical engineering
werktuigbouwkundige | werktuigkundige | mechanical engineer
e&w | e en w | e- en w-installaties | elektrotechnische en werktuigbouwkundige installaties
w&e | werktuigbouwkundig en elektrotechnisch | w- en e-installaties
installateur | installatiebedrijf | installatietechniek | installatiewerk
installaties | technische installaties | gebouwgebonden installaties | gebouwinstallaties
installaties > e-installatie | w-installatie | klimaatinstallatie | brandmeldinstallatie | liftinstallatie | beveiligingsinstallatie
onderhoud installaties | installatieonderhoud | onderhoud technische installaties | onderhoud e- en w-installaties
installatieverantwoordelijke | iv'er | werkverantwoordelijke
elektrisch materiaal | elektrotechnisch materiaal | elektrotechnische materialen | elektra materiaal
elektra | elektrische installatie | elektriciteit installatie
kabel > elektriciteitskabel | glasvezelkabel | kabelgoot | datakabel
kabelgoot | kabelgoten | kabeldraagsysteem
bekabeling | databekabeling | netwerkbekabeling | gestructureerde bekabeling | cabling
stopcontact | wandcontactdoos
lamp | lampen | lichtbronnen
lampen > ledlamp | tl-buis | verlichting
verlichting | verlichtingsinstallatie | lighting
verlichting > ledverlichting | noodverlichting | armaturen | binnenverlichting
led | ledverlichting | led-verlichting | led verlichting
noodverlichting | vluchtwegverlichting | noodverlichtingsinstallatie | vluchtrouteaanduiding
batterij | batterijen | accu | batteries
accu | accu's | batterij
energieopslag | batterijopslag | buurtbatterij | accuopslag | energy storage
netcongestie | congestie stroomnet | vol stroomnet
energiehub | energy hub | smart energy hub
ems | energiemanagementsysteem | energie management systeem
bliksembeveiliging | bliksemafleider | bliksemafleidinginstallatie
zonnepaneel | zonnepanelen | pv-panelen | pv-installatie | zonne-energie
zonnepanelen > zonnepark | zonnedak | zonnestroom | pv-installatie
zonnepark | zonneveld | solar park
solar | zonne-energie | zonnepanelen
zonneboiler | zonnecollector
windmolen | windturbine | windturbines
windpark | windenergie | wind farm
windenergie op zee | wind op zee | offshore wind
waterkracht | waterkrachtcentrale
waterstof | hydrogen | h2
waterstof > waterstoftankstation | elektrolyser | brandstofcel
biogas | groen gas | vergister
vergister | vergisting | biomassavergisting
biomassa | houtsnippers | biomassaketel
stroom inkoop | elektriciteit | levering elektriciteit | energielevering
elektriciteit | stroom | electricity | elektriciteitslevering
energie > elektriciteit | gas | warmte | energiebesparing | duurzame energie
energie inkopen | energie-inkoop | inkoop energie | levering elektriciteit en gas
gas en elektra | elektriciteit en gas | gas en elektriciteit | energielevering
gas inkoop | aardgas | levering aardgas | gaslevering
aardgas | natural gas | gaslevering
groene stroom | groene elektriciteit | duurzame elektriciteit
gvo | garanties van oorsprong
programmaverantwoordelijkheid | pv-partij | balansverantwoordelijkheid
meetverantwoordelijke | meetverantwoordelijkheid | meetbedrijf | meetdiensten energie
energiemeter | elektriciteitsmeter | kwh-meter | slimme meter
energiemonitoring | energiemanagement | energiebeheer | energieregistratie
energieadviseur | energieadvies | adviseur energie
energiecoach | energiecoaches | energieadvies bewoners
energiefixer | energieklusser | energieklusteam | fixteam
energiearmoede | kleine energiemaatregelen | energiefixer
energiebesparing | energy saving | energiebesparende maatregelen
energielabel | energielabels | energieprestatie | energy label
energielabelaar | ep-adviseur | energieprestatieadviseur
energietransitie | energy transition | warmtetransitie
adviseur energietransitie | projectleider energietransitie | programmamanager energietransitie
duurzame energie | hernieuwbare energie | groene energie | renewable energy
aardgasvrij | aardgasvrije wijk | van het gas af | gasloos
epc | energieprestatiecontract | esco
eed | energie-efficiency audit | energieaudit
energiescan | energieaudit | energieonderzoek
regionale energiestrategie | res-regio
duurzaamheid | sustainability | duurzame ontwikkeling
duurzaamheidsadviseur | adviseur duurzaamheid | beleidsadviseur duurzaamheid | sustainability consultant
warmtenet | warmtenetten | stadsverwarming | blokverwarming | district heating
warmtelevering | stadswarmte | levering warmte
wko | warmte koude opslag | warmte-koudeopslag | bodemenergie
bodemenergie | wko | bodemwarmtewisselaar | gesloten bron
aquathermie | thermische energie uit oppervlaktewater
teo | thermische energie uit oppervlaktewater
geothermie | aardwarmte | geothermal
restwarmte | industriële restwarmte
warmtepomp | warmtepompen | heat pump
cv-ketel | cv ketel | centrale verwarming | ketelinstallatie
verwarming | cv-installatie | verwarmingsinstallatie | heating
verwarming > cv-ketel | radiator | vloerverwarming | warmtepomp | ketelhuis
cv-monteur | verwarmingsmonteur | servicemonteur cv
radiator | radiatoren | verwarmingselement
boiler | warmwatertoestel | warmtapwater
stoomketel | stoomketels | stoominstallatie
airco | airconditioning | koelinstallatie | klimaatbeheersing | koeling gebouw
airconditioning > split-unit | koelmachine | airco-unit
koeling | koelinstallatie | koeltechniek | koelmachine
koeltechniek | koude techniek | koelmonteur | koudetechniek
koelmonteur | koeltechnisch monteur
koelcel | koelcellen | vriescel
koeltoren | natte koeltoren
koudemiddel | koudemiddelen | f-gassen
ventilatie | ventilatiesysteem | luchtbehandeling | mechanische ventilatie
luchtbehandeling | luchtbehandelingskast | lbk | luchtbehandelingsinstallatie
lbk | luchtbehandelingskast
luchtkanaal | luchtkanalen | kanaalreiniging | ventilatiekanaal
luchtfilter | luchtfilters | filters luchtbehandeling
luchtreiniger | luchtreiniging | luchtzuivering
klimaatinstallatie | klimaatinstallaties | klimaatbeheersing | hvac | klimaattechniek
hvac | heating ventilation air conditioning | klimaatinstallatie
klimaatinstallatie > airco | ventilatie | luchtbehandeling | verwarming
binnenklimaat | binnenmilieu | frisse scholen
frisse scholen | ventilatie scholen | co2-meter
co2-meter | co2-meters | co2 meters
gbs | gebouwbeheersysteem | bms | building management system
gebouwbeheersysteem | gebouwautomatisering | gebouwbeheersystemen | regeltechniek
meet- en regeltechniek | regeltechniek | meet en regeltechniek | mrt
domotica | huisautomatisering | slimme woning
smart building | slim gebouw | slimme gebouwen
industriële automatisering | procesautomatisering | industrial automation
plc | scada | besturingssysteem
scada | procesautomatisering
hoofdpost | telemetrie | telemetriesysteem
telemetrie | afstandsbewaking | bewaking op afstand
plc-programmeur | plc programmeur | software engineer plc
sensor | sensoren | sensornetwerk | sensoring
meetapparatuur | meetinstrumenten | meetinstrument | measuring equipment
meetapparatuur > debietmeter | drukmeter | sensor | kalibratie
kalibratie | kalibreren | ijken | calibration
debietmeter | debietmeting | flowmeter
luchtkwaliteit | luchtkwaliteitsmeting | luchtmeetnet | air quality
geluidsmeting | geluidmetingen | geluidsmonitoring
weerstation | meteostation | meteorologie
gladheidsmeldsysteem | gms gladheid
meteo | weersverwachting | weerdienst | meteorologische dienst
warmtebeeld | thermografie | warmtebeeldcamera | thermografisch onderzoek
luchtfoto | luchtfoto's | luchtfotografie | aerial photography
cyclorama | 360 graden foto | straatbeeldfoto | panoramafoto
drone | drones | uav drone | onbemand luchtvaartuig | dronevluchten
gasdetectie | gasdetector | gasmeting | gasmeter detectie
tankstation | brandstofverkooppunt | benzinepomp
brandstof | brandstoffen | fuel | motorbrandstoffen
brandstof > diesel | benzine | hvo | tankpas | gasolie
diesel | gasolie | dieselolie | dieselbrandstof
hvo | hvo100 | hydrotreated vegetable oil | biodiesel
tankpas | tankpassen | brandstofpas | fuel card
adblue | ad blue
smeermiddelen | smeerolie | motorolie | lubricants
olie > smeerolie | stookolie | olieproducten
stookolie | huisbrandolie
brandstoftank | opslagtank | tankinstallatie | tankkeuring
gassen | technische gassen | industriële gassen | gasflessen
medische gassen | medicinale gassen | medicinale zuurstof
stikstof vloeibaar | vloeibare stikstof
laadpaal | laadpalen | laadinfrastructuur | charging station
laadinfrastructuur > laadpaal | laadplein | snellader | elektrisch laden
laadpas | laadpassen | laaddienst
elektrische auto | elektrisch voertuig | ev | emissievrij voertuig
auto | auto's | personenauto | car
auto > dienstauto | personenauto | leaseauto | elektrische auto
dienstauto | dienstauto's | dienstvoertuig | bedrijfsauto
wagenpark | voertuigenpark | fleet | voertuigen
wagenparkbeheer | fleetmanagement | fleet management | wagenparkbeheerder
lease auto | autolease | leaseauto | operational lease | lease voertuigen
full operational lease | operational lease
autoverhuur | huurauto | kortetermijnhuur voertuig | car rental
deelauto | deelauto's | autodelen | car sharing
deelmobiliteit | deelvervoer | shared mobility
deelmobiliteit > deelauto | deelfiets | deelscooter
deelfiets | deelfietsen | fietsdeelsysteem | bike sharing
mobiliteitshub | hub mobiliteit | mobipunt
maas | mobility as a service
voertuig | voertuigen | vehicle
voertuigen > bestelwagen | vrachtwagen | personenauto | bus | bedrijfswagen
bestelauto | bestelwagen | bestelbus | bedrijfswagen
bestelwagen > elektrische bestelwagen | bedrijfsbus
pick-up | pick up truck | pickup
vrachtwagen | vrachtauto | truck | trekker oplegger
vrachtwagen > kraanwagen | haakarmvoertuig | kipper | tractie
haakarm | haakarmvoertuig | haakarmsysteem | containerauto
tractie | tractievoertuig
aanhanger | aanhangwagen | trailer | oplegger
tractor | trekker | landbouwtrekker | tractoren
tractor > werktuigdrager | smalspoortractor
werktuigdrager | compact trekker | smalspoortrekker
shovel | wiellader | laadschop
graafmachine | rupskraan | graver | mobiele graafmachine | excavator
minigraver | minigraafmachine
heftruck | heftrucks | vorkheftruck | forklift
heftruck > reachtruck | palletwagen | intern transportmaterieel
palletwagen | pompwagen | elektrische palletwagen
intern transport | intern transportmiddelen | interne transportmiddelen
veegmachine | veegwagen | straatveegmachine | veegvoertuig
vuilniswagen | vuilnisauto | huisvuilwagen | inzamelvoertuig | refuse collection vehicle
inzamelvoertuig > zijlader | achterlader | perswagen | kraanwagen
kolkenzuiger | zuigwagen | rioolzuiger | vacuümwagen
strooiwagen | zoutstrooier | strooier | gladheidsbestrijdingsmaterieel
sneeuwploeg | sneeuwschuiver | sneeuwborstel
brandweerwagen | brandweerauto | brandweervoertuig | tankautospuit | fire engine
tankautospuit | brandweertankauto
brandweervoertuig > tankautospuit | redvoertuig | hoogwerker brandweer | waterwagen
redvoertuig | autoladder | ladderwagen
ambulance | ambulances | ziekenauto | ziekenwagen
ambulance > ambulancevoertuig | ambulance-inrichting | ambulancezorg
ziekenvervoer | zittend ziekenvervoer | liggend ziekenvervoer | patiëntenvervoer
politieauto | politievoertuig | surveillancevoertuig
pantservoertuig | gepantserd voertuig | armored vehicle
motorfiets | motor voertuig | motorfietsen
scooter | bromfiets | snorfiets | elektrische scooter
fiets | fietsen | rijwiel | bicycle
fiets > e-bike | dienstfiets | bakfiets | leasefiets
e-bike | elektrische fiets | speed pedelec
leasefiets | fietslease | fiets van de zaak | fietsplan
bakfiets | cargobike | vrachtfiets
fietsenmaker | fietsonderhoud | onderhoud fietsen | reparatie fietsen
fietswrak | weesfiets | verwijderen fietsen | weesfietsen
fietsdepot | fietsendepot | opslag fietsen
fietsbeheer > fietsdepot | fietscoach | weesfiets
bus > autobus | touringcar | ov-bus
elektrische bus | zero-emissie bus | ze-bus | e-bus
touringcar | touringcarvervoer | coach bus | busvervoer groepen
personenbus | minibus | taxibus | rolstoelbus
trein | treinen | treinstel | rail vehicle
rollend materieel | rolling stock | spoormaterieel | railvoertuigen
locomotief | locomotieven
tram | trams | tramvoertuig | tramlijn
trambaan | tramspoor | traminfrastructuur | tramlijn
metro | metrovoertuig | metrolijn | subway
metrostation | metrohalte
lightrail | light rail | sneltram
veerboot | veerpont | veerpontje | ferry | veerdienst
veerdienst | veerverbinding | veerpont | ferry service
schip | schepen | vaartuig | vessel
schip > werkboot | patrouillevaartuig | veerpont | schip onderhoud | sloep
boot | vaartuig | boten
werkboot | werkvaartuig | werkschip | dienstvaartuig
patrouillevaartuig | patrouilleboot | patrol vessel | handhavingsvaartuig
rhib | rib boot | rigid inflatable boat
reddingsboot | reddingboot | lifeboat
rubberboot | opblaasbare boot | rib boot
scheepsbouw | bouw schip | shipbuilding | scheepsnieuwbouw
scheepsreparatie | scheepsonderhoud | onderhoud schepen | ship repair | dokken
scheepsmotor | scheepsmotoren | voortstuwing schip
peilboot | meetvaartuig | survey vessel | peilvaartuig
vaartuig > boot | schip
vliegtuig | vliegtuigen | aircraft | luchtvaartuig
helikopter | helikopters | helicopter
luchthaven | vliegveld | airport
luchthaven > bagageafhandeling | startbaan | platform luchthaven
startbaan | landingsbaan | runway | start- en landingsbaan
luchtverkeersleiding | air traffic control | atc
vliegsimulator | simulator vliegen | flight simulator
satelliet | satellieten | satellite
auto-onderdelen | voertuigonderdelen | reserveonderdelen voertuig
autobanden | banden | tyres | voertuigbanden
banden > bandenservice | winterbanden | autobanden | bandenwissel
bandenwissel | bandenservice | montage banden
autoreparatie | onderhoud voertuigen | voertuigonderhoud | onderhoud wagenpark
garage auto | autobedrijf | autogarage | onderhoud voertuigen
automonteur | voertuigmonteur | bedrijfsautotechnicus
apk | apk-keuring | algemene periodieke keuring
autoschade | schadeherstel voertuigen | carrosserie | schadeherstel
carwash | autowasstraat | wasstraat | voertuigreiniging
voertuig wassen | reinigen voertuigen | voertuigreiniging
takelen | bergen | berging voertuigen | takeldienst | wegslepen | sleepdienst
wegslepen | wegsleepregeling | wegsleepdienst | afslepen
pechhulp | hulpverlening onderweg | pechservice
boordcomputer | bordcomputer | voertuig volgsysteem
voertuigvolgsysteem | track and trace voertuigen | track & trace | rittenregistratie
rittenregistratie | ritregistratie | kilometerregistratie
voertuiginbouw | inbouw voertuigen | bedrijfswageninrichting
optische en geluidssignalen | ogs | zwaailicht
bestickering | striping | voertuigbelettering | stickeren | belettering
striping | voertuigstriping | bestickering
vervoer | transport | vervoersdiensten
vervoer > personenvervoer | goederenvervoer | taxivervoer | openbaar vervoer
personenvervoer | passagiersvervoer | passenger transport
ov | openbaar vervoer | public transport
openbaar vervoer > busvervoer | trein | tram | ov-concessie | ov-chipkaart
ov-concessie | concessie openbaar vervoer | ov concessie | busconcessie
ov-chipkaart | ov chipkaart | ov-kaart | ovpay
taxi | taxivervoer | taxidienst | taxi transport
taxivervoer > leerlingenvervoer | wmo-vervoer | regiotaxi
doelgroepenvervoer > leerlingenvervoer | wmo-vervoer | jeugdwetvervoer | zittend ziekenvervoer | regiotaxi
doelgroepenvervoer | contractvervoer | doelgroepvervoer
leerlingenvervoer | schoolvervoer | leerlingvervoer | vervoer leerlingen
schoolbus | leerlingenvervoer | schoolvervoer
wmo-vervoer | wmo vervoer | regiotaxi | vraagafhankelijk vervoer | collectief vraagafhankelijk vervoer
regiotaxi | deeltaxi | belbus | cvv
cvv | collectief vraagafhankelijk vervoer
gymvervoer | zwemvervoer | vervoer schoolzwemmen
jeugdwetvervoer | vervoer jeugdhulp | jeugdvervoer
dagbestedingsvervoer | vervoer dagbesteding
regiecentrale vervoer | vervoercentrale | regie doelgroepenvervoer
arrestantenvervoer | gedetineerdenvervoer | vervoer arrestanten | justitieel vervoer
gehandicaptenvervoer | rolstoelvervoer | vervoer gehandicapten
chauffeur | chauffeursdiensten | bestuurder voertuig
chauffeur > vrachtwagenchauffeur | buschauffeur | taxichauffeur | directiechauffeur
buschauffeur | bestuurder bus
treinmachinist | machinist trein
machinist grondverzet | kraanmachinist | machinist gww
goederenvervoer | vrachtvervoer | freight transport | goederentransport
wegtransport | wegvervoer | goederenvervoer over de weg
luchtvracht | air freight | luchtvervoer
zeevracht | zeevervoer | sea freight
expediteur | expeditie | vrachtexpeditie | freight forwarding
douane-expediteur | douaneafhandeling | douanediensten | inklaring
koerier | koeriersdienst | koeriersdiensten | courier
pakket | pakketten | pakketpost | pakketbezorging | parcel
pakketbezorging | pakketdienst | pakketpost
post | postdiensten | postbezorging | mail
post > postbezorging | postverwerking | aangetekende post | postzegels | frankering
postbode | postbezorging | postbezorger
postkamer | postverwerking | postdiensten intern | mailroom
frankeermachine | frankeermachines | frankeren
direct mail | mailing | huis-aan-huis bezorging | geadresseerde verzending
huis-aan-huis | huis-aan-huisbezorging | verspreiding folders
logistiek | logistics | logistieke diensten
logistiek medewerker | medewerker logistiek | magazijnmedewerker
logistiek manager | manager logistiek | logistics manager
supply chain | toeleveringsketen | ketenlogistiek
supply chain manager | supply chain management
goederenontvangst | logistiek magazijn | expeditie goederen
opslag | opslagdiensten | opslag goederen | warehousing | storage
magazijn | warehouse | opslagmagazijn
magazijn > magazijninrichting | magazijnstelling | magazijnbeheer
wms | warehouse management systeem | warehouse management system
magazijnstelling | magazijnstellingen | palletstelling | stellingen magazijn
stellingkeuring | keuring magazijnstellingen
archiefstelling | archiefstellingen | verrijdbare stelling | archiefkast
kunstopslag | kunstdepot | opslag kunst | depotinrichting
kunsttransport | transport kunst | kunstvervoer | museaal transport
verhuizen | verhuizing | verhuisdiensten | moving services
verhuizing > projectverhuizing | interne verhuizing | inboedel | opslag inboedel
verhuizer | verhuisbedrijf | verhuisdiensten
ontruiming woning | woningontruiming | inboedelopslag | ontruimingen
ontruimen | ontruiming woning | inboedel afvoeren
verhuisdozen | verhuismaterialen
waardetransport | waardevervoer | geldtransport | geldverwerking | cash handling
geldtelling | muntgeld verwerking | geldverwerking | chartaal geld
overslag | op- en overslag | overslagstation | laad- en losdiensten
op- en overslag afval | afvaloverslag | overslagstation
stadsdistributie | stadslogistiek | city logistics | logistieke hub
loodsen schepen | loodsdiensten | pilotage
sleepboot | sleepdiensten | tugboat
emissieloos transport | zero-emissie vervoer | zero emissie vervoer | emissievrij vervoer
seb | schoon en emissieloos bouwen | emissieloos bouwen
emissieloos bouwen | emissieloos materieel | emissieloos bouwmaterieel
reisbureau | zakenreizen | reisdiensten | travel management | dienstreis
zakenreizen > vliegtickets | hotelboeking | reisbureaudiensten
zakenreis | dienstreizen | zakelijke reizen | business travel
hotel | hotelaccommodatie | hotelovernachting | overnachting
vliegticket | vliegreis | vliegtickets | luchtvaart passagiers
mobiliteitskaart | mobiliteitspas | ov-kaart zakelijk | nsr business
schoolreis | schoolreizen | studiereis | excursie
vuilnis | huishoudelijk afval | huisvuil | restafval | household waste
vuilnisman | afvalbelader | afvalinzamelaar | belader | vuilnisophaler
vuilnis ophalen | huisvuilinzameling | inzameling huishoudelijk afval | afvalinzameling
afval | afvalstoffen | waste
afval > huishoudelijk afval | bedrijfsafval | afvalinzameling | afvalverwerking | gft | grofvuil
afvalinzameling | inzameling afval | inzamelen afvalstoffen | waste collection
afvalinzameling > huisvuil | gft | oud papier | pmd | grofvuil | glas inzameling
afvalverwerking | verwerking afval | waste treatment | afvalverwijdering
afvalverbranding | afvalenergiecentrale | avi | verbrandingsinstallatie afval
afvalscheiding | bronscheiding | gescheiden inzameling | nascheiding
afvalbeheer | afvalmanagement | waste management
bedrijfsafval | kantoorafval | afval bedrijven | bedrijfsmatig afval
gevaarlijk afval | hazardous waste | kca | klein gevaarlijk afval
kca | klein chemisch afval | kga | klein gevaarlijk afval
medisch afval | ziekenhuisafval | specifiek ziekenhuisafval | infectieus afval
gft | groente fruit en tuinafval | gft-afval | gfe | etensresten
gfe | groente fruit en etensresten
gft verwerking | gft-verwerking | compostering | vergisting gft
compost | compostering | composteren
groenafval | tuinafval | snoeiafval | groenresten | grof tuinafval
bermmaaisel | maaisel | bermgras | natuurgras
grofvuil | grof huishoudelijk afval | grof vuil | grofvuilinzameling | bulky waste
oud papier | opk | papier en karton | inzameling papier
opk | oud papier en karton
plastic afval | pmd | kunststof verpakkingen | pbd
pmd | plastic metaal drankkarton | kunststof verpakkingsafval | pbd
glasbak | glascontainer | glasinzameling | verpakkingsglas
textielinzameling | textiel inzamelen | kledingcontainer | ingezameld textiel
luierinzameling | luiers inzamelen | incontinentiemateriaal inzameling
bouwafval | bouw- en sloopafval | bsa | puin
puin | puingranulaat | menggranulaat
elektronisch afval | e-waste | aeea | afgedankte elektrische apparaten | weee
frituurvet | gebruikt frituurvet
swill | keukenafval | organisch keukenafval
papiervernietiging | archiefvernietiging | vertrouwelijk papier | datavernietiging | vernietiging archief
milieustraat | afvalbrengstation | afvalstation | recyclingstation | recycleplein
milieustraat > milieupark | acceptant milieustraat | containers milieustraat
kringloop | kringloopwinkel | hergebruik goederen | tweedehands
recycling | hergebruik | recyclen | recyclage
circulair | circulaire economie | circulariteit | circular economy
afvalbak | prullenbak | vuilnisbak | afvalbakken | waste bin
kliko | minicontainer | rolcontainer | wheelie bin | rolemmer
minicontainer > duobak | gft-container | containerbeheer
ondergrondse container | ondergrondse containers | ondergrondse afvalcontainer | ondergrondse verzamelcontainer
afvalcontainer | afvalcontainers | containers afval | verzamelcontainer
ondergrondse container > plaatsen ondergrondse containers | onderhoud ondergrondse containers | toegangscontrole containers
containermanagement | containerbeheer | container registratie
containerreiniging | reinigen containers | reiniging ondergrondse containers
perscontainer | afvalpers | perscontainers
vuilniszak | afvalzak | vuilniszakken | huisvuilzakken
hondenpoep | hondenpoepzakjes | hondentoilet
afvalpas | milieupas | diftar
diftar | gedifferentieerde tarieven afval
afvalcoach | afvalcoaches | voorlichting afval
oud ijzer | schroot | metaalschroot | scrap metal
zwerfafval | zwerfvuil | litter
zwerfvuil opruimen | zwerfafval | straatreiniging
straat vegen | straatreiniging | straatvegen | veegdienst | machinaal vegen
straatreiniging | reiniging openbare ruimte | straatveegdienst | street cleaning | veegwerk
straatreiniging > vegen | zwerfafval | onkruidbestrijding | marktreiniging | graffiti
graffiti | graffitiverwijdering | graffiti verwijderen
kauwgom verwijderen | kauwgomverwijdering
bladeren ruimen | bladruimen | bladinzameling | blad ruimen | bladafval
gladheid | gladheidsbestrijding | winterdienst | wegenzout strooien
gladheidsbestrijding > strooizout | strooiwagen | sneeuwruimen
strooizout | wegenzout | dooizout | road salt
sneeuwruimen | sneeuw ruimen | sneeuwruimdienst
plaagdieren | ongedierte | ongediertebestrijding | plaagdierbeheersing | pest control
ongediertebestrijding > rattenbestrijding | muizen | wespen | eikenprocessierups | houtworm
rat | rattenbestrijding | ratten
eikenprocessierups | eikenprocessierupsbestrijding | epr bestrijding | processierups
muskusrat | muskusrattenbestrijding | beverrat
duif | duiven | duivenoverlast | duivenwering
exoten | invasieve exoten | japanse duizendknoop
duizendknoop | japanse duizendknoop | aziatische duizendknoop
kadaver | kadavers | destructie dieren | kadaverinzameling
dierenambulance | vervoer dieren | gewonde dieren
dierenopvang | dierenasiel | opvang zwerfdieren | zwerfdieren
dierenarts | veterinair | diergeneeskundige diensten | veterinary
milieu | environment | milieudiensten
milieu > bodem | lucht | geluid | milieuvergunning | milieuonderzoek
milieuadviseur | adviseur milieu | milieuspecialist | beleidsadviseur milieu
milieuhygiënisch onderzoek | milieuonderzoek | milieutechnisch onderzoek
milieuvergunning | omgevingsvergunning milieu
milieu-inspecteur | toezichthouder milieu | milieutoezicht | milieuhandhaver
omgevingsdienst | vth-taken | regionale uitvoeringsdienst
vth | vergunningverlening toezicht en handhaving | vergunningen toezicht handhaving
vergunningverlener | vergunningverlening | omgevingsvergunningverlener
vergunningverlener > casemanager omgevingsvergunning | vergunningverlener bouw | vergunningverlener milieu
mer | milieueffectrapportage | milieueffectrapport
mer > planmer | projectmer | plan-mer
stikstof | stikstofdepositie | stikstofberekening | aerius
aerius | aerius-berekening | stikstofberekening
co2 | co2-uitstoot | co2-reductie | broeikasgas
co2-prestatieladder | co2 prestatieladder | co2-footprint
mki | milieukostenindicator | lca | levenscyclusanalyse
natura 2000 | natura2000 | natuurgebied
quickscan flora en fauna | flora- en faunaonderzoek | natuurtoets | ecologische quickscan
ecoloog | ecologie | ecologisch onderzoek | ecologisch advies | ecologist
ecologie > quickscan flora en fauna | soortenmanagementplan | biodiversiteit | vleermuizenonderzoek
vleermuis | vleermuizenonderzoek | vleermuisonderzoek | vleermuiskasten
smp | soortenmanagementplan
biodiversiteit | biodiversity | natuurinclusief
natuurinclusief | natuurinclusief bouwen | natuurinclusieve inrichting
natuurbeheer | beheer natuurgebied | natuuronderhoud | nature conservation
natuurontwikkeling | natuurherstel | natuurinrichting | aanleg natuur
boswachter | natuurbeheerder | bosbeheerder
bos | bosbeheer | bosbouw | forestry
bosbouw > houtoogst | dunning | bosonderhoud | bosaanplant
houtoogst | houtverkoop | hout op stam | dunning | velling
heide | heidebeheer | plaggen
landbouw | agrarisch | agriculture
landbouw > akkerbouw | veeteelt | pacht | loonwerk
pacht | pachtgrond | geliberaliseerde pacht | erfpacht landbouwgrond
loonwerker | loonwerk | agrarisch loonwerk
landinrichting | kavelruil | ruilverkaveling | landelijk gebied inrichting
groen | groenvoorziening | groenonderhoud | openbaar groen
groenonderhoud | onderhoud groen | groenbeheer | groenvoorziening onderhoud | hoveniersdiensten
groenonderhoud > maaien | snoeien | bomen | beplanting | onkruidbestrijding | plantsoen | hagen | gazon
hovenier | hoveniersbedrijf | hoveniersdiensten | tuinonderhoud | gardener
tuinman | hovenier | tuinonderhoud
tuinonderhoud | tuinonderhoud woningen | terreinonderhoud | onderhoud tuinen
terreinonderhoud | onderhoud terreinen | onderhoud buitenterrein | terreinbeheer
plantsoen | plantsoenen | plantvak | openbaar groen
groenvoorziening > aanleg groen | beplanting | plantsoen
groenbestek | groenonderhoud bestek | integraal groenbestek
adviseur groen | beleidsadviseur groen | groenadviseur | groenbeheerder
beheerder groen | groenbeheerder | groenbeheer
medewerker groen | groenmedewerker | groenvoorziener
landscaping | groenvoorziening | landschapsinrichting
vergroening | vergroenen | groene schoolpleinen | ontharden
schoolplein | groen schoolplein | schoolpleinen | buitenruimte school
gras maaien | maaien | maaiwerk | maaiwerkzaamheden | mowing
maaien > gazon | bermen maaien | maaien watergangen | sloten maaien | extensief maaien
berm | bermen | bermonderhoud | wegberm
bermonderhoud > bermen maaien | bermverharding | bermbeton
bermverharding | bermbeton | grasbetonstenen | bermversteviging
ecologisch bermbeheer | ecologisch maaibeheer | ecologisch maaien
maaien watergangen | maaionderhoud watergangen | slootmaaien | maaiwerk watergangen | slootonderhoud
watergangen schonen | schonen watergangen | onderhoud watergangen | natte onderhoud
waterplanten | kroos | maaiboot | waterplanten verwijderen
maaimachine | grasmaaier | cirkelmaaier | lawn mower
robotmaaier | maairobot | robotmaaiers
gazon | gras | grasveld | gazonmaaien
snoeien | snoeiwerk | snoeiwerkzaamheden | pruning
boom | bomen | tree
bomen > boomonderhoud | boomverzorging | bomen planten | bomen kappen | boominspectie
boomverzorging | boomonderhoud | onderhoud bomen | boomverzorger
boomverzorger | boomchirurg | european tree worker | etw
bomen kappen | bomen rooien | kappen bomen | rooien bomen | velling bomen
stobben frezen | stronk verwijderen | stobben rooien
boomplanten | bomen planten | aanplant bomen | boomaanplant | leveren bomen
boomkwekerij | boomkweker | levering bomen | plantmateriaal
boominspectie | vta | boomveiligheidscontrole | visual tree assessment | bvc
vta | visual tree assessment
boomtechnisch onderzoek | boom effect analyse | bomen effect analyse | bea
boomtechnisch adviseur | boomdeskundige | boomadviseur | european tree technician
groeiplaats bomen | boomgroeiplaats | groeiplaatsverbetering | bomenzand
essentaksterfte | iepziekte | boomziekte
haag | hagen | heg | hagen knippen
planten | beplanting | plantmateriaal | vaste planten
planten > vaste planten | heesters | bloembollen | perkplanten | kamerplanten
heester | heesters | struiken | bosplantsoen
bloembollen | bollen planten | bloembol
hanging basket | bloembak | hanging baskets | bloembakken | plantenbak
bloemen | bloemstuk | boeketten | bloemist
kamerplant | kantoorplanten | interieurbeplanting | binnenbeplanting | interieurplanten
onkruid | onkruidbestrijding | onkruidbeheersing | weed control
onkruidbestrijding > onkruid op verharding | chemievrij onkruidbeheer | hete lucht onkruid | heet water onkruid
onkruid op verharding | onkruidbestrijding op verhardingen | onkruidbeheersing verharding
bestrijdingsmiddel | gewasbeschermingsmiddel | pesticiden | herbicide
kunstmest | meststof | meststoffen | fertiliser
mest | dierlijke mest | mestverwerking
zaad | zaden | graszaad | bloemenmengsel
tuingereedschap | tuinmachines | groenmachines | tuin- en parkmachines
bosmaaier | bladblazer | kettingzaag | heggenschaar
houtversnipperaar | hakselaar | versnipperaar
park | parken | stadspark | parkaanleg
dierenpark | kinderboerderij | dierenweide | hertenkamp
volkstuin | volkstuinen | moestuin
recreatie > recreatieterrein | speeltuin | wandelpad | strandbad
wandelpad | wandelroute | wandelpaden | voetpad natuur
wandelnetwerk | wandelknooppunten | routenetwerk | fietsknooppunten
ruiterpad | mountainbikeroute | mtb-route
speelplek | speelplaats | speelterrein | speelvoorziening | speeltuin | playground
speeltoestel | speeltoestellen | speelvoorzieningen | speelwerktuig | playground equipment
speeltoestellen > inspectie speeltoestellen | valondergrond | buitenspeelmateriaal
valondergrond | valdempende ondergrond | rubbertegels | valdemping
sportveld | sportvelden | voetbalveld | sports field
sportveld > kunstgrasveld | natuurgrasveld | hockeyveld | sportveldonderhoud | atletiekbaan
kunstgras | kunstgrasveld | kunstgrasvelden | artificial turf | synthetic turf
natuurgrasveld | natuurgras sportveld | hybrideveld
sportveldonderhoud | onderhoud sportvelden | sportparkonderhoud | onderhoud sportaccommodaties
sportpark | sportparken | sportcomplex
sportvloer | sportvloeren | sporthalvloer
atletiekbaan | kunststof atletiekbaan | renovatie atletiekbaan
tennisbaan | tennisbanen | padelbaan
padel | padelbaan | padelbanen
ijsbaan | kunstijsbaan | schaatsbaan | ice rink
skatebaan | skatepark | pumptrack
trapveld | pannaveld | trapveldje | voetbalkooi
beweegtoestel | fitnesstoestel buiten | calisthenics | outdoor fitness
golfbaan | golfterrein
manege | paardensport
sportmateriaal | sportmaterialen | sportartikelen | sports goods
sporttoestellen | gymtoestellen | gymnastiektoestellen | sportinventaris | sportinrichting
sportinrichting > inrichting gymzaal | onderhoud sporttoestellen | inspectie sporttoestellen
sportdoelen | voetbaldoel | doelen sport
fitness | fitnessapparatuur | fitnesstoestellen | gym equipment
bedrijfsfitness | bedrijfssport | fitness personeel
sportkleding | trainingskleding | sportschoenen
zwemles | schoolzwemmen | zwemonderwijs | zwemlessen
exploitatie zwembad | zwembadexploitatie | exploitatie sportaccommodaties | beheer zwembad
buurtsportcoach | combinatiefunctionaris | brede regeling combinatiefuncties | sportstimulering
sport > sportaccommodatie | sportveld | sporthal | sportmaterialen | sportstimulering
speelgoed | speelmateriaal | spelmateriaal | toys
muziekinstrument | muziekinstrumenten | piano | vleugel muziek
straatmeubilair | straatmeubilair levering | park- en straatmeubilair | street furniture
straatmeubilair > banken | afvalbakken | fietsenrekken | picknicktafel | boomrooster
bankje | zitbank buiten | parkbank | zitelement
picknicktafel | picknickset | picknickbank
schoonmaak | schoonmaakdiensten | schoonmaakonderhoud | cleaning
schoonmaak > glasbewassing | vloeronderhoud | specialistische reiniging | sanitaire voorzieningen | dieptereiniging
schoonmaken | reinigen | reiniging gebouwen | schoonmaak
schoonmaker | schoonmaakbedrijf | schoonmaakpersoneel | cleaner
kantoorschoonmaak | schoonmaak kantoren | office cleaning | schoonmaak kantoorgebouwen
schoonmaak scholen | schoolschoonmaak | schoonmaak schoolgebouwen | schoonmaak onderwijs
ramen wassen | glasbewassing | ramen lappen | window cleaning | glazenwasser
glazenwasser | glasbewassing | glazenwassen
dieptereiniging | periodieke reiniging | eindreiniging | opleverschoonmaak
vloeronderhoud | vloerreiniging | vloer boenen | strippen en conserveren vloer
tapijtreiniging | tapijt reinigen | meubelreiniging
industriële reiniging | hogedrukreiniging | industrial cleaning | tankreiniging
ziekenhuisschoonmaak | schoonmaak zorg | operatiekamer schoonmaak
schoonmaakmiddel | reinigingsmiddel | schoonmaakmiddelen | cleaning products
reinigingsmiddel > vaatwasmiddel | afwasmiddel | desinfectiemiddel | wasmiddel
vaatwasmiddel | afwasmiddel | vaatwasmiddelen
schoonmaakartikelen | schoonmaakmateriaal | schoonmaakmaterialen | reinigingsartikelen
schoonmaakmachine | schrobmachine | schrobzuigmachine | reinigingsmachine | stofzuiger
hogedrukreiniger | hogedrukspuit
stofzuiger | stofzuigers | vacuum cleaner
desinfectie | ontsmetting | desinfecteren | disinfection
desinfectiemiddel | handgel | handalcohol | handdesinfectie
wc-papier | toiletpapier | hygiënepapier
hygiënepapier > toiletpapier | papieren handdoek | handdoekjes papier | poetspapier
sanitaire artikelen | sanitaire benodigdheden | hygiëneartikelen | sanitaire supplies
sanitaire artikelen > zeepdispenser | toiletpapier | handdoekautomaat | luchtverfrisser | damesverband
zeep | handzeep | zeepdispenser
handdoekautomaat | handdroger | handdoekdispenser
maandverband | menstruatieproducten | damesverband | gratis menstruatieproducten
schoonloopmat | schoonloopmatten | deurmat | droogloopmat
huishoudelijke hulp | hulp bij het huishouden | huishoudelijke ondersteuning | hbh | poetshulp
was | wasserij | linnengoed reiniging
wasserij | wasserijdiensten | textielreiniging | laundry | textielservice
wasserij > linnengoed | bewassing | platgoed | stomerij | huur linnen
stomerij | chemisch reinigen | dry cleaning
linnengoed | bedlinnen | beddengoed | platgoed
wasmachine | wasmachines | wasapparatuur | washing machine
wasmachine > droger | wasserijapparatuur | industriële wasmachine
schoonmaakcontrole | schoonmaakaudit | kwaliteitsmeting schoonmaak | vsr-dks
vsr | vsr-kms | kwaliteitsmeetsysteem schoonmaak
schoorsteenveger | schoorsteenvegen | schoorsteenreiniging
calamiteitenreiniging | traumareiniging | reiniging na brand
watertank reinigen | reinigen reservoirs | tankreiniging
beveiliging | bewaking | beveiligingsdiensten | security services
beveiliging > objectbeveiliging | bewaking | surveillance | camerabeveiliging | inbraakalarm | portier
beveiliger | bewaker | beveiligingsmedewerker | beveiligingsbeambte | security guard
bewaking | manbewaking | personele beveiliging | objectbewaking | guarding
mobiele surveillance | surveillance | surveillancedienst | alarmopvolging
alarmopvolging | alarmcentrale | pac | particuliere alarmcentrale | meldkamer beveiliging
inbraak | inbraakbeveiliging | inbraakdetectie | inbraakalarm | inbraakinstallatie
alarminstallatie | alarmsysteem | inbraakalarm | alarm system
camera > camerabeveiliging | cctv | cameratoezicht | camerasysteem
camerabeveiliging | camerabewaking | bewakingscamera | cctv | videobewaking
cameratoezicht | cctv | camerasysteem openbare ruimte | video surveillance
bodycam | bodycams | body worn camera
toegangscontrole | toegangscontrolesysteem | toegangsbeheer gebouw | access control
toegangspas | toegangspassen | toegangskaart | pasjessysteem
toegangspoortje | tourniquet | speedgates | detectiepoort
intercom | intercominstallatie | videofoon | intercomsysteem
detectiepoort | metaaldetector | scanpoort | bodyscanner
bagagescanner | röntgenscanner | x-ray scanner beveiliging | securityscan
kluis | kluizen | brandkast | safe
locker | lockers | garderobekast | lockersysteem
beveiligingsinstallatie | beveiligingsinstallaties | elektronische beveiliging | security installaties
beveiligingsadvies | securityadvies fysiek | veiligheidsadvies gebouw
fysieke beveiliging | physical security | gebouwbeveiliging
terreinbeveiliging | perimeterbeveiliging | hekdetectie
evenementenbeveiliging | event security | crowd management | beveiliging evenementen
evenement > evenementenbeveiliging | podium | tenten | evenementenorganisatie
evenementenorganisatie | organisatie evenementen | evenementenbureau | event management
podium evenement | podiumbouw | podia
tent | tenten | partytent | tentverhuur
dranghek | dranghekken | crowd control hek
kermis | kermisexploitatie | kermisattracties
vuurwerk | vuurwerkshow
particulier onderzoeksbureau | recherchebureau | integriteitsonderzoek | recherchediensten
portier | receptionist | receptiediensten | receptie
receptie | receptiediensten | receptionist | front office gebouw
gastvrijheid | hospitality | gastheer | gastvrouw
persoonsbeveiliging | bodyguard | close protection
beveiliging azc | beveiliging opvanglocatie | beveiliging asielopvang
boa | buitengewoon opsporingsambtenaar | handhaver
handhaver openbare ruimte | boa | toezichthouder openbare ruimte | stadswacht
straatcoach | straatcoaches | jongerenoverlast
stadstoezicht | gemeentelijke handhaving
handhaving > boa | toezicht | handhavingsjurist | parkeerhandhaving
brandmelder | brandmeldinstallatie | bmi | rookmelder
brandmeldinstallatie | bmi | brandalarm | branddetectie | fire alarm
bmi | brandmeldinstallatie
oai | ontruimingsalarminstallatie | ontruimingsinstallatie
brandmeldinstallatie > ontruimingsinstallatie | rookmelder | brandmeldcentrale
ontruimingsinstallatie | ontruimingsalarminstallatie | ontruimingsalarm
ontruimingsplan | ontruimingsplattegrond | vluchtplattegrond | ontruimingstekening
brandblusser | blusmiddelen | blustoestel | brandblussers | fire extinguisher
blusmiddelen | kleine blusmiddelen | brandblusmiddelen | brandbestrijdingsmiddelen
blusmiddelen > brandslanghaspel | brandblusser | blusdeken
brandslang | brandslanghaspel | brandslangen | brandhaspel
sprinkler | sprinklerinstallatie | sprinklers | blusinstallatie
blusinstallatie | blusgasinstallatie | automatische blusinstallatie
rookmelder | rookmelders | smoke detector
co-melder | koolmonoxidemelder | co melder
droge blusleiding | blusleiding | stijgleiding
bhv | bedrijfshulpverlening | bedrijfshulpverlener | emergency response
bhv > bhv-cursus | ehbo | ontruimingsoefening | bhv-materialen
bhv-cursus | bhv-training | bhv-opleiding | bhv opleiding
bhv-middelen | bhv-materialen | bhv artikelen
ehbo | eerste hulp | first aid | ehbo-cursus
ehbo-koffer | verbandkoffer | verbandtrommel | verbandmiddelen
aed | defibrillator | aed's | automatische externe defibrillator
veiligheidskundige | hvk | mvk | hogere veiligheidskundige | safety officer
hvk | hogere veiligheidskundige
mvk | middelbare veiligheidskundige
v&g coördinator | v&g-coördinator | veiligheidscoördinator | veiligheidscoordinator
veiligheidskunde | arbeidsveiligheid | veiligheid en gezondheid | hse
hse | health safety environment | qhse | kam
kam | kwaliteit arbo en milieu | kam-coördinator | kam manager
vca | veiligheid checklist aannemers | vca-certificaat | vca cursus
arbo | arbeidsomstandigheden | arbodienstverlening | occupational health
ri&e | risico-inventarisatie en -evaluatie | rie | risico inventarisatie
gevaarlijke stoffen | hazardous substances | adr | chemische stoffen
gevaarlijke stoffen opslag | opslag gevaarlijke stoffen | pgs 15 | pgs-15
veiligheidsregio | veiligheidsregio's | safety region
crisisbeheersing | crisismanagement | rampenbestrijding | crisis management
rampenbestrijding | calamiteitenbestrijding | rampbestrijding
adviseur crisisbeheersing | crisisadviseur | beleidsadviseur crisisbeheersing | crisiscoördinator
openbare orde en veiligheid | oov
oov | openbare orde en veiligheid
integrale veiligheid | adviseur integrale veiligheid | beleidsadviseur veiligheid
ondermijning | ondermijnende criminaliteit | aanpak ondermijning
meldkamer | gemeenschappelijke meldkamer | 112-centrale | alarmcentrale 112
sirene | waarschuwingssysteem | sirenes | nl-alert
c2000 | missiekritische communicatie | communicatiesysteem hulpdiensten
portofoon | portofoons | mobilofoon | handportofoon | two-way radio
pager | pagers | alarmontvanger | p2000
brandweer | fire brigade | brandweerzorg | fire department
brandweer > bluskleding | brandweervoertuig | ademlucht | hydraulisch redgereedschap | brandweerkazerne
brandweerman | brandweermedewerker | brandweerpersoneel
brandweerkleding | bluskleding | bluspak | brandweeruitrukkleding | uitrukkleding
brandweerhelm | brandweerhelmen | helm brandweer
brandweerlaarzen | bluslaarzen | brandweerhandschoenen
ademlucht | ademluchttoestel | ademluchtapparatuur | ademluchtmaskers | adembescherming brandweer
ademlucht > ademluchtcompressor | ademluchtcilinder | ademluchtflessen
hydraulisch redgereedschap | hydraulisch reddingsgereedschap | redgereedschap
brandweeropleiding | brandweeroefening | oefencentrum brandweer | realistisch oefenen
schuim blusmiddel | schuimvormend middel | svm | blusschuim
chemiepak | gaspak | gaspakken | chemicaliënpak | cbrn-pak
cbrn | chemisch biologisch radiologisch nucleair | nbc
duikuitrusting | duikapparatuur | duikpak | duikmateriaal
reddingsmiddelen | reddingsvest | reddingsmateriaal | zwemvest
politie | police | nationale politie
politie > wapenstok | dienstwapen | politieuniform | politieauto | opsporing
handboeien | wapenstok | handboei
kogelwerend vest | ballistisch vest | kogelvrij vest | steekwerend vest | body armour
steekwerend vest | steekvest | steekwerende vesten
ballistische bescherming | ballistische helm | ballistische platen | kogelwerend
wapen | wapens | vuurwapen | weapons
wapens > pistool | geweer | munitie | stroomstootwapen
munitie | ammunitie | ammunition | patronen munitie
taser | stroomstootwapen
pepperspray | peperspray
forensisch onderzoek | forensische opsporing | forensics | sporenonderzoek
dna-onderzoek | dna onderzoek | dna-analyse
drugstest | drugtest | speekseltester | drugstesten
ademanalyse | ademanalyseapparaat | blaastest | alcoholtester
flitspaal | flitspalen | snelheidscamera | trajectcontrole | verkeershandhavingssysteem
snelheidsmeter | snelheidsmeting | radarsnelheid | smiley-bord
snelheidsdisplay | smileybord | snelheidsinformatiedisplay | matrixbord snelheid
arrestantenzorg | arrestantenbewaking | cellencomplex
detentiecel | cellencomplex | arrestantencel
enkelband | elektronische monitoring | elektronisch toezicht
politiehond | speurhond | hondengeleider | diensthond | detectiehond
politiepaard | dienstpaarden | bereden politie
defensie | ministerie van defensie | defence | defense | krijgsmacht | militair
defensie > landmacht | marine | luchtmacht | munitie | gevechtskleding | militaire voertuigen
landmacht | koninklijke landmacht | army
marine | koninklijke marine | navy
luchtmacht | koninklijke luchtmacht | air force
marechaussee | koninklijke marechaussee | kmar
leger | krijgsmacht | landmacht | defensie
dmo | defensie materieel organisatie
gevechtskleding | gevechtstenue | militaire kleding | combat clothing
militair voertuig | militaire voertuigen | military vehicle | gevechtsvoertuig
marineschip | oorlogsschip | fregat | naval vessel
onderzeeboot | onderzeeër | submarine
raket | raketten | missile
radar | radarsysteem | radarsystemen | radar system
nachtkijker | nachtzichtapparatuur | nachtzicht | night vision
parachute | parachutes
camouflage | camouflagenet | camouflagenetten
veldbed | veldbedden | stretcher bed
militaire oefening | oefenterrein | military training
catering | bedrijfscatering | restauratieve voorzieningen | contract catering
catering > kantine | lunch | vergaderservice | bedrijfsrestaurant | banqueting
bedrijfsrestaurant | kantine | bedrijfskantine | personeelsrestaurant | canteen
kantine | schoolkantine | kantine-exploitatie | sportkantine
horeca | restaurant | horeca-exploitatie | hospitality horeca
horeca > café | restaurant | horecapaviljoen
exploitatie horeca | horeca-exploitatie | exploitant horeca | pacht horeca
horecapersoneel | bediening catering | cateringmedewerker | cateringpersoneel
kok | koks | chef-kok | keukenpersoneel
lunch | lunchservice | broodjes | lunchbezorging
banqueting | partycatering | evenementencatering | borrel
cateringdienst azc | catering opvanglocatie | catering asielopvang | maaltijden opvang
maaltijd | maaltijden | maaltijdvoorziening | meals
maaltijden > maaltijdservice | koelverse maaltijden | warme maaltijden | maaltijdcomponenten
tafeltje dekje | maaltijdservice | maaltijdbezorging | maaltijd aan huis
schoolmaaltijd | schoolmaaltijden | schoollunch | schoolontbijt
schoolfruit | school fruit | groente en fruit scholen
noodrantsoen | gevechtsrantsoen | veldrantsoenen | rations
koffie | koffievoorziening | koffieautomaten | coffee
koffie > koffiebonen | koffiemachine | warme dranken | koffieautomaat
koffieautomaat | koffiemachine | koffiezetapparaat | warmedrankenautomaat | warme drankenautomaat
warme dranken | warme drankenvoorziening | dranken automaten | hot drinks
thee | theeproducten
automaten | verkoopautomaten | vending | snoepautomaat | vendingmachine
vending | verkoopautomaat | snackautomaat | frisdrankautomaat
frisdrank | frisdranken | dranken | soft drinks
waterkoeler | watercooler | waterkoelers | watertappunt | waterautomaat
bier | alcoholische dranken | wijn
wijn | wijnen | wine
levensmiddelen | voedingsmiddelen | food | voeding levensmiddelen | foodstuffs
levensmiddelen > brood | zuivel | groente en fruit | vlees | diepvriesproducten | dranken | droge kruidenierswaren
voedsel | eten | levensmiddelen | food
boodschappen | levensmiddelen | kruidenierswaren | supermarkt
brood | bakkerijproducten | brood en banket | bakker
gebak | taart | banket gebak
zuivel | zuivelproducten | melk en kaas | dairy
vlees | vleeswaren | vleesproducten | meat
vlees > rundvlees | varkensvlees | kip | vleeswaren
vis | visproducten | verse vis | fish
groente en fruit | agf | aardappelen groente fruit | groenten en fruit
agf | aardappelen groente fruit
fruit op het werk | werkfruit | fruitmanden | kantoorfruit
diepvries | diepvriesproducten | ingevroren | frozen food
kruidenierswaren | droge kruidenierswaren | dkw
foodgroothandel | groothandel levensmiddelen | horecagroothandel
snoep | zoetwaren | chocolade | confectionery
babyvoeding | zuigelingenvoeding | flesvoeding
dieetvoeding | medische voeding | sondevoeding | drinkvoeding
diervoeder | veevoer | diervoeding | animal feed
dierenvoeding | hondenvoer | kattenvoer
voedselbank | voedselpakket | voedselhulp
haccp | voedselveiligheid | food safety
grootkeuken | grootkeukenapparatuur | keukenapparatuur | professionele keuken | kitchen equipment
grootkeuken > oven | fornuis | vaatwasmachine | koelcel | afzuigkap
grootkeukeninrichting | grootkeuken | inrichting grootkeuken
vaatwasser | vaatwasmachine | afwasmachine | spoelmachine | dishwasher
afzuigkap | keukenafzuiging | afzuiging grootkeuken
koelkast | koelkasten | koelmeubel | refrigerator
vriezer | vriezers | vrieskast | freezer
magnetron | magnetrons | combi-oven | oven keuken
servies | serviesgoed | glaswerk en bestek | tableware
disposables | wegwerpartikelen | disposable artikelen | eenmalig gebruik
witgoed | huishoudelijke apparaten | huishoudelijke apparatuur | domestic appliances
facilitair | facilitaire diensten | facility | facilitaire dienstverlening | facility services
facilitair > schoonmaak | catering | beveiliging | receptie | groenvoorziening | afvalinzameling
facilitair manager | facility manager | hoofd facilitair | manager facilitair
facilitair medewerker | medewerker facilitaire dienst | facility medewerker
facilitair adviseur | facilitair consultant | facility consultant
ifm | integrated facility management | integraal facility management | regie facilitair
facility management | facilitair management | facilitymanagement
fmis | facility management informatiesysteem | facilitair informatiesysteem
topdesk | planon | fmis
werkplekinrichting | kantoorinrichting | inrichting werkplekken | office furniture
meubel | meubels | meubilair | furniture
meubilair > kantoormeubilair | schoolmeubilair | stoelen | tafels | kasten | zorgmeubilair
kantoormeubilair | kantoormeubelen | kantoormeubels | kantoorinrichting | office furniture
kantoormeubilair > bureau | bureaustoel | vergadertafel | zit-sta bureau
bureaustoel | bureaustoelen | kantoorstoel | office chair
bureau meubel | zit-sta bureau | zit-sta werkplek | bureaus en stoelen | kantoorbureau
stoel | stoelen | zitmeubilair | seating
tafel | tafels | vergadertafel
kast | kasten | opbergkast | archiefkast
schoolmeubilair | schoolmeubelen | schoolmeubels | leerlingsets | school furniture
schoolmeubilair > leerlingstoel | leerlingentafel | leerlingset
bibliotheekmeubilair | bibliotheekinrichting | boekenkasten
zorgmeubilair | ziekenhuismeubilair | meubilair zorg
theaterstoel | theaterstoelen | theatermeubilair | zaalstoelen
tuinmeubilair | terrasmeubilair | buitenmeubilair
circulair meubilair | refurbished meubilair | tweedehands meubilair | circulaire inrichting
labmeubilair | laboratoriummeubilair | laboratoriuminrichting | zuurkast
matras | matrassen | bed en matras
bed | bedden | slaapmeubilair
hoog-laagbed | ziekenhuisbed | zorgbed | verpleegbed | hospital bed
stapelbed | stapelbedden | inventaris opvang
woninginrichting | woningstoffering statushouders | inrichting woning | inventaris woning
woninginrichting statushouders | inrichting statushouderswoning
whiteboard | whiteboards | schrijfbord
digibord | digitaal schoolbord | smartboard | touchscreen onderwijs | interactief scherm
prikbord | presentatiebord
audiovisueel | av-middelen | audiovisuele middelen | av-apparatuur | audiovisual
av-middelen > beamer | beeldscherm | geluidsinstallatie | videoconferentie | narrowcasting
beamer | projector | videoprojector
televisie | tv | tv-scherm | televisies
geluidsinstallatie | geluidssysteem | omroepinstallatie | audioinstallatie | audio-installatie | sound system
microfoon | microfoons | conferentiesysteem | discussiesysteem
raadzaal | vergaderzaal raad | discussiesysteem raadzaal | raadsinstallatie
narrowcasting | digital signage | informatieschermen | digitale schermen
videoconferentie | videoconferencing | video conferencing | videovergaderen | videovergadersysteem
vergaderruimte | vergaderzaal | vergaderlocatie | vergaderzalen
fotocamera | camera foto | fotoapparatuur | fotografische apparatuur
lichtreclame | reclamezuil | led-scherm buiten | buitenreclame
buitenreclame | reclame-exploitatie | abri reclame | mupi | billboards
vlag | vlaggen | vlaggenmast | banieren
kantoorartikelen | kantoorbenodigdheden | office supplies | bureauartikelen
kantoorartikelen > pennen | papier | schrijfwaren | toner | ordners
kopieerpapier | printpapier | kantoorpapier | paper
toner | toners | inktcartridge | cartridges | printersupplies
enveloppen | envelop | briefpapier
leermiddelen | schoolboeken | lesmateriaal | schoolbenodigdheden | teaching materials
boek | boeken | books
boeken > schoolboeken | bibliotheekboeken | leerboeken | e-boek
tijdschrift | tijdschriften | abonnementen tijdschriften | periodieken | magazine
krant | dagblad | kranten | newspaper
drukwerk | drukwerkdiensten | printing | grafisch drukwerk
drukwerk > folder | brochure | briefpapier | visitekaartjes | verkiezingsdrukwerk | posters
drukker | drukkerij | drukwerk
huisstijldrukwerk | briefpapier | huisstijl drukwerk
printen | print- en kopieerwerk | kopiëren | reprografie
repro | reprografie | reproductiediensten | printshop
printer | printers | multifunctional | afdrukapparatuur | mfp
multifunctional | mfp | multifunctionals | kopieermachine | kopieerapparaat
plotter | plotters | grootformaatprinter
3d-printer | 3d printer | 3d-printing | additive manufacturing
scannen documenten | digitaliseren archief | archiefdigitalisering | documentscanning
labels en etiketten | etiketten | stickers | labels
visitekaartje | visitekaartjes
stembiljet | stembiljetten | verkiezingsdrukwerk | stempas | stempassen
stemhokje | stembus | stembureau inrichting | stembussen | verkiezingsmateriaal
paspoort | reisdocument | identiteitskaart
relatiegeschenk | relatiegeschenken | promotieartikelen | promotiemateriaal | giveaways
promotieartikelen | promotionele artikelen | merchandising
kerstpakket | kerstpakketten | eindejaarsgeschenk | kerstgeschenk
cadeaubon | cadeaukaart | geschenkbon | geschenkkaart | gift card
personeelsgeschenk | attenties personeel | personeelscadeau
onderscheiding | medaille | penning | lintje
verpakking | verpakkingen | verpakkingsmateriaal | packaging
dozen | kartonnen dozen | karton verpakking
pallet | pallets | europallet
container > zeecontainer | opslagcontainer | afvalcontainer
krat | kratten | transportkrat
kleding | bedrijfskleding | clothing
kleding > werkkleding | uniform | bedrijfskleding | schoenen | beschermende kleding
werkkleding | bedrijfskleding | dienstkleding | beroepskleding | workwear
uniform | uniformen | dienstkleding | uniforms
politieuniform | politiekleding | operationele kleding politie
boa-kleding | kleding boa | handhaverskleding | uniform boa
zorgkleding | verpleegkleding | doktersjas | verplegerskleding
ambtskleding | toga | togas
veiligheidskleding | beschermende kleding | hoge zichtbaarheidskleding | protective clothing
regenkleding | regenjas | regenpak
pbm | persoonlijke beschermingsmiddelen | ppe | personal protective equipment
pbm > veiligheidsschoenen | handschoenen | veiligheidshelm | gehoorbescherming | mondkapje | veiligheidsbril
veiligheidsschoen | veiligheidsschoenen | werkschoenen | safety shoes
schoenen | schoeisel | footwear
laarzen | laars | gevechtslaarzen
werkhandschoenen | veiligheidshandschoenen | handschoenen
helm | veiligheidshelm | helmen
gehoorbescherming | otoplastiek | oordoppen | gehoorbeschermers
mondkapje | mondmasker | mondneusmasker | face mask | ademhalingsmasker
veiligheidsbril | veiligheidsbrillen | beeldschermbril
textiel | stoffen textiel | textielproducten | textile
naaien | naaiatelier | kledingreparatie | kleermaker
tassen | rugzak | koffers
sieraden | juwelen | horloges
slaapzak | slaapzakken | kampeeruitrusting
zeil | dekzeil | canvas
touw | koord | staalkabel
laboratorium | lab | laboratory
laboratorium > laboratoriumapparatuur | labbenodigdheden | laboratoriumanalyse | laboratoriummeubilair | reagentia
laboratoriumapparatuur | labapparatuur | laboratoriumuitrusting | lab equipment | laboratory equipment
laboratoriumapparatuur > microscoop | centrifuge | spectrometer | weegschaal | incubator | pipet
laboratoriumartikelen | labbenodigdheden | laboratoriumbenodigdheden | verbruiksartikelen laboratorium | lab consumables
laboratoriumonderzoek | laboratoriumanalyse | analysediensten | laboratory analysis
analist laboratorium | laborant | laboratoriumanalist | laboratoriummedewerker
wateranalyse | analyse watermonsters | waterkwaliteitsanalyse | monsterneming water
monsterneming | bemonstering | monstername | sampling
milieuanalyse | analyse bodemmonsters | analyse grondmonsters
reagentia | reagens | reagentia laboratorium | diagnostica
chemicaliën | chemische producten | chemicals
microscoop | microscopen | microscope | elektronenmicroscoop
elektronenmicroscoop | electron microscope
massaspectrometer | mass spectrometer | lc-ms | gc-ms | massaspectrometrie
chromatografie | hplc | gaschromatograaf | chromatography
spectrometer | spectrometers | spectroscopie
nmr | nmr-spectrometer | kernspinresonantie
centrifuge | centrifuges
sequencer | dna-sequencer | sequencing | next generation sequencing
pcr | pcr-apparatuur | pcr-test | qpcr
flowcytometer | flow cytometer | cell sorter
zuurkast | zuurkasten | fume cupboard
veiligheidskabinet | bioveiligheidskast | laminair flow kast | biosafety cabinet
cleanroom | cleanrooms | schone ruimte
autoclaaf | sterilisator | autoclaven | sterilisatieapparatuur
incubator | broedstoof | klimaatkast
vriezer laboratorium | ultravriezer | ultra low freezer
proefdier | proefdieren | dierproeven | proefdierverblijf
laser | lasers | lasersysteem
vacuümsysteem | vacuümkamer | vacuum system
weegschaal | weegschalen | balans laboratorium
weegbrug | weegbruggen | weegbrugsysteem
onderwijsapparatuur | practicummateriaal | praktijklokaal inrichting
wetenschappelijke apparatuur | onderzoeksapparatuur | scientific equipment | research equipment
medische apparatuur | medisch apparaat | medische hulpmiddelen | medical equipment | medical devices
medische apparatuur > mri | ct-scanner | echo-apparaat | infuuspomp | patiëntmonitoring | beademing | röntgen
medische hulpmiddelen | medische disposables | medische verbruiksartikelen | medical consumables
medische hulpmiddelen > verbandmiddelen | injectienaalden | katheters | handschoenen medisch
medische technologie | medische techniek | medical technology | klinische fysica
medisch technicus | medisch technoloog | onderhoud medische apparatuur
onderhoud medische apparatuur | service medische apparatuur
mri | mri-scanner | mri scanner | magnetic resonance imaging
ct-scanner | ct scanner | ct-scan | computertomograaf
pet-ct | pet ct scanner | pet/ct
röntgen | röntgenapparaat | röntgenapparatuur | x-ray | bucky
echo | echoapparaat | echografie | echografieapparatuur | ultrasound
beeldvormende apparatuur | medische beeldvorming | medical imaging | radiologie apparatuur
radiologie > röntgen | mri | ct-scanner | pacs
radiotherapie | lineaire versneller | linac | bestralingsapparatuur
linac | lineaire versneller
ecg | ecg-apparaat | hartfilmpje | elektrocardiograaf
patiëntbewaking | patiëntmonitoring | bewakingsmonitor | patient monitoring
beademing | beademingsapparaat | beademingsapparatuur | ventilator medisch
infuus | infuuspomp | infuuspompen | infusion pump
spuitenpomp | infuuspomp | syringe pump
dialyse | dialyseapparatuur | hemodialyse | dialysis
anesthesie | anesthesieapparatuur | anesthesietoestel
ok-complex | operatiekamer | operating room
operatiekamer > ok-tafel | ok-lamp | operatierobot | chirurgische instrumenten
operatierobot | robotchirurgie | robot chirurgie | da vinci robot
chirurgische instrumenten | chirurgisch instrumentarium | instrumentarium | surgical instruments
endoscoop | endoscopie | endoscopen | endoscopieapparatuur
endoscopie > endoscoop | scopenreiniging | laparoscopie
csa | centrale sterilisatie | sterilisatie instrumenten | sterile medische hulpmiddelen
implantaat | implantaten | prothese | implants
heupprothese | knieprothese | orthopedische implantaten
pacemaker | pacemakers | icd implantaat
stent | stents | hartkatheter
katheter | katheters | catheter
injectienaald | naalden en spuiten | injectiespuit | naald
verband | verbandmiddelen | wondzorg | wondverband
medische handschoenen | onderzoekshandschoenen | nitril handschoenen | wegwerphandschoenen
incontinentiemateriaal | incontinentie | luiers | absorberend incontinentiemateriaal
stomamateriaal | stomazorg | stoma
diabeteshulpmiddelen | glucosemeter | insulinepomp | bloedglucose
hoortoestel | hoorapparaat | hoortoestellen | hearing aid
bril | brillen | opticien | optometrie
tandarts | tandheelkunde | mondzorg | dental
tandheelkundige apparatuur | dental equipment | tandartsstoel | behandelunit tandheelkunde
hulpmiddelen > rolstoel | scootmobiel | tillift | wmo-hulpmiddelen
wmo-hulpmiddelen | wmo hulpmiddelen | rolstoelen en scootmobielen | hulpmiddelen wmo
rolstoel | rolstoelen | wheelchair
scootmobiel | scootmobielen | scootermobiel | mobility scooter
rollator | loophulpmiddel | rollators
tillift | tilliften | patiëntenlift | plafondlift | hoist
douchestoel | toiletstoel | badlift
brancard | brancards | stretcher
medicijn | medicijnen | geneesmiddelen | farmaceutische producten | pharmaceuticals
geneesmiddelen > vaccin | apotheek | medicatie | cytostatica
apotheek | apothekersdiensten | farmaceutische zorg | pharmacy
medicijnuitgifte | medicatiedistributie | uitgiftesysteem medicijnen | medicijnkast
vaccin | vaccins | vaccinatie | inenting
bloedafname | bloedprikken | trombosedienst
bloed | bloedproducten | bloedbank
teststraat | coronatest | covid-test | sneltest
zelftest | sneltest | antigeentest
ggd | publieke gezondheid | gemeentelijke gezondheidsdienst
verpleegoproepsysteem | zusteroproepsysteem | zorgoproepsysteem | nurse call
personenalarmering | alarmknop | zorgalarmering | personenalarm
dwaaldetectie | leefcirkels | dwaaldetectiesysteem
simulatiepop | reanimatiepop | trainingspop
cosmetica | verzorgingsproducten | lichaamsverzorging
uitvaart | uitvaartdiensten | begrafenis | uitvaartverzorging
lijkschouw | forensisch arts | forensische geneeskunde
lijkbezorging | gemeentelijke uitvaart | lijkvervoer | overledenenvervoer
overledenenvervoer | stoffelijk overschot vervoer | lijkvervoer
gereedschap | gereedschappen | handgereedschap | tools
gereedschap > handgereedschap | elektrisch gereedschap | accugereedschap | keuring gereedschap
elektrisch gereedschap | elektrisch handgereedschap | power tools
machine | machines | machinery
machines > gereedschapsmachine | bouwmachine | landbouwmachine | machineonderhoud
bouwmachine | bouwmachines | wegenbouwmachines | bouwmaterieel
materieel verhuur | verhuur materieel | huur materieel | materieelverhuur | equipment rental
huur machines met bediening | materieel met bediening | kraan met machinist
landbouwmachine | landbouwmachines | landbouwwerktuigen | agricultural machinery
compressor | compressoren | perslucht | persluchtinstallatie
perslucht | persluchtinstallatie | compressed air
motor machine | verbrandingsmotor | elektromotor
elektromotor | elektromotoren | electric motor
gasturbine | turbine | stoomturbine
tandwielkast | aandrijving | aandrijvingen
hydrauliek | hydraulische installatie | hydraulic
filter | filters | filtratie
lopende band | transportband | bandtransporteur | conveyor
sorteerinstallatie | sorteermachine | sorteersysteem
bagageband | bagageafhandelingssysteem | bagage afhandeling | baggage handling
oven industrieel | industriële oven
robot | robots | robotica | robotics
mechatronica | mechatronics | mechatronisch
machinebouw | machinefabriek | speciaalmachinebouw | mechanische constructie
machineonderhoud | onderhoud machines | revisie machines
revisie | revisie pomp | reviseren | overhaul
monteur | onderhoudsmonteur | servicemonteur | technicus
monteur > onderhoudsmonteur | elektromonteur | storingsmonteur | werktuigbouwkundig monteur
storingsmonteur | storingsdienst | storing verhelpen
onderhoudstechnicus | maintenance engineer | onderhoudsmonteur
maintenance manager | manager onderhoud | onderhoudsmanager | hoofd technische dienst
werkvoorbereider onderhoud | planner onderhoud | maintenance planner
reliability engineer | betrouwbaarheidsingenieur | reliability engineering
rams | rams-specialist | rams engineer
systems engineering | se systems engineering | system engineer infra | systems engineer
technische dienst | td medewerker | medewerker technische dienst
procesoperator | operator waterzuivering | procesvoering
procestechnoloog | procestechnologie | procesingenieur | process engineer
elektrotechnisch ingenieur | elektrotechnisch engineer | electrical engineer
elektrotechnisch tekenaar | tekenaar e-installaties
werktuigbouwkundig tekenaar | constructeur werktuigbouw | tekenaar werktuigbouw
tekenaar | cad-tekenaar | autocad tekenaar | drafter
autocad | civil 3d | cad-tekenwerk
tekenaar civiel | civieltechnisch tekenaar | tekenaar infra | tekenaar gww
ontwerper openbare ruimte | ontwerper buitenruimte | inrichtingsontwerp | stedelijk ontwerp
civieltechnisch ontwerper | wegontwerper | ontwerper infra | ontwerper civiele techniek
wegontwerp | ontwerp wegen | wegontwerper
landschapsplan | landschappelijke inpassing | landschapsontwerp
inrichtingsplan | inrichtingsontwerp
definitief ontwerp | do ontwerp
voorontwerp | voorlopig ontwerp | schetsontwerp
uitvoeringsontwerp | technisch ontwerp
haalbaarheidsstudie | haalbaarheidsonderzoek | feasibility study
planstudie | verkenningsfase | mirt-verkenning
tracébesluit | tracéstudie | tracewetprocedure
bestemmingsplan | omgevingsplan | zoning plan
omgevingswet | omgevingsplan | omgevingsvisie
planoloog | ruimtelijke ordening | planologie | planologisch jurist
ruimtelijke ordening | spatial planning
ruimtelijke ordening | spatial planning | ruimtelijk beleid
ruimtelijk adviseur | adviseur ruimtelijke ordening | beleidsadviseur ruimtelijke ordening | adviseur ro
welstand | ruimtelijke kwaliteit | commissie ruimtelijke kwaliteit
volkshuisvesting | wonen | woonbeleid | housing policy
projectleider openbare ruimte | projectleider inrichting openbare ruimte | civiel projectleider openbare ruimte
projectleider riolering | projectleider water | projectleider stedelijk water
projectleider vastgoed | projectmanager vastgoed | vastgoedprojectleider
projectleider huisvesting | projectmanager huisvesting | projectleider onderwijshuisvesting
projectleider installaties | projectleider installatietechniek | projectleider e&w
projectleider groen | projectleider groenvoorziening
projectleider elektrotechniek | projectleider elektro
projectleider werktuigbouw | projectleider werktuigbouwkunde
projectmanager infra | projectmanager infrastructuur | projectmanager gww
risicomanager infra | risicomanagement infra | risicomanager ipm
manager projectbeheersing | projectbeheersing | mpb | project control infra
toetsing ontwerp | contra-expertise | second opinion ontwerp
technisch inkoper | inkoper gww | inkoper infra
contractvoorbereiding infra | opstellen contract | contractenschrijver uav-gc
geotechnisch adviseur | geotechnisch ingenieur | grondmechanisch adviseur
waterbouwkundige | waterbouwkundig ingenieur | adviseur waterbouw
dijkinspectie | inspectie waterkeringen | dijkwacht
dijktechnoloog | specialist waterveiligheid | adviseur waterveiligheid | adviseur waterkeringen
projectmedewerker infra | technisch medewerker gww
beheerder riolering | rioolbeheerder | beheerder riool en water
beheerder wegen | wegbeheerder | beheerder verhardingen
beheerder kunstwerken | assetbeheerder kunstwerken | bruggenbeheerder
beheerder openbare verlichting | beheerder ovl
beheerder sportaccommodaties | sportbeheerder | beheer sportaccommodaties
beheerder begraafplaats | begraafplaatsbeheerder
beheersysteem openbare ruimte | gbi | obsurv | kikker | geovisia
gis-specialist | gis specialist | geo-specialist | gis-medewerker
gis | geo-informatie | geografisch informatiesysteem | geographic information system
kaart | kaarten | cartografie | topografische kaart
medewerker buitendienst | buitendienstmedewerker | medewerker wijkbeheer
kantonnier | wijkbeheerder | buitendienst medewerker
medewerker reiniging | reinigingsmedewerker | straatveger
straatveger | straatreiniging
bouwplantoetser | plantoetser bouw | bouwplantoetsing
bouwtoezicht | bouw- en woningtoezicht | toezicht bouw
casemanager omgevingsrecht | vergunningverlener wabo | casemanager omgevingsvergunning
handhavingsjurist | jurist handhaving | jurist bouwen en wonen
omgevingsjurist | jurist omgevingsrecht | jurist ruimtelijke ordening
apv | algemene plaatselijke verordening
monumentenadviseur | adviseur monumenten | adviseur erfgoed | beleidsadviseur erfgoed
strategisch adviseur mobiliteit | verkeersadviseur | mobiliteitsexpert
projectleider verkeer | projectleider mobiliteit | projectleider verkeer en vervoer
beleidsmedewerker verkeer | beleidsadviseur verkeer | verkeerskundige | beleidsmedewerker verkeer en vervoer
afvalbeleid | beleidsadviseur afval | adviseur afval | adviseur afval en grondstoffen
coördinator afval | teamleider afval | projectleider afval
adviseur klimaatadaptatie | projectleider klimaatadaptatie | beleidsadviseur klimaatadaptatie
adviseur circulaire economie | projectleider circulaire economie | adviseur circulariteit
projectleider warmtenet | projectleider warmtetransitie | adviseur warmtetransitie
projectleider verduurzaming | projectleider verduurzaming vastgoed | adviseur verduurzaming
inspecteur brandveiligheid | adviseur brandveiligheid | brandveiligheidsadviseur
brandpreventie | brandpreventist | adviseur brandpreventie
beveiligingscoördinator | security manager fysiek | coördinator beveiliging
weegmeester | weegbrugmedewerker
uitvoerder groen | groenuitvoerder | uitvoerder groenvoorziening
opzichter groen | toezichthouder groen | directievoerder groen
opzichter civiel | toezichthouder civiel | civieltechnisch toezichthouder | toezichthouder gww
opzichter riolering | toezichthouder riolering
rayonbeheerder | wijkopzichter | gebiedsbeheerder
wijkmanager | gebiedsmanager | wijkregisseur
beheer en onderhoud | onderhoud en beheer
vastgoedbeheerder | technisch beheerder | gebouwenbeheerder | beheerder gebouwen
technisch vastgoedbeheer | technisch vastgoedmanager | technisch beheerder vastgoed
assetmanager vastgoed | vastgoedasset manager | assetmanagement vastgoed
huisvestingsadviseur | adviseur huisvesting | huisvestingsmanager | beleidsadviseur huisvesting
verhuurmakelaar | verhuur woningen | woningverhuur
woonruimteverdeling | woonruimteverdelingssysteem | woningtoewijzing
woonwagen | woonwagens | woonwagenstandplaats | woonwagenlocatie
woonboot | woonboten | ligplaats woonschip
huisnummer | bag | basisregistratie adressen en gebouwen
bag | basisregistratie adressen en gebouwen
engineering | ingenieursdiensten | technisch ontwerp
technisch advies | technische adviesdiensten | technical consultancy
inspectie | keuring | technische keuring | inspection
inspectie > keuring | conditiemeting | veiligheidsinspectie | weginspectie
scios | scios scope 10 | scope 12 | scios inspectie
scope 10 | scios scope 10 | elektrische inspectie
scope 12 | scios scope 12 | inspectie zonnepanelen
drukapparatuur | drukvat | keuring drukapparatuur
stookinstallatie | stookinstallaties | keuring stookinstallatie
warmtewisselaar | warmtewisselaars | heat exchanger
ketelhuis | stookruimte | warmtecentrale
thermostaat | thermostaatkraan | ruimtethermostaat
waterinstallatie | drinkwaterinstallatie | tapwaterinstallatie
warmtekrachtkoppeling | wkk | warmtekrachtcentrale
wkk | warmtekrachtkoppeling | warmte-krachtkoppeling
nucleair | kerncentrale | kernenergie | nuclear
kernafval | radioactief afval | radioactive waste
kernreactor | onderzoeksreactor | nuclear reactor
stralingsbescherming | stralingsdeskundige | radiation protection
elektriciteitsnet | stroomnet | elektriciteitsnetwerk | power grid
netbeheerder | netbeheer | energienetwerkbeheerder
stroomaansluiting | elektriciteitsaansluiting | netaansluiting
walstroom | walstroomvoorziening | shore power | walstroomkast
marktkast | evenementenkast | stroomkast evenementen | stroomvoorziening markt
bouwstroom | bouwaansluiting | tijdelijke stroomvoorziening
mobiele batterij | accupakket mobiel | mobiele stroomvoorziening
fotovoltaïsch | photovoltaic | pv-installatie
dynamische verlichting | dimbare verlichting | slimme verlichting | smart lighting
zonwering automatiseren | zonweringsbesturing
telefooncentrale | telefonie | telefooninstallatie
antenne | antennes | zendmast | antennemast
zendmast | antennemast | gsm-mast
radiocommunicatie | radioapparatuur | radio equipment | radiosystemen
indoordekking | indoor dekking | das antenne | mobiele dekking gebouwen
marifoon | maritieme communicatie | vhf
ais | automatic identification system | scheepsidentificatie
vts | vessel traffic service | verkeersbegeleiding scheepvaart
navigatie | navigatieapparatuur | gps | gnss
verkeerssimulator | rijsimulator | driving simulator
rijopleiding | rijles | rijvaardigheidstraining | rijbewijsopleiding
rijvaardigheid | rijvaardigheidstraining | rijtraining
code 95 | chauffeurscursus | nascholing chauffeurs
verkeersexamen | verkeerseducatie | verkeersonderwijs
grondstoffen | delfstoffen | raw materials
grondstoffen > zand | grind | klei | kalk
klei | kleilevering | dijkenklei
kalk | kalkmelk | kalkhydraat
zout > strooizout | zouttabletten | regeneratiezout
natronloog | natriumhydroxide | loog
methanol | azijnzuur | koolstofbron zuivering
actief kool | actieve kool | granulair actief kool
chloor | natriumhypochloriet | chloorbleekloog
zuren > zoutzuur | zwavelzuur
cement | betoncement | mortel
baksteen | bakstenen | metselsteen
glasplaat | vlakglas | veiligheidsglas
kunststof | plastic | kunststoffen
staal | staalproducten | steel | staalmateriaal
aluminium | aluminium profiel | aluminum
metaal | metaalproducten | metalen
rubber | rubberproducten
verfkwast | schildersbenodigdheden | schildersartikelen
lijm | kit | lijmen
papierwaren | papierproducten
lood | loodvervanging | loden leidingen
bouwcontainer | afvalcontainer bouw | puincontainer
pijpleiding | pijpleidingen | pipeline
pijpleidinginspectie | leidinginspectie | inspectie leidingen
gasnet | gasleiding | gasleidingen | gasdistributie
gasleiding saneren | sanering gasleidingen
waterbassin | waterreservoir | reinwaterkelder
watertoren | waterreservoir hoog
waterput | bronboring | putboring | waterwinput
grondboring | boorwerk | boren grond | drilling
proefboring | testboring | exploratieboring
mijnbouw | winning delfstoffen | mining
zandwinning | zandwinput | ontzanding
seismisch | seismisch onderzoek | seismologie
offshore | offshore constructie | offshore platform
aanbrengen wegbebakening | reflectorpaal | hectometerpaal
duurzaam gww | aanpak duurzaam gww | duurzame gww
hergebruik materialen | circulaire materialen | gebruikte bouwmaterialen | materialenmarktplaats
grondverzetmachine | grondverzetmachines | graafmachine
grondverbetering | bodemverbetering | grondverbeteraar
grondverbeteraar | bodemverbeteraar | teelaarde | tuinaarde
teelaarde | tuinaarde | zwarte grond | bomengrond
houtsnipper | houtsnippers | boomschors
ophogen | ophoging | ophogen straat | integraal ophogen
bodemdaling | veenbodemdaling | verzakking
verzakking | verzakte weg | zetting
veenweide | veenweidegebied | veengebied
inrichting bedrijventerrein | aanleg bedrijventerrein | bouwrijp maken bedrijventerrein
herstructurering bedrijventerrein | revitalisering bedrijventerrein | bedrijventerrein verduurzaming
dorpsplein | marktplein | herinrichting plein | plein
winkelstraat | winkelgebied | herinrichting winkelstraat
woonerf | woonstraat | erf straat
woonwijk | nieuwbouwwijk | woningbouwlocatie
parkeerdek | parkeervoorziening | parkeerplaatsen aanleg
p+r | park and ride | transferium | p&r
carpoolplaats | carpool | carpoolterrein
verzorgingsplaats | rustplaats snelweg | truckparking
truckparking | vrachtwagenparking | vrachtwagen parkeren
weegstation | aslastmeting | weigh in motion
wegenvignet | vrachtwagenheffing | tolheffing | kilometerheffing
tol | tolheffing | tolsysteem
rijplaat | rijplaten | draglineschot | draglineschotten
bouwweg | tijdelijke weg | bouwwegen
noodbrug | tijdelijke brug | hulpbrug
voetgangersbrug | loopbrug | voetbrug | pedestrian bridge
voetgangerstunnel | voetgangersonderdoorgang
houten brug | houten bruggen | steigerplanken brug
conservering staal | conserveringswerk | staalconservering | stralen en conserveren
conserveren | conservering | corrosiewering | antiroest
stralen metaal | gritstralen | staalstralen
kathodische bescherming | kb-installatie | cathodic protection
bewegingswerk | bewegingswerken | aandrijving brug
vervangen aandrijving brug | elektromechanisch brug | besturing brug
bediening op afstand | afstandsbediening bruggen | remote bediening | bob
sluisrenovatie | renovatie sluis | sluiscomplex renovatie
gemaalrenovatie | renovatie gemaal | renovatie gemalen
krooshek | krooshekreiniger | vuilrooster
vijzel | vijzels | vijzelgemaal
visvriendelijk gemaal | visveilige pomp | vismigratie
vismigratie | vispassage | vismigratievoorziening
visstand | visstandonderzoek | visstandbeheer
ecologische verbindingszone | evz | natuurverbinding
natuurnetwerk | nnn | natuurnetwerk nederland
natuurcompensatie | boscompensatie | compensatie natuur
herplant | herplanten | herbeplanting
inboet | inboeten | vervanging dode bomen
boom verplanten | verplanten bomen | verplantwerk
bewateren bomen | water geven bomen | watergeven | bewatering
beregening | beregeningsinstallatie | irrigatie | sproei-installatie
irrigatie | bevloeiing | irrigation
vijver | vijvers | vijveraanleg
zwemplas | zwemwater | zwemlocatie | natuurbad
blauwalg | blauwalgen | blauwalgenbestrijding
strand | strandbeheer | strandreiniging
strandreiniging | reiniging strand | strand schoonmaken
strandwacht | reddingsbrigade | strandbewaking | lifeguard
badmeester | zwembadpersoneel | toezicht zwembad | zweminstructeur
duin | duinen | duinbeheer
camping | campings | kampeerterrein
hondenlosloopgebied | hondenuitlaatplaats | losloopveld
schaapskudde | schapenbegrazing | begrazing | schaapherder
begrazing | beweiding | grazers
faunabeheer | jacht | ganzenbeheer | wildbeheer
ganzen | ganzenbeheer | ganzenbestrijding
bijen | bijenlint | bijvriendelijk | imker
dierenwelzijn | dierenbescherming | dierenzorg
hondenschool | hondentraining
tuinbouw | glastuinbouw | horticulture
kwekerij | kweker | boomkwekerij | plantenkwekerij
visserij | visteelt | fishing
veeteelt | veehouderij | vee
uitkoop agrariërs | uitkoopregeling veehouderij | piekbelaster
landbouwadvies | agrarisch adviseur | agrarisch advies
zaagsel | stro | strooisel stal
schoonmaakrobot | schoonmaakrobots | cobot schoonmaak
schoonmaak treinen | treinreiniging | reiniging treinen
schoonmaak bussen | busreiniging | reinigen bussen
abrireiniging | reinigen abri | schoonmaak haltes
schoonmaak sporthal | schoonmaak sportaccommodaties | reinigen sportaccommodaties
tunnelreiniging | reinigen tunnels | schoonmaak tunnel
reinigen verkeersborden | verkeersbordreiniging | bordenreiniging
reinigen zonnepanelen | zonnepanelen schoonmaken
markt reinigen | marktreiniging | schoonmaak weekmarkt
weekmarkt | warenmarkt | marktkraam | marktkramen
marktmeester | marktbeheer | markttoezicht
olie verwijderen wegdek | calamiteiten reiniging wegdek | wegdekreiniging | incidentmanagement
incidentmanagement weg | im berger | berging vrachtwagen
wegdekreiniging | reinigen wegdek | zoab-reiniging
drugsafval | dumping drugsafval | opruimen drugsafval | drugsdump
afvaldumping | illegale dumping | illegaal gestort afval | bijplaatsing
dierlijk afval | slachtafval
luchtverontreiniging | luchtvervuiling | emissiemeting
emissiemeting | emissiemetingen | uitstootmeting
geurhinder | geuronderzoek | geurmeting
geluidsoverlast | geluidhinder | geluidsnormen | geluidbelasting
lichthinder | lichtvervuiling
milieuschade | milieu-incident | calamiteit milieu
olievervuiling | oliebestrijding | olieverontreiniging
seveso | brzo | externe veiligheid
externe veiligheid | omgevingsveiligheid | qra
bodeminformatie | bodeminformatiesysteem | bodemkwaliteitskaart
brl sikb | brl 6000 | brl 1000 | sikb
partijkeuring | partijkeuringen | keuring grond | partijkeuring grond
asbestdak saneren | asbestdaksanering | asbest dak verwijderen
loodsanering | lood in leidingen | loodonderzoek
chroom-6 | chroom 6 | chroom vi
elektrotechnisch onderhoud | onderhoud e-installaties | onderhoud elektrotechnische installaties
werktuigbouwkundig onderhoud | onderhoud w-installaties | onderhoud werktuigbouwkundige installaties
onderhoud klimaatinstallaties | onderhoud w-installaties | onderhoud luchtbehandeling
onderhoud cv-ketels | cv-onderhoud | ketelonderhoud | onderhoud verwarmingsinstallaties
onderhoud brandmeldinstallaties | onderhoud bmi | onderhoud brandbeveiligingsinstallaties
brandbeveiligingsinstallatie | brandbeveiligingsinstallaties | brandbeveiliging
onderhoud blusmiddelen | keuring brandblussers | keuring blusmiddelen | onderhoud brandblussers
onderhoud noodverlichting | onderhoud noodverlichtingsinstallatie
onderhoud beveiligingsinstallaties | onderhoud inbraakinstallaties | onderhoud camerasystemen
onderhoud automatische deuren | onderhoud deuren | onderhoud poorten en slagbomen
onderhoud noodstroom | onderhoud noodstroomaggregaten | onderhoud noodstroominstallatie
onderhoud openbare verlichting | onderhoud ovl | onderhoud lichtmasten | onderhoud straatverlichting
onderhoud verkeersregelinstallaties | onderhoud vri | vri-onderhoud | onderhoud verkeerslichten
onderhoud riolering | rioolonderhoud | rioolbeheer
onderhoud gemalen | onderhoud rioolgemalen | onderhoud pompen en gemalen | gemalenonderhoud
onderhoud bruggen | brugonderhoud | brugherstel
onderhoud oevers | oeveronderhoud | oeverherstel
onderhoud zwembad | onderhoud zwembadinstallatie | zwembadonderhoud
onderhoud speeltoestellen | inspectie speeltoestellen | speeltoestelonderhoud
onderhoud grootkeuken | onderhoud keukenapparatuur | grootkeukenonderhoud
onderhoud pbm | keuring pbm | keuring klimmaterieel
onderhoud vaartuigen | scheepsonderhoud | onderhoud schip
onderhoud vliegtuigen | vliegtuigonderhoud | aircraft maintenance
onderhoud helikopters | helikopteronderhoud
onderhoud treinen | treinonderhoud | onderhoud rollend materieel
onderhoud bussen | busonderhoud | onderhoud autobussen
onderhoud bedrijfswagens | onderhoud vrachtwagens | vrachtwagenonderhoud
onderhoud brandweervoertuigen | brandweervoertuigonderhoud
onderhoud parkeerapparatuur | onderhoud parkeerautomaten
onderhoud meetapparatuur | kalibratie meetapparatuur
onderhoud gebouwinstallaties | onderhoud gebouwgebonden installaties | gebouwgebonden installatieonderhoud
onderhoud zonnepanelen | onderhoud pv-installaties | pv-onderhoud
onderhoud warmtepompen | warmtepomponderhoud | onderhoud wko
onderhoud sprinklerinstallatie | sprinkleronderhoud
onderhoud liften en roltrappen | roltraponderhoud | onderhoud roltrappen
reparatie | herstelwerk | repareren | repair
herstelwerkzaamheden | herstelwerk | reparatiewerkzaamheden
storing | storingsdienst | storingsonderhoud | storingsmelding
spoedreparatie | calamiteitenonderhoud | calamiteitendienst
calamiteitendienst | piketdienst technisch | 24-uurs calamiteitendienst
raamovereenkomst onderhoud | onderhoudscontract | onderhoudsovereenkomst | maintenance contract
service en onderhoud | servicecontract | onderhoudsdiensten
kleine werken | kleinschalige werkzaamheden | klein onderhoud
klein onderhoud openbare ruimte | klein straatwerk | klein onderhoud wegen
raamovereenkomst bestrating | raamcontract elementenverharding | raamovereenkomst straatwerk
tuinaanleg | aanleg tuin | tuinen aanleggen | hoveniersdiensten
cultuurtechnisch | cultuurtechniek | cultuurtechnische werken | cultuurtechnische werkzaamheden
cultuurtechnicus | cultuurtechnisch medewerker | cultuurtechnisch adviseur
sociale werkvoorziening groen | sw-bedrijf groen
metaalconstructie | metaalconstructies | metal structures
brandtrap | noodtrap | stalen trap
luifel | overkapping | carport
overkapping | luifel | afdak
fietsoverkapping | overkapping fietsenstalling | fietsenhok
balkon | balkons | balkonrenovatie | galerij
galerij | galerijvloer | galerijen appartement
portiek | portieken | portiekflat
hoogbouwflat | flatgebouw | galerijflat | flat
studentenhuisvesting | studentenwoning | studentenkamers
zorgwoning | zorgwoningen | seniorenwoning
kelder | kelders | keldervloer | waterdichte kelder
vochtbestrijding | vochtwering | optrekkend vocht | kelderafdichting
schimmel | schimmelbestrijding | vochtproblematiek
houtrot | houtrotherstel | houtrotreparatie
schadeherstel gebouw | waterschade | brandschade | schadeherstel na brand
brandschade | herstel na brand | reconditionering
stormschade | storm schade | stormschade bomen
bouwkundig adviesbureau | bouwkundig advies | bouwadvies
bouwadviseur | bouwadvies | adviseur bouw
projectontwikkelende aannemer | ontwikkelende bouwer
bouwprocesmanagement | bouwprocesbegeleiding
bouwkundig medewerker | technisch medewerker bouw
gevelbouw | gevelelementen | aluminium kozijn
kunststof kozijn | kunststof kozijnen | kunststof gevelelementen
dakkapel | dakkapellen
dakraam | lichtkoepel | daklicht | lichtstraat
zonnedak | dakgebonden pv | zon op dak
zon op dak | zonnepanelen op dak | pv op dak | zonnedaken
glasvezel | glasvezelkabel | fiber | fiber optic
databekabeling | netwerkbekabeling | utp-bekabeling | bekabeling netwerk
datacenter bouw | serverruimte inrichting | computerruimte
serverruimte koeling | mer ruimte | patchkast | datacenter
stofzuiginstallatie | afzuiginstallatie | lasrookafzuiging | stofafzuiging
afzuiging | afzuiginstallatie | bronafzuiging
geluidsisolatie | geluidswering | akoestische maatregelen
akoestische panelen | akoestisch plafond | akoestische wand
rolsteiger | kamersteiger | rolsteigers
valnet | vangnet | veiligheidsnet
bouwlift | hefsteiger | hangbruginstallatie
verreiker | telescooplader | telehandler
trilplaat | stamper | verdichtingsmachine | wals
dumper | dumpers | rupsdumper
betonmolen | betonmixer
betonpomp | betonpompen
lasrook | lasrookafzuiging
hangende gevelreiniging | rope access | abseilen gevel
touwtoegang | rope access | industrial rope access
meterkast | groepenkast | meterkasten
gevelverlichting | aanlichting | monumentverlichting
aanlichting | gebouwaanlichting | architectuurverlichting
torenuurwerk | klok toren | carillon | uurwerken
carillon | beiaard | klokkenspel
orgel | kerkorgel | orgelrestauratie
glas-in-lood | glas in lood | glasrestauratie
kunstrestauratie | restauratie kunst | restaurator | conservering kunst
archiefdepot | archiefbewaarplaats | archiefopslag
archiefopslag | extern archief | opslag archief | archiefbewaring
museumdepot | collectiedepot | museale opslag
vitrine | vitrines | vitrinekast
decor | decorbouw | toneeldecor
lichtinstallatie theater | theaterverlichting | toneelverlichting | podiumverlichting
theaterzaal geluid | theatergeluid | geluid podium
beeld en geluid | audio en video | av-installatie
led-wall | ledwall | led-scherm | ledscherm
scorebord | scoreborden | stadionscherm
stadion | voetbalstadion | stadium
dierenverblijf | kennel | hondenhok
schuilstal | schuur | berging
botenhuis | boothuis | botenloods
dok | droogdok | scheepshelling
haveninstallatie | havenfaciliteiten | havenontvangstinstallatie
scheepsafval | havenontvangstvoorziening | afvalinzameling schepen
scheepvaart | scheepvaartdiensten | shipping
binnenvaart | binnenvaartschip | inland shipping
bemanning | bemanning schip | scheepsbemanning | schipper
schipper | kapitein | stuurman | scheepspersoneel
matroos | matrozen | dekpersoneel
boordpersoneel > conducteur | steward
conducteur | hoofdconducteur | treinpersoneel
piloot | vlieger | pilot vliegtuig
luchtverkeersleider | air traffic controller
grondafhandeling | ground handling | platformafhandeling
passagiersafhandeling | check-in luchthaven | passagierscontrole
luchthavenbeveiliging | aviation security | beveiliging luchthaven
luchthavenbrandweer | crashtender | vliegveldbrandweer
de-icing | vliegtuig ontijzen | gladheidsbestrijding luchthaven
vogelwering | vogelverjaging | bird control
passagiersbrug | gate luchthaven | boarding bridge
tankwagen | tankauto | brandstoftankwagen
waterwagen | watertankwagen | grootwatertransport
haakarmbak | haakarmbakken | bluswatercontainer
commandovoertuig | verbindingscommandowagen | commandowagen
dienstmotor | politiemotor | motoren politie
me-voertuig | me-bus | mobiele eenheid voertuig
mobiele unit | mobiele kliniek | mobiel onderzoekscentrum
mobiele bibliotheek | bibliobus
foodtruck | verkoopwagen | marktwagen
veegzuigwagen | veegzuigmachine | compactveger
onkruidborstel | onkruidmachine | heetwatermachine
elektrisch voertuig klein | golfkar
golfkar | golf cart | elektrisch transportvoertuig
segway | step elektrisch | elektrische step
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
meubels | meubilair | kantoormeubilair | furniture | kantoorinrichting | inventaris
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
busje | bestelwagen | bestelbus | bestelauto
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
informatiebeveiliging | cybersecurity | security | infosec | cyber | iso 27001
cybersecurity | informatiebeveiliging | security | cyberbeveiliging | digitale veiligheid | cyber security
hacker | pentest | ethical hacker | penetratietest | penetration test
pentest | penetratietest | pentester | security test
ciso | information security officer | informatiebeveiligingsadviseur | chief information security officer
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
ict | it | informatietechnologie | informatie- en communicatietechnologie
ict > software | applicatie | netwerk | werkplek | hosting | cloud | server | applicatiebeheer | softwareontwikkeling
ict-dienst | it-dienst | ict-dienstverlening | it-dienstverlening | it services
ict'er | it'er | ict-professional | it-professional | ict-specialist | it-specialist
ict'er > systeembeheerder | softwareontwikkelaar | netwerkbeheerder | applicatiebeheerder | programmeur
ict-inhuur | inhuur ict | inhuur ict-professionals | inhuur it-personeel | it-detachering
ict-beheer | it-beheer | beheer ict
ict-beheer > systeembeheer | werkplekbeheer | netwerkbeheer | applicatiebeheer | serverbeheer
ict-infrastructuur | it-infrastructuur | it infrastructure
ict-infrastructuur > netwerk | server | storage | datacenter | switch | bekabeling
ict-partner | it-partner | ict-dienstverlener | it-dienstverlener
ict-outsourcing | it-outsourcing | uitbesteding ict
ict-hardware | hardware | computerapparatuur
ict-hardware > laptop | server | monitor | tablet | switch | desktop | computer
ict-manager | it-manager | hoofd ict | manager ict | manager it | teamleider ict | hoofd automatisering
cio | chief information officer
ciso | chief information security officer
cto | chief technology officer
cdo | chief data officer
informatiemanager | information manager | informatiemanagement
informatieadviseur | i-adviseur | adviseur informatievoorziening | informatieadvies
informatievoorziening | i-domein
informatieanalist | information analyst | informatieanalyse
informatiearchitect | information architect | informatiearchitectuur
enterprise architect | enterprisearchitect | enterprisearchitectuur | enterprise architecture
solution architect | solutionarchitect | oplossingsarchitect | solution architectuur
domeinarchitect | domain architect | domeinarchitectuur
software architect | softwarearchitect | softwarearchitectuur
it-architect | ict-architect | it-architectuur | ict-architectuur
it-architect > enterprise architect | solution architect | domeinarchitect | infrastructuurarchitect | cloud architect | software architect | data architect | security architect
data architect | data-architect | dataarchitect | gegevensarchitect | data-architectuur
cloud architect | cloudarchitect | cloud-architectuur
azure architect > solution architect azure | cloud architect
security architect | securityarchitect | beveiligingsarchitect | security-architectuur
infrastructuurarchitect | infrastructuur architect | infra architect | infrastructure architect
netwerkarchitect | network architect | netwerkarchitectuur
businessarchitect | business architect | businessarchitectuur | business architectuur
business analist | businessanalist | business analyst | bedrijfsanalist | businessanalyse | business analyse
functioneel ontwerper | functional designer | functioneel ontwerp
technisch ontwerper | technical designer
functioneel beheerder | functioneel beheer | functioneel applicatiebeheer | functioneel applicatiebeheerder
applicatiebeheerder | applicatiebeheer | application manager | application management
applicatiebeheerder > functioneel beheerder | technisch applicatiebeheer
technisch applicatiebeheer | technisch applicatiebeheerder | technisch beheerder
systeembeheerder | systeembeheer | system administrator | sysadmin | system engineer | systems engineer
systeembeheerder > linux beheerder | windows beheerder | serverbeheer
netwerkbeheerder | netwerkbeheer | network engineer | netwerkengineer | netwerkspecialist | network administrator
databasebeheerder | databasebeheer | database administrator | database beheerder
werkplekbeheer | werkplekbeheerder | werkplekdienst | beheer werkplek | workplace management
digitale werkplek | ict-werkplek | modern workplace | moderne werkplek | digital workplace
digitale werkplek > microsoft 365 | laptop | intune | vdi
werkplekapparatuur | werkplekhardware | end user devices
werkplekapparatuur > laptop | desktop | monitor | docking station | thin client
servicedesk | helpdesk | service desk | ict-helpdesk | ict-servicedesk
servicedeskmedewerker | helpdeskmedewerker | service desk medewerker | servicedesk agent | servicedesk analist | medewerker servicedesk | medewerker helpdesk
softwareontwikkelaar | software ontwikkelaar | software developer | software engineer | programmeur
softwareontwikkelaar > java developer | .net developer | full stack developer | front-end developer | back-end developer | php developer | python developer
softwareontwikkeling | software ontwikkeling | software development | applicatieontwikkeling | ontwikkeling van software | programmeren
maatwerksoftware | maatwerk software | custom software | maatwerkapplicatie
java developer | java ontwikkelaar | java engineer | java programmeur
java > spring boot | kotlin | java ee | jakarta ee
.net developer | dotnet developer | .net ontwikkelaar | c# developer | .net engineer | c# ontwikkelaar
.net | dotnet | asp.net
c# > .net
php developer | php ontwikkelaar | php programmeur
php > laravel | symfony
python developer | python ontwikkelaar | python engineer
python > django | flask
javascript | js
javascript > typescript | react | angular | vue | node.js
node.js | nodejs
react | reactjs | react.js
vue | vuejs | vue.js
front-end developer | frontend developer | front-end ontwikkelaar | frontend ontwikkelaar | front-end engineer | frontend
front-end developer > react | angular | vue
back-end developer | backend developer | back-end ontwikkelaar | backend ontwikkelaar | backend
full stack developer | fullstack developer | full-stack developer | full stack ontwikkelaar | fullstack ontwikkelaar | full stack engineer
webdeveloper | web developer | webontwikkelaar | websitebouwer
webdesign | webdesigner | webontwerp | web design
app-ontwikkeling | app ontwikkeling | app development | mobiele app | appbouwer | app developer | mobile developer
mobiele app > android | ios | flutter | react native
android developer | android ontwikkelaar
ios developer | ios ontwikkelaar | swift developer
low-code | low code | lowcode | no-code
low-code > mendix | outsystems | power apps | pega | betty blocks | thinkwise
mendix developer | mendix ontwikkelaar | mendix consultant
outsystems developer | outsystems ontwikkelaar
power platform | microsoft power platform
power platform > power apps | power automate | power bi | dataverse
power apps | powerapps
power automate | microsoft flow
power bi | powerbi | microsoft power bi
pega developer | pega system architect | pega consultant
cobol developer | cobol programmeur | mainframe developer
mainframe > cobol | z/os | db2
oracle developer | pl/sql developer | oracle ontwikkelaar
oracle > pl/sql | oracle apex | oracle e-business suite | oracle fusion
sql server | ms sql | mssql | microsoft sql server
postgresql | postgres
devops engineer | devops-engineer | devops specialist | devops developer
devops > ci/cd | kubernetes | docker | ansible | terraform
ci/cd | continuous integration | continuous delivery
platform engineer | platformengineer | platform engineering
site reliability engineer | sre
kubernetes | k8s
container platform | containerplatform
container platform > kubernetes | openshift | docker
openshift | red hat openshift
linux beheerder | linux engineer | linux systeembeheerder | linux specialist
linux > red hat | ubuntu | rhel | suse
red hat | rhel | redhat
windows beheerder | windows engineer | windows systeembeheerder
windows server | microsoft server
cloud engineer | cloudengineer | cloudspecialist | cloud specialist | cloud consultant
cloud engineer > azure engineer | aws engineer
azure engineer | azure cloud engineer | azure specialist | azure consultant
azure | microsoft azure | microsoft cloud | azure cloud
aws | amazon web services | amazon cloud
gcp | google cloud | google cloud platform
cloud > azure | aws | saas | hosting | iaas | paas | google cloud
clouddienst | cloud services | clouddienstverlening | cloudoplossing | cloud-dienst | cloud computing
public cloud > azure | aws | google cloud
private cloud | private clouddienst
cloudmigratie | cloud migratie | migratie naar cloud | cloudtransitie | cloud migration
soevereine cloud | digitale soevereiniteit | sovereign cloud | europese cloud
saas | software as a service | saas-oplossing | software-as-a-service
iaas | infrastructure as a service | infrastructure-as-a-service
paas | platform as a service | platform-as-a-service
hosting | webhosting | hostingdienst | hosting services | serverhosting
housing datacenter | colocatie | colocation | datacenterhousing
datacenter | rekencentrum | datacentrum | data center | computerruimte | serverruimte
server | serverapparatuur | rackserver
server > blade server | windows server | virtualisatie
storage | dataopslag | opslagsysteem | data storage | opslagcapaciteit
storage > san | nas
back-up | backup | back-up en recovery | back-upoplossing | reservekopie
disaster recovery | uitwijk | uitwijkvoorziening
virtualisatie | virtualization | servervirtualisatie
virtualisatie > vmware | hyper-v | citrix | nutanix
vmware | vsphere
citrix | xenapp | xendesktop | citrix netscaler
vdi | virtual desktop infrastructure | virtuele desktop | virtual desktop | virtuele werkplek
high performance computing | hpc | supercomputer | rekencluster
netwerkapparatuur | netwerkcomponent | netwerkhardware | network equipment | actieve netwerkapparatuur
netwerkapparatuur > switch | router | firewall | access point | wifi
netwerkinfrastructuur | network infrastructure | lan-infrastructuur
wifi | wi-fi | wlan | draadloos netwerk | draadloos internet | wireless network
wan | wide area network | wan-verbinding
lan | local area network | lokaal netwerk
sd-wan | sdwan | software defined wan
vpn | virtual private network
internetverbinding | internettoegang | internetaansluiting | internetdienst | internet provider | internetvoorziening
glasvezel | glasvezelnetwerk | glasvezelverbinding | fiber | glasvezelkabel | dark fiber
databekabeling | data bekabeling | netwerkbekabeling | gestructureerde bekabeling | utp-bekabeling
dataverbinding | datacommunicatie | dataverkeer | datacommunicatiedienst
dataverbinding > glasvezel | wan | internetverbinding
telefonie | telefoniedienst | telefoondienst | telecom | telecommunicatie | telecommunicatiedienst
telefonie > voip | mobiele telefonie | vaste telefonie | telefooncentrale | belplatform
voip | ip-telefonie | voice over ip | hosted voice | hosted telefonie | cloudtelefonie
vaste telefonie | vaste telefoon | vaste communicatie
mobiele telefonie | mobiele communicatie | mobiele telecommunicatie | mobiele telefoniedienst
mobiele telefoon | smartphone | gsm | mobieltje | mobile devices | iphone
telefooncentrale | pabx | telefoonsysteem
unified communications | ucc | ucaas
callcenter | klantcontactcentrum | contactcenter | contact center | kcc | call center | callcentre
contactcenteroplossing | ccaas | omnichannel platform | contact center software | kcc-oplossing
simkaart | sim-kaart | sim-only | esim
iot | internet of things | slimme sensor
iot > sensor | lorawan
5g > mobiel netwerk
c2000 > mobilofoon | portofoon
portofoon | portofonie | walkietalkie | mobilofoon
alarmcentrale > meldkamer
firewall | next-generation firewall | ngfw | perimeterbeveiliging
firewall > fortinet | palo alto | check point
fortinet | fortigate
cisco > switch | router | netwerkapparatuur
juniper > switch | firewall
laptop | notebook | draagbare computer | chromebook
desktop | pc | personal computer | desktopcomputer | vaste computer
computer > laptop | desktop | tablet | werkplekapparatuur | chromebook
tablet | ipad | tabletcomputer
beeldscherm | computerscherm | computermonitor | display
beeldscherm > monitor
printer | multifunctional | mfp | multifunctionele printer | afdrukapparatuur | kopieerapparaat | kopieermachine
printer > printservice | toner | afdrukdienst
printdienst | printservice | afdrukdienst | managed print services | print- en kopieerdienst
toner | cartridge | inktcartridge | printerinkt
docking station | dockingstation
headset | koptelefoon
scanner > scanapparatuur | documentscanner
scannen | scandienst | inscannen | digitaliseren documenten
scannen > digitalisering documenten
audiovisueel | av-middelen | av | audiovisuele middelen | audiovisuele apparatuur | av-apparatuur | audio visueel
audiovisueel > beamer | touchscreen | videovergaderen | narrowcasting | geluidsinstallatie | digibord
digibord | digitaal schoolbord | interactief bord | touchscreen | smartboard | interactief scherm
beamer | projector
videovergaderen | videoconferencing | videoconferentie | vergaderoplossing | vc-apparatuur | beeldvergaderen
narrowcasting | digital signage | informatieschermen
conferentiesysteem | conference system | vergadersysteem | discussiesysteem
geluidsinstallatie | geluidsapparatuur | audio-installatie
reserveringssysteem | reserveersysteem | boekingssysteem | booking system
ruimtereservering | zaalreservering | werkplekreservering | room booking
intune | microsoft intune | endpoint manager
mdm | mobile device management | emm | uem
active directory | entra id | azure ad | azure active directory
microsoft 365 | office 365 | m365 | o365
microsoft 365 > sharepoint | teams | exchange online | onedrive
microsoft licentie | microsoft software | microsoft licentieovereenkomst | microsoft enterprise agreement | microsoft reseller
microsoft > azure | microsoft 365 | dynamics 365 | power bi | sharepoint
sharepoint | sharepoint online
sharepoint developer | sharepoint specialist | sharepoint consultant
microsoft 365 consultant | m365 specialist | office 365 specialist | m365 consultant | microsoft 365 specialist
google workspace | g suite | gsuite
microsoft exchange | exchange online
softwarelicentie | software licentie | licentie software | software license | softwarelicenties
softwarelicentie > microsoft licentie | adobe | vmware | reseller
software reseller | softwarebroker | software broker | licentiepartner | license reseller | licentiebroker
software asset management | licentiemanagement
software | programmatuur | softwarepakket | applicatie | computerprogramma
software > saas | informatiesysteem | licentie | softwarepakket
informatiesysteem | information system | softwaresysteem
open source software | opensource | open-source | opensourcesoftware | vrije software
broncode | source code
standaardsoftware | standaardpakket | software van de plank
softwareonderhoud | onderhoud software | software maintenance | onderhoud en support | software support
software en informatiesystemen | software package | softwarepakket
applicatierationalisatie | applicatielandschap | applicatieportfolio
legacy modernisering | applicatiemodernisering | legacy systeem
erp | enterprise resource planning | erp-systeem | erp-pakket
erp > sap | oracle fusion | dynamics 365 | afas | unit4 | exact | workday
sap | s/4hana | sap s/4hana | sap erp | sap hana
sap consultant | sap specialist | sap functioneel consultant
sap consultant > abap | sap fico | successfactors | sap basis
sap > abap | successfactors | ariba | sap fiori | sap basis
abap | abap developer | sap developer
successfactors | sap successfactors
ariba | sap ariba
afas | afas profit
afas consultant | afas specialist | afas beheerder
unit4 | agresso | unit4 financials | coda financials
exact | exact online | exact globe
dynamics 365 | microsoft dynamics | dynamics crm | d365 | dynamics
dynamics 365 > business central | finance and operations | navision
business central | navision | dynamics nav | dynamics 365 business central
d365 consultant | dynamics consultant | dynamics 365 consultant | dynamics developer
workday > hr-systeem
salesforce | salesforce crm
salesforce consultant | salesforce developer | salesforce specialist | salesforce administrator
crm | customer relationship management | crm-systeem | relatiebeheersysteem | klantvolgsysteem | relatiebeheer
crm > salesforce | dynamics 365
servicenow | service now
servicenow developer | servicenow consultant | servicenow specialist
itsm | it service management | it-servicemanagement | servicemanagementsysteem | itsm-tool | it service management tool
itsm > topdesk | servicenow | itil | jira service management
topdesk | top desk
topdesk consultant | topdesk beheerder | topdesk specialist
itil > change manager | incident manager | problem manager
fmis | facilitair management informatiesysteem | facilitair managementinformatiesysteem
fmis > topdesk | planon | ultimo
planon > fmis
ultimo > fmis | onderhoudsbeheersysteem
onderhoudsbeheersysteem | eam | enterprise asset management | asset management systeem | assetmanagementsysteem | beheersysteem onderhoud
ibm maximo | maximo
jira > atlassian
atlassian > jira | confluence
zaaksysteem | zaakgericht werken | zaakgerichtwerken | zaakafhandelcomponent | zaakmanagementsysteem
zaaksysteem > djuma | mozard | join | decos | openzaak
dms | documentmanagementsysteem | document management systeem | document management | documentbeheersysteem | documentmanagement | documentmanagementsoftware
dms > decos | corsa | verseon | sharepoint | opentext
ecm | enterprise content management
decos | decos join | join zaak
documentair informatiesysteem | documentaire informatievoorziening | dis-systeem
div | documentaire informatievoorziening | documentaire informatie
div-medewerker | medewerker div | documentair medewerker | medewerker informatiebeheer | archiefmedewerker | medewerker documentaire informatie | recordmanager
dim | digitaal informatiemanagement | digitaal informatiebeheer
e-depot | edepot | digitaal archief | digitaal depot
archief | archivering | archiefbeheer | archiefdienst
archief > archiefbewerking | digitaal archief | e-depot | archiefbewaarplaats | archiefstelling
archivaris | archivist
archiefinspecteur | archiefinspectie
informatiebeheer | informatiehuishouding | recordsmanagement | records management
adviseur informatiebeheer | informatiebeheer adviseur | adviseur informatiehuishouding
informatiespecialist | information specialist
gegevensbeheer | data management | datamanagement
gegevensbeheerder | datamanager | data manager | data steward | datasteward
softwaretester | tester | testspecialist | test engineer | software tester | testanalist | test analyst
softwaretesten | software testing | testen van software | testdienst software | testwerkzaamheden software
testmanager | test manager | testmanagement | testcoördinator | test coördinator
testautomatisering | geautomatiseerd testen | test automation | testautomatiseerder | test automation engineer | test automatiseerder | geautomatiseerde testen
testautomatisering > selenium | cypress | playwright | tosca
qa engineer | quality assurance engineer | kwaliteitstester
acceptatietest | gebruikersacceptatietest | user acceptance test
performancetest | loadtest | prestatietest | performance tester | performance test
pentest | penetratietest | pentester | penetration test | ethical hacking | ethical hacker | red teaming | penetratietesten
informatiebeveiliging | information security | cybersecurity | cyber security | ict-beveiliging | it-security | digitale veiligheid | informatieveiligheid
informatiebeveiliging > ciso | pentest | siem | soc-dienst | bio | iso 27001 | security officer
cybersecurity | cyberveiligheid | cyberbeveiliging | cyber
cybercrime | cybercriminaliteit | digitale criminaliteit | online criminaliteit
hacker > pentest | ethical hacker | cybersecurity
security officer | information security officer | informatiebeveiligingsfunctionaris | beveiligingsfunctionaris informatie
security officer > ciso | isoo
security specialist | it-security specialist | security consultant | cyber security specialist | informatiebeveiliger | adviseur informatiebeveiliging | security adviseur | cybersecurity adviseur
security engineer | cyber security engineer | it security engineer
security analist | security analyst | soc analist | soc analyst
soc-dienst | security operations center | security operations centre | soc/siem | soc-dienstverlening | managed detection and response
siem | security information event management
siem > splunk | microsoft sentinel
edr | xdr | endpoint detection and response | endpointbeveiliging | endpoint security
antivirus | virusscanner | antivirussoftware | anti-malware | virusbeveiliging
baseline informatiebeveiliging overheid | bio2
nis2 | cyberbeveiligingswet | nis 2 | nis2-richtlijn
iso 27001 | iso27001
iam | identity and access management | identity access management | identiteitsbeheer | toegangsbeheer digitaal | identity management
iam > single sign-on | mfa | pam | sailpoint | omada
iam specialist | iam engineer | iam consultant
single sign-on | sso
multi-factor authenticatie | tweefactorauthenticatie | multifactorauthenticatie | 2fa
pam | privileged access management
pki | public key infrastructure | digitaal certificaat | pki-certificaat | pkioverheid
digitale handtekening | elektronische handtekening | digitaal ondertekenen | elektronisch ondertekenen | e-signing
digid | e-herkenning | eherkenning
privacy officer | privacy adviseur | privacyjurist | adviseur privacy | privacyfunctionaris
privacy | avg | gegevensbescherming | gdpr | algemene verordening gegevensbescherming | bescherming persoonsgegevens
privacy > dpia | functionaris gegevensbescherming | privacy officer
functionaris gegevensbescherming | fg | data protection officer | dpo | functionaris voor gegevensbescherming
dpia | gegevensbeschermingseffectbeoordeling | data protection impact assessment | privacy impact assessment | pia
bewustwording informatiebeveiliging | security awareness | awareness training security | phishing
security awareness | phishingsimulatie
data engineer | data-engineer | dataengineer | etl developer | datawarehouse developer
data analist | data-analist | dataanalist | data analyst | gegevensanalist | data-analyse | dataanalyse
data scientist | datascientist | data science | datawetenschapper
datawarehouse | data warehouse | dwh | datawarehousing
dataplatform | data platform | datalake | data lake | data lakehouse
dataplatform > databricks | snowflake | microsoft fabric | azure synapse
business intelligence | bi
bi-specialist | bi specialist | bi consultant | bi developer | bi-ontwikkelaar | business intelligence specialist | bi analist
business intelligence > power bi | qlik | tableau | dashboard | cognos | sas
qlik | qlikview | qlik sense | qliksense
rapportagetool | rapportagesoftware | dashboardsoftware
rapportagetool > dashboard | power bi
datagedreven werken | datagedreven | data-driven | informatiegestuurd werken
data governance | data-governance | datakwaliteit | gegevenskwaliteit
data governance consultant | adviseur data governance | data governance officer
datamigratie | data migratie | dataconversie | data conversie | gegevensmigratie
big data > data-analyse
open data | opendata
masterdata | stamgegevens | master data management
ai | artificial intelligence | kunstmatige intelligentie | artificiële intelligentie
ai > machine learning | generatieve ai | llm | chatbot | copilot | algoritme
generatieve ai | genai | llm | large language model | copilot | chatgpt
machine learning | deep learning | machine learning engineer
ai engineer | ai specialist | ai consultant | ai adviseur | ai developer
chatbot | virtuele assistent | digitale assistent | virtual assistant | voicebot
rpa | robotic process automation | procesautomatisering software | uipath
algoritmeregister | algoritme
robot > robotica | robotisering | cobot
drone | uav | onbemand luchtvaartuig | unmanned aircraft
esb | enterprise service bus | integratieplatform | integration platform | ipaas
integratie specialist | integratiespecialist | integration specialist | integratie consultant | integration engineer | integratie developer
integratieplatform > mulesoft | biztalk | boomi | tibco | azure integration services
api | application programming interface | api-koppeling | softwarekoppeling
api management | api gateway
koppelvlak | interface software | systeemkoppeling
common ground | commonground
gis | geo-informatiesysteem | geografisch informatiesysteem | geo-informatie | geo informatie | geografische informatie | geodata
gis > arcgis | qgis | fme | kaartmateriaal | geoportaal
gis-specialist | gis specialist | gis-medewerker | gis medewerker | gis adviseur | geo-specialist | geo-adviseur | gis-analist | medewerker geo-informatie | geo specialist | geo-informatiespecialist
gis developer | geo developer | gis ontwikkelaar
arcgis | esri
basisregistratie > bag | bgt | brp | brk | woz | bro
bag | basisregistratie adressen en gebouwen | basisregistratie adressen gebouwen
brp | basisregistratie personen | gba | bevolkingsregister
bro | basisregistratie ondergrond
brk | basisregistratie kadaster
bag-beheerder | bag beheerder | bag medewerker | bag/woz medewerker
digital twin | digitale tweeling
luchtfoto | luchtfotografie | aerial photography | orthofoto
lidar | puntenwolk | laserscan | point cloud
streetview | panoramafoto | 360 graden foto | straatbeelden
bim | bouwwerkinformatiemodel | bouw informatie model | building information modeling
bim-modelleur | bim modelleur | bim specialist | bim coördinator | bim manager
autocad | cad | tekensoftware
cad-tekenaar | autocad tekenaar | cad tekenaar | tekenaar
website | webapplicatie | internetsite | web site
website > webdesign | cms | webhosting | webwinkel
websitebouw | ontwikkeling website | bouw website | bouwen van website | webontwikkeling
webwinkel | webshop | e-commerce | ecommerce | online winkel
cms | content management systeem | contentmanagementsysteem | content management system
cms > drupal | wordpress | typo3 | sitecore | umbraco
webmaster | webredacteur | webbeheerder | contentbeheerder | content manager | online redacteur
webportaal | klantportaal | burgerportaal | mijn-omgeving
intranet | sociaal intranet | social intranet
digitale toegankelijkheid | webtoegankelijkheid | wcag | accessibility
ux designer | ux-designer | user experience designer | interaction designer | interactieontwerper | ux/ui designer | ui designer | ux design
service designer | servicedesigner | service design | dienstontwerp
e-formulier | e-formulieren | digitaal formulier | online formulier | webformulier | formulierensoftware
e-dienstverlening | digitale dienstverlening | e-overheid | digitale overheid | online dienstverlening
scrum master | scrummaster
agile coach | agile transformatie | agile werken
scrum > agile | scrum master
rte | release train engineer | safe coach
product owner | productowner | product eigenaar | producteigenaar
po > product owner | primair onderwijs
productmanager | product manager
it-projectleider | ict-projectleider | projectleider ict | projectleider it | it project manager | ict projectmanager | it-projectmanager | projectmanager ict | projectmanager it
it-programmamanager | programmamanager ict | programmamanager it | ict-programmamanager
implementatiemanager | implementatie manager | implementation manager | implementatieconsultant | implementatiebegeleider | projectleider implementatie
service delivery manager | servicedeliverymanager | sdm
servicemanager | service manager | servicecoördinator | servicelevelmanager | service level manager
change manager | changemanager | change coördinator | change management it
release manager | releasemanager | releasemanagement
incident manager | incidentmanager | incidentmanagement
problem manager | probleemmanager | problem management
configuration manager | configuratiemanager | configuratiebeheer | cmdb
contractmanager ict | it-contractmanager | it contract manager | ict contractmanager
leveranciersmanager | leveranciersmanagement | vendor manager | vendor management | supplier manager
demand manager | demandmanager | demand management
ict-adviseur | it-adviseur | it consultant | ict consultant | it-consultant | ict-advies | it-advies | adviseur ict
it-auditor | it auditor | edp-auditor | it-audit | ict-audit | edp-audit
technisch consultant | technical consultant
embedded software | embedded software engineer | embedded engineer
scada | procesautomatisering | industriële automatisering
ot-security | operationele technologie | operational technology | ot security | ics security
scada engineer | plc programmeur | software engineer procesautomatisering | procesautomatiseerder
blockchain | distributed ledger
virtual reality | vr | augmented reality | vr-bril
gaming > game | spelontwikkeling
financieel > controller | accountant | boekhouding | administratie | treasury
finance | financiën | financieel beheer
financieel adviseur | financial advisor | adviseur financiën | financieel consultant | financial consultant | beleidsadviseur financiën
financieel medewerker | medewerker financiën | medewerker financiële administratie | financieel administratief medewerker | financieel administrateur | administrateur
financiële administratie | boekhouding | accounting | bookkeeping | financieel-administratieve dienst | administratievoering
boekhouder | bookkeeper | financieel administrateur
controller | financial controller | finance controller
controller > business controller | concerncontroller
controller > projectcontroller | planning en control | concerncontroller
projectcontroller | project controller | project control | projectbeheersing
manager projectbeheersing | mpb | ipm manager projectbeheersing
planning en control | planning & control | p&c | p&c-cyclus | planning en control-cyclus
adviseur planning en control | planning en control adviseur | adviseur p&c | p&c adviseur
concerncontroller | corporate controller | concern controller
zorgcontroller | controller zorg
financieel manager | finance manager | hoofd financiën | manager financiën | financial manager | teamleider financiën | manager finance
cfo | chief financial officer | financieel directeur | finance director
treasurer | treasury | treasuryadviseur | treasury management
accountant | accountantsdienst | registeraccountant | accountancy | accountantscontrole | accountantskantoor
accountantsdienst > accountantscontrole | jaarrekeningcontrole | samenstelverklaring | controleverklaring
accountantscontrole | controle jaarrekening | jaarrekeningcontrole | wettelijke controle | financiële controle | audit services
jaarrekening | annual accounts | jaarstukken
auditor | audit
internal auditor | interne audit | interne auditor | operational auditor
audit > it-audit | accountantscontrole | interne audit
medewerker interne controle | interne controle | vic | verbijzonderde interne controle | ao/ic
adviseur rechtmatigheid | rechtmatigheid | rechtmatigheidsverantwoording
btw | omzetbelasting | vat
belastingadvies | fiscaal advies | fiscale dienstverlening | fiscalist | belastingadviseur | tax advice | fiscaal adviseur
belastingen > woz | gemeentelijke belastingen | heffing | invordering
gemeentelijke belastingen | lokale belastingen | belastingsamenwerking | gemeentebelastingen
heffingsambtenaar | medewerker heffing | medewerker belastingen | belastingmedewerker | medewerker gemeentelijke belastingen
invorderingsambtenaar | medewerker invordering | invordering | invorderaar | medewerker invorderen
belastingsoftware | belastingapplicatie | belastingpakket | belastingsysteem
belastingdeurwaarder | deurwaarder | gerechtsdeurwaarder | deurwaardersdienst | gerechtsdeurwaardersdienst
incasso | debiteurenbeheer | incassodienst | invordering | debt collection | incassobureau | credit management
debiteurenbeheerder | debiteurenbeheer | debiteurenadministratie | medewerker debiteuren | credit controller
crediteurenadministratie | medewerker crediteuren | crediteurenadministrateur | accounts payable | crediteurenbeheer
facturatie | factuurverwerking | facturering | invoicing | medewerker facturatie
e-facturatie | e-factureren | elektronisch factureren | e-facturering | e-invoicing | digitale facturen | peppol
financieel systeem | financieel pakket | financiële software | financieel informatiesysteem | boekhoudsoftware | boekhoudpakket | financiële applicatie | financial system
bankdienst | bankzaken | huisbankier | bancaire dienstverlening | banking services | betalingsverkeer | bankieren
betalingsverkeer | betaaldienst | payment services | payment service provider | psp | betaaloplossing | betalingsdienst
betaalautomaat | pinautomaat | pinapparaat | betaalterminal | pin-apparatuur
geldtransport | waardetransport | geldverwerking | cash handling | waardelogistiek
creditcard | bedrijfscreditcard | purchase card
tankpas | brandstofpas | brandstofkaart | fuel card | laadpas
cadeaukaart | cadeaubon | geschenkbon | waardebon | giftcard | kadobon | kadokaart
geldlening | lening | krediet | kredietverstrekking
lening > financiering
subsidieadviseur | subsidie adviseur | subsidieadvies | subsidiespecialist | subsidieconsultant
subsidiemedewerker | subsidieverlener | medewerker subsidies | subsidiebehandelaar | subsidieverlening | subsidieconsulent
subsidie > fondsenwerving | subsidieadvies | subsidiesysteem
europese subsidie | europese fondsen
europese subsidie > efro | esf | interreg
vermogensbeheer | asset management financieel | beleggingsbeheer | investment management | vermogensbeheerder | fiduciair management
beleggen > vermogensbeheer
fondsbeheer | fondsbeheerder | fund manager | fondsmanager | fund management
pensioen | pensioenuitvoering | pensioenregeling | pensioenadvies
pensioenadvies | pensioenadviseur | pensioenconsultant
actuaris | actuarieel advies | actuariële dienst | actuarieel adviseur
verzekering | verzekeringsdienst | insurance | verzekeren
verzekering > aansprakelijkheidsverzekering | brandverzekering | wagenparkverzekering | verzuimverzekering | ongevallenverzekering | reisverzekering | verzekeringsmakelaar | wga-verzekering
verzekeringsmakelaar | assurantiemakelaar | makelaar in assurantiën | insurance broker | verzekeringsadviseur | verzekeringstussenpersoon | verzekeringsmakelaardij | assurantiën
assurantie | verzekering
aansprakelijkheidsverzekering | avb | liability insurance | wettelijke aansprakelijkheid
beroepsaansprakelijkheidsverzekering | professional indemnity insurance
bestuurdersaansprakelijkheidsverzekering | d&o-verzekering
brandverzekering | opstalverzekering | uitgebreide opstalverzekering | gebouwenverzekering | brandschadeverzekering | property insurance
inboedelverzekering | inventarisverzekering
wagenparkverzekering | motorrijtuigenverzekering | autoverzekering | wam-verzekering | vlootverzekering
car-verzekering | construction all risk verzekering | constructieverzekering
cyberverzekering | cyberrisicoverzekering | cyber insurance
fraudeverzekering | fraude- en berovingsverzekering
ongevallenverzekering | collectieve ongevallenverzekering | accident insurance
verzuimverzekering | ziekteverzuimverzekering
wga-verzekering | wga eigenrisicodrager | wga-eigenrisicodragerschap | wga erd | eigenrisicodragerschap
rechtsbijstandverzekering | rechtsbijstandsverzekering
reisverzekering | zakenreisverzekering | zakelijke reisverzekering
kunstverzekering | kunst- en tentoonstellingsverzekering
zorgverzekering | ziektekostenverzekering | collectieve zorgverzekering | gemeentepolis
schaderegeling | schadebehandeling | schadeafhandeling | schadeverhaal
schade-expert | schade expert | schadebeoordeling | schade-expertise
taxatie | taxateur | waardebepaling | taxatiedienst | valuation
woz | waardering onroerende zaken | woz-taxatie | wet waardering onroerende zaken
woz-taxateur | woz taxateur | woz-medewerker | medewerker woz | taxateur woz | woz medewerker
taxatie > woz-taxatie
leasing | lease | operational lease | leaseovereenkomst
leaseauto | lease auto | autolease | operational lease voertuigen | leasevoertuig
fietsenplan | fiets van de zaak | fietslease | leasefiets
jurist | legal counsel | juridisch adviseur | juridisch medewerker | legal advisor | bedrijfsjurist
jurist > bezwaar en beroep | aanbestedingsjurist | bestuursrecht | omgevingsrecht | privacyjurist | arbeidsjurist
juridisch advies | juridische dienstverlening | rechtskundig advies | rechtsbijstand | juridische bijstand
juridische dienst | juridische dienstverlening | legal services
advocaat | advocatuur | advocatendienst | advocatenkantoor | advocatendiensten | lawyer | attorney
advocaat > landsadvocaat | juridisch advies | procesvertegenwoordiging
notaris | notariaat | notariële dienst | notariële dienstverlening | notary
mediator | mediation | conflictbemiddeling | conflictbemiddelaar
bezwaar en beroep | bezwaarschrift | bezwaarjurist | jurist bezwaar en beroep | juridisch medewerker bezwaar
secretaris bezwaarschriftencommissie | secretaris bezwaarschriften | bezwaarschriftencommissie | secretaris commissie bezwaarschriften
aanbestedingsjurist | jurist aanbesteding | aanbestedingsrecht | inkoopjurist | jurist aanbestedingsrecht | jurist inkoop
omgevingsjurist | omgevingsrecht | jurist omgevingsrecht | jurist omgevingswet | juridisch adviseur omgevingsrecht | jurist ruimtelijke ordening
vastgoedjurist | jurist vastgoed | jurist grondzaken | vastgoedrecht | jurist gebiedsontwikkeling | bouwrecht
arbeidsjurist | arbeidsrecht | jurist arbeidsrecht | juridisch adviseur personeel | ambtenarenrecht
bestuursrechtjurist | bestuursrecht | jurist bestuursrecht | bestuursjurist
jurist sociaal domein | juridisch medewerker sociaal domein | jurist wmo
woo-jurist | jurist woo | woo jurist | woo-medewerker | woo-coördinator | woo medewerker | juridisch medewerker woo
woo | wet open overheid | wob | wet openbaarheid van bestuur | woo-verzoek
woo > lakken | anonimiseren | openbaarmaking
anonimiseren | anonimiseersoftware | lakken documenten | anonimiseringssoftware
juridische databank | juridische informatie | juridische bibliotheek | juridische content
juridisch kwaliteitsmedewerker | juridisch kwaliteitsadviseur | juridische kwaliteitszorg
handhavingsjurist | jurist handhaving | juridisch medewerker handhaving | jurist toezicht en handhaving
wetgevingsjurist | wetgeving | wetgevingsadviseur
rechter > rechtspraak
rechtspraak | gerecht | rechtbank | raad voor de rechtspraak
openbaar ministerie | officier van justitie
klokkenluider | klokkenluidersregeling | meldpunt integriteit
integriteit > screening | vertrouwenspersoon | integriteitsonderzoek
vertrouwenspersoon | externe vertrouwenspersoon | extern vertrouwenspersoon
bibob | wet bibob | bibob-onderzoek | bibob-adviseur | bibob-coördinator
compliance officer | compliance | compliancefunctionaris
risicomanager | risk manager | risicomanagement | risk management | risicoadviseur
fraude > fraudeonderzoek | sociaal rechercheur | forensisch onderzoek
forensisch accountant | forensisch onderzoeker | forensic accountant
recherchebureau | particulier recherchebureau | feitenonderzoek | rechercheur
bewindvoerder | beschermingsbewind | bewindvoering
hr | hrm | human resources | personeelszaken | p&o | personeel en organisatie | human resource management | personeelsdienst
hr-adviseur | hr adviseur | p&o-adviseur | hrm-adviseur | hr business partner | personeelsadviseur | p&o adviseur | hr-businesspartner | hr advisor | hrm adviseur
hr > recruitment | salarisadministratie | verzuim | personeelsadministratie | hr-systeem | hr-adviseur | arbodienst
hr-medewerker | hr medewerker | p&o-medewerker | medewerker hr | medewerker p&o | personeelsfunctionaris | hrm medewerker
hr-manager | hr manager | hoofd p&o | manager hr | manager p&o | hoofd hr | teamleider hr | manager hrm | hr director
hr-systeem | hrm-systeem | hr software | e-hrm | personeelsinformatiesysteem | hris | hcm-systeem | personeels- en salarissysteem | hr-applicatie | e-hrm-systeem
hr-systeem > afas | visma | youforce | workday | successfactors | beaufort | salarissoftware
visma | raet | youforce | visma raet
personeelsadministratie | hr-administratie | p&o-administratie | personeels- en salarisadministratie | medewerker personeelsadministratie
salarisadministratie | payroll administratie | loonadministratie | salarisverwerking | salarisadministrateur | salarisdienst | payroll services
salarissoftware | salarissysteem | salarispakket
salarisadministrateur | medewerker salarisadministratie | medewerker salaris | payroll specialist | payroll medewerker
functiewaardering | functiewaarderingssysteem | functiehuis | functiewaarderen | hr21
cao | collectieve arbeidsovereenkomst
arbeidsvoorwaarden | adviseur arbeidsvoorwaarden | arbeidsvoorwaardenspecialist
strategische personeelsplanning | spp
personeelsplanning | roosteren | roosterplanning | dienstroosters | workforce management
roostersoftware | planningssoftware | roosterpakket | roosterapplicatie | planningsapplicatie | personeelsplanningssysteem
roosteraar | roostermaker | planner rooster | lesroostermaker
tijdregistratie | urenregistratie | tijdregistratiesysteem | urenregistratiesysteem | urenadministratie | tijdschrijven
werving en selectie | werving & selectie | recruitment | personeelswerving | werven en selecteren | personeelsselectie | recruitment services
recruiter | recruitment adviseur | recruitmentadviseur | werving- en selectieadviseur | corporate recruiter | recruitment specialist | intercedent
executive search | headhunter | headhunting | werving bestuurders
executive search > topfunctionarissen
ats | applicant tracking system | recruitmentsysteem | wervingssysteem | sollicitatiesysteem | recruitment software
vacature > werving en selectie | arbeidsmarktcommunicatie
arbeidsmarktcommunicatie | employer branding | personeelscommunicatie | wervingscampagne | arbeidsmarktcampagne | vacaturemarketing
vacatureplaatsing | jobboard | vacatureplatform | vacaturesite | personeelsadvertentie
assessment | assessmentbureau | assessments | psychologisch onderzoek selectie | assessment center | capaciteitentest
uitzendkracht | uitzendbureau | uitzenden | uitzendarbeid | uitzendpersoneel | uitzenddienst | tijdelijk personeel | temporary staff
uitzendkracht > flexkracht | payroll | detachering
inhuur | inhuren | externe inhuur | inhuur personeel | inhuur derden | inhuur externen | extern personeel | flexibele arbeid
inhuur > uitzendkracht | detachering | zzp | payroll | broker | interim | flexpool
tijdelijk personeel | flexibel personeel | flexkracht | tijdelijke arbeidskracht | flexwerker | invalkracht | inleenkracht | interimpersoneel
tijdelijk personeel > uitzendkracht | detachering | payroll | inhuur
detachering | detacheren | detacheringsbureau | gedetacheerde | secondment
payroll | payrolling | payrolldienst | payrolldienstverlening | payrollbedrijf
zzp | zzp'er | freelance | freelancer | zelfstandige zonder personeel | zelfstandig professional | zelfstandige
wet dba | deregulering beoordeling arbeidsrelaties | schijnzelfstandigheid
interim | ad interim | a.i. | interimmer | interim professional
interim management | interim-management | interimmanagement | interim manager | interim-manager | interimmanager
interim manager > directeur a.i. | afdelingsmanager | teammanager | kwartiermaker
broker | inhuurbroker | brokerdienst | brokerdienstverlening | hr-broker | broker inhuur
inhuurdesk | inhuur desk | marktplaats inhuur | dynamisch aankoopsysteem inhuur
vms | vendor management system | inhuursysteem | inhuurapplicatie | inhuurplatform | vendor managementsysteem
inhuuradviseur | adviseur inhuur | inhuurcoördinator | medewerker inhuur | inhuurspecialist | coördinator inhuur | adviseur externe inhuur
trainee | traineeship | traineeprogramma
junior | jr
medior > mid-level
senior | sr
stagiair | stage | stagiaire | stageplaats | internship
leerwerkplek | leerwerktraject | leerwerkplaats | bbl | beroepsbegeleidende leerweg
parttime | deeltijd | part-time
fulltime | voltijd | full-time
thuiswerk | telewerken | remote werken
hybride werken > thuiswerk
outplacement | van werk naar werk | mobiliteitstraject | outplacementtraject
loopbaanbegeleiding | loopbaanadvies | loopbaancoach | loopbaanadviseur | loopbaancoaching | career coach
re-integratie | reïntegratie | reintegratie | re-integratietraject | arbeidsre-integratie | reintegration
re-integratie > jobcoach | tweede spoor | sociale activering | arbeidstoeleiding
tweede spoor | 2e spoor | spoor 2 | re-integratie tweede spoor
arbodienst | arbodienstverlening | bedrijfsgezondheidszorg | arbozorg | arbeidsomstandighedendienst | bedrijfsgeneeskundige dienst | occupational health
arbo | arbeidsomstandigheden | arbo en veiligheid | arbowet | health and safety
arbodienst > bedrijfsarts | verzuimbegeleiding | rie | preventief medisch onderzoek
bedrijfsarts | arboarts | company doctor | arbeidsarts | bedrijfsgeneeskundige
verzuimbegeleiding | verzuimmanagement | ziekteverzuim | verzuim | ziekteverzuimbegeleiding | verzuimconsulent | casemanager verzuim
casemanager verzuim | verzuimcoördinator | verzuimadviseur | verzuimconsulent | verzuimspecialist
rie | ri&e | risico-inventarisatie en -evaluatie | risico inventarisatie en evaluatie
preventiemedewerker | arbo-adviseur | arboadviseur | arbocoördinator | arbodeskundige | adviseur arbo
hogere veiligheidskundige | hvk | veiligheidskundige | hvk'er | safety engineer | middelbaar veiligheidskundige | mvk
pmo medisch | preventief medisch onderzoek | pago | medische keuring | keuring personeel | gezondheidscheck | aanstellingskeuring
bhv | bedrijfshulpverlening | bhv-opleiding | bhv-training | bedrijfshulpverlener
ehbo | eerste hulp bij ongelukken | eerste hulp | ehbo-cursus | first aid | ehbo'er
bhv > aed | ehbo | ontruimingsoefening
vitaliteit | vitaliteitsprogramma | duurzame inzetbaarheid | gezondheidsmanagement | fit op het werk
bedrijfsfitness | fitness | sportschool | fitnessabonnement
bedrijfsmaatschappelijk werk | bmw-zorg | bedrijfsmaatschappelijk werker
medewerkersonderzoek | medewerkerstevredenheidsonderzoek | mto | medewerkersbetrokkenheidsonderzoek | employee survey | preventief medewerkersonderzoek | medewerkerbetrokkenheid
screening personeel | pre-employment screening | antecedentenonderzoek | achtergrondonderzoek | background check
vog | verklaring omtrent het gedrag
kerstpakket | eindejaarsgeschenk | kerstgeschenk | kerstgeschenken | eindejaarsattentie
relatiegeschenk | promotieartikel | promotiemateriaal | give-away | merchandise | attentie
thuiswerkplek | thuiswerkmeubilair | thuiswerkvoorziening
diversiteit en inclusie | inclusie | diversiteit | d&i | diversity and inclusion
sroi | social return | social return on investment | social return adviseur | coördinator social return
banenafspraak | garantiebaan | participatiebaan | afspraakbaan | mensen met arbeidsbeperking
sociale werkvoorziening | sw-bedrijf | wsw | beschut werk | sociaal werkbedrijf | sociale werkplaats | werkbedrijf
opleiding | scholing | training | cursus | bijscholing | opleidingsdienst | trainingsdienst | training services
opleiding > e-learning | workshop | taaltraining | leiderschapstraining | bhv-opleiding | coaching | vakopleiding
trainer | opleider | cursusleider | docent training | facilitator
trainingsacteur | acteur training | rollenspelacteur | training acteur
opleidingsadviseur | leer- en ontwikkeladviseur | adviseur leren en ontwikkelen | learning and development | l&d adviseur | adviseur opleidingen | opleidingskundige | opleidingsontwikkelaar | onderwijskundige
leren en ontwikkelen | learning & development | l&d | leren & ontwikkelen
opleidingsbemiddelaar | opleidingsbroker | opleidingsmakelaar | opleidingsintermediair | opleidingsdesk
opleidingscoördinator | coördinator opleidingen | opleidingsfunctionaris | opleidingsmedewerker
e-learning | elearning | online leren | online training | digitaal leren | e-learning module | webinar
lms | learning management system | leermanagementsysteem | leeromgeving | elo | elektronische leeromgeving | leerplatform | leerportaal
lms > moodle | brightspace | canvas | goodhabitz | itslearning
digitale leeromgeving | digital learning environment | dlo | elektronische leeromgeving
leiderschapstraining | leiderschapsontwikkeling | leiderschapsprogramma | management development | md-programma | leadership programme | leidinggeven opleiding | md-traject
teamontwikkeling | teamcoaching | teambuilding | teamtraining | teamcoach | teamontwikkelaar
coach | coaching | coachingstraject | executive coach | coachingsdienst
coach > loopbaancoach | teamcoach | agile coach | executive coach
intervisie | supervisie | intervisiebegeleiding
taaltraining | taalcursus | taalonderwijs | taalles | nederlandse les | taaltrainingen | language training | taalopleiding
taaltraining > nt2 | engelse taaltraining | zakelijk schrijven
nt2 | nederlands als tweede taal | nt2-docent | nt2-onderwijs | docent nt2
schrijftraining | zakelijk schrijven | cursus schrijven | helder schrijven
communicatietraining | presentatietraining | gesprekstechnieken | mediatraining
agressietraining | omgaan met agressie | weerbaarheidstraining | agressie en geweld training | weerbaarheid
rijopleiding | rijles | rijschool | rijvaardigheidstraining | autorijles | rijlessen | rijvaardigheid
code 95 | nascholing chauffeurs
vca | vca-cursus | vca-examen
boa-opleiding | opleiding boa | rtgb | boa-training
communicatie > communicatieadviseur | webredacteur | campagne | voorlichting | persvoorlichter | huisstijl | redactie
communicatieadviseur | communicatie adviseur | adviseur communicatie | communicatie-adviseur | communications advisor | communicatiespecialist | communicatiestrateeg
communicatiemedewerker | medewerker communicatie | communicatie medewerker | communicatieprofessional | voorlichter
communicatiemanager | hoofd communicatie | manager communicatie | teamleider communicatie
communicatieadvies | communicatiedienst | communicatiebureau | communications services | pr-dienst | adviesdiensten communicatie
persvoorlichter | woordvoerder | persvoorlichting | woordvoering | perswoordvoerder | spokesperson
bestuurscommunicatie | bestuurscommunicatieadviseur | adviseur bestuurscommunicatie
omgevingscommunicatie | bouwcommunicatie | projectcommunicatie | adviseur omgevingscommunicatie | communicatieadviseur projecten
crisiscommunicatie | crisiscommunicatieadviseur | risicocommunicatie
interne communicatie | verandercommunicatie | adviseur interne communicatie | communicatieadviseur intern
public relations | pr | pr-bureau
public affairs | lobby | public affairs adviseur | lobbyist | belangenbehartiging | public affairs manager
reclamebureau | reclame | advertentiedienst | advertising | marketingcommunicatie | reclamecampagne | reclamediensten
campagne | communicatiecampagne | publiekscampagne | voorlichtingscampagne | campaign | bewustwordingscampagne
campagneleider | campagnemanager | campagnebureau | campagne ontwikkelaar
advertentie | media-inkoop | mediabureau | mediaplanning | mediainkoop | media inkoop | advertentieruimte | inkoop media
media > advertentie | pers | redactie | sociale media
mediamonitoring | media-analyse | nieuwsmonitoring | media analyse | knipseldienst | nieuwsmonitor
sociale media | social media | socialmedia | facebook | instagram | linkedin
sociale media > online campagne | webcare
social media adviseur | social media specialist | social media manager | social media medewerker | online adviseur | adviseur online communicatie
webcare | online klantcontact | webcaremedewerker
online marketing | digitale marketing | digital marketing | internetmarketing | google ads
online marketeer | digital marketeer | online marketing specialist | seo specialist
marketeer | marketing | marketing manager | marketingadviseur | marketingmedewerker | marketing specialist
citymarketing | city marketing | regiomarketing | stadspromotie | gebiedsmarketing | stadsmarketing | place branding
marktonderzoek | market research | marktonderzoeksbureau | opinieonderzoek
enquête | vragenlijst | enquêtesoftware | surveytool | survey | vragenlijstonderzoek
bewonersonderzoek | burgerpanel | inwonerspanel | digipanel | bewonersenquête | inwoneronderzoek
klanttevredenheidsonderzoek | klanttevredenheid | kto | cliënttevredenheidsonderzoek | cliëntervaringsonderzoek | ceo-onderzoek | klantonderzoek
cliëntervaringsonderzoek | patiëntervaringsonderzoek | cliëntonderzoek | ervaringsonderzoek
veldwerk enquête | interviewer | telefonisch enquêteren
redacteur | redactie | eindredacteur | eindredactie | redactiewerk | contentredacteur | editor
tekstschrijver | copywriter | tekstschrijven | copywriting | contentschrijver | b1-schrijver | tekstredactie
journalist | journalistiek | verslaggever
notulist | notuleren | notuleerdienst | verslaglegging | notuleerservice | verslaglegger | notulistendienst
grafisch ontwerper | grafisch vormgever | vormgever | grafische vormgeving | graphic designer | dtp'er | grafisch ontwerp | dtp | vormgeving
ontwerpbureau | grafisch ontwerpbureau | design agency | vormgevingsbureau | creatief bureau
huisstijl | corporate identity | huisstijlontwikkeling | visuele identiteit | huisstijlbeheer | branding | merkstrategie
logo | beeldmerk
infographic | visualisatie | infographics | datavisualisatie | praatplaat
fotograaf | fotografie | photography | beeldmateriaal | fotografiedienst | foto
beeldbank | digital asset management | mediabank | fotobank
videoproductie | film | filmproductie | video | videograaf | audiovisuele productie | cameraploeg | videofilm | filmmaker | bedrijfsfilm
animatie | animatievideo | animatiefilm | explainer video
podcast | podcastproductie | audioproductie
livestream | streaming | webcast | livestreaming
drukwerk | drukkerij | drukwerkdienst | printing services
drukwerk > folder | brochure | briefpapier | poster | enveloppe | magazine | visitekaartje
folder | brochure | flyer | leaflet
drukwerkmanagement | printmanagement | print management
magazine | tijdschrift | personeelsblad
krant > dagblad | nieuwsblad | huis-aan-huisblad
tijdschriftabonnement | abonnement tijdschriften | tijdschriftenabonnementen | abonnementenbeheer | abonnementenservice
gemeentepagina | huis-aan-huisblad | gemeentelijke informatiepagina | huis-aan-huiskrant | gemeentenieuws
bezorging huis-aan-huis | folderverspreiding | huis-aan-huis bezorgen | huis-aan-huisverspreiding
boek > vakliteratuur | studieboek | schoolboek | bibliotheekboek
schoolboek | leermiddel | lesmateriaal | leermiddelen | leerboek | schoolboeken | lesmethode | studieboek | educatieve boeken
bibliotheekboek | bibliotheekmaterialen | aanschafinformatie
bewegwijzering | signing | signage | bewegwijzeringsborden | wayfinding
reclamemast | reclamezuil | buitenreclame | abri | billboard | lichtmastreclame | mupi | reclame buitenruimte
tentoonstelling | expositie | tentoonstellingsbouw | exhibition | tentoonstellingsontwerp | museale inrichting
beurs > beursstand | standbouw
standbouw | beursstand | beursdeelname | standbouwer | exhibition stand
evenement | event | manifestatie | events | festiviteiten
evenementenorganisatie | evenementenbureau | eventmanagement | event manager | organisatie evenementen | evenementenmanager | organiseren van evenementen | eventbureau
evenement > festival | congres | evenementenbeveiliging | kermis | podium | dranghek
evenementencoördinator | evenementenmedewerker | medewerker evenementen | event coördinator | coördinator evenementen
evenementenvergunning | vergunningverlener evenementen | vergunningverlening apv en evenementen | apv-vergunningen
podium | podiumbouw | podiumhuur | mobiel podium
tent | evenemententent | tentverhuur | paviljoen tijdelijk
dranghek | hekwerk tijdelijk | dranghekken
congres | conferentie | symposium | congresorganisatie | conference
congreslocatie | vergaderlocatie | vergaderaccommodatie | zaalhuur | locatieverhuur | vergaderzaal | vergaderfaciliteiten | conference venue
dagvoorzitter | gespreksleider | moderator | presentator
spreker | sprekersbureau | keynote
vuurwerk | pyrotechniek | vuurwerkshow
kermis | kermisexploitatie | lunapark
braderie | warenmarkt | weekmarkt | markt standplaatsen
marktmeester | medewerker markten
ijsbaan | kunstijsbaan | schaatsbaan | ijshal
kerstboom | kerstbomen | kerstdecoratie
vlag | vlaggen | banier | vlaggenmast
reisbureau | zakenreis | zakenreizen | reisdienst | travel management | reisbureaudienst | reisagentschap | dienstreis | travel services
zakenreis > hotel | vliegticket | visum | reisverzekering
hotel | hotelaccommodatie | overnachting | hotelkamer | logies | accommodatie overnachting
vliegticket | vliegreis | vliegtickets | luchtvervoer passagiers
schoolreis | schoolreizen | studiereis | excursie | internationale schoolreis
visumdienst | visumaanvraag | visa aanvragen
relocation | relocationdienst | relocation services | expatbegeleiding
verhuisdienst internationaal | internationale verhuizing
mobiliteitskaart | ov-kaart zakelijk | business card ov | mobiliteitsdienst | ns business card | mobiliteitsprovider | mobiliteitspas
vertaling | vertaaldienst | vertaler | vertalen | vertaalbureau | translation | vertaaldiensten | translation services | vertaalwerk
tolk | tolkdienst | tolken | interpreter | tolkdiensten | tolkdienstverlening | interpreting | tolkbemiddeling
tolk > gebarentolk | telefonisch tolken | schrijftolk
gebarentolk | tolk gebarentaal | gebarentaal | doventolk | tolk nederlandse gebarentaal
ondertiteling | ondertitelen | ondertiteldienst | subtitling
transcriptie | transcriberen | uitwerken van verhoren | transcriptiedienst
postdienst | postbezorging | postverzending | postverwerking | brievenpost | postal services | postdienstverlening
postdienst > pakketdienst | aangetekende post | frankeren | postkamer | koerier
postkamer | postkamerdienst | interne post | postverwerking intern | postsortering | mailroom | postafhandeling
frankeermachine | frankeren | frankering
pakketdienst | pakketbezorging | pakketverzending | pakketpost | parcel delivery | pakketvervoer
koerier | koeriersdienst | koeriersvervoer | spoedtransport | courier | bodedienst | koeriersdiensten
mailing | direct mail | mailing verwerking | poststukken verzending | printen en couverteren | couverteren
outputmanagement | output management | hybride post | print en mail | digitale post
e-mailmarketing | nieuwsbrief | e-mailnieuwsbrief | mailsoftware | nieuwsbriefsoftware
onderzoek > onderzoeksbureau | evaluatie | monitor | enquête | haalbaarheidsonderzoek
onderzoeker | researcher | onderzoeksmedewerker | wetenschappelijk onderzoeker
research > onderzoek
onderzoeksbureau | onderzoeksdienst | onderzoeksopdracht | research services | onderzoekspool
evaluatie | evaluatieonderzoek | effectmeting | impactmeting | evaluation | beleidsevaluatie
wetenschappelijk onderzoek | scientific research | academisch onderzoek
onderzoek en ontwikkeling | research and development | r&d | speur- en ontwikkelingswerk
haalbaarheidsonderzoek | haalbaarheidsstudie | feasibility study | haalbaarheidsstudies
quickscan | quick scan | verkenning kort
benchmark | benchmarking | vergelijkingsonderzoek
mkba | maatschappelijke kosten-batenanalyse | maatschappelijke kosten-baten analyse | kosten-batenanalyse
statisticus | statistiek | statistisch onderzoek | statistisch analist
rekenkameronderzoek | rekenkamer | rekenkamercommissie | rekenkameronderzoeker
doorlichting | organisatiedoorlichting | organisatieonderzoek | organisatiescan | doelmatigheidsonderzoek
rioolonderzoek > rioolinspectie
laboratorium > laboratoriumonderzoek | laboratoriumapparatuur | analist | labbenodigdheden
laborant | laboratoriummedewerker | analist laboratorium | lab technician | laboratoriumanalist
laboratoriumonderzoek | laboratoriumdienst | labanalyse | laboratoriumanalyse | lab services
onderzoeksinstrument | meetinstrument | wetenschappelijk instrument
elektronenmicroscoop | microscoop | electron microscope | sem-microscoop
innovatiemanager | innovatie | innovatieadviseur | innovation manager | adviseur innovatie
innovatiepartnerschap | sbir | pre-commercial procurement
consultancy | advies | adviesdienst | adviesdienstverlening | adviesbureau | adviesdiensten | consulting
consultant | adviseur | advisor
managementconsultant | organisatieadviseur | organisatieadvies | management consultant | management consultancy | bedrijfskundig advies | bedrijfsadvies | organisatiekundige
bedrijfskundige | bedrijfskundig adviseur | business consultant
organisatieadviseur > verandermanager | procesbegeleider | strategisch adviseur
organisatieontwikkeling | organisatieverandering | organisatieontwikkelaar | reorganisatie | organisatiekunde
verandermanager | change manager organisatie | verandermanagement | veranderkundige | verandertraject | veranderadviseur | veranderaar
transitiemanager | transition manager | transitiemanagement | transformatiemanager | transformation manager
kwartiermaker | kwartier maker | kwartiermaken | wegbereider
strategisch adviseur | strateeg | strategie adviseur | strategisch beleidsadviseur | adviseur strategie | concernadviseur | strategy consultant | concernstrateeg
beleidsadviseur | beleidsmedewerker | beleidsmaker | adviseur beleid | policy advisor | policy officer | senior beleidsmedewerker
beleidsadviseur > beleidsadviseur sociaal domein | beleidsadviseur wonen | beleidsadviseur duurzaamheid | beleidsadviseur mobiliteit | beleidsmedewerker
beleidsondersteuner | beleidsondersteuning | beleidssecretaris
projectleider | projectmanager | project manager | project leader | projectleiding | projectmanagement
projectleider > technisch projectleider | projectleider ict | projectleider ruimtelijke ontwikkeling | projectleider civiel | assistent projectleider
assistent projectleider | junior projectleider | assistent-projectleider | assistent projectmanager
projectondersteuner | projectondersteuning | project support | projectassistent | project assistant | projectmedewerker | project support officer
pmo | project management office | projectmanagementbureau | projectbureau | pmo-er | pmo'er | pmo medewerker
programmamanager | programma manager | programmaleider | program manager | programmamanagement | programme manager | programmadirecteur
programmasecretaris | programmaondersteuner | programma ondersteuner | programma-assistent
projectsecretaris | project secretaris | projectsecretariaat
portfoliomanager | portfolio manager | portfoliomanagement | portfolioadviseur
procesmanager | procesregisseur | process manager | procesmanagement | procesleider
procesbegeleider | procesbegeleiding | gespreksbegeleider | proces facilitator
procesanalist | procesadviseur | proces analist | process analyst
lean | lean six sigma | procesverbetering | continu verbeteren | black belt | lean consultant | lean coach
procesoptimalisatie | procesverbetering | procesontwerp | business process management | bpm | procesbeschrijving
prince2 | ipma | msp programmamanagement | projectmanagementmethodiek
projectmanagementsoftware | ppm-tool | projectmanagementtool | projectmanagement software | portfoliomanagement software
ipm | integraal projectmanagement | integraal project management | ipm-team | ipm-rol
ipm > omgevingsmanager | technisch manager | contractmanager | manager projectbeheersing
omgevingsmanager | omgevingsmanagement | stakeholdermanager | stakeholder manager | omgevingsadviseur | stakeholdermanagement
contractmanager | contract manager | contractbeheerder | contractmanagement | contractbeheer | contractadviseur
contractmanagementsysteem | contractbeheersysteem | contractbeheersoftware | contractmanagement software | contractregister
risicodossier | risicoanalyse
planner | planningsadviseur | projectplanner | project planner | planning engineer
kostendeskundige | calculator | kostencalculator | cost engineer | kostenadviseur | cost estimator | kostenraming
werkvoorbereider | werkvoorbereiding | engineer werkvoorbereiding
directievoerder | directievoering | uav-directie | directievoering en toezicht
opzichter | toezichthouder werken | bouwkundig opzichter | opzichter bouw
systems engineer civiel | system engineering | se-specialist
directiesecretaresse | managementassistent | secretaresse | directiesecretaris | management assistant | managementondersteuner | secretarieel medewerker | executive assistant | management assistente
secretariaat | secretarieel | secretariële ondersteuning | secretariaatsmedewerker | secretarieel ondersteuner | secretarial
secretariaat > directiesecretaresse | notulist
bestuurssecretaris | bestuurssecretariaat | bestuursondersteuner | bestuursadviseur | bestuurlijk adviseur
bestuursadviseur | bestuurlijk-juridisch adviseur | strategisch bestuursadviseur | adviseur bestuur | collegeadviseur
directeur | director | directielid | ceo | algemeen directeur
directeur-bestuurder | bestuurder a.i. | interim bestuurder
manager > teamleider | afdelingshoofd | afdelingsmanager | teammanager | leidinggevende
leidinggevende > teamleider | manager | afdelingshoofd
teamleider | teammanager | team manager | team lead | teamcoördinator | teamhoofd
afdelingshoofd | afdelingsmanager | afdelingsleider | hoofd afdeling | domeinmanager | clustermanager
locatiemanager | vestigingsmanager | location manager
operationeel manager | operations manager | coo | chief operating officer
administratief medewerker | administratieve ondersteuning | medewerker administratie | administratief | administratief ondersteuner | backoffice medewerker | data-invoer | office support
administratief medewerker > medewerker backoffice | data-entry | typist
backoffice | back office | backofficemedewerker | medewerker backoffice
frontoffice | front office | frontofficemedewerker | medewerker frontoffice
data-entry | gegevensinvoer | data entry | gegevensverwerking | dataverwerking
klantenservice | klantcontact | klantenservicemedewerker | klantcontactmedewerker | customer service | kcc-medewerker | medewerker klantcontactcentrum | medewerker kcc | callcentermedewerker | medewerker klantcontact | publieksservice
receptionist | receptie | baliemedewerker | medewerker receptie | receptiedienst | gastheer | gastvrouw | hospitality | baliedienst | receptiediensten | receptioniste
telefonist | telefoniste | telefoonbeantwoording | telefoonservice | telefonische bereikbaarheid
bode | gastheer gemeentehuis | kamerbewaarder | gerechtsbode | bodediensten
facilitair manager | facility manager | hoofd facilitair | facilitair management | facility management | manager facilitair | hoofd facilitaire zaken
facilitair medewerker | medewerker facilitair | medewerker facilitaire zaken
facilitaire dienst | facilitaire zaken | facility services | facilitaire dienstverlening | facilitair
facilitaire dienst > schoonmaak | catering | receptie | beveiliging | huismeester | postkamer
facilitair adviseur | adviseur facilitair | facilitair projectleider | facilitair coördinator
huismeester | conciërge | gebouwbeheerder | huisbewaarder | pandbeheerder | complexbeheerder
kwaliteitsmanager | kwaliteitsmedewerker | kwaliteitsadviseur | quality manager | kwaliteitszorg | kwaliteitsmanagement | kwaliteitsfunctionaris | adviseur kwaliteit
kam-coördinator | kam coördinator | qhse manager | kwaliteit arbo milieu | kam adviseur | qhse
kwaliteitsmanagementsysteem | iso 9001 | managementsysteem kwaliteit | kwaliteitssysteem
certificering | certificatie | certificeren | certification | audit certificering | certificerende instelling
accreditatie | accreditering
assetmanager | asset manager | assetmanagement | asset management | adviseur assetmanagement
assetbeheerder | beheerder kapitaalgoederen
inkoop | procurement | inkopen | purchasing | sourcing
inkoper | inkoopadviseur | procurement officer | buyer | aankoper | inkoop adviseur | inkoopmedewerker | purchaser
inkoper > tactisch inkoper | strategisch inkoper | operationeel inkoper | ict-inkoper | senior inkoper
inkoopadviseur | aanbestedingsadviseur | adviseur inkoop | adviseur inkoop en aanbesteden | inkoop- en aanbestedingsadviseur | adviseur aanbesteden | procurement consultant | inkoopconsultant
inkoopadvies | aanbestedingsadvies | inkoopondersteuning | inkoopbegeleiding | aanbestedingsbegeleiding
aanbestedingsbegeleider | tendermanager | tender manager | bid manager | bidmanager | tenderschrijver | aanbestedingsspecialist
tactisch inkoper | tactical buyer | inkoper tactisch | tactisch inkoopadviseur
strategisch inkoper | strategic buyer | strategisch inkoopadviseur | inkoper strategisch
operationeel inkoper | operational buyer | bestelfunctionaris | operationele inkoop
ict-inkoper | inkoper ict | it-inkoper | inkoopadviseur ict | it procurement | inkoper it
inkoper sociaal domein | inkoopadviseur sociaal domein | inkoop sociaal domein | zorginkoper | contractmanager sociaal domein | inkoper zorg
zorginkoper | zorginkoop | inkoop zorg | inkoper jeugdhulp
inkoopmanager | hoofd inkoop | manager inkoop | procurement manager | teamleider inkoop | inkoopcoördinator | purchasing manager
categoriemanager | category manager | categoriemanagement | inkoopcategoriemanager
inkoopsysteem | bestelsysteem | e-procurement | purchase to pay | p2p-systeem | inkoopsoftware | inkooptool | elektronisch bestellen
tenderplatform | aanbestedingsplatform | e-tendering | aanbestedingssoftware
maatschappelijk verantwoord inkopen | mvi | mvoi | duurzaam inkopen
aanbesteding | tender | uitvraag
marktconsultatie | market consultation | rfi | marktverkenning | request for information
raamovereenkomst | raamcontract | mantelovereenkomst | framework agreement | mantelcontract | raamcontracten
dynamisch aankoopsysteem | dynamic purchasing system | dps
open house | openhouse | toelatingsprocedure
concessie | concessieovereenkomst | concession | concessieverlening
prijsvraag | ontwerpwedstrijd | design contest
vooraankondiging | prior information notice
gunning | gegund | award notice | gunningsbericht | aankondiging gegunde opdracht
logistiek medewerker | magazijnmedewerker | warehouse medewerker | magazijnbeheerder | medewerker logistiek
logistiek manager | logistics manager | supply chain manager
voorraadbeheer | magazijnbeheer | warehousing | warehouse management | opslag en distributie | wms
ruimtelijke ordening | ro | planologie | ruimtelijke ontwikkeling | ruimtelijke planning | spatial planning
ruimtelijke ordening > bestemmingsplan | omgevingsplan | omgevingsvisie | stedenbouwkundige | planoloog
planoloog | ro-adviseur | adviseur ruimtelijke ordening | beleidsmedewerker ruimtelijke ordening | adviseur ro | beleidsadviseur ruimtelijke ordening | juridisch planoloog | planologisch medewerker | planner ruimtelijke ordening | beleidsmedewerker ro
juridisch planoloog | planologisch jurist | planjurist | jurist omgevingsplan
stedenbouwkundige | stedenbouwkundig ontwerper | stedenbouw | urban designer | stedenbouwkundig ontwerp | stedenbouwkundig plan | urban planner | stedenbouwer
stedenbouwkundige > ruimtelijk ontwerper | landschapsarchitect | beeldkwaliteitsplan
landschapsarchitect | landschapsarchitectuur | landschapsontwerper | tuin- en landschapsarchitect | landscape architect | landschapsontwerp
ontwerper openbare ruimte | ontwerper buitenruimte | ontwerp openbare ruimte | civieltechnisch ontwerper | ruimtelijk ontwerper | inrichtingsontwerp
architectendienst | bouwkundig architect | architectenbureau | architectural services | architectenselectie | architectdiensten | bouwkundig ontwerp
interieurarchitect | interieurontwerp | interieuradvies | interieurontwerper | interior design | binnenhuisarchitect
welstand | ruimtelijke kwaliteit | commissie ruimtelijke kwaliteit | welstandscommissie | welstandsadvies | welstandssecretaris
monumentenzorg | erfgoed | monumenten | cultureel erfgoed | cultuurhistorie | erfgoedadviseur | adviseur erfgoed | beleidsadviseur erfgoed | monumentenadviseur
omgevingswet | wabo | wro | wet ruimtelijke ordening
omgevingsplan | bestemmingsplan | omgevingsplannen | tam-omgevingsplan | bopa | zoning plan
omgevingsvisie | structuurvisie | omgevingsvisie gemeente | ruimtelijke visie
dso | digitaal stelsel omgevingswet | omgevingsloket | dso-lv
plansoftware | software omgevingsplan | planvoorziening | omgevingsplansoftware
omgevingsvergunning | bouwvergunning | vergunning bouwen | building permit
vergunningverlener | vergunningverlening | omgevingsvergunningverlener | vergunningverlener omgevingsrecht | casemanager omgevingsvergunning | vergunningverlener omgevingswet | vergunningverlener bouw | casemanager vergunningen | vergunningenmedewerker
vergunningverlener > vergunningverlener milieu | vergunningverlener bouw | vergunningverlener apv | plantoetser
plantoetser | bouwplantoetser | bouwplantoetsing | plantoetsing | bouwbesluittoetser
casemanager omgevingswet | casemanager wabo | casemanager vergunningverlening | casemanager omgevingsplan
vth | vergunningverlening toezicht handhaving | vergunningen toezicht en handhaving | vergunningverlening toezicht en handhaving
vth-systeem | vth-software | vth-applicatie | vth software
vth > vergunningverlener | toezichthouder | handhavingsjurist | bouwinspecteur
toezichthouder > inspecteur | opzichter | toezicht | handhaver
toezichthouder handhaving | inspecteur handhaving
bouwinspecteur | toezichthouder bouw | bouw- en woningtoezicht | inspecteur bouw | bouwtoezicht | inspecteur bouw- en woningtoezicht | toezichthouder bouwen | bwt
milieu-inspecteur | toezichthouder milieu | inspecteur milieu | milieutoezichthouder | handhaver milieu | milieu inspecteur
vergunningverlener milieu | milieuvergunning | vergunningverlener industrie | milieuvergunningverlener
milieuadviseur | milieuadvies | adviseur milieu | milieukundige | specialist milieu | milieuspecialist
geluidsadviseur | adviseur geluid | akoestisch adviseur | geluidspecialist | akoestisch onderzoek | geluidsdeskundige | specialist geluid | geluidonderzoek | akoesticus
omgevingsdienst | regionale uitvoeringsdienst | rud | odru | milieudienst | dcmr
externe veiligheid | omgevingsveiligheid | adviseur externe veiligheid | adviseur omgevingsveiligheid
mer | milieueffectrapportage | m.e.r. | planmer | project-mer | milieueffectrapport | environmental impact assessment
stikstofberekening | aerius-berekening | aerius | stikstofonderzoek
stikstof > stikstofberekening | aerius | stikstofadviseur
ecoloog | ecologie | ecologisch adviseur | ecologisch onderzoek | flora en fauna | ecologisch medewerker | natuuronderzoek | flora- en faunaonderzoek | natuurtoets
ecologisch onderzoek > vleermuisonderzoek | soortenmanagementplan | soortenbescherming
soortenmanagementplan | smp | soortenbescherming
gebiedsontwikkeling | gebiedsontwikkelaar | area development | gebiedsontwikkelingsproject | gebiedstransformatie
gebiedsmanager | gebiedsregisseur | wijkmanager | gebiedscoördinator | gebiedsmakelaar | gebiedsadviseur
gebiedsontwikkeling > projectleider ruimtelijke ontwikkeling | grondexploitatie | stedenbouw | woningbouw
projectleider ruimtelijke ontwikkeling | projectleider gebiedsontwikkeling | projectmanager gebiedsontwikkeling | projectleider ro | projectleider ruimtelijke ordening | projectmanager ruimtelijke ontwikkeling | projectleider ruimtelijke projecten | projectleider woningbouw
ontwikkelingsmanager | ontwikkelmanager | projectontwikkelaar | vastgoedontwikkelaar | ontwikkelaar vastgoed
planeconoom | planeconomie | grondexploitatie | grex | planeconomisch adviseur | grondexploitatieadviseur
grondexploitatie | grex | grondbedrijf | grondbeleid
grondzaken | grondverwerver | grondverwerving | adviseur grondzaken | medewerker grondzaken | grondzakenadviseur | grondaankoop
rentmeester | rentmeesterij | agrarisch rentmeester | rentmeestersdiensten | grondverwerving
snippergroen | illegaal grondgebruik | oneigenlijk grondgebruik
pacht | pachtbeheer
erfpacht | erfpachtadviseur | erfpachter
onteigening | onteigeningsadviseur | onteigeningsjurist
nadeelcompensatie | planschade | tegemoetkoming planschade | planschadeadvies
verkeerskundige | verkeersadviseur | verkeerskunde | adviseur verkeer | mobiliteitsadviseur | adviseur mobiliteit | verkeerskundig adviseur | beleidsadviseur verkeer | beleidsadviseur mobiliteit | beleidsmedewerker verkeer | beleidsmedewerker mobiliteit | verkeersplanoloog | verkeerskundig medewerker
verkeersmodel | verkeersmodellering | verkeersonderzoek
verkeersonderzoek | verkeerstelling | mobiliteitsonderzoek | parkeeronderzoek | verkeersmeting
verkeersmanager | verkeersmanagement | verkeersregisseur | bereikbaarheidsadviseur | verkeerscoördinator
beleidsadviseur wonen | beleidsmedewerker wonen | beleidsadviseur volkshuisvesting | adviseur wonen | volkshuisvestelijk adviseur
volkshuisvesting | woonbeleid | huisvestingsbeleid
volkshuisvesting > wonen | woonvisie
versnelling woningbouw | woningbouwopgave | woningbouwversnelling | woningbouwregisseur | programmamanager wonen
beleidsadviseur economie | beleidsmedewerker economie | economisch beleid | adviseur economische zaken
economische zaken > beleidsadviseur economie | bedrijfscontactfunctionaris
bedrijfscontactfunctionaris | accountmanager ondernemers | ondernemersloket | bedrijvencontactfunctionaris | accountmanager bedrijven
bedrijventerrein | industrieterrein | business park | parkmanager | parkmanagement | bedrijvenpark
centrummanager | centrummanagement | binnenstadsmanager | winkelgebied | binnenstad
recreatie en toerisme | toerisme | beleidsadviseur toerisme | vrijetijdseconomie
landelijk gebied | buitengebied | plattelandsontwikkeling | programma landelijk gebied | gebiedsprogramma landelijk
biodiversiteit > natuurinclusief | natuurontwikkeling
hydroloog | hydrologie | geohydroloog | geohydrologisch onderzoek | watersysteemadviseur | geohydrologie
klimaatadaptatie | klimaatadaptief | klimaatbestendig | adviseur klimaatadaptatie | klimaatbestendigheid
duurzaamheid | verduurzaming | sustainability
duurzaamheidsadviseur | adviseur duurzaamheid | beleidsadviseur duurzaamheid | beleidsmedewerker duurzaamheid | sustainability consultant | projectleider duurzaamheid | programmamanager duurzaamheid | duurzaamheidscoördinator | adviseur verduurzaming
circulariteit | circulaire economie | circulair | circular economy | hergebruik grondstoffen | adviseur circulariteit
energietransitie | energy transition | warmtetransitie | beleidsadviseur energietransitie | adviseur energietransitie | projectleider energietransitie | programmamanager energietransitie
energietransitie > warmtenet | aardgasvrij | netcongestie | zonnepanelen | energiecoach | warmtepomp | isolatie
warmtetransitie | aardgasvrij | transitievisie warmte | warmtetransitievisie | warmteprogramma | aardgasvrije wijk
energieadviseur | energieadvies | epa-adviseur | energiedeskundige | energieconsultant | energieadvies op maat | ep-adviseur | energy consultant
energielabel | energielabels | epa | energieprestatie | energie-index | energieprestatieadvies
energiecoach | energiefixer | energiebox | energieklusser | fixteam
energieloket | duurzaamheidsloket | woonloket energie
energiearmoede | energiebesparing huishoudens | energietoeslag
energiebesparing | energy saving | energiebesparingsplicht | besparen energie | energie-efficiëntie
energiemanagement | energiemonitoring | energiebeheersysteem | emissie en energie monitoring | energy management | energiebeheer
energiescan | energie-audit | eed-audit | energieaudit
netcongestie > energiehub | batterijopslag | netbewust
energiehub | energyhub | smart energy hub
energielevering | levering elektriciteit | elektriciteitslevering | stroomlevering
stroom > elektriciteit | energielevering
elektriciteit > energielevering
isolatie | isolatieaanpak | woningisolatie | na-isolatie | isoleren | spouwmuurisolatie | isolatiemaatregelen | nationaal isolatieprogramma
res | regionale energiestrategie | regionale energie strategie
laadinfrastructuur | laadpaal | laadpunt | laadstation | oplaadpaal | laadvoorziening | charging station
burgerparticipatie | inwonerparticipatie | participatieadviseur | inspraak | bewonersparticipatie | adviseur participatie | publieksparticipatie
participatieplatform | participatiesoftware | digitale participatie
sociaal domein | social domain | sociaal beleid
sociaal domein > wmo | jeugdhulp | participatiewet | schuldhulpverlening | maatschappelijk werk | re-integratie | beschermd wonen | welzijn
hulpverleners > maatschappelijk werk | jeugdhulpverlener | ambulant begeleider | ggz | schuldhulpverlening | zorgverlener | gezinsbegeleider
hulpverlening > jeugdhulp | maatschappelijk werk | schuldhulpverlening | crisisopvang | wmo begeleiding
maatschappelijk werk | maatschappelijk werker | algemeen maatschappelijk werk | amw | social worker | maatschappelijke dienstverlening
sociaal werk | welzijnswerk | sociaal-cultureel werk | opbouwwerk | buurtwerk
sociaal werker | opbouwwerker | welzijnswerker | buurtwerker | sociaal cultureel werker
sociaal wijkteam | wijkteam | buurtteam | sociaal team | gebiedsteam | wijkteammedewerker | sociale wijkteams | dorpsteam | stadsteam
jongerenwerk | jongerenwerker | jeugdwerk | jeugdwerker | straathoekwerk | ambulant jongerenwerk | tienerwerk | kinderwerk | youth work
straatcoach | straathoekwerker
ouderenwerk | ouderenadviseur | welzijn ouderen
mantelzorg | mantelzorgondersteuning | mantelzorger | mantelzorgwaardering | mantelzorgconsulent
respijtzorg | logeeropvang | logeerzorg | kortdurend verblijf | kortverblijf
cliëntondersteuning | onafhankelijke cliëntondersteuning | cliëntondersteuner | clientondersteuning
buurtbemiddeling | burenbemiddeling | burenruzie
vrijwilliger | vrijwilligerswerk | vrijwilligersondersteuning | vrijwilligerscoördinator | vrijwilligersbeleid
dorpshuis | buurthuis | wijkcentrum | buurtcentrum | gemeenschapshuis | multifunctionele accommodatie | ontmoetingscentrum | wijkgebouw
beleidsadviseur sociaal domein | beleidsmedewerker sociaal domein | adviseur sociaal domein | beleidsadviseur maatschappelijke ontwikkeling | beleidsmedewerker maatschappelijke ontwikkeling
wmo > huishoudelijke hulp | begeleiding wmo | dagbesteding | hulpmiddelen | wmo-vervoer | woningaanpassing | beschermd wonen | trapliften
wmo-consulent | wmo consulent | consulent wmo | klantmanager wmo | wmo-adviseur | wmo medewerker | casemanager wmo | gespreksvoerder wmo | medewerker wmo
medisch adviseur | medische advisering | sociaal-medisch advies | sociaal medisch advies | indicatieadvies | indicatiestelling | medisch advies | smo | keuringsarts
huishoudelijke hulp | huishoudelijke ondersteuning | thuishulp | hulp bij het huishouden | hbh | hulp bij huishouden | huishoudelijke verzorging | schoonmaakondersteuning wmo | poetshulp
wmo begeleiding | individuele begeleiding | ambulante begeleiding | begeleiding individueel | begeleiding groep | wmo-begeleiding | ondersteuning thuis
dagbesteding | dagopvang ouderen | arbeidsmatige dagbesteding | dagactiviteiten | dagactiviteit | groepsbegeleiding | dagondersteuning
beschermd wonen | beschut wonen | begeleid wonen | beschermd thuis
maatschappelijke opvang | daklozenopvang | dakloze | nachtopvang | opvang dak- en thuislozen | dak- en thuislozen | daklozen | homeless
vrouwenopvang | blijf van mijn lijf | opvang slachtoffers huiselijk geweld | opvang huiselijk geweld
huiselijk geweld > veilig thuis | vrouwenopvang | kindermishandeling
veilig thuis | amhk
wmo-hulpmiddelen | hulpmiddelenverstrekking | hulpmiddelen wmo | wmo hulpmiddelen
hulpmiddelen > rolstoel | scootmobiel | traplift | tillift | driewielfiets
rolstoel | wheelchair | rolwagen
scootmobiel | scootmobielen | elektrische invalidenscooter
traplift | trapliften | stoellift | stairlift
woningaanpassing | woonvoorziening | woningaanpassingen | aanpassing woning wmo | wmo woonvoorziening
wmo-vervoer | regiotaxi | collectief vraagafhankelijk vervoer | cvv
doelgroepenvervoer > wmo-vervoer | leerlingenvervoer | regiotaxi | taxivervoer | jeugdwetvervoer
leerlingenvervoer | schoolvervoer | speciaal vervoer leerlingen | vervoer leerlingen | jeugdwetvervoer | school transport
taxivervoer | taxi | taxidienst | taxidiensten
zittend ziekenvervoer | ziekenvervoer | patiëntenvervoer
ambulance | ambulancevervoer | ambulancezorg | ambulancedienst | ziekenwagen | ziekenauto
jeugdzorg | jeugdhulp | jeugdhulpverlening | youth care | jeugd- en opvoedhulp | jeugdwet | kinderzorg
jeugdhulp > jeugdbescherming | pleegzorg | jeugd-ggz | ambulante jeugdhulp | gezinshuis | dyslexie | jeugdreclassering | residentiële jeugdhulp
ambulante jeugdhulp | jeugdhulp ambulant | ambulante hulp | gezinsbegeleiding | ambulante gezinshulp
jeugdhulp met verblijf | residentiële jeugdhulp | jeugdhulp verblijf | verblijf jeugd | woongroep jeugd
gesloten jeugdhulp | jeugdzorgplus | jeugdzorg plus | gesloten jeugdzorg
essentiële functies jeugd | hoogspecialistische jeugdhulp | specialistische jeugdhulp | hoogcomplexe jeugdhulp | specialistische jeugdzorg
jeugd-ggz | jggz | jeugd ggz | kinder- en jeugdpsychiatrie | jeugdpsychiatrie
pleegzorg | pleeggezin | pleegouder | pleegkind
gezinshuis | gezinshuizen
jeugdbescherming | gecertificeerde instelling | ots | ondertoezichtstelling | kinderbescherming | gezinsvoogdij | voogdij | jeugdbeschermer | gezinsvoogd
jeugdreclassering | jeugdreclasseerder
jeugdhulpverlener | jeugdzorgwerker | jeugdprofessional | jeugd- en gezinsprofessional | jeugd- en gezinswerker | jeugdwerker sociaal team | gezinswerker | jeugd- en gezinscoach | gezinscoach
jeugdconsulent | consulent jeugd | consulent jeugdwet | jeugdregisseur | casusregisseur jeugd | medewerker jeugd | toegangsmedewerker jeugd | consulent jeugdhulp | regisseur jeugd
gedragswetenschapper | orthopedagoog | gedragsdeskundige | gedragskundige | orthopedagogiek | gz-psycholoog jeugd | pedagoog
casusregisseur | procesregisseur zorg en veiligheid | casemanager sociaal domein | regisseur sociaal domein | casusregie
consulent sociaal domein | toegangsmedewerker | sociaal consulent | klantregisseur | sociaal regisseur
cjg | ouder- en kindteam | jeugdteam | okt | centrum jeugd en gezin
jeugdgezondheidszorg | jgz | consultatiebureau | jeugdarts | jeugdverpleegkundige | schoolarts
dyslexiezorg | ernstige dyslexie | dyslexie | ernstige enkelvoudige dyslexie | dyslexiebehandeling
crisisopvang | crisishulp | spoedhulp | crisisdienst | jeugdhulp crisis | spoedeisende zorg jeugd
leerplichtambtenaar | leerplicht | leerplichtconsulent | rmc | leerplicht/rmc | rmc-consulent | voortijdig schoolverlaten
kinderopvang | kinderdagverblijf | kinderdagopvang | childcare
peuteropvang | peuterspeelzaal | voorschoolse educatie | voor- en vroegschoolse educatie | peuterspeelzaalwerk
participatiewet | bijstand | bijstandsuitkering | algemene bijstand
participatiewet > werk en inkomen | re-integratie
pw > participatiewet
klantmanager | consulent werk en inkomen | consulent inkomen | klantmanager participatiewet | inkomensconsulent | klantmanager inkomen | consulent participatiewet | consulent werk | klantmanager werk | werkconsulent | klantmanager werk en inkomen
inkomensconsulent | consulent inkomen | klantmanager inkomen | medewerker inkomen | inkomensspecialist | medewerker uitkering | inkomensbeheerder
uitkeringsadministratie | uitkeringsadministrateur | medewerker uitkeringsadministratie
werk en inkomen | w&i | sociale zaken | soza | sociale dienst | werk & inkomen
sociale recherche | sociaal rechercheur | handhaver participatiewet | handhaving sociale zekerheid | bijzonder onderzoek | handhaver sociaal domein | toezichthouder sociaal domein
terugvordering en verhaal | medewerker terugvordering | terugvordering uitkering | debiteurenconsulent | consulent terugvordering
bijzondere bijstand | minima | minimabeleid | armoedebeleid | minimaregeling | armoede | inkomensondersteuning | consulent bijzondere bijstand | consulent minima
bbz | zelfstandigenloket | besluit bijstandverlening zelfstandigen | bbz-consulent | consulent bbz | bbz adviseur
jobcoach | jobcoaching | job coach | begeleiding op de werkplek
werkcoach | werkbegeleider | werkmakelaar | participatiecoach | werkconsulent | re-integratieconsulent | re-integratiecoach | participatieconsulent
jobhunter | accountmanager werkgevers | werkgeversservicepunt | wsp | accountmanager werkgeversdienstverlening
arbeidstoeleiding | toeleiding naar werk | arbeidsbemiddeling | arbeidsactivering | arbeidsparticipatie | arbeidsmarkttoeleiding
arbeidsdeskundige | arbeidsdeskundig onderzoek | arbeidsdeskundig advies | arbeidskundige
loonwaardemeting | loonwaardebepaling | loonwaarde | loonwaardedeskundige
sociale activering | maatschappelijke participatie | dagactivering
schuldhulpverlening | schulddienstverlening | schuldsanering | schuldhulp | schuldregeling | schuldbemiddeling | schuldhulpverlener | schuldpreventie | schulden
schuldhulpverlener | consulent schuldhulpverlening | schuldregelaar | schulddienstverlener | consulent schulddienstverlening | schuldconsulent | schuldbemiddelaar | schuldhulpconsulent
budgetbeheer | budgetcoach | budgetbegeleiding | inkomensbeheer | budgetcoaching
kredietbank | sociale kredietverlening | stadsbank
vroegsignalering | vroegsignalering schulden | preventie schulden
inburgering | inburgeringstraject | inburgeringscursus | inburgeringsonderwijs | wet inburgering | inburgeraar | wi2021 | civic integration
inburgering > nt2 | statushouder | maatschappelijke begeleiding | onderwijsroute | z-route | b1-route
inburgeringsconsulent | consulent inburgering | klantmanager inburgering | regisseur inburgering | inburgeringscoach | klantmanager statushouders | consulent statushouders
statushouder | vergunninghouder | asielstatushouder | nieuwkomer | statushouders
maatschappelijke begeleiding | begeleiding statushouders | begeleiding vergunninghouders | maatschappelijke begeleiding statushouders | vluchtelingenwerk
asielzoeker | vluchteling | asielopvang | asiel | refugee | opvang vluchtelingen | asylum | opvang asielzoekers
azc | asielzoekerscentrum | asielzoekersopvang | opvanglocatie asielzoekers | coa-locatie | noodopvang asiel
noodopvang | crisisnoodopvang | noodopvanglocatie | tijdelijke opvang vluchtelingen | opvanglocatie
oekraïner | oekraïense vluchteling | ontheemden oekraïne | opvang oekraïners | ontheemde oekraïne | opvang oekraïne | oekraïne | goo
locatiemanager opvang | coördinator opvang | locatiemanager opvanglocatie | locatiecoördinator opvang | projectleider opvang | manager opvang | woonbegeleider opvang
amv | alleenstaande minderjarige vreemdeling | alleenstaande minderjarige asielzoeker | ama | amv-opvang
vreemdeling > asielzoeker | ind | inburgering | vreemdelingenbewaring
arbeidsmigrant | huisvesting arbeidsmigranten | arbeidsmigratie | buitenlandse werknemer | migrant worker
woonwagen | woonwagenstandplaats | woonwagenbewoner | standplaats woonwagen | woonwagenlocatie
gezondheidszorg | healthcare | health services | zorgverlening
gezondheidszorg > ziekenhuis | ggz | wijkverpleging | huisarts | thuiszorg | verpleeghuis | ambulance
ggz | geestelijke gezondheidszorg | psychiatrie | psychische hulp | mental health | psychische zorg
ggz > psycholoog | psychiater | verslavingszorg | ambulante begeleiding
psycholoog | gz-psycholoog | psychologische hulp | psychotherapeut | psychologisch | psychotherapie | psychologist | klinisch psycholoog
psychiater | psychiatrist | spv | sociaal psychiatrisch verpleegkundige
verslavingszorg | verslaving | verslavingspreventie | afkickkliniek | addiction care
oggz | openbare geestelijke gezondheidszorg | bemoeizorg | verwarde personen | onbegrepen gedrag | personen met verward gedrag
wvggz | wet verplichte ggz | verplichte ggz
gehandicaptenzorg | verstandelijke beperking | verstandelijk gehandicapten | vg-zorg | lvb | gehandicaptenondersteuning | zorg voor gehandicapten
ouderenzorg | verpleging en verzorging | vvt | elderly care | bejaardenzorg | zorg voor ouderen
verpleeghuis | verzorgingshuis | bejaardenhuis | verzorgingstehuis | woonzorgcentrum | nursing home | zorgcentrum | verpleeghuiszorg
thuiszorg | wijkverpleging | thuisverpleging | home care | verpleging thuis
wijkverpleegkundige | wijkverpleging | wijkzuster | community nurse
verpleegkundige | verpleging | nurse | verpleegkundig | verpleger | verpleegkundig specialist | verpleegkundige zorg
verzorgende | verzorgende ig | zorgmedewerker | verzorgster | helpende | zorghulp
zorgpersoneel > verpleegkundige | verzorgende | helpende | arts | begeleider
begeleider > woonbegeleider | persoonlijk begeleider | ambulant begeleider
ambulant begeleider | ambulant hulpverlener | ambulant medewerker | woonbegeleider ambulant
arts | dokter | geneeskundige | physician | medicus | basisarts
arts > huisarts | bedrijfsarts | jeugdarts | forensisch arts | verzekeringsarts | specialist ouderengeneeskunde | arts maatschappij en gezondheid
huisarts | huisartsenzorg | huisartsenpost | general practitioner | huisartspraktijk | hap huisarts | waarnemend huisarts
verzekeringsarts | verzekeringsgeneeskundige
forensisch arts | forensische geneeskunde | lijkschouw | lijkschouwer | forensische zorg
medisch specialist > chirurg | internist | psychiater
tandarts | mondzorg | tandheelkunde | tandheelkundige zorg | dentist | tandartsstoel | dental
fysiotherapeut | fysiotherapie | oefentherapie | physiotherapy | paramedische zorg
ergotherapeut | ergotherapie
logopedist | logopedie | spraaktherapie
diëtist | diëtetiek | voedingsadvies
apotheek | apotheker | farmacie | geneesmiddelenvoorziening | farmaceutische zorg | pharmacy
geneesmiddel | medicijn | medicatie | farmaceutisch product | medicines | geneesmiddelen | pharmaceuticals | add-on geneesmiddelen
vaccin | vaccinatie | inenting | vaccineren | vaccine | rijksvaccinatieprogramma
medisch hulpmiddel | medische hulpmiddelen | medical device | medische disposables | medisch verbruiksartikel | medische verbruiksmaterialen | medical supplies
medische apparatuur | medical equipment | medische techniek | medische toestellen | ziekenhuisapparatuur | medische inventaris
medische apparatuur > mri | ct-scanner | echoapparaat | röntgenapparatuur | infuuspomp | beademingsapparatuur | defibrillator
mri | mri-scanner | magnetic resonance imaging
ct-scanner | ct scanner | ct-scan | computertomografie
echoapparaat | echografie | echo-apparatuur | ultrasound | echoapparatuur
röntgenapparatuur | röntgen | x-ray | beeldvormende apparatuur | radiologie
infuuspomp | infuuspompen | infuus | spuitenpomp
beademingsapparatuur | beademing | ventilator beademing | beademingstoestel
aed | defibrillator | automatische externe defibrillator
patiëntmonitor | patiëntbewaking | bewakingsmonitor | patiëntbewakingsmonitoren
operatiekamer | ok-complex | operatietafel | operatielamp | operating room
endoscoop | endoscopie | endoscopen
steriliseren | sterilisatie | autoclaaf | csa | sterilisator
implantaat > heupprothese | knieprothese | prothese
incontinentiemateriaal | incontinentie | luiers | incontinentieproducten
verbandmiddel | wondzorg | verbandmateriaal | wondzorgmateriaal
handschoenen medisch | onderzoekshandschoenen | wegwerphandschoen | nitril handschoenen
mondkapje | mondneusmasker | ffp2
pbm | persoonlijke beschermingsmiddelen | personal protective equipment | beschermingsmiddelen
ziekenhuisbed | zorgbed | hoog-laagbed | verpleegbed | hospital bed | ziekenhuisbedden
ad-matras | antidecubitusmatras | anti-decubitus
matras > antidecubitusmatras
tillift | tilhulpmiddel | plafondlift | patiëntenlift
hoortoestel | gehoorapparaat | audiologie
bril > oogzorg | veiligheidsbril
verpleegoproepsysteem | zusteroproepsysteem | verpleegkundig oproepsysteem | vos-systeem | zorgalarmering
personenalarmering | sociale alarmering
zorgtechnologie > zorgdomotica | e-health | verpleegoproepsysteem | personenalarmering
domotica > zorgdomotica | gebouwautomatisering
e-health | digitale zorg | ehealth | telemonitoring | beeldzorg
epd | elektronisch patiëntendossier | ziekenhuisinformatiesysteem | zis | patiëntendossier | electronic health record
epd > chipsoft | hix | epic
ecd | elektronisch cliëntendossier | cliëntvolgsysteem | cliëntregistratiesysteem | cliëntdossier | zorgdossier | elektronisch cliëntdossier
ecd > nedap ons | pluriform | ecare
his huisartsen | huisartsinformatiesysteem | huisarts informatie systeem
lims | laboratorium informatie systeem | laboratoriuminformatiesysteem
pacs | beeldarchief radiologie | picture archiving
regiesysteem sociaal domein | suite sociaal domein | software sociaal domein | applicatie sociaal domein | informatiesysteem sociaal domein | backofficesysteem sociaal domein
burgerzakensysteem | burgerzakenapplicatie | burgerzakensoftware | burgerzakenmodule | applicatie burgerzaken
ziekenhuis | hospital | medisch centrum
ziekenhuis > umc | academisch ziekenhuis
umc | universitair medisch centrum | academisch ziekenhuis | university medical center
umc > amc | vumc | erasmus mc | lumc | radboudumc | umcg | maastricht umc | umc utrecht
ggd | gemeentelijke gezondheidsdienst | publieke gezondheid | ggd'en | publieke gezondheidszorg | public health
ghor | geneeskundige hulpverleningsorganisatie
infectieziektebestrijding | infectieziekten | arts infectieziektebestrijding
gezondheidsbevordering | preventie gezondheid | gezondheidspreventie | leefstijl | gezondheidsbeleid | beleidsadviseur gezondheid | gecombineerde leefstijlinterventie | gala
bevolkingsonderzoek | kankerscreening | hielprik | screening bevolking
bloed > bloedproducten | bloedafname | bloedbank
bloedafname | bloedprikken | priklab
donor > bloedbank | orgaandonatie
diagnostica | reagentia | in vitro diagnostiek | reagens
diagnostiek > diagnostica
zorgmanager | manager zorg | teammanager zorg | zorgdirecteur | teamleider zorg
zorgadministratie | medewerker zorgadministratie | declaratieverwerking zorg
kraamzorg | verloskunde | verloskundige | geboortezorg
palliatieve zorg | hospice | terminale zorg
revalidatie | revalidatiezorg | revalidatiecentrum | rehabilitation
eerstelijnsverblijf | elv | tijdelijk verblijf zorg
wlz | wet langdurige zorg | langdurige zorg | awbz
zvw | zorgverzekeringswet
pgb | persoonsgebonden budget
uitvaart | uitvaartverzorging | begrafenis | lijkbezorging | uitvaartdienst | crematie | funeral | uitvaartdiensten | gemeentelijke uitvaart
begraafplaats | kerkhof | graf | begraafplaatsbeheer | cemetery | grafdelven | ruimen van graven
lijkenvervoer | vervoer overledenen | overledenenvervoer | lijkvervoer | rouwvervoer
dierenarts | veterinaire dienst | diergeneeskunde | veterinair | veterinary | dierenartsdiensten
dierenopvang | dierenasiel | opvang zwerfdieren | zwerfdier | gevonden dieren | dierenambulance | zwerfdierenopvang
dierproef > proefdieren | laboratoriumdieren
voedselbank > voedselhulp | armoede
onderwijs | education | onderwijsdienst | educatie
onderwijs > basisschool | voortgezet onderwijs | mbo | hbo | universiteit | leermiddelen | onderwijshuisvesting
basisonderwijs | primair onderwijs | basisschool | lagere school | primary education
voortgezet onderwijs | middelbare school | middelbaar onderwijs | scholengemeenschap | secondary education | vo-school
middelbare school > vmbo | havo | vwo | gymnasium | lyceum
speciaal onderwijs | voortgezet speciaal onderwijs | vso | speciaal basisonderwijs | sbo | so/vso
mbo | middelbaar beroepsonderwijs | roc | regionaal opleidingencentrum | beroepsonderwijs
hbo | hoger beroepsonderwijs | hogeschool | university of applied sciences | hogescholen
hoger onderwijs | higher education
hoger onderwijs > universiteit | hogeschool | hbo
universiteit | university | wetenschappelijk onderwijs | universiteiten
passend onderwijs | samenwerkingsverband passend onderwijs | swv passend onderwijs
volwasseneneducatie | volwassenenonderwijs | basisvaardigheden | laaggeletterdheid | alfabetisering | basiseducatie | web-educatie | laaggeletterden
volwasseneneducatie > nt2 | digitale vaardigheden
leraar | docent | leerkracht | onderwijzer | teacher | onderwijspersoneel | lesgever | invaldocent
leraar > vakdocent | docent nt2 | docent wiskunde | gymdocent | lerarentekort
onderwijsassistent | onderwijsondersteuner | klassenassistent | teacher assistant | lerarenondersteuner
schoolleider | schooldirecteur | directeur basisschool | rector | locatiedirecteur | interim schoolleider | teamleider onderwijs | directeur onderwijs
intern begeleider | ib'er | zorgcoördinator | kwaliteitscoördinator onderwijs
onderwijsadvies | onderwijsadviseur | schoolbegeleiding | onderwijsadviesdienst | onderwijsbegeleiding | schooladvies
beleidsadviseur onderwijs | beleidsmedewerker onderwijs | onderwijsbeleid | adviseur onderwijs
bijles | huiswerkbegeleiding | studiebegeleiding | examentraining | naschoolse begeleiding
leerlingvolgsysteem | leerlingadministratiesysteem | schoolinformatiesysteem | leerlingenadministratie | magister | somtoday | parnassys
studentinformatiesysteem | studentadministratie | sis onderwijs | osiris | student informatie systeem | student information system
toetssysteem | digitaal toetsen | toetssoftware | e-assessment | digitale toetsomgeving | toetsplatform | toetsafname
examen | examinering | examens | examendienst | examenafname
surveillant | surveilleren | examensurveillant
leermiddelen | lesmateriaal | onderwijsleermiddelen | boekenpakket | schoolboeken | educational materials | digitale leermiddelen | boekenfonds
schoolmeubilair | onderwijsmeubilair | schooltafel | schoolmeubelen | lokaalmeubilair | leerlingmeubilair
onderwijshuisvesting | ihp | integraal huisvestingsplan | huisvesting onderwijs
ikc | integraal kindcentrum | kindcentrum | brede school
schoolzwemmen | zwemles | zwemonderwijs | zwemlessen
bewegingsonderwijs | gymnastiekonderwijs | gymles | lichamelijke opvoeding | gymlessen
gymzaal | gymnastieklokaal | sporthal | sportzaal
muziekonderwijs | muziekles | muziekschool
cultuureducatie | cultuuronderwijs | kunstonderwijs | kunst- en cultuureducatie
buurtsportcoach | combinatiefunctionaris | sportcoach | cultuurcoach | beweegcoach | brede regeling combinatiefuncties
schoolmaaltijd | schoolontbijt | schoollunch | schoolfruit
internationale school | international school
studentenhuisvesting | studentenwoning | studentenkamer | student housing
cultuur | kunst en cultuur | culturele dienst | culturele diensten
cultuur > museum | theater | bibliotheek | kunst | muziek | cultuureducatie
beleidsadviseur cultuur | beleidsmedewerker cultuur | cultuurbeleid | beleidsmedewerker kunst en cultuur
museum | musea | museale | museumdienst | museumcollectie
conservator | collectiebeheerder | collectiebeheer | curator kunst | collectieregistrator
restauratie kunst | kunstrestauratie | restaurator | conservering | kunstwerk restauratie
kunsttransport | kunstvervoer | art handling | art transport | kunstopslag
kunstwerk openbare ruimte | beeldende kunst | kunstopdracht | public art
kunstenaar | beeldend kunstenaar | artiest
beeldhouwwerk | standbeeld | sculptuur | beeldhouwer
monument herdenking | herdenkingsmonument | gedenkteken
theater | schouwburg | podiumkunsten | toneel | theatre
theatertechniek | podiumtechniek | toneeltechniek | trekkenwand | licht en geluid | theaterverlichting | theaterlicht
poppodium | concertzaal | muziekcentrum | concertgebouw
orkest | musicus | muzikant | ensemble
muziekinstrument | muziekinstrumenten
bioscoop | filmtheater | filmhuis | cinema
bibliotheek | openbare bibliotheek | library | bibliotheekdienst | bibliotheekwerk | bieb | mediatheek
bibliothecaris | bibliotheekmedewerker | informatiespecialist bibliotheek
bibliotheeksysteem | bibliotheekautomatisering | library management system | bibliotheeksoftware
omroep | publieke omroep | lokale omroep | radio en televisie | broadcast | npo
televisieproductie | tv-productie | omroepproductie
archeologie | archeoloog | archeologisch onderzoek | opgraving | archeologisch | archaeology | archeologisch vooronderzoek
niet gesprongen explosieven | nge | ontplofbare oorlogsresten | oo-onderzoek | explosieven opsporing | bommen opsporen | conventionele explosieven
dierentuin | dierenpark | zoo
sport | sports
sport > sporthal | sportveld | zwembad | sportaccommodatie | buurtsportcoach | sportmateriaal
sportaccommodatie | sportcomplex | sportvoorziening | sportfaciliteit | sportcentrum | sportpark
sportaccommodatie > zwembad | sporthal | sportveld | ijsbaan
exploitatie sportaccommodatie | beheer en exploitatie sport | sportbedrijf | exploitatie zwembad | exploitatie sportcomplex
zwembad | zwembadexploitatie | natatorium | overdekt zwembad | zwemaccommodatie | buitenbad | aquatisch centrum
sportmateriaal | sporttoestel | sportartikelen | sportuitrusting | gymtoestel | sporttoestellen | sportinrichting | sportapparatuur
beleidsadviseur sport | beleidsmedewerker sport | sportbeleid | sportakkoord
zwembadbadmeester | badmeester | zweminstructeur | zwembadmedewerker | toezichthouder zwembad | zwemonderwijzer
speeltuin | speelplaats | speelplek | speelvoorziening | speeltoestel | playground
recreatiepark | vakantiepark | bungalowpark | camping
jachthaven | marina | passantenhaven | recreatiehaven
casino | kansspel | gokken | loterij | kansspelautoriteit
wasserij | waslinnen | linnenservice | textielreiniging | wasserijdienst | linnengoed | laundry | wasverzorging | textielverzorging | wassen en reinigen | wasserijdiensten | linnenverhuur
wasserij > bedrijfskleding reiniging | linnengoed | moppen
kapper | kappersdienst | haarverzorging
schoonheidsverzorging | pedicure | voetverzorging
kleding > bedrijfskleding | dienstkleding | uniform
bedrijfskleding | werkkleding | dienstkleding | uniform | beroepskleding | workwear | uniformen | veiligheidskleding
vakbond | werknemersorganisatie | vakcentrale
branchevereniging | brancheorganisatie | koepelorganisatie | belangenvereniging | beroepsorganisatie
kerk | religieuze instelling | kerkgebouw | geestelijk verzorger
geestelijk verzorger | geestelijke verzorging | pastoraal werker | imam | dominee
overheid | openbaar bestuur | government | overheidsinstelling | public administration | publieke sector
overheid > gemeente | provincie | waterschap | ministerie | rijksoverheid | zbo
rijksoverheid | central government | het rijk | rijksdienst
rijksoverheid > ministerie | uitvoeringsorganisatie | rijkswaterstaat | rvo | rivm | belastingdienst | duo
ministerie | departement | ministry
gemeente | gemeentelijk | municipality
gemeentehuis | stadhuis | raadhuis | town hall | stadskantoor | city hall
provincie | provinciaal | province | provinciehuis
waterschap | hoogheemraadschap | hhs | wetterskip | water board | waterschappen
veiligheidsregio > brandweer | ghor | crisisbeheersing
gemeenschappelijke regeling | openbaar lichaam
zbo | zelfstandig bestuursorgaan
burgerzaken | publiekszaken | burgerlijke stand | publieksdienstverlening | klant contact burgerzaken
medewerker burgerzaken | burgerzaken medewerker | consulent burgerzaken | baliemedewerker burgerzaken | medewerker publiekszaken | specialist burgerzaken | adviseur burgerzaken | kwaliteitsmedewerker burgerzaken | publieksmedewerker
ambtenaar burgerlijke stand | babs | trouwambtenaar | buitengewoon ambtenaar burgerlijke stand
reisdocument | paspoort | identiteitskaart | paspoorten | bezorgen reisdocumenten
naturalisatie | nationaliteit | naturalisatieceremonie
verkiezing | stemlokaal | stembureau | verkiezingen | stembiljet | election | stemhokje | projectleider verkiezingen | coördinator verkiezingen | stembescheiden
griffier | griffie | raadsgriffier | raadsadviseur | griffiemedewerker | raadsgriffie | commissiegriffier | statengriffie | plaatsvervangend griffier
gemeentesecretaris | algemeen directeur gemeente | secretaris-directeur | concerndirecteur
gemeenteraad | raadslid | raadsleden | raad gemeente
raadsinformatiesysteem | ris | bestuurlijk informatiesysteem | vergadersysteem raad | bis raadsinformatie | griffiesysteem | raadsinformatie
besluitvorming systeem | bestuurlijke besluitvorming | besluitvormingssysteem
ondernemingsraad | or-ondersteuning | ambtelijk secretaris | medezeggenschap | ambtelijk secretaris or | works council
ombudsman | klachtencommissie | klachtenfunctionaris | klachtencoördinator | klachtbehandeling | ombudsfunctie
meldingensysteem | meldingen openbare ruimte | mor | meldsysteem
openbare orde en veiligheid | oov | integrale veiligheid | adviseur veiligheid | beleidsadviseur veiligheid | beleidsmedewerker veiligheid | adviseur oov | veiligheidsadviseur | adviseur integrale veiligheid | beleidsmedewerker oov
ondermijning | adviseur ondermijning | aanpak ondermijning | georganiseerde criminaliteit | informatieknooppunt | ondermijnende criminaliteit
zorg en veiligheid | zorg- en veiligheidshuis | veiligheidshuis | procesregisseur zorg- en veiligheidshuis
crisisbeheersing | rampenbestrijding | crisismanagement | adviseur crisisbeheersing | crisismanager | ambtenaar rampenbestrijding | bevolkingszorg | ambtenaar crisisbeheersing
bedrijfscontinuïteit | business continuity | bcm | bedrijfscontinuïteitsmanagement | continuïteitsmanager
weerbaarheid samenleving | maatschappelijke weerbaarheid | weerbare samenleving
boa | buitengewoon opsporingsambtenaar | handhaver | handhaving openbare ruimte | gemeentelijk handhaver | stadswacht | handhaver openbare ruimte | handhavingsdienst
boa > parkeercontroleur | handhaver leefbaarheid | boa domein 1
parkeercontroleur | parkeerhandhaving | parkeercontrole | parkeerwachter | fiscaal parkeercontroleur | parkeertoezicht | scanauto | scanvoertuig
politie | police | nationale politie | politiekorps
brandweer | fire brigade | brandbestrijding | brandweerkorps | brandweerorganisatie
brandweer > brandweervoertuig | brandweerkazerne | blusmiddelen | bluskleding
defensie | ministerie van defensie | krijgsmacht | leger | landmacht | marine | luchtmacht | military | defence
gevangenis | penitentiaire inrichting | detentie | justitiële inrichting | prison
reclassering | reclasseringsmedewerker | reclasseringstoezicht | taakstraf
vng | vereniging van nederlandse gemeenten | vng realisatie
ipo | interprovinciaal overleg
unie van waterschappen | uvw
het waterschapshuis | hwh waterschapshuis
hhnk | hoogheemraadschap hollands noorderkwartier | hollands noorderkwartier
hdsr | de stichtse rijnlanden | hoogheemraadschap de stichtse rijnlanden
hhsk | schieland en de krimpenerwaard | hoogheemraadschap van schieland
hhdelfland | hoogheemraadschap van delfland | delfland
agv | amstel gooi en vecht
wdodelta | drents overijsselse delta | waterschap drents overijsselse delta
wshd | hollandse delta | waterschap hollandse delta
wsrl | waterschap rivierenland
rvb | rijksvastgoedbedrijf
rivm | rijksinstituut voor volksgezondheid
rdw | rijksdienst voor het wegverkeer | dienst wegverkeer
rce | rijksdienst cultureel erfgoed
rvig | rijksdienst voor identiteitsgegevens
coa | centraal orgaan opvang asielzoekers | centraal orgaan opvang
ind > immigratie- en naturalisatiedienst
duo > dienst uitvoering onderwijs
dji | dienst justitiële inrichtingen
cjib | centraal justitieel incassobureau
cak | centraal administratie kantoor
ciz | centrum indicatiestelling zorg
cbr | centraal bureau rijvaardigheidsbewijzen
cbs | centraal bureau statistiek
cbg > college beoordeling geneesmiddelen
nza | nederlandse zorgautoriteit
acm | autoriteit consument en markt
afm | autoriteit financiële markten
dnb | de nederlandsche bank
autoriteit persoonsgegevens | privacytoezichthouder
nvwa | nederlandse voedsel- en warenautoriteit | voedsel en waren autoriteit
ilt | inspectie leefomgeving en transport
igj | inspectie gezondheidszorg en jeugd
ictu | ict-uitvoeringsorganisatie
dictu | dienst ict uitvoering
ssc-ict | shared service center ict | sscict
p-direkt | p-direct
odc-noord | overheidsdatacenter
kvk | kamer van koophandel
knmi | koninklijk nederlands meteorologisch instituut
tno > toegepast-natuurwetenschappelijk onderzoek
nwo > wetenschappelijk onderzoek
wur | wageningen university | wageningen universiteit
tu delft | technische universiteit delft | delft university of technology
tu eindhoven | technische universiteit eindhoven | tu/e
uva | universiteit van amsterdam
rug > rijksuniversiteit groningen
hva | hogeschool van amsterdam
hu > hogeschool utrecht
han > hogeschool arnhem en nijmegen
uu > universiteit utrecht
kb > koninklijke bibliotheek
surf | surfmarket | surfnet
cito | stichting cito
sbb > staatsbosbeheer | samenwerkingsorganisatie beroepsonderwijs bedrijfsleven
dus-i > dienst uitvoering subsidies
prorail | spoorbeheerder
gvb | gemeentevervoerbedrijf
ret > rotterdamse elektrische tram
htm > haagse tramweg maatschappij
mrdh | metropoolregio rotterdam den haag
mra | metropoolregio amsterdam
ministerie van bzk | ministerie van binnenlandse zaken | bzk | binnenlandse zaken en koninkrijksrelaties
ministerie van vws | vws | volksgezondheid welzijn en sport
ministerie van ocw | ocw | onderwijs cultuur en wetenschap
ministerie van szw | szw | sociale zaken en werkgelegenheid
ministerie van buza | buza | ministerie van buitenlandse zaken | buitenlandse zaken
ministerie van ienw | ienw | infrastructuur en waterstaat
ministerie van ezk | ezk | economische zaken en klimaat
ministerie van lnv | lnv | lvvn | landbouw natuur en voedselkwaliteit
ministerie van jenv | jenv | justitie en veiligheid
ministerie van financiën | minfin
wsw-fonds | waarborgfonds sociale woningbouw
dienst justis | justis
aivd | algemene inlichtingen- en veiligheidsdienst
mivd | militaire inlichtingen- en veiligheidsdienst
nctv | nationaal coördinator terrorismebestrijding
ncsc | nationaal cyber security centrum
gemeente den haag | 's-gravenhage | den haag
den bosch | 's-hertogenbosch
woningcorporatie | woningbouwvereniging | woningstichting | corporatie | wooncorporatie | woningbouwcorporatie | housing association | sociale verhuurder
woningcorporatie > verhuurmakelaar | woonconsulent | mutatieonderhoud | planmatig onderhoud | sociale huurwoning
sociale huurwoning | huurwoning | sociale huur | social housing | sociale woningbouw
woonconsulent | verhuurconsulent | verhuurmedewerker | medewerker verhuur | woonmakelaar | consulent wonen | verhuurmakelaar | sociaal consulent wonen
bewonersbegeleider | bewonersconsulent | bewonersbegeleiding | bewonerscommunicatie | sociaal projectbegeleider
woonfraude | adresfraude | adresonderzoek | toezichthouder wonen | illegale bewoning | woonoverlast
urgentie wonen | urgentieverklaring | huisvestingsverordening | woonurgentie
woonruimteverdeling | woonruimteverdelingssysteem | woningtoewijzing | woonruimteverdeelsysteem
vve-beheer | vereniging van eigenaren | vve beheer | vereniging van eigenaars
vastgoed | real estate | onroerend goed | onroerende zaken
vastgoed > vastgoedbeheer | verhuur | taxatie | makelaar | meerjarenonderhoudsplan | gebouw
vastgoedbeheer | beheer vastgoed | onroerendgoedbeheer | property management | technisch vastgoedbeheer | vastgoedbeheerder | property manager
vastgoedadviseur | vastgoedmanager | adviseur vastgoed | vastgoedspecialist | real estate manager | vastgoedadvies | beleidsadviseur vastgoed | portefeuillemanager vastgoed | accountmanager vastgoed | assetmanager vastgoed
vastgoedmanagementsysteem | vastgoedinformatiesysteem | vastgoedsoftware | vastgoedbeheersysteem
huisvestingsadviseur | huisvestingsmanager | huisvestingsadvies | projectleider huisvesting | adviseur huisvesting | projectmanager huisvesting
projectleider vastgoed | projectmanager vastgoed | vastgoedprojectleider | projectleider maatschappelijk vastgoed
makelaar | makelaardij | makelaarsdienst | vastgoedmakelaar | verkoopmakelaar | estate agent | makelaarsdiensten
verhuur > kantoorruimte | verhuur onroerend goed
kantoorruimte | kantoorhuur | kantoorpand | office space | huur kantoor | huur kantoorruimte | bedrijfsruimte
verkoop grond | verkoop kavel | verkoop gemeentegrond | gronduitgifte | kaveluitgifte | verkoop perceel grond
bouwkavel | kavel | kaveluitgifte | bouwgrond
verkoop vastgoed | verkoop gemeentelijk vastgoed | verkoop schoolgebouw | verkoop pand
leegstandbeheer | leegstandsbeheer | antikraak | leegstand beheer | tijdelijke bewoning
meerjarenonderhoudsplan | mjop | meerjaren onderhoudsplan | meerjarenonderhoudsplanning | dmjop | duurzaam meerjarenonderhoudsplan
conditiemeting | nen 2767 | conditiescore | bouwkundige inspectie | inspectie gebouwen
bouwmanager | bouwmanagement | bouwprojectmanager | construction manager | bouwprojectleider | bouwbegeleider | projectmanagement bouw | bouwkundig projectleider
constructeur | constructief ontwerper | constructieadvies | constructeursdienst | constructieve berekening | structural engineer | constructief adviseur | constructieadviseur
installatieadviseur | installatieadvies | adviseur installaties | adviseur installatietechniek | technisch adviseur installaties | mep engineer
bouwfysica | bouwfysisch adviseur | bouwfysisch advies | bouwfysicus
ingenieursbureau | ingenieursdienst | engineering | ingenieursdiensten | engineering services | ingenieur
ingenieursdienst > civieltechnisch adviseur | constructeur | geotechnisch onderzoek | landmeten
landmeter | landmeetkunde | landmeetkundige | meetdienst | inmeten | geodeet | surveyor | maatvoerder | inmeetwerk | landmeetkundig medewerker
civieltechnisch adviseur | civiel technisch adviseur | adviseur civiele techniek | civiel ingenieur | civieltechnisch medewerker | civiel technicus | civil engineer
civiele techniek | civieltechniek | civiel | weg- en waterbouw | gww | infra
projectleider civiel | civieltechnisch projectleider | projectleider civiele techniek | projectleider infra | projectleider gww | projectleider civiele werken | projectmanager infra | projectleider openbare ruimte | technisch projectleider civiel | projectleider openbare werken
beheerder openbare ruimte | adviseur beheer openbare ruimte | technisch beheerder openbare ruimte | beheeradviseur
groenbeheerder | beheerder groen | adviseur groen | groenadviseur | groenspecialist | beleidsadviseur groen | beleidsmedewerker groen | boomspecialist
rioolbeheerder | rioleringsbeheerder | beheerder riolering | rioleringsadviseur | adviseur riolering | adviseur stedelijk water | beleidsadviseur water | rioleringsdeskundige | projectleider riolering | beheerder riolering en water
wegbeheerder | beheerder wegen | beheerder verhardingen | adviseur wegen | wegbeheer
toezichthouder civiel | directievoerder civiel | opzichter civiel | civieltechnisch toezichthouder | toezichthouder infra | toezichthouder openbare ruimte | toezichthouder gww | opzichter infra | toezichthouder riolering
toezichthouder groen | opzichter groen | groentoezichthouder | toezicht groen
bestekschrijver | bestekken schrijven | raw-bestek | besteksschrijver | bestek opstellen | contractschrijver
contractvormer | contractspecialist | contractadviseur uav-gc
bodemadviseur | bodemspecialist | adviseur bodem | bodemdeskundige | bodemkundige | specialist bodem | medewerker bodem
asbestdeskundige | asbestinventarisatie | asbestonderzoek | asbestinspectie | asbestinventariseerder
zero emissie | emissieloos | uitstootvrij | schoon en emissieloos bouwen
vervoerscoördinator | vervoersregisseur | regiecentrale vervoer | regiecentrale | vervoerscentrale
concessiemanager | concessiebeheerder | concessiebeheer | ov-concessie | openbaar vervoer concessie
afvaladviseur | beleidsadviseur afval | beleidsmedewerker afval | adviseur afval | afvalcoach | adviseur grondstoffen | afvalspecialist
buitendienst | medewerker buitendienst | wijkbeheer | medewerker openbare ruimte | medewerker buitenruimte | wijkteam openbare ruimte
medewerker milieustraat | milieustraatmedewerker | recyclingmedewerker | acceptant milieustraat
havenmeester | havendienst | havenbeheer | harbour master
brugwachter | brugbediening | sluiswachter | bedieningscentrale bruggen | brugbedienaar
applicatieconsultant | applicatie consultant | functioneel consultant | application consultant
beveiliging | bewaking | beveiligingsdienst | bewakingsdienst | objectbeveiliging | security services
beveiliging > camera | alarmopvolging | toegangscontrole | surveillance | mobiele surveillance | beveiliger
beveiliger | bewaker | beveiligingsbeambte | portier | security guard | objectbeveiliger | beveiligingsmedewerker
alarmopvolging | mobiele surveillance | alarmmelding opvolging | sleutelbeheer | particuliere alarmcentrale
evenementenbeveiliging | crowd control | evenementenbeveiliger | event security
cameratoezicht | camerabewaking | bewakingscamera | cctv | cameratoezichtsysteem | videobewaking | beveiligingscamera | camerasysteem
toegangscontrole | toegangscontrolesysteem | toegangsbeheersysteem | access control | toegangspas | toegangsbeheer
toegangspoort | speedgate | tourniquet | toegangsportaal
inbraakalarm | inbraakbeveiliging | alarminstallatie | inbraaksignalering | inbraakdetectie
brandmeldinstallatie | bmi | brandalarm | brandmelder | brandmeldcentrale | ontruimingsinstallatie | brandmeldsysteem
beveiligingssysteem | beveiligingsinstallatie | elektronische beveiliging
beveiligingsadviseur | adviseur beveiliging | beveiligingscoördinator | bvc | integraal veiligheidskundige
verkeersregelaar | verkeersregelaars | evenementenverkeersregelaar | inzet verkeersregelaars
fietsdepot | weesfietsen | fietsenstalling beheer | fietscoach | fietsenverwijdering
toezicht fietsenstalling | fietsenstalling | bewaakte fietsenstalling | exploitatie fietsenstalling | fietsparkeren
schoonmaak | cleaning | schoonmaakdienst | schoonmaken | schoonmaakonderhoud | schoonmaakwerk | schoonmaakdienstverlening | cleaning services
schoonmaak > glasbewassing | gevelreiniging | dieptereiniging | dagschoonmaak
schoonmaker | schoonmaakster | interieurverzorger | interieurverzorgster | schoonmaakmedewerker | cleaner
glasbewassing | glazenwasser | ramen wassen | window cleaning | ramenlappen | glazenwassen
gevelreiniging | gevel reinigen | graffitiverwijdering
ongediertebestrijding | plaagdierbestrijding | plaagdierbeheersing | pest control | rattenbestrijding | plaagdier | ongedierte
hygiëneartikelen | sanitaire artikelen | hygiënische papierwaren | toiletpapier | dispensers | sanitaire supplies
schoonmaakmiddel | schoonmaakartikel | reinigingsmiddel | schoonmaakproducten | schoonmaakmateriaal
catering | bedrijfscatering | cateringdienst | bedrijfsrestaurant | kantine | restauratieve voorziening | catering services | bedrijfsrestauratie
catering > banqueting | vending | maaltijd | koffie | lunch
vending | verkoopautomaat | snackautomaat | frisdrankautomaat | automaten dranken
koffie | warme dranken | koffieautomaat | koffiemachine | warmedrankenautomaat | drankautomaat | warme dranken voorziening | koffievoorziening | warme drankenvoorziening
waterkoeler | watertappunt | waterautomaat | drinkwatertappunt
maaltijd | maaltijdvoorziening | maaltijdservice | maaltijden | maaltijdverstrekking | tafeltje dekje | meals
kok | keukenpersoneel | koksdienst
horeca | horeca-exploitatie | restaurant | horecavoorziening | cateringexploitatie
levensmiddelen | voedingsmiddelen | food | etenswaren | foodproducten | grootverbruik levensmiddelen
kantoorartikel | kantoorbenodigdheden | office supplies | kantoormateriaal | schrijfwaren
kopieerpapier | printpapier | kantoorpapier | papier a4
kantoormeubilair | kantoorinrichting | projectinrichting | bureaustoel | kantoormeubel | office furniture | werkplekmeubilair | projectmeubilair
archiefstelling | verrijdbare kast | archiefkast | compactus
verhuizing | verhuisdienst | verhuizen | verhuisbedrijf | relocatie | moving services | bedrijfsverhuizing | verhuisdiensten
archiefopslag | opslag archief | archiefbewaring | opslag archieven
archiefbewerking | bewerken archief | archief bewerken | inventarisatie archief | wegwerken archiefachterstanden | archiefachterstand
archiefvernietiging | papiervernietiging | vernietiging archief | vertrouwelijk papier | datavernietiging | vernietiging vertrouwelijk papier
groenvoorziening binnen | binnenbeplanting | interieurbeplanting | kantoorplanten | plantenservice | plantenbakken binnen
bloemen | boeketten | bloemstukken | bloemist
afvalinzameling kantoor | bedrijfsafval | afvalverwerking bedrijfsafval | afvalinzameling bedrijf
hoveniersdienst | hovenier | tuinonderhoud | tuinman | gardening
gladheidsbestrijding | strooien | winterdienst | sneeuwruimen | gladheidbestrijding
ux research | gebruikersonderzoek | usability onderzoek | usability test | gebruikerstest
klantreis | customer journey | klantreismanager
customer experience | klantbeleving | cx
dienstverlening gemeente > burgerzaken | klantcontactcentrum | e-dienstverlening
klantgeleidingssysteem | klantbegeleidingssysteem | afsprakensysteem | klantgeleiding | nummersysteem balie
digitale balie | videobellen | informatiezuil | kiosk
chatoplossing | chatsoftware | livechat | whatsapp dienst
sms-dienst | bulk sms | alarmeringsdienst
crisismanagementsysteem | crisismanagementsoftware | lcms | alarmeringssysteem
meldkamersysteem | gms | nms meldkamer
parkeersysteem | parkeermanagementsysteem | parkeerapparatuur | parkeerbeheersysteem | parking system
parkeerautomaat | betaalautomaat parkeren | parkeermeter | parkeerautomaten
parkeervergunning | parkeerrechten | parkeervergunningensysteem | digitale parkeervergunning | parkeerrechtensysteem
parkeergarage | parkeerexploitatie | parkeerdiensten | exploitatie parkeergarage
parkeeradviseur | beleidsadviseur parkeren | beleidsmedewerker parkeren | parkeerbeleid | adviseur parkeren
kentekenherkenning | anpr | kentekenregistratie | ntpr
afvalregistratiesysteem | containermanagementsysteem | diftar | afvalbeheersysteem | toegangscontrole containers
begraafplaatssoftware | begraafplaatsadministratie | begraafplaatsbeheersoftware
boa-registratiesysteem | handhavingssoftware | boa-systeem | boa software
fleetmanagement | wagenparkbeheer | fleet management | vlootbeheer | wagenparkbeheerder | ritregistratie
kassasysteem | kassa | pos-systeem | point of sale
ticketing | kaartverkoop | ticketsysteem | ticketverkoop | toegangskaarten | ticketingsysteem
e-procurement > inkoopsysteem
beheersoftware openbare ruimte | beheersysteem openbare ruimte | beheerpakket openbare ruimte | bor-software | gisib
belastingsysteem > woz-software | heffen en innen
woz-software | woz-applicatie | waarderingssoftware | taxatiesoftware
subsidiesysteem | subsidieapplicatie | subsidiesoftware | subsidievolgsysteem | subsidiemanagementsysteem
leerplichtsysteem | leerplichtapplicatie | leerlingenregistratie | leerplichtadministratie software
toegangssoftware sociaal domein > regiesysteem sociaal domein
risicomanagementsysteem | grc-tool | isms | grc-software | isms-tool
kwaliteitssoftware > qms
qms | quality management system
auditsoftware | audit tool
bestuurdersapp | vergaderapp | vergadersoftware | papierloos vergaderen
planningstool > roostersoftware
veiligheidssoftware > incidentregistratie
incidentregistratie | incidentmeldsysteem | meldsysteem incidenten | vim-meldingen
bezoekersregistratie | bezoekersmanagement | bezoekersmanagementsysteem | visitor management | bezoekersregistratiesysteem
chatgpt > ai
copilot | microsoft copilot
esri > gis
adobe | adobe creative cloud | acrobat | adobe licenties
autodesk > autocad | revit | bim | civil 3d
revit > bim | autodesk
topdesk > servicedesk | itsm | fmis
splunk > siem
vmware > virtualisatie
citrix > virtuele werkplek | digitale werkplek
hyperconverged | hyper-converged | hci
nutanix > hyperconverged
netapp > storage
dell | dell emc
lenovo > laptop
cognos | ibm cognos
informatica powercenter | powercenter
sas institute | sas analytics | sas software
matlab | mathworks
spss | ibm spss | statistische software
r programmeur | r developer | r studio
databricks | azure databricks
microsoft fabric | ms fabric
azure devops | tfs
git > github | gitlab
infrastructure as code | iac
terraform > infrastructure as code
ansible | red hat ansible
elastic | elasticsearch | elk
kafka | apache kafka
mulesoft | anypoint
biztalk | microsoft biztalk
tibco | tibco spotfire
camunda > bpm-software | workflowmanagement
workflow | workflowmanagement | workflowsysteem
blueriq | business rules | beslisregels | rule engine
ibm websphere | websphere
drupal developer | drupal ontwikkelaar | drupal specialist
wordpress developer | wordpress specialist | wordpress ontwikkelaar
typo3 developer | typo3 specialist
sitecore developer | sitecore specialist
angular developer | angular ontwikkelaar
react developer | react ontwikkelaar
c++ developer | c++ ontwikkelaar | c++ engineer
golang | go developer
ruby | ruby on rails
scala developer | scala engineer
sql developer | sql specialist | sql ontwikkelaar
power bi specialist | power bi developer | power bi consultant | power bi ontwikkelaar
fme | fme specialist | feature manipulation engine
vakantiekracht | seizoenskracht | seizoensmedewerker | vakantiewerker
opdrachtnemer | contractant | contractor | opdrachtnemer zzp
aanbestedende dienst | contracting authority | aanbesteder | aanbestedende instantie
ambtenaar | overheidsfunctionaris | civil servant | gemeenteambtenaar
ambtelijk opdrachtgever | ambtelijk opdrachtnemer
coördinator | coordinator | coördinatie
regisseur | regievoerder
specialist | deskundige | expert | vakspecialist
medewerker | employee
assistent | assistant
adviseur > beleidsadviseur | consultant
accountmanager | account manager | relatiemanager | relatiebeheerder | accountmanagement
sales manager | verkoopmanager | salesmanager | verkoper | sales
business developer | business development manager | acquisitiemanager | business development
business controller | bedrijfscontroller | finance business controller
domeincontroller | controller sociaal domein | decentraal controller
grondexploitatie controller | controller grondbedrijf | controller ruimtelijk domein | vastgoedcontroller
consolidatie | groepscontroller | group controller
financieel analist | financial analyst | financieel-economisch adviseur | financieel economisch adviseur | finance analyst
projectadministrateur | projectadministratie | project administrator
medewerker financieel beheer | medewerker financieel advies | financieel consulent | adviseur financieel beheer
assistent controller | junior controller | control medewerker
beleidsmedewerker financiën | beleidsadviseur financiën
verslaglegging financieel | financial reporting | financiële rapportage
begroting | meerjarenbegroting
kostprijsberekening | kostprijsonderzoek | kostenonderzoek | tarievenonderzoek | kostprijs | tariefonderzoek
financieringsadvies | financial advisory | investeringsadvies
due diligence | boekenonderzoek
herindeling | gemeentelijke herindeling
leges | legesheffing
parkeerbelasting | naheffing | naheffingsaanslag parkeren
toeristenbelasting | logiesbelasting
bezwaarafhandeling woz | bezwaren woz | woz-bezwaren
kwijtschelding | kwijtschelding belastingen
software en informatiesystemen | software and information systems
financiële dienst | financial services | financiële en verzekeringsdiensten | verzekerings- en pensioendiensten
makelaardij in onroerend goed | vastgoeddiensten | real estate services | onroerendgoeddiensten
architectuur- en ingenieursdiensten | bouwkundige diensten | inspectiediensten bouw
it-diensten | informaticadienst | informaticadiensten | computerdiensten | dataverwerkingsdiensten | softwareondersteuning
onderzoeks- en ontwikkelingsdiensten | onderzoek en ontwikkeling
overheidsdiensten | diensten voor de gemeenschap | diensten voor openbaar bestuur
zakelijke dienstverlening | zakelijke diensten | bedrijfsdiensten | business services
onderwijs- en opleidingsdiensten | onderwijs en opleiding
gezondheidszorg en maatschappelijk werk | gezondheids- en sociale zorg | health and social work
diensten door personeel > uitzendkracht | inhuur
terbeschikkingstelling van personeel | diensten voor terbeschikkingstelling | terbeschikkingstelling | beschikbaarstelling personeel | supply of personnel
terbeschikkingstelling van personeel > uitzendkracht | inhuur | detachering | payroll
welzijnszorg | maatschappelijke diensten | social work services | welzijnsdiensten
ondersteunende overheidsdiensten > bodedienst
marktanalyse | marktstudie | market analysis | markt- en economisch onderzoek | economisch onderzoek
advisering inzake bedrijfsvoering | adviezen bedrijfsleiding | bedrijfsadvisering | bedrijfsadviezen en diensten | business advisory
advisering project | projectadvies | projectmanagementdiensten | diensten voor projectmanagement
systeemintegratie | system integration | system integrator | systeemintegrator
it-ondersteuning | ict-ondersteuning | it-support | ict-support | computerondersteuning | systeemondersteuning | technische ondersteuning ict
ict-support > servicedesk | werkplekbeheer
it supportmedewerker | ict supportmedewerker | it support medewerker | ict-medewerker | ict medewerker | it medewerker | it support engineer | support engineer | systeembeheerder werkplek
ict-coördinator | ict coördinator | coördinator ict | it-coördinator
applicatiehosting | asp-diensten | application service provider | managed hosting
managed services | beheerdienst ict | managed it services | ict-regie
regieorganisatie ict | regie-organisatie | ict-regisseur | it-regisseur | demand supply management
software-escrow | escrow
softwareconfiguratie | inrichting applicatie
telecommanager | telecom expense management | telecombeheer | telecomexpense
telecomadviseur | adviseur telecom
netwerkbeheer > firewall | switch | wifi | lan
noc | network operations center
monitoring ict | it monitoring | ketenmonitoring | applicatiemonitoring | monitoringtool
logging en monitoring | logbeheer | log management
vulnerability management | kwetsbaarhedenscan | kwetsbaarhedenbeheer | vulnerability scan
e-mailbeveiliging | spamfilter | email security | beveiligde e-mail | secure mail
veilig mailen | versleutelde e-mail | zivver | veilig bestandsuitwisselen
encryptie | versleuteling | cryptografie | crypto | encryption
zero trust | sase | security service edge
ddos | anti-ddos | ddos-bescherming
incident response | csirt | cert cyber | computer emergency response
forensische it | digitaal forensisch onderzoek | digital forensics
wachtwoordmanager | wachtwoordkluis | password manager | wachtwoordbeheer
business continuity manager | continuïteitsmanagement
ict-continuïteit | it-continuïteit | it continuity
informatiebeveiligingsadviseur | adviseur informatiebeveiliging | information security consultant | informatiebeveiligingsspecialist | adviseur informatiebeveiliging en privacy | adviseur ib&p | security adviseur
nen 7510 | informatiebeveiliging zorg
ensia | ensia-audit | ensia-coördinator
digitale transformatie | digitalisering | digitale innovatie | digital transformation | digitaliseringsadviseur | adviseur digitalisering
smart city | slimme stad
i-strategie | informatiestrategie | ict-strategie | digitaliseringsstrategie
i-visie | informatievisie | informatieplan | informatiebeleidsplan
gemeentelijke ict > common ground | gemma
gemma | gemeentelijke modelarchitectuur
i-samenwerking | ict-samenwerking | gemeenschappelijke ict
ict-migratie | it-migratie | systeemmigratie
software-implementatie | implementatie software | implementatie applicatie | software implementatie
applicatiemanager | applicatie manager | application owner | applicatie-eigenaar
ketenbeheerder | ketenregisseur | ketenmanager | ketencoördinator
gegevensbeheer basisregistraties | medewerker basisregistraties | gegevensbeheerder basisregistraties | medewerker gegevensbeheer
coördinator gegevensbeheer | teamleider gegevensbeheer | teamleider geo-informatie | coördinator geo-informatie
bgt-beheerder | bgt beheerder | bgt medewerker | geo-medewerker
metadata | metadatering
datastrategie | data strategie | data strateeg
dataspecialist | data specialist | data adviseur | data consultant | data-adviseur | adviseur data
datamodelleur | data modeler | gegevensmodelleur | datamodel
linked data | kennisgraaf | semantiek
statistische analyse | statistical analysis
ethiek ai | ai-ethiek | ai act | ai-verordening
open standaard > forum standaardisatie
e-mail | elektronische post
mailserver | e-mailserver
telefooncentrale > voip
videoregistratie | vergaderregistratie
bodycam | bodycams
mobiele camera | verplaatsbare camera | flexcamera
sensor | meetsensor | sensoring
weerstation | meteorologisch instrument
meetnet | monitoringsnetwerk | grondwatermeetnet
dba > database administrator | wet dba
developer > softwareontwikkelaar | software engineer
sam > software asset management
bio > baseline informatiebeveiliging overheid
webportaal > portaal | portal
scrum master > agile coach
das > dynamisch aankoopsysteem
vve > voorschoolse educatie | vereniging van eigenaren
broker > managed service provider
msp > managed service provider | brokerdienst
starter > junior | trainee
young professional > trainee | junior
mobiliteitsadviseur > loopbaanadviseur | verkeersadviseur
screening > pre-employment screening | bevolkingsonderzoek
veiligheidstraining > vca
online marketing > seo | google ads
post > postdienst | postbezorging
architect > bouwkundig architect | architectendienst | it-architect | enterprise architect
klimaatadaptatie > hittestress | wateroverlast
maatschappelijk werk > sociaal werk
welzijn > welzijnswerk | sociaal werk | jongerenwerk | opbouwwerk
mantelzorg > respijtzorg
mfa > multifunctionele accommodatie | multi-factor authenticatie
beleidsadviseur wmo | beleidsmedewerker wmo
beleidsadviseur jeugd | beleidsmedewerker jeugd | beleidsadviseur jeugdhulp | beleidsmedewerker jeugdhulp
beleidsadviseur sociaal domein > beleidsadviseur wmo | beleidsadviseur jeugd | beleidsadviseur onderwijs
bw/mo > beschermd wonen | maatschappelijke opvang
taxivervoer > doelgroepenvervoer | zittend ziekenvervoer
personenvervoer > taxivervoer | busvervoer | doelgroepenvervoer
consulent > wmo-consulent | jeugdconsulent | klantmanager | inkomensconsulent
bso | buitenschoolse opvang | naschoolse opvang
kinderopvang > buitenschoolse opvang | peuteropvang | gastouder
asielzoeker > azc | ontheemde | noodopvang
zorg > gezondheidszorg | thuiszorg | ggz | verpleging
corona | covid-19 | coronavirus | covid
onderwijshuisvesting > schoolgebouw | kindcentrum | integraal kindcentrum
muziekinstrument > piano | vleugel | orgel
televisie | tv
waternet > amstel gooi en vecht
beheerder openbare ruimte > wegbeheerder | groenbeheerder | rioolbeheerder
security > beveiliging | informatiebeveiliging | cybersecurity
dienstverleningsadviseur | adviseur dienstverlening | beleidsadviseur dienstverlening
business case | businesscase
fire truck | fire engine | brandweerwagen | tankautospuit
garbage truck | refuse truck | vuilniswagen
street sweeping | straatreiniging | veegdienst
road maintenance | wegonderhoud | onderhoud wegen
water meter | watermeter
heat network | district heating | heating network | warmtenet
solar panels | solar energy | zonnepanelen
wind turbine | wind farm | windturbine | windpark
charging points | charging stations | laadpalen | laadpunten | laadinfrastructuur
electric car | electric cars | elektrische personenauto
electric vehicles | elektrische voertuigen
plumbing | plumber | loodgieterswerk | loodgieter
asbestos removal | asbestos | asbestsanering
new building | nieuwbouw
school building | schoolgebouw
gym | gymnasium | gymzaal
tree maintenance | bomenonderhoud | boomonderhoud
groceries | food supplies | levensmiddelen
coffee machines | coffee | koffieautomaten | koffievoorziening
vending machines | automaten | verkoopautomaten
chairs | stoelen
desks | bureaus | bureautafels
copiers | photocopiers | kopieerapparaten | multifunctionals
textbooks | school books | schoolboeken | leermiddelen
musical instruments | muziekinstrumenten
shoes | footwear | schoeisel
ambulance services | ambulancezorg
homeless shelter | homeless | maatschappelijke opvang | daklozenopvang
debt counselling | debt counseling | schuldhulpverlening
integration course | civic integration | inburgering
language course | language courses | taalonderwijs
leadership | leiderschap
tutoring | homework support | huiswerkbegeleiding
wedding | weddings | trouwlocatie | huwelijk
polling station | polling stations | ballot | stembureau
moving | removals | verhuizing | verhuisdiensten
archive | archives | archief
boat | vessel | boot | vaartuig
parking garage | car park | parkeergarage
bike path | cycling path | cycle path | fietspad
car lease | vehicle leasing | autolease | lease auto | operational lease
fire insurance | brandverzekering
loans | loan | leningen
salary | wages | salaris
legal advice | legal services | juridisch advies
web editor | webredacteur
graphic design | grafisch ontwerp | vormgeving
land acquisition | grondverwerving
zoning | zoning plan | bestemmingsplan | omgevingsplan
environmental permit | omgevingsvergunning
noise | noise expert | acoustics | geluid | akoestiek
air quality | luchtkwaliteit
soil | soil research | bodem | bodemonderzoek
ecology | ecologie
climate adaptation | klimaatadaptatie
cameras | camera's
mobile phones | mobile phone | mobiele telefonie | mobiele telefoons
functional administrator | functioneel beheerder
electronic patient record | elektronisch patientendossier
geo information | geo-informatie
data protection | gegevensbescherming
temporary workers | temp staff | temporary staff | uitzendkrachten
staffing | staffing agency | uitzenden | uitzendbureau
career coaching | career guidance | loopbaanbegeleiding
sick leave | absenteeism | verzuim
reception | receptie
air conditioning | airconditioning | airco | klimaatinstallatie
ventilation | ventilatie
vans | van hire | bestelwagens
road salt | de-icing salt | strooizout
harbour | harbor | haven
quay | quay wall | kade | kademuur
weir | stuw
policy | policy officer | beleid | beleidsmedewerker
machine learning | machinaal leren | zelflerende systemen
krw | kaderrichtlijn water | waterkwaliteit | water framework directive
bruiloft >> trouwlocatie | huwelijk | trouwen
trouwen >> trouwlocatie | huwelijk
huwelijk >> trouwlocatie | burgerlijke stand
trouwambtenaar >> babs | buitengewoon ambtenaar | burgerlijke stand
begrafenis >> uitvaart | begraafplaats
uitvaartondernemer >> uitvaart | lijkbezorging
kerkhof >> begraafplaats
crematie >> uitvaart | crematorium
busvervoer >> bus | personenvervoer | busconcessie | openbaar vervoer
bussen >> bus | busvervoer
buschauffeur >> busvervoer | personenvervoer
pendelbus >> personenvervoer | shuttlevervoer
shuttle >> shuttlevervoer | personenvervoer
taxi >> taxivervoer | wmo-taxi | doelgroepenvervoer | leerlingenvervoer
taxibedrijf >> taxivervoer | doelgroepenvervoer | leerlingenvervoer
schoolvervoer >> leerlingenvervoer
schooltaxi >> leerlingenvervoer | doelgroepenvervoer
regiotaxi | rolstoelvervoer >> doelgroepenvervoer | wmo-vervoer
gehandicaptenvervoer >> doelgroepenvervoer | rolstoelvervoer | wmo-vervoer
zittend ziekenvervoer >> ambulancevervoer | doelgroepenvervoer
pont | pontje >> veerverbinding | veerdienst | veerpont
overzetveer >> veerverbinding | veerdienst
boot | boten >> vaartuig | patrouillevaartuig | werkboot | schip
schepen >> vaartuig | patrouillevaartuig
auto | auto's >> personenauto | dienstauto | bestelwagen | wagenpark
autolease >> personenauto | dienstauto | bestelwagen | wagenpark | operational lease
leaseauto >> personenauto | dienstauto | bestelwagen | operational lease
leasing >> operational lease | wagenpark | dienstauto
bedrijfsauto >> bestelwagen | dienstauto | bedrijfswagen
bedrijfswagen >> bestelwagen | dienstauto
bestelbus >> bestelwagen | bedrijfswagen
elektrische auto | elektrische auto's | electric cars | electric vehicles >> elektrische personenauto | elektrische dienstauto | elektrische bestelwagen
vrachtauto >> vrachtwagen | vuilniswagen | kraanwagen
vrachtwagen >> vuilniswagen | kraanwagen
vuilniswagen >> achterlader | zijlader | kraanwagen
vuilnisauto >> vuilniswagen | achterlader | huisvuilwagen
garbage trucks | refuse truck >> vuilniswagen | huisvuilwagen
veegmachine >> veegwagen | straatreiniging
brandweerauto | brandweerwagen | brandweervoertuigen | fire engine >> tankautospuit | hulpverleningsvoertuig
laadpalen >> laadpaal | laadinfrastructuur | laadvoorziening | laadpunt
laadpunt | opladen | charging stations | charging points >> laadinfrastructuur | laadvoorziening | laadpaal
laadstation >> laadinfrastructuur | laadvoorziening | laadpaal | snellader
elektrisch laden | ev laden | ev charging >> laadinfrastructuur | laadvoorziening | laadpaal | laadoplossing
antivirus >> endpointbescherming | endpointbeveiliging | endpoint security
virusscanner | anti-malware >> endpointbescherming | endpointbeveiliging
edr | xdr >> endpointbescherming | managed detection | detectie en respons
mdr >> managed detection and response | detectie en respons
siem >> security operations center | detectie en respons | beveiligingsmonitoring
vulnerability management >> kwetsbaarhedenbeheer
vulnerability scan | kwetsbaarhedenscan >> kwetsbaarhedenbeheer | pentest
hacken >> pentest | pentester | ethical hacker
hacker >> pentester | ethical hacker | pentest
ethisch hacken >> pentester | pentest | ethical hacker
penetratietest | penetration testing | pen testing >> pentest | pentester
phishingtest >> phishingsimulatie | security-awareness
awareness training >> security-awareness | bewustwording
bewustwording informatieveiligheid >> security-awareness | awareness
cybersecurity >> security operations center | informatiebeveiliging | pentest | ciso | soc
cyber security >> cybersecurity | security operations center | informatiebeveiliging | pentest
cyberbeveiliging >> cybersecurity | informatiebeveiliging
informatieveiligheid >> informatiebeveiliging | security | ciso
information security officer >> informatiebeveiligingsadviseur | ciso | iso
security officer >> informatiebeveiligingsadviseur | ciso
beveiligingsadviseur >> informatiebeveiligingsadviseur
isms | iso 27001 >> informatiebeveiliging | baseline informatiebeveiliging
bio >> baseline informatiebeveiliging
single sign on >> identity- en accessmanagement | iam | autorisaties
sso | mfa >> identity- en accessmanagement | iam
toegangsbeheer >> accessmanagement | autorisaties | toegangscontrole
identiteitsbeheer >> identity management | iam | accessmanagement
autorisatiebeheer >> accessmanagement | autorisaties
digitale handtekening | e-signature >> elektronisch ondertekenen
veilig mailen | beveiligde e-mail >> beveiligd mailen
avg | gdpr >> privacy | gegevensbescherming | verwerkingsregister
dpo | data protection officer >> functionaris gegevensbescherming | privacy officer
fg >> functionaris gegevensbescherming
privacyjurist >> privacy officer | functionaris gegevensbescherming
datalek >> datalekmelding | privacy
requirements | requirements engineer | requirements analyst | business analyst >> business analist | informatieanalist
procesanalist >> business analist | procesmanager
data scientist | datascientist >> data-analist | machine learning | data science
data analyst >> data-analist
data analist >> data-analist | bi-specialist
dashboard >> power bi | bi-specialist | business intelligence
dashboards >> power bi | bi-specialist | business intelligence | data-analist
rapportagetool >> power bi | business intelligence
tableau | qlik >> power bi | business intelligence | bi-specialist
dwh | data warehouse >> datawarehouse
etl >> data engineer | datawarehouse
dba >> databasebeheerder
sql >> databasebeheerder | data engineer | datawarehouse
oracle dba >> databasebeheerder oracle
ai | artificial intelligence >> kunstmatige intelligentie | machine learning | algoritme | ai-verordening
kunstmatige intelligentie >> machine learning | algoritme | ai-verordening
ai act >> ai-verordening | algoritmeregister
algoritmes >> algoritme | algoritmeregister
chatbot >> klantcontact | webchat | digitale assistent
rpa >> robotisering
robot >> robotisering | robotica
k8s >> kubernetes | containerplatform | openshift
kubernetes >> containerplatform | openshift | platformengineer
docker | openshift >> containerplatform | kubernetes
platform engineer >> platformengineer | devops engineer | cloud engineer
platformengineer >> devops engineer | cloud engineer
site reliability engineer | sre >> devops engineer | platformengineer
aws | cloudspecialist >> cloud engineer | cloudarchitect
microsoft azure >> azure
cloud architect >> cloudarchitect
systeembeheerder >> technisch beheerder | technisch beheer | werkplekbeheerder
systeembeheer >> technisch beheer | technisch beheerder
sysadmin | system administrator >> technisch beheerder | systeembeheerder
linux beheerder >> technisch beheerder linux
netwerkbeheerder >> netwerkspecialist | netwerkbeheer
network engineer | netwerk engineer | netwerkengineer >> netwerkspecialist
cisco >> netwerkspecialist | netwerkcomponenten | netwerkinfrastructuur
wireless | wlan >> wifi | draadloos netwerk
wi-fi | draadloos internet >> wifi
internetverbinding >> internettoegang | internetverbindingen | datanetwerk | glasvezel
internet >> internettoegang | datanetwerk
wan >> sd-wan | datanetwerk
telefoons >> telefonie | mobiele communicatie | toestellen
mobiele telefoons | belbundel >> mobiele communicatie | mobiele telefonie
smartphones >> mobiele communicatie | mobiele telefonie | toestellen
mobiele telefonie >> mobiele communicatie
telecom | telecommunicatie >> telefonie | mobiele communicatie | datanetwerk
voip >> telefonie
datacenter >> colocatie | hosting | datacentrum
data center | data centre >> datacenter | datacentrum | colocatie | hosting
rekencentrum >> datacenter | rekencluster
supercomputer | hpc >> rekencluster | high performance computing
server >> servers | serverruimte | hosting
back-up >> backup | back-upvoorziening
backup >> back-upvoorziening | storage
opslagcapaciteit >> storage | opslag
dataopslag >> storage | back-upvoorziening
notebook | notebooks | chromebooks >> laptop
computers >> laptop | werkplek | desktop
hardware >> laptops | randapparatuur | beeldschermen
computerscherm | computerschermen | monitoren | monitors >> beeldscherm
werkplekbeheer >> werkplekbeheerder | digitale werkplek | werkplekondersteuning | werkplekomgeving
werkplekdiensten >> digitale werkplek | werkplekomgeving | werkplekondersteuning
it support | ict support >> servicedesk | werkplekondersteuning
helpdesk >> servicedesk
helpdeskmedewerker >> servicedeskmedewerker
support engineer >> servicedeskmedewerker | werkplekbeheerder
kopieermachine | kopieermachines | kopieerapparaat | copier | printers >> multifunctionals | printmanagement
beamer | beamers >> presentatiescherm | audiovisuele voorzieningen | projector
digibord | smartboard >> presentatiescherm | touchscreen | audiovisuele voorzieningen
touchscreen >> presentatiescherm
videovergaderen >> vergadercamera | presentatiescherm | hybride vergaderen | audiovisuele voorzieningen
video conferencing >> vergadercamera | presentatiescherm | audiovisuele voorzieningen
vergaderruimte >> vergadercamera | presentatiescherm
av-middelen >> audiovisuele voorzieningen | presentatiescherm
erp >> financieel systeem | sap | erp-systeem
boekhoudpakket >> financieel systeem | financiele administratie
boekhoudsoftware | financieel pakket | accounting software | financial system >> financieel systeem
crm >> klantsysteem | relatiebeheer | klantcontact
personeelssysteem >> hr-systeem | e-hrm | salarisplatform | hrm
personeelsinformatiesysteem | hris | hr software | hrm systeem >> hr-systeem | e-hrm
salarissysteem >> salarisplatform | hr-systeem
loonadministratie >> salarisadministratie | salarisadministrateur | salarisplatform | payroll
payroll administrator >> salarisadministrateur
roosterpakket | roostersoftware >> dienstroosters | roostering | personeelsplanning
planningssoftware >> personeelsplanning | dienstroosters | roostering
roosters >> dienstroosters | roostering
lms | learning management system | e-learning platform >> leermanagementsysteem
leeromgeving | leerplatform >> leermanagementsysteem | e-learning
ecd | clientdossier >> elektronisch clientdossier
epd | patientendossier | ehr >> elektronisch patientendossier
dms >> documentbeheer | documentmanagementsysteem | zaaksysteem
documentmanagement | document management >> documentbeheer | zaaksysteem
zaakgericht werken | case management system >> zaaksysteem
ris >> raadsinformatiesysteem | bestuursinformatiesysteem
raadsinformatiesysteem >> bestuursinformatiesysteem | raads- en bestuursinformatiesysteem
websitebouwer >> website | webontwikkeling
website maken | websites | website laten bouwen >> website
webdesign | web design >> website | ux-designer
webdesigner >> ux-designer | website
webbouwer >> website | frontend developer
ui designer >> ux-designer
ux >> ux-designer | gebruikersonderzoek
mobiele app | app laten maken | apps >> app
app ontwikkelaar >> app | frontend developer
frontender | front-end developer | angular >> frontend developer
javascript >> frontend developer | react | typescript
c# | dotnet | asp.net >> .net
full stack developer | fullstack | software developer | software engineer | programmeur >> ontwikkelaar | developer
softwareontwikkelaar >> ontwikkelaar | developer | ontwikkelteams
softwareontwikkeling >> ontwikkelteams | ontwikkelaar | developer | applicatieontwikkeling
it'er >> ict
software tester | softwaretester >> testautomatiseerder | testcoordinator | testdiensten | testautomatisering
tester >> testautomatiseerder | testcoordinator | testdiensten
testmanager | test manager >> testcoordinator
test engineer >> testautomatiseerder
qa engineer >> testautomatiseerder | testdiensten
kwaliteitsborging software >> testautomatisering | testdiensten
wcag | digitoegankelijkheid | accessibility >> toegankelijkheid | toegankelijkheidsonderzoek
geo-informatie | geo informatie | geoinformatie | geo-ict >> gis | geodata
gis specialist | gis-specialist >> gis-ontwikkelaar
geodata >> gis
kaarten | cartografie >> gis | kaart
koppelingen >> integratie | api | integratieplatform
api management >> api-beheer
esb | middleware >> integratieplatform
integratiespecialist >> integratie
scrummaster >> scrum master
scrum master >> agile coach
product owner >> productowner
productmanager >> product owner
agile >> scrum
cio >> hoofd ict | chief information officer | informatiemanager
it manager >> hoofd ict | it-manager | ict-manager
ict manager | it-manager | it director >> hoofd ict
informatiemanager >> informatiemanagement | hoofd ict
it projectleider >> it-projectmanager | projectleider ict
ict projectleider >> projectleiders ict | it-projectmanager
it project manager >> it-projectmanager | projectleiders ict
cfo >> hoofd financien | financieel directeur | concerncontroller
financieel directeur >> hoofd financien | cfo
finance manager >> hoofd financien | financieel manager
financieel manager | hoofd finance >> hoofd financien
hr manager >> hr-manager | hr-adviseur
hrm adviseur | hr business partner | hr adviseur | p&o adviseur | personeelsadviseur >> hr-adviseur
ceo >> algemeen directeur | bestuurder | directeur
bestuurder >> directeur-bestuurder | interim-bestuurder
directeur bestuurder >> bestuurder | directeur
coo >> directeur bedrijfsvoering | manager bedrijfsvoering
operationeel manager >> manager bedrijfsvoering
bedrijfsvoeringsmanager >> manager bedrijfsvoering | directeur bedrijfsvoering
town clerk >> gemeentesecretaris
afdelingshoofd >> afdelingsmanager | hoofd | teammanager
teamlead | team lead | team leader | teamhoofd >> teamleider | teammanager
clusterhoofd >> teamleider | teammanager | afdelingsmanager
leidinggevende >> teamleider | teammanager | manager
verandermanagement | change manager >> verandermanager
transitiemanager >> verandermanager | programmamanager
program manager | programme manager | programmaleider >> programmamanager
project manager >> projectmanager | projectleider
projectmanager bouw >> bouwprojectmanager | projectmanager nieuwbouw
projectleider bouw >> bouwprojectmanager | projectmanager nieuwbouw | projectleider civiele techniek
bouwmanager | bouwmanagement >> bouwprojectmanager | bouwdirectie
projectondersteuner | projectassistent >> projectsecretaris | pmo
project support >> pmo | projectsecretaris
pmo >> projectbureau | programmabureau
projectmedewerker >> pmo-medewerker | projectsecretaris
secretaresse >> secretaris | secretarieel | secretariaat
managementassistent | management assistent >> secretaris | directiesecretaris
contract manager | contractbeheerder | leveranciersmanager >> contractmanager | contractmanagement
contractbeheer >> contractmanagement | contractenregister
vendor manager >> contractmanager
category manager >> categoriemanager | inkoopadviseur
inkoopmanager >> afdelingsmanager inkoop | inkoop
inkoper | procurement officer >> inkoopadviseur
buyer >> inkoopadviseur | inkoper
aanbestedingsadviseur >> inkoopadviseur | europees aanbesteden
aanbestedingsjurist >> aanbestedingsrecht | contractjurist
stakeholdermanager | stakeholder manager | stakeholdermanagement >> omgevingsmanager | omgevingsmanagement
risicomanager | risk manager >> risicomanagement
planner >> planning
accounts payable >> crediteuren | crediteurenadministratie | inkoopfactuur | inkoopfactuurverwerking
accounts receivable >> debiteuren | debiteurenbeheer
crediteuren >> crediteurenadministratie
debiteuren >> debiteurenbeheer
factuurverwerking >> inkoopfactuurverwerking | crediteurenadministratie
invoice processing >> inkoopfactuurverwerking
boekhouder >> administratief medewerker | crediteurenadministratie | administrateur
boekhouding >> administratie | crediteurenadministratie | financieel systeem
bookkeeper >> crediteurenadministratie | administratief medewerker
bookkeeping >> crediteurenadministratie | financiele administratie
administratief medewerker >> medewerker administratie
registeraccountant >> accountant | accountantsdiensten
accountantscontrole >> accountantsdiensten | jaarrekening
external audit >> accountantsdiensten
jaarrekeningcontrole >> accountantsdiensten | controle van de jaarrekening
annual accounts >> jaarrekening
internal audit >> interne controle
vic >> verbijzonderde interne controle
auditing >> audit | interne controle | accountantsdiensten
huisbank >> huisbankier | huisbankierschap
bankdiensten | banking services >> huisbankierschap | betalingsverkeer
bank account >> huisbankierschap
lening | geldlening >> leningen | treasury
belastingadvies | fiscalist | tax adviser | tax advisor >> fiscale advisering | belastingadviseur
belastingadviseur >> fiscale advisering | fiscalist
vat >> btw
vpb >> vennootschapsbelasting
incassobureau >> incasso | gerechtsdeurwaarder | debiteurenbeheer
deurwaarder | bailiff >> gerechtsdeurwaarder
debt collection >> incasso | gerechtsdeurwaarder | invordering
taxateur | taxateurs >> taxatie | taxaties | woz
property valuation >> woz | taxatie
onroerendezaakbelasting >> woz
verzekeraar | assurantie | insurance broker >> verzekering
kostenraming >> projectbeheersing | kostendeskundige
kostprijs >> kostprijsonderzoek
subsidieaanvraag >> subsidie | subsidieadviseur
grants >> subsidie | subsidies
grant advisor >> subsidieadviseur
grondzaken >> grondverwerver | grondexploitatie | rentmeester
grondaankoop >> grondverwerving | grondverwerver | rentmeester
grex >> grondexploitatie | planeconoom
grondexploitatie >> planeconoom
vastgoedadviseur >> vastgoed | huisvestingsadvies
real estate >> vastgoed
vastgoedstrategie >> portefeuille vastgoed
huisvesting >> huisvestingsadvies
advocaat | advocaten >> advocatuur | juridische bijstand | juridisch advies
lawyer | lawyers >> advocatuur | juridische bijstand | jurist
law firm >> advocatuur | juridische bijstand
legal counsel >> jurist | contractjurist
legal >> juridisch | jurist | advocatuur
rechtsbijstand >> juridische bijstand | advocatuur
bezwaarschriften >> bezwaar | bezwaarschriftencommissie
bezwaarcommissie >> bezwaarschriftencommissie
wob | openbaarmaking >> woo | wet open overheid
anonimiseren >> anonimisering | woo
lakken >> anonimiseren | woo
notary >> notarieel | notariele diensten
notaris >> notariele diensten
klokkenluider | klokkenluiders >> meldpunt integriteit | integriteit | vertrouwenspersoon
whistleblower >> meldpunt integriteit | integriteit
vertrouwenspersonen >> vertrouwenspersoon
integriteitsmelding >> meldpunt integriteit
certificaat | iso 9001 | keurmerk >> certificering
csrd | duurzaamheidsrapportage | sustainability reporting >> duurzaamheidsverslaggeving
esg >> duurzaamheidsverslaggeving | duurzaamheid
headhunter | recruitment agency >> werving en selectie | recruiter
executive search | search en selectie >> werving en selectie
personeelswerving >> werving | recruiter | arbeidsmarktcampagne
personeel werven >> werving en selectie | arbeidsmarktcampagne
employer branding | wervingscampagne >> arbeidsmarktcampagne
uitzendbureau | uitzendbureaus | uitzenden | temp agency >> uitzendkrachten
inhuurdesk >> externe inhuur | msp
broker >> brokermodel | externe inhuur
detacheren >> detachering | inhuur
tevredenheidsonderzoek personeel | medewerkerstevredenheid | mto >> medewerkersonderzoek | medewerkersbetrokkenheidsonderzoek
medewerkerstevredenheidsonderzoek | employee survey >> medewerkersbetrokkenheidsonderzoek | medewerkersonderzoek
medewerkersonderzoek | employee engagement >> medewerkersbetrokkenheidsonderzoek
enquête | enquete | survey >> inwonersonderzoek | vragenlijsten | betrokkenheidsonderzoek
vragenlijst >> vragenlijsten
opiniepeiling | burgerpeiling >> inwonersonderzoek
marktonderzoek >> inwonersonderzoek | bezoekersonderzoek
arbo | occupational health >> arbodienstverlening | bedrijfsarts
arbodienst >> arbodienstverlening | bedrijfsarts | verzuimbegeleiding
arboarts | company doctor >> bedrijfsarts | arbodienstverlening
bedrijfsarts >> arbodienstverlening
ziekteverzuim >> verzuim | verzuimbegeleiding | arbodienstverlening
verzuimbegeleiding >> arbodienstverlening | casemanager verzuim
verzuimbegeleider >> verzuimbegeleiding | casemanager verzuim
verzuimmanager >> casemanager verzuim | verzuimbegeleiding
re-integratiebureau | reintegratiebureau | tweede spoor >> re-integratie
arbeidsdeskundige >> arbeidsdeskundig onderzoek
outplacement >> van-werk-naar-werk | loopbaanbegeleiding
loopbaancoach | loopbaanadviseur | career coach >> loopbaanbegeleiding
jobcoach >> re-integratie | loopbaanbegeleiding
assessments >> assessment
fietsplan | arbeidsvoorwaarden >> cafetariaregeling
bedrijfsfiets >> fietsplan
functiewaardering >> functiehuis
job grading >> functiewaardering | functiehuis
trainees | traineeship | young professionals | stagiair >> traineeprogramma
leadership >> leiderschap | leiderschapsprogramma
leiderschap | leiderschapstraining | management development >> leiderschapsprogramma
l&d | opleidingsadviseur >> learning & development
ehbo | eerste hulp | first aid | first aid training >> bhv | reanimatie
bedrijfshulpverlening >> bhv
aed | reanimatietraining >> reanimatie | bhv
cursussen | cursus >> trainingen | opleidingen
bijscholing >> scholing | trainingen
workshops | trainer >> trainingen
opleider >> opleidingen | trainingen
teacher | leraar | leraren | leerkracht | onderwijzer >> docent
ib'er >> intern begeleider
nt2 >> nederlands als tweede taal | taalonderwijs | inburgering
taalles | taalcursus | taallessen | nederlandse les | dutch language course | dutch lessons | dutch language >> taalonderwijs | nederlandse taal | nederlands als tweede taal
laaggeletterdheid >> nederlandse taal | taal rekenen | taalonderwijs
alfabetisering >> nederlandse taal | taalonderwijs
volwasseneneducatie >> volwassenen
statushouders >> inburgering | nieuwkomers
vluchtelingen | refugees >> asiel | nieuwkomers | opvanglocatie | inburgering
asielzoekers >> asiel | opvanglocatie | nieuwkomers
azc >> opvanglocatie | asiel
oekraïners >> opvanglocatie | nieuwkomers
nieuwkomers >> inburgering
bijles | tutoring >> huiswerkbegeleiding | examentraining
homework support >> huiswerkbegeleiding
lesboeken >> schoolboeken | leermiddelen | lesmethoden
schoolboeken | lesmateriaal >> leermiddelen | lesmethoden
studieboeken | school books >> schoolboeken | leermiddelen
school furniture | schoolmeubels | schooltafels | schoolbanken >> schoolmeubilair | meubilair scholen
kantoormeubels | bureaustoelen | bureaustoel | bureaus en stoelen | office furniture >> kantoormeubilair
furniture | meubels >> meubilair | kantoormeubilair | schoolmeubilair
kasten >> meubilair | boekenkasten
bibliotheekinrichting >> boekenkasten | inrichting
kantoorspullen | kantoorbenodigdheden | stationery | office supplies | papier >> kantoorartikelen
toner >> toners | kantoorartikelen
uniformen | uniform >> dienstkleding | bedrijfskleding
werkkleren >> bedrijfskleding | dienstkleding | werkkleding
werkkleding | workwear >> bedrijfskleding | dienstkleding
werkschoenen >> veiligheidsschoenen | bedrijfskleding | schoeisel
veiligheidsschoenen >> bedrijfskleding | beschermingsmiddelen
pbm | ppe >> beschermingsmiddelen | persoonlijke beschermingsmiddelen
schoonmaakbedrijf >> schoonmaak | glasbewassing
schoonmaker | schoonmakers | schoonhouden | schoonhouden gebouwen | cleaning | cleaning services | janitor >> schoonmaak
poetsen >> schoonmaak | hulp bij het huishouden
glazenwasser | ramen wassen | ramen lappen | window cleaning >> glasbewassing | schoonmaak
sanitair >> sanitaire voorzieningen
hygiene >> schoonmaak | sanitaire voorzieningen
wasserij | laundry >> textielreiniging | linnenverhuur
was- en strijkservice >> textielreiniging
linnengoed >> linnenverhuur | textielreiniging
kantine >> bedrijfscatering | catering | restauratieve voorzieningen
bedrijfskantine | bedrijfsrestaurant | canteen >> bedrijfscatering | restauratieve voorzieningen
cateraar | lunch | horeca >> catering | restauratieve voorzieningen
eten >> levensmiddelen | catering | maaltijden
etenswaren | boodschappen | voeding | voedsel | voedingsmiddelen | groceries | food supplies >> levensmiddelen
ratten | rattenbestrijding | muizen | ongedierte | ongediertebestrijding | ongedierte bestrijden | pest control >> plaagdierbeheersing | plaagdierbestrijding
bewaking >> beveiliging | objectbeveiliging | surveillance
bewaker >> beveiliging | objectbeveiliging
beveiliger | beveiligers >> beveiliging van kantoren | objectbeveiliging | surveillance
security guard | security guards >> objectbeveiliging | beveiliging van kantoren | surveillance
portier >> beveiliging | receptie
surveillance >> objectbeveiliging | beveiliging van kantoren
cctv | bewakingscamera | beveiligingscamera >> camerabewaking | cameratoezicht
cameratoezicht >> camerabewaking
alarmcentrale >> alarmopvolging | meldkamerdiensten
alarm | personenalarmering >> alarmopvolging
verhuizer | verhuizers | verhuisbedrijf | verhuizen | relocation | moving services | moving company >> verhuisdiensten | verhuizing
evenement >> kermis | festival | evenementen
evenementen | evenementenbureau | evenementenorganisatie >> kermis | festival | evenement
event | events >> festival | evenement | kermis
bioscoop | cinema >> filmzaal | filmzalen
concertzaal >> poppodium | theater
koerier | koeriers | courier >> koeriersdiensten | postbezorging
pakketten | pakjes | pakketbezorging | mail delivery >> postbezorging | koeriersdiensten
postal services | post | brieven >> postbezorging
drukker | drukkerij | flyer | flyers | folders | brochures | printing | printwerk >> drukwerk
huisstijl >> drukwerk | vormgeving
zakenreis | zakenreizen | business travel | travel agency | reisbureau | vliegtickets >> dienstreizen
hotels >> dienstreizen | congresverblijven
parkeren >> parkeergarage | parkeerdak | parkeerterrein
parkeergarages >> parkeergarage
fietsparkeren >> fietsenstalling | fietsbeugels
fietsenrek >> fietsbeugels | fietsenstalling
bankjes >> zitbanken | straatmeubilair
prullenbak | prullenbakken >> afvalbakken
straatmeubilair >> zitbanken | afvalbakken
street furniture >> zitbanken | afvalbakken | straatmeubilair
vuilnis >> afval | restafval | huisvuil
vuilnis ophalen >> inzameling
vuilophaal >> inzameling restafval | afvalinzameling
huisvuil >> restafval | huishoudelijk afval
afval ophalen >> inzameling restafval | inzameling huishoudelijk | afvalinzameling
afvalinzameling | garbage collection >> inzameling restafval | inzameling gft
afvalverwerking >> verwerking gft | verwerking restafval | verwerken afval
waste collection >> inzameling restafval | inzameling gft | afvalinzameling
waste processing >> verwerking gft | verwerking restafval
grofvuil >> grof huishoudelijk afval | inzameling huishoudelijk
plastic >> pmd
gft | compost >> gft-afval
groente fruit tuinafval >> gft
afvalcontainers >> ondergrondse containers | minicontainers
containers >> ondergrondse containers
hovenier | hoveniers >> groenonderhoud | bomenonderhoud | groenvoorziening
hoveniersbedrijf >> groenonderhoud | bomenonderhoud
tuinman | tuinonderhoud | gardening | green maintenance | plantsoen | plantsoenen | maaien | gras maaien | bermen | onkruid >> groenonderhoud
landscaping >> groenonderhoud | bomenonderhoud | vergroening | landschapsarchitect
beplanting >> groenonderhoud | vergroening
bomen | bomen snoeien | boomverzorging | boomverzorger | boomonderhoud | trees | tree care >> bomenonderhoud
bomen kappen >> bomenonderhoud | vellen
snoeien >> bomenonderhoud | groenonderhoud
boominspectie >> bomenonderhoud | vta
sneeuw | sneeuwruimen | strooien | gladheid | winter maintenance | snow removal >> gladheidsbestrijding | strooizout
wegenzout | pekel >> strooizout
speeltuin | speeltuinen | playground | playground equipment >> speeltoestellen | speelplekken
speeltoestellen >> speelplekken
speelplaats >> speelplekken | speeltoestellen
stoplicht | stoplichten | traffic lights >> verkeersregelinstallatie | verkeerslicht
verkeerslichten | vri >> verkeersregelinstallatie
lantaarnpaal | lantaarnpalen | straatlantaarn | straatverlichting | street lighting >> openbare verlichting
lighting >> verlichting
lampen >> verlichting | led-verlichting
ledlampen >> led-verlichting
sportveldverlichting >> verlichting sportvelden
asfalteren | onderhoud wegen | onderhoud aan wegen | road maintenance >> asfalt
wegonderhoud >> asfalt | onderhoud hoofdwegen
wegenbouw >> asfalt | reconstructie | rondweg
wegenbouwer | road works >> asfalt | reconstructie
roads >> asfalt | wegen
bestrating >> straatwerk | herinrichting
stratenmaker >> straatwerk | herinrichting | bestrating
fietspad | fietspaden >> fietsroute | fietssnelweg | doorfietsroute
cycle path | bike path >> fietspad | fietssnelweg | doorfietsroute
tunnels >> tunnel | verkeerstunnel | wegtunnel
tunnel >> verkeerstunnel | wegtunnel | onderdoorgang
bridges >> bruggen | brug
bridge >> bruggen | brug | brugvervanging | kunstwerken
viaducten | viaduct >> kunstwerken | ongelijkvloerse kruising
constructeur >> constructieve berekeningen | ingenieursdiensten kunstwerken
structural engineer >> constructeur | constructieve berekeningen
ingenieur | ingenieursbureau | engineering firm >> ingenieursdiensten
dijk | dijken | levee | dike | flood protection | waterkering >> dijkversterking
kademuur | quay walls >> kademuren
beschoeiing >> damwand | oevers
oeverbescherming >> beschoeiing | oevers
riool >> riolering | rioolgemalen
riolering >> rioolgemalen
sewer >> riolering | rioolgemalen | riool
sewage >> riolering | rioolgemalen | rioolwaterzuivering
sewage treatment >> rioolwaterzuivering | waterzuivering | zuivering
wastewater >> afvalwater | rioolwaterzuivering | waterzuivering
rwzi >> rioolwaterzuivering | waterzuivering
pompen | pumping station >> gemaal | gemalen
gemaal >> poldergemaal | boezemgemaal | rioolgemaal
sluis >> sluizen
lock >> sluis
sloopwerk | slopen | sloopbedrijf | demolition >> sloop
asbest verwijderen >> asbestsanering
schilder | schilders | schildersbedrijf | painting | painter >> schilderwerk
kozijnen >> houtrotherstel | schilderwerk
houtrot >> houtrotherstel
zonnecellen | pv | pv-installatie | pv panelen | pv-panelen | solar panels >> zonnepanelen
solar | zonne-energie >> zonnepanelen | zonnevelden
zonnepark >> zonnevelden
windmolen | windmolens | windenergie | wind energy | wind turbines >> windlocatie | windturbine
stroom | electricity >> elektriciteit
energie inkoop | energielevering >> elektriciteit | aardgas
natural gas >> aardgas
stadsverwarming | heat network | heating network | warmtenetten >> warmtenet
district heating >> warmtenet | warmtebedrijf | warmteregister
warmtepomp >> warmtepompen
heat pump | heat pumps >> warmtepomp
cv-ketel >> ketelhuizen | warmtepomp
verwarming >> klimaatinstallatie | ketelhuizen | warmtepomp
hvac | ventilatie >> klimaatinstallatie | luchtbehandeling
airco | luchtbehandeling | w-installaties >> klimaatinstallatie
isolatie | isoleren >> verduurzaming | energiebesparing
energieadvies >> energieadviseur | energieloket
aggregaat | aggregaten | generator | generators | ups >> noodstroom | noodstroomvoorziening
accu >> batterijopslag | noodstroom
netcongestie >> energiehub
energietransitie >> warmtetransitie
duurzaamheid >> verduurzaming | energiebesparing | duurzaamheidsverslaggeving | energietransitie
sustainability >> duurzaamheid | verduurzaming
school bouwen | bouw van een school >> nieuwbouw kindcentrum | schoolgebouw | nieuwbouw vakcollege
basisschool bouwen >> nieuwbouw kindcentrum
schoolgebouw >> kindcentrum | vakcollege | onderwijshuisvesting
schoolgebouwen >> kindcentrum | onderwijshuisvesting | onderwijsgebouwen
ikc >> integraal kindcentrum | kindcentrum
kinderopvang | kdv >> kindcentrum
sporthal >> gymzaal | sportaccommodatie
sportzaal >> gymzaal | sporthal
gymzaal >> gymzalen
gymtoestellen | sportartikelen | sports equipment >> sport- en spelmateriaal
swimming pool >> zwembad
brandweergebouw | fire station >> brandweerkazerne
town hall >> gemeentehuis | stadhuis
stadhuis >> gemeentehuis | stadskantoor
appartementen >> woningen | appartement
flatgebouw >> appartementen | portiekwoningen
huurwoningen >> woningen | woningverbetering
housing >> woningen | wonen
stedenbouw | stedebouw | urban designer >> stedenbouwkundige
urban planner >> stedenbouwkundige | planoloog | ruimtelijke ordening
urban planning >> stedenbouwkundige | ruimtelijke ordening
spatial planning >> ruimtelijke ordening | omgevingsvisie | omgevingsplan | stedenbouwkundige
planoloog >> ruimtelijke ordening | stedenbouwkundige
planologie >> ruimtelijke ordening | omgevingsplan
bestemmingsplan >> omgevingsplan
zoning plan >> omgevingsplan | bestemmingsplan
structuurvisie >> omgevingsvisie
ro-adviseur >> ruimtelijke ordening
bouwinspecteur | building inspector >> toezichthouder bouw | bouwtoezicht
inspecteur bouw >> toezichthouder bouw | bouwtoezicht | technisch toezicht
opzichter >> toezichthouder bouw | technisch toezicht | directievoering en toezicht
bouwopzichter >> toezichthouder bouw | technisch toezicht
vth >> vergunningverlening toezicht handhaving | vergunningen toezicht handhaving
vergunningen >> vergunningverlener | vergunningverlening | omgevingsvergunning
permits >> vergunningen | vergunningverlener
permit officer >> vergunningverlener
handhaver >> handhaving
boa >> boa's | handhaving
omgevingsloket >> omgevingswet | toepasbare regels
dso >> omgevingsloket | omgevingswet
geluidsadviseur | geluidsoverlast | noise >> geluid
air quality | luchtvervuiling >> luchtkwaliteit
ecoloog >> ecologie
ecologist >> ecoloog
flora en fauna >> ecoloog | ecologie
natuurbeheer >> natuur
stikstof >> stikstofaanpak
nitrogen >> stikstof
landbouw >> agrarisch
waterkwaliteit >> krw
krw >> waterkwaliteit
hydroloog >> hydrologie | water
klimaatadaptatie >> klimaatadaptief | vergroening
vergroenen >> vergroening
verkeerskundige >> verkeer en mobiliteit | verkeer
verkeerskundig | mobiliteit >> verkeer en mobiliteit
traffic engineer >> verkeer en mobiliteit | verkeerskundige
stadsdistributie | city logistics >> stedelijke logistiek
zero emissie | milieuzone >> zero-emissiezone
rentmeester >> grondverwerver
land surveyor >> landmeter
voorlichter | woordvoerder >> communicatieadviseur | communicatie
pr adviseur | pr | communications advisor | communicatiemedewerker | communicatie >> communicatieadviseur
copywriter >> webredacteur | contentspecialist | tekstschrijver
tekstschrijver | content manager | contentmanager | content writer >> webredacteur | contentspecialist
redacteur >> webredacteur | redactie
schrijver >> webredacteur | tekstschrijver
marketing >> citymarketing | arbeidsmarktcampagne | campagne
reclamebureau >> campagne | citymarketing
toerisme >> toeristische regio | citymarketing
burgerparticipatie | bewonersparticipatie | citizen participation >> inwonersberaad | participatietraject | participatieproces
participatie >> participatietraject | inwonersberaad | participatieproces
burgerberaad >> inwonersberaad
verkiezingen >> stembureaus | stempassen
elections >> stembureaus | verkiezingen | stempassen
stemlokaal | stemlokalen >> stembureau
stemmen >> stembureau | stempassen
paspoort | paspoorten >> identiteitsverificatie | burgerzaken | reisdocumenten
rijbewijs | burgerlijke stand | civil affairs >> burgerzaken
publieksbalie >> publieksbalies | burgerzaken
scannen >> digitaliseren | digitalisering
scannen archief >> digitaliseren bouwdossiers | digitaliseren dossiers | archief
dossiers scannen >> digitaliseren dossiers
digitaliseren archief >> digitaliseren dossiers | digitalisering
archiveren >> archief | archieven
archivaris | archivist | informatiebeheer >> archief
div >> informatiebeheer en archief | documentaire informatievoorziening
record management >> informatiebeheer | archief
callcenter | call center | contact center >> klantcontact | klantcontactcentrum | telefonische dienstverlening | contactcenter
klantenservice | customer service >> klantcontact | klantcontactcentrum | telefonische dienstverlening
kcc >> klantcontact | klantcontactcentrum
telefonist >> telefonische dienstverlening | klantcontact
receptionist >> receptie
tolken >> tolkdiensten | tolk- en vertaaldiensten
tolk >> tolkdiensten | tolken
interpreter | interpreters >> tolkdiensten | tolken | tolk
translation | translator | vertaler | vertaalbureau | vertalingen >> vertaaldiensten | vertalen
thuiszorg >> hulp bij het huishouden | huishoudelijke ondersteuning | wijkverpleging
thuishulp | huishoudelijke hulp | hulp in de huishouding | home care | domestic help >> hulp bij het huishouden | huishoudelijke ondersteuning
thuisbegeleiding >> begeleiding wmo | ambulante hulp
ouderenzorg >> verpleeghuizen
elderly care >> ouderenzorg | verpleeghuizen
nursing home >> verpleeghuis
verzorgingstehuis | bejaardentehuis >> verpleeghuis | zorglocatie
pleegzorg | pleeggezin | uithuisplaatsing | foster care >> gezinshuizen | jeugdhulp met verblijf
pleegouders >> gezinshuizen
uithuisgeplaatste kinderen >> gezinshuizen | jeugdhulp met verblijf | verblijf jeugd
youth care >> jeugdhulp | jeugdzorg
youth >> jeugd | jeugdhulp
jeugdzorg | jeugdwet | jeugdbescherming >> jeugdhulp
kinderpsycholoog >> jeugdhulp | jeugd-ggz
child care >> kinderopvang | kindcentrum
jeugdconsulent >> jeugd
jeugdwerker >> jeugdconsulent | jongerenwerk
daklozenopvang | daklozen | dakloos | thuislozen | homeless | homeless shelter >> maatschappelijke opvang | nachtopvang
vrouwenopvang >> maatschappelijke opvang
sheltered housing >> beschermd wonen
ggz >> beschermd wonen | ggz-instelling
schuldsanering | schulden | schuldhulp | budgetbeheer | debt counselling | debt relief >> schuldhulpverlening | geldzorgen
schuldhulpverlener | bewindvoering >> schuldhulpverlening
schuldhulpverlening >> geldzorgen
armoede >> geldzorgen | schuldhulpverlening
bijstand | bijstandsuitkering | uitkeringen | social benefits >> werk & inkomen | participatiewet
uitkering >> werk & inkomen | participatiewet | uitkeringen
participatiewet >> werk & inkomen
werkconsulent | inkomensconsulent | klantmanager >> klantmanager werk
maatschappelijk werk | maatschappelijk werker >> sociaal team | sociaal raadslieden
social worker >> sociaal team | sociaal raadslieden | maatschappelijk werk
wijkteam >> sociaal team
welzijnswerk >> sociaal raadslieden | welzijn
buurthuis >> huis van de wijk
consulent wmo >> wmo-consulent
hulpmiddelen >> rolstoelen | scootmobielen
rolstoel | wheelchair | wheelchairs >> rolstoelen
scootmobiel >> scootmobielen
mobility aids >> rolstoelen | scootmobielen | hulpmiddelen
tillift >> tilliften
bedden >> hoog-laagbedden | matrassen
ziekenhuisbedden | hospital beds >> hoog-laagbedden
matras >> matrassen
medische beeldvorming >> mri | ct-scanner | radiologie | echoapparatuur
beeldvormende apparatuur | medical imaging | medische apparatuur >> mri | ct-scanner | echoapparatuur
röntgen | rontgen >> ct-scanner | mri | radiologie
x-ray >> ct-scanner | radiologie
scanner >> ct-scanner | mri
echo | ultrasound >> echoapparatuur
medical equipment >> mri | ct-scanner | echoapparatuur | medische
verbandmiddelen | handschoenen | mondkapjes | medical supplies | medical consumables >> medische verbruiksartikelen
luiers | incontinentieluiers >> incontinentiemateriaal
operatiekamer | surgical >> operatiesets
inenting | inentingen | vaccinatie | vaccinaties | vaccination | vaccines | prikken >> vaccins
medicijnen >> geneesmiddelen | vaccins
bloedonderzoek | bloed prikken | labonderzoek | laboratoriumonderzoek >> laboratoriumdiagnostiek
soa >> soa-poli
forensisch arts >> forensisch-medische | lijkschouw
politiearts >> forensisch-medische | arrestantenzorg
autopsie >> lijkschouw
spoedzorg | eerste hulppost | emergency care >> acute zorg
spoedeisende hulp >> acute zorg | spoedplein
microscoop | microscope | microscopes >> elektronenmicroscoop
labapparatuur | laboratoriumapparatuur | lab equipment | laboratory equipment >> massaspectrometer | elektronenmicroscoop | practicumopstellingen
muziekinstrument | instrumenten | musical instruments >> muziekinstrumenten
muziekles >> muziekscholen | muziekinstrumenten
expositie | exhibition | museuminrichting >> tentoonstelling
library >> bibliotheek
geluidsinstallatie | geluidsapparatuur >> theatertechniek | audiovisuele voorzieningen
podiumtechniek | licht en geluid >> theatertechniek
theatre >> theater
speakers >> luidsprekers | theatertechniek
gymleraar | buurtsportcoach | sportcoach >> combinatiefunctionaris
restaureren >> restauratie
heritage >> restauratie | monument
schooluitval | dropouts >> voortijdig schoolverlaten
evaluatieonderzoek | beleidsevaluatie >> evaluatie
onderzoeksbureau | research agency >> onderzoek | onderzoekscapaciteit | evaluatie
beleidsonderzoek >> evaluatie | onderzoek en advies
policy advisor >> beleidsadviseur | beleidsmedewerker
policy officer >> beleidsmedewerker | beleidsadviseur
beleidsmedewerker >> beleidsadviseur
beleidsadviseur >> beleidsmedewerker
strategy consulting >> strategieadvies | strategisch advies
strategie >> strategieadvies | strategisch | meerjarenstrategie
management consultant | organisatieadviseur >> organisatie- en strategieadvies | organisatieadvies
adviesbureau >> strategieadvies | advies
consultancy >> strategieadvies | organisatieadvies
kosten-batenanalyse >> mkba | maatschappelijke kosten-batenanalyse
cost-benefit analysis | mkba >> maatschappelijke kosten-batenanalyse
fusie >> samenvoeging | fusiebegeleiding
merger >> fusie | samenvoeging | fusiebegeleiding
reorganisatie >> samenvoeging
gemeentelijke herindeling >> bestuurlijke fusie
ondermijnende criminaliteit | drugscriminaliteit >> ondermijning
crisisbeheersing | crisis manager >> crisismanager
woningbouw >> wonen | woningen
housing policy >> beleidsadviseur wonen
volkshuisvesting >> wonen
economist >> economie
watertoren | drinking water >> drinkwater
watermeter | watermeters | water meters >> drinkwatermeters
haven >> zeehaven | havengebied
port >> haven | zeehaven
luchthaven >> terminal
airport >> luchthaven
streaming | webcast | vergaderingen uitzenden >> livestream
ondertitels | subtitling >> ondertiteling
raadsvergadering >> livestream | vergaderopname | raads- en bestuursinformatiesysteem
belastingaanslagen >> aanslagbiljetten
tax system >> belastingapplicatie
belastingsysteem >> belastingapplicatie | belastingverwerking
legacy >> modernisering | cobol
mainframe >> cobol
software licenses | microsoft licenties >> licenties
software reseller >> licenties wederverkoper
open source >> opensource
low code | mendix | outsystems >> low-code
formulieren | online formulieren >> e-formulieren
afspraken maken >> afsprakenmodule | digitale afspraken
portaal >> klantportaal | clientportaal
portal >> portaal
customer portal >> klantportaal | portaal
digital twin >> digitale tweeling
digitale tweeling >> digital twin
iot >> vulgraadmeting | sensoren
scada | industriële automatisering | pa-engineer | process automation >> procesautomatisering
plc >> procesautomatisering | ot-netwerk
glasvezel >> glasvezelbekabeling
fiber >> glasvezel
kabels leggen | cabling >> bekabeling
`
