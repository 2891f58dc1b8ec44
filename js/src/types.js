/**
 * What the kernel sends and takes, as types. Nothing here runs.
 *
 * Written by tools/page_data.py from the types in Python: do not edit. Types of the page alone are
 * in pageTypes.js.
 */

// ---- risk_widget/engine/data_types.py

/** @typedef {"red"|"blue"|"green"|"yellow"|"black"|"purple"} Seat */

/** A seat, or `"third"` for the third army; null for a free territory.
 * @typedef {Seat|"third"} Owner */

/** The id of a territory, such as `"north-africa"`.
 * @typedef {string} Territory */

/** The id of a continent.
 * @typedef {string} Continent */

/** The id of a clause, such as `"attack.armies"`, or of another reason for a refusal.
 * @typedef {string} Clause */

/** @typedef {[owner: Owner|null, armies: number]} Holding */

/** @typedef {"infantry"|"cavalry"|"artillery"|"wild"} CardSymbol */

/** A phase of the set-up or of a turn; `"over"` when the game has been won.
 * @typedef {"claim"|"place"|"capital"|"reinforce"|"reinforce_third"|"attack"|"attack_third"|"defend"|"occupy"|"fortify"|"over"} Phase */

/** The kinds of events; their data are in `risk_widget.engine.events`.
 * @typedef {"starter_rolled"|"dealt"|"claimed"|"placed"|"capital_chosen"|"turn_started"|"income"|"traded"|"bonus_placed"|"phase_started"|"attacked"|"rolled"|"captured"|"occupied"|"eliminated"|"cards_taken"|"capital_fell"|"card_drawn"|"fortified"|"third_owed"|"third_placed"|"deck_reshuffled"|"won"} EventKind */

/** The basis of a clause: printed in the edition, not mentioned, interpreted, or a house rule.
 * @typedef {"printed"|"silent"|"reading"|"house"} Mark */

/** @typedef {[min: number, max: number]} Range */

/** Ranges of armies, by source, then by target.
 * @typedef {Record<Territory, Record<Territory, Range>>} Moves */

/** The territories on which armies may be placed, and the maximum number for each.
 * @typedef {{territories: Array<Territory>, max: number}} PlaceRange */

/**
 * A set that may be traded now.
 * @typedef {object} TradeOption
 * @property {Array<string>} cards
 * @property {number} armies
 * @property {Record<Territory, number>} bonus bonus armies placed automatically on the territories shown on the cards
 * @property {Array<Territory>} [choose_bonus] the territories among which the player picks one, if there are several
 * @property {number} [bonus_armies] bonus armies on the territory that is picked
 */

// ---- risk_widget/protocol/outbox_types.py

/** An action of the game, or one that steers the widget. The kernel decides whether it is legal.
 * @typedef {{type: string} & Record<string, any>} Action */

/** @typedef {"normal"|"fast"|"instant"} Speed */

/** The page's request, and the snapshot that the person was looking at.
 * @typedef {{id: string, base_seq: number, action: Action}} OutboxItem */

/**
 * The introduction of a guest's page at a table.
 * @typedef {object} Introduction
 * @property {string} client tells the pages of a seat apart; a page that comes back has the same one
 * @property {string} [name]
 * @property {Array<string>} [languages] tags of the languages that its reader wants, the best first
 */

/**
 * The outbox of a guest's page.
 * @typedef {object} OutboxSent
 * @property {number} n one that arrives late has a smaller number and is ignored
 * @property {Array<any>} outbox
 */

/**
 * The player wanted for a seat.
 * @typedef {object} SeatWish
 * @property {Seat} seat
 * @property {string} player
 * @property {string} [name]
 * @property {string} [face] the name of the bot that should sit there; an unknown one is ignored
 */

/**
 * Start a game.
 * @typedef {object} NewGame
 * @property {"new_game"} type
 * @property {string} edition
 * @property {string} mode
 * @property {string} [board]
 * @property {Array<SeatWish>} seats
 * @property {"listed"|"drawn"} [order] the order of turns: drawn from the seed, or by default as the seats are listed
 * @property {number|null} [seed]
 * @property {Record<string, string|boolean|number|null>} [options]
 * @property {boolean} [suggested] the first screen has suggested it: people always defend with the dice that hold best, and a newcomer's first armies are proposed
 */

/**
 * The readable part of a copy that a page keeps.
 * @typedef {object} KeptHead
 * @property {string} id
 * @property {number} begun
 * @property {number} saved when it last changed; both times in seconds since 1970
 * @property {number} round
 * @property {string} [edition]
 * @property {string} [mode]
 * @property {string} edition_title
 * @property {string} mode_title
 * @property {Record<Seat, string>} players
 * @property {number} [exam] when the exam began that the game is part of
 */

/** A copy of a game that is not over, for the browser's storage.
 * @typedef {{head: KeptHead, sealed: string}} KeptCopy */

/**
 * Data for a page to keep in its browser: an answer to "keep", outside the snapshot.
 * @typedef {object} ForBrowser
 * @property {KeptCopy} [game]
 * @property {string} [over] the id of a game that need not be kept any longer
 * @property {string} [progress]
 * @property {Array<string>} [told] what happened to files, in sentences that nobody has seen yet
 * @property {"unread"|"newer"} [barred] the progress that the page kept is unreadable, or was written by a newer version
 */

/**
 * The language that the page asks for.
 * @typedef {object} Language
 * @property {"language"} type
 * @property {Array<string>} wanted tags, the best first
 * @property {boolean} [chosen] the person chose it; the page did not find it
 */

/** When the coach speaks: never, after a mistake, or after each decision.
 * @typedef {"off"|"mistakes"|"decisions"} CoachWhen */

/** Choose when the coach speaks.
 * @typedef {{type: "coach", value: CoachWhen}} SetCoach */

/**
 * A person's response to a remark of the coach.
 * @typedef {object} Coached
 * @property {"coached"} type
 * @property {string} do find: take it back, and look for something better; take_back: take it back; keep: ask it again tomorrow; show: the better decision; close: the remark
 */

/** Write a comment on a moment of the game; an empty text deletes it.
 * @typedef {{type: "comment", at: number, text: string}} WriteComment */

/** Play from a moment of this game as one seat against bots, with the game's own dice.
 * @typedef {{type: "from_seat", seat: Seat, at: number}} FromSeat */

// ---- risk_widget/protocol/snapshot_types.py

/** @typedef {{kind: "p"|"li", runs: Run[]}} TextBlock */

/** @typedef {{text: string, strong?: true, em?: true, code?: true}} Run */

/** @typedef {"open"|"shown"|"tried"|"solved"} StepMark */

/** @typedef {"source"|"target"|"possible"} Outline */

/**
 * The battle awaiting an answer, or the last roll.
 * @typedef {object} Battle
 * @property {Territory} source the territory that attacks
 * @property {Territory} target the territory that is attacked
 * @property {Seat} attacker whose armies attack
 * @property {Owner} defender whose territory it was
 * @property {number|null} armies null: only the roll is known
 * @property {number} attack_dice dice of the attacker
 * @property {Array<number>} [attack] highest first
 * @property {Array<number>} [defence] highest first
 * @property {Array<[attack: number, defence: number, winner: "attack"|"defence"]>} [pairs] the dice compared, and who won
 * @property {number} [attacker_losses] armies
 * @property {number} [defender_losses] armies
 * @property {Clause} [rule] the clause by which the dice were compared
 * @property {number} [n] distinguishes two equal rolls
 * @property {boolean} pending the defender has yet to choose
 */

/**
 * A step of the animation: the changes on the map, and the roll, if there was one.
 * @typedef {object} Scene
 * @property {Record<Territory, Holding>} territories the territories that change
 * @property {Battle} [battle] the roll that changed them
 */

/**
 * A guess at a chance, with the exact chance.
 * @typedef {object} Guess
 * @property {number} said what the learner guessed
 * @property {number} exact both in percent
 * @property {number} taken battles that took the target
 * @property {number} fought battles played out
 * @property {Array<[attackers: number, defenders: number, battles: number]>} ends how many battles ended with each number of armies
 */

/**
 * The feedback on a learner's attempt.
 * @typedef {object} LessonFeedback
 * @property {number} n distinguishes it from the next
 * @property {"right"|"wrong"|"refused"|"more"|"unanswered"|"unclear"|"hint"|"shown"|"switched"} status the result
 * @property {string} heading the verdict in a few words
 * @property {Array<TextBlock>} blocks the explanation
 * @property {Array<[text: string, rule: string|null]>} lines what was played, with the clause behind it
 * @property {Array<Clause>} clauses the clauses that the explanation rests on
 * @property {string|null} hint the hint that was asked for
 * @property {boolean} back what was played has been taken back
 * @property {Record<Territory, Outline>} outline territories that the explanation points to
 * @property {any} said the answer that it is about
 * @property {Array<Scene>} scenes what was played, to be shown
 * @property {Guess} [guess] if the task was to guess a chance
 * @property {Array<Territory>} [kept] of several places named, the right ones
 */

/**
 * Dice rolled and not yet compared.
 * @typedef {object} Dice
 * @property {Array<number>} attack highest first
 * @property {Array<number>} defence highest first
 */

/**
 * Where the learner can go from here, and whether there is another hint.
 * @typedef {object} Ways
 * @property {boolean} back to the step before
 * @property {boolean} next to the next step
 * @property {boolean} hint there is another one
 * @property {boolean} again the step can be repeated with other numbers
 * @property {boolean} [leave] back to the form or the game over which the lesson was opened, or on to another lesson
 */

/**
 * An option for choosing among the puzzles.
 * @typedef {object} PuzzleOption
 * @property {string} id of the kind, edition or mode
 * @property {string} title in words
 */

/**
 * One way to choose among the puzzles, such as by kind.
 * @typedef {object} PuzzleChoice
 * @property {"kind"|"edition"|"mode"|"dice"} by what is chosen
 * @property {string} chosen the choice; "" is any
 * @property {Array<PuzzleOption>} options what can be chosen
 */

/**
 * The facts about a whole turn to plan.
 * @typedef {object} PlannedPart
 * @property {"average"|"real"} dice how they are rolled
 * @property {boolean} rolled dice have been rolled and the turn goes on, so it can't begin again
 * @property {boolean} over the turn has ended, and its judgement can be asked for
 */

/**
 * The facts about a puzzle apart from its question.
 * @typedef {object} PuzzlePart
 * @property {number} number of the puzzle
 * @property {"setup"|"place"|"stop"|"way"|"trade"|"break"|"leave"|"fortify"|"defend"|"mission"|"turn"} kind what is asked
 * @property {string} level how hard it is, in words
 * @property {number} right puzzles answered correctly
 * @property {Array<PuzzleChoice>} [choices] the ways to choose others
 * @property {string} [rating] the ratings of the learner and the puzzle, in words
 * @property {PlannedPart} [turn] a whole turn is to be planned
 * @property {number} [place] in a series that has an end: its number, from 1
 * @property {number} [of] how many it has
 * @property {string} [back] for one of the learner's own mistakes: when it comes back
 * @property {string} [over] at the end of a series of own mistakes: what was done, and when the next are due
 */

/**
 * The state of a challenge, and the stars to be won.
 * @typedef {object} ChallengePart
 * @property {number} turn the number of the learner's turn, from 1
 * @property {number} turns the most turns that the learner has
 * @property {Array<string>} stars what earns each star beyond the first
 * @property {boolean} helped a move has been shown, so that only the first star is left
 * @property {boolean} costs being shown a move costs all stars but the first
 * @property {string} dice the name of the dice of this attempt
 */

/**
 * The learner's place in a lesson.
 * @typedef {object} LessonPart
 * @property {string} id of the lesson
 * @property {string} key of the texts
 * @property {number} begun changes when a step begins
 * @property {number} at the number of the step, from 0
 * @property {Array<StepMark>} marks of all steps
 * @property {string} kind of the step, in ``js/src/lessonKinds``
 * @property {string} input the form of the answer, such as "action" or "choice"; the step's kind determines it
 * @property {number} [picks] how many places are asked for
 * @property {string} you the learner's seat
 * @property {string} edition the edition by whose rules the step is played
 * @property {boolean} done the step is over
 * @property {Dice|null} dice the dice to compare
 * @property {Record<Territory, Outline>} outline territories that the question points to
 * @property {boolean} [asks_amount] the question is how many armies or dice, or which cards: nothing is chosen in advance
 * @property {boolean} [fight_on] an attack may be repeated until it has served its purpose, as in a game
 * @property {Array<string>} hints those given so far
 * @property {Ways} can the ways open from here
 * @property {LessonFeedback|null} feedback to the latest answer
 * @property {Record<string, [earned: number, of: number]>} [stars] of each step that is a challenge, by its number from 0; only in a lesson that has one
 * @property {ChallengePart} [challenge] where the step is one
 * @property {boolean} [warm_up] it is the warm-up before a lesson, which follows
 * @property {PuzzlePart} [puzzle] it is a puzzle, and another one follows
 * @property {string} [learner] whose work it is; "" if the name was left out, nothing if nobody has asked yet
 */

/**
 * The texts of a lesson.
 * @typedef {object} LessonText
 * @property {string} id of the lesson
 * @property {string} title of the lesson
 * @property {string} summary what it is about, in a sentence
 * @property {number} minutes the minutes that it takes
 * @property {Array<string>} able what the learner can do after it
 * @property {string} advice what to do at its end
 * @property {[id: string, title: string, edition: string|null]|null} following the lesson that follows; null after the last one
 * @property {Array<string>} steps their titles
 */

/**
 * One of the answers that the learner can choose.
 * @typedef {object} Choice
 * @property {string} value the answer as it is handed in
 * @property {string} text of the answer
 */

/**
 * An edition that a step can be played under.
 * @typedef {object} EditionName
 * @property {string} id of the edition
 * @property {string} title of the edition
 */

/**
 * The texts of a step.
 * @typedef {object} StepText
 * @property {string} id of the step
 * @property {string} title of the step
 * @property {Array<TextBlock>} blocks its text
 * @property {string} question in a sentence; "" if there is none
 * @property {Array<Choice>} choices answers to choose from
 * @property {Array<EditionName>} editions that it can be played under
 * @property {number} moves actions that it takes
 * @property {Array<Clause>} clauses that it is about
 */

/**
 * The texts that stay the same during a step, requested once by the page.
 * @typedef {object} LessonTexts
 * @property {string} key of the step and of what its texts depend on
 * @property {LessonText} lesson of the lesson
 * @property {StepText} step of the step at hand
 * @property {string} tonight the offer of the short path; "" on it, after its last lesson, and when it is done
 */

/** An event of the engine; its other data differ by type.
 * @typedef {{type: EventKind, seat: Seat|null} & Record<string, any>} GameEvent */

/**
 * The answer to an item in the outbox.
 * @typedef {object} Ack
 * @property {string} id of the item
 * @property {boolean} ok it was carried out
 * @property {any} [data] answer to a query
 * @property {Clause} [rule] clause that a refusal rests on
 * @property {string} [message] why not, as a sentence
 * @property {Mark} [source] whether the edition prints that clause, is silent, or has a reading of it
 */

/**
 * The reason why the player's usual button, which ends the phase, is refused now.
 * @typedef {object} EndRefused
 * @property {Clause} rule the clause behind it
 * @property {string} message as a sentence
 */

/**
 * The legal actions of the seat that must act; a key is present only if its action is legal.
 * @typedef {object} Legal
 * @property {Array<Territory>} [claim]
 * @property {Array<Territory>} [choose_capital]
 * @property {PlaceRange} [place]
 * @property {Array<TradeOption>} [trade]
 * @property {Moves} [attack]
 * @property {Record<string, Array<number>>} [attack_dice] the dice allowed, by the number of attacking armies
 * @property {Array<number>} [defend]
 * @property {Range} [occupy]
 * @property {Moves} [fortify]
 * @property {boolean} [end_phase]
 * @property {EndRefused} [end_refused] why the phase cannot end
 * @property {number} [defend_best] the number of dice that holds most often, if it is not the most
 */

/**
 * The seat that eliminated another, and when; null if unknown.
 * @typedef {object} OutSeat
 * @property {Owner|null} by the seat that did it
 * @property {number|null} round in which it happened
 */

/**
 * A seat as everybody sees it.
 * @typedef {object} SeatRow
 * @property {Seat} seat its id
 * @property {string} name the name shown
 * @property {boolean} [renamed] somebody gave the name: it is shown instead of the colour
 * @property {string} player `"human"`, or the name of a bot
 * @property {string} [wanted] `"my-level"`, if that was asked for and this bot was chosen
 * @property {string} [face] of a bot: its name in the catalog's `faces`
 * @property {number} territories that it holds
 * @property {number} armies on the board
 * @property {Array<[piece: string, count: number]>} pieces the same as pieces of the edition, the largest first
 * @property {number} cards in its hand
 * @property {Array<Continent>} continents that it holds whole
 * @property {number|null} income null: it must not be shown
 * @property {OutSeat|null} out null: it still plays
 * @property {boolean} [auto_defend] it always defends with the dice that hold best
 */

/**
 * The third army, in a game for two.
 * @typedef {object} Third
 * @property {"neutral"|"allied"} kind whether it can attack
 * @property {number} territories that it holds
 * @property {number} armies on the board
 */

/**
 * A card of the person at the screen.
 * @typedef {object} HandCard
 * @property {string} card its id
 * @property {CardSymbol} symbol on it
 * @property {Territory|null} territory null: a wild card
 * @property {boolean} owned the territory is the viewer's
 */

/**
 * The secret goal of the person at the screen.
 * @typedef {object} Mission
 * @property {string} id of the card
 * @property {string} text of the card
 * @property {string} progress the progress, in a sentence
 * @property {string} near a sentence saying that few territories are missing; empty while many are
 * @property {Array<string>} continents the continents that the card names
 * @property {Array<string>} to_take the territories still to be taken, if the card says which
 */

/**
 * The public facts about the cards.
 * @typedef {object} Cards
 * @property {number} sets_traded by all seats so far
 * @property {number|null} next_value armies for the next set; null: that depends on the set
 * @property {Record<string, number>|null} values armies by kind of set, if they are fixed
 * @property {number|null} deck null: it is what a lesson asks for
 * @property {number} discard cards that were laid down
 * @property {number} must_trade_at cards in a hand that force a trade
 * @property {"after_combat"|"end_of_turn"} [earned] when the card that a capture has earned this turn will be drawn
 */

/**
 * The proposed number of armies to move into the captured territory.
 * @typedef {object} Proposal
 * @property {number} armies to move in
 * @property {number} behind rivals' armies next to the territory that attacked
 * @property {number} ahead rivals' armies next to the captured territory
 */

/**
 * Armies received this turn, and the reason for them.
 * @typedef {object} IncomeItem
 * @property {string} label the reason in words
 * @property {number} armies for it
 * @property {Clause} rule the clause behind it
 */

/**
 * One of the events folded into a line of the log.
 * @typedef {object} LogPart
 * @property {number} at the number of moves after which it was true
 * @property {string} text as a sentence
 */

/**
 * A line of the log.
 * @typedef {object} LogLine
 * @property {number} n the number of its last entry
 * @property {number} at the number of moves after which it was true
 * @property {Owner|null} seat the seat whose action it was
 * @property {string} text as a sentence
 * @property {string} kind of its event
 * @property {Territory} [territory] where it happened
 * @property {number} [first] for a line that opens, the number of its first entry, which stays while the line grows
 * @property {string} [latest] for a folded line, what the last decision added to it
 * @property {Array<LogPart>} [parts] for a line that opens, if the whole log was requested
 */

/**
 * The seat that gets the screen next, and the events that its player has missed.
 * @typedef {object} Handover
 * @property {Seat} to the seat
 * @property {string} name of the person
 * @property {Array<string>} lines what happened since its last turn, in sentences
 */

/**
 * The state of automatic play, and the speed of the bots.
 * @typedef {object} Bots
 * @property {boolean} running something continues without a click now
 * @property {boolean} paused a bot must act, and was stopped
 * @property {Speed} speed of bots
 * @property {number} [tick] if the kernel has no threads, the page resumes the bots after this many ms
 */

/**
 * A bot that failed to decide; its seat waits for another bot to take over.
 * @typedef {object} BotFailure
 * @property {Seat} seat that it plays
 * @property {string} text what went wrong, as a sentence
 * @property {string} substitute the bot that is proposed instead
 */

/**
 * An attack that is repeated.
 * @typedef {object} RollingAttack
 * @property {Territory} source the territory that attacks
 * @property {Territory} target the territory that is attacked
 * @property {number} stop_at armies to leave in the source
 */

/**
 * The totals of a repeated attack. Expected losses are for the same number of dice.
 * @typedef {object} Series
 * @property {number} rolls so far
 * @property {Owner} attacker whose attack it is
 * @property {Owner} defender whose territory it was
 * @property {number} lost armies that the attacker has lost
 * @property {number} beaten armies that the defender has lost
 * @property {number} lost_mean armies that the attacker loses on average
 * @property {number} beaten_mean armies that the defender loses on average
 */

/**
 * The standing of each seat, round by round.
 * @typedef {object} Curves
 * @property {Array<number>} rounds their numbers
 * @property {Record<Seat, Array<number>>} armies by seat, for each round
 * @property {Record<Seat, Array<number>>} territories by seat, for each round
 */

/**
 * A figure of a finished game.
 * @typedef {object} Figure
 * @property {string} label what it counts
 * @property {string|number} value as it is shown
 */

/**
 * The final screen.
 * @typedef {object} Over
 * @property {Seat|null} winner null: nobody has won
 * @property {string} reason clause id, `"ended"`, or `"partial"` if the end is unknown
 * @property {string} text how it ended, as a sentence
 * @property {Curves} history the course of the game
 * @property {Array<Figure>} stats figures of a seat
 * @property {Seat|null} about whose figures they are
 * @property {string} [level] how the game changed the level of the only person in it, as a sentence
 */

/**
 * A person's place on the ladder of bots.
 * @typedef {object} LevelShown
 * @property {number} rung the likeliest
 * @property {number} low the lower end of its interval
 * @property {number} high the upper end of its interval
 * @property {"none"|"rough"|"fair"|"good"} sureness "none" before the first games: then easy bots are proposed
 */

/**
 * The board and the seats around it, now or at an earlier moment.
 * @typedef {object} BoardPart
 * @property {number} round from 1; 0 in the set-up
 * @property {Seat} turn whose turn it is
 * @property {Phase} phase the part of the turn
 * @property {Seat|null} actor who must decide; null: nobody, because the game is over
 * @property {Record<Territory, Holding>} territories who holds each, with how many armies
 * @property {Array<SeatRow>} seats in the order of turns
 * @property {Third|null} third null: the game has no such army
 * @property {number} to_place armies in the hand of the seat that must act
 * @property {Territory|null} capital the capital of the seat at the screen; null: it has none, or may not see it
 * @property {Partial<Record<Seat, Territory>>} capitals_shown the capitals that everybody knows
 * @property {Record<Territory, number>} tired armies that may not move again this turn
 */

/**
 * A game that was kept when its kernel ended, and can be continued.
 * @typedef {object} KeptGameShown
 * @property {string} id by which it is continued
 * @property {number} begun seconds since 1970
 * @property {number} round the round that it has reached
 * @property {string} edition_title its name
 * @property {string} mode_title its name
 * @property {Record<Seat, string>} players by seat: "human", or the name of a bot
 * @property {boolean} [copied] only the page has it, and sends its copy with the request to continue
 */

/** of a table or a class: what can be done with it, or where it is
 * @typedef {"closed"|"opening"|"open"|"cut_off"} RoomState */

/**
 * A seat's screen, and whether the player is there.
 * @typedef {object} TableSeat
 * @property {Seat} seat its id
 * @property {"here"|"there"|"away"|"left"} at at the host's screen, or at a screen of its own: connected, cut off, or left
 * @property {number} [screens] if several play it as a team
 */

/**
 * The other screens of a game, for the host: no links, since a snapshot may be saved.
 * @typedef {object} TablePart
 * @property {RoomState} state what can be done with it, or where it is
 * @property {Array<TableSeat>} seats of people
 * @property {number} watching spectators
 * @property {number} vote seconds that a team has to vote on each decision; 0: the first to answer decides
 * @property {string} [problem] why it could not be opened, or has closed, as a sentence
 */

/**
 * A choice that some members of a team have voted for.
 * @typedef {object} VoteOption
 * @property {string} text of the choice
 * @property {number} count of its votes
 */

/**
 * A decision that the screens at one seat are voting on.
 * @typedef {object} VotePart
 * @property {number} left seconds until it is counted
 * @property {number} there screens at the seat
 * @property {number} voted screens that have voted
 * @property {boolean} own this screen has voted
 * @property {Array<VoteOption>} options the choices so far
 */

/**
 * The number of pupils who have given the same answer.
 * @typedef {object} ClassBar
 * @property {string} text of the answer
 * @property {number} count of the pupils
 * @property {boolean} [right] it is the right answer, once that has been shown
 * @property {Array<string>} [who] the pupils' names, if the host wants to see them
 */

/**
 * A class around a lesson, for the host: no links, since a snapshot may be saved.
 * @typedef {object} ClassPart
 * @property {RoomState} state what can be done with it, or where it is
 * @property {string} [problem] why it could not be opened, or has closed, as a sentence
 * @property {number} there pupils who are connected
 * @property {number} answered pupils who have answered this question
 * @property {number} n answers so far, to all questions: the class's table grows with them
 * @property {Array<ClassBar>} bars the answers with their counts
 * @property {boolean} shown the right answer is on all screens
 * @property {boolean} position there is a game whose position can be asked about
 * @property {number} limit seconds for each further question; 0: no limit
 * @property {number} [left] seconds left for this question; absent without a limit
 * @property {Array<string>} [pupils] who has joined, if the host wants to see it
 */

/**
 * A note to a pupil of a class about their own answer.
 * @typedef {object} PupilPart
 * @property {string} name of the pupil in the class
 * @property {boolean} waits nobody learns this before the host shows the answer
 * @property {boolean} shown the right answer is on all screens
 * @property {number} [left] seconds left for the question; absent without a limit
 * @property {string} [said] what was answered; "" for several moves
 * @property {any} [answer] the same as the page handed it in, unless it was a move
 * @property {boolean} [right] the answer is right; absent until that may be known
 * @property {Array<TextBlock>} [about] what was wrong with it, once the answer has been shown
 */

/**
 * The numbers of the player's own mistakes: how many are kept, and how many are due.
 * @typedef {object} OwnMistakesShown
 * @property {number} kept all of them
 * @property {number} due to be answered again
 */

/**
 * The form for a game, before any has been chosen.
 * @typedef {object} SetupScreen
 * @property {2} v of these shapes
 * @property {number} seq the number of the position, which grows with each change
 * @property {string} game_id changes with each thing that is shown: the page then forgets its choices
 * @property {Bots} bots what continues without a click
 * @property {Array<Ack>} acks answers to items of the outbox
 * @property {boolean} [teach] each part of the turn is explained
 * @property {boolean} [evaluation] everybody's chance of winning is shown
 * @property {boolean} [confirm] each army and each end of a part waits for a button
 * @property {"mistakes"|"decisions"} [coach] the coach speaks after a mistake, or after each decision
 * @property {OwnMistakesShown} [mistakes] the player's own
 * @property {NewGame} [chosen] the game that a page of this kernel started last, without its seed
 * @property {Array<KeptGameShown>} [kept] games that can be continued, the one played last first
 * @property {"setup"} screen its word
 * @property {LevelShown} level of the person at the screen, whose rivals may be as strong
 */

/**
 * The common part of all screens that have a board.
 * @typedef {object} AtBoardOwn
 * @property {2} v of these shapes
 * @property {number} seq the number of the position, which grows with each change
 * @property {string} game_id changes with each thing that is shown: the page then forgets its choices
 * @property {Bots} bots what continues without a click
 * @property {Array<Ack>} acks answers to items of the outbox
 * @property {string} edition its id
 * @property {string} edition_title its name
 * @property {string} mode its id
 * @property {string} goal how it is won, in a sentence
 * @property {Record<string, any>} options the rules chosen for this game, by id
 * @property {string} board its id
 * @property {Seat|null} viewer the seat at the screen; null: only spectators are there
 * @property {boolean} human the seat that must act is a person here
 * @property {"shown"|"covered"|"none"} private the viewer's secrets: here, waiting for the action "reveal", or nobody's
 * @property {Array<HandCard>|null} hand the viewer's cards; null: they may not be seen
 * @property {Mission|null} mission the viewer's; null: there is none, or it may not be seen
 * @property {Cards} cards what everybody knows about the cards
 * @property {[attack: string, defence: string]} dice_colours as the edition prints them
 * @property {Legal} legal what can be done now; empty unless the person at the screen must decide
 * @property {Array<IncomeItem>|null} income this turn's armies by reason; null: this is not the part of a turn that places them
 * @property {Record<Territory, number>} placed in this part of the turn; in set-up, in the last turn of the seat that must act
 * @property {Battle|null} battle the battle that awaits an answer, or the last roll of this phase
 * @property {string} [headline] in a line: while bots play, and in the first part of the player's own turn
 * @property {Record<Territory, Owner>} [changed] in the first part of a turn: the earlier owners of territories that have changed hands since the player's last turn
 * @property {Array<string>|null} [since] in the first part of a turn: what the seat's rivals did meanwhile, and in the last line how the seat stands
 * @property {Array<Owner|null>} [since_by] the seat that each of these lines is about
 * @property {Proposal} [proposal] while armies move into a captured territory: how many
 * @property {Territory} [front] in the first turn of a newcomer's suggested game, until an army is placed: where an attack would be easiest
 */
/** @typedef {BoardPart & AtBoardOwn} AtBoard */

/**
 * What a link to a game says about that game.
 * @typedef {object} LinkedPart
 * @property {"position"|"game"|"seen"} content a position, a whole game, or a game in progress as somebody sees it
 * @property {boolean} locked it hides secrets: nobody can play on
 * @property {Seat|null} viewer whose view it is; null: everybody's, or there is nothing to hide
 * @property {Seat} author whose game it is
 * @property {Seat} rival a seat that did not win
 * @property {Seat|null} winner null: nobody has won
 * @property {boolean} over it has ended
 * @property {number} rounds played so far
 * @property {Seat} turn whose turn it is
 * @property {number} moves decisions so far
 */

/**
 * The place of a game in an exam.
 * @typedef {object} ExamPart
 * @property {number} number of the game, counting from 1
 * @property {number} of the number of games of an exam
 */

/**
 * A decision that the reader of a story is asked to make before the story shows it.
 * @typedef {object} StoryQuestion
 * @property {Seat} seat whose decision it was
 * @property {"attack"|"place"|"move"|"other"} kind what is decided; "other": nothing on the map
 * @property {Array<Territory>} answer the territories that were chosen
 * @property {Array<Territory>} arrow from where to where, or nothing
 * @property {string} told what was played, in sentences
 */

/**
 * A moment at which the reader of a story stops.
 * @typedef {object} StoryChapter
 * @property {number} at the number of moves before it
 * @property {"start"|"turn"|"move"|"note"|"plan"} kind the beginning, a turning point, a turn that could have changed one, a comment, or a plan that was not played
 * @property {number} [number] of the turning point
 * @property {string} text what happens, or the comment
 * @property {Array<string>} [more] what was better, and what was left exposed
 * @property {Array<Territory>} marks territories that it points to
 * @property {Array<Array<Territory>>} arrows arrows that it draws, each from where to where
 * @property {StoryQuestion} [asks] what the reader is asked first
 */

/**
 * The chances of winning, turn by turn. The lists begin before the first turn.
 * @typedef {object} StoryCourse
 * @property {Array<number>} rounds the round of each turn
 * @property {Array<number>} moments the number of moves until then
 * @property {Record<Seat, Array<number>>} chances by seat
 */

/**
 * A story: a recorded game that needs no kernel.
 * @typedef {object} StoryPart
 * @property {Array<StoryChapter>} chapters in the order of play
 * @property {StoryCourse|null} course null: the chances are not known
 */

/**
 * The end of the log.
 * @typedef {object} LogShownPart
 * @property {Array<LogLine>} recent its latest lines
 * @property {number} log_length the number of lines in the whole log
 */

/**
 * The common part of all screens of a game.
 * @typedef {object} InGameOwn
 * @property {boolean} [teach] each part of the turn is explained
 * @property {boolean} [evaluation] everybody's chance of winning is shown
 * @property {boolean} [confirm] each army and each end of a part waits for a button
 * @property {"mistakes"|"decisions"} [coach] the coach speaks after a mistake, or after each decision
 * @property {LevelShown} [level] on the host's page: of the person at the screen, whose rivals may be as strong
 * @property {TablePart} [table] on the host's page, where there can be other screens
 * @property {LinkedPart} [linked] on the host's page, of a game from a link
 * @property {StoryPart} [story] on a page without a kernel that tells a game
 * @property {boolean} [guest] it is the screen of a guest: what concerns the whole table is the host's
 * @property {VotePart} [vote] on the page of a guest who is not alone at a seat
 * @property {ExamPart} [exam] on the host's page, in a game of an exam: no hints, and nothing is taken back
 * @property {boolean} [no_advice] the host allows neither hints nor a coach nor taking back
 * @property {Array<"hint"|"undo">} [uncounting] while the game counts for the level of the person at the screen: what would end that
 * @property {boolean} [in_notebook] in a notebook: whether the saved output shows the game's story in place of a picture
 * @property {number} [analyse] the game is there to be analysed: the moment that is opened first
 * @property {Array<string>} [moments] the moments since the previous snapshot, in sentences: continents that changed hands, and territories held against the odds
 * @property {string} [taken_back] what an undo took back, as a sentence, until something is played
 * @property {Series} [series] until the next decision, of an attack that was repeated
 * @property {Array<Seat>} [listed] the seats as the form has them, if the order of turns was drawn
 * @property {number} moves decisions so far
 * @property {Array<GameEvent>} last events since the previous snapshot
 * @property {boolean} undo a decision can be taken back
 * @property {boolean} redo a decision that was taken back can be played again
 */
/** @typedef {AtBoard & LogShownPart & InGameOwn} InGame */

/**
 * The action the expert would take now.
 * @typedef {object} HintAnswer
 * @property {Record<string, any>} action the action
 * @property {string} nudge where to look, for a player who wants no more than that
 * @property {Array<Territory>} look what the nudge points at
 * @property {Array<string>} sentences the move, and why in numbers
 * @property {Record<Territory, number>} put armies that the plan places
 * @property {Array<Array<Territory>>} steps the attacks of the plan in order, or the movement, each from where and to where
 */

/**
 * A remark of the coach on a decision that lost win chance.
 * @typedef {object} CoachCard
 * @property {number} at the number of decisions before it
 * @property {string} lost what it lost, or what is looked for
 * @property {string} why what speaks against it, or for what was found
 * @property {string} [dice] what it cost and what the dice did, where dice have answered
 * @property {number} [tries] while a better decision is looked for: the tries left
 * @property {boolean} [kept] it comes back tomorrow
 * @property {boolean} may_take_back the decision can be taken back, and a better one looked for
 * @property {boolean} may_keep it can be kept for tomorrow
 * @property {boolean} may_show the better decision is not shown yet
 * @property {HintAnswer} [answer] the better decision, once it is shown
 */

/**
 * What the coach says to the person at the screen.
 * @typedef {object} CoachShown
 * @property {"thinking"|"good"} [mark] it judges the last decision, or found it as good as the best
 * @property {string} [good] the latter in words
 * @property {CoachCard} [card] a remark
 * @property {string} [turn] what choices and dice did in the turn that has ended
 * @property {string} [late] a remark on an earlier decision, which came after the next one
 * @property {string} [before_end] what ending the attacks now would give up
 */

/**
 * The common part of the screens of an unfinished game.
 * @typedef {object} InPlayOwn
 * @property {boolean} [placing] a bot does the rest of the set-up for the seat that must act or, while bots act, for the seat at the screen
 * @property {BotFailure} [bot_failure] on the host's page
 * @property {Record<Seat, number>|null} [chances] the chances of winning, if they are shown; null: they cannot be computed
 * @property {CoachShown} [coached] what the coach says, if it is on
 * @property {RollingAttack|null} rolling an attack that is being repeated
 * @property {"open"|"made"|null} single_fortify while armies move, if a turn has only one movement
 */
/** @typedef {InGame & InPlayOwn} InPlay */

/**
 * A game in progress, as shown to the seat at the screen.
 * @typedef {object} PlayScreenOwn
 * @property {"play"} screen its word
 */
/** @typedef {InPlay & PlayScreenOwn} PlayScreen */

/**
 * A game whose screen is being handed to a person who has not taken it yet.
 * @typedef {object} HandoverScreenOwn
 * @property {"handover"} screen its word
 * @property {Handover} handover the person who gets the screen
 */
/** @typedef {InPlay & HandoverScreenOwn} HandoverScreen */

/**
 * A game that has ended.
 * @typedef {object} OverScreenOwn
 * @property {"over"} screen its word
 * @property {Over} over how it ended
 */
/** @typedef {InGame & OverScreenOwn} OverScreen */

/**
 * The common part of the screens of a lesson, which has no game of its own.
 * @typedef {object} InLessonOwn
 * @property {LessonPart} lesson the learner's place in it
 */
/** @typedef {AtBoard & InLessonOwn} InLesson */

/**
 * A lesson for a single learner.
 * @typedef {object} LessonScreenOwn
 * @property {"lesson"} screen its word
 */
/** @typedef {InLesson & LessonScreenOwn} LessonScreen */

/**
 * A lesson for a class, on the host's page.
 * @typedef {object} ClassScreenOwn
 * @property {"class"} screen its word
 * @property {ClassPart} classroom who is there, and what was answered
 */
/** @typedef {InLesson & ClassScreenOwn} ClassScreen */

/**
 * A lesson for a class, on a pupil's page.
 * @typedef {object} PupilScreenOwn
 * @property {"pupil"} screen its word
 * @property {PupilPart} pupil what happened to the pupil's own answer
 */
/** @typedef {InLesson & PupilScreenOwn} PupilScreen */

/**
 * What the position editor shows besides the board.
 * @typedef {object} EditorPart
 * @property {string} problem why the position is impossible, in a sentence; "" if it is possible
 * @property {Array<Territory>} places the territories that this is about
 * @property {boolean} undo there is an earlier draft
 * @property {boolean} redo there is a later one
 * @property {boolean} counted the armies to place are those that the rules count
 * @property {boolean} captured a territory has been taken this turn
 * @property {Partial<Record<Seat, number>>} in_hand armies for the set-up, by seat
 * @property {number} sets_traded by all seats so far
 * @property {Array<Phase>} phases that it can be set to
 * @property {Partial<Record<Seat, string[]>>} hands ids of cards, by seat
 * @property {Array<string>} cards ids of all cards that are in no hand
 * @property {Partial<Record<Seat, string>>} missions ids, by seat
 * @property {Array<string>} wanted ids of the missions that a seat may have; empty without missions
 * @property {Partial<Record<Seat, Territory>>} capitals by seat
 * @property {boolean} has_capitals the mode has capitals
 * @property {boolean} from_game it can begin with the position of the game below
 * @property {number} [ends] the round of the game in progress that playing from here ends
 */

/**
 * The position editor.
 * @typedef {object} EditorScreenOwn
 * @property {"editor"} screen its word
 * @property {EditorPart} editor the draft
 */
/** @typedef {AtBoard & EditorScreenOwn} EditorScreen */

/** @typedef {PlayScreen|HandoverScreen|OverScreen} GameScreen */

/** @typedef {LessonScreen|ClassScreen|PupilScreen} TaughtScreen */

/** @typedef {GameScreen|TaughtScreen|EditorScreen} BoardScreen */

/** Everything that one screen shows: `screen` says which it is.
 * @typedef {SetupScreen|BoardScreen} Snapshot */

/**
 * A comment on a moment of the game.
 * @typedef {object} CommentShown
 * @property {string} written as the record has it
 * @property {string} text its words
 * @property {Array<Territory>} marks territories that it points to
 * @property {Array<Array<Territory>>} arrows arrows that it draws, each from where to where
 * @property {boolean} [asks] the reader is asked for the next move before it is shown
 */

/**
 * The comment on a moment that has one.
 * @typedef {object} CommentPart
 * @property {CommentShown} [comment] what somebody has written about it
 */

/**
 * A moment of the game: the parts of a snapshot at that time.
 * @typedef {object} MomentOwn
 * @property {Array<IncomeItem>|null} income this turn's armies by reason; null: this is not the part of a turn that places them
 * @property {Record<Territory, number>} placed in this part of the turn; in set-up, in the last turn of the seat that must act
 * @property {Battle|null} battle the battle that awaits an answer, or the last roll of this phase
 * @property {number} at decisions before it
 * @property {number} news the lines of `recent` about the last decision
 * @property {Record<Seat, number>|null} chances the chances of winning, once the game is over
 * @property {number} round_before the moment at which this round began, or, at that moment, the round before
 * @property {number} round_after the moment at which the next round begins, or the last one
 */
/** @typedef {BoardPart & LogShownPart & CommentPart & MomentOwn} Moment */

// ---- risk_widget/protocol/answer_types.py

/**
 * The chances and average losses in a battle fought to the end.
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
 * Both sides' average losses for a number of defending dice, and the chance of holding.
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
 * @property {number|null} luck armies spared, compared with the average; null if the seat is not a player's
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
 * A plan for the rest of a turn.
 * @typedef {object} PlanShown
 * @property {string} letter
 * @property {"expert"|"played"|"own"} by
 * @property {string} whose whose plan it is, in words
 * @property {number} chance of winning the game
 * @property {number} error of the chance, in percentage points
 * @property {number} games played on from it; 0: the chance is an estimate
 * @property {string} success the exact chance that all its attacks succeed, in words
 * @property {Array<string>} steps in words
 * @property {Array<string>} texts the steps as texts, with which a plan is sent
 * @property {string} wins
 * @property {string} opens
 * @property {Record<Territory, number>} put armies that it places
 * @property {Array<Array<Territory>>} ways its attacks and movements in order, each from where and to where
 * @property {number|null} place its number among one's own
 * @property {string} name
 * @property {number} follow how many plans continue it
 * @property {Array<Record<Territory, Holding>>} boards what each step changes on the board, if all attacks succeed with average losses
 */

/** A player's own plan that is not legal where it stands, such as one from a changed record.
 * @typedef {{place: number, name: string, steps: string, why: string}} FaultyPlan */

/**
 * The plans for a turn side by side.
 * @typedef {object} PlansAnswer
 * @property {Seat} seat
 * @property {Array<PlanShown>} plans
 * @property {string} best
 * @property {string} verdict the best plan compared with the next one
 * @property {number} games played on from each plan so far
 * @property {number} of
 * @property {boolean} rough the next piece looks ahead from the plans, for better estimates
 * @property {boolean} compiling it is waiting for the compiler, which runs only once
 * @property {number} to_place armies that the seat has to place
 * @property {string} path the plan of one's own that all of them continue; "" at the moment itself
 * @property {Record<Territory, Holding>} board the position after it, as far as it differs from the moment
 * @property {Array<FaultyPlan>} faulty
 */

/**
 * A player's own plan, as a row of the game's tree.
 * @typedef {object} BranchShown
 * @property {number} at the moment
 * @property {number} round
 * @property {string} path where it is among the plans of the moment
 * @property {string} name its name, or its first step in words
 * @property {number} more further steps
 */

/** All of a player's own plans, each followed by the plans that continue it.
 * @typedef {{branches: Array<BranchShown>}} BranchesAnswer */

/**
 * A better choice at a turning point.
 * @typedef {object} ToldPoint
 * @property {string|null} opened the territory left exposed to that turn, and its chance of falling, in a sentence
 * @property {string|null} better what was better, or that nothing was; null if that is unknown or was said before
 * @property {number|null} try_at the step at which the turn that could have changed it began; null if it was said before
 * @property {Record<Territory, Holding>} territories the board at that step, or else at the start of the turning point
 */

/**
 * A turn that changed the chances considerably.
 * @typedef {object} TurningPoint
 * @property {number} turn its number, as in the lists of a review
 * @property {number} at the step at which it began
 * @property {string} text
 * @property {ToldPoint} [told] only for the turns that changed the chances most
 */

/**
 * The effect of the dice on a seat.
 * @typedef {object} ReviewLuck
 * @property {Seat} seat
 * @property {number} armies
 * @property {number} chance the part of the chance of winning that the dice won
 */

/**
 * A turn of the game; turns are in the order of play.
 * @typedef {object} ReviewTurn
 * @property {number} turn its number, from 1
 * @property {Seat} seat
 * @property {number} round
 * @property {number} at the step at which it began
 */

/**
 * A turn compared with the expert's plan. Chances use only what the turn's seat could know.
 * @typedef {object} ReviewTurnAnswer
 * @property {number} turn
 * @property {number} before
 * @property {number} after
 * @property {number} dice the change in its chance that the turn's dice brought
 * @property {string|null} plan the expert's plan, or that the turn began with it or won; null if there is nothing to say
 * @property {string|null} opened what it left exposed and others took, and how likely that was
 * @property {boolean} won
 * @property {number|null} worth the choices compared with the plan, without the dice: below 0 if the plan was better; null if the turn began with the plan or won. If mistakes were looked for, the cost of the turn's costliest mistake in the games that confirmed it, or null if there was none
 * @property {boolean} judged the turn was searched for mistakes
 * @property {Array<string>} mistakes the turn's confirmed mistakes
 */

/**
 * The review of a finished game. The lists begin before the first turn.
 * @typedef {object} ReviewAnswer
 * @property {Array<number>} rounds the round of each turn; before the first turn, the round of the first
 * @property {Array<ReviewTurn>} turns
 * @property {Record<Seat, Array<number>>} chances
 * @property {Array<TurningPoint>} points
 * @property {Array<ReviewLuck>} luck
 * @property {Array<string>} summary the game in a few sentences
 * @property {number} give_or_take the error of a turn's value compared with a plan, in percentage points
 */

/**
 * The progress of the search for mistakes in the finished game.
 * @typedef {object} SearchAnswer
 * @property {boolean} over
 * @property {boolean} compiling it is waiting for the compiler, which runs only once
 * @property {number} done
 * @property {number} pieces
 * @property {number} found mistakes that were kept; 0 until the search is over
 */

/**
 * One of the player's own mistakes.
 * @typedef {object} MistakeRow
 * @property {string} id
 * @property {string} title
 * @property {string} game the game in which it was made, in words
 * @property {string} when when it comes back, in words
 * @property {boolean} due
 */

/**
 * The win chance lost per turn by one kind of decision, in per cent.
 * @typedef {object} GivenAway
 * @property {string} title
 * @property {string} part
 * @property {number} error half the width of the 95 % interval
 * @property {string} usual the usual loss on the person's rung in such games
 */

/**
 * The player's own mistakes, the win chance lost in the last games, and what to practise.
 * @typedef {object} MistakesAnswer
 * @property {Array<MistakeRow>} rows
 * @property {number} due
 * @property {string} sentence
 * @property {string} advice
 * @property {string|null} lesson the lesson that fits best; null as long as nothing stands out beyond chance
 * @property {string|null} puzzles the kind of puzzle that fits best
 * @property {Array<[low: number, chance: number, high: number]>} trend the win chance lost in each of the last games, relative to regular players in such games; 1 is the same
 * @property {number|null} usual the same for players on the person's rung; null before the first games
 * @property {number} usual_rung
 * @property {Array<GivenAway>} kinds most first
 * @property {string|null} rung the level on the ladder, in a sentence; null before the first games
 */

/**
 * The facts about the person that the form for a new game shows.
 * @typedef {object} PersonAnswer
 * @property {LevelShown} level
 * @property {OwnMistakesShown} [mistakes] if there are any
 */

/** A line with its clause.
 * @typedef {{label: string, value: string, rule: Clause}} WhyRow */

/** The explanation of a figure or event, item by item.
 * @typedef {{sentence: string, rows: Array<WhyRow>, clauses: Array<Clause>}} WhyAnswer */

/**
 * Some frames of a film, for the page to draw.
 * @typedef {object} FilmAnswer
 * @property {string} head the beginning of all drawings
 * @property {Array<string>} frames the rest of each drawing, without its end
 * @property {Array<number>} times how long each frame of the film stands, in milliseconds
 */

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
 * The questions that come back.
 * @typedef {object} ReviewShown
 * @property {number} due those to be asked again today
 * @property {number} a_day the most that the learner wants to be asked in a day
 * @property {string} sentence how many are due, or when the next one comes back
 * @property {Array<[title: string, source: string]>} rows
 */

/**
 * The latest exam.
 * @typedef {object} ExamAnswer
 * @property {Array<[rung: number, won: boolean]>} games its finished games, the first one first
 * @property {number} of the number of games of an exam
 * @property {string} sentence what an exam is, how far this one has got, or its result
 * @property {Array<[step: string, title: string]>} back lessons and kinds of puzzles to go back to
 * @property {string} page its result as a page to print, as HTML; "" before the end
 */

/**
 * The map of the course.
 * @typedef {object} CourseAnswer
 * @property {Array<CourseRow>} lessons
 * @property {CourseRow} tonight the short path through the course
 * @property {ReviewShown} review
 * @property {ExamAnswer} exam
 * @property {Array<string>} about on puzzles, the strongest bot beaten, and guesses
 * @property {string} turns how many whole turns were planned, with the rating; "" if none
 */

/**
 * The end of a planned turn, played by the learner or by the expert.
 * @typedef {object} TurnSidePart
 * @property {"you"|"expert"} who
 * @property {string} title who, in words
 * @property {Array<string>} lines what was placed, taken and left open
 * @property {Record<Territory, Holding>} held the board at the end of the turn
 */

/**
 * The result of a planned turn.
 * @typedef {object} TurnResultPart
 * @property {number} score from 0 to 100
 * @property {string} title the score in words
 * @property {string} sentence what the plan was worth
 * @property {Array<Array<string>>} cells the table of chances with its head
 * @property {string} measured how they were measured
 * @property {Array<TurnSidePart>} sides
 */

/**
 * The state of the judgement of a planned turn.
 * @typedef {object} TurnAnswer
 * @property {boolean} compiling it waits for the compiler, which happens once
 * @property {number} done
 * @property {number} pieces of about as many; 0: there is no turn to judge
 * @property {TurnResultPart|null} result
 * @property {string} rating the ratings of the learner and the turn, in words
 */

/**
 * A pupil's row in the table of a class's answers.
 * @typedef {object} PupilRow
 * @property {string} name
 * @property {Array<[answer: string, tries: number, right: boolean|null]>} answers in the order of the questions; 0 tries: not answered
 */

/**
 * The answers of a class, as a table of pupils by questions.
 * @typedef {object} ClassAnswer
 * @property {Array<string>} questions their titles
 * @property {Array<PupilRow>} pupils
 * @property {string} text the table for a spreadsheet
 */

/**
 * A clause in brief: its text, its mark in each edition, and its value in the game, if any.
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
