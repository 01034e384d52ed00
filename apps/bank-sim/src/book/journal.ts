import { closeSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from "node:fs";

export interface Journal {
  /** What was written before, in its order. */
  readonly lines: readonly unknown[];
  /** Returns when the line is on the disk. */
  append: (line: object) => void;
  close: () => void;
}

/** Lines of JSON that are only ever added to. What a killed process began to write and didn't end is cut off: nobody was told of it. */
export function openJournal(path: string): Journal {
  const file = openSync(path, "a+", 0o600);
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf("\n") + 1;
  if (end < bytes.length) ftruncateSync(file, end);
  const text = bytes.subarray(0, end).toString("utf8");
  return {
    lines: text.split("\n").flatMap((line): unknown[] => (line === "" ? [] : [JSON.parse(line)])),
    append: (line) => {
      writeSync(file, `${JSON.stringify(line)}\n`);
      fsyncSync(file);
    },
    close: () => closeSync(file),
  };
}
