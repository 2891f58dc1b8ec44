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
 * @property {Record<Territory, number>} bonus the bonus armies placed automatically on the territories shown on the cards
 * @property {Array<Territory>} [choose_bonus] the territories among which the player picks one, if there are several
 * @property {number} [bonus_armies] the bonus armies on the territory that is picked
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
 * @property {string} client an id that tells the pages of a seat apart; a page that comes back has the same one
 * @property {string} [name]
 * @property {Array<string>} [languages] the tags of the languages that the page's reader wants, the best first
 */

/**
 * The outbox of a guest's page.
 * @typedef {object} OutboxSent
 * @property {number} n the outbox's number; one that arrives late has a smaller number and is ignored
 * @property {Array<any>} outbox
 */

/**
 * The player wanted for a seat.
 * @typedef {object} SeatWish
 * @property {Seat} seat
 * @property {string} player
 * @property {string} [name]
 * @property {string} [face] the name of the wanted bot; the name of an unknown bot is ignored
 */

/**
 * A request to start a game.
 * @typedef {object} NewGame
 * @property {"new_game"} type
 * @property {string} edition
 * @property {string} mode
 * @property {string} [board]
 * @property {Array<SeatWish>} seats
 * @property {"listed"|"drawn"} [order] the order of turns: drawn from the seed, or by default as the seats are listed
 * @property {number|null} [seed]
 * @property {Record<string, string|boolean|number|null>} [options]
 * @property {boolean} [suggested] whether the first screen suggested the game: people then always defend with the dice that hold best, and a newcomer's first armies are proposed
 */

/**
 * The readable part of a copy that a page keeps.
 * @typedef {object} KeptHead
 * @property {string} id
 * @property {number} begun
 * @property {number} saved the time of the last change; both times are in seconds since 1970
 * @property {number} round
 * @property {string} [edition]
 * @property {string} [mode]
 * @property {string} edition_title
 * @property {string} mode_title
 * @property {Record<Seat, string>} players
 * @property {number} [exam] the start of the exam that the game is part of
 */

/** A copy of a game that is not over, for the browser's storage.
 * @typedef {{head: KeptHead, sealed: string}} KeptCopy */

/** Heads of copies, each read by itself, so that a damaged one does not spoil the others.
 * @typedef {Array<KeptHead>} Heads */

/** @typedef {string} KeptText */

/**
 * Data for a page to keep in its browser: an answer to "keep", outside the snapshot.
 * @typedef {object} ForBrowser
 * @property {KeptCopy} [game]
 * @property {string} [over] the id of a game that need not be kept any longer
 * @property {string} [progress]
 * @property {Array<string>} [told] sentences, not shown by any page yet, about problems with files
 * @property {Array<string>} [unread] the ids of games whose copies in the browser cannot be read
 * @property {"unread"|"newer"} [barred] the reason why the page's progress cannot be taken up: it is unreadable, or of a newer version
 */

/**
 * The language that the page asks for.
 * @typedef {object} Language
 * @property {"language"} type
 * @property {Array<string>} wanted the tags of the languages, the best first
 * @property {boolean} [chosen] whether the person chose the language, rather than the page finding it
 */

/** The moments when the coach speaks: never, after a mistake, or after each decision.
 * @typedef {"off"|"mistakes"|"decisions"} CoachWhen */

/** A choice of when the coach speaks.
 * @typedef {{type: "coach", value: CoachWhen}} SetCoach */

/**
 * A person's response to a remark of the coach.
 * @typedef {object} Coached
 * @property {"coached"} type
 * @property {string} do find: take the decision back, and look for a better one; take_back: take it back; keep: ask it again tomorrow; show: show the better decision; close: close the remark
 */

/** A comment on a moment of the game; an empty text deletes it.
 * @typedef {{type: "comment", at: number, text: string}} WriteComment */

/** A request to play from a moment as one seat against bots, with the game's own dice.
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
 * @property {Seat} attacker the seat whose armies attack
 * @property {Owner} defender the owner of the attacked territory before the battle
 * @property {number|null} armies the number of attacking armies; null if only the roll is known
 * @property {number} attack_dice the number of the attacker's dice
 * @property {Array<number>} [attack] the attacker's dice, highest first
 * @property {Array<number>} [defence] the defender's dice, highest first
 * @property {Array<[attack: number, defence: number, winner: "attack"|"defence"]>} [pairs] the pairs of dice compared, each with its winner
 * @property {number} [attacker_losses] the armies that the attacker loses
 * @property {number} [defender_losses] the armies that the defender loses
 * @property {Clause} [rule] the clause by which the dice were compared
 * @property {number} [n] a number that distinguishes two equal rolls
 * @property {boolean} pending whether the defender has yet to choose
 */

/**
 * A step of the animation: the changes on the map, and the roll, if there was one.
 * @typedef {object} Scene
 * @property {Record<Territory, Holding>} territories the territories that change
 * @property {Battle} [battle] the roll that changed the territories
 */

/**
 * A guess at a chance, with the exact chance.
 * @typedef {object} Guess
 * @property {number} said the learner's guess
 * @property {number} exact the exact chance, in percent like the guess
 * @property {number} taken the number of battles in which the target was taken
 * @property {number} fought the number of battles played out
 * @property {Array<[attackers: number, defenders: number, battles: number]>} ends the number of battles that ended with each number of armies
 */

/**
 * The feedback on a learner's attempt.
 * @typedef {object} LessonFeedback
 * @property {number} n a number that distinguishes this feedback from the next
 * @property {"right"|"wrong"|"refused"|"more"|"unanswered"|"unclear"|"hint"|"shown"|"switched"} status the kind of feedback
 * @property {string} heading the feedback in a few words
 * @property {Array<TextBlock>} blocks the explanation
 * @property {Array<[text: string, rule: string|null]>} lines the lines about the play, each with the clause behind it
 * @property {Array<Clause>} clauses the clauses that the explanation rests on
 * @property {string|null} hint the requested hint
 * @property {boolean} back whether the actions have been taken back
 * @property {Record<Territory, Outline>} outline the territories that the explanation points to
 * @property {any} said the answer that the feedback is about
 * @property {Array<Scene>} scenes the actions to show, as scenes
 * @property {Guess} [guess] the guess, if the task was to guess a chance
 * @property {Array<Territory>} [kept] the right places among several that were named
 */

/**
 * Dice rolled and not yet compared.
 * @typedef {object} Dice
 * @property {Array<number>} attack the attacker's dice, highest first
 * @property {Array<number>} defence the defender's dice, highest first
 */

/**
 * The ways in which the learner can go on from here, and whether there is another hint.
 * @typedef {object} Ways
 * @property {boolean} back whether there is a step before this one
 * @property {boolean} next whether there is a next step
 * @property {boolean} hint whether there is another hint
 * @property {boolean} again whether the step can be repeated with other numbers
 * @property {boolean} [leave] whether the lesson can be left, for the form or the game below it or for another lesson
 */

/**
 * An option for choosing among the puzzles.
 * @typedef {object} PuzzleOption
 * @property {string} id the id of the kind, edition or mode
 * @property {string} title the option in words
 */

/**
 * One way to choose among the puzzles, such as by kind.
 * @typedef {object} PuzzleChoice
 * @property {"kind"|"edition"|"mode"|"dice"} by the property that is chosen
 * @property {string} chosen the current choice; "" for any
 * @property {Array<PuzzleOption>} options the options to choose from
 */

/**
 * The facts about a whole turn to plan.
 * @typedef {object} PlannedPart
 * @property {"average"|"real"} dice the way in which dice are rolled
 * @property {boolean} rolled whether dice have been rolled in an unfinished turn, which therefore can't begin again
 * @property {boolean} over whether the turn has ended, so that its judgement can be requested
 */

/**
 * The facts about a puzzle apart from its question.
 * @typedef {object} PuzzlePart
 * @property {number} number the puzzle's number
 * @property {"setup"|"place"|"stop"|"way"|"trade"|"break"|"leave"|"fortify"|"defend"|"mission"|"turn"} kind the kind of decision in question
 * @property {string} level the level of difficulty, in words
 * @property {number} right the number of puzzles answered correctly
 * @property {Array<PuzzleChoice>} [choices] the ways to choose other puzzles
 * @property {string} [rating] the ratings of the learner and the puzzle, in words
 * @property {PlannedPart} [turn] the facts about a whole turn, if one is to be planned
 * @property {number} [place] the puzzle's number, from 1, in a series that has an end
 * @property {number} [of] the number of puzzles in that series
 * @property {string} [back] for one of the learner's own mistakes: the time when it comes back
 * @property {string} [over] at the end of a series of own mistakes: a summary, and the time when the next are due
 */

/**
 * The state of a challenge, and the stars to be won.
 * @typedef {object} ChallengePart
 * @property {number} turn the number of the learner's current turn, from 1
 * @property {number} turns the most turns that the learner has
 * @property {Array<string>} stars the conditions for each star beyond the first
 * @property {boolean} helped whether an action has been shown, so that only the first star is left
 * @property {boolean} costs whether being shown an action costs all stars but the first
 * @property {string} dice the name of the dice of this attempt
 */

/**
 * The learner's place in a lesson.
 * @typedef {object} LessonPart
 * @property {string} id the lesson's id
 * @property {string} key the key of the texts
 * @property {number} begun a number that changes when a step begins
 * @property {number} at the number of the step, from 0
 * @property {Array<StepMark>} marks the marks of all steps
 * @property {string} kind the kind of the step, as in ``js/src/lessonKinds``
 * @property {string} input the form of the answer, such as "action" or "choice", which follows from the step's kind
 * @property {number} [picks] the number of places to point out
 * @property {string} you the learner's seat
 * @property {string} edition the edition by whose rules the step is played
 * @property {boolean} done whether the step is over
 * @property {Dice|null} dice the dice to compare, if the question is about them
 * @property {Record<Territory, Outline>} outline the territories that the question points to
 * @property {boolean} [asks_amount] whether the question is how many armies or dice, or which cards, so that nothing is chosen in advance
 * @property {boolean} [fight_on] whether an attack may be repeated until it has served its purpose, as in a game
 * @property {Array<string>} hints the hints given so far
 * @property {Ways} can the ways in which the learner can go on from here
 * @property {LessonFeedback|null} feedback the feedback on the latest answer
 * @property {Record<string, [earned: number, of: number]>} [stars] the stars of each challenge, by its step's number from 0; only in a lesson that has one
 * @property {ChallengePart} [challenge] the state of the challenge, if the step is one
 * @property {boolean} [warm_up] whether this is the warm-up before a lesson, which follows
 * @property {PuzzlePart} [puzzle] the facts about the puzzle, if the lesson is one; then another puzzle follows
 * @property {string} [learner] the learner's name; "" if it was left out, absent if nobody has asked yet
 */

/**
 * The texts of a lesson.
 * @typedef {object} LessonText
 * @property {string} id the lesson's id
 * @property {string} title the lesson's title
 * @property {string} summary the subject of the lesson, in a sentence
 * @property {number} minutes the minutes that the lesson takes
 * @property {Array<string>} able the things that the learner can do after the lesson
 * @property {string} advice the advice at the end of the lesson
 * @property {[id: string, title: string, edition: string|null]|null} following the lesson that follows; null after the last one
 * @property {Array<string>} steps the titles of the steps
 */

/**
 * One of the answers that the learner can choose.
 * @typedef {object} Choice
 * @property {string} value the answer in the form in which it is handed in
 * @property {string} text the text of the answer
 */

/**
 * An edition that a step can be played under.
 * @typedef {object} EditionName
 * @property {string} id the edition's id
 * @property {string} title the edition's title
 */

/**
 * The texts of a step.
 * @typedef {object} StepText
 * @property {string} id the step's id
 * @property {string} title the step's title
 * @property {Array<TextBlock>} blocks the step's text
 * @property {string} question the question in a sentence; "" if there is none
 * @property {Array<Choice>} choices the answers to choose from
 * @property {Array<EditionName>} editions the editions that the step can be played under
 * @property {number} moves the number of actions that the step takes
 * @property {Array<Clause>} clauses the clauses that the step is about
 */

/**
 * The texts that stay the same during a step, requested once by the page.
 * @typedef {object} LessonTexts
 * @property {string} key the key of the step and its texts, which changes whenever the texts may differ
 * @property {LessonText} lesson the texts of the lesson
 * @property {StepText} step the texts of the current step
 * @property {string} tonight the offer of the short path; "" on the path, after the last lesson, and once it is done
 */

/** An event of the engine; its other data differ by type.
 * @typedef {{type: EventKind, seat: Seat|null} & Record<string, any>} GameEvent */

/**
 * The answer to an item in the outbox.
 * @typedef {object} Ack
 * @property {string} id the item's id
 * @property {boolean} ok whether the item was carried out
 * @property {any} [data] the answer, if the item was a query
 * @property {Clause} [rule] the clause that a refusal rests on
 * @property {string} [message] the reason for a refusal, in a sentence
 * @property {Mark} [source] whether the edition prints that clause, is silent, or has a reading of it
 */

/**
 * The reason why the player's usual button, which ends the phase, is refused now.
 * @typedef {object} EndRefused
 * @property {Clause} rule the clause behind the reason
 * @property {string} message the reason as a sentence
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
 * @property {EndRefused} [end_refused] the reason why the phase cannot end
 * @property {number} [defend_best] the number of dice that holds most often, if it is not the largest
 */

/**
 * The owner that eliminated a seat, and the round; null if unknown.
 * @typedef {object} OutSeat
 * @property {Owner|null} by the owner that eliminated the seat
 * @property {number|null} round the round in which the seat was eliminated
 */

/**
 * A seat as everybody sees it.
 * @typedef {object} SeatRow
 * @property {Seat} seat the seat's id
 * @property {string} name the displayed name
 * @property {boolean} [renamed] whether somebody gave the name, which then replaces the colour
 * @property {string} player `"human"`, or the name of a bot
 * @property {string} [wanted] `"my-level"`, if that was the wish for which this bot was chosen
 * @property {string} [face] the name of a bot's face in the catalog's `faces`
 * @property {number} territories the number of territories that the seat holds
 * @property {number} armies the number of armies that the seat has on the board
 * @property {Array<[piece: string, count: number]>} pieces these armies as pieces of the edition, the largest first
 * @property {number} cards the number of cards in the seat's hand
 * @property {Array<Continent>} continents the continents that the seat holds completely
 * @property {number|null} income the armies that the seat's next turn would bring; null if they must not be shown
 * @property {OutSeat|null} out the facts about the seat's elimination; null while the seat still plays
 * @property {boolean} [auto_defend] whether the seat always defends with the dice that hold best
 */

/**
 * The third army, in a game for two.
 * @typedef {object} Third
 * @property {"neutral"|"allied"} kind the kind of army: only an allied one can attack
 * @property {number} territories the number of territories that the third army holds
 * @property {number} armies the number of armies on the board that belong to the third army
 */

/**
 * A card of the person at the screen.
 * @typedef {object} HandCard
 * @property {string} card the card's id
 * @property {CardSymbol} symbol the symbol on the card
 * @property {Territory|null} territory the territory on the card; null for a wild card
 * @property {boolean} owned whether the territory is the viewer's
 */

/**
 * The secret goal of the person at the screen.
 * @typedef {object} Mission
 * @property {string} id the id of the card
 * @property {string} text the text of the card
 * @property {string} progress the progress, in a sentence
 * @property {string} near a sentence saying that few territories are missing; "" while many are
 * @property {Array<string>} continents the continents that the card names
 * @property {Array<string>} to_take the territories still to be taken, if the card names them
 */

/**
 * The public facts about the cards.
 * @typedef {object} Cards
 * @property {number} sets_traded the number of sets traded in by all seats so far
 * @property {number|null} next_value the armies for the next set; null if that depends on the set
 * @property {Record<string, number>|null} values the armies by kind of set, if they are fixed
 * @property {number|null} deck the number of cards in the deck; null if a lesson asks for it
 * @property {number} discard the number of cards on the discard pile
 * @property {number} must_trade_at the number of cards in a hand that forces a trade
 * @property {"after_combat"|"end_of_turn"} [earned] the time of drawing the card that a capture has earned this turn
 */

/**
 * The proposed number of armies to move into the captured territory.
 * @typedef {object} Proposal
 * @property {number} armies the number of armies to move in
 * @property {number} behind the rivals' armies next to the territory that attacked
 * @property {number} ahead the rivals' armies next to the captured territory
 */

/**
 * Armies received this turn, and the reason for them.
 * @typedef {object} IncomeItem
 * @property {string} label the reason in words
 * @property {number} armies the armies received for this reason
 * @property {Clause} rule the clause behind the item
 */

/**
 * One of the events folded into a line of the log.
 * @typedef {object} LogPart
 * @property {number} at the number of actions after the event
 * @property {string} text the event in a sentence
 */

/**
 * A line of the log.
 * @typedef {object} LogLine
 * @property {number} n the number of the line's last entry
 * @property {number} at the number of actions after the event
 * @property {Owner|null} seat the seat that acted
 * @property {string} text the line as a sentence
 * @property {string} kind the kind of the line's event
 * @property {Territory} [territory] the territory of the event
 * @property {number} [first] the number of the first entry of a line that opens, which stays while the line grows
 * @property {string} [latest] the addition of the last decision to a folded line
 * @property {Array<LogPart>} [parts] the events of a line that opens, if the whole log was requested
 */

/**
 * The seat that gets the screen next, and the events that its player has missed.
 * @typedef {object} Handover
 * @property {Seat} to the seat that gets the screen
 * @property {string} name the person's name
 * @property {Array<string>} lines the events since the seat's last turn, in sentences
 */

/**
 * The state of automatic play, and the speed of the bots.
 * @typedef {object} Bots
 * @property {boolean} running whether anything continues without a click now
 * @property {boolean} paused whether a bot must act, but has been stopped
 * @property {Speed} speed the speed of bots
 * @property {number} [tick] the milliseconds after which the page resumes the bots, if the kernel has no threads
 */

/**
 * A bot that failed to decide; the game waits for another bot to take over.
 * @typedef {object} BotFailure
 * @property {Seat} seat the seat that the bot plays
 * @property {string} text the failure, in a sentence
 * @property {string} substitute the bot that is proposed as a replacement
 */

/**
 * An attack that is repeated.
 * @typedef {object} RollingAttack
 * @property {Territory} source the territory that attacks
 * @property {Territory} target the territory that is attacked
 * @property {number} stop_at the number of armies in the source at which to stop
 */

/**
 * The totals of a repeated attack. Expected losses are for the same number of dice.
 * @typedef {object} Series
 * @property {number} rolls the number of rolls so far
 * @property {Owner} attacker the owner that attacks
 * @property {Owner} defender the owner of the attacked territory before the battle
 * @property {number} lost the armies that the attacker has lost
 * @property {number} beaten the armies that the defender has lost
 * @property {number} lost_mean the armies that the attacker loses on average
 * @property {number} beaten_mean the armies that the defender loses on average
 */

/**
 * The standing of each seat, round by round.
 * @typedef {object} Curves
 * @property {Array<number>} rounds the numbers of the rounds
 * @property {Record<Seat, Array<number>>} armies each seat's armies in each round
 * @property {Record<Seat, Array<number>>} territories each seat's territories in each round
 */

/**
 * A figure of a finished game.
 * @typedef {object} Figure
 * @property {string} label the label that says what the figure counts
 * @property {string|number} value the value as displayed
 */

/**
 * The final screen.
 * @typedef {object} Over
 * @property {Seat|null} winner the winner; null if nobody has won
 * @property {string} reason the id of a clause, `"ended"`, or `"partial"` if the end is unknown
 * @property {string} text the end of the game in a sentence
 * @property {Curves} history the course of the game
 * @property {Array<Figure>} stats the figures of a seat
 * @property {Seat|null} about the seat whose figures these are
 * @property {string} [level] the change in the level of the only person in the game, in a sentence
 */

/**
 * A person's place on the ladder of bots.
 * @typedef {object} LevelShown
 * @property {number} rung the likeliest rung
 * @property {number} low the lower end of the rung's interval
 * @property {number} high the upper end of the rung's interval
 * @property {"none"|"rough"|"fair"|"good"} sureness the precision: "none" before the first games, when easy bots are proposed
 */

/**
 * The board and the seats around it, now or at an earlier moment.
 * @typedef {object} BoardPart
 * @property {number} round the number of the round, from 1; 0 in the set-up
 * @property {Seat} turn the seat whose turn it is
 * @property {Phase} phase the part of the turn
 * @property {Seat|null} actor the seat that must act; null when the game is over
 * @property {Record<Territory, Holding>} territories the owner and the armies of each territory
 * @property {Array<SeatRow>} seats the seats in the order of turns
 * @property {Third|null} third the third army; null in a game without one
 * @property {number} to_place the armies in the hand of the seat that must act
 * @property {Territory|null} capital the capital of the seat at the screen; null if there is none or it may not be seen
 * @property {Partial<Record<Seat, Territory>>} capitals_shown the capitals that everybody knows
 * @property {Record<Territory, number>} tired the armies that may not move again this turn
 */

/**
 * A game that was kept when its kernel ended, and can be continued.
 * @typedef {object} KeptGameShown
 * @property {string} id the game's id, with which it is continued
 * @property {number} begun the time when the game began, in seconds since 1970
 * @property {number} round the round that the game has reached
 * @property {string} edition_title the edition's title
 * @property {string} mode_title the mode's title
 * @property {Record<Seat, string>} players the player of each seat: "human", or the name of a bot
 * @property {boolean} [copied] whether only the page has the game, and sends its copy with the request to continue
 */

/** The state of a table or a class.
 * @typedef {"closed"|"opening"|"open"|"cut_off"} RoomState */

/**
 * A seat's screen, and whether the player is there.
 * @typedef {object} TableSeat
 * @property {Seat} seat the seat's id
 * @property {"here"|"there"|"away"|"left"} at the player's place: at the host's screen, or at a separate screen that is connected, cut off or left
 * @property {number} [screens] the number of screens, if several people play the seat as a team
 */

/**
 * The other screens of a game, for the host, without links, since a snapshot may be saved.
 * @typedef {object} TablePart
 * @property {RoomState} state the state of the table
 * @property {Array<TableSeat>} seats the seats of people
 * @property {number} watching the number of spectators
 * @property {number} vote the seconds for a team's vote on each decision; 0 if the first to answer decides
 * @property {string} [problem] the reason why the table could not be opened, or has closed, in a sentence
 */

/**
 * A choice that some members of a team have voted for.
 * @typedef {object} VoteOption
 * @property {string} text the text of the choice
 * @property {number} count the number of votes for the choice
 */

/**
 * A decision that the screens at one seat are voting on.
 * @typedef {object} VotePart
 * @property {number} left the seconds until the votes are counted
 * @property {number} there the number of screens at the seat
 * @property {number} voted the number of screens that have voted
 * @property {boolean} own whether this screen has voted
 * @property {Array<VoteOption>} options the choices so far
 */

/**
 * The number of pupils who have given the same answer.
 * @typedef {object} ClassBar
 * @property {string} text the text of the answer
 * @property {number} count the number of pupils
 * @property {boolean} [right] whether the answer is right, once the right answer has been shown
 * @property {Array<string>} [who] the pupils' names, if the host wants to see them
 */

/**
 * A class around a lesson, for the host, without links, since a snapshot may be saved.
 * @typedef {object} ClassPart
 * @property {RoomState} state the state of the class
 * @property {string} [problem] the reason why the class could not be opened, or has closed, in a sentence
 * @property {number} there the number of connected pupils
 * @property {number} answered the number of pupils who have answered this question
 * @property {number} n the number of answers so far to all questions, with which the class's table grows
 * @property {Array<ClassBar>} bars the answers with their counts
 * @property {boolean} shown whether the right answer is on all screens
 * @property {boolean} position whether there is a game whose position can be asked about
 * @property {number} limit the seconds for each further question; 0 if there is no limit
 * @property {number} [left] the seconds left for this question; absent without a limit
 * @property {Array<string>} [pupils] the names of all pupils who joined, if the host wants to see them
 */

/**
 * A note to a pupil of a class about their own answer.
 * @typedef {object} PupilPart
 * @property {string} name the pupil's name in the class
 * @property {boolean} waits whether the feedback waits until the host shows the answer
 * @property {boolean} shown whether the right answer is on all screens
 * @property {number} [left] the seconds left for the question; absent without a limit
 * @property {string} [said] the answer in words; "" for several actions
 * @property {any} [answer] the answer in the form in which the page handed it in, unless it was an action
 * @property {boolean} [right] whether the answer is right; absent until that may be known
 * @property {Array<TextBlock>} [about] the fault in the answer, once the right one has been shown
 */

/**
 * The numbers of the player's own mistakes: how many are kept, and how many are due.
 * @typedef {object} OwnMistakesShown
 * @property {number} kept the number of mistakes
 * @property {number} due the number of mistakes to be answered again
 */

/**
 * The settings of the person at the screen.
 * @typedef {object} Switches
 * @property {boolean} teach whether each part of the turn is explained
 * @property {boolean} evaluation whether everybody's chance of winning is shown
 * @property {boolean} confirm whether each army, and each end of a part of a turn, waits for a button
 * @property {CoachWhen} coach the moments when the coach speaks: never, after a mistake, or after each decision
 */

/**
 * The form for a game, before any has been chosen.
 * @typedef {object} SetupScreen
 * @property {3} v the version of these shapes
 * @property {number} seq the number of the position, which grows with each change
 * @property {string} game_id an id that changes whenever something else is displayed: the page then forgets its choices
 * @property {Bots} bots the state of automatic play
 * @property {Array<Ack>} acks the answers to items of the outbox
 * @property {"setup"} screen the word that names this screen
 * @property {Switches} switches the settings of the person at the screen
 * @property {LevelShown} level the level of the person at the screen, to which rivals' strength may be fitted
 * @property {OwnMistakesShown|null} mistakes the player's own mistakes, if there are any
 * @property {NewGame|null} chosen the game that a page of this kernel started last, without its seed
 * @property {Array<KeptGameShown>} kept the games that can be continued, the one played last first
 */

/**
 * The events since the player's own turn, shown while bots play and in a turn's first part.
 * @typedef {object} Recap
 * @property {string} headline the events in a line; "" if there were none
 * @property {Record<Territory, Owner>} changed the earlier owners of territories that have changed hands since the last turn, in the first part of a turn
 * @property {Array<string>} since sentences for the first part of a turn: on what the rivals did meanwhile, and finally on how the seat stands
 * @property {Array<Owner|null>} since_by the seat that each of these lines is about
 */

/**
 * The common part of all screens that have a board.
 * @typedef {object} AtBoardOwn
 * @property {3} v the version of these shapes
 * @property {number} seq the number of the position, which grows with each change
 * @property {string} game_id an id that changes whenever something else is displayed: the page then forgets its choices
 * @property {Bots} bots the state of automatic play
 * @property {Array<Ack>} acks the answers to items of the outbox
 * @property {string} edition the edition's id
 * @property {string} edition_title the edition's title
 * @property {string} mode the mode's id
 * @property {string} goal the way to win, in a sentence
 * @property {Record<string, any>} options the values of the options in this game, by id
 * @property {string} board the board's id
 * @property {Seat|null} viewer the seat at the screen; null if there are only spectators
 * @property {boolean} human whether the seat that must act is played by a person here
 * @property {"shown"|"covered"|"none"} private the state of the viewer's secrets: on display, waiting for the action "reveal", or nobody's
 * @property {Array<HandCard>|null} hand the viewer's cards; null if they may not be seen
 * @property {Mission|null} mission the viewer's mission; null if there is none or it may not be seen
 * @property {Cards} cards the public facts about the cards
 * @property {[attack: string, defence: string]} dice_colours the colours of the dice, as the edition prints them
 * @property {Legal} legal the legal actions; empty unless the person at the screen must decide
 * @property {Array<IncomeItem>|null} income this turn's armies by reason; null outside the part of a turn in which they are placed
 * @property {Record<Territory, number>} placed the armies placed in this part of the turn or, in set-up, in the last turn of the seat that must act
 * @property {Battle|null} battle the battle that awaits an answer, or the last roll of this phase
 */
/** @typedef {BoardPart & AtBoardOwn} AtBoard */

/**
 * The common part of the screens of games and lessons, on which turns are played.
 * @typedef {object} OnTurnOwn
 * @property {Recap|null} recap the events since the player's own turn, at its start and while bots play
 * @property {Proposal|null} proposal the number of armies to move into a captured territory, while that is decided
 */
/** @typedef {AtBoard & OnTurnOwn} OnTurn */

/**
 * The facts that a link gives about its game.
 * @typedef {object} LinkedPart
 * @property {"position"|"game"|"seen"} content the content: a position, a whole game, or a game in progress as somebody sees it
 * @property {boolean} locked whether the link hides secrets, so that nobody can play on
 * @property {Seat|null} viewer the seat whose view the link shows; null if it shows everybody's, or nothing is hidden
 * @property {Seat} author the seat whose game it is
 * @property {Seat} rival a seat that did not win
 * @property {Seat|null} winner the winner; null if nobody has won
 * @property {boolean} over whether the game has ended
 * @property {number} rounds the number of rounds played so far
 * @property {Seat} turn the seat whose turn it is
 * @property {number} moves the number of decisions so far
 */

/**
 * The place of a game in an exam.
 * @typedef {object} ExamPart
 * @property {number} number the number of the game, counting from 1
 * @property {number} of the number of games of an exam
 */

/**
 * A decision that the reader of a story is asked to make before the story shows it.
 * @typedef {object} StoryQuestion
 * @property {Seat} seat the seat whose decision it was
 * @property {"attack"|"place"|"move"|"other"} kind the kind of decision; "other" if nothing on the map is decided
 * @property {Array<Territory>} answer the territories that were chosen
 * @property {Array<Territory>} arrow the source and the target of an arrow, or nothing
 * @property {string} told the actions played, in sentences
 */

/**
 * A moment at which the reader of a story stops.
 * @typedef {object} StoryChapter
 * @property {number} at the number of actions before the chapter
 * @property {"start"|"turn"|"move"|"note"|"plan"} kind the beginning, a turning point, a turn that could have changed one, a comment, or a plan that was not played
 * @property {number} [number] the number of the turning point
 * @property {string} text the events, or the comment
 * @property {Array<string>} [more] the better play, and the territories left exposed
 * @property {Array<Territory>} marks the territories that the chapter points to
 * @property {Array<Array<Territory>>} arrows the arrows that the chapter draws, each as its source and target
 * @property {StoryQuestion} [asks] the question for the reader before the chapter
 */

/**
 * The chances of winning, turn by turn. The lists begin before the first turn.
 * @typedef {object} StoryCourse
 * @property {Array<number>} rounds the round of each turn
 * @property {Array<number>} moments the number of actions before each turn's end
 * @property {Record<Seat, Array<number>>} chances each seat's chances
 */

/**
 * A story: a recorded game that needs no kernel.
 * @typedef {object} StoryPart
 * @property {Array<StoryChapter>} chapters the chapters in the order of play
 * @property {StoryCourse|null} course the chances, turn by turn; null if they are not known
 */

/**
 * The facts that only the host's page of a game shows.
 * @typedef {object} HostPart
 * @property {LevelShown} level the level of the person at the screen, to which rivals may be fitted
 * @property {Array<"hint"|"undo">} uncounting while the game counts for that level: the actions after which it no longer would
 * @property {Array<Seat>|null} listed the seats in the form's order, if the order of turns was drawn
 * @property {TablePart|null} table the other screens, where there can be any
 * @property {LinkedPart|null} linked the facts about a game from a link
 * @property {ExamPart|null} exam the game's place in an exam, in which there are no hints and nothing is taken back
 * @property {number|null} analyse the moment to open first, if the game is there to be analysed
 * @property {boolean|null} in_notebook in a notebook: whether the saved output shows the game's story in place of a picture
 * @property {BotFailure|null} bot_failure the failure of a bot
 */

/**
 * The facts that only a guest's page shows; facts about the whole table are the host's.
 * @typedef {object} GuestPart
 * @property {VotePart} [vote] the vote of the guest's team
 * @property {StoryPart} [story] on a page without a kernel: the story of the game
 */

/**
 * The end of the log.
 * @typedef {object} LogShownPart
 * @property {Array<LogLine>} recent the latest lines of the log
 * @property {number} log_length the number of lines in the whole log
 */

/**
 * The common part of all screens of a game, present or past.
 * @typedef {object} OfGameOwn
 * @property {boolean} advice whether hints, the coach and taking back are allowed
 * @property {HostPart} [host] on the host's page: its part
 * @property {GuestPart} [guest] on a guest's page: its part
 * @property {number} moves the number of decisions so far
 * @property {Switches} switches the settings of the person at the screen
 */
/** @typedef {AtBoard & OfGameOwn} OfGame */

/**
 * The common part of all screens that show where a game stands now.
 * @typedef {object} InGameOwn
 * @property {Array<GameEvent>} last the events since the previous snapshot
 * @property {Array<string>} moments the moments since the previous snapshot, in sentences: continents that changed hands, and territories held against the odds
 * @property {boolean} undo whether a decision can be taken back
 * @property {boolean} redo whether a decision that was taken back can be played again
 * @property {string} taken_back the actions that an undo took back, in a sentence, until something is played; "" otherwise
 * @property {Series|null} series the totals of a repeated attack, until the next decision
 */
/** @typedef {OfGame & OnTurn & LogShownPart & InGameOwn} InGame */

/**
 * The action the expert would take now.
 * @typedef {object} HintAnswer
 * @property {Record<string, any>} action the action
 * @property {string} nudge the place to look, for a player who wants no more than that
 * @property {Array<Territory>} look the territories that the nudge points at
 * @property {Array<string>} sentences the action, and the reasons in numbers
 * @property {Record<Territory, number>} put the armies that the plan places
 * @property {Array<Array<Territory>>} steps the attacks of the plan in order, or the movement, each as its source and target
 */

/**
 * A remark of the coach on a decision that lost win chance.
 * @typedef {object} CoachCard
 * @property {number} at the number of decisions before this one
 * @property {string} lost the loss, or the request to look for something better
 * @property {string} why the objection to the decision, or the reasons for the better one
 * @property {string} [dice] the cost of the decision and the effect of the dice, if dice were rolled after it
 * @property {number} [tries] the tries left, while the player looks for a better decision
 * @property {boolean} [kept] whether the decision comes back tomorrow
 * @property {boolean} may_take_back whether the decision can be taken back, to look for a better one
 * @property {boolean} may_keep whether the decision can be kept for tomorrow
 * @property {boolean} may_show whether the better decision can still be shown
 * @property {HintAnswer} [answer] the better decision, once it has been shown
 */

/**
 * The coach's words to the person at the screen.
 * @typedef {object} CoachShown
 * @property {"thinking"|"good"} [mark] the coach's state: judging the last decision, or finding it as good as the best
 * @property {string} [good] the praise in words
 * @property {CoachCard} [card] the coach's remark
 * @property {string} [turn] the effects of choices and dice in the turn that has ended, in words
 * @property {Array<string>} [late] remarks on earlier decisions of the turn, each made only after the next decision
 * @property {string} [before_end] the chances given up by ending the attacks now, in words
 */

/**
 * The common part of the screens of an unfinished game.
 * @typedef {object} InPlayOwn
 * @property {boolean} placing whether a bot does the rest of the set-up for the seat that must act or, while bots act, for the seat at the screen
 * @property {Territory|null} front in the first turn of a newcomer's suggested game, until an army is placed: the territory from which an attack would be easiest
 * @property {RollingAttack|null} rolling an attack that is being repeated
 * @property {Record<Seat, number>|null} chances the chances of winning; null if they are not shown or cannot be computed
 * @property {CoachShown|null} coached the coach's words, if the coach is on
 * @property {"open"|"made"|null} single_fortify while armies may be moved: the state of the turn's movement, if there is only one
 */
/** @typedef {InGame & InPlayOwn} InPlay */

/**
 * A game in progress, as shown to the seat at the screen.
 * @typedef {object} PlayScreenOwn
 * @property {"play"} screen the word that names this screen
 */
/** @typedef {InPlay & PlayScreenOwn} PlayScreen */

/**
 * A game whose screen is being handed to a person who has not taken it yet.
 * @typedef {object} HandoverScreenOwn
 * @property {"handover"} screen the word that names this screen
 * @property {Handover} handover the person who gets the screen
 */
/** @typedef {InPlay & HandoverScreenOwn} HandoverScreen */

/**
 * A game that has ended.
 * @typedef {object} OverScreenOwn
 * @property {"over"} screen the word that names this screen
 * @property {Over} over the end of the game
 */
/** @typedef {InGame & OverScreenOwn} OverScreen */

/**
 * The common part of all screens of a lesson; a lesson has no game of its own.
 * @typedef {object} InLessonOwn
 * @property {LessonPart} lesson the learner's place in the lesson
 */
/** @typedef {OnTurn & InLessonOwn} InLesson */

/**
 * A lesson for a single learner.
 * @typedef {object} LessonScreenOwn
 * @property {"lesson"} screen the word that names this screen
 */
/** @typedef {InLesson & LessonScreenOwn} LessonScreen */

/**
 * A lesson for a class, on the host's page.
 * @typedef {object} ClassScreenOwn
 * @property {"class"} screen the word that names this screen
 * @property {ClassPart} classroom the pupils and the answers
 */
/** @typedef {InLesson & ClassScreenOwn} ClassScreen */

/**
 * A lesson for a class, on a pupil's page.
 * @typedef {object} PupilScreenOwn
 * @property {"pupil"} screen the word that names this screen
 * @property {PupilPart} pupil the note about the pupil's own answer
 */
/** @typedef {InLesson & PupilScreenOwn} PupilScreen */

/**
 * The parts of the position editor besides the board.
 * @typedef {object} EditorPart
 * @property {string} problem the reason why the position is impossible, in a sentence; "" if it is possible
 * @property {Array<Territory>} places the territories that the problem is about
 * @property {boolean} undo whether there is an earlier draft
 * @property {boolean} redo whether there is a later draft
 * @property {boolean} counted whether the armies to place are those that the rules count
 * @property {boolean} captured whether a territory has been captured this turn
 * @property {Partial<Record<Seat, number>>} in_hand each seat's armies for the set-up
 * @property {number} sets_traded the number of sets traded in by all seats so far
 * @property {Array<Phase>} phases the phases that the draft can be set to
 * @property {Partial<Record<Seat, string[]>>} hands the ids of each seat's cards
 * @property {Array<string>} cards the ids of all cards that are in no hand
 * @property {Partial<Record<Seat, string>>} missions the id of each seat's mission
 * @property {Array<string>} wanted the ids of the missions that a seat may have; empty without missions
 * @property {Partial<Record<Seat, Territory>>} capitals each seat's capital
 * @property {boolean} has_capitals whether the mode has capitals
 * @property {boolean} from_game whether the draft can begin with the position of the game below
 * @property {number} [ends] if playing from here ends a game in progress: the round of that game
 */

/**
 * The position editor.
 * @typedef {object} EditorScreenOwn
 * @property {"editor"} screen the word that names this screen
 * @property {EditorPart} editor the draft
 */
/** @typedef {AtBoard & EditorScreenOwn} EditorScreen */

/** @typedef {PlayScreen|HandoverScreen|OverScreen} GameScreen */

/** @typedef {LessonScreen|ClassScreen|PupilScreen} TaughtScreen */

/** @typedef {GameScreen|TaughtScreen|EditorScreen} BoardScreen */

/** The data of one screen, of the kind that `screen` names.
 * @typedef {SetupScreen|BoardScreen} Snapshot */

/**
 * A comment on a moment of the game.
 * @typedef {object} CommentShown
 * @property {string} written the comment as written in the record
 * @property {string} text the comment's words
 * @property {Array<Territory>} marks the territories that the comment points to
 * @property {Array<Array<Territory>>} arrows the arrows that the comment draws, each as its source and target
 * @property {boolean} [asks] whether the reader is asked for the next action before it is shown
 */

/**
 * The comment on a moment that has one.
 * @typedef {object} CommentPart
 * @property {CommentShown} [comment] the comment on the moment
 */

/**
 * A moment of the game: the parts of a snapshot at that time.
 * @typedef {object} MomentOwn
 * @property {Array<IncomeItem>|null} income this turn's armies by reason; null outside the part of a turn in which they are placed
 * @property {Record<Territory, number>} placed the armies placed in this part of the turn or, in set-up, in the last turn of the seat that must act
 * @property {Battle|null} battle the battle that awaits an answer, or the last roll of this phase
 * @property {number} at the number of decisions before the moment
 * @property {number} news the number of lines of `recent` about the last decision
 * @property {Record<Seat, number>|null} chances the chances of winning, once the game is over
 * @property {number} round_before the moment at which this round began or, if that is this moment, at which the previous one began
 * @property {number} round_after the moment at which the next round begins, or the last moment
 */
/** @typedef {BoardPart & LogShownPart & CommentPart & MomentOwn} Moment */

// ---- risk_widget/protocol/answer_types.py

/**
 * The chances and average losses in a battle fought to the end.
 * @typedef {object} OddsAnswer
 * @property {number} attackers
 * @property {number} defenders
 * @property {number} stop_at
 * @property {number} win the chance of a capture
 * @property {number} hit the chance that the next roll costs the defender an army
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
 * @property {number} hold the chance of holding if the attack goes on to its end, with as many dice as possible after this roll
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
 * @property {Array<number>} lost the losses of the attacker, then of the defender
 */

/**
 * All dice of the game so far, and a check of their fairness.
 * @typedef {object} DiceAnswer
 * @property {string} sentence
 * @property {string} seed the words to write down or, when the game is over, to compare with those written down
 * @property {Array<DiceRow>} rows
 * @property {Array<DiceRoll>} rolls
 */

/**
 * A plan for the rest of a turn.
 * @typedef {object} PlanShown
 * @property {string} letter
 * @property {"expert"|"played"|"own"} by
 * @property {string} whose the plan's owner, in words
 * @property {number} chance the chance of winning the game
 * @property {number} error the error of the chance, in percentage points
 * @property {number} games the number of games continued from the plan; 0 if the chance is an estimate
 * @property {string} success the exact chance that all attacks of the plan succeed, in words
 * @property {Array<string>} steps the steps in words
 * @property {Array<string>} texts the steps as texts, in the form in which a plan is sent
 * @property {string} wins
 * @property {string} opens
 * @property {Record<Territory, number>} put the armies that the plan places
 * @property {Array<Array<Territory>>} ways the plan's attacks and movements in order, each as its source and target
 * @property {number|null} place the plan's number among the player's own plans
 * @property {string} name
 * @property {number} follow the number of plans that continue this one
 * @property {Array<Record<Territory, Holding>>} boards the changes that each step makes on the board, if all attacks succeed with average losses
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
 * @property {number} games the number of games continued from each plan so far
 * @property {number} of
 * @property {boolean} rough whether the next piece of work looks ahead from the plans, for better estimates
 * @property {boolean} compiling whether the answer is waiting for the compiler, which runs only once
 * @property {number} to_place the number of armies that the seat has to place
 * @property {string} path the player's own plan that all of these continue; "" at the moment itself
 * @property {Record<Territory, Holding>} board the position after that plan, as far as it differs from the moment
 * @property {Array<FaultyPlan>} faulty
 */

/**
 * A player's own plan, as a row of the game's tree.
 * @typedef {object} BranchShown
 * @property {number} at the moment of the plan
 * @property {number} round
 * @property {string} path the place of the plan among the plans of the moment
 * @property {string} name the plan's name, or its first step in words
 * @property {number} more the number of further steps
 */

/** All of a player's own plans, each followed by the plans that continue it.
 * @typedef {{branches: Array<BranchShown>}} BranchesAnswer */

/**
 * A better choice at a turning point.
 * @typedef {object} ToldPoint
 * @property {string|null} opened the territory left exposed to that turn, and its chance of falling, in a sentence
 * @property {string|null} better the better choice, or a note that there was none; null if it is unknown or already shown
 * @property {number|null} try_at the step at which the turn that could have changed the game began; null if already shown
 * @property {Record<Territory, Holding>} territories the board at that step, or else at the start of the turning point
 */

/**
 * A turn that changed the chances considerably.
 * @typedef {object} TurningPoint
 * @property {number} turn the turn's number, as in the lists of a review
 * @property {number} at the step at which the turn began
 * @property {string} text
 * @property {ToldPoint} [told] the better choice, only for the turns that changed the chances most
 */

/**
 * The effect of the dice on a seat.
 * @typedef {object} ReviewLuck
 * @property {Seat} seat
 * @property {number} armies
 * @property {number} chance the part of the chance of winning that the dice brought
 */

/**
 * A turn of the game; turns are in the order of play.
 * @typedef {object} ReviewTurn
 * @property {number} turn the turn's number, from 1
 * @property {Seat} seat
 * @property {number} round
 * @property {number} at the step at which the turn began
 */

/**
 * A turn compared with the expert's plan. Chances use only what the turn's seat could know.
 * @typedef {object} ReviewTurnAnswer
 * @property {number} turn
 * @property {number} before
 * @property {number} after
 * @property {number} dice the change that the turn's dice made to the seat's chance
 * @property {string|null} plan the expert's plan, or a note that the turn began with it or won; null if there is neither
 * @property {string|null} opened the territories left exposed that others took, and how likely their fall was
 * @property {boolean} won
 * @property {number|null} worth the choices compared with the plan, without the dice: below 0 if the plan was better; null if the turn began with the plan or won. If the turn was searched for mistakes, the cost of its costliest mistake in the games that confirmed it, or null if there was none
 * @property {boolean} judged whether the turn was searched for mistakes
 * @property {Array<string>} mistakes the turn's confirmed mistakes
 */

/**
 * The review of a finished game. The lists begin before the first turn.
 * @typedef {object} ReviewAnswer
 * @property {Array<number>} rounds the round of each turn, preceded by the first turn's round for the time before that turn
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
 * @property {boolean} compiling whether the search is waiting for the compiler, which runs only once
 * @property {number} done
 * @property {number} pieces
 * @property {number} found the number of mistakes saved; 0 until the search is over
 */

/**
 * One of the player's own mistakes.
 * @typedef {object} MistakeRow
 * @property {string} id
 * @property {string} title
 * @property {string} game the game of the mistake, in words
 * @property {string} when when the mistake comes back, in words
 * @property {boolean} due
 */

/**
 * The win chance lost per turn by one kind of decision, in per cent.
 * @typedef {object} GivenAway
 * @property {string} title
 * @property {string} part
 * @property {number} error half the width of the 95% interval
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
 * @property {Array<[low: number, chance: number, high: number]>} trend the win chance lost in each of the last games, relative to regular players in such games; 1 means the same loss
 * @property {number|null} usual the same figure for players on the person's rung; null before the first games
 * @property {number} usual_rung
 * @property {Array<GivenAway>} kinds the kinds of decision, the costliest first
 * @property {string|null} rung the level on the ladder, in a sentence; null before the first games
 */

/**
 * The facts that the form for a new game shows about the person.
 * @typedef {object} PersonAnswer
 * @property {LevelShown} level
 * @property {OwnMistakesShown|null} mistakes the player's own mistakes, if there are any
 */

/** A line with its clause.
 * @typedef {{label: string, value: string, rule: Clause}} WhyRow */

/** The explanation of a figure or event, item by item.
 * @typedef {{sentence: string, rows: Array<WhyRow>, clauses: Array<Clause>}} WhyAnswer */

/**
 * Some frames of a film, for the page to draw.
 * @typedef {object} FilmAnswer
 * @property {string} head the beginning of all drawings
 * @property {Array<string>} frames each drawing, without the common beginning and end
 * @property {Array<number>} times the time for which each frame of the film is shown, in milliseconds
 */

/**
 * The progress in one lesson.
 * @typedef {object} CourseRow
 * @property {string} id
 * @property {string} title
 * @property {number} done
 * @property {number} steps
 * @property {[earned: number, of: number]} stars the stars of the lesson's challenge; [0, 0] if there is none
 */

/**
 * The questions that come back.
 * @typedef {object} ReviewShown
 * @property {number} due the number of questions to be asked again today
 * @property {number} a_day the most questions that the learner wants to be asked in a day
 * @property {string} sentence the number of questions that are due, or the day when the next comes back, in words
 * @property {Array<[title: string, source: string]>} rows
 */

/**
 * The latest exam.
 * @typedef {object} ExamAnswer
 * @property {Array<[rung: number, won: boolean]>} games the exam's finished games, the first one first
 * @property {number} of the number of games of an exam
 * @property {string} sentence a description of exams, the progress in this one, or its result
 * @property {Array<[step: string, title: string]>} back the lessons and kinds of puzzles to go back to
 * @property {string} page the result as a page to print, as HTML; "" before the end
 */

/**
 * The map of the course.
 * @typedef {object} CourseAnswer
 * @property {Array<CourseRow>} lessons
 * @property {CourseRow} tonight the short path through the course
 * @property {ReviewShown} review
 * @property {ExamAnswer} exam
 * @property {Array<string>} about sentences on puzzles, the strongest bot beaten, and guesses
 * @property {string} turns the number of whole turns that were planned, with the rating; "" if none
 */

/**
 * The end of a planned turn, played by the learner or by the expert.
 * @typedef {object} TurnSidePart
 * @property {"you"|"expert"} who
 * @property {string} title the side, in words
 * @property {Array<string>} lines sentences on the armies placed and the territories taken and left open
 * @property {Record<Territory, Holding>} held the board at the end of the turn
 */

/**
 * The result of a planned turn.
 * @typedef {object} TurnResultPart
 * @property {number} score the score from 0 to 100
 * @property {string} title the score in words
 * @property {string} sentence the value of the plan, in a sentence
 * @property {Array<Array<string>>} cells the table of chances with its head
 * @property {string} measured how the chances were measured, in words
 * @property {Array<TurnSidePart>} sides
 */

/**
 * The state of the judgement of a planned turn.
 * @typedef {object} TurnAnswer
 * @property {boolean} compiling whether the judgement is waiting for the compiler, which runs only once
 * @property {number} done
 * @property {number} pieces the approximate number of pieces of work in all; 0 if there is no turn to judge
 * @property {TurnResultPart|null} result
 * @property {string} rating the ratings of the learner and the turn, in words
 */

/**
 * A pupil's row in the table of a class's answers.
 * @typedef {object} PupilRow
 * @property {string} name
 * @property {Array<[answer: string, tries: number, right: boolean|null]>} answers the answers in the order of the questions; 0 tries mean no answer
 */

/**
 * The answers of a class, as a table of pupils by questions.
 * @typedef {object} ClassAnswer
 * @property {Array<string>} questions the questions' titles
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

/** A clause in one edition; `from` names the edition from which a silent edition takes it.
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
