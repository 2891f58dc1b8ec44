# Deutsch. How a catalog is written is told in docs/languages.md; which word is used for what, in
# docs/glossary.md.
#
# The reader is "du", in small letters: the game is played at a table among friends, and German
# programs for play and learning say so. Sentences that tell what to do are imperatives ("Wähle ein
# Land."); buttons and entries of menus are infinitives ("Land besetzen"), as German programs have
# them; rules speak of "der Spieler", "der Angreifer" and "der Verteidiger", as the printed ones do.
#
# Quotation marks are „…“. The board and the map are both "Spielplan", because "Karte" is a card. A
# "Zug" is a turn, never a single move of it, which is an "Aktion"; "ziehen" is to draw a card, and armies
# are "verschoben" or follow ("nachziehen"). A "Platz" is a place at a table of several screens or in the
# order of turns: anyone who decides, rolls or wins is a "Spieler". What is printed "steht im Regelheft", an
# unclear place needs an "Auslegung". The ID of a thing is "ID"; a field's name (id) stays as it is.
#
# A term has the forms { -army } Armee, (form: "genitive"), (form: "plural") and
# (form: "plural-dative"). In the singular the nominative serves for the accusative and the dative too,
# except with an adjective: "der neutralen Armee" is (form: "genitive") as well. Combat is "Angriff", as
# in print, and has no term of its own.
#
# A territory's name stands alone on the board. In a sentence it has .nominative, .accusative and
# .dative with its article where it takes one ("die Mongolei", "Peru"), .genitive ("von Peru",
# "der Mongolei"), .in ("in Peru", "im Ural"), .to ("nach Peru", "in den Ural") and .from ("von Peru",
# "vom Ural"). Its gender is m, f, n or pl, which makes a verb plural. A seat has .genitive ("von
# Rot", "der neutralen Armee"), .dative and .accusative: no name gets an ending.

### Terms
## The words of the glossary that sentences take from here, in the form they need.

-territory =
    { $form ->
       *[nominative] Land
        [genitive] Landes
        [plural] Länder
        [plural-dative] Ländern
    }
    .gender = n
-continent =
    { $form ->
       *[nominative] Kontinent
        [genitive] Kontinents
        [plural] Kontinente
        [plural-dative] Kontinenten
    }
    .gender = m
-border =
    { $form ->
       *[nominative] Grenze
        [genitive] Grenze
        [plural] Grenzen
        [plural-dative] Grenzen
    }
    .gender = f
-board =
    { $form ->
       *[nominative] Spielplan
        [genitive] Spielplans
        [plural] Spielpläne
        [plural-dative] Spielplänen
    }
    .gender = m
-seat =
    { $form ->
       *[nominative] Platz
        [genitive] Platzes
        [plural] Plätze
        [plural-dative] Plätzen
    }
    .gender = m
-player =
    { $form ->
       *[nominative] Spieler
        [genitive] Spielers
        [plural] Spieler
        [plural-dative] Spielern
    }
    .gender = m
-opponent =
    { $form ->
       *[nominative] Gegner
        [genitive] Gegners
        [plural] Gegner
        [plural-dative] Gegnern
    }
    .gender = m
-army =
    { $form ->
       *[nominative] Armee
        [genitive] Armee
        [plural] Armeen
        [plural-dative] Armeen
    }
    .gender = f
-third-army =
    { $form ->
       *[nominative] dritte Armee
        [genitive] dritten Armee
        [plural] dritten Armeen
        [plural-dative] dritten Armeen
    }
    .gender = f
-neutral-army =
    { $form ->
       *[nominative] neutrale Armee
        [genitive] neutralen Armee
        [plural] neutralen Armeen
        [plural-dative] neutralen Armeen
    }
    .gender = f
-allied-army =
    { $form ->
       *[nominative] verbündete Armee
        [genitive] verbündeten Armee
        [plural] verbündeten Armeen
        [plural-dative] verbündeten Armeen
    }
    .gender = f
-reinforcement =
    { $form ->
       *[nominative] Verstärkung
        [genitive] Verstärkung
        [plural] Verstärkungen
        [plural-dative] Verstärkungen
    }
    .gender = f
-attack =
    { $form ->
       *[nominative] Angriff
        [genitive] Angriffs
        [plural] Angriffe
        [plural-dative] Angriffen
    }
    .gender = m
-attacker =
    { $form ->
       *[nominative] Angreifer
        [genitive] Angreifers
        [plural] Angreifer
        [plural-dative] Angreifern
    }
    .gender = m
-defence =
    { $form ->
       *[nominative] Verteidigung
        [genitive] Verteidigung
        [plural] Verteidigungen
        [plural-dative] Verteidigungen
    }
    .gender = f
-defender =
    { $form ->
       *[nominative] Verteidiger
        [genitive] Verteidigers
        [plural] Verteidiger
        [plural-dative] Verteidigern
    }
    .gender = m
-battle =
    { $form ->
       *[nominative] Kampf
        [genitive] Kampfes
        [plural] Kämpfe
        [plural-dative] Kämpfen
    }
    .gender = m
-capture =
    { $form ->
       *[nominative] Eroberung
        [genitive] Eroberung
        [plural] Eroberungen
        [plural-dative] Eroberungen
    }
    .gender = f
-movement =
    { $form ->
       *[nominative] Umgruppierung
        [genitive] Umgruppierung
        [plural] Umgruppierungen
        [plural-dative] Umgruppierungen
    }
    .gender = f
-set =
    { $form ->
       *[nominative] Dreierserie
        [genitive] Dreierserie
        [plural] Dreierserien
        [plural-dative] Dreierserien
    }
    .gender = f
-card =
    { $form ->
       *[nominative] Karte
        [genitive] Karte
        [plural] Karten
        [plural-dative] Karten
    }
    .gender = f
-wild-card =
    { $form ->
       *[nominative] Joker
        [genitive] Jokers
        [plural] Joker
        [plural-dative] Jokern
    }
    .gender = m
-trade =
    { $form ->
       *[nominative] Tausch
        [genitive] Tausches
        [plural] Tausche
        [plural-dative] Tauschen
    }
    .gender = m
-mission =
    { $form ->
       *[nominative] Aufgabe
        [genitive] Aufgabe
        [plural] Aufgaben
        [plural-dative] Aufgaben
    }
    .gender = f
-capital =
    { $form ->
       *[nominative] Hauptstadt
        [genitive] Hauptstadt
        [plural] Hauptstädte
        [plural-dative] Hauptstädten
    }
    .gender = f
-game =
    { $form ->
       *[nominative] Partie
        [genitive] Partie
        [plural] Partien
        [plural-dative] Partien
    }
    .gender = f
-turn =
    { $form ->
       *[nominative] Zug
        [genitive] Zuges
        [plural] Züge
        [plural-dative] Zügen
    }
    .gender = m
-round =
    { $form ->
       *[nominative] Runde
        [genitive] Runde
        [plural] Runden
        [plural-dative] Runden
    }
    .gender = f
-phase =
    { $form ->
       *[nominative] Phase
        [genitive] Phase
        [plural] Phasen
        [plural-dative] Phasen
    }
    .gender = f
-deck =
    { $form ->
       *[nominative] Kartenstapel
        [genitive] Kartenstapels
        [plural] Kartenstapel
        [plural-dative] Kartenstapeln
    }
    .gender = m
-discard =
    { $form ->
       *[nominative] Ablagestapel
        [genitive] Ablagestapels
        [plural] Ablagestapel
        [plural-dative] Ablagestapeln
    }
    .gender = m
-symbol =
    { $form ->
       *[nominative] Symbol
        [genitive] Symbols
        [plural] Symbole
        [plural-dative] Symbolen
    }
    .gender = n
-log =
    { $form ->
       *[nominative] Verlauf
        [genitive] Verlaufs
        [plural] Verläufe
        [plural-dative] Verläufen
    }
    .gender = m
-move =
    { $form ->
       *[nominative] Aktion
        [genitive] Aktion
        [plural] Aktionen
        [plural-dative] Aktionen
    }
    .gender = f
-hand =
    { $form ->
       *[nominative] Hand
        [genitive] Hand
        [plural] Hände
        [plural-dative] Händen
    }
    .gender = f
-die =
    { $form ->
       *[nominative] Würfel
        [genitive] Würfels
        [plural] Würfel
        [plural-dative] Würfeln
    }
    .gender = m
-roll =
    { $form ->
       *[nominative] Wurf
        [genitive] Wurfs
        [plural] Würfe
        [plural-dative] Würfen
    }
    .gender = m
-odds =
    { $form ->
       *[nominative] Chance
        [genitive] Chance
        [plural] Chancen
        [plural-dative] Chancen
    }
    .gender = f
-edition =
    { $form ->
       *[nominative] Ausgabe
        [genitive] Ausgabe
        [plural] Ausgaben
        [plural-dative] Ausgaben
    }
    .gender = f
-mode =
    { $form ->
       *[nominative] Spielmodus
        [genitive] Spielmodus
        [plural] Spielmodi
        [plural-dative] Spielmodi
    }
    .gender = m
-option =
    { $form ->
       *[nominative] Option
        [genitive] Option
        [plural] Optionen
        [plural-dative] Optionen
    }
    .gender = f
-variant =
    { $form ->
       *[nominative] Variante
        [genitive] Variante
        [plural] Varianten
        [plural-dative] Varianten
    }
    .gender = f
-house-rule =
    { $form ->
       *[nominative] Hausregel
        [genitive] Hausregel
        [plural] Hausregeln
        [plural-dative] Hausregeln
    }
    .gender = f
-rule =
    { $form ->
       *[nominative] Regel
        [genitive] Regel
        [plural] Regeln
        [plural-dative] Regeln
    }
    .gender = f
-bot =
    { $form ->
       *[nominative] Bot
        [genitive] Bots
        [plural] Bots
        [plural-dative] Bots
    }
    .gender = m
-hint =
    { $form ->
       *[nominative] Tipp
        [genitive] Tipps
        [plural] Tipps
        [plural-dative] Tipps
    }
    .gender = m
-lesson =
    { $form ->
       *[nominative] Lektion
        [genitive] Lektion
        [plural] Lektionen
        [plural-dative] Lektionen
    }
    .gender = f
-step =
    { $form ->
       *[nominative] Schritt
        [genitive] Schritts
        [plural] Schritte
        [plural-dative] Schritten
    }
    .gender = m
-warm-up =
    { $form ->
       *[nominative] Aufwärmrunde
        [genitive] Aufwärmrunde
        [plural] Aufwärmrunden
        [plural-dative] Aufwärmrunden
    }
    .gender = f
-challenge =
    { $form ->
       *[nominative] Herausforderung
        [genitive] Herausforderung
        [plural] Herausforderungen
        [plural-dative] Herausforderungen
    }
    .gender = f
-star =
    { $form ->
       *[nominative] Stern
        [genitive] Sterns
        [plural] Sterne
        [plural-dative] Sternen
    }
    .gender = m
-puzzle =
    { $form ->
       *[nominative] Rätsel
        [genitive] Rätsels
        [plural] Rätsel
        [plural-dative] Rätseln
    }
    .gender = n
-position =
    { $form ->
       *[nominative] Stellung
        [genitive] Stellung
        [plural] Stellungen
        [plural-dative] Stellungen
    }
    .gender = f

### Names
## With "named": a name that this catalog does not have, as a board or a person gives it.

territory-named = { $name }
    .map = { $name }
    .short = { $name }
    .nominative = { $name }
    .dative = { $name }
    .accusative = { $name }
    .genitive = von { $name }
    .in = in { $name }
    .to = nach { $name }
    .from = von { $name }
    .gender = n
territory-alaska = Alaska
territory-northwest-territory = Nordwest-Territorium
    .map = NW-Territorium
    .nominative = das Nordwest-Territorium
    .genitive = des Nordwest-Territoriums
    .dative = dem Nordwest-Territorium
    .accusative = das Nordwest-Territorium
    .in = im Nordwest-Territorium
    .to = ins Nordwest-Territorium
    .from = vom Nordwest-Territorium
    .gender = n
territory-greenland = Grönland
    .in = auf Grönland
territory-alberta = Alberta
territory-ontario = Ontario
    .short = Ont.
territory-quebec = Quebec
    .short = Que.
territory-western-us = Weststaaten
    .nominative = die Weststaaten
    .genitive = der Weststaaten
    .dative = den Weststaaten
    .accusative = die Weststaaten
    .in = in den Weststaaten
    .to = in die Weststaaten
    .from = von den Weststaaten
    .gender = pl
territory-eastern-us = Oststaaten
    .nominative = die Oststaaten
    .genitive = der Oststaaten
    .dative = den Oststaaten
    .accusative = die Oststaaten
    .in = in den Oststaaten
    .to = in die Oststaaten
    .from = von den Oststaaten
    .gender = pl
territory-central-america = Mittelamerika
    .map = Mittelam.
territory-venezuela = Venezuela
territory-peru = Peru
territory-brazil = Brasilien
territory-argentina = Argentinien
territory-iceland = Island
    .in = auf Island
territory-great-britain = Großbritannien
    .map = Britannien
    .short = Brit.
territory-scandinavia = Skandinavien
territory-northern-europe = Nordeuropa
territory-western-europe = Westeuropa
    .map = W-Europa
    .short = W-Eur.
territory-southern-europe = Südeuropa
territory-ukraine = Ukraine
    .nominative = die Ukraine
    .genitive = der Ukraine
    .dative = der Ukraine
    .accusative = die Ukraine
    .in = in der Ukraine
    .to = in die Ukraine
    .from = von der Ukraine
    .gender = f
territory-north-africa = Nordafrika
    .short = N-Afr.
territory-egypt = Ägypten
territory-east-africa = Ostafrika
territory-congo = Kongo
    .nominative = der Kongo
    .genitive = des Kongos
    .dative = dem Kongo
    .accusative = den Kongo
    .in = im Kongo
    .to = in den Kongo
    .from = vom Kongo
    .gender = m
territory-south-africa = Südafrika
territory-madagascar = Madagaskar
    .in = auf Madagaskar
territory-ural = Ural
    .nominative = der Ural
    .genitive = des Urals
    .dative = dem Ural
    .accusative = den Ural
    .in = im Ural
    .to = in den Ural
    .from = vom Ural
    .gender = m
territory-siberia = Sibirien
territory-yakutsk = Jakutien
territory-irkutsk = Irkutsk
    .short = Irk.
territory-kamchatka = Kamtschatka
    .in = auf Kamtschatka
territory-mongolia = Mongolei
    .nominative = die Mongolei
    .genitive = der Mongolei
    .dative = der Mongolei
    .accusative = die Mongolei
    .in = in der Mongolei
    .to = in die Mongolei
    .from = von der Mongolei
    .gender = f
territory-japan = Japan
territory-china = China
territory-afghanistan = Afghanistan
    .short = Afgh.
territory-middle-east = Naher Osten
    .nominative = der Nahe Osten
    .genitive = des Nahen Ostens
    .dative = dem Nahen Osten
    .accusative = den Nahen Osten
    .in = im Nahen Osten
    .to = in den Nahen Osten
    .from = vom Nahen Osten
    .gender = m
territory-india = Indien
    .short = Ind.
territory-siam = Siam
territory-indonesia = Indonesien
territory-new-guinea = Neuguinea
    .in = auf Neuguinea
territory-western-australia = Westaustralien
    .map = W-Australien
territory-eastern-australia = Ostaustralien
    .map = O-Australien

continent-named = { $name }
    .initials = { $name }
    .genitive = von { $name }
    .in = in { $name }
    .to = nach { $name }
    .from = von { $name }
    .gender = n
continent-north-america = Nordamerika
    .initials = NA
continent-south-america = Südamerika
    .initials = SA
continent-europe = Europa
continent-africa = Afrika
continent-asia = Asien
continent-australia = Australien
## The small boards.

territory-northcliff = Nordkliff
territory-highmoor = Hochmoor
territory-stonegate = Steintor
territory-riverbend = Flussbogen
territory-old-harbour = Altenhafen
territory-lantern-isle = Laterneninsel
    .nominative = die Laterneninsel
    .genitive = der Laterneninsel
    .dative = der Laterneninsel
    .accusative = die Laterneninsel
    .in = auf der Laterneninsel
    .to = auf die Laterneninsel
    .from = von der Laterneninsel
    .gender = f
territory-kestrel-point = Falkenspitze
    .nominative = die Falkenspitze
    .genitive = der Falkenspitze
    .dative = der Falkenspitze
    .accusative = die Falkenspitze
    .in = auf der Falkenspitze
    .to = auf die Falkenspitze
    .from = von der Falkenspitze
    .gender = f
territory-whitewater = Weißwasser
    .short = Weißw.
territory-ironhill = Eisenberg
territory-pinewood = Föhrenwald
territory-eastwatch = Ostwacht
territory-ferry-isle = Fähreninsel
    .nominative = die Fähreninsel
    .genitive = der Fähreninsel
    .dative = der Fähreninsel
    .accusative = die Fähreninsel
    .in = auf der Fähreninsel
    .to = auf die Fähreninsel
    .from = von der Fähreninsel
    .gender = f
territory-gull-rock = Möwenfels
    .nominative = der Möwenfels
    .genitive = des Möwenfelses
    .dative = dem Möwenfels
    .accusative = den Möwenfels
    .in = auf dem Möwenfels
    .to = auf den Möwenfels
    .from = vom Möwenfels
    .gender = m
territory-twin-sands = Zwillingssand
territory-saltmarsh = Salzmarsch
territory-millbrook = Mühlbach
territory-orchards = Baumgarten
territory-redcliff = Rotkliff

continent-uplands = Oberland
    .genitive = des Oberlands
    .in = im Oberland
    .to = ins Oberland
    .from = vom Oberland
continent-lowlands = Unterland
    .genitive = des Unterlands
    .in = im Unterland
    .to = ins Unterland
    .from = vom Unterland
continent-north-shore = Nordufer
    .genitive = des Nordufers
    .in = am Nordufer
    .to = ans Nordufer
    .from = vom Nordufer
continent-narrows = Meerenge
    .genitive = der Meerenge
    .in = in der Meerenge
    .to = in die Meerenge
    .from = von der Meerenge
    .gender = f
continent-south-shore = Südufer
    .genitive = des Südufers
    .in = am Südufer
    .to = ans Südufer
    .from = vom Südufer

seat-named = { $name }
    .genitive = von { $name }
    .dative = { $name }
    .accusative = { $name }
seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb
seat-black = Schwarz
seat-purple = Lila
seat-third = die { -third-army }
    .genitive = der { -third-army(form: "genitive") }
    .dative = der { -third-army(form: "genitive") }
    .accusative = die { -third-army }
    .gender = f
seat-none = niemand
    .genitive = von niemandem
    .dative = niemandem
    .accusative = niemanden
third-neutral = die { -neutral-army }
    .genitive = der { -neutral-army(form: "genitive") }
    .dative = der { -neutral-army(form: "genitive") }
    .accusative = die { -neutral-army }
    .gender = f
third-allied = die { -allied-army }
    .genitive = der { -allied-army(form: "genitive") }
    .dative = der { -allied-army(form: "genitive") }
    .accusative = die { -allied-army }
    .gender = f

symbol-infantry = Infanterie
    .gender = f
symbol-cavalry = Kavallerie
    .gender = f
symbol-artillery = Artillerie
    .gender = f
symbol-wild = { -wild-card }
    .gender = m

card-territory = { TERRITORY($territory) } ({ SYMBOL($symbol) })
    .dative = der { -card } { TERRITORY($territory) } ({ SYMBOL($symbol) })
    .accusative = die { -card } { TERRITORY($territory) } ({ SYMBOL($symbol) })
card-wild = ein { -wild-card }
    .dative = einem { -wild-card }
    .accusative = einen { -wild-card }
card-unknown = eine unbekannte { -card }
    .dative = einer unbekannten { -card }
    .accusative = eine unbekannte { -card }

piece-infantry = Infanterie
piece-cavalry = Kavallerie
piece-artillery = Artillerie
piece-tripod = dreistrahlige Figur
piece-star = { -star }

colour-red = rot
    .plural = rote
colour-blue = blau
    .plural = blaue
colour-white = weiß
    .plural = weiße

phase-claim = Besetzen der { -territory(form: "plural") }
phase-place = Aufstellen der { -army(form: "plural") }
phase-capital = Wahl der { -capital(form: "plural") }
phase-reinforce = { -reinforcement }
phase-attack = { -attack }
phase-fortify = { -movement }

list-of = { LIST($items) }
name-seat = { SEAT($seat) }
name-seat-at-start = { CAPITALISED(SEAT($seat)) }
name-territory = { TERRITORY($territory) }
name-on-map = { TERRITORY($territory, case: "map") }
name-abbreviated = { TERRITORY($territory, case: "short") }
name-continent = { CONTINENT($continent) }
name-continent-on-map = { CONTINENT($continent) }
two-sentences = { $first } { $second }

### Numbers and lists

list-comma = { $most }, { $last }
list-space = { $most } { $last }
list-then = { $most }, dann { $last }
list-semicolon = { $most }; { $last }
list-and = { $most } und { $last }
list-or = { $most } oder { $last }

number-of-armies =
    { $armies ->
        [one] { $armies } { -army }
       *[other] { $armies } { -army(form: "plural") }
    }

### Engine: refusals

not-adjacent =
    { CAPITALISED(TERRITORY($source, case: "nominative")) } { GENDER($source) ->
        [pl] grenzen
       *[other] grenzt
    } nicht an { TERRITORY($target, case: "accusative") }.
same-place =
    { CAPITALISED(TERRITORY($territory, case: "nominative")) } { GENDER($territory) ->
        [pl] sind
       *[other] ist
    } doppelt genannt: Nenne zwei { -territory(form: "plural") }, die aneinandergrenzen.
not-your-decision = Jetzt entscheidet { SEAT($actor) }, nicht { SEAT($seat) }.
game-over = Die { -game } ist zu Ende.
game-partial = Von dieser { -game } ist nur ein Teil bekannt: Man kann sie ansehen, aber nicht weiterspielen.
game-ended = Die { -game } wurde beendet. Nimm das zurück, um weiterzuspielen.
wrong-phase = „{ CAPITALISED(action-name) }“ geht jetzt nicht: { CAPITALISED(now) }.
wrong-phase-trade = { -card(form: "plural") } kannst du nur bei der { -reinforcement } in deinem eigenen { -turn } eintauschen. { CAPITALISED(now) }.
now =
    { SEAT($actor) } { $phase ->
        [claim] besetzt gerade ein { -territory }
        [place] stellt gerade eine { -army } auf
        [capital] wählt gerade eine { -capital }
        [reinforce] stellt gerade { -army(form: "plural") } auf
        [reinforce_third] stellt gerade die { -army(form: "plural") } der { -third-army(form: "genitive") } auf
        [attack] darf angreifen oder zur { -movement } übergehen
        [attack_third] darf mit der { -allied-army(form: "genitive") } angreifen oder deren { -attack(form: "plural") } beenden
        [defend] wählt gerade die { -die(form: "plural") } für die { -defence }
        [occupy] lässt gerade { -army(form: "plural") } in das eroberte { -territory } nachziehen
       *[fortify] darf umgruppieren oder den { -turn } beenden
    }
action-name =
    { $action ->
        [claim] ein { -territory } besetzen
        [place] aufstellen
        [choose_capital] die { -capital } wählen
        [trade] { -card(form: "plural") } eintauschen
        [attack] angreifen
        [defend] verteidigen
        [occupy] nachziehen
        [fortify] umgruppieren
        [end_phase] die { -phase } beenden
       *[other] { $action }
    }

claim-taken =
    { CAPITALISED(TERRITORY($territory, case: "nominative")) } { GENDER($territory) ->
        [pl] gehören
       *[other] gehört
    } schon { SEAT($owner, case: "dative") }.
capital-not-own =
    { CAPITALISED(TERRITORY($territory, case: "nominative")) } { GENDER($territory) ->
        [pl] gehören
       *[other] gehört
    } { SEAT($owner, case: "dative") }: Deine { -capital } muss in einem eigenen { -territory } liegen.

place-not-own =
    { CAPITALISED(TERRITORY($territory, case: "nominative")) } { GENDER($territory) ->
        [pl] gehören
       *[other] gehört
    } { SEAT($owner, case: "dative") }: Du darfst { -army(form: "plural") } nur in eigenen { -territory(form: "plural-dative") } aufstellen.
place-not-third =
    { CAPITALISED(TERRITORY($territory, case: "nominative")) } { GENDER($territory) ->
        [pl] gehören
       *[other] gehört
    } { SEAT($owner, case: "dative") }: Diese { -army(form: "plural") } darfst du nur in { -territory(form: "plural-dative") } { SEAT("third", case: "genitive") } aufstellen.
place-none-left = Es sind keine { -army(form: "plural") } mehr übrig, die du aufstellen könntest.
place-one-at-a-time = Beim Aufbau musst du die { -army(form: "plural") } einzeln aufstellen, nicht { $armies } auf einmal.
place-wrong-number =
    Aufstellen kannst du { $left ->
        [one] 1 { -army }
       *[other] 1 bis { $left } { -army(form: "plural") }
    }, nicht { $armies }.

end-armies-to-place =
    { $armies ->
        [one] 1 { -army } ist
       *[other] { $armies } { -army(form: "plural") } sind
    } noch aufzustellen.
end-must-trade = { CAPITALISED(SEAT($seat)) } hat { $cards } { -card(form: "plural") }. Wer { $limit } oder mehr hat, muss eine { -set } eintauschen.
end-trade-cards-won = { CAPITALISED(SEAT($seat)) } hat { $cards } { -card(form: "plural") } und muss eintauschen, bis höchstens { $left } übrig sind.

trade-no-bonus-choice = In dieser { -edition } kannst du nicht wählen, wohin Bonusarmeen kommen. Lass das Feld bonus weg.
trade-stopped =
    { CAPITALISED(SEAT($seat)) } hat { $cards ->
        [one] 1 { -card }
       *[other] { $cards } { -card(form: "plural") }
    }: Wer einen { -player } eliminiert hat, darf nur eintauschen, bis noch { $limit } übrig sind.
trade-not-held = { CAPITALISED(SEAT($seat)) } hat die { -card } { TERRITORY($card, case: "genitive") } nicht.
trade-wild-not-held = { CAPITALISED(SEAT($seat)) } hat den { -wild-card } { $card } nicht.
trade-same-card = Eine { -set } muss aus drei verschiedenen { -card(form: "plural") } bestehen.
trade-no-set = Eine { -set } muss drei gleiche oder drei verschiedene { -symbol(form: "plural") } haben. Das hier sind { SYMBOLS($symbols, kind: "comma") }.
trade-choose-bonus =
    { $armies ->
        [one] Die Bonusarmee kommt
       *[other] Die { $armies } Bonusarmeen kommen
    } in ein einziges { -territory }: { TERRITORIES($territories, kind: "or") }. Sag, in welches.
bonus-given-already =
    { CAPITALISED(TERRITORY($territory, case: "nominative")) } { GENDER($territory) ->
        [pl] bekommen
       *[other] bekommt
    } keine Bonusarmeen: Die Bonusarmeen dieses { -turn(form: "genitive") } hast du schon bekommen.
bonus-not-shown =
    { CAPITALISED(TERRITORY($territory, case: "nominative")) } { GENDER($territory) ->
        [pl] bekommen
       *[other] bekommt
    } keine Bonusarmeen, denn keine dieser { -card(form: "plural") } zeigt dieses { -territory }.
bonus-not-own =
    { CAPITALISED(TERRITORY($territory, case: "nominative")) } { GENDER($territory) ->
        [pl] bekommen
       *[other] bekommt
    } keine Bonusarmeen: Das { -territory } gehört { SEAT($owner, case: "dative") }.

attack-not-own =
    { CAPITALISED(TERRITORY($source, case: "nominative")) } { GENDER($source) ->
        [pl] gehören
       *[other] gehört
    } { SEAT($owner, case: "dative") }: Angreifen kannst du nur von einem eigenen { -territory } aus.
attack-from-third =
    { CAPITALISED(TERRITORY($source, case: "nominative")) } { GENDER($source) ->
        [pl] gehören
       *[other] gehört
    } { SEAT("third", case: "dative") }, und die greift nicht für den { -player } an, der am { -turn } ist.
attack-only-third =
    { CAPITALISED(TERRITORY($source, case: "nominative")) } { GENDER($source) ->
        [pl] gehören
       *[other] gehört
    } { SEAT($owner, case: "dative") }: Jetzt dürfen nur { -territory(form: "plural") } { SEAT("third", case: "genitive") } angreifen.
attack-third-on-other =
    { CAPITALISED(TERRITORY($target, case: "nominative")) } { GENDER($target) ->
        [pl] gehören
       *[other] gehört
    } { SEAT($owner, case: "dative") }: { CAPITALISED(SEAT("third")) } darf nur { -territory(form: "plural") } angreifen, die { SEAT($turn, case: "dative") } gehören, denn { SEAT($turn) } ist am { -turn }.
attack-third-alone = { CAPITALISED(TERRITORY($source, case: "from")) } aus gibt es niemanden anzugreifen: Kein Nachbarland gehört { SEAT($turn, case: "dative") }, und nur wer am { -turn } ist, darf angegriffen werden.
attack-own =
    { CAPITALISED(TERRITORY($target, case: "nominative")) } { GENDER($target) ->
        [pl] gehören
       *[other] gehört
    } schon { SEAT($seat, case: "dative") }.
attack-inland = { CAPITALISED(TERRITORY($source, case: "from")) } aus gibt es niemanden anzugreifen: Alle Nachbarländer gehören { SEAT($seat, case: "dative") }.
attack-out-of-reach =
    Keines deiner { -territory(form: "plural") } grenzt an { TERRITORY($target, case: "accusative") }.
attack-neighbours-weak =
    { $number ->
        [one] Dein einziges { -territory }, das an { TERRITORY($target, case: "accusative") } grenzt, hat
       *[other] Deine { -territory(form: "plural") }, die an { TERRITORY($target, case: "accusative") } grenzen, haben je
    } nur 1 { -army }, und eine muss bleiben: Von dort kannst du nicht angreifen.
attack-wrong-number =
    { CAPITALISED(TERRITORY($source, case: "in")) } { $armies ->
        [one] steht nur 1 { -army }, und eine muss bleiben: Von dort kannst du nicht angreifen
       *[other] stehen { $armies } { -army(form: "plural") }: { $most ->
            [1] 1 davon darf
            [2] 1 oder 2 davon dürfen
           *[other] 1 bis { $most } davon dürfen
        } angreifen{ $limited ->
            [yes] { "" }
           *[no] , denn eine muss bleiben
        }
    }.
attack-die-for-each =
    { $armies ->
        [one] 1 { -army } greift mit einem
       *[other] { $armies } { -army(form: "plural") } greifen mit je einem
    } { -die } an, nicht mit { $dice ->
        [one] 1 { -die }
       *[other] { $dice } { -die(form: "plural-dative") }
    }.
attack-wrong-dice =
    { $armies ->
        [one] 1 { -army } greift
       *[other] { $armies } { -army(form: "plural") } greifen
    } mit { $most ->
        [1] 1 { -die }
       *[other] { $fewest } bis { $most } { -die(form: "plural-dative") }
    } an, nicht mit { $dice }.
defend-wrong-dice =
    { CAPITALISED(TERRITORY($target, case: "in")) } { $armies ->
        [one] steht 1 { -army }
       *[other] stehen { $armies } { -army(form: "plural") }
    }: Verteidigt wird mit { $most ->
        [1] 1 { -die }
        [2] 1 oder 2 { -die(form: "plural-dative") }
       *[other] 1 bis { $most } { -die(form: "plural-dative") }
    }, nicht mit { $dice }.

occupy-wrong-number =
    Angegriffen { $fewest ->
        [one] hat 1 { -army }
       *[other] haben { $fewest } { -army(form: "plural") }
    }, und eine muss { TERRITORY($source, case: "in") } bleiben: { $exact ->
        [yes] Nachziehen müssen genau { $most }
       *[no] Nachziehen dürfen { $fewest } bis { $most }
    }, nicht { $armies }.

fortify-third-army =
    { CAPITALISED(TERRITORY($source, case: "nominative")) } { GENDER($source) ->
        [pl] gehören
       *[other] gehört
    } { SEAT("third", case: "dative") }, deren { -army(form: "plural") } nie verschoben werden.
fortify-moved-already = Pro { -turn } darfst du nur einmal umgruppieren, und das hast du schon getan: { LIST($moves) }.
from-to = { TERRITORY($source, case: "from") } { TERRITORY($target, case: "to") }
fortify-not-own =
    { CAPITALISED(TERRITORY($territory, case: "nominative")) } { GENDER($territory) ->
        [pl] gehören
       *[other] gehört
    } { SEAT($owner, case: "dative") }: Umgruppieren kannst du nur zwischen eigenen { -territory(form: "plural-dative") }.
fortify-alone = An { TERRITORY($source, case: "accusative") } grenzt kein eigenes { -territory }, in das du { -army(form: "plural") } verschieben könntest.
fortify-wrong-number =
    { CAPITALISED(TERRITORY($source, case: "in")) } { $there ->
        [one] steht 1 { -army }, und eine muss bleiben
        [2] stehen 2 { -army(form: "plural") }: Verschieben darfst du 1, nicht { $armies }, denn eine muss bleiben
       *[other] stehen { $there } { -army(form: "plural") }: Verschieben darfst du 1 bis { $most }, nicht { $armies }, denn eine muss bleiben
    }.
fortify-split = { CAPITALISED(TERRITORY($source, case: "from")) } aus hast du in diesem { -turn } schon { -army(form: "plural") } { TERRITORY($before, case: "to") } verschoben. Die { -army(form: "plural") } eines { -territory(form: "genitive") } dürfen nicht auf mehrere andere verteilt werden.
fortify-tired =
    Von { $there ->
        [one] 1 { -army }
       *[other] { $there } { -army(form: "plural") }
    } { TERRITORY($source, case: "in") } { $tired ->
        [one] hat 1
       *[other] haben { $tired }
    } schon angegriffen oder sich bewegt: { $most ->
        [0] Keine darf mehr verschoben werden
       *[other] Verschieben darfst du höchstens { $most }, nicht { $armies }
    }.

action-object = Eine { -move } muss ein Objekt mit einem type sein.
action-type = Der type einer { -move } muss einer von { LIST($types, kind: "comma") } sein.
action-field-missing = Der { -move } { $action } fehlt das Feld { $field }.
action-field-unknown =
    { $field ->
        [none] Die Felder der { -move } { $action } müssen alle einen Text als Namen haben.
       *[other] Die { -move } { $action } hat kein Feld { $field }.
    }
action-field-whole-number = Das Feld { $field } von { $action } muss eine ganze Zahl sein.
action-field-territory = Das Feld { $field } von { $action } muss die ID eines { -territory(form: "genitive") } sein.
field-whole-number = Das Feld { $field } muss eine ganze Zahl sein.
field-territory = Das Feld { $field } muss die ID eines { -territory(form: "genitive") } sein.
trade-three-cards = Für einen { -trade } musst du drei { -card(form: "plural") } angeben.
card-by-id = Eine { -card } muss mit ihrer ID angegeben werden.
unknown-territory = Ein { -territory } „{ $word }“ gibt es nicht{ did-you-mean }.
unknown-card = Eine { -card } „{ $word }“ gibt es nicht{ did-you-mean }.
quoted-word = „{ $word }“
ambiguous-place = Mehrere Orte heißen „{ $word }“. Nimm eine dieser IDs: { LIST($ids, kind: "comma") }.
did-you-mean =
    { $meant ->
        [none] { "" }
       *[other] { " " }(meintest du „{ $meant }“?)
    }

### Engine: legal actions

legal-claim =
    { CAPITALISED(TERRITORY($territory, case: "nominative")) } { GENDER($territory) ->
        [pl] sind
       *[other] ist
    } frei: { CAPITALISED(SEAT($seat)) } darf das { -territory } besetzen.
legal-capital =
    { CAPITALISED(TERRITORY($territory, case: "nominative")) } { GENDER($territory) ->
        [pl] gehören
       *[other] gehört
    } { SEAT($seat, case: "dative") } und { GENDER($territory) ->
        [pl] können
       *[other] kann
    } die { -capital } sein.
legal-place =
    Von { $left ->
        [one] 1 { -army }
       *[other] { $left } { -army(form: "plural-dative") }
    } { $armies ->
        [one] darf 1
       *[other] dürfen { $armies }
    } { TERRITORY($territory, case: "in") } aufgestellt werden.
legal-place-third =
    Von { $left ->
        [one] 1 { -army }
       *[other] { $left } { -army(form: "plural") }
    } { SEAT("third", case: "genitive") } { $armies ->
        [one] darf 1
       *[other] dürfen { $armies }
    } { TERRITORY($territory, case: "in") } aufgestellt werden.
legal-attack = { legal-attack-numbers }.
legal-attack-third = { legal-attack-numbers }, geführt von { SEAT($seat, case: "dative") }.
legal-attack-numbers =
    { CAPITALISED(TERRITORY($source, case: "in")) } { $there ->
        [one] steht 1 { -army }
       *[other] stehen { $there } { -army(form: "plural") }
    }, und { TERRITORY($target, case: "nominative") } { GENDER($target) ->
        [pl] liegen
       *[other] liegt
    } nebenan: Angreifen { $armies ->
        [one] darf 1 { -army }
       *[other] dürfen { $armies } { -army(form: "plural") }
    }{ $dice ->
        [none] { "" }
        [one] { " " }mit 1 { -die }
       *[other] { " " }mit { $dice } { -die(form: "plural-dative") }
    }
legal-defend =
    { CAPITALISED(TERRITORY($target, case: "in")) } { $armies ->
        [one] steht
       *[other] stehen
    } { number-of-armies }: Verteidigen darf man mit { $dice ->
        [one] 1 { -die }
       *[other] { $dice } { -die(form: "plural-dative") }
    }.
legal-occupy =
    { $attacked ->
        [one] 1 { -army } hat
       *[other] { $attacked } { -army(form: "plural") } haben
    } angegriffen: Nachziehen { $armies ->
        [one] darf 1
       *[other] dürfen { $armies }
    }, und { $left ->
        [one] 1 bleibt
       *[other] { $left } bleiben
    } { TERRITORY($source, case: "in") }.
legal-fortify =
    { CAPITALISED(TERRITORY($source, case: "in")) } { $there ->
        [one] steht 1 { -army }
       *[other] stehen { $there } { -army(form: "plural") }
    }{ $tired ->
        [0] { "" }
       *[other] , davon { $tired } ermüdet
    }, und { TERRITORY($target, case: "nominative") } { GENDER($target) ->
        [pl] liegen
       *[other] liegt
    } nebenan: { $armies ->
        [one] 1 darf
       *[other] { $armies } dürfen
    } verschoben werden.
legal-end-reinforce = Alle { -army(form: "plural") } sind aufgestellt: { CAPITALISED(SEAT($seat)) } darf zum { -attack } übergehen.
legal-end-attack = { CAPITALISED(SEAT($seat)) } darf den { -attack } beenden{ and-draws }.
legal-end-attack_third = { CAPITALISED(SEAT($seat)) } darf den { -attack } { SEAT("third", case: "genitive") } beenden.
legal-end-fortify = { CAPITALISED(SEAT($seat)) } darf den { -turn } beenden{ and-draws }.
and-draws =
    { $draws ->
        [yes] { " " }und zieht dann eine { -card }
       *[no] { "" }
    }

### Engine: incomes, sets, battles, wins

income-territories =
    { $held ->
        [one] 1 { -territory }
       *[other] { $held } { -territory(form: "plural") }
    } ÷ { $per }{ $least ->
        [none] { "" }
       *[other] , mindestens { $least }
    }
income-continent = { CONTINENT($subject) }
income-set = eine { -set }
income-card = die { -card } { TERRITORY($subject, case: "genitive") }
income-unexplained = bisher erhaltene { -army(form: "plural") }
income-item = { $item } { $armies }
income-worked-out = { $item } → { $armies }
income-sentence =
    { LIST($items, kind: "semicolon") }: { $total ->
        [one] 1 { -army }
       *[other] { $total } { -army(form: "plural") }
    }.
income-none = Keine { -army(form: "plural") }.

set-plain = { $set }.
set-with-one-bonus = { $set }; { $bonus } weitere { TERRITORIES($territories, kind: "or", case: "in") }.
set-with-bonuses = { $set }; { LIST($bonuses, kind: "semicolon") }.
set-bonus = { $bonus } weitere { TERRITORY($territory, case: "in") }
set-of =
    { $kind ->
        [one_of_each] Drei verschiedene { -symbol(form: "plural") }
       *[other] Dreimal { SYMBOL($kind) }
    }{ $wild ->
        [0] { "" }
        [one] , mit einem { -wild-card }
       *[other] , mit { $wild } { -wild-card(form: "plural-dative") }
    }: { number-of-armies }
set-number = { -set } Nummer { $number } der { -game }: { number-of-armies }

battle = { CAPITALISED(SEAT($attacker)) } griff { TERRITORY($target, case: "accusative") } { TERRITORY($source, case: "from") } aus an und würfelte { $attack }, { SEAT($defender) } würfelte { $defence }. { CAPITALISED(LIST($pairs, kind: "semicolon")) }.
battle-tie = Bei { $attack } gegen { $defence } herrscht Gleichstand, also gewinnt der { -defender }: { CAPITALISED(SEAT($loser)) } verliert eine { -army }
battle-pair = { $attack } gegen { $defence }: { CAPITALISED(SEAT($loser)) } verliert eine { -army }
battle-spare = für die { LIST($dice) } gibt es keinen { -die } zum Vergleichen

third-army-gone = { CAPITALISED(SEAT("third")) } hält kein { -territory } mehr besetzt und bekommt nichts.
third-army-share =
    { CAPITALISED(SEAT($seat)) } hat bei der { -reinforcement } { $received ->
        [one] 1 { -army }
       *[other] { $received } { -army(form: "plural") }
    } bekommen: { CAPITALISED(SEAT("third")) } bekommt für je { $part } davon 1, also { $armies }; { SEAT($other) } stellt sie auf.

win-unknown-mission = { CAPITALISED(SEAT($winner)) } hat mit einer { -mission } gewonnen, die hier nicht bekannt ist.
win-mission = { CAPITALISED(SEAT($winner)) } hat mit dieser { -mission } gewonnen: { $mission } { $proof }
win-holds-continents = { CAPITALISED(SEAT($winner)) } hält { CONTINENTS($continents) } besetzt.
win-destroyed =
    { CAPITALISED(SEAT($seat)) } wurde { $by ->
        [none] { "" }
       *[other] von { SEAT($by, case: "dative") }{ " " }
    }eliminiert.
win-read-as =
    { $read_as ->
        [none] { "" }
       *[other] Die { -card } heißt hier: Besetze { $read_as ->
            [one] 1 { -territory }
           *[other] { $read_as } { -territory(form: "plural") }
        }.{ " " }
    }
win-holds-territories = { win-read-as }{ win-holds }.
win-holds-strong = { win-read-as }{ win-holds }, { $strong } davon mit mindestens { $each } { -army(form: "plural") }.
win-holds =
    { CAPITALISED(SEAT($winner)) } hält { $territories ->
        [one] 1 { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    } besetzt
win-capitals =
    { CAPITALISED(SEAT($winner)) } hat mit { -capital(form: "plural-dative") } gewonnen: Bei { $players } { -player(form: "plural-dative") } braucht man { $needed }{ NUMBER_OF($capitals) ->
        [0] { "" }
       *[other] , und { SEAT($winner) } hält { LIST($capitals) } besetzt
    }.
win-own-capital = { TERRITORY($territory, case: "accusative") } (die eigene)
win-other-capital = { TERRITORY($territory, case: "accusative") } (die { SEAT($seat, case: "genitive") })
win-conquest =
    { CAPITALISED(SEAT($winner)) } hat gewonnen: Kein anderer { -player } ist übrig. { win-holds }{ $third ->
        [0] { "" }
        [one] ; das eine { -territory } { SEAT("third", case: "genitive") } zählt nicht
       *[other] ; die { $third } { -territory(form: "plural") } { SEAT("third", case: "genitive") } zählen nicht
    }.
win-conquest-and-mission = { win-conquest } Auch die { -mission } ist erfüllt: { $mission }

### Engine: positions

game-caption = { $edition }, { $mode }: { $standing }.
# An owner is as code writes it, "red".
position-line = { $standing }; { LIST($holdings, kind: "comma") }
position-holding =
    { $owner } { $territories ->
        [one] 1 { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    } { number-of-armies }
standing-over = zu Ende
standing-won = zu Ende, gewonnen von { $winner }
standing-turn =
    { -round } { $round }, { $turn } am { -turn }{ $waiting ->
        [yes] , { $actor } entscheidet
       *[no] { "" }
    }, { $phase }

seat-not-playing = „{ $word }“ spielt in dieser { -game } nicht mit{ did-you-mean }; die { -player(form: "plural") } sind { LIST($known, kind: "comma") }
unknown-seat = einen { -player } „{ $word }“ gibt es nicht{ did-you-mean }; die { -player(form: "plural") } sind { LIST($known, kind: "comma") }
seats-once = jeder { -player } darf nur einmal genannt werden: { LIST($seats, kind: "comma") }
out-of-dice =
    { $dice ->
        [one] 1 { -die } wurde
       *[other] { $dice } { -die(form: "plural") } wurden
    } vorgegeben, aber bis hierher werden { $needed } gebraucht

position-dealt = Bei { $edition }, { $mode }, werden { -territory(form: "plural") } verteilt, nicht besetzt.
position-none-free = Kein { -territory } ist frei, also kann keines besetzt werden.
position-no-capitals = Bei { $edition }, { $mode }, hat niemand eine { -capital }.
position-needs-third = Die { -phase } { $phase } braucht eine { -third-army }.
position-needs-allied = Die { -phase } attack_third braucht eine { -allied-army }: Keine andere { -third-army } greift an.
position-cards-not-traded = Bei { $edition }, { $mode }, werden im { -attack } gewonnene { -card(form: "plural") } nicht sofort eingetauscht.
position-without-missions = { $edition }, { $mode }, wird ohne { -mission(form: "plural") } gespielt.
position-without-capitals = { $edition }, { $mode }, wird ohne { -capital(form: "plural") } gespielt.
position-capital-of-two =
    { CAPITALISED(TERRITORY($territory, case: "nominative")) } { GENDER($territory) ->
        [pl] sind
       *[other] ist
    } die { -capital } von zwei { -player(form: "plural-dative") }.
position-capital-taken =
    { CAPITALISED(TERRITORY($territory, case: "nominative")) } { GENDER($territory) ->
        [pl] gehören
       *[other] gehört
    } nicht mehr { SEAT($seat, case: "dative") }: Die { -card } dazu muss aufgedeckt sein.
position-moved-when = Umgruppieren darf man nur am Ende eines { -turn(form: "genitive") }, nicht in der { -phase } { $phase }.
position-moved-once = In einem { -turn } darf man nur einmal umgruppieren.
position-moved-not-own =
    { CAPITALISED(TERRITORY($territory, case: "nominative")) } { GENDER($territory) ->
        [pl] müssen
       *[other] muss
    } { SEAT($seat, case: "dative") } gehören, denn von dort wurden { -army(form: "plural") } verschoben.
position-not-tired = Bei { $edition }, { $mode }, sind keine { -army(form: "plural") } ermüdet.
position-won-by = Bei { $edition }, { $mode }, gewinnt man mit { LIST($ways, kind: "or") }, nicht mit { $reason }.
position-winner-out = { CAPITALISED(SEAT($seat)) } ist ausgeschieden, kann also nicht gewonnen haben.
position-battle-dice =
    { $armies ->
        [one] 1 { -army } kann
       *[other] { $armies } { -army(form: "plural") } können
    } nicht mit { $dice ->
        [one] 1 { -die }
       *[other] { $dice } { -die(form: "plural-dative") }
    } angreifen.
position-battle-roll =
    Gewürfelt wurde mit { $dice ->
        [0] keinem { -die }
        [one] 1 { -die }
       *[other] { $dice } { -die(form: "plural-dative") }
    }, nicht mit { $rolled }.
position-die = Ein { -die } muss 1 bis 6 zeigen, nicht { $die }.
position-tired-attackers =
    { $armies ->
        [one] { CAPITALISED(TERRITORY($territory, case: "from")) } aus greift 1 { -army } an, also muss mindestens eine
       *[other] { CAPITALISED(TERRITORY($territory, case: "from")) } aus greifen { $armies } { -army(form: "plural") } an, also müssen mindestens so viele
    } ermüdet sein.
position-cannot-attack =
    { CAPITALISED(TERRITORY($source, case: "nominative")) } { GENDER($source) ->
        [pl] können
       *[other] kann
    } { TERRITORY($target, case: "accusative") } in diesem { -turn } nicht angreifen.
position-same-owner = { CAPITALISED(TERRITORY($source, case: "nominative")) } und { TERRITORY($target, case: "nominative") } haben denselben Besitzer.
position-too-many =
    Von { $there ->
        [one] 1 { -army }
       *[other] { $there } { -army(form: "plural") }
    } { TERRITORY($source, case: "in") } können nicht { $armies } angreifen.
position-free =
    { CAPITALISED(TERRITORY($territory, case: "nominative")) } { GENDER($territory) ->
        [pl] haben
       *[other] hat
    } keinen Besitzer. Das ist nur während des Aufbaus möglich.
position-captured =
    { CAPITALISED(TERRITORY($territory, case: "nominative")) } { GENDER($territory) ->
        [pl] wurden
       *[other] wurde
    } gerade erobert. Dort darf noch keine { -army } stehen, es { $armies ->
        [one] steht aber 1
       *[other] stehen aber { $armies }
    } da.
position-no-army = { CAPITALISED(TERRITORY($territory, case: "in")) } muss mindestens eine { -army } stehen.
position-out-holds =
    { CAPITALISED(SEAT($seat)) } ist ausgeschieden, hält aber { $territories ->
        [one] 1 { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    } besetzt.
position-not-out = { CAPITALISED(SEAT($seat)) } hält kein { -territory } besetzt, muss also ausgeschieden sein.
position-out-on-turn = { CAPITALISED(SEAT($seat)) } ist ausgeschieden, kann also nicht am { -turn } sein.
position-not-over = Nur ein { -player } ist übrig, also muss die { -game } zu Ende sein.
position-no-third = Diese { -game } hat keine { -third-army }.
position-no-capital = { CAPITALISED(SEAT($seat)) } muss eine { -capital } haben.
position-card-of-capital = Die { -card } { $card } muss auf dem Tisch bei ihrer { -capital } liegen.
position-card-twice = Die { -card } { $card } kommt doppelt vor.
position-cards = Die { -player(form: "plural") }, der { -deck } und der { -discard } müssen zusammen { $wanted } { -card(form: "plural") } haben, nicht { $cards }.
position-combat-when = Im { -attack } gewonnene { -card(form: "plural") } müssen in der { -phase } reinforce eingetauscht werden, nicht in der { -phase } { $phase }.
position-none-in-hand = { CAPITALISED(SEAT($seat)) } muss eine { -army } aufstellen, hat aber keine mehr übrig.
position-holds-nothing = { CAPITALISED(SEAT($seat)) } muss mindestens ein { -territory } besetzt halten.
position-has-capital = { CAPITALISED(SEAT($seat)) } muss eine { -capital } wählen, hat aber schon eine.
position-third-nothing = Für die { -third-army } sind keine { -army(form: "plural") } mehr aufzustellen, oder es gibt kein { -territory } dafür.

### The log

log-starter_rolled = { CAPITALISED(SEAT($first)) } beginnt. Die { -roll(form: "plural") }: { LIST($rolls) }.
log-roll-of = { SEAT($seat) } { LIST($dice, kind: "then") }
log-dealt-evenly = Die { -territory(form: "plural") } sind verteilt, je { $territories }.
log-dealt = Die { -territory(form: "plural") } sind verteilt: { LIST($shares, kind: "comma") }.
log-dealt-share = { $territories } für { SEATS($seats, case: "accusative") }
log-claimed = { CAPITALISED(SEAT($seat)) } besetzt { TERRITORY($territory, case: "accusative") }.
log-placed = { CAPITALISED(SEAT($seat)) } stellt { $armies } { TERRITORY($territory, case: "in") } auf.
log-placed-third = { CAPITALISED(SEAT($seat)) } stellt { $armies } für { SEAT("third", case: "accusative") } { TERRITORY($territory, case: "in") } auf.
log-placed-several =
    { CAPITALISED(SEAT($seat)) } stellt { $third ->
        [yes] für { SEAT("third", case: "accusative") }{ " " }
       *[no] { "" }
    }{ LIST($parts) } auf.
log-placed-on = { $armies } { TERRITORY($territory, case: "in") }
log-taken-turns =
    { $type ->
        [claimed] Reihum wurden { -territory(form: "plural") } besetzt:
       *[placed] Reihum wurden { -army(form: "plural") } aufgestellt:
    } { LIST($seats) }.
log-taken-turns-seat = { CAPITALISED(SEAT($seat)) } { $number }
log-capital_chosen = { CAPITALISED(SEAT($seat)) } macht { TERRITORY($territory, case: "accusative") } zur { -capital }.
log-capital_chosen-secretly = { CAPITALISED(SEAT($seat)) } hat eine { -capital } gewählt.
log-turn_started = { -round } { $round }: { CAPITALISED(SEAT($seat)) } ist am { -turn }.
log-income =
    { CAPITALISED(SEAT($seat)) } bekommt { $total ->
        [one] 1 { -army }
       *[other] { $total } { -army(form: "plural") }
    }: { LIST($items) }.
log-traded =
    { CAPITALISED(SEAT($seat)) } tauscht eine { -set } gegen { $armies ->
        [one] 1 { -army }
       *[other] { $armies } { -army(form: "plural") }
    } ein: { CARDS($cards, kind: "comma") }.
log-bonus_placed =
    { $armies ->
        [one] 1 Bonusarmee { SEAT($seat, case: "genitive") } kommt
       *[other] { $armies } Bonusarmeen { SEAT($seat, case: "genitive") } kommen
    } { TERRITORY($territory, case: "to") }.
log-attacked =
    { CAPITALISED(SEAT($seat)) } greift { TERRITORY($target, case: "accusative") } { TERRITORY($source, case: "from") } aus mit { number-of-armies }{ $fewer ->
        [yes] { " " }und { $dice ->
            [one] 1 { -die }
           *[other] { $dice } { -die(form: "plural-dative") }
        }
       *[no] { "" }
    } an.
log-rolled = { CAPITALISED(SEAT($attacker)) } greift { TERRITORY($target, case: "accusative") } { TERRITORY($source, case: "from") } aus an: { $attack } gegen { $defence }; { LIST($losses) }.
log-loses = { SEAT($seat) } verliert { $armies }
log-battle =
    { CAPITALISED(SEAT($attacker)) } greift { TERRITORY($target, case: "accusative") } { TERRITORY($source, case: "from") } aus an{ $taken ->
        [yes] { " " }und erobert das { -territory } mit { $rolls ->
            [one] 1 { -roll }
           *[other] { $rolls } { -roll(form: "plural-dative") }
        }
       *[no] , { $rolls ->
            [one] 1 { -roll }
           *[other] { $rolls } { -roll(form: "plural") }
        }
    }; { LIST($losses) }.
log-captured = { CAPITALISED(SEAT($seat)) } nimmt { SEAT($defender, case: "dative") } { TERRITORY($target, case: "accusative") } ab.
log-continent_taken = { CAPITALISED(SEAT($seat)) } hält ganz { CONTINENT($continent) } besetzt: +{ $armies } pro { -turn }.
log-continent_lost = { CAPITALISED(SEAT($seat)) } hält nicht mehr ganz { CONTINENT($continent) } besetzt.
log-held = { CAPITALISED(SEAT($seat)) } hält { TERRITORY($territory, case: "accusative") } entgegen aller Wahrscheinlichkeit: { CAPITALISED(SEAT($attacker)) } hatte eine { -odds } von { $chance }, das { -territory } zu erobern.
log-occupied = { CAPITALISED(SEAT($seat)) } lässt { number-of-armies } { TERRITORY($source, case: "from") } { TERRITORY($target, case: "to") } nachziehen.
log-eliminated = { CAPITALISED(SEAT($by)) } eliminiert { SEAT($seat, case: "accusative") }.
log-cards_taken =
    { CAPITALISED(SEAT($seat)) } nimmt { SEAT($from, case: "dative") } { $count ->
        [one] 1 { -card }
       *[other] { $count } { -card(form: "plural") }
    } ab.
log-cards_taken-shown =
    { CAPITALISED(SEAT($seat)) } nimmt { SEAT($from, case: "dative") } { $count ->
        [one] 1 { -card }
       *[other] { $count } { -card(form: "plural") }
    } ab: { CARDS($cards, case: "accusative") }.
log-capital_fell =
    { CAPITALISED(TERRITORY($territory, case: "nominative")) } { GENDER($territory) ->
        [pl] waren
       *[other] war
    } die { -capital } { SEAT($owner, case: "genitive") }: Die { -card } wird aufgedeckt, und die { -capital } fällt an { SEAT($by, case: "accusative") }.
log-capital_cleared =
    { CAPITALISED(SEAT($owner)) } verliert in { CONTINENT($continent) } { $armies ->
        [one] 1 weitere { -army }
       *[other] { $armies } weitere { -army(form: "plural") }
    }, und zwar { TERRITORIES($territories, case: "in") }; { SEAT($by) } bekommt { NUMBER_OF($territories) ->
        [one] dort
       *[other] in jedem davon
    } eine { -army }.
log-card_drawn = { CAPITALISED(SEAT($seat)) } zieht eine { -card }.
log-card_drawn-shown = { CAPITALISED(SEAT($seat)) } zieht { CARD($card, case: "accusative") }.
log-fortified = { CAPITALISED(SEAT($seat)) } verschiebt { number-of-armies } { TERRITORY($source, case: "from") } { TERRITORY($target, case: "to") }.
log-third_owed = { CAPITALISED(SEAT("third")) } bekommt { number-of-armies }.
log-third_placed = { CAPITALISED(SEAT("third")) } wird aufgestellt: { number-of-armies } in { on-territories }.
log-third_placed-each = { CAPITALISED(SEAT("third")) } wird aufgestellt: je { number-of-armies } in { on-territories }.
on-territories =
    { $territories ->
        [one] 1 { -territory }
       *[other] { $territories } { -territory(form: "plural-dative") }
    }
log-deck_reshuffled = Die { $count } abgelegten { -card(form: "plural") } werden zu einem neuen { -deck } gemischt.
log-won = { CAPITALISED(SEAT($seat)) } gewinnt.
log-won-by-conquest = { CAPITALISED(SEAT($seat)) } hat gewonnen: Kein anderer { -player } ist übrig.
log-won-by-conquest-and-mission = { CAPITALISED(SEAT($seat)) } hat gewonnen: Kein anderer { -player } ist übrig, und die { -mission } ist erfüllt: { $mission }{ log-read-as }
log-read-as =
    { $read_as ->
        [none] { "" }
       *[other] { " " }Die { -card } heißt hier: Besetze { $read_as ->
            [one] 1 { -territory }
           *[other] { $read_as } { -territory(form: "plural") }
        }.
    }
log-won-by-mission = { CAPITALISED(SEAT($seat)) } hat mit dieser { -mission } gewonnen: { $mission }{ log-read-as }
log-won-by-capitals = { CAPITALISED(SEAT($seat)) } hat mit { $capitals } { -capital(form: "plural-dative") } gewonnen, die eigene mitgezählt.
# The same to the winner, who alone is at the screen.
log-you-won = Du hast gewonnen.
log-you-won-by-conquest = Du hast gewonnen: Es ist kein anderer { -player } mehr übrig.
log-you-won-by-conquest-and-mission = Du hast gewonnen: Es ist kein anderer { -player } mehr übrig, und deine { -mission } ist erfüllt: { $mission }{ log-read-as }
log-you-won-by-mission = Du hast mit dieser { -mission } gewonnen: { $mission }{ log-read-as }
log-you-won-by-capitals = Du hast gewonnen: Du hältst { $capitals } { -capital(form: "plural") } besetzt, auch deine eigene.

### Rules and editions

mission-destroy =
    Vernichte alle { $seat ->
        [red] roten
        [blue] blauen
        [green] grünen
        [yellow] gelben
        [black] schwarzen
       *[purple] lila
    } { -army(form: "plural") }.
mission-continents = Besetze { CONTINENTS($continents) }.
mission-continents-and-one = Besetze { CONTINENTS($continents, kind: "comma") } und einen weiteren { -continent } deiner Wahl.
mission-territories =
    Besetze { $territories ->
        [one] ein beliebiges { -territory }
       *[other] { $territories } beliebige { -territory(form: "plural") }
    }{ $each ->
        [1] { "" }
       *[other] , { $territories ->
            [one] mit
           *[other] jedes mit
        } mindestens { $each } { -army(form: "plural") }
    }.

value-in-modes = { LIST($modes) }: { $value }
value-by-mode = { LIST($values, kind: "space") }
value-by-players = { LIST($parts, kind: "comma") }.
value-each-for-players = je { $number } bei { LIST($players, kind: "or") } { -player(form: "plural-dative") }
value-total-for-players = insgesamt { $number } bei { LIST($players, kind: "or") } { -player(form: "plural-dative") }
value-for-more-players = { $number } bei { LIST($players, kind: "or") }
value-announced =
    { $decides ->
        [after] Der { -attacker } vorher, der { -defender } erst, wenn er den { -roll } des { -attacker(form: "genitive") } gesehen hat.
       *[before] Beide, bevor jemand würfelt, der { -attacker } zuerst.
    }
value-optional = Oder, als { -option }: { $value }
value-with-options = { $value } { LIST($options, kind: "space") }
value-single-pieces = Einzelne { -army(form: "plural") }.
value-pieces = { CAPITALISED(LIST($pieces, kind: "comma")) }.
value-piece = { PIECE($piece) } { $armies }
value-dice = Bis zu { $attack } { COLOUR($attack_colour, case: "plural") } { -die } greifen an, bis zu { $defence } { COLOUR($defence_colour, case: "plural") } verteidigen.
value-first-seat =
    { $way ->
        [first] Der erste { -player }.
        [first_without_card] Der { -player }, der als Erster keine Länderkarte mehr bekommt.
       *[die] Wer am höchsten würfelt; bei Gleichstand würfeln die Betroffenen noch einmal.
    }
value-territories =
    { $way ->
        [deal] Alle werden verteilt, das erste an den ersten { -player }.
       *[claim] Reihum besetzt jeder { -player } ein freies { -territory }; es beginnt der Startspieler.
    }
value-territories-for-two =
    Bei zwei { -player(form: "plural-dative") } { $way ->
        [deal] geht ein Drittel davon an { third-army-of-kind }
       *[claim] nur, bis jeder ein Drittel hat; der Rest geht an { third-army-of-kind }
    }.
third-army-of-kind =
    { $third ->
        [allied] { third-allied }
       *[neutral] { third-neutral }
    }
value-place =
    { $first ->
        [after_last_claim] Es beginnt der { -player } nach dem, der zuletzt ein { -territory } besetzt hat.
       *[starter] Der Startspieler stellt zuerst auf.
    }
value-third-army =
    { CAPITALISED(third-army-of-kind) }: in jedem { -territory } { number-of-armies }, { $stands ->
        [before_placing] noch bevor die { -player } aufstellen
       *[after_placing] sobald die { -player } aufgestellt haben
    }.
value-claim =
    { $when ->
        [own_turn] Nur im eigenen { -turn }, sobald er beginnt.
       *[at_once] Sofort, egal wer am { -turn } ist.
    }
value-income = Ihre Anzahl ÷ { $per }, abgerundet, aber mindestens { $least }.
value-third-income =
    { $part ->
        [2] Die Hälfte davon
        [3] Ein Drittel davon
       *[other] 1 für je { $part }
    }, { $when ->
        [after_combat] nach dem { -attack }, vor der { -movement }
       *[after_reinforcement] gleich nach der { -reinforcement }
    }.
value-deck =
    { $wild ->
        [one] 1 { -wild-card }
       *[other] { $wild } { -wild-card }
    }.
value-sets-fixed = Nach den { -symbol(form: "plural-dative") }: { LIST($sets, kind: "comma") }.
value-set =
    { $kind ->
        [one_of_each] drei verschiedene
       *[other] { SYMBOL($kind) }
    } { $armies }
value-sets-rising = Nach der Zahl der { -set(form: "plural") }, die alle zusammen eingetauscht haben: { LIST($values, kind: "comma") }, dann jedes Mal { $step } mehr.
value-bonus =
    { number-of-armies }{ $limit ->
        [each_card] { " " }für jede solche { -card }
       *[once] , einmal im { -turn }; passen mehrere { -territory(form: "plural") }, wählt der { -player } eines
    }.
value-must-trade = Ab { $cards } { -card(form: "plural") }.
value-traded =
    { $where ->
        [under_deck] Unter den { -deck }, in der Reihenfolge des Eintauschens.
       *[aside] Zur Seite; ist der { -deck } aufgebraucht, werden sie zu einem neuen gemischt.
    }
value-earn =
    { $when ->
        [end_of_turn] Am Ende des { -turn(form: "genitive") }, nach der { -movement }.
       *[after_combat] Wenn der { -attack } endet.
    }
value-earn-for-two = Bei zwei { -player(form: "plural-dative") }, bevor { third-army-of-kind } handelt.
value-attackers =
    { $most ->
        [1] 1 { -army }
        [2] 1 oder 2 { -army(form: "plural") }
       *[other] 1 bis { $most } { -army(form: "plural") }
    }.
value-attack-dice =
    Ein { -die } für jede angreifende { -army }{ $dice ->
        [fewer_allowed] , oder weniger
       *[one_per_army] { "" }
    }.
value-defence-dice = { CAPITALISED(LIST($parts, kind: "comma")) }.
value-defence-for =
    bei { $kind ->
        [any] jeder Zahl von { -army(form: "plural") }
        [more] { $first } oder mehr { -army(form: "plural") }
       *[range] { $span ->
            [0] { $first ->
                [one] 1 { -army }
               *[other] { $first } { -army(form: "plural") }
            }
            [1] { $first } oder { $last } { -army(form: "plural") }
           *[other] { $first }–{ $last } { -army(form: "plural") }
        }
    } { $most ->
        [1] 1 { -die }
        [2] 1 oder 2 { -die }
       *[other] 1 bis { $most } { -die }
    }
value-pairs =
    Bis zu { $pairs ->
        [one] 1 Paar
       *[other] { $pairs } Paare
    }.
value-allied =
    { $third ->
        [allied] Die { -allied-army } darf nach ihrer { -reinforcement } den { -player } am { -turn } angreifen, geführt vom anderen { -player }. Sie bekommt keine { -card }, und was sie erobert, behält sie.
       *[neutral] { CAPITALISED(third-army-of-kind) } greift nie an.
    }
value-occupy =
    { $dice ->
        [fewer_allowed] So viele, wie angegriffen haben, auch wenn weniger { -die(form: "plural") } geworfen wurden.
       *[one_per_army] So viele, wie { -die(form: "plural") } geworfen wurden: Jede angreifende { -army } wirft einen.
    }
value-cards-won =
    { $way ->
        [kept] Nichts; der { -attacker } tauscht erst bei seiner nächsten { -reinforcement } ein.
        [may_trade] Der { -attacker } darf sofort beliebig viele { -set(form: "plural") } eintauschen, muss aber nicht.
        [may_trade_without] Der { -attacker } darf sofort beliebig viele { -set(form: "plural") } eintauschen, auch ohne { -card(form: "plural") } zu gewinnen, muss aber nicht.
       *[must_trade] Mit { $from } oder mehr auf der { -hand } muss der { -attacker } sofort eintauschen, bis höchstens { $left } übrig sind.
    }
value-fortify =
    { $way ->
        [one] Einmal, von einem { -territory } in ein anderes.
        [unsplit] Beliebig oft, aber die { -army(form: "plural") } eines { -territory(form: "genitive") } darf man nicht auf mehrere verteilen.
       *[rested] Beliebig oft, mit { -army(form: "plural") }, die nicht angegriffen haben.
    }
value-tired =
    { $taken_along ->
        [rested] { -army(form: "plural") }, die in ein erobertes { -territory } nachgezogen sind, dürfen noch verschoben werden, wenn sie nicht angegriffen haben.
       *[tired] Auch { -army(form: "plural") }, die in ein erobertes { -territory } nachgezogen sind, dürfen nicht mehr verschoben werden.
    }
value-destroyed =
    { $by_other ->
        [counts] Sie zählt, egal wer es war.
       *[reads_as_territories] War es nicht der Besitzer der { -card } selbst, heißt die { -mission } nun: Besetze 24 { -territory(form: "plural") }.
    }
value-missions =
    { $cards ->
        [one] 1 { -card }
       *[other] { $cards } { -card(form: "plural") }
    }.{ $known ->
        [yes] { " " }Alle kennen die Liste; wer welche hat, ist geheim.
       *[no] { "" }
    }

mode-for-players = { $mode } für { $players } { -player }
modes-for-players = { LIST($modes, kind: "comma") }
edition-no-mode = { $edition } hat keinen { -mode } „{ $word }“{ did-you-mean }; es gibt { $modes }
edition-no-players = Bei { $edition } gibt es { $mode } nicht für { $players } { -player }; es gibt { $modes }
edition-not-for = { $edition } ist nicht für { $players } { -player }; es gibt { $modes }
edition-no-option =
    { $edition } hat keine { -option } „{ $word }“{ did-you-mean }; { -option(form: "plural") }: { NUMBER_OF($options) ->
        [0] keine
       *[other] { LIST($options, kind: "comma") }
    }
option-one-of = die { -option } { $option } muss einen der Werte { LIST($values, kind: "comma") } haben, nicht { $value }
variant-name = der Name einer { -variant } muss ein nicht leerer Text sein, nicht { $value }
edition-varied = { $edition }, mit { -house-rule(form: "plural-dative") }
variant-changes = { LIST($changes, kind: "semicolon") }
variant-change = { $field } { $before } → { $now }
column-variant = Hier
unknown-edition = eine { -edition } „{ $word }“ gibt es nicht{ did-you-mean }; wähle { LIST($known, kind: "comma") } oder gib den Pfad einer .toml-Datei an
file-not-read = { $file } ist nicht lesbar: { $why }
variant-written-as = die { -variant } { $variant } schreibt man als { $written }
unknown-field = ein Feld „{ $word }“ gibt es nicht{ did-you-mean }
field-impossible = das Feld { $field } kann nicht { $value } sein
text-of-edition = der Text gehört zur { -edition } { $text }, nicht zu { $edition }
edition-needed = die { -edition } „{ $edition }“ ist keine von { LIST($known, kind: "comma") }: Gib sie mit dem Text an, als Edition oder als Pfad einer .toml-Datei
unknown-clause = eine { -rule } „{ $word }“ gibt es nicht{ did-you-mean }

column-edition = { -edition }
column-value = Regelung
column-where = Stelle
column-note = Anmerkung
column-clause = { -rule }
mark-printed = im Regelheft
mark-silent = nicht im Regelheft
mark-reading = Auslegung
mark-house = { -house-rule }
value-as-clause = Wie es in der { -rule } steht.
taken-from =
    { $edition ->
        [none] allgemein üblich
        [others] wie die anderen { -edition(form: "plural") }
       *[other] wie { $edition }
    }
number-of-players = { LIST($players, kind: "comma") } { -player }
list-of-editions = { -edition(form: "plural") } und für wie viele { -player } ihre { -mode(form: "plural") } sind
rules-of-edition = { $edition }: { $modes }. { $summary }
compare-needs-two = compare braucht mindestens zwei verschiedene { -edition(form: "plural") }
editions-differ =
    { LIST($editions) } unterscheiden sich{ $mode ->
        [none] { "" }
       *[other] { " " }bei { $mode }
    } { $clauses ->
        [0] nicht
        [one] in 1 { -rule }
       *[other] in { $clauses } { -rule(form: "plural") }
    }
too-few-missions =
    { $edition } hat nur { $missions ->
        [one] 1 { -mission }
       *[other] { $missions } { -mission(form: "plural") }
    } für den { -board } { $board }, zu wenige für { $players } { -player }

### Boards

board-unusable = Der { -board } { $source } ist nicht brauchbar:
board-from-data = aus Daten
unknown-board = diesen { -board } gibt es nicht{ did-you-mean }; wähle { LIST($known, kind: "comma") } oder gib den Pfad einer .json-Datei an
board-file = die Datei ist nicht lesbar: { $why }
board-not-json = das ist kein JSON: { $why }
board-has-no-territory = { $board } hat kein { -territory } „{ $word }“{ did-you-mean }
board-has-no-continent = { $board } hat keinen { -continent } „{ $word }“{ did-you-mean }

### Notation

position-error = { $field }: { $why }
position-too-large = In einem { -territory } stehen mehr { -army(form: "plural") }, als eine Seite zeigen kann: Mehr als { $most } dürfen es nicht sein.
position-unusable = Die { -position } ist nicht brauchbar: { $field }: { $why }
as-sentence = { CAPITALISED($said) }.
text-ends = Der Text endet vor diesem Wort. Eine { -position } muss mit { LIST($fields, kind: "comma") } beginnen, in dieser Reihenfolge und mit Leerzeichen dazwischen.
text-words =
    Vor „{ $word }“ { $words ->
        [one] steht 1 Wort
       *[other] stehen { $words } Wörter
    }, es müssen aber { NUMBER_OF($fields) } sein: { LIST($fields, kind: "comma") }, in dieser Reihenfolge.
text-no-field = Eine { -position } hat kein Feld „{ $word }“{ did-you-mean }. Ihre Felder sind { LIST($known, kind: "comma") }.
text-no-equals = „{ $word }“{ did-you-mean } muss ein Feld mit seinem Wert sein, wie { $like }. Hinter der { -round } darf nichts anderes stehen.
text-no-value = Hinter dem Gleichheitszeichen muss ein Wert stehen. Ohne Wert muss das Feld entfallen.
text-field-twice = Das Feld darf nur einmal vorkommen. Lösche eins von beiden.
text-no-seat = „{ $letter }“ ist kein { -player }; die { -player(form: "plural") } sind { LIST($known, kind: "comma") }.
text-seat-missing = Der Buchstabe eines { -player(form: "genitive") } fehlt; die { -player(form: "plural") } sind { LIST($known, kind: "comma") }.
text-no-owner = „{ $letter }“ steht für keinen Besitzer; möglich sind { LIST($known, kind: "comma") }.
text-other-board = Der Text gehört zum { -board } { $text }, nicht zu { $board }.
text-board-needed = „{ $board }“ ist keiner von { LIST($known, kind: "comma") }: Gib den { -board } mit dem Text an, als Board oder als Pfad einer .json-Datei.
text-continents =
    Der { -board } hat { $continents ->
        [one] 1 { -continent }
       *[other] { $continents } { -continent(form: "plural") }
    }, also muss der Text ebenso viele Gruppen mit / dazwischen haben, nicht { $groups }.
text-group = Jedes { -territory } in „{ $group }“ muss ein Buchstabe mit einer Zahl sein, wie { $like }, oder ein Strich, wenn es niemandem gehört.
text-territories =
    { CONTINENT($continent) } hat { $territories ->
        [one] 1 { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    }, also muss die Gruppe ebenso viele Einträge haben, nicht { $entries }.
text-no-seat-value = „{ $part }“ hat nach dem { -player } keinen Wert.
text-part = „{ $part }“ muss aussehen wie { $like }.
text-card-missing = Es fehlt eine { -card }: Vor und hinter jedem + muss eine stehen.
text-place-missing = Der Name eines { -territory(form: "genitive") } fehlt.
text-seat-twice = Der { -player } { $letter } kommt doppelt vor.
text-no-phase = Eine { -phase } „{ $word }“ gibt es nicht{ did-you-mean }. Möglich sind { LIST($known, kind: "comma") }.
text-phase-alone = Hinter der { -phase } { $phase } darf nichts mehr stehen.
text-phase-armies = Hinter der { -phase } { $phase } müssen ein Doppelpunkt und die Zahl der { -army(form: "plural") } stehen, die aufzustellen sind, wie in { $phase }:3.
text-phase-battle = Hinter der { -phase } { $phase } muss von>nach:{ -army(form: "plural") }:{ -die(form: "plural") } stehen.
text-number = „{ $number }“ muss eine ganze Zahl von 0 bis { $most } sein.
text-begins-with-0 = „{ $number }“ darf nicht mit einer 0 beginnen.
text-none-of = Statt „{ $part }“ muss hier eins von { LIST($known, kind: "comma") } stehen.
text-no-mission = Eine { -mission } „{ $word }“ gibt es nicht{ did-you-mean }. Möglich sind { LIST($known, kind: "comma") }.
text-nobody = „{ $letter }“ steht für niemanden, aber hier muss ein { -player } stehen.
text-no-armies = „{ $part }“ muss mit einem Doppelpunkt und einer Zahl von { -army(form: "plural") } zwischen 0 und { $most } enden, wie in { $like }.
text-no-continent = Einen { -continent } „{ $word }“ gibt es nicht{ did-you-mean }.

words-missing = Es fehlt eine { -move }. Schreibe eine von diesen: { LIST($actions, kind: "comma") }.
words-no-action = Eine { -move } „{ $word }“ gibt es nicht{ did-you-mean }.
words-other = Schreibe { $like }, nicht { $words }.
words-border = „{ $word }“ muss die Form VON>NACH haben, wie { $like }.
words-of-action =
    { $action ->
        [claim] claim LAND
        [place] place LAND ARMEEN
        [capital] capital LAND
        [trade] trade KARTE KARTE KARTE, mit bonus LAND, wo der { -player } wählt
        [attack] attack VON>NACH ARMEEN, mit dice ZAHL für weniger { -die }
        [defend] defend WÜRFEL
        [occupy] occupy ARMEEN
        [fortify] fortify VON>NACH ARMEEN
       *[end] end
    }

record-error = Zeile { $line }: { $why } [{ $rule }]
record-no-log = Der { -log } fehlt: Er muss mit der Zeile { $opens } beginnen.
record-not-toml = Der Kopf ist bei „{ $text }“ nicht lesbar. Kopiere noch einmal die ganze Aufzeichnung und sonst nichts: von der Zeile { $first } bis zur Zeile { $last }.
record-too-deep = Der Kopf ist zu tief verschachtelt.
record-large-number = Im Kopf steht eine zu große Zahl.
record-no-key = In einer Aufzeichnung gibt es kein „{ $word }“{ did-you-mean }.
record-key-kind =
    { $key } muss { $kind ->
        [int] eine ganze Zahl
        [list] eine Liste
        [dict] eine Tabelle
       *[str] ein Text
    } sein.
record-other-format = Die Aufzeichnung hat das Format { $format }, hier kann aber nur Format { $read } gelesen werden.
record-no-start = Im Kopf fehlt start, die { -position }, mit der die { -game } beginnt.
record-other-header = Im Kopf steht { LIST($header, kind: "comma") }, in der { -position } zu Beginn aber { LIST($start, kind: "comma") }.
record-viewer = Der viewer muss einer von { LIST($known, kind: "comma") } sein.
record-hides = Diese Aufzeichnung ist für einen einzelnen { -player } oder für Zuschauer geschrieben. Sie lässt weg, was diese nicht sehen dürfen, deshalb lässt sich die { -game } damit nicht nachspielen. Speichere die Aufzeichnung vollständig.
record-no-deck = Hier wird ein neuer { -deck } gemischt, aber die Aufzeichnung nennt die Reihenfolge seiner { -card(form: "plural") } nicht.
record-names = Nur { LIST($seats, kind: "comma") } können Namen haben.
record-not-closed = Der { -log } ist nicht abgeschlossen: An seinem Ende fehlt { $quotes }.
record-no-action = Die Zeile enthält keine { -move }.
record-no-seat = „{ $word }“ spielt in dieser { -game } nicht mit{ did-you-mean }.
record-other-end =
    Laut Kopf gewinnt { $winner }{ $reason ->
        [none] { "" }
       *[other] { " " }mit { $reason }
    }; am Ende des { -log(form: "genitive") } hat { $won_by ->
        [none] niemand gewonnen
       *[other] aber { $won_by } mit { $won_reason } gewonnen
    }.
record-out-of-dice = die Aufzeichnung enthält { $dice } { -die }, aber bis hierher werden { $needed } gebraucht
record-name = der Name von { $seat } muss ein Text sein, nicht { $name }
record-comment = ein Kommentar muss eine einzige Zeile sein, ohne Steuerzeichen und ohne drei Anführungszeichen hintereinander
branch-steps = ein Zweig muss Schritte haben, etwa { $like }, nicht { $steps }
branch-name = Der Name eines Zweigs darf höchstens { $most } Zeichen haben. Kürze ihn.
branch-then = ein Zweig kann nur von Zweigen fortgesetzt werden, nicht von { $then }
branch-levels = Höchstens { $most } Zweige können aufeinander folgen. Beginne an einem späteren Punkt der { -game }.

record-nobody-first = Zeilen ohne { -player } müssen vor der ersten { -move } stehen.
record-nobodys-lines = Nur starter und dealt sind Zeilen ohne { -player }.
record-starter-die = Statt { $seat } { $die } müssen hier ein { -player } und sein { -roll } stehen.
record-no-starter-dice = In dieser { -game } wird um den ersten { -turn } nicht gewürfelt.
record-other-starter = Nach diesen { -die(form: "plural-dative") } beginnt { $first }, in der { -position } aber { $starter }.
record-next-dice = Die nächsten { -roll(form: "plural") } müssen von { LIST($seats, kind: "comma") } sein.
record-more-dice = Hier wird nicht weiter gewürfelt: Nur { $seat } hat den höchsten { -roll }.
record-other-deal = In der { -position }, mit der die Aufzeichnung beginnt, sind die { -territory(form: "plural") } so verteilt: { LIST($dealt, kind: "comma") }.
record-pairs = Hier müssen sich { -player(form: "plural") } und Zahlen abwechseln.

record-no-outcome = „{ $word }“ ist kein Ergebnis{ did-you-mean }.
record-no-die = „{ $word }“ ist kein { -die }: Ein { -die } zeigt 1 bis 6.
record-wrong-dice =
    Hier wird mit { $attack ->
        [0] keinem { -die }
        [one] 1 { -die }
       *[other] { $attack } { -die(form: "plural-dative") }
    } angegriffen und mit { $defence ->
        [0] keinem
        [one] 1 { -die }
       *[other] { $defence } { -die(form: "plural-dative") }
    } verteidigt, in der Aufzeichnung sind es aber { $attack_recorded ->
        [0] keiner
       *[other] { $attack_recorded }
    } und { $defence_recorded ->
        [0] keiner
       *[other] { $defence_recorded }
    }.
record-other-roll = Der { -attacker } hat { LIST($rolled, kind: "space") } gewürfelt, aber in der Aufzeichnung steht { LIST($recorded, kind: "space") }.
record-nothing-such = In der Aufzeichnung steht „{ $outcome }“, aber das geschieht hier nicht.
record-other-outcome = In der Aufzeichnung steht „{ $outcome }“, aber nach den { -rule(form: "plural-dative") } ist es „{ $expected }“.

## Links, and why they can't be opened.

link-none = In diesem Text steht kein Link zu einer { -game }. Kopiere den ganzen Link bis zum letzten Zeichen.
link-cut = Diesem Link fehlt das Ende. Bitte um den ganzen Link oder um die { -game } als Datei.
link-changed = Dieser Link wurde unterwegs verändert und lässt sich nicht öffnen. Lass dir den Link noch einmal schicken, oder die { -game } als Datei.
link-newer = Diesen Link hat eine neuere Version des Programms erstellt. Aktualisiere das Programm, um ihn zu öffnen.
link-unreadable = Dieser Link lässt sich nicht öffnen: { $why }
link-long = Für einen Link ist diese { -game } zu lang: Er kann höchstens { $most } Zeichen haben. Speichere sie als Datei.

### Odds, bots and simulation

evaluation-seat = { SEAT($seat) } { $chance }
evaluation-shown = { LIST($parts, kind: "comma") }
evaluation-chance = Gewinnchance
evaluation-assumes = wenn alle etwa so gut spielen wie der Experte
hint-over = die { -game } ist zu Ende, es gibt nichts mehr zu tun
hint-plan =
    { $target ->
        [none] { "" }
       *[other] , dann greife { TERRITORY($target, case: "accusative") } { TERRITORY($source, case: "from") } aus an ({ -odds } auf die { -capture }: { $odds })
    }
hint-plan-chance = Mit diesem Plan hast du { $after } Gewinnchance.
hint-attack = Greife { TERRITORY($target, case: "accusative") } { TERRITORY($source, case: "from") } aus an, { $armies } gegen { $others }: { $odds } { -odds } auf die { -capture }.
hint-attack-chance =
    Mit diesem Plan hast du { $after } Gewinnchance{ $same ->
        [yes] { "" }
       *[no] ; hörst du jetzt auf, { $before }
    }; scheitert der { -attack }, { $lost }.
hint-stop =
    { $same ->
        [yes] Greife nicht mehr an: Der beste { -attack }, der noch bleibt, auf { TERRITORY($target, case: "accusative") } { TERRITORY($source, case: "from") } aus ({ -odds } auf die { -capture }: { $odds }), würde deine Gewinnchance nicht erhöhen.
       *[no] Greife nicht mehr an: Jetzt hast du { $before } Gewinnchance. Mit dem besten { -attack }, der noch bleibt, auf { TERRITORY($target, case: "accusative") } { TERRITORY($source, case: "from") } aus ({ -odds } auf die { -capture }: { $odds }), wären es { $after }.
    }
hint-nothing-left = Greife nicht mehr an: Kein { -attack } hat gute { -odds(form: "plural") }. Du hast { $before } Gewinnchance.
hint-place =
    Stelle { $armies ->
        [one] 1 { -army }
       *[other] { $armies } { -army(form: "plural") }
    } { TERRITORY($territory, case: "in") } auf{ hint-plan }.
hint-place-rest = Stelle danach { LIST($parts) } auf.
hint-place-third =
    Stelle { $armies ->
        [one] 1 { -army }
       *[other] { $armies } { -army(form: "plural") }
    } { TERRITORY($territory, case: "in") } auf: Dann stehen dort { $total }; nebenan hat { SEAT($seat) } { $others }.
hint-occupy =
    Lass { $armies ->
        [one] 1 { -army }
       *[other] { $armies } { -army(form: "plural") }
    } { TERRITORY($territory, case: "to") } nachziehen und { $left } { TERRITORY($behind, case: "in") } stehen{ hint-plan }.
hint-fortify =
    Verschiebe { $armies ->
        [one] 1 { -army }
       *[other] { $armies } { -army(form: "plural") }
    } { TERRITORY($source, case: "from") } { TERRITORY($target, case: "to") }{ $same ->
        [yes] { "" }
       *[no] . Deine Gewinnchance ändert sich von { $before } auf { $after }
    }.
hint-trade = Tausche diese { -set } gegen { number-of-armies } ein.
hint-claim =
    Besetze { TERRITORY($territory, case: "accusative") }: Dann hältst du { $held } von { $size } in { CONTINENT($continent) } (+{ $bonus }), und { $others ->
        [0] sonst hat dort niemand etwas.
       *[other] die anderen haben { $others }.
    }
hint-set =
    Stelle eine { -army } { TERRITORY($territory, case: "in") } auf: Dann { $armies ->
        [one] steht dort 1
       *[other] stehen dort { $armies }
    }, { $enemy ->
        [none] und kein { -opponent } ist nebenan.
       *[other] gegen { $others } { TERRITORY($enemy, case: "in") }.
    }
hint-capital =
    Mache { TERRITORY($territory, case: "accusative") } zu deiner { -capital }: Dort hast du { $armies ->
        [one] 1 { -army }
       *[other] { $armies } { -army(form: "plural") }
    } und ringsum { $own }; deine { -opponent(form: "plural") } haben ringsum { $others }.
hint-defend =
    Verteidige mit { $dice ->
        [one] 1 { -die }
       *[other] { $dice } { -die(form: "plural-dative") }
    }: Im Schnitt verlierst du { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } { -army(form: "plural") } und der { -attacker } { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
hint-end = Mach weiter: Hier gibt es nichts mehr, was deine Gewinnchance ({ $before }) erhöht.
hint-wins = Geht alles gut ({ $odds }), bringt das { LIST($won) }.
hint-wins-territories =
    { $territories ->
        [one] 1 { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    }
hint-wins-continent = { CONTINENT($continent) } (+{ $bonus })
hint-wins-out =
    { $cards ->
        [0] das letzte { -territory } { SEAT($seat, case: "genitive") }
        [one] das letzte { -territory } { SEAT($seat, case: "genitive") } und 1 { -card }
       *[other] das letzte { -territory } { SEAT($seat, case: "genitive") } und { $cards } { -card(form: "plural") }
    }
hint-wins-card = eine { -card }
hint-wins-capital = vielleicht die geheime { -capital }, mit der du gewinnst ({ $odds })
hint-wins-now =
    { $sure ->
        [yes] Damit ist die { -game } gewonnen.
       *[no] Damit ist die { -game } gewonnen, wenn alles gut geht ({ $odds }).
    }
hint-open =
    { $taken ->
        [yes] { CAPITALISED(TERRITORY($territory, case: "nominative")) } { GENDER($territory) ->
            [pl] wären
           *[other] wäre
        } dann ungeschützt
       *[no] { CAPITALISED(TERRITORY($territory, case: "nominative")) } { GENDER($territory) ->
            [pl] bleiben
           *[other] bleibt
        } damit ungeschützt
    }: Dort { $armies ->
        [one] steht 1 { -army }
       *[other] stehen { $armies } { -army(form: "plural") }
    } gegen { $others } { TERRITORY($enemy, case: "in") }, und das { -territory } fiele in { $odds } der Fälle.
plans-none = Pläne lassen sich nur im Zug eines Spielers vergleichen, während er { -army(form: "plural") } aufstellt oder verschiebt oder angreift.
plans-unplaced =
    Stelle zuerst alle Armeen auf: Der Plan lässt { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } übrig.
branch-way = { TERRITORY($source) } → { TERRITORY($target) }
plan-named = { $letter } · { plan-by }
plan-by =
    { $by ->
        [played] wie gespielt
        [own] deiner
       *[expert] Experte
    }
plan-shown = { $letter } ({ plan-by }) { $chance }
plan-chance =
    { $chance } ±{ $error }{ $games ->
        [0] { "" }
        [one] {" "}(1 Partie)
       *[other] {" "}({ $games } Partien)
    }
plan-better =
    { $better } ist um { $points ->
        [one] 1 Prozentpunkt
       *[other] { $points } Prozentpunkte
    } besser als { $other } ({ $low } bis { $high }){ plan-games }.
plan-alike = Zwischen { $better } und { $other } wurde kein Unterschied gefunden{ plan-games }.
plan-games =
    { $games ->
        [0] { "" }
        [one] {" "}(je 1 Partie)
       *[other] {" "}(je { $games } Partien)
    }
plan-step-attack = { TERRITORY($source) } → { TERRITORY($target) } ({ $odds })
plan-step-fortify = { $armies } { TERRITORY($source, case: "from") } { TERRITORY($target, case: "to") }
plan-step-occupy = { $armies } nachziehen lassen
plan-step-trade = eine { -set } eintauschen
plan-step-none = hier aufhören
plan-head-plan = Plan
plan-head-steps = Schritte
plan-head-chance = Gewinnchance
plan-head-success = Alle Angriffe gelingen
plan-head-open = Schwachstelle
hint-nudge-continent =
    Sieh dir { CONTINENT($continent) } an: Welches { -territory } dort { $kind ->
        [place] braucht am dringendsten { -army(form: "plural") }
        [capital] ist am sichersten
       *[claim] ist für dich am meisten wert
    }?
hint-nudge-attack = Schau, was sich { TERRITORY($source, case: "from") } aus erobern lässt.
hint-nudge-fortify = Nützen die { -army(form: "plural") } { TERRITORY($source, case: "in") } dort etwas?
hint-nudge-occupy = Wo werden die { -army(form: "plural") } mehr gebraucht, { TERRITORY($source, case: "in") } oder { TERRITORY($target, case: "in") }?
hint-nudge-trade = Schau dir deine { -card(form: "plural") } an.
hint-nudge-defend = Vergleiche, was du mit einem { -die } verlierst und was mit zweien.
hint-nudge-stop = Ist noch ein { -attack } sein Risiko wert?
hint-nudge-end = Gibt es hier noch etwas zu tun?
dice-of =
    { $edition ->
        [none] { "" }
       *[other] { " " }({ -die }: { $edition })
    }
odds-shown =
    { $attackers ->
        [one] 1 { -army }
       *[other] { $attackers } { -army(form: "plural") }
    } gegen { $defenders }{ $stop ->
        [none] { "" }
       *[other] , Halt bei { $stop }
    }: { $win } { -odds } auf die { -capture }; im Schnitt { $lost } verloren und { $beaten } besiegt{ dice-of }
odds-no-army = in einem { -territory } muss mindestens eine { -army } stehen, nicht { $armies }
# Names of charts: what is taken or held is the territory.
odds-shown-taken = { $chance } erobert
odds-shown-held = { $chance } gehalten
odds-shown-attackers = übrige { -attacker }
odds-shown-defenders = übrige { -defender }
fast-compiling-bar = Es wird kompiliert
fast-compiling =
    { $parts ->
        [one] Ein Teil
       *[other] { $parts } Teile
    } des schnellen Spiels { $parts ->
        [one] wird
       *[other] werden
    } kompiliert, das kann { $seconds } Sekunden dauern. Jeder Teil wird nur einmal kompiliert, und auch jeder { -bot } ist ein Teil.
fast-would-take = So dauern die { -game(form: "plural") } noch { $left }. Mit fast=True wären es etwa { $fast }.
simulation-shown =
    { $games ->
        [one] 1 { -game }
       *[other] { $games } { -game(form: "plural") }
    }{ $unfinished ->
        [0] { "" }
       *[other] , davon { $unfinished } nicht zu Ende gespielt
    }{ $forfeits ->
        [0] { "" }
       *[other] , { $forfeits } aufgegeben
    }, Median { $rounds ->
        [one] 1 { -round }
       *[other] { $rounds } { -round(form: "plural") }
    }{ $stopped ->
        [yes] ; abgebrochen
       *[no] { "" }
    }
simulation-share = { $bot } { $share }
simulation-bot-on-seat = { SEAT($seat) } ({ $bot })
simulation-bot = { -bot }
simulation-games = { -game(form: "plural") }
simulation-wins = gewonnen
simulation-share-head = Anteil an allen { -game(form: "plural") }
simulation-interval = 95{ "\u00A0" }%-Intervall
simulation-places = Siege nach { -seat } in der Zugreihenfolge: { LIST($wins, kind: "comma") }.
# A chance, written one way wherever one is told: it never breaks from its sign.
display-percent = { $percent }{ "\u00A0" }%
display-percent-least = unter{ "\u00A0" }1{ "\u00A0" }%
display-percent-most = über{ "\u00A0" }99{ "\u00A0" }%
list-of-boards = { -board(form: "plural") }
board-classic = Klassisch
    .about = Die Welt: 42 { -territory(form: "plural") } auf 6 { -continent(form: "plural-dative") }.
board-island = Insel
    .about = 6 { -territory(form: "plural") } auf 2 { -continent(form: "plural-dative") }, für einen ersten Blick auf die { -rule(form: "plural") }.
board-strait = Meerenge
    .about = 12 { -territory(form: "plural") } auf 3 { -continent(form: "plural-dative") }: zwei Küsten und Inseln dazwischen.
list-of-bots = { -bot(form: "plural") }
column-what = was es ist
column-plays = wie er spielt
# Ten rungs, from the weakest on; each beats the one below in some two games of three.
bot-newcomer = Neuling, 1 von 10
    .name = Neuling
    .summary = Hat gerade erst die { -rule(form: "plural") } gelernt, übersieht viel, verzettelt seine { -army(form: "plural") } und vergisst seine { -card(form: "plural") }.
bot-beginner = Anfänger, 2 von 10
    .name = Anfänger
    .summary = Hört zu früh auf und jagt { -continent(form: "plural-dative") } nach, die sich nicht halten lassen.
bot-learner = Lehrling, 3 von 10
    .name = Lehrling
    .summary = Weiß, was er will, verstreut seine { -army(form: "plural") } aber an den { -border(form: "plural") }.
bot-casual = Gelegenheitsspieler, 4 von 10
    .name = Gelegenheitsspieler
    .summary = Spielt eine Weile gut; dann nimmt er zu wenige { -army(form: "plural") } mit oder greift einmal zu oft an.
bot-regular = Vielspieler, 5 von 10
    .name = Vielspieler
    .summary = Übersieht ab und zu einen { -attack } und lässt { -army(form: "plural") } untätig stehen.
bot-practised = Geübter { -player }, 6 von 10
    .name = Geübter { -player }
    .summary = Sammelt seine { -army(form: "plural") } meistens an einem Ort und vergisst manchmal eine { -set }.
bot-skilled = Könner, 7 von 10
    .name = Könner
    .summary = Macht ein paar Fehler pro { -game }.
bot-strong = Starker { -player }, 8 von 10
    .name = Starker { -player }
    .summary = Spielt nach genauen { -odds(form: "plural") } und übersieht kaum je etwas.
bot-veteran = Veteran, 9 von 10
    .name = Veteran
    .summary = Plant wie der Experte, verteilt aber seine { -army(form: "plural") } und übersieht hin und wieder einen { -attack }.
bot-easygoing = Leicht
    .name = Leicht
    .summary = Spielt wie ein Anfänger, greift bei schlechten { -odds(form: "plural") } an, vergisst { -continent(form: "plural") } und bewacht nichts.
bot-cautious = Normal
    .name = Vorsichtig
    .summary = Spielt vernünftig und greift an, wenn die { -odds(form: "plural") } gut sind.
bot-bold = Normal, kühn
    .name = Kühn
    .summary = Spielt ungeduldig und geht auch bei ausgeglichenen { -odds(form: "plural") } drauflos.
bot-planning = Planend
    .name = Planer
    .summary = Spielt nach genauen { -odds(form: "plural") }, mit eigenen Einstellungen.
bot-simple = Einfach
    .name = Einfach
    .summary = Sammelt seine { -army(form: "plural") } an einer { -border } und greift an, wo er stärker ist.
bot-expert = Experte, 10 von 10
    .name = Experte
    .summary = Plant den ganzen { -turn } und misst jeden Plan an der Gewinnchance, zu der er führt.
bot-master = Meister
    .name = Meister
    .summary = Denkt wie der Experte und spielt dann im Kopf weiter, um zu sehen, was die anderen daraus machen.
bot-random = Zufall
    .name = Zufall
    .summary = Wählt irgendeine erlaubte { -move }, ohne Plan.
column-level = Spielstärke
bot-level =
    { $level ->
        [easy] leicht, etwa Stufe { $beside } von 10
        [normal] normal, etwa Stufe { $beside } von 10
        [expert] Experte
       *[none] { $rung ->
            [none] keine
           *[other] { $rung } von 10
        }
    }
unknown-bot = einen { -bot } „{ $word }“ gibt es nicht{ did-you-mean }; wähle { LIST($known, kind: "comma") }

picture-title = { -board } { $board }
picture-free = { TERRITORY($territory) }
picture-held = { TERRITORY($territory) } { $armies }
picture-holds = { CAPITALISED(SEAT($seat)) } hält besetzt: { LIST($places, kind: "comma") }.
picture-capital =
    { CAPITALISED(TERRITORY($territory, case: "nominative")) } { GENDER($territory) ->
        [pl] sind
       *[other] ist
    } die { -capital } { SEAT($seat, case: "genitive") }.
picture-nobody =
    { $whole ->
        [yes] Kein { -territory } ist besetzt
       *[no] Frei: { LIST($places, kind: "comma") }
    }.
column-territories = { -territory(form: "plural") }
column-armies = { -army(form: "plural") }
column-cards = { -card(form: "plural") }
has-won = hat gewonnen
is-out = ausgeschieden
is-on-turn = am { -turn }
must-act = entscheidet

### Fair dice

fair-partial = von dieser { -game } ist nur ein Teil bekannt, deshalb lassen sich ihre { -roll(form: "plural") } nicht ansehen
fair-none = Es wurde noch nicht gewürfelt.
fair-test =
    { $rolls ->
        [one] 1 { -roll }
       *[other] { $rolls } { -roll(form: "plural") }
    }, { $dice } { -die }. { $kind ->
        [odd] Faire { -die } fallen in weniger als einer von 100 { -game(form: "plural") } so ungleichmäßig.
       *[even] Faire { -die } fallen in { $percent } von 100 { -game(form: "plural") } mindestens so ungleichmäßig: Daran ist nichts auffällig.
    }
fair-who = Wer würfelte
fair-mean = Mittelwert
fair-luck = Durch Würfelglück gesparte { -army(form: "plural") }
fair-won = Durch Würfelglück gewonnene { -territory(form: "plural") }
fair-number = { -roll }
fair-round = { -round }
fair-from-to = Von, nach
fair-attack = { -attack }
fair-defence = { -defence }
fair-every-roll =
    { $rolls ->
        [one] Der { -roll }
       *[other] Sämtliche { $rolls } { -roll(form: "plural") }
    }
fair-without-a-seed = Diese { -die } stammen aus keinem Startwert: Sie wurden eingegeben oder aus einer Aufzeichnung gelesen.
fair-commitment = Alle { -roll(form: "plural") } und das Mischen dieser { -game } stammen aus einem einzigen Startwert. Ein Hash aus dem Startwert und einem geheimen Schlüssel, HMAC-SHA-256, ist { $commitment }. Schreibe ihn auf: Startwert und Schlüssel werden nach der { -game } gezeigt.
fair-seed = Alle { -roll(form: "plural") } und das Mischen dieser { -game } stammten aus dem Startwert { $seed }. Mit dem Schlüssel { $key } ist sein HMAC-SHA-256 { $commitment }, wie schon während der { -game } zu lesen war.
fair-from-a-position = diese { -game } begann mit einer vorgegebenen { -position }: Prüfen lässt sich nur eine { -game } von Anfang an
fair-differ-at-the-start = Die Eröffnung dieser { -game } ergibt sich nicht aus diesem Startwert.
fair-differ = { -move } { $number } dieser { -game } ging anders aus, als es dieser Startwert ergibt.

### Review

review-partial = von dieser { -game } ist nur ein Teil bekannt, deshalb lässt sie sich nicht analysieren
review-shown =
    { $turns ->
        [0] Es wurde noch kein { -turn } gespielt.
        [one] 1 { -turn }
       *[other] { $turns } { -turn(form: "plural") }
    }{ $turns ->
        [0] { "" }
       *[other] , { $points ->
            [0] kein Wendepunkt
            [one] 1 Wendepunkt
           *[other] { $points } Wendepunkte
        }.
    }
review-chances = Gewinnchance nach jedem { -turn }
review-turns = { -turn(form: "plural") }
review-turning-points = Wendepunkte
review-turning-point =
    { -round } { $round }: { $what } Die Gewinnchance { SEAT($seat, case: "genitive") } änderte sich von { $before } auf { $after }, vor allem { $why ->
        [dice] durch die { -die }
        [choices] dadurch, wohin die { -army(form: "plural") } kamen
       *[others] durch das, was andere taten
    }.
review-turn =
    { CAPITALISED(SEAT($seat)) } eroberte { $captured ->
        [0] kein { -territory }
        [one] 1 { -territory }
       *[other] { $captured } { -territory(form: "plural") }
    }{ $last ->
        [lost] { " " }und
       *[other] ,
    } verlor { $lost ->
        [0] keine { -army }
        [one] 1 { -army }
       *[other] { $lost } { -army(form: "plural") }
    }{ $gains ->
        [none] { "" }
       *[some] { $last ->
            [gains] { " " }und
           *[other] ,
        } vervollständigte { CONTINENTS($gained) }
    }{ $breaks ->
        [none] { "" }
       *[some] { $last ->
            [breaks] { " " }und
           *[other] ,
        } knackte { CONTINENTS($broken) }
    }{ $outs ->
        [none] { "" }
       *[some] { $last ->
            [outs] { " " }und
           *[other] ,
        } eliminierte { SEATS($out, case: "accusative") }
    }{ $cards ->
        [0] { "" }
        [one] { " " }und bekam 1 { -card }
       *[other] { " " }und bekam { $cards } { -card(form: "plural") }
    }.
review-better = Ein besserer Plan für { SEAT($seat, case: "accusative") } in { -round } { $round }: { $plan } Die getroffene Wahl brachte { $got }.
review-no-mistake =
    { $fell ->
        [yes] { CAPITALISED(SEAT($seat)) } blieb in { -round } { $round } hinter dem Plan des Experten zurück, aber keine einzelne Entscheidung war eindeutig ein Fehler.
       *[no] Nichts von dem, was { SEAT($seat) } in { -round } { $round } entschied, war eindeutig ein Fehler.
    }
review-left-open =
    { CAPITALISED(SEAT($seat)) } hatte { TERRITORY($territory, case: "in") } { $armies ->
        [one] 1 { -army }
       *[other] { $armies } { -army(form: "plural") }
    } gelassen: Die { -odds }, dass { SEAT($enemy) } { $breaks ->
        [some] { CONTINENT($continent) } knackt
       *[none] das { -territory } erobert
    }, lag bei { $odds }.
review-story-end =
    { $won ->
        [yes] { CAPITALISED(SEAT($seat)) } gewann die { -game } in { -round } { $round }.
       *[no] Niemand hat gewonnen; in { -round } { $round } lag { SEAT($seat) } vorn, mit einer Gewinnchance von { $chance }.
    }
review-story-course =
    { CAPITALISED(SEAT($seat)) } begann mit einer Gewinnchance von { $first } { $fell ->
        [yes] und stand in { -round } { $round } bei nur noch { $lowest }
       *[no] und stand nie viel schlechter
    }.
review-story-turned = Die { -game } kippte in { -round } { $round }: { $what } Die Gewinnchance { SEAT($seat, case: "genitive") } änderte sich von { $before } auf { $after }.
review-story-luck =
    Die { -die(form: "plural") } halfen { SEAT($kind, case: "dative") } am meisten (Gewinnchance +{ $won } { $won ->
        [one] Prozentpunkt
       *[other] Prozentpunkte
    }) und schadeten { SEAT($hard, case: "dative") } am meisten (−{ $cost } { $cost ->
        [one] Prozentpunkt
       *[other] Prozentpunkte
    }).
review-story-mistakes =
    { $mistakes ->
        [0] Nichts von dem, was { SEAT($seat) } entschied, war eindeutig ein Fehler.
        [one] { CAPITALISED(SEAT($seat)) } machte einen eindeutigen Fehler in { -round } { LIST($rounds) }.
       *[other] { CAPITALISED(SEAT($seat)) } machte eindeutige Fehler in { -round } { LIST($rounds) }.
    }
film-title =
    { $mode }, { $won ->
        [yes] gewonnen in { -round } { $round }
       *[no] bis { -round } { $round }
    }
film-round = { -round } { $round }
film-placed = { CAPITALISED(SEAT($seat)) } stellt { number-of-armies } auf.
film-turn =
    { CAPITALISED(SEAT($seat)) } erobert { $named ->
        [yes] { TERRITORIES($places, case: "accusative") }
       *[no] { $number } { -territory(form: "plural") }
    }.
review-put = { $armies } { TERRITORY($territory, case: "in") }
review-plan =
    { $sets ->
        [0] { "" }
        [one] Eine { -set } eintauschen.{ " " }
       *[other] { $sets } { -set(form: "plural") } eintauschen.{ " " }
    }{ $placed ->
        [none] Nichts aufzustellen
       *[some] Aufstellen: { LIST($parts, kind: "and") }
    }; { $target ->
        [none] nicht angreifen
       *[other] beginnen mit { TERRITORY($target, case: "dative") } { TERRITORY($source, case: "from") } aus ({ -odds } auf die { -capture }: { $odds })
    }. Gewinnchance: { $chance }.
# As the plan is told, where the seat began with it: about a turn by itself, or among others.
review-as-planned =
    { $seat ->
        [none] So hätte auch der Experte begonnen
       *[other] { CAPITALISED(SEAT($seat)) } begann { -round } { $round }, wie es der Experte getan hätte
    }: { $sets ->
        [0] { "" }
        [one] eine { -set } eingetauscht,{ " " }
       *[other] { $sets } { -set(form: "plural") } eingetauscht,{ " " }
    }{ $placed ->
        [none] nichts aufzustellen
       *[some] { LIST($parts, kind: "and") }
    }, { $target ->
        [none] kein { -attack }
       *[other] dann { TERRITORY($target, case: "nominative") } { TERRITORY($source, case: "from") } aus ({ -odds } auf die { -capture }: { $odds })
    }.
review-won = Mit diesem { -turn } war die { -game } gewonnen.
review-give-or-take = Der Vergleich mit den Plänen ist eine Schätzung, auf etwa { $points } Prozentpunkte genau.
review-who = { -player }
review-chance-by-dice = Gewinnchance durch die { -die(form: "plural") }, in Prozentpunkten
review-every-turn =
    { $turns ->
        [one] Der { -turn } im Vergleich zum Plan des Experten
       *[other] Sämtliche { $turns } { -turn(form: "plural") } im Vergleich zu den Plänen des Experten
    }
review-column-round = { -round }
review-column-turn = { -turn }
review-column-before = Vorher
review-column-after = Nachher
review-column-dice = { -die }
review-column-planned = Geplant
review-column-difference = Entscheidungen
review-column-plan = Der Plan des Experten

### The laboratory

display-in-per-cent = { $title }, { -odds } in Prozent
display-steps =
    { $number ->
        [one] 1 { -step }
       *[other] { $number } { -step(form: "plural") }
    }
display-more-rows =
    { $number ->
        [one] Noch eine Zeile
       *[other] Noch { $number } Zeilen
    }
display-all-rows = Sämtliche { $number } Zeilen
board-caption = { $board }: { $territories } { -territory(form: "plural") }, { $borders ->
        [one] 1 { -border }
       *[other] { $borders } { -border(form: "plural") }
    }.
# Heads of the columns of a table, a continent in each row: its name, its bonus, how many territories
# it has, and their names.
board-continents = { -continent(form: "plural") }
board-bonus = { -army(form: "plural") } pro { -turn }
board-count = { -territory(form: "plural") }
board-territories = welche
board-places = { TERRITORIES($places) }
edition-rules = Alle { -rule(form: "plural") } dieser { -edition }
verdict-legal =
    { $legal ->
        [yes] ✓ Erlaubt
       *[no] ✗ Nicht erlaubt
    }: { $why }
verdict-clause = { -rule } { $clause }, { $known }
legal-action = { -move }
legal-what-it-does = was sie bewirkt
# A kind is an action as code writes it, "end_phase".
legal-kind =
    { $number ->
        [one] { $kind }: 1 { -move }
       *[other] { $kind }: { $number } { -move(form: "plural") }
    }{ $shown ->
        [40] , davon die ersten 40
       *[other] { "" }
    }
legal-shown =
    { CAPITALISED(SEAT($seat)) }, { PHASE($phase) }: { $number ->
        [one] 1 erlaubte { -move }
       *[other] { $number } erlaubte { -move(form: "plural") }
    }
bot-settings = Wonach er strebt
bot-setting = Einstellung
bot-value = Wert
replay-shown =
    { $edition }, { $mode }, { $players } { -player }: { $standing }; { $actions ->
        [one] 1 { -move }
       *[other] { $actions } { -move(form: "plural") }
    }{ $comments ->
        [0] { "" }
        [one] , 1 Kommentar
       *[other] , { $comments } Kommentare
    }
replay-stopped = { $edition }, { $mode }, { $players } { -player }: nach { $actions ->
        [one] 1 { -move }
       *[other] { $actions } { -move(form: "plural") }
    } bei Zeile { $line } angehalten. { $why }
replay-players = { -player }: { LIST($players, kind: "comma") }.
replay-player = { SEAT($seat) } ist { $name }
replay-last = Die letzte { -position }
# The units of progress-line: "3 of 10 games".
progress-unit =
    { $all ->
        [one] { -game }
       *[other] { -game(form: "plural") }
    }
progress-rows =
    { $all ->
        [one] Zeile
       *[other] Zeilen
    }
progress-orders =
    { $all ->
        [one] Reihenfolge
       *[other] Reihenfolgen
    }
progress-line = { $done } von { $all } { $unit }, { $rate } pro Sekunde, noch { $left }
figures-title = { $board }: eine Zahl für jedes { -territory }
figures-one = { TERRITORY($territory) } { $figure }
figures-all = { LIST($figures, kind: "comma") }.
record-round = { -round }
simulation-plot-share = Anteil an allen { -game(form: "plural") }, mit 95{ "\u00A0" }%-Intervall
simulation-rounds = { -round(form: "plural") } bis zum Ende, beendete { -game(form: "plural") }
campaign-taken = mindestens so viele { -territory(form: "plural") } erobert
odds-table-against = gegen { $armies }
odds-table-plot = Gewinnchance nach Zahl der { -army(form: "plural") }{ dice-of }
odds-table-attackers = { -army(form: "plural") } des { -attacker(form: "genitive") }, von denen eine zurückbleibt
tournament-shown =
    { $bots } { -bot(form: "plural") }, { $games ->
        [one] 1 { -game }
       *[other] { $games } { -game(form: "plural") }
    }{ $unfinished ->
        [0] { "" }
       *[other] , davon { $unfinished } nicht zu Ende gespielt
    }{ $stopped ->
        [yes] ; abgebrochen
       *[no] { "" }
    }
tournament-rated = { $bot } { $elo } ± { $error }
tournament-scale = Elo, 0 ist der Mittelwert dieser { -bot(form: "plural") }
tournament-points = { $elo } ± { $error }
tournament-bot = { -bot }
tournament-elo = Elo ± Fehler
tournament-games = { -game(form: "plural") }
tournament-won = gewonnen
tournament-unfinished = nicht beendet
tournament-note = Elo nach dem Modell von Bradley und Terry, mit Standardfehler; 0 ist der Mittelwert dieser { -bot(form: "plural") }. Die letzten Spalten zeigen, welchen Anteil der entschiedenen { -game(form: "plural") } ein { -bot } gegen jeden anderen gewonnen hat; beide Besetzungen zählen gleich.
tournament-nobody = niemand hat gewonnen
tournament-tables = Tisch für Tisch
tournament-match = { -bot(form: "plural") } und ihre { -seat(form: "plural") }
tournament-table = Tisch
tournament-share = Anteil des ersten { -bot(form: "genitive") }
tournament-pair = { $bot } ({ $seats }) gegen { $opponent } ({ $others })
tournament-ratings = Wertungen
match-head = Ergebnis
match-name = { $bot } gegen { $other }: { $edition } { $mode }, { $players } { -player }
match-told = { $match }. { $result }
match-shown =
    { $why ->
        [better] { $bot } ist besser als { $other }: Er gewinnt { $share } der { -game(form: "plural") } ({ $low } bis { $high }; mit { $confidence } Sicherheit). Entschieden { match-after }.
        [equal] { $bot } und { $other } sind bis auf { $margin } Prozentpunkte gleich stark: { $bot } gewinnt { $share } der { -game(form: "plural") } ({ $low } bis { $high }; mit { $confidence } Sicherheit). Entschieden { match-after }.
        [limit] Nicht entschieden: { $bot } gewinnt { $share } der { -game(form: "plural") } gegen { $other } ({ $low } bis { $high }; mit { $confidence } Sicherheit). Bei der Höchstzahl angehalten, { match-after }.
       *[interrupted] Abgebrochen: { $bot } gewinnt { $share } der { -game(form: "plural") } gegen { $other } ({ $low } bis { $high }; mit { $confidence } Sicherheit), { match-after }.
    }
match-after = nach { $pairs ->
        [one] 1 Paar
       *[other] { $pairs } Paaren
    }, { $games } { -game(form: "plural") }
match-note = Jedes Paar besteht aus zwei { -game(form: "plural") } mit demselben Startwert und vertauschten { -seat(form: "plural-dative") }. Die Intervalle berücksichtigen, dass jeder Vergleich endete, sobald er entschieden war; die der Wertungen nicht.
experiment-shown =
    { $what ->
        [wins] Siege des ersten { -bot(form: "genitive") }
        [rounds] { -round(form: "plural") } bis zum Sieg
        [finished] gewonnene { -game(form: "plural") }
       *[other] { $what }
    }: { LIST($means, kind: "comma") }; Unterschied zu { $other }: { LIST($differences, kind: "comma") }{ $points ->
        [yes] { " " }Prozentpunkte
       *[no] { "" }
    }, in { $games ->
        [one] { $games } { -game }
       *[other] { $games } { -game(form: "plural") }
    }{ $left_out ->
        [0] { "" }
       *[other] , { $left_out } ausgelassen
    }{ $stopped ->
        [yes] ; abgebrochen
       *[no] { "" }
    }
experiment-mean-of = { $condition } { $mean }
experiment-difference-of =
    { $condition } { $difference }{ $low ->
        [none] { "" }
       *[other] { " " }[{ $low }; { $high }]
    }{ $over ->
        [none] { "" }
       *[other] { " " }(gegenüber dem Placebo { $over }{ $over_low ->
            [none] { "" }
           *[other] { " " }[{ $over_low }; { $over_high }]
        })
    }
experiment-condition = Bedingung
experiment-mean = Mittelwert [95{ "\u00A0" }%-Intervall]
experiment-difference = Unterschied zur ersten
experiment-points = Unterschied zur ersten, in Prozentpunkten
experiment-over-placebo = Unterschied zum Placebo
experiment-error = Standardfehler
ladder-place =
    { $bot } steht { $where ->
        [below] unter Stufe 1
        [above] über Stufe { $last }
        [at] auf Stufe { $rung } ({ ladder-range })
       *[between] zwischen Stufe { $lower } und { $upper } ({ ladder-range })
    }, nach { $games ->
        [one] 1 { -game }
       *[other] { $games } { -game(form: "plural") }
    }
ladder-range =
    { $open ->
        [low] höchstens { $high }
        [high] mindestens { $low }
       *[none] { $low } bis { $high }
    }, mit 95{ "\u00A0" }% Sicherheit
ladder-rung = Stufe
ladder-slower = { $bot } ist nicht kompiliert: Eine seiner { -game(form: "plural") } dauert so lange wie etwa { $times } schnelle
score-shown =
    { $share } von { $games ->
        [one] 1 { -game }
       *[other] { $games } { -game(form: "plural") }
    } ({ $low } bis { $high }){ $illegal ->
        [0] { "" }
       *[other] ; durch eine unerlaubte { -move } beendet: { $illegal }
    }
prediction-none = Noch nichts vorhergesagt: Schreibe eine Zahl anstelle der drei Punkte und führe die Zelle noch einmal aus.
prediction-right = Richtig: Es sind { $actual }.
prediction-off =
    { $more ->
        [yes] Es ist mehr als { $guess }: { $actual }.
       *[no] Es ist weniger als { $guess }: { $actual }.
    }
campaign-shown =
    { $armies ->
        [one] 1 { -army }
       *[other] { $armies } { -army(form: "plural") }
    } gegen { LIST($targets, kind: "then") }: { $win } { -odds }, { NUMBER_OF($targets) ->
        [one] es
       *[other] alle
    } zu erobern; im Schnitt { $lost } verloren und, wenn alles gut geht, { $left } im letzten { -territory }{ dice-of }
campaign-target = { -territory }
campaign-armies = { -army(form: "plural") } dort
campaign-behind = bleiben im Ausgangsland
campaign-chance = { -odds } auf die { -capture }
campaign-left = { -army(form: "plural") } im letzten { -territory }
campaign-step = Ziel { $number }
campaign-no-way = kein Weg führt durch alle diese { -territory(form: "plural") }, immer von einem zum nächsten
campaign-own =
    { TERRITORY($territory, case: "nominative") } { GENDER($territory) ->
        [pl] gehören
       *[other] gehört
    } dem { -attacker } selbst
campaign-border =
    { TERRITORY($source, case: "nominative") } { GENDER($source) ->
        [pl] grenzen
       *[other] grenzt
    } nicht an { TERRITORY($target, case: "accusative") }
campaign-twice =
    { TERRITORY($territory, case: "nominative") } { GENDER($territory) ->
        [pl] kommen
       *[other] kommt
    } im Feldzug doppelt vor
sources-shown =
    { -attack } auf { $several ->
        [yes] { LIST($targets) }
       *[no] { LIST($targets, kind: "then") }
    }: von { LIST($sources, kind: "comma") }{ $more ->
        [0] { "" }
        [one] { " " }und von einem weiteren { -territory }
       *[other] { " " }und von { $more } weiteren { -territory(form: "plural-dative") }
    }
sources-one = { TERRITORY($source) } { $win } ({ number-of-armies })
sources-along = { LIST($way, kind: "then") }
sources-from = von
sources-way = bester Weg
sources-armies = { -army(form: "plural") } dort
sources-chance = { -odds }, alle zu erobern
sources-lost = Verluste im Schnitt
sources-left = { -army(form: "plural") } im letzten { -territory } bei Erfolg
sources-more = { $number } weitere
sources-none = { SEAT($seat) } hat kein { -territory } mit mindestens zwei { -army(form: "plural") }, das an { LIST($targets, kind: "or") } grenzt
stopping-shown =
    { $attackers } gegen { $defenders }: Um { $keep ->
        [one] 1 { -army }
       *[other] { $keep } { -army(form: "plural") }
    } zu behalten, höre bei { $stop } auf. Das gelingt in { $kept } der Fälle, die { -capture } in { $win }{ dice-of }
stopping-at = Aufhören bei ({ -army(form: "plural") })
stopping-taken = { -territory } erobert
stopping-kept = { -army(form: "plural") } bleiben
stopping-lost = Verluste im Schnitt
odds-table-shown = Gewinnchance in Prozent mit bis zu { $attackers ->
        [one] 1 { -army }
       *[other] { $attackers } { -army(form: "plural") }
    } (Zeilen; eine { -army } bleibt zurück) gegen { $defenders } (Spalten){ dice-of }
odds-table-terminal = Die ganze Tabelle siehst du in einem Notebook oder mit to_frame().
odds-table-more = Größere { -battle(form: "plural") }
odds-table-corner = { -attacker }↓ { -defender }→
odds-table-cell = { $attackers } gegen { $defenders }: { $win }

### Lessons

lessons = { -lesson(form: "plural") }
lessons-about = worum es geht
lesson-head = { -lesson } { $lesson }: { $title } ({ LIST($editions, kind: "comma") }, etwa { course-minutes })
lesson-about = { -edition }: { LIST($editions, kind: "comma") } · etwa { course-minutes }
lesson-able = Danach kannst du:
progress-solved = { $solved } von { $steps ->
        [one] 1 { -step }
       *[other] { $steps } { -step(form: "plural-dative") }
    } gelöst

board = Der { -board }
board-after = Der { -board } nach dieser { -move }
board-of-step = { $step }: der { -board }
board-held = { CAPITALISED(SEAT($seat)) }: { LIST($territories, kind: "comma") }
board-armies = { TERRITORY($territory) } { $armies }

step-dice = { -die }: { -attacker } { LIST($attack, kind: "comma") }; { -defender } { LIST($defence, kind: "comma") }.
step-cards = Deine { -card(form: "plural") }: { LIST($cards, kind: "comma") }.
step-card-read = { CARD($card) }
step-card =
    `{ $card }` ({ $symbol ->
        [none] jedes { -symbol }
       *[other] { SYMBOL($symbol) }
    })

step-stars = { -star(form: "plural") }: { LIST($stars, kind: "semicolon") }.

step-other-edition = Die { -edition } „{ $wanted }“ hat diese { -rule } nicht. Hier wird der { -step } nach der { -edition } „{ $edition }“ gespielt.
step-by-edition = In diesem { -step } gelten die { -rule(form: "plural") } der { -edition } „{ $edition }“.
step-defence = { page-dice }: Im Schnitt verliert der { -defender } { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } { -army(form: "plural") } und der { -attacker } { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) }. Geht der { -attack } weiter, liegt die { -odds }, { TERRITORY($target, case: "accusative") } zu halten, bei { $chance }.

feedback-right = Richtig.
feedback-wrong = Noch nicht ganz.
feedback-guessed = Jetzt weißt du es.
feedback-refused = Das ist nicht erlaubt.
feedback-more = Weiter geht’s.
feedback-unanswered = Du hast noch nichts versucht.
feedback-unclear = Das lässt sich nicht als Antwort verstehen.
feedback-hint = { -hint }
feedback-shown = Gezeigt.
feedback-over = Dein { -turn } ist zu Ende.
feedback-switched = Andere { -edition }.
feedback-start = Von vorn.

feedback-rules = Die { -rule(form: "plural") } dazu:
feedback-hint-is = { feedback-hint }:
feedback-taken-back = Der { -board } ist wieder wie zu Beginn des { -step(form: "genitive") }. Versuche es noch einmal.
feedback-rightly-refused = Richtig: Die { -rule(form: "plural") } erlauben das nicht.
feedback-other-rule = Das ist auch nicht erlaubt, aber in diesem { -step } geht es um eine andere { -rule }.
feedback-too-many = { $answer } ist zu viel.
feedback-too-few = { $answer } ist zu wenig.
feedback-move = Führe deine { -move } auf dem { -board } aus.
feedback-answer = Die Antwort ist { $answer }.
feedback-quoted = „{ $text }“
feedback-none-of-these = nichts davon
feedback-territories = { TERRITORIES($places, kind: "comma") }
    .nominative = { TERRITORIES($places, kind: "comma", case: "nominative") }
    .accusative = { TERRITORIES($places, kind: "comma", case: "accusative") }
    .genitive = { TERRITORIES($places, kind: "comma", case: "genitive") }
    .in = { TERRITORIES($places, kind: "comma", case: "in") }
    .from = { TERRITORIES($places, kind: "comma", case: "from") }
feedback-continents = { CONTINENTS($places, kind: "comma") }
lesson-places = { TERRITORIES($places, kind: "and") }
feedback-off = Nicht richtig: **{ $places }**.
feedback-go-on =
    { $armies ->
        [0] { $phase ->
            [attack] Jetzt kommt der { -attack }.
            [fortify] Jetzt kommt die { -movement }.
           *[other] Es gibt noch mehr zu tun.
        }
        [one] Eine { -army } ist noch aufzustellen.
       *[other] { $armies } { -army(form: "plural") } sind noch aufzustellen.
    }
feedback-occupy =
    Lass jetzt { -army(form: "plural") } nachziehen: { $exact ->
        [yes] genau { $most }
       *[no] mindestens { $least }, höchstens { $most }
    }.
feedback-from-here = Der { -step } geht von hier aus weiter, antworte also nur mit dem, was als Nächstes kommt. `lesson.retry()` beginnt ihn von vorn.
feedback-no-attack-left =
    Keines deiner { -territory(form: "plural") } kann mehr angreifen. { $challenge ->
        [yes] Beende den { -attack }.
       *[no] Beende den { -attack } oder fang den { -step } von vorn an.
    }

chance-once =
    { $taken ->
        [yes] Dieses Mal { GENDER($target) ->
            [pl] fielen
           *[other] fiel
        } { TERRITORY($target, case: "nominative") }, und das kostete { $lost ->
            [0] keine { -army }
            [one] eine { -army }
           *[other] { $lost } { -army(form: "plural") }
        }.
       *[no] Dieses Mal { GENDER($target) ->
            [pl] haben
           *[other] hat
        } { TERRITORY($target, case: "nominative") } standgehalten: Der { -attacker } hat { $lost ->
            [one] eine { -army }
           *[other] { $lost } { -army(form: "plural") }
        } verloren, der { -defender } { $beaten ->
            [0] keine
            [one] eine
           *[other] { $beaten }
        }.
    }
chance-counted = In { NUMBER($taken) } von { NUMBER($fought) } solchen { -battle(form: "plural-dative") } wurde das { -territory } erobert; die genaue { -odds } beträgt **{ $exact }**.
chance-brier =
    { $guesses ->
        [one] Eine { -odds } geschätzt
       *[other] { $guesses } { -odds(form: "plural") } geschätzt
    }: { $as ->
        [best] so gut, als hättest du die genauen { -odds(form: "plural") } genannt.
        [good] fast so gut, als hättest du die genauen { -odds(form: "plural") } genannt.
        [better] besser, als immer { $even } zu sagen.
        [even] so gut, wie immer { $even } zu sagen.
       *[worse] schlechter, als immer { $even } zu sagen.
    }
chance-off =
    { $off ->
        [0] Du hast { $said } gesagt: genau richtig.
        [one] Du hast { $said } gesagt: um einen Prozentpunkt daneben.
       *[other] Du hast { $said } gesagt: um { $off } Prozentpunkte daneben.
    }

warm-up-title = { -warm-up }
warm-up-summary = Drei Fragen aus früheren { -lesson(form: "plural") }, auf anderen { -board(form: "plural-dative") }.
warm-up-none = Für eine { -warm-up } gibt es noch nichts. Löse erst ein paar { -step(form: "plural") } einer { -lesson }.
tonight = Heute Abend spielen
tonight-summary = Der kürzeste Weg zu einer eigenen Partie: was du wissen musst, und dann eine kurze Partie, die du gewinnen sollst.
tonight-advice = Jetzt kannst du spielen. Das Programm verteilt, zählt und achtet für dich auf die Regeln. Der Aufbau (Lektion 2), Hauptstädte, Partien zu zweit und andere Ausgaben (Lektionen 8 bis 11) können warten.
course-tonight = Heute Abend spielen: { course-minutes }
course-lesson = { $number } · { $title }
course-steps =
    { $done } von { $steps } { $steps ->
        [one] { -step }
       *[other] { -step(form: "plural-dative") }
    }
course-minutes =
    { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
course-next = Als Nächstes: { $title }, mit { $call }
course-due =
    { $questions ->
        [one] Heute ist eine Frage
       *[other] Heute sind { $questions } Fragen
    } wieder an der Reihe, mit { $call }
course-puzzles = { -puzzle }: { $tried } von { $puzzles } versucht, { $right } gelöst, davon { $first } auf Anhieb.
course-beaten = Der stärkste { -bot }, den du geschlagen hast, steht auf Stufe { $rung } von 10: { $bot }.

exam = Prüfung
exam-about = { $games } kurze { -game(form: "plural") } mit { -mission(form: "plural-dative") }, jede gegen einen { -bot } ungefähr deiner Spielstärke. Sie dauern etwa eine Stunde. Es gibt keine { -hint(form: "plural") }, und nichts wird zurückgenommen. Du kannst jederzeit aufhören und an einem anderen Tag weiterspielen.
exam-so-far = Du hast { $played } von { $games } { -game(form: "plural-dative") } gespielt. Der nächste { -opponent } steht auf Stufe { $rung } von 10: { $bot }.
exam-result =
    Du spielst etwa auf Stufe { $rung } von 10, { $bot } ({ $narrow ->
        [yes] mit { $confidence } Sicherheit
       *[no] mit { $confidence } Sicherheit zwischen { $low } und { $high }
    }). Du hast { $won } von { $games } { -game(form: "plural-dative") } gewonnen.
exam-opponent = { -opponent }
exam-rung = Stufe
exam-outcome = Ergebnis
exam-outcome-of =
    { $won ->
        [yes] gewonnen
       *[no] verloren
    }
exam-back = Noch einmal üben: { LIST($titles, kind: "semicolon") }
exam-go-back = Noch einmal üben
exam-puzzles = { -puzzle }: { $kind }
exam-foot = Sechs { -game(form: "plural") } zeigen die Stufe nur ungefähr. Deshalb sagt der Bereich mehr als die Zahl in seiner Mitte.

## Questions that come back after days: of lessons, puzzles and one's own mistakes.

questions = Wiederholung
questions-summary = Fragen, die heute wiederkommen: aus { -lesson(form: "plural-dative") }, { -puzzle(form: "plural-dative") } und deinen eigenen Fehlern.
questions-number = Nummer
questions-question = Frage
questions-from = aus
questions-due =
    { $due ->
        [one] Heute ist eine Frage wieder an der Reihe.
       *[other] Heute sind { $due } Fragen wieder an der Reihe.
    }{ $waiting ->
        [0] { "" }
        [one] { " " }Eine weitere wartet auf einen anderen Tag.
       *[other] { " " }{ $waiting } weitere warten auf einen anderen Tag.
    }
questions-enough =
    Die Fragen für heute hast du beantwortet. { $waiting ->
        [one] Eine weitere kommt
       *[other] { $waiting } weitere kommen
    } an einem anderen Tag dran.
questions-next =
    Heute ist nichts an der Reihe. Die nächste Frage kommt { $days ->
        [one] morgen
       *[other] in { $days } Tagen
    } wieder.
questions-none = Noch kommt nichts wieder: Beantworte ein paar Fragen einer { -lesson } oder ein { -puzzle }.

## The rating in puzzles.

rating = Meine Wertung bei { -puzzle(form: "plural-dative") }
rating-kind = Frage
rating-rating = Wertung
rating-error = Fehlerspanne (95{ "\u00A0" }%)
rating-answered = { -puzzle(form: "plural") }
rating-all = alle { -puzzle(form: "plural") }
rating-now = Deine Wertung bei { -puzzle(form: "plural-dative") } ist { $rating } (±{ "\u00A0" }{ $error }).
rating-none = Du hast noch keine Wertung: Löse ein { -puzzle }.
puzzle-rating =
    { $known ->
        [none] Dieses { -puzzle } hat die Wertung { $puzzle }.
        [other] Deine Wertung ist { $rating } (±{ "\u00A0" }{ $error }). Dieses { -puzzle } hat die Wertung { $puzzle }.
       *[kind] Deine Wertung ist { $rating } (±{ "\u00A0" }{ $error }), bei { -puzzle(form: "plural-dative") } dieser Art { $here } (±{ "\u00A0" }{ $give }). Dieses { -puzzle } hat die Wertung { $puzzle }.
    }

## Whole turns to plan, compared with the expert's.

turn-title = Plane deinen { -turn }
turn-numbered = { -turn } { $number }
turn-text-average = Du bist **{ SEAT($seat) }**, und dieser ganze { -turn } gehört dir: { $armies } { -army(form: "plural") } aufstellen, angreifen, nachziehen, umgruppieren. Würfel: **Durchschnitt**, jeder { -roll } kostet beide Seiten so viel wie im Durchschnitt.
turn-text-real = Du bist **{ SEAT($seat) }**, und dieser ganze { -turn } gehört dir: { $armies } { -army(form: "plural") } aufstellen, angreifen, nachziehen, umgruppieren. Würfel: **echt**, nach dem ersten { -roll } kannst du nicht mehr neu beginnen. Das Würfelglück zählt am Ende nicht.
turn-nudge = Was könntest du am Ende dieses Zugs halten, und was würde es kosten?
turn-over = Der Experte beurteilt jetzt deinen Plan.
turn-is-over = Dieser { -turn } ist zu Ende. Spiel ihn noch einmal oder geh zum nächsten.
turn-shown = Das ist der { -turn } des Experten.
turn-dice-average = Durchschnitt
turn-dice-real = echt
turn-measured = Aus einer { -game } zwischen { -bot(form: "plural-dative") } der Stufen 3 bis 7. Einer der Stufe 3 bekommt hier { $score } von 100 Punkten.
turn-rating =
    { $known ->
        [none] Dieser { -turn } hat die Wertung { $turn }.
       *[some] Deine Wertung in ganzen Zügen ist { $rating } (±{ "\u00A0" }{ $error }). Dieser { -turn } hat die Wertung { $turn }.
    }
turn-head-chance = Gewinnchance
turn-head-expert = Schätzung des Experten
turn-head-games = gewonnene { -game(form: "plural") }
turn-chance = { $chance } (±{ "\u00A0" }{ $error })
turn-row-before = vor dem { -turn }
turn-row-you = nach deinem { -turn }
turn-row-plan = dein { -turn } ohne Glück
turn-row-expert = nach dem { -turn } des Experten
turn-row-average = der Experte im Durchschnitt
turn-worth =
    { $lost ->
        [less] Dein Plan ist { $points ->
            [one] 1 Prozentpunkt
           *[other] { $points } Prozentpunkte
        } weniger wert als der des Experten (±{ "\u00A0" }{ $error }).
        [more] Dein Plan ist { $points ->
            [one] 1 Prozentpunkt
           *[other] { $points } Prozentpunkte
        } mehr wert als der des Experten (±{ "\u00A0" }{ $error }).
       *[same] Dein Plan ist so viel wert wie der des Experten (±{ "\u00A0" }{ $error }).
    }
turn-score = { $score } von 100 Punkten
turn-board-you = Du
turn-board-expert = Der Experte
turn-placed = Aufgestellt: { LIST($parts) }.
turn-took =
    { $count ->
        [0] Nichts erobert.
       *[other] Erobert: { LIST($names) }.
    }
turn-holds =
    { $risk ->
        [open] { CONTINENT($continent) } steht offen: In { $chance } der Fälle erobert ein Nachbar { TERRITORY($territory, case: "accusative") }.
        [safe] { CONTINENT($continent) } gehalten: Kein Nachbar knackt den { -continent } in mehr als { $chance } der Fälle.
       *[none] { CONTINENT($continent) } gehalten: Kein Nachbar kann den { -continent } knacken.
    }
turn-judged =
    { $games ->
        [0] Hier dauert es zu lange, { -game(form: "plural") } weiterzuspielen, also urteilt der Experte allein.
       *[other] In jeder Zeile stehen die Schätzung des Experten und { $games } { -game(form: "plural") }, je zur Hälfte weitergespielt von den { -bot(form: "plural") } { $bots }. Die Gewinnchance ist das Mittel aus beiden.
    }
course-turns =
    { $planned ->
        [0] Ganze Züge: noch keiner von { $turns } geplant.
       *[other] Ganze Züge: { $planned } von { $turns } geplant. Deine Wertung darin ist { $rating } (±{ "\u00A0" }{ $error }).
    }
rating-turns = ganze Züge

mistakes = Meine Fehler
mistakes-number = Nummer
mistakes-kind = Entscheidung
mistakes-game = aus
mistakes-due = kommt wieder
mistake-numbered = Mein Fehler { $number }
mistake-none = Du hast noch keine Fehler. Spiele eine { -game } zu Ende: Danach stehen hier deine teuersten Entscheidungen.
mistake-unknown =
    { $most ->
        [one] es gibt nur 1 Fehler, Nummer 1
       *[other] es gibt { $most } Fehler, nummeriert ab 1
    }
mistake-kind-place = Wo stellst du { -army(form: "plural") } auf?
mistake-kind-stop = Angreifen oder aufhören?
mistake-kind-break = Einen { -continent } knacken?
mistake-kind-leave = Wie viele ziehen nach?
mistake-kind-trade = Jetzt eintauschen oder warten?
mistake-kind-fortify = Welche { -army(form: "plural") } verschieben?
mistake-game = { $date }, { $edition }, { $mode }, { -round } { $round }
mistake-learned = gelernt
mistake-due =
    { $days ->
        [0] jetzt
        [one] in einem Tag
       *[other] in { $days } Tagen
    }
mistake-comes-back =
    { $learned ->
        [yes] Das hast du gelernt.
       *[no] Er kommt { $when } wieder.
    }
mistakes-about-place = { -army(form: "plural") } aufstellen
mistakes-about-stop = angreifen und aufhören
mistakes-about-break = { -continent(form: "plural") } knacken
mistakes-about-leave = nachziehen
mistakes-about-trade = { -set(form: "plural") } eintauschen
mistakes-about-fortify = am Ende umgruppieren
mistake-text-place = Du bist **{ SEAT($seat) }**, in { -round } { $round } deiner { -game }. Du darfst **{ number-of-armies }** aufstellen.
mistake-text-stop = Du bist **{ SEAT($seat) }**, in { -round } { $round } deiner { -game }, und darfst angreifen.
mistake-text-break = Du bist **{ SEAT($seat) }**, in { -round } { $round } deiner { -game }, und darfst angreifen. Jemand anders hält einen ganzen { -continent } besetzt.
mistake-text-leave = Du bist **{ SEAT($seat) }**, in { -round } { $round } deiner { -game }. { CAPITALISED(TERRITORY($source, case: "from")) } aus, wo noch **{ $armies } { -army(form: "plural") }** stehen, hast du gerade { TERRITORY($target, case: "accusative") } erobert: { $least } bis { $most } davon dürfen nachziehen.
mistake-text-trade = Du bist **{ SEAT($seat) }**, in { -round } { $round } deiner { -game }, und darfst **{ number-of-armies }** aufstellen. Deine { -card(form: "plural") } ergeben eine { -set }.
mistake-text-fortify = Du bist **{ SEAT($seat) }**, in { -round } { $round } deiner { -game }. Der { -attack } ist vorbei; umgruppieren darfst du noch.
mistake-ask-place = Wo stellst du sie auf?
mistake-ask-stop = Was tust du jetzt?
mistake-ask-break = Was tust du jetzt?
mistake-ask-leave = Wie teilst du sie auf?
mistake-ask-trade = Tauschst du die { -set } in diesem { -turn } ein?
mistake-ask-fortify = Welche { -army(form: "plural") } verschiebst du?
mistake-hint-place = Was können { -army(form: "plural") } dort in diesem { -turn } erobern, und was bewachen sie danach?
mistake-hint-stop = Was gewinnst du, wenn es gut geht, und was ist ungeschützt, wenn nicht?
mistake-hint-break = Was verliert der Besitzer in jedem { -turn }, und wie wahrscheinlich kommst du durch?
mistake-hint-leave = Welches der beiden kann noch angegriffen werden, und von welchem aus könnten die { -army(form: "plural") } weiterziehen?
mistake-hint-trade = Was sind die { -army(form: "plural") } jetzt wert, und was bringt die { -set } später?
mistake-hint-fortify = Welchen { -army(form: "plural") } steht niemand gegenüber, und welche { -border } ist dünn besetzt?
mistake-best = **{ $answer }** gewinnt { $chance } der { -game(form: "plural") }. Deine Wahl in der { -game }, „{ $then }“, gewinnt { $other }: { $margin ->
        [one] { $margin } Prozentpunkt
       *[other] { $margin } Prozentpunkte
    } weniger (95{ "\u00A0" }%: { $low } bis { $high }).
mistake-again =
    Das hast du in der { -game } auch getan. Damit gewinnt man { $chance } der { -game(form: "plural") }, { $behind ->
        [one] { $behind } Prozentpunkt
       *[other] { $behind } Prozentpunkte
    } weniger als mit der besseren Antwort.
mistake-other =
    Das gewinnt { $chance } der { -game(form: "plural") }, { $behind ->
        [one] { $behind } Prozentpunkt
       *[other] { $behind } Prozentpunkte
    } weniger als die beste Antwort.
mistake-in-review = Eine bessere Wahl für { SEAT($seat, case: "accusative") } in { -round } { $round }: { $answer }. Als { -bot(form: "plural") } von dort weiterspielten, gewann sie { $chance } der { -game(form: "plural") }; die getroffene Wahl, „{ $then }“, gewann { $other }.
coach-nothing = hier gibt es keine Entscheidung, die sich beurteilen lässt
coach-good = So gut wie das Beste: { $chance }.
coach-better = Besser: { $answer }.
coach-lost =
    { $sure ->
        [yes] Das hat dich { $points ->
            [one] { $points } Prozentpunkt
           *[other] { $points } Prozentpunkte
        } gekostet: { $chance } statt { $best }.
       *[no] Der Experte erwartet { $chance } statt { $best }. { CAPITALISED(-game(form: "plural")) } haben das nicht bestätigt.
    }
coach-found = Genau das.
coach-find = Finde etwas Besseres als: { $choice }.
coach-dice = Deine Wahl kostete { $points ->
        [one] 1 Prozentpunkt
       *[other] { $points } Prozentpunkte
    }. Die { -die(form: "plural") }, in Prozentpunkten: { $dice }.
coach-turn = Dein letzter Zug, in Prozentpunkten: deine Entscheidungen { $choices }, die { -die(form: "plural") } { $dice }. Deine Chance: { $chance }.
coach-no-card = Noch keine { -card }: { TERRITORY($territory) } fällt in { $chance } der Fälle.
mistake-measured =
    Aus deiner { -game } vom { $date } ({ $edition }, { $mode }, { -round } { $round }). Von jeder Antwort aus spielten { -bot(form: "plural") } { $games } Mal bis zum Ende weiter, mit denselben { -roll(form: "plural-dative") } für alle Antworten.{ $attack ->
        [yes] { " " }Nach einem { -attack } griffen sie weiter an, wo immer es sich lohnte.
       *[no] { "" }
    } Diese Anteile sind nicht die Chancen der Analyse: Dort steht, was der Experte zu Beginn des { -turn(form: "genitive") } erwartete.
mistakes-decided =
    { $asked ->
        [one] Du hast eine Entscheidung noch einmal getroffen, { $known ->
            [0] aber nicht auf Anhieb richtig
           *[other] und gleich richtig
        }
       *[other] Du hast { $asked } Entscheidungen noch einmal getroffen, { $known ->
            [0] keine
           *[other] { $known }
        } davon gleich richtig
    }. { $waiting ->
        [none] Du hast alle gelernt.
       *[some] Die nächste kommt { $when } wieder.
    }
mistakes-no-game = Spiele eine { -game } zu Ende: Dann gibt es etwas zu üben.
mistakes-nothing-kept = Hier wird nichts gespeichert, weil die Variable RISK_WIDGET_DATA leer ist. Entferne sie oder trage einen Ordner ein, und starte den Kernel neu. Von da an werden deine Fehler gespeichert.
mistakes-part = { $part }{ "\u00A0" }%
mistakes-figure =
    { $games ->
        [one] In deiner letzten { -game }
       *[other] In deinen letzten { $games } { -game(form: "plural") }
    } hast du pro { -turn } { $part } deiner Gewinnchance verschenkt (±{ "\u00A0" }{ $error }). Das sind { $beside }{ "\u00A0" }% von dem, was ein { -player } auf Stufe { $regular } in solchen { -game(form: "plural") } verschenkt (±{ "\u00A0" }{ $give }){ $own ->
        [yes] ; auf Stufe { $rung } sind { $usual }{ "\u00A0" }% üblich
       *[no] { "" }
    }.
mistakes-advice =
    { $kind ->
        [place] Das Aufstellen der { -army(form: "plural") } kostet dich mehr als auf Stufe { $rung } üblich
        [stop] Das Angreifen und Aufhören kostet dich mehr als auf Stufe { $rung } üblich
        [break] Nicht geknackte { -continent(form: "plural") } kosten dich mehr als auf Stufe { $rung } üblich
        [leave] Wie viele { -army(form: "plural") } du nachziehen lässt, kostet dich mehr als auf Stufe { $rung } üblich
        [trade] Das Eintauschen der { -set(form: "plural") } kostet dich mehr als auf Stufe { $rung } üblich
       *[fortify] Das Umgruppieren am Ende kostet dich mehr als auf Stufe { $rung } üblich
    }{ " " }({ $part } der Gewinnchance pro { -turn } statt { $usual }). Darum geht es in der { -lesson } „{ $lesson }“{ $puzzles ->
        [none] { "" }
       *[other] { " " }und in den { -puzzle(form: "plural-dative") } „{ $puzzles }“
    }.
mistakes-nothing-stands-out =
    { $games ->
        [one] Nach einer { -game }
       *[other] Nach { $games } { -game(form: "plural") }
    } sticht keine Art von Entscheidungen hervor: Keine kostet dich so viel mehr als auf Stufe { $rung } üblich, dass es kein Zufall sein kann. Weitere { -game(form: "plural") } zeigen mehr.


challenge-turn = Dein { $turn }. { -turn } von { $turns }.
challenge-won = gewonnen
challenge-stars =
    { $stars ->
        [1] **Ein { -star }:**
        [2] **Zwei { -star(form: "plural") }:**
       *[3] **Drei { -star(form: "plural") }:**
    } { LIST($earned, kind: "comma") }.
challenge-stars-open =
    { $stars ->
        [1] Noch ein { -star } für einen Sieg { LIST($open, kind: "or") }.
       *[other] Je noch ein { -star } für einen Sieg { LIST($open, kind: "or") }.
    }
challenge-helped = Dir wurde eine { -move } gezeigt, deshalb kannst du dieses Mal keinen weiteren { -star } gewinnen.
challenge-late =
    { $turns ->
        [one] Dein { -turn } ist vorbei.
       *[other] Deine { $turns } { -turn(form: "plural") } sind vorbei.
    }
challenge-other-dice = Versuche es noch einmal: Die { -die(form: "plural") } fallen dann anders.
challenge-dice = { -die(form: "plural") } dieses Versuchs: `{ $dice }`.
challenge-move =
    Ein vorsichtiger { -bot } würde { $move }. Er will die { -game } gewinnen, was auch immer die { -challenge } verlangt.{ $free ->
        [yes] { "" }
       *[no] { " " }Bei diesem Versuch kannst du jetzt nur noch einen { -star } gewinnen.
    }
# These complete challenge-move, "A careful bot would …", and nothing else.
advice-claim = { TERRITORY($territory, case: "accusative") } besetzen
advice-place = { $armies } { TERRITORY($territory, case: "in") } aufstellen
advice-choose-capital = { TERRITORY($territory, case: "accusative") } als { -capital } wählen
advice-trade = eine { -set } eintauschen: { CARDS($cards, kind: "comma") }
advice-attack = { TERRITORY($target, case: "accusative") } { TERRITORY($source, case: "from") } aus mit { $armies } angreifen
advice-defend =
    mit { $dice ->
        [one] einem { -die }
       *[other] { $dice } { -die(form: "plural-dative") }
    } verteidigen
advice-occupy = mit { $armies } nachziehen
advice-fortify = { $armies } { TERRITORY($source, case: "from") } { TERRITORY($target, case: "to") } verschieben
advice-end-phase =
    { $phase ->
        [attack] nicht mehr angreifen
        [fortify] den { -turn } beenden
       *[other] zur nächsten { -phase } übergehen
    }
challenge-no-move =
    { $turns ->
        [one] Im ersten { -turn }
       *[other] In den ersten { $turns } { -turn(form: "plural-dative") }
    } wurden dir { -move(form: "plural") } gezeigt. Ab hier entscheidest du allein.
challenge-shown =
    Ein vorsichtiger { -bot } hat es in { $turns ->
        [one] einem { -turn }
       *[other] { $turns } { -turn(form: "plural-dative") }
    } geschafft.
challenge-not-shown = Ein vorsichtiger { -bot } hat es mehrmals ohne Erfolg versucht. Du kannst es besser!

hint-nudge = Ein Wink.
hint-rule = Die { -rule }.
hint-move = Die { -move }.
hint-answer = Die Antwort.
switch-played = Dieser { -step } läuft jetzt nach der { -edition } „{ $edition }“.
switch-unknown = Diesen { -step } kann man nach { LIST($editions, kind: "comma") } spielen, nicht nach { $edition }.
difference-without = Diese { -edition } hat diese { -rule } nicht.
marks = { LIST($parts, kind: "semicolon") }
marked-printed = steht im Regelheft: { LIST($editions, kind: "comma") }
marked-reading = Auslegung: { LIST($editions, kind: "comma") }
marked-house = { -house-rule }: { LIST($editions, kind: "comma") }
marked-silent = steht nicht im Regelheft: { LIST($editions, kind: "comma") }

answer-on-board = Löse diesen { -step } auf dem { -board }. { $example }
answer-roll-by-roll = In diesem { -step } führst du einen { -attack } nach dem anderen aus. { $example }
answer-no-moves = Die Liste der { -move(form: "plural") } ist leer. { $example }
answer-example = Im Code sieht eine { -move } so aus: `{ $move }`.
answer-percentage = Die Antwort muss eine { -odds } von 0 bis 100 sein, nicht { $answer }.
answer-number = Die Antwort muss eine ganze Zahl sein, nicht { $answer }.
answer-choice = Die Antwort muss eine von { LIST($values, kind: "comma") } sein, nicht { $answer }{ did-you-mean }.
answer-place = Die Antwort muss einen Ort auf dem { -board } nennen, zum Beispiel „brazil“.
answer-one-place =
    Die Antwort muss { $pick ->
        [continent] ein { -continent }
        [territories] ein { -territory } oder mehrere
       *[territory] ein { -territory }
    } sein.
answer-no-place =
    { $pick ->
        [continent] Einen { -continent }
       *[other] Ein { -territory }
    } „{ $word }“ gibt es nicht{ did-you-mean }.

my-level =
    { $sureness ->
        [none]
            Deine Spielstärke ist noch nicht bekannt: Bisher { $games ->
                [0] zählt keine { -game }
                [one] zählt { $games } { -game }
               *[other] zählen { $games } { -game(form: "plural") }
            } von dir, und es { $needed ->
                [one] fehlt
               *[other] fehlen
            } noch { $needed }.
       *[other] Deine Spielstärke liegt etwa auf Stufe { $rung } von 10, { $bot } ({ level-range }).
    }
level-sure =
    { $sureness ->
        [good] gut geschätzt
        [fair] brauchbar geschätzt
       *[rough] grob geschätzt
    }
level-range =
    { $narrow ->
        [yes] mit { $confidence } Sicherheit
       *[no] mit { $confidence } Sicherheit zwischen { $low } und { $high }
    }, { level-sure } nach { $games } { -game(form: "plural") }

progress-file =
    { $name ->
        [none] die Datei
       *[other] { $name }
    }
progress-none = { progress-file } enthält keinen Lernfortschritt
progress-version = { progress-file } hat die unbekannte Version { $version }
progress-newer = { progress-file } stammt von einer neueren Version von risk_widget
progress-damaged = { progress-file } ist beschädigt: { $why }
progress-unreadable = { $name } ist nicht lesbar: { $why }
progress-no-json = { $name } ist kein JSON: { $why }
progress-status = ein Status muss einer von { LIST($known, kind: "comma") } sein, nicht { $status }
progress-stars = { -star(form: "plural") } müssen eine ganze Zahl von 0 bis { $most } sein, nicht { $stars }
progress-chance = eine { -odds } muss eine Zahl von 0 bis 100 sein, nicht { $chance }
progress-text = Namen, Antworten und Siegel müssen kurze Texte sein, nicht { $text }
progress-number = Versuche und { -hint(form: "plural") } müssen ganze Zahlen sein, nicht { $number }
progress-game = zu einer { -game } muss angegeben sein, wann sie endete, gegen welche { -bot(form: "plural") } sie ging und ob sie gewonnen wurde, nicht { $game }
kept-not-written = Zurzeit wird nichts gespeichert, weil sich { $file } nicht schreiben lässt: { $why }. Was vorher darin stand, ist noch da.
kept-no-home = Zurzeit wird nichts gespeichert, weil es für { $file } kein Benutzerverzeichnis gibt. Trage in RISK_WIDGET_DATA einen anderen Ordner ein, und starte den Kernel neu.
kept-put-aside = { $file } ist hier nicht lesbar. Die Datei heißt jetzt { $aside }, und eine neue ist angelegt.
kept-other-file = { $file } wurde von Hand verändert oder stammt von einem anderen Programm. Die Datei heißt jetzt { $aside }, und eine neue ist geschrieben.
kept-newer = { $file } stammt von einer neueren Version von risk_widget und bleibt unverändert. Dein Fortschritt von hier wird daneben gespeichert, in { $beside }.
kept-game-unreadable = Eine gespeicherte { -game } ist hier nicht lesbar und bleibt, wo sie ist: { $file }.
kept-game-newer = Eine gespeicherte { -game } stammt von einer neueren Version von risk_widget und bleibt, wo sie ist: { $file }.
kept-dropped = In einem Ordner werden 20 { -game(form: "plural") } aufbewahrt. Um Platz für eine neue zu schaffen, wurde die am längsten unterbrochene { -game } gelöscht: { $edition }, { $mode }{ $round ->
        [none] {""}
       *[other] , { -round } { $round }
    } ({ $file }).
kept-partly = Nur ein Teil von { $file } ist hier lesbar. Die { -game } geht von dort aus weiter, und die ganze Datei bleibt als { $aside } erhalten.
kept-other-dice = Die { -roll(form: "plural") } in { $file } passen nicht zum Startwert, der dort gespeichert ist. Die { -game } geht mit neuen { -roll(form: "plural-dative") } weiter{ $aside ->
        [none] {""}
       *[other] , und die ganze Datei bleibt als { $aside } erhalten
    }.
kept-changed = { $file } wurde nach dem Speichern verändert. Die { -game } geht mit den Spielern, Regeln und { -roll(form: "plural-dative") } weiter, die jetzt darin stehen{ $aside ->
        [none] {""}
       *[other] , und eine Kopie der Datei bleibt als { $aside } erhalten
    }.
kept-partly-played = Einige Zeilen von { $file } sind hier nicht lesbar. Ihre { -game(form: "plural") } werden noch einmal gespielt, und die ganze Datei bleibt als { $aside } erhalten.

position-lesson = Eine { -position }
position-summary = Was würdest du hier spielen? Die Antwort ist die des Experten, der nur weiß, was dieser { -player } wissen darf.
position-title = { -round } { $round }
position-text =
    Das ist eine laufende { -game }. { CAPITALISED(SEAT($seat)) } { $phase ->
        [reinforce] darf { -army(form: "plural") } aufstellen und muss jetzt entscheiden
        [attack] darf angreifen und muss jetzt entscheiden
        [fortify] darf noch umgruppieren und muss jetzt entscheiden
        [defend] wird angegriffen und muss jetzt entscheiden
       *[other] muss jetzt entscheiden
    }. Du siehst, was { SEAT($seat) } sehen darf.
position-question = Was würdest du spielen?
position-otherwise = Der Experte würde etwas anderes spielen.

vote-defend =
    Mit { $dice ->
        [one] 1 { -die }
       *[other] { $dice } { -die(form: "plural-dative") }
    } verteidigen
vote-occupy = Mit { number-of-armies } nachziehen
vote-place-rest = Den Rest des Aufbaus einem { -bot } überlassen
class-nameless = Person { $number }
class-namesake = { $name } ({ $number })
class-solved = gelöst
class-trying = noch dabei
class-percent = { $from } bis { $to }{ "\u00A0" }%
class-others = etwas anderes
class-repr =
    { $pupils ->
        [one] 1 Person
       *[other] { $pupils } Personen
    }, { $questions ->
        [one] 1 Frage
       *[other] { $questions } Fragen
    }
class-answered = Beantwortet

lessons-usage =
    Aufruf: python -m risk_widget.lessons BEFEHL
      check [LEKTION oder DATEI.toml ...]
                                        jede Lösung dieser Lektionen ausprobieren (Vorgabe: alle)
      clauses                           eine Tabelle der Regeln und der Schritte ausgeben, die sie lehren
      words [LEKTION oder DATEI.toml ...]
                                        die Wörter jedes Schritts zählen; 45 im Schnitt, höchstens 80
      notebooks ORDNER                  die Notebooks aller Lektionen schreiben, die sich geändert haben
      notebooks ORDNER --check          nur sagen, welche nicht mehr aktuell sind
      begin GESCHICHTE.html DATEI.toml  eine eigene Lektion mit den Fragen einer Geschichte beginnen
      notebook DATEI.toml DATEI.ipynb   das Notebook einer eigenen Lektion schreiben
      publish ORDNER [LEKTION oder DATEI.toml ...] [--answers]
                                        die Notebooks ausführen und Kopien mit ihren Bildern schreiben
      print ORDNER                      Seiten zum Drucken schreiben: für jede Ausgabe ihre Regeln auf
                                        einer Seite und ein Blatt für den Einstieg, und eine zum
                                        Vergleich aller Ausgaben
      scores ORDNER                     die Notebooks lesen, die eine Klasse abgegeben hat, und
                                        ORDNER/scores.csv und ORDNER/scores.html schreiben
      scorm SITE DATEI.zip [LEKTION ...] [--2004]
                                        Lektionen für eine Lernplattform packen; SITE ist das Paket aller Lektionen,
                                        das die Website anbietet, oder ein Ordner mit den Dateien der Website
words-lesson = { -lesson }
words-steps = { -step(form: "plural") }
words-average = Wörter pro { -step }
words-most = Längster
words-all = Alle
words-of-step = { $lesson }: { -step } { $step } ({ $edition }) hat { $words } Wörter; höchstens { $most } sind erlaubt
words-of-lesson = { $lesson }: Die { -step(form: "plural") } haben im Schnitt mehr als { $average } Wörter
words-few-enough = jeder { -step } ist kurz genug
lesson-sound = { $lesson }: Alle { -step(form: "plural") } sind lösbar
challenge-rungs = gewonnene { -game(form: "plural") } bei „{ $title }“: { LIST($wins, kind: "comma") }
challenge-rung = { $bot } { $won } von { $games }
notebook-stale = { $file } ist veraltet: Die { -lesson } dazu hat sich geändert
notebooks-fresh = alle Notebooks sind auf dem Stand ihrer { -lesson(form: "plural") }
notebooks-unchanged = nichts hat sich geändert
coverage-whole = jede { -rule } kommt in einer { -lesson } vor, oder es steht da, warum nicht
coverage-clause = { -rule }
coverage-steps = kommt vor in
coverage-not-taught = kommt nicht vor: { $reason }
coverage-no-clause = not-taught.toml nennt „{ $clause }“, und das ist keine { -rule }
coverage-untaught = kein { -step } lehrt { $clause }, und not-taught.toml sagt nicht, warum
coverage-taught = { $clause } wird gelehrt: Streiche es aus not-taught.toml

homework-title = Hausaufgaben
homework-about =
    { $pupils ->
        [one] Arbeiten von 1 Person
       *[other] Arbeiten von { $pupils } Personen
    }, { $files ->
        [one] 1 Datei
       *[other] { $files } Dateien
    }
homework-row =
    { $pupil }: { $title }, { $solved } von { $steps ->
        [one] 1 { -step }
       *[other] { $steps } { -step(form: "plural-dative") }
    } gelöst, { $first } im ersten Versuch, { $tries ->
        [one] 1 Versuch
       *[other] { $tries } Versuche
    }
homework-nothing = Hier gibt es keine Hausaufgaben.
homework-look = Bitte prüfen
homework-pupils = Personen und { -lesson(form: "plural") }
homework-pupil = Name
homework-puzzles = { -puzzle }
homework-puzzles-right = { $right } von { $answered }
homework-cell = { $first } + { $later } von { $steps }
homework-cell-about = { $first } im ersten Versuch, { $later } später, { $shown } gezeigt, { $open } offen; { $tries ->
        [one] 1 Versuch
       *[other] { $tries } Versuche
    }, { $hints ->
        [one] 1 { -hint }
       *[other] { $hints } { -hint(form: "plural") }
    }
homework-cell-key = Im ersten Versuch gelöste { -step(form: "plural") } + später gelöste, von allen. Im Anteil zählt ein später gelöster { -step } halb. Ein leeres Feld: nichts versucht. „!“ verweist auf die Liste oben.
homework-missed = Am häufigsten falsch
homework-step = { -step }
homework-missed-by = Falsch
homework-missed-of = { $missed } von { $met }
homework-unsolved-by = Nicht gelöst
homework-wrong = Häufigste falsche Antwort
homework-wrong-by =
    { $answer } ({ $times ->
        [one] einmal
       *[other] { $times } Mal
    })
homework-none-missed = Niemand hat etwas falsch gemacht.
homework-proof = Jede Aufzeichnung trägt ein Siegel, eine Prüfsumme, an der die meisten Änderungen auffallen. Ein Beweis ist das nicht: Wer will, kann sich selbst eines machen.
homework-unreadable = { $file } ist nicht lesbar: Das ist kein Notebook, oder es ist beschädigt.
homework-too-large = { $file } ist zu groß für Hausaufgaben.
homework-empty = { $file } ist leer.
homework-foreign = { $file } enthält nichts von risk_widget.
homework-no-notebook = { $file } ist weder ein Notebook noch eine Fortschrittsdatei{ " " }und wurde deshalb nicht gelesen.
homework-namesakes = { LIST($pupils) } haben denselben Namen angegeben. Sie zählen als verschiedene Personen, weil ihre Dateien in verschiedenen Ordnern liegen.
homework-not-run = { $file } enthält kein Ergebnis einer { -lesson }: Das Notebook wurde nicht ausgeführt, oder die Ergebnisse wurden vor dem Speichern gelöscht.
homework-older = { $file } wurde mit einer älteren Version von risk_widget gespeichert, die noch keine Arbeit im Notebook speicherte. Das Notebook muss noch einmal geöffnet, ausgeführt und gespeichert werden.
homework-newer = { $file } wurde mit einer neueren Version von risk_widget gespeichert als der hier installierten.
homework-damaged =
    { $file } enthält eine Aufzeichnung, die sich nicht lesen lässt{ $why ->
        [none] { "" }
       *[other] : { $why }
    }.
homework-nothing-solved = { $file }: Darin wurde noch nichts versucht.
homework-changed = { $file }: Die Aufzeichnung wurde von Hand geändert. Eigene Lektionen und Rätsel darin zählen nicht.
homework-changed-steps = { $file }: von Hand geändert und deshalb nicht gezählt: { LIST($steps) }.
homework-unsolved = { $file }: nicht gezählt, weil die vermerkte Antwort falsch ist: { LIST($steps) }.
homework-unsealed =
    { $file }: { $steps ->
        [one] Ein { -step } hat kein Siegel und zählt nicht
       *[other] { $steps } { -step(form: "plural") } haben kein Siegel und zählen nicht
    }.
homework-same =
    { LIST($files) } enthalten dieselbe Arbeit: { $steps ->
        [one] Ein { -step } wurde
       *[other] { $steps } { -step(form: "plural") } wurden
    } nur einmal gemacht.
homework-several = { $pupil } hat { LIST($files) } abgegeben. In jedem { -step } zählt die Datei, die weiter ist.

notebook-about = { -rule(form: "plural") }: { LIST($editions, kind: "comma") } · etwa { course-minutes }
notebook-play = Führe die Zelle unten aus: Klicke sie an und drücke **Umschalt + Enter**. Ein { -board } erscheint und daneben die { -lesson }.
notebook-other-editions = Um die { -rule(form: "plural") } einer anderen { -edition } zu lernen, füge ihren Namen hinzu, zum Beispiel `{ $call }`. Die { -edition(form: "plural") } sind { LIST($editions, kind: "comma") }.
notebook-intro =
    ## Dieselben { -step(form: "plural") } im Code

    Wenn du nur das Spiel lernen willst, brauchst du nichts von dem, was jetzt folgt: Der { -board } oben
    ist die ganze { -lesson }.

    Von hier an werden dieselben { -step(form: "plural") } in Python gemacht. Jeder zeigt seinen { -board } und fragt nach
    etwas: Setze deine Antwort anstelle von `...` ein und führe die Zelle aus. `lesson.hint("{ $step }")`
    hilft, und `lesson.show_me("{ $step }")` spielt die Antwort; für einen anderen { -step } nimm den Namen,
    der in seinen Zellen steht, etwa `"{ $last }"`.
notebook-intro-solved =
    ## Dieselben { -step(form: "plural") } im Code

    Jeder { -step } zeigt unten seinen { -board }, eine Antwort, die ihn löst, und die Rückmeldung.
notebook-advice = Ein Rat zum Schluss
notebook-next = Weiter: { $link }
notebook-game = Und jetzt spiele: [eine ganze { -game }]({ $file })
notebook-of-game = Spielen
notebook-of-game-run = Führe die Zelle unten aus: Klicke hinein und drücke **Umschalt + Enter**. Drücke auf *Spielen* für eine kurze { -game }, oder wähle { -edition }, { -mode } und { -player(form: "plural") } selbst.
notebook-of-game-how = Die Zeile über dem { -board } sagt immer, was du als Nächstes tun kannst, und der ausgefüllte Knopf daneben tut es. Für jede Wahl gibt es auch eine Taste; das Fragezeichen zeigt die Tasten, die gerade gelten.
notebook-of-game-again = Führe die Zelle noch einmal aus, um einen neuen { -board } zu bekommen. Startet der Kernel mitten in einer { -game } neu, oder verschwindet der Rechner wie bei Binder, führe die Zelle aus: Sie bietet an, dort weiterzumachen, wo du warst.
notebook-asked =
    { $wanted ->
        [number] Eine ganze Zahl
        [percent] Eine { -odds } von 0 bis 100
        [choice] Eine dieser Antworten: { LIST($choices, kind: "comma") }
        [territory] Der Name eines { -territory(form: "genitive") }
        [continent] Der Name eines { -continent(form: "genitive") }
        [territories] Namen von { -territory(form: "plural-dative") }, in einer Liste
        [actions] Eine { -move } oder mehrere in einer Liste: [{ $example }]
       *[action] Eine { -move }: { $example }
    }

puzzle-numbered = { -puzzle } { $number }
written-day =
    { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
puzzle-daily = { -puzzle } des Tages, { $date }
puzzle-kind-place = Wo stellst du { -army(form: "plural") } auf?
puzzle-kind-stop = Aufhören oder weiter?
puzzle-kind-way = Welcher Weg?
puzzle-kind-trade = Jetzt eintauschen oder warten?
puzzle-kind-break = Welchen { -continent } knacken?
puzzle-kind-leave = Was bleibt zurück?
puzzle-kind-setup = Wo sammelst du { -army(form: "plural") }?
puzzle-kind-fortify = Welche { -army(form: "plural") } verschiebst du?
puzzle-kind-defend = Mit wie vielen { -die(form: "plural-dative") }?
puzzle-kind-mission = Welche { -mission } ist erreichbar?
puzzles = { -puzzle }
puzzles-number = Nummer
puzzles-kind = Frage
puzzles-level = Schwierigkeit
puzzles-edition = { -edition }
puzzles-mode = Spielmodus
puzzle-level-easy = leicht
puzzle-level-medium = mittel
puzzle-level-hard = schwer

puzzle-text-place = Du bist **{ SEAT($you) }**. Vor dem { -attack } stellst du **{ $armies } { -army(form: "plural") }** auf, alle in einem einzigen { -territory }.
puzzle-ask-place = Wo helfen sie dir am meisten?
puzzle-text-stop = Du bist **{ SEAT($you) }**. Du hast ein { -territory } erobert, eine { -card } am Ende des { -turn(form: "genitive") } ist dir also sicher. { CAPITALISED(TERRITORY($source, case: "in")) } stehen **{ $armies } { -army(form: "plural") }**, gleich neben { TERRITORY($target, case: "dative") }.
puzzle-ask-stop = Hörst du hier auf, oder machst du weiter?
puzzle-text-stop-anywhere =
    Du bist **{ SEAT($you) }**. { $captured ->
        [yes] Du hast ein { -territory } erobert, eine { -card } am Ende des { -turn(form: "genitive") } ist dir also sicher.
       *[no] Du hast in diesem { -turn } noch kein { -territory } erobert.
    }
puzzle-text-way = Du bist **{ SEAT($you) }** und hast **{ $armies } { -army(form: "plural") }** { TERRITORY($source, case: "in") }. { $goal } Nach jeder { -capture } ziehen alle { -army(form: "plural") } bis auf eine weiter.
puzzle-goal-break = Eroberst du { TERRITORY($target, case: "accusative") }, knackst du { CONTINENT($continent) }, und { SEAT($seat) } verliert { $bonus } { -army(form: "plural") } pro { -turn }.
puzzle-goal-finish =
    Nur { TERRITORY($target, case: "nominative") } { GENDER($target) ->
        [pl] fehlen
       *[other] fehlt
    } dir noch zu ganz { CONTINENT($continent) }, und das bringt { $bonus } { -army(form: "plural") } pro { -turn }.
puzzle-goal-out =
    { CAPITALISED(TERRITORY($target, case: "nominative")) } { GENDER($target) ->
        [pl] sind
       *[other] ist
    } das letzte { -territory } { SEAT($seat, case: "genitive") }. { $cards ->
        [0] Eroberst du es, scheidet { SEAT($seat) } aus.
        [one] Eroberst du es, bekommst du { $cards } { -card } { SEAT($seat, case: "genitive") }.
       *[other] Eroberst du es, bekommst du { $cards } { -card(form: "plural") } { SEAT($seat, case: "genitive") }.
    }
puzzle-ask-way = Auf welchem Weg eroberst du { TERRITORY($target, case: "accusative") } am wahrscheinlichsten?
puzzle-text-trade = Du bist **{ SEAT($you) }** und darfst **{ $armies } { -army(form: "plural") }** aufstellen. Deine { -card(form: "plural") } ergeben eine { -set }. Mit jeder { -set }, die irgendwer eintauscht, wird die nächste mehr wert.
puzzle-text-trade-fixed = Du bist **{ SEAT($you) }** und darfst **{ $armies } { -army(form: "plural") }** aufstellen. Deine { -card(form: "plural") } ergeben eine { -set }, und allein ihre Symbole bestimmen, wie viele { -army(form: "plural") } sie bringt.
puzzle-ask-trade = Tauschst du sie in diesem { -turn } ein, oder wartest du?
puzzle-text-break = Du bist **{ SEAT($you) }**. Du stellst **{ $armies } { -army(form: "plural") }** auf und greifst dann an. Andere halten ganze { -continent(form: "plural") } besetzt.
puzzle-ask-break = Welchen knackst du?
puzzle-text-leave = Du bist **{ SEAT($you) }**. { CAPITALISED(TERRITORY($source, case: "from")) } aus, wo noch **{ $armies } { -army(form: "plural") }** stehen, hast du gerade { TERRITORY($target, case: "accusative") } erobert: { $least } bis { $most } davon dürfen nachziehen.
puzzle-ask-leave = Wie viele bleiben zurück?
puzzle-text-setup = Du bist **{ SEAT($you) }**. Alle { -territory(form: "plural") } sind vergeben, und reihum stellt jeder { -player } eine { -army } auf. Du hast noch **{ $armies } { -army(form: "plural") }**, und alle kommen in ein einziges { -territory }.
puzzle-own-mission = Deine { -mission }: { $mission }
puzzle-own-capital = Deine { -capital } ist { TERRITORY($territory) }.
puzzle-ask-setup = Wo sammelst du sie?
puzzle-text-fortify = Du bist **{ SEAT($you) }**. Deine Angriffe sind vorbei; vor dem Ende des { -turn(form: "genitive") } darfst du noch { -army(form: "plural") } verschieben.
puzzle-ask-fortify = Was verschiebst du?
puzzle-text-defend =
    Du bist **{ SEAT($you) }**. { CAPITALISED(SEAT($by)) } greift { TERRITORY($target, case: "accusative") } ({ $armies }) { TERRITORY($source, case: "from") } ({ $attackers }) aus { $rolled ->
        [yes] an und hat { LIST($numbers, kind: "comma") } gewürfelt.
       *[no] mit { $dice ->
            [one] 1 { -die }
           *[other] { $dice } { -die(form: "plural-dative") }
        } an.
    }
puzzle-ask-defend = Mit wie vielen { -die(form: "plural-dative") } verteidigst du?
puzzle-text-mission = Du bist **{ SEAT($you) }** und am Anfang deines { -turn(form: "genitive") }. Stell dir vor, du könntest deine { -mission } jetzt wählen.
puzzle-ask-mission = Mit welcher würdest du am häufigsten gewinnen?

puzzle-do-place = { TERRITORY($territory) }
puzzle-do-all =
    { $armies ->
        [one] Die eine { -army } { TERRITORY($territory, case: "to") }
       *[other] Alle { $armies } { TERRITORY($territory, case: "to") }
    }
puzzle-do-stop = Nicht mehr angreifen
puzzle-do-storm = { CAPITALISED(TERRITORY($target, case: "accusative")) } bis zum Ende angreifen
puzzle-do-storm-from = { CAPITALISED(TERRITORY($target, case: "accusative")) } { TERRITORY($source, case: "from") } aus bis zum Ende angreifen
puzzle-do-storm-until = { CAPITALISED(TERRITORY($target, case: "accusative")) } angreifen, aber bei { $stop } eigenen { -army(form: "plural") } aufhören
puzzle-do-way = { LIST($names, kind: "then") }
puzzle-do-trade = Gegen { number-of-armies } eintauschen
puzzle-do-wait = Die { -card(form: "plural") } in diesem { -turn } behalten
puzzle-do-put = { LIST($parts) }
puzzle-do-move = Verschieben: { LIST($parts, kind: "then") }
puzzle-do-stay = Nichts verschieben
puzzle-do-dice =
    { $dice ->
        [one] Mit 1 { -die }
       *[other] Mit { $dice } { -die(form: "plural-dative") }
    }
puzzle-moved = { $armies } { TERRITORY($source, case: "from") } { TERRITORY($target, case: "to") }
puzzle-do-break = { CONTINENT($continent) }, { TERRITORY($source, case: "from") } aus über { LIST($names, kind: "then") }
puzzle-do-leave =
    { $left } { $left ->
        [one] bleibt
       *[other] bleiben
    }, { $armies } { TERRITORY($target, case: "to") }

puzzle-fact-attack =
    { CAPITALISED(TERRITORY($source, case: "nominative")) } ({ $attackers }) { GENDER($source) ->
        [pl] erobern
       *[other] erobert
    } { TERRITORY($target, case: "accusative") } ({ $defenders }) mit einer { -odds } von { $chance }.
puzzle-fact-until =
    { CAPITALISED(TERRITORY($target, case: "nominative")) } { GENDER($target) ->
        [pl] fallen
       *[other] fällt
    } vorher mit einer { -odds } von { $chance }.
puzzle-fact-finish =
    Von dort aus vervollständigst du { CONTINENT($continent) } noch in diesem { -turn } mit einer { -odds } von { $chance }: Das bringt pro { -turn } { $armies ->
        [one] 1 { -army }
       *[other] { $armies } { -army(form: "plural") }
    } mehr.
puzzle-fact-breaks = { CAPITALISED(SEAT($seat)) } verliert dann { CONTINENT($continent) } und damit { number-of-armies } pro { -turn }.
puzzle-fact-guards = Das { -territory } bewacht { CONTINENT($continent) } und damit { number-of-armies } pro { -turn }.
puzzle-fact-free =
    { CAPITALISED(TERRITORY($territory, case: "nominative")) } { GENDER($territory) ->
        [pl] bewachen
       *[other] bewacht
    } keinen deiner { -continent(form: "plural") }.
puzzle-fact-threat =
    Mit { $armies ->
        [one] { $armies } { -army }
       *[other] { $armies } { -army(form: "plural") }
    } { GENDER($territory) ->
        [pl] würden
       *[other] würde
    } { TERRITORY($territory, case: "nominative") } mit einer { -odds } von { $chance } an { TERRITORY($source, case: "accusative") } ({ $attackers }) fallen.
puzzle-fact-through =
    { CAPITALISED(TERRITORY($source, case: "nominative")) } ({ $attackers }) { GENDER($source) ->
        [pl] kommen
       *[other] kommt
    } mit einer { -odds } von { $chance } bis { TERRITORY($target, case: "to") }, vorbei an { $total ->
        [one] 1 { -defender }
       *[other] insgesamt { $total } { -defender(form: "plural-dative") }
    }.
puzzle-fact-after = Im Schnitt bleiben { $left } { -army(form: "plural") } übrig, gegen { $attackers } { TERRITORY($source, case: "in") }.
puzzle-fact-harmless = Kein { -opponent } neben { TERRITORY($territory, case: "dative") } kann das { -territory } angreifen.
puzzle-fact-quiet =
    { CAPITALISED(TERRITORY($territory, case: "nominative")) } { GENDER($territory) ->
        [pl] haben
       *[other] hat
    } keine gegnerischen Nachbarn.
puzzle-fact-set =
    Die { -set } bringt { number-of-armies }{ $bonus ->
        [0] { "" }
       *[other] { " " }und { $bonus } mehr für ein { -territory } darauf, das dir gehört
    }; die nächste, die irgendwer eintauscht, bringt { $next }.
puzzle-fact-together = Damit stellst du in diesem { -turn } { number-of-armies } auf.
puzzle-fact-dearer =
    { $sets ->
        [one] Ein { -opponent } kann
       *[other] { $sets } { -opponent(form: "plural") } können
    } vor deinem nächsten { -turn } eintauschen; deine { -set } brächte dann { $armies }.
puzzle-fact-cards =
    { CAPITALISED(SEAT($seat)) } hat { $cards ->
        [one] { $cards } { -card }.
       *[other] { $cards } { -card(form: "plural") }.
    }
puzzle-fact-way = { -defender }: { LIST($numbers, kind: "comma") }, insgesamt also { $total }; im Schnitt bleiben { $left } { -army(form: "plural") } übrig.
puzzle-fact-share = Von { $size } { -territory(form: "plural-dative") } in { CONTINENT($continent) } hast du { $held }; der ganze { -continent } bringt { number-of-armies } pro { -turn }.
puzzle-fact-asked = Deine { -mission } verlangt { CONTINENT($continent) }.
puzzle-fact-would-finish = Wärst du dann am { -turn }, würdest du von dort aus in { $chance } der Fälle { CONTINENT($continent) } vervollständigen: Das bringt pro { -turn } { number-of-armies } mehr.
puzzle-fact-capital = Deine { -capital } ist { TERRITORY($territory) }.
puzzle-fact-guarded =
    { CAPITALISED(TERRITORY($territory, case: "nominative")) } { GENDER($territory) ->
        [pl] bewachen
       *[other] bewacht
    } { CONTINENT($continent) } und damit { number-of-armies } pro { -turn }.
puzzle-fact-losses = Im Schnitt verlierst du bei diesem { -roll } { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } { -army(form: "plural") } und der { -attacker } { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
puzzle-fact-holds =
    Geht der { -attack } bis zum Ende weiter, { GENDER($territory) ->
        [pl] halten
       *[other] hält
    } { TERRITORY($territory, case: "nominative") } in { $chance } der Fälle.
puzzle-fact-lacks =
    Du musst noch { $lacking ->
        [one] { $lacking } { -territory }
       *[other] { $lacking } { -territory(form: "plural") }
    } { $each ->
        [1] erobern.
       *[other] erobern oder verstärken.
    }
puzzle-fact-defended =
    { $armies ->
        [one] { $armies } { -army } steht im Weg.
       *[other] { $armies } { -army(form: "plural") } stehen im Weg.
    }

puzzle-hint-place = Was lässt sich von jedem dieser { -territory(form: "plural") } aus in diesem { -turn } erobern, und wer könnte das Eroberte danach zurückerobern?
puzzle-hint-stop = Wäge ab, was du gewinnst, wenn es gut geht, und was ungeschützt ist, wenn nicht.
puzzle-hint-way = Zähle auf jedem Weg die { -defender } und bei jedem { -step } die eine { -army }, die zurückbleibt.
puzzle-hint-trade = Was ist die { -set } im nächsten { -turn } wert, und wer tauscht vor dir ein?
puzzle-hint-break = Wäge ab, was der Besitzer pro { -turn } verliert und wie groß deine { -odds } ist durchzukommen.
puzzle-hint-leave = Welche Seite der { -border } kann noch angegriffen werden, und von wie vielen?
puzzle-hint-setup = Welches { -territory } hilft, einen { -continent } zu vervollständigen, und wer könnte es angreifen?
puzzle-hint-fortify = Welche { -army(form: "plural") } haben dort, wo sie stehen, keinen { -opponent }, und wo werden sie gebraucht?
puzzle-hint-defend = Wie viele { -army(form: "plural") } setzt du je nach Zahl der { -die(form: "plural") } aufs Spiel, und wie viele der { -attacker }?
puzzle-hint-mission = Zähle, wie viel jede { -mission } noch verlangt und wie viele { -army(form: "plural") } im Weg stehen.
puzzle-hint-answer = { $answer }.
puzzle-otherwise = Rechne noch einmal nach.

puzzle-wins = gewinnt { $chance } der { -game(form: "plural") }.
puzzle-arrives = führt in { $chance } der Fälle ans Ziel.
puzzle-best = **{ $answer }** gewinnt { $chance } der { -game(form: "plural") }, { $margin ->
        [one] { $margin } Prozentpunkt
       *[other] { $margin } Prozentpunkte
    } mehr als die nächstbeste Antwort (95{ "\u00A0" }%: { $low } bis { $high }).
puzzle-best-exact = **{ $answer }** führt in { $chance } der Fälle ans Ziel, { $margin ->
        [one] { $margin } Prozentpunkt
       *[other] { $margin } Prozentpunkte
    } mehr als die nächstbeste Antwort.
puzzle-behind = Das gewinnt { $chance } der { -game(form: "plural") }, { $behind ->
        [one] { $behind } Prozentpunkt
       *[other] { $behind } Prozentpunkte
    } weniger als die beste Antwort.
puzzle-behind-exact = Das führt in { $chance } der Fälle ans Ziel, { $behind ->
        [one] { $behind } Prozentpunkt
       *[other] { $behind } Prozentpunkte
    } weniger als der beste Weg.
puzzle-better = Die beste Antwort gewinnt { $chance } der { -game(form: "plural") }. { $facts }
puzzle-better-exact = Der beste Weg führt in { $chance } der Fälle ans Ziel. { $facts }
puzzle-measured-games = Jede Antwort wurde { $games } Mal von { -bot(form: "plural-dative") } ({ $bot }) zu Ende gespielt, mit denselben { -roll(form: "plural-dative") } für jede Antwort. Der Experte und andere { -bot(form: "plural") } ({ $other }) ziehen dieselbe Antwort vor.
puzzle-measured-exact = Die { -odds(form: "plural") } sind exakt.

sheet-title = { $edition }: die { -rule(form: "plural") } auf einer Seite
sheet-all = Die { -edition(form: "plural") } im Vergleich
sheet-setup = Aufbau
sheet-turn = Der { -turn }
sheet-reinforce = 1 · { -reinforcement }
sheet-attack = 2 · { -attack }
sheet-rolls = Was ein { -roll } kostet
sheet-capture = Nach einer { -capture }
sheet-move = 3 · { -movement }
sheet-cards = { -card(form: "plural") }
sheet-win = Gewinnen
sheet-dice = { -die }
sheet-dice-against = { $attack } gegen { $defence }
sheet-attacker-loses = { -attacker } verliert
sheet-both-lose = Beide verlieren
sheet-defender-loses = { -defender } verliert
sheet-so = So ist es hier.
sheet-signs = ° Das Regelheft der { -edition } sagt dazu nichts; hier wird gespielt, wie es die meisten tun oder wie in einer anderen { -edition }. * Das Regelheft ist unklar; so legen wir es aus. – Die { -edition } hat diese { -rule } nicht.
sheet-sign-house = † Eine { -house-rule }.
beginners-title = Ein { -turn } in einer Minute
beginners-map = Der { -board } und was jeder { -continent } bringt
beginners-aim =
    { $goal ->
        [missions] Erfülle die <b>{ -mission }</b> auf deiner { -card } und halte sie geheim. In deinem { -turn }:
        [capitals] Besetze genug <b>{ -capital(form: "plural") }</b>, darunter deine eigene. In deinem { -turn }:
       *[other] Bleibe als <b>letzter { -player }</b> auf dem { -board }. In deinem { -turn }:
    }
beginners-place = 1 · { -army(form: "plural") } aufstellen
    .about = Eine { -army } für je { $per_army } deiner { -territory(form: "plural") }, aber <b>mindestens { $least }</b>. Ein ganzer { -continent } bringt zusätzlich so viele, wie auf dem { -board } steht. Stelle sie in eigenen { -territory(form: "plural-dative") } auf.
beginners-attack = 2 · Angreifen, wenn du magst
    .about = Bis zu { $attack } { -army(form: "plural") } dürfen ein Nachbarland angreifen, jede mit einem { -die }; eine muss zu Hause bleiben. Der { -defender } darf mit bis zu { $defence } würfeln. Vergleiche die höchsten { -die }, dann die nächsten: Der niedrigere verliert eine { -army }, <b>bei Gleichstand der { -attacker }</b>. Keine { -defender(form: "plural") } mehr da? Ziehe nach. Mach weiter, solange du magst.
beginners-move = 3 · Umgruppieren
    .about =
        { $movement ->
            [one] <b>Einmal</b> im { -turn } darfst du { -army(form: "plural") } in ein eigenes Nachbarland verschieben.
           *[other] { -army(form: "plural") } darfst du in eigene Nachbarländer verschieben.
        } Eine muss bleiben.
beginners-card = Und eine { -card }
    .about = Hast du ein { -territory } erobert? Dann nimm <b>eine { -card }</b>. Drei mit demselben { -symbol } oder drei verschiedene bringen in einem späteren { -turn } { -army(form: "plural") }.
beginners-foot = { -rule(form: "plural") }: { $edition }. Vollständig stehen sie auf der Seite daneben.

### Widget

link-to-no-game = Dieser Link führt zu keiner { -game }: { $why }. Wähle hier eine.
link-to-no-edition = Dieser Link nennt eine { -edition }, die es hier nicht gibt: { $why }. Du siehst die { -lesson } in ihrer eigenen { -edition }.
link-to-no-step = Dieser Link nennt einen { -step }, den es hier nicht gibt: { $why }. Du siehst den ersten.
link-unknown-fields = Der Link enthält { LIST($fields, kind: "comma") }; das geht hier nicht. Ein Link kann { LIST($known, kind: "comma") } enthalten.
link-seed = der Startwert muss eine ganze Zahl sein, nicht „{ $seed }“

### Pages of their own

site-play = Spielen
site-title = { $page } – risk_widget
scorm-title = Die { -rule(form: "plural") }, { -step } für { -step }
site-lesson = { -lesson } { $number }: { $title }
site-notebook = Als Notebook
site-more = Mehr zum Spielen
site-board = Der { -board }: { $territories } { -territory(form: "plural") } auf { $continents } { -continent(form: "plural-dative") }
site-progress = Python wird geladen
site-no-script = Das Spiel braucht JavaScript: Es läuft ganz in deinem Browser.
site-loading = Python wird geladen…
site-setting-up = Der { -board } wird aufgebaut…
site-chosen = Deine { -game } beginnt, sobald alles bereit ist.
site-waiting = Python startet noch; die Zelle läuft, sobald es so weit ist.
site-name = risk_widget
site-description = Das Brettspiel mit 42 { -territory(form: "plural-dative") }, gegen { -bot(form: "plural") } oder mit anderen am selben Bildschirm, und ein Kurs in seinen { -rule(form: "plural") }. Es läuft auch ohne Netz.
site-keeping = Wird für das Spielen ohne Netz vorbereitet…
site-kept = Bereit für das Spielen ohne Netz.
site-newer = Es gibt eine neuere Version.
site-renew = Neu laden
site-without-network = Die Notebooks brauchen eine Internetverbindung.
site-without-network-play = Das Spiel und die { -lesson(form: "plural") } brauchen keine.
site-failed = Python konnte hier nicht starten. Lade die Seite neu; hilft das nicht, versuche es mit einem neueren Browser.
site-not-recorded = Die Lernplattform nimmt deine Arbeit nicht an: Zurzeit wird nichts festgehalten. Alle paar Sekunden folgt ein neuer Versuch; lass die Seite offen.
site-no-platform = Diese Seite ist in keine Lernplattform eingebettet: Nichts wird festgehalten, und dein Fortschritt ist weg, wenn du gehst. Die Suche läuft weiter; vielleicht hilft es, die { -lesson } aus dem Kurs heraus neu zu öffnen.
platform-unread = Was die Lernplattform von deiner Arbeit an dieser { -lesson } gespeichert hat, ist hier nicht lesbar: Die { -lesson } beginnt neu. Das Gespeicherte wird erst ersetzt, wenn du etwas tust.

table-title = Risiko, an einem Tisch
table-no-script = Das Spiel braucht JavaScript.
table-name = Dein Name
table-code = Der Code, den der Gastgeber zeigt
table-enter = Platz nehmen
table-joining = Der Tisch wird gesucht…
table-refused = Dieser Link oder Code führt zu keinem Tisch. Lass dir vom Gastgeber einen neuen geben.
table-busy = Gerade wollen zu viele an den Tisch. Gleich kommt ein neuer Versuch…
table-away = Das Notebook des Gastgebers ist gerade nicht verbunden. Die { -game } geht weiter, sobald es zurück ist.
table-cut-off = Keine Verbindung. Neuer Versuch…
table-closed = Der Gastgeber hat den Tisch geschlossen.
table-full = Der Tisch ist voll.
table-sent-away = Der Gastgeber hat dich entfernt.
table-seat = Der Gastgeber hat deinen { -seat } jemand anderem gegeben oder selbst übernommen.
table-bot = Der Gastgeber hat deinen { -seat } einem { -bot } gegeben.
table-left = Du hast den Tisch verlassen.
table-again = Dein { -seat } ist in einem anderen Fenster offen.
table-leave = Tisch verlassen
table-no-server = Der Server des Tisches war nicht zu erreichen.
table-server-gone = Der Server des Tisches läuft nicht mehr. Du kannst den Tisch neu eröffnen.
table-no-network = Dieser Computer ist in keinem lokalen Netz.
table-no-address = Der Tisch lässt sich unter { $address }, Port { $port }, nicht eröffnen: Dieser Computer hat diese Adresse nicht, oder der Port ist belegt.
table-in-browser = Python läuft hier im Browser, deshalb erreichen es andere Bildschirme nicht.
table-on-colab = Colab lässt niemand anderen an die { -game } eines Notebooks: Dort spielt man an einem Bildschirm.
table-no-tornado = Mehrere Bildschirme brauchen das Paket tornado: pip install "risk-widget[table]".

widget-unbuilt = Die Oberfläche dieses Widgets ist nicht gebaut: Führe in js/ `npm run build` aus.

as-said = { $said }
refused-internal = Das ging wegen eines internen Fehlers nicht.
refused-stale = Die { -position } hat sich geändert, seit du das gewählt hast. Wähle noch einmal.
refused-not-kept = Diese { -game } ist nicht mehr da, oder jemand anders spielt sie gerade.
refused-no-game-yet = Noch läuft keine { -game }. Starte erst eine.
refused-same-dice = Die { -die } dieser { -game } ergeben sich aus keinem Startwert, deshalb lassen sie sich nicht noch einmal werfen.
refused-play-on = An dieser Stelle war die { -game } schon zu Ende; von dort kannst du nicht weiterspielen.
refused-no-game = Noch läuft keine { -game }.
refused-handover = { CAPITALISED(SEAT($seat)) } muss zuerst den Bildschirm übernehmen.
refused-no-person = Gerade ist kein menschlicher { -player } gefragt.
refused-other-seat = Dieser Bildschirm wartet nicht auf diesen { -player }.
refused-nobody-there = Es gibt keine { -card(form: "plural") } zu zeigen: Kein { -player } ist am Bildschirm.
refused-nothing-to-cover = Es gibt nichts zu verdecken.
refused-undo = Es gibt nichts, was du zurücknehmen darfst.
refused-redo = Es gibt nichts zu wiederholen.
refused-place-rest = Nur beim Aufbau kannst du { -army(form: "plural") } für dich aufstellen lassen.
refused-auto-defend = Nur die { -defence } eines Menschen kann automatisch sein.
refused-replace-bot = Der { -bot } dieses { -player(form: "genitive") } ist nicht ausgefallen.
refused-lesson = Eine { -lesson } { $lesson } gibt es nicht; es gibt { LIST($known) }.
refused-no-lesson = Das geht nur in einer { -lesson }, und hier ist eine { -game } offen.
refused-lesson-open = Das geht nur in einer { -game }, und hier ist eine { -lesson } offen.
refused-progress = Das ist kein gespeicherter Lernfortschritt.
refused-seats = Die { -player(form: "plural") } dieser { -game } sind { LIST($seats) }.
refused-edition = Eine { -edition } { $edition } gibt es nicht; es gibt { LIST($known) }.
refused-board = Einen { -board } { $board } gibt es nicht; es gibt { LIST($known) }.
refused-clause = Eine { -rule } mit dieser ID gibt es nicht.
refused-odds-places = Für die { -odds(form: "plural") } muss man einen Start und ein Ziel auf diesem { -board } angeben.
refused-odds-armies = Für so viele { -army(form: "plural") } lassen sich die { -odds(form: "plural") } nicht berechnen.
refused-no-battle = Kein { -battle } wartet auf seinen { -defender }.
refused-review = Eine { -game } lässt sich erst analysieren, wenn sie zu Ende ist.
refused-turn = Diese { -game } hat { $turns ->
        [one] nur 1 { -turn }
       *[other] { $turns } { -turn(form: "plural") }
    }, einen { -turn } { $turn } gibt es also nicht.
refused-no-notebook = Diese { -game } wird nicht in einem Notebook gezeigt.
refused-coach = Diese Bemerkung ist nicht mehr offen.
refused-plans = Pläne kannst du nach einer { -game } vergleichen oder in deinem eigenen Zug einer { -game }, die nicht für deine Spielstärke zählt.
refused-branches = Eine { -game } kann höchstens { $most } eigene Pläne haben. Lösche zuerst einen.
refused-branch = Diesen Plan gibt es nicht mehr.
refused-branch-over = Dieser Plan beendet die { -game }. Danach kommt nichts mehr.
refused-draft = { $value } geht hier nicht.
refused-draft-known = { $value } geht hier nicht; möglich sind { LIST($known) }.
refused-draft-free = { CAPITALISED(TERRITORY($territory)) } gehört noch niemandem. Wähle zuerst eine Farbe.
refused-draft-seats = Eine { -game } hat mindestens zwei { -player(form: "plural") }.
refused-draft-last = Es gibt nichts mehr zurückzunehmen oder zu wiederholen.
refused-no-editor = Das geht nur im Stellungseditor.
refused-editor-open = Der Stellungseditor ist offen. Schließe ihn zuerst.
refused-editor-counts = Diese { -game } zählt für deine Spielstärke, deshalb lässt sich ihre { -position } nicht bearbeiten. Beende sie zuerst.
refused-editor-shown = Die { -position } dieser { -game } kannst du in deinem eigenen Zug bearbeiten, oder wenn sie zu Ende ist.
refused-advice = In dieser { -game } sind weder { -hint(form: "plural") } noch Coach noch Zurücknehmen erlaubt.
refused-hint = Einen { -hint } bekommt nur der { -player }, der jetzt an diesem Bildschirm entscheiden muss.
refused-exam-left = Eine { -game } deiner Prüfung ist noch nicht zu Ende. Schließe die { -lesson } und setze jene { -game } im Formular für neue { -game(form: "plural") } fort.
refused-exam = In einer Prüfung gibt es keine { -hint(form: "plural") }, und nichts lässt sich zurücknehmen.
refused-why = Sag, was erklärt werden soll: { LIST($known, kind: "or") }.
refused-step = Diese { -lesson } hat keinen solchen { -step }.
refused-a-day = Die Zahl der Fragen am Tag muss eine ganze Zahl von 0 bis { $most } sein.
refused-territory = Ein solches { -territory } gibt es auf diesem { -board } nicht.
refused-moment =
    Die { -game } hat bisher { $moves ->
        [one] 1 { -move }
       *[other] { $moves } { -move(form: "plural") }
    }; eine { -move } { $move } gibt es nicht.
refused-nothing-to-decide = Die { -game } ist zu Ende: Es ist nichts mehr zu entscheiden.
refused-cards-covered = Nach { -card(form: "plural") } kannst du nur fragen, solange sie aufgedeckt sind.
refused-no-income = In diesem { -turn } gab es keine { -army(form: "plural") }.
refused-no-roll = Einen solchen { -roll } gibt es in dieser { -game } nicht.
refused-no-winner = Niemand hat gewonnen.
refused-for-the-host = Das kann nur, wer diesen Tisch eröffnet hat.
refused-looking-on = Du siehst dieser { -game } zu: Du hast darin keinen { -seat }.
refused-not-your-seat = Darüber entscheidet ein anderer { -player }.
refused-host-in-lesson = Der Gastgeber ist gerade in einer { -lesson } oder im Stellungseditor. Danach geht die { -game } weiter.
refused-vote = Eine Abstimmung muss { $least } bis { $most } Sekunden dauern.
refused-shown = Die Antwort ist schon zu sehen: Gleich kommt die nächste Frage.
refused-late = Die Zeit für diese Frage ist um.
refused-no-time = Diese Frage hat keine Zeitgrenze.
refused-time = Für eine Frage sind höchstens { $most } Sekunden möglich.
refused-asked-for = Genau danach ist gefragt. Antworte zuerst.
refused-class-answers = In einer Klasse antwortet jeder am eigenen Bildschirm.
refused-no-table = Von hier aus lässt sich diese { -game } nicht an mehreren Bildschirmen spielen.
refused-no-such-seat = Einen solchen { -player } gibt es an diesem Tisch nicht.
refused-players-stay = Diese { -game } ist zu Ende: { -player(form: "plural") } und Namen lassen sich nicht mehr ändern. Wer in der nächsten mitspielt, legst du fest, wenn du sie beginnst.
refused-player-out = { CAPITALISED(SEAT($seat)) } ist ausgeschieden, deshalb kann niemand übernehmen.
refused-no-such-pupil = Niemand hier heißt { $name }.
refused-empty-name = Es fehlt ein Name.
refused-name-taken = { $name } heißt hier schon jemand.

bot-failed = Der { -bot } „{ $bot }“ konnte für { SEAT($seat, case: "accusative") } nicht entscheiden ({ -round } { $round }, { PHASE($phase) }). { $why }
bot-raised = { $error }.
bot-chose-nothing = Er hat nichts gewählt.
bot-chose = Er hat { $action } gewählt: { $error }.
bot-absent = Er ist hier nicht verfügbar. Füge ihn mit rw.add_bot hinzu, oder lass einen anderen { -bot } spielen.
bot-too-slow =
    er hat länger als { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } gebraucht

saved-no-text = Hier ist kein Text: Wähle eine gespeicherte { -game }, oder füge eine Aufzeichnung oder eine { -position } ein.
saved-line = Zeile { $line }: { $why }

item-id = Ein Eintrag braucht eine ID: einen Text von 1 bis { $most } Zeichen.
item-no-key = Ein Eintrag darf nur id, base_seq und action haben, nicht „{ $key }“.
item-base-seq = base_seq muss die Nummer des Standes sein, der auf dem Bildschirm war.
item-action = action muss ein Objekt sein.
item-type = action braucht einen type, als Text.
item-lacks-field = { $action } braucht das Feld „{ $field }“.
item-no-field = { $action } hat kein Feld „{ $field }“.
item-field = Das Feld „{ $field }“ von { $action } muss Folgendes sein: { $wanted }.
wanted-short-text = ein kurzer Text
wanted-text-or-null = ein kurzer Text oder null
wanted-long-text = ein Text von höchstens { NUMBER($most, useGrouping: 1) } Zeichen
wanted-count = eine ganze Zahl, 0 oder mehr
wanted-flag = true oder false
wanted-seed = eine ganze Zahl oder null für irgendeine
wanted-languages = eine Liste von Sprachkennungen wie de-AT
wanted-one-of = eines von { LIST($known, kind: "comma") }
wanted-answer = eine ganze Zahl, ein kurzer Text oder eine Liste kurzer Texte
wanted-action = eine { -move }: ein Objekt aus Namen und einfachen Werten
wanted-options = ein Objekt aus Namen von { -option(form: "plural") } und einfachen Werten
wanted-copy = eine gespeicherte Kopie einer { -game }
wanted-copies = eine Liste, die gespeicherte { -game(form: "plural") } beschreibt
wanted-seats = eine Liste von 2 bis { $most } Objekten wie { $like }
wanted-seats-once = eine Liste, die jeden { -player } einmal nennt

still-none = Ein Brettspiel: Noch hat keine { -game } begonnen.
still =
    { $edition }, { $mode }: { -round } { $round }, { $standing ->
        [won] { CAPITALISED(SEAT($seat)) } hat gewonnen
        [over] zu Ende
       *[turn] { CAPITALISED(SEAT($seat)) } ist am { -turn }, { PHASE($phase) }
    }.
still-play = { $game } Führe die Zelle aus, um zu spielen.
# For someone who has just run the cell and sees this in place of the game.
still-missing = Hast du die Zelle gerade ausgeführt, fehlt anywidget: Installiere es dort, wo Jupyter läuft, und lade die Seite neu.

short-goal =
    { $goal ->
        [missions] Du gewinnst, wenn du{ $claim ->
            [own_turn] { " " }im eigenen { -turn }
           *[at_once] { "" }
        } deine geheime { -mission } erfüllst oder als letzter { -player } auf dem { -board } bleibst.
        [capitals] Du gewinnst, wenn du im eigenen { -turn } { $capitals } { -capital(form: "plural") } besetzt hältst, darunter deine eigene, oder als letzter { -player } auf dem { -board } bleibst.
       *[last_player] Du gewinnst, wenn { $third ->
            [yes] dein { -opponent } kein { -territory } mehr hat; die { -third-army } zählt nicht
           *[no] kein anderer { -player } mehr ein { -territory } hat
        }.
    }
short-armies =
    Stelle neue { -army(form: "plural") } auf: eine für { $per ->
        [one] jedes { -territory }, das
       *[other] je { $per } { -territory(form: "plural") }, die
    } du besetzt hältst, mindestens { $least }, und weitere für jeden ganzen { -continent }.
short-attack =
    Greife Nachbarn an, so oft du magst, und lass immer eine { -army } zurück: { $attack ->
        [one] 1 { -die }
       *[other] bis zu { $attack } { -die }
    } gegen { $defence ->
        [one] 1 { -die }
       *[other] bis zu { $defence }
    }. Der höhere { -die } gewinnt; bei Gleichstand gewinnt der { -defender }. Jeder verlorene Vergleich kostet eine { -army }.
short-card =
    Nimm eine { -card }, wenn du etwas erobert hast. In einem späteren { -turn } bringen drei, die eine { -set } ergeben, { $kind ->
        [fixed] { LIST($values, kind: "or") } { -army(form: "plural") }, je nach { -symbol(form: "plural-dative") }
       *[rising] { -army(form: "plural") }, und zwar umso mehr, je später in der { -game } ({ LIST($values, kind: "comma") } …)
    }; bei { $must } { -card(form: "plural") } musst du eintauschen.
short-move =
    { $movement ->
        [one] Verschiebe einmal { -army(form: "plural") } aus einem deiner { -territory(form: "plural") } in ein eigenes Nachbarland.
        [unsplit] Verschiebe { -army(form: "plural") } in eigene Nachbarländer, so oft du magst; die eines { -territory(form: "genitive") } darfst du nicht auf mehrere verteilen.
       *[rested] Verschiebe { -army(form: "plural") } in eigene Nachbarländer, so oft du magst, nur keine, die angegriffen haben oder schon verschoben wurden.
    }

so-far-continents = Du hältst { LIST($parts) } besetzt.
so-far-whole = ganz { CONTINENT($continent) }
so-far-part = { $held } von { $territories } in { CONTINENT($continent) }
so-far-further =
    { $whole } von { $wanted } weiteren { $wanted ->
        [one] { -continent }
       *[other] { -continent(form: "plural-dative") }
    }
so-far-near =
    Für deine { -mission } { $left ->
        [one] fehlt noch 1 { -territory }
       *[other] fehlen noch { $left } { -territory(form: "plural") }
    }{ $each ->
        [1] { "" }
       *[other] { " " }mit mindestens { $each } { -army(form: "plural") }
    }.
so-far-to-take = Noch zu erobern: { TERRITORIES($territories) }.
so-far-gone = { CAPITALISED(SEAT($seat)) } hat keine { -army(form: "plural") } mehr.
so-far-left =
    { CAPITALISED(SEAT($seat)) } hält noch { $territories ->
        [one] 1 { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    } mit { number-of-armies } besetzt.
so-far-territories =
    { $instead ->
        [beaten] { CAPITALISED(SEAT($seat)) } wurde von jemand anderem eliminiert, also geht es bei deiner { -mission } jetzt um { -territory(form: "plural") }: Du hältst { so-far-held }
        [own] Es ist deine eigene Farbe, also geht es bei deiner { -mission } um { -territory(form: "plural") }: Du hältst { so-far-held }
        [absent] { CAPITALISED(SEAT($seat)) } spielt nicht mit, also geht es bei deiner { -mission } um { -territory(form: "plural") }: Du hältst { so-far-held }
       *[none] Du hältst { so-far-held }
    }.
so-far-held =
    { $each ->
        [1] { $held } von { $wanted } besetzt
       *[other] { $held ->
            [one] 1 { -territory }
           *[other] { $held } { -territory(form: "plural") }
        } besetzt, { $strong } davon mit mindestens { $each } { -army(form: "plural") }; nötig sind { $wanted }
    }

news = { CAPITALISED(LIST($parts, kind: "semicolon")) }.
news-took =
    { SEAT($seat) } hat { $territories ->
        [one] 1 { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    } { $all ->
        [yes] von dir erobert
       *[no] erobert{ $yours ->
            [0] { "" }
           *[other] , davon { $yours } von dir
        }
    }
news-lost =
    { $you ->
        [yes] du hast
       *[no] { SEAT($seat) } hat
    } { CONTINENT($continent) } verloren
news-won =
    { $you ->
        [yes] du hältst
       *[no] { SEAT($seat) } hält
    } { CONTINENT($continent) } besetzt
news-out =
    { $you ->
        [yes] du bist
       *[no] { SEAT($seat) } ist
    } ausgeschieden
since-took = { CAPITALISED(SEAT($seat)) } hat dir { TERRITORIES($territories, case: "accusative") } abgenommen.
since-standing =
    Du { $lost ->
        [0] { "" }
        [one] hast 1 { -army } verloren und{ " " }
       *[other] hast { $lost } { -army(form: "plural") } verloren und{ " " }
    }hältst { $territories ->
        [one] 1 { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    } mit { number-of-armies } besetzt.

taken-back =
    Zurückgenommen: { $kind ->
        [claim] die Besetzung { TERRITORY($territory, case: "genitive") }
        [place] das Aufstellen von { number-of-armies } { TERRITORY($territory, case: "in") }
        [choose_capital] die Wahl einer { -capital }
        [trade] der { -trade } einer { -set } gegen { number-of-armies }
        [attack] der { -attack } { TERRITORY($source, case: "from") } aus auf { TERRITORY($target, case: "accusative") }
        [defend] die { -defence } { TERRITORY($target, case: "genitive") } mit { $dice ->
            [one] 1 { -die }
           *[other] { $dice } { -die(form: "plural-dative") }
        }
        [occupy] das Nachziehen von { number-of-armies } { TERRITORY($target, case: "to") }
        [fortify] das Verschieben von { number-of-armies } { TERRITORY($source, case: "from") } { TERRITORY($target, case: "to") }
        [end_now] das Ende der { -game }
       *[end_phase] { $ended ->
            [reinforce] das Ende der { -reinforcement }
            [attack] das Ende des { -attack(form: "genitive") }
           *[turn] das Ende des { -turn(form: "genitive") }
        }
    }{ $others ->
        [yes] { " " }und was andere danach getan haben
       *[no] { "" }
    }.{ $again ->
        [yes] { " " }Würfelst du noch einmal, fallen dieselben { -die }.
       *[no] { "" }
    }

over-ended = Die { -game } wurde in { -round } { $round } beendet.
level-news =
    { $change ->
        [none]
            Diese { -game } zählt für deine Spielstärke, die nach { $needed } weiteren { $needed ->
                [one] { -game }
               *[other] { -game(form: "plural") }
            } bekannt ist.
        [first] Jetzt ist deine Spielstärke bekannt: etwa Stufe { $rung } von 10, { $bot } ({ level-range }).
        [up] Deine Spielstärke steigt auf Stufe { $rung } von 10, { $bot } ({ level-range }).
        [down] Deine Spielstärke sinkt auf Stufe { $rung } von 10, { $bot } ({ level-range }).
       *[same] Deine Spielstärke bleibt auf Stufe { $rung } von 10, { $bot } ({ level-range }).
    }
level-uncounted =
    Diese { -game } zählt nicht für deine Spielstärke: { $why ->
        [hint] Du hast dir einen { -hint } geholt.
        [undo] Du hast eine { -move } zurückgenommen, nachdem du { -die(form: "plural") } oder die Antwort eines { -bot(form: "genitive") } gesehen hattest.
        [same_dice] Du hattest ihre { -die(form: "plural") } schon gesehen.
        [python] Ein Programm hat mitgespielt.
        [begun] Du hast sie hier nicht von Anfang an gespielt.
        [coach] Ein Coach hat dir geholfen.
        [rivals] Die Stärke eines { -opponent(form: "genitive") } ist nicht bekannt.
        [early] Als sie endete, war noch kaum etwas geschehen.
       *[ahead] Du hast sie aufgegeben, ohne zurückzuliegen.
    }
level-if-given-up =
    { $why ->
        [lost] Für deine Spielstärke zählt sie als Niederlage.
        [early] Für deine Spielstärke zählt sie nicht: Es ist noch kaum etwas geschehen.
       *[ahead] Für deine Spielstärke zählt sie nicht: Du liegst nicht zurück.
    }
figure-rounds = { -round(form: "plural") }
figure-all-battles = { -battle(form: "plural") }
figure-battles = Begonnene { -battle(form: "plural") }
figure-won = Gewonnene { -battle(form: "plural") }
figure-won-of = { $won } von { $battles }
figure-taken = Eroberte { -territory(form: "plural") }
figure-lost = Verlorene { -territory(form: "plural") }
figure-sets = Eingetauschte { -set(form: "plural") }
figure-killed = Besiegte { -army(form: "plural") }
figure-fallen = Verlorene { -army(form: "plural") }
figure-luck = Würfelglück
figure-luck-armies =
    { $sign ->
        [plus] +{ NUMBER($armies, minimumFractionDigits: 1, maximumFractionDigits: 1) }
        [minus] −{ NUMBER($armies, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[even] ±0
    } { -army(form: "plural") }

why-pair =
    { $place ->
        [1] Höchster
        [2] Zweithöchster
        [3] Dritthöchster
        [4] Vierthöchster
       *[other] { $place }
    }: { CAPITALISED(SEAT($attacker)) } { $attack }, { SEAT($defender) } { $defence }
why-loses =
    { $tie ->
        [yes] Gleichstand:{ " " }
       *[no] { "" }
    }{ CAPITALISED(SEAT($seat)) } verliert 1 { -army }
why-spare =
    { CAPITALISED(SEAT($seat)) }: { $dice ->
        [one] 1 { -die }
       *[other] { $dice } { -die }
    }
why-no-partner = kein { -die } zum Vergleichen
why-won-by = Gewonnen durch
why-mission = Die { -mission }
why-at-end = Am Ende
why-capital = { -capital } { SEAT($seat, case: "genitive") }
why-capital-held = { TERRITORY($territory) }, besetzt
why-territories = Besetzte { -territory(form: "plural") }

part-claim = { -territory(form: "plural") } besetzen
    .about = Reihum nimmt jeder { -player } ein freies { -territory }, bis keines mehr übrig ist.
part-claim-third = { -territory(form: "plural") } besetzen
    .about = Abwechselnd nehmen beide { -player } ein freies { -territory }, bis jeder ein Drittel hat; der Rest geht an { SEAT("third", case: "accusative") }.
part-place = Die ersten { -army(form: "plural") } aufstellen
    .about = Deine übrigen { -army(form: "plural") } stellst du in eigenen { -territory(form: "plural-dative") } auf, eine pro { -turn }.
part-capital = Eine { -capital } wählen
    .about = Jeder { -player } wählt heimlich eine { -capital }. Wer die eigene und genug andere besetzt hält, gewinnt im eigenen { -turn }.
part-reinforce = { -reinforcement }
    .about = Ein { -turn } beginnt mit neuen { -army(form: "plural") } für { -territory(form: "plural") }, { -continent(form: "plural") } und { -card(form: "plural") }.
part-reinforce-won = Im { -attack } gewonnene { -card(form: "plural") }
    .about = Du bekommst die { -card(form: "plural") } des { -player(form: "genitive") }, den du eliminiert hast, und tauschst { -set(form: "plural") } ein, bevor der { -attack } weitergeht.
part-reinforce-third = { -reinforcement } für { SEAT("third", case: "accusative") }
    .about = Diese { -army } gehört niemandem. Auch sie bekommt neue { -army(form: "plural") }, und du stellst sie auf.
part-attack = { -attack }
    .about = Greife an, so oft du magst, oder gar nicht.
part-attack-third = { -attack } { SEAT("third", case: "genitive") }
    .about = Du darfst diese { -army }, die niemandem gehört, gegen den { -player } führen, der am { -turn } ist.
part-defend = { -defence }
    .about = Der angegriffene { -player } entscheidet, mit wie vielen { -die(form: "plural-dative") } er würfelt.
part-defend-third = { -defence } { SEAT("third", case: "genitive") }
    .about = Diese { -army } gehört niemandem. Sie wird angegriffen, und du entscheidest, mit wie vielen { -die(form: "plural-dative") } sie würfelt.
part-occupy = Nachziehen
    .about = Der letzte { -defender } ist gefallen. Das { -territory } gehört dir, und du musst { -army(form: "plural") } nachziehen lassen.
part-occupy-third = Nachziehen für { SEAT("third", case: "accusative") }
    .about = Der letzte { -defender } ist gefallen. Das { -territory } gehört jetzt dieser { -army }, und du musst { -army(form: "plural") } nachziehen lassen.
part-fortify = { -movement }
    .about = Bevor der { -turn } endet, darfst du { -army(form: "plural") } zwischen benachbarten eigenen { -territory(form: "plural-dative") } verschieben.

todo-choose-free = Wähle ein freies { -territory }.
todo-claim = Besetze es: Eine deiner { -army(form: "plural") } kommt dorthin.
todo-choose-own = Wähle eines deiner { -territory(form: "plural") }.
todo-place-one = Stelle dort eine { -army } auf.
todo-make-capital = Mache es zu deiner { -capital }.
todo-trade-if-any = Tausche eine { -set } ein, wenn du eine hast.
todo-trade = Tausche eine { -set } ein.
todo-place = Wähle, wie viele { -army(form: "plural") } dorthin kommen, und stelle sie auf.
todo-go-on-to-combat = Wenn alle { -army(form: "plural") } stehen, geh zum { -attack } über.
todo-combat-goes-on = Wenn alle { -army(form: "plural") } stehen, geht der { -attack } weiter.
todo-choose-third = Wähle eines ihrer { -territory(form: "plural") }.
todo-attack-from = Wähle ein eigenes { -territory }, von dem aus du angreifst.
todo-attack-target = Wähle ein Nachbarland, das jemand anderem gehört.
todo-attack = Wähle, wie viele { -army(form: "plural") } angreifen, und würfle.
todo-attack-from-third = Wähle eines ihrer { -territory(form: "plural") }, von dem aus sie angreift.
todo-attack-target-third = Wähle ein Nachbarland, das dem { -player } am { -turn } gehört.
todo-defend = Wähle die Zahl der { -die }.
todo-move-in = Wähle, wie viele { -army(form: "plural") } nachziehen.
todo-move-from = Wähle ein { -territory }, aus dem du { -army(form: "plural") } verschiebst, oder beende den { -turn }.
todo-move-to = Wähle ein eigenes Nachbarland.
todo-move = Wähle, wie viele { -army(form: "plural") } du verschiebst.

teach-number-of-territories =
    { $territories ->
        [one] 1 { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    }
teach-number-of-dice =
    { $dice ->
        [one] 1 { -die }
       *[other] { $dice } { -die }
    }
# Whom armies are lost by: the object of "cost".
teach-you-or-third =
    { $third ->
        [yes] { SEAT("third", case: "accusative") }
       *[no] dich
    }
teach-explained = { CAPITALISED($sentence) }

teach-nobody-beside = Dort gibt es keine gegnerischen Nachbarn.
teach-beside = { -opponent(form: "plural") } nebenan: { LIST($others) }.
teach-other = { TERRITORY($territory, case: "nominative") } mit { $armies }
teach-more =
    { $more } { $more ->
        [one] weiteres
       *[other] weitere
    }
teach-none-weaker = Kein eigenes { -territory } ist den { -opponent(form: "plural-dative") } unterlegen.
teach-in-danger = Am meisten bedroht: { TERRITORY($territory) }, { $armies } gegen { $against }.

teach-watched = { CAPITALISED(SEAT($actor)) } entscheidet: { $part }.
teach-watched-defence = { CAPITALISED(SEAT($actor)) } wird { TERRITORY($target, case: "in") } angegriffen und wählt die { -die(form: "plural") } für die { -defence }.
teach-watched-defence-third = { CAPITALISED(SEAT("third")) } wird { TERRITORY($target, case: "in") } angegriffen, und { SEAT($actor) } wählt ihre { -die(form: "plural") }.
teach-free =
    { $free ->
        [one] 1 { -territory } ist
       *[other] { $free } { -territory(form: "plural") } sind
    } frei, und du darfst noch { number-of-armies } aufstellen.
teach-in-hand = Du darfst noch { number-of-armies } aufstellen, in jedem deiner { -territory(form: "plural") }.
teach-capital =
    { $territories ->
        [one] Dein einziges { -territory }
       *[other] Jedes deiner { $territories } { -territory(form: "plural") }
    } kann deine { -capital } sein. Nur du siehst, welches.
teach-capital-taken = Wird sie erobert, verlierst du alle { -army(form: "plural") } auf ihrem { -continent } und auch deine { -card(form: "plural") }.
teach-to-place =
    Noch { number-of-armies }, dann { $combat ->
        [yes] geht der { -attack } weiter
       *[no] folgt der { -attack }
    }.
teach-to-place-third =
    { number-of-armies } { SEAT("third", case: "genitive") } { $armies ->
        [one] ist
       *[other] sind
    } noch aufzustellen.
teach-number-of-cards =
    { $cards ->
        [one] 1 { -card }
       *[other] { $cards } { -card(form: "plural") }
    }
teach-no-cards = Du hast noch keine { -card(form: "plural") }. Eine { -capture } bringt dir eine.
teach-no-more-sets = Du hast { teach-number-of-cards }. Jetzt kannst du nicht mehr eintauschen.
teach-no-set = Du hast { teach-number-of-cards }, aber keine { -set } darunter.
teach-set =
    Du hast { teach-number-of-cards }, darunter eine { -set } für { number-of-armies }: { $must ->
        [yes] Du musst eintauschen
       *[no] Tausche sie ein oder behalte sie
    }.
teach-no-attack =
    Kein { -territory } kann angreifen: Dazu braucht es 2 { -army(form: "plural") } und ein Nachbarland, das { $third ->
        [yes] dem { -player } gehört, der am { -turn } ist
       *[no] jemand anderem gehört
    }.
teach-attacks =
    Du kannst von { $territories ->
        [one] 1 { -territory }
       *[other] { $territories } { -territory(form: "plural-dative") }
    } aus angreifen, und { $targets } { $targets ->
        [one] kann
       *[other] können
    } angegriffen werden.
teach-strongest =
    Der stärkste { -attack } ist der { TERRITORY($source, case: "from") } aus mit { $armies } auf { TERRITORY($target, case: "accusative") } mit { $against }{ $chance ->
        [none] { "" }
       *[other] ; bis zum Ende geführt, gelingt er in { $chance } der Fälle
    }.
teach-captured = Du hast ein { -territory } erobert, deshalb bekommst du in diesem { -turn } eine { -card }.
teach-capture-brings-card = Eroberst du in diesem { -turn } ein { -territory }, bekommst du eine { -card }.
teach-attacked =
    { CAPITALISED(SEAT($attacker)) } greift { TERRITORY($target, case: "accusative") } mit { $dice ->
        [one] 1 { -die }
       *[other] { $dice } { -die(form: "plural-dative") }
    } an{ NUMBER_OF($rolled) ->
        [0] { "" }
       *[other] { " " }und hat { LIST($rolled) } gewürfelt
    }.
teach-defence-costs =
    { $dice ->
        [one] 1 { -die } kostet
       *[other] { $dice } { -die } kosten
    } { teach-you-or-third } im Schnitt { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } { -army(form: "plural") } und den { -attacker } { NUMBER($beaten, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
teach-may-move-in =
    { $armies ->
        [one] 1 { -army } hat
       *[other] { $armies } { -army(form: "plural") } haben
    } angegriffen: Nachziehen { $exactly ->
        [yes] { $least ->
            [one] muss genau 1
           *[other] müssen genau { $least }
        }
       *[no] dürfen { $least } bis { $most }
    }.
teach-no-movement = Keine { -army } kann verschoben werden: Beende den { -turn }.
teach-movements =
    Du kannst aus { $territories ->
        [one] 1 { -territory }
       *[other] { $territories } { -territory(form: "plural-dative") }
    } { -army(form: "plural") } verschieben, musst aber nicht.
teach-idle = { number-of-armies } { TERRITORY($territory, case: "in") }: Kein { -opponent } grenzt an, also gibt es dort nichts zu bewachen.

teach-would-claim =
    Du hättest dann { $all ->
        [yes] { $territories ->
            [one] das einzige { -territory }
           *[other] alle { $territories } { -territory(form: "plural") }
        }
       *[no] { $held } der { $territories } { -territory(form: "plural") }
    } in { CONTINENT($continent) }; der ganze { -continent } bringt { number-of-armies } in jedem { -turn }.
teach-would-place = { TERRITORY($territory) }: { $before } → { number-of-armies }.
teach-would-choose = Sie bleibt geheim, bis man sie dir nimmt.
teach-would-end-reinforce =
    { $combat ->
        [yes] Der { -attack } geht weiter.
       *[no] Dann kommt der { -attack }.
    }
teach-would-end-attack = In diesem { -turn } kannst du nicht mehr angreifen.{ teach-draws }
teach-would-end-fortify = Dein { -turn } endet.{ teach-draws }
teach-draws =
    { $draws ->
        [yes] { " " }Du ziehst eine { -card }.
       *[no] { "" }
    }
teach-would-attack =
    { $third ->
        [yes] { CAPITALISED(SEAT("third")) } würfelt
       *[no] Du würfelst
    } mit { $dice ->
        [one] 1 { -die }
       *[other] { $dice } { -die(form: "plural-dative") }
    }, { SEAT($defender) } mit { $most ->
        [one] 1
       *[other] bis zu { $most }
    }.
teach-would-cost = Ein { -roll } mit diesen { -die(form: "plural-dative") } kostet { teach-you-or-third } im Schnitt { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } { -army(form: "plural") } und { SEAT($defender, case: "accusative") } { NUMBER($beaten, minimumFractionDigits: 2, maximumFractionDigits: 2) }. Bei Gleichstand gewinnt der { -defender }.
teach-would-win =
    Geht der { -attack } bis zum Ende weiter, { $third ->
        [yes] erobert { SEAT("third") }
       *[no] eroberst du
    } { TERRITORY($target, case: "accusative") } in { $chance } der Fälle.
teach-would-fall =
    Fällt das { -territory } jetzt, { $armies ->
        [one] muss
       *[other] müssen
    } mindestens { number-of-armies } nachziehen.
teach-would-occupy =
    { CAPITALISED(TERRITORY($source, case: "nominative")) } { GENDER($source) ->
        [pl] behalten
       *[other] behält
    } { $left }, { TERRITORY($target, case: "nominative") } { GENDER($target) ->
        [pl] bekommen
       *[other] bekommt
    } { $armies }.
teach-onward = Von dort aus kannst du weiter angreifen: Das { -territory } grenzt an { TERRITORIES($territories, case: "accusative") }.
teach-nothing-beyond = Dort gibt es keine gegnerischen Nachbarn: Anderswo bewirken { -army(form: "plural") } mehr.
teach-would-move =
    { CAPITALISED(TERRITORY($source, case: "nominative")) } { GENDER($source) ->
        [pl] behalten
       *[other] behält
    } { $left }, { TERRITORY($target, case: "nominative") } { GENDER($target) ->
        [pl] haben
       *[other] hat
    } dann { $armies }.
teach-one-movement = Das ist die eine { -movement } dieses { -turn(form: "genitive") }.
teach-more-movements = Weitere { -movement(form: "plural") } dürfen folgen.

### Page

page-territory = { TERRITORY($territory) }
page-continent = { CONTINENT($continent) }
page-continent-initials = { CONTINENT($continent, case: "initials") }
page-seat = { CAPITALISED(SEAT($seat)) }
page-symbol = { CAPITALISED(SYMBOL($symbol)) }
page-card = { TERRITORY($territory) } ({ SYMBOL($symbol) })
page-wild-card = Joker-{ $number }
page-third-title =
    { $kind ->
        [allied] Verbündete { -army }
       *[neutral] Neutrale { -army }
    }
page-person = Mensch
page-bot =
    { -bot }: { $title }{ $beside ->
        [none] { "" }
       *[other] , etwa Stufe { $beside } von 10
    }
page-my-level =
    { $sureness ->
        [none] Meine Stufe
       *[other] Meine Stufe ({ $rung } von 10)
    }
    .about =
        { $sureness ->
            [none] Meine Stufe: drei { -game(form: "plural") } lang leichte { -bot(form: "plural") }, dann solche, die so stark sind wie du.
           *[other] Meine Stufe: { -bot(form: "plural") }, die so stark sind wie du, etwa Stufe { $rung } von 10, { level-sure } ({ $low } bis { $high }). Wird die Reihenfolge ausgelost, gewinnst du gegen einen davon wohl jede zweite { -game }, gegen zwei jede dritte.
        }

page-armies = { number-of-armies }
page-dice =
    { $dice ->
        [one] 1 { -die }
       *[other] { $dice } { -die }
    }
page-die = { -die } { $face }
page-pieces =
    { $count } { $piece ->
        [army] { $count ->
            [one] { -army }
           *[other] { -army(form: "plural") }
        }
        [artillery] Artillerie
        [cavalry] Kavallerie
        [infantry] Infanterie
        [star] { $count ->
            [one] { -star }
           *[other] { -star(form: "plural") }
        }
        [tripod] { $count ->
            [one] dreistrahlige Figur
           *[other] dreistrahlige Figuren
        }
       *[other] { $piece }
    }
# No pieces.
page-no-pieces = keine
page-of = { $some } von { $all }
page-at-least = mindestens { $least }
page-at-most = höchstens { $most }
# Buttons next to a number; the label says what it counts: armies, dice.
page-fewer = { $label }: weniger
page-more = { $label }: mehr
page-percent = { display-percent }
page-percent-least = { display-percent-least }
page-percent-most = { display-percent-most }
page-listed = { LIST($items, kind: "comma") }
page-two-sentences = { two-sentences }
page-round =
    { $round ->
        [0] Aufbau
       *[other] { -round } { $round }
    }

page-why = warum?
page-why-not = Warum nicht?
page-why-so = Warum?
page-not-possible = Das ist nicht möglich.
page-bot-failed = Ein { -bot } ist ausgefallen
page-kept-damaged = Was dieser Browser gespeichert hatte, ist hier nicht lesbar. Es bleibt im Speicher des Browsers unter dem Namen { $name }, und von jetzt an wird neu gespeichert.
page-kept-partly = Ein Teil dessen, was dieser Browser gespeichert hatte, ist hier nicht lesbar. Eine Kopie von allem bleibt im Speicher des Browsers unter dem Namen { $name }. Der Rest wird weiter verwendet.
page-kept-full = Dieser Browser speichert nichts: Sein Speicher ist voll, oder das Speichern ist nicht erlaubt. Was er vorher gespeichert hatte, ist noch da.
page-kept-newer = Was dieser Browser gespeichert hat, stammt von einer neueren Version von risk_widget und bleibt, wie es ist. Von jetzt an speichert diese Version ihren eigenen Stand daneben.
page-kept-dropped = Der Speicher dieses Browsers ist voll. Um Platz zu schaffen, hat er seine Kopie der ältesten { -game } gelöscht: { $edition }, { $mode }, { -round } { $round }.
page-kept-most = Dieser Browser speichert Kopien von höchstens vier { -game(form: "plural-dative") }. Die älteste Kopie wurde gelöscht: { $edition }, { $mode }, { -round } { $round }.
page-kernel-away = Der Kernel antwortet nicht.
    .about = Das ist die letzte { -position }, die er geschickt hat, und was du danach getan hast, ist vielleicht verloren. Wurde der Kernel neu gestartet, führe die Zelle noch einmal aus, um weiterzuspielen. Läuft gerade eine andere Zelle, warte auf sie.
page-kernel-silent = Eine gespeicherte { -position }
    .about = Noch hat kein Kernel geantwortet. Führe die Zelle aus, um zu spielen. Ist der Kernel mit einer anderen Zelle beschäftigt, geht die { -game } danach weiter.
page-old-browser = Das Spiel braucht einen neueren Browser: Chrome oder Edge 123, Firefox 128, Safari 17.5 oder später.
page-bring-into-view = Ins Bild holen
page-copy = Kopieren
page-copied = Kopiert.
page-copy-selected = Der Text ist markiert. Kopiere ihn mit Strg+C.

## The buttons of the bar.

page-do-new-game = Neue { -game }…
page-do-play-on = Ab hier weiterspielen
page-do-back-to-game = Zurück zur { -game }
page-do-back-to-saved = Zur letzten { -position }
page-do-resume = Weiter
page-do-stop = Stopp
page-do-skip = Vorspulen
page-do-save = Teilen oder speichern…
page-do-again = Noch einmal
page-do-again-same-dice = Noch mal mit denselben { -die(form: "plural-dative") }
page-do-replace-bot = Anderen { -bot } weiterspielen lassen
page-do-claim = { CAPITALISED(TERRITORY($territory, case: "accusative")) } besetzen
page-do-choose-capital = { -capital }: { TERRITORY($territory) }
page-do-place =
    { $more ->
        [yes] Noch { $armies }
       *[no] { $armies }
    } { TERRITORY($territory, case: "in") } aufstellen
page-do-stop-placing = Stopp
page-do-trade =
    Gegen { $armies } eintauschen{ $places ->
        [0] { "" }
        [1] , +{ $extra } { TERRITORIES($on, case: "in") }
       *[other] , je +{ $extra } { $named ->
            [yes] { TERRITORIES($on, case: "in") }
           *[no] in { $places } { -territory(form: "plural-dative") }
        }
    }
page-do-roll = { page-dice } werfen
page-do-fight-on = Weiterkämpfen
page-do-occupy = { $armies } nachziehen
page-do-occupy-all = Alle { $armies } nachziehen
page-do-move = { $armies } verschieben
page-do-end-phase =
    { $phase ->
        [reinforce] { -reinforcement } beenden
        [attack] { -attack } beenden
        [attack_third] Nicht mehr angreifen
        [fortify] { -turn } beenden
       *[other] { -phase } beenden
    }

## The bar: the sentence that says what can be done next, and a second one next to it.

page-say = Was jetzt zu tun ist
    .away = Solange der Kernel nicht antwortet, kannst du nicht spielen.
page-say-take =
    { $stop ->
        [1] { $chance } { -odds }
       *[other] { $chance }, Halt bei { $stop }
    }
page-say-hit = Treffer: { $chance }
page-say-hold = Abwehr: { $chance }
page-say-for-third = { CAPITALISED(SEAT($actor)) } entscheidet für { SEAT("third", case: "accusative") }: { $what }

page-say-setup = Wähle eine { -game }.
page-say-handover = Gib den Bildschirm an { SEAT($seat, case: "accusative") } weiter.
    .sub = Die Geheimnisse { SEAT($seat, case: "genitive") } bleiben verdeckt, bis { SEAT($seat) } übernimmt.
page-say-past = Rückblick: { $when }.
    .sub = Inzwischen spielen die { -bot(form: "plural") } weiter.
page-say-over =
    Es dauerte { $rounds ->
        [one] { $rounds } { -round }
       *[other] { $rounds } { -round(form: "plural") }
    }{ $won ->
        [yes] { "" }
       *[no] , und niemand hat gewonnen
    }.
page-say-bots-stopped = Die { -bot(form: "plural") } sind angehalten. Als Nächstes ist { SEAT($seat) } dran.
page-say-bot =
    { CAPITALISED(SEAT($seat)) } { $phase ->
        [claim] wählt ein { -territory }
        [place] stellt eine { -army } auf
        [capital] wählt eine { -capital }
        [reinforce] stellt neue { -army(form: "plural") } auf
        [reinforce_third] stellt { -army(form: "plural") } für { SEAT("third", case: "accusative") } auf
        [attack] plant einen { -attack }
        [attack_third] entscheidet für { SEAT("third", case: "accusative") }
        [defend] wählt die { -die }
        [occupy] zieht nach
        [fortify] darf umgruppieren
       *[other] überlegt
    }…

page-say-claim = Besetze ein freies { -territory }.
    .sub =
        { $free ->
            [one] { $free } { -territory } ist
           *[other] { $free } { -territory(form: "plural") } sind
        } frei.
page-say-place = Stelle eine { -army } auf; noch { $left }.
    .sub =
        { $confirm ->
            [yes] Wähle eines deiner { -territory(form: "plural") }.
           *[no] Sie kommt sofort in das { -territory }, das du wählst.
        }
page-say-placing-for-you = Deine { -army(form: "plural") } werden aufgestellt, jedes Mal eine…
page-say-placing = { CAPITALISED(TERRITORY($territory, case: "in")) } wird aufgestellt, in jedem { -turn } eine { -army }…
    .sub = Du hast noch { $left } übrig.
page-say-chosen = Du hast { TERRITORY($territory, case: "accusative") } gewählt.
page-say-placed = { number-of-armies } { TERRITORY($territory, case: "in") } aufgestellt.
page-say-capital = Wähle deine { -capital }. Nur du siehst sie.
    .sub = Sie bleibt verdeckt, bis sie fällt.

page-say-reinforce =
    Stelle { $more ->
        [yes] noch{ " " }
       *[no] { "" }
    }{ $left } { $left ->
        [one] { -army }
       *[other] { -army(form: "plural") }
    } in deinen { -territory(form: "plural-dative") } auf.
    .sub = Der { -attack } beginnt, wenn alle stehen.
    .step = Wenn alle stehen, beende die { -reinforcement }.
page-say-must-trade = Tausche zuerst eine { -set } ein.
page-say-set-brings = Die gewählte { -set } bringt { number-of-armies }.
page-say-set-brought = Deine { -set } hat { number-of-armies } gebracht.
page-say-may-also-trade = Du kannst auch eine { -set } eintauschen.
page-say-may-still-trade = Du kannst noch eine { -set } eintauschen.
page-say-all-placed = Alle { -army(form: "plural") } stehen.
    .sub = Als Nächstes kommt der { -attack }.
page-say-place-third = Stelle { number-of-armies } in ihren { -territory(form: "plural-dative") } auf.
    .third = Stelle { number-of-armies } in ihren { -territory(form: "plural-dative") } auf.
    .sub = Danach geht der { -turn } { SEAT($seat, case: "genitive") } weiter.

page-say-attack = Greife { TERRITORY($target, case: "accusative") } { TERRITORY($source, case: "from") } aus mit { number-of-armies } an.
    .third = Greife { TERRITORY($target, case: "accusative") } { TERRITORY($source, case: "from") } aus mit { number-of-armies } an.
page-say-ask-attack = Wie viele { -army(form: "plural") } greifen { TERRITORY($target, case: "accusative") } { TERRITORY($source, case: "from") } aus an?
page-say-ask-move = Wie viele { -army(form: "plural") } verschiebst du { TERRITORY($source, case: "from") } { TERRITORY($target, case: "to") }?
page-say-ask-armies = Wähle { page-say-range } { $most ->
        [one] { -army }
       *[other] { -army(form: "plural") }
    }.
page-say-ask-dice =
    { $armies ->
        [one] Mit wie vielen { -die(form: "plural-dative") } würfelt die { -army }?
       *[other] Mit wie vielen { -die(form: "plural-dative") } würfeln die { $armies } { -army(form: "plural") }?
    }
    .sub = Wähle, dann würfle.
page-say-strengths =
    { CAPITALISED(TERRITORY($source, case: "in")) } { $own ->
        [one] steht 1 { -army }
       *[other] stehen { $own } { -army(form: "plural") }
    }, { TERRITORY($target, case: "in") } { $their }.
page-say-attack-again = Noch einmal angreifen?
    .third = Noch einmal angreifen?
page-say-choose-source = Wähle ein { -territory }, von dem aus du angreifst.
    .third = Wähle ein { -territory }, von dem aus sie angreift.
    .sub =
        { $own ->
            [one] Eines
           *[other] { $own }
        } { $third ->
            [yes] ihrer
           *[no] deiner
        } { -territory(form: "plural") } { $own ->
            [one] kann
           *[other] können
        } angreifen.
page-say-no-attack = Kein { -attack } ist möglich.
    .third = Kein { -attack } ist möglich.
    .sub = Beende den { -attack }, um fortzufahren.
page-say-choose-target = Wähle ein Ziel für { TERRITORY($source, case: "accusative") }.
    .third = Wähle ein Ziel für { TERRITORY($source, case: "accusative") }.
    .sub = Du kannst { TERRITORIES($targets, case: "accusative") } angreifen.
page-say-rolling =
    Es wird gewürfelt, bis { TERRITORY($target, case: "nominative") } { GENDER($target) ->
        [pl] fallen
       *[other] fällt
    } oder { TERRITORY($source, case: "in") } nur noch { $left } { $left ->
        [one] steht
       *[other] stehen
    }…
page-say-gained = Du hast { TERRITORY($target, case: "accusative") } erobert.
page-say-drew = Du ziehst die { -card } { page-card }.
page-say-drew-wild = Du ziehst einen { -wild-card }.
page-say-beaten =
    { CAPITALISED(SEAT($seat)) } ist ausgeschieden{ $cards ->
        [0] { "" }
        [one] : Du bekommst { $cards } { -card }
       *[other] : Du bekommst { $cards } { -card(form: "plural") }
    }.
page-say-not-taken =
    { CAPITALISED(TERRITORY($target, case: "nominative")) } { GENDER($target) ->
        [pl] wurden
       *[other] wurde
    } nicht erobert.
page-say-lost = { CAPITALISED(SEAT($seat)) } hat { number-of-armies } verloren.
page-say-lost-each = Auf jeder Seite { number-of-armies } verloren.
page-say-lost-both =
    { CAPITALISED(SEAT($attacker)) } hat { $own ->
        [one] 1 { -army }
       *[other] { $own } { -army(form: "plural") }
    } verloren, { SEAT($defender) } { $their ->
        [one] 1 { -army }
       *[other] { $their } { -army(form: "plural") }
    }.

page-say-series =
    { $rolls ->
        [one] In 1 { -roll }
       *[other] In { $rolls } { -roll(form: "plural-dative") }
    } hat { SEAT($attacker) } { $lost } verloren und { SEAT($defender) } { $beaten }: { $dice ->
        [kind] mehr Glück als üblich für { SEAT($attacker, case: "accusative") }
        [unkind] weniger Glück als üblich für { SEAT($attacker, case: "accusative") }
       *[usual] etwa wie üblich
    }.

page-say-bot-attacks = { CAPITALISED(SEAT($seat)) } greift { TERRITORY($target, case: "accusative") } { TERRITORY($source, case: "from") } aus an.
page-say-you-held =
    { $you ->
        [yes] Du hast
       *[no] { CAPITALISED(SEAT($seat)) } hat
    } { TERRITORY($target, case: "accusative") } gehalten: { $by }
page-say-you-lost =
    { $you ->
        [yes] { CAPITALISED(SEAT($attacker)) } hat dir { TERRITORY($target, case: "accusative") } abgenommen.
       *[no] { CAPITALISED(SEAT($attacker)) } hat { SEAT($seat, case: "dative") } { TERRITORY($target, case: "accusative") } abgenommen.
    }
page-say-you-lost-armies =
    { $you ->
        [yes] Du hast
       *[no] { CAPITALISED(SEAT($seat)) } hat
    } { TERRITORY($target, case: "in") } { $lost ->
        [one] 1 { -army }
       *[other] { $lost } { -army(form: "plural") }
    } verloren; { $left ->
        [one] 1 bleibt
       *[other] { $left } bleiben
    }.
page-say-choose-dice = Wähle deine { -die }.
page-say-defend =
    { CAPITALISED(SEAT($attacker)) } greift { TERRITORY($target, case: "accusative") } mit { $dice ->
        [one] 1 { -die }
       *[other] { $dice } { -die(form: "plural-dative") }
    } an. { $asked }
page-say-defend-rolled = { CAPITALISED(SEAT($attacker)) } hat gegen { TERRITORY($target, case: "accusative") } { LIST($rolled) } gewürfelt. { $asked }
page-say-defend-with =
    Verteidige mit { LIST($dice, kind: "or") } { NUMBER_OF($dice) ->
        [one] { -die }
       *[other] { -die(form: "plural-dative") }
    }.
    .third =
        Verteidige mit { LIST($dice, kind: "or") } { NUMBER_OF($dice) ->
            [one] { -die }
           *[other] { -die(form: "plural-dative") }
        }.
page-say-defend-called =
    { CAPITALISED(SEAT($seat)) }, verteidige mit { LIST($dice, kind: "or") } { NUMBER_OF($dice) ->
        [one] { -die }
       *[other] { -die(form: "plural-dative") }
    }.

page-say-fallen =
    { CAPITALISED(TERRITORY($target, case: "nominative")) } { GENDER($target) ->
        [pl] sind
       *[other] ist
    } gefallen. { $move }
page-say-yours = Du hast { TERRITORY($target, case: "accusative") } erobert. { $move }
page-say-move-in = Ziehe mit { page-say-range } { $most ->
        [one] { -army }
       *[other] { -army(form: "plural") }
    } nach.
    .third = Ziehe mit { page-say-range } { $most ->
        [one] { -army }
       *[other] { -army(form: "plural") }
    } nach.
    .sub =
        Mindestens die { $armies }, die angegriffen { $armies ->
            [one] hat
           *[other] haben
        }; mindestens 1 muss { TERRITORY($source, case: "in") } bleiben.
page-say-range =
    { $exact ->
        [yes] { $most }
       *[no] { $least } bis { $most }
    }

page-say-fortify = Wähle ein { -territory }, aus dem du { -army(form: "plural") } verschiebst, oder beende den { -turn }.
    .sub =
        
            
                Du kannst aus { $own ->
            [one] { $own } { -territory }
           *[other] { $own } { -territory(form: "plural-dative") }
        } { -army(form: "plural") } verschieben.
page-say-move = Verschiebe { number-of-armies } { TERRITORY($source, case: "from") } { TERRITORY($target, case: "to") }.
    .sub =
        { $armies ->
            [one] { $armies } { -army } bleibt
           *[other] { $armies } { -army(form: "plural") } bleiben
        } { TERRITORY($source, case: "in") }.
page-say-one-movement =
    Das ist deine einzige { -movement }{ $ends ->
        [yes] , und sie beendet den { -turn }
       *[no] { " " }in diesem { -turn }
    }.
page-say-one-movement-in-turn = Pro { -turn } darfst du einmal umgruppieren.
page-say-moved-already = Deine einzige { -movement } hast du schon gemacht.
page-say-move-where = Wähle, wohin du { -army(form: "plural") } { TERRITORY($source, case: "from") } verschiebst.
    .sub = Möglich: { TERRITORIES($targets, kind: "or", case: "to") }.
page-say-end-turn = Beende den { -turn }.
    .sub = Umgruppieren ist nicht möglich.

## The map: what a screen reader says of a territory, and the marks that are on it.

page-map =
    { -board }, { $territories ->
        [one] { $territories } { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    }
page-map-holder =
    { $holder ->
        [none] frei
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
        [black] Schwarz
        [purple] Lila
        [allied] { -allied-army }
        [neutral] { -neutral-army }
       *[other] { $holder }
    }
page-colour = { CAPITALISED(page-map-holder) }
page-map-placed = { $armies } gerade aufgestellt
page-map-proposed = { $armies } aufzustellen
page-map-tired = { $armies } ermüdet
page-map-taken = erobert, vorher { page-map-holder }
page-map-capital = { -capital }: { page-map-holder }
page-map-own-capital = deine geheime { -capital }
page-map-bonus = +{ $armies } pro { -turn }
page-map-bonus-lost = −{ $armies } pro { -turn }
page-map-find = Suche { $words }…
page-map-larger = { -board } größer
page-map-smaller = { -board } kleiner
# The short one stands on a small button: all of the map.
page-map-whole = Ganzer { -board }
    .short = Alles

# Marks say something of the territory that bears them: "attacks" of an attacker.
page-mark-goal = nötig für deine { -mission }
page-mark-changed = seit deinem letzten { -turn } erobert
page-mark-attacks = greift an
page-mark-target = Ziel
page-mark-attackable = angreifbar
page-mark-can-attack = kann angreifen
page-mark-from = von
page-mark-to = nach
page-mark-reachable = erreichbar
page-mark-can-move = kann umgruppieren
page-mark-receives = kann { -army(form: "plural") } bekommen
page-mark-gives = kann { -army(form: "plural") } abgeben
page-mark-chosen = gewählt
page-mark-reinforceable = kann verstärkt werden
page-mark-choosable = wählbar
page-mark-free = frei
page-mark-here = hier
page-mark-from-here = von hier
page-mark-to-here = hierher
page-mark-look-here = schau hier
page-mark-your-answer = deine Antwort
page-mark-the-answer = die Antwort
page-mark-not-allowed = nicht erlaubt
page-mark-of-lesson = in der { -lesson } markiert
page-mark-too = auch { $mark }
page-mark-capital = { -capital }, aufgedeckt
page-mark-own-capital = deine { -capital }, geheim
page-mark-tired = ermüdet: muss bleiben
page-mark-hint-look = { -hint }: Schau hier
page-mark-hint-this = { -hint }: dieses
page-mark-hint-put = { -hint }: { -army(form: "plural") } hier
page-mark-hint-from = { -hint }: von hier
page-mark-hint-to = { -hint }: hierher

## The head, the menu, and the keys that are printed below everything.

page-head-reinforce = { -reinforcement }
page-head-attack = { -attack }
page-head-move = { -movement }
page-head-parts = Teile des { -turn(form: "genitive") }
page-head-won = gewonnen · { page-round }
page-head-ended = beendet · { page-round }
page-head-you = du
page-head-own =
    { $turn ->
        [yes] Dein { -turn }
       *[no] Du
    }
page-head-next = gleich dran · { page-round }
page-head-attacks = greift an · { page-round }
page-head-your-turn = dein { -turn } · { page-round }
page-head-bot = { -bot } · { page-round }
page-head-undo = Zurücknehmen
page-head-redo = Wiederholen
page-offer-full-screen = Der { -board } kann den ganzen Bildschirm füllen.
    .no = Nicht jetzt
page-offer-sideways = Drehe dein Telefon quer: Der { -board } wird viel größer.
    .yes = Drehen
page-head-full-screen =
    { $full ->
        [yes] Vollbild verlassen
       *[no] Vollbild
    }
page-wall = Beamer
    .about = Vollbild in großer Schrift für den Beamer: die Frage, die Antworten und der { -board }
    .leave = Beameransicht verlassen

page-menu = Mehr
page-menu-files = Teilen, speichern, laden
page-menu-others = Mit anderen spielen
page-menu-settings = Einstellungen
page-language = Sprache
page-menu-save = { -game } teilen oder speichern…
page-menu-load = { -game } oder { -position } laden…
page-menu-position = { -position } kopieren…
page-menu-new = Neue { -game }…
page-menu-end = { -game } beenden…
page-menu-table = An mehreren Bildschirmen…
page-menu-class = Klasse unterrichten
page-menu-sounds = Töne
page-menu-sure = Fast sichere { -battle(form: "plural") } zu Ende führen ({ $chance })
page-menu-printed-dice = { -die } in den Farben der { -edition }
page-menu-confirm = Jeden { -step } bestätigen
page-menu-evaluation = Zeigen, wer vorn liegt
page-hint = { -hint }
page-hint-title = { -hint }
page-hint-close = { -hint } schließen
page-hint-level = Wie viel der { -hint } zeigt
page-hint-levels =
    { $level ->
        [nudge] Ein Wink
       *[plan] Der Plan
    }
page-hint-do = Ausführen
page-hint-numbered =
    Auf dem { -board } { $steps ->
        [one] ist der erste { -attack }
       *[other] sind die ersten { $steps } { -attack(form: "plural") }
    } nummeriert.
page-coach = Coach
    .about = beurteilt deine Entscheidungen, während du spielst; { -game(form: "plural") } mit Coach zählen nicht für deine Spielstärke
page-coach-when =
    { $when ->
        [off] aus
        [mistakes] nach einem Fehler
       *[decisions] nach jeder Entscheidung
    }
page-coach-thinking = Der Coach beurteilt deine Entscheidung.
page-coach-close = Bemerkung schließen
page-coach-tries =
    { $tries ->
        [one] Noch ein Versuch.
       *[other] Noch { $tries } Versuche.
    }
page-coach-kept = Das kommt morgen wieder, unter „Meine Fehler“.
page-coach-find = Besseres finden
page-coach-back = Zurücknehmen
page-coach-keep = Für morgen merken
page-coach-show = Zeig es mir
page-chances = Gewinnchance
page-chances-assume =
    { $own ->
        [own] nach dem, was du weißt
       *[none] nach dem, was alle sehen
    }, wenn alle etwa so gut spielen wie der Experte
page-menu-teach = Jede { -move } erklären
page-menu-defends = { CAPITALISED(SEAT($seat)) } verteidigt immer mit der besten Zahl von { -die(form: "plural-dative") }
page-bots = { -bot(form: "plural") }
page-bots-speed = Tempo
    .label = Tempo der { -bot(form: "plural") }
page-bots-at =
    { $speed ->
        [normal] Normal
        [fast] Schnell
        [instant] Sofort
       *[other] { $speed }
    }

page-keys = Tasten und Zeichen
page-keys-in-game = Beim Spielen
page-marks = Auf dem { -board }
page-marks-tag =
    Ein Schild zeigt Zeichen und Farbe des Besitzers{ $third ->
        [yes] { " " }(die { -third-army } hat kein Zeichen)
       *[no] { "" }
    } und die Zahl der { -army(form: "plural") } dort. Eine gestrichelte Linie verbindet { -territory(form: "plural") } über das Meer. Die Zahl neben dem Namen eines { -continent(form: "genitive") } sagt, was er dem { -player } pro { -turn } bringt, der ihn ganz besetzt hält.
page-key-next-move = vorige, nächste { -move }
page-key-next-territory = nächstes { -territory }
page-key-find = nach Namen suchen
page-key-next-possible = nächste, vorige Möglichkeit
page-key-choose = wählen, dann ausführen
page-key-at-once =
    { $claim ->
        [yes] besetzen
       *[no] eine { -army } aufstellen{ $armies ->
            [1] { "" }
           *[other] , { $armies } { TERRITORY($territory, case: "in") }
        }
    }
page-key-so-many = so viele dort
page-key-back = zurück
page-key-stop-placing = nicht weiter aufstellen
page-key-dice = { -die }
page-key-always = immer die beste Antwort
page-key-armies = { -army(form: "plural") }
page-key-all = alle { $armies }
    .any = alle
page-key-least = so wenige wie möglich: { $armies }
    .any = so wenige wie möglich
page-key-rest = alle { $armies } hier, jedes Mal eine
page-key-end-phase = { -phase } beenden
page-key-fight = weiterkämpfen
page-key-skip = vorspulen bis zu deiner nächsten Entscheidung
page-key-for-me = den Rest für mich aufstellen
page-key-set = die beste { -set } wählen, dann die nächste
page-key-trade = eintauschen
page-key-hint =
    { $level ->
        [nudge] der Plan
       *[other] { -hint }
    }
page-key-undo = zurücknehmen
page-key-redo = wiederholen
page-key-why = warum
page-key-with-shift = Umschalt+{ $key }

## The table of the players.

page-players = { -player }
page-players-player = { -player }
page-players-territories = { -territory(form: "plural") }
page-players-armies = { -army(form: "plural") }
page-players-pieces = als Figuren
page-players-cards = { -card(form: "plural") }
page-players-continents = { -continent(form: "plural") }
page-players-income = Nächste { -reinforcement }
    .short = Neu
page-players-bot =
    { $bot ->
        [easygoing] leicht
        [cautious] normal
       *[other] { $bot }
    }
page-players-out =
    ausgeschieden in { -round } { $round }{ $by ->
        [none] { "" }
       *[other] , durch { $sign } { SEAT($by, case: "accusative") }
    }
page-players-out-here =
    { $by ->
        [none] nicht mehr im Spiel
       *[other] eliminiert von { $sign } { SEAT($by, case: "dative") }
    }
page-players-nobody = niemand
page-players-half = je die Hälfte

## The panels: set-up, reinforcement, cards.

page-claim = Freie { -territory(form: "plural") }
page-claim-own = du hast { $own }
page-claim-in-hand = noch { number-of-armies } aufzustellen
page-in-hand = { -army(form: "plural") } zum Aufstellen
page-in-hand-rest = Alle übrigen { -army(form: "plural") }, eine pro { -turn }
page-in-hand-for-me = Rest aufstellen
    .how = Eine { -army } pro { -turn }, an deinen { -border(form: "plural") }: die meisten dort, wo du am stärksten unterlegen bist.
page-in-hand-all = Alle { $armies } { TERRITORY($territory, case: "in") }
page-capital = Eine { -capital }
page-capital-why = Was ist eine { -capital }?

page-reinforce = { -army(form: "plural") } in diesem { -turn }
page-reinforce-third = Für { SEAT("third", case: "accusative") }
page-reinforce-total = Insgesamt
page-reinforce-on = { CAPITALISED(TERRITORY($territory, case: "in")) }
page-reinforce-there = dort jetzt { $armies } → { $after }
page-reinforce-all = Alle { $armies } aufstellen
page-reinforce-armies = { -army(form: "plural") } zum Aufstellen
page-reinforce-why = Warum { $armies }?
page-reinforce-why-third = Warum stelle ich sie auf?
page-armies-left =
    <b>noch { $left }</b>{ $placed ->
        [0] { "" }
       *[other] , { $placed } aufgestellt
    }
page-since = Seit deinem letzten { -turn }

page-cards = Deine { -card(form: "plural") }
page-cards-held =
    { $cards ->
        [one] { $cards } { -card }
       *[other] { $cards } { -card(form: "plural") }
    }{ $trade ->
        [now] : Du musst eintauschen
        [next] ; im nächsten { -turn } musst du eintauschen
        [later] ; bei { $due } musst du eintauschen
       *[no] { "" }
    }
page-cards-none = Du bekommst eine, wenn du in deinem { -turn } ein { -territory } eroberst.
page-cards-earned =
    Du ziehst eine { -card }, { $drawn ->
        [end_of_turn] wenn dein { -turn } endet
       *[after_combat] wenn du den { -attack } beendest
    }.
page-cards-next-set = Die nächste { -set } der { -game } bringt { number-of-armies }.
page-cards-set-values = Eine { -set } bringt { LIST($values, kind: "comma") }.
page-cards-set-value =
    { $armies } ({ $kind ->
        [one_of_each] drei verschiedene
       *[other] { SYMBOL($kind) }
    })
page-card-wild = { -wild-card }
    .symbol = jedes { -symbol }
page-card-yours = deins
page-cards-no-set = Du hast noch keine { -set }.
page-cards-wrong-set = Diese drei ergeben keine { -set }.
page-cards-choose-set = Wähle drei { -card(form: "plural") }, die eine { -set } ergeben.
page-cards-others = Wähle { -card(form: "plural") } für eine andere { -set }.
page-cards-bonus-for = Bonus für:
page-cards-trade = Eintauschen

page-covered = Nur für dich
page-covered-title = Verdeckt
page-covered-cards =
    { $cards ->
        [one] { $cards } { -card }
       *[other] { $cards } { -card(form: "plural") }
    }
page-covered-mission = 1 { -mission }
page-covered-about = { LIST($hidden) }, noch nicht auf dieser Seite
page-covered-show = Zeigen · nur dir
page-mission = Deine { -mission }
page-goal = So gewinnst du
page-mission-cover = Verdecken
page-capital-own = Deine { -capital }
page-capitals-shown = Aufgedeckt: { LIST($items) }
page-capital-of = { TERRITORY($territory) } ({ SEAT($seat) })

## The panels: attack, defence, movement.

page-attack = Dieser { -attack }
page-attack-armies = { -attacker }
    .label = { -army(form: "plural") }, die angreifen
page-attack-dice = { -die }
page-attack-why-allied = Warum greift { SEAT($seat) } an?

page-odds-exact = exakt, nach den Würfelregeln der { -edition } „{ $edition }“
page-odds-hit = Nächster { -roll }: { $chance } { -odds }, mindestens eine { -army } zu besiegen.
page-odds-kept = { -army(form: "plural") }, die dir bleiben
page-odds-keeps = { -army(form: "plural") }, die { SEAT($seat, case: "dative") } bleiben
page-odds-spoken = { CAPITALISED(LIST($sides, kind: "semicolon")) }
page-odds-side = { $side }: { LIST($chances, kind: "comma") }
page-odds-chance = { $armies }: { $chance }
page-odds-how = Wie wird das berechnet?
    .about = Jeder mögliche { -roll } wird mitgezählt; beide Seiten nehmen immer so viele { -die }, wie sie dürfen. Nichts ist ausprobiert oder geschätzt.
page-until-armies = Halt bei so vielen { TERRITORY($source, case: "in") }: { $armies }
    .label =
        Halt, wenn { TERRITORY($target, case: "nominative") } { GENDER($target) ->
            [pl] fallen
           *[other] fällt
        } oder { TERRITORY($source, case: "in") } nur noch so viele { -army(form: "plural") } stehen

page-roll = Der { -roll }
page-roll-loss =
    { $tie ->
        [yes] Gleichstand:{ " " }
       *[no] { "" }
    }{ $sign } −1
page-roll-sound = Ton an?
page-roll-why = Warum diese Verluste?
page-roll-because = Jedes Paar kostet eine { -army }: Der höhere { -die } gewinnt es.
    .tie =
        
            Jedes Paar kostet eine { -army }: Der höhere { -die } gewinnt es, und bei Gleichstand wie { $attack } = { $defence } gewinnt der { $winner ->
            [attack] { -attacker }
           *[defence] { -defender }
        }.

page-defence-dice = { -die }
# The caption of a table with a row for each number of dice.
page-defence-average = Verlorene { -army(form: "plural") } im Schnitt
page-defence-loses = verliert
page-defence-why = Warum diese { -die }?
page-defence-for-me = Ab jetzt für mich verteidigen
    .how = Immer mit der besten Zahl von { -die(form: "plural-dative") }.

page-occupy = { -army(form: "plural") }, die nachziehen
page-occupy-proposal =
    Vorschlag: { $armies }. { $behind ->
        [0] Neben { TERRITORY($source, case: "dative") } steht kein { -opponent }.
       *[other] { $ahead ->
            [0] Neben { TERRITORY($target, case: "dative") } steht kein { -opponent }.
           *[other] Gegnerische { -army(form: "plural") } neben { TERRITORY($source, case: "dative") }: { $behind }, neben { TERRITORY($target, case: "dative") }: { $ahead }.
        }
    }
page-occupy-why = Warum mindestens { $least }?
page-move = { -movement }
page-move-about = Verschiebe { -army(form: "plural") } aus einem deiner { -territory(form: "plural") } in ein eigenes Nachbarland, oder lass sie, wo sie sind.
page-move-how-often = Wie oft darf ich umgruppieren?
page-move-armies = { -army(form: "plural") } zum Verschieben
page-move-keeps = { CAPITALISED(TERRITORY($territory, case: "in")) } bleiben
page-move-gets = { CAPITALISED(TERRITORY($territory, case: "in")) } stehen dann
page-move-why = Warum höchstens { $most }?
page-tired = Ermüdete { -army(form: "plural") }
page-tired-why = Warum müssen sie bleiben?

## The end of a game, the hand-over, the log, and looking back.

page-winner = { CAPITALISED(SEAT($seat)) } gewinnt
page-winner-you = Du gewinnst
page-winner-with =
    { -round } { $round }: { $territories ->
        [one] { $territories } { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    } und { $armies ->
        [one] { $armies } { -army }
       *[other] { $armies } { -army(form: "plural") }
    }
page-great-out =
    { $you ->
        [yes] Du bist
       *[no] { CAPITALISED(SEAT($seat)) } ist
    } ausgeschieden.
page-great-taken =
    { $you ->
        [yes] Du hältst
       *[no] { CAPITALISED(SEAT($seat)) } hält
    } ganz { CONTINENT($continent) } besetzt.
page-great-lost =
    { $you ->
        [yes] Du hältst
       *[no] { CAPITALISED(SEAT($seat)) } hält
    } nicht mehr ganz { CONTINENT($continent) } besetzt.
page-great-cards =
    { $you ->
        [yes] Du tauschst
       *[no] { CAPITALISED(SEAT($seat)) } tauscht
    } alle { -card(form: "plural") } auf der Hand gegen { number-of-armies } ein.
page-over-chart = Wie es lief
    .label = Was die Kurve zeigt
page-over-of =
    { $of ->
        [territories] { -territory(form: "plural") }
       *[armies] { -army(form: "plural") }
    }
page-over-table = Als Tabelle
    .label = Zahlen der Kurve
page-over-round = { -round }
page-over-axis = { -round }
page-over-end = Ende
page-over-spoken = { page-over-of } nach { -round(form: "plural") }: { LIST($items, kind: "semicolon") }
page-over-first-last = { CAPITALISED(SEAT($seat)) } { $first } am Anfang, { $last } am Ende
page-over-figures =
    { $seat ->
        [none] In Zahlen
       *[other] { CAPITALISED(SEAT($seat)) } in Zahlen
    }
    .own = Deine { -game } in Zahlen
page-over-players = Die Zahlen aller { -player(form: "plural") }
page-over-missions = Die { -mission(form: "plural") } aller
page-review = Analyse
page-review-open = { -game } analysieren
page-review-nothing = Es wurde kein { -turn } gespielt, also gibt es nichts zu analysieren.
page-review-spoken = Gewinnchance { -turn } für { -turn }: { LIST($items, kind: "semicolon") }
page-review-chances = Gewinnchance
page-review-points = Wendepunkte
page-review-summary = Die { -game } in Kürze
page-review-try = Von hier aus probieren
page-review-look = Ansehen
page-review-board = Der { -board }, wie er damals stand
page-review-points-none = Kein { -turn } hat die Gewinnchance um 5 Prozentpunkte oder mehr verändert.
page-review-luck = Was die { -die } taten
page-review-luck-chance = { -odds }, Prozentpunkte
page-review-choices =
    { $own ->
        [own] Deine { -turn(form: "plural") }
       *[none] Die { -turn(form: "plural") } { SEAT($seat, case: "genitive") }
    } im Vergleich zum Plan des Experten
page-review-choices-about = So hätte der Experte mit dem damaligen Wissen gespielt. Der Unterschied zwischen den Entscheidungen ist der in der Gewinnchance danach, in Prozentpunkten, ohne das, was die { -die(form: "plural") } des { -turn(form: "genitive") } bewirkt haben. Er ist geschätzt, auf etwa { $points } Prozentpunkte genau.
page-review-judged-about = So hätte der Experte mit dem damaligen Wissen begonnen. Als Fehler zählt nur, was weitergespielte { -game(form: "plural") } bestätigt haben. Die Prozentpunkte sagen, was der teuerste Fehler des { -turn(form: "genitive") } gekostet hat. Die Chancen vor und nach einem { -turn } sind das, was der Experte erwartete; die Anteile gewonnener { -game(form: "plural") } ergaben sich, als { -bot(form: "plural") } weiterspielten. Deshalb weichen beide voneinander ab.
page-review-whose = Wessen { -turn(form: "plural") }
page-review-work = Berechnen
page-review-stop = Stopp
page-review-worked = { $done } von { $turns ->
        [one] 1 { -turn }
       *[other] { $turns } { -turn(form: "plural-dative") }
    }
page-review-sum =
    { $turns ->
        [0] Kein { -turn } zu vergleichen: Jeder begann, wie der Experte begonnen hätte, oder gewann.
        [one] 1 { -turn }, der anders begann: { page-review-worth }.
       *[other] { $turns } { -turn(form: "plural") }, die anders begannen: insgesamt { page-review-worth }.
    }
page-review-judged =
    { $turns ->
        [0] Kein { -turn } mit einem eindeutigen Fehler.
        [one] 1 { -turn } mit einem eindeutigen Fehler.
       *[other] { $turns } { -turn(form: "plural") } mit eindeutigen Fehlern.
    }
page-review-turn = { -round } { $round }
page-review-no-plan = Für diesen { -turn } gibt es keinen Plan.
page-review-worth =
    { $size ->
        [one] { $points } Prozentpunkt
       *[other] { $points } Prozentpunkte
    }
page-review-way =
    Gespielt (laut Experte): { $before } → { $after }{ $won ->
        [yes] { "" }
       *[no] , durch die { -die } { page-review-worth }
    }.
page-review-meaning = Verglichen mit dem Durchschnitt bei gleich vielen { -die(form: "plural-dative") }: Über 0 halfen sie, unter 0 schadeten sie. Die { -odds(form: "plural") } setzen voraus, dass alle etwa so gut spielen wie der Experte.
page-mistakes = Meine Fehler
    .about =
        
            
                
                    { $due ->
            [0] Keiner ist fällig
            [one] Einer ist fällig
           *[other] { $due } sind fällig
        }
page-mistakes-play =
    { $due ->
        [0] Noch einmal einen üben
        [one] Den fälligen üben
       *[other] Die { $due } fälligen üben
    }
page-mistakes-kept = Entscheidungen zum Üben
page-mistakes-given = Pro { -turn } verschenkte Gewinnchance
page-mistakes-kinds = Nach Art der Entscheidung
page-mistakes-kind = { $title }: { $part } (±{ "\u00A0" }{ $error }), üblich { $usual }
page-mistakes-spoken = In jeder { -game } verschenkte Gewinnchance, verglichen mit Stufe { $regular }: { LIST($items, kind: "semicolon") }
page-mistakes-next = Was du als Nächstes üben kannst
page-mistakes-lesson = { -lesson } öffnen
page-mistakes-puzzles = { -puzzle } öffnen
page-mistakes-looking = Deine teuersten Entscheidungen werden gesucht: { $done } von { $pieces }.
page-mistakes-compiling = Deine Entscheidungen werden geprüft…
page-mistakes-found =
    { $found ->
        [0] Keine deiner Entscheidungen war eindeutig ein Fehler.
        [one] Eine deiner Entscheidungen war teuer. Sie kommt morgen als { -puzzle } wieder.
       *[other] { $found } deiner Entscheidungen waren teuer. Sie kommen morgen als { -puzzle } wieder.
    }
page-mistakes-meaning = Nach der Schätzung des Experten. 100{ "\u00A0" }% sind das, was ein { -player } auf Stufe { $regular } in so einer { -game } pro { -turn } verschenkt, sodass verschiedene { -game(form: "plural") } vergleichbar sind. Die gestrichelte Linie zeigt, was auf Stufe { $rung } üblich ist. Senkrechte Linien sind 95{ "\u00A0" }%-Intervalle.
page-fair = { -die } und Glück
page-fair-every = Jeder { -roll } und der Startwert
page-fair-luck = Gesparte { -army(form: "plural") }
page-fair-won = Gewonnene { -territory(form: "plural") }
page-fair-meaning = Verglichen mit dem Durchschnitt bei gleich vielen { -die(form: "plural-dative") }: Über 0 halfen sie, unter 0 schadeten sie.
page-fair-round = { -round }
page-fair-battle = { -battle }
page-fair-attack = { -attack }
page-fair-defence = { -defence }
page-fair-lost = Verloren
page-over-dice = Alle { -die }
page-over-dice-mean = Mittelwert
page-over-dice-fair = faire { -die } zeigen im Schnitt 3,5
page-over-why = Warum ist das ein Sieg?

page-handover =
    { CAPITALISED(SEAT($seat)) }, { $secret ->
        [yes] wähle deine { -capital }
       *[no] du bist am { -turn }
    }
    .label = Übergabe
page-handover-take =
    Übernimm jetzt den Bildschirm. Sonst sollte jetzt niemand hinsehen{ $secret ->
        [yes] : Nur du darfst wissen, welche es ist
       *[no] { "" }
    }.
page-handover-ready =
    Ich bin { CAPITALISED(SEAT($seat)) }: { $secret ->
        [yes] meine { -capital } wählen
       *[no] mein { -turn }
    }
page-handover-secrets = Was nur du sehen darfst, wird erst an diese Seite geschickt, wenn du den Knopf drückst.

page-log = { -log }
    .label = { -log }; wähle eine Zeile, um den Moment zu sehen
page-log-unfold = Einzelheiten
page-plans = Pläne
    .label = Pläne
page-plans-analyse = Analysieren
page-plans-players = Spieler
page-plans-play = { $games }× durchspielen
page-plans-stop = Stopp
page-plans-add = Plan zeichnen
page-plans-drop =
    { $follow ->
        [0] Löschen
        [one] Samt dem Plan löschen, der ihn fortsetzt
       *[other] Samt den { $follow } Plänen löschen, die ihn fortsetzen
    }
page-plans-keep = Als meinen Plan behalten
page-plans-name = Name des Plans
page-plans-on = Diesen Plan fortsetzen
page-plans-after = Danach ist { SEAT($seat) } am Zug (mit durchschnittlichen Verlusten gerechnet).
page-plans-back = Zurück
page-branches = Meine Pläne
page-plans-remove = Diesen Schritt entfernen
page-plans-up = Früher
page-plans-ask = Ziehe von einem { -territory } zu einem anderen, um anzugreifen, oder wähle beide nacheinander. Ein Klick auf ein eigenes { -territory } stellt { -army(form: "plural") } auf, ein zweiter nimmt sie zurück.
page-plans-success = Alle Angriffe gelingen: { $odds }
page-plans-waiting = Wird berechnet…
page-plans-compiling = Die Partien werden vorbereitet. Das dauert eine Minute, und nur einmal.
page-plans-progress = je { $games } von { $of } Partien
page-plans-best = am besten
page-plans-steps = Schritte
page-mark-plan = { page-plans-steps }
page-edit = Stellungseditor
page-edit-open = Stellung bearbeiten
page-edit-new = Stellung aufbauen
page-edit-valid = Diese Stellung ist möglich.
page-edit-how = Wähle eine Farbe und klicke auf Länder oder streiche über sie. Noch ein Klick bringt eine Armee mehr, Umschalt oder langes Drücken nimmt eine weg.
page-edit-play = Ab hier spielen
page-edit-copy = Kopieren…
page-edit-leave = Editor schließen
page-edit-nobody = Niemand
page-edit-brush = Farbe zum Malen
page-edit-problem = so nicht möglich
page-edit-armies = Armeen { TERRITORY($territory, case: "in") }
page-edit-fill = Freie Länder füllen
page-edit-begin = Anfangen mit…
page-edit-begin-game = Stellung der Partie
page-edit-begin-dealt = Zufällig verteilt
page-edit-begin-empty = Leerer Spielplan
page-edit-begin-text = Oder füge eine Stellung, einen Link, eine Aufzeichnung, einen Regelfall oder die Stellung einer Lektion ein:
page-edit-turn = Zug
page-edit-whose = Spieler
page-edit-phase = Phase
page-edit-phase-name = { CAPITALISED(PHASE($phase)) }
page-edit-to-place = { -army(form: "plural") } zum Aufstellen
page-edit-given = Leere das Feld, dann gilt die Zahl nach den Regeln.
page-edit-captured = Hat ein Land erobert
page-edit-round = Runde
page-edit-sets = Eingetauschte Dreierserien
page-edit-capitals = Hauptstädte
page-edit-capital = Hauptstadt { SEAT($seat, case: "genitive") }
page-edit-missions = Aufgaben
page-edit-mission = Aufgabe { SEAT($seat, case: "genitive") }
page-edit-cards = Karten
page-edit-add-card = Karte hinzufügen
page-edit-card-for = Karte für { SEAT($seat, case: "accusative") }
page-edit-drop-card = { $card }: zurück in den Kartenstapel
page-edit-none = Keine
page-edit-game = Partie
page-edit-copy-line = Text
    .about = Eine Zeile mit der ganzen Stellung. Sie lässt sich wieder laden.
page-edit-copy-lesson = Lektion
    .about = Der Anfang der Datei einer Lektion, vor den Schritten.
page-edit-copy-case = Regelfall
    .about = Eine Datei für python -m risk_widget.scenario. Ergänze die Schritte, die sie prüfen soll.
page-edit-copy-link = Link
    .about = Die ganze Stellung steckt im Link und liegt auf keinem Server.
page-log-look-back = Zurückblicken
page-log-all = Alle Zeilen
page-log-all-lines =
    { $lines ->
        [one] Die einzige Zeile
       *[other] Sämtliche { $lines } Zeilen
    }

page-past-round-before = Vorige { -round }
page-past-round-after = Nächste { -round }
page-past-speed = Tempo
page-past-times = { $times }×
page-past-first = Anfang
page-past-previous = Vorige { -move }
page-past-play = Ab hier abspielen
page-past-pause = Pause
page-past-next = Nächste { -move }
page-past-last = Letzte { -move }
page-past-slider = { -move }
page-past-move = { -move } { $at } von { $of }
page-past-when =
    { page-round }, { $at ->
        [0] vor der ersten { -move }
       *[other] { -move } { $at } von { $of }
    }
page-past-this-move = Diese { -move }
page-past-nothing = Diese { -move } hat keine Zeile im { -log }.
page-past-before = Vor der ersten { -move }.

## The form of a new game.

page-new = Neue { -game }
page-first = Erfülle deine geheime { -mission }, bevor die anderen ihre erfüllen.
page-first-mission = Eine kurze { -game }
page-first-rivals =
    { $sureness ->
        [none] Zwei leichte { -bot(form: "plural") } spielen gegen dich.
       *[other] Zwei { -bot(form: "plural") } auf deiner Stufe spielen gegen dich: etwa Stufe { $rung } von 10, { level-sure } ({ $low } bis { $high }).
    }
page-first-play = Spielen
page-first-new = Eine neue { -game } spielen
page-go-on =
    Mit der { -game } vom { $when } weitermachen, { $round ->
        [0] im Aufbau
       *[other] { -round } { $round }
    }
    .about = { $edition }, { $mode }
page-first-everything = Alles selbst wählen…
page-new-load = { -game } laden…
    .about = Eine gespeicherte { -game } oder eine { -position }
page-new-start = { -game } beginnen
page-new-learn = Erst das Spiel lernen
    .about = Kurze { -lesson(form: "plural") } auf dem { -board }
page-new-puzzle = { -puzzle } des Tages
    .about = Eine { -position }, eine beste { -move }
page-new-last = { $edition }, { -round } { $round }
page-new-edition = { -edition }
page-new-mode = { -mode }
page-new-board = { -board }
page-new-options = { -option(form: "plural") } dieser { -edition }
page-new-seats = { -player(form: "plural") }
page-new-order = Reihenfolge auslosen
    .listed = sonst wie aufgeführt
page-new-add-seat = { -player } hinzufügen
# What is left to chance: the dice and the deck, which come from the seed below.
page-new-chance = Zufall
page-new-seed = Startwert
    .any = beliebig
    .about = Gleicher Startwert, gleiche { -die }.
page-new-other-seed = Neuer Startwert
page-new-seed-number = Der Startwert muss eine ganze Zahl sein.
page-new-help = Beim Spielen
page-new-teach = erklärt beim Spielen jeden Teil des { -turn(form: "genitive") } und jede { -move }
page-new-code = Dasselbe als Code
page-new-copy-code = Code kopieren
page-new-players =
    { $exact ->
        [yes] genau { $least }
       *[no] { $least } bis { $most }
    }
page-new-needs =
    Braucht { page-new-players } { -player }; { $seated ->
        [one] { $seated } ist
       *[other] { $seated } sind
    } am Tisch.
page-new-not-in-edition = Nicht in den { -rule(form: "plural") } der { -edition } „{ $edition }“.
page-new-changes-seats =
    Für { page-new-players } { -player }: { $added ->
        [yes] { $seats ->
            [one] { $seats } { -player } kommt
           *[other] { $seats } { -player(form: "plural") } kommen
        } dazu
       *[no] { $seats ->
            [one] { $seats } { -player } fällt
           *[other] { $seats } { -player(form: "plural") } fallen
        } weg
    }.
page-new-bot = { $title }: { $summary }
page-new-shared = { $persons } Personen teilen sich diesen Bildschirm. Er wird weitergegeben, bevor { -card(form: "plural") } gezeigt werden.
page-new-bots-alone = Nur { -bot(form: "plural") } spielen; du siehst zu.
page-new-so-many =
    { $players ->
        [one] { $players } { -player }
       *[other] { $players } { -player(form: "plural") }
    }
# Beside what the form has changed by itself; the sentences below say why.
page-new-own = geändert
page-new-own-mode = „{ $asked }“ gibt es in den { -rule(form: "plural") } der { -edition } „{ $edition }“ nicht; gespielt wird „{ $mode }“.
page-new-own-players =
    „{ $mode }“ ist für { page-new-players } { -player }, deshalb { $added ->
        [yes] { NUMBER_OF($seats) ->
            [one] kommt { SEATS($seats) }
           *[other] kommen { SEATS($seats) }
        } dazu
       *[no] { NUMBER_OF($seats) ->
            [one] setzt { SEATS($seats) }
           *[other] setzen { SEATS($seats) }
        } aus
    }.
page-new-own-order = Du hast die Reihenfolge geändert, deshalb wird sie nicht mehr ausgelost.
page-new-own-colour = { page-seat-row } hat jetzt eine andere Farbe: { page-colour }.
page-new-own-name = Statt { $name } spielt jetzt ein { -bot } unter eigenem Namen.

page-seat-row = { -player } { $player }
page-seat-row-colour = { page-seat-row }: Farbe
page-seat-row-name = { page-seat-row }: Name
page-seat-row-played-by = { page-seat-row }: gespielt von
page-seat-row-earlier = { page-seat-row }: früher spielen
page-seat-row-remove = { page-seat-row }: entfernen

## What lies over the board: rules, files, questions.

page-dialog-close = Schließen
page-table = An mehreren Bildschirmen spielen
page-table-about = Jeder öffnet einen Link auf einem Telefon, einem Tablet oder einem Computer und spielt dort. Man muss nichts installieren, und niemand braucht ein Konto.
page-table-over = Die { -game } ist zu Ende: Wer mitgespielt hat, lässt sich nicht mehr ändern. Wer in der nächsten mitspielt, legst du fest, wenn du sie beginnst.
page-table-owner = Wer dieses Notebook ausführt, kann alles darin sehen, auch verdeckte { -card(form: "plural") } und { -mission(form: "plural") }.
page-table-open = Tisch eröffnen
page-table-open-lan = Für das lokale Netz eröffnen
page-table-open-near = Nur auf diesem Computer
page-table-opening = Der Tisch wird eröffnet…
page-table-cut-off = Der Server des Tisches antwortet nicht. Neuer Versuch…
page-table-at =
    { $at ->
        [here] spielt an diesem Bildschirm
        [there] ist verbunden
        [away] ist nicht verbunden
        [left] hat den Tisch verlassen
       *[bot] ist ein { -bot }
    }
page-table-turn = muss jetzt entscheiden
page-table-person = Jemanden einladen
    .of = Jemanden einladen: { SEAT($seat) }
page-table-take-back = Hier spielen
    .of = Hier spielen: { SEAT($seat) }
page-table-new-link = Neuer Link
    .of = Neuer Link: { SEAT($seat) }
page-table-give-bot = Einem { -bot } geben
    .of = Einem { -bot } geben: { SEAT($seat) }
page-table-spectators = Zuschauer
page-table-watching =
    { $count ->
        [0] niemand sieht zu
        [one] einer sieht zu
       *[other] { $count } sehen zu
    }
page-table-link = Link und Code
page-table-address = Der Link
page-table-at-address = Adresse dieses Computers
page-table-qr = Der Link als QR-Code
page-table-no-qr = Um den Link als QR-Code zu sehen, installiere das Paket segno: pip install "risk-widget[table]".
page-table-code = Oder der Code { $code } an dieser Adresse:
page-table-near = Nur dieser Computer erreicht diese Adresse.
page-table-close = Tisch schließen
page-table-screens =
    { $screens ->
        [one] 1 Bildschirm
       *[other] { $screens } Bildschirme
    }
page-table-advice = Tipps, Coach und Zurücknehmen erlauben
page-table-vote = Mehrere Bildschirme für einen { -player }
page-table-vote-after =
    { $seconds ->
        [0] Der erste Klick entscheidet
       *[other] Abstimmung, { $seconds } Sekunden
    }
page-vote = Abstimmung
page-vote-so-far =
    { $voted ->
        [one] 1 von { $there } hat
       *[other] { $voted } von { $there } haben
    } abgestimmt. { $own ->
        [yes] Du kannst deine Stimme ändern.
       *[no] Wähle auf dem { -board }.
    }
page-vote-left =
    { $left ->
        [one] Noch eine Sekunde, dann endet die Abstimmung.
       *[other] Noch { $left } Sekunden, dann endet die Abstimmung.
    }
page-class = Eine Klasse
page-class-about = Alle in der Klasse, bis zu 100, bekommen dieselbe Frage: Man öffnet einen Link auf dem Telefon, tippt einen Namen ein und antwortet. Du siehst die Antworten, wie sie kommen, und deckst die richtige auf. Niemand braucht ein Konto.
page-class-open = Klasse eröffnen
page-class-owner = Wer dieses Notebook ausführt, sieht, wer was geantwortet hat. Sonst wird nirgendwohin etwas geschickt.
page-class-state =
    { $state ->
        [opening] Die Klasse wird eröffnet…
        [cut_off] Der Server der Klasse antwortet nicht. Neuer Versuch…
       *[closed] Die Klasse ist noch nicht offen. Man kommt über einen Link hinein.
    }
page-class-answered =
    { $answered } von { $there ->
        [one] 1 Person hat
       *[other] { $there } Personen haben
    } geantwortet
page-class-waits =
    { $there ->
        [0] Noch ist niemand da. Zeige den Link und seinen Code.
       *[other] Antworten lassen sich ändern, bis du die richtige zeigst.
    }
page-class-shown = Die Antwort ist jetzt auf allen Bildschirmen zu sehen.
page-class-show = Antwort zeigen
page-class-next = Nächste Frage
page-class-answers = Antworten
page-class-no-answers = Noch keine Antworten.
page-class-there =
    { $there ->
        [0] niemand ist da
        [one] 1 Person ist da
       *[other] { $there } Personen sind da
    }
page-class-right = richtig:
page-class-who = Namen
page-class-by = { LIST($who) }
page-class-pupils = In dieser Klasse: { LIST($pupils) }
page-class-nobody = Noch ist niemand gekommen.
page-class-link = Link und Code…
page-class-table = Tabelle der Klasse
    .key = ✓ richtig, ✗ nicht richtig; ein leeres Feld: keine Antwort.
page-class-column =
    { $column ->
        [pupil] Name
       *[right] Richtig
    }
page-class-tries =
    { $tries ->
        [one] 1 Versuch
       *[other] { $tries } Versuche
    }
page-class-save = Als CSV speichern
page-class-close = Klasse schließen
page-class-rename = Umbenennen
    .of = Umbenennen: { $name }
page-class-send-away = Entfernen
    .of = Entfernen: { $name }
page-class-new-name = Neuer Name
page-class-new-link = Neuer Link
    .about = Der alte Link lässt niemanden mehr herein. Wer da ist, bleibt.
page-class-time = Zeit für eine Frage
page-class-limit =
    { $seconds ->
        [0] ohne Grenze
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }
page-class-time-left = Restzeit
page-class-time-up = Die Zeit ist um. Zeige die Antwort oder gib mehr Zeit.
page-class-more-time = { $seconds } Sekunden mehr
page-class-end-time = Antwortzeit beenden
page-class-put = Auch auf allen Bildschirmen zeigen:
page-class-puzzle = Ein { -puzzle }
page-class-warm-up = Eine { -warm-up }
page-class-position = Die { -position } der { -game }
page-pupil-name = Name: { $name }
page-pupil-said = Deine Antwort: { $said }
page-pupil-change = Du kannst deine Antwort ändern, bis die richtige gezeigt wird.
page-pupil-became =
    { $became ->
        [right] Richtig!
        [wrong] Nicht richtig
       *[none] Das war die Antwort
    }
page-pupil-next = Die nächste Frage erscheint von selbst.
page-pupil-own = Deine Antwort: { $said }
page-pupil-time-up = Die Zeit ist um
    .sub = Gleich kommt die Antwort.
page-dialog-back = Zurück
page-dialog-cancel = Weiterspielen
page-dialog-save = Erst speichern…
page-dialog-end = Die { -game } bleibt stehen, wo sie ist, und niemand gewinnt. Den { -board } kannst du weiter ansehen.
    .title = Diese { -game } beenden?
    .yes = { -game } beenden
page-dialog-replace = Damit endet die laufende { -game }, jetzt in { -round } { $round }.
    .title = Neue { -game } beginnen?
    .yes = Neue { -game } beginnen
page-dialog-hint = Wenn du dir einen { -hint } holst, zählt diese { -game } nicht mehr für deine Spielstärke.
    .title = Einen { -hint } holen?
    .yes = { -hint } zeigen
page-dialog-undo = Es wurde gewürfelt, oder ein { -bot } hat geantwortet. Nimmst du das zurück, zählt diese { -game } nicht mehr für deine Spielstärke.
    .title = Zurücknehmen?
    .yes = Zurücknehmen

page-rules = { -rule(form: "plural") }
page-rules-turn = Ein { -turn } in einer Minute
page-rules-small-board = Das Regelheft geht von { $printed } { -territory(form: "plural-dative") } aus. Dieser { -board } hat { $size }, deshalb beginnen die { -player(form: "plural") } mit entsprechend weniger { -army(form: "plural") }, und { -mission(form: "plural") } verlangen entsprechend weniger { -territory(form: "plural") }.
page-rules-group =
    { $group ->
        [attack] { -attack }
        [board] { -board }
        [capture] { -capture }
        [cards] { -card(form: "plural") }
        [info] Information
        [mission] { -mission }
        [move] { -movement }
        [reinforce] { -reinforcement }
        [setup] Aufbau
        [turn] { -turn }
        [win] Gewinnen
       *[other] { $group }
    }
page-clause-everywhere = in jeder { -edition }
    .title = In jeder { -edition }
    .label = { $clause } in jeder { -edition }
page-clause-others = Andere { -edition(form: "plural") }
page-clause-none = In der { -edition } „{ $edition }“ gibt es keine solche { -rule }.
page-clause-same = gleich
page-clause-as-above = wie oben
page-clause-same-in = Ebenso in den anderen { -edition(form: "plural-dative") }: { LIST($editions) }.
page-clause-edition = { $edition } ({ $mark })
page-clause-not-in = Fehlt in: { LIST($editions) }.
page-clause-mark =
    { $mark ->
        [printed] im Regelheft
        [reading] unsere Auslegung
        [house] eine { -house-rule }
       *[silent] nicht im Regelheft
    }
page-clause-provenance =
    { $mark ->
        [printed] steht im Regelheft der { -edition } „{ $edition }“{ page-clause-where }
        [reading] unsere Auslegung des Regelhefts der { -edition } „{ $edition }“{ page-clause-where }: Der Text ist nicht eindeutig
        [house] eine { -house-rule }
       *[silent] steht nicht im Regelheft der { -edition } „{ $edition }“; gespielt wird { $source ->
            [none] wie bei den meisten
           *[other] wie in der { -edition } „{ $source }“
        }
    }
page-clause-where =
    { $where ->
        [none] { "" }
       *[other] , { $where }
    }

page-save = Diese { -game } teilen oder speichern
page-way-link = Link
    .about = Die { -game } steckt im Link selbst und liegt auf keinem Server.
page-way-story = Eine Datei
page-way-film = Film
    .about = Ein bewegtes Bild (GIF) für eine Nachricht oder eine Folie.
page-way-save = Gespeicherte { -game }
page-save-about = Eine gespeicherte { -game } ist eine Textdatei mit jeder { -move } und jedem { -roll }. Lädst du sie hier, kannst du auf die { -game } zurückblicken.
    .whole = Hast du die ganze { -game } gespeichert, kannst du sie auch weiterspielen.
page-save-secrets =
    <b>Die vollständige { -game } enthält alle Geheimnisse:</b> alle { -card(form: "plural") } auf der { -hand }, alle { -mission(form: "plural") } und { -capital(form: "plural") } und die { -card(form: "plural") }, die noch kommen. { $several ->
        [yes] An diesem Bildschirm spielen mehrere: Wer die Datei öffnet, sieht, was die anderen haben.
       *[no] Wer die Datei öffnet, sieht, was die { -bot(form: "plural") } haben.
    }
page-save-seen =
    Nur speichern, was { $seat ->
        [none] alle sehen dürfen
       *[other] { SEAT($seat) } sehen darf
    }
page-save-whole = Vollständig speichern
page-save-done = Die Datei ist <b>{ $file }</b>. Nicht da? Kopiere den Text:
page-save-text = Die gespeicherte { -game }
page-position = { -position } kopieren
page-position-about =
    Eine Zeile, die beschreibt, wie die { -game }{ $past ->
        [yes] { " " }im angezeigten Moment
       *[no] { "" }
    } steht, so wie { $seat ->
        [none] alle sie sehen dürfen
       *[other] { SEAT($seat) } sie sehen darf
    }.
    .hidden = Fragezeichen stehen für Verborgenes.
page-position-text = { -position }

page-linked = Eine { -game } aus einem Link
page-linked-game =
    Eine { -game } von { SEAT($author, case: "dative") }, { $rounds ->
        [one] 1 { -round }
       *[other] { $rounds } { -round(form: "plural") }
    }.
page-linked-position = Eine { -position }: { page-round }.
page-linked-winner = { CAPITALISED(SEAT($seat)) } hat gewonnen.
page-linked-locked =
    Du siehst nur, was { $seat ->
        [none] alle sehen dürfen
       *[other] { SEAT($seat) } sehen darf
    }. Du kannst es ansehen, aber nicht weiterspielen.
page-linked-watch = Ansehen
page-linked-turning = Ab einem Wendepunkt weiterspielen
page-linked-rival = Kannst du sie mit { SEAT($seat, case: "dative") } gewinnen?
    .about = Mit denselben { -die(form: "plural-dative") } wie in dieser { -game }.
page-linked-play = Mit { SEAT($seat, case: "dative") } weiterspielen
page-link-seen =
    Link zu dem, was { $seat ->
        [none] alle sehen dürfen
       *[other] { SEAT($seat) } sehen darf
    }
page-link-whole = Link zur vollständigen { -game }
page-link-done = Die ganze { -game } steckt in diesem Link und liegt auf keinem Server. Er öffnet eine Seite, auf der du weiterspielen kannst.
page-link-nowhere = Die Adresse einer Seite, auf der man spielt, ist hier nicht bekannt. Setze sie vor diesen Text, oder füge den Text unter <b>{ -game } oder { -position } laden</b> ein.
page-link-text = Der Link
page-story-chapters = Kapitel
page-story-start = Der Anfang
page-story-turn = Wendepunkt { $number }
page-story-move = Du bist dran
page-story-note = Kommentar
page-story-plan = Nicht gespielter Plan
page-story-ask =
    Du bist { SEAT($seat) }. { $kind ->
        [attack] Welches Land greifst du an?
        [place] Wo stellst du deine { -army(form: "plural") } auf?
        [move] Wohin verschiebst du { -army(form: "plural") }?
       *[other] Was machst du?
    }
    .click = Klicke das Land auf dem Spielplan an, oder sieh nach, was gespielt wurde.
    .think = Entscheide dich, und sieh dann nach, was gespielt wurde.
page-story-guessed =
    { $right ->
        [yes] Du hast gewählt, was gespielt wurde.
       *[no] In der { -game } fiel die Wahl anders aus.
    }
page-story-show = { -move } zeigen
page-story-next = Nächstes Kapitel
page-story-back = Voriges Kapitel
page-story-end = Zum Ende
page-story-again = Von Anfang an
page-mark-comment = markiert
story-lesson-summary = Die Fragen einer { -game }: Was hättest du getan?
story-lesson-nudge = Vergleiche die { -army(form: "plural") } auf beiden Seiten jeder { -border }.
story-lesson-rule =
    { $kind ->
        [place] Du kannst { -army(form: "plural") } in jedem deiner { -territory(form: "plural") } aufstellen.
        [move] Du kannst { -army(form: "plural") } zwischen zwei deiner { -territory(form: "plural") } verschieben, die aneinandergrenzen.
       *[attack] Du kannst ein benachbartes { -territory } eines anderen { -player(form: "genitive") } angreifen, und zwar von einem eigenen aus, in dem mindestens zwei { -army(form: "plural") } stehen.
    }
story-not-here = Diese Seite zeigt eine aufgezeichnete { -game } und kann das nicht beantworten.
story-damaged = Diese Datei ist beschädigt, deshalb lässt sich die { -game } nicht zeigen. Lass dir die Datei noch einmal schicken.
story-no-script = Diese Seite braucht JavaScript, um die { -game } zu zeigen.
page-story-save = Seite speichern
page-story-keep = Im Notebook behalten
page-story-about = Zeigt die { -game } in jedem Browser, ohne Netz: Spielplan, Kapitel und Chancen.
page-story-writing = Die Datei wird geschrieben…
page-story-written = Die Datei heißt { $file }.
    .long = Weil die { -game } lang ist, hat die Datei { $size } kB.
page-comment-write = Kommentar schreiben
page-comment-change = Ändern
page-comment-ask = Leser zuerst nach der nächsten { -move } fragen
page-comment-mark = Auf dem Spielplan markieren
page-comment-keep = Speichern
page-comment-where = Der Kommentar steht dann in der gespeicherten { -game }, in ihrem Link und in ihrer Datei.
refused-story = Es wurde noch nichts gespielt, also gibt es nichts zu zeigen.
page-film-game = Ganze { -game }
page-film-round = Letzte { -round }
page-film-drawing = Der Film wird gezeichnet
page-film-done = Der Film ist <b>{ $file }</b>.
page-film-failed = Der Film ließ sich nicht zeichnen.

page-load = { -game } oder { -position } laden
page-load-file = Eine gespeicherte { -game }
page-load-paste = oder eine gespeicherte { -game }, eine { -position } oder einen Link einfügen
page-load-read = Einlesen
page-load-too-long = Der Text ist zu lang: Höchstens { $most } Zeichen lassen sich lesen.
page-load-found =
    <b>{ $edition }, { $mode }:</b> { page-round }, { $moves ->
        [one] { $moves } { -move }
       *[other] { $moves } { -move(form: "plural") }
    }, { $where }.
page-load-where =
    { $state ->
        [won] { CAPITALISED(SEAT($seat)) } hat gewonnen
        [turn] { CAPITALISED(SEAT($seat)) } ist am { -turn }
       *[over] zu Ende
    }
page-load-part = Von der { -game } ist nur ein Teil bekannt, so wie ein { -player } oder Zuschauer sie sah. Du kannst sie ansehen, aber nicht weiterspielen.
page-load-stops = Bis Zeile { $line } lässt sich das spielen, dort bricht es ab.
page-load-why = Warum bricht es ab?
page-load-played-by = { CAPITALISED(SEAT($seat)) }: gespielt von
page-load-gives-up =
    Damit endet die laufende { -game }, jetzt { $round ->
        [0] im Aufbau
       *[other] in { -round } { $round }
    }.
page-load-go =
    { $playing ->
        [yes] Beenden und diese { $part ->
            [yes] zeigen
           *[no] laden
        }
       *[no] Diese { -game } { $part ->
            [yes] zeigen
           *[no] laden
        }
    }

## Teach me.

page-teach = Erklär es mir
page-teach-off = Aus
    .label = Erklärungen ausschalten
page-teach-steps = { -step } für { -step }
page-teach-now = Jetzt
page-teach-move = Was diese { -move } bewirkt
page-teach-impossible = Nicht möglich
page-teach-rules = Die { -rule(form: "plural") } dazu

## Lessons.

page-lesson = { -lesson }
page-lesson-title = { -lesson } { $number } · { $title }
page-lesson-loading = Wird geladen…
page-lesson-rules = { -rule(form: "plural") }:
page-lesson-editions = Nach den { -rule(form: "plural") } der { -edition }
page-lesson-step = { -step }
page-lesson-back = Einen { -step } zurück
page-lesson-next = Nächster { -step }
page-lesson-steps = In dieser { -lesson }
page-lesson-questions = In dieser { -warm-up }
page-lesson-skip-warm-up = { -warm-up } überspringen
page-lesson-next-question = Nächste Frage
page-lesson-begin = { -lesson } beginnen
page-lesson-mark =
    { $mark ->
        [open] offen
        [shown] gezeigt
        [tried] versucht
       *[solved] gelöst
    }
page-lesson-able = Das kannst du jetzt
page-lesson-advice = <b>Ein Rat zum Schluss.</b> { $advice }
page-lesson-following = <b>Nächste { -lesson }:</b> { $title }
page-lesson-open = Öffnen
page-puzzle-back = Voriges { -puzzle }
page-puzzle-next = Nächstes { -puzzle }
page-puzzle-over = Fertig
page-puzzle-kind = Frage
page-puzzle-edition = { -edition }
page-puzzle-mode = Spielmodus
page-puzzle-any = alle
page-turn-plan = Plane deinen { -turn }
page-turn-dice = Würfel
page-turn-next = Nächster { -turn }
page-turn-over = Dein { -turn } ist zu Ende
    .sub = Der Experte beurteilt jetzt deinen Plan.
page-turn-judging = Der Experte beurteilt deinen Plan: { $done } von { $pieces }.
page-turn-compiling = Die Beurteilung wird vorbereitet; das dauert beim ersten Mal bis zu einer Minute.
page-turn-result = Dein Plan und der des Experten
page-puzzle-right =
    { $number ->
        [one] Bisher { $number } { -puzzle } gelöst.
       *[other] Bisher { $number } { -puzzle } gelöst.
    }
page-lesson-leave = { -lesson } verlassen

page-lesson-answer = Deine Antwort
page-lesson-check = Prüfen
# Checks an answer: the name of a territory or a continent, or how many territories were chosen.
page-lesson-check-what = { $what } prüfen
page-lesson-one-less = Eins weniger
page-lesson-one-more = Eins mehr
page-lesson-choose-one = Wähle auf dem { -board }.
page-lesson-choose-several = Wähle auf dem { -board }, eines nach dem anderen.
page-lesson-remove = { TERRITORY($territory) }: entfernen
page-lesson-ask-choice = Wie lautet deine Antwort?
    .sub = Wähle eine, dann drücke auf „Prüfen“.
page-lesson-ask-number = Wie lautet deine Antwort?
    .sub = Gib eine Zahl ein, dann drücke auf „Prüfen“.
page-lesson-ask-percent = Wie wahrscheinlich ist es?
    .sub = Stelle deine Schätzung ein; dann wird gewürfelt.
page-lesson-percent = Deine Schätzung
page-lesson-roll = { -die } werfen
page-lesson-told = Jetzt weißt du es.
page-guess-scale = Du hast { $said } gesagt; es sind { $exact }.
page-guess-ends =
    { $fought ->
        [one] 1 { -battle }
       *[other] { $fought } { -battle(form: "plural") }
    }: In { $taken } wurde das { -territory } erobert.
page-guess-held = Gehalten: übrige { -defender }
page-guess-taken = Erobert: übrige { -attacker }
page-lesson-ask-territory = Wähle ein { -territory } auf dem { -board }.
    .sub = Dann drücke auf „Prüfen“.
page-lesson-ask-continent = Wähle einen { -continent }.
    .sub = Klicke irgendwo darauf, dann auf „Prüfen“.
page-lesson-ask-territories = Wähle { -territory(form: "plural") } auf dem { -board }.
    .sub = Eines nach dem anderen, dann drücke auf „Prüfen“.
page-lesson-picked = { $picked } von { $picks } gewählt.
page-lesson-ready = Bereit zum Prüfen.
page-lesson-not-yet = Noch nicht richtig.
page-lesson-try-again = Noch einmal

page-lesson-tried-out = Sieh, was daraus wird.
    .sub = Zu Ende gespielt, dann zurückgenommen.
page-lesson-played = Sieh, was folgt.
page-lesson-solved = Gelöst.
page-lesson-shown = So wird es gemacht.
page-lesson-next-lesson = Nächste { -lesson }
page-lesson-again = Noch einmal
page-lesson-another = Noch eins
page-lesson-next-is = Weiter: { $title }
page-lesson-open-is = Noch offen: { $title }
page-lesson-to-step = Zu { -step } { $step }
page-lesson-last = Das war der letzte { -step }.
    .sub = Die ganze { -lesson } ist geschafft.
page-lesson-last-next = Die ganze { -lesson } ist geschafft. Weiter: { $title }

page-course = Der ganze Kurs
page-course-steps = { $done } von { $steps }
page-questions = Wiederholung
page-questions-start = Wiederholung beginnen
page-questions-a-day = Fragen am Tag, höchstens
page-exam = Prüfung
page-exam-take =
    { $games ->
        [0] Prüfung ablegen
       *[other] { -game } { $next } spielen
    }
page-exam-anew = Noch einmal ablegen
page-exam-save = Ergebnis zum Drucken speichern
page-exam-result = Ergebnis der Prüfung
page-exam-mark =
    Stufe { $rung }, { $won ->
        [yes] gewonnen
       *[no] verloren
    }
page-exam-back = Noch einmal üben
page-exam-game = Prüfung, { -game } { $number } von { $of }
page-exam-without = Keine { -hint(form: "plural") } in einer Prüfung, und nichts wird zurückgenommen
page-exam-in-python = Führe dazu { $call } in einer Zelle aus.

page-challenge-turn = { -turn } { $turn } von { $turns }
page-challenge-won = Sieg
page-challenge-dice = { -die(form: "plural") } { $dice }
page-challenge-move =
    { -move } zeigen{ $costs ->
        [yes] { " " }(danach höchstens ein { -star })
       *[no] { "" }
    }
page-challenge-watch = Beim Spielen zusehen
    .ask = Ein vorsichtiger { -bot } spielt die { -challenge } von Anfang an, mit anderen { -die(form: "plural-dative") }. Damit endet deine eigene { -game }; die { -challenge } kannst du danach immer noch versuchen.
    .no = Weiterspielen
page-challenge-watched = Jetzt bist du dran.
page-challenge-play = Selbst spielen
page-challenge-stars = { $earned } von { $of } { -star(form: "plural-dative") }

page-lesson-feedback = Rückmeldung
page-lesson-clauses =
    { $clauses ->
        [one] Die { -rule }
       *[other] Die { -rule(form: "plural") }
    }
page-lesson-taken-back = Zurückgenommen.
page-lesson-will-be-taken-back = Hier zu Ende gespielt; es wird zurückgenommen.
page-lesson-show-again = Noch einmal zeigen
page-lesson-hint = { -hint } { $number } von 3
page-lesson-no-hint = Keine { -hint(form: "plural") } mehr
page-lesson-hint-is = <b>{ -hint }:</b> { $hint }
page-lesson-hints = Bisherige { -hint(form: "plural") }
page-lesson-hints-so-far =
    { $hints ->
        [one] Bisher { $hints } { -hint }
       *[other] Bisher { $hints } { -hint(form: "plural") }
    }
page-lesson-show-me = Zeig es mir
page-lesson-start-over = Von vorn
page-lesson-against = gegen
page-lesson-side =
    { $side ->
        [att] { -attacker }
       *[def] { -defender }
    }

page-try = Was willst du versuchen?
    .sub = Probier es einfach: Der { -board } sagt, was nicht stimmt.
page-try-it = Probieren
page-try-verb =
    { $verb ->
        [place] Aufstellen
        [claim] Besetzen
        [choose_capital] { -capital }
        [trade] Eintauschen
        [attack] Angreifen
        [fortify] Verschieben
        [end_phase] Weiter
       *[other] { $verb }
    }
page-try-armies = { -army(form: "plural") } für den Versuch
page-try-choose = Wähle eine neben dem { -board }.
page-try-on-map = Wähle auf dem { -board }.
page-try-three-cards = Wähle drei { -card(form: "plural") }.
page-try-source =
    { $source ->
        [none] von …
       *[other] { TERRITORY($source, case: "from") }
    }
page-try-target =
    { $target ->
        [none] …
       *[other] { TERRITORY($target, case: "accusative") }
    }
page-try-attack = Greife { page-try-target } { page-try-source } aus mit { number-of-armies } an.
page-try-move =
    Verschiebe { number-of-armies } { page-try-source } { $target ->
        [none] nach …
       *[other] { TERRITORY($target, case: "to") }.
    }
page-try-place =
    Stelle { number-of-armies } { $source ->
        [none] in …
       *[other] { TERRITORY($source, case: "in") }
    } auf.
page-try-claim = Besetze { page-try-source-at-end }
page-try-source-at-end =
    { $source ->
        [none] …
       *[other] { TERRITORY($source, case: "accusative") }.
    }
page-try-capital =
    Mache { $source ->
        [none] …
       *[other] { TERRITORY($source, case: "accusative") }
    } zu deiner { -capital }.
page-try-trade = Eintauschen: { LIST($cards) }.
    .none = Tausche drei { -card(form: "plural") } ein.
page-try-end = Geh zum nächsten Teil des { -turn(form: "genitive") } über.
page-try-how-one =
    { $source ->
        [none] Wähle ein { -territory } auf dem { -board }.
       *[other] Gewählt: <b>{ TERRITORY($source) }</b>.
    }
page-try-how-two =
    { $source ->
        [none] Wähle auf dem { -board }: zuerst, wo du beginnst, dann, wohin es geht.
       *[other] Von: <b>{ TERRITORY($source) }</b>{ $target ->
            [none] . Wähle jetzt, wohin.
           *[other] { " " }→ <b>{ TERRITORY($target) }</b>.
        }
    }

page-progress = Fortschritt
page-progress-save = In Datei speichern
page-progress-load = Aus Datei laden
page-name-ask = Willst du das abgeben? Dann gib deinen Namen an.
    .about = Er wird mit deiner Arbeit gespeichert, im Notebook oder in der Datei. Du kannst ihn weglassen.
page-name-field = Dein Name
page-name-keep = Übernehmen
page-name-leave-out = Weglassen
page-name-save = Mit diesem Namen speichern
page-name-save-without = Ohne Namen speichern
page-name-is = Arbeit von <b>{ $name }</b>
page-name-change = Namen ändern
page-name-add = Namen angeben
page-progress-saved = Gespeichert als { $file }.
page-progress-not-saved = Das ließ sich nicht speichern.
page-progress-loaded = Geladen.
page-progress-not-loaded = Das ließ sich nicht laden.
page-story-kept = Das gespeicherte Notebook zeigt jetzt die { -game }; das braucht rund 330 kB.
