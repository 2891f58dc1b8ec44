# Čeština: the catalog of the words, before any sentence. How a catalog is written is told in
# docs/languages.md; which word is used for what, in docs/glossary.md.
#
# The reader is "vy", in small letters, as Czech programs have it; besides, its verbs in the past have
# one form for men and women ("dobyli jste"). Sentences that tell what to do are imperatives ("Vyberte
# území."), buttons and entries of menus infinitives ("Obsadit území"); rules speak of "hráč",
# "útočník" and "obránce", as the printed ones do. What a seat does is said in the present ("Anna útočí"):
# nobody knows whether a name is a man's or a woman's.
#
# Quotation marks are „…“. A number selects by [one], [few], [many] (with decimals) and *[other].
#
# A term has six cases in the singular and the plural: { -army } armáda, then (form: "genitive"),
# "dative", "accusative", "locative", "instrumental", "plural", "plural-genitive" and so on, all of them
# listed. After 5 and more, and after "the number of", stands "plural-genitive"; after a decimal, "genitive".
# Combat is "útok", as in print, and has no term of its own; a "bitva" is one fight over a territory.
#
# A territory's name has .genitive, .dative, .accusative, .locative and .instrumental, and with its
# preposition .in ("v Peru", "na Islandu"), .to ("do Peru", "na Island") and .from ("z Peru"). Its gender
# is ma where it lives, m, f, n, or mp for masculine and plural. A board's own name, which nobody can decline, follows
# "území", a person's "hráč".

### Terms
## The words of the glossary, each of which stands here and nowhere else.

-territory =
    { $form ->
       *[nominative] území
        [genitive] území
        [dative] území
        [accusative] území
        [locative] území
        [instrumental] územím
        [plural] území
        [plural-genitive] území
        [plural-dative] územím
        [plural-accusative] území
        [plural-locative] územích
        [plural-instrumental] územími
    }
    .gender = n
-continent =
    { $form ->
       *[nominative] světadíl
        [genitive] světadílu
        [dative] světadílu
        [accusative] světadíl
        [locative] světadílu
        [instrumental] světadílem
        [plural] světadíly
        [plural-genitive] světadílů
        [plural-dative] světadílům
        [plural-accusative] světadíly
        [plural-locative] světadílech
        [plural-instrumental] světadíly
    }
    .gender = m
-border =
    { $form ->
       *[nominative] hranice
        [genitive] hranice
        [dative] hranici
        [accusative] hranici
        [locative] hranici
        [instrumental] hranicí
        [plural] hranice
        [plural-genitive] hranic
        [plural-dative] hranicím
        [plural-accusative] hranice
        [plural-locative] hranicích
        [plural-instrumental] hranicemi
    }
    .gender = f
-board =
    { $form ->
       *[nominative] hrací plán
        [genitive] hracího plánu
        [dative] hracímu plánu
        [accusative] hrací plán
        [locative] hracím plánu
        [instrumental] hracím plánem
        [plural] hrací plány
        [plural-genitive] hracích plánů
        [plural-dative] hracím plánům
        [plural-accusative] hrací plány
        [plural-locative] hracích plánech
        [plural-instrumental] hracími plány
    }
    .gender = m
-map =
    { $form ->
       *[nominative] mapa
        [genitive] mapy
        [dative] mapě
        [accusative] mapu
        [locative] mapě
        [instrumental] mapou
        [plural] mapy
        [plural-genitive] map
        [plural-dative] mapám
        [plural-accusative] mapy
        [plural-locative] mapách
        [plural-instrumental] mapami
    }
    .gender = f
-seat =
    { $form ->
       *[nominative] místo
        [genitive] místa
        [dative] místu
        [accusative] místo
        [locative] místě
        [instrumental] místem
        [plural] místa
        [plural-genitive] míst
        [plural-dative] místům
        [plural-accusative] místa
        [plural-locative] místech
        [plural-instrumental] místy
    }
    .gender = n
-player =
    { $form ->
       *[nominative] hráč
        [genitive] hráče
        [dative] hráči
        [accusative] hráče
        [locative] hráči
        [instrumental] hráčem
        [plural] hráči
        [plural-genitive] hráčů
        [plural-dative] hráčům
        [plural-accusative] hráče
        [plural-locative] hráčích
        [plural-instrumental] hráči
    }
    .gender = ma
-opponent =
    { $form ->
       *[nominative] soupeř
        [genitive] soupeře
        [dative] soupeři
        [accusative] soupeře
        [locative] soupeři
        [instrumental] soupeřem
        [plural] soupeři
        [plural-genitive] soupeřů
        [plural-dative] soupeřům
        [plural-accusative] soupeře
        [plural-locative] soupeřích
        [plural-instrumental] soupeři
    }
    .gender = ma
-army =
    { $form ->
       *[nominative] armáda
        [genitive] armády
        [dative] armádě
        [accusative] armádu
        [locative] armádě
        [instrumental] armádou
        [plural] armády
        [plural-genitive] armád
        [plural-dative] armádám
        [plural-accusative] armády
        [plural-locative] armádách
        [plural-instrumental] armádami
    }
    .gender = f
-third-army =
    { $form ->
       *[nominative] třetí armáda
        [genitive] třetí armády
        [dative] třetí armádě
        [accusative] třetí armádu
        [locative] třetí armádě
        [instrumental] třetí armádou
        [plural] třetí armády
        [plural-genitive] třetích armád
        [plural-dative] třetím armádám
        [plural-accusative] třetí armády
        [plural-locative] třetích armádách
        [plural-instrumental] třetími armádami
    }
    .gender = f
-neutral-army =
    { $form ->
       *[nominative] neutrální armáda
        [genitive] neutrální armády
        [dative] neutrální armádě
        [accusative] neutrální armádu
        [locative] neutrální armádě
        [instrumental] neutrální armádou
        [plural] neutrální armády
        [plural-genitive] neutrálních armád
        [plural-dative] neutrálním armádám
        [plural-accusative] neutrální armády
        [plural-locative] neutrálních armádách
        [plural-instrumental] neutrálními armádami
    }
    .gender = f
-allied-army =
    { $form ->
       *[nominative] Spojená armáda
        [genitive] Spojené armády
        [dative] Spojené armádě
        [accusative] Spojenou armádu
        [locative] Spojené armádě
        [instrumental] Spojenou armádou
        [plural] Spojené armády
        [plural-genitive] Spojených armád
        [plural-dative] Spojeným armádám
        [plural-accusative] Spojené armády
        [plural-locative] Spojených armádách
        [plural-instrumental] Spojenými armádami
    }
    .gender = f
-reinforcement =
    { $form ->
       *[nominative] posila
        [genitive] posily
        [dative] posile
        [accusative] posilu
        [locative] posile
        [instrumental] posilou
        [plural] posily
        [plural-genitive] posil
        [plural-dative] posilám
        [plural-accusative] posily
        [plural-locative] posilách
        [plural-instrumental] posilami
    }
    .gender = f
-attack =
    { $form ->
       *[nominative] útok
        [genitive] útoku
        [dative] útoku
        [accusative] útok
        [locative] útoku
        [instrumental] útokem
        [plural] útoky
        [plural-genitive] útoků
        [plural-dative] útokům
        [plural-accusative] útoky
        [plural-locative] útocích
        [plural-instrumental] útoky
    }
    .gender = m
-attacker =
    { $form ->
       *[nominative] útočník
        [genitive] útočníka
        [dative] útočníkovi
        [accusative] útočníka
        [locative] útočníkovi
        [instrumental] útočníkem
        [plural] útočníci
        [plural-genitive] útočníků
        [plural-dative] útočníkům
        [plural-accusative] útočníky
        [plural-locative] útočnících
        [plural-instrumental] útočníky
    }
    .gender = ma
-defence =
    { $form ->
       *[nominative] obrana
        [genitive] obrany
        [dative] obraně
        [accusative] obranu
        [locative] obraně
        [instrumental] obranou
        [plural] obrany
        [plural-genitive] obran
        [plural-dative] obranám
        [plural-accusative] obrany
        [plural-locative] obranách
        [plural-instrumental] obranami
    }
    .gender = f
-defender =
    { $form ->
       *[nominative] obránce
        [genitive] obránce
        [dative] obránci
        [accusative] obránce
        [locative] obránci
        [instrumental] obráncem
        [plural] obránci
        [plural-genitive] obránců
        [plural-dative] obráncům
        [plural-accusative] obránce
        [plural-locative] obráncích
        [plural-instrumental] obránci
    }
    .gender = ma
-battle =
    { $form ->
       *[nominative] bitva
        [genitive] bitvy
        [dative] bitvě
        [accusative] bitvu
        [locative] bitvě
        [instrumental] bitvou
        [plural] bitvy
        [plural-genitive] bitev
        [plural-dative] bitvám
        [plural-accusative] bitvy
        [plural-locative] bitvách
        [plural-instrumental] bitvami
    }
    .gender = f
-capture =
    { $form ->
       *[nominative] dobytí
        [genitive] dobytí
        [dative] dobytí
        [accusative] dobytí
        [locative] dobytí
        [instrumental] dobytím
        [plural] dobytí
        [plural-genitive] dobytí
        [plural-dative] dobytím
        [plural-accusative] dobytí
        [plural-locative] dobytích
        [plural-instrumental] dobytími
    }
    .gender = n
-movement =
    { $form ->
       *[nominative] přesun
        [genitive] přesunu
        [dative] přesunu
        [accusative] přesun
        [locative] přesunu
        [instrumental] přesunem
        [plural] přesuny
        [plural-genitive] přesunů
        [plural-dative] přesunům
        [plural-accusative] přesuny
        [plural-locative] přesunech
        [plural-instrumental] přesuny
    }
    .gender = m
-fortification =
    { $form ->
       *[nominative] opevnění
        [genitive] opevnění
        [dative] opevnění
        [accusative] opevnění
        [locative] opevnění
        [instrumental] opevněním
        [plural] opevnění
        [plural-genitive] opevnění
        [plural-dative] opevněním
        [plural-accusative] opevnění
        [plural-locative] opevněních
        [plural-instrumental] opevněními
    }
    .gender = n
-set =
    { $form ->
       *[nominative] sekvence
        [genitive] sekvence
        [dative] sekvenci
        [accusative] sekvenci
        [locative] sekvenci
        [instrumental] sekvencí
        [plural] sekvence
        [plural-genitive] sekvencí
        [plural-dative] sekvencím
        [plural-accusative] sekvence
        [plural-locative] sekvencích
        [plural-instrumental] sekvencemi
    }
    .gender = f
-card =
    { $form ->
       *[nominative] karta
        [genitive] karty
        [dative] kartě
        [accusative] kartu
        [locative] kartě
        [instrumental] kartou
        [plural] karty
        [plural-genitive] karet
        [plural-dative] kartám
        [plural-accusative] karty
        [plural-locative] kartách
        [plural-instrumental] kartami
    }
    .gender = f
-wild-card =
    { $form ->
       *[nominative] žolík
        [genitive] žolíka
        [dative] žolíkovi
        [accusative] žolíka
        [locative] žolíkovi
        [instrumental] žolíkem
        [plural] žolíky
        [plural-genitive] žolíků
        [plural-dative] žolíkům
        [plural-accusative] žolíky
        [plural-locative] žolících
        [plural-instrumental] žolíky
    }
    .gender = ma
-trade =
    { $form ->
       *[nominative] výměna
        [genitive] výměny
        [dative] výměně
        [accusative] výměnu
        [locative] výměně
        [instrumental] výměnou
        [plural] výměny
        [plural-genitive] výměn
        [plural-dative] výměnám
        [plural-accusative] výměny
        [plural-locative] výměnách
        [plural-instrumental] výměnami
    }
    .gender = f
-mission =
    { $form ->
       *[nominative] úkol
        [genitive] úkolu
        [dative] úkolu
        [accusative] úkol
        [locative] úkolu
        [instrumental] úkolem
        [plural] úkoly
        [plural-genitive] úkolů
        [plural-dative] úkolům
        [plural-accusative] úkoly
        [plural-locative] úkolech
        [plural-instrumental] úkoly
    }
    .gender = m
-mission-card =
    { $form ->
       *[nominative] karta s úkolem
        [genitive] karty s úkolem
        [dative] kartě s úkolem
        [accusative] kartu s úkolem
        [locative] kartě s úkolem
        [instrumental] kartou s úkolem
        [plural] karty s úkoly
        [plural-genitive] karet s úkoly
        [plural-dative] kartám s úkoly
        [plural-accusative] karty s úkoly
        [plural-locative] kartách s úkoly
        [plural-instrumental] kartami s úkoly
    }
    .gender = f
-capital =
    { $form ->
       *[nominative] hlavní město
        [genitive] hlavního města
        [dative] hlavnímu městu
        [accusative] hlavní město
        [locative] hlavním městě
        [instrumental] hlavním městem
        [plural] hlavní města
        [plural-genitive] hlavních měst
        [plural-dative] hlavním městům
        [plural-accusative] hlavní města
        [plural-locative] hlavních městech
        [plural-instrumental] hlavními městy
    }
    .gender = n
-game =
    { $form ->
       *[nominative] hra
        [genitive] hry
        [dative] hře
        [accusative] hru
        [locative] hře
        [instrumental] hrou
        [plural] hry
        [plural-genitive] her
        [plural-dative] hrám
        [plural-accusative] hry
        [plural-locative] hrách
        [plural-instrumental] hrami
    }
    .gender = f
-turn =
    { $form ->
       *[nominative] tah
        [genitive] tahu
        [dative] tahu
        [accusative] tah
        [locative] tahu
        [instrumental] tahem
        [plural] tahy
        [plural-genitive] tahů
        [plural-dative] tahům
        [plural-accusative] tahy
        [plural-locative] tazích
        [plural-instrumental] tahy
    }
    .gender = m
-round =
    { $form ->
       *[nominative] kolo
        [genitive] kola
        [dative] kolu
        [accusative] kolo
        [locative] kole
        [instrumental] kolem
        [plural] kola
        [plural-genitive] kol
        [plural-dative] kolům
        [plural-accusative] kola
        [plural-locative] kolech
        [plural-instrumental] koly
    }
    .gender = n
-phase =
    { $form ->
       *[nominative] etapa
        [genitive] etapy
        [dative] etapě
        [accusative] etapu
        [locative] etapě
        [instrumental] etapou
        [plural] etapy
        [plural-genitive] etap
        [plural-dative] etapám
        [plural-accusative] etapy
        [plural-locative] etapách
        [plural-instrumental] etapami
    }
    .gender = f
-deck =
    { $form ->
       *[nominative] balíček
        [genitive] balíčku
        [dative] balíčku
        [accusative] balíček
        [locative] balíčku
        [instrumental] balíčkem
        [plural] balíčky
        [plural-genitive] balíčků
        [plural-dative] balíčkům
        [plural-accusative] balíčky
        [plural-locative] balíčcích
        [plural-instrumental] balíčky
    }
    .gender = m
-discard =
    { $form ->
       *[nominative] odkládací balíček
        [genitive] odkládacího balíčku
        [dative] odkládacímu balíčku
        [accusative] odkládací balíček
        [locative] odkládacím balíčku
        [instrumental] odkládacím balíčkem
        [plural] odkládací balíčky
        [plural-genitive] odkládacích balíčků
        [plural-dative] odkládacím balíčkům
        [plural-accusative] odkládací balíčky
        [plural-locative] odkládacích balíčcích
        [plural-instrumental] odkládacími balíčky
    }
    .gender = m
-symbol =
    { $form ->
       *[nominative] symbol
        [genitive] symbolu
        [dative] symbolu
        [accusative] symbol
        [locative] symbolu
        [instrumental] symbolem
        [plural] symboly
        [plural-genitive] symbolů
        [plural-dative] symbolům
        [plural-accusative] symboly
        [plural-locative] symbolech
        [plural-instrumental] symboly
    }
    .gender = m
-log =
    { $form ->
       *[nominative] záznam
        [genitive] záznamu
        [dative] záznamu
        [accusative] záznam
        [locative] záznamu
        [instrumental] záznamem
        [plural] záznamy
        [plural-genitive] záznamů
        [plural-dative] záznamům
        [plural-accusative] záznamy
        [plural-locative] záznamech
        [plural-instrumental] záznamy
    }
    .gender = m
-move =
    { $form ->
       *[nominative] akce
        [genitive] akce
        [dative] akci
        [accusative] akci
        [locative] akci
        [instrumental] akcí
        [plural] akce
        [plural-genitive] akcí
        [plural-dative] akcím
        [plural-accusative] akce
        [plural-locative] akcích
        [plural-instrumental] akcemi
    }
    .gender = f
-hand =
    { $form ->
       *[nominative] ruka
        [genitive] ruky
        [dative] ruce
        [accusative] ruku
        [locative] ruce
        [instrumental] rukou
        [plural] ruce
        [plural-genitive] rukou
        [plural-dative] rukám
        [plural-accusative] ruce
        [plural-locative] rukou
        [plural-instrumental] rukama
    }
    .gender = f
-die =
    { $form ->
       *[nominative] kostka
        [genitive] kostky
        [dative] kostce
        [accusative] kostku
        [locative] kostce
        [instrumental] kostkou
        [plural] kostky
        [plural-genitive] kostek
        [plural-dative] kostkám
        [plural-accusative] kostky
        [plural-locative] kostkách
        [plural-instrumental] kostkami
    }
    .gender = f
-roll =
    { $form ->
       *[nominative] hod
        [genitive] hodu
        [dative] hodu
        [accusative] hod
        [locative] hodu
        [instrumental] hodem
        [plural] hody
        [plural-genitive] hodů
        [plural-dative] hodům
        [plural-accusative] hody
        [plural-locative] hodech
        [plural-instrumental] hody
    }
    .gender = m
-odds =
    { $form ->
       *[nominative] šance
        [genitive] šance
        [dative] šanci
        [accusative] šanci
        [locative] šanci
        [instrumental] šancí
        [plural] šance
        [plural-genitive] šancí
        [plural-dative] šancím
        [plural-accusative] šance
        [plural-locative] šancích
        [plural-instrumental] šancemi
    }
    .gender = f
-edition =
    { $form ->
       *[nominative] vydání
        [genitive] vydání
        [dative] vydání
        [accusative] vydání
        [locative] vydání
        [instrumental] vydáním
        [plural] vydání
        [plural-genitive] vydání
        [plural-dative] vydáním
        [plural-accusative] vydání
        [plural-locative] vydáních
        [plural-instrumental] vydáními
    }
    .gender = n
-mode =
    { $form ->
       *[nominative] režim
        [genitive] režimu
        [dative] režimu
        [accusative] režim
        [locative] režimu
        [instrumental] režimem
        [plural] režimy
        [plural-genitive] režimů
        [plural-dative] režimům
        [plural-accusative] režimy
        [plural-locative] režimech
        [plural-instrumental] režimy
    }
    .gender = m
-option =
    { $form ->
       *[nominative] možnost
        [genitive] možnosti
        [dative] možnosti
        [accusative] možnost
        [locative] možnosti
        [instrumental] možností
        [plural] možnosti
        [plural-genitive] možností
        [plural-dative] možnostem
        [plural-accusative] možnosti
        [plural-locative] možnostech
        [plural-instrumental] možnostmi
    }
    .gender = f
-variant =
    { $form ->
       *[nominative] varianta
        [genitive] varianty
        [dative] variantě
        [accusative] variantu
        [locative] variantě
        [instrumental] variantou
        [plural] varianty
        [plural-genitive] variant
        [plural-dative] variantám
        [plural-accusative] varianty
        [plural-locative] variantách
        [plural-instrumental] variantami
    }
    .gender = f
-house-rule =
    { $form ->
       *[nominative] domácí pravidlo
        [genitive] domácího pravidla
        [dative] domácímu pravidlu
        [accusative] domácí pravidlo
        [locative] domácím pravidle
        [instrumental] domácím pravidlem
        [plural] domácí pravidla
        [plural-genitive] domácích pravidel
        [plural-dative] domácím pravidlům
        [plural-accusative] domácí pravidla
        [plural-locative] domácích pravidlech
        [plural-instrumental] domácími pravidly
    }
    .gender = n
-rule =
    { $form ->
       *[nominative] pravidlo
        [genitive] pravidla
        [dative] pravidlu
        [accusative] pravidlo
        [locative] pravidle
        [instrumental] pravidlem
        [plural] pravidla
        [plural-genitive] pravidel
        [plural-dative] pravidlům
        [plural-accusative] pravidla
        [plural-locative] pravidlech
        [plural-instrumental] pravidly
    }
    .gender = n
-bot =
    { $form ->
       *[nominative] bot
        [genitive] bota
        [dative] botovi
        [accusative] bota
        [locative] botovi
        [instrumental] botem
        [plural] boti
        [plural-genitive] botů
        [plural-dative] botům
        [plural-accusative] boty
        [plural-locative] botech
        [plural-instrumental] boty
    }
    .gender = ma
-hint =
    { $form ->
       *[nominative] nápověda
        [genitive] nápovědy
        [dative] nápovědě
        [accusative] nápovědu
        [locative] nápovědě
        [instrumental] nápovědou
        [plural] nápovědy
        [plural-genitive] nápověd
        [plural-dative] nápovědám
        [plural-accusative] nápovědy
        [plural-locative] nápovědách
        [plural-instrumental] nápovědami
    }
    .gender = f
-lesson =
    { $form ->
       *[nominative] lekce
        [genitive] lekce
        [dative] lekci
        [accusative] lekci
        [locative] lekci
        [instrumental] lekcí
        [plural] lekce
        [plural-genitive] lekcí
        [plural-dative] lekcím
        [plural-accusative] lekce
        [plural-locative] lekcích
        [plural-instrumental] lekcemi
    }
    .gender = f
-step =
    { $form ->
       *[nominative] krok
        [genitive] kroku
        [dative] kroku
        [accusative] krok
        [locative] kroku
        [instrumental] krokem
        [plural] kroky
        [plural-genitive] kroků
        [plural-dative] krokům
        [plural-accusative] kroky
        [plural-locative] krocích
        [plural-instrumental] kroky
    }
    .gender = m
-warm-up =
    { $form ->
       *[nominative] rozcvička
        [genitive] rozcvičky
        [dative] rozcvičce
        [accusative] rozcvičku
        [locative] rozcvičce
        [instrumental] rozcvičkou
        [plural] rozcvičky
        [plural-genitive] rozcviček
        [plural-dative] rozcvičkám
        [plural-accusative] rozcvičky
        [plural-locative] rozcvičkách
        [plural-instrumental] rozcvičkami
    }
    .gender = f
-challenge =
    { $form ->
       *[nominative] výzva
        [genitive] výzvy
        [dative] výzvě
        [accusative] výzvu
        [locative] výzvě
        [instrumental] výzvou
        [plural] výzvy
        [plural-genitive] výzev
        [plural-dative] výzvám
        [plural-accusative] výzvy
        [plural-locative] výzvách
        [plural-instrumental] výzvami
    }
    .gender = f
-star =
    { $form ->
       *[nominative] hvězda
        [genitive] hvězdy
        [dative] hvězdě
        [accusative] hvězdu
        [locative] hvězdě
        [instrumental] hvězdou
        [plural] hvězdy
        [plural-genitive] hvězd
        [plural-dative] hvězdám
        [plural-accusative] hvězdy
        [plural-locative] hvězdách
        [plural-instrumental] hvězdami
    }
    .gender = f
-puzzle =
    { $form ->
       *[nominative] úloha
        [genitive] úlohy
        [dative] úloze
        [accusative] úlohu
        [locative] úloze
        [instrumental] úlohou
        [plural] úlohy
        [plural-genitive] úloh
        [plural-dative] úlohám
        [plural-accusative] úlohy
        [plural-locative] úlohách
        [plural-instrumental] úlohami
    }
    .gender = f
-position =
    { $form ->
       *[nominative] pozice
        [genitive] pozice
        [dative] pozici
        [accusative] pozici
        [locative] pozici
        [instrumental] pozicí
        [plural] pozice
        [plural-genitive] pozic
        [plural-dative] pozicím
        [plural-accusative] pozice
        [plural-locative] pozicích
        [plural-instrumental] pozicemi
    }
    .gender = f

### Names
## With "named": a name that this catalog does not have, as a board or a person gives it.

territory-named = { $name }
    .genitive = území { $name }
    .dative = území { $name }
    .accusative = území { $name }
    .locative = území { $name }
    .instrumental = územím { $name }
    .in = na území { $name }
    .to = na území { $name }
    .from = z území { $name }
    .gender = n
territory-alaska = Aljaška
    .genitive = Aljašky
    .dative = Aljašce
    .accusative = Aljašku
    .locative = Aljašce
    .instrumental = Aljaškou
    .in = na Aljašce
    .to = na Aljašku
    .from = z Aljašky
    .gender = f
territory-northwest-territory = Severní Teritorium
    .genitive = Severního Teritoria
    .dative = Severnímu Teritoriu
    .accusative = Severní Teritorium
    .locative = Severním Teritoriu
    .instrumental = Severním Teritoriem
    .in = v Severním Teritoriu
    .to = do Severního Teritoria
    .from = ze Severního Teritoria
    .gender = n
territory-greenland = Grónsko
    .genitive = Grónska
    .dative = Grónsku
    .accusative = Grónsko
    .locative = Grónsku
    .instrumental = Grónskem
    .in = v Grónsku
    .to = do Grónska
    .from = z Grónska
    .gender = n
territory-alberta = Alberta
    .genitive = Alberty
    .dative = Albertě
    .accusative = Albertu
    .locative = Albertě
    .instrumental = Albertou
    .in = v Albertě
    .to = do Alberty
    .from = z Alberty
    .gender = f
territory-ontario = Ontario
    .genitive = Ontaria
    .dative = Ontariu
    .accusative = Ontario
    .locative = Ontariu
    .instrumental = Ontariem
    .in = v Ontariu
    .to = do Ontaria
    .from = z Ontaria
    .gender = n
territory-quebec = Quebek
    .genitive = Quebeku
    .dative = Quebeku
    .accusative = Quebek
    .locative = Quebeku
    .instrumental = Quebekem
    .in = v Quebeku
    .to = do Quebeku
    .from = z Quebeku
    .gender = m
territory-western-us = Západní USA
    .genitive = Západních USA
    .dative = Západním USA
    .accusative = Západní USA
    .locative = Západních USA
    .instrumental = Západními USA
    .in = v Západních USA
    .to = do Západních USA
    .from = ze Západních USA
    .gender = mp
territory-eastern-us = Východní USA
    .genitive = Východních USA
    .dative = Východním USA
    .accusative = Východní USA
    .locative = Východních USA
    .instrumental = Východními USA
    .in = ve Východních USA
    .to = do Východních USA
    .from = z Východních USA
    .gender = mp
territory-central-america = Střední Amerika
    .genitive = Střední Ameriky
    .dative = Střední Americe
    .accusative = Střední Ameriku
    .locative = Střední Americe
    .instrumental = Střední Amerikou
    .in = ve Střední Americe
    .to = do Střední Ameriky
    .from = ze Střední Ameriky
    .gender = f
territory-venezuela = Venezuela
    .genitive = Venezuely
    .dative = Venezuele
    .accusative = Venezuelu
    .locative = Venezuele
    .instrumental = Venezuelou
    .in = ve Venezuele
    .to = do Venezuely
    .from = z Venezuely
    .gender = f
territory-peru = Peru
    .genitive = Peru
    .dative = Peru
    .accusative = Peru
    .locative = Peru
    .instrumental = Peru
    .in = v Peru
    .to = do Peru
    .from = z Peru
    .gender = n
territory-brazil = Brazílie
    .genitive = Brazílie
    .dative = Brazílii
    .accusative = Brazílii
    .locative = Brazílii
    .instrumental = Brazílií
    .in = v Brazílii
    .to = do Brazílie
    .from = z Brazílie
    .gender = f
territory-argentina = Argentina
    .genitive = Argentiny
    .dative = Argentině
    .accusative = Argentinu
    .locative = Argentině
    .instrumental = Argentinou
    .in = v Argentině
    .to = do Argentiny
    .from = z Argentiny
    .gender = f
territory-iceland = Island
    .genitive = Islandu
    .dative = Islandu
    .accusative = Island
    .locative = Islandu
    .instrumental = Islandem
    .in = na Islandu
    .to = na Island
    .from = z Islandu
    .gender = m
territory-great-britain = Velká Británie
    .genitive = Velké Británie
    .dative = Velké Británii
    .accusative = Velkou Británii
    .locative = Velké Británii
    .instrumental = Velkou Británií
    .in = ve Velké Británii
    .to = do Velké Británie
    .from = z Velké Británie
    .gender = f
territory-scandinavia = Skandinávie
    .genitive = Skandinávie
    .dative = Skandinávii
    .accusative = Skandinávii
    .locative = Skandinávii
    .instrumental = Skandinávií
    .in = ve Skandinávii
    .to = do Skandinávie
    .from = ze Skandinávie
    .gender = f
territory-northern-europe = Severní Evropa
    .genitive = Severní Evropy
    .dative = Severní Evropě
    .accusative = Severní Evropu
    .locative = Severní Evropě
    .instrumental = Severní Evropou
    .in = v Severní Evropě
    .to = do Severní Evropy
    .from = ze Severní Evropy
    .gender = f
territory-western-europe = Západní Evropa
    .genitive = Západní Evropy
    .dative = Západní Evropě
    .accusative = Západní Evropu
    .locative = Západní Evropě
    .instrumental = Západní Evropou
    .in = v Západní Evropě
    .to = do Západní Evropy
    .from = ze Západní Evropy
    .gender = f
territory-southern-europe = Jižní Evropa
    .genitive = Jižní Evropy
    .dative = Jižní Evropě
    .accusative = Jižní Evropu
    .locative = Jižní Evropě
    .instrumental = Jižní Evropou
    .in = v Jižní Evropě
    .to = do Jižní Evropy
    .from = z Jižní Evropy
    .gender = f
territory-ukraine = Ukrajina
    .genitive = Ukrajiny
    .dative = Ukrajině
    .accusative = Ukrajinu
    .locative = Ukrajině
    .instrumental = Ukrajinou
    .in = na Ukrajině
    .to = na Ukrajinu
    .from = z Ukrajiny
    .gender = f
territory-north-africa = Severní Afrika
    .genitive = Severní Afriky
    .dative = Severní Africe
    .accusative = Severní Afriku
    .locative = Severní Africe
    .instrumental = Severní Afrikou
    .in = v Severní Africe
    .to = do Severní Afriky
    .from = ze Severní Afriky
    .gender = f
territory-egypt = Egypt
    .genitive = Egypta
    .dative = Egyptu
    .accusative = Egypt
    .locative = Egyptě
    .instrumental = Egyptem
    .in = v Egyptě
    .to = do Egypta
    .from = z Egypta
    .gender = m
territory-east-africa = Východní Afrika
    .genitive = Východní Afriky
    .dative = Východní Africe
    .accusative = Východní Afriku
    .locative = Východní Africe
    .instrumental = Východní Afrikou
    .in = ve Východní Africe
    .to = do Východní Afriky
    .from = z Východní Afriky
    .gender = f
territory-congo = Kongo
    .genitive = Konga
    .dative = Kongu
    .accusative = Kongo
    .locative = Kongu
    .instrumental = Kongem
    .in = v Kongu
    .to = do Konga
    .from = z Konga
    .gender = n
territory-south-africa = Jižní Afrika
    .genitive = Jižní Afriky
    .dative = Jižní Africe
    .accusative = Jižní Afriku
    .locative = Jižní Africe
    .instrumental = Jižní Afrikou
    .in = v Jižní Africe
    .to = do Jižní Afriky
    .from = z Jižní Afriky
    .gender = f
territory-madagascar = Madagaskar
    .genitive = Madagaskaru
    .dative = Madagaskaru
    .accusative = Madagaskar
    .locative = Madagaskaru
    .instrumental = Madagaskarem
    .in = na Madagaskaru
    .to = na Madagaskar
    .from = z Madagaskaru
    .gender = m
territory-ural = Ural
    .genitive = Uralu
    .dative = Uralu
    .accusative = Ural
    .locative = Uralu
    .instrumental = Uralem
    .in = na Uralu
    .to = na Ural
    .from = z Uralu
    .gender = m
territory-siberia = Sibiř
    .genitive = Sibiře
    .dative = Sibiři
    .accusative = Sibiř
    .locative = Sibiři
    .instrumental = Sibiří
    .in = na Sibiři
    .to = na Sibiř
    .from = ze Sibiře
    .gender = f
territory-yakutsk = Jakutsko
    .genitive = Jakutska
    .dative = Jakutsku
    .accusative = Jakutsko
    .locative = Jakutsku
    .instrumental = Jakutskem
    .in = v Jakutsku
    .to = do Jakutska
    .from = z Jakutska
    .gender = n
territory-irkutsk = Irkutsk
    .genitive = Irkutsku
    .dative = Irkutsku
    .accusative = Irkutsk
    .locative = Irkutsku
    .instrumental = Irkutskem
    .in = v Irkutsku
    .to = do Irkutsku
    .from = z Irkutsku
    .gender = m
territory-kamchatka = Kamčatka
    .genitive = Kamčatky
    .dative = Kamčatce
    .accusative = Kamčatku
    .locative = Kamčatce
    .instrumental = Kamčatkou
    .in = na Kamčatce
    .to = na Kamčatku
    .from = z Kamčatky
    .gender = f
territory-mongolia = Mongolsko
    .genitive = Mongolska
    .dative = Mongolsku
    .accusative = Mongolsko
    .locative = Mongolsku
    .instrumental = Mongolskem
    .in = v Mongolsku
    .to = do Mongolska
    .from = z Mongolska
    .gender = n
territory-japan = Japonsko
    .genitive = Japonska
    .dative = Japonsku
    .accusative = Japonsko
    .locative = Japonsku
    .instrumental = Japonskem
    .in = v Japonsku
    .to = do Japonska
    .from = z Japonska
    .gender = n
territory-china = Čína
    .genitive = Číny
    .dative = Číně
    .accusative = Čínu
    .locative = Číně
    .instrumental = Čínou
    .in = v Číně
    .to = do Číny
    .from = z Číny
    .gender = f
territory-afghanistan = Afghánistán
    .genitive = Afghánistánu
    .dative = Afghánistánu
    .accusative = Afghánistán
    .locative = Afghánistánu
    .instrumental = Afghánistánem
    .in = v Afghánistánu
    .to = do Afghánistánu
    .from = z Afghánistánu
    .gender = m
territory-middle-east = Blízký východ
    .genitive = Blízkého východu
    .dative = Blízkému východu
    .accusative = Blízký východ
    .locative = Blízkém východě
    .instrumental = Blízkým východem
    .in = na Blízkém východě
    .to = na Blízký východ
    .from = z Blízkého východu
    .gender = m
territory-india = Indie
    .genitive = Indie
    .dative = Indii
    .accusative = Indii
    .locative = Indii
    .instrumental = Indií
    .in = v Indii
    .to = do Indie
    .from = z Indie
    .gender = f
territory-siam = Siam
    .genitive = Siamu
    .dative = Siamu
    .accusative = Siam
    .locative = Siamu
    .instrumental = Siamem
    .in = v Siamu
    .to = do Siamu
    .from = ze Siamu
    .gender = m
territory-indonesia = Indonésie
    .genitive = Indonésie
    .dative = Indonésii
    .accusative = Indonésii
    .locative = Indonésii
    .instrumental = Indonésií
    .in = v Indonésii
    .to = do Indonésie
    .from = z Indonésie
    .gender = f
territory-new-guinea = Nová Guinea
    .genitive = Nové Guineje
    .dative = Nové Guineji
    .accusative = Novou Guineu
    .locative = Nové Guineji
    .instrumental = Novou Guineou
    .in = na Nové Guineji
    .to = na Novou Guineu
    .from = z Nové Guineje
    .gender = f
territory-western-australia = Západní Austrálie
    .genitive = Západní Austrálie
    .dative = Západní Austrálii
    .accusative = Západní Austrálii
    .locative = Západní Austrálii
    .instrumental = Západní Austrálií
    .in = v Západní Austrálii
    .to = do Západní Austrálie
    .from = ze Západní Austrálie
    .gender = f
territory-eastern-australia = Východní Austrálie
    .genitive = Východní Austrálie
    .dative = Východní Austrálii
    .accusative = Východní Austrálii
    .locative = Východní Austrálii
    .instrumental = Východní Austrálií
    .in = ve Východní Austrálii
    .to = do Východní Austrálie
    .from = z Východní Austrálie
    .gender = f

continent-named = { $name }
    .genitive = světadílu { $name }
    .dative = světadílu { $name }
    .accusative = světadíl { $name }
    .locative = světadílu { $name }
    .instrumental = světadílem { $name }
    .in = na světadílu { $name }
    .to = na světadíl { $name }
    .from = ze světadílu { $name }
    .gender = m
continent-north-america = Severní Amerika
    .genitive = Severní Ameriky
    .dative = Severní Americe
    .accusative = Severní Ameriku
    .locative = Severní Americe
    .instrumental = Severní Amerikou
    .in = v Severní Americe
    .to = do Severní Ameriky
    .from = ze Severní Ameriky
    .gender = f
continent-south-america = Jižní Amerika
    .genitive = Jižní Ameriky
    .dative = Jižní Americe
    .accusative = Jižní Ameriku
    .locative = Jižní Americe
    .instrumental = Jižní Amerikou
    .in = v Jižní Americe
    .to = do Jižní Ameriky
    .from = z Jižní Ameriky
    .gender = f
continent-europe = Evropa
    .genitive = Evropy
    .dative = Evropě
    .accusative = Evropu
    .locative = Evropě
    .instrumental = Evropou
    .in = v Evropě
    .to = do Evropy
    .from = z Evropy
    .gender = f
continent-africa = Afrika
    .genitive = Afriky
    .dative = Africe
    .accusative = Afriku
    .locative = Africe
    .instrumental = Afrikou
    .in = v Africe
    .to = do Afriky
    .from = z Afriky
    .gender = f
continent-asia = Asie
    .genitive = Asie
    .dative = Asii
    .accusative = Asii
    .locative = Asii
    .instrumental = Asií
    .in = v Asii
    .to = do Asie
    .from = z Asie
    .gender = f
continent-australia = Austrálie
    .genitive = Austrálie
    .dative = Austrálii
    .accusative = Austrálii
    .locative = Austrálii
    .instrumental = Austrálií
    .in = v Austrálii
    .to = do Austrálie
    .from = z Austrálie
    .gender = f

seat-named = { $name }
    .genitive = hráče { $name }
    .dative = hráči { $name }
    .accusative = hráče { $name }
    .locative = hráči { $name }
    .instrumental = hráčem { $name }
    .gender = ma
seat-red = Červený
    .genitive = Červeného
    .dative = Červenému
    .accusative = Červeného
    .locative = Červeném
    .instrumental = Červeným
    .gender = ma
seat-blue = Modrý
    .genitive = Modrého
    .dative = Modrému
    .accusative = Modrého
    .locative = Modrém
    .instrumental = Modrým
    .gender = ma
seat-green = Zelený
    .genitive = Zeleného
    .dative = Zelenému
    .accusative = Zeleného
    .locative = Zeleném
    .instrumental = Zeleným
    .gender = ma
seat-yellow = Žlutý
    .genitive = Žlutého
    .dative = Žlutému
    .accusative = Žlutého
    .locative = Žlutém
    .instrumental = Žlutým
    .gender = ma
seat-black = Černý
    .genitive = Černého
    .dative = Černému
    .accusative = Černého
    .locative = Černém
    .instrumental = Černým
    .gender = ma
seat-purple = Fialový
    .genitive = Fialového
    .dative = Fialovému
    .accusative = Fialového
    .locative = Fialovém
    .instrumental = Fialovým
    .gender = ma
seat-third = { -third-army }
    .genitive = { -third-army(form: "genitive") }
    .dative = { -third-army(form: "dative") }
    .accusative = { -third-army(form: "accusative") }
    .locative = { -third-army(form: "locative") }
    .instrumental = { -third-army(form: "instrumental") }
    .gender = f
seat-none = nikdo
    .genitive = nikoho
    .dative = nikomu
    .accusative = nikoho
    .locative = nikom
    .instrumental = nikým
    .gender = ma
third-neutral = { -neutral-army }
    .genitive = { -neutral-army(form: "genitive") }
    .dative = { -neutral-army(form: "dative") }
    .accusative = { -neutral-army(form: "accusative") }
    .locative = { -neutral-army(form: "locative") }
    .instrumental = { -neutral-army(form: "instrumental") }
    .gender = f
third-allied = { -allied-army }
    .genitive = { -allied-army(form: "genitive") }
    .dative = { -allied-army(form: "dative") }
    .accusative = { -allied-army(form: "accusative") }
    .locative = { -allied-army(form: "locative") }
    .instrumental = { -allied-army(form: "instrumental") }
    .gender = f

symbol-infantry = pěšák
    .genitive = pěšáka
    .dative = pěšákovi
    .accusative = pěšáka
    .locative = pěšákovi
    .instrumental = pěšákem
    .gender = ma
symbol-cavalry = kavalerista
    .genitive = kavaleristy
    .dative = kavaleristovi
    .accusative = kavaleristu
    .locative = kavaleristovi
    .instrumental = kavaleristou
    .gender = ma
symbol-artillery = kanón
    .genitive = kanónu
    .dative = kanónu
    .accusative = kanón
    .locative = kanónu
    .instrumental = kanónem
    .gender = m
symbol-wild = { -wild-card }
    .genitive = { -wild-card(form: "genitive") }
    .dative = { -wild-card(form: "dative") }
    .accusative = { -wild-card(form: "accusative") }
    .locative = { -wild-card(form: "locative") }
    .instrumental = { -wild-card(form: "instrumental") }
    .gender = ma

card-territory = { TERRITORY($territory) } ({ SYMBOL($symbol) })
    .accusative = { TERRITORY($territory, case: "accusative") } ({ SYMBOL($symbol) })
card-wild = { -wild-card }
    .accusative = { -wild-card(form: "accusative") }
card-unknown = neznámá { -card }
    .accusative = neznámou { -card(form: "accusative") }

piece-infantry = pěchota
piece-cavalry = kavalerie
piece-artillery = dělostřelectvo
piece-tripod = trojcípá figurka
piece-star = { -star }

colour-red = červená
    .instrumental = červenými
colour-blue = modrá
    .instrumental = modrými
colour-white = bílá
    .instrumental = bílými

phase-claim = obsazování { -territory(form: "plural-genitive") }
phase-place = počáteční rozmístění { -army(form: "plural-genitive") }
phase-capital = volba { -capital(form: "plural-genitive") }
phase-reinforce = rozmístění { -army(form: "plural-genitive") }
phase-attack = { -attack }
phase-fortify = { -fortification }

### Numbers and lists

list-comma = { $most }, { $last }
list-space = { $most } { $last }
list-then = { $most }, potom { $last }
list-semicolon = { $most }; { $last }
list-and = { $most } a { $last }
list-or = { $most } nebo { $last }

number-of-armies =
    { $armies ->
        [one] { $armies } { -army }
        [few] { $armies } { -army(form: "plural") }
        [many] { $armies } { -army(form: "genitive") }
       *[other] { $armies } { -army(form: "plural-genitive") }
    }

### Odds, bots and simulation

bot-newcomer = Nováček, 1 z 10
    .name = Nováček
bot-beginner = Začátečník, 2 z 10
    .name = Začátečník
bot-learner = Učedník, 3 z 10
    .name = Učedník
bot-casual = Příležitostný hráč, 4 z 10
    .name = Příležitostný hráč
bot-regular = Pravidelný hráč, 5 z 10
    .name = Pravidelný hráč
bot-practised = Zkušený hráč, 6 z 10
    .name = Zkušený hráč
bot-skilled = Zdatný hráč, 7 z 10
    .name = Zdatný hráč
bot-strong = Silný hráč, 8 z 10
    .name = Silný hráč
bot-veteran = Veterán, 9 z 10
    .name = Veterán
bot-easygoing = Lehký
    .name = Lehký
bot-cautious = Normální
    .name = Opatrný
bot-bold = Normální, odvážný
    .name = Odvážný
bot-planning = Plánující
    .name = Plánovač
bot-simple = Jednoduchý
    .name = Jednoduchý
bot-expert = Expert, 10 z 10
    .name = Expert
bot-random = Náhodný
    .name = Náhodný
