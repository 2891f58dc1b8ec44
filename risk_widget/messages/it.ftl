# Italiano: the catalog of the words, before any sentence. How a catalog is written is told in
# docs/languages.md; which word is used for what, in docs/glossary.md.
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
## The words of the glossary, each of which stands here and nowhere else.

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
-mission-card =
    { $form ->
       *[singular] carta obiettivo
        [plural] carte obiettivo
    }
    .gender = f
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
## With "named": a name that this catalog does not have, as a board or a person gives it.

territory-named = { $name }
    .of = di { $name }
    .to = a { $name }
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
    .article = l’Ontario
    .of = dell’Ontario
    .to = all’Ontario
    .from = dall’Ontario
    .gender = m
territory-quebec = Quebec
    .article = il Quebec
    .of = del Quebec
    .to = al Quebec
    .from = dal Quebec
    .gender = m
territory-western-us = Stati Uniti occidentali
    .article = gli Stati Uniti occidentali
    .of = degli Stati Uniti occidentali
    .to = agli Stati Uniti occidentali
    .from = dagli Stati Uniti occidentali
    .in = negli Stati Uniti occidentali
    .gender = mp
territory-eastern-us = Stati Uniti orientali
    .article = gli Stati Uniti orientali
    .of = degli Stati Uniti orientali
    .to = agli Stati Uniti orientali
    .from = dagli Stati Uniti orientali
    .in = negli Stati Uniti orientali
    .gender = mp
territory-central-america = America centrale
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
    .article = l’Europa settentrionale
    .of = dell’Europa settentrionale
    .to = all’Europa settentrionale
    .from = dall’Europa settentrionale
    .gender = f
territory-western-europe = Europa occidentale
    .article = l’Europa occidentale
    .of = dell’Europa occidentale
    .to = all’Europa occidentale
    .from = dall’Europa occidentale
    .gender = f
territory-southern-europe = Europa meridionale
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
    .article = l’Afghanistan
    .of = dell’Afghanistan
    .to = all’Afghanistan
    .from = dall’Afghanistan
    .gender = m
territory-middle-east = Medio Oriente
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
    .article = la Nuova Guinea
    .of = della Nuova Guinea
    .to = alla Nuova Guinea
    .from = dalla Nuova Guinea
    .gender = f
territory-western-australia = Australia occidentale
    .article = l’Australia occidentale
    .of = dell’Australia occidentale
    .to = all’Australia occidentale
    .from = dall’Australia occidentale
    .gender = f
territory-eastern-australia = Australia orientale
    .article = l’Australia orientale
    .of = dell’Australia orientale
    .to = all’Australia orientale
    .from = dall’Australia orientale
    .gender = f

continent-named = { $name }
    .of = di { $name }
    .to = a { $name }
    .from = da { $name }
    .in = in { $name }
    .gender = m
continent-north-america = America del Nord
    .article = l’America del Nord
    .of = dell’America del Nord
    .to = all’America del Nord
    .from = dall’America del Nord
    .gender = f
continent-south-america = America del Sud
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

seat-named = { $name }
    .of = di { $name }
    .to = a { $name }
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

### Numbers and lists

list-comma = { $most }, { $last }
list-space = { $most } { $last }
list-then = { $most }, poi { $last }
list-semicolon = { $most }; { $last }
list-and = { $most } e { $last }
list-or = { $most } o { $last }

number-of-armies =
    { $armies ->
        [one] { $armies } { -army }
       *[other] { $armies } { -army(form: "plural") }
    }

### Odds, bots and simulation

bot-newcomer = Novellino, 1 su 10
    .name = Novellino
bot-beginner = Principiante, 2 su 10
    .name = Principiante
bot-learner = Apprendista, 3 su 10
    .name = Apprendista
bot-casual = Giocatore occasionale, 4 su 10
    .name = Giocatore occasionale
bot-regular = Giocatore abituale, 5 su 10
    .name = Giocatore abituale
bot-practised = Giocatore allenato, 6 su 10
    .name = Giocatore allenato
bot-skilled = Giocatore abile, 7 su 10
    .name = Giocatore abile
bot-strong = Giocatore forte, 8 su 10
    .name = Giocatore forte
bot-veteran = Veterano, 9 su 10
    .name = Veterano
bot-easygoing = Facile
    .name = Facile
bot-cautious = Normale
    .name = Prudente
bot-bold = Normale, audace
    .name = Audace
bot-planning = Con un piano
    .name = Pianificatore
bot-simple = Semplice
    .name = Semplice
bot-expert = Esperto, 10 su 10
    .name = Esperto
bot-random = Caso
    .name = Caso
