/** Advances of the signs from blank to tilde (U+0020 to U+007E), in thousandths of the type size, as the faces of `Sans` have them. */
const advances = {
  normal: [
    200, 289, 426, 497, 497, 824, 609, 249, 303, 303, 418, 497, 249, 311, 249, 350, 497, 497, 497, 497, 497, 497, 497,
    497, 497, 497, 249, 249, 497, 497, 497, 425, 847, 543, 588, 571, 615, 527, 494, 617, 652, 263, 479, 579, 486, 727,
    647, 664, 566, 664, 569, 534, 536, 645, 515, 786, 513, 476, 539, 303, 350, 303, 497, 500, 542, 504, 553, 456, 555,
    496, 292, 504, 544, 246, 247, 495, 255, 829, 547, 542, 555, 555, 347, 419, 338, 544, 467, 719, 446, 467, 425, 303,
    241, 303, 497,
  ],
  bold: [
    200, 315, 482, 513, 513, 841, 639, 275, 324, 324, 438, 513, 275, 322, 275, 344, 513, 513, 513, 513, 513, 513, 513,
    513, 513, 513, 275, 275, 513, 513, 513, 444, 875, 558, 597, 576, 625, 538, 510, 628, 663, 282, 494, 597, 502, 745,
    657, 674, 582, 674, 592, 545, 546, 655, 536, 800, 541, 501, 540, 324, 344, 324, 513, 500, 549, 516, 563, 462, 564,
    507, 317, 520, 558, 262, 263, 522, 271, 843, 560, 549, 564, 564, 373, 431, 361, 556, 495, 748, 481, 495, 443, 324,
    255, 324, 513,
  ],
} as const;

/** What any other sign takes at most. */
const widest = 1000;

const first = 0x20;
const noBreakBlank = 0xa0;

function advanceOf(code: number, face: Face): number {
  return advances[face][(code === noBreakBlank ? first : code) - first] ?? widest;
}

export type Face = keyof typeof advances;

/** Length of a text in type sizes: never less than it takes on paper, because accents are measured as signs of their own. */
export function lengthOf(text: string, face: Face): number {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum += advanceOf(text.charCodeAt(at), face);
  return sum / 1000;
}
