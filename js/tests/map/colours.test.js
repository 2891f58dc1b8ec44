import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import board from "../../../risk_widget/boards/classic.json";

const css = ["palette", "tokens"]
  .map((name) => fileURLToPath(import.meta.resolve(`../../src/styles/${name}.css`)))
  .map((path) => readFileSync(path, "utf8"))
  .join("");
const SEATS = ["red", "blue", "green", "yellow", "black", "purple"];
const THEMES = ["light", "dark"];

/**
 * Colours by name and theme: tokens such as `surface`; seats such as `red`, `red-land`, `red-dim`,
 * `red-on`.
 */
const colours = new Map();
for (const [, name, light, dark] of css.matchAll(
  /--rw-([\w-]+):\s*light-dark\((#\w+),\s*(#\w+)\)/g,
)) {
  colours.set(name, { light, dark });
}
for (const [, seat, body] of css.matchAll(/\.seat-(\w+) \{([^}]*)\}/g)) {
  for (const [, name, light, dark] of body.matchAll(/--(\w+): light-dark\((#\w+), (#\w+)\)/g)) {
    colours.set(`${seat}-${name}`, { light, dark });
  }
  const on = body.match(/--on: (#\w+)/)?.[1] ?? "#ffffff";
  colours.set(`${seat}-on`, { light: on, dark: on });
}
for (const [id, [light, dark]] of Object.entries(board.shapes.tints)) {
  colours.set(id, { light, dark });
}

const channels = (hex) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255);
const linear = (hex) =>
  channels(hex).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
const times = (matrix, vector) =>
  matrix.map((row) => row.reduce((sum, m, i) => sum + m * vector[i], 0));

function contrast(a, b) {
  const luminance = (hex) => times([[0.2126, 0.7152, 0.0722]], linear(hex))[0] + 0.05;
  const [x, y] = [luminance(a), luminance(b)];
  return Math.max(x, y) / Math.min(x, y);
}

/** [text or sign, its background, least contrast] */
const PAIRS = [
  ["ink", "surface", 7],
  ["ink", "paper", 7], // numbers of armies
  ["ink", "sea", 7],
  ["ink-2", "surface", 4.5],
  ["ink-2", "raised", 4.5],
  ["ink-2", "sea", 4.5], // names of continents
  ["ink-2", "accent-soft", 4.5],
  ["on-accent", "accent", 4.5],
  ["accent", "surface", 4.5],
  ["accent", "paper", 3], // rings on their halo
  ["accent", "sea", 3],
  ["focus", "paper", 3],
  ["focus", "sea", 3],
  ["good", "good-soft", 4.5],
  ["bad", "bad-soft", 4.5],
  ["ink", "warn-soft", 7],
  ["line-2", "surface", 3],
  ["lane", "sea", 4.5],
  ...SEATS.map((seat) => [`${seat}-on`, seat, 3]), // glyphs
  ...board.continents.map(({ id }) => [id, "sea", 3]),
];

describe.each(THEMES)("colours, %s", (theme) => {
  it.each(PAIRS)("%s on %s has a contrast of at least %s", (over, under, least) => {
    const [a, b] = [over, under].map((name) => colours.get(name)[theme]);
    expect(contrast(a, b)).toBeGreaterThanOrEqual(least);
  });
});

// How colours look without one kind of cone, after Machado, Oliveira and Fernandes (2009).
const SIGHT = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const TO_LMS = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_OKLAB = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const oklab = (hex, sight) => {
  const seen = times(sight, linear(hex)).map((v) => Math.min(1, Math.max(0, v)));
  return times(TO_OKLAB, times(TO_LMS, seen).map(Math.cbrt));
};

describe.each(Object.entries(SIGHT))("seats, %s sight", (_, sight) => {
  // twice the difference that a careful eye needs to tell two fields apart
  it.each(["", "-land"])("stay apart as tags and as land (%s)", (suffix) => {
    for (const theme of THEMES) {
      const seen = SEATS.map((seat) => oklab(colours.get(seat + suffix)[theme], sight));
      for (const [i, a] of seen.entries()) {
        for (const [j, b] of seen.slice(0, i).entries()) {
          const apart = Math.hypot(...a.map((v, c) => v - b[c]));
          expect(apart, `${SEATS[i]} and ${SEATS[j]}, ${theme}`).toBeGreaterThan(0.09);
        }
      }
    }
  });
});

// ---- what cannot be chosen ---------------------------------------------------------------------

const inverse = ([[a, b, c], [d, e, f], [g, h, i]]) => {
  const minors = [
    [e * i - f * h, c * h - b * i, b * f - c * e],
    [f * g - d * i, a * i - c * g, c * d - a * f],
    [d * h - e * g, b * g - a * h, a * e - b * d],
  ];
  const det = a * minors[0][0] + b * minors[1][0] + c * minors[2][0];
  return minors.map((row) => row.map((v) => v / det));
};
const hexOf = (rgb) =>
  `#${rgb
    .map((v) =>
      Math.round(Math.min(1, Math.max(0, v)) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
const fromOklab = (lab) => {
  const lms = times(inverse(TO_OKLAB), lab).map((v) => v ** 3);
  return hexOf(
    times(inverse(TO_LMS), lms).map((v) =>
      v <= 0.0031308 ? v * 12.92 : 1.055 * Math.max(0, v) ** (1 / 2.4) - 0.055,
    ),
  );
};
/** Mix two colours in OKLab; `share` is the part of the first colour. */
const mixed = (a, b, share) => {
  const [x, y] = [a, b].map((hex) => oklab(hex, SIGHT.full));
  return fromOklab(x.map((v, i) => v * share + y[i] * (1 - share)));
};
/** Lay a colour with this opacity over another. */
const over = (top, under, opacity) => {
  const [x, y] = [top, under].map(channels);
  return hexOf(x.map((v, i) => v * opacity + y[i] * (1 - opacity)));
};

const mapCss = readFileSync(fileURLToPath(import.meta.resolve("../../src/styles/map.css")), "utf8");
const number = (pattern) => Number(mapCss.match(pattern)?.[1]);
const KEPT =
  number(
    /data-choice="pale"\] \{\s*fill: color-mix\(in oklab, var\(--land\) (\d+)%, var\(--rw-paper\)\)/,
  ) / 100;
const HALO = number(/stroke-opacity: ([\d.]+)/);
const at = (name, theme) => colours.get(name)[theme];
const paled = (name, theme) => mixed(at(name, theme), at("paper", theme), KEPT);

describe("a territory that cannot be chosen", () => {
  it("dims by a quarter at most", () => {
    expect(KEPT).toBeGreaterThanOrEqual(0.75);
    expect(KEPT).toBeLessThan(1);
    // names and tags do not fade at all
    expect(mapCss.match(/data-choice="pale"\][^{]*\{[^}]*opacity/)).toBe(null);
  });

  it.each(SEATS)("leaves names readable on the land of %s", (seat) => {
    for (const theme of THEMES) {
      const [ink, paper] = [at("ink", theme), at("paper", theme)];
      for (const land of [at(`${seat}-land`, theme), paled(`${seat}-land`, theme)]) {
        expect(contrast(ink, over(paper, land, HALO)), theme).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

describe.each(Object.entries(SIGHT))("land that cannot be chosen, %s sight", (_, sight) => {
  it("still shows its owner", () => {
    for (const theme of THEMES) {
      const seen = SEATS.map((seat) => oklab(paled(`${seat}-land`, theme), sight));
      for (const [i, a] of seen.entries()) {
        for (const [j, b] of seen.slice(0, i).entries()) {
          const apart = Math.hypot(...a.map((v, c) => v - b[c]));
          expect(apart, `${SEATS[i]} and ${SEATS[j]}, ${theme}`).toBeGreaterThan(0.07);
        }
      }
    }
  });
});

describe.each(Object.entries(SIGHT))("the ring of the focus, %s sight", (_, sight) => {
  it.each(["accent", "ink"])("differs from the ring of the choice (%s)", (ring) => {
    for (const theme of THEMES) {
      const [a, b] = ["focus", ring].map((name) => oklab(colours.get(name)[theme], sight));
      expect(Math.hypot(...a.map((v, c) => v - b[c])), theme).toBeGreaterThan(0.09);
    }
  });
});
