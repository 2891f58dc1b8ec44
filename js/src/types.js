/**
 * The data that the kernel sends, as types. Nothing here runs.
 *
 * The Python side writes these shapes (`risk_widget/widget/snapshot.py`, `Board.to_json`); the front
 * end only reads them.
 */

/** @typedef {"red"|"blue"|"green"|"yellow"|"black"|"purple"} Seat */
/** A seat, or `"third"` for the third army; null while nobody holds the territory.
 * @typedef {Seat|"third"} Owner */
/** @typedef {string} Territory id of a territory, such as `"north-africa"` */
/** @typedef {string} Continent id of a continent */
/** @typedef {[number, number]} Point in map units */
/** @typedef {[owner: Owner|null, armies: number]} Holding */
/** @typedef {"infantry"|"cavalry"|"artillery"|"wild"} CardSymbol */

// ---- board -------------------------------------------------------------------------------------

/** A curve across the sea: start, control point, end.
 * @typedef {[Point, Point, Point]} Curve */

/**
 * Where the tag and the name of a territory go at one map size.
 * @typedef {object} Place
 * @property {Point} b centre of the army tag
 * @property {string[]} t lines of the name
 * @property {"t"|"b"|"l"|"r"} p side of the tag on which the name stands
 * @property {Point} [a] foot of the leader line, for a tag that stands off its land
 */

/**
 * Where the name of a continent goes; `s` is the place at the small map size.
 * @typedef {object} ContinentPlace
 * @property {string} name
 * @property {string} [short]
 * @property {Point} m
 * @property {Point} [s]
 * @property {Point} [l]
 * @property {"start"|"middle"|"end"} [anchor]
 */

/** @typedef {"s"|"m"|"l"} Tier size class of a map */
/** @typedef {"up"|"down"|"left"|"right"} Direction */

/**
 * @typedef {object} Shapes
 * @property {number} w
 * @property {number} h
 * @property {Record<Territory, string>} paths
 * @property {Array<[Territory, Territory, ...Curve]>} lanes
 * @property {Array<[Territory, Curve]>} [edges] lanes that leave the map at its left and right edge
 * @property {string} cborder land borders between continents
 * @property {Record<Tier, Record<Territory, Place>>} place
 * @property {Record<Continent, ContinentPlace>} contlab
 * @property {Record<Territory, [number, number, number, number]>} bbox
 * @property {Record<Territory, Partial<Record<Direction, Territory>>>} nav
 * @property {Record<Continent, [light: string, dark: string]>} tints colours of the continents
 */

/**
 * @typedef {object} Board
 * @property {string} id
 * @property {string} name
 * @property {string} [summary]
 * @property {Array<{id: Territory, name: string, card: CardSymbol}>} territories
 * @property {Array<{id: Continent, name: string, bonus: number, territories: Territory[]}>} continents
 * @property {Array<{between: [Territory, Territory], by: "land"|"sea"}>} borders
 * @property {Shapes} shapes
 */

// ---- what the map shows ------------------------------------------------------------------------

/**
 * The choice under way. Territories outside `on` are paled; without a choice nothing is.
 * @typedef {object} MapChoice
 * @property {"attack"|"move"|"place"|"claim"|"capital"|"defend"|"battle"|"past"|"lesson"|"point"|"pointed"|"refused"} kind
 * @property {Territory} [source]
 * @property {Territory} [target]
 * @property {Territory[]} candidates territories that can be chosen next
 * @property {Territory[]} on
 * @property {boolean} [arrow] draw an arrow from source to target
 * @property {Record<Territory, "source"|"target"|"possible">} [marks] outlines that go before all else
 */

/**
 * @typedef {object} MapView
 * @property {Record<Territory, Holding>} territories
 * @property {MapChoice|null} choice
 * @property {Record<Territory, number>} plus armies just placed, shown on the tag
 * @property {Record<Continent, Seat>} held continents held whole
 * @property {Set<Territory>} pickable
 * @property {Set<Territory>} sources from which something can be sent
 * @property {Record<Territory, string[]>} labels messages that the accessible name has besides
 * @property {boolean} disabled nothing can be picked now (another seat acts, the kernel is lost)
 * @property {Record<Territory, number>} tired armies that may not move again this turn
 * @property {Record<Territory, Capital>} capitals that the person at the screen knows of
 * @property {string} third what the third army is: neutral, allied
 * @property {MapRoll|null} dice that lie beside the battle
 */

/**
 * A roll as the map shows it.
 * @typedef {object} MapRoll
 * @property {number} n tells rolls apart
 * @property {Territory} source
 * @property {Territory} target
 * @property {number[]} attack highest first
 * @property {number[]} defence highest first
 * @property {Array<[number, number, "attack"|"defence"]>} pairs the dice compared, and who won
 * @property {string[]} colours of the attacker's dice and the defender's, as the edition prints them
 */

/** Whose first capital it is, and whether only its owner sees that.
 * @typedef {{seat: Seat, secret: boolean}} Capital */

/**
 * @typedef {object} MapOptions
 * @property {ParentNode & Node} root where the widget lives: the element given by the host
 * @property {(id: string, params?: Record<string, any>) => string} say the page's words
 * @property {(territory: Territory, how?: {ask: boolean}) => void} onPick `ask`: it was held, or clicked with Shift
 * @property {(source: Territory, target: Territory) => void} onDraw one was drawn onto another
 * @property {(event: KeyboardEvent, territory: Territory|null) => void} onKey keys the map leaves alone
 * @property {() => boolean} reducedMotion
 */

/**
 * @typedef {object} MapHandle
 * @property {HTMLElement} element
 * @property {(view: MapView) => void} update
 * @property {(territory?: Territory) => void} focus
 * @property {() => Territory|null} focused
 * @property {(event: KeyboardEvent) => void} steer takes the focus, and a key that was pressed elsewhere
 * @property {(events: GameEvent[]) => void} flash animate what just happened; call after `update`
 * @property {(roll: MapRoll, pace: number, done: () => void) => void} roll rolls dice: `done` when
 *   they lie still; a `pace` of 0.5 is twice as quick as 1
 * @property {() => void} skip lets dice that roll lie still at once
 * @property {() => void} destroy
 */

// ---- events and actions ------------------------------------------------------------------------

/**
 * What happened in the engine; `data` differs by type.
 * @typedef {{type: string, seat: Seat|null} & Record<string, any>} GameEvent
 */

/**
 * A game or control action. The kernel decides whether it is legal.
 * @typedef {{type: string} & Record<string, any>} Action
 */

/** @typedef {{id: string, base_seq: number, action: Action}} OutboxItem */

/**
 * @typedef {object} Ack
 * @property {string} id
 * @property {boolean} ok
 * @property {any} [data] answer to a query
 * @property {string} [rule] clause that a refusal rests on
 * @property {string} [message]
 * @property {"printed"|"silent"|"reading"} [source]
 */

// ---- snapshot ----------------------------------------------------------------------------------

/** @typedef {[min: number, max: number]} Range */
/** @typedef {Record<Territory, Record<Territory, Range>>} Moves by source, then target */

/**
 * A set that may be traded now.
 * @typedef {object} TradeOption
 * @property {string[]} cards
 * @property {number} armies
 * @property {Record<Territory, number>} [bonus] extra armies on the territories shown on the cards
 * @property {Territory[]} [choose_bonus] several fit: the player picks one
 * @property {number} [bonus_armies] extra armies of the one that is picked
 */

/**
 * What the seat that must act may do; a key is present only where it is legal now.
 * @typedef {object} Legal
 * @property {Territory[]} [claim]
 * @property {Territory[]} [choose_capital]
 * @property {{territories: Territory[], max: number}} [place]
 * @property {TradeOption[]} [trade]
 * @property {Moves} [attack]
 * @property {Record<string, number[]>} [attack_dice] dice allowed per number of armies sent
 * @property {number[]} [defend]
 * @property {Range} [occupy]
 * @property {Moves} [fortify]
 * @property {boolean} [end_phase]
 * @property {{rule: string, message: string}} [end_refused]
 */

/**
 * @typedef {object} SeatRow
 * @property {Seat} seat
 * @property {string} name
 * @property {"human"|"random"|"cautious"} player
 * @property {number} territories
 * @property {number} armies
 * @property {Array<[piece: string, count: number]>} pieces
 * @property {number} cards
 * @property {Continent[]} continents
 * @property {number|null} income null: it is not to be told
 * @property {null|{by: Seat, round: number}} out
 * @property {boolean} auto_defend
 */

/**
 * The battle that waits for an answer, or the last roll.
 * @typedef {object} Battle
 * @property {Territory} source
 * @property {Territory} target
 * @property {Seat} attacker
 * @property {Owner} defender
 * @property {number} armies
 * @property {number} attack_dice
 * @property {number[]} [attack] highest first
 * @property {number[]} [defence] highest first
 * @property {Array<[number, number, "attack"|"defence"]>} [pairs]
 * @property {number} [attacker_losses]
 * @property {number} [defender_losses]
 * @property {string} [rule]
 * @property {number} [n]
 * @property {boolean} pending
 */

/** @typedef {{card: string, symbol: CardSymbol, territory: Territory|null, owned: boolean}} HandCard */
/** @typedef {{label: string, armies: number, rule: string}} IncomeItem */
/** `at`: the number of moves after which it was true.
 * @typedef {{n: number, at: number, seat: Owner|null, text: string, kind: string, territory?: Territory}} LogLine */

/**
 * @typedef {object} Over
 * @property {Seat|null} winner
 * @property {string} reason clause id, "ended", or "partial" where the end is not known
 * @property {string} text
 * @property {{rounds: number[], armies: Record<Seat, number[]>, territories: Record<Seat, number[]>}} history
 * @property {Array<{label: string, value: string|number}>} stats
 * @property {Seat|null} about whose figures they are
 */

/**
 * Everything the screen shows, for the seat in front of it.
 * @typedef {object} Snapshot
 * @property {1} v
 * @property {number} seq
 * @property {string} game_id
 * @property {"play"|"handover"|"over"|"setup"|"past"} screen "past" only on the page: a moment is looked at
 * @property {string} edition
 * @property {string} edition_title
 * @property {string} mode
 * @property {Record<string, any>} options
 * @property {string} board
 * @property {number} round
 * @property {Seat} turn
 * @property {string} phase
 * @property {Seat|null} actor
 * @property {Seat|null} viewer
 * @property {boolean} human the seat that must act is a person here
 * @property {null|{to: Seat, name: string, lines: string[]}} handover
 * @property {Record<Territory, Holding>} territories
 * @property {SeatRow[]} seats
 * @property {null|{kind: "neutral"|"allied", territories: number, armies: number}} third
 * @property {number} to_place
 * @property {null|IncomeItem[]} income
 * @property {Record<Territory, number>} placed
 * @property {null|HandCard[]} hand
 * @property {null|{id: string, text: string, progress: string}} mission
 * @property {null|Territory} capital
 * @property {Partial<Record<Seat, Territory>>} capitals_shown
 * @property {"shown"|"covered"|"none"} private
 * @property {{sets_traded: number, next_value: number|null, values: Record<string, number>|null, pile: number, discard: number, must_trade_at: number}} cards
 * @property {[attack: string, defence: string]} dice_colours
 * @property {Legal} legal
 * @property {Record<Territory, number>} tired
 * @property {null|Battle} battle
 * @property {LogLine[]} recent
 * @property {number} log_length
 * @property {number} moves decisions so far
 * @property {GameEvent[]} last events since the snapshot before
 * @property {string[]|null} [since] while a turn begins: what the seat's rivals did meanwhile, and
 *   in the last line how the seat stands
 * @property {number} [proposed] armies to move into the captured territory
 * @property {boolean} [placing] the seat that must act has left its set-up to a bot
 * @property {boolean} [confirm] each army and each end of a part waits for a button
 * @property {boolean} [rear] the captured territory borders no rival, its attacker does
 * @property {"open"|"made"|null} [once] while armies move, where there is one movement in a turn
 * @property {boolean} undo
 * @property {boolean} redo
 * @property {boolean} [teach] each part of the turn is explained
 * @property {{running: boolean, paused: boolean, speed: "normal"|"fast"|"instant", tick?: number}} bots `tick`: the page resumes the bots after so many ms, where the kernel has no threads
 * @property {null|{source: Territory, target: Territory, stop_at: number}} rolling
 * @property {null|Over} over
 * @property {import("./lessonTypes.js").LessonPart} [lesson] there is a lesson, and no game of its own
 * @property {number} [at] with screen "past": the moves before this moment
 * @property {number} [news] with screen "past": lines of `recent` that tell what the last of them did
 * @property {Ack[]} acks
 */

/**
 * A moment of the game, as the kernel answers it: parts of a snapshot as they were then.
 * @typedef {{at: number, news: number} & Pick<Snapshot, "round"|"turn"|"phase"|"actor"|"territories"|"seats"|"third"|"to_place"|"capital"|"capitals_shown"|"tired"|"income"|"placed"|"battle"|"recent"|"log_length">} Moment
 */

// ---- catalog -----------------------------------------------------------------------------------

/** @typedef {{id: string, title: string, summary: string, players: number[]}} CatalogMode */
/** @typedef {{id: string, title: string, choices: Array<{value: any, label: string}>, default: any}} CatalogOption */
/** @typedef {{id: string, title: string, summary: string, modes: CatalogMode[], options: CatalogOption[]}} CatalogEdition */

/**
 * What can be chosen for a new game, and the words of the rules.
 * @typedef {object} Catalog
 * @property {CatalogEdition[]} editions
 * @property {Array<{id: string, title: string, summary: string}>} bots
 * @property {Array<{id: string, name: string, summary: string}>} boards
 * @property {Seat[]} seats
 * @property {Record<string, string>} missions
 */

/**
 * Synced traits of the widget.
 * @typedef {object} WidgetModel
 * @property {Snapshot} state
 * @property {OutboxItem[]} outbox
 * @property {Board} board
 * @property {Catalog} catalog
 * @property {string} language
 * @property {string} words the page's messages in that language, for `createWords`
 * @property {"auto"|"light"|"dark"} theme
 * @property {"auto"|"on"|"off"} reduced_motion
 */

export {};
