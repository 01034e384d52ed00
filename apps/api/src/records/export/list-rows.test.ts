import type { Cell } from "@retribusi/contract/define/cell";
import { expect, test } from "vitest";
import type { Look, Viewer } from "../holder.ts";
import { type ListPresentation, rowMaker } from "./list-rows.ts";

const number = "3273010101990001";
const masked = "3273********0001";

const how: Omit<ListPresentation, "viewer"> = {
  entity: "trx_penginapan",
  names: ["id", "noidentitas"],
  selected: ["id", "noidentitas", "idpemesan", "pengelolaid"],
  reader: { language: "id", zone: "Asia/Jakarta" },
  files: "https://contoh.example/files/",
};

/** What somebody sees of an identity number in a booking of this owner and group, and the traces that it leaves. */
function seen(viewer: Viewer, owner: number | null, group: number | null, value: string | null = number) {
  const looks: Look[] = [];
  const [, cell = null] = rowMaker({ ...how, viewer }, looks)([5, value, owner, group]);
  return { cell, looks };
}

const say = (text: string): Cell => ({ is: "text", text });
const trace = [{ kunci: "5", sesudah: { baris: 1 } }];
const manager: Viewer = { userid: 11, role: "pengelola", pengelolaid: 7 };

test("an identity number is in full for its owner, who leaves no trace, for the manager of its group and the super user, who do", () => {
  expect(seen(manager, 12, 7)).toEqual({ cell: say(number), looks: trace });
  expect(seen({ ...manager, role: "superuser", pengelolaid: null }, 12, 8)).toEqual({
    cell: say(number),
    looks: trace,
  });
  expect(seen(manager, 11, 8)).toEqual({ cell: say(number), looks: [] });
});

test("it is masked for everybody else: another group's manager, one without a group, and whoever has another role", () => {
  const none = { cell: say(masked), looks: [] };
  expect(seen(manager, 12, 8)).toEqual(none);
  expect(seen({ ...manager, pengelolaid: null }, 12, null)).toEqual(none);
  for (const role of ["dinas", "pemda", "bank", "nasabah"] as const)
    expect(seen({ ...manager, role }, 12, 7), role).toEqual(none);
});

test("where there is no number nothing was seen", () => {
  expect(seen(manager, 12, 7, null)).toEqual({ cell: null, looks: [] });
});

test("a state is told in the reader's language, by the code beside its name", () => {
  const names = ["uraianstatus", "subobjectname"];
  const selected = [...names, "statusbooking"];
  const row = ["Lunas", "Kamar Standar", 50];
  const told = (language: "en" | "id") =>
    rowMaker({ ...how, names, selected, reader: { ...how.reader, language }, viewer: manager }, [])(row);
  expect(told("en")).toEqual([say("Paid"), say("Kamar Standar")]);
  expect(told("id")).toEqual([say("Lunas"), say("Kamar Standar")]);
});

test("moments are told in the zone of their record, by what else stands in it, and references by their names", () => {
  const selected = [
    "tglmulaipemakaian",
    "tglakhirpemakaian",
    "satuantarif",
    "zonawaktu",
    "objectid",
    "objectname",
    "id",
  ];
  const make = rowMaker(
    { ...how, names: ["tglmulaipemakaian", "tglakhirpemakaian", "objectid"], selected, viewer: manager },
    [],
  );
  const [from, until] = ["2026-11-21 16:00:00.000", "2026-11-22 16:00:00.000"];
  expect(make([from, until, "hari", "Asia/Makassar", 3, "Aula", 5])).toEqual([
    { is: "day", day: "2026-11-22" },
    { is: "day", day: "2026-11-22" },
    say("Aula"),
  ]);
  const moment = (day: string, time: string) => ({ is: "moment", day, time, zone: "Asia/Jakarta" });
  expect(make([from, until, "jam", null, 3, "", 5])).toEqual([
    moment("2026-11-21", "23:00"),
    moment("2026-11-22", "23:00"),
    { is: "number", value: 3 },
  ]);
});
