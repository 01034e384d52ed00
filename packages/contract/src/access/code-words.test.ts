import { expect, test } from "vitest";
import { wordsOf } from "./code-words.ts";
import { findPage, pages } from "./pages.ts";

test.each([
  ["trx_penginapan/list_booking_nasabah", "List of bookings (Customer)", "Daftar pesanan (Nasabah)"],
  ["trx_alat/list_alat_nsb", "List of bookings (Customer)", "Daftar pesanan (Nasabah)"],
  ["userdata/peninjauan", "Review queue", "Antrean peninjauan"],
  ["home", "Home", "Beranda"],
  ["account/edit", "Edit one's own account", "Ubah akun sendiri"],
  ["account/keamanan", "Security of one's own account", "Keamanan akun sendiri"],
])("%s is called %s", (name, en, id) => {
  expect(findPage(name)?.label).toEqual({ en, id });
});

test("a permission says what it is about; one that opens no page, and a role of one's own, have no words", () => {
  expect(wordsOf("permission", "roles/list")?.en).toBe("Roles: List");
  expect(wordsOf("permission", "uji/coba")).toBeUndefined();
  expect(wordsOf("role", "bank")?.id).toBe("Bank");
  expect(wordsOf("role", "kasir")).toBeUndefined();
  expect(wordsOf(undefined, "bank")).toBeUndefined();
});

test("every page is told in words that are no codes", () => {
  const coded = pages
    .filter(({ label, verbs }) => /_|nsb/.test(label.en) || label.en === verbs[0])
    .map(({ name }) => name);
  expect(coded).toEqual([]);
});

test("no page is called by its own code, which is Indonesian, on an English screen", () => {
  const bare = pages.filter(({ name, label: { en, id } }) => {
    return en === id && en.toLowerCase() === name.split("/").at(-1);
  });
  expect(bare.map(({ name }) => name)).toEqual([]);
});
