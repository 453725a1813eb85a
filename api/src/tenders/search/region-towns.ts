/**
 * Regions that people search for but notices do not name, with their larger towns or provinces. One region per line, its names before the
 * colon.
 */
export const regionTowns = `
achterhoek, graafschap: Doetinchem, Winterswijk, Zutphen, Lochem, Aalten, Borculo, Groenlo, Lichtenvoorde, Ulft, Terborg, Vorden, Ruurlo, Eibergen, Varsseveld, Neede, Dinxperlo
liemers: Zevenaar, Duiven, Westervoort, Didam, Wehl, Lobith
twente: Enschede, Hengelo, Almelo, Oldenzaal, Rijssen, Borne, Haaksbergen, Losser, Nijverdal, Goor, Tubbergen, Vriezenveen, Wierden, Delden, Denekamp, Vroomshoop
salland: Deventer, Raalte, Olst, Wijhe, Ommen, Holten, Hellendoorn
kop van overijssel: Steenwijk, Meppel, Vollenhove, Giethoorn
stedendriehoek, cleantech regio: Apeldoorn, Deventer, Zutphen, Voorst, Twello, Epe, Brummen, Lochem
veluwe, noordwest veluwe, noord veluwe: Apeldoorn, Ede, Harderwijk, Nunspeet, Ermelo, Putten, Barneveld, Epe, Elburg, Voorthuizen, Heerde, Hattem, Nijkerk
gelderse vallei, food valley, foodvalley: Ede, Wageningen, Barneveld, Veenendaal, Nijkerk, Rhenen, Scherpenzeel, Renswoude, Bennekom
betuwe, rivierenland: Tiel, Culemborg, Geldermalsen, Elst, Zaltbommel, Bemmel, Huissen, Buren, Druten, Kesteren, Leerdam
arnhem nijmegen, stadsregio arnhem nijmegen, groene metropoolregio: Arnhem, Nijmegen, Duiven, Zevenaar, Wijchen, Elst, Renkum, Oosterbeek, Beuningen, Huissen, Velp
randstad: Amsterdam, Rotterdam, 's-Gravenhage, Utrecht, Haarlem, Leiden, Delft, Dordrecht, Zoetermeer, Almere, Amersfoort, Hilversum, Gouda, Zaandam, Hoofddorp
metropoolregio amsterdam, mra, groot amsterdam, agglomeratie amsterdam: Amsterdam, Almere, Haarlem, Zaandam, Amstelveen, Hoofddorp, Lelystad, Purmerend, Hilversum, Diemen, Beverwijk, Aalsmeer, Schiphol, IJmuiden, Velsen
zaanstreek, zaanstad: Zaandam, Zaandijk, Wormerveer, Krommenie, Koog aan de Zaan, Wormer, Oostzaan
waterland: Purmerend, Edam, Volendam, Monnickendam, Landsmeer
kennemerland, ijmond, zuid kennemerland: Haarlem, Beverwijk, Heemskerk, IJmuiden, Velsen, Bloemendaal, Heemstede, Zandvoort, Castricum
meerlanden, haarlemmermeer: Hoofddorp, Nieuw-Vennep, Schiphol, Badhoevedorp, Haarlem, Aalsmeer
gooi, gooi en vechtstreek, het gooi: Hilversum, Bussum, Naarden, Huizen, Laren, Blaricum, Weesp, Muiden
west friesland, westfriesland: Hoorn, Enkhuizen, Medemblik, Wognum, Stede Broec, Bovenkarspel, Grootebroek, Andijk, Obdam
kop van noord holland, noordkop: Den Helder, Schagen, Hollands Kroon, Anna Paulowna, Wieringerwerf, Texel, Julianadorp
noord holland noord: Alkmaar, Hoorn, Den Helder, Schagen, Heerhugowaard, Enkhuizen, Medemblik, Bergen
haaglanden, metropoolregio rotterdam den haag, mrdh: 's-Gravenhage, Delft, Zoetermeer, Rijswijk, Leidschendam, Voorburg, Wassenaar, Westland, Naaldwijk, Pijnacker, Rotterdam, Schiedam
westland: Naaldwijk, Monster, 's-Gravenzande, De Lier, Wateringen, Poeldijk
rijnmond, rotterdam rijnmond, groot rotterdam, rotterdamse haven: Rotterdam, Schiedam, Vlaardingen, Maassluis, Capelle aan den IJssel, Spijkenisse, Ridderkerk, Barendrecht, Krimpen aan den IJssel, Hellevoetsluis, Rozenburg, Hoogvliet
drechtsteden: Dordrecht, Zwijndrecht, Papendrecht, Sliedrecht, Hendrik-Ido-Ambacht, Alblasserdam, Hardinxveld-Giessendam
hoeksche waard, hoekse waard: Oud-Beijerland, Numansdorp, Puttershoek, Strijen, Maasdam, 's-Gravendeel
voorne putten: Spijkenisse, Hellevoetsluis, Brielle, Rozenburg
goeree overflakkee: Middelharnis, Sommelsdijk, Ouddorp, Oude-Tonge
bollenstreek, duin en bollenstreek: Lisse, Hillegom, Noordwijk, Noordwijkerhout, Sassenheim, Katwijk, Voorhout
holland rijnland, leidse regio: Leiden, Katwijk, Leiderdorp, Oegstgeest, Alphen aan den Rijn, Noordwijk, Lisse, Voorschoten
midden holland, groene hart: Gouda, Alphen aan den Rijn, Woerden, Bodegraven, Waddinxveen, Boskoop, Schoonhoven, Zoetermeer, Krimpenerwaard
krimpenerwaard: Schoonhoven, Krimpen aan den IJssel, Bergambacht, Lekkerkerk, Stolwijk
alblasserwaard: Gorinchem, Sliedrecht, Papendrecht, Alblasserdam, Leerdam, Vianen, Giessenburg
utrechtse heuvelrug, heuvelrug: Zeist, Doorn, Driebergen, Driebergen-Rijsenburg, Veenendaal, Rhenen, Bilthoven, Leersum, Amerongen
eemland: Amersfoort, Soest, Baarn, Leusden, Bunschoten, Spakenburg, Woudenberg
flevopolder, flevoland zuid: Almere, Lelystad, Zeewolde, Dronten
noordoostpolder: Emmeloord, Urk
noord nederland, het noorden: #Groningen, #Friesland, #Drenthe
oost nederland, het oosten: #Overijssel, #Gelderland
zuid nederland, het zuiden: #Noord-Brabant, #Limburg, #Zeeland
midden nederland: #Utrecht, #Flevoland
west nederland, het westen: #Noord-Holland, #Zuid-Holland, #Utrecht
oldambt, oost groningen: Winschoten, Veendam, Stadskanaal, Scheemda, Hoogezand
eemsdelta, eemshaven: Delfzijl, Appingedam, Loppersum, Eemshaven
westerkwartier: Leek, Zuidhorn, Grootegast, Marum
zuidoost drenthe: Emmen, Coevorden, Klazienaveen, Hoogeveen
waddeneilanden, wadden: Texel, Vlieland, Terschelling, Ameland, Schiermonnikoog, Den Burg
friese meren, zuidwest friesland: Sneek, Joure, Lemmer, Heerenveen, Bolsward
brainport, regio eindhoven, brainport eindhoven: Eindhoven, Helmond, Veldhoven, Best, Geldrop, Waalre, Nuenen, Son
kempen: Bladel, Eersel, Reusel, Bergeijk, Veldhoven, Valkenswaard
peel, de peel: Deurne, Helmond, Asten, Someren, Gemert, Laarbeek, Venray
meierij, noordoost brabant: 's-Hertogenbosch, Oss, Boxtel, Veghel, Uden, Schijndel, Vught, Sint-Michielsgestel, Sint-Oedenrode
land van cuijk: Cuijk, Boxmeer, Grave, Mill
hart van brabant, midden brabant: Tilburg, Waalwijk, Oisterwijk, Goirle, Dongen, Kaatsheuvel
west brabant: Breda, Roosendaal, Bergen op Zoom, Oosterhout, Etten-Leur, Zevenbergen, Moerdijk, Rucphen
zeeuws vlaanderen: Terneuzen, Hulst, Oostburg, Sluis, Sas van Gent, Axel
walcheren: Middelburg, Vlissingen, Veere, Domburg
bevelanden, zuid beveland: Goes, Kapelle, Yerseke, Reimerswaal, Borsele, Heinkenszand
zuid limburg, heuvelland: Maastricht, Heerlen, Sittard, Geleen, Kerkrade, Valkenburg, Landgraaf, Brunssum, Gulpen, Vaals, Meerssen
parkstad: Heerlen, Kerkrade, Landgraaf, Brunssum, Hoensbroek
westelijke mijnstreek, mijnstreek: Sittard, Geleen, Stein, Beek, Elsloo
midden limburg: Roermond, Weert, Echt, Nederweert, Panningen
noord limburg: Venlo, Venray, Horst, Gennep, Bergen, Tegelen
`
