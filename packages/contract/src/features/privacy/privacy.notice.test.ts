import { expect, test } from "vitest";
import { privacyNotice } from "./privacy.notice.ts";
import { privacyVersion } from "./privacy.rules.ts";

const facts = { namaorganisasi: "Provinsi Contoh", kontak: "Diskominfo", isReachable: true, retensidokumen: 365 };

/** A short digest of the wording (FNV-1a): whoever agreed must have read these words. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16);
}

test("another wording of the notice has another version, which people are asked to agree to", () => {
  const wording = digest(JSON.stringify(privacyNotice(facts)));
  expect([privacyVersion, wording], "raise privacyVersion and write the new pair here").toEqual([
    "2026-11-22",
    "f7fc6ed8",
  ]);
});

test("the notice names who is responsible, how to reach them, and the period of this installation", () => {
  const words = JSON.stringify(privacyNotice({ ...facts, retensidokumen: 90 }));
  expect(words).toContain("Provinsi Contoh is responsible");
  expect(words).toContain("Kontak: Diskominfo");
  expect(words).toContain("90 hari setelah pesanan berakhir");
  const bare = JSON.stringify(privacyNotice({ ...facts, namaorganisasi: null, kontak: null, isReachable: false }));
  expect(bare).not.toContain("null");
  expect(bare).toContain("its phone number stands on your booking");
  const reachable = JSON.stringify(privacyNotice({ ...facts, kontak: null }));
  expect(reachable).not.toMatch(/stands on your booking|Contact:/);
});
