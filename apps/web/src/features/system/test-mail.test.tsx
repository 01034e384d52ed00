// @vitest-environment happy-dom
import { noContact } from "@retribusi/contract/features/system/system.contact";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { TestMail } from "./test-mail.tsx";

const settings = {
  versi: 1,
  namaorganisasi: null,
  logo: null,
  ...noContact,
  zonawaktu: "Asia/Jakarta",
  petaalamat: null,
  petaatribusi: null,
  smtpalamat: "smtp://127.0.0.1:1",
  smtppengguna: null,
  smtpsandi: null,
  emailpengirim: null,
  kontakprivasi: null,
  retensidokumen: null,
  batasdiam: null,
  batasjawab: null,
  minimalfoto: null,
  wajibduafaktor: "sukarela",
} as const;
const sentence = /^Error sending email. Please contact system administrator for more info$/;

test.each([
  ["refused", 1],
  ["sent", 0],
] as const)(
  "a test mail that is %s is told in the catalogue's words as often as it failed: %i",
  async (result, times) => {
    fakeApi(() => ({ body: { result, detail: result === "sent" ? null : "ECONNREFUSED" } }));
    const lingkungan = { smtp: null, pengirim: "a@contoh.example" };
    render(<TestMail settings={{ ...settings, lingkungan }} />, { wrapper: screenOf("superuser") });
    fireEvent.click(screen.getByRole("button", { name: "Send a test mail" }));
    const reported = await screen.findByText(
      result === "sent" ? /mail is on its way/ : /^The connection was refused\. Nothing/,
    );
    expect(reported).toBeTruthy();
    expect(screen.queryAllByText(sentence)).toHaveLength(times);
  },
);
