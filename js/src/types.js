/**
 * What the kernel sends and takes, as types. Nothing here runs.
 *
 * Written by tools/page_data.py from the types in Python: do not edit. Types of the page alone are
 * in pageTypes.js.
 */

// ---- risk_widget/engine/data_types.py

/** @typedef {"red"|"blue"|"green"|"yellow"|"black"|"purple"} Seat */

/** A seat, or `"third"` for the third army; null while nobody holds the territory.
 * @typedef {Seat|"third"} Owner */

/** The id of a territory, such as `"north-africa"`.
 * @typedef {string} Territory */

/** The id of a continent.
 * @typedef {string} Continent */

/** The id of a clause, such as `"attack.armies"`; or what else a refusal can rest on.
 * @typedef {string} Clause */

/** @typedef {[owner: Owner|null, armies: number]} Holding */

/** @typedef {"infantry"|"cavalry"|"artillery"|"wild"} CardSymbol */

/** A part of the set-up or of a turn; `"over"` when somebody has won.
 * @typedef {"claim"|"place"|"capital"|"reinforce"|"reinforce_third"|"attack"|"attack_third"|"defend"|"occupy"|"fortify"|"over"} Phase */

/** The kinds of events; their data are in `risk_widget.engine.events`.
 * @typedef {"starter_rolled"|"dealt"|"claimed"|"placed"|"capital_chosen"|"turn_started"|"income"|"traded"|"bonus_placed"|"phase_started"|"attacked"|"rolled"|"captured"|"occupied"|"eliminated"|"cards_taken"|"capital_fell"|"card_drawn"|"fortified"|"third_owed"|"third_placed"|"deck_reshuffled"|"won"} EventKind */

/** Whether an edition prints a clause, is silent about it, is read so, or is a variant in it.
 * @typedef {"printed"|"silent"|"reading"|"house"} Mark */

/** @typedef {[min: number, max: number]} Range */

/** By source, then by target.
 * @typedef {Record<Territory, Record<Territory, Range>>} Moves */

/** The territories on which armies may be placed, and how many.
 * @typedef {{territories: Array<Territory>, max: number}} PlaceRange */

/**
 * A set that may be traded now.
 * @typedef {object} TradeOption
 * @property {Array<string>} cards
 * @property {number} armies
 * @property {Record<Territory, number>} bonus extra armies that come by themselves on the territories shown on the cards
 * @property {Array<Territory>} [choose_bonus] several fit: the player picks one
 * @property {number} [bonus_armies] extra armies of the one that is picked
 */

// ---- risk_widget/widget/outbox_types.py

/** An action of the game, or one that steers the widget. The kernel decides whether it is legal.
 * @typedef {{type: string} & Record<string, any>} Action */

/** @typedef {"normal"|"fast"|"instant"} Speed */

/** The page's request, and the snapshot that the person was looking at.
 * @typedef {{id: string, base_seq: number, action: Action}} OutboxItem */

/**
 * The introduction of a guest's page at a table.
 * @typedef {object} Introduction
 * @property {string} client tells apart the pages of a seat, and is the same when one comes back
 * @property {string} [name]
 * @property {Array<string>} [languages] tags of those that its reader wants, the best first
 */

/**
 * The outbox of a guest's page.
 * @typedef {object} OutboxSent
 * @property {number} n one that comes late has a smaller number, and is passed over
 * @property {Array<any>} outbox
 */

/**
 * The player wanted for a seat.
 * @typedef {object} SeatWish
 * @property {Seat} seat
 * @property {string} player
 * @property {string} [name]
 * @property {string} [face] the name of the bot that should sit there; whoever is not known is passed over
 */

/**
 * Start a game.
 * @typedef {object} NewGame
 * @property {"new_game"} type
 * @property {string} edition
 * @property {string} mode
 * @property {string} [board]
 * @property {Array<SeatWish>} seats
 * @property {"listed"|"drawn"} [order] in which the seats have their turns; drawn from the seed, or by default as they are listed
 * @property {number|null} [seed]
 * @property {Record<string, string|boolean|number|null>} [options]
 */

/**
 * The readable part of a copy that a page keeps.
 * @typedef {object} KeptHead
 * @property {string} id
 * @property {number} begun
 * @property {number} saved when something last happened in it; both in seconds since 1970
 * @property {number} round
 * @property {string} [edition]
 * @property {string} [mode]
 * @property {string} edition_title
 * @property {string} mode_title
 * @property {Record<Seat, string>} players
 */

/** A copy of a game that is not over, for the browser's storage.
 * @typedef {{head: KeptHead, sealed: string}} KeptCopy */

/**
 * Data for a page to keep in its browser: an answer to "keep" that is no part of a snapshot.
 * @typedef {object} ForBrowser
 * @property {KeptCopy} [game]
 * @property {string} [over] the id of a game that need not be kept any longer
 * @property {string} [progress]
 * @property {Array<string>} [told] what became of files, in sentences that nobody has seen yet
 * @property {boolean} [unread] the progress that the page had kept cannot be read
 */

/**
 * Say in which language the page wants to be told.
 * @typedef {object} Language
 * @property {"language"} type
 * @property {Array<string>} wanted tags, the best first
 * @property {boolean} [chosen] by the person, and not found by the page
 */

// ---- risk_widget/widget/snapshot_types.py

/** @typedef {{kind: "p"|"li", runs: Run[]}} TextBlock */

/** @typedef {{text: string, strong?: true, em?: true, code?: true}} Run */

/** @typedef {"open"|"shown"|"tried"|"solved"} StepMark */

/** @typedef {"source"|"target"|"possible"} Outline */

/**
 * The battle awaiting an answer, or the last roll.
 * @typedef {object} Battle
 * @property {Territory} source
 * @property {Territory} target
 * @property {Seat} attacker
 * @property {Owner} defender
 * @property {number|null} armies null: only the roll is known
 * @property {number} attack_dice
 * @property {Array<number>} [attack] highest first
 * @property {Array<number>} [defence] highest first
 * @property {Array<[attack: number, defence: number, winner: "attack"|"defence"]>} [pairs]
 * @property {number} [attacker_losses]
 * @property {number} [defender_losses]
 * @property {Clause} [rule]
 * @property {number} [n] tells two equal rolls apart
 * @property {boolean} pending
 */

/** A part of the play: the changes on the map, and the roll, if there was one.
 * @typedef {{territories: Record<Territory, Holding>, battle?: Battle}} Scene */

/**
 * A guess at a chance, with the exact chance.
 * @typedef {object} Guess
 * @property {number} said
 * @property {number} exact both in percent
 * @property {number} taken
 * @property {number} fought
 * @property {Array<[attackers: number, defenders: number, battles: number]>} ends
 */

/**
 * The feedback to a learner's attempt.
 * @typedef {object} LessonFeedback
 * @property {number} n tells one from the next
 * @property {"right"|"wrong"|"refused"|"more"|"unanswered"|"unclear"|"hint"|"shown"|"switched"} status
 * @property {string} heading
 * @property {Array<TextBlock>} blocks
 * @property {Array<[text: string, rule: string|null]>} lines
 * @property {Array<Clause>} clauses
 * @property {string|null} hint
 * @property {boolean} back what was played has been taken back
 * @property {Record<Territory, Outline>} outline
 * @property {any} said the answer that it is about
 * @property {Array<Scene>} scenes
 * @property {Guess} [guess]
 * @property {Array<Territory>} [kept] of several places that were named, those that are right
 */

/** Dice rolled and not yet compared.
 * @typedef {{attack: Array<number>, defence: Array<number>}} Dice */

/**
 * The ways open to the learner, and whether there is another hint.
 * @typedef {object} Ways
 * @property {boolean} back
 * @property {boolean} next
 * @property {boolean} hint
 * @property {boolean} again
 * @property {boolean} [leave] back to the form or the game over which the lesson was opened, or on to another lesson
 */

/**
 * The facts about a puzzle apart from its question.
 * @typedef {object} PuzzlePart
 * @property {number} number
 * @property {"place"|"stop"|"way"|"trade"|"break"|"leave"|"fortify"} kind
 * @property {string} level
 * @property {number} right puzzles that have been answered rightly
 * @property {number} [place] in a series that has an end: which one it is, from 1 on
 * @property {number} [of] how many it has
 * @property {string} [back] of a mistake of one's own: when it comes back
 * @property {string} [over] at the end of a series of such: what was done, and when the next ones are due
 */

/**
 * The state of a challenge, and the stars to be won.
 * @typedef {object} ChallengePart
 * @property {number} turn
 * @property {number} turns the most that the learner has
 * @property {Array<string>} stars what earns each star beyond the first
 * @property {boolean} helped a move has been shown, so that only the first star is left
 * @property {boolean} costs to be shown a move costs all stars but the first
 */

/**
 * The learner's place in a lesson.
 * @typedef {object} LessonPart
 * @property {string} id
 * @property {string} key of the texts
 * @property {number} begun changes when a step begins
 * @property {number} at
 * @property {Array<StepMark>} marks
 * @property {string} kind in ``js/src/lessonKinds``
 * @property {string} input the form of the answer, such as "action" or "choice"; its kind tells which there are
 * @property {number} [picks] how many places are asked for
 * @property {string} you
 * @property {string} edition
 * @property {boolean} done
 * @property {Dice|null} dice
 * @property {Record<Territory, Outline>} outline
 * @property {boolean} [asks_amount] how many armies or dice, or which cards, is the question: nothing is chosen beforehand
 * @property {boolean} [fight_on] an attack may be repeated until it has done what it is for, as in a game
 * @property {Array<string>} hints
 * @property {Ways} can
 * @property {LessonFeedback|null} feedback
 * @property {Record<string, [earned: number, of: number]>} [stars] of each step that is a challenge, by its number from 0; only in a lesson that has one
 * @property {ChallengePart} [challenge]
 * @property {boolean} [warm_up] it is the warm-up before a lesson, to which it leads on
 * @property {PuzzlePart} [puzzle] it is a puzzle, after which another one follows
 * @property {string} [learner] whose work it is; "" if the name was left out, nothing if nobody has asked yet
 */

/**
 * The texts of a lesson.
 * @typedef {object} LessonText
 * @property {string} id
 * @property {string} title
 * @property {string} summary
 * @property {number} minutes
 * @property {Array<string>} able
 * @property {string} advice
 * @property {[id: string, title: string, edition: string|null]|null} following
 * @property {Array<string>} steps
 */

/** An answer to choose.
 * @typedef {{value: string, text: string}} Choice */

/** An edition that a step can be played under.
 * @typedef {{id: string, title: string}} EditionName */

/**
 * The texts of a step.
 * @typedef {object} StepText
 * @property {string} id
 * @property {string} title
 * @property {Array<TextBlock>} blocks
 * @property {string} question
 * @property {Array<Choice>} choices
 * @property {Array<EditionName>} editions
 * @property {number} moves
 * @property {Array<Clause>} clauses
 */

/** The texts that stay the same during a step, requested once by the page.
 * @typedef {{key: string, lesson: LessonText, step: StepText}} LessonTexts */

/** An event of the engine; its other data differ by type.
 * @typedef {{type: EventKind, seat: Seat|null} & Record<string, any>} GameEvent */

/** `"past"` only on the page: a moment is looked at.
 * @typedef {"play"|"handover"|"over"|"setup"|"past"} Screen */

/**
 * The answer to an item of the outbox.
 * @typedef {object} Ack
 * @property {string} id
 * @property {boolean} ok
 * @property {any} [data] answer to a query
 * @property {Clause} [rule] clause that a refusal rests on
 * @property {string} [message]
 * @property {Mark} [source]
 */

/** The reason why ending the phase, a player's usual button, is refused now.
 * @typedef {{rule: Clause, message: string}} EndRefused */

/**
 * The legal actions of the seat that must act; a key is present only while legal.
 * @typedef {object} Legal
 * @property {Array<Territory>} [claim]
 * @property {Array<Territory>} [choose_capital]
 * @property {PlaceRange} [place]
 * @property {Array<TradeOption>} [trade]
 * @property {Moves} [attack]
 * @property {Record<string, Array<number>>} [attack_dice] dice allowed per number of armies sent
 * @property {Array<number>} [defend]
 * @property {Range} [occupy]
 * @property {Moves} [fortify]
 * @property {boolean} [end_phase]
 * @property {EndRefused} [end_refused]
 */

/** The seat that eliminated another, and when; null if unknown.
 * @typedef {{by: Owner|null, round: number|null}} OutSeat */

/**
 * A seat as everybody sees it.
 * @typedef {object} SeatRow
 * @property {Seat} seat
 * @property {string} name
 * @property {boolean} [renamed] somebody gave the name: it stands where else the colour does
 * @property {string} player `"human"`, or the name of a bot
 * @property {string} [wanted] `"my-level"`, where that was asked for and this bot has come
 * @property {string} [face] of a bot: its name in the catalog's `faces`
 * @property {number} territories
 * @property {number} armies
 * @property {Array<[piece: string, count: number]>} pieces
 * @property {number} cards
 * @property {Array<Continent>} continents
 * @property {number|null} income null: it is not to be told
 * @property {OutSeat|null} out
 * @property {boolean} [auto_defend] it always defends with the most dice
 */

/** The third army, in a game for two.
 * @typedef {{kind: "neutral"|"allied", territories: number, armies: number}} Third */

/**
 * A card of the person at the screen.
 * @typedef {object} HandCard
 * @property {string} card
 * @property {CardSymbol} symbol
 * @property {Territory|null} territory
 * @property {boolean} owned
 */

/**
 * The secret goal of the person at the screen.

Attributes:
    progress: how far it has come, in a sentence.
    near: that few territories are missing, in a sentence; empty while there are many.
    continents: those that the card names.
    to_take: the territories that are still to be taken, where the card says which.
 * @typedef {object} Mission
 * @property {string} id
 * @property {string} text
 * @property {string} progress
 * @property {string} near
 * @property {Array<string>} continents
 * @property {Array<string>} to_take
 */

/**
 * The public facts about the cards.
 * @typedef {object} Cards
 * @property {number} sets_traded
 * @property {number|null} next_value
 * @property {Record<string, number>|null} values
 * @property {number|null} deck null: it is what a lesson asks for
 * @property {number} discard
 * @property {number} must_trade_at
 * @property {"after_combat"|"end_of_turn"} [earned] a capture of this turn has earned a card that is still to be drawn: then it will be
 */

/**
 * The proposed number of armies to move into the captured territory.
 * @typedef {object} Proposal
 * @property {number} armies
 * @property {number} behind armies of rivals beside the territory that attacked
 * @property {number} ahead armies of rivals beside the captured one
 */

/** Armies received this turn, and the reason for them.
 * @typedef {{label: string, armies: number, rule: Clause}} IncomeItem */

/** One of the events folded into a line of the log.
 * @typedef {{at: number, text: string}} LogPart */

/**
 * A line of the log.
 * @typedef {object} LogLine
 * @property {number} n the number of its last entry
 * @property {number} at the number of moves after which it was true
 * @property {Owner|null} seat
 * @property {string} text
 * @property {string} kind
 * @property {Territory} [territory]
 * @property {number} [first] of a line that opens, the number of its first entry: it stays while the line grows
 * @property {string} [latest] of a folded line, what the last decision added to it
 * @property {Array<LogPart>} [parts] of a line that opens, where the whole log is asked for
 */

/** The seat that gets the screen next, and what it has missed.
 * @typedef {{to: Seat, name: string, lines: Array<string>}} Handover */

/**
 * The play that goes on by itself.
 * @typedef {object} Bots
 * @property {boolean} running
 * @property {boolean} paused
 * @property {Speed} speed
 * @property {number} [tick] the page resumes the bots after so many ms, where the kernel has no threads
 */

/**
 * A bot that failed to decide; its seat waits for another bot to take over.
 * @typedef {object} BotFailure
 * @property {Seat} seat
 * @property {string} text
 * @property {string} substitute the bot that is proposed instead
 */

/** An attack that is repeated.
 * @typedef {{source: Territory, target: Territory, stop_at: number}} RollingAttack */

/**
 * The totals of a repeated attack. Expected losses are for the same number of dice.
 * @typedef {object} Series
 * @property {number} rolls
 * @property {Owner} attacker
 * @property {Owner} defender
 * @property {number} lost armies that the attacker has lost
 * @property {number} beaten armies that the defender has lost
 * @property {number} lost_mean
 * @property {number} beaten_mean
 */

/**
 * The standing of each seat, round by round.
 * @typedef {object} Curves
 * @property {Array<number>} rounds
 * @property {Record<Seat, Array<number>>} armies
 * @property {Record<Seat, Array<number>>} territories
 */

/** A figure of a finished game.
 * @typedef {{label: string, value: string|number}} Figure */

/**
 * The final screen.
 * @typedef {object} Over
 * @property {Seat|null} winner
 * @property {string} reason clause id, `"ended"`, or `"partial"` where the end is not known
 * @property {string} text
 * @property {Curves} history
 * @property {Array<Figure>} stats
 * @property {Seat|null} about whose figures they are
 * @property {string} [level] what the game has done to the level of the person who played it alone, as a sentence
 */

/**
 * A person's place on the ladder of bots.
 * @typedef {object} LevelShown
 * @property {number} rung
 * @property {number} low
 * @property {number} high
 * @property {"none"|"rough"|"fair"|"good"} sureness "none" before the first games: then easy bots are proposed
 */

/**
 * A game that was kept when its kernel ended, and can be continued.
 * @typedef {object} KeptGameShown
 * @property {string} id
 * @property {number} begun seconds since 1970
 * @property {number} round
 * @property {string} edition_title
 * @property {string} mode_title
 * @property {Record<Seat, string>} players
 * @property {boolean} [copied] only the page has it: what it kept goes with the wish to continue
 */

/** of a table or a class: what can be done about it, or where it is
 * @typedef {"closed"|"opening"|"open"|"cut_off"} RoomState */

/**
 * The screen of a seat, and whether its person is there.
 * @typedef {object} TableSeat
 * @property {Seat} seat
 * @property {"here"|"there"|"away"|"left"} at at the host's screen, or at one of its own: connected, cut off, or left
 * @property {number} [screens] where several are there, as a team
 */

/**
 * The other screens of a game, for the host: no links, since a snapshot may be saved.
 * @typedef {object} TablePart
 * @property {RoomState} state
 * @property {Array<TableSeat>} seats
 * @property {number} watching spectators
 * @property {number} vote seconds that a team has to vote on each decision; 0: whoever is first decides
 * @property {string} [problem] why it could not be opened, or has closed, as a sentence
 */

/** A choice that some of a team have voted for.
 * @typedef {{text: string, count: number}} VoteOption */

/**
 * A decision that the screens at one seat are voting on.
 * @typedef {object} VotePart
 * @property {number} left seconds until it is counted
 * @property {number} there
 * @property {number} voted
 * @property {boolean} own this screen has voted
 * @property {Array<VoteOption>} options
 */

/**
 * The number of pupils who have given the same answer.
 * @typedef {object} ClassBar
 * @property {string} text
 * @property {number} count
 * @property {boolean} [right] it is the right answer, once that has been shown
 * @property {Array<string>} [who] where the host wishes
 */

/**
 * A class around a lesson, for the host: no links, since a snapshot may be saved.
 * @typedef {object} ClassPart
 * @property {RoomState} state
 * @property {string} [problem] why it could not be opened, or has closed, as a sentence
 * @property {number} there pupils who are connected
 * @property {number} answered
 * @property {number} n answers so far, to all questions: the table of the class grows with it
 * @property {Array<ClassBar>} bars
 * @property {boolean} shown the right answer is on all screens
 * @property {boolean} position there is a game whose position can be put
 * @property {Array<string>} [pupils] who has come, where the host wishes to see it
 */

/**
 * A note to a pupil of a class about their own answer.
 * @typedef {object} PupilPart
 * @property {string} name
 * @property {boolean} waits nobody is told before the host shows the answer
 * @property {boolean} shown
 * @property {string} [said] what was answered; "" for several moves
 * @property {any} [answer] the same as the page handed it in, where it was no move
 * @property {boolean} [right]
 * @property {Array<TextBlock>} [about] what was not right about it, once the answer has been shown
 */

/** The numbers of one's own mistakes, kept and due.
 * @typedef {{kept: number, due: number}} OwnMistakesShown */

/**
 * The whole screen, for the seat in front of it.
 * @typedef {object} Snapshot
 * @property {1} v
 * @property {number} seq
 * @property {string} game_id
 * @property {Screen} screen
 * @property {Array<LogLine>} recent
 * @property {number} log_length
 * @property {Array<GameEvent>} last events since the snapshot before
 * @property {boolean} undo
 * @property {boolean} redo
 * @property {Bots} bots
 * @property {Array<Ack>} acks
 * @property {boolean} [teach] each part of the turn is explained
 * @property {boolean} [evaluation] everybody's chance to win is shown
 * @property {OwnMistakesShown} [mistakes] before a game, if there are any
 * @property {boolean} [confirm] each army and each end of a part waits for a button
 * @property {NewGame} [chosen] with screen "setup": the game that a page of this kernel started last, without its seed
 * @property {Array<KeptGameShown>} [kept] with screen "setup": games that can be continued; the one played last comes first
 * @property {LevelShown} [level] of the person at the screen, whose rivals may be as strong
 * @property {string} edition
 * @property {string} edition_title
 * @property {string} mode
 * @property {Record<string, any>} options
 * @property {string} board
 * @property {number} round
 * @property {Seat} turn
 * @property {Phase} phase
 * @property {Seat|null} actor
 * @property {Seat|null} viewer
 * @property {boolean} human the seat that must act is a person here
 * @property {"shown"|"covered"|"none"} private
 * @property {Record<Territory, Holding>} territories
 * @property {Array<SeatRow>} seats
 * @property {Third|null} third
 * @property {number} to_place
 * @property {Array<HandCard>|null} hand
 * @property {Mission|null} mission
 * @property {Territory|null} capital
 * @property {Partial<Record<Seat, Territory>>} capitals_shown
 * @property {Cards} cards
 * @property {[attack: string, defence: string]} dice_colours
 * @property {Legal} legal
 * @property {Record<Territory, number>} tired
 * @property {Array<IncomeItem>|null} income
 * @property {Record<Territory, number>} placed in this part of the turn; in set-up in the last turn of the seat that must act
 * @property {Battle|null} battle
 * @property {Handover|null} handover
 * @property {number} moves decisions so far
 * @property {Array<Seat>} [listed] the seats as the form has them, if the order of turns was drawn
 * @property {string} [headline] what has happened since one's own turn, in a line: while bots play, and in the first part of one's own
 * @property {Record<Territory, Owner>} [changed] in the first part of a turn: who held before what has changed hands since one's own last one
 * @property {Array<string>|null} [since] in the first part of a turn: what the seat's rivals did meanwhile, and in the last line how the seat stands
 * @property {Array<string>} [moments] what has come of the events since the snapshot before: continents that changed hands, and territories that were held against the odds, in sentences
 * @property {Array<Owner|null>} [since_by] whose doing each of these lines tells
 * @property {Proposal} [proposal] armies to move into the captured territory
 * @property {BotFailure} [bot_failure]
 * @property {boolean} [placing] the seat that must act, or while bots do the one at the screen, leaves its set-up to a bot
 * @property {string} [taken_back] what an undo took back, as a sentence, until something is played
 * @property {"open"|"made"|null} [single_fortify] while armies move, where there is one movement in a turn
 * @property {RollingAttack|null} rolling
 * @property {Series} [series] until the next decision, of an attack that was repeated
 * @property {Record<Seat, number>|null} [chances] to win; where they are shown and can be worked out
 * @property {TablePart} [table] on the host's page
 * @property {ClassPart} [classroom] on the host's page of a class
 * @property {VotePart} [vote] on the page of a guest who is not alone at a seat
 * @property {PupilPart} [pupil] on a pupil's page
 * @property {boolean} [guest] it is the screen of a guest: what concerns the whole table is the host's
 * @property {Over|null} over
 * @property {LessonPart} [lesson] there is a lesson, and no game of its own
 * @property {number} [at] with screen "past": the moves before this moment
 * @property {number} [round_before] with screen "past": the moment at which its round began, or the round before
 * @property {number} [round_after] with screen "past": the moment at which the next round begins
 * @property {number} [news] with screen "past": lines of `recent` that tell what the last of them did
 */

/**
 * A moment of the game: the parts of a snapshot at that time.
 * @typedef {object} Moment
 * @property {Array<IncomeItem>|null} income
 * @property {Record<Territory, number>} placed in this part of the turn; in set-up in the last turn of the seat that must act
 * @property {Battle|null} battle
 * @property {number} at
 * @property {number} news
 * @property {number} round
 * @property {Record<Seat, number>|null} chances to win; when the game is over
 * @property {number} round_before the moment at which this round began, or the one before if this is that moment
 * @property {number} round_after the moment at which the next round begins, or the last one
 * @property {Seat} turn
 * @property {Phase} phase
 * @property {Seat|null} actor
 * @property {Record<Territory, Holding>} territories
 * @property {Array<SeatRow>} seats
 * @property {Third|null} third
 * @property {number} to_place
 * @property {Territory|null} capital
 * @property {Partial<Record<Seat, Territory>>} capitals_shown
 * @property {Record<Territory, number>} tired
 * @property {Array<LogLine>} recent
 * @property {number} log_length
 */

// ---- risk_widget/widget/answer_types.py

/**
 * The course of a battle fought to the end.
 * @typedef {object} OddsAnswer
 * @property {number} attackers
 * @property {number} defenders
 * @property {number} stop_at
 * @property {number} win chance to capture
 * @property {number} hit chance that the next roll takes an army of the defender
 * @property {number} attacker_losses
 * @property {number} defender_losses
 * @property {number|null} left_if_won
 * @property {Array<number>} attackers_left
 * @property {Array<number>} defenders_left
 * @property {Territory} source
 * @property {Territory} target
 */

/**
 * The average cost of a number of dice to both sides, and the chance to hold with it.
 * @typedef {object} DefenceChoice
 * @property {number} dice
 * @property {number} attacker
 * @property {number} defender
 * @property {number} hold if the attack goes on to its end, with all dice after this roll
 */

/** The cost of each number of dice in the pending battle.
 * @typedef {{choices: Array<DefenceChoice>}} DefenceAnswer */

/** The meaning of a column of figures.
 * @typedef {{id: string, label: string}} Column */

/** The number of times each face, 1 to 6, has come up for a seat, and their mean.
 * @typedef {{seat: Owner, faces: Array<number>, mean: number}} DiceCount */

/**
 * The figures of all seats as a table, their dice and, at the end, their missions.
 * @typedef {object} StatsAnswer
 * @property {Array<Column>} columns
 * @property {Array<Record<string, any>>} rows
 * @property {Array<DiceCount>} dice
 * @property {Record<Seat, string>} missions
 */

/**
 * The results of a seat's dice.
 * @typedef {object} DiceRow
 * @property {Owner} seat
 * @property {Array<number>} faces
 * @property {number} mean
 * @property {number|null} luck armies spared, beside what was to be expected; null for who is no player
 * @property {number|null} won territories won by the dice
 */

/**
 * One roll of a battle.
 * @typedef {object} DiceRoll
 * @property {number} n
 * @property {number} round
 * @property {Owner} attacker
 * @property {Owner} defender
 * @property {Territory} source
 * @property {Territory} target
 * @property {Array<number>} attack
 * @property {Array<number>} defence
 * @property {Array<number>} lost the attacker's armies, and the defender's
 */

/**
 * All dice of the game so far, and a check of their fairness.
 * @typedef {object} DiceAnswer
 * @property {string} sentence
 * @property {string} seed what to note down, or, when the game is over, to compare
 * @property {Array<DiceRow>} rows
 * @property {Array<DiceRoll>} rolls
 */

/**
 * The action the expert would take now.
 * @typedef {object} HintAnswer
 * @property {Record<string, any>} action
 * @property {string} nudge where to look, for who wants no more
 * @property {Array<Territory>} look what the nudge points at
 * @property {Array<string>} sentences the move, and why in numbers
 * @property {Record<Territory, number>} put armies that the plan places
 * @property {Array<Array<Territory>>} steps the attacks of the plan in order, or the movement, each from where and to where
 * @property {boolean} uncounts because of this hint the game no longer counts for the person's level
 */

/**
 * A better choice at a turning point.
 * @typedef {object} ToldPoint
 * @property {string|null} opened what had stood open to it
 * @property {string|null} better what was better, or that nothing was; null where that is not known, or was told before
 * @property {number|null} try_at the step at which the turn began that could have changed it; null where it was told before
 * @property {Record<Territory, Holding>} territories the board at that step, or else where the turning point began
 */

/**
 * A turn that changed the chances considerably.
 * @typedef {object} TurningPoint
 * @property {number} turn its number, as in the lists of a review
 * @property {number} at the step at which it began
 * @property {string} text
 * @property {ToldPoint} [told] of those that changed most
 */

/**
 * The effect of the dice on a seat.
 * @typedef {object} ReviewLuck
 * @property {Seat} seat
 * @property {number} armies
 * @property {number} chance of winning, as far as the dice won it
 */

/**
 * A turn of the game; turns are in the order of play.
 * @typedef {object} ReviewTurn
 * @property {number} turn its number, from 1 on
 * @property {Seat} seat
 * @property {number} round
 * @property {number} at the step at which it began
 */

/**
 * A turn compared with the expert's plan. Chances use only what its own seat could know.
 * @typedef {object} ReviewTurnAnswer
 * @property {number} turn
 * @property {number} before
 * @property {number} after
 * @property {number} dice what the dice of the turn changed of its chance
 * @property {string|null} plan the expert's plan, or that the turn began with it or won; null where nothing can be told
 * @property {string|null} opened what it had left open that others took, and how likely that was
 * @property {boolean} won
 * @property {number|null} worth the choices beside the plan, without the dice, below 0 where the plan was better; null where the turn began with the plan or won. Where mistakes were looked for, it is what the costliest of the turn cost by the games that confirmed it, and null where there was none
 * @property {boolean} judged mistakes were looked for
 * @property {Array<string>} mistakes those of the turn that were confirmed
 */

/**
 * The review of a finished game. The lists begin before the first turn.
 * @typedef {object} ReviewAnswer
 * @property {Array<number>} rounds the round of each turn; before the first one that of the first
 * @property {Array<ReviewTurn>} turns
 * @property {Record<Seat, Array<number>>} chances
 * @property {Array<TurningPoint>} points
 * @property {Array<ReviewLuck>} luck
 * @property {Array<string>} summary the game in a few sentences
 * @property {number} give_or_take the error of what a turn is worth beside a plan, in percentage points
 */

/**
 * The progress of the search for mistakes in the finished game.
 * @typedef {object} SearchAnswer
 * @property {boolean} over
 * @property {boolean} compiling it waits for the compiler, which happens once
 * @property {number} done
 * @property {number} pieces
 * @property {number} found mistakes that were kept; 0 until it is over
 */

/**
 * A mistake of one's own.
 * @typedef {object} MistakeRow
 * @property {string} id
 * @property {string} title
 * @property {string} game the game that it comes from, in words
 * @property {string} when when it comes back, in words
 * @property {boolean} due
 */

/**
 * The chance given away in a turn by one kind of decision, in per cent of the chance to win.
 * @typedef {object} GivenAway
 * @property {string} title
 * @property {string} part
 * @property {number} error half of the 95 % interval
 * @property {string} usual what is usual on the person's rung in such games
 */

/**
 * All mistakes of one's own, what the last games gave away, and what to practise.
 * @typedef {object} MistakesAnswer
 * @property {Array<MistakeRow>} rows
 * @property {number} due
 * @property {string} sentence
 * @property {string} advice
 * @property {string|null} lesson that fits best; null as long as nothing stands out beyond chance
 * @property {string|null} puzzles the kind that fits best
 * @property {Array<[low: number, chance: number, high: number]>} trend of each of the last games what it gave away beside regular players in such games: 1 is as much
 * @property {number|null} usual the same of those on the person's rung; null before the first games
 * @property {number} usual_rung
 * @property {Array<GivenAway>} kinds most first
 * @property {string|null} rung the level on the ladder, in a sentence; null before the first games
 */

/**
 * The person as shown in the form for a new game.
 * @typedef {object} PersonAnswer
 * @property {LevelShown} level
 * @property {OwnMistakesShown} [mistakes] if there are any
 */

/** A line with its clause.
 * @typedef {{label: string, value: string, rule: Clause}} WhyRow */

/** A figure or event explained item by item.
 * @typedef {{sentence: string, rows: Array<WhyRow>, clauses: Array<Clause>}} WhyAnswer */

/**
 * The progress in one lesson.
 * @typedef {object} CourseRow
 * @property {string} id
 * @property {string} title
 * @property {number} done
 * @property {number} steps
 * @property {[earned: number, of: number]} stars [0, 0] where it has no challenge
 */

/**
 * The map of the course.
 * @typedef {object} CourseAnswer
 * @property {Array<CourseRow>} lessons
 * @property {number} due questions to be asked again
 * @property {Array<string>} about on puzzles and guesses
 */

/**
 * A clause in short: its text, its mark in each edition, and its value in the game, if any.
 * @typedef {object} ClauseText
 * @property {string} text
 * @property {Record<string, Mark>} editions
 * @property {Record<string, string>} [notes]
 */

/** A sentence and its clause.
 * @typedef {{text: string, rule: Clause}} TeachLine */

/** The effect of the chosen move.
 * @typedef {{legal: boolean, lines: Array<TeachLine>}} TeachMove */

/** A clause with its value in this game.
 * @typedef {{id: Clause, text: string, value: string}} TeachRule */

/**
 * The guidance for one moment.
 * @typedef {object} Guide
 * @property {string} title
 * @property {string} about
 * @property {Array<string>} steps
 * @property {number|null} at the step that is due; null while others decide
 * @property {Array<TeachLine>} now
 * @property {TeachMove|null} move
 * @property {Array<TeachRule>} rules
 */

/** A clause in one edition. `from`: the edition that a silent one takes it from.
 * @typedef {{edition: string, title: string, mark: Mark, value: string, where?: string, from?: string, note?: string}} ClauseRow */

/**
 * A clause with its value in every edition.
 * @typedef {object} ClauseCard
 * @property {Clause} id
 * @property {string} text
 * @property {Array<ClauseRow>} rows
 * @property {boolean} differs
 * @property {Array<string>} missing
 * @property {ClauseRow} [here]
 */

export {};
