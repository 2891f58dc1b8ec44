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
