/**
 * Types that only the page uses, and types of the board and the catalog, which a page gets once.
 * Nothing here runs.
 *
 * The types of the kernel's recurring messages are in types.js.
 */

/** @import { AtBoard, BoardScreen, CardSymbol, Continent, GameEvent, Holding, InLesson, InPlay, Mission, Moment, OfGame, OutboxItem, Owner, Seat, TaughtScreen, Territory } from "./types.js" */

// ---- screens -----------------------------------------------------------------------------------

/** The screen before any game: a form, and behind it an empty board.
 * @typedef {AtBoard & {screen: "none"}} NoGame */

/** A moment of a game that somebody is looking back at.
 * @typedef {OfGame & Moment & {screen: "past"}} PastScreen */

/**
 * A scene of a lesson. `put_back`: the scene's action does not stay on the board.
 * @typedef {TaughtScreen & {put_back: boolean}} Scenery
 */

/** The parts that only some screens have.
 * @typedef {Partial<InPlay & InLesson & {put_back: boolean}>} Parts */

/**
 * The data from which the board and its surroundings are drawn: a screen sent by the kernel, or one
 * that the page has derived from it.
 * @typedef {BoardScreen|PastScreen|Scenery|NoGame} Shown
 */

/** @typedef {[number, number]} Point in map units */

// ---- board -------------------------------------------------------------------------------------

/** A curve across the sea: start, control point, end.
 * @typedef {[Point, Point, Point]} Curve */

/**
 * The places of a territory's tag and name at one map size.
 * @typedef {object} LabelPlace
 * @property {Point} b centre of the army tag
 * @property {string[]} t lines of the name
 * @property {string} [short] the abbreviation, for a map without room for the name
 * @property {"t"|"b"|"l"|"r"} p side of the tag on which the name stands
 * @property {Point} [a] foot of the leader line, for a tag that stands off its land
 */

/**
 * The place of a continent's name; `s` is its place at the small map size.
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
 * @property {Record<Continent, string>} [rims] the middle of a strip of land along them, which carries the colour of the continent as its shores do
 * @property {Record<Tier, Record<Territory, LabelPlace>>} place
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
 * The choice under way. Territories outside `on` are dimmed; without a choice, none are.
 * @typedef {object} MapChoice
 * @property {"attack"|"move"|"place"|"claim"|"capital"|"battle"|"past"|"lesson"|"point"|"pointed"|"refused"} kind
 * @property {Territory} [source]
 * @property {Territory} [target]
 * @property {Territory[]} candidates territories that can be chosen next
 * @property {Territory[]} on
 * @property {boolean} [arrow] draw an arrow from source to target
 * @property {Record<Territory, "source"|"target"|"possible">} [marks] outlines that take precedence
 *   over all others
 */

/**
 * @typedef {object} MapView
 * @property {Record<Territory, Holding>} territories
 * @property {MapChoice|null} choice
 * @property {Record<Territory, number>} plus armies just placed, shown on the tag
 * @property {Record<Territory, number>} [proposed] armies that wait to be placed
 * @property {Record<Continent, Seat>} held continents that one seat holds completely
 * @property {Set<Territory>} pickable
 * @property {Record<Territory, Owner>} changed the earlier owners of territories that have changed
 *   hands
 * @property {Set<Territory>} sources from which something can be sent
 * @property {boolean} [paints] whether a drag paints territories, and sends nothing
 * @property {Record<Territory, string[]>} labels further messages in the accessible name
 * @property {boolean} disabled nothing can be picked now (another seat acts, the kernel is lost)
 * @property {Record<Territory, number>} tired armies that may not move again this turn
 * @property {Record<Territory, Capital>} capitals that the person at the screen knows of
 * @property {string} third what the third army is: neutral, allied
 * @property {Pick<Mission, "continents"|"to_take">|null} [goal] the places named in the mission of
 *   the person at the screen
 * @property {MapRoll|null} dice that lie next to the battle
 * @property {MapHint|null} [hint]
 */

/**
 * An outline of a hint. `text`: the armies to place, or the number of a step, next to the tag;
 * `label`: the message that explains the outline.
 * @typedef {{kind: "here"|"to", text: string, label: string}} HintMark
 */

/**
 * A hint on the map.
 * @typedef {object} MapHint
 * @property {Record<Territory, HintMark>} marks
 * @property {Array<[source: Territory, target: Territory]>} arrows
 * @property {string} [plan] the letter of the plan; each plan has its own kind of dashes
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
 * @property {[Owner, Owner]} seats attacker and defender, whose colours the dice have
 * @property {string[]|null} colours of the attacker's dice and the defender's instead, as the edition prints them
 */

/**
 * The times of a roll. `pace`: 1 is the usual time, 0.5 half of it; `rest`: how long the dice lie
 * still before anything follows, in ms.
 * @typedef {{pace: number, rest?: number}} RollTimes
 */

/**
 * A great moment that is announced. `seat`: the seat that has taken or lost the continent, is out,
 * has traded a whole hand for `bonus` armies, or has won; `at`: the territory whose capture caused
 * the event, if known.
 * @typedef {{kind: "taken"|"lost", continent: Continent, seat: Seat, bonus: number, at: Territory|null}
 *   | {kind: "out", seat: Seat, by: Seat, at: Territory|null}
 *   | {kind: "cards", seat: Seat, bonus: number, at: null}
 *   | {kind: "won", seat: Seat, at: Territory|null}} BoardMoment
 */

/**
 * The great moments to announce. `queue`: the moment being announced, or about to be, and those
 * after it; `told`: whether the first one has the headline.
 * @typedef {{queue: BoardMoment[], told: boolean}} Telling
 */

/** @typedef {"dice"|"capture"|"continent"|"card"|"turn"|"win"} Sound */

/**
 * The seat whose first capital this is, and whether only its owner knows.
 * @typedef {{seat: Seat, secret: boolean}} Capital
 */

/**
 * @typedef {object} MapOptions
 * @property {ParentNode & Node} root where the widget lives: the element given by the host
 * @property {(id: string, params?: Record<string, any>) => string} say the page's words
 * @property {string} [language] by which names are sorted
 * @property {(territory: Territory, how?: {ask: boolean}) => void} onPick `ask`: the territory was held, or clicked with Shift
 * @property {(source: Territory, target: Territory) => void} onDrag a territory was dragged onto another one
 * @property {(territory: Territory, first: boolean) => void} onPaint a stroke goes over a territory; `first`: the stroke begins there
 * @property {(event: KeyboardEvent, territory: Territory|null) => void} onKey keys that the map
 *   does not use
 * @property {() => boolean} reducedMotion
 * @property {(seat: Owner) => string|undefined} [faceOf] the parts of the face of the bot that plays a seat
 */

/**
 * A press, or a point on the screen.
 * @typedef {{target: EventTarget|null, clientX?: number, clientY?: number}} Pointing
 */

/**
 * @typedef {object} MapHandle
 * @property {HTMLElement} element
 * @property {(view: MapView) => void} update
 * @property {(territory?: Territory) => void} focus
 * @property {() => Territory|null} focused
 * @property {(event: Pointing) => Territory|null} at the territory that a press means; null: the sea
 * @property {(event: KeyboardEvent) => void} steer takes the focus, and a key that was pressed elsewhere
 * @property {() => void} whole shows the whole map again, after a part was enlarged
 * @property {(events: GameEvent[]) => void} flash animates the latest events; call after `update`
 * @property {(moment: BoardMoment|null, still: boolean) => void} tell shows a great moment, with words alone
 *   if nothing may move; null ends it
 * @property {(roll: MapRoll, times: RollTimes, done: () => void) => void} roll rolls dice: `done` when
 *   the tags have lost their armies and the dice have rested
 * @property {(wall: number) => void} legible makes names and numbers large enough for a wall of this height, in CSS
 *   pixels; 0: as large as usual
 * @property {() => void} skip makes rolling dice lie still immediately
 * @property {() => void} destroy
 */

// ---- catalog -----------------------------------------------------------------------------------

/** @typedef {{id: string, title: string, summary: string, players: number[]}} CatalogMode */
/** @typedef {{id: string, title: string, choices: Array<{value: any, label: string}>, default: any}} CatalogOption */
/** @typedef {{id: string, title: string, summary: string, language?: string, invitation?: string, modes: CatalogMode[], options: CatalogOption[]}} CatalogEdition */

/**
 * The choices for a new game, and the words of the rules.
 * @typedef {object} Catalog
 * @property {CatalogEdition[]} editions
 * @property {Array<{id: string, title: string, summary: string, level?: string|null, beside?: number|null, offered?: boolean}>} bots
 * @property {Array<{id: string, name: string, summary: string}>} boards
 * @property {Array<[name: string, parts: string]>} [faces] the names and faces that bots may have
 * @property {Seat[]} seats
 * @property {string[]} [languages] their tags
 * @property {Record<string, string>} missions
 * @property {{territories: Record<string, Record<Territory, string[]>>, continents: Record<Continent, string[]>, short?: Record<Territory, string>}} [on_map]
 *   the names that differ on the drawn board: of a territory, its lines by size of the map; of a
 *   continent, its name and its short name for small maps
 */

export {};
