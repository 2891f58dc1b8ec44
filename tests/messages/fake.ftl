# A small language of nobody: the plural rules of Czech (1, 2 to 4, more), cases, and genders.

list-comma = { $most }, { $last }
list-and = { $most } ta { $last }
list-or = { $most } bo { $last }

seat-red = Rudo
    .accusative = Ruda
    .gender = m
seat-green = Zela
    .accusative = Zelu
    .gender = f
territory-brazil = Brazo
    .accusative = Brazu
card-territory = { TERRITORY($territory) } ({ SYMBOL($symbol) })
    .accusative = { TERRITORY($territory, case: "accusative") } ({ SYMBOL($symbol) })
symbol-cavalry = konto

armies =
    { $armies ->
        [one] { $armies } armo
        [few] { $armies } armi
       *[other] { $armies } armu
    }
takes =
    { SEAT($who) } { GENDER($who) ->
        [f] brala
       *[m] bral
    } { TERRITORY($place, case: "accusative") } ta { armies }
beats = { SEAT($who) } bi { SEATS($whom, case: "accusative", kind: "or") }
gets = { SEAT($who) } ga { CARD($card, case: "accusative") }

page-armies = { armies }
page-takes = { takes }
