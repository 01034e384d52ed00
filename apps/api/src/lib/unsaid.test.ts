import { expect, test } from "vitest";
import { withoutSecrets } from "./unsaid.ts";

const id = "0b7b9a1e-3273-4101-8101-327301010101";
const hash = `$2b$12$${"a".repeat(53)}`;

test.each([
  ["an identity number", "no 3273010101010001.", "no 3273********0001."],
  [
    "one in an address",
    "/api/userdata/list/noidentitas%2F3273010101010001",
    "/api/userdata/list/noidentitas%2F3273********0001",
  ],
  ["a session", "token eyJhbGciOi.eyJqdGkiOi.c2ln-x_", "token [token]"],
  ["what a header carries", "Authorization: Bearer abc.def123456", "Authorization: Bearer [hidden]"],
  ["a personal key", `the key erk_${id}.${"a".repeat(43)} ran out`, "the key [token] ran out"],
  ["the key of a link", "http://x/#/index/verifyemail?key=Ab-9_cdefghij", "http://x/#/index/verifyemail?key=[hidden]"],
  [
    "a signature",
    "/files/dokumen/a.pdf?sampai=1790000000&tanda=Ab-9_cdefghij",
    "/files/dokumen/a.pdf?sampai=1790000000&tanda=[hidden]",
  ],
  ["a password's hash", `("budi", "${hash}")`, `("budi", "[hash]")`],
  ["the password of a server", "smtp://user:geheim@mail.example:587", "smtp://user:[hidden]@mail.example:587"],
])("%s is masked", (_, text, said) => {
  expect(withoutSecrets(text)).toBe(said);
});

test.each([
  ["a phone number, which is shorter", "081234567890123"],
  ["a longer number", "32730101010100011"],
  ["the number of a request", id],
  ["a day and an hour", "2026-11-22T08:00:00.000Z"],
  ["another name that ends like one", "monkey=Ab-9_cdefghij"],
  ["an address without a password", "https://bank.example:8443/reference?pemdaid=32"],
])("%s stays", (_, text) => {
  expect(withoutSecrets(text)).toBe(text);
});
