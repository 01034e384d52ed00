/** House rules are kept as plain text, a line each; a bullet or number that was typed before a line goes. */
export const rulesOf = (text: string | null): string[] =>
  (text ?? "")
    .split("\n")
    .map((line) => line.replace(/^\s*(?:[•*–-]|\d+[.)])\s+/, "").trim())
    .filter((line) => line !== "");
