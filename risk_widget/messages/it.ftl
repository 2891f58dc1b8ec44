# Italiano. How a catalog is written is told in docs/languages.md; which word is used for what, in
# docs/glossary.md.
#
# The words are those of players of the Italian box (armate, obiettivo, mazzo, jolly, tris), not those
# of the translated booklet (eserciti, missione, ponte). The reader is "tu": sentences that tell what to
# do, and buttons, are imperatives of the second person ("Scegli un territorio.", "Attacca"); rules
# speak of "il giocatore", "l’attaccante" and "il difensore". A participle that would agree with the
# reader is avoided ("hai perso", never "sei stato eliminato").
#
# Quotation marks are «…», the apostrophe is ’.
#
# A term has two forms, { -army } armata and (form: "plural") armate; its article stands in the
# sentence, by its gender.
#
# A territory's name stands alone on the board. In a sentence it has .article ("il Brasile"), .of ("del
# Brasile"), .to ("al Brasile"), .from ("dal Brasile") and .in ("in Brasile", where an army is and where
# it goes). Its gender is m, f, mp for masculine and plural. A seat has the same forms without .in
# ("il Rosso", "del Rosso"), and a person's name has no article ("di Anna").

### Terms
## The words of the glossary that sentences take from here, in the form they need.

-territory =
    { $form ->
       *[singular] territorio
        [plural] territori
    }
    .gender = m
-continent =
    { $form ->
       *[singular] continente
        [plural] continenti
    }
    .gender = m
-border =
    { $form ->
       *[singular] confine
        [plural] confini
    }
    .gender = m
-board =
    { $form ->
       *[singular] tabellone
        [plural] tabelloni
    }
    .gender = m
-map =
    { $form ->
       *[singular] mappa
        [plural] mappe
    }
    .gender = f
-seat =
    { $form ->
       *[singular] posto
        [plural] posti
    }
    .gender = m
-player =
    { $form ->
       *[singular] giocatore
        [plural] giocatori
    }
    .gender = m
-opponent =
    { $form ->
       *[singular] avversario
        [plural] avversari
    }
    .gender = m
-army =
    { $form ->
       *[singular] armata
        [plural] armate
    }
    .gender = f
-third-army =
    { $form ->
       *[singular] terza armata
        [plural] terze armate
    }
    .gender = f
-neutral-army =
    { $form ->
       *[singular] armata neutrale
        [plural] armate neutrali
    }
    .gender = f
-allied-army =
    { $form ->
       *[singular] armata alleata
        [plural] armate alleate
    }
    .gender = f
-reinforcement =
    { $form ->
       *[singular] rinforzo
        [plural] rinforzi
    }
    .gender = m
-attack =
    { $form ->
       *[singular] attacco
        [plural] attacchi
    }
    .gender = m
-attacker =
    { $form ->
       *[singular] attaccante
        [plural] attaccanti
    }
    .gender = m
-defence =
    { $form ->
       *[singular] difesa
        [plural] difese
    }
    .gender = f
-defender =
    { $form ->
       *[singular] difensore
        [plural] difensori
    }
    .gender = m
-combat =
    { $form ->
       *[singular] combattimento
        [plural] combattimenti
    }
    .gender = m
-battle =
    { $form ->
       *[singular] battaglia
        [plural] battaglie
    }
    .gender = f
-capture =
    { $form ->
       *[singular] conquista
        [plural] conquiste
    }
    .gender = f
-movement =
    { $form ->
       *[singular] spostamento
        [plural] spostamenti
    }
    .gender = m
-set =
    { $form ->
       *[singular] tris
        [plural] tris
    }
    .gender = m
-card =
    { $form ->
       *[singular] carta
        [plural] carte
    }
    .gender = f
-wild-card =
    { $form ->
       *[singular] jolly
        [plural] jolly
    }
    .gender = m
-trade =
    { $form ->
       *[singular] scambio
        [plural] scambi
    }
    .gender = m
-mission =
    { $form ->
       *[singular] obiettivo
        [plural] obiettivi
    }
    .gender = m
-capital =
    { $form ->
       *[singular] capitale
        [plural] capitali
    }
    .gender = f
-game =
    { $form ->
       *[singular] partita
        [plural] partite
    }
    .gender = f
-turn =
    { $form ->
       *[singular] turno
        [plural] turni
    }
    .gender = m
-round =
    { $form ->
       *[singular] giro
        [plural] giri
    }
    .gender = m
-phase =
    { $form ->
       *[singular] fase
        [plural] fasi
    }
    .gender = f
-deck =
    { $form ->
       *[singular] mazzo
        [plural] mazzi
    }
    .gender = m
-discard =
    { $form ->
       *[singular] pila degli scarti
        [plural] pile degli scarti
    }
    .gender = f
-symbol =
    { $form ->
       *[singular] simbolo
        [plural] simboli
    }
    .gender = m
-log =
    { $form ->
       *[singular] cronaca
        [plural] cronache
    }
    .gender = f
-move =
    { $form ->
       *[singular] mossa
        [plural] mosse
    }
    .gender = f
-hand =
    { $form ->
       *[singular] mano
        [plural] mani
    }
    .gender = f
-die =
    { $form ->
       *[singular] dado
        [plural] dadi
    }
    .gender = m
-roll =
    { $form ->
       *[singular] lancio
        [plural] lanci
    }
    .gender = m
-odds =
    { $form ->
       *[singular] probabilità
        [plural] probabilità
    }
    .gender = f
-edition =
    { $form ->
       *[singular] edizione
        [plural] edizioni
    }
    .gender = f
-mode =
    { $form ->
       *[singular] modalità
        [plural] modalità
    }
    .gender = f
-option =
    { $form ->
       *[singular] opzione
        [plural] opzioni
    }
    .gender = f
-variant =
    { $form ->
       *[singular] variante
        [plural] varianti
    }
    .gender = f
-house-rule =
    { $form ->
       *[singular] regola della casa
        [plural] regole della casa
    }
    .gender = f
-rule =
    { $form ->
       *[singular] regola
        [plural] regole
    }
    .gender = f
-bot =
    { $form ->
       *[singular] bot
        [plural] bot
    }
    .gender = m
-hint =
    { $form ->
       *[singular] suggerimento
        [plural] suggerimenti
    }
    .gender = m
-lesson =
    { $form ->
       *[singular] lezione
        [plural] lezioni
    }
    .gender = f
-step =
    { $form ->
       *[singular] passo
        [plural] passi
    }
    .gender = m
-warm-up =
    { $form ->
       *[singular] riscaldamento
        [plural] riscaldamenti
    }
    .gender = m
-challenge =
    { $form ->
       *[singular] sfida
        [plural] sfide
    }
    .gender = f
-star =
    { $form ->
       *[singular] stella
        [plural] stelle
    }
    .gender = f
-puzzle =
    { $form ->
       *[singular] problema
        [plural] problemi
    }
    .gender = m
-position =
    { $form ->
       *[singular] posizione
        [plural] posizioni
    }
    .gender = f

### Names
## What ids are called where neither board, player nor edition says so. A language may also have
## territory-<id> and continent-<id>, and give each name further forms and a gender as attributes.

territory-named = { $name }
    .map = { $name }
    .short = { $name }
    .article = { $name }
    .of = di { $name }
    .to =
        { INITIAL($name) ->
            [a] ad
           *[else] a
        } { $name }
    .from = da { $name }
    .in = in { $name }
    .gender = m
territory-alaska = Alaska
    .article = l’Alaska
    .of = dell’Alaska
    .to = all’Alaska
    .from = dall’Alaska
    .gender = f
territory-northwest-territory = Territori del Nord-Ovest
    .map = Terr. Nord-Ovest
    .article = i Territori del Nord-Ovest
    .of = dei Territori del Nord-Ovest
    .to = ai Territori del Nord-Ovest
    .from = dai Territori del Nord-Ovest
    .in = nei Territori del Nord-Ovest
    .gender = mp
territory-greenland = Groenlandia
    .article = la Groenlandia
    .of = della Groenlandia
    .to = alla Groenlandia
    .from = dalla Groenlandia
    .gender = f
territory-alberta = Alberta
    .article = l’Alberta
    .of = dell’Alberta
    .to = all’Alberta
    .from = dall’Alberta
    .gender = f
territory-ontario = Ontario
    .short = Ont.
    .article = l’Ontario
    .of = dell’Ontario
    .to = all’Ontario
    .from = dall’Ontario
    .gender = m
territory-quebec = Quebec
    .short = Que.
    .article = il Quebec
    .of = del Quebec
    .to = al Quebec
    .from = dal Quebec
    .gender = m
territory-western-us = Stati Uniti occidentali
    .map = USA ovest
    .article = gli Stati Uniti occidentali
    .of = degli Stati Uniti occidentali
    .to = agli Stati Uniti occidentali
    .from = dagli Stati Uniti occidentali
    .in = negli Stati Uniti occidentali
    .gender = mp
territory-eastern-us = Stati Uniti orientali
    .map = USA est
    .article = gli Stati Uniti orientali
    .of = degli Stati Uniti orientali
    .to = agli Stati Uniti orientali
    .from = dagli Stati Uniti orientali
    .in = negli Stati Uniti orientali
    .gender = mp
territory-central-america = America centrale
    .map = Am. centrale
    .article = l’America centrale
    .of = dell’America centrale
    .to = all’America centrale
    .from = dall’America centrale
    .gender = f
territory-venezuela = Venezuela
    .article = il Venezuela
    .of = del Venezuela
    .to = al Venezuela
    .from = dal Venezuela
    .gender = m
territory-peru = Perù
    .article = il Perù
    .of = del Perù
    .to = al Perù
    .from = dal Perù
    .gender = m
territory-brazil = Brasile
    .article = il Brasile
    .of = del Brasile
    .to = al Brasile
    .from = dal Brasile
    .gender = m
territory-argentina = Argentina
    .article = l’Argentina
    .of = dell’Argentina
    .to = all’Argentina
    .from = dall’Argentina
    .gender = f
territory-iceland = Islanda
    .article = l’Islanda
    .of = dell’Islanda
    .to = all’Islanda
    .from = dall’Islanda
    .gender = f
territory-great-britain = Gran Bretagna
    .map = G. Bretagna
    .short = G. Br.
    .article = la Gran Bretagna
    .of = della Gran Bretagna
    .to = alla Gran Bretagna
    .from = dalla Gran Bretagna
    .gender = f
territory-scandinavia = Scandinavia
    .article = la Scandinavia
    .of = della Scandinavia
    .to = alla Scandinavia
    .from = dalla Scandinavia
    .gender = f
territory-northern-europe = Europa settentrionale
    .map = Europa nord
    .article = l’Europa settentrionale
    .of = dell’Europa settentrionale
    .to = all’Europa settentrionale
    .from = dall’Europa settentrionale
    .gender = f
territory-western-europe = Europa occidentale
    .map = Europa ovest
    .short = Eur. ov.
    .article = l’Europa occidentale
    .of = dell’Europa occidentale
    .to = all’Europa occidentale
    .from = dall’Europa occidentale
    .gender = f
territory-southern-europe = Europa meridionale
    .map = Europa sud
    .article = l’Europa meridionale
    .of = dell’Europa meridionale
    .to = all’Europa meridionale
    .from = dall’Europa meridionale
    .gender = f
territory-ukraine = Ucraina
    .article = l’Ucraina
    .of = dell’Ucraina
    .to = all’Ucraina
    .from = dall’Ucraina
    .gender = f
territory-north-africa = Africa del Nord
    .short = Afr. N.
    .article = l’Africa del Nord
    .of = dell’Africa del Nord
    .to = all’Africa del Nord
    .from = dall’Africa del Nord
    .gender = f
territory-egypt = Egitto
    .article = l’Egitto
    .of = dell’Egitto
    .to = all’Egitto
    .from = dall’Egitto
    .gender = m
territory-east-africa = Africa orientale
    .map = Africa est
    .article = l’Africa orientale
    .of = dell’Africa orientale
    .to = all’Africa orientale
    .from = dall’Africa orientale
    .gender = f
territory-congo = Congo
    .article = il Congo
    .of = del Congo
    .to = al Congo
    .from = dal Congo
    .gender = m
territory-south-africa = Africa del Sud
    .article = l’Africa del Sud
    .of = dell’Africa del Sud
    .to = all’Africa del Sud
    .from = dall’Africa del Sud
    .gender = f
territory-madagascar = Madagascar
    .article = il Madagascar
    .of = del Madagascar
    .to = al Madagascar
    .from = dal Madagascar
    .gender = m
territory-ural = Urali
    .article = gli Urali
    .of = degli Urali
    .to = agli Urali
    .from = dagli Urali
    .in = negli Urali
    .gender = mp
territory-siberia = Siberia
    .article = la Siberia
    .of = della Siberia
    .to = alla Siberia
    .from = dalla Siberia
    .gender = f
territory-yakutsk = Jacuzia
    .article = la Jacuzia
    .of = della Jacuzia
    .to = alla Jacuzia
    .from = dalla Jacuzia
    .gender = f
territory-irkutsk = Irkutsk
    .short = Irk.
    .article = Irkutsk
    .of = di Irkutsk
    .to = a Irkutsk
    .from = da Irkutsk
    .in = a Irkutsk
    .gender = f
territory-kamchatka = Kamchatka
    .article = la Kamchatka
    .of = della Kamchatka
    .to = alla Kamchatka
    .from = dalla Kamchatka
    .gender = f
territory-mongolia = Mongolia
    .article = la Mongolia
    .of = della Mongolia
    .to = alla Mongolia
    .from = dalla Mongolia
    .gender = f
territory-japan = Giappone
    .article = il Giappone
    .of = del Giappone
    .to = al Giappone
    .from = dal Giappone
    .gender = m
territory-china = Cina
    .article = la Cina
    .of = della Cina
    .to = alla Cina
    .from = dalla Cina
    .gender = f
territory-afghanistan = Afghanistan
    .short = Afgh.
    .article = l’Afghanistan
    .of = dell’Afghanistan
    .to = all’Afghanistan
    .from = dall’Afghanistan
    .gender = m
territory-middle-east = Medio Oriente
    .map = M. Oriente
    .short = M. Or.
    .article = il Medio Oriente
    .of = del Medio Oriente
    .to = al Medio Oriente
    .from = dal Medio Oriente
    .gender = m
territory-india = India
    .article = l’India
    .of = dell’India
    .to = all’India
    .from = dall’India
    .gender = f
territory-siam = Siam
    .article = il Siam
    .of = del Siam
    .to = al Siam
    .from = dal Siam
    .gender = m
territory-indonesia = Indonesia
    .article = l’Indonesia
    .of = dell’Indonesia
    .to = all’Indonesia
    .from = dall’Indonesia
    .gender = f
territory-new-guinea = Nuova Guinea
    .map = N. Guinea
    .article = la Nuova Guinea
    .of = della Nuova Guinea
    .to = alla Nuova Guinea
    .from = dalla Nuova Guinea
    .gender = f
territory-western-australia = Australia occidentale
    .map = Australia ovest
    .article = l’Australia occidentale
    .of = dell’Australia occidentale
    .to = all’Australia occidentale
    .from = dall’Australia occidentale
    .gender = f
territory-eastern-australia = Australia orientale
    .map = Australia est
    .article = l’Australia orientale
    .of = dell’Australia orientale
    .to = all’Australia orientale
    .from = dall’Australia orientale
    .gender = f
territory-northcliff = Capo Nord
    .of = di Capo Nord
    .to = a Capo Nord
    .from = da Capo Nord
    .in = a Capo Nord
    .article = Capo Nord
    .gender = m
territory-highmoor = Brughiera
    .article = la Brughiera
    .of = della Brughiera
    .to = alla Brughiera
    .from = dalla Brughiera
    .in = nella Brughiera
    .gender = f
territory-stonegate = Portapietra
    .of = di Portapietra
    .to = a Portapietra
    .from = da Portapietra
    .in = a Portapietra
    .article = Portapietra
    .gender = f
territory-riverbend = Valfiume
    .of = di Valfiume
    .to = a Valfiume
    .from = da Valfiume
    .in = a Valfiume
    .article = Valfiume
    .gender = f
territory-old-harbour = Porto Vecchio
    .of = di Porto Vecchio
    .to = a Porto Vecchio
    .from = da Porto Vecchio
    .in = a Porto Vecchio
    .article = Porto Vecchio
    .gender = m
territory-lantern-isle = Isola Lanterna
    .article = l’Isola Lanterna
    .of = dell’Isola Lanterna
    .to = all’Isola Lanterna
    .from = dall’Isola Lanterna
    .in = sull’Isola Lanterna
    .gender = f
territory-kestrel-point = Punta Gheppio
    .of = di Punta Gheppio
    .to = a Punta Gheppio
    .from = da Punta Gheppio
    .in = a Punta Gheppio
    .article = Punta Gheppio
    .gender = f
territory-whitewater = Acquabianca
    .short = A. bianca
    .of = di Acquabianca
    .to = ad Acquabianca
    .from = da Acquabianca
    .in = ad Acquabianca
    .article = Acquabianca
    .gender = f
territory-ironhill = Monteferro
    .of = di Monteferro
    .to = a Monteferro
    .from = da Monteferro
    .in = a Monteferro
    .article = Monteferro
    .gender = f
territory-pinewood = Pineta
    .article = la Pineta
    .of = della Pineta
    .to = alla Pineta
    .from = dalla Pineta
    .in = nella Pineta
    .gender = f
territory-eastwatch = Torre Levante
    .of = di Torre Levante
    .to = a Torre Levante
    .from = da Torre Levante
    .in = a Torre Levante
    .article = Torre Levante
    .gender = f
territory-ferry-isle = Isoletta
    .article = l’Isoletta
    .of = dell’Isoletta
    .to = all’Isoletta
    .from = dall’Isoletta
    .in = sull’Isoletta
    .gender = f
territory-gull-rock = Scoglio
    .article = lo Scoglio
    .of = dello Scoglio
    .to = allo Scoglio
    .from = dallo Scoglio
    .in = sullo Scoglio
    .gender = m
territory-twin-sands = Duesabbie
    .of = di Duesabbie
    .to = a Duesabbie
    .from = da Duesabbie
    .in = a Duesabbie
    .article = Duesabbie
    .gender = f
territory-saltmarsh = Salina
    .article = la Salina
    .of = della Salina
    .to = alla Salina
    .from = dalla Salina
    .in = nella Salina
    .gender = f
territory-millbrook = Riomulino
    .of = di Riomulino
    .to = a Riomulino
    .from = da Riomulino
    .in = a Riomulino
    .article = Riomulino
    .gender = f
territory-orchards = Frutteto
    .article = il Frutteto
    .of = del Frutteto
    .to = al Frutteto
    .from = dal Frutteto
    .in = nel Frutteto
    .gender = m
territory-redcliff = Roccarossa
    .of = di Roccarossa
    .to = a Roccarossa
    .from = da Roccarossa
    .in = a Roccarossa
    .article = Roccarossa
    .gender = f
continent-named = { $name }
    .initials = { $name }
    .map = { $name }
    .article = { $name }
    .of = di { $name }
    .to =
        { INITIAL($name) ->
            [a] ad
           *[else] a
        } { $name }
    .from = da { $name }
    .in = in { $name }
    .gender = m
continent-north-america = America del Nord
    .map = Nordamerica
    .initials = NA
    .article = l’America del Nord
    .of = dell’America del Nord
    .to = all’America del Nord
    .from = dall’America del Nord
    .gender = f
continent-south-america = America del Sud
    .map = Sudamerica
    .initials = SA
    .article = l’America del Sud
    .of = dell’America del Sud
    .to = all’America del Sud
    .from = dall’America del Sud
    .gender = f
continent-europe = Europa
    .article = l’Europa
    .of = dell’Europa
    .to = all’Europa
    .from = dall’Europa
    .gender = f
continent-africa = Africa
    .article = l’Africa
    .of = dell’Africa
    .to = all’Africa
    .from = dall’Africa
    .gender = f
continent-asia = Asia
    .article = l’Asia
    .of = dell’Asia
    .to = all’Asia
    .from = dall’Asia
    .gender = f
continent-australia = Oceania
    .article = l’Oceania
    .of = dell’Oceania
    .to = all’Oceania
    .from = dall’Oceania
    .gender = f
continent-uplands = Alture
    .article = le Alture
    .of = delle Alture
    .to = alle Alture
    .from = dalle Alture
    .in = nelle Alture
    .gender = fp
continent-lowlands = Pianure
    .article = le Pianure
    .of = delle Pianure
    .to = alle Pianure
    .from = dalle Pianure
    .in = nelle Pianure
    .gender = fp
continent-north-shore = Costa Nord
    .article = la Costa Nord
    .of = della Costa Nord
    .to = alla Costa Nord
    .from = dalla Costa Nord
    .in = sulla Costa Nord
    .gender = f
continent-narrows = Stretto
    .article = lo Stretto
    .of = dello Stretto
    .to = allo Stretto
    .from = dallo Stretto
    .in = nello Stretto
    .gender = m
continent-south-shore = Costa Sud
    .article = la Costa Sud
    .of = della Costa Sud
    .to = alla Costa Sud
    .from = dalla Costa Sud
    .in = sulla Costa Sud
    .gender = f
seat-named = { $name }
    .article = { $name }
    .of = di { $name }
    .to =
        { INITIAL($name) ->
            [a] ad
           *[else] a
        } { $name }
    .from = da { $name }
seat-red = Rosso
    .article = il Rosso
    .of = del Rosso
    .to = al Rosso
    .from = dal Rosso
    .gender = m
seat-blue = Blu
    .article = il Blu
    .of = del Blu
    .to = al Blu
    .from = dal Blu
    .gender = m
seat-green = Verde
    .article = il Verde
    .of = del Verde
    .to = al Verde
    .from = dal Verde
    .gender = m
seat-yellow = Giallo
    .article = il Giallo
    .of = del Giallo
    .to = al Giallo
    .from = dal Giallo
    .gender = m
seat-black = Nero
    .article = il Nero
    .of = del Nero
    .to = al Nero
    .from = dal Nero
    .gender = m
seat-purple = Viola
    .article = il Viola
    .of = del Viola
    .to = al Viola
    .from = dal Viola
    .gender = m
seat-third = la { -third-army }
    .article = la { -third-army }
    .of = della { -third-army }
    .to = alla { -third-army }
    .from = dalla { -third-army }
    .gender = f
seat-none = nessuno
    .article = nessuno
    .of = di nessuno
    .to = a nessuno
    .from = da nessuno
    .gender = m
third-neutral = l’{ -neutral-army }
    .article = l’{ -neutral-army }
    .of = dell’{ -neutral-army }
    .to = all’{ -neutral-army }
    .from = dall’{ -neutral-army }
    .gender = f
third-allied = l’{ -allied-army }
    .article = l’{ -allied-army }
    .of = dell’{ -allied-army }
    .to = all’{ -allied-army }
    .from = dall’{ -allied-army }
    .gender = f
symbol-infantry = fante
    .plural = fanti
    .gender = m
symbol-cavalry = cavaliere
    .plural = cavalieri
    .gender = m
symbol-artillery = cannone
    .plural = cannoni
    .gender = m
symbol-wild = { -wild-card }
    .plural = { -wild-card }
    .gender = m
card-territory = { TERRITORY($territory) } ({ SYMBOL($symbol) })
card-wild = un { -wild-card }
card-unknown = una { -card } sconosciuta
piece-infantry = fanteria
piece-cavalry = cavalleria
piece-artillery = artiglieria
piece-tripod = tripode
piece-star = { -star }
colour-red = rosso
    .plural = rossi
colour-blue = blu
    .plural = blu
colour-white = bianco
    .plural = bianchi
phase-claim = scelta dei { -territory(form: "plural") }
phase-place = schieramento delle { -army(form: "plural") }
phase-capital = scelta delle { -capital(form: "plural") }
phase-reinforce = { -reinforcement(form: "plural") }
phase-attack = { -combat }
phase-fortify = { -movement }
list-of = { LIST($items) }
name-seat = { SEAT($seat) }
name-seat-at-start = { CAPITALISED(SEAT($seat)) }
name-territory = { TERRITORY($territory) }
name-on-map = { TERRITORY($territory, case: "map") }
name-abbreviated = { TERRITORY($territory, case: "short") }
name-continent = { CONTINENT($continent) }
name-continent-on-map = { CONTINENT($continent, case: "map") }
two-sentences = { $first } { $second }

### Numbers and lists
## How things are counted and put in a row. The parts of a list are joined by list-comma, the last
## one by list-and or list-or.

list-comma = { $most }, { $last }
list-space = { $most } { $last }
list-then = { $most }, poi { $last }
list-semicolon = { $most }; { $last }
list-and =
    { $most } { INITIAL($last) ->
        [e] ed
       *[else] e
    } { $last }
list-or = { $most } o { $last }
number-of-armies =
    { $armies ->
        [one] { $armies } { -army }
       *[other] { $armies } { -army(form: "plural") }
    }

### Engine: refusals
## Why an action is refused, with the numbers of the position in it.

not-adjacent = { CAPITALISED(TERRITORY($source, case: "article")) } e { TERRITORY($target, case: "article") } non confinano.
same-place = { CAPITALISED(TERRITORY($territory, case: "article")) } compare due volte: indica due { -territory(form: "plural") } confinanti.
not-your-decision = La decisione spetta { SEAT($actor, case: "to") }, non { SEAT($seat, case: "to") }.
game-over = La { -game } è finita.
game-partial = Di questa { -game } si conosce solo una parte: puoi guardarla, ma non continuarla.
game-ended = La { -game } è stata chiusa: annulla la chiusura per continuare a giocare.
wrong-phase = Non è possibile { action-name }: adesso { now }.
wrong-phase-trade = Le { -card(form: "plural") } si possono scambiare solo durante i { -reinforcement(form: "plural") } del proprio { -turn }; adesso { now }.
now =
    { SEAT($actor, case: "article") } { $phase ->
        [claim] deve occupare un { -territory }
        [place] deve schierare un’{ -army }
        [capital] deve scegliere una { -capital }
        [reinforce] deve schierare le { -army(form: "plural") }
        [reinforce_third] deve schierare le { -army(form: "plural") } della { -third-army }
        [attack] può attaccare o passare allo { -movement }
        [attack_third] può attaccare con l’{ -allied-army } o smettere
        [defend] deve scegliere con quanti { -die(form: "plural") } difendersi
        [occupy] deve spostare { -army(form: "plural") } nel { -territory } conquistato
       *[fortify] può spostare { -army(form: "plural") } o terminare il { -turn }
    }
action-name =
    { $action ->
        [claim] occupare un { -territory }
        [place] schierare { -army(form: "plural") }
        [choose_capital] scegliere la { -capital }
        [trade] scambiare { -card(form: "plural") }
        [attack] attaccare
        [defend] difendersi
        [occupy] spostare { -army(form: "plural") } nel { -territory } conquistato
        [fortify] spostare { -army(form: "plural") }
        [end_phase] terminare la { -phase }
       *[other] { $action }
    }
claim-taken = { CAPITALISED(TERRITORY($territory, case: "in")) } c’è già { SEAT($owner, case: "article") }.
capital-not-own = { CAPITALISED(SEAT($owner, case: "article")) } controlla { TERRITORY($territory, case: "article") }: la tua { -capital } deve essere uno dei tuoi { -territory(form: "plural") }.
place-not-own = { CAPITALISED(SEAT($owner, case: "article")) } controlla { TERRITORY($territory, case: "article") }: puoi schierare { -army(form: "plural") } solo nei tuoi { -territory(form: "plural") }.
place-not-third = { CAPITALISED(SEAT($owner, case: "article")) } controlla { TERRITORY($territory, case: "article") }: queste { -army(form: "plural") } possono andare solo nei { -territory(form: "plural") } { SEAT("third", case: "of") }.
place-none-left = Non restano { -army(form: "plural") } da schierare.
place-one-at-a-time = Nella preparazione puoi schierare solo un’{ -army } alla volta, non { $armies }.
place-wrong-number =
    { $left ->
        [one] Si può schierare 1 { -army }
       *[other] Si possono schierare da 1 a { $left } { -army(form: "plural") }
    }, non { $armies }.
end-armies-to-place =
    { $armies ->
        [one] Resta 1 { -army } da schierare.
       *[other] Restano { $armies } { -army(form: "plural") } da schierare.
    }
end-must-trade = { CAPITALISED(SEAT($seat, case: "article")) } ha { $cards } { -card(form: "plural") }. Un { -player } che ne ha { $limit } o più deve scambiare un { -set }.
end-trade-cards-won = { CAPITALISED(SEAT($seat, case: "article")) } ha { $cards } { -card(form: "plural") } e deve scambiare fino ad averne al massimo { $left }.
trade-no-bonus-choice = In questa { -edition } non puoi scegliere dove vanno le { -army(form: "plural") } supplementari: togli il campo bonus.
trade-stopped =
    { CAPITALISED(SEAT($seat, case: "article")) } ha { $cards ->
        [one] { $cards } { -card }
       *[other] { $cards } { -card(form: "plural") }
    }: dopo aver eliminato un { -player } si può scambiare solo finché ne restano più di { $limit }.
trade-not-held = { CAPITALISED(SEAT($seat, case: "article")) } non ha la { -card } { TERRITORY($card, case: "of") }.
trade-wild-not-held = { CAPITALISED(SEAT($seat, case: "article")) } non ha il { -wild-card } { $card }.
trade-same-card = Un { -set } deve essere formato da tre { -card(form: "plural") } diverse.
trade-no-set = Un { -set } deve avere tre { -symbol(form: "plural") } uguali o tre diversi. Questi sono: { SYMBOLS($symbols, kind: "comma") }.
trade-choose-bonus =
    { $armies ->
        [one] L’{ -army } supplementare va
       *[other] Le { -army(form: "plural") } supplementari ({ $armies }) vanno tutte
    } in un solo { -territory }, { TERRITORIES($territories, case: "in", kind: "or") }: indica quale.
bonus-given-already = Niente { -army(form: "plural") } supplementari { TERRITORY($territory, case: "in") }: quelle di questo { -turn } le hai già avute.
bonus-not-shown = Niente { -army(form: "plural") } supplementari { TERRITORY($territory, case: "in") }: nessuna di queste { -card(form: "plural") } mostra questo { -territory }.
bonus-not-own = Niente { -army(form: "plural") } supplementari { TERRITORY($territory, case: "in") }: quel { -territory } lo controlla { SEAT($owner, case: "article") }.
attack-not-own = { CAPITALISED(SEAT($owner, case: "article")) } controlla { TERRITORY($source, case: "article") }: puoi attaccare solo dai tuoi { -territory(form: "plural") }.
attack-from-third = { CAPITALISED(SEAT("third", case: "article")) } controlla { TERRITORY($source, case: "article") }, e non attacca per il { -player } di { -turn }.
attack-only-third = { CAPITALISED(SEAT($owner, case: "article")) } controlla { TERRITORY($source, case: "article") }: ora si può attaccare solo dai { -territory(form: "plural") } { SEAT("third", case: "of") }.
attack-third-on-other = { CAPITALISED(SEAT($owner, case: "article")) } controlla { TERRITORY($target, case: "article") }: { SEAT("third", case: "article") } può attaccare solo i { -territory(form: "plural") } { SEAT($turn, case: "of") }, il { -player } di { -turn }.
attack-third-alone = { CAPITALISED(TERRITORY($source, case: "from")) } non c’è nessuno da attaccare: nessun { -territory } confinante è controllato { SEAT($turn, case: "from") }, il { -player } di { -turn }.
attack-own = { CAPITALISED(SEAT($seat, case: "article")) } controlla già { TERRITORY($target, case: "article") }.
attack-inland = { CAPITALISED(TERRITORY($source, case: "from")) } non c’è nessuno da attaccare: tutti i { -territory(form: "plural") } confinanti li controlla { SEAT($seat, case: "article") }.
attack-out-of-reach = Nessuno dei tuoi { -territory(form: "plural") } confina con { TERRITORY($target, case: "article") }.
attack-neighbours-weak =
    { $number ->
        [one] Nel tuo unico { -territory } che confina con { TERRITORY($target, case: "article") } c’è solo 1 { -army }
       *[other] In ciascuno dei tuoi { -territory(form: "plural") } che confinano con { TERRITORY($target, case: "article") } c’è solo 1 { -army }
    }, e una deve restare: da lì non si può attaccare.
attack-wrong-number =
    { CAPITALISED(TERRITORY($source, case: "in")) } { $armies ->
        [one] c’è 1 { -army }, e una deve restare: da lì non si può attaccare
       *[other]
            ci sono { $armies } { -army(form: "plural") }: { $most ->
                [1] ne può attaccare 1
                [2] ne possono attaccare 1 o 2
               *[other] ne possono attaccare da 1 a { $most }
            }{ $limited ->
                [yes] { "" }
               *[no] , perché una deve restare
            }
    }.
attack-die-for-each =
    { $armies ->
        [one] 1 { -army } attacca
       *[other] { $armies } { -army(form: "plural") } attaccano
    } con un { -die } ciascuna, non con { $dice ->
        [one] { $dice } { -die }
       *[other] { $dice } { -die(form: "plural") }
    }.
attack-wrong-dice =
    { $armies ->
        [one] 1 { -army } attacca
       *[other] { $armies } { -army(form: "plural") } attaccano
    } con { $most ->
        [1] 1 { -die }
       *[other] un numero di { -die(form: "plural") } da { $fewest } a { $most }
    }, non con { $dice }.
defend-wrong-dice =
    { CAPITALISED(TERRITORY($target, case: "in")) } { $armies ->
        [one] c’è 1 { -army }
       *[other] ci sono { $armies } { -army(form: "plural") }
    }: la { -defence } lancia { $most ->
        [1] 1 { -die }
        [2] 1 o 2 { -die(form: "plural") }
       *[other] da 1 a { $most } { -die(form: "plural") }
    }, non { $dice }.
occupy-wrong-number =
    { $fewest ->
        [one] Ha attaccato 1 { -army }
       *[other] Hanno attaccato { $fewest } { -army(form: "plural") }
    } e una deve restare { TERRITORY($source, case: "in") }: { $exact ->
        [yes]
            { $most ->
                [one] se ne deve spostare esattamente { $most }
               *[other] se ne devono spostare esattamente { $most }
            }
       *[no] se ne possono spostare da { $fewest } a { $most }
    }, non { $armies }.
fortify-third-army = { CAPITALISED(SEAT("third", case: "article")) } controlla { TERRITORY($source, case: "article") }, e non si sposta mai.
fortify-moved-already = Puoi fare un solo { -movement } per { -turn }, e l’hai già fatto: { LIST($moves) }.
from-to = { TERRITORY($source, case: "from") } { TERRITORY($target, case: "in") }
fortify-not-own = { CAPITALISED(SEAT($owner, case: "article")) } controlla { TERRITORY($territory, case: "article") }: puoi spostare { -army(form: "plural") } solo tra i tuoi { -territory(form: "plural") }.
fortify-alone = { CAPITALISED(TERRITORY($source, case: "from")) } non puoi spostare { -army(form: "plural") }: nessun { -territory } confinante è tuo.
fortify-wrong-number =
    { CAPITALISED(TERRITORY($source, case: "in")) } { $there ->
        [one] c’è 1 { -army }, e una deve restare
        [2] ci sono 2 { -army(form: "plural") }: se ne può spostare 1, non { $armies }, perché una deve restare
       *[other] ci sono { $there } { -army(form: "plural") }: se ne possono spostare da 1 a { $most }, non { $armies }, perché una deve restare
    }.
fortify-split = In questo { -turn } altre { -army(form: "plural") } sono già andate { TERRITORY($source, case: "from") } { TERRITORY($before, case: "in") }: quelle di uno stesso { -territory } non si possono dividere tra più { -territory(form: "plural") }.
fortify-tired =
    Delle { -army(form: "plural") } { TERRITORY($source, case: "in") } ({ $there }), { $tired ->
        [one] { $tired } ha già attaccato o si è già spostata
       *[other] { $tired } hanno già attaccato o si sono già spostate
    }: { $most ->
        [0] nessuna si può spostare
        [one] se ne può spostare al massimo { $most }, non { $armies }
       *[other] se ne possono spostare al massimo { $most }, non { $armies }
    }.
action-object = Un’azione deve essere un oggetto con un tipo.
action-type = Il tipo di un’azione deve essere uno di questi: { LIST($types, kind: "comma") }.
action-field-missing = All’azione { $action } manca il campo { $field }.
action-field-unknown =
    { $field ->
        [none] Ogni campo dell’azione { $action } deve avere un testo come nome
       *[other] L’azione { $action } non ha il campo { $field }
    }.
action-field-whole-number = Il campo { $field } di { $action } deve essere un numero intero.
action-field-territory = Il campo { $field } di { $action } deve essere l’id di un { -territory }.
field-whole-number = Il campo { $field } deve essere un numero intero.
field-territory = Il campo { $field } deve essere l’id di un { -territory }.
trade-three-cards = Per uno { -trade } bisogna indicare tre { -card(form: "plural") }.
card-by-id = Una { -card } si deve indicare con il suo id.
unknown-territory = Il { -territory } «{ $word }» non esiste{ did-you-mean }.
unknown-card = La { -card } «{ $word }» non esiste{ did-you-mean }.
quoted-word = «{ $word }»
ambiguous-place = Più luoghi si chiamano «{ $word }». Usa uno di questi id: { LIST($ids, kind: "comma") }.
did-you-mean =
    { $meant ->
        [none] { "" }
       *[other] { " " }(intendevi «{ $meant }»?)
    }

### Engine: legal actions
## What a legal action does, with the numbers of the position in it.

legal-claim = { CAPITALISED(TERRITORY($territory, case: "in")) } non c’è nessuno: { SEAT($seat, case: "article") } può occupare questo { -territory }.
legal-capital = { CAPITALISED(SEAT($seat, case: "article")) } controlla { TERRITORY($territory, case: "article") } e può farne la sua { -capital }.
legal-place =
    { number-of-armies } su { $left } { $armies ->
        [one] può
       *[other] possono
    } andare { TERRITORY($territory, case: "in") }.
legal-place-third =
    { number-of-armies } su { $left } { SEAT("third", case: "of") } { $armies ->
        [one] può
       *[other] possono
    } andare { TERRITORY($territory, case: "in") }.
legal-attack = { legal-attack-numbers }.
legal-attack-third = { legal-attack-numbers }; l’{ -attack } lo guida { SEAT($seat, case: "article") }.
legal-attack-numbers =
    { CAPITALISED(TERRITORY($source, case: "in")) } { $there ->
        [one] c’è 1 { -army }
       *[other] ci sono { $there } { -army(form: "plural") }
    }, e il { -territory } confina con { TERRITORY($target, case: "article") }: { $armies ->
        [one] { $armies } di queste può attaccare
       *[other] { $armies } di queste possono attaccare
    }{ $dice ->
        [none] { "" }
        [one] { " " }con 1 { -die }
       *[other] { " " }con { $dice } { -die(form: "plural") }
    }
legal-defend =
    { CAPITALISED(TERRITORY($target, case: "in")) } { $armies ->
        [one] c’è
       *[other] ci sono
    } { number-of-armies }: la { -defence } può lanciare { $dice ->
        [one] { $dice } { -die }
       *[other] { $dice } { -die(form: "plural") }
    }.
legal-occupy =
    { $attacked ->
        [one] Ha attaccato 1 { -army }
       *[other] Hanno attaccato { $attacked } { -army(form: "plural") }
    }: se ne { $armies ->
        [one] può spostare { $armies }
       *[other] possono spostare { $armies }
    }, e { $left ->
        [one] ne resta 1
       *[other] ne restano { $left }
    } { TERRITORY($source, case: "in") }.
legal-fortify =
    { CAPITALISED(TERRITORY($source, case: "in")) } { $there ->
        [one] c’è 1 { -army }
       *[other] ci sono { $there } { -army(form: "plural") }
    }{ $tired ->
        [0] { "" }
        [one] , di cui 1 stanca,
       *[other] , di cui { $tired } stanche,
    } e c’è un { -border } con { TERRITORY($target, case: "article") }: se ne { $armies ->
        [one] può spostare { $armies }
       *[other] possono spostare { $armies }
    }.
legal-end-reinforce = Tutte le { -army(form: "plural") } sono schierate: { SEAT($seat, case: "article") } può passare al { -combat }.
legal-end-attack = { CAPITALISED(SEAT($seat, case: "article")) } può terminare il { -combat }{ and-draws }.
legal-end-attack_third = { CAPITALISED(SEAT($seat, case: "article")) } può terminare il { -combat } { SEAT("third", case: "of") }.
legal-end-fortify = { CAPITALISED(SEAT($seat, case: "article")) } può terminare il { -turn }{ and-draws }.
and-draws =
    { $draws ->
        [yes] { " " }e poi pesca una { -card }
       *[no] { "" }
    }

### Engine: incomes, sets, battles, wins
## How armies, cards, dice and the end of a game are counted.

income-territories =
    { $held ->
        [one] { $held } { -territory }
       *[other] { $held } { -territory(form: "plural") }
    } diviso { $per }{ $least ->
        [none] { "" }
       *[other] , almeno { $least }
    }
income-continent = { CONTINENT($subject) }
income-set = un { -set } di { -card(form: "plural") }
income-card = la { -card } { TERRITORY($subject, case: "of") }
income-unexplained = { -army(form: "plural") } ricevute finora
income-item = { $item } { $armies }
income-worked-out = { $item } → { $armies }
income-sentence =
    { LIST($items, kind: "semicolon") }: { $total ->
        [one] { $total } { -army }
       *[other] { $total } { -army(form: "plural") }
    }.
income-none = Nessun’{ -army }.
set-plain = { $set }.
set-with-one-bonus = { $set }; { $bonus } in più { TERRITORIES($territories, case: "in", kind: "or") }.
set-with-bonuses = { $set }; { LIST($bonuses, kind: "semicolon") }.
set-bonus = { $bonus } in più { TERRITORY($territory, case: "in") }
set-of =
    { $kind ->
        [one_of_each] Tre { -symbol(form: "plural") } diversi
       *[other] Tre { SYMBOL($kind, case: "plural") }
    }{ $wild ->
        [0] { "" }
        [one] , compreso un { -wild-card }
       *[other] , compresi { $wild } { -wild-card }
    }: { $armies ->
        [one] { $armies } { -army }
       *[other] { $armies } { -army(form: "plural") }
    }
set-number =
    Tris numero { $number } della { -game }: { $armies ->
        [one] { $armies } { -army }
       *[other] { $armies } { -army(form: "plural") }
    }
battle = { CAPITALISED(SEAT($attacker, case: "article")) } ha attaccato { TERRITORY($target, case: "article") } { TERRITORY($source, case: "from") } e ha fatto { $attack }; { SEAT($defender, case: "article") } ha fatto { $defence }. { LIST($pairs, kind: "semicolon") }.
battle-tie = { $attack } contro { $defence } è parità, quindi vince il { -defender } e { SEAT($loser, case: "article") } perde un’{ -army }
battle-pair = { $attack } contro { $defence }: { SEAT($loser, case: "article") } perde un’{ -army }
battle-spare =
    { NUMBER_OF($dice) ->
        [one] { LIST($dice) } resta senza { -die } con cui confrontarsi
       *[other] { LIST($dice) } restano senza { -die } con cui confrontarsi
    }
third-army-gone = { CAPITALISED(SEAT("third", case: "article")) } non ha { -territory(form: "plural") } e non riceve nulla.
third-army-share =
    { CAPITALISED(SEAT($seat, case: "article")) } ha ricevuto { $received ->
        [one] { $received } { -army }
       *[other] { $received } { -army(form: "plural") }
    } durante i { -reinforcement(form: "plural") }: { SEAT("third", case: "article") } ne riceve 1 ogni { $part }, cioè { $armies }, che schiera { SEAT($other, case: "article") }.
win-unknown-mission = { CAPITALISED(SEAT($winner, case: "article")) } ha vinto con un { -mission } che qui non si conosce.
win-mission = { CAPITALISED(SEAT($winner, case: "article")) } ha vinto con l’{ -mission } «{ $mission }» { $proof }
win-holds-continents = { CAPITALISED(SEAT($winner, case: "article")) } controlla { CONTINENTS($continents, case: "article") }.
win-destroyed =
    { CAPITALISED(SEAT($seat, case: "article")) } è fuori gioco{ $by ->
        [none] { "" }
       *[other] { " " }per mano { SEAT($by, case: "of") }
    }.
win-read-as =
    { $read_as ->
        [none] { "" }
       *[other] Qui la { -card } significa: controlla { $read_as ->
            [one] 1 { -territory }
           *[other] { $read_as } { -territory(form: "plural") }
        }.{ " " }
    }
win-holds-territories = { win-read-as }{ win-holds }.
win-holds-strong =
    { win-read-as }{ win-holds }, di cui { $strong } con almeno { $each ->
        [one] { $each } { -army }
       *[other] { $each } { -army(form: "plural") }
    }.
win-holds =
    { CAPITALISED(SEAT($winner, case: "article")) } controlla { $territories ->
        [one] { $territories } { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    }
win-capitals =
    { CAPITALISED(SEAT($winner, case: "article")) } ha vinto con le { -capital(form: "plural") }: con { $players } { -player(form: "plural") } ne servono { $needed }{ NUMBER_OF($capitals) ->
        [0] { "" }
       *[other] , e { SEAT($winner, case: "article") } controlla { LIST($capitals) }
    }.
win-own-capital = { TERRITORY($territory) } (la propria)
win-other-capital = { TERRITORY($territory) } ({ SEAT($seat) })
win-conquest =
    { CAPITALISED(SEAT($winner, case: "article")) } ha vinto: non resta nessun altro { -player }. { win-holds }{ $third ->
        [0] { "" }
        [one] ; il { -territory } { SEAT("third", case: "of") } non conta
       *[other] ; i { $third } { -territory(form: "plural") } { SEAT("third", case: "of") } non contano
    }.
win-conquest-and-mission = { win-conquest } Ha raggiunto anche l’{ -mission } «{ $mission }»

### Engine: positions
## Where a game stands, in one line; and what is wrong with a position that cannot be.

game-caption = { $edition }, { $mode }: { $standing }.
position-line = { $standing }; { LIST($holdings, kind: "comma") }
position-holding =
    { $owner } { $territories ->
        [one] { $territories } { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    } { number-of-armies }
standing-over = finita
standing-won = finita, ha vinto { $winner }
standing-turn =
    { -round } { $round }, { -turn } di { $turn }{ $waiting ->
        [yes] , tocca a { $actor }
       *[no] { "" }
    }, { $phase }
seat-not-playing = «{ $word }» non è in questa { -game }{ did-you-mean }; i { -player(form: "plural") } sono { LIST($known, kind: "comma") }
unknown-seat = il { -player } «{ $word }» non esiste{ did-you-mean }; i { -player(form: "plural") } sono { LIST($known, kind: "comma") }
seats-once = ogni { -player } può comparire una volta sola: { LIST($seats, kind: "comma") }
out-of-dice =
    { $dice ->
        [0] non è stato dato nessun { -die }
        [one] è stato dato solo 1 { -die }
       *[other] sono stati dati solo { $dice } { -die(form: "plural") }
    }, ma a questo punto { $needed ->
        [one] ne serve { $needed }
       *[other] ne servono { $needed }
    }
position-dealt = Nell’{ -edition } { UNCAPITALISED($edition) }, { $mode }, i { -territory(form: "plural") } vengono distribuiti, non occupati.
position-none-free = Ogni { -territory } è già di qualcuno, quindi non se ne può occupare nessuno.
position-no-capitals = Nell’{ -edition } { UNCAPITALISED($edition) }, { $mode }, nessuno ha una { -capital }.
position-needs-third = La { -phase } { $phase } richiede una { -third-army }.
position-needs-allied = La { -phase } attack_third richiede un’{ -allied-army }: nessun’altra { -third-army } attacca.
position-cards-not-traded = Nell’{ -edition } { UNCAPITALISED($edition) }, { $mode }, le { -card(form: "plural") } vinte in { -combat } non si scambiano subito.
position-without-missions = { $edition }, { $mode }: si gioca senza { -mission(form: "plural") }.
position-without-capitals = { $edition }, { $mode }: si gioca senza { -capital(form: "plural") }.
position-capital-of-two = { CAPITALISED(TERRITORY($territory, case: "in")) } c’è la { -capital } di due { -player(form: "plural") }.
position-capital-taken = { CAPITALISED(SEAT($seat, case: "article")) } non controlla più { TERRITORY($territory, case: "article") }: la { -card } di questa { -capital } deve essere scoperta.
position-moved-when = Le { -army(form: "plural") } si possono spostare solo alla fine del { -turn }, non nella { -phase } { $phase }.
position-moved-once = È permesso un solo { -movement } per { -turn }.
position-moved-not-own = { CAPITALISED(SEAT($seat, case: "article")) } ha spostato { -army(form: "plural") }, quindi deve controllare { TERRITORY($territory, case: "article") }.
position-not-tired = Nell’{ -edition } { UNCAPITALISED($edition) }, { $mode }, le { -army(form: "plural") } non si stancano.
position-won-by = { $edition }, { $mode }: si vince con { LIST($ways, kind: "or") }, non con { $reason }.
position-winner-out = { CAPITALISED(SEAT($seat, case: "article")) } è fuori gioco, quindi non può aver vinto.
position-battle-dice =
    { $armies ->
        [one] 1 { -army } non può attaccare
       *[other] { $armies } { -army(form: "plural") } non possono attaccare
    } con { $dice ->
        [one] 1 { -die }
       *[other] { $dice } { -die(form: "plural") }
    }.
position-battle-roll = Il numero dei { -die(form: "plural") } lanciati è { $dice }, non { $rolled }.
position-die = Un { -die } deve mostrare da 1 a 6, non { $die }.
position-tired-attackers =
    { CAPITALISED(TERRITORY($territory, case: "from")) } { $armies ->
        [one] attacca { $armies } { -army }: almeno una deve essere stanca.
       *[other] attaccano { $armies } { -army(form: "plural") }: almeno altrettante devono essere stanche.
    }
position-cannot-attack = In questo { -turn } non si può attaccare { TERRITORY($target, case: "article") } { TERRITORY($source, case: "from") }.
position-same-owner = { CAPITALISED(TERRITORY($source, case: "in")) } e { TERRITORY($target, case: "in") } c’è lo stesso { -player }.
position-too-many =
    { CAPITALISED(TERRITORY($source, case: "in")) } { $there ->
        [one] c’è 1 { -army }
       *[other] ci sono { $there } { -army(form: "plural") }
    }, quindi da lì non { $armies ->
        [one] ne può attaccare 1
       *[other] ne possono attaccare { $armies }
    }.
position-free = { CAPITALISED(TERRITORY($territory, case: "in")) } non c’è nessuno: è possibile solo durante la preparazione.
position-captured = { CAPITALISED(TERRITORY($territory, case: "in")) } c’è appena stata una { -capture }: le { -army(form: "plural") } devono essere 0, non { $armies }.
position-no-army = { CAPITALISED(TERRITORY($territory, case: "in")) } ci deve essere almeno un’{ -army }.
position-out-holds =
    { CAPITALISED(SEAT($seat, case: "article")) } è fuori gioco, ma controlla { $territories ->
        [one] { $territories } { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    }.
position-not-out = { CAPITALISED(SEAT($seat, case: "article")) } non controlla { -territory(form: "plural") }, quindi deve essere fuori gioco.
position-out-on-turn = { CAPITALISED(SEAT($seat, case: "article")) } è fuori gioco, quindi non può essere di { -turn }.
position-not-over = È rimasto un solo { -player }, quindi la { -game } deve essere finita.
position-no-third = Questa { -game } non ha una { -third-army }.
position-no-capital = { CAPITALISED(SEAT($seat, case: "article")) } deve avere una { -capital }.
position-card-of-capital = La { -card } { $card } deve stare sul tavolo, insieme alla sua { -capital }.
position-card-twice = La { -card } { $card } compare due volte.
position-cards = Le { -card(form: "plural") } in mano, nel { -deck } e nella { -discard } devono essere in tutto { $wanted }, non { $cards }.
position-combat-when = Le { -card(form: "plural") } vinte in { -combat } si devono scambiare nella { -phase } reinforce, non nella { -phase } { $phase }.
position-none-in-hand = { CAPITALISED(SEAT($seat, case: "article")) } deve schierare un’{ -army }, ma non ne ha più.
position-holds-nothing = { CAPITALISED(SEAT($seat, case: "article")) } deve controllare almeno un { -territory }.
position-has-capital = { CAPITALISED(SEAT($seat, case: "article")) } deve scegliere una { -capital }, ma ne ha già una.
position-third-nothing = La { -third-army } non ha { -army(form: "plural") } da schierare, o non ha un { -territory } in cui schierarle.

### The log
## One sentence for each event of a game.

log-starter_rolled = Comincia { SEAT($first, case: "article") }. I { -die(form: "plural") }: { LIST($rolls) }.
log-roll-of = { SEAT($seat) } { LIST($dice, kind: "then") }
log-dealt-evenly = I { -territory(form: "plural") } vengono distribuiti, { $territories } a testa.
log-dealt = I { -territory(form: "plural") } vengono distribuiti: { LIST($shares, kind: "comma") }.
log-dealt-share = { $territories } { SEATS($seats, case: "to") }
log-claimed = { CAPITALISED(SEAT($seat, case: "article")) } occupa { TERRITORY($territory, case: "article") }.
log-placed = { CAPITALISED(SEAT($seat, case: "article")) } schiera { number-of-armies } { TERRITORY($territory, case: "in") }.
log-placed-third = { CAPITALISED(SEAT($seat, case: "article")) } schiera { number-of-armies } per { SEAT("third", case: "article") } { TERRITORY($territory, case: "in") }.
log-placed-several =
    { CAPITALISED(SEAT($seat, case: "article")) } schiera { LIST($parts) }{ $third ->
        [yes] { " " }per { SEAT("third", case: "article") }
       *[no] { "" }
    }.
log-placed-on = { $armies } { TERRITORY($territory, case: "in") }
log-taken-turns =
    { $type ->
        [claimed] Territori occupati a { -turn }:
       *[placed] Armate schierate a { -turn }:
    }{ " " }{ LIST($seats) }.
log-taken-turns-seat = { CAPITALISED(SEAT($seat)) } { $number }
log-capital_chosen = { CAPITALISED(SEAT($seat, case: "article")) } fa { TERRITORY($territory, case: "of") } la sua { -capital }.
log-capital_chosen-secretly = { CAPITALISED(SEAT($seat, case: "article")) } ha scelto una { -capital }.
log-turn_started = Giro { $round }: { -turn } { SEAT($seat, case: "of") }.
log-income =
    { CAPITALISED(SEAT($seat, case: "article")) } riceve { $total ->
        [one] { $total } { -army }
       *[other] { $total } { -army(form: "plural") }
    }: { LIST($items) }.
log-traded =
    { CAPITALISED(SEAT($seat, case: "article")) } scambia { CARDS($cards) } con { $armies ->
        [one] { $armies } { -army }
       *[other] { $armies } { -army(form: "plural") }
    }.
log-bonus_placed = { CAPITALISED(SEAT($seat, case: "article")) } riceve { -army(form: "plural") } supplementari: { $armies } { TERRITORY($territory, case: "in") }.
log-attacked =
    { CAPITALISED(SEAT($seat, case: "article")) } attacca { TERRITORY($target, case: "article") } { TERRITORY($source, case: "from") } con { number-of-armies }{ $fewer ->
        [yes]
            { " " }e { $dice ->
                [one] { $dice } { -die }
               *[other] { $dice } { -die(form: "plural") }
            }
       *[no] { "" }
    }.
log-rolled = { CAPITALISED(SEAT($attacker, case: "article")) } attacca { TERRITORY($target, case: "article") } { TERRITORY($source, case: "from") }: { $attack } contro { $defence }; { LIST($losses) }.
log-loses = { SEAT($seat, case: "article") } perde { $armies }
log-battle =
    { CAPITALISED(SEAT($attacker, case: "article")) } { $taken ->
        [yes] conquista
       *[no] attacca
    } { TERRITORY($target, case: "article") } { TERRITORY($source, case: "from") }{ $taken ->
        [yes] { " " }in{ " " }
       *[no] { " " }con{ " " }
    }{ $rolls ->
        [one] { $rolls } { -roll }
       *[other] { $rolls } { -roll(form: "plural") }
    }; { LIST($losses) }.
log-captured =
    { CAPITALISED(SEAT($seat, case: "article")) } { $defender ->
        [none] conquista { TERRITORY($target, case: "article") }
       *[other] toglie { TERRITORY($target, case: "article") } { SEAT($defender, case: "to") }
    }.
log-continent_taken = { CAPITALISED(SEAT($seat, case: "article")) } controlla per intero { CONTINENT($continent, case: "article") }: +{ $armies } per { -turn }.
log-continent_lost = { CAPITALISED(SEAT($seat, case: "article")) } non controlla più per intero { CONTINENT($continent, case: "article") }.
log-held = { CAPITALISED(SEAT($seat, case: "article")) } tiene { TERRITORY($territory, case: "article") } contro ogni previsione ({ -odds } di conquista { SEAT($attacker, case: "of") }: { $chance }).
log-occupied = { CAPITALISED(SEAT($seat, case: "article")) } sposta { number-of-armies } { TERRITORY($source, case: "from") } { TERRITORY($target, case: "in") }.
log-eliminated = { CAPITALISED(SEAT($by, case: "article")) } elimina { SEAT($seat, case: "article") }.
log-cards_taken =
    { CAPITALISED(SEAT($seat, case: "article")) } prende { $count ->
        [one] { $count } { -card }
       *[other] { $count } { -card(form: "plural") }
    } { SEAT($from, case: "from") }.
log-cards_taken-shown =
    { CAPITALISED(SEAT($seat, case: "article")) } prende { $count ->
        [one] { $count } { -card }
       *[other] { $count } { -card(form: "plural") }
    } { SEAT($from, case: "from") }: { CARDS($cards) }.
log-capital_fell = { CAPITALISED(TERRITORY($territory, case: "in")) } c’era la { -capital } { SEAT($owner, case: "of") }: la sua { -card } viene scoperta, e la { -capital } cade in mano { SEAT($by, case: "to") }.
log-capital_cleared =
    { CAPITALISED(SEAT($owner, case: "article")) } perde { $armies ->
        [one] un’altra { -army }
       *[other] altre { $armies } { -army(form: "plural") }
    } { CONTINENT($continent, case: "in") }: { TERRITORIES($territories, case: "in") }; { SEAT($by, case: "article") } ci mette un’{ -army }{ NUMBER_OF($territories) ->
        [one] { "" }
       *[other] { " " }per { -territory }
    }.
log-card_drawn = { CAPITALISED(SEAT($seat, case: "article")) } pesca una { -card }.
log-card_drawn-shown = { CAPITALISED(SEAT($seat, case: "article")) } pesca { CARD($card) }.
log-fortified = { CAPITALISED(SEAT($seat, case: "article")) } sposta { number-of-armies } { TERRITORY($source, case: "from") } { TERRITORY($target, case: "in") }.
log-third_owed =
    { $armies ->
        [one] Spetta 1 { -army }
       *[other] Spettano { $armies } { -army(form: "plural") }
    } { SEAT("third", case: "to") }.
log-third_placed = { CAPITALISED(SEAT("third", case: "article")) } entra in gioco: { number-of-armies } in { on-territories }.
log-third_placed-each = { CAPITALISED(SEAT("third", case: "article")) } entra in gioco: { on-territories }, con { number-of-armies } ciascuno.
on-territories =
    { $territories ->
        [one] { $territories } { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    }
log-deck_reshuffled = Le { -card(form: "plural") } scartate ({ $count }) vengono mescolate in un nuovo { -deck }.
log-won = { CAPITALISED(SEAT($seat, case: "article")) } vince.
log-won-by-conquest = { CAPITALISED(SEAT($seat, case: "article")) } ha vinto: non resta nessun altro { -player }.
log-won-by-conquest-and-mission = { CAPITALISED(SEAT($seat, case: "article")) } ha vinto: non resta nessun altro { -player }, e ha raggiunto l’{ -mission } «{ $mission }»{ log-read-as }
log-read-as =
    { $read_as ->
        [none] { "" }
       *[other] { " " }Qui la { -card } significa: controlla { $read_as ->
            [one] 1 { -territory }
           *[other] { $read_as } { -territory(form: "plural") }
        }.
    }
log-won-by-mission = { CAPITALISED(SEAT($seat, case: "article")) } ha vinto con l’{ -mission } «{ $mission }»{ log-read-as }
log-won-by-capitals = { CAPITALISED(SEAT($seat, case: "article")) } ha vinto: controlla { $capitals } { -capital(form: "plural") }, tra cui la propria.
log-you-won = Hai vinto.
log-you-won-by-conquest = Hai vinto: non resta nessun altro { -player }.
log-you-won-by-conquest-and-mission = Hai vinto: non resta nessun altro { -player }, e hai raggiunto l’{ -mission } «{ $mission }»{ log-read-as }
log-you-won-by-mission = Hai vinto con l’{ -mission } «{ $mission }»{ log-read-as }
log-you-won-by-capitals = Hai vinto: controlli { $capitals } { -capital(form: "plural") }, tra cui la tua.

### Rules and editions
## Clauses, options, goals, and what is wrong with an edition's file.

mission-destroy =
    Distruggi tutte le { -army(form: "plural") } { $seat ->
        [red] rosse
        [blue] blu
        [green] verdi
        [yellow] gialle
        [black] nere
       *[purple] viola
    }.
mission-continents = Controlla { CONTINENTS($continents, case: "article") }.
mission-continents-and-one = Controlla { CONTINENTS($continents, case: "article", kind: "comma") } e un altro { -continent } a tua scelta.
mission-territories =
    Controlla { $territories ->
        [one] un { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    } qualsiasi{ $each ->
        [1] { "" }
       *[other] , { $territories ->
            [one] con
           *[other] ognuno con
        } almeno { $each } { -army(form: "plural") }
    }.
value-in-modes = In { LIST($modes) }: { UNCAPITALISED($value) }
value-by-mode = { LIST($values, kind: "space") }
value-by-players = { LIST($parts, kind: "comma") }.
value-each-for-players = { $number } a testa con { LIST($players, kind: "or") } { -player(form: "plural") }
value-total-for-players = { $number } in tutto con { LIST($players, kind: "or") } { -player(form: "plural") }
value-for-more-players = { $number } con { LIST($players, kind: "or") }
value-announced =
    { $decides ->
        [after] L’{ -attacker } prima di lanciare, il { -defender } dopo aver visto il { -roll } dell’{ -attacker }.
       *[before] Entrambi prima di lanciare, l’{ -attacker } per primo.
    }
value-optional = Oppure, come { -option }: { UNCAPITALISED($value) }
value-with-options = { $value } { LIST($options, kind: "space") }
value-single-pieces = Armate singole.
value-pieces = { CAPITALISED(LIST($pieces, kind: "comma")) }.
value-piece = { PIECE($piece) } { $armies }
value-dice =
    Fino a { $attack ->
        [one] 1 { -die } { COLOUR($attack_colour) }
       *[other] { $attack } { -die(form: "plural") } { COLOUR($attack_colour, case: "plural") }
    } per l’{ -attack }, fino a { $defence ->
        [one] 1 { COLOUR($defence_colour) }
       *[other] { $defence } { COLOUR($defence_colour, case: "plural") }
    } per la { -defence }.
value-first-seat =
    { $way ->
        [first] Il primo { -player }.
        [first_without_card] Il primo { -player } che non riceve più { -card(form: "plural") } { -territory }.
       *[die] Chi fa il numero più alto con un { -die }; chi è in parità rilancia.
    }
value-territories =
    { $way ->
        [deal] Vengono tutti distribuiti, il primo al primo { -player }.
       *[claim] A partire da chi comincia, ognuno a { -turn } ne occupa uno libero.
    }
value-territories-for-two =
    In due { -player(form: "plural") } { $way ->
        [deal] un terzo dei { -territory(form: "plural") } va { third-army-of-kind.to }
       *[claim] si va avanti finché ognuno non ne ha un terzo; il resto va { third-army-of-kind.to }
    }.
third-army-of-kind =
    { $third ->
        [allied] { third-allied }
       *[neutral] { third-neutral }
    }
    .to =
        { $third ->
            [allied] { third-allied.to }
           *[neutral] { third-neutral.to }
        }
value-place =
    { $first ->
        [after_last_claim] Comincia chi segue l’ultimo che ha occupato un { -territory }.
       *[starter] Comincia chi apre la { -game }.
    }
value-third-army =
    { CAPITALISED(third-army-of-kind) }: { number-of-armies } in ogni { -territory }, { $stands ->
        [before_placing]
            { $armies ->
                [one] già presente
               *[other] già presenti
            } prima che i { -player(form: "plural") } schierino
       *[after_placing]
            { $armies ->
                [one] aggiunta
               *[other] aggiunte
            } quando i { -player(form: "plural") } hanno schierato le loro
    }.
value-claim =
    { $when ->
        [own_turn] Solo nel proprio { -turn }, appena comincia.
       *[at_once] Subito, di chiunque sia il { -turn }.
    }
value-income = Il loro numero diviso { $per }, arrotondato per difetto, e almeno { $least }.
value-third-income =
    { $part ->
        [2] La metà
        [3] Un terzo
       *[other] Una parte su { $part }
    }, { $when ->
        [after_combat] dopo il { -combat }, prima dello { -movement }
       *[after_reinforcement] subito dopo i { -reinforcement(form: "plural") }
    }.
value-deck =
    { $wild ->
        [one] { $wild } { -wild-card }
       *[other] { $wild } { -wild-card }
    }.
value-sets-fixed = Secondo i { -symbol(form: "plural") }: { LIST($sets, kind: "comma") }.
value-set =
    { $kind ->
        [one_of_each] tre diversi
       *[other] { SYMBOL($kind, case: "plural") }
    } { $armies }
value-sets-rising = In base a quanti { -set } sono stati scambiati nella { -game }: { LIST($values, kind: "comma") }, poi { $step } in più ogni volta.
value-bonus =
    { number-of-armies }{ $limit ->
        [each_card] { " " }per ognuna di queste { -card(form: "plural") }
       *[once] , una volta per { -turn }; se i { -territory(form: "plural") } adatti sono più d’uno, il { -player } ne sceglie uno
    }.
value-must-trade = Con { $cards } { -card(form: "plural") } o più.
value-traded =
    { $where ->
        [under_deck] Sotto il { -deck }, nell’ordine in cui vengono scambiate.
       *[aside] Da parte; quando il { -deck } finisce, si mescolano in un nuovo { -deck }.
    }
value-earn =
    { $when ->
        [end_of_turn] Alla fine del { -turn }, dopo lo { -movement }.
       *[after_combat] Quando il { -combat } finisce.
    }
value-earn-for-two = In due { -player(form: "plural") }, prima che agisca { third-army-of-kind }.
value-attackers =
    { $most ->
        [1] 1 { -army }
        [2] 1 o 2 { -army(form: "plural") }
       *[other] Da 1 a { $most } { -army(form: "plural") }
    }.
value-attack-dice =
    Un { -die } per ogni { -army } che attacca{ $dice ->
        [fewer_allowed] , o meno
       *[one_per_army] { "" }
    }.
value-defence-dice = { CAPITALISED(LIST($parts, kind: "comma")) }.
value-defence-for =
    con { $kind ->
        [any] qualsiasi numero di { -army(form: "plural") }
        [more] { $first } o più { -army(form: "plural") }
       *[range]
            { $span ->
                [0]
                    { $first ->
                        [one] { $first } { -army }
                       *[other] { $first } { -army(form: "plural") }
                    }
                [1] { $first } o { $last } { -army(form: "plural") }
               *[other] { $first }–{ $last } { -army(form: "plural") }
            }
    } { $most ->
        [1] 1 { -die }
        [2] 1 o 2 { -die(form: "plural") }
       *[other] da 1 a { $most } { -die(form: "plural") }
    }
value-pairs =
    Fino a { $pairs ->
        [one] { $pairs } coppia
       *[other] { $pairs } coppie
    }.
value-allied =
    { $third ->
        [allied] Dopo aver ricevuto i { -reinforcement(form: "plural") }, l’{ -allied-army } può attaccare il { -player } di { -turn }; la guida l’altro { -player }. Non guadagna { -card(form: "plural") }, e tiene ciò che conquista.
       *[neutral] { CAPITALISED(third-army-of-kind) } non attacca mai.
    }
value-occupy =
    { $dice ->
        [fewer_allowed] Tante quante hanno attaccato, anche se i { -die(form: "plural") } lanciati erano meno.
       *[one_per_army] Tante quanti i { -die(form: "plural") } lanciati: ogni { -army } che attacca lancia un { -die }.
    }
value-cards-won =
    { $way ->
        [kept] L’{ -attacker } non fa nulla prima dei suoi prossimi { -reinforcement(form: "plural") }.
        [may_trade] L’{ -attacker } può scambiare subito quanti { -set } vuole, ma non è obbligato.
        [may_trade_without] L’{ -attacker } può scambiare subito quanti { -set } vuole, anche senza aver vinto { -card(form: "plural") }, ma non è obbligato.
       *[must_trade] Con { $from } { -card(form: "plural") } o più in mano l’{ -attacker } deve scambiare subito, fino ad averne al massimo { $left }.
    }
value-fortify =
    { $way ->
        [one] Una volta, da un { -territory } a un altro.
        [unsplit] Quante volte si vuole, ma le { -army(form: "plural") } di un { -territory } non si possono dividere tra più { -territory(form: "plural") }.
       *[rested] Quante volte si vuole, con { -army(form: "plural") } che non hanno attaccato.
    }
value-tired =
    { $taken_along ->
        [rested] Le { -army(form: "plural") } entrate in un { -territory } conquistato si possono spostare ancora, se non hanno attaccato.
       *[tired] Nemmeno le { -army(form: "plural") } entrate in un { -territory } conquistato si possono spostare ancora.
    }
value-destroyed =
    { $by_other ->
        [counts] Vale, chiunque sia stato.
       *[reads_as_territories] Se non è stato chi ha l’{ -mission }, questo diventa: controlla 24 { -territory(form: "plural") }.
    }
value-missions =
    { $cards ->
        [one] { $cards } { -card }
       *[other] { $cards } { -card(form: "plural") }
    }.{ $known ->
        [yes] { " " }Tutti conoscono l’elenco; chi ha quale è segreto.
       *[no] { "" }
    }
mode-for-players = { $mode } per { $players } { -player(form: "plural") }
modes-for-players = { LIST($modes, kind: "comma") }
edition-no-mode = l’{ -edition } { UNCAPITALISED($edition) } non ha la { -mode } «{ $word }»{ did-you-mean }; ha { $modes }
edition-no-players =
    l’{ -edition } { UNCAPITALISED($edition) } non ha { $mode } per { $players ->
        [one] 1 { -player }
       *[other] { $players } { -player(form: "plural") }
    }; ha { $modes }
edition-not-for =
    l’{ -edition } { UNCAPITALISED($edition) } non è per { $players ->
        [one] 1 { -player }
       *[other] { $players } { -player(form: "plural") }
    }; ha { $modes }
edition-no-option =
    l’{ -edition } { UNCAPITALISED($edition) } non ha l’{ -option } «{ $word }»{ did-you-mean }; le sue { -option(form: "plural") }: { NUMBER_OF($options) ->
        [0] nessuna
       *[other] { LIST($options, kind: "comma") }
    }
option-one-of = l’{ -option } { $option } deve essere una tra { LIST($values, kind: "comma") }, non { $value }
variant-name = il nome di una { -variant } deve essere un testo non vuoto, non { $value }
edition-varied = { $edition }, con { -house-rule(form: "plural") }
variant-changes = { LIST($changes, kind: "semicolon") }
variant-change = { $field } { $before } → { $now }
column-variant = Qui
unknown-edition = l’{ -edition } «{ $word }» non esiste{ did-you-mean }; scegli { LIST($known, kind: "comma") }, o indica il percorso di un file .toml
file-not-read = non è possibile leggere { $file }: { $why }
variant-written-as = scrivi la { -variant } { $variant } così: { $written }
unknown-field = il campo «{ $word }» non esiste{ did-you-mean }
field-impossible = il campo { $field } non può essere { $value }
text-of-edition = il testo è per l’{ -edition } { UNCAPITALISED($text) }, non per l’{ -edition } { UNCAPITALISED($edition) }
edition-needed = l’{ -edition } «{ $edition }» non è una tra { LIST($known, kind: "comma") }: indicala insieme al testo, come Edition o come percorso di un file .toml
unknown-clause = la regola «{ $word }» non esiste{ did-you-mean }
column-edition = Edizione
column-value = Che cosa prevede
column-where = Dove
column-note = Nota
column-clause = Regola
mark-printed = stampata
mark-silent = non indicata
mark-reading = interpretata
mark-house = { -house-rule }
value-as-clause = Come dice la regola.
taken-from =
    { $edition ->
        [none] uso comune
        [others] come le altre { -edition(form: "plural") }
       *[other] come nell’{ -edition } { UNCAPITALISED($edition) }
    }
number-of-players = { LIST($players, kind: "comma") } { -player(form: "plural") }
list-of-editions = Edizioni, e numero di { -player(form: "plural") } delle loro { -mode }
rules-of-edition = { $edition }: { $modes }. { $summary }
compare-needs-two = compare ha bisogno di due o più { -edition(form: "plural") } diverse
editions-differ =
    { $clauses ->
        [0] Nessuna differenza
        [one] 1 regola diversa
       *[other] { $clauses } { -rule(form: "plural") } diverse
    } tra { LIST($editions) }{ $mode ->
        [none] { "" }
       *[other] { " " }in { $mode }
    }
too-few-missions =
    l’{ -edition } { UNCAPITALISED($edition) } ha solo { $missions ->
        [one] { $missions } { -mission }
       *[other] { $missions } { -mission(form: "plural") }
    } per il { -board } { $board }: troppo { $missions ->
        [one] poco
       *[other] pochi
    } per { $players } { -player(form: "plural") }

### Boards
## What is wrong with a board's file.

board-unusable = Il { -board } { $source } non si può usare:
board-from-data = fornito come dati
unknown-board = questo { -board } non esiste{ did-you-mean }; scegli { LIST($known, kind: "comma") }, o indica il percorso di un file .json
board-file = il file non si può leggere: { $why }
board-not-json = non è JSON: { $why }
board-has-no-territory = { $board } non ha il { -territory } «{ $word }»{ did-you-mean }
board-has-no-continent = { $board } non ha il { -continent } «{ $word }»{ did-you-mean }

### Notation
## What is wrong with a position that is read.

position-error = { $field }: { $why }
position-too-large = In un { -territory } ci sono più { -army(form: "plural") } di quante una pagina possa mostrare: il limite è { $most }.
position-unusable = La { -position } non si può usare: { $field }: { $why }
as-sentence = { CAPITALISED($said) }.
text-ends = Il testo finisce prima di questa parola. Una { -position } deve cominciare con { LIST($fields, kind: "comma") }, in quest’ordine e separati da spazi.
text-words =
    Prima di «{ $word }» { $words ->
        [one] c’è { $words } parola
       *[other] ci sono { $words } parole
    }, ma devono essere { NUMBER_OF($fields) }: { LIST($fields, kind: "comma") }, in quest’ordine.
text-no-field = Una { -position } non ha il campo «{ $word }»{ did-you-mean }. I suoi campi sono { LIST($known, kind: "comma") }.
text-no-equals = «{ $word }»{ did-you-mean } deve essere un campo con il suo valore, come { $like }. Dopo il { -round } non può esserci altro.
text-no-value = Dopo il segno = deve esserci un valore. Se non c’è, togli il campo.
text-field-twice = Il campo può comparire una volta sola. Togline uno dei due.
text-no-seat = «{ $letter }» non è un { -player }; i { -player(form: "plural") } sono { LIST($known, kind: "comma") }.
text-seat-missing = Manca la lettera di un { -player }; i { -player(form: "plural") } sono { LIST($known, kind: "comma") }.
text-no-owner = «{ $letter }» non è la lettera di nessun proprietario; le lettere sono { LIST($known, kind: "comma") }.
text-other-board = Il testo è per il { -board } { $text }, non per { $board }.
text-board-needed = «{ $board }» non è uno tra { LIST($known, kind: "comma") }: indicalo insieme al testo, come Board o come percorso di un file .json.
text-continents =
    Il { -board } ha { $continents ->
        [one] { $continents } { -continent }
       *[other] { $continents } { -continent(form: "plural") }
    }, quindi il testo deve avere altrettanti gruppi separati da /, non { $groups }.
text-group = Ogni { -territory } in «{ $group }» deve essere una lettera con un numero, come { $like }, oppure un trattino se non è di nessuno.
text-territories =
    { CAPITALISED(CONTINENT($continent, case: "in")) } { $territories ->
        [one] c’è 1 { -territory }
       *[other] ci sono { $territories } { -territory(form: "plural") }
    }, quindi il gruppo deve avere altrettante voci, non { $entries }.
text-no-seat-value = «{ $part }» non ha un valore dopo il { -player }.
text-part = «{ $part }» deve avere la forma { $like }.
text-card-missing = Manca una { -card }: prima e dopo ogni + deve essercene una.
text-place-missing = Manca il nome di un { -territory }.
text-seat-twice = Il { -player } { $letter } compare due volte.
text-no-phase = La { -phase } «{ $word }» non esiste{ did-you-mean }. Sono possibili { LIST($known, kind: "comma") }.
text-phase-alone = Dopo la { -phase } { $phase } non deve esserci nulla.
text-phase-armies = Dopo la { -phase } { $phase } devono esserci due punti e il numero di { -army(form: "plural") } da schierare, come in { $phase }:3.
text-phase-battle = Dopo la { -phase } { $phase } deve esserci partenza>bersaglio:{ -army(form: "plural") }:{ -die(form: "plural") }.
text-number = «{ $number }» deve essere un numero intero da 0 a { $most }.
text-begins-with-0 = «{ $number }» non deve cominciare con uno 0.
text-none-of = «{ $part }» deve essere uno tra { LIST($known, kind: "comma") }.
text-no-mission = L’{ -mission } «{ $word }» non esiste{ did-you-mean }. Sono possibili { LIST($known, kind: "comma") }.
text-nobody = «{ $letter }» non indica nessuno, e qui serve un { -player }.
text-no-armies = «{ $part }» deve finire con due punti e un numero di { -army(form: "plural") } da 0 a { $most }, come in { $like }.
text-no-continent = Il { -continent } «{ $word }» non esiste{ did-you-mean }.

## What is wrong with the words of an action.

words-missing = Manca un’azione. Scrivi una di queste: { LIST($actions, kind: "comma") }.
words-no-action = L’azione «{ $word }» non esiste{ did-you-mean }.
words-other = Scrivi { $like }, non { $words }.
words-border = «{ $word }» deve essere PARTENZA>DESTINAZIONE, per esempio { $like }.
words-of-action =
    { $action ->
        [claim] claim TERRITORIO
        [place] place TERRITORIO ARMATE
        [capital] capital TERRITORIO
        [trade] trade CARTA CARTA CARTA, con bonus TERRITORIO dove lo sceglie il giocatore
        [attack] attack PARTENZA>BERSAGLIO ARMATE, con dice NUMERO per lanciare meno dadi
        [defend] defend DADI
        [occupy] occupy ARMATE
        [fortify] fortify PARTENZA>DESTINAZIONE ARMATE
       *[end] end
    }

## What is wrong with a record.

record-error = riga { $line }: { $why } [{ $rule }]
record-no-log = Manca la { -log }: comincia con una riga { $opens }.
record-not-toml = L’intestazione non si può leggere a «{ $text }». Copia di nuovo tutta la { -game } salvata, e nient’altro: dalla riga { $first } alla riga { $last }.
record-too-deep = L’intestazione ha troppi livelli.
record-large-number = Un numero dell’intestazione è troppo grande.
record-no-key = Una { -game } salvata non ha «{ $word }»{ did-you-mean }.
record-key-kind =
    { $key } deve essere { $kind ->
        [int] un numero intero
        [list] un elenco
        [dict] una tabella
       *[str] un testo
    }.
record-other-format = La { -game } salvata ha il formato { $format }, ma qui si può leggere solo il formato { $read }.
record-no-start = Nell’intestazione manca start, la { -position } in cui la { -game } comincia.
record-other-header = L’intestazione dice { LIST($header, kind: "comma") }, ma la { -position } iniziale dice { LIST($start, kind: "comma") }.
record-viewer = Chi guarda deve essere uno tra { LIST($known, kind: "comma") }.
record-hides = Questa { -game } è stata salvata come la vede un { -player } o uno spettatore. Manca ciò che non possono vedere, perciò non si può rigiocare. Serve una { -game } salvata per intero.
record-no-deck = Qui si mescola un nuovo { -deck }, ma la { -game } salvata non dice l’ordine delle sue { -card(form: "plural") }.
record-names = Possono avere un nome solo { LIST($seats, kind: "comma") }.
record-not-closed = La { -log } della { -game } non è chiusa: alla fine manca { $quotes }.
record-no-action = La riga non ha un’azione.
record-no-seat = «{ $word }» non è in questa { -game }{ did-you-mean }.
record-other-end =
    L’intestazione dice che vince { $winner }{ $reason ->
        [none] { "" }
       *[other] { " " }con { $reason }
    }; alla fine della { -log } { $won_by ->
        [none] non ha vinto nessuno
       *[other] ha vinto { $won_by } con { $won_reason }
    }.
record-out-of-dice =
    la { -game } salvata { $dice ->
        [0] non ha { -die(form: "plural") }
        [one] ha solo 1 { -die }
       *[other] ha solo { $dice } { -die(form: "plural") }
    }, ma a questo punto { $needed ->
        [one] ne serve { $needed }
       *[other] ne servono { $needed }
    }
record-name = il nome di { $seat } deve essere un testo, non { $name }
record-comment = un commento deve essere una riga, senza caratteri di controllo e senza tre virgolette di seguito
branch-steps = un ramo deve avere dei passi, come { $like }, non { $steps }
branch-name = Il nome di un ramo può avere al massimo { $most } caratteri. Abbrevialo.
branch-then = un ramo deve continuare con rami, non { $then }
branch-levels = Al massimo { $most } rami possono seguirsi l’uno all’altro. Comincia da un momento successivo della { -game }.
record-nobody-first = Le righe senza { -player } devono stare prima della prima azione.
record-nobodys-lines = Solo starter e dealt sono righe senza { -player }.
record-starter-die = { $seat } { $die } deve essere un { -player } con il suo { -die }.
record-no-starter-dice = In questa { -game } non si lanciano { -die(form: "plural") } per il primo { -turn }.
record-other-starter = Secondo questi { -die(form: "plural") } comincia { $first }, ma secondo la { -position } { $starter }.
record-next-dice = I prossimi { -die(form: "plural") } devono essere quelli di { LIST($seats, kind: "comma") }.
record-more-dice = Qui non si lanciano altri { -die(form: "plural") }: il più alto lo ha solo { $seat }.
record-other-deal = Nella { -position } da cui parte la { -game } salvata i { -territory(form: "plural") } sono distribuiti così: { LIST($dealt, kind: "comma") }.
record-pairs = Qui { -player(form: "plural") } e numeri si devono alternare.
record-no-outcome = «{ $word }» non è un esito{ did-you-mean }.
record-no-die = «{ $word }» non è un { -die }: un { -die } mostra da 1 a 6.
record-wrong-dice = Qui i { -die(form: "plural") } di { -attack } devono essere { $attack } e quelli di { -defence } { $defence }, ma nella { -game } salvata sono { $attack_recorded } e { $defence_recorded }.
record-other-roll = L’{ -attacker } ha fatto { LIST($rolled, kind: "space") }, ma qui la { -game } salvata dice { LIST($recorded, kind: "space") }.
record-nothing-such = La { -game } salvata dice «{ $outcome }», ma qui non succede.
record-other-outcome = La { -game } salvata dice «{ $outcome }», ma secondo le { -rule(form: "plural") } è «{ $expected }».

## Links, and why they can't be opened.

link-none = In questo testo non c’è nessun link a una { -game }. Copia tutto il link, fino all’ultimo carattere.
link-cut = A questo link manca la fine. Chiedi il link intero, o la { -game } come file.
link-changed = Questo link si è alterato durante l’invio e non si può aprire. Chiedilo di nuovo, o chiedi la { -game } come file.
link-newer = Questo link è stato creato da una versione più recente del programma. Aggiorna il programma per aprirlo.
link-unreadable = Questo link non si può aprire: { $why }
link-long = Questa { -game } è troppo lunga per un link, che può avere al massimo { $most } caratteri. Salvala come file.

### Odds, bots and simulation
## What these are asked for in vain, and how bots explain themselves.

evaluation-seat = { SEAT($seat) } { $chance }
evaluation-shown = { LIST($parts, kind: "comma") }
evaluation-chance = { -odds } di vincere
evaluation-assumes = se tutti giocano più o meno al livello dell’esperto
hint-over = la { -game } è finita, quindi non c’è nulla da fare
hint-plan =
    { $target ->
        [none] { "" }
       *[other] , poi attacca { TERRITORY($target, case: "article") } { TERRITORY($source, case: "from") } ({ $odds } di riuscita)
    }
hint-plan-chance = Con questo piano la tua { -odds } di vincere la { -game } è { $after }.
hint-attack = Attacca { TERRITORY($target, case: "article") } { TERRITORY($source, case: "from") }, { $armies } contro { $others }: { $odds } di riuscita.
hint-attack-chance =
    Con il piano di cui fa parte, la tua { -odds } di vincere la { -game } è { $after }{ $same ->
        [yes] { "" }
       *[no] ; se ti fermi adesso, { $before }
    }; se l’{ -attack } fallisce, { $lost }.
hint-stop =
    { $same ->
        [yes] Smetti di attaccare: il miglior { -attack } rimasto, contro { TERRITORY($target, case: "article") } { TERRITORY($source, case: "from") } ({ $odds } di riuscita), non migliorerebbe la tua { -odds } di vincere la { -game }.
       *[no] Smetti di attaccare: la tua { -odds } di vincere la { -game } è { $before } adesso, e { $after } con il miglior { -attack } rimasto, contro { TERRITORY($target, case: "article") } { TERRITORY($source, case: "from") } ({ $odds } di riuscita).
    }
hint-nothing-left = Smetti di attaccare: nessun { -attack } ha buone { -odds }. La tua { -odds } di vincere la { -game } è { $before }.
hint-place = Schiera { $armies } { TERRITORY($territory, case: "in") }{ hint-plan }.
hint-place-rest = Poi schiera { LIST($parts) }.
hint-place-third = Schiera { number-of-armies } { TERRITORY($territory, case: "in") }: così ce ne saranno { $total }, contro { $others } { SEAT($seat, case: "of") } nel { -territory } accanto.
hint-occupy = Spostane { $armies } { TERRITORY($territory, case: "in") } e lasciane { $left } { TERRITORY($behind, case: "in") }{ hint-plan }.
hint-fortify =
    Sposta { $armies } { TERRITORY($source, case: "from") } { TERRITORY($target, case: "in") }{ $same ->
        [yes] { "" }
       *[no] : la tua { -odds } di vincere la { -game } cambia ({ $before } → { $after })
    }.
hint-trade = Scambia questo { -set } con { number-of-armies }.
hint-claim =
    Occupa { TERRITORY($territory, case: "article") }: così ne hai { $held } su { $size } { CONTINENT($continent, case: "in") } (+{ $bonus }), e { $others ->
        [0] nessun altro ne ha.
       *[other] gli altri ne hanno { $others }.
    }
hint-set =
    Metti un’{ -army } { TERRITORY($territory, case: "in") }: così ce ne saranno { $armies }, { $enemy ->
        [none] e accanto non ci sono nemici.
       *[other] contro { $others } { TERRITORY($enemy, case: "in") }.
    }
hint-capital =
    Fai { TERRITORY($territory, case: "of") } la tua { -capital }: lì { $armies ->
        [one] c’è 1 { -army } tua
       *[other] ci sono { $armies } { -army(form: "plural") } tue
    } e intorno { $own ->
        [0] nessuna
        [one] un’altra
       *[other] altre { $own }
    }; i nemici confinanti { $others ->
        [0] non ne hanno
       *[other] ne hanno { $others }
    }.
hint-defend =
    Difenditi con { $dice ->
        [one] { $dice } { -die }
       *[other] { $dice } { -die(form: "plural") }
    }: in media perdi { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } { -army(form: "plural") }, e l’{ -attacker } { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
hint-end = Vai avanti: nulla di ciò che puoi ancora fare qui aumenterebbe la tua { -odds } di vincere la { -game } ({ $before }).
hint-wins = Se va tutto bene ({ $odds }), si ottiene: { LIST($won) }.
hint-wins-territories =
    { $territories ->
        [one] { $territories } { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    }
hint-wins-continent = { CONTINENT($continent, case: "article") } (+{ $bonus })
hint-wins-out =
    { $cards ->
        [0] l’ultimo { -territory } { SEAT($seat, case: "of") }
        [one] l’ultimo { -territory } { SEAT($seat, case: "of") }, e 1 { -card }
       *[other] l’ultimo { -territory } { SEAT($seat, case: "of") }, e { $cards } { -card(form: "plural") }
    }
hint-wins-card = una { -card }
hint-wins-capital = forse la { -capital } segreta con cui vinci ({ $odds })
hint-wins-now =
    { $sure ->
        [yes] Così vinci subito la { -game }.
       *[no] Così vinci subito la { -game }, se va tutto bene ({ $odds }).
    }
hint-open =
    { $taken ->
        [yes] { CAPITALISED(TERRITORY($territory, case: "in")) } la { -defence } sarebbe poi debole
       *[no] Così la { -defence } resta debole { TERRITORY($territory, case: "in") }
    }: { $armies } contro { $others } { TERRITORY($enemy, case: "in") } ({ -odds } di perdere il { -territory }: { $odds }).
plans-none = I piani si possono confrontare solo nel turno di un giocatore, mentre schiera o sposta { -army(form: "plural") } o attacca.
plans-unplaced =
    Prima schiera tutte le { -army(form: "plural") }: nel piano { $armies ->
        [one] ne resta { $armies }
       *[other] ne restano { $armies }
    }.
branch-way = { TERRITORY($source) } → { TERRITORY($target) }
plan-named = { $letter } · { plan-by }
plan-by =
    { $by ->
        [played] come giocato
        [own] tuo
       *[expert] esperto
    }
plan-shown = { $letter } ({ plan-by }) { $chance }
plan-chance =
    { $chance } ±{ $error }{ $games ->
        [0] { "" }
        [one] {" "}(1 { -game })
       *[other] {" "}({ $games } { -game(form: "plural") })
    }
plan-better =
    { $better } è migliore di { $other } di { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } (da { $low } a { $high }){ plan-games }.
plan-alike = Nessuna differenza trovata tra { $better } e { $other }{ plan-games }.
plan-games =
    { $games ->
        [0] { "" }
        [one] {" "}in 1 { -game } ciascuno
       *[other] {" "}in { $games } { -game(form: "plural") } ciascuno
    }
plan-step-attack = { TERRITORY($source) } → { TERRITORY($target) } ({ $odds })
plan-step-fortify = { $armies } { TERRITORY($source, case: "from") } { TERRITORY($target, case: "in") }
plan-step-occupy = spostane { $armies }
plan-step-trade = scambia un { -set }
plan-step-none = fermati qui
plan-head-plan = Piano
plan-head-steps = Passi
plan-head-chance = Probabilità di vincere
plan-head-success = Riescono tutti gli attacchi
plan-head-open = Punto debole
hint-nudge-continent =
    Guarda { CONTINENT($continent, case: "article") }: quale { -territory } { $kind ->
        [place] ha più bisogno di { -army(form: "plural") }
        [capital] è il più sicuro
       *[claim] vale di più per te
    }?
hint-nudge-attack = Guarda che cosa si può conquistare { TERRITORY($source, case: "from") }.
hint-nudge-fortify = Le { -army(form: "plural") } { TERRITORY($source, case: "in") } servono a qualcosa, lì?
hint-nudge-occupy = Dove serviranno di più le { -army(form: "plural") }, { TERRITORY($source, case: "in") } o { TERRITORY($target, case: "in") }?
hint-nudge-trade = Guarda le tue { -card(form: "plural") }.
hint-nudge-defend = Confronta le perdite con un { -die } e con due.
hint-nudge-stop = C’è ancora un { -attack } che valga il rischio?
hint-nudge-end = Qui resta ancora qualcosa da fare?
dice-of =
    { $edition ->
        [none] { "" }
       *[other] { " " }({ -die(form: "plural") }: { $edition })
    }
odds-shown =
    { $attackers ->
        [one] { $attackers } { -army }
       *[other] { $attackers } { -army(form: "plural") }
    } contro { $defenders }{ $stop ->
        [none] { "" }
       *[other] , fermandosi a { $stop }
    }: { $win } di { -odds } di conquistare il { -territory }; in media { $lost } perse e { $beaten } eliminate{ dice-of }
odds-no-army = in un { -territory } ci deve essere almeno un’{ -army }, non { $armies }
odds-shown-taken = conquistato: { $chance }
odds-shown-held = non conquistato: { $chance }
odds-shown-attackers = { -attacker(form: "plural") } rimasti
odds-shown-defenders = { -defender(form: "plural") } rimasti
fast-compiling-bar = Compilazione
fast-compiling =
    Compilazione di { $parts ->
        [one] una parte
       *[other] { $parts } parti
    } del gioco veloce: può durare { $seconds } secondi. Ogni parte si compila una volta sola, e ogni bot è una parte.
fast-would-take = A questo ritmo mancano { $left }. Con fast=True basterebbero circa { $fast }.
simulation-shown =
    { $games ->
        [one] { $games } { -game }
       *[other] { $games } { -game(form: "plural") }
    }{ $unfinished ->
        [0] { "" }
       [one] , { $unfinished } non finita
       *[other] , { $unfinished } non finite
    }{ $forfeits ->
        [0] { "" }
       [one] , { $forfeits } persa d’ufficio
       *[other] , { $forfeits } perse d’ufficio
    }, mediana { $rounds ->
        [one] { $rounds } { -round }
       *[other] { $rounds } { -round(form: "plural") }
    }{ $stopped ->
        [yes] ; interrotta
       *[no] { "" }
    }
simulation-share = { $bot } { $share }
simulation-bot-on-seat = { SEAT($seat) } ({ $bot })
simulation-bot = { -bot }
simulation-games = { -game(form: "plural") }
simulation-wins = vinte
simulation-share-head = quota di tutte le { -game(form: "plural") }
simulation-interval = intervallo al 95%
simulation-places = Vinte secondo il { -seat } nell’ordine dei { -turn(form: "plural") }: { LIST($wins, kind: "comma") }.
display-percent = { $percent }%
display-percent-least = sotto{ "\u00A0" }l’1%
display-percent-most = oltre{ "\u00A0" }il{ "\u00A0" }99%
list-of-boards = Tabelloni
board-classic = Classico
    .about = Il mondo: 42 { -territory(form: "plural") } in 6 { -continent(form: "plural") }.
board-island = Isola
    .about = 6 { -territory(form: "plural") } in 2 { -continent(form: "plural") }, per un primo sguardo alle { -rule(form: "plural") }.
board-strait = Stretto
    .about = 12 { -territory(form: "plural") } in 3 { -continent(form: "plural") }: due coste, e isole in mezzo.
list-of-bots = Bot
column-what = che cos’è
column-plays = come gioca
bot-newcomer = Novellino, 1 su 10
    .name = Novellino
    .summary = Ha appena imparato le { -rule(form: "plural") }: gli sfugge molto, sparpaglia le { -army(form: "plural") }, dimentica le { -card(form: "plural") }.
bot-beginner = Principiante, 2 su 10
    .name = Principiante
    .summary = Si ferma troppo presto, e insegue { -continent(form: "plural") } che non si possono tenere.
bot-learner = Apprendista, 3 su 10
    .name = Apprendista
    .summary = Sa che cosa vuole, ma sparpaglia le { -army(form: "plural") } lungo i { -border(form: "plural") }.
bot-casual = Giocatore occasionale, 4 su 10
    .name = Giocatore occasionale
    .summary = Per un po’ gioca bene; poi porta con sé troppo poche { -army(form: "plural") }, o attacca una volta di troppo.
bot-regular = Giocatore abituale, 5 su 10
    .name = Giocatore abituale
    .summary = Ogni tanto gli sfugge un attacco, e lascia { -army(form: "plural") } inoperose.
bot-practised = Giocatore allenato, 6 su 10
    .name = Giocatore allenato
    .summary = Di solito concentra le { -army(form: "plural") }, e a volte dimentica un { -set } di { -card(form: "plural") }.
bot-skilled = Giocatore abile, 7 su 10
    .name = Giocatore abile
    .summary = Fa pochi errori in una { -game }.
bot-strong = Giocatore forte, 8 su 10
    .name = Giocatore forte
    .summary = Gioca secondo le { -odds } esatte, e non gli sfugge quasi nulla.
bot-veteran = Veterano, 9 su 10
    .name = Veterano
    .summary = Fa piani come l’esperto, ma sparpaglia le { -army(form: "plural") }, e ogni tanto gli sfugge un attacco.
bot-easygoing = Facile
    .name = Facile
    .summary = Gioca come un principiante: attacca anche con poche { -odds }, dimentica i { -continent(form: "plural") }, non protegge nulla.
bot-cautious = Normale
    .name = Prudente
    .summary = Gioca con giudizio: attacca quando le { -odds } sono buone.
bot-bold = Normale, audace
    .name = Audace
    .summary = Gioca di fretta, e attacca anche con { -odds } alla pari.
bot-planning = Con un piano
    .name = Pianificatore
    .summary = Gioca secondo le { -odds } esatte, con impostazioni proprie.
bot-simple = Semplice
    .name = Semplice
    .summary = Concentra le { -army(form: "plural") } su un solo { -border } e attacca dove è più forte del nemico.
bot-expert = Esperto, 10 su 10
    .name = Esperto
    .summary = Pianifica l’intero { -turn }, e valuta ogni piano secondo la { -odds } di vincere che ne deriva.
bot-master = Maestro
    .name = Maestro
    .summary = Ragiona come l’esperto, poi continua la { -game } a mente per vedere come risponderebbero gli altri.
bot-random = Casuale
    .name = Casuale
    .summary = Sceglie una { -move } ammessa qualsiasi, senza un piano.
column-level = livello
bot-level =
    { $level ->
        [easy] facile, circa { $beside } su 10
        [normal] normale, circa { $beside } su 10
        [expert] esperto
       *[none]
            { $rung ->
                [none] nessuno
               *[other] { $rung } su 10
            }
    }
unknown-bot = il { -bot } «{ $word }» non esiste{ did-you-mean }; scegli { LIST($known, kind: "comma") }
picture-title = Tabellone { $board }
picture-free = { TERRITORY($territory) }
picture-held = { TERRITORY($territory) } { $armies }
picture-holds = Territori { SEAT($seat, case: "of") }: { LIST($places, kind: "comma") }.
picture-capital = { CAPITALISED(TERRITORY($territory, case: "in")) } c’è la { -capital } { SEAT($seat, case: "of") }.
picture-nobody =
    { $whole ->
        [yes] Nessuno controlla { -territory(form: "plural") }
       *[no] Senza nessuno: { LIST($places, kind: "comma") }
    }.
column-territories = Territori
column-armies = Armate
column-cards = Carte
has-won = ha vinto
is-out = fuori gioco
is-on-turn = di { -turn }
must-act = deve agire

### Fair dice
## What the dice of a game did, and whether all was fair.

fair-partial = di questa { -game } si conosce solo una parte, quindi i suoi { -die(form: "plural") } non si possono esaminare
fair-none = Finora non è stato lanciato nessun { -die }.
fair-test =
    { $rolls ->
        [one] { $rolls } { -roll }
       *[other] { $rolls } { -roll(form: "plural") }
    }, { $dice ->
        [one] 1 { -die }
       *[other] { $dice } { -die(form: "plural") }
    }. { $kind ->
        [odd] Dadi onesti danno risultati così irregolari in meno di una { -game } su 100.
       *[even] Dadi onesti danno risultati almeno così irregolari in { $percent } casi su 100: niente di strano.
    }
fair-who = Chi ha lanciato
fair-mean = Media
fair-luck = Armate salvate dai { -die(form: "plural") }
fair-won = Territori vinti dai { -die(form: "plural") }
fair-number = Lancio
fair-round = Giro
fair-from-to = Da, a
fair-attack = Attacco
fair-defence = Difesa
fair-every-roll =
    { $rolls ->
        [one] Il { -roll }
       *[other] Tutti i { $rolls } { -roll(form: "plural") }
    }
fair-without-a-seed = Questi { -die(form: "plural") } non vengono da un seme: sono stati inseriti a mano, o letti da una { -game } salvata.
fair-commitment = Tutti i { -die(form: "plural") } e le mescolate di questa { -game } vengono da un unico seme. Un hash del seme e di una chiave segreta, HMAC-SHA-256, è { $commitment }: prendine nota. Il seme e la chiave si vedranno a { -game } finita.
fair-seed = Tutti i { -die(form: "plural") } e le mescolate di questa { -game } vengono dal seme { $seed }. Con la chiave { $key } il suo HMAC-SHA-256 è { $commitment }, come mostrato durante la { -game }.
fair-from-a-position = questa { -game } è cominciata da una { -position } data, e si può verificare solo una { -game } giocata dall’inizio
fair-differ-at-the-start = L’apertura di questa { -game } non viene da questo seme.
fair-differ = L’azione { $number } di questa { -game } ha avuto un esito diverso da quello che dà questo seme.

### Review
## A game looked at again: chances, turning points, plans and luck.

review-partial = di questa { -game } si conosce solo una parte, quindi non si può analizzare
review-shown =
    { $turns ->
        [0] Non è ancora stato giocato nessun { -turn }.
       *[other]
            { $turns ->
                [one] { $turns } { -turn }
               *[other] { $turns } { -turn(form: "plural") }
            }
    }{ $turns ->
        [0] { "" }
       *[other]
            , { $points ->
                [0] nessuna svolta
                [one] 1 svolta
               *[other] { $points } svolte
            }.
    }
review-chances = Probabilità di vincere dopo ogni { -turn }
review-turns = { -turn(form: "plural") }
review-turning-points = Svolte
review-turning-point =
    Giro { $round }. { $what } La { -odds } di vincere { SEAT($seat, case: "of") } è cambiata ({ $before } → { $after }), soprattutto per { $why ->
        [dice] i { -die(form: "plural") }
        [choices] le scelte su dove mettere le { -army(form: "plural") }
       *[others] ciò che hanno fatto gli altri
    }.
review-turn =
    { CAPITALISED(SEAT($seat, case: "article")) } { $captured ->
        [0] non ha conquistato { -territory(form: "plural") }
        [one] ha conquistato 1 { -territory }
       *[other] ha conquistato { $captured } { -territory(form: "plural") }
    }{ $last ->
        [lost] { " " }e
       *[other] ,
    } { $lost ->
        [0] non ha perso { -army(form: "plural") }
        [one] ha perso 1 { -army }
       *[other] ha perso { $lost } { -army(form: "plural") }
    }{ $gains ->
        [none] { "" }
       *[some] { $last ->
            [gains] { " " }e
           *[other] ,
        } ha completato { CONTINENTS($gained, case: "article") }
    }{ $breaks ->
        [none] { "" }
       *[some] { $last ->
            [breaks] { " " }e
           *[other] ,
        } ha rotto { CONTINENTS($broken, case: "article") }
    }{ $outs ->
        [none] { "" }
       *[some] { $last ->
            [outs] { " " }e
           *[other] ,
        } ha eliminato { SEATS($out, case: "article") }
    }{ $cards ->
        [0] { "" }
        [one] { " " }e ha preso 1 { -card }
       *[other] { " " }e ha preso { $cards } { -card(form: "plural") }
    }.
review-better = Un piano migliore per { SEAT($seat, case: "article") } nel { -round } { $round }: { UNCAPITALISED($plan) } Con la scelta fatta: { $got }.
review-no-mistake =
    { $fell ->
        [yes] Nel { -round } { $round } { SEAT($seat, case: "article") } ha ottenuto meno del piano dell’esperto, ma nessuna singola decisione è stata chiaramente un errore.
       *[no] Nulla di ciò che { SEAT($seat, case: "article") } ha deciso nel { -round } { $round } è stato chiaramente un errore.
    }
review-left-open =
    { CAPITALISED(SEAT($seat, case: "article")) } aveva lasciato { TERRITORY($territory, case: "in") } { $armies ->
        [one] { $armies } { -army }
       *[other] { $armies } { -army(form: "plural") }
    }, e la { -odds } che { SEAT($enemy, case: "article") } { $breaks ->
        [some] rompesse { CONTINENT($continent, case: "article") }
       *[none] conquistasse il { -territory }
    } era questa: { $odds }.
review-story-end =
    { $won ->
        [yes] { CAPITALISED(SEAT($seat, case: "article")) } ha vinto la { -game } nel { -round } { $round }.
       *[no] Nessuno ha vinto; nel { -round } { $round } era in testa { SEAT($seat, case: "article") } ({ -odds } di vincere: { $chance }).
    }
review-story-course =
    Probabilità di vincere { SEAT($seat, case: "of") } all’inizio: { $first }{ $fell ->
        [yes] ; nel { -round } { $round } è arrivato il momento peggiore ({ $lowest })
       *[no] , e le cose non sono mai andate molto peggio
    }.
review-story-turned = La svolta è arrivata nel { -round } { $round }. { $what } La { -odds } di vincere { SEAT($seat, case: "of") } è cambiata ({ $before } → { $after }).
review-story-luck =
    I { -die(form: "plural") } hanno aiutato soprattutto { SEAT($kind, case: "article") } ({ -odds } di vincere: +{ $won } { $won ->
        [one] punto
       *[other] punti
    }) e danneggiato soprattutto { SEAT($hard, case: "article") } (−{ $cost } { $cost ->
        [one] punto
       *[other] punti
    }).
review-story-mistakes =
    { $mistakes ->
        [0] Nulla di ciò che { SEAT($seat, case: "article") } ha deciso è stato chiaramente un errore.
        [one] { CAPITALISED(SEAT($seat, case: "article")) } ha commesso un chiaro errore nel { -round } { LIST($rounds) }.
       *[other] { CAPITALISED(SEAT($seat, case: "article")) } ha commesso chiari errori nei { -round(form: "plural") } { LIST($rounds) }.
    }
film-title =
    { $mode }: { $won ->
        [yes] vittoria al { -round } { $round }
       *[no] fino al { -round } { $round }
    }
film-round = Giro { $round }
film-placed = { CAPITALISED(SEAT($seat, case: "article")) } schiera { number-of-armies }.
film-turn =
    { CAPITALISED(SEAT($seat, case: "article")) } conquista { $named ->
        [yes] { TERRITORIES($places, case: "article") }
       *[no] { $number } { -territory(form: "plural") }
    }.
review-put = { $armies } { TERRITORY($territory, case: "in") }
review-plan =
    { $sets ->
        [0] { "" }
        [one] Scambia un { -set }.{ " " }
       *[other] Scambia { $sets } { -set }.{ " " }
    }{ $placed ->
        [none] Niente da schierare
       *[some] Schiera { LIST($parts, kind: "and") }
    }; { $target ->
        [none] non attaccare
       *[other] comincia attaccando { TERRITORY($target, case: "article") } { TERRITORY($source, case: "from") } ({ $odds } di riuscita)
    }. Probabilità di vincere: { $chance }.
review-as-planned =
    { $seat ->
        [none] Come avrebbe cominciato l’esperto
       *[other] { CAPITALISED(SEAT($seat, case: "article")) } ha cominciato il { -round } { $round } come avrebbe fatto l’esperto
    }: { $sets ->
        [0] { "" }
        [one] un { -set } scambiato,{ " " }
       *[other] { $sets } { -set } scambiati,{ " " }
    }{ $placed ->
        [none] niente da schierare
       *[some] { LIST($parts, kind: "and") }
    }, { $target ->
        [none] nessun { -attack }
       *[other] poi { TERRITORY($target, case: "article") } { TERRITORY($source, case: "from") } ({ $odds } di riuscita)
    }.
review-won = Questo { -turn } ha deciso la { -game }.
review-give-or-take = Il confronto con i piani è una stima, con un margine di circa { $points ->
        [one] { $points } punto percentuale
       *[other] { $points } punti percentuali
    }.
review-who = Giocatore
review-chance-by-dice = Probabilità di vincere guadagnata grazie ai { -die(form: "plural") }, in punti percentuali
review-every-turn =
    { $turns ->
        [one] Il { -turn }, a confronto con il piano dell’esperto
       *[other] Tutti i { $turns } { -turn(form: "plural") }, a confronto con i piani dell’esperto
    }
review-column-round = Giro
review-column-turn = Turno
review-column-before = Prima
review-column-after = Dopo
review-column-dice = Dadi
review-column-planned = Con il piano
review-column-difference = Scelte
review-column-plan = Il piano dell’esperto

### The laboratory
## What results show in a notebook and in a terminal, and what is asked of them in vain.

display-in-per-cent = { $title }, { -odds } in percentuale
display-steps =
    { $number ->
        [one] 1 { -step }
       *[other] { $number } { -step(form: "plural") }
    }
display-more-rows =
    { $number ->
        [one] Un’altra riga
       *[other] Altre { $number } righe
    }
display-all-rows = Tutte le { $number } righe
board-caption = { $board }: { $territories } { -territory(form: "plural") }, { $borders ->
        [one] 1 { -border }
       *[other] { $borders } { -border(form: "plural") }
    }.
board-continents = Continenti
board-bonus = { -army(form: "plural") } per { -turn }
board-count = { -territory(form: "plural") }
board-territories = quali
board-places = { TERRITORIES($places) }
edition-rules = Tutte le sue { -rule(form: "plural") }
verdict-legal =
    { $legal ->
        [yes] ✓ Ammessa
       *[no] ✗ Non ammessa
    }: { $why }
verdict-clause = regola { $clause }, { $known }
legal-action = azione
legal-what-it-does = che cosa farebbe
legal-kind =
    { $number ->
        [one] { $kind }: 1 azione
       *[other] { $kind }: { $number } azioni
    }{ $shown ->
        [40] , qui le prime 40
       *[other] { "" }
    }
legal-shown =
    { CAPITALISED(SEAT($seat)) }, { PHASE($phase) }: { $number ->
        [one] 1 azione ammessa
       *[other] { $number } azioni ammesse
    }
bot-settings = A che cosa mira
bot-setting = impostazione
bot-value = valore
replay-shown =
    { $edition }, { $mode }, { $players } { -player(form: "plural") }: { $standing }; { $actions ->
        [one] { $actions } azione
       *[other] { $actions } azioni
    }{ $comments ->
        [0] { "" }
        [one] , 1 commento
       *[other] , { $comments } commenti
    }
replay-stopped =
    { $edition }, { $mode }, { $players } { -player(form: "plural") }: la { -game } si ferma alla riga { $line } dopo { $actions ->
        [one] { $actions } azione
       *[other] { $actions } azioni
    }. { $why }
replay-players = Giocatori: { LIST($players, kind: "comma") }.
replay-player = { SEAT($seat, case: "article") } è { $name }
replay-last = Posizione finale
progress-unit =
    { $all ->
        [one] { -game }
       *[other] { -game(form: "plural") }
    }
progress-rows =
    { $all ->
        [one] riga
       *[other] righe
    }
progress-orders =
    { $all ->
        [one] ordine
       *[other] ordini
    }
progress-line = { $done } su { $all } { $unit }, { $rate } al secondo, ancora { $left }
figures-title = { $board }: un valore per ogni { -territory }
figures-one = { TERRITORY($territory) } { $figure }
figures-all = { LIST($figures, kind: "comma") }.
record-round = { -round }
simulation-plot-share = quota di tutte le { -game(form: "plural") }, con il suo intervallo al 95%
simulation-rounds = { -round(form: "plural") } fino alla fine, { -game(form: "plural") } finite
campaign-taken = { -territory(form: "plural") } conquistati, almeno
odds-table-against = contro { $armies }
odds-table-plot = Probabilità di vincere per numero di { -army(form: "plural") }{ dice-of }
odds-table-attackers = { -army(form: "plural") } dell’{ -attacker }, una delle quali resta
tournament-shown =
    { $bots } { -bot }, { $games ->
        [one] { $games } { -game }
       *[other] { $games } { -game(form: "plural") }
    }{ $unfinished ->
        [0] { "" }
       [one] , { $unfinished } non finita
       *[other] , { $unfinished } non finite
    }{ $stopped ->
        [yes] ; interrotto
       *[no] { "" }
    }
tournament-rated = { $bot } { $elo } ± { $error }
tournament-scale = Elo, 0 è la media di questi { -bot }
tournament-points = { $elo } ± { $error }
tournament-bot = { -bot }
tournament-elo = Elo ± errore
tournament-games = { -game(form: "plural") }
tournament-won = vinte
tournament-unfinished = non finite
tournament-note = Elo secondo il modello di Bradley e Terry, con il suo errore standard; 0 è la media di questi { -bot }. Le ultime colonne danno la quota di { -game(form: "plural") } vinte contro ciascun altro { -bot }, contando solo quelle con un vincitore; entrambe le formazioni contano allo stesso modo.
tournament-nobody = non ha vinto nessuno
tournament-tables = Tavolo per tavolo
tournament-match = { -bot } e i loro { -seat(form: "plural") }
tournament-table = tavolo
tournament-share = quota del primo { -bot }
tournament-pair = { $bot } ({ $seats }) contro { $opponent } ({ $others })
tournament-ratings = Punteggi
match-head = risultato
match-name = { $bot } contro { $other }: { $edition } { $mode }, { $players } { -player(form: "plural") }
match-told = { $match }. { $result }
match-shown =
    { $why ->
        [better] { $bot } è migliore di { $other }: { $share } di vittorie (da { $low } a { $high }; confidenza { $confidence }). Deciso { match-after }.
        [equal] { $bot } e { $other } si equivalgono entro { $margin } punti percentuali: { $share } di vittorie per { $bot } (da { $low } a { $high }; confidenza { $confidence }). Deciso { match-after }.
        [limit] Non deciso: { $share } di vittorie per { $bot } contro { $other } (da { $low } a { $high }; confidenza { $confidence }). Fermato al limite, { match-after }.
       *[interrupted] Interrotto: { $share } di vittorie per { $bot } contro { $other } (da { $low } a { $high }; confidenza { $confidence }), { match-after }.
    }
match-after = dopo { $pairs ->
        [one] 1 coppia
       *[other] { $pairs } coppie
    }, { $games } { -game(form: "plural") }
match-note = Ogni coppia è formata da due { -game(form: "plural") } con lo stesso seme e i { -seat(form: "plural") } scambiati. Gli intervalli tengono conto del fatto che ogni incontro è stato fermato appena deciso; quelli dei punteggi no.
experiment-shown =
    { $what ->
        [wins] vittorie del primo { -bot }
        [rounds] { -round(form: "plural") } fino alla vittoria
        [finished] { -game(form: "plural") } vinte da qualcuno
       *[other] { $what }
    }: { LIST($means, kind: "comma") }; differenza rispetto a { $other }: { LIST($differences, kind: "comma") }{ $points ->
        [yes] { " " }punti percentuali
       *[no] { "" }
    }, in { $games ->
        [one] { $games } { -game }
       *[other] { $games } { -game(form: "plural") }
    }{ $left_out ->
        [0] { "" }
       [one] , { $left_out } esclusa
       *[other] , { $left_out } escluse
    }{ $stopped ->
        [yes] ; interrotto
       *[no] { "" }
    }
experiment-mean-of = { $condition } { $mean }
experiment-difference-of =
    { $condition } { $difference }{ $low ->
        [none] { "" }
       *[other] { " " }[{ $low }, { $high }]
    }{ $over ->
        [none] { "" }
       *[other] { " " }(rispetto al placebo { $over }{ $over_low ->
            [none] { "" }
           *[other] { " " }[{ $over_low }, { $over_high }]
        })
    }
experiment-condition = condizione
experiment-mean = media [intervallo al 95%]
experiment-difference = differenza dalla prima
experiment-points = differenza dalla prima, in punti percentuali
experiment-over-placebo = differenza dal placebo
experiment-error = errore standard
ladder-place =
    { $bot } sta { $where ->
        [below] sotto il gradino 1
        [above] sopra il gradino { $last }
        [at] sul gradino { $rung } ({ ladder-range })
       *[between] tra i gradini { $lower } e { $upper } ({ ladder-range })
    }, dopo { $games ->
        [one] 1 { -game }
       *[other] { $games } { -game(form: "plural") }
    }
ladder-range =
    { $open ->
        [low] al massimo { $high }
        [high] almeno { $low }
       *[none] da { $low } a { $high }
    }, con un livello di confidenza del 95%
ladder-rung = gradino
ladder-slower = { $bot } non è compilato: una sua { -game } dura all’incirca quanto { $times } veloci
score-shown =
    { $share } di { $games ->
        [one] 1 { -game }
       *[other] { $games } { -game(form: "plural") }
    } (da { $low } a { $high }){ $illegal ->
        [0] { "" }
       *[other] ; terminate da un’azione non ammessa: { $illegal }
    }
prediction-none = Nessuna previsione, per ora: sostituisci i tre puntini con un numero ed esegui di nuovo la cella.
prediction-right = Giusto: è { $actual }.
prediction-off =
    { $more ->
        [yes] Più della tua stima ({ $guess }): { $actual }.
       *[no] Meno della tua stima ({ $guess }): { $actual }.
    }
campaign-shown =
    { $armies ->
        [one] { $armies } { -army }
       *[other] { $armies } { -army(form: "plural") }
    } contro { LIST($targets, kind: "then") }: { $win } di { NUMBER_OF($targets) ->
        [one] riuscita
       *[other] { -odds } di conquistarli tutti
    }; in media { $lost } perse, e { $left } rimaste nell’ultimo { -territory } se va tutto bene{ dice-of }
campaign-target = { -territory }
campaign-armies = { -army(form: "plural") } presenti
campaign-behind = rimaste alla partenza
campaign-chance = { -odds } di conquista
campaign-left = { -army(form: "plural") } nell’ultimo { -territory }
campaign-step = bersaglio { $number }
campaign-no-way = nessun percorso passa per tutti questi { -territory(form: "plural") } in modo che ognuno confini con il precedente
campaign-own = l’{ -attacker } controlla già { TERRITORY($territory, case: "article") }
campaign-border = { TERRITORY($source, case: "article") } e { TERRITORY($target, case: "article") } non confinano
campaign-twice = la campagna passa due volte per { TERRITORY($territory, case: "article") }
sources-shown =
    { $several ->
        [yes] Bersagli: { LIST($targets) }
       *[no] Bersaglio: { LIST($targets, kind: "then") }
    }; partenza: { LIST($sources, kind: "comma") }{ $more ->
        [0] { "" }
        [one] , e un’altra
       *[other] , e altre { $more }
    }
sources-one = { TERRITORY($source) } { $win } ({ number-of-armies })
sources-along = { LIST($way, kind: "then") }
sources-from = da
sources-way = percorso migliore
sources-armies = { -army(form: "plural") } presenti
sources-chance = { -odds } di conquistarli tutti
sources-lost = { -army(form: "plural") } perse in media
sources-left = { -army(form: "plural") } nell’ultimo { -territory } in caso di vittoria
sources-more =
    { $number ->
        [one] un’altra
       *[other] altre { $number }
    }
sources-none = { SEAT($seat, case: "article") } non ha un { -territory } con almeno due { -army(form: "plural") } accanto a un bersaglio ({ LIST($targets, kind: "or") })
stopping-shown =
    Per conservare { $keep ->
        [one] 1 { -army }
       *[other] { $keep } { -army(form: "plural") }
    }, fermati a { $stop }: { $kept } di { -odds } di riuscirci, { $win } di conquistare il { -territory } ({ $attackers } contro { $defenders }){ dice-of }
stopping-at = fermarsi a ({ -army(form: "plural") })
stopping-taken = { -territory } conquistato
stopping-kept = { -army(form: "plural") } conservate
stopping-lost = { -army(form: "plural") } perse in media
odds-table-shown = Probabilità di vincere in percentuale, fino a { $attackers ->
        [one] 1 { -army }
       *[other] { $attackers } { -army(form: "plural") }
    } (righe; un’{ -army } resta) contro { $defenders } (colonne){ dice-of }
odds-table-terminal = Per vederla tutta, mostrala in un notebook o chiama to_frame().
odds-table-more = Battaglie più grandi
odds-table-corner = { -attacker(form: "plural") }↓ { -defender(form: "plural") }→
odds-table-cell = { $attackers } contro { $defenders }: { $win }

### Lessons
## What lessons say in addition to their own texts, which are in files of their own.

lessons = Lezioni
lessons-about = di che cosa tratta
lesson-head = Lezione { $lesson }: { $title } ({ LIST($editions, kind: "comma") }, circa { course-minutes })
lesson-about = Edizione: { LIST($editions, kind: "comma") } · circa { course-minutes }
lesson-able = Alla fine saprai:
progress-solved = Passi risolti: { $solved } su { $steps }
board = Il { -board }
board-after = Il { -board } dopo questa { -move }
board-of-step = { $step }: il { -board }
board-held = { CAPITALISED(SEAT($seat)) }: { LIST($territories, kind: "comma") }
board-armies = { TERRITORY($territory) } { $armies }
step-dice = Dadi: l’{ -attacker } { LIST($attack, kind: "comma") }; il { -defender } { LIST($defence, kind: "comma") }.
step-cards = Le tue { -card(form: "plural") }: { LIST($cards, kind: "comma") }.
step-card-read = { CARD($card) }
step-card =
    `{ $card }` ({ $symbol ->
        [none] qualsiasi { -symbol }
       *[other] { SYMBOL($symbol) }
    })
step-stars = Stelle: { LIST($stars, kind: "semicolon") }.
step-other-edition = L’{ -edition } { UNCAPITALISED($wanted) } non ha questa regola. Qui questo { -step } si gioca con l’{ -edition } { UNCAPITALISED($edition) }.
step-by-edition = Questo { -step } segue le { -rule(form: "plural") } dell’{ -edition } { UNCAPITALISED($edition) }.
step-defence = { page-dice }: in media il { -defender } perde { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } { -army(form: "plural") }, e l’{ -attacker } { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) }. Se l’{ -attack } continua, la { -odds } di tenere { TERRITORY($target, case: "article") } è { $chance }.

## Headings of feedback, by its status.

feedback-right = Giusto.
feedback-wrong = Non proprio.
feedback-guessed = Ora lo sai.
feedback-refused = Questo non è permesso.
feedback-more = Continua.
feedback-unanswered = Non è ancora stato provato nulla.
feedback-unclear = Questo non si può interpretare come una risposta.
feedback-hint = Suggerimento
feedback-shown = Mostrato.
feedback-over = Il tuo { -turn } è finito.
feedback-switched = Un’altra { -edition }.
feedback-start = Dall’inizio.
feedback-rules = Le { -rule(form: "plural") } che valgono qui:
feedback-hint-is = { feedback-hint }:
feedback-taken-back = Il { -board } è tornato all’inizio del { -step }. Riprova.
feedback-rightly-refused = Giusto: le { -rule(form: "plural") } non lo permettono.
feedback-other-rule = Nemmeno questo è permesso, ma il { -step } riguarda un’altra regola.
feedback-too-many = { $answer } è un numero troppo alto.
feedback-too-few = { $answer } è un numero troppo basso.
feedback-move = Fai la tua { -move } sul { -board }.
feedback-answer = La risposta è { $answer }.
feedback-quoted = «{ $text }»
feedback-none-of-these = nessuno di questi
feedback-territories = { TERRITORIES($places, kind: "comma") }
    .article = { TERRITORIES($places, case: "article", kind: "comma") }
    .of = { TERRITORIES($places, case: "of", kind: "comma") }
    .to = { TERRITORIES($places, case: "to", kind: "comma") }
    .from = { TERRITORIES($places, case: "from", kind: "comma") }
    .in = { TERRITORIES($places, case: "in", kind: "comma") }
feedback-continents = { CONTINENTS($places, kind: "comma") }
    .article = { CONTINENTS($places, case: "article", kind: "comma") }
    .of = { CONTINENTS($places, case: "of", kind: "comma") }
    .to = { CONTINENTS($places, case: "to", kind: "comma") }
    .from = { CONTINENTS($places, case: "from", kind: "comma") }
    .in = { CONTINENTS($places, case: "in", kind: "comma") }
lesson-places = { TERRITORIES($places, kind: "and") }
    .article = { TERRITORIES($places, case: "article", kind: "and") }
    .of = { TERRITORIES($places, case: "of", kind: "and") }
    .to = { TERRITORIES($places, case: "to", kind: "and") }
    .from = { TERRITORIES($places, case: "from", kind: "and") }
    .in = { TERRITORIES($places, case: "in", kind: "and") }
feedback-off = Da togliere: **{ $places }**.
feedback-go-on =
    { $armies ->
        [0]
            { $phase ->
                [attack] Adesso tocca al { -combat }.
                [fortify] Adesso tocca allo { -movement }.
               *[other] C’è ancora da fare.
            }
        [one] Resta un’{ -army } da schierare.
       *[other] Restano { $armies } { -army(form: "plural") } da schierare.
    }
feedback-occupy =
    Ora sposta le { -army(form: "plural") } nel { -territory } conquistato: { $exact ->
        [yes] esattamente { $most }
       *[no] almeno { $least }, al massimo { $most }
    }.
feedback-from-here = Il { -step } continua da qui, quindi rispondi solo con quello che viene dopo. `lesson.retry()` lo fa ricominciare.
feedback-no-attack-left =
    Nessuno dei tuoi { -territory(form: "plural") } può più attaccare. { $challenge ->
        [yes] Termina l’{ -attack }.
       *[no] Termina l’{ -attack }, o ricomincia il { -step }.
    }

## Chances, which are guessed before the dice fall.

chance-once =
    { $taken ->
        [yes]
            Questa volta l’{ -attack } ha conquistato { TERRITORY($target, case: "article") }{ $lost ->
                [0] { " " }senza perdere { -army(form: "plural") }.
                [one] , al prezzo di un’{ -army }.
               *[other] , al prezzo di { $lost } { -army(form: "plural") }.
            }
       *[no]
            Questa volta la { -defence } ha tenuto { TERRITORY($target, case: "article") }: l’{ -attacker } ha perso { $lost ->
                [one] un’{ -army }
               *[other] { $lost } { -army(form: "plural") }
            } e il { -defender } { $beaten ->
                [0] nessuna.
                [one] una.
               *[other] { $beaten }.
            }
    }
chance-counted = In { NUMBER($fought) } { -battle(form: "plural") } come questa l’{ -attack } ha vinto { $taken ->
        [one] una volta
       *[other] { NUMBER($taken) } volte
    }; la { -odds } esatta è **{ $exact }**.
chance-brier =
    { $guesses ->
        [one] Una { -odds } stimata
       *[other] { $guesses } { -odds } stimate
    }: { $as ->
        [best] come con le { -odds } esatte.
        [good] quasi come con le { -odds } esatte.
        [better] meglio che dire sempre { $even }.
        [even] come dire sempre { $even }.
       *[worse] peggio che dire sempre { $even }.
    }
chance-off =
    { $off ->
        [0] Hai detto { $said }: esatto.
        [one] Hai detto { $said }: un punto di scarto.
       *[other] Hai detto { $said }: { $off } punti di scarto.
    }

## The course as a whole, and warm-ups with what has been met.

warm-up-title = Riscaldamento
warm-up-summary = Tre domande dalle { -lesson(form: "plural") } precedenti, su altri { -board(form: "plural") }.
warm-up-none = Per ora non c’è nulla con cui scaldarsi: risolvi prima qualche { -step } di una { -lesson }.
tonight = Gioca stasera
tonight-summary = La via più breve per una partita tua: quello che devi sapere, e poi una breve partita da vincere.
tonight-advice = Ora puoi giocare. Il programma distribuisce, conta e fa rispettare le regole al posto tuo. La preparazione (lezione 2), le capitali, le partite in due e le altre edizioni (lezioni da 8 a 11) possono aspettare.
course-tonight = Gioca stasera: { course-minutes }
course-lesson = { $number } · { $title }
course-steps =
    { $done } su { $steps } { $steps ->
        [one] { -step }
       *[other] { -step(form: "plural") }
    }
course-minutes =
    { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }
course-next = Prossima: { $title }, con { $call }
course-due =
    { $questions ->
        [one] Oggi c’è una domanda da ripassare
       *[other] Oggi ci sono { $questions } domande da ripassare
    }, con { $call }
course-puzzles = Problemi: provati { $tried } su { $puzzles }, risolti { $right }, di cui { $first } al primo tentativo.
course-beaten = Il { -bot } più forte che hai battuto è al gradino { $rung } su 10: { $bot }.

## The exam: six short games that show on which rung of the ladder somebody plays.

exam = Esame
exam-about =
    { $games ->
        [one] 1 { -game } breve
       *[other] { $games } { -game(form: "plural") } brevi
    } con { -mission(form: "plural") }, ciascuna contro un { -bot } vicino al tuo livello. In tutto durano circa un’ora. Non ci sono { -hint(form: "plural") } e non si annulla nulla. Puoi smettere quando vuoi e continuare un altro giorno.
exam-so-far =
    Hai giocato { $played ->
        [one] 1 { -game }
       *[other] { $played } { -game(form: "plural") }
    } su { $games }. Il prossimo { -opponent } è al gradino { $rung } su 10: { $bot }.
exam-result =
    Il tuo livello è circa il gradino { $rung } su 10, { $bot } ({ $narrow ->
        [yes] con un livello di confidenza del { $confidence }
       *[no] da { $low } a { $high } con un livello di confidenza del { $confidence }
    }). Hai vinto { $won ->
        [one] 1 { -game }
       *[other] { $won } { -game(form: "plural") }
    } su { $games }.
exam-opponent = Avversario
exam-rung = Gradino
exam-outcome = Risultato
exam-outcome-of =
    { $won ->
        [yes] vinta
       *[no] persa
    }
exam-back = Da ripassare: { LIST($titles, kind: "semicolon") }
exam-go-back = Da ripassare
exam-puzzles = Problemi: { $kind }
exam-foot = Sei { -game(form: "plural") } mostrano il gradino solo all’incirca: l’intervallo conta più del numero al suo centro.

## Questions that come back after days: of lessons, puzzles and one's own mistakes.

questions = Ripasso
questions-summary = Le domande che tornano oggi: dalle { -lesson(form: "plural") }, dai { -puzzle(form: "plural") } e dai tuoi errori.
questions-number = numero
questions-question = domanda
questions-from = da
questions-due =
    { $due ->
        [one] Oggi c’è una domanda da ripassare.
       *[other] Oggi ci sono { $due } domande da ripassare.
    }{ $waiting ->
        [0] { "" }
        [one] { " " }Un’altra è rimandata.
       *[other] { " " }Altre { $waiting } sono rimandate.
    }
questions-enough =
    Per oggi il ripasso è finito. { $waiting ->
        [one] Un’altra domanda è rimandata.
       *[other] Altre { $waiting } domande sono rimandate.
    }
questions-next =
    Oggi non c’è nulla da ripassare. La prossima domanda torna { $days ->
        [one] domani
       *[other] tra { $days } giorni
    }.
questions-none = Per ora non c’è nulla da ripassare: rispondi a qualche domanda di una { -lesson } o a un { -puzzle }.

## The rating in puzzles.

rating = Il mio punteggio nei { -puzzle(form: "plural") }
rating-kind = domanda
rating-rating = punteggio
rating-error = scarto (95%)
rating-answered = { -puzzle(form: "plural") }
rating-all = tutti i { -puzzle(form: "plural") }
rating-now = Il tuo punteggio nei { -puzzle(form: "plural") } è { $rating } (±{ "\u00A0" }{ $error }).
rating-none = Non hai ancora un punteggio: prova a risolvere un { -puzzle }.
puzzle-rating =
    { $known ->
        [none] Il punteggio di questo { -puzzle } è { $puzzle }.
        [other] Il tuo punteggio è { $rating } (±{ "\u00A0" }{ $error }). Quello di questo { -puzzle } è { $puzzle }.
       *[kind] Il tuo punteggio è { $rating } (±{ "\u00A0" }{ $error }), e { $here } (±{ "\u00A0" }{ $give }) nei { -puzzle(form: "plural") } di questo tipo. Quello di questo { -puzzle } è { $puzzle }.
    }

## Whole turns to plan, compared with the expert's.

turn-title = Pianifica il tuo { -turn }
turn-numbered = Turno { $number }
turn-text-average = Sei **{ SEAT($seat, case: "article") }**, e l’intero { -turn } è tuo: schiera { number-of-armies }, attacca, entra e sposta. Dadi: **medi**, quindi ogni lancio costa alle due parti quanto costa in media.
turn-text-real = Sei **{ SEAT($seat, case: "article") }**, e l’intero { -turn } è tuo: schiera { number-of-armies }, attacca, entra e sposta. Dadi: **veri**, quindi dopo il primo lancio non puoi ricominciare. Alla fine la fortuna con i { -die(form: "plural") } non conta.
turn-nudge = Che cosa potresti controllare alla fine del { -turn }, e quanto ti costerebbe?
turn-over = Ora l’esperto giudica il tuo piano.
turn-is-over = Questo { -turn } è finito. Rigiocalo o passa al prossimo.
turn-shown = Ecco il { -turn } dell’esperto.
turn-dice-average = medi
turn-dice-real = veri
turn-measured = Da una { -game } tra { -bot } dei gradini da 3 a 7. Qui un { -bot } del gradino 3 ottiene { $score ->
        [one] 1 punto
       *[other] { $score } punti
    } su 100.
turn-rating =
    { $known ->
        [none] Il punteggio di questo { -turn } è { $turn }.
       *[some] Il tuo punteggio nei turni interi è { $rating } (±{ "\u00A0" }{ $error }). Quello di questo { -turn } è { $turn }.
    }
turn-head-chance = probabilità di vincere
turn-head-expert = stima dell’esperto
turn-head-games = { -game(form: "plural") } vinte
turn-chance = { $chance } (±{ "\u00A0" }{ $error })
turn-row-before = prima del { -turn }
turn-row-you = dopo il tuo { -turn }
turn-row-plan = il tuo { -turn } senza fortuna
turn-row-expert = dopo il { -turn } dell’esperto
turn-row-average = l’esperto in media
turn-worth =
    { $lost ->
        [less] Il tuo piano vale { $points ->
            [one] 1 punto percentuale
           *[other] { $points } punti percentuali
        } meno di quello dell’esperto (±{ "\u00A0" }{ $error }).
        [more] Il tuo piano vale { $points ->
            [one] 1 punto percentuale
           *[other] { $points } punti percentuali
        } più di quello dell’esperto (±{ "\u00A0" }{ $error }).
       *[same] Il tuo piano vale quanto quello dell’esperto (±{ "\u00A0" }{ $error }).
    }
turn-score =
    { $score ->
        [one] 1 punto
       *[other] { $score } punti
    } su 100
turn-board-you = Tu
turn-board-expert = L’esperto
turn-placed = Schierate: { LIST($parts) }.
turn-took =
    { $count ->
        [0] Nessuna conquista.
       *[other] Conquiste: { LIST($names) }.
    }
turn-holds =
    { $risk ->
        [open] Continente esposto: { CONTINENT($continent) }. Probabilità che un vicino conquisti { TERRITORY($territory, case: "article") }: { $chance }.
        [safe] Continente controllato: { CONTINENT($continent) }. Probabilità che un vicino lo rompa: al massimo { $chance }.
       *[none] Continente controllato: { CONTINENT($continent) }. Nessun vicino può romperlo.
    }
turn-judged =
    { $games ->
        [0] Qui ci vorrebbe troppo tempo per continuare le { -game(form: "plural") }: giudica solo l’esperto.
       *[other] In ogni riga, la stima dell’esperto e { $games } { -game(form: "plural") }, continuate per metà ciascuno dai { -bot } { $bots }. La probabilità è la media delle due.
    }
course-turns =
    { $planned ->
        [0] Turni interi: ancora nessuno pianificato su { $turns }.
       *[other] Turni interi pianificati: { $planned } su { $turns }. Il tuo punteggio è { $rating } (±{ "\u00A0" }{ $error }).
    }
rating-turns = turni interi

## Mistakes of one's own games, which come back as puzzles, and what the last games gave away.

mistakes = I miei errori
mistakes-number = numero
mistakes-kind = decisione
mistakes-game = da
mistakes-due = torna
mistake-numbered = Il mio errore { $number }
mistake-none = Non hai ancora errori. Gioca una { -game } fino alla fine: qui troverai le tue decisioni più costose.
mistake-unknown =
    { $most ->
        [one] c’è un solo errore, il numero 1
       *[other] gli errori sono numerati da 1 a { $most }
    }
mistake-kind-place = Dove schieri le { -army(form: "plural") }?
mistake-kind-stop = Attaccare o fermarsi?
mistake-kind-break = Rompere un { -continent }?
mistake-kind-leave = Quante ne sposti?
mistake-kind-trade = Scambiare ora o aspettare?
mistake-kind-fortify = Quali { -army(form: "plural") } sposti?
mistake-game = { $date }, { $edition }, { $mode }, { -round } { $round }
mistake-learned = imparato
mistake-due =
    { $days ->
        [0] adesso
        [one] tra un giorno
       *[other] tra { $days } giorni
    }
mistake-comes-back =
    { $learned ->
        [yes] L’hai imparato.
       *[no] Torna { $when }.
    }
mistakes-about-place = schierare le { -army(form: "plural") }
mistakes-about-stop = attaccare e fermarsi
mistakes-about-break = rompere i { -continent(form: "plural") }
mistakes-about-leave = entrare nei { -territory(form: "plural") } conquistati
mistakes-about-trade = scambiare i { -set }
mistakes-about-fortify = spostare { -army(form: "plural") } alla fine
mistake-text-place = Sei **{ SEAT($seat, case: "article") }**, nel { -round } { $round } della tua { -game }. Hai **{ number-of-armies }** da schierare.
mistake-text-stop = Sei **{ SEAT($seat, case: "article") }**, nel { -round } { $round } della tua { -game }, e puoi attaccare.
mistake-text-break = Sei **{ SEAT($seat, case: "article") }**, nel { -round } { $round } della tua { -game }, e puoi attaccare. Qualcun altro controlla un { -continent } intero.
mistake-text-leave = Sei **{ SEAT($seat, case: "article") }**, nel { -round } { $round } della tua { -game }. Hai appena conquistato { TERRITORY($target, case: "article") } { TERRITORY($source, case: "from") }, dove restano **{ $armies } { -army(form: "plural") }**: ne puoi spostare da { $least } a { $most }.
mistake-text-trade = Sei **{ SEAT($seat, case: "article") }**, nel { -round } { $round } della tua { -game }, con **{ number-of-armies }** da schierare. Le tue { -card(form: "plural") } formano un { -set }.
mistake-text-fortify = Sei **{ SEAT($seat, case: "article") }**, nel { -round } { $round } della tua { -game }. Gli { -attack(form: "plural") } sono finiti; puoi ancora spostare { -army(form: "plural") }.
mistake-ask-place = Dove { $armies ->
        [one] la
       *[other] le
    } metti?
mistake-ask-stop = Che cosa fai adesso?
mistake-ask-break = Che cosa fai adesso?
mistake-ask-leave = Come le dividi?
mistake-ask-trade = Scambi il { -set } in questo { -turn }?
mistake-ask-fortify = Quali { -army(form: "plural") } sposti?
mistake-hint-place = Che cosa possono conquistare le { -army(form: "plural") } da lì in questo { -turn }, e che cosa proteggono dopo?
mistake-hint-stop = Che cosa guadagni se va bene, e che cosa resta scoperto se va male?
mistake-hint-break = Che cosa perde ogni { -turn } chi lo controlla, e quanto è probabile che tu riesca a passare?
mistake-hint-leave = Quale dei due può ancora essere attaccato, e da quale le { -army(form: "plural") } potrebbero proseguire?
mistake-hint-trade = Quanto valgono le { -army(form: "plural") } adesso, e quanto frutterà il { -set } più tardi?
mistake-hint-fortify = Quali { -army(form: "plural") } non hanno nessuno di fronte, e quale { -border } è debole?
mistake-best = **{ $answer }**: { $chance } di vittorie. Ciò che hai fatto nella { -game }, «{ $then }»: { $other }, { $margin ->
        [one] { $margin } punto
       *[other] { $margin } punti
    } in meno (95%: da { $low } a { $high }).
mistake-again =
    È quello che hai fatto nella { -game }: { $chance } di vittorie, { $behind ->
        [one] { $behind } punto
       *[other] { $behind } punti
    } in meno della risposta migliore.
mistake-other =
    Così: { $chance } di vittorie, { $behind ->
        [one] { $behind } punto
       *[other] { $behind } punti
    } in meno della risposta migliore.
mistake-in-review = Una scelta migliore per { SEAT($seat, case: "article") } nel { -round } { $round }: { UNCAPITALISED($answer) }. Nelle { -game(form: "plural") } continuate da lì dai { -bot }: { $chance } di vittorie; con la scelta fatta, «{ $then }»: { $other }.
coach-nothing = qui non c’è nessuna decisione da giudicare
coach-good = Buona come la migliore: { $chance }.
coach-better = Meglio: { UNCAPITALISED($answer) }.
coach-lost =
    { $sure ->
        [yes] Ti è costato { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }: { $chance } invece di { $best }.
       *[no] L’esperto prevede { $chance } invece di { $best }. Nessuna { -game } lo ha confermato.
    }
coach-found = Esatto.
coach-find = Trova qualcosa di meglio di: { UNCAPITALISED($choice) }.
coach-dice = La tua scelta è costata { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }. I { -die(form: "plural") }, in punti: { $dice }.
coach-turn = Il tuo ultimo { -turn }, in punti: le tue scelte { $choices }, i { -die(form: "plural") } { $dice }. La tua { -odds }: { $chance }.
coach-no-card = Ancora nessuna { -card }: attacco { TERRITORY($territory, case: "to") }, { $chance } di riuscita.
mistake-measured =
    Dalla tua { -game } ({ $date }, { $edition }, { $mode }, { -round } { $round }). Da ogni risposta i { -bot } hanno continuato fino alla fine { $games } volte, con gli stessi { -die(form: "plural") } per tutte.{ $attack ->
        [yes] { " " }Dopo un { -attack } hanno attaccato ancora dove conveniva.
       *[no] { "" }
    } Queste percentuali non sono quelle dell’analisi, che indica ciò che l’esperto si aspettava all’inizio del { -turn }.
mistakes-decided =
    { $asked ->
        [one]
            Hai ripetuto una decisione, { $known ->
                [0] ma non l’hai indovinata
               *[other] e l’hai indovinata
            } al primo colpo
       *[other]
            Hai ripetuto { $asked } decisioni e { $known ->
                [0] non ne hai indovinata nessuna
                [one] ne hai indovinata una
               *[other] ne hai indovinate { $known }
            } al primo colpo
    }. { $waiting ->
        [none] Le hai imparate tutte.
       *[some] La prossima torna { $when }.
    }
mistakes-no-game = Gioca una { -game } fino alla fine. Poi ci sarà qualcosa su cui esercitarti.
mistakes-nothing-kept = Qui non viene salvato nulla, perché la variabile RISK_WIDGET_DATA è vuota. Rimuovila, o scrivici il nome di una cartella, e riavvia il kernel. Da quel momento i tuoi errori verranno conservati.
mistakes-part = { $part }%
mistakes-figure =
    { $games ->
        [one] Nella tua ultima { -game }
       *[other] Nelle tue ultime { $games } { -game(form: "plural") }
    } hai perso in media { $part } di { -odds } di vincere per { -turn } (±{ "\u00A0" }{ $error }): { $beside }% di ciò che un { -player } sul gradino { $regular } perde in { -game(form: "plural") } così (±{ "\u00A0" }{ $give }){ $own ->
        [yes] ; sul gradino { $rung } il valore abituale è { $usual }%
       *[no] { "" }
    }.
mistakes-advice =
    { $kind ->
        [place] La scelta di dove schierare ti costa più di quanto sia normale sul gradino { $rung }
        [stop] La scelta tra attaccare e fermarti ti costa più di quanto sia normale sul gradino { $rung }
        [break] I { -continent(form: "plural") } altrui lasciati interi ti costano più di quanto sia normale sul gradino { $rung }
        [leave] La scelta di quante { -army(form: "plural") } spostare dopo una { -capture } ti costa più di quanto sia normale sul gradino { $rung }
        [trade] La scelta di quando scambiare i { -set } ti costa più di quanto sia normale sul gradino { $rung }
       *[fortify] Ciò che sposti alla fine del { -turn } ti costa più di quanto sia normale sul gradino { $rung }
    } ({ $part } per { -turn } invece di { $usual }). Ne parla la { -lesson } «{ $lesson }»{ $puzzles ->
        [none] { "" }
       *[other] , e anche i { -puzzle(form: "plural") } «{ $puzzles }»
    }.
mistakes-nothing-stands-out =
    { $games ->
        [one] Dopo una { -game }
       *[other] Dopo { $games } { -game(form: "plural") }
    } nessun tipo di decisione spicca: nessuno ti costa più del normale per il gradino { $rung }, se non per effetto del caso. Altre { -game(form: "plural") } mostreranno di più.


## Challenges, which are played against bots.

challenge-turn = Turno { $turn } dei tuoi { $turns }.
challenge-won = vinta
challenge-stars =
    { $stars ->
        [1] **Una { -star }:**
        [2] **Due { -star(form: "plural") }:**
       *[3] **Tre { -star(form: "plural") }:**
    } { LIST($earned, kind: "comma") }.
challenge-stars-open =
    { $stars ->
        [1] Un’altra { -star } se vinci { LIST($open, kind: "or") }.
       *[other] Un’altra { -star } per ognuno di questi risultati: vincere { LIST($open, kind: "or") }.
    }
challenge-helped = Ti è stata mostrata una { -move }, quindi questa volta non puoi vincere un’altra { -star }.
challenge-late =
    { $turns ->
        [one] Il tuo { -turn } è finito.
       *[other] I tuoi { $turns } { -turn(form: "plural") } sono finiti.
    }
challenge-other-dice = Riprova: i { -die(form: "plural") } cadranno in un altro modo.
challenge-dice = I { -die(form: "plural") } di questo tentativo: `{ $dice }`.
challenge-move =
    La { -move } di un { -bot } prudente: { $move }. Il { -bot } gioca per vincere la { -game }, qualunque cosa chieda la { -challenge }.{ $free ->
        [yes] { "" }
       *[no] { " " }In questo tentativo ora puoi vincere una sola { -star }.
    }
advice-claim = occupare { TERRITORY($territory, case: "article") }
advice-place = schierare { $armies } { TERRITORY($territory, case: "in") }
advice-choose-capital = scegliere { TERRITORY($territory, case: "article") } come { -capital }
advice-trade = scambiare { CARDS($cards) }
advice-attack = attaccare { TERRITORY($target, case: "article") } { TERRITORY($source, case: "from") } con { $armies }
advice-defend =
    difendersi con { $dice ->
        [one] un { -die }
       *[other] { $dice } { -die(form: "plural") }
    }
advice-occupy = spostarne { $armies }
advice-fortify = spostare { $armies } { TERRITORY($source, case: "from") } { TERRITORY($target, case: "in") }
advice-end-phase =
    { $phase ->
        [attack] smettere di attaccare
        [fortify] terminare il { -turn }
       *[other] andare avanti
    }
challenge-no-move =
    Le { -move(form: "plural") } si mostrano solo { $turns ->
        [one] nel primo { -turn }
       *[other] nei primi { $turns } { -turn(form: "plural") }
    }. Da qui in poi decidi da te.
challenge-shown =
    Un { -bot } prudente ci è riuscito in { $turns ->
        [one] un { -turn }
       *[other] { $turns } { -turn(form: "plural") }
    }.
challenge-not-shown = Un { -bot } prudente ci ha provato più volte senza riuscirci. Tu puoi fare di meglio!
hint-nudge = Un indizio.
hint-rule = La regola.
hint-move = La { -move }.
hint-answer = La risposta.
switch-played = Ora questo { -step } si gioca con l’{ -edition } { UNCAPITALISED($edition) }.
switch-unknown = Questo { -step } si può giocare con queste { -edition(form: "plural") }: { LIST($editions, kind: "comma") }; non con { $edition }.
difference-without = Questa { -edition } non ha questa regola.
marks = { LIST($parts, kind: "semicolon") }
marked-printed = regola stampata in: { LIST($editions, kind: "comma") }
marked-reading = interpretazione in: { LIST($editions, kind: "comma") }
marked-house = { -house-rule } in: { LIST($editions, kind: "comma") }
marked-silent = regola non stampata in: { LIST($editions, kind: "comma") }

## What is told to those whose answer cannot be read.

answer-on-board = In questo { -step } la risposta si dà sul { -board }. { $example }
answer-roll-by-roll = In questo { -step } si attacca una volta per risposta. { $example }
answer-no-moves = L’elenco delle { -move(form: "plural") } è vuoto. { $example }
answer-example = Nel codice una { -move } si scrive così: `{ $move }`.
answer-percentage = La risposta deve essere una { -odds } da 0 a 100, non { $answer }.
answer-number = La risposta deve essere un numero intero, non { $answer }.
answer-choice = La risposta deve essere una tra { LIST($values, kind: "comma") }, non { $answer }{ did-you-mean }.
answer-place = La risposta deve indicare un luogo del { -board }, per esempio «brazil».
answer-one-place =
    La risposta deve essere { $pick ->
        [continent] un { -continent }
        [territories] uno o più { -territory(form: "plural") }
       *[territory] un { -territory }
    }.
answer-no-place =
    { $pick ->
        [continent] Il { -continent }
       *[other] Il { -territory }
    } «{ $word }» non esiste{ did-you-mean }.

## A person's place on the ladder of bots, by the games against them.

my-level =
    { $sureness ->
        [none]
            Il tuo livello non è ancora noto: { $games ->
                [0] non conta nessuna tua { -game }
                [one] conta { $games } tua { -game }
               *[other] contano { $games } tue { -game(form: "plural") }
            } finora, e { $needed ->
                [one] ne serve un’altra
               *[other] ne servono altre { $needed }
            }.
       *[other] Il tuo livello è circa il gradino { $rung } su 10, { $bot } ({ level-range }).
    }
level-sure =
    { $sureness ->
        [good] stima buona
        [fair] stima discreta
       *[rough] stima approssimativa
    }
level-range =
    { $narrow ->
        [yes] con un livello di confidenza del { $confidence }
       *[no] da { $low } a { $high } con un livello di confidenza del { $confidence }
    }, { level-sure } dopo { $games ->
        [one] { $games } { -game }
       *[other] { $games } { -game(form: "plural") }
    }

## What is wrong with saved progress.

progress-file =
    { $name ->
        [none] i dati
       *[other] { $name }
    }
progress-none = { progress-file }: nessun progresso di { -lesson(form: "plural") }
progress-version = { progress-file }: versione { $version } sconosciuta
progress-newer = { progress-file }: contenuto di una versione più recente di risk_widget
progress-damaged = { progress-file }: contenuto danneggiato ({ $why })
progress-unreadable = { $name } non si può leggere: { $why }
progress-no-json = { $name } non è JSON: { $why }
progress-status = uno stato deve essere uno tra { LIST($known, kind: "comma") }, non { $status }
progress-stars = le { -star(form: "plural") } devono essere un numero intero da 0 a { $most }, non { $stars }
progress-chance = una { -odds } deve essere un numero da 0 a 100, non { $chance }
progress-text = nomi, risposte e sigilli devono essere testi brevi, non { $text }
progress-number = tentativi e { -hint(form: "plural") } devono essere numeri interi, non { $number }
progress-game = di una { -game } servono l’ora in cui è finita, i { -bot } { -opponent(form: "plural") } e se è stata vinta, non { $game }
kept-not-written = Per ora non viene salvato nulla, perché { $file } non si può scrivere: { $why }. Ciò che conteneva prima c’è ancora.
kept-no-home = Per ora non viene salvato nulla, perché per { $file } non esiste una cartella personale. Indica un’altra cartella in RISK_WIDGET_DATA e riavvia il kernel.
kept-put-aside = Qui { $file } non si può leggere. È stato rinominato { $aside }, ed è stato iniziato un nuovo file.
kept-other-file = { $file } è stato modificato a mano o viene da un altro programma. È stato rinominato { $aside }, ed è stato scritto un nuovo file.
kept-newer = { $file } è stato scritto da una versione più recente di risk_widget e resta com’è. I progressi fatti qui si salvano accanto, in { $beside }.
kept-game-unreadable = Qui una { -game } salvata non si può leggere. Resta dov’è: { $file }.
kept-game-newer = Una { -game } salvata è stata scritta da una versione più recente di risk_widget. Resta dov’è: { $file }.
kept-dropped = Una cartella conserva 20 { -game(form: "plural") }. Per fare posto a una nuova è stata eliminata la { -game } interrotta da più tempo: { $edition }, { $mode }{ $round ->
        [none] {""}
       *[other] , { -round } { $round }
    } ({ $file }).
kept-partly = Qui si può leggere solo una parte di { $file }. La { -game } continua da lì, e il file intero è conservato come { $aside }.
kept-other-dice = I { -die(form: "plural") } in { $file } non corrispondono al seme salvato nello stesso file. La { -game } continua con nuovi { -die(form: "plural") }{ $aside ->
        [none] {""}
       *[other] , e il file intero è conservato come { $aside }
    }.
kept-changed = { $file } è stato modificato dopo il salvataggio. La { -game } continua con i giocatori, le regole e i { -die(form: "plural") } che contiene ora{ $aside ->
        [none] {""}
       *[other] , e una copia del file è conservata come { $aside }
    }.
kept-partly-played = Qui alcune righe di { $file } non si possono leggere. Le { -game(form: "plural") } di quelle righe si giocano di nuovo, e il file intero è conservato come { $aside }.

## A position of a game, with the question what to play.

position-lesson = Una { -position }
position-summary = Che cosa giocheresti qui? La risposta è quella dell’esperto, che sa solo ciò che questo { -player } può sapere.
position-title = Giro { $round }
position-text =
    Questa è una { -game } in corso. Adesso la decisione spetta { SEAT($seat, case: "to") }{ $phase ->
        [reinforce] , che ha { -army(form: "plural") } da schierare
        [attack] , che può attaccare
        [fortify] , che può ancora spostare { -army(form: "plural") }
        [defend] , che è sotto { -attack }
       *[other] { "" }
    }. Vedi ciò che può vedere { SEAT($seat, case: "article") }.
position-question = Che cosa giocheresti?
position-otherwise = L’esperto giocherebbe qualcos’altro.

## A class: one step on all screens, and what everybody answers.

vote-defend =
    Difendersi con { $dice ->
        [one] { $dice } { -die }
       *[other] { $dice } { -die(form: "plural") }
    }
vote-occupy = Entrare con { number-of-armies }
vote-place-rest = Lasciare il resto della preparazione a un { -bot }
class-nameless = Allievo { $number }
class-namesake = { $name } ({ $number })
class-solved = risolto
class-trying = sta ancora provando
class-percent = da { $from }% a { $to }%
class-others = altro
class-repr =
    { $pupils ->
        [one] { $pupils } allievo
       *[other] { $pupils } allievi
    }, { $questions ->
        [one] { $questions } domanda
       *[other] { $questions } domande
    }
class-answered = Risposte date

## What python -m risk_widget.lessons and python -m risk_widget.translations print.

lessons-usage =
    uso: python -m risk_widget.lessons COMANDO
     check [LEZIONE o FILE.toml ...]   prova tutte le soluzioni di queste lezioni (senza nomi: di tutte)
     clauses                           una tabella delle regole e dei passi che le insegnano
     words [LEZIONE o FILE.toml ...]   conta le parole di ogni passo; in media 45, al massimo 80
     notebooks CARTELLA                scrive i notebook di tutte le lezioni che sono cambiate
     notebooks CARTELLA --check        dice solo quali non corrispondono alla loro lezione
     begin STORIA.html FILE.toml       comincia una lezione propria con le domande di una storia
     notebook FILE.toml FILE.ipynb     scrive il notebook di una lezione propria
     publish CARTELLA [LEZIONE o FILE.toml ...] [--answers]
                      esegue i notebook e ne scrive copie con le immagini
     print CARTELLA                    scrive le pagine da stampare: per ogni edizione le regole su una
                      facciata e un foglio per chi comincia, e una pagina con tutte le edizioni
     scores CARTELLA                   legge i notebook consegnati da una classe, e scrive
                      CARTELLA/scores.csv e CARTELLA/scores.html
     scorm SITO FILE.zip [LEZIONE ...] [--2004]
                      confeziona lezioni per una piattaforma didattica; SITO è il pacchetto di
                      tutte le lezioni offerto dal sito, o una cartella con i file del sito
words-lesson = Lezione
words-steps = Passi
words-average = Parole per { -step }
words-most = Più lungo
words-all = Tutte
words-of-step = { $lesson }: il { -step } { $step } ({ $edition }) ha { $words } parole; il limite è { $most }
words-of-lesson = { $lesson }: i suoi { -step(form: "plural") } hanno in media più di { $average } parole
words-few-enough = ogni { -step } è abbastanza breve
lesson-sound = { $lesson }: tutti i { -step(form: "plural") } si possono risolvere
challenge-rungs = { -game(form: "plural") } vinte in «{ $title }»: { LIST($wins, kind: "comma") }
challenge-rung = { $bot } { $won } su { $games }
notebook-stale = { $file } non è aggiornato: la sua { -lesson } è cambiata
notebooks-fresh = tutti i notebook sono aggiornati
notebooks-unchanged = nulla è cambiato
coverage-whole = ogni regola viene insegnata, oppure è indicato perché no
coverage-clause = regola
coverage-steps = insegnata in
coverage-not-taught = non insegnata: { $reason }
coverage-no-clause = not-taught.toml nomina «{ $clause }», che non è una regola
coverage-untaught = nessun { -step } insegna { $clause }, e not-taught.toml non dice perché
coverage-taught = { $clause } è insegnata: toglila da not-taught.toml

## What a class has handed in, for its teacher.

homework-title = Compiti
homework-about =
    { $pupils ->
        [one] { $pupils } allievo
       *[other] { $pupils } allievi
    }, { $files ->
        [one] { $files } file
       *[other] { $files } file
    }
homework-row = { $pupil }: { $title }, { -step(form: "plural") } risolti: { $solved } su { $steps }, al primo tentativo: { $first }; tentativi: { $tries }
homework-nothing = Qui non ci sono compiti.
homework-look = Da controllare
homework-pupils = Allievi e { -lesson(form: "plural") }
homework-pupil = Allievo
homework-puzzles = Problemi
homework-puzzles-right = { $right } su { $answered }
homework-cell = { $first } + { $later } su { $steps }
homework-cell-about = al primo tentativo: { $first }, dopo: { $later }, mostrati: { $shown }, da fare: { $open }; tentativi: { $tries }, { -hint(form: "plural") }: { $hints }
homework-cell-key = Passi risolti al primo tentativo + { -step(form: "plural") } risolti dopo, sul totale. Nella quota un { -step } risolto dopo vale la metà. Cella vuota: non è stato provato nulla. «!» rimanda all’elenco qui sopra.
homework-missed = Sbagliati più spesso
homework-step = Passo
homework-missed-by = Sbagliato
homework-missed-of = { $missed } su { $met }
homework-unsolved-by = Non risolto
homework-wrong = Errore più comune
homework-wrong-by =
    { $answer } ({ $times ->
        [one] una volta
       *[other] { $times } volte
    })
homework-none-missed = Nessuno ha sbagliato nulla.
homework-proof = Ogni registrazione ha un sigillo, una somma di controllo che rivela la maggior parte delle modifiche. Non è una prova: chi vuole può farne uno.
homework-unreadable = { $file } non si può leggere: non è un notebook, o è danneggiato.
homework-too-large = { $file } è troppo grande per essere un compito.
homework-empty = { $file } è vuoto.
homework-foreign = { $file } non contiene nulla di risk_widget.
homework-no-notebook = { $file } non è né un notebook né un file di progressi, quindi non è stato letto.
homework-namesakes = { LIST($pupils) } hanno indicato lo stesso nome. Contano come persone diverse, perché i loro file sono in cartelle diverse.
homework-not-run = { $file } non contiene l’output di nessuna { -lesson }: non è stato eseguito, o l’output è stato cancellato prima del salvataggio.
homework-older = { $file } è stato salvato da una versione più vecchia di risk_widget, che non conservava il lavoro nei notebook. L’allievo deve aprirlo, eseguirlo e salvarlo di nuovo.
homework-newer = { $file } è stato salvato da una versione di risk_widget più recente di questa.
homework-damaged =
    { $file } contiene una registrazione che non si può leggere{ $why ->
        [none] { "" }
       *[other] : { $why }
    }.
homework-nothing-solved = { $file }: non è ancora stato provato nulla.
homework-changed = { $file }: la registrazione è stata modificata a mano. I problemi e le { -lesson(form: "plural") } scritte da te non contano.
homework-changed-steps =
    { $file }: { NUMBER_OF($steps) ->
        [one] un { -step } modificato a mano non conta
       *[other] i { -step(form: "plural") } modificati a mano non contano
    } ({ LIST($steps) }).
homework-unsolved =
    { $file }: { NUMBER_OF($steps) ->
        [one] un { -step } non conta
       *[other] alcuni { -step(form: "plural") } non contano
    }, perché la risposta registrata è sbagliata ({ LIST($steps) }).
homework-unsealed =
    { $file }: { $steps ->
        [one] un { -step } è senza sigillo e non conta
       *[other] { $steps } { -step(form: "plural") } sono senza sigillo e non contano
    }.
homework-same =
    { LIST($files) } contengono lo stesso lavoro: { $steps ->
        [one] un { -step } è stato fatto
       *[other] { $steps } { -step(form: "plural") } sono stati fatti
    } una volta sola.
homework-several = { $pupil } ha consegnato { LIST($files) }. Per ogni { -step } conta quello più avanzato.

## The notebooks that are made from lessons.

notebook-about = Regole: { LIST($editions, kind: "comma") } · circa { course-minutes }
notebook-play = Esegui la cella qui sotto: fai clic al suo interno e premi **Maiusc + Invio**. Appare un { -board }, con la { -lesson } accanto.
notebook-other-editions = Per imparare le { -rule(form: "plural") } di un’altra { -edition }, aggiungi il suo nome, per esempio `{ $call }`. Le { -edition(form: "plural") }: { LIST($editions, kind: "comma") }.
notebook-intro =
    ## Gli stessi passi in Python
    
    Se vuoi solo imparare il gioco, puoi fermarti qui: il tabellone qui sopra è la lezione intera.
    
    Da qui in poi gli stessi passi si fanno in Python. Ognuno mostra il suo tabellone e chiede qualcosa:
    metti la tua risposta al posto di `...` ed esegui la cella. `lesson.hint("{ $step }")` ti aiuta e
    `lesson.show_me("{ $step }")` gioca la risposta; per un altro passo usa il nome che sta nelle sue celle,
    per esempio `"{ $last }"`.
notebook-intro-solved =
    ## Gli stessi passi in Python
    
    Qui sotto ogni passo mostra il suo tabellone, una risposta che lo risolve e il commento.
notebook-advice = Un consiglio
notebook-next = Prossima: { $link }
notebook-game = E ora gioca: [una { -game } intera]({ $file })
notebook-of-game = Gioca
notebook-of-game-run =
    Esegui la cella qui sotto: fai clic al suo interno e premi **Maiusc + Invio**. Premi *Gioca* per una partita
    breve, o scegli tu l’edizione, la modalità e i giocatori.
notebook-of-game-how =
    La riga sopra la mappa dice sempre che cosa puoi fare adesso, e il pulsante colorato lì accanto lo fa. Ogni
    scelta ha anche un tasto; il punto interrogativo elenca quelli che funzionano in quel momento.
notebook-of-game-again =
    Esegui di nuovo la cella per un tabellone nuovo. Se il kernel si riavvia nel mezzo di una partita, o la
    macchina scompare, come su Binder, esegui la cella: ti propone di riprendere dal punto in cui eri.
notebook-asked =
    { $wanted ->
        [number] Un numero intero
        [percent] Una { -odds }, da 0 a 100
        [choice] Una tra { LIST($choices, kind: "comma") }
        [territory] Il nome di un { -territory }
        [continent] Il nome di un { -continent }
        [territories] Nomi di { -territory(form: "plural") }, in un elenco
        [actions] Una { -move }, o più { -move(form: "plural") } in un elenco: [{ $example }]
       *[action] Una { -move }: { $example }
    }

## Puzzles: a position, a question, answers to choose from, and their worth in numbers.

puzzle-numbered = Problema { $number }
written-day =
    { $day } { $month ->
        [1] gennaio
        [2] febbraio
        [3] marzo
        [4] aprile
        [5] maggio
        [6] giugno
        [7] luglio
        [8] agosto
        [9] settembre
        [10] ottobre
        [11] novembre
       *[12] dicembre
    } { $year }
puzzle-daily = Problema del giorno, { $date }
puzzle-kind-place = Dove schieri le { -army(form: "plural") }?
puzzle-kind-stop = Fermarsi o continuare?
puzzle-kind-way = Quale strada?
puzzle-kind-trade = Scambiare ora o aspettare?
puzzle-kind-break = Quale { -continent } rompi?
puzzle-kind-leave = Quante ne lasci indietro?
puzzle-kind-setup = Dove raduni le { -army(form: "plural") }?
puzzle-kind-fortify = Quali { -army(form: "plural") } sposti?
puzzle-kind-defend = Con quanti { -die(form: "plural") }?
puzzle-kind-mission = Quale { -mission } è a portata?
puzzles = Problemi
puzzles-number = numero
puzzles-kind = domanda
puzzles-level = difficoltà
puzzles-edition = { -edition }
puzzles-mode = modalità
puzzle-level-easy = facile
puzzle-level-medium = medio
puzzle-level-hard = difficile
puzzle-text-place = Sei **{ SEAT($you, case: "article") }**. Hai **{ number-of-armies }** da schierare prima di attaccare, e vanno tutte nello stesso { -territory }.
puzzle-ask-place = Dove ti servono di più?
puzzle-text-stop = Sei **{ SEAT($you, case: "article") }**. Hai conquistato un { -territory }, quindi alla fine di questo { -turn } ti spetta una { -card }. { CAPITALISED(TERRITORY($source, case: "in")) }, accanto { TERRITORY($target, case: "to") }, ci sono **{ $armies } { -army(form: "plural") }**.
puzzle-ask-stop = Ti fermi qui o continui?
puzzle-text-stop-anywhere =
    Sei **{ SEAT($you, case: "article") }**. { $captured ->
        [yes] Hai conquistato un { -territory }, quindi alla fine di questo { -turn } ti spetta una { -card }.
       *[no] In questo { -turn } non hai ancora conquistato nessun { -territory }.
    }
puzzle-text-way = Sei **{ SEAT($you, case: "article") }**, con **{ number-of-armies }** { TERRITORY($source, case: "in") }. { $goal } Dopo ogni { -capture } tutte le { -army(form: "plural") } tranne una proseguono.
puzzle-goal-break =
    Conquistando { TERRITORY($target, case: "article") } rompi { CONTINENT($continent, case: "article") }, che ogni { -turn } dà { SEAT($seat, case: "to") } { $bonus ->
        [one] { $bonus } { -army }
       *[other] { $bonus } { -army(form: "plural") }
    }.
puzzle-goal-finish =
    Con { TERRITORY($target, case: "article") } controlleresti per intero { CONTINENT($continent, case: "article") }, che ogni { -turn } porta { $bonus ->
        [one] { $bonus } { -army }
       *[other] { $bonus } { -army(form: "plural") }
    }.
puzzle-goal-out =
    { CAPITALISED(SEAT($seat, case: "article")) } ha ormai solo { TERRITORY($target, case: "article") }. Se conquisti il { -territory }, { $cards ->
        [0] { SEAT($seat, case: "article") } è fuori gioco.
        [one] ricevi la sua { -card }.
       *[other] ricevi le sue { $cards } { -card(form: "plural") }.
    }
puzzle-ask-way = Per quale strada è più probabile conquistare { TERRITORY($target, case: "article") }?
puzzle-text-trade = Sei **{ SEAT($you, case: "article") }**, con **{ number-of-armies }** da schierare. Le tue { -card(form: "plural") } formano un { -set }. Ogni { -set } scambiato da un { -player } qualsiasi fa valere di più il successivo.
puzzle-text-trade-fixed = Sei **{ SEAT($you, case: "article") }**, con **{ number-of-armies }** da schierare. Le tue { -card(form: "plural") } formano un { -set }: quante { -army(form: "plural") } porta dipende solo dai suoi simboli.
puzzle-ask-trade = Lo scambi in questo { -turn } o aspetti?
puzzle-text-break = Sei **{ SEAT($you, case: "article") }**. Hai **{ number-of-armies }** da schierare, poi attacchi. Altri controllano { -continent(form: "plural") } interi.
puzzle-ask-break = Quale rompi?
puzzle-text-leave = Sei **{ SEAT($you, case: "article") }**. Hai appena conquistato { TERRITORY($target, case: "article") } { TERRITORY($source, case: "from") }, dove restano **{ $armies } { -army(form: "plural") }**: ne puoi spostare da { $least } a { $most }.
puzzle-ask-leave = Quante restano indietro?
puzzle-text-setup = Sei **{ SEAT($you, case: "article") }**. Tutti i { -territory(form: "plural") } sono occupati e a turno ogni { -player } schiera un’{ -army }. Ti restano **{ $armies } { -army(form: "plural") }**, e vanno tutte nello stesso { -territory }.
puzzle-own-mission = Il tuo { -mission }: «{ $mission }»
puzzle-own-capital = La tua { -capital } è { TERRITORY($territory, case: "in") }.
puzzle-ask-setup = Dove le raduni?
puzzle-text-fortify = Sei **{ SEAT($you, case: "article") }**. Hai finito di attaccare e prima della fine del { -turn } puoi ancora spostare delle { -army(form: "plural") }.
puzzle-ask-fortify = Che spostamento fai?
puzzle-text-defend =
    Sei **{ SEAT($you, case: "article") }**. { CAPITALISED(SEAT($by, case: "article")) } attacca { TERRITORY($target, case: "article") } ({ $armies }) { TERRITORY($source, case: "from") } ({ $attackers }) { $rolled ->
        [yes] e ha fatto { LIST($numbers, kind: "comma") }.
       *[no] con { $dice ->
            [one] 1 { -die }.
           *[other] { $dice } { -die(form: "plural") }.
        }
    }
puzzle-ask-defend = Con quanti { -die(form: "plural") } ti difendi?
puzzle-text-mission = Sei **{ SEAT($you, case: "article") }**, all’inizio del tuo { -turn }. Immagina di poter scegliere adesso il tuo { -mission }.
puzzle-ask-mission = Con quale vinceresti più spesso?
puzzle-do-place = { TERRITORY($territory) }
puzzle-do-all =
    { $armies ->
        [one] L’unica { -army } { TERRITORY($territory, case: "in") }
       *[other] Tutte e { $armies } { TERRITORY($territory, case: "in") }
    }
puzzle-do-stop = Smettere di attaccare
puzzle-do-storm = Attaccare { TERRITORY($target, case: "article") } a oltranza
puzzle-do-storm-from = Attaccare { TERRITORY($target, case: "article") } { TERRITORY($source, case: "from") } a oltranza
puzzle-do-storm-until =
    Attaccare { TERRITORY($target, case: "article") }, ma fermarti quando ti { $stop ->
        [one] resta { $stop } { -army }
       *[other] restano { $stop } { -army(form: "plural") }
    }
puzzle-do-way = { LIST($names, kind: "then") }
puzzle-do-trade = Scambiarlo con { number-of-armies }
puzzle-do-wait = Tenere le { -card(form: "plural") } in questo { -turn }
puzzle-do-put = { LIST($parts) }
puzzle-do-move = Spostare { LIST($parts, kind: "then") }
puzzle-do-stay = Non spostare nulla
puzzle-do-dice =
    { $dice ->
        [one] Con 1 { -die }
       *[other] Con { $dice } { -die(form: "plural") }
    }
puzzle-moved = { $armies } { TERRITORY($source, case: "from") } { TERRITORY($target, case: "in") }
puzzle-do-break = { CONTINENT($continent) }, { TERRITORY($source, case: "from") } via { LIST($names, kind: "then") }
puzzle-do-leave =
    { $left ->
        [one] { $left } resta
       *[other] { $left } restano
    }, { $armies ->
        [one] { $armies } va
       *[other] { $armies } vanno
    } { TERRITORY($target, case: "in") }
puzzle-fact-attack = La { -odds } di conquistare { TERRITORY($target, case: "article") } ({ $defenders }) { TERRITORY($source, case: "from") } ({ $attackers }) è { $chance }.
puzzle-fact-until = La { -odds } di conquistare { TERRITORY($target, case: "article") } prima di doversi fermare è { $chance }.
puzzle-fact-finish = Da lì puoi completare { CONTINENT($continent, case: "article") } in questo { -turn } ({ $chance } di riuscita): porta { number-of-armies } in più ogni { -turn }.
puzzle-fact-breaks = { CAPITALISED(SEAT($seat, case: "article")) } perde così { CONTINENT($continent, case: "article") }, che ogni { -turn } porta { number-of-armies }.
puzzle-fact-guards = Protegge { CONTINENT($continent, case: "article") }, che ogni { -turn } porta { number-of-armies }.
puzzle-fact-free =
    { CAPITALISED(TERRITORY($territory, case: "article")) } { GENDER($territory) ->
        [mp] non proteggono
       *[other] non protegge
    } nessuno dei tuoi { -continent(form: "plural") }.
puzzle-fact-threat =
    Con { $armies ->
        [one] { $armies } { -army }
       *[other] { $armies } { -army(form: "plural") }
    } a { -defence }, la { -odds } di perdere { TERRITORY($territory, case: "article") } contro un { -attack } { TERRITORY($source, case: "from") } ({ $attackers }) è { $chance }.
puzzle-fact-through =
    { CAPITALISED(TERRITORY($source, case: "from")) } ({ $attackers }) si arriva { TERRITORY($target, case: "in") } superando in tutto { $total ->
        [one] { $total } { -defender }
       *[other] { $total } { -defender(form: "plural") }
    }: { $chance } di riuscita.
puzzle-fact-after = In media restano { $left } delle sue { -army(form: "plural") }, accanto a { $attackers } { TERRITORY($source, case: "in") }.
puzzle-fact-harmless = Nessun nemico accanto { TERRITORY($territory, case: "to") } può attaccare.
puzzle-fact-quiet = Nessun nemico confina con { TERRITORY($territory, case: "article") }.
puzzle-fact-set =
    Il { -set } porta { number-of-armies }{ $bonus ->
        [0] { "" }
        [one] , e un’altra perché una { -card } mostra un tuo { -territory }
       *[other] , e altre { $bonus } perché una { -card } mostra un tuo { -territory }
    }; il prossimo { -set }, di chiunque sia, ne porta { $next }.
puzzle-fact-together = Con questo { -set } schieri { number-of-armies } in questo { -turn }.
puzzle-fact-dearer =
    { $sets ->
        [one] Un { -opponent } può scambiare
       *[other] { $sets } { -opponent(form: "plural") } possono scambiare
    } prima del tuo prossimo { -turn }; il tuo { -set } porterebbe allora { $armies }.
puzzle-fact-cards =
    { CAPITALISED(SEAT($seat, case: "article")) } ha { $cards ->
        [one] { $cards } { -card }
       *[other] { $cards } { -card(form: "plural") }
    }.
puzzle-fact-way = Difensori: { LIST($numbers, kind: "comma") }, quindi { $total } in tutto; in media restano { $left } { -army(form: "plural") }.
puzzle-fact-share = Territori che controlli { CONTINENT($continent, case: "in") }: { $held } su { $size }; per intero porta { number-of-armies } ogni { -turn }.
puzzle-fact-asked = Il tuo { -mission } richiede { CONTINENT($continent, case: "article") }.
puzzle-fact-would-finish = Se poi toccasse a te, da lì potresti completare { CONTINENT($continent, case: "article") } ({ $chance } di riuscita): porta { number-of-armies } in più ogni { -turn }.
puzzle-fact-capital = La tua { -capital } è { TERRITORY($territory, case: "in") }.
puzzle-fact-guarded =
    { CAPITALISED(TERRITORY($territory, case: "article")) } { GENDER($territory) ->
        [mp] proteggono
       *[other] protegge
    } { CONTINENT($continent, case: "article") }, che ogni { -turn } porta { number-of-armies }.
puzzle-fact-losses = In media in questo { -roll } perdi { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } { -army(form: "plural") }, e l’{ -attacker } { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
puzzle-fact-holds = Se l’{ -attack } continua fino in fondo, la { -odds } di tenere { TERRITORY($territory, case: "article") } è { $chance }.
puzzle-fact-lacks =
    Devi ancora conquistare { $each ->
        [1] { "" }
       *[other] o rinforzare{ " " }
    }{ $lacking ->
        [one] { $lacking } { -territory }.
       *[other] { $lacking } { -territory(form: "plural") }.
    }
puzzle-fact-defended =
    { $armies ->
        [one] { $armies } { -army } ti sbarra la strada.
       *[other] { $armies } { -army(form: "plural") } ti sbarrano la strada.
    }
puzzle-hint-place = Da ciascuno di quei { -territory(form: "plural") }, che cosa puoi conquistare in questo { -turn }? E chi può prendertelo dopo?
puzzle-hint-stop = Conta che cosa guadagni se va bene, e che cosa resta scoperto se va male.
puzzle-hint-way = Su ogni strada conta i { -defender(form: "plural") }, più un’{ -army } che resta indietro a ogni passaggio.
puzzle-hint-trade = Quanto varrà il { -set } nel prossimo { -turn }, e chi scambia prima di te?
puzzle-hint-break = Per ogni { -continent }: quanto perde a ogni { -turn } chi lo controlla, e quanto è probabile che tu riesca a romperlo?
puzzle-hint-leave = Quale lato del { -border } può ancora essere attaccato, e da quante { -army(form: "plural") }?
puzzle-hint-setup = Quale { -territory } aiuta a completare un { -continent }, e chi potrebbe attaccarlo?
puzzle-hint-fortify = Quali { -army(form: "plural") } non hanno nessuno da combattere dove si trovano, e dove mancherebbero?
puzzle-hint-defend = Con ogni numero di { -die(form: "plural") }, quante { -army(form: "plural") } rischi tu e quante ne rischia l’{ -attacker }?
puzzle-hint-mission = Conta che cosa chiede ancora ogni { -mission }, e le { -army(form: "plural") } che ti sbarrano la strada.
puzzle-hint-answer = { $answer }.
puzzle-otherwise = Conta di nuovo.
puzzle-wins = { $chance } di vittorie.
puzzle-arrives = { $chance } di riuscita.
puzzle-best = **{ $answer }**: { $chance } di vittorie, { $margin ->
        [one] { $margin } punto
       *[other] { $margin } punti
    } in più della seconda risposta (95%: da { $low } a { $high }).
puzzle-best-exact = **{ $answer }**: { $chance } di riuscita, { $margin ->
        [one] { $margin } punto
       *[other] { $margin } punti
    } in più della seconda strada.
puzzle-behind = Così: { $chance } di vittorie, { $behind ->
        [one] { $behind } punto
       *[other] { $behind } punti
    } in meno della risposta migliore.
puzzle-behind-exact = Così: { $chance } di riuscita, { $behind ->
        [one] { $behind } punto
       *[other] { $behind } punti
    } in meno della strada migliore.
puzzle-better = La risposta migliore: { $chance } di vittorie. { $facts }
puzzle-better-exact = La strada migliore: { $chance } di riuscita. { $facts }
puzzle-measured-games = Ogni risposta è stata giocata fino alla fine { $games } volte da { -bot } { $bot }, con gli stessi { -die(form: "plural") } per ogni risposta. L’esperto e i { -bot } { $other } preferiscono la stessa risposta.
puzzle-measured-exact = Le { -odds } sono esatte.

## Pages to print: one side with an edition's turn, dice and cards, and one with all editions.

sheet-title = { $edition }: le { -rule(form: "plural") } su una pagina
sheet-all = Le { -edition(form: "plural") } a confronto
sheet-setup = Preparazione
sheet-turn = Il { -turn }
sheet-reinforce = 1 · Rinforzi
sheet-attack = 2 · Combattimento
sheet-rolls = Quanto costa un { -roll }
sheet-capture = Dopo una { -capture }
sheet-move = 3 · Spostamento
sheet-cards = Carte
sheet-win = Vittoria
sheet-dice = Dadi
sheet-dice-against = { $attack } contro { $defence }
sheet-attacker-loses = Perde l’{ -attacker }
sheet-both-lose = Perdono entrambi
sheet-defender-loses = Perde il { -defender }
sheet-so = Qui è così.
sheet-signs = ° Il regolamento di questa { -edition } non lo dice: si gioca come fanno i più, o come in un’altra { -edition }. * Il testo non è chiaro: questa è la nostra interpretazione. – L’{ -edition } non ha questa regola.
sheet-sign-house = † Una { -house-rule }.
beginners-title = Un { -turn } in un minuto
beginners-map = La { -map }, con quello che porta ogni { -continent }
beginners-aim =
    { $goal ->
        [missions] Raggiungi l’<b>{ -mission }</b> della tua { -card }, e tienilo segreto. Nel tuo { -turn }:
        [capitals] Controlla abbastanza <b>{ -capital(form: "plural") }</b>, tra cui la tua. Nel tuo { -turn }:
       *[other] Resta l’<b>ultimo { -player }</b> sulla { -map }. Nel tuo { -turn }:
    }
beginners-place = 1 · Schiera le { -army(form: "plural") }
    .about = Un’{ -army } ogni { $per_army } { -territory(form: "plural") } tuoi, ma <b>almeno { $least }</b>. Un { -continent } intero porta anche il numero scritto sulla { -map }. Mettile nei tuoi { -territory(form: "plural") }.
beginners-attack = 2 · Attacca, se vuoi
    .about =
        Fino a { $attack } { -army(form: "plural") } possono attaccare un { -territory } vicino, con un { -die } ciascuna; una deve restare a casa. Il { -defender } può lanciare { $defence ->
            [one] 1 { -die }
           *[other] fino a { $defence } { -die(form: "plural") }
        }. Confronta i { -die(form: "plural") } più alti, poi i successivi: chi ha il più basso perde un’{ -army }. <b>In caso di parità la perde l’{ -attacker }.</b> Non restano { -defender(form: "plural") }? Entra. Attacca quante volte vuoi.
beginners-move = 3 · Sposta
    .about =
        { $movement ->
            [one] <b>Una volta</b> per { -turn } puoi spostare { -army(form: "plural") } in un tuo { -territory } vicino.
           *[other] Puoi spostare { -army(form: "plural") } nei tuoi { -territory(form: "plural") } vicini.
        } Una deve restare.
beginners-card = E una { -card }
    .about = Hai conquistato un { -territory }? Allora prendi <b>una { -card }</b>. Tre con lo stesso { -symbol }, o con tre { -symbol(form: "plural") } diversi, portano { -army(form: "plural") } in un { -turn } successivo.
beginners-foot = Regole dell’{ -edition } { UNCAPITALISED($edition) }; nella pagina accanto ci sono tutte.
### Widget
## What the widget says on the kernel's side, and what it is asked for in vain.

link-to-no-game = Questo link non porta a nessuna { -game }: { $why }. Scegline una qui.
link-to-no-edition = Questo link indica un’{ -edition } che qui non c’è: { $why }. Vedi la { -lesson } nella sua.
link-to-no-step = Questo link indica un { -step } che qui non c’è: { $why }. Vedi il primo.
link-unknown-fields = Qui non si può usare questa parte del link: { LIST($fields, kind: "comma") }. Un link può avere { LIST($known, kind: "comma") }.
link-seed = il seme deve essere un numero intero, non «{ $seed }»

### Pages of their own
## What the pages say that play by themselves, around the game.

site-play = Gioca
site-title = { $page } – risk_widget
scorm-title = Le { -rule(form: "plural") }, { -step } dopo { -step }
site-lesson = Lezione { $number }: { $title }
site-notebook = Come notebook
site-more = Altro da giocare
site-board = Il { -board }: { $territories } { -territory(form: "plural") } in { $continents } { -continent(form: "plural") }
site-progress = Caricamento di Python
site-no-script = Il gioco ha bisogno di JavaScript: gira interamente nel tuo browser.
site-loading = Caricamento di Python…
site-setting-up = Preparazione del { -board }…
site-chosen = La tua { -game } comincia appena è pronta.
site-waiting = Python si sta ancora avviando. La cella verrà eseguita appena è pronto.
site-name = risk_widget
site-description = Il gioco da tavolo con 42 { -territory(form: "plural") }, contro i { -bot } o con altri davanti allo stesso schermo, e un corso sulle sue { -rule(form: "plural") }. Funziona anche senza connessione.
site-keeping = Preparazione per giocare senza connessione…
site-kept = Si può giocare anche senza connessione.
site-newer = È disponibile una versione più recente.
site-renew = Ricarica
site-without-network = Per i notebook serve una connessione a internet.
site-without-network-play = Per il gioco e le { -lesson(form: "plural") } no.
site-failed = Qui non è stato possibile avviare Python. Ricarica la pagina. Se non basta, prova con un browser più recente.
site-not-recorded = La piattaforma didattica non accetta il tuo lavoro, quindi per ora non viene registrato nulla. Si riprova ogni pochi secondi: lascia aperta la pagina.
site-no-platform = Intorno a questa pagina non si trova alcuna piattaforma didattica, quindi non viene registrato nulla, e i tuoi progressi si perdono quando esci. La ricerca continua. Può servire riaprire la lezione dal corso.
platform-unread = Qui non si può leggere il lavoro che la piattaforma didattica ha salvato per questa { -lesson }, quindi la { -lesson } ricomincia. Il lavoro salvato viene sostituito solo quando fai qualcosa.

## A table: one game on several screens.

table-title = Risiko, allo stesso tavolo
table-no-script = Il gioco ha bisogno di JavaScript.
table-name = Il tuo nome
table-code = Il codice mostrato da chi ospita
table-enter = Siediti
table-joining = Ricerca del tavolo…
table-refused = Questo link o codice non porta a nessun tavolo. Chiedine uno nuovo a chi ospita.
table-busy = In questo momento stanno entrando in troppi. Tra poco un nuovo tentativo…
table-away = Il notebook di chi ospita non è connesso. La { -game } riprende quando torna.
table-cut-off = Nessuna connessione. Nuovo tentativo…
table-closed = Chi ospita ha chiuso il tavolo.
table-full = Il tavolo è al completo.
table-sent-away = Chi ospita ti ha rimosso.
table-seat = Chi ospita ha dato il tuo { -seat } a qualcun altro, o lo ha preso per sé.
table-bot = Chi ospita ha dato il tuo { -seat } a un { -bot }.
table-left = Hai lasciato il tavolo.
table-again = Il tuo { -seat } è aperto in un’altra finestra.
table-leave = Lascia il tavolo
table-no-server = Il server del tavolo non è raggiungibile.
table-server-gone = Il server del tavolo si è fermato. Puoi riaprire il tavolo.
table-no-network = Questo computer non è in una rete locale.
table-no-address = Il tavolo non si può aprire su { $address }, porta { $port }: questo computer non ha questo indirizzo, oppure la porta è occupata.
table-in-browser = Qui Python gira nel browser, quindi altri schermi non possono raggiungerlo.
table-on-colab = Colab non lascia raggiungere ad altri la { -game } di un notebook, quindi lì si gioca a un solo schermo.
table-no-tornado = Per più schermi serve il pacchetto tornado: pip install "risk-widget[table]".

## What is asked for in vain from Python.

widget-unbuilt = Il front end di questo widget non è stato compilato: esegui `npm run build` in js/.

## What is asked for in vain from the page.

as-said = { $said }
refused-internal = Un errore interno lo ha impedito.
refused-stale = La { -position } è cambiata da quando hai fatto questa scelta. Scegli di nuovo.
refused-not-kept = Quella { -game } non c’è più, o adesso la gioca qualcun altro.
refused-no-game-yet = Non c’è ancora una { -game }. Prima iniziane una.
refused-same-dice = I { -die(form: "plural") } di questa { -game } non vengono da un seme, quindi non si possono rilanciare uguali.
refused-play-on = A quel punto la { -game } era già finita, quindi da lì non si può continuare.
refused-no-game = Non c’è ancora una { -game }.
refused-handover = Prima lo schermo deve passare { SEAT($seat, case: "to") }.
refused-no-person = Adesso la decisione non spetta a una persona.
refused-other-seat = Su questo schermo ora non tocca a questo { -player }.
refused-nobody-there = Non ci sono { -card(form: "plural") } da mostrare: allo schermo non c’è nessun { -player }.
refused-nothing-to-cover = Non c’è nulla da coprire.
refused-undo = Non c’è nulla da annullare.
refused-redo = Non c’è nulla da ripristinare.
refused-place-rest = Il programma può schierare per te solo le { -army(form: "plural") } della preparazione.
refused-auto-defend = Si può automatizzare solo la { -defence } di una persona.
refused-replace-bot = Il { -bot } di questo { -player } non si è bloccato.
refused-lesson = La { -lesson } { $lesson } non esiste; ci sono { LIST($known) }.
refused-no-lesson = Qui è aperta una { -game }: questo si può fare solo in una { -lesson }.
refused-lesson-open = Qui è aperta una { -lesson }: questo si può fare solo in una { -game }.
refused-progress = Questo non è un salvataggio dei progressi delle { -lesson(form: "plural") }.
refused-seats = I { -player(form: "plural") } di questa { -game } sono { LIST($seats) }.
refused-edition = L’{ -edition } «{ $edition }» non esiste; ci sono { LIST($known) }.
refused-board = Il { -board } { $board } non esiste; ci sono { LIST($known) }.
refused-clause = Non c’è nessuna regola con questo id.
refused-odds-places = Per le { -odds } servono una partenza e un bersaglio su questo { -board }.
refused-odds-armies = Ci sono troppe { -army(form: "plural") } per calcolare le { -odds }.
refused-no-battle = Nessuna { -battle } è in attesa della scelta del { -defender }.
refused-review = Una { -game } si può analizzare solo quando è finita.
refused-turn =
    Questa { -game } ha { $turns ->
        [one] { $turns } { -turn }
       *[other] { $turns } { -turn(form: "plural") }
    }, quindi il { -turn } { $turn } non c’è.
refused-no-notebook = Questa { -game } non è mostrata in un notebook.
refused-coach = L’osservazione del coach non è più aperta.
refused-plans = Puoi confrontare i piani dopo una { -game }, oppure nel tuo turno in una { -game } che non conta per il tuo livello.
refused-branches = Una { -game } può avere al massimo { $most } piani tuoi. Prima eliminane uno.
refused-branch = Questo piano non c’è più.
refused-branch-over = Questo piano conclude la { -game }, quindi dopo non può esserci altro.
refused-draft = { $value } qui non è possibile.
refused-draft-known = { $value } qui non è possibile; sono possibili { LIST($known) }.
refused-draft-free = { CAPITALISED(TERRITORY($territory, case: "in")) } non c’è ancora nessuno. Scegli prima un colore.
refused-draft-seats = Una { -game } ha almeno due { -player(form: "plural") }.
refused-draft-last = Non c’è altro da annullare o ripristinare.
refused-no-editor = Questo si può fare solo nell’editor di posizioni.
refused-editor-open = L’editor di posizioni è aperto. Chiudilo prima.
refused-editor-counts = Questa { -game } conta per il tuo livello, quindi la sua { -position } non si può modificare. Finiscila prima.
refused-editor-shown = Puoi modificare la { -position } di questa { -game } nel tuo turno, oppure quando è finita.
refused-advice = In questa { -game } chi ospita non permette né { -hint(form: "plural") }, né coach, né annullamenti.
refused-hint = Può ricevere un { -hint } solo il { -player } che deve agire adesso, a questo schermo.
refused-exam-left = Una { -game } del tuo esame non è finita. Chiudi la { -lesson } e continua quella { -game } dal modulo delle nuove { -game(form: "plural") }.
refused-exam = In un esame non ci sono { -hint(form: "plural") } e non si può annullare niente.
refused-why = Indica che cosa spiegare: { LIST($known, kind: "or") }.
refused-step = In questa { -lesson } questo { -step } non c’è.
refused-a-day = Il numero di domande al giorno deve essere un numero intero da 0 a { $most }.
refused-territory = Su questo { -board } questo { -territory } non c’è.
refused-moment =
    Finora la { -game } ha { $moves ->
        [one] { $moves } { -move }
       *[other] { $moves } { -move(form: "plural") }
    }: la { -move } { $move } non c’è.
refused-nothing-to-decide = La { -game } è finita: non resta nulla da decidere.
refused-cards-covered = Puoi fare domande sulle { -card(form: "plural") } solo finché sono scoperte.
refused-no-income = In questo { -turn } non sono state ricevute { -army(form: "plural") }.
refused-no-roll = In questa { -game } questo { -roll } non c’è.
refused-no-winner = Non ha vinto nessuno.
refused-for-the-host = Può farlo solo chi ospita questo tavolo.
refused-looking-on = Stai guardando questa { -game }: non giochi con nessun colore.
refused-not-your-seat = Questa decisione spetta a un altro { -player }.
refused-host-in-lesson = Chi ospita è in una { -lesson } o nell’editor di posizioni. La { -game } riprende dopo.
refused-vote = Una votazione deve durare da { $least } a { $most } secondi.
refused-shown = La risposta è stata mostrata. Presto arriva la prossima domanda.
refused-late = Il tempo per questa domanda è scaduto.
refused-no-time = Questa domanda non ha un limite di tempo.
refused-time = Una domanda può durare al massimo { $most } secondi.
refused-asked-for = È proprio quello che la domanda chiede. Prima rispondi.
refused-class-answers = In una classe rispondono gli allievi, ognuno sul proprio schermo.
refused-no-table = Da qui questa { -game } non si può giocare su più schermi.
refused-no-such-seat = A questo tavolo questo { -player } non c’è.
refused-players-stay = Questa partita è finita: i giocatori e i loro nomi non si possono più cambiare. Scegli i giocatori della prossima quando la cominci.
refused-player-out = { CAPITALISED(SEAT($seat, case: "article")) } è fuori gioco, quindi nessuno può subentrare.
refused-no-such-pupil = Non c’è nessun allievo di nome { $name }.
refused-empty-name = Manca un nome.
refused-name-taken = C’è già qualcuno di nome { $name }.

## A bot that fails at the table.

bot-failed = Il { -bot } «{ $bot }» non è riuscito a decidere per { SEAT($seat, case: "article") } ({ -round } { $round }, { PHASE($phase) }). { $why }
bot-raised = { $error }.
bot-chose-nothing = Non ha scelto nulla.
bot-chose = Ha scelto { $action }: { $error }.
bot-absent = Qui non è disponibile. Aggiungilo con rw.add_bot, o fai giocare un altro { -bot }.
bot-too-slow =
    ha impiegato più di { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }
saved-no-text = Manca il testo: scegli una { -game } salvata, o incolla una { -game } o una { -position }.
saved-line = Riga { $line }: { $why }
item-id = Un elemento deve avere un id: un testo da 1 a { $most } caratteri.
item-no-key = Un elemento può avere solo id, base_seq e action, non «{ $key }».
item-base-seq = base_seq deve essere il numero dello snapshot che era sullo schermo.
item-action = action deve essere un oggetto.
item-type = action ha bisogno di un type, come testo.
item-lacks-field = A { $action } serve il campo «{ $field }».
item-no-field = { $action } non ha il campo «{ $field }».
item-field = Il campo «{ $field }» di { $action } deve essere { $wanted }.
wanted-short-text = un testo breve
wanted-text-or-null = un testo breve, o null
wanted-long-text = un testo di al massimo { NUMBER($most, useGrouping: 1) } caratteri
wanted-count = un numero intero, 0 o più
wanted-flag = true o false
wanted-seed = un numero intero, o null per uno qualsiasi
wanted-one-of = uno tra { LIST($known, kind: "comma") }
wanted-answer = un numero intero, un testo breve, o un elenco di testi brevi
wanted-action = un’azione: un oggetto con nomi e valori semplici
wanted-options = un oggetto con nomi di { -option(form: "plural") } e valori semplici
wanted-copy = la copia salvata di una { -game }
wanted-languages = un elenco di codici di lingue
wanted-copies = un elenco di descrizioni di { -game(form: "plural") } salvate
wanted-seats = un elenco da 2 a { $most } oggetti come { $like }
wanted-seats-once = un elenco in cui ogni { -seat } compare una volta sola

## The picture of a game for a notebook that is read without a kernel.

still-none = Un gioco da tavolo: non è ancora stata iniziata nessuna { -game }.
still =
    { $edition }, { $mode }: { -round } { $round }, { $standing ->
        [won] ha vinto { SEAT($seat, case: "article") }
        [over] { -game } finita
       *[turn] { -turn } { SEAT($seat, case: "of") }, { PHASE($phase) }
    }.
still-play = { $game } Esegui la cella per giocare.
still-missing = Se hai appena eseguito questa cella e vedi ancora questo messaggio, manca anywidget: installalo dove gira Jupyter, poi ricarica la pagina.

## The rules in short: a turn in a minute.

short-goal =
    { $goal ->
        [missions]
            Vinci se raggiungi il tuo { -mission } segreto{ $claim ->
                [own_turn] { " " }nel tuo { -turn }
               *[at_once] { "" }
            }, o se resti l’ultimo { -player } sul { -board }.
        [capitals] Vinci se nel tuo { -turn } controlli { $capitals } { -capital(form: "plural") }, compresa la tua, o se resti l’ultimo { -player } sul { -board }.
       *[last_player]
            Vinci quando { $third ->
                [yes] il tuo { -opponent } non ha più { -territory(form: "plural") }; la { -third-army } non conta
               *[no] nessun altro { -player } ha più { -territory(form: "plural") }
            }.
    }
short-armies =
    Schiera nuove { -army(form: "plural") }: una ogni { $per ->
        [one] { -territory }
       *[other] { $per } { -territory(form: "plural") }
    } che controlli, almeno { $least }, e altre per ogni { -continent } intero.
short-attack =
    Attacca i { -territory(form: "plural") } vicini quante volte vuoi, lasciando sempre un’{ -army } indietro: { $attack ->
        [one] 1 { -die }
       *[other] fino a { $attack } { -die(form: "plural") }
    } contro { $defence ->
        [one] 1 { -die }
       *[other] fino a { $defence }
    }. Vince il { -die } più alto; in caso di parità vince il { -defender }. Ogni confronto perso costa un’{ -army }.
short-card =
    Prendi una { -card } se hai conquistato qualcosa. In un { -turn } successivo tre { -card(form: "plural") } che formano un { -set } portano { $kind ->
        [fixed] { LIST($values, kind: "or") } { -army(form: "plural") }, secondo i { -symbol(form: "plural") }
       *[rising] { -army(form: "plural") }, sempre di più con il procedere della { -game } ({ LIST($values, kind: "comma") } …)
    }; con { $must } { -card(form: "plural") } devi scambiare.
short-move =
    { $movement ->
        [one] Sposta { -army(form: "plural") } una volta, da un tuo { -territory } a un altro vicino.
        [unsplit] Sposta { -army(form: "plural") } nei tuoi { -territory(form: "plural") } vicini, quante volte vuoi, ma senza dividere quelle di uno stesso { -territory } tra più { -territory(form: "plural") }.
       *[rested] Sposta { -army(form: "plural") } nei tuoi { -territory(form: "plural") } vicini, quante volte vuoi; quelle che hanno attaccato o si sono già spostate devono restare ferme.
    }

## What surrounds the position: missions, what was missed, the last screen.

so-far-continents = Controlli { LIST($parts) }.
so-far-whole = per intero { CONTINENT($continent, case: "article") }
so-far-part = { $held } su { $territories } { CONTINENT($continent, case: "in") }
so-far-further =
    { $wanted ->
        [one] { $whole } su { $wanted } altro { -continent }
       *[other] { $whole } su { $wanted } altri { -continent(form: "plural") }
    }
so-far-near =
    Per il tuo { -mission } { $left ->
        [one] manca 1 { -territory }
       *[other] mancano { $left } { -territory(form: "plural") }
    }{ $each ->
        [1] { "" }
       *[other] { " " }con almeno { $each } { -army(form: "plural") }
    }.
so-far-to-take = Ancora da conquistare: { TERRITORIES($territories) }.
so-far-gone = { CAPITALISED(SEAT($seat, case: "article")) } non ha più { -army(form: "plural") }.
so-far-left =
    { CAPITALISED(SEAT($seat, case: "article")) } controlla ancora { $territories ->
        [one] { $territories } { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    } con { number-of-armies }.
so-far-territories =
    { $instead ->
        [beaten] { CAPITALISED(SEAT($seat, case: "article")) } è fuori gioco per mano di qualcun altro, quindi ora il tuo { -mission } riguarda i { -territory(form: "plural") }: ne controlli { so-far-held }
        [own] È il tuo colore, quindi il tuo { -mission } riguarda i { -territory(form: "plural") }: ne controlli { so-far-held }
        [absent] { CAPITALISED(SEAT($seat, case: "article")) } non gioca, quindi il tuo { -mission } riguarda i { -territory(form: "plural") }: ne controlli { so-far-held }
       *[none] Territori che controlli: { so-far-held }
    }.
so-far-held =
    { $each ->
        [1] { $held } su { $wanted }
       *[other] { $held }, di cui { $strong } con almeno { $each } { -army(form: "plural") }; { $wanted ->
            [one] ne serve 1
           *[other] ne servono { $wanted }
        }
    }
news = { CAPITALISED(LIST($parts, kind: "semicolon")) }.
news-took =
    { SEAT($seat, case: "article") } { $all ->
        [yes] ti ha tolto
       *[no] ha conquistato
    } { $territories ->
        [one] { $territories } { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    }{ $all ->
        [yes] { "" }
       *[no]
            { $yours ->
                [0] { "" }
                [one] , di cui { $yours } tuo
               *[other] , di cui { $yours } tuoi
            }
    }
news-lost =
    { $you ->
        [yes] hai perso
       *[no] { SEAT($seat, case: "article") } ha perso
    } { CONTINENT($continent, case: "article") }
news-won =
    { $you ->
        [yes] controlli
       *[no] { SEAT($seat, case: "article") } controlla
    } { CONTINENT($continent, case: "article") }
news-out =
    { $you ->
        [yes] sei fuori gioco
       *[no] { SEAT($seat, case: "article") } è fuori gioco
    }
since-took = { CAPITALISED(SEAT($seat, case: "article")) } ti ha tolto { TERRITORIES($territories, case: "article") }.
since-standing =
    { $lost ->
        [0] Controlli
        [one] Hai perso 1 { -army } e controlli
       *[other] Hai perso { $lost } { -army(form: "plural") } e controlli
    } { $territories ->
        [one] { $territories } { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    } con { number-of-armies }.
taken-back =
    Annullato: { $kind ->
        [claim] l’occupazione { TERRITORY($territory, case: "of") }
        [place] lo schieramento di { number-of-armies } { TERRITORY($territory, case: "in") }
        [choose_capital] la scelta di una { -capital }
        [trade] lo { -trade } di un { -set } con { number-of-armies }
        [attack] l’{ -attack } { TERRITORY($source, case: "from") } contro { TERRITORY($target, case: "article") }
        [defend]
            la { -defence } { TERRITORY($target, case: "of") } con { $dice ->
                [one] { $dice } { -die }
               *[other] { $dice } { -die(form: "plural") }
            }
        [occupy] lo { -movement } di { number-of-armies } { TERRITORY($target, case: "in") }
        [fortify] lo { -movement } di { number-of-armies } { TERRITORY($source, case: "from") } { TERRITORY($target, case: "in") }
        [end_now] la chiusura della { -game }
       *[end_phase]
            { $ended ->
                [reinforce] la fine dei { -reinforcement(form: "plural") }
                [attack] la fine dell’{ -attack }
               *[turn] la fine del { -turn }
            }
    }{ $others ->
        [yes] , e ciò che gli altri hanno fatto dopo
       *[no] { "" }
    }.{ $again ->
        [yes] { " " }Se rilanci, i { -die(form: "plural") } saranno gli stessi.
       *[no] { "" }
    }
over-ended = La { -game } è stata chiusa nel { -round } { $round }.
level-news =
    { $change ->
        [none]
            Questa { -game } conta per il tuo livello, che sarà noto dopo { $needed ->
                [one] un’altra { -game }
               *[other] altre { $needed } { -game(form: "plural") }
            }.
        [first] Ora il tuo livello è noto: circa il gradino { $rung } su 10, { $bot } ({ level-range }).
        [up] Il tuo livello sale al gradino { $rung } su 10, { $bot } ({ level-range }).
        [down] Il tuo livello scende al gradino { $rung } su 10, { $bot } ({ level-range }).
       *[same] Il tuo livello resta al gradino { $rung } su 10, { $bot } ({ level-range }).
    }
level-uncounted =
    Questa { -game } non conta per il tuo livello: { $why ->
        [hint] hai chiesto un { -hint }.
        [undo] hai annullato una { -move } dopo aver visto i { -die(form: "plural") } o la risposta di un { -bot }.
        [same_dice] avevi già visto i suoi { -die(form: "plural") }.
        [python] un programma ha fatto delle { -move(form: "plural") }.
        [begun] non l’hai giocata qui dall’inizio.
        [coach] un coach era al tuo fianco.
        [rivals] non si conosce la forza di un { -opponent }.
        [early] quando è finita non era ancora successo quasi nulla.
       *[ahead] l’hai abbandonata senza essere in svantaggio.
    }
level-if-given-up =
    { $why ->
        [lost] Per il tuo livello conta come una sconfitta.
        [early] Per il tuo livello non conta: finora non è successo quasi nulla.
       *[ahead] Per il tuo livello non conta: non sei in svantaggio.
    }
figure-rounds = Giri
figure-all-battles = Battaglie
figure-battles = Battaglie iniziate
figure-won = Battaglie vinte
figure-won-of = { $won } su { $battles }
figure-taken = Territori conquistati
figure-lost = Territori persi
figure-sets = Tris scambiati
figure-killed = Armate eliminate
figure-fallen = Armate perse
figure-luck = Fortuna con i { -die(form: "plural") }
figure-luck-armies =
    { $sign ->
        [plus] +{ NUMBER($armies, minimumFractionDigits: 1, maximumFractionDigits: 1) }
        [minus] −{ NUMBER($armies, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[even] ±0
    } { -army(form: "plural") }

## Why: an income, a battle, a win, taken apart into lines.

why-pair =
    { $place ->
        [1] Il più alto
        [2] Il secondo
        [3] Il terzo
        [4] Il quarto
       *[other] { $place }
    }: { SEAT($attacker, case: "article") } { $attack }, { SEAT($defender, case: "article") } { $defence }
why-loses =
    { $tie ->
        [yes] parità: { SEAT($seat, case: "article") }
       *[no] { CAPITALISED(SEAT($seat, case: "article")) }
    } perde 1 { -army }
why-spare =
    { $dice ->
        [one] { $dice } { -die }
       *[other] { $dice } { -die(form: "plural") }
    } { SEAT($seat, case: "of") }
why-no-partner = nessun { -die } da confrontare
why-won-by = Vittoria per
why-mission = L’{ -mission }
why-at-end = Alla fine
why-capital = Capitale { SEAT($seat, case: "of") }
why-capital-held = { TERRITORY($territory) } (in suo possesso)
why-territories = Territori controllati

## Teach me: the parts of the game, and what is to be done in each of them.

part-claim = Scelta dei { -territory(form: "plural") }
    .about = I { -player(form: "plural") } occupano a { -turn } un { -territory } libero, finché non ne restano più.
part-claim-third = Scelta dei { -territory(form: "plural") }
    .about = I due { -player(form: "plural") } occupano a { -turn } un { -territory } libero, finché ognuno non ne ha un terzo. Il resto va { SEAT("third", case: "to") }.
part-place = Schieramento delle prime { -army(form: "plural") }
    .about = Schieri nei tuoi { -territory(form: "plural") } le { -army(form: "plural") } che ti restano, una ogni volta che tocca a te.
part-capital = Scelta della { -capital }
    .about = Ogni { -player } sceglie una { -capital } in segreto. Chi controlla la propria e abbastanza { -capital(form: "plural") } altrui vince nel proprio { -turn }.
part-reinforce = Rinforzi
    .about = Un { -turn } comincia con nuove { -army(form: "plural") } per i { -territory(form: "plural") }, i { -continent(form: "plural") } interi e le { -card(form: "plural") }.
part-reinforce-won = Carte vinte in { -combat }
    .about = Ricevi le { -card(form: "plural") } del { -player } che hai eliminato, e scambi i { -set } prima che il { -combat } continui.
part-reinforce-third = Rinforzi { SEAT("third", case: "of") }
    .about = Questa { -army } non è di nessuno. Riceve anche lei nuove { -army(form: "plural") }, e le schieri tu.
part-attack = Combattimento
    .about = Attacca quante volte vuoi, o non attaccare affatto.
part-attack-third = Attacco { SEAT("third", case: "of") }
    .about = Puoi guidare questa { -army }, che non è di nessuno, contro il { -player } di { -turn }.
part-defend = Difesa
    .about = Il { -player } attaccato sceglie quanti { -die(form: "plural") } lanciare.
part-defend-third = Difesa { SEAT("third", case: "of") }
    .about = Questa { -army } non è di nessuno. Viene attaccata, e scegli tu quanti { -die(form: "plural") } lancia.
part-occupy = Ingresso nel { -territory } conquistato
        .about = L’ultimo { -defender } non c’è più. Il { -territory } è tuo, e devi spostarci delle { -army(form: "plural") }.
part-occupy-third = Ingresso { SEAT("third", case: "of") }
        .about = L’ultimo { -defender } non c’è più. Il { -territory } ora è di quell’{ -army }, e devi spostarci delle { -army(form: "plural") }.
part-fortify = Spostamento
    .about = Prima che il tuo { -turn } finisca, puoi spostare { -army(form: "plural") } tra i tuoi { -territory(form: "plural") } confinanti.
todo-choose-free = Scegli un { -territory } libero.
todo-claim = Occupalo: ci va una delle tue { -army(form: "plural") }.
todo-choose-own = Scegli uno dei tuoi { -territory(form: "plural") }.
todo-place-one = Schieraci un’{ -army }.
todo-make-capital = Fanne la tua { -capital }.
todo-trade-if-any = Scambia un { -set } di { -card(form: "plural") }, se ne hai uno.
todo-trade = Scambia un { -set } di { -card(form: "plural") }.
todo-place = Scegli quante { -army(form: "plural") } mandarci, e schierale.
todo-go-on-to-combat = Quando tutte le { -army(form: "plural") } sono schierate, passa al { -combat }.
todo-combat-goes-on = Quando tutte le { -army(form: "plural") } sono schierate, il { -combat } continua.
todo-choose-third = Scegli uno dei suoi { -territory(form: "plural") }.
todo-attack-from = Scegli uno dei tuoi { -territory(form: "plural") } da cui attaccare.
todo-attack-target = Scegli un { -territory } vicino in mano ad altri.
todo-attack = Scegli quante { -army(form: "plural") } attaccano, poi lancia.
todo-attack-from-third = Scegli uno dei suoi { -territory(form: "plural") } da cui attaccare.
todo-attack-target-third = Scegli un { -territory } vicino in mano al { -player } di { -turn }.
todo-defend = Scegli quanti { -die(form: "plural") } lanciare.
todo-move-in = Scegli quante { -army(form: "plural") } spostare.
todo-move-from = Scegli un { -territory } da cui spostare { -army(form: "plural") }, o termina il { -turn }.
todo-move-to = Scegli un tuo { -territory } vicino.
todo-move = Scegli quante { -army(form: "plural") } spostare.

## Teach me: what is possible now.

teach-number-of-territories =
    { $territories ->
        [one] { $territories } { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    }
teach-number-of-dice =
    { $dice ->
        [one] { $dice } { -die }
       *[other] { $dice } { -die(form: "plural") }
    }
teach-you-or-third =
    { $third ->
        [yes] { SEAT("third", case: "to") }
       *[no] a te
    }
teach-explained = { CAPITALISED($sentence) }
teach-nobody-beside = Per ora nessun nemico ai { -border(form: "plural") }.
teach-beside = Nemici ai { -border(form: "plural") }: { LIST($others) }.
teach-other = { TERRITORY($territory) } ({ $armies })
teach-more =
    { $more ->
        [one] un altro
       *[other] altri { $more }
    }
teach-none-weaker = Nessuno dei tuoi { -territory(form: "plural") } è più debole dei nemici confinanti.
teach-in-danger = Più in pericolo: { TERRITORY($territory) }, { $armies } contro { $against }.
teach-watched = Tocca { SEAT($actor, case: "to") }: { UNCAPITALISED($part) }.
teach-watched-defence = { CAPITALISED(SEAT($actor, case: "article")) } subisce un { -attack } { TERRITORY($target, case: "in") } e sceglie con quanti { -die(form: "plural") } difendersi.
teach-watched-defence-third = { CAPITALISED(SEAT("third", case: "article")) } subisce un { -attack } { TERRITORY($target, case: "in") }, e { SEAT($actor, case: "article") } sceglie i { -die(form: "plural") } per la { -defence }.
teach-free =
    { $free ->
        [one] 1 { -territory } è libero
       *[other] { $free } { -territory(form: "plural") } sono liberi
    }, e hai ancora { number-of-armies } da schierare.
teach-in-hand = Hai ancora { number-of-armies } da schierare, in qualunque tuo { -territory }.
teach-capital =
    { $territories ->
        [one] La tua { -capital } può essere solo il tuo unico { -territory }
       *[other] La tua { -capital } può essere uno qualsiasi dei tuoi { teach-number-of-territories }
    }. Solo tu vedi qual è.
teach-capital-taken = Se viene conquistata, perdi tutte le tue { -army(form: "plural") } nel suo { -continent }, e le tue { -card(form: "plural") }.
teach-to-place =
    Prima { $combat ->
        [yes] che il { -combat } continui
       *[no] del { -combat }
    } { $armies ->
        [one] va schierata ancora
       *[other] vanno schierate ancora
    } { number-of-armies }.
teach-to-place-third =
    { $armies ->
        [one] Va schierata ancora
       *[other] Vanno schierate ancora
    } { number-of-armies } { SEAT("third", case: "of") }.
teach-number-of-cards =
    { $cards ->
        [one] { $cards } { -card }
       *[other] { $cards } { -card(form: "plural") }
    }
teach-no-cards = Non hai ancora { -card(form: "plural") }. Una { -capture } te ne porta una.
teach-no-more-sets = Hai { teach-number-of-cards }. Ora non puoi scambiarne altre.
teach-no-set = Hai { teach-number-of-cards }, ma nessun { -set }.
teach-set =
    Tra le tue { teach-number-of-cards } c’è un { -set } che vale { number-of-armies }: { $must ->
        [yes] devi scambiarlo
       *[no] puoi scambiarlo o tenerlo
    }.
teach-no-attack =
    Nessun { -territory } può attaccare: servono 2 { -army(form: "plural") } e un { -territory } confinante in mano { $third ->
        [yes] al { -player } di { -turn }
       *[no] ad altri
    }.
teach-attacks =
    Puoi attaccare da { teach-number-of-territories }, con { $targets ->
        [one] { $targets } bersaglio possibile
       *[other] { $targets } bersagli possibili
    }.
teach-strongest =
    L’{ -attack } più forte parte { TERRITORY($source, case: "from") } ({ $armies }) contro { TERRITORY($target, case: "article") } ({ $against }){ $chance ->
        [none] { "" }
       *[other] ; { -odds } di riuscita, portandolo fino in fondo: { $chance }
    }.
teach-captured = Hai conquistato un { -territory }, quindi in questo { -turn } ti spetta una { -card }.
teach-capture-brings-card = Conquista un { -territory } in questo { -turn }, e ricevi una { -card }.
teach-attacked =
    { CAPITALISED(SEAT($attacker, case: "article")) } attacca { TERRITORY($target, case: "article") } con { teach-number-of-dice }{ NUMBER_OF($rolled) ->
        [0] { "" }
       *[other] : ha fatto { LIST($rolled, kind: "comma") }
    }.
teach-defence-costs =
    { $dice ->
        [one] 1 { -die } costa
       *[other] { $dice } { -die(form: "plural") } costano
    } in media { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } { -army(form: "plural") } { teach-you-or-third } e { NUMBER($beaten, minimumFractionDigits: 2, maximumFractionDigits: 2) } all’{ -attacker }.
teach-may-move-in =
    { $armies ->
        [one] Ha attaccato 1 { -army }
       *[other] Hanno attaccato { $armies } { -army(form: "plural") }
    }: { $exactly ->
        [yes]
            { $least ->
                [one] se ne deve spostare esattamente { $least }
               *[other] se ne devono spostare esattamente { $least }
            }
       *[no] se ne possono spostare da { $least } a { $most }
    }.
teach-no-movement = Nessun’{ -army } si può spostare: termina il { -turn }.
teach-movements = Puoi spostare { -army(form: "plural") } da { teach-number-of-territories }, ma non è un obbligo.
teach-idle =
    { number-of-armies } { TERRITORY($territory, case: "in") }: nessun nemico ai { -border(form: "plural") }, quindi lì non { $armies ->
        [one] protegge
       *[other] proteggono
    } nulla.

## Teach me: what a move would do.

teach-would-claim =
    Avresti { $all ->
        [yes] { $territories ->
            [one] l’unico { -territory }
           *[other] tutti i { $territories } { -territory(form: "plural") }
        }
       *[no] { $held } dei { $territories } { -territory(form: "plural") }
    } { CONTINENT($continent, case: "of") }. Il { -continent } intero porta { number-of-armies } a ogni { -turn }.
teach-would-place = { TERRITORY($territory) }: { $before } → { number-of-armies }.
teach-would-choose = Resta segreta finché non te la conquistano.
teach-would-end-reinforce =
    { $combat ->
        [yes] Il { -combat } continua.
       *[no] Ora viene il { -combat }.
    }
teach-would-end-attack = In questo { -turn } non puoi più attaccare.{ teach-draws }
teach-would-end-fortify = Il tuo { -turn } finisce.{ teach-draws }
teach-draws =
    { $draws ->
        [yes] { " " }Peschi una { -card }.
       *[no] { "" }
    }
teach-would-attack =
    { $third ->
        [yes] { CAPITALISED(SEAT("third", case: "article")) } lancia
       *[no] Lanci
    } { teach-number-of-dice } e { SEAT($defender, case: "article") } { $most ->
        [one] 1 { -die }
       *[other] fino a { $most } { -die(form: "plural") }
    }.
teach-would-cost = Con tutti questi { -die(form: "plural") } un { -roll } costa in media { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } { -army(form: "plural") } { teach-you-or-third } e { NUMBER($beaten, minimumFractionDigits: 2, maximumFractionDigits: 2) } { SEAT($defender, case: "to") }. In caso di parità vince il { -defender }.
teach-would-win =
    Probabilità{ $third ->
        [yes] { " " }{ SEAT("third", case: "of") }
       *[no] { "" }
    } di conquistare { TERRITORY($target, case: "article") } attaccando a oltranza: { $chance }.
teach-would-fall = Se ora la { -defence } cade, devi spostarci almeno { number-of-armies }.
teach-would-occupy =
    { CAPITALISED(TERRITORY($source, case: "in")) } { $left ->
        [one] ne resta { $left }
       *[other] ne restano { $left }
    }, { TERRITORY($target, case: "in") } { $armies ->
        [one] ne arriva { $armies }
       *[other] ne arrivano { $armies }
    }.
teach-onward = Da lì puoi proseguire attaccando { TERRITORIES($territories, case: "article") }.
teach-nothing-beyond = Nessun nemico ai { -border(form: "plural") }: altrove le { -army(form: "plural") } rendono di più.
teach-would-move =
    { CAPITALISED(TERRITORY($source, case: "in")) } { $left ->
        [one] ne resta { $left }
       *[other] ne restano { $left }
    }, { TERRITORY($target, case: "in") } { $armies ->
        [one] ce n’è { $armies }
       *[other] ce ne sono { $armies }
    }.
teach-one-movement = È l’unico { -movement } di questo { -turn }.
teach-more-movements = Dopo puoi farne altri.

### Page
## The page's own words. Their ids begin with page-; what they refer to is sent along with them.
## A field in the text, a number that is drawn or the sign of a seat is a parameter too; <b> and
## </b> stand around what is written in bold letters.

page-territory = { TERRITORY($territory) }
page-continent = { CONTINENT($continent) }
page-continent-initials = { CONTINENT($continent, case: "initials") }
page-seat = { CAPITALISED(SEAT($seat)) }
page-symbol = { CAPITALISED(SYMBOL($symbol)) }
page-card = { TERRITORY($territory) } ({ SYMBOL($symbol) })
page-wild-card = Jolly { $number }
page-third-title =
    { $kind ->
        [allied] Armata alleata
       *[neutral] Armata neutrale
    }
page-person = Persona
page-bot =
    Bot: { $title }{ $beside ->
        [none] { "" }
       *[other] , circa { $beside } su 10
    }
page-my-level =
    { $sureness ->
        [none] Al mio livello
       *[other] Al mio livello ({ $rung } su 10)
    }
    .about =
        { $sureness ->
            [none] Al mio livello: { -bot } facili per tre { -game(form: "plural") }, poi { -bot } forti quanto te.
           *[other] Al mio livello: { -bot } forti quanto te, circa al gradino { $rung } su 10, { level-sure } (da { $low } a { $high }). Se l’ordine dei { -turn(form: "plural") } è sorteggiato, puoi aspettarti di vincere la metà delle { -game(form: "plural") } contro uno di loro, e un terzo contro due.
        }
page-armies = { number-of-armies }
page-dice =
    { $dice ->
        [one] { $dice } { -die }
       *[other] { $dice } { -die(form: "plural") }
    }
page-die = { -die } { $face }
page-pieces =
    { $count } { $piece ->
        [army]
            { $count ->
                [one] { -army }
               *[other] { -army(form: "plural") }
            }
        [artillery]
            { $count ->
                [one] cannone
               *[other] cannoni
            }
        [cavalry]
            { $count ->
                [one] cavaliere
               *[other] cavalieri
            }
        [infantry]
            { $count ->
                [one] fante
               *[other] fanti
            }
        [star]
            { $count ->
                [one] { -star }
               *[other] { -star(form: "plural") }
            }
        [tripod]
            { $count ->
                [one] tripode
               *[other] tripodi
            }
       *[other] { $piece }
    }
page-no-pieces = nessuna
page-of = { $some } su { $all }
page-at-least = almeno { $least }
page-at-most = al massimo { $most }
page-fewer = { $label }: di meno
page-more = { $label }: di più
page-percent = { display-percent }
page-percent-least = { display-percent-least }
page-percent-most = { display-percent-most }
page-listed = { LIST($items, kind: "comma") }
page-two-sentences = { two-sentences }
page-round =
    { $round ->
        [0] preparazione
       *[other] { -round } { $round }
    }
page-why = perché?
page-why-not = Perché no?
page-why-so = Perché?
page-not-possible = Non è possibile.
page-bot-failed = Un { -bot } si è bloccato
page-kept-damaged = Qui non si può leggere ciò che questo browser aveva salvato. Tutto resta nella memoria del browser con il nome { $name }, e d’ora in poi si salva ripartendo da zero.
page-kept-partly = Qui non si può leggere una parte di ciò che questo browser aveva salvato. Una copia di tutto resta nella memoria del browser con il nome { $name }. Il resto si usa ancora.
page-kept-full = Questo browser non sta salvando nulla: la sua memoria è piena, o non è permesso usarla. Ciò che aveva salvato prima c’è ancora.
page-kept-newer = Ciò che questo browser aveva salvato è stato scritto da una versione più recente di risk_widget e resta com’è. D’ora in poi questa versione salva i propri dati accanto.
page-kept-dropped = La memoria di questo browser è piena. Per fare spazio è stata eliminata la copia della { -game } più vecchia: { $edition }, { $mode }, { -round } { $round }.
page-kept-most = Questo browser conserva le copie di quattro { -game(form: "plural") } al massimo. La copia più vecchia è stata eliminata: { $edition }, { $mode }, { -round } { $round }.
page-kernel-away = Il kernel non risponde.
    .about = Questa è l’ultima { -position } che ha inviato, e ciò che hai fatto dopo potrebbe andare perso. Se il kernel è stato riavviato, esegui di nuovo la cella per continuare. Se sta eseguendo un’altra cella, aspetta che finisca.
page-kernel-silent = Una { -position } salvata
    .about = Nessun kernel ha ancora risposto. Esegui la cella per giocare. Se il kernel è occupato con un’altra cella, la { -game } prosegue appena finisce.
page-old-browser = Il gioco ha bisogno di un browser più recente: Chrome o Edge 123, Firefox 128, Safari 17.5, o successivi.
page-bring-into-view = Mostra
page-copy = Copia
page-copied = Copiato.
page-copy-selected = Il testo è selezionato. Copialo con Ctrl+C.

## The buttons of the bar.

page-do-new-game = Nuova { -game }…
page-do-play-on = Continua da qui
page-do-back-to-game = Torna alla { -game }
page-do-back-to-saved = Torna all’ultima { -position }
page-do-resume = Riprendi
page-do-stop = Ferma
page-do-skip = Salta avanti
page-do-save = Condividi o salva…
page-do-again = Gioca ancora
page-do-again-same-dice = Gioca ancora con gli stessi { -die(form: "plural") }
page-do-replace-bot = Fai continuare un altro { -bot }
page-do-claim = Occupa { TERRITORY($territory, case: "article") }
page-do-choose-capital = Scegli { TERRITORY($territory, case: "article") } come { -capital }
page-do-place =
    { $more ->
        [yes]
            { $armies ->
                [one] Schierane un’altra
               *[other] Schierane altre { $armies }
            }
       *[no] Schierane { $armies }
    } { TERRITORY($territory, case: "in") }
page-do-stop-placing = Smetti di schierare
page-do-trade =
    Scambia: +{ $armies }{ $places ->
        [0] { "" }
        [1] , +{ $extra } { TERRITORIES($on, case: "in") }
       *[other] ; +{ $extra } { $named ->
            [yes] per { -territory } { TERRITORIES($on, case: "in") }
           *[no] in ciascuno di { $places } { -territory(form: "plural") }
        }
    }
page-do-roll = Lancia { page-dice }
page-do-fight-on = A oltranza
page-do-occupy = Spostane { $armies }
page-do-occupy-all =
    { $armies ->
        [one] Spostala
       *[other] Spostale tutte e { $armies }
    }
page-do-move = Spostane { $armies }
page-do-end-phase =
    { $phase ->
        [reinforce] Fine { -reinforcement(form: "plural") }
        [attack] Fine { -attack }
        [attack_third] Smetti di attaccare
        [fortify] Fine { -turn }
       *[other] Fine { -phase }
    }

## The bar: the sentence that says what can be done next, and a second one next to it.

page-say = Che cosa fare adesso
    .away = Non si può giocare finché il kernel non torna.
page-say-take =
    { $stop ->
        [1] { $chance } di riuscita
       *[other] { $chance }, stop a { $stop }
    }
page-say-hit = a segno: { $chance }
page-say-hold = difesa: { $chance }
page-say-for-third = { CAPITALISED(SEAT($actor, case: "article")) } decide per { SEAT("third", case: "article") }: { $what }
page-say-setup = Scegli una { -game }.
page-say-handover = Passa lo schermo { SEAT($seat, case: "to") }.
    .sub = I segreti { SEAT($seat, case: "of") } restano coperti finché { SEAT($seat, case: "article") } non prende lo schermo.
page-say-past = Stai rivedendo: { $when }.
    .sub = Intanto i { -bot } continuano a giocare.
page-say-over =
    È durata { $rounds ->
        [one] { $rounds } { -round }
       *[other] { $rounds } { -round(form: "plural") }
    }{ $won ->
        [yes] { "" }
       *[no] , e non ha vinto nessuno
    }.
page-say-bots-stopped = I { -bot } sono in pausa. Adesso tocca { SEAT($seat, case: "to") }.
page-say-bot =
    { CAPITALISED(SEAT($seat, case: "article")) } { $phase ->
        [claim] sta scegliendo un { -territory }
        [place] sta schierando un’{ -army }
        [capital] sta scegliendo una { -capital }
        [reinforce] sta schierando nuove { -army(form: "plural") }
        [reinforce_third] sta schierando { -army(form: "plural") } per { SEAT("third", case: "article") }
        [attack] sta per attaccare
        [attack_third] sta decidendo per { SEAT("third", case: "article") }
        [defend] sta scegliendo i { -die(form: "plural") }
        [occupy] sta spostando { -army(form: "plural") } nel { -territory } conquistato
        [fortify] può spostare { -army(form: "plural") }
       *[other] sta pensando
    }…
page-say-claim = Occupa un { -territory } libero.
    .sub =
        { $free ->
            [one] { $free } { -territory } è libero
           *[other] { $free } { -territory(form: "plural") } sono liberi
        }.
page-say-place =
    Schiera un’{ -army }; ne { $left ->
        [one] resta
       *[other] restano
    } { $left }.
    .sub =
        { $confirm ->
            [yes] Scegli uno dei tuoi { -territory(form: "plural") }.
           *[no] Va subito nel { -territory } che scegli.
        }
page-say-placing-for-you = Le tue { -army(form: "plural") } vengono schierate, una per { -turn }…
page-say-placing = Schieramento { TERRITORY($territory, case: "in") }, un’{ -army } per { -turn }…
    .sub =
        Da schierare te ne { $left ->
            [one] resta
           *[other] restano
        } { $left }.
page-say-chosen = Territorio scelto: { TERRITORY($territory) }.
page-say-placed =
    { CAPITALISED(TERRITORY($territory, case: "in")) } { $armies ->
        [one] va
       *[other] vanno
    } { number-of-armies }.
page-say-capital = Scegli la tua { -capital }. La vedi solo tu.
    .sub = Resta segreta finché non cade.
page-say-reinforce =
    Schiera{ $more ->
        [yes]
            { " " }{ $left ->
                [one] un’altra { -army }
               *[other] altre { $left } { -army(form: "plural") }
            }
       *[no]
            { " " }{ $left ->
                [one] { $left } { -army }
               *[other] { $left } { -army(form: "plural") }
            }
    } nei tuoi { -territory(form: "plural") }.
    .sub = L’{ -attack } comincia quando sono tutte schierate.
    .step = Quando sono tutte schierate, termina i { -reinforcement(form: "plural") }.
page-say-must-trade = Prima scambia un { -set } di { -card(form: "plural") }.
page-say-set-brings =
    Il { -set } scelto porta { $armies ->
        [one] { $armies } { -army }
       *[other] { $armies } { -army(form: "plural") }
    }.
page-say-set-brought = Il tuo { -set } ha portato { number-of-armies }.
page-say-may-also-trade = Puoi anche scambiare un { -set } di { -card(form: "plural") }.
page-say-may-still-trade = Puoi ancora scambiare un { -set } di { -card(form: "plural") }.
page-say-all-placed = Tutte le { -army(form: "plural") } sono schierate.
    .sub = Ora viene l’{ -attack }.
page-say-place-third = Schiera { number-of-armies } nei suoi { -territory(form: "plural") }.
    .third = schiera { number-of-armies } nei suoi { -territory(form: "plural") }.
    .sub = Poi continua il { -turn } { SEAT($seat, case: "of") }.
page-say-attack = Attacca { TERRITORY($target, case: "article") } { TERRITORY($source, case: "from") } con { number-of-armies }.
    .third = attacca { TERRITORY($target, case: "article") } { TERRITORY($source, case: "from") } con { number-of-armies }.
page-say-ask-attack = Quante { -army(form: "plural") } attaccano { TERRITORY($target, case: "article") } { TERRITORY($source, case: "from") }?
page-say-ask-move = Quante { -army(form: "plural") } vanno { TERRITORY($source, case: "from") } { TERRITORY($target, case: "in") }?
page-say-ask-armies =
    { $most ->
        [one] Scegli { $most } { -army }.
       *[other] Scegli { page-say-range } { -army(form: "plural") }.
    }
page-say-ask-dice =
    { $armies ->
        [one] Quanti { -die(form: "plural") } lancia l’{ -army }?
       *[other] Quanti { -die(form: "plural") } lanciano le { $armies } { -army(form: "plural") }?
    }
    .sub = Scegli, poi lancia.
page-say-strengths =
    { CAPITALISED(TERRITORY($source, case: "in")) } { $own ->
        [one] c’è 1 { -army }
       *[other] ci sono { $own } { -army(form: "plural") }
    }, { TERRITORY($target, case: "in") } { $their }.
page-say-attack-again = Attacchi ancora?
    .third = attacca ancora?
page-say-choose-source = Scegli un { -territory } da cui attaccare.
    .third = scegli un { -territory } da cui attaccare.
    .sub =
        { $own ->
            [one]
                { $own } { $third ->
                    [yes] suo
                   *[no] tuo
                } { -territory } può
           *[other]
                { $own } { $third ->
                    [yes] suoi
                   *[no] tuoi
                } { -territory(form: "plural") } possono
        } attaccare.
page-say-no-attack = Nessun { -attack } è possibile.
    .third = nessun { -attack } è possibile.
    .sub = Termina l’{ -attack } per andare avanti.
page-say-choose-target = Scegli un bersaglio da attaccare { TERRITORY($source, case: "from") }.
    .third = scegli un bersaglio da attaccare { TERRITORY($source, case: "from") }.
    .sub = Puoi attaccare { TERRITORIES($targets, case: "article") }.
page-say-rolling =
    Lanci fino alla { -capture } { TERRITORY($target, case: "of") }, o finché { TERRITORY($source, case: "in") } { $left ->
        [one] non resta solo { $left } { -army }
       *[other] non restano solo { $left } { -army(form: "plural") }
    }…
page-say-gained = Hai conquistato { TERRITORY($target, case: "article") }.
page-say-drew = Peschi { page-card }.
page-say-drew-wild = Peschi un { -wild-card }.
page-say-beaten =
    { CAPITALISED(SEAT($seat, case: "article")) } è fuori gioco{ $cards ->
        [0] { "" }
        [one] : ricevi { $cards } { -card }
       *[other] : ricevi { $cards } { -card(form: "plural") }
    }.
page-say-not-taken = La { -capture } { TERRITORY($target, case: "of") } non è riuscita.
page-say-lost = { CAPITALISED(SEAT($seat, case: "article")) } ha perso { number-of-armies }.
page-say-lost-each =
    { $armies ->
        [one] Persa
       *[other] Perse
    } { number-of-armies } per parte.
page-say-lost-both =
    { CAPITALISED(SEAT($attacker, case: "article")) } ha perso { $own ->
        [one] { $own } { -army }
       *[other] { $own } { -army(form: "plural") }
    } e { SEAT($defender, case: "article") } { $their ->
        [one] { $their } { -army }
       *[other] { $their } { -army(form: "plural") }
    }.
page-say-series =
    In { $rolls ->
        [one] { $rolls } { -roll }
       *[other] { $rolls } { -roll(form: "plural") }
    } { SEAT($attacker, case: "article") } ha perso { $lost } e { SEAT($defender, case: "article") } { $beaten }: { $dice ->
        [kind] fortuna per { SEAT($attacker, case: "article") }
        [unkind] sfortuna per { SEAT($attacker, case: "article") }
       *[usual] più o meno nella media
    }.
page-say-bot-attacks = { CAPITALISED(SEAT($seat, case: "article")) } attacca { TERRITORY($target, case: "article") } { TERRITORY($source, case: "from") }.
page-say-you-held =
    { $you ->
        [yes] Hai
       *[no] { CAPITALISED(SEAT($seat, case: "article")) } ha
    } difeso { TERRITORY($target, case: "article") }. { $by }
page-say-you-lost =
    { $you ->
        [yes] { CAPITALISED(SEAT($attacker, case: "article")) } ti ha tolto { TERRITORY($target, case: "article") }.
       *[no] { CAPITALISED(SEAT($attacker, case: "article")) } ha tolto { TERRITORY($target, case: "article") } { SEAT($seat, case: "to") }.
    }
page-say-you-lost-armies =
    { $you ->
        [yes] Hai
       *[no] { CAPITALISED(SEAT($seat, case: "article")) } ha
    } perso { $lost ->
        [one] { $lost } { -army }
       *[other] { $lost } { -army(form: "plural") }
    } { TERRITORY($target, case: "in") }; { $left ->
        [one] ne resta 1
       *[other] ne restano { $left }
    }.
page-say-choose-dice = Scegli i { -die(form: "plural") }.
page-say-defend = { CAPITALISED(SEAT($attacker, case: "article")) } attacca { TERRITORY($target, case: "article") } con { page-dice }. { $asked }
page-say-defend-rolled = { CAPITALISED(SEAT($attacker, case: "article")) } ha fatto { LIST($rolled) } contro { TERRITORY($target, case: "article") }. { $asked }
page-say-defend-with =
    { NUMBER_OF($dice) ->
        [1] Difenditi con un { -die }.
       *[other] Difenditi con { LIST($dice, kind: "or") } { -die(form: "plural") }.
    }
    .third =
        { NUMBER_OF($dice) ->
            [1] difendila con un { -die }.
           *[other] difendila con { LIST($dice, kind: "or") } { -die(form: "plural") }.
        }
page-say-defend-called =
    { NUMBER_OF($dice) ->
        [1] { CAPITALISED(SEAT($seat)) }, difenditi con un { -die }.
       *[other] { CAPITALISED(SEAT($seat)) }, difenditi con { LIST($dice, kind: "or") } { -die(form: "plural") }.
    }
page-say-fallen = La { -defence } { TERRITORY($target, case: "of") } è caduta. { $move }
page-say-yours = Hai conquistato { TERRITORY($target, case: "article") }. { $move }
page-say-move-in =
    { $most ->
        [one] Sposta lì { $most } { -army }.
       *[other] Sposta lì { page-say-range } { -army(form: "plural") }.
    }
    .third =
        { $most ->
            [one] sposta lì { $most } { -army }.
           *[other] sposta lì { page-say-range } { -army(form: "plural") }.
        }
    .sub =
        { $armies ->
            [one] Almeno quella che ha attaccato
           *[other] Almeno le { $armies } che hanno attaccato
        }; almeno 1 deve restare { TERRITORY($source, case: "in") }.
page-say-range =
    { $exact ->
        [yes] { $most }
       *[no] da { $least } a { $most }
    }
page-say-fortify = Scegli un { -territory } da cui spostare { -army(form: "plural") }, o termina il { -turn }.
        .sub =
            { $own ->
                [one] Puoi spostare { -army(form: "plural") } da { $own } { -territory }.
               *[other] Puoi spostare { -army(form: "plural") } da { $own } { -territory(form: "plural") }.
            }
page-say-move = Sposta { number-of-armies } { TERRITORY($source, case: "from") } { TERRITORY($target, case: "in") }.
    .sub =
        { $armies ->
            [one] { $armies } { -army } resta
           *[other] { $armies } { -army(form: "plural") } restano
        } { TERRITORY($source, case: "in") }.
page-say-one-movement =
    È il tuo unico { -movement }{ $ends ->
        [yes] , e termina il { -turn }
       *[no] { " " }in questo { -turn }
    }.
page-say-one-movement-in-turn = Puoi fare un solo { -movement } per { -turn }.
page-say-moved-already = Hai già fatto il tuo { -movement }.
page-say-move-where = Scegli dove spostare le { -army(form: "plural") } che sono { TERRITORY($source, case: "in") }.
    .sub = Possono andare { TERRITORIES($targets, case: "in", kind: "or") }.
page-say-end-turn = Termina il { -turn }.
    .sub = Nessun’{ -army } si può spostare.

## The map: what a screen reader says of a territory, and the marks that are on it.

page-map =
    Mappa, { $territories ->
        [one] { $territories } { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    }
page-map-holder =
    { $holder ->
        [none] libero
        [red] rosso
        [blue] blu
        [green] verde
        [yellow] giallo
        [black] nero
        [purple] viola
        [allied] alleata
        [neutral] neutrale
       *[other] { $holder }
    }
page-colour = { CAPITALISED(page-map-holder) }
page-map-placed =
    { $armies ->
        [one] { $armies } appena schierata
       *[other] { $armies } appena schierate
    }
page-map-proposed = { $armies } da schierare
page-map-tired =
    { $armies ->
        [one] { $armies } stanca
       *[other] { $armies } stanche
    }
page-map-taken = conquista recente (prima: { page-map-holder })
page-map-capital = { -capital }: { page-map-holder }
page-map-own-capital = la tua { -capital } segreta
page-map-bonus = +{ $armies } per { -turn }
page-map-bonus-lost = −{ $armies } per { -turn }
page-map-find = Cerca { $words }…
page-map-larger = Mappa più grande
page-map-smaller = Mappa più piccola
page-map-whole = Tutta la { -map }
    .short = Tutta
page-mark-goal = serve al tuo { -mission }
page-mark-changed = conquistato dopo il tuo ultimo { -turn }
page-mark-attacks = attacca
page-mark-target = bersaglio
page-mark-attackable = attaccabile
page-mark-can-attack = può attaccare
page-mark-from = da
page-mark-to = a
page-mark-reachable = raggiungibile
page-mark-can-move = può spostare { -army(form: "plural") }
page-mark-receives = può ricevere { -army(form: "plural") }
page-mark-gives = può mandare { -army(form: "plural") }
page-mark-chosen = scelto
page-mark-reinforceable = si può rinforzare
page-mark-choosable = si può scegliere
page-mark-free = libero
page-mark-here = qui
page-mark-from-here = da qui
page-mark-to-here = verso qui
page-mark-look-here = guarda qui
page-mark-your-answer = la tua risposta
page-mark-the-answer = la risposta
page-mark-not-allowed = non permesso
page-mark-of-lesson = segnato nella { -lesson }
page-mark-too = anche { $mark }
page-mark-capital = { -capital } scoperta
page-mark-own-capital = la tua { -capital }, segreta
page-mark-tired = stanche: non si possono spostare
page-mark-hint-look = { -hint }: guarda qui
page-mark-hint-this = { -hint }: questo
page-mark-hint-put = { -hint }: { -army(form: "plural") } qui
page-mark-hint-from = { -hint }: da qui
page-mark-hint-to = { -hint }: verso qui

## The head, the menu, and the keys that are printed below everything.

page-head-reinforce = Rinforza
page-head-attack = Attacca
page-head-move = Sposta
page-head-parts = Fasi del { -turn }
page-head-won = vinta: { page-round }
page-head-ended = finita: { page-round }
page-head-you = tu
page-head-own =
    { $turn ->
        [yes] Tocca a te
       *[no] Tu
    }
page-head-next = prossimo · { page-round }
page-head-attacks = attacca · { page-round }
page-head-your-turn = il tuo { -turn } · { page-round }
page-head-bot = { -bot } · { page-round }
page-head-undo = Annulla
page-head-redo = Ripristina
page-offer-full-screen = Il { -board } può riempire tutto lo schermo.
    .no = Non ora
page-offer-sideways = Gira il telefono in orizzontale: la { -map } diventa molto più grande.
    .yes = Gira
page-head-full-screen =
    { $full ->
        [yes] Esci da schermo intero
       *[no] Schermo intero
    }
page-wall = Proietta
    .about = Schermo intero a caratteri grandi, per un proiettore: la domanda, le risposte e la mappa
    .leave = Esci dalla proiezione
page-menu = Altro
page-menu-files = Condividi, salva e carica
page-menu-others = Gioca con altri
page-menu-settings = Impostazioni
page-language = Lingua
page-menu-save = Condividi o salva la { -game }…
page-menu-load = Carica { -game } o { -position }…
page-menu-position = Copia la { -position }…
page-menu-new = Nuova { -game }…
page-menu-end = Chiudi la { -game }…
page-menu-table = Gioca su più schermi…
page-menu-class = Fai { -lesson } a una classe
page-menu-sounds = Suoni
page-menu-sure = Battaglie quasi certe a oltranza ({ $chance })
page-menu-printed-dice = Dadi nei colori dell’{ -edition }
page-menu-confirm = Chiedi conferma a ogni { -move }
page-menu-evaluation = Mostra chi è in testa
page-hint = Suggerimento
page-hint-title = Suggerimento
page-hint-close = Chiudi il { -hint }
page-hint-level = Quanto mostrare
page-hint-levels =
    { $level ->
        [nudge] Un indizio
       *[plan] Il piano
    }
page-hint-do = Esegui
page-hint-numbered =
    { $steps ->
        [one] Il primo { -attack } è numerato
       *[other] I primi { $steps } { -attack(form: "plural") } sono numerati
    } sulla { -map }.
page-coach = Coach
    .about = giudica le tue decisioni mentre giochi; le { -game(form: "plural") } con il coach non contano per il tuo livello
page-coach-when =
    { $when ->
        [off] no
        [mistakes] dopo un errore
       *[decisions] dopo ogni decisione
    }
page-coach-thinking = Il coach sta giudicando la tua decisione.
page-coach-close = Chiudi l’osservazione
page-coach-tries =
    { $tries ->
        [one] Ancora un tentativo.
       *[other] Ancora { $tries } tentativi.
    }
page-coach-kept = Torna domani, in «I miei errori».
page-coach-find = Trova di meglio
page-coach-back = Annulla
page-coach-keep = Conserva per domani
page-coach-show = Mostrami
page-chances = Probabilità di vincere
page-chances-assume =
    { $own ->
        [own] in base a ciò che sai
       *[none] in base a ciò che vedono tutti
    }, se tutti giocano più o meno al livello dell’esperto
page-menu-teach = Insegnami: spiega ogni { -move }
page-menu-defends = { CAPITALISED(SEAT($seat, case: "article")) } si difende sempre con il numero migliore di { -die(form: "plural") }
page-bots = Bot
page-bots-speed = Velocità
    .label = Velocità dei { -bot }
page-bots-at =
    { $speed ->
        [normal] Normale
        [fast] Veloce
        [instant] Istantanea
       *[other] { $speed }
    }
page-keys = Tasti e segni
page-keys-in-game = Mentre giochi
page-marks = Sulla { -map }
page-marks-tag =
    Un’etichetta mostra il segno e il colore di chi controlla il { -territory }, e il numero di { -army(form: "plural") } presenti{ $third ->
        [yes] { " " }(la { -third-army } non ha segno)
       *[no] { "" }
    }. Una linea tratteggiata unisce { -territory(form: "plural") } attraverso il mare. Il numero accanto al nome di un { -continent } è quanto porta a ogni { -turn } al { -player } che lo controlla per intero.
page-key-next-move = { -move } precedente, successiva
page-key-next-territory = { -territory } successivo
page-key-find = cerca per nome
page-key-next-possible = scelta successiva, precedente
page-key-choose = scegli, poi conferma
page-key-at-once =
    { $claim ->
        [yes] occupa
       *[no]
            schiera un’{ -army }{ $armies ->
                [1] { "" }
               *[other] , { $armies } { TERRITORY($territory, case: "in") }
            }
    }
page-key-so-many = quante { -army(form: "plural") } lì
page-key-back = indietro
page-key-stop-placing = smetti di schierare
page-key-dice = { -die(form: "plural") }
page-key-always = sempre la risposta migliore
page-key-armies = { -army(form: "plural") }
page-key-all = tutte: { $armies }
    .any = tutte
page-key-least = il minimo: { $armies }
    .any = il minimo possibile
page-key-rest =
    { $armies ->
        [one] l’ultima qui
       *[other] tutte e { $armies } qui, una per { -turn }
    }
page-key-end-phase = fine { -phase }
page-key-fight = a oltranza
page-key-skip = salta alla tua prossima decisione
page-key-for-me = schiera il resto per me
page-key-set = scegli il { -set } migliore, poi il successivo
page-key-trade = scambialo
page-key-hint =
    { $level ->
        [nudge] il piano
       *[other] { -hint }
    }
page-key-undo = annulla
page-key-redo = ripristina
page-key-why = perché
page-key-with-shift = Maiusc+{ $key }

## The table of the players.

page-players = Giocatori
page-players-player = Giocatore
page-players-territories = Territori
page-players-armies = Armate
page-players-pieces = in pedine
page-players-cards = Carte
page-players-continents = Continenti
page-players-income = Prossimi { -reinforcement(form: "plural") }
    .short = Nuovi
page-players-bot =
    { $bot ->
        [easygoing] facile
        [cautious] normale
       *[other] { $bot }
    }
page-players-out =
    fuori nel { -round } { $round }{ $by ->
        [none] { "" }
       *[other] , per mano { $sign } { SEAT($by, case: "of") }
    }
page-players-out-here =
    { $by ->
        [none] non più in gioco
       *[other] fuori gioco per mano { $sign } { SEAT($by, case: "of") }
    }
page-players-nobody = nessuno
page-players-half = metà di ognuno

## The panels: set-up, reinforcement, cards.

page-claim = Territori liberi
page-claim-own = tuoi: { $own }
page-claim-in-hand = { number-of-armies } da schierare
page-in-hand = Armate da schierare
page-in-hand-rest = Tutte le { -army(form: "plural") } che ti restano, una per { -turn }
page-in-hand-for-me = Schiera il resto
    .how = Un’{ -army } per { -turn }, ai tuoi { -border(form: "plural") }: di più dove i nemici sono più numerosi di te.
page-in-hand-all =
    { $armies ->
        [one] L’ultima { TERRITORY($territory, case: "in") }
       *[other] Tutte e { $armies } { TERRITORY($territory, case: "in") }
    }
page-capital = Una { -capital }
page-capital-why = Che cos’è una { -capital }?
page-reinforce = Armate di questo { -turn }
page-reinforce-third = Per { SEAT("third", case: "article") }
page-reinforce-total = Totale
page-reinforce-on = { CAPITALISED(TERRITORY($territory, case: "in")) }
page-reinforce-there = { $armies } ora → { $after }
page-reinforce-all = Schierale tutte: { $armies }
page-reinforce-armies = Armate da schierare
page-reinforce-why = Perché { $armies }?
page-reinforce-why-third = Perché le schiero io?
page-armies-left =
    <b>{ $left ->
        [one] resta { $left }
       *[other] restano { $left }
    }</b>{ $placed ->
        [0] { "" }
        [one] , { $placed } schierata
       *[other] , { $placed } schierate
    }
page-since = Dal tuo ultimo { -turn }
page-cards = Le tue { -card(form: "plural") }
page-cards-held =
    { $cards ->
        [one] { $cards } { -card }
       *[other] { $cards } { -card(form: "plural") }
    }{ $trade ->
        [now] : devi scambiare
        [next] ; nel prossimo { -turn } devi scambiare
        [later] ; con { $due } devi scambiare
       *[no] { "" }
    }
page-cards-none = Ne guadagni una se nel tuo { -turn } conquisti un { -territory }.
page-cards-earned =
    Peschi una { -card } { $drawn ->
        [end_of_turn] alla fine del { -turn }
       *[after_combat] quando termini il { -combat }
    }.
page-cards-next-set = Il prossimo { -set } della { -game } porta { number-of-armies }.
page-cards-set-values = Un { -set } porta { LIST($values, kind: "comma") }.
page-cards-set-value =
    { $armies } ({ $kind ->
        [one_of_each] tre diversi
       *[other] { SYMBOL($kind, case: "plural") }
    })
page-card-wild = Jolly
    .symbol = qualsiasi { -symbol }
page-card-yours = tuo
page-cards-no-set = Non hai ancora un { -set }.
page-cards-wrong-set = Queste tre non formano un { -set }.
page-cards-choose-set = Scegli tre { -card(form: "plural") } che formano un { -set }.
page-cards-others = Scegli le { -card(form: "plural") } per un altro { -set }.
page-cards-bonus-for = Armate in più per:
page-cards-trade = Scambia il { -set }
page-covered = Solo per te
page-covered-title = Nascosto
page-covered-cards =
    { $cards ->
        [one] { $cards } { -card }
       *[other] { $cards } { -card(form: "plural") }
    }
page-covered-mission = 1 { -mission }
page-covered-about = { LIST($hidden) }, non ancora in questa pagina
page-covered-show = Mostra · solo a te
page-mission = Il tuo { -mission }
page-goal = Come si vince
page-mission-cover = Nascondi
page-capital-own = La tua { -capital }
page-capitals-shown = Scoperte: { LIST($items) }
page-capital-of = { TERRITORY($territory) } ({ SEAT($seat) })

## The panels: attack, defence, movement.

page-attack = Questo { -attack }
page-attack-armies = Attaccanti
    .label = Armate che attaccano
page-attack-dice = Dadi
page-attack-why-allied = Perché attacca { SEAT($seat, case: "article") }?
page-odds-exact = esatte, con le { -rule(form: "plural") } dei { -die(form: "plural") } di questa { -edition }: { $edition }
page-odds-hit = Prossimo { -roll }: { $chance } di { -odds } di eliminare almeno un’{ -army }.
page-odds-kept = { -army(form: "plural") } rimaste
page-odds-keeps = { -army(form: "plural") } rimaste { SEAT($seat, case: "to") }
page-odds-spoken = { CAPITALISED(LIST($sides, kind: "semicolon")) }
page-odds-side = { $side }: { LIST($chances, kind: "comma") }
page-odds-chance = { $armies }: { $chance }
page-odds-how = Come si calcola?
    .about = Si conta ogni { -roll } possibile, con entrambe le parti che lanciano sempre tutti i { -die(form: "plural") } consentiti. Nulla è campionato o stimato.
page-until-armies =
    { $armies ->
        [one] Fermati quando { TERRITORY($source, case: "in") } ne resta { $armies }
       *[other] Fermati quando { TERRITORY($source, case: "in") } ne restano { $armies }
    }
    .label = Fino alla { -capture } { TERRITORY($target, case: "of") }, o finché le { -army(form: "plural") } { TERRITORY($source, case: "in") } non sono scese a
page-roll = Il { -roll }
page-roll-loss =
    { $tie ->
        [yes] parità:{ " " }
       *[no] { "" }
    }{ $sign } −1
page-roll-sound = Attivare i suoni?
page-roll-why = Perché queste perdite?
page-roll-because = Ogni coppia costa un’{ -army } a chi ha il { -die } più basso.
    .tie =
        Ogni coppia costa un’{ -army } a chi ha il { -die } più basso, e con una parità come { $attack } = { $defence } vince { $winner ->
            [attack] l’{ -attacker }
           *[defence] il { -defender }
        }.
page-defence-dice = Dadi
page-defence-average = Armate perse in media
page-defence-loses = perde
page-defence-why = Perché questi { -die(form: "plural") }?
page-defence-for-me = D’ora in poi difendimi tu
    .how = Sempre con il numero di { -die(form: "plural") } che difende meglio.
page-occupy = Armate da spostare
page-occupy-proposal =
    Proposta: { $armies }. { $behind ->
        [0] Nessun nemico accanto { TERRITORY($source, case: "to") }.
       *[other]
            { $ahead ->
                [0] Nessun nemico accanto { TERRITORY($target, case: "to") }.
               *[other] Armate nemiche accanto { TERRITORY($source, case: "to") }: { $behind }; accanto { TERRITORY($target, case: "to") }: { $ahead }.
            }
    }
page-occupy-why = Perché almeno { $least }?
page-move = Spostamento
page-move-about = Sposta { -army(form: "plural") } da un tuo { -territory } a un altro confinante, o lasciale dove sono.
page-move-how-often = Quanti { -movement(form: "plural") } posso fare?
page-move-armies = Armate da spostare
page-move-keeps = Restano { TERRITORY($territory, case: "in") }
page-move-gets = Saranno { TERRITORY($territory, case: "in") }
page-move-why = Perché al massimo { $most }?
page-tired = Armate stanche
page-tired-why = Perché non si possono spostare?

## The end of a game, the hand-over, the log, and looking back.

page-winner = Vince { SEAT($seat, case: "article") }
page-winner-you = Hai vinto
page-winner-with =
    Giro { $round }: { $territories ->
        [one] { $territories } { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    } e { $armies ->
        [one] { $armies } { -army }
       *[other] { $armies } { -army(form: "plural") }
    }
page-great-out =
    { $you ->
        [yes] Sei
       *[no] { CAPITALISED(SEAT($seat, case: "article")) } è
    } fuori gioco.
page-great-taken =
    { $you ->
        [yes] Controlli
       *[no] { CAPITALISED(SEAT($seat, case: "article")) } controlla
    } per intero { CONTINENT($continent, case: "article") }.
page-great-lost =
    { $you ->
        [yes] Non controlli
       *[no] { CAPITALISED(SEAT($seat, case: "article")) } non controlla
    } più per intero { CONTINENT($continent, case: "article") }.
page-great-cards =
    { $you ->
        [yes] Scambi tutte le { -card(form: "plural") } che hai
       *[no] { CAPITALISED(SEAT($seat, case: "article")) } scambia tutte le { -card(form: "plural") } che ha
    } in mano con { number-of-armies }.
page-over-chart = Com’è andata
    .label = Che cosa mostra il grafico
page-over-of =
    { $of ->
        [territories] Territori
       *[armies] Armate
    }
page-over-table = In tabella
    .label = I numeri del grafico
page-over-round = Giro
page-over-axis = { -round }
page-over-end = fine
page-over-spoken = { page-over-of } per { -round }: { LIST($items, kind: "semicolon") }
page-over-first-last = { CAPITALISED(SEAT($seat)) }: { $first } all’inizio, { $last } alla fine
page-over-figures =
    { $seat ->
        [none] In cifre
       *[other] { CAPITALISED(SEAT($seat)) } in cifre
    }
    .own = La tua { -game } in cifre
page-over-players = Le cifre di tutti i { -player(form: "plural") }
page-over-missions = Gli { -mission(form: "plural") } di tutti
page-review = Analisi
page-review-open = Analizza la { -game }
page-review-nothing = Non è stato giocato nessun { -turn }, quindi non c’è nulla da analizzare.
page-review-spoken = Probabilità di vincere per { -turn }: { LIST($items, kind: "semicolon") }
page-review-chances = Probabilità di vincere
page-review-points = Svolte
page-review-summary = La { -game } in breve
page-review-try = Prova da qui
page-review-look = Vedi
page-review-board = Il { -board } in quel momento
page-review-points-none = Nessun { -turn } ha cambiato la { -odds } di vincere di 5 punti percentuali o più.
page-review-luck = Che cosa hanno fatto i { -die(form: "plural") }
page-review-luck-chance = Probabilità guadagnata, punti
page-review-choices =
    { $own ->
        [own] I tuoi { -turn(form: "plural") }
       *[none] I { -turn(form: "plural") } { SEAT($seat, case: "of") }
    } a confronto con il piano dell’esperto
page-review-choices-about = Che cosa avrebbe fatto l’esperto con ciò che si sapeva allora, e quanto valgono al confronto le scelte: la { -odds } di vincere dopo il { -turn }, in punti percentuali, senza ciò che hanno fatto i { -die(form: "plural") } del { -turn }. È una stima, con un margine di circa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
page-review-judged-about = Come avrebbe cominciato l’esperto, con ciò che si sapeva allora. Contano solo gli errori confermati dalle { -game(form: "plural") } continuate da lì. I punti dicono quanto è costato l’errore più caro del { -turn }. Le { -odds(form: "plural") } prima e dopo un { -turn } sono ciò che si aspettava l’esperto; le percentuali di vittorie vengono dalle { -game(form: "plural") } continuate dai { -bot }: perciò non coincidono.
page-review-whose = Turni di chi
page-review-work = Calcola
page-review-stop = Ferma
page-review-worked = Turni: { $done } su { $turns }
page-review-sum =
    { $turns ->
        [0] Nessun { -turn } da confrontare: ognuno è cominciato come avrebbe fatto l’esperto, o ha vinto.
        [one] 1 { -turn } cominciato diversamente: { $size ->
            [one] { $points } punto percentuale
           *[other] { $points } punti percentuali
        }.
       *[other] { $turns } { -turn(form: "plural") } cominciati diversamente, in tutto: { $size ->
            [one] { $points } punto percentuale
           *[other] { $points } punti percentuali
        }.
    }
page-review-judged =
    { $turns ->
        [0] Nessun { -turn } con un chiaro errore.
        [one] 1 { -turn } con un chiaro errore.
       *[other] { $turns } { -turn(form: "plural") } con chiari errori.
    }
page-review-turn = Giro { $round }
page-review-no-plan = Per questo { -turn } non c’è un piano.
page-review-worth =
    { $size ->
        [one] { $points } punto
       *[other] { $points } punti
    }
page-review-way =
    Giocato (secondo l’esperto): { $before } → { $after }{ $won ->
        [yes] { "" }
       *[no] , { page-review-worth } dai { -die(form: "plural") }
    }.
page-review-meaning = Rispetto a ciò che altrettanti { -die(form: "plural") } fanno in media: sopra 0 hanno aiutato, sotto 0 hanno danneggiato. Le { -odds } presuppongono che tutti giochino più o meno al livello dell’esperto.
page-mistakes = I miei errori
    .about =
        { $due ->
            [0] Nessuno da ripassare
            [one] Uno da ripassare
           *[other] { $due } da ripassare
        }
page-mistakes-play =
    { $due ->
        [0] Ripeti una decisione
        [one] Ripeti quella da ripassare
       *[other] Ripeti le { $due } da ripassare
    }
page-mistakes-kept = Decisioni su cui esercitarti
page-mistakes-given = Probabilità di vincere persa per { -turn }
page-mistakes-kinds = Per tipo di decisione
page-mistakes-kind = { $title }: { $part } (±{ "\u00A0" }{ $error }), di solito { $usual }
page-mistakes-spoken = Probabilità di vincere persa in ogni { -game }, rispetto al gradino { $regular }: { LIST($items, kind: "semicolon") }
page-mistakes-next = Su che cosa esercitarti ora
page-mistakes-lesson = Apri la { -lesson }
page-mistakes-puzzles = Apri i { -puzzle(form: "plural") }
page-mistakes-looking = Ricerca delle tue decisioni più costose: { $done } su { $pieces }.
page-mistakes-compiling = Esame delle tue decisioni…
page-mistakes-found =
    { $found ->
        [0] Nessuna tua decisione è stata chiaramente un errore.
        [one] Una tua decisione è costata molto. Domani torna come { -puzzle }.
       *[other] { $found } tue decisioni sono costate molto. Domani tornano come { -puzzle(form: "plural") }.
    }
page-mistakes-meaning = Secondo la stima dell’esperto. Il 100% è ciò che un { -player } sul gradino { $regular } perde per { -turn } in una { -game } così: in questo modo si possono confrontare { -game(form: "plural") } diverse. La linea tratteggiata è il valore abituale sul gradino { $rung }. Le linee verticali sono intervalli al 95%.
page-fair = Dadi e fortuna
page-fair-every = Ogni { -roll }, e il seme
page-fair-luck = Armate salvate
page-fair-won = Territori vinti
page-fair-meaning = Rispetto alla media dello stesso numero di { -die(form: "plural") }: sopra 0 hanno aiutato chi li ha lanciati, sotto 0 no.
page-fair-round = Giro
page-fair-battle = Battaglia
page-fair-attack = Attacco
page-fair-defence = Difesa
page-fair-lost = Perse
page-over-dice = Tutti i { -die(form: "plural") }
page-over-dice-mean = media
page-over-dice-fair = { -die(form: "plural") } onesti: 3,5 in media
page-over-why = Perché è una vittoria?
page-handover =
    { CAPITALISED(SEAT($seat)) }, { $secret ->
        [yes] scegli la tua { -capital }
       *[no] tocca a te
    }
    .label = Cambio di { -player }
page-handover-take =
    Prendi lo schermo. Ora nessun altro deve guardare{ $secret ->
        [yes] : solo tu puoi sapere qual è
       *[no] { "" }
    }.
page-handover-ready =
    Sono { SEAT($seat, case: "article") }: { $secret ->
        [yes] scelgo la mia { -capital }
       *[no] comincio il mio { -turn }
    }
page-handover-secrets = I tuoi segreti arrivano a questa pagina solo quando premi il pulsante.
page-log = Cronaca
    .label = Cronaca; scegli una riga per vedere quel momento
page-log-unfold = Dettagli
page-plans = Piani
    .label = Piani
page-plans-analyse = Analizza
page-plans-players = Giocatori
page-plans-play = Gioca fino in fondo { $games }×
page-plans-stop = Ferma
page-plans-add = Disegna un piano
page-plans-drop =
    { $follow ->
        [0] Elimina
        [one] Elimina questo piano e quello che lo continua
       *[other] Elimina questo piano e i { $follow } che lo continuano
    }
page-plans-keep = Tieni come mio piano
page-plans-name = Nome del piano
page-plans-on = Continua il piano
page-plans-after = Dopo questo piano, con perdite medie, tocca { SEAT($seat, case: "to") }.
page-plans-back = Indietro
page-branches = I miei piani
page-plans-remove = Togli questo passo
page-plans-up = Anticipa
page-plans-ask = Trascina da un { -territory } a un altro per attaccare, oppure scegli prima l’uno e poi l’altro. Un clic schiera { -army(form: "plural") }, un altro le toglie.
page-plans-success = Tutti gli attacchi: { $odds }
page-plans-waiting = Calcolo…
page-plans-compiling = Preparazione delle { -game(form: "plural") }: ci vuole un minuto, una volta sola.
page-plans-progress =
    { $games ->
        [one] 1 { -game }
       *[other] { $games } { -game(form: "plural") }
    } su { $of } ciascuno
page-plans-best = il migliore
page-plans-steps = Passi
page-mark-plan = { page-plans-steps }
page-edit = Editor di posizioni
page-edit-open = Modifica la posizione
page-edit-new = Componi una posizione
page-edit-valid = Questa posizione è possibile.
page-edit-how = Scegli un colore, poi fai clic sui territori o trascina su di essi. Un altro clic aggiunge un’armata; con Maiusc o una pressione lunga ne togli una.
page-edit-play = Gioca da qui
page-edit-copy = Copia…
page-edit-leave = Chiudi l’editor
page-edit-nobody = Nessuno
page-edit-brush = Colore del pennello
page-edit-problem = così non è possibile
page-edit-armies = Armate { TERRITORY($territory, case: "in") }
page-edit-fill = Riempi i territori liberi
page-edit-begin = Parti da…
page-edit-begin-game = La posizione della partita
page-edit-begin-dealt = Una distribuzione casuale
page-edit-begin-empty = Un tabellone vuoto
page-edit-begin-text = Oppure incolla una posizione, un link, una partita salvata, un caso di regola o la posizione di una lezione:
page-edit-turn = Turno
page-edit-whose = Giocatore
page-edit-phase = Fase
page-edit-phase-name = { CAPITALISED(PHASE($phase)) }
page-edit-to-place = Armate da schierare
page-edit-given = Svuota il campo per contarle secondo le regole.
page-edit-captured = Ha conquistato un territorio
page-edit-round = Giro
page-edit-sets = Tris scambiati
page-edit-capitals = Capitali
page-edit-capital = Capitale { SEAT($seat, case: "of") }
page-edit-missions = Obiettivi
page-edit-mission = Obiettivo { SEAT($seat, case: "of") }
page-edit-cards = Carte
page-edit-add-card = Aggiungi una carta
page-edit-card-for = Carta per { SEAT($seat, case: "article") }
page-edit-drop-card = { $card }: rimetti nel mazzo
page-edit-none = Non c’è
page-edit-game = Partita
page-edit-copy-line = Testo
    .about = Una sola riga con tutta la posizione. Si può caricare di nuovo.
page-edit-copy-lesson = Lezione
    .about = L’inizio del file di una lezione, sopra i passi.
page-edit-copy-case = Caso di regola
    .about = Un file per python -m risk_widget.scenario. Aggiungi i passi che deve controllare.
page-edit-copy-link = Link
    .about = Tutta la posizione è nel link e su nessun server.
page-log-look-back = Rivedi
page-log-all = Tutte le righe
page-log-all-lines =
    { $lines ->
        [one] L’unica riga
       *[other] Tutte le { $lines } righe
    }
page-past-round-before = Giro precedente
page-past-round-after = Giro successivo
page-past-speed = Velocità
page-past-times = { $times }×
page-past-first = Inizio
page-past-previous = Mossa precedente
page-past-play = Riproduci da qui
page-past-pause = Pausa
page-past-next = Mossa successiva
page-past-last = Ultima { -move }
page-past-slider = Mossa
page-past-move = { -move } { $at } di { $of }
page-past-when =
    { page-round }, { $at ->
        [0] prima della prima { -move }
       *[other] { -move } { $at } di { $of }
    }
page-past-this-move = Questa { -move }
page-past-nothing = Questa { -move } non ha righe nella { -log }.
page-past-before = Prima della prima { -move }.

## The form of a new game.

page-new = Nuova { -game }
page-first = Raggiungi il tuo { -mission } segreto prima che gli altri raggiungano il loro.
page-first-mission = Una { -game } breve
page-first-rivals =
    { $sureness ->
        [none] Due { -bot } facili giocano contro di te.
       *[other] Due { -bot } al tuo livello giocano contro di te: circa al gradino { $rung } su 10, { level-sure } (da { $low } a { $high }).
    }
page-first-play = Gioca
page-first-new = Gioca una nuova { -game }
page-go-on =
    Riprendi la { -game } ({ $when }, { $round ->
        [0] in preparazione
       *[other] { -round } { $round }
    })
    .about = { $edition }, { $mode }
page-first-everything = Tutte le impostazioni…
page-new-load = Carica una { -game }…
    .about = Una { -game } salvata o una { -position }
page-new-start = Inizia la { -game }
page-new-learn = Prima impara il gioco
    .about = Brevi { -lesson(form: "plural") } sul { -board }
page-new-puzzle = Problema del giorno
    .about = Una { -position }: trova la { -move } migliore
page-new-last = { $edition }, { -round } { $round }
page-new-edition = Edizione
page-new-mode = Modalità
page-new-board = Tabellone
page-new-options = Opzioni di questa { -edition }
page-new-seats = Giocatori
page-new-order = Ordine dei { -turn(form: "plural") } a sorte
    .listed = altrimenti come nell’elenco
page-new-add-seat = Aggiungi un { -player }
page-new-chance = Caso
page-new-seed = Seme
    .any = qualsiasi
    .about = Stesso seme, stessi { -die(form: "plural") }.
page-new-other-seed = Nuovo seme
page-new-seed-number = Il seme deve essere un numero intero.
page-new-help = Mentre giochi
page-new-teach = spiega ogni fase del { -turn }, e ogni { -move }, mentre giochi
page-new-code = Lo stesso in Python
page-new-copy-code = Copia il codice
page-new-players =
    { $exact ->
        [yes] esattamente { $least }
       *[no] da { $least } a { $most }
    }
page-new-needs =
    Servono { page-new-players } { -player(form: "plural") }; { $seated ->
        [one] ce n’è { $seated }
       *[other] ce ne sono { $seated }
    }.
page-new-not-in-edition = Non c’è nelle { -rule(form: "plural") } di questa { -edition }: { $edition }.
page-new-changes-seats =
    Giocatori: { page-new-players }. { $seats ->
        [one]
            { $seats } { -player } { $added ->
                [yes] verrà aggiunto
               *[no] verrà tolto
            }
       *[other]
            { $seats } { -player(form: "plural") } { $added ->
                [yes] verranno aggiunti
               *[no] verranno tolti
            }
    }.
page-new-bot = { $title }: { $summary }
page-new-shared = { $persons } persone usano questo schermo. Lo schermo passa di mano prima che si vedano le { -card(form: "plural") } di qualcuno.
page-new-bots-alone = Giocano solo i { -bot }, e tu guardi.
page-new-so-many =
    { $players ->
        [one] { $players } { -player }
       *[other] { $players } { -player(form: "plural") }
    }
# Beside what the form has changed by itself; the sentences below say why.
page-new-own = modificato
page-new-own-mode = Le { -rule(form: "plural") } di questa { -edition } ({ $edition }) non prevedono la { -mode } { $asked }: si gioca { $mode }.
page-new-own-players =
    Per { $mode } servono { page-new-players } { -player(form: "plural") }: { $added ->
        [yes] { NUMBER_OF($seats) ->
            [one] si aggiunge
           *[other] si aggiungono
        }
       *[no] { NUMBER_OF($seats) ->
            [one] resta fuori
           *[other] restano fuori
        }
    } { SEATS($seats, case: "article") }.
page-new-own-order = Hai cambiato l’ordine dei { -turn(form: "plural") }, quindi non è più sorteggiato.
page-new-own-colour = { page-seat-row } ha ora un altro colore: { page-colour }.
page-new-own-name = Al posto di { $name } ora gioca un { -bot }, con un nome suo.
page-seat-row = Giocatore { $player }
page-seat-row-colour = { page-seat-row }: colore
page-seat-row-name = { page-seat-row }: nome
page-seat-row-played-by = { page-seat-row }: chi gioca
page-seat-row-earlier = { page-seat-row }: gioca prima
page-seat-row-remove = { page-seat-row }: togli

## What lies over the board: rules, files, questions.

page-dialog-close = Chiudi
page-table = Gioca su più schermi
page-table-about = Ogni persona apre un link su un telefono, un tablet o un computer, e gioca lì. Non c’è nulla da installare, e non serve un account.
page-table-over = La partita è finita: i giocatori non si possono più cambiare. Scegli quelli della prossima quando la cominci.
page-table-owner = Chi esegue questo notebook può vedere tutto ciò che contiene, anche { -card(form: "plural") } e { -mission(form: "plural") } nascosti.
page-table-open = Apri il tavolo
page-table-open-lan = Aprilo alla rete locale
page-table-open-near = Solo su questo computer
page-table-opening = Apertura del tavolo…
page-table-cut-off = Il server del tavolo non risponde. Tentativo di raggiungerlo…
page-table-at =
    { $at ->
        [here] gioca a questo schermo
        [there] è al tavolo
        [away] non è al tavolo
        [left] ha lasciato il tavolo
       *[bot] è un { -bot }
    }
page-table-turn = deve decidere
page-table-person = Invita una persona
    .of = Invita una persona: { SEAT($seat) }
page-table-take-back = Gioca qui
    .of = Gioca qui: { SEAT($seat) }
page-table-new-link = Nuovo link
    .of = Nuovo link: { SEAT($seat) }
page-table-give-bot = Affida a un { -bot }
    .of = Affida a un { -bot }: { SEAT($seat) }
page-table-spectators = Spettatori
page-table-watching =
    { $count ->
        [0] nessuno guarda
        [one] uno guarda
       *[other] { $count } guardano
    }
page-table-link = Link e codice
page-table-address = Il link
page-table-at-address = Indirizzo di questo computer
page-table-qr = Il link come codice QR
page-table-no-qr = Per vedere il link come codice QR, installa il pacchetto segno: pip install "risk-widget[table]".
page-table-code = Oppure il codice { $code }, a questo indirizzo:
page-table-near = Solo questo computer raggiunge questo indirizzo.
page-table-close = Chiudi il tavolo
page-table-screens =
    { $screens ->
        [one] 1 schermo
       *[other] { $screens } schermi
    }
page-table-advice = Permetti suggerimenti, coach e annullamenti
page-table-vote = Più schermi per un { -player }
page-table-vote-after =
    { $seconds ->
        [0] Decide il primo clic
        [one] Si vota per { $seconds } secondo
       *[other] Si vota per { $seconds } secondi
    }
page-vote = Votazione
page-vote-so-far =
    { $voted ->
        [one] Ha votato { $voted } persona
       *[other] Hanno votato { $voted } persone
    } su { $there }. { $own ->
        [yes] Puoi cambiare il tuo voto.
       *[no] Scegli sul { -board }.
    }
page-vote-left =
    { $left ->
        [one] Finisce entro un secondo.
       *[other] Finisce entro { $left } secondi.
    }
page-class = Una classe
page-class-about = Tutti gli allievi, fino a 100, ricevono la stessa domanda: aprono un link sul telefono, scrivono un nome e rispondono. Tu vedi le risposte man mano che arrivano, e mostri quella giusta. Non serve un account.
page-class-open = Apri la classe
page-class-owner = Chi esegue questo notebook vede chi ha risposto che cosa. Non viene inviato nulla altrove.
page-class-state =
    { $state ->
        [opening] Apertura della classe…
        [cut_off] Il server della classe non risponde. Tentativo di raggiungerlo…
       *[closed] La classe non è ancora aperta. Gli allievi entrano con un link.
    }
page-class-answered = Risposte: { $answered } su { $there }
page-class-waits =
    { $there ->
        [0] Non è ancora entrato nessuno. Mostra il link e il suo codice.
       *[other] Le risposte si possono cambiare finché non mostri quella giusta.
    }
page-class-shown = La risposta è su tutti gli schermi.
page-class-show = Mostrala
page-class-next = Prossima domanda
page-class-answers = Risposte
page-class-no-answers = Ancora nessuna risposta.
page-class-there =
    { $there ->
        [0] non è entrato nessuno
        [one] è entrato 1 allievo
       *[other] sono entrati { $there } allievi
    }
page-class-right = giusta:
page-class-who = Nomi
page-class-by = { LIST($who) }
page-class-pupils = In questa classe: { LIST($pupils) }
page-class-nobody = Non è ancora entrato nessuno.
page-class-link = Link e codice…
page-class-table = Tabella della classe
    .key = ✓ giusta, ✗ sbagliata; cella vuota: nessuna risposta.
page-class-column =
    { $column ->
        [pupil] Allievo
       *[right] Giuste
    }
page-class-tries =
    { $tries ->
        [one] { $tries } tentativo
       *[other] { $tries } tentativi
    }
page-class-save = Salva come CSV
page-class-close = Chiudi la classe
page-class-rename = Rinomina
    .of = Rinomina: { $name }
page-class-send-away = Rimuovi
    .of = Rimuovi: { $name }
page-class-new-name = Nuovo nome
page-class-new-link = Nuovo link
    .about = Con il vecchio link non può più entrare nessuno. Chi è già entrato resta.
page-class-time = Tempo per una domanda
page-class-limit =
    { $seconds ->
        [0] senza limite
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }
page-class-time-left = Tempo rimasto
page-class-time-up = Il tempo è scaduto. Mostra la risposta o dai altro tempo.
page-class-more-time = Altri { $seconds } secondi
page-class-end-time = Chiudi le risposte
page-class-put = Altro da mostrare su tutti gli schermi:
page-class-puzzle = Un { -puzzle }
page-class-warm-up = Un { -warm-up }
page-class-position = La { -position } della { -game }
page-pupil-name = Allievo: { $name }
page-pupil-said = La tua risposta: { $said }
page-pupil-change = Puoi cambiarla finché la risposta non viene mostrata.
page-pupil-became =
    { $became ->
        [right] Giusto!
        [wrong] Non è giusto
       *[none] La risposta era questa
    }
page-pupil-next = La prossima domanda arriva da sola.
page-pupil-own = La tua risposta: { $said }
page-pupil-time-up = Tempo scaduto
    .sub = La risposta arriva presto.
page-dialog-back = Indietro
page-dialog-cancel = Continua a giocare
page-dialog-save = Prima salvala…
page-dialog-end = La { -game } si ferma qui, e non vince nessuno. Puoi ancora guardare il { -board }.
    .title = Chiudere questa { -game }?
    .yes = Chiudi la { -game }
page-dialog-replace = Così finisce la { -game } in corso, ora al { -round } { $round }.
    .title = Iniziare una nuova { -game }?
    .yes = Inizia la nuova { -game }
page-dialog-hint = Se chiedi un { -hint }, questa { -game } non conta più per il tuo livello.
    .title = Chiedere un { -hint }?
    .yes = Mostra il { -hint }
page-dialog-undo = I { -die(form: "plural") } sono stati lanciati, o un { -bot } ha risposto. Se annulli, questa { -game } non conta più per il tuo livello.
    .title = Annullare?
    .yes = Annulla
page-rules = Regole
page-rules-turn = Un { -turn } in un minuto
page-rules-small-board = Le { -rule(form: "plural") } stampate sono per { $printed } { -territory(form: "plural") }. Questo { -board } ne ha { $size }, quindi in proporzione i { -player(form: "plural") } cominciano con meno { -army(form: "plural") } e gli { -mission(form: "plural") } richiedono meno { -territory(form: "plural") }.
page-rules-group =
    { $group ->
        [attack] Attacco
        [board] Tabellone
        [capture] Conquista
        [cards] Carte
        [info] Informazioni
        [mission] Obiettivi
        [move] Spostamento
        [reinforce] Rinforzi
        [setup] Preparazione
        [turn] Turno
        [win] Vittoria
       *[other] { $group }
    }
page-clause-everywhere = in ogni { -edition }
    .title = In ogni { -edition }
    .label = { $clause } in ogni { -edition }
page-clause-others = Altre { -edition(form: "plural") }
page-clause-none = { $edition }: questa { -rule } non c’è.
page-clause-same = uguale
page-clause-as-above = come sopra
page-clause-same-in = Uguale nelle altre { -edition(form: "plural") }: { LIST($editions) }.
page-clause-edition = { $edition } ({ $mark })
page-clause-not-in = Manca in: { LIST($editions, kind: "comma") }.
page-clause-mark =
    { $mark ->
        [printed] stampata
        [reading] nostra interpretazione
        [house] { -house-rule }
       *[silent] non nel regolamento
    }
page-clause-provenance =
    { $mark ->
        [printed] { -rule } stampata ({ $edition }{ page-clause-where })
        [reading] nostra interpretazione delle { -rule(form: "plural") } ({ $edition }{ page-clause-where }), che qui non sono chiare
        [house] una { -house-rule }
       *[silent]
            il regolamento ({ $edition }) non lo dice; giochiamo { $source ->
                [none] come fanno i più
               *[other] come vuole un altro regolamento ({ $source })
            }
    }
page-clause-where =
    { $where ->
        [none] { "" }
       *[other] , { $where }
    }
page-save = Condividi o salva questa { -game }
page-way-link = Link
    .about = La { -game } è tutta nel link e su nessun server.
page-way-story = Un solo file
page-way-film = Filmato
    .about = Un’immagine animata (GIF), per un messaggio o una presentazione.
page-way-save = Partita salvata
page-save-about = Una { -game } salvata è un file di testo con ogni { -move } e ogni { -roll }. Puoi caricarla qui per rivedere la { -game }.
    .whole = Se la salvi intera, puoi anche continuarla.
page-save-secrets =
    <b>La { -game } intera contiene ogni segreto:</b> le { -card(form: "plural") } in { -hand } a ogni { -player }, gli { -mission(form: "plural") } e le { -capital(form: "plural") }, e le { -card(form: "plural") } ancora da pescare. { $several ->
        [yes] A questo schermo giocano più persone: chi apre il file vede che cosa hanno gli altri.
       *[no] Chi apre il file vede che cosa hanno i { -bot }.
    }
page-save-seen =
    Salva solo ciò che { $seat ->
        [none] possono vedere tutti
       *[other] può vedere { SEAT($seat, case: "article") }
    }
page-save-whole = Salva la { -game } intera
page-save-done = Il file è <b>{ $file }</b>. Non c’è? Copia il testo:
page-save-text = La { -game } salvata
page-position = Copia la { -position }
page-position-about =
    Una riga che descrive la { -game }{ $past ->
        [yes] { " " }nel momento mostrato
       *[no] { "" }
    }, come { $seat ->
        [none] possono vederla tutti
       *[other] può vederla { SEAT($seat, case: "article") }
    }.
    .hidden = I punti interrogativi indicano ciò che è nascosto.
page-position-text = Posizione
page-linked = Una { -game } da un link
page-linked-game =
    Una { -game } { SEAT($author, case: "of") }, { $rounds ->
        [one] { $rounds } { -round }
       *[other] { $rounds } { -round(form: "plural") }
    }.
page-linked-position = Una { -position }: { page-round }.
page-linked-winner = Ha vinto { SEAT($seat, case: "article") }.
page-linked-locked =
    Vedi solo ciò che { $seat ->
        [none] possono vedere tutti
       *[other] può vedere { SEAT($seat, case: "article") }
    }. Puoi guardare la { -game }, ma non continuarla.
page-linked-watch = Guarda
page-linked-turning = Continua da una svolta
page-linked-rival = Riusciresti a vincerla con { SEAT($seat, case: "article") }?
    .about = Con i { -die(form: "plural") } di questa { -game }.
page-linked-play = Continua con { SEAT($seat, case: "article") }
page-link-seen =
    Link a ciò che { $seat ->
        [none] possono vedere tutti
       *[other] può vedere { SEAT($seat, case: "article") }
    }
page-link-whole = Link alla { -game } intera
page-link-done = La { -game } intera è in questo link e su nessun server. Il link apre la pagina su cui si gioca.
page-link-nowhere = Qui non si conosce l’indirizzo di una pagina su cui si gioca. Scrivilo prima di questo testo, oppure incolla il testo in <b>Carica una { -game } o una { -position }</b>.
page-link-text = Il link
page-story-chapters = Capitoli
page-story-start = L’inizio
page-story-turn = Svolta { $number }
page-story-move = Tocca a te
page-story-note = Commento
page-story-plan = Piano non giocato
page-story-ask =
    Giochi con { SEAT($seat, case: "article") }. { $kind ->
        [attack] Quale { -territory } attacchi?
        [place] Dove metti le tue { -army(form: "plural") }?
        [move] Dove sposti le { -army(form: "plural") }?
       *[other] Che cosa fai?
    }
    .click = Fai clic sul { -territory } sulla mappa, oppure guarda che cosa è stato giocato.
    .think = Decidi, poi guarda che cosa è stato giocato.
page-story-guessed =
    { $right ->
        [yes] È la scelta fatta nella { -game }.
       *[no] Nella { -game } la scelta è stata diversa.
    }
page-story-show = Mostra la { -move }
page-story-next = Capitolo successivo
page-story-back = Capitolo precedente
page-story-end = Alla fine
page-story-again = Dall’inizio
page-mark-comment = segnato
story-lesson-summary = Le domande di una { -game }: tu che cosa avresti fatto?
story-lesson-nudge = Confronta le { -army(form: "plural") } dai due lati di ogni { -border }.
story-lesson-rule =
    { $kind ->
        [place] Puoi schierare { -army(form: "plural") } in qualunque tuo { -territory }.
        [move] Puoi spostare { -army(form: "plural") } tra due tuoi { -territory(form: "plural") } confinanti.
       *[attack] Puoi attaccare un { -territory } confinante di un altro { -player }, da uno tuo con almeno due { -army(form: "plural") }.
    }
story-not-here = Questa pagina mostra una { -game } registrata e non può rispondere.
story-damaged = Questo file è danneggiato e la { -game } non si può mostrare. Chiedilo di nuovo.
story-no-script = Questa pagina ha bisogno di JavaScript per mostrare la { -game }.
page-story-save = Salva la pagina
page-story-keep = Conserva nel notebook
page-story-kept = Il notebook salvato ora mostra la { -game }: sono circa 330 kB.
page-story-about = Mostra la { -game } in qualsiasi browser, senza rete: { -board }, capitoli e probabilità.
page-story-writing = Il file viene scritto…
page-story-written = Il file è { $file }.
    .long = La { -game } è lunga, quindi il file occupa { $size } kB.
page-comment-write = Scrivi un commento
page-comment-change = Modifica
page-comment-ask = Chiedi prima la prossima { -move } a chi legge
page-comment-mark = Segna sulla mappa
page-comment-keep = Salva
page-comment-where = Il commento sarà nella { -game } salvata, nel suo link e nel suo file.
refused-story = Non è ancora stato giocato niente, quindi non c’è niente da mostrare.
page-film-game = Partita intera
page-film-round = Ultimo { -round }
page-film-drawing = Il filmato viene creato
page-film-done = Il filmato è <b>{ $file }</b>.
page-film-failed = Non è stato possibile creare il filmato.

page-load = Carica una { -game } o una { -position }
page-load-file = Una { -game } salvata
page-load-paste = oppure incolla una { -game } salvata, una { -position } o un link
page-load-read = Leggi
page-load-too-long = Il testo è troppo lungo: si possono leggere al massimo { $most } caratteri.
page-load-found =
    <b>{ $edition }, { $mode }:</b> { page-round }, { $moves ->
        [one] { $moves } { -move }
       *[other] { $moves } { -move(form: "plural") }
    }, { $where }.
page-load-where =
    { $state ->
        [won] ha vinto { SEAT($seat, case: "article") }
        [turn] { -turn } { SEAT($seat, case: "of") }
       *[over] finita
    }
page-load-part = Se ne conosce solo una parte, come l’ha vista un { -player } o uno spettatore. Puoi guardarla, ma non continuarla.
page-load-stops = Si può giocare fino alla riga { $line }, dove si ferma.
page-load-why = Perché si ferma?
page-load-played-by = { CAPITALISED(SEAT($seat)) }: chi gioca
page-load-gives-up =
    Così finisce la { -game } in corso, ora { $round ->
        [0] in preparazione
       *[other] nel { -round } { $round }
    }.
page-load-go =
    { $playing ->
        [yes]
            Chiudila e { $part ->
                [yes] mostra
               *[no] carica
            } questa
       *[no]
            { $part ->
                [yes] Mostra
               *[no] Carica
            } questa { -game }
    }

## Teach me.

page-teach = Insegnami
page-teach-off = Disattiva
    .label = Disattiva le spiegazioni
page-teach-steps = Passo dopo { -step }
page-teach-now = Adesso
page-teach-move = Che cosa fa questa { -move }
page-teach-impossible = Non è possibile
page-teach-rules = Le { -rule(form: "plural") } che valgono qui

## Lessons.

page-lesson = Lezione
page-lesson-title = Lezione { $number } · { $title }
page-lesson-loading = Caricamento…
page-lesson-rules = Regole:
page-lesson-editions = Edizione
page-lesson-step = { -step }
page-lesson-back = Un { -step } indietro
page-lesson-next = Passo successivo
page-lesson-steps = In questa { -lesson }
page-lesson-questions = In questo { -warm-up }
page-lesson-skip-warm-up = Salta il { -warm-up }
page-lesson-next-question = Prossima domanda
page-lesson-begin = Inizia la { -lesson }
page-lesson-mark =
    { $mark ->
        [open] da fare
        [shown] mostrato
        [tried] provato
       *[solved] risolto
    }
page-lesson-able = Ora sai
page-lesson-advice = <b>Un consiglio.</b> { $advice }
page-lesson-following = <b>Prossima { -lesson }:</b> { $title }
page-lesson-open = Aprila
page-puzzle-back = Problema precedente
page-puzzle-next = Problema successivo
page-puzzle-over = Fatto
page-puzzle-kind = Domanda
page-puzzle-edition = Edizione
page-puzzle-mode = Modalità
page-puzzle-any = tutte
page-turn-plan = Pianifica il tuo { -turn }
page-turn-dice = Dadi
page-turn-next = Prossimo { -turn }
page-turn-over = Il tuo { -turn } è finito
    .sub = Ora l’esperto giudica il tuo piano.
page-turn-judging = L’esperto giudica il tuo piano: { $done } di { $pieces }.
page-turn-compiling = Preparazione della valutazione: la prima volta può richiedere fino a un minuto.
page-turn-result = Il tuo piano e quello dell’esperto
page-puzzle-right =
    { $number ->
        [one] { $number } { -puzzle } risolto finora.
       *[other] { $number } { -puzzle(form: "plural") } risolti finora.
    }
page-lesson-leave = Esci dalla { -lesson }
page-lesson-answer = La tua risposta
page-lesson-check = Verifica
page-lesson-check-what = Verifica: { $what }
page-lesson-one-less = Uno in meno
page-lesson-one-more = Uno in più
page-lesson-choose-one = Sceglilo sulla { -map }.
page-lesson-choose-several = Sceglili sulla { -map }, uno per uno.
page-lesson-remove = { TERRITORY($territory) }: togli
page-lesson-ask-choice = Qual è la tua risposta?
    .sub = Scegline una, poi verifica.
page-lesson-ask-number = Qual è la tua risposta?
    .sub = Indica un numero, poi verifica.
page-lesson-ask-percent = Quanto è probabile?
    .sub = Dai la tua stima; poi si lanciano i { -die(form: "plural") }.
page-lesson-percent = La tua stima
page-lesson-roll = Lancia i { -die(form: "plural") }
page-lesson-told = Ora lo sai.
page-guess-scale = Hai detto { $said }; in realtà: { $exact }.
page-guess-ends =
    { $fought ->
        [one] 1 { -battle }
       *[other] { $fought } { -battle(form: "plural") }
    }; vittorie dell’{ -attack }: { $taken }.
page-guess-held = Difeso: { -defender(form: "plural") } rimasti
page-guess-taken = Conquistato: { -attacker(form: "plural") } rimasti
page-lesson-ask-territory = Scegli un { -territory } sulla { -map }.
    .sub = Poi verifica.
page-lesson-ask-continent = Scegli un { -continent }.
    .sub = Va bene un punto qualsiasi. Poi verifica.
page-lesson-ask-territories = Scegli i { -territory(form: "plural") } sulla { -map }.
    .sub = Uno dopo l’altro, poi verifica.
page-lesson-picked =
    { $picked ->
        [one] Scelto { $picked } su { $picks }.
       *[other] Scelti { $picked } su { $picks }.
    }
page-lesson-ready = Ora puoi verificare.
page-lesson-not-yet = Non è ancora giusto.
page-lesson-try-again = Riprova
page-lesson-tried-out = Guarda che cosa succede.
    .sub = Giocato fino in fondo, poi annullato.
page-lesson-played = Guarda che cosa succede ora.
page-lesson-solved = Risolto.
page-lesson-shown = Si fa così.
page-lesson-next-lesson = Prossima { -lesson }
page-lesson-again = Ripeti
page-lesson-another = Un altro simile
page-lesson-next-is = Poi: { $title }
page-lesson-open-is = Ancora da fare: { $title }
page-lesson-to-step = Al { -step } { $step }
page-lesson-last = Era l’ultimo { -step }.
    .sub = La { -lesson } è finita.
page-lesson-last-next = L’intera { -lesson } è finita. Prossima: { $title }
page-course = Tutto il corso
page-course-steps = { $done } su { $steps }
page-questions = Ripasso
page-questions-start = Inizia il ripasso
page-questions-a-day = Domande al giorno, al massimo
page-exam = Esame
page-exam-take =
    { $games ->
        [0] Fai l’esame
       *[other] Gioca la { -game } { $next }
    }
page-exam-anew = Ripeti l’esame
page-exam-save = Salva il risultato da stampare
page-exam-result = Risultato dell’esame
page-exam-mark =
    Gradino { $rung }, { $won ->
        [yes] vinta
       *[no] persa
    }
page-exam-back = Da ripassare
page-exam-game = esame, { -game } { $number } su { $of }
page-exam-without = In un esame non ci sono { -hint(form: "plural") } e non si annulla nulla
page-exam-in-python = Per farlo, esegui { $call } in una cella.
page-challenge-turn = Turno { $turn } di { $turns }
page-challenge-won = vittoria
page-challenge-dice = Dadi { $dice }
page-challenge-move =
    Mostra una { -move }{ $costs ->
        [yes] { " " }(resta una { -star })
       *[no] { "" }
    }
page-challenge-watch = Guarda come si gioca
    .ask = Un { -bot } prudente gioca la { -challenge } dall’inizio, con altri { -die(form: "plural") }. La tua { -game } finisce qui, ma puoi ancora tentare la { -challenge }.
    .no = Continua a giocare
page-challenge-watched = Ora tocca a te.
page-challenge-play = Giocala tu
page-challenge-stars = Stelle: { $earned } su { $of }
page-lesson-feedback = Commento
page-lesson-clauses =
    { $clauses ->
        [one] La regola
       *[other] Le { -rule(form: "plural") }
    }
page-lesson-taken-back = Annullato.
page-lesson-will-be-taken-back = Giocato qui per prova; poi viene annullato.
page-lesson-show-again = Mostra di nuovo
page-lesson-hint = Suggerimento { $number } di 3
page-lesson-no-hint = Suggerimenti finiti
page-lesson-hint-is = <b>Suggerimento:</b> { $hint }
page-lesson-hints = Suggerimenti finora
page-lesson-hints-so-far =
    { $hints ->
        [one] { $hints } { -hint } finora
       *[other] { $hints } { -hint(form: "plural") } finora
    }
page-lesson-show-me = Mostrami
page-lesson-start-over = Ricomincia
page-lesson-against = contro
page-lesson-side =
    { $side ->
        [att] Attaccante
       *[def] Difensore
    }
page-try = Che cosa vuoi provare?
    .sub = Prova pure: il { -board } ti dice che cosa non va.
page-try-it = Prova
page-try-verb =
    { $verb ->
        [place] Schiera
        [claim] Occupa
        [choose_capital] Capitale
        [trade] Scambia
        [attack] Attacca
        [fortify] Sposta
        [end_phase] Avanti
       *[other] { $verb }
    }
page-try-armies = Armate con cui provare
page-try-choose = Scegline una nel pannello.
page-try-on-map = Scegli sulla { -map }.
page-try-three-cards = Scegli tre { -card(form: "plural") }.
page-try-source =
    { $source ->
        [none] …
       *[other] { TERRITORY($source, case: "from") }
    }
page-try-target =
    { $target ->
        [none] …
       *[other] { TERRITORY($target, case: "article") }
    }
page-try-attack = Attacca { page-try-target } { page-try-source } con { number-of-armies }.
page-try-move =
    Sposta { number-of-armies } { page-try-source } { $target ->
        [none] …
       *[other] { TERRITORY($target, case: "in") }.
    }
page-try-place =
    Schiera { number-of-armies } { $source ->
        [none] …
       *[other] { TERRITORY($source, case: "in") }.
    }
page-try-claim = Occupa { page-try-source-at-end }
page-try-source-at-end =
    { $source ->
        [none] …
       *[other] { TERRITORY($source, case: "article") }.
    }
page-try-capital =
    La tua { -capital }: { $source ->
        [none] …
       *[other] { TERRITORY($source) }.
    }
page-try-trade = Scambia { LIST($cards) }.
    .none = Scambia tre { -card(form: "plural") }.
page-try-end = Passa alla fase successiva del { -turn }.
page-try-how-one =
    { $source ->
        [none] Scegli un { -territory } sulla { -map }.
       *[other] Scelto: <b>{ TERRITORY($source) }</b>.
    }
page-try-how-two =
    { $source ->
        [none] Scegli sulla { -map }: prima da dove parti, poi dove vai.
       *[other]
            <b>{ CAPITALISED(TERRITORY($source, case: "from")) }</b>{ $target ->
                [none] : ora scegli la destinazione.
               *[other] { " " }verso <b>{ TERRITORY($target, case: "article") }</b>.
            }
    }
page-progress = Progressi
page-progress-save = Salva in un file
page-progress-load = Carica da un file
page-name-ask = Consegnerai il lavoro? Allora indica il tuo nome.
    .about = Si salva con il tuo lavoro, nel notebook o nel file. Puoi anche ometterlo.
page-name-field = Il tuo nome
page-name-keep = Usa questo nome
page-name-leave-out = Ometti
page-name-save = Salva con questo nome
page-name-save-without = Salva senza nome
page-name-is = Lavoro di <b>{ $name }</b>
page-name-change = Cambia il nome
page-name-add = Aggiungi il tuo nome
page-progress-saved = Salvato come { $file }.
page-progress-not-saved = Non è stato possibile salvare.
page-progress-loaded = Caricato.
page-progress-not-loaded = Non è stato possibile caricare.
