/** What a spreadsheet would take for a formula, and run. */
const formula = /^[=+\-@\t\r]/;

/** An apostrophe in front marks the cell as text; the import takes it away again. */
const plainText = (value: string): string => (formula.test(value) ? `'${value}` : value);

const quoted = (value: string): string => (/[";\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** A csv file that Excel in Indonesia opens rightly: byte order mark, semicolons, no formulas. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map((cell) => quoted(plainText(cell))).join(";")}\r\n`).join("")}`;
