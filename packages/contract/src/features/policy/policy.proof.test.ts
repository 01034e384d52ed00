import { expect, test } from "vitest";
import { documentLabel, requiredOf } from "./policy.proof.ts";

const rule = {
  umum: [],
  pelajar: ["bukti_kelompok"],
  instansi: ["surat_permohonan", "bukti_kelompok"],
  sosial: [],
} as const;

test.each([
  ["umum", null, []],
  ["pelajar", null, ["bukti_kelompok"]],
  ["pelajar", "instansi", ["bukti_kelompok"]],
  ["pelajar", "pelajar", []],
  ["instansi", "instansi", ["surat_permohonan"]],
] as const)("of %s, with %s proved, %j must be attached", (group, proved, documents) => {
  expect(requiredOf(rule, group, proved)).toEqual(documents);
});

test.each([
  ["bukti_kelompok", "pelajar", "Student card or letter of the school"],
  ["bukti_kelompok", "umum", "Proof of the payer group"],
  ["surat_permohonan", "pelajar", "Letter of request"],
] as const)("%s of %s is called “%s”", (kind, group, name) => {
  expect(documentLabel(kind, group).en).toBe(name);
});
