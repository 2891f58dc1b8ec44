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
## What ids are called where neither board, player nor edition says so. A language may also have
## territory-<id> and continent-<id>, and give each name further forms and a gender as attributes.

territory-named = { $name }
    .article = { $name }
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
    .article = { $name }
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
    .article = { $name }
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
two-sentences = { $first } { $second }

### Numbers and lists
## How things are counted and put in a row. The parts of a list are joined by list-comma, the last
## one by list-and or list-or.

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

### Engine: refusals
## Why an action is refused, with the numbers of the position in it.

not-adjacent = Tra { TERRITORY($source, case: "article") } e { TERRITORY($target, case: "article") } non c’è { -border }.
not-your-decision = La decisione spetta { SEAT($actor, case: "to") }, non { SEAT($seat, case: "to") }.
game-over = La { -game } è finita.
game-partial = Di questa { -game } si conosce solo una parte: si può guardare, ma non continuare.
game-ended = La { -game } è stata chiusa: annulla la chiusura per continuare a giocare.
wrong-phase = Ora { now }: { action-name } non è possibile.
wrong-phase-trade = Ora { now }: le { -card(form: "plural") } si scambiano durante i { -reinforcement(form: "plural") } del proprio { -turn }.
now =
    { SEAT($actor, case: "article") } { $phase ->
        [claim] occupa un { -territory }
        [place] schiera una { -army }
        [capital] sceglie una { -capital }
        [reinforce] schiera le { -army(form: "plural") }
        [reinforce_third] schiera le { -army(form: "plural") } della { -third-army }
        [attack] attacca o passa allo { -movement }
        [attack_third] attacca con l’{ -allied-army } o smette
        [defend] sceglie i { -die(form: "plural") } della difesa
        [occupy] sposta { -army(form: "plural") } nel { -territory } conquistato
       *[fortify] sposta { -army(form: "plural") } o termina il { -turn }
    }
action-name =
    { $action ->
        [claim] occupare
        [place] schierare
        [choose_capital] scegliere la { -capital }
        [trade] scambiare
        [attack] attaccare
        [defend] difendere
        [occupy] spostare nel { -territory } conquistato
        [fortify] spostare
        [end_phase] terminare la { -phase }
       *[other] { $action }
    }
claim-taken = { CAPITALISED(TERRITORY($territory, case: "in")) } c’è già { SEAT($owner, case: "article") }.
capital-not-own = { CAPITALISED(SEAT($owner, case: "article")) } controlla { TERRITORY($territory, case: "article") }: una { -capital } deve essere un { -territory } proprio.
place-not-own = { CAPITALISED(SEAT($owner, case: "article")) } controlla { TERRITORY($territory, case: "article") }: le { -army(form: "plural") } si schierano solo nei propri { -territory(form: "plural") }.
place-not-third = { CAPITALISED(SEAT($owner, case: "article")) } controlla { TERRITORY($territory, case: "article") }: queste { -army(form: "plural") } vanno nei { -territory(form: "plural") } { SEAT("third", case: "of") }.
place-none-left = Non ci sono { -army(form: "plural") } da schierare.
place-one-at-a-time = Nella preparazione si schiera una { -army } alla volta, non { $armies }.
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
end-must-trade = { CAPITALISED(SEAT($seat, case: "article")) } ha { $cards } { -card(form: "plural") }: con { $limit } o più si deve scambiare un { -set }.
end-trade-cards-won = { CAPITALISED(SEAT($seat, case: "article")) } ha { $cards } { -card(form: "plural") } e deve scambiare finché ne restano al massimo { $limit }.
trade-no-bonus-choice = In questa { -edition } nessuno sceglie dove vanno le { -army(form: "plural") } supplementari: uno scambio non ha il campo bonus.
trade-stopped =
    { CAPITALISED(SEAT($seat, case: "article")) } ha { $cards ->
        [one] { $cards } { -card }
       *[other] { $cards } { -card(form: "plural") }
    }: dopo una vittoria gli scambi si fermano a { $limit }.
trade-not-held = { CAPITALISED(SEAT($seat, case: "article")) } non ha la { -card } { TERRITORY($card, case: "of") }.
trade-wild-not-held = { CAPITALISED(SEAT($seat, case: "article")) } non ha il { -wild-card } { $card }.
trade-same-card = Un { -set } è formato da tre { -card(form: "plural") } diverse.
trade-no-set = Un { -set } è formato da tre { -symbol(form: "plural") } uguali o da tre diversi, e questi sono: { LIST($symbols, kind: "comma") }.
trade-choose-bonus = Le { $armies } { -army(form: "plural") } supplementari vanno tutte in un { -territory }: { TERRITORIES($territories, case: "in", kind: "or") }. Indica quale.
bonus-given-already = Niente { -army(form: "plural") } supplementari { TERRITORY($territory, case: "in") }: quelle di questo { -turn } sono già state assegnate.
bonus-not-shown = Niente { -army(form: "plural") } supplementari { TERRITORY($territory, case: "in") }: nessuna di queste { -card(form: "plural") } mostra questo { -territory }.
bonus-not-own = Niente { -army(form: "plural") } supplementari { TERRITORY($territory, case: "in") }: lo controlla { SEAT($owner, case: "article") }.
attack-not-own = { CAPITALISED(SEAT($owner, case: "article")) } controlla { TERRITORY($source, case: "article") }: un attacco parte da un { -territory } proprio.
attack-from-third = { CAPITALISED(SEAT("third", case: "article")) } controlla { TERRITORY($source, case: "article") }, e non attacca per il { -player } di { -turn }.
attack-only-third = { CAPITALISED(SEAT($owner, case: "article")) } controlla { TERRITORY($source, case: "article") }: ora attaccano solo i { -territory(form: "plural") } { SEAT("third", case: "of") }.
attack-third-on-other = { CAPITALISED(SEAT($owner, case: "article")) } controlla { TERRITORY($target, case: "article") }: { SEAT("third", case: "article") } attacca solo i { -territory(form: "plural") } { SEAT($turn, case: "of") }, a cui tocca il { -turn }.
attack-own = { CAPITALISED(SEAT($seat, case: "article")) } controlla già { TERRITORY($target, case: "article") }.
attack-inland = { CAPITALISED(TERRITORY($source, case: "from")) } non c’è nessuno da attaccare: tutti i { -territory(form: "plural") } vicini li controlla { SEAT($seat, case: "article") }.
attack-wrong-number =
    { CAPITALISED(TERRITORY($source, case: "in")) } { $armies ->
        [one] c’è 1 { -army }, e una deve restare: da lì non si può attaccare
       *[other]
            ci sono { $armies } { -army(form: "plural") }: { $most ->
                [1] può attaccare 1
                [2] possono attaccare 1 o 2
               *[other] possono attaccare da 1 a { $most }
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
    } con un numero di { -die(form: "plural") } da { $fewest } a { $most }, non con { $dice }.
defend-wrong-dice =
    { CAPITALISED(TERRITORY($target, case: "in")) } { $armies ->
        [one] c’è 1 { -army }
       *[other] ci sono { $armies } { -army(form: "plural") }
    }: la difesa lancia { $most ->
        [1] 1 { -die }
        [2] 1 o 2 { -die(form: "plural") }
       *[other] da 1 a { $most } { -die(form: "plural") }
    }, non { $dice }.
occupy-wrong-number =
    { $fewest ->
        [one] Ha attaccato 1 { -army }
       *[other] Hanno attaccato { $fewest } { -army(form: "plural") }
    } e una deve restare { TERRITORY($source, case: "in") }: se ne possono spostare da { $fewest } a { $most }, non { $armies }.
fortify-third-army = { CAPITALISED(SEAT("third", case: "article")) } controlla { TERRITORY($source, case: "article") }, e non si sposta mai.
fortify-moved-already = C’è un solo { -movement } per { -turn }, ed è già stato fatto: { LIST($moves) }.
from-to = { TERRITORY($source, case: "from") } { TERRITORY($target, case: "in") }
fortify-not-own = { CAPITALISED(SEAT($owner, case: "article")) } controlla { TERRITORY($territory, case: "article") }: le { -army(form: "plural") } si spostano solo tra { -territory(form: "plural") } propri.
fortify-wrong-number =
    { CAPITALISED(TERRITORY($source, case: "in")) } { $there ->
        [one] c’è 1 { -army }, e una deve restare
        [2] ci sono 2 { -army(form: "plural") }: se ne può spostare 1, non { $armies }, perché una deve restare
       *[other] ci sono { $there } { -army(form: "plural") }: se ne possono spostare da 1 a { $most }, non { $armies }, perché una deve restare
    }.
fortify-split = In questo { -turn } sono già { -game(form: "plural") } { -army(form: "plural") } { TERRITORY($source, case: "from") } e sono andate { TERRITORY($before, case: "in") }: non si possono dividere tra più { -territory(form: "plural") }.
fortify-tired =
    Delle { $there } { -army(form: "plural") } { TERRITORY($source, case: "in") }, { $tired ->
        [one] { $tired } ha già attaccato o si è già spostata
       *[other] { $tired } hanno già attaccato o si sono già spostate
    }: { $most ->
        [0] nessuna si può spostare
       *[other] se ne possono spostare al massimo { $most }, non { $armies }
    }.
action-object = Un’azione è un oggetto con un tipo.
action-type = Il tipo di un’azione è uno di questi: { LIST($types, kind: "comma") }.
action-field-missing = All’azione { $action } manca il campo { $field }.
action-field-unknown =
    L’azione { $action } non ha { $field ->
        [none] campi il cui nome non sia un testo
       *[other] il campo { $field }
    }.
action-field-whole-number = Il campo { $field } di { $action } è un numero intero.
action-field-territory = Il campo { $field } di { $action } è l’id di un { -territory }.
field-whole-number = Il campo { $field } è un numero intero.
field-territory = Il campo { $field } è l’id di un { -territory }.
trade-three-cards = Uno scambio indica tre { -card(form: "plural") }.
card-by-id = Una { -card } si indica con il suo id.
unknown-territory = Il { -territory } «{ $word }» non esiste{ did-you-mean }.
unknown-card = La { -card } «{ $word }» non esiste{ did-you-mean }.
did-you-mean =
    { $meant ->
        [none] { "" }
       *[other] { " " }(intendevi «{ $meant }»?)
    }

### Engine: legal actions
## What a legal action does, with the numbers of the position in it.

legal-claim = { CAPITALISED(TERRITORY($territory, case: "in")) } non c’è nessuno: { SEAT($seat, case: "article") } può occuparlo.
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
legal-attack-third = { legal-attack-numbers }, sotto la guida { SEAT($seat, case: "of") }.
legal-attack-numbers =
    { CAPITALISED(TERRITORY($source, case: "in")) } { $there ->
        [one] c’è 1 { -army }
       *[other] ci sono { $there } { -army(form: "plural") }
    }, e c’è un { -border } con { TERRITORY($target, case: "article") }: { $armies ->
        [one] ne può attaccare { $armies }
       *[other] ne possono attaccare { $armies }
    }{ $dice ->
        [none] { "" }
        [one] { " " }con 1 { -die }
       *[other] { " " }con { $dice } { -die(form: "plural") }
    }
legal-defend =
    { CAPITALISED(TERRITORY($target, case: "in")) } { $armies ->
        [one] c’è
       *[other] ci sono
    } { number-of-armies }: la difesa può lanciare { $dice ->
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
        [yes] { " " }e pesca una { -card }
       *[no] { "" }
    }

### Engine: incomes, sets, battles, wins
## How armies, cards, dice and the end of a game are counted.

income-territories =
    { $held ->
        [one] { $held } { -territory }
       *[other] { $held } { -territory(form: "plural") }
    } ÷ { $per }{ $least ->
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
income-none = Nessuna { -army }.
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
        [one] , con un { -wild-card }
       *[other] , con { $wild } { -wild-card }
    }: { $armies ->
        [one] { $armies } { -army }
       *[other] { $armies } { -army(form: "plural") }
    }
set-number =
    Tris numero { $number } della { -game }: { $armies ->
        [one] { $armies } { -army }
       *[other] { $armies } { -army(form: "plural") }
    }
battle = { CAPITALISED(SEAT($attacker, case: "article")) } ha attaccato { TERRITORY($target, case: "article") } { TERRITORY($source, case: "from") } e ha lanciato { $attack }; { SEAT($defender, case: "article") } ha lanciato { $defence }. { LIST($pairs, kind: "semicolon") }.
battle-tie = { $attack } contro { $defence } è parità, che va al { -defender }: { SEAT($loser, case: "article") } perde una { -army }
battle-pair = { $attack } contro { $defence }: { SEAT($loser, case: "article") } perde una { -army }
battle-spare =
    { NUMBER_OF($dice) ->
        [one] il { LIST($dice) } non trova un { -die } { -opponent }
       *[other] { LIST($dice) } non trovano un { -die } { -opponent }
    }
third-army-gone = { CAPITALISED(SEAT("third", case: "article")) } non ha { -territory(form: "plural") }, e non riceve nulla.
third-army-share =
    { CAPITALISED(SEAT($seat, case: "article")) } ha ricevuto { $received ->
        [one] { $received } { -army }
       *[other] { $received } { -army(form: "plural") }
    } durante i { -reinforcement(form: "plural") }: { SEAT("third", case: "article") } ne riceve { $received } ÷ { $part } → { $armies }, che schiera { SEAT($other, case: "article") }.
win-unknown-mission = { CAPITALISED(SEAT($winner, case: "article")) } ha vinto con un { -mission } che qui non si conosce.
win-mission = { CAPITALISED(SEAT($winner, case: "article")) } ha vinto con l’{ -mission }: { $mission } { $proof }
win-holds-continents = { CAPITALISED(SEAT($winner, case: "article")) } controlla { CONTINENTS($continents, case: "article") }.
win-destroyed =
    { CAPITALISED(SEAT($seat, case: "article")) } è fuori gioco{ $by ->
        [none] { "" }
       *[other] { " " }per mano { SEAT($by, case: "of") }
    }.
win-read-as =
    { $read_as ->
        [none] { "" }
       *[other] Qui la { -card } vale come { $read_as } { -territory(form: "plural") }.{ " " }
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
seat-not-playing = nessun posto «{ $word }» è in gioco{ did-you-mean }; i posti sono { LIST($known, kind: "comma") }
unknown-seat = il posto «{ $word }» non esiste{ did-you-mean }; i posti sono { LIST($known, kind: "comma") }
seats-once = ogni posto gioca una volta sola: { LIST($seats, kind: "comma") }
out-of-dice = sono stati dati { $dice } { -die(form: "plural") } e a questo punto ne servono { $needed }
position-dealt = In { $edition }, { $mode }, i { -territory(form: "plural") } vengono distribuiti, non occupati.
position-none-free = Nessun { -territory } è libero, quindi non se ne possono occupare.
position-no-capitals = In { $edition }, { $mode }, nessuno ha una { -capital }.
position-needs-third = La { -phase } { $phase } richiede una { -third-army }.
position-needs-allied = La { -phase } attack_third richiede un’{ -allied-army }: nessun’altra attacca da sé.
position-cards-not-traded = In { $edition }, { $mode }, le { -card(form: "plural") } vinte in { -combat } non si scambiano subito.
position-without-missions = { $edition }, { $mode }: si gioca senza { -mission(form: "plural") }.
position-without-capitals = { $edition }, { $mode }: si gioca senza { -capital(form: "plural") }.
position-capital-of-two = { CAPITALISED(TERRITORY($territory, case: "in")) } c’è la { -capital } di due posti.
position-capital-taken = { CAPITALISED(SEAT($seat, case: "article")) } non controlla più { TERRITORY($territory, case: "article") }: la sua { -card } è stata scoperta.
position-moved-when = Le { -army(form: "plural") } si spostano alla fine del { -turn }, e qui la { -phase } è { $phase }.
position-moved-once = C’è un solo { -movement } per { -turn }.
position-moved-not-own = { CAPITALISED(SEAT($seat, case: "article")) } ha spostato { -army(form: "plural") }, ma non controlla { TERRITORY($territory, case: "article") }.
position-not-tired = In { $edition }, { $mode }, le { -army(form: "plural") } non si stancano.
position-won-by = { $edition }, { $mode }: si vince con { LIST($ways, kind: "or") }, non con { $reason }.
position-winner-out = { CAPITALISED(SEAT($seat, case: "article")) } è fuori gioco e non può aver vinto.
position-battle-dice = { $armies } { -army(form: "plural") } non attaccano con { $dice } { -die(form: "plural") }.
position-battle-roll =
    { $dice ->
        [0] Non è stato lanciato nessun { -die }
       *[other] I { -die(form: "plural") } lanciati sono { $dice }
    }, non { $rolled }.
position-die = Un { -die } mostra da 1 a 6, non { $die }.
position-tired-attackers = Attaccano { $armies } { -army(form: "plural") } { TERRITORY($territory, case: "of") }: almeno altrettante sono stanche.
position-cannot-attack = In questo { -turn } non si può attaccare { TERRITORY($target, case: "article") } { TERRITORY($source, case: "from") }.
position-same-owner = { CAPITALISED(TERRITORY($source, case: "in")) } e { TERRITORY($target, case: "in") } c’è lo stesso { -player }.
position-too-many = Non possono attaccare { $armies } { -army(form: "plural") } delle { $there } { TERRITORY($source, case: "in") }.
position-free = { CAPITALISED(TERRITORY($territory, case: "in")) } non c’è nessuno: dopo la preparazione non può succedere.
position-captured = { CAPITALISED(TERRITORY($territory, case: "in")) }, appena conquistato, ci sono { $armies } { -army(form: "plural") }.
position-no-army = { CAPITALISED(TERRITORY($territory, case: "in")) } non c’è nessuna { -army }.
position-out-holds =
    { CAPITALISED(SEAT($seat, case: "article")) } è fuori gioco e controlla { $territories ->
        [one] { $territories } { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    }.
position-not-out = { CAPITALISED(SEAT($seat, case: "article")) } non controlla { -territory(form: "plural") } e non è fuori gioco.
position-out-on-turn = { CAPITALISED(SEAT($seat, case: "article")) } è fuori gioco e non può essere di { -turn }.
position-not-over = È rimasto un solo { -player }, e la { -game } non è finita.
position-no-third = Questa { -game } non ha una { -third-army }.
position-no-capital = { CAPITALISED(SEAT($seat, case: "article")) } non ha una { -capital }.
position-card-of-capital = La { -card } { $card } sta insieme alla sua { -capital }.
position-card-twice = La { -card } { $card } compare due volte.
position-cards = Le { -card(form: "plural") } in mano, nel { -deck } e negli scarti sono in tutto { $cards }; la { -game } ne ha { $wanted }.
position-combat-when = Le { -card(form: "plural") } vinte in { -combat } riaprono la { -phase } reinforce, e qui la { -phase } è { $phase }.
position-none-in-hand = { CAPITALISED(SEAT($seat, case: "article")) } deve schierare un’{ -army } e non ne ha più da parte.
position-holds-nothing = { CAPITALISED(SEAT($seat, case: "article")) } non controlla nessun { -territory }.
position-has-capital = { CAPITALISED(SEAT($seat, case: "article")) } deve scegliere una { -capital } e ne ha già una.
position-third-nothing = La { -third-army } non ha nulla da schierare, o non ha dove farlo.

### The log
## One sentence for each event of a game.

log-starter_rolled = Comincia { SEAT($first, case: "article") }. I { -die(form: "plural") }: { LIST($rolls) }.
log-roll-of = { SEAT($seat) } { LIST($dice, kind: "then") }
log-dealt-evenly = I { -territory(form: "plural") } vengono distribuiti, { $territories } a testa.
log-dealt = I { -territory(form: "plural") } vengono distribuiti: { LIST($shares, kind: "comma") }.
log-dealt-share = { $territories } { SEATS($seats, case: "to") }
log-claimed = { CAPITALISED(SEAT($seat, case: "article")) } occupa { TERRITORY($territory, case: "article") }.
log-placed = { CAPITALISED(SEAT($seat, case: "article")) } schiera { $armies } { TERRITORY($territory, case: "in") }.
log-placed-third = { CAPITALISED(SEAT($seat, case: "article")) } schiera { $armies } per { SEAT("third", case: "article") } { TERRITORY($territory, case: "in") }.
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
log-bonus_placed = { $armies } { -army(form: "plural") } supplementari { SEAT($seat, case: "of") } vanno { TERRITORY($territory, case: "in") }.
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
    { CAPITALISED(SEAT($attacker, case: "article")) } attacca { TERRITORY($target, case: "article") } { TERRITORY($source, case: "from") }{ $taken ->
        [yes]
            { " " }e lo conquista in { $rolls ->
                [one] { $rolls } lancio
               *[other] { $rolls } lanci
            }
       *[no]
            , { $rolls ->
                [one] { $rolls } lancio
               *[other] { $rolls } lanci
            }
    }; { LIST($losses) }.
log-captured =
    { CAPITALISED(SEAT($seat, case: "article")) } conquista { TERRITORY($target, case: "article") }, { $defender ->
        [none] finora libero
       *[other] tolto { SEAT($defender, case: "to") }
    }.
log-continent_taken = { CAPITALISED(SEAT($seat, case: "article")) } controlla per intero { CONTINENT($continent, case: "article") }: +{ $armies } a { -turn }.
log-continent_lost = { CAPITALISED(SEAT($seat, case: "article")) } non controlla più per intero { CONTINENT($continent, case: "article") }.
log-held = { CAPITALISED(SEAT($seat, case: "article")) } tiene { TERRITORY($territory, case: "article") } contro ogni previsione: { SEAT($attacker, case: "article") } aveva { -odds } { $chance } di conquista.
log-occupied = { CAPITALISED(SEAT($seat, case: "article")) } sposta { number-of-armies } { TERRITORY($source, case: "from") } { TERRITORY($target, case: "in") }.
log-eliminated = { CAPITALISED(SEAT($seat, case: "article")) } è fuori gioco per mano { SEAT($by, case: "of") }.
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
log-capital_fell = { CAPITALISED(TERRITORY($territory, case: "in")) } c’era la { -capital } { SEAT($owner, case: "of") }: viene scoperta, ed è caduta in mano { SEAT($by, case: "to") }.
log-capital_cleared =
    { CAPITALISED(SEAT($owner, case: "article")) } perde altre { $armies ->
        [one] { $armies } { -army }
       *[other] { $armies } { -army(form: "plural") }
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
log-third_placed-each = { CAPITALISED(SEAT("third", case: "article")) } entra in gioco: { number-of-armies } in ognuno di { on-territories }.
on-territories =
    { $territories ->
        [one] { $territories } { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    }
log-deck_reshuffled = Le { $count } { -card(form: "plural") } messe da parte vengono mescolate in un nuovo { -deck }.
log-won = { CAPITALISED(SEAT($seat, case: "article")) } vince.
log-won-by-conquest = { CAPITALISED(SEAT($seat, case: "article")) } ha vinto: non resta nessun altro { -player }.
log-won-by-mission = { CAPITALISED(SEAT($seat, case: "article")) } ha vinto con l’{ -mission }: { $mission }
log-won-by-capitals = { CAPITALISED(SEAT($seat, case: "article")) } ha vinto: controlla { $capitals } { -capital(form: "plural") }, tra cui la propria.
log-you-won = Hai vinto.
log-you-won-by-conquest = Hai vinto: non resta nessun altro { -player }.
log-you-won-by-mission = Hai vinto con l’{ -mission }: { $mission }
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
    Controlla { $territories } { -territory(form: "plural") } qualsiasi{ $each ->
        [1] { "" }
       *[other] , ognuno con almeno { $each } { -army(form: "plural") }
    }.
value-in-modes = In { LIST($modes) }: { UNCAPITALISED($value) }
value-by-mode = { LIST($values, kind: "space") }
value-by-players = { LIST($parts, kind: "comma") }.
value-each-for-players = { $number } a testa con { LIST($players, kind: "or") } { -player(form: "plural") }
value-total-for-players = { $number } in tutto con { LIST($players, kind: "or") } { -player(form: "plural") }
value-for-more-players = { $number } con { LIST($players, kind: "or") }
value-announced =
    { $decides ->
        [after] L’attaccante prima di lanciare, il { -defender } dopo aver visto il lancio dell’attaccante.
       *[before] Entrambi prima di lanciare, l’attaccante per primo.
    }
value-optional = Oppure, come { -option }: { UNCAPITALISED($value) }
value-with-options = { $value } { LIST($options, kind: "space") }
value-single-pieces = Armate singole.
value-pieces = { CAPITALISED(LIST($pieces, kind: "comma")) }.
value-piece = { PIECE($piece) } { $armies }
value-dice = Fino a { $attack } { -die(form: "plural") } { COLOUR($attack_colour, case: "plural") } attaccano, fino a { $defence } { COLOUR($defence_colour, case: "plural") } difendono.
value-first-seat =
    { $way ->
        [first] Il primo posto.
        [first_without_card] Il primo { -player } che non riceve più { -card(form: "plural") } { -territory }.
       *[die] Chi fa il numero più alto con un { -die }; in caso di parità si rilancia.
    }
value-territories =
    { $way ->
        [deal] Vengono tutti distribuiti, il primo al primo posto.
       *[claim] A partire da chi comincia, ognuno a { -turn } ne occupa uno libero.
    }
value-territories-for-two =
    In due { -player(form: "plural") } { $way ->
        [deal] un terzo dei { -territory(form: "plural") } va { third-army-of-kind.to }
       *[claim] finché ognuno ne ha un terzo; il resto va { third-army-of-kind.to }
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
    .of =
        { $third ->
            [allied] { third-allied.of }
           *[neutral] { third-neutral.of }
        }
value-place =
    { $first ->
        [after_last_claim] Comincia il posto dopo l’ultima occupazione.
       *[starter] Comincia chi apre la { -game }.
    }
value-third-army =
    { CAPITALISED(third-army-of-kind) }: { number-of-armies } in ogni { -territory }, { $stands ->
        [before_placing] già presenti prima che i { -player(form: "plural") } schierino
       *[after_placing] aggiunte quando i { -player(form: "plural") } hanno schierato le loro
    }.
value-claim =
    { $when ->
        [own_turn] Solo nel proprio { -turn }, fin dal primo momento.
       *[at_once] Subito, di chiunque sia il { -turn }.
    }
value-income = Il loro numero ÷ { $per }, arrotondato per difetto, e almeno { $least }.
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
value-sets-rising = Secondo i { -set } scambiati da tutti: { LIST($values, kind: "comma") }, poi { $step } in più ogni volta.
value-bonus =
    { number-of-armies }{ $limit ->
        [each_card] { " " }per ognuna di queste { -card(form: "plural") }
       *[once] , una volta per { -turn }; se i { -territory(form: "plural") } adatti sono più d’uno, sceglie il { -player }
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
        [allied] L’{ -allied-army } può attaccare il { -player } di { -turn }, sotto la guida dell’altro { -player }, dopo aver ricevuto i { -reinforcement(form: "plural") }. Non guadagna { -card(form: "plural") }, e ciò che conquista è suo.
       *[neutral] { CAPITALISED(third-army-of-kind) } non attacca mai.
    }
value-occupy =
    { $dice ->
        [fewer_allowed] Contano le { -army(form: "plural") } mandate all’attacco, anche se i { -die(form: "plural") } lanciati erano meno.
       *[one_per_army] Le { -army(form: "plural") } mandate all’attacco sono tante quanti i { -die(form: "plural") }.
    }
value-cards-won =
    { $way ->
        [kept] Nulla prima dei propri { -reinforcement(form: "plural") } successivi.
        [may_trade] Si può scambiare subito qualsiasi numero di { -set }, senza obbligo.
        [may_trade_without] Si può scambiare subito qualsiasi numero di { -set }, anche senza aver vinto { -card(form: "plural") }, e senza obbligo.
       *[must_trade] Con { $from } { -card(form: "plural") } o più in mano si deve scambiare subito, finché ne restano al massimo { $left }.
    }
value-fortify =
    { $way ->
        [one] Una volta, da un { -territory } a un altro.
        [unsplit] Quante volte si vuole, ma le { -army(form: "plural") } di un { -territory } non si possono dividere tra più { -territory(form: "plural") }.
       *[rested] Quante volte si vuole, con { -army(form: "plural") } che non hanno preso parte a un attacco.
    }
value-tired =
    { $taken_along ->
        [rested] Le { -army(form: "plural") } portate in un { -territory } conquistato si possono spostare ancora, se non hanno attaccato.
       *[tired] Nemmeno le { -army(form: "plural") } portate in un { -territory } conquistato si possono spostare ancora.
    }
value-destroyed =
    { $by_other ->
        [counts] Vale, chiunque sia stato.
       *[reads_as_territories] L’{ -mission } diventa 24 { -territory(form: "plural") }, a meno che non ci sia riuscito chi ha la { -card }.
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
edition-no-mode = { $edition } non ha la { -mode } «{ $word }»{ did-you-mean }; ha { $modes }
edition-no-players = { $edition } non ha { $mode } per { $players } { -player(form: "plural") }; ha { $modes }
edition-not-for = { $edition } non è per { $players } { -player(form: "plural") }; ha { $modes }
edition-no-option =
    { $edition } non ha l’{ -option } «{ $word }»{ did-you-mean }; le sue { -option(form: "plural") }: { NUMBER_OF($options) ->
        [0] nessuna
       *[other] { LIST($options, kind: "comma") }
    }
option-one-of = l’{ -option } { $option } è una tra { LIST($values, kind: "comma") }, non { $value }
variant-name = il nome di una { -variant } è un testo non vuoto, non { $value }
edition-varied = { $edition }, modificata
variant-changes = { LIST($changes, kind: "semicolon") }
variant-change = { $field } { $before } → { $now }
column-variant = Qui
unknown-edition = l’{ -edition } «{ $word }» non esiste{ did-you-mean }; ci sono { LIST($known, kind: "comma") }, o il percorso di un file .toml
file-not-read = { $file } non si può leggere: { $why }
variant-written-as = la { -variant } { $variant } si scrive { $written }
unknown-field = il campo «{ $word }» non esiste{ did-you-mean }
field-impossible = il campo { $field } non può essere { $value }
text-of-edition = il testo è dell’{ -edition } { $text }, non di { $edition }
edition-needed = l’{ -edition } «{ $edition }» non è una tra { LIST($known, kind: "comma") }: va data insieme al testo, come Edition o come percorso di un file .toml
unknown-clause = la regola «{ $word }» non esiste{ did-you-mean }
column-edition = Edizione
column-value = Che cosa ne fa
column-where = Dove
column-note = Nota
column-clause = Regola
mark-printed = stampata
mark-silent = non detta
mark-reading = interpretata
mark-house = { -house-rule }
value-as-clause = Come dice la regola.
taken-from =
    { $edition ->
        [none] uso comune
        [others] come le altre { -edition(form: "plural") }
       *[other] come { $edition }
    }
number-of-players = { LIST($players, kind: "comma") } { -player(form: "plural") }
list-of-editions = Edizioni, e numero di { -player(form: "plural") } delle loro { -mode }
rules-of-edition = { $edition }: { $modes }. { $summary }
compare-needs-two = compare vuole due o più { -edition(form: "plural") }, ciascuna una volta sola
editions-differ =
    { $clauses ->
        [0] Nessuna differenza
        [one] 1 regola diversa
       *[other] { $clauses } { -rule(form: "plural") } diverse
    } tra { LIST($editions) }{ $mode ->
        [none] { "" }
       *[other] { " " }in { $mode }
    }
too-few-missions = { $edition } ha { $missions } { -mission(form: "plural") } per il { -board } { $board }: troppo pochi per { $players } { -player(form: "plural") }

### Boards
## What is wrong with a board's file.

board-unusable = Il { -board } { $source } non si può usare:
board-from-data = dato come dati
unknown-board = questo { -board } non esiste{ did-you-mean }; ci sono { LIST($known, kind: "comma") }, o il percorso di un file .json
board-file = il file non si può leggere: { $why }
board-not-json = non è JSON: { $why }
board-has-no-territory = { $board } non ha il { -territory } «{ $word }»{ did-you-mean }
board-has-no-continent = { $board } non ha il { -continent } «{ $word }»{ did-you-mean }

### Notation
## What is wrong with a position that is read.

position-error = { $field }: { $why }
position-unusable = La { -position } non si può usare: { $field }: { $why }
as-sentence = { CAPITALISED($said) }.
text-ends = Il testo finisce qui; una { -position } ha { LIST($fields, kind: "comma") } e può avere altro.
text-no-field = Questo campo non esiste{ did-you-mean }.
text-no-value = Il campo non ha un valore.
text-field-twice = Il campo compare due volte.
text-no-seat = «{ $letter }» non è un posto; i posti sono { LIST($known, kind: "comma") }.
text-no-owner = «{ $letter }» non è la lettera di nessuno; le lettere sono { LIST($known, kind: "comma") }.
text-other-board = Il testo è del { -board } { $text }, non di { $board }.
text-board-needed = «{ $board }» non è uno tra { LIST($known, kind: "comma") }: va dato insieme al testo, come Board o come percorso di un file .json.
text-continents =
    Il { -board } ha { $continents ->
        [one] { $continents } { -continent }
       *[other] { $continents } { -continent(form: "plural") }
    }, il testo { $groups }.
text-group = «{ $group }» non è fatto di una lettera con un numero, o di un trattino.
text-territories =
    { CAPITALISED(CONTINENT($continent, case: "in")) } { $territories ->
        [one] c’è 1 { -territory }
       *[other] ci sono { $territories } { -territory(form: "plural") }
    }, nel testo { $entries }.
text-no-seat-value = «{ $part }» non ha un valore dopo il posto.
text-seat-twice = Il posto { $letter } compare due volte.
text-no-phase = La { -phase } «{ $word }» non esiste{ did-you-mean }.
text-phase-alone = Dopo la { -phase } { $phase } non c’è nulla.
text-phase-battle = Dopo la { -phase } { $phase } viene partenza>bersaglio:{ -army(form: "plural") }:{ -die(form: "plural") }.
text-number = «{ $number }» non è un numero intero da 0 a { $most }.
text-begins-with-0 = «{ $number }» comincia con uno 0.
text-none-of = «{ $part }» non è uno tra { LIST($known, kind: "comma") }.
text-no-mission = L’{ -mission } «{ $word }» non esiste{ did-you-mean }.
text-nobody = «{ $letter }» non è nessuno.
text-no-armies = «{ $part }» non ha un numero di { -army(form: "plural") }, che va da 0 a { $most }.
text-no-continent = Il { -continent } «{ $word }» non esiste{ did-you-mean }.

## What is wrong with the words of an action.

words-missing = Manca un’azione: { LIST($actions, kind: "comma") }.
words-no-action = L’azione «{ $word }» non esiste{ did-you-mean }.
words-other = Le parole sono { $like }, non { $words }.
words-border = «{ $word }» non è PARTENZA>BERSAGLIO, come in { $like }.
words-of-action =
    { $action ->
        [claim] claim TERRITORIO
        [place] place TERRITORIO ARMATE
        [capital] capital TERRITORIO
        [trade] trade CARTA CARTA CARTA, con bonus TERRITORIO dove lo sceglie il giocatore
        [attack] attack PARTENZA>BERSAGLIO ARMATE, con dice NUMERO per lanciare meno dadi
        [defend] defend DADI
        [occupy] occupy ARMATE
        [fortify] fortify PARTENZA>BERSAGLIO ARMATE
       *[end] end
    }

## What is wrong with a record.

record-error = riga { $line }: { $why } [{ $rule }]
record-no-log = Manca la { -log }: una riga con { $opens }.
record-not-toml = L’intestazione non è TOML: { $why }.
record-too-deep = L’intestazione ha troppi livelli.
record-large-number = L’intestazione ha un numero troppo grande.
record-no-key = Una { -game } salvata non ha «{ $word }»{ did-you-mean }.
record-key-kind =
    { $key } è { $kind ->
        [int] un numero intero
        [list] un elenco
        [dict] una tabella
       *[str] un testo
    }.
record-other-format = La { -game } salvata ha il formato { $format }, e qui si legge il formato { $read }.
record-no-start = L’intestazione non ha start: la { -position } in cui la { -game } comincia.
record-other-header = L’intestazione dice { LIST($header, kind: "comma") }, e la { -position } iniziale { LIST($start, kind: "comma") }.
record-viewer = Chi guarda è uno tra { LIST($known, kind: "comma") }.
record-hides = Questa { -game } è stata salvata per un posto o per uno spettatore e tace ciò che non possono vedere: perciò non si può rigiocare. Con una { -game } salvata per intero si può.
record-no-deck = Qui si mescola un nuovo { -deck }, e la { -game } salvata non dice l’ordine delle sue { -card(form: "plural") }.
record-names = I nomi spettano a { LIST($seats, kind: "comma") }.
record-not-closed = Il testo finisce prima della { -log }: non segue nessun { $quotes }.
record-no-action = La riga non ha un’azione.
record-no-seat = «{ $word }» non è un posto di questa { -game }{ did-you-mean }.
record-other-end =
    L’intestazione dice che vince { $winner }{ $reason ->
        [none] { "" }
       *[other] { " " }con { $reason }
    }; alla fine della { -log } { $won_by ->
        [none] non ha vinto nessuno
       *[other] ha vinto { $won_by } con { $won_reason }
    }.
record-out-of-dice = la { -game } salvata ha { $dice } { -die(form: "plural") } e a questo punto ne servono { $needed }
record-name = il nome di { $seat } è un testo, non { $name }
record-comment = un commento è una riga, senza caratteri di controllo e senza tre virgolette di seguito
record-nobody-first = Le righe di nessuno stanno prima della prima azione.
record-nobodys-lines = Le righe di nessuno sono starter e dealt.
record-starter-die = { $seat } { $die } non è un posto con il suo { -die }.
record-no-starter-dice = Per il primo posto non si lanciano { -die(form: "plural") }.
record-other-starter = Con questi { -die(form: "plural") } comincia { $first }, nella { -position } { $starter }.
record-next-dice = I prossimi { -die(form: "plural") } sono quelli di { LIST($seats, kind: "comma") }.
record-more-dice = Si lanciano altri { -die(form: "plural") }, e { $seat } ha da solo il più alto.
record-other-deal = Nella { -position } da cui parte la { -game } salvata si distribuiscono { LIST($dealt, kind: "comma") }.
record-pairs = Qui si alternano posti e numeri.
record-no-outcome = «{ $word }» non è un esito{ did-you-mean }.
record-no-die = «{ $word }» non è un { -die }: un { -die } mostra da 1 a 6.
record-wrong-dice =
    Qui si lanciano { $attack ->
        [0] nessun { -die } di attacco
        [one] 1 { -die } di attacco
       *[other] { $attack } { -die(form: "plural") } di attacco
    } e { $defence ->
        [0] nessun { -die } di difesa
        [one] 1 { -die } di difesa
       *[other] { $defence } { -die(form: "plural") } di difesa
    }; la { -game } salvata ne ha { $attack_recorded ->
        [0] 0
       *[other] { $attack_recorded }
    } e { $defence_recorded ->
        [0] 0
       *[other] { $defence_recorded }
    }.
record-other-roll = L’attaccante ha lanciato { LIST($rolled, kind: "space") }, e qui la { -game } salvata dice { LIST($recorded, kind: "space") }.
record-nothing-such = La { -game } salvata dice «{ $outcome }», e qui non succede.
record-other-outcome = La { -game } salvata dice «{ $outcome }»; secondo le { -rule(form: "plural") } è «{ $expected }».

### Odds, bots and simulation
## What these are asked for in vain, and how bots explain themselves.

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

### Fair dice
## What the dice of a game did, and whether all was fair.

### Review
## A game looked at again: chances, turning points, plans and luck.

### The laboratory
## What results show in a notebook and in a terminal, and what is asked of them in vain.

### Lessons
## What lessons say beside their own texts, which are in files of their own.
## Headings of feedback, by its status.
## Chances, which are guessed before the dice fall.
## The course as a whole, and warm-ups with what has been met.
## Mistakes of one's own games, which come back as puzzles, and what the last games gave away.
## Challenges, which are played against bots.
## What is told to those whose answer cannot be read.
## A person's place on the ladder of bots, by the games against them.
## What is wrong with saved progress.
## A position of a game, with the question what to play.
## A class: one step on all screens, and what everybody answers.
## What python -m risk_widget.lessons and python -m risk_widget.translations print.
## What a class has handed in, for its teacher.
## The notebooks that are made from lessons.
## Puzzles: a position, a question, answers to choose from, and their worth in numbers.
## Pages to print: one side with an edition's turn, dice and cards, and one with all editions.

### Widget
## What the widget says on the kernel's side, and what it is asked for in vain.

### Pages of their own
## What the pages say that play by themselves, around the game.
## A table: one game on several screens.
## What is asked for in vain from Python.
## What is asked for in vain from the page.
## A bot that fails at the table.
## The picture of a game for a notebook that is read without a kernel.
## The rules in short: a turn in a minute.
## What surrounds the position: missions, what was missed, the last screen.
## Why: an income, a battle, a win, taken apart into lines.
## Teach me: the parts of the game, and what is to be done in each of them.
## Teach me: what is possible now.
## Teach me: what a move would do.

### Page
## The page's own words. Their ids begin with page-; what they refer to is sent along with them.
## A field in the text, a number that is drawn or the sign of a seat is a parameter too; <b> and
## </b> stand around what is written in bold letters.
## The buttons of the bar.
## The bar: the sentence that says what can be done next, and a second one beside it.
## The map: what a screen reader says of a territory, and the marks that are on it.
## The head, the menu, and the keys that are printed below everything.
## The table of the players.
## The panels: set-up, reinforcement, cards.
## The panels: attack, defence, movement.
## The end of a game, the hand-over, the log, and looking back.
## The form of a new game.
## What lies over the board: rules, files, questions.
## Teach me.
## Lessons.
