import { expect, test } from "vitest";
import { letterTo } from "./letter.ts";

const person = { username: "siti", fullname: "Siti {title}", email: "siti@contoh.example", bahasa: "en" };
const letter = {
  subject: { en: "Ready for {username}: {title}", id: "Siap untuk {username}: {title}" },
  body: { en: "Hello {fullname}, {title} is ready.", id: "Halo {fullname}, {title} sudah siap." },
};

test.each([
  ["en", "Ready for siti: Rekap", "Hello Siti {title}, Rekap is ready."],
  ["id", "Siap untuk siti: Rekap", "Halo Siti {title}, Rekap sudah siap."],
])(
  "subject and body of a letter in %s are filled in, and what people wrote stays as it is",
  (bahasa, subject, text) => {
    const mail = letterTo({ ...person, bahasa }, letter, { title: "Rekap" });
    expect(mail).toEqual({ to: person.email, subject, text, language: bahasa });
  },
);
