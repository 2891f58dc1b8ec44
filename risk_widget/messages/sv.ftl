# Svenska: the catalog of the words, before any sentence. How a catalog is written is told in
# docs/languages.md; which word is used for what, in docs/glossary.md.
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
# sentence says "turen går till { SEAT($seat) }" instead. Names of places are neuter.

### Terms
## The words of the glossary, each of which stands here and nowhere else.

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
-seat =
    { $form ->
       *[indefinite] plats
        [the] platsen
        [plural] platser
        [the-plural] platserna
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
-battle =
    { $form ->
       *[indefinite] slag
        [the] slaget
        [plural] slag
        [the-plural] slagen
    }
    .gender = n
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
-mission-card =
    { $form ->
       *[indefinite] uppgiftskort
        [the] uppgiftskortet
        [plural] uppgiftskort
        [the-plural] uppgiftskorten
    }
    .gender = n
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
-hand =
    { $form ->
       *[indefinite] hand
        [the] handen
        [plural] händer
        [the-plural] händerna
    }
    .gender = c
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
       *[indefinite] problem
        [the] problemet
        [plural] problem
        [the-plural] problemen
    }
    .gender = n
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
    .in = i { $name }
    .genitive = { $name }s
    .gender = n
territory-alaska = Alaska
territory-northwest-territory = Nordvästterritoriet
territory-greenland = Grönland
    .in = på Grönland
territory-alberta = Alberta
territory-ontario = Ontario
territory-quebec = Quebec
territory-western-us = Västra USA
    .genitive = Västra USA:s
territory-eastern-us = Östra USA
    .genitive = Östra USA:s
territory-central-america = Centralamerika
territory-venezuela = Venezuela
territory-peru = Peru
territory-brazil = Brasilien
territory-argentina = Argentina
territory-iceland = Island
    .in = på Island
territory-great-britain = Storbritannien
territory-scandinavia = Skandinavien
territory-northern-europe = Nordeuropa
territory-western-europe = Västeuropa
territory-southern-europe = Sydeuropa
territory-ukraine = Ukraina
territory-north-africa = Nordafrika
territory-egypt = Egypten
territory-east-africa = Östafrika
territory-congo = Kongo
territory-south-africa = Sydafrika
territory-madagascar = Madagaskar
    .in = på Madagaskar
territory-ural = Ural
territory-siberia = Sibirien
territory-yakutsk = Jakutien
territory-irkutsk = Irkutsk
territory-kamchatka = Kamtjatka
    .in = på Kamtjatka
territory-mongolia = Mongoliet
territory-japan = Japan
territory-china = Kina
territory-afghanistan = Afghanistan
territory-middle-east = Mellanöstern
territory-india = Indien
territory-siam = Siam
territory-indonesia = Indonesien
territory-new-guinea = Nya Guinea
    .in = på Nya Guinea
territory-western-australia = Västra Australien
territory-eastern-australia = Östra Australien

continent-named = { $name }
    .in = i { $name }
    .genitive = { $name }s
    .gender = n
continent-north-america = Nordamerika
continent-south-america = Sydamerika
continent-europe = Europa
continent-africa = Afrika
continent-asia = Asien
continent-australia = Australien

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
card-wild = en { -wild-card }
card-unknown = ett okänt { -card }

piece-infantry = infanteri
piece-cavalry = kavalleri
piece-artillery = artilleri
piece-tripod = trekantig pjäs
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
phase-fortify = { -movement(form: "plural") }

list-of = { LIST($items) }
name-seat = { SEAT($seat) }
name-seat-at-start = { CAPITALISED(SEAT($seat)) }
name-territory = { TERRITORY($territory) }
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
not-your-decision = Det är { SEAT($actor) } som bestämmer nu, inte { SEAT($seat) }.
game-over = Partiet är slut.
game-partial = Bara en del av { -game(form: "the") } är känd: det går att titta på, men inte att spela vidare.
game-ended = Partiet avslutades; ångra det för att spela vidare.
wrong-phase = Just nu: { now }. Att { action-name } går inte.
wrong-phase-trade = Just nu: { now }. Kort byts in i förstärkningsfasen under den egna { -turn(form: "the") }.
now = { SEAT($actor) } { $phase ->
        [claim] besätter ett { -territory }
        [place] sätter ut en { -army }
        [capital] väljer en { -capital }
        [reinforce] sätter ut { -army(form: "plural") }
        [reinforce_third] sätter ut den tredje { -army(form: "the") }s { -reinforcement }
        [attack] anfaller eller går vidare till { -movement(form: "the-plural") }
        [attack_third] anfaller med den allierade { -army(form: "the") } eller slutar med det
        [defend] väljer försvarets { -die(form: "plural") }
        [occupy] flyttar in i det erövrade { -territory(form: "the") }
       *[fortify] flyttar { -army(form: "plural") } eller avslutar { -turn(form: "the") }
    }
action-name = { $action ->
        [claim] besätta ett { -territory }
        [place] sätta ut { -army(form: "plural") }
        [choose_capital] välja en { -capital }
        [trade] byta in kort
        [attack] anfalla
        [defend] försvara
        [occupy] flytta in
        [fortify] flytta { -army(form: "plural") }
        [end_phase] avsluta { -phase(form: "the") }
       *[other] { $action }
    }
claim-taken = { TERRITORY($territory) } tillhör redan { SEAT($owner) }.
capital-not-own = { TERRITORY($territory) } tillhör { SEAT($owner) }: en { -capital } måste ligga i ett eget { -territory }.
place-not-own = { TERRITORY($territory) } tillhör { SEAT($owner) }: { -army(form: "plural") } sätts bara ut i egna { -territory(form: "plural") }.
place-not-third = { TERRITORY($territory) } tillhör { SEAT($owner) }: de här { -army(form: "the-plural") } sätts ut i { -territory(form: "plural") } som tillhör { SEAT("third") }.
place-none-left = Det finns inga { -army(form: "plural") } att sätta ut.
place-one-at-a-time = Före spelets början sätts { -army(form: "the-plural") } ut en i taget, inte { $armies }.
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
end-must-trade = { SEAT($seat) } har { $cards } kort: med { $limit } eller fler måste ett { -set } bytas in.
end-trade-cards-won = { SEAT($seat) } har { $cards } kort och måste byta in tills högst { $left } är kvar.
trade-no-bonus-choice = I den här { -edition(form: "the") } väljer ingen var extra { -army(form: "plural") } hamnar: ett byte har inget fält bonus.
trade-stopped = { SEAT($seat) } har { $cards } kort: efter en seger upphör bytena vid { $limit }.
trade-not-held = { SEAT($seat) } har inte { -card(form: "the") } { TERRITORY($card) }.
trade-wild-not-held = { SEAT($seat) } har inte { -wild-card(form: "the") } { $card }.
trade-same-card = Ett { -set } består av tre olika kort.
trade-no-set = Ett { -set } är tre av samma { -symbol } eller ett av varje, och här är { LIST($symbols, kind: "comma") }.
trade-choose-bonus = De { $armies } extra { -army(form: "the-plural") } går till ett enda { -territory }: { TERRITORIES($territories, kind: "or") }. Säg vilket.
bonus-given-already = { TERRITORY($territory) } får inga extra { -army(form: "plural") }: { -turn(form: "the") }s extra { -army(form: "plural") } är redan utdelade.
bonus-not-shown = { TERRITORY($territory) } får inga extra { -army(form: "plural") }: inget av de här { -card(form: "the-plural") } visar det { -territory(form: "the") }.
bonus-not-own = { TERRITORY($territory) } får inga extra { -army(form: "plural") }: { -territory(form: "the") } behärskas av { SEAT($owner) }.
attack-not-own = { TERRITORY($source) } tillhör { SEAT($owner) }: ett anfall utgår från ett eget { -territory }.
attack-from-third = { TERRITORY($source) } tillhör { SEAT("third") }, som inte anfaller åt den spelare som har { -turn(form: "the") }.
attack-only-third = { TERRITORY($source) } tillhör { SEAT($owner) }: nu anfaller bara { -territory(form: "plural") } som tillhör { SEAT("third") }.
attack-third-on-other = { TERRITORY($target) } tillhör { SEAT($owner) }: { SEAT("third") } anfaller bara { SEAT($turn) }, som har { -turn(form: "the") }.
attack-own = { TERRITORY($target) } är ett eget { -territory } för { SEAT($seat) }.
attack-inland = { TERRITORY($source) } har ingen att anfalla: alla grannområden tillhör { SEAT($seat) }.
attack-wrong-number =
    { TERRITORY($source) } har { $armies ->
        [one] 1 { -army }, och en måste stanna kvar: { -territory(form: "the") } kan inte anfalla
       *[other] { $armies } { -army(form: "plural") }: { $most ->
            [1] 1
            [2] 1 eller 2
           *[other] 1 till { $most }
        } får anfalla{ $limited ->
            [yes] { "" }
           *[no] , en måste stanna kvar
        }
    }.
attack-die-for-each =
    { $armies ->
        [one] 1 { -army }
       *[other] { $armies } { -army(form: "plural") }
    } anfaller med varsin { -die }, inte med { $dice ->
        [one] 1 { -die }
       *[other] { $dice } { -die(form: "plural") }
    }.
attack-wrong-dice =
    { $armies ->
        [one] 1 { -army }
       *[other] { $armies } { -army(form: "plural") }
    } anfaller med { $fewest } till { $most } { -die(form: "plural") }, inte { $dice }.
defend-wrong-dice =
    { TERRITORY($target) } har { $armies ->
        [one] 1 { -army }
       *[other] { $armies } { -army(form: "plural") }
    }: { -territory(form: "the") } försvaras med { $most ->
        [1] 1 { -die }
        [2] 1 eller 2 { -die(form: "plural") }
       *[other] 1 till { $most } { -die(form: "plural") }
    }, inte { $dice }.
occupy-wrong-number =
    { $fewest ->
        [one] 1 { -army }
       *[other] { $fewest } { -army(form: "plural") }
    } anföll och en måste stanna kvar { TERRITORY($source, case: "in") }: { $fewest } till { $most } får flytta in, inte { $armies }.
fortify-third-army = { TERRITORY($source) } tillhör { SEAT("third") }, som aldrig flyttar.
fortify-moved-already = Varje tur har bara 1 { -movement }, och den är redan gjord: { LIST($moves) }.
from-to = från { TERRITORY($source) } till { TERRITORY($target) }
fortify-not-own = { TERRITORY($territory) } tillhör { SEAT($owner) }: { -army(form: "plural") } flyttas bara mellan egna { -territory(form: "plural") }.
fortify-wrong-number =
    { TERRITORY($source) } har { $there ->
        [one] 1 { -army }, och en måste stanna kvar
        [2] 2 { -army(form: "plural") }: 1 får flyttas, inte { $armies }; en måste stanna kvar
       *[other] { $there } { -army(form: "plural") }: 1 till { $most } får flyttas, inte { $armies }; en måste stanna kvar
    }.
fortify-split = Arméer från { TERRITORY($source) } har redan flyttats till { TERRITORY($before) } den här { -turn(form: "the") }: de får inte delas upp på flera { -territory(form: "plural") }.
fortify-tired =
    Av de { $there } { TERRITORY($source, case: "in") } har { $tired } redan anfallit eller flyttats: { $most ->
        [0] ingen får flyttas
       *[other] högst { $most } får flyttas, inte { $armies }
    }.
action-object = Ett drag är ett objekt med en type.
action-type = Dragets type är något av { LIST($types, kind: "comma") }.
action-field-missing = Draget { $action } saknar fältet { $field }.
action-field-unknown =
    Draget { $action } har inget fält { $field ->
        [none] vars namn inte är en text
       *[other] { $field }
    }.
action-field-whole-number = Fältet { $field } i { $action } är ett heltal.
action-field-territory = Fältet { $field } i { $action } är id för ett { -territory }.
field-whole-number = Fältet { $field } är ett heltal.
field-territory = Fältet { $field } är id för ett { -territory }.
trade-three-cards = Ett byte anger tre kort.
card-by-id = Ett kort anges med sitt id.
unknown-territory = Det finns inget { -territory } ”{ $word }”{ did-you-mean }.
unknown-card = Det finns inget kort ”{ $word }”{ did-you-mean }.
did-you-mean =
    { $meant ->
        [none] { "" }
       *[other] { " " }(menade du ”{ $meant }”?)
    }

### Engine: legal actions
## What a legal action does, with the numbers of the position in it.

legal-claim = { TERRITORY($territory) } är ledigt: { SEAT($seat) } får besätta { -territory(form: "the") }.
legal-capital = { TERRITORY($territory) } tillhör { SEAT($seat) } och kan bli { -capital }.
legal-place = { number-of-armies } av { $left } kan sättas ut { TERRITORY($territory, case: "in") }.
legal-place-third = { number-of-armies } av { $left } för { SEAT("third") } kan sättas ut { TERRITORY($territory, case: "in") }.
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
    { TERRITORY($target) } har { number-of-armies }: { -territory(form: "the") } får försvaras med { $dice ->
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
legal-end-reinforce = Alla { -army(form: "plural") } är utsatta: { SEAT($seat) } får gå vidare till { -combat(form: "the") }.
legal-end-attack = { SEAT($seat) } får avsluta { -combat(form: "the") }{ and-draws }.
legal-end-attack_third = { SEAT($seat) } får avsluta { -combat(form: "the") } för { SEAT("third") }.
legal-end-fortify = { SEAT($seat) } får avsluta { -turn(form: "the") }{ and-draws }.
and-draws =
    { $draws ->
        [yes] { " " }och drar ett kort
       *[no] { "" }
    }

### Engine: incomes, { -set }s, battles, wins
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
income-unexplained = { -army(form: "plural") } som redan erhållits
income-item = { $item } { $armies }
income-worked-out = { $item } → { $armies }
income-sentence =
    { LIST($items, kind: "semicolon") }: { $total ->
        [one] 1 { -army }
       *[other] { $total } { -army(form: "plural") }
    }.
income-none = Inga { -army(form: "plural") }.
set-plain = { $set }.
set-with-one-bonus = { $set }; { $bonus } till i { TERRITORIES($territories, kind: "or") }.
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
    }: { $armies } { -army(form: "plural") }
set-number = Partiets { -set } nummer { $number }: { $armies } { -army(form: "plural") }
battle =
    { CAPITALISED(SEAT($attacker)) } anföll { TERRITORY($target) } från { TERRITORY($source) } och slog { $attack }; { SEAT($defender) } slog { $defence }. { LIST($pairs, kind: "semicolon") }.
battle-tie = { $attack } mot { $defence } är oavgjort, vilket gynnar { -defender(form: "the") }: { SEAT($loser) } förlorar en { -army }
battle-pair = { $attack } mot { $defence }: { SEAT($loser) } förlorar en { -army }
battle-spare = { LIST($dice) } möter ingen { -die }
third-army-gone = { CAPITALISED(SEAT("third")) } behärskar inget { -territory } och får ingenting.
third-army-share =
    { SEAT($seat) } fick { $received ->
        [one] 1 { -army }
       *[other] { $received } { -army(form: "plural") }
    } i förstärkningsfasen: { SEAT("third") } får { $received } ÷ { $part } → { $armies }, som { SEAT($other) } sätter ut.
win-unknown-mission = { SEAT($winner) } har vunnit med en { -mission } som inte är känd här.
win-mission = { SEAT($winner) } har vunnit med sin { -mission }: { $mission } { $proof }
win-holds-continents = { SEAT($winner) } behärskar { CONTINENTS($continents) }.
win-destroyed =
    { SEAT($seat) } är utslagen{ $by ->
        [none] { "" }
       *[other] , besegrad av { SEAT($by) }
    }.
win-read-as =
    { $read_as ->
        [none] { "" }
       *[other] Kortet räknas här som { $read_as } { -territory(form: "plural") }.{ " " }
    }
win-holds-territories = { win-read-as }{ win-holds }.
win-holds-strong = { win-read-as }{ win-holds }, varav { $strong } med minst { $each } { -army(form: "plural") }.
win-holds =
    { SEAT($winner) } behärskar { $territories ->
        [one] 1 { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    }
win-capitals =
    { SEAT($winner) } har vunnit med { -capital(form: "plural") }: med { $players } spelare krävs { $needed }{ NUMBER_OF($capitals) ->
        [0] { "" }
       *[other] , och { SEAT($winner) } behärskar { LIST($capitals) }
    }.
win-own-capital = { TERRITORY($territory) } (den egna)
win-other-capital = { TERRITORY($territory) } ({ SEAT($seat) })
win-conquest =
    { SEAT($winner) } har vunnit: ingen annan spelare är kvar. { win-holds }{ $third ->
        [0] { "" }
        [one] ; det enda { -territory } som { SEAT("third") } har räknas inte
       *[other] ; de { $third } { -territory(form: "plural") } som { SEAT("third") } har räknas inte
    }.

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
    { -round } { $round }, { $turn } har { -turn(form: "the") }{ $waiting ->
        [yes] , { $actor } ska bestämma
       *[no] { "" }
    }, { $phase }
seat-not-playing = ingen plats ”{ $word }” spelar{ did-you-mean }; platserna är { LIST($known, kind: "comma") }
unknown-seat = det finns ingen plats ”{ $word }”{ did-you-mean }; platserna är { LIST($known, kind: "comma") }
seats-once = varje plats spelar en gång: { LIST($seats, kind: "comma") }
out-of-dice = { $dice } { -die(form: "plural") } angavs, och hittills behövs { $needed }
position-dealt = I { $edition }, { $mode }, delas { -territory(form: "the-plural") } ut och besätts inte.
position-none-free = Inget { -territory } är ledigt, så inget kan besättas.
position-no-capitals = I { $edition }, { $mode }, har ingen någon { -capital }.
position-needs-third = Fasen { $phase } kräver en tredje { -army }.
position-needs-allied = Fasen attack_third kräver en allierad { -army }: ingen annan anfaller på egen hand.
position-cards-not-traded = I { $edition }, { $mode }, byts kort som vunnits i strid inte in då.
position-without-missions = { $edition }, { $mode }, spelas utan { -mission(form: "plural") }.
position-without-capitals = { $edition }, { $mode }, spelas utan { -capital(form: "plural") }.
position-capital-of-two = { TERRITORY($territory) } är { -capital } för två platser.
position-capital-taken = { TERRITORY($territory) } tillhör inte längre { SEAT($seat) }: { -card(form: "the") } är uppvänt.
position-moved-when = Arméer flyttas i slutet av en tur, och detta är { $phase }.
position-moved-once = Varje tur har en enda { -movement }.
position-moved-not-own = { TERRITORY($territory) } tillhör inte { SEAT($seat) }, vars { -army(form: "plural") } har flyttats.
position-not-tired = I { $edition }, { $mode }, blir inga { -army(form: "plural") } trötta.
position-won-by = { $edition }, { $mode }, vinns genom { LIST($ways, kind: "or") }, inte { $reason }.
position-winner-out = { SEAT($seat) } är utslagen och kan inte ha vunnit.
position-battle-dice = { $armies } { -army(form: "plural") } anfaller inte med { $dice } { -die(form: "plural") }.
position-battle-roll =
    { $dice ->
        [0] Inga { -die(form: "plural") }
        [one] { $dice } { -die }
       *[other] { $dice } { -die(form: "plural") }
    } har slagits, inte { $rolled }.
position-die = En { -die } visar 1 till 6, inte { $die }.
position-tired-attackers = { $armies } { -army(form: "plural") } från { TERRITORY($territory) } anfaller: minst så många är trötta.
position-cannot-attack = { TERRITORY($source) } kan inte anfalla { TERRITORY($target) } den här { -turn(form: "the") }.
position-same-owner = { TERRITORY($source) } och { TERRITORY($target) } har samma ägare.
position-too-many = { $armies } { -army(form: "plural") } kan inte anfalla av de { $there } { TERRITORY($source, case: "in") }.
position-free = { TERRITORY($territory) } är ledigt, och det får inget { -territory } vara när spelet har börjat.
position-captured = { TERRITORY($territory) } är erövrat och har { $armies } { -army(form: "plural") }.
position-no-army = Ingen { -army } står { TERRITORY($territory, case: "in") }.
position-out-holds =
    { SEAT($seat) } är utslagen men behärskar { $territories ->
        [one] 1 { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    }.
position-not-out = { SEAT($seat) } behärskar inget { -territory } men är inte utslagen.
position-out-on-turn = { SEAT($seat) } är utslagen och kan inte ha { -turn(form: "the") }.
position-not-over = En enda spelare är kvar, men { -game(form: "the") } är inte slut.
position-no-third = Det här { -game(form: "the") } har ingen tredje { -army }.
position-no-capital = { SEAT($seat) } har ingen { -capital }.
position-card-of-capital = Kortet { $card } ligger hos sin { -capital }.
position-card-twice = Kortet { $card } finns två gånger.
position-cards = Händer, { -deck } och kasthög har tillsammans { $cards } kort; spelet har { $wanted }.
position-combat-when = Kort som vunnits i strid öppnar reinforce, och detta är { $phase }.
position-none-in-hand = { SEAT($seat) } måste sätta ut en { -army } men har ingen på hand.
position-holds-nothing = { SEAT($seat) } behärskar inget { -territory }.
position-has-capital = { SEAT($seat) } måste välja en { -capital } men har redan en.
position-third-nothing = Den tredje { -army(form: "the") } har inget att sätta ut, eller ingenstans att sätta det.

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
log-bonus_placed = { CAPITALISED(SEAT($seat)) } får { $armies } extra { -army(form: "plural") } { TERRITORY($territory, case: "in") }.
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
        [yes] { " " }och tar { -territory(form: "the") } på { $rolls } kast
       *[no] , { $rolls } kast
    }; { LIST($losses) }.
log-captured = { CAPITALISED(SEAT($seat)) } erövrar { TERRITORY($target) } från { SEAT($defender) }.
log-continent_taken = { CAPITALISED(SEAT($seat)) } behärskar hela { CONTINENT($continent) }: +{ $armies } per tur.
log-continent_lost = { CAPITALISED(SEAT($seat)) } behärskar inte längre hela { CONTINENT($continent) }.
log-held = { CAPITALISED(SEAT($seat)) } håller { TERRITORY($territory) } mot alla odds: { SEAT($attacker) } hade { $chance } chans att ta { -territory(form: "the") }.
log-occupied = { CAPITALISED(SEAT($seat)) } flyttar { number-of-armies } från { TERRITORY($source) } till det erövrade { TERRITORY($target) }.
log-eliminated = { CAPITALISED(SEAT($seat)) } är utslagen, besegrad av { SEAT($by) }.
log-cards_taken = { CAPITALISED(SEAT($seat)) } tar { $count } kort från { SEAT($from) }.
log-cards_taken-shown = { CAPITALISED(SEAT($seat)) } tar { $count } kort från { SEAT($from) }: { CARDS($cards) }.
log-capital_fell = { TERRITORY($territory) } var { -capital } för { SEAT($owner) }: { -card(form: "the") } vänds upp, och { -capital(form: "the") } har fallit för { SEAT($by) }.
log-capital_cleared =
    { CAPITALISED(SEAT($owner)) } förlorar { number-of-armies } till { CONTINENT($continent, case: "in") }, i { TERRITORIES($territories) }; { SEAT($by) } får en { -army } { NUMBER_OF($territories) ->
        [one] där
       *[other] i vart och ett
    }.
log-card_drawn = { CAPITALISED(SEAT($seat)) } drar ett kort.
log-card_drawn-shown = { CAPITALISED(SEAT($seat)) } drar { CARD($card) }.
log-fortified = { CAPITALISED(SEAT($seat)) } flyttar { number-of-armies } från { TERRITORY($source) } till { TERRITORY($target) }.
log-third_owed =
    { SEAT("third") } ska ha { $armies ->
        [one] 1 { -army }
       *[other] { $armies } { -army(form: "plural") }
    }.
log-third_placed = { CAPITALISED(SEAT("third")) } ställs upp: { number-of-armies } i { on-territories }.
log-third_placed-each = { CAPITALISED(SEAT("third")) } ställs upp: { number-of-armies } i vart och ett av { on-territories }.
on-territories =
    { $territories ->
        [one] 1 { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    }
log-deck_reshuffled = De { $count } kort som lagts åt sidan blandas till en ny { -deck }.
log-won = { CAPITALISED(SEAT($seat)) } vinner.
log-won-by-conquest = { CAPITALISED(SEAT($seat)) } har vunnit: ingen annan spelare är kvar.
log-won-by-mission = { CAPITALISED(SEAT($seat)) } har vunnit med sin { -mission }: { $mission }
log-won-by-capitals = { CAPITALISED(SEAT($seat)) } har vunnit med { $capitals } { -capital(form: "plural") }, varav en är den egna.
# The same to the winner, who alone is at the screen.
log-you-won = Du har vunnit.
log-you-won-by-conquest = Du har vunnit: ingen annan spelare är kvar.
log-you-won-by-mission = Du har vunnit med din { -mission }: { $mission }
log-you-won-by-capitals = Du har vunnit: du behärskar { $capitals } { -capital(form: "plural") }, varav en är din egen.

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
    Behärska { $territories } valfria { -territory(form: "plural") }{ $each ->
        [1] { "" }
       *[other] { " " }med minst { $each } { -army(form: "plural") } i varje
    }.
value-in-modes = I { LIST($modes) }: { UNCAPITALISED($value) }
value-by-mode = { LIST($values, kind: "space") }
value-by-players = { LIST($parts, kind: "comma") }.
value-each-for-players = { $number } var med { LIST($players, kind: "or") } spelare
value-total-for-players = { $number } sammanlagt med { LIST($players, kind: "or") } spelare
value-for-more-players = { $number } med { LIST($players, kind: "or") }
value-announced =
    { $decides ->
        [after] Angriparen före { -roll(form: "the") }, { -defender(form: "the") } efter att ha sett { -attacker(form: "the") }s kast.
       *[before] Båda innan någon slår, { -attacker(form: "the") } först.
    }
value-optional = Eller, som valmöjlighet: { UNCAPITALISED($value) }
value-with-options = { $value } { LIST($options, kind: "space") }
value-single-pieces = Enstaka { -army(form: "plural") }.
value-pieces = { CAPITALISED(LIST($pieces, kind: "comma")) }.
value-piece = { PIECE($piece) } { $armies }
value-dice =
    Upp till { $attack } { COLOUR($attack_colour, case: "plural") } anfaller, upp till { $defence } { COLOUR($defence_colour, case: "plural") } försvarar.
value-first-seat =
    { $way ->
        [first] Den första platsen.
        [first_without_card] Den spelare som först blir utan områdeskort.
       *[die] Den som slår högst; de som slår lika slår om.
    }
value-territories =
    { $way ->
        [deal] Alla delas ut, det första till den första platsen.
       *[claim] Från startspelaren räknat besätter var och en i tur och ordning ett ledigt.
    }
value-territories-for-two =
    Med två spelare { $way ->
        [deal] går en tredjedel av dem till { third-army-of-kind }
       *[claim] tills var och en har en tredjedel av dem; resten går till { third-army-of-kind }
    }.
third-army-of-kind =
    { $third ->
        [allied] { third-allied }
       *[neutral] { third-neutral }
    }
value-place =
    { $first ->
        [after_last_claim] Platsen efter den som besatte sist börjar.
       *[starter] Startspelaren börjar.
    }
value-third-army =
    { CAPITALISED(third-army-of-kind) }: { number-of-armies } i varje { -territory }, som { $stands ->
        [before_placing] står där innan { -player(form: "the-plural") } sätter ut sina
       *[after_placing] ställs upp när { -player(form: "the-plural") } har satt ut sina
    }.
value-claim =
    { $when ->
        [own_turn] Bara under { -player(form: "the") }s egen tur, från dess första ögonblick.
       *[at_once] Genast, vems tur det än är.
    }
value-income = Antalet ÷ { $per }, avrundat nedåt, och minst { $least }.
value-third-income =
    { $part ->
        [2] Hälften av det
        [3] En tredjedel av det
       *[other] 1 av { $part }
    }, { $when ->
        [after_combat] efter { -combat(form: "the") }, före { -movement(form: "the-plural") }
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
value-sets-rising = Efter de { -set } som alla har bytt in: { LIST($values, kind: "comma") }, därefter { $step } mer varje gång.
value-bonus =
    { number-of-armies }{ $limit ->
        [each_card] { " " }för varje sådant kort
       *[once] , en gång per tur; passar flera { -territory(form: "plural") } väljer { -player(form: "the") }
    }.
value-must-trade = Med { $cards } kort eller fler.
value-traded =
    { $where ->
        [under_deck] Under { -deck(form: "the") }, i den ordning de byts in.
       *[aside] Åt sidan; de blandas till en ny { -deck } när den gamla är slut.
    }
value-earn =
    { $when ->
        [end_of_turn] I slutet av { -turn(form: "the") }, efter { -movement(form: "the-plural") }.
       *[after_combat] När { -combat(form: "the") } är slut.
    }
value-earn-for-two = Med två spelare innan { third-army-of-kind } agerar.
value-attackers =
    { $most ->
        [1] 1 { -army }
        [2] 1 eller 2 { -army(form: "plural") }
       *[other] 1 till { $most } { -army(form: "plural") }
    }.
value-attack-dice =
    En { -die } för varje { -army } som anfaller{ $dice ->
        [fewer_allowed] , eller färre
       *[one_per_army] { "" }
    }.
value-defence-dice = { CAPITALISED(LIST($parts, kind: "comma")) }.
value-defence-for =
    med { $kind ->
        [any] valfritt antal { -army(form: "plural") }
        [more] { $first } { -army(form: "plural") } eller fler
       *[range] { $span ->
            [0] { $first ->
                [one] 1 { -army }
               *[other] { $first } { -army(form: "plural") }
            }
            [1] { $first } eller { $last } { -army(form: "plural") }
           *[other] { $first }–{ $last } { -army(form: "plural") }
        }
    } { $most ->
        [1] 1 { -die }
        [2] 1 eller 2 { -die(form: "plural") }
       *[other] 1 till { $most } { -die(form: "plural") }
    }
value-pairs =
    Upp till { $pairs ->
        [one] 1 par
       *[other] { $pairs } par
    }.
value-allied =
    { $third ->
        [allied] Den allierade { -army(form: "the") } får anfalla den spelare som har { -turn(form: "the") }, ledd av den andra { -player(form: "the") }, när den har fått { -reinforcement }. Den får inget kort, och det den vinner är dess eget.
       *[neutral] { CAPITALISED(third-army-of-kind) } anfaller aldrig.
    }
value-occupy =
    { $dice ->
        [fewer_allowed] Antalet { -army(form: "plural") } som skickades räknas, även om färre { -die(form: "plural") } slogs.
       *[one_per_army] Arméerna som skickades är lika många som { -die(form: "the-plural") }.
    }
value-cards-won =
    { $way ->
        [kept] Ingenting före den egna nästa förstärkningsfasen.
        [may_trade] Får genast byta in hur många { -set } som helst, men måste aldrig.
        [may_trade_without] Får genast byta in hur många { -set } som helst, även utan vunna kort, men måste aldrig.
       *[must_trade] Med { $from } eller fler på hand måste { -player(form: "the") } genast byta in tills högst { $left } är kvar.
    }
value-fortify =
    { $way ->
        [one] En gång, från ett { -territory } till ett annat.
        [unsplit] Hur många gånger som helst, men { -army(form: "the-plural") } från ett { -territory } får inte delas upp på flera.
       *[rested] Hur många gånger som helst, med { -army(form: "plural") } som inte har deltagit i något anfall.
    }
value-tired =
    { $taken_along ->
        [rested] Arméer som följt med in i ett erövrat { -territory } får flyttas vidare om de inte har anfallit.
       *[tired] Inte heller { -army(form: "plural") } som följt med in i ett erövrat { -territory } får flyttas vidare.
    }
value-destroyed =
    { $by_other ->
        [counts] Det räknas, vem som än gjorde det.
       *[reads_as_territories] Kortet räknas som 24 { -territory(form: "plural") }, om inte { -card(form: "the") }s ägare gjorde det.
    }
value-missions =
    { $cards } kort.{ $known ->
        [yes] { " " }Alla känner till listan; vem som har vilken är hemligt.
       *[no] { "" }
    }
mode-for-players = { $mode } för { $players } spelare
modes-for-players = { LIST($modes, kind: "comma") }
edition-no-mode = { $edition } har inget { -mode } ”{ $word }”{ did-you-mean }; det finns { $modes }
edition-no-players = { $edition } har inte { $mode } för { $players } spelare; det finns { $modes }
edition-not-for = { $edition } är inte för { $players } spelare; det finns { $modes }
edition-no-option =
    { $edition } har ingen valmöjlighet ”{ $word }”{ did-you-mean }; valmöjligheter: { NUMBER_OF($options) ->
        [0] inga
       *[other] { LIST($options, kind: "comma") }
    }
option-one-of = valmöjligheten { $option } är något av { LIST($values, kind: "comma") }, inte { $value }
variant-name = namnet på en variant är en text som inte är tom, inte { $value }
edition-varied = { $edition }, ändrad
variant-changes = { LIST($changes, kind: "semicolon") }
variant-change = { $field } { $before } → { $now }
column-variant = Här
unknown-edition = det finns ingen { -edition } ”{ $word }”{ did-you-mean }; det finns { LIST($known, kind: "comma") }, eller en sökväg till en .toml-fil
file-not-read = { $file } kan inte läsas: { $why }
variant-written-as = varianten { $variant } skrivs som { $written }
unknown-field = det finns inget fält ”{ $word }”{ did-you-mean }
field-impossible = fältet { $field } kan inte vara { $value }
text-of-edition = texten hör till { -edition(form: "the") } { $text }, inte till { $edition }
edition-needed = { -edition(form: "the") } ”{ $edition }” är inte någon av { LIST($known, kind: "comma") }: den måste anges tillsammans med texten, som en Edition eller en sökväg till en .toml-fil
unknown-clause = det finns ingen regelpunkt ”{ $word }”{ did-you-mean }
column-edition = Utgåva
column-value = Vad den gör av det
column-where = Var
column-note = Anmärkning
column-clause = Regelpunkt
mark-printed = tryckt
mark-silent = nämns inte
mark-reading = tolkning
mark-house = { -house-rule }
value-as-clause = Som regelpunkten säger.
taken-from =
    { $edition ->
        [none] som man brukar spela
        [others] som i de andra { -edition(form: "the-plural") }
       *[other] som i { $edition }
    }
number-of-players = { LIST($players, kind: "comma") } spelare
list-of-editions = Utgåvor, och antalet spelare i deras { -mode }
rules-of-edition = { $edition }: { $modes }. { $summary }
compare-needs-two = en jämförelse kräver minst två { -edition(form: "plural") }, var och en en gång
editions-differ =
    { LIST($editions) } { $clauses ->
        [0] skiljer sig inte åt
        [one] skiljer sig åt i 1 regelpunkt
       *[other] skiljer sig åt i { $clauses } regelpunkter
    }{ $mode ->
        [none] { "" }
       *[other] { " " }i { $mode }
    }
too-few-missions = { $edition } har { $missions } { -mission(form: "plural") } för { -board(form: "the") } { $board }, för få för { $players } spelare

### Boards
## What is wrong with a board's file.

board-unusable = Spelplanen { $source } kan inte användas:
board-from-data = given som data
unknown-board = det finns ingen sådan { -board }{ did-you-mean }; det finns { LIST($known, kind: "comma") }, eller en sökväg till en .json-fil
board-file = filen kan inte läsas: { $why }
board-not-json = detta är inte JSON: { $why }
board-has-no-territory = { $board } har inget { -territory } ”{ $word }”{ did-you-mean }
board-has-no-continent = { $board } har ingen { -continent } ”{ $word }”{ did-you-mean }

### Notation
## What is wrong with a position that is read.

position-error = { $field }: { $why }
position-unusable = Ställningen kan inte användas: { $field }: { $why }
as-sentence = { CAPITALISED($said) }.
text-ends = Texten tar slut här; en { -position } har { LIST($fields, kind: "comma") } och kan ha mer.
text-no-field = Det finns inget sådant fält{ did-you-mean }.
text-no-value = Fältet har inget värde.
text-field-twice = Fältet står där två gånger.
text-no-seat = ”{ $letter }” är ingen plats; platserna är { LIST($known, kind: "comma") }.
text-no-owner = ”{ $letter }” är ingens bokstav; bokstäverna är { LIST($known, kind: "comma") }.
text-other-board = Texten hör till { -board(form: "the") } { $text }, inte till { $board }.
text-board-needed = ”{ $board }” är inte någon av { LIST($known, kind: "comma") }: den måste anges tillsammans med texten, som en Board eller en sökväg till en .json-fil.
text-continents =
    Spelplanen har { $continents ->
        [one] 1 { -continent }
       *[other] { $continents } { -continent(form: "plural") }
    }, texten { $groups }.
text-group = ”{ $group }” består inte av en bokstav med ett tal, eller ett streck.
text-territories =
    { CONTINENT($continent) } har { $territories ->
        [one] 1 { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    }, texten { $entries }.
text-no-seat-value = ”{ $part }” har inget värde efter platsen.
text-seat-twice = Platsen { $letter } står där två gånger.
text-no-phase = Det finns ingen { -phase } ”{ $word }”{ did-you-mean }.
text-phase-alone = Fasen { $phase } har ingenting efter sig.
text-phase-battle = Fasen { $phase } har utgångsområde>mål:{ -army(form: "plural") }:{ -die(form: "plural") } efter sig.
text-number = ”{ $number }” är inte ett heltal från 0 till { $most }.
text-begins-with-0 = ”{ $number }” börjar med en nolla.
text-none-of = ”{ $part }” är inte någon av { LIST($known, kind: "comma") }.
text-no-mission = Det finns ingen { -mission } ”{ $word }”{ did-you-mean }.
text-nobody = ”{ $letter }” är ingen.
text-no-armies = ”{ $part }” har inget antal { -army(form: "plural") }, som ska vara från 0 till { $most }.
text-no-continent = Det finns ingen { -continent } ”{ $word }”{ did-you-mean }.
## What is wrong with the words of an action.

words-missing = Ett drag saknas: { LIST($actions, kind: "comma") }.
words-no-action = Det finns inget drag ”{ $word }”{ did-you-mean }.
words-other = Orden är { $like }, inte { $words }.
words-border = ”{ $word }” är inte FRÅN>TILL, som i { $like }.
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
record-no-log = Det finns ingen logg: en rad med { $opens }.
record-not-toml = Huvudet är inte TOML: { $why }.
record-too-deep = Huvudet har för många nivåer.
record-large-number = Huvudet innehåller ett för stort tal.
record-no-key = Ett protokoll har ingen ”{ $word }”{ did-you-mean }.
record-key-kind =
    { $key } är { $kind ->
        [int] ett heltal
        [list] en lista
        [dict] en tabell
       *[str] en text
    }.
record-other-format = Protokollet har format { $format }, och här läses format { $read }.
record-no-start = Huvudet saknar start: den { -position } som { -game(form: "the") } börjar med.
record-other-header = Huvudet säger { LIST($header, kind: "comma") }, och { -position(form: "the") } från början { LIST($start, kind: "comma") }.
record-viewer = Viewer är något av { LIST($known, kind: "comma") }.
record-hides = Det här protokollet skrevs för en viss plats eller en åskådare och utelämnar det som dessa inte får se, så { -game(form: "the") } kan inte spelas upp ur det. Det går med ett protokoll där allt är sparat.
record-no-deck = Här blandas en ny { -deck }, och protokollet säger inte i vilken ordning { -card(form: "the-plural") } ligger.
record-names = Namn hör till { LIST($seats, kind: "comma") }.
record-not-closed = Texten tar slut före { -log(form: "the") }: inga { $quotes } följer.
record-no-action = Raden har inget drag.
record-no-seat = ”{ $word }” är ingen plats i det här { -game(form: "the") }{ did-you-mean }.
record-other-end =
    Huvudet säger att { $winner } vinner{ $reason ->
        [none] { "" }
       *[other] { " " }genom { $reason }
    }; i slutet av { -log(form: "the") } { $won_by ->
        [none] har ingen vunnit
       *[other] har { $won_by } vunnit genom { $won_reason }
    }.
record-out-of-dice = protokollet har { $dice } { -die(form: "plural") }, och hittills behövs { $needed }
record-name = namnet på { $seat } är en text, inte { $name }
record-comment = en kommentar är en enda rad, utan styrtecken och utan tre citattecken i följd
record-nobody-first = Rader utan spelare står före det första { -move(form: "the") }.
record-nobodys-lines = Rader utan spelare är starter och dealt.
record-starter-die = { $seat } { $die } är inte en plats och dess { -die }.
record-no-starter-dice = Inga { -die(form: "plural") } slås om den första platsen.
record-other-starter = Med de här { -die(form: "the-plural") } börjar { $first }, men i { -position(form: "the") } börjar { $starter }.
record-next-dice = Nästa { -die(form: "plural") } är de för { LIST($seats, kind: "comma") }.
record-more-dice = Fler { -die(form: "plural") } slås trots att { $seat } ensam slog högst.
record-other-deal = I den { -position } som protokollet börjar med är { LIST($dealt, kind: "comma") } utdelade.
record-pairs = Platser och tal står här om vartannat.
record-no-outcome = ”{ $word }” är inget utfall{ did-you-mean }.
record-no-die = ”{ $word }” är ingen { -die }: en { -die } visar 1 till 6.
record-wrong-dice =
    Här slås { $attack ->
        [0] ingen anfallstärning
        [one] 1 anfallstärning
       *[other] { $attack } anfallstärningar
    } och { $defence ->
        [0] ingen försvarstärning
        [one] 1 försvarstärning
       *[other] { $defence } försvarstärningar
    }; protokollet har { $attack_recorded ->
        [0] ingen
       *[other] { $attack_recorded }
    } och { $defence_recorded ->
        [0] ingen
       *[other] { $defence_recorded }
    }.
record-other-roll = Angriparen har slagit { LIST($rolled, kind: "space") }, men här säger protokollet { LIST($recorded, kind: "space") }.
record-nothing-such = Protokollet säger ”{ $outcome }”, men det händer inte här.
record-other-outcome = Protokollet säger ”{ $outcome }”; enligt { -rule(form: "the-plural") } är det ”{ $expected }”.

### Odds, { -bot }s and simulation
## What these are asked for in vain, and how { -bot }s explain themselves.

evaluation-seat = { SEAT($seat) } { $chance }
evaluation-shown = { LIST($parts, kind: "comma") }
evaluation-chance = chans att vinna
evaluation-assumes = som om alla spelade ungefär lika bra som experten
hint-over = { -game(form: "the") } är slut: det finns inget att göra
hint-plan =
    { $target ->
        [none] { "" }
       *[other] , och anfall sedan { TERRITORY($target) } från { TERRITORY($source) } ({ $odds } chans att ta { -territory(form: "the") })
    }
hint-plan-chance = Din chans att vinna { -game(form: "the") } är { $after } med den planen.
hint-attack = Anfall { TERRITORY($target) } från { TERRITORY($source) }, { $armies } mot { $others }: { $odds } chans att ta { -territory(form: "the") }.
hint-attack-chance =
    Din chans att vinna { -game(form: "the") } är { $after } med planen bakom { -attack(form: "the") }{ $same ->
        [yes] { "" }
       *[no] , { $before } om du slutar nu,
    } och { $lost } om { -attack(form: "the") } misslyckas.
hint-stop =
    { $same ->
        [yes] Sluta anfalla: det bästa anfall som återstår, mot { TERRITORY($target) } från { TERRITORY($source) } ({ $odds } chans att ta { -territory(form: "the") }), skulle inte göra din chans att vinna { -game(form: "the") } bättre.
       *[no] Sluta anfalla: din chans att vinna { -game(form: "the") } är { $before } nu, och { $after } med det bästa anfall som återstår, mot { TERRITORY($target) } från { TERRITORY($source) } ({ $odds } chans att ta { -territory(form: "the") }).
    }
hint-nothing-left = Sluta anfalla: inget anfall har goda chanser. Din chans att vinna { -game(form: "the") } är { $before }.
hint-place = Sätt ut { $armies } { TERRITORY($territory, case: "in") }{ hint-plan }.
hint-place-rest = Sätt sedan ut { LIST($parts) }.
hint-place-third = Sätt ut { $armies } { TERRITORY($territory, case: "in") }: då står { $total } där, bredvid { $others } som tillhör { SEAT($seat) }.
hint-occupy = Flytta in { $armies } till { TERRITORY($territory) } och lämna { $left } { TERRITORY($behind, case: "in") }{ hint-plan }.
hint-fortify =
    Flytta { $armies } från { TERRITORY($source) } till { TERRITORY($target) }{ $same ->
        [yes] { "" }
       *[no] : din chans att vinna { -game(form: "the") } går från { $before } till { $after }
    }.
hint-trade = Byt in det här { -set(form: "the") } mot { $armies } { -army(form: "plural") }.
hint-claim =
    Besätt { TERRITORY($territory) }: då behärskar du { $held } av { $size } { CONTINENT($continent, case: "in") } (+{ $bonus }), och { $others ->
        [0] ingen annan har något där.
       *[other] andra har { $others }.
    }
hint-set =
    Sätt ut en { -army } { TERRITORY($territory, case: "in") }: då står { $armies } där, { $enemy ->
        [none] och ingen bredvid dem.
       *[other] bredvid { $others } { TERRITORY($enemy, case: "in") }.
    }
hint-capital = Gör { TERRITORY($territory) } till din { -capital }: där står { $armies } av dina { -army(form: "plural") } och runt omkring { $own }, bredvid { $others } som tillhör andra.
hint-defend =
    Försvara med { $dice ->
        [one] 1 { -die }
       *[other] { $dice } { -die(form: "plural") }
    }: i genomsnitt förlorar du { $lost } { -army(form: "plural") } och { -attacker(form: "the") } { $theirs }.
hint-end = Gå vidare: här finns inget kvar som förbättrar din chans att vinna { -game(form: "the") } ({ $before }).
hint-wins = Om allt går vägen ({ $odds }) vinner det { LIST($won) }.
hint-wins-territories =
    { $territories ->
        [one] 1 { -territory }
       *[other] { $territories } { -territory(form: "plural") }
    }
hint-wins-continent = { CONTINENT($continent) } (+{ $bonus })
hint-wins-out =
    { $cards ->
        [0] en seger över { SEAT($seat) }
        [one] en seger över { SEAT($seat) }, med 1 kort
       *[other] en seger över { SEAT($seat) }, med { $cards } kort
    }
hint-wins-card = ett kort
hint-wins-now =
    { $sure ->
        [yes] Det vinner { -game(form: "the") } nu.
       *[no] Det vinner { -game(form: "the") } nu, om allt går vägen ({ $odds }).
    }
hint-open =
    { $taken ->
        [yes] { TERRITORY($territory) } skulle då stå öppet
       *[no] Det lämnar { TERRITORY($territory) } öppet
    }: { $armies } där bredvid { $others } { TERRITORY($enemy, case: "in") }, som har { $odds } chans att ta { -territory(form: "the") }.
hint-nudge-continent =
    Titta på { CONTINENT($continent) }: vilket { -territory } där { $kind ->
        [place] behöver flest nya { -army(form: "plural") }
        [capital] är säkrast
       *[claim] är mest värt för dig
    }?
hint-nudge-attack = Se efter vad { TERRITORY($source) } kan ta.
hint-nudge-fortify = Gör { -army(form: "the-plural") } { TERRITORY($source, case: "in") } någon nytta där?
hint-nudge-occupy = Vilket kommer att behöva { -army(form: "the-plural") } mest, { TERRITORY($source) } eller { TERRITORY($target) }?
hint-nudge-trade = Titta på dina kort.
hint-nudge-defend = Jämför vad varje antal { -die(form: "plural") } förlorar.
hint-nudge-stop = Finns det något anfall kvar som är värt risken?
hint-nudge-end = Finns det något kvar att göra här?
dice-of =
    { $edition ->
        [none] { "" }
       *[other] { " " }({ $edition }: { -die(form: "plural") })
    }
odds-shown =
    { $attackers ->
        [one] 1 { -army }
       *[other] { $attackers } { -army(form: "plural") }
    } mot { $defenders }{ $stop ->
        [none] { "" }
       *[other] , som slutar vid { $stop }
    }: { $win } chans att ta { -territory(form: "the") }; i genomsnitt förloras { $lost } och besegras { $beaten }{ dice-of }
odds-no-army = ett { -territory } har minst en { -army }, inte { $armies }
# Names of charts: what is taken or held is the territory.
odds-shown-taken = { $chance } taget
odds-shown-held = { $chance } hållet
odds-shown-attackers = { -attacker } kvar
odds-shown-defenders = { -defender } kvar
fast-compiling-one = Kompilerar { $name }
fast-compiling = Kompilerar det snabba spelet. Det tar upp till en halv minut, och bara en gång.
simulation-shown =
    { $games ->
        [one] 1 { -game }
       *[other] { $games } { -game(form: "plural") }
    }{ $unfinished ->
        [0] { "" }
        [one] , varav 1 ofullbordat
       *[other] , varav { $unfinished } ofullbordade
    }{ $forfeits ->
        [0] { "" }
        [one] , 1 förlorat på { -bot } som slutat fungera
       *[other] , { $forfeits } förlorade på { -bot(form: "plural") } som slutat fungera
    }, median { $rounds ->
        [one] 1 { -round }
       *[other] { $rounds } { -round(form: "plural") }
    }{ $stopped ->
        [yes] ; avbrutet
       *[no] { "" }
    }
simulation-share = { $bot } { $share }
simulation-bot = { -bot }
simulation-games = { -game(form: "plural") }
simulation-wins = vunna
simulation-share-head = andel av alla { -game(form: "plural") }
simulation-interval = 95{ "\u00A0" }%-intervall
simulation-seat = { SEAT($seat) } { $wins }
simulation-seats = Vinster per plats: { LIST($seats, kind: "comma") }.
# A chance, written one way wherever one is told: it never breaks from its sign.
display-percent = { $percent }{ "\u00A0" }%
display-percent-least = under{ "\u00A0" }1{ "\u00A0" }%
display-percent-most = över{ "\u00A0" }99{ "\u00A0" }%
list-of-boards = Spelplaner
list-of-bots = Botar
column-what = vad det är
column-plays = hur den spelar
# Ten rungs, from the weakest on; each beats the one below in some two games of three.
bot-newcomer = Nykomling, 1 av 10
    .name = Nykomling
    .summary = Har just lärt sig { -rule(form: "the-plural") }: förbiser mycket, sprider ut sina { -army(form: "plural") }, glömmer sina kort.
bot-beginner = Nybörjare, 2 av 10
    .name = Nybörjare
    .summary = Slutar för tidigt och jagar { -continent(form: "plural") } som inte går att hålla.
bot-learner = Lärling, 3 av 10
    .name = Lärling
    .summary = Vet vad den vill men strör ut sina { -army(form: "plural") } längs { -border(form: "the-plural") }.
bot-casual = Sällanspelare, 4 av 10
    .name = Sällanspelare
    .summary = Spelar bra ett tag; sedan tar den med för få { -army(form: "plural") } eller anfaller en gång för mycket.
bot-regular = Flitig spelare, 5 av 10
    .name = Flitig spelare
    .summary = Missar ett anfall då och då och lämnar { -army(form: "plural") } sysslolösa.
bot-practised = Van spelare, 6 av 10
    .name = Van spelare
    .summary = Samlar oftast sina { -army(form: "plural") }, och glömmer ibland ett { -set } kort.
bot-skilled = Skicklig spelare, 7 av 10
    .name = Skicklig spelare
    .summary = Gör några få misstag per { -game }.
bot-strong = Stark spelare, 8 av 10
    .name = Stark spelare
    .summary = Spelar efter exakta chanser och förbiser nästan aldrig något.
bot-veteran = Veteran, 9 av 10
    .name = Veteran
    .summary = Planerar som experten men sprider ut sina { -army(form: "plural") }, och missar ett anfall någon enstaka gång.
bot-easygoing = Lätt
    .name = Lätt
    .summary = Spelar som en nybörjare: anfaller med dåliga chanser, glömmer { -continent(form: "plural") }, vaktar ingenting.
bot-cautious = Normal
    .name = Försiktig
    .summary = Spelar förnuftigt: anfaller när chanserna är goda.
bot-bold = Normal, djärv
    .name = Djärv
    .summary = Spelar otåligt: nöjer sig med jämna chanser.
bot-planning = Planerande
    .name = Planerare
    .summary = Spelar efter exakta chanser, med egna inställningar.
bot-simple = Enkel
    .name = Enkel
    .summary = Samlar sina { -army(form: "plural") } vid en gräns och anfaller där den är starkare.
bot-expert = Expert, 10 av 10
    .name = Expert
    .summary = Planerar hela sin tur och väger varje plan efter den chans att vinna som den ger.
bot-random = Slumpen
    .name = Slumpen
    .summary = Gör vilket tillåtet drag som helst, utan plan.
column-level = nivå
bot-level =
    { $level ->
        [easy] lätt, ungefär som { $beside } av 10
        [normal] normal, ungefär som { $beside } av 10
        [expert] expert
       *[none] { $rung ->
            [none] ingen
           *[other] { $rung } av 10
        }
    }
unknown-bot = det finns ingen { -bot } ”{ $word }”{ did-you-mean }; det finns { LIST($known, kind: "comma") }
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
is-on-turn = har { -turn(form: "the") }
must-act = ska bestämma

### Fair dice
## What the dice of a game did, and whether all was fair.

fair-partial = bara en del av { -game(form: "the") } är känd, så dess { -die(form: "plural") } kan inte granskas
fair-none = Inga { -die(form: "plural") } har fallit ännu.
fair-test =
    { $rolls } kast, { $dice ->
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
       *[other] Alla { $rolls } kast
    }
fair-without-a-seed = De här { -die(form: "the-plural") } kommer inte från något frö: de skrevs ned eller lästes ur ett protokoll.
fair-commitment = Alla kast och blandningar i det här { -game(form: "the") } kommer från ett och samma frö. Dess SHA-256 är { $commitment }; anteckna det och jämför med fröet som visas när { -game(form: "the") } är slut.
fair-seed = Alla kast och blandningar i det här { -game(form: "the") } kom från fröet { $seed }. Dess SHA-256 är { $commitment }, som det visades under { -game(form: "the") }.
fair-from-a-position = { -game(form: "the") } började med en given { -position }: bara ett { -game } från allra första början kan kontrolleras
fair-differ-at-the-start = Partiets inledning kommer inte från det här fröet.
fair-differ = Drag { $number } i { -game(form: "the") } fick ett annat utfall än det här fröet ger.

### Review
## A game looked at again: chances, turning points, plans and luck.

review-partial = bara en del av { -game(form: "the") } är känd, så det går inte att gå igenom
review-shown =
    { $turns ->
        [0] Ingen tur har spelats ännu.
        [one] 1 tur
       *[other] { $turns } turer
    }{ $turns ->
        [0] { "" }
       *[other] , { $points ->
            [0] ingen vändpunkt
            [one] 1 vändpunkt
           *[other] { $points } vändpunkter
        }.
    }
review-chances = Chans att vinna efter varje tur
review-turns = turer
review-turning-points = Vändpunkter
review-turning-point =
    Omgång { $round }: { $what } Chansen att vinna för { SEAT($seat) } gick från { $before } till { $after }, mest på grund av { $why ->
        [dice] { -die(form: "the-plural") }
        [choices] var { -army(form: "the-plural") } ställdes och blev kvar
       *[others] vad andra gjorde med sina
    }.
review-turn =
    { CAPITALISED(SEAT($seat)) } tog { $captured ->
        [0] inget { -territory }
        [one] 1 { -territory }
       *[other] { $captured } { -territory(form: "plural") }
    } och förlorade { $lost ->
        [0] ingen { -army }
        [one] 1 { -army }
       *[other] { $lost } { -army(form: "plural") }
    }{ $gains ->
        [none] { "" }
       *[some] , behärskade sedan { CONTINENTS($gained) }
    }{ $breaks ->
        [none] { "" }
       *[some] , bröt { CONTINENTS($broken) }
    }{ $outs ->
        [none] { "" }
       *[some] , besegrade { SEATS($out) }
    }{ $cards ->
        [0] { "" }
        [one] , fick 1 kort
       *[other] , fick { $cards } kort
    }.
review-better = Bättre för { SEAT($seat) } i { -round } { $round }: { $plan } Det som valdes var värt { $got }.
review-left-open =
    { CAPITALISED(SEAT($seat)) } hade lämnat { TERRITORY($territory) } med { $armies ->
        [one] 1 { -army }
       *[other] { $armies } { -army(form: "plural") }
    }: { $odds } risk att { SEAT($enemy) } { $breaks ->
        [some] bryter { CONTINENT($continent) }
       *[none] tar { -territory(form: "the") }
    }.
review-story-end =
    { $won ->
        [yes] { CAPITALISED(SEAT($seat)) } vann { -game(form: "the") } i { -round } { $round }.
       *[no] Ingen har vunnit; i { -round } { $round } låg { SEAT($seat) } bäst till, med { $chance } chans.
    }
review-story-course =
    { CAPITALISED(SEAT($seat)) } började med { $first } chans{ $fell ->
        [yes] { " " }och var nere i { $lowest } i { -round } { $round }
       *[no] { " " }och låg aldrig mycket sämre till
    }.
review-story-turned = Den tur som ändrade mest kom i { -round } { $round }. { $what } Chansen för { SEAT($seat) } gick från { $before } till { $after }.
review-story-luck = Tärningarna hjälpte { SEAT($kind) } mest, med { $won } procentenheter, och kostade { SEAT($hard) } mest ({ $lost }).
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
       *[other] börja med { TERRITORY($target) } från { TERRITORY($source) } ({ $odds } chans att ta { -territory(form: "the") })
    }: { $chance }.
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
       *[other] sedan { TERRITORY($target) } från { TERRITORY($source) } ({ $odds } chans att ta { -territory(form: "the") })
    }.
review-won = Den här { -turn(form: "the") } vann { -game(form: "the") }.
review-give-or-take = Vad turerna är värda jämfört med planerna är en uppskattning, på omkring { $points } procentenheter när.
review-who = Plats
review-chance-by-dice = Chans som { -die(form: "the-plural") } gav, i procentenheter
review-every-turn =
    { $turns ->
        [one] Turen, bredvid expertens plan
       *[other] Alla { $turns } turer, bredvid expertens planer
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

display-in-per-cent = { $title }, chans i %
display-steps = { $number } steg
display-more-rows =
    { $number ->
        [one] En rad till
       *[other] { $number } rader till
    }
display-all-rows = Alla { $number } rader
board-caption = { $board }: { $territories } { -territory(form: "plural") }, { $borders } { -border(form: "plural") }.
# Heads of the columns of a table, a continent in each row: its name, its bonus, how many territories
# it has, and their names.
board-continents = Kontinenter
board-bonus = { -army(form: "plural") } per tur
board-count = { -territory(form: "plural") }
board-territories = vilka
board-places = { TERRITORIES($places) }
edition-rules = Alla { -rule(form: "plural") }, med sina regelpunkter
verdict-legal =
    { $legal ->
        [yes] ✓ Tillåtet
       *[no] ✗ Inte tillåtet
    }: { $why }
verdict-clause = regelpunkt { $clause }, { $known }
legal-action = drag
legal-what-it-does = vad det skulle göra
# A kind is an action as code writes it, "end_phase".
legal-kind =
    { $kind }: { $number } drag{ $shown ->
        [40] , de första 40 av dem
       *[other] { "" }
    }
legal-shown =
    { CAPITALISED(SEAT($seat)) }, { PHASE($phase) }: { $number ->
        [one] 1 tillåtet drag
       *[other] { $number } tillåtna drag
    }
bot-settings = Vad den strävar efter
bot-setting = inställning
bot-value = värde
replay-shown =
    { $edition }, { $mode }, { $players } spelare: { $standing }; { $actions } drag{ $comments ->
        [0] { "" }
        [one] , 1 kommentar
       *[other] , { $comments } kommentarer
    }
replay-stopped = { $edition }, { $mode }, { $players } spelare: stannade på rad { $line } efter { $actions } drag. { $why }
replay-players = Spelare: { LIST($players, kind: "comma") }.
replay-player = { SEAT($seat) } är { $name }
replay-last = Den sista { -position(form: "the") }
# The units of progress-line: "3 of 10 games".
progress-unit = { -game(form: "plural") }
progress-rows = rader
progress-orders = ordningar
progress-line = { $done } av { $all } { $unit }, { $rate } per sekund, { $left } kvar
figures-title = { $board }: ett tal för varje { -territory }
figures-one = { TERRITORY($territory) } { $figure }
figures-all = { LIST($figures, kind: "comma") }.
record-round = { -round }
simulation-plot-share = andel av alla { -game(form: "plural") }, med dess 95{ "\u00A0" }%-intervall
simulation-rounds = { -round(form: "plural") } till slutet, avslutade { -game(form: "plural") }
campaign-taken = erövrade { -territory(form: "plural") }, minst
odds-table-against = mot { $armies }
odds-table-plot = Chans att vinna efter antal { -army(form: "plural") }{ dice-of }
odds-table-attackers = { -attacker(form: "the") }s { -army(form: "plural") }, varav en stannar kvar
tournament-shown =
    { $bots } { -bot(form: "plural") }, { $games } { -game(form: "plural") }{ $unfinished ->
        [0] { "" }
        [one] , varav 1 ofullbordat
       *[other] , varav { $unfinished } ofullbordade
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
tournament-unfinished = ofullbordade
tournament-note = Elo enligt Bradleys och Terrys modell, med medelfel; 0 är medelvärdet av de här { -bot(form: "the-plural") }. De sista kolumnerna visar, mot var och en av de andra { -bot(form: "the-plural") }, andelen vunna av de { -game(form: "plural") } som någon vann, med båda sammansättningarna lika vägda.
tournament-nobody = ingen vann
tournament-tables = Bord för bord
tournament-match = { -bot(form: "plural") } och deras platser
tournament-table = bord
tournament-share = den förstas andel
tournament-pair = { $bot } ({ $seats }) mot { $opponent } ({ $others })
tournament-ratings = Rankning
match-head = resultat
match-name = { $bot } mot { $other }: { $edition } { $mode }, { $players } spelare
match-told = { $match }. { $result }
match-shown =
    { $why ->
        [better] { $bot } är bättre än { $other }: vinner { $share } av { -game(form: "the-plural") } ({ $low } till { $high }; { $confidence } säkert). Avgjort efter { $pairs } par, { $games } { -game(form: "plural") }.
        [equal] { $bot } och { $other } är likvärdiga inom { $margin } procentenheter: { $bot } vinner { $share } av { -game(form: "the-plural") } ({ $low } till { $high }; { $confidence } säkert). Avgjort efter { $pairs } par, { $games } { -game(form: "plural") }.
        [limit] Inte avgjort: { $bot } vinner { $share } av { -game(form: "the-plural") } mot { $other } ({ $low } till { $high }; { $confidence } säkert). Stoppat vid { -border(form: "the") }, efter { $pairs } par, { $games } { -game(form: "plural") }.
       *[interrupted] Avbrutet: { $bot } vinner { $share } av { -game(form: "the-plural") } mot { $other } ({ $low } till { $high }; { $confidence } säkert), efter { $pairs } par, { $games } { -game(form: "plural") }.
    }
match-note = Varje par är två { -game(form: "plural") } med samma frö och ombytta platser. Intervallen gäller trots att varje match stoppades så snart den var avgjord; rankningens intervall tar ingen hänsyn till det.
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
        [one] # { -game }
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
    }
experiment-condition = villkor
experiment-mean = medelvärde [95{ "\u00A0" }%-intervall]
experiment-difference = skillnad mot den första
experiment-points = skillnad mot den första, i procentenheter
experiment-error = medelfel (med andra { -game(form: "plural") })
prediction-none = Ingen gissning ännu: skriv ett tal i stället för de tre punkterna och kör cellen igen.
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
    } mot { LIST($targets, kind: "then") }: { $win } chans att ta { NUMBER_OF($targets) ->
        [one] { -territory(form: "the") }
       *[other] alla
    }; i genomsnitt förloras { $lost }, och { $left } står i det sista { -territory(form: "the") } om allt går vägen{ dice-of }
campaign-target = { -territory }
campaign-armies = { -army(form: "plural") } där
campaign-behind = stannar i utgångsområdet
campaign-chance = chans att ta { -territory(form: "the") }
campaign-left = { -army(form: "plural") } i det sista { -territory(form: "the") }
campaign-step = mål { $number }
campaign-no-way = det finns ingen väg genom alla de här { -territory(form: "the-plural") } där vart och ett nås från det föregående
campaign-own = { TERRITORY($territory) } tillhör den plats som anfaller
campaign-border = { TERRITORY($source) } gränsar inte till { TERRITORY($target) }
campaign-twice = { TERRITORY($territory) } förekommer två gånger i fälttåget
sources-shown =
    För att ta { $several ->
        [yes] { LIST($targets) }
       *[no] { LIST($targets, kind: "then") }
    }: från { LIST($sources, kind: "comma") }{ $more ->
        [0] { "" }
       *[other] , och från { $more } till
    }
sources-one = { TERRITORY($source) } { $win } ({ number-of-armies })
sources-along = { LIST($way, kind: "then") }
sources-from = från
sources-way = bästa ordning
sources-armies = { -army(form: "plural") } där
sources-chance = chans att ta alla
sources-lost = förlorade { -army(form: "plural") } i genomsnitt
sources-left = { -army(form: "plural") } i det sista { -territory(form: "the") } vid seger
sources-more = { $number } till
sources-none = { SEAT($seat) } har inget { -territory } med minst två { -army(form: "plural") } som gränsar till { LIST($targets, kind: "or") }
stopping-shown =
    För att behålla { $keep } { -army(form: "plural") }, sluta vid { $stop }: { $kept } chans att behålla dem, { $win } chans att ta { -territory(form: "the") } ({ $attackers } mot { $defenders }){ dice-of }
stopping-at = sluta vid ({ -army(form: "plural") })
stopping-taken = { -territory(form: "the") } taget
stopping-kept = { -army(form: "the-plural") } kvar
stopping-lost = förlorade { -army(form: "plural") } i genomsnitt
odds-table-shown = Chans att vinna, i procent, med upp till { $attackers } { -army(form: "plural") } (rader, en av dem stannar kvar) mot { $defenders } (kolumner){ dice-of }
odds-table-terminal = För att se mer av tabellen: visa den i en anteckningsbok eller använd to_frame().
odds-table-more = Större slag
odds-table-corner = { -attacker }↓ { -defender }→
odds-table-cell = { $attackers } mot { $defenders }: { $win }

### Lessons
## What lessons say beside their own texts, which are in files of their own.

lessons = Lektioner
lessons-about = vad den handlar om
lesson-head = Lektion { $lesson }: { $title } ({ LIST($editions, kind: "comma") }, omkring { $minutes } minuter)
lesson-about = Utgåva: { LIST($editions, kind: "comma") } · omkring { $minutes } minuter
lesson-able = Efteråt kan du:
progress-solved = { $solved } av { $steps } steg lösta
board = Spelplanen
board-after = Spelplanen efter det här { -move(form: "the") }
board-of-step = { $step }: { -board(form: "the") }
board-held = { SEAT($seat) }: { LIST($territories, kind: "comma") }
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
step-other-edition = Detta finns inte i { $wanted }. Här spelas det enligt { $edition }.
## Headings of feedback, by its status.

feedback-right = Rätt.
feedback-wrong = Inte riktigt.
feedback-guessed = Nu vet du.
feedback-refused = Det är inte tillåtet.
feedback-more = Fortsätt.
feedback-unanswered = Inget har prövats ännu.
feedback-unclear = Det går inte att läsa som ett svar.
feedback-hint = Tips
feedback-shown = Visat.
feedback-switched = En annan { -edition }.
feedback-start = Från början.
feedback-rules = Reglerna bakom:
feedback-hint-is = { feedback-hint }:
feedback-taken-back = Spelplanen är tillbaka där steget börjar: försök igen.
feedback-rightly-refused = Avvisat, precis som det ska vara.
feedback-other-rule = Det är inte heller tillåtet, men det här steget handlar om en annan regel.
feedback-too-many = { $answer } är för mycket.
feedback-too-few = { $answer } är för lite.
feedback-move = Gör ditt drag på { -board(form: "the") }.
feedback-answer = Svaret är { $answer }.
feedback-quoted = ”{ $text }”
feedback-none-of-these = inget av dem
feedback-territories = { TERRITORIES($places, kind: "comma") }
feedback-continents = { CONTINENTS($places, kind: "comma") }
lesson-places = { TERRITORIES($places, kind: "and") }
feedback-off = Fel bland dem: **{ $places }**.
feedback-go-on =
    { $armies ->
        [0] { $phase ->
            [attack] Nu kommer { -combat(form: "the") }.
            [fortify] Nu kommer { -movement(form: "the-plural") }.
           *[other] Det finns mer att göra.
        }
        [one] En { -army } återstår att sätta ut.
       *[other] { $armies } { -army(form: "plural") } återstår att sätta ut.
    }
feedback-no-attack-left =
    Inget av dina { -territory(form: "plural") } kan anfalla längre. { $challenge ->
        [yes] Avsluta { -combat(form: "the") }.
       *[no] Avsluta { -combat(form: "the") }, eller börja om steget.
    }
## Chances, which are guessed before the dice fall.

chance-once =
    { $taken ->
        [yes] Den här gången föll { TERRITORY($target) }, till priset av { $lost ->
            [0] ingen { -army }.
            [one] en { -army }.
           *[other] { $lost } { -army(form: "plural") }.
        }
       *[no] Den här gången höll { TERRITORY($target) }: { -attack(form: "the") } kostade { $lost ->
            [one] en { -army }
           *[other] { $lost } { -army(form: "plural") }
        }, försvaret { $beaten ->
            [0] ingen.
            [one] en.
           *[other] { $beaten }.
        }
    }
chance-counted = I { NUMBER($taken) } av { NUMBER($fought) } sådana slag togs { -territory(form: "the") }; den exakta chansen är **{ $exact }**.
chance-brier =
    { $guesses ->
        [one] En gissad chans
       *[other] { $guesses } gissade chanser
    }: { $as ->
        [best] lika bra som att säga de exakta chanserna.
        [good] nästan lika bra som att säga de exakta chanserna.
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
warm-up-summary = Tre frågor från tidigare { -lesson(form: "plural") }, på andra spelplaner.
warm-up-none = Det finns inget att värma upp med ännu: lös först några steg i en { -lesson }.
course-lesson = { $number } · { $title }
course-steps = { $done } av { $steps } steg
course-minutes = { $minutes } minuter
course-next = Nästa: { $title }, med { $call }
course-due =
    { $questions ->
        [one] En fråga ska repeteras
       *[other] { $questions } frågor ska repeteras
    }, tre åt gången, med { $call }
course-puzzles = Problem: { $tried } av { $puzzles } prövade, { $right } lösta.
## Mistakes of one's own games, which come back as puzzles, and what the last games gave away.

mistakes = Mina misstag
mistakes-number = nummer
mistakes-kind = beslut
mistakes-game = från
mistakes-due = kommer tillbaka
mistake-numbered = Mitt misstag { $number }
mistake-none = Du har inga misstag ännu. Spela ett { -game } till slut: då sparas de dyraste besluten.
mistake-unknown = det finns { $most } misstag, numrerade från 1
mistake-kind-place = Var ska de stå?
mistake-kind-stop = Anfalla eller sluta?
mistake-kind-break = Bryta en { -continent }?
mistake-kind-leave = Hur många flyttar in?
mistake-kind-trade = Byta nu eller vänta?
mistake-kind-fortify = Vad ska flyttas?
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
mistakes-about-stop = att anfalla och sluta
mistakes-about-break = att bryta { -continent(form: "plural") }
mistakes-about-leave = att flytta in
mistakes-about-trade = att byta in { -set }
mistakes-about-fortify = att flytta i slutet
mistake-text-place = Du är **{ SEAT($seat) }**, i { -round } { $round } av ditt { -game }. Du har **{ $armies } { -army(form: "plural") }** att sätta ut.
mistake-text-stop = Du är **{ SEAT($seat) }**, i { -round } { $round } av ditt { -game }, och får anfalla.
mistake-text-break = Du är **{ SEAT($seat) }**, i { -round } { $round } av ditt { -game }, och får anfalla. Någon annan behärskar en hel { -continent }.
mistake-text-leave = Du är **{ SEAT($seat) }**, i { -round } { $round } av ditt { -game }. Från { TERRITORY($source) }, där **{ $armies } { -army(form: "plural") }** är kvar, har du just tagit { TERRITORY($target) }: { $least } till { $most } av dem får flytta in.
mistake-text-trade = Du är **{ SEAT($seat) }**, i { -round } { $round } av ditt { -game }, med **{ $armies } { -army(form: "plural") }** att sätta ut. Dina kort bildar ett { -set }.
mistake-text-fortify = Du är **{ SEAT($seat) }**, i { -round } { $round } av ditt { -game }. Striden är slut; { -army(form: "plural") } får fortfarande flyttas.
mistake-ask-place = Var sätter du ut dem?
mistake-ask-stop = Vad gör du nu?
mistake-ask-break = Vad gör du nu?
mistake-ask-leave = Hur många flyttar in?
mistake-ask-trade = Byter du in { -set(form: "the") } den här { -turn(form: "the") }?
mistake-ask-fortify = Vad flyttar du?
mistake-hint-place = Vad kan { -army(form: "plural") } där ta den här { -turn(form: "the") }, och vad vaktar de efteråt?
mistake-hint-stop = Vad vinner du om det går bra, och vad står öppet om det inte gör det?
mistake-hint-break = Vad förlorar ägaren varje tur, och hur troligt är det att du kommer igenom?
mistake-hint-leave = Vilket av de två kan fortfarande anfallas, och vart skulle { -army(form: "the-plural") } gå sedan?
mistake-hint-trade = Vad är { -army(form: "the-plural") } värda nu, och vad ger { -set(form: "the") } senare?
mistake-hint-fortify = Vilka { -army(form: "plural") } har ingen framför sig, och vilken gräns är svag?
mistake-best = **{ $answer }** vinner { $chance } av { -game(form: "the-plural") }, ”{ $then }” bara { $other }: en skillnad på { $margin } procentenheter (95{ "\u00A0" }%: { $low } till { $high }).
mistake-again = Det är vad du gjorde då. Det vinner { $chance } av { -game(form: "the-plural") }, { $behind } procentenheter färre än det bättre svaret.
mistake-measured = Från ditt { -game } { $date } ({ $edition }, { $mode }, { -round } { $round }). Varje svar spelades vidare till slutet { $games } gånger, av { -bot(form: "plural") } och med samma { -die(form: "plural") } för båda.
mistakes-no-game = Spela ett { -game } till slut: då finns det något att öva på.
mistakes-figure =
    { $games ->
        [one] I ditt senaste { -game }
       *[other] I dina senaste { $games } { -game(form: "plural") }
    } gav varje tur bort { $points }{ "\u00A0" }% av sin chans att vinna (±{ "\u00A0" }{ $error }).
mistakes-advice =
    { $kind ->
        [place] Var { -army(form: "plural") } sätts ut kostar dig mest, { $points }{ "\u00A0" }% per tur
        [stop] Att anfalla och sluta kostar dig mest, { $points }{ "\u00A0" }% per tur
        [break] Kontinenter som inte bröts kostar dig mest, { $points }{ "\u00A0" }% per tur
        [leave] Hur många { -army(form: "plural") } som flyttar in kostar dig mest, { $points }{ "\u00A0" }% per tur
        [trade] Att byta in { -set } kostar dig mest, { $points }{ "\u00A0" }% per tur
       *[fortify] Att flytta { -army(form: "plural") } i slutet kostar dig mest, { $points }{ "\u00A0" }% per tur
    }: { -lesson(form: "the") } ”{ $lesson }” handlar om det{ $puzzles ->
        [none] { "" }
       *[other] , och det gör { -puzzle(form: "the-plural") } ”{ $puzzles }” också
    }.
## Challenges, which are played against { -bot }s.

challenge-turn = Din tur { $turn } av { $turns }.
challenge-won = vunnet
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
challenge-helped = Ett drag har visats, så den här gången blir det ingen till.
challenge-late =
    { $turns ->
        [one] Din tur är slut.
       *[other] Dina { $turns } turer är slut.
    }
challenge-other-dice = Börja om: { -die(form: "the-plural") } faller annorlunda.
challenge-move =
    En försiktig { -bot } skulle { $move }.{ $free ->
        [yes] { "" }
       *[no] { " " }Nu går det bara att vinna en { -star } i det här försöket.
    }
# These complete challenge-move, "A careful { -bot } would …", and nothing else.
advice-claim = besätta { TERRITORY($territory) }
advice-place = sätta ut { $armies } { TERRITORY($territory, case: "in") }
advice-choose-capital = välja { TERRITORY($territory) } till { -capital }
advice-trade = byta in { CARDS($cards) }
advice-attack = anfalla { TERRITORY($target) } från { TERRITORY($source) } med { $armies }
advice-defend =
    försvara med { $dice ->
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
    Drag visades under { $turns ->
        [one] den första { -turn(form: "the") }
       *[other] de första { $turns } turerna
    }. Härifrån bestämmer du ensam.
challenge-shown =
    En försiktig { -bot } klarade det på { $turns ->
        [one] en tur
       *[other] { $turns } turer
    }.
challenge-not-shown = En försiktig { -bot } försökte flera gånger utan att lyckas. Du kan bättre!
hint-nudge = En vink.
hint-rule = Regeln.
hint-move = Draget.
hint-answer = Svaret.
switch-played = Det här steget spelas nu enligt { $edition }.
switch-unknown = Det här steget kan spelas enligt { LIST($editions, kind: "comma") }, inte { $edition }.
difference-without = Den här { -edition(form: "the") } har det inte.
marks = { LIST($parts, kind: "semicolon") }
marked-printed = tryckt i { LIST($editions, kind: "comma") }
marked-reading = en tolkning i { LIST($editions, kind: "comma") }
marked-house = en { -house-rule } i { LIST($editions, kind: "comma") }
marked-silent = inte tryckt i { LIST($editions, kind: "comma") }
## What is told to those whose answer cannot be read.

answer-on-board = Det här steget görs på { -board(form: "the") }. { $example }
answer-roll-by-roll = I det här steget görs ett anfall i taget. { $example }
answer-no-moves = Listan med drag är tom. { $example }
answer-example = I kod ser ett drag ut som `{ $move }`.
answer-percentage = Svaret är en chans från 0 till 100, inte { $answer }.
answer-number = Svaret är ett heltal, inte { $answer }.
answer-choice = Svaret är något av { LIST($values, kind: "comma") }, inte { $answer }{ did-you-mean }.
answer-place = Svaret är en plats på { -board(form: "the") }, till exempel 'brazil'.
answer-one-place =
    Svaret är { $pick ->
        [continent] en { -continent }
        [territories] ett eller flera { -territory(form: "plural") }
       *[territory] ett { -territory }
    }.
answer-no-place =
    Det finns { $pick ->
        [continent] ingen { -continent }
       *[other] inget { -territory }
    } { $word }{ did-you-mean }.
## A person's place on the ladder of { -bot }s, by the games against them.

my-level =
    { $sureness ->
        [none]
            Din nivå är inte känd ännu: hittills räknas { $games ->
                [0] inget { -game }
                [one] { $games } { -game }
               *[other] { $games } { -game(form: "plural") }
            } av dina, och { $needed } till behövs.
       *[other] Din nivå är ungefär { $rung } av 10, { $bot } ({ level-range }).
    }
level-sure =
    { $sureness ->
        [good] en god gissning
        [fair] en hygglig gissning
       *[rough] en grov gissning
    }
level-range = { $narrow ->
    [yes] { $confidence } säkert
   *[no] { $confidence } säkert att den är från { $low } till { $high }
}, { level-sure } efter { $games ->
        [one] # { -game }
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
progress-damaged = { progress-file } är i olag: { $why }
progress-unreadable = { $name } kan inte läsas: { $why }
progress-no-json = { $name } är inte JSON: { $why }
progress-status = en status är något av { LIST($known, kind: "comma") }, inte { $status }
progress-stars = antalet { -star(form: "plural") } är ett heltal från 0 till { $most }, inte { $stars }
progress-chance = en chans är ett tal från 0 till 100, inte { $chance }
progress-text = namn, svar och sigill är korta texter, inte { $text }
progress-number = försök och tips är heltal, inte { $number }
progress-game = ett { -game } har tiden då det slutade, { -bot(form: "the-plural") } det spelades mot och om det vanns, inte { $game }
## A position of a game, with the question what to play.

position-lesson = En { -position }
position-summary = Vad skulle du spela här? Svaret är expertens, som vet det som den här platsen får veta.
position-title = Omgång { $round }
position-text =
    Det här är ett { -game } som det står. { CAPITALISED(SEAT($seat)) } ska bestämma{ $phase ->
        [reinforce] { " " }och har { -army(form: "plural") } att sätta ut
        [attack] { " " }och får anfalla
        [fortify] { " " }och får flytta { -army(form: "plural") } en gång till
        [defend] { " " }och är { -attack(form: "the-plural") }
       *[other] { "" }
    }. Du ser det som { SEAT($seat) } får se.
position-question = Vad skulle du spela?
position-otherwise = Experten skulle spela något annat.
## A class: one step on all screens, and what everybody answers.

vote-defend =
    Försvara med { $dice ->
        [one] 1 { -die }
       *[other] { $dice } { -die(form: "plural") }
    }
vote-occupy = Flytta in { number-of-armies }
vote-place-rest = Låt en { -bot } sätta ut resten
class-nameless = Elev { $number }
class-namesake = { $name } ({ $number })
class-solved = löst
class-trying = försöker ännu
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
## What python -m risk_widget.lessons and python -m risk_widget.translations print.

lessons-usage =
    användning: python -m risk_widget.lessons KOMMANDO
      check [LEKTION eller FIL.toml ...]
                                        prova varje lösning i { -lesson(form: "the-plural") } (annars i alla)
      clauses                           en tabell över regelpunkterna och stegen som lär ut dem
      words [LEKTION eller FIL.toml ...]
                                        räkna orden i varje steg; 45 i genomsnitt, högst 80
      notebooks MAPP                    skriv anteckningsböckerna till alla ändrade { -lesson(form: "plural") }
      notebooks MAPP --check            säg bara vilka som inte stämmer med sina { -lesson(form: "plural") }
      notebook FIL.toml FIL.ipynb       skriv anteckningsboken till en egen { -lesson }
      publish MAPP [LEKTION eller FIL.toml ...] [--answers]
                                        kör anteckningsböckerna och skriv kopior med deras bilder
      print MAPP                        skriv sidor att skriva ut: för varje { -edition } { -rule(form: "the-plural") } på en sida
                                        och ett blad för nybörjare, och en sida om alla { -edition(form: "plural") }
      scores MAPP                       läs anteckningsböckerna som en klass har lämnat in och skriv
                                        MAPP/scores.csv och MAPP/scores.html
      scorm WEBBPLATS FIL.zip [LEKTION ...] [--2004]
                                        packa webbplatsens { -lesson(form: "plural") } för en lärplattform
words-lesson = Lektion
words-steps = Steg
words-average = Ord per steg
words-most = Längsta
words-all = Alla
words-of-step = { $lesson }: steget { $step } ({ $edition }) har { $words } ord; högst { $most } får det vara
words-of-lesson = { $lesson }: stegen har mer än { $average } ord i genomsnitt
words-few-enough = alla steg är korta nog
lesson-sound = { $lesson }: alla steg går att lösa
notebook-stale = { $file } stämmer inte med sin { -lesson }
notebooks-fresh = alla anteckningsböcker stämmer med sina { -lesson(form: "plural") }
notebooks-unchanged = ingenting har ändrats
coverage-whole = alla regelpunkter lärs ut eller är utelämnade av ett skäl
coverage-clause = regelpunkt
coverage-steps = lärs ut i
coverage-not-taught = lärs inte ut: { $reason }
coverage-no-clause = not-taught.toml nämner ”{ $clause }”, som inte är någon regelpunkt
coverage-untaught = { $clause } lärs inte ut i något steg, och not-taught.toml säger inte varför
coverage-taught = { $clause } lärs ut och ska tas bort ur not-taught.toml
## What a class has handed in, for its teacher.

homework-title = Läxa
homework-about =
    { $pupils ->
        [one] # elev
       *[other] { $pupils } elever
    }, { $files ->
        [one] # fil
       *[other] { $files } filer
    }
homework-row = { $pupil }: { $title }, { $solved } av { $steps } steg lösta, { $first } på första försöket, { $tries } försök
homework-nothing = Här finns ingen läxa.
homework-look = Att titta närmare på
homework-pupils = Elever och { -lesson(form: "plural") }
homework-pupil = Elev
homework-puzzles = Problem
homework-puzzles-right = { $right } av { $answered }
homework-cell = { $first } + { $later } av { $steps }
homework-cell-about = { $first } på första försöket, { $later } senare, { $shown } visade, { $open } öppna; { $tries } försök, { $hints } tips
homework-cell-key = Steg lösta på första försöket + senare, av alla; i andelen räknas det som löstes senare till hälften. En tom cell: inget prövades.
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
homework-proof = Varje protokoll har ett sigill på sitt innehåll, som avslöjar de flesta ändringar. Det är inget bevis: den som vill kan göra ett sigill också.
homework-unreadable = { $file } kan inte läsas: det är ingen anteckningsbok, eller så är den skadad.
homework-too-large = { $file } är för stor för att vara en läxa.
homework-empty = { $file } är tom.
homework-foreign = { $file } har inget från risk_widget i sig.
homework-not-run = { $file } har inget resultat från någon { -lesson }: den har inte körts, eller så rensades resultaten innan den sparades.
homework-older = { $file } sparades av en äldre version av risk_widget, som inte lämnade något arbete i en anteckningsbok: eleven måste öppna, köra och spara den igen.
homework-newer = { $file } sparades av en nyare version av risk_widget än den här.
homework-damaged = { $file } innehåller ett protokoll som inte kan läsas{ $why ->
        [none] { "" }
       *[other] : { $why }
    }.
homework-nothing-solved = { $file }: ingenting har prövats i den ännu.
homework-changed = { $file }: protokollet har ändrats för hand.
homework-changed-steps = { $file }: ändrat för hand: { LIST($steps) }.
homework-unsolved = { $file }: det svar som är antecknat löser inte { LIST($steps) }.
homework-unsealed = { $file }: { $steps ->
        [one] ett steg antecknades
       *[other] { $steps } steg antecknades
    } av en äldre version av risk_widget, utan sigill.
homework-same =
    { LIST($files) } innehåller samma arbete: { $steps ->
        [one] ett steg
       *[other] { $steps } steg
    } gjordes bara en gång.
homework-several = { $pupil } har lämnat in { LIST($files) }: i varje steg räknas den som kom längst.
## The notebooks that are made from lessons.

notebook-about = Spelas enligt { -rule(form: "the-plural") } i { LIST($editions, kind: "comma") } · omkring { $minutes } minuter
notebook-play =
    Kör cellen nedan: klicka i den och tryck på **Skift + Enter**. En { -board } visas, och bredvid den
    { -lesson(form: "the") }.
notebook-other-editions =
    För att lära dig { -rule(form: "the-plural") } i en annan { -edition }, lägg till dess namn: `{ $call }`. Det finns { LIST($editions, kind: "comma") }.
notebook-intro =
    ## Samma steg i kod

    Om du bara vill lära dig spelet behöver du inget av det som följer: { -board(form: "the") } ovan är hela
    { -lesson(form: "the") }.

    Härifrån görs samma steg i Python. Vart och ett visar sin { -board } och ber om något: skriv ditt
    svar i stället för `...` och kör cellen. `lesson.hint("{ $step }")` hjälper dig och `lesson.show_me("{ $step }")`
    spelar svaret; för ett annat steg, använd namnet som står i dess celler, till exempel `"{ $last }"`.
notebook-intro-solved =
    ## Samma steg i kod

    Varje steg nedan visar sin { -board }, ett svar som löser det och återkopplingen.
notebook-advice = Ett gott råd
notebook-next = Nästa: { $link }
notebook-game = Spela nu: [ett helt { -game }]({ $file })
notebook-asked =
    { $wanted ->
        [number] Ett heltal
        [percent] En chans, från 0 till 100
        [choice] Något av { LIST($choices, kind: "comma") }
        [territory] Namnet på ett { -territory }
        [continent] Namnet på en { -continent }
        [territories] Namn på { -territory(form: "plural") }, i en lista
        [actions] Ett drag, eller flera i en lista: [{ $example }]
       *[action] Ett drag: { $example }
    }
## Puzzles: a position, a question, answers to choose from, and their worth in numbers.

puzzle-numbered = Problem { $number }
puzzle-daily = Dagens { -puzzle }, { $date }
puzzle-kind-place = Var ska de stå?
puzzle-kind-stop = Sluta eller fortsätta?
puzzle-kind-way = Vilken väg?
puzzle-kind-trade = Byta nu eller vänta?
puzzle-kind-break = Vilken { -continent } ska brytas?
puzzle-kind-leave = Vad ska stanna kvar?
puzzles = Problem
puzzles-number = nummer
puzzles-kind = frågan
puzzles-level = svårighet
puzzle-level-easy = lätt
puzzle-level-medium = medel
puzzle-level-hard = svår
puzzle-text-place = Du är **{ SEAT($you) }**. Du har **{ $armies } { -army(form: "plural") }** att sätta ut innan du anfaller, och alla ska till ett och samma { -territory }.
puzzle-ask-place = Var gör de mest nytta för dig?
puzzle-text-stop = Du är **{ SEAT($you) }**. Du har erövrat ett { -territory }, så du får ett kort i slutet av { -turn(form: "the") }. **{ $armies } { -army(form: "plural") }** står { TERRITORY($source, case: "in") }, bredvid { TERRITORY($target) }.
puzzle-ask-stop = Slutar du här, eller fortsätter du?
puzzle-text-way = Du är **{ SEAT($you) }**, med **{ $armies } { -army(form: "plural") }** { TERRITORY($source, case: "in") }. { $goal } Alla { -army(form: "plural") } utom en går vidare varje gång.
puzzle-goal-break = Med { TERRITORY($target) } skulle du bryta { CONTINENT($continent) }, som ger { SEAT($seat) } { $bonus } { -army(form: "plural") } varje tur.
puzzle-goal-finish = { TERRITORY($target) } är allt du behöver för att behärska hela { CONTINENT($continent) }, värd { $bonus } { -army(form: "plural") } varje tur.
puzzle-goal-out =
    { TERRITORY($target) } är allt som { SEAT($seat) } har kvar: den som tar { -territory(form: "the") } { $cards ->
        [0] slår ut { SEAT($seat) } ur spelet.
        [one] får { $cards } kort.
       *[other] får { $cards } kort.
    }
puzzle-ask-way = Vilken väg ger störst chans att ta { TERRITORY($target) }?
puzzle-text-trade = Du är **{ SEAT($you) }**, med **{ $armies } { -army(form: "plural") }** att sätta ut. Dina kort bildar ett { -set }. Varje { -set } som någon byter in gör nästa mer värt.
puzzle-ask-trade = Byter du in det den här { -turn(form: "the") }, eller väntar du?
puzzle-text-break = Du är **{ SEAT($you) }**. Du har **{ $armies } { -army(form: "plural") }** att sätta ut och sedan anfalla med. Andra behärskar hela { -continent(form: "plural") }.
puzzle-ask-break = Vilken av dem bryter du?
puzzle-text-leave = Du är **{ SEAT($you) }**. Från { TERRITORY($source) }, där **{ $armies } { -army(form: "plural") }** är kvar, har du just tagit { TERRITORY($target) }: { $least } till { $most } av dem får flytta in.
puzzle-ask-leave = Hur många stannar kvar?
puzzle-do-place = { TERRITORY($territory) }
puzzle-do-stop = Sluta anfalla
puzzle-do-storm = Anfall { TERRITORY($target) } till slutet
puzzle-do-storm-until = Anfall { TERRITORY($target) }, men sluta vid { $stop } { -army(form: "plural") }
puzzle-do-way = { LIST($names, kind: "then") }
puzzle-do-trade = Byt in det, mot { $armies } { -army(form: "plural") }
puzzle-do-wait = Behåll { -card(form: "the-plural") } den här { -turn(form: "the") }
puzzle-do-put = { LIST($parts) }
puzzle-do-move = Flytta { LIST($parts, kind: "then") }
puzzle-do-stay = Flytta ingenting
puzzle-moved = { $armies } från { TERRITORY($source) } till { TERRITORY($target) }
puzzle-do-break = { CONTINENT($continent) }, från { TERRITORY($source) } genom { LIST($names, kind: "then") }
puzzle-do-leave = { $left } stannar kvar, { $armies } flyttar till { TERRITORY($target) }
puzzle-fact-attack = { TERRITORY($source) } ({ $attackers }) tar { TERRITORY($target) } ({ $defenders }) med { $chance } chans.
puzzle-fact-until = { TERRITORY($target) } faller dessförinnan med { $chance } chans.
puzzle-fact-finish = Därifrån blir hela { CONTINENT($continent) } din den här { -turn(form: "the") } med { $chance } chans: { $armies } { -army(form: "plural") } till varje tur.
puzzle-fact-breaks = { CAPITALISED(SEAT($seat)) } förlorar då { CONTINENT($continent) }, { $armies } { -army(form: "plural") } varje tur.
puzzle-fact-guards = Området vaktar { CONTINENT($continent) }, { $armies } { -army(form: "plural") } varje tur.
puzzle-fact-free = { TERRITORY($territory) } vaktar ingen { -continent } som du behärskar.
puzzle-fact-threat =
    Med { $armies ->
        [one] 1 { -army }
       *[other] { $armies } { -army(form: "plural") }
    } skulle { TERRITORY($territory) } falla för { TERRITORY($source) } ({ $attackers }) med { $chance } sannolikhet.
puzzle-fact-through = { TERRITORY($source) } ({ $attackers }) når { TERRITORY($target) }, förbi sammanlagt { $total } { -defender }, med { $chance } chans.
puzzle-fact-after = I genomsnitt är { $left } av { -army(form: "the-plural") } kvar, bredvid { $attackers } { TERRITORY($source, case: "in") }.
puzzle-fact-harmless = Ingen fiende bredvid { TERRITORY($territory) } har tillräckligt med { -army(form: "plural") } för att anfalla.
puzzle-fact-quiet = Ingen annan gränsar till { TERRITORY($territory) }.
puzzle-fact-set =
    Setet ger { $armies } { -army(form: "plural") }{ $bonus ->
        [0] { "" }
       *[other] , och { $bonus } till för ett { -territory } på { -card(form: "the-plural") } som är ditt
    }; nästa { -set } som någon byter in ger { $next }.
puzzle-fact-together = Med det sätter du ut { $armies } { -army(form: "plural") } den här { -turn(form: "the") }.
puzzle-fact-dearer =
    { $sets ->
        [one] En av dem kan byta in
       *[other] { $sets } av dem kan byta in
    } före din nästa tur; då skulle ditt ge { $armies }.
puzzle-fact-cards = { CAPITALISED(SEAT($seat)) } har { $cards } kort.
puzzle-fact-way = Försvarare: { LIST($numbers, kind: "comma") }, alltså { $total } sammanlagt; i genomsnitt är { $left } { -army(form: "plural") } kvar.
puzzle-hint-place = Vad kan var och en av dem ta den här { -turn(form: "the") }, och vad tar dem efteråt?
puzzle-hint-stop = Räkna vad du vinner om det går bra, och vad som står öppet om det inte gör det.
puzzle-hint-way = Räkna { -defender(form: "the-plural") } längs varje väg, och en { -army } som stannar kvar vid varje steg.
puzzle-hint-trade = Vad är { -set(form: "the") } värt nästa tur, och vem byter före dig?
puzzle-hint-break = Väg det som ägaren förlorar varje tur mot din chans att bryta igenom.
puzzle-hint-leave = Vilken sida av { -border(form: "the") } kan fortfarande anfallas, och av hur många?
puzzle-hint-answer = { $answer }.
puzzle-otherwise = Räkna en gång till.
puzzle-wins = vinner { $chance } av { -game(form: "the-plural") }.
puzzle-arrives = når målet i { $chance } av fallen.
puzzle-best = **{ $answer }** vinner { $chance } av { -game(form: "the-plural") }, { $margin } procentenheter mer än det näst bästa (95{ "\u00A0" }%: { $low } till { $high }).
puzzle-best-exact = **{ $answer }** når målet i { $chance } av fallen, { $margin } procentenheter mer än det näst bästa.
puzzle-behind = Det vinner { $chance } av { -game(form: "the-plural") }, { $behind } procentenheter mindre än det bästa svaret.
puzzle-behind-exact = Det når målet i { $chance } av fallen, { $behind } procentenheter mindre än den bästa vägen.
puzzle-measured = Varje svar spelades vidare { $games } gånger: { $rounds } { -round(form: "plural") } av { $first } { -bot(form: "plural") }, sedan { $endings } avslutningar av { $later } { -bot(form: "plural") }, med samma { -die(form: "plural") } för varje svar.
puzzle-measured-exact = Chanserna är exakta.

## Pages to print: one side with an edition's turn, dice and cards, and one with all editions.

sheet-title = { $edition }: { -rule(form: "the-plural") } på en sida
sheet-all = Utgåvorna sida vid sida
sheet-setup = Uppställning
sheet-turn = Turen
sheet-reinforce = 1 · Förstärkning
sheet-attack = 2 · Strid
sheet-rolls = Vad ett kast kostar
sheet-capture = Efter en erövring
sheet-move = 3 · Trupprörelser
sheet-cards = Kort
sheet-win = Seger
sheet-dice = Tärningar
sheet-dice-against = { $attack } mot { $defence }
sheet-attacker-loses = Angriparen förlorar
sheet-both-lose = Båda förlorar
sheet-defender-loses = Försvararen förlorar
sheet-so = Så här.
sheet-signs = ° Utgåvans häfte säger inget: spelas som man brukar, eller som i en annan { -edition }. * En tolkning av otydligt tryck. – Utgåvan har det inte.
sheet-sign-house = † En { -house-rule }.
beginners-title = En tur på en minut
beginners-map = Kartan, med vad varje { -continent } ger
beginners-aim =
    { $goal ->
        [missions] Fullfölj <b>uppgiften</b> på ditt kort, och håll den hemlig. När det är din tur:
        [capitals] Behärska tillräckligt många <b>huvudstäder</b>, varav en är din egen. När det är din tur:
       *[other] Bli den <b>sista { -player(form: "the") }</b> på { -map(form: "the") }. När det är din tur:
    }
beginners-place = 1 · Sätt ut { -army(form: "plural") }
    .about = En { -army } för vart { $per_army ->
            [1] och ett
            [2] annat
            [3] tredje
           *[other] { $per_army }:e
        } { -territory } du har, men <b>minst { $least }</b>. En hel { -continent } ger dessutom det antal som står på { -map(form: "the") }. Sätt ut dem i dina egna { -territory(form: "plural") }.
beginners-attack = 2 · Anfall, om du vill
    .about = Upp till { $attack } { -army(form: "plural") } anfaller ett grannområde, med varsin { -die }; en stannar hemma. Försvararen slår upp till { $defence }. Jämför de högsta { -die(form: "the-plural") }, sedan de näst högsta: den lägre förlorar en { -army }, <b>vid oavgjort gör { -attacker(form: "the") } det</b>. Ingen kvar där? Flytta in. Fortsätt så länge du vill.
beginners-move = 3 · Flytta
    .about =
        { $movement ->
            [one] <b>En gång</b> per tur går { -army(form: "plural") } till ett eget grannområde.
           *[other] Arméer går till egna grannområden.
        } En stannar kvar.
beginners-card = Och ett kort
    .about = Tog du ett { -territory }? Då får du <b>ett kort</b>. Tre med samma { -symbol }, eller ett av varje, ger { -army(form: "plural") } i en senare tur.
beginners-foot = Enligt { -rule(form: "the-plural") } i { $edition }; alla står på sidan bredvid.

### Odds, bots and simulation

bot-newcomer = Nykomling, 1 av 10
    .name = Nykomling
bot-beginner = Nybörjare, 2 av 10
    .name = Nybörjare
bot-learner = Lärling, 3 av 10
    .name = Lärling
bot-casual = Sällanspelare, 4 av 10
    .name = Sällanspelare
bot-regular = Flitig spelare, 5 av 10
    .name = Flitig spelare
bot-practised = Van spelare, 6 av 10
    .name = Van spelare
bot-skilled = Skicklig spelare, 7 av 10
    .name = Skicklig spelare
bot-strong = Stark spelare, 8 av 10
    .name = Stark spelare
bot-veteran = Veteran, 9 av 10
    .name = Veteran
bot-easygoing = Lätt
    .name = Lätt
bot-cautious = Normal
    .name = Försiktig
bot-bold = Normal, djärv
    .name = Djärv
bot-planning = Planerande
    .name = Planerare
bot-simple = Enkel
    .name = Enkel
bot-expert = Expert, 10 av 10
    .name = Expert
bot-random = Slumpen
    .name = Slumpen
