/** Boards for the tests: a small one made by hand, and the classic one. */
import json from "../../../risk_widget/boards/classic.json";

export const classic = () => structuredClone(json);

/** Four squares in a row; the outer two are joined over the edges of the map. */
export function squares() {
  const ids = ["ash", "birch", "big-cedar", "dogwood"];
  const names = ["Ash", "Birch", "Big Cedar", "Dogwood"];
  const box = (i) => [i * 100 + 10, 10, i * 100 + 90, 90];
  const each = (make) => Object.fromEntries(ids.map((id, i) => [id, make(i)]));
  const place = each((i) => ({ b: [i * 100 + 50, 50], t: names[i].split(" "), p: "b" }));
  return {
    id: "squares",
    name: "Squares",
    territories: ids.map((id, i) => ({ id, name: names[i], card: "infantry" })),
    continents: [
      { id: "west", name: "West", bonus: 2, territories: ids.slice(0, 2) },
      { id: "east", name: "East", bonus: 3, territories: ids.slice(2) },
    ],
    borders: [],
    shapes: {
      w: 400,
      h: 100,
      paths: each((i) => `M${i * 100 + 10} 10h80v80h-80z`),
      lanes: [["ash", "birch", [90, 50], [100, 50], [110, 50]]],
      edges: [
        [
          "ash",
          [
            [10, 50],
            [5, 50],
            [0, 50],
          ],
        ],
        [
          "dogwood",
          [
            [390, 50],
            [395, 50],
            [400, 50],
          ],
        ],
      ],
      cborder: "",
      place: { s: place, m: place, l: place },
      contlab: {
        west: { name: "West", m: [100, 8] },
        east: { name: "East", m: [300, 8] },
      },
      bbox: each(box),
      nav: each((i) => ({
        ...(ids[i - 1] && { left: ids[i - 1] }),
        ...(ids[i + 1] && { right: ids[i + 1] }),
      })),
      tints: { west: ["#111111", "#eeeeee"], east: ["#222222", "#dddddd"] },
    },
  };
}
