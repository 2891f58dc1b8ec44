# Čeština. How a catalog is written is told in docs/languages.md; which word is used for what, in
# docs/glossary.md.
#
# The reader is "vy", in small letters, as Czech programs have it; also, its verbs in the past have
# one form for men and women ("dobyli jste"). Sentences that tell what to do are imperatives ("Vyberte
# území."), buttons and entries of menus infinitives ("Obsadit území"); rules speak of "hráč",
# "útočník" and "obránce", as the printed ones do. What a player does is said in the present ("Anna útočí"):
# nobody knows whether a name is a man's or a woman's.
#
# Sentences avoid what depends on a name's gender or number: "stojí" and "drží" are the same for one and for
# several, so armies "stojí" in a territory. Two territories "spolu sousedí", as "s" would sometimes be "se".
#
# Quotation marks are „…“. A number selects by [one], [few], [many] (with decimals) and *[other].
#
# A term has six cases in the singular and the plural: { -army } armáda, then (form: "genitive"),
# "dative", "accusative", "locative", "instrumental", "plural", "plural-genitive" and so on, all of them
# listed. After 5 and more, and after "the number of", stands "plural-genitive"; after a decimal, "genitive".
# Only words that stand next to numbers, or in names, are terms; the other words of the glossary are written
# out, since another word would change the verbs and adjectives around it, too. What finds a wrong word is
# tests/messages/terms.toml.
#
# Combat is "útok", as in print; a "bitva" is one fight over a territory. A weak bot is "slabý" (its level is
# "Lehký"), the entrance of a continent a "brána", a place at the table a "místo"; what plays, decides and waits
# is a "hráč". With a tie "vyhrává obránce". A number of armies is { number-of-armies.instrumental }
# where one attacks with them. Where a number may be 2 to 4 or more and the verb would follow it, the
# sentence has "lze" or "počet: 3".
#
# A territory's name has .genitive, .dative, .accusative, .locative and .instrumental, and with its
# preposition .in ("v Peru", "na Islandu"), .to ("do Peru", "na Island") and .from ("z Peru"). Its gender
# is ma where it lives, m, f, n, or mp for masculine and plural. A board's own name, which nobody can decline, follows
# "území", a person's "hráč".

### Terms
## The words of the glossary that sentences take from here, in the form they need.

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
### Names
## With "named": a name that this catalog does not have, as a board or a person gives it.

territory-named = { $name }
    .map = { $name }
    .short = { $name }
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
    .short = Alj.
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
    .map = Sev. Teritorium
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
    .short = Ont.
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
    .short = Queb.
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
    .map = Záp. USA
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
    .map = Vých. USA
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
    .map = Stř. Amerika
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
    .map = V. Británie
    .short = V. Brit.
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
    .map = Sev. Evropa
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
    .map = Záp. Evropa
    .short = Z. Evr.
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
    .map = Již. Evropa
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
    .map = Sev. Afrika
    .short = S. Afr.
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
    .map = Vých. Afrika
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
    .map = Již. Afrika
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
    .short = Irk.
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
    .short = Afgh.
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
    .map = Bl. východ
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
    .map = Záp. Austrálie
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
    .map = Vých. Austrálie
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
    .initials = { $name }
    .map = { $name }
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
    .map = Sev. Amerika
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
    .map = Již. Amerika
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
    .plural = pěšáci
    .gender = ma
symbol-cavalry = kavalerista
    .genitive = kavaleristy
    .dative = kavaleristovi
    .accusative = kavaleristu
    .locative = kavaleristovi
    .instrumental = kavaleristou
    .plural = kavaleristé
    .gender = ma
symbol-artillery = kanón
    .genitive = kanónu
    .dative = kanónu
    .accusative = kanón
    .locative = kanónu
    .instrumental = kanónem
    .plural = kanóny
    .gender = m
symbol-wild = { -wild-card }
    .genitive = { -wild-card(form: "genitive") }
    .dative = { -wild-card(form: "dative") }
    .accusative = { -wild-card(form: "accusative") }
    .locative = { -wild-card(form: "locative") }
    .instrumental = { -wild-card(form: "instrumental") }
    .plural = { -wild-card(form: "plural") }
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

## The two small boards have names too, as they are not names of the earth.
territory-northcliff = Severní útes
    .genitive = Severního útesu
    .dative = Severnímu útesu
    .accusative = Severní útes
    .locative = Severním útesu
    .instrumental = Severním útesem
    .in = na Severním útesu
    .to = na Severní útes
    .from = ze Severního útesu
    .gender = m
territory-highmoor = Vřesoviště
    .genitive = Vřesoviště
    .dative = Vřesovišti
    .accusative = Vřesoviště
    .locative = Vřesovišti
    .instrumental = Vřesovištěm
    .in = na Vřesovišti
    .to = na Vřesoviště
    .from = z Vřesoviště
    .gender = n
territory-stonegate = Kamenná brána
    .genitive = Kamenné brány
    .dative = Kamenné bráně
    .accusative = Kamennou bránu
    .locative = Kamenné bráně
    .instrumental = Kamennou bránou
    .in = v Kamenné bráně
    .to = do Kamenné brány
    .from = z Kamenné brány
    .gender = f
territory-riverbend = Zátočina
    .genitive = Zátočiny
    .dative = Zátočině
    .accusative = Zátočinu
    .locative = Zátočině
    .instrumental = Zátočinou
    .in = v Zátočině
    .to = do Zátočiny
    .from = ze Zátočiny
    .gender = f
territory-old-harbour = Starý přístav
    .genitive = Starého přístavu
    .dative = Starému přístavu
    .accusative = Starý přístav
    .locative = Starém přístavu
    .instrumental = Starým přístavem
    .in = ve Starém přístavu
    .to = do Starého přístavu
    .from = ze Starého přístavu
    .gender = m
territory-lantern-isle = Majákový ostrov
    .genitive = Majákového ostrova
    .dative = Majákovému ostrovu
    .accusative = Majákový ostrov
    .locative = Majákovém ostrově
    .instrumental = Majákovým ostrovem
    .in = na Majákovém ostrově
    .to = na Majákový ostrov
    .from = z Majákového ostrova
    .gender = m
territory-kestrel-point = Poštolčí mys
    .genitive = Poštolčího mysu
    .dative = Poštolčímu mysu
    .accusative = Poštolčí mys
    .locative = Poštolčím mysu
    .instrumental = Poštolčím mysem
    .in = na Poštolčím mysu
    .to = na Poštolčí mys
    .from = z Poštolčího mysu
    .gender = m
territory-whitewater = Peřeje
    .short = Peř.
    .genitive = Peřejí
    .dative = Peřejím
    .accusative = Peřeje
    .locative = Peřejích
    .instrumental = Peřejemi
    .in = v Peřejích
    .to = do Peřejí
    .from = z Peřejí
    .gender = mp
territory-ironhill = Železný vrch
    .genitive = Železného vrchu
    .dative = Železnému vrchu
    .accusative = Železný vrch
    .locative = Železném vrchu
    .instrumental = Železným vrchem
    .in = na Železném vrchu
    .to = na Železný vrch
    .from = ze Železného vrchu
    .gender = m
territory-pinewood = Borovina
    .genitive = Boroviny
    .dative = Borovině
    .accusative = Borovinu
    .locative = Borovině
    .instrumental = Borovinou
    .in = v Borovině
    .to = do Boroviny
    .from = z Boroviny
    .gender = f
territory-eastwatch = Východní hláska
    .genitive = Východní hlásky
    .dative = Východní hlásce
    .accusative = Východní hlásku
    .locative = Východní hlásce
    .instrumental = Východní hláskou
    .in = ve Východní hlásce
    .to = do Východní hlásky
    .from = z Východní hlásky
    .gender = f
territory-ferry-isle = Ostrov přívozu
    .genitive = Ostrova přívozu
    .dative = Ostrovu přívozu
    .accusative = Ostrov přívozu
    .locative = Ostrově přívozu
    .instrumental = Ostrovem přívozu
    .in = na Ostrově přívozu
    .to = na Ostrov přívozu
    .from = z Ostrova přívozu
    .gender = m
territory-gull-rock = Racčí skála
    .genitive = Racčí skály
    .dative = Racčí skále
    .accusative = Racčí skálu
    .locative = Racčí skále
    .instrumental = Racčí skálou
    .in = na Racčí skále
    .to = na Racčí skálu
    .from = z Racčí skály
    .gender = f
territory-twin-sands = Dvojité písky
    .genitive = Dvojitých písků
    .dative = Dvojitým pískům
    .accusative = Dvojité písky
    .locative = Dvojitých píscích
    .instrumental = Dvojitými písky
    .in = na Dvojitých píscích
    .to = na Dvojité písky
    .from = z Dvojitých písků
    .gender = mp
territory-saltmarsh = Slaniska
    .genitive = Slanisek
    .dative = Slaniskům
    .accusative = Slaniska
    .locative = Slaniscích
    .instrumental = Slanisky
    .in = na Slaniscích
    .to = na Slaniska
    .from = ze Slanisek
    .gender = mp
territory-millbrook = Mlýnský potok
    .genitive = Mlýnského potoka
    .dative = Mlýnskému potoku
    .accusative = Mlýnský potok
    .locative = Mlýnském potoce
    .instrumental = Mlýnským potokem
    .in = na Mlýnském potoce
    .to = na Mlýnský potok
    .from = z Mlýnského potoka
    .gender = m
territory-orchards = Sady
    .genitive = Sadů
    .dative = Sadům
    .accusative = Sady
    .locative = Sadech
    .instrumental = Sady
    .in = v Sadech
    .to = do Sadů
    .from = ze Sadů
    .gender = mp
territory-redcliff = Rudý útes
    .genitive = Rudého útesu
    .dative = Rudému útesu
    .accusative = Rudý útes
    .locative = Rudém útesu
    .instrumental = Rudým útesem
    .in = na Rudém útesu
    .to = na Rudý útes
    .from = z Rudého útesu
    .gender = m
continent-uplands = Vrchovina
    .genitive = Vrchoviny
    .dative = Vrchovině
    .accusative = Vrchovinu
    .locative = Vrchovině
    .instrumental = Vrchovinou
    .in = ve Vrchovině
    .to = do Vrchoviny
    .from = z Vrchoviny
    .gender = f
continent-lowlands = Nížina
    .genitive = Nížiny
    .dative = Nížině
    .accusative = Nížinu
    .locative = Nížině
    .instrumental = Nížinou
    .in = v Nížině
    .to = do Nížiny
    .from = z Nížiny
    .gender = f
continent-north-shore = Severní břeh
    .genitive = Severního břehu
    .dative = Severnímu břehu
    .accusative = Severní břeh
    .locative = Severním břehu
    .instrumental = Severním břehem
    .in = na Severním břehu
    .to = na Severní břeh
    .from = ze Severního břehu
    .gender = m
continent-narrows = Úžina
    .genitive = Úžiny
    .dative = Úžině
    .accusative = Úžinu
    .locative = Úžině
    .instrumental = Úžinou
    .in = v Úžině
    .to = do Úžiny
    .from = z Úžiny
    .gender = f
continent-south-shore = Jižní břeh
    .genitive = Jižního břehu
    .dative = Jižnímu břehu
    .accusative = Jižní břeh
    .locative = Jižním břehu
    .instrumental = Jižním břehem
    .in = na Jižním břehu
    .to = na Jižní břeh
    .from = z Jižního břehu
    .gender = m

## What else is a name or a sentence made of names.

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
    .accusative =
        { $armies ->
            [one] { $armies } { -army(form: "accusative") }
            [few] { $armies } { -army(form: "plural-accusative") }
            [many] { $armies } { -army(form: "genitive") }
           *[other] { $armies } { -army(form: "plural-genitive") }
        }
    .locative =
        { $armies ->
            [one] { $armies } { -army(form: "locative") }
            [few] { $armies } { -army(form: "plural-locative") }
            [many] { $armies } { -army(form: "genitive") }
           *[other] { $armies } { -army(form: "plural-locative") }
        }
    .instrumental =
        { $armies ->
            [one] { $armies } { -army(form: "instrumental") }
            [few] { $armies } { -army(form: "plural-instrumental") }
            [many] { $armies } { -army(form: "genitive") }
           *[other] { $armies } { -army(form: "plural-instrumental") }
        }

### Engine: refusals
## Why an action is refused, with the numbers of the position in it.

not-adjacent = { TERRITORY($source) } a { TERRITORY($target) } spolu nesousedí.
same-place = { TERRITORY($territory) }: totéž území je uvedeno dvakrát. Uveďte dvě sousední území.
not-your-decision = Rozhoduje { SEAT($actor) }, ne { SEAT($seat) }.
game-over = Hra skončila.
game-partial = Z této hry je známa jen část: lze si ji prohlížet, ale ne v ní pokračovat.
game-ended = Hra byla ukončena. Chcete-li pokračovat, vezměte to zpět.
wrong-phase = Teď nelze { action-name }: { now }.
wrong-phase-trade = Karty lze vyměnit jen při rozmístění armád ve vlastním tahu. Teď { now }.
now =
    { SEAT($actor) } { $phase ->
        [claim] obsazuje území
        [place] umisťuje jednu armádu
        [capital] volí hlavní město
        [reinforce] rozmisťuje armády
        [reinforce_third] rozmisťuje armády, které patří třetí armádě
        [attack] může útočit nebo přejít k opevnění
        [attack_third] může útočit Spojenou armádou nebo její útok ukončit
        [defend] volí, kolika kostkami se bude bránit
        [occupy] přesouvá armády do dobytého území
       *[fortify] může přesunout armády nebo ukončit tah
    }
action-name =
    { $action ->
        [claim] obsadit území
        [place] umístit armády
        [choose_capital] zvolit hlavní město
        [trade] vyměnit karty
        [attack] zaútočit
        [defend] zvolit kostky k obraně
        [occupy] přesunout armády do dobytého území
        [fortify] přesunout armády
        [end_phase] ukončit etapu
       *[other] { $action }
    }

claim-taken = { TERRITORY($territory) } už patří { SEAT($owner, case: "dative") }.
capital-not-own = { TERRITORY($territory) } patří { SEAT($owner, case: "dative") }. Hlavním městem může být jen vaše vlastní území.

place-not-own = { TERRITORY($territory) } patří { SEAT($owner, case: "dative") }. Armády můžete umístit jen na vlastní území.
place-not-third = { TERRITORY($territory) } patří { SEAT($owner, case: "dative") }. Tyto armády lze umístit jen na území, která drží { SEAT("third") }.
place-none-left = Žádné armády k umístění už nezbývají.
place-one-at-a-time = Při přípravě hry se armády umisťují po jedné, ne po { $armies }.
place-wrong-number =
    Umístit lze { $left ->
        [1] 1 armádu
        [one] 1 armádu
        [few] 1 až { $left } armády
        [many] 1 až { $left } armády
       *[other] 1 až { $left } armád
    }, ne { $armies }.

end-armies-to-place =
    { $armies ->
        [one] Zbývá umístit 1 armádu.
        [few] Zbývá umístit { $armies } armády.
        [many] Zbývá umístit { $armies } armády.
       *[other] Zbývá umístit { $armies } armád.
    }
end-must-trade =
    { CAPITALISED(SEAT($seat)) } má { $cards ->
        [one] 1 { -card(form: "accusative") }
        [few] { $cards } { -card(form: "plural-accusative") }
        [many] { $cards } { -card(form: "genitive") }
       *[other] { $cards } { -card(form: "plural-genitive") }
    }: kdo má { $limit } nebo více karet, musí vyměnit sekvenci.
end-trade-cards-won =
    { CAPITALISED(SEAT($seat)) } má { $cards ->
        [one] 1 { -card(form: "accusative") }
        [few] { $cards } { -card(form: "plural-accusative") }
        [many] { $cards } { -card(form: "genitive") }
       *[other] { $cards } { -card(form: "plural-genitive") }
    } a musí vyměňovat, dokud jich nebude mít nejvýše { $left }.

trade-no-bonus-choice = V tomto vydání si nelze vybrat, kam přijdou armády navíc. Vynechte pole bonus.
trade-stopped =
    { CAPITALISED(SEAT($seat)) } má { $cards ->
        [one] 1 { -card(form: "accusative") }
        [few] { $cards } { -card(form: "plural-accusative") }
        [many] { $cards } { -card(form: "genitive") }
       *[other] { $cards } { -card(form: "plural-genitive") }
    }: po vyřazení hráče se smí vyměňovat, jen dokud jich je víc než { $limit }.
trade-not-held = { CAPITALISED(SEAT($seat)) } nemá kartu „{ TERRITORY($card) }“.
trade-wild-not-held = { CAPITALISED(SEAT($seat)) } nemá žolíka { $card }.
trade-same-card = Tutéž kartu nelze v jedné sekvenci uvést dvakrát.
trade-no-set = Sekvenci musí tvořit tři karty s týmž symbolem, nebo po jedné od každého. Uvedené karty: { SYMBOLS($symbols, kind: "comma") }.
trade-choose-bonus =
    { $armies ->
        [one] Armáda navíc přijde
        [few] Armády navíc ({ $armies }) přijdou
        [many] Armády navíc ({ $armies }) přijdou
       *[other] Armády navíc ({ $armies }) přijdou
    } na jedno z území: { TERRITORIES($territories, kind: "or") }. Zvolte, na které.
bonus-given-already = { CAPITALISED(TERRITORY($territory, case: "to")) } žádné armády navíc nepřijdou: v tomto tahu už byly rozdány.
bonus-not-shown = { CAPITALISED(TERRITORY($territory, case: "to")) } žádné armády navíc nepřijdou: toto území není na žádné z těchto karet.
bonus-not-own = { CAPITALISED(TERRITORY($territory, case: "to")) } žádné armády navíc nepřijdou: toto území drží { SEAT($owner) }.

attack-not-own = { TERRITORY($source) } patří { SEAT($owner, case: "dative") }. Útočit můžete jen z vlastního území.
attack-from-third = { CAPITALISED(TERRITORY($source, case: "accusative")) } drží { SEAT("third") }, a ta za hráče na tahu neútočí.
attack-only-third = { TERRITORY($source) } patří { SEAT($owner, case: "dative") }. Teď lze útočit jen z území, která drží { SEAT("third") }.
attack-third-on-other = { TERRITORY($target) } patří { SEAT($owner, case: "dative") }. { CAPITALISED(SEAT("third")) } může útočit jen na území, která drží hráč na tahu ({ SEAT($turn) }).
attack-third-alone = { CAPITALISED(TERRITORY($source, case: "from")) } není na koho útočit: žádné sousední území nepatří hráči na tahu ({ SEAT($turn) }).
attack-own = { CAPITALISED(TERRITORY($target, case: "accusative")) } už drží { SEAT($seat) }.
attack-inland = { CAPITALISED(TERRITORY($source, case: "from")) } není na koho útočit: všechna sousední území drží { SEAT($seat) }.
attack-out-of-reach = Žádné z vašich území nesousedí s územím { TERRITORY($target) }.
attack-neighbours-weak =
    { $number ->
        [one] Na vašem jediném území, které sousedí s územím
        [few] Na vašich územích, která sousedí s územím
        [many] Na vašich územích, která sousedí s územím
       *[other] Na vašich územích, která sousedí s územím
    } { TERRITORY($target) }, { $number ->
        [one] stojí jen 1 armáda
        [few] stojí jen po 1 armádě
        [many] stojí jen po 1 armádě
       *[other] stojí jen po 1 armádě
    } a ta musí zůstat: odtud útočit nelze.
attack-wrong-number =
    { CAPITALISED(TERRITORY($source, case: "in")) } { $armies ->
        [one] stojí 1 armáda a ta musí zůstat: odtud útočit nelze
        [few] stojí { $armies } armády: zaútočit { $most ->
            [1] může 1
            [2] mohou 1 nebo 2
           *[other] mohou 1 až { $most }
        }{ $limited ->
            [yes] { "" }
           *[no] , jedna musí zůstat
        }
        [many] stojí { $armies } armády: zaútočit { $most ->
            [1] může 1
            [2] mohou 1 nebo 2
           *[other] mohou 1 až { $most }
        }{ $limited ->
            [yes] { "" }
           *[no] , jedna musí zůstat
        }
       *[other] stojí { $armies } armád: zaútočit { $most ->
            [1] může 1
            [2] mohou 1 nebo 2
           *[other] mohou 1 až { $most }
        }{ $limited ->
            [yes] { "" }
           *[no] , jedna musí zůstat
        }
    }.
attack-die-for-each =
    { $armies ->
        [one] 1 armáda útočí 1 kostkou, ne { $dice ->
            [one] 1 { -die(form: "instrumental") }
            [few] { $dice } { -die(form: "plural-instrumental") }
            [many] { $dice } { -die(form: "genitive") }
           *[other] { $dice } { -die(form: "plural-instrumental") }
        }
        [few] { $armies } armády útočí každá jednou kostkou, ne { $dice ->
            [one] 1 { -die(form: "instrumental") }
            [few] { $dice } { -die(form: "plural-instrumental") }
            [many] { $dice } { -die(form: "genitive") }
           *[other] { $dice } { -die(form: "plural-instrumental") }
        } dohromady
        [many] { $armies } armády útočí každá jednou kostkou, ne { $dice ->
            [one] 1 { -die(form: "instrumental") }
            [few] { $dice } { -die(form: "plural-instrumental") }
            [many] { $dice } { -die(form: "genitive") }
           *[other] { $dice } { -die(form: "plural-instrumental") }
        } dohromady
       *[other] { $armies } armád útočí každá jednou kostkou, ne { $dice ->
            [one] 1 { -die(form: "instrumental") }
            [few] { $dice } { -die(form: "plural-instrumental") }
            [many] { $dice } { -die(form: "genitive") }
           *[other] { $dice } { -die(form: "plural-instrumental") }
        } dohromady
    }.
attack-wrong-dice =
    { $armies ->
        [one] 1 armáda útočí
        [few] { $armies } armády útočí
        [many] { $armies } armády útočí
       *[other] { $armies } armád útočí
    } { $most ->
        [1] 1 kostkou
       *[other] { $fewest } až { $most } kostkami
    }, ne { $dice ->
        [one] 1 { -die(form: "instrumental") }
        [few] { $dice } { -die(form: "plural-instrumental") }
        [many] { $dice } { -die(form: "genitive") }
       *[other] { $dice } { -die(form: "plural-instrumental") }
    }.
defend-wrong-dice =
    { CAPITALISED(TERRITORY($target, case: "in")) } stojí { number-of-armies }: brání { $most ->
        [1] 1 kostkou
        [2] 1 nebo 2 kostkami
       *[other] 1 až { $most } kostkami
    }, ne { $dice ->
        [one] 1 { -die(form: "instrumental") }
        [few] { $dice } { -die(form: "plural-instrumental") }
        [many] { $dice } { -die(form: "genitive") }
       *[other] { $dice } { -die(form: "plural-instrumental") }
    }.

occupy-wrong-number =
    { $fewest ->
        [one] Zaútočila 1 armáda
        [few] Zaútočily { $fewest } armády
        [many] Zaútočily { $fewest } armády
       *[other] Zaútočilo { $fewest } armád
    } a jedna musí zůstat { TERRITORY($source, case: "in") }: do dobytého území { $exact ->
        [yes] je třeba přesunout přesně { $most }
       *[no] lze přesunout { $fewest } až { $most }
    }, ne { $armies }.

fortify-third-army = { CAPITALISED(TERRITORY($source, case: "accusative")) } drží { SEAT("third") }, a ta se nikdy nepřesouvá.
fortify-moved-already = V jednom tahu je dovolen 1 přesun a ten už proběhl: { LIST($moves) }.
from-to = { TERRITORY($source, case: "from") } { TERRITORY($target, case: "to") }
fortify-not-own = { TERRITORY($territory) } patří { SEAT($owner, case: "dative") }. Armády můžete přesouvat jen mezi vlastními územími.
fortify-alone = { CAPITALISED(TERRITORY($source, case: "from")) } není kam přesouvat: žádné sousední území vám nepatří.
fortify-wrong-number =
    { CAPITALISED(TERRITORY($source, case: "in")) } { $there ->
        [2] stojí 2 armády: přesunout lze 1, ne { $armies }; jedna musí zůstat
        [one] stojí 1 armáda a ta musí zůstat
        [few] stojí { $there } armády: přesunout lze 1 až { $most }, ne { $armies }; jedna musí zůstat
        [many] stojí { $there } armády: přesunout lze 1 až { $most }, ne { $armies }; jedna musí zůstat
       *[other] stojí { $there } armád: přesunout lze 1 až { $most }, ne { $armies }; jedna musí zůstat
    }.
fortify-split = { CAPITALISED(TERRITORY($source, case: "from")) } se v tomto tahu už armády přesunuly { TERRITORY($before, case: "to") }. Armády z jednoho území se nesmějí rozdělit do více území.
fortify-tired =
    Z armád, které stojí { TERRITORY($source, case: "in") } ({ $there }), { $tired ->
        [one] už útočila nebo se přesouvala { $tired }
        [few] už útočily nebo se přesouvaly { $tired }
        [many] už útočily nebo se přesouvaly { $tired }
       *[other] už útočilo nebo se přesouvalo { $tired }
    }: { $most ->
        [0] přesunout nelze žádnou
       *[other] přesunout lze nejvýše { $most }, ne { $armies }
    }.

action-object = Akce musí být objekt s polem type.
action-type = Typ akce musí být jeden z těchto: { LIST($types, kind: "comma") }.
action-field-missing = Akci { $action } chybí pole { $field }.
action-field-unknown =
    Akce { $action } nemá { $field ->
        [none] pole, jehož název není text
       *[other] pole { $field }
    }.
action-field-whole-number = Pole { $field } akce { $action } musí být celé číslo.
action-field-territory = Pole { $field } akce { $action } musí být označení území.
field-whole-number = Pole { $field } musí být celé číslo.
field-territory = Pole { $field } musí být označení území.
trade-three-cards = K výměně je třeba uvést tři karty.
card-by-id = Kartu je třeba uvést jejím označením.
unknown-territory = Území „{ $word }“ neexistuje{ did-you-mean }.
unknown-card = Karta „{ $word }“ neexistuje{ did-you-mean }.
quoted-word = „{ $word }“
ambiguous-place = Jméno „{ $word }“ má více míst. Použijte jedno z těchto označení: { LIST($ids, kind: "comma") }.
did-you-mean =
    { $meant ->
        [none] { "" }
       *[other] { " " }(nemáte na mysli „{ $meant }“?)
    }

### Engine: legal actions
## What a legal action does, with the numbers of the position in it.

legal-claim = { CAPITALISED(TERRITORY($territory, case: "accusative")) } nikdo nedrží: obsadit toto území může { SEAT($seat) }.
legal-capital = { CAPITALISED(TERRITORY($territory, case: "accusative")) } drží { SEAT($seat) }: toto území může být hlavním městem.
legal-place = { CAPITALISED(TERRITORY($territory, case: "to")) } lze umístit { number-of-armies.accusative } z { $left }.
legal-place-third = { CAPITALISED(TERRITORY($territory, case: "to")) } lze umístit { number-of-armies.accusative } z { $left }; toto území drží { SEAT("third") }.
legal-attack = { legal-attack-numbers }.
legal-attack-third = { legal-attack-numbers }; útok vede { SEAT($seat) }.
legal-attack-numbers =
    { CAPITALISED(TERRITORY($source, case: "in")) } stojí { $there ->
        [one] 1 { -army }
        [few] { $there } { -army(form: "plural") }
        [many] { $there } { -army(form: "genitive") }
       *[other] { $there } { -army(form: "plural-genitive") }
    } a území sousedí s územím { TERRITORY($target) }: zaútočit lze { number-of-armies.instrumental }{ $dice ->
        [none] { "" }
        [one] , a to 1 kostkou
        [few] , a to { $dice } kostkami
        [many] , a to { $dice } kostkami
       *[other] , a to { $dice } kostkami
    }
legal-defend =
    { CAPITALISED(TERRITORY($target, case: "in")) } stojí { number-of-armies }: lze se bránit { $dice ->
        [one] 1 { -die(form: "instrumental") }
        [few] { $dice } { -die(form: "plural-instrumental") }
        [many] { $dice } { -die(form: "genitive") }
       *[other] { $dice } { -die(form: "plural-instrumental") }
    }.
legal-occupy =
    { $attacked ->
        [one] Zaútočila 1 armáda
        [few] Zaútočily { $attacked } armády
        [many] Zaútočily { $attacked } armády
       *[other] Zaútočilo { $attacked } armád
    }: do dobytého území lze přesunout { $armies } a { TERRITORY($source, case: "in") } { $left ->
        [one] zůstane { $left }
        [few] zůstanou { $left }
        [many] zůstanou { $left }
       *[other] zůstane { $left }
    }.
legal-fortify =
    { CAPITALISED(TERRITORY($source, case: "in")) } stojí { $there ->
        [one] 1 { -army }
        [few] { $there } { -army(form: "plural") }
        [many] { $there } { -army(form: "genitive") }
       *[other] { $there } { -army(form: "plural-genitive") }
    }{ $tired ->
        [0] { " " }
       *[other] , z toho unavených { $tired },{ " " }
    }a sousední území je { TERRITORY($target) }: přesunout lze { $armies }.
legal-end-reinforce = Všechny armády jsou umístěny: { SEAT($seat) } může přejít k útoku.
legal-end-attack = { CAPITALISED(SEAT($seat)) } může ukončit útok{ and-draws }.
legal-end-attack_third = { CAPITALISED(SEAT($seat)) } může ukončit útok, který vede { SEAT("third") }.
legal-end-fortify = { CAPITALISED(SEAT($seat)) } může ukončit tah{ and-draws }.
and-draws =
    { $draws ->
        [yes] { " " }a pak si vezme kartu
       *[no] { "" }
    }

### Engine: incomes, sets, battles, wins
## How armies, cards, dice and the end of a game are counted.

income-territories =
    { $held } území děleno { $per }{ $least ->
        [none] { "" }
       *[other] , nejméně { $least }
    }
income-continent = { CONTINENT($subject) }
income-set = sekvence karet
income-card = karta „{ TERRITORY($subject) }“
income-unexplained = dosud získané armády
income-item = { $item } { $armies }
income-worked-out = { $item } → { $armies }
income-sentence =
    { LIST($items, kind: "semicolon") }: { $total ->
        [one] 1 { -army }
        [few] { $total } { -army(form: "plural") }
        [many] { $total } { -army(form: "genitive") }
       *[other] { $total } { -army(form: "plural-genitive") }
    }.
income-none = Žádné armády.

set-plain = { $set }.
set-with-one-bonus = { $set }; navíc { $bonus } na jedno z území: { TERRITORIES($territories, kind: "or") }.
set-with-bonuses = { $set }; { LIST($bonuses, kind: "semicolon") }.
set-bonus = navíc { $bonus } { TERRITORY($territory, case: "to") }
set-of =
    { $kind ->
        [one_of_each] Po jedné od každého symbolu
       *[other] Tři karty se symbolem { SYMBOL($kind, case: "genitive") }
    }{ $wild ->
        [0] { "" }
        [one] , mezi nimi 1 žolík
        [few] , mezi nimi { $wild } žolíky
        [many] , mezi nimi { $wild } žolíky
       *[other] , mezi nimi { $wild } žolíků
    }: { number-of-armies }
set-number = Sekvence číslo { $number } v této hře: { number-of-armies }

battle = { CAPITALISED(SEAT($attacker)) } útočí na { TERRITORY($target, case: "accusative") } { TERRITORY($source, case: "from") } a hází { $attack }; { SEAT($defender) } hází { $defence }. { LIST($pairs, kind: "semicolon") }.
battle-tie = { $attack } proti { $defence } je remíza, při které vyhrává obránce, a { SEAT($loser) } ztrácí armádu
battle-pair = { $attack } proti { $defence }: { SEAT($loser) } ztrácí armádu
battle-spare =
    { NUMBER_OF($dice) ->
        [one] kostka { LIST($dice) } nemá dvojici
        [few] kostky { LIST($dice) } nemají dvojici
        [many] kostky { LIST($dice) } nemají dvojici
       *[other] kostky { LIST($dice) } nemají dvojici
    }

third-army-gone = { CAPITALISED(SEAT("third")) } nedrží žádné území a nedostane nic.
third-army-share =
    { CAPITALISED(SEAT($seat)) } získává při rozmístění { $received ->
        [one] 1 { -army(form: "accusative") }
        [few] { $received } { -army(form: "plural-accusative") }
        [many] { $received } { -army(form: "genitive") }
       *[other] { $received } { -army(form: "plural-genitive") }
    }: { SEAT("third") } dostává za každé { $part } z nich 1, tedy { $armies }, umístí je { SEAT($other) }.

win-unknown-mission = { CAPITALISED(SEAT($winner)) } vyhrává s úkolem, který tu není znám.
win-mission = { CAPITALISED(SEAT($winner)) } vyhrává splněním úkolu „{ $mission }“ { $proof }
win-holds-continents = { CAPITALISED(SEAT($winner)) } drží { CONTINENTS($continents, case: "accusative") }.
win-destroyed =
    { $by ->
        [none] { CAPITALISED(SEAT($seat)) } je mimo hru.
       *[other] { CAPITALISED(SEAT($by)) } vyřazuje ze hry { SEAT($seat, case: "accusative") }.
    }
win-read-as =
    { $read_as ->
        [none] { "" }
       *[other] Karta zde znamená: obsaďte { $read_as ->
            [one] 1 území
            [few] { $read_as } území
            [many] { $read_as } území
           *[other] { $read_as } území
        }.{ " " }
    }
win-holds-territories = { win-read-as }{ win-holds }.
win-holds-strong =
    { win-read-as }{ win-holds }, z toho { $strong } aspoň { $each ->
        [one] s { $each } armádou
        [few] se { $each } armádami
        [many] s { $each } armádami
       *[other] s { $each } armádami
    }.
win-holds = { CAPITALISED(SEAT($winner)) } drží { $territories } území
win-capitals =
    { CAPITALISED(SEAT($winner)) } vyhrává díky hlavním městům: při { $players } hráčích je jich potřeba { $needed }{ NUMBER_OF($capitals) ->
        [0] { "" }
       *[other] { " " }a { SEAT($winner) } drží { LIST($capitals) }
    }.
win-own-capital = { TERRITORY($territory, case: "accusative") } (vlastní)
win-other-capital = { TERRITORY($territory, case: "accusative") } ({ SEAT($seat) })
win-conquest =
    { CAPITALISED(SEAT($winner)) } vyhrává: žádný jiný hráč už nezbývá. { win-holds }{ $third ->
        [0] { "" }
        [one] ; 1 území, které drží { SEAT("third") }, se nepočítá
        [few] ; { $third } území, která drží { SEAT("third") }, se nepočítají
        [many] ; { $third } území, která drží { SEAT("third") }, se nepočítají
       *[other] ; { $third } území, která drží { SEAT("third") }, se nepočítá
    }.
win-conquest-and-mission = { win-conquest } Splněn je i úkol „{ $mission }“

### Engine: positions
## Where a game stands, in one line; and what is wrong with a position that cannot be.

game-caption = { $edition }, { $mode }: { $standing }.
# An owner is as code writes it, "red".
position-line = { $standing }; { LIST($holdings, kind: "comma") }
position-holding = { $owner } { $territories } území a { number-of-armies }
standing-over = konec hry
standing-won = konec hry, vyhrává { $winner }
standing-turn =
    { $round }. kolo, na tahu { $turn }{ $waiting ->
        [yes] , rozhoduje { $actor }
       *[no] { "" }
    }, { $phase }

seat-not-playing = hráč „{ $word }“ v této hře není{ did-you-mean }; hráči jsou { LIST($known, kind: "comma") }
unknown-seat = hráč „{ $word }“ neexistuje{ did-you-mean }; hráči jsou { LIST($known, kind: "comma") }
seats-once = každý hráč smí být uveden jen jednou: { LIST($seats, kind: "comma") }
out-of-dice =
    { $dice ->
        [0] nebyla zadána žádná hodnota kostky
        [one] byla zadána jen 1 hodnota kostky
        [few] byly zadány jen { $dice } hodnoty kostek
        [many] byly zadány jen { $dice } hodnoty kostek
       *[other] bylo zadáno jen { $dice } hodnot kostek
    }, ale zatím { $needed ->
        [one] byla potřeba { $needed }
        [few] byly potřeba { $needed }
        [many] bylo potřeba { $needed }
       *[other] bylo potřeba { $needed }
    }

position-dealt = { $edition }, { $mode }: území se rozdávají, ne obsazují.
position-none-free = Žádné území není volné, takže není co obsadit.
position-no-capitals = { $edition }, { $mode }: nikdo nemá hlavní město.
position-needs-third = Etapa { $phase } vyžaduje třetí armádu.
position-needs-allied = Etapa attack_third vyžaduje Spojenou armádu: jiná třetí armáda neútočí.
position-cards-not-traded = { $edition }, { $mode }: karty získané v útoku se při něm nevyměňují.
position-without-missions = { $edition }, { $mode }: hraje se bez úkolů.
position-without-capitals = { $edition }, { $mode }: hraje se bez hlavních měst.
position-capital-of-two = Dva hráči mají totéž hlavní město: { TERRITORY($territory) }.
position-capital-taken = { TERRITORY($territory) } už nepatří { SEAT($seat, case: "dative") }: karta tohoto hlavního města musí být odkrytá.
position-moved-when = Přesunuté armády mohou být jen na konci tahu, ne v etapě { $phase }.
position-moved-once = V jednom tahu je dovolen jen jeden přesun.
position-moved-not-own = { TERRITORY($territory) } musí patřit { SEAT($seat, case: "dative") }: armády tohoto hráče se odtud přesunuly.
position-not-tired = { $edition }, { $mode }: žádné armády se neunaví.
position-won-by = { $edition }, { $mode }: vyhrává se takto: { LIST($ways, kind: "or") }; ne { $reason }.
position-winner-out = { CAPITALISED(SEAT($seat)) } je mimo hru, nemůže tedy být vítězem.
position-battle-dice =
    { $armies ->
        [one] { $armies } armáda nemůže útočit
        [few] { $armies } armády nemohou útočit
        [many] { $armies } armády nemohou útočit
       *[other] { $armies } armád nemůže útočit
    } { $dice ->
        [one] 1 { -die(form: "instrumental") }
        [few] { $dice } { -die(form: "plural-instrumental") }
        [many] { $dice } { -die(form: "genitive") }
       *[other] { $dice } { -die(form: "plural-instrumental") }
    }.
position-battle-roll = Počet hozených kostek je { $dice }, ne { $rolled }.
position-die = Na kostce musí být 1 až 6, ne { $die }.
position-tired-attackers = { CAPITALISED(TERRITORY($territory, case: "from")) } útočí { number-of-armies }: aspoň tolik jich musí být unavených.
position-cannot-attack = { CAPITALISED(TERRITORY($source, case: "from")) } v tomto tahu nelze útočit na { TERRITORY($target, case: "accusative") }.
position-same-owner = { TERRITORY($source) } a { TERRITORY($target) } patří témuž hráči.
position-too-many =
    { $armies ->
        [one] { $armies } armáda nemůže zaútočit
        [few] { $armies } armády nemohou zaútočit
        [many] { $armies } armády nemohou zaútočit
       *[other] { $armies } armád nemůže zaútočit
    }, když jich { TERRITORY($source, case: "in") } stojí { $there }.
position-free = { CAPITALISED(TERRITORY($territory, case: "accusative")) } nikdo nedrží. To je možné jen při přípravě hry.
position-captured = { CAPITALISED(TERRITORY($territory, case: "accusative")) } právě někdo dobyl, takže počet armád tam musí být 0, ne { $armies }.
position-no-army = { CAPITALISED(TERRITORY($territory, case: "in")) } musí stát aspoň jedna armáda.
position-out-holds = { CAPITALISED(SEAT($seat)) } je mimo hru, ale drží { $territories } území.
position-not-out = { CAPITALISED(SEAT($seat)) } nedrží žádné území, takže musí být mimo hru.
position-out-on-turn = { CAPITALISED(SEAT($seat)) } je mimo hru, nemůže tedy být na tahu.
position-not-over = Zbývá jediný hráč, takže hra musí být u konce.
position-no-third = Tato hra nemá třetí armádu.
position-no-capital = { CAPITALISED(SEAT($seat)) } musí mít hlavní město.
position-card-of-capital = Karta { $card } musí ležet na stole u svého hlavního města.
position-card-twice = Karta { $card } je uvedena dvakrát.
position-cards = Karet v rukou, v balíčku a v odkládacím balíčku musí být dohromady { $wanted }, ne { $cards }.
position-combat-when = Karty získané v útoku se musí vyměnit v etapě reinforce, ne v etapě { $phase }.
position-none-in-hand = { CAPITALISED(SEAT($seat)) } má umístit armádu, ale žádná už nezbývá.
position-holds-nothing = { CAPITALISED(SEAT($seat)) } musí držet aspoň jedno území.
position-has-capital = { CAPITALISED(SEAT($seat)) } má volit hlavní město, ale už jedno má.
position-third-nothing = Třetí armáda nemá co umístit, nebo pro to nemá území.

### The log
## One sentence for each event of a game.

log-starter_rolled = Začíná { SEAT($first) }. Kostky: { LIST($rolls) }.
log-roll-of = { SEAT($seat) } { LIST($dice, kind: "then") }
log-dealt-evenly = Území jsou rozdána, každému { $territories }.
log-dealt = Území jsou rozdána: { LIST($shares, kind: "comma") }.
log-dealt-share =
    { NUMBER_OF($seats) ->
        [1] { SEATS($seats) } { $territories }
       *[other] { SEATS($seats) } po { $territories }
    }
log-claimed = { CAPITALISED(SEAT($seat)) } obsazuje { TERRITORY($territory, case: "accusative") }.
log-placed = { CAPITALISED(SEAT($seat)) } umisťuje { $armies } { TERRITORY($territory, case: "to") }.
log-placed-third = { CAPITALISED(SEAT($seat)) } umisťuje { $armies } { TERRITORY($territory, case: "to") } za { SEAT("third", case: "accusative") }.
log-placed-several =
    { CAPITALISED(SEAT($seat)) } umisťuje { LIST($parts) }{ $third ->
        [yes] { " " }za { SEAT("third", case: "accusative") }
       *[no] { "" }
    }.
log-placed-on = { $armies } { TERRITORY($territory, case: "to") }
log-taken-turns =
    { $type ->
        [claimed] Postupně obsazená území:
       *[placed] Postupně umístěné armády:
    } { LIST($seats) }.
log-taken-turns-seat = { CAPITALISED(SEAT($seat)) } { $number }
log-capital_chosen = { CAPITALISED(SEAT($seat)) } volí za hlavní město { TERRITORY($territory, case: "accusative") }.
log-capital_chosen-secretly = { CAPITALISED(SEAT($seat)) } má zvolené hlavní město.
log-turn_started = { $round }. kolo: na tahu je { SEAT($seat) }.
log-income =
    { CAPITALISED(SEAT($seat)) } získává { $total ->
        [one] 1 { -army(form: "accusative") }
        [few] { $total } { -army(form: "plural-accusative") }
        [many] { $total } { -army(form: "genitive") }
       *[other] { $total } { -army(form: "plural-genitive") }
    }: { LIST($items) }.
log-traded = { CAPITALISED(SEAT($seat)) } vyměňuje { CARDS($cards, case: "accusative") } za { number-of-armies.accusative }.
log-bonus_placed = { CAPITALISED(SEAT($seat)) } získává armády navíc: { $armies } { TERRITORY($territory, case: "to") }.
log-attacked =
    { CAPITALISED(SEAT($seat)) } útočí { TERRITORY($source, case: "from") } na { TERRITORY($target, case: "accusative") } { number-of-armies.instrumental }{ $fewer ->
        [yes] { " " }a { teach-number-of-dice.instrumental }
       *[no] { "" }
    }.
log-rolled = { CAPITALISED(SEAT($attacker)) } útočí na { TERRITORY($target, case: "accusative") } { TERRITORY($source, case: "from") }: { $attack } proti { $defence }; { LIST($losses) }.
log-loses = { SEAT($seat) } ztrácí { $armies }
log-battle =
    { CAPITALISED(SEAT($attacker)) } útočí na { TERRITORY($target, case: "accusative") } { TERRITORY($source, case: "from") }{ $taken ->
        [yes] { " " }a dobývá toto území { $rolls ->
            [one] 1 hodem
            [few] { $rolls } hody
            [many] { $rolls } hody
           *[other] { $rolls } hody
        }
       *[no] , { $rolls ->
            [one] 1 { -roll }
            [few] { $rolls } { -roll(form: "plural") }
            [many] { $rolls } { -roll(form: "genitive") }
           *[other] { $rolls } { -roll(form: "plural-genitive") }
        }
    }; { LIST($losses) }.
log-captured = { CAPITALISED(SEAT($seat)) } dobývá { TERRITORY($target, case: "accusative") }, území ztrácí { SEAT($defender) }.
log-continent_taken = { CAPITALISED(SEAT($seat)) } drží celý světadíl { CONTINENT($continent) }: +{ $armies } za tah.
log-continent_lost = { CAPITALISED(SEAT($seat)) } už nedrží celý světadíl { CONTINENT($continent) }.
log-held = { CAPITALISED(SEAT($seat)) } proti očekávání uhájí { TERRITORY($territory, case: "accusative") }: útočník ({ SEAT($attacker) }) měl šanci na dobytí { $chance }.
log-occupied = { CAPITALISED(SEAT($seat)) } přesouvá { number-of-armies.accusative } { TERRITORY($source, case: "from") } { TERRITORY($target, case: "to") }.
log-eliminated = { CAPITALISED(SEAT($by)) } vyřazuje ze hry { SEAT($seat, case: "accusative") }.
log-cards_taken =
    { CAPITALISED(SEAT($seat)) } získává { $count ->
        [one] 1 { -card(form: "accusative") }
        [few] { $count } { -card(form: "plural-accusative") }
        [many] { $count } { -card(form: "genitive") }
       *[other] { $count } { -card(form: "plural-genitive") }
    } od { SEAT($from, case: "genitive") }.
log-cards_taken-shown =
    { CAPITALISED(SEAT($seat)) } získává { $count ->
        [one] 1 { -card(form: "accusative") }
        [few] { $count } { -card(form: "plural-accusative") }
        [many] { $count } { -card(form: "genitive") }
       *[other] { $count } { -card(form: "plural-genitive") }
    } od { SEAT($from, case: "genitive") }: { CARDS($cards, case: "accusative") }.
log-capital_fell = { CAPITALISED(SEAT($by)) } dobývá hlavní město { SEAT($owner, case: "genitive") }: { TERRITORY($territory) }. Jeho karta se odkrývá.
log-capital_cleared =
    { CAPITALISED(SEAT($owner)) } ztrácí { CONTINENT($continent, case: "in") } ještě { number-of-armies.accusative }: { TERRITORIES($territories) }; { SEAT($by) } tam získává { NUMBER_OF($territories) ->
        [one] jednu armádu
        [few] po jedné armádě
        [many] po jedné armádě
       *[other] po jedné armádě
    }.
log-card_drawn = { CAPITALISED(SEAT($seat)) } si bere kartu.
log-card_drawn-shown = { CAPITALISED(SEAT($seat)) } si bere kartu: { CARD($card) }.
log-fortified = { CAPITALISED(SEAT($seat)) } přesouvá { number-of-armies.accusative } { TERRITORY($source, case: "from") } { TERRITORY($target, case: "to") }.
log-third_owed = { CAPITALISED(SEAT("third")) } má dostat { number-of-armies.accusative }.
log-third_placed = { CAPITALISED(SEAT("third")) } je na hracím plánu: { number-of-armies } na { on-territories }.
log-third_placed-each =
    { CAPITALISED(SEAT("third")) } je na hracím plánu: { $armies ->
        [one] po { $armies } armádě
        [few] po { $armies } armádách
        [many] po { $armies } armádách
       *[other] po { $armies } armádách
    } na { on-territories }.
on-territories =
    { $territories ->
        [one] 1 { -territory(form: "locative") }
        [few] { $territories } { -territory(form: "plural-locative") }
        [many] { $territories } { -territory(form: "genitive") }
       *[other] { $territories } { -territory(form: "plural-locative") }
    }
log-deck_reshuffled =
    { $count ->
        [one] { $count } odložená karta se míchá
        [few] { $count } odložené karty se míchají
        [many] { $count } odložené karty se míchají
       *[other] { $count } odložených karet se míchá
    } do nového balíčku.
log-won = { CAPITALISED(SEAT($seat)) } vyhrává.
log-won-by-conquest = { CAPITALISED(SEAT($seat)) } vyhrává: žádný jiný hráč už nezbývá.
log-won-by-conquest-and-mission = { CAPITALISED(SEAT($seat)) } vyhrává: žádný jiný hráč už nezbývá a splněn je i úkol „{ $mission }“{ log-read-as }
log-read-as =
    { $read_as ->
        [none] { "" }
       *[other] { " " }Karta zde znamená: obsaďte { $read_as ->
            [one] 1 území
            [few] { $read_as } území
            [many] { $read_as } území
           *[other] { $read_as } území
        }.
    }
log-won-by-mission = { CAPITALISED(SEAT($seat)) } vyhrává splněním úkolu „{ $mission }“{ log-read-as }
log-won-by-capitals =
    { CAPITALISED(SEAT($seat)) } vyhrává: drží { $capitals ->
        [one] { $capitals } hlavní město
        [few] { $capitals } hlavní města
        [many] { $capitals } hlavní města
       *[other] { $capitals } hlavních měst
    }, mezi nimi vlastní.
# The same to the winner, who alone is at the screen.
log-you-won = Vyhráli jste.
log-you-won-by-conquest = Vyhráli jste: žádný jiný hráč už nezbývá.
log-you-won-by-conquest-and-mission = Vyhráli jste: žádný jiný hráč už nezbývá a splněn je i úkol „{ $mission }“{ log-read-as }
log-you-won-by-mission = Vyhráli jste splněním úkolu „{ $mission }“{ log-read-as }
log-you-won-by-capitals =
    Vyhráli jste: držíte { $capitals ->
        [one] { $capitals } hlavní město
        [few] { $capitals } hlavní města
        [many] { $capitals } hlavní města
       *[other] { $capitals } hlavních měst
    }, mezi nimi své vlastní.

### Rules and editions
## Clauses, options, goals, and what is wrong with an edition's file.

mission-destroy =
    Zničte všechny { $seat ->
        [red] červené
        [blue] modré
        [green] zelené
        [yellow] žluté
        [black] černé
       *[purple] fialové
    } armády.
mission-continents = Obsaďte { CONTINENTS($continents, case: "accusative") }.
mission-continents-and-one = Obsaďte { CONTINENTS($continents, kind: "comma", case: "accusative") } a ještě jeden světadíl podle vlastní volby.
mission-territories =
    Obsaďte { $territories ->
        [one] libovolné území
        [few] libovolná { $territories } území
        [many] libovolných { $territories } území
       *[other] libovolných { $territories } území
    }{ $each ->
        [1] { "" }
       *[other] , { $territories ->
            [one] aspoň
            [few] každé aspoň
            [many] každé aspoň
           *[other] každé aspoň
        } { $each } armádami
    }.

value-in-modes = { LIST($modes) }: { UNCAPITALISED($value) }
value-by-mode = { LIST($values, kind: "space") }
value-by-players = { CAPITALISED(LIST($parts, kind: "comma")) }.
value-each-for-players = každý { $number } při { LIST($players, kind: "or") } hráčích
value-total-for-players = celkem { $number } při { LIST($players, kind: "or") } hráčích
value-for-more-players = { $number } při { LIST($players, kind: "or") }
value-announced =
    { $decides ->
        [after] Útočník předem, obránce až po útočníkově hodu.
       *[before] Oba dřív, než kdokoli hodí, útočník první.
    }
value-optional = Nebo volitelně: { UNCAPITALISED($value) }
value-with-options = { $value } { LIST($options, kind: "space") }
value-single-pieces = Jednotlivé armády.
value-pieces = { CAPITALISED(LIST($pieces, kind: "comma")) }.
value-piece = { PIECE($piece) } { $armies }
value-dice =
    Útočí se nejvýše { $attack ->
        [one] 1 kostkou ({ COLOUR($attack_colour) })
        [few] { $attack } { COLOUR($attack_colour, case: "instrumental") } kostkami
        [many] { $attack } { COLOUR($attack_colour, case: "instrumental") } kostkami
       *[other] { $attack } { COLOUR($attack_colour, case: "instrumental") } kostkami
    }, brání se nejvýše { $defence ->
        [one] 1 kostkou ({ COLOUR($defence_colour) })
        [few] { $defence } { COLOUR($defence_colour, case: "instrumental") }
        [many] { $defence } { COLOUR($defence_colour, case: "instrumental") }
       *[other] { $defence } { COLOUR($defence_colour, case: "instrumental") }
    }.
value-first-seat =
    { $way ->
        [first] První hráč.
        [first_without_card] První hráč, který už nedostane další kartu území.
       *[die] Kdo hodí nejvyšší číslo; hráči se stejným číslem házejí znovu.
    }
value-territories =
    { $way ->
        [deal] Všechna se rozdají, první dostane první hráč.
       *[claim] Hráči po řadě obsazují po jednom volném, počínaje tím, kdo hru začíná.
    }
value-territories-for-two =
    Při dvou hráčích{ $way ->
        [deal] { " " }třetinu území dostane { third-army-of-kind }
       *[claim] , dokud každý nemá třetinu; zbytek dostane { third-army-of-kind }
    }.
third-army-of-kind =
    { $third ->
        [allied] { third-allied }
       *[neutral] { third-neutral }
    }
value-place =
    { $first ->
        [after_last_claim] Jako první umisťuje hráč, který je na řadě po posledním obsazení.
       *[starter] Jako první umisťuje hráč, který zahajuje hru.
    }
value-third-army =
    { CAPITALISED(third-army-of-kind) }: na každém území { number-of-armies }, { $stands ->
        [before_placing] a to dřív, než své armády umístí hráči
       *[after_placing] umístí se poté, co své armády umístí hráči
    }.
value-claim =
    { $when ->
        [own_turn] Jen ve vlastním tahu, a to už od jeho začátku.
       *[at_once] Okamžitě, ať je na tahu kdokoli.
    }
value-income = Jejich počet dělený { $per }, zaokrouhleno dolů, nejméně však { $least }.
value-third-income =
    { $part ->
        [2] Polovina
        [3] Třetina
       *[other] 1/{ $part }
    } toho, { $when ->
        [after_combat] po útoku, před opevněním
       *[after_reinforcement] hned po rozmístění armád
    }.
value-deck =
    { $wild ->
        [one] 1 { -wild-card }
        [few] { $wild } { -wild-card(form: "plural") }
        [many] { $wild } { -wild-card(form: "genitive") }
       *[other] { $wild } { -wild-card(form: "plural-genitive") }
    }.
value-sets-fixed = Podle symbolů: { LIST($sets, kind: "comma") }.
value-set =
    { $kind ->
        [one_of_each] po jedné od každého
       *[other] { SYMBOL($kind, case: "plural") }
    } { $armies }
value-sets-rising = Podle toho, kolik sekvencí už všichni dohromady vyměnili: { LIST($values, kind: "comma") }, potom pokaždé o { $step } víc.
value-bonus =
    { number-of-armies }{ $limit ->
        [each_card] { " " }za každou takovou kartu
       *[once] , jednou za tah; hodí-li se více území, vybere si hráč
    }.
value-must-trade = Při { $cards } a více kartách.
value-traded =
    { $where ->
        [under_deck] Pod balíček v pořadí, v jakém se vyměňují.
       *[aside] Stranou; až dojde balíček, zamíchají se do nového.
    }
value-earn =
    { $when ->
        [end_of_turn] Na konci tahu, po přesunu armád.
       *[after_combat] Když skončí útok.
    }
value-earn-for-two = Při dvou hráčích dřív, než hraje { third-army-of-kind }.
value-attackers =
    { $most ->
        [1] 1 armáda
        [2] 1 nebo 2 armády
       *[other] { $most ->
            [one] 1 až { $most } armáda
            [few] 1 až { $most } armády
            [many] 1 až { $most } armády
           *[other] 1 až { $most } armád
        }
    }.
value-attack-dice =
    Jedna kostka za každou útočící armádu{ $dice ->
        [fewer_allowed] , nebo méně
       *[one_per_army] { "" }
    }.
value-defence-dice = { CAPITALISED(LIST($parts, kind: "comma")) }.
value-defence-for =
    { $kind ->
        [any] při libovolném počtu armád
        [more] při { $first } a více armádách
       *[range] při { $span ->
            [0] { $first ->
                [one] 1 { -army(form: "locative") }
                [few] { $first } { -army(form: "plural-locative") }
                [many] { $first } { -army(form: "genitive") }
               *[other] { $first } { -army(form: "plural-locative") }
            }
            [1] { $first } nebo { $last } armádách
           *[other] { $first }–{ $last } armádách
        }
    } { $most ->
        [1] 1 kostka
        [2] 1 nebo 2 kostky
       *[other] { $most ->
            [one] 1 až { $most } kostka
            [few] 1 až { $most } kostky
            [many] 1 až { $most } kostky
           *[other] 1 až { $most } kostek
        }
    }
value-pairs =
    Nejvýše { $pairs ->
        [one] 1 dvojice
        [few] { $pairs } dvojice
        [many] { $pairs } dvojice
       *[other] { $pairs } dvojic
    }.
value-allied =
    { $third ->
        [allied] Spojená armáda smí po svém doplnění útočit na hráče na tahu; vede ji druhý hráč. Nezískává kartu, a co dobude, je její.
       *[neutral] { CAPITALISED(third-army-of-kind) } nikdy neútočí.
    }
value-occupy =
    { $dice ->
        [fewer_allowed] Tolik, kolik jich útočilo, i když házely méně kostkami.
       *[one_per_army] Tolik, kolik kostek bylo v hodu: každá útočící armáda hází jednou kostkou.
    }
value-cards-won =
    { $way ->
        [kept] Útočník s nimi nedělá nic až do svého příštího rozmístění armád.
        [may_trade] Útočník smí hned vyměnit, kolik sekvencí chce, ale nemusí.
        [may_trade_without] Útočník smí hned vyměnit, kolik sekvencí chce, i když žádné karty nezískal, ale nemusí.
       *[must_trade] Má-li útočník v ruce { $from } nebo více karet, musí hned vyměňovat, dokud jich nebude mít nejvýše { $left }.
    }
value-fortify =
    { $way ->
        [one] Jednou, z jednoho území do jednoho jiného.
        [unsplit] Kolikrát hráč chce, ale armády z jednoho území se nesmějí rozdělit do více území.
       *[rested] Kolikrát hráč chce, a to armádami, které se nezúčastnily útoku.
    }
value-tired =
    { $taken_along ->
        [rested] Armády vzaté s sebou do dobytého území smějí dál, pokud neútočily.
       *[tired] Ani armády vzaté s sebou do dobytého území nesmějí dál.
    }
value-destroyed =
    { $by_other ->
        [counts] Počítá se, ať to udělal kdokoli.
       *[reads_as_territories] Pokud to neudělal držitel úkolu, změní se úkol v jiný: obsaďte 24 území.
    }
value-missions =
    { $cards ->
        [one] 1 { -card }
        [few] { $cards } { -card(form: "plural") }
        [many] { $cards } { -card(form: "genitive") }
       *[other] { $cards } { -card(form: "plural-genitive") }
    }.{ $known ->
        [yes] { " " }Seznam znají všichni; kdo má kterou, je tajné.
       *[no] { "" }
    }

mode-for-players = { $mode } (počet hráčů: { $players })
modes-for-players = { LIST($modes, kind: "comma") }
edition-no-mode = { $edition }: režim „{ $word }“ neexistuje{ did-you-mean }; jsou tu { $modes }
edition-no-players =
    { $edition }: režim { $mode } pro { $players ->
        [one] 1 { -player(form: "accusative") }
        [few] { $players } { -player(form: "plural-accusative") }
        [many] { $players } { -player(form: "genitive") }
       *[other] { $players } { -player(form: "plural-genitive") }
    } neexistuje; jsou tu { $modes }
edition-not-for =
    { $edition }: pro { $players ->
        [one] 1 { -player(form: "accusative") }
        [few] { $players } { -player(form: "plural-accusative") }
        [many] { $players } { -player(form: "genitive") }
       *[other] { $players } { -player(form: "plural-genitive") }
    } není; jsou tu { $modes }
edition-no-option =
    { $edition }: možnost „{ $word }“ neexistuje{ did-you-mean }; možnosti: { NUMBER_OF($options) ->
        [0] žádné
       *[other] { LIST($options, kind: "comma") }
    }
option-one-of = možnost { $option } musí být jedna z { LIST($values, kind: "comma") }, ne { $value }
variant-name = název varianty musí být neprázdný text, ne { $value }
edition-varied = { $edition }, s domácími pravidly
variant-changes = { LIST($changes, kind: "semicolon") }
variant-change = { $field } { $before } → { $now }
column-variant = Zde
unknown-edition = vydání „{ $word }“ neexistuje{ did-you-mean }; jsou tu { LIST($known, kind: "comma") }, nebo zadejte cestu k souboru .toml
file-not-read = { $file } nelze přečíst: { $why }
variant-written-as = variantu { $variant } zapište jako { $written }
unknown-field = pole „{ $word }“ neexistuje{ did-you-mean }
field-impossible = pole { $field } nemůže být { $value }
text-of-edition = text je pro jiné vydání: { $text }, ne { $edition }
edition-needed = vydání „{ $edition }“ není žádné z { LIST($known, kind: "comma") }: je třeba je předat spolu s textem jako Edition nebo jako cestu k souboru .toml
unknown-clause = článek „{ $word }“ neexistuje{ did-you-mean }

column-edition = Vydání
column-value = Pravidlo
column-where = Kde
column-note = Poznámka
column-clause = Článek
mark-printed = vytištěno
mark-silent = neuvedeno
mark-reading = výklad
mark-house = domácí pravidlo
value-as-clause = Jak říká článek.
taken-from =
    { $edition ->
        [none] jak se běžně hraje
        [others] jako ostatní vydání
       *[other] jako { $edition }
    }
number-of-players = počet hráčů: { LIST($players, kind: "comma") }
list-of-editions = Vydání a počty hráčů v jejich režimech
rules-of-edition = { $edition }: { $modes }. { $summary }
compare-needs-two = compare potřebuje dvě nebo více různých vydání
editions-differ =
    { LIST($editions) } { $clauses ->
        [0] se neliší
        [one] se liší v 1 článku
        [few] se liší ve { $clauses } článcích
        [many] se liší ve { $clauses } článcích
       *[other] se liší v { $clauses } článcích
    }{ $mode ->
        [none] { "" }
       *[other] , režim { $mode }
    }
too-few-missions =
    { $edition } má pro hrací plán { $board } jen { $missions ->
        [one] 1 úkol
        [few] { $missions } úkoly
        [many] { $missions } úkolu
       *[other] { $missions } úkolů
    }, což je pro { $players ->
        [one] 1 { -player(form: "accusative") }
        [few] { $players } { -player(form: "plural-accusative") }
        [many] { $players } { -player(form: "genitive") }
       *[other] { $players } { -player(form: "plural-genitive") }
    } málo

### Boards
## What is wrong with a board's file.

board-unusable = Hrací plán { $source } nelze použít:
board-from-data = zadaný jako data
unknown-board = takový hrací plán neexistuje{ did-you-mean }; na výběr: { LIST($known, kind: "comma") }; nebo zadejte cestu k souboru .json
board-file = soubor nelze přečíst: { $why }
board-not-json = toto není JSON: { $why }
board-has-no-territory = { $board } nemá území „{ $word }“{ did-you-mean }
board-has-no-continent = { $board } nemá světadíl „{ $word }“{ did-you-mean }

### Notation
## What is wrong with a position that is read.

position-error = { $field }: { $why }
position-too-large = Na některém území stojí víc armád, než může stránka ukázat: nejvýše { $most }.
position-unusable = Pozici nelze použít: { $field }: { $why }
as-sentence = { CAPITALISED($said) }.
text-ends = Text končí před tímto slovem. Na začátku pozice musí být { LIST($fields, kind: "comma") }, v tomto pořadí a s mezerami mezi nimi.
text-words =
    Počet slov před „{ $word }“ je { $words }, ale musí jich být { NUMBER_OF($fields) }: { LIST($fields, kind: "comma") }, v tomto pořadí.
text-no-field = Pozice nemá pole „{ $word }“{ did-you-mean }. Její pole jsou { LIST($known, kind: "comma") }.
text-no-equals = Místo „{ $word }“{ did-you-mean } tu musí být pole a jeho hodnota, jako { $like }. Za číslem kola nesmí být nic jiného.
text-no-value = Za rovnítkem musí být hodnota. Pokud žádná není, pole vynechte.
text-field-twice = Pole smí být uvedeno jen jednou. Jedno z obou smažte.
text-no-seat = „{ $letter }“ není hráč; hráči jsou { LIST($known, kind: "comma") }.
text-seat-missing = Chybí písmeno hráče; hráči jsou { LIST($known, kind: "comma") }.
text-no-owner = „{ $letter }“ není písmeno žádného držitele; písmena jsou { LIST($known, kind: "comma") }.
text-other-board = Text patří k hracímu plánu { $text }, ne k { $board }.
text-board-needed = „{ $board }“ není žádný z { LIST($known, kind: "comma") }: je třeba jej předat spolu s textem jako Board nebo jako cestu k souboru .json.
text-continents =
    Hrací plán má { $continents ->
        [one] 1 { -continent(form: "accusative") }
        [few] { $continents } { -continent(form: "plural-accusative") }
        [many] { $continents } { -continent(form: "genitive") }
       *[other] { $continents } { -continent(form: "plural-genitive") }
    }, a tolik skupin oddělených znakem / musí mít i text, ne { $groups }.
text-group = Každé území v „{ $group }“ musí být písmeno s číslem, jako { $like }, nebo pomlčka, pokud nikomu nepatří.
text-territories = { CONTINENT($continent) } má { $territories } území, a tolik položek musí mít i jeho skupina, ne { $entries }.
text-no-seat-value = V „{ $part }“ chybí za hráčem hodnota.
text-part = „{ $part }“ musí vypadat jako { $like }.
text-card-missing = Chybí karta: před každým + i za ním musí nějaká být.
text-place-missing = Chybí jméno území.
text-seat-twice = Hráč { $letter } je uveden dvakrát.
text-no-phase = Etapa „{ $word }“ neexistuje{ did-you-mean }. Etapy jsou { LIST($known, kind: "comma") }.
text-phase-alone = Za etapou { $phase } nesmí nic následovat.
text-phase-armies = Za etapou { $phase } musí být dvojtečka a počet armád k umístění, jako v { $phase }:3.
text-phase-battle = Za etapou { $phase } musí následovat odkud>kam:armády:kostky.
text-number = „{ $number }“ musí být celé číslo od 0 do { $most }.
text-begins-with-0 = „{ $number }“ nesmí začínat nulou.
text-none-of = Místo „{ $part }“ tu musí být jedno z těchto: { LIST($known, kind: "comma") }.
text-no-mission = Úkol „{ $word }“ neexistuje{ did-you-mean }. Úkoly jsou { LIST($known, kind: "comma") }.
text-nobody = „{ $letter }“ neoznačuje žádného hráče, a zde nějaký být musí.
text-no-armies = „{ $part }“ musí končit dvojtečkou a počtem armád od 0 do { $most }, jako v { $like }.
text-no-continent = Světadíl „{ $word }“ neexistuje{ did-you-mean }.

## What is wrong with the words of an action.

words-missing = Chybí akce. Napište jednu z těchto: { LIST($actions, kind: "comma") }.
words-no-action = Akce „{ $word }“ neexistuje{ did-you-mean }.
words-other = Napište { $like }, ne { $words }.
words-border = „{ $word }“ musí mít tvar ODKUD>KAM, třeba { $like }.
words-of-action =
    { $action ->
        [claim] claim ÚZEMÍ
        [place] place ÚZEMÍ ARMÁDY
        [capital] capital ÚZEMÍ
        [trade] trade KARTA KARTA KARTA, a bonus ÚZEMÍ, kde si hráč vybírá
        [attack] attack ODKUD>KAM ARMÁDY, a dice POČET pro méně kostek
        [defend] defend KOSTKY
        [occupy] occupy ARMÁDY
        [fortify] fortify ODKUD>KAM ARMÁDY
       *[end] end
    }

## What is wrong with a record.

record-error = řádek { $line }: { $why } [{ $rule }]
record-no-log = Chybí záznam: začíná řádkem { $opens }.
record-not-toml = Hlavičku nelze přečíst u „{ $text }“. Zkopírujte znovu celý zápis hry a nic jiného: od řádku { $first } po řádek { $last }.
record-too-deep = Hlavička má příliš mnoho úrovní.
record-large-number = V hlavičce je příliš velké číslo.
record-no-key = Zápis hry nemá „{ $word }“{ did-you-mean }.
record-key-kind =
    { $key } musí být { $kind ->
        [int] celé číslo
        [list] seznam
        [dict] tabulka
       *[str] text
    }.
record-other-format = Zápis má formát { $format }, ale číst zde lze jen formát { $read }.
record-no-start = V hlavičce chybí start: pozice, kterou hra začíná.
record-other-header = Hlavička uvádí { LIST($header, kind: "comma") }, ale pozice na začátku { LIST($start, kind: "comma") }.
record-viewer = Hodnota viewer musí být jedna z těchto: { LIST($known, kind: "comma") }.
record-hides = Tento zápis vznikl pro jednoho hráče nebo pro diváka. Vynechává, co nesmějí vidět, takže se z něj hra nedá přehrát. Uložte zápis, který obsahuje vše.
record-no-deck = Zde se míchá nový balíček a zápis neuvádí pořadí jeho karet.
record-names = Jména mohou mít jen { LIST($seats, kind: "comma") }.
record-not-closed = Záznam není uzavřený: na jeho konci chybí { $quotes }.
record-no-action = Na řádku není akce.
record-no-seat = „{ $word }“ není hráč v této hře{ did-you-mean }.
record-other-end =
    Podle hlavičky vyhrává { $winner }{ $reason ->
        [none] { "" }
       *[other] { " " }({ $reason })
    }; na konci záznamu { $won_by ->
        [none] nevyhrává nikdo
       *[other] vyhrává { $won_by } ({ $won_reason })
    }.
record-out-of-dice =
    { $dice ->
        [0] v zápisu není žádná hodnota kostky
        [one] v zápisu je jen 1 hodnota kostky
        [few] v zápisu jsou jen { $dice } hodnoty kostek
        [many] v zápisu jsou jen { $dice } hodnoty kostek
       *[other] v zápisu je jen { $dice } hodnot kostek
    }, ale zatím { $needed ->
        [one] byla potřeba { $needed }
        [few] byly potřeba { $needed }
        [many] bylo potřeba { $needed }
       *[other] bylo potřeba { $needed }
    }
record-name = jméno, které má { $seat }, musí být text, ne { $name }
record-comment = komentář musí být jeden řádek bez řídicích znaků a bez tří uvozovek za sebou
branch-steps = větev musí mít kroky, například { $like }, ne { $steps }
branch-name = Název větve může mít nejvýše { $most } znaků. Zkraťte ho.
branch-then = na větev musí navazovat větve, ne { $then }
branch-levels = Za sebou může následovat nejvýše { $most } větví. Začněte od pozdějšího okamžiku hry.

record-nobody-first = Řádky bez hráče musí stát před první akcí.
record-nobodys-lines = Bez hráče jsou jen řádky starter a dealt.
record-starter-die = Místo „{ $seat } { $die }“ tu musí být hráč a kostka.
record-no-starter-dice = V této hře se o první tah nehází.
record-other-starter = Podle těchto kostek začíná { $first }, podle pozice { $starter }.
record-next-dice = Jako další musí házet { LIST($seats, kind: "comma") }.
record-more-dice = Zde se už nehází: nejvyšší číslo má jen { $seat }.
record-other-deal = V pozici, kterou zápis začíná, jsou území rozdána takto: { LIST($dealt, kind: "comma") }.
record-pairs = Zde se musí střídat hráči a čísla.

record-no-outcome = „{ $word }“ není výsledek{ did-you-mean }.
record-no-die = „{ $word }“ není kostka: na kostce padne 1 až 6.
record-wrong-dice =
    Zde útok hází { $attack ->
        [0] 0 kostkami
        [one] 1 kostkou
        [few] { $attack } kostkami
        [many] { $attack } kostkami
       *[other] { $attack } kostkami
    } a obrana { $defence ->
        [0] 0 kostkami
        [one] 1 kostkou
        [few] { $defence } kostkami
        [many] { $defence } kostkami
       *[other] { $defence } kostkami
    }; zápis má { $attack_recorded } a { $defence_recorded }.
record-other-roll = Útočník hodil { LIST($rolled, kind: "space") }, ale zápis zde uvádí { LIST($recorded, kind: "space") }.
record-nothing-such = Zápis uvádí „{ $outcome }“, ale k tomu zde nedochází.
record-other-outcome = Zápis uvádí „{ $outcome }“, ale podle pravidel je to „{ $expected }“.

## Links, and why they can't be opened.

link-none = V tomto textu není odkaz na hru. Zkopírujte celý odkaz, až do posledního znaku.
link-cut = Tomuto odkazu chybí konec. Vyžádejte si celý odkaz, nebo hru jako soubor.
link-changed = Tento odkaz se cestou změnil, takže jej nelze otevřít. Vyžádejte si jej znovu, nebo si vyžádejte hru jako soubor.
link-newer = Tento odkaz vytvořila novější verze programu. Chcete-li jej otevřít, program aktualizujte.
link-unreadable = Tento odkaz nelze otevřít: { $why }
link-long = Na odkaz je tato hra příliš dlouhá: odkaz může mít nejvýše { $most } znaků. Uložte ji jako soubor.

### Odds, bots and simulation
## What these are asked for in vain, and how bots explain themselves.

evaluation-seat = { SEAT($seat) } { $chance }
evaluation-shown = { LIST($parts, kind: "comma") }
evaluation-chance = šance na výhru
evaluation-assumes = pokud všichni hrají asi tak dobře jako expert
hint-over = hra skončila: není co dělat
hint-plan =
    { $target ->
        [none] { "" }
       *[other] ; potom zaútočte na { TERRITORY($target, case: "accusative") } { TERRITORY($source, case: "from") } (šance dobýt { $odds })
    }
hint-plan-chance = S tímto plánem máte šanci na výhru { $after }.
hint-attack = Zaútočte na { TERRITORY($target, case: "accusative") } { TERRITORY($source, case: "from") }, { $armies } proti { $others }: šance dobýt { $odds }.
hint-attack-chance =
    Šance na výhru je { $after } s plánem, ke kterému útok patří{ $same ->
        [yes] ,
       *[no] , { $before }, když teď přestanete,
    } a { $lost }, když útok selže.
hint-stop =
    { $same ->
        [yes] Přestaňte útočit: nejlepší zbývající útok, { TERRITORY($source, case: "from") } na { TERRITORY($target, case: "accusative") } (šance dobýt { $odds }), by vaši šanci na výhru nezlepšil.
       *[no] Přestaňte útočit: šanci na výhru máte teď { $before }. S nejlepším zbývajícím útokem, { TERRITORY($source, case: "from") } na { TERRITORY($target, case: "accusative") } (šance dobýt { $odds }), byste ji měli { $after }.
    }
hint-nothing-left = Přestaňte útočit: žádný útok nemá dobré šance. Šanci na výhru máte { $before }.
hint-place = Umístěte { $armies } { TERRITORY($territory, case: "to") }{ hint-plan }.
hint-place-rest = Potom umístěte { LIST($parts) }.
hint-place-third =
    Umístěte { $armies } { TERRITORY($territory, case: "to") }: { $total ->
        [one] bude tam pak { $total } armáda
        [few] budou tam pak { $total } armády
        [many] bude tam pak { $total } armády
       *[other] bude tam pak { $total } armád
    } proti { $others } v sousedství ({ SEAT($seat) }).
hint-occupy = Přesuňte { $armies } { TERRITORY($territory, case: "to") } a { $left } nechte { TERRITORY($behind, case: "in") }{ hint-plan }.
hint-fortify =
    Přesuňte { $armies } { TERRITORY($source, case: "from") } { TERRITORY($target, case: "to") }{ $same ->
        [yes] { "" }
       *[no] : šance na výhru se změní z { $before } na { $after }
    }.
hint-trade = Vyměňte tuto sekvenci za { number-of-armies.accusative }.
hint-claim =
    Obsaďte { TERRITORY($territory, case: "accusative") }: pak budete držet { $held } z { $size } území { CONTINENT($continent, case: "in") } (+{ $bonus }) a { $others ->
        [0] nikdo jiný tam žádné nemá.
       *[other] ostatní jich mají { $others }.
    }
hint-set =
    Umístěte armádu { TERRITORY($territory, case: "to") }: { $armies ->
        [one] bude tam pak { $armies } armáda
        [few] budou tam pak { $armies } armády
        [many] bude tam pak { $armies } armády
       *[other] bude tam pak { $armies } armád
    }{ $enemy ->
        [none] { " " }a v sousedství není žádný soupeř.
       *[other] { " " }proti { $others } { TERRITORY($enemy, case: "in") }.
    }
hint-capital =
    Zvolte za hlavní město { TERRITORY($territory, case: "accusative") }: stojí tam { $armies ->
        [one] { $armies } vaše armáda
        [few] { $armies } vaše armády
        [many] { $armies } vaše armády
       *[other] { $armies } vašich armád
    } a kolem ještě { $own }; soupeři mají v sousedství { $others }.
hint-defend =
    Braňte se { $dice ->
        [one] 1 { -die(form: "instrumental") }
        [few] { $dice } { -die(form: "plural-instrumental") }
        [many] { $dice } { -die(form: "genitive") }
       *[other] { $dice } { -die(form: "plural-instrumental") }
    }: v průměru ztratíte { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } armády a útočník { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
hint-end = Pokračujte: tady už vaši šanci na výhru ({ $before }) nic nezlepší.
hint-wins = Když vše dobře dopadne ({ $odds }), přinese to { LIST($won) }.
hint-wins-territories = { $territories } území
hint-wins-continent = { CONTINENT($continent, case: "accusative") } (+{ $bonus })
hint-wins-out =
    { $cards ->
        [0] poslední území { SEAT($seat, case: "genitive") }
        [one] poslední území { SEAT($seat, case: "genitive") } a 1 kartu
        [few] poslední území { SEAT($seat, case: "genitive") } a { $cards } karty
        [many] poslední území { SEAT($seat, case: "genitive") } a { $cards } karty
       *[other] poslední území { SEAT($seat, case: "genitive") } a { $cards } karet
    }
hint-wins-card = kartu
hint-wins-capital = možná tajné hlavní město a s ním výhru ({ $odds })
hint-wins-now =
    { $sure ->
        [yes] Tím hned vyhrajete hru.
       *[no] Tím hned vyhrajete hru, když vše dobře dopadne ({ $odds }).
    }
hint-open =
    { $taken ->
        [yes] { CAPITALISED(TERRITORY($territory, case: "in")) } bude pak vaše obrana slabá
       *[no] { CAPITALISED(TERRITORY($territory, case: "in")) } zůstane vaše obrana slabá
    }: { $armies } proti { $others } { TERRITORY($enemy, case: "in") }; šance, že o území přijdete, je { $odds }.
plans-none = Plány lze porovnávat jen v tahu hráče, když umisťuje nebo přesouvá armády nebo útočí.
plans-unplaced =
    Nejdřív rozmístěte všechny armády, zbývá: { $armies }.
branch-way = { TERRITORY($source) } → { TERRITORY($target) }
plan-named = { $letter } · { plan-by }
plan-by =
    { $by ->
        [played] jak se hrálo
        [own] váš
       *[expert] expert
    }
plan-shown = { $letter } ({ plan-by }) { $chance }
plan-chance =
    { $chance } ±{ $error }{ $games ->
        [0] { "" }
        [one] {" "}(1 hra)
        [few] {" "}({ $games } hry)
        [many] {" "}({ $games } hry)
       *[other] {" "}({ $games } her)
    }
plan-better =
    { $better } je lepší než { $other } o { $points ->
        [one] 1 procentní bod
        [few] { $points } procentní body
        [many] { $points } procentního bodu
       *[other] { $points } procentních bodů
    } ({ $low } až { $high }){ plan-games }.
plan-alike = Mezi { $better } a { $other } se nenašel rozdíl{ plan-games }.
plan-games =
    { $games ->
        [0] { "" }
        [one] {" "}(po 1 hře)
        [few] {" "}(po { $games } hrách)
        [many] {" "}(po { $games } hry)
       *[other] {" "}(po { $games } hrách)
    }
plan-step-attack = { TERRITORY($source) } → { TERRITORY($target) } ({ $odds })
plan-step-fortify = { $armies } { TERRITORY($source, case: "from") } { TERRITORY($target, case: "to") }
plan-step-occupy = přesunout { $armies }
plan-step-trade = vyměnit sekvenci
plan-step-none = skončit zde
plan-head-plan = Plán
plan-head-steps = Kroky
plan-head-chance = Šance na výhru
plan-head-success = Všechny útoky se podaří
plan-head-open = Slabé místo
hint-nudge-continent =
    Podívejte se na { CONTINENT($continent, case: "accusative") }: které tamní území { $kind ->
        [place] nejvíc potřebuje další armády
        [capital] je nejbezpečnější
       *[claim] je pro vás nejcennější
    }?
hint-nudge-attack = Podívejte se, co se dá dobýt { TERRITORY($source, case: "from") }.
hint-nudge-fortify = Jsou armády { TERRITORY($source, case: "in") } k něčemu dobré?
hint-nudge-occupy = Kde budou armády potřebnější: { TERRITORY($source, case: "in") }, nebo { TERRITORY($target, case: "in") }?
hint-nudge-trade = Podívejte se na své karty.
hint-nudge-defend = Porovnejte, co ztratíte s jednou kostkou a co se dvěma.
hint-nudge-stop = Zbývá ještě útok, který stojí za to riziko?
hint-nudge-end = Zbývá tu ještě co dělat?
dice-of =
    { $edition ->
        [none] { "" }
       *[other] { " " }(kostky: { $edition })
    }
odds-shown =
    { $attackers ->
        [one] 1 { -army }
        [few] { $attackers } { -army(form: "plural") }
        [many] { $attackers } { -army(form: "genitive") }
       *[other] { $attackers } { -army(form: "plural-genitive") }
    } proti { $defenders }{ $stop ->
        [none] { "" }
       *[other] , přestat při { $stop }
    }: { $win } na dobytí území; průměrné ztráty: útočník { $lost }, obránce { $beaten }{ dice-of }
odds-no-army = na území musí stát aspoň jedna armáda, ne { $armies }
# Names of charts: what is taken or held is the territory.
odds-shown-taken = dobyto { $chance }
odds-shown-held = uhájeno { $chance }
odds-shown-attackers = zbývá útočníků
odds-shown-defenders = zbývá obránců
fast-compiling-bar = Kompiluje se
fast-compiling =
    Kompiluje se rychlá verze hry, počet částí: { $parts }. Může to trvat { $seconds } s. Částí je i každý bot a každá se kompiluje jen jednou.
fast-would-take = Tímto tempem to potrvá ještě { $left }. S fast=True by to trvalo asi { $fast }.
simulation-shown =
    { $games ->
        [one] 1 { -game }
        [few] { $games } { -game(form: "plural") }
        [many] { $games } { -game(form: "genitive") }
       *[other] { $games } { -game(form: "plural-genitive") }
    }{ $unfinished ->
        [0] { "" }
       *[other] , nedohraných { $unfinished }
    }{ $forfeits ->
        [0] { "" }
       *[other] , vzdaných { $forfeits }
    }, medián { $rounds ->
        [one] 1 { -round }
        [few] { $rounds } { -round(form: "plural") }
        [many] { $rounds } { -round(form: "genitive") }
       *[other] { $rounds } { -round(form: "plural-genitive") }
    }{ $stopped ->
        [yes] ; přerušeno
       *[no] { "" }
    }
simulation-share = { $bot } { $share }
simulation-bot-on-seat = { SEAT($seat) } ({ $bot })
simulation-bot = bot
simulation-games = hry
simulation-wins = výhry
simulation-share-head = podíl všech her
simulation-interval = 95% interval
simulation-places = Výhry podle místa v pořadí tahů: { LIST($wins, kind: "comma") }.
# A chance, written one way wherever one is told: it never breaks from its sign.
display-percent = { $percent }{ "\u00A0" }%
display-percent-least = pod{ "\u00A0" }1{ "\u00A0" }%
display-percent-most = přes{ "\u00A0" }99{ "\u00A0" }%
list-of-boards = Hrací plány
board-classic = Klasický
    .about = Svět: 42 { -territory(form: "plural-genitive") } na 6 světadílech.
board-island = Ostrov
    .about = 6 { -territory(form: "plural-genitive") } na 2 světadílech, na první seznámení s pravidly.
board-strait = Průliv
    .about = 12 { -territory(form: "plural-genitive") } na 3 světadílech: dva břehy a mezi nimi ostrovy.
list-of-bots = Boti
column-what = co to je
column-plays = jak hraje
# Ten rungs, from the weakest on; each beats the one below in some two games of three.
bot-newcomer = Nováček, 1 z 10
    .name = Nováček
    .summary = Teprve se naučil pravidla: leccos přehlédne, armády rozptyluje, na karty zapomíná.
bot-beginner = Začátečník, 2 z 10
    .name = Začátečník
    .summary = Přestává příliš brzy a honí se za světadíly, které nelze udržet.
bot-learner = Učedník, 3 z 10
    .name = Učedník
    .summary = Ví, co chce, ale armády rozptyluje podél hranic.
bot-casual = Příležitostný hráč, 4 z 10
    .name = Příležitostný hráč
    .summary = Chvíli hraje dobře; pak s sebou vezme málo armád nebo zaútočí o jednou víc, než by měl.
bot-regular = Pravidelný hráč, 5 z 10
    .name = Pravidelný hráč
    .summary = Občas přehlédne útok a nechává armády ležet ladem.
bot-practised = Zkušený hráč, 6 z 10
    .name = Zkušený hráč
    .summary = Armády většinou soustředí, někdy zapomene na sekvenci karet.
bot-skilled = Zdatný hráč, 7 z 10
    .name = Zdatný hráč
    .summary = Za hru udělá jen málo chyb.
bot-strong = Silný hráč, 8 z 10
    .name = Silný hráč
    .summary = Hraje podle přesných šancí a téměř nic nepřehlédne.
bot-veteran = Veterán, 9 z 10
    .name = Veterán
    .summary = Plánuje jako expert, ale armády rozptyluje a jednou za čas přehlédne útok.
bot-easygoing = Lehký
    .name = Lehký
    .summary = Hraje jako začátečník: útočí při špatných šancích, zapomíná na světadíly, nic nehlídá.
bot-cautious = Normální
    .name = Opatrný
    .summary = Hraje rozumně: útočí, když jsou šance dobré.
bot-bold = Normální, odvážný
    .name = Odvážný
    .summary = Hraje zbrkle: pouští se i do vyrovnaných bitev.
bot-planning = Plánující
    .name = Plánovač
    .summary = Hraje podle přesných šancí a má vlastní nastavení.
bot-simple = Jednoduchý
    .name = Jednoduchý
    .summary = Soustředí armády na jedné hranici a útočí tam, kde má převahu.
bot-expert = Expert, 10 z 10
    .name = Expert
    .summary = Plánuje celý tah a každý plán váží podle šance na výhru, ke které vede.
bot-master = Mistr
    .name = Mistr
    .summary = Myslí jako expert a pak v duchu hraje dál, aby viděl, jak na to odpovědí ostatní.
bot-random = Náhodný
    .name = Náhodný
    .summary = Vybírá si jakoukoli dovolenou akci, bez plánu.
column-level = úroveň
bot-level =
    { $level ->
        [easy] lehký, asi { $beside } z 10
        [normal] normální, asi { $beside } z 10
        [expert] expert
       *[none] { $rung ->
            [none] žádná
           *[other] { $rung } z 10
        }
    }
unknown-bot = bot „{ $word }“ neexistuje{ did-you-mean }; jsou tu { LIST($known, kind: "comma") }

picture-title = Hrací plán: { $board }
picture-free = { TERRITORY($territory) }
picture-held = { TERRITORY($territory) } { $armies }
picture-holds = { CAPITALISED(SEAT($seat)) } drží: { LIST($places, kind: "comma") }.
picture-capital = Hlavní město { SEAT($seat, case: "genitive") }: { TERRITORY($territory) }.
picture-nobody =
    Nikdo nedrží { $whole ->
        [yes] žádné území
       *[no] území: { LIST($places, kind: "comma") }
    }.
column-territories = Území
column-armies = Armády
column-cards = Karty
has-won = vyhrává
is-out = mimo hru
is-on-turn = na tahu
must-act = rozhoduje

### Fair dice
## What the dice of a game did, and whether all was fair.

fair-partial = z této hry je známa jen část, proto si její kostky nelze prohlédnout
fair-none = Zatím se neházelo.
fair-test =
    { $rolls ->
        [one] 1 { -roll }
        [few] { $rolls } { -roll(form: "plural") }
        [many] { $rolls } { -roll(form: "genitive") }
       *[other] { $rolls } { -roll(form: "plural-genitive") }
    }, { $dice ->
        [one] 1 { -die }
        [few] { $dice } { -die(form: "plural") }
        [many] { $dice } { -die(form: "genitive") }
       *[other] { $dice } { -die(form: "plural-genitive") }
    }. { $kind ->
        [odd] Poctivé kostky padají takto nerovnoměrně v méně než jedné ze 100 her.
       *[even] Poctivé kostky padají aspoň takto nerovnoměrně { $percent }krát ze 100: na těchto není nic divného.
    }
fair-who = Kdo hází
fair-mean = Průměr
fair-luck = Armády ušetřené kostkami
fair-won = Území získaná kostkami
fair-number = Hod
fair-round = Kolo
fair-from-to = Odkud, kam
fair-attack = Útok
fair-defence = Obrana
fair-every-roll =
    { $rolls ->
        [one] Hod
        [few] Všechny { $rolls } hody
        [many] Všechny { $rolls } hody
       *[other] Všech { $rolls } hodů
    }
fair-without-a-seed = Tyto hody nepocházejí ze semínka: někdo je zadal, nebo byly přečteny ze zápisu hry.
fair-commitment = Všechny hody a všechna míchání v této hře pocházejí z jednoho semínka. Haš semínka a tajného klíče, HMAC-SHA-256, je { $commitment }; poznamenejte si ho. Semínko i klíč se ukážou po skončení hry.
fair-seed = Všechny hody a všechna míchání v této hře pocházely ze semínka { $seed }. S klíčem { $key } je jeho HMAC-SHA-256 { $commitment }, jak se ukazovalo během hry.
fair-from-a-position = tato hra začala ze zadané pozice: ověřit lze jen hru od úplného začátku
fair-differ-at-the-start = Začátek této hry nepochází z tohoto semínka.
fair-differ = Akce { $number } v této hře dopadla jinak, než odpovídá tomuto semínku.

### Review
## A game looked at again: chances, turning points, plans and luck.

review-partial = z této hry je známa jen část, proto ji nelze rozebrat
review-shown =
    { $turns ->
        [0] Zatím se nehrál žádný tah.
        [one] 1 tah
        [few] { $turns } tahy
        [many] { $turns } tahy
       *[other] { $turns } tahů
    }{ $turns ->
        [0] { "" }
       *[other] , { $points ->
            [0] žádný zvrat
            [one] 1 zvrat
            [few] { $points } zvraty
            [many] { $points } zvraty
           *[other] { $points } zvratů
        }.
    }
review-chances = Šance na výhru po každém tahu
review-turns = tahy
review-turning-points = Zvraty
review-turning-point =
    { $round }. kolo: { $what } Šance { SEAT($seat, case: "genitive") } na výhru se mění z { $before } na { $after }; hlavním důvodem { $why ->
        [dice] jsou kostky
        [choices] je, kam armády jdou a kde zůstávají
       *[others] je, co se svými armádami dělají ostatní
    }.
review-turn =
    { CAPITALISED(SEAT($seat)) } { $captured ->
        [0] nedobývá žádné území
        [one] dobývá 1 území
        [few] dobývá { $captured } území
        [many] dobývá { $captured } území
       *[other] dobývá { $captured } území
    }{ $last ->
        [lost] { " " }a
       *[other] ,
    } { $lost ->
        [0] neztrácí žádnou { -army(form: "accusative") }
        [one] ztrácí 1 { -army(form: "accusative") }
        [few] ztrácí { $lost } { -army(form: "plural-accusative") }
        [many] ztrácí { $lost } { -army(form: "genitive") }
       *[other] ztrácí { $lost } { -army(form: "plural-genitive") }
    }{ $gains ->
        [none] { "" }
       *[some] { $last ->
            [gains] { " " }a
           *[other] ,
        } získává { CONTINENTS($gained, case: "accusative") }
    }{ $breaks ->
        [none] { "" }
       *[some] { $last ->
            [breaks] { " " }a
           *[other] ,
        } rozbíjí { CONTINENTS($broken, case: "accusative") }
    }{ $outs ->
        [none] { "" }
       *[some] { $last ->
            [outs] { " " }a
           *[other] ,
        } vyřazuje { SEATS($out, case: "accusative") }
    }{ $cards ->
        [0] { "" }
        [one] { " " }a bere si 1 kartu
        [few] { " " }a bere si { $cards } karty
        [many] { " " }a bere si { $cards } karty
       *[other] { " " }a bere si { $cards } karet
    }.
review-better = { $round }. kolo, { SEAT($seat) }, lepší plán: { UNCAPITALISED($plan) } Skutečný tah vynesl { $got }.
review-no-mistake =
    { $fell ->
        [yes] { $round }. kolo: { SEAT($seat) } zaostává za plánem experta, ale žádné jednotlivé rozhodnutí není zjevnou chybou.
       *[no] { $round }. kolo: žádné rozhodnutí { SEAT($seat, case: "genitive") } nebylo zjevnou chybou.
    }
review-left-open =
    { CAPITALISED(TERRITORY($territory, case: "in")) } { $armies ->
        [one] zůstala { SEAT($seat, case: "dative") } 1 armáda
        [few] zůstaly { SEAT($seat, case: "dative") } { $armies } armády
        [many] zůstaly { SEAT($seat, case: "dative") } { $armies } armády
       *[other] zůstalo { SEAT($seat, case: "dative") } { $armies } armád
    }: šance, že { SEAT($enemy) } { $breaks ->
        [some] rozbije světadíl { CONTINENT($continent) }
       *[none] území dobude
    }, byla { $odds }.
review-story-end =
    { $won ->
        [yes] { $round }. kolo: hru vyhrává { SEAT($seat) }.
       *[no] Nikdo nevyhrál; na konci ({ $round }. kolo) je v čele { SEAT($seat) } se šancí { $chance }.
    }
review-story-course =
    { CAPITALISED(SEAT($seat)) }: na začátku šance { $first }{ $fell ->
        [yes] , pak už jen { $lowest } ({ $round }. kolo)
       *[no] { " " }a nikdy o mnoho méně
    }.
review-story-turned = Největší zvrat přineslo { $round }. kolo: { $what } Šance { SEAT($seat, case: "genitive") } na výhru se změnila z { $before } na { $after }.
review-story-luck =
    Kostky nejvíc přály { SEAT($kind, case: "dative") } (šance na výhru +{ $won } { $won ->
        [one] procentní bod
        [few] procentní body
        [many] procentního bodu
       *[other] procentních bodů
    }) a nejvíc uškodily { SEAT($hard, case: "dative") } (−{ $cost } { $cost ->
        [one] procentní bod
        [few] procentní body
        [many] procentního bodu
       *[other] procentních bodů
    }).
review-story-mistakes =
    { $mistakes ->
        [0] Žádné rozhodnutí { SEAT($seat, case: "genitive") } nebylo zjevnou chybou.
        [one] Zjevná chyba { SEAT($seat, case: "genitive") }: { LIST($rounds) }. kolo.
        [few] Zjevné chyby { SEAT($seat, case: "genitive") }, kola: { LIST($rounds) }.
        [many] Zjevné chyby { SEAT($seat, case: "genitive") }, kola: { LIST($rounds) }.
       *[other] Zjevné chyby { SEAT($seat, case: "genitive") }, kola: { LIST($rounds) }.
    }
film-title =
    { $mode }, { $won ->
        [yes] vítězství: { $round }. kolo
       *[no] do { $round }. kola
    }
film-round = { $round }. kolo
film-placed = { CAPITALISED(SEAT($seat)) } umisťuje { number-of-armies.accusative }.
film-turn =
    { CAPITALISED(SEAT($seat)) } dobývá { $named ->
        [yes] { TERRITORIES($places, case: "accusative") }
       *[no] { $number } území
    }.
review-put = { $armies } { TERRITORY($territory, case: "to") }
review-plan =
    { $sets ->
        [0] { "" }
        [one] Vyměnit sekvenci.{ " " }
        [few] Vyměnit { $sets } sekvence.{ " " }
        [many] Vyměnit { $sets } sekvence.{ " " }
       *[other] Vyměnit { $sets } sekvencí.{ " " }
    }{ $placed ->
        [none] Není co umístit
       *[some] Umístit { LIST($parts, kind: "and") }
    }; { $target ->
        [none] neútočit
       *[other] začít útokem na { TERRITORY($target, case: "accusative") } { TERRITORY($source, case: "from") } (šance dobýt { $odds })
    }. Šance na výhru: { $chance }.
# As the plan is told, where the seat began with it: about a turn by itself, or among others.
review-as-planned =
    { $seat ->
        [none] Začátek jako u experta
       *[other] { CAPITALISED(SEAT($seat)) } začíná { $round }. kolo stejně, jako by začal expert
    }: { $sets ->
        [0] { "" }
        [one] výměna sekvence,{ " " }
        [few] výměna { $sets } sekvencí,{ " " }
        [many] výměna { $sets } sekvencí,{ " " }
       *[other] výměna { $sets } sekvencí,{ " " }
    }{ $placed ->
        [none] není co umístit
       *[some] { LIST($parts, kind: "and") }
    }, { $target ->
        [none] bez útoku
       *[other] potom útok na { TERRITORY($target, case: "accusative") } { TERRITORY($source, case: "from") } (šance dobýt { $odds })
    }.
review-won = Tímto tahem je hra vyhraná.
review-give-or-take =
    Hodnota tahů ve srovnání s plány je odhad, přesný asi na { $points ->
        [one] 1 procentní bod
        [few] { $points } procentní body
        [many] { $points } procentního bodu
       *[other] { $points } procentních bodů
    }.
review-who = Hráč
review-chance-by-dice = Šance na výhru získaná kostkami, v procentních bodech
review-every-turn =
    { $turns ->
        [one] Tah ve srovnání s plánem experta
        [few] Všechny { $turns } tahy ve srovnání s plány experta
        [many] Všechny { $turns } tahy ve srovnání s plány experta
       *[other] Všech { $turns } tahů ve srovnání s plány experta
    }
review-column-round = Kolo
review-column-turn = Tah
review-column-before = Před
review-column-after = Po
review-column-dice = Kostky
review-column-planned = Plán
review-column-difference = Volby
review-column-plan = Plán experta

### The laboratory
## What results show in a notebook and in a terminal, and what is asked of them in vain.

display-in-per-cent = { $title }, šance v %
display-steps =
    { $number ->
        [one] 1 { -step }
        [few] { $number } { -step(form: "plural") }
        [many] { $number } { -step(form: "genitive") }
       *[other] { $number } { -step(form: "plural-genitive") }
    }
display-more-rows =
    { $number ->
        [one] Ještě jeden řádek
        [few] Ještě { $number } řádky
        [many] Ještě { $number } řádky
       *[other] Ještě { $number } řádků
    }
display-all-rows =
    { $number ->
        [one] Celý { $number } řádek
        [few] Všechny { $number } řádky
        [many] Všechny { $number } řádky
       *[other] Všech { $number } řádků
    }
board-caption =
    { $board }: { $territories } území, { $borders ->
        [one] { $borders } hranice
        [few] { $borders } hranice
        [many] { $borders } hranice
       *[other] { $borders } hranic
    }.
# Heads of the columns of a table, a continent in each row: its name, its bonus, how many territories
# it has, and their names.
board-continents = Světadíly
board-bonus = armád za tah
board-count = území
board-territories = která
board-places = { TERRITORIES($places) }
edition-rules = Všechna pravidla s jejich články
verdict-legal =
    { $legal ->
        [yes] ✓ Dovoleno
       *[no] ✗ Nedovoleno
    }: { $why }
verdict-clause = článek { $clause }, { $known }
legal-action = akce
legal-what-it-does = co by způsobila
# A kind is an action as code writes it, "end_phase".
legal-kind =
    { $kind }: { $number ->
        [one] 1 { -move }
        [few] { $number } { -move(form: "plural") }
        [many] { $number } { -move(form: "genitive") }
       *[other] { $number } { -move(form: "plural-genitive") }
    }{ $shown ->
        [40] , z toho prvních 40
       *[other] { "" }
    }
legal-shown =
    { CAPITALISED(SEAT($seat)) }, { PHASE($phase) }: { $number ->
        [one] 1 dovolená akce
        [few] { $number } dovolené akce
        [many] { $number } dovolené akce
       *[other] { $number } dovolených akcí
    }
bot-settings = O co usiluje
bot-setting = nastavení
bot-value = hodnota
replay-shown =
    { $edition }, { $mode }, { $players ->
        [one] 1 { -player }
        [few] { $players } { -player(form: "plural") }
        [many] { $players } { -player(form: "genitive") }
       *[other] { $players } { -player(form: "plural-genitive") }
    }: { $standing }; { $actions ->
        [one] 1 { -move }
        [few] { $actions } { -move(form: "plural") }
        [many] { $actions } { -move(form: "genitive") }
       *[other] { $actions } { -move(form: "plural-genitive") }
    }{ $comments ->
        [0] { "" }
        [one] , 1 komentář
        [few] , { $comments } komentáře
        [many] , { $comments } komentáře
       *[other] , { $comments } komentářů
    }
replay-stopped =
    { $edition }, { $mode }, { $players ->
        [one] 1 { -player }
        [few] { $players } { -player(form: "plural") }
        [many] { $players } { -player(form: "genitive") }
       *[other] { $players } { -player(form: "plural-genitive") }
    }: zastaveno na řádku { $line }, odehráno akcí: { $actions }. { $why }
replay-players = Hráči: { LIST($players, kind: "comma") }.
replay-player = { SEAT($seat) } je { $name }
replay-last = Poslední pozice
# The units of progress-line: "3 of 10 games".
progress-unit =
    { $all ->
        [one] { -game(form: "genitive") }
        [few] her
        [many] { -game(form: "genitive") }
       *[other] her
    }
progress-rows =
    { $all ->
        [one] řádku
        [few] řádků
        [many] řádku
       *[other] řádků
    }
progress-orders = pořadí
progress-line = { $done } z { $all } { $unit }, { $rate } za sekundu, zbývá { $left }
figures-title = { $board }: hodnota pro každé území
figures-one = { TERRITORY($territory) } { $figure }
figures-all = { LIST($figures, kind: "comma") }.
record-round = kolo
simulation-plot-share = podíl všech her s 95% intervalem
simulation-rounds = počet kol do konce, dohrané hry
campaign-taken = aspoň tolik dobytých území
odds-table-against = proti { $armies }
odds-table-plot = Šance vyhrát podle počtu armád{ dice-of }
odds-table-attackers = armády útočníka, z nichž jedna zůstává na místě
tournament-shown =
    { $bots ->
        [one] { $bots } bot
        [few] { $bots } boti
        [many] { $bots } boti
       *[other] { $bots } botů
    }, { $games ->
        [one] 1 { -game }
        [few] { $games } { -game(form: "plural") }
        [many] { $games } { -game(form: "genitive") }
       *[other] { $games } { -game(form: "plural-genitive") }
    }{ $unfinished ->
        [0] { "" }
       *[other] , nedohraných { $unfinished }
    }{ $stopped ->
        [yes] ; přerušeno
       *[no] { "" }
    }
tournament-rated = { $bot } { $elo } ± { $error }
tournament-scale = Elo, 0 je průměr těchto botů
tournament-points = { $elo } ± { $error }
tournament-bot = bot
tournament-elo = Elo ± chyba
tournament-games = hry
tournament-won = výhry
tournament-unfinished = nedohrané
tournament-note = Elo podle modelu Bradleyho a Terryho se standardní chybou; 0 je průměr těchto botů. Poslední sloupce ukazují, jaký podíl z her, které někdo vyhrál, získal bot proti každému z ostatních; obě sestavy se počítají stejně.
tournament-nobody = nevyhrál nikdo
tournament-tables = Jednotlivé stoly
tournament-match = boti a jejich místa
tournament-table = stůl
tournament-share = podíl prvního bota
tournament-pair = { $bot } ({ $seats }) proti { $opponent } ({ $others })
tournament-ratings = Hodnocení
match-head = výsledek
match-name =
    { $bot } proti { $other }: { $edition } { $mode }, { $players ->
        [one] 1 { -player }
        [few] { $players } { -player(form: "plural") }
        [many] { $players } { -player(form: "genitive") }
       *[other] { $players } { -player(form: "plural-genitive") }
    }
match-told = { $match }. { $result }
match-shown =
    { $why ->
        [better] { $bot } je lepší než { $other }: vyhrává { $share } her ({ $low } až { $high }; jistota { $confidence }). Rozhodnuto: { match-after }.
        [equal] { $bot } a { $other } jsou si rovni s přesností { $margin ->
            [one] 1 procentního bodu
            [few] { $margin } procentních bodů
            [many] { $margin } procentního bodu
           *[other] { $margin } procentních bodů
        }: { $bot } vyhrává { $share } her ({ $low } až { $high }; jistota { $confidence }). Rozhodnuto: { match-after }.
        [limit] Nerozhodnuto: { $bot } vyhrává { $share } her proti { $other } ({ $low } až { $high }; jistota { $confidence }). Zastaveno na limitu: { match-after }.
       *[interrupted] Přerušeno: { $bot } vyhrává { $share } her proti { $other } ({ $low } až { $high }; jistota { $confidence }); { match-after }.
    }
match-after = dvojic { $pairs }, her { $games }
match-note = Každá dvojice jsou dvě hry s jedním semínkem a s vyměněnými místy. Intervaly platí, přestože se každý zápas zastavil, jakmile bylo rozhodnuto; intervaly hodnocení s tím nepočítají.
experiment-shown =
    { $what ->
        [wins] výhry prvního bota
        [rounds] kola do výhry
        [finished] hry, které někdo vyhrál
       *[other] { $what }
    }: { LIST($means, kind: "comma") }; rozdíl oproti { $other }{ $points ->
        [yes] { " " }v procentních bodech
       *[no] { "" }
    }: { LIST($differences, kind: "comma") }, celkem { $games ->
        [one] 1 { -game }
        [few] { $games } { -game(form: "plural") }
        [many] { $games } { -game(form: "genitive") }
       *[other] { $games } { -game(form: "plural-genitive") }
    }{ $left_out ->
        [0] { "" }
       *[other] , vynecháno { $left_out }
    }{ $stopped ->
        [yes] ; přerušeno
       *[no] { "" }
    }
experiment-mean-of = { $condition } { $mean }
experiment-difference-of =
    { $condition } { $difference }{ $low ->
        [none] { "" }
       *[other] { " " }[{ $low }; { $high }]
    }{ $over ->
        [none] { "" }
       *[other] { " " }(oproti placebu { $over }{ $over_low ->
            [none] { "" }
           *[other] { " " }[{ $over_low }; { $over_high }]
        })
    }
experiment-condition = varianta
experiment-mean = průměr [95% interval]
experiment-difference = rozdíl od první
experiment-points = rozdíl od první v procentních bodech
experiment-over-placebo = rozdíl od placeba
experiment-error = standardní chyba
ladder-place =
    { $bot } je { $where ->
        [below] pod stupněm 1
        [above] nad stupněm { $last }
        [at] na stupni { $rung } ({ ladder-range })
       *[between] mezi stupni { $lower } a { $upper } ({ ladder-range })
    }, počet her: { $games }
ladder-range =
    { $open ->
        [low] nejvýše { $high }
        [high] nejméně { $low }
       *[none] od { $low } do { $high }
    }, s jistotou 95{ "\u00A0" }%
ladder-rung = stupeň
ladder-slower = { $bot } není kompilovaný: jedna jeho hra trvá asi { $times }krát tak dlouho jako rychlá
score-shown =
    { $share } z { $games ->
        [one] 1 hry
        [few] { $games } her
        [many] { $games } hry
       *[other] { $games } her
    } ({ $low } až { $high }){ $illegal ->
        [0] { "" }
       *[other] ; ukončené nedovolenou akcí: { $illegal }
    }
prediction-none = Zatím žádný odhad: nahraďte tři tečky číslem a spusťte buňku znovu.
prediction-right = Správně: je to { $actual }.
prediction-off =
    { $more ->
        [yes] Je to víc než { $guess }: { $actual }.
       *[no] Je to méně než { $guess }: { $actual }.
    }
campaign-shown =
    { number-of-armies }, postup: { LIST($targets, kind: "then") }; { $win } na dobytí { NUMBER_OF($targets) ->
        [one] území
        [few] všech území
        [many] všech území
       *[other] všech území
    }; průměrné ztráty { $lost }; když vše dobře dopadne, na posledním území { $left }{ dice-of }
campaign-target = území
campaign-armies = počet armád
campaign-behind = zůstává na výchozím území
campaign-chance = šance na dobytí
campaign-left = armády na posledním území
campaign-step = cíl { $number }
campaign-no-way = přes všechna tato území nevede cesta, na které by každé sousedilo s předchozím
campaign-own = { TERRITORY($territory) } patří útočníkovi
campaign-border = { TERRITORY($source) } a { TERRITORY($target) } spolu nesousedí
campaign-twice = tažení uvádí { TERRITORY($territory, case: "accusative") } dvakrát
sources-shown =
    Cíl: { LIST($targets) }; odkud: { LIST($sources, kind: "comma") }{ $more ->
        [0] { "" }
       *[other] { " " }a ještě { $more }
    }
sources-one = { TERRITORY($source) } { $win } ({ number-of-armies })
sources-along = { LIST($way, kind: "then") }
sources-from = odkud
sources-way = nejlepší cesta
sources-armies = armád tam
sources-chance = šance dobýt vše
sources-lost = průměrné ztráty armád
sources-left = armády na posledním území při výhře
sources-more = a ještě { $number }
sources-none = { SEAT($seat) } nemá žádné území aspoň se dvěma armádami vedle cíle: { LIST($targets, kind: "or") }
stopping-shown =
    Chcete-li si nechat { $keep ->
        [one] 1 { -army(form: "accusative") }
        [few] { $keep } { -army(form: "plural-accusative") }
        [many] { $keep } { -army(form: "genitive") }
       *[other] { $keep } { -army(form: "plural-genitive") }
    }, přestaňte při { $stop }: šance na udržení { $kept }, na dobytí území { $win } ({ $attackers } proti { $defenders }){ dice-of }
stopping-at = přestat při (armád)
stopping-taken = území dobyto
stopping-kept = armády udrženy
stopping-lost = průměrné ztráty armád
odds-table-shown =
    Šance vyhrát v procentech, nejvýše s { $attackers ->
        [one] 1 { -army(form: "instrumental") }
        [few] { $attackers } { -army(form: "plural-instrumental") }
        [many] { $attackers } { -army(form: "genitive") }
       *[other] { $attackers } { -army(form: "plural-instrumental") }
    } (řádky; jedna armáda zůstává na místě) proti { $defenders } (sloupce){ dice-of }
odds-table-terminal = Celou tabulku ukáže zápisník nebo to_frame().
odds-table-more = Větší bitvy
odds-table-corner = útočníci↓ obránci→
odds-table-cell = { $attackers } proti { $defenders }: { $win }

### Lessons
## What lessons say in addition to their own texts, which are in files of their own.

lessons = Lekce
lessons-about = o čem je
lesson-head = { $lesson }. lekce: { $title } ({ LIST($editions, kind: "comma") }, asi { $minutes } min)
lesson-about = Vydání: { LIST($editions, kind: "comma") } · asi { $minutes } min
lesson-able = Potom budete umět:
progress-solved =
    vyřešeno { $solved } z { $steps ->
        [one] 1 { -step(form: "genitive") }
        [few] { $steps } { -step(form: "plural-genitive") }
        [many] { $steps } { -step(form: "genitive") }
       *[other] { $steps } { -step(form: "plural-genitive") }
    }

board = Hrací plán
board-after = Hrací plán po této akci
board-of-step = { $step }: hrací plán
board-held = { CAPITALISED(SEAT($seat)) }: { LIST($territories, kind: "comma") }
board-armies = { TERRITORY($territory) } { $armies }

step-dice = Kostky: útočník { LIST($attack, kind: "comma") }; obránce { LIST($defence, kind: "comma") }.
step-cards = Vaše karty: { LIST($cards, kind: "comma") }.
step-card-read = { CARD($card) }
step-card =
    `{ $card }` ({ $symbol ->
        [none] libovolný symbol
       *[other] { SYMBOL($symbol) }
    })

step-stars = Hvězdy: { LIST($stars, kind: "semicolon") }.

step-other-edition = { $wanted }: toto vydání takové pravidlo nemá. Krok se zde hraje podle těchto pravidel: { $edition }.
step-by-edition = Tento krok se hraje podle těchto pravidel: { $edition }.
step-defence = { page-dice }: obránce v průměru ztratí { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } armády a útočník { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) }. Pokud útok pokračuje, je šance udržet { TERRITORY($target, case: "accusative") } { $chance }.

## Headings of feedback, by its status.

feedback-right = Správně.
feedback-wrong = Ne tak docela.
feedback-guessed = Teď to víte.
feedback-refused = To není dovoleno.
feedback-more = Pokračujte.
feedback-unanswered = Zatím jste nic nezkusili.
feedback-unclear = Této odpovědi nelze rozumět.
feedback-hint = Nápověda
feedback-shown = Ukázáno.
feedback-over = Váš tah skončil.
feedback-switched = Jiné vydání.
feedback-start = Od začátku.

feedback-rules = Pravidla, o která jde:
feedback-hint-is = { feedback-hint }:
feedback-taken-back = Hrací plán je zpět na začátku kroku. Zkuste to znovu.
feedback-rightly-refused = Správně: pravidla to nedovolují.
feedback-other-rule = Ani to není dovoleno, ale tento krok je o jiném pravidle.
feedback-too-many = { $answer } je moc.
feedback-too-few = { $answer } je málo.
feedback-move = Proveďte akci na hracím plánu.
feedback-answer = Odpověď je { $answer }.
feedback-quoted = „{ $text }“
feedback-none-of-these = nic z toho
feedback-territories = { TERRITORIES($places, kind: "comma") }
    .in = { TERRITORIES($places, kind: "comma", case: "in") }
    .to = { TERRITORIES($places, kind: "comma", case: "to") }
    .from = { TERRITORIES($places, kind: "comma", case: "from") }
    .accusative = { TERRITORIES($places, kind: "comma", case: "accusative") }
    .genitive = { TERRITORIES($places, kind: "comma", case: "genitive") }
feedback-continents = { CONTINENTS($places, kind: "comma") }
    .in = { CONTINENTS($places, kind: "comma", case: "in") }
    .accusative = { CONTINENTS($places, kind: "comma", case: "accusative") }
lesson-places = { TERRITORIES($places, kind: "and") }
feedback-off = Není správně: **{ $places }**.
feedback-go-on =
    { $armies ->
        [0] { $phase ->
            [attack] Teď přijde útok.
            [fortify] Teď přijde opevnění.
           *[other] Ještě zbývá něco udělat.
        }
        [one] Zbývá umístit 1 armádu.
        [few] Zbývá umístit { $armies } armády.
        [many] Zbývá umístit { $armies } armády.
       *[other] Zbývá umístit { $armies } armád.
    }
feedback-occupy =
    Teď přesuňte armády do dobytého území: { $exact ->
        [yes] přesně { $most }
       *[no] nejméně { $least }, nejvýše { $most }
    }.
feedback-from-here = Krok pokračuje odtud, takže zadejte jen to, co přijde dál. `lesson.retry()` ho začne znovu.
feedback-no-attack-left =
    Žádné vaše území už nemůže útočit. { $challenge ->
        [yes] Ukončete útok.
       *[no] Ukončete útok, nebo začněte krok znovu.
    }

## Chances, which are guessed before the dice fall.

chance-once =
    { $taken ->
        [yes] { TERRITORY($target) }: tentokrát dobyto { $lost ->
            [0] beze ztrát.
            [one] za cenu 1 armády.
            [few] za cenu { $lost } armád.
            [many] za cenu { $lost } armády.
           *[other] za cenu { $lost } armád.
        }
       *[no] { TERRITORY($target) }: tentokrát uhájeno. Útočník ztratil { $lost ->
            [one] 1 { -army(form: "accusative") }
            [few] { $lost } { -army(form: "plural-accusative") }
            [many] { $lost } { -army(form: "genitive") }
           *[other] { $lost } { -army(form: "plural-genitive") }
        } a obránce { $beaten ->
            [0] žádnou.
            [one] jednu.
            [few] { $beaten }.
            [many] { $beaten }.
           *[other] { $beaten }.
        }
    }
chance-counted = Z { NUMBER($fought) } takových bitev jich dobytím skončilo { NUMBER($taken) }; přesná šance je **{ $exact }**.
chance-brier =
    { $guesses ->
        [one] 1 odhadnutá šance
        [few] { $guesses } odhadnuté šance
        [many] { $guesses } odhadnuté šance
       *[other] { $guesses } odhadnutých šancí
    }: { $as ->
        [best] stejně dobré jako uvádět přesné šance.
        [good] téměř tak dobré jako uvádět přesné šance.
        [better] lepší než uvádět pokaždé { $even }.
        [even] stejně dobré jako uvádět pokaždé { $even }.
       *[worse] horší než uvádět pokaždé { $even }.
    }
chance-off =
    Váš odhad: { $said }{ $off ->
        [0] , úplně přesně.
        [one] , o bod vedle.
        [few] , o { $off } body vedle.
        [many] , o { $off } body vedle.
       *[other] , o { $off } bodů vedle.
    }

## The course as a whole, and warm-ups with what has been met.

warm-up-title = Rozcvička
warm-up-summary = Tři otázky z předchozích lekcí na jiných hracích plánech.
warm-up-none = Zatím není s čím se rozcvičit: vyřešte nejdřív pár kroků některé lekce.
tonight = Hrát ještě dnes večer
tonight-summary = Nejkratší cesta k vlastní hře: co potřebujete vědět, a pak krátká hra, kterou vyhrajete.
tonight-advice = Teď můžete hrát. Program za vás rozdává, počítá a hlídá pravidla. Příprava hry (lekce 2), hlavní města, hry pro dva a jiná vydání (lekce 8 až 11) počkají.
course-tonight =
    { $minutes ->
        [one] Hrát ještě dnes večer: { $minutes } minuta
        [few] Hrát ještě dnes večer: { $minutes } minuty
        [many] Hrát ještě dnes večer: { $minutes } minuty
       *[other] Hrát ještě dnes večer: { $minutes } minut
    }
course-lesson = { $number } · { $title }
course-steps =
    { $done } z { $steps ->
        [one] 1 { -step(form: "genitive") }
        [few] { $steps } { -step(form: "plural-genitive") }
        [many] { $steps } { -step(form: "genitive") }
       *[other] { $steps } { -step(form: "plural-genitive") }
    }
course-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minuty
       *[other] { $minutes } minut
    }
course-next = Další: { $title } (příkaz { $call })
course-due =
    { $questions ->
        [one] Dnes je k zopakování 1 otázka
        [few] Dnes jsou k zopakování { $questions } otázky
        [many] Dnes je k zopakování { $questions } otázky
       *[other] Dnes je k zopakování { $questions } otázek
    } (příkaz { $call })
course-puzzles = Úlohy: zkusili jste { $tried } z { $puzzles }, vyřešili { $right }, z toho { $first } na první pokus.
course-beaten = Nejsilnější bot, kterého jste porazili, je na stupni { $rung } z 10: { $bot }.

## The exam: six short games that show on which rung of the ladder somebody plays.

exam = Zkouška
exam-about = { $games } krátkých her s úkoly, každá proti jednomu botovi blízko vaší úrovně. Dohromady trvají asi hodinu. Nápovědy nejsou a nic se nebere zpět. Přestat můžete kdykoli a pokračovat jiný den.
exam-so-far = Odehráli jste { $played } z { $games } her. Další soupeř je na stupni { $rung } z 10: { $bot }.
exam-result =
    Hrajete asi na stupni { $rung } z 10, { $bot } ({ $narrow ->
        [yes] jistota { $confidence }
       *[no] s jistotou { $confidence } od { $low } do { $high }
    }). Vyhráli jste { $won } z { $games } her.
exam-opponent = Soupeř
exam-rung = Stupeň
exam-outcome = Výsledek
exam-outcome-of =
    { $won ->
        [yes] výhra
       *[no] prohra
    }
exam-back = K zopakování: { LIST($titles, kind: "semicolon") }
exam-go-back = Co zopakovat
exam-puzzles = Úlohy: { $kind }
exam-foot = Šest her ukáže stupeň jen zhruba, proto rozpětí znamená víc než číslo v jeho středu.

## Questions that come back after days: of lessons, puzzles and one's own mistakes.

questions = Opakování
questions-summary = Otázky, které se dnes vracejí: z lekcí, z úloh a z vašich vlastních chyb.
questions-number = číslo
questions-question = otázka
questions-from = odkud
questions-due =
    { $due ->
        [one] Dnes je k zopakování jedna otázka.
        [few] Dnes jsou k zopakování { $due } otázky.
        [many] Dnes je k zopakování { $due } otázky.
       *[other] Dnes je k zopakování { $due } otázek.
    }{ $waiting ->
        [0] { "" }
        [one] { " " }Ještě jedna počká na jindy.
        [few] { " " }Ještě { $waiting } počkají na jindy.
        [many] { " " }Ještě { $waiting } počká na jindy.
       *[other] { " " }Ještě { $waiting } jich počká na jindy.
    }
questions-enough =
    Dnešní otázky už máte za sebou. { $waiting ->
        [one] Ještě jedna počká
        [few] Ještě { $waiting } počkají
        [many] Ještě { $waiting } počká
       *[other] Ještě { $waiting } jich počká
    } na jindy.
questions-next =
    Dnes není co opakovat. Další otázka se vrátí { $days ->
        [one] zítra
        [few] za { $days } dny
        [many] za { $days } dne
       *[other] za { $days } dnů
    }.
questions-none = Zatím není co opakovat: odpovězte na pár otázek některé lekce nebo vyřešte úlohu.

## The rating in puzzles.

rating = Moje hodnocení v úlohách
rating-kind = otázka
rating-rating = hodnocení
rating-error = odchylka (95{ "\u00A0" }%)
rating-answered = úlohy
rating-all = všechny úlohy
rating-now = Vaše hodnocení v úlohách je { $rating } (±{ "\u00A0" }{ $error }).
rating-none = Zatím nemáte žádné hodnocení: zkuste vyřešit nějakou úlohu.
puzzle-rating =
    { $known ->
        [none] Tato úloha má hodnocení { $puzzle }.
        [other] Vaše hodnocení je { $rating } (±{ "\u00A0" }{ $error }). Tato úloha má hodnocení { $puzzle }.
       *[kind] Vaše hodnocení je { $rating } (±{ "\u00A0" }{ $error }), v úlohách tohoto druhu { $here } (±{ "\u00A0" }{ $give }). Tato úloha má hodnocení { $puzzle }.
    }

## Whole turns to plan, compared with the expert's.

turn-title = Naplánujte si tah
turn-numbered = Tah { $number }
turn-text-average = Hrajete za **{ SEAT($seat, case: "accusative") }** a celý tah je váš: umístěte armády ({ $armies }), útočte, obsazujte a přesunujte. Kostky: **průměrné**, každý hod stojí obě strany tolik, co v průměru.
turn-text-real = Hrajete za **{ SEAT($seat, case: "accusative") }** a celý tah je váš: umístěte armády ({ $armies }), útočte, obsazujte a přesunujte. Kostky: **skutečné**, po prvním hodu už nelze začít znovu. Štěstí v kostkách se na konci nepočítá.
turn-nudge = Co byste mohli na konci tahu držet a co by to stálo?
turn-over = Expert teď posuzuje váš plán.
turn-is-over = Tento tah skončil. Zahrajte ho znovu, nebo pokračujte dalším.
turn-shown = Toto je tah experta.
turn-dice-average = průměrné
turn-dice-real = skutečné
turn-measured = Ze hry botů 3. až 7. stupně. Bot 3. stupně tu získá { $score } ze 100 bodů.
turn-rating =
    { $known ->
        [none] Tento tah má hodnocení { $turn }.
       *[some] Vaše hodnocení v celých tazích je { $rating } (±{ "\u00A0" }{ $error }). Tento tah má hodnocení { $turn }.
    }
turn-head-chance = šance na výhru
turn-head-expert = odhad experta
turn-head-games = vyhrané hry
turn-chance = { $chance } (±{ "\u00A0" }{ $error })
turn-row-before = před tahem
turn-row-you = po vašem tahu
turn-row-plan = váš tah bez štěstí
turn-row-expert = po tahu experta
turn-row-average = expert v průměru
turn-worth =
    { $lost ->
        [less] Váš plán má hodnotu o { $points ->
            [one] 1 procentní bod
            [few] { $points } procentní body
            [many] { $points } procentního bodu
           *[other] { $points } procentních bodů
        } nižší než plán experta (±{ "\u00A0" }{ $error }).
        [more] Váš plán má hodnotu o { $points ->
            [one] 1 procentní bod
            [few] { $points } procentní body
            [many] { $points } procentního bodu
           *[other] { $points } procentních bodů
        } vyšší než plán experta (±{ "\u00A0" }{ $error }).
       *[same] Váš plán má stejnou hodnotu jako plán experta (±{ "\u00A0" }{ $error }).
    }
turn-score = { $score } ze 100 bodů
turn-board-you = Vy
turn-board-expert = Expert
turn-placed = Umístěno: { LIST($parts) }.
turn-took =
    { $count ->
        [0] Nic nedobyto.
       *[other] Dobyto: { LIST($names) }.
    }
turn-holds =
    { $risk ->
        [open] { CONTINENT($continent) }: nechráněno. Soused dobude { TERRITORY($territory, case: "accusative") } s pravděpodobností { $chance }.
        [safe] { CONTINENT($continent) }: udrženo. Žádný soused světadíl neprolomí s pravděpodobností vyšší než { $chance }.
       *[none] { CONTINENT($continent) }: udrženo. Žádný soused světadíl nemůže prolomit.
    }
turn-judged =
    { $games ->
        [0] Dohrávat hry by tu trvalo příliš dlouho, a tak posuzuje jen expert.
       *[other] V každém řádku je odhad experta a podíl vyhraných z { $games } her, které napůl dohráli boti { $bots }. Šance je průměr obojího.
    }
course-turns =
    { $planned ->
        [0] Celé tahy: zatím nenaplánován žádný ({ $turns } k dispozici).
       *[other] Celé tahy: naplánováno { $planned } z { $turns }. Vaše hodnocení v nich je { $rating } (±{ "\u00A0" }{ $error }).
    }
rating-turns = celé tahy

## Mistakes of one's own games, which come back as puzzles, and what the last games gave away.

mistakes = Moje chyby
mistakes-number = číslo
mistakes-kind = rozhodnutí
mistakes-game = odkud
mistakes-due = vrátí se
mistake-numbered = Moje chyba číslo { $number }
mistake-none = Zatím tu žádné vaše chyby nejsou. Dohrajte hru do konce: vaše nejdražší chyby se tu pak uloží.
mistake-unknown =
    { $most ->
        [one] je jen jedna chyba, číslo 1
        [few] chyby jsou očíslovány od 1 do { $most }
        [many] chyby jsou očíslovány od 1 do { $most }
       *[other] chyby jsou očíslovány od 1 do { $most }
    }
mistake-kind-place = Kam umístit armády?
mistake-kind-stop = Útočit, nebo přestat?
mistake-kind-break = Rozbít světadíl?
mistake-kind-leave = Kolik jich přesunout?
mistake-kind-trade = Vyměnit teď, nebo počkat?
mistake-kind-fortify = Které armády přesunout?
mistake-game = { $date }, { $edition }, { $mode }, { $round }. kolo
mistake-learned = zvládnuto
mistake-due =
    { $days ->
        [0] teď
        [one] za den
        [few] za { $days } dny
        [many] za { $days } dny
       *[other] za { $days } dnů
    }
mistake-comes-back =
    { $learned ->
        [yes] Tohle už umíte.
       *[no] Vrátí se { $when }.
    }
mistakes-about-place = umisťování armád
mistakes-about-stop = kdy útočit a kdy přestat
mistakes-about-break = rozbíjení světadílů
mistakes-about-leave = přesun do dobytého území
mistakes-about-trade = výměna sekvencí
mistakes-about-fortify = přesun na konci tahu
mistake-text-place = Hrajete za **{ SEAT($seat, case: "accusative") }** ({ $round }. kolo vaší hry). Máte umístit **{ number-of-armies.accusative }**.
mistake-text-stop = Hrajete za **{ SEAT($seat, case: "accusative") }** ({ $round }. kolo vaší hry) a můžete útočit.
mistake-text-break = Hrajete za **{ SEAT($seat, case: "accusative") }** ({ $round }. kolo vaší hry) a můžete útočit. Někdo jiný drží celý světadíl.
mistake-text-leave =
    Hrajete za **{ SEAT($seat, case: "accusative") }** ({ $round }. kolo vaší hry). Právě jste dobyli { TERRITORY($target, case: "accusative") } { TERRITORY($source, case: "from") }, kde { $armies ->
        [one] zůstala **1 armáda**
        [few] zůstaly **{ $armies } armády**
        [many] zůstaly **{ $armies } armády**
       *[other] zůstalo **{ $armies } armád**
    }: do dobytého území jich můžete přesunout { $least } až { $most }.
mistake-text-trade = Hrajete za **{ SEAT($seat, case: "accusative") }** ({ $round }. kolo vaší hry) a máte umístit **{ number-of-armies.accusative }**. Z vašich karet jde složit sekvence.
mistake-text-fortify = Hrajete za **{ SEAT($seat, case: "accusative") }** ({ $round }. kolo vaší hry). Útok skončil; armády se ještě mohou přesunout.
mistake-ask-place = Kam { $armies ->
        [one] ji
        [few] je
        [many] je
       *[other] je
    } umístíte?
mistake-ask-stop = Co teď uděláte?
mistake-ask-break = Co teď uděláte?
mistake-ask-leave = Jak je rozdělíte?
mistake-ask-trade = Vyměníte sekvenci v tomto tahu?
mistake-ask-fortify = Které armády přesunete?
mistake-hint-place = Co mohou armády odtud v tomto tahu dobýt a co potom hlídají?
mistake-hint-stop = Co získáte, když to vyjde, a co zůstane nechráněné, když ne?
mistake-hint-break = Oč přichází držitel v každém tahu a s jakou pravděpodobností se probijete?
mistake-hint-leave = Na které z obou území lze ještě zaútočit a ze kterého by armády mohly pokračovat?
mistake-hint-trade = Jakou hodnotu mají armády teď a co sekvence přinese později?
mistake-hint-fortify = Které armády nemají proti sobě nikoho a která hranice je slabá?
mistake-best = **{ $answer }**: { $chance } vyhraných her. Vaše tehdejší rozhodnutí „{ $then }“: { $other }, tedy o { $margin ->
        [one] 1 bod
        [few] { $margin } body
        [many] { $margin } bodu
       *[other] { $margin } bodů
    } méně (95{ "\u00A0" }%: { $low } až { $high }).
mistake-again =
    Tak jste se rozhodli tehdy. Podíl vyhraných her: { $chance }, o { $behind ->
        [one] 1 bod
        [few] { $behind } body
        [many] { $behind } bodu
       *[other] { $behind } bodů
    } méně než u lepší odpovědi.
mistake-other =
    Takto: { $chance } vyhraných her, o { $behind ->
        [one] 1 bod
        [few] { $behind } body
        [many] { $behind } bodu
       *[other] { $behind } bodů
    } méně než u nejlepší odpovědi.
mistake-in-review = { $round }. kolo, { SEAT($seat) }, lepší by bylo: { $answer }. Když odtud hráli dál boti, vyhrálo to { $chance } her; skutečné rozhodnutí „{ $then }“ { $other }.
coach-nothing = tady není žádné rozhodnutí, které by se dalo posoudit
coach-good = Stejně dobré jako to nejlepší: { $chance }.
coach-better = Lepší: { $answer }.
coach-lost =
    { $sure ->
        [yes] To vás stálo { $points ->
            [one] 1 bod
            [few] { $points } body
            [many] { $points } bodu
           *[other] { $points } bodů
        }: { $chance } místo { $best }.
       *[no] Expert čeká { $chance } místo { $best }. Hry to nepotvrdily.
    }
coach-found = To je ono.
coach-find = Najděte něco lepšího než: { $choice }.
coach-dice = Vaše volba stála { $points ->
        [one] 1 procentní bod
        [few] { $points } procentní body
        [many] { $points } procentního bodu
       *[other] { $points } procentních bodů
    }. Kostky, v procentních bodech: { $dice }.
coach-turn = Váš poslední tah, v procentních bodech: vy { $choices }, kostky { $dice }. Vaše šance: { $chance }.
coach-no-card = Zatím žádná karta: { TERRITORY($territory) } padne s pravděpodobností { $chance }.
mistake-measured =
    Z vaší hry ze dne { $date } ({ $edition }, { $mode }, { $round }. kolo). Každou odpověď dohráli boti do konce, vždy { $games ->
        [one] { $games }krát
        [few] { $games }krát
        [many] { $games }krát
       *[other] { $games }krát
    } a u všech se stejnými kostkami.{ $attack ->
        [yes] { " " }Po { -attack(form: "locative") } útočili dál všude, kde se to vyplatilo.
       *[no] { "" }
    } Tyto podíly nejsou šance z rozboru: tam je, co expert čekal na začátku tahu.
mistakes-decided =
    { $asked ->
        [one] Zopakovali jste si jedno rozhodnutí, { $known ->
            [0] napoprvé špatně
           *[other] napoprvé správně
        }
        [few] Zopakovali jste si { $asked } rozhodnutí, napoprvé správně: { $known ->
            [0] žádné
           *[other] { $known }
        }
        [many] Zopakovali jste si { $asked } rozhodnutí, napoprvé správně: { $known ->
            [0] žádné
           *[other] { $known }
        }
       *[other] Zopakovali jste si { $asked } rozhodnutí, napoprvé správně: { $known ->
            [0] žádné
           *[other] { $known }
        }
    }. { $waiting ->
        [none] Umíte už všechna.
       *[some] Další se vrátí { $when }.
    }
mistakes-no-game = Dohrajte hru do konce: pak bude co procvičovat.
mistakes-nothing-kept = Nic se tu neukládá, protože proměnná RISK_WIDGET_DATA je prázdná. Zrušte ji, nebo do ní napište název složky, a restartujte jádro. Od té doby se budou vaše chyby ukládat.
mistakes-part = { $part }{ "\u00A0" }%
mistakes-figure =
    { $games ->
        [one] Ve vaší poslední hře
        [few] Ve vašich posledních { $games } hrách
        [many] Ve vašich posledních { $games } hrách
       *[other] Ve vašich posledních { $games } hrách
    } jste v průměru přišli za tah o { $part } šance na výhru (±{ "\u00A0" }{ $error }). To je { $beside }{ "\u00A0" }% toho, co v takových hrách ztrácí hráč na stupni { $regular } (±{ "\u00A0" }{ $give }){ $own ->
        [yes] ; na stupni { $rung } je obvyklé { $usual }{ "\u00A0" }%
       *[no] { "" }
    }.
mistakes-advice =
    Víc, než je obvyklé na stupni { $rung }, vás stojí { $kind ->
        [place] to, kam umisťujete armády
        [stop] rozhodování, zda útočit, nebo přestat
        [break] nerozbité světadíly
        [leave] to, kolik armád přesouváte do dobytého území
        [trade] výměna sekvencí
       *[fortify] přesun armád na konci tahu
    }: { $part } šance za tah místo { $usual }. Je o tom lekce „{ $lesson }“{ $puzzles ->
        [none] { "" }
       *[other] { " " }a také úlohy „{ $puzzles }“
    }.
mistakes-nothing-stands-out =
    { $games ->
        [one] Po jedné hře
        [few] Po { $games } hrách
        [many] Po { $games } hrách
       *[other] Po { $games } hrách
    } žádný druh rozhodnutí nevyčnívá: žádný vás nestojí víc, než je obvyklé na stupni { $rung }, pokud to není jen náhoda. Další hry ukážou víc.


## Challenges, which are played against bots.

challenge-turn = Váš { $turn }. tah z { $turns }.
challenge-won = výhra
challenge-stars =
    { $stars ->
        [1] **Jedna hvězda:**
        [2] **Dvě hvězdy:**
       *[3] **Tři hvězdy:**
    } { LIST($earned, kind: "comma") }.
challenge-stars-open =
    { $stars ->
        [1] Ještě jedna hvězda je za výhru { LIST($open, kind: "or") }.
       *[other] Po jedné hvězdě je ještě za výhru { LIST($open, kind: "or") }.
    }
challenge-helped = Nechali jste si ukázat akci, takže další hvězdu tentokrát nezískáte.
challenge-late =
    { $turns ->
        [one] Váš tah je u konce.
        [few] Vaše { $turns } tahy jsou u konce.
        [many] Vaše { $turns } tahy jsou u konce.
       *[other] Vašich { $turns } tahů je u konce.
    }
challenge-other-dice = Začněte znovu: kostky padnou jinak.
challenge-dice = Kostky tohoto pokusu: `{ $dice }`.
challenge-move =
    Opatrný bot by se rozhodl takto: { $move }. Chce vyhrát hru, ať výzva žádá cokoli.{ $free ->
        [yes] { "" }
       *[no] { " " }Teď lze v tomto pokusu získat jen jednu hvězdu.
    }
# These complete challenge-move, "A careful bot would …", and nothing else.
advice-claim = obsadit { TERRITORY($territory, case: "accusative") }
advice-place = umístit { $armies } { TERRITORY($territory, case: "to") }
advice-choose-capital = zvolit za hlavní město { TERRITORY($territory, case: "accusative") }
advice-trade = vyměnit { CARDS($cards, case: "accusative") }
advice-attack = zaútočit { TERRITORY($source, case: "from") } na { TERRITORY($target, case: "accusative") } { number-of-armies.instrumental }
advice-defend =
    bránit se { $dice ->
        [one] jednou kostkou
        [few] { $dice } kostkami
        [many] { $dice } kostkami
       *[other] { $dice } kostkami
    }
advice-occupy = přesunout do dobytého území { $armies }
advice-fortify = přesunout { $armies } { TERRITORY($source, case: "from") } { TERRITORY($target, case: "to") }
advice-end-phase =
    { $phase ->
        [attack] už neútočit
        [fortify] ukončit tah
       *[other] pokračovat
    }
challenge-no-move =
    Akci si lze nechat ukázat jen { $turns ->
        [one] v prvním tahu
        [few] v prvních { $turns } tazích
        [many] v prvních { $turns } tazích
       *[other] v prvních { $turns } tazích
    }. Odteď rozhodujete sami.
challenge-shown =
    Opatrný bot to zvládl { $turns ->
        [one] za jeden tah
        [few] za { $turns } tahy
        [many] za { $turns } tahy
       *[other] za { $turns } tahů
    }.
challenge-not-shown = Opatrný bot to zkusil několikrát bez úspěchu. Vy to svedete lépe!

hint-nudge = Náznak.
hint-rule = Pravidlo.
hint-move = Akce.
hint-answer = Odpověď.
switch-played = Tento krok se teď hraje podle těchto pravidel: { $edition }.
switch-unknown = Tento krok lze hrát podle těchto pravidel: { LIST($editions, kind: "or") }; ne { $edition }.
difference-without = Toto vydání takové pravidlo nemá.
marks = { LIST($parts, kind: "semicolon") }
marked-printed = vytištěno ve vydání: { LIST($editions, kind: "comma") }
marked-reading = výklad ve vydání: { LIST($editions, kind: "comma") }
marked-house = domácí pravidlo ve vydání: { LIST($editions, kind: "comma") }
marked-silent = není vytištěno ve vydání: { LIST($editions, kind: "comma") }

## What is told to those whose answer cannot be read.

answer-on-board = V tomto kroku se odpovídá na hracím plánu. { $example }
answer-roll-by-roll = V tomto kroku se útoky zadávají po jednom. { $example }
answer-no-moves = Seznam akcí je prázdný. { $example }
answer-example = V kódu vypadá akce takto: `{ $move }`.
answer-percentage = Odpověď musí být šance od 0 do 100, ne { $answer }.
answer-number = Odpověď musí být celé číslo, ne { $answer }.
answer-choice = Odpověď musí být jedna z { LIST($values, kind: "comma") }, ne { $answer }{ did-you-mean }.
answer-place = Odpověď musí být název místa na hracím plánu, třeba „brazil“.
answer-one-place =
    Odpověď musí být { $pick ->
        [continent] jeden světadíl
        [territories] jedno nebo více území
       *[territory] jedno území
    }.
answer-no-place =
    { $pick ->
        [continent] Světadíl
       *[other] Území
    } „{ $word }“ neexistuje{ did-you-mean }.

## A person's place on the ladder of bots, by the games against them.

my-level =
    { $sureness ->
        [none] Vaše úroveň zatím není známa: { $games ->
            [0] nepočítá se žádná hra
            [one] počítá se { $games } hra
            [few] počítají se { $games } hry
            [many] počítá se { $games } hry
           *[other] počítá se { $games } her
        } a { $needed ->
            [one] je třeba ještě { $needed }
            [few] jsou třeba ještě { $needed }
            [many] jsou třeba ještě { $needed }
           *[other] je třeba ještě { $needed }
        }.
       *[other] Vaše úroveň je asi stupeň { $rung } z 10, { $bot } ({ level-range }).
    }
level-sure =
    { $sureness ->
        [good] dobrý odhad
        [fair] slušný odhad
       *[rough] hrubý odhad
    }
level-range =
    { $narrow ->
        [yes] jistota { $confidence }
       *[no] s jistotou { $confidence } je od { $low } do { $high }
    }, { level-sure } po { $games ->
        [one] 1 { -game(form: "locative") }
        [few] { $games } { -game(form: "plural-locative") }
        [many] { $games } { -game(form: "genitive") }
       *[other] { $games } { -game(form: "plural-locative") }
    }

## What is wrong with saved progress.

progress-file =
    { $name ->
        [none] data
       *[other] soubor { $name }
    }
progress-none = { progress-file }: žádné výsledky lekcí
progress-version = { progress-file }: neznámá verze { $version }
progress-newer = { progress-file }: zapsala novější verze risk_widget
progress-damaged = { progress-file }: poškozeno ({ $why })
progress-unreadable = { $name } nelze přečíst: { $why }
progress-no-json = { $name } není JSON: { $why }
progress-status = stav musí být jeden z { LIST($known, kind: "comma") }, ne { $status }
progress-stars = počet hvězd musí být celé číslo od 0 do { $most }, ne { $stars }
progress-chance = šance musí být číslo od 0 do 100, ne { $chance }
progress-text = jména, odpovědi a pečeti musí být krátké texty, ne { $text }
progress-number = pokusy a nápovědy musí být celá čísla, ne { $number }
progress-game = hra musí uvádět, kdy skončila, proti kterým botům se hrála a zda byla vyhraná, ne { $game }
kept-not-written = Teď se nic neukládá, protože do souboru { $file } nelze zapisovat: { $why }. Co v něm bylo předtím, tam je dál.
kept-no-home = Teď se nic neukládá, protože pro { $file } neexistuje domovská složka. Napište do RISK_WIDGET_DATA jinou složku a restartujte jádro.
kept-put-aside = { $file } tu nelze přečíst. Soubor se teď jmenuje { $aside } a byl založen nový.
kept-other-file = Soubor { $file } někdo upravil, nebo pochází z jiného programu. Teď se jmenuje { $aside } a byl zapsán nový.
kept-newer = Soubor { $file } zapsala novější verze risk_widget a zůstává, jak je. Nové výsledky se ukládají vedle, do souboru { $beside }.
kept-game-unreadable = Uloženou hru tu nelze přečíst a zůstává, kde je: { $file }.
kept-game-newer = Uloženou hru zapsala novější verze risk_widget. Hra zůstává, kde je: { $file }.
kept-dropped = V jedné složce se uchovává 20 { -game(form: "plural-genitive") }. Aby se uvolnilo místo pro novou, byla smazána nejdéle přerušená { -game }: { $edition }, { $mode }{ $round ->
        [none] {""}
       *[other] , { $round }. kolo
    } ({ $file }).
kept-partly = Ze souboru { $file } tu lze přečíst jen část. Hra odtud pokračuje a celý soubor zůstává jako { $aside }.
kept-other-dice = Kostky v souboru { $file } neodpovídají semínku, které je v něm uloženo. Hra pokračuje s novými { -roll(form: "plural-instrumental") }{ $aside ->
        [none] {""}
       *[other] { " " }a celý soubor zůstává jako { $aside }
    }.
kept-changed = Soubor { $file } se od uložení změnil. Hra pokračuje s hráči, pravidly a kostkami, které jsou v něm teď{ $aside ->
        [none] {""}
       *[other] { " " }a kopie souboru zůstává jako { $aside }
    }.
kept-partly-played = Některé řádky souboru { $file } tu nelze přečíst. Jejich hry se zahrají znovu a celý soubor zůstává jako { $aside }.

## A position of a game, with the question what to play.

position-lesson = Pozice
position-summary = Co byste zde hráli? Odpověď je od experta, který ví jen to, co smí vědět tento hráč.
position-title = { $round }. kolo
position-text =
    Toto je stav jedné hry. Rozhoduje { SEAT($seat) }{ $phase ->
        [reinforce] : má armády k umístění
        [attack] : může útočit
        [fortify] : může ještě přesunout armády
        [defend] : brání se útoku
       *[other] { "" }
    }. Vidíte to, co smí vidět { SEAT($seat) }.
position-question = Co byste hráli?
position-otherwise = Expert by hrál něco jiného.

## A class: one step on all screens, and what everybody answers.

vote-defend =
    Bránit se { $dice ->
        [one] 1 { -die(form: "instrumental") }
        [few] { $dice } { -die(form: "plural-instrumental") }
        [many] { $dice } { -die(form: "genitive") }
       *[other] { $dice } { -die(form: "plural-instrumental") }
    }
vote-occupy = Přesunout { number-of-armies.accusative }
vote-place-rest = Zbytek přípravy přenechat botovi
class-nameless = Žák { $number }
class-namesake = { $name } ({ $number })
class-solved = vyřešeno
class-trying = ještě zkouší
class-percent = { $from } až { $to }{ "\u00A0" }%
class-others = něco jiného
class-repr =
    { $pupils ->
        [one] 1 žák
        [few] { $pupils } žáci
        [many] { $pupils } žáka
       *[other] { $pupils } žáků
    }, { $questions ->
        [one] 1 otázka
        [few] { $questions } otázky
        [many] { $questions } otázky
       *[other] { $questions } otázek
    }
class-answered = Zodpovězeno

## What python -m risk_widget.lessons and python -m risk_widget.translations print.

lessons-usage =
    použití: python -m risk_widget.lessons PŘÍKAZ
      check [LEKCE nebo SOUBOR.toml ...]  vyzkouší každé řešení těchto lekcí (jinak všech)
      clauses                           tabulka článků a kroků, které je učí
      words [LEKCE nebo SOUBOR.toml ...]  spočítá slova každého kroku; průměr 45, nejvýše 80
      notebooks SLOŽKA                  zapíše zápisníky všech lekcí, které se změnily
      notebooks SLOŽKA --check          jen řekne, které nejsou podle svých lekcí
      begin PRIBEH.html SOUBOR.toml      začne vaši vlastní lekci otázkami z příběhu
      notebook SOUBOR.toml SOUBOR.ipynb  zapíše zápisník vaší vlastní lekce
      publish SLOŽKA [LEKCE nebo SOUBOR.toml ...] [--answers]
                                        spustí zápisníky a zapíše kopie s jejich obrázky
      print SLOŽKA                      zapíše stránky k tisku: pro každé vydání pravidla na jedné
                                        straně a list pro začátečníky, a jednu stránku se všemi vydáními
      scores SLOŽKA                     přečte zápisníky, které třída odevzdala, a zapíše
                                        SLOŽKA/scores.csv a SLOŽKA/scores.html
      scorm WEB SOUBOR.zip [LEKCE ...] [--2004]
                                        zabalí lekce pro výukovou platformu; WEB je balíček všech lekcí, který nabízí
                                        web, nebo složka se soubory webu
words-lesson = Lekce
words-steps = Kroky
words-average = Slov na krok
words-most = Nejdelší
words-all = Všechny
words-of-step = { $lesson }: krok { $step } ({ $edition }) má slov { $words }; nejvýše jich smí být { $most }
words-of-lesson = { $lesson }: kroky mají v průměru přes { $average } slov
words-few-enough = každý krok je dost krátký
lesson-sound = { $lesson }: všechny kroky lze vyřešit
challenge-rungs = vyhrané { -game(form: "plural") } v „{ $title }“: { LIST($wins, kind: "comma") }
challenge-rung = { $bot } { $won } z { $games }
notebook-stale = { $file } není aktuální: jeho lekce se změnila
notebooks-fresh = všechny zápisníky jsou aktuální
notebooks-unchanged = nic se nezměnilo
coverage-whole = každý článek se probírá, nebo je uvedeno, proč ne
coverage-clause = článek
coverage-steps = učí se v
coverage-not-taught = neučí se: { $reason }
coverage-no-clause = not-taught.toml uvádí „{ $clause }“, a takový článek neexistuje
coverage-untaught = { $clause } neučí žádný krok a not-taught.toml neříká proč
coverage-taught = { $clause } se učí, a do not-taught.toml tedy nepatří

## What a class has handed in, for its teacher.

homework-title = Domácí úkoly
homework-about =
    { $pupils ->
        [one] 1 žák
        [few] { $pupils } žáci
        [many] { $pupils } žáka
       *[other] { $pupils } žáků
    }, { $files ->
        [one] { $files } soubor
        [few] { $files } soubory
        [many] { $files } soubory
       *[other] { $files } souborů
    }
homework-row =
    { $pupil }: { $title }, vyřešeno { $solved } z { $steps ->
        [one] 1 { -step(form: "genitive") }
        [few] { $steps } { -step(form: "plural-genitive") }
        [many] { $steps } { -step(form: "genitive") }
       *[other] { $steps } { -step(form: "plural-genitive") }
    }, na první pokus { $first }, pokusů { $tries }
homework-nothing = Žádné domácí úkoly tu nejsou.
homework-look = Ke kontrole
homework-pupils = Žáci a lekce
homework-pupil = Žák
homework-puzzles = Úlohy
homework-puzzles-right = { $right } z { $answered }
homework-cell = { $first } + { $later } z { $steps }
homework-cell-about = na první pokus { $first }, později { $later }, ukázáno { $shown }, nevyřešeno { $open }; pokusů { $tries }, nápověd { $hints }
homework-cell-key = Kroky vyřešené na první pokus + později, ze všech. V podílu se později vyřešený krok počítá polovinou. Prázdné pole: nic se nezkoušelo. „!“ odkazuje na seznam výše.
homework-missed = Nejčastější chyby
homework-step = Krok
homework-missed-by = Chybně
homework-missed-of = { $missed } z { $met }
homework-unsolved-by = Nevyřešeno
homework-wrong = Nejčastější špatná odpověď
homework-wrong-by =
    { $answer } ({ $times ->
        [one] jednou
        [few] { $times }krát
        [many] { $times }krát
       *[other] { $times }krát
    })
homework-none-missed = Nikdo v ničem nechyboval.
homework-proof = Každý zápis má pečeť: kontrolní součet svého obsahu, podle kterého se pozná většina změn. Důkaz to není: kdo chce, vyrobí i pečeť.
homework-unreadable = { $file } nelze přečíst: není to zápisník, nebo je poškozený.
homework-too-large = { $file } je na domácí úkol příliš velký.
homework-empty = { $file } je prázdný.
homework-foreign = V souboru { $file } nic z risk_widget není.
homework-no-notebook = { $file } není ani zápisník, ani soubor s výsledky: nic z něj nebylo přečteno.
homework-namesakes = Stejné jméno mají { LIST($pupils) }. Počítají se jako různí žáci, protože jejich soubory jsou v různých složkách.
homework-not-run = V souboru { $file } není výstup žádné lekce: nebyl spuštěn, nebo byly výstupy před uložením smazány.
homework-older = { $file } uložila starší verze risk_widget, která práci do zápisníku neukládala. Žák jej musí znovu otevřít, spustit a uložit.
homework-newer = { $file } uložila novější verze risk_widget, než je tato.
homework-damaged =
    V souboru { $file } je zápis, který nelze přečíst{ $why ->
        [none] { "" }
       *[other] : { $why }
    }.
homework-nothing-solved = { $file }: zatím se v něm nic nezkoušelo.
homework-changed = { $file }: zápis byl změněn ručně. Vlastní lekce a úlohy v něm se nepočítají.
homework-changed-steps = { $file }: změněno ručně, proto se nepočítá ({ LIST($steps) }).
homework-unsolved = { $file }: nepočítá se, protože zapsaná odpověď je chybná ({ LIST($steps) }).
homework-unsealed =
    { $file }: { $steps ->
        [one] 1 krok nemá pečeť a nepočítá se
        [few] { $steps } kroky nemají pečeť a nepočítají se
        [many] { $steps } kroku nemá pečeť a nepočítá se
       *[other] { $steps } kroků nemá pečeť a nepočítá se
    }.
homework-same =
    Stejná práce je v souborech { LIST($files) }: { $steps ->
        [one] 1 krok byl vypracován
        [few] { $steps } kroky byly vypracovány
        [many] { $steps } kroky byly vypracovány
       *[other] { $steps } kroků bylo vypracováno
    } jen jednou.
homework-several = { $pupil } odevzdává { LIST($files) }: v každém kroku se počítá ten soubor, ve kterém je hotovo víc.

## The notebooks that are made from lessons.

notebook-about = Hraje se podle pravidel: { LIST($editions, kind: "comma") } · asi { $minutes } min
notebook-play =
    Spusťte buňku pod tímto textem: klikněte na ni a stiskněte **Shift + Enter**. Objeví se hrací plán
    a vedle něj lekce.
notebook-other-editions =
    Chcete-li se učit pravidla jiného vydání, přidejte jeho název, například `{ $call }`. K dispozici jsou { LIST($editions, kind: "comma") }.
notebook-intro =
    ## Tytéž kroky v kódu

    Chcete-li se jen naučit hru, můžete zde skončit: hrací plán nahoře je celá lekce.

    Odtud dál se tytéž kroky provádějí v Pythonu. Každý ukáže svůj hrací plán a na něco se zeptá: napište
    odpověď místo `...` a spusťte buňku. `lesson.hint("{ $step }")` poradí a `lesson.show_me("{ $step }")`
    zahraje odpověď; u jiného kroku použijte název, který stojí v jeho buňkách, třeba `"{ $last }"`.
notebook-intro-solved =
    ## Tytéž kroky v kódu

    Každý krok níže ukazuje svůj hrací plán, odpověď, která jej řeší, a zpětnou vazbu.
notebook-advice = Dobrá rada
notebook-next = Další: { $link }
notebook-game = A teď si zahrajte: [celá hra]({ $file })
notebook-of-game = Hra
notebook-of-game-run =
    Spusťte buňku pod tímto textem: klikněte do ní a stiskněte **Shift + Enter**. Tlačítkem *Hrát* začnete
    krátkou hru, nebo si vydání, režim a hráče zvolte sami.
notebook-of-game-how =
    Řádek nad mapou vždy říká, co můžete dělat dál, a barevné tlačítko vedle něj to provede. Každá volba má
    i klávesu; otazník vypíše klávesy, které právě fungují.
notebook-of-game-again =
    Spusťte buňku znovu a dostanete nový hrací plán. Když se jádro uprostřed hry restartuje, nebo když se odpojí
    server (jako na Binderu), spusťte buňku: nabídne vám, že můžete pokračovat tam, kde jste skončili.
notebook-asked =
    { $wanted ->
        [number] Celé číslo
        [percent] Šance, od 0 do 100
        [choice] Jedna z možností { LIST($choices, kind: "comma") }
        [territory] Název území
        [continent] Název světadílu
        [territories] Názvy území v seznamu
        [actions] Jedna akce, nebo několik v seznamu: [{ $example }]
       *[action] Akce: { $example }
    }

## Puzzles: a position, a question, answers to choose from, and their worth in numbers.

puzzle-numbered = Úloha { $number }
written-day =
    { $day }. { $month ->
        [1] ledna
        [2] února
        [3] března
        [4] dubna
        [5] května
        [6] června
        [7] července
        [8] srpna
        [9] září
        [10] října
        [11] listopadu
       *[12] prosince
    } { $year }
puzzle-daily = Úloha dne, { $date }
puzzle-kind-place = Kam umístit armády?
puzzle-kind-stop = Přestat, nebo pokračovat?
puzzle-kind-way = Kudy?
puzzle-kind-trade = Vyměnit teď, nebo počkat?
puzzle-kind-break = Který světadíl rozbít?
puzzle-kind-leave = Kolik jich nechat?
puzzle-kind-setup = Kde soustředit armády?
puzzle-kind-fortify = Které armády přesunout?
puzzle-kind-defend = Kolika kostkami se bránit?
puzzle-kind-mission = Který úkol je na dosah?
puzzles = Úlohy
puzzles-number = číslo
puzzles-kind = otázka
puzzles-level = obtížnost
puzzles-edition = vydání
puzzles-mode = režim
puzzle-level-easy = lehká
puzzle-level-medium = střední
puzzle-level-hard = těžká

puzzle-text-place = Hrajete za **{ SEAT($you, case: "accusative") }**. Než zaútočíte, máte umístit **{ number-of-armies.accusative }**, všechny na jedno území.
puzzle-ask-place = Kde vám nejvíc pomohou?
puzzle-text-stop =
    Hrajete za **{ SEAT($you, case: "accusative") }**. Dobyli jste území, takže na konci tohoto tahu máte kartu jistou. { CAPITALISED(TERRITORY($source, case: "in")) } { $armies ->
        [one] stojí **{ $armies } armáda**
        [few] stojí **{ $armies } armády**
        [many] stojí **{ $armies } armády**
       *[other] stojí **{ $armies } armád**
    }; území sousedí s územím { TERRITORY($target) }.
puzzle-ask-stop = Přestanete, nebo budete pokračovat?
puzzle-text-stop-anywhere =
    Hrajete za **{ SEAT($you, case: "accusative") }**. { $captured ->
        [yes] Dobyli jste území, takže na konci tohoto tahu máte kartu jistou.
       *[no] V tomto tahu jste zatím žádné území nedobyli.
    }
puzzle-text-way =
    Hrajete za **{ SEAT($you, case: "accusative") }**, { TERRITORY($source, case: "in") } { $armies ->
        [one] stojí **{ $armies } vaše armáda**
        [few] stojí **{ $armies } vaše armády**
        [many] stojí **{ $armies } vaše armády**
       *[other] stojí **{ $armies } vašich armád**
    }. { $goal } Po každém dobytí postupují všechny armády kromě jedné.
puzzle-goal-break =
    Kdybyste dobyli { TERRITORY($target, case: "accusative") }, rozbili byste světadíl { CONTINENT($continent) }, za který { SEAT($seat) } dostává v každém tahu { $bonus ->
        [one] 1 { -army(form: "accusative") }
        [few] { $bonus } { -army(form: "plural-accusative") }
        [many] { $bonus } { -army(form: "genitive") }
       *[other] { $bonus } { -army(form: "plural-genitive") }
    }.
puzzle-goal-finish =
    K celému světadílu { CONTINENT($continent) } vám chybí jen { TERRITORY($target) }. Světadíl přináší v každém tahu { $bonus ->
        [one] 1 { -army(form: "accusative") }
        [few] { $bonus } { -army(form: "plural-accusative") }
        [many] { $bonus } { -army(form: "genitive") }
       *[other] { $bonus } { -army(form: "plural-genitive") }
    }.
puzzle-goal-out =
    { CAPITALISED(SEAT($seat)) } už drží jen { TERRITORY($target, case: "accusative") }. { $cards ->
        [0] Když toto území dobudete, vyřadíte tohoto hráče ze hry.
        [one] Když toto území dobudete, získáte { $cards } kartu tohoto hráče.
        [few] Když toto území dobudete, získáte { $cards } karty tohoto hráče.
        [many] Když toto území dobudete, získáte { $cards } karty tohoto hráče.
       *[other] Když toto území dobudete, získáte { $cards } karet tohoto hráče.
    }
puzzle-ask-way = Kudy máte největší šanci dobýt { TERRITORY($target, case: "accusative") }?
puzzle-text-trade = Hrajete za **{ SEAT($you, case: "accusative") }** a máte umístit **{ number-of-armies.accusative }**. Z vašich karet jde složit sekvence. Každá sekvence, kterou kdokoli vymění, zvyšuje hodnotu té další.
puzzle-text-trade-fixed = Hrajete za **{ SEAT($you, case: "accusative") }** a máte umístit **{ number-of-armies.accusative }**. Z vašich karet jde složit sekvence. Kolik armád přinese, záleží jen na jejích symbolech.
puzzle-ask-trade = Vyměníte ji v tomto tahu, nebo počkáte?
puzzle-text-break = Hrajete za **{ SEAT($you, case: "accusative") }**. Máte umístit **{ number-of-armies.accusative }** a potom můžete útočit. Ostatní drží celé světadíly.
puzzle-ask-break = Který z nich rozbijete?
puzzle-text-leave =
    Hrajete za **{ SEAT($you, case: "accusative") }**. Právě jste dobyli { TERRITORY($target, case: "accusative") } { TERRITORY($source, case: "from") }, kde { $armies ->
        [one] zůstala **1 armáda**
        [few] zůstaly **{ $armies } armády**
        [many] zůstaly **{ $armies } armády**
       *[other] zůstalo **{ $armies } armád**
    }: do dobytého území jich můžete přesunout { $least } až { $most }.
puzzle-ask-leave = Kolik jich zůstane na místě?
puzzle-text-setup = Hrajete za **{ SEAT($you, case: "accusative") }**. Všechna území jsou obsazená a hráči po řadě umisťují po jedné armádě. Vám zbývá umístit **{ number-of-armies.accusative }**, všechny na jedno území.
puzzle-own-mission = Váš úkol: „{ $mission }“
puzzle-own-capital = Vaše hlavní město je { TERRITORY($territory) }.
puzzle-ask-setup = Kde je soustředíte?
puzzle-text-fortify = Hrajete za **{ SEAT($you, case: "accusative") }**. Útoky máte za sebou a před koncem tahu můžete ještě přesunout armády.
puzzle-ask-fortify = Co přesunete?
puzzle-text-defend =
    Hrajete za **{ SEAT($you, case: "accusative") }**. { CAPITALISED(SEAT($by)) } útočí { TERRITORY($source, case: "from") } ({ $attackers }) na { TERRITORY($target, case: "accusative") } ({ $armies }){ $rolled ->
        [yes] . Na kostkách padlo { LIST($numbers, kind: "comma") }.
       *[no] { " " }{ $dice ->
            [one] 1 { -die(form: "instrumental") }.
            [few] { $dice } { -die(form: "plural-instrumental") }.
            [many] { $dice } { -die(form: "genitive") }.
           *[other] { $dice } { -die(form: "plural-instrumental") }.
        }
    }
puzzle-ask-defend = Kolika kostkami se budete bránit?
puzzle-text-mission = Hrajete za **{ SEAT($you, case: "accusative") }** a právě začíná váš tah. Představte si, že si teď můžete vybrat úkol.
puzzle-ask-mission = S kterým byste vyhráli nejčastěji?

puzzle-do-place = { TERRITORY($territory) }
puzzle-do-all =
    { $armies ->
        [one] Jedinou armádu { TERRITORY($territory, case: "to") }
        [few] Všechny { $armies } { TERRITORY($territory, case: "to") }
        [many] Všech { $armies } { TERRITORY($territory, case: "to") }
       *[other] Všech { $armies } { TERRITORY($territory, case: "to") }
    }
puzzle-do-stop = Přestat útočit
puzzle-do-storm = Útočit na { TERRITORY($target, case: "accusative") } až do konce
puzzle-do-storm-from = Útočit { TERRITORY($source, case: "from") } na { TERRITORY($target, case: "accusative") } až do konce
puzzle-do-storm-until =
    Útočit na { TERRITORY($target, case: "accusative") }, ale přestat při { $stop ->
        [one] { $stop } vlastní armádě
        [few] { $stop } vlastních armádách
        [many] { $stop } vlastní armády
       *[other] { $stop } vlastních armádách
    }
puzzle-do-way = { LIST($names, kind: "then") }
puzzle-do-trade = Vyměnit ji za { number-of-armies.accusative }
puzzle-do-wait = Karty si v tomto tahu nechat
puzzle-do-put = { LIST($parts) }
puzzle-do-move = Přesunout { LIST($parts, kind: "then") }
puzzle-do-stay = Nepřesouvat nic
puzzle-do-dice =
    { $dice ->
        [one] 1 { -die(form: "instrumental") }
        [few] { $dice } { -die(form: "plural-instrumental") }
        [many] { $dice } { -die(form: "genitive") }
       *[other] { $dice } { -die(form: "plural-instrumental") }
    }
puzzle-moved = { $armies } { TERRITORY($source, case: "from") } { TERRITORY($target, case: "to") }
puzzle-do-break = { CONTINENT($continent) } { TERRITORY($source, case: "from") }, cesta: { LIST($names, kind: "then") }
puzzle-do-leave =
    { $left ->
        [one] { $left } zůstane
        [few] { $left } zůstanou
        [many] { $left } zůstanou
       *[other] { $left } zůstane
    }, { $armies } { TERRITORY($target, case: "to") }

puzzle-fact-attack = { TERRITORY($source) } ({ $attackers }): šance dobýt { TERRITORY($target, case: "accusative") } ({ $defenders }) je { $chance }.
puzzle-fact-until = Šance dobýt { TERRITORY($target, case: "accusative") }, než budete muset přestat, je { $chance }.
puzzle-fact-finish = Odtud máte šanci { $chance } získat v tomto tahu celý světadíl { CONTINENT($continent) }: v každém tahu o { number-of-armies.accusative } víc.
puzzle-fact-breaks = { CAPITALISED(SEAT($seat)) } pak přijde o světadíl { CONTINENT($continent) }, tedy v každém tahu o { number-of-armies.accusative }.
puzzle-fact-guards = Hlídá světadíl { CONTINENT($continent) }, tedy { number-of-armies.accusative } v každém tahu.
puzzle-fact-free = { CAPITALISED(TERRITORY($territory, case: "in")) } armády nehlídají žádný váš světadíl.
puzzle-fact-threat = { CAPITALISED(TERRITORY($source, case: "from")) } ({ $attackers }) vám soupeř vezme { TERRITORY($territory, case: "accusative") } ({ number-of-armies }) se šancí { $chance }.
puzzle-fact-through =
    { CAPITALISED(TERRITORY($source, case: "from")) } ({ $attackers }) { TERRITORY($target, case: "to") } { $total ->
        [one] je v cestě { $total } obránce
        [few] jsou v cestě celkem { $total } obránci
        [many] je v cestě celkem { $total } obránce
       *[other] je v cestě celkem { $total } obránců
    }: šance dobýt { $chance }.
puzzle-fact-after = V průměru tam zbude { $left } armády a vedle, { TERRITORY($source, case: "in") }, stojí { $attackers }.
puzzle-fact-harmless = Žádný soupeř v okolí nemůže na { TERRITORY($territory, case: "accusative") } zaútočit.
puzzle-fact-quiet = { TERRITORY($territory) }: s tímto územím nesousedí žádný soupeř.
puzzle-fact-set =
    Sekvence přinese { number-of-armies.accusative }{ $bonus ->
        [0] { "" }
       *[other] { " " }a navíc { $bonus } za vaše území, které je na ní zobrazeno
    }; příští sekvence, kterou kdokoli vymění, přinese { $next }.
puzzle-fact-together = S ní umístíte v tomto tahu { number-of-armies.accusative }.
puzzle-fact-dearer =
    { $sets ->
        [one] Jeden soupeř může vyměnit
        [few] { $sets } soupeři mohou vyměnit
        [many] { $sets } soupeře může vyměnit
       *[other] { $sets } soupeřů může vyměnit
    } dřív, než budete znovu na tahu; vaše sekvence by pak přinesla { $armies }.
puzzle-fact-cards =
    { CAPITALISED(SEAT($seat)) } má { $cards ->
        [one] 1 { -card(form: "accusative") }
        [few] { $cards } { -card(form: "plural-accusative") }
        [many] { $cards } { -card(form: "genitive") }
       *[other] { $cards } { -card(form: "plural-genitive") }
    }.
puzzle-fact-way = Obránci: { LIST($numbers, kind: "comma") }, celkem tedy { $total }; v průměru zbude { $left } armády.
puzzle-fact-share = { CONTINENT($continent) }: držíte { $held } z { $size } území; celý světadíl přináší v každém tahu { number-of-armies.accusative }.
puzzle-fact-asked = Váš úkol vyžaduje { CONTINENT($continent, case: "accusative") }.
puzzle-fact-would-finish = Kdybyste pak byli na tahu, získali byste odtud celý světadíl { CONTINENT($continent) } se šancí { $chance }: v každém tahu o { number-of-armies.accusative } víc.
puzzle-fact-capital = Vaše hlavní město je { TERRITORY($territory) }.
puzzle-fact-guarded = { TERRITORY($territory) } hlídá světadíl { CONTINENT($continent) }, tedy { number-of-armies.accusative } v každém tahu.
puzzle-fact-losses = V průměru při tomto hodu ztratíte { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } armády a útočník { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
puzzle-fact-holds = Pokud útok bude pokračovat až do konce, šance udržet { TERRITORY($territory, case: "accusative") } je { $chance }.
puzzle-fact-lacks =
    Ještě musíte dobýt{ $each ->
        [1] { "" }
       *[other] { " " }nebo posílit
    } { $lacking } území.
puzzle-fact-defended =
    V cestě { $armies ->
        [one] stojí { $armies } armáda.
        [few] stojí { $armies } armády.
        [many] stojí { $armies } armády.
       *[other] stojí { $armies } armád.
    }

puzzle-hint-place = Co lze z každého z těch území v tomto tahu dobýt a kdo vám je potom může vzít?
puzzle-hint-stop = Spočítejte, co získáte, když to vyjde, a co zůstane nechráněné, když ne.
puzzle-hint-way = Spočítejte obránce na každé cestě a k tomu jednu armádu, která v každém kroku zůstane na místě.
puzzle-hint-trade = Jakou hodnotu bude mít sekvence v příštím tahu a kdo bude vyměňovat před vámi?
puzzle-hint-break = Porovnejte, oč držitel v každém tahu přijde, se svou šancí probít se.
puzzle-hint-leave = Na kterou stranu hranice lze ještě zaútočit a kolika armádami?
puzzle-hint-setup = Které území pomůže získat celý světadíl a kdo na něj může zaútočit?
puzzle-hint-fortify = Které armády nemají tam, kde stojí, proti komu bojovat a kde by chyběly?
puzzle-hint-defend = Kolik armád dáváte s každým počtem kostek v sázku vy a kolik útočník?
puzzle-hint-mission = Spočítejte, co každý úkol ještě vyžaduje a kolik armád vám stojí v cestě.
puzzle-hint-answer = { $answer }.
puzzle-otherwise = Počítejte ještě jednou.

puzzle-wins = { $chance } vyhraných her.
puzzle-arrives = dojde k cíli se šancí { $chance }.
puzzle-best = **{ $answer }**: { $chance } vyhraných her, o { $margin ->
        [one] 1 bod
        [few] { $margin } body
        [many] { $margin } bodu
       *[other] { $margin } bodů
    } víc než u druhé nejlepší odpovědi (95{ "\u00A0" }%: { $low } až { $high }).
puzzle-best-exact = **{ $answer }** dojde k cíli se šancí { $chance }, o { $margin ->
        [one] 1 bod
        [few] { $margin } body
        [many] { $margin } bodu
       *[other] { $margin } bodů
    } větší než u druhé nejlepší cesty.
puzzle-behind =
    Takto: { $chance } vyhraných her, o { $behind ->
        [one] 1 bod
        [few] { $behind } body
        [many] { $behind } bodu
       *[other] { $behind } bodů
    } méně než u nejlepší odpovědi.
puzzle-behind-exact =
    To dojde k cíli se šancí { $chance }, o { $behind ->
        [one] 1 bod
        [few] { $behind } body
        [many] { $behind } bodu
       *[other] { $behind } bodů
    } menší než u nejlepší cesty.
puzzle-better = Nejlepší odpověď: { $chance } vyhraných her. { $facts }
puzzle-better-exact = Nejlepší cesta dojde k cíli se šancí { $chance }. { $facts }
puzzle-measured-games = Každou odpověď dohráli { $games }krát až do konce boti „{ $bot }“, pro každou odpověď se stejnými kostkami. Stejnou odpověď volí i expert a boti „{ $other }“.
puzzle-measured-exact = Šance jsou přesné.

## Pages to print: one side with an edition's turn, dice and cards, and one with all editions.

sheet-title = { $edition }: pravidla na jedné straně
sheet-all = Vydání vedle sebe
sheet-setup = Příprava hry
sheet-turn = Tah
sheet-reinforce = 1 · Rozmístění armád
sheet-attack = 2 · Útok
sheet-rolls = Co stojí jeden hod
sheet-capture = Po dobytí
sheet-move = 3 · Opevnění
sheet-cards = Karty
sheet-win = Výhra
sheet-dice = Kostky
sheet-dice-against = { $attack } proti { $defence }
sheet-attacker-loses = Ztrácí útočník
sheet-both-lose = Ztrácejí oba
sheet-defender-loses = Ztrácí obránce
sheet-so = Zde platí.
sheet-signs = ° Pravidla tohoto vydání to neříkají: hraje se tak, jak to hraje většina lidí, nebo jako v jiném vydání. * Tištěný text není jasný: takto jej čteme. – Vydání takové pravidlo nemá.
sheet-sign-house = † Domácí pravidlo.
beginners-title = Tah v kostce
beginners-map = Mapa a co přináší každý světadíl
beginners-aim =
    { $goal ->
        [missions] Splňte <b>úkol</b> na své kartě a držte jej v tajnosti. Ve svém tahu:
        [capitals] Držte dost <b>hlavních měst</b>, mezi nimi své vlastní. Ve svém tahu:
       *[other] Buďte <b>posledním hráčem</b> na mapě. Ve svém tahu:
    }
beginners-place = 1 · Umístěte armády
    .about =
        Jednu armádu { $per_army ->
            [one] za každé { $per_army } své území
            [few] za každá { $per_army } svá území
            [many] za každá { $per_army } svá území
           *[other] za každých { $per_army } svých území
        }, <b>nejméně však { $least }</b>. Celý světadíl přináší ještě tolik, kolik stojí na mapě. Umisťují se na vlastní území.
beginners-attack = 2 · Zaútočte, chcete-li
    .about =
        Na sousední území { $attack ->
            [one] smí útočit jen 1 { -army }
            [few] smějí útočit nejvýše { $attack } { -army(form: "plural") }
            [many] smí útočit nejvýše { $attack } { -army(form: "genitive") }
           *[other] smí útočit nejvýše { $attack } { -army(form: "plural-genitive") }
        }, každá jednou kostkou; jedna musí zůstat doma. Obránce smí házet nejvýše { $defence }. Porovnejte nejvyšší kostky, potom další: nižší ztrácí armádu, <b>při remíze útočník</b>. Nikdo tam nezbyl? Přesuňte se tam. Pokračujte, jak dlouho chcete.
beginners-move = 3 · Přesuňte armády
    .about =
        { $movement ->
            [one] <b>Jednou</b> za tah smíte přesunout armády na své sousední území.
            [few] Armády smíte přesouvat na svá sousední území.
            [many] Armády smíte přesouvat na svá sousední území.
           *[other] Armády smíte přesouvat na svá sousední území.
        } Jedna musí zůstat.
beginners-card = A karta
    .about = Dobyli jste území? Pak dostanete <b>jednu kartu</b>. Tři se stejným symbolem, nebo po jedné od každého, přinesou v některém dalším tahu armády.
beginners-foot = Podle těchto pravidel: { $edition }; stránka vedle je obsahuje všechna.

### Widget
## What the widget says on the kernel's side, and what it is asked for in vain.

link-to-no-game = Tento odkaz nevede k žádné hře: { $why }. Vyberte si ji zde.
link-to-no-edition = Tento odkaz uvádí vydání, které tu není: { $why }. Lekce se ukazuje podle svého vlastního vydání.
link-to-no-step = Tento odkaz uvádí krok, který tu není: { $why }. Ukazuje se první.
link-unknown-fields = Odkaz obsahuje { LIST($fields, kind: "comma") }, což tu nelze použít. Odkaz může mít { LIST($known, kind: "comma") }.
link-seed = semínko musí být celé číslo, ne „{ $seed }“

### Pages of their own
## What the pages say that play by themselves, around the game.

site-play = Hrát
site-title = { $page } – risk_widget
scorm-title = Pravidla krok za krokem
site-lesson = { $number }. lekce: { $title }
site-notebook = Jako zápisník
site-more = Co dál hrát
site-board =
    Hrací plán: { $territories } území, { $continents ->
        [one] 1 { -continent }
        [few] { $continents } { -continent(form: "plural") }
        [many] { $continents } { -continent(form: "genitive") }
       *[other] { $continents } { -continent(form: "plural-genitive") }
    }
site-progress = Python se načítá
site-no-script = Hra potřebuje JavaScript: celá běží ve vašem prohlížeči.
site-loading = Načítá se Python…
site-setting-up = Připravuje se hrací plán…
site-chosen = Vaše hra začne, jakmile bude připravená.
site-waiting = Python se ještě spouští; buňka se provede, jakmile to půjde.
site-name = risk_widget
site-description = Desková hra se 42 územími, proti botům nebo s ostatními u jedné obrazovky, a kurz jejích pravidel. Hraje se i bez připojení k síti.
site-keeping = Připravuje se hra bez připojení k síti…
site-kept = Připraveno: hrát lze i bez připojení k síti.
site-newer = Je k dispozici novější verze.
site-renew = Načíst znovu
site-without-network = Zápisníky potřebují připojení k síti.
site-without-network-play = Hra a lekce je nepotřebují.
site-failed = Python se zde nepodařilo spustit. Načtěte stránku znovu; když to nepomůže, zkuste novější prohlížeč.
site-not-recorded = Výuková platforma vaši práci nepřijímá, takže se teď nic nezaznamenává. Každých pár sekund se to zkouší znovu: nechte stránku otevřenou.
site-no-platform = Kolem této stránky se nenašla žádná výuková platforma, takže se nic nezaznamenává a váš postup se ztratí, až odejdete. Hledá se dál. Může pomoci otevřít lekci znovu z kurzu.
platform-unread = Práci, kterou výuková platforma z této lekce uchovala, tu nelze přečíst, takže lekce začíná znovu. Uložená práce se nahradí, teprve až něco uděláte.

## A table: one game on several screens.

table-title = Risk u jednoho stolu
table-no-script = Hra potřebuje JavaScript.
table-name = Vaše jméno
table-code = Kód, který ukazuje hostitel
table-enter = Přisednout
table-joining = Hledá se stůl…
table-refused = Tento odkaz nebo kód nevede k žádnému stolu. Požádejte hostitele o nový.
table-busy = Právě se sem snaží dostat příliš mnoho lidí. Za chvíli se zkusí znovu…
table-away = Zápisník hostitele není dostupný. Hra bude pokračovat, až se znovu připojí.
table-cut-off = Bez spojení. Zkouší se znovu…
table-closed = Hostitel stůl zavřel.
table-full = Stůl je plný.
table-sent-away = Hostitel vás odhlásil.
table-seat = Hostitel dal vaše místo někomu jinému, nebo je převzal.
table-bot = Hostitel dal vaše místo botovi.
table-left = Odešli jste od stolu.
table-again = Vaše místo je otevřené v jiném okně.
table-leave = Odejít od stolu
table-no-server = K serveru stolu se nepodařilo připojit.
table-server-gone = Server stolu přestal běžet. Stůl lze otevřít znovu.
table-no-network = Tento počítač není v žádné místní síti.
table-no-address = Stůl nelze otevřít na adrese { $address }, portu { $port }: tento počítač takovou adresu nemá, nebo je port obsazený.
table-in-browser = Python zde běží v prohlížeči, takže se k němu jiné obrazovky nedostanou.
table-on-colab = Colab nikoho jiného do hry v zápisníku nepustí, takže se tam hraje u jedné obrazovky.
table-no-tornado = Více obrazovek potřebuje balík tornado: pip install "risk-widget[table]".

## What is asked for in vain from Python.

widget-unbuilt = Uživatelské rozhraní tohoto widgetu není sestavené: spusťte `npm run build` v js/.

## What is asked for in vain from the page.

as-said = { $said }
refused-internal = Nešlo to provést kvůli vnitřní chybě.
refused-stale = Od chvíle, kdy jste to zvolili, se pozice změnila. Zvolte znovu.
refused-not-kept = Tato hra už tu není, nebo ji teď hraje někdo jiný.
refused-no-game-yet = Zatím tu není žádná hra. Nejdřív nějakou začněte.
refused-same-dice = Kostky této hry nepocházejí ze semínka, takže je nelze hodit znovu stejně.
refused-play-on = Tehdy už hra skončila, takže odtud nelze pokračovat.
refused-no-game = Zatím tu není žádná hra.
refused-handover = Nejdřív musí obrazovku převzít { SEAT($seat) }.
refused-no-person = Teď nerozhoduje žádný člověk.
refused-other-seat = Na této obrazovce teď tento hráč není na řadě.
refused-nobody-there = Nejsou tu karty, které by se daly ukázat: u obrazovky není žádný hráč.
refused-nothing-to-cover = Není co zakrýt.
refused-undo = Není co vzít zpět.
refused-redo = Není co provést znovu.
refused-place-rest = Program může umístit armády za vás jen při přípravě hry.
refused-auto-defend = Automatickou obranu lze nastavit jen člověku.
refused-replace-bot = Bot tohoto hráče neselhal.
refused-lesson = Lekce { $lesson } neexistuje; jsou tu { LIST($known) }.
refused-no-lesson = Je tu otevřená hra, a toto lze udělat jen v lekci.
refused-lesson-open = Je tu otevřená lekce, a toto lze udělat jen ve hře.
refused-progress = Toto nejsou uložené výsledky lekcí.
refused-seats = Hráči v této hře jsou { LIST($seats) }.
refused-edition = Vydání { $edition } neexistuje; jsou tu { LIST($known) }.
refused-board = Hrací plán { $board } neexistuje; jsou tu { LIST($known) }.
refused-clause = Článek s tímto označením neexistuje.
refused-odds-places = K výpočtu šancí je potřeba výchozí území a cíl na tomto hracím plánu.
refused-odds-armies = Pro výpočet šancí je to příliš mnoho armád.
refused-no-battle = Žádná bitva teď nečeká na rozhodnutí obránce.
refused-review = Hru lze rozebrat, až když skončí.
refused-turn =
    Tato hra má { $turns ->
        [one] 1 { -turn(form: "accusative") }
        [few] { $turns } { -turn(form: "plural-accusative") }
        [many] { $turns } { -turn(form: "genitive") }
       *[other] { $turns } { -turn(form: "plural-genitive") }
    }, tah { $turn } v ní není.
refused-no-notebook = Tato hra není zobrazena v zápisníku.
refused-coach = Poznámka kouče už není otevřená.
refused-plans = Plány můžete porovnávat po hře, nebo ve vlastním tahu ve hře, která se nepočítá do vaší úrovně.
refused-branches = Hra může mít nejvýše { $most } vlastních plánů. Nejdřív některý smažte.
refused-branch = Tento plán už tu není.
refused-branch-over = Tento plán hru ukončí, takže po něm nic následovat nemůže.
refused-draft = { $value } zde nelze použít.
refused-draft-known = { $value } zde nelze použít; lze zvolit { LIST($known) }.
refused-draft-free = { CAPITALISED(TERRITORY($territory, case: "accusative")) } zatím nikdo nedrží. Nejdřív vyberte barvu.
refused-draft-seats = Ve hře jsou alespoň dva hráči.
refused-draft-last = Už není co vzít zpět ani zopakovat.
refused-no-editor = Toto lze udělat jen v editoru pozic.
refused-editor-open = Je otevřený editor pozic. Nejdřív jej zavřete.
refused-editor-counts = Tato hra se počítá do vaší úrovně, proto její pozici nelze upravovat. Nejdřív ji dohrajte.
refused-editor-shown = Pozici této hry můžete upravovat ve vlastním tahu, nebo až hra skončí.
refused-advice = V této hře hostitel nedovoluje nápovědu, kouče ani braní zpět.
refused-hint = Nápovědu může dostat jen hráč, který teď u této obrazovky rozhoduje.
refused-exam-left = Jedna hra vaší zkoušky není dohraná. Zavřete lekci a pokračujte v této hře z formuláře pro nové hry.
refused-exam = Při zkoušce nejsou nápovědy a nic nelze vzít zpět.
refused-why = Uveďte, co vysvětlit: { LIST($known, kind: "or") }.
refused-step = Takový krok tato lekce nemá.
refused-a-day = Počet otázek na den musí být celé číslo od 0 do { $most }.
refused-territory = Takové území na tomto hracím plánu není.
refused-moment =
    Hra má zatím { $moves ->
        [one] 1 { -move(form: "accusative") }
        [few] { $moves } { -move(form: "plural-accusative") }
        [many] { $moves } { -move(form: "genitive") }
       *[other] { $moves } { -move(form: "plural-genitive") }
    }; akce { $move } v ní není.
refused-nothing-to-decide = Hra skončila: není už o čem rozhodovat.
refused-cards-covered = Na karty se můžete ptát, jen když jsou ukázané.
refused-no-income = V tomto tahu nepřibyly žádné armády.
refused-no-roll = Takový hod v této hře není.
refused-no-winner = Nikdo nevyhrál.
refused-for-the-host = To může jen hostitel tohoto stolu.
refused-looking-on = Tuto hru jen sledujete: nehrajete v ní za žádného hráče.
refused-not-your-seat = O tom rozhoduje jiný hráč.
refused-host-in-lesson = Hostitel má otevřenou lekci nebo editor pozic. Hra bude pokračovat potom.
refused-vote = Hlasování musí trvat { $least } až { $most } sekund.
refused-shown = Odpověď už byla ukázána. Brzy přijde další otázka.
refused-late = Čas na tuto otázku vypršel.
refused-no-time = Tato otázka nemá časový limit.
refused-time = Na otázku může být nejvýše { $most } sekund.
refused-asked-for = Právě na to se otázka ptá. Nejdřív odpovězte.
refused-class-answers = Ve třídě odpovídají žáci na svých obrazovkách.
refused-no-table = Odtud nelze tuto hru hrát na více obrazovkách.
refused-no-such-seat = Takový hráč u tohoto stolu není.
refused-players-stay = Tato hra skončila, takže hráče ani jejich jména už nelze změnit. Hráče další hry zvolíte, když ji začnete.
refused-player-out = { CAPITALISED(SEAT($seat)) } je mimo hru, takže za tuto barvu už nikdo hrát nemůže.
refused-no-such-pupil = Žádný žák jménem { $name } tu není.
refused-empty-name = Chybí jméno.
refused-name-taken = Jméno { $name } už tu někdo má.

## A bot that fails at the table.

bot-failed = Bot „{ $bot }“ nedokázal rozhodnout za { SEAT($seat, case: "accusative") } ({ $round }. kolo, { PHASE($phase) }). { $why }
bot-raised = { $error }.
bot-chose-nothing = Nezvolil nic.
bot-chose = Zvolil { $action }: { $error }.
bot-absent = Zde není k dispozici. Přidejte ho pomocí rw.add_bot, nebo nechte hrát jiného bota.
bot-too-slow =
    trvalo to déle než { $seconds ->
        [one] 1 sekundu
        [few] { $seconds } sekundy
        [many] { $seconds } sekundy
       *[other] { $seconds } sekund
    }

saved-no-text = Není tu žádný text: vyberte uloženou hru, nebo vložte zápis či pozici.
saved-line = { $line }. řádek: { $why }

item-id = Položka potřebuje id: text od 1 do { $most } znaků.
item-no-key = Položka smí mít jen id, base_seq a action, ne „{ $key }“.
item-base-seq = base_seq musí být číslo stavu, který byl na obrazovce.
item-action = action musí být objekt.
item-type = action potřebuje type jako text.
item-lacks-field = { $action } potřebuje pole „{ $field }“.
item-no-field = { $action } nemá pole „{ $field }“.
item-field = Pole „{ $field }“ akce { $action } musí být { $wanted }.
wanted-short-text = krátký text
wanted-text-or-null = krátký text nebo null
wanted-long-text = text dlouhý nejvýše { NUMBER($most, useGrouping: 1) } znaků
wanted-count = celé číslo, 0 nebo více
wanted-flag = true nebo false
wanted-seed = celé číslo, nebo null pro libovolné
wanted-one-of = jedna z { LIST($known, kind: "comma") }
wanted-answer = celé číslo, krátký text nebo seznam krátkých textů
wanted-action = akce: objekt s názvy a jednoduchými hodnotami
wanted-options = objekt s názvy možností a jednoduchými hodnotami
wanted-copy = uložená kopie hry
wanted-languages = seznam značek jazyků
wanted-copies = seznam popisů uložených her
wanted-seats = seznam 2 až { $most } objektů jako { $like }
wanted-seats-once = seznam, ve kterém je každý hráč právě jednou

## The picture of a game for a notebook that is read without a kernel.

still-none = Desková hra: zatím žádná nezačala.
still =
    { $edition }, { $mode }: { $round }. kolo, { $standing ->
        [won] vyhrává { SEAT($seat) }
        [over] hra skončila
       *[turn] na tahu { SEAT($seat) }, { PHASE($phase) }
    }.
still-play = { $game } Chcete-li hrát, spusťte buňku.
# For someone who has just run the cell and sees this in place of the game.
still-missing = Pokud jste buňku právě spustili a vidíte stále tento text, chybí anywidget: nainstalujte jej tam, kde běží Jupyter, a stránku načtěte znovu.

## The rules in short: a turn in a minute.

short-goal =
    Vyhrajete{ $goal ->
        [missions] { " " }splněním tajného úkolu{ $claim ->
            [own_turn] { " " }ve vlastním tahu
           *[at_once] { "" }
        }, nebo jako poslední hráč na hracím plánu
        [capitals] , když ve vlastním tahu držíte { $capitals ->
            [one] { $capitals } hlavní město
            [few] { $capitals } hlavní města
            [many] { $capitals } hlavní města
           *[other] { $capitals } hlavních měst
        } včetně svého původního, nebo jako poslední hráč na hracím plánu
       *[last_player] , když { $third ->
            [yes] soupeři nezbývá žádné území; třetí armáda se nepočítá
           *[no] už žádný jiný hráč nemá území
        }
    }.
short-armies =
    Umístěte nové armády: jednu { $per ->
        [one] za každé { $per } území, které držíte
        [few] za každá { $per } území, která držíte
        [many] za každá { $per } území, která držíte
       *[other] za každých { $per } území, která držíte
    }, nejméně však { $least }, a další za každý celý světadíl.
short-attack =
    Útočte na sousedy, kolikrát chcete, ale vždy nechte jednu armádu na místě: { $attack ->
        [one] 1 kostka
        [few] až { $attack } kostky
        [many] až { $attack } kostky
       *[other] až { $attack } kostek
    } proti { $defence ->
        [one] 1 kostce
        [few] nejvýše { $defence }
        [many] nejvýše { $defence }
       *[other] nejvýše { $defence }
    }. Vyhrává vyšší kostka, při remíze obránce. Každé prohrané porovnání stojí armádu.
short-card =
    Pokud jste něco dobyli, vezměte si jednu kartu. Tři karty, které tvoří sekvenci, přinesou v některém dalším tahu { $kind ->
        [fixed] { LIST($values, kind: "or") } armád, podle symbolů
       *[rising] armády, a to tím víc, čím později ({ LIST($values, kind: "comma") } …)
    }; při { $must } kartách vyměnit musíte.
short-move =
    { $movement ->
        [unsplit] Přesouvejte armády na svá sousední území, kolikrát chcete, ale armády z jednoho území nerozdělujte do více území.
        [rested] Přesouvejte armády na svá sousední území, kolikrát chcete; armády, které útočily nebo se už přesunuly, musí zůstat.
       *[one] Jednou přesuňte armády z jednoho svého území na jiné, sousední.
    }

## What surrounds the position: missions, what was missed, the last screen.

so-far-continents = Držíte { LIST($parts) }.
so-far-whole = celý světadíl { CONTINENT($continent) }
so-far-part = { $held } z { $territories } území { CONTINENT($continent, case: "in") }
so-far-further =
    { $whole } z { $wanted ->
        [one] { $wanted } dalšího světadílu
        [few] { $wanted } dalších světadílů
        [many] { $wanted } dalších světadílů
       *[other] { $wanted } dalších světadílů
    }
so-far-near = Úkol: { $left ->
        [one] zbývá { $left }
        [few] zbývají { $left }
        [many] zbývá { $left }
       *[other] zbývá { $left }
    } území{ $each ->
        [1] { "" }
        [one] { " " }aspoň s { $each } armádou
        [few] { " " }aspoň se { $each } armádami
        [many] { " " }aspoň s { $each } armádami
       *[other] { " " }aspoň s { $each } armádami
    }.
so-far-to-take = Zbývá dobýt: { TERRITORIES($territories) }.
so-far-gone = { CAPITALISED(SEAT($seat)) } už nemá žádné armády.
so-far-left = { CAPITALISED(SEAT($seat)) } ještě drží { $territories } území: { number-of-armies }.
so-far-territories =
    { $instead ->
        [beaten] { CAPITALISED(SEAT($seat)) } je mimo hru, ale ne vaší zásluhou, takže váš úkol se teď týká území: máte { so-far-held }
        [own] Je to vaše vlastní barva, takže se váš úkol týká území: máte { so-far-held }
        [absent] { CAPITALISED(SEAT($seat)) } nehraje, takže se váš úkol týká území: máte { so-far-held }
       *[none] Máte { so-far-held }
    }.
so-far-held =
    { $each ->
        [1] { $held } z { $wanted }
       *[other] { $held } území, z toho { $strong } aspoň { $each ->
            [one] s { $each } armádou
            [few] se { $each } armádami
            [many] s { $each } armádami
           *[other] s { $each } armádami
        }; potřeba je { $wanted }
    }

news = { CAPITALISED(LIST($parts, kind: "semicolon")) }.
news-took =
    { SEAT($seat) } { $all ->
        [yes] vám bere { $territories } území
       *[no]
            dobývá { $territories } území{ $yours ->
                [0] { "" }
                [one] , z toho { $yours } vaše
                [few] , z toho { $yours } vaše
                [many] , z toho { $yours } vašeho
               *[other] , z toho { $yours } vašich
            }
    }
news-lost =
    { $you ->
        [yes] ztrácíte světadíl
       *[no] { SEAT($seat) } ztrácí světadíl
    } { CONTINENT($continent) }
news-won =
    { $you ->
        [yes] držíte světadíl
       *[no] { SEAT($seat) } drží světadíl
    } { CONTINENT($continent) }
news-out =
    { $you ->
        [yes] jste mimo hru
       *[no] { SEAT($seat) } je mimo hru
    }
since-took = { CAPITALISED(SEAT($seat)) } vám bere { TERRITORIES($territories, case: "accusative") }.
since-standing =
    { $lost ->
        [0] Máte
        [one] Ztratili jste 1 armádu; máte
        [few] Ztratili jste { $lost } armády; máte
        [many] Ztratili jste { $lost } armády; máte
       *[other] Ztratili jste { $lost } armád; máte
    } { $territories } území a { number-of-armies.accusative }.

taken-back =
    Vzato zpět: { $kind ->
        [claim] obsazení { TERRITORY($territory, case: "genitive") }
        [place] { number-of-armies } { TERRITORY($territory, case: "to") }
        [choose_capital] volba hlavního města
        [trade] sekvence vyměněná za { number-of-armies.accusative }
        [attack] útok { TERRITORY($source, case: "from") } na { TERRITORY($target, case: "accusative") }
        [defend] obrana { TERRITORY($target, case: "genitive") } { $dice ->
            [one] 1 { -die(form: "instrumental") }
            [few] { $dice } { -die(form: "plural-instrumental") }
            [many] { $dice } { -die(form: "genitive") }
           *[other] { $dice } { -die(form: "plural-instrumental") }
        }
        [occupy] přesun { TERRITORY($target, case: "to") } ({ number-of-armies })
        [fortify] přesun { TERRITORY($source, case: "from") } { TERRITORY($target, case: "to") } ({ number-of-armies })
        [end_now] ukončení hry
       *[end_phase] konec { $ended ->
            [reinforce] rozmístění armád
            [attack] útoku
           *[turn] tahu
        }
    }{ $others ->
        [yes] { " " }a vše, co od té doby udělali ostatní
       *[no] { "" }
    }.{ $again ->
        [yes] { " " }Hodíte-li znovu, padnou stejné kostky.
       *[no] { "" }
    }

over-ended = Hra byla ukončena ({ $round }. kolo).
level-news =
    { $change ->
        [none] Tato hra se počítá do vaší úrovně; ta bude známa po { $needed ->
            [one] { $needed } další hře
            [few] { $needed } dalších hrách
            [many] { $needed } dalších hrách
           *[other] { $needed } dalších hrách
        }.
        [first] Teď je vaše úroveň známa: asi stupeň { $rung } z 10, { $bot } ({ level-range }).
        [up] Vaše úroveň stoupá na stupeň { $rung } z 10, { $bot } ({ level-range }).
        [down] Vaše úroveň klesá na stupeň { $rung } z 10, { $bot } ({ level-range }).
       *[same] Vaše úroveň zůstává na stupni { $rung } z 10, { $bot } ({ level-range }).
    }
level-uncounted =
    Tato hra se do vaší úrovně nepočítá: { $why ->
        [hint] použili jste nápovědu.
        [undo] vzali jste zpět akci poté, co padly kostky nebo odpověděl bot.
        [same_dice] její kostky jste už jednou viděli.
        [python] hrál v ní program.
        [begun] nehráli jste ji zde od začátku.
        [coach] byl u vás kouč.
        [rivals] síla některého soupeře není známa.
        [early] skoro nic se v ní nestalo.
       *[ahead] vzdali jste ji, a přitom jste neprohrávali.
    }
level-if-given-up =
    { $why ->
        [lost] Do vaší úrovně se počítá jako prohraná.
        [early] Do vaší úrovně se nepočítá: zatím se skoro nic nestalo.
       *[ahead] Do vaší úrovně se nepočítá: neprohráváte.
    }
figure-rounds = Kola
figure-all-battles = Bitvy
figure-battles = Zahájené bitvy
figure-won = Vyhrané bitvy
figure-won-of = { $won } z { $battles }
figure-taken = Dobytá území
figure-lost = Ztracená území
figure-sets = Vyměněné sekvence
figure-killed = Zničené armády
figure-fallen = Ztracené armády
figure-luck = Štěstí v kostkách
figure-luck-armies =
    { $sign ->
        [plus] +{ NUMBER($armies, minimumFractionDigits: 1, maximumFractionDigits: 1) } armády
        [minus] −{ NUMBER($armies, minimumFractionDigits: 1, maximumFractionDigits: 1) } armády
       *[even] ±0 armád
    }

## Why: an income, a battle, a win, taken apart into lines.

why-pair =
    { $place ->
        [1] Nejvyšší
        [2] Druhá
        [3] Třetí
        [4] Čtvrtá
       *[other] { $place }.
    }: { SEAT($attacker) } { $attack }, { SEAT($defender) } { $defence }
why-loses =
    { $tie ->
        [yes] remíza: { SEAT($seat) }
       *[no] { CAPITALISED(SEAT($seat)) }
    } ztrácí 1 armádu
why-spare =
    { CAPITALISED(SEAT($seat)) }: { $dice ->
        [one] 1 { -die }
        [few] { $dice } { -die(form: "plural") }
        [many] { $dice } { -die(form: "genitive") }
       *[other] { $dice } { -die(form: "plural-genitive") }
    }
why-no-partner = není kostka k porovnání
why-won-by = Jak se vyhrálo
why-mission = Úkol
why-at-end = Na konci
why-capital = Hlavní město: { SEAT($seat) }
why-capital-held = { TERRITORY($territory) } (v rukou vítěze)
why-territories = Držená území

## Teach me: the parts of the game, and what is to be done in each of them.

part-claim = Obsazování území
    .about = Hráči si po řadě vybírají po jednom volném území, dokud nějaké zbývá.
part-claim-third = Obsazování území
    .about = Oba hráči si střídavě vybírají po jednom volném území, dokud každý nemá třetinu. Zbytek dostane { SEAT("third") }.
part-place = Umístění prvních armád
    .about = Zbývající armády umisťujete na svá území, jednu pokaždé, když jste na řadě.
part-capital = Volba hlavního města
    .about = Každý hráč tajně zvolí hlavní město. Kdo ve svém tahu drží své vlastní a dost cizích, vyhrává.
part-reinforce = Rozmístění armád
    .about = Tah začíná novými armádami: za území, za celé světadíly a za karty.
part-reinforce-won = Karty získané v útoku
    .about = Karty vyřazeného hráče jsou vaše a sekvence se vyměňují dřív, než útok pokračuje.
part-reinforce-third = Nové armády, které dostane { SEAT("third") }
    .about = Tato armáda nikomu nepatří. Nové armády pro ni umisťujete vy.
part-attack = Útok
    .about = Útočte, kolikrát chcete, nebo vůbec ne.
part-attack-third = Útok, který vede { SEAT("third") }
    .about = Armádu, která nikomu nepatří, smíte vést proti hráči na tahu, nebo ji necháte být.
part-defend = Obrana
    .about = Hráč, na kterého se útočí, určí, kolika kostkami se brání.
part-defend-third = Obrana: { SEAT("third") }
    .about = Útočí se na armádu, která nikomu nepatří, a vy určíte, kolika kostkami se brání.
part-occupy = Přesun do dobytého území
    .about = Poslední obránce padl. Území je vaše a musíte tam přesunout armády.
part-occupy-third = Přesun do dobytého území: { SEAT("third") }
    .about = Poslední obránce padl. Území teď patří této armádě a musíte tam přesunout její armády.
part-fortify = Opevnění
    .about = Než váš tah skončí, smíte přesunout armády mezi svými sousedními územími.

todo-choose-free = Vyberte volné území.
todo-claim = Obsaďte je: přijde tam jedna vaše armáda.
todo-choose-own = Vyberte své území.
todo-place-one = Umístěte tam armádu.
todo-make-capital = Zvolte je za své hlavní město.
todo-trade-if-any = Vyměňte sekvenci karet, pokud ji máte.
todo-trade = Vyměňte sekvenci karet.
todo-place = Zvolte, kolik armád tam přijde, a umístěte je.
todo-go-on-to-combat = Až budou všechny armády umístěné, přejděte k útoku.
todo-combat-goes-on = Až budou všechny armády umístěné, útok pokračuje.
todo-choose-third = Vyberte některé z jejích území.
todo-attack-from = Vyberte své území, ze kterého zaútočíte.
todo-attack-target = Vyberte sousední území, které drží někdo jiný.
todo-attack = Zvolte, kolik armád útočí, a hoďte.
todo-attack-from-third = Vyberte její území, ze kterého zaútočí.
todo-attack-target-third = Vyberte sousední území, které drží hráč na tahu.
todo-defend = Zvolte, kolika kostkami se hází.
todo-move-in = Zvolte, kolik armád se přesune do dobytého území.
todo-move-from = Vyberte území, ze kterého armády odejdou, nebo ukončete tah.
todo-move-to = Vyberte sousední území, které je vaše.
todo-move = Zvolte, kolik armád se přesune.

## Teach me: what is possible now.

teach-number-of-territories = { $territories } území
teach-number-of-dice =
    { $dice ->
        [one] 1 { -die }
        [few] { $dice } { -die(form: "plural") }
        [many] { $dice } { -die(form: "genitive") }
       *[other] { $dice } { -die(form: "plural-genitive") }
    }
    .instrumental =
        { $dice ->
            [one] 1 { -die(form: "instrumental") }
            [few] { $dice } { -die(form: "plural-instrumental") }
            [many] { $dice } { -die(form: "genitive") }
           *[other] { $dice } { -die(form: "plural-instrumental") }
        }
# Whom armies are lost by: the object of "cost".
teach-you-or-third =
    { $third ->
        [yes] ztrácí { SEAT("third") }
       *[no] ztrácíte
    }
teach-explained = { CAPITALISED($sentence) }

teach-nobody-beside = Nikdo jiný s tímto územím zatím nesousedí.
teach-beside = Soupeři v sousedství: { LIST($others) }.
teach-other = { TERRITORY($territory) } ({ $armies })
teach-more =
    { $more ->
        [one] ještě { $more } další
        [few] ještě { $more } další
        [many] ještě { $more } dalšího
       *[other] ještě { $more } dalších
    }
teach-none-weaker = Žádné vaše území není slabší než soupeři v sousedství.
teach-in-danger = Nejvíc ohrožené území: { TERRITORY($territory) } ({ $armies } proti { $against } v sousedství).

teach-watched = Rozhoduje { SEAT($actor) }: { UNCAPITALISED($part) }.
teach-watched-defence = { CAPITALISED(SEAT($actor)) } brání { TERRITORY($target, case: "accusative") } a volí, kolika kostkami.
teach-watched-defence-third = Útočí se na { TERRITORY($target, case: "accusative") }; toto území drží { SEAT("third") } a kostky za ni volí { SEAT($actor) }.
teach-free =
    { $free ->
        [one] Volné je { $free } území
        [few] Volná jsou { $free } území
        [many] Volná jsou { $free } území
       *[other] Volných je { $free } území
    } a máte ještě umístit { number-of-armies.accusative }.
teach-in-hand = Máte ještě umístit { number-of-armies.accusative } kamkoli na svá území.
teach-capital =
    Hlavním městem může být { $territories ->
        [one] jen vaše jediné území
        [few] kterékoli z vašich { $territories } území
        [many] kterékoli z vašich { $territories } území
       *[other] kterékoli z vašich { $territories } území
    }. Které to je, vidíte jen vy.
teach-capital-taken = Když o ně přijdete, ztratíte všechny armády na jeho světadílu i karty.
teach-to-place =
    { $armies ->
        [one] Je třeba ještě umístit { $armies } armádu
        [few] Je třeba ještě umístit { $armies } armády
        [many] Je třeba ještě umístit { $armies } armády
       *[other] Je třeba ještě umístit { $armies } armád
    }, { $combat ->
        [yes] než bude útok pokračovat
       *[no] než začne útok
    }.
teach-to-place-third = Ještě je třeba umístit { number-of-armies.accusative }, které dostává { SEAT("third") }.
teach-number-of-cards =
    { $cards ->
        [one] 1 { -card(form: "accusative") }
        [few] { $cards } { -card(form: "plural-accusative") }
        [many] { $cards } { -card(form: "genitive") }
       *[other] { $cards } { -card(form: "plural-genitive") }
    }
teach-no-cards = Zatím nemáte žádné karty. Jednu přinese dobytí území.
teach-no-more-sets = Máte { teach-number-of-cards }. Teď už vyměnit nelze.
teach-no-set = Máte { teach-number-of-cards }, ale žádnou sekvenci.
teach-set =
    Máte { teach-number-of-cards } a mezi nimi sekvenci za { number-of-armies.accusative }: { $must ->
        [yes] musíte ji vyměnit
       *[no] můžete ji vyměnit, nebo si ji nechat
    }.
teach-no-attack =
    Žádné území nemůže útočit: k tomu jsou potřeba 2 armády a sousední území, které drží { $third ->
        [yes] hráč na tahu
       *[no] někdo jiný
    }.
teach-attacks =
    Máte { $territories } území, odkud můžete útočit, a { $targets ->
        [one] { $targets } možný cíl
        [few] { $targets } možné cíle
        [many] { $targets } možného cíle
       *[other] { $targets } možných cílů
    }.
teach-strongest =
    Nejsilnější útok je { TERRITORY($source, case: "from") } ({ $armies }) na { TERRITORY($target, case: "accusative") } ({ $against }){ $chance ->
        [none] { "" }
       *[other] ; dotáhnete-li jej do konce, šance na úspěch je { $chance }
    }.
teach-captured = Dobyli jste území, takže v tomto tahu dostanete kartu.
teach-capture-brings-card = Dobyjte v tomto tahu území a dostanete kartu.
teach-attacked =
    { CAPITALISED(SEAT($attacker)) } útočí na { TERRITORY($target, case: "accusative") } { teach-number-of-dice.instrumental }{ NUMBER_OF($rolled) ->
        [0] { "" }
       *[other] { " " }a padlo { LIST($rolled, kind: "comma") }
    }.
teach-defence-costs =
    { $dice ->
        [one] 1 { -die }
        [few] { $dice } { -die(form: "plural") }
        [many] { $dice } { -die(form: "genitive") }
       *[other] { $dice } { -die(form: "plural-genitive") }
    }: v průměru { teach-you-or-third } { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } armády a útočník { NUMBER($beaten, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
teach-may-move-in =
    { $armies ->
        [one] Zaútočila 1 armáda
        [few] Zaútočily { $armies } armády
        [many] Zaútočily { $armies } armády
       *[other] Zaútočilo { $armies } armád
    }: { $exactly ->
        [yes] je třeba přesunout přesně { $least }
       *[no] přesunout lze { $least } až { $most }
    }.
teach-no-movement = Žádná armáda se nemůže přesunout: ukončete tah.
teach-movements =
    Armády můžete přesunout { $territories ->
        [one] z 1 území
        [few] ze { $territories } území
        [many] z { $territories } území
       *[other] z { $territories } území
    }, ale nemusíte.
teach-idle =
    { CAPITALISED(TERRITORY($territory, case: "in")) } { $armies ->
        [one] stojí { $armies } armáda
        [few] stojí { $armies } armády
        [many] stojí { $armies } armády
       *[other] stojí { $armies } armád
    }: žádný soupeř s tímto územím nesousedí, takže tam není co hlídat.

## Teach me: what a move would do.

teach-would-claim =
    Drželi byste { $all ->
        [yes]
            { $territories ->
                [one] jediné
                [few] všechna { $territories }
                [many] všechna { $territories }
               *[other] všech { $territories }
            }
       *[no] { $held } z { $territories }
    } území { CONTINENT($continent, case: "in") }; celý světadíl přináší v každém tahu { number-of-armies.accusative }.
teach-would-place = { TERRITORY($territory) }: { $before } → { number-of-armies }.
teach-would-choose = Zůstane tajné, dokud vám je někdo nevezme.
teach-would-end-reinforce =
    { $combat ->
        [yes] Útok pokračuje.
       *[no] Teď přijde útok.
    }
teach-would-end-attack = V tomto tahu už nebudete moci útočit.{ teach-draws }
teach-would-end-fortify = Váš tah končí.{ teach-draws }
teach-draws =
    { $draws ->
        [yes] { " " }Vezmete si kartu.
       *[no] { "" }
    }
teach-would-attack =
    { $third ->
        [yes] { CAPITALISED(SEAT("third")) } hází
       *[no] Házíte
    } { teach-number-of-dice.instrumental } a { SEAT($defender) } { $most ->
        [one] 1 kostkou
        [few] nejvýše { $most } kostkami
        [many] nejvýše { $most } kostkami
       *[other] nejvýše { $most } kostkami
    }.
teach-would-cost = S tolika kostkami v jednom hodu průměrně { teach-you-or-third } { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } armády a { SEAT($defender) } { NUMBER($beaten, minimumFractionDigits: 2, maximumFractionDigits: 2) }. Při remíze vyhrává obránce.
teach-would-win =
    Při útoku až do konce { $third ->
        [yes] dobude { SEAT("third") }
       *[no] dobudete
    } { TERRITORY($target, case: "accusative") } se šancí { $chance }.
teach-would-fall = Padne-li území teď, musí se tam přesunout aspoň { number-of-armies }.
teach-would-occupy =
    { TERRITORY($source) }: { $left ->
        [one] zůstane { $left }
        [few] zůstanou { $left }
        [many] zůstane { $left }
       *[other] zůstane { $left }
    }; { TERRITORY($target) }: { $armies ->
        [one] přijde { $armies }
        [few] přijdou { $armies }
        [many] přijde { $armies }
       *[other] přijde { $armies }
    }.
teach-onward = Odtud můžete útočit dál na { TERRITORIES($territories, case: "accusative") }.
teach-nothing-beyond = Nikdo jiný s ním nesousedí: jinde budou armády užitečnější.
teach-would-move =
    { TERRITORY($source) }: { $left ->
        [one] zůstane { $left }
        [few] zůstanou { $left }
        [many] zůstane { $left }
       *[other] zůstane { $left }
    }; { TERRITORY($target) }: pak { $armies }.
teach-one-movement = Je to váš jediný přesun v tomto tahu.
teach-more-movements = Potom můžete přesouvat dál.

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
page-wild-card = Žolík { $number }
page-third-title =
    { $kind ->
        [allied] Spojená armáda
       *[neutral] Neutrální armáda
    }
page-person = Člověk
page-bot =
    Bot: { $title }{ $beside ->
        [none] { "" }
       *[other] , asi { $beside } z 10
    }
page-my-level =
    { $sureness ->
        [none] Podle mé úrovně
       *[other] Podle mé úrovně ({ $rung } z 10)
    }
    .about =
        { $sureness ->
            [none] Podle mé úrovně: tři hry se slabými boty, potom boti stejně silní jako vy.
           *[other] Podle mé úrovně: boti stejně silní jako vy, asi stupeň { $rung } z 10, { level-sure } ({ $low } až { $high }). Losuje-li se pořadí tahů, můžete proti jednomu z nich čekat výhru v polovině her, proti dvěma ve třetině.
        }

page-armies = { number-of-armies }
page-dice =
    { $dice ->
        [one] 1 { -die }
        [few] { $dice } { -die(form: "plural") }
        [many] { $dice } { -die(form: "genitive") }
       *[other] { $dice } { -die(form: "plural-genitive") }
    }
    .instrumental =
        { $dice ->
            [one] 1 { -die(form: "instrumental") }
            [few] { $dice } { -die(form: "plural-instrumental") }
            [many] { $dice } { -die(form: "genitive") }
           *[other] { $dice } { -die(form: "plural-instrumental") }
        }
page-die = kostka { $face }
page-pieces =
    { $piece ->
        [army] { $count ->
            [one] { $count } { -army }
            [few] { $count } { -army(form: "plural") }
            [many] { $count } { -army(form: "genitive") }
           *[other] { $count } { -army(form: "plural-genitive") }
        }
        [artillery] dělostřelectvo { $count }
        [cavalry] kavalerie { $count }
        [infantry] pěchota { $count }
        [star] { $count ->
            [one] { $count } { -star }
            [few] { $count } { -star(form: "plural") }
            [many] { $count } { -star(form: "genitive") }
           *[other] { $count } { -star(form: "plural-genitive") }
        }
        [tripod] { $count ->
            [one] { $count } trojcípá figurka
            [few] { $count } trojcípé figurky
            [many] { $count } trojcípé figurky
           *[other] { $count } trojcípých figurek
        }
       *[other] { $piece } { $count }
    }
# No pieces.
page-no-pieces = žádné
page-of = { $some } z { $all }
page-at-least = nejméně { $least }
page-at-most = nejvýše { $most }
# Buttons next to a number; the label says what it counts: armies, dice.
page-fewer = { $label }: méně
page-more = { $label }: více
page-percent = { display-percent }
page-percent-least = { display-percent-least }
page-percent-most = { display-percent-most }
page-listed = { LIST($items, kind: "comma") }
page-two-sentences = { two-sentences }
page-round =
    { $round ->
        [0] příprava hry
       *[other] { $round }. kolo
    }

page-why = proč?
page-why-not = Proč ne?
page-why-so = Proč?
page-not-possible = To není možné.
page-bot-failed = Bot přestal hrát
page-kept-damaged = Co si tento prohlížeč uložil, tu nelze přečíst. Zůstává to v úložišti prohlížeče pod jménem { $name } a od této chvíle se ukládá nový začátek.
page-kept-partly = Část toho, co si tento prohlížeč uložil, tu nelze přečíst. Kopie všeho zůstává v úložišti prohlížeče pod jménem { $name }. Zbytek se používá dál.
page-kept-full = Prohlížeč teď nic neukládá: v jeho úložišti není místo, nebo není ukládání povoleno. Co uložil předtím, tam je dál.
page-kept-newer = Co si tento prohlížeč uložil, zapsala novější verze risk_widget a zůstává to beze změny. Tato verze si teď ukládá vlastní data vedle.
page-kept-dropped = V úložišti prohlížeče není místo. Aby se uvolnilo, zmizela kopie nejstarší hry: { $edition }, { $mode }, { $round }. kolo.
page-kept-most = Prohlížeč uchovává kopie nejvýše čtyř { -game(form: "plural-genitive") }. Nejstarší kopie byla odstraněna: { $edition }, { $mode }, { $round }. kolo.
page-kernel-away = Jádro neodpovídá.
    .about = Toto je poslední pozice, kterou poslalo; co jste udělali od té doby, se může ztratit. Pokud bylo jádro restartováno, spusťte buňku znovu a hrajte dál. Pokud běží jiná buňka, počkejte na ni.
page-kernel-silent = Uložená pozice
    .about = Zatím neodpovědělo žádné jádro. Chcete-li hrát, spusťte buňku. Pokud jádro zaměstnává jiná buňka, hra bude sama pokračovat, až skončí.
page-old-browser = Hra potřebuje novější prohlížeč: aspoň Chrome nebo Edge 123, Firefox 128 či Safari 17.5.
page-bring-into-view = Ukázat
page-copy = Kopírovat
page-copied = Zkopírováno.
page-copy-selected = Text je označený. Zkopírujte jej pomocí Ctrl+C.

## The buttons of the bar.

page-do-new-game = Nová hra…
page-do-play-on = Hrát dál odtud
page-do-back-to-game = Zpět do hry
page-do-back-to-saved = Zpět k poslední pozici
page-do-resume = Pokračovat
page-do-stop = Zastavit
page-do-skip = Přeskočit
page-do-save = Sdílet nebo uložit…
page-do-again = Hrát znovu
page-do-again-same-dice = Hrát znovu se stejnými kostkami
page-do-replace-bot = Nechat hrát jiného bota
page-do-claim = Obsadit { TERRITORY($territory, case: "accusative") }
page-do-choose-capital = Hlavní město: { TERRITORY($territory) }
page-do-place =
    Umístit { $more ->
        [yes] ještě{ " " }
       *[no] { "" }
    }{ $armies } { TERRITORY($territory, case: "to") }
page-do-stop-placing = Přestat umisťovat
page-do-trade =
    Vyměnit za { $armies }{ $places ->
        [0] { "" }
        [1] , +{ $extra } { TERRITORIES($on, case: "to") }
       *[other] , po +{ $extra }{ $named ->
            [yes] : { TERRITORIES($on) }
           *[no] { " " }na { $places } { -territory(form: "plural-locative") }
        }
    }
page-do-roll = Hodit { page-dice.instrumental }
page-do-fight-on = Bojovat dál
page-do-occupy = Přesunout { $armies }
page-do-occupy-all = Přesunout vše ({ $armies })
page-do-move = Přesunout { $armies }
page-do-end-phase =
    Ukončit { $phase ->
        [reinforce] rozmístění
        [attack] útok
        [attack_third] útok
        [fortify] tah
       *[other] etapu
    }

## The bar: the sentence that says what can be done next, and a second one next to it.

page-say = Co teď
    .away = Dokud se jádro nevrátí, nelze hrát.
page-say-take =
    { $stop ->
        [1] šance dobýt { $chance }
       *[other] { $chance }, přestat při { $stop }
    }
page-say-hit = šance na zásah { $chance }
page-say-hold = šance uhájit { $chance }
page-say-for-third = { CAPITALISED(SEAT($actor)) } rozhoduje za { SEAT("third", case: "accusative") }: { $what }

page-say-setup = Vyberte hru.
page-say-handover = Předejte obrazovku { SEAT($seat, case: "dative") }.
    .sub = Co smí vidět jen { SEAT($seat) }, zůstane zakryté až do převzetí.
page-say-past = Pohled zpět: { $when }.
    .sub = Boti mezitím hrají dál.
page-say-over =
    Hra trvala { $rounds ->
        [one] 1 { -round(form: "accusative") }
        [few] { $rounds } { -round(form: "plural-accusative") }
        [many] { $rounds } { -round(form: "genitive") }
       *[other] { $rounds } { -round(form: "plural-genitive") }
    }{ $won ->
        [yes] { "" }
       *[no] { " " }a nikdo nevyhrál
    }.
page-say-bots-stopped = Boti jsou pozastavení. Na řadě je { SEAT($seat) }.
page-say-bot =
    { CAPITALISED(SEAT($seat)) } { $phase ->
        [claim] vybírá území
        [place] umisťuje armádu
        [capital] volí hlavní město
        [reinforce] umisťuje nové armády
        [reinforce_third] umisťuje armády, které dostává { SEAT("third") }
        [attack] se chystá útočit
        [attack_third] rozhoduje za { SEAT("third", case: "accusative") }
        [defend] volí kostky
        [occupy] se přesouvá do dobytého území
        [fortify] se chystá k přesunu
       *[other] přemýšlí
    }…

page-say-claim = Obsaďte volné území.
    .sub =
        { $free ->
            [one] Volné je { $free } území.
            [few] Volná jsou { $free } území.
            [many] Volná jsou { $free } území.
           *[other] Volných je { $free } území.
        }
page-say-place = Umístěte jednu armádu; celkem jich máte ještě { $left }.
    .sub =
        { $confirm ->
            [yes] Vyberte jedno ze svých území.
           *[no] Přijde hned na území, které vyberete.
        }
page-say-placing-for-you = Vaše armády se umisťují, každý tah jedna…
page-say-placing = Umisťuje se { TERRITORY($territory, case: "to") }, každý tah jedna armáda…
    .sub = Celkem jich máte ještě { $left }.
page-say-chosen = Vybráno: { TERRITORY($territory) }.
page-say-placed =
    { TERRITORY($territory) }: { $armies ->
        [one] umístěna { $armies } armáda
        [few] umístěny { $armies } armády
        [many] umístěny { $armies } armády
       *[other] umístěno { $armies } armád
    }.
page-say-capital = Zvolte své hlavní město. Vidíte je jen vy.
    .sub = Zůstane tajné, dokud nepadne.

page-say-reinforce =
    Umístěte { $more ->
        [yes] ještě{ " " }
       *[no] { "" }
    }{ $left ->
        [one] 1 { -army(form: "accusative") }
        [few] { $left } { -army(form: "plural-accusative") }
        [many] { $left } { -army(form: "genitive") }
       *[other] { $left } { -army(form: "plural-genitive") }
    } na svá území.
    .sub = Útok začne, až budou všechny umístěné.
    .step = Až budou všechny umístěné, ukončete rozmístění.
page-say-must-trade = Nejdřív vyměňte sekvenci karet.
page-say-set-brings = Vybraná sekvence přináší { number-of-armies.accusative }.
page-say-set-brought = Vaše sekvence přinesla { number-of-armies.accusative }.
page-say-may-also-trade = Můžete také vyměnit sekvenci karet.
page-say-may-still-trade = Ještě můžete vyměnit sekvenci karet.
page-say-all-placed = Všechny armády jsou umístěné.
    .sub = Teď přijde útok.
page-say-place-third = Umístěte { number-of-armies.accusative } na její území.
    .third = umístěte { number-of-armies.accusative } na její území.
    .sub = Potom pokračuje tah { SEAT($seat, case: "genitive") }.

page-say-attack = Zaútočte { TERRITORY($source, case: "from") } na { TERRITORY($target, case: "accusative") } { number-of-armies.instrumental }.
    .third = zaútočte { TERRITORY($source, case: "from") } na { TERRITORY($target, case: "accusative") } { number-of-armies.instrumental }.
page-say-ask-attack = Kolik armád zaútočí na { TERRITORY($target, case: "accusative") } { TERRITORY($source, case: "from") }?
page-say-ask-move = Kolik armád se přesune { TERRITORY($source, case: "from") } { TERRITORY($target, case: "to") }?
page-say-ask-armies = Zvolte počet armád: { page-say-range }.
page-say-ask-dice =
    { $armies ->
        [one] Kolika kostkami hodí 1 armáda?
        [few] Kolika kostkami hodí { $armies } armády?
        [many] Kolika kostkami hodí { $armies } armády?
       *[other] Kolika kostkami hodí { $armies } armád?
    }
    .sub = Zvolte je; potom můžete hodit.
page-say-strengths =
    { CAPITALISED(TERRITORY($source, case: "in")) } { $own ->
        [one] stojí 1 armáda
        [few] stojí { $own } armády
        [many] stojí { $own } armády
       *[other] stojí { $own } armád
    }, { TERRITORY($target, case: "in") } { $their }.
page-say-attack-again = Zaútočit znovu?
    .third = zaútočit znovu?
page-say-choose-source = Vyberte území, ze kterého zaútočíte.
    .third = vyberte území, ze kterého zaútočíte.
    .sub =
        { $own ->
            [one] Útočit může 1 { $third ->
                [yes] její
               *[no] vaše
            } území.
            [few] Útočit mohou { $own } { $third ->
                [yes] její
               *[no] vaše
            } území.
            [many] Útočit mohou { $own } { $third ->
                [yes] její
               *[no] vaše
            } území.
           *[other] Útočit může { $own } { $third ->
                [yes] jejích
               *[no] vašich
            } území.
        }
page-say-no-attack = Žádný útok není možný.
    .third = žádný útok není možný.
    .sub = Chcete-li pokračovat, ukončete útok.
page-say-choose-target = { TERRITORY($source) }: vyberte cíl útoku.
    .third = { TERRITORY($source) }: vyberte cíl útoku.
    .sub = Útočit lze na { TERRITORIES($targets, case: "accusative") }.
page-say-rolling =
    Hází se až do dobytí { TERRITORY($target, case: "genitive") }, nebo dokud { TERRITORY($source, case: "in") } { $left ->
        [one] nezbude { $left }
        [few] nezbudou { $left }
        [many] nezbude { $left }
       *[other] nezbude { $left }
    }…
page-say-gained = Dobyli jste { TERRITORY($target, case: "accusative") }.
page-say-drew = Berete si kartu: { page-card }.
page-say-drew-wild = Berete si žolíka.
page-say-beaten =
    { CAPITALISED(SEAT($seat)) } je mimo hru{ $cards ->
        [0] { "" }
        [one] : získáváte { $cards } kartu
        [few] : získáváte { $cards } karty
        [many] : získáváte { $cards } karty
       *[other] : získáváte { $cards } karet
    }.
page-say-not-taken = Útok na { TERRITORY($target, case: "accusative") } nevyšel.
page-say-lost = { CAPITALISED(SEAT($seat)) } ztrácí { number-of-armies.accusative }.
page-say-lost-each = Obě strany ztrácejí po { number-of-armies.locative }.
page-say-lost-both =
    { CAPITALISED(SEAT($attacker)) } ztrácí { $own ->
        [one] 1 { -army(form: "accusative") }
        [few] { $own } { -army(form: "plural-accusative") }
        [many] { $own } { -army(form: "genitive") }
       *[other] { $own } { -army(form: "plural-genitive") }
    } a { SEAT($defender) } { $their ->
        [one] 1 { -army(form: "accusative") }
        [few] { $their } { -army(form: "plural-accusative") }
        [many] { $their } { -army(form: "genitive") }
       *[other] { $their } { -army(form: "plural-genitive") }
    }.

page-say-series =
    { $rolls ->
        [one] V 1 hodu
        [few] Ve { $rolls } hodech
        [many] Ve { $rolls } hodech
       *[other] V { $rolls } hodech
    } ztrácí { SEAT($attacker) } { $lost } a { SEAT($defender) } { $beaten }: { $dice ->
        [kind] { SEAT($attacker) } má víc štěstí než obvykle
        [unkind] { SEAT($attacker) } má méně štěstí než obvykle
       *[usual] asi jak to bývá
    }.

page-say-bot-attacks = { CAPITALISED(SEAT($seat)) } útočí na { TERRITORY($target, case: "accusative") } { TERRITORY($source, case: "from") }.
page-say-you-held =
    { $you ->
        [yes] Uhájili jste
       *[no] { CAPITALISED(SEAT($seat)) } uhájí
    } { TERRITORY($target, case: "accusative") }. { $by }
page-say-you-lost =
    { $you ->
        [yes] { CAPITALISED(SEAT($attacker)) } vám bere { TERRITORY($target, case: "accusative") }.
       *[no] { CAPITALISED(SEAT($attacker)) } dobývá { TERRITORY($target, case: "accusative") }, území ztrácí { SEAT($seat) }.
    }
page-say-you-lost-armies =
    { CAPITALISED(TERRITORY($target, case: "in")) } { $you ->
        [yes] jste ztratili
       *[no] { SEAT($seat) } ztrácí
    } { $lost ->
        [one] 1 { -army(form: "accusative") }
        [few] { $lost } { -army(form: "plural-accusative") }
        [many] { $lost } { -army(form: "genitive") }
       *[other] { $lost } { -army(form: "plural-genitive") }
    }; { $left ->
        [one] zbývá { $left }
        [few] zbývají { $left }
        [many] zbývá { $left }
       *[other] zbývá { $left }
    }.
page-say-choose-dice = Zvolte kostky.
page-say-defend = { CAPITALISED(SEAT($attacker)) } útočí na { TERRITORY($target, case: "accusative") } { page-dice.instrumental }. { $asked }
page-say-defend-rolled = { CAPITALISED(SEAT($attacker)) } útočí na { TERRITORY($target, case: "accusative") }, padlo { LIST($rolled) }. { $asked }
page-say-defend-with =
    { NUMBER_OF($dice) ->
        [1] Braňte se jednou kostkou.
       *[other] Braňte se { LIST($dice, kind: "or") } { -die(form: "plural-instrumental") }.
    }
    .third =
        { NUMBER_OF($dice) ->
            [1] braňte ji jednou kostkou.
           *[other] braňte ji { LIST($dice, kind: "or") } { -die(form: "plural-instrumental") }.
        }
page-say-defend-called =
    { NUMBER_OF($dice) ->
        [1] { CAPITALISED(SEAT($seat)) }, braňte se jednou kostkou.
       *[other] { CAPITALISED(SEAT($seat)) }, braňte se { LIST($dice, kind: "or") } { -die(form: "plural-instrumental") }.
    }

page-say-fallen = Obrana { TERRITORY($target, case: "genitive") } padla. { $move }
page-say-yours = Dobyli jste { TERRITORY($target, case: "accusative") }. { $move }
page-say-move-in =
    { $most ->
        [one] Přesuňte tam { $most } { -army(form: "accusative") }.
        [few] Přesuňte tam { page-say-range } { -army(form: "plural-accusative") }.
        [many] Přesuňte tam { page-say-range } { -army(form: "genitive") }.
       *[other] Přesuňte tam { page-say-range } { -army(form: "plural-genitive") }.
    }
    .third =
        { $most ->
            [one] přesuňte tam { $most } { -army(form: "accusative") }.
            [few] přesuňte tam { page-say-range } { -army(form: "plural-accusative") }.
            [many] přesuňte tam { page-say-range } { -army(form: "genitive") }.
           *[other] přesuňte tam { page-say-range } { -army(form: "plural-genitive") }.
        }
    .sub =
        { $armies ->
            [one] Aspoň { $armies }, která útočila
            [few] Aspoň { $armies }, které útočily
            [many] Aspoň { $armies }, které útočily
           *[other] Aspoň { $armies }, které útočily
        }; { TERRITORY($source, case: "in") } musí zůstat nejméně 1.
page-say-range =
    { $exact ->
        [yes] { $most }
       *[no] { $least } až { $most }
    }

page-say-fortify = Vyberte území, ze kterého přesunete armády, nebo ukončete tah.
    .sub =
        { $own ->
            [one] Přesunout je můžete z 1 území.
            [few] Přesunout je můžete ze { $own } území.
            [many] Přesunout je můžete z { $own } území.
           *[other] Přesunout je můžete z { $own } území.
        }
page-say-move = Přesuňte { number-of-armies.accusative } { TERRITORY($source, case: "from") } { TERRITORY($target, case: "to") }.
    .sub =
        { CAPITALISED(TERRITORY($source, case: "in")) } { $armies ->
            [one] zůstane { $armies } armáda
            [few] zůstanou { $armies } armády
            [many] zůstanou { $armies } armády
           *[other] zůstane { $armies } armád
        }.
page-say-one-movement =
    Je to váš jediný přesun{ $ends ->
        [yes] { " " }a ukončí tah
       *[no] { " " }v tomto tahu
    }.
page-say-one-movement-in-turn = V jednom tahu máte jeden přesun.
page-say-moved-already = Svůj jediný přesun jste už provedli.
page-say-move-where = Vyberte, kam přesunete armády { TERRITORY($source, case: "from") }.
    .sub = Mohou { TERRITORIES($targets, kind: "or", case: "to") }.
page-say-end-turn = Ukončete tah.
    .sub = Žádnou armádu nelze přesunout.

## The map: what a screen reader says of a territory, and the marks that are on it.

page-map = Mapa, { $territories } území
page-map-holder =
    { $holder ->
        [none] volné
        [red] červená
        [blue] modrá
        [green] zelená
        [yellow] žlutá
        [black] černá
        [purple] fialová
        [allied] Spojená armáda
        [neutral] neutrální armáda
       *[other] { $holder }
    }
page-colour =
    { $holder ->
        [red] Červený
        [blue] Modrý
        [green] Zelený
        [yellow] Žlutý
        [black] Černý
        [purple] Fialový
       *[other] { CAPITALISED(page-map-holder) }
    }
page-map-placed = právě umístěno { $armies }
page-map-proposed = k umístění { $armies }
page-map-tired = unavených { $armies }
page-map-taken = dobyto, předtím { page-map-holder }
page-map-capital = hlavní město, { page-map-holder }
page-map-own-capital = vaše tajné hlavní město
page-map-bonus = +{ $armies } za tah
page-map-bonus-lost = −{ $armies } za tah
page-map-find = Najít { $words }…
page-map-larger = Větší mapa
page-map-smaller = Menší mapa
# The short one stands on a small button: all of the map.
page-map-whole = Celá mapa
    .short = Celá

# Marks say something of the territory that bears them: "attacks" of an attacker.
page-mark-goal = potřebné k vašemu úkolu
page-mark-changed = dobyté od vašeho posledního tahu
page-mark-attacks = útočí
page-mark-target = cíl
page-mark-attackable = lze na ně útočit
page-mark-can-attack = může útočit
page-mark-from = odkud
page-mark-to = kam
page-mark-reachable = dosažitelné
page-mark-can-move = odtud lze přesouvat
page-mark-receives = sem lze přesunout armády
page-mark-gives = odtud lze přesunout armády
page-mark-chosen = vybrané
page-mark-reinforceable = lze je posílit
page-mark-choosable = lze je vybrat
page-mark-free = volné
page-mark-here = zde
page-mark-from-here = odtud
page-mark-to-here = sem
page-mark-look-here = podívejte se sem
page-mark-your-answer = vaše odpověď
page-mark-the-answer = správná odpověď
page-mark-not-allowed = nedovolené
page-mark-of-lesson = vyznačené v lekci
page-mark-too = také { $mark }
page-mark-capital = hlavní město, odkryté
page-mark-own-capital = vaše hlavní město, tajné
page-mark-tired = unavené: nesmějí se přesouvat
page-mark-hint-look = nápověda: podívejte se sem
page-mark-hint-this = nápověda: toto
page-mark-hint-put = nápověda: armády sem
page-mark-hint-from = nápověda: odtud
page-mark-hint-to = nápověda: sem

## The head, the menu, and the keys that are printed below everything.

page-head-reinforce = Rozmístění
page-head-attack = Útok
page-head-move = Opevnění
page-head-parts = Etapy tahu
page-head-won = výhra, { page-round }
page-head-ended = konec, { page-round }
page-head-you = vy
page-head-own =
    { $turn ->
        [yes] Váš tah
       *[no] Vy
    }
page-head-next = další · { page-round }
page-head-attacks = útočí · { page-round }
page-head-your-turn = váš tah · { page-round }
page-head-bot = bot · { page-round }
page-head-undo = Vzít zpět
page-head-redo = Znovu
page-offer-full-screen = Hrací plán může vyplnit celou obrazovku.
    .no = Teď ne
page-offer-sideways = Otočte telefon na šířku: mapa bude mnohem větší.
    .yes = Otočit
page-head-full-screen =
    { $full ->
        [yes] Opustit celou obrazovku
       *[no] Celá obrazovka
    }
page-wall = Na plátno
    .about = Celá obrazovka velkým písmem pro projektor: otázka, odpovědi a mapa
    .leave = Ukončit promítání

page-menu = Více
page-menu-files = Sdílet, uložit a načíst
page-menu-others = Hrát s ostatními
page-menu-settings = Nastavení
page-language = Jazyk
page-menu-save = Sdílet nebo uložit hru…
page-menu-load = Načíst hru nebo pozici…
page-menu-position = Kopírovat pozici…
page-menu-new = Nová hra…
page-menu-end = Ukončit tuto hru…
page-menu-table = Hrát na více obrazovkách…
page-menu-class = Učit třídu
page-menu-sounds = Zvuky
page-menu-sure = Dobojovat téměř jisté bitvy ({ $chance })
page-menu-printed-dice = Kostky v barvách vydání
page-menu-confirm = Potvrzovat každou akci
page-menu-evaluation = Ukazovat, kdo vede
page-hint = Napovědět
page-hint-title = Nápověda
page-hint-close = Zavřít nápovědu
page-hint-level = Jak moc napovědět
page-hint-levels =
    { $level ->
        [nudge] Náznak
       *[plan] Plán
    }
page-hint-do = Provést
page-hint-numbered =
    Na mapě { $steps ->
        [one] je očíslován první útok
        [few] jsou očíslovány první { $steps } útoky
        [many] jsou očíslovány první { $steps } útoky
       *[other] je očíslováno prvních { $steps } útoků
    }.
page-coach = Kouč
    .about = při hře posuzuje vaše rozhodnutí; hry s koučem se do vaší úrovně nepočítají
page-coach-when =
    { $when ->
        [off] vypnutý
        [mistakes] po chybě
       *[decisions] po každém rozhodnutí
    }
page-coach-thinking = Kouč posuzuje vaše rozhodnutí.
page-coach-close = Zavřít poznámku
page-coach-tries =
    { $tries ->
        [one] Zbývá 1 pokus.
        [few] Zbývají { $tries } pokusy.
        [many] Zbývá { $tries } pokusu.
       *[other] Zbývá { $tries } pokusů.
    }
page-coach-kept = Zítra se to vrátí v Mých chybách.
page-coach-find = Najít lepší
page-coach-back = Vzít zpět
page-coach-keep = Nechat na zítra
page-coach-show = Ukázat řešení
page-chances = Šance na výhru
page-chances-assume =
    { $own ->
        [own] podle toho, co víte
       *[none] podle toho, co vidí každý
    }, pokud všichni hrají asi tak dobře jako expert
page-menu-teach = Výuka: vysvětlovat každou akci
page-menu-defends = { CAPITALISED(SEAT($seat)) } se brání vždy nejlepším počtem kostek
page-bots = Boti
page-bots-speed = Rychlost
    .label = Rychlost botů
page-bots-at =
    { $speed ->
        [normal] Normálně
        [fast] Rychle
        [instant] Ihned
       *[other] { $speed }
    }

page-keys = Klávesy a značky
page-keys-in-game = Při hře
page-marks = Na mapě
page-marks-tag =
    Na štítku je znak a barva toho, kdo území drží{ $third ->
        [yes] { " " }(třetí armáda znak nemá)
       *[no] { "" }
    }, a počet tamních armád. Přerušovaná čára spojuje území přes moře. Vedle názvu světadílu stojí, co přináší v každém tahu tomu, kdo jej drží celý.
page-key-next-move = předchozí, další akce
page-key-next-territory = další území
page-key-find = najít podle názvu
page-key-next-possible = další, předchozí z možných
page-key-choose = vybrat, potom provést
page-key-at-once =
    { $claim ->
        [yes] obsadit
       *[no] umístit jednu armádu{ $armies ->
            [1] { "" }
           *[other] , { $armies } { TERRITORY($territory, case: "to") }
        }
    }
page-key-so-many = tolik armád tam
page-key-back = zpět
page-key-stop-placing = přestat umisťovat
page-key-dice = kostky
page-key-always = vždy nejlepší odpověď
page-key-armies = armády
page-key-all = všechny: { $armies }
    .any = všechny
page-key-least = nejméně: { $armies }
    .any = co nejméně
page-key-rest = všechny ({ $armies }) sem, každý tah jedna
page-key-end-phase = ukončit etapu
page-key-fight = bojovat dál
page-key-skip = přeskočit k vašemu dalšímu rozhodnutí
page-key-for-me = umístit zbytek za mě
page-key-set = vybrat nejlepší sekvenci, potom další
page-key-trade = vyměnit ji
page-key-hint =
    { $level ->
        [nudge] plán
       *[other] nápověda
    }
page-key-undo = vzít zpět
page-key-redo = znovu
page-key-why = proč
page-key-with-shift = Shift+{ $key }

## The table of the players.

page-players = Hráči
page-players-player = Hráč
page-players-territories = Území
page-players-armies = Armády
page-players-pieces = jako figurky
page-players-cards = Karty
page-players-continents = Světadíly
page-players-income = Příští posily
    .short = Příště
page-players-bot =
    { $bot ->
        [easygoing] lehký
        [cautious] normální
       *[other] { $bot }
    }
page-players-out =
    mimo hru od { $round }. kola{ $by ->
        [none] { "" }
       *[other] { " " }(vyřazuje: { $sign } { SEAT($by) })
    }
page-players-out-here =
    { $by ->
        [none] už mimo hru
       *[other] mimo hru (vyřazuje: { $sign } { SEAT($by) })
    }
page-players-nobody = –
page-players-half = půlka

## The panels: set-up, reinforcement, cards.

page-claim = Volná území
page-claim-own = držíte { $own }
page-claim-in-hand = k umístění { number-of-armies }
page-in-hand = Armády k umístění
page-in-hand-rest = Všechny vaše zbývající armády, v každém tahu jedna
page-in-hand-for-me = Umístit zbytek za mě
    .how = Každý tah jednu { -army(form: "accusative") } na vaše hranice, nejvíc tam, kde má soupeř největší převahu.
page-in-hand-all = Všechny ({ $armies }) { TERRITORY($territory, case: "to") }
page-capital = Hlavní město
page-capital-why = Co je hlavní město?

page-reinforce = Armády v tomto tahu
page-reinforce-third = { CAPITALISED(SEAT("third")) }
page-reinforce-total = Dohromady
page-reinforce-on = Kam: { TERRITORY($territory) }
page-reinforce-there = teď tam stojí { $armies } → { $after }
page-reinforce-all = Umístit vše ({ $armies })
page-reinforce-armies = Armády k umístění
page-reinforce-why = Proč { $armies }?
page-reinforce-why-third = Proč je umisťuji já?
page-armies-left =
    <b>{ $left ->
        [one] zbývá { $left }
        [few] zbývají { $left }
        [many] zbývá { $left }
       *[other] zbývá { $left }
    }</b>{ $placed ->
        [0] { "" }
       *[other] , umístěno { $placed }
    }
page-since = Od vašeho posledního tahu

page-cards = Vaše karty
page-cards-held =
    { $cards ->
        [one] 1 { -card }
        [few] { $cards } { -card(form: "plural") }
        [many] { $cards } { -card(form: "genitive") }
       *[other] { $cards } { -card(form: "plural-genitive") }
    }{ $trade ->
        [now] : musíte vyměnit
        [next] ; v příštím tahu musíte vyměnit
        [later] ; při { $due } musíte vyměnit
       *[no] { "" }
    }
page-cards-none = Kartu získáte, když ve svém tahu dobudete území.
page-cards-earned =
    Kartu si vezmete { $drawn ->
        [end_of_turn] na konci tahu
       *[after_combat] po ukončení útoku
    }.
page-cards-next-set = Příští sekvence ve hře přinese { number-of-armies.accusative }.
page-cards-set-values = Sekvence přináší { LIST($values, kind: "comma") }.
page-cards-set-value =
    { $armies } ({ $kind ->
        [one_of_each] po jedné od každého
       *[other] { SYMBOL($kind, case: "plural") }
    })
page-card-wild = Žolík
    .symbol = libovolný symbol
page-card-yours = vaše
page-cards-no-set = Zatím nemáte sekvenci.
page-cards-wrong-set = Tyto tři sekvenci netvoří.
page-cards-choose-set = Vyberte tři karty, které tvoří sekvenci.
page-cards-others = Vyberte karty pro jinou sekvenci.
page-cards-bonus-for = Armády navíc:
page-cards-trade = Vyměnit

page-covered = Jen pro vás
page-covered-title = Zakryto
page-covered-cards =
    { $cards ->
        [one] 1 { -card }
        [few] { $cards } { -card(form: "plural") }
        [many] { $cards } { -card(form: "genitive") }
       *[other] { $cards } { -card(form: "plural-genitive") }
    }
page-covered-mission = 1 úkol
page-covered-about = { LIST($hidden) }, na této stránce to zatím není
page-covered-show = Ukázat · jen vám
page-mission = Váš úkol
page-goal = Jak vyhrát
page-mission-cover = Zakrýt
page-capital-own = Vaše hlavní město
page-capitals-shown = Odkryto: { LIST($items) }
page-capital-of = { TERRITORY($territory) } ({ SEAT($seat) })

## The panels: attack, defence, movement.

page-attack = Tento útok
page-attack-armies = Útočníci
    .label = Armády, které útočí
page-attack-dice = Kostky
page-attack-why-allied = Proč útočí { SEAT($seat) }?

page-odds-exact = přesně, kostky podle pravidel vydání: { $edition }
page-odds-hit = Příští hod: šance zničit aspoň jednu armádu je { $chance }.
page-odds-kept = zbývající armády
page-odds-keeps = zbývající armády: { SEAT($seat) }
page-odds-spoken = { CAPITALISED(LIST($sides, kind: "semicolon")) }
page-odds-side = { $side }: { LIST($chances, kind: "comma") }
page-odds-chance = { $armies }: { $chance }
page-odds-how = Jak se to počítá?
    .about = Započítá se každý hod, který může padnout; obě strany přitom vždy házejí tolika kostkami, kolika smějí. Nic se nelosuje ani neodhaduje.
page-until-armies =
    Přestat, až { TERRITORY($source, case: "in") } { $armies ->
        [one] zbude { $armies }
        [few] zbudou { $armies }
        [many] zbude { $armies }
       *[other] zbude { $armies }
    }
    .label = Až do dobytí { TERRITORY($target, case: "genitive") }, nebo než { TERRITORY($source, case: "in") } zbude tolik armád

page-roll = Hod
page-roll-loss =
    { $tie ->
        [yes] remíza:{ " " }
       *[no] { "" }
    }{ $sign } −1
page-roll-sound = Zapnout zvuk?
page-roll-why = Proč tyto ztráty?
page-roll-because = Každá dvojice stojí jednu armádu: vyhrává vyšší kostka.
    .tie =
        Každá dvojice stojí jednu armádu: vyhrává vyšší kostka a při remíze, jako { $attack } = { $defence }, vyhrává { $winner ->
            [attack] útočník
           *[defence] obránce
        }.

page-defence-dice = Kostky
# The caption of a table with a row for each number of dice.
page-defence-average = Průměrné ztráty armád
page-defence-loses = ztrácí
page-defence-why = Proč tyto kostky?
page-defence-for-me = Odteď se bránit za mě
    .how = Vždy tolika kostkami, kolika se ubráníte nejčastěji.

page-occupy = Armády k přesunu
page-occupy-proposal =
    Návrh: { $armies }. { $behind ->
        [0] { TERRITORY($source) }: v sousedství není žádný soupeř.
       *[other] { $ahead ->
            [0] { TERRITORY($target) }: v sousedství není žádný soupeř.
           *[other] Armády soupeřů v sousedství: { TERRITORY($source) } { $behind }; { TERRITORY($target) } { $ahead }.
        }
    }
page-occupy-why = Proč nejméně { $least }?
page-move = Přesun
page-move-about = Přesuňte armády z některého svého území na své sousední, nebo je nechte, kde jsou.
page-move-how-often = Kolikrát smím přesouvat?
page-move-armies = Armády k přesunu
page-move-keeps = { TERRITORY($territory) }: zůstane
page-move-gets = { TERRITORY($territory) }: pak bude
page-move-why = Proč nejvýše { $most }?
page-tired = Unavené armády
page-tired-why = Proč se nesmějí přesouvat?

## The end of a game, the hand-over, the log, and looking back.

page-winner = { CAPITALISED(SEAT($seat)) } vyhrává
page-winner-you = Vyhráli jste
page-winner-with = { $round }. kolo: { $territories } území a { number-of-armies }
page-great-out =
    { $you ->
        [yes] Jste
       *[no] { CAPITALISED(SEAT($seat)) } je
    } mimo hru.
page-great-taken =
    { $you ->
        [yes] Držíte
       *[no] { CAPITALISED(SEAT($seat)) } drží
    } celý světadíl { CONTINENT($continent) }.
page-great-lost =
    { $you ->
        [yes] Už nedržíte
       *[no] { CAPITALISED(SEAT($seat)) } už nedrží
    } celý světadíl { CONTINENT($continent) }.
page-great-cards =
    { $you ->
        [yes] Vyměňujete
       *[no] { CAPITALISED(SEAT($seat)) } vyměňuje
    } všechny karty z ruky za { number-of-armies.accusative }.
page-over-chart = Jak to šlo
    .label = Co graf ukazuje
page-over-of =
    { $of ->
        [territories] Území
       *[armies] Armády
    }
page-over-table = Jako tabulka
    .label = Čísla z grafu
page-over-round = Kolo
page-over-axis = kolo
page-over-end = konec
page-over-spoken = { page-over-of } po kolech: { LIST($items, kind: "semicolon") }
page-over-first-last = { CAPITALISED(SEAT($seat)) } { $first } na začátku, { $last } na konci
page-over-figures =
    { $seat ->
        [none] V číslech
       *[other] { CAPITALISED(SEAT($seat)) } v číslech
    }
    .own = Vaše hra v číslech
page-over-players = Čísla všech hráčů
page-over-missions = Úkoly všech hráčů
page-review = Rozbor
page-review-open = Rozebrat hru
page-review-nothing = Nehrál se žádný tah, takže není co rozebírat.
page-review-spoken = Šance na výhru po tazích: { LIST($items, kind: "semicolon") }
page-review-chances = Šance na výhru
page-review-points = Zvraty
page-review-summary = Hra ve zkratce
page-review-try = Zkusit to odtud
page-review-look = Podívat se
page-review-board = Hrací plán, jak tehdy vypadal
page-review-points-none = Žádný tah nezměnil šanci na výhru aspoň o 5 procentních bodů.
page-review-luck = Co udělaly kostky
page-review-luck-chance = Získaná šance, body
page-review-choices =
    { $own ->
        [own] Vaše tahy
       *[none] Tahy { SEAT($seat, case: "genitive") }
    } ve srovnání s plánem experta
page-review-choices-about =
    Co by udělal expert s tím, co se tehdy vědělo, a o kolik byly skutečné volby lepší nebo horší: rozdíl šancí na výhru po tahu v procentních bodech, bez vlivu kostek. Je to odhad, přesný asi na { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
page-review-judged-about = Čím by začal expert s tím, co se tehdy vědělo. Chyby jsou ty, které potvrdily hry dohrané odtud: body říkají, kolik stála ta nejdražší v tahu. Šance před tahem a po něm jsou to, co čekal expert; podíly vyhraných her jsou výsledek her, které dohráli boti. Proto se liší.
page-review-whose = Čí tahy
page-review-work = Spočítat
page-review-stop = Zastavit
page-review-worked =
    { $done } z { $turns ->
        [one] 1 { -turn(form: "genitive") }
        [few] { $turns } { -turn(form: "plural-genitive") }
        [many] { $turns } { -turn(form: "genitive") }
       *[other] { $turns } { -turn(form: "plural-genitive") }
    }
page-review-sum =
    { $turns ->
        [0] Žádný tah ke srovnání: každý začal jako u experta, nebo znamenal výhru.
        [one] 1 tah, který začal jinak: { $points }{ "\u00A0" }p.{ "\u00A0" }b.
        [few] { $turns } tahy, které začaly jinak, dohromady: { $points }{ "\u00A0" }p.{ "\u00A0" }b.
        [many] { $turns } tahy, které začaly jinak, dohromady: { $points }{ "\u00A0" }p.{ "\u00A0" }b.
       *[other] { $turns } tahů, které začaly jinak, dohromady: { $points }{ "\u00A0" }p.{ "\u00A0" }b.
    }
page-review-judged =
    { $turns ->
        [0] Žádný tah se zjevnou chybou.
        [one] 1 tah se zjevnou chybou.
        [few] { $turns } tahy se zjevnou chybou.
        [many] { $turns } tahu se zjevnou chybou.
       *[other] { $turns } tahů se zjevnou chybou.
    }
page-review-turn = { $round }. kolo
page-review-no-plan = Pro tento tah nelze uvést plán.
page-review-worth =
    { $size ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
page-review-way =
    Hráno (podle experta): { $before } → { $after }{ $won ->
        [yes] { "" }
       *[no] , kostky { page-review-worth }
    }.
page-review-meaning = Ve srovnání s průměrem pro stejný počet kostek: nad 0 pomohly, pod 0 uškodily. Šance předpokládají, že všichni hrají asi tak dobře jako expert.
page-mistakes = Moje chyby
    .about =
        { $due ->
            [0] Žádná nečeká
            [one] Jedna čeká
            [few] { $due } čekají
            [many] { $due } čekají
           *[other] { $due } jich čeká
        }
page-mistakes-play =
    { $due ->
        [0] Procvičit jednu znovu
        [one] Procvičit tu, která čeká
        [few] Procvičit čekající ({ $due })
        [many] Procvičit čekající ({ $due })
       *[other] Procvičit čekající ({ $due })
    }
page-mistakes-kept = Rozhodnutí k procvičení
page-mistakes-given = Ztracená šance na výhru za tah
page-mistakes-kinds = Podle druhu rozhodnutí
page-mistakes-kind = { $title }: { $part } (±{ "\u00A0" }{ $error }), obvykle { $usual }
page-mistakes-spoken = Ztracená šance na výhru v jednotlivých hrách ve srovnání se stupněm { $regular }: { LIST($items, kind: "semicolon") }
page-mistakes-next = Co procvičit příště
page-mistakes-lesson = Otevřít lekci
page-mistakes-puzzles = Otevřít úlohy
page-mistakes-looking = Hledají se vaše nejdražší rozhodnutí: { $done } z { $pieces }.
page-mistakes-compiling = Prohlížejí se vaše rozhodnutí…
page-mistakes-found =
    { $found ->
        [0] Žádné vaše rozhodnutí nebylo zjevnou chybou.
        [one] Jedno vaše rozhodnutí stálo hodně. Zítra se vrátí jako úloha.
        [few] { $found } vaše rozhodnutí stála hodně. Zítra se vrátí jako úlohy.
        [many] { $found } vaše rozhodnutí stála hodně. Zítra se vrátí jako úlohy.
       *[other] { $found } vašich rozhodnutí stálo hodně. Zítra se vrátí jako úlohy.
    }
page-mistakes-meaning = Podle odhadu experta. 100{ "\u00A0" }% je to, co v takové hře ztrácí za tah hráč na stupni { $regular }, takže lze různé hry srovnávat. Čárkovaná čára ukazuje, co je obvyklé na stupni { $rung }. Svislé čáry jsou 95% intervaly.
page-fair = Kostky a štěstí
page-fair-every = Každý hod a semínko
page-fair-luck = Ušetřené armády
page-fair-won = Získaná území
page-fair-meaning = Ve srovnání s průměrem pro stejný počet kostek: nad 0 pomohly, pod 0 uškodily.
page-fair-round = Kolo
page-fair-battle = Bitva
page-fair-attack = Útok
page-fair-defence = Obrana
page-fair-lost = Ztráty
page-over-dice = Všechny kostky
page-over-dice-mean = průměr
page-over-dice-fair = poctivé kostky hodí v průměru 3,5
page-over-why = Proč je to výhra?

page-handover =
    { CAPITALISED(SEAT($seat)) }: { $secret ->
        [yes] zvolte své hlavní město
       *[no] jste na tahu
    }
    .label = Předání
page-handover-take =
    Převezměte obrazovku. Nikdo jiný by se teď dívat neměl{ $secret ->
        [yes] : které to je, smíte vědět jen vy
       *[no] { "" }
    }.
page-handover-ready =
    { CAPITALISED(SEAT($seat)) } jsem já: { $secret ->
        [yes] zvolit hlavní město
       *[no] začít tah
    }
page-handover-secrets = Co smíte vidět jen vy, přijde na tuto stránku, teprve až stisknete tlačítko.

page-log = Záznam
    .label = Záznam; vyberte řádek a uvidíte tehdejší stav
page-log-unfold = Podrobnosti
page-plans = Plány
    .label = Plány
page-plans-analyse = Analyzovat
page-plans-players = Hráči
page-plans-play = Dohrát { $games }×
page-plans-stop = Zastavit
page-plans-add = Nakreslit plán
page-plans-drop =
    { $follow ->
        [0] Smazat
        [one] Smazat i s plánem, který na něj navazuje
        [few] Smazat i se { $follow } plány, které na něj navazují
        [many] Smazat i s { $follow } plánu, které na něj navazují
       *[other] Smazat i s { $follow } plány, které na něj navazují
    }
page-plans-keep = Uložit jako můj plán
page-plans-name = Název plánu
page-plans-on = Navázat na něj
page-plans-after = Po něm, s průměrnými ztrátami, je na tahu { SEAT($seat) }.
page-plans-back = Zpět
page-branches = Moje plány
page-plans-remove = Odebrat tento krok
page-plans-up = Dříve
page-plans-ask = Tažením z jednoho území na druhé naplánujete útok; nebo vyberte obě po sobě. Kliknutí umístí armády, další je vezme zpět.
page-plans-success = Všechny útoky: { $odds }
page-plans-waiting = Počítá se…
page-plans-compiling = Připravují se hry. Trvá to minutu, a jen jednou.
page-plans-progress = po { $games } z { $of } her
page-plans-best = nejlepší
page-plans-steps = Kroky
page-mark-plan = { page-plans-steps }
page-edit = Editor pozic
page-edit-open = Upravit pozici
page-edit-new = Sestavit pozici
page-edit-valid = Tato pozice je možná.
page-edit-how = Vyberte barvu a klikejte na území nebo přes ně táhněte. Další klik přidá armádu, Shift nebo dlouhý stisk jednu ubere.
page-edit-play = Hrát odtud
page-edit-copy = Kopírovat…
page-edit-leave = Zavřít editor
page-edit-nobody = Nikdo
page-edit-brush = Barva štětce
page-edit-problem = takto to není možné
page-edit-armies = Armády { TERRITORY($territory, case: "in") }
page-edit-fill = Zaplnit volná území
page-edit-begin = Výchozí pozice…
page-edit-begin-game = Pozice této hry
page-edit-begin-dealt = Náhodné rozdělení
page-edit-begin-empty = Prázdný hrací plán
page-edit-begin-text = Nebo vložte pozici, odkaz, uloženou hru, případ pravidla nebo pozici z lekce:
page-edit-turn = Tah
page-edit-whose = Hráč
page-edit-phase = Etapa
page-edit-phase-name = { CAPITALISED(PHASE($phase)) }
page-edit-to-place = Armády k umístění
page-edit-given = Vyprázdněte pole a spočítají se podle pravidel.
page-edit-captured = Bylo dobyto území
page-edit-round = Kolo
page-edit-sets = Vyměněné sekvence
page-edit-capitals = Hlavní města
page-edit-capital = Hlavní město: { SEAT($seat) }
page-edit-missions = Úkoly
page-edit-mission = Úkol: { SEAT($seat) }
page-edit-cards = Karty
page-edit-add-card = Přidat kartu
page-edit-card-for = Karta: { SEAT($seat) }
page-edit-drop-card = { $card }: vrátit do balíčku
page-edit-none = Není
page-edit-game = Hra
page-edit-copy-line = Text
    .about = Jediný řádek s celou pozicí. Lze jej znovu načíst.
page-edit-copy-lesson = Lekce
    .about = Začátek souboru lekce, nad jejími kroky.
page-edit-copy-case = Případ pravidla
    .about = Soubor pro python -m risk_widget.scenario. Doplňte kroky, které má ověřit.
page-edit-copy-link = Odkaz
    .about = Celá pozice je v odkazu a na žádném serveru.
page-log-look-back = Pohled zpět
page-log-all = Všechny řádky
page-log-all-lines =
    { $lines ->
        [one] Celý { $lines } řádek
        [few] Všechny { $lines } řádky
        [many] Všechny { $lines } řádky
       *[other] Všech { $lines } řádků
    }

page-past-round-before = Předchozí kolo
page-past-round-after = Další kolo
page-past-speed = Rychlost
page-past-times = { $times }×
page-past-first = Začátek
page-past-previous = Předchozí akce
page-past-play = Přehrát odtud
page-past-pause = Pozastavit
page-past-next = Další akce
page-past-last = Poslední akce
page-past-slider = Akce
page-past-move = akce { $at } z { $of }
page-past-when =
    { page-round }, { $at ->
        [0] před první { -move(form: "instrumental") }
       *[other] akce { $at } z { $of }
    }
page-past-this-move = Tato akce
page-past-nothing = Tato akce nemá v záznamu řádek.
page-past-before = Před první akcí.

## The form of a new game.

page-new = Nová hra
page-first = Splňte svůj tajný úkol dřív, než ostatní splní ty své.
page-first-mission = Krátká hra
page-first-rivals =
    { $sureness ->
        [none] Hrají proti vám dva slabí boti.
       *[other] Hrají proti vám dva boti vaší úrovně: asi stupeň { $rung } z 10, { level-sure } ({ $low } až { $high }).
    }
page-first-play = Hrát
page-first-new = Hrát novou hru
page-go-on =
    Pokračovat ve hře ({ $when }, { $round ->
        [0] příprava hry
       *[other] { $round }. kolo
    })
    .about = { $edition }, { $mode }
page-first-everything = Podrobné nastavení…
page-new-load = Načíst hru…
    .about = Uložená hra nebo pozice
page-new-start = Začít hru
page-new-learn = Nejdřív se naučit hrát
    .about = Krátké lekce na hracím plánu
page-new-puzzle = Úloha dne
    .about = Jedna pozice, jedno nejlepší rozhodnutí
page-new-last = { $edition }, { $round }. kolo
page-new-edition = Vydání
page-new-mode = Režim
page-new-board = Hrací plán
page-new-options = Možnosti tohoto vydání
page-new-seats = Hráči
page-new-order = Vylosovat pořadí tahů
    .listed = jinak jako v seznamu
page-new-add-seat = Přidat hráče
# What is left to chance: the dice and the deck, which come from the seed below.
page-new-chance = Náhoda
page-new-seed = Semínko
    .any = libovolné
    .about = Stejné semínko, stejné kostky.
page-new-other-seed = Nové semínko
page-new-seed-number = Semínko musí být celé číslo.
page-new-help = Při hře
page-new-teach = při hře vysvětluje každou etapu tahu a každou akci
page-new-code = Totéž v kódu
page-new-copy-code = Kopírovat kód
page-new-players =
    { $exact ->
        [yes] právě { $least }
       *[no] { $least } až { $most }
    }
page-new-needs =
    Počet hráčů: { page-new-players }; { $seated ->
        [one] u stolu { $seated }
        [few] u stolu { $seated }
        [many] u stolu { $seated }
       *[other] u stolu { $seated }
    }.
page-new-not-in-edition = V tomto vydání ({ $edition }) není.
page-new-changes-seats =
    Počet hráčů: { page-new-players }; { $seats ->
        [one] { $seats } hráč se
        [few] { $seats } hráči se
        [many] { $seats } hráče se
       *[other] { $seats } hráčů se
    } { $added ->
        [yes] { $seats ->
            [one] přidá
            [few] přidají
            [many] přidá
           *[other] přidá
        }
       *[no] { $seats ->
            [one] odebere
            [few] odeberou
            [many] odebere
           *[other] odebere
        }
    }.
page-new-bot = { $title }: { $summary }
page-new-shared =
    { $persons ->
        [one] U této obrazovky sedí { $persons } člověk
        [few] U této obrazovky sedí { $persons } lidé
        [many] U této obrazovky sedí { $persons } lidé
       *[other] U této obrazovky sedí { $persons } lidí
    }. Než se ukážou něčí karty, obrazovka se předá.
page-new-bots-alone = Hrají jen boti; vy se díváte.
page-new-so-many =
    { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
        [many] { $players } hráče
       *[other] { $players } hráčů
    }
# Beside what the form has changed by itself; the sentences below say why.
page-new-own = změněno
page-new-own-mode = Režim { $asked } v tomto vydání ({ $edition }) není, hraje se proto { $mode }.
page-new-own-players =
    Počet hráčů v režimu { $mode }: { page-new-players }. { $added ->
        [yes] { NUMBER_OF($seats) ->
            [one] Přibude
            [few] Přibudou
            [many] Přibudou
           *[other] Přibudou
        }
       *[no] { NUMBER_OF($seats) ->
            [one] Nehraje
            [few] Nehrají
            [many] Nehrají
           *[other] Nehrají
        }
    } { SEATS($seats) }.
page-new-own-order = Změnili jste pořadí tahů, proto se už nelosuje.
page-new-own-colour = { page-seat-row } má teď jinou barvu: { page-colour }.
page-new-own-name = Místo hráče { $name } teď hraje bot pod vlastním jménem.

page-seat-row = Hráč { $player }
page-seat-row-colour = { page-seat-row }: barva
page-seat-row-name = { page-seat-row }: jméno
page-seat-row-played-by = { page-seat-row }: kdo hraje
page-seat-row-earlier = { page-seat-row }: hrát dřív
page-seat-row-remove = { page-seat-row }: odebrat

## What lies over the board: rules, files, questions.

page-dialog-close = Zavřít
page-table = Hrát na více obrazovkách
page-table-about = Každý si otevře odkaz na telefonu, tabletu nebo počítači a hraje tam na svém místě. Nic se neinstaluje a nikdo nepotřebuje účet.
page-table-over = Hra skončila, takže hráče už nelze změnit. Hráče další hry zvolíte, když ji začnete.
page-table-owner = Kdo provozuje tento zápisník, může se podívat na vše, co je v něm, i na zakryté karty a úkoly.
page-table-open = Otevřít stůl
page-table-open-lan = Otevřít pro místní síť
page-table-open-near = Jen na tomto počítači
page-table-opening = Stůl se otevírá…
page-table-cut-off = Server stolu neodpovídá. Zápisník se k němu zkouší připojit…
page-table-at =
    { $at ->
        [here] hraje u této obrazovky
        [there] je tu
        [away] je bez spojení
        [left] je pryč
       *[bot] je bot
    }
page-table-turn = teď rozhoduje
page-table-person = Pozvat člověka
    .of = Pozvat člověka: { SEAT($seat) }
page-table-take-back = Hrát zde
    .of = Hrát zde: { SEAT($seat) }
page-table-new-link = Nový odkaz
    .of = Nový odkaz: { SEAT($seat) }
page-table-give-bot = Předat botovi
    .of = Předat botovi: { SEAT($seat) }
page-table-spectators = Diváci
page-table-watching =
    { $count ->
        [0] nikdo se nedívá
        [one] dívá se jeden
        [few] dívají se { $count }
        [many] dívají se { $count }
       *[other] dívá se { $count }
    }
page-table-link = Odkaz a kód
page-table-address = Odkaz
page-table-at-address = Adresa tohoto počítače
page-table-qr = Odkaz jako QR kód
page-table-no-qr = Chcete-li odkaz jako QR kód, nainstalujte balík segno: pip install "risk-widget[table]".
page-table-code = Nebo kód { $code } na této adrese:
page-table-near = Na tuto adresu se dostane jen tento počítač.
page-table-close = Zavřít stůl
page-table-screens =
    { $screens ->
        [one] 1 obrazovka
        [few] { $screens } obrazovky
        [many] { $screens } obrazovky
       *[other] { $screens } obrazovek
    }
page-table-advice = Dovolit nápovědu, kouče a braní zpět
page-table-vote = Více obrazovek pro jednoho hráče
page-table-vote-after =
    { $seconds ->
        [0] Rozhoduje první kliknutí
       *[other] Hlasuje se { $seconds ->
            [one] 1 sekundu
            [few] { $seconds } sekundy
            [many] { $seconds } sekundy
           *[other] { $seconds } sekund
        }
    }
page-vote = Hlasování
page-vote-so-far =
    Hlasy: { $voted } z { $there }. { $own ->
        [yes] Svůj hlas můžete změnit.
       *[no] Volte na hracím plánu.
    }
page-vote-left =
    { $left ->
        [one] Skončí do jedné sekundy.
        [few] Skončí do { $left } sekund.
        [many] Skončí do { $left } sekund.
       *[other] Skončí do { $left } sekund.
    }
page-class = Třída
page-class-about = Všichni žáci, nejvýše 100, dostanou tutéž otázku: otevřou si odkaz na telefonu, napíšou jméno a odpovídají. Vidíte odpovědi, jak přicházejí, a ukážete správnou. Nikdo nepotřebuje účet.
page-class-open = Otevřít třídu
page-class-owner = Kdo provozuje tento zápisník, vidí, kdo co odpověděl. Nikam jinam se nic neposílá.
page-class-state =
    { $state ->
        [opening] Třída se otevírá…
        [cut_off] Server třídy neodpovídá. Zápisník se k němu zkouší připojit…
       *[closed] Třída ještě není otevřená. Žáci se připojí přes odkaz.
    }
page-class-answered =
    { $there ->
        [one] odpovědi: { $answered } z 1 žáka
        [few] odpovědi: { $answered } z { $there } žáků
        [many] odpovědi: { $answered } z { $there } žáků
       *[other] odpovědi: { $answered } z { $there } žáků
    }
page-class-waits =
    { $there ->
        [0] Zatím tu nikdo není: ukažte odkaz a jeho kód.
       *[other] Odpovědi lze měnit, dokud neukážete správnou.
    }
page-class-shown = Odpověď je na všech obrazovkách.
page-class-show = Ukázat
page-class-next = Další otázka
page-class-answers = Odpovědi
page-class-no-answers = Zatím žádné odpovědi.
page-class-there =
    { $there ->
        [0] nikdo tu není
        [one] je tu 1 žák
        [few] jsou tu { $there } žáci
        [many] jsou tu { $there } žáci
       *[other] je tu { $there } žáků
    }
page-class-right = správně:
page-class-who = Jména
page-class-by = { LIST($who) }
page-class-pupils = V této třídě: { LIST($pupils) }
page-class-nobody = Zatím nikdo nepřišel.
page-class-link = Odkaz a kód…
page-class-table = Tabulka třídy
    .key = ✓ správně, ✗ špatně; prázdné pole: bez odpovědi.
page-class-column =
    { $column ->
        [pupil] Žák
       *[right] Správně
    }
page-class-tries =
    { $tries ->
        [one] 1 pokus
        [few] { $tries } pokusy
        [many] { $tries } pokusu
       *[other] { $tries } pokusů
    }
page-class-save = Uložit jako CSV
page-class-close = Zavřít třídu
page-class-rename = Přejmenovat
    .of = Přejmenovat: { $name }
page-class-send-away = Odebrat
    .of = Odebrat: { $name }
page-class-new-name = Nové jméno
page-class-new-link = Nový odkaz
    .about = Starý odkaz už nikoho nepustí dovnitř. Kdo už tu je, zůstává.
page-class-time = Čas na otázku
page-class-limit =
    { $seconds ->
        [0] bez omezení
        [one] 1 sekunda
        [few] { $seconds } sekundy
        [many] { $seconds } sekundy
       *[other] { $seconds } sekund
    }
page-class-time-left = Zbývající čas
page-class-time-up = Čas vypršel. Ukažte odpověď, nebo přidejte čas.
page-class-more-time = Přidat { $seconds } s
page-class-end-time = Ukončit odpovídání
page-class-put = Také na všechny obrazovky:
page-class-puzzle = Úloha
page-class-warm-up = Rozcvička
page-class-position = Pozice ze hry
page-pupil-name = Žák: { $name }
page-pupil-said = Vaše odpověď: { $said }
page-pupil-change = Odpověď můžete změnit, dokud se neukáže správná.
page-pupil-became =
    { $became ->
        [right] Správně!
        [wrong] Není to správně
       *[none] Odpověď byla tato
    }
page-pupil-next = Další otázka přijde sama.
page-pupil-own = Vaše odpověď: { $said }
page-pupil-time-up = Čas vypršel
    .sub = Odpověď se brzy ukáže.
page-dialog-back = Zpět
page-dialog-cancel = Hrát dál
page-dialog-save = Nejdřív uložit…
page-dialog-end = Hra se zastaví tam, kde je, a nikdo nevyhraje. Hrací plán zůstane k prohlížení.
    .title = Ukončit tuto hru?
    .yes = Ukončit hru
page-dialog-replace = Tím skončí rozehraná hra (teď { $round }. kolo).
    .title = Začít novou hru?
    .yes = Začít novou hru
page-dialog-hint = Když si necháte napovědět, tato hra se už nebude počítat do vaší úrovně.
    .title = Chcete nápovědu?
    .yes = Napovědět
page-dialog-undo = Už se házelo kostkami, nebo odpověděl bot. Když to vezmete zpět, tato hra se už nebude počítat do vaší úrovně.
    .title = Vzít zpět?
    .yes = Vzít zpět

page-rules = Pravidla
page-rules-turn = Tah v kostce
page-rules-small-board = Pravidla jsou vytištěna pro { $printed } území. Tento hrací plán má { $size }, takže hráči úměrně tomu začínají s méně armádami a úkoly žádají méně území.
page-rules-group =
    { $group ->
        [attack] Útok
        [board] Hrací plán
        [capture] Dobytí
        [cards] Karty
        [info] Informace
        [mission] Úkoly
        [move] Přesun
        [reinforce] Rozmístění armád
        [setup] Příprava hry
        [turn] Tah
        [win] Výhra
       *[other] { $group }
    }
page-clause-everywhere = srovnat vydání
    .title = Srovnání vydání
    .label = { $clause }: srovnat vydání
page-clause-others = Ostatní vydání
page-clause-none = { $edition }: takové pravidlo tu není.
page-clause-same = totéž
page-clause-as-above = jako výše
page-clause-same-in = Totéž v ostatních vydáních: { LIST($editions) }.
page-clause-edition = { $edition } ({ $mark })
page-clause-not-in = Chybí ve vydání: { LIST($editions) }.
page-clause-mark =
    { $mark ->
        [printed] vytištěno
        [reading] výklad
        [house] domácí pravidlo
       *[silent] pravidla to neříkají
    }
page-clause-provenance =
    { $mark ->
        [printed] vytištěno v pravidlech ({ $edition }{ page-clause-where })
        [reading] výklad pravidel ({ $edition }{ page-clause-where }): tištěný text není jasný
        [house] domácí pravidlo
       *[silent] pravidla ({ $edition }) to neříkají; hrajeme to { $source ->
            [none] jako většina lidí
           *[other] jako v jiném vydání ({ $source })
        }
    }
page-clause-where =
    { $where ->
        [none] { "" }
       *[other] , { $where }
    }

page-save = Sdílet nebo uložit tuto hru
page-way-link = Odkaz
    .about = Celá hra je v odkazu samém a na žádném serveru není.
page-way-story = Jeden soubor
page-way-film = Film
    .about = Pohyblivý obrázek (GIF) do zprávy nebo do prezentace.
page-way-save = Uložená hra
page-save-about = Uložená hra je textový soubor s každou akcí a každým hodem. Lze ji zde načíst a hru si zpětně prohlížet.
    .whole = Uložíte-li celou hru, můžete v ní také pokračovat.
page-save-secrets =
    <b>Celá hra obsahuje všechna tajemství:</b> karty v ruce všech hráčů, úkoly a hlavní města i karty, které teprve přijdou. { $several ->
        [yes] U této obrazovky hraje více lidí: kdo soubor otevře, uvidí, co mají ostatní.
       *[no] Kdo soubor otevře, uvidí, co mají boti.
    }
page-save-seen =
    Uložit jen to, co smí vidět { $seat ->
        [none] každý
       *[other] { SEAT($seat) }
    }
page-save-whole = Uložit celou hru
page-save-done = Soubor se jmenuje <b>{ $file }</b>. Nevidíte ho? Zkopírujte text:
page-save-text = Uložená hra
page-position = Kopírovat pozici
page-position-about =
    Jeden řádek, který popisuje hru{ $past ->
        [yes] { " " }v okamžiku, který si prohlížíte
       *[no] { "" }
    }, jak ji smí vidět { $seat ->
        [none] každý
       *[other] { SEAT($seat) }
    }.
    .hidden = Otazníky zastupují to, co je skryté.
page-position-text = Pozice

page-linked = Hra z odkazu
page-linked-game =
    Hráč: { SEAT($author) }, { $rounds ->
        [one] 1 { -round }
        [few] { $rounds } { -round(form: "plural") }
        [many] { $rounds } { -round(form: "genitive") }
       *[other] { $rounds } { -round(form: "plural-genitive") }
    }.
page-linked-position = Pozice: { page-round }.
page-linked-winner = Vítěz: { SEAT($seat) }.
page-linked-locked =
    Vidíte jen to, co smí vidět { $seat ->
        [none] každý
       *[other] { SEAT($seat) }
    }. Hru si lze prohlížet, ale ne v ní pokračovat.
page-linked-watch = Přehrát
page-linked-turning = Hrát dál od některého zvratu
page-linked-rival = Vyhráli byste ji za { SEAT($seat, case: "accusative") }?
    .about = S kostkami této hry.
page-linked-play = Hrát dál za { SEAT($seat, case: "accusative") }
page-link-seen =
    Odkaz na to, co smí vidět { $seat ->
        [none] každý
       *[other] { SEAT($seat) }
    }
page-link-whole = Odkaz na celou hru
page-link-done = Celá hra je v tomto odkazu a na žádném serveru. Odkaz otevře stránku, na které se hraje.
page-link-nowhere = Adresa stránky, na které se hraje, tu není známa. Napište ji před tento text, nebo text vložte přes <b>Načíst hru nebo pozici</b>.
page-link-text = Odkaz
page-story-chapters = Kapitoly
page-story-start = Začátek
page-story-turn = { $number }. zvrat
page-story-move = Jste na tahu
page-story-note = Komentář
page-story-plan = Neuskutečněný plán
page-story-ask =
    Hrajete za { SEAT($seat, case: "accusative") }. { $kind ->
        [attack] Na které území zaútočíte?
        [place] Kam umístíte armády?
        [move] Kam přesunete armády?
       *[other] Co uděláte?
    }
    .click = Klikněte na území na mapě, nebo se podívejte, co se hrálo.
    .think = Rozhodněte se a pak se podívejte, co se hrálo.
page-story-guessed =
    { $right ->
        [yes] Ve hře padla stejná volba.
       *[no] Ve hře padla jiná volba.
    }
page-story-show = Ukázat akci
page-story-next = Další kapitola
page-story-back = Předchozí kapitola
page-story-end = Na konec
page-story-again = Od začátku
page-mark-comment = označeno
story-lesson-summary = Otázky z jedné { -game(form: "genitive") }: co byste udělali vy?
story-lesson-nudge = Porovnejte { -army(form: "plural-accusative") } na obou stranách každé hranice.
story-lesson-rule =
    { $kind ->
        [place] Armády můžete přidat na kterékoli své { -territory }.
        [move] Armády můžete přesunout mezi dvěma svými sousedními { -territory(form: "plural-instrumental") }.
       *[attack] Zaútočit můžete na sousední { -territory } jiného { -player(form: "genitive") }, a to z { -territory(form: "genitive") } aspoň se dvěma { -army(form: "plural-instrumental") }.
    }
story-not-here = Tato stránka ukazuje zaznamenanou hru a na toto odpovědět neumí.
story-damaged = Soubor je poškozený, a proto hru nelze ukázat. Požádejte o něj znovu.
story-no-script = Tato stránka potřebuje k zobrazení hry JavaScript.
page-story-save = Uložit stránku
page-story-keep = Ponechat v zápisníku
page-story-kept = Uložený zápisník teď ukazuje tuto hru; zabere to asi 330 kB.
page-story-about = Ukáže hru v každém prohlížeči, bez sítě: hrací plán, kapitoly a šance.
page-story-writing = Soubor se zapisuje…
page-story-written = Soubor se jmenuje { $file }.
    .long = Hra je dlouhá, proto soubor zabere { $size } kB.
page-comment-write = Napsat komentář
page-comment-change = Upravit
page-comment-ask = Nejdřív se čtenáře zeptat na další akci
page-comment-mark = Označit na mapě
page-comment-keep = Uložit
page-comment-where = Komentář bude v uložené hře, v jejím odkazu i v jejím souboru.
refused-story = Zatím se nic nehrálo, a tak není co ukázat.
page-film-game = Celá hra
page-film-round = Poslední kolo
page-film-drawing = Film se vytváří
page-film-done = Film se jmenuje <b>{ $file }</b>.
page-film-failed = Film se nepodařilo vytvořit.

page-load = Načíst hru nebo pozici
page-load-file = Uložená hra
page-load-paste = nebo vložte uloženou hru, pozici či odkaz
page-load-read = Načíst
page-load-too-long = Text je příliš dlouhý: načíst lze nejvýše { $most } znaků.
page-load-found =
    <b>{ $edition }, { $mode }:</b> { page-round }, { $moves ->
        [one] 1 { -move }
        [few] { $moves } { -move(form: "plural") }
        [many] { $moves } { -move(form: "genitive") }
       *[other] { $moves } { -move(form: "plural-genitive") }
    }, { $where }.
page-load-where =
    { $state ->
        [won] vyhrává { SEAT($seat) }
        [turn] na tahu { SEAT($seat) }
       *[over] hra skončila
    }
page-load-part = Je z ní známa jen část, jak ji viděl jeden hráč nebo divák: lze si ji prohlížet, ale ne v ní pokračovat.
page-load-stops = Lze ji přehrát až k řádku { $line }; tam se zastaví.
page-load-why = Proč se zastaví?
page-load-played-by = { CAPITALISED(SEAT($seat)) }: kdo hraje
page-load-gives-up =
    Tím skončí rozehraná hra ({ $round ->
        [0] teď příprava
       *[other] teď { $round }. kolo
    }).
page-load-go =
    { $playing ->
        [yes] Ukončit ji a { $part ->
            [yes] ukázat
           *[no] načíst
        } tuto
       *[no] { $part ->
            [yes] Ukázat
           *[no] Načíst
        } tuto hru
    }

## Teach me.

page-teach = Výuka
page-teach-off = Vypnout
    .label = Vypnout vysvětlování
page-teach-steps = Krok za krokem
page-teach-now = Teď
page-teach-move = Co se tím stane
page-teach-impossible = Není možné
page-teach-rules = Pravidla, o která jde

## Lessons.

page-lesson = Lekce
page-lesson-title = { $number }. lekce · { $title }
page-lesson-loading = Načítá se…
page-lesson-rules = Pravidla:
page-lesson-editions = Podle pravidel
page-lesson-step = krok
page-lesson-back = O krok zpět
page-lesson-next = Další krok
page-lesson-steps = V této lekci
page-lesson-questions = V této rozcvičce
page-lesson-skip-warm-up = Přeskočit rozcvičku
page-lesson-next-question = Další otázka
page-lesson-begin = Začít lekci
page-lesson-mark =
    { $mark ->
        [open] nevyřešeno
        [shown] ukázáno
        [tried] zkusili jste
       *[solved] vyřešeno
    }
page-lesson-able = Teď umíte
page-lesson-advice = <b>Dobrá rada.</b> { $advice }
page-lesson-following = <b>Další lekce:</b> { $title }
page-lesson-open = Otevřít
page-puzzle-back = Předchozí úloha
page-puzzle-next = Další úloha
page-puzzle-over = Hotovo
page-puzzle-kind = Otázka
page-puzzle-edition = Vydání
page-puzzle-mode = Režim
page-puzzle-any = vše
page-turn-plan = Naplánujte si tah
page-turn-dice = Kostky
page-turn-next = Další tah
page-turn-over = Váš tah skončil
    .sub = Expert teď posuzuje váš plán.
page-turn-judging = Expert posuzuje váš plán: { $done } z { $pieces }.
page-turn-compiling = Připravuje se posouzení; poprvé to trvá až minutu.
page-turn-result = Váš plán a plán experta
page-puzzle-right =
    { $number ->
        [one] Zatím vyřešena { $number } úloha.
        [few] Zatím vyřešeny { $number } úlohy.
        [many] Zatím vyřešeny { $number } úlohy.
       *[other] Zatím vyřešeno { $number } úloh.
    }
page-lesson-leave = Opustit lekci

page-lesson-answer = Vaše odpověď
page-lesson-check = Zkontrolovat
# Checks an answer: the name of a territory or a continent, or how many territories were chosen.
page-lesson-check-what = Zkontrolovat: { $what }
page-lesson-one-less = O jedno méně
page-lesson-one-more = O jedno více
page-lesson-choose-one = Vyberte to na mapě.
page-lesson-choose-several = Vybírejte na mapě jedno po druhém.
page-lesson-remove = { TERRITORY($territory) }: odebrat
page-lesson-ask-choice = Jak zní vaše odpověď?
    .sub = Vyberte jednu, potom zkontrolujte.
page-lesson-ask-number = Jak zní vaše odpověď?
    .sub = Zadejte číslo, potom zkontrolujte.
page-lesson-ask-percent = Jak je to pravděpodobné?
    .sub = Nastavte odhad; potom se hodí kostkami.
page-lesson-percent = Váš odhad
page-lesson-roll = Hodit kostkami
page-lesson-told = Teď to víte.
page-guess-scale = Váš odhad: { $said }; správně je { $exact }.
page-guess-ends = Bitev { $fought }, z toho dobytím skončilo { $taken }.
page-guess-held = Uhájeno: zbývá obránců
page-guess-taken = Dobyto: zbývá útočníků
page-lesson-ask-territory = Vyberte na mapě území.
    .sub = Potom zkontrolujte.
page-lesson-ask-continent = Vyberte světadíl.
    .sub = Stačí kterékoli místo na něm. Potom odpověď zkontrolujte.
page-lesson-ask-territories = Vyberte na mapě území.
    .sub = Jedno po druhém, potom zkontrolujte.
page-lesson-picked = Vybráno { $picked } z { $picks }.
page-lesson-ready = Můžete zkontrolovat.
page-lesson-not-yet = Ještě to není správně.
page-lesson-try-again = Zkusit znovu

page-lesson-tried-out = Podívejte se, co z toho bude.
    .sub = Dohráno do konce a vzato zpět.
page-lesson-played = Podívejte se, co se stane dál.
page-lesson-solved = Vyřešeno.
page-lesson-shown = Takhle se to dělá.
page-lesson-next-lesson = Další lekce
page-lesson-again = Ještě jednou
page-lesson-another = Další podobná
page-lesson-next-is = Další: { $title }
page-lesson-open-is = Zbývá: { $title }
page-lesson-to-step = Ke kroku { $step }
page-lesson-last = To byl poslední krok.
    .sub = Celá lekce je hotová.
page-lesson-last-next = Celá lekce je hotová. Další: { $title }

page-course = Celý kurz
page-course-steps = { $done } z { $steps }
page-questions = Opakování
page-questions-start = Začít opakovat
page-questions-a-day = Nejvyšší počet otázek za den
page-exam = Zkouška
page-exam-take =
    { $games ->
        [0] Začít zkoušku
       *[other] Hrát { $next }. hru
    }
page-exam-anew = Zkusit znovu
page-exam-save = Uložit výsledek k tisku
page-exam-result = Výsledek zkoušky
page-exam-mark =
    Stupeň { $rung }, { $won ->
        [yes] výhra
       *[no] prohra
    }
page-exam-back = Co zopakovat
page-exam-game = zkouška, { $number }. hra z { $of }
page-exam-without = Při zkoušce nejsou nápovědy a nic se nebere zpět
page-exam-in-python = Zkoušku spustíte v buňce příkazem { $call }.

page-challenge-turn = { $turn }. tah z { $turns }
page-challenge-won = výhra
page-challenge-dice = Kostky { $dice }
page-challenge-move =
    Ukázat akci{ $costs ->
        [yes] { " " }(zbude jedna hvězda)
       *[no] { "" }
    }
page-challenge-watch = Nechat si to zahrát
    .ask = Opatrný bot zahraje výzvu od začátku s jinými kostkami. Vaše vlastní hra tím skončí a výzva vám zůstane otevřená.
    .no = Hrát dál
page-challenge-watched = Teď jste na řadě vy.
page-challenge-play = Zahrát si sami
page-challenge-stars =
    { $earned } z { $of ->
        [one] 1 { -star(form: "genitive") }
        [few] { $of } { -star(form: "plural-genitive") }
        [many] { $of } { -star(form: "genitive") }
       *[other] { $of } { -star(form: "plural-genitive") }
    }

page-lesson-feedback = Zpětná vazba
page-lesson-clauses =
    { $clauses ->
        [one] Pravidlo
        [few] Pravidla
        [many] Pravidla
       *[other] Pravidla
    }
page-lesson-taken-back = Vzato zpět.
page-lesson-will-be-taken-back = Zde se to přehrálo; bude to vzato zpět.
page-lesson-show-again = Ukázat znovu
page-lesson-hint = Nápověda { $number } ze 3
page-lesson-no-hint = Další nápovědy nejsou
page-lesson-hint-is = <b>Nápověda:</b> { $hint }
page-lesson-hints = Dosavadní nápovědy
page-lesson-hints-so-far =
    Zatím { $hints ->
        [one] 1 { -hint }
        [few] { $hints } { -hint(form: "plural") }
        [many] { $hints } { -hint(form: "genitive") }
       *[other] { $hints } { -hint(form: "plural-genitive") }
    }
page-lesson-show-me = Ukázat řešení
page-lesson-start-over = Začít znovu
page-lesson-against = proti
page-lesson-side =
    { $side ->
        [att] Útočník
       *[def] Obránce
    }

page-try = Co chcete zkusit?
    .sub = Prostě to zkuste: hrací plán řekne, co je špatně.
page-try-it = Zkusit
page-try-verb =
    { $verb ->
        [place] Umístit
        [claim] Obsadit
        [choose_capital] Hl. město
        [trade] Vyměnit
        [attack] Útočit
        [fortify] Přesunout
        [end_phase] Dál
       *[other] { $verb }
    }
page-try-armies = Armády na zkoušku
page-try-choose = Vyberte jednu v panelu.
page-try-on-map = Vyberte na mapě.
page-try-three-cards = Vyberte tři karty.
page-try-source =
    { $source ->
        [none] …
       *[other] { TERRITORY($source) }
    }
    .from =
        { $source ->
            [none] odkud: …
           *[other] { TERRITORY($source, case: "from") }
        }
page-try-target =
    { $target ->
        [none] …
       *[other] { TERRITORY($target) }
    }
page-try-attack =
    Zaútočit { page-try-source.from } na { $target ->
        [none] …
       *[other] { TERRITORY($target, case: "accusative") }
    } { number-of-armies.instrumental }.
page-try-move =
    Přesunout { number-of-armies.accusative } { page-try-source.from }{ $target ->
        [none] , kam: …
       *[other] { " " }{ TERRITORY($target, case: "to") }.
    }
page-try-place = Umístit { number-of-armies.accusative } { page-try-source-at-end.to }
page-try-claim = Obsadit { page-try-source-at-end }
page-try-source-at-end =
    { $source ->
        [none] …
       *[other] { TERRITORY($source, case: "accusative") }.
    }
    .to =
        { $source ->
            [none] …
           *[other] { TERRITORY($source, case: "to") }.
        }
page-try-capital = Zvolit za hlavní město { page-try-source-at-end }
page-try-trade = Vyměnit: { LIST($cards) }.
    .none = Vyměnit tři karty.
page-try-end = Přejít k další etapě tahu.
page-try-how-one =
    { $source ->
        [none] Vyberte území na mapě.
       *[other] Vybráno: <b>{ TERRITORY($source) }</b>.
    }
page-try-how-two =
    { $source ->
        [none] Vyberte na mapě: nejdřív odkud, potom kam.
       *[other] Odkud: <b>{ TERRITORY($source) }</b>{ $target ->
            [none] ; teď vyberte, kam.
           *[other] , kam: <b>{ TERRITORY($target) }</b>.
        }
    }

page-progress = Výsledky
page-progress-save = Uložit do souboru
page-progress-load = Načíst ze souboru
page-name-ask = Budete to odevzdávat? Pak zadejte své jméno.
    .about = Uloží se s vaší prací, do zápisníku nebo do souboru. Můžete je vynechat.
page-name-field = Vaše jméno
page-name-keep = Použít toto jméno
page-name-leave-out = Vynechat
page-name-save = Uložit s tímto jménem
page-name-save-without = Uložit bez jména
page-name-is = Práce: <b>{ $name }</b>
page-name-change = Změnit jméno
page-name-add = Přidat jméno
page-progress-saved = Uloženo jako { $file }.
page-progress-not-saved = Nepodařilo se to uložit.
page-progress-loaded = Načteno.
page-progress-not-loaded = Nepodařilo se to načíst.
