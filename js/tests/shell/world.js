/** A board without drawings and a catalog, as small as the tests of the shell need them. */

const title = (id) =>
  id
    .replace(/-us$/, "-united-states")
    .replace(/(^|-)(\w)/g, (_, dash, c) => (dash && " ") + c.toUpperCase());

const CONTINENTS = {
  africa: "north-africa egypt east-africa congo south-africa madagascar",
  "south-america": "venezuela peru brazil argentina",
  asia: "siam china india middle-east",
  europe: "southern-europe northern-europe",
};

export const board = {
  id: "classic",
  name: "Classic",
  continents: Object.entries(CONTINENTS).map(([id, ids]) => ({
    id,
    name: title(id),
    bonus: 2,
    territories: ids.split(" "),
  })),
  territories: Object.values(CONTINENTS).flatMap((ids) =>
    ids.split(" ").map((id) => ({ id, name: title(id), card: "infantry" })),
  ),
  borders: ["north-africa egypt", "congo north-africa", "siam china", "brazil peru"].map(
    (pair) => ({
      between: pair.split(" "),
      by: "land",
    }),
  ),
};

const mode = (id, ...players) => ({ id, title: id, summary: `${id} summary`, players });

export const catalog = {
  editions: [
    {
      id: "nordic",
      title: "Nordic 2000",
      summary: "",
      modes: [mode("missions", 3, 4, 5, 6), mode("duel", 2)],
      options: [],
    },
    {
      id: "german",
      title: "German (Parker)",
      summary: "",
      modes: [mode("missions", 2, 3, 4, 5, 6)],
      options: [
        {
          id: "defender_decides",
          title: "The defender picks the dice",
          choices: [
            { value: "before", label: "before" },
            { value: "after", label: "after" },
          ],
          default: "before",
        },
      ],
    },
    {
      id: "czech",
      title: "Czech",
      summary: "",
      modes: [mode("domination", 3, 4, 5, 6)],
      options: [],
    },
  ],
  bots: [
    { id: "random", title: "Random", summary: "" },
    { id: "cautious", title: "Cautious", summary: "" },
  ],
  boards: [{ id: "classic", name: "Classic", summary: "" }],
  clauses: {},
  seats: ["red", "blue", "green", "yellow", "black", "purple"],
  missions: {},
};
