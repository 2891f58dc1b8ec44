# English: every message that there is. How this is written, and how a language is added, is told
# in docs/languages.md.
#
# What a parameter is, a function says: { TERRITORY($place) }, { SEAT($who) }, { LIST($parts) }.
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

phase-claim = claiming territories
phase-place = placing armies
phase-capital = choosing capitals
phase-reinforce = reinforcement
phase-attack = combat
phase-fortify = movement

### Numbers and lists
## How things are counted and put in a row. The parts of a list are joined by list-comma, the last
## one by list-and or list-or.

list-comma = { $most }, { $last }
list-and = { $most } and { $last }
list-or = { $most } or { $last }

number-of-armies =
    { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }

### Engine: refusals
## Why an action is refused, with the numbers of the position in it.


### Engine: legal actions
## What a legal action does, with the numbers of the position in it.


### Engine: incomes, sets, battles, wins
## How armies, cards, dice and the end of a game are counted.


### Engine: positions
## Where a game stands, in one line; and what is wrong with a position that cannot be.


### The log
## One sentence for each event of a game.


### Rules and editions
## Clauses, options, goals, and what is wrong with an edition's file.


### Boards
## What is wrong with a board's file.


### Notation
## What is wrong with a record or a position that is read.


### Odds, bots and simulation
## What these are asked for in vain, and how bots explain themselves.


### Lessons
## What the checks of a lesson's steps say, and what is wrong with a lesson's file.


### Widget
## What the widget says on the kernel's side, and what it is asked for in vain.

language-unknown =
    There is no catalog of the language “{ $language }”{ $meant ->
        [none] { "" }
       *[other] { " " }(did you mean “{ $meant }”?)
    }; there { NUMBER_OF($known) ->
        [one] is
       *[other] are
    } { LIST($known) }.

### Page
## The page's own words. Their ids begin with page-; what they refer to is sent along with them.

