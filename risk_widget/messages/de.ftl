# Deutsch: the catalog of the words, before any sentence. How a catalog is written is told in
# docs/languages.md; which word is used for what, in docs/glossary.md.
#
# The reader is "du", in small letters: the game is played at a table among friends, and German
# programs for play and learning say so. Sentences that tell what to do are imperatives ("Wähle ein
# Land."); buttons and entries of menus are infinitives ("Land besetzen"), as German programs have
# them; rules speak of "der Spieler", "der Angreifer" and "der Verteidiger", as the printed ones do.
#
# Quotation marks are „…“. The board and the map are both "Spielplan", because "Karte" is a card. A
# "Zug" is a turn, never a single move of it, which is an "Aktion"; "ziehen" is to draw a card.
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
## The words of the glossary, each of which stands here and nowhere else.

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
-mission-card =
    { $form ->
       *[nominative] Aufgabenkarte
        [genitive] Aufgabenkarte
        [plural] Aufgabenkarten
        [plural-dative] Aufgabenkarten
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
       *[nominative] Aufwärmen
        [genitive] Aufwärmens
        [plural] Aufwärmen
        [plural-dative] Aufwärmen
    }
    .gender = n
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
    .genitive = von { $name }
    .in = in { $name }
    .to = nach { $name }
    .from = von { $name }
    .gender = n
territory-alaska = Alaska
territory-northwest-territory = Nordwest-Territorium
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
territory-quebec = Quebec
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
territory-venezuela = Venezuela
territory-peru = Peru
territory-brazil = Brasilien
territory-argentina = Argentinien
territory-iceland = Island
    .in = auf Island
territory-great-britain = Großbritannien
territory-scandinavia = Skandinavien
territory-northern-europe = Nordeuropa
territory-western-europe = Westeuropa
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
territory-siam = Siam
territory-indonesia = Indonesien
territory-new-guinea = Neuguinea
    .in = auf Neuguinea
territory-western-australia = Westaustralien
territory-eastern-australia = Ostaustralien

continent-named = { $name }
    .genitive = von { $name }
    .in = in { $name }
    .to = nach { $name }
    .from = von { $name }
    .gender = n
continent-north-america = Nordamerika
continent-south-america = Südamerika
continent-europe = Europa
continent-africa = Afrika
continent-asia = Asien
continent-australia = Australien

seat-named = { $name }
    .genitive = von { $name }
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
card-wild = ein { -wild-card }
    .dative = einem { -wild-card }
    .accusative = einen { -wild-card }
card-unknown = eine unbekannte { -card }
    .dative = einer unbekannten { -card }

piece-infantry = Infanterie
piece-cavalry = Kavallerie
piece-artillery = Artillerie
piece-tripod = Dreispitz
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

### Odds, bots and simulation

bot-newcomer = Neuling, 1 von 10
    .name = Neuling
bot-beginner = Anfänger, 2 von 10
    .name = Anfänger
bot-learner = Lehrling, 3 von 10
    .name = Lehrling
bot-casual = Gelegenheitsspieler, 4 von 10
    .name = Gelegenheitsspieler
bot-regular = Stammspieler, 5 von 10
    .name = Stammspieler
bot-practised = Geübter Spieler, 6 von 10
    .name = Geübter Spieler
bot-skilled = Könner, 7 von 10
    .name = Könner
bot-strong = Starker Spieler, 8 von 10
    .name = Starker Spieler
bot-veteran = Veteran, 9 von 10
    .name = Veteran
bot-easygoing = Leicht
    .name = Leicht
bot-cautious = Normal
    .name = Vorsichtig
bot-bold = Normal, kühn
    .name = Kühn
bot-planning = Planend
    .name = Planer
bot-simple = Einfach
    .name = Einfach
bot-expert = Experte, 10 von 10
    .name = Experte
bot-random = Zufall
    .name = Zufall
