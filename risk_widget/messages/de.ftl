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
    .dative = { TERRITORY($territory) } ({ SYMBOL($symbol) })
    .accusative = { TERRITORY($territory) } ({ SYMBOL($symbol) })
card-wild = ein { -wild-card }
    .dative = einem { -wild-card }
    .accusative = einen { -wild-card }
card-unknown = eine unbekannte { -card }
    .dative = einer unbekannten { -card }
    .accusative = eine unbekannte { -card }

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

list-of = { LIST($items) }
name-seat = { SEAT($seat) }
name-seat-at-start = { CAPITALISED(SEAT($seat)) }
name-territory = { TERRITORY($territory) }
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

not-adjacent = { CAPITALISED(TERRITORY($source, case: "nominative")) } grenzt nicht an { TERRITORY($target, case: "accusative") }.
not-your-decision = Jetzt entscheidet { SEAT($actor) }, nicht { SEAT($seat) }.
game-over = Die { -game } ist zu Ende.
game-partial = Von dieser { -game } ist nur ein Teil bekannt: Man kann sie ansehen, aber nicht weiterspielen.
game-ended = Die { -game } wurde beendet. Nimm das zurück, um weiterzuspielen.
wrong-phase = { CAPITALISED(now) }: { action-name } geht jetzt nicht.
wrong-phase-trade = { CAPITALISED(now) }: { -card(form: "plural") } tauscht man nur bei der { -reinforcement } im eigenen { -turn } ein.
now =
    { SEAT($actor) } { $phase ->
        [claim] besetzt gerade ein { -territory }
        [place] stellt gerade eine { -army } auf
        [capital] wählt gerade eine { -capital }
        [reinforce] stellt gerade { -army(form: "plural") } auf
        [reinforce_third] stellt gerade die { -army(form: "plural") } der { -third-army(form: "genitive") } auf
        [attack] greift an oder geht zur { -movement } über
        [attack_third] greift mit der { -allied-army(form: "genitive") } an oder beendet das
        [defend] wählt gerade die { -die } der { -defence }
        [occupy] zieht gerade in das eroberte { -territory } nach
       *[fortify] gruppiert um oder beendet den { -turn }
    }
action-name =
    { $action ->
        [claim] besetzen
        [place] aufstellen
        [choose_capital] die { -capital } wählen
        [trade] eintauschen
        [attack] angreifen
        [defend] verteidigen
        [occupy] nachziehen
        [fortify] umgruppieren
        [end_phase] die { -phase } beenden
       *[other] { $action }
    }

claim-taken = { CAPITALISED(TERRITORY($territory, case: "nominative")) } gehört schon { SEAT($owner, case: "dative") }.
capital-not-own = { CAPITALISED(TERRITORY($territory, case: "nominative")) } gehört { SEAT($owner, case: "dative") }: Deine { -capital } muss in einem eigenen { -territory } liegen.

place-not-own = { CAPITALISED(TERRITORY($territory, case: "nominative")) } gehört { SEAT($owner, case: "dative") }: { -army(form: "plural") } stellt man nur in eigenen { -territory(form: "plural-dative") } auf.
place-not-third = { CAPITALISED(TERRITORY($territory, case: "nominative")) } gehört { SEAT($owner, case: "dative") }: Diese { -army(form: "plural") } kommen in { -territory(form: "plural") } { SEAT("third", case: "genitive") }.
place-none-left = Es sind keine { -army(form: "plural") } aufzustellen.
place-one-at-a-time = Zu Beginn stellt man die { -army(form: "plural") } einzeln auf, nicht { $armies } auf einmal.
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
end-must-trade = { CAPITALISED(SEAT($seat)) } hält { $cards } { -card(form: "plural") }: Ab { $limit } { -card(form: "plural") } muss eine { -set } eingetauscht werden.
end-trade-cards-won = { CAPITALISED(SEAT($seat)) } hält { $cards } { -card(form: "plural") } und muss eintauschen, bis höchstens { $left } übrig sind.

trade-no-bonus-choice = In dieser { -edition } wählt niemand, wohin Bonusarmeen kommen: Ein { -trade } hat kein Feld bonus.
trade-stopped =
    { CAPITALISED(SEAT($seat)) } hält { $cards ->
        [one] 1 { -card }
       *[other] { $cards } { -card(form: "plural") }
    }: Nach einem Sieg endet das Eintauschen bei { $limit }.
trade-not-held = { CAPITALISED(SEAT($seat)) } hat die { -card } { TERRITORY($card, case: "genitive") } nicht.
trade-wild-not-held = { CAPITALISED(SEAT($seat)) } hat den { -wild-card } { $card } nicht.
trade-same-card = Eine { -set } besteht aus drei verschiedenen { -card(form: "plural") }.
trade-no-set = Eine { -set } hat dreimal dasselbe { -symbol } oder jedes einmal. Das hier sind { LIST($symbols, kind: "comma") }.
trade-choose-bonus = Die { $armies } Bonusarmeen kommen in ein einziges { -territory }: { TERRITORIES($territories, kind: "or") }. Sag, in welches.
bonus-given-already = { CAPITALISED(TERRITORY($territory, case: "nominative")) } bekommt keine Bonusarmeen: Die Bonusarmeen dieses { -turn(form: "genitive") } sind schon vergeben.
bonus-not-shown = { CAPITALISED(TERRITORY($territory, case: "nominative")) } bekommt keine Bonusarmeen, denn keine dieser { -card(form: "plural") } zeigt dieses { -territory }.
bonus-not-own = { CAPITALISED(TERRITORY($territory, case: "nominative")) } bekommt keine Bonusarmeen: Das { -territory } gehört { SEAT($owner, case: "dative") }.

attack-not-own = { CAPITALISED(TERRITORY($source, case: "nominative")) } gehört { SEAT($owner, case: "dative") }: Angreifen kannst du nur von einem eigenen { -territory } aus.
attack-from-third = { CAPITALISED(TERRITORY($source, case: "nominative")) } gehört { SEAT("third", case: "dative") }, und die greift nicht für den { -player } am { -turn } an.
attack-only-third = { CAPITALISED(TERRITORY($source, case: "nominative")) } gehört { SEAT($owner, case: "dative") }: Jetzt greifen nur { -territory(form: "plural") } { SEAT("third", case: "genitive") } an.
attack-third-on-other = { CAPITALISED(TERRITORY($target, case: "nominative")) } gehört { SEAT($owner, case: "dative") }: { CAPITALISED(SEAT("third")) } greift nur { -territory(form: "plural") } an, die { SEAT($turn, case: "dative") } gehören, denn { SEAT($turn) } ist am { -turn }.
attack-own = { CAPITALISED(TERRITORY($target, case: "nominative")) } gehört { SEAT($seat, case: "dative") } selbst.
attack-inland = Von { TERRITORY($source, case: "dative") } aus gibt es niemanden anzugreifen: Alle Nachbarländer gehören { SEAT($seat, case: "dative") }.
attack-wrong-number =
    { CAPITALISED(TERRITORY($source, case: "in")) } { $armies ->
        [one] steht 1 { -army }, und eine muss bleiben: Ein { -attack } ist nicht möglich
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
        [one] 1 { -army } greift
       *[other] { $armies } { -army(form: "plural") } greifen
    } mit je einem { -die } an, nicht mit { $dice } { -die(form: "plural-dative") }.
attack-wrong-dice =
    { $armies ->
        [one] 1 { -army } greift
       *[other] { $armies } { -army(form: "plural") } greifen
    } mit { $fewest } bis { $most } { -die(form: "plural-dative") } an, nicht mit { $dice }.
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
    }, und eine muss { TERRITORY($source, case: "in") } bleiben: Nachziehen dürfen { $fewest } bis { $most }, nicht { $armies }.

fortify-third-army = { CAPITALISED(TERRITORY($source, case: "nominative")) } gehört { SEAT("third", case: "dative") }, und die gruppiert nie um.
fortify-moved-already = Pro { -turn } gibt es nur 1 { -movement }, und die ist schon geschehen: { LIST($moves) }.
from-to = { TERRITORY($source, case: "from") } { TERRITORY($target, case: "to") }
fortify-not-own = { CAPITALISED(TERRITORY($territory, case: "nominative")) } gehört { SEAT($owner, case: "dative") }: Umgruppieren kann man nur zwischen eigenen { -territory(form: "plural-dative") }.
fortify-wrong-number =
    { CAPITALISED(TERRITORY($source, case: "in")) } { $there ->
        [one] steht 1 { -army }, und eine muss bleiben
        [2] stehen 2 { -army(form: "plural") }: Verschieben darfst du 1, nicht { $armies }, denn eine muss bleiben
       *[other] stehen { $there } { -army(form: "plural") }: Verschieben darfst du 1 bis { $most }, nicht { $armies }, denn eine muss bleiben
    }.
fortify-split = { -army(form: "plural") } { TERRITORY($source, case: "from") } sind in diesem { -turn } schon { TERRITORY($before, case: "to") } gezogen: Man darf sie nicht auf mehrere { -territory(form: "plural") } verteilen.
fortify-tired =
    { $tired ->
        [one] 1 hat
       *[other] { $tired } haben
    } schon angegriffen oder umgruppiert, von den { $there } { TERRITORY($source, case: "in") }: { $most ->
        [0] Keine darf mehr verschoben werden
       *[other] Verschieben darfst du höchstens { $most }, nicht { $armies }
    }.

action-object = Eine { -move } ist ein Objekt mit einem type.
action-type = Der type einer { -move } ist einer von { LIST($types, kind: "comma") }.
action-field-missing = Der { -move } { $action } fehlt das Feld { $field }.
action-field-unknown =
    Die { -move } { $action } hat kein Feld{ $field ->
        [none] , das keinen Text als Namen hat
       *[other] { " " }{ $field }
    }.
action-field-whole-number = Das Feld { $field } von { $action } ist eine ganze Zahl.
action-field-territory = Das Feld { $field } von { $action } ist die id eines { -territory(form: "genitive") }.
field-whole-number = Das Feld { $field } ist eine ganze Zahl.
field-territory = Das Feld { $field } ist die id eines { -territory(form: "genitive") }.
trade-three-cards = Ein { -trade } nennt drei { -card(form: "plural") }.
card-by-id = Eine { -card } wird mit ihrer id genannt.
unknown-territory = Ein { -territory } „{ $word }“ gibt es nicht{ did-you-mean }.
unknown-card = Eine { -card } „{ $word }“ gibt es nicht{ did-you-mean }.
did-you-mean =
    { $meant ->
        [none] { "" }
       *[other] { " " }(meintest du „{ $meant }“?)
    }

### Engine: legal actions

legal-claim = { CAPITALISED(TERRITORY($territory, case: "nominative")) } ist frei: { CAPITALISED(SEAT($seat)) } darf das { -territory } besetzen.
legal-capital = { CAPITALISED(TERRITORY($territory, case: "nominative")) } gehört { SEAT($seat, case: "dative") } und kann die { -capital } sein.
legal-place =
    { number-of-armies } von { $left } { $armies ->
        [one] darf
       *[other] dürfen
    } { TERRITORY($territory, case: "to") }.
legal-place-third =
    { number-of-armies } von { $left } { -army(form: "plural") } { SEAT("third", case: "genitive") } { $armies ->
        [one] darf
       *[other] dürfen
    } { TERRITORY($territory, case: "to") }.
legal-attack = { legal-attack-numbers }.
legal-attack-third = { legal-attack-numbers }, geführt von { SEAT($seat, case: "dative") }.
legal-attack-numbers =
    { CAPITALISED(TERRITORY($source, case: "in")) } { $there ->
        [one] steht 1 { -army }
       *[other] stehen { $there } { -army(form: "plural") }
    }, und { TERRITORY($target, case: "nominative") } liegt nebenan: Angreifen { $armies ->
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
    } { number-of-armies }: Verteidigt werden darf mit { $dice ->
        [one] 1 { -die }
       *[other] { $dice } { -die(form: "plural-dative") }
    }.
legal-occupy =
    { $attacked ->
        [one] 1 { -army } hat
       *[other] { $attacked } { -army(form: "plural") } haben
    } angegriffen: { $armies } dürfen nachziehen, und { $left ->
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
    }, und { TERRITORY($target, case: "nominative") } liegt nebenan: { $armies } darf man verschieben.
legal-end-reinforce = Alle { -army(form: "plural") } stehen: { CAPITALISED(SEAT($seat)) } darf zum { -attack } übergehen.
legal-end-attack = { CAPITALISED(SEAT($seat)) } darf den { -attack } beenden{ and-draws }.
legal-end-attack_third = { CAPITALISED(SEAT($seat)) } darf den { -attack } { SEAT("third", case: "genitive") } beenden.
legal-end-fortify = { CAPITALISED(SEAT($seat)) } darf den { -turn } beenden{ and-draws }.
and-draws =
    { $draws ->
        [yes] { " " }und zieht eine { -card }
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
        [one_of_each] Jedes { -symbol } einmal
       *[other] Dreimal { SYMBOL($kind) }
    }{ $wild ->
        [0] { "" }
        [one] , mit einem { -wild-card }
       *[other] , mit { $wild } { -wild-card(form: "plural-dative") }
    }: { $armies } { -army(form: "plural") }
set-number = { -set } Nummer { $number } der { -game }: { $armies } { -army(form: "plural") }

battle = { CAPITALISED(SEAT($attacker)) } griff { TERRITORY($target, case: "accusative") } { TERRITORY($source, case: "from") } aus an und würfelte { $attack }, { SEAT($defender) } würfelte { $defence }. { CAPITALISED(LIST($pairs, kind: "semicolon")) }.
battle-tie = { $attack } gegen { $defence } ist Gleichstand und geht an den { -defender }: { CAPITALISED(SEAT($loser)) } verliert eine { -army }
battle-pair = { $attack } gegen { $defence }: { CAPITALISED(SEAT($loser)) } verliert eine { -army }
battle-spare =
    { NUMBER_OF($dice) ->
        [one] die { LIST($dice) } trifft
       *[other] die { LIST($dice) } treffen
    } auf keinen { -die }

third-army-gone = { CAPITALISED(SEAT("third")) } besitzt kein { -territory } mehr und bekommt nichts.
third-army-share =
    { CAPITALISED(SEAT($seat)) } hat bei der { -reinforcement } { $received ->
        [one] 1 { -army }
       *[other] { $received } { -army(form: "plural") }
    } bekommen: { CAPITALISED(SEAT("third")) } bekommt { $received } ÷ { $part } → { $armies }, und { SEAT($other) } stellt sie auf.

win-unknown-mission = { CAPITALISED(SEAT($winner)) } hat mit einer { -mission } gewonnen, die hier nicht bekannt ist.
win-mission = { CAPITALISED(SEAT($winner)) } hat mit der { -mission } gewonnen: { $mission } { $proof }
win-holds-continents = { CAPITALISED(SEAT($winner)) } hält { CONTINENTS($continents) } besetzt.
win-destroyed =
    { CAPITALISED(SEAT($seat)) } ist ausgeschieden{ $by ->
        [none] { "" }
       *[other] , besiegt von { SEAT($by, case: "dative") }
    }.
win-read-as =
    { $read_as ->
        [none] { "" }
       *[other] Die { -card } gilt hier als { -mission } über { $read_as } { -territory(form: "plural") }.{ " " }
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
win-other-capital = { TERRITORY($territory, case: "accusative") } ({ SEAT($seat) })
win-conquest =
    { CAPITALISED(SEAT($winner)) } hat gewonnen: Kein anderer { -player } ist übrig. { win-holds }{ $third ->
        [0] { "" }
        [one] ; das 1 { -territory } { SEAT("third", case: "genitive") } zählt nicht
       *[other] ; die { $third } { -territory(form: "plural") } { SEAT("third", case: "genitive") } zählen nicht
    }.

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

seat-not-playing = ein { -seat } „{ $word }“ spielt nicht mit{ did-you-mean }; es gibt { LIST($known, kind: "comma") }
unknown-seat = ein { -seat } „{ $word }“ ist unbekannt{ did-you-mean }; es gibt { LIST($known, kind: "comma") }
seats-once = jeder { -seat } spielt einmal mit: { LIST($seats, kind: "comma") }
out-of-dice = { $dice } { -die } wurden vorgegeben, und jetzt braucht es { $needed }

position-dealt = In { $edition }, { $mode }, werden { -territory(form: "plural") } verteilt, nicht besetzt.
position-none-free = Kein { -territory } ist frei, also kann keines besetzt werden.
position-no-capitals = In { $edition }, { $mode }, hat niemand eine { -capital }.
position-needs-third = Die { -phase } { $phase } braucht eine { -third-army }.
position-needs-allied = Die { -phase } attack_third braucht eine { -allied-army }: Keine andere greift selbst an.
position-cards-not-traded = In { $edition }, { $mode }, werden im { -attack } gewonnene { -card(form: "plural") } nicht sofort eingetauscht.
position-without-missions = { $edition }, { $mode }, wird ohne { -mission(form: "plural") } gespielt.
position-without-capitals = { $edition }, { $mode }, wird ohne { -capital(form: "plural") } gespielt.
position-capital-of-two = { CAPITALISED(TERRITORY($territory, case: "nominative")) } ist die { -capital } von zwei { -seat(form: "plural-dative") }.
position-capital-taken = { CAPITALISED(TERRITORY($territory, case: "nominative")) } gehört nicht mehr { SEAT($seat, case: "dative") }: Die { -card } dazu ist aufgedeckt.
position-moved-when = Umgruppiert wird am Ende eines { -turn(form: "genitive") }, und hier ist die { -phase } { $phase }.
position-moved-once = In einem { -turn } gibt es nur eine { -movement }.
position-moved-not-own = { CAPITALISED(TERRITORY($territory, case: "nominative")) } gehört nicht { SEAT($seat, case: "dative") }, aber von dort wurden { -army(form: "plural") } verschoben.
position-not-tired = In { $edition }, { $mode }, sind keine { -army(form: "plural") } ermüdet.
position-won-by = { $edition }, { $mode }, gewinnt man mit { LIST($ways, kind: "or") }, nicht mit { $reason }.
position-winner-out = { CAPITALISED(SEAT($seat)) } ist ausgeschieden und kann nicht gewonnen haben.
position-battle-dice = { $armies } { -army(form: "plural") } greifen nicht mit { $dice } { -die(form: "plural-dative") } an.
position-battle-roll =
    Zahl der gefallenen { -die }: { $dice ->
        [0] keiner
       *[other] { $dice }
    }, nicht { $rolled }.
position-die = Ein { -die } zeigt 1 bis 6, nicht { $die }.
position-tired-attackers = { $armies } { -army(form: "plural") } { TERRITORY($territory, case: "genitive") } greifen an: Mindestens so viele sind ermüdet.
position-cannot-attack = { CAPITALISED(TERRITORY($source, case: "nominative")) } kann { TERRITORY($target, case: "accusative") } in diesem { -turn } nicht angreifen.
position-same-owner = { CAPITALISED(TERRITORY($source, case: "nominative")) } und { TERRITORY($target, case: "nominative") } haben denselben Besitzer.
position-too-many = Von { $there } { -army(form: "plural") } { TERRITORY($source, case: "in") } können nicht { $armies } angreifen.
position-free = { CAPITALISED(TERRITORY($territory, case: "nominative")) } ist frei, aber das gibt es nur vor Beginn der { -turn(form: "plural") }.
position-captured = { CAPITALISED(TERRITORY($territory, case: "nominative")) } wurde erobert und hat { $armies } { -army(form: "plural") }.
position-no-army = { CAPITALISED(TERRITORY($territory, case: "in")) } steht keine { -army }.
position-out-holds =
    { CAPITALISED(SEAT($seat)) } ist ausgeschieden und besitzt { $territories ->
        [one] 1 { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    }.
position-not-out = { CAPITALISED(SEAT($seat)) } besitzt kein { -territory } und ist nicht ausgeschieden.
position-out-on-turn = { CAPITALISED(SEAT($seat)) } ist ausgeschieden und kann nicht am { -turn } sein.
position-not-over = Ein einziger { -player } ist übrig, und die { -game } ist nicht zu Ende.
position-no-third = Diese { -game } hat keine { -third-army }.
position-no-capital = { CAPITALISED(SEAT($seat)) } hat keine { -capital }.
position-card-of-capital = Die { -card } { $card } liegt bei ihrer { -capital }.
position-card-twice = Die { -card } { $card } kommt doppelt vor.
position-cards = Auf den { -hand(form: "plural-dative") }, im { -deck } und im { -discard } liegen zusammen { $cards } { -card(form: "plural") }; die { -game } hat { $wanted }.
position-combat-when = Im { -attack } gewonnene { -card(form: "plural") } führen zur { -phase } reinforce, und hier ist { $phase }.
position-none-in-hand = { CAPITALISED(SEAT($seat)) } muss eine { -army } aufstellen und hat keine auf der { -hand }.
position-holds-nothing = { CAPITALISED(SEAT($seat)) } besitzt kein { -territory }.
position-has-capital = { CAPITALISED(SEAT($seat)) } muss eine { -capital } wählen und hat schon eine.
position-third-nothing = Für die { -third-army } ist nichts aufzustellen, oder sie hat keinen { -seat } dafür.

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
    { CAPITALISED(SEAT($seat)) } tauscht { CARDS($cards, case: "accusative") } gegen { $armies ->
        [one] 1 { -army }
       *[other] { $armies } { -army(form: "plural") }
    } ein.
log-bonus_placed = { $armies } Bonusarmeen { SEAT($seat, case: "genitive") } kommen { TERRITORY($territory, case: "to") }.
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
log-held = { CAPITALISED(SEAT($seat)) } hält { TERRITORY($territory, case: "accusative") } allen { -odds(form: "plural") } zum Trotz: { CAPITALISED(SEAT($attacker)) } hätte das { -territory } mit einer { -odds } von { $chance } erobert.
log-occupied = { CAPITALISED(SEAT($seat)) } zieht mit { number-of-armies } { TERRITORY($source, case: "from") } { TERRITORY($target, case: "to") } nach.
log-eliminated = { CAPITALISED(SEAT($seat)) } ist ausgeschieden, besiegt von { SEAT($by, case: "dative") }.
log-cards_taken =
    { CAPITALISED(SEAT($seat)) } nimmt { SEAT($from, case: "dative") } { $count ->
        [one] 1 { -card }
       *[other] { $count } { -card(form: "plural") }
    } ab.
log-cards_taken-shown =
    { CAPITALISED(SEAT($seat)) } nimmt { SEAT($from, case: "dative") } { $count ->
        [one] 1 { -card }
       *[other] { $count } { -card(form: "plural") }
    } ab: { CARDS($cards) }.
log-capital_fell = { CAPITALISED(TERRITORY($territory, case: "nominative")) } war die { -capital } { SEAT($owner, case: "genitive") }: Sie wird aufgedeckt und ist an { SEAT($by, case: "accusative") } gefallen.
log-capital_cleared =
    { CAPITALISED(SEAT($owner)) } verliert in { CONTINENT($continent) } noch { number-of-armies }, und zwar { TERRITORIES($territories, case: "in") }; { SEAT($by) } bekommt { NUMBER_OF($territories) ->
        [one] dort
       *[other] in jedem davon
    } eine { -army }.
log-card_drawn = { CAPITALISED(SEAT($seat)) } zieht eine { -card }.
log-card_drawn-shown = { CAPITALISED(SEAT($seat)) } zieht { CARD($card, case: "accusative") }.
log-fortified = { CAPITALISED(SEAT($seat)) } verschiebt { number-of-armies } { TERRITORY($source, case: "from") } { TERRITORY($target, case: "to") }.
log-third_owed =
    { $armies ->
        [one] 1 { -army } steht
       *[other] { $armies } { -army(form: "plural") } stehen
    } { SEAT("third", case: "dative") } zu.
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
log-won-by-mission = { CAPITALISED(SEAT($seat)) } hat mit der { -mission } gewonnen: { $mission }
log-won-by-capitals = { CAPITALISED(SEAT($seat)) } hat gewonnen und hält { $capitals } { -capital(form: "plural") } besetzt, auch die eigene.
# The same to the winner, who alone is at the screen.
log-you-won = Du hast gewonnen.
log-you-won-by-conquest = Du hast gewonnen: Kein anderer { -player } ist übrig.
log-you-won-by-mission = Du hast mit der { -mission } gewonnen: { $mission }
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
    Besetze { $territories } beliebige { -territory(form: "plural") }{ $each ->
        [1] { "" }
       *[other] , jedes mit mindestens { $each } { -army(form: "plural") }
    }.

value-in-modes = In { LIST($modes) }: { $value }
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
value-dice = Bis zu { $attack } { COLOUR($attack_colour, case: "plural") } greifen an, bis zu { $defence } { COLOUR($defence_colour, case: "plural") } verteidigen.
value-first-seat =
    { $way ->
        [first] Der erste { -seat }.
        [first_without_card] Der { -player }, der als Erster keine Länderkarte mehr bekommt.
       *[die] Wer am höchsten würfelt; bei Gleichstand würfeln die Betroffenen noch einmal.
    }
value-territories =
    { $way ->
        [deal] Alle werden verteilt, das erste an den ersten { -seat }.
       *[claim] Wer beginnt, besetzt ein freies { -territory }, dann jeder reihum eines.
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
        [after_last_claim] Der { -seat } nach dem zuletzt besetzten { -territory } beginnt.
       *[starter] Es beginnt, wer die { -game } beginnt.
    }
value-third-army =
    { CAPITALISED(third-army-of-kind) }: in jedem { -territory } { number-of-armies }, und zwar, { $stands ->
        [before_placing] bevor die { -player } aufstellen
       *[after_placing] nachdem die { -player } aufgestellt haben
    }.
value-claim =
    { $when ->
        [own_turn] Nur im eigenen { -turn }, vom ersten Augenblick an.
       *[at_once] Sofort, egal wer am { -turn } ist.
    }
value-income = Ihre Anzahl ÷ { $per }, abgerundet, aber mindestens { $least }.
value-third-income =
    { $part ->
        [2] Die Hälfte davon
        [3] Ein Drittel davon
       *[other] 1 von je { $part }
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
        [one_of_each] jedes einmal
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
        [allied] Die { -allied-army } darf nach ihrer { -reinforcement } den { -player } am { -turn } angreifen, geführt vom anderen { -player }. Sie verdient keine { -card }, und was sie gewinnt, gehört ihr.
       *[neutral] { CAPITALISED(third-army-of-kind) } greift nie an.
    }
value-occupy =
    { $dice ->
        [fewer_allowed] Es zählen die { -army(form: "plural") }, die losgeschickt wurden, auch wenn weniger { -die } fielen.
       *[one_per_army] Es wurden so viele { -army(form: "plural") } losgeschickt, wie { -die } fielen.
    }
value-cards-won =
    { $way ->
        [kept] Nichts vor der eigenen nächsten { -reinforcement }.
        [may_trade] Darf sofort beliebig viele { -set(form: "plural") } eintauschen, muss aber nie.
        [may_trade_without] Darf sofort beliebig viele { -set(form: "plural") } eintauschen, auch ohne { -card(form: "plural") } zu gewinnen, muss aber nie.
       *[must_trade] Wer { $from } oder mehr auf der { -hand } hat, muss sofort eintauschen, bis höchstens { $left } übrig sind.
    }
value-fortify =
    { $way ->
        [one] Einmal, von einem { -territory } in ein anderes.
        [unsplit] Beliebig oft, aber die { -army(form: "plural") } eines { -territory(form: "genitive") } darf man nicht auf mehrere verteilen.
       *[rested] Beliebig oft, mit { -army(form: "plural") }, die an keinem { -attack } beteiligt waren.
    }
value-tired =
    { $taken_along ->
        [rested] { -army(form: "plural") }, die in ein erobertes { -territory } mitgenommen wurden, dürfen weiter, wenn sie nicht angegriffen haben.
       *[tired] Auch { -army(form: "plural") }, die in ein erobertes { -territory } mitgenommen wurden, dürfen nicht weiter.
    }
value-destroyed =
    { $by_other ->
        [counts] Sie zählt, egal wer es war.
       *[reads_as_territories] Dann gilt sie als { -mission } über 24 { -territory(form: "plural") }, außer der Besitzer der { -card } war es selbst.
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
edition-no-players = In { $edition } gibt es { $mode } nicht für { $players } { -player }; es gibt { $modes }
edition-not-for = { $edition } ist nicht für { $players } { -player }; es gibt { $modes }
edition-no-option =
    { $edition } hat keine { -option } „{ $word }“{ did-you-mean }; { -option(form: "plural") }: { NUMBER_OF($options) ->
        [0] keine
       *[other] { LIST($options, kind: "comma") }
    }
option-one-of = die { -option } { $option } ist eine von { LIST($values, kind: "comma") }, nicht { $value }
variant-name = der Name einer { -variant } ist ein Text, der nicht leer ist, und nicht { $value }
edition-varied = { $edition }, abgewandelt
variant-changes = { LIST($changes, kind: "semicolon") }
variant-change = { $field } { $before } → { $now }
column-variant = Hier
unknown-edition = eine { -edition } „{ $word }“ gibt es nicht{ did-you-mean }; es gibt { LIST($known, kind: "comma") } oder den Pfad einer .toml-Datei
file-not-read = { $file } ist nicht lesbar: { $why }
variant-written-as = die { -variant } { $variant } schreibt man als { $written }
unknown-field = ein Feld „{ $word }“ gibt es nicht{ did-you-mean }
field-impossible = das Feld { $field } kann nicht { $value } sein
text-of-edition = der Text gehört zur { -edition } { $text }, nicht zu { $edition }
edition-needed = die { -edition } „{ $edition }“ ist keine von { LIST($known, kind: "comma") }: Sie muss mit dem Text angegeben werden, als Edition oder als Pfad einer .toml-Datei
unknown-clause = eine { -rule } „{ $word }“ gibt es nicht{ did-you-mean }

column-edition = { -edition }
column-value = Was sie daraus macht
column-where = Stelle
column-note = Anmerkung
column-clause = { -rule }
mark-printed = gedruckt
mark-silent = ungenannt
mark-reading = Lesart
mark-house = { -house-rule }
value-as-clause = Wie die { -rule } sagt.
taken-from =
    { $edition ->
        [none] allgemein üblich
        [others] wie die anderen { -edition(form: "plural") }
       *[other] wie { $edition }
    }
number-of-players = { LIST($players, kind: "comma") } { -player }
list-of-editions = { -edition(form: "plural") } und für wie viele { -player } ihre { -mode(form: "plural") } sind
rules-of-edition = { $edition }: { $modes }. { $summary }
compare-needs-two = compare braucht mindestens zwei { -edition(form: "plural") }, jede nur einmal
editions-differ =
    { LIST($editions) } unterscheiden sich{ $mode ->
        [none] { "" }
       *[other] { " " }in { $mode }
    } { $clauses ->
        [0] nicht
        [one] in 1 { -rule }
       *[other] in { $clauses } { -rule(form: "plural") }
    }
too-few-missions = { $edition } hat { $missions } { -mission(form: "plural") } für den { -board } { $board }, zu wenige für { $players } { -player }

### Boards

board-unusable = Der { -board } { $source } ist nicht brauchbar:
board-from-data = aus Daten
unknown-board = diesen { -board } gibt es nicht{ did-you-mean }; es gibt { LIST($known, kind: "comma") } oder den Pfad einer .json-Datei
board-file = die Datei ist nicht lesbar: { $why }
board-not-json = das ist kein JSON: { $why }
board-has-no-territory = { $board } hat kein { -territory } „{ $word }“{ did-you-mean }
board-has-no-continent = { $board } hat keinen { -continent } „{ $word }“{ did-you-mean }

### Notation

position-error = { $field }: { $why }
position-unusable = Die { -position } ist nicht brauchbar: { $field }: { $why }
as-sentence = { CAPITALISED($said) }.
text-ends = Der Text endet hier; eine { -position } hat { LIST($fields, kind: "comma") } und kann mehr haben.
text-no-field = Ein solches Feld gibt es nicht{ did-you-mean }.
text-no-value = Das Feld hat keinen Wert.
text-field-twice = Das Feld steht doppelt da.
text-no-seat = „{ $letter }“ ist kein { -seat }; es gibt { LIST($known, kind: "comma") }.
text-no-owner = „{ $letter }“ steht für niemanden; Buchstaben sind { LIST($known, kind: "comma") }.
text-other-board = Der Text gehört zum { -board } { $text }, nicht zu { $board }.
text-board-needed = „{ $board }“ ist keiner von { LIST($known, kind: "comma") }: Der { -board } muss mit dem Text angegeben werden, als Board oder als Pfad einer .json-Datei.
text-continents =
    Der { -board } hat { $continents ->
        [one] 1 { -continent }
       *[other] { $continents } { -continent(form: "plural") }
    }, der Text { $groups }.
text-group = „{ $group }“ ist weder ein Buchstabe mit einer Zahl noch ein Strich.
text-territories =
    { CONTINENT($continent) } hat { $territories ->
        [one] 1 { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    }, der Text { $entries }.
text-no-seat-value = „{ $part }“ hat nach dem { -seat } keinen Wert.
text-seat-twice = Der { -seat } { $letter } steht doppelt da.
text-no-phase = Eine { -phase } „{ $word }“ gibt es nicht{ did-you-mean }.
text-phase-alone = Nach der { -phase } { $phase } steht nichts weiter.
text-phase-battle = Nach der { -phase } { $phase } steht source>target:armies:dice.
text-number = „{ $number }“ ist keine ganze Zahl von 0 bis { $most }.
text-begins-with-0 = „{ $number }“ beginnt mit einer 0.
text-none-of = „{ $part }“ ist nichts von { LIST($known, kind: "comma") }.
text-no-mission = Eine { -mission } „{ $word }“ gibt es nicht{ did-you-mean }.
text-nobody = „{ $letter }“ ist niemand.
text-no-armies = „{ $part }“ hat keine Zahl von { -army(form: "plural") }, von 0 bis { $most }.
text-no-continent = Einen { -continent } „{ $word }“ gibt es nicht{ did-you-mean }.

words-missing = Es fehlt eine { -move }: { LIST($actions, kind: "comma") }.
words-no-action = Eine { -move } „{ $word }“ gibt es nicht{ did-you-mean }.
words-other = Die Wörter sind { $like }, nicht { $words }.
words-border = „{ $word }“ ist nicht SOURCE>TARGET, wie in { $like }.
words-of-action =
    { $action ->
        [claim] claim TERRITORY
        [place] place TERRITORY ARMIES
        [capital] capital TERRITORY
        [trade] trade CARD CARD CARD, mit bonus TERRITORY, wo der { -player } wählt
        [attack] attack SOURCE>TARGET ARMIES, mit dice NUMBER für weniger { -die }
        [defend] defend DICE
        [occupy] occupy ARMIES
        [fortify] fortify SOURCE>TARGET ARMIES
       *[end] end
    }

record-error = Zeile { $line }: { $why } [{ $rule }]
record-no-log = Der { -log } fehlt: eine Zeile mit { $opens }.
record-not-toml = Der Kopf ist kein TOML: { $why }.
record-too-deep = Der Kopf ist zu tief verschachtelt.
record-large-number = Im Kopf steht eine zu große Zahl.
record-no-key = Ein „{ $word }“ gibt es in einer Aufzeichnung nicht{ did-you-mean }.
record-key-kind =
    { $key } ist { $kind ->
        [int] eine ganze Zahl
        [list] eine Liste
        [dict] eine Tabelle
       *[str] ein Text
    }.
record-other-format = Die Aufzeichnung hat das Format { $format }, und hier wird Format { $read } gelesen.
record-no-start = Im Kopf fehlt start: die { -position }, mit der die { -game } beginnt.
record-other-header = Im Kopf steht { LIST($header, kind: "comma") }, in der { -position } zu Beginn aber { LIST($start, kind: "comma") }.
record-viewer = viewer ist einer von { LIST($known, kind: "comma") }.
record-hides = Diese Aufzeichnung ist für einen { -seat } oder für Zuschauer geschrieben und lässt weg, was sie nicht sehen dürfen. Deshalb kann die { -game } danach nicht neu gespielt werden. Mit einer vollständig gespeicherten Aufzeichnung geht es.
record-no-deck = Hier wird ein neuer { -deck } gemischt, und die Aufzeichnung nennt die Reihenfolge seiner { -card(form: "plural") } nicht.
record-names = Namen gehören zu { LIST($seats, kind: "comma") }.
record-not-closed = Der Text endet vor dem { -log }: { $quotes } fehlt.
record-no-action = Die Zeile enthält keine { -move }.
record-no-seat = „{ $word }“ ist kein { -seat } dieser { -game }{ did-you-mean }.
record-other-end =
    Laut Kopf gewinnt { $winner }{ $reason ->
        [none] { "" }
       *[other] { " " }mit { $reason }
    }; am Ende des { -log(form: "genitive") } hat { $won_by ->
        [none] niemand gewonnen
       *[other] aber { $won_by } mit { $won_reason } gewonnen
    }.
record-out-of-dice = die Aufzeichnung hat { $dice } { -die }, und bis hierher braucht es { $needed }
record-name = der Name von { $seat } ist ein Text, nicht { $name }
record-comment = ein Kommentar ist eine Zeile ohne Steuerzeichen und ohne drei Anführungszeichen hintereinander

record-nobody-first = Zeilen ohne { -player } stehen vor der ersten { -move }.
record-nobodys-lines = Zeilen ohne { -player } sind starter und dealt.
record-starter-die = { $seat } { $die } ist kein { -seat } mit seinem { -die }.
record-no-starter-dice = Um den ersten { -seat } wird nicht gewürfelt.
record-other-starter = Nach diesen { -die(form: "plural-dative") } beginnt { $first }, nach der { -position } { $starter }.
record-next-dice = Die nächsten { -roll(form: "plural") } sind von { LIST($seats, kind: "comma") }.
record-more-dice = Es wird weiter gewürfelt, obwohl { $seat } allein am höchsten liegt.
record-other-deal = In der { -position }, mit der die Aufzeichnung beginnt, sind { LIST($dealt, kind: "comma") } verteilt.
record-pairs = Hier stehen abwechselnd { -seat(form: "plural") } und Zahlen.

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
    } verteidigt; in der Aufzeichnung sind es { $attack_recorded ->
        [0] keiner
       *[other] { $attack_recorded }
    } und { $defence_recorded ->
        [0] keiner
       *[other] { $defence_recorded }
    }.
record-other-roll = Der { -attacker } hat { LIST($rolled, kind: "space") } gewürfelt, und in der Aufzeichnung steht { LIST($recorded, kind: "space") }.
record-nothing-such = In der Aufzeichnung steht „{ $outcome }“, aber das geschieht hier nicht.
record-other-outcome = In der Aufzeichnung steht „{ $outcome }“; nach den { -rule(form: "plural") } ist es „{ $expected }“.
