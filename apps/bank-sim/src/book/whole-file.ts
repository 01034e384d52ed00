import { renameSync, writeFileSync } from "node:fs";

/** Writes a file that is there whole or not at all, for whoever reads it at that moment and for the start after a kill; only its owner may read it. */
export function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.new`, text, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}
