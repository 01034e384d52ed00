import type { Notice } from "./server-action.ts";

/** Characters of a message that a notice begins with. */
const first = 120;

/** The first words of a message, on one line, cut between two words where there is one. */
export function firstWords(isi: string): string {
  const line = isi.replace(/\s+/g, " ").trim();
  if ([...line].length <= first) return line;
  const start = [...line].slice(0, first).join("");
  const end = start.lastIndexOf(" ");
  return `${end > first / 2 ? start.slice(0, end) : start} …`;
}

/** Who wrote and the first words stand where a reason does: the words of people are never read as a form to be filled in. */
export const toCustomer: Notice = {
  choice: "kemajuan",
  customer: {
    subject: { en: "Message about booking {id}", id: "Pesan tentang pesanan {id}" },
    body: {
      en: "{reason}\n\nAbout {object}, {time}. Read and answer it on the page of booking {id}.",
      id: "{reason}\n\nTentang {object}, {time}. Baca dan jawab di halaman pesanan {id}.",
    },
  },
};

export const toManagers: Notice = {
  managers: {
    subject: { en: "{customer} wrote about booking {id}", id: "{customer} menulis tentang pesanan {id}" },
    body: {
      en: "{reason}\n\nAbout {object}, {time}. Read and answer it on the page of the booking.",
      id: "{reason}\n\nTentang {object}, {time}. Baca dan jawab di halaman pesanan.",
    },
  },
};
