# Svenska. How a catalog is written is told in docs/languages.md; which word is used for what, in
# docs/glossary.md.
#
# The reader is "du", in small letters, as everywhere in Swedish. Sentences that tell what to do, and
# buttons, are imperatives ("Välj ett område.", "Anfall"); rules speak of "spelaren", "angriparen"
# and "försvararen", as the printed booklet does, but never of "han" alone.
#
# Quotation marks are ”…”. Words for the same thing are not varied: an attack is "anfall", never
# "attack"; what is captured is "erövrat", never "intaget".
#
# A term has four forms: { -army } armé, (form: "the") armén, (form: "plural") arméer, and
# (form: "the-plural") arméerna. The genitive is the form with an s after it.
#
# A territory has .in ("på Island", "i Peru") and .genitive; "till" and "från" stand before the name as it
# is. A seat has no genitive, which a person's name forms by its ending (Anna: Annas; Lars: Lars): a
# sentence says "turen går till { SEAT($seat) }" instead. Lessons, whose seats are named by their colours
# alone, say "Blås tur". Names of places are neuter: "Peru är ditt".
#
# Besides the glossary: a clause is a "regelpunkt", a seed a "slumptalsfrö", a rung of the ladder of bots a "nivå",
# a tag on the map a "bricka", a kernel a "kärna", and a notebook an "anteckningsbok".

### Terms
## The words of the glossary that sentences take from here, in the form they need.

-territory =
    { $form ->
       *[indefinite] område
        [the] området
        [plural] områden
        [the-plural] områdena
    }
    .gender = n
-continent =
    { $form ->
       *[indefinite] kontinent
        [the] kontinenten
        [plural] kontinenter
        [the-plural] kontinenterna
    }
    .gender = c
-border =
    { $form ->
       *[indefinite] gräns
        [the] gränsen
        [plural] gränser
        [the-plural] gränserna
    }
    .gender = c
-board =
    { $form ->
       *[indefinite] spelplan
        [the] spelplanen
        [plural] spelplaner
        [the-plural] spelplanerna
    }
    .gender = c
-map =
    { $form ->
       *[indefinite] karta
        [the] kartan
        [plural] kartor
        [the-plural] kartorna
    }
    .gender = c
-player =
    { $form ->
       *[indefinite] spelare
        [the] spelaren
        [plural] spelare
        [the-plural] spelarna
    }
    .gender = c
-opponent =
    { $form ->
       *[indefinite] motståndare
        [the] motståndaren
        [plural] motståndare
        [the-plural] motståndarna
    }
    .gender = c
-army =
    { $form ->
       *[indefinite] armé
        [the] armén
        [plural] arméer
        [the-plural] arméerna
    }
    .gender = c
-third-army =
    { $form ->
       *[indefinite] tredje armé
        [the] den tredje armén
        [plural] tredje arméer
        [the-plural] de tredje arméerna
    }
    .gender = c
-neutral-army =
    { $form ->
       *[indefinite] neutral armé
        [the] den neutrala armén
        [plural] neutrala arméer
        [the-plural] de neutrala arméerna
    }
    .gender = c
-allied-army =
    { $form ->
       *[indefinite] allierad armé
        [the] den allierade armén
        [plural] allierade arméer
        [the-plural] de allierade arméerna
    }
    .gender = c
-reinforcement =
    { $form ->
       *[indefinite] förstärkning
        [the] förstärkningen
        [plural] förstärkningar
        [the-plural] förstärkningarna
    }
    .gender = c
-attack =
    { $form ->
       *[indefinite] anfall
        [the] anfallet
        [plural] anfall
        [the-plural] anfallen
    }
    .gender = n
-attacker =
    { $form ->
       *[indefinite] angripare
        [the] angriparen
        [plural] angripare
        [the-plural] angriparna
    }
    .gender = c
-defence =
    { $form ->
       *[indefinite] försvar
        [the] försvaret
        [plural] försvar
        [the-plural] försvaren
    }
    .gender = n
-defender =
    { $form ->
       *[indefinite] försvarare
        [the] försvararen
        [plural] försvarare
        [the-plural] försvararna
    }
    .gender = c
-combat =
    { $form ->
       *[indefinite] strid
        [the] striden
        [plural] strider
        [the-plural] striderna
    }
    .gender = c
-capture =
    { $form ->
       *[indefinite] erövring
        [the] erövringen
        [plural] erövringar
        [the-plural] erövringarna
    }
    .gender = c
-movement =
    { $form ->
       *[indefinite] truppförflyttning
        [the] truppförflyttningen
        [plural] truppförflyttningar
        [the-plural] truppförflyttningarna
    }
    .gender = c
-fortification =
    { $form ->
       *[indefinite] trupprörelse
        [the] trupprörelsen
        [plural] trupprörelser
        [the-plural] trupprörelserna
    }
    .gender = c
-set =
    { $form ->
       *[indefinite] set
        [the] setet
        [plural] set
        [the-plural] seten
    }
    .gender = n
-card =
    { $form ->
       *[indefinite] kort
        [the] kortet
        [plural] kort
        [the-plural] korten
    }
    .gender = n
-wild-card =
    { $form ->
       *[indefinite] joker
        [the] jokern
        [plural] jokrar
        [the-plural] jokrarna
    }
    .gender = c
-trade =
    { $form ->
       *[indefinite] byte
        [the] bytet
        [plural] byten
        [the-plural] bytena
    }
    .gender = n
-mission =
    { $form ->
       *[indefinite] uppgift
        [the] uppgiften
        [plural] uppgifter
        [the-plural] uppgifterna
    }
    .gender = c
-capital =
    { $form ->
       *[indefinite] huvudstad
        [the] huvudstaden
        [plural] huvudstäder
        [the-plural] huvudstäderna
    }
    .gender = c
-game =
    { $form ->
       *[indefinite] parti
        [the] partiet
        [plural] partier
        [the-plural] partierna
    }
    .gender = n
-turn =
    { $form ->
       *[indefinite] tur
        [the] turen
        [plural] turer
        [the-plural] turerna
    }
    .gender = c
-round =
    { $form ->
       *[indefinite] omgång
        [the] omgången
        [plural] omgångar
        [the-plural] omgångarna
    }
    .gender = c
-phase =
    { $form ->
       *[indefinite] fas
        [the] fasen
        [plural] faser
        [the-plural] faserna
    }
    .gender = c
-deck =
    { $form ->
       *[indefinite] korthög
        [the] korthögen
        [plural] korthögar
        [the-plural] korthögarna
    }
    .gender = c
-discard =
    { $form ->
       *[indefinite] kasthög
        [the] kasthögen
        [plural] kasthögar
        [the-plural] kasthögarna
    }
    .gender = c
-symbol =
    { $form ->
       *[indefinite] symbol
        [the] symbolen
        [plural] symboler
        [the-plural] symbolerna
    }
    .gender = c
-log =
    { $form ->
       *[indefinite] logg
        [the] loggen
        [plural] loggar
        [the-plural] loggarna
    }
    .gender = c
-move =
    { $form ->
       *[indefinite] drag
        [the] draget
        [plural] drag
        [the-plural] dragen
    }
    .gender = n
-die =
    { $form ->
       *[indefinite] tärning
        [the] tärningen
        [plural] tärningar
        [the-plural] tärningarna
    }
    .gender = c
-roll =
    { $form ->
       *[indefinite] kast
        [the] kastet
        [plural] kast
        [the-plural] kasten
    }
    .gender = n
-odds =
    { $form ->
       *[indefinite] chans
        [the] chansen
        [plural] chanser
        [the-plural] chanserna
    }
    .gender = c
-edition =
    { $form ->
       *[indefinite] utgåva
        [the] utgåvan
        [plural] utgåvor
        [the-plural] utgåvorna
    }
    .gender = c
-mode =
    { $form ->
       *[indefinite] spelsätt
        [the] spelsättet
        [plural] spelsätt
        [the-plural] spelsätten
    }
    .gender = n
-option =
    { $form ->
       *[indefinite] valmöjlighet
        [the] valmöjligheten
        [plural] valmöjligheter
        [the-plural] valmöjligheterna
    }
    .gender = c
-variant =
    { $form ->
       *[indefinite] variant
        [the] varianten
        [plural] varianter
        [the-plural] varianterna
    }
    .gender = c
-house-rule =
    { $form ->
       *[indefinite] husregel
        [the] husregeln
        [plural] husregler
        [the-plural] husreglerna
    }
    .gender = c
-rule =
    { $form ->
       *[indefinite] regel
        [the] regeln
        [plural] regler
        [the-plural] reglerna
    }
    .gender = c
-bot =
    { $form ->
       *[indefinite] bot
        [the] boten
        [plural] botar
        [the-plural] botarna
    }
    .gender = c
-hint =
    { $form ->
       *[indefinite] tips
        [the] tipset
        [plural] tips
        [the-plural] tipsen
    }
    .gender = n
-lesson =
    { $form ->
       *[indefinite] lektion
        [the] lektionen
        [plural] lektioner
        [the-plural] lektionerna
    }
    .gender = c
-step =
    { $form ->
       *[indefinite] steg
        [the] steget
        [plural] steg
        [the-plural] stegen
    }
    .gender = n
-warm-up =
    { $form ->
       *[indefinite] uppvärmning
        [the] uppvärmningen
        [plural] uppvärmningar
        [the-plural] uppvärmningarna
    }
    .gender = c
-challenge =
    { $form ->
       *[indefinite] utmaning
        [the] utmaningen
        [plural] utmaningar
        [the-plural] utmaningarna
    }
    .gender = c
-star =
    { $form ->
       *[indefinite] stjärna
        [the] stjärnan
        [plural] stjärnor
        [the-plural] stjärnorna
    }
    .gender = c
-puzzle =
    { $form ->
       *[indefinite] kluring
        [the] kluringen
        [plural] kluringar
        [the-plural] kluringarna
    }
    .gender = c
-position =
    { $form ->
       *[indefinite] ställning
        [the] ställningen
        [plural] ställningar
        [the-plural] ställningarna
    }
    .gender = c

### Names
## With "named": a name that this catalog does not have, as a board or a person gives it.

territory-named = { $name }
    .map = { $name }
    .short = { $name }
    .in = i { $name }
    .genitive = { $name }s
    .gender = n
territory-alaska = Alaska
territory-northwest-territory = Nordvästterritoriet
    .map = NV-territoriet
territory-greenland = Grönland
    .in = på Grönland
territory-alberta = Alberta
territory-ontario = Ontario
    .short = Ont.
territory-quebec = Quebec
    .short = Que.
territory-western-us = Västra USA
    .genitive = Västra USA:s
territory-eastern-us = Östra USA
    .genitive = Östra USA:s
territory-central-america = Centralamerika
    .map = C-amerika
territory-venezuela = Venezuela
territory-peru = Peru
territory-brazil = Brasilien
territory-argentina = Argentina
territory-iceland = Island
    .in = på Island
territory-great-britain = Storbritannien
    .short = Brit.
territory-scandinavia = Skandinavien
territory-northern-europe = Nordeuropa
territory-western-europe = Västeuropa
    .short = V-Eur.
territory-southern-europe = Sydeuropa
territory-ukraine = Ukraina
territory-north-africa = Nordafrika
    .short = N-Afr.
territory-egypt = Egypten
    .short = Eg.
territory-east-africa = Östafrika
territory-congo = Kongo
territory-south-africa = Sydafrika
territory-madagascar = Madagaskar
    .in = på Madagaskar
territory-ural = Ural
territory-siberia = Sibirien
territory-yakutsk = Jakutien
territory-irkutsk = Irkutsk
    .short = Irk.
territory-kamchatka = Kamtjatka
    .in = på Kamtjatka
territory-mongolia = Mongoliet
territory-japan = Japan
territory-china = Kina
territory-afghanistan = Afghanistan
    .short = Afgh.
territory-middle-east = Mellanöstern
    .short = M-öst.
territory-india = Indien
    .short = Ind.
territory-siam = Siam
territory-indonesia = Indonesien
territory-new-guinea = Nya Guinea
    .in = på Nya Guinea
territory-western-australia = Västra Australien
    .map = V Australien
territory-eastern-australia = Östra Australien
    .map = Ö Australien
territory-northcliff = Nordklint
territory-highmoor = Högmo
territory-stonegate = Stenport
territory-riverbend = Åkrök
territory-old-harbour = Gammelhamn
territory-lantern-isle = Lyktö
    .in = på Lyktö
territory-kestrel-point = Falknäs
territory-whitewater = Vitfors
    .short = Vitf.
territory-ironhill = Järnberg
territory-pinewood = Tallmo
territory-eastwatch = Östvakt
territory-ferry-isle = Färjö
    .in = på Färjö
territory-gull-rock = Måsskär
    .in = på Måsskär
territory-twin-sands = Tvillingsand
territory-saltmarsh = Saltäng
territory-millbrook = Kvarnbäck
territory-orchards = Äppellund
territory-redcliff = Rödklint

continent-named = { $name }
    .initials = { $name }
    .in = i { $name }
    .genitive = { $name }s
    .gender = n
continent-north-america = Nordamerika
    .initials = NA
continent-south-america = Sydamerika
    .initials = SA
continent-europe = Europa
continent-africa = Afrika
continent-asia = Asien
continent-australia = Australien
continent-uplands = Höglandet
    .in = på Höglandet
continent-lowlands = Låglandet
    .in = på Låglandet
continent-north-shore = Norra stranden
    .in = på Norra stranden
continent-narrows = Sunden
continent-south-shore = Södra stranden
    .in = på Södra stranden

seat-red = Röd
seat-blue = Blå
seat-green = Grön
seat-yellow = Gul
seat-black = Svart
seat-purple = Lila
seat-third = { -third-army(form: "the") }
seat-none = ingen
third-neutral = { -neutral-army(form: "the") }
third-allied = { -allied-army(form: "the") }

symbol-infantry = infanteri
symbol-cavalry = kavalleri
symbol-artillery = artilleri
symbol-wild = { -wild-card }

card-territory = { TERRITORY($territory) } ({ SYMBOL($symbol) })
    .one = { -card(form: "the") } { TERRITORY($territory) } ({ SYMBOL($symbol) })
card-wild = en { -wild-card }
    .one = en { -wild-card }
card-unknown = ett okänt { -card }
    .one = ett okänt { -card }

piece-infantry = infanteri
piece-cavalry = kavalleri
piece-artillery = artilleri
piece-tripod = treuddig pjäs
piece-star = { -star }

colour-red = röd
    .plural = röda
colour-blue = blå
    .plural = blå
colour-white = vit
    .plural = vita

phase-claim = val av { -territory(form: "plural") }
phase-place = utplacering av { -army(form: "plural") }
phase-capital = val av { -capital }
phase-reinforce = { -reinforcement }
phase-attack = { -combat }
phase-fortify = { -fortification(form: "plural") }

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
list-then = { $most }, sedan { $last }
list-semicolon = { $most }; { $last }
list-and = { $most } och { $last }
list-or = { $most } eller { $last }

number-of-armies =
    { $armies ->
        [one] { $armies } { -army }
       *[other] { $armies } { -army(form: "plural") }
    }

### Engine: refusals
## Why an action is refused, with the numbers of the position in it.

not-adjacent = { TERRITORY($source) } gränsar inte till { TERRITORY($target) }.
same-place = { TERRITORY($territory) } har angetts två gånger. Ange två { -territory(form: "plural") } som gränsar till varandra.
not-your-decision = Det är { SEAT($actor) } som bestämmer nu, inte { SEAT($seat) }.
game-over = Partiet är slut.
game-partial = Bara en del av { -game(form: "the") } är känd. Det går att titta på det, men inte att spela vidare.
game-ended = Partiet avslutades. Ångra det för att spela vidare.
wrong-phase = Det går inte att { action-name } nu: { now }.
wrong-phase-trade = Kort kan bara bytas in i förstärkningsfasen, under den egna { -turn(form: "the") }. Just nu: { now }.
now = { SEAT($actor) } { $phase ->
        [claim] besätter ett { -territory }
        [place] sätter ut en { -army }
        [capital] väljer en { -capital }
        [reinforce] sätter ut { -army(form: "plural") }
        [reinforce_third] sätter ut den tredje { -army(form: "the") }s { -army(form: "plural") }
        [attack] får anfalla eller gå vidare till { -fortification(form: "the-plural") }
        [attack_third] får anfalla med den allierade { -army(form: "the") } eller avsluta dess { -attack }
        [defend] väljer hur många { -die(form: "plural") } { -defence(form: "the") } slår
        [occupy] flyttar in { -army(form: "plural") } i det erövrade { -territory(form: "the") }
       *[fortify] får flytta { -army(form: "plural") } eller avsluta { -turn(form: "the") }
    }
action-name = { $action ->
        [claim] besätta ett { -territory }
        [place] sätta ut { -army(form: "plural") }
        [choose_capital] välja en { -capital }
        [trade] byta in kort
        [attack] anfalla
        [defend] försvara sig
        [occupy] flytta in
        [fortify] flytta { -army(form: "plural") }
        [end_phase] avsluta { -phase(form: "the") }
       *[other] { $action }
    }
claim-taken = { TERRITORY($territory) } tillhör redan { SEAT($owner) }.
capital-not-own = { TERRITORY($territory) } tillhör { SEAT($owner) }. Din { -capital } måste vara ett av dina egna { -territory(form: "plural") }.
place-not-own = { TERRITORY($territory) } tillhör { SEAT($owner) }. Du kan bara sätta ut { -army(form: "plural") } i egna { -territory(form: "plural") }.
place-not-third = { TERRITORY($territory) } tillhör { SEAT($owner) }. De här { -army(form: "the-plural") } kan bara sättas ut i { -territory(form: "plural") } som tillhör { SEAT("third") }.
place-none-left = Det finns inga { -army(form: "plural") } kvar att sätta ut.
place-one-at-a-time = Under uppställningen sätter du ut en { -army } i taget, inte { $armies }.
place-wrong-number =
    { $left ->
        [one] 1 { -army }
       *[other] 1 till { $left } { -army(form: "plural") }
    } kan sättas ut, inte { $armies }.
end-armies-to-place =
    { $armies ->
        [one] 1 { -army }
       *[other] { $armies } { -army(form: "plural") }
    } återstår att sätta ut.
end-must-trade = { CAPITALISED(SEAT($seat)) } har { $cards } kort. En { -player } med { $limit } eller fler måste byta in ett { -set }.
end-trade-cards-won = { SEAT($seat) } har { $cards } kort och måste byta in tills högst { $left } är kvar.
trade-no-bonus-choice = I den här { -edition(form: "the") } går det inte att välja var extra { -army(form: "plural") } hamnar. Utelämna fältet bonus.
trade-stopped = { CAPITALISED(SEAT($seat)) } har { $cards } kort: den som har slagit ut en { -player } får byta in kort bara tills { $limit } är kvar.
trade-not-held = { SEAT($seat) } har inte { -card(form: "the") } { TERRITORY($card) }.
trade-wild-not-held = { SEAT($seat) } har inte { -wild-card(form: "the") } { $card }.
trade-same-card = Ett { -set } måste bestå av tre olika kort.
trade-no-set = Ett { -set } måste vara tre av samma { -symbol } eller ett av varje. Här är { SYMBOLS($symbols, kind: "comma") }.
trade-choose-bonus =
    { $armies ->
        [one] Den extra { -army(form: "the") }
       *[other] De { $armies } extra { -army(form: "the-plural") }
    } går till ett enda { -territory }, { TERRITORIES($territories, kind: "or") }: välj vilket.
bonus-given-already = { TERRITORY($territory) } får inga extra { -army(form: "plural") }: du har redan fått den här { -turn(form: "the") }s.
bonus-not-shown = { TERRITORY($territory) } får inga extra { -army(form: "plural") }: inget av de här { -card(form: "the-plural") } visar det { -territory(form: "the") }.
bonus-not-own = { TERRITORY($territory) } får inga extra { -army(form: "plural") }: det tillhör { SEAT($owner) }.
attack-not-own = { TERRITORY($source) } tillhör { SEAT($owner) }. Du kan bara anfalla från egna { -territory(form: "plural") }.
attack-from-third = { TERRITORY($source) } tillhör { SEAT("third") }, som inte anfaller åt den { -player } vars tur det är.
attack-only-third = { TERRITORY($source) } tillhör { SEAT($owner) }. Nu kan bara { -territory(form: "plural") } som tillhör { SEAT("third") } anfalla.
attack-third-on-other = { TERRITORY($target) } tillhör { SEAT($owner) }. { CAPITALISED(SEAT("third")) } kan bara anfalla { SEAT($turn) }, vars tur det är.
attack-third-alone = { TERRITORY($source) } har ingen att anfalla: inget grannområde tillhör { SEAT($turn) }, vars tur det är.
attack-own = { TERRITORY($target) } tillhör redan { SEAT($seat) }.
attack-inland = { TERRITORY($source) } har ingen att anfalla: alla grannområden tillhör { SEAT($seat) }.
attack-out-of-reach = Inget av dina { -territory(form: "plural") } gränsar till { TERRITORY($target) }.
attack-neighbours-weak =
    { $number ->
        [one] Ditt enda område intill { TERRITORY($target) } har bara 1 { -army }
       *[other] Dina områden intill { TERRITORY($target) } har bara 1 { -army } var
    }, och en måste stanna kvar. Därifrån går det inte att anfalla.
attack-wrong-number =
    { TERRITORY($source) } har { $armies ->
        [one] bara 1 { -army }, och en måste stanna kvar, så { -territory(form: "the") } kan inte anfalla
       *[other] { $armies } { -army(form: "plural") }: { $most ->
            [1] 1
            [2] 1 eller 2
           *[other] 1 till { $most }
        } får anfalla{ $limited ->
            [yes] { "" }
           *[no] , eftersom en måste stanna kvar
        }
    }.
attack-die-for-each =
    { $armies ->
        [one] 1 { -army } anfaller med en { -die }
       *[other] { $armies } { -army(form: "plural") } anfaller med varsin { -die }
    }, inte med { $dice ->
        [one] 1 { -die }
       *[other] { $dice } { -die(form: "plural") }
    }.
attack-wrong-dice =
    { $armies ->
        [one] 1 { -army }
       *[other] { $armies } { -army(form: "plural") }
    } anfaller med { $most ->
        [1] 1 { -die }
       *[other] { $fewest } till { $most } { -die(form: "plural") }
    }, inte { $dice }.
defend-wrong-dice =
    { TERRITORY($target) } har { $armies ->
        [one] 1 { -army }
       *[other] { $armies } { -army(form: "plural") }
    }: det försvaras med { $most ->
        [1] 1 { -die }
        [2] 1 eller 2 { -die(form: "plural") }
       *[other] 1 till { $most } { -die(form: "plural") }
    }, inte { $dice }.
occupy-wrong-number =
    { $fewest ->
        [one] 1 { -army }
       *[other] { $fewest } { -army(form: "plural") }
    } anföll och en måste stanna kvar { TERRITORY($source, case: "in") }: { $exact ->
        [yes] exakt { $most } måste flytta in
       *[no] { $fewest } till { $most } får flytta in
    }, inte { $armies }.
fortify-third-army = { TERRITORY($source) } tillhör { SEAT("third") }, vars { -army(form: "plural") } aldrig flyttas.
fortify-moved-already = Bara en { -movement } per tur är tillåten, och du har gjort den: { LIST($moves) }.
from-to = från { TERRITORY($source) } till { TERRITORY($target) }
fortify-not-own = { TERRITORY($territory) } tillhör { SEAT($owner) }. Du kan bara flytta { -army(form: "plural") } mellan egna { -territory(form: "plural") }.
fortify-alone = { TERRITORY($source) } gränsar inte till något annat av dina { -territory(form: "plural") }, så det finns ingenstans att flytta.
fortify-wrong-number =
    { TERRITORY($source) } har { $there ->
        [one] 1 { -army }, och en måste stanna kvar
        [2] 2 { -army(form: "plural") }: 1 får flyttas, inte { $armies }; en måste stanna kvar
       *[other] { $there } { -army(form: "plural") }: 1 till { $most } får flyttas, inte { $armies }; en måste stanna kvar
    }.
fortify-split = Arméer från { TERRITORY($source) } har redan flyttats till { TERRITORY($before) } den här { -turn(form: "the") }. De från ett och samma { -territory } får inte delas upp på flera andra.
fortify-tired =
    Av de { $there } { -army(form: "the-plural") } { TERRITORY($source, case: "in") } har { $tired } redan anfallit eller flyttats: { $most ->
        [0] ingen får flyttas
       *[other] högst { $most } får flyttas, inte { $armies }
    }.
action-object = Ett { -move } måste vara ett objekt med en type.
action-type = Dragets type måste vara något av { LIST($types, kind: "comma") }.
action-field-missing = Draget { $action } saknar fältet { $field }.
action-field-unknown =
    { $field ->
        [none] Alla fält i draget { $action } måste ha en text som namn.
       *[other] Draget { $action } har inget fält { $field }.
    }
action-field-whole-number = Fältet { $field } i { $action } måste vara ett heltal.
action-field-territory = Fältet { $field } i { $action } måste vara id för ett { -territory }.
field-whole-number = Fältet { $field } måste vara ett heltal.
field-territory = Fältet { $field } måste vara id för ett { -territory }.
trade-three-cards = Ett { -trade } kräver tre kort.
card-by-id = Ett kort måste anges med sitt id.
unknown-territory = Det finns inget { -territory } ”{ $word }”{ did-you-mean }.
unknown-card = Det finns inget kort ”{ $word }”{ did-you-mean }.
quoted-word = ”{ $word }”
ambiguous-place = Flera ställen heter ”{ $word }”. Använd ett av dessa id: { LIST($ids, kind: "comma") }.
did-you-mean =
    { $meant ->
        [none] { "" }
       *[other] { " " }(menade du ”{ $meant }”?)
    }

### Engine: legal actions
## What a legal action does, with the numbers of the position in it.

legal-claim = { TERRITORY($territory) } är ledigt: { SEAT($seat) } får besätta det.
legal-capital = { TERRITORY($territory) } tillhör { SEAT($seat) } och kan bli { -capital }.
legal-place =
    { $armies } av { $left } { $left ->
        [one] { -army }
       *[other] { -army(form: "plural") }
    } kan sättas ut { TERRITORY($territory, case: "in") }.
legal-place-third =
    { $armies } av { $left } { $left ->
        [one] { -army }
       *[other] { -army(form: "plural") }
    } för { SEAT("third") } kan sättas ut { TERRITORY($territory, case: "in") }.
legal-attack = { legal-attack-numbers }.
legal-attack-third = { legal-attack-numbers }, under ledning av { SEAT($seat) }.
legal-attack-numbers =
    { TERRITORY($source) } har { $there ->
        [one] 1 { -army }
       *[other] { $there } { -army(form: "plural") }
    } och gränsar till { TERRITORY($target) }: { $armies } får anfalla{ $dice ->
        [none] { "" }
        [one] { " " }med 1 { -die }
       *[other] { " " }med { $dice } { -die(form: "plural") }
    }
legal-defend =
    { TERRITORY($target) } har { number-of-armies }: det får försvaras med { $dice ->
        [one] 1 { -die }
       *[other] { $dice } { -die(form: "plural") }
    }.
legal-occupy =
    { $attacked ->
        [one] 1 { -army }
       *[other] { $attacked } { -army(form: "plural") }
    } anföll: { $armies } får flytta in, och { $left } stannar kvar { TERRITORY($source, case: "in") }.
legal-fortify =
    { TERRITORY($source) } har { $there ->
        [one] 1 { -army }
       *[other] { $there } { -army(form: "plural") }
    }{ $tired ->
        [0] { "" }
        [one] , varav 1 trött,
       *[other] , varav { $tired } trötta,
    } och gränsar till { TERRITORY($target) }: { $armies } får flyttas.
legal-end-reinforce = Alla { -army(form: "plural") } är utplacerade: { SEAT($seat) } får gå vidare till { -combat(form: "the") }.
legal-end-attack = { SEAT($seat) } får avsluta { -combat(form: "the") }{ and-draws }.
legal-end-attack_third = { CAPITALISED(SEAT($seat)) } får avsluta anfallen från { SEAT("third") }.
legal-end-fortify = { SEAT($seat) } får avsluta { -turn(form: "the") }{ and-draws }.
and-draws =
    { $draws ->
        [yes] { " " }och drar då ett kort
       *[no] { "" }
    }

### Engine: incomes, sets, battles, wins
## How armies, cards, dice and the end of a game are counted.

income-territories =
    { $held ->
        [one] 1 { -territory }
       *[other] { $held } { -territory(form: "plural") }
    } ÷ { $per }{ $least ->
        [none] { "" }
       *[other] , minst { $least }
    }
income-continent = { CONTINENT($subject) }
income-set = ett { -set } kort
income-card = { -card(form: "the") } { TERRITORY($subject) }
income-unexplained = { -army(form: "plural") } hittills
income-item = { $item } { $armies }
income-worked-out = { $item } → { $armies }
income-sentence =
    { LIST($items, kind: "semicolon") }: { $total ->
        [one] 1 { -army }
       *[other] { $total } { -army(form: "plural") }
    }.
income-none = Inga { -army(form: "plural") }.
set-plain = { $set }.
set-with-one-bonus = { $set }; { $bonus } till { TERRITORIES($territories, case: "in", kind: "or") }.
set-with-bonuses = { $set }; { LIST($bonuses, kind: "semicolon") }.
set-bonus = { $bonus } till { TERRITORY($territory, case: "in") }
set-of =
    { $kind ->
        [one_of_each] Ett av varje
       *[other] Tre { SYMBOL($kind) }
    }{ $wild ->
        [0] { "" }
        [one] , varav en { -wild-card }
       *[other] , varav { $wild } { -wild-card(form: "plural") }
    }: { number-of-armies }
set-number = Partiets { -set } nummer { $number }: { number-of-armies }
battle =
    { CAPITALISED(SEAT($attacker)) } anföll { TERRITORY($target) } från { TERRITORY($source) } och slog { $attack }; { SEAT($defender) } slog { $defence }. { LIST($pairs, kind: "semicolon") }.
battle-tie = { $attack } mot { $defence } är oavgjort, så { -defender(form: "the") } vinner: { SEAT($loser) } förlorar en { -army }
battle-pair = { $attack } mot { $defence }: { SEAT($loser) } förlorar en { -army }
battle-spare = { LIST($dice) } har ingen { -die } att möta
third-army-gone = { CAPITALISED(SEAT("third")) } behärskar inget { -territory } och får ingenting.
third-army-share =
    { SEAT($seat) } fick { $received ->
        [one] 1 { -army }
       *[other] { $received } { -army(form: "plural") }
    } under förstärkningsfasen: { SEAT("third") } får 1 på varje { $part }, alltså { $armies }, som { SEAT($other) } sätter ut.
win-unknown-mission = { SEAT($winner) } har vunnit med en { -mission } som inte är känd här.
win-mission = { SEAT($winner) } har vunnit med sin { -mission }: { $mission } { $proof }
win-holds-continents = { SEAT($winner) } behärskar { CONTINENTS($continents) }.
win-destroyed =
    { SEAT($seat) } har slagits ut{ $by ->
        [none] { "" }
       *[other] { " " }av { SEAT($by) }
    }.
win-read-as =
    { $read_as ->
        [none] { "" }
       *[other] Kortet betyder här: behärska { $read_as ->
            [one] 1 { -territory }
           *[other] { $read_as } { -territory(form: "plural") }
        }.{ " " }
    }
win-holds-territories = { win-read-as }{ win-holds }.
win-holds-strong = { win-read-as }{ win-holds }, varav { $strong } med minst { $each } { -army(form: "plural") }.
win-holds =
    { SEAT($winner) } behärskar { $territories ->
        [one] 1 { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    }
win-capitals =
    { SEAT($winner) } har vunnit med { -capital(form: "plural") }: med { $players } { -player } krävs { $needed }{ NUMBER_OF($capitals) ->
        [0] { "" }
       *[other] , och { SEAT($winner) } behärskar { LIST($capitals) }
    }.
win-own-capital = { TERRITORY($territory) } (den egna)
win-other-capital = { TERRITORY($territory) } ({ SEAT($seat) })
win-conquest =
    { SEAT($winner) } har vunnit: ingen annan { -player } är kvar. { win-holds }{ $third ->
        [0] { "" }
        [one] ; det enda { -territory } som { SEAT("third") } har räknas inte
       *[other] ; de { $third } { -territory(form: "plural") } som { SEAT("third") } har räknas inte
    }.
win-conquest-and-mission = { win-conquest } Även { -mission(form: "the") } är löst: { $mission }

### Engine: positions
## Where a game stands, in one line; and what is wrong with a position that cannot be.

game-caption = { $edition }, { $mode }: { $standing }.
# An owner is as code writes it, "red".
position-line = { $standing }; { LIST($holdings, kind: "comma") }
position-holding =
    { $owner } { $territories ->
        [one] 1 { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    } { number-of-armies }
standing-over = slut
standing-won = slut, { $winner } vann
standing-turn =
    { -round } { $round }, { $turn } står på tur{ $waiting ->
        [yes] , { $actor } ska bestämma
       *[no] { "" }
    }, { $phase }
seat-not-playing = ”{ $word }” är inte med i det här { -game(form: "the") }{ did-you-mean }; { -player(form: "the-plural") } är { LIST($known, kind: "comma") }
unknown-seat = det finns ingen { -player } ”{ $word }”{ did-you-mean }; { -player(form: "the-plural") } är { LIST($known, kind: "comma") }
seats-once = varje { -player } får bara anges en gång: { LIST($seats, kind: "comma") }
out-of-dice =
    { $dice ->
        [one] 1 { -die } angavs
       *[other] { $dice } { -die(form: "plural") } angavs
    }, men vid det här laget behövs { $needed }
position-dealt = I { $edition }, { $mode }, delas { -territory(form: "the-plural") } ut i stället för att besättas.
position-none-free = Varje { -territory } har en ägare, så inget kan besättas.
position-no-capitals = I { $edition }, { $mode }, har ingen någon { -capital }.
position-needs-third = Fasen { $phase } kräver en tredje { -army }.
position-needs-allied = Fasen attack_third kräver en allierad { -army }: ingen annan tredje { -army } anfaller.
position-cards-not-traded = I { $edition }, { $mode }, byts kort som vunnits i strid inte in medan { -combat(form: "the") } pågår.
position-without-missions = { $edition }, { $mode }, spelas utan { -mission(form: "plural") }.
position-without-capitals = { $edition }, { $mode }, spelas utan { -capital(form: "plural") }.
position-capital-of-two = { TERRITORY($territory) } är { -capital } för två { -player(form: "plural") }.
position-capital-taken = { TERRITORY($territory) } tillhör inte längre { SEAT($seat) }: dess kort måste ligga med framsidan upp.
position-moved-when = Arméer kan bara ha flyttats i slutet av en tur, inte i { -phase(form: "the") } { $phase }.
position-moved-once = Bara en { -movement } per tur är tillåten.
position-moved-not-own = { TERRITORY($territory) } måste tillhöra { SEAT($seat) }, vars { -army(form: "plural") } har flyttats.
position-not-tired = I { $edition }, { $mode }, blir inga { -army(form: "plural") } trötta.
position-won-by = { $edition }, { $mode }, vinns genom { LIST($ways, kind: "or") }, inte { $reason }.
position-winner-out = { CAPITALISED(SEAT($seat)) } har slagits ut och kan alltså inte ha vunnit.
position-battle-dice =
    { $armies ->
        [one] 1 { -army }
       *[other] { $armies } { -army(form: "plural") }
    } kan inte anfalla med { $dice ->
        [one] 1 { -die }
       *[other] { $dice } { -die(form: "plural") }
    }.
position-battle-roll =
    { $dice ->
        [0] Inga { -die(form: "plural") }
        [one] { $dice } { -die }
       *[other] { $dice } { -die(form: "plural") }
    } har slagits, inte { $rolled }.
position-die = En { -die } måste visa 1 till 6, inte { $die }.
position-tired-attackers =
    { $armies ->
        [one] 1 { -army } { TERRITORY($territory, case: "in") } anfaller, så minst en måste vara trött
       *[other] { $armies } { -army(form: "plural") } { TERRITORY($territory, case: "in") } anfaller, så minst lika många måste vara trötta
    }.
position-cannot-attack = { TERRITORY($source) } kan inte anfalla { TERRITORY($target) } den här { -turn(form: "the") }.
position-same-owner = { TERRITORY($source) } och { TERRITORY($target) } har samma ägare.
position-too-many =
    { $armies ->
        [one] 1 { -army }
       *[other] { $armies } { -army(form: "plural") }
    } kan inte anfalla från { TERRITORY($source) }, som har { $there }.
position-free = { TERRITORY($territory) } har ingen ägare. Det är bara möjligt under uppställningen.
position-captured = { TERRITORY($territory) } har just erövrats och får inte ha några { -army(form: "plural") }, men har { $armies }.
position-no-army = { TERRITORY($territory) } måste ha minst en { -army }.
position-out-holds =
    { SEAT($seat) } har slagits ut men behärskar { $territories ->
        [one] 1 { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    }.
position-not-out = { CAPITALISED(SEAT($seat)) } behärskar inget { -territory } och måste vara utslagen.
position-out-on-turn = { CAPITALISED(SEAT($seat)) } har slagits ut och kan inte stå på tur.
position-not-over = En enda { -player } är kvar, så { -game(form: "the") } måste vara slut.
position-no-third = Det här { -game(form: "the") } har ingen tredje { -army }.
position-no-capital = { CAPITALISED(SEAT($seat)) } måste ha en { -capital }.
position-card-of-capital = Kortet { $card } måste ligga på bordet, hos sin { -capital }.
position-card-twice = Kortet { $card } förekommer två gånger.
position-cards = Händerna, { -deck(form: "the") } och { -discard(form: "the") } måste ha sammanlagt { $wanted } kort, inte { $cards }.
position-combat-when = Kort som vunnits i strid måste bytas in i { -phase(form: "the") } reinforce, inte { $phase }.
position-none-in-hand = { CAPITALISED(SEAT($seat)) } måste sätta ut en { -army } men har ingen kvar att sätta ut.
position-holds-nothing = { CAPITALISED(SEAT($seat)) } måste behärska minst ett { -territory }.
position-has-capital = { SEAT($seat) } måste välja en { -capital } men har redan en.
position-third-nothing = Den tredje { -army(form: "the") } har inga { -army(form: "plural") } att sätta ut, eller inget { -territory } att sätta ut dem i.

### The log
## One sentence for each event of a game.

log-starter_rolled = { CAPITALISED(SEAT($first)) } börjar. Tärningarna: { LIST($rolls) }.
log-roll-of = { SEAT($seat) } { LIST($dice, kind: "then") }
log-dealt-evenly = Områdena delas ut, { $territories } till var och en.
log-dealt = Områdena delas ut: { LIST($shares, kind: "comma") }.
log-dealt-share = { $territories } till { SEATS($seats) }
log-claimed = { CAPITALISED(SEAT($seat)) } besätter { TERRITORY($territory) }.
log-placed = { CAPITALISED(SEAT($seat)) } sätter ut { $armies } { TERRITORY($territory, case: "in") }.
log-placed-third = { CAPITALISED(SEAT($seat)) } sätter ut { $armies } för { SEAT("third") } { TERRITORY($territory, case: "in") }.
log-placed-several =
    { CAPITALISED(SEAT($seat)) } sätter ut { LIST($parts) }{ $third ->
        [yes] { " " }för { SEAT("third") }
       *[no] { "" }
    }.
log-placed-on = { $armies } { TERRITORY($territory, case: "in") }
log-taken-turns =
    { $type ->
        [claimed] Områden besätts i tur och ordning:
       *[placed] Arméer sätts ut i tur och ordning:
    }{ " " }{ LIST($seats) }.
log-taken-turns-seat = { CAPITALISED(SEAT($seat)) } { $number }
log-capital_chosen = { CAPITALISED(SEAT($seat)) } gör { TERRITORY($territory) } till sin { -capital }.
log-capital_chosen-secretly = { CAPITALISED(SEAT($seat)) } har valt en { -capital }.
log-turn_started = Omgång { $round }: { -turn(form: "the") } går till { SEAT($seat) }.
log-income =
    { CAPITALISED(SEAT($seat)) } får { $total ->
        [one] 1 { -army }
       *[other] { $total } { -army(form: "plural") }
    }: { LIST($items) }.
log-traded =
    { CAPITALISED(SEAT($seat)) } byter in { CARDS($cards) } mot { $armies ->
        [one] 1 { -army }
       *[other] { $armies } { -army(form: "plural") }
    }.
log-bonus_placed = { CAPITALISED(SEAT($seat)) } får { $armies ->
        [one] 1 extra { -army }
       *[other] { $armies } extra { -army(form: "plural") }
    } { TERRITORY($territory, case: "in") }.
log-attacked =
    { CAPITALISED(SEAT($seat)) } anfaller { TERRITORY($target) } från { TERRITORY($source) } med { number-of-armies }{ $fewer ->
        [yes] { " " }och { $dice ->
            [one] 1 { -die }
           *[other] { $dice } { -die(form: "plural") }
        }
       *[no] { "" }
    }.
log-rolled = { CAPITALISED(SEAT($attacker)) } anfaller { TERRITORY($target) } från { TERRITORY($source) }: { $attack } mot { $defence }; { LIST($losses) }.
log-loses = { SEAT($seat) } förlorar { $armies }
log-battle =
    { CAPITALISED(SEAT($attacker)) } anfaller { TERRITORY($target) } från { TERRITORY($source) }{ $taken ->
        [yes] { " " }och tar { -territory(form: "the") } på { $rolls } { -roll }
       *[no] , { $rolls } { -roll }
    }; { LIST($losses) }.
log-captured = { CAPITALISED(SEAT($seat)) } erövrar { TERRITORY($target) } från { SEAT($defender) }.
log-continent_taken = { CAPITALISED(SEAT($seat)) } behärskar hela { CONTINENT($continent) }: +{ $armies } per tur.
log-continent_lost = { CAPITALISED(SEAT($seat)) } behärskar inte längre hela { CONTINENT($continent) }.
log-held = { CAPITALISED(SEAT($seat)) } håller { TERRITORY($territory) } mot alla odds: { SEAT($attacker) } hade { $chance } { -odds } att ta det.
log-occupied = { CAPITALISED(SEAT($seat)) } flyttar in { number-of-armies } { TERRITORY($target, case: "in") } från { TERRITORY($source) }.
log-eliminated = { CAPITALISED(SEAT($seat)) } slås ut av { SEAT($by) }.
log-cards_taken = { CAPITALISED(SEAT($seat)) } tar { $count } kort från { SEAT($from) }.
log-cards_taken-shown = { CAPITALISED(SEAT($seat)) } tar { $count } kort från { SEAT($from) }: { CARDS($cards) }.
log-capital_fell = { CAPITALISED(SEAT($by)) } har erövrat { TERRITORY($territory) }, som var { -capital } för { SEAT($owner) }: kortet vänds upp.
log-capital_cleared =
    { CAPITALISED(SEAT($owner)) } förlorar ytterligare { number-of-armies } { CONTINENT($continent, case: "in") }: { TERRITORIES($territories, case: "in") }; { SEAT($by) } får en { -army } { NUMBER_OF($territories) ->
        [one] där
       *[other] i vart och ett
    }.
log-card_drawn = { CAPITALISED(SEAT($seat)) } drar ett kort.
log-card_drawn-shown = { CAPITALISED(SEAT($seat)) } drar { CARD($card, case: "one") }.
log-fortified = { CAPITALISED(SEAT($seat)) } flyttar { number-of-armies } från { TERRITORY($source) } till { TERRITORY($target) }.
log-third_owed =
    { CAPITALISED(SEAT("third")) } har { $armies ->
        [one] 1 { -army } att få
       *[other] { $armies } { -army(form: "plural") } att få
    }.
log-third_placed = { CAPITALISED(SEAT("third")) } ställs upp: { number-of-armies } i { on-territories }.
log-third_placed-each = { CAPITALISED(SEAT("third")) } ställs upp: { number-of-armies } i vart och ett av { on-territories }.
on-territories =
    { $territories ->
        [one] 1 { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    }
log-deck_reshuffled = De { $count } kort som ligger i { -discard(form: "the") } blandas till en ny { -deck }.
log-won = { CAPITALISED(SEAT($seat)) } vinner.
log-won-by-conquest = { CAPITALISED(SEAT($seat)) } har vunnit: ingen annan { -player } är kvar.
log-won-by-conquest-and-mission = { CAPITALISED(SEAT($seat)) } har vunnit: ingen annan { -player } är kvar, och { -mission(form: "the") } är löst: { $mission }{ log-read-as }
log-read-as =
    { $read_as ->
        [none] { "" }
       *[other] { " " }Kortet betyder här: behärska { $read_as ->
            [one] 1 { -territory }
           *[other] { $read_as } { -territory(form: "plural") }
        }.
    }
log-won-by-mission = { CAPITALISED(SEAT($seat)) } har vunnit med sin { -mission }: { $mission }{ log-read-as }
log-won-by-capitals = { CAPITALISED(SEAT($seat)) } har vunnit med { $capitals } { -capital(form: "plural") }, den egna inräknad.
# The same to the winner, who alone is at the screen.
log-you-won = Du har vunnit.
log-you-won-by-conquest = Du har vunnit: ingen annan { -player } är kvar.
log-you-won-by-conquest-and-mission = Du har vunnit: ingen annan { -player } är kvar, och { -mission(form: "the") } är löst: { $mission }{ log-read-as }
log-you-won-by-mission = Du har vunnit med din { -mission }: { $mission }{ log-read-as }
log-you-won-by-capitals = Du har vunnit: du behärskar { $capitals } { -capital(form: "plural") }, din egen inräknad.

### Rules and editions
## Clauses, options, goals, and what is wrong with an edition's file.

mission-destroy =
    Besegra alla { $seat ->
        [red] röda
        [blue] blå
        [green] gröna
        [yellow] gula
        [black] svarta
       *[purple] lila
    } { -army(form: "plural") }.
mission-continents = Behärska { CONTINENTS($continents) }.
mission-continents-and-one = Behärska { CONTINENTS($continents, kind: "comma") } och ytterligare en valfri { -continent }.
mission-territories =
    Behärska { $territories ->
        [one] ett valfritt { -territory }
       *[other] { $territories } valfria { -territory(form: "plural") }
    }{ $each ->
        [1] { "" }
       *[other] { " " }med minst { $each } { -army(form: "plural") }{ $territories ->
            [one] { "" }
           *[other] { " " }i varje
        }
    }.
value-in-modes = I { LIST($modes) }: { UNCAPITALISED($value) }
value-by-mode = { LIST($values, kind: "space") }
value-by-players = { LIST($parts, kind: "comma") }.
value-each-for-players = { $number } var med { LIST($players, kind: "or") } { -player }
value-total-for-players = { $number } sammanlagt med { LIST($players, kind: "or") } { -player }
value-for-more-players = { $number } med { LIST($players, kind: "or") }
value-announced =
    { $decides ->
        [after] Angriparen innan någon slår, { -defender(form: "the") } efter att ha sett { -attacker(form: "the") }s { -roll }.
       *[before] Båda innan någon slår, { -attacker(form: "the") } först.
    }
value-optional = Eller, som { -option }: { UNCAPITALISED($value) }
value-with-options = { $value } { LIST($options, kind: "space") }
value-single-pieces = Enstaka { -army(form: "plural") }.
value-pieces = { CAPITALISED(LIST($pieces, kind: "comma")) }.
value-piece = { PIECE($piece) } { $armies }
value-dice =
    Angriparen slår upp till { $attack } { COLOUR($attack_colour, case: "plural") } { -die(form: "plural") }, { -defender(form: "the") } upp till { $defence } { COLOUR($defence_colour, case: "plural") }.
value-first-seat =
    { $way ->
        [first] Den första { -player(form: "the") }.
        [first_without_card] Den { -player } som först blir utan fler områdeskort.
       *[die] Den { -player } som slår högst; de som slår lika slår om.
    }
value-territories =
    { $way ->
        [deal] Alla delas ut, det första till den första { -player(form: "the") }.
       *[claim] { CAPITALISED(-player(form: "the-plural")) } besätter i tur och ordning ett ledigt { -territory } var; startspelaren börjar.
    }
value-territories-for-two =
    Med två { -player } { $way ->
        [deal] går en tredjedel av dem till { third-army-of-kind }
       *[claim] bara tills var och en har en tredjedel av dem; resten går till { third-army-of-kind }
    }.
third-army-of-kind =
    { $third ->
        [allied] { third-allied }
       *[neutral] { third-neutral }
    }
value-place =
    { $first ->
        [after_last_claim] Spelaren efter den som besatte sist börjar.
       *[starter] Startspelaren börjar.
    }
value-third-army =
    { CAPITALISED(third-army-of-kind) }: { number-of-armies } i varje { -territory }, { $stands ->
        [before_placing] innan { -player(form: "the-plural") } sätter ut sina
       *[after_placing] efter att { -player(form: "the-plural") } har satt ut sina
    }.
value-claim =
    { $when ->
        [own_turn] Bara under { -player(form: "the") }s egen tur, så snart den börjar.
       *[at_once] Genast, vems tur det än är.
    }
value-income = Antalet ÷ { $per }, avrundat nedåt, och minst { $least }.
value-third-income =
    { $part ->
        [2] Hälften av det
        [3] En tredjedel av det
       *[other] 1 för varje { $part }
    }, { $when ->
        [after_combat] efter { -combat(form: "the") }, före { -fortification(form: "the-plural") }
       *[after_reinforcement] direkt efter förstärkningsfasen
    }.
value-deck =
    { $wild ->
        [one] 1 { -wild-card }
       *[other] { $wild } { -wild-card(form: "plural") }
    }.
value-sets-fixed = Efter { -symbol(form: "the-plural") }: { LIST($sets, kind: "comma") }.
value-set =
    { $kind ->
        [one_of_each] ett av varje
       *[other] { SYMBOL($kind) }
    } { $armies }
value-sets-rising = Efter hur många { -set } som har bytts in i { -game(form: "the") }: { LIST($values, kind: "comma") }, därefter { $step } mer varje gång.
value-bonus =
    { number-of-armies }{ $limit ->
        [each_card] { " " }för varje sådant kort
       *[once] , en gång per tur; passar flera { -territory(form: "plural") } väljer { -player(form: "the") } ett av dem
    }.
value-must-trade = Med { $cards } kort eller fler.
value-traded =
    { $where ->
        [under_deck] Under { -deck(form: "the") }, i den ordning de byts in.
       *[aside] Åt sidan; de blandas till en ny { -deck } när den gamla är slut.
    }
value-earn =
    { $when ->
        [end_of_turn] I slutet av { -turn(form: "the") }, efter { -fortification(form: "the-plural") }.
       *[after_combat] När { -combat(form: "the") } är slut.
    }
value-earn-for-two = Med två { -player }: innan { third-army-of-kind } agerar.
value-attackers =
    { $most ->
        [1] 1 { -army }
        [2] 1 eller 2 { -army(form: "plural") }
       *[other] 1 till { $most } { -army(form: "plural") }
    }.
value-attack-dice =
    En { -die } för varje anfallande { -army }{ $dice ->
        [fewer_allowed] , eller färre
       *[one_per_army] { "" }
    }.
value-defence-dice = { CAPITALISED(LIST($parts, kind: "comma")) }.
value-defence-for =
    { $most ->
        [1] 1 { -die }
        [2] 1 eller 2 { -die(form: "plural") }
       *[other] 1 till { $most } { -die(form: "plural") }
    } med { $kind ->
        [any] valfritt antal { -army(form: "plural") }
        [more] { $first } eller fler { -army(form: "plural") }
       *[range] { $span ->
            [0] { $first ->
                [one] 1 { -army }
               *[other] { $first } { -army(form: "plural") }
            }
            [1] { $first } eller { $last } { -army(form: "plural") }
           *[other] { $first }–{ $last } { -army(form: "plural") }
        }
    }
value-pairs =
    Upp till { $pairs ->
        [one] 1 par
       *[other] { $pairs } par
    }.
value-allied =
    { $third ->
        [allied] När den allierade { -army(form: "the") } har fått { -reinforcement } får den anfalla den { -player } vars tur det är; den andra { -player(form: "the") } leder den. Den får inget kort, och den behåller det den tar.
       *[neutral] { CAPITALISED(third-army-of-kind) } anfaller aldrig.
    }
value-occupy =
    { $dice ->
        [fewer_allowed] Lika många som anföll, även om färre { -die(form: "plural") } slogs.
       *[one_per_army] Lika många som { -die(form: "the-plural") } som slogs: varje anfallande { -army } slår en { -die }.
    }
value-cards-won =
    { $way ->
        [kept] Ingenting före angriparens nästa förstärkningsfas.
        [may_trade] Angriparen får genast byta in hur många { -set } som helst, men behöver inte.
        [may_trade_without] Angriparen får genast byta in hur många { -set } som helst, även utan vunna kort, men behöver inte.
       *[must_trade] Med { $from } eller fler på hand måste angriparen genast byta in tills högst { $left } är kvar.
    }
value-fortify =
    { $way ->
        [one] En gång, från ett { -territory } till ett annat.
        [unsplit] Hur många gånger som helst, men { -army(form: "the-plural") } från ett { -territory } får inte delas upp på flera.
       *[rested] Hur många gånger som helst, med { -army(form: "plural") } som inte har anfallit.
    }
value-tired =
    { $taken_along ->
        [rested] Arméer som har flyttat in i ett erövrat { -territory } får flyttas vidare om de inte har anfallit.
       *[tired] Inte heller { -army(form: "plural") } som har flyttat in i ett erövrat { -territory } får flyttas vidare.
    }
value-destroyed =
    { $by_other ->
        [counts] Det räknas, vem som än gjorde det.
       *[reads_as_territories] Om någon annan än { -mission(form: "the") }s ägare gjorde det blir { -mission(form: "the") }: behärska 24 { -territory(form: "plural") }.
    }
value-missions =
    { $cards } kort.{ $known ->
        [yes] { " " }Alla känner till listan; vem som har vilken { -mission } är hemligt.
       *[no] { "" }
    }
mode-for-players = { $mode } för { $players } { -player }
modes-for-players = { LIST($modes, kind: "comma") }
edition-no-mode = { $edition } har inget { -mode } ”{ $word }”{ did-you-mean }; det finns { $modes }
edition-no-players = { $edition } har inte { $mode } för { $players } { -player }; det finns { $modes }
edition-not-for = { $edition } spelas inte av { $players } { -player }; det finns { $modes }
edition-no-option =
    { $edition } har ingen { -option } ”{ $word }”{ did-you-mean }; { -option(form: "plural") }: { NUMBER_OF($options) ->
        [0] inga
       *[other] { LIST($options, kind: "comma") }
    }
option-one-of = { -option(form: "the") } { $option } måste vara något av { LIST($values, kind: "comma") }, inte { $value }
variant-name = namnet på en { -variant } måste vara en text som inte är tom, inte { $value }
edition-varied = { $edition }, med { -house-rule(form: "plural") }
variant-changes = { LIST($changes, kind: "semicolon") }
variant-change = { $field } { $before } → { $now }
column-variant = Här
unknown-edition = det finns ingen { -edition } ”{ $word }”{ did-you-mean }; välj { LIST($known, kind: "comma") } eller ange sökvägen till en .toml-fil
file-not-read = det går inte att läsa { $file }: { $why }
variant-written-as = skriv { -variant(form: "the") } { $variant } som { $written }
unknown-field = det finns inget fält ”{ $word }”{ did-you-mean }
field-impossible = fältet { $field } kan inte vara { $value }
text-of-edition = texten hör till { -edition(form: "the") } { $text }, inte till { $edition }
edition-needed = { -edition(form: "the") } ”{ $edition }” är inte någon av { LIST($known, kind: "comma") }: ange den tillsammans med texten, som en Edition eller som sökvägen till en .toml-fil
unknown-clause = det finns ingen regelpunkt ”{ $word }”{ did-you-mean }
column-edition = Utgåva
column-value = Dess { -rule }
column-where = Var
column-note = Anmärkning
column-clause = Regelpunkt
mark-printed = står i häftet
mark-silent = står inte i häftet
mark-reading = tolkning
mark-house = { -house-rule }
value-as-clause = Som det står i regelpunkten.
taken-from =
    { $edition ->
        [none] som man brukar spela
        [others] som i de andra { -edition(form: "the-plural") }
       *[other] som i { $edition }
    }
number-of-players = { LIST($players, kind: "comma") } { -player }
list-of-editions = Utgåvor, och antalet { -player } i deras { -mode }
rules-of-edition = { $edition }: { $modes }. { $summary }
compare-needs-two = compare kräver minst två olika { -edition(form: "plural") }
editions-differ =
    { LIST($editions) } { $clauses ->
        [0] skiljer sig inte åt
        [one] skiljer sig åt i 1 regelpunkt
       *[other] skiljer sig åt i { $clauses } regelpunkter
    }{ $mode ->
        [none] { "" }
       *[other] { " " }i { $mode }
    }
too-few-missions =
    { $edition } har bara { $missions ->
        [one] 1 { -mission }
       *[other] { $missions } { -mission(form: "plural") }
    } för { -board(form: "the") } { $board }, för få för { $players } { -player }

### Boards
## What is wrong with a board's file.

board-unusable = Spelplanen { $source } kan inte användas:
board-from-data = given som data
unknown-board = det finns ingen sådan { -board }{ did-you-mean }; välj { LIST($known, kind: "comma") } eller ange sökvägen till en .json-fil
board-file = filen kan inte läsas: { $why }
board-not-json = detta är inte JSON: { $why }
board-has-no-territory = { $board } har inget { -territory } ”{ $word }”{ did-you-mean }
board-has-no-continent = { $board } har ingen { -continent } ”{ $word }”{ did-you-mean }

### Notation
## What is wrong with a position that is read.

position-error = { $field }: { $why }
position-too-large = Ett { -territory } har fler { -army(form: "plural") } än en sida kan visa: högst { $most } är möjligt.
position-unusable = Ställningen kan inte användas: { $field }: { $why }
as-sentence = { CAPITALISED($said) }.
text-ends = Texten tar slut före det här ordet. En { -position } måste börja med { LIST($fields, kind: "comma") }, i den ordningen och med mellanslag emellan.
text-words =
    { $words ->
        [one] 1 ord
       *[other] { $words } ord
    } står före ”{ $word }”, men det måste vara { NUMBER_OF($fields) }: { LIST($fields, kind: "comma") }, i den ordningen.
text-no-field = En { -position } har inget fält ”{ $word }”{ did-you-mean }. Fälten är { LIST($known, kind: "comma") }.
text-no-equals = ”{ $word }”{ did-you-mean } måste vara ett fält med sitt värde, som { $like }. Inget annat får stå efter { -round(form: "the") }.
text-no-value = Ett värde måste stå efter likhetstecknet. Finns det inget ska fältet utelämnas.
text-field-twice = Fältet får bara förekomma en gång. Ta bort ett av de två.
text-no-seat = ”{ $letter }” är ingen { -player }; { -player(form: "the-plural") } är { LIST($known, kind: "comma") }.
text-seat-missing = Bokstaven för en { -player } saknas; { -player(form: "the-plural") } är { LIST($known, kind: "comma") }.
text-no-owner = ”{ $letter }” är ingen ägares bokstav; bokstäverna är { LIST($known, kind: "comma") }.
text-other-board = Texten hör till { -board(form: "the") } { $text }, inte till { $board }.
text-board-needed = ”{ $board }” är inte någon av { LIST($known, kind: "comma") }: ange den tillsammans med texten, som en Board eller som sökvägen till en .json-fil.
text-continents =
    Spelplanen har { $continents ->
        [one] 1 { -continent }
       *[other] { $continents } { -continent(form: "plural") }
    }, så texten måste ha lika många grupper med / emellan, inte { $groups }.
text-group = Varje { -territory } i ”{ $group }” måste vara en bokstav och ett tal, som { $like }, eller ett streck om ingen äger det.
text-territories =
    { CONTINENT($continent) } har { $territories ->
        [one] 1 { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    }, så gruppen måste ha lika många poster, inte { $entries }.
text-no-seat-value = ”{ $part }” har inget värde efter { -player(form: "the") }.
text-part = ”{ $part }” måste se ut som { $like }.
text-card-missing = Ett kort saknas: det måste stå ett före och efter varje +.
text-place-missing = Namnet på ett { -territory } saknas.
text-seat-twice = Spelaren { $letter } förekommer två gånger.
text-no-phase = Det finns ingen { -phase } ”{ $word }”{ did-you-mean }. Faserna är { LIST($known, kind: "comma") }.
text-phase-alone = Ingenting får stå efter { -phase(form: "the") } { $phase }.
text-phase-armies = Fasen { $phase } måste följas av ett kolon och de { -army(form: "plural") } som ska sättas ut, som i { $phase }:3.
text-phase-battle = Fasen { $phase } måste följas av från>till:{ -army(form: "plural") }:{ -die(form: "plural") }.
text-number = ”{ $number }” måste vara ett heltal från 0 till { $most }.
text-begins-with-0 = ”{ $number }” får inte börja med en nolla.
text-none-of = ”{ $part }” måste vara något av { LIST($known, kind: "comma") }.
text-no-mission = Det finns ingen { -mission } ”{ $word }”{ did-you-mean }. Möjliga är { LIST($known, kind: "comma") }.
text-nobody = ”{ $letter }” står för ingen, och här behövs en { -player }.
text-no-armies = ”{ $part }” måste sluta med ett kolon och ett antal { -army(form: "plural") } från 0 till { $most }, som i { $like }.
text-no-continent = Det finns ingen { -continent } ”{ $word }”{ did-you-mean }.
## What is wrong with the words of an action.

words-missing = Ett { -move } saknas. Skriv ett av dessa: { LIST($actions, kind: "comma") }.
words-no-action = Det finns inget { -move } ”{ $word }”{ did-you-mean }.
words-other = Skriv { $like }, inte { $words }.
words-border = ”{ $word }” måste vara FRÅN>TILL, som i { $like }.
words-of-action =
    { $action ->
        [claim] claim OMRÅDE
        [place] place OMRÅDE ARMÉER
        [capital] capital OMRÅDE
        [trade] trade KORT KORT KORT, med bonus OMRÅDE där { -player(form: "the") } väljer det
        [attack] attack FRÅN>TILL ARMÉER, med dice ANTAL för färre { -die(form: "plural") }
        [defend] defend TÄRNINGAR
        [occupy] occupy ARMÉER
        [fortify] fortify FRÅN>TILL ARMÉER
       *[end] end
    }
## What is wrong with a record.

record-error = rad { $line }: { $why } [{ $rule }]
record-no-log = Loggen saknas: den börjar med raden { $opens }.
record-not-toml = Filhuvudet går inte att läsa vid ”{ $text }”. Kopiera hela protokollet igen, och inget annat: från raden { $first } till raden { $last }.
record-too-deep = Filhuvudet har för många nivåer.
record-large-number = Ett tal i filhuvudet är för stort.
record-no-key = Ett protokoll har ingen nyckel ”{ $word }”{ did-you-mean }.
record-key-kind =
    { $key } måste vara { $kind ->
        [int] ett heltal
        [list] en lista
        [dict] en tabell
       *[str] en text
    }.
record-other-format = Protokollet har format { $format }, men bara format { $read } kan läsas här.
record-no-start = Filhuvudet saknar start, den { -position } som { -game(form: "the") } börjar med.
record-other-header = I filhuvudet står { LIST($header, kind: "comma") }, men i startställningen { LIST($start, kind: "comma") }.
record-viewer = Viewer måste vara något av { LIST($known, kind: "comma") }.
record-hides = Det här protokollet skrevs för en viss { -player } eller för åskådare. Det som de inte får se saknas, så { -game(form: "the") } kan inte spelas upp. Spara hela protokollet i stället.
record-no-deck = Här blandas en ny { -deck }, men protokollet anger inte i vilken ordning { -card(form: "the-plural") } ligger.
record-names = Bara { LIST($seats, kind: "comma") } kan ha namn.
record-not-closed = Loggen är inte avslutad: { $quotes } saknas i slutet.
record-no-action = Raden har inget { -move }.
record-no-seat = ”{ $word }” är inte med i det här { -game(form: "the") }{ did-you-mean }.
record-other-end =
    I filhuvudet står att { $winner } vinner{ $reason ->
        [none] { "" }
       *[other] { " " }genom { $reason }
    }; i slutet av { -log(form: "the") } { $won_by ->
        [none] har ingen vunnit
       *[other] har { $won_by } vunnit genom { $won_reason }
    }.
record-out-of-dice =
    protokollet har { $dice ->
        [one] 1 { -die }
       *[other] { $dice } { -die(form: "plural") }
    }, men vid det här laget behövs { $needed }
record-name = namnet på { $seat } måste vara en text, inte { $name }
record-comment = en kommentar måste vara en enda rad, utan styrtecken och utan tre citattecken i följd
branch-steps = en gren måste ha steg, till exempel { $like }, inte { $steps }
branch-name = En grens namn kan ha högst { $most } tecken. Förkorta det.
branch-then = en gren kan bara fortsättas av grenar, inte av { $then }
branch-levels = Högst { $most } grenar kan följa på varandra. Börja i ett senare läge i partiet.
record-nobody-first = Rader utan { -player } måste stå före det första { -move(form: "the") }.
record-nobodys-lines = Bara starter och dealt är rader utan { -player }.
record-starter-die = { $seat } { $die } måste vara en { -player } och en { -die }.
record-no-starter-dice = I det här { -game(form: "the") } slås inga { -die(form: "plural") } om den första { -turn(form: "the") }.
record-other-starter = Enligt de här { -die(form: "the-plural") } börjar { $first }, men i { -position(form: "the") } börjar { $starter }.
record-next-dice = Härnäst måste det stå vad { LIST($seats, kind: "comma") } slår.
record-more-dice = Här slås inga fler { -die(form: "plural") }: { $seat } har ensam slagit högst.
record-other-deal = I den { -position } som protokollet börjar med är { -territory(form: "the-plural") } fördelade så här: { LIST($dealt, kind: "comma") }.
record-pairs = Här måste { -player(form: "plural") } och tal stå växelvis.
record-no-outcome = ”{ $word }” är inte något utfall{ did-you-mean }.
record-no-die = ”{ $word }” är inte någon { -die }: en { -die } visar 1 till 6.
record-wrong-dice =
    Här slås { $attack ->
        [0] ingen anfallstärning
        [one] 1 anfallstärning
       *[other] { $attack } anfallstärningar
    } och { $defence ->
        [0] ingen försvarstärning
        [one] 1 försvarstärning
       *[other] { $defence } försvarstärningar
    }, men protokollet har { $attack_recorded ->
        [0] ingen
       *[other] { $attack_recorded }
    } och { $defence_recorded ->
        [0] ingen
       *[other] { $defence_recorded }
    }.
record-other-roll = Angriparen har slagit { LIST($rolled, kind: "space") }, men här står { LIST($recorded, kind: "space") } i protokollet.
record-nothing-such = I protokollet står ”{ $outcome }”, men det händer inte här.
record-other-outcome = I protokollet står ”{ $outcome }”, men enligt { -rule(form: "the-plural") } är det ”{ $expected }”.

## Links, and why they can't be opened.

link-none = Den här texten har ingen länk till ett { -game }. Kopiera hela länken, ända till sista tecknet.
link-cut = Slutet av den här länken saknas. Be om hela länken, eller om { -game(form: "the") } som fil.
link-changed = Den här länken har ändrats på vägen och kan inte öppnas. Be om den igen, eller om { -game(form: "the") } som fil.
link-newer = Den här länken gjordes av en nyare version av programmet. Uppdatera programmet för att öppna den.
link-unreadable = Den här länken kan inte öppnas: { $why }
link-long = Det här { -game(form: "the") } är för långt för en länk, som får ha högst { $most } tecken. Spara det som fil i stället.

### Odds, bots and simulation
## What these are asked for in vain, and how bots explain themselves.

evaluation-seat = { SEAT($seat) } { $chance }
evaluation-shown = { LIST($parts, kind: "comma") }
evaluation-chance = { -odds } att vinna
evaluation-assumes = om alla spelar ungefär lika bra som experten
hint-over = { -game(form: "the") } är slut, så det finns inget att göra
hint-plan =
    { $target ->
        [none] { "" }
       *[other] , och anfall sedan { TERRITORY($target) } från { TERRITORY($source) } ({ $odds } { -odds } att ta { -territory(form: "the") })
    }
hint-plan-chance = Med den planen är din { -odds } att vinna { -game(form: "the") } { $after }.
hint-attack = Anfall { TERRITORY($target) } från { TERRITORY($source) }, { $armies } mot { $others }: { $odds } { -odds } att ta { -territory(form: "the") }.
hint-attack-chance =
    Om du följer planen är din { -odds } att vinna { -game(form: "the") } { $after }{ $same ->
        [yes] { "" }
       *[no] , om du slutar nu { $before }
    } och om { -attack(form: "the") } misslyckas { $lost }.
hint-stop =
    { $same ->
        [yes] Sluta anfalla: det bästa anfall som återstår, mot { TERRITORY($target) } från { TERRITORY($source) } ({ $odds } { -odds } att ta { -territory(form: "the") }), skulle inte öka din { -odds } att vinna { -game(form: "the") }.
       *[no] Sluta anfalla: din { -odds } att vinna { -game(form: "the") } är { $before } nu, och { $after } med det bästa anfall som återstår, mot { TERRITORY($target) } från { TERRITORY($source) } ({ $odds } { -odds } att ta { -territory(form: "the") }).
    }
hint-nothing-left = Sluta anfalla: inget anfall har goda { -odds(form: "plural") }. Din { -odds } att vinna { -game(form: "the") } är { $before }.
hint-place = Sätt ut { $armies } { TERRITORY($territory, case: "in") }{ hint-plan }.
hint-place-rest = Sätt sedan ut { LIST($parts) }.
hint-place-third = Sätt ut { $armies } { TERRITORY($territory, case: "in") }. Då står { $total } där, mot { $others } som { SEAT($seat) } har intill.
hint-occupy = Flytta in { $armies } { TERRITORY($territory, case: "in") } och lämna { $left } { TERRITORY($behind, case: "in") }{ hint-plan }.
hint-fortify =
    Flytta { $armies } från { TERRITORY($source) } till { TERRITORY($target) }{ $same ->
        [yes] { "" }
       *[no] . Din { -odds } att vinna { -game(form: "the") } ändras från { $before } till { $after }
    }.
hint-trade = Byt in det här { -set(form: "the") } mot { number-of-armies }.
hint-claim =
    Besätt { TERRITORY($territory) }: då behärskar du { $held } av { $size } { CONTINENT($continent, case: "in") } (+{ $bonus }), och { $others ->
        [0] ingen annan har något där.
       *[other] andra har { $others }.
    }
hint-set =
    Sätt ut en { -army } { TERRITORY($territory, case: "in") }. Då står { $armies } där, { $enemy ->
        [none] och ingen fiende finns intill.
       *[other] mot { $others } { TERRITORY($enemy, case: "in") }.
    }
hint-capital =
    Gör { TERRITORY($territory) } till din { -capital }: du har { $armies ->
        [one] 1 { -army }
       *[other] { $armies } { -army(form: "plural") }
    } där och { $own } i { -territory(form: "the-plural") } intill; fienderna intill har { $others }.
hint-defend =
    Försvara dig med { $dice ->
        [one] 1 { -die }
       *[other] { $dice } { -die(form: "plural") }
    }: i genomsnitt förlorar du { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } { -army(form: "plural") } och { -attacker(form: "the") } { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
hint-end = Gå vidare: inget du kan göra här skulle öka din { -odds } att vinna { -game(form: "the") } ({ $before }).
hint-wins = Om allt går vägen ({ $odds }) ger det { LIST($won) }.
hint-wins-territories =
    { $territories ->
        [one] 1 { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    }
hint-wins-continent = { CONTINENT($continent) } (+{ $bonus })
hint-wins-out =
    { $cards ->
        [0] det sista { -territory(form: "the") } som { SEAT($seat) } har
        [one] det sista { -territory(form: "the") } som { SEAT($seat) } har, och 1 kort
       *[other] det sista { -territory(form: "the") } som { SEAT($seat) } har, och { $cards } kort
    }
hint-wins-card = ett kort
hint-wins-capital = kanske den hemliga { -capital(form: "the") } som ger dig segern ({ $odds })
hint-wins-now =
    { $sure ->
        [yes] Med det vinner du { -game(form: "the") } nu.
       *[no] Med det vinner du { -game(form: "the") } nu, om allt går vägen ({ $odds }).
    }
hint-open =
    { $taken ->
        [yes] { TERRITORY($territory) } skulle då vara utsatt
       *[no] Det lämnar { TERRITORY($territory) } utsatt
    }: { $armies } där mot { $others } { TERRITORY($enemy, case: "in") }, som har { $odds } { -odds } att ta det.
plans-none = Planer kan bara jämföras under en spelares { -turn }, medan { -army(form: "plural") } sätts ut eller flyttas eller medan spelaren anfaller.
plans-unplaced =
    Sätt ut alla arméer först: planen lämnar { $armies ->
        [one] 1 armé
       *[other] { $armies } arméer
    } över.
branch-way = { TERRITORY($source) } → { TERRITORY($target) }
plan-named = { $letter } · { plan-by }
plan-by =
    { $by ->
        [played] spelad
        [own] din
       *[expert] experten
    }
plan-shown = { $letter } ({ plan-by }) { $chance }
plan-chance =
    { $chance } ±{ $error }{ $games ->
        [0] { "" }
        [one] {" "}(1 parti)
       *[other] {" "}({ $games } partier)
    }
plan-better =
    { $better } är { $points ->
        [one] 1 procentenhet
       *[other] { $points } procentenheter
    } bättre än { $other } ({ $low } till { $high }){ plan-games }.
plan-alike = Ingen skillnad hittades mellan { $better } och { $other }{ plan-games }.
plan-games =
    { $games ->
        [0] { "" }
        [one] {" "}i 1 parti var
       *[other] {" "}i { $games } partier var
    }
plan-step-attack = { TERRITORY($source) } → { TERRITORY($target) } ({ $odds })
plan-step-fortify = { $armies } från { TERRITORY($source) } till { TERRITORY($target) }
plan-step-occupy = flytta in { $armies }
plan-step-trade = byt in ett { -set }
plan-step-none = sluta här
plan-head-plan = Plan
plan-head-steps = Steg
plan-head-chance = Chans att vinna
plan-head-success = Alla anfall lyckas
plan-head-open = Svag punkt
hint-nudge-continent =
    Titta på { CONTINENT($continent) }: vilket { -territory } där { $kind ->
        [place] behöver flest nya { -army(form: "plural") }
        [capital] är säkrast
       *[claim] är mest värt för dig
    }?
hint-nudge-attack = Se efter vad { TERRITORY($source) } kan ta.
hint-nudge-fortify = Gör { -army(form: "the-plural") } { TERRITORY($source, case: "in") } någon nytta där?
hint-nudge-occupy = Vilket { -territory } behöver { -army(form: "the-plural") } mest, { TERRITORY($source) } eller { TERRITORY($target) }?
hint-nudge-trade = Titta på dina kort.
hint-nudge-defend = Jämför vad du förlorar med en { -die } och med två.
hint-nudge-stop = Finns det något anfall kvar som är värt risken?
hint-nudge-end = Finns det något kvar att göra här?
dice-of =
    { $edition ->
        [none] { "" }
       *[other] { " " }({ -die(form: "plural") } enligt { $edition })
    }
odds-shown =
    { $attackers ->
        [one] 1 { -army }
       *[other] { $attackers } { -army(form: "plural") }
    } mot { $defenders }{ $stop ->
        [none] { "" }
       *[other] , med stopp vid { $stop }
    }: { $win } { -odds } att ta { -territory(form: "the") }; i genomsnitt { $lost } förlorade och { $beaten } besegrade{ dice-of }
odds-no-army = ett { -territory } måste ha minst en { -army }, inte { $armies }
# Names of charts: what is taken or held is the territory.
odds-shown-taken = { $chance } taget
odds-shown-held = { $chance } behållet
odds-shown-attackers = { -attacker } kvar
odds-shown-defenders = { -defender } kvar
fast-compiling-bar = Kompilerar
fast-compiling =
    Kompilerar { $parts ->
        [one] en del
       *[other] { $parts } delar
    } av det snabba spelet, vilket kan ta { $seconds } sekunder. Varje del kompileras bara en gång, och varje { -bot } är en del.
fast-would-take = I den här takten tar { -game(form: "the-plural") } { $left } till. Med fast=True skulle de ta ungefär { $fast }.
simulation-shown =
    { $games ->
        [one] 1 { -game }
       *[other] { $games } { -game(form: "plural") }
    }{ $unfinished ->
        [0] { "" }
        [one] , varav 1 oavslutat
       *[other] , varav { $unfinished } oavslutade
    }{ $forfeits ->
        [0] { "" }
        [one] , 1 avgjort på walkover
       *[other] , { $forfeits } avgjorda på walkover
    }, median { $rounds ->
        [one] 1 { -round }
       *[other] { $rounds } { -round(form: "plural") }
    }{ $stopped ->
        [yes] ; avbrutet
       *[no] { "" }
    }
simulation-share = { $bot } { $share }
simulation-bot-on-seat = { SEAT($seat) } ({ $bot })
simulation-bot = { -bot }
simulation-games = { -game(form: "plural") }
simulation-wins = vunna
simulation-share-head = andel av alla { -game(form: "plural") }
simulation-interval = 95{ "\u00A0" }%-intervall
simulation-places = Vinster efter plats i turordningen: { LIST($wins, kind: "comma") }.
# A chance, written one way wherever one is told: it never breaks from its sign.
display-percent = { $percent }{ "\u00A0" }%
display-percent-least = under{ "\u00A0" }1{ "\u00A0" }%
display-percent-most = över{ "\u00A0" }99{ "\u00A0" }%
list-of-boards = Spelplaner
board-classic = Klassisk
    .about = Världen: 42 { -territory(form: "plural") } på 6 { -continent(form: "plural") }.
board-island = Ö
    .about = 6 { -territory(form: "plural") } på 2 { -continent(form: "plural") }, för en första titt på { -rule(form: "the-plural") }.
board-strait = Sund
    .about = 12 { -territory(form: "plural") } på 3 { -continent(form: "plural") }: två kuster, och öar mellan dem.
list-of-bots = Botar
column-what = vad det är
column-plays = hur den spelar
# Ten rungs, from the weakest on; each beats the one below in some two games of three.
bot-newcomer = Nykomling, 1 av 10
    .name = Nykomling
    .summary = Har just lärt sig { -rule(form: "the-plural") }: missar mycket, sprider ut sina { -army(form: "plural") } för tunt och glömmer sina kort.
bot-beginner = Nybörjare, 2 av 10
    .name = Nybörjare
    .summary = Slutar för tidigt och jagar { -continent(form: "plural") } som inte går att hålla.
bot-learner = Lärling, 3 av 10
    .name = Lärling
    .summary = Vet vad den vill men strör ut sina { -army(form: "plural") } längs { -border(form: "the-plural") }.
bot-casual = Sällanspelare, 4 av 10
    .name = Sällanspelare
    .summary = Spelar bra ett tag; sedan tar den med för få { -army(form: "plural") } eller anfaller en gång för mycket.
bot-regular = Flitig { -player }, 5 av 10
    .name = Flitig { -player }
    .summary = Missar ett anfall då och då och lämnar { -army(form: "plural") } sysslolösa.
bot-practised = Van { -player }, 6 av 10
    .name = Van { -player }
    .summary = Samlar oftast sina { -army(form: "plural") } men glömmer ibland ett { -set } kort.
bot-skilled = Skicklig { -player }, 7 av 10
    .name = Skicklig { -player }
    .summary = Gör ett fåtal misstag per { -game }.
bot-strong = Stark { -player }, 8 av 10
    .name = Stark { -player }
    .summary = Spelar efter exakta { -odds(form: "plural") } och förbiser nästan aldrig något.
bot-veteran = Veteran, 9 av 10
    .name = Veteran
    .summary = Planerar som experten men sprider ut sina { -army(form: "plural") }, och missar ett anfall någon enstaka gång.
bot-easygoing = Lätt
    .name = Lätt
    .summary = Spelar som en nybörjare: anfaller med dåliga { -odds(form: "plural") }, glömmer { -continent(form: "plural") }, vaktar ingenting.
bot-cautious = Normal
    .name = Försiktig
    .summary = Spelar förnuftigt: anfaller när { -odds(form: "the-plural") } är goda.
bot-bold = Normal, djärv
    .name = Djärv
    .summary = Spelar otåligt och nöjer sig med jämna { -odds(form: "plural") }.
bot-planning = Planerande
    .name = Planerare
    .summary = Spelar efter exakta { -odds(form: "plural") }, med egna inställningar.
bot-simple = Enkel
    .name = Enkel
    .summary = Samlar sina { -army(form: "plural") } vid en gräns och anfaller där den är starkare.
bot-expert = Expert, 10 av 10
    .name = Expert
    .summary = Planerar hela sin tur och väger varje plan efter den { -odds } att vinna som den ger.
bot-master = Mästare
    .name = Mästare
    .summary = Tänker som experten och spelar sedan vidare i huvudet för att se hur de andra skulle svara.
bot-random = Slumpen
    .name = Slumpen
    .summary = Gör vilket tillåtet { -move } som helst, utan plan.
column-level = nivå
bot-level =
    { $level ->
        [easy] lätt, ungefär nivå { $beside } av 10
        [normal] normal, ungefär nivå { $beside } av 10
        [expert] expert
       *[none] { $rung ->
            [none] ingen
           *[other] { $rung } av 10
        }
    }
unknown-bot = det finns ingen { -bot } ”{ $word }”{ did-you-mean }; välj { LIST($known, kind: "comma") }
picture-title = { -board(form: "the") } { $board }
picture-free = { TERRITORY($territory) }
picture-held = { TERRITORY($territory) } { $armies }
picture-holds = { CAPITALISED(SEAT($seat)) } behärskar { LIST($places, kind: "comma") }.
picture-capital = { TERRITORY($territory) } är { -capital } för { SEAT($seat) }.
picture-nobody =
    Ingen behärskar { $whole ->
        [yes] något { -territory }
       *[no] { LIST($places, kind: "comma") }
    }.
column-territories = Områden
column-armies = Arméer
column-cards = Kort
has-won = har vunnit
is-out = utslagen
is-on-turn = står på tur
must-act = ska bestämma

### Fair dice
## What the dice of a game did, and whether all was fair.

fair-partial = bara en del av { -game(form: "the") } är känd, så dess { -die(form: "plural") } kan inte granskas
fair-none = Inga { -die(form: "plural") } har slagits ännu.
fair-test =
    { $rolls } { -roll }, { $dice ->
        [one] 1 { -die }
       *[other] { $dice } { -die(form: "plural") }
    }. { $kind ->
        [odd] Ärliga { -die(form: "plural") } faller så här ojämnt i färre än ett av 100 { -game(form: "plural") }.
       *[even] Ärliga { -die(form: "plural") } faller minst så här ojämnt i { $percent } av 100 { -game(form: "plural") }: det är inget konstigt med de här.
    }
fair-who = Vem som slog
fair-mean = Medelvärde
fair-luck = Arméer som { -die(form: "the-plural") } sparade
fair-won = Områden som { -die(form: "the-plural") } vann
fair-number = Kast
fair-round = Omgång
fair-from-to = Från, till
fair-attack = Anfall
fair-defence = Försvar
fair-every-roll =
    { $rolls ->
        [one] Kastet
       *[other] Alla { $rolls } { -roll }
    }
fair-without-a-seed = De här { -die(form: "the-plural") } kommer inte från något slumptalsfrö: de angavs för hand eller lästes ur ett protokoll.
fair-commitment = Alla { -roll } och blandningar i det här { -game(form: "the") } kommer från ett och samma slumptalsfrö. En hash av fröet och en hemlig nyckel, HMAC-SHA-256, är { $commitment }. Anteckna den: fröet och nyckeln visas när { -game(form: "the") } är slut.
fair-seed = Alla { -roll } och blandningar i det här { -game(form: "the") } kom från slumptalsfröet { $seed }. Med nyckeln { $key } är dess HMAC-SHA-256 { $commitment }, vilket visades under { -game(form: "the") }.
fair-from-a-position = det här { -game(form: "the") } började från en given { -position }, och bara ett { -game } som spelats från allra första början kan kontrolleras
fair-differ-at-the-start = Partiets inledning kommer inte från det här slumptalsfröet.
fair-differ = Drag { $number } i { -game(form: "the") } fick ett annat utfall än det här slumptalsfröet ger.

### Review
## A game looked at again: chances, turning points, plans and luck.

review-partial = bara en del av { -game(form: "the") } är känd, så det går inte att gå igenom
review-shown =
    { $turns ->
        [0] Ingen tur har spelats ännu.
        [one] 1 tur
       *[other] { $turns } { -turn(form: "plural") }
    }{ $turns ->
        [0] { "" }
       *[other] , { $points ->
            [0] ingen vändpunkt
            [one] 1 vändpunkt
           *[other] { $points } vändpunkter
        }.
    }
review-chances = Chans att vinna efter varje tur
review-turns = { -turn(form: "plural") }
review-turning-points = Vändpunkter
review-turning-point =
    Omgång { $round }: { $what } Vinstchansen för { SEAT($seat) } gick från { $before } till { $after }, mest på grund av { $why ->
        [dice] { -die(form: "the-plural") }
        [choices] var { -army(form: "the-plural") } sattes in
       *[others] vad andra gjorde
    }.
review-turn =
    { CAPITALISED(SEAT($seat)) } tog { $captured ->
        [0] inget { -territory }
        [one] 1 { -territory }
       *[other] { $captured } { -territory(form: "plural") }
    }{ $last ->
        [lost] { " " }och
       *[other] ,
    } förlorade { $lost ->
        [0] ingen { -army }
        [one] 1 { -army }
       *[other] { $lost } { -army(form: "plural") }
    }{ $gains ->
        [none] { "" }
       *[some] { $last ->
            [gains] { " " }och
           *[other] ,
        } erövrade hela { CONTINENTS($gained) }
    }{ $breaks ->
        [none] { "" }
       *[some] { $last ->
            [breaks] { " " }och
           *[other] ,
        } bröt { CONTINENTS($broken) }
    }{ $outs ->
        [none] { "" }
       *[some] { $last ->
            [outs] { " " }och
           *[other] ,
        } slog ut { SEATS($out) }
    }{ $cards ->
        [0] { "" }
        [one] { " " }och fick 1 kort
       *[other] { " " }och fick { $cards } kort
    }.
review-better = En bättre plan för { SEAT($seat) } i { -round } { $round }: { $plan } Det som valdes gav { $got }.
review-no-mistake =
    { $fell ->
        [yes] { CAPITALISED(SEAT($seat)) } nådde inte upp till expertens plan i { -round } { $round }, men inget enskilt beslut var ett tydligt misstag.
       *[no] Inget som { SEAT($seat) } beslutade i { -round } { $round } var ett tydligt misstag.
    }
review-left-open =
    { CAPITALISED(SEAT($seat)) } hade lämnat kvar { $armies ->
        [one] 1 { -army }
       *[other] { $armies } { -army(form: "plural") }
    } { TERRITORY($territory, case: "in") }: risken att { SEAT($enemy) } skulle { $breaks ->
        [some] bryta greppet om { CONTINENT($continent) }
       *[none] ta det
    } var { $odds }.
review-story-end =
    { $won ->
        [yes] { CAPITALISED(SEAT($seat)) } vann { -game(form: "the") } i { -round } { $round }.
       *[no] Ingen har vunnit. I { -round } { $round } låg { SEAT($seat) } bäst till, med { $chance } { -odds }.
    }
review-story-course =
    { CAPITALISED(SEAT($seat)) } började med { $first } { -odds }{ $fell ->
        [yes] { " " }och var nere i { $lowest } i { -round } { $round }
       *[no] { " " }och låg aldrig mycket sämre till
    }.
review-story-turned = Partiet vände i { -round } { $round }: { $what } Chansen för { SEAT($seat) } gick från { $before } till { $after }.
review-story-luck =
    Tärningarna hjälpte { SEAT($kind) } mest (vinstchans +{ $won } { $won ->
        [one] procentenhet
       *[other] procentenheter
    }) och missgynnade { SEAT($hard) } mest (−{ $cost } { $cost ->
        [one] procentenhet
       *[other] procentenheter
    }).
review-story-mistakes =
    { $mistakes ->
        [0] Inget som { SEAT($seat) } beslutade var ett tydligt misstag.
        [one] { CAPITALISED(SEAT($seat)) } gjorde ett tydligt misstag i { -round } { LIST($rounds) }.
       *[other] { CAPITALISED(SEAT($seat)) } gjorde tydliga misstag i { -round } { LIST($rounds) }.
    }
film-title =
    { $mode }, { $won ->
        [yes] avgjort i { -round } { $round }
       *[no] till och med { -round } { $round }
    }
film-round = Omgång { $round }
film-placed = { CAPITALISED(SEAT($seat)) } sätter ut { number-of-armies }.
film-turn =
    { CAPITALISED(SEAT($seat)) } erövrar { $named ->
        [yes] { TERRITORIES($places) }
       *[no] { $number } { -territory(form: "plural") }
    }.
review-put = { $armies } { TERRITORY($territory, case: "in") }
review-plan =
    { $sets ->
        [0] { "" }
        [one] Byt in ett { -set }.{ " " }
       *[other] Byt in { $sets } { -set }.{ " " }
    }{ $placed ->
        [none] Inget att sätta ut
       *[some] Sätt ut { LIST($parts, kind: "and") }
    }; { $target ->
        [none] anfall inte
       *[other] börja med { TERRITORY($target) } från { TERRITORY($source) } ({ $odds } { -odds } att ta { -territory(form: "the") })
    }. Vinstchans: { $chance }.
# As the plan is told, where the seat began with it: about a turn by itself, or among others.
review-as-planned =
    { $seat ->
        [none] Så som experten skulle ha börjat
       *[other] { CAPITALISED(SEAT($seat)) } började { -round } { $round } som experten skulle ha gjort
    }: { $sets ->
        [0] { "" }
        [one] ett { -set } inbytt,{ " " }
       *[other] { $sets } { -set } inbytta,{ " " }
    }{ $placed ->
        [none] inget att sätta ut
       *[some] { LIST($parts, kind: "and") }
    }, { $target ->
        [none] inget anfall
       *[other] sedan { TERRITORY($target) } från { TERRITORY($source) } ({ $odds } { -odds } att ta { -territory(form: "the") })
    }.
review-won = Partiet vanns den här { -turn(form: "the") }.
review-give-or-take = Jämförelsen med planerna är en uppskattning, som stämmer på omkring { $points } procentenheter när.
review-who = Spelare
review-chance-by-dice = Vinstchans som { -die(form: "the-plural") } gav, i procentenheter
review-every-turn =
    { $turns ->
        [one] Turen, jämförd med expertens plan
       *[other] Alla { $turns } { -turn(form: "plural") }, jämförda med expertens planer
    }
review-column-round = Omgång
review-column-turn = Tur
review-column-before = Före
review-column-after = Efter
review-column-dice = Tärningar
review-column-planned = Planerat
review-column-difference = Val
review-column-plan = Expertens plan

### The laboratory
## What results show in a notebook and in a terminal, and what is asked of them in vain.

display-in-per-cent = { $title }, { -odds } i procent
display-steps = { $number } { -step }
display-more-rows =
    { $number ->
        [one] En rad till
       *[other] { $number } rader till
    }
display-all-rows = Alla { $number } rader
board-caption = { $board }: { $territories } { -territory(form: "plural") }, { $borders ->
        [one] 1 { -border }
       *[other] { $borders } { -border(form: "plural") }
    }.
# Heads of the columns of a table, a continent in each row: its name, its bonus, how many territories
# it has, and their names.
board-continents = Kontinenter
board-bonus = { -army(form: "plural") } per tur
board-count = { -territory(form: "plural") }
board-territories = vilka
board-places = { TERRITORIES($places) }
edition-rules = Alla dess { -rule(form: "plural") }, med regelpunkter
verdict-legal =
    { $legal ->
        [yes] ✓ Tillåtet
       *[no] ✗ Inte tillåtet
    }: { $why }
verdict-clause = regelpunkt { $clause }, { $known }
legal-action = { -move }
legal-what-it-does = vad det leder till
# A kind is an action as code writes it, "end_phase".
legal-kind =
    { $kind }: { $number } { -move }{ $shown ->
        [40] , de första 40 av dem
       *[other] { "" }
    }
legal-shown =
    { CAPITALISED(SEAT($seat)) }, { PHASE($phase) }: { $number ->
        [one] 1 tillåtet { -move }
       *[other] { $number } tillåtna { -move }
    }
bot-settings = Vad den strävar efter
bot-setting = inställning
bot-value = värde
replay-shown =
    { $edition }, { $mode }, { $players } { -player }: { $standing }; { $actions } { -move }{ $comments ->
        [0] { "" }
        [one] , 1 kommentar
       *[other] , { $comments } kommentarer
    }
replay-stopped = { $edition }, { $mode }, { $players } { -player }: stannade på rad { $line } efter { $actions } { -move }. { $why }
replay-players = Spelare: { LIST($players, kind: "comma") }.
replay-player = { SEAT($seat) } är { $name }
replay-last = Slutställningen
# The units of progress-line: "3 of 10 games".
progress-unit =
    { $all ->
        [one] { -game }
       *[other] { -game(form: "plural") }
    }
progress-rows =
    { $all ->
        [one] rad
       *[other] rader
    }
progress-orders =
    { $all ->
        [one] ordning
       *[other] ordningar
    }
progress-line = { $done } av { $all } { $unit }, { $rate } per sekund, { $left } kvar
figures-title = { $board }: ett tal för varje { -territory }
figures-one = { TERRITORY($territory) } { $figure }
figures-all = { LIST($figures, kind: "comma") }.
record-round = { -round }
simulation-plot-share = andel av alla { -game(form: "plural") }, med dess 95{ "\u00A0" }%-intervall
simulation-rounds = { -round(form: "plural") } till slutet, avslutade { -game(form: "plural") }
campaign-taken = minst så många { -territory(form: "plural") } erövrade
odds-table-against = mot { $armies }
odds-table-plot = Chans att vinna efter antal { -army(form: "plural") }{ dice-of }
odds-table-attackers = { -attacker(form: "the") }s { -army(form: "plural") }, varav en stannar kvar
tournament-shown =
    { $bots } { -bot(form: "plural") }, { $games ->
        [one] 1 { -game }
       *[other] { $games } { -game(form: "plural") }
    }{ $unfinished ->
        [0] { "" }
        [one] , varav 1 oavslutat
       *[other] , varav { $unfinished } oavslutade
    }{ $stopped ->
        [yes] ; avbrutet
       *[no] { "" }
    }
tournament-rated = { $bot } { $elo } ± { $error }
tournament-scale = Elo, 0 för medelvärdet av de här { -bot(form: "the-plural") }
tournament-points = { $elo } ± { $error }
tournament-bot = { -bot }
tournament-elo = Elo ± fel
tournament-games = { -game(form: "plural") }
tournament-won = vunna
tournament-unfinished = oavslutade
tournament-note = Elo enligt Bradleys och Terrys modell, med medelfel; 0 är medelvärdet av de här { -bot(form: "the-plural") }. De sista kolumnerna visar hur stor andel av de avgjorda { -game(form: "the-plural") } som vanns mot var och en av de andra { -bot(form: "the-plural") }; båda uppställningarna väger lika.
tournament-nobody = ingen vann
tournament-tables = Bord för bord
tournament-match = { -bot(form: "plural") } och deras platser
tournament-table = bord
tournament-share = den första { -bot(form: "the") }s andel
tournament-pair = { $bot } ({ $seats }) mot { $opponent } ({ $others })
tournament-ratings = Rating
match-head = resultat
match-name = { $bot } mot { $other }: { $edition } { $mode }, { $players } { -player }
match-told = { $match }. { $result }
match-shown =
    { $why ->
        [better] { $bot } är bättre än { $other } och vinner { $share } av { -game(form: "the-plural") } ({ $low } till { $high }, med { $confidence } säkerhet). Avgjort { match-after }.
        [equal] { $bot } och { $other } är likvärdiga inom { $margin } procentenheter: { $bot } vinner { $share } av { -game(form: "the-plural") } ({ $low } till { $high }, med { $confidence } säkerhet). Avgjort { match-after }.
        [limit] Inte avgjort: { $bot } vinner { $share } av { -game(form: "the-plural") } mot { $other } ({ $low } till { $high }, med { $confidence } säkerhet). Stoppat vid gränsen, { match-after }.
       *[interrupted] Avbrutet: { $bot } vinner { $share } av { -game(form: "the-plural") } mot { $other } ({ $low } till { $high }, med { $confidence } säkerhet), { match-after }.
    }
match-after = efter { $pairs } par, { $games } { -game(form: "plural") }
match-note = Varje par är två { -game(form: "plural") } med samma slumptalsfrö och ombytta sidor. Intervallen tar hänsyn till att varje match stoppades så snart den var avgjord; intervallen för rating gör det inte.
experiment-shown =
    { $what ->
        [wins] vinster för den första { -bot(form: "the") }
        [rounds] { -round(form: "plural") } tills ett { -game } vanns
        [finished] { -game(form: "plural") } som vanns
       *[other] { $what }
    }: { LIST($means, kind: "comma") }; skillnad mot { $other }: { LIST($differences, kind: "comma") }{ $points ->
        [yes] { " " }procentenheter
       *[no] { "" }
    }, i { $games ->
        [one] { $games } { -game }
       *[other] { $games } { -game(form: "plural") }
    }{ $left_out ->
        [0] { "" }
        [one] , 1 utelämnat
       *[other] , { $left_out } utelämnade
    }{ $stopped ->
        [yes] ; avbrutet
       *[no] { "" }
    }
experiment-mean-of = { $condition } { $mean }
experiment-difference-of =
    { $condition } { $difference }{ $low ->
        [none] { "" }
       *[other] { " " }[{ $low }; { $high }]
    }{ $over ->
        [none] { "" }
       *[other] { " " }(jämfört med placebo { $over }{ $over_low ->
            [none] { "" }
           *[other] { " " }[{ $over_low }; { $over_high }]
        })
    }
experiment-condition = villkor
experiment-mean = medelvärde [95{ "\u00A0" }%-intervall]
experiment-difference = skillnad mot den första
experiment-points = skillnad mot den första, i procentenheter
experiment-over-placebo = skillnad mot placebo
experiment-error = medelfel
ladder-place =
    { $bot } står { $where ->
        [below] under nivå 1
        [above] över nivå { $last }
        [at] på nivå { $rung } ({ ladder-range })
       *[between] mellan nivå { $lower } och { $upper } ({ ladder-range })
    }, efter { $games ->
        [one] 1 { -game }
       *[other] { $games } { -game(form: "plural") }
    }
ladder-range =
    { $open ->
        [low] högst { $high }
        [high] minst { $low }
       *[none] { $low } till { $high }
    }, med 95{ "\u00A0" }% säkerhet
ladder-rung = nivå
ladder-slower = { $bot } är inte kompilerad: ett av dess { -game(form: "plural") } tar lika lång tid som ungefär { $times } snabba
score-shown =
    { $share } av { $games ->
        [one] 1 { -game }
       *[other] { $games } { -game(form: "plural") }
    } ({ $low } till { $high }){ $illegal ->
        [0] { "" }
       *[other] ; avslutade av ett otillåtet { -move }: { $illegal }
    }
prediction-none = Ingen gissning ännu: byt ut de tre punkterna mot ett tal och kör cellen igen.
prediction-right = Rätt: det är { $actual }.
prediction-off =
    { $more ->
        [yes] Det är mer än { $guess }: { $actual }.
       *[no] Det är mindre än { $guess }: { $actual }.
    }
campaign-shown =
    { $armies ->
        [one] 1 { -army }
       *[other] { $armies } { -army(form: "plural") }
    } mot { LIST($targets, kind: "then") }: { $win } { -odds } att ta { NUMBER_OF($targets) ->
        [one] { -territory(form: "the") }
       *[other] alla
    }; i genomsnitt { $lost } förlorade, och { $left } kvar i det sista { -territory(form: "the") } om allt går vägen{ dice-of }
campaign-target = { -territory }
campaign-armies = { -army(form: "plural") } där
campaign-behind = kvar i utgångsområdet
campaign-chance = { -odds } att ta det
campaign-left = { -army(form: "plural") } i det sista { -territory(form: "the") }
campaign-step = mål { $number }
campaign-no-way = ingen väg leder genom alla de här { -territory(form: "the-plural") }, från det ena till det andra
campaign-own = { TERRITORY($territory) } tillhör { -attacker(form: "the") } själv
campaign-border = { TERRITORY($source) } gränsar inte till { TERRITORY($target) }
campaign-twice = { TERRITORY($territory) } förekommer två gånger i fälttåget
sources-shown =
    För att ta { $several ->
        [yes] { LIST($targets) }
       *[no] { LIST($targets, kind: "then") }
    }: från { LIST($sources, kind: "comma") }{ $more ->
        [0] { "" }
       *[other] , och från ytterligare { $more }
    }
sources-one = { TERRITORY($source) } { $win } ({ number-of-armies })
sources-along = { LIST($way, kind: "then") }
sources-from = från
sources-way = bästa väg
sources-armies = { -army(form: "plural") } där
sources-chance = { -odds } att ta alla
sources-lost = förlorade { -army(form: "plural") } i genomsnitt
sources-left = { -army(form: "plural") } i det sista { -territory(form: "the") } om allt går vägen
sources-more = { $number } till
sources-none = { SEAT($seat) } har inget { -territory } med minst två { -army(form: "plural") } som gränsar till { LIST($targets, kind: "or") }
stopping-shown =
    Sluta vid { $stop } för att behålla { $keep ->
        [one] 1 { -army }: { $kept } { -odds } att behålla den
       *[other] { $keep } { -army(form: "plural") }: { $kept } { -odds } att behålla dem
    }, { $win } { -odds } att ta { -territory(form: "the") } ({ $attackers } mot { $defenders }){ dice-of }
stopping-at = sluta vid ({ -army(form: "plural") })
stopping-taken = { -territory(form: "the") } taget
stopping-kept = { -army(form: "the-plural") } kvar
stopping-lost = förlorade { -army(form: "plural") } i genomsnitt
odds-table-shown = Chans att vinna, i procent, med upp till { $attackers ->
        [one] 1 { -army }
       *[other] { $attackers } { -army(form: "plural") }
    } (rader; en { -army } stannar kvar) mot { $defenders } (kolumner){ dice-of }
odds-table-terminal = Visa tabellen i en anteckningsbok eller anropa to_frame() för att se hela.
odds-table-more = Större slag
odds-table-corner = { -attacker }↓ { -defender }→
odds-table-cell = { $attackers } mot { $defenders }: { $win }

### Lessons
## What lessons say in addition to their own texts, which are in files of their own.

lessons = Lektioner
lessons-about = vad den handlar om
lesson-head = Lektion { $lesson }: { $title } ({ LIST($editions, kind: "comma") }, omkring { course-minutes })
lesson-about = Utgåva: { LIST($editions, kind: "comma") } · omkring { course-minutes }
lesson-able = Efteråt kan du:
progress-solved = { $solved } av { $steps ->
        [one] 1 { -step } löst
       *[other] { $steps } { -step } lösta
    }
board = Spelplanen
board-after = Spelplanen efter det här { -move(form: "the") }
board-of-step = { $step }: { -board(form: "the") }
board-held = { CAPITALISED(SEAT($seat)) }: { LIST($territories, kind: "comma") }
board-armies = { TERRITORY($territory) } { $armies }
step-dice = Tärningar: { -attacker(form: "the") } { LIST($attack, kind: "comma") }; { -defender(form: "the") } { LIST($defence, kind: "comma") }.
step-cards = Dina kort: { LIST($cards, kind: "comma") }.
step-card-read = { CARD($card) }
step-card =
    `{ $card }` ({ $symbol ->
        [none] valfri { -symbol }
       *[other] { SYMBOL($symbol) }
    })
step-stars = Stjärnor: { LIST($stars, kind: "semicolon") }.
step-other-edition = { $wanted } har inte den här { -rule(form: "the") }. Här spelas { -step(form: "the") } enligt { $edition }.
step-by-edition = Det här { -step(form: "the") } följer { -rule(form: "the-plural") } i { $edition }.
step-defence = { page-dice }: i genomsnitt förlorar { -defender(form: "the") } { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } { -army(form: "plural") } och { -attacker(form: "the") } { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) }. Om anfallet fortsätter är { -odds(form: "the") } att hålla { TERRITORY($target) } { $chance }.
## Headings of feedback, by its status.

feedback-right = Rätt.
feedback-wrong = Inte riktigt.
feedback-guessed = Nu vet du.
feedback-refused = Det är inte tillåtet.
feedback-more = Fortsätt.
feedback-unanswered = Inget har provats ännu.
feedback-unclear = Det går inte att förstå som ett svar.
feedback-hint = Tips
feedback-shown = Visat.
feedback-over = Din { -turn } är slut.
feedback-switched = En annan { -edition }.
feedback-start = Från början.
feedback-rules = Reglerna som gäller:
feedback-hint-is = { feedback-hint }:
feedback-taken-back = Spelplanen är som när { -step(form: "the") } började. Försök igen.
feedback-rightly-refused = Rätt: { -rule(form: "the-plural") } tillåter det inte.
feedback-other-rule = Det är inte heller tillåtet, men det här { -step(form: "the") } handlar om en annan { -rule }.
feedback-too-many = { $answer } är för många.
feedback-too-few = { $answer } är för få.
feedback-move = Gör ditt { -move } på { -board(form: "the") }.
feedback-answer = Svaret är { $answer }.
feedback-quoted = ”{ $text }”
feedback-none-of-these = inget av dessa
feedback-territories = { TERRITORIES($places, kind: "comma") }
feedback-continents = { CONTINENTS($places, kind: "comma") }
lesson-places = { TERRITORIES($places, kind: "and") }
feedback-off = Inte rätt: **{ $places }**.
feedback-go-on =
    { $armies ->
        [0] { $phase ->
            [attack] Nu kommer { -combat(form: "the") }.
            [fortify] Nu kommer { -fortification(form: "the-plural") }.
           *[other] Det finns mer att göra.
        }
        [one] En { -army } återstår att sätta ut.
       *[other] { $armies } { -army(form: "plural") } återstår att sätta ut.
    }
feedback-occupy =
    Flytta nu in { -army(form: "plural") }: { $exact ->
        [yes] exakt { $most }
       *[no] minst { $least }, högst { $most }
    }.
feedback-from-here = Steget fortsätter härifrån, så svara bara med det som kommer härnäst. `lesson.retry()` börjar om det.
feedback-no-attack-left =
    Inget av dina { -territory(form: "plural") } kan anfalla längre. { $challenge ->
        [yes] Avsluta { -combat(form: "the") }.
       *[no] Avsluta { -combat(form: "the") }, eller börja om { -step(form: "the") }.
    }
## Chances, which are guessed before the dice fall.

chance-once =
    { $taken ->
        [yes] Den här gången föll { TERRITORY($target) }, { $lost ->
            [0] utan förluster.
            [one] till priset av en { -army }.
           *[other] till priset av { $lost } { -army(form: "plural") }.
        }
       *[no] Den här gången höll { TERRITORY($target) }: { -attacker(form: "the") } förlorade { $lost ->
            [one] en { -army }
           *[other] { $lost } { -army(form: "plural") }
        } och { -defender(form: "the") } { $beaten ->
            [0] ingen.
            [one] en.
           *[other] { $beaten }.
        }
    }
chance-counted = I { NUMBER($taken) } av { NUMBER($fought) } sådana slag togs { -territory(form: "the") }; den exakta { -odds(form: "the") } är **{ $exact }**.
chance-brier =
    { $guesses ->
        [one] En gissad { -odds }
       *[other] { $guesses } gissade { -odds(form: "plural") }
    }: { $as ->
        [best] lika bra som att ange de exakta { -odds(form: "the-plural") }.
        [good] nästan lika bra som att ange de exakta { -odds(form: "the-plural") }.
        [better] bättre än att alltid säga { $even }.
        [even] lika bra som att alltid säga { $even }.
       *[worse] sämre än att alltid säga { $even }.
    }
chance-off =
    { $off ->
        [0] Du sa { $said }: exakt rätt.
        [one] Du sa { $said }: en procentenhet fel.
       *[other] Du sa { $said }: { $off } procentenheter fel.
    }
## The course as a whole, and warm-ups with what has been met.

warm-up-title = Uppvärmning
warm-up-summary = Tre frågor från tidigare { -lesson(form: "plural") }, på andra { -board(form: "plural") }.
warm-up-none = Det finns inget att värma upp med ännu. Lös först några { -step } i en { -lesson }.
tonight = Spela i kväll
tonight-summary = Den kortaste vägen till ett eget { -game }: det du behöver veta, och sedan ett kort { -game } att vinna.
tonight-advice = Nu kan du spela. Programmet delar ut, räknar och håller reda på reglerna åt dig. Uppställning (lektion 2), huvudstäder, partier för två och andra utgåvor (lektion 8 till 11) kan vänta.
course-tonight = Spela i kväll: { course-minutes }
course-lesson = { $number } · { $title }
course-steps = { $done } av { $steps } { -step }
course-minutes =
    { $minutes ->
        [one] 1 minut
       *[other] { $minutes } minuter
    }
course-next = Nästa: { $title }, med { $call }
course-due =
    { $questions ->
        [one] En fråga ska repeteras i dag
       *[other] { $questions } frågor ska repeteras i dag
    }, med { $call }
course-puzzles =
    Kluringar: { $tried } av { $puzzles } provade, { $right ->
        [one] 1 löst
       *[other] { $right } lösta
    }, { $first } vid första försöket.
course-beaten = Den starkaste { -bot } du har slagit är på nivå { $rung } av 10: { $bot }.

## The exam: six short games that show on which rung of the ladder somebody plays.

exam = Prov
exam-about = { $games } korta { -game(form: "plural") } med { -mission(form: "plural") }, vart och ett mot en { -bot } nära din nivå. De tar ungefär en timme. Det finns inga { -hint(form: "plural") }, och inga { -move(form: "plural") } kan ångras. Du kan sluta när du vill och fortsätta en annan dag.
exam-so-far = Du har spelat { $played } av { $games } { -game(form: "plural") }. Nästa { -opponent } är på nivå { $rung } av 10: { $bot }.
exam-result =
    Din nivå är ungefär { $rung } av 10, { $bot } ({ $narrow ->
        [yes] med { $confidence } säkerhet
       *[no] mellan { $low } och { $high } med { $confidence } säkerhet
    }). Du vann { $won } av { $games } { -game(form: "plural") }.
exam-opponent = Motståndare
exam-rung = Nivå
exam-outcome = Resultat
exam-outcome-of =
    { $won ->
        [yes] vinst
       *[no] förlust
    }
exam-back = Öva mer på: { LIST($titles, kind: "semicolon") }
exam-go-back = Öva mer på
exam-puzzles = Kluringar: { $kind }
exam-foot = Sex { -game(form: "plural") } visar nivån bara på ett ungefär, så intervallet betyder mer än talet i mitten.

## Questions that come back after days: of lessons, puzzles and one's own mistakes.

questions = Repetition
questions-summary = Frågor som kommer tillbaka i dag: från { -lesson(form: "plural") }, { -puzzle(form: "plural") } och dina egna misstag.
questions-number = nummer
questions-question = fråga
questions-from = från
questions-due =
    { $due ->
        [one] En fråga ska repeteras i dag.
       *[other] { $due } frågor ska repeteras i dag.
    }{ $waiting ->
        [0] { "" }
        [one] { " " }En till får vänta till en annan dag.
       *[other] { " " }{ $waiting } till får vänta till en annan dag.
    }
questions-enough =
    Du har svarat på dagens frågor. { $waiting ->
        [one] En till
       *[other] { $waiting } till
    } får vänta till en annan dag.
questions-next =
    Det finns inget att repetera i dag. Nästa fråga kommer tillbaka { $days ->
        [one] i morgon
       *[other] om { $days } dagar
    }.
questions-none = Det finns inget att repetera ännu. Svara på några frågor i en { -lesson } eller på en { -puzzle }.

## The rating in puzzles.

rating = Min rating i { -puzzle(form: "plural") }
rating-kind = fråga
rating-rating = rating
rating-error = felmarginal (95{ "\u00A0" }%)
rating-answered = { -puzzle(form: "plural") }
rating-all = alla { -puzzle(form: "plural") }
rating-now = Din rating i { -puzzle(form: "plural") } är { $rating } (±{ "\u00A0" }{ $error }).
rating-none = Du har ingen rating ännu. Svara på en { -puzzle }.
puzzle-rating =
    { $known ->
        [none] Den här { -puzzle(form: "the") } har rating { $puzzle }.
        [other] Din rating är { $rating } (±{ "\u00A0" }{ $error }). Den här { -puzzle(form: "the") } har rating { $puzzle }.
       *[kind] Din rating är { $rating } (±{ "\u00A0" }{ $error }), och { $here } (±{ "\u00A0" }{ $give }) i { -puzzle(form: "plural") } av den här sorten. Den här { -puzzle(form: "the") } har rating { $puzzle }.
    }

## Whole turns to plan, compared with the expert's.

turn-title = Planera din { -turn }
turn-numbered = Tur { $number }
turn-text-average = Du är **{ SEAT($seat) }**, och hela den här turen är din: sätt ut { $armies } { -army(form: "plural") }, anfall, flytta in och avsluta med trupprörelser. Tärningar: **medelvärden**, så varje kast kostar båda sidor vad det kostar i genomsnitt.
turn-text-real = Du är **{ SEAT($seat) }**, och hela den här turen är din: sätt ut { $armies } { -army(form: "plural") }, anfall, flytta in och avsluta med trupprörelser. Tärningar: **riktiga**, så när du har slagit kan du inte börja om. Tur och otur med tärningarna räknas bort på slutet.
turn-nudge = Vad skulle du kunna behärska i slutet av turen, och vad skulle det kosta?
turn-over = Experten bedömer nu din plan.
turn-is-over = Den här turen är slut. Spela den igen, eller gå vidare till nästa.
turn-shown = Det här är expertens { -turn }.
turn-dice-average = medelvärden
turn-dice-real = riktiga
turn-measured = Ur ett { -game } mellan { -bot(form: "plural") } på nivå 3 till 7. En { -bot } på nivå 3 får { $score } av 100 poäng här.
turn-rating =
    { $known ->
        [none] Den här turen har rating { $turn }.
       *[some] Din rating i turer är { $rating } (±{ "\u00A0" }{ $error }). Den här turen har rating { $turn }.
    }
turn-head-chance = chans att vinna
turn-head-expert = expertens bedömning
turn-head-games = vunna { -game(form: "plural") }
turn-chance = { $chance } (±{ "\u00A0" }{ $error })
turn-row-before = före turen
turn-row-you = efter din tur
turn-row-plan = din tur utan tärningarnas inverkan
turn-row-expert = efter expertens tur
turn-row-average = expertens turer i genomsnitt
turn-worth =
    { $lost ->
        [less] Din plan är värd { $points ->
            [one] 1 procentenhet
           *[other] { $points } procentenheter
        } mindre än expertens (±{ "\u00A0" }{ $error }).
        [more] Din plan är värd { $points ->
            [one] 1 procentenhet
           *[other] { $points } procentenheter
        } mer än expertens (±{ "\u00A0" }{ $error }).
       *[same] Din plan är värd lika mycket som expertens (±{ "\u00A0" }{ $error }).
    }
turn-score = { $score } av 100 poäng
turn-board-you = Du
turn-board-expert = Experten
turn-placed = Satte ut { LIST($parts) }.
turn-took =
    { $count ->
        [0] Tog ingenting.
       *[other] Tog { LIST($names) }.
    }
turn-holds =
    { $risk ->
        [open] Lämnade { CONTINENT($continent) } öppet: en granne tar { TERRITORY($territory) } i { $chance } av fallen.
        [safe] Behärskar { CONTINENT($continent) }: ingen granne bryter det i mer än { $chance } av fallen.
       *[none] Behärskar { CONTINENT($continent) }, som ingen granne kan bryta.
    }
turn-judged =
    { $games ->
        [0] Det skulle ta för lång tid att spela vidare här, så experten bedömer ensam.
       *[other] På varje rad står expertens bedömning och hur stor del av { $games } { -game(form: "plural") } som vanns. Botarna { $bots } spelade vidare hälften var. Chansen är medelvärdet av de två.
    }
course-turns =
    { $planned ->
        [0] Hela turer: ännu ingen av { $turns } planerad.
       *[other] Hela turer: { $planned } av { $turns } planerade. Din rating i dem är { $rating } (±{ "\u00A0" }{ $error }).
    }
rating-turns = hela turer

## Mistakes of one's own games, which come back as puzzles, and what the last games gave away.

mistakes = Mina misstag
mistakes-number = nummer
mistakes-kind = beslut
mistakes-game = från
mistakes-due = kommer tillbaka
mistake-numbered = Mitt misstag { $number }
mistake-none = Du har inga misstag ännu. Spela ett { -game } till slut, så sparas dina dyraste beslut här.
mistake-unknown =
    { $most ->
        [one] det finns bara 1 misstag, nummer 1
       *[other] det finns { $most } misstag, numrerade från 1
    }
mistake-kind-place = Var sätter du ut { -army(form: "plural") }?
mistake-kind-stop = Anfalla eller sluta?
mistake-kind-break = Bryta en { -continent }?
mistake-kind-leave = Hur många ska flytta in?
mistake-kind-trade = Byta in nu eller vänta?
mistake-kind-fortify = Vilka { -army(form: "plural") } ska flyttas?
mistake-game = { $date }, { $edition }, { $mode }, { -round } { $round }
mistake-learned = inlärt
mistake-due =
    { $days ->
        [0] nu
        [one] om en dag
       *[other] om { $days } dagar
    }
mistake-comes-back =
    { $learned ->
        [yes] Du kan det nu.
       *[no] Det kommer tillbaka { $when }.
    }
mistakes-about-place = att sätta ut { -army(form: "plural") }
mistakes-about-stop = att anfalla eller sluta
mistakes-about-break = att bryta { -continent(form: "plural") }
mistakes-about-leave = att flytta in
mistakes-about-trade = att byta in { -set }
mistakes-about-fortify = att flytta i slutet
mistake-text-place = Du är **{ SEAT($seat) }**, i { -round } { $round } av ditt { -game }. Du har **{ number-of-armies }** att sätta ut.
mistake-text-stop = Du är **{ SEAT($seat) }**, i { -round } { $round } av ditt { -game }, och får anfalla.
mistake-text-break = Du är **{ SEAT($seat) }**, i { -round } { $round } av ditt { -game }, och får anfalla. Någon annan behärskar en hel { -continent }.
mistake-text-leave = Du är **{ SEAT($seat) }**, i { -round } { $round } av ditt { -game }. Från { TERRITORY($source) }, där **{ $armies } { -army(form: "plural") }** är kvar, har du just tagit { TERRITORY($target) }: { $least } till { $most } av dem får flytta in.
mistake-text-trade = Du är **{ SEAT($seat) }**, i { -round } { $round } av ditt { -game }, och har **{ number-of-armies }** att sätta ut. Dina kort bildar ett { -set }.
mistake-text-fortify = Du är **{ SEAT($seat) }**, i { -round } { $round } av ditt { -game }. Striden är slut; { -army(form: "plural") } får fortfarande flyttas.
mistake-ask-place = Var sätter du ut { $armies ->
        [one] den
       *[other] dem
    }?
mistake-ask-stop = Vad gör du nu?
mistake-ask-break = Vad gör du nu?
mistake-ask-leave = Hur fördelar du dem?
mistake-ask-trade = Byter du in { -set(form: "the") } den här { -turn(form: "the") }?
mistake-ask-fortify = Vilka { -army(form: "plural") } flyttar du?
mistake-hint-place = Vad kan { -army(form: "plural") } där ta den här { -turn(form: "the") }, och vad vaktar de efteråt?
mistake-hint-stop = Vad vinner du om det går bra, och vad blir utsatt om det inte gör det?
mistake-hint-break = Vad förlorar ägaren varje tur, och hur troligt är det att du kommer igenom?
mistake-hint-leave = Vilket av de två kan fortfarande anfallas, och från vilket skulle { -army(form: "the-plural") } kunna gå vidare?
mistake-hint-trade = Vad är { -army(form: "the-plural") } värda nu, och vad ger { -set(form: "the") } senare?
mistake-hint-fortify = Vilka { -army(form: "plural") } har ingen fiende intill, och vilken gräns är svag?
mistake-best = **{ $answer }** vinner { $chance } av { -game(form: "the-plural") }. Det du gjorde i { -game(form: "the") }, ”{ $then }”, vinner { $other }: { $margin ->
        [one] { $margin } procentenhet
       *[other] { $margin } procentenheter
    } mindre (95{ "\u00A0" }%: { $low } till { $high }).
mistake-again =
    Så gjorde du i { -game(form: "the") }. Det ger vinst i { $chance } av { -game(form: "the-plural") }, { $behind ->
        [one] { $behind } procentenhet
       *[other] { $behind } procentenheter
    } mindre än det bättre svaret.
mistake-other =
    Det svaret vinner { $chance } av { -game(form: "the-plural") }, { $behind ->
        [one] { $behind } procentenhet
       *[other] { $behind } procentenheter
    } mindre än det bästa.
mistake-in-review = Ett bättre val för { SEAT($seat) } i { -round } { $round }: { $answer }. När { -bot(form: "plural") } spelade vidare därifrån vann det { $chance } av { -game(form: "the-plural") }; det som valdes, ”{ $then }”, vann { $other }.
coach-nothing = här finns inget beslut som går att bedöma
coach-good = Lika bra som det bästa: { $chance }.
coach-better = Bättre: { $answer }.
coach-lost =
    { $sure ->
        [yes] Det kostade dig { $points ->
            [one] { $points } procentenhet
           *[other] { $points } procentenheter
        }: { $chance } i stället för { $best }.
       *[no] Experten räknar med { $chance } i stället för { $best }. Inga { -game(form: "plural") } har bekräftat det.
    }
coach-found = Just det!
coach-find = Hitta något bättre än: { $choice }.
coach-dice = Ditt val kostade { $points ->
        [one] 1 procentenhet
       *[other] { $points } procentenheter
    }. Tärningarna, i procentenheter: { $dice }.
coach-turn = Din senaste { -turn }, i procentenheter: dina val { $choices }, { -die(form: "the-plural") } { $dice }. Din chans: { $chance }.
coach-no-card = Inget { -card } än: chansen att ta { TERRITORY($territory) } är { $chance }.
mistake-measured =
    Ur ditt { -game } från { $date } ({ $edition }, { $mode }, { -round } { $round }). Efter varje svar spelade { -bot(form: "plural") } vidare till slutet { $games } gånger, med samma { -die(form: "plural") } för alla svar.{ $attack ->
        [yes] { " " }Efter ett { -attack } anföll de igen överallt där det lönade sig.
       *[no] { "" }
    } Andelarna är inte detsamma som chanserna i genomgången, som är vad experten räknade med när { -turn(form: "the") } började.
mistakes-decided =
    { $asked ->
        [one] Du fattade ett beslut på nytt och { $known ->
            [0] hade inte rätt på första försöket
           *[other] hade rätt på första försöket
        }
       *[other] Du fattade { $asked } beslut på nytt och hade { $known ->
            [0] inte rätt i något av dem
           *[other] rätt i { $known } av dem
        } på första försöket
    }. { $waiting ->
        [none] Du kan alla nu.
       *[some] Nästa kommer tillbaka { $when }.
    }
mistakes-no-game = Spela ett { -game } till slut. Då finns det något att öva på.
mistakes-nothing-kept = Här sparas ingenting, eftersom variabeln RISK_WIDGET_DATA är tom. Ta bort den eller ange en mapp i den, och starta om kärnan. Från och med då sparas dina misstag.
mistakes-part = { $part }{ "\u00A0" }%
mistakes-figure =
    { $games ->
        [one] I ditt senaste { -game }
       *[other] I dina { $games } senaste { -game(form: "plural") }
    } förlorade du { $part } av din vinstchans per tur (±{ "\u00A0" }{ $error }). Det är { $beside }{ "\u00A0" }% av vad en { -player } på nivå { $regular } förlorar i sådana { -game(form: "plural") } (±{ "\u00A0" }{ $give }){ $own ->
        [yes] ; på nivå { $rung } är { $usual }{ "\u00A0" }% vanligt
       *[no] { "" }
    }.
mistakes-advice =
    { $kind ->
        [place] Ditt sätt att sätta ut { -army(form: "plural") } kostar dig mer än vad som är vanligt på nivå { $rung }
        [stop] Dina beslut att anfalla eller sluta kostar dig mer än vad som är vanligt på nivå { $rung }
        [break] De { -continent(form: "plural") } som du inte bröt kostar dig mer än vad som är vanligt på nivå { $rung }
        [leave] Ditt val av hur många { -army(form: "plural") } som flyttar in kostar dig mer än vad som är vanligt på nivå { $rung }
        [trade] Ditt sätt att byta in { -set } kostar dig mer än vad som är vanligt på nivå { $rung }
       *[fortify] Dina { -movement(form: "plural") } i slutet av { -turn(form: "the") } kostar dig mer än vad som är vanligt på nivå { $rung }
    } ({ $part } av vinstchansen per tur i stället för { $usual }). Lektionen ”{ $lesson }” handlar om det{ $puzzles ->
        [none] { "" }
       *[other] , och det gör { -puzzle(form: "the-plural") } ”{ $puzzles }” också
    }.
mistakes-nothing-stands-out =
    { $games ->
        [one] Efter ett { -game }
       *[other] Efter { $games } { -game(form: "plural") }
    } sticker ingen sorts beslut ut: ingen kostar dig så mycket mer än vad som är vanligt på nivå { $rung } att slumpen inte kan förklara det. Fler { -game(form: "plural") } visar mer.
## Challenges, which are played against bots.

challenge-turn = Tur { $turn } av { $turns }.
challenge-won = seger
challenge-stars =
    { $stars ->
        [1] **En { -star }:**
        [2] **Två { -star(form: "plural") }:**
       *[3] **Tre { -star(form: "plural") }:**
    } { LIST($earned, kind: "comma") }.
challenge-stars-open =
    { $stars ->
        [1] En { -star } till för den som vinner { LIST($open, kind: "or") }.
       *[other] En { -star } till var för den som vinner { LIST($open, kind: "or") }.
    }
challenge-helped = Du har fått ett { -move } visat, så den här gången kan du inte vinna någon { -star } till.
challenge-late =
    { $turns ->
        [one] Din tur är slut.
       *[other] Dina { $turns } { -turn(form: "plural") } är slut.
    }
challenge-other-dice = Försök igen: { -die(form: "the-plural") } faller annorlunda.
challenge-dice = Försökets { -die(form: "plural") }: `{ $dice }`.
challenge-move =
    En försiktig { -bot } skulle { $move }. Den vill vinna { -game(form: "the") }, vad { -challenge(form: "the") } än går ut på.{ $free ->
        [yes] { "" }
       *[no] { " " }Nu kan du bara vinna en { -star } i det här försöket.
    }
# These complete challenge-move, "A careful bot would …", and nothing else.
advice-claim = besätta { TERRITORY($territory) }
advice-place = sätta ut { $armies } { TERRITORY($territory, case: "in") }
advice-choose-capital = välja { TERRITORY($territory) } till { -capital }
advice-trade = byta in { CARDS($cards) }
advice-attack = anfalla { TERRITORY($target) } från { TERRITORY($source) } med { $armies }
advice-defend =
    försvara sig med { $dice ->
        [one] en { -die }
       *[other] { $dice } { -die(form: "plural") }
    }
advice-occupy = flytta in { $armies }
advice-fortify = flytta { $armies } från { TERRITORY($source) } till { TERRITORY($target) }
advice-end-phase =
    { $phase ->
        [attack] sluta anfalla
        [fortify] avsluta { -turn(form: "the") }
       *[other] gå vidare
    }
challenge-no-move =
    Du har fått se { -move } för { $turns ->
        [one] den första { -turn(form: "the") }
       *[other] de { $turns } första { -turn(form: "the-plural") }
    }. Från och med nu bestämmer du själv.
challenge-shown =
    En försiktig { -bot } klarade det på { $turns ->
        [one] en tur
       *[other] { $turns } { -turn(form: "plural") }
    }.
challenge-not-shown = En försiktig { -bot } försökte flera gånger utan att lyckas. Du kan bättre!
hint-nudge = En vink.
hint-rule = Regeln.
hint-move = Draget.
hint-answer = Svaret.
switch-played = Det här { -step(form: "the") } spelas nu enligt { $edition }.
switch-unknown = Det här { -step(form: "the") } kan spelas enligt { LIST($editions, kind: "comma") }, inte { $edition }.
difference-without = Den här { -edition(form: "the") } har inte den { -rule(form: "the") }.
marks = { LIST($parts, kind: "semicolon") }
marked-printed = står i { LIST($editions, kind: "comma") }
marked-reading = vår tolkning i { LIST($editions, kind: "comma") }
marked-house = en { -house-rule } i { LIST($editions, kind: "comma") }
marked-silent = står inte i { LIST($editions, kind: "comma") }
## What is told to those whose answer cannot be read.

answer-on-board = Svara på det här { -step(form: "the") } på { -board(form: "the") }. { $example }
answer-roll-by-roll = I det här { -step(form: "the") } gör du ett anfall i taget. { $example }
answer-no-moves = Listan med { -move } är tom. { $example }
answer-example = I kod skrivs ett { -move } så här: `{ $move }`.
answer-percentage = Svaret måste vara en { -odds } från 0 till 100, inte { $answer }.
answer-number = Svaret måste vara ett heltal, inte { $answer }.
answer-choice = Svaret måste vara något av { LIST($values, kind: "comma") }, inte { $answer }{ did-you-mean }.
answer-place = Svaret måste vara ett { -territory } eller en { -continent } på { -board(form: "the") }, till exempel ”brazil”.
answer-one-place =
    Svaret måste vara { $pick ->
        [continent] en { -continent }
        [territories] ett eller flera { -territory(form: "plural") }
       *[territory] ett { -territory }
    }.
answer-no-place =
    Det finns { $pick ->
        [continent] ingen { -continent }
       *[other] inget { -territory }
    } ”{ $word }”{ did-you-mean }.
## A person's place on the ladder of bots, by the games against them.

my-level =
    { $sureness ->
        [none]
            Din nivå är inte känd ännu: hittills räknas { $games ->
                [0] inget
                [one] { $games }
               *[other] { $games }
            } av dina { -game(form: "plural") }, och { $needed } till behövs.
       *[other] Din nivå är ungefär { $rung } av 10, { $bot } ({ level-range }).
    }
level-sure =
    { $sureness ->
        [good] en god gissning
        [fair] en hygglig gissning
       *[rough] en grov gissning
    }
level-range = { $narrow ->
    [yes] med { $confidence } säkerhet
   *[no] mellan { $low } och { $high } med { $confidence } säkerhet
}, { level-sure } efter { $games ->
        [one] { $games } { -game }
       *[other] { $games } { -game(form: "plural") }
    }
## What is wrong with saved progress.

progress-file =
    { $name ->
        [none] data
       *[other] { $name }
    }
progress-none = { progress-file } innehåller inga framsteg från { -lesson(form: "plural") }
progress-version = { progress-file } har den okända versionen { $version }
progress-newer = { progress-file } har skrivits av en nyare version av risk_widget
progress-damaged = { progress-file } innehåller fel: { $why }
progress-unreadable = { $name } kan inte läsas: { $why }
progress-no-json = { $name } är inte JSON: { $why }
progress-status = en status måste vara något av { LIST($known, kind: "comma") }, inte { $status }
progress-stars = antalet { -star(form: "plural") } måste vara ett heltal från 0 till { $most }, inte { $stars }
progress-chance = en { -odds } måste vara ett tal från 0 till 100, inte { $chance }
progress-text = namn, svar och sigill måste vara korta texter, inte { $text }
progress-number = försök och { -hint } måste vara heltal, inte { $number }
progress-game = ett { -game } måste ha tiden då det slutade, { -bot(form: "the-plural") } det spelades mot och om det vanns, inte { $game }
kept-not-written = Ingenting sparas, eftersom { $file } inte kan skrivas: { $why }. Det som fanns där förut finns kvar.
kept-no-home = Ingenting sparas, eftersom det inte finns någon hemmapp för { $file }. Ange en annan mapp i RISK_WIDGET_DATA, och starta om kärnan.
kept-put-aside = { $file } kan inte läsas här. Den har döpts om till { $aside }, och en ny fil har påbörjats.
kept-other-file = { $file } har ändrats för hand eller kommer från ett annat program. Den har döpts om till { $aside }, och en ny fil har skrivits.
kept-newer = { $file } har skrivits av en nyare version av risk_widget och lämnas som den är. Framsteg som görs här sparas bredvid, i { $beside }.
kept-game-unreadable = Ett sparat { -game } kan inte läsas här. Det ligger kvar där det är: { $file }.
kept-game-newer = Ett sparat { -game } har skrivits av en nyare version av risk_widget. Det ligger kvar där det är: { $file }.
kept-dropped = En mapp rymmer 20 { -game(form: "plural") }. För att få plats med ett nytt togs det { -game } bort som hade legat längst, fast det inte var slut: { $edition }, { $mode }{ $round ->
        [none] {""}
       *[other] , { -round } { $round }
    } ({ $file }).
kept-partly = Bara en del av { $file } kan läsas här. Därifrån fortsätter { -game(form: "the") }, och hela filen finns kvar som { $aside }.
kept-other-dice = Kasten i { $file } stämmer inte med det slumptalsfrö som har sparats där. Partiet fortsätter med nya { -roll(form: "plural") }{ $aside ->
        [none] {""}
       *[other] , och hela filen finns kvar som { $aside }
    }.
kept-changed = { $file } har ändrats sedan den sparades. Partiet fortsätter med de spelare, regler och { -roll(form: "plural") } som står där nu{ $aside ->
        [none] {""}
       *[other] , och en kopia av filen finns kvar som { $aside }
    }.
kept-partly-played = Några rader i { $file } kan inte läsas här. De { -game(form: "plural") } som stod där spelas om, och hela filen finns kvar som { $aside }.
## A position of a game, with the question what to play.

position-lesson = En { -position }
position-summary = Vad skulle du spela här? Svaret kommer från experten, som bara vet det som den här { -player(form: "the") } får veta.
position-title = Omgång { $round }
position-text =
    Det här är ett pågående { -game }. { CAPITALISED(SEAT($seat)) } { $phase ->
        [reinforce] har { -army(form: "plural") } att sätta ut och måste bestämma nu
        [attack] får anfalla och måste bestämma nu
        [fortify] får fortfarande flytta { -army(form: "plural") } och måste bestämma nu
        [defend] blir anfallen och måste bestämma nu
       *[other] måste bestämma nu
    }. Du ser det som { SEAT($seat) } får se.
position-question = Vad skulle du spela?
position-otherwise = Experten skulle spela något annat.
## A class: one step on all screens, and what everybody answers.

vote-defend =
    Försvara dig med { $dice ->
        [one] 1 { -die }
       *[other] { $dice } { -die(form: "plural") }
    }
vote-occupy = Flytta in { number-of-armies }
vote-place-rest = Låt en { -bot } sätta ut resten
class-nameless = Elev { $number }
class-namesake = { $name } ({ $number })
class-solved = löst
class-trying = försöker fortfarande
class-percent = { $from } till { $to }{ "\u00A0" }%
class-others = något annat
class-repr =
    { $pupils ->
        [one] 1 elev
       *[other] { $pupils } elever
    }, { $questions ->
        [one] 1 fråga
       *[other] { $questions } frågor
    }
class-answered = Besvarade
## What python -m risk_widget.lessons and python -m risk_widget.translations print.

lessons-usage =
    användning: python -m risk_widget.lessons KOMMANDO
      check [LEKTION eller FIL.toml ...]
                                        prova varje lösning i de här { -lesson(form: "the-plural") } (utan namn: i alla)
      clauses                           skriv ut en tabell över regelpunkterna och stegen som lär ut dem
      words [LEKTION eller FIL.toml ...]
                                        räkna orden i varje steg; 45 i genomsnitt, högst 80
      notebooks MAPP                    skriv anteckningsböckerna till alla ändrade { -lesson(form: "plural") }
      notebooks MAPP --check            säg bara vilka som är inaktuella
      begin BERÄTTELSE.html FIL.toml    börja en egen { -lesson } med frågorna i en berättelse
      notebook FIL.toml FIL.ipynb       skriv anteckningsboken till en egen { -lesson }
      publish MAPP [LEKTION eller FIL.toml ...] [--answers]
                                        kör anteckningsböckerna och skriv kopior med deras bilder
      print MAPP                        skriv sidor att skriva ut: för varje { -edition } { -rule(form: "the-plural") } på en sida
                                        och ett blad för nybörjare, och en sida som jämför alla { -edition(form: "plural") }
      scores MAPP                       läs anteckningsböckerna som en klass har lämnat in och skriv
                                        MAPP/scores.csv och MAPP/scores.html
      scorm WEBBPLATS FIL.zip [LEKTION ...] [--2004]
                                        packa { -lesson(form: "plural") } för en lärplattform; WEBBPLATS är paketet med
                                        alla { -lesson(form: "plural") } som webbplatsen erbjuder, eller en mapp med webbplatsens filer
words-lesson = Lektion
words-steps = Steg
words-average = Ord per { -step }
words-most = Längsta
words-all = Alla
words-of-step = { $lesson }: { -step(form: "the") } { $step } ({ $edition }) har { $words } ord; gränsen är { $most }
words-of-lesson = { $lesson }: { -step(form: "the-plural") } har mer än { $average } ord i genomsnitt
words-few-enough = alla { -step } är korta nog
lesson-sound = { $lesson }: alla { -step } går att lösa
challenge-rungs = vunna { -game(form: "plural") } i ”{ $title }”: { LIST($wins, kind: "comma") }
challenge-rung = { $bot } { $won } av { $games }
notebook-stale = { $file } är inaktuell: dess { -lesson } har ändrats
notebooks-fresh = alla anteckningsböcker är aktuella
notebooks-unchanged = ingenting har ändrats
coverage-whole = varje regelpunkt lärs ut, eller så står det varför inte
coverage-clause = regelpunkt
coverage-steps = lärs ut i
coverage-not-taught = lärs inte ut: { $reason }
coverage-no-clause = not-taught.toml nämner ”{ $clause }”, som inte är någon regelpunkt
coverage-untaught = inget { -step } lär ut { $clause }, och not-taught.toml säger inte varför
coverage-taught = { $clause } lärs ut: ta bort den ur not-taught.toml
## What a class has handed in, for its teacher.

homework-title = Läxa
homework-about =
    { $pupils ->
        [one] { $pupils } elev
       *[other] { $pupils } elever
    }, { $files ->
        [one] { $files } fil
       *[other] { $files } filer
    }
homework-row = { $pupil }: { $title }, { $solved } av { $steps ->
        [one] 1 { -step } löst
       *[other] { $steps } { -step } lösta
    }, { $first } på första försöket, { $tries } försök
homework-nothing = Här finns ingen läxa.
homework-look = Att titta närmare på
homework-pupils = Elever och { -lesson(form: "plural") }
homework-pupil = Elev
homework-puzzles = Kluringar
homework-puzzles-right = { $right } av { $answered }
homework-cell = { $first } + { $later } av { $steps }
homework-cell-about = { $first } på första försöket, { $later } senare, { $shown } visade, { $open } öppna; { $tries } försök, { $hints } { -hint }
homework-cell-key = Steg lösta på första försöket + senare, av alla. I andelen räknas ett { -step } som löstes senare till hälften. En tom cell: inget provades. ”!” hänvisar till listan ovan.
homework-missed = Oftast fel
homework-step = Steg
homework-missed-by = Fel
homework-missed-of = { $missed } av { $met }
homework-unsolved-by = Inte löst
homework-wrong = Vanligaste felaktiga svar
homework-wrong-by =
    { $answer } ({ $times ->
        [one] en gång
       *[other] { $times } gånger
    })
homework-none-missed = Ingen har haft fel någonstans.
homework-proof = Varje protokoll har ett sigill, en kontrollsumma som avslöjar de flesta ändringar. Det är inget bevis: vem som helst kan göra ett sigill.
homework-unreadable = { $file } kan inte läsas: det är ingen anteckningsbok, eller så är den skadad.
homework-too-large = { $file } är för stor för att vara en läxa.
homework-empty = { $file } är tom.
homework-foreign = { $file } innehåller inget från risk_widget.
homework-no-notebook = { $file } är varken en anteckningsbok eller en fil med framsteg, så den har inte lästs.
homework-namesakes = { LIST($pupils) } har angett samma namn. De räknas som olika elever, eftersom deras filer ligger i olika mappar.
homework-not-run = { $file } har inget resultat från någon { -lesson }: den har inte körts, eller så rensades resultaten innan den sparades.
homework-older = { $file } sparades av en äldre version av risk_widget, som inte sparade något arbete i anteckningsböcker. Eleven måste öppna, köra och spara den igen.
homework-newer = { $file } sparades av en nyare version av risk_widget än den här.
homework-damaged = { $file } innehåller ett protokoll som inte kan läsas{ $why ->
        [none] { "" }
       *[other] : { $why }
    }.
homework-nothing-solved = { $file }: ingenting har provats i den ännu.
homework-changed = { $file }: protokollet har ändrats för hand. Dina egna lektioner och kluringarna i det räknas inte.
homework-changed-steps = { $file }: ändrat för hand och därför inte räknat: { LIST($steps) }.
homework-unsolved = { $file }: inte räknat, eftersom det sparade svaret är fel: { LIST($steps) }.
homework-unsealed = { $file }: { $steps ->
        [one] ett { -step } saknar sigill och räknas inte
       *[other] { $steps } { -step } saknar sigill och räknas inte
    }.
homework-same =
    { LIST($files) } innehåller samma arbete: { $steps ->
        [one] ett { -step }
       *[other] { $steps } { -step }
    } gjordes bara en gång.
homework-several = { $pupil } har lämnat in { LIST($files) }. För varje { -step } räknas den fil som har kommit längst.
## The notebooks that are made from lessons.

notebook-about = Spelas enligt { -rule(form: "the-plural") } i { LIST($editions, kind: "comma") } · omkring { course-minutes }
notebook-play =
    Kör cellen nedan: klicka i den och tryck på **Skift + Enter**. En { -board } visas, med
    { -lesson(form: "the") } bredvid.
notebook-other-editions = Vill du lära dig { -rule(form: "the-plural") } i en annan { -edition } lägger du till dess namn, till exempel `{ $call }`. Utgåvorna är { LIST($editions, kind: "comma") }.
notebook-intro =
    ## Samma { -step } i kod

    Om du bara vill lära dig spelet kan du sluta här: { -board(form: "the") } ovan är hela
    { -lesson(form: "the") }.

    Härifrån gör du samma { -step } i Python. Vart och ett visar sin { -board } och ställer en fråga: skriv ditt
    svar i stället för `...` och kör cellen. `lesson.hint("{ $step }")` hjälper dig och `lesson.show_me("{ $step }")`
    spelar svaret. I ett annat { -step } använder du namnet i dess celler, till exempel `"{ $last }"`.
notebook-intro-solved =
    ## Samma { -step } i kod

    Varje { -step } nedan visar sin { -board }, ett svar som löser det och återkopplingen.
notebook-advice = Ett gott råd
notebook-next = Nästa: { $link }
notebook-game = Spela nu: [ett helt { -game }]({ $file })
notebook-of-game = Spela
notebook-of-game-run =
    Kör cellen nedan: klicka i den och tryck på **Skift + Enter**. Tryck på *Spela* för ett kort { -game },
    eller välj själv { -edition(form: "the") }, { -mode(form: "the") } och vilka som spelar.
notebook-of-game-how =
    Raden ovanför { -map(form: "the") } visar alltid vad du kan göra härnäst, och den fyllda knappen bredvid gör
    det. Varje val har också en tangent; frågetecknet visar de tangenter som fungerar just nu.
notebook-of-game-again =
    Kör cellen igen för en ny { -board }. Om kärnan startas om mitt i ett { -game }, eller om datorn försvinner,
    som på Binder, kör du cellen: den erbjuder dig att fortsätta där du var.
notebook-asked =
    { $wanted ->
        [number] Ett heltal
        [percent] En { -odds }, från 0 till 100
        [choice] Något av { LIST($choices, kind: "comma") }
        [territory] Namnet på ett { -territory }
        [continent] Namnet på en { -continent }
        [territories] Namn på { -territory(form: "plural") }, i en lista
        [actions] Ett { -move }, eller flera i en lista: [{ $example }]
       *[action] Ett { -move }: { $example }
    }
## Puzzles: a position, a question, answers to choose from, and their worth in numbers.

puzzle-numbered = Kluring { $number }
written-day =
    { $day } { $month ->
        [1] januari
        [2] februari
        [3] mars
        [4] april
        [5] maj
        [6] juni
        [7] juli
        [8] augusti
        [9] september
        [10] oktober
        [11] november
       *[12] december
    } { $year }
puzzle-daily = Dagens { -puzzle }, { $date }
puzzle-kind-place = Var sätter du ut { -army(form: "plural") }?
puzzle-kind-stop = Sluta eller fortsätta?
puzzle-kind-way = Vilken väg?
puzzle-kind-trade = Byta in nu eller vänta?
puzzle-kind-break = Vilken { -continent } ska brytas?
puzzle-kind-leave = Vad ska stanna kvar?
puzzle-kind-setup = Var samlar du { -army(form: "plural") }?
puzzle-kind-fortify = Vilka { -army(form: "plural") } flyttar du?
puzzle-kind-defend = Hur många { -die(form: "plural") }?
puzzle-kind-mission = Vilken { -mission } är inom räckhåll?
puzzles = Kluringar
puzzles-number = nummer
puzzles-kind = fråga
puzzles-level = svårighet
puzzles-edition = utgåva
puzzles-mode = spelsätt
puzzle-level-easy = lätt
puzzle-level-medium = medel
puzzle-level-hard = svår
puzzle-text-place = Du är **{ SEAT($you) }**. Du har **{ $armies } { -army(form: "plural") }** att sätta ut innan du anfaller, och alla ska till ett och samma { -territory }.
puzzle-ask-place = Var gör de mest nytta för dig?
puzzle-text-stop = Du är **{ SEAT($you) }**. Du har erövrat ett { -territory }, så du får ett kort i slutet av { -turn(form: "the") }. Du har **{ $armies } { -army(form: "plural") }** { TERRITORY($source, case: "in") }, intill { TERRITORY($target) }.
puzzle-ask-stop = Slutar du här, eller fortsätter du?
puzzle-text-stop-anywhere =
    Du är **{ SEAT($you) }**. { $captured ->
        [yes] Du har erövrat ett { -territory }, så du får ett kort i slutet av { -turn(form: "the") }.
       *[no] Du har inte erövrat något { -territory } den här { -turn(form: "the") }.
    }
puzzle-text-way = Du är **{ SEAT($you) }**, med **{ $armies } { -army(form: "plural") }** { TERRITORY($source, case: "in") }. { $goal } Efter varje { -capture } går alla { -army(form: "plural") } utom en vidare.
puzzle-goal-break = Om du tar { TERRITORY($target) } bryter du { CONTINENT($continent) }, som ger { SEAT($seat) } { $bonus } { -army(form: "plural") } varje tur.
puzzle-goal-finish = { TERRITORY($target) } är allt du behöver för att behärska hela { CONTINENT($continent) }, som är värt { $bonus } { -army(form: "plural") } varje tur.
puzzle-goal-out =
    { TERRITORY($target) } är det sista { -territory(form: "the") } som { SEAT($seat) } har. { $cards ->
        [0] Om du tar det är { SEAT($seat) } utslagen.
        [one] Om du tar det får du { $cards } kort från { SEAT($seat) }.
       *[other] Om du tar det får du { $cards } kort från { SEAT($seat) }.
    }
puzzle-ask-way = Vilken väg ger störst { -odds } att ta { TERRITORY($target) }?
puzzle-text-trade = Du är **{ SEAT($you) }**, med **{ $armies } { -army(form: "plural") }** att sätta ut. Dina kort bildar ett { -set }. Varje { -set } som någon { -player } byter in gör nästa mer värt.
puzzle-text-trade-fixed = Du är **{ SEAT($you) }**, med **{ $armies } { -army(form: "plural") }** att sätta ut. Dina kort bildar ett { -set }, och bara symbolerna avgör hur många { -army(form: "plural") } det ger.
puzzle-ask-trade = Byter du in det den här { -turn(form: "the") }, eller väntar du?
puzzle-text-break = Du är **{ SEAT($you) }**. Du har **{ $armies } { -army(form: "plural") }** att sätta ut, sedan anfaller du. Andra behärskar hela { -continent(form: "plural") }.
puzzle-ask-break = Vilken av dem bryter du?
puzzle-text-leave = Du är **{ SEAT($you) }**. Från { TERRITORY($source) }, där **{ $armies } { -army(form: "plural") }** är kvar, har du just tagit { TERRITORY($target) }: { $least } till { $most } av dem får flytta in.
puzzle-ask-leave = Hur många stannar kvar?
puzzle-text-setup = Du är **{ SEAT($you) }**. Alla { -territory(form: "plural") } är tagna, och spelarna turas om att sätta ut en { -army } var. Du har **{ $armies } { -army(form: "plural") }** kvar, och alla ska till ett och samma { -territory }.
puzzle-own-mission = Din { -mission }: { $mission }
puzzle-own-capital = { TERRITORY($territory) } är din { -capital }.
puzzle-ask-setup = Var samlar du dem?
puzzle-text-fortify = Du är **{ SEAT($you) }**. Du har anfallit färdigt och får flytta { -army(form: "plural") } innan din tur är slut.
puzzle-ask-fortify = Vilken förflyttning gör du?
puzzle-text-defend =
    Du är **{ SEAT($you) }**. { CAPITALISED(SEAT($by)) } anfaller { TERRITORY($target) } ({ $armies }) från { TERRITORY($source) } ({ $attackers }) { $rolled ->
        [yes] och har slagit { LIST($numbers, kind: "comma") }.
       *[no] med { $dice ->
            [one] 1 { -die }.
           *[other] { $dice } { -die(form: "plural") }.
        }
    }
puzzle-ask-defend = Hur många { -die(form: "plural") } försvarar du dig med?
puzzle-text-mission = Du är **{ SEAT($you) }**, i början av din tur. Tänk dig att du nu fick välja { -mission }.
puzzle-ask-mission = Med vilken skulle du vinna oftast?
puzzle-do-place = { TERRITORY($territory) }
puzzle-do-all =
    { $armies ->
        [one] Den enda { -army(form: "the") } { TERRITORY($territory, case: "in") }
       *[other] Alla { $armies } { TERRITORY($territory, case: "in") }
    }
puzzle-do-stop = Sluta anfalla
puzzle-do-storm = Anfall { TERRITORY($target) } ända till slutet
puzzle-do-storm-from = Anfall { TERRITORY($target) } från { TERRITORY($source) } ända till slutet
puzzle-do-storm-until =
    Anfall { TERRITORY($target) }, men sluta när du har { $stop ->
        [one] 1 { -army }
       *[other] { $stop } { -army(form: "plural") }
    } kvar
puzzle-do-way = { LIST($names, kind: "then") }
puzzle-do-trade = Byt in det mot { number-of-armies }
puzzle-do-wait = Behåll { -card(form: "the-plural") } den här { -turn(form: "the") }
puzzle-do-put = { LIST($parts) }
puzzle-do-move = Flytta { LIST($parts, kind: "then") }
puzzle-do-stay = Flytta ingenting
puzzle-do-dice =
    { $dice ->
        [one] Med 1 { -die }
       *[other] Med { $dice } { -die(form: "plural") }
    }
puzzle-moved = { $armies } från { TERRITORY($source) } till { TERRITORY($target) }
puzzle-do-break = { CONTINENT($continent) }, från { TERRITORY($source) } genom { LIST($names, kind: "then") }
puzzle-do-leave = { $left } stannar kvar, { $armies } flyttar till { TERRITORY($target) }
puzzle-fact-attack = { TERRITORY($source) } ({ $attackers }) har { $chance } { -odds } att ta { TERRITORY($target) } ({ $defenders }).
puzzle-fact-until = Chansen att { TERRITORY($target) } faller dessförinnan är { $chance }.
puzzle-fact-finish =
    Därifrån är { -odds(form: "the") } att få hela { CONTINENT($continent) } den här { -turn(form: "the") } { $chance }: ytterligare { $armies ->
        [one] 1 { -army }
       *[other] { $armies } { -army(form: "plural") }
    } varje tur.
puzzle-fact-breaks = { CAPITALISED(SEAT($seat)) } förlorar då { CONTINENT($continent) } och dess { $armies ->
        [one] { -army }
       *[other] { $armies } { -army(form: "plural") }
    } varje tur.
puzzle-fact-guards = Området vaktar { CONTINENT($continent) } och dess { $armies ->
        [one] { -army }
       *[other] { $armies } { -army(form: "plural") }
    } varje tur.
puzzle-fact-free = { TERRITORY($territory) } vaktar ingen { -continent } som du behärskar.
puzzle-fact-threat =
    Med { $armies ->
        [one] 1 { -army }
       *[other] { $armies } { -army(form: "plural") }
    } { TERRITORY($territory, case: "in") } skulle ett { -attack } från { TERRITORY($source) } ({ $attackers }) ta { -territory(form: "the") } i { $chance } av fallen.
puzzle-fact-through = { TERRITORY($source) } ({ $attackers }) har { $chance } { -odds } att nå { TERRITORY($target) }, förbi sammanlagt { $total } { -defender(form: "plural") }.
puzzle-fact-after = I genomsnitt är { $left } av dess { -army(form: "plural") } kvar, intill { $attackers } { TERRITORY($source, case: "in") }.
puzzle-fact-harmless = Ingen fiende intill { TERRITORY($territory) } kan anfalla det.
puzzle-fact-quiet = Ingen fiende gränsar till { TERRITORY($territory) }.
puzzle-fact-set =
    Setet ger { number-of-armies }{ $bonus ->
        [0] { "" }
       *[other] , och { $bonus } till eftersom { -card(form: "the-plural") } visar ett av dina { -territory(form: "plural") }
    }; nästa { -set } som någon { -player } byter in ger { $next }.
puzzle-fact-together = Med det sätter du ut { number-of-armies } den här { -turn(form: "the") }.
puzzle-fact-dearer =
    { $sets ->
        [one] En { -opponent } kan byta in
       *[other] { $sets } { -opponent(form: "plural") } kan byta in
    } före din nästa tur; då skulle ditt { -set } ge { $armies }.
puzzle-fact-cards = { CAPITALISED(SEAT($seat)) } har { $cards } kort.
puzzle-fact-way = Försvarare: { LIST($numbers, kind: "comma") }, alltså { $total } sammanlagt; i genomsnitt är { $left } { -army(form: "plural") } kvar.
puzzle-fact-share = Du har { $held } av { $size } { -territory(form: "plural") } i { CONTINENT($continent) }, som är värt { number-of-armies } varje tur.
puzzle-fact-asked = Din { -mission } kräver { CONTINENT($continent) }.
puzzle-fact-would-finish =
    Vore det din tur då, skulle du därifrån få hela { CONTINENT($continent) } i { $chance } av fallen: ytterligare { $armies ->
        [one] 1 { -army }
       *[other] { $armies } { -army(form: "plural") }
    } varje tur.
puzzle-fact-capital = { TERRITORY($territory) } är din { -capital }.
puzzle-fact-guarded = { TERRITORY($territory) } vaktar { CONTINENT($continent) } och dess { $armies ->
        [one] { -army }
       *[other] { $armies } { -army(form: "plural") }
    } varje tur.
puzzle-fact-losses = I genomsnitt förlorar du { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } { -army(form: "plural") } i det här kastet och { -attacker(form: "the") } { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
puzzle-fact-holds = Om { -attack(form: "the") } drivs ända till slutet håller { TERRITORY($territory) } i { $chance } av fallen.
puzzle-fact-lacks =
    Du behöver fortfarande ta { $each ->
        [1] { "" }
       *[other] eller förstärka{ " " }
    }{ $lacking ->
        [one] { $lacking } { -territory }.
       *[other] { $lacking } { -territory(form: "plural") }.
    }
puzzle-fact-defended =
    { $armies ->
        [one] { $armies } { -army } står i vägen.
       *[other] { $armies } { -army(form: "plural") } står i vägen.
    }
puzzle-hint-place = Vad kan vart och ett av { -territory(form: "the-plural") } ta den här { -turn(form: "the") }, och vad kan ta det efteråt?
puzzle-hint-stop = Väg det du vinner om det går bra mot det som blir utsatt om det inte gör det.
puzzle-hint-way = Räkna { -defender(form: "the-plural") } längs varje väg, och en { -army } som stannar kvar vid varje { -step }.
puzzle-hint-trade = Vad är { -set(form: "the") } värt nästa tur, och vem byter in före dig?
puzzle-hint-break = Väg det som ägaren förlorar varje tur mot din { -odds } att bryta igenom.
puzzle-hint-leave = Vilken sida av { -border(form: "the") } kan fortfarande anfallas, och av hur många?
puzzle-hint-setup = Vilket { -territory } hjälper dig att få en hel { -continent }, och vem kan anfalla det?
puzzle-hint-fortify = Vilka { -army(form: "plural") } har ingen att slåss mot där de står, och var behövs de?
puzzle-hint-defend = Hur många { -army(form: "plural") } sätter du på spel beroende på hur många { -die(form: "plural") } du slår, och hur många riskerar { -attacker(form: "the") }?
puzzle-hint-mission = Räkna hur mycket varje { -mission } fortfarande kräver, och hur många { -army(form: "plural") } som står i vägen.
puzzle-hint-answer = { $answer }.
puzzle-otherwise = Räkna en gång till.
puzzle-wins = vinner { $chance } av { -game(form: "the-plural") }.
puzzle-arrives = når målet i { $chance } av fallen.
puzzle-best = **{ $answer }** vinner { $chance } av { -game(form: "the-plural") }, { $margin ->
        [one] { $margin } procentenhet
       *[other] { $margin } procentenheter
    } mer än det näst bästa (95{ "\u00A0" }%: { $low } till { $high }).
puzzle-best-exact = **{ $answer }** når målet i { $chance } av fallen, { $margin ->
        [one] { $margin } procentenhet
       *[other] { $margin } procentenheter
    } mer än det näst bästa.
puzzle-behind = Det svaret vinner { $chance } av { -game(form: "the-plural") }, { $behind ->
        [one] { $behind } procentenhet
       *[other] { $behind } procentenheter
    } mindre än det bästa.
puzzle-behind-exact = Det når målet i { $chance } av fallen, { $behind ->
        [one] { $behind } procentenhet
       *[other] { $behind } procentenheter
    } mindre än den bästa vägen.
puzzle-better = Det bästa svaret vinner { $chance } av { -game(form: "the-plural") }. { $facts }
puzzle-better-exact = Den bästa vägen når målet i { $chance } av fallen. { $facts }
puzzle-measured-games = Varje svar spelades till slutet { $games } gånger av { -bot(form: "plural") } ({ $bot }), med samma { -die(form: "plural") } för varje svar. Experten och andra { -bot(form: "plural") } ({ $other }) föredrar samma svar.
puzzle-measured-exact = Chanserna är exakta.

## Pages to print: one side with an edition's turn, dice and cards, and one with all editions.

sheet-title = { $edition }: { -rule(form: "the-plural") } på en sida
sheet-all = Utgåvorna sida vid sida
sheet-setup = Uppställning
sheet-turn = Turen
sheet-reinforce = 1 · Förstärkning
sheet-attack = 2 · Strid
sheet-rolls = Vad ett { -roll } kostar
sheet-capture = Efter en { -capture }
sheet-move = 3 · Trupprörelser
sheet-cards = Kort
sheet-win = Seger
sheet-dice = Tärningar
sheet-dice-against = { $attack } mot { $defence }
sheet-attacker-loses = Angriparen förlorar
sheet-both-lose = Båda förlorar
sheet-defender-loses = Försvararen förlorar
sheet-so = Gäller här.
sheet-signs = ° Utgåvans häfte säger inget; vi spelar som de flesta, eller som i en annan { -edition }. * Häftet är otydligt; så här tolkar vi det. – Utgåvan har inte den { -rule(form: "the") }.
sheet-sign-house = † En { -house-rule }.
beginners-title = En tur på en minut
beginners-map = Kartan, med vad varje { -continent } ger
beginners-aim =
    { $goal ->
        [missions] Lös <b>{ -mission(form: "the") }</b> på ditt kort, och håll den hemlig. När det är din tur:
        [capitals] Behärska tillräckligt många <b>{ -capital(form: "plural") }</b>, din egen inräknad. När det är din tur:
       *[other] Bli den <b>sista { -player(form: "the") }</b> på { -map(form: "the") }. När det är din tur:
    }
beginners-place = 1 · Sätt ut { -army(form: "plural") }
    .about =
        En { -army } för { $per_army ->
            [1] varje
            [2] vartannat
            [3] vart tredje
           *[other] vart { $per_army }:e
        } { -territory } du har, men <b>minst { $least }</b>. En hel { -continent } ger dessutom det antal som står på { -map(form: "the") }. Sätt ut dem i dina egna { -territory(form: "plural") }.
beginners-attack = 2 · Anfall, om du vill
    .about = Upp till { $attack } { -army(form: "plural") } får anfalla ett grannområde, med varsin { -die }; en { -army } måste stanna hemma. Försvararen får slå upp till { $defence }. Jämför de högsta { -die(form: "the-plural") }, sedan de näst högsta: den lägre förlorar en { -army }. <b>Vid oavgjort förlorar { -attacker(form: "the") } en.</b> Inga { -defender } kvar? Flytta in. Anfall så ofta du vill.
beginners-move = 3 · Flytta
    .about =
        { $movement ->
            [one] <b>En gång</b> per tur får du flytta { -army(form: "plural") } till ett eget grannområde.
           *[other] Du får flytta { -army(form: "plural") } till egna grannområden.
        } En måste stanna kvar.
beginners-card = Och ett kort
    .about = Har du erövrat ett { -territory }? Ta då <b>ett kort</b>. Tre med samma { -symbol }, eller ett av varje, ger { -army(form: "plural") } i en senare tur.
beginners-foot = Regler: { $edition }. På sidan bredvid står alla.

### Widget
## What the widget says on the kernel's side, and what it is asked for in vain.

link-to-no-game = Den här länken leder inte till något { -game }: { $why }. Välj ett här.
link-to-no-edition = Länken anger en { -edition } som inte finns här: { $why }. Du ser { -lesson(form: "the") } enligt dess egen { -edition }.
link-to-no-step = Länken anger ett { -step } som inte finns här: { $why }. Du ser det första.
link-unknown-fields = Länken har { LIST($fields, kind: "comma") }, som inte kan användas här. En länk kan ha { LIST($known, kind: "comma") }.
link-seed = slumptalsfröet måste vara ett heltal, inte ”{ $seed }”

### Pages of their own
## What the pages say that play by themselves, around the game.

site-play = Spela
site-title = { $page } – risk_widget
scorm-title = Reglerna, { -step } för { -step }
site-lesson = Lektion { $number }: { $title }
site-notebook = Som anteckningsbok
site-more = Mer att spela
site-board = Spelplanen: { $territories } { -territory(form: "plural") } på { $continents } { -continent(form: "plural") }
site-progress = Python laddas
site-no-script = Spelet behöver JavaScript: det körs helt i din webbläsare.
site-loading = Laddar Python…
site-setting-up = Ställer upp { -board(form: "the") }…
site-chosen = Ditt { -game } börjar så snart allt är klart.
site-waiting = Python håller fortfarande på att starta. Cellen körs så snart det är klart.
site-name = risk_widget
site-description = Brädspelet med 42 { -territory(form: "plural") }, mot { -bot(form: "plural") } eller med andra vid samma skärm, och en kurs i dess { -rule(form: "plural") }. Det fungerar också utan nätverk.
site-keeping = Förbereds för att fungera utan nätverk…
site-kept = Fungerar nu utan nätverk.
site-newer = Det finns en nyare version.
site-renew = Ladda om
site-without-network = Anteckningsböckerna kräver en internetanslutning.
site-without-network-play = Spelet och { -lesson(form: "the-plural") } gör det inte.
site-failed = Python kunde inte startas här. Ladda om sidan. Om det inte hjälper, prova en nyare webbläsare.
site-not-recorded = Lärplattformen tar inte emot ditt arbete, så ingenting sparas. Vi försöker igen med några sekunders mellanrum: låt sidan vara öppen.
site-no-platform = Ingen lärplattform hittades kring den här sidan, så ingenting sparas, och dina framsteg försvinner när du lämnar den. Vi fortsätter att leta. Det kan hjälpa att öppna { -lesson(form: "the") } igen från kursen.
platform-unread = Det arbete som lärplattformen har sparat för den här { -lesson(form: "the") } kan inte läsas här, så { -lesson(form: "the") } börjar om. Det sparade ersätts först när du gör något.

### A table: one game on several screens.

table-title = Risk, vid ett och samma bord
table-no-script = Spelet behöver JavaScript.
table-name = Ditt namn
table-code = Koden som värden visar
table-enter = Slå dig ner
table-joining = Söker efter bordet…
table-refused = Länken eller koden leder inte till något bord. Be värden om en ny.
table-busy = Just nu försöker för många ansluta. Försöker igen om en stund…
table-away = Värdens anteckningsbok är inte ansluten. Partiet fortsätter när den är tillbaka.
table-cut-off = Ingen anslutning. Försöker igen…
table-closed = Värden har stängt bordet.
table-full = Bordet är fullt.
table-sent-away = Värden har tagit bort dig.
table-seat = Värden har gett din plats till någon annan eller själv tagit över den.
table-bot = Värden har gett din plats till en { -bot }.
table-left = Du har lämnat bordet.
table-again = Din plats är öppen i ett annat fönster.
table-leave = Lämna bordet
table-no-server = Bordets server kunde inte nås.
table-server-gone = Bordets server har stannat. Du kan öppna bordet igen.
table-no-network = Datorn är inte ansluten till något lokalt nätverk.
table-no-address = Det går inte att öppna bordet på { $address }, port { $port }: datorn har inte den adressen, eller så är porten upptagen.
table-in-browser = Här körs Python i webbläsaren, dit andra skärmar inte når.
table-on-colab = Colab låter ingen annan nå { -game(form: "the") } i en anteckningsbok, så där spelar man vid en och samma skärm.
table-no-tornado = Flera skärmar kräver paketet tornado: pip install "risk-widget[table]".

## What is asked for in vain from Python.

widget-unbuilt = Gränssnittet till den här widgeten har inte byggts: kör `npm run build` i js/.

## What is asked for in vain from the page.

as-said = { $said }
refused-internal = Det gick inte att göra, på grund av ett internt fel.
refused-stale = Ställningen har ändrats sedan du valde. Välj igen.
refused-not-kept = Det { -game(form: "the") } finns inte kvar, eller så spelar någon annan det nu.
refused-no-game-yet = Det finns inget { -game } ännu. Starta ett först.
refused-same-dice = Tärningarna i det här { -game(form: "the") } kommer inte från något slumptalsfrö, så de kan inte slås om.
refused-play-on = Partiet var redan slut då, så det går inte att spela vidare därifrån.
refused-no-game = Det finns inget { -game } ännu.
refused-handover = { CAPITALISED(SEAT($seat)) } måste först ta över skärmen.
refused-no-person = Just nu är det inte en människas tur att bestämma.
refused-other-seat = Skärmen väntar inte på den här { -player(form: "the") }.
refused-nobody-there = Det finns inga kort att visa: ingen { -player } är vid skärmen.
refused-nothing-to-cover = Det finns inget att dölja.
refused-undo = Det finns inget att ångra.
refused-redo = Det finns inget att göra om.
refused-place-rest = Bara under uppställningen kan { -army(form: "plural") } sättas ut åt dig.
refused-auto-defend = Bara en människas { -defence } kan skötas automatiskt.
refused-replace-bot = Den här { -player(form: "the") }s { -bot } har inte slutat fungera.
refused-lesson = Det finns ingen { -lesson } { $lesson }; det finns { LIST($known) }.
refused-no-lesson = Det går bara i en { -lesson }, och här är ett { -game } öppet.
refused-lesson-open = Här är en { -lesson } öppen, och det går bara i ett { -game }.
refused-progress = Det här är inte sparade framsteg från { -lesson(form: "plural") }.
refused-seats = Spelarna i det här { -game(form: "the") } är { LIST($seats) }.
refused-edition = Det finns ingen { -edition } { $edition }; det finns { LIST($known) }.
refused-board = Det finns ingen { -board } { $board }; det finns { LIST($known) }.
refused-clause = Det finns ingen regelpunkt med det id:t.
refused-odds-places = För att räkna ut { -odds(form: "the-plural") } krävs ett utgångsområde och ett mål på den här { -board(form: "the") }.
refused-odds-armies = Det är för många { -army(form: "plural") } för att { -odds(form: "the-plural") } ska kunna räknas ut.
refused-no-battle = Inget slag väntar på sin { -defender }.
refused-review = Ett { -game } kan bara gås igenom när det är slut.
refused-turn = Partiet har { $turns ->
        [one] bara 1 { -turn }
       *[other] { $turns } { -turn(form: "plural") }
    }, så det finns ingen tur { $turn }.
refused-no-notebook = Det här { -game(form: "the") } visas inte i en anteckningsbok.
refused-coach = Coachens anmärkning är inte längre öppen.
refused-plans = Planer kan jämföras efter ett { -game }, eller under din egen { -turn } i ett { -game } som inte räknas för din nivå.
refused-branches = Ett parti kan ha högst { $most } egna planer. Ta bort en först.
refused-branch = Planen finns inte längre.
refused-branch-over = Planen avslutar partiet, så ingenting kan följa på den.
refused-draft = { $value } går inte här.
refused-draft-known = { $value } går inte här. Välj något av { LIST($known) }.
refused-draft-free = { CAPITALISED(TERRITORY($territory)) } har ingen ägare än. Välj en färg först.
refused-draft-seats = Ett { -game } har minst två spelare.
refused-draft-last = Det finns inget mer att ångra eller göra om.
refused-no-editor = Det går bara i ställningsredigeraren.
refused-editor-open = Ställningsredigeraren är öppen. Stäng den först.
refused-editor-counts = Det här { -game(form: "the") } räknas för din nivå, så ställningen kan inte ändras. Avsluta det först.
refused-editor-shown = Du kan ändra ställningen i det här { -game(form: "the") } när det är din tur, eller när det är slut.
refused-advice = I det här { -game(form: "the") } tillåter värden varken { -hint } eller coach, och inga { -move(form: "plural") } kan ångras.
refused-hint = Bara den { -player } vid den här skärmen som ska bestämma nu kan få ett { -hint }.
refused-exam-left = Ett { -game } i ditt prov är inte slut. Stäng { -lesson(form: "the") } och fortsätt { -game(form: "the") } från formuläret för nya { -game(form: "plural") }.
refused-exam = I ett prov finns det inga { -hint(form: "plural") }, och inga { -move(form: "plural") } kan ångras.
refused-why = Ange vad som ska förklaras: { LIST($known, kind: "or") }.
refused-step = Lektionen har inget sådant { -step }.
refused-a-day = Antalet frågor per dag måste vara ett heltal från 0 till { $most }.
refused-territory = Det finns inget sådant { -territory } på { -board(form: "the") }.
refused-moment = Partiet har { $moves } { -move } hittills; det finns inget { -move } { $move }.
refused-nothing-to-decide = Partiet är slut: det finns inget kvar att bestämma.
refused-cards-covered = Det går bara att fråga om { -card(form: "the-plural") } medan de visas.
refused-no-income = Inga { -army(form: "plural") } har delats ut den här { -turn(form: "the") }.
refused-no-roll = Det finns inget sådant { -roll } i { -game(form: "the") }.
refused-no-winner = Ingen har vunnit.
refused-for-the-host = Bara värden för bordet kan göra det.
refused-looking-on = Du är åskådare och spelar inte i det här { -game(form: "the") }.
refused-not-your-seat = Det bestämmer en annan { -player }.
refused-host-in-lesson = Värden har en { -lesson } eller ställningsredigeraren öppen. Partiet fortsätter efteråt.
refused-vote = En omröstning måste pågå i { $least } till { $most } sekunder.
refused-shown = Svaret har visats. Nästa fråga kommer snart.
refused-late = Tiden för den här frågan är ute.
refused-no-time = Den här frågan har ingen tidsgräns.
refused-time = Svarstiden för en fråga är högst { $most } sekunder.
refused-asked-for = Det är just det som frågan gäller. Svara först.
refused-class-answers = I en klass svarar eleverna på sina egna skärmar.
refused-no-table = Härifrån kan { -game(form: "the") } inte spelas på flera skärmar.
refused-no-such-seat = Det finns ingen sådan { -player } vid bordet.
refused-players-stay = Det här { -game(form: "the") } är slut, så spelarna och deras namn går inte att ändra. Välj spelare till nästa { -game } när du startar det.
refused-player-out = { CAPITALISED(SEAT($seat)) } är utslagen, så ingen annan kan ta över.
refused-no-such-pupil = Det finns ingen elev som heter { $name }.
refused-empty-name = Det saknas ett namn.
refused-name-taken = Någon heter redan { $name }.
## A bot that fails at the table.

bot-failed = Boten ”{ $bot }” kunde inte bestämma för { SEAT($seat) } ({ -round } { $round }, { PHASE($phase) }). { $why }
bot-raised = { $error }.
bot-chose-nothing = Den valde ingenting.
bot-chose = Den valde { $action }: { $error }.
bot-absent = Den finns inte här. Lägg till den med rw.add_bot, eller låt en annan { -bot } spela.
bot-too-slow =
    det tog längre tid än { $seconds ->
        [one] 1 sekund
       *[other] { $seconds } sekunder
    }
saved-no-text = Det finns ingen text: välj ett sparat { -game }, eller klistra in ett protokoll eller en { -position }.
saved-line = Rad { $line }: { $why }
item-id = Ett element behöver ett id: en text på 1 till { $most } tecken.
item-no-key = Ett element får bara ha id, base_seq och action, inte ”{ $key }”.
item-base-seq = base_seq måste vara numret på den ögonblicksbild som var på skärmen.
item-action = action måste vara ett objekt.
item-type = action behöver en type, som en text.
item-lacks-field = { $action } behöver fältet ”{ $field }”.
item-no-field = { $action } har inget fält ”{ $field }”.
item-field = Fältet ”{ $field }” i { $action } måste vara { $wanted }.
wanted-short-text = en kort text
wanted-text-or-null = en kort text, eller null
wanted-long-text = en text på högst { NUMBER($most, useGrouping: 1) } tecken
wanted-count = ett heltal, 0 eller mer
wanted-flag = true eller false
wanted-seed = ett heltal, eller null för vilket som helst
wanted-one-of = något av { LIST($known, kind: "comma") }
wanted-answer = ett heltal, en kort text eller en lista med korta texter
wanted-action = ett { -move }: ett objekt med namn och enkla värden
wanted-options = ett objekt med { -option(form: "the-plural") }s namn och enkla värden
wanted-copy = en sparad kopia av ett { -game }
wanted-languages = en lista med språktaggar
wanted-copies = en lista med beskrivningar av sparade { -game(form: "plural") }
wanted-seats = en lista med 2 till { $most } objekt som { $like }
wanted-seats-once = en lista där varje { -player } nämns en gång
## The picture of a game for a notebook that is read without a kernel.

still-none = Ett brädspel: inget { -game } har startats ännu.
still =
    { $edition }, { $mode }: { -round } { $round }, { $standing ->
        [won] { SEAT($seat) } har vunnit
        [over] slut
       *[turn] { SEAT($seat) } står på tur, { PHASE($phase) }
    }.
still-play = { $game } Kör cellen för att spela.
# For someone who has just run the cell and sees this in place of the game.
still-missing = Om du just har kört cellen saknas anywidget: installera det där Jupyter körs och ladda sedan om sidan.
## The rules in short: a turn in a minute.

short-goal =
    { $goal ->
        [missions] Du vinner genom att lösa din hemliga { -mission }{ $claim ->
            [own_turn] { " " }under din egen tur
           *[at_once] { "" }
        }, eller genom att vara den sista { -player(form: "the") } på { -board(form: "the") }.
        [capitals] Du vinner genom att behärska { $capitals } { -capital(form: "plural") } under din egen tur, din egen inräknad, eller genom att vara den sista { -player(form: "the") } på { -board(form: "the") }.
       *[last_player] Du vinner när { $third ->
            [yes] din { -opponent } inte har något { -territory } kvar; den tredje { -army(form: "the") } räknas inte
           *[no] ingen annan { -player } har något { -territory } kvar
        }.
    }
short-armies =
    Sätt ut nya { -army(form: "plural") }: en för { $per ->
        [one] varje
        [2] vartannat
        [3] vart tredje
       *[other] vart { $per }:e
    } { -territory } du behärskar, minst { $least }, och fler för varje hel { -continent }.
short-attack =
    Anfall grannområden så ofta du vill, och lämna alltid kvar en { -army }: { $attack ->
        [one] 1 { -die }
       *[other] upp till { $attack } { -die(form: "plural") }
    } mot { $defence ->
        [one] 1
       *[other] upp till { $defence }
    }. Den högre { -die(form: "the") } vinner; vid oavgjort vinner { -defender(form: "the") }. Varje förlorad jämförelse kostar en { -army }.
short-card =
    Ta ett kort om du har erövrat något. I en senare tur ger tre som bildar ett { -set } { $kind ->
        [fixed] { LIST($values, kind: "or") } { -army(form: "plural") }, efter { -symbol(form: "the-plural") }
       *[rising] { -army(form: "plural") }, fler ju längre { -game(form: "the") } har gått ({ LIST($values, kind: "comma") } …)
    }; med { $must } kort måste du byta in.
short-move =
    { $movement ->
        [one] Flytta { -army(form: "plural") } en gång, från ett av dina { -territory(form: "plural") } till ett annat intill.
        [unsplit] Flytta { -army(form: "plural") } mellan angränsande egna { -territory(form: "plural") } så ofta du vill, men dela inte upp { -army(form: "the-plural") } från ett { -territory } på flera andra.
       *[rested] Flytta { -army(form: "plural") } mellan angränsande egna { -territory(form: "plural") } så ofta du vill; de som har anfallit eller flyttats måste stanna.
    }
## What surrounds the position: missions, what was missed, the last screen.

so-far-continents = Du behärskar { LIST($parts) }.
so-far-whole = hela { CONTINENT($continent) }
so-far-part = { $held } av { $territories } { CONTINENT($continent, case: "in") }
so-far-further =
    { $whole } av { $wanted ->
        [one] ytterligare { $wanted } { -continent }
       *[other] ytterligare { $wanted } { -continent(form: "plural") }
    }
so-far-near =
    { $left ->
        [one] 1 { -territory }
       *[other] { $left } { -territory(form: "plural") }
    }{ $each ->
        [1] { "" }
       *[other] { " " }med minst { $each } { -army(form: "plural") }
    } återstår innan din { -mission } är löst.
so-far-to-take = Kvar att ta: { TERRITORIES($territories) }.
so-far-gone = { CAPITALISED(SEAT($seat)) } har inga { -army(form: "plural") } kvar.
so-far-left = { CAPITALISED(SEAT($seat)) } behärskar fortfarande { $territories ->
        [one] 1 { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    } med { number-of-armies }.
so-far-territories =
    { $instead ->
        [beaten] { CAPITALISED(SEAT($seat)) } slogs ut av någon annan, så din { -mission } gäller nu { -territory(form: "plural") }: du behärskar { so-far-held }
        [own] Det är din egen färg, så din { -mission } gäller { -territory(form: "plural") }: du behärskar { so-far-held }
        [absent] { CAPITALISED(SEAT($seat)) } är inte med, så din { -mission } gäller { -territory(form: "plural") }: du behärskar { so-far-held }
       *[none] Du behärskar { so-far-held }
    }.
so-far-held =
    { $each ->
        [1] { $held } av { $wanted }
       *[other] { $held ->
           [one] 1 { -territory }
          *[other] { $held } { -territory(form: "plural") }
       }, varav { $strong } med minst { $each } { -army(form: "plural") }; { $wanted } krävs
    }
news = { CAPITALISED(LIST($parts, kind: "semicolon")) }.
news-took =
    { SEAT($seat) } tog { $territories ->
        [one] 1 { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    }{ $all ->
        [yes] { " " }från dig
       *[no] { $yours ->
            [0] { "" }
           *[other] , varav { $yours } från dig
        }
    }
news-lost =
    { $you ->
        [yes] du har förlorat
       *[no] { SEAT($seat) } har förlorat
    } { CONTINENT($continent) }
news-won =
    { $you ->
        [yes] du behärskar
       *[no] { SEAT($seat) } behärskar
    } { CONTINENT($continent) }
news-out =
    { $you ->
        [yes] du är utslagen
       *[no] { SEAT($seat) } är utslagen
    }
since-took = { CAPITALISED(SEAT($seat)) } tog { TERRITORIES($territories) } från dig.
since-standing =
    Du { $lost ->
        [0] { "" }
        [one] förlorade 1 { -army } och{ " " }
       *[other] förlorade { $lost } { -army(form: "plural") } och{ " " }
    }behärskar { $territories ->
        [one] 1 { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    } med { number-of-armies }.
taken-back =
    Ångrat: { $kind ->
        [claim] att besätta { TERRITORY($territory) }
        [place] { number-of-armies } { TERRITORY($territory, case: "in") }
        [choose_capital] valet av { -capital }
        [trade] { -set(form: "the") } som byttes in mot { number-of-armies }
        [attack] { -attack(form: "the") } från { TERRITORY($source) } mot { TERRITORY($target) }
        [defend] { -defence(form: "the") } av { TERRITORY($target) } med { $dice ->
            [one] 1 { -die }
           *[other] { $dice } { -die(form: "plural") }
        }
        [occupy] { number-of-armies } som flyttade in { TERRITORY($target, case: "in") }
        [fortify] { number-of-armies } som flyttades från { TERRITORY($source) } till { TERRITORY($target) }
        [end_now] { -game(form: "the") }s slut
       *[end_phase] { $ended ->
            [reinforce] slutet på { -reinforcement(form: "the") }
            [attack] slutet på { -combat(form: "the") }
           *[turn] slutet på { -turn(form: "the") }
        }
    }{ $others ->
        [yes] , och det som andra gjorde efter det
       *[no] { "" }
    }.{ $again ->
        [yes] { " " }Om du slår om får { -die(form: "the-plural") } samma utfall.
       *[no] { "" }
    }
over-ended = Partiet avslutades i { -round } { $round }.
level-news =
    { $change ->
        [none]
            Det här { -game(form: "the") } räknas in i din nivå, som blir känd efter { $needed ->
                [one] { $needed } { -game } till
               *[other] { $needed } { -game(form: "plural") } till
            }.
        [first] Nu är din nivå känd: ungefär { $rung } av 10, { $bot } ({ level-range }).
        [up] Din nivå stiger till { $rung } av 10, { $bot } ({ level-range }).
        [down] Din nivå sjunker till { $rung } av 10, { $bot } ({ level-range }).
       *[same] Din nivå är fortfarande { $rung } av 10, { $bot } ({ level-range }).
    }
level-uncounted =
    Det här { -game(form: "the") } räknas inte in i din nivå: { $why ->
        [hint] du har bett om ett { -hint }.
        [undo] du ångrade ett { -move } efter att ha sett { -die(form: "plural") } eller en { -bot }s svar.
        [same_dice] du hade sett dess { -die(form: "plural") } förut.
        [python] ett program gjorde { -move } i det.
        [begun] du spelade det inte här från början.
        [coach] du hade hjälp av en coach.
        [rivals] det är inte känt hur stark en { -opponent } är.
        [early] nästan ingenting hade hänt när det slutade.
       *[ahead] du gav upp det utan att ligga under.
    }
level-if-given-up =
    { $why ->
        [lost] Det räknas som en förlust för din nivå.
        [early] Det räknas inte för din nivå: nästan ingenting har hänt än.
       *[ahead] Det räknas inte för din nivå: du ligger inte under.
    }
figure-rounds = Omgångar
figure-all-battles = Slag
figure-battles = Påbörjade slag
figure-won = Vunna slag
figure-won-of = { $won } av { $battles }
figure-taken = Tagna { -territory(form: "plural") }
figure-lost = Förlorade { -territory(form: "plural") }
figure-sets = Inbytta { -set }
figure-killed = Besegrade { -army(form: "plural") }
figure-fallen = Förlorade { -army(form: "plural") }
figure-luck = Tur med { -die(form: "the-plural") }
figure-luck-armies =
    { $sign ->
        [plus] +{ NUMBER($armies, minimumFractionDigits: 1, maximumFractionDigits: 1) }
        [minus] −{ NUMBER($armies, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[even] ±0
    } { -army(form: "plural") }
## Why: an income, a battle, a win, taken apart into lines.

why-pair =
    { $place ->
        [1] Högst
        [2] Näst högst
        [3] Tredje högst
        [4] Fjärde högst
       *[other] { $place }
    }: { $attack } för { SEAT($attacker) }, { $defence } för { SEAT($defender) }
why-loses =
    { $tie ->
        [yes] oavgjort: { SEAT($seat) }
       *[no] { CAPITALISED(SEAT($seat)) }
    } förlorar 1 { -army }
why-spare =
    { $dice ->
        [one] 1 { -die }
       *[other] { $dice } { -die(form: "plural") }
    } för { SEAT($seat) }
why-no-partner = ingen tärning att jämföra med
why-won-by = Vunnet genom
why-mission = Uppgiften
why-at-end = I slutet
why-capital = Huvudstad för { SEAT($seat) }
why-capital-held = { TERRITORY($territory) }, behärskas
why-territories = Behärskade { -territory(form: "plural") }
## Teach me: the parts of the game, and what is to be done in each of them.

part-claim = Att besätta { -territory(form: "plural") }
    .about = Spelarna besätter i tur och ordning ett ledigt { -territory } var, tills inga finns kvar.
part-claim-third = Att besätta { -territory(form: "plural") }
    .about = De två { -player(form: "the-plural") } besätter i tur och ordning ett { -territory } var, tills båda har en tredjedel av dem. Resten går till { SEAT("third") }.
part-place = Utplacering av de första { -army(form: "the-plural") }
    .about = De { -army(form: "plural") } du har kvar sätter du ut i egna { -territory(form: "plural") }, en varje gång det är din tur.
part-capital = Val av { -capital }
    .about = Varje { -player } väljer i hemlighet en { -capital }. Du vinner om du under din egen tur behärskar din egen { -capital } och tillräckligt många andra.
part-reinforce = Förstärkning
    .about = En tur börjar med nya { -army(form: "plural") } för { -territory(form: "plural") }, hela { -continent(form: "plural") } och kort.
part-reinforce-won = Kort som vunnits i strid
    .about = Du får { -card(form: "the-plural") } från den { -player } du har slagit ut, och byter in { -set } innan { -combat(form: "the") } fortsätter.
part-reinforce-third = Förstärkning till { SEAT("third") }
    .about = Den här { -army(form: "the") } tillhör ingen. Den får också nya { -army(form: "plural") }, och det är du som sätter ut dem.
part-attack = Strid
    .about = Anfall så ofta du vill, eller inte alls.
part-attack-third = { CAPITALISED(SEAT("third")) } anfaller
    .about = Du får leda den här { -army(form: "the") }, som inte tillhör någon, mot den { -player } vars tur det är.
part-defend = Försvar
    .about = Den { -player } som blir anfallen väljer hur många { -die(form: "plural") } som ska slås.
part-defend-third = Försvar för { SEAT("third") }
    .about = Den här { -army(form: "the") } tillhör ingen. Den blir anfallen, och du väljer hur många { -die(form: "plural") } den slår.
part-occupy = Inflyttning
    .about = Den sista { -defender(form: "the") } har fallit. Området är ditt, och du måste flytta in { -army(form: "plural") }.
part-occupy-third = Inflyttning för { SEAT("third") }
    .about = Den sista { -defender(form: "the") } har fallit. Området tillhör nu den { -army(form: "the") }, och du måste flytta in { -army(form: "plural") }.
part-fortify = Trupprörelser
    .about = Innan din tur är slut får du flytta { -army(form: "plural") } mellan egna grannområden.
todo-choose-free = Välj ett ledigt { -territory }.
todo-claim = Besätt det: en av dina { -army(form: "plural") } sätts ut där.
todo-choose-own = Välj ett av dina { -territory(form: "plural") }.
todo-place-one = Sätt ut en { -army } där.
todo-make-capital = Gör det till din { -capital }.
todo-trade-if-any = Byt in ett { -set } kort om du har något.
todo-trade = Byt in ett { -set } kort.
todo-place = Välj hur många { -army(form: "plural") } som ska dit, och sätt ut dem.
todo-go-on-to-combat = Gå vidare till { -combat(form: "the") } när alla { -army(form: "plural") } är utplacerade.
todo-combat-goes-on = När alla { -army(form: "plural") } är utplacerade fortsätter { -combat(form: "the") }.
todo-choose-third = Välj ett av dess { -territory(form: "plural") }.
todo-attack-from = Välj ett av dina { -territory(form: "plural") } att anfalla från.
todo-attack-target = Välj ett grannområde som någon annan behärskar.
todo-attack = Välj hur många { -army(form: "plural") } som ska anfalla, och slå.
todo-attack-from-third = Välj ett av dess { -territory(form: "plural") } att anfalla från.
todo-attack-target-third = Välj ett grannområde som tillhör den { -player } vars tur det är.
todo-defend = Välj hur många { -die(form: "plural") } du slår.
todo-move-in = Välj hur många { -army(form: "plural") } som ska flytta in.
todo-move-from = Välj ett { -territory } att flytta { -army(form: "plural") } från, eller avsluta { -turn(form: "the") }.
todo-move-to = Välj ett eget grannområde.
todo-move = Välj hur många { -army(form: "plural") } du flyttar.
## Teach me: what is possible now.

teach-number-of-territories =
    { $territories ->
        [one] 1 { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    }
teach-number-of-dice =
    { $dice ->
        [one] 1 { -die }
       *[other] { $dice } { -die(form: "plural") }
    }
# Whom armies are lost by: the object of "cost".
teach-you-or-third =
    { $third ->
        [yes] { SEAT("third") }
       *[no] dig
    }
teach-explained = { CAPITALISED($sentence) }
teach-nobody-beside = Ingen fiende finns intill just nu.
teach-beside = Fiender intill: { LIST($others) }.
teach-other = { TERRITORY($territory) } med { $armies }
teach-more = { $more } till
teach-none-weaker = Inget av dina { -territory(form: "plural") } är svagare än fienderna intill.
teach-in-danger = { TERRITORY($territory) } är i störst fara: { $armies } mot { $against } intill.
teach-watched = { CAPITALISED(SEAT($actor)) } bestämmer: { UNCAPITALISED($part) }.
teach-watched-defence = { CAPITALISED(SEAT($actor)) } blir anfallen { TERRITORY($target, case: "in") } och väljer antalet försvarstärningar.
teach-watched-defence-third = { CAPITALISED(SEAT("third")) } blir anfallen { TERRITORY($target, case: "in") }, och { SEAT($actor) } väljer dess { -die(form: "plural") }.
teach-free =
    { $free ->
        [one] 1 { -territory } är ledigt
       *[other] { $free } { -territory(form: "plural") } är lediga
    }, och du har { number-of-armies } kvar att sätta ut.
teach-in-hand = Du har { number-of-armies } kvar att sätta ut, i vilket som helst av dina { -territory(form: "plural") }.
teach-capital =
    { $territories ->
        [one] Bara ditt enda { -territory }
       *[other] Vilket som helst av dina { teach-number-of-territories }
    } kan bli din { -capital }. Bara du ser vilket.
teach-capital-taken = Om den erövras förlorar du alla dina { -army(form: "plural") } på dess { -continent }, och dina kort.
teach-to-place =
    { number-of-armies } måste sättas ut innan { $combat ->
        [yes] { -combat(form: "the") } fortsätter
       *[no] { -combat(form: "the") } börjar
    }.
teach-to-place-third = { number-of-armies } för { SEAT("third") } måste fortfarande sättas ut.
teach-number-of-cards = { $cards } kort
teach-no-cards = Du har inga kort ännu. En { -capture } ger ett.
teach-no-more-sets = Du har { teach-number-of-cards }. Du kan inte byta in fler nu.
teach-no-set = Du har { teach-number-of-cards } men inget { -set }.
teach-set =
    Dina { teach-number-of-cards } innehåller ett { -set } värt { number-of-armies }: { $must ->
        [yes] du måste byta in det
       *[no] du får byta in det eller behålla det
    }.
teach-no-attack =
    Inget { -territory } kan anfalla: det krävs 2 { -army(form: "plural") } och ett grannområde som { $third ->
        [yes] tillhör den { -player } vars tur det är
       *[no] tillhör någon annan
    }.
teach-attacks = Du kan anfalla från { teach-number-of-territories }, och { $targets } kan anfallas.
teach-strongest =
    Det starkaste { -attack(form: "the") } går från { TERRITORY($source) } med { $armies } mot { TERRITORY($target) } med { $against }{ $chance ->
        [none] { "" }
       *[other] ; drivs det till slutet lyckas det i { $chance } av fallen
    }.
teach-captured = Du har erövrat ett { -territory }, så du får ett kort den här { -turn(form: "the") }.
teach-capture-brings-card = Erövra ett { -territory } den här { -turn(form: "the") }, så får du ett kort.
teach-attacked =
    { CAPITALISED(SEAT($attacker)) } anfaller { TERRITORY($target) } med { teach-number-of-dice }{ NUMBER_OF($rolled) ->
        [0] { "" }
       *[other] { " " }och har slagit { LIST($rolled, kind: "comma") }
    }.
teach-defence-costs =
    { $dice ->
        [one] 1 { -die }
       *[other] { $dice } { -die(form: "plural") }
    } kostar { teach-you-or-third } i genomsnitt { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } { -army(form: "plural") } och { -attacker(form: "the") } { NUMBER($beaten, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
teach-may-move-in =
    { $armies ->
        [one] 1 { -army }
       *[other] { $armies } { -army(form: "plural") }
    } har anfallit: { $exactly ->
        [yes] precis { $least } måste
       *[no] { $least } till { $most } får
    } flytta in.
teach-no-movement = Ingen { -army } kan flyttas: avsluta { -turn(form: "the") }.
teach-movements = Du kan flytta { -army(form: "plural") } från { teach-number-of-territories }, men du behöver inte.
teach-idle = { number-of-armies } { TERRITORY($territory, case: "in") }: ingen fiende gränsar dit, så där finns inget att vakta.
## Teach me: what a move would do.

teach-would-claim =
    Du skulle behärska { $all ->
        [yes] { $territories ->
            [one] det enda
           *[other] alla { $territories }
        }
       *[no] { $held } av de { $territories }
    } { $territories ->
        [one] { -territory(form: "the") }
       *[other] { -territory(form: "the-plural") }
    } { CONTINENT($continent, case: "in") }. Hela { -continent(form: "the") } ger { number-of-armies } varje tur.
teach-would-place = { TERRITORY($territory) }: { $before } → { number-of-armies }.
teach-would-choose = Den förblir hemlig tills den tas från dig.
teach-would-end-reinforce =
    { $combat ->
        [yes] Striden fortsätter.
       *[no] Striden kommer härnäst.
    }
teach-would-end-attack = Du kan inte anfalla mer den här { -turn(form: "the") }.{ teach-draws }
teach-would-end-fortify = Din tur är slut.{ teach-draws }
teach-draws =
    { $draws ->
        [yes] { " " }Du drar ett kort.
       *[no] { "" }
    }
teach-would-attack =
    { $third ->
        [yes] { CAPITALISED(SEAT("third")) }
       *[no] Du
    } slår { teach-number-of-dice }, { SEAT($defender) } { $most ->
        [one] 1 { -die }
       *[other] upp till { $most } { -die(form: "plural") }
    }.
teach-would-cost = Med så många { -die(form: "plural") } kostar ett { -roll } { teach-you-or-third } { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } { -army(form: "plural") } och { SEAT($defender) } { NUMBER($beaten, minimumFractionDigits: 2, maximumFractionDigits: 2) } i genomsnitt. Vid oavgjort vinner { -defender(form: "the") }.
teach-would-win =
    Om { -attack(form: "the") } fortsätter till slutet tar { $third ->
        [yes] { SEAT("third") }
       *[no] du
    } { TERRITORY($target) } i { $chance } av fallen.
teach-would-fall = Om det faller nu måste minst { number-of-armies } flytta in.
teach-would-occupy = { TERRITORY($source) } behåller { $left }, och { TERRITORY($target) } får { $armies }.
teach-onward = Därifrån kan du anfalla vidare, mot { TERRITORIES($territories, kind: "or") }.
teach-nothing-beyond = Ingen fiende gränsar dit: { -army(form: "plural") } gör mer nytta någon annanstans.
teach-would-move = { TERRITORY($source) } behåller { $left }, och { TERRITORY($target) } har sedan { $armies }.
teach-one-movement = Det är din enda { -movement } den här { -turn(form: "the") }.
teach-more-movements = Du får flytta fler gånger efter den.

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
page-wild-card = Joker { $number }
page-third-title =
    { $kind ->
        [allied] Allierad { -army }
       *[neutral] Neutral { -army }
    }
page-person = Människa
page-bot =
    Bot: { $title }{ $beside ->
        [none] { "" }
       *[other] , ungefär nivå { $beside } av 10
    }
page-my-level =
    { $sureness ->
        [none] På min nivå
       *[other] På min nivå ({ $rung } av 10)
    }
    .about =
        { $sureness ->
            [none] På min nivå: lätta { -bot(form: "plural") } i tre { -game(form: "plural") }, sedan { -bot(form: "plural") } som är lika starka som du.
           *[other] På min nivå: { -bot(form: "plural") } som är lika starka som du, ungefär nivå { $rung } av 10, { level-sure } ({ $low } till { $high }). Om turordningen lottas kan du räkna med att vinna hälften av { -game(form: "the-plural") } mot en av dem, och en tredjedel mot två.
        }
page-armies = { number-of-armies }
page-dice =
    { $dice ->
        [one] 1 { -die }
       *[other] { $dice } { -die(form: "plural") }
    }
page-die = { -die } { $face }
page-pieces =
    { $count } { $piece ->
        [army] { $count ->
            [one] { -army }
           *[other] { -army(form: "plural") }
        }
        [artillery] artilleri
        [cavalry] kavalleri
        [infantry] infanteri
        [star] { $count ->
            [one] { -star }
           *[other] { -star(form: "plural") }
        }
        [tripod] { $count ->
            [one] treuddig pjäs
           *[other] treuddiga pjäser
        }
       *[other] { $piece }
    }
# No pieces.
page-no-pieces = inga
page-of = { $some } av { $all }
page-at-least = minst { $least }
page-at-most = högst { $most }
# Buttons next to a number; the label says what it counts: armies, dice.
page-fewer = { $label }: färre
page-more = { $label }: fler
page-percent = { display-percent }
page-percent-least = { display-percent-least }
page-percent-most = { display-percent-most }
page-listed = { LIST($items, kind: "comma") }
page-two-sentences = { two-sentences }
page-round =
    { $round ->
        [0] uppställning
       *[other] { -round } { $round }
    }
page-why = varför?
page-why-not = Varför inte?
page-why-so = Varför?
page-not-possible = Det går inte.
page-bot-failed = En { -bot } har slutat fungera
page-kept-damaged = Det som webbläsaren hade sparat kan inte läsas här. Det finns kvar i webbläsarens lagring under namnet { $name }, och från och med nu sparas allt på nytt.
page-kept-partly = En del av det som webbläsaren hade sparat kan inte läsas här. En kopia av alltihop finns kvar i webbläsarens lagring under namnet { $name }. Resten används som vanligt.
page-kept-full = Webbläsaren sparar ingenting: lagringsutrymmet är fullt, eller så är lagring inte tillåten. Det som sparades förut finns kvar.
page-kept-newer = Det som webbläsaren har sparat har skrivits av en nyare version av risk_widget och lämnas som det är. Från och med nu sparar den här versionen sina egna data bredvid.
page-kept-dropped = Webbläsarens lagring är full. För att få plats togs kopian av det äldsta { -game(form: "the") } bort: { $edition }, { $mode }, { -round } { $round }.
page-kept-most = Webbläsaren sparar kopior av högst fyra { -game(form: "plural") }. Den äldsta kopian har tagits bort: { $edition }, { $mode }, { -round } { $round }.
page-kernel-away = Kärnan svarar inte.
    .about = Det här är den sista { -position } som den skickade, och det du har gjort sedan dess kan ha gått förlorat. Om kärnan har startats om, kör cellen igen för att spela vidare. Om en annan cell körs, vänta på den.
page-kernel-silent = En sparad { -position }
    .about = Ingen kärna har svarat ännu. Kör cellen för att spela. Om kärnan är upptagen med en annan cell fortsätter { -game(form: "the") } när den är klar.
page-old-browser = Spelet behöver en nyare webbläsare: Chrome eller Edge 123, Firefox 128, Safari 17.5 eller senare.
page-bring-into-view = Visa
page-copy = Kopiera
page-copied = Kopierat.
page-copy-selected = Texten är markerad. Kopiera den med Ctrl+C.
## The buttons of the bar.

page-do-new-game = Nytt { -game }…
page-do-play-on = Spela vidare härifrån
page-do-back-to-game = Tillbaka till { -game(form: "the") }
page-do-back-to-saved = Tillbaka till senaste { -position(form: "the") }
page-do-resume = Fortsätt
page-do-stop = Stoppa
page-do-skip = Hoppa fram
page-do-save = Dela eller spara…
page-do-again = Spela igen
page-do-again-same-dice = Spela igen med samma { -die(form: "plural") }
page-do-replace-bot = Låt en annan { -bot } ta över
page-do-claim = Besätt { TERRITORY($territory) }
page-do-choose-capital = Gör { TERRITORY($territory) } till min { -capital }
page-do-place =
    Sätt ut { $armies }{ $more ->
        [yes] { " " }till
       *[no] { "" }
    } { TERRITORY($territory, case: "in") }
page-do-stop-placing = Sluta sätta ut
page-do-trade =
    Byt in mot { $armies }{ $places ->
        [0] { "" }
        [1] , +{ $extra } { TERRITORIES($on, case: "in") }
       *[other] , +{ $extra } vardera { $named ->
            [yes] { TERRITORIES($on, case: "in") }
           *[no] i { $places } { -territory(form: "plural") }
        }
    }
page-do-roll = Slå { page-dice }
page-do-fight-on = Slå vidare
page-do-occupy = Flytta in { $armies }
page-do-occupy-all = Flytta in alla { $armies }
page-do-move = Flytta { $armies }
page-do-end-phase =
    { $phase ->
        [reinforce] Avsluta { -reinforcement(form: "the") }
        [attack] Avsluta { -combat(form: "the") }
        [attack_third] Sluta anfalla
        [fortify] Avsluta { -turn(form: "the") }
       *[other] Avsluta { -phase(form: "the") }
    }
## The bar: the sentence that says what can be done next, and a second one next to it.

page-say = Vad du kan göra nu
    .away = Inget kan spelas förrän kärnan är tillbaka.
page-say-take =
    { $stop ->
        [1] { $chance } { -odds } att ta det
       *[other] { $chance }, sluta vid { $stop }
    }
page-say-hit = { $chance } träffchans
page-say-hold = { $chance } { -odds } att hålla
page-say-for-third = { CAPITALISED(SEAT($actor)) } bestämmer för { SEAT("third") }: { $what }
page-say-setup = Välj ett { -game }.
page-say-handover = Lämna över skärmen till { SEAT($seat) }.
    .sub = Det som bara { SEAT($seat) } får se är dolt tills { SEAT($seat) } tar över.
page-say-past = Tillbakablick: { $when }.
    .sub = Under tiden spelar { -bot(form: "the-plural") } vidare.
page-say-over =
    Det tog { $rounds ->
        [one] { $rounds } { -round }
       *[other] { $rounds } { -round(form: "plural") }
    }{ $won ->
        [yes] { "" }
       *[no] , och ingen har vunnit
    }.
page-say-bots-stopped = Botarna är pausade. Näst på tur är { SEAT($seat) }.
page-say-bot =
    { CAPITALISED(SEAT($seat)) } { $phase ->
        [claim] väljer ett { -territory }
        [place] sätter ut en { -army }
        [capital] väljer en { -capital }
        [reinforce] sätter ut nya { -army(form: "plural") }
        [reinforce_third] sätter ut { -army(form: "plural") } för { SEAT("third") }
        [attack] ska just anfalla
        [attack_third] bestämmer för { SEAT("third") }
        [defend] väljer { -die(form: "plural") }
        [occupy] flyttar in
        [fortify] får flytta { -army(form: "plural") }
       *[other] tänker
    }…
page-say-claim = Besätt ett ledigt { -territory }.
    .sub =
        { $free ->
            [one] { $free } { -territory } är ledigt
           *[other] { $free } { -territory(form: "plural") } är lediga
        }.
page-say-place = Sätt ut en { -army }; { $left } kvar.
    .sub =
        { $confirm ->
            [yes] Välj ett av dina { -territory(form: "plural") }.
           *[no] Den sätts genast ut i det { -territory } du väljer.
        }
page-say-placing-for-you = Dina { -army(form: "plural") } sätts ut, en varje tur…
page-say-placing = Sätter ut { TERRITORY($territory, case: "in") }, en { -army } varje tur…
    .sub = Du har { $left } kvar att sätta ut.
page-say-chosen = { TERRITORY($territory) } är valt.
page-say-placed =
    { $armies ->
        [one] 1 { -army } utplacerad
       *[other] { $armies } { -army(form: "plural") } utplacerade
    } { TERRITORY($territory, case: "in") }.
page-say-capital = Välj din { -capital }. Bara du ser den.
    .sub = Den förblir hemlig tills den faller.
page-say-reinforce =
    Sätt ut { $left } { $left ->
        [one] { -army }
       *[other] { -army(form: "plural") }
    }{ $more ->
        [yes] { " " }till
       *[no] { "" }
    } i dina { -territory(form: "plural") }.
    .sub = Striden börjar när alla är utplacerade.
    .step = Avsluta din { -reinforcement } när alla är utplacerade.
page-say-must-trade = Byt först in ett { -set } kort.
page-say-set-brings = Det valda { -set(form: "the") } ger { number-of-armies }.
page-say-set-brought = Ditt { -set } har gett { number-of-armies }.
page-say-may-also-trade = Du får också byta in ett { -set } kort.
page-say-may-still-trade = Du får fortfarande byta in ett { -set } kort.
page-say-all-placed = Alla { -army(form: "plural") } är utplacerade.
    .sub = Härnäst kommer { -combat(form: "the") }.
page-say-place-third = Sätt ut { number-of-armies } i dess { -territory(form: "plural") }.
    .third = sätt ut { number-of-armies } i dess { -territory(form: "plural") }.
    .sub = Därefter fortsätter { -turn(form: "the") } för { SEAT($seat) }.
page-say-attack = Anfall { TERRITORY($target) } från { TERRITORY($source) } med { number-of-armies }.
    .third = anfall { TERRITORY($target) } från { TERRITORY($source) } med { number-of-armies }.
page-say-ask-attack = Hur många { -army(form: "plural") } ska anfalla { TERRITORY($target) } från { TERRITORY($source) }?
page-say-ask-move = Hur många { -army(form: "plural") } ska flyttas från { TERRITORY($source) } till { TERRITORY($target) }?
page-say-ask-armies =
    Välj { $exact ->
        [yes] { $least ->
            [one] 1 { -army }
           *[other] { $least } { -army(form: "plural") }
        }
       *[no] { $least } till { $most } { -army(form: "plural") }
    }.
page-say-ask-dice =
    { $armies ->
        [one] Hur många { -die(form: "plural") } ska { -army(form: "the") } slå?
       *[other] Hur många { -die(form: "plural") } ska de { $armies } { -army(form: "the-plural") } slå?
    }
    .sub = Välj och slå sedan.
page-say-strengths =
    { TERRITORY($source) } har { $own ->
        [one] 1 { -army }
       *[other] { $own } { -army(form: "plural") }
    }, { TERRITORY($target) } { $their }.
page-say-attack-again = Anfalla igen?
    .third = anfalla igen?
page-say-choose-source = Välj ett { -territory } att anfalla från.
    .third = välj ett { -territory } att anfalla från.
    .sub =
        { $own } av { $third ->
            [yes] dess
           *[no] dina
        } { -territory(form: "plural") } kan anfalla.
page-say-no-attack = Inget anfall är möjligt.
    .third = inget anfall är möjligt.
    .sub = Avsluta { -combat(form: "the") } för att gå vidare.
page-say-choose-target = Välj ett mål för { TERRITORY($source) }.
    .third = välj ett mål för { TERRITORY($source) }.
    .sub = { CAPITALISED(TERRITORIES($targets)) } kan anfallas.
page-say-rolling = Slår tills { TERRITORY($target) } faller eller { TERRITORY($source) } har { $left } kvar…
page-say-gained = Du har erövrat { TERRITORY($target) }.
page-say-drew = Du drar { -card(form: "the") } { page-card }.
page-say-drew-wild = Du drar en { -wild-card }.
page-say-beaten =
    { CAPITALISED(SEAT($seat)) } är utslagen{ $cards ->
        [0] { "" }
        [one] : du får { $cards } kort
       *[other] : du får { $cards } kort
    }.
page-say-not-taken = { TERRITORY($target) } togs inte.
page-say-lost = { CAPITALISED(SEAT($seat)) } förlorade { number-of-armies }.
page-say-lost-each = Båda sidor förlorade { number-of-armies } var.
page-say-lost-both =
    { CAPITALISED(SEAT($attacker)) } förlorade { $own ->
        [one] 1 { -army }
       *[other] { $own } { -army(form: "plural") }
    }, { SEAT($defender) } { $their ->
        [one] 1 { -army }
       *[other] { $their } { -army(form: "plural") }
    }.
page-say-series =
    På { $rolls } { -roll } förlorade { SEAT($attacker) } { $lost } och { SEAT($defender) } { $beaten }: { $dice ->
        [kind] { SEAT($attacker) } hade tur
        [unkind] { SEAT($attacker) } hade otur
       *[usual] ungefär som väntat
    }.
page-say-bot-attacks = { CAPITALISED(SEAT($seat)) } anfaller { TERRITORY($target) } från { TERRITORY($source) }.
page-say-you-held =
    { $you ->
        [yes] Du
       *[no] { CAPITALISED(SEAT($seat)) }
    } höll { TERRITORY($target) }: { $by }
page-say-you-lost =
    { $you ->
        [yes] { CAPITALISED(SEAT($attacker)) } tog { TERRITORY($target) } från dig.
       *[no] { CAPITALISED(SEAT($attacker)) } tog { TERRITORY($target) } från { SEAT($seat) }.
    }
page-say-you-lost-armies =
    { $you ->
        [yes] Du
       *[no] { CAPITALISED(SEAT($seat)) }
    } förlorade { $lost ->
        [one] 1 { -army }
       *[other] { $lost } { -army(form: "plural") }
    } { TERRITORY($target, case: "in") }; { $left } är kvar.
page-say-choose-dice = Välj dina { -die(form: "plural") }.
page-say-defend = { CAPITALISED(SEAT($attacker)) } anfaller { TERRITORY($target) } med { page-dice }. { $asked }
page-say-defend-rolled = { CAPITALISED(SEAT($attacker)) } slog { LIST($rolled) } mot { TERRITORY($target) }. { $asked }
page-say-defend-with =
    Försvara dig med { LIST($dice, kind: "or") } { NUMBER_OF($dice) ->
        [one] { -die }
       *[other] { -die(form: "plural") }
    }.
    .third =
        försvara den med { LIST($dice, kind: "or") } { NUMBER_OF($dice) ->
            [one] { -die }
           *[other] { -die(form: "plural") }
        }.
page-say-defend-called =
    { CAPITALISED(SEAT($seat)) }, försvara dig med { LIST($dice, kind: "or") } { NUMBER_OF($dice) ->
        [one] { -die }
       *[other] { -die(form: "plural") }
    }.
page-say-fallen = { TERRITORY($target) } har fallit. { $move }
page-say-yours = Du har erövrat { TERRITORY($target) }. { $move }
page-say-move-in =
    Flytta in { $exact ->
        [yes] { $least ->
            [one] 1 { -army }
           *[other] { $least } { -army(form: "plural") }
        }
       *[no] { $least } till { $most } { -army(form: "plural") }
    }.
    .third =
        flytta in { $exact ->
            [yes] { $least ->
                [one] 1 { -army }
               *[other] { $least } { -army(form: "plural") }
            }
           *[no] { $least } till { $most } { -army(form: "plural") }
        }.
    .sub =
        { $armies ->
            [one] Minst den { -army } som anföll
           *[other] Minst de { $armies } som anföll
        }; minst 1 måste stanna kvar { TERRITORY($source, case: "in") }.
page-say-range =
    { $exact ->
        [yes] { $most }
       *[no] { $least } till { $most }
    }
page-say-fortify =
    Välj ett { -territory } att flytta { -army(form: "plural") } från, eller avsluta { -turn(form: "the") }.
    .sub = Du kan flytta { -army(form: "plural") } från { $own ->
            [one] { $own } { -territory }
           *[other] { $own } { -territory(form: "plural") }
        }.
page-say-move = Flytta { number-of-armies } från { TERRITORY($source) } till { TERRITORY($target) }.
    .sub =
        { $armies ->
            [one] { $armies } { -army }
           *[other] { $armies } { -army(form: "plural") }
        } stannar kvar { TERRITORY($source, case: "in") }.
page-say-one-movement =
    Det är din enda { -movement }{ $ends ->
        [yes] , och den avslutar din tur
       *[no] { " " }den här { -turn(form: "the") }
    }.
page-say-one-movement-in-turn = Du får göra en { -movement } per tur.
page-say-moved-already = Du har gjort din enda { -movement }.
page-say-move-where = Välj vart du vill flytta { -army(form: "plural") } från { TERRITORY($source) }.
    .sub = De kan flyttas till { TERRITORIES($targets, kind: "or") }.
page-say-end-turn = Avsluta { -turn(form: "the") }.
    .sub = Inga { -army(form: "plural") } kan flyttas.
## The map: what a screen reader says of a territory, and the marks that are on it.

page-map =
    Karta, { $territories ->
        [one] { $territories } { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    }
page-map-holder =
    { $holder ->
        [none] ledigt
        [red] röd
        [blue] blå
        [green] grön
        [yellow] gul
        [black] svart
        [purple] lila
        [allied] { -allied-army }
        [neutral] { -neutral-army }
       *[other] { $holder }
    }
page-colour = { CAPITALISED(page-map-holder) }
page-map-placed =
    { $armies ->
        [one] { $armies } just utplacerad
       *[other] { $armies } just utplacerade
    }
page-map-proposed = { $armies } att sätta ut
page-map-tired =
    { $armies ->
        [one] { $armies } trött
       *[other] { $armies } trötta
    }
page-map-taken = taget från { page-map-holder }
page-map-capital = { -capital } för { page-map-holder }
page-map-own-capital = din hemliga { -capital }
page-map-bonus = +{ $armies } per tur
page-map-bonus-lost = −{ $armies } per tur
page-map-find = Sök { $words }…
page-map-larger = Större { -map }
page-map-smaller = Mindre { -map }
# The short one stands on a small button: all of the map.
page-map-whole = Hela { -map(form: "the") }
    .short = Allt
# Marks say something of the territory that bears them: "attacks" of an attacker.
page-mark-goal = behövs för din { -mission }
page-mark-changed = taget sedan din förra tur
page-mark-attacks = anfaller
page-mark-target = mål
page-mark-attackable = kan anfallas
page-mark-can-attack = kan anfalla
page-mark-from = från
page-mark-to = till
page-mark-reachable = kan nås
page-mark-can-move = kan flytta
page-mark-receives = kan ta emot { -army(form: "plural") }
page-mark-gives = kan skicka { -army(form: "plural") }
page-mark-chosen = valt
page-mark-reinforceable = kan förstärkas
page-mark-choosable = kan väljas
page-mark-free = ledigt
page-mark-here = här
page-mark-from-here = härifrån
page-mark-to-here = hit
page-mark-look-here = titta här
page-mark-your-answer = ditt svar
page-mark-the-answer = svaret
page-mark-not-allowed = inte tillåtet
page-mark-of-lesson = markerat i { -lesson(form: "the") }
page-mark-too = { $mark } också
page-mark-capital = { -capital }, avslöjad
page-mark-own-capital = din { -capital }, hemlig
page-mark-tired = trötta: får inte flyttas
page-mark-hint-look = { -hint }: titta här
page-mark-hint-this = { -hint }: det här
page-mark-hint-put = { -hint }: { -army(form: "plural") } hit
page-mark-hint-from = { -hint }: härifrån
page-mark-hint-to = { -hint }: hit
## The head, the menu, and the keys that are printed below everything.

page-head-reinforce = Förstärk
page-head-attack = Anfall
page-head-move = Flytta
page-head-parts = Turens delar
page-head-won = vann · { page-round }
page-head-ended = avslutat · { page-round }
page-head-you = du
page-head-own =
    { $turn ->
        [yes] Din tur
       *[no] Du
    }
page-head-next = nästa · { page-round }
page-head-attacks = anfaller · { page-round }
page-head-your-turn = din tur · { page-round }
page-head-bot = { -bot } · { page-round }
page-head-undo = Ångra
page-head-redo = Gör om
page-offer-full-screen = Spelplanen kan fylla hela skärmen.
    .no = Inte nu
page-offer-sideways = Lägg telefonen på sidan, så blir { -map(form: "the") } mycket större.
    .yes = Vrid den
page-head-full-screen =
    { $full ->
        [yes] Lämna helskärm
       *[no] Helskärm
    }
page-wall = Storbild
    .about = Helskärm med stora bokstäver, för en projektor: frågan, svaren och kartan
    .leave = Lämna storbild
page-menu = Mer
page-menu-files = Dela, spara och öppna
page-menu-others = Spela med andra
page-menu-settings = Inställningar
page-language = Språk
page-menu-save = Dela eller spara { -game(form: "the") }…
page-menu-load = Öppna { -game } eller { -position }…
page-menu-position = Kopiera { -position(form: "the") }…
page-menu-new = Nytt { -game }…
page-menu-end = Avsluta { -game(form: "the") }…
page-menu-table = Spela på flera skärmar…
page-menu-class = Undervisa en klass
page-menu-sounds = Ljud
page-menu-sure = Avgör nästan säkra slag direkt ({ $chance })
page-menu-printed-dice = Tärningar i { -edition(form: "the") }s färger
page-menu-confirm = Bekräfta varje { -step }
page-menu-evaluation = Visa vem som leder
page-hint = Tips
page-hint-title = Tips
page-hint-close = Stäng { -hint(form: "the") }
page-hint-level = Hur mycket som visas
page-hint-levels =
    { $level ->
        [nudge] En vink
       *[plan] Planen
    }
page-hint-do = Gör det
page-hint-numbered = De { $steps } första { -attack(form: "the-plural") } är numrerade på { -map(form: "the") }.
page-coach = Coach
    .about = bedömer dina beslut medan du spelar; { -game(form: "plural") } med coach räknas inte för din nivå
page-coach-when =
    { $when ->
        [off] av
        [mistakes] efter ett misstag
       *[decisions] efter varje beslut
    }
page-coach-thinking = Coachen bedömer ditt beslut.
page-coach-close = Stäng anmärkningen
page-coach-tries =
    { $tries ->
        [one] Ett försök kvar.
       *[other] { $tries } försök kvar.
    }
page-coach-kept = Det kommer tillbaka i morgon, under ”Mina misstag”.
page-coach-find = Hitta något bättre
page-coach-back = Ångra
page-coach-keep = Spara till i morgon
page-coach-show = Visa mig
page-chances = Chans att vinna
page-chances-assume =
    { $own ->
        [own] utifrån det du vet
       *[none] utifrån det alla ser
    }, om alla spelar ungefär lika bra som experten
page-menu-teach = Förklara varje { -move }
page-menu-defends = { CAPITALISED(SEAT($seat)) } försvarar sig alltid med det bästa antalet { -die(form: "plural") }
page-bots = Botar
page-bots-speed = Hastighet
    .label = Botarnas hastighet
page-bots-at =
    { $speed ->
        [normal] Normal
        [fast] Snabb
        [instant] Max
       *[other] { $speed }
    }
page-keys = Tangenter och markeringar
page-keys-in-game = Medan du spelar
page-marks = På { -map(form: "the") }
page-marks-tag =
    En bricka visar ägarens tecken och färg och antalet { -army(form: "plural") } där{ $third ->
        [yes] { " " }(den tredje { -army(form: "the") } har inget tecken)
       *[no] { "" }
    }. En streckad linje förbinder { -territory(form: "plural") } över havet. Talet bredvid en { -continent }s namn är vad den ger varje tur till den { -player } som behärskar hela.
page-key-next-move = föregående, nästa { -move }
page-key-next-territory = nästa { -territory }
page-key-find = sök på namn
page-key-next-possible = nästa, föregående val
page-key-choose = välj, utför sedan
page-key-at-once =
    { $claim ->
        [yes] besätt
       *[no] sätt ut en { -army }{ $armies ->
            [1] { "" }
           *[other] , { $armies } { TERRITORY($territory, case: "in") }
        }
    }
page-key-so-many = så många där
page-key-back = tillbaka
page-key-stop-placing = sluta sätta ut
page-key-dice = { -die(form: "plural") }
page-key-always = alltid det bästa svaret
page-key-armies = { -army(form: "plural") }
page-key-all = alla { $armies }
    .any = alla
page-key-least = så få som möjligt: { $armies }
    .any = så få som möjligt
page-key-rest = alla { $armies } här, en varje tur
page-key-end-phase = avsluta { -phase(form: "the") }
page-key-fight = slå vidare
page-key-skip = hoppa fram till ditt nästa beslut
page-key-for-me = sätt ut resten åt mig
page-key-set = välj det bästa { -set(form: "the") }, sedan nästa
page-key-trade = byt in det
page-key-hint =
    { $level ->
        [nudge] planen
       *[other] { -hint }
    }
page-key-undo = ångra
page-key-redo = gör om
page-key-why = varför
page-key-with-shift = Skift+{ $key }
## The table of the players.

page-players = Spelare
page-players-player = Spelare
page-players-territories = Områden
page-players-armies = Arméer
page-players-pieces = som pjäser
page-players-cards = Kort
page-players-continents = Kontinenter
page-players-income = Nästa { -reinforcement }
    .short = Nästa
page-players-bot =
    { $bot ->
        [easygoing] lätt
        [cautious] normal
       *[other] { $bot }
    }
page-players-out =
    utslagen i { -round } { $round }{ $by ->
        [none] { "" }
       *[other] , av { $sign } { SEAT($by) }
    }
page-players-out-here =
    { $by ->
        [none] inte längre med
       *[other] utslagen av { $sign } { SEAT($by) }
    }
page-players-nobody = ingen
page-players-half = hälften
## The panels: set-up, reinforcement, cards.

page-claim = Lediga { -territory(form: "plural") }
page-claim-own = du behärskar { $own }
page-claim-in-hand = { number-of-armies } kvar att sätta ut
page-in-hand = Arméer kvar att sätta ut
page-in-hand-rest = Alla { -army(form: "plural") } du har kvar, en varje gång det är din tur
page-in-hand-for-me = Sätt ut resten åt mig
    .how = En { -army } varje tur, vid dina { -border(form: "plural") }: flest där du är mest underlägsen.
page-in-hand-all = Alla { $armies } { TERRITORY($territory, case: "in") }
page-capital = En { -capital }
page-capital-why = Vad är en { -capital }?
page-reinforce = Arméer den här { -turn(form: "the") }
page-reinforce-third = För { SEAT("third") }
page-reinforce-total = Totalt
page-reinforce-on = { CAPITALISED(TERRITORY($territory, case: "in")) }
page-reinforce-there = { $armies } där nu → { $after }
page-reinforce-all = Sätt ut alla { $armies }
page-reinforce-armies = Arméer att sätta ut
page-reinforce-why = Varför { $armies }?
page-reinforce-why-third = Varför sätter jag ut dem?
page-armies-left =
    <b>{ $left } kvar</b>{ $placed ->
        [0] { "" }
        [one] , { $placed } utplacerad
       *[other] , { $placed } utplacerade
    }
page-since = Sedan din förra tur
page-cards = Dina kort
page-cards-held =
    { $cards } kort{ $trade ->
        [now] : du måste byta in
        [next] ; nästa tur måste du byta in
        [later] ; med { $due } måste du byta in
       *[no] { "" }
    }
page-cards-none = Du får ett genom att erövra ett { -territory } under din tur.
page-cards-earned =
    Du drar ett kort { $drawn ->
        [end_of_turn] i slutet av din tur
       *[after_combat] när du avslutar { -combat(form: "the") }
    }.
page-cards-next-set = Partiets nästa { -set } ger { number-of-armies }.
page-cards-set-values = Ett { -set } ger { LIST($values, kind: "comma") }.
page-cards-set-value =
    { $armies } ({ $kind ->
        [one_of_each] ett av varje
       *[other] { SYMBOL($kind) }
    })
page-card-wild = Joker
    .symbol = valfri { -symbol }
page-card-yours = ditt
page-cards-no-set = Du har inget { -set } ännu.
page-cards-wrong-set = De tre { -card(form: "the-plural") } bildar inget { -set }.
page-cards-choose-set = Välj tre kort som bildar ett { -set }.
page-cards-others = Välj kort till ett annat { -set }.
page-cards-bonus-for = Extra { -army(form: "plural") } till:
page-cards-trade = Byt in { -set(form: "the") }
page-covered = Bara för dig
page-covered-title = Dolt
page-covered-cards = { $cards } kort
page-covered-mission = 1 { -mission }
page-covered-about = { LIST($hidden) }: visas inte på den här sidan ännu
page-covered-show = Visa · bara för dig
page-mission = Din { -mission }
page-goal = Så vinner du
page-mission-cover = Dölj
page-capital-own = Din { -capital }
page-capitals-shown = Avslöjade: { LIST($items) }
page-capital-of = { TERRITORY($territory) } ({ SEAT($seat) })
## The panels: attack, defence, movement.

page-attack = Det här { -attack(form: "the") }
page-attack-armies = Angripare
    .label = Arméer som anfaller
page-attack-dice = Tärningar
page-attack-why-allied = Varför anfaller { SEAT($seat) }?
page-odds-exact = exakt, enligt tärningsreglerna i { -edition(form: "the") } { $edition }
page-odds-hit = Nästa { -roll }: { $chance } { -odds } att besegra minst en { -army }.
page-odds-kept = { -army(form: "plural") } kvar
page-odds-keeps = { -army(form: "plural") } som { SEAT($seat) } har kvar
page-odds-spoken = { CAPITALISED(LIST($sides, kind: "semicolon")) }
page-odds-side = { $side }: { LIST($chances, kind: "comma") }
page-odds-chance = { $armies }: { $chance }
page-odds-how = Hur räknas det ut?
    .about = Varje möjligt { -roll } räknas, och båda sidor slår alltid så många { -die(form: "plural") } de får. Inga stickprov, inga gissningar.
page-until-armies = Sluta när { TERRITORY($source) } har { $armies } kvar
    .label = Sluta när { TERRITORY($target) } faller eller { TERRITORY($source) } har så här många { -army(form: "plural") } kvar
page-roll = Kastet
page-roll-loss =
    { $tie ->
        [yes] oavgjort:{ " " }
       *[no] { "" }
    }{ $sign } −1
page-roll-sound = Ljud på?
page-roll-why = Varför de här förlusterna?
page-roll-because = Varje par kostar en { -army }: den högre { -die(form: "the") } vinner.
    .tie =
        Varje par kostar en { -army }: den högre { -die(form: "the") } vinner, och vid oavgjort, som { $attack } = { $defence }, vinner { $winner ->
            [attack] { -attacker(form: "the") }
           *[defence] { -defender(form: "the") }
        }.
page-defence-dice = Tärningar
# The caption of a table with a row for each number of dice.
page-defence-average = Förlorade { -army(form: "plural") } i genomsnitt
page-defence-loses = förlorar
page-defence-why = Varför de här { -die(form: "the-plural") }?
page-defence-for-me = Försvara åt mig från och med nu
    .how = Alltid med det bästa antalet { -die(form: "plural") }.
page-occupy = Arméer att flytta in
page-occupy-proposal =
    Förslag: { $armies }. { $behind ->
        [0] { TERRITORY($source) } har inga fiender intill.
       *[other] { $ahead ->
            [0] { TERRITORY($target) } har inga fiender intill.
           *[other] Fientliga { -army(form: "plural") } intill { TERRITORY($source) }: { $behind }; intill { TERRITORY($target) }: { $ahead }.
        }
    }
page-occupy-why = Varför minst { $least }?
page-move = Trupprörelser
page-move-about = Flytta { -army(form: "plural") } från ett av dina { -territory(form: "plural") } till ett annat intill, eller låt dem stå kvar.
page-move-how-often = Hur ofta får jag flytta?
page-move-armies = Arméer att flytta
page-move-keeps = { TERRITORY($territory) } behåller
page-move-gets = { TERRITORY($territory) } har sedan
page-move-why = Varför högst { $most }?
page-tired = Trötta { -army(form: "plural") }
page-tired-why = Varför kan de inte flyttas?
## The end of a game, the hand-over, the log, and looking back.

page-winner = { CAPITALISED(SEAT($seat)) } vinner
page-winner-you = Du vinner
page-winner-with =
    Omgång { $round }: { $territories ->
        [one] { $territories } { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    } och { $armies ->
        [one] { $armies } { -army }
       *[other] { $armies } { -army(form: "plural") }
    }
page-great-out =
    { $you ->
        [yes] Du
       *[no] { CAPITALISED(SEAT($seat)) }
    } är utslagen.
page-great-taken =
    { $you ->
        [yes] Du
       *[no] { CAPITALISED(SEAT($seat)) }
    } behärskar hela { CONTINENT($continent) }.
page-great-lost =
    { $you ->
        [yes] Du
       *[no] { CAPITALISED(SEAT($seat)) }
    } behärskar inte längre hela { CONTINENT($continent) }.
page-great-cards =
    { $you ->
        [yes] Du
       *[no] { CAPITALISED(SEAT($seat)) }
    } byter in alla { -card(form: "plural") } på handen mot { number-of-armies }.
page-over-chart = Hur det gick
    .label = Vad diagrammet visar
page-over-of =
    { $of ->
        [territories] Områden
       *[armies] Arméer
    }
page-over-table = Som tabell
    .label = Diagrammets värden
page-over-round = Omgång
page-over-axis = { -round }
page-over-end = slut
page-over-spoken = { page-over-of } per { -round }: { LIST($items, kind: "semicolon") }
page-over-first-last = { CAPITALISED(SEAT($seat)) } { $first } i början, { $last } vid slutet
page-over-figures =
    { $seat ->
        [none] I siffror
       *[other] { CAPITALISED(SEAT($seat)) } i siffror
    }
    .own = Ditt { -game } i siffror
page-over-players = Alla spelares siffror
page-over-missions = Allas { -mission(form: "plural") }
page-review = Genomgång
page-review-open = Gå igenom { -game(form: "the") }
page-review-nothing = Ingen tur spelades, så det finns inget att gå igenom.
page-review-spoken = Chans att vinna, tur för tur: { LIST($items, kind: "semicolon") }
page-review-chances = Chans att vinna
page-review-points = Vändpunkter
page-review-summary = Partiet i korthet
page-review-try = Prova härifrån
page-review-look = Visa
page-review-board = Spelplanen som den var då
page-review-points-none = Ingen tur ändrade { -odds(form: "the") } att vinna med 5 procentenheter eller mer.
page-review-luck = Vad { -die(form: "the-plural") } gjorde
page-review-luck-chance = Ökad { -odds }, procentenheter
page-review-choices =
    { $own ->
        [own] Dina { -turn(form: "plural") }
       *[none] Turerna för { SEAT($seat) }
    } jämförda med expertens plan
page-review-choices-about = Så här skulle experten ha gjort med det som var känt då. Skillnaden mellan valen gäller { -odds(form: "the") } att vinna efteråt, i procentenheter, utan det som { -turn(form: "the") }s { -die(form: "plural") } gjorde. Den är en uppskattning, som stämmer på omkring { $points } procentenheter när.
page-review-judged-about = Så här skulle experten ha börjat med det som var känt då. Bara misstag som bekräftades när { -game(form: "the") } spelades vidare räknas. Procentenheterna är vad { -turn(form: "the") }s dyraste misstag kostade. Chanserna före och efter en { -turn } är vad experten väntade sig; andelarna vunna { -game(form: "plural") } är vad { -bot(form: "plural") } kom fram till när de spelade vidare. Därför skiljer de sig åt.
page-review-whose = Vems { -turn(form: "plural") }
page-review-work = Räkna ut
page-review-stop = Stoppa
page-review-worked = { $done } av { $turns ->
        [one] 1 tur
       *[other] { $turns } { -turn(form: "plural") }
    }
page-review-sum =
    { $turns ->
        [0] Ingen tur att jämföra: alla började som experten skulle ha gjort, eller vann.
        [one] 1 tur som började annorlunda: { page-review-worth }.
       *[other] { $turns } { -turn(form: "plural") } som började annorlunda: sammanlagt { page-review-worth }.
    }
page-review-judged =
    { $turns ->
        [0] I ingen tur fanns ett tydligt misstag.
        [one] I 1 tur fanns ett tydligt misstag.
       *[other] I { $turns } { -turn(form: "plural") } fanns tydliga misstag.
    }
page-review-turn = Omgång { $round }
page-review-no-plan = Det finns ingen plan för den här { -turn(form: "the") }.
page-review-worth =
    { $size ->
        [one] { $points } procentenhet
       *[other] { $points } procentenheter
    }
page-review-way =
    Spelat (enligt experten): { $before } → { $after }{ $won ->
        [yes] { "" }
       *[no] , varav { page-review-worth } genom { -die(form: "the-plural") }
    }.
page-review-meaning = Jämfört med vad så många { -die(form: "plural") } ger i genomsnitt: över 0 hjälpte de, under 0 stjälpte de. Chanserna förutsätter att alla spelar ungefär lika bra som experten.
page-mistakes = Mina misstag
    .about =
        { $due ->
            [0] Inget att repetera
            [one] Ett att repetera
           *[other] { $due } att repetera
        }
page-mistakes-play =
    { $due ->
        [0] Öva på ett beslut igen
        [one] Öva på beslutet som väntar
       *[other] Öva på de { $due } beslut som väntar
    }
page-mistakes-kept = Beslut att öva på
page-mistakes-given = Förlorad vinstchans per tur
page-mistakes-kinds = Efter typ av beslut
page-mistakes-kind = { $title }: { $part } (±{ "\u00A0" }{ $error }), vanligt { $usual }
page-mistakes-spoken = Förlorad vinstchans i varje { -game }, jämfört med nivå { $regular }: { LIST($items, kind: "semicolon") }
page-mistakes-next = Vad du kan öva på härnäst
page-mistakes-lesson = Öppna { -lesson(form: "the") }
page-mistakes-puzzles = Öppna { -puzzle(form: "the-plural") }
page-mistakes-looking = Letar efter dina dyraste beslut: { $done } av { $pieces }.
page-mistakes-compiling = Dina beslut gås igenom…
page-mistakes-found =
    { $found ->
        [0] Inget av dina beslut var ett tydligt misstag.
        [one] Ett av dina beslut kostade mycket. Det kommer tillbaka som en { -puzzle } i morgon.
       *[other] { $found } av dina beslut kostade mycket. De kommer tillbaka som { -puzzle(form: "plural") } i morgon.
    }
page-mistakes-meaning = Enligt expertens uppskattning. 100{ "\u00A0" }% är vad en { -player } på nivå { $regular } förlorar per tur i ett sådant { -game }, så att olika { -game(form: "plural") } kan jämföras. Den streckade linjen är det vanliga på nivå { $rung }. Lodräta streck är 95{ "\u00A0" }%-intervall.
page-fair = Tärningar och tur
page-fair-every = Alla { -roll }, och slumptalsfröet
page-fair-luck = Sparade { -army(form: "plural") }
page-fair-won = Vunna { -territory(form: "plural") }
page-fair-meaning = Jämfört med vad så många { -die(form: "plural") } ger i genomsnitt: över 0 hjälpte de, under 0 stjälpte de.
page-fair-round = Omgång
page-fair-battle = Slag
page-fair-attack = Anfall
page-fair-defence = Försvar
page-fair-lost = Förlorat
page-over-dice = Alla { -die(form: "plural") }
page-over-dice-mean = medelvärde
page-over-dice-fair = ärliga { -die(form: "plural") } ger 3,5 i genomsnitt
page-over-why = Varför är det en seger?
page-handover =
    { CAPITALISED(SEAT($seat)) }, { $secret ->
        [yes] välj din { -capital }
       *[no] det är din tur
    }
    .label = Överlämning
page-handover-take =
    Ta över skärmen. Ingen annan ska titta nu{ $secret ->
        [yes] : bara du får veta vilken det är
       *[no] { "" }
    }.
page-handover-ready =
    Jag är { CAPITALISED(SEAT($seat)) }: { $secret ->
        [yes] välj min { -capital }
       *[no] börja min tur
    }
page-handover-secrets = Det som bara du får se skickas till den här sidan först när du trycker på knappen.
page-log = Logg
    .label = Logg; välj en rad för att se det ögonblicket
page-log-unfold = Detaljer
page-plans = Planer
    .label = Planer
page-plans-analyse = Analysera
page-plans-players = Spelare
page-plans-play = Spela klart { $games }×
page-plans-stop = Stoppa
page-plans-add = Rita en plan
page-plans-drop =
    { $follow ->
        [0] Ta bort
        [one] Ta bort den och planen som fortsätter den
       *[other] Ta bort den och de { $follow } planer som fortsätter den
    }
page-plans-keep = Spara som min plan
page-plans-name = Planens namn
page-plans-on = Fortsätt den här planen
page-plans-after = Därefter går { -turn(form: "the") } till { SEAT($seat) } (räknat med genomsnittliga förluster).
page-plans-back = Tillbaka
page-branches = Mina planer
page-plans-remove = Ta bort steget
page-plans-up = Tidigare
page-plans-ask = Dra från ett { -territory } till ett annat för att anfalla, eller välj båda i tur och ordning. Ett klick på ett eget { -territory } sätter ut { -army(form: "plural") }, ett till tar tillbaka dem.
page-plans-success = Alla anfall lyckas: { $odds }
page-plans-waiting = Räknar…
page-plans-compiling = Förbereder partierna. Det tar en minut, och bara en gång.
page-plans-progress = { $games } av { $of } partier var
page-plans-best = bäst
page-plans-steps = Steg
page-mark-plan = { page-plans-steps }
page-edit = Ställningsredigerare
page-edit-open = Redigera ställningen
page-edit-new = Skapa en ställning
page-edit-valid = Ställningen är möjlig.
page-edit-how = Välj en färg och klicka på områden eller dra över dem. Klicka igen för en armé till; Skift eller ett långt tryck tar bort en.
page-edit-play = Spela härifrån
page-edit-copy = Kopiera…
page-edit-leave = Stäng redigeraren
page-edit-nobody = Ingen
page-edit-brush = Färg att måla med
page-edit-problem = inte möjligt så här
page-edit-armies = Arméer { TERRITORY($territory, case: "in") }
page-edit-fill = Fyll de lediga områdena
page-edit-begin = Börja med…
page-edit-begin-game = Partiets ställning
page-edit-begin-dealt = En slumpmässig utdelning
page-edit-begin-empty = En tom spelplan
page-edit-begin-text = Eller klistra in en ställning, en länk, ett sparat parti, ett regelfall eller en lektions ställning:
page-edit-turn = Tur
page-edit-whose = Spelare
page-edit-phase = Fas
page-edit-phase-name = { CAPITALISED(PHASE($phase)) }
page-edit-to-place = Arméer att sätta ut
page-edit-given = Töm fältet, så räknas de ut enligt reglerna.
page-edit-captured = Har erövrat ett område
page-edit-round = Omgång
page-edit-sets = Inbytta { -set(form: "plural") }
page-edit-capitals = Huvudstäder
page-edit-capital = Huvudstad: { SEAT($seat) }
page-edit-missions = Uppgifter
page-edit-mission = Uppgift: { SEAT($seat) }
page-edit-cards = Kort
page-edit-add-card = Lägg till ett kort
page-edit-card-for = Kort till { SEAT($seat) }
page-edit-drop-card = { $card }: lägg tillbaka i korthögen
page-edit-none = Ingen
page-edit-game = Parti
page-edit-copy-line = Text
    .about = En enda rad med hela ställningen. Den kan öppnas igen.
page-edit-copy-lesson = Lektion
    .about = Början på lektionens fil, ovanför stegen.
page-edit-copy-case = Regelfall
    .about = En fil för python -m risk_widget.scenario. Lägg till de steg som den ska pröva.
page-edit-copy-link = Länk
    .about = Hela ställningen finns i länken, och inte på någon server.
page-log-look-back = Se tillbaka
page-log-all = Alla rader
page-log-all-lines =
    { $lines ->
        [one] Den enda raden
       *[other] Alla { $lines } rader
    }
page-past-round-before = Förra { -round(form: "the") }
page-past-round-after = Nästa { -round }
page-past-speed = Hastighet
page-past-times = { $times }×
page-past-first = Till början
page-past-previous = Förra { -move(form: "the") }
page-past-play = Spela upp härifrån
page-past-pause = Paus
page-past-next = Nästa { -move }
page-past-last = Sista { -move(form: "the") }
page-past-slider = Drag
page-past-move = { -move } { $at } av { $of }
page-past-when =
    { page-round }, { $at ->
        [0] före det första { -move(form: "the") }
       *[other] { -move } { $at } av { $of }
    }
page-past-this-move = Det här { -move(form: "the") }
page-past-nothing = Det här { -move(form: "the") } har ingen rad i { -log(form: "the") }.
page-past-before = Före det första { -move(form: "the") }.
## The form of a new game.

page-new = Nytt { -game }
page-first = Lös din hemliga { -mission } innan de andra löser sina.
page-first-mission = Ett kort { -game }
page-first-rivals =
    { $sureness ->
        [none] Två lätta { -bot(form: "plural") } spelar mot dig.
       *[other] Två { -bot(form: "plural") } på din nivå spelar mot dig: ungefär nivå { $rung } av 10, { level-sure } ({ $low } till { $high }).
    }
page-first-play = Spela
page-first-new = Spela ett nytt { -game }
page-go-on = Fortsätt { -game(form: "the") } från { $when }, { $round ->
    [0] uppställning
   *[other] { -round } { $round }
}
    .about = { $edition }, { $mode }
page-first-everything = Alla inställningar…
page-new-load = Öppna ett { -game }…
    .about = Ett sparat { -game } eller en { -position }
page-new-start = Starta { -game(form: "the") }
page-new-learn = Lär dig spelet först
    .about = Korta { -lesson(form: "plural") } på { -board(form: "the") }
page-new-puzzle = Dagens { -puzzle }
    .about = En { -position }, ett bästa { -move }
page-new-last = { $edition }, { -round } { $round }
page-new-edition = Utgåva
page-new-mode = Spelsätt
page-new-board = Spelplan
page-new-options = Utgåvans { -option(form: "plural") }
page-new-seats = Spelare
page-new-order = Lotta turordningen
    .listed = annars som i listan
page-new-add-seat = Lägg till en { -player }
# What is left to chance: the dice and the deck, which come from the seed below.
page-new-chance = Slumpen
page-new-seed =
    Slumptalsfrö
    .any = valfritt
    .about = Samma frö, samma { -die(form: "plural") }.
page-new-other-seed = Nytt slumptalsfrö
page-new-seed-number = Slumptalsfröet måste vara ett heltal.
page-new-help = Medan du spelar
page-new-teach = varje del av { -turn(form: "the") } och varje { -move } förklaras medan du spelar
page-new-code = Samma sak i kod
page-new-copy-code = Kopiera koden
page-new-players =
    { $exact ->
        [yes] exakt { $least }
       *[no] { $least } till { $most }
    }
page-new-needs =
    Kräver { page-new-players } { -player }; { $seated } är med.
page-new-not-in-edition = Finns inte i { -rule(form: "the-plural") } för { -edition(form: "the") } { $edition }.
page-new-changes-seats =
    För { page-new-players } { -player }: { $seats ->
        [one] { $seats } { -player }
       *[other] { $seats } { -player }
    } { $added ->
        [yes] läggs till
       *[no] tas bort
    }.
page-new-bot = { $title }: { $summary }
page-new-shared = { $persons } personer delar på skärmen. Den lämnas över innan någons kort visas.
page-new-bots-alone = Bara { -bot(form: "plural") } spelar, och du tittar på.
page-new-so-many = { $players } { -player }
# Beside what the form has changed by itself; the sentences below say why.
page-new-own = ändrat
page-new-own-mode = { $asked } finns inte i { -rule(form: "the-plural") } för { -edition(form: "the") } { $edition }, så det blir { $mode } i stället.
page-new-own-players =
    { $mode } är för { page-new-players } { -player }, så { SEATS($seats) } { $added ->
        [yes] har lagts till
       *[no] står över
    }.
page-new-own-order = Du ändrade turordningen, så den lottas inte längre.
page-new-own-colour = { page-seat-row } har nu en annan färg: { page-colour }.
page-new-own-name = En { -bot } spelar nu i stället för { $name }, under eget namn.
page-seat-row = Spelare { $player }
page-seat-row-colour = { page-seat-row }: färg
page-seat-row-name = { page-seat-row }: namn
page-seat-row-played-by = { page-seat-row }: spelas av
page-seat-row-earlier = { page-seat-row }: spela tidigare
page-seat-row-remove = { page-seat-row }: ta bort
## What lies over the board: rules, files, questions.

page-dialog-close = Stäng
page-table = Spela på flera skärmar
page-table-about = Var och en öppnar en länk på en telefon, en surfplatta eller en dator och spelar där. Inget behöver installeras, och ingen behöver något konto.
page-table-over = Partiet är slut, så spelarna går inte att ändra. Du väljer spelare till nästa { -game } när du startar det.
page-table-owner = Den som kör anteckningsboken kan se allt i den, även dolda kort och { -mission(form: "plural") }.
page-table-open = Öppna bordet
page-table-open-lan = Öppna för det lokala nätverket
page-table-open-near = Bara på den här datorn
page-table-opening = Öppnar bordet…
page-table-cut-off = Bordets server svarar inte. Försöker nå den…
page-table-at =
    { $at ->
        [here] spelar vid den här skärmen
        [there] är ansluten
        [away] är inte ansluten
        [left] har lämnat bordet
       *[bot] är en { -bot }
    }
page-table-turn = måste bestämma nu
page-table-person = Bjud in någon
    .of = Bjud in någon: { SEAT($seat) }
page-table-take-back = Spela här
    .of = Spela här: { SEAT($seat) }
page-table-new-link = Ny länk
    .of = Ny länk: { SEAT($seat) }
page-table-give-bot = Ge till en { -bot }
    .of = Ge till en { -bot }: { SEAT($seat) }
page-table-spectators = Åskådare
page-table-watching =
    { $count ->
        [0] ingen tittar på
        [one] en tittar på
       *[other] { $count } tittar på
    }
page-table-link = Länk och kod
page-table-address = Länken
page-table-at-address = Datorns adress
page-table-qr = Länken som QR-kod
page-table-no-qr = Länken visas som QR-kod om du installerar paketet segno: pip install "risk-widget[table]".
page-table-code = Eller koden { $code }, på den här adressen:
page-table-near = Bara den här datorn når adressen.
page-table-close = Stäng bordet
page-table-screens =
    { $screens ->
        [one] 1 skärm
       *[other] { $screens } skärmar
    }
page-table-advice = Tillåt { -hint }, coach och att { -move(form: "plural") } ångras
page-table-vote = Flera skärmar för en { -player }
page-table-vote-after =
    { $seconds ->
        [0] Det första klicket avgör
       *[other] Omröstning, { $seconds } sekunder
    }
page-vote = Omröstning
page-vote-so-far =
    { $voted } av { $there } har röstat. { $own ->
        [yes] Du kan ändra din röst.
       *[no] Välj på { -board(form: "the") }.
    }
page-vote-left =
    { $left ->
        [one] Omröstningen slutar inom en sekund.
       *[other] Omröstningen slutar inom { $left } sekunder.
    }
page-class = En klass
page-class-about = Alla elever, upp till 100, får samma fråga: de öppnar en länk på sina telefoner, skriver ett namn och svarar. Du ser svaren när de kommer och avslöjar det rätta. Ingen behöver något konto.
page-class-open = Öppna klassen
page-class-owner = Den som kör anteckningsboken ser vem som har svarat vad. Inget skickas någon annanstans.
page-class-state =
    { $state ->
        [opening] Öppnar klassen…
        [cut_off] Klassens server svarar inte. Försöker nå den…
       *[closed] Klassen är inte öppen ännu. Eleverna ansluter med en länk.
    }
page-class-answered =
    { $answered } av { $there ->
        [one] 1 elev
       *[other] { $there } elever
    } har svarat
page-class-waits =
    { $there ->
        [0] Ingen är med ännu. Visa länken och dess kod.
       *[other] Svaren kan ändras tills du visar det rätta.
    }
page-class-shown = Svaret visas på alla skärmar.
page-class-show = Visa svaret
page-class-next = Nästa fråga
page-class-answers = Svar
page-class-no-answers = Inga svar ännu.
page-class-there =
    { $there ->
        [0] ingen är med
        [one] 1 elev är med
       *[other] { $there } elever är med
    }
page-class-right = rätt:
page-class-who = Namn
page-class-by = { LIST($who) }
page-class-pupils = I den här klassen: { LIST($pupils) }
page-class-nobody = Ingen är med ännu.
page-class-link = Länk och kod…
page-class-table = Klassens tabell
    .key = ✓ rätt, ✗ inte rätt; en tom cell: inget svar.
page-class-column =
    { $column ->
        [pupil] Elev
       *[right] Rätt
    }
page-class-tries =
    { $tries ->
        [one] 1 försök
       *[other] { $tries } försök
    }
page-class-save = Spara som CSV
page-class-close = Stäng klassen
page-class-rename = Byt namn
    .of = Byt namn: { $name }
page-class-send-away = Ta bort
    .of = Ta bort: { $name }
page-class-new-name = Nytt namn
page-class-new-link = Ny länk
    .about = Den gamla länken släpper inte längre in någon. De som är med stannar kvar.
page-class-time = Tid för en fråga
page-class-limit =
    { $seconds ->
        [0] utan gräns
        [one] 1 sekund
       *[other] { $seconds } sekunder
    }
page-class-time-left = Tid kvar
page-class-time-up = Tiden är ute. Visa svaret eller ge mer tid.
page-class-more-time = { $seconds } sekunder till
page-class-end-time = Sluta ta emot svar
page-class-put = Visa också på alla skärmar:
page-class-puzzle = En { -puzzle }
page-class-warm-up = En { -warm-up }
page-class-position = Partiets { -position }
page-pupil-name = Elev: { $name }
page-pupil-said = Ditt svar: { $said }
page-pupil-change = Du kan ändra det tills det rätta svaret visas.
page-pupil-became =
    { $became ->
        [right] Rätt!
        [wrong] Inte rätt
       *[none] Det här var svaret
    }
page-pupil-next = Nästa fråga visas automatiskt.
page-pupil-own = Ditt svar: { $said }
page-pupil-time-up = Tiden är ute
    .sub = Svaret kommer snart.
page-dialog-back = Tillbaka
page-dialog-cancel = Spela vidare
page-dialog-save = Spara det först…
page-dialog-end = Partiet stannar där det är, och ingen vinner. Du kan fortfarande titta på { -board(form: "the") }.
    .title = Avsluta { -game(form: "the") }?
    .yes = Avsluta { -game(form: "the") }
page-dialog-replace = Det pågående { -game(form: "the") }, nu i { -round } { $round }, avbryts.
    .title = Starta ett nytt { -game }?
    .yes = Starta det nya { -game(form: "the") }
page-dialog-hint = Om du ber om ett { -hint } räknas { -game(form: "the") } inte längre för din nivå.
    .title = Be om ett { -hint }?
    .yes = Visa { -hint }
page-dialog-undo = Antingen har { -die(form: "plural") } slagits, eller så har en { -bot } svarat. Om du ångrar det räknas { -game(form: "the") } inte längre för din nivå.
    .title = Ångra?
    .yes = Ångra
page-rules = Regler
page-rules-turn = En tur på en minut
page-rules-small-board = De tryckta { -rule(form: "the-plural") } gäller { $printed } { -territory(form: "plural") }. Den här { -board(form: "the") } har { $size }, så { -player(form: "the-plural") } börjar med färre { -army(form: "plural") }, och en { -mission } kräver färre { -territory(form: "plural") }, i motsvarande mån.
page-rules-group =
    { $group ->
        [attack] Anfall
        [board] Spelplan
        [capture] Erövring
        [cards] Kort
        [info] Information
        [mission] Uppgifter
        [move] Trupprörelser
        [reinforce] Förstärkning
        [setup] Uppställning
        [turn] Tur
        [win] Seger
       *[other] { $group }
    }
page-clause-everywhere = i alla { -edition(form: "plural") }
    .title = I alla { -edition(form: "plural") }
    .label = { $clause } i alla { -edition(form: "plural") }
page-clause-others = Andra { -edition(form: "plural") }
page-clause-none = Utgåvan { $edition } har ingen sådan { -rule }.
page-clause-same = detsamma
page-clause-as-above = som ovan
page-clause-same-in = Detsamma i de andra { -edition(form: "the-plural") }: { LIST($editions) }.
page-clause-edition = { $edition } ({ $mark })
page-clause-not-in = Saknas i { LIST($editions, kind: "and") }.
page-clause-mark =
    { $mark ->
        [printed] står i häftet
        [reading] vår tolkning
        [house] en { -house-rule }
       *[silent] står inte i häftet
    }
page-clause-provenance =
    { $mark ->
        [printed] tryckt i { -rule(form: "the-plural") } för { -edition(form: "the") } { $edition }{ page-clause-where }
        [reading] vår tolkning av { -rule(form: "the-plural") } för { -edition(form: "the") } { $edition }{ page-clause-where }, som är otydliga här
        [house] en { -house-rule }
       *[silent] häftet till { -edition(form: "the") } { $edition } säger inget; vi spelar det { $source ->
            [none] som de flesta
           *[other] som i häftet till { -edition(form: "the") } { $source }
        }
    }
page-clause-where =
    { $where ->
        [none] { "" }
       *[other] , { $where }
    }
page-save = Dela eller spara { -game(form: "the") }
page-way-link = Länk
    .about = Hela { -game(form: "the") } finns i länken, och inte på någon server.
page-way-story = En fil
page-way-film = Film
    .about = En rörlig bild (GIF), för ett meddelande eller en presentation.
page-way-save = Sparat { -game }
page-save-about = Ett sparat { -game } är en textfil med alla { -move } och alla { -roll }. Öppna filen här för att se tillbaka på { -game(form: "the") }.
    .whole = Om du sparar hela { -game(form: "the") } kan du också spela vidare.
page-save-secrets =
    <b>Hela { -game(form: "the") } innehåller alla hemligheter:</b> alla { -card(form: "plural") } på hand, alla { -mission(form: "plural") } och { -capital(form: "plural") }, och de { -card(form: "plural") } som ännu inte har dragits. { $several ->
        [yes] Flera personer spelar vid den här skärmen: den som öppnar filen ser vad de andra har.
       *[no] Den som öppnar filen ser vad { -bot(form: "the-plural") } har.
    }
page-save-seen =
    Spara bara det { $seat ->
        [none] alla
       *[other] { SEAT($seat) }
    } får se
page-save-whole = Spara hela { -game(form: "the") }
page-save-done = Filen är <b>{ $file }</b>. Hittar du den inte? Kopiera texten:
page-save-text = Det sparade { -game(form: "the") }
page-position = Kopiera { -position(form: "the") }
page-position-about = En enda rad som beskriver { -game(form: "the") }{ $past ->
        [yes] { " " }i det ögonblick som visas
       *[no] { "" }
    }, så som { $seat ->
        [none] alla
       *[other] { SEAT($seat) }
    } får se det.
    .hidden = Frågetecken står för det som är dolt.
page-position-text = Ställning
page-linked = Ett { -game } från en länk
page-linked-game =
    Ett { -game } av { SEAT($author) }, { $rounds ->
        [one] 1 { -round }
       *[other] { $rounds } { -round(form: "plural") }
    }.
page-linked-position = En { -position }: { page-round }.
page-linked-winner = { CAPITALISED(SEAT($seat)) } vann.
page-linked-locked =
    Du ser bara det som { $seat ->
        [none] alla
       *[other] { SEAT($seat) }
    } får se. Det går att titta på det, men inte att spela vidare.
page-linked-watch = Titta
page-linked-turning = Spela vidare från en vändpunkt
page-linked-rival = Kan du vinna det som { SEAT($seat) }?
    .about = Med samma { -die(form: "plural") } som i det här { -game(form: "the") }.
page-linked-play = Spela vidare som { SEAT($seat) }
page-link-seen =
    Länk till det { $seat ->
        [none] alla
       *[other] { SEAT($seat) }
    } får se
page-link-whole = Länk till hela { -game(form: "the") }
page-link-done = Hela { -game(form: "the") } finns i den här länken, och inte på någon server. Länken öppnar en sida där du kan spela vidare.
page-link-nowhere = Adressen till en sida där man spelar är inte känd här. Skriv den före texten, eller klistra in texten under <b>Öppna ett { -game } eller en { -position }</b>.
page-link-text = Länken
page-story-chapters = Kapitel
page-story-start = Början
page-story-turn = Vändpunkt { $number }
page-story-move = Ditt drag
page-story-note = Kommentar
page-story-plan = Plan som inte spelades
page-story-ask =
    Du är { SEAT($seat) }. { $kind ->
        [attack] Vilket område anfaller du?
        [place] Var sätter du ut dina { -army(form: "plural") }?
        [move] Vart flyttar du { -army(form: "plural") }?
       *[other] Vad gör du?
    }
    .click = Klicka på området på kartan, eller se vad som spelades.
    .think = Bestäm dig, och se sedan vad som spelades.
page-story-guessed =
    { $right ->
        [yes] Du valde det som spelades.
       *[no] I { -game(form: "the") } blev valet ett annat.
    }
page-story-show = Visa { -move(form: "the") }
page-story-next = Nästa kapitel
page-story-back = Föregående kapitel
page-story-end = Till slutet
page-story-again = Från början
page-mark-comment = markerat
story-lesson-summary = Frågorna i ett { -game }: vad hade du gjort?
story-lesson-nudge = Jämför { -army(form: "the-plural") } på båda sidor om varje { -border }.
story-lesson-rule =
    { $kind ->
        [place] Du kan sätta ut { -army(form: "plural") } i vilket som helst av dina { -territory(form: "plural") }.
        [move] Du kan flytta { -army(form: "plural") } mellan två av dina { -territory(form: "plural") } som gränsar till varandra.
       *[attack] Du kan anfalla ett grannområde som tillhör en annan { -player }, från ett eget { -territory } med minst två { -army(form: "plural") }.
    }
story-not-here = Sidan visar ett inspelat { -game } och kan inte svara på det.
story-damaged = Filen är skadad, så { -game(form: "the") } kan inte visas. Be att få den igen.
story-no-script = Sidan behöver JavaScript för att visa { -game(form: "the") }.
page-story-save = Spara sidan
page-story-keep = Behåll i anteckningsboken
page-story-about = Visar { -game(form: "the") } i vilken webbläsare som helst, utan nätverk: { -board }, kapitel och chanser.
page-story-writing = Filen skrivs…
page-story-written = Filen heter { $file }.
    .long = Filen tar { $size } kB, eftersom { -game(form: "the") } är långt.
page-comment-write = Skriv en kommentar
page-comment-change = Ändra
page-comment-ask = Fråga först läsaren om nästa { -move }
page-comment-mark = Markera på kartan
page-comment-keep = Spara
page-comment-where = Kommentaren följer med i det sparade { -game(form: "the") }, dess länk och dess fil.
refused-story = Inget har spelats än, så det finns inget att visa.
page-film-game = Hela { -game(form: "the") }
page-film-round = Sista { -round(form: "the") }
page-film-drawing = Filmen ritas
page-film-done = Filmen är <b>{ $file }</b>.
page-film-failed = Filmen kunde inte ritas.

page-load = Öppna ett { -game } eller en { -position }
page-load-file = Ett sparat { -game }
page-load-paste = eller klistra in ett sparat { -game }, en { -position } eller en länk
page-load-read = Läs in
page-load-too-long = Texten är för lång: högst { $most } tecken kan läsas.
page-load-found =
    <b>{ $edition }, { $mode }:</b> { page-round }, { $moves } { -move }, { $where }.
page-load-where =
    { $state ->
        [won] { SEAT($seat) } har vunnit
        [turn] { SEAT($seat) } står på tur
       *[over] slut
    }
page-load-part = Bara en del av { -game(form: "the") } är känd, så som en { -player } eller en åskådare såg det. Det går att titta på det, men inte att spela vidare.
page-load-stops = Det kan spelas fram till rad { $line }, där det stannar.
page-load-why = Varför stannar det?
page-load-played-by = { CAPITALISED(SEAT($seat)) }: spelas av
page-load-gives-up =
    Det pågående { -game(form: "the") }, nu { $round ->
        [0] under uppställning
       *[other] i { -round } { $round }
    }, avbryts.
page-load-go =
    { $playing ->
        [yes] Avbryt det och { $part ->
            [yes] visa
           *[no] öppna
        } det här
       *[no] { $part ->
            [yes] Visa
           *[no] Öppna
        } { -game(form: "the") }
    }
## Teach me.

page-teach = Förklara för mig
page-teach-off = Stäng av
    .label = Stäng av förklaringarna
page-teach-steps = Steg för { -step }
page-teach-now = Nu
page-teach-move = Vad det här { -move(form: "the") } gör
page-teach-impossible = Inte möjligt
page-teach-rules = Reglerna som gäller
## Lessons.

page-lesson = Lektion
page-lesson-title = Lektion { $number } · { $title }
page-lesson-loading = Laddar…
page-lesson-rules = Regler:
page-lesson-editions = Enligt { -rule(form: "the-plural") } i
page-lesson-step = { -step }
page-lesson-back = Ett { -step } tillbaka
page-lesson-next = Nästa { -step }
page-lesson-steps = I den här { -lesson(form: "the") }
page-lesson-questions = I den här { -warm-up(form: "the") }
page-lesson-skip-warm-up = Hoppa över { -warm-up(form: "the") }
page-lesson-next-question = Nästa fråga
page-lesson-begin = Börja { -lesson(form: "the") }
page-lesson-mark =
    { $mark ->
        [open] inte löst
        [shown] visat
        [tried] provat
       *[solved] löst
    }
page-lesson-able = Nu kan du
page-lesson-advice = <b>Ett gott råd.</b> { $advice }
page-lesson-following = <b>Nästa { -lesson }:</b> { $title }
page-lesson-open = Öppna den
page-puzzle-back = Förra { -puzzle(form: "the") }
page-puzzle-next = Nästa { -puzzle }
page-puzzle-over = Klart
page-puzzle-kind = Fråga
page-puzzle-edition = Utgåva
page-puzzle-mode = Spelsätt
page-puzzle-any = alla
page-turn-plan = Planera din { -turn }
page-turn-dice = Tärningar
page-turn-next = Nästa { -turn }
page-turn-over = Din { -turn } är slut
    .sub = Experten bedömer nu din plan.
page-turn-judging = Experten bedömer din plan: { $done } av { $pieces }.
page-turn-compiling = Bedömningen förbereds, vilket tar upp till en minut första gången.
page-turn-result = Din plan och expertens
page-puzzle-right =
    { $number ->
        [one] { $number } { -puzzle } löst hittills.
       *[other] { $number } { -puzzle(form: "plural") } lösta hittills.
    }
page-lesson-leave = Lämna { -lesson(form: "the") }
page-lesson-answer = Ditt svar
page-lesson-check = Svara
# Checks an answer: the name of a territory or a continent, or how many territories were chosen.
page-lesson-check-what = Svara { $what }
page-lesson-one-less = En mindre
page-lesson-one-more = En till
page-lesson-choose-one = Välj på { -map(form: "the") }.
page-lesson-choose-several = Välj dem på { -map(form: "the") }, ett i taget.
page-lesson-remove = { TERRITORY($territory) }: ta bort
page-lesson-ask-choice = Vad är ditt svar?
    .sub = Välj ett och svara sedan.
page-lesson-ask-number = Vad är ditt svar?
    .sub = Ange ett tal och svara sedan.
page-lesson-ask-percent = Hur troligt är det?
    .sub = Ställ in din gissning; sedan slås { -die(form: "the-plural") }.
page-lesson-percent = Din gissning
page-lesson-roll = Slå { -die(form: "the-plural") }
page-lesson-told = Nu vet du.
page-guess-scale = Du sa { $said }; det är { $exact }.
page-guess-ends = { $fought } slag: i { $taken } av dem togs { -territory(form: "the") }.
page-guess-held = Hållet: { -defender } kvar
page-guess-taken = Taget: { -attacker } kvar
page-lesson-ask-territory = Välj ett { -territory } på { -map(form: "the") }.
    .sub = Svara sedan.
page-lesson-ask-continent = Välj en { -continent }.
    .sub = Klicka var som helst på den. Svara sedan.
page-lesson-ask-territories = Välj { -territory(form: "plural") } på { -map(form: "the") }.
    .sub = Ett efter ett; svara sedan.
page-lesson-picked = { $picked } av { $picks } valda.
page-lesson-ready = Nu kan du svara.
page-lesson-not-yet = Inte rätt ännu.
page-lesson-try-again = Försök igen
page-lesson-tried-out =
    Se vad som händer.
    .sub = Spelas upp och ångras sedan.
page-lesson-played = Se vad som händer sedan.
page-lesson-solved = Löst.
page-lesson-shown = Så här går det till.
page-lesson-next-lesson = Nästa { -lesson }
page-lesson-again = Gör om den
page-lesson-another = En till av samma slag
page-lesson-next-is = Nästa: { $title }
page-lesson-open-is = Inte löst ännu: { $title }
page-lesson-to-step = Till { -step } { $step }
page-lesson-last = Det var det sista { -step(form: "the") }.
    .sub = Hela { -lesson(form: "the") } är klar.
page-lesson-last-next = Hela { -lesson(form: "the") } är klar. Nästa: { $title }
page-course = Hela kursen
page-course-steps = { $done } av { $steps }
page-questions = Repetition
page-questions-start = Börja repetera
page-questions-a-day = Högsta antal frågor per dag
page-exam = Prov
page-exam-take =
    { $games ->
        [0] Gör provet
       *[other] Spela { -game } { $next }
    }
page-exam-anew = Gör det igen
page-exam-save = Spara resultatet för utskrift
page-exam-result = Provets resultat
page-exam-mark =
    Nivå { $rung }, { $won ->
        [yes] vinst
       *[no] förlust
    }
page-exam-back = Öva mer på
page-exam-game = prov, { -game } { $number } av { $of }
page-exam-without = Inga { -hint(form: "plural") } i ett prov, och inga { -move(form: "plural") } kan ångras
page-exam-in-python = Kör { $call } i en cell för att göra det.
page-challenge-turn = Tur { $turn } av { $turns }
page-challenge-won = seger
page-challenge-dice = Tärningar { $dice }
page-challenge-move =
    Visa ett { -move }{ $costs ->
        [yes] { " " }(ger högst en { -star })
       *[no] { "" }
    }
page-challenge-watch = Se den spelas
    .ask = En försiktig { -bot } spelar { -challenge(form: "the") } från början, med andra { -die(form: "plural") }. Ditt eget { -game } slutar då, men du kan fortfarande anta { -challenge(form: "the") }.
    .no = Spela vidare
page-challenge-watched = Nu är det din tur.
page-challenge-play = Spela själv
page-challenge-stars = { $earned } av { $of } { -star(form: "plural") }
page-lesson-feedback = Återkoppling
page-lesson-clauses =
    { $clauses ->
        [one] Regeln
       *[other] Reglerna
    }
page-lesson-taken-back = Ångrat.
page-lesson-will-be-taken-back = Spelas upp här och ångras sedan.
page-lesson-show-again = Visa igen
page-lesson-hint = Tips { $number } av 3
page-lesson-no-hint = Inga fler { -hint }
page-lesson-hint-is = <b>Tips:</b> { $hint }
page-lesson-hints = Tips hittills
page-lesson-hints-so-far = { $hints } { -hint } hittills
page-lesson-show-me = Visa mig
page-lesson-start-over = Börja om
page-lesson-against = mot
page-lesson-side =
    { $side ->
        [att] Angripare
       *[def] Försvarare
    }
page-try =
    Vad vill du prova?
    .sub = Prova bara: { -board(form: "the") } visar vad som är fel.
page-try-it = Prova
page-try-verb =
    { $verb ->
        [place] Sätt ut
        [claim] Besätt
        [choose_capital] Huvudstad
        [trade] Byt in
        [attack] Anfall
        [fortify] Flytta
        [end_phase] Gå vidare
       *[other] { $verb }
    }
page-try-armies = Arméer att prova med
page-try-choose = Välj i panelen.
page-try-on-map = Välj på { -map(form: "the") }.
page-try-three-cards = Välj tre kort.
page-try-source =
    { $source ->
        [none] …
       *[other] { TERRITORY($source) }
    }
page-try-target =
    { $target ->
        [none] …
       *[other] { TERRITORY($target) }
    }
page-try-attack = Anfall { page-try-target } från { page-try-source } med { number-of-armies }.
page-try-move =
    Flytta { number-of-armies } från { page-try-source } till { $target ->
        [none] …
       *[other] { TERRITORY($target) }.
    }
page-try-place =
    Sätt ut { number-of-armies } { $source ->
        [none] i …
       *[other] { TERRITORY($source, case: "in") }.
    }
page-try-claim = Besätt { page-try-source-at-end }
page-try-source-at-end =
    { $source ->
        [none] …
       *[other] { TERRITORY($source) }.
    }
page-try-capital = Gör { page-try-source } till din { -capital }.
page-try-trade = Byt in { LIST($cards) }.
    .none = Byt in tre kort.
page-try-end = Gå vidare till nästa del av { -turn(form: "the") }.
page-try-how-one =
    { $source ->
        [none] Välj ett { -territory } på { -map(form: "the") }.
       *[other] <b>{ TERRITORY($source) }</b> är valt.
    }
page-try-how-two =
    { $source ->
        [none] Välj på { -map(form: "the") }: först varifrån, sedan vart.
       *[other] Från <b>{ TERRITORY($source) }</b>{ $target ->
            [none] : välj nu vart.
           *[other] { " " }till <b>{ TERRITORY($target) }</b>.
        }
    }
page-progress = Framsteg
page-progress-save = Spara till en fil
page-progress-load = Öppna från en fil
page-name-ask = Ska du lämna in det här? Ange då ditt namn.
    .about = Det sparas med ditt arbete, i anteckningsboken eller i filen. Du kan hoppa över det.
page-name-field = Ditt namn
page-name-keep = Behåll det
page-name-leave-out = Hoppa över
page-name-save = Spara med namnet
page-name-save-without = Spara utan namn
page-name-is = Arbete av <b>{ $name }</b>
page-name-change = Ändra namnet
page-name-add = Lägg till ditt namn
page-progress-saved = Sparat som { $file }.
page-progress-not-saved = Det gick inte att spara.
page-progress-loaded = Öppnat.
page-progress-not-loaded = Det gick inte att öppna.
page-story-kept = Den sparade anteckningsboken visar nu { -game(form: "the") }, vilket tar omkring 330 kB.
