# English: every message. docs/languages.md describes the syntax, and how to add a language.
#
# A function says what a parameter is: { TERRITORY($place) }, { SEAT($who) }, { LIST($parts) }.
# The messages of a section stay together, in the order in which the code meets them.

### Names
## What ids are called where neither board, player nor edition says so. A language may also have
## territory-<id> and continent-<id>, and give each name further forms and a gender as attributes.

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-black = Black
seat-purple = Purple
seat-third = the third army
seat-none = nobody
third-neutral = the neutral army
third-allied = the allied army

symbol-infantry = infantry
symbol-cavalry = cavalry
symbol-artillery = artillery
symbol-wild = wild card

card-territory = { TERRITORY($territory) } ({ SYMBOL($symbol) })
card-wild = a wild card
card-unknown = an unknown card

piece-infantry = infantry
piece-cavalry = cavalry
piece-artillery = artillery
piece-tripod = tripod
piece-star = star

colour-red = red
colour-blue = blue
colour-white = white

phase-claim = claiming territories
phase-place = placing armies
phase-capital = choosing capitals
phase-reinforce = reinforcement
phase-attack = combat
phase-fortify = movement

# The board has the names of its territories. These are abbreviations for maps without room for them.
territory-ontario =
    .short = Ont.
territory-quebec =
    .short = Que.
territory-great-britain =
    .short = Brit.
territory-western-europe =
    .short = W. Eur.
territory-north-africa =
    .short = N. Afr.
territory-irkutsk =
    .short = Irk.
territory-afghanistan =
    .short = Afgh.
territory-whitewater =
    .short = Whitew.

list-of = { LIST($items) }
name-seat = { SEAT($seat) }
name-seat-at-start = { CAPITALISED(SEAT($seat)) }
name-territory = { TERRITORY($territory) }
# On a small map. A language may have shorter names there: the attribute .map of a name.
name-on-map = { TERRITORY($territory, case: "map") }
# On a map without room for the name: the attribute .short of a name.
name-abbreviated = { TERRITORY($territory, case: "short") }
name-continent = { CONTINENT($continent) }
name-continent-on-map = { CONTINENT($continent, case: "map") }
two-sentences = { $first } { $second }

### Numbers and lists
## How things are counted and put in a row. The parts of a list are joined by list-comma, the last
## one by list-and or list-or.

list-comma = { $most }, { $last }
list-space = { $most } { $last }
list-then = { $most }, then { $last }
list-semicolon = { $most }; { $last }
list-and = { $most } and { $last }
list-or = { $most } or { $last }

number-of-armies =
    { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }

### Engine: refusals
## Why an action is refused, with the numbers of the position in it.

not-adjacent = { TERRITORY($source) } does not border { TERRITORY($target) }.
same-place = { TERRITORY($territory) } is named twice: name two territories that border each other.
not-your-decision = This decision is { SEAT($actor) }'s, not { SEAT($seat) }'s.
game-over = The game is over.
game-partial = Only part of this game is known. You can look at it, but you can't play on.
game-ended = The game was ended. Take back its end to keep playing.
wrong-phase = You can't { action-name } now: { now }.
wrong-phase-trade = You can trade cards only during reinforcement, in your own turn. Now { now }.
now = { SEAT($actor) } { $phase ->
        [claim] is claiming a territory
        [place] is placing one army
        [capital] is choosing a capital
        [reinforce] is placing armies
        [reinforce_third] is placing the third army's armies
        [attack] may attack or go on to movement
        [attack_third] may attack with the allied army or end its attacks
        [defend] is choosing how many dice to defend with
        [occupy] is moving armies into the captured territory
       *[fortify] may move armies or end the turn
    }
action-name = { $action ->
        [claim] claim a territory
        [place] place armies
        [choose_capital] choose a capital
        [trade] trade cards
        [attack] attack
        [defend] defend
        [occupy] move armies in
        [fortify] move armies
        [end_phase] end the phase
       *[other] { $action }
    }

claim-taken = { TERRITORY($territory) } already belongs to { SEAT($owner) }.
capital-not-own = { TERRITORY($territory) } belongs to { SEAT($owner) }. Your capital must be one of your own territories.

place-not-own = { TERRITORY($territory) } belongs to { SEAT($owner) }. You can place armies only on your own territories.
place-not-third = { TERRITORY($territory) } belongs to { SEAT($owner) }. You can place these armies only on territories of { SEAT("third") }.
place-none-left = There are no armies left to place.
place-one-at-a-time = During set-up, you place one army at a time, not { $armies }.
place-wrong-number =
    { $left ->
        [one] 1 army
       *[other] 1 to { $left } armies
    } can be placed, not { $armies }.

end-armies-to-place =
    { $armies ->
        [one] 1 army is
       *[other] { $armies } armies are
    } still to be placed.
end-must-trade = { SEAT($seat) } holds { $cards } cards. A player with { $limit } or more must trade in a set.
end-trade-cards-won = { SEAT($seat) } holds { $cards } cards and must trade until at most { $left } are left.

trade-no-bonus-choice = In this edition you can't choose where bonus armies go. Leave out the field bonus.
trade-stopped =
    { SEAT($seat) } holds { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }: after knocking out a player, you may trade only until { $limit } are left.
trade-not-held =
    { SEAT($seat) } does not hold the { TERRITORY($card) } card.
trade-wild-not-held = { SEAT($seat) } does not hold the wild card { $card }.
trade-same-card = A set must be three different cards.
trade-no-set = A set must be three of one symbol or one of each. These are { SYMBOLS($symbols, kind: "comma") }.
trade-choose-bonus =
    { $armies ->
        [one] The bonus army
       *[other] The { $armies } bonus armies
    } must go to one territory. Say which: { TERRITORIES($territories, kind: "or") }.
bonus-given-already = { TERRITORY($territory) } gets no bonus armies: you have already had this turn's bonus armies.
bonus-not-shown = { TERRITORY($territory) } gets no bonus armies: none of these cards shows it.
bonus-not-own = { TERRITORY($territory) } gets no bonus armies: it belongs to { SEAT($owner) }.

attack-not-own = { TERRITORY($source) } belongs to { SEAT($owner) }. You can attack only from your own territories.
attack-from-third = { TERRITORY($source) } belongs to { SEAT("third") }, which does not attack for the player whose turn it is.
attack-only-third = { TERRITORY($source) } belongs to { SEAT($owner) }. Only territories of { SEAT("third") } can attack now.
attack-third-on-other =
    { TERRITORY($target) } belongs to { SEAT($owner) }. { CAPITALISED(SEAT("third")) } can attack only { SEAT($turn) }, whose turn it is.
attack-third-alone = { TERRITORY($source) } has nobody to attack: none of its neighbours belongs to { SEAT($turn) }, whose turn it is.
attack-own = { TERRITORY($target) } already belongs to { SEAT($seat) }.
attack-inland = { TERRITORY($source) } has nobody to attack: all its neighbours belong to { SEAT($seat) }.
attack-out-of-reach = None of your territories borders { TERRITORY($target) }.
attack-neighbours-weak =
    { $number ->
        [one] Your only territory next to { TERRITORY($target) } has just 1 army, and one must stay, so it
       *[other] Your territories next to { TERRITORY($target) } have just 1 army each, and one must stay, so they
    } can't attack.
attack-wrong-number =
    { TERRITORY($source) } has { $armies ->
        [one] only 1 army, and one must stay, so it can't attack
       *[other] { $armies } armies: { $most ->
            [1] 1
            [2] 1 or 2
           *[other] 1 to { $most }
        } may attack{ $limited ->
            [yes] { "" }
           *[no] , since one must stay
        }
    }.
attack-die-for-each =
    { $armies ->
        [one] 1 army attacks with one die
       *[other] { $armies } armies attack with one die each
    }, not with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }.
attack-wrong-dice =
    { $armies ->
        [one] 1 army attacks
       *[other] { $armies } armies attack
    } with { $most ->
        [1] 1 die
       *[other] { $fewest } to { $most } dice
    }, not { $dice }.
defend-wrong-dice =
    { TERRITORY($target) } has { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }: it defends with { $most ->
        [1] 1 die
        [2] 1 or 2 dice
       *[other] 1 to { $most } dice
    }, not { $dice }.

occupy-wrong-number =
    { $fewest ->
        [one] 1 army
       *[other] { $fewest } armies
    } attacked and one must stay in { TERRITORY($source) }: { $exact ->
        [yes] exactly { $most } must move in
       *[no] { $fewest } to { $most } may move in
    }, not { $armies }.

fortify-third-army = { TERRITORY($source) } belongs to { SEAT("third") }, which never moves.
fortify-moved-already = You get one move per turn, and you have made it: { LIST($moves) }.
from-to = from { TERRITORY($source) } to { TERRITORY($target) }
fortify-not-own = { TERRITORY($territory) } belongs to { SEAT($owner) }. You can move armies only between your own territories.
fortify-alone = You hold no territory next to { TERRITORY($source) }, so there is nowhere to move.
fortify-wrong-number =
    { TERRITORY($source) } has { $there ->
        [one] 1 army, and one must stay
        [2] 2 armies: 1 may move, not { $armies }; one must stay
       *[other] { $there } armies: 1 to { $most } may move, not { $armies }; one must stay
    }.
fortify-split =
    Armies from { TERRITORY($source) } have already moved to { TERRITORY($before) } this turn. The armies of one territory can't be split among several others.
fortify-tired =
    { $tired ->
        [one] Of the { $there } armies in { TERRITORY($source) }, 1 has
       *[other] Of the { $there } armies in { TERRITORY($source) }, { $tired } have
    } already attacked or moved: { $most ->
        [0] none may move
       *[other] at most { $most } may move, not { $armies }
    }.

action-object = An action must be an object with a type.
action-type = The type of an action must be one of { LIST($types, kind: "comma") }.
action-field-missing = The action { $action } lacks its field { $field }.
action-field-unknown =
    { $field ->
        [none] Each field of the action { $action } must have text as its name.
       *[other] The action { $action } has no field { $field }.
    }
action-field-whole-number = The field { $field } of { $action } must be a whole number.
action-field-territory = The field { $field } of { $action } must be the id of a territory.
field-whole-number = The field { $field } must be a whole number.
field-territory = The field { $field } must be the id of a territory.
trade-three-cards = A trade must name three cards.
card-by-id = A card must be named by its id.
unknown-territory = There is no territory '{ $word }'{ did-you-mean }.
unknown-card = There is no card '{ $word }'{ did-you-mean }.
quoted-word = '{ $word }'
ambiguous-place = Several places are called '{ $word }'. Use one of these ids: { LIST($ids, kind: "comma") }.
did-you-mean =
    { $meant ->
        [none] { "" }
       *[other] { " " }(did you mean '{ $meant }'?)
    }

### Engine: legal actions
## What a legal action does, with the numbers of the position in it.

legal-claim = { TERRITORY($territory) } has no owner: { SEAT($seat) } may claim it.
legal-capital = { TERRITORY($territory) } belongs to { SEAT($seat) } and can be the capital.
legal-place =
    { $armies } of { $left ->
        [one] 1 army
       *[other] { $left } armies
    } may be placed on { TERRITORY($territory) }.
legal-place-third =
    { $armies } of { SEAT("third") }'s { $left ->
        [one] 1 army
       *[other] { $left } armies
    } may be placed on { TERRITORY($territory) }.
legal-attack = { legal-attack-numbers }.
legal-attack-third = { legal-attack-numbers }, led by { SEAT($seat) }.
legal-attack-numbers =
    { TERRITORY($source) } has { $there ->
        [one] 1 army
       *[other] { $there } armies
    } and borders { TERRITORY($target) }: { $armies } may attack{ $dice ->
        [none] { "" }
        [one] { " " }with 1 die
       *[other] { " " }with { $dice } dice
    }
legal-defend =
    { TERRITORY($target) } has { number-of-armies }: it may defend with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }.
legal-occupy =
    { $attacked ->
        [one] 1 army
       *[other] { $attacked } armies
    } attacked: { $armies } may move in, and { $left ->
        [one] 1 stays
       *[other] { $left } stay
    } in { TERRITORY($source) }.
legal-fortify =
    { TERRITORY($source) } has { $there ->
        [one] 1 army
       *[other] { $there } armies
    }{ $tired ->
        [0] { "" }
       *[other] , { $tired } of them tired,
    } and borders { TERRITORY($target) }: { $armies } may move.
legal-end-reinforce = All armies are placed: { SEAT($seat) } may go on to combat.
legal-end-attack = { SEAT($seat) } may end combat{ and-draws }.
legal-end-attack_third = { SEAT($seat) } may end the combat of { SEAT("third") }.
legal-end-fortify = { SEAT($seat) } may end the turn{ and-draws }.
and-draws =
    { $draws ->
        [yes] { " " }and then draws a card
       *[no] { "" }
    }

### Engine: incomes, sets, battles, wins
## How armies, cards, dice and the end of a game are counted.

income-territories =
    { $held ->
        [one] 1 territory
       *[other] { $held } territories
    } ÷ { $per }{ $least ->
        [none] { "" }
       *[other] , at least { $least }
    }
income-continent = { CONTINENT($subject) }
income-set = a set of cards
income-card = the { TERRITORY($subject) } card
income-unexplained = armies received so far
income-item = { $item } { $armies }
income-worked-out = { $item } → { $armies }
income-sentence =
    { LIST($items, kind: "semicolon") }: { $total ->
        [one] 1 army
       *[other] { $total } armies
    }.
income-none = No armies.

set-plain = { $set }.
set-with-one-bonus = { $set }; { $bonus } more on { TERRITORIES($territories, kind: "or") }.
set-with-bonuses = { $set }; { LIST($bonuses, kind: "semicolon") }.
set-bonus = { $bonus } more on { TERRITORY($territory) }
set-of =
    { $kind ->
        [one_of_each] One of each
       *[other] Three { SYMBOL($kind) }
    }{ $wild ->
        [0] { "" }
        [one] , including a wild card
       *[other] , including { $wild } wild cards
    }: { number-of-armies }
set-number = Set number { $number } of the game: { number-of-armies }

battle =
    { CAPITALISED(SEAT($attacker)) } attacked { TERRITORY($target) } from { TERRITORY($source) } and rolled { $attack }; { SEAT($defender) } rolled { $defence }. { LIST($pairs, kind: "semicolon") }.
battle-tie = { $attack } against { $defence } is a tie, so the defender wins: { SEAT($loser) } loses an army
battle-pair = { $attack } against { $defence }: { SEAT($loser) } loses an army
battle-spare =
    the { LIST($dice) } { NUMBER_OF($dice) ->
        [one] is
       *[other] are
    } not compared

third-army-gone = { CAPITALISED(SEAT("third")) } holds no territory and gets nothing.
third-army-share =
    { SEAT($seat) } has received { $received ->
        [one] 1 army
       *[other] { $received } armies
    } during reinforcement: { SEAT("third") } gets 1 for every { $part }, so { $armies }, which { SEAT($other) } places.

win-unknown-mission = { SEAT($winner) } has won by completing a mission that isn't known here.
win-mission = { SEAT($winner) } has won by completing the mission: { $mission } { $proof }
win-holds-continents = { SEAT($winner) } holds { CONTINENTS($continents) }.
win-destroyed =
    { SEAT($seat) } has been knocked out{ $by ->
        [none] { "" }
       *[other] { " " }by { SEAT($by) }
    }.
win-read-as =
    { $read_as ->
        [none] { "" }
       *[other] Here the card means: hold { $read_as ->
            [one] 1 territory
           *[other] { $read_as } territories
        }.{ " " }
    }
win-holds-territories = { win-read-as }{ win-holds }.
win-holds-strong = { win-read-as }{ win-holds }, { $strong } of them with { $each } armies or more.
win-holds =
    { SEAT($winner) } holds { $territories ->
        [one] 1 territory
       *[other] { $territories } territories
    }
win-capitals =
    { SEAT($winner) } has won by holding capitals: { $needed } are needed with { $players } players{ NUMBER_OF($capitals) ->
        [0] { "" }
       *[other] , and { SEAT($winner) } holds { LIST($capitals) }
    }.
win-own-capital = { TERRITORY($territory) } (their own)
win-other-capital = { TERRITORY($territory) } ({ SEAT($seat) })
win-conquest =
    { SEAT($winner) } has won: no other player is left. { win-holds }{ $third ->
        [0] { "" }
        [one] ; the 1 territory of { SEAT("third") } does not count
       *[other] ; the { $third } territories of { SEAT("third") } do not count
    }.
win-conquest-and-mission = { win-conquest } The mission is complete, too: { $mission }

### Engine: positions
## Where a game stands, in one line; and what is wrong with a position that cannot be.

game-caption = { $edition }, { $mode }: { $standing }.
# An owner is as code writes it, "red".
position-line = { $standing }; { LIST($holdings, kind: "comma") }
position-holding =
    { $owner } { $territories ->
        [one] 1 territory
       *[other] { $territories } territories
    } { number-of-armies }
standing-over = over
standing-won = over, won by { $winner }
standing-turn =
    round { $round }, turn of { $turn }{ $waiting ->
        [yes] , { $actor } to act
       *[no] { "" }
    }, { $phase }

seat-not-playing = '{ $word }' is not in this game{ did-you-mean }; the players are { LIST($known, kind: "comma") }
unknown-seat = there is no player '{ $word }'{ did-you-mean }; the players are { LIST($known, kind: "comma") }
seats-once = each player may be named only once: { LIST($seats, kind: "comma") }
out-of-dice =
    { $dice ->
        [0] no dice were
        [one] only 1 die was
       *[other] only { $dice } dice were
    } given, but { $needed ->
        [one] 1 has
       *[other] { $needed } have
    } been needed so far

position-dealt = In { $edition }, { $mode }, territories are dealt, not claimed.
position-none-free = Every territory has an owner, so none can be claimed.
position-no-capitals = In { $edition }, { $mode }, nobody has a capital.
position-needs-third = The phase { $phase } needs a third army.
position-needs-allied = The phase attack_third needs an allied army: no other third army attacks.
position-cards-not-traded = In { $edition }, { $mode }, cards won in combat can't be traded during combat.
position-without-missions = { $edition }, { $mode }, is played without missions.
position-without-capitals = { $edition }, { $mode }, is played without capitals.
position-capital-of-two = { TERRITORY($territory) } is the capital of two players.
position-capital-taken = { TERRITORY($territory) } no longer belongs to { SEAT($seat) }, so its card must be face up.
position-moved-when = Armies can be marked as moved only at the end of a turn, not in the '{ $phase }' phase.
position-moved-once = Only one move per turn is allowed.
position-moved-not-own = { TERRITORY($territory) } must belong to { SEAT($seat) }, whose armies have moved.
position-not-tired = In { $edition }, { $mode }, no armies are tired.
position-won-by = { $edition }, { $mode }, is won by { LIST($ways, kind: "or") }, not { $reason }.
position-winner-out = { SEAT($seat) } has been knocked out and can't have won.
position-battle-dice =
    { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } can't attack with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }.
position-battle-roll =
    { $dice ->
        [0] No dice have
        [one] 1 die has
       *[other] { $dice } dice have
    } been rolled, not { $rolled }.
position-die = A die must show 1 to 6, not { $die }.
position-tired-attackers =
    { $armies ->
        [one] 1 army in { TERRITORY($territory) } is attacking, so at least one
       *[other] { $armies } armies in { TERRITORY($territory) } are attacking, so at least as many
    } must be marked as tired.
position-cannot-attack = { TERRITORY($source) } can't attack { TERRITORY($target) } this turn.
position-same-owner = { TERRITORY($source) } and { TERRITORY($target) } have the same owner.
position-too-many =
    { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } can't attack from { TERRITORY($source) }, which has { $there }.
position-free = { TERRITORY($territory) } has no owner. That is possible only during set-up.
position-captured = { TERRITORY($territory) } has just been captured, so it can't have any armies yet, but it has { $armies }.
position-no-army = { TERRITORY($territory) } must have at least one army.
position-out-holds =
    { SEAT($seat) } has been knocked out, but holds { $territories ->
        [one] 1 territory
       *[other] { $territories } territories
    }.
position-not-out = { SEAT($seat) } holds no territory and must be out of the game.
position-out-on-turn = { SEAT($seat) } has been knocked out, so it can't be their turn.
position-not-over = Only one player is left, so the game must be over.
position-no-third = This game has no third army.
position-no-capital = { SEAT($seat) } must have a capital.
position-card-of-capital = The card { $card } must lie on the table, with its capital.
position-card-twice = The card { $card } occurs twice.
position-cards = The hands, deck and discard pile must hold { $wanted } cards in all, not { $cards }.
position-combat-when = Cards won in combat must be traded in the 'reinforce' phase, not in '{ $phase }'.
position-none-in-hand = { SEAT($seat) } must place an army, but has none left to place.
position-holds-nothing = { SEAT($seat) } must hold at least one territory.
position-has-capital = { SEAT($seat) } must choose a capital, but already has one.
position-third-nothing = The third army has no armies to place, or no territory to place them on.

### The log
## One sentence for each event of a game.

log-starter_rolled = { CAPITALISED(SEAT($first)) } starts. The dice: { LIST($rolls) }.
log-roll-of = { SEAT($seat) } { LIST($dice, kind: "then") }
log-dealt-evenly = The territories are dealt, { $territories } each.
log-dealt = The territories are dealt: { LIST($shares, kind: "comma") }.
log-dealt-share =
    { $territories }{ NUMBER_OF($seats) ->
        [1] { "" }
       *[other] { " " }each
    } to { SEATS($seats) }
log-claimed = { CAPITALISED(SEAT($seat)) } claims { TERRITORY($territory) }.
log-placed = { CAPITALISED(SEAT($seat)) } places { $armies } on { TERRITORY($territory) }.
log-placed-third = { CAPITALISED(SEAT($seat)) } places { $armies } for { SEAT("third") } on { TERRITORY($territory) }.
log-placed-several =
    { CAPITALISED(SEAT($seat)) } places { LIST($parts) }{ $third ->
        [yes] { " " }for { SEAT("third") }
       *[no] { "" }
    }.
log-placed-on = { $armies } on { TERRITORY($territory) }
log-taken-turns =
    { $type ->
        [claimed] Territories claimed in turn:
       *[placed] Armies placed in turn:
    }{ " " }{ LIST($seats) }.
log-taken-turns-seat = { CAPITALISED(SEAT($seat)) } { $number }
log-capital_chosen = { CAPITALISED(SEAT($seat)) } makes { TERRITORY($territory) } the capital.
log-capital_chosen-secretly = { CAPITALISED(SEAT($seat)) } has chosen a capital.
log-turn_started = Round { $round }: { SEAT($seat) }'s turn.
log-income =
    { CAPITALISED(SEAT($seat)) } gets { $total ->
        [one] 1 army
       *[other] { $total } armies
    }: { LIST($items) }.
log-traded =
    { CAPITALISED(SEAT($seat)) } trades { CARDS($cards) } for { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }.
log-bonus_placed =
    { CAPITALISED(SEAT($seat)) }'s { $armies ->
        [one] 1 bonus army is
       *[other] { $armies } bonus armies are
    } placed on { TERRITORY($territory) }.
log-attacked =
    { CAPITALISED(SEAT($seat)) } attacks { TERRITORY($target) } from { TERRITORY($source) } with { number-of-armies }{ $fewer ->
        [yes] { " " }and { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        }
       *[no] { "" }
    }.
log-rolled =
    { CAPITALISED(SEAT($attacker)) } attacks { TERRITORY($target) } from { TERRITORY($source) }: { $attack } against { $defence }; { LIST($losses) }.
log-loses = { SEAT($seat) } loses { $armies }
log-battle =
    { CAPITALISED(SEAT($attacker)) } attacks { TERRITORY($target) } from { TERRITORY($source) }{ $taken ->
        [yes] { " " }and takes it in { $rolls ->
            [one] 1 roll
           *[other] { $rolls } rolls
        }
       *[no] , { $rolls ->
            [one] 1 roll
           *[other] { $rolls } rolls
        }
    }; { LIST($losses) }.
log-captured = { CAPITALISED(SEAT($seat)) } captures { TERRITORY($target) } from { SEAT($defender) }.
log-continent_taken = { CAPITALISED(SEAT($seat)) } holds all of { CONTINENT($continent) }: +{ $armies } a turn.
log-continent_lost = { CAPITALISED(SEAT($seat)) } no longer holds all of { CONTINENT($continent) }.
log-held = { CAPITALISED(SEAT($seat)) } holds { TERRITORY($territory) } against the odds: { SEAT($attacker) }'s chance of taking it was { $chance }.
log-occupied = { CAPITALISED(SEAT($seat)) } moves { number-of-armies } from { TERRITORY($source) } into { TERRITORY($target) }.
log-eliminated = { CAPITALISED(SEAT($seat)) } is knocked out by { SEAT($by) }.
log-cards_taken =
    { CAPITALISED(SEAT($seat)) } takes { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from { SEAT($from) }.
log-cards_taken-shown =
    { CAPITALISED(SEAT($seat)) } takes { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from { SEAT($from) }: { CARDS($cards) }.
log-capital_fell =
    { TERRITORY($territory) }, { SEAT($owner) }'s capital, has fallen to { SEAT($by) }, and its card is turned up.
log-capital_cleared =
    { CAPITALISED(SEAT($owner)) } also loses { number-of-armies } in { CONTINENT($continent) }, on { TERRITORIES($territories) }; { SEAT($by) } gets one army { NUMBER_OF($territories) ->
        [one] there
       *[other] on each
    }.
log-card_drawn = { CAPITALISED(SEAT($seat)) } draws a card.
log-card_drawn-shown = { CAPITALISED(SEAT($seat)) } draws { CARD($card) }.
log-fortified = { CAPITALISED(SEAT($seat)) } moves { number-of-armies } from { TERRITORY($source) } to { TERRITORY($target) }.
log-third_owed =
    { $armies ->
        [one] { CAPITALISED(SEAT("third")) } gets 1 army
       *[other] { CAPITALISED(SEAT("third")) } gets { $armies } armies
    }.
log-third_placed = { CAPITALISED(SEAT("third")) } is set up: { number-of-armies } on { on-territories }.
log-third_placed-each = { CAPITALISED(SEAT("third")) } is set up: { number-of-armies } on each of { on-territories }.
on-territories =
    { $territories ->
        [one] 1 territory
       *[other] { $territories } territories
    }
log-deck_reshuffled = The { $count } discarded cards are shuffled into a new deck.
log-won = { CAPITALISED(SEAT($seat)) } wins.
log-won-by-conquest = { CAPITALISED(SEAT($seat)) } has won: no other player is left.
log-won-by-conquest-and-mission = { CAPITALISED(SEAT($seat)) } has won: no other player is left, and the mission is complete: { $mission }{ log-read-as }
log-read-as =
    { $read_as ->
        [none] { "" }
       *[other] { " " }Here the card means: hold { $read_as ->
            [one] 1 territory
           *[other] { $read_as } territories
        }.
    }
log-won-by-mission = { CAPITALISED(SEAT($seat)) } has won by completing the mission: { $mission }{ log-read-as }
log-won-by-capitals = { CAPITALISED(SEAT($seat)) } has won by holding { $capitals } capitals, their own included.
# The same to the winner, who alone is at the screen.
log-you-won = You have won.
log-you-won-by-conquest = You have won: no other player is left.
log-you-won-by-conquest-and-mission = You have won: no other player is left, and your mission is complete: { $mission }{ log-read-as }
log-you-won-by-mission = You have won by completing your mission: { $mission }{ log-read-as }
log-you-won-by-capitals = You have won: you hold { $capitals } capitals, your own included.

### Rules and editions
## Clauses, options, goals, and what is wrong with an edition's file.

mission-destroy =
    Destroy all { $seat ->
        [red] red
        [blue] blue
        [green] green
        [yellow] yellow
        [black] black
       *[purple] purple
    } armies.
mission-continents = Hold { CONTINENTS($continents) }.
mission-continents-and-one = Hold { CONTINENTS($continents, kind: "comma") } and one more continent of your choice.
mission-territories =
    Hold any { $territories ->
        [one] territory
       *[other] { $territories } territories
    }{ $each ->
        [1] { "" }
       *[other] , { $territories ->
            [one] with
           *[other] each with
        } at least { $each } armies
    }.

value-in-modes = In { LIST($modes) }: { UNCAPITALISED($value) }
value-by-mode = { LIST($values, kind: "space") }
value-by-players = { LIST($parts, kind: "comma") }.
value-each-for-players = { $number } each with { LIST($players, kind: "or") } players
value-total-for-players = { $number } in all with { LIST($players, kind: "or") } players
value-for-more-players = { $number } with { LIST($players, kind: "or") }
value-announced =
    { $decides ->
        [after] The attacker before rolling, the defender after seeing the attacker's roll.
       *[before] Both before anyone rolls, the attacker first.
    }
value-optional = Optional: { UNCAPITALISED($value) }
value-with-options = { $value } { LIST($options, kind: "space") }
value-single-pieces = Single armies.
value-pieces = { CAPITALISED(LIST($pieces, kind: "comma")) }.
value-piece = { PIECE($piece) } { $armies }
value-dice =
    Up to { $attack } { COLOUR($attack_colour) } { $attack ->
        [one] die attacks
       *[other] dice attack
    }, and up to { $defence } { COLOUR($defence_colour) } { $defence ->
        [one] die defends
       *[other] dice defend
    }.
value-first-seat =
    { $way ->
        [first] The player in the first seat.
        [first_without_card] The first player who gets no further territory card.
       *[die] The player who rolls highest; players who are tied roll again.
    }
value-territories =
    { $way ->
        [deal] All are dealt, starting with the first player.
       *[claim] Players take turns to claim one that has no owner; the starter begins.
    }
value-territories-for-two =
    With two players, { $way ->
        [deal] a third of them go to { third-army-of-kind }
       *[claim] claiming ends when each has a third of them; the rest go to { third-army-of-kind }
    }.
third-army-of-kind =
    { $third ->
        [allied] { third-allied }
       *[neutral] { third-neutral }
    }
value-place =
    { $first ->
        [after_last_claim] The player after the one who claimed last begins.
       *[starter] The starter begins.
    }
value-third-army =
    { CAPITALISED(third-army-of-kind) }: { number-of-armies } on each territory, { $stands ->
        [before_placing] placed before the players place theirs
       *[after_placing] added after the players have placed theirs
    }.
value-claim =
    { $when ->
        [own_turn] Only in the player's own turn, as soon as it begins.
       *[at_once] At once, in anyone's turn.
    }
value-income = Their number ÷ { $per }, rounded down, and at least { $least }.
value-third-income =
    { $part ->
        [2] Half of them
        [3] A third of them
       *[other] 1 in { $part }
    }, { $when ->
        [after_combat] after combat, before movement
       *[after_reinforcement] right after reinforcement
    }.
value-deck =
    { $wild ->
        [one] 1 wild card
       *[other] { $wild } wild cards
    }.
value-sets-fixed = By its symbols: { LIST($sets, kind: "comma") }.
value-set =
    { $kind ->
        [one_of_each] one of each
       *[other] { SYMBOL($kind) }
    } { $armies }
value-sets-rising = More with each set traded in the game: { LIST($values, kind: "comma") }, then { $step } more each time.
value-bonus =
    { number-of-armies }{ $limit ->
        [each_card] { " " }for each such card
       *[once] , once in a turn; if several territories qualify, the player chooses one
    }.
value-must-trade = With { $cards } cards or more.
value-traded =
    { $where ->
        [under_deck] Under the deck, in the order in which they are traded.
       *[aside] Aside; they are shuffled into a new deck when the old one is used up.
    }
value-earn =
    { $when ->
        [end_of_turn] At the end of the turn, after movement.
       *[after_combat] When combat ends.
    }
value-earn-for-two = With two players, before { third-army-of-kind } acts.
value-attackers =
    { $most ->
        [1] 1 army
        [2] 1 or 2 armies
       *[other] 1 to { $most } armies
    }.
value-attack-dice =
    One die for each attacking army{ $dice ->
        [fewer_allowed] , or fewer
       *[one_per_army] { "" }
    }.
value-defence-dice = { CAPITALISED(LIST($parts, kind: "comma")) }.
value-defence-for =
    { $most ->
        [1] 1 die
        [2] 1 or 2 dice
       *[other] 1 to { $most } dice
    } with { $kind ->
        [any] any number of armies
        [more] { $first } or more armies
       *[range] { $span ->
            [0] { $first ->
                [one] 1 army
               *[other] { $first } armies
            }
            [1] { $first } or { $last } armies
           *[other] { $first }–{ $last } armies
        }
    }
value-pairs =
    Up to { $pairs ->
        [one] 1 pair
       *[other] { $pairs } pairs
    }.
value-allied =
    { $third ->
        [allied] After it has been reinforced, the allied army may attack the player whose turn it is; the other player leads it. It earns no card and keeps what it takes.
       *[neutral] { CAPITALISED(third-army-of-kind) } never attacks.
    }
value-occupy =
    { $dice ->
        [fewer_allowed] As many as attacked, even if fewer dice were rolled.
       *[one_per_army] As many as dice were rolled: each attacking army rolls one die.
    }
value-cards-won =
    { $way ->
        [kept] Nothing before the attacker's next reinforcement.
        [may_trade] The attacker need not trade, but may trade any number of sets at once.
        [may_trade_without] The attacker need not trade, but may trade any number of sets at once, even if no cards were won.
       *[must_trade] With { $from } or more in hand, the attacker must trade at once until at most { $left } are left.
    }
value-fortify =
    { $way ->
        [one] Once, from one territory to another.
        [unsplit] Any number of times, but the armies of one territory may not be split among several.
       *[rested] Any number of times, by armies that did not attack.
    }
value-tired =
    { $taken_along ->
        [rested] Armies that moved into a captured territory may move again if they did not attack.
       *[tired] Armies that moved into a captured territory may not move again either.
    }
value-destroyed =
    { $by_other ->
        [counts] It counts, no matter who did it.
       *[reads_as_territories] Unless the mission's holder did it, the mission becomes: hold 24 territories.
    }
value-missions =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.{ $known ->
        [yes] { " " }Everybody knows the list; who has which card is secret.
       *[no] { "" }
    }

mode-for-players = { $mode } for { $players } players
modes-for-players = { LIST($modes, kind: "comma") }
edition-no-mode = { $edition } has no mode '{ $word }'{ did-you-mean }; it has { $modes }
edition-no-players =
    { $edition } has no { $mode } for { $players ->
        [one] 1 player
       *[other] { $players } players
    }; it has { $modes }
edition-not-for =
    { $edition } is not for { $players ->
        [one] 1 player
       *[other] { $players } players
    }; it has { $modes }
edition-no-option =
    { $edition } has no option '{ $word }'{ did-you-mean }; its options: { NUMBER_OF($options) ->
        [0] none
       *[other] { LIST($options, kind: "comma") }
    }
option-one-of = the option { $option } must be one of { LIST($values, kind: "comma") }, not { $value }
variant-name = the name of a variant must be text that is not empty, not { $value }
edition-varied = { $edition }, with house rules
variant-changes = { LIST($changes, kind: "semicolon") }
variant-change = { $field } { $before } → { $now }
column-variant = Here
unknown-edition = there is no edition '{ $word }'{ did-you-mean }; choose { LIST($known, kind: "comma") }, or give the path of a .toml file
file-not-read = can't read { $file }: { $why }
variant-written-as = write the variant { $variant } as { $written }
unknown-field = there is no field '{ $word }'{ did-you-mean }
field-impossible = the field { $field } cannot be { $value }
text-of-edition = the text is for the edition { $text }, not for { $edition }
edition-needed = the edition '{ $edition }' is not one of { LIST($known, kind: "comma") }: pass it along with the text, as an Edition or as the path of a .toml file
unknown-clause = there is no clause '{ $word }'{ did-you-mean }

column-edition = Edition
column-value = Rule
column-where = Where
column-note = Note
column-clause = Clause
mark-printed = printed
mark-silent = silent
mark-reading = reading
mark-house = house rule
value-as-clause = As the clause says.
taken-from =
    { $edition ->
        [none] common play
        [others] as the other editions
       *[other] as { $edition }
    }
number-of-players = { LIST($players, kind: "comma") } players
list-of-editions = Editions, with the numbers of players for each mode
rules-of-edition = { $edition }: { $modes }. { $summary }
compare-needs-two = compare needs two or more different editions
editions-differ =
    { LIST($editions) } { $clauses ->
        [0] do not differ
        [one] differ in 1 clause
       *[other] differ in { $clauses } clauses
    }{ $mode ->
        [none] { "" }
       *[other] { " " }in { $mode }
    }
too-few-missions =
    { $edition } has only { $missions ->
        [one] 1 mission
       *[other] { $missions } missions
    } for the board { $board }, too few for { $players } players

### Boards
## What is wrong with a board's file.

board-unusable = The board { $source } can't be used:
board-from-data = given as data
unknown-board = there is no such board{ did-you-mean }; choose { LIST($known, kind: "comma") }, or give the path of a .json file
board-file = the file can't be read: { $why }
board-not-json = this is not JSON: { $why }
board-has-no-territory = { $board } has no territory '{ $word }'{ did-you-mean }
board-has-no-continent = { $board } has no continent '{ $word }'{ did-you-mean }

### Notation
## What is wrong with a position that is read.

position-error = { $field }: { $why }
position-too-large = A territory has more armies than a page can show: the limit is { $most }.
position-unusable = The position can't be used: { $field }: { $why }
as-sentence = { CAPITALISED($said) }.
text-ends = The text ends before this word. A position must begin with { LIST($fields, kind: "comma") }, in this order and with spaces between them.
text-words =
    { $words ->
        [one] 1 word comes
       *[other] { $words } words come
    } before '{ $word }', but there must be { NUMBER_OF($fields) }: { LIST($fields, kind: "comma") }, in this order.
text-no-field = A position has no field '{ $word }'{ did-you-mean }. Its fields are { LIST($known, kind: "comma") }.
text-no-equals = '{ $word }'{ did-you-mean } must be a field and its value, such as { $like }. Nothing else may follow the round.
text-no-value = A value must follow the = sign. Without one, leave the field out.
text-field-twice = The field may occur only once. Delete one of the two.
text-no-seat = '{ $letter }' is not a player; the players are { LIST($known, kind: "comma") }.
text-seat-missing = The letter of a player is missing; the players are { LIST($known, kind: "comma") }.
text-no-owner = '{ $letter }' is not the letter of an owner; the letters are { LIST($known, kind: "comma") }.
text-other-board = The text is for the board { $text }, not for { $board }.
text-board-needed = '{ $board }' is not one of { LIST($known, kind: "comma") }: pass it along with the text, as a Board or as the path of a .json file.
text-continents =
    The board has { $continents ->
        [one] 1 continent
       *[other] { $continents } continents
    }, so the text must have as many groups with a / between them, not { $groups }.
text-group = Each territory in '{ $group }' must be a letter and a number, such as { $like }, or a dash if nobody owns it.
text-territories =
    { CONTINENT($continent) } has { $territories ->
        [one] 1 territory
       *[other] { $territories } territories
    }, so its group must have as many entries, not { $entries }.
text-no-seat-value = '{ $part }' must be a player, a colon and a value.
text-part = '{ $part }' must look like { $like }.
text-card-missing = A card is missing: there must be one before and after each +.
text-place-missing = The name of a territory is missing.
text-seat-twice = The player { $letter } occurs twice.
text-no-phase = There is no phase '{ $word }'{ did-you-mean }. The phases are { LIST($known, kind: "comma") }.
text-phase-alone = Nothing may follow the phase { $phase }.
text-phase-armies = The phase { $phase } must be followed by a colon and the armies to place, as in { $phase }:3.
text-phase-battle = The phase { $phase } must be followed by source>target:armies:dice.
text-number = '{ $number }' must be a whole number from 0 to { $most }.
text-begins-with-0 = '{ $number }' must not begin with a 0.
text-none-of = '{ $part }' must be one of { LIST($known, kind: "comma") }.
text-no-mission = There is no mission '{ $word }'{ did-you-mean }. The missions are { LIST($known, kind: "comma") }.
text-nobody = '{ $letter }' stands for nobody, and a player is needed here.
text-no-armies = '{ $part }' must end with a colon and a number of armies from 0 to { $most }, as in { $like }.
text-no-continent = There is no continent '{ $word }'{ did-you-mean }.

## What is wrong with the words of an action.

words-missing = An action is missing. Write one of these: { LIST($actions, kind: "comma") }.
words-no-action = There is no action '{ $word }'{ did-you-mean }.
words-other = Write { $like }, not { $words }.
words-border = '{ $word }' must be SOURCE>TARGET, as in { $like }.
words-of-action =
    { $action ->
        [claim] claim TERRITORY
        [place] place TERRITORY ARMIES
        [capital] capital TERRITORY
        [trade] trade CARD CARD CARD, with bonus TERRITORY where the player chooses it
        [attack] attack SOURCE>TARGET ARMIES, with dice NUMBER for fewer dice
        [defend] defend DICE
        [occupy] occupy ARMIES
        [fortify] fortify SOURCE>TARGET ARMIES
       *[end] end
    }

## What is wrong with a record.

record-error = line { $line }: { $why } [{ $rule }]
record-no-log = The log is missing: it begins with a line { $opens }.
record-not-toml = The header can't be read at '{ $text }'. Copy the whole record again, and nothing else: from the line { $first } to the line { $last }.
record-too-deep = The header is nested too deeply.
record-large-number = A number in the header is too large.
record-no-key = A record has no '{ $word }'{ did-you-mean }.
record-key-kind =
    { $key } must be { $kind ->
        [int] a whole number
        [list] a list
        [dict] a table
       *[str] text
    }.
record-other-format = The record has format { $format }, but only format { $read } can be read here.
record-no-start = The header lacks start, the position in which the game begins.
record-other-header = The header says { LIST($header, kind: "comma") }, but the position at the start says { LIST($start, kind: "comma") }.
record-viewer = The viewer must be one of { LIST($known, kind: "comma") }.
record-hides = This record was written for one player or a spectator. It leaves out what they may not see, so the game can't be replayed from it. Save the complete record instead.
record-no-deck = A new deck is shuffled here, but the record does not give the order of its cards.
record-names = Only { LIST($seats, kind: "comma") } can have names.
record-not-closed = The log is not closed: { $quotes } is missing at its end.
record-no-action = The line has no action.
record-no-seat = '{ $word }' is not in this game{ did-you-mean }.
record-other-end =
    The header says that { $winner } wins{ $reason ->
        [none] { "" }
       *[other] { " " }by { $reason }
    }; at the end of the log { $won_by ->
        [none] nobody has won
       *[other] { $won_by } has won by { $won_reason }
    }.
record-out-of-dice =
    the record has { $dice ->
        [0] no dice
        [one] only 1 die
       *[other] only { $dice } dice
    }, but { $needed ->
        [one] 1 has
       *[other] { $needed } have
    } been needed so far
record-name = the name of { $seat } must be text, not { $name }
record-comment = a comment must be one line, without control characters or three quotes in a row
branch-steps = a branch must have steps, such as { $like }, not { $steps }
branch-name = The name of a branch can have at most { $most } characters. Shorten it.
branch-then = a branch must be continued by branches, not { $then }
branch-levels = At most { $most } branches can follow one another. Begin at a later moment of the game.

record-nobody-first = Lines without a player must come before the first action.
record-nobodys-lines = Only the lines starter and dealt have no player.
record-starter-die = { $seat } { $die } must be a player and a die.
record-no-starter-dice = In this game no dice are rolled for the first turn.
record-other-starter = These dice say that { $first } starts, but the position says that { $starter } does.
record-next-dice = The next dice must be those of { LIST($seats, kind: "comma") }.
record-more-dice = No more dice are rolled here: { $seat } alone has the highest roll.
record-other-deal = In the position that the record begins with, the deal is: { LIST($dealt, kind: "comma") }.
record-pairs = Players and numbers must alternate here.

record-no-outcome = '{ $word }' is not an outcome{ did-you-mean }.
record-no-die = '{ $word }' is not a die: a die shows 1 to 6.
record-wrong-dice =
    Here { $attack ->
        [0] no attack dice
        [one] 1 attack die
       *[other] { $attack } attack dice
    } and { $defence ->
        [0] no defence dice
        [one] 1 defence die
       *[other] { $defence } defence dice
    } are rolled, but the record has { $attack_recorded ->
        [0] no
       *[other] { $attack_recorded }
    } and { $defence_recorded ->
        [0] no
       *[other] { $defence_recorded }
    }.
record-other-roll = The attacker has rolled { LIST($rolled, kind: "space") }, but here the record says { LIST($recorded, kind: "space") }.
record-nothing-such = The record says '{ $outcome }', but that does not happen here.
record-other-outcome = The record says '{ $outcome }', but by the rules it is '{ $expected }'.

## Links, and why they can't be opened.

link-none = This text has no link to a game. Copy the whole link, up to its last character.
link-cut = The end of this link is missing. Ask for the whole link, or for the game as a file.
link-changed = This link was altered in transit, so it can't be opened. Ask for it again, or for the game as a file.
link-newer = A newer version of this program made this link. Update the program to open it.
link-unreadable = This link can't be opened: { $why }
link-long = This game is too long for a link, which can have at most { $most } characters. Save it as a file instead.

### Odds, bots and simulation
## What these are asked for in vain, and how bots explain themselves.

evaluation-seat = { SEAT($seat) } { $chance }
evaluation-shown = { LIST($parts, kind: "comma") }
evaluation-chance = chance of winning
evaluation-assumes = if everyone plays about as well as the expert
hint-over = the game is over, so there is nothing to do
hint-plan =
    { $target ->
        [none] { "" }
       *[other] , then attack { TERRITORY($target) } from { TERRITORY($source) } ({ $odds } to take it)
    }
hint-plan-chance = With that plan, your chance of winning the game is { $after }.
hint-attack = Attack { TERRITORY($target) } from { TERRITORY($source) }, { $armies } against { $others }: { $odds } to take it.
hint-attack-chance =
    With the plan behind it, your chance of winning the game is { $after }{ $same ->
        [yes] { "" }
       *[no] ; if you stop now, { $before }
    }; if the attack fails, { $lost }.
hint-stop =
    { $same ->
        [yes] Stop attacking: the best attack left, on { TERRITORY($target) } from { TERRITORY($source) } ({ $odds } to take it), would not raise your chance of winning the game.
       *[no] Stop attacking: your chance of winning the game is { $before } now, and { $after } with the best attack left, on { TERRITORY($target) } from { TERRITORY($source) } ({ $odds } to take it).
    }
hint-nothing-left = Stop attacking: no attack has good odds. Your chance of winning the game is { $before }.
hint-place = Put { $armies } on { TERRITORY($territory) }{ hint-plan }.
hint-place-rest = Then put { LIST($parts) }.
hint-place-third = Put { $armies } on { TERRITORY($territory) }. It then has { $total }, against { SEAT($seat) }'s { $others } next to it.
hint-occupy = Move { $armies } into { TERRITORY($territory) } and leave { $left } on { TERRITORY($behind) }{ hint-plan }.
hint-fortify =
    Move { $armies } from { TERRITORY($source) } to { TERRITORY($target) }{ $same ->
        [yes] { "" }
       *[no] . Your chance of winning the game goes from { $before } to { $after }
    }.
hint-trade = Trade this set for { number-of-armies }.
hint-claim =
    Claim { TERRITORY($territory) }: you will then hold { $held } of { $size } in { CONTINENT($continent) } (+{ $bonus }), and { $others ->
        [0] nobody else holds any.
       *[other] others hold { $others }.
    }
hint-set =
    Put an army on { TERRITORY($territory) }. It then has { $armies }, { $enemy ->
        [none] and no enemy is next to it.
       *[other] against { $others } in { TERRITORY($enemy) }.
    }
hint-capital =
    Make { TERRITORY($territory) } your capital: you have { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } there and { $own } next to it; enemies next to it have { $others }.
hint-defend =
    Defend with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }: on average you lose { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } armies, and the attacker { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
hint-end = Go on: nothing you can still do here would raise your chance of winning the game ({ $before }).
hint-wins = If all goes well ({ $odds }), this wins { LIST($won) }.
hint-wins-territories =
    { $territories ->
        [one] 1 territory
       *[other] { $territories } territories
    }
hint-wins-continent = { CONTINENT($continent) } (+{ $bonus })
hint-wins-out =
    { $cards ->
        [0] the last of { SEAT($seat) }'s territories
        [one] the last of { SEAT($seat) }'s territories, and 1 card
       *[other] the last of { SEAT($seat) }'s territories, and { $cards } cards
    }
hint-wins-card = a card
hint-wins-capital = perhaps the secret capital that wins you the game ({ $odds })
hint-wins-now =
    { $sure ->
        [yes] This wins the game now.
       *[no] This wins the game now, if it all goes well ({ $odds }).
    }
hint-open =
    { $taken ->
        [yes] { CAPITALISED(TERRITORY($territory)) } would then be exposed
       *[no] This leaves { TERRITORY($territory) } exposed
    }: { $armies } there against { $others } in { TERRITORY($enemy) }, which would take it { $odds } of the time.
plans-none = Plans can be compared only during a player's turn, while armies are placed or moved, or attacks are made.
plans-unplaced =
    Place all armies first: the plan leaves { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } unplaced.
branch-way = { TERRITORY($source) } → { TERRITORY($target) }
plan-named = { $letter } · { plan-by }
plan-by =
    { $by ->
        [played] as played
        [own] yours
       *[expert] expert
    }
plan-shown = { $letter } ({ plan-by }) { $chance }
plan-chance =
    { $chance } ±{ $error }{ $games ->
        [0] { "" }
        [one] {" "}(1 game)
       *[other] {" "}({ $games } games)
    }
plan-better =
    { $better } is better than { $other } by { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $low } to { $high }){ plan-games }.
plan-alike = No difference found between { $better } and { $other }{ plan-games }.
plan-games =
    { $games ->
        [0] { "" }
        [one] {" "}in 1 game each
       *[other] {" "}in { $games } games each
    }
plan-step-attack = { TERRITORY($source) } → { TERRITORY($target) } ({ $odds })
plan-step-fortify = { $armies } from { TERRITORY($source) } to { TERRITORY($target) }
plan-step-occupy = move in { $armies }
plan-step-trade = trade a set
plan-step-none = stop here
plan-head-plan = Plan
plan-head-steps = Steps
plan-head-chance = Chance of winning
plan-head-success = All attacks succeed
plan-head-open = Weak spot
hint-nudge-continent =
    Look at { CONTINENT($continent) }: which territory there { $kind ->
        [place] needs armies most
        [capital] is safest
       *[claim] is worth most to you
    }?
hint-nudge-attack = Look at what { TERRITORY($source) } can take.
hint-nudge-fortify = Are the armies in { TERRITORY($source) } of any use there?
hint-nudge-occupy = Which needs the armies more, { TERRITORY($source) } or { TERRITORY($target) }?
hint-nudge-trade = Look at your cards.
hint-nudge-defend = Compare what you lose with one die and with two.
hint-nudge-stop = Is there an attack left that is worth its risk?
hint-nudge-end = Is there anything left to do here?
dice-of =
    { $edition ->
        [none] { "" }
       *[other] {" "}({ $edition } dice)
    }
odds-shown =
    { $attackers ->
        [one] 1 army
       *[other] { $attackers } armies
    } against { $defenders }{ $stop ->
        [none] { "" }
       *[other] , stopping at { $stop }
    }: { $win } to take the territory; on average { $lost } lost and { $beaten } beaten{ dice-of }
odds-no-army = a territory must have at least one army, not { $armies }
# Names of charts: what is taken or held is the territory.
odds-shown-taken = { $chance } taken
odds-shown-held = { $chance } held
odds-shown-attackers = attackers left
odds-shown-defenders = defenders left
fast-compiling-bar = Compiling
fast-compiling =
    Compiling { $parts ->
        [one] one part
       *[other] { $parts } parts
    } of the fast game, which may take { $seconds } seconds. Every bot is a part, and each part is compiled only once.
fast-would-take = At this rate the games take { $left } more. With fast=True they would take about { $fast }.
simulation-shown =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }{ $unfinished ->
        [0] { "" }
       *[other] , { $unfinished } of them unfinished
    }{ $forfeits ->
        [0] { "" }
       *[other] , { $forfeits } forfeited
    }, median { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }{ $stopped ->
        [yes] ; interrupted
       *[no] { "" }
    }
simulation-share = { $bot } { $share }
simulation-bot-on-seat = { SEAT($seat) } ({ $bot })
simulation-bot = bot
simulation-games = games
simulation-wins = won
simulation-share-head = share of all games
simulation-interval = 95% interval
simulation-places = Wins by place in the turn order: { LIST($wins, kind: "comma") }.
# A chance, written one way wherever one is told: it never breaks from its sign.
display-percent = { $percent }%
display-percent-least = under{ "\u00A0" }1%
display-percent-most = over{ "\u00A0" }99%
list-of-boards = Boards
board-classic = Classic
    .about = The world: 42 territories on 6 continents.
board-island = Island
    .about = 6 territories on 2 continents, for a first look at the rules.
board-strait = Strait
    .about = 12 territories on 3 continents: two shores, and islands between them.
list-of-bots = Bots
column-what = what it is
column-plays = how it plays
# Ten rungs, from the weakest on; each beats the one below in some two games of three.
bot-newcomer = Newcomer, 1 of 10
    .name = Newcomer
    .summary = Has just learned the rules: misses a lot, spreads its armies too thin and forgets its cards.
bot-beginner = Beginner, 2 of 10
    .name = Beginner
    .summary = Stops too soon, and chases continents that cannot be held.
bot-learner = Learner, 3 of 10
    .name = Learner
    .summary = Knows what it wants, but scatters its armies along its borders.
bot-casual = Casual player, 4 of 10
    .name = Casual player
    .summary = Plays well for a while, then moves in too few armies, or attacks once too often.
bot-regular = Regular, 5 of 10
    .name = Regular
    .summary = Overlooks an attack now and then, and leaves armies idle.
bot-practised = Practised player, 6 of 10
    .name = Practised player
    .summary = Masses its armies more often than not, and sometimes forgets a set of cards.
bot-skilled = Skilled player, 7 of 10
    .name = Skilled player
    .summary = Makes a few mistakes in a game.
bot-strong = Strong player, 8 of 10
    .name = Strong player
    .summary = Plays by exact odds, and hardly ever overlooks anything.
bot-veteran = Veteran, 9 of 10
    .name = Veteran
    .summary = Plans like the expert, but spreads its armies, and overlooks an attack once in a while.
bot-easygoing = Easy
    .name = Easy
    .summary = Plays like a beginner: attacks at poor odds, forgets continents, guards nothing.
bot-cautious = Normal
    .name = Cautious
    .summary = Plays sensibly: attacks when the odds are good.
bot-bold = Normal, bold
    .name = Bold
    .summary = Plays in a hurry, and attacks even when its chances are only equal.
bot-planning = Planning
    .name = Planner
    .summary = Plays by exact odds, with its own settings.
bot-simple = Simple
    .name = Simple
    .summary = Masses its armies on one border and attacks where it is stronger.
bot-expert = Expert, 10 of 10
    .name = Expert
    .summary = Plans its whole turn, and weighs every plan by the chance of winning that it leads to.
bot-master = Master
    .name = Master
    .summary = Thinks like the expert, then plays ahead in its mind to see how the others would answer.
bot-random = Random
    .name = Random
    .summary = Picks any legal move, without a plan.
column-level = level
bot-level =
    { $level ->
        [easy] easy, about { $beside } of 10
        [normal] normal, about { $beside } of 10
        [expert] expert
       *[none] { $rung ->
            [none] none
           *[other] { $rung } of 10
        }
    }
unknown-bot = there is no bot '{ $word }'{ did-you-mean }; choose { LIST($known, kind: "comma") }

picture-title = { $board } board
picture-free = { TERRITORY($territory) }
picture-held = { TERRITORY($territory) } { $armies }
picture-holds = { CAPITALISED(SEAT($seat)) } holds { LIST($places, kind: "comma") }.
picture-capital = { TERRITORY($territory) } is { SEAT($seat) }'s capital.
picture-nobody =
    Nobody holds { $whole ->
        [yes] any territory
       *[no] { LIST($places, kind: "comma") }
    }.
column-territories = Territories
column-armies = Armies
column-cards = Cards
has-won = has won
is-out = out
is-on-turn = their turn
must-act = must act

### Fair dice
## What the dice of a game did, and whether all was fair.

fair-partial = only part of this game is known, so its dice can't be checked
fair-none = No dice have been rolled yet.
fair-test =
    { $rolls ->
        [one] 1 roll
       *[other] { $rolls } rolls
    }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }. { $kind ->
        [odd] Fair dice fall as unevenly as these in fewer than one in 100 games.
       *[even] Fair dice fall at least as unevenly in { $percent } of 100 games, so there is nothing odd about these.
    }
fair-who = Who rolled
fair-mean = Mean
fair-luck = Armies spared by the dice
fair-won = Territories won by the dice
fair-number = Roll
fair-round = Round
fair-from-to = From, to
fair-attack = Attack
fair-defence = Defence
fair-every-roll =
    { $rolls ->
        [one] The roll
       *[other] All { $rolls } rolls
    }
fair-without-a-seed = These dice do not come from a seed: they were entered, or read from a record.
fair-commitment = All dice and shuffles of this game come from one seed. A hash of the seed and a secret key, HMAC-SHA-256, is { $commitment }. Write it down: the seed and the key are shown when the game is over.
fair-seed = All dice and shuffles of this game came from the seed { $seed }. With the key { $key } its HMAC-SHA-256 is { $commitment }, which was shown during the game.
fair-from-a-position = this game began from a given position, and only a game played from the very start can be checked
fair-differ-at-the-start = The opening of this game does not come from this seed.
fair-differ = Action { $number } of this game doesn't have the outcome that this seed gives.
### Review
## A game looked at again: chances, turning points, plans and luck.

review-partial = only part of this game is known, so it can't be reviewed
review-shown =
    { $turns ->
        [0] No turn has been played yet.
        [one] 1 turn
       *[other] { $turns } turns
    }{ $turns ->
        [0] { "" }
       *[other] , { $points ->
            [0] no turning point
            [one] 1 turning point
           *[other] { $points } turning points
        }.
    }
review-chances = Chance of winning after every turn
review-turns = turns
review-turning-points = Turning points
review-turning-point =
    Round { $round }: { $what } { CAPITALISED(SEAT($seat)) }'s chance of winning went from { $before } to { $after }, mostly because of { $why ->
        [dice] the dice
        [choices] where the armies went
       *[others] what others did
    }.
review-turn =
    { CAPITALISED(SEAT($seat)) } took { $captured ->
        [0] no territory
        [one] 1 territory
       *[other] { $captured } territories
    }{ $last ->
        [lost] { " " }and
       *[other] ,
    } lost { $lost ->
        [0] no army
        [one] 1 army
       *[other] { $lost } armies
    }{ $gains ->
        [none] { "" }
       *[some] { $last ->
            [gains] { " " }and
           *[other] ,
        } completed { CONTINENTS($gained) }
    }{ $breaks ->
        [none] { "" }
       *[some] { $last ->
            [breaks] { " " }and
           *[other] ,
        } broke { CONTINENTS($broken) }
    }{ $outs ->
        [none] { "" }
       *[some] { $last ->
            [outs] { " " }and
           *[other] ,
        } knocked out { SEATS($out) }
    }{ $cards ->
        [0] { "" }
        [one] { " " }and got 1 card
       *[other] { " " }and got { $cards } cards
    }.
review-better = A better plan for { SEAT($seat) } in round { $round }: { $plan } The choice in the game gave { $got }.
review-no-mistake =
    { $fell ->
        [yes] { CAPITALISED(SEAT($seat)) } fell short of the expert's plan in round { $round }, but no single decision was clearly a mistake.
       *[no] Nothing that { SEAT($seat) } decided in round { $round } was clearly a mistake.
    }
review-left-open =
    { CAPITALISED(SEAT($seat)) } had left { TERRITORY($territory) } with { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }; { SEAT($enemy) }'s chance of { $breaks ->
        [some] breaking { CONTINENT($continent) }
       *[none] taking it
    } was { $odds }.
review-story-end =
    { $won ->
        [yes] { CAPITALISED(SEAT($seat)) } won the game in round { $round }.
       *[no] Nobody has won. In round { $round } { SEAT($seat) } was ahead, with a chance of { $chance }.
    }
review-story-course =
    At the start { SEAT($seat) } had a chance of { $first }{ $fell ->
        [yes] ; by round { $round } it was down to { $lowest }
       *[no] , and it never fell much lower
    }.
review-story-turned = The game turned in round { $round }: { $what } That took { SEAT($seat) } from { $before } to { $after }.
review-story-luck =
    The dice helped { SEAT($kind) } most (chance of winning +{ $won } { $won ->
        [one] point
       *[other] points
    }) and hurt { SEAT($hard) } most (−{ $cost } { $cost ->
        [one] point
       *[other] points
    }).
review-story-mistakes =
    { $mistakes ->
        [0] Nothing that { SEAT($seat) } decided was clearly a mistake.
        [one] { CAPITALISED(SEAT($seat)) } made a clear mistake in round { LIST($rounds) }.
       *[other] { CAPITALISED(SEAT($seat)) } made clear mistakes in rounds { LIST($rounds) }.
    }
film-title =
    { $mode }, { $won ->
        [yes] won in round { $round }
       *[no] up to round { $round }
    }
film-round = Round { $round }
film-placed = { CAPITALISED(SEAT($seat)) } places { number-of-armies }.
film-turn =
    { CAPITALISED(SEAT($seat)) } captures { $named ->
        [yes] { TERRITORIES($places) }
       *[no] { $number } territories
    }.
review-put = { $armies } on { TERRITORY($territory) }
review-plan =
    { $sets ->
        [0] { "" }
        [one] Trade a set.{ " " }
       *[other] Trade { $sets } sets.{ " " }
    }{ $placed ->
        [none] Nothing to place
       *[some] Put { LIST($parts, kind: "and") }
    }; { $target ->
        [none] do not attack
       *[other] begin by attacking { TERRITORY($target) } from { TERRITORY($source) } ({ $odds } to take it)
    }. The chance of winning is then { $chance }.
# As the plan is told, where the seat began with it: about a turn by itself, or among others.
review-as-planned =
    { $seat ->
        [none] As the expert would have begun
       *[other] { CAPITALISED(SEAT($seat)) } began round { $round } as the expert would have
    }: { $sets ->
        [0] { "" }
        [one] a set traded,{ " " }
       *[other] { $sets } sets traded,{ " " }
    }{ $placed ->
        [none] nothing to place
       *[some] { LIST($parts, kind: "and") }
    }, { $target ->
        [none] no attack
       *[other] then an attack on { TERRITORY($target) } from { TERRITORY($source) } ({ $odds } to take it)
    }.
review-won = This turn won the game.
review-give-or-take = The comparison with the plans is an estimate, accurate to about { $points } percentage points.
review-who = Player
review-chance-by-dice = Win probability gained by the dice, in percentage points
review-every-turn =
    { $turns ->
        [one] The turn, compared with the expert's plan
       *[other] All { $turns } turns, compared with the expert's plans
    }
review-column-round = Round
review-column-turn = Turn
review-column-before = Before
review-column-after = After
review-column-dice = By dice
review-column-planned = Planned
review-column-difference = Choices
review-column-plan = The expert's plan
### The laboratory
## What results show in a notebook and in a terminal, and what is asked of them in vain.

display-in-per-cent = { $title }, chance in percent
display-steps =
    { $number ->
        [one] 1 step
       *[other] { $number } steps
    }
display-more-rows = { $number ->
    [one] One more row
   *[other] { $number } more rows
}
display-all-rows = All { $number } rows
board-caption = { $board }: { $territories } territories, { $borders ->
        [one] 1 border
       *[other] { $borders } borders
    }.
# Heads of the columns of a table, a continent in each row: its name, its bonus, how many territories
# it has, and their names.
board-continents = Continents
board-bonus = armies a turn
board-count = territories
board-territories = their names
board-places = { TERRITORIES($places) }
edition-rules = All its rules, with their clauses
verdict-legal =
    { $legal ->
        [yes] ✓ Legal
       *[no] ✗ Not legal
    }: { $why }
verdict-clause = clause { $clause }, { $known }
legal-action = action
legal-what-it-does = what it would do
# A kind is an action as code writes it, "end_phase".
legal-kind =
    { $number ->
        [one] { $kind }: 1 action
       *[other] { $kind }: { $number } actions
    }{ $shown ->
        [40] , the first 40 of them
       *[other] { "" }
    }
legal-shown =
    { CAPITALISED(SEAT($seat)) }, { PHASE($phase) }: { $number ->
        [one] 1 legal action
       *[other] { $number } legal actions
    }
bot-settings = What it aims for
bot-setting = setting
bot-value = value
replay-shown =
    { $edition }, { $mode }, { $players } players: { $standing }; { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }{ $comments ->
        [0] { "" }
        [one] , 1 comment
       *[other] , { $comments } comments
    }
replay-stopped = { $edition }, { $mode }, { $players } players: stopped at line { $line } after { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }. { $why }
replay-players = Players: { LIST($players, kind: "comma") }.
replay-player = { SEAT($seat) } is { $name }
replay-last = Final position
# The units of progress-line: "3 of 10 games".
progress-unit =
    { $all ->
        [one] game
       *[other] games
    }
progress-rows =
    { $all ->
        [one] row
       *[other] rows
    }
progress-orders =
    { $all ->
        [one] order
       *[other] orders
    }
progress-line = { $done } of { $all } { $unit }, { $rate } a second, { $left } left
figures-title = { $board }: a figure for each territory
figures-one = { TERRITORY($territory) } { $figure }
figures-all = { LIST($figures, kind: "comma") }.
record-round = round
simulation-plot-share = share of all games, with its 95% interval
simulation-rounds = rounds to the end, finished games
campaign-taken = at least this many territories taken
odds-table-against = against { $armies }
odds-table-plot = Chance of winning by armies{ dice-of }
odds-table-attackers = the attacker's armies, one of which stays behind
tournament-shown =
    { $bots } bots, { $games ->
        [one] 1 game
       *[other] { $games } games
    }{ $unfinished ->
        [0] { "" }
       *[other] , { $unfinished } of them unfinished
    }{ $stopped ->
        [yes] ; interrupted
       *[no] { "" }
    }
tournament-rated = { $bot } { $elo } ± { $error }
tournament-scale = Elo, 0 for the mean of these bots
tournament-points = { $elo } ± { $error }
tournament-bot = bot
tournament-elo = Elo ± error
tournament-games = games
tournament-won = won
tournament-unfinished = unfinished
tournament-note = Elo by the model of Bradley and Terry, with its standard error; 0 is the mean of these bots. The last columns give the share won against each other bot, of the games that somebody won; both line-ups count equally.
tournament-nobody = nobody won
tournament-tables = Table by table
tournament-match = bots and their seats
tournament-table = table
tournament-share = share of the first bot
tournament-pair = { $bot } ({ $seats }) against { $opponent } ({ $others })
tournament-ratings = Ratings
match-head = result
match-name = { $bot } against { $other }: { $edition } { $mode }, { $players } players
match-told = { $match }. { $result }
match-shown =
    { $why ->
        [better] { $bot } is better than { $other }: it wins { $share } of the games ({ $low } to { $high }, with { $confidence } confidence). Settled { match-after }.
        [equal] { $bot } and { $other } are equal within { $margin } percentage points: { $bot } wins { $share } of the games ({ $low } to { $high }, with { $confidence } confidence). Settled { match-after }.
        [limit] Not settled: { $bot } wins { $share } of the games against { $other } ({ $low } to { $high }, with { $confidence } confidence). Stopped at the limit, { match-after }.
       *[interrupted] Interrupted: { $bot } wins { $share } of the games against { $other } ({ $low } to { $high }, with { $confidence } confidence), { match-after }.
    }
match-after = after { $pairs ->
        [one] 1 pair
       *[other] { $pairs } pairs
    }, { $games } games
match-note = Each pair is two games with the same seed and the seats swapped. The intervals allow for the fact that each match stopped as soon as it was settled; those of the ratings do not.
experiment-shown =
    { $what ->
        [wins] wins of the first bot
        [rounds] rounds until a game was won
        [finished] games that were won
       *[other] { $what }
    }: { LIST($means, kind: "comma") }; difference from { $other }: { LIST($differences, kind: "comma") }{ $points ->
        [yes] { " " }percentage points
       *[no] { "" }
    }, in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }{ $left_out ->
        [0] { "" }
       *[other] , { $left_out } left out
    }{ $stopped ->
        [yes] ; interrupted
       *[no] { "" }
    }
experiment-mean-of = { $condition } { $mean }
experiment-difference-of =
    { $condition } { $difference }{ $low ->
        [none] { "" }
       *[other] {" "}[{ $low }, { $high }]
    }{ $over ->
        [none] { "" }
       *[other] { " " }(from its placebo { $over }{ $over_low ->
            [none] { "" }
           *[other] { " " }[{ $over_low }, { $over_high }]
        })
    }
experiment-condition = condition
experiment-mean = mean [95% interval]
experiment-difference = difference from the first
experiment-points = difference from the first, in percentage points
experiment-over-placebo = difference from its placebo
experiment-error = standard error
ladder-place =
    { $bot } stands { $where ->
        [below] below rung 1
        [above] above rung { $last }
        [at] on rung { $rung } ({ ladder-range })
       *[between] between rungs { $lower } and { $upper } ({ ladder-range })
    }, after { $games ->
        [one] 1 game
       *[other] { $games } games
    }
ladder-range =
    { $open ->
        [low] at most { $high }
        [high] at least { $low }
       *[none] { $low } to { $high }
    }, with 95% confidence
ladder-rung = rung
ladder-slower = { $bot } is not compiled: one of its games takes as long as about { $times } fast ones
score-shown =
    { $share } of { $games ->
        [one] 1 game
       *[other] { $games } games
    } ({ $low } to { $high }){ $illegal ->
        [0] { "" }
       *[other] ; ended by an illegal action: { $illegal }
    }
prediction-none = Nothing predicted yet: replace the three dots with a number and run the cell again.
prediction-right = Right: it is { $actual }.
prediction-off =
    { $more ->
        [yes] It is more than { $guess }: { $actual }.
       *[no] It is less than { $guess }: { $actual }.
    }
campaign-shown =
    { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } against { LIST($targets, kind: "then") }: { $win } to take { NUMBER_OF($targets) ->
        [one] it
       *[other] them all
    }; on average { $lost } lost, and { $left } left on the last territory if it all goes well{ dice-of }
campaign-target = territory
campaign-armies = armies there
campaign-behind = left on its source
campaign-chance = chance of taking it
campaign-left = armies on the last territory
campaign-step = target { $number }
campaign-no-way = no route leads through all these territories, each from the one before
campaign-own = { TERRITORY($territory) } belongs to the attacker
campaign-border = { TERRITORY($source) } does not border { TERRITORY($target) }
campaign-twice = { TERRITORY($territory) } occurs twice in the campaign
sources-shown =
    To take { $several ->
        [yes] { LIST($targets) }
       *[no] { LIST($targets, kind: "then") }
    }: from { LIST($sources, kind: "comma") }{ $more ->
        [0] { "" }
       *[other] , and from { $more } more
    }
sources-one = { TERRITORY($source) } { $win } ({ number-of-armies })
sources-along = { LIST($way, kind: "then") }
sources-from = from
sources-way = best route
sources-armies = armies there
sources-chance = chance of taking all
sources-lost = armies lost on average
sources-left = armies on the last territory if won
sources-more = { $number } more
sources-none = { SEAT($seat) } has no territory with at least two armies that borders { LIST($targets, kind: "or") }
stopping-shown =
    { $attackers } against { $defenders }: to keep { $keep ->
        [one] 1 army
       *[other] { $keep } armies
    }, stop at { $stop }. The chance of { $keep ->
        [one] keeping it
       *[other] keeping them
    } is { $kept }; of taking the territory, { $win }{ dice-of }
stopping-at = stop at (armies)
stopping-taken = territory taken
stopping-kept = armies kept
stopping-lost = armies lost on average
odds-table-shown = Chance of winning in percent, for up to { $attackers ->
        [one] 1 army
       *[other] { $attackers } armies
    } (rows; one army stays behind) against { $defenders } (columns){ dice-of }
odds-table-terminal = To see all of it, show it in a notebook, or call to_frame().
odds-table-more = Larger battles
odds-table-corner = attackers↓ defenders→
odds-table-cell = { $attackers } against { $defenders }: { $win }

### Lessons
## What lessons say in addition to their own texts, which are in files of their own.

lessons = Lessons
lessons-about = what it is about
lesson-head = Lesson { $lesson }: { $title } ({ LIST($editions, kind: "comma") }, about { course-minutes })
lesson-about = Edition: { LIST($editions, kind: "comma") } · about { course-minutes }
lesson-able = Afterwards you can:
progress-solved = { $solved } of { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } solved

board = The board
board-after = The board after this move
board-of-step = { $step }: the board
board-held = { CAPITALISED(SEAT($seat)) }: { LIST($territories, kind: "comma") }
board-armies = { TERRITORY($territory) } { $armies }

step-dice = Dice: the attacker { LIST($attack, kind: "comma") }; the defender { LIST($defence, kind: "comma") }.
step-cards = Your cards: { LIST($cards, kind: "comma") }.
step-card-read = { CARD($card) }
step-card =
    `{ $card }` ({ $symbol ->
        [none] any symbol
       *[other] { SYMBOL($symbol) }
    })

step-stars = Stars: { LIST($stars, kind: "semicolon") }.

step-other-edition = { $wanted } does not have this rule. Here the step is played by the rules of { $edition }.
step-by-edition = This step uses the rules of { $edition }.
# What a number of dice costs in a defence.
step-defence = { page-dice }: on average the defender loses { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } armies, and the attacker { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) }. If the attack is fought to the end, the chance of holding { TERRITORY($target) } is { $chance }.

## Headings of feedback, by its status.

feedback-right = Right.
feedback-wrong = Not quite.
feedback-guessed = Now you know.
feedback-refused = That is not allowed.
feedback-more = Go on.
feedback-unanswered = Nothing has been tried yet.
feedback-unclear = That can't be understood as an answer.
feedback-hint = Hint
feedback-shown = Shown.
feedback-over = Your turn is over.
feedback-switched = Another edition.
feedback-start = From the start.

feedback-rules = The rules behind it:
feedback-hint-is = { feedback-hint }:
feedback-taken-back = The board is back at the start of the step. Try again.
feedback-rightly-refused = Right: the rules don't allow that.
feedback-other-rule = That is not allowed either, but this step is about another rule.
feedback-too-many = { $answer } is too many.
feedback-too-few = { $answer } is too few.
feedback-move = Make your move on the board.
feedback-answer = The answer is { $answer }.
feedback-quoted = “{ $text }”
feedback-none-of-these = none of these
feedback-territories = { TERRITORIES($places, kind: "comma") }
feedback-continents = { CONTINENTS($places, kind: "comma") }
lesson-places = { TERRITORIES($places, kind: "and") }
feedback-off = Not correct: **{ $places }**.
feedback-go-on =
    { $armies ->
        [0] { $phase ->
            [attack] Combat comes next.
            [fortify] Movement comes next.
           *[other] There is more to do.
        }
        [one] One army is still to be placed.
       *[other] { $armies } armies are still to be placed.
    }
feedback-occupy =
    Now move armies in: { $exact ->
        [yes] exactly { $most }
       *[no] at least { $least }, at most { $most }
    }.
# For those who answer from code.
feedback-from-here = The step continues from here, so answer only with what comes next. `lesson.retry()` starts it again.
feedback-no-attack-left =
    None of your territories can attack any more. { $challenge ->
        [yes] End the attack.
       *[no] End the attack, or start the step again.
    }
## Chances, which are guessed before the dice fall.

chance-once =
    { $taken ->
        [yes] This time { TERRITORY($target) } fell, at the cost of { $lost ->
            [0] no armies.
            [one] one army.
           *[other] { $lost } armies.
        }
       *[no] This time { TERRITORY($target) } held: the attacker lost { $lost ->
            [one] one army
           *[other] { $lost } armies
        } and the defender { $beaten ->
            [0] none.
            [one] one.
           *[other] { $beaten }.
        }
    }
chance-counted = In { NUMBER($fought) } such battles, it was { $taken ->
        [0] never taken
        [one] taken once
       *[other] taken { NUMBER($taken) } times
    }; the exact chance is **{ $exact }**.
chance-brier =
    { $guesses ->
        [one] One chance guessed
       *[other] { $guesses } chances guessed
    }: { $as ->
        [best] as good as giving the exact chances.
        [good] nearly as good as giving the exact chances.
        [better] better than always saying { $even }.
        [even] as good as always saying { $even }.
       *[worse] worse than always saying { $even }.
    }
chance-off =
    { $off ->
        [0] You said { $said }: exactly right.
        [one] You said { $said }: one point off.
       *[other] You said { $said }: { $off } points off.
    }
## The course as a whole, and warm-ups with what has been met.

warm-up-title = Warm-up
warm-up-summary = Three questions from earlier lessons, on other boards.
warm-up-none = There is nothing to warm up with yet. Solve some steps of a lesson first.
tonight = Play tonight
tonight-summary = The shortest way to a game of your own: what you need to know, and then a short game to win.
tonight-advice = Now you can play. The program deals, counts and applies the rules for you. Setting up (lesson 2), capitals, games for two and other editions (lessons 8 to 11) can wait.
course-tonight = Play tonight: { course-minutes }
course-lesson = { $number } · { $title }
course-steps =
    { $done } of { $steps } { $steps ->
        [one] step
       *[other] steps
    }
course-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
course-next = Next: { $title }. Start it with { $call }
course-due =
    { $questions ->
        [one] One question is
       *[other] { $questions } questions are
    } due today: start with { $call }
course-puzzles = Puzzles: { $tried } of { $puzzles } tried, { $right } solved, { $first } on the first try.
course-beaten = The strongest bot that you have beaten is on rung { $rung } of 10: { $bot }.

## The exam: six short games that show on which rung of the ladder somebody plays.

exam = Exam
exam-about = { $games } short games with missions, each against one bot near your level. They take about an hour. There are no hints, and you can't take anything back. You can stop at any time and continue on another day.
exam-so-far = You have played { $played } of { $games } games. The next opponent is on rung { $rung } of 10: { $bot }.
exam-result =
    You play at about rung { $rung } of 10, { $bot } ({ $narrow ->
        [yes] with { $confidence } confidence
       *[no] from { $low } to { $high } with { $confidence } confidence
    }). You won { $won } of { $games } games.
exam-opponent = Opponent
exam-rung = Rung
exam-outcome = Result
exam-outcome-of =
    { $won ->
        [yes] won
       *[no] lost
    }
exam-back = Go back to: { LIST($titles, kind: "semicolon") }
exam-go-back = Go back to
exam-puzzles = Puzzles: { $kind }
exam-foot = Six games show a rung only roughly, so the interval matters more than the number in its middle.

## Questions that come back after days: of lessons, puzzles and one's own mistakes.

questions = Review
questions-summary = Questions that come back today: from lessons, puzzles and your own mistakes.
questions-number = number
questions-question = question
questions-from = from
questions-due =
    { $due ->
        [one] One question is due today.
       *[other] { $due } questions are due today.
    }{ $waiting ->
        [0] { "" }
        [one] { " " }One more waits for another day.
       *[other] { " " }{ $waiting } more wait for another day.
    }
questions-enough =
    You have answered today's questions. { $waiting ->
        [one] One more waits
       *[other] { $waiting } more wait
    } for another day.
questions-next =
    Nothing is due today. The next question comes back { $days ->
        [one] tomorrow
       *[other] in { $days } days
    }.
questions-none = There is nothing to review yet: answer some questions of a lesson, or a puzzle.

## The rating in puzzles.

rating = My rating in puzzles
rating-kind = question
rating-rating = rating
rating-error = error (95%)
rating-answered = puzzles
rating-all = all puzzles
rating-now = Your rating in puzzles is { $rating } (±{ "\u00A0" }{ $error }).
rating-none = You have no rating yet: answer a puzzle.
puzzle-rating =
    { $known ->
        [none] This puzzle is rated { $puzzle }.
        [other] Your rating is { $rating } (±{ "\u00A0" }{ $error }). This puzzle is rated { $puzzle }.
       *[kind] Your rating is { $rating } (±{ "\u00A0" }{ $error }), and { $here } (±{ "\u00A0" }{ $give }) for puzzles of this kind. This puzzle is rated { $puzzle }.
    }

## Whole turns to plan, compared with the expert's.

turn-title = Plan your turn
turn-numbered = Turn { $number }
turn-text-average = You are **{ SEAT($seat) }**, and this whole turn is yours: place { $armies } armies, attack, move in, and move armies. Dice: **average**, so each roll costs both sides what it costs on average.
turn-text-real = You are **{ SEAT($seat) }**, and this whole turn is yours: place { $armies } armies, attack, move in, and move armies. Dice: **real**, so once you have rolled, you can't start over. The luck of the dice doesn't count in the end.
turn-nudge = What could you hold at the end of this turn, and what would it cost?
turn-over = The expert is now judging your plan.
turn-is-over = This turn is over. Play it again, or go on to the next one.
turn-shown = This is the expert's turn.
turn-dice-average = average
turn-dice-real = real
turn-measured = From a game between bots of rungs 3 to 7. A bot of rung 3 gets { $score } of 100 points here.
turn-rating =
    { $known ->
        [none] This turn is rated { $turn }.
       *[some] Your rating in turns is { $rating } (±{ "\u00A0" }{ $error }). This turn is rated { $turn }.
    }
turn-head-chance = chance of winning
turn-head-expert = expert's estimate
turn-head-games = games won
turn-chance = { $chance } (±{ "\u00A0" }{ $error })
turn-row-before = before the turn
turn-row-you = after your turn
turn-row-plan = your turn without luck
turn-row-expert = after the expert's turn
turn-row-average = the expert's turns on average
turn-worth =
    { $lost ->
        [less] { $points ->
            [one] Your plan is worth 1 percentage point less than the expert's (±{ "\u00A0" }{ $error }).
           *[other] Your plan is worth { $points } percentage points less than the expert's (±{ "\u00A0" }{ $error }).
        }
        [more] { $points ->
            [one] Your plan is worth 1 percentage point more than the expert's (±{ "\u00A0" }{ $error }).
           *[other] Your plan is worth { $points } percentage points more than the expert's (±{ "\u00A0" }{ $error }).
        }
       *[same] Your plan is worth as much as the expert's (±{ "\u00A0" }{ $error }).
    }
turn-score = { $score } of 100 points
turn-board-you = You
turn-board-expert = The expert
turn-placed = Placed { LIST($parts) }.
turn-took =
    { $count ->
        [0] Took nothing.
       *[other] Took { LIST($names) }.
    }
turn-holds =
    { $risk ->
        [open] Left { CONTINENT($continent) } open: one neighbour takes { TERRITORY($territory) } { $chance } of the time.
        [safe] Holds { CONTINENT($continent) }: no neighbour breaks it more than { $chance } of the time.
       *[none] Holds { CONTINENT($continent) }, which no neighbour can break.
    }
turn-judged =
    { $games ->
        [0] It would take too long here to play games to their end, so only the expert judges.
       *[other] Each row has the expert's estimate and the share won of { $games } games, of which { $bots } bots each played half. The chance is the mean of the two.
    }
course-turns =
    { $planned ->
        [0] Whole turns: none of { $turns } planned yet.
       *[other] Whole turns: { $planned } of { $turns } planned. Your rating in them is { $rating } (±{ "\u00A0" }{ $error }).
    }
rating-turns = whole turns

## Mistakes of one's own games, which come back as puzzles, and what the last games gave away.

mistakes = My mistakes
mistakes-number = number
mistakes-kind = decision
mistakes-game = from
mistakes-due = comes back
mistake-numbered = My mistake { $number }
mistake-none = You have no mistakes yet. Play a game to its end: your costliest decisions are then kept here.
mistake-unknown =
    { $most ->
        [one] there is only 1 mistake, number 1
       *[other] there are { $most } mistakes, numbered from 1
    }
mistake-kind-place = Where do you place armies?
mistake-kind-stop = Attack or stop?
mistake-kind-break = Break a continent?
mistake-kind-leave = How many move in?
mistake-kind-trade = Trade now or wait?
mistake-kind-fortify = Which armies do you move?
mistake-game = { $date }, { $edition }, { $mode }, round { $round }
mistake-learned = learned
mistake-due =
    { $days ->
        [0] now
        [one] in a day
       *[other] in { $days } days
    }
mistake-comes-back =
    { $learned ->
        [yes] You have learned it.
       *[no] It is due { $when }.
    }
mistakes-about-place = placing armies
mistakes-about-stop = attacking and stopping
mistakes-about-break = breaking continents
mistakes-about-leave = moving in
mistakes-about-trade = trading sets
mistakes-about-fortify = moving at the end
mistake-text-place = You are **{ SEAT($seat) }**, in round { $round } of your game. You have **{ number-of-armies }** to place.
mistake-text-stop = You are **{ SEAT($seat) }**, in round { $round } of your game, and may attack.
mistake-text-break = You are **{ SEAT($seat) }**, in round { $round } of your game, and may attack. Somebody else holds a whole continent.
mistake-text-leave = You are **{ SEAT($seat) }**, in round { $round } of your game. From { TERRITORY($source) }, where **{ $armies } armies** are left, you have just taken { TERRITORY($target) }: { $least } to { $most } of them may move in.
mistake-text-trade = You are **{ SEAT($seat) }**, in round { $round } of your game, with **{ number-of-armies }** to place. Your cards make a set.
mistake-text-fortify = You are **{ SEAT($seat) }**, in round { $round } of your game. Attacking is over; armies may still move.
mistake-ask-place = Where do you put { $armies ->
        [one] it
       *[other] them
    }?
mistake-ask-stop = What do you do now?
mistake-ask-break = What do you do now?
mistake-ask-leave = How do you divide them?
mistake-ask-trade = Do you trade the set this turn?
mistake-ask-fortify = Which armies do you move?
mistake-hint-place = What can armies there take this turn, and what do they guard afterwards?
mistake-hint-stop = What do you win if it goes well, and what is exposed if it doesn't?
mistake-hint-break = What does the holder lose each turn, and how likely are you to get through?
mistake-hint-leave = Which of the two can still be attacked, and from which could the armies attack next?
mistake-hint-trade = What are the armies worth now, and what will the set bring later?
mistake-hint-fortify = Which armies face nobody, and which border is thin?
mistake-best = **{ $answer }** wins { $chance } of the games. What you did in the game, “{ $then }”, wins { $other }: { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
    } fewer (95%: { $low } to { $high }).
mistake-again =
    That is what you did in the game. It wins { $chance } of the games, { $behind ->
        [one] { $behind } point
       *[other] { $behind } points
    } fewer than the better answer.
mistake-other =
    That wins { $chance } of the games, { $behind ->
        [one] { $behind } point
       *[other] { $behind } points
    } fewer than the best answer.
mistake-in-review = A better choice for { SEAT($seat) } in round { $round }: { $answer }. When bots played on from there, it won { $chance } of the games; the choice in the game, “{ $then }”, won { $other }.
coach-nothing = there is no decision here that can be judged
coach-good = As good as the best: { $chance }.
coach-better = Better: { $answer }.
coach-lost =
    { $sure ->
        [yes] That cost you { $points ->
            [one] { $points } point
           *[other] { $points } points
        }: { $chance } instead of { $best }.
       *[no] The expert expects { $chance } instead of { $best }. Games have not confirmed it.
    }
coach-found = That's it.
coach-find = Find something better than: { $choice }.
coach-dice = Your choice cost { $points ->
        [one] 1 point
       *[other] { $points } points
    }. The dice, in points: { $dice }.
coach-turn = Your last turn, in points: your choices { $choices }, the dice { $dice }. Your chance: { $chance }.
coach-no-card = No card yet: { TERRITORY($territory) } falls { $chance } of the time.
mistake-measured =
    This decision is from your game of { $date } ({ $edition }, { $mode }, round { $round }). From each answer, bots played on to the end { $games } times, with the same dice for all answers.{ $attack ->
        [yes] { " " }After an attack, they attacked again wherever it paid.
       *[no] { "" }
    } These shares of games are not the chances of the review, which are what the expert expected at the beginning of the turn.
mistakes-decided =
    { $asked ->
        [one] You replayed one decision and { $known ->
            [0] did not get it right the first time
           *[other] got it right the first time
        }
       *[other] You replayed { $asked } decisions and got { $known ->
            [0] none
           *[other] { $known }
        } right the first time
    }. { $waiting ->
        [none] You have learned all of them.
       *[some] The next one is due { $when }.
    }
mistakes-no-game = Play a game to its end. Then there is something to practise.
mistakes-nothing-kept = Nothing is saved here, because the variable RISK_WIDGET_DATA is empty. Remove it, or put the name of a folder in it, and restart the kernel. Your mistakes are kept from then on.
mistakes-part = { $part }%
mistakes-figure =
    { $games ->
        [one] In your last game
       *[other] In your last { $games } games
    } you lost { $part } of your chance of winning per turn (±{ "\u00A0" }{ $error }). That is { $beside }% of what a player on rung { $regular } loses in such games (±{ "\u00A0" }{ $give }){ $own ->
        [yes] ; on rung { $rung }, { $usual }% is usual
       *[no] { "" }
    }.
mistakes-advice =
    { $kind ->
        [place] Placing armies costs you more than is usual on rung { $rung }
        [stop] Your decisions to attack or stop cost you more than is usual on rung { $rung }
        [break] The continents that you didn't break cost you more than is usual on rung { $rung }
        [leave] Your choice of how many armies move in costs you more than is usual on rung { $rung }
        [trade] Trading sets costs you more than is usual on rung { $rung }
       *[fortify] Your moves at the end of the turn cost you more than is usual on rung { $rung }
    } ({ $part } of your chance of winning per turn instead of { $usual }). The lesson “{ $lesson }” is about this{ $puzzles ->
        [none] { "" }
       *[other] , and so are the puzzles “{ $puzzles }”
    }.
mistakes-nothing-stands-out =
    { $games ->
        [one] After one game
       *[other] After { $games } games
    } no kind of decision stands out. Where yours cost more than is usual on rung { $rung }, it may be chance; more games will tell.


## Challenges, which are played against bots.

challenge-turn = Turn { $turn } of your { $turns }.
challenge-won = won
challenge-stars =
    { $stars ->
        [1] **One star:**
        [2] **Two stars:**
       *[3] **Three stars:**
    } { LIST($earned, kind: "comma") }.
challenge-stars-open =
    { $stars ->
        [1] One more star for winning { LIST($open, kind: "or") }.
       *[other] One more star each for winning { LIST($open, kind: "or") }.
    }
challenge-helped = You were shown a move, so you can't win another star this time.
challenge-late =
    { $turns ->
        [one] Your turn is over.
       *[other] Your { $turns } turns are over.
    }
challenge-other-dice = Try again: the dice will fall differently.
challenge-dice = Dice of this try: `{ $dice }`.
challenge-move =
    A careful bot would { $move }. It plays to win.{ $free ->
        [yes] { "" }
       *[no] { " " }Only one star is left.
    }
# These complete challenge-move, "A careful bot would …", and nothing else.
advice-claim = claim { TERRITORY($territory) }
advice-place = place { $armies } on { TERRITORY($territory) }
advice-choose-capital = choose { TERRITORY($territory) } as capital
advice-trade = trade { CARDS($cards) }
advice-attack = attack { TERRITORY($target) } from { TERRITORY($source) } with { $armies }
advice-defend =
    defend with { $dice ->
        [one] one die
       *[other] { $dice } dice
    }
advice-occupy = move { $armies } in
advice-fortify = move { $armies } from { TERRITORY($source) } to { TERRITORY($target) }
advice-end-phase =
    { $phase ->
        [attack] stop attacking
        [fortify] end the turn
       *[other] go on
    }
challenge-no-move =
    Moves are shown only in the first { $turns ->
        [one] turn
       *[other] { $turns } turns
    }. From here on, you decide alone.
challenge-shown =
    A careful bot did it in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
challenge-not-shown = A careful bot tried it several times without success. You can do better!

hint-nudge = A nudge.
hint-rule = The rule.
hint-move = The move.
hint-answer = The answer.
switch-played = This step is now played by the rules of { $edition }.
switch-unknown = This step can be played under { LIST($editions, kind: "comma") }, not { $edition }.
difference-without = This edition does not have this rule.
marks = { LIST($parts, kind: "semicolon") }
marked-printed = printed in { LIST($editions, kind: "comma") }
marked-reading = our reading of { LIST($editions, kind: "comma") }
marked-house = a house rule in { LIST($editions, kind: "comma") }
marked-silent = not printed in { LIST($editions, kind: "comma") }

## What is told to those whose answer cannot be read.

answer-on-board = Answer this step on the board. { $example }
answer-roll-by-roll = In this step you make one attack at a time. { $example }
answer-no-moves = The list of moves is empty. { $example }
answer-example = In code, a move looks like `{ $move }`.
answer-percentage = The answer must be a chance from 0 to 100, not { $answer }.
answer-number = The answer must be a whole number, not { $answer }.
answer-choice = The answer must be one of { LIST($values, kind: "comma") }, not { $answer }{ did-you-mean }.
answer-place = The answer must name a place on the board, such as 'brazil'.
answer-one-place =
    The answer must be { $pick ->
        [continent] one continent
        [territories] one territory or more
       *[territory] one territory
    }.
answer-no-place =
    There is no { $pick ->
        [continent] continent
       *[other] territory
    } '{ $word }'{ did-you-mean }.

## A person's place on the ladder of bots, by the games against them.

my-level =
    { $sureness ->
        [none]
            Your level is not known yet: { $games ->
                [0] none
                [one] 1
               *[other] { $games }
            } of your games { $games ->
                [0] counts
                [one] counts
               *[other] count
            } so far, and { $needed } more { $needed ->
                [one] is
               *[other] are
            } needed.
       *[other] Your level is about rung { $rung } of 10, { $bot } ({ level-range }).
    }
level-sure =
    { $sureness ->
        [good] a good guess
        [fair] a fair guess
       *[rough] a rough guess
    }
level-range = { $narrow ->
    [yes] with { $confidence } confidence
   *[no] from { $low } to { $high } with { $confidence } confidence
}, { level-sure } after { $games } games

## What is wrong with saved progress.

progress-file =
    { $name ->
        [none] the data
       *[other] { $name }
    }
progress-none = { progress-file } holds no lesson progress
progress-version = { progress-file } has the unknown version { $version }
progress-newer = { progress-file } was written by a newer version of risk_widget
progress-damaged = { progress-file } is damaged: { $why }
progress-unreadable = { $name } can't be read: { $why }
progress-no-json = { $name } is not JSON: { $why }
progress-status = a status must be one of { LIST($known, kind: "comma") }, not { $status }
progress-stars = stars must be a whole number from 0 to { $most }, not { $stars }
progress-chance = a chance must be a number from 0 to 100, not { $chance }
progress-text = names, answers and seals must be short pieces of text, not { $text }
progress-number = attempts and hints must be whole numbers, not { $number }
progress-game = a game must say when it ended, which bots played in it, and whether it was won, not { $game }
kept-not-written = Nothing is being saved, because { $file } can't be written: { $why }. What was saved in it before is still there.
kept-no-home = Nothing is being saved, because there is no home folder for { $file }. Name another folder in RISK_WIDGET_DATA, and restart the kernel.
kept-put-aside = { $file } can't be read here. It has been renamed { $aside }, and a new file has been started.
kept-other-file = { $file } was changed by hand or is from another program. It has been renamed { $aside }, and a new file has been written.
kept-newer = { $file } was written by a newer version of risk_widget and stays as it is. Progress made here is saved next to it, in { $beside }.
kept-game-unreadable = A saved game can't be read here. It stays where it is: { $file }.
kept-game-newer = A saved game was written by a newer version of risk_widget. It stays where it is: { $file }.
kept-dropped = A folder keeps 20 games. To make room for a new one, the unfinished game played longest ago was deleted: { $edition }, { $mode }{ $round ->
        [none] {""}
       *[other] , round { $round }
    } ({ $file }).
kept-partly = Only part of { $file } can be read here. The game continues from there, and the whole file is kept as { $aside }.
kept-other-dice = The dice in { $file } don't match the seed that is saved with them. The game continues with new dice{ $aside ->
        [none] {""}
       *[other] , and the whole file is kept as { $aside }
    }.
kept-changed = { $file } has been changed since it was saved. The game continues with the players, rules and dice that are in it now{ $aside ->
        [none] {""}
       *[other] , and a copy of it is kept as { $aside }
    }.
kept-partly-played = Some lines of { $file } can't be read here. Their games are played again, and the whole file is kept as { $aside }.

## A position of a game, with the question what to play.

position-lesson = A position
position-summary = What would you play here? The answer comes from the expert, who knows only what this player may know.
position-title = Round { $round }
position-text =
    This is a game in progress. { CAPITALISED(SEAT($seat)) } { $phase ->
        [reinforce] has armies to place and must decide now
        [attack] may attack and must decide now
        [fortify] may still move armies and must decide now
        [defend] is under attack and must decide now
       *[other] must decide now
    }. You see what { SEAT($seat) } may see.
position-question = What would you play?
position-otherwise = The expert would play something else.

## A class: one step on all screens, and what everybody answers.

vote-defend =
    Defend with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
vote-occupy = Move in { number-of-armies }
vote-place-rest = Leave the rest of the set-up to a bot
class-nameless = Pupil { $number }
class-namesake = { $name } ({ $number })
class-solved = solved
class-trying = still trying
class-percent = { $from } to { $to }%
class-others = something else
class-repr = { $pupils ->
        [one] 1 pupil
       *[other] { $pupils } pupils
    }, { $questions ->
        [one] 1 question
       *[other] { $questions } questions
    }
class-answered = Answered

## What python -m risk_widget.lessons and python -m risk_widget.translations print.

lessons-usage =
    usage: python -m risk_widget.lessons COMMAND
      check [LESSON or FILE.toml ...]   try every solution of these lessons (default: all)
      clauses                           print a table of the clauses and the steps that teach them
      words [LESSON or FILE.toml ...]   count the words of each step; 45 on average, 80 at most
      notebooks FOLDER                  write the notebooks of all lessons that have changed
      notebooks FOLDER --check          only say which ones are out of date
      begin STORY.html FILE.toml        begin a lesson of your own with the questions of a story
      notebook FILE.toml FILE.ipynb     write the notebook of a lesson of your own
      publish FOLDER [LESSON or FILE.toml ...] [--answers]
                                        run the notebooks, and write copies with their pictures
      print FOLDER                      write pages to print: for each edition its rules on one page and
                                        a sheet for beginners, and one page comparing all editions
      scores FOLDER                     read the notebooks that a class has handed in, and write
                                        FOLDER/scores.csv and FOLDER/scores.html
      scorm SITE FILE.zip [LESSON ...] [--2004]
                                        pack lessons for a learning platform; SITE is the package of all
                                        lessons that the site offers, or a folder with the site's files
words-lesson = Lesson
words-steps = Steps
words-average = Words per step
words-most = Longest
words-all = All
words-of-step = { $lesson }: the step { $step } ({ $edition }) has { $words } words; the limit is { $most }
words-of-lesson = { $lesson }: its steps have more than { $average } words on average
words-few-enough = every step is short enough
lesson-sound = { $lesson }: all steps can be solved
challenge-rungs = games won of “{ $title }”: { LIST($wins, kind: "comma") }
challenge-rung = { $bot } { $won } of { $games }
notebook-stale = { $file } is out of date: its lesson has changed
notebooks-fresh = all notebooks are up to date
notebooks-unchanged = nothing has changed
coverage-whole = every clause is taught, or there is a reason why it is not
coverage-clause = clause
coverage-steps = taught in
coverage-not-taught = not taught: { $reason }
coverage-no-clause = not-taught.toml names '{ $clause }', which is not a clause
coverage-untaught = no step teaches { $clause }, and not-taught.toml does not say why
coverage-taught = { $clause } is taught: remove it from not-taught.toml

## What a class has handed in, for its teacher.

homework-title = Homework
homework-about =
    { $pupils ->
        [one] { $pupils } pupil
       *[other] { $pupils } pupils
    }, { $files ->
        [one] { $files } file
       *[other] { $files } files
    }
homework-row = { $pupil }: { $title }, { $solved } of { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } solved, { $first } on the first try, { $tries ->
        [one] 1 try
       *[other] { $tries } tries
    }
homework-nothing = There is no homework here.
homework-look = To check
homework-pupils = Pupils and lessons
homework-pupil = Pupil
homework-puzzles = Puzzles
homework-puzzles-right = { $right } of { $answered }
homework-cell = { $first } + { $later } of { $steps }
homework-cell-about = { $first } on the first try, { $later } later, { $shown } shown, { $open } open; { $tries ->
        [one] 1 try
       *[other] { $tries } tries
    }, { $hints ->
        [one] 1 hint
       *[other] { $hints } hints
    }
homework-cell-key = Steps solved on the first try + later, of all. In the share, a step solved later counts half. An empty cell means that nothing was tried. “!” refers to the list above.
homework-missed = Most often missed
homework-step = Step
homework-missed-by = Missed
homework-missed-of = { $missed } of { $met }
homework-unsolved-by = Not solved
homework-wrong = Most common wrong answer
homework-wrong-by =
    { $answer } ({ $times ->
        [one] once
       *[other] { $times } times
    })
homework-none-missed = Nobody missed anything.
homework-proof = Each record has a seal, a checksum that reveals most changes. It isn't proof: anyone can make a seal.
homework-unreadable = { $file } can't be read: it is not a notebook, or it is damaged.
homework-too-large = { $file } is too large to be homework.
homework-empty = { $file } is empty.
homework-foreign = { $file } contains nothing from risk_widget.
homework-no-notebook = { $file } is neither a notebook nor a progress file, so it was not read.
homework-namesakes = { LIST($pupils) } gave the same name. They count as different pupils, because their files are in different folders.
homework-not-run = { $file } has no output from a lesson: it was not run, or its output was cleared before it was saved.
homework-older = { $file } was saved by an older version of risk_widget, which did not save work in notebooks. Ask the pupil to open it, run it and save it again.
homework-newer = { $file } was saved by a newer version of risk_widget than this one.
homework-damaged = { $file } holds a record that can't be read{ $why ->
        [none] {""}
       *[other] : { $why }
    }.
homework-nothing-solved = { $file }: nothing has been tried in it yet.
homework-changed = { $file }: its record was changed by hand. Puzzles and your own lessons in it don't count.
homework-changed-steps = { $file }: { LIST($steps) } changed by hand, so not counted.
homework-unsolved = { $file }: not counted, since the recorded answer is wrong: { LIST($steps) }.
homework-unsealed = { $file }: { $steps ->
        [one] one step has no seal and doesn't count
       *[other] { $steps } steps have no seal and don't count
    }.
homework-same = { LIST($files) } contain the same work: { $steps ->
        [one] one step was
       *[other] { $steps } steps were
    } done once, not separately.
homework-several = { $pupil } handed in { LIST($files) }. For each step, the file that got further counts.

## The notebooks that are made from lessons.

notebook-about = Played by the rules of { LIST($editions, kind: "comma") } · about { course-minutes }
notebook-play =
    Run the cell below: click on it and press **Shift + Enter**. A board appears, with the
    lesson next to it.
notebook-other-editions =
    To learn the rules of another edition, add its name, such as `{ $call }`. The editions are { LIST($editions, kind: "comma") }.
notebook-intro =
    ## The same steps in code

    If you only want to learn the game, you can stop here: the board above is the whole
    lesson.

    From here on, you do the same steps in Python. Each shows its board and asks a question: put your
    answer in place of `...` and run the cell. `lesson.hint("{ $step }")` helps and `lesson.show_me("{ $step }")`
    plays the answer. For another step, use the name in its cells, such as `"{ $last }"`.
notebook-intro-solved =
    ## The same steps in code

    Every step below shows its board, an answer that solves it, and the feedback.
notebook-advice = A word of advice
notebook-next = Next: { $link }
notebook-game = Now play: [a whole game]({ $file })
notebook-of-game = Play
notebook-of-game-run =
    Run the cell below: click into it and press **Shift + Enter**. Press *Play* for a short game, or choose
    the edition, the mode and the players yourself.
notebook-of-game-how =
    The line above the map always says what you can do next, and the filled button next to it does it. Every
    choice has a key, too; the question mark lists the keys that work now.
notebook-of-game-again =
    Run the cell again for a fresh board. If the kernel restarts in the middle of a game, or the machine goes
    away, as on Binder, run the cell: it offers to continue where you were.
notebook-asked =
    { $wanted ->
        [number] A whole number
        [percent] A chance, from 0 to 100
        [choice] One of { LIST($choices, kind: "comma") }
        [territory] The name of a territory
        [continent] The name of a continent
        [territories] Names of territories, in a list
        [actions] One move, or several in a list: [{ $example }]
       *[action] A move: { $example }
    }

## Puzzles: a position, a question, answers to choose from, and their worth in numbers.

puzzle-numbered = Puzzle { $number }
written-day =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
puzzle-daily = Puzzle of the day, { $date }
puzzle-kind-place = Where do you place armies?
puzzle-kind-stop = Stop or go on?
puzzle-kind-way = Which route?
puzzle-kind-trade = Trade now or wait?
puzzle-kind-break = Which continent do you break?
puzzle-kind-leave = What stays behind?
puzzle-kind-setup = Where do you gather armies?
puzzle-kind-fortify = Which armies do you move?
puzzle-kind-defend = How many dice?
puzzle-kind-mission = Which mission is in reach?
puzzles = Puzzles
puzzles-number = number
puzzles-kind = question
puzzles-level = difficulty
puzzles-edition = edition
puzzles-mode = game
puzzle-level-easy = easy
puzzle-level-medium = medium
puzzle-level-hard = hard

puzzle-text-place = You are **{ SEAT($you) }**. You have **{ $armies } armies** to place before you attack, and must place them all on one territory.
puzzle-ask-place = Where do they help you most?
puzzle-text-stop = You are **{ SEAT($you) }**. You have captured a territory, so you get a card at the end of this turn. You have **{ $armies } armies** in { TERRITORY($source) }, next to { TERRITORY($target) }.
puzzle-ask-stop = Do you stop here, or go on?
puzzle-text-stop-anywhere =
    You are **{ SEAT($you) }**. { $captured ->
        [yes] You have captured a territory, so you get a card at the end of this turn.
       *[no] You haven't captured a territory this turn.
    }
puzzle-text-way = You are **{ SEAT($you) }**, with **{ $armies } armies** in { TERRITORY($source) }. { $goal } After each capture, all armies but one move on.
puzzle-goal-break = Taking { TERRITORY($target) } breaks { CONTINENT($continent) }, which gives { SEAT($seat) } { $bonus } armies each turn.
puzzle-goal-finish = { TERRITORY($target) } is all you still need for the whole of { CONTINENT($continent) }, worth { $bonus } armies each turn.
puzzle-goal-out =
    { TERRITORY($target) } is { SEAT($seat) }'s last territory. { $cards ->
        [0] If you take it, { SEAT($seat) } is out.
        [one] If you take it, you get { SEAT($seat) }'s { $cards } card.
       *[other] If you take it, you get { SEAT($seat) }'s { $cards } cards.
    }
puzzle-ask-way = Which route is most likely to take { TERRITORY($target) }?
puzzle-text-trade = You are **{ SEAT($you) }**, with **{ $armies } armies** to place. Your cards make a set. Each set that any player trades makes the next one worth more.
puzzle-text-trade-fixed = You are **{ SEAT($you) }**, with **{ $armies } armies** to place. Your cards make a set, and its symbols alone decide how many armies it brings.
puzzle-ask-trade = Do you trade it this turn, or wait?
puzzle-text-break = You are **{ SEAT($you) }**. You have **{ $armies } armies** to place before you attack. Others hold whole continents.
puzzle-ask-break = Which one do you break?
puzzle-text-leave = You are **{ SEAT($you) }**. From { TERRITORY($source) }, where **{ $armies } armies** are left, you have just taken { TERRITORY($target) }: { $least } to { $most } of them may move in.
puzzle-ask-leave = How many stay behind?
puzzle-text-setup = You are **{ SEAT($you) }**. All territories are taken, and one player after another places an army. You still have **{ $armies } armies**, and must place them all on one territory.
puzzle-own-mission = Your mission: { $mission }
puzzle-own-capital = { TERRITORY($territory) } is your capital.
puzzle-ask-setup = Where do you gather them?
puzzle-text-fortify = You are **{ SEAT($you) }**. You have finished attacking, and may still move armies before your turn ends.
puzzle-ask-fortify = Which move do you make?
puzzle-text-defend =
    You are **{ SEAT($you) }**. { CAPITALISED(SEAT($by)) } attacks { TERRITORY($target) } ({ $armies }) from { TERRITORY($source) } ({ $attackers }) { $rolled ->
        [yes] and has rolled { LIST($numbers, kind: "comma") }.
       *[no] with { $dice ->
            [one] 1 die.
           *[other] { $dice } dice.
        }
    }
puzzle-ask-defend = How many dice do you defend with?
puzzle-text-mission = You are **{ SEAT($you) }**, at the start of your turn. Imagine that you could choose your mission now.
puzzle-ask-mission = With which one would you win most often?

puzzle-do-place = { TERRITORY($territory) }
puzzle-do-all =
    { $armies ->
        [one] The one army on { TERRITORY($territory) }
       *[other] All { $armies } on { TERRITORY($territory) }
    }
puzzle-do-stop = Stop attacking
puzzle-do-storm = Attack { TERRITORY($target) } to the end
puzzle-do-storm-from = Attack { TERRITORY($target) } from { TERRITORY($source) } to the end
puzzle-do-storm-until = Attack { TERRITORY($target) }, but stop with { $stop } of your armies left
puzzle-do-way = { LIST($names, kind: "then") }
puzzle-do-trade = Trade it, for { number-of-armies }
puzzle-do-wait = Keep the cards this turn
puzzle-do-put = { LIST($parts) }
puzzle-do-move = Move { LIST($parts, kind: "then") }
puzzle-do-stay = Move nothing
puzzle-do-dice =
    { $dice ->
        [one] With 1 die
       *[other] With { $dice } dice
    }
puzzle-moved = { $armies } from { TERRITORY($source) } to { TERRITORY($target) }
puzzle-do-break = { CONTINENT($continent) }, from { TERRITORY($source) } through { LIST($names, kind: "then") }
puzzle-do-leave =
    { $left } { $left ->
        [one] stays
       *[other] stay
    }, { $armies ->
        [one] 1 moves
       *[other] { $armies } move
    } to { TERRITORY($target) }

puzzle-fact-attack = { TERRITORY($source) } ({ $attackers }) takes { TERRITORY($target) } ({ $defenders }) { $chance } of the time.
puzzle-fact-until = The chance that { TERRITORY($target) } falls before you have to stop is { $chance }.
puzzle-fact-finish = From there, you complete { CONTINENT($continent) } this turn { $chance } of the time, for { $armies ->
        [one] 1 more army
       *[other] { $armies } more armies
    } each turn.
puzzle-fact-breaks = { CAPITALISED(SEAT($seat)) } then loses { CONTINENT($continent) } and the { $armies ->
        [one] army
       *[other] { $armies } armies
    } that it brings each turn.
puzzle-fact-guards = It guards { CONTINENT($continent) }, which brings { number-of-armies } each turn.
puzzle-fact-free = { TERRITORY($territory) } guards none of your continents.
puzzle-fact-threat =
    With { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }, { TERRITORY($territory) } would fall to { TERRITORY($source) } ({ $attackers }) { $chance } of the time.
puzzle-fact-through = { TERRITORY($source) } ({ $attackers }) gets past { $total ->
        [one] 1 defender
       *[other] { $total } defenders in all
    } and reaches { TERRITORY($target) } { $chance } of the time.
puzzle-fact-after = On average { $left } of its armies are left, next to { $attackers } in { TERRITORY($source) }.
puzzle-fact-harmless = No enemy next to { TERRITORY($territory) } can attack it.
puzzle-fact-quiet = { TERRITORY($territory) } has no enemy neighbours.
puzzle-fact-set =
    The set brings { number-of-armies }{ $bonus ->
        [0] { "" }
       *[other] , and { $bonus } more for one of your territories that it shows
    }; the next set that any player trades brings { $next }.
puzzle-fact-together = With it you place { number-of-armies } this turn.
puzzle-fact-dearer =
    { $sets ->
        [one] One opponent may trade
       *[other] { $sets } opponents may trade
    } before your next turn; your set would then bring { $armies }.
puzzle-fact-cards =
    { CAPITALISED(SEAT($seat)) } holds { $cards ->
        [one] { $cards } card.
       *[other] { $cards } cards.
    }
puzzle-fact-way = Defenders: { LIST($numbers, kind: "comma") }, so { $total } in all; { $left } armies are left on average.
puzzle-fact-share = You hold { $held } of the { $size } territories of { CONTINENT($continent) }, worth { number-of-armies } each turn.
puzzle-fact-asked = Your mission asks for { CONTINENT($continent) }.
puzzle-fact-would-finish = If it were your turn after that, your chance of completing { CONTINENT($continent) } would be { $chance }, for { $armies ->
        [one] 1 more army
       *[other] { $armies } more armies
    } each turn.
puzzle-fact-capital = { TERRITORY($territory) } is your capital.
puzzle-fact-guarded = { TERRITORY($territory) } guards { CONTINENT($continent) }, which brings { number-of-armies } each turn.
puzzle-fact-losses = On average you lose { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } armies in this roll, and the attacker { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
puzzle-fact-holds = If the attack is fought to the end, { TERRITORY($territory) } holds { $chance } of the time.
puzzle-fact-lacks =
    You still have to take { $each ->
        [1] { "" }
       *[other] or reinforce{ " " }
    }{ $lacking ->
        [one] { $lacking } territory.
       *[other] { $lacking } territories.
    }
puzzle-fact-defended =
    { $armies ->
        [one] { $armies } army stands in the way.
       *[other] { $armies } armies stand in the way.
    }

puzzle-hint-place = What can each of them take this turn, and what could take it afterwards?
puzzle-hint-stop = Count what you gain if it goes well, and what is exposed if it doesn't.
puzzle-hint-way = Count the defenders on each route, and the one army that stays behind at every step.
puzzle-hint-trade = What will the set be worth next turn, and who trades before you?
puzzle-hint-break = Weigh what the holder loses each turn against your chance of breaking through.
puzzle-hint-leave = Which side of the border can still be attacked, and by how many?
puzzle-hint-setup = Which territory helps to complete a continent, and who could attack it?
puzzle-hint-fortify = Which armies have nobody to fight where they stand, and where are they needed?
puzzle-hint-defend = With each number of dice, how many armies do you put at risk, and how many does the attacker?
puzzle-hint-mission = Count what each mission still asks for, and the armies in the way.
puzzle-hint-answer = { $answer }.
puzzle-otherwise = Count again.

puzzle-wins = wins { $chance } of the games.
puzzle-arrives = gets there { $chance } of the time.
puzzle-best = **{ $answer }** wins { $chance } of the games, { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
    } more than the next best (95%: { $low } to { $high }).
puzzle-best-exact = **{ $answer }** gets there { $chance } of the time, { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
    } more than the next best.
puzzle-behind = That wins { $chance } of the games, { $behind ->
        [one] { $behind } point
       *[other] { $behind } points
    } fewer than the best answer.
puzzle-behind-exact = That gets there { $chance } of the time, { $behind ->
        [one] { $behind } point
       *[other] { $behind } points
    } less than the best route.
puzzle-better = The best answer wins { $chance } of the games. { $facts }
puzzle-better-exact = The best route gets there { $chance } of the time. { $facts }
puzzle-measured-games = Each answer was played to its end { $games } times by { $bot } bots, with the same dice for every answer. The expert and { $other } bots prefer the same answer.
puzzle-measured-exact = The odds are exact.

## Pages to print: one side with an edition's turn, dice and cards, and one with all editions.

sheet-title = { $edition }: the rules on one page
sheet-all = The editions side by side
sheet-setup = Setting up
sheet-turn = The turn
sheet-reinforce = 1 · Reinforcement
sheet-attack = 2 · Combat
sheet-rolls = What one roll costs
sheet-capture = After a capture
sheet-move = 3 · Movement
sheet-cards = Cards
sheet-win = Winning
sheet-dice = Dice
sheet-dice-against = { $attack } against { $defence }
sheet-attacker-loses = Attacker loses
sheet-both-lose = Both lose
sheet-defender-loses = Defender loses
sheet-so = This applies.
sheet-signs = ° The edition's booklet doesn't say; we play as most people do, or as in another edition. * The booklet is unclear; this is how we read it. – The edition does not have this rule.
sheet-sign-house = † A house rule.
beginners-title = A turn in a minute
beginners-map = The map, with what each continent brings
beginners-aim =
    { $goal ->
        [missions] Fulfil the <b>mission</b> on your card, and keep it secret. On your turn:
        [capitals] Hold enough <b>capitals</b>, including your own. On your turn:
       *[other] Be the <b>last player</b> on the map. On your turn:
    }
beginners-place = 1 · Place armies
    .about = One army for every { $per_army } of your territories, but <b>at least { $least }</b>. A whole continent also brings the number on the map. Put them on your own territories.
beginners-attack = 2 · Attack, if you like
    .about = Up to { $attack } armies may attack a neighbour, with one die each; one army must stay behind. The defender may roll up to { $defence } dice. Compare the highest dice, then the next: the lower die loses an army. <b>If it's a tie, the attacker loses one.</b> No defenders left? Move in. Attack as often as you like.
beginners-move = 3 · Move
    .about =
        { $movement ->
            [one] <b>Once</b> a turn, you may move armies to a neighbouring territory that you hold.
           *[other] You may move armies to neighbouring territories that you hold.
        } One must stay.
beginners-card = And a card
    .about = Did you capture a territory? Then take <b>one card</b>. Three of the same symbol, or one of each, bring armies in a later turn.
beginners-foot = Rules: { $edition }. The page next to this one has all the rules.

### Widget
## What the widget says on the kernel's side, and what it is asked for in vain.

link-to-no-game = This link doesn't lead to a game: { $why }. Choose one here.
link-to-no-edition = This link names an edition that isn't here: { $why }. The lesson is shown in its own edition.
link-to-no-step = This link names a step that isn't here: { $why }. The first one is shown.
link-unknown-fields = The link has { LIST($fields, kind: "comma") }, which can't be used here. A link can have { LIST($known, kind: "comma") }.
link-seed = the seed must be a whole number, not '{ $seed }'

### Pages of their own
## What the pages say that play by themselves, around the game.

site-play = Play
site-title = { $page } – risk_widget
scorm-title = The rules, step by step
site-lesson = Lesson { $number }: { $title }
site-notebook = As a notebook
site-more = More to play
site-board = The board: { $territories } territories on { $continents } continents
site-progress = Loading Python
site-no-script = The game needs JavaScript: it runs entirely in your browser.
site-loading = Loading Python…
site-setting-up = Setting up the board…
site-chosen = Your game starts as soon as it is ready.
site-waiting = Python is still starting. The cell will run as soon as it is ready.
site-name = risk_widget
site-description = The board game with 42 territories, against bots or with others at the same screen, and a course in its rules. It also works offline.
site-keeping = Getting ready to work offline…
site-kept = Ready to work offline.
site-newer = A newer version is available.
site-renew = Reload
site-without-network = The notebooks need an internet connection.
site-without-network-play = The game and the lessons don't.
site-failed = Python could not be started here. Reload the page. If that doesn't help, try a newer browser.
site-not-recorded = The learning platform isn't accepting your work, so nothing is being recorded. We keep trying every few seconds: leave the page open.
site-no-platform = No learning platform was found around this page, so nothing is recorded and your progress is lost when you leave. We keep looking. It may help to open the lesson again from your course.
platform-unread = The work that the learning platform has saved for this lesson can't be read here, so the lesson begins again. The saved work is replaced only when you do something.

## A table: one game on several screens.

table-title = Risk, at one table
table-no-script = The game needs JavaScript.
table-name = Your name
table-code = The code that the host shows
table-enter = Sit down
table-joining = Looking for the table…
table-refused = This link or code doesn't lead to a table. Ask the host for a new one.
table-busy = Too many people are joining just now. Trying again in a moment…
table-away = The host's notebook isn't connected. The game continues when it is back.
table-cut-off = No connection. Trying again…
table-closed = The host has closed the table.
table-full = The table is full.
table-sent-away = The host has removed you.
table-seat = The host has given your seat to somebody else, or has taken it over.
table-bot = The host has given your seat to a bot.
table-left = You have left the table.
table-again = Your seat is open in another window.
table-leave = Leave the table
table-no-server = The table's server could not be reached.
table-server-gone = The table's server has stopped. You can open the table again.
table-no-network = This computer is not on a local network.
table-no-address = The table can't be opened at { $address }, port { $port }: this computer doesn't have this address, or the port is in use.
table-in-browser = Here Python runs in the browser, so other screens can't reach it.
table-on-colab = Colab doesn't let anyone else reach a notebook's game, so people there play at one screen.
table-no-tornado = Several screens need the package tornado: pip install "risk-widget[table]".

## What is asked for in vain from Python.

widget-unbuilt = The front end of this widget has not been built: run `npm run build` in js/.

## What is asked for in vain from the page.

as-said = { $said }
refused-internal = This could not be done because of an internal error.
refused-stale = The position has changed since you chose this. Choose again.
refused-not-kept = That game is no longer there, or somebody else is playing it now.
refused-no-game-yet = There is no game yet. Start one first.
refused-same-dice = The dice of this game don't come from a seed, so they can't be rolled again.
refused-play-on = The game was already over at that point, so you can't play on from it.
refused-no-game = There is no game yet.
refused-handover = { CAPITALISED(SEAT($seat)) } must take over the screen first.
refused-no-person = It is not a person's turn to decide now.
refused-other-seat = This screen is not waiting for this player.
refused-nobody-there = There are no cards to show: no player is at the screen.
refused-nothing-to-cover = There is nothing to hide.
refused-undo = There is nothing to take back.
refused-redo = There is nothing to redo.
refused-place-rest = Armies can be placed for you only during set-up.
refused-auto-defend = Only a person's defence can be automatic.
refused-replace-bot = This player's bot has not failed.
refused-lesson = There is no lesson { $lesson }; there are { LIST($known) }.
refused-no-lesson = This is possible only in a lesson, and a game is open here.
refused-lesson-open = A lesson is open here, and this is possible only in a game.
refused-progress = This is not saved lesson progress.
refused-seats = The players of this game are { LIST($seats) }.
refused-edition = There is no edition { $edition }; there are { LIST($known) }.
refused-board = There is no board { $board }; there are { LIST($known) }.
refused-clause = There is no clause with this id.
refused-odds-places = Odds need a source and a target on this board.
refused-odds-armies = There are too many armies to work out the odds.
refused-no-battle = No battle is waiting for its defender.
refused-review = A game can be reviewed only when it is over.
refused-turn = This game has { $turns ->
        [one] only 1 turn
       *[other] { $turns } turns
    }, so there is no turn { $turn }.
refused-no-notebook = This game isn't shown in a notebook.
refused-coach = The coach's remark is no longer open.
refused-plans = You can compare plans after a game, or during your own turn in a game that doesn't count towards your level.
refused-branches = A game can have at most { $most } plans of your own. Delete one first.
refused-branch = This plan is no longer there.
refused-branch-over = This plan ends the game, so nothing can follow it.
refused-draft = { $value } is not possible here.
refused-draft-known = { $value } is not possible here. Choose one of { LIST($known) }.
refused-draft-free = { CAPITALISED(TERRITORY($territory)) } has no owner yet. Choose a colour first.
refused-draft-seats = A game has at least two players.
refused-draft-last = There is nothing left to take back or redo.
refused-no-editor = This is possible only in the position editor.
refused-editor-open = The position editor is open. Close it first.
refused-editor-counts = This game counts towards your level, so its position can't be edited. Finish it first.
refused-editor-shown = You can edit the position of this game in your own turn, or when the game is over.
refused-advice = In this game, the host allows neither hints nor a coach, and nothing can be taken back.
refused-hint = Only the player at this screen who must act now can have a hint.
refused-exam-left = You haven't finished a game of your exam. Close the lesson, and continue that game from the form for new games.
refused-exam = In an exam there are no hints, and nothing can be taken back.
refused-why = Say what to explain: { LIST($known, kind: "or") }.
refused-step = This lesson has no such step.
refused-a-day = The number of questions a day must be a whole number from 0 to { $most }.
refused-territory = There is no such territory on this board.
refused-moment =
    The game has { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } so far; there is no move { $move }.
refused-nothing-to-decide = The game is over: there is nothing left to decide.
refused-cards-covered = You can ask about cards only while they are shown.
refused-no-income = No armies have been received this turn.
refused-no-roll = There is no such roll in this game.
refused-no-winner = Nobody has won.
refused-for-the-host = Only the host of this table can do that.
refused-looking-on = You are watching this game: you have no seat in it.
refused-not-your-seat = That is another player's decision.
refused-host-in-lesson = The host is in a lesson or in the position editor. The game continues afterwards.
refused-vote = A vote must last from { $least } to { $most } seconds.
refused-shown = The answer has been shown. The next question comes soon.
refused-late = Time is up for this question.
refused-no-time = This question has no time limit.
refused-time = A question's time limit can be at most { $most } seconds.
refused-asked-for = That is what this question asks for. Answer it first.
refused-class-answers = In a class, the pupils answer on their own screens.
refused-no-table = This game can't be played on several screens from here.
refused-no-such-seat = There is no such player at this table.
refused-players-stay = This game is over, so its players and their names can't change. Choose the players of the next game when you start it.
refused-player-out = { CAPITALISED(SEAT($seat)) } is out of the game, so nobody else can take over.
refused-no-such-pupil = There is no pupil called { $name }.
refused-empty-name = A name is missing.
refused-name-taken = Somebody is already called { $name }.

## A bot that fails at the table.

bot-failed = The bot '{ $bot }' could not decide for { SEAT($seat) } (round { $round }, { PHASE($phase) }). { $why }
bot-raised = { $error }.
bot-chose-nothing = It chose nothing.
bot-chose = It chose { $action }: { $error }.
bot-absent = It is not available here. Add it with rw.add_bot, or let another bot play.
bot-too-slow =
    it took longer than { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }

saved-no-text = There is no text: choose a saved game, or paste a record or a position.
saved-line = Line { $line }: { $why }

item-id = An item needs an id: text of 1 to { $most } characters.
item-no-key = An item may have only id, base_seq and action, not '{ $key }'.
item-base-seq = base_seq must be the number of the snapshot that was on the screen.
item-action = action must be an object.
item-type = action needs a type, which must be text.
item-lacks-field = { $action } needs the field '{ $field }'.
item-no-field = { $action } has no field '{ $field }'.
item-field = The field '{ $field }' of { $action } must be { $wanted }.
wanted-short-text = short text
wanted-text-or-null = short text, or null
wanted-long-text = text of at most { NUMBER($most, useGrouping: 1) } characters
wanted-count = a whole number, 0 or more
wanted-flag = true or false
wanted-seed = a whole number, or null for any
wanted-one-of = one of { LIST($known, kind: "comma") }
wanted-answer = a whole number, short text, or a list of short pieces of text
wanted-action = an action: an object of names and simple values
wanted-options = an object of option names and simple values
wanted-copy = a saved copy of a game
wanted-languages = a list of language tags
wanted-copies = a list of descriptions of saved games
wanted-seats = a list of 2 to { $most } objects like { $like }
wanted-seats-once = a list that names each seat once

## The picture of a game for a notebook that is read without a kernel.

still-none = A board game: no game has been started yet.
still =
    { $edition }, { $mode }: round { $round }, { $standing ->
        [won] { CAPITALISED(SEAT($seat)) } has won
        [over] over
       *[turn] { CAPITALISED(SEAT($seat)) }'s turn, { PHASE($phase) }
    }.
still-play = { $game } Run the cell to play.
# For someone who has just run the cell and sees this in place of the game.
still-missing = If you have just run this cell and still see this, anywidget isn't installed. Install it where Jupyter runs, then reload the page.

## The rules in short: a turn in a minute.

short-goal =
    { $goal ->
        [missions] You win by completing your secret mission{ $claim ->
            [own_turn] { " " }in your own turn
           *[at_once] { "" }
        }, or by being the last player on the board.
        [capitals] You win by holding { $capitals } capitals in your own turn, including your own, or by being the last player on the board.
       *[last_player] You win when { $third ->
            [yes] your opponent has no territory left; the third army does not count
           *[no] no other player has a territory left
        }.
    }
short-armies = Place new armies: one for every { $per ->
        [one] territory
       *[other] { $per } territories
    } you hold, at least { $least }, and more for each whole continent.
short-attack = Attack neighbours as often as you like, and always leave an army behind: { $attack ->
        [one] 1 die
       *[other] up to { $attack } dice
    } against { $defence ->
        [one] 1 die
       *[other] up to { $defence }
    }. The higher die wins; if it's a tie, the defender wins. Each comparison lost costs an army.
short-card = Take one card if you captured anything. In a later turn, three that make a set bring { $kind ->
        [fixed] { LIST($values, kind: "or") } armies, by their symbols
       *[rising] armies, more as the game goes on ({ LIST($values, kind: "comma") } …)
    }; with { $must } cards you must trade.
short-move =
    { $movement ->
        [one] Move armies once, from one of your territories to another next to it.
        [unsplit] Move armies between your neighbouring territories as often as you like, but don't split the armies of one territory among several.
       *[rested] Move armies between your neighbouring territories as often as you like; armies that attacked or have moved must stay.
    }

## What surrounds the position: missions, what was missed, the last screen.

so-far-continents = You hold { LIST($parts) }.
so-far-whole = all of { CONTINENT($continent) }
so-far-part = { $held } of { $territories } in { CONTINENT($continent) }
so-far-further =
    { $whole } of { $wanted } further { $wanted ->
        [one] continent
       *[other] continents
    }
so-far-near =
    You need { $left ->
        [one] 1 more territory
       *[other] { $left } more territories
    }{ $each ->
        [1] { "" }
       *[other] { " " }with { $each } armies or more
    } to complete your mission.
so-far-to-take = Still to take: { TERRITORIES($territories) }.
so-far-gone = { CAPITALISED(SEAT($seat)) } has no armies left.
so-far-left =
    { CAPITALISED(SEAT($seat)) } still holds { $territories ->
        [one] 1 territory
       *[other] { $territories } territories
    } with { number-of-armies }.
so-far-territories =
    { $instead ->
        [beaten] { CAPITALISED(SEAT($seat)) } was knocked out by somebody else, so your mission is now about territories: you hold { so-far-held }
        [own] It is your own colour, so your mission is about territories: you hold { so-far-held }
        [absent] { CAPITALISED(SEAT($seat)) } is not playing, so your mission is about territories: you hold { so-far-held }
       *[none] You hold { so-far-held }
    }.
so-far-held =
    { $each ->
        [1] { $held } of { $wanted }
       *[other] { $held ->
            [one] 1 territory
           *[other] { $held } territories
        }, { $strong } of them with { $each } armies or more; { $wanted ->
            [one] 1 is
           *[other] { $wanted } are
        } needed
    }

news = { CAPITALISED(LIST($parts, kind: "semicolon")) }.
news-took =
    { SEAT($seat) } took { $territories ->
        [one] 1 territory
       *[other] { $territories } territories
    }{ $all ->
        [yes] { " " }from you
       *[no] { $yours ->
            [0] { "" }
           *[other] , { $yours } of them from you
        }
    }
news-lost =
    { $you ->
        [yes] you have lost
       *[no] { SEAT($seat) } has lost
    } { CONTINENT($continent) }
news-won =
    { $you ->
        [yes] you hold
       *[no] { SEAT($seat) } holds
    } { CONTINENT($continent) }
news-out =
    { $you ->
        [yes] you are
       *[no] { SEAT($seat) } is
    } knocked out
since-took = { CAPITALISED(SEAT($seat)) } took { TERRITORIES($territories) } from you.
since-standing =
    You { $lost ->
        [0] { "" }
        [one] lost 1 army and{ " " }
       *[other] lost { $lost } armies and{ " " }
    }hold { $territories ->
        [one] 1 territory
       *[other] { $territories } territories
    } with { number-of-armies }.

taken-back =
    Taken back: { $kind ->
        [claim] claiming { TERRITORY($territory) }
        [place] placing { number-of-armies } on { TERRITORY($territory) }
        [choose_capital] choosing a capital
        [trade] trading a set for { number-of-armies }
        [attack] the attack from { TERRITORY($source) } on { TERRITORY($target) }
        [defend] defending { TERRITORY($target) } with { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        }
        [occupy] moving { number-of-armies } into { TERRITORY($target) }
        [fortify] moving { number-of-armies } from { TERRITORY($source) } to { TERRITORY($target) }
        [end_now] ending the game
       *[end_phase] { $ended ->
            [reinforce] ending reinforcement
            [attack] ending the attack
           *[turn] ending the turn
        }
    }{ $others ->
        [yes] , and what others did after it
       *[no] { "" }
    }.{ $again ->
        [yes] { " " }If you roll again, the dice will be the same.
       *[no] { "" }
    }

over-ended = The game was ended in round { $round }.
level-news =
    { $change ->
        [none]
            This game counts towards your level, which will be known after { $needed } more { $needed ->
                [one] game
               *[other] games
            }.
        [first] Your level is now known: about rung { $rung } of 10, { $bot } ({ level-range }).
        [up] Your level rises to rung { $rung } of 10, { $bot } ({ level-range }).
        [down] Your level falls to rung { $rung } of 10, { $bot } ({ level-range }).
       *[same] Your level stays at rung { $rung } of 10, { $bot } ({ level-range }).
    }
level-uncounted =
    This game does not count towards your level: { $why ->
        [hint] you asked for a hint.
        [undo] you took back a move after seeing dice or a bot's answer.
        [same_dice] you had seen its dice before.
        [python] a program made moves in it.
        [begun] you did not play it from its start here.
        [coach] you played with the coach.
        [rivals] the strength of an opponent is not known.
        [early] hardly anything had happened when it ended.
       *[ahead] you gave it up without being behind.
    }
level-if-given-up =
    { $why ->
        [lost] It counts as a loss towards your level.
        [early] It does not count towards your level: hardly anything has happened yet.
       *[ahead] It does not count towards your level: you are not behind.
    }
figure-rounds = Rounds
figure-all-battles = Battles
figure-battles = Battles begun
figure-won = Battles won
figure-won-of = { $won } of { $battles }
figure-taken = Territories taken
figure-lost = Territories lost
figure-sets = Sets traded
figure-killed = Armies beaten
figure-fallen = Armies lost
figure-luck = Dice luck
figure-luck-armies =
    { $sign ->
        [plus] +{ NUMBER($armies, minimumFractionDigits: 1, maximumFractionDigits: 1) }
        [minus] −{ NUMBER($armies, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[even] ±0
    } armies

## Why: an income, a battle, a win, taken apart into lines.

why-pair =
    { $place ->
        [1] Highest
        [2] Second
        [3] Third
        [4] Fourth
       *[other] { $place }
    }: { CAPITALISED(SEAT($attacker)) } { $attack }, { CAPITALISED(SEAT($defender)) } { $defence }
why-loses =
    { $tie ->
        [yes] a tie:{ " " }
       *[no] { "" }
    }{ CAPITALISED(SEAT($seat)) } loses 1 army
why-spare =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } of { CAPITALISED(SEAT($seat)) }
why-no-partner = not compared
why-won-by = Won by
why-mission = The mission
why-at-end = At the end
why-capital = Capital of { SEAT($seat) }
why-capital-held = { TERRITORY($territory) }, held
why-territories = Territories held

## Teach me: the parts of the game, and what is to be done in each of them.

part-claim = Claiming territories
    .about = Players take turns to claim one territory that has no owner, until none is left.
part-claim-third = Claiming territories
    .about = The two players take turns to claim one territory, until each has a third of them. The rest go to { SEAT("third") }.
part-place = Placing the first armies
    .about = You place the armies you have left on your own territories, one each time it is your turn.
part-capital = Choosing a capital
    .about = Every player chooses a capital in secret. You win in your own turn if you hold your own capital and enough others.
part-reinforce = Reinforcement
    .about = A turn begins with new armies for territories, whole continents and cards.
part-reinforce-won = Cards won in combat
    .about = You get the cards of the player you knocked out, and trade sets before combat continues.
part-reinforce-third = Reinforcing { SEAT("third") }
    .about = This army belongs to nobody. It gets new armies too, and you place them.
part-attack = Combat
    .about = Attack as often as you like, or not at all.
part-attack-third = { CAPITALISED(SEAT("third")) } attacks
    .about = You may lead this army, which belongs to nobody, against the player whose turn it is.
part-defend = Defence
    .about = The player who is attacked chooses how many dice to roll.
part-defend-third = Defending for { SEAT("third") }
    .about = This army belongs to nobody. It is under attack, and you choose how many dice it rolls.
part-occupy = Moving in
    .about = The last defender is gone. The territory is yours, and you must move armies in.
part-occupy-third = Moving { SEAT("third") } in
    .about = The last defender is gone. The territory now belongs to that army, and you must move armies in.
part-fortify = Movement
    .about = Before your turn ends, you may move armies between your neighbouring territories.

todo-choose-free = Choose a territory that has no owner.
todo-claim = Claim it: one of your armies goes there.
todo-choose-own = Choose one of your territories.
todo-place-one = Place an army there.
todo-make-capital = Make it your capital.
todo-trade-if-any = Trade a set of cards, if you have one.
todo-trade = Trade a set of cards.
todo-place = Choose how many armies go there, and place them.
todo-go-on-to-combat = When all armies are placed, go on to combat.
todo-combat-goes-on = When all armies are placed, combat continues.
todo-choose-third = Choose one of its territories.
todo-attack-from = Choose one of your territories to attack from.
todo-attack-target = Choose a neighbouring territory that somebody else holds.
todo-attack = Choose how many armies attack, and roll.
todo-attack-from-third = Choose one of its territories to attack from.
todo-attack-target-third = Choose a neighbouring territory of the player whose turn it is.
todo-defend = Choose how many dice to roll.
todo-move-in = Choose how many armies to move in.
todo-move-from = Choose a territory to move armies from, or end the turn.
todo-move-to = Choose a neighbouring territory that you hold.
todo-move = Choose how many armies to move.

## Teach me: what is possible now.

teach-number-of-territories =
    { $territories ->
        [one] 1 territory
       *[other] { $territories } territories
    }
teach-number-of-dice =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
# Whom armies are lost by: the object of "cost".
teach-you-or-third =
    { $third ->
        [yes] { SEAT("third") }
       *[no] you
    }
teach-explained = { CAPITALISED($sentence) }

teach-nobody-beside = It has no enemy neighbours for now.
teach-beside = Enemies next to it: { LIST($others) }.
teach-other = { TERRITORY($territory) } with { $armies }
teach-more = { $more } more
teach-none-weaker = None of your territories is weaker than the enemies next to it.
teach-in-danger = { TERRITORY($territory) } is in the most danger: { $armies } against { $against } next to it.

teach-watched = { CAPITALISED(SEAT($actor)) } decides: { UNCAPITALISED($part) }.
teach-watched-defence = { CAPITALISED(SEAT($actor)) } is attacked in { TERRITORY($target) } and chooses how many dice to defend with.
teach-watched-defence-third = { CAPITALISED(SEAT("third")) } is attacked in { TERRITORY($target) }, and { SEAT($actor) } chooses its dice.
teach-free =
    { $free ->
        [one] 1 territory is
       *[other] { $free } territories are
    } unclaimed, and you have { number-of-armies } left to place.
teach-in-hand = You have { number-of-armies } left to place, on any of your territories.
teach-capital =
    { $territories ->
        [one] Only your one territory
       *[other] Any of your { teach-number-of-territories }
    } can be your capital. Only you see which it is.
teach-capital-taken = If it is taken, you lose all your armies on its continent, and your cards.
teach-to-place =
    { number-of-armies } must still be placed before { $combat ->
        [yes] combat continues
       *[no] combat
    }.
teach-to-place-third = { number-of-armies } of { SEAT("third") } must still be placed.
teach-number-of-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
teach-no-cards = You have no cards yet. A capture brings you one.
teach-no-more-sets = You have { teach-number-of-cards }. You can't trade more now.
teach-no-set = You have { teach-number-of-cards }, but no set.
teach-set =
    Your { teach-number-of-cards } include a set worth { number-of-armies }: { $must ->
        [yes] you must trade
       *[no] you may trade it or keep it
    }.
teach-no-attack =
    No territory can attack. An attack needs 2 armies next to a territory held by { $third ->
        [yes] the player whose turn it is
       *[no] somebody else
    }.
teach-attacks = You can attack from { teach-number-of-territories }, and { $targets } can be attacked.
teach-strongest =
    The strongest attack is from { TERRITORY($source) } with { $armies } against { TERRITORY($target) } with { $against }{ $chance ->
        [none] { "" }
       *[other] ; fought to the end, it wins { $chance } of the time
    }.
teach-captured = You have captured a territory, so you get a card this turn.
teach-capture-brings-card = Capture a territory this turn, and you get a card.
teach-attacked =
    { CAPITALISED(SEAT($attacker)) } attacks { TERRITORY($target) } with { teach-number-of-dice }{ NUMBER_OF($rolled) ->
        [0] { "" }
       *[other] { " " }and has rolled { LIST($rolled, kind: "comma") }
    }.
teach-defence-costs =
    { $dice ->
        [one] 1 die costs
       *[other] { $dice } dice cost
    } { teach-you-or-third } { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } armies and the attacker { NUMBER($beaten, minimumFractionDigits: 2, maximumFractionDigits: 2) } on average.
teach-may-move-in =
    { $armies ->
        [one] 1 army has
       *[other] { $armies } armies have
    } attacked: { $exactly ->
        [yes] exactly { $least } must
       *[no] { $least } to { $most } may
    } move in.
teach-no-movement = No army can move: end the turn.
teach-movements = You can move armies from { teach-number-of-territories }, but you don't have to.
teach-idle =
    { TERRITORY($territory) } has no enemy neighbours, so its { number-of-armies } { $armies ->
        [one] guards
       *[other] guard
    } nothing.

## Teach me: what a move would do.

teach-would-claim =
    You would hold { $all ->
        [yes] { $territories ->
            [one] the only territory
           *[other] all { $territories } territories
        }
       *[no] { $held } of the { $territories } territories
    } in { CONTINENT($continent) }. The whole continent brings { number-of-armies } every turn.
teach-would-place = { TERRITORY($territory) }: { $before } → { number-of-armies }.
teach-would-choose = It stays secret until it is taken from you.
teach-would-end-reinforce =
    { $combat ->
        [yes] Combat continues.
       *[no] Combat comes next.
    }
teach-would-end-attack = You can't attack again this turn.{ teach-draws }
teach-would-end-fortify = Your turn ends.{ teach-draws }
teach-draws =
    { $draws ->
        [yes] { " " }You draw a card.
       *[no] { "" }
    }
teach-would-attack =
    { $third ->
        [yes] { CAPITALISED(SEAT("third")) } rolls
       *[no] You roll
    } { teach-number-of-dice }, { SEAT($defender) } { $most ->
        [one] 1 die
       *[other] up to { $most } dice
    }.
teach-would-cost = With all these dice, a roll costs { teach-you-or-third } { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } armies and { SEAT($defender) } { NUMBER($beaten, minimumFractionDigits: 2, maximumFractionDigits: 2) } on average. If it's a tie, the defender wins.
teach-would-win =
    If the attack is fought to the end, { $third ->
        [yes] { SEAT("third") } takes
       *[no] you take
    } { TERRITORY($target) } { $chance } of the time.
teach-would-fall = If it falls now, at least { number-of-armies } must move in.
teach-would-occupy = { TERRITORY($source) } keeps { $left }, and { TERRITORY($target) } gets { $armies }.
teach-onward = From there you can go on to attack { TERRITORIES($territories) }.
teach-nothing-beyond = It has no enemy neighbours, so armies are of more use elsewhere.
teach-would-move = { TERRITORY($source) } keeps { $left }, and { TERRITORY($target) } then has { $armies }.
teach-one-movement = This is your one move this turn.
teach-more-movements = You may make more moves after it.

### Page
## The page's own words. Their ids begin with page-; what they refer to is sent along with them.
## A field in the text, a number that is drawn or the sign of a seat is a parameter too; <b> and
## </b> stand around what is written in bold letters.

page-territory = { TERRITORY($territory) }
page-continent = { CONTINENT($continent) }
# Two letters, where the name has an attribute of this name; where not, the page makes them.
page-continent-initials = { CONTINENT($continent, case: "initials") }
page-seat = { CAPITALISED(SEAT($seat)) }
page-symbol = { CAPITALISED(SYMBOL($symbol)) }
page-card = { TERRITORY($territory) } ({ SYMBOL($symbol) })
page-wild-card = Wild-{ $number }
page-third-title =
    { $kind ->
        [allied] Allied army
       *[neutral] Neutral army
    }
page-person = Person
page-bot =
    Bot: { $title }{ $beside ->
        [none] { "" }
       *[other] , about { $beside } of 10
    }
page-my-level =
    { $sureness ->
        [none] At my level
       *[other] At my level ({ $rung } of 10)
    }
    .about =
        { $sureness ->
            [none] At my level: easy bots for three games, then bots as strong as you are.
           *[other] At my level: bots as strong as you are, about rung { $rung } of 10, { level-sure } ({ $low } to { $high }). If turn order is random, you can expect to win half of your games against one of them, and a third against two.
        }

page-armies = { number-of-armies }
page-dice =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
page-die = die { $face }
page-pieces =
    { $count } { $piece ->
        [army] { $count ->
            [one] army
           *[other] armies
        }
        [artillery] artillery
        [cavalry] cavalry
        [infantry] infantry
        [star] { $count ->
            [one] star
           *[other] stars
        }
        [tripod] { $count ->
            [one] tripod
           *[other] tripods
        }
       *[other] { $piece }
    }
# No pieces.
page-no-pieces = none
page-of = { $some } of { $all }
page-at-least = at least { $least }
page-at-most = at most { $most }
# Buttons next to a number; the label says what it counts: armies, dice.
page-fewer = { $label }: fewer
page-more = { $label }: more
page-percent = { display-percent }
page-percent-least = { display-percent-least }
page-percent-most = { display-percent-most }
page-listed = { LIST($items, kind: "comma") }
page-two-sentences = { two-sentences }
page-round =
    { $round ->
        [0] setting up
       *[other] round { $round }
    }

page-why = why?
page-why-not = Why not?
page-why-so = Why?
page-not-possible = That is not possible.
page-bot-failed = A bot has stopped working
page-kept-damaged = What this browser had saved can't be read here. It stays in the browser's storage under the name { $name }. From now on, saving starts from scratch.
page-kept-partly = Part of what this browser had saved can't be read here. A copy of all of it stays in the browser's storage under the name { $name }. The rest is still used.
page-kept-full = This browser isn't saving anything: its storage is full, or not allowed. What it had saved before is still there.
page-kept-newer = What this browser had saved was written by a newer version of risk_widget and stays as it is. From now on, this version saves its own data next to it.
page-kept-dropped = This browser's storage is full. To make room, its copy of the oldest game was deleted: { $edition }, { $mode }, round { $round }.
page-kept-most = This browser stores copies of at most four games. The oldest copy has been deleted: { $edition }, { $mode }, round { $round }.
page-kernel-away = The kernel isn't answering.
    .about = This is the last position it sent, and what you did after that may be lost. If the kernel was restarted, run the cell again to play on. If another cell is running, wait for it.
page-kernel-silent = A saved position
    .about = No kernel has answered yet. Run the cell to play. If the kernel is busy with another cell, the game continues when that is done.
page-old-browser = The game needs a newer browser: Chrome or Edge 123, Firefox 128, Safari 17.5, or later.
page-bring-into-view = Bring into view
page-copy = Copy
page-copied = Copied.
page-copy-selected = The text is selected. Copy it with Ctrl+C.

## The buttons of the bar.

page-do-new-game = New game…
page-do-play-on = Play on from here
page-do-back-to-game = Back to the game
page-do-back-to-saved = Back to the last position
page-do-resume = Go on
page-do-stop = Stop
page-do-skip = Skip ahead
page-do-save = Share or save…
page-do-again = Play again
page-do-again-same-dice = Play again with the same dice
page-do-replace-bot = Let another bot take over
page-do-claim = Claim { TERRITORY($territory) }
page-do-choose-capital = Make { TERRITORY($territory) } my capital
page-do-place =
    Place { $armies }{ $more ->
        [yes] { " " }more
       *[no] { "" }
    } on { TERRITORY($territory) }
page-do-stop-placing = Stop placing
page-do-trade =
    Trade for { $armies }{ $places ->
        [0] { "" }
        [1] , +{ $extra } on { TERRITORIES($on) }
       *[other] , +{ $extra } on each of { $named ->
            [yes] { TERRITORIES($on) }
           *[no] { $places } territories
        }
    }
page-do-roll = Roll { page-dice }
page-do-fight-on = Fight on
page-do-occupy = Move { $armies } in
page-do-occupy-all = Move all { $armies } in
page-do-move = Move { $armies }
page-do-end-phase =
    { $phase ->
        [reinforce] End reinforcement
        [attack] End attack
        [attack_third] Stop attacking
        [fortify] End turn
       *[other] End phase
    }

## The bar: the sentence that says what can be done next, and a second one next to it.

page-say = What to do now
    .away = Nothing can be played until the kernel is back.
page-say-take =
    { $stop ->
        [1] { $chance } to take it
       *[other] { $chance }, stop at { $stop }
    }
# Below the button that rolls: the chance of beating at least one army.
page-say-hit = { $chance } to hit
page-say-hold = { $chance } to hold
page-say-for-third = { CAPITALISED(SEAT($actor)) } decides for { SEAT("third") }: { $what }

page-say-setup = Choose a game.
page-say-handover = Hand the screen to { SEAT($seat) }.
    .sub = { CAPITALISED(SEAT($seat)) }'s secrets stay hidden until { SEAT($seat) } takes over.
page-say-past = Looking back: { $when }.
    .sub = Meanwhile the bots play on.
page-say-over =
    It took { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }{ $won ->
        [yes] { "" }
       *[no] , and nobody has won
    }.
page-say-bots-stopped = The bots are paused. { CAPITALISED(SEAT($seat)) } is next.
page-say-bot =
    { CAPITALISED(SEAT($seat)) } { $phase ->
        [claim] is choosing a territory
        [place] is placing an army
        [capital] is choosing a capital
        [reinforce] is placing new armies
        [reinforce_third] is placing armies for { SEAT("third") }
        [attack] is about to attack
        [attack_third] is deciding for { SEAT("third") }
        [defend] is choosing dice
        [occupy] is moving in
        [fortify] may move armies
       *[other] is thinking
    }…

page-say-claim = Choose a territory to claim.
    .sub =
        { $free ->
            [one] { $free } territory is
           *[other] { $free } territories are
        } unclaimed.
page-say-place = Place one army; { $left } left.
    .sub =
        { $confirm ->
            [yes] Choose one of your territories.
           *[no] It goes on the territory that you choose, right away.
        }
page-say-placing-for-you = Your armies are being placed, one each turn…
page-say-placing = Placing on { TERRITORY($territory) }, one army each turn…
    .sub = You have { $left } left to place.
page-say-chosen = { TERRITORY($territory) } is chosen.
page-say-placed = { number-of-armies } placed on { TERRITORY($territory) }.
page-say-capital = Choose your capital. Only you see it.
    .sub = It stays secret until it falls.

page-say-reinforce =
    Place { $left }{ $more ->
        [yes] { " " }more
       *[no] { "" }
    } { $left ->
        [one] army
       *[other] armies
    } on your territories.
    .sub = Attacking starts when all are placed.
    .step = When all are placed, end your reinforcement.
page-say-must-trade = Trade a set of cards first.
page-say-set-brings = The chosen set brings { number-of-armies }.
page-say-set-brought = Your set has brought { number-of-armies }.
page-say-may-also-trade = You may also trade a set of cards.
page-say-may-still-trade = You may still trade a set of cards.
page-say-all-placed = All armies are placed.
    .sub = Attacking comes next.
page-say-place-third = Place { number-of-armies } on its territories.
    .third = place { number-of-armies } on its territories.
    .sub = { CAPITALISED(SEAT($seat)) }'s turn continues after that.

page-say-attack = Attack { TERRITORY($target) } from { TERRITORY($source) } with { number-of-armies }.
    .third = attack { TERRITORY($target) } from { TERRITORY($source) } with { number-of-armies }.
page-say-ask-attack = How many armies attack { TERRITORY($target) } from { TERRITORY($source) }?
page-say-ask-move = How many armies go from { TERRITORY($source) } to { TERRITORY($target) }?
page-say-ask-armies = Choose { page-say-range } { $most ->
        [one] army
       *[other] armies
    }.
page-say-ask-dice =
    { $armies ->
        [one] How many dice does the army roll?
       *[other] How many dice do the { $armies } armies roll?
    }
    .sub = Choose, then roll.
page-say-strengths =
    { TERRITORY($source) } has { $own ->
        [one] 1 army
       *[other] { $own } armies
    }, { TERRITORY($target) } { $their }.
page-say-attack-again = Attack again?
    .third = attack again?
page-say-choose-source = Choose a territory to attack from.
    .third = choose a territory to attack from.
    .sub =
        { $own } of { $third ->
            [yes] its
           *[no] your
        } territories can attack.
page-say-no-attack = No attack is possible.
    .third = no attack is possible.
    .sub = End the attack to go on.
page-say-choose-target = Choose a target for { TERRITORY($source) }.
    .third = choose a target for { TERRITORY($source) }.
    .sub = { CAPITALISED(TERRITORIES($targets)) } can be attacked.
page-say-rolling = Rolling until { TERRITORY($target) } falls or { TERRITORY($source) } has { $left } left…
page-say-gained = You captured { TERRITORY($target) }.
page-say-drew = You draw { page-card }.
page-say-drew-wild = You draw a wild card.
page-say-beaten =
    { CAPITALISED(SEAT($seat)) } is knocked out{ $cards ->
        [0] { "" }
        [one] : you get { $cards } card
       *[other] : you get { $cards } cards
    }.
page-say-not-taken = { CAPITALISED(TERRITORY($target)) } was not taken.
page-say-lost = { CAPITALISED(SEAT($seat)) } lost { number-of-armies }.
page-say-lost-each = { number-of-armies } lost on each side.
page-say-lost-both =
    { CAPITALISED(SEAT($attacker)) } lost { $own ->
        [one] 1 army
       *[other] { $own } armies
    }, { SEAT($defender) } { $their ->
        [one] 1 army
       *[other] { $their } armies
    }.

page-say-series =
    { $rolls ->
        [one] In 1 roll
       *[other] In { $rolls } rolls
    } { SEAT($attacker) } lost { $lost } and { SEAT($defender) } { $beaten }: { $dice ->
        [kind] lucky for { SEAT($attacker) }
        [unkind] unlucky for { SEAT($attacker) }
       *[usual] about average
    }.

page-say-bot-attacks = { CAPITALISED(SEAT($seat)) } attacks { TERRITORY($target) } from { TERRITORY($source) }.
page-say-you-held =
    { $you ->
        [yes] You
       *[no] { CAPITALISED(SEAT($seat)) }
    } held { TERRITORY($target) }: { $by }
page-say-you-lost =
    { $you ->
        [yes] { CAPITALISED(SEAT($attacker)) } took { TERRITORY($target) } from you.
       *[no] { CAPITALISED(SEAT($attacker)) } took { TERRITORY($target) } from { SEAT($seat) }.
    }
page-say-you-lost-armies =
    { $you ->
        [yes] You
       *[no] { CAPITALISED(SEAT($seat)) }
    } lost { $lost ->
        [one] 1 army
       *[other] { $lost } armies
    } in { TERRITORY($target) }; { $left ->
        [one] 1 is
       *[other] { $left } are
    } left.
page-say-choose-dice = Choose your dice.
page-say-defend = { CAPITALISED(SEAT($attacker)) } attacks { TERRITORY($target) } with { page-dice }. { $asked }
page-say-defend-rolled = { CAPITALISED(SEAT($attacker)) } rolled { LIST($rolled) } against { TERRITORY($target) }. { $asked }
page-say-defend-with = Defend with { LIST($dice, kind: "or") }.
    .third = defend with { LIST($dice, kind: "or") }.
page-say-defend-called = { CAPITALISED(SEAT($seat)) }, defend with { LIST($dice, kind: "or") }.

page-say-fallen = { TERRITORY($target) } has fallen. { $move }
page-say-yours = You captured { TERRITORY($target) }. { $move }
page-say-move-in = Move { page-say-range } { $most ->
        [one] army
       *[other] armies
    } in.
    .third = move { page-say-range } { $most ->
            [one] army
           *[other] armies
        } in.
    .sub = At least the { $armies } that attacked; at least 1 must stay in { TERRITORY($source) }.
page-say-range =
    { $exact ->
        [yes] { $most }
       *[no] { $least } to { $most }
    }

page-say-fortify = Choose a territory to move armies from, or end your turn.
    .sub = { $own ->
            [one] You can move armies from { $own } territory.
           *[other] You can move armies from { $own } territories.
        }
page-say-move = Move { number-of-armies } from { TERRITORY($source) } to { TERRITORY($target) }.
    .sub =
        { $armies ->
            [one] { $armies } army stays
           *[other] { $armies } armies stay
        } in { TERRITORY($source) }.
page-say-one-movement =
    This is your only move{ $ends ->
        [yes] , and it ends your turn
       *[no] { " " }this turn
    }.
page-say-one-movement-in-turn = You get one move per turn.
page-say-moved-already = You have made your one move.
page-say-move-where = Choose where to move armies from { TERRITORY($source) }.
    .sub = They can go to { TERRITORIES($targets, kind: "or") }.
page-say-end-turn = End your turn.
    .sub = No armies can move.

## The map: what a screen reader says of a territory, and the marks that are on it.

page-map =
    Map, { $territories ->
        [one] { $territories } territory
       *[other] { $territories } territories
    }
page-map-holder =
    { $holder ->
        [none] unclaimed
        [red] red
        [blue] blue
        [green] green
        [yellow] yellow
        [black] black
        [purple] purple
        [allied] allied
        [neutral] neutral
       *[other] { $holder }
    }
page-colour = { CAPITALISED(page-map-holder) }
page-map-placed = { $armies } just placed
page-map-proposed = { $armies } to be placed
page-map-tired = { $armies } tired
page-map-taken = taken from { page-map-holder }
page-map-capital = { page-map-holder }'s capital
page-map-own-capital = your secret capital
page-map-bonus = +{ $armies } a turn
page-map-bonus-lost = −{ $armies } a turn
page-map-find = Find { $words }…
page-map-larger = Larger map
page-map-smaller = Smaller map
# The short one stands on a small button: all of the map.
page-map-whole = The whole map
    .short = All

# Marks say something of the territory that bears them: "attacks" of an attacker.
page-mark-goal = needed for your mission
page-mark-changed = taken since your last turn
page-mark-attacks = attacks
page-mark-target = target
page-mark-attackable = can be attacked
page-mark-can-attack = can attack
page-mark-from = from
page-mark-to = to
page-mark-reachable = can be reached
page-mark-can-move = can move
page-mark-receives = can receive armies
page-mark-gives = can send armies
page-mark-chosen = chosen
page-mark-reinforceable = can be reinforced
page-mark-choosable = can be chosen
page-mark-free = unclaimed
page-mark-here = here
page-mark-from-here = from here
page-mark-to-here = to here
page-mark-look-here = look here
page-mark-your-answer = your answer
page-mark-the-answer = the answer
page-mark-not-allowed = not allowed
page-mark-of-lesson = marked in the lesson
page-mark-too = { $mark } too
page-mark-capital = capital, face up
page-mark-own-capital = your capital, secret
page-mark-tired = tired: may not move
page-mark-hint-look = hint: look here
page-mark-hint-this = hint: this one
page-mark-hint-put = hint: armies here
page-mark-hint-from = hint: from here
page-mark-hint-to = hint: to here

## The head, the menu, and the keys that are printed below everything.

page-head-reinforce = Reinforce
page-head-attack = Attack
page-head-move = Move
page-head-parts = Parts of the turn
page-head-won = won in { page-round }
page-head-ended = ended · { page-round }
page-head-you = you
page-head-own =
    { $turn ->
        [yes] Your turn
       *[no] You
    }
page-head-next = next · { page-round }
page-head-attacks = attacks · { page-round }
page-head-your-turn = your turn · { page-round }
page-head-bot = bot · { page-round }
page-head-undo = Undo
page-head-redo = Redo
page-offer-full-screen = The board can fill the whole screen.
    .no = Not now
page-offer-sideways = Turn your phone sideways for a much larger map.
    .yes = Turn it
page-head-full-screen =
    { $full ->
        [yes] Leave full screen
       *[no] Full screen
    }
page-wall = On the wall
    .about = Full screen in large letters, for a projector: the question, the answers and the map
    .leave = Leave the wall

page-menu = More
page-menu-files = Share, save and load
page-menu-others = Play with others
page-menu-settings = Settings
page-language = Language
page-menu-save = Share or save game…
page-menu-load = Load game or position…
page-menu-position = Copy position…
page-menu-new = New game…
page-menu-end = End this game…
page-menu-table = Play on several screens…
page-menu-class = Teach a class
page-menu-sounds = Sounds
page-menu-sure = Fight near-certain battles to the end ({ $chance })
page-menu-printed-dice = Dice in the edition's colours
page-menu-confirm = Confirm each step
page-menu-evaluation = Show who is ahead
page-hint = Hint
page-hint-title = Hint
page-hint-close = Close the hint
page-hint-level = How much to show
page-hint-levels =
    { $level ->
        [nudge] A nudge
       *[plan] The plan
    }
page-hint-do = Do it
page-hint-numbered = The first { $steps } attacks are numbered on the map.
page-coach = Coach
    .about = judges your decisions while you play; coached games don't count towards your level
page-coach-when =
    { $when ->
        [off] off
        [mistakes] after a mistake
       *[decisions] after each decision
    }
page-coach-thinking = The coach is judging your decision.
page-coach-close = Close the remark
page-coach-tries =
    { $tries ->
        [one] One try left.
       *[other] { $tries } tries left.
    }
page-coach-kept = It comes back tomorrow, in My mistakes.
page-coach-find = Find a better move
page-coach-back = Take back
page-coach-keep = Keep for tomorrow
page-coach-show = Show me
page-chances = Chance of winning
page-chances-assume =
    { $own ->
        [own] from what you know
       *[none] from what everybody sees
    }, if everyone plays about as well as the expert
page-menu-teach = Teach me: explain each move
page-menu-defends = { CAPITALISED(SEAT($seat)) } always defends with the dice that hold best
page-bots = Bots
page-bots-speed = Speed
    .label = Speed of the bots
page-bots-at =
    { $speed ->
        [normal] Normal
        [fast] Fast
        [instant] Instant
       *[other] { $speed }
    }

page-keys = Keys and marks
page-keys-in-game = While you play
page-marks = On the map
page-marks-tag =
    A tag shows its owner's sign and colour and the number of armies there{ $third ->
        [yes] { " " }(the third army has no sign)
       *[no] { "" }
    }. A dashed line joins territories across the sea. The number next to the name of a continent is what it brings each turn to the player who holds all of it.
page-key-next-move = previous, next move
page-key-next-territory = next territory
page-key-find = find by name
page-key-next-possible = next, previous choice
page-key-choose = choose, then do it
page-key-at-once =
    { $claim ->
        [yes] claim
       *[no] place one army{ $armies ->
            [1] { "" }
           *[other] , { $armies } on { TERRITORY($territory) }
        }
    }
page-key-so-many = place that many there
page-key-back = back
page-key-stop-placing = stop placing
page-key-dice = dice
page-key-always = always the best answer
page-key-armies = armies
page-key-all = all { $armies }
    .any = all of them
page-key-least = fewest: { $armies }
    .any = as few as possible
page-key-rest = all { $armies } here, one each turn
page-key-end-phase = end phase
page-key-fight = fight on
page-key-skip = skip ahead to your next decision
page-key-for-me = place the rest for me
page-key-set = choose the best set, then the next one
page-key-trade = trade it
page-key-hint =
    { $level ->
        [nudge] the plan
       *[other] hint
    }
page-key-undo = undo
page-key-redo = redo
page-key-why = why
page-key-with-shift = Shift+{ $key }

## The table of the players.

page-players = Players
page-players-player = Player
page-players-territories = Territories
page-players-armies = Armies
page-players-pieces = as pieces
page-players-cards = Cards
page-players-continents = Continents
page-players-income = Next income
    .short = Next
page-players-bot =
    { $bot ->
        [easygoing] easy
        [cautious] normal
       *[other] { $bot }
    }
page-players-out =
    out in round { $round }{ $by ->
        [none] { "" }
       *[other] , by { $sign } { SEAT($by) }
    }
page-players-out-here =
    { $by ->
        [none] no longer in the game
       *[other] knocked out by { $sign } { SEAT($by) }
    }
page-players-nobody = nobody
page-players-half = half of each

## The panels: set-up, reinforcement, cards.

page-claim = Unclaimed territories
page-claim-own = you hold { $own }
page-claim-in-hand = { number-of-armies } left to place
page-in-hand = Armies to place
page-in-hand-rest = All the armies you have left, one each turn
page-in-hand-for-me = Place the rest for me
    .how = One army each turn, on your borders, and most of them where you are most outnumbered.
page-in-hand-all = All { $armies } on { TERRITORY($territory) }
page-capital = A capital
page-capital-why = What is a capital?

page-reinforce = Armies this turn
page-reinforce-third = For { SEAT("third") }
page-reinforce-total = Total
page-reinforce-on = On { TERRITORY($territory) }
page-reinforce-there = { $armies } there now → { $after }
page-reinforce-all = Place all { $armies }
page-reinforce-armies = Armies to place
page-reinforce-why = Why { $armies }?
page-reinforce-why-third = Why do I place them?
page-armies-left =
    <b>{ $left } left</b>{ $placed ->
        [0] { "" }
       *[other] , { $placed } placed
    }
page-since = Since your last turn

page-cards = Your cards
page-cards-held =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $trade ->
        [now] : you must trade
        [next] ; next turn you must trade
        [later] ; with { $due } you must trade
       *[no] { "" }
    }
page-cards-none = You earn one by capturing a territory in your turn.
page-cards-earned =
    You draw a card { $drawn ->
        [end_of_turn] at the end of your turn
       *[after_combat] when you end the attack
    }.
page-cards-next-set = The next set of the game brings { number-of-armies }.
page-cards-set-values = A set brings { LIST($values, kind: "comma") }.
page-cards-set-value =
    { $armies } ({ $kind ->
        [one_of_each] one of each
       *[other] { SYMBOL($kind) }
    })
page-card-wild = Wild
    .symbol = any symbol
page-card-yours = yours
page-cards-no-set = You have no set yet.
page-cards-wrong-set = These three don't make a set.
page-cards-choose-set = Choose three cards that make a set.
page-cards-others = Choose cards for another set.
page-cards-bonus-for = Bonus for:
page-cards-trade = Trade set

page-covered = Only for you
page-covered-title = Hidden
page-covered-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
page-covered-mission = 1 mission
page-covered-about = { LIST($hidden) }, not shown on this page yet
page-covered-show = Show · only to you
page-mission = Your mission
page-goal = How to win
page-mission-cover = Hide
page-capital-own = Your capital
page-capitals-shown = Revealed: { LIST($items) }
page-capital-of = { TERRITORY($territory) } ({ SEAT($seat) })

## The panels: attack, defence, movement.

page-attack = This attack
page-attack-armies = Attackers
    .label = Attacking armies
page-attack-dice = Dice
page-attack-why-allied = Why does { SEAT($seat) } attack?

page-odds-exact = exact, with { $edition } dice rules
page-odds-hit = Next roll: { $chance } to beat at least one army.
page-odds-kept = armies left
page-odds-keeps = armies { SEAT($seat) } has left
page-odds-spoken = { CAPITALISED(LIST($sides, kind: "semicolon")) }
page-odds-side = { $side }: { LIST($chances, kind: "comma") }
page-odds-chance = { $armies }: { $chance }
page-odds-how = How is this worked out?
    .about = Every possible roll is counted, with both sides always rolling as many dice as they may. Nothing is sampled or guessed.
page-until-armies = Stop when { TERRITORY($source) } has { $armies } left
    .label = Stop when { TERRITORY($target) } falls or { TERRITORY($source) } has this many armies left

page-roll = The roll
page-roll-loss =
    { $tie ->
        [yes] tie:{ " " }
       *[no] { "" }
    }{ $sign } −1
page-roll-sound = Sound on?
page-roll-why = Why these losses?
page-roll-because = Each pair of dice costs one army: the lower die loses it.
    .tie =
        Each pair of dice costs one army: the lower die loses it. In a tie such as { $attack } = { $defence }, the { $winner ->
            [attack] attacker
           *[defence] defender
        } wins.

page-defence-dice = Dice
# The caption of a table with a row for each number of dice.
page-defence-average = Armies lost on average
page-defence-loses = loses
page-defence-why = Why these dice?
page-defence-for-me = Defend for me from now on
    .how = Always with the dice that hold best.

page-occupy = Armies to move in
page-occupy-proposal =
    Proposed: { $armies }. { $behind ->
        [0] { TERRITORY($source) } has no enemy neighbours.
       *[other] { $ahead ->
            [0] { TERRITORY($target) } has no enemy neighbours.
           *[other] Enemy armies next to { TERRITORY($source) }: { $behind }; next to { TERRITORY($target) }: { $ahead }.
        }
    }
page-occupy-why = Why at least { $least }?
page-move = Movement
page-move-about = Move armies from one of your territories to another next to it, or leave them where they are.
page-move-how-often = How often may I move?
page-move-armies = Armies to move
page-move-keeps = { TERRITORY($territory) } keeps
page-move-gets = { TERRITORY($territory) } then has
page-move-why = Why at most { $most }?
page-tired = Tired armies
page-tired-why = Why can't they move?

## The end of a game, the hand-over, the log, and looking back.

page-winner = { CAPITALISED(SEAT($seat)) } wins
page-winner-you = You win
page-winner-with =
    Round { $round }: { $territories ->
        [one] { $territories } territory
       *[other] { $territories } territories
    } and { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }
page-great-out =
    { $you ->
        [yes] You are knocked out.
       *[no] { CAPITALISED(SEAT($seat)) } is knocked out.
    }
page-great-taken =
    { $you ->
        [yes] You hold
       *[no] { CAPITALISED(SEAT($seat)) } holds
    } all of { CONTINENT($continent) }.
page-great-lost =
    { $you ->
        [yes] You no longer hold
       *[no] { CAPITALISED(SEAT($seat)) } no longer holds
    } all of { CONTINENT($continent) }.
page-great-cards =
    { $you ->
        [yes] You trade every card in your hand
       *[no] { CAPITALISED(SEAT($seat)) } trades every card in hand
    } for { number-of-armies }.
page-over-chart = How it went
    .label = What the chart shows
page-over-of =
    { $of ->
        [territories] Territories
       *[armies] Armies
    }
page-over-table = As a table
    .label = Numbers of the chart
page-over-round = Round
page-over-axis = round
page-over-end = end
page-over-spoken = { page-over-of } by round: { LIST($items, kind: "semicolon") }
page-over-first-last = { CAPITALISED(SEAT($seat)) } { $first } at the start, { $last } at the end
page-over-figures =
    { $seat ->
        [none] In figures
       *[other] { CAPITALISED(SEAT($seat)) } in figures
    }
    .own = Your game in figures
page-over-players = All players' figures
page-over-missions = Everybody's mission
page-review = Review
page-review-open = Review the game
page-review-nothing = No turn was played, so there is nothing to review.
page-review-spoken = Chance of winning by turn: { LIST($items, kind: "semicolon") }
page-review-chances = Chance of winning
page-review-points = Turning points
page-review-summary = The game in short
page-review-try = Try it from here
page-review-look = See it
page-review-board = The board as it was then
page-review-points-none = No turn changed the chance of winning by 5 percentage points or more.
page-review-luck = What the dice did
page-review-luck-chance = Chance gained, points
page-review-choices =
    { $own ->
        [own] Your turns
       *[none] { CAPITALISED(SEAT($seat)) }'s turns
    } compared with the expert's plan
page-review-choices-about = This is what the expert would have done, knowing only what could be known then. The difference between the choices is in the chance of winning afterwards, in percentage points, without what the dice of the turn did. It is an estimate, accurate to about { $points } points.
page-review-judged-about = This is how the expert would have begun, knowing only what could be known then. Only mistakes that were confirmed by playing on from there are counted. The points show how much the costliest mistake of the turn cost. The chances before and after a turn are what the expert expected; the shares of games won are the results of bots that played on, so the two differ.
page-review-whose = Whose turns
page-review-work = Work it out
page-review-stop = Stop
page-review-worked = { $done } of { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
page-review-sum =
    { $turns ->
        [0] No turn to compare: each began as the expert would have begun, or won.
        [one] 1 turn that began differently: { $size ->
            [one] { $points } percentage point
           *[other] { $points } percentage points
        }.
       *[other] { $turns } turns that began differently: { $size ->
            [one] { $points } percentage point
           *[other] { $points } percentage points
        } in all.
    }
page-review-judged =
    { $turns ->
        [0] No turn had a clear mistake.
        [one] 1 turn had a clear mistake.
       *[other] { $turns } turns had clear mistakes.
    }
page-review-turn = Round { $round }
page-review-no-plan = There is no plan for this turn.
page-review-worth =
    { $size ->
        [one] { $points } point
       *[other] { $points } points
    }
page-review-way =
    Played (the expert's estimate): { $before } → { $after }{ $won ->
        [yes] { "" }
       *[no] , { page-review-worth } by the dice
    }.
page-review-meaning = Each value is compared with the average for the same number of dice: above 0, the dice helped; below 0, they hurt. The chances assume that everyone plays about as well as the expert.
page-mistakes = My mistakes
    .about =
        { $due ->
            [0] None is due
            [one] One is due
           *[other] { $due } are due
        }
page-mistakes-play =
    { $due ->
        [0] Practise one again
        [one] Practise the one that is due
       *[other] Practise the { $due } that are due
    }
page-mistakes-kept = Decisions to practise
page-mistakes-given = Win chance lost per turn
page-mistakes-kinds = By kind of decision
page-mistakes-kind = { $title }: { $part } (±{ "\u00A0" }{ $error }), usual { $usual }
page-mistakes-spoken = Win chance lost in each game, compared with rung { $regular }: { LIST($items, kind: "semicolon") }
page-mistakes-next = What to practise next
page-mistakes-lesson = Open the lesson
page-mistakes-puzzles = Open the puzzles
page-mistakes-looking = Looking for your costliest decisions: { $done } of { $pieces }.
page-mistakes-compiling = Looking at your decisions…
page-mistakes-found =
    { $found ->
        [0] None of your decisions was clearly a mistake.
        [one] One of your decisions was costly. It comes back as a puzzle tomorrow.
       *[other] { $found } of your decisions were costly. They come back as puzzles tomorrow.
    }
page-mistakes-meaning = These are the expert's estimates. 100% is what a player on rung { $regular } loses per turn in such a game, so different games can be compared. The dashed line shows what is usual for rung { $rung }. Vertical lines are 95% intervals.
page-fair = Dice and luck
page-fair-every = Every roll, and the seed
page-fair-luck = Armies spared
page-fair-won = Territories won
page-fair-meaning = Each value is compared with the average for the same number of dice: above 0, the dice helped; below 0, they hurt.
page-fair-round = Round
page-fair-battle = Battle
page-fair-attack = Attack
page-fair-defence = Defence
page-fair-lost = Lost
page-over-dice = All dice
page-over-dice-mean = mean
page-over-dice-fair = fair dice roll 3.5 on average
page-over-why = Why is that a win?

page-handover =
    { CAPITALISED(SEAT($seat)) }, { $secret ->
        [yes] choose your capital
       *[no] it is your turn
    }
    .label = Handover
page-handover-take =
    Take the screen. Nobody else should look now{ $secret ->
        [yes] : only you may know which it is
       *[no] { "" }
    }.
page-handover-ready =
    I am { CAPITALISED(SEAT($seat)) }: { $secret ->
        [yes] choose my capital
       *[no] start my turn
    }
page-handover-secrets = Your secrets are sent to this page only when you press the button.

page-log = Log
    .label = Log; choose a line to see that moment
page-log-unfold = Details
page-plans = Plans
    .label = Plans
page-plans-analyse = Analyse
page-plans-players = Players
page-plans-play = Play it out { $games }×
page-plans-stop = Stop
page-plans-add = Draw a plan
page-plans-drop =
    { $follow ->
        [0] Delete
        [one] Delete it and the plan that continues it
       *[other] Delete it and the { $follow } plans that continue it
    }
page-plans-keep = Keep as my plan
page-plans-name = Name of the plan
page-plans-on = Continue this plan
page-plans-after = After this plan, with average losses, it's { SEAT($seat) }'s turn.
page-plans-back = Back
page-branches = My plans
page-plans-remove = Remove this step
page-plans-up = Earlier
page-plans-ask = Drag from one territory to another to attack, or click both. A click on your own territory places armies; another click takes them back.
page-plans-success = All attacks succeed: { $odds }
page-plans-waiting = Calculating…
page-plans-compiling = Preparing the games. This takes a minute, and only once.
page-plans-progress = { $games } of { $of } games each
page-plans-best = best
page-plans-steps = Steps
page-mark-plan = { page-plans-steps }
page-edit = Position editor
page-edit-open = Edit position
page-edit-new = Set up a position
page-edit-valid = This position is possible.
page-edit-how = Choose a colour, then click territories or draw over them. Click again for one more army; Shift or a long press takes one away.
page-edit-play = Play from here
page-edit-copy = Copy…
page-edit-leave = Close the editor
page-edit-nobody = Nobody
page-edit-brush = Colour to paint with
page-edit-problem = impossible as it is
page-edit-armies = Armies in { TERRITORY($territory) }
page-edit-fill = Fill the free territories
page-edit-begin = Begin with…
page-edit-begin-game = The game's position
page-edit-begin-dealt = A random deal
page-edit-begin-empty = An empty board
page-edit-begin-text = Or paste a position, a link, a record, a rule case or a lesson's position:
page-edit-turn = Turn
page-edit-whose = Player
page-edit-phase = Phase
page-edit-phase-name = { CAPITALISED(PHASE($phase)) }
page-edit-to-place = Armies to place
page-edit-given = Clear the field to count them by the rules.
page-edit-captured = Has taken a territory
page-edit-round = Round
page-edit-sets = Sets traded
page-edit-capitals = Capitals
page-edit-capital = Capital of { SEAT($seat) }
page-edit-missions = Missions
page-edit-mission = Mission of { SEAT($seat) }
page-edit-cards = Cards
page-edit-add-card = Add a card
page-edit-card-for = Card for { SEAT($seat) }
page-edit-drop-card = { $card }: put back into the deck
page-edit-none = None
page-edit-game = Game
page-edit-copy-line = Text
    .about = One line that holds the whole position. It can be loaded again.
page-edit-copy-lesson = Lesson
    .about = The header of a lesson's file, above its steps.
page-edit-copy-case = Rule case
    .about = A file for python -m risk_widget.scenario. Add the steps that it should check.
page-edit-copy-link = Link
    .about = The whole position is in the link, and on no server.
page-log-look-back = Look back
page-log-all = All lines
page-log-all-lines =
    All { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }

page-past-round-before = Previous round
page-past-round-after = Next round
page-past-speed = Speed
page-past-times = { $times }×
page-past-first = Start
page-past-previous = Previous move
page-past-play = Play from here
page-past-pause = Pause
page-past-next = Next move
page-past-last = Last move
page-past-slider = Move
page-past-move = move { $at } of { $of }
page-past-when =
    { page-round }, { $at ->
        [0] before the first move
       *[other] move { $at } of { $of }
    }
page-past-this-move = This move
page-past-nothing = This move has no line in the log.
page-past-before = Before the first move.

## The form of a new game.

page-new = New game
page-first = Complete your secret mission before the others complete theirs.
page-first-mission = A short game
page-first-rivals =
    { $sureness ->
        [none] Two easy bots play against you.
       *[other] Two bots at your level play against you: about rung { $rung } of 10, { level-sure } ({ $low } to { $high }).
    }
page-first-play = Play
page-first-new = Play a new game
page-go-on = Continue the game from { $when }, { $round ->
    [0] being set up
   *[other] round { $round }
}
    .about = { $edition }, { $mode }
page-first-everything = All settings…
page-new-load = Load a game…
    .about = A saved game or a position
page-new-start = Start game
page-new-learn = Learn the game first
    .about = Short lessons on the board
page-new-puzzle = Puzzle of the day
    .about = One position, one best move
page-new-last = { $edition }, round { $round }
page-new-edition = Edition
page-new-mode = Mode
page-new-board = Board
page-new-options = Options in this edition
page-new-seats = Players
page-new-order = Random turn order
    .listed = otherwise as listed
page-new-add-seat = Add a player
# What is left to chance: the dice and the deck, which come from the seed below.
page-new-chance = Chance
page-new-seed = Seed
    .any = any
    .about = Same seed, same dice.
page-new-other-seed = New seed
page-new-seed-number = The seed must be a whole number.
page-new-help = While you play
page-new-teach = explains each part of a turn, and each move, while you play
page-new-code = The same in code
page-new-copy-code = Copy code
page-new-players =
    { $exact ->
        [yes] exactly { $least }
       *[no] { $least } to { $most }
    }
page-new-needs =
    Needs { page-new-players } players; { $seated ->
        [one] there is { $seated }
       *[other] there are { $seated }
    }.
page-new-not-in-edition = Not in the { $edition } rules.
page-new-changes-seats =
    For { page-new-players } players: { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    } will be { $added ->
        [yes] added
       *[no] removed
    }.
page-new-bot = { $title }: { $summary }
page-new-shared = { $persons } people share this screen. It is handed over before anyone's cards are shown.
page-new-bots-alone = Only bots play, and you watch.
page-new-so-many =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
# Beside what the form has changed by itself; the sentences below say why.
page-new-own = changed
page-new-own-mode = The { $edition } rules don't include { $asked }, so the game will be { $mode }.
page-new-own-players =
    { $mode } is for { page-new-players } players, so { SEATS($seats) } { $added ->
        [yes] { NUMBER_OF($seats) ->
            [one] was
           *[other] were
        } added
       *[no] { NUMBER_OF($seats) ->
            [one] sits
           *[other] sit
        } out
    }.
page-new-own-order = You changed the turn order, so it is no longer random.
page-new-own-colour = { page-seat-row } now has another colour: { page-colour }.
page-new-own-name = A bot now plays in place of { $name }, under its own name.

page-seat-row = Player { $player }
page-seat-row-colour = { page-seat-row }: colour
page-seat-row-name = { page-seat-row }: name
page-seat-row-played-by = { page-seat-row }: played by
page-seat-row-earlier = { page-seat-row }: play earlier
page-seat-row-remove = { page-seat-row }: remove

## What lies over the board: rules, files, questions.

page-dialog-close = Close
page-table = Play on several screens
page-table-about = Each person opens a link on a phone, a tablet or a computer and plays there. There is nothing to install, and nobody needs an account.
page-table-over = The game is over, so its players can't change. You choose the players of the next game when you start it.
page-table-owner = The person who runs this notebook can see everything in it, including hidden cards and missions.
page-table-open = Open the table
page-table-open-lan = Open it for the local network
page-table-open-near = Only on this computer
page-table-opening = Opening the table…
page-table-cut-off = The table's server isn't answering. Trying to reach it…
page-table-at =
    { $at ->
        [here] plays at this screen
        [there] is connected
        [away] is not connected
        [left] has left
       *[bot] is a bot
    }
page-table-turn = must decide now
page-table-person = Invite a person
    .of = Invite a person: { SEAT($seat) }
page-table-take-back = Play here
    .of = Play here: { SEAT($seat) }
page-table-new-link = New link
    .of = New link: { SEAT($seat) }
page-table-give-bot = Give to a bot
    .of = Give to a bot: { SEAT($seat) }
page-table-spectators = Spectators
page-table-watching =
    { $count ->
        [0] nobody is watching
        [one] one person is watching
       *[other] { $count } people are watching
    }
page-table-link = Link and code
page-table-address = The link
page-table-at-address = Address of this computer
page-table-qr = The link as a QR code
page-table-no-qr = To see the link as a QR code, install the package segno: pip install "risk-widget[table]".
page-table-code = Or the code { $code }, at this address:
page-table-near = Only this computer can reach this address.
page-table-close = Close the table
page-table-screens =
    { $screens ->
        [one] 1 screen
       *[other] { $screens } screens
    }
page-table-advice = Allow hints, the coach and taking moves back
page-table-vote = Several screens for one player
page-table-vote-after =
    { $seconds ->
        [0] The first click decides
       *[other] They have { $seconds } seconds to vote
    }
page-vote = Vote
page-vote-so-far =
    { $voted ->
        [one] 1 of { $there } has
       *[other] { $voted } of { $there } have
    } voted. { $own ->
        [yes] You can change your vote.
       *[no] Choose on the board.
    }
page-vote-left =
    { $left ->
        [one] The vote ends within a second.
       *[other] The vote ends within { $left } seconds.
    }
page-class = A class
page-class-about = All pupils, up to 100, get the same question: they open a link on their phones, type a name and answer. You see the answers as they come in, and reveal the right one. Nobody needs an account.
page-class-open = Open the class
page-class-owner = The person who runs this notebook sees who answered what. Nothing is sent anywhere else.
page-class-state =
    { $state ->
        [opening] Opening the class…
        [cut_off] The class's server isn't answering. Trying to reach it…
       *[closed] The class is not open yet. Pupils join with a link.
    }
page-class-answered =
    { $answered } of { $there ->
        [one] 1 pupil has
       *[other] { $there } pupils have
    } answered
page-class-waits =
    { $there ->
        [0] Nobody has joined yet. Show the link and its code.
       *[other] Answers can be changed until you show the right one.
    }
page-class-shown = The answer is on all screens.
page-class-show = Show the answer
page-class-next = Next question
page-class-answers = Answers
page-class-no-answers = No answers yet.
page-class-there =
    { $there ->
        [0] nobody has joined
        [one] 1 pupil has joined
       *[other] { $there } pupils have joined
    }
page-class-right = right:
page-class-who = Names
page-class-by = { LIST($who) }
page-class-pupils = In this class: { LIST($pupils) }
page-class-nobody = Nobody has joined yet.
page-class-link = Link and code…
page-class-table = Class results
    .key = ✓ right, ✗ not right; an empty cell: no answer.
page-class-column =
    { $column ->
        [pupil] Pupil
       *[right] Right
    }
page-class-tries =
    { $tries ->
        [one] 1 try
       *[other] { $tries } tries
    }
page-class-save = Save as CSV
page-class-close = End the class
page-class-rename = Rename
    .of = Rename: { $name }
page-class-send-away = Remove
    .of = Remove: { $name }
page-class-new-name = New name
page-class-new-link = New link
    .about = The old link no longer lets anyone in. Those who have joined stay.
page-class-time = Time for a question
page-class-limit =
    { $seconds ->
        [0] no limit
        [one] 1 second
       *[other] { $seconds } seconds
    }
page-class-time-left = Time left
page-class-time-up = Time is up. Show the answer, or allow more time.
page-class-more-time = { $seconds } more seconds
page-class-end-time = Stop taking answers
page-class-put = Also show on all screens:
page-class-puzzle = A puzzle
page-class-warm-up = A warm-up
page-class-position = The game's position
page-pupil-name = Pupil: { $name }
page-pupil-said = Your answer: { $said }
page-pupil-change = You can change it until the answer is shown.
page-pupil-became =
    { $became ->
        [right] Right!
        [wrong] Not right
       *[none] This was the answer
    }
page-pupil-next = The next question appears by itself.
page-pupil-own = Your answer: { $said }
page-pupil-time-up = Time is up
    .sub = The answer comes soon.
page-dialog-back = Back
page-dialog-cancel = Go on playing
page-dialog-save = Save it first…
page-dialog-end = The game stops where it is, and nobody wins. You can still look at the board.
    .title = End this game?
    .yes = End the game
page-dialog-replace = This ends the game in progress, now in round { $round }.
    .title = Start a new game?
    .yes = Start the new game
page-dialog-hint = If you ask for a hint, this game no longer counts towards your level.
    .title = Ask for a hint?
    .yes = Show the hint
page-dialog-undo = Dice were rolled, or a bot has answered. If you undo that, this game no longer counts towards your level.
    .title = Undo this?
    .yes = Undo

page-rules = Rules
page-rules-turn = A turn in a minute
page-rules-small-board = The printed rules are for { $printed } territories. This board has { $size }, so players start with fewer armies and missions ask for fewer territories, in proportion.
page-rules-group =
    { $group ->
        [attack] Attack
        [board] Board
        [capture] Capture
        [cards] Cards
        [info] Information
        [mission] Mission
        [move] Move
        [reinforce] Reinforce
        [setup] Setup
        [turn] Turn
        [win] Win
       *[other] { $group }
    }
page-clause-everywhere = in every edition
    .title = In every edition
    .label = { $clause } in every edition
page-clause-others = Other editions
page-clause-none = { $edition } has no such rule.
page-clause-same = the same
page-clause-as-above = as above
page-clause-same-in = The same in the other editions: { LIST($editions) }.
page-clause-edition = { $edition } ({ $mark })
page-clause-not-in = Not in { LIST($editions, kind: "or") }.
page-clause-mark =
    { $mark ->
        [printed] printed
        [reading] our reading
        [house] a house rule
       *[silent] not in the booklet
    }
page-clause-provenance =
    { $mark ->
        [printed] printed in the { $edition } rules{ page-clause-where }
        [reading] our reading of the { $edition } rules{ page-clause-where }, which are unclear here
        [house] a house rule
       *[silent] the { $edition } booklet doesn't say; we play it { $source ->
            [none] as most people do
           *[other] as the { $source } booklet has it
        }
    }
page-clause-where =
    { $where ->
        [none] { "" }
       *[other] , { $where }
    }

page-save = Share or save this game
page-way-link = Link
    .about = The whole game is in the link, and on no server.
page-way-story = One file
page-way-film = Film
    .about = An animated picture (GIF), for a message or a slide.
page-way-save = Saved game
page-save-about = A saved game is a text file with every move and every roll. You can load it here to look back over the game.
    .whole = If you save the whole game, you can also play on.
page-save-secrets =
    <b>The whole game holds every secret:</b> all hands, missions and capitals, and the cards to come. { $several ->
        [yes] Several people play at this screen: anyone who opens the file sees what the others hold.
       *[no] Anyone who opens the file sees what the bots hold.
    }
page-save-seen =
    Save only what { $seat ->
        [none] everybody
       *[other] { SEAT($seat) }
    } may see
page-save-whole = Save the whole game
page-save-done = The file is <b>{ $file }</b>. Not there? Copy the text:
page-save-text = The saved game
page-position = Copy the position
page-position-about =
    One line that describes the game{ $past ->
        [yes] { " " }at the moment shown
       *[no] { "" }
    }, as { $seat ->
        [none] everybody
       *[other] { SEAT($seat) }
    } sees it.
    .hidden = Question marks stand for what is hidden.
page-position-text = Position

page-linked = A game from a link
page-linked-game =
    A game by { SEAT($author) }, { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }.
page-linked-position = A position: { page-round }.
page-linked-winner = { CAPITALISED(SEAT($seat)) } won.
page-linked-locked =
    You see only what { $seat ->
        [none] everybody
       *[other] { SEAT($seat) }
    } may see. You can look at the game, but you can't play on.
page-linked-watch = Watch
page-linked-turning = Play on from a turning point
page-linked-rival = Could you win it as { SEAT($seat) }?
    .about = With the dice of this game.
page-linked-play = Play on as { SEAT($seat) }
page-link-seen =
    Link to what { $seat ->
        [none] everybody
       *[other] { SEAT($seat) }
    } may see
page-link-whole = Link to the whole game
page-link-done = The whole game is in this link, and on no server. The link opens a page where you can play on.
page-link-nowhere = The address of a page where games are played is not known here. Put one before this text, or paste the text under <b>Load a game or a position</b>.
page-link-text = The link
page-film-game = Whole game
page-film-round = Last round
page-film-drawing = Drawing the film
page-film-done = The film is <b>{ $file }</b>.
page-film-failed = The film could not be drawn.

# A game told in one file, without a kernel.

page-story-chapters = Chapters
page-story-start = The beginning
page-story-turn = Turning point { $number }
page-story-move = Your move
page-story-note = Comment
page-story-plan = Plan not played
page-story-ask =
    You are { SEAT($seat) }. { $kind ->
        [attack] Which territory do you attack?
        [place] Where do you place your armies?
        [move] Where do you move armies?
       *[other] What do you do?
    }
    .click = Click the territory on the map, or see what was played.
    .think = Decide, then see what was played.
page-story-guessed =
    { $right ->
        [yes] You chose what was played.
       *[no] In the game, the choice was different.
    }
page-story-show = Show the move
page-story-next = Next chapter
page-story-back = Previous chapter
page-story-end = To the end
page-story-again = From the beginning
page-mark-comment = marked
story-lesson-summary = The questions of a game: what would you have done?
story-lesson-nudge = Compare the armies on both sides of each border.
story-lesson-rule =
    { $kind ->
        [place] You can place armies on any of your territories.
        [move] You can move armies between two of your territories that are next to each other.
       *[attack] You can attack a neighbouring territory of another player, from a territory with two armies or more.
    }
story-not-here = This page shows a finished recording and can't answer that.
story-damaged = This file is damaged, so the game can't be shown. Ask for it again.
story-no-script = This page needs JavaScript to show the game.
page-story-save = Save the page
page-story-keep = Keep in the notebook
page-story-kept = The saved notebook now shows this game, which takes some 330 KB.
page-story-about = Shows the game in any browser, without a network: board, chapters and chances.
page-story-writing = Writing the file…
page-story-written = The file is { $file }.
    .long = This game is long, so the file takes { $size } KB.
page-comment-write = Write a comment
page-comment-change = Change
page-comment-ask = Ask the reader for the next move first
page-comment-mark = Mark on the map
page-comment-keep = Keep
page-comment-where = Your comment is kept in the saved game, its link and its file.
refused-story = Nothing has been played yet, so there is nothing to show.

page-load = Load a game or a position
page-load-file = A saved game
page-load-paste = or paste a saved game, a position or a link
page-load-read = Read it
page-load-too-long = The text is too long: at most { $most } characters can be read.
page-load-found =
    <b>{ $edition }, { $mode }:</b> { page-round }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $where }.
page-load-where =
    { $state ->
        [won] { CAPITALISED(SEAT($seat)) } has won
        [turn] { CAPITALISED(SEAT($seat)) }'s turn
       *[over] over
    }
page-load-part = Only part of the game is known, as one player or a spectator saw it. You can look at it, but you can't play on.
page-load-stops = It can be played up to line { $line }, where it stops.
page-load-why = Why does it stop?
page-load-played-by = { CAPITALISED(SEAT($seat)) }: played by
page-load-gives-up =
    This ends the game in progress, now { $round ->
        [0] in set-up
       *[other] in round { $round }
    }.
page-load-go =
    { $playing ->
        [yes] End it and { $part ->
            [yes] show
           *[no] load
        } this one
       *[no] { $part ->
            [yes] Show
           *[no] Load
        } this game
    }

## Teach me.

page-teach = Teach me
page-teach-off = Turn off
    .label = Turn off the explanations
page-teach-steps = Step by step
page-teach-now = Now
page-teach-move = What this move does
page-teach-impossible = Not possible
page-teach-rules = The rules behind it

## Lessons.

page-lesson = Lesson
page-lesson-title = Lesson { $number } · { $title }
page-lesson-loading = Loading…
page-lesson-rules = Rules:
page-lesson-editions = Rules of
page-lesson-step = step
page-lesson-back = Back one step
page-lesson-next = Next step
page-lesson-steps = In this lesson
page-lesson-questions = In this warm-up
page-lesson-skip-warm-up = Skip the warm-up
page-lesson-next-question = Next question
page-lesson-begin = Begin the lesson
page-lesson-mark =
    { $mark ->
        [open] open
        [shown] shown
        [tried] tried
       *[solved] solved
    }
page-lesson-able = You can now
page-lesson-advice = <b>A word of advice.</b> { $advice }
page-lesson-following = <b>Next lesson:</b> { $title }
page-lesson-open = Open it
page-puzzle-back = Previous puzzle
page-puzzle-next = Next puzzle
page-puzzle-over = Done
page-puzzle-kind = Question
page-puzzle-edition = Edition
page-puzzle-mode = Game
page-puzzle-any = any
page-turn-plan = Plan your turn
page-turn-dice = Dice
page-turn-next = Next turn
page-turn-over = Your turn is over
    .sub = The expert is now judging your plan.
page-turn-judging = The expert is judging your plan: { $done } of { $pieces }.
page-turn-compiling = Preparing to judge your plan, which takes up to a minute the first time.
page-turn-result = Your plan and the expert's
page-puzzle-right =
    { $number ->
        [one] { $number } puzzle solved so far.
       *[other] { $number } puzzles solved so far.
    }
page-lesson-leave = Leave the lesson

page-lesson-answer = Your answer
page-lesson-check = Check
# Checks an answer: the name of a territory or a continent, or how many territories were chosen.
page-lesson-check-what = Check { $what }
page-lesson-one-less = One less
page-lesson-one-more = One more
page-lesson-choose-one = Choose it on the map.
page-lesson-choose-several = Choose them on the map, one by one.
page-lesson-remove = { TERRITORY($territory) }: remove
page-lesson-ask-choice = What is your answer?
    .sub = Choose one, then check.
page-lesson-ask-number = What is your answer?
    .sub = Enter a number, then check.
page-lesson-ask-percent = How likely is it?
    .sub = Set your guess, then roll.
page-lesson-percent = Your guess
page-lesson-roll = Roll the dice
page-lesson-told = Now you know.
page-guess-scale = You said { $said }; it is { $exact }.
page-guess-ends =
    { $fought ->
        [one] 1 battle
       *[other] { $fought } battles
    }: taken in { $taken }.
page-guess-held = Held: defenders left
page-guess-taken = Taken: attackers left
page-lesson-ask-territory = Choose a territory on the map.
    .sub = Then check.
page-lesson-ask-continent = Choose a continent.
    .sub = Anywhere on it counts. Then check.
page-lesson-ask-territories = Choose territories on the map.
    .sub = One after the other, then check.
page-lesson-picked = { $picked } of { $picks } chosen.
page-lesson-ready = Ready to check.
page-lesson-not-yet = Not right yet.
page-lesson-try-again = Try again

page-lesson-tried-out = See what happens.
    .sub = Played out, then taken back.
page-lesson-played = See what happens next.
page-lesson-solved = Solved.
page-lesson-shown = This is how it is done.
page-lesson-next-lesson = Next lesson
page-lesson-again = Do it again
page-lesson-another = Another one like it
page-lesson-next-is = Next: { $title }
page-lesson-open-is = Still open: { $title }
page-lesson-to-step = To step { $step }
page-lesson-last = That was the last step.
    .sub = The lesson is complete.
page-lesson-last-next = The whole lesson is done. Next: { $title }

page-course = The whole course
page-course-steps = { $done } of { $steps }
page-questions = Review
page-questions-start = Start the review
page-questions-a-day = Questions a day, at most
page-exam = Exam
page-exam-take =
    { $games ->
        [0] Take the exam
       *[other] Play game { $next }
    }
page-exam-anew = Take the exam again
page-exam-save = Save the result to print
page-exam-result = Result of the exam
page-exam-mark =
    Rung { $rung }, { $won ->
        [yes] won
       *[no] lost
    }
page-exam-back = Go back to
page-exam-game = exam, game { $number } of { $of }
page-exam-without = No hints and no taking back in an exam
page-exam-in-python = To take it, run { $call } in a cell.

page-challenge-turn = Turn { $turn } of { $turns }
page-challenge-won = win
page-challenge-dice = Dice { $dice }
page-challenge-move =
    Show a move{ $costs ->
        [yes] { " " }(leaves one star)
       *[no] { "" }
    }
page-challenge-watch = Watch it played
    .ask = A careful bot plays the challenge from the start, with other dice. This ends your own game, and you can still try the challenge.
    .no = Play on
page-challenge-watched = Now it is your turn.
page-challenge-play = Play it yourself
page-challenge-stars = { $earned } of { $of } stars

page-lesson-feedback = Feedback
page-lesson-clauses =
    { $clauses ->
        [one] The rule
       *[other] The rules
    }
page-lesson-taken-back = Taken back.
page-lesson-will-be-taken-back = The move is played out here, then taken back.
page-lesson-show-again = Show it again
page-lesson-hint = Hint { $number } of 3
page-lesson-no-hint = No more hints
page-lesson-hint-is = <b>Hint:</b> { $hint }
page-lesson-hints = Hints so far
page-lesson-hints-so-far =
    { $hints ->
        [one] { $hints } hint so far
       *[other] { $hints } hints so far
    }
page-lesson-show-me = Show me
page-lesson-start-over = Start over
page-lesson-against = against
page-lesson-side =
    { $side ->
        [att] Attacker
       *[def] Defender
    }

page-try = What do you want to try?
    .sub = Just try it: the board tells you what is wrong.
page-try-it = Try it
page-try-verb =
    { $verb ->
        [place] Place
        [claim] Claim
        [choose_capital] Capital
        [trade] Trade
        [attack] Attack
        [fortify] Move
        [end_phase] Go on
       *[other] { $verb }
    }
page-try-armies = Number of armies to try
page-try-choose = Choose one in the panel.
page-try-on-map = Choose on the map.
page-try-three-cards = Choose three cards.
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
page-try-attack = Attack { page-try-target } from { page-try-source } with { number-of-armies }.
page-try-move =
    Move { number-of-armies } from { page-try-source } to { $target ->
        [none] …
       *[other] { TERRITORY($target) }.
    }
page-try-place = Place { number-of-armies } on { page-try-source-at-end }
page-try-claim = Claim { page-try-source-at-end }
page-try-source-at-end =
    { $source ->
        [none] …
       *[other] { TERRITORY($source) }.
    }
page-try-capital = Make { page-try-source } your capital.
page-try-trade = Trade { LIST($cards) }.
    .none = Trade three cards.
page-try-end = Go on to the next part of the turn.
page-try-how-one =
    { $source ->
        [none] Choose a territory on the map.
       *[other] <b>{ TERRITORY($source) }</b> is chosen.
    }
page-try-how-two =
    { $source ->
        [none] Choose on the map: first where you start, then where you go.
       *[other] From <b>{ TERRITORY($source) }</b>{ $target ->
            [none] : now choose where to.
           *[other] { " " }to <b>{ TERRITORY($target) }</b>.
        }
    }

page-progress = Progress
page-progress-save = Save to a file
page-progress-load = Load from a file
page-name-ask = Are you going to hand this in? Then enter your name.
    .about = It is saved with your work, in the notebook or the file. You can leave it out.
page-name-field = Your name
page-name-keep = Keep this name
page-name-leave-out = Leave it out
page-name-save = Save with this name
page-name-save-without = Save without a name
page-name-is = Work of <b>{ $name }</b>
page-name-change = Change the name
page-name-add = Add your name
page-progress-saved = Saved as { $file }.
page-progress-not-saved = It couldn't be saved.
page-progress-loaded = Loaded.
page-progress-not-loaded = It couldn't be loaded.
